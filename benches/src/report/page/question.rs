//! A question's section: which plots it has, and in which order. Knows what is worth a plot; knows nothing of what is
//! in one.

use std::fmt::Write as _;

use super::Page;
use super::curves::curves;
use super::words::{MEANING, sizes, slug};
use crate::report::cell::Cell;
use crate::report::markdown::distinct;
use crate::report::number;
use crate::report::plot::Escaped;
use crate::report::title;

impl Page {
    pub(super) fn question(&mut self, question: &str, cells: Vec<&Cell<'_>>) {
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
