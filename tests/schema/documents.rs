//! References: to other documents, by names, through escapes, and where compiling begins.

use crate::{extended, refused};
use serde_json::{Value, json};
use shorn::Schema;

#[track_caller]
fn signature(compiled: Result<Schema, shorn::SchemaError>) -> String {
    compiled.unwrap_or_else(|error| panic!("{error}")).signature().expect("a signature").to_owned()
}

#[test]
fn pointers() {
    let definitions = json!({ "a b": { "type": "string" }, "é": { "type": "boolean" }, "l": [{ "type": "number" }], "%41": { "type": "null" }, "A": {} });
    let with = |pointer: &str| json!({ "$ref": pointer, "$defs": definitions });
    extended(&with("#/$defs/a%20b"), r#""string""#);
    extended(&with("#/%24defs/%C3%A9"), r#""boolean""#);
    extended(&with("#/$defs/l/0"), r#""float64""#);
    // The raw key comes first.
    crate::accepted(&with("#/$defs/%41"), r#"{"literal":null}"#);
    refused(&with("#/$defs/l/00"), "unsupported_node", "#");
    refused(&with("#/$defs/l/1"), "unresolved_ref", "#");
    refused(&with("#/$defs/l"), "unsupported_node", "#/$defs/l");
    refused(&json!({ "type": "array", "items": { "$ref": "#/nowhere" } }), "unresolved_ref", "#/items");
}

#[test]
fn anchors() {
    let definitions = |named: Value| json!({ "type": "array", "items": { "$ref": "#Node" }, "$defs": { "x": named } });
    extended(&definitions(json!({ "$anchor": "Node", "type": "string" })), r#"{"array":"string"}"#);
    extended(&definitions(json!({ "$id": "#Node", "type": "string" })), r#"{"array":"string"}"#);
    extended(&definitions(json!({ "id": "#Node", "type": "string" })), r#"{"array":"string"}"#);
    refused(&definitions(json!({ "$anchor": "node" })), "remote_ref", "#/items");
    // Recursion through a name.
    extended(
        &json!({ "$anchor": "t", "type": "object", "properties": { "next": { "$ref": "#t" } } }),
        r#"{"defs":[{"object":[{"key":"next","optional":true,"value":{"ref":0}}]}],"root":{"ref":0}}"#,
    );
}

#[test]
fn other_documents() {
    let unit = json!({ "$defs": { "U": { "enum": ["C", "F"] }, "V": { "$ref": "#/$defs/U" } } });
    let list = r#"{"array":{"enum":["C","F"]}}"#;
    let document = |reference: &str| json!({ "type": "array", "items": { "$ref": reference } });
    let with = |uri: &str, reference: &str| Schema::builder().document(uri, unit.clone()).compile(&document(reference));
    // A pointer of the other document is read there.
    assert_eq!(signature(with("unit.json", "unit.json#/$defs/V")), list);
    assert_eq!(signature(with("https://example.net/unit.json", "https://example.net/unit.json#/$defs/V")), list);
    assert_eq!(signature(with("urn:acme:unit", "urn:acme:unit#/$defs/V")), list);
    let error = with("unit.json", "other.json#/$defs/V").unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("remote_ref", Some("#/items")));
    let error = with("unit.json", "unit.json#/$defs/W").unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("unresolved_ref", Some("#/items")));
    let strict = Schema::builder().strict(true).document("unit.json", unit.clone());
    assert_eq!(strict.compile(&document("unit.json#/$defs/V")).unwrap_err().code(), "remote_ref");

    // Relative to where the reference is, and by the name that a document gives itself.
    let named = json!({ "$id": "https://example.net/schemas/a.json", "type": "array", "items": { "$ref": "unit.json#/$defs/U" } });
    let builder = Schema::builder().document("https://example.net/schemas/unit.json", unit.clone());
    assert_eq!(signature(builder.compile(&named)), list);
    let own = json!({ "$id": "https://example.net/unit.json", "type": "boolean" });
    let builder = Schema::builder().document("anything", own);
    assert_eq!(signature(builder.compile(&document("https://example.net/unit.json"))), r#"{"array":"boolean"}"#);
    extended(
        &json!({ "$id": "https://example.net/a.json", "type": "array", "items": { "$ref": "a.json#/$defs/x" }, "$defs": { "x": { "type": "boolean" } } }),
        r#"{"array":"boolean"}"#,
    );
    // A part with a URI of its own.
    extended(
        &json!({ "$ref": "/part", "$id": "https://example.net/whole", "$defs": {
            "p": { "$id": "part", "type": "array", "items": { "$ref": "#/$defs/q" }, "$defs": { "q": { "type": "string" } } }
        } }),
        r#"{"array":"string"}"#,
    );
}

#[test]
fn faults_in_other_documents() {
    let broken = json!({ "$defs": { "a/b": { "type": "array", "items": { "type": "date" } } } });
    let builder = Schema::builder().document("broken.json", broken);
    let error = builder.compile(&json!({ "$ref": "broken.json#/$defs/a~1b" })).unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("unsupported_type", Some("broken.json#/$defs/a~1b/items")));
    let quiet = json!({ "type": "object", "patternProperties": { "^x": {} } });
    let schema =
        Schema::builder().document("quiet.json", quiet).compile(&json!({ "$ref": "quiet.json" })).expect("compiles");
    assert_eq!(schema.warnings()[0].pointer, "quiet.json#/patternProperties");
}

/// Two documents that refer to each other.
#[test]
fn recursion_across_documents() {
    let folder =
        json!({ "type": "object", "properties": { "files": { "type": "array", "items": { "$ref": "file.json" } } } });
    let file = json!({ "type": "object", "properties": { "folder": { "$ref": "folder.json" } } });
    let builder = Schema::builder().document("file.json", file).document("folder.json", folder);
    assert_eq!(
        signature(builder.compile(&json!({ "$ref": "folder.json" }))),
        concat!(
            r#"{"defs":[{"object":[{"key":"files","optional":true,"value":{"array":{"object":["#,
            r#"{"key":"folder","optional":true,"value":{"ref":0}}]}}}]}],"root":{"ref":0}}"#,
        )
    );
}

#[test]
fn roots() {
    let document = json!({ "openapi": "3.1.0", "components": { "schemas": {
        "Pet": { "type": "object", "properties": { "kids": { "type": "array", "items": { "$ref": "#/components/schemas/Pet" } } } },
        "a/b": { "type": "string" }
    } } });
    let pet = r#"{"defs":[{"object":[{"key":"kids","optional":true,"value":{"array":{"ref":0}}}]}],"root":{"ref":0}}"#;
    let root = |pointer: &str| Schema::builder().root(pointer).compile(&document);
    assert_eq!(signature(root("#/components/schemas/Pet")), pet);
    assert_eq!(signature(root("/components/schemas/Pet")), pet);
    assert_eq!(signature(root("#/components/schemas/a~1b")), r#""string""#);
    // The same as a reference to it.
    let mut around = document.clone();
    around["$ref"] = json!("#/components/schemas/Pet");
    assert_eq!(signature(Schema::compile(&around)), pet);
    assert_eq!(signature(Schema::builder().strict(true).root("#/components/schemas/Pet").compile(&document)), pet);
    let error = root("#/components/schemas/Cat").unwrap_err();
    assert_eq!((error.code(), error.pointer()), ("unresolved_ref", Some("#")));
    // The definition has its name in the canonical document.
    let canonical = root("#/components/schemas/Pet").expect("compiles").json_schema().expect("a document");
    assert!(canonical["$defs"]["Pet"].is_object(), "{canonical}");
}

/// Folding (8.3) leaves an entry to which nothing leads back from inside but through another: the root says "A or null",
/// and so does a field of A. A reader of the printed document makes one entry of the two; the bytes are the same.
#[test]
fn a_printed_document_may_be_numbered_anew() {
    let a_or_null = json!({ "anyOf": [{ "$ref": "#/$defs/A" }, { "type": "null" }] });
    let mut document = a_or_null.clone();
    document["$defs"] = json!({
        "A": { "type": "object", "properties": { "b": { "$ref": "#" }, "c": a_or_null }, "required": ["b", "c"] }
    });
    let schema = Schema::compile(&document).unwrap();
    let fields =
        r#""object":[{"key":"b","optional":false,"value":{"ref":0}},{"key":"c","optional":false,"value":{"ref":0}}]"#;
    let two = format!(r#"{{"defs":[{{"nullable":{{"ref":1}}}},{{{fields}}}],"root":{{"ref":0}}}}"#);
    assert_eq!(schema.signature(), Some(&*two));
    let again = Schema::compile(&schema.json_schema().unwrap()).unwrap();
    let one = format!(r#"{{"defs":[{{"nullable":{{{fields}}}}}],"root":{{"ref":0}}}}"#);
    assert_eq!(again.signature(), Some(&*one));
    let value = json!({ "b": null, "c": { "b": null, "c": null } });
    for schema in [schema, again] {
        assert_eq!(schema.encode(&value).unwrap(), [1, 0, 1, 0, 0]);
        assert_eq!(schema.decode(&[1, 0, 1, 0, 0]).unwrap(), value);
    }
}
