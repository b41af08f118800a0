//! What unions and conditions accept.

use crate::{accepts, written};
use serde_json::json;
use shorn::Stringifier;
use shorn::stringify::{BigInteger, Instant, Nothing, RegExp, Utf16};

#[test]
fn kinds_of_values() {
    let kind = |name: &str| json!({ "type": name });
    let date = Instant::from_millis(0.0);
    assert!(
        accepts(&kind("object"), &date)
            && accepts(&kind("string"), &date)
            && accepts(&json!({ "type": ["string", "integer"] }), &date)
    );
    // A list that names objects has it as one, which makes no odds, but a pattern is no text.
    assert!(accepts(&kind("object"), &RegExp("a".into())) && !accepts(&kind("string"), &RegExp("a".into())));
    for name in ["object", "string", "integer", "number", "boolean", "null", "array"] {
        assert!(
            !accepts(&kind(name), &Nothing)
                && !accepts(&kind(name), &BigInteger::from(1))
                && !accepts(&kind(name), &f64::NAN),
            "{name}"
        );
    }
    assert!(
        accepts(&kind("integer"), &5.0)
            && accepts(&kind("integer"), &1e300)
            && !accepts(&kind("number"), &f64::INFINITY)
    );
    assert!(
        accepts(&json!({ "type": "integer", "nullable": true }), &())
            && !accepts(&json!({ "type": "integer", "nullable": 1 }), &())
    );
    // Object words apply to a date, of which nothing is a member; words of texts do not.
    assert!(
        !accepts(&json!({ "type": "string", "required": ["a"] }), &date)
            && accepts(&json!({ "type": "string", "minLength": 99, "format": "date" }), &date)
    );
}

#[test]
fn words_apply_to_their_own_kind() {
    for (schema, value) in [
        (json!({ "minLength": 2 }), json!(5)),
        (json!({ "required": ["a"] }), json!("x")),
        (json!({ "minimum": 5 }), json!("1")),
        (json!({ "minItems": 5 }), json!({})),
        (json!({ "format": "date" }), json!(5)),
        (json!({ "contains": false }), json!("x")),
        (json!({ "properties": { "a": false } }), json!([])),
    ] {
        assert!(accepts(&schema, &value), "{schema}");
    }
    // No number is none of these.
    for schema in [
        json!({ "minimum": 5 }),
        json!({ "multipleOf": 2 }),
        json!({ "format": "int32" }),
        json!({ "format": "int64" }),
    ] {
        assert!(accepts(&schema, &f64::NAN) && accepts(&schema, &BigInteger::from(1)), "{schema}");
    }
    assert!(
        !accepts(&json!({ "format": "int32" }), &2147483648_i64)
            && accepts(&json!({ "format": "int32" }), &-2147483648_i64)
    );
}

#[test]
fn texts_are_counted_by_characters() {
    assert!(accepts(&json!({ "maxLength": 1 }), "🚀") && accepts(&json!({ "pattern": "^.$" }), "🚀"));
    assert!(accepts(&json!({ "minLength": 2, "maxLength": 2 }), &Utf16(vec![0xd800, 0x61].into())));
    assert!(
        accepts(&json!({ "patternProperties": { "^.$": false } }), &json!({ "ab": 1 }))
            && !accepts(&json!({ "patternProperties": { "^.$": false } }), &json!({ "🚀": 1 }))
    );
}

#[test]
fn members_that_hold_nothing() {
    #[derive(serde::Serialize)]
    struct Value {
        a: Nothing,
    }
    let value = Value { a: Nothing };
    assert!(
        !accepts(&json!({ "required": ["a"] }), &value) && accepts(&json!({ "properties": { "a": false } }), &value)
    );
    assert!(
        !accepts(&json!({ "additionalProperties": false }), &value) && accepts(&json!({ "minProperties": 1 }), &value)
    );
    assert!(
        !accepts(&json!({ "propertyNames": false }), &value)
            && accepts(&json!({ "dependencies": { "a": ["b"] } }), &value)
    );
    assert!(!accepts(&json!({ "const": {} }), &value) && !accepts(&json!({ "maxProperties": 0 }), &value));
}

