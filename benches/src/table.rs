//! A fixture's figures as text: a row a codec, then a block an operation with our ratio
//! to each anchor and whether the goal is met.

use std::fmt::Write as _;

use shorn_codecs::codec::{About, Kind};
use shorn_codecs::fixtures::Fixture;

use crate::{goals, measure::Samples, operation::Operation};

/// The figures of one fixture. Codec indices are those of `codecs`; the floor follows.
#[derive(Debug)]
pub struct Table {
    /// Which fixture.
    pub fixture: Fixture,
    /// Each codec, and the bytes it needs.
    pub codecs: Vec<(About, usize)>,
    /// The operations that were timed.
    pub samples: Vec<(Operation, Samples)>,
}

impl Table {
    /// The whole text; `against` names a codec to add ratios to.
    pub fn text(&self, against: Option<&str>) -> String {
        let mut text = String::new();
        self.figures(&mut text);
        self.goals(&mut text);
        if let Some(name) = against {
            self.ratios(&mut text, name);
        }
        text
    }

    fn figures(&self, text: &mut String) {
        let _ = write!(text, "\n{}\n\n{:<18}{:>11}", self.fixture.name(), "codec", "bytes");
        for (operation, _) in &self.samples {
            let _ = write!(text, "{:>13}", operation.name());
        }
        let floor = (About::ours("(floor)"), 0);
        for (codec, (About { name, .. }, bytes)) in self.codecs.iter().chain([&floor]).enumerate() {
            let bytes = if *bytes == 0 { String::new() } else { bytes.to_string() };
            let _ = write!(text, "\n{name:<18}{bytes:>11}");
            for (_, samples) in &self.samples {
                let _ = write!(text, "{:>13}", nanoseconds(samples.nanoseconds(codec)));
            }
        }
        text.push_str("\n\n");
    }

    fn goals(&self, text: &mut String) {
        let ours = self.codecs.iter().position(|(about, _)| about.kind == Kind::Ours);
        // Without us the smallest varint payload stands in for our size.
        let size = match ours {
            Some(ours) => self.codecs[ours].1,
            None => self.smallest(|kind| kind == Kind::Varint),
        };
        let floor = self.codecs.len();
        for (operation, samples) in &self.samples {
            let operation = *operation;
            let row = |kind: Kind, bytes: usize| {
                matches!(kind, Kind::Row | Kind::Varint) && bytes as f64 <= size as f64 * goals::ROW_BYTES
            };
            // A reference into an archive is not a value, a slice that is long enough is half of
            // what an encoder has to see to, and a value of any kind is not the record.
            let any = |kind: Kind, _| match kind {
                Kind::Slice | Kind::Value => false,
                Kind::Archive => operation != Operation::Borrowed,
                _ => true,
            };
            let varint = |kind: Kind, _| kind == Kind::Varint;
            let best = goals::best(self.fixture, operation);
            let mut line = |anchor: &str, codec: Option<usize>, goal: Option<f64>| {
                let Some(codec) = codec else { return };
                let name = self.codecs.get(codec).map_or("clone + drop", |codec| codec.0.name);
                let time = nanoseconds(samples.nanoseconds(codec));
                let ratio = ours.and_then(|ours| samples.ratio(ours, codec));
                let _ = writeln!(
                    text,
                    "{:<10}{anchor:<12}{name:<18}{time:>13}  {}",
                    operation.name(),
                    verdict(ratio, goal)
                );
            };
            line("best", self.best(samples, any), best);
            line("best row", self.best(samples, row), goals::row(self.fixture, operation));
            line("best varint", self.best(samples, varint), goals::varint(self.fixture, operation));
            line(
                "MessagePack",
                self.codecs.iter().position(|codec| codec.0.name == "rmp-serde"),
                goals::message_pack(self.fixture, operation),
            );
            if let Some(goal) = goals::floor(self.fixture, operation) {
                line("floor", Some(floor), Some(goal));
            }
            if let Some(goal) = goals::above_floor(self.fixture, operation) {
                let above = ours
                    .and_then(|ours| samples.nanoseconds(ours))
                    .zip(samples.nanoseconds(floor))
                    .map(|(ours, floor)| ours - floor);
                let anchor = "ns above an allocation and a copy";
                let above = verdict(above, Some(goal));
                let _ = writeln!(text, "{:<10}{anchor:<45}{above}", operation.name());
            }
        }
        if ours.is_some() {
            let smallest = self.smallest(|kind| matches!(kind, Kind::Row | Kind::Varint));
            let met = if size <= smallest { "ok" } else { "MISSED" };
            let _ = writeln!(text, "bytes     {size}, smallest row peer {smallest}: {met}");
        }
    }

    fn ratios(&self, text: &mut String, name: &str) {
        let Some(anchor) = self.codecs.iter().position(|codec| codec.0.name == name) else {
            return;
        };
        let _ = writeln!(text, "\nratio to {name}");
        for (codec, (About { name, .. }, _)) in self.codecs.iter().enumerate() {
            let _ = write!(text, "{name:<29}");
            for (_, samples) in &self.samples {
                let ratio = samples.ratio(codec, anchor).map(|ratio| format!("{ratio:.2}"));
                let _ = write!(text, "{:>13}", ratio.unwrap_or_default());
            }
            text.push('\n');
        }
    }

    /// The fastest of the peers that `eligible` lets in, found by ratios to one codec
    /// inside the rounds rather than by times across them.
    fn best(&self, samples: &Samples, eligible: impl Fn(Kind, usize) -> bool) -> Option<usize> {
        (0..self.codecs.len())
            .filter(|&codec| {
                let (About { kind, .. }, bytes) = self.codecs[codec];
                kind != Kind::Ours && eligible(kind, bytes)
            })
            .filter_map(|codec| Some((codec, samples.ratio(codec, 0)?)))
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(codec, _)| codec)
    }

    fn smallest(&self, eligible: impl Fn(Kind) -> bool) -> usize {
        let sizes = self.codecs.iter().filter(|(about, _)| eligible(about.kind));
        sizes.map(|(_, bytes)| *bytes).min().unwrap_or(usize::MAX)
    }
}

fn verdict(figure: Option<f64>, goal: Option<f64>) -> String {
    match (figure, goal) {
        (None, None) => String::new(),
        (None, Some(goal)) => format!("        goal {goal:.2}"),
        (Some(figure), None) => format!("{figure:>6.2}"),
        (Some(figure), Some(goal)) => {
            let met = if figure <= goal { "ok" } else { "MISSED" };
            format!("{figure:>6.2}  goal {goal:.2}  {met}")
        }
    }
}

/// One decimal below a hundred, thousands set apart above.
pub(crate) fn nanoseconds(time: Option<f64>) -> String {
    let Some(time) = time else {
        return String::new();
    };
    if time < 100.0 {
        return format!("{time:.1}");
    }
    let digits = format!("{time:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_readable() {
        assert_eq!(nanoseconds(Some(5.04)), "5.0");
        assert_eq!(nanoseconds(Some(123.4)), "123");
        assert_eq!(nanoseconds(Some(4_172_974.0)), "4,172,974");
        assert_eq!(nanoseconds(None), "");
    }

    #[test]
    fn a_goal_is_an_upper_bound() {
        assert!(verdict(Some(0.85), Some(0.85)).ends_with("ok"));
        assert!(verdict(Some(0.86), Some(0.85)).ends_with("MISSED"));
    }
}
