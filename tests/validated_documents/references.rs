//! Where the rules of other schemas are found.

use crate::both_ways::{breaks, compiled, keeps, told};
use serde_json::{Value, json};
use shorn::Schema;

fn check(builder: &shorn::SchemaBuilder, document: &Value, kept: Value, broken: Value, expected: &[&str]) {
    let (schema, validated) = compiled(builder, document);
    keeps(&schema, &validated, &kept);
    assert_eq!(told(&breaks(&schema, &validated, &broken)), expected, "{document}");
}

#[test]
fn within_a_document() {
    let short = json!({ "type": "string", "maxLength": 1 });
    let plain = Schema::builder();
    for (document, pointer) in [
        (json!({ "$ref": "#/$defs/a", "$defs": { "a": short } }), "#/$defs/a/maxLength"),
        (json!({ "$ref": "#/$defs/a b[c]", "$defs": { "a b[c]": short } }), "#/$defs/a b[c]/maxLength"),
        (json!({ "$ref": "#/$defs/a%20b", "$defs": { "a b": short } }), "#/$defs/a b/maxLength"),
        (
            json!({ "$ref": "#/properties/x/items", "properties": { "x": { "items": short } } }),
            "#/properties/x/items/maxLength",
        ),
        (
            json!({ "$ref": "#a", "$defs": { "x": { "$anchor": "a", "type": "string", "maxLength": 1 } } }),
            "#/$defs/x/maxLength",
        ),
        (
            json!({ "$id": "https://example.net/a.json", "$ref": "b.json", "$defs": { "x": { "$id": "b.json", "type": "string", "maxLength": 1 } } }),
            "#/$defs/x/maxLength",
        ),
        (
            json!({ "$schema": "http://json-schema.org/draft-07/schema#", "$ref": "#a", "definitions": { "x": { "$id": "#a", "type": "string", "maxLength": 1 } } }),
            "#/definitions/x/maxLength",
        ),
    ] {
        check(&plain, &document, json!("a"), json!("ab"), &[&format!(" maxLength {pointer}")]);
    }
}

#[test]
fn roots() {
    let document = json!({
        "$id": "https://example.net/api.json",
        "components": { "schemas": {
            "A/b c%": { "type": "object", "properties": { "n": { "$ref": "#/components/schemas/N" } } },
            "N": { "type": "integer", "maximum": 3 }
        } },
        "not": "a schema"
    });
    for root in ["#/components/schemas/A~1b c%", "/components/schemas/A~1b c%"] {
        let builder = Schema::builder().root(root);
        check(&builder, &document, json!({ "n": 3 }), json!({ "n": 4 }), &["n maximum #/components/schemas/N/maximum"]);
    }
    let builder = Schema::builder().root("o.json#/$defs/s").document(
        "https://example.net/o.json",
        json!({
            "$defs": { "s": { "type": "string", "maxLength": 1 } }
        }),
    );
    check(&builder, &document, json!("a"), json!("ab"), &[" maxLength https://example.net/o.json#/$defs/s/maxLength"]);
    let bad = json!({ "$defs": { "a": { "type": "string", "maxLength": -1 } } });
    let error = Schema::builder().root("#/$defs/a").compile(&bad).expect("a shape").validated().unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("invalid_rules", Some("#/$defs/a/maxLength")));
}

#[test]
fn other_documents() {
    let id = json!({ "$defs": { "id": { "$anchor": "id", "type": "integer", "minimum": 1, "maximum": 9 } } });
    let own = json!({ "$id": "https://example.net/ids/own.json", "$defs": id["$defs"] });
    let nested = json!({ "$ref": "own.json#/$defs/id" });
    for (given, document, reference) in [
        ("common.json", &id, "common.json#/$defs/id"),
        ("common.json", &id, "common.json#id"),
        ("schemas/common.json", &id, "schemas/common.json#/$defs/id"),
        ("https://example.net/common.json", &id, "https://example.net/common.json#/$defs/id"),
        ("urn:example:ids", &id, "urn:example:ids#/$defs/id"),
        ("common.json", &own, "common.json#/$defs/id"),
        ("common.json", &own, "https://example.net/ids/own.json#/$defs/id"),
    ] {
        let builder = Schema::builder().document(given, document.clone());
        let at = format!(" maximum {given}#/$defs/id/maximum");
        check(&builder, &json!({ "$ref": reference }), json!(9), json!(10), &[&at]);
    }
    // From one to the next, relative to the `$id` of the first.
    let builder = Schema::builder().document("https://example.net/ids/n.json", nested).document("x", own);
    check(
        &builder,
        &json!({ "$ref": "https://example.net/ids/n.json" }),
        json!(9),
        json!(10),
        &[" maximum x#/$defs/id/maximum"],
    );
    // By the text that it was added under, though the base says otherwise.
    let based = json!({ "$id": "https://example.net/deep/a.json", "$ref": "common.json#/$defs/id" });
    let builder = Schema::builder().document("common.json", id.clone());
    check(&builder, &based, json!(9), json!(10), &[" maximum common.json#/$defs/id/maximum"]);
    // Many definitions share one document.
    for name in ["id", "id"] {
        let clone = builder.clone();
        check(
            &clone,
            &json!({ "$ref": format!("common.json#/$defs/{name}") }),
            json!(9),
            json!(0),
            &[" minimum common.json#/$defs/id/minimum"],
        );
    }
}

#[test]
fn recursion() {
    let tree = json!({
        "type": "object",
        "properties": { "name": { "type": "string", "maxLength": 3 }, "children": { "type": "array", "items": { "$ref": "#" } } },
        "required": ["name"]
    });
    let leaf = |name: &str| json!({ "name": name, "children": [] });
    check(
        &Schema::builder(),
        &tree,
        json!({ "name": "a", "children": [leaf("b"), { "name": "c", "children": [leaf("d")] }] }),
        json!({ "name": "a", "children": [leaf("b"), { "name": "c", "children": [leaf("long")] }] }),
        &["children[1].children[0].name maxLength #/properties/name/maxLength"],
    );
}

/// Nothing is fetched, whatever looks like it could be.
#[test]
fn outside() {
    for reference in ["https://example.net/a.json", "other.json#/a", "file:///etc/hostname", "#/nowhere", "#nowhere"] {
        // The shape does not look into `not`.
        let document = json!({ "type": "string", "not": { "$ref": reference } });
        let error = Schema::compile(&document).expect("a shape").validated().unwrap_err();
        assert_eq!(error.code(), "invalid_rules", "{error}");
        let name = reference.trim_start_matches('#').split('#').next().expect("a part");
        assert!(error.to_string().contains(name), "{error}");
    }
}

/// What is not there does no harm where nothing leads to it.
#[test]
fn outside_and_out_of_reach() {
    let other = json!({ "$defs": { "a": { "type": "string", "maxLength": 1 }, "b": { "$ref": "https://example.net/b.json#/c" } } });
    let builder = Schema::builder().document("o.json", other);
    check(
        &builder,
        &json!({ "$ref": "o.json#/$defs/a" }),
        json!("a"),
        json!("ab"),
        &[" maxLength o.json#/$defs/a/maxLength"],
    );
    let error = builder.compile(&json!({ "type": "string", "not": { "$ref": "o.json#/$defs/b" } })).expect("a shape");
    assert_eq!(error.validated().unwrap_err().code(), "invalid_rules");
}
