//! The ratios to reach, per fixture and operation. All are "at most". Fixtures that were added later have none.

use shorn_codecs::fixtures::Fixture;

use crate::operation::Operation;

/// Against the best peer of any kind at equal work.
pub fn best(fixture: Fixture, operation: Operation) -> Option<f64> {
    let [encode, reused, owned, borrowed] = match fixture {
        Fixture::Person => [1.00, 1.00, 0.70, 0.65],
        Fixture::Unicode => [1.00, 1.00, 0.70, 0.60],
        Fixture::Event => [0.85, 1.00, 0.90, 0.80],
        Fixture::Batch100 => [0.85, 1.00, 1.00, 1.10],
        Fixture::Batch100He => [0.80, 0.90, 1.00, 1.10],
        Fixture::Document => [0.75, 0.80, 0.95, 0.80],
        Fixture::Big => [0.85, 0.90, 1.00, 1.20],
        Fixture::BigHe => [0.90, 0.80, 1.05, 1.15],
        Fixture::Telemetry | Fixture::Wide | Fixture::Tree | Fixture::Maps => return None,
    };
    Some(match operation {
        Operation::Encode => encode,
        Operation::Reused => reused,
        Operation::Owned => owned,
        Operation::Borrowed => borrowed,
    })
}

/// Whether goals were set on the fixture.
fn has_goals(fixture: Fixture) -> bool {
    best(fixture, Operation::Encode).is_some()
}

/// Against the best peer that is not columnar and within [`ROW_BYTES`] of our bytes;
/// where it is not set, the goal against the best of any kind says enough.
pub fn row(fixture: Fixture, operation: Operation) -> Option<f64> {
    match (fixture, operation) {
        (Fixture::Batch100He, Operation::Borrowed) => Some(0.75),
        (Fixture::Batch100 | Fixture::Big | Fixture::BigHe, Operation::Borrowed) => Some(0.80),
        _ => None,
    }
}

/// How much larger than ours the payload of a row peer may be.
pub const ROW_BYTES: f64 = 1.35;

/// Against the best of the peers that write varints as we do.
pub fn varint(fixture: Fixture, operation: Operation) -> Option<f64> {
    has_goals(fixture).then_some(match operation {
        Operation::Encode if matches!(fixture, Fixture::Person | Fixture::Unicode) => 0.95,
        Operation::Encode => 0.75,
        Operation::Reused => 0.60,
        Operation::Owned => 0.90,
        Operation::Borrowed => 0.85,
    })
}

/// Against rmp-serde.
pub fn message_pack(fixture: Fixture, operation: Operation) -> Option<f64> {
    has_goals(fixture).then_some(match operation {
        Operation::Encode | Operation::Reused => 0.40,
        Operation::Owned | Operation::Borrowed => 0.60,
    })
}

/// Against a clone and drop of the value.
pub fn floor(fixture: Fixture, operation: Operation) -> Option<f64> {
    match (fixture, operation) {
        (Fixture::Person | Fixture::Document, Operation::Owned) => Some(1.25),
        (Fixture::Event | Fixture::Batch100 | Fixture::Batch100He, Operation::Owned) => Some(1.15),
        _ => None,
    }
}

/// Nanoseconds that a fresh encode may add to an allocation and a copy.
pub fn above_floor(fixture: Fixture, operation: Operation) -> Option<f64> {
    match (fixture, operation) {
        (Fixture::Person, Operation::Encode) => Some(6.0),
        (Fixture::Event, Operation::Encode) => Some(20.0),
        _ => None,
    }
}

/// Instructions of one operation, counted by callgrind.
pub fn instructions(fixture: Fixture, operation: Operation) -> Option<u64> {
    match (fixture, operation) {
        (Fixture::Event, Operation::Reused) => Some(300),
        (Fixture::Event, Operation::Borrowed) => Some(620),
        (Fixture::Event, Operation::Owned) => Some(1_350),
        (Fixture::Person, Operation::Reused) => Some(75),
        (Fixture::Person, Operation::Borrowed) => Some(85),
        (Fixture::Person, Operation::Owned) => Some(280),
        _ => None,
    }
}
