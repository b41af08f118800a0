//! Documents, patterns and values that were made to do harm: each ends in a text or in an error, within a
//! thread's 2 MiB of stack and within seconds, in an unoptimized build too.

use serde::Serialize;
use serde_json::{Map, Value, json};
use shorn::Stringifier;
use shorn::stringify::{StringifierErrorKind as Refused, StringifyErrorKind as Failed};
use std::time::{Duration, Instant};

/// The stack that `std` gives a thread unless told otherwise.
const STACK: usize = 2 << 20;

/// Generous: two cores may be shared with other builds.
const LIMIT: Duration = Duration::from_secs(60);

/// Runs a test on a thread of its own with that stack. What is nested deep is made and dropped outside.
fn on_a_thread(test: impl FnOnce() + Send) {
    let before = Instant::now();
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, test).expect("a thread");
        thread.join().expect("no panic");
    });
    assert!(before.elapsed() < LIMIT, "{:?}", before.elapsed());
}

fn kind(document: &Value) -> Option<Refused> {
    Stringifier::compile(document).err().map(|error| error.kind())
}

fn compiled(document: &Value) -> Stringifier {
    Stringifier::compile(document).expect("compiles")
}

/// `innermost` within so many of what `wrap` makes.
fn nested(innermost: Value, levels: usize, wrap: impl Fn(Value) -> Value) -> Value {
    (0..levels).fold(innermost, |inner, _| wrap(inner))
}

/// Not by `json!`, which copies what it is given by recursion.
fn object(name: &str, inner: Value) -> Value {
    Value::Object(Map::from_iter([(name.to_owned(), inner)]))
}

fn list(inner: Value) -> Value {
    Value::Array(vec![inner])
}

/// Takes a value apart level by level: its own drop would recurse.
fn take_apart(mut value: Value) {
    loop {
        value = match value {
            Value::Array(mut list) => list.pop().unwrap_or_default(),
            Value::Object(map) => map.into_iter().next().map(|(_, value)| value).unwrap_or_default(),
            _ => return,
        };
    }
}

#[derive(Serialize)]
struct Boxes {
    next: Option<Box<Boxes>>,
}

impl Boxes {
    fn of(levels: usize) -> Boxes {
        (0..levels).fold(Boxes { next: None }, |inner, _| Boxes { next: Some(Box::new(inner)) })
    }

    fn take_apart(mut self) {
        while let Some(next) = self.next.take() {
            self = *next;
        }
    }
}

/// Puts a value into another.
type Wrap = fn(Value) -> Value;

/// Many questions for each level.
fn nested_in_place() -> Value {
    let inner = json!({ "properties": { "next": { "$ref": "#" } }, "additionalProperties": { "$ref": "#" } });
    nested(inner, 20, |inner| json!({ "allOf": [{ "not": { "not": { "if": inner, "else": false } } }] }))
}

/// Documents by which something nested is written, and a value for each.
fn recursive() -> Vec<(Value, Wrap)> {
    let object = |inner| object("next", inner);
    vec![
        (json!({}), object),
        (json!({}), list),
        (json!({ "type": "object", "properties": { "next": { "$ref": "#" } } }), object),
        (json!({ "type": "object", "additionalProperties": { "$ref": "#" } }), object),
        (json!({ "type": "object", "patternProperties": { "^next$": { "$ref": "#" } } }), object),
        (json!({ "type": "array", "items": { "$ref": "#" } }), list),
        (json!({ "type": "array", "items": [{ "$ref": "#", "nullable": true }] }), list),
        (json!({ "type": ["array", "null"], "items": { "$ref": "#" } }), list),
        // Each level is validated to its end.
        (
            json!({ "anyOf": [{ "type": "object", "properties": { "next": { "$ref": "#" } } }, { "type": "null" }] }),
            object,
        ),
        (json!({ "oneOf": [{ "type": "null" }, { "type": "array", "items": { "$ref": "#" } }] }), list),
        (json!({ "if": { "items": { "$ref": "#" } }, "then": { "type": "array", "items": { "$ref": "#" } } }), list),
        (
            json!({ "allOf": [{ "type": "object", "properties": { "next": { "$ref": "#" } } }, { "required": [] }] }),
            object,
        ),
        (nested_in_place(), object),
        (json!({ "type": "string" }), list),
        (json!({ "type": "number" }), list),
        (json!({ "anyOf": [{ "const": [[1]] }, { "enum": [[[1]], 2] }, { "uniqueItems": true }] }), list),
    ]
}

