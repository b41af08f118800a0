//! Unions by order, whose branch may need more than the type of the value: text and values choose
//! alike, wherever the members that tell stand.

use crate::{check_bytes, check_text, check_value};
use serde_json::{Value, json};
use shorn::Schema;
use shorn::shape::{Field, JsonType, Node, Object, Scalar, Shape};

fn schema(node: Node) -> Schema {
    Schema::from(Shape::build(node).unwrap())
}

fn check(schema: &Schema, value: &Value) {
    check_value(schema, value, "union");
    if let Ok(bytes) = schema.encode(value) {
        check_bytes(schema, &bytes, "union");
        for position in 0..4 {
            let mut other = bytes.clone();
            other[0] = position;
            check_bytes(schema, &other, "union");
        }
    }
}

#[test]
fn types_and_literals_and_fitting() {
    let by_order = schema(Node::by_order([
        Node::uint(),
        Node::int(),
        Node::float64(),
        Node::enumeration(["a", "b"]).unwrap(),
        Node::uuid(),
        Node::string(),
        Node::array(Node::uint()),
        Node::array(Node::by_order([Node::string(), Node::uint(), Node::any()])),
        Node::object([("kind", Node::literal("x")), ("n", Node::uint())]),
        Node::object([("kind", Node::literal("x")), ("s", Node::string())]),
        Node::object([("kind", Node::literal("y"))]),
        Node::record(Node::any()),
    ]));
    for value in [
        json!(1),
        json!(-1),
        json!(0.5),
        json!("a"),
        json!("c"),
        json!("00112233-4455-6677-8899-aabbccddeeff"),
        json!([1, 2]),
        json!([1, "a", {}, [{"b": 1, "a": 2}]]),
        json!([]),
        json!({"kind": "x", "n": 1}),
        json!({"n": 1, "kind": "x"}),
        json!({"s": "t", "kind": "x"}),
        json!({"kind": "y"}),
        json!({"kind": "z"}),
        json!({"kind": "x", "n": 1, "more": 2}),
        json!({"b": 1, "a": 2}),
        json!({}),
        json!(null),
        json!(true),
    ] {
        check(&by_order, &value);
    }
    let list = schema(Node::array(Node::by_order([Node::array(Node::uint()), Node::array(Node::string())])));
    check(&list, &json!([[1], ["a"], [], [1, "a"]]));
    check(&list, &json!([[1], ["a"], []]));
}

#[test]
fn told_by_a_property_that_stands_anywhere() {
    let tagged = schema(Node::discriminated(
        "type",
        ["circle", "square"].map(|kind| {
            (
                kind,
                Node::object([("a", Node::any()), ("type", Node::literal(kind)), ("z", Node::optional(Node::uint()))]),
            )
        }),
    ));
    for text in [
        r#"{"type":"circle","a":1}"#,
        r#"{"a":{"type":"square","b":[{"type":1}]},"type":"circle"}"#,
        r#"{"z":5, "a" : "\"type\":\"square\"" , "type" : "square" }"#,
        r#"{"a":1,"\u0074ype":"squ\u0061re"}"#,
        r#"{"type":"circle","a":1,"type":"square"}"#,
        r#"{"type":"circle","a":1,"type":"circle"}"#,
        r#"{"type":"triangle","a":1}"#,
        r#"{"type":1,"a":1}"#,
        r#"{"a":1}"#,
        r#"{"a":1,"type":"circle""#,
        r#"{"type":"circle","b":1}"#,
        "[]",
        "null",
    ] {
        check_text(&tagged, text.as_bytes(), "tagged");
    }
}

/// A branch that does not hold the property: of two that are in the text the last counts.
#[test]
fn a_property_that_the_branch_does_not_declare() {
    let tagged = schema(Node::discriminated(
        "type",
        [("a", Node::object([("n", Node::uint())])), ("b", Node::nullable(Node::record(Node::any())))],
    ));
    for text in [
        r#"{"type":"a","n":1}"#,
        r#"{"type":"a","n":1,"type":"b"}"#,
        r#"{"type":"b","n":1,"type":"a"}"#,
        r#"{"n":1,"type":"b"}"#,
    ] {
        check_text(&tagged, text.as_bytes(), "tagged");
    }
}

#[test]
fn by_type() {
    let object: Node = Object::new([Field::new("a", Node::uint())]).refusing_undeclared().into();
    let by_type = schema(Node::by_type([
        (JsonType::Null, Node::literal(Scalar::Null)),
        (JsonType::Number, Node::int()),
        (JsonType::String, Node::string()),
        (JsonType::Object, object),
        (JsonType::Array, Node::array(Node::boolean())),
    ]));
    for text in
        ["null", "nul", "5", "-", "-5.0", "5.5", "\"a\"", "{\"a\":1}", "{\"b\":1}", "[true]", "[1]", "true", "}", ""]
    {
        check_text(&by_type, text.as_bytes(), "by type");
    }
}
