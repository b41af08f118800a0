//! Dots around a line at one, with whiskers: how one thing stands to another, by many measures at once. The axis is
//! logarithmic, so that half and twice are equally far from the line.

use std::fmt::Write as _;

use super::scale::Scale;
use super::{About, At, WIDTH, hover, line, shortened, svg, text, width};

/// One of them.
#[derive(Debug)]
pub(in super::super) struct Spot<'t> {
    pub(in super::super) label: &'t str,
    /// Class of its colour: `less`, `tie` or `more`, each of which has a shape of its own as well.
    pub(in super::super) class: &'t str,
    pub(in super::super) value: f64,
    /// From where to where the whisker goes.
    pub(in super::super) spread: (f64, f64),
    /// What is written at the end of its row.
    pub(in super::super) says: String,
    /// What a pointer finds out.
    pub(in super::super) hover: String,
}

/// The plot.
#[derive(Debug)]
pub(in super::super) struct Ratios<'t> {
    pub(in super::super) about: About<'t>,
    pub(in super::super) spots: Vec<Spot<'t>>,
    /// How far from one is a tie.
    pub(in super::super) tie: f64,
}

const ROW: f64 = 22.0;
const TEXT: f64 = 12.0;

impl Ratios<'_> {
    /// Draws it.
    pub(in super::super) fn draw(&self) -> String {
        let widest = |texts: &mut dyn Iterator<Item = f64>, most: f64| texts.fold(30.0, f64::max).min(most) + 10.0;
        let left = widest(&mut self.spots.iter().map(|spot| width(spot.label) * TEXT), 122.0);
        let right = widest(&mut self.spots.iter().map(|spot| width(&spot.says) * TEXT), 130.0);
        let all = self.spots.iter().flat_map(|spot| [spot.value, spot.spread.0, spot.spread.1]);
        let scale = Scale::logarithmic(all.chain([0.7, 1.2]), (left, WIDTH - right));
        let top = 20.0;
        let bottom = top + self.spots.len() as f64 * ROW;
        let mut out = String::new();
        let (from, to) = (scale.at(1.0 - self.tie), scale.at(1.0 + self.tie));
        let (x, wide, high) = (At(from), At(to - from), At(bottom - top));
        let _ = write!(out, "<rect class=\"band\" x=\"{x}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\"/>");
        let one = scale.at(1.0);
        let mut last = f64::NEG_INFINITY;
        let ticks = scale.ticks();
        for tick in ticks.iter().copied().filter(|tick| *tick != 1.0) {
            line(&mut out, "rule", (scale.at(tick), top), (scale.at(tick), bottom));
        }
        for tick in ticks {
            let name = format!("{}", (tick * 1e4).round() / 1e4);
            let (at, half) = (scale.at(tick), width(&name) * TEXT / 2.0);
            // The one has its place in any case.
            let clear = tick == 1.0 || (at - one).abs() > half + 8.0;
            if clear && at - half > last {
                text(&mut out, "tick", "middle", (at, bottom + 15.0), &name);
                last = at + half + 4.0;
            }
        }
        line(&mut out, "one", (one, top - 2.0), (one, bottom));
        let less = "← ours needs less";
        match width(less) * TEXT < one {
            true => text(&mut out, "tick", "end", (one - 6.0, 12.0), less),
            false => text(&mut out, "tick", "start", (one + 6.0, 12.0), "ours needs more →"),
        }
        for (i, spot) in self.spots.iter().enumerate() {
            let y = top + i as f64 * ROW;
            hover(&mut out, "item", &spot.hover, |out| spot.draw(out, &scale, (left, y), WIDTH - right));
        }
        svg(self.about, "ratios", bottom + 22.0, &out)
    }
}

impl Spot<'_> {
    fn draw(&self, out: &mut String, scale: &Scale, (left, top): (f64, f64), right: f64) {
        let _ = write!(out, "<rect class=\"hit\" x=\"0\" y=\"{}\" width=\"{WIDTH}\" height=\"{ROW}\"/>", At(top));
        let (middle, class) = (top + ROW / 2.0, self.class);
        text(out, "name", "end", (left - 8.0, middle + 4.0), &shortened(self.label, TEXT, left - 8.0));
        let (low, high) = self.spread;
        line(out, "whisker", (scale.within(low), middle), (scale.within(high), middle));
        let (x, cx, cy) = (scale.within(self.value), At(scale.within(self.value)), At(middle));
        let _ = match class {
            "tie" => {
                let (w, e, n, s) = (At(x - 6.0), At(x + 6.0), At(middle - 6.0), At(middle + 6.0));
                write!(out, "<path class=\"{class}\" d=\"M{w} {cy}L{cx} {n}L{e} {cy}L{cx} {s}Z\"/>")
            }
            "more" => {
                let (x, y) = (At(x - 4.5), At(middle - 4.5));
                write!(out, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"9\" height=\"9\"/>")
            }
            _ => write!(out, "<circle class=\"{class}\" cx=\"{cx}\" cy=\"{cy}\" r=\"5\"/>"),
        };
        text(out, "name", "start", (right + 8.0, middle + 4.0), &shortened(&self.says, TEXT, WIDTH - right - 8.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_and_twice_are_equally_far_from_the_line() {
        let spot = |value, class| Spot {
            label: "l",
            class,
            value,
            spread: (value, value),
            says: String::new(),
            hover: String::new(),
        };
        let about = About { id: "i", title: "T", description: "D" };
        let spots = vec![spot(0.5, "less"), spot(2.0, "less"), spot(1.0, "less")];
        let svg = Ratios { about, spots, tie: 0.05 }.draw();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let x = document.descendants().filter_map(|node| node.attribute("cx")?.parse().ok()).collect::<Vec<f64>>();
        assert!(((x[2] - x[0]) - (x[1] - x[2])).abs() < 0.3 && x[0] < x[2], "{x:?}");
        let one = document.descendants().find(|node| node.attribute("class") == Some("one")).unwrap();
        assert_eq!(one.attribute("x1").unwrap().parse::<f64>().unwrap(), x[2]);
    }
}
