//! Inputs and types that mean harm: depth, lies about lengths, errors that are made nothing of.

use crate::check::{by_serde, schema, unhex};
use crate::types::{Chain, Tree};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use shorn::shape::Node;
use shorn::{Record, Schema};

/// As much stack as a thread has unless told otherwise.
fn on_a_common_stack(work: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap();
}

fn chain(levels: usize) -> Chain {
    (1..levels).fold(Chain { value: 0, next: None }, |inner, _| Chain { value: 1, next: Some(Box::new(inner)) })
}

fn tree(levels: usize) -> Tree {
    (1..levels).fold(Tree { value: 0, kids: vec![] }, |inner, _| Tree { value: 1, kids: vec![inner] })
}

#[test]
fn recursion_up_to_the_limit() {
    on_a_common_stack(|| {
        let chains = Schema::from(Chain::shape());
        let bytes = chains.encode_serde(&chain(256)).unwrap();
        assert_eq!(bytes, shorn::encode(&chain(256)).unwrap());
        assert_eq!(chains.decode_serde::<Chain>(&bytes).unwrap(), chain(256));
        chains.decode_serde::<Value>(&bytes).unwrap();
        let trees = Schema::from(Tree::shape());
        let bytes = trees.encode_serde(&tree(256)).unwrap();
        assert_eq!(trees.decode_serde::<Tree>(&bytes).unwrap(), tree(256));

        let too_deep = chains.encode_serde(&chain(257)).unwrap_err();
        let plain = chains.encode(&serde_json::to_value(chain(257)).unwrap()).unwrap_err();
        assert_eq!(too_deep.code(), "recursion_depth");
        assert_eq!(too_deep.to_string(), plain.to_string());
        let too_deep = chains.limits(shorn::Limits::new().depth(2)).decode_serde::<Chain>(&unhex("01 01 00 01 00 00"));
        assert_eq!(too_deep.unwrap_err().code(), "recursion_depth");
    });
}

/// Values far deeper than any shape.
#[test]
fn values_without_end() {
    on_a_common_stack(|| {
        // A list in a list in a list.
        struct Endless;
        impl Serialize for Endless {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq([Endless])
            }
        }
        struct Some_;
        impl Serialize for Some_ {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_some(&Some_)
            }
        }
        for schema in [schema(Node::any()), schema(Node::uint()), Schema::from(Tree::shape())] {
            assert_eq!(schema.encode_serde(&Endless).unwrap_err().code(), "recursion_depth");
            assert_eq!(schema.encode_serde(&Some_).unwrap_err().code(), "recursion_depth");
        }
    });
}

#[test]
fn definitions_around_one_another() {
    // Four definitions, each nested 128 times in itself, one around the next.
    let list = |name: &str, last: Value| {
        json!({ "type": "object", "additionalProperties": false, "required": ["n"], "properties": {
            "next": { "$ref": format!("#/$defs/{name}") }, "n": { "type": "integer" }, "other": last } })
    };
    let document = json!({
        "$ref": "#/$defs/a",
        "$defs": {
            "a": list("a", json!({ "$ref": "#/$defs/b" })),
            "b": list("b", json!({ "$ref": "#/$defs/c" })),
            "c": list("c", json!({ "$ref": "#/$defs/d" })),
            "d": list("d", json!({ "type": "string" }))
        }
    });
    #[derive(Serialize, Deserialize, Debug, PartialEq, Default)]
    struct Link {
        n: u8,
        #[serde(default)]
        next: Option<Box<Link>>,
        #[serde(default)]
        other: Option<Box<Link>>,
    }
    // In a debug build 512 levels of a derived type take more than a common stack.
    let thread = std::thread::Builder::new().stack_size(16 << 20).spawn(move || {
        let schema = Schema::compile(&document).unwrap();
        let mut value = Link::default();
        for i in (1..4 * 128).rev() {
            let inner = Some(Box::new(value));
            let (next, other) = if i % 128 == 0 { (None, inner) } else { (inner, None) };
            value = Link { n: 1, next, other };
        }
        let bytes = schema.encode_serde(&value).unwrap();
        assert_eq!(schema.decode_serde::<Link>(&bytes).unwrap(), value);
        schema.decode_serde::<serde::de::IgnoredAny>(&bytes).unwrap();
    });
    thread.unwrap().join().unwrap();
}

