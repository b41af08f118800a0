//! Values and documents that would take forever, or all of the stack, or give away what they hold.

use crate::both_ways::{compiled, keeps, validated};
use serde_json::{Map, Value, json};
use shorn::Schema;
use std::time::{Duration, Instant};

/// Far more than it takes, since tests are not optimized and may share a machine.
const IN_TIME: Duration = Duration::from_secs(5);

fn in_time<R>(what: &str, work: impl FnOnce() -> R) -> R {
    let start = Instant::now();
    let done = work();
    let took = start.elapsed();
    println!("{what}: {took:?}");
    assert!(took < IN_TIME, "{what} took {took:?}");
    done
}

/// On the stack that a thread has by default.
fn on_a_thread(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        std::thread::Builder::new()
            .stack_size(2 << 20)
            .spawn_scoped(scope, work)
            .expect("a thread")
            .join()
            .expect("done");
    });
}

#[test]
fn patterns_give_up() {
    // None of these matches the letters; the first two need no steps, the others more than there are.
    for (pattern, gives_up) in [
        ("^(?=a)((a+)+)+$", false),
        ("^(a|aa)+$", false),
        (r"(.*)*\1x", true),
        (r"(?=(a+))\1b", true),
        ("(?:a(?=.*x)|a)*$x", true),
    ] {
        let codec = validated(&json!({ "type": "string", "pattern": pattern }));
        for length in [50, 10_000, 100_000] {
            let text = json!("a".repeat(length) + "!");
            let issues = in_time(pattern, || codec.issues(&text));
            assert_eq!((issues.len(), issues[0].rule()), (1, "pattern"), "{pattern}");
            if gives_up && length > 50 {
                assert_eq!(issues[0].message(), "value takes too long to compare with the pattern", "{pattern}");
            }
        }
    }
}

/// Not one after the other.
#[test]
fn many_patterns_give_up() {
    let codec = validated(&json!({ "type": "array", "items": { "type": "string", "pattern": r"(.*)*\1x" } }));
    let texts: Vec<String> = (0..2_000).map(|n| format!("{n}{}", "a".repeat(500))).collect();
    assert_eq!(in_time("many", || codec.issues(&json!(texts))).len(), 2_000);
    assert_eq!(codec.issues(&json!(["x", "aax", "a"])).len(), 1);
}

/// Text that is not known to match does not pass, wherever the pattern stands.
#[test]
fn giving_up_is_no_answer() {
    let slow = json!({ "type": "string", "pattern": r"(.*)*\1x" });
    let letters = json!("a".repeat(1_000));
    let pattern = slow["pattern"].clone();
    for document in [
        slow.clone(),
        json!({ "type": "string", "not": { "pattern": pattern } }),
        json!({ "type": "string", "if": { "pattern": pattern }, "then": { "minLength": 1 } }),
        json!({ "type": "string", "allOf": [{ "anyOf": [{ "pattern": pattern }, { "not": { "pattern": pattern } }] }] }),
    ] {
        let codec = validated(&document);
        assert_eq!(codec.encode(&letters).unwrap_err().code(), "validation", "{document}");
        assert!(codec.encode(&letters).unwrap_err().issues()[0].message().contains("too long"), "{document}");
        // The next value is another one.
        assert!(codec.encode(&json!("x")).is_ok() || document.get("not").is_some(), "{document}");
    }
    let names =
        validated(&json!({ "type": "object", "additionalProperties": true, "patternProperties": { r"(.*)*\1x": {} } }));
    let _ = in_time("names", || names.issues(&json!({ "a".repeat(10_000): 1 })));
}

/// Long text beside does not take the steps of a short one.
#[test]
fn each_text_has_its_own_steps() {
    let codec = validated(&json!({
        "type": "object",
        "properties": { "slug": { "type": "string", "pattern": "^((?!-)[a-z0-9-]{1,63}(?<!-)\\.)+[a-z]{2,}$" }, "body": { "type": "string" } },
    }));
    let host = format!("{}.{}.example", "a-b".repeat(20), "c".repeat(63));
    assert_eq!(codec.issues(&json!({ "slug": host, "body": "x".repeat(1_000_000) })), []);
    assert_eq!(codec.issues(&json!({ "slug": "a-.example", "body": "" })).len(), 1);
}

