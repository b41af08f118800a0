//! Messages of documents, decoded into a `serde_json::Value`, into JSON text and by serde: what they make the
//! decoder allocate, whole, cut, changed, and with counts that lie. The promise is that of types, with
//! `serde_json`'s values for elements, which are large: the bytes for a byte of input stand with each case, and come
//! from how an `IndexMap` lies in memory, since the tests keep the order of members.

use crate::counting::watch;
use crate::lies::varint;
use crate::shapes::{around, within};
use serde_json::{Value, json};
use shorn::shape::{Field, Node, Object, Shape};
use shorn::{Limits, Schema};

const VALUE: usize = size_of::<Value>();
/// A key, a value and a hash.
const ENTRY: usize = 24 + VALUE + 8;

/// Elements of `min` bytes: see the same in `shapes`.
const fn list(min: usize) -> usize {
    (3 * VALUE).div_ceil(min)
}

/// Objects that take `min` bytes each: four entries and a table of eight places at first; later entries, which double,
/// and 16/7 positions for each.
const fn object(min: usize) -> usize {
    (4 * ENTRY + 8 * 9 + 32).div_ceil(min) + 3 * ENTRY / 2 + 4 * 9
}

/// A value and the bytes of memory for a byte of its message, as a `Value` and as JSON text.
#[track_caller]
fn held(schema: &Schema, value: &Value, per_byte: usize, text_per_byte: usize) {
    let message = schema.encode(value).unwrap_or_else(|error| panic!("{value}: {error}"));
    _ = schema.decode(&message);
    let name = value.to_string().chars().take(60).collect::<String>();
    around(&message, |input| {
        let (_, usage) = watch(|| schema.decode(input).map(drop).is_ok());
        within(&name, input, usage, per_byte);
        let (_, usage) = watch(|| schema.decode_serde::<Value>(input).map(drop).is_ok());
        within(&name, input, usage, per_byte);
        let (_, usage) = watch(|| schema.decode_to_json(input, &mut Vec::new()).is_ok());
        within(&name, input, usage, 3 * text_per_byte);
    });
}

fn compile(document: Value) -> Schema {
    Schema::compile(&document).unwrap()
}

#[test]
fn every_shape() {
    let list_of = |items: Value| compile(json!({ "type": "array", "items": items }));
    // A number has 20 digits for eight bytes, and may take a comma and one digit for one.
    let uint = json!({ "type": "integer", "minimum": 0 });
    held(&list_of(uint.clone()), &json!(vec![7; 300]), list(1), 4);
    held(&list_of(json!({ "type": "number" })), &json!(vec![0.1; 100]), list(8), 4);
    held(&list_of(json!({ "type": "boolean" })), &json!(vec![false; 300]), list(1), 6);
    // A character that is escaped takes six.
    held(&list_of(json!({ "type": "string" })), &json!(vec!["text"; 100]), list(1) + 1, 6);
    held(&list_of(json!({ "type": "string" })), &json!(vec!["\u{1}\u{2}"; 100]), list(1) + 1, 6);
    let uuid = json!({ "type": "string", "format": "uuid" });
    held(&list_of(uuid), &json!(vec!["01890a5d-ac96-774b-bcce-b302099a8057"; 30]), list(16) + 3, 3);
    held(&list_of(json!({ "enum": ["navy", "cobol"] })), &json!(vec!["navy"; 100]), list(1) + 5, 8);
    held(&list_of(json!({ "type": ["integer", "null"] })), &json!([1, null, 3, null]), list(1), 5);
    let lists = list_of(json!({ "type": "array", "items": uint }));
    held(&lists, &json!(vec![vec![1, 2]; 50]), 2 * list(1), 4);
    let record = compile(json!({ "type": "object", "additionalProperties": uint }));
    held(&record, &json!({ "a": 1, "b": 2, "c": 300 }), object(3) + 1, 6);
    let records = list_of(json!({ "type": "object", "additionalProperties": uint }));
    held(&records, &json!(vec![json!({ "": 1 }); 50]), list(1) + object(3) + 1, 6);
    let tuple = compile(json!({ "prefixItems": [uint, { "type": "string" }], "items": uint, "type": "array" }));
    held(&tuple, &json!([1, "two", 3, 4]), list(1) + 1, 6);
    let fixed = list_of(json!({ "type": "array", "items": { "type": "boolean" }, "minItems": 3, "maxItems": 3 }));
    held(&fixed, &json!(vec![[true, false, true]; 30]), list(1) + list(3), 7);
    held(&Schema::from(Shape::build(Node::bytes()).unwrap()), &json!(vec![255; 300]), list(1), 4);
}

