//! Spellings at the edges: numbers, escapes, repeated keys, members that are left out.

use crate::{check_text, check_value};
use serde_json::json;
use shorn::Schema;
use shorn::shape::{Field, Node, Object, Shape};
use shorn_oracle::on_big_stack;

fn schema(node: Node) -> Schema {
    Schema::from(Shape::build(node).unwrap())
}

const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "-0.0",
    "5",
    "5.0",
    "0.5e1",
    "50e-1",
    "127",
    "128",
    "9007199254740990",
    "9007199254740991",
    "9007199254740992",
    "9007199254740993",
    "-9007199254740991",
    "-9007199254740992",
    "-9007199254740993",
    "9007199254740991.0",
    "9007199254740992.0",
    "9007199254740993.0",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "-9223372036854775809",
    "1e15",
    "1e16",
    "1e22",
    "1e23",
    "1e300",
    "1e308",
    "1e309",
    "1e400",
    "-1e400",
    "1e-400",
    "1e99999999999999999999",
    "0e99999999999999999999",
    "1.7976931348623157e308",
    "1.7976931348623159e308",
    "5e-324",
    "2e-324",
    "0.1",
    "0.30000000000000004",
    "3.141592653589793238462643383279",
    "12345678901234567000",
    "00",
    "01",
    "-01",
    "1.",
    ".1",
    "1e",
    "+1",
    "--1",
    "1.5.5",
    "0x1",
    "NaN",
    "Infinity",
    "-",
];

#[test]
fn numbers() {
    let digits = "1234567890".repeat(10);
    let long = [digits.clone(), format!("0.{digits}"), format!("{digits}.{digits}"), format!("{digits}e-{digits}")];
    for node in [
        Node::uint(),
        Node::int(),
        Node::float64(),
        Node::float32(),
        Node::any(),
        Node::enumeration([0.0, 5.0, 0.5]).unwrap(),
        Node::literal(5.0),
        Node::literal(0.0),
        Node::literal(-0.0),
        Node::bytes(),
    ] {
        let (alone, listed) = (schema(node.clone()), schema(Node::tuple([node.clone(), node])));
        for text in NUMBERS.iter().copied().chain(long.iter().map(String::as_str)) {
            check_text(&alone, text.as_bytes(), "number");
            check_text(&listed, format!("[{text}, {text}]").as_bytes(), "numbers");
        }
    }
}

#[test]
fn escapes() {
    let plain = schema(Node::string());
    for text in [
        r#""\"\\\/\b\f\n\r\t""#,
        r#""\u0000\u001f\u0041\u00e9\u20ac\uffff""#,
        r#""\ud83d\ude80""#,
        r#""\uD83D\uDE80""#,
        r#""\uD83D\uDE80\uD83D\uDE80""#,
        r#""é€🚀""#,
        r#""a\u00e9b\u20acc\ud83d\ude80d""#,
        r#""\x""#,
        r#""\u12""#,
        r#""\u12g4""#,
        r#""\u+123""#,
        r#""\"#,
        r#""\u"#,
        "\"\u{7f}\u{2028}\"",
        "\"\t\"",
        "\"a\nb\"",
        "\"a\0\"",
        "\"",
        "\"a",
        "'a'",
        r#""a" "#,
        r#" "a""#,
        r#""a"b"#,
    ] {
        check_text(&plain, text.as_bytes(), "escape");
    }
    let invalid: [&[u8]; 6] = [
        b"\"\xff\"",
        b"\"\xc3\"",
        b"\"\xc3\\n\xa9\"",
        b"\"\xed\xa0\x80\"",
        b"\"\xc0\xaf\\n\"",
        b"\"\xf4\x90\x80\x80\"",
    ];
    for text in invalid {
        check_text(&plain, text, "escape");
        assert_eq!(plain.encode_json(text).unwrap_err().code(), "invalid_json");
    }
    // Around the lengths that take another byte, and around a block of the scan.
    for n in [14, 15, 16, 17, 31, 32, 126, 127, 128, 129, 16_382, 16_383, 16_384] {
        for tail in ["", "\\n", "é", "\\u00e9", "\\ud83d\\ude80"] {
            check_text(&plain, format!("\"{}{tail}\"", "a".repeat(n)).as_bytes(), "length");
            check_text(&plain, format!("\"{tail}{}\"", "a".repeat(n)).as_bytes(), "length");
        }
    }
}

