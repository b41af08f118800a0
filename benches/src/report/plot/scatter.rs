//! Points by two numbers on logarithmic axes, each with its name beside it where it finds room: what is smaller or
//! faster at what price.

use std::fmt::Write as _;

use super::scale::Scale;
use super::{About, At, WIDTH, hover, line, svg, text, width};

/// One of them.
#[derive(Debug)]
pub(in super::super) struct Point<'t> {
    pub(in super::super) label: &'t str,
    /// Class of its colour.
    pub(in super::super) class: &'t str,
    pub(in super::super) x: f64,
    pub(in super::super) y: f64,
    /// What a pointer finds out.
    pub(in super::super) hover: String,
    /// Whether its name is to stand out; such names find their place first.
    pub(in super::super) strong: bool,
    /// Whether it may be one of those that nothing beats in both.
    pub(in super::super) counts: bool,
}

/// The plot.
pub(in super::super) struct Scatter<'t> {
    pub(in super::super) about: About<'t>,
    pub(in super::super) points: Vec<Point<'t>>,
    pub(in super::super) x: (&'t str, &'t dyn Fn(f64) -> String),
    pub(in super::super) y: (&'t str, &'t dyn Fn(f64) -> String),
}

const TEXT: f64 = 11.0;
/// From the middle of a point to its edge.
const RADIUS: f64 = 4.5;
/// What is inside the axes of a plot so high.
pub(super) fn inside(height: f64) -> Box {
    Box { left: 52.0, top: 22.0, right: WIDTH - 4.0, bottom: height - 40.0 }
}