#[test]
fn objects() {
    let document = json!({
        "type": "object",
        "properties": { "name": { "type": "string" }, "age": { "type": "integer" }, "nick": { "type": "string" } },
        "required": ["name"], "additionalProperties": false
    });
    // One byte for the bitmap and one for the name: `{"name":""}`, with a comma.
    let person = compile(document.clone());
    held(&person, &json!({ "name": "Grace", "age": 45 }), object(2) + 2 * 4, 13);
    let people = compile(json!({ "type": "array", "items": document }));
    held(&people, &json!(vec![json!({ "name": "", "nick": "" }); 50]), list(2) + object(2) + 2 * 4, 13);
    // A single byte, and the name of the member in the schema for each.
    let flags = compile(json!({ "type": "array", "items": { "type": "object", "properties": {
        "a_flag_of_some_length": { "type": "boolean" } }, "required": ["a_flag_of_some_length"],
        "additionalProperties": false } }));
    held(&flags, &json!(vec![json!({ "a_flag_of_some_length": true }); 50]), list(1) + object(1) + 21, 32);
    let open: Node = Object::new([Field::new("id", Node::uint())]).with_extras(Node::array(Node::any())).into();
    let open = Schema::from(Shape::build(Node::array(open)).unwrap());
    let value = json!([{ "id": 1, "x": [{ "": [] }], "y": [] }, { "id": 2 }]);
    held(&open, &value, list(1) + object(2) + object(3) + list(1) + object(4) + 2, 8);
}

/// A thousand optional members, of which none is there: room is made for those that a message could hold.
#[test]
fn objects_of_many_optional_members() {
    let names: serde_json::Map<_, _> =
        (0..1000).map(|i| (format!("member{i}"), json!({ "type": "boolean" }))).collect();
    let wide = compile(json!({ "type": "object", "properties": names, "additionalProperties": false }));
    let lists = compile(json!({ "type": "array", "items": {
        "type": "object", "properties": names, "additionalProperties": false } }));
    assert_eq!(wide.encode(&json!({})).unwrap(), [0; 125]);
    held(&wide, &json!({}), 0, 1);
    held(&lists, &json!(vec![json!({}); 100]), 3 * VALUE / 125 + 1, 1);
}

#[test]
fn dynamic_values() {
    let any = compile(json!({}));
    let cost = list(1) + object(4) + 1;
    held(&any, &json!([1, 2.5, "text", null, true, [[], {}], { "a": [1], "b": { "": 0 } }]), cost, 6);
    held(&any, &Value::Array(vec![json!({ "": 0 }); 200]), cost, 6);
    held(&any, &json!(vec![json!([]); 200]), cost, 6);
}

/// To check a union the value is encoded again: the branches that were read (16 bytes a union of two), what fits
/// where, and the message once more.
#[test]
fn unions() {
    let by_type = compile(json!({ "type": "array", "items": { "anyOf": [
        { "type": "string" }, { "type": "integer" }, { "type": "array", "items": { "type": "boolean" } }] } }));
    held(&by_type, &json!(["a", 1, [true], "b"]), list(2) + 1 + list(1), 6);
    let by_order = compile(json!({ "$ref": "#/$defs/a", "$defs": { "a": { "anyOf": [
        { "type": "integer", "minimum": 0 }, { "type": "integer" }, { "type": "number" },
        { "type": "array", "items": { "$ref": "#/$defs/a" } }] } } }));
    let value = json!([1, -1, 0.5, [[], [2, -2]], [0.25]]);
    let check = 3 * 16 + 3 + 4 * 48;
    held(&by_order, &value, list(2) + check, 6 + check);
}

