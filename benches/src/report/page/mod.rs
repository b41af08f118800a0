//! The page: what was measured, how to read it, and for each question its plots with a table under each. One file that
//! fetches nothing and runs nothing. Knows the order of its parts and what frames them; what is in one is known by the
//! part, what a figure means by `cell`, and how a plot is drawn by `plot`.
//!
//! ```text
//! head       what was measured, on what, and how to read it
//! glance     how many comparisons the library is ahead in
//! question   a question's section: which plots, in which order
//! ratios     ours by the best peer, a plot and a table
//! bars       one comparison, a plot and a table
//! scatter    size against speed, a plot and a table
//! curves     growing numbers of records, a plot and a table
//! codecs     what there is to know of the codecs besides
//! words      what is said of a cell or a row in more than one part
//! ```
//!
//! It is well-formed XML as well, which a test reads it as.

mod bars;
mod codecs;
mod curves;
mod glance;
mod head;
mod question;
mod ratios;
mod scatter;
#[cfg(test)]
mod tests;
mod words;

use std::fmt::Write as _;

use super::cell::cells;
use super::markdown::distinct;
use super::plot::Escaped;
use super::title;
use crate::results::Results;
use words::slug;

const STYLE: &str = include_str!("page.css");

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
}