#[test]
fn keys_again() {
    let closed = schema(Node::object([("a", Node::uint()), ("b", Node::optional(Node::uint()))]));
    let fields = || [Field::new("a", Node::uint()), Field::optional("b", Node::uint())];
    let open = schema(Object::new(fields()).with_extras(Node::any()).into());
    let refusing = schema(Object::new(fields()).refusing_undeclared().into());
    let record = schema(Node::record(Node::any()));
    let dynamic = schema(Node::any());
    for text in [
        r#"{"a":1,"a":2}"#,
        r#"{"a":"x","a":2}"#,
        r#"{"a":1,"a":"x"}"#,
        r#"{"a":1,"b":2,"a":3}"#,
        r#"{"b":1,"b":2,"a":3}"#,
        r#"{"a":1,"x":2,"x":3}"#,
        r#"{"a":1,"x":2,"b":3}"#,
        r#"{"x":2,"a":1}"#,
        r#"{"a":1,"z":1,"y":2}"#,
        r#"{"y":1,"b":2,"a":3,"x":4}"#,
        r#"{"a":1,"\u0061":2}"#,
        r#"{"a":1,"x":1,"\u0078":2}"#,
        r#"{"b":1}"#,
        r#"{}"#,
        r#"{"a":1,}"#,
        r#"{,"a":1}"#,
        r#"{"a":1 "b":2}"#,
        r#"{"a":1,"x":{"y":[{"z":1},"\ud83d"]}}"#,
        r#"{"a":1,"x":{"y":[{"z":1}}}"#,
        r#"{"a":1,"x":01}"#,
        r#"{"a":1,"x":tru}"#,
        r#"{"a":1,"":2,"é":3,"～":4,"🚀":5}"#,
        r#"{"a" :1,"b": 2 }"#,
        r#"{"a":1,"b":null}"#,
        "{\"a\":1,\"\u{1}\":2}",
        r#"{"a":1,"x"}"#,
        r#"{a:1}"#,
        r#"[1]"#,
    ] {
        for schema in [&closed, &open, &refusing, &record, &dynamic] {
            check_text(schema, text.as_bytes(), "keys");
        }
    }
    assert_eq!(closed.encode_json(br#"{"a":1,"x":["\ud83d",{"\ude80":1}]}"#).unwrap(), [0, 1]);
    assert_eq!(closed.encode_json(b"{\"a\":1,\"x\":\"\xff\"}").unwrap_err().code(), "invalid_json");
    assert_eq!(closed.encode_json(b"{\"a\":1,\"\xff\":1}").unwrap_err().code(), "invalid_json");
    assert_eq!(refusing.encode_json(br#"{"a":1,"\ud83d":1}"#).unwrap_err().code(), "unknown_property");
    let error = open.encode_json(br#"{"a":1,"x":{"y":"\ud83d"}}"#).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("unpaired_surrogate", "x".into()));
}

/// Many fields, in orders that change from one object to the next.
#[test]
fn members_in_any_order() {
    let names: Vec<String> = (0..150).map(|i| format!("field{}", i * 37 % 150)).collect();
    let fields = names.iter().enumerate().map(|(i, name)| match i % 3 {
        0 => Field::optional(name, Node::uint()),
        1 => Field::new(name, Node::string()),
        _ => Field::new(name, Node::nullable(Node::array(Node::int()))),
    });
    let fields: Vec<Field> = fields.collect();
    let value = |i: usize| match i % 3 {
        0 => json!(i),
        1 => json!("x".repeat(i)),
        _ => json!([i, -1]),
    };
    for object in [Object::new(fields.clone()), Object::new(fields).with_extras(Node::any())] {
        let list = schema(Node::array(object.into()));
        let objects: Vec<String> = (0..40)
            .map(|turn| {
                let mut members: Vec<String> = (0..150)
                    .filter(|i| i % 3 != 0 || (i + turn) % 4 != 0)
                    .map(|i| format!("\"{}\":{}", names[i], value(i)))
                    .collect();
                let n = members.len();
                members.rotate_left(turn * 3 % n);
                if turn % 5 == 0 {
                    members.reverse();
                }
                if turn % 7 == 0 {
                    members.push(format!("\"more\":{}", value(turn)));
                    members.insert(3, String::from("\"Another\":null"));
                }
                format!("{{{}}}", members.join(","))
            })
            .collect();
        assert!(check_text(&list, format!("[{}]", objects.join(",")).as_bytes(), "order"));
    }
}

#[test]
fn counts_of_more_than_one_byte() {
    let lists = schema(Node::array(Node::array(Node::uint())));
    let records = schema(Node::record(Node::record(Node::uint())));
    for n in [0, 1, 127, 128, 129, 300, 16_384] {
        let list = vec![1; n];
        check_value(&lists, &json!([list, [], list]), "counts");
        let record: serde_json::Map<_, _> = (0..n).map(|i| (format!("k{}", i * 7 % n), json!(i))).collect();
        check_value(&records, &json!({ "b": record, "a": {}, "c": record }), "counts");
    }
    let open = schema(Object::new([Field::new("a", Node::uint())]).with_extras(Node::uint()).into());
    for n in [0, 127, 128, 300] {
        let mut record: serde_json::Map<_, _> = (0..n).map(|i| (format!("k{i:05}"), json!(i))).collect();
        record.insert("a".into(), json!(1));
        check_value(&open, &record.into(), "counts");
    }
}

#[test]
fn fingerprints_and_other_outputs() {
    let schema = Schema::compile(&json!({ "type": "string" })).unwrap().fingerprinted(3).unwrap();
    assert_eq!(schema.encode_json(b"\"hi\"").unwrap(), b"\x24\x6c\xab\x02hi");
    assert_eq!(schema.encode_json(b"\"\\u0068i\"").unwrap(), b"\x24\x6c\xab\x02hi");
    let mut out = b"[".to_vec();
    schema.decode_to_json(b"\x24\x6c\xab\x02hi", &mut out).unwrap();
    assert_eq!(out, b"[\"hi\"");
    assert_eq!(schema.decode_to_json(b"\x02hi", &mut out).unwrap_err().code(), "fingerprint_mismatch");
    assert_eq!(out, b"[\"hi\"");
}

#[test]
fn what_json_has_not_is_refused() {
    let schema = schema(Node::array(Node::float64()));
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let bytes = [&[2][..], &1.5_f64.to_le_bytes(), &value.to_le_bytes()].concat();
        let mut out = b"x".to_vec();
        let error = schema.decode_to_json(&bytes, &mut out).unwrap_err();
        assert_eq!((error.code(), error.offset()), ("out_of_range", 17));
        assert_eq!(out, b"x");
    }
}

/// Nesting up to what a shape follows, and beyond, on a thread with the stack that threads have.
#[test]
fn nesting() {
    let document = json!({ "type": "object", "properties": { "a": { "$ref": "#" } }, "additionalProperties": false });
    let recursive = Schema::compile(&document).unwrap();
    let nested = |n: usize, open: &str, close: &str| [&open.repeat(n), "{}", &close.repeat(n)].concat();
    let check = move || {
        let text = |n| nested(n, "{\"a\":", "}");
        assert_eq!(recursive.encode_json(text(255).as_bytes()).unwrap(), [vec![1; 255], vec![0]].concat());
        for n in [256, 1_000, 2_000, 2_500, 2_599] {
            assert_eq!(recursive.encode_json(text(n).as_bytes()).unwrap_err().code(), "recursion_depth", "{n}");
        }
        for n in [2_601, 100_000, 1_000_000] {
            assert_eq!(recursive.encode_json(text(n).as_bytes()).unwrap_err().code(), "invalid_json", "{n}");
        }
        // Left out, however deep.
        for n in [10, 60, 64, 100, 2_000] {
            let text = format!("{{\"b\":{},\"c\":1}}", nested(n, "[{\"x\":", "}]").replace("2000", ""));
            let expected = if 2 * n < 2_599 { Ok(vec![0]) } else { Err("invalid_json") };
            assert_eq!(recursive.encode_json(text.as_bytes()).map_err(|error| error.code()), expected, "{n}");
        }
        let dynamic = Schema::from(Shape::build(Node::any()).unwrap());
        for (n, expected) in [(63, true), (64, true), (65, false), (2_000, false)] {
            let text = ["[".repeat(n), "]".repeat(n)].concat();
            let encoded = dynamic.encode_json(text.as_bytes());
            assert_eq!(encoded.is_ok(), expected, "{n}");
            assert!(encoded.is_ok() || encoded.is_err_and(|error| error.code() == "dynamic_depth"));
        }
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(check).unwrap().join().unwrap();
    on_big_stack(|| {
        let document = json!({ "type": "object", "properties": { "a": { "$ref": "#" }, "n": { "type": "string" } } });
        let schema = Schema::compile(&document).unwrap();
        for n in [10, 100, 127, 128, 129, 200, 255, 256] {
            check_text(&schema, nested(n, "{\"n\":\"x\",\"a\":", "}").as_bytes(), "nesting");
        }
    });
}
