//! What is refused, with which code and where.

use crate::check::{schema, unhex};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shorn::Schema;
use shorn::shape::Node;
use std::collections::BTreeMap;

fn place(error: &shorn::EncodeError) -> (&'static str, String) {
    (error.code(), error.path().map(ToString::to_string).unwrap_or_default())
}

#[derive(Serialize, Deserialize, Debug, PartialEq)]
struct Outer {
    list: Vec<Inner>,
    name: String,
}

#[derive(Serialize, Deserialize, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
struct Inner {
    a: i16,
}

fn outer() -> Schema {
    schema(Node::object([
        ("list", Node::array(Node::object([("a", Node::int()), ("b", Node::optional(Node::int()))]))),
        ("name", Node::string()),
    ]))
}

#[test]
fn what_a_type_refuses_has_a_place() {
    let schema = outer();
    let told = |hex: &str| {
        let error = schema.decode_serde::<Outer>(&unhex(hex)).unwrap_err();
        (error.code(), error.offset(), error.path().map(ToString::to_string).unwrap_or_default(), error.to_string())
    };
    // The second element has a field that the type does not know, told where the element begins.
    let (code, offset, path, line) = told("02 00 02 01 02 04 0178");
    assert_eq!((code, offset, &*path), ("invalid_value", 3, "list[1]"));
    assert!(line.ends_with("(unknown field `b`, expected `a`)"), "{line}");
    // 40000 is no i16, told behind it.
    let (code, offset, path, line) = told("01 00 80f104 0178");
    assert_eq!((code, offset, &*path), ("out_of_range", 5, "list[0].a"));
    assert!(line.ends_with("(invalid value: integer `40000`, expected i16)"), "{line}");
    // A missing field is told of the object.
    let error = schema.decode_serde::<BTreeMap<String, Missing>>(&unhex("00 00")).unwrap_err();
    assert_eq!(error.code(), "invalid_value");
    #[derive(Deserialize, Debug)]
    #[allow(dead_code)] // It is never made.
    struct Missing {
        other: u8,
    }
    let error = schema.decode_serde::<Missing>(&unhex("00 00")).unwrap_err();
    assert_eq!((error.code(), error.offset(), error.path()), ("invalid_value", 0, None));
    assert!(error.to_string().ends_with("(missing field `other`)"), "{error}");
    // Another type.
    let error = schema.decode_serde::<BTreeMap<String, bool>>(&unhex("00 00")).unwrap_err();
    assert_eq!((error.code(), error.offset(), error.path().unwrap().to_string()), ("invalid_value", 0, "list".into()));
}

#[test]
fn offsets_count_the_fingerprint() {
    let schema = Schema::compile(&json!({ "type": "boolean" })).unwrap().fingerprinted(2).unwrap();
    let mut bytes = schema.encode_serde(&true).unwrap();
    assert!(schema.decode_serde::<bool>(&bytes).unwrap());
    assert_eq!(schema.decode_serde::<u8>(&bytes).unwrap_err().offset(), 2);
    bytes[2] = 7;
    let error = schema.decode_serde::<bool>(&bytes).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_boolean", 2));
    bytes[0] ^= 1;
    assert_eq!(schema.decode_serde::<bool>(&bytes).unwrap_err().code(), "fingerprint_mismatch");
}

#[test]
fn what_has_no_value() {
    let record = schema(Node::record(Node::any()));
    let error = record.encode_serde(&BTreeMap::from([("k", vec![(1_u128 << 127) + 1])])).unwrap_err();
    assert_eq!(place(&error), ("invalid_value", "k[0]".into()));
    let error = record.encode_serde(&BTreeMap::from([("k", (1_u64 << 53) + 1)])).unwrap_err();
    assert_eq!(place(&error), ("unsafe_integer", "k".into()));

    #[derive(Serialize)]
    struct Twice {
        a: u8,
        #[serde(flatten)]
        more: BTreeMap<&'static str, u8>,
    }
    let twice = || Twice { a: 1, more: BTreeMap::from([("a", 2)]) };
    let open = Schema::compile(&json!({ "type": "object", "properties": { "a": { "type": "integer" } },
        "additionalProperties": { "type": "integer" } }))
    .unwrap();
    for schema in [&record, &open] {
        assert_eq!(place(&schema.encode_serde(&twice()).unwrap_err()), ("repeated_key", String::new()));
    }
    let lists = schema(Node::array(Node::any()));
    assert_eq!(place(&lists.encode_serde(&[twice()]).unwrap_err()), ("repeated_key", "[0]".into()));
}

#[test]
fn lengths_that_are_not_kept() {
    struct Liar(usize);
    impl Serialize for Liar {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use serde::ser::SerializeSeq as _;
            let mut list = serializer.serialize_seq(Some(self.0))?;
            list.serialize_element(&1)?;
            list.end()
        }
    }
    // What is there counts, not what was said.
    let list = schema(Node::array(Node::uint()));
    for said in [0, 1, 2, 1_000, usize::MAX] {
        assert_eq!(list.encode_serde(&Liar(said)).unwrap(), [1, 1]);
    }
    let two = schema(Node::fixed_array(Node::uint(), 2));
    assert_eq!(two.encode_serde(&Liar(2)).unwrap_err().code(), "array_length");
}

#[test]
fn extras_that_repeat_fields() {
    let open = Schema::compile(&json!({ "type": "object", "properties": { "b": { "type": "integer" } },
        "additionalProperties": { "type": "integer" } }))
    .unwrap();
    #[derive(Deserialize, Debug)]
    #[allow(dead_code)] // It is never made.
    struct Open {
        b: Option<u8>,
        #[serde(flatten)]
        more: BTreeMap<String, u8>,
    }
    // b, then a, b and c: the error is behind the last, as of any decoder.
    let bytes = unhex("01 02 03 0161 02 0162 02 0163 02");
    let plain = open.decode(&bytes).unwrap_err();
    let error = open.decode_serde::<Open>(&bytes).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("extra_repeats_field", 12));
    assert_eq!((plain.code(), plain.offset()), (error.code(), error.offset()));
}
