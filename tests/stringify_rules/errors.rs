//! Where errors are, and how they read.

use serde_json::{Value, json};
use shorn::Stringifier;

#[test]
fn errors_of_documents_name_the_schema() {
    let external = |document: Value| {
        Stringifier::builder()
            .document("other", json!({ "definitions": { "bad": { "$ref": "#/none" } } }))
            .compile(&document)
    };
    for (document, code, pointer) in [
        (json!({ "properties": { "a": { "type": 5 } } }), "invalid_schema", "#/properties/a/type"),
        (json!({ "definitions": { "a/b": { "enum": [1, 1] } } }), "invalid_schema", "#/definitions/a~1b"),
        (json!({ "properties": { "a": { "$ref": "#/none" } } }), "unresolved_ref", "#/properties/a"),
        (json!({ "items": [{}, { "$ref": "nowhere" }] }), "unresolved_ref", "#/items/1"),
        (
            json!({ "properties": { "a": { "allOf": [{ "type": "string" }, { "type": "null" }] } } }),
            "merge_conflict",
            "#/properties/a",
        ),
        (
            json!({ "definitions": { "a": { "$id": "#x" }, "b": { "$id": "#x", "title": "" } } }),
            "duplicate_anchor",
            "#/definitions/b",
        ),
        (json!({ "definitions": { "a": { "$ref": "#/definitions/a" } } }), "circular_ref", "#/definitions/a"),
        (
            json!({ "properties": { "a": { "$ref": "other#/definitions/bad" } } }),
            "unresolved_ref",
            "other#/definitions/bad",
        ),
        (json!({ "properties": { "a": { "$ref": "#/x" } }, "x": { "type": "text" } }), "unsupported_type", "#/x"),
    ] {
        let error = external(document.clone()).expect_err("refused");
        assert_eq!((error.code(), error.pointer()), (code, Some(pointer)), "{document}");
    }
    let error = Stringifier::compile(&json!({ "properties": { "a": { "$ref": "#/none" } } })).expect_err("refused");
    assert_eq!(error.to_string(), "unresolved_ref at `#/properties/a`: the reference leads nowhere (`#/none`)");
}

#[test]
fn errors_of_values_name_the_path_and_the_schema() {
    let document = json!({
        "type": "object",
        "properties": {
            "list": { "type": "array", "items": { "$ref": "#/definitions/n" } },
            "both": { "allOf": [{ "properties": { "x": { "type": "number" } } }, { "required": ["y"] }] },
            "either": { "oneOf": [{ "type": "string" }] },
            "text": { "type": ["string", "null"] }
        },
        "required": ["list"],
        "definitions": { "n": { "type": "integer" } }
    });
    let writer = Stringifier::compile(&document).expect("compiles");
    for (value, code, path, pointer) in [
        (json!({}), "missing_required", "list", "#"),
        (json!({ "list": [1, "x"] }), "not_coercible_integer", "list[1]", "#/definitions/n"),
        (json!({ "list": 1 }), "not_an_array", "list", "#/properties/list"),
        (json!({ "list": [], "both": { "x": 1 } }), "missing_required", "both.y", "#/properties/both"),
        (json!({ "list": [], "either": 1 }), "no_matching_branch", "either", "#/properties/either"),
        (json!({ "list": [], "text": 1 }), "no_matching_type", "text", "#/properties/text"),
    ] {
        let error = writer.to_string(&value).expect_err("refused");
        let found = error.path().map(|path| path.to_string());
        assert_eq!((error.code(), found.as_deref(), error.pointer()), (code, Some(path), Some(pointer)), "{value}");
    }
    let error = writer.to_string(&json!({ "list": [1, "x"] })).expect_err("refused");
    assert_eq!(
        error.to_string(),
        "not_coercible_integer at list[1]: expected something that an integer can be made of"
    );
    // Nothing is left of what was begun.
    let mut out = b"before".to_vec();
    assert!(writer.write(&json!({ "list": [1, "x"] }), &mut out).is_err());
    assert_eq!(out, b"before");
}
