//! What is compared with each other: one operation on one fixture by every codec that has it. Knows names and how to
//! start, so that a process may start one of them alone; knows no codec and takes no time.

use std::io::Read;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shorn_codecs::codec::{About, Borrowing, Kind};

use crate::measure::Batch;
use crate::results::Unit;

/// What a figure may be compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// The library under test, in the form that the others are compared with.
    Ours,
    /// The library under test in another form.
    Other,
    /// Equal work, no more than 1.35 times our bytes and row after row: a "row peer" if the bytes allow it.
    Row,
    /// A row peer that writes varints as we do.
    Varint,
    /// Equal work in columns.
    Columnar,
    /// Shown, and not equal work: never the best.
    Unequal,
    /// What no codec can beat.
    Floor,
    /// Another runtime: in a column of its own.
    Node,
}

impl Class {
    /// That of a codec for an operation; `borrowed` where nothing is copied on decode.
    pub fn of(about: &About, borrowed: bool) -> Self {
        match about.kind {
            Kind::Ours if about.name == "shorn" => Self::Ours,
            Kind::Ours => Self::Other,
            Kind::Varint => Self::Varint,
            Kind::Row => Self::Row,
            Kind::Columnar => Self::Columnar,
            Kind::Slice | Kind::Value => Self::Unequal,
            Kind::Archive if borrowed && about.borrowing == Borrowing::Access => Self::Unequal,
            Kind::Archive => Self::Row,
        }
    }

    /// Whether it may be called the best peer.
    pub fn counts(self) -> bool {
        matches!(self, Self::Row | Self::Varint | Self::Columnar)
    }
}

/// One codec's part in a group.
#[expect(missing_debug_implementations, reason = "a closure")]
pub struct Entry<'v> {
    /// As the tables call it.
    pub codec: String,
    /// What it may be compared with.
    pub class: Class,
    /// Sets it up and makes sure that it does what it says; nothing of that is timed.
    pub start: Box<dyn FnOnce() -> Started<'v> + 'v>,
}

/// An entry that is ready.
#[expect(missing_debug_implementations, reason = "a closure")]
pub struct Started<'v> {
    /// Bytes of its payload, where there is one.
    pub bytes: Option<usize>,
    /// What there is to run.
    pub work: Work<'v>,
}

impl<'v> Started<'v> {
    /// What is timed.
    pub fn timed(bytes: Option<usize>, run: Batch<'v>) -> Self {
        Self { bytes, work: Work::Timed(run) }
    }

    /// What is counted.
    pub fn counted(bytes: Option<usize>, count: impl FnOnce() -> f64 + 'v) -> Self {
        Self { bytes, work: Work::Counted(Box::new(count)) }
    }
}

/// How an entry comes by its figure.
#[expect(missing_debug_implementations, reason = "closures")]
pub enum Work<'v> {
    /// Does it as often as it is told, which is timed: nanoseconds of the thread's processor time.
    Timed(Batch<'v>),
    /// Takes one sample by itself, in about the time that it is given: what runs on several threads.
    Sampled(Box<dyn FnMut(Duration) -> f64 + 'v>),
    /// Says a number that is the same each time: one sample, in this process.
    Counted(Box<dyn FnOnce() -> f64 + 'v>),
    /// Says a number about the whole process: one sample, in a process that does nothing else.
    OfProcess {
        /// What that process reads from its standard input, made by the process that starts it.
        input: Box<dyn FnOnce() -> Vec<u8> + 'v>,
        /// What it does with it.
        count: Box<Count<'v>>,
    },
}

/// What a process does with its input.
pub type Count<'v> = dyn FnOnce(&mut dyn Read) -> f64 + 'v;

/// Entries that are compared with each other.
#[expect(missing_debug_implementations, reason = "its entries")]
pub struct Group<'v> {
    /// Which, in all.
    pub key: Key,
    /// How many records one operation handles: figures are by operation, and shown by record where that says more.
    pub records: u64,
    /// What its samples count.
    pub unit: Unit,
    /// Its entries, the library under test first.
    pub entries: Vec<Entry<'v>>,
}

/// Which group.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Key {
    /// As `questions` calls it.
    pub question: String,
    /// What it is asked about: a fixture, where it is about one.
    pub fixture: String,
    /// What is done with it.
    pub operation: String,
}
