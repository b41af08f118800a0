//! Growing numbers of records as curves. Knows which cells are one thing in growing numbers; knows nothing of peers that
//! are best.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Page;
use super::words::meaning;
use crate::group::Class;
use crate::report::cell::{Cell, Row};
use crate::report::markdown::distinct;
use crate::report::number;
use crate::report::plot::{About, Escaped, Lines, Place, Series};
use crate::results::Unit;

impl Page {
    /// One operation over a growing number of records.
    pub(super) fn curve(&mut self, cells: &[&Cell<'_>]) {
        let Some(first) = cells.first() else { return };
        let each = |cell: &Cell<'_>| if cell.unit == Unit::RecordsPerSecond { 1.0 } else { cell.records as f64 };
        let codecs = distinct(
            cells.iter().flat_map(|cell| &cell.rows).filter(|row| row.class != Class::Floor).map(|row| row.codec),
        );
        let mut series: Vec<Series<'_>> = Vec::new();
        let mut peers = 0;
        let unit = number::name(first.unit);
        let mut table = format!("<table><caption>{unit}, a record</caption><thead><tr><th scope=\"col\">records</th>");
        for cell in cells {
            let _ = write!(table, "<th scope=\"col\">{}</th>", number::whole(cell.records as f64));
        }
        table.push_str("</tr></thead><tbody>");
        for codec in codecs {
            let _ = write!(table, "<tr><th scope=\"row\">{}</th>", Escaped(codec));
            let mut points = Vec::new();
            let mut strong = false;
            for cell in cells {
                let row = cell.rows.iter().find(|row| row.codec == codec);
                let figure = row.and_then(Row::quoted);
                strong |= row.is_some_and(|row| row.class == Class::Ours);
                if let Some(figure) = figure.filter(|figure| figure.median() > 0.0) {
                    let (low, high) = figure.spread();
                    let each = each(cell);
                    let spread = (low > 0.0 && high > low).then_some((low / each, high / each));
                    points.push(Place { x: cell.records as f64, y: figure.median() / each, spread });
                    let _ = write!(table, "<td>{}</td>", number::plain(figure.median() / each));
                } else {
                    table.push_str("<td></td>");
                }
            }
            table.push_str("</tr>");
            const COLOURS: [&str; 8] = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"];
            let class = if strong { "ours" } else { COLOURS.get(peers).copied().unwrap_or("rest") };
            peers += usize::from(!strong);
            let ends = points.first().zip(points.last());
            let hover = ends.map_or(codec.into(), |(a, b)| {
                format!(
                    "{codec}: {} a record at first, {} in the end",
                    number::value(first.unit, a.y),
                    number::value(first.unit, b.y)
                )
            });
            series.push(Series { label: codec, class, points, hover, strong });
        }
        table.push_str("</tbody></table>");
        let id = self.id();
        let operation = &first.key.operation;
        let title = format!("{operation}, by the number of records");
        let description =
            format!("{} codecs over {} numbers of records, both axes logarithmic.", series.len(), cells.len());
        let about = About { id: &id, title: &title, description: &description };
        let plot = Lines {
            about,
            series,
            x: ("records →", &|at| number::tick(Unit::Instructions, at)),
            y: (&format!("↑ {unit} a record"), &|at| number::tick(first.unit, at)),
        }
        .draw();
        self.card(&format!("<b>{}</b>{}", Escaped(operation), meaning(operation)), &plot, &table);
    }
}

/// The cells of a question that are one thing in growing numbers, an operation each: three numbers of records at least,
/// and names that differ in that number and in nothing else.
pub(super) fn curves<'c, 'r>(cells: &[&'c Cell<'r>]) -> Vec<Vec<&'c Cell<'r>>> {
    let mut curves: BTreeMap<(usize, &str, String), Vec<&'c Cell<'r>>> = BTreeMap::new();
    for (place, cell) in cells.iter().enumerate() {
        let stem = cell.key.fixture.replacen(&cell.records.to_string(), "", 1);
        if stem == cell.key.fixture {
            continue;
        }
        // In the order of their first cells.
        let same = |key: &&(usize, &str, String)| key.1 == cell.key.operation && key.2 == stem;
        let first = curves.keys().find(same).map_or(place, |key| key.0);
        curves.entry((first, &cell.key.operation, stem)).or_default().push(cell);
    }
    let mut curves: Vec<Vec<&Cell<'_>>> = curves.into_values().collect();
    for curve in &mut curves {
        curve.sort_by_key(|cell| cell.records);
        curve.dedup_by_key(|cell| cell.records);
    }
    curves.retain(|curve| curve.len() >= 3);
    curves
}
