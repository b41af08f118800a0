//! What documents must be like, what references name, and how schemas become one.

use crate::{refused, written};
use serde_json::{Value, json};
use shorn::Stringifier;

#[test]
fn order_of_members_from_text() {
    let text = br#"{ "type": "object", "properties": { "b": { "type": "integer" }, "a": {}, "7": {}, "0": {} }, "required": ["a"] }"#;
    let writer = Stringifier::builder().compile_json(text).expect("compiles");
    // Required ones first, each group in the order of the document, in which indices come first.
    assert_eq!(
        writer.to_string(&json!({ "0": 1, "7": 2, "a": 3, "b": "4" })).as_deref(),
        Ok(r#"{"a":3,"0":1,"7":2,"b":4}"#)
    );
    let number =
        Stringifier::builder().compile_json(br#"{"const": [9007199254740993.5, 0.1, 1e-7, 1E3]}"#).expect("compiles");
    assert_eq!(number.to_string(&0).as_deref(), Ok("[9007199254740994,0.1,1e-7,1000]"));
    let refused = |text: &[u8]| Stringifier::builder().compile_json(text).expect_err("refused").to_string();
    assert_eq!(
        refused(b"{,}"),
        "invalid_schema at `#`: the document is not a JSON Schema of draft 7 (not JSON, at byte 1)"
    );
    let external = Stringifier::builder().document_json("other", br#"{ "type": "integer" }"#.to_vec());
    let writer = external.compile(&json!({ "$ref": "other" })).expect("compiles");
    assert_eq!(writer.to_string("5").as_deref(), Ok("5"));
    let broken = Stringifier::builder().document_json("other", b"[".to_vec());
    assert_eq!(broken.compile(&json!({})).expect_err("no JSON").pointer(), Some("other#"));
}

/// Draft 2020-12 has the positions of a tuple under `prefixItems`, and what may follow under `items`; a document of
/// no such draft does not know the word.
#[test]
fn tuples_of_draft_2020_12() {
    let schema = "https://json-schema.org/draft/2020-12/schema";
    let point = json!({ "type": "object", "properties": { "x": { "type": "integer" } } });
    let tuple = |rest: Value| {
        let mut document = json!({ "$schema": schema, "type": "array", "prefixItems": [{ "type": "string" }, point] });
        if let (Some(words), false) = (document.as_object_mut(), rest.is_null()) {
            words.insert("items".into(), rest);
        }
        document
    };
    let pair = json!(["a", { "secret": 1, "x": "5" }]);
    assert_eq!(written(&tuple(json!(false)), &pair), r#"["a",{"x":5}]"#);
    let longer = json!(["a", {}, { "y": 1 }]);
    assert_eq!(written(&tuple(json!(false)), &longer), "too_many_items");
    assert_eq!(written(&tuple(json!(null)), &longer), r#"["a",{},{"y":1}]"#);
    assert_eq!(written(&tuple(json!(true)), &json!([5])), "tuple_item_mismatch");
    // Within a union, a definition and another schema, and as the target of a reference.
    let document = json!({
        "$schema": schema,
        "$defs": { "pair": tuple(json!(false)) },
        "anyOf": [{ "$ref": "#/$defs/pair" }, { "$ref": "#/$defs/pair/prefixItems/1" }]
    });
    assert_eq!(written(&document, &json!(["b", { "z": 0 }])), r#"["b",{}]"#);
    assert_eq!(written(&document, &json!({ "x": 7, "z": 0 })), r#"{"x":7}"#);
    // Data is not touched, and without the draft's name the word means nothing.
    let data = json!({ "$schema": schema, "const": { "prefixItems": [{}] } });
    assert_eq!(written(&data, &json!(0)), r#"{"prefixItems":[{}]}"#);
    assert_eq!(written(&json!({ "type": "array", "prefixItems": [point] }), &json!([{ "y": 1 }])), r#"[{"y":1}]"#);
    // The meta-schema takes a list or a schema there, and says no more of either.
    let wrong = json!({ "$schema": schema, "prefixItems": [{ "type": "int" }] });
    let error = Stringifier::compile(&wrong).expect_err("no such type");
    assert_eq!((error.code(), error.pointer()), ("invalid_schema", Some("#/prefixItems")));
    let wrong = json!({ "$schema": schema, "prefixItems": [{}], "items": { "type": "int" } });
    assert_eq!(Stringifier::compile(&wrong).expect_err("no such type").pointer(), Some("#/items/type"));
}

/// The first failure counts: nesting of anything, nesting of schemas, what a schema must be like.
#[test]
fn which_fault_comes_first() {
    let deep = |levels: usize| (0..levels).fold(json!({}), |inner, _| json!({ "not": inner }));
    let repeated = json!({ "enum": [1, 1.0] });
    assert_eq!(refused(&repeated), "invalid_schema");
    assert_eq!(refused(&json!({ "allOf": [repeated, deep(100)] })), "max_depth");
    assert_eq!(refused(&json!({ "type": 5, "not": deep(100) })), "max_depth");
    assert_eq!(refused(&deep(100)), "built");
    // Lists and data count for the nesting of anything, up to twice as deep.
    let data = |levels: usize| (0..levels).fold(json!(1), |inner, _| json!([inner]));
    assert_eq!(
        (refused(&json!({ "default": data(200) })), refused(&json!({ "default": data(201) }))),
        ("built", "max_depth")
    );
    let builder = Stringifier::builder().max_depth(0);
    assert!(builder.compile(&json!({ "type": "integer" })).is_ok() && builder.compile(&json!(true)).is_ok());
    assert_eq!(builder.compile(&json!({ "required": [] })).expect_err("a list").code(), "max_depth");
    // An option comes before all.
    assert_eq!(Stringifier::builder().max_depth(101).compile(&json!(5)).expect_err("more").code(), "invalid_option");
}

#[test]
fn documents_that_are_none() {
    for document in [
        json!(null),
        json!(5),
        json!("x"),
        json!([]),
        json!({ "type": [] }),
        json!({ "type": ["string", "string"] }),
        json!({ "enum": [] }),
        json!({ "enum": [{ "a": 1, "b": 2 }, { "b": 2, "a": 1 }] }),
        json!({ "enum": [0, -0.0] }),
        json!({ "required": ["a", "a"] }),
        json!({ "items": [] }),
        json!({ "anyOf": [] }),
        json!({ "pattern": "(" }),
        json!({ "pattern": r"a\Z" }),
        json!({ "patternProperties": { "(": {} } }),
        json!({ "$id": "a b" }),
        json!({ "minLength": -1 }),
        json!({ "multipleOf": 0 }),
        json!({ "definitions": { "a": 5 } }),
        json!({ "dependencies": { "a": 5 } }),
        json!({ "$ref": 5 }),
    ] {
        assert_eq!(refused(&document), "invalid_schema", "{document}");
    }
    for document in [
        json!(true),
        json!(false),
        json!({ "pattern": r"\Z" }),
        json!({ "pattern": r"\-" }),
        json!({ "$defs": { "a": 5 } }),
        json!({ "nullable": 7 }),
        json!({ "x": { "type": 5 } }),
        json!({ "$schema": "https://json-schema.org/draft/2020-12/schema" }),
        json!({ "default": { "type": 5 } }),
        json!({ "enum": [1, "1", null, [1], true] }),
        json!({ "$ref": "" }),
    ] {
        assert_eq!(refused(&document), "built", "{document}");
    }
}

#[test]
fn what_references_name() {
    let with = |reference: &str, definitions: Value| json!({ "definitions": definitions, "$ref": reference, "list": [{ "type": "integer" }], "text": "x", "null": null, "shared": { "money": { "type": "integer" } } });
    for (reference, definitions, expected) in [
        ("#/definitions/a", json!({ "a": { "type": "integer" } }), "5"),
        ("#/definitions//a/", json!({ "a": { "type": "integer" } }), "5"),
        ("#/list/0", json!({}), "5"),
        ("#/shared/money", json!({}), "5"),
        ("#/list/1", json!({}), "build: unresolved_ref"),
        ("#/list/00", json!({}), "build: unresolved_ref"),
        ("#/text", json!({}), "build: ref_target_not_a_schema"),
        ("#/null", json!({}), "build: unresolved_ref"),
        // As it stands, then decoded.
        ("#/definitions/a~1b", json!({ "a~1b": { "type": "integer" }, "a/b": { "type": "string" } }), "5"),
        ("#/definitions/a~1b", json!({ "a/b": { "type": "integer" } }), "5"),
        ("#/definitions/~01", json!({ "~1": { "type": "integer" } }), "5"),
        ("#/definitions/a%20b", json!({ "a b": { "type": "integer" } }), "5"),
        ("#/definitions/%25", json!({ "%": { "type": "integer" } }), "5"),
        ("#a", json!({ "x": { "$id": "#a", "type": "integer" } }), "5"),
        ("#a/b", json!({ "x": { "$id": "#a/b", "type": "integer" } }), "5"),
        ("urn:x", json!({ "x": { "$id": "urn:x", "type": "integer" } }), "5"),
        ("urn:x#/type", json!({ "x": { "$id": "urn:x", "type": "integer" } }), "build: ref_target_not_a_schema"),
        ("urn:y", json!({}), "build: unresolved_ref"),
    ] {
        assert_eq!(written(&with(reference, definitions.clone()), "5"), expected, "{reference} {definitions}");
    }
    assert_eq!(written(&json!({ "$ref": "#/x", "x": { "type": "text" } }), &1), "build: unsupported_type");
}

#[test]
fn documents_within_documents() {
    let inner = json!({ "$id": "urn:inner", "properties": { "k": { "$id": "#anchor", "type": "integer" } } });
    // Equal ones are one, and their anchors belong to it.
    let twice = json!({ "definitions": { "a": inner, "b": inner }, "$ref": "urn:inner#anchor" });
    assert_eq!(written(&twice, "5"), "5");
    assert_eq!(refused(&json!({ "definitions": { "a": inner, "b": inner }, "$ref": "#anchor" })), "unresolved_ref");
    assert_eq!(
        refused(&json!({ "definitions": { "a": { "$id": "urn:x" }, "b": { "$id": "urn:x", "title": "" } } })),
        "duplicate_id"
    );
    assert_eq!(
        refused(&json!({ "definitions": { "a": { "$id": "#x" }, "b": { "$id": "#x", "title": "" } } })),
        "duplicate_anchor"
    );
    assert_eq!(refused(&json!({ "definitions": { "a": { "$id": "#x" }, "b": { "$id": "#x" } } })), "built");
    // The same anchor in two documents is two.
    let two = json!({ "definitions": { "a": { "$id": "#x", "type": "integer" }, "b": { "$id": "urn:b", "not": { "$id": "#x", "type": "string" } } }, "$ref": "urn:b#x" });
    assert_eq!(written(&two, &5), r#""5""#);
}

#[test]
fn external_documents() {
    let integer = json!({ "type": "integer" });
    // By its own name, not by the key.
    let named = Stringifier::builder().document("key", json!({ "$id": "urn:own", "type": "integer" }));
    assert!(named.compile(&json!({ "$ref": "urn:own" })).is_ok());
    assert_eq!(named.compile(&json!({ "$ref": "key" })).expect_err("no key").code(), "unresolved_ref");
    let anchor = Stringifier::builder().document("key", json!({ "$id": "#a", "type": "integer" }));
    assert!(anchor.compile(&json!({ "$ref": "key#a" })).is_ok() && anchor.compile(&json!({ "$ref": "key" })).is_ok());
    // One whose name is taken is not looked at.
    let taken = Stringifier::builder().document("urn:root", json!({ "type": 5 }));
    assert!(taken.compile(&json!({ "$id": "urn:root", "type": "integer" })).is_ok());
    assert_eq!(taken.compile(&integer).expect_err("looked at").code(), "invalid_schema");
    let first = Stringifier::builder().document("k", integer.clone()).document("k", json!({ "type": "string" }));
    assert_eq!(first.compile(&json!({ "$ref": "k" })).expect("compiles").to_string("5").as_deref(), Ok("5"));
    // Places within a combined schema keep their meaning, whatever members are called there.
    let other = json!({
        "definitions": { "n": { "type": "integer" } },
        "type": "object",
        "properties": { "default": { "$ref": "#/definitions/n" }, "enum": { "$ref": "#/definitions/n" }, "$ref": { "$ref": "#/definitions/n" }, "const": { "items": { "$ref": "#/definitions/n" } } },
        "default": { "$ref": "#/definitions/n" }
    });
    let document = json!({ "type": "object", "properties": { "m": { "$ref": "other", "nullable": true } } });
    let writer = Stringifier::builder().document("other", other).compile(&document).expect("compiles");
    let value = json!({ "m": { "default": "1", "enum": "2", "$ref": "3", "const": ["4"] } });
    assert_eq!(writer.to_string(&value).as_deref(), Ok(r#"{"m":{"default":1,"enum":2,"$ref":3,"const":[4]}}"#));
    assert_eq!(writer.to_string(&json!({})).as_deref(), Ok(r##"{"m":{"$ref":"#/definitions/n"}}"##));
}

#[test]
fn schemas_that_hold_together() {
    let all = |entries: Value| json!({ "allOf": entries });
    for (entries, value, expected) in [
        // One type that is left is no list.
        (json!([true, { "type": ["integer"] }]), json!("5"), "5"),
        (json!([{ "type": ["string", "integer"] }, { "type": ["integer", "boolean"] }]), json!("5"), "5"),
        // `false` says nothing as an entry, and all within one: fast-json-stringify writes the same.
        (json!([false, { "type": "integer" }]), json!("5"), "5"),
        (json!([{ "type": "integer" }, {}, false]), json!("5"), "5"),
        (json!([false]), json!("5"), r#""5""#),
        (json!([{ "items": { "type": "integer" } }, { "items": false }]), json!(["5"]), r#"["5"]"#),
        (json!([true, true]), json!("5"), r#""5""#),
        (json!([{ "enum": [1, 2] }, { "enum": [2, 3] }]), json!(9), "9"),
        (json!([{ "enum": [[1]] }, { "enum": [[1]] }]), json!(9), "build: merge_conflict"),
        (json!([{ "const": { "a": 1, "b": 2 } }, { "const": { "b": 2, "a": 1 } }]), json!(9), r#"{"a":1,"b":2}"#),
        (json!([{ "nullable": true, "type": "integer" }, {}]), json!(null), "null"),
        (json!([{ "nullable": true, "type": "integer" }, { "nullable": false }]), json!(null), "0"),
        // A tuple with what others say of its positions.
        (
            json!([{ "items": [{ "type": "integer" }, {}] }, { "items": { "type": ["integer", "string"] } }]),
            json!([1, "x"]),
            r#"[1,"x"]"#,
        ),
        (
            json!([{ "items": [{}] }, { "items": [{}, { "type": "string" }], "additionalItems": false }]),
            json!([1, "x"]),
            r#"[1,"x"]"#,
        ),
        (
            json!([{ "items": [{}], "additionalItems": true }, { "items": { "minimum": 0 } }]),
            json!([1, 2, "x"]),
            r#"[1,2,"x"]"#,
        ),
        (
            json!([{ "items": [{}], "additionalItems": true }, { "items": { "minimum": 0 }, "additionalItems": false }]),
            json!([1, 2]),
            "too_many_items",
        ),
        // What is said of further elements counts before what is said of each, and for positions where nothing else is.
        (
            json!([{ "items": [{ "type": "integer" }], "additionalItems": { "type": "string" } }, { "items": { "type": "integer" }, "additionalItems": true }]),
            json!([1, "x"]),
            r#"[1,"x"]"#,
        ),
        (
            json!([{ "type": "array", "additionalItems": { "type": "integer" } }, { "items": [{ "type": ["string", "integer"] }] }]),
            json!(["x"]),
            "tuple_item_mismatch",
        ),
        // A member by the first pattern that speaks of it, or by what is said of all others.
        (
            json!([{ "type": "object", "properties": { "ab": {} } }, { "patternProperties": { "a": { "type": "integer" }, "b": { "type": "string" } }, "additionalProperties": { "type": "boolean" } }]),
            json!({ "ab": "5", "c": 1 }),
            r#"{"ab":5,"c":true}"#,
        ),
        // Unions are multiplied, without what contradicts itself.
        (
            json!([{ "anyOf": [{ "type": "integer" }, { "type": "string" }] }, { "anyOf": [{ "type": "string" }, { "type": "boolean" }] }]),
            json!("x"),
            r#""x""#,
        ),
        (
            json!([{ "anyOf": [{ "type": "integer" }] }, { "anyOf": [{ "type": "string" }] }]),
            json!("x"),
            "build: merge_conflict",
        ),
        (
            json!([{ "required": ["b"] }, { "properties": { "a": {}, "b": {} }, "required": ["a"] }, { "type": "object" }]),
            json!({ "a": 1, "b": 2 }),
            r#"{"a":1,"b":2}"#,
        ),
    ] {
        assert_eq!(written(&all(entries.clone()), &value), expected, "{entries}");
    }
    // Later conditions are put into both ways of the first.
    let conditions = json!({ "type": "object", "allOf": [
        { "if": { "required": ["a"] }, "then": { "properties": { "a": { "type": "integer" } } }, "else": {} },
        { "if": { "required": ["b"] }, "then": { "properties": { "b": { "type": "integer" } } } }
    ] });
    assert_eq!(written(&conditions, &json!({ "a": "1", "b": "2" })), r#"{"a":1,"b":2}"#);
    assert_eq!(written(&conditions, &json!({ "b": "2" })), r#"{"b":2}"#);
}

#[test]
fn siblings_of_references() {
    let document = |siblings: Value| {
        let mut member = siblings;
        member["$ref"] = json!("#/definitions/n");
        json!({ "type": "object", "properties": { "m": member }, "definitions": { "n": { "type": "integer", "minimum": 1 } } })
    };
    // Remarks say nothing.
    for (siblings, value, expected) in [
        (json!({ "title": "x", "description": "y", "deprecated": true }), json!({ "m": "5" }), r#"{"m":5}"#),
        (json!({ "nullable": true }), json!({ "m": null }), r#"{"m":null}"#),
        (json!({ "default": 7 }), json!({}), r#"{"m":7}"#),
        // One contradiction makes all of them void.
        (json!({ "default": 7, "nullable": true, "type": "string" }), json!({ "m": null }), r#"{"m":0}"#),
        (json!({ "default": 7, "type": "string" }), json!({}), "{}"),
    ] {
        assert_eq!(written(&document(siblings.clone()), &value), expected, "{siblings}");
    }
    // Definitions are siblings too: beside them a list of one type is just that type, as fast-json-stringify has it.
    let definitions = json!({ "n": { "type": ["number"] }, "no": false });
    let beside = |target: &str| json!({ "$ref": target, "definitions": definitions });
    assert_eq!(written(&beside("#/definitions/n"), &"5"), "5");
    let alone = json!({ "items": { "$ref": "#/definitions/n" }, "definitions": definitions });
    assert_eq!(written(&alone, &["5"]), "no_matching_type");
    let mut narrowed = beside("#/definitions/no");
    narrowed["type"] = json!("integer");
    assert_eq!(written(&narrowed, &"5"), "5");
}

#[test]
fn chains_of_references() {
    let chain = |links: usize| {
        let mut definitions: serde_json::Map<String, Value> =
            (0..links).map(|at| (format!("d{at}"), json!({ "$ref": format!("#/definitions/d{}", at + 1) }))).collect();
        definitions.insert(format!("d{links}"), json!({ "type": "integer" }));
        json!({ "$ref": "#/definitions/d0", "definitions": definitions })
    };
    let compiled = |depth: u32, links: usize| {
        Stringifier::builder().max_depth(depth).compile(&chain(links)).map(drop).map_err(|error| error.code())
    };
    // The reference at the root and the links: as many as the depth, and one more.
    assert_eq!((compiled(5, 5), compiled(5, 6)), (Ok(()), Err("max_depth")));
}
