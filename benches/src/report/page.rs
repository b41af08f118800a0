//! The page: what was measured, how to read it, and for each question its plots with a table under each. One file that
//! fetches nothing and runs nothing. Knows HTML and what is worth a plot; what a figure means is known by `cell`.
//!
//! It is well-formed XML as well, which a test reads it as.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::cell::{Cell, Part, Ratio, Row, Verdict, cells};
use super::markdown::distinct;
use super::plot::{About, Bar, Bars, Block, Escaped, Lines, Place, Point, Ratios, Scatter, Series, Spot};
use super::{command, number, profile, title};
use crate::group::Class;
use crate::results::{Results, TIE, Unit};

const STYLE: &str = include_str!("page.css");

/// What the operations that most questions have mean; of others the name has to do.
const MEANING: [(&str, &str); 6] = [
    ("encode", "to a fresh buffer"),
    ("reused", "to a kept buffer"),
    ("owned", "to owned values"),
    ("borrowed", "strings from the input"),
    ("value to payload", "to a kept buffer"),
    ("payload to value", "to owned values"),
];

/// Colours, and what they stand for.
const LEGEND: [(&str, &str); 7] = [
    ("ours", "the library"),
    ("other", "the library, in another form"),
    ("row", "row peer: rows, no more than 1.35 times our bytes"),
    ("wide", "rows, more bytes"),
    ("columnar", "columnar: the whole message at once"),
    ("unequal", "not equal work: never the best peer"),
    ("node", "another runtime (Node)"),
];

/// A bar is broken off where it is so many times as long as the shortest that counts.
const LONGEST: f64 = 6.0;

