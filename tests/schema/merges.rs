//! What `allOf` means.

use crate::{accepted, extended, refused};
use serde_json::{Value, json};

fn all_of(parts: Value) -> Value {
    json!({ "allOf": parts })
}

#[test]
fn scalars() {
    let merged = [
        (json!([{ "type": "string" }]), r#""string""#),
        (json!([{ "type": "string" }, { "minLength": 3 }, {}, true]), r#""string""#),
        (json!([{ "type": "integer" }, { "type": "number" }]), r#""int""#),
        (json!([{ "type": "number" }, { "minimum": 0 }, { "type": "integer" }]), r#""uint""#),
        (json!([{ "type": "integer", "minimum": -5 }, { "exclusiveMinimum": -1 }]), r#""uint""#),
        (json!([{ "type": "integer", "minimum": -5 }, { "minimum": -6 }]), r#""int""#),
        (json!([{ "type": "string" }, { "format": "uuid" }]), r#""uuid""#),
        (json!([{ "type": "string", "format": "uuid" }, { "type": ["string", "null"] }]), r#""uuid""#),
        (json!([{ "type": ["string", "null"] }, { "type": ["null", "string"] }]), r#"{"nullable":"string"}"#),
        (json!([{ "type": ["string", "null"] }, { "type": ["null", "number"] }]), r#"{"literal":null}"#),
        (json!([{ "enum": ["c", "b", "a"] }, { "enum": ["a", "c", 5] }]), r#"{"enum":["a","c"]}"#),
        (json!([{ "enum": ["b", "a", null] }, { "type": "string" }]), r#"{"enum":["a","b"]}"#),
        (json!([{ "enum": ["b", "a"] }, { "const": "a" }]), r#"{"literal":"a"}"#),
        (json!([{ "const": 0 }, { "const": -0.0 }]), r#"{"literal":0}"#),
        (json!([{ "const": 5 }, { "type": "integer" }]), r#"{"literal":5}"#),
        (
            json!([{ "type": ["string", "integer", "null"] }, { "type": ["number", "string"] }]),
            r#"{"types":["number","string"],"union":["int","string"]}"#,
        ),
        (json!([{ "not": {} }, { "title": "anything" }]), r#""any""#),
        (json!([]), r#""any""#),
    ];
    for (parts, signature) in merged {
        extended(&all_of(parts), signature);
    }
    for parts in [
        json!([{ "type": "string" }, { "type": "number" }]),
        json!([{ "const": "a" }, { "const": "b" }]),
        json!([{ "const": 1.5 }, { "type": "integer" }]),
        json!([{ "enum": ["a"] }, { "enum": ["b"] }]),
        json!([{ "type": "string" }, false]),
    ] {
        refused(&json!({ "type": "array", "items": all_of(parts) }), "unsupported_combinator", "#/items");
    }
    refused(&all_of(json!([{ "type": "string" }, 5])), "unsupported_node", "#/allOf/1");
    refused(&all_of(json!([{ "type": "string" }, { "type": "file" }])), "unsupported_type", "#/allOf/1");
    refused(&all_of(json!([{ "type": "string" }, { "enum": [] }])), "empty_enum", "#/allOf/1");
    // A known type decides in the format, and what it ignores stays ignored.
    accepted(&json!({ "type": "string", "allOf": [{ "type": "number" }] }), r#""string""#);
}

#[test]
fn objects() {
    let ab = r#"{"object":[{"key":"a","optional":false,"value":"string"},{"key":"b","optional":true,"value":"int"}]}"#;
    let a = json!({ "type": "object", "properties": { "a": { "type": "string" } } });
    let b = json!({ "type": "object", "properties": { "b": { "type": "integer" } } });
    extended(&all_of(json!([a, b, { "required": ["a"] }])), ab);
    extended(&all_of(json!([{ "required": ["a"], "allOf": [a] }, { "$ref": "#/allOf/2" }, b])), ab);
    extended(&json!({ "allOf": [a], "properties": { "b": { "type": "integer" } }, "required": ["a"] }), ab);
    // Untyped parts with members make an object.
    extended(
        &all_of(json!([{ "properties": a["properties"] }, { "properties": b["properties"] }, { "required": ["a"] }])),
        ab,
    );
    // The siblings of a reference count here.
    extended(
        &json!({ "allOf": [{ "$ref": "#/$defs/a", "required": ["a"] }, { "$ref": "#/$defs/b" }], "$defs": { "a": a, "b": b } }),
        ab,
    );
    // A property of two parts has to fit both.
    extended(
        &all_of(json!([a, { "properties": { "a": { "enum": ["y", "x", 1] } } }])),
        r#"{"object":[{"key":"a","optional":true,"value":{"enum":["x","y"]}}]}"#,
    );
    extended(&all_of(json!([a, { "properties": { "a": false } }])), r#"{"object":[]}"#);
    refused(
        &all_of(json!([a, { "properties": { "a": { "type": "number" } } }])),
        "unsupported_combinator",
        "#/allOf/0/properties/a",
    );
    // Required of nothing in particular.
    extended(
        &all_of(json!([{ "type": "object" }, { "required": ["x"] }])),
        r#"{"object":[{"key":"x","optional":false,"value":"any"}]}"#,
    );
    refused(
        &all_of(json!([{ "type": "object", "additionalProperties": false }, { "required": ["x"] }])),
        "required_without_schema",
        "#/allOf/1",
    );
    refused(&all_of(json!([a, { "properties": [] }])), "unsupported_node", "#/allOf/1");
    refused(&all_of(json!([a, { "additionalProperties": 5 }])), "unsupported_node", "#/allOf/1/additionalProperties");
}

#[test]
fn undeclared_members() {
    let part = |additional: Value| json!({ "type": "object", "properties": { "a": { "type": "string" } }, "additionalProperties": additional });
    let other = json!({ "type": "object", "properties": { "b": { "type": "string" } } });
    let both =
        r#"{"object":[{"key":"a","optional":true,"value":"string"},{"key":"b","optional":true,"value":"string"}]"#;
    let with = |extras: &str| format!("{both}{extras}}}");
    extended(&all_of(json!([part(json!(false)), other])), &with(""));
    extended(
        &all_of(json!([part(json!(false)), { "additionalProperties": {}, "properties": other["properties"] }])),
        &with(""),
    );
    extended(&all_of(json!([part(json!(true)), other])), &with(r#","extras":"any""#));
    extended(&all_of(json!([part(json!({ "type": "integer" })), other])), &with(r#","extras":"int""#));
    extended(
        &all_of(json!([part(json!({ "type": "integer" })), other, { "additionalProperties": { "minimum": 0 } }])),
        &with(r#","extras":"uint""#),
    );
    extended(
        &all_of(json!([{ "type": "object", "additionalProperties": true }, { "required": ["x"] }])),
        r#"{"record":"any"}"#,
    );
    // Closed drops, absent refuses; neither is in the signature.
    let encode = |document: Value| shorn::Schema::compile(&document).map(|it| it.encode(&json!({ "z": 1 })).is_ok());
    assert_eq!(encode(all_of(json!([part(json!(false)), other]))), Ok(true));
    assert_eq!(encode(all_of(json!([other, { "required": [] }]))), Ok(false));
}

#[test]
fn arrays() {
    extended(
        &all_of(json!([{ "type": "array", "items": { "type": "number" } }, { "items": { "type": "integer" } }])),
        r#"{"array":"int"}"#,
    );
    extended(
        &all_of(json!([{ "type": "array", "minItems": 2, "maxItems": 9 }, { "maxItems": 2, "minItems": 1 }])),
        r#"{"array":"any","length":2}"#,
    );
    extended(
        &all_of(json!([
            { "type": "array", "prefixItems": [{ "type": "number" }] },
            { "items": { "type": "integer" } },
            { "prefixItems": [{}, { "minimum": 0 }] }
        ])),
        r#"{"tuple":["int","uint"],"rest":"int"}"#,
    );
    extended(
        &all_of(json!([{ "type": "array", "prefixItems": [{ "type": "number" }], "items": false }, { "minItems": 1 }])),
        r#"{"tuple":["float64"]}"#,
    );
    refused(
        &all_of(json!([{ "type": "array", "prefixItems": [{}], "items": false }, { "prefixItems": [{}, {}] }])),
        "unsupported_combinator",
        "#",
    );
}

/// Elements that nothing fits: the arrays without elements are left.
#[test]
fn arrays_without_elements() {
    let array = |items: Value| json!({ "type": "array", "items": items });
    let parts = json!([array(json!({ "type": "string" })), array(json!({ "type": ["null"] }))]);
    extended(&all_of(parts.clone()), r#"{"tuple":[]}"#);
    let topics = |part: Value| json!({ "type": "object", "properties": { "topics": part }, "required": ["topics"] });
    let parts: Vec<Value> = parts.as_array().unwrap().iter().cloned().map(topics).collect();
    extended(&all_of(json!(parts)), r#"{"object":[{"key":"topics","optional":false,"value":{"tuple":[]}}]}"#);
    let first = json!({ "type": "array", "prefixItems": [{ "type": "boolean" }], "items": { "type": "string" } });
    extended(
        &all_of(json!([first, { "type": "array", "prefixItems": [{}], "items": { "type": "integer" } }])),
        r#"{"tuple":["boolean"]}"#,
    );
    let some = json!({ "type": "array", "items": { "type": "null" }, "minItems": 1 });
    refused(&all_of(json!([array(json!({ "type": "string" })), some])), "unsupported_combinator", "#/allOf/0/items");
}

#[test]
fn unions_that_are_narrowed() {
    let union = json!({ "anyOf": [
        { "type": "object", "properties": { "t": { "const": "a" }, "x": {} }, "required": ["t"] },
        { "type": "object", "properties": { "t": { "const": "b" } }, "required": ["t"] },
        { "type": "null" }
    ] });
    let object = |case: &str| {
        format!(
            r#"{{"object":[{{"key":"t","optional":false,"value":{{"literal":"{case}"}}}},{{"key":"z","optional":true,"value":"any"}}]}}"#
        )
    };
    let z = json!({ "type": "object", "properties": { "z": {} } });
    let a = r#"{"object":[{"key":"t","optional":false,"value":{"literal":"a"}},{"key":"x","optional":true,"value":"any"},{"key":"z","optional":true,"value":"any"}]}"#;
    // Null is no object.
    extended(&all_of(json!([union, z])), &format!(r#"{{"on":"t","cases":["a","b"],"union":[{a},{}]}}"#, object("b")));
    // Only one branch has that constant.
    extended(&all_of(json!([union, z, { "properties": { "t": { "const": "b" } } }])), &object("b"));
    extended(
        &all_of(
            json!([{ "anyOf": [{ "type": "string" }, { "type": "number" }, { "type": "boolean" }] }, { "type": ["number", "string"] }]),
        ),
        r#"{"types":["number","string"],"union":["float64","string"]}"#,
    );
    // What is left of two unions, some of whose branches do not go together.
    extended(
        &all_of(json!([
            { "anyOf": [{ "const": 1 }, { "const": 2 }, { "type": "string" }] },
            { "anyOf": [{ "enum": [2, 3] }, { "type": "boolean" }] }
        ])),
        r#"{"literal":2}"#,
    );
    // A union and a nullable of the same.
    extended(
        &all_of(json!([{ "anyOf": [{ "type": "string" }, { "type": "null" }] }, { "type": ["string", "null"] }])),
        r#"{"nullable":"string"}"#,
    );
    refused(
        &all_of(json!([{ "anyOf": [{ "type": "string" }, { "type": "null" }] }, { "type": "number" }])),
        "unsupported_combinator",
        "#",
    );
}

/// A definition of which only one part is left stays a reference, so that recursion ends.
#[test]
fn recursion() {
    let tree = r#"{"defs":[{"object":[{"key":"left","optional":true,"value":{"ref":0}},{"key":"right","optional":true,"value":{"nullable":{"ref":0}}}]}],"root":{"ref":0}}"#;
    extended(
        &json!({ "type": "object", "properties": {
            "left": { "allOf": [{ "$ref": "#" }] },
            "right": { "oneOf": [{ "description": "one more", "allOf": [{ "$ref": "#", "type": "object" }] }, { "type": "null" }] }
        } }),
        tree,
    );
    // Recursion through what is merged.
    extended(
        &json!({ "$ref": "#/$defs/node", "$defs": {
            "base": { "type": "object", "properties": { "id": { "type": "string" } } },
            "node": { "allOf": [{ "$ref": "#/$defs/base" }, { "properties": { "next": { "$ref": "#/$defs/node" } } }] }
        } }),
        r#"{"defs":[{"object":[{"key":"id","optional":true,"value":"string"},{"key":"next","optional":true,"value":{"ref":0}}]}],"root":{"ref":0}}"#,
    );
    // A merge that meets itself again.
    extended(
        &json!({ "$ref": "#/$defs/list", "$defs": { "list": { "allOf": [
            { "type": "object", "properties": { "next": { "$ref": "#/$defs/list" } } },
            { "properties": { "next": { "required": ["next"] } } }
        ] } } }),
        concat!(
            r#"{"defs":[{"object":[{"key":"next","optional":false,"value":{"ref":0}}]}],"#,
            r#""root":{"object":[{"key":"next","optional":true,"value":{"ref":0}}]}}"#,
        ),
    );
}
