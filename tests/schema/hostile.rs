//! Documents made to exhaust stack, time or memory. Each is refused, or compiles, within the stack of
//! a thread and in little time.

use serde_json::{Map, Value, json};
use shorn::{Schema, SchemaError};
use std::time::{Duration, Instant};

/// Compiles on the 2 MiB that a thread has, within a time that no quadratic step would keep.
fn compile(document: Value) -> Result<Schema, SchemaError> {
    let work = move || {
        let start = Instant::now();
        let compiled = Schema::compile(&document);
        (compiled, start.elapsed(), document)
    };
    let (compiled, elapsed, document) = on_stack(2, work);
    // A debug build on a busy machine takes several times what it should.
    assert!(elapsed < Duration::from_secs(20), "{elapsed:?}");
    on_stack(256, move || drop(document));
    compiled
}

fn on_stack<T: Send + 'static>(mebibytes: usize, work: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(mebibytes << 20);
    thread.spawn(work).expect("a thread").join().expect("no panic")
}

#[track_caller]
fn refused(document: Value, code: &str) -> SchemaError {
    let error = compile(document).expect_err("refused");
    assert_eq!(error.code(), code, "{error}");
    assert!(error.pointer().is_some_and(|pointer| pointer.starts_with('#')), "{error}");
    error
}

