//! What becomes of values.

use crate::written;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::{Value, json};
use shorn::Stringifier;
use shorn::stringify::{BigInteger, Instant, LargeArrays, Nothing, RegExp, Rounding, Utf16};
use std::collections::BTreeMap;

/// Members with keys of any kind, in this order.
struct Members<K, V>(Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Members<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.0.iter().try_for_each(|(key, value)| map.serialize_entry(key, value))?;
        map.end()
    }
}

#[test]
fn names_that_are_indices_come_first() {
    let names = ["b", "01", "10", "a", "9", "4294967294", "4294967295", "-1", "1.5", "0"];
    let order = ["0", "9", "10", "4294967294", "b", "01", "a", "4294967295", "-1", "1.5"];
    let text = |names: [&str; 10]| format!("{{{}}}", names.map(|name| format!("\"{name}\":1")).join(","));
    let value = Members(names.map(|name| (name, 1)).into());
    // Of a value whose members are walked through, of the document, of a constant and of a default.
    assert_eq!(written(&json!({}), &value), text(order));
    let map: Value = serde_json::to_value(&value).expect("JSON");
    let properties: Value = names
        .iter()
        .map(|name| ((*name).to_owned(), json!({ "type": "integer" })))
        .collect::<serde_json::Map<_, _>>()
        .into();
    assert_eq!(written(&json!({ "type": "object", "properties": properties }), &value), text(order));
    assert_eq!(written(&json!({ "const": map }), &1), text(order));
    let default = json!({ "type": "object", "properties": { "m": { "default": map } } });
    assert_eq!(written(&default, &json!({})), format!("{{\"m\":{}}}", text(order)));
    // The first pattern in the order of their map, in which an index comes first too.
    let patterns =
        json!({ "type": "object", "patternProperties": { "a": { "type": "string" }, "1": { "type": "integer" } } });
    assert_eq!(written(&patterns, &json!({ "a1": "7" })), r#"{"a1":7}"#);
}

#[test]
fn numbers_are_spelled_as_in_ecmascript() {
    let number = json!({ "type": "number" });
    let known = [
        (1e21, "1e+21"),
        (1e20, "100000000000000000000"),
        (123456789012345680000.0, "123456789012345680000"),
        (1e-6, "0.000001"),
        (1e-7, "1e-7"),
        (1.5e-10, "1.5e-10"),
        (5e-324, "5e-324"),
        (-0.0, "0"),
        (0.1, "0.1"),
        (1.7976931348623157e308, "1.7976931348623157e+308"),
        (f64::INFINITY, "null"),
        (f64::NEG_INFINITY, "null"),
        (9007199254740993.0, "9007199254740992"),
        (-1e-7, "-1e-7"),
        (2.5e-5, "0.000025"),
    ];
    for (value, text) in known {
        assert_eq!(written(&number, &value), text);
    }
    assert_eq!(written(&number, &f64::NAN), "not_coercible_number");
    // Integers of Rust are exact, which no double is.
    assert_eq!(written(&number, &u64::MAX), "18446744073709551615");
    assert_eq!(written(&json!({}), &i64::MIN), "-9223372036854775808");
    // A big integer is the nearest double where a number is asked for.
    let big = |digits: &str| BigInteger::parse(digits).expect("digits");
    assert_eq!(written(&number, &big("9007199254740993")), "9007199254740992");
    assert_eq!(written(&number, &big(&"9".repeat(400))), "null");
    assert_eq!(written(&json!({ "type": "integer" }), &big("-000123")), "-123");
    assert_eq!(written(&json!({ "type": "boolean" }), &big("-0")), "false");
}

#[test]
fn texts_become_numbers_by_the_grammar_of_ecmascript() {
    let number = json!({ "type": "number" });
    let known = [
        ("", "0"),
        (" \u{feff}\u{2028}\u{3000}\u{b} ", "0"),
        ("\u{85}1", "not_coercible_number"),
        ("\u{180e}1", "not_coercible_number"),
        ("\u{a0}12\u{205f}", "12"),
        ("5.", "5"),
        (".5", "0.5"),
        (".", "not_coercible_number"),
        ("5.e2", "500"),
        ("+.5e-1", "0.05"),
        ("0x1F", "31"),
        ("0XfF", "255"),
        ("-0x1F", "not_coercible_number"),
        ("0x", "not_coercible_number"),
        ("0o17", "15"),
        ("0b101", "5"),
        ("0b2", "not_coercible_number"),
        ("1_000", "not_coercible_number"),
        ("1n", "not_coercible_number"),
        ("\u{ff11}", "not_coercible_number"),
        ("Infinity", "null"),
        ("-Infinity", "null"),
        ("+Infinity", "null"),
        ("infinity", "not_coercible_number"),
        ("inf", "not_coercible_number"),
        ("nan", "not_coercible_number"),
        ("NaN", "not_coercible_number"),
        ("1e400", "null"),
        ("1e", "not_coercible_number"),
        ("1 2", "not_coercible_number"),
        ("00012", "12"),
        ("-0", "0"),
        ("1,5", "not_coercible_number"),
        ("0x20000000000001", "9007199254740992"),
        ("0x20000000000003", "9007199254740996"),
    ];
    for (text, expected) in known {
        assert_eq!(written(&number, text), expected, "{text:?}");
    }
    assert_eq!(written(&json!({ "type": "integer" }), "1e400"), "not_coercible_integer");
    assert_eq!(written(&json!({ "type": "integer" }), "1e21"), "1e+21");
    let lone = Utf16(vec![0x31, 0xd800].into());
    assert_eq!(written(&number, &lone), "not_coercible_number");
}

#[test]
fn rounding() {
    let known = [
        (0.5, ["0", "1", "0", "1"]),
        (-0.5, ["0", "0", "-1", "0"]),
        (2.5, ["2", "3", "2", "3"]),
        (-2.5, ["-2", "-2", "-3", "-2"]),
        (0.49999999999999994, ["0", "1", "0", "0"]),
        (-0.5000000000000001, ["0", "0", "-1", "-1"]),
        (4503599627370495.5, ["4503599627370495", "4503599627370496", "4503599627370495", "4503599627370496"]),
        (-1e-300, ["0", "0", "-1", "0"]),
        (1e300, ["1e+300"; 4]),
    ];
    let document = json!({ "type": "integer" });
    for (value, texts) in known {
        for (rounding, text) in
            [Rounding::Trunc, Rounding::Ceil, Rounding::Floor, Rounding::Round].into_iter().zip(texts)
        {
            let writer = Stringifier::builder().rounding(rounding).compile(&document).expect("compiles");
            assert_eq!(writer.to_string(&value).as_deref(), Ok(text), "{value} {rounding:?}");
            // Text and lists go the same way.
            assert_eq!(writer.to_string(&[value]).as_deref(), Ok(text));
        }
    }
}

#[test]
fn lists_as_text_and_as_numbers() {
    let text = json!({ "type": "string" });
    assert_eq!(
        written(&text, &json!([1, [2, [3]], null, true, {}, 1e21, ""])),
        r#""1,2,3,,true,[object Object],1e+21,""#
    );
    assert_eq!(written(&text, &json!([[], [[]]])), r#"",""#);
    assert_eq!(written(&text, &(Nothing, f64::NAN, BigInteger::from(7))), r#"",NaN,7""#);
    let number = json!({ "type": "number" });
    for (value, expected) in [
        (json!([]), "0"),
        (json!([[[8]]]), "8"),
        (json!([null]), "0"),
        (json!(["4.5"]), "4.5"),
        (json!([1, 2]), "not_coercible_number"),
        (json!([true]), "not_coercible_number"),
        (json!({}), "not_coercible_number"),
    ] {
        assert_eq!(written(&number, &value), expected, "{value}");
    }
    assert_eq!(written(&json!({ "type": "boolean" }), &json!([])), "true");
}

#[test]
fn nothing_in_its_places() {
    // As a whole.
    assert_eq!(written(&json!({}), &Nothing), "undefined_value");
    assert_eq!(
        written(&json!({ "$ref": "#/definitions/any", "definitions": { "any": {} } }), &Nothing),
        "undefined_value"
    );
    assert_eq!(written(&json!({ "type": "object" }), &Nothing), "{}");
    assert_eq!(written(&json!({ "type": "object", "additionalProperties": false }), &Nothing), "{}");
    assert_eq!(written(&json!({ "type": "object", "patternProperties": {} }), &Nothing), "undefined_value");
    assert_eq!(written(&json!({ "type": "null" }), &Nothing), "null");
    assert_eq!(written(&json!({ "const": 1 }), &Nothing), "1");
    assert_eq!(written(&json!({ "type": "boolean" }), &Nothing), "false");
    assert_eq!(written(&json!({ "type": "array" }), &Nothing), "not_an_array");
    assert_eq!(written(&json!({ "type": ["string", "null"] }), &Nothing), "no_matching_type");
    assert_eq!(written(&json!({ "type": "string", "format": "date" }), &Nothing), "not_coercible_date");
    // In lists it is null wherever no type is met, by whatever way.
    let definitions = json!({ "any": {} });
    for items in [
        json!({}),
        json!(true),
        json!({ "$ref": "#/definitions/any" }),
        json!({ "nullable": true }),
        json!({ "allOf": [{}, { "title": "x" }] }),
    ] {
        let document = json!({ "items": items, "definitions": definitions });
        assert_eq!(written(&document, &(1, Nothing)), "[1,null]", "{items}");
    }
    assert_eq!(written(&json!({ "items": { "type": "integer" } }), &[Nothing]), "not_coercible_integer");
    // As a member it is absent.
    let document = json!({ "type": "object", "properties": { "a": { "default": 1 } }, "required": ["b"], "additionalProperties": true });
    assert_eq!(written(&document, &Members(vec![("a", Nothing), ("b", Nothing)])), "missing_required");
    assert_eq!(written(&json!({}), &Members(vec![("a", Nothing)])), "{}");
}

#[test]
fn tuples() {
    let slots = |slots: Value| json!({ "type": "array", "items": slots });
    // A type beside a union is a type.
    let typed = slots(json!([{ "type": "integer", "anyOf": [{ "minimum": 1 }, {}] }]));
    assert_eq!((written(&typed, &["5"]), written(&typed, &[5])), ("tuple_item_mismatch".into(), "[5]".into()));
    // One that would only be inferred is none.
    assert_eq!(written(&slots(json!([{ "minLength": 1, "oneOf": [{ "type": "string" }, {}] }])), &[5]), r#"["5"]"#);
    assert_eq!(written(&slots(json!([{ "minLength": 1 }])), &[5]), "tuple_item_mismatch");
    assert_eq!(written(&slots(json!([{ "$ref": "#/definitions/n" }])), &[5]), "build: unresolved_ref");
    let behind = json!({ "items": [{ "$ref": "#/definitions/n" }], "definitions": { "n": { "type": "number" } } });
    assert_eq!(
        (written(&behind, &[f64::INFINITY]), written(&behind, &[1.5])),
        ("tuple_item_mismatch".into(), "[1.5]".into())
    );
    let kinds = slots(json!([{ "type": "string" }]));
    assert_eq!(written(&kinds, &[Instant::from_millis(0.0)]), r#"["1970-01-01T00:00:00.000Z"]"#);
    assert_eq!(written(&kinds, &[RegExp("a\"b".into())]), r#"["a\"b"]"#);
    assert_eq!(written(&kinds, &[()]), r#"[""]"#);
    assert_eq!(written(&kinds, &[BigInteger::from(1)]), "tuple_item_mismatch");
    assert_eq!(written(&slots(json!([{ "type": "object" }])), &[()]), "tuple_item_mismatch");
    assert_eq!(written(&slots(json!([{ "type": "object" }])), &[Instant::from_millis(0.0)]), "tuple_item_mismatch");
    assert_eq!(written(&slots(json!([{ "type": ["integer", "array"] }])), &[[1]]), "[[1]]");
    // Further elements are written as they are, whatever is said of them.
    let open = json!({ "items": [{ "type": "integer" }], "additionalItems": { "type": "string" } });
    assert_eq!(written(&open, &(1, 2, "x")), r#"[1,2,"x"]"#);
    assert_eq!(written(&slots(json!([{ "type": "integer" }])), &(1, 2)), "too_many_items");
}

#[test]
fn large_lists() {
    let large = |from: usize, document: &Value| {
        Stringifier::builder().large_arrays(LargeArrays::Plain { from }).compile(document).expect("compiles")
    };
    let document = json!({ "type": "array", "items": { "type": "string" } });
    assert_eq!(large(2, &document).to_string(&[1]).as_deref(), Ok(r#"["1"]"#));
    assert_eq!(large(2, &document).to_string(&[1, 2]).as_deref(), Ok("[1,2]"));
    // Null is no list, and a list is asked for first.
    assert_eq!(large(0, &document).to_string(&()).as_deref(), Ok("[]"));
    assert_eq!(large(0, &document).to_string(&1).unwrap_err().code(), "not_an_array");
    let tuple = json!({ "items": [{ "type": "integer" }] });
    assert_eq!(large(0, &tuple).to_string(&[1, 2]).unwrap_err().code(), "too_many_items");
    assert_eq!(large(0, &tuple).to_string(&["x"]).as_deref(), Ok(r#"["x"]"#));
    assert_eq!(large(0, &document).to_string(&[BigInteger::from(1)]).unwrap_err().code(), "bigint_in_untyped");
}

#[test]
fn names_of_any_units() {
    let (lone, rocket) = (Utf16(vec![0xdc00].into()), "🚀");
    let by = |pattern: &str| json!({ "type": "object", "patternProperties": { pattern: { "type": "string" } } });
    let value = Members(vec![(lone.clone(), 1)]);
    // One unit, and not the empty text.
    assert_eq!(written(&by("^.$"), &value), r#"{"\udc00":"1"}"#);
    assert_eq!(written(&by("^$"), &value), "{}");
    assert_eq!(written(&by("^..$"), &BTreeMap::from([(rocket, 1)])), r#"{"🚀":"1"}"#);
    assert_eq!(written(&json!({}), &value), r#"{"\udc00":1}"#);
    // A line end is no character to a point.
    for end in ["\n", "\r", "\u{2028}", "\u{2029}"] {
        assert_eq!(written(&by("^.$"), &BTreeMap::from([(end, 1)])), "{}");
    }
    assert_eq!(written(&by("^[^]$"), &BTreeMap::from([("\n", 1)])), r#"{"\n":"1"}"#);
}

#[test]
fn patterns_without_flags() {
    let matches = |pattern: &str, name: &str| {
        let document = json!({ "type": "object", "patternProperties": { pattern: true } });
        match &*written(&document, &BTreeMap::from([(name, 1)])) {
            "{}" => false,
            text if text.ends_with(":1}") => true,
            other => panic!("{pattern}: {other}"),
        }
    };
    for (pattern, name, expected) in [
        (r"^\d$", "٣", false),
        (r"^\w$", "é", false),
        (r"^\s$", "\u{feff}", true),
        (r"^a$", "a\n", false),
        (r"\bé", "é", false),
        (r"^\x41\u0042$", "AB", true),
        (r"^\cJ$", "\n", true),
        (r"^(?<n>a)\k<n>$", "aa", true),
        (r"^(?:a|b)+?$", "abab", true),
        (r"^(?!a).*$", "b", true),
        (r"(?<=a)b", "ab", true),
        (r"^[\w-]+$", "a-b", true),
        (r"^\/$", "/", true),
        (r"^\_$", "_", true),
        (r"^\-$", "-", true),
        (r"^a{2,3}$", "aaa", true),
        (r"^}$", "}", true),
        (r"^,{1}$", ",", true),
        (r"^[a-\d]$", "-", true),
        (r"^[^\W]$", "a", true),
        (r"^(a)(b)?\1$", "aba", true),
        (r"^[]$", "a", false),
        (r"^\B$", "", true),
        (r"\bx\b", "éxé", true),
        (r"^[\b]$", "\u{8}", true),
        (r"^\0$", "\0", true),
        ("", "x", true),
        ("a\nb", "a\nb", true),
        ("É", "é", false),
        (r"^\p{L}$", "p{L}", true),
        (r"^\p{L}$", "a", false),
        (r"^\u{3}$", "uuu", true),
        (r"^a{$", "a{", true),
        (r"^]$", "]", true),
        (r"^\a$", "a", true),
        (r"^(a)\2$", "a\u{2}", true),
        (r"^\07$", "\u{7}", true),
        (r"^[\d-x]$", "-", true),
        (r"^(?:)$", "", true),
        (r"^x{,2}$", "x{,2}", true),
    ] {
        assert_eq!(matches(pattern, name), expected, "{pattern} {name:?}");
    }
}
