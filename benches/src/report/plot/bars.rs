//! Bars beside each other that start at nothing, with whiskers: how much each takes. What is to be kept apart is in a
//! block of its own.

use std::fmt::Write as _;

use super::scale::Scale;
use super::{About, At, WIDTH, hover, line, shortened, svg, text, width};

/// One of them.
#[derive(Debug)]
pub(in super::super) struct Bar<'t> {
    pub(in super::super) label: &'t str,
    /// Class of its colour.
    pub(in super::super) class: &'t str,
    pub(in super::super) value: f64,
    /// From where to where the whisker goes.
    pub(in super::super) spread: Option<(f64, f64)>,
    /// The value as it is written behind it.
    pub(in super::super) says: String,
    /// What a pointer finds out.
    pub(in super::super) hover: String,
    /// Whether its name is to stand out.
    pub(in super::super) strong: bool,
}

/// Bars below a line of their own.
#[derive(Debug)]
pub(in super::super) struct Block<'t> {
    /// What the line says, if there is one.
    pub(in super::super) title: Option<&'t str>,
    pub(in super::super) bars: Vec<Bar<'t>>,
}

/// The plot.
pub(in super::super) struct Bars<'t> {
    pub(in super::super) about: About<'t>,
    pub(in super::super) blocks: Vec<Block<'t>>,
    /// A line across, and its name.
    pub(in super::super) floor: Option<(f64, String)>,
    /// Bars longer than this are broken off: one that is a hundred times as long would leave nothing to see of the rest.
    pub(in super::super) longest: f64,
    pub(in super::super) tick: &'t dyn Fn(f64) -> String,
}

const ROW: f64 = 19.0;
const THICK: f64 = 12.0;
const TEXT: f64 = 12.0;

impl Bars<'_> {
    /// Draws it.
    pub(in super::super) fn draw(&self) -> String {
        let bars = || self.blocks.iter().flat_map(|block| &block.bars);
        let left = bars().map(|bar| width(bar.label) * TEXT).fold(40.0, f64::max).min(136.0) + 10.0;
        let right = bars().map(|bar| width(&bar.says) * TEXT).fold(20.0, f64::max) + 8.0;
        let end = |bar: &Bar<'_>| bar.spread.map_or(bar.value, |(_, high)| high.max(bar.value));
        let whole = bars().map(end).filter(|end| *end <= self.longest).fold(0.0, f64::max);
        let broken = bars().any(|bar| bar.value > self.longest);
        let scale = Scale::linear(if broken { self.longest } else { whole }, (left, WIDTH - right - 4.0));
        let floor = self.floor.as_ref().map(|(value, name)| (scale.at(*value), name));
        let top = if floor.is_some() { 18.0 } else { 4.0 };
        let titles = self.blocks.iter().filter(|block| block.title.is_some()).count() as f64;
        let bottom = top + bars().count() as f64 * ROW + titles * ROW;

        let mut out = String::new();
        let mut last = f64::NEG_INFINITY;
        for tick in scale.ticks() {
            let x = scale.at(tick);
            line(&mut out, "rule", (x, top), (x, bottom));
            let name = (self.tick)(tick);
            let half = width(&name) * TEXT / 2.0;
            if x - half > last && x + half < WIDTH {
                text(&mut out, "tick", "middle", (x, bottom + 15.0), &name);
                last = x + half + 6.0;
            }
        }
        let mut y = top;
        for block in &self.blocks {
            if let Some(title) = block.title {
                line(&mut out, "apart", (0.0, y + 3.0), (WIDTH, y + 3.0));
                text(&mut out, "tick", "start", (0.0, y + ROW - 3.0), title);
                y += ROW;
            }
            for bar in &block.bars {
                hover(&mut out, "item", &bar.hover, |out| bar.draw(out, &scale, (left, y), self.longest));
                y += ROW;
            }
        }
        if let Some((x, name)) = floor {
            line(&mut out, "floor", (x, top - 3.0), (x, bottom));
            let half = width(name) * TEXT / 2.0;
            text(&mut out, "tick", "middle", (x.clamp(half, WIDTH - half), 11.0), name);
        }
        svg(self.about, "bars", bottom + 22.0, &out)
    }
}

