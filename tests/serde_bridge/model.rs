//! Serde's data model under shapes of all kinds: what each call is on the wire and back. Bytes are
//! those of the wire format.

use crate::check::{by_serde, encodes, reads, schema, unhex};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shorn::Schema;
use shorn::shape::{JsonType, Node, Scalar};
use std::collections::{BTreeMap, HashMap};

#[derive(Serialize, Deserialize, Debug, PartialEq, Clone)]
enum External {
    Unit,
    Newtype(u8),
    Tuple(u8, String),
    Struct { b: bool, a: Option<u8> },
}

const EXTERNAL: [fn() -> External; 5] = [
    || External::Unit,
    || External::Newtype(7),
    || External::Tuple(1, "x".into()),
    || External::Struct { b: true, a: None },
    || External::Struct { b: false, a: Some(3) },
];

#[test]
fn externally_tagged_enums() {
    let variants = Schema::compile(&json!({ "oneOf": [
        { "const": "Unit" },
        { "type": "object", "properties": { "Newtype": { "type": "integer", "minimum": 0 } },
          "required": ["Newtype"], "additionalProperties": false },
        { "type": "object", "properties": { "Tuple": {
            "prefixItems": [{ "type": "integer" }, { "type": "string" }], "items": false } },
          "required": ["Tuple"], "additionalProperties": false },
        { "type": "object", "properties": { "Struct": { "type": "object",
            "properties": { "a": { "type": "integer" }, "b": { "type": "boolean" } }, "required": ["b"] } },
          "required": ["Struct"], "additionalProperties": false }
    ] }))
    .unwrap();
    for value in EXTERNAL {
        let value = value();
        // As JSON says it, but that `a` is absent where it is none.
        let json = match &value {
            External::Struct { b, a: None } => json!({ "Struct": { "b": b } }),
            other => serde_json::to_value(other).unwrap(),
        };
        by_serde(&variants, &value, &variants.encode(&json).unwrap());
        // A dynamic value keeps the null.
        let any = schema(Node::any());
        by_serde(&any, &value, &any.encode(&serde_json::to_value(&value).unwrap()).unwrap());
        let plain = serde_json::to_value(&value).unwrap();
        let list = schema(Node::array(Node::any()));
        by_serde(&list, &vec![value.clone(), value], &list.encode(&json!([plain, plain])).unwrap());
    }
}

#[derive(Serialize, Deserialize, Debug, PartialEq)]
struct Maybe {
    #[serde(default)]
    a: Option<u8>,
    #[serde(default)]
    b: Option<u8>,
}

#[test]
fn none_is_absent_only_where_it_cannot_be_null() {
    let optional = schema(Node::object([
        ("a", Node::optional(Node::uint())),
        ("b", Node::optional(Node::nullable(Node::uint()))),
    ]));
    by_serde(&optional, &Maybe { a: None, b: None }, &unhex("02 00"));
    by_serde(&optional, &Maybe { a: Some(1), b: Some(2) }, &unhex("03 01 01 02"));
    reads(&optional, &unhex("00"), &Maybe { a: None, b: None });
    // The same in a map, and through a union that looks at the value.
    encodes(&optional, &BTreeMap::from([("a", None::<u8>), ("b", None)]), &unhex("02 00"));
    let either = Schema::compile(&json!({ "anyOf": [
        { "type": "object", "properties": { "a": { "type": "integer" }, "c": { "type": "integer" } },
          "required": ["c"], "additionalProperties": false },
        { "type": "object", "properties": { "a": { "type": "integer" }, "b": { "type": "integer" } },
          "additionalProperties": false }
    ] }))
    .unwrap();
    encodes(&either, &Maybe { a: None, b: Some(1) }, &unhex("01 02 02"));
    // A unit is null, and present.
    let error = optional.encode_serde(&BTreeMap::from([("a", ())])).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("expected_uint", "a".into()));
    // Required: null where null is allowed, else refused.
    encodes(&schema(Node::object([("a", Node::nullable(Node::uint()))])), &BTreeMap::from([("a", None::<u8>)]), &[0]);
    let required = schema(Node::object([("a", Node::uint())]));
    assert_eq!(required.encode_serde(&BTreeMap::from([("a", None::<u8>)])).unwrap_err().code(), "expected_uint");
    // Outside of fields an optional has its own marker.
    by_serde(&schema(Node::optional(Node::uint())), &None::<u8>, &[0]);
    by_serde(&schema(Node::tuple([Node::optional(Node::uint()), Node::uint()])), &(Some(1_u8), 2_u8), &[1, 1, 2]);
}

