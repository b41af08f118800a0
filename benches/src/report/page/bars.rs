//! One comparison: every codec's figure as a bar, and all that is known of them as a table. Knows what is apart from
//! what, and where a bar is broken off; knows nothing of other cells.

use std::fmt::Write as _;

use super::Page;
use super::words::{against_best, class, class_of, hover, meaning, words};
use crate::group::Class;
use crate::report::cell::{Cell, Part, Ratio, Row, Verdict};
use crate::report::number;
use crate::report::plot::{About, Bar, Bars, Block, Escaped};
use crate::results::Unit;

/// A bar is broken off where it is so many times as long as the shortest that counts.
const LONGEST: f64 = 6.0;

impl Page {
    /// The bars of a cell, and its table.
    pub(super) fn bars(&mut self, cell: &Cell<'_>) {
        let mut shortest = f64::INFINITY;
        let values = cell.rows.iter().filter(|row| row.class.counts() || row.class == Class::Ours);
        for figure in values.filter_map(Row::quoted) {
            shortest = shortest.min(figure.median());
        }
        let all = cell.rows.iter().filter_map(Row::quoted).map(|figure| figure.median()).fold(0.0, f64::max);
        // Rates are better the longer they are, and one that is a little too long is drawn to its end; so is a count
        // where the shortest is none at all.
        let cut = cell.unit != Unit::RecordsPerSecond && shortest > 0.0 && all > shortest * LONGEST * 1.25;
        let longest = if cut { shortest * LONGEST } else { f64::INFINITY };
        let blocks = Part::ALL.into_iter().filter_map(|part| {
            let bars: Vec<Bar<'_>> = cell
                .part(part)
                .into_iter()
                .filter_map(|row| {
                    let figure = row.quoted()?;
                    let value = figure.median();
                    Some(Bar {
                        label: row.codec,
                        class: class(cell, row),
                        value,
                        spread: (figure.samples.len() > 1).then(|| figure.spread()),
                        says: number::value(cell.unit, value),
                        hover: hover(cell, row),
                        strong: row.class == Class::Ours,
                    })
                })
                .collect();
            let title = (part != Part::Equal).then(|| part.title());
            (!bars.is_empty()).then_some(Block { title, bars })
        });
        let blocks: Vec<Block<'_>> = blocks.collect();
        let floor = cell.floor().and_then(|row| {
            let value = row.quoted()?.median();
            let name = row.codec.trim_matches(['(', ')']);
            (value <= longest).then(|| (value, format!("{name} {}", number::value(cell.unit, value))))
        });
        let id = self.id();
        let title = format!("{}, {}", cell.key.fixture, cell.key.operation);
        let description = summary(cell);
        let about = About { id: &id, title: &title, description: &description };
        let unit = cell.unit;
        let plot = Bars { about, blocks, floor, longest, tick: &|at| number::tick(unit, at) }.draw();
        let caption = caption(cell);
        self.card(&caption, &plot, &table(cell));
    }
}

/// Name, meaning, and ours by the best peer.
fn caption(cell: &Cell<'_>) -> String {
    let operation = &cell.key.operation;
    let mut text = format!("<b>{}</b>{}", Escaped(operation), meaning(operation));
    if let Some((best, ratio)) = against_best(cell) {
        let verdict = ratio.verdict();
        let mark = match verdict {
            Verdict::Less => "●",
            Verdict::Tie => "◆",
            Verdict::More => "■",
        };
        let _ = write!(
            text,
            " <span class=\"verdict {}\" title=\"{}\">{mark} {} of {}</span>",
            class_of(verdict),
            words(verdict),
            number::ratio(ratio.median),
            Escaped(best.codec)
        );
    }
    text
}

/// For those who do not see the plot.
fn summary(cell: &Cell<'_>) -> String {
    let equal = cell.part(Part::Equal);
    let mut text = format!("Bars of {}, {} codecs at equal work.", number::name(cell.unit), equal.len());
    if let Some((row, figure)) = equal.first().and_then(|row| Some((row, row.quoted()?))) {
        let _ = write!(text, " The best is {} with {}.", row.codec, number::value(cell.unit, figure.median()));
    }
    if let Some((best, ratio)) = against_best(cell) {
        let _ = write!(text, " The library needs {} of the best peer, {}.", number::ratio(ratio.median), best.codec);
    }
    text
}

/// The figures of a cell, as the bars are ordered; the ratios where a narrow card still shows them.
fn table(cell: &Cell<'_>) -> String {
    let unit = number::name(cell.unit);
    let node = !cell.part(Part::Node).is_empty();
    let mut text = String::from("<table><thead><tr>");
    let node_head = format!("Node, {unit}");
    let heads = ["codec", "bytes", unit, "alone", "shared", "quartiles", "kind"];
    for head in heads.into_iter().chain(node.then_some(&*node_head)) {
        let _ = write!(text, "<th scope=\"col\">{head}</th>");
    }
    text.push_str("</tr></thead>");
    for part in Part::ALL {
        let rows = cell.part(part);
        if rows.is_empty() {
            continue;
        }
        let _ = write!(text, "<tbody class=\"{}\">", if part == Part::Equal { "equal" } else { "apart" });
        let floor = cell.floor().filter(|_| part == Part::Equal);
        for row in rows.into_iter().chain(floor) {
            let ours = row.class == Class::Ours;
            let of = |ratio: Option<Ratio>| {
                let Some(ratio) = ratio.filter(|_| !ours) else { return String::new() };
                let tie = if ratio.verdict() == Verdict::Tie { "≈" } else { "" };
                format!("{tie}{}", number::ratio(ratio.median))
            };
            let figure = row.quoted();
            let value = figure.map(|figure| number::plain(figure.median())).unwrap_or_default();
            let spread = figure.filter(|figure| figure.samples.len() > 1).map(|figure| figure.spread());
            let spread = spread.map(|(low, high)| format!("{}–{}", number::plain(low), number::plain(high)));
            let (here, there) = if part == Part::Node { (String::new(), value) } else { (value, String::new()) };
            let cells = [
                row.bytes.map(|bytes| number::whole(bytes as f64)).unwrap_or_default(),
                here,
                of(cell.alone(row)),
                of(cell.shared(row)),
                spread.unwrap_or_default(),
                cell.class(row).into(),
                there,
            ];
            let _ = write!(
                text,
                "<tr{}><th scope=\"row\">{}</th>",
                if ours { " class=\"is-ours\"" } else { "" },
                Escaped(row.codec)
            );
            for cell in cells.iter().take(if node { 7 } else { 6 }) {
                let _ = write!(text, "<td>{}</td>", Escaped(cell));
            }
            text.push_str("</tr>");
        }
        text.push_str("</tbody>");
    }
    text.push_str("</table>");
    text
}
