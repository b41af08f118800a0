//! Knows columns: how wide each is, and where a cell ends. Must not know what is in them.

use crate::paint::PLAIN;
use anstyle::Style;
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr as _;

/// One cell: text, and how it is painted.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    text: String,
    style: Style,
}

impl Cell {
    pub(crate) fn new(text: impl Into<String>, style: Style) -> Cell {
        Cell { text: text.into(), style }
    }

    pub(crate) fn plain(text: impl Into<String>) -> Cell {
        Cell::new(text, PLAIN)
    }
}

/// Rows of equally many cells, two spaces apart; nothing stands behind the last of a row.
#[derive(Debug, Default)]
pub(crate) struct Table {
    rows: Vec<Vec<Cell>>,
    /// Columns that stand to the right.
    right: &'static [usize],
}

impl Table {
    pub(crate) fn new(right: &'static [usize]) -> Table {
        Table { rows: Vec::new(), right }
    }

    pub(crate) fn push(&mut self, row: impl Into<Vec<Cell>>) {
        self.rows.push(row.into());
    }

    /// The table as text. With a `width`, what stands behind it is cut off.
    pub(crate) fn text(&self, width: Option<usize>, painted: bool) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|i| self.rows.iter().filter_map(|row| row.get(i)).map(|cell| cell.text.width()).max().unwrap_or(0))
            .collect();
        let mut out = String::new();
        for row in &self.rows {
            let last = row.iter().rposition(|cell| !cell.text.is_empty()).unwrap_or(0);
            let mut at = 0;
            for (i, cell) in row.iter().enumerate().take(last + 1) {
                if i > 0 {
                    out.push_str("  ");
                    at += 2;
                }
                let room = width.map_or(usize::MAX, |width| width.saturating_sub(at));
                let text = shortened(&cell.text, room);
                let pad = widths.get(i).map_or(0, |width| width.saturating_sub(text.width()));
                if self.right.contains(&i) {
                    spaces(&mut out, pad);
                }
                paint(&mut out, &text, cell.style, painted);
                if !self.right.contains(&i) && i < last {
                    spaces(&mut out, pad);
                }
                at += text.width() + pad;
            }
            out.push('\n');
        }
        out
    }
}

fn spaces(out: &mut String, n: usize) {
    out.extend(std::iter::repeat_n(' ', n));
}

/// Appends text, painted or not.
pub(crate) fn paint(out: &mut String, text: &str, style: Style, painted: bool) {
    if painted && !text.is_empty() {
        // Writing to a string does not fail.
        let _ = write!(out, "{style}{text}{style:#}");
    } else {
        out.push_str(text);
    }
}

/// The text in so many columns, with an ellipsis where some of it is missing. A cell keeps a few columns
/// however narrow the terminal is.
pub(crate) fn shortened(text: &str, room: usize) -> String {
    let room = room.max(8);
    // No character takes less than nothing, and most texts are short.
    if text.len() <= room || text.width() <= room {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut width = 1;
    for c in text.chars() {
        let mut buffer = [0; 4];
        width += c.encode_utf8(&mut buffer).width();
        if width > room {
            break;
        }
        out.push(c);
    }
    out.push('…');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        let mut table = Table::new(&[0]);
        table.push([Cell::plain("1"), Cell::plain("東京"), Cell::plain("a")]);
        table.push([Cell::plain("10"), Cell::plain("b"), Cell::plain("")]);
        assert_eq!(table.text(None, false), " 1  東京  a\n10  b\n");
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        assert_eq!(shortened("0123456789", 9), "01234567…");
        assert_eq!(shortened("東京東京東京", 9), "東京東京…");
        assert_eq!(shortened("01234567", 1), "01234567");
    }
}
