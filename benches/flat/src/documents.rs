//! Messages and JSON text of documents, in every way that has no Rust type: decoded into a `Value`, into text and by
//! serde; encoded from text and from a `Value`.

use crate::Row;
use serde_json::{Map, Value, json};
use shorn::{Limits, Schema};
use std::hint::black_box;
use std::rc::Rc;

const LIMITS: Limits = Limits::new().elements(u32::MAX).text(u32::MAX);
const ALL: usize = 64 << 20;
/// A `Value` takes a hundred bytes and more for one of input.
const OF_VALUES: usize = 8 << 20;

/// One of the ways, and the bytes of input up to which it is measured.
type Way = (&'static str, usize, fn(&Schema, &Input));

/// What the ways start from. Only those that encode a `Value` have one.
struct Input {
    message: Vec<u8>,
    text: Vec<u8>,
    value: Value,
}

const WAYS: [Way; 5] = [
    ("`decode`", OF_VALUES, |schema, input| drop(black_box(schema.decode(&input.message).unwrap()))),
    ("`decode_to_json`", ALL, |schema, input| {
        let mut text = Vec::new();
        schema.decode_to_json(&input.message, &mut text).unwrap();
        black_box(text);
    }),
    ("`decode_serde`", OF_VALUES, |schema, input| {
        drop(black_box(schema.decode_serde::<Value>(&input.message).unwrap()));
    }),
    (ENCODE_JSON, ALL, |schema, input| drop(black_box(schema.encode_json(&input.text).unwrap()))),
    ("`encode`", OF_VALUES, |schema, input| drop(black_box(schema.encode(&input.value).unwrap()))),
];
const ENCODE_JSON: &str = "`encode_json`";

/// Rows of a document, one for each way. `text` gives JSON of a number of elements.
fn rows_of(name: &str, document: Value, text: impl Fn(usize) -> String + 'static) -> Vec<Row> {
    let schema = Schema::compile(&document).unwrap().limits(LIMITS);
    let text = Rc::new(text);
    let rows = WAYS.into_iter().map(|(way, most, run)| {
        let (schema, text) = (schema.clone(), text.clone());
        let make = move |size: usize| {
            let of = |n: usize| {
                let text = text(n).into_bytes();
                let message = schema.encode_json(&text).unwrap();
                let bytes = if way == ENCODE_JSON { text.len() } else { message.len() };
                (bytes, message, text)
            };
            const FEW: usize = 64;
            let few = of(FEW).0;
            let (bytes, message, text) = of((size * FEW / few).max(1));
            let value = match way {
                // As deep as the format goes is deeper than `serde_json` reads.
                "`encode`" => schema.decode(&message).unwrap(),
                _ => Value::Null,
            };
            let (schema, input) = (schema.clone(), Input { message, text, value });
            (bytes, Box::new(move || run(&schema, black_box(&input))) as Box<dyn FnMut()>)
        };
        Row { name: format!("{way}: {name}"), most, make: Box::new(make) }
    });
    rows.collect()
}

fn list(n: usize, element: impl Fn(usize) -> String) -> String {
    format!("[{}]", (0..n).map(element).collect::<Vec<_>>().join(","))
}

fn members(n: usize, member: impl Fn(usize) -> String) -> String {
    format!("{{{}}}", (0..n).map(member).collect::<Vec<_>>().join(","))
}

fn list_of(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

/// Names of sixteen bytes that a table of names without a secret has in one place: the state behind the first eight
/// bytes, which differ, is undone by the last eight.
fn colliding(n: usize) -> Vec<String> {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let name = |i: u64| {
        // Six bits of the number in each byte, so that no two are alike.
        let bits = (0..8).fold(0, |bits, byte| bits | (i >> (6 * byte) & 0x3f) << (8 * byte));
        let first = u64::from_le_bytes(*b"aaaaaaaa") ^ bits;
        let state = (16_u64.rotate_left(5) ^ first).wrapping_mul(FACTOR).rotate_left(5);
        let bytes = [first.to_le_bytes(), (state ^ 0x6262_6262_6262_6262).to_le_bytes()].concat();
        String::from_utf8(bytes).ok().filter(|name| is_plain(name))
    };
    (0..).filter_map(name).take(n).collect()
}

fn is_plain(name: &str) -> bool {
    name.chars().all(|c| c >= ' ' && c != '"' && c != '\\')
}

pub(crate) fn rows() -> Vec<Row> {
    let person = json!({
        "type": "object", "required": ["name", "age"], "additionalProperties": false,
        "properties": { "name": { "type": "string" }, "age": { "type": "integer", "minimum": 0 },
            "email": { "type": "string" } }
    });
    let record = json!({ "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } });
    let open = json!({ "type": "object", "properties": { "id": { "type": "integer" } }, "required": ["id"],
        "additionalProperties": { "type": "integer", "minimum": 0 } });
    // No constant and no type tells these apart: each is tried, and the last fits.
    let branches: Vec<Value> = (0..16)
        .map(|i| json!({ "type": "object", "properties": { format!("m{i}"): { "type": "integer" }, "n": { "type": "string" } },
            "required": [format!("m{i}"), "n"], "additionalProperties": false }))
        .collect();
    let nested = json!({ "$ref": "#/$defs/a", "$defs": { "a": { "anyOf": [
        { "type": "integer", "minimum": 0 }, { "type": "integer" }, { "type": "number" },
        { "type": "array", "items": { "type": "integer" } },
        { "type": "array", "items": { "$ref": "#/$defs/a" } }] } } });
    let chain = json!({ "type": "array", "items": { "$ref": "#/$defs/c" }, "$defs": { "c": {
        "type": "object", "properties": { "c": { "$ref": "#/$defs/c" } }, "additionalProperties": false } } });
    let names = colliding(300);
    let (known, strange): (Vec<String>, Vec<String>) = (names[..100].to_vec(), names[100..].to_vec());
    let collided = json!({ "type": "object", "additionalProperties": { "type": "boolean" },
        "properties": known.iter().map(|name| (name.clone(), json!({ "type": "boolean" }))).collect::<Map<_, _>>() });
    let long = |i: usize| format!("{}{i:09}", "the/same/long/path/".repeat(5));
    let wide = json!({ "type": "object", "additionalProperties": false, "properties":
        (0..1000).map(|i| (format!("member{i:03}"), json!({ "type": "integer" }))).collect::<Map<_, _>>() });

    let mut rows = vec![];
    let mut add = |more: Vec<Row>| rows.extend(more);
    add(rows_of("records", list_of(person), |n| list(n, |i| format!(r#"{{"age":{},"name":"Person {i}"}}"#, i % 90))));
    add(rows_of("a record of keys in order", record.clone(), |n| members(n, |i| format!(r#""{i:09}":7"#))));
    add(rows_of("a record of keys in reverse, alike to the last bytes", record, move |n| {
        members(n, |i| format!(r#""{}":7"#, long(n - i)))
    }));
    add(rows_of("an open object of many extras", open.clone(), |n| {
        members(n + 1, |i| if i == n / 2 { r#""id":1"#.into() } else { format!(r#""{i:09}":7"#) })
    }));
    add(rows_of("many open objects", list_of(open), |n| list(n, |i| format!(r#"{{"x":7,"id":{}}}"#, i % 50))));
    add(rows_of("open objects of names that collide", list_of(collided), move |n| {
        list(n, |i| {
            let of =
                |names: &[String]| names.iter().map(|name| format!(r#""{name}":true"#)).collect::<Vec<_>>().join(",");
            if i % 2 == 0 { format!("{{{},{}}}", of(&known), of(&strange)) } else { format!("{{{}}}", of(&strange)) }
        })
    }));
    add(rows_of("objects of a thousand members in reverse", list_of(wide), |n| {
        list(n, |_| members(1000, |i| format!(r#""member{:03}":1"#, 999 - i)))
    }));
    add(rows_of("a union by order of 16, the last fits", list_of(json!({ "anyOf": branches })), |n| {
        list(n, |_| r#"{"m15":1,"n":"x"}"#.into())
    }));
    let in_unions = |i: usize| format!("[[{i},-1,[0.5]],[1]]");
    add(rows_of("one union by order of unions by order", nested.clone(), move |n| list(n, in_unions)));
    add(rows_of(
        "many unions by order of unions by order",
        {
            let mut many = list_of(json!({ "$ref": "#/$defs/a" }));
            many["$defs"] = nested["$defs"].clone();
            many
        },
        move |n| list(n, in_unions),
    ));
    add(rows_of("dynamic lists", json!({}), |n| list(n, |_| "[]".into())));
    add(rows_of("dynamic objects of one member", json!({}), |n| list(n, |i| format!(r#"{{"k":{}}}"#, i % 60))));
    add(rows_of("a dynamic object of keys in reverse", json!({}), |n| members(n, |i| format!(r#""{:09}":7"#, n - i))));
    add(rows_of("the deepest nesting", chain, |n| {
        list(n, |_| format!("{}{{}}{}", r#"{"c":"#.repeat(255), "}".repeat(255)))
    }));
    add(rows_of("texts that must be escaped", list_of(json!({ "type": "string" })), |n| {
        list(n, |_| r#""\u0001\n\"\\\t\u00e9\u20ac""#.into())
    }));
    rows
}