/// How high a plot is: names need room.
fn height(points: usize) -> f64 {
    (220.0 + 9.0 * points as f64).clamp(320.0, 520.0)
}

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Box {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Box {
    fn around((x, y): (f64, f64), half: f64) -> Self {
        Self { left: x - half, top: y - half, right: x + half, bottom: y + half }
    }

    fn meets(&self, other: &Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// Whether a straight line goes through.
    fn crosses(&self, (from, to): ((f64, f64), (f64, f64))) -> bool {
        // The part of the line that is between both edges, in each direction.
        let within = |from: f64, to: f64, low: f64, high: f64| {
            if (to - from).abs() < 1e-9 {
                return if (low..=high).contains(&from) { (0.0, 1.0) } else { (1.0, 0.0) };
            }
            let (a, b) = ((low - from) / (to - from), (high - from) / (to - from));
            (a.min(b), a.max(b))
        };
        let across = within(from.0, to.0, self.left, self.right);
        let down = within(from.1, to.1, self.top, self.bottom);
        across.0.max(down.0).max(0.0) < across.1.min(down.1).min(1.0)
    }

    fn holds(&self, other: &Self) -> bool {
        self.left <= other.left && other.right <= self.right && self.top <= other.top && other.bottom <= self.bottom
    }
}

impl Scatter<'_> {
    /// Draws it.
    pub(in super::super) fn draw(&self) -> String {
        let height = height(self.points.len());
        let frame = inside(height);
        let x = Scale::logarithmic(self.points.iter().map(|point| point.x), (frame.left, frame.right));
        let y = Scale::logarithmic(self.points.iter().map(|point| point.y), (frame.bottom, frame.top));
        let mut out = String::new();
        axes(&mut out, frame, &x, &y, self.x, self.y);
        let places: Vec<(f64, f64)> = self.points.iter().map(|point| (x.at(point.x), y.at(point.y))).collect();
        self.frontier(&mut out, frame, &places);
        let labels = self.labels(frame, &places);
        for ((point, place), label) in self.points.iter().zip(&places).zip(&labels) {
            hover(&mut out, "point", &point.hover, |out| {
                // Nothing to a name that is right beside its point.
                if let Some(leader) = label.map(|label| label.leader(*place)).filter(|it| length(*it) > RADIUS + 5.0) {
                    line(out, "leader", leader.0, leader.1);
                }
                let (cx, cy) = (At(place.0), At(place.1));
                let _ = write!(out, "<circle class=\"{}\" cx=\"{cx}\" cy=\"{cy}\" r=\"{RADIUS}\"/>", point.class);
                if let Some(label) = label {
                    let strong = if point.strong { "label strong" } else { "label" };
                    text(out, strong, "start", (label.left + 2.0, label.bottom - 3.0), point.label);
                }
            });
        }
        svg(self.about, "scatter", height, &out)
    }

    /// Steps along the points that no other beats in both directions.
    fn frontier(&self, out: &mut String, frame: Box, places: &[(f64, f64)]) {
        let counted = self.points.iter().zip(places).filter(|(point, _)| point.counts);
        let mut places: Vec<(f64, f64)> = counted.map(|(_, place)| *place).collect();
        // From the left, and the lowest first; what is low is good, and low is far down.
        places.sort_by(|a, b| a.0.total_cmp(&b.0).then(b.1.total_cmp(&a.1)));
        let mut path = String::new();
        let mut lowest = f64::NEG_INFINITY;
        for (x, y) in places.into_iter().filter(|(x, y)| x.is_finite() && y.is_finite()) {
            if y <= lowest {
                continue;
            }
            let _ = match path.is_empty() {
                true => write!(path, "M{} {}V{}", At(x), At(frame.top), At(y)),
                false => write!(path, "H{}V{}", At(x), At(y)),
            };
            lowest = y;
        }
        if !path.is_empty() {
            let _ = write!(out, "<path class=\"frontier\" d=\"{path}H{}\"/>", At(frame.right));
        }
    }

    /// A place for each name that meets no point and no other name; none where there is none. Of those that are free it
    /// is the nearest, and one whose line goes through nothing rather than one that is near.
    fn labels(&self, frame: Box, places: &[(f64, f64)]) -> Vec<Option<Box>> {
        let points: Vec<Box> = places.iter().map(|place| Box::around(*place, RADIUS + 0.5)).collect();
        let mut labels: Vec<Option<Box>> = vec![None; places.len()];
        let mut taken: Vec<Box> = Vec::new();
        let mut leaders: Vec<((f64, f64), (f64, f64))> = Vec::new();
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by_key(|at| self.points.get(*at).is_none_or(|point| !point.strong));
        for at in order {
            let (Some(point), Some(place), Some(label)) = (self.points.get(at), places.get(at), labels.get_mut(at))
            else {
                continue;
            };
            let free = |label: &Box| frame.holds(label) && !points.iter().chain(&taken).any(|other| other.meets(label));
            let cost = |label: &Box| {
                let leader = label.leader(*place);
                let others = points.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, point)| point);
                let through = others.chain(&taken).filter(|other| other.crosses(leader)).count();
                let under = leaders.iter().filter(|leader| label.crosses(**leader)).count();
                length(leader) + 45.0 * (through + under) as f64
            };
            let free = candidates(*place, width(point.label) * TEXT + 4.0).filter(free);
            // The first of those that cost the same.
            let best = free.map(|label| (cost(&label), label)).min_by(|a, b| a.0.total_cmp(&b.0));
            *label = best.map(|(_, label)| label);
            if let Some(label) = label {
                taken.push(*label);
                leaders.push(label.leader(*place));
            }
        }
        labels
    }
}

impl Box {
    /// From a point to the nearest end of its name.
    fn leader(&self, (x, y): (f64, f64)) -> ((f64, f64), (f64, f64)) {
        ((x, y), (x.clamp(self.left, self.right), y.clamp(self.top + 3.0, self.bottom - 3.0)))
    }
}

fn length((from, to): ((f64, f64), (f64, f64))) -> f64 {
    (to.0 - from.0).hypot(to.1 - from.1)
}

/// Where a name may stand: around the point, further and further away, beside it first.
fn candidates((x, y): (f64, f64), wide: f64) -> impl Iterator<Item = Box> {
    const HIGH: f64 = 13.0;
    // Of a compass, right and left first: a name reads best beside its point.
    const WAYS: [f64; 16] = [0., 8., 12., 4., 1., 15., 7., 9., 2., 14., 6., 10., 3., 13., 5., 11.];
    let distances = [1.0, 5.0, 10.0, 16.0, 24.0, 34.0, 46.0, 60.0, 76.0, 94.0];
    distances.into_iter().flat_map(move |distance| {
        WAYS.into_iter().map(move |way| {
            let (down, right) = (way / 8.0 * std::f64::consts::PI).sin_cos();
            let away = RADIUS + distance;
            // The edge of the name is that far away, not its middle.
            let middle = (x + right * (away + wide / 2.0), y + down * (away + HIGH / 2.0));
            Box {
                left: middle.0 - wide / 2.0,
                top: middle.1 - HIGH / 2.0,
                right: middle.0 + wide / 2.0,
                bottom: middle.1 + HIGH / 2.0,
            }
        })
    })
}