#[test]
fn values_of_any_depth() {
    for (document, wrap) in recursive() {
        let writer = compiled(&document);
        for levels in [100, 511, 599, 20_000] {
            let value = nested(Value::Null, levels, wrap);
            on_a_thread(|| {
                let written = writer.to_string(&value).map_err(|error| error.kind());
                match levels {
                    100 => assert!(written.is_ok(), "{document}: {written:?}"),
                    20_000 => assert_eq!(written, Err(Failed::RecursionDepth), "{document}"),
                    // As it comes, but within the stack.
                    _ => drop(written),
                }
            });
            take_apart(value);
        }
    }
}

#[test]
fn boxes_of_any_depth() {
    let document = json!({ "type": "object", "properties": { "next": { "$ref": "#", "nullable": true } } });
    for document in [document, json!({})] {
        let writer = compiled(&document);
        for (levels, fits) in [(500, true), (599, false), (20_000, false)] {
            let boxes = Boxes::of(levels);
            on_a_thread(|| {
                let before = Instant::now();
                let written = writer.to_string(&boxes).map_err(|error| error.kind());
                assert_eq!(written.map(drop), if fits { Ok(()) } else { Err(Failed::RecursionDepth) });
                // However long the list is.
                assert!(before.elapsed() < Duration::from_secs(1));
            });
            boxes.take_apart();
        }
    }
}

#[test]
fn documents_of_any_depth() {
    let wraps: [fn(Value) -> Value; 6] = [
        |inner| object("properties", object("a", inner)),
        |inner| object("items", inner),
        |inner| object("allOf", list(inner)),
        |inner| object("anyOf", list(inner)),
        |inner| object("default", inner),
        list,
    ];
    for wrap in wraps {
        let document = nested(json!({}), 20_000, wrap);
        on_a_thread(|| assert_eq!(kind(&document), Some(Refused::MaxDepth)));
        let outer = json!({ "type": "integer" });
        let mut builder = Some(Stringifier::builder().document("deep", document));
        on_a_thread(|| {
            let refused = builder.as_ref().expect("there").compile(&outer).map_err(|error| error.kind());
            assert_eq!(refused.err(), Some(Refused::MaxDepth));
        });
        // Dropped as the user's own value would be.
        std::mem::forget(builder.take());
    }
    let text = br#"{"not":"#.repeat(1_000_000);
    on_a_thread(|| {
        let refused = Stringifier::builder().compile_json(&text).map_err(|error| error.kind());
        assert_eq!(refused.err(), Some(Refused::MaxDepth));
    });
}

/// As deep as they may be, in every word that schemas hold schemas by, and with what multiplies.
#[test]
fn documents_of_the_deepest_allowed() {
    let wraps: [(&str, Wrap); 14] = [
        ("properties", |inner| json!({ "type": "object", "properties": { "a": inner } })),
        ("additional", |inner| json!({ "type": "object", "additionalProperties": inner })),
        ("pattern", |inner| json!({ "type": "object", "patternProperties": { "a": inner } })),
        ("items", |inner| json!({ "type": "array", "items": inner })),
        ("tuple", |inner| json!({ "type": "array", "items": [inner] })),
        ("allOf", |inner| json!({ "allOf": [inner] })),
        ("anyOf", |inner| json!({ "anyOf": [inner] })),
        ("oneOf", |inner| json!({ "title": "x", "oneOf": [inner, { "type": "string" }] })),
        ("if", |inner| json!({ "if": inner, "then": { "minimum": 1 } })),
        ("then", |inner| json!({ "if": { "minimum": 1 }, "then": inner })),
        ("both", |inner| json!({ "if": { "minimum": 1 }, "then": inner.clone(), "else": inner })),
        ("not", |inner| json!({ "anyOf": [{ "not": inner }] })),
        ("twice", |inner| json!({ "allOf": [inner.clone(), { "properties": { "a": inner } }] })),
        ("ref", |inner| json!({ "$ref": "#/definitions/x", "nullable": true, "items": inner })),
    ];
    for (name, wrap) in wraps {
        // What doubles has few levels, or it would be large itself.
        let levels = if matches!(name, "both" | "twice") { 12 } else { 98 };
        for levels in [levels / 2, levels] {
            let mut document = nested(json!({ "type": "integer" }), levels, wrap);
            document["definitions"] = json!({ "x": { "title": "x" } });
            on_a_thread(|| {
                let refused = kind(&document);
                assert!(refused.is_none() || name == "not" && levels == 98, "{name} {levels}: {refused:?}");
            });
        }
    }
}

