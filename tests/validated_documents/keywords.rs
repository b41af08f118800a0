//! Each keyword of draft 7 and 2020-12, with a value that keeps it and one that breaks it.

use crate::both_ways::{breaks, compiled, keeps, told};
use serde_json::{Value, json};
use shorn::Schema;

const SEVEN: &str = "http://json-schema.org/draft-07/schema#";
const LAST: &str = "https://json-schema.org/draft/2020-12/schema";

/// A document without its draft; a value that keeps it; one that breaks it, and what is said of that.
type Row = (Value, Value, Value, &'static [&'static str]);

fn check(drafts: &[&str], rows: &[Row]) {
    for (document, kept, broken, expected) in rows {
        for draft in drafts {
            let mut document = document.clone();
            document["$schema"] = json!(draft);
            let (schema, validated) = compiled(&Schema::builder(), &document);
            keeps(&schema, &validated, kept);
            assert_eq!(told(&breaks(&schema, &validated, broken)), *expected, "{document} {broken}");
        }
    }
}

fn object(properties: Value) -> Value {
    json!({ "type": "object", "properties": properties, "additionalProperties": true })
}

fn with(mut document: Value, more: Value) -> Value {
    for (key, value) in more.as_object().expect("an object") {
        document[key] = value.clone();
    }
    document
}

