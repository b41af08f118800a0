//! Size against speed: the codecs of one cell by bytes and time. Knows nothing of ratios.

use std::fmt::Write as _;

use super::Page;
use super::words::{class, hover};
use crate::group::Class;
use crate::report::cell::{Cell, Row};
use crate::report::number;
use crate::report::plot::{About, Escaped, Point, Scatter};
use crate::results::Unit;

impl Page {
    /// Bytes and time of a cell, and both as a table.
    pub(super) fn scatter(&mut self, cell: &Cell<'_>) {
        let points: Vec<Point<'_>> = cell
            .rows
            .iter()
            .filter(|row| row.class != Class::Floor)
            .filter_map(|row| {
                let y = row.quoted()?.median();
                let x = row.bytes? as f64;
                let strong = row.class == Class::Ours;
                let counts = strong || row.class.counts();
                let (class, hover) = (class(cell, row), hover(cell, row));
                (x > 0.0 && y > 0.0).then_some(Point { label: row.codec, class, x, y, hover, strong, counts })
            })
            .collect();
        let mut rows: Vec<&Row<'_>> = cell.rows.iter().filter(|row| row.bytes.is_some()).collect();
        rows.sort_by_key(|row| row.bytes);
        let unit = number::name(cell.unit);
        let mut table = format!(
            "<table><thead><tr><th scope=\"col\">codec</th><th scope=\"col\">bytes</th><th scope=\"col\">{unit}</th></tr></thead><tbody>"
        );
        for row in rows {
            let (Some(bytes), Some(figure)) = (row.bytes, row.quoted()) else { continue };
            let _ = write!(
                table,
                "<tr{}><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                if row.class == Class::Ours { " class=\"is-ours\"" } else { "" },
                Escaped(row.codec),
                number::whole(bytes as f64),
                number::plain(figure.median())
            );
        }
        table.push_str("</tbody></table>");
        let id = self.id();
        let operation = &cell.key.operation;
        let title = format!("{}: size against speed, {operation}", cell.key.fixture);
        let description =
            format!("{} codecs by the bytes of their payload and their time, both axes logarithmic.", points.len());
        let about = About { id: &id, title: &title, description: &description };
        let tick = |at| number::tick(cell.unit, at);
        let plot = Scatter {
            about,
            points,
            x: ("bytes →", &|at| number::tick(Unit::Bytes, at)),
            y: (&format!("↑ {unit}, {operation}"), &tick),
        }
        .draw();
        self.card(
            &format!("<b>size against speed</b> <span>{}; down and left is better</span>", Escaped(operation)),
            &plot,
            &table,
        );
    }
}