/// Without `json!`, which would copy what it holds, and go as deep as that is.
fn nested(levels: usize, key: &str, innermost: Value) -> Value {
    (0..levels).fold(innermost, |value, _| Value::Object(Map::from_iter([(key.to_owned(), value)])))
}

/// Dropping a deep value takes stack, too; a test has no use for it.
fn leak(value: Value) -> &'static Value {
    Box::leak(Box::new(value))
}

#[test]
fn deep_values() {
    let any = json!({ "type": "object", "additionalProperties": { "$ref": "#" } });
    // Many schemas at each level.
    let mut chain = json!({ "type": "object", "properties": { "c": { "$ref": "#" }, "n": { "maximum": 1 } }, "additionalProperties": true });
    for _ in 0..20 {
        chain = json!({ "allOf": [chain] });
    }
    let many = json!({ "type": "object", "additionalProperties": true, "if": { "minProperties": 2 }, "else": chain });
    on_a_thread(|| {
        for document in [&any, &many] {
            let codec = validated(document);
            for levels in [30, 300, 1_200] {
                assert!(in_time("deep", || codec.issues(leak(nested(levels, "c", json!({}))))).is_empty());
                let wrong = leak(nested(levels, "c", json!(5)));
                assert!(!in_time("deep and wrong", || codec.issues(wrong)).is_empty(), "{levels}");
            }
        }
        // A shape follows so far, and the encoder says so.
        let codec = validated(&any);
        let error = codec.encode(leak(nested(1_200, "c", json!({})))).unwrap_err();
        assert_eq!(error.code(), "recursion_depth");
        for levels in [1_400, 5_000] {
            let error = codec.encode(leak(nested(levels, "c", json!({})))).unwrap_err();
            assert_eq!(error.code(), "recursion_depth");
        }
        // In a member that is left out depth does no harm.
        let closed = validated(
            &json!({ "type": "object", "properties": { "a": { "type": "integer", "maximum": 1 } }, "additionalProperties": false }),
        );
        let deep = nested(5_000, "c", json!({}));
        let value = Value::Object(Map::from_iter([("a".to_owned(), json!(1)), ("c".to_owned(), deep)]));
        let value = leak(value);
        assert_eq!(
            closed.encode(value).expect("nothing too deep is written"),
            closed.clone().unchecked().encode(value).expect("the same")
        );
    });
}

/// Deeper than `serde_json` reads, and not deeper than this library does.
#[test]
fn deep_text() {
    on_a_thread(|| {
        let codec = validated(
            &json!({ "type": "object", "properties": { "c": { "$ref": "#" }, "n": { "type": "integer", "maximum": 1 } }, "additionalProperties": false }),
        );
        let text = |n: u8| format!("{}{{\"n\":{n}}}{}", "{\"c\":".repeat(200), "}".repeat(200));
        let bytes = codec.encode_json(text(1).as_bytes()).expect("valid");
        assert_eq!(bytes, codec.clone().unchecked().encode_json(text(1).as_bytes()).expect("valid"));
        assert!(codec.decode(&bytes).is_ok());
        let error = codec.encode_json(text(2).as_bytes()).unwrap_err();
        assert_eq!((error.code(), error.issues()[0].rule()), ("validation", "maximum"));
        assert!(error.issues()[0].path().expect("a path").to_string().ends_with("c.c.n"));
    });
}

#[test]
fn deep_documents() {
    on_a_thread(|| {
        let document = |levels: usize, at: &str, key: &str| {
            let inner = nested(levels, key, json!({ "type": "string", "maxLength": 1 }));
            let rest = [("type".to_owned(), json!("string")), ("maxLength".to_owned(), json!(1))];
            leak(Value::Object(Map::from_iter(rest.into_iter().chain([(at.to_owned(), inner)]))))
        };
        for levels in [10, 100, 900] {
            for key in ["not", "x-notes"] {
                let schema = Schema::compile(document(levels, "else", key)).expect("a shape");
                match schema.validated() {
                    Ok(codec) => assert!(codec.encode(&json!("ab")).is_err()),
                    Err(error) => assert_eq!((error.code(), key, levels), ("nesting_too_deep", "not", 900)),
                }
            }
        }
        // Too deep to be kept; the shape is there.
        let schema = Schema::compile(document(4_000, "default", "a")).expect("a shape");
        assert_eq!(schema.validated().unwrap_err().code(), "nesting_too_deep");
        assert!(schema.encode(&json!("a")).is_ok());
    });
}

