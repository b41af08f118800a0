//! Lines on logarithmic axes with their names at the end: how something grows.

use std::fmt::Write as _;

use super::scale::Scale;
use super::scatter::{Box, axes, inside};
use super::{About, At, hover, line, svg, text, width};

/// One of them.
#[derive(Debug)]
pub(in super::super) struct Series<'t> {
    pub(in super::super) label: &'t str,
    /// Class of its colour.
    pub(in super::super) class: &'t str,
    /// From left to right.
    pub(in super::super) points: Vec<Place>,
    /// What a pointer finds out.
    pub(in super::super) hover: String,
    /// Whether its name is to stand out.
    pub(in super::super) strong: bool,
}

/// Where a line goes through.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Place {
    pub(in super::super) x: f64,
    pub(in super::super) y: f64,
    /// From where to where the whisker goes, if there is one.
    pub(in super::super) spread: Option<(f64, f64)>,
}

/// The plot.
pub(in super::super) struct Lines<'t> {
    pub(in super::super) about: About<'t>,
    pub(in super::super) series: Vec<Series<'t>>,
    pub(in super::super) x: (&'t str, &'t dyn Fn(f64) -> String),
    pub(in super::super) y: (&'t str, &'t dyn Fn(f64) -> String),
}

const HEIGHT: f64 = 330.0;
const TEXT: f64 = 11.0;
/// From one name to the next.
const STEP: f64 = 13.0;

impl Lines<'_> {
    /// Draws it.
    pub(in super::super) fn draw(&self) -> String {
        let frame = inside(HEIGHT);
        let Box { left, top, right, bottom } = frame;
        let names = self.series.iter().map(|series| width(series.label) * TEXT).fold(0.0, f64::max);
        let points = || self.series.iter().flat_map(|series| &series.points);
        let x = Scale::logarithmic(points().map(|place| place.x), (left, right - names - 16.0));
        let heights = points().flat_map(|place| {
            let (low, high) = place.spread.unwrap_or((place.y, place.y));
            [low, place.y, high]
        });
        let y = Scale::logarithmic(heights, (bottom, top));
        let mut out = String::new();
        axes(&mut out, frame, &x, &y, self.x, self.y);
        let ends: Vec<f64> =
            self.series.iter().map(|series| series.points.last().map_or(top, |last| y.at(last.y))).collect();
        let labels = apart(&ends, (top + STEP / 2.0, bottom - STEP / 2.0));
        for ((series, end), label) in self.series.iter().zip(&ends).zip(&labels) {
            hover(&mut out, "series", &series.hover, |out| {
                let mut path = String::new();
                for place in &series.points {
                    let command = if path.is_empty() { 'M' } else { 'L' };
                    let _ = write!(path, "{command}{} {}", At(x.at(place.x)), At(y.at(place.y)));
                }
                let _ = write!(out, "<path class=\"line {}\" d=\"{path}\"/>", series.class);
                for place in &series.points {
                    let (cx, cy) = (x.at(place.x), y.at(place.y));
                    if let Some((low, high)) = place.spread {
                        line(out, "whisker", (cx, y.at(low)), (cx, y.at(high)));
                    }
                    let _ =
                        write!(out, "<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"3\"/>", series.class, At(cx), At(cy));
                }
                if let Some(last) = series.points.last() {
                    let start = right - names;
                    line(out, "leader", (x.at(last.x) + 4.0, *end), (start - 3.0, *label));
                    let strong = if series.strong { "label strong" } else { "label" };
                    text(out, strong, "start", (start, label + 4.0), series.label);
                }
            });
        }
        svg(self.about, "lines", HEIGHT, &out)
    }
}

/// Places as near to `wanted` as they can be that are [`STEP`] apart from each other, within bounds if they all fit.
fn apart(wanted: &[f64], (low, high): (f64, f64)) -> Vec<f64> {
    let mut order: Vec<(usize, f64)> = wanted.iter().copied().enumerate().collect();
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    // Down as far as the one above pushes, then up again as far as the bottom does.
    let mut least = low;
    for (_, at) in &mut order {
        *at = at.max(least);
        least = *at + STEP;
    }
    let mut most = high;
    for (_, at) in order.iter_mut().rev() {
        *at = at.min(most);
        most = *at - STEP;
    }
    order.sort_by_key(|(i, _)| *i);
    order.into_iter().map(|(_, at)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_pushed_apart_and_keep_their_order() {
        // The first two want one place; the last two are pushed up from the bottom.
        let places = apart(&[50.0, 50.0, 199.0, 200.0], (0.0, 200.0));
        assert_eq!(places, [50.0, 63.0, 187.0, 200.0]);
        assert_eq!(apart(&[200.0, 10.0], (0.0, 200.0)), [200.0, 10.0]);
    }

    #[test]
    fn a_line_goes_through_its_points() {
        let about = About { id: "i", title: "T", description: "D" };
        let place = |x, y, spread| Place { x, y, spread };
        let points = vec![place(10.0, 5.0, None), place(100.0, 5.0, None), place(1000.0, 50.0, Some((40.0, 60.0)))];
        let series = vec![Series { label: "a", class: "c", points, hover: "h".into(), strong: true }];
        let tick = |at: f64| at.to_string();
        let svg = Lines { about, series, x: ("records", &tick), y: ("ns", &tick) }.draw();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let circles: Vec<(f64, f64)> = document
            .descendants()
            .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "circle")))
            .map(|node| ["cx", "cy"].map(|name| node.attribute(name).unwrap().parse().unwrap()))
            .map(|[x, y]| (x, y))
            .collect();
        // Ten times is as far each time; level, then up.
        assert!((circles[1].0 * 2.0 - circles[0].0 - circles[2].0).abs() < 0.3, "{circles:?}");
        assert!(circles[0].1 == circles[1].1 && circles[2].1 < circles[1].1, "{circles:?}");
    }
}
