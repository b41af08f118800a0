//! Warnings: each keyword that the wire ignores and by which data could be lost, and no other.

use serde_json::{Value, json};
use shorn::Schema;

/// The warnings of a document, one a line.
#[track_caller]
fn warnings(document: Value) -> Vec<String> {
    let schema = Schema::compile(&document).unwrap_or_else(|error| panic!("{document}: {error}"));
    schema.warnings().iter().map(ToString::to_string).collect()
}

#[track_caller]
fn warned(document: Value, line: &str) {
    assert_eq!(warnings(document.clone()), [line], "{document}");
}

#[track_caller]
fn quiet(document: Value) {
    assert_eq!(warnings(document.clone()), Vec::<String>::new(), "{document}");
}

/// An object with one property and these keywords.
fn object(more: Value) -> Value {
    let mut object = json!({ "type": "object", "properties": { "a": { "type": "string" } } });
    for (key, value) in more.as_object().expect("keywords") {
        object[key] = value.clone();
    }
    object
}

#[test]
fn what_only_validates() {
    quiet(object(json!({
        "minProperties": 1, "propertyNames": { "pattern": "^a" }, "dependentRequired": { "a": ["a"] },
        "not": { "properties": { "b": {} } }, "title": "", "examples": [{ "b": 1 }], "unevaluatedProperties": false
    })));
    quiet(
        json!({ "type": "string", "minLength": 1, "pattern": "a", "contentEncoding": "base64", "allOf": [{ "maxLength": 3 }] }),
    );
    quiet(
        json!({ "type": "array", "items": {}, "contains": { "type": "string" }, "uniqueItems": true, "additionalItems": false }),
    );
    quiet(object(json!({ "allOf": [{ "required": ["a"] }, { "properties": { "a": { "minLength": 3 } } }] })));
    quiet(object(json!({ "if": { "properties": { "a": { "const": "x" } } }, "then": { "required": ["a"] } })));
    // Nothing is lost where everything is kept.
    quiet(object(json!({ "patternProperties": { "^x": {} }, "additionalProperties": true })));
    quiet(json!({ "patternProperties": { "^x": {} } }));
    // Nor where no value comes.
    quiet(json!({ "type": "string", "$defs": { "x": { "type": "object", "patternProperties": { "^x": {} } } } }));
}

#[test]
fn an_object_of_nothing() {
    let refused = "every member is refused, because none is declared; `additionalProperties` would say what they are";
    warned(json!({ "type": "object" }), &format!("`#/type`: {refused}"));
    let inner = json!({ "type": "array", "items": { "type": "object", "properties": {} } });
    warned(inner, &format!("`#/items/type`: {refused}"));
    quiet(json!({ "type": "object", "additionalProperties": true }));
    quiet(json!({ "type": "object", "additionalProperties": false }));
}

#[test]
fn a_tuple_that_may_be_shorter() {
    let tuple = |least: u32| {
        json!({
            "type": "array", "prefixItems": [{ "type": "string" }, { "type": "number" }], "items": false, "minItems": least
        })
    };
    quiet(tuple(2));
    warned(tuple(1), "`#/minItems`: arrays of fewer than 2 elements are refused, though `minItems` allows them");
}

#[test]
fn members() {
    let pattern = json!({ "patternProperties": { "^x": {} } });
    warned(object(pattern.clone()), "`#/patternProperties`: members that match `patternProperties` are refused");
    let mut closed = object(pattern.clone());
    closed["additionalProperties"] = json!(false);
    warned(
        json!({ "type": "array", "items": closed }),
        "`#/items/patternProperties`: members that match `patternProperties` are dropped",
    );
    closed["additionalProperties"] = json!({ "type": "integer" });
    warned(
        closed,
        "`#/patternProperties`: members that match `patternProperties` are refused unless they fit `additionalProperties`",
    );
    warned(
        object(json!({ "unevaluatedProperties": { "type": "string" } })),
        "`#/unevaluatedProperties`: members that only `unevaluatedProperties` allows are refused",
    );
    let more = json!({ "properties": { "b": {} } });
    for (keyword, value) in [
        ("allOf", json!([{}, more])),
        ("then", more.clone()),
        ("else", json!({ "anyOf": [more] })),
        ("dependentSchemas", json!({ "a": more })),
        ("dependencies", json!({ "a": more, "c": ["d"] })),
        ("$dynamicRef", json!("#node")),
        ("allOf", json!([{ "$ref": "#/$defs/x" }])),
    ] {
        let line = format!("`#/{keyword}`: members that only `{keyword}` declares are refused");
        warned(object(json!({ keyword: value })), &line);
        let line = line.replace("refused", "dropped");
        warned(object(json!({ keyword: value, "additionalProperties": false })), &line);
    }
}

