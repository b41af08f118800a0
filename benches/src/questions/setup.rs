//! What a codec needs before its first message: compiling a schema, where it has one, and the first encode, which is the
//! one that finds no buffer and no table of its own. The processor's caches are warm: only the codec is new.

use std::hint::black_box;

use apache_avro::reader::datum::GenericDatumReader;
use apache_avro::writer::datum::GenericDatumWriter;
use serde_avro_fast::ser::SerializerConfig;
use serde_avro_fast::{from_datum_slice, to_datum_vec};
use serde_json::Value as Json;
use shorn::{Schema, Stringifier};
use shorn_codecs::codec::{Codec, Form, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;
use shorn_codecs::schemas::Unsigned;

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::repeat;
use crate::results::Unit;
use crate::validated::Rules;
use crate::validated::document::Document;

/// Asked about the records whose schemas differ.
pub(super) const QUESTION: Question = Question {
    name: "setup",
    title: "Cold set-up",
    alone: true,
    subjects: |_| [Fixture::Person, Fixture::Event, Fixture::Document].map(Fixture::name).to_vec(),
    groups: |subject, sink| {
        if let Some(fixture) = Fixture::named(subject) {
            fixture.visit(&mut Make { fixture, sink });
        }
    },
};

struct Make<'s> {
    fixture: Fixture,
    sink: Sink<'s>,
}

impl OnRecord for Make<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        let schemas = Schemas::of::<T>();
        let mut compiled = Gather { record, entries: Vec::new() };
        compiled.compiled(&schemas);
        self.group("compile", compiled.entries);
        let mut first = Gather { record, entries: Vec::new() };
        T::each(&mut first);
        first.compiled_first(&schemas);
        self.group("first encode", first.entries);
    }
}

impl Make<'_> {
    fn group(&mut self, operation: &str, entries: Vec<Entry<'_>>) {
        let key = Key { question: "setup".into(), fixture: self.fixture.name().into(), operation: operation.into() };
        (self.sink)(Group { key, records: self.fixture.records(), unit: Unit::Nanoseconds, entries });
    }
}

/// What a codec compiles, as the text that a program has of it.
struct Schemas {
    json: String,
    /// With a `u64` as apache-avro's serde writes it.
    avro: String,
    /// With a `u64` as a `long`.
    avro_long: String,
}

impl Schemas {
    fn of<T: Record>() -> Self {
        let json = T::json_schema().expect("a record has a document").to_string();
        Self { json, avro: T::avro(Unsigned::Fixed).to_string(), avro_long: T::avro(Unsigned::Long).to_string() }
    }
}

fn parsed(json: &str) -> Json {
    serde_json::from_str(json).expect("JSON")
}

fn schema(json: &str) -> Schema {
    Schema::compile(&parsed(json)).expect("a document that compiles")
}

fn stringifier(json: &str) -> Stringifier {
    Stringifier::builder().compile_json(json.as_bytes()).expect("a document that compiles")
}

/// Hands a writer and a reader on: both borrow their schema.
fn apache<R>(avro: &str, with: impl FnOnce(&GenericDatumWriter<'_>, &GenericDatumReader<'_>) -> R) -> R {
    let schema = apache_avro::Schema::parse_str(avro).expect("an Avro schema");
    let writer = GenericDatumWriter::builder(&schema).validate(false).human_readable(false).build();
    let reader = GenericDatumReader::builder(&schema).human_readable(false).build();
    with(&writer.expect("a writer"), &reader.expect("a reader"))
}

fn avro_fast(avro: &str) -> serde_avro_fast::Schema {
    avro.parse().expect("an Avro schema")
}

/// The entries of one operation.
struct Gather<'v, T> {
    record: &'v T,
    entries: Vec<Entry<'v>>,
}

