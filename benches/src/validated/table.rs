//! The figures of one payload on one path as text: a block an operation, a row a codec.

use std::fmt::Write as _;

use super::check::Checked;
use super::{Codec, OPERATIONS, Rules, Visitor, batch};
use crate::measure::{Batch, Effort, Samples, interleaved, repeat};
use crate::operation::Operation;
use crate::table::nanoseconds;

/// What the last line of the output says.
pub const LEGEND: &str = "share: of the validated time, what the rules take: the median over rounds of 1 - raw / validated in the round; \
     ours: time of shorn validated by that of the codec validated, likewise";

/// What is looked at: a payload on a path.
#[derive(Debug)]
pub struct Cell<'v, T> {
    /// As the headings call it.
    pub title: String,
    /// The value.
    pub value: &'v T,
    /// Its codecs, checked.
    pub codecs: Vec<Checked>,
}

impl<'v, T> Cell<'v, T> {
    /// One operation of every codec, without rules and with them, in the order of the codecs.
    pub fn batches(&self, operation: Operation, each: impl FnOnce(&mut Build<'v, T>)) -> Vec<[Batch<'v>; 2]> {
        let payloads = self.codecs.iter().map(|codec| codec.bytes.clone()).collect();
        let mut build = Build { operation, value: self.value, payloads, batches: Vec::new() };
        each(&mut build);
        build.batches
    }

    /// Times all operations. `rules` alone are timed with each.
    pub fn text<R: Rules<T> + 'static>(&self, effort: Effort, rules: &R, each: impl Fn(&mut Build<'v, T>)) -> String {
        let mut text = format!("\n{}\n", self.title);
        for operation in OPERATIONS {
            let mut batches: Vec<_> = self.batches(operation, &each).into_iter().flatten().map(Some).collect();
            let (rules, value) = (rules.clone(), self.value);
            batches.push(Some(repeat(move || {
                std::hint::black_box(rules.hold(std::hint::black_box(value)).is_ok());
            })));
            self.block(&mut text, operation, &interleaved(batches, effort));
        }
        text
    }

    fn block(&self, text: &mut String, operation: Operation, samples: &Samples) {
        let title = match operation {
            Operation::Owned => "decode",
            other => other.name(),
        };
        let _ =
            writeln!(text, "\n{title:<16}{:>9}{:>12}{:>12}{:>8}{:>8}", "bytes", "raw", "validated", "share", "ours");
        for (index, codec) in self.codecs.iter().enumerate() {
            let (raw, validated, bytes) = (2 * index, 2 * index + 1, codec.bytes.len());
            let _ = write!(text, "{:<16}{bytes:>9}", codec.name);
            for column in [raw, validated] {
                let _ = write!(text, "{:>12}", nanoseconds(samples.nanoseconds(column)));
            }
            let share = samples.ratio(raw, validated).map(|ratio| format!("{:.0} %", 100.0 * (1.0 - ratio)));
            let ours = samples.ratio(1, validated).map(|ratio| format!("{ratio:.2}"));
            let _ = writeln!(text, "{:>8}{:>8}", share.unwrap_or_default(), ours.unwrap_or_default());
        }
        let alone = nanoseconds(samples.nanoseconds(2 * self.codecs.len()));
        let _ = writeln!(text, "{:<37}{alone:>12}", "(the rules alone)");
    }
}

/// The visitor behind [`Cell::batches`].
#[allow(missing_debug_implementations, reason = "closures")]
pub struct Build<'v, T> {
    operation: Operation,
    value: &'v T,
    payloads: Vec<Vec<u8>>,
    batches: Vec<[Batch<'v>; 2]>,
}

impl<T> Visitor<T> for Build<'_, T> {
    fn visit<C: Codec<T> + 'static, V: Codec<T> + 'static>(&mut self, _: &'static str, raw: C, validated: V) {
        let bytes = self.payloads[self.batches.len()].clone();
        let raw = batch(self.operation, raw, self.value, bytes.clone());
        self.batches.push([raw, batch(self.operation, validated, self.value, bytes)]);
    }
}
