//! The ways that go as deep as what they are given. Each knows how to nest its input, and how deep that may be
//! under the default limits.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shorn::{Codec, Limits, Record, Schema, Stringifier};

/// What is left to do on the small stack: whether it succeeded.
type Work = Box<dyn FnOnce() -> bool + Send>;

pub(crate) struct Way {
    pub(crate) name: &'static str,
    /// Levels that are taken; one more is refused.
    pub(crate) deepest: usize,
    /// Bytes of stack that are enough, whatever comes.
    pub(crate) enough: usize,
    pub(crate) prepare: fn(usize) -> Work,
}

/// A way that keeps to 512 KiB, and without optimization to the 2 MiB that a thread has by default.
const fn way(name: &'static str, deepest: usize, prepare: fn(usize) -> Work) -> Way {
    Way { name, deepest, enough: if cfg!(debug_assertions) { 2 << 20 } else { 512 << 10 }, prepare }
}

/// One on which the code of others runs at each level, too: twice that.
const fn visited(name: &'static str, deepest: usize, prepare: fn(usize) -> Work) -> Way {
    Way { name, deepest, enough: if cfg!(debug_assertions) { 4 << 20 } else { 1 << 20 }, prepare }
}

pub(crate) const WAYS: &[Way] = &[
    way("a derived type, encoded", 256, |levels| work(list(levels), |list| shorn::encode(list).is_ok())),
    way("a derived type, encoded carefully", 256, |levels| {
        let codec = Codec::<List>::new().limits(Limits::new().message(1 << 20).total_elements(0));
        work(list(levels), move |list| codec.encode(list).is_ok())
    }),
    way("a derived type, decoded", 256, |levels| work(list_bytes(levels), |b| kept(shorn::decode::<List>(b)))),
    way("a wide derived type, decoded", 256, |levels| {
        work([vec![0b100; levels - 1], vec![0; 1 + 9 * levels]].concat(), |b| kept(shorn::decode::<Wide>(b)))
    }),
    way("a derived enum of boxes, decoded", 256, |levels| {
        work([vec![1; levels - 1], vec![0, 7]].concat(), |b| kept(shorn::decode::<Ast>(b)))
    }),
    way("a derived type, `to_json`", 256, |levels| work(list(levels), |list| shorn::to_json(list).is_ok())),
    way("`Value` as a type, encoded", 64, |levels| work(arrays(levels), |value| shorn::encode(value).is_ok())),
    way("`Value` as a type, decoded", 64, |levels| work(dynamic(levels), |b| kept(shorn::decode::<Value>(b)))),
    way("`Schema::encode`", 256, |levels| work(value(levels), |value| schema().encode(value).is_ok())),
    visited("`Schema::encode_serde`", 256, |levels| work(tree(levels), |tree| schema().encode_serde(tree).is_ok())),
    visited("`Schema::encode_serde` of a `Value`", 256, |levels| {
        work(value(levels), |value| schema().encode_serde(value).is_ok())
    }),
    way("`Schema::encode_json`", 256, |levels| work(text(levels), |text| schema().encode_json(text).is_ok())),
    way("`Schema::decode`", 256, |levels| work(tree_bytes(levels), |b| kept(schema().decode(b)))),
    way("`Schema::decode_to_json`", 256, |levels| {
        work(tree_bytes(levels), |bytes| schema().decode_to_json(bytes, &mut Vec::new()).is_ok())
    }),
    visited("`Schema::decode_serde`", 256, |levels| {
        work(tree_bytes(levels), |b| kept(schema().decode_serde::<Tree>(b)))
    }),
    visited("`Schema::decode_serde` of a `Value`", 256, |levels| {
        work(tree_bytes(levels), |b| kept(schema().decode_serde::<Value>(b)))
    }),
    way("`Schema::compile` of objects", 255, |levels| {
        work(nested(levels, "properties"), |document| kept(Schema::compile(document)))
    }),
    // Of one part that stands alone the format makes that part, however often.
    way("`Schema::compile` of `allOf`", usize::MAX, |levels| {
        work(nested(levels, "allOf"), |document| kept(Schema::compile(document)))
    }),
    way("`Schema::compile` of `anyOf`", 255, |levels| {
        work(nested(levels, "anyOf"), |document| kept(Schema::compile(document)))
    }),
    // Refused or not, for nothing of it nests.
    way("`Schema::compile`, wide", usize::MAX, |levels| {
        work(wide(levels), |documents| ended(documents, |d| kept(Schema::compile(d))))
    }),
    way("`Stringifier::compile`, wide", usize::MAX, |levels| {
        work(wide(levels), |documents| ended(documents, |d| kept(Stringifier::compile(d))))
    }),
    way("`Stringifier::compile`", 100, |levels| {
        work(nested(levels, "properties"), |document| kept(Stringifier::compile(document)))
    }),
    way("`Stringifier`, written", 512, |levels| {
        let writer = Stringifier::compile(&json!({ "type": "array", "items": { "$ref": "#" } })).unwrap();
        work(arrays(levels), move |value| writer.to_string(value).is_ok())
    }),
    way("`Stringifier`, written by rules", 512, |levels| {
        let document = json!({ "anyOf": [{ "type": "null" }, { "type": "array", "items": { "$ref": "#" } }] });
        let writer = Stringifier::compile(&document).unwrap();
        work(arrays(levels), move |value| writer.to_string(value).is_ok())
    }),
    way("`Validated<Schema>`, encoded", 256, |levels| {
        let codec = schema().validated().unwrap();
        work(value(levels), move |value| codec.encode(value).is_ok())
    }),
    way("`Validated<Schema>`, decoded", 256, |levels| {
        let codec = schema().validated().unwrap();
        work(tree_bytes(levels), move |bytes| kept(codec.decode(bytes)))
    }),
];

