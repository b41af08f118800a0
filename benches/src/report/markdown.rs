//! Figures as Markdown: every table, and the short one for the README. Knows Markdown and how a table is read; finds
//! nothing out itself.

use std::fmt::Write as _;

use super::cell::{Cell, Part, Ratio, Row, Verdict, cells};
use super::{number, profile};
use crate::results::{Results, Unit};

/// What a reader has to know, once.
const READING: &str = "\
A ratio is what the library needs by what the codec of that row needs: below 1 it needs less. It is the median over \
rounds of the ratio inside one round. *alone* is one process for each sample and the one that is quoted; *shared* is \
all codecs in turns in one process. Margins below 5 % are ties and marked ≈. The spread is that from the first \
quartile to the third. What is not equal work, and what is another runtime, stands below a line of its own and is \
never the best peer, which is marked *.";

/// All of them: a table a cell.
pub(super) fn tables(results: &Results) -> String {
    let mut text = format!("# Figures\n\n{READING}\n\n");
    text.push_str(&provenance(results));
    let mut question = "";
    for cell in cells(results) {
        if cell.key.question != question {
            question = &cell.key.question;
            let _ = write!(text, "\n## {}\n", super::title(question));
        }
        table(&mut text, &cell);
        let _ = write!(text, "\n{}\n", machine(results));
    }
    if !results.codecs.is_empty() {
        let _ = write!(text, "\n## The codecs\n\n| {} |\n", profile::HEADS.join(" | "));
        let _ = writeln!(text, "{}|", "|---".repeat(profile::HEADS.len()));
        for codec in &results.codecs {
            let _ = writeln!(text, "| {} |", profile::row(codec).map(escape).join(" | "));
        }
    }
    text
}

/// One line that goes beneath each table.
fn machine(results: &Results) -> String {
    let machine = &results.machine;
    format!(
        "<sub>{}, {} cores; {}; {}; {}; {}</sub>",
        machine.processor, machine.cores, machine.compiler, machine.allocator, results.effort, results.date
    )
}

/// The command, and what speaks against quoting the figures.
fn provenance(results: &Results) -> String {
    let mut text = format!("`{}`\n", super::command(results));
    for caveat in &results.caveats {
        let _ = write!(text, "\n> {caveat}\n");
    }
    text
}

fn table(text: &mut String, cell: &Cell<'_>) {
    let unit = number::name(cell.unit);
    let _ = write!(text, "\n### {}, {}\n\n", cell.key.fixture, cell.key.operation);
    let node = !cell.part(Part::Node).is_empty();
    let (head, line) = if node { (format!(" Node, {unit} |"), "--:|") } else { (String::new(), "") };
    let _ = writeln!(text, "| codec | bytes | {unit} | spread | ratio, alone | ratio, shared |{head} |");
    let _ = writeln!(text, "|---|--:|--:|--:|--:|--:|{line}---|");
    for row in cell.part(Part::Equal).into_iter().chain(cell.floor()) {
        text.push_str(&line_of(cell, row, node));
    }
    for part in [Part::Unequal, Part::Node] {
        let rows = cell.part(part);
        if rows.is_empty() {
            continue;
        }
        let empty = if node { "| | | | | | | |" } else { "| | | | | | |" };
        let _ = writeln!(text, "| **{}** {empty}", part.title());
        for row in rows {
            text.push_str(&line_of(cell, row, node));
        }
    }
}

