//! Schema objects of OpenAPI 3.0.

use serde_json::{Value, json};
use shorn::{Dialect, Schema};

#[track_caller]
fn openapi(document: &Value, signature: &str) {
    let compiled = Schema::builder().dialect(Dialect::OpenApi3_0).compile(document);
    let schema = compiled.unwrap_or_else(|error| panic!("{document}: {error}"));
    assert_eq!(schema.signature(), Some(signature), "{document}");
    assert!(schema.warnings().is_empty());
}

#[test]
fn nullable() {
    openapi(&json!({ "type": "string", "nullable": true, "example": "a" }), r#"{"nullable":"string"}"#);
    openapi(&json!({ "type": "string", "nullable": false }), r#""string""#);
    openapi(&json!({ "type": "string", "enum": ["b", "a"], "nullable": true }), r#"{"nullable":{"enum":["a","b"]}}"#);
    openapi(
        &json!({ "type": "string", "enum": ["a", null], "nullable": true }),
        r#"{"enum":["\"a\"",null]}"#.replace("\\\"", "").as_str(),
    );
    openapi(&json!({ "nullable": true }), r#""any""#);
    openapi(
        &json!({ "type": "array", "items": { "type": "integer", "nullable": true } }),
        r#"{"array":{"nullable":"int"}}"#,
    );
    let pet = json!({ "type": "object", "properties": { "a": {} } });
    let shape = r#"{"object":[{"key":"a","optional":true,"value":"any"}]}"#;
    let nullable = format!(r#"{{"nullable":{shape}}}"#);
    openapi(&json!({ "nullable": true, "allOf": [{ "$ref": "#/x" }], "x": pet }), &nullable);
    openapi(
        &json!({ "nullable": true, "oneOf": [{ "$ref": "#/x" }], "x": pet }),
        &nullable.replace(shape, &format!(r#"{{"types":["object"],"union":[{shape}]}}"#)),
    );
    // Beside a reference nothing counts in OpenAPI 3.0.
    openapi(&json!({ "nullable": true, "$ref": "#/x", "x": pet }), shape);
    // Both parts have to admit null.
    let part = |nullable: bool| json!({ "type": "object", "nullable": nullable, "properties": { "a": {} } });
    openapi(&json!({ "allOf": [part(true), part(true)] }), &nullable);
    openapi(&json!({ "allOf": [part(true), part(false)] }), shape);
    openapi(&json!({ "allOf": [{ "$ref": "#/x" }, { "nullable": true }], "x": pet }), shape);
}

/// A nullable branch makes the union nullable: null has no branch of its own otherwise.
#[test]
fn nullable_branches() {
    let union = r#"{"nullable":{"types":["number","string"],"union":["float64","string"]}}"#;
    let string = json!({ "type": "string", "nullable": true });
    openapi(&json!({ "anyOf": [string, { "type": "number" }] }), union);
    openapi(&json!({ "anyOf": [{ "$ref": "#/x" }, { "type": "number" }], "x": string }), union);
    openapi(&json!({ "anyOf": [string, { "type": "null" }] }), r#"{"nullable":"string"}"#);
    openapi(&json!({ "nullable": true, "anyOf": [string, { "type": "number" }] }), union);
}

#[test]
fn exclusive_minimum() {
    let integer =
        |minimum: f64, exclusive: bool| json!({ "type": "integer", "minimum": minimum, "exclusiveMinimum": exclusive });
    openapi(&integer(0.0, true), r#""uint""#);
    openapi(&integer(-1.0, true), r#""uint""#);
    openapi(&integer(-1.0, false), r#""int""#);
    openapi(&integer(-1.5, true), r#""int""#);
    openapi(&json!({ "type": "integer", "exclusiveMinimum": true }), r#""int""#);
    assert_eq!(Schema::compile(&integer(-1.0, true)).expect("compiles").signature(), Some(r#""int""#));
}

#[test]
fn discriminators_are_hints() {
    openapi(
        &json!({
            "components": { "schemas": {} },
            "oneOf": [
                { "type": "object", "properties": { "t": { "enum": ["a"] } }, "required": ["t"] },
                { "type": "object", "properties": { "t": { "enum": ["b"] } }, "required": ["t"] }
            ],
            "discriminator": { "propertyName": "t" }
        }),
        concat!(
            r#"{"first":[{"object":[{"key":"t","optional":false,"value":{"enum":["a"]}}]},"#,
            r#"{"object":[{"key":"t","optional":false,"value":{"enum":["b"]}}]}]}"#,
        ),
    );
}