/// Every count is as large as the bytes behind it allow, at each of many levels, and then nothing fits.
#[test]
fn lies() {
    let tree = compile(json!({ "$ref": "#/$defs/t", "$defs": { "t": {
        "type": "object", "properties": { "c": { "type": "array", "items": { "$ref": "#/$defs/t" } } },
        "required": ["c"], "additionalProperties": { "$ref": "#/$defs/t" } } } }));
    let any = compile(json!({}));
    let lists = compile(json!({ "type": "array", "items": { "type": "array", "items": { "type": "integer" } } }));
    for size in [0usize, 10, 1000, 100_000, 1_200_000] {
        for (schema, before, min, levels) in
            [(&tree, &[][..], 2, 200), (&any, &[6], 1, 64), (&lists, &[], 1, 2), (&lists, &[], 1, 1)]
        {
            let mut input = vec![0xff; size];
            for _ in 0..levels {
                input = [before, &varint((input.len() / min).min(1_000_000)), &input].concat();
            }
            // Of each open container: four elements and an object of one member, which are there.
            let open = levels * (4 * VALUE + object(1));
            let (_, usage) = watch(|| schema.decode(&input).map(drop).is_ok());
            let most = 16 * input.len() + open + (8 << 10);
            assert!(usage.peak <= most, "{usage:?} for {} bytes", input.len());
            let (_, usage) = watch(|| schema.decode_serde::<Value>(&input).map(drop).is_ok());
            assert!(usage.peak <= most, "{usage:?} for {} bytes", input.len());
            let (_, usage) = watch(|| schema.decode_to_json(&input, &mut Vec::new()).is_ok());
            assert!(usage.peak <= open + (8 << 10), "{usage:?} for {} bytes", input.len());
        }
    }
}

/// Elements that take no bytes are the one thing that input does not pay for: as many as a collection may have over
/// the whole message, each as large as the schema says.
#[test]
fn elements_without_bytes() {
    let nulls = compile(json!({ "type": "array", "items": { "type": "null" } }));
    let fixed =
        compile(json!({ "type": "array", "items": { "const": "x" }, "minItems": 1_000_000, "maxItems": 1_000_000 }));
    let two = compile(json!({ "type": "array", "items": { "type": "array", "items": { "type": "null" } } }));
    // A thousand lists of a thousand, each of which doubles to 1,024 places; the next is one too many of the million.
    let lists = [varint(1001), [varint(1000)].concat().repeat(1001)].concat();
    let (error, usage) = watch(|| two.decode(&lists).unwrap_err());
    assert_eq!(error.code(), "collection_too_large");
    assert!(usage.peak <= 1001 * 1024 * VALUE + 3 * 1001 * VALUE + (8 << 10), "{usage:?}");
    for (schema, input, own) in [(&nulls, varint(1_000_000), 0), (&fixed, vec![], 1)] {
        let (value, usage) = watch(|| schema.decode(&input).unwrap());
        assert_eq!(value.as_array().map(Vec::len), Some(1_000_000));
        // The list doubles, so that two blocks of it are held at the end.
        assert!(usage.peak <= 3 * 1_048_576 * VALUE + own * 1_000_000, "{usage:?}");
        let (_, usage) = watch(|| schema.decode_to_json(&input, &mut Vec::new()).unwrap());
        assert!(usage.peak <= 3 * 5 * 1_000_000 + 64, "{usage:?}");
    }
    // A fixed array is made each time it occurs.
    let each = compile(json!({ "type": "array", "items": { "prefixItems": [{ "type": "boolean" }, {
        "type": "array", "items": { "type": "null" }, "minItems": 10_000, "maxItems": 10_000 }], "type": "array",
        "minItems": 2, "items": false } }));
    let (value, usage) = watch(|| each.decode(&[3, 0, 1, 0]).unwrap());
    assert_eq!(value.as_array().map(Vec::len), Some(3));
    assert!(usage.peak >= 3 * 10_000 * VALUE, "{usage:?}");
    assert!(usage.peak <= 4 * 16_384 * VALUE + (8 << 10), "{usage:?}");
    let fewer = nulls.limits(Limits::new().elements(1000));
    let (error, usage) = watch(|| fewer.decode(&varint(1001)).unwrap_err());
    assert_eq!(error.code(), "collection_too_large");
    assert!(usage.peak <= 8 << 10, "{usage:?}");
}