#[test]
fn schemas_that_lead_back_to_themselves() {
    let documents = [
        (json!({ "$ref": "#" }), true),
        (json!({ "$ref": "#", "type": "object" }), true),
        (json!({ "allOf": [{ "$ref": "#" }] }), true),
        (json!({ "allOf": [{ "$ref": "#" }], "nullable": true }), true),
        (
            json!({ "allOf": [{ "$ref": "#/definitions/a" }], "definitions": { "a": { "allOf": [{ "$ref": "#" }] } } }),
            true,
        ),
        (json!({ "anyOf": [{ "$ref": "#" }] }), false),
        (json!({ "oneOf": [{ "$ref": "#" }, { "$ref": "#" }] }), false),
        (json!({ "anyOf": [{ "$ref": "#" }], "title": "x" }), false),
        (json!({ "anyOf": [{ "allOf": [{ "$ref": "#" }] }] }), false),
        (json!({ "if": { "$ref": "#" }, "then": { "$ref": "#" } }), false),
        (json!({ "if": true, "then": { "$ref": "#" }, "else": { "$ref": "#" } }), false),
        (json!({ "allOf": [{ "$ref": "#" }], "anyOf": [{ "type": "string" }, { "minimum": 2 }] }), false),
        (json!({ "anyOf": [{ "not": { "$ref": "#" } }, { "$ref": "#" }] }), false),
        (
            json!({ "$ref": "#/definitions/a", "definitions": {
            "a": { "$ref": "#/definitions/b", "minimum": 1 }, "b": { "allOf": [{ "$ref": "#/definitions/a" }] } } }),
            true,
        ),
        (
            json!({ "type": "object", "additionalProperties": { "anyOf": [{ "$ref": "#/additionalProperties" }] } }),
            false,
        ),
    ];
    for (document, at_build) in &documents {
        on_a_thread(|| match (Stringifier::compile(document), at_build) {
            (Err(error), true) => assert_eq!(error.kind(), Refused::CircularRef, "{document}"),
            // What grows each time round.
            (Err(error), false) => assert_eq!(error.kind(), Refused::TooComplex, "{document}"),
            (Ok(_), true) => panic!("{document}"),
            (Ok(writer), false) => {
                for value in [json!(1), json!("x"), Value::Null, json!({ "a": 5 })] {
                    match writer.to_string(&value).map_err(|error| error.kind()) {
                        Err(kind) => assert!(matches!(kind, Failed::RecursionDepth | Failed::NoMatchingBranch)),
                        // Not an object, so nothing of it is looked at.
                        Ok(text) => assert_eq!((&*text, document["type"].as_str()), ("{}", Some("object"))),
                    }
                }
            }
        });
    }
}

fn many(n: usize, value: impl Fn(usize) -> Value) -> Value {
    Value::Object((0..n).map(|i| (format!("m{i}"), value(i))).collect::<Map<_, _>>())
}

