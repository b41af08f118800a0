//! The head: what was measured, on what, and how to read it. Knows the words of the page that hold for all of it; knows
//! no figure.

use std::collections::BTreeSet;

use super::Page;
use crate::group::Class;
use crate::report::cell::Cell;
use crate::report::command;
use crate::report::plot::Escaped;
use crate::results::Results;

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

impl Page {
    /// What was measured, on what, and how to read it.
    pub(super) fn head(&mut self, results: &Results, cells: &[Cell<'_>]) {
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
}
