//! What there is to know of the codecs besides their figures. Knows the table; what stands in it is known by `profile`.

use super::Page;
use crate::report::plot::Escaped;
use crate::report::profile;
use crate::results::Results;

impl Page {
    /// What there is to know of the codecs besides, for whoever chooses one.
    pub(super) fn codecs(&mut self, results: &Results) {
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
}