/// A row of that table; `node` if it has a column for another runtime.
fn line_of(cell: &Cell<'_>, row: &Row<'_>, node: bool) -> String {
    let mark = if cell.best().is_some_and(|best| best.codec == row.codec) { " *" } else { "" };
    let bytes = row.bytes.map(|bytes| number::whole(bytes as f64)).unwrap_or_default();
    let ours = cell.ours().is_some_and(|ours| ours.codec == row.codec);
    let of = |ratio: Option<Ratio>| if ours { String::new() } else { ratio.map(quoted).unwrap_or_default() };
    let (median, spread) = figures(row);
    // Another runtime's figures are in a column of their own.
    let (here, there) = match Part::of(row.class) {
        Part::Node => (String::new(), format!(" {median} |")),
        _ if node => (median, " |".into()),
        _ => (median, String::new()),
    };
    format!(
        "| {}{mark} | {bytes} | {here} | {spread} | {} | {} |{there} {} |\n",
        escape(row.codec),
        of(cell.alone(row)),
        of(cell.shared(row)),
        cell.class(row)
    )
}

/// Median and quartiles, in the unit of the column; a count has no spread.
fn figures(row: &Row<'_>) -> (String, String) {
    let Some(figure) = row.quoted() else { return Default::default() };
    let (low, high) = figure.spread();
    let spread = match figure.samples.len() {
        0 | 1 => String::new(),
        _ => format!("{}–{}", number::plain(low), number::plain(high)),
    };
    (number::plain(figure.median()), spread)
}

/// A ratio, and whether it is a tie.
fn quoted(ratio: Ratio) -> String {
    let tie = if ratio.verdict() == Verdict::Tie { "≈" } else { "" };
    format!("{tie}{}", number::ratio(ratio.median))
}

fn escape(text: &str) -> String {
    text.replace('|', "\\|")
}

/// A row a fixture, ours by the best peer: what a README has room for. It has the questions that every codec is asked,
/// encode and decode, if they were asked.
pub(super) fn readme(results: &Results) -> String {
    let all: Vec<Cell<'_>> = cells(results).into_iter().filter(|cell| cell.unit == Unit::Nanoseconds).collect();
    let standard = |cell: &&Cell<'_>| matches!(&*cell.key.question, "encode" | "decode");
    let some = all.iter().any(|cell| standard(&cell));
    let cells: Vec<&Cell<'_>> = all.iter().filter(|cell| !some || standard(cell)).collect();
    let operations = distinct(cells.iter().map(|cell| &*cell.key.operation));
    let mut text = String::from("| | bytes | by the smallest peer's |");
    let mut line = String::from("|---|--:|--:|");
    for operation in &operations {
        let _ = write!(text, " {operation} |");
        line.push_str("--:|");
    }
    let _ = writeln!(text, "\n{line}");
    for fixture in distinct(cells.iter().map(|cell| &*cell.key.fixture)) {
        let of_fixture = || cells.iter().filter(|cell| cell.key.fixture == fixture);
        let sized = of_fixture().find_map(|cell| Some((cell.ours()?.bytes?, cell.smallest())));
        let bytes = sized.map(|(bytes, _)| number::whole(bytes as f64)).unwrap_or_default();
        let size = sized.and_then(|(bytes, smallest)| {
            let smallest = smallest?;
            let ratio = bytes as f64 / smallest.bytes? as f64;
            Some(format!("{} ({})", number::ratio(ratio), escape(smallest.codec)))
        });
        let _ = write!(text, "| {fixture} | {bytes} | {} |", size.unwrap_or_default());
        for operation in &operations {
            let cell = of_fixture().find(|cell| cell.key.operation == *operation);
            let ratio = cell.and_then(|cell| {
                let best = cell.best()?;
                Some(format!("{} ({})", quoted(cell.ratio(best)?), escape(best.codec)))
            });
            let _ = write!(text, " {} |", ratio.unwrap_or_default());
        }
        text.push('\n');
    }
    let how = if all.iter().any(|cell| cell.rows.iter().any(|row| row.class.counts() && row.alone.is_some())) {
        "each codec in a process of its own"
    } else {
        "all codecs in turns in one process"
    };
    let _ = write!(
        text,
        "\nTime by that of the best peer at equal work, {how}; below 1 the library needs less, ≈ is a tie (below 5 %). \
         {}\n\n{}",
        machine(results),
        provenance(results)
    );
    text
}