#[test]
fn bombs() {
    let choice = |word: &str, n: usize, from: usize| json!({ word: (from..from + n).map(|i| json!({ "minLength": i, "title": format!("{i}") })).collect::<Vec<_>>() });
    let doubling = |n: usize| {
        let mut definitions = Map::new();
        for i in 0..n {
            let next = json!({ "$ref": format!("#/definitions/d{}", i + 1) });
            definitions.insert(
                format!("d{i}"),
                json!({ "allOf": [next.clone(), { "properties": { format!("m{i}"): next } }] }),
            );
        }
        definitions.insert(format!("d{n}"), json!({ "properties": { "x": { "type": "integer" } } }));
        json!({ "definitions": definitions, "$ref": "#/definitions/d0" })
    };
    let documents = [
        ("product", Some(Refused::TooComplex), json!({ "allOf": (0..3).map(|i| choice("oneOf", 40, i * 40)).collect::<Vec<_>>() })),
        ("product of pairs", Some(Refused::TooComplex), json!({ "allOf": (0..30).map(|i| choice("oneOf", 2, i * 2)).collect::<Vec<_>>() })),
        ("product in depth", None, (0..12).fold(json!({ "type": "string" }), |inner, i| json!({ "anyOf": [inner, { "minLength": i }], "oneOf": [{ "maxLength": i }, { "minLength": i + 1 }] }))),
        ("doubling", None, doubling(20)),
        ("doubling 60", Some(Refused::MaxDepth), doubling(60)),
        ("conditions", Some(Refused::TooComplex), json!({ "allOf": (0..1_000).map(|i| json!({ "if": { "minimum": i }, "then": { "maximum": i } })).collect::<Vec<_>>() })),
        ("both ways", Some(Refused::TooComplex), json!({ "allOf": (0..100).map(|i| json!({ "if": { "minimum": i }, "then": { "maximum": i }, "else": { "title": format!("{i}") } })).collect::<Vec<_>>() })),
        ("growing", Some(Refused::TooComplex), json!({ "anyOf": [{ "minLength": 1 }, { "minLength": 2 }], "allOf": [{ "$ref": "#" }] })),
        ("chain", Some(Refused::MaxDepth), json!({ "$ref": "#/definitions/m0", "definitions": many(20_000, |i| json!({ "$ref": format!("#/definitions/m{}", i + 1) })) })),
        ("unused chain", None, json!({ "definitions": many(20_000, |i| json!({ "$ref": format!("#/definitions/m{}", i + 1) })) })),
        ("ring", Some(Refused::CircularRef), json!({ "$ref": "#/definitions/m0", "definitions": many(20_000, |i| json!({ "$ref": format!("#/definitions/m{}", (i + 1) % 20_000) })) })),
        ("ladder", Some(Refused::MaxDepth), json!({ "$ref": "#/definitions/m0", "definitions": many(20_000, |i| json!({ "items": { "$ref": format!("#/definitions/m{}", i + 1) } })) })),
        ("ladder of chains", None, json!({ "anyOf": [{ "$ref": "#/definitions/m0" }], "definitions": many(9_000, |i| {
            let next = json!({ "$ref": format!("#/definitions/m{}", (i + 1) % 9_000) });
            if i % 95 == 94 { json!({ "not": next }) } else { next }
        }) })),
        ("ladder with siblings", None, json!({ "$ref": "#/definitions/m0", "definitions": many(97, |i| json!({ "type": "object", "properties": { "a": { "$ref": format!("#/definitions/m{}", (i + 1) % 97), "nullable": true } } })) })),
        ("web", Some(Refused::MaxDepth), json!({ "$ref": "#/definitions/m0", "definitions": many(100, |_| json!({ "anyOf": (0..100).map(|j| json!({ "items": { "$ref": format!("#/definitions/m{j}") } })).collect::<Vec<_>>() })) })),
        ("all of many", None, json!({ "allOf": vec![json!({ "properties": many(100, |_| json!({ "minimum": 1 })) }); 1_000] })),
        ("groups", Some(Refused::InvalidSchema), json!({ "pattern": "(".repeat(100_000) + &")".repeat(100_000) })),
        ("classes", Some(Refused::InvalidSchema), json!({ "pattern": "[".repeat(100_000) })),
        ("counts", Some(Refused::InvalidPattern), json!({ "type": "object", "patternProperties": { "((a{1000}){1000}){1000}": true } })),
        ("look ahead", Some(Refused::InvalidPattern), json!({ "type": "object", "patternProperties": { "(?=".repeat(150) + &")".repeat(150): true } })),
    ];
    for (name, refused, document) in &documents {
        on_a_thread(|| assert_eq!(kind(document), *refused, "{name}"));
    }
}

