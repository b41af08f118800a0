//! What is said of a cell, a row or a verdict in more than one part of the page: the words, the names of colours, and
//! anchors. Knows no part.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::group::Class;
use crate::report::cell::{Cell, Ratio, Row, Verdict};
use crate::report::number;
use crate::results::Unit;

/// What the operations that most questions have mean; of others the name has to do.
pub(super) const MEANING: [(&str, &str); 6] = [
    ("encode", "to a fresh buffer"),
    ("reused", "to a kept buffer"),
    ("owned", "to owned values"),
    ("borrowed", "strings from the input"),
    ("value to payload", "to a kept buffer"),
    ("payload to value", "to owned values"),
];

/// The best peer, and our ratio to it.
pub(super) fn against_best<'c, 'r>(cell: &'c Cell<'r>) -> Option<(&'c Row<'r>, Ratio)> {
    let best = cell.best()?;
    Some((best, cell.ratio(best)?))
}

/// How many sizes there are to tell apart, where the figure is not a size itself.
pub(super) fn sizes(cell: &Cell<'_>) -> usize {
    if !matches!(cell.unit, Unit::Nanoseconds | Unit::Instructions) {
        return 0;
    }
    cell.rows.iter().filter_map(|row| row.bytes).collect::<BTreeSet<_>>().len()
}

/// What an operation means, behind its name.
pub(super) fn meaning(operation: &str) -> String {
    let meaning = MEANING.iter().find(|(name, _)| *name == operation);
    meaning.map_or(String::new(), |(_, meaning)| format!(" <span>{meaning}</span>"))
}

/// All that is known of one row.
pub(super) fn hover(cell: &Cell<'_>, row: &Row<'_>) -> String {
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

/// That of a colour.
pub(super) fn class(cell: &Cell<'_>, row: &Row<'_>) -> &'static str {
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

/// That of a verdict.
pub(super) fn class_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Less => "less",
        Verdict::Tie => "tie",
        Verdict::More => "more",
    }
}

/// A verdict in words.
pub(super) fn words(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Less => "the library needs less",
        Verdict::Tie => "a tie",
        Verdict::More => "the library needs more",
    }
}

/// A name as an anchor.
pub(super) fn slug(name: &str) -> String {
    name.chars().map(|char| if char.is_ascii_alphanumeric() { char.to_ascii_lowercase() } else { '-' }).collect()
}
