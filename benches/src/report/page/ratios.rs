//! Ours by the best peer, all cells of a question. Knows which of them share a plot; which peer is the best is known by
//! `cell`.

use std::fmt::Write as _;

use super::Page;
use super::words::{against_best, class_of, meaning, words};
use crate::report::cell::Cell;
use crate::report::markdown::distinct;
use crate::report::number;
use crate::report::plot::{About, Escaped, Ratios, Spot};
use crate::results::{TIE, Unit};

impl Page {
    /// Ours by the best peer, all cells of a question: a plot an operation, or a fixture if there are fewer of these.
    pub(super) fn ratios(&mut self, cells: &[&Cell<'_>]) {
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
}
