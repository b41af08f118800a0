//! The schema objects of OpenAPI 3.0.

use crate::both_ways::{breaks, compiled, keeps, told};
use serde_json::{Value, json};
use shorn::{Dialect, Schema, SchemaBuilder};

fn builder() -> SchemaBuilder {
    Schema::builder().dialect(Dialect::OpenApi3_0)
}

#[test]
fn nullable() {
    let document = |node: Value| {
        json!({
            "type": "object",
            "properties": { "a": node },
            "additionalProperties": false,
            "components": { "schemas": {
                "Short": { "type": "string", "maxLength": 1 },
                "Maybe": { "type": "string", "maxLength": 1, "nullable": true }
            } }
        })
    };
    for (node, pointer) in [
        (json!({ "type": "string", "maxLength": 1, "nullable": true }), "a maxLength #/properties/a/maxLength"),
        (json!({ "type": "string", "enum": ["x"], "nullable": true }), "a enum #/properties/a/enum"),
        (json!({ "$ref": "#/components/schemas/Maybe" }), "a maxLength #/components/schemas/Maybe/maxLength"),
        (
            json!({ "allOf": [{ "$ref": "#/components/schemas/Short" }], "nullable": true }),
            "a maxLength #/components/schemas/Short/maxLength",
        ),
        (
            json!({ "type": "string", "allOf": [{ "maxLength": 1 }], "nullable": true }),
            "a maxLength #/properties/a/allOf/0/maxLength",
        ),
        (
            json!({ "oneOf": [{ "type": "string", "maxLength": 1 }, { "type": "integer" }], "nullable": true }),
            "a oneOf #/properties/a/oneOf",
        ),
        (
            json!({ "anyOf": [{ "type": "string", "maxLength": 1, "nullable": true }, { "type": "integer" }] }),
            "a anyOf #/properties/a/anyOf",
        ),
    ] {
        let (schema, validated) = compiled(&builder(), &document(node.clone()));
        for value in [json!({ "a": null }), json!({ "a": "x" }), json!({})] {
            keeps(&schema, &validated, &value);
        }
        assert_eq!(told(&breaks(&schema, &validated, &json!({ "a": "xy" }))), [pointer], "{node}");
    }
    // Beside a reference it counts for nothing, here as on the wire.
    let beside = document(json!({ "$ref": "#/components/schemas/Short", "nullable": true }));
    let (schema, validated) = compiled(&builder(), &beside);
    keeps(&schema, &validated, &json!({ "a": "x" }));
    assert_eq!(told(&breaks(&schema, &validated, &json!({ "a": null }))), ["a type #/components/schemas/Short/type"]);
    // Elsewhere the keyword says nothing.
    let (_, validated) = compiled(&Schema::builder(), &json!({ "type": "string", "nullable": true }));
    assert_eq!(validated.issues(&json!(null)).len(), 1);
}

#[test]
fn exclusive_bounds() {
    let document = json!({
        "type": "number", "minimum": 1, "exclusiveMinimum": true, "maximum": 3, "exclusiveMaximum": false
    });
    let (schema, validated) = compiled(&builder(), &document);
    keeps(&schema, &validated, &json!(1.5));
    keeps(&schema, &validated, &json!(3.0));
    assert_eq!(told(&breaks(&schema, &validated, &json!(1.0))), [" exclusiveMinimum #/exclusiveMinimum"]);
    assert_eq!(told(&breaks(&schema, &validated, &json!(3.5))), [" maximum #/maximum"]);
}

/// What looks like a schema and is a value stays as it is.
#[test]
fn values_and_names() {
    let document = json!({
        "type": "object",
        "properties": {
            "default": { "type": "string", "nullable": true },
            "nullable": { "type": "boolean" },
            "v": { "enum": [{ "nullable": true, "type": "a" }], "default": { "nullable": true }, "example": { "exclusiveMinimum": true } }
        },
        "additionalProperties": false
    });
    let (schema, validated) = compiled(&builder(), &document);
    keeps(&schema, &validated, &json!({ "default": null, "nullable": true, "v": { "nullable": true, "type": "a" } }));
    breaks(&schema, &validated, &json!({ "v": { "type": ["a", "null"] } }));
    breaks(&schema, &validated, &json!({ "nullable": null }));
}

/// A file as it is written: schemas among paths, recursion, formats of the drafts and its own.
#[test]
fn a_file() {
    let file = json!({
        "openapi": "3.0.3",
        "info": { "title": "Pets", "version": "1" },
        "paths": { "/pets": { "get": { "responses": { "default": { "content": {} } } } } },
        "components": { "schemas": { "Pet": {
            "type": "object",
            "properties": {
                "id": { "type": "integer", "format": "int64", "minimum": 0, "exclusiveMinimum": true },
                "born": { "type": "string", "format": "date", "nullable": true },
                "parent": { "allOf": [{ "$ref": "#/components/schemas/Pet" }], "nullable": true }
            },
            "required": ["id"]
        } } }
    });
    let (schema, validated) = compiled(&builder().root("#/components/schemas/Pet"), &file);
    keeps(
        &schema,
        &validated,
        &json!({ "id": 1, "born": null, "parent": { "id": 2, "born": "2020-02-29", "parent": null } }),
    );
    let told = told(&breaks(&schema, &validated, &json!({ "id": 1, "parent": { "id": 0, "born": "2021-02-29" } })));
    assert_eq!(
        told,
        [
            "parent.born format #/components/schemas/Pet/properties/born/format",
            "parent.id exclusiveMinimum #/components/schemas/Pet/properties/id/exclusiveMinimum",
        ]
    );
}
