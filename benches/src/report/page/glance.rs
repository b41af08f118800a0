//! The page in one table: how many comparisons the library is ahead in. Counts verdicts; what makes one is known by
//! `cell`.

use std::fmt::Write as _;

use super::Page;
use super::words::{against_best, class_of, slug};
use crate::report::cell::{Cell, Verdict};
use crate::report::plot::Escaped;
use crate::report::title;

impl Page {
    /// How many cells the library is ahead in, a row a question.
    pub(super) fn glance(&mut self, questions: &[&str], cells: &[Cell<'_>]) {
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
}
