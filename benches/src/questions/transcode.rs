//! JSON text to a payload and a payload to JSON text, as at the edge of a service: by the schema alone where a codec
//! can, else by way of the record.

use std::hint::black_box;

use serde_json::Value as Json;
use shorn::Schema;
use shorn_codecs::codec::{Codec, Form, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::{Batch, repeat};
use crate::results::Unit;

/// Both directions, on what goes over the edge of a service.
pub(super) const QUESTION: Question = Question {
    name: "transcode",
    title: "JSON text to a payload and back",
    alone: true,
    subjects: |_| [Fixture::Person, Fixture::Event, Fixture::Batch100, Fixture::Document].map(Fixture::name).to_vec(),
    groups: |subject, sink| {
        if let Some(fixture) = Fixture::named(subject) {
            fixture.visit(&mut Make { fixture, sink });
        }
    },
};

/// Which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    TextToWire,
    WireToText,
}

struct Make<'s> {
    fixture: Fixture,
    sink: Sink<'s>,
}

impl OnRecord for Make<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        let texts = Texts::of(record);
        for (direction, operation) in [(Direction::TextToWire, "text to wire"), (Direction::WireToText, "wire to text")]
        {
            let mut gather = Gather { direction, record, text: &texts.text, entries: Vec::new() };
            gather.ours(&texts);
            T::each(&mut gather);
            let entries = gather.entries;
            let key =
                Key { question: "transcode".into(), fixture: self.fixture.name().into(), operation: operation.into() };
            (self.sink)(Group { key, records: self.fixture.records(), unit: Unit::Nanoseconds, entries });
        }
    }
}

/// A record as our payload, as the JSON value of its schema, which lacks the fields that are `None`, and as its text.
struct Texts {
    bytes: Vec<u8>,
    value: Json,
    text: Vec<u8>,
}

impl Texts {
    fn of<T: Record>(record: &T) -> Self {
        let bytes = shorn::encode(record).expect("a record of ours");
        let value = Schema::from(T::shape()).decode(&bytes).expect("our own bytes");
        let text = serde_json::to_vec(&value).expect("JSON");
        let back: T = serde_json::from_slice(&text).expect("a record of serde");
        assert!(back == *record, "the text is the record's");
        Self { bytes, value, text }
    }
}

struct Gather<'v, T> {
    direction: Direction,
    record: &'v T,
    text: &'v [u8],
    entries: Vec<Entry<'v>>,
}

impl<'v, T: Record> Gather<'v, T> {
    /// Ours by the schema, no value in between; and by way of a value without a Rust type.
    fn ours(&mut self, texts: &'v Texts) {
        let Texts { bytes, value, text } = texts;
        let schema = || Schema::from(T::shape());
        match self.direction {
            Direction::TextToWire => {
                self.entry("shorn", Class::Ours, move || {
                    let schema = schema();
                    assert_eq!(schema.encode_json(text).expect("a text that fits"), *bytes);
                    let run = repeat(move || {
                        black_box(schema.encode_json(black_box(text)).expect("it was written before"));
                    });
                    Started::timed(Some(bytes.len()), run)
                });
                self.entry("shorn by Value", Class::Other, move || {
                    let schema = schema();
                    let encode = move |text: &[u8]| {
                        let value: Json = serde_json::from_slice(text).expect("its own text");
                        schema.encode(&value).expect("a value that fits")
                    };
                    assert_eq!(encode(text), *bytes);
                    let run = repeat(move || {
                        black_box(encode(black_box(text)));
                    });
                    Started::timed(Some(bytes.len()), run)
                });
            }
            Direction::WireToText => {
                self.entry("shorn", Class::Ours, move || {
                    let schema = schema();
                    let write = move |bytes: &[u8]| {
                        let mut out = Vec::new();
                        schema.decode_to_json(bytes, &mut out).expect("our own bytes");
                        out
                    };
                    assert_eq!(serde_json::from_slice::<Json>(&write(bytes)).expect("JSON"), *value);
                    Started::timed(Some(bytes.len()), texts_of(move || write(black_box(bytes))))
                });
                self.entry("shorn typed, to_json", Class::Other, move || {
                    let write = |bytes: &[u8]| {
                        let record: T = shorn::decode(bytes).expect("our own bytes");
                        shorn::to_json(&record).expect("a record has JSON text")
                    };
                    assert_eq!(serde_json::from_str::<Json>(&write(bytes)).expect("JSON"), *value);
                    let run = repeat(move || {
                        black_box(write(black_box(bytes)));
                    });
                    Started::timed(Some(bytes.len()), run)
                });
            }
        }
    }

    fn entry(&mut self, codec: &str, class: Class, start: impl FnOnce() -> Started<'v> + 'v) {
        self.entries.push(Entry { codec: codec.into(), class, start: Box::new(start) });
    }
}

fn texts_of<'v>(mut write: impl FnMut() -> Vec<u8> + 'v) -> Batch<'v> {
    repeat(move || {
        black_box(write());
    })
}

/// Every codec with serde_json before it or behind it.
impl<T: Record> Visitor<T> for Gather<'_, T> {
    fn visit<C: Codec<T>>(&mut self) {
        let Gather { direction, record, text, .. } = *self;
        let (name, class) = match Class::of(&C::ABOUT, false) {
            Class::Ours => ("shorn typed, serde_json".into(), Class::Other),
            // By a schema and from values: those of ours are above, and the others are no peers.
            Class::Other | Class::Unequal => return,
            class => (C::ABOUT.name.to_string(), class),
        };
        self.entry(&name, class, move || {
            let bytes = checked::<C, T>(record);
            let length = Some(bytes.len());
            let mut codec = C::new();
            match direction {
                Direction::TextToWire => {
                    let mut encode = move |text: &[u8]| {
                        let record: T = serde_json::from_slice(text).expect("its own text");
                        codec.encode(&C::Form::of(&record))
                    };
                    let again = C::new().decode(&encode(text)).map(Form::record);
                    assert!(again.is_ok_and(|again: T| again == *record), "{}: by way of text", C::ABOUT.name);
                    Started::timed(
                        length,
                        repeat(move || {
                            black_box(&*encode(black_box(text)));
                        }),
                    )
                }
                Direction::WireToText => {
                    let mut write = move |bytes: &[u8]| {
                        let record = codec.decode(bytes).expect("a codec reads what it wrote").record();
                        serde_json::to_vec(&record).expect("a record of serde")
                    };
                    let again: T = serde_json::from_slice(&write(&bytes)).expect("its own text");
                    assert!(again == *record, "{}: by way of text", C::ABOUT.name);
                    Started::timed(length, texts_of(move || write(black_box(&bytes))))
                }
            }
        });
    }
}
