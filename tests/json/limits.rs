//! Limits are those of values: kept to the byte, and huge text is taken.

use serde_json::{Value, json};
use shorn::shape::{Node, Shape};
use shorn::{Limits, Schema};

fn schema(node: Node) -> Schema {
    Schema::from(Shape::build(node).unwrap())
}

#[test]
fn strings_of_64_mebibytes() {
    const MOST: usize = 64 << 20;
    let schema = schema(Node::string());
    for (fill, over) in [("a", "a"), ("é", "x")] {
        let most = fill.repeat(MOST / fill.len());
        let text = ["\"", &most, "\""].concat();
        let bytes = schema.encode_json(text.as_bytes()).unwrap();
        assert_eq!(bytes.len(), MOST + 4);
        let mut out = Vec::new();
        schema.decode_to_json(&bytes, &mut out).unwrap();
        assert_eq!(out, text.as_bytes());
        let longer = ["\"", &most, over, "\""].concat();
        assert_eq!(schema.encode_json(longer.as_bytes()).unwrap_err().code(), "string_too_large");
        let escaped = ["\"", &most, "\\u0041\""].concat();
        assert_eq!(schema.encode_json(escaped.as_bytes()).unwrap_err().code(), "string_too_large");
    }
}

#[test]
fn every_limit_where_it_lies() {
    let any = Node::any();
    let cases: [(Node, &str, Limits, Limits); 7] = [
        (Node::string(), "\"12345\"", Limits::new().text(5), Limits::new().text(4)),
        (Node::string(), "\"1\\u00325\"", Limits::new().text(3), Limits::new().text(2)),
        (Node::bytes(), "[1,2,3]", Limits::new().text(3), Limits::new().text(2)),
        (Node::array(Node::uint()), "[1,2,3]", Limits::new().elements(3), Limits::new().elements(2)),
        (Node::record(Node::uint()), "{\"b\":1,\"a\":2}", Limits::new().elements(2), Limits::new().elements(1)),
        (any.clone(), "[[1],[2,3]]", Limits::new().elements(2), Limits::new().elements(1)),
        (any, "{\"a\":[1,2]}", Limits::new().message(10), Limits::new().message(9)),
    ];
    for (node, text, enough, less) in cases {
        let value: Value = serde_json::from_str(text).unwrap();
        let schema = schema(node);
        for (limits, fits) in [(enough, true), (less, false)] {
            let schema = schema.clone().limits(limits);
            let by_value = schema.encode(&value).map_err(|error| error.to_string());
            let by_text = schema.encode_json(text.as_bytes()).map_err(|error| error.to_string());
            assert_eq!(by_text, by_value, "{text}");
            assert_eq!(by_text.is_ok(), fits, "{text}");
            let mut out = vec![7; 100];
            assert_eq!(schema.encode_json_into(text.as_bytes(), &mut out).is_ok(), fits);
            assert!(out.starts_with(&[7; 100]));
            assert_eq!(out.len() > 100, fits);
        }
    }
}

/// Of elements without bytes a message may hold as many as a collection.
#[test]
fn elements_without_bytes() {
    let document = json!({ "type": "array", "items": { "type": "array", "items": { "type": "null" } } });
    let schema = Schema::compile(&document).unwrap().limits(Limits::new().elements(4));
    for (text, fits) in [("[[null,null],[null]]", true), ("[[null,null],[null,null,null]]", false)] {
        let by_value = schema.encode(&serde_json::from_str(text).unwrap()).map_err(|error| error.to_string());
        let by_text = schema.encode_json(text.as_bytes()).map_err(|error| error.to_string());
        assert_eq!(by_text, by_value);
        assert_eq!(by_text.is_ok(), fits);
    }
}

/// A message counts from where it begins, not from where the buffer does.
#[test]
fn a_message_that_is_too_large_is_given_up_early() {
    let schema = schema(Node::array(Node::float64())).limits(Limits::new().message(1_000));
    let text = format!("[{}]", vec!["1"; 100_000].join(","));
    let mut out = Vec::new();
    assert_eq!(schema.encode_json_into(text.as_bytes(), &mut out).unwrap_err().code(), "message_too_large");
    assert!(out.capacity() < 8_000, "{}", out.capacity());
}