impl Bar<'_> {
    fn draw(&self, out: &mut String, scale: &Scale, (left, y): (f64, f64), longest: f64) {
        let baseline = y + ROW / 2.0 + 4.0;
        // The whole row listens to the pointer, not the letters alone.
        let _ = write!(out, "<rect class=\"hit\" x=\"0\" y=\"{}\" width=\"{WIDTH}\" height=\"{ROW}\"/>", At(y));
        let strong = if self.strong { "name strong" } else { "name" };
        text(out, strong, "end", (left - 8.0, baseline), &shortened(self.label, TEXT, left - 8.0));
        let broken = self.value > longest;
        let to = scale.at(self.value.min(longest));
        let (top, middle) = (y + (ROW - THICK) / 2.0, y + ROW / 2.0);
        let _ = write!(
            out,
            "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{THICK}\"/>",
            self.class,
            At(left),
            At(top),
            At((to - left).max(0.5))
        );
        let mut end = to;
        match self.spread {
            _ if broken => {
                let x = to - 14.0;
                let (x1, x2, above, below) = (At(x), At(x + 5.0), At(top - 1.0), At(top + THICK + 1.0));
                let (x3, x4) = (At(x + 4.0), At(x + 9.0));
                let _ = write!(out, "<path class=\"broken\" d=\"M{x1} {below}L{x2} {above}H{x4}L{x3} {below}Z\"/>");
            }
            Some((low, high)) if high > low => {
                let (low, high) = (scale.at(low), scale.at(high.min(longest)));
                line(out, "whisker", (low, middle), (high, middle));
                line(out, "whisker", (low, middle - 3.0), (low, middle + 3.0));
                line(out, "whisker", (high, middle - 3.0), (high, middle + 3.0));
                end = end.max(high);
            }
            _ => {}
        }
        text(out, strong, "start", (end + 6.0, baseline), &self.says);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(label: &str, value: f64) -> Bar<'_> {
        Bar { label, class: "c", value, spread: None, says: format!("{value}"), hover: label.into(), strong: false }
    }

    fn draw(bars: Vec<Bar<'_>>, longest: f64) -> String {
        let about = About { id: "i", title: "T", description: "D" };
        let blocks = vec![Block { title: None, bars }];
        Bars { about, blocks, floor: None, longest, tick: &|at| at.to_string() }.draw()
    }

    fn lengths(svg: &str) -> Vec<f64> {
        let document = roxmltree::Document::parse(svg).unwrap();
        let bars = document.descendants().filter(|node| node.attribute("class") == Some("c"));
        bars.map(|bar| bar.attribute("width").unwrap().parse().unwrap()).collect()
    }

    #[test]
    fn lengths_are_in_proportion() {
        let lengths = lengths(&draw(vec![bar("a", 10.0), bar("b", 20.0), bar("c", 40.0)], 1000.0));
        assert!((lengths[1] / lengths[0] - 2.0).abs() < 0.01 && (lengths[2] / lengths[0] - 4.0).abs() < 0.01);
    }

    #[test]
    fn what_is_too_long_is_broken_off_and_still_says_its_number() {
        let svg = draw(vec![bar("a", 10.0), bar("b", 80.0), bar("c", 9000.0)], 80.0);
        let lengths = lengths(&svg);
        assert_eq!(lengths[1], lengths[2]);
        assert_eq!(svg.matches("class=\"broken\"").count(), 1);
        assert!(svg.contains(">9000</text>"));
    }

    #[test]
    fn a_whisker_goes_from_quartile_to_quartile() {
        let spread = Bar { spread: Some((20.0, 40.0)), ..bar("a", 30.0) };
        let svg = draw(vec![spread, bar("b", 40.0)], 1000.0);
        let document = roxmltree::Document::parse(&svg).unwrap();
        let whisker = document.descendants().find(|node| node.attribute("class") == Some("whisker")).unwrap();
        let at = |name| whisker.attribute(name).unwrap().parse::<f64>().unwrap();
        let bar = document.descendants().find(|node| node.attribute("class") == Some("c")).unwrap();
        let (from, length): (f64, f64) =
            (bar.attribute("x").unwrap().parse().unwrap(), bar.attribute("width").unwrap().parse().unwrap());
        // 20 and 40 by 30, of the bar.
        assert!(
            (at("x1") - (from + length * 2.0 / 3.0)).abs() < 0.2
                && (at("x2") - (from + length * 4.0 / 3.0)).abs() < 0.2
        );
    }
}