#[test]
fn numbers_of_one_kind_for_types_of_another() {
    let (float, int, uint) = (schema(Node::float64()), schema(Node::int()), schema(Node::uint()));
    by_serde(&float, &5_u8, &5.0_f64.to_le_bytes());
    by_serde(&float, &-5_i64, &(-5.0_f64).to_le_bytes());
    by_serde(&float, &1.5_f32, &1.5_f64.to_le_bytes());
    by_serde(&schema(Node::float32()), &0.1_f32, &0.1_f32.to_le_bytes());
    by_serde(&int, &5.0_f64, &[10]);
    by_serde(&uint, &5.0_f32, &[5]);
    by_serde(&uint, &5_i128, &[5]);
    by_serde(&int, &-5_i128, &[9]);
    by_serde(&float, &7_u128, &7.0_f64.to_le_bytes());
    encodes(&float, &(1_u128 << 100), &(2.0_f64.powi(100)).to_le_bytes());
    encodes(&float, &i128::MIN, &(-(2.0_f64.powi(127))).to_le_bytes());
    encodes(&schema(Node::any()), &u64::MAX.wrapping_add(1), &[3, 0]);
    encodes(&schema(Node::any()), &(1_u64 << 63), &unhex("04 000000000000e043"));
    // A type that asks for a float gets one, whatever is there; −0 too.
    reads(&schema(Node::any()), &[3, 9], &-5.0_f64);
    assert!(float.decode_serde::<f64>(&(-0.0_f64).to_le_bytes()).unwrap().is_sign_negative());
    let error = float.decode_serde::<u8>(&300.0_f64.to_le_bytes()).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("out_of_range", 8));
    let error = float.decode_serde::<u8>(&0.5_f64.to_le_bytes()).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 0));
}

#[test]
fn nan_and_infinities() {
    for (node, tag) in [(Node::float64(), &[][..]), (Node::any(), &[4])] {
        let schema = schema(node);
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let bytes = [tag, &value.to_le_bytes()].concat();
            assert_eq!(schema.encode_serde(&value).unwrap(), bytes);
            assert_eq!(schema.decode_serde::<f64>(&bytes).unwrap().to_bits(), value.to_bits());
            assert_eq!(schema.decode_serde::<f32>(&bytes).unwrap().is_nan(), value.is_nan());
        }
    }
    // The careful way keeps them as well.
    let either = Schema::compile(&json!({ "anyOf": [{ "type": "integer" }, { "type": "number" }] })).unwrap();
    let bytes = either.encode_serde(&f64::NAN).unwrap();
    assert_eq!(bytes, [&[1][..], &f64::NAN.to_le_bytes()].concat());
    assert!(either.decode_serde::<f64>(&bytes).unwrap().is_nan());
    assert_eq!(either.decode_serde::<f64>(&unhex("01 000000000000f03f")).unwrap_err().code(), "non_canonical_union");
    let literal = schema(Node::literal(f64::NAN));
    assert!(literal.encode_serde(&f64::NAN).unwrap().is_empty());
    assert!(literal.decode_serde::<f64>(&[]).unwrap().is_nan());
}

#[test]
fn uuids_are_text() {
    let text = "00112233-4455-6677-8899-aabbccddeeff";
    by_serde(&schema(Node::uuid()), &text.to_owned(), &unhex("00112233445566778899aabbccddeeff"));
    assert_eq!(schema(Node::uuid()).encode_serde(&text.to_uppercase()).unwrap_err().code(), "expected_uuid");
}

#[test]
fn literals_and_members_of_enums() {
    #[derive(Serialize, Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "lowercase")]
    enum Level {
        Low,
        High,
    }
    let levels = schema(Node::enumeration(["low", "high"]).unwrap());
    by_serde(&levels, &Level::Low, &[1]);
    by_serde(&levels, &"high".to_string(), &[0]);
    by_serde(&schema(Node::literal("low")), &Level::Low, &[]);
    by_serde(&schema(Node::literal(5)), &5_u8, &[]);
    by_serde(&schema(Node::literal(true)), &true, &[]);
    by_serde(&schema(Node::string()), &Level::High, b"\x04high");
    assert_eq!(levels.decode_serde::<bool>(&[0]).unwrap_err().code(), "invalid_value");
}