#[test]
fn announced_counts_are_not_believed() {
    let schema = schema(Node::array(Node::array(Node::uint())));
    // A million elements and no byte; as many as there are bytes, each of which announces as many again.
    assert_eq!(schema.decode_serde::<Vec<Vec<u8>>>(&unhex("c0843d")).unwrap_err().code(), "count_exceeds_input");
    let mut bytes = vec![0xff, 0x07];
    bytes.resize(1_025, 0x7f);
    assert_eq!(schema.decode_serde::<Vec<Vec<u64>>>(&bytes).unwrap_err().code(), "count_exceeds_input");
}

/// Makes nothing of any error.
#[derive(Debug, PartialEq)]
struct Lenient<T>(Option<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Lenient<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Lenient(T::deserialize(deserializer).ok()))
    }
}

/// Does not look at its value.
#[derive(Debug, PartialEq)]
struct Blind;

impl<'de> Deserialize<'de> for Blind {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
        Ok(Blind)
    }
}

#[test]
fn errors_that_a_type_makes_nothing_of() {
    let list = schema(Node::array(Node::string()));
    // A value of another type has been read, and the next is in its place.
    assert_eq!(list.decode_serde::<(Lenient<u8>, String)>(b"\x02\x01a\x01b").unwrap(), (Lenient(None), "b".into()));
    // Malformed input is no value at all.
    assert_eq!(
        list.decode_serde::<(Lenient<String>, String)>(b"\x02\x01\xff\x01b").unwrap_err().code(),
        "invalid_utf8"
    );
    assert_eq!(list.decode_serde::<Lenient<Vec<String>>>(b"\x02\x01\xff\x01b").unwrap_err().code(), "invalid_utf8");
    // Given up in the middle.
    let lists = schema(Node::array(Node::array(Node::string())));
    let error = lists.decode_serde::<(Lenient<(u8, u8)>, Vec<String>)>(b"\x02\x02\x01a\x01b\x00").unwrap_err();
    assert_eq!(error.code(), "invalid_value");
    // Not looked at, and read all the same.
    assert_eq!(list.decode_serde::<(Blind, String)>(b"\x02\x01a\x01b").unwrap(), (Blind, "b".into()));
    assert_eq!(list.decode_serde::<(Blind, String)>(b"\x02\x01\xff\x01b").unwrap_err().code(), "invalid_utf8");
    assert_eq!(list.decode_serde::<Blind>(b"\x02\x01\xff\x01b").unwrap_err().code(), "invalid_utf8");
    let object = schema(Node::object([("a", Node::string()), ("b", Node::uint())]));
    #[derive(Deserialize, Debug, PartialEq)]
    struct Seen {
        a: Blind,
        b: u8,
    }
    assert_eq!(object.decode_serde::<Seen>(b"\x01a\x05").unwrap(), Seen { a: Blind, b: 5 });
}

#[test]
fn serialize_that_makes_nothing_of_errors() {
    struct Careless;
    impl Serialize for Careless {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use serde::ser::SerializeMap as _;
            let mut object = serializer.serialize_map(Some(2))?;
            object.serialize_entry("a", "text")?;
            let _ = object.serialize_entry("b", &Refusing);
            object.end()
        }
    }
    struct Refusing;
    impl Serialize for Refusing {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("not today"))
        }
    }
    let record = schema(Node::record(Node::string()));
    assert_eq!(record.encode_serde(&Careless).unwrap(), b"\x01\x01a\x04text");
    let error = record.encode_serde(&std::collections::BTreeMap::from([("k", Refusing)])).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("invalid_value", "k".into()));
    assert!(error.to_string().contains("not today"), "{error}");
}

#[test]
fn a_union_by_order_in_each_level_stays_linear() {
    // Each level could be either branch, and the innermost list is long.
    // The walk of the plan takes more than a common stack in a debug build.
    shorn_oracle::on_big_stack(|| {
        let schema = Schema::compile(&json!({
            "anyOf": [
                { "type": "object", "properties": { "x": { "type": "string" } }, "additionalProperties": false },
                { "type": "object", "properties": { "x": { "$ref": "#" } }, "additionalProperties": false },
                { "type": "array", "items": { "type": "integer" } }
            ]
        }))
        .unwrap();
        let mut value = json!((0..2_000).collect::<Vec<_>>());
        for _ in 0..100 {
            value = json!({ "x": value });
        }
        let bytes = schema.encode(&value).unwrap();
        assert_eq!(schema.encode_serde(&value).unwrap(), bytes);
        assert_eq!(schema.decode_serde::<Value>(&bytes).unwrap(), value);
        by_serde(&schema, &json!({ "x": { "x": "end" } }), &unhex("01 01 00 01 03 656e64"));
    });
}