/// A validator that lists what is wrong with every branch would need two to the power of the depth.
#[test]
fn unions_in_unions() {
    let node = json!({
        "type": "object",
        "properties": { "c": { "$ref": "#" }, "n": { "type": "integer", "maximum": 1 } },
        "additionalProperties": false
    });
    let mut other = node.clone();
    other["properties"]["d"] = json!({ "type": "string" });
    for union in ["anyOf", "oneOf"] {
        for draft in ["draft-04", "draft-07", "draft/2020-12"] {
            let schema = format!("http://json-schema.org/{draft}/schema");
            let codec = validated(&json!({ "$schema": schema, union: [node, other, { "type": "string" }] }));
            for levels in [4, 30, 200] {
                let issues = in_time(union, || codec.issues(leak(nested(levels, "c", json!({ "n": 2 })))));
                assert_eq!(
                    (issues.len(), issues[0].rule(), issues[0].pointer()),
                    (1, union, Some(&*format!("#/{union}")))
                );
            }
        }
    }
    // Parts of one schema that both lead back to it.
    let part = json!({ "properties": { "c": { "$ref": "#" } } });
    let codec = validated(
        &json!({ "type": "object", "additionalProperties": true, "allOf": [{ "if": {}, "then": part }, { "else": {}, "if": {}, "then": part }], "properties": { "n": { "type": "integer", "maximum": 1 } } }),
    );
    let issues = in_time("parts", || codec.issues(leak(nested(60, "c", json!({ "n": 2 })))));
    assert_eq!(issues.len(), 1);
}

/// Of two references in each of a few levels, two to the power of the levels lead to one keyword.
#[test]
fn references_to_one_keyword() {
    for levels in [1usize, 2, 10] {
        let reference = |level: usize| json!({ "$ref": format!("#/$defs/{}", level + 1) });
        let both = |level: usize| (level.to_string(), json!({ "allOf": [reference(level), reference(level)] }));
        let mut definitions: Map<String, Value> = (0..levels).map(both).collect();
        definitions.insert(levels.to_string(), json!({ "maximum": 3 }));
        let codec = validated(&json!({
            "$defs": definitions,
            "type": "object",
            "properties": { "n": { "type": "integer" } },
            "additionalProperties": false,
            "dependentSchemas": { "n": { "properties": { "n": { "$ref": "#/$defs/0" } } } }
        }));
        let issues = in_time("references", || codec.issues(&json!({ "n": 4 })));
        let pointer = format!("#/$defs/{levels}/maximum");
        assert_eq!((issues.len(), issues[0].pointer()), (1, Some(&*pointer)));
    }
}

#[test]
fn large_values() {
    let unique = validated(&json!({ "type": "array", "uniqueItems": true }));
    let list = |item: &dyn Fn(usize) -> Value| Value::Array((0..100_000).map(item).collect());
    for (what, list) in [
        ("integers", list(&|n| json!(n))),
        ("strings", list(&|n| json!(n.to_string()))),
        ("objects", list(&|n| json!({ "a": n }))),
        ("lists", list(&|n| json!([n, n]))),
    ] {
        assert!(in_time(what, || unique.issues(&list)).is_empty());
    }
    // An issue takes more memory than an element: of very many, the first is enough.
    let positive = validated(&json!({ "type": "array", "items": { "type": "integer", "minimum": 1 } }));
    assert_eq!(positive.issues(&Value::Array(vec![json!(0); 1_000])).len(), 1_000);
    let issues = in_time("many issues", || positive.issues(&Value::Array(vec![json!(0); 200_000])));
    assert_eq!(issues.len(), 1);
}

