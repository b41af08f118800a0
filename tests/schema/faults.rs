//! Where refusals are: the node at fault, whatever way led there.

use crate::{refused, strict};
use serde_json::{Value, json};

#[track_caller]
fn strictly(document: &Value, code: &str, pointer: &str) {
    let error = strict(document).expect_err("refused");
    assert_eq!((error.code(), error.pointer()), (code, Some(pointer)), "{document}");
}

#[test]
fn the_node_itself() {
    let deep = json!({ "type": "object", "properties": {
        "a/b": { "type": "array", "prefixItems": [{}, { "anyOf": [{ "type": "string" }, { "type": "date" }] }] }
    } });
    refused(&deep, "unsupported_type", "#/properties/a~1b/prefixItems/1/anyOf/1");
    refused(
        &json!({ "type": "object", "additionalProperties": { "enum": [] } }),
        "empty_enum",
        "#/additionalProperties",
    );
    strictly(&json!({ "type": "array", "items": true }), "unsupported_node", "#/items");
    strictly(
        &json!({ "type": "object", "properties": { "a": { "oneOf": [] } } }),
        "unsupported_union",
        "#/properties/a",
    );
    strictly(
        &json!({ "type": "object", "properties": { "a": { "$ref": "#/x/y" } }, "x": { "y": null } }),
        "unsupported_node",
        "#/x/y",
    );
}

/// What only a built shape can be refused for is found in the document again.
#[test]
fn faults_of_the_shape() {
    let array = |items: Value| json!({ "type": "array", "items": items });
    let within = |node: Value| json!({ "type": "object", "properties": { "a": { "type": "string" }, "b": { "$ref": "#/x" } }, "x": node });
    strictly(&within(array(json!({ "type": "null" }))), "zero_width_element", "#/x");
    strictly(&array(array(json!({ "const": 1 }))), "zero_width_element", "#/items");
    strictly(
        &within(json!({ "type": "array", "prefixItems": [], "items": { "const": 1 } })),
        "zero_width_element",
        "#/x",
    );
    let fixed = json!({ "type": "array", "items": { "type": "null" }, "minItems": 2e6, "maxItems": 2e6 });
    strictly(&within(fixed.clone()), "invalid_fixed_length", "#/x");
    refused(&json!({ "type": ["string", "array"], "items": fixed }), "invalid_fixed_length", "#/items");
    refused(
        &json!({ "allOf": [{ "minItems": 0.5, "type": "array" }, { "maxItems": 0.5 }] }),
        "invalid_fixed_length",
        "#",
    );

    // A branch that turns out to admit null, under a marker.
    let marker = json!({ "type": "object", "properties": { "m": {
        "anyOf": [{ "$ref": "#/$defs/U" }, { "type": "null" }] } }, "$defs": {
        "U": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/N" }] },
        "N": { "type": "object", "anyOf": [{ "type": "array", "items": { "$ref": "#/$defs/N" } }, { "type": "null" }] }
    } });
    strictly(&marker, "double_null", "#/properties/m");

    // Many copies of one definition.
    let mut definitions = serde_json::Map::new();
    for at in 0..22 {
        let next = json!({ "$ref": format!("#/$defs/{}", at + 1) });
        definitions.insert(at.to_string(), json!({ "type": "array", "prefixItems": [next, next] }));
    }
    definitions.insert("22".to_owned(), json!({ "type": "string" }));
    // 2^22 leaves and as many nodes above them: one too many is the outermost but one.
    refused(
        &json!({ "type": "array", "items": { "$ref": "#/$defs/0" }, "$defs": definitions }),
        "shape_too_large",
        "#/$defs/1",
    );
}

/// Errors are one line, whatever the keys are.
#[test]
fn messages() {
    let error =
        shorn::Schema::compile(&json!({ "type": "object", "properties": { "a\nb\u{202e}": { "type": "any" } } }))
            .unwrap_err();
    assert_eq!(
        error.to_string(),
        "unsupported_type at `#/properties/a\\nb\\u{202e}`: `type` is not a JSON Schema type; \
         use string, boolean, number, integer, null, array or object, or leave it out for any value"
    );
}