/// Nothing takes the square of what is there.
#[test]
fn much() {
    let n = 30_000;
    let names: Vec<String> = (0..n).map(|i| format!("m{i}")).collect();
    let properties =
        json!({ "type": "object", "properties": many(n, |_| json!({ "type": "integer" })), "required": names });
    let documents = [
        ("both", json!({ "allOf": [properties, properties] })),
        ("union", json!({ "anyOf": [properties] })),
        ("properties", properties),
        ("required", json!({ "type": "object", "required": names })),
    ];
    let value = many(n, |i| json!(i));
    for (name, document) in &documents {
        on_a_thread(|| {
            let written = compiled(document).to_string(&value).expect(name);
            assert_eq!(written, if *name == "required" { "{}".to_owned() } else { value.to_string() });
        });
    }
    let numbers: Vec<usize> = (0..100_000).collect();
    on_a_thread(|| {
        let document = json!({ "anyOf": [{ "enum": numbers }, { "type": "array", "uniqueItems": true }] });
        assert_eq!(compiled(&document).to_string(&numbers).expect("unique"), json!(numbers).to_string());
    });
    let repeated: Vec<usize> = numbers.iter().copied().chain([5]).collect();
    on_a_thread(|| assert_eq!(kind(&json!({ "enum": repeated })), Some(Refused::InvalidSchema)));
}

#[test]
fn patterns_that_go_back() {
    let evil = ["^((a+)+)+$", "^(a|aa)+$", "^(?=a)((a+)+)+$", "(a*)*b\\1", "^(([a-z])+.)+[A-Z]([a-z])+$"];
    for pattern in evil {
        let extras = json!({ "type": "object", "patternProperties": { pattern: { "type": "integer" } } });
        let union = json!({ "anyOf": [{ "pattern": pattern }, { "type": "string" }] });
        let name = "a".repeat(50_000) + "!";
        let value = json!({ name.clone(): 1 });
        on_a_thread(|| {
            let before = Instant::now();
            // Too long a look is no match, so the member is dropped, and the other branch is taken.
            assert_eq!(compiled(&extras).to_string(&value).as_deref(), Ok("{}"));
            assert_eq!(compiled(&union).to_string(&name), Ok(format!("\"{name}\"")));
            assert!(before.elapsed() < Duration::from_secs(5), "{pattern}: {:?}", before.elapsed());
        });
    }
}

/// A part of a value that fails, which the value passes over: what it had begun to write once stayed in the
/// text, `["a",,"b"]` and `{"a":,"b":1}`.
#[test]
fn a_fault_that_is_passed_over_leaves_nothing() {
    use serde::ser::{Error, SerializeMap, SerializeSeq, Serializer};

    struct Failing;
    impl Serialize for Failing {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom("on purpose"))
        }
    }

    struct List;
    impl Serialize for List {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut list = serializer.serialize_seq(None)?;
            list.serialize_element("a")?;
            let _ = list.serialize_element(&Failing);
            let _ = list.serialize_element(&[Failing]);
            list.serialize_element("b")?;
            list.end()
        }
    }

    struct Object;
    impl Serialize for Object {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(None)?;
            let _ = map.serialize_entry("a", &Failing);
            let _ = map.serialize_entry(&Failing, "x");
            map.serialize_entry("b", &1)?;
            map.end()
        }
    }

    // An element that cannot be told is none, nor is such a member one.
    assert_eq!(compiled(&json!({ "type": "array" })).to_string(&List).unwrap(), r#"["a","b"]"#);
    let strings = json!({ "type": "array", "items": { "type": "string" } });
    assert_eq!(compiled(&strings).to_string(&List).unwrap(), r#"["a","b"]"#);
    assert_eq!(
        compiled(&json!({ "type": "object", "additionalProperties": true })).to_string(&Object).unwrap(),
        r#"{"b":1}"#
    );
    let declared = json!({ "type": "object", "properties": { "a": { "type": "string" }, "b": { "type": "number" } } });
    assert_eq!(compiled(&declared).to_string(&Object).unwrap(), r#"{"b":1}"#);
}