impl<'v, T: Record> Gather<'v, T> {
    /// What is made of a schema.
    fn compiled(&mut self, schemas: &'v Schemas) {
        let record = self.record;
        let Schemas { json, avro, avro_long } = schemas;
        let bytes = move || shorn::encode(record).expect("a record of ours");
        // As its schema has it: without the fields that are `None`.
        let value = move || Schema::from(T::shape()).decode(&bytes()).expect("our own bytes");
        self.entry("shorn Schema", Class::Ours, move || {
            assert_eq!(schema(json).encode(&value()).expect("a value that fits"), bytes());
            move || drop(black_box(schema(black_box(json))))
        });
        self.entry("shorn Schema of a type", Class::Other, move || {
            assert_eq!(Schema::from(T::shape()).encode(&value()).expect("a value that fits"), bytes());
            || drop(black_box(Schema::from(T::shape())))
        });
        self.entry("apache-avro", Class::Varint, move || {
            apache(avro, |writer, reader| {
                let bytes = writer.write_ser_to_vec(record).expect("a record that fits");
                assert!(reader.read_deser::<T>(&mut &*bytes).expect("its own bytes") == *record);
            });
            move || {
                apache(black_box(avro), |writer, reader| {
                    black_box((writer, reader));
                })
            }
        });
        self.entry("serde_avro_fast", Class::Varint, move || {
            let schema = avro_fast(avro_long);
            let bytes = to_datum_vec(record, &mut SerializerConfig::new(&schema)).expect("a record that fits");
            assert!(from_datum_slice::<T>(&bytes, &schema).expect("its own bytes") == *record);
            move || {
                let schema = avro_fast(black_box(avro_long));
                drop(black_box(SerializerConfig::new(&schema)));
            }
        });
        self.entry("shorn Stringifier", Class::Other, move || {
            let text = stringifier(json).to_vec(&value()).expect("a value that fits");
            assert_eq!(serde_json::from_slice::<Json>(&text).expect("JSON"), value());
            move || drop(black_box(stringifier(black_box(json))))
        });
        self.entry("jsonschema", Class::Unequal, move || {
            let rules = Document::new(&parsed(json));
            assert!(rules.hold(&value()).is_ok(), "a record keeps the rules of its own document");
            move || drop(black_box(Document::new(&parsed(black_box(json)))))
        });
    }

    /// The same, and the first message by it. The adapters of these keep their schemas for good, so that each first
    /// time would leave one behind.
    fn compiled_first(&mut self, schemas: &'v Schemas) {
        let record = self.record;
        let Schemas { json, avro, avro_long } = schemas;
        self.entry("shorn Schema", Class::Other, move || {
            let bytes = shorn::encode(record).expect("a record of ours");
            assert_eq!(schema(json).encode_serde(record).expect("a record that fits"), bytes);
            move || drop(black_box(schema(black_box(json)).encode_serde(black_box(record))))
        });
        self.entry("apache-avro", Class::Varint, move || {
            move || apache(black_box(avro), |writer, _| drop(black_box(writer.write_ser_to_vec(black_box(record)))))
        });
        self.entry("serde_avro_fast", Class::Varint, move || {
            move || {
                let schema = avro_fast(black_box(avro_long));
                drop(black_box(to_datum_vec(black_box(record), &mut SerializerConfig::new(&schema))));
            }
        });
    }

    fn entry<R: FnMut() + 'v>(&mut self, codec: &str, class: Class, start: impl FnOnce() -> R + 'v) {
        let start = Box::new(move || Started::timed(None, repeat(start())));
        self.entries.push(Entry { codec: codec.into(), class, start });
    }
}

/// A codec that compiles nothing, made, and its first message.
impl<T: Record> Visitor<T> for Gather<'_, T> {
    fn visit<C: Codec<T>>(&mut self) {
        if C::ABOUT.schema {
            return;
        }
        let record = self.record;
        let start = Box::new(move || {
            let bytes = checked::<C, T>(record).len();
            let form = C::Form::of(record);
            let run = repeat(move || {
                black_box(&*black_box(C::new()).encode(black_box(&form)));
            });
            Started::timed(Some(bytes), run)
        });
        self.entries.push(Entry { codec: C::ABOUT.name.into(), class: Class::of(&C::ABOUT, false), start });
    }
}