/// A way to put a node into another: a name, the other as JSON, and where in it the node goes.
type Way = (&'static str, &'static str, &'static str);

/// `levels` nodes within one another.
fn nested(levels: usize, (_, around, place): Way) -> Value {
    let around: Value = serde_json::from_str(around).expect("JSON");
    (0..levels).fold(json!({ "type": "string" }), |inner, _| {
        let mut outer = around.clone();
        *outer.pointer_mut(place).expect("a place") = inner;
        outer
    })
}

const WAYS: [Way; 14] = [
    ("object", r#"{ "type": "object", "properties": { "a": 0 } }"#, "/properties/a"),
    ("extras", r#"{ "type": "object", "additionalProperties": 0 }"#, "/additionalProperties"),
    ("array", r#"{ "type": "array", "items": 0 }"#, "/items"),
    ("tuple", r#"{ "type": "array", "prefixItems": [0] }"#, "/prefixItems/0"),
    ("type list", r#"{ "type": ["object", "string"], "properties": { "a": 0 } }"#, "/properties/a"),
    ("disjoint", r#"{ "anyOf": [{ "type": "boolean" }, { "type": "array", "items": 0 }] }"#, "/anyOf/1/items"),
    ("union", r#"{ "anyOf": [{ "type": "array" }, { "type": "array", "items": 0 }] }"#, "/anyOf/1/items"),
    ("union of unions", r#"{ "anyOf": [{ "type": "boolean" }, {}, 0] }"#, "/anyOf/2"),
    ("one branch", r#"{ "oneOf": [0] }"#, "/oneOf/0"),
    ("all of one", r#"{ "allOf": [0] }"#, "/allOf/0"),
    ("all of two", r#"{ "allOf": [0, { "required": ["b"] }] }"#, "/allOf/0"),
    (
        "property in two parts",
        r#"{ "allOf": [{ "type": "object", "properties": { "a": 0 } }, { "properties": { "a": { "properties": {} } } }] }"#,
        "/allOf/0/properties/a",
    ),
    (
        "union beside",
        r#"{ "type": "array", "items": 0, "anyOf": [{ "minItems": 1 }, { "type": "string" }] }"#,
        "/items",
    ),
    ("not", r#"{ "type": "array", "items": { "not": {}, "allOf": [0] } }"#, "/items/allOf/0"),
];

#[test]
fn nesting_takes_a_bounded_stack() {
    for way in WAYS {
        for levels in [40, 120, 250, 300, 1_000] {
            let compiled = compile(nested(levels, way));
            if let Err(error) = &compiled {
                assert_eq!(error.code(), "nesting_too_deep", "{way:?} {levels}: {error}");
                assert!(levels > 40, "{way:?}: {error}");
                assert!(error.pointer().is_some());
            }
            on_stack(2, move || drop(compiled));
        }
    }
    for way in WAYS.into_iter().take(4) {
        assert!(compile(nested(250, way)).is_ok(), "{way:?}");
        refused(nested(300, way), "nesting_too_deep");
    }
}

#[test]
fn a_type_in_a_list_in_a_list() {
    let types = (0..1_000).fold(json!("string"), |inner, _| Value::Array(vec![inner, json!("null")]));
    refused(json!({ "type": types }), "nesting_too_deep");
}

/// A chain of `length` definitions, the last of which is `last`.
fn chain(length: usize, link: impl Fn(&str) -> Value, last: Value) -> Value {
    let mut definitions: Map<String, Value> =
        (0..length).map(|at| (at.to_string(), link(&format!("#/$defs/{}", at + 1)))).collect();
    definitions.insert(length.to_string(), last);
    json!({ "$ref": "#/$defs/0", "$defs": definitions })
}

#[test]
fn chains_of_references() {
    let plain = |pointer: &str| json!({ "$ref": pointer });
    let long = compile(chain(100_000, plain, json!({ "type": "integer" }))).expect("a chain");
    assert_eq!(long.signature(), Some(r#""int""#));
    // One that ends where it began compiles, as in the format: it never ends.
    let ring = compile(chain(1_000, plain, json!({ "$ref": "#/$defs/0" }))).expect("a ring");
    assert_eq!(ring.signature(), Some(r#"{"defs":[{"ref":0}],"root":{"ref":0}}"#));

    let parts = |pointer: &str| json!({ "allOf": [{ "$ref": pointer }, { "type": "object" }] });
    let last = json!({ "type": "object", "properties": { "a": {} } });
    let long = compile(chain(100, parts, last)).expect("a chain");
    assert_eq!(long.signature(), Some(r#"{"object":[{"key":"a","optional":true,"value":"any"}]}"#));

    let nested = |pointer: &str| json!({ "type": "array", "items": { "$ref": pointer } });
    refused(chain(1_000, nested, json!({})), "nesting_too_deep");
    let single = |pointer: &str| json!({ "allOf": [{ "$ref": pointer }] });
    refused(chain(1_000, single, json!({})), "nesting_too_deep");
    let branch = |pointer: &str| json!({ "anyOf": [{ "$ref": pointer }, {}] });
    refused(chain(1_000, branch, json!({})), "nesting_too_deep");
}

#[test]
fn all_of_that_contains_itself() {
    for document in [
        json!({ "allOf": [{ "$ref": "#" }] }),
        json!({ "allOf": [{ "$ref": "#" }, { "type": "object" }] }),
        json!({ "$ref": "#/$defs/a", "$defs": {
            "a": { "allOf": [{ "$ref": "#/$defs/b" }, { "required": ["x"] }] },
            "b": { "allOf": [{ "$ref": "#/$defs/a" }, { "required": ["y"] }] }
        } }),
        json!({ "allOf": [{ "$ref": "#/$defs/a" }, {"required": ["x"] }], "$defs": { "a": { "$ref": "#/$defs/a" } } }),
    ] {
        refused(document, "unsupported_combinator");
    }
}

/// It is no more than the other branches.
#[test]
fn a_union_that_is_its_own_branch() {
    for (document, signature) in [
        (json!({ "anyOf": [{ "$ref": "#" }, { "type": "string" }] }), r#""string""#),
        (
            json!({ "anyOf": [{ "$ref": "#" }, { "type": "string" }, { "const": 1 }, {}] }),
            r#"{"first":["string",{"literal":1},"any"]}"#,
        ),
        (json!({ "anyOf": [{ "$ref": "#" }, { "minLength": 1 }], "type": "string" }), r#""string""#),
    ] {
        assert_eq!(compile(document).expect("a union").signature(), Some(signature));
    }
    refused(json!({ "anyOf": [{ "$ref": "#" }] }), "unsupported_union");
}

/// Twice as large at each level.
#[test]
fn definitions_that_double() {
    let object = |pointer: &str| json!({ "type": "object", "properties": { "a": { "$ref": pointer }, "b": { "$ref": pointer } } });
    let array = |pointer: &str| json!({ "type": "array", "prefixItems": [{ "$ref": pointer }, { "$ref": pointer }] });
    let union = |pointer: &str| json!({ "anyOf": [{ "$ref": pointer }, { "$ref": pointer }, { "type": "string" }] });
    let open = |pointer: &str| json!({ "anyOf": [{ "$ref": pointer }, { "type": "array", "items": { "$ref": pointer } }], "minItems": 1 });
    refused(chain(100, object, json!({})), "shape_too_large");
    refused(chain(100, array, json!({})), "shape_too_large");
    refused(chain(100, union, json!({ "type": "array" })), "shape_too_large");
    refused(chain(100, open, json!({ "type": "array" })), "shape_too_large");
    // The same part twice counts once.
    let parts = |pointer: &str| json!({ "allOf": [{ "$ref": pointer }, { "allOf": [{ "$ref": pointer }] }, { "required": ["a"] }] });
    let compiled = compile(chain(100, parts, json!({ "type": "object" }))).expect("one object");
    assert_eq!(compiled.signature(), Some(r#"{"object":[{"key":"a","optional":false,"value":"any"}]}"#));
    // Properties of two parts each, on every level.
    let merged = |pointer: &str| {
        json!({ "type": "object", "properties": {
            "a": { "allOf": [{ "$ref": pointer }, { "properties": { "b": {} } }] },
            "b": { "allOf": [{ "$ref": pointer }, { "properties": { "a": {} } }] }
        } })
    };
    refused(chain(60, merged, json!({ "type": "object" })), "shape_too_large");
}

/// A definition costs what it is, not what its copies would be: two million nodes here, and a
/// recursive one in each.
#[test]
fn copies_are_shared() {
    let pair = |pointer: &str| json!({ "type": "array", "prefixItems": [{ "$ref": pointer }, { "$ref": pointer }], "items": false });
    let list = json!({ "type": "object", "properties": { "next": { "$ref": "#/$defs/list" } } });
    let mut document = chain(20, pair, json!({ "$ref": "#/$defs/list" }));
    document["$defs"]["list"] = list;
    let began = Instant::now();
    let schema = compile(document).expect("two million nodes");
    assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
    assert_eq!(schema.json_schema().expect_err("no document of that size").code(), "shape_too_large");
    let text = schema.signature().expect("a signature");
    assert!(text.starts_with(
        r#"{"defs":[{"object":[{"key":"next","optional":true,"value":{"ref":0}}]}],"root":{"tuple":[{"tuple":["#
    ));
    assert_eq!(text.matches(r#"{"ref":0}"#).count(), 1 + (1 << 20));
}

/// Few nodes can have a long text, and many copies: one of gigabytes is never written.
#[test]
fn long_texts_in_many_copies() {
    let pair = |pointer: &str| json!({ "type": "array", "prefixItems": [{ "$ref": pointer }, { "$ref": pointer }], "items": false });
    let names: Vec<String> = (0..1_000).map(|number| format!("member number {number}")).collect();
    refused(chain(17, pair, json!({ "enum": names })), "shape_too_large");
    let long = json!({ "type": "object", "properties": { "k".repeat(20_000): { "type": "boolean" } } });
    refused(chain(17, pair, long), "shape_too_large");
    refused(chain(17, pair, json!({ "const": "v".repeat(20_000) })), "shape_too_large");
}

/// Unions that multiply.
#[test]
fn products_of_unions() {
    let types = ["string", "boolean", "array", "object"];
    let union = |at: usize| {
        let branch = |(index, name): (usize, &&str)| json!({ "type": name, "minItems": at, "minimum": index });
        json!({ "anyOf": types.iter().enumerate().map(branch).collect::<Vec<_>>() })
    };
    let few: Vec<Value> = (0..3).map(union).collect();
    let schema = compile(json!({ "allOf": few })).expect("a union");
    assert!(
        schema.signature().is_some_and(|text| text.starts_with(r#"{"types":["array","boolean","object","string"]"#))
    );
    let any = |_| json!({ "anyOf": [{ "minItems": 1 }, { "minItems": 2 }, { "maxItems": 3 }] });
    let many: Vec<Value> = (0..40).map(any).chain([json!({ "type": "array" })]).collect();
    refused(json!({ "allOf": many }), "shape_too_large");
}

#[test]
fn wide_documents() {
    const WIDTH: usize = 5_000;
    let event = |at: usize| json!({ "type": "object", "properties": { "kind": { "const": at }, "z": {} }, "required": ["kind"] });
    let definitions: Map<String, Value> = (0..WIDTH).map(|at| (at.to_string(), event(at))).collect();
    let references: Vec<Value> = (0..WIDTH).map(|at| json!({ "$ref": format!("#/$defs/{at}") })).collect();
    let union = compile(json!({ "oneOf": references, "$defs": definitions })).expect("a union");
    assert!(union.signature().is_some_and(|text| text.starts_with(r#"{"on":"kind","cases":[0,1,10,"#)));

    let part = |at: usize| {
        let name = at.to_string();
        json!({ "type": "object", "properties": { name.as_str(): {} }, "required": [name] })
    };
    assert!(compile(json!({ "allOf": (0..WIDTH).map(part).collect::<Vec<_>>() })).is_ok());
    let names: Vec<String> = (0..WIDTH).map(|at| at.to_string()).collect();
    assert!(compile(json!({ "type": "object", "required": names })).is_ok());
    assert!(compile(json!({ "allOf": [{ "enum": names }, { "enum": names }] })).is_ok());
    refused(json!({ "type": vec!["string"; WIDTH] }), "unsupported_type_array");
}
