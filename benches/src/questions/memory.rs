//! How much memory one operation takes: calls of the allocator, bytes at the worst moment and bytes that stay, of a codec
//! that has done the same before; and what a process that holds a hundred thousand records has resident.

use std::cell::LazyCell;
use std::hint::black_box;
use std::io::Read;
use std::path::Path;
use std::rc::Rc;

use shorn_codecs::codec::{Borrowing, Codec, Form, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{self, Fixture, OnRecord};
use shorn_codecs::owned::Event;
use shorn_codecs::record::Record;

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started, Work};
use crate::heap::{self, Usage};
use crate::operation::Operation;
use crate::results::Unit;

/// Counted by the allocator where the binary has the one that counts, and by the system where it says.
pub(super) const QUESTION: Question = Question {
    name: "memory",
    title: "Memory",
    alone: false,
    subjects: |quick| {
        let all = [Fixture::Event, Fixture::Batch100, Fixture::Document, Fixture::Big];
        all.into_iter().filter(|fixture| !(quick && fixture.is_big())).map(Fixture::name).collect()
    },
    groups: |subject, sink| {
        let Some(fixture) = Fixture::named(subject) else { return };
        // First: no record may be there yet in a process whose memory is asked for.
        if fixture == Fixture::Big && Path::new("/proc/self/status").exists() {
            of_process(fixture, sink);
        }
        if heap::is_counted() {
            fixture.visit(&mut Make { fixture, sink });
        }
    },
};

/// What a process is filled with.
fn big() -> Vec<Event> {
    fixtures::events(100_000)
}

/// A name, its unit, and how to tell it.
type Measure = (&'static str, Unit, fn(Usage) -> f64);

/// What is counted of an operation.
const MEASURES: [Measure; 3] = [
    ("allocations", Unit::Allocations, |usage| usage.allocations as f64),
    ("peak", Unit::Bytes, |usage| usage.peak as f64),
    ("retained", Unit::Bytes, |usage| usage.retained as f64),
];

struct Make<'s> {
    fixture: Fixture,
    sink: Sink<'s>,
}

impl OnRecord for Make<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        for operation in Operation::ALL {
            let mut gather = Gather { operation, record, codecs: Vec::new() };
            T::each(&mut gather);
            for (measure, unit, of) in MEASURES {
                let entries = gather.codecs.iter().map(|codec| codec.entry(of)).collect();
                let key = key(self.fixture, &format!("{} {measure}", operation.name()));
                (self.sink)(Group { key, records: self.fixture.records(), unit, entries });
            }
        }
    }
}

fn key(fixture: Fixture, operation: &str) -> Key {
    Key { question: "memory".into(), fixture: fixture.name().into(), operation: operation.into() }
}

/// Bytes of the payload and what the operation used: found out once, by the first group that asks.
type Found<'v> = Rc<LazyCell<(usize, Usage), Box<dyn FnOnce() -> (usize, Usage) + 'v>>>;

/// One codec.
struct Used<'v> {
    codec: &'static str,
    class: Class,
    found: Found<'v>,
}

impl<'v> Used<'v> {
    fn entry(&self, of: fn(Usage) -> f64) -> Entry<'v> {
        let found = Rc::clone(&self.found);
        let start = Box::new(move || {
            let (bytes, usage) = **found;
            Started::counted(Some(bytes), move || of(usage))
        });
        Entry { codec: self.codec.into(), class: self.class, start }
    }
}

struct Gather<'v, T> {
    operation: Operation,
    record: &'v T,
    codecs: Vec<Used<'v>>,
}

impl<T: Record> Visitor<T> for Gather<'_, T> {
    fn visit<C: Codec<T>>(&mut self) {
        if self.operation == Operation::Borrowed && C::ABOUT.borrowing == Borrowing::None {
            return;
        }
        let Gather { operation, record, .. } = *self;
        let class = Class::of(&C::ABOUT, operation == Operation::Borrowed);
        let find = move || {
            let bytes = checked::<C, T>(record);
            (bytes.len(), usage::<C, T>(operation, record, &bytes))
        };
        let found: Found<'_> = Rc::new(LazyCell::new(Box::new(find)));
        self.codecs.push(Used { codec: C::ABOUT.name, class, found });
    }
}