/// Dropping what is nested is the caller's matter, and takes stack.
fn work<T: Send + 'static + Sync>(input: T, run: impl FnOnce(&T) -> bool + Send + 'static) -> Work {
    let input: &'static T = Box::leak(Box::new(input));
    Box::new(move || run(input))
}

/// The same of what came out.
fn kept<T, E>(result: Result<T, E>) -> bool {
    result.map(std::mem::forget).is_ok()
}

/// That all were looked at, whatever came of it.
fn ended(documents: &[Value], look: impl Fn(&Value) -> bool) -> bool {
    documents.iter().for_each(|document| _ = look(document));
    true
}

#[derive(Record, Debug)]
struct List {
    number: u64,
    next: Option<Box<List>>,
    name: Option<String>,
}

fn list(levels: usize) -> List {
    let last = List { number: 1, next: None, name: None };
    (1..levels).fold(last, |next, _| List { number: 1, next: Some(Box::new(next)), name: None })
}

/// A bitmap, `name` and `next`, then the number and what there is, in the order of the names.
fn list_bytes(levels: usize) -> Vec<u8> {
    let mut bytes = vec![0b10; levels - 1];
    bytes.push(0);
    bytes.extend(vec![1; levels]);
    bytes
}

/// Twelve fields, as people have them: three that may be absent, of which `b` leads to the next.
#[derive(Record, Debug)]
struct Wide {
    a: Option<String>,
    #[record(rename = "a0")]
    a0: Option<f64>,
    b: Option<Box<Wide>>,
    c: u8,
    d: u64,
    e: i32,
    f: bool,
    g: Vec<u64>,
    h: Vec<String>,
    i: String,
    j: Option<Vec<(u64, String)>>,
    k: (u8, u8),
}

#[derive(Record, Debug)]
enum Ast {
    /// 0
    Leaf(u64),
    /// 1
    Not(Box<Ast>),
    Other {
        name: String,
        pair: Box<(Ast, Ast)>,
        numbers: [u64; 8],
    },
}

/// Five nodes a level: the reference, the object, three lists.
fn schema() -> Schema {
    Schema::compile(&json!({ "$ref": "#/$defs/t", "$defs": { "t": {
        "type": "object", "required": ["c"], "additionalProperties": false, "properties": {
            "c": { "type": "array", "items": { "type": "array", "items": { "type": "array", "items": {
                "$ref": "#/$defs/t" } } } } } } } }))
    .unwrap()
}

#[derive(Serialize, Deserialize)]
struct Tree {
    c: Vec<Vec<Vec<Tree>>>,
}

fn tree(levels: usize) -> Tree {
    (1..levels).fold(Tree { c: vec![] }, |inner, _| Tree { c: vec![vec![vec![inner]]] })
}

fn value(levels: usize) -> Value {
    let object = |c: Value| Value::Object([("c".to_owned(), c)].into_iter().collect());
    let list = |inner| Value::Array(vec![inner]);
    (1..levels).fold(object(Value::Array(vec![])), |inner, _| object(list(list(list(inner)))))
}

fn text(levels: usize) -> Vec<u8> {
    format!(r#"{}{{"c":[]}}{}"#, r#"{"c":[[["#.repeat(levels - 1), "]]]}".repeat(levels - 1)).into_bytes()
}

fn tree_bytes(levels: usize) -> Vec<u8> {
    [vec![1; 3 * (levels - 1)], vec![0]].concat()
}

fn arrays(levels: usize) -> Value {
    (1..levels).fold(Value::Array(vec![]), |inner, _| Value::Array(vec![inner]))
}

fn dynamic(levels: usize) -> Vec<u8> {
    [[6, 1].repeat(levels - 1), vec![6, 0]].concat()
}

fn nested(levels: usize, word: &str) -> Value {
    let object = |word: &str, inner: Value| Value::Object([(word.to_owned(), inner)].into_iter().collect());
    (0..levels).fold(json!({ "type": "string" }), |inner, _| match word {
        "properties" => {
            let mut outer = object(word, object("a", inner));
            outer["type"] = json!("object");
            outer
        }
        _ => object(word, Value::Array(vec![inner])),
    })
}

/// So many properties (20,000 at most), a tenth as many branches and, one leading to the next, definitions; and rings of those.
fn wide(n: usize) -> Vec<Value> {
    let n = n.min(20_000);
    let many = |n: usize, of: &dyn Fn(usize) -> Value| -> Value {
        Value::Object((0..n).map(|i| (format!("p{i}"), of(i))).collect())
    };
    let branches: Vec<Value> = (0..n / 10).map(|i| json!({ "const": format!("b{i}") })).collect();
    let next = |i: usize| json!({ "$ref": format!("#/definitions/p{}", i + 1) });
    let mut chain = many(n / 10, &next);
    chain[format!("p{}", n / 10)] = json!({ "type": "string" });
    let ring = |i: usize| {
        json!({ "type": "object", "properties": {
        "a": { "$ref": format!("#/definitions/p{}", (i + 1) % (n / 100)) } } })
    };
    vec![
        json!({ "type": "object", "properties": many(n, &|_| json!({ "type": "string" })) }),
        json!({ "anyOf": branches }),
        json!({ "$ref": "#/definitions/p0", "definitions": chain }),
        json!({ "$ref": "#/definitions/p0", "definitions": many(n / 100, &ring) }),
    ]
}
