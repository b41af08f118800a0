//! Whether the time of a record depends on how many are written at once: the same events, ten to a million of them.

use shorn_codecs::codec::{Codec, Visitor};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures;
use shorn_codecs::owned::Event;

use super::{Question, Sink, entry};
use crate::group::{Entry, Group, Key};
use crate::operation::Operation;
use crate::results::Unit;

/// Ours and the fastest peers of the other questions. The payload leaves the processor's caches on the way, and an owned
/// decode its allocator's short lists.
pub(super) const QUESTION: Question = Question {
    name: "scaling",
    title: "Scaling",
    alone: true,
    subjects: |quick| COUNTS.iter().filter(|(.., count)| !quick || *count <= 10_000).map(|(name, _)| *name).collect(),
    groups: |subject, sink| {
        if let Some((name, count)) = COUNTS.iter().find(|(name, _)| *name == subject) {
            groups(name, *count, sink);
        }
    },
};

const COUNTS: [(&str, usize); 6] = [
    ("10-events", 10),
    ("100-events", 100),
    ("1000-events", 1_000),
    ("10000-events", 10_000),
    ("100000-events", 100_000),
    ("1000000-events", 1_000_000),
];

/// The six fastest of the batches of a hundred, encoding and decoding taken together.
pub(super) const PEERS: [&str; 6] = ["bitcode Buffer", "wincode", "wincode varint", "speedy", "borsh", "rkyv"];

fn groups(subject: &str, count: usize, sink: Sink<'_>) {
    let records = fixtures::events(count);
    for operation in [Operation::Encode, Operation::Reused, Operation::Owned, Operation::Borrowed] {
        let mut gather = Gather { operation, records: &records, entries: Vec::new() };
        Vec::<Event>::each(&mut gather);
        let (entries, operation) = (gather.entries, operation.name().into());
        let key = Key { question: "scaling".into(), fixture: subject.into(), operation };
        sink(Group { key, records: count as u64, unit: Unit::Nanoseconds, entries });
    }
}

struct Gather<'v> {
    operation: Operation,
    records: &'v Vec<Event>,
    entries: Vec<Entry<'v>>,
}

impl Visitor<Vec<Event>> for Gather<'_> {
    fn visit<C: Codec<Vec<Event>>>(&mut self) {
        if C::ABOUT.name == "shorn" || PEERS.contains(&C::ABOUT.name) {
            self.entries.extend(entry::<C, _>(self.operation, self.records));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_peer_is_a_codec() {
        let records = fixtures::events(1);
        let mut gather = Gather { operation: Operation::Owned, records: &records, entries: Vec::new() };
        Vec::<Event>::each(&mut gather);
        let names: Vec<&str> = gather.entries.iter().map(|entry| &*entry.codec).collect();
        assert_eq!(names.len(), 1 + PEERS.len(), "{names:?}");
        assert!(names[0] == "shorn" && PEERS.iter().all(|peer| names.contains(peer)), "{names:?}");
    }
}