#[test]
fn beside_what_decides() {
    let x = object(json!({}));
    let text = |keyword: &str, by: &str| {
        format!("`#/{keyword}`: members that only `{keyword}` declares are lost or refused, because `{by}` decides")
    };
    let more = json!({ "b": {} });
    warned(json!({ "$ref": "#/$defs/x", "properties": more, "$defs": { "x": x } }), &text("properties", "$ref"));
    warned(
        json!({ "$ref": "#/$defs/x", "allOf": [{ "properties": more }], "$defs": { "x": x } }),
        &text("allOf", "$ref"),
    );
    quiet(json!({ "$ref": "#/$defs/x", "description": "", "minProperties": 1, "$defs": { "x": x } }));
    warned(json!({ "anyOf": [x, { "type": "null" }], "properties": more }), &text("properties", "anyOf"));
    warned(json!({ "oneOf": [x, { "type": "null" }], "allOf": [{ "properties": more }] }), &text("allOf", "oneOf"));
    warned(json!({ "anyOf": [x, { "type": "null" }], "oneOf": [{ "properties": more }] }), &text("oneOf", "anyOf"));
    // Each branch declares it, or the union is one where siblings count.
    let case = |value: &str| json!({ "type": "object", "properties": { "t": { "const": value }, "b": {} } });
    quiet(json!({ "oneOf": [case("x"), case("y")], "type": "object", "properties": more }));
    quiet(json!({ "type": "object", "properties": more, "anyOf": [{ "required": ["b"] }, { "required": ["c"] }] }));
    quiet(json!({ "properties": more, "allOf": [x] }));
}

#[test]
fn merged_objects() {
    assert_eq!(
        warnings(json!({ "allOf": [
            object(json!({ "patternProperties": { "^x": {} } })),
            { "then": { "properties": { "a": {}, "c": {} } }, "properties": { "b": {} }, "additionalProperties": false },
            { "then": { "properties": { "a": {} } }, "required": ["a"] }
        ] })),
        [
            "`#/allOf/0/patternProperties`: members that match `patternProperties` are dropped",
            "`#/allOf/1/then`: members that only `then` declares are dropped",
        ]
    );
}

#[test]
fn elements() {
    let line = "`#/prefixItems`: arrays of more than 2 elements are refused; `items` would say what they are";
    let prefix = json!([{}, {}]);
    warned(json!({ "type": "array", "prefixItems": prefix }), line);
    warned(json!({ "type": "array", "prefixItems": prefix, "maxItems": 3 }), line);
    quiet(json!({ "type": "array", "prefixItems": prefix, "maxItems": 2 }));
    quiet(json!({ "type": "array", "prefixItems": prefix, "items": false }));
    quiet(json!({ "type": "array", "prefixItems": prefix, "items": {} }));
    warned(
        json!({ "type": "array", "items": prefix }),
        "`#/items`: arrays of more than 2 elements are refused; `additionalItems` would say what they are",
    );
}

#[test]
fn nullable_of_another_dialect() {
    warned(
        json!({ "type": "string", "nullable": true }),
        "`#/nullable`: null is refused, because `nullable` is of OpenAPI 3.0, and the dialect another",
    );
    quiet(json!({ "type": ["string", "null"], "nullable": true }));
    quiet(json!({ "type": "string", "nullable": false }));
}

/// A node that several ways lead to is warned of once, and all of them are.
#[test]
fn each_once() {
    let lines = warnings(json!({
        "type": "object",
        "properties": { "a": { "$ref": "#/$defs/x" }, "b": { "allOf": [{ "$ref": "#/$defs/x" }] }, "c\u{7}": { "$ref": "#/$defs/y" } },
        "$defs": {
            "x": { "type": "object", "patternProperties": { "^x": {} } },
            "y": { "type": ["object", "array"], "patternProperties": { "^x": {} }, "items": [{}] }
        }
    }));
    assert_eq!(
        lines,
        [
            "`#/$defs/x/patternProperties`: members that match `patternProperties` are refused",
            "`#/$defs/y/items`: arrays of more than 1 elements are refused; `additionalItems` would say what they are",
            "`#/$defs/y/patternProperties`: members that match `patternProperties` are refused",
        ]
    );
}