/// Grid, numbers and names of both axes.
pub(super) fn axes(
    out: &mut String,
    frame: Box,
    x: &Scale,
    y: &Scale,
    (x_name, x_tick): (&str, &dyn Fn(f64) -> String),
    (y_name, y_tick): (&str, &dyn Fn(f64) -> String),
) {
    let Box { left, top, right, bottom } = frame;
    let mut last = f64::NEG_INFINITY;
    for tick in x.ticks() {
        let at = x.at(tick);
        line(out, "rule", (at, top), (at, bottom));
        let name = x_tick(tick);
        let half = width(&name) * TEXT / 2.0;
        if at - half > last && at + half <= WIDTH {
            text(out, "tick", "middle", (at, bottom + 15.0), &name);
            last = at + half + 4.0;
        }
    }
    for tick in y.ticks() {
        let at = y.at(tick);
        line(out, "rule", (left, at), (right, at));
        text(out, "tick", "end", (left - 6.0, at + 4.0), &y_tick(tick));
    }
    text(out, "axis", "end", (right, bottom + 33.0), x_name);
    text(out, "axis", "start", (0.0, 12.0), y_name);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(count: usize) -> Vec<Point<'static>> {
        // Two lumps, as codecs make them, and some that are the same.
        let place = |i: usize| match i % 3 {
            0 => (44.0 + i as f64, 30.0 + i as f64),
            1 => (90.0 + i as f64, 200.0),
            _ => (90.0, 200.0),
        };
        (0..count)
            .map(|i| {
                let ((x, y), strong) = (place(i), i == 7);
                Point { label: "a long name", class: "c", x, y, hover: String::new(), strong, counts: true }
            })
            .collect()
    }

    fn scatter(points: Vec<Point<'_>>) -> Scatter<'_> {
        let about = About { id: "i", title: "T", description: "D" };
        Scatter { about, points, x: ("bytes", &|at| at.to_string()), y: ("ns", &|at| at.to_string()) }
    }

    #[test]
    fn names_meet_neither_names_nor_points() {
        let scatter = scatter(crowd(24));
        let frame = inside(height(24));
        let x = Scale::logarithmic(scatter.points.iter().map(|point| point.x), (frame.left, frame.right));
        let y = Scale::logarithmic(scatter.points.iter().map(|point| point.y), (frame.bottom, frame.top));
        let places: Vec<_> = scatter.points.iter().map(|point| (x.at(point.x), y.at(point.y))).collect();
        let labels = scatter.labels(frame, &places);
        assert!(labels[7].is_some(), "the one that stands out");
        let found: Vec<Box> = labels.into_iter().flatten().collect();
        assert!(found.len() >= 16, "{}", found.len());
        for (i, label) in found.iter().enumerate() {
            assert!(frame.holds(label));
            assert!(!found[..i].iter().any(|other| other.meets(label)));
            assert!(!places.iter().any(|place| Box::around(*place, RADIUS).meets(label)));
        }
    }

    #[test]
    fn a_line_through_a_box_is_seen() {
        let square = Box { left: 10.0, top: 10.0, right: 20.0, bottom: 20.0 };
        assert!(square.crosses(((0.0, 0.0), (30.0, 30.0))) && square.crosses(((15.0, 0.0), (15.0, 30.0))));
        // Past a corner, beside it, and one that ends before it.
        assert!(!square.crosses(((0.0, 15.0), (15.0, 40.0))) && !square.crosses(((5.0, 0.0), (5.0, 30.0))));
        assert!(!square.crosses(((0.0, 0.0), (9.0, 9.0))));
    }

    #[test]
    fn the_frontier_is_of_those_that_nothing_beats() {
        let point = |x, y, counts| Point { label: "p", class: "c", x, y, hover: String::new(), strong: false, counts };
        // The third is beaten by the second, the fourth does not count.
        let scatter = scatter(vec![
            point(10.0, 100.0, true),
            point(20.0, 50.0, true),
            point(30.0, 60.0, true),
            point(5.0, 5.0, false),
        ]);
        let svg = scatter.draw();
        let path = svg.split("class=\"frontier\" d=\"").nth(1).unwrap().split('"').next().unwrap();
        assert_eq!(path.matches(['M', 'H', 'V']).count(), 5, "down, across, down, and out to the right: {path}");
    }
}