#[test]
fn keys_of_maps() {
    let record = schema(Node::record(Node::uint()));
    by_serde(&record, &HashMap::from([(10_u32, 1_u8), (9, 2)]), b"\x02\x0210\x01\x019\x02");
    by_serde(&record, &BTreeMap::from([(-1_i64, 1_u8)]), b"\x01\x02-1\x01");
    by_serde(&record, &BTreeMap::from([(true, 1_u8)]), b"\x01\x04true\x01");
    by_serde(&record, &BTreeMap::from([('é', 1_u8)]), b"\x01\x02\xc3\xa9\x01");
    // Only the spelling that is written.
    let error = record.decode_serde::<HashMap<u8, u8>>(b"\x01\x0207\x01").unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 0));
    for code in [
        record.encode_serde(&HashMap::from([([1_u8], 1_u8)])).unwrap_err().code(),
        record.encode_serde(&HashMap::from([((), 1_u8)])).unwrap_err().code(),
        record.encode_serde(&HashMap::from([(None::<u8>, 1_u8)])).unwrap_err().code(),
    ] {
        assert_eq!(code, "invalid_value");
    }
}

#[test]
fn tuples_with_rest_and_collections_without_length() {
    struct Unsized(u8);
    impl Serialize for Unsized {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq((0..self.0).filter(|_| true))
        }
    }
    let rest = schema(Node::tuple_with_rest([Node::uint(), Node::uint()], Node::uint()));
    for n in [2, 3, 200] {
        let values: Vec<u8> = (0..n).collect();
        let bytes = rest.encode(&json!(values)).unwrap();
        by_serde(&rest, &values, &bytes);
        assert_eq!(rest.encode_serde(&Unsized(n)).unwrap(), bytes);
        let list = schema(Node::array(Node::uint()));
        assert_eq!(list.encode_serde(&Unsized(n)).unwrap(), list.encode(&json!(values)).unwrap());
    }
    assert_eq!(rest.encode_serde(&Unsized(1)).unwrap_err().code(), "tuple_length");
    assert_eq!(rest.decode_serde::<(u8, u8)>(&[1, 2, 0]).unwrap(), (1, 2));
    let error = rest.decode_serde::<(u8, u8)>(&[1, 2, 1, 3]).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 0));
}

#[test]
fn unions_by_property_and_type() {
    let union = Schema::compile(&json!({ "oneOf": [
        { "type": "object", "properties": { "ev": { "const": "open" }, "door": { "type": "integer", "minimum": 0 } },
          "required": ["ev", "door"] },
        { "type": "object", "properties": { "ev": { "const": "alarm" }, "level": { "enum": [3, 10, "max"] } },
          "required": ["ev", "level"] }
    ] }))
    .unwrap();
    encodes(&union, &json!({ "ev": "open", "door": 5 }), &[1, 5]);
    // The tag behind the rest.
    encodes(&union, &json!({ "level": 10, "ev": "alarm" }), &[0, 1]);
    encodes(&union, &BTreeMap::from([("level", 3_u64.into()), ("ev", Value::from("alarm"))]), &[0, 2]);
    let types = schema(Node::by_type([
        (JsonType::Array, Node::array(Node::int())),
        (JsonType::Null, Node::literal(Scalar::Null)),
        (JsonType::String, Node::string()),
    ]));
    encodes(&types, &(), &[1]);
    encodes(&types, &None::<u8>, &[1]);
    encodes(&types, &[1, -1], &unhex("00 02 02 01"));
    encodes(&types, &"hi", &unhex("02 02 6869"));
    assert_eq!(types.encode_serde(&true).unwrap_err().code(), "no_union_type");
    assert_eq!(types.decode_serde::<Option<String>>(&[1]).unwrap(), None);
    assert_eq!(types.decode_serde::<Option<String>>(&unhex("02 02 6869")).unwrap(), Some("hi".into()));
}

#[test]
fn a_recursive_union_by_order_inside_another() {
    let schema = Schema::compile(&json!({ "anyOf": [
        { "type": "array", "items": { "type": "integer" } },
        { "type": "array", "items": { "$ref": "#" } },
        { "type": "string" }
    ] }))
    .unwrap();
    for json in [json!([]), json!([1]), json!([[1], [], "x"]), json!([[[["x"]]], [[2]]])] {
        let bytes = schema.encode(&json).unwrap();
        by_serde(&schema, &json, &bytes);
    }
    assert_eq!(schema.decode_serde::<Value>(&unhex("01 00")).unwrap_err().code(), "non_canonical_union");
    assert_eq!(schema.decode_serde::<Value>(&unhex("01 01 01 00")).unwrap_err().offset(), 3);
}
