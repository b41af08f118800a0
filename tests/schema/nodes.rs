//! What single nodes mean: booleans, lists of types, values, members and elements.

use crate::{accepted, extended, refused};
use serde_json::json;

#[test]
fn boolean_schemas() {
    extended(&json!(true), r#""any""#);
    refused(&json!(false), "unsupported_node", "#");
    extended(&json!({ "type": "array", "items": true }), r#"{"array":"any"}"#);
    extended(&json!({ "type": "array", "items": true, "minItems": 2, "maxItems": 2 }), r#"{"array":"any","length":2}"#);
    extended(&json!({ "type": "array", "items": false }), r#"{"tuple":[]}"#);
    extended(
        &json!({ "type": "array", "prefixItems": [true, { "type": "string" }], "items": true }),
        r#"{"tuple":["any","string"],"rest":"any"}"#,
    );
    let object = |required: &[&str]| json!({ "type": "object", "properties": { "a": true, "b": false, "c": { "type": "null" } }, "required": required });
    extended(
        &object(&["a"]),
        r#"{"object":[{"key":"a","optional":false,"value":"any"},{"key":"c","optional":true,"value":{"literal":null}}]}"#,
    );
    refused(&object(&["b"]), "unsupported_node", "#/properties/b");
    // A property that may not be there is no property, so this one has none.
    extended(
        &json!({ "type": "object", "properties": { "a": false }, "additionalProperties": { "type": "integer" } }),
        r#"{"record":"int"}"#,
    );
}

#[test]
fn lists_of_types() {
    extended(&json!({ "type": ["boolean"] }), r#""boolean""#);
    extended(
        &json!({ "type": ["string", "number", "boolean"] }),
        r#"{"types":["boolean","number","string"],"union":["boolean","float64","string"]}"#,
    );
    // Null is a type like another in the rule for types, as it is in `anyOf`.
    let branches = r#"{"types":["null","number","string"],"union":[{"literal":null},"uint","uuid"]}"#;
    let [integer, string] = [json!({ "type": "integer", "minimum": 0 }), json!({ "type": "string", "format": "uuid" })];
    accepted(&json!({ "anyOf": [string, integer, { "type": "null" }] }), branches);
    extended(&json!({ "type": ["string", "integer", "null"], "minimum": 0, "format": "uuid" }), branches);
    extended(
        &json!({
            "type": ["array", "object"],
            "items": { "type": "string" },
            "properties": { "a": { "type": "integer" } },
            "additionalProperties": false
        }),
        r#"{"types":["array","object"],"union":[{"array":"string"},{"object":[{"key":"a","optional":true,"value":"int"}]}]}"#,
    );
    // Integers are numbers, so that the order decides; null is apart.
    extended(&json!({ "type": ["number", "integer"] }), r#"{"first":["float64","int"]}"#);
    extended(
        &json!({ "type": ["integer", "null", "number", "string"] }),
        r#"{"nullable":{"first":["int","float64","string"]}}"#,
    );
    // Values decide, as they do beside one type.
    extended(&json!({ "type": ["string", "number"], "const": 5 }), r#"{"literal":5}"#);
    extended(&json!({ "type": ["string", "number"], "enum": ["b", "a", 3] }), r#"{"enum":["a","b",3]}"#);
    accepted(&json!({ "type": ["string", "null"] }), r#"{"nullable":"string"}"#);
    refused(&json!({ "type": ["string", "string"] }), "unsupported_type_array", "#");
    refused(&json!({ "items": {}, "type": ["string", "file"] }), "unsupported_type_array", "#");
    refused(&json!({ "type": ["string", "number"], "enum": [] }), "empty_enum", "#");
}

#[test]
fn constants_that_are_no_literals() {
    extended(&json!({ "const": [1, 2] }), r#""any""#);
    extended(&json!({ "const": [1, 2], "type": "array", "items": { "type": "integer" } }), r#"{"array":"int"}"#);
    extended(&json!({ "const": {}, "type": "object" }), r#"{"object":[]}"#);
    // Nothing is known of the members but that they are there, so they are kept.
    extended(&json!({ "const": { "a": 1 }, "type": "object" }), r#"{"record":"any"}"#);
    extended(
        &json!({ "const": { "a": 1 }, "type": "object", "properties": { "a": { "type": "integer" } } }),
        r#"{"object":[{"key":"a","optional":true,"value":"int"}]}"#,
    );
    extended(&json!({ "const": { "a": 1 }, "enum": ["a"] }), r#"{"enum":["a"]}"#);
    accepted(&json!({ "enum": [{ "a": 1 }, "b"] }), r#""any""#);
}

#[test]
fn untyped_nodes() {
    extended(&json!({ "not": { "type": "string" } }), r#""any""#);
    extended(&json!({ "not": {}, "properties": { "a": {} } }), r#""any""#);
    refused(&json!({ "oneOf": {} }), "unsupported_combinator", "#");
    refused(&json!({ "allOf": {} }), "unsupported_combinator", "#");
    refused(&json!({ "items": {}, "$ref": 5 }), "unsupported_combinator", "#");
    accepted(&json!({ "if": {}, "then": { "type": "string" } }), r#""any""#);
}

#[test]
fn required_members_that_nothing_declares() {
    extended(
        &json!({ "type": "object", "properties": { "b": { "type": "string" } }, "required": ["c", "a", "c"] }),
        concat!(
            r#"{"object":[{"key":"a","optional":false,"value":"any"},{"key":"b","optional":true,"value":"string"},"#,
            r#"{"key":"c","optional":false,"value":"any"}]}"#,
        ),
    );
    extended(
        &json!({
            "type": "object",
            "properties": { "b": { "type": "string" } },
            "required": ["a"],
            "additionalProperties": { "type": "integer" }
        }),
        concat!(
            r#"{"object":[{"key":"a","optional":false,"value":"int"},{"key":"b","optional":true,"value":"string"}],"#,
            r#""extras":"int"}"#,
        ),
    );
    accepted(&json!({ "type": "object", "required": ["a"], "additionalProperties": true }), r#"{"record":"any"}"#);
    let closed = json!({ "type": "object", "required": ["a"], "additionalProperties": false });
    refused(&json!({ "type": "array", "items": closed }), "required_without_schema", "#/items");
    refused(&json!({ "type": "object", "required": ["__proto__"] }), "proto_key_lost", "#");
}

#[test]
fn tuples_of_draft_7() {
    let prefix = json!([{ "type": "string" }, { "type": "boolean" }]);
    extended(&json!({ "type": "array", "items": prefix }), r#"{"tuple":["string","boolean"]}"#);
    extended(
        &json!({ "type": "array", "items": prefix, "additionalItems": false }),
        r#"{"tuple":["string","boolean"]}"#,
    );
    extended(
        &json!({ "type": "array", "items": prefix, "additionalItems": true }),
        r#"{"tuple":["string","boolean"],"rest":"any"}"#,
    );
    extended(
        &json!({ "type": "array", "items": prefix, "additionalItems": { "type": "number" } }),
        r#"{"tuple":["string","boolean"],"rest":"float64"}"#,
    );
    // Beside one schema for all elements it says nothing.
    accepted(&json!({ "type": "array", "items": {}, "additionalItems": false }), r#"{"array":"any"}"#);
    refused(&json!({ "type": "array", "prefixItems": [{}], "items": [{}] }), "unsupported_node", "#/items");
    refused(&json!({ "type": "array", "items": null }), "unsupported_node", "#/items");
}

#[test]
fn elements_without_bytes() {
    extended(&json!({ "type": "array", "items": { "const": "x" } }), r#"{"array":{"literal":"x"}}"#);
    extended(
        &json!({ "type": "array", "prefixItems": [], "items": { "type": "null" } }),
        r#"{"tuple":[],"rest":{"literal":null}}"#,
    );
    let many = json!({ "type": "array", "items": { "type": "null" }, "minItems": 1000, "maxItems": 1000 });
    accepted(&many, r#"{"array":{"literal":null},"length":1000}"#);
    let million = json!({ "type": "array", "items": many, "minItems": 1000, "maxItems": 1000 });
    refused(&json!({ "type": "object", "properties": { "a": million } }), "zero_width_element", "#/properties/a");
}