/// The whole document.
pub(super) fn page(results: &Results) -> String {
    let cells = cells(results);
    let questions = distinct(cells.iter().map(|cell| &*cell.key.question));
    let mut page = Page { out: String::new(), plots: 0 };
    page.put("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>");
    page.put("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
    page.put("<meta name=\"color-scheme\" content=\"light dark\"/><title>shorn and its peers</title><style>");
    page.put(STYLE);
    page.put("</style></head><body>");
    // What hatches the bars of unequal work, in all plots.
    page.put(
        "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" style=\"position:absolute\"><defs>\
         <pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
         <rect class=\"hatch-ground\" width=\"5\" height=\"5\"/><rect class=\"hatch\" width=\"2\" height=\"5\"/></pattern>\
         </defs></svg>",
    );
    page.head(results, &cells);
    page.put("<nav aria-label=\"Questions\"><ul>");
    for question in &questions {
        let (id, title) = (slug(question), title(question));
        page.line(format_args!("<li><a href=\"#{id}\">{}</a></li>", Escaped(&title)));
    }
    if !results.codecs.is_empty() {
        page.put("<li><a href=\"#codecs\">The codecs</a></li>");
    }
    page.put("</ul></nav><main>");
    page.glance(&questions, &cells);
    for question in questions {
        page.question(question, cells.iter().filter(|cell| cell.key.question == question).collect());
    }
    page.codecs(results);
    page.put("</main><footer><p>The same figures for machines: <code>results.json</code>; as tables: <code>tables.md</code>.</p></footer></body></html>\n");
    page.out
}

struct Page {
    out: String,
    /// How many plots there are so far: each needs a name of its own.
    plots: usize,
}

impl Page {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn line(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(text);
        self.out.push('\n');
    }

    /// What was measured, on what, and how to read it.
    fn head(&mut self, results: &Results, cells: &[Cell<'_>]) {
        let machine = &results.machine;
        let codecs: BTreeSet<&str> = cells
            .iter()
            .flat_map(|cell| &cell.rows)
            .filter(|row| row.class != Class::Floor)
            .map(|row| row.codec)
            .collect();
        let fixtures: BTreeSet<&str> = cells.iter().map(|cell| &*cell.key.fixture).collect();
        self.put("<header><h1>shorn and its peers</h1>");
        self.line(format_args!(
            "<p class=\"lead\">What {} codecs need for the same records: {} fixtures, {} comparisons. Every codec had to \
             give every value back before it was measured.</p>",
            codecs.len(),
            fixtures.len(),
            cells.len()
        ));
        if !results.caveats.is_empty() {
            let caveats = results.caveats.join(" ");
            self.line(format_args!("<p class=\"caveat\">{}</p>", Escaped(&caveats)));
        }
        self.put("<dl class=\"facts\">");
        let rows = [
            ("Processor", format!("{}, {} cores", machine.processor, machine.cores)),
            ("Compiler", machine.compiler.clone()),
            ("Allocator", machine.allocator.clone()),
            ("Samples", results.effort.clone()),
            ("When", results.date.clone()),
        ];
        for (name, value) in rows {
            self.line(format_args!("<div><dt>{name}</dt><dd>{}</dd></div>", Escaped(&value)));
        }
        self.line(format_args!(
            "<div class=\"wide\"><dt>Again</dt><dd><code>{}</code></dd></div></dl>",
            Escaped(&command(results))
        ));
        self.put(
            "<details class=\"reading\"><summary>How to read this</summary><ul>\
             <li><b>Ratio</b>: what the library needs by what a peer needs. Below 1 the library needs less. It is the \
             median over rounds of the ratio inside one round, since a machine changes its speed from second to second; \
             trust ratios more than nanoseconds. Of rates it is turned around.</li>\
             <li><b>Tie</b>: a margin below 5 %.</li>\
             <li><b>Alone</b>: each sample from a process that runs one codec and nothing else. It is the one that is \
             quoted. <b>Shared</b>: all codecs in turns in one process, where one leaves caches, branch predictors and \
             the heap to the next.</li>\
             <li><b>Best peer</b>: the fastest at equal work. A codec that builds no value, or leaves half of the work to \
             its caller, is shown hatched below a line and is never the best. Neither is another runtime.</li>\
             <li><b>Whiskers</b> go from the first quartile of the samples to the third. A bar that is broken off is \
             longer than it is drawn; its number is right.</li>\
             <li><b>Size against speed</b>: the steps join the codecs that none beats in both.</li>\
             <li><b>Floor</b>: what no codec can beat, such as to allocate and copy the bytes, or to clone and drop the \
             value.</li></ul></details>",
        );
        self.put("<ul class=\"legend\">");
        for (class, meaning) in LEGEND {
            self.line(format_args!(
                "<li><svg width=\"14\" height=\"12\" aria-hidden=\"true\"><rect class=\"{class}\" width=\"14\" height=\"12\"/></svg>{meaning}</li>"
            ));
        }
        self.put("</ul></header>");
    }

    /// How many cells the library is ahead in, a row a question.
    fn glance(&mut self, questions: &[&str], cells: &[Cell<'_>]) {
        let count = |question: &str, verdict| {
            let of_question = cells.iter().filter(|cell| cell.key.question == question);
            of_question.filter(|cell| against_best(cell).is_some_and(|(_, ratio)| ratio.verdict() == verdict)).count()
        };
        let verdicts = [Verdict::Less, Verdict::Tie, Verdict::More];
        if !questions.iter().any(|question| verdicts.iter().any(|verdict| count(question, *verdict) > 0)) {
            return;
        }
        self.put("<section id=\"glance\"><h2>At a glance</h2><p>The library against the best peer of each comparison, whichever that is.</p>");
        self.put("<table class=\"glance\"><thead><tr><th scope=\"col\">question</th><th scope=\"col\">needs less</th>");
        self.put("<th scope=\"col\">tie</th><th scope=\"col\">needs more</th></tr></thead><tbody>");
        for question in questions {
            let counts = verdicts.map(|verdict| count(question, verdict));
            let (id, title) = (slug(question), title(question));
            if counts.iter().sum::<usize>() == 0 {
                continue;
            }
            let _ = write!(self.out, "<tr><th scope=\"row\"><a href=\"#{id}\">{}</a></th>", Escaped(&title));
            for (count, verdict) in counts.into_iter().zip(verdicts) {
                let _ = write!(self.out, "<td class=\"{}\">{count}</td>", class_of(verdict));
            }
            self.put("</tr>\n");
        }
        self.put("</tbody></table></section>");
    }

    fn question(&mut self, question: &str, cells: Vec<&Cell<'_>>) {
        let (id, title) = (slug(question), title(question));
        self.line(format_args!("<section class=\"question\" id=\"{id}\"><h2>{}</h2>", Escaped(&title)));
        self.ratios(&cells);
        let curves = curves(&cells);
        if !curves.is_empty() {
            self.put("<h3>By the number of records</h3><div class=\"grid\">");
            for curve in &curves {
                self.curve(curve);
            }
            self.put("</div>");
        }
        let single =
            |cell: &&&Cell<'_>| !curves.iter().any(|curve| curve.iter().any(|other| std::ptr::eq(*other, **cell)));
        let cells: Vec<&Cell<'_>> = cells.iter().filter(single).copied().collect();
        let fixtures = distinct(cells.iter().map(|cell| &*cell.key.fixture));
        if fixtures.len() > 1 {
            self.put("<p class=\"jump\">");
            for fixture in &fixtures {
                self.line(format_args!("<a href=\"#{id}-{}\">{}</a>", slug(fixture), Escaped(fixture)));
            }
            self.put("</p>");
        }
        for fixture in fixtures {
            let cells: Vec<&Cell<'_>> = cells.iter().filter(|cell| cell.key.fixture == fixture).copied().collect();
            self.line(format_args!(
                "<h3 id=\"{id}-{}\">{}{}</h3><div class=\"grid\">",
                slug(fixture),
                Escaped(fixture),
                Escaped(&about(&cells))
            ));
            for cell in &cells {
                self.bars(cell);
            }
            // One is enough: the bytes are the same for every operation. Of a set-up or a check it would say nothing.
            let speed = |cell: &&&Cell<'_>| MEANING.iter().any(|(name, _)| cell.key.operation == *name);
            if let Some(cell) = cells.iter().filter(speed).find(|cell| sizes(cell) > 2) {
                self.scatter(cell);
            }
            self.put("</div>");
        }
        self.put("</section>");
    }

    /// What there is to know of the codecs besides, for whoever chooses one.
    fn codecs(&mut self, results: &Results) {
        if results.codecs.is_empty() {
            return;
        }
        self.put("<section id=\"codecs\"><h2>The codecs</h2><p>Speed is not all: what each is, and what its decoder notices of a record that was cut off, or that has a byte behind it.</p>");
        self.put("<div class=\"scroll\"><table class=\"words\"><thead><tr>");
        for head in profile::HEADS {
            self.line(format_args!("<th scope=\"col\">{head}</th>"));
        }
        self.put("</tr></thead><tbody>");
        for codec in &results.codecs {
            let [name, cells @ ..] = profile::row(codec);
            let ours = if codec.kind == "ours" { " class=\"is-ours\"" } else { "" };
            self.line(format_args!("<tr{ours}><th scope=\"row\">{}</th>", Escaped(name)));
            for cell in cells {
                self.line(format_args!("<td>{}</td>", Escaped(cell)));
            }
            self.put("</tr>");
        }
        self.put("</tbody></table></div></section>");
    }

    /// The name of the next plot.
    fn id(&mut self) -> String {
        self.plots += 1;
        format!("plot-{}", self.plots)
    }

    /// A plot, what it is called, and its table.
    fn card(&mut self, caption: &str, plot: &str, table: &str) {
        self.line(format_args!(
            "<figure><figcaption>{caption}</figcaption>{plot}<details><summary>Table</summary><div class=\"scroll\">{table}</div></details></figure>"
        ));
    }

    /// Ours by the best peer, all cells of a question: a plot an operation, or a fixture if there are fewer of these.
    fn ratios(&mut self, cells: &[&Cell<'_>]) {
        let cells: Vec<&Cell<'_>> = cells.iter().filter(|cell| against_best(cell).is_some()).copied().collect();
        if cells.is_empty() {
            return;
        }
        let fixtures = distinct(cells.iter().map(|cell| &*cell.key.fixture));
        let operations = distinct(cells.iter().map(|cell| &*cell.key.operation));
        let by_operation = operations.len() <= fixtures.len();
        self.put("<h3>Ours by the best peer</h3><div class=\"grid\">");
        for name in if by_operation { &operations } else { &fixtures } {
            let names = |cell: &Cell<'_>| match by_operation {
                true => (cell.key.operation.clone(), cell.key.fixture.clone()),
                false => (cell.key.fixture.clone(), cell.key.operation.clone()),
            };
            let mut units: Vec<Unit> = Vec::new();
            let ours = || cells.iter().filter(|cell| names(cell).0 == *name);
            for cell in ours() {
                if !units.contains(&cell.unit) {
                    units.push(cell.unit);
                }
            }
            let mut spots = Vec::new();
            let labels: Vec<String> = ours().map(|cell| names(cell).1).collect();
            let mut table = String::from(
                "<table><thead><tr><th scope=\"col\"></th><th scope=\"col\">best peer</th><th scope=\"col\">ratio</th>\
                 <th scope=\"col\">quartiles</th><th scope=\"col\">shared</th><th scope=\"col\">best row peer</th></tr></thead><tbody>",
            );
            for (cell, label) in ours().zip(&labels) {
                let Some((best, ratio)) = against_best(cell) else { continue };
                let verdict = ratio.verdict();
                let median = number::ratio(ratio.median);
                let quartiles = format!("{}–{}", number::ratio(ratio.quartiles.0), number::ratio(ratio.quartiles.1));
                spots.push(Spot {
                    label,
                    class: class_of(verdict),
                    value: ratio.median,
                    spread: ratio.quartiles,
                    says: format!("{median} {}", best.codec),
                    hover: format!("{label}: {median} of {}, quartiles {quartiles}: {}", best.codec, words(verdict)),
                });
                let shared = cell.shared(best).map(|ratio| number::ratio(ratio.median)).unwrap_or_default();
                let row = cell
                    .best_row()
                    .and_then(|row| Some(format!("{} {}", number::ratio(cell.ratio(row)?.median), row.codec)));
                let _ = write!(
                    table,
                    "<tr><th scope=\"row\">{}</th><td>{}</td><td class=\"{}\">{median}</td><td>{quartiles}</td><td>{shared}</td><td>{}</td></tr>",
                    Escaped(label),
                    Escaped(best.codec),
                    class_of(verdict),
                    Escaped(&row.unwrap_or_default())
                );
            }
            table.push_str("</tbody></table>");
            let id = self.id();
            let title = format!("Ours by the best peer: {name}");
            let description = format!(
                "Ratios of the library to the best peer, of {} rows; left of one the library needs less.",
                spots.len()
            );
            let about = About { id: &id, title: &title, description: &description };
            let plot = Ratios { about, spots, tie: TIE }.draw();
            let units: Vec<&str> = units.into_iter().map(number::name).collect();
            let mut caption = format!("<b>{}</b>", Escaped(name));
            if by_operation {
                caption.push_str(&meaning(name));
            }
            if units != ["ns"] {
                let _ = write!(caption, " <span>{}</span>", units.join(", "));
            }
            self.card(&caption, &plot, &table);
        }
        self.put("</div>");
    }

    fn bars(&mut self, cell: &Cell<'_>) {
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

    fn scatter(&mut self, cell: &Cell<'_>) {
        let points: Vec<Point<'_>> = cell
            .rows
            .iter()
            .filter(|row| row.class != Class::Floor)
            .filter_map(|row| {
                let y = row.quoted()?.median();
                let x = row.bytes? as f64;
                let strong = row.class == Class::Ours;
                let counts = strong || row.class.counts();
                let (class, hover) = (class(cell, row), hover(cell, row));
                (x > 0.0 && y > 0.0).then_some(Point { label: row.codec, class, x, y, hover, strong, counts })
            })
            .collect();
        let mut rows: Vec<&Row<'_>> = cell.rows.iter().filter(|row| row.bytes.is_some()).collect();
        rows.sort_by_key(|row| row.bytes);
        let unit = number::name(cell.unit);
        let mut table = format!(
            "<table><thead><tr><th scope=\"col\">codec</th><th scope=\"col\">bytes</th><th scope=\"col\">{unit}</th></tr></thead><tbody>"
        );
        for row in rows {
            let (Some(bytes), Some(figure)) = (row.bytes, row.quoted()) else { continue };
            let _ = write!(
                table,
                "<tr{}><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                if row.class == Class::Ours { " class=\"is-ours\"" } else { "" },
                Escaped(row.codec),
                number::whole(bytes as f64),
                number::plain(figure.median())
            );
        }
        table.push_str("</tbody></table>");
        let id = self.id();
        let operation = &cell.key.operation;
        let title = format!("{}: size against speed, {operation}", cell.key.fixture);
        let description =
            format!("{} codecs by the bytes of their payload and their time, both axes logarithmic.", points.len());
        let about = About { id: &id, title: &title, description: &description };
        let tick = |at| number::tick(cell.unit, at);
        let plot = Scatter {
            about,
            points,
            x: ("bytes →", &|at| number::tick(Unit::Bytes, at)),
            y: (&format!("↑ {unit}, {operation}"), &tick),
        }
        .draw();
        self.card(
            &format!("<b>size against speed</b> <span>{}; down and left is better</span>", Escaped(operation)),
            &plot,
            &table,
        );
    }

    /// One operation over a growing number of records.
    fn curve(&mut self, cells: &[&Cell<'_>]) {
        let Some(first) = cells.first() else { return };
        let each = |cell: &Cell<'_>| if cell.unit == Unit::RecordsPerSecond { 1.0 } else { cell.records as f64 };
        let codecs = distinct(
            cells.iter().flat_map(|cell| &cell.rows).filter(|row| row.class != Class::Floor).map(|row| row.codec),
        );
        let mut series: Vec<Series<'_>> = Vec::new();
        let mut peers = 0;
        let unit = number::name(first.unit);
        let mut table = format!("<table><caption>{unit}, a record</caption><thead><tr><th scope=\"col\">records</th>");
        for cell in cells {
            let _ = write!(table, "<th scope=\"col\">{}</th>", number::whole(cell.records as f64));
        }
        table.push_str("</tr></thead><tbody>");
        for codec in codecs {
            let _ = write!(table, "<tr><th scope=\"row\">{}</th>", Escaped(codec));
            let mut points = Vec::new();
            let mut strong = false;
            for cell in cells {
                let row = cell.rows.iter().find(|row| row.codec == codec);
                let figure = row.and_then(Row::quoted);
                strong |= row.is_some_and(|row| row.class == Class::Ours);
                if let Some(figure) = figure.filter(|figure| figure.median() > 0.0) {
                    let (low, high) = figure.spread();
                    let each = each(cell);
                    let spread = (low > 0.0 && high > low).then_some((low / each, high / each));
                    points.push(Place { x: cell.records as f64, y: figure.median() / each, spread });
                    let _ = write!(table, "<td>{}</td>", number::plain(figure.median() / each));
                } else {
                    table.push_str("<td></td>");
                }
            }
            table.push_str("</tr>");
            const COLOURS: [&str; 8] = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"];
            let class = if strong { "ours" } else { COLOURS.get(peers).copied().unwrap_or("rest") };
            peers += usize::from(!strong);
            let ends = points.first().zip(points.last());
            let hover = ends.map_or(codec.into(), |(a, b)| {
                format!(
                    "{codec}: {} a record at first, {} in the end",
                    number::value(first.unit, a.y),
                    number::value(first.unit, b.y)
                )
            });
            series.push(Series { label: codec, class, points, hover, strong });
        }
        table.push_str("</tbody></table>");
        let id = self.id();
        let operation = &first.key.operation;
        let title = format!("{operation}, by the number of records");
        let description =
            format!("{} codecs over {} numbers of records, both axes logarithmic.", series.len(), cells.len());
        let about = About { id: &id, title: &title, description: &description };
        let plot = Lines {
            about,
            series,
            x: ("records →", &|at| number::tick(Unit::Instructions, at)),
            y: (&format!("↑ {unit} a record"), &|at| number::tick(first.unit, at)),
        }
        .draw();
        self.card(&format!("<b>{}</b>{}", Escaped(operation), meaning(operation)), &plot, &table);
    }
}

/// The cells of a question that are one thing in growing numbers, an operation each: three numbers of records at least,
/// and names that differ in that number and in nothing else.
fn curves<'c, 'r>(cells: &[&'c Cell<'r>]) -> Vec<Vec<&'c Cell<'r>>> {
    let mut curves: BTreeMap<(usize, &str, String), Vec<&'c Cell<'r>>> = BTreeMap::new();
    for (place, cell) in cells.iter().enumerate() {
        let stem = cell.key.fixture.replacen(&cell.records.to_string(), "", 1);
        if stem == cell.key.fixture {
            continue;
        }
        // In the order of their first cells.
        let same = |key: &&(usize, &str, String)| key.1 == cell.key.operation && key.2 == stem;
        let first = curves.keys().find(same).map_or(place, |key| key.0);
        curves.entry((first, &cell.key.operation, stem)).or_default().push(cell);
    }
    let mut curves: Vec<Vec<&Cell<'_>>> = curves.into_values().collect();
    for curve in &mut curves {
        curve.sort_by_key(|cell| cell.records);
        curve.dedup_by_key(|cell| cell.records);
    }
    curves.retain(|curve| curve.len() >= 3);
    curves
}

/// The best peer, and our ratio to it.
fn against_best<'c, 'r>(cell: &'c Cell<'r>) -> Option<(&'c Row<'r>, Ratio)> {
    let best = cell.best()?;
    Some((best, cell.ratio(best)?))
}

/// How many sizes there are to tell apart, where the figure is not a size itself.
fn sizes(cell: &Cell<'_>) -> usize {
    if !matches!(cell.unit, Unit::Nanoseconds | Unit::Instructions) {
        return 0;
    }
    cell.rows.iter().filter_map(|row| row.bytes).collect::<BTreeSet<_>>().len()
}

/// Our bytes and the number of records, behind the name of a fixture.
fn about(cells: &[&Cell<'_>]) -> String {
    let bytes = cells.iter().filter(|cell| sizes(cell) > 0).find_map(|cell| cell.ours()?.bytes);
    let records = cells.iter().map(|cell| cell.records).max().unwrap_or(1);
    let mut text = String::new();
    if let Some(bytes) = bytes {
        let _ = write!(text, " · {} bytes", number::whole(bytes as f64));
    }
    if records > 1 {
        let _ = write!(text, " · {} records", number::whole(records as f64));
    }
    text
}

fn meaning(operation: &str) -> String {
    let meaning = MEANING.iter().find(|(name, _)| *name == operation);
    meaning.map_or(String::new(), |(_, meaning)| format!(" <span>{meaning}</span>"))
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

/// All that is known of one row.
fn hover(cell: &Cell<'_>, row: &Row<'_>) -> String {
    let mut text = format!("{} ({})", row.codec, cell.class(row));
    let Some(figure) = row.quoted() else { return text };
    let _ = write!(text, "\n{}", number::value(cell.unit, figure.median()));
    if figure.samples.len() > 1 {
        let (low, high) = figure.spread();
        let how = if row.alone.is_some() { "alone" } else { "shared" };
        let _ = write!(
            text,
            ", quartiles {} – {}, {} samples, {how}",
            number::value(cell.unit, low),
            number::value(cell.unit, high),
            figure.samples.len()
        );
    }
    if let Some(bytes) = row.bytes {
        let _ = write!(text, "\n{} bytes", number::whole(bytes as f64));
    }
    if let Some(ratio) = cell.ratio(row).filter(|_| row.class != Class::Ours) {
        let _ = write!(text, "\nours needs {} of it", number::ratio(ratio.median));
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

/// That of a colour.
fn class(cell: &Cell<'_>, row: &Row<'_>) -> &'static str {
    match row.class {
        Class::Ours => "ours",
        Class::Other => "other",
        Class::Row | Class::Varint if row.bytes.is_none() || cell.is_row_peer(row) => "row",
        Class::Row | Class::Varint => "wide",
        Class::Columnar => "columnar",
        Class::Unequal => "unequal",
        Class::Node => "node",
        Class::Floor => "floor",
    }
}

fn class_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Less => "less",
        Verdict::Tie => "tie",
        Verdict::More => "more",
    }
}

fn words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Less => "the library needs less",
        Verdict::Tie => "a tie",
        Verdict::More => "the library needs more",
    }
}

/// A name as an anchor.
fn slug(name: &str) -> String {
    name.chars().map(|char| if char.is_ascii_alphanumeric() { char.to_ascii_lowercase() } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::cell::tests::{event, figure, results};
    use super::*;
    use crate::results::{Figure, Mode};

    /// The page as XML, which all of it is.
    fn parsed<T>(results: &Results, look: impl FnOnce(&roxmltree::Document<'_>) -> T) -> T {
        let page = page(results);
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        look(&roxmltree::Document::parse_with_options(&page, options).unwrap_or_else(|error| panic!("{error}\n{page}")))
    }

    fn texts(node: roxmltree::Node<'_, '_>) -> String {
        node.descendants().filter(|node| node.is_text()).filter_map(|node| node.text()).collect()
    }

    fn named<'d>(document: &'d roxmltree::Document<'d>, tag: &str) -> Vec<roxmltree::Node<'d, 'd>> {
        document.descendants().filter(|node| node.tag_name().name() == tag).collect()
    }

    #[test]
    fn every_codec_is_in_the_plots_and_in_the_tables() {
        parsed(&event(), |document| {
            let figures = named(document, "figure");
            assert_eq!(figures.len(), 3, "the ratios, the bars, size against speed");
            for codec in ["shorn", "wide", "small", "view", "js"] {
                for figure in &figures[1..] {
                    let found = |tag| figure.descendants().any(|it| it.tag_name().name() == tag && texts(it) == codec);
                    assert!(found("text") && found("th"), "{codec}");
                }
            }
            assert!(texts(figures[0]).contains("0.82 wide"));
            let caption = figures[1].descendants().find(|node| node.tag_name().name() == "figcaption").unwrap();
            assert_eq!(texts(caption), "reused to a kept buffer ● 0.82 of wide");
        });
    }

    #[test]
    fn what_is_not_equal_work_is_apart_and_another_runtime_in_a_column_of_its_own() {
        parsed(&event(), |document| {
            let table = named(document, "table").into_iter().find(|table| texts(*table).contains("Node, ns")).unwrap();
            let bodies: Vec<_> = table.children().filter(|node| node.tag_name().name() == "tbody").collect();
            assert_eq!(
                bodies.iter().map(|body| body.attribute("class").unwrap()).collect::<Vec<_>>(),
                ["equal", "apart", "apart"]
            );
            let node: Vec<String> = bodies[2].children().next().unwrap().children().map(texts).collect();
            assert_eq!(node, ["js", "46", "", "", "0.10", "410–430", "another runtime (Node)", "420"]);
            let classes = |name| document.descendants().filter(|node| node.attribute("class") == Some(name)).count();
            assert!(classes("unequal") > 1 && classes("node") > 1);
        });
    }

    #[test]
    fn the_head_says_what_was_measured_on_what_and_how_to_do_it_again() {
        parsed(&event(), |document| {
            let head = texts(named(document, "header")[0]);
            let said = [
                "5 codecs",
                "1 fixtures, 1 comparisons",
                "A <fast> processor & co, 2 cores",
                "a compiler",
                "an allocator",
                "three samples",
                "2026-01-02",
                "Made by hand.",
                "-- report --quick",
            ];
            for part in said {
                assert!(head.contains(part), "{part}: {head}");
            }
        });
    }

    #[test]
    fn plots_have_a_role_a_title_and_a_description_of_their_own() {
        parsed(&event(), |document| {
            let plots: Vec<_> =
                named(document, "svg").into_iter().filter(|svg| svg.attribute("role") == Some("img")).collect();
            assert_eq!(plots.len(), 3);
            let mut ids = BTreeSet::new();
            for plot in plots {
                for id in plot.attribute("aria-labelledby").unwrap().split(' ') {
                    let node = plot.children().find(|node| node.attribute("id") == Some(id)).unwrap();
                    assert!(!texts(node).is_empty() && ids.insert(id.to_string()));
                }
            }
            for link in named(document, "a") {
                let target = link.attribute("href").unwrap().trim_start_matches('#');
                assert!(document.descendants().any(|node| node.attribute("id") == Some(target)), "{target}");
            }
        });
    }

    #[test]
    fn a_page_fetches_nothing() {
        let page = page(&event());
        // The name of SVG itself is no address that anything is loaded from.
        let left = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        for word in ["http:", "https:", "//", "@import", "<script", "<link", "src="] {
            assert!(!left.contains(word), "{word}");
        }
    }

    #[test]
    fn growing_numbers_are_curves_and_questions_without_us_are_bars() {
        let of = |records: u64, codec, class| {
            let mut figure = figure(codec, class, Mode::Shared, 44, &[records as f64 * 10.0; 3]);
            (figure.key.question, figure.key.fixture) = ("scaling".into(), format!("{records}-events"));
            Figure { records, ..figure }
        };
        let mut run = results(Vec::new());
        for records in [1_000, 10, 100] {
            run.figures.extend([of(records, "shorn", Class::Ours), of(records, "peer", Class::Row)]);
        }
        // A name with a number that is not the number of records, and nothing of ours in it.
        let mut other = figure("theirs", Class::Row, Mode::Counted, 44, &[7.0]);
        (other.unit, other.key.question, other.key.fixture) = (Unit::Allocations, "odd".into(), "batch100he".into());
        run.figures.push(other);
        parsed(&run, |document| {
            let plots = |kind: &str| {
                let class = format!("plot {kind}");
                document.descendants().filter(|node| node.attribute("class") == Some(&class)).count()
            };
            assert_eq!((plots("lines"), plots("bars"), plots("scatter"), plots("ratios")), (1, 1, 0, 1));
            let table =
                named(document, "table").into_iter().find(|table| texts(*table).starts_with("ns, a record")).unwrap();
            // Ten nanoseconds a record, whatever their number.
            assert_eq!(texts(table), "ns, a recordrecords101001,000shorn101010peer101010");
        });
    }

    #[test]
    fn codecs_are_known_by_more_than_their_speed() {
        parsed(&event(), |document| {
            let codecs = document.descendants().find(|node| node.attribute("id") == Some("codecs")).unwrap();
            let rows: Vec<_> = codecs.descendants().filter(|node| node.tag_name().name() == "tr").collect();
            let row: Vec<String> = rows[1].children().filter(|node| node.is_element()).map(texts).collect();
            assert_eq!(row, ["wide", "rows", "no", "yes", "yes", "yes, or panics", "no", "wide & slow"]);
        });
    }

    #[test]
    fn nothing_measured_is_still_a_page() {
        parsed(&results(Vec::new()), |document| assert!(named(document, "figure").is_empty()));
    }
}