#[test]
fn equality() {
    assert!(accepts(&json!({ "const": { "a": [1, 0], "b": null } }), &json!({ "b": null, "a": [1.0, -0.0] })));
    assert!(
        !accepts(&json!({ "enum": [1, "1", [1]] }), &json!(true))
            && accepts(&json!({ "enum": [1, [2]] }), &json!([2.0]))
    );
    let unique = json!({ "uniqueItems": true });
    for (list, expected) in [
        (json!([1, 1.0]), false),
        (json!([0, -0.0]), false),
        (json!([1, "1", true, [1], { "a": 1 }]), true),
        (json!([{ "a": 1, "b": 2 }, { "b": 2, "a": 1 }]), false),
        (json!([[], {}]), true),
    ] {
        assert_eq!(accepts(&unique, &list), expected, "{list}");
    }
    assert!(
        accepts(&unique, &((), Nothing))
            && !accepts(&unique, &(Nothing, Nothing))
            && !accepts(&unique, &(f64::NAN, f64::NAN))
    );
    assert!(
        !accepts(&unique, &[BigInteger::from(1), BigInteger::from(1)]) && accepts(&unique, &(1, BigInteger::from(1)))
    );
}

#[test]
fn divisors() {
    for (value, divisor, expected) in [
        (0.3, 0.1, false),
        (1.1, 0.1, true),
        (4.35, 0.01, false),
        (7.5, 2.5, true),
        (1e22, 1.0, true),
        (1e308, 1e-10, false),
        (0.0, 3.0, true),
    ] {
        assert_eq!(accepts(&json!({ "multipleOf": divisor }), &value), expected, "{value} {divisor}");
    }
}

#[test]
fn formats() {
    let known: [(&str, &[&str], &[&str]); 18] = [
        (
            "date",
            &["0000-01-01", "2000-02-29"],
            &["1900-02-29", "2000-2-29", "2000-13-01", "٢٠٠٠-01-01", "2000-01-01 "],
        ),
        (
            "time",
            &["00:00:00Z", "23:59:60z", "12:00:00.123456789+05", "12:00:00-0530", "01:29:60+01:30", "12:00:00+05:30"],
            &["12:00:00", "24:00:00Z", "12:00:60Z", "12:00:00+24:00", "12:00:00+05:", "12:00:00.Z", "12:00Z"],
        ),
        (
            "date-time",
            &["2000-01-01T00:00:00Z", "2000-01-01t00:00:00z", "2000-01-01 00:00:00Z", "2000-01-01\u{feff}00:00:00Z"],
            &["2000-01-01T00:00:00", "2000-01-01\u{85}00:00:00Z", "2000-01-01", "2000-01-01TT00:00:00Z"],
        ),
        ("iso-time", &["12:00:00", "12:00:00Z"], &["12:00"]),
        ("iso-date-time", &["2000-01-01T12:00:00"], &["2000-01-01"]),
        (
            "duration",
            &["P1Y2M3D", "PT1H", "P1W", "P1DT1S", "PT1M"],
            &["P", "PT", "P1DT", "P1M1Y", "P1W1D", "PT1H1H", "P1.5D", "1D"],
        ),
        ("email", &["a@b.co", "a.b+c@x-y.z"], &["a@b", "a..b@c.de", ".a@c.de", "a@-b.de", "a b@c.de", "a@b@c.de"]),
        ("hostname", &["a", "a.", "a-b.c", "1.2"], &["", ".", "a..b", "-a", "a_b", "é"]),
        ("ipv4", &["0.0.0.0", "255.255.255.255"], &["256.0.0.0", "01.0.0.0", "1.2.3"]),
        ("ipv6", &["::", "::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4"], &["1:2:3:4:5:6:7", "1::2::3", ":::", "g::"]),
        ("uri", &["http://a/b?c#d", "urn:a:b"], &["/a", "a b:c", ""]),
        ("uri-reference", &["/a", "#x", "", "a/b"], &["\\", "a b"]),
        ("uri-template", &["/a/{b}", "{?x,y*}", "{+a:3}"], &["/a/{b", "{}}"]),
        (
            "uuid",
            &[
                "123e4567-e89b-12d3-a456-426614174000",
                "urn:uuid:123E4567-E89B-12D3-A456-426614174000",
                "URN:UUID:123e4567-e89b-12d3-a456-426614174000",
            ],
            &["123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g"],
        ),
        ("json-pointer", &["", "/a~0b", "/"], &["a", "/~2", "/~"]),
        ("relative-json-pointer", &["0", "1/a", "0#"], &["/a", "01", "-1"]),
        ("json-pointer-uri-fragment", &["#", "#/a%20b"], &["", "/a", "#/a b", "#a"]),
        ("byte", &["", "AAAA", "AA==", "AAA="], &["A", "AA=", "A===", "AA AA", "A-_="]),
    ];
    for (format, right, wrong) in known {
        for (texts, expected) in [(right, true), (wrong, false)] {
            for text in texts {
                assert_eq!(accepts(&json!({ "format": format }), *text), expected, "{format} {text:?}");
            }
        }
    }
    let long = format!("{}.", vec!["a".repeat(63); 4].join(".").split_at(253).0);
    assert!(
        accepts(&json!({ "format": "hostname" }), &*long)
            && !accepts(&json!({ "format": "hostname" }), &*format!("a{long}"))
    );
    assert!(
        accepts(&json!({ "format": "no such format" }), "x")
            && accepts(&json!({ "format": "regex" }), r"\-")
            && !accepts(&json!({ "format": "regex" }), "(")
    );
}

