//! What JSON text costs: by a schema, which leaves out, converts and fills in, against the writers of serde that have
//! none; from a Rust type and from a `serde_json::Value`. And what there is to do before the first text.

use std::hint::black_box;

use serde::Serialize;
use serde_json::Value as Json;
use shorn::Stringifier;

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::repeat;
use crate::payloads::{self, OnPayload, Payload, ToJson};
use crate::results::Unit;

/// Values that look like what services answer with.
pub(super) const QUESTION: Question = Question {
    name: "stringify",
    title: "JSON text by a schema",
    alone: true,
    subjects: |quick| payloads::NAMES.into_iter().filter(|name| !quick || *name != "20,000 objects").collect(),
    groups: |subject, sink| payloads::visit(subject, &mut Make { sink }),
};

struct Make<'s> {
    sink: Sink<'s>,
}

impl OnPayload for Make<'_> {
    fn on<T: Serialize + 'static>(&mut self, payload: &Payload<T>, records: u64, to_json: Option<ToJson<T>>) {
        let json = serde_json::to_value(&payload.value).expect("a value of serde");
        let mut group = |operation: &str, entries| {
            let key = Key { question: "stringify".into(), fixture: payload.name.into(), operation: operation.into() };
            (self.sink)(Group { key, records, unit: Unit::Nanoseconds, entries });
        };
        let mut entries = writers(&payload.schema, &payload.value, &json);
        if let Some(to_json) = to_json {
            let write = move |value: &T| to_json(value).expect("a record has JSON text").into_bytes();
            entries.push(entry("shorn to_json", Class::Other, &payload.value, &json, move || write));
        }
        group("struct", entries);
        group("value", writers(&payload.schema, &json, &json));
        group("compile and first text", compile(&payload.schema, &payload.value, &json));
    }
}

/// The writers of one value; ours has a schema of its own, which learns the order of the members.
fn writers<'v, V: Serialize>(schema: &'v str, value: &'v V, json: &'v Json) -> Vec<Entry<'v>> {
    let shaped = move || {
        let stringifier = stringifier(schema);
        move |value: &V| stringifier.to_vec(value).expect("a value that fits")
    };
    vec![
        entry("shorn", Class::Ours, value, json, shaped),
        Entry {
            codec: "shorn, kept buffer".into(),
            class: Class::Other,
            start: Box::new(move || {
                let stringifier = stringifier(schema);
                let mut out = Vec::new();
                stringifier.write(value, &mut out).expect("a value that fits");
                assert_says(&out, json);
                let bytes = out.len();
                let run = repeat(move || {
                    out.clear();
                    stringifier.write(black_box(value), &mut out).expect("it was written before");
                    black_box(&*out);
                });
                Started::timed(Some(bytes), run)
            }),
        },
        entry("serde_json", Class::Row, value, json, || |value: &V| serde_json::to_vec(value).expect("JSON")),
        entry("sonic-rs", Class::Row, value, json, || |value: &V| sonic_rs::to_vec(value).expect("JSON")),
        entry("simd-json", Class::Row, value, json, || |value: &V| simd_json::to_vec(value).expect("JSON")),
    ]
}

/// A writer made and called once: nobody else here has anything to compile, but other runtimes have.
fn compile<'v, V: Serialize>(schema: &'v str, value: &'v V, json: &'v Json) -> Vec<Entry<'v>> {
    let first = move |value: &V| stringifier(black_box(schema)).to_vec(value).expect("a value that fits");
    vec![entry("shorn", Class::Ours, value, json, move || first)]
}

fn stringifier(schema: &str) -> Stringifier {
    Stringifier::builder().compile_json(schema.as_bytes()).expect("a schema that compiles")
}

/// One writer, once its text says what `json` does.
fn entry<'v, V, W: Fn(&V) -> Vec<u8> + 'v>(
    codec: &str,
    class: Class,
    value: &'v V,
    json: &'v Json,
    writer: impl FnOnce() -> W + 'v,
) -> Entry<'v> {
    let start = Box::new(move || {
        let write = writer();
        let text = write(value);
        assert_says(&text, json);
        let run = repeat(move || {
            black_box(write(black_box(value)));
        });
        Started::timed(Some(text.len()), run)
    });
    Entry { codec: codec.into(), class, start }
}

fn assert_says(text: &[u8], json: &Json) {
    let said: Json = serde_json::from_slice(text).expect("JSON");
    assert!(same(&said, json), "the text says something else: {}", String::from_utf8_lossy(text));
}

/// Whether two values are the same, with 1 and 1.0 as one number.
fn same(a: &Json, b: &Json) -> bool {
    match (a, b) {
        (Json::Number(a), Json::Number(b)) => a.as_f64() == b.as_f64(),
        (Json::Array(a), Json::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Json::Object(a), Json::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(name, a)| b.get(name).is_some_and(|b| same(a, b)))
        }
        (a, b) => a == b,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_number_is_one_however_it_is_spelled() {
        assert!(same(&json!({ "a": [1, "x"], "b": 2.0 }), &json!({ "b": 2, "a": [1.0, "x"] })));
        for other in [json!({ "a": 1 }), json!({ "a": 1, "c": null }), json!({ "a": 1, "b": "2" }), json!([1, 2])] {
            assert!(!same(&json!({ "a": 1, "b": 2 }), &other), "{other}");
        }
    }
}
