//! Figures as Markdown tables.

use std::fmt::Write as _;

use crate::results::Results;
use crate::table::nanoseconds;

/// One table a group.
pub(super) fn tables(results: &Results) -> String {
    let mut text = String::new();
    let mut last = None;
    for figure in &results.figures {
        if last != Some((&figure.key, figure.mode)) {
            let key = &figure.key;
            let _ = writeln!(
                text,
                "\n### {}, {} ({:?})\n\n| codec | bytes | ns |\n|---|--:|--:|",
                key.fixture, key.operation, figure.mode
            );
            last = Some((&figure.key, figure.mode));
        }
        let bytes = figure.bytes.map_or(String::new(), |bytes| bytes.to_string());
        let _ = writeln!(text, "| {} | {bytes} | {} |", figure.codec, nanoseconds(Some(figure.median())));
    }
    text
}