#[test]
fn lists_and_conditions() {
    let tuple = json!({ "items": [{ "type": "integer" }] });
    assert!(
        accepts(&tuple, &json!([1, "x"]))
            && !accepts(&json!({ "items": [{}], "additionalItems": { "type": "integer" } }), &json!([1, "x"]))
    );
    assert!(
        !accepts(&json!({ "contains": {} }), &json!([])) && accepts(&json!({ "additionalItems": false }), &json!([1]))
    );
    assert!(
        !accepts(&json!({ "oneOf": [{}, { "type": "integer" }] }), &5)
            && accepts(&json!({ "oneOf": [{}, { "type": "integer" }] }), "x")
    );
    assert!(!accepts(&json!({ "if": { "type": "integer" }, "then": { "minimum": 5 }, "else": false }), &4));
    // A reference hides nothing that stands beside it.
    let document = json!({ "definitions": { "n": { "type": "integer" } }, "if": { "$ref": "#/definitions/n", "minimum": 5 }, "then": { "const": 1 }, "else": { "const": 2 } });
    assert_eq!((written(&document, &4), written(&document, &5)), ("2".into(), "1".into()));
}

/// A union takes the first branch that accepts the value, by what the branch alone says.
#[test]
fn unions() {
    let document = json!({ "minimum": 10, "anyOf": [{ "type": "integer" }, { "type": "string" }] });
    assert_eq!(written(&document, &5), "5");
    // With both words, one chooses and the other is carried into its branches.
    let both = json!({ "anyOf": [{ "type": "object" }, {}], "oneOf": [{ "properties": { "a": { "type": "integer" } }, "type": "object" }, { "title": "any" }] });
    assert_eq!(
        (written(&both, &json!({ "a": 1, "b": 2 })), written(&both, "x")),
        (r#"{"a":1}"#.into(), r#""x""#.into())
    );
    // `nullable` beside a union is one more branch.
    let nullable = json!({ "nullable": true, "oneOf": [{ "type": "integer" }] });
    assert_eq!((written(&nullable, &()), written(&nullable, "x")), ("null".into(), "no_matching_branch".into()));
    // A value for the branch, written by the siblings with it.
    let member = json!({ "type": "object", "properties": { "a": { "type": "integer" } }, "anyOf": [{ "required": ["b"] }, { "required": ["c"] }] });
    assert_eq!(written(&member, &json!({ "a": "1", "c": 2 })), r#"{"a":1}"#);
    for (condition, expected) in [(json!(true), "1"), (json!(false), r#""x""#)] {
        assert_eq!(written(&json!({ "if": condition, "then": { "const": 1 }, "else": { "const": 2 } }), "x"), expected);
    }
}

/// Equality is that of the values of ECMAScript, and a member that holds nothing is absent.
#[test]
fn members_and_constants_at_their_edges() {
    // Half a surrogate pair is not the character that stands for what cannot be read.
    let half = Utf16(vec![0xdc00].into());
    for schema in [json!({ "const": "\u{fffd}" }), json!({ "enum": ["\u{fffd}", "a"] })] {
        assert!(!accepts(&schema, &half) && accepts(&schema, "\u{fffd}"), "{schema}");
    }
    // A number of a document is a double, and so is what is compared with it; a bound is a bound.
    let large = 9_007_199_254_740_993_u64;
    assert!(accepts(&json!({ "const": large }), &large) && accepts(&json!({ "enum": [large, "a"] }), &large));
    assert!(!accepts(&json!({ "maximum": 9_007_199_254_740_992_u64 }), &large));
    assert!(accepts(&json!({ "minimum": 9_007_199_254_740_992_u64 }), &large));
    // Several names, of which one holds nothing.
    #[derive(serde::Serialize)]
    struct Value {
        a: u8,
        b: Nothing,
        c: u8,
    }
    let value = Value { a: 1, b: Nothing, c: 3 };
    for names in [json!(["a", "b"]), json!(["a", "b", "c"])] {
        let closed =
            json!({ "required": names, "properties": { "a": {}, "b": {}, "c": {} }, "additionalProperties": false });
        assert!(!accepts(&json!({ "required": names }), &value) && !accepts(&closed, &value), "{names}");
        let matched =
            json!({ "required": names, "patternProperties": { "^[abc]$": {} }, "additionalProperties": false });
        assert!(!accepts(&matched, &value), "{names}");
    }
    assert!(accepts(&json!({ "required": ["a", "c"] }), &value));
}

/// The plan says by what branches are told apart, and what is left to the validator.
#[test]
fn how_branches_are_told_apart() {
    let document = json!({
        "definitions": { "radius": { "type": "number", "exclusiveMinimum": 0 } },
        "oneOf": [
            { "type": "null" },
            {
                "type": "object",
                "properties": { "r": { "$ref": "#/definitions/radius" }, "kind": { "const": "circle" } },
                "required": ["kind", "r"]
            },
            { "type": "object", "properties": { "kind": { "enum": ["text", "line"] }, "of": { "pattern": "^[a-z]+$" } } },
            { "type": "array", "items": { "type": ["integer", "null"] }, "minItems": 2 },
            false,
            true
        ]
    });
    let plan = Stringifier::compile(&document).unwrap().plan().to_string();
    let branches: Vec<&str> =
        plan.lines().filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(
        branches,
        [
            "if null: always null",
            r#"if object, {"kind": "circle"; "r": number, > 0}, with "kind", "r": #2 object"#,
            r#"if object, {"kind": "line" or "text"; "of": valid (schema 0)}: #3 object"#,
            "if array, elements ≥ 2, elements: (integer or null): #4 list",
            "never: as it is",
            "always: as it is",
        ]
    );
}

/// References that lead back, and a value as deep as they are followed.
#[test]
fn schemas_that_lead_back() {
    let list = json!({
        "definitions": { "list": { "type": "object", "required": ["n"], "properties": { "n": { "type": "integer" }, "next": { "$ref": "#/definitions/list" } } } },
        "if": { "$ref": "#/definitions/list" }, "then": { "const": true }, "else": { "const": false }
    });
    let chain =
        |depth: usize, last: serde_json::Value| (0..depth).fold(last, |next, n| json!({ "n": n, "next": next }));
    for depth in [0, 1, 2, 70, 200] {
        assert_eq!(written(&list, &chain(depth, json!({ "n": 5 }))), "true", "{depth}");
        assert_eq!(written(&list, &chain(depth, json!({ "m": 5 }))), "false", "{depth}");
    }
    // One after another, more than are followed at once.
    let mut definitions: serde_json::Map<String, serde_json::Value> = (0..90)
        .map(|n| (format!("d{n}"), json!({ "minimum": n, "allOf": [{ "$ref": format!("#/definitions/d{}", n + 1) }] })))
        .collect();
    definitions.insert("d90".into(), json!({ "maximum": 95 }));
    let long = json!({ "definitions": definitions, "if": { "$ref": "#/definitions/d0" }, "then": { "const": true }, "else": { "const": false } });
    for (value, expected) in [(88, "false"), (89, "true"), (95, "true"), (96, "false")] {
        assert_eq!(written(&long, &value), expected, "{value}");
    }
}