/// Whatever is wrong with a password, its text is not in what is said.
#[test]
fn values_are_not_told() {
    const SECRET: &str = "hunter2";
    let secret = json!(SECRET);
    let in_list = json!([SECRET, SECRET]);
    for (document, value) in [
        (json!({ "type": "integer" }), &secret),
        (json!({ "type": ["integer", "null"] }), &secret),
        (json!({ "type": "string", "minLength": 9 }), &secret),
        (json!({ "type": "string", "maxLength": 1 }), &secret),
        (json!({ "type": "string", "pattern": "^x" }), &secret),
        (json!({ "type": "string", "format": "date" }), &secret),
        (json!({ "enum": ["a"] }), &secret),
        (json!({ "enum": ["a", "b", "c", "d", "e"] }), &secret),
        (json!({ "const": "a" }), &secret),
        (json!({ "type": "string", "not": { "minLength": 1 } }), &secret),
        (json!({ "anyOf": [{ "type": "integer" }, { "type": "null" }] }), &secret),
        (json!({ "oneOf": [{ "type": "integer" }, { "type": "null" }] }), &secret),
        (json!({ "type": "string", "allOf": [{ "oneOf": [{ "minLength": 1 }, { "minLength": 2 }] }] }), &secret),
        (json!({ "type": "string", "if": { "minLength": 1 }, "then": { "maxLength": 2 } }), &secret),
        (json!({ "type": "array", "uniqueItems": true }), &in_list),
        (json!({ "type": "array", "maxItems": 1 }), &in_list),
        (json!({ "type": "array", "minItems": 3 }), &in_list),
        (json!({ "type": "array", "contains": { "const": 1 } }), &in_list),
        (json!({ "type": "array", "contains": { "minLength": 1 }, "maxContains": 1 }), &in_list),
        (json!({ "type": "array", "prefixItems": [true], "items": false }), &in_list),
        (json!({ "type": "array", "items": true, "allOf": [{ "unevaluatedItems": false }] }), &in_list),
        (
            json!({ "$schema": "http://json-schema.org/draft-07/schema#", "type": "array", "items": [true], "additionalItems": false }),
            &in_list,
        ),
        (
            json!({ "$schema": "http://json-schema.org/draft-07/schema#", "type": "string", "contentMediaType": "application/json" }),
            &secret,
        ),
        (
            json!({ "$schema": "http://json-schema.org/draft-07/schema#", "type": "string", "contentEncoding": "base64" }),
            &json!("hunter2!"),
        ),
        (json!({ "type": "object", "properties": { "a": false } }), &json!({ "a": SECRET })),
        (
            json!({ "type": "object", "properties": { "a": {} }, "additionalProperties": false }),
            &json!({ "b": SECRET }),
        ),
        (
            json!({ "type": "object", "properties": { "a": {} }, "unevaluatedProperties": false }),
            &json!({ "b": SECRET }),
        ),
        (json!({ "type": "object", "propertyNames": { "maxLength": 1 } }), &json!({ "bc": SECRET })),
        (json!({ "type": "object", "maxProperties": 0, "additionalProperties": true }), &json!({ "b": SECRET })),
        (json!({ "type": "object", "minProperties": 2, "additionalProperties": true }), &json!({ "b": SECRET })),
        (
            json!({ "type": "object", "additionalProperties": true, "dependentRequired": { "b": ["c"] } }),
            &json!({ "b": SECRET }),
        ),
        (json!({ "type": "string", "pattern": r"(.*)*\1x" }), &secret),
    ] {
        let codec = validated(&document);
        let issues = codec.issues(value);
        assert!(!issues.is_empty(), "{document}");
        let error = codec.encode(value).unwrap_err();
        let said = format!("{issues:?} {error} {error:?} {}", serde_json::to_string(&error).expect("data"));
        assert!(!said.contains("hunter"), "{document}: {said}");
    }
}

/// A message after one that failed is written as if nothing had been.
#[test]
fn after_failures() {
    let (schema, codec) =
        compiled(&Schema::builder(), &json!({ "type": "array", "items": { "type": "string", "maxLength": 2 } }));
    for _ in 0..3 {
        assert!(codec.encode(&json!(["abc"])).is_err());
        assert!(codec.encode_serde(&["abc"]).is_err());
        assert!(codec.encode_json(b"[\"abc\"]").is_err());
        assert!(codec.decode(b"\x01\x03abc").is_err());
        keeps(&schema, &codec, &json!(["ab", "c"]));
    }
}