#[test]
fn of_every_draft() {
    check(
        &[SEVEN, LAST],
        &[
            // What the shape refuses, too.
            (json!({ "type": "string" }), json!("a"), json!(1), &[" type #/type"]),
            (json!({ "type": "integer" }), json!(1.0), json!(1.5), &[" type #/type"]),
            (json!({ "type": ["string", "null"] }), json!(null), json!(1), &[" type #/type"]),
            (json!({ "enum": ["a", "b"] }), json!("a"), json!("c"), &[" enum #/enum"]),
            (json!({ "const": 7 }), json!(7), json!(8), &[" const #/const"]),
            // An object or an array is no literal of the shape, so that these are rules alone.
            (json!({ "const": { "a": [1] } }), json!({ "a": [1.0] }), json!({ "a": [2] }), &[" const #/const"]),
            (json!({ "enum": [[1], {}] }), json!({}), json!([2]), &[" enum #/enum"]),
            (json!({ "type": "integer", "multipleOf": 3 }), json!(9), json!(10), &[" multipleOf #/multipleOf"]),
            (
                json!({ "type": "number", "multipleOf": 0.01 }),
                json!(19.99),
                json!(0.005),
                &[" multipleOf #/multipleOf"],
            ),
            (json!({ "type": "number", "maximum": 3 }), json!(3.0), json!(3.5), &[" maximum #/maximum"]),
            (
                json!({ "type": "integer", "exclusiveMaximum": 3 }),
                json!(2),
                json!(3),
                &[" exclusiveMaximum #/exclusiveMaximum"],
            ),
            (json!({ "type": "number", "minimum": 3 }), json!(3.0), json!(2.5), &[" minimum #/minimum"]),
            (
                json!({ "type": "number", "exclusiveMinimum": 3 }),
                json!(3.5),
                json!(3.0),
                &[" exclusiveMinimum #/exclusiveMinimum"],
            ),
            // Code points: this emoji is one, and two in UTF-16, and four bytes.
            (json!({ "type": "string", "maxLength": 2 }), json!("😀é"), json!("abc"), &[" maxLength #/maxLength"]),
            (json!({ "type": "string", "minLength": 2 }), json!("é😀"), json!("😀"), &[" minLength #/minLength"]),
            (json!({ "type": "string", "pattern": "^a+$" }), json!("aa"), json!("ab"), &[" pattern #/pattern"]),
            // Patterns are not anchored, and look around.
            (json!({ "type": "string", "pattern": "(?<!b)a" }), json!("ca"), json!("ba"), &[" pattern #/pattern"]),
            (
                json!({ "type": "array", "items": { "type": "string", "maxLength": 1 } }),
                json!(["a"]),
                json!(["a", "bc", "d", "ef"]),
                &["[1] maxLength #/items/maxLength", "[3] maxLength #/items/maxLength"],
            ),
            (json!({ "type": "array", "maxItems": 1 }), json!([1]), json!([1, 2]), &[" maxItems #/maxItems"]),
            (json!({ "type": "array", "minItems": 1 }), json!([1]), json!([]), &[" minItems #/minItems"]),
            (
                json!({ "type": "array", "uniqueItems": true }),
                json!([1, "1", [1]]),
                json!([{ "a": 1, "b": 2 }, { "b": 2.0, "a": 1.0 }]),
                &[" uniqueItems #/uniqueItems"],
            ),
            (
                json!({ "type": "array", "contains": { "const": 1 } }),
                json!([2, 1]),
                json!([2]),
                &[" contains #/contains"],
            ),
            (
                with(object(json!({})), json!({ "maxProperties": 1 })),
                json!({ "a": 1 }),
                json!({ "a": 1, "b": 2 }),
                &[" maxProperties #/maxProperties"],
            ),
            (
                with(object(json!({})), json!({ "minProperties": 1 })),
                json!({ "a": 1 }),
                json!({}),
                &[" minProperties #/minProperties"],
            ),
            (
                json!({ "type": "object", "properties": { "a": { "type": "integer" }, "b": true }, "required": ["a"] }),
                json!({ "a": 1 }),
                json!({ "b": 1 }),
                &["a required #/required"],
            ),
            // A member that the shape can do without.
            (
                with(object(json!({ "a": {} })), json!({ "not": { "required": ["b"] } })),
                json!({ "a": 1 }),
                json!({ "b": 1 }),
                &[" not #/not"],
            ),
            (
                object(
                    json!({ "a b": { "type": "object", "properties": { "c/d": { "type": "string", "maxLength": 1 } } } }),
                ),
                json!({ "a b": { "c/d": "x" } }),
                json!({ "a b": { "c/d": "xy" } }),
                &["a b.c/d maxLength #/properties/a b/properties/c~1d/maxLength"],
            ),
            (
                with(object(json!({})), json!({ "patternProperties": { "^n": { "type": "number" } } })),
                json!({ "n1": 1, "x": "a" }),
                json!({ "n1": "a" }),
                &["n1 type #/patternProperties/^n/type"],
            ),
            (
                json!({ "type": "object", "properties": { "a": { "type": "integer" } }, "additionalProperties": false }),
                json!({ "a": 1 }),
                json!({ "a": 1, "b": 1, "c": 2 }),
                &["b additionalProperties #/additionalProperties", "c additionalProperties #/additionalProperties"],
            ),
            (
                json!({ "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } }),
                json!({ "0": 1 }),
                json!({ "0": 1, "1": -1 }),
                &["1 minimum #/additionalProperties/minimum"],
            ),
            (
                with(object(json!({})), json!({ "propertyNames": { "maxLength": 2 } })),
                json!({ "ab": 1 }),
                json!({ "abc": 1, "d": 1 }),
                &["abc propertyNames #/propertyNames/maxLength"],
            ),
            (
                with(
                    object(json!({})),
                    json!({ "if": { "required": ["a"] }, "then": { "required": ["b"] }, "else": { "required": ["c"] } }),
                ),
                json!({ "a": 1, "b": 1 }),
                json!({ "a": 1 }),
                &["b required #/then/required"],
            ),
            (
                with(
                    object(json!({})),
                    json!({ "if": { "required": ["a"] }, "then": { "required": ["b"] }, "else": { "required": ["c"] } }),
                ),
                json!({ "c": 1 }),
                json!({}),
                &["c required #/else/required"],
            ),
            (
                json!({ "type": "integer", "allOf": [{ "maximum": 9 }, { "minimum": 5 }, { "multipleOf": 2 }] }),
                json!(6),
                json!(11),
                &[" maximum #/allOf/0/maximum", " multipleOf #/allOf/2/multipleOf"],
            ),
            (
                json!({ "type": "integer", "allOf": [{ "anyOf": [{ "maximum": 1 }, { "minimum": 5 }] }] }),
                json!(6),
                json!(3),
                &[" anyOf #/allOf/0/anyOf"],
            ),
            (
                json!({ "anyOf": [{ "type": "string", "maxLength": 1 }, { "type": "integer", "maximum": 1 }] }),
                json!("a"),
                json!("ab"),
                &[" anyOf #/anyOf"],
            ),
            (
                json!({ "type": "array", "items": { "oneOf": [{ "type": "integer", "multipleOf": 2 }, { "type": "number", "multipleOf": 3 }] } }),
                json!([2, 3]),
                json!([2, 5, 6]),
                &["[1] oneOf #/items/oneOf", "[2] oneOf #/items/oneOf"],
            ),
            (json!({ "type": "string", "not": { "const": "a" } }), json!("b"), json!("a"), &[" not #/not"]),
            // A schema that nothing fits: the shape has no such member.
            (
                with(object(json!({ "a": false })), json!({})),
                json!({}),
                json!({ "a": 1 }),
                &["a properties #/properties/a"],
            ),
        ],
    );
}

#[test]
fn of_draft_7() {
    check(
        &[SEVEN],
        &[
            (
                json!({ "type": "array", "items": [{ "type": "integer", "maximum": 5 }, { "type": "string" }], "additionalItems": { "type": "boolean", "const": true } }),
                json!([1, "a", true]),
                json!([6, "a", false]),
                &["[0] maximum #/items/0/maximum", "[2] const #/additionalItems/const"],
            ),
            (
                json!({ "type": "array", "items": [{ "type": "integer" }], "additionalItems": false }),
                json!([1]),
                json!([1, 2]),
                &[" additionalItems #/additionalItems"],
            ),
            (
                with(object(json!({})), json!({ "dependencies": { "a": ["b"] } })),
                json!({ "a": 1, "b": 1 }),
                json!({ "a": 1 }),
                &["b dependencies #/dependencies"],
            ),
            (
                with(object(json!({})), json!({ "dependencies": { "a": { "maxProperties": 1 } } })),
                json!({ "a": 1 }),
                json!({ "a": 1, "c": 1 }),
                &[" maxProperties #/dependencies/a/maxProperties"],
            ),
            // What stands beside `$ref` counts for nothing in this draft.
            (
                json!({ "$ref": "#/definitions/a", "maxLength": 1, "definitions": { "a": { "type": "string", "minLength": 2 } } }),
                json!("ab"),
                json!("a"),
                &[" minLength #/definitions/a/minLength"],
            ),
            (
                json!({ "type": "string", "contentEncoding": "base64" }),
                json!("aGk="),
                json!("a!"),
                &[" contentEncoding #/contentEncoding"],
            ),
            (
                json!({ "type": "string", "contentMediaType": "application/json" }),
                json!("{}"),
                json!("{"),
                &[" contentMediaType #/contentMediaType"],
            ),
            (
                json!({ "type": "string", "contentEncoding": "base64", "contentMediaType": "application/json" }),
                json!("e30="),
                json!("ew=="),
                &[" contentMediaType #/contentMediaType"],
            ),
        ],
    );
}

#[test]
fn of_2020() {
    check(
        &[LAST],
        &[
            (
                json!({ "type": "array", "prefixItems": [{ "type": "integer", "maximum": 5 }], "items": { "type": "boolean", "const": true } }),
                json!([1, true]),
                json!([6, true, false]),
                &["[0] maximum #/prefixItems/0/maximum", "[2] const #/items/const"],
            ),
            (
                json!({ "type": "array", "prefixItems": [{ "type": "integer" }], "items": false }),
                json!([1]),
                json!([1, 2]),
                &["[1] items #/items"],
            ),
            (
                json!({ "type": "array", "contains": { "const": 1 }, "minContains": 2, "maxContains": 3 }),
                json!([1, 2, 1]),
                json!([1, 2]),
                &[" minContains #/minContains"],
            ),
            (
                json!({ "type": "array", "contains": { "const": 1 }, "maxContains": 1 }),
                json!([1, 2]),
                json!([1, 1]),
                &[" maxContains #/maxContains"],
            ),
            (
                json!({ "type": "array", "contains": { "const": 1 }, "minContains": 0, "maxItems": 1 }),
                json!([]),
                json!([0, 0]),
                &[" maxItems #/maxItems"],
            ),
            (
                with(object(json!({})), json!({ "dependentRequired": { "a": ["b", "c"] } })),
                json!({ "a": 1, "b": 1, "c": 1 }),
                json!({ "a": 1, "b": 1 }),
                &["c dependentRequired #/dependentRequired"],
            ),
            (
                with(
                    object(json!({})),
                    json!({ "dependentSchemas": { "a": { "properties": { "b": { "const": 1 } } } } }),
                ),
                json!({ "a": 1, "b": 1 }),
                json!({ "a": 1, "b": 2 }),
                &["b const #/dependentSchemas/a/properties/b/const"],
            ),
            (
                json!({ "type": "array", "prefixItems": [true], "items": true, "allOf": [{ "contains": { "type": "string" } }] }),
                json!([1, "a"]),
                json!([1, 2]),
                &[" contains #/allOf/0/contains"],
            ),
            (
                json!({ "type": "array", "contains": { "type": "string" }, "unevaluatedItems": false }),
                json!(["a"]),
                json!(["a", 1]),
                &[" unevaluatedItems #/unevaluatedItems"],
            ),
            (
                with(
                    json!({ "type": "object", "properties": { "a": {}, "b": {}, "c": {} } }),
                    json!({
                        "patternProperties": { "^b": {} },
                        "unevaluatedProperties": false
                    }),
                ),
                json!({ "a": 1, "b": 1 }),
                json!({ "a": 1, "d": 1, "e": 1 }),
                &["d unevaluatedProperties #/unevaluatedProperties", "e unevaluatedProperties #/unevaluatedProperties"],
            ),
            // What a branch of a union evaluates counts, and unions are spelled otherwise to say what is wrong.
            (
                json!({
                    "type": "object",
                    "properties": { "k": { "type": "integer" }, "a": {}, "b": {}, "c": { "type": "integer", "maximum": 1 } },
                    "allOf": [{ "anyOf": [{ "properties": { "k": { "const": 1 } } }, { "properties": { "k": { "const": 2 }, "b": {} } }] }],
                    "unevaluatedProperties": false
                }),
                json!({ "k": 2, "b": 1, "c": 1 }),
                json!({ "k": 2, "b": 1, "c": 2 }),
                &["c maximum #/properties/c/maximum"],
            ),
            // What stands beside `$ref` counts.
            (
                json!({ "$ref": "#/$defs/a", "maxLength": 1, "$defs": { "a": { "type": "string" } } }),
                json!("a"),
                json!("ab"),
                &[" maxLength #/maxLength"],
            ),
            // Content is a note in this draft.
            (
                json!({ "type": "string", "contentEncoding": "base64", "contentMediaType": "application/json", "maxLength": 3 }),
                json!("{!"),
                json!("{!!!"),
                &[" maxLength #/maxLength"],
            ),
        ],
    );
}

/// Rules of documents that have no shape are not reached: these are refused before.
#[test]
fn without_a_shape() {
    for (document, code) in [
        (json!(false), "unsupported_node"),
        (json!({ "enum": [] }), "empty_enum"),
        (json!({ "type": "string", "allOf": [{ "type": "integer" }], "$ref": "#/nowhere" }), "unresolved_ref"),
    ] {
        assert_eq!(Schema::compile(&document).unwrap_err().code(), code, "{document}");
    }
}

/// A draft that is not named is the last; older ones differ from it.
#[test]
fn drafts() {
    let four = json!({ "$schema": "http://json-schema.org/draft-04/schema#", "type": "integer", "maximum": 3, "exclusiveMaximum": true });
    let (schema, validated) = compiled(&Schema::builder(), &four);
    keeps(&schema, &validated, &json!(2));
    assert_eq!(told(&breaks(&schema, &validated, &json!(3)))[0], " exclusiveMaximum #/exclusiveMaximum");
    // Which in the last is no schema.
    let mut last = four.clone();
    last.as_object_mut().expect("an object").remove("$schema");
    let error = Schema::compile(&last).expect("a shape").validated().unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("invalid_rules", Some("#/exclusiveMaximum")));
    for draft in ["draft-06/schema", "draft-07/schema", "draft/2019-09/schema"] {
        let document = json!({ "$schema": format!("http://json-schema.org/{draft}"), "type": "array", "contains": { "const": 1 } });
        let (schema, validated) = compiled(&Schema::builder(), &document);
        keeps(&schema, &validated, &json!([1]));
        breaks(&schema, &validated, &json!([2]));
    }
    let error = Schema::compile(&json!({ "$schema": "https://example.net/mine", "type": "string" })).expect("a shape");
    assert_eq!(error.validated().unwrap_err().code(), "invalid_rules");
}
