//! Figures as data: what a run found, to a file and back. Knows what a figure is of; knows neither how it was taken nor
//! how it is shown.

use serde::{Deserialize, Serialize};

use crate::group::{Class, Key};
use crate::machine::Machine;

/// The form of the file; a reader refuses another.
pub const FORMAT: u32 = 1;

/// A run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// [`FORMAT`].
    pub format: u32,
    /// Where it ran.
    pub machine: Machine,
    /// When, as RFC 3339 in UTC.
    pub date: String,
    /// How long was looked, in words.
    pub effort: String,
    /// What was asked for, as the command line behind the program.
    #[serde(default)]
    pub command: String,
    /// Why its figures should not be quoted, a sentence each; none if they may be.
    #[serde(default)]
    pub caveats: Vec<String>,
    /// What there is to know of its codecs besides.
    #[serde(default)]
    pub codecs: Vec<Profile>,
    /// Its figures.
    pub figures: Vec<Figure>,
}

/// What there is to know of a codec besides its figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Whose.
    pub codec: String,
    /// What its payload is, in a word or two.
    pub kind: String,
    /// Whether bytes tell the names and types in them.
    pub self_describing: bool,
    /// Whether it compiles a schema at run time.
    pub schema: bool,
    /// Whether it can read without copying strings.
    pub borrows: bool,
    /// Whether it refuses each of a record's beginnings.
    pub cuts: bool,
    /// Whether it refuses a byte behind a record.
    pub trailing: bool,
    /// Whether it panics at some of these rather than return an error.
    pub panics: bool,
    /// What a reader of its figures should know; most often nothing.
    pub note: String,
}

impl Results {
    /// Reads what a run has written.
    ///
    /// # Errors
    ///
    /// If it is of another [`FORMAT`], or no results at all.
    pub fn from_json(text: &str) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Any {
            format: u32,
        }
        let Any { format } = serde_json::from_str(text).map_err(|error| format!("no results: {error}"))?;
        if format != FORMAT {
            return Err(format!("format {format}, and this program reads {FORMAT}"));
        }
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// How a figure was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// All codecs of the group in one process, in turning order.
    Shared,
    /// Each codec in a process of its own, in turning order: what is quoted.
    Alone,
    /// Counted, not timed: no spread.
    Counted,
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Nanoseconds of the thread's processor time, an operation.
    Nanoseconds,
    /// Bytes.
    Bytes,
    /// Calls of the allocator.
    Allocations,
    /// Instructions, an operation.
    Instructions,
    /// Records a second, all threads together.
    RecordsPerSecond,
}

/// What one codec needs for one operation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// What of.
    #[serde(flatten)]
    pub key: Key,
    /// Whose.
    pub codec: String,
    /// What it may be compared with.
    pub class: Class,
    /// How it was taken.
    pub mode: Mode,
    /// What the samples count.
    pub unit: Unit,
    /// Bytes of the payload, where there is one.
    pub bytes: Option<usize>,
    /// Records that one operation handles.
    pub records: u64,
    /// One a round, in the order of the rounds: sample `i` of one codec of a group is of the same round as sample `i`
    /// of another.
    pub samples: Vec<f64>,
}

impl Figure {
    /// The median of the samples.
    pub fn median(&self) -> f64 {
        quantile(&self.samples, 0.5)
    }

    /// The quartiles, the spread that error bars show.
    pub fn spread(&self) -> (f64, f64) {
        (quantile(&self.samples, 0.25), quantile(&self.samples, 0.75))
    }

    /// The median over rounds of this figure by `other` in the same round.
    pub fn ratio(&self, other: &Self) -> f64 {
        quantile(&self.ratios(other), 0.5)
    }

    /// The quartiles of that ratio.
    pub fn ratio_spread(&self, other: &Self) -> (f64, f64) {
        let ratios = self.ratios(other);
        (quantile(&ratios, 0.25), quantile(&ratios, 0.75))
    }

    /// Round by round. Counts may be zero, and what is the same is a ratio of one.
    fn ratios(&self, other: &Self) -> Vec<f64> {
        self.samples.iter().zip(&other.samples).map(|(a, b)| if a == b { 1.0 } else { a / b }).collect()
    }
}

/// Margins below this are ties.
pub const TIE: f64 = 0.05;

/// Between the two samples that are nearest; NaN of none.
fn quantile(samples: &[f64], share: f64) -> f64 {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    let Some(last) = sorted.len().checked_sub(1) else { return f64::NAN };
    let place = share * last as f64;
    let (low, high) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    // Two infinities have no difference.
    if low == high { low } else { low + (high - low) * place.fract() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(samples: &[f64]) -> Figure {
        let key = Key { question: "encode".into(), fixture: "person".into(), operation: "reused".into() };
        Figure {
            key,
            codec: "any".into(),
            class: Class::Row,
            mode: Mode::Shared,
            unit: Unit::Nanoseconds,
            bytes: None,
            records: 1,
            samples: samples.into(),
        }
    }

    #[test]
    fn a_median_is_the_middle() {
        assert_eq!(figure(&[5.0, 1.0, 3.0]).median(), 3.0);
        assert_eq!(figure(&[4.0, 1.0, 3.0, 2.0]).median(), 2.5);
        assert_eq!(figure(&[1.0, 2.0, 3.0, 4.0, 5.0]).spread(), (2.0, 4.0));
        assert!(figure(&[]).median().is_nan());
    }

    #[test]
    fn a_ratio_is_the_median_of_ratios_not_the_ratio_of_medians() {
        // The machine is ten times slower in the last two rounds.
        assert_eq!(figure(&[2.0, 20.0, 20.0]).ratio(&figure(&[1.0, 10.0, 40.0])), 2.0);
    }

    #[test]
    fn counts_may_be_zero() {
        let ratio = |a: f64, b: f64| figure(&[a; 3]).ratio(&figure(&[b; 3]));
        assert_eq!([ratio(0.0, 0.0), ratio(0.0, 2.0), ratio(2.0, 0.0)], [1.0, 0.0, f64::INFINITY]);
    }
}
