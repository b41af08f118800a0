//! How many bytes a payload has, as it is and compressed, and what compressing it costs.

use shorn_codecs::codec::{About, Codec, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

use super::{Question, Sink, fixtures};
use crate::compression::{self, Compressor};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::{Batch, repeat};
use crate::results::Unit;

/// Bytes on every fixture; time on those that are long enough for compressing to be sensible.
pub(super) const QUESTION: Question = Question {
    name: "size",
    title: "Size",
    alone: false,
    subjects: fixtures,
    groups: |subject, sink| {
        if let Some(fixture) = Fixture::named(subject) {
            fixture.visit(&mut Make { fixture, sink });
        }
    },
};

/// Whether compressing is timed too.
fn is_timed(fixture: Fixture) -> bool {
    matches!(fixture, Fixture::Batch100 | Fixture::Document)
}

/// A codec's payload.
struct Payload {
    about: About,
    bytes: Vec<u8>,
}

struct Make<'s> {
    fixture: Fixture,
    sink: Sink<'s>,
}

impl OnRecord for Make<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        let mut gather = Gather { record, payloads: Vec::new() };
        T::each(&mut gather);
        let payloads = gather.payloads;
        self.group("raw", Unit::Bytes, &payloads, |payload| {
            let length = payload.bytes.len();
            Started::counted(Some(length), move || length as f64)
        });
        for (name, compressor) in compression::ALL {
            self.group(name, Unit::Bytes, &payloads, |payload| {
                let length = compressed(&mut *compressor(), &payload.bytes).len();
                Started::counted(Some(length), move || length as f64)
            });
            if !is_timed(self.fixture) {
                continue;
            }
            self.group(&format!("{name} compress"), Unit::Nanoseconds, &payloads, |payload| {
                let length = compressed(&mut *compressor(), &payload.bytes).len();
                Started::timed(Some(length), compress(compressor(), &payload.bytes))
            });
            self.group(&format!("{name} decompress"), Unit::Nanoseconds, &payloads, |payload| {
                let small = compressed(&mut *compressor(), &payload.bytes);
                let length = payload.bytes.len();
                Started::timed(Some(small.len()), decompress(compressor(), small, length))
            });
        }
    }
}

impl Make<'_> {
    /// One operation on every payload.
    fn group<'v>(
        &mut self,
        operation: &str,
        unit: Unit,
        payloads: &'v [Payload],
        start: impl Fn(&'v Payload) -> Started<'v> + Copy + 'v,
    ) {
        let entry = |payload: &'v Payload| Entry {
            codec: payload.about.name.into(),
            class: Class::of(&payload.about, false),
            start: Box::new(move || start(payload)),
        };
        let key = Key { question: "size".into(), fixture: self.fixture.name().into(), operation: operation.into() };
        let entries = payloads.iter().map(entry).collect();
        (self.sink)(Group { key, records: self.fixture.records(), unit, entries });
    }
}

struct Gather<'v, T> {
    record: &'v T,
    payloads: Vec<Payload>,
}

impl<T: Record> Visitor<T> for Gather<'_, T> {
    fn visit<C: Codec<T>>(&mut self) {
        self.payloads.push(Payload { about: C::ABOUT, bytes: checked::<C, T>(self.record).to_vec() });
    }
}

/// The payload compressed, once it is certain that it comes back.
fn compressed(compressor: &mut dyn Compressor, bytes: &[u8]) -> Vec<u8> {
    let (mut small, mut back) = (Vec::new(), Vec::new());
    compressor.compress(bytes, &mut small);
    compressor.decompress(&small, bytes.len(), &mut back);
    assert!(back == bytes, "a compressor gives its input back");
    small
}

fn compress<'v>(mut compressor: Box<dyn Compressor>, bytes: &'v [u8]) -> Batch<'v> {
    let mut out = Vec::new();
    repeat(move || {
        compressor.compress(std::hint::black_box(bytes), &mut out);
        std::hint::black_box(&*out);
    })
}

fn decompress<'v>(mut compressor: Box<dyn Compressor>, small: Vec<u8>, length: usize) -> Batch<'v> {
    let mut out = Vec::new();
    repeat(move || {
        compressor.decompress(std::hint::black_box(&small), length, &mut out);
        std::hint::black_box(&*out);
    })
}