/// Each once, in the order of their first time.
pub(super) fn distinct<'t>(all: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let mut distinct = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct
}

#[cfg(test)]
mod tests {
    use super::super::cell::tests::{event, figure, results};
    use super::*;
    use crate::group::Class;
    use crate::results::{Figure, Mode};

    #[test]
    fn a_table_has_every_codec_and_what_was_found() {
        let text = tables(&event());
        // Alone: 30, 33, 36 by 40, the quartiles halfway. Shared: 40, 42, 44 by 40, which is just no tie any more.
        let rows = [
            "| shorn | 44 | 33 | 31.5–34.5 |  |  | | ours |",
            "| wide * | 88 | 40 | 40–40 | 0.82 | 1.05 | | rows |",
            "| small | 45 | 66 | 63–69 | 0.50 | 0.50 | | row peer, varints |",
            "| (floor) | 44 | 4 | 4–4 |  | 10.5 | | floor |",
            "| **not equal work** | | | | | | | |",
            "| view | 88 | 10 | 10–10 | 3.30 | 4.00 | | not equal work |",
            "| **another runtime (Node)** | | | | | | | |",
            "| js | 46 |  | 410–430 |  | 0.10 | 420 | another runtime (Node) |",
        ];
        assert!(text.ends_with("\n| wide | rows | no | yes | yes | yes, or panics | no | wide & slow |\n"), "{text}");
        let text = text.split("## The codecs").next().unwrap_or_default();
        let found: Vec<&str> = text.lines().filter(|line| line.starts_with("| ") && !line.contains("codec")).collect();
        assert_eq!(found, rows);
        let head = "| codec | bytes | ns | spread | ratio, alone | ratio, shared | Node, ns | |";
        assert!(text.contains(head), "{text}");
        assert!(text.contains("A <fast> processor & co, 2 cores; a compiler; an allocator; three samples"), "{text}");
        assert!(text.contains("> Made by hand."), "{text}");
    }

    #[test]
    fn the_readme_has_the_best_peer_of_each_cell() {
        let operation = |mut figure: Figure, question: &str, operation: &str| {
            (figure.key.question, figure.key.operation) = (question.into(), operation.into());
            figure
        };
        let mut run = event();
        run.figures.extend([
            operation(figure("shorn", Class::Ours, Mode::Alone, 44, &[98.0]), "decode", "owned"),
            operation(figure("small", Class::Varint, Mode::Alone, 45, &[100.0]), "decode", "owned"),
            // No part of a README.
            operation(figure("shorn", Class::Ours, Mode::Alone, 44, &[1.0]), "setup", "first"),
        ]);
        let text = readme(&run);
        let mut lines = text.lines();
        assert_eq!(lines.next(), Some("| | bytes | by the smallest peer's | reused | owned |"));
        assert_eq!(lines.next(), Some("|---|--:|--:|--:|--:|"));
        assert_eq!(lines.next(), Some("| event | 44 | 0.98 (small) | 0.82 (wide) | ≈0.98 (small) |"));
        assert_eq!(lines.next(), Some(""));
        assert!(text.contains("`cargo run --release -p shorn-bench -- report --quick`"), "{text}");
    }

    #[test]
    fn a_count_has_no_spread_and_no_other_runtime_no_column() {
        let count = |codec, class, count| Figure {
            unit: Unit::Allocations,
            ..figure(codec, class, Mode::Counted, 44, &[count])
        };
        let text = tables(&results(vec![count("shorn", Class::Ours, 1.0), count("a|b", Class::Row, 4.0)]));
        assert!(text.contains("| codec | bytes | allocations | spread | ratio, alone | ratio, shared | |\n"), "{text}");
        assert!(text.contains("| a\\|b * | 44 | 4 |  |  | 0.25 | row peer |\n"), "{text}");
    }
}