/// Of the second time that it is done, its result still held.
fn usage<C: Codec<T>, T: Record>(operation: Operation, record: &T, bytes: &[u8]) -> Usage {
    let own = "a codec reads what it wrote";
    let mut codec = C::new();
    let form = C::Form::of(record);
    match operation {
        Operation::Encode => {
            drop(codec.encode(&form));
            heap::watch(|| codec.encode(&form)).1
        }
        Operation::Reused => {
            black_box(codec.reused(&form));
            heap::watch(|| {
                black_box(codec.reused(&form));
            })
            .1
        }
        Operation::Owned => {
            drop(codec.decode(bytes).expect(own));
            heap::watch(|| codec.decode(bytes).expect(own)).1
        }
        Operation::Borrowed => {
            codec.borrow(bytes).expect(own);
            match C::ABOUT.borrowing {
                Borrowing::View => heap::watch(|| codec.view(bytes).expect(own)).1,
                _ => heap::watch(|| codec.borrow(bytes).expect(own)).1,
            }
        }
    }
}

/// The most that a process had resident once it had made the records and encoded them, and once it had read a payload
/// and decoded it; beside one that only made them. What its program itself takes is in all three, and where a codec
/// writes types of its own, these are there beside the records. That the payload gives the records back is asserted in
/// the process that starts these.
fn of_process(fixture: Fixture, sink: Sink<'_>) {
    for (operation, decodes) in [("encode resident", false), ("owned resident", true)] {
        let mut gather = Resident { decodes, entries: Vec::new() };
        Vec::<Event>::each(&mut gather);
        let mut entries = gather.entries;
        let work = move || Work::OfProcess {
            input: Box::new(Vec::new),
            count: Box::new(move |_| {
                let _records = black_box(big());
                resident()
            }),
        };
        let start = Box::new(move || Started { bytes: None, work: work() });
        entries.push(Entry { codec: "(the records)".into(), class: Class::Floor, start });
        (sink)(Group { key: key(fixture, operation), records: fixture.records(), unit: Unit::Bytes, entries });
    }
}

struct Resident {
    decodes: bool,
    entries: Vec<Entry<'static>>,
}

impl Visitor<Vec<Event>> for Resident {
    fn visit<C: Codec<Vec<Event>>>(&mut self) {
        let decodes = self.decodes;
        let start = move || {
            let work = match decodes {
                true => Work::OfProcess {
                    input: Box::new(move || checked::<C, _>(&big()).to_vec()),
                    count: Box::new(decoded::<C>),
                },
                false => Work::OfProcess { input: Box::new(Vec::new), count: Box::new(|_| encoded::<C>()) },
            };
            Started { bytes: None, work }
        };
        let class = Class::of(&C::ABOUT, false);
        self.entries.push(Entry { codec: C::ABOUT.name.into(), class, start: Box::new(start) });
    }
}

fn encoded<C: Codec<Vec<Event>>>() -> f64 {
    let records = big();
    let form = C::Form::of(&records);
    let bytes = black_box(C::new().encode(&form));
    assert!(!bytes.is_empty());
    resident()
}

fn decoded<C: Codec<Vec<Event>>>(input: &mut dyn Read) -> f64 {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes).expect("the payload");
    let _records = black_box(C::new().decode(&bytes).expect("a codec reads what it wrote"));
    resident()
}

/// The most bytes that this process had resident so far, as the system counts them.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    high_water(&status).expect("the system says it in kilobytes")
}

fn high_water(status: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: f64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1_024.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shorn_codecs::codecs::shorn::Shorn;

    #[test]
    fn the_high_water_mark_is_read() {
        let status = "Name:\tbench\nVmPeak:\t  99999 kB\nVmHWM:\t   2048 kB\nVmRSS:\t   1024 kB\n";
        assert_eq!(high_water(status), Some(2_097_152.0));
        assert_eq!(high_water("Name:\tbench\n"), None);
    }

    #[test]
    fn what_a_person_takes_is_known() {
        let person = fixtures::person();
        let bytes = checked::<Shorn, _>(&person);
        let used = |operation| usage::<Shorn, _>(operation, &person, &bytes);
        // One block, which is the output; its capacity is the encoder's affair.
        let encode = used(Operation::Encode);
        assert_eq!((encode.allocations, encode.peak), (1, encode.retained as usize));
        assert!(encode.peak >= 8);
        // The buffer is there.
        assert_eq!(used(Operation::Reused), Usage::default());
        // The five letters of a name.
        assert_eq!(used(Operation::Owned), Usage { allocations: 1, peak: 5, retained: 5 });
        assert_eq!(used(Operation::Borrowed), Usage::default());
    }
}
