//! Limits, fingerprints and rules together, and what serde types and text add.

use crate::both_ways::{compiled, validated};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use shorn::{Limits, Schema, Validated};

#[test]
fn in_every_order() {
    let schema = Schema::compile(&json!({ "type": "string", "minLength": 2 })).expect("compiles");
    let limits = Limits::new().text(4);
    let orders: [Validated<Schema>; 6] = [
        schema.clone().limits(limits).fingerprinted(3).and_then(|it| it.validated()).expect("valid"),
        schema.clone().limits(limits).validated().and_then(|it| it.fingerprinted(3)).expect("valid"),
        schema.clone().fingerprinted(3).expect("valid").limits(limits).validated().expect("valid"),
        schema.clone().fingerprinted(3).and_then(|it| it.validated()).expect("valid").limits(limits),
        schema.validated().expect("valid").limits(limits).fingerprinted(3).expect("valid"),
        schema.validated().and_then(|it| it.fingerprinted(3)).expect("valid").limits(limits),
    ];
    let prefix = [0x24, 0x6c, 0xab];
    for codec in orders {
        assert_eq!(codec.encode(&json!("hi")).expect("valid"), [&prefix[..], b"\x02hi"].concat());
        assert_eq!(codec.encode(&json!("h")).unwrap_err().code(), "validation");
        assert_eq!(codec.encode(&json!("hello")).unwrap_err().code(), "string_too_large");
        assert_eq!(codec.decode(b"\x02hi").unwrap_err().code(), "fingerprint_mismatch");
        let error = codec.decode(&[&prefix[..], b"\x01h"].concat()).unwrap_err();
        assert_eq!((error.code(), error.offset()), ("validation", 5));
        assert_eq!(codec.decode_serde::<&str>(&[&prefix[..], b"\x02hi"].concat()).expect("valid"), "hi");
        assert_eq!(codec.unchecked().encode(&json!("h")).expect("unchecked"), [&prefix[..], b"\x01h"].concat());
    }
}

#[test]
fn shared_and_sent() {
    fn shareable<T: Send + Sync + Clone + 'static>(_: &T) {}
    let codec = validated(&json!({ "type": "string", "minLength": 2, "pattern": "(?=a)a" }));
    shareable(&codec);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let codec = codec.clone();
            scope.spawn(move || {
                for _ in 0..50 {
                    assert!(codec.encode(&json!("ab")).is_ok() && codec.encode(&json!("a")).is_err());
                }
            });
        }
    });
}

/// A shape brings its own document.
#[test]
fn of_a_shape() {
    let shape =
        Schema::compile(&json!({ "type": "array", "items": { "type": "integer" } })).expect("compiles").shape().clone();
    let schema = Schema::from(shape).validated().expect("a document");
    assert_eq!(schema.encode(&json!([1])).expect("valid"), [1, 2]);
    assert_eq!(schema.encode(&json!(["a"])).unwrap_err().issues()[0].rule(), "type");
    let bytes = Schema::from(shorn::shape::Shape::build(shorn::shape::Node::bytes()).expect("a shape"));
    assert_eq!(bytes.validated().unwrap_err().code(), "no_signature");
}

#[derive(Serialize, Deserialize, Debug, PartialEq)]
struct Reading<'a> {
    #[serde(borrow)]
    place: &'a str,
    celsius: Vec<f64>,
}

fn readings() -> Value {
    json!({
        "type": "object",
        "properties": {
            "place": { "type": "string", "maxLength": 8 },
            "celsius": { "type": "array", "items": { "type": "number", "maximum": 60 } }
        },
        "required": ["celsius", "place"],
        "additionalProperties": false
    })
}

#[test]
fn serde_types() {
    let (schema, validated) = compiled(&Schema::builder(), &readings());
    let good = Reading { place: "Luleå", celsius: vec![-3.5, 60.0] };
    let bytes = validated.encode_serde(&good).expect("valid");
    assert_eq!(bytes, schema.encode_serde(&good).expect("valid"));
    assert_eq!(validated.decode_serde::<Reading<'_>>(&bytes).expect("valid"), good);
    let hot = Reading { place: "Luleå", celsius: vec![1.0, 61.0] };
    let error = validated.encode_serde(&hot).unwrap_err();
    assert_eq!(error.issues()[0].to_string(), "celsius[1]: value is greater than the maximum of 60 (maximum)");
    // What is not written breaks no rule.
    let more = json!({ "place": "a", "celsius": [], "more": 1 });
    assert!(validated.encode_serde(&more).is_ok());
    assert_eq!(validated.encode(&more).unwrap_err().issues()[0].rule(), "additionalProperties");
    // The type comes last: it sees what keeps the rules.
    let error = validated.decode_serde::<u8>(&bytes).unwrap_err();
    assert_eq!(error.code(), "invalid_value");
}

#[test]
fn numbers_that_json_has_not() {
    let (schema, validated) = compiled(&Schema::builder(), &readings());
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let reading = Reading { place: "a", celsius: vec![1.0, number] };
        let mut out = vec![7];
        for error in [
            validated.encode_serde(&reading).unwrap_err(),
            validated.encode_serde_into(&reading, &mut out).unwrap_err(),
        ] {
            assert_eq!(error.code(), "validation");
            assert_eq!(error.issues()[0].to_string(), "celsius[1]: not a finite number (type)");
        }
        assert_eq!(out, [7]);
        let bytes = schema.encode_serde(&reading).expect("unchecked");
        assert_eq!(validated.decode(&bytes).unwrap_err().code(), "out_of_range");
        let error = validated.decode_serde::<Reading<'_>>(&bytes).unwrap_err();
        assert_eq!((error.code(), error.offset(), error.issues()[0].rule()), ("validation", bytes.len(), "type"));
        // The structure first, to its end.
        let error = validated.decode_serde::<Reading<'_>>(&bytes[..bytes.len() - 1]).unwrap_err();
        assert_ne!(error.code(), "validation");
    }
}

#[test]
fn text() {
    let validated = validated(&readings());
    assert_eq!(validated.encode_json(b"{\"place\":\"a\",\"celsius\":[1e400]}").unwrap_err().code(), "invalid_json");
    assert_eq!(validated.encode_json(b"{\"place\":").unwrap_err().code(), "invalid_json");
    // The last of repeated keys counts, for the rules too.
    assert!(validated.encode_json(br#"{"place":"much too long","place":"a","celsius":[]}"#).is_ok());
    assert!(validated.encode_json(br#"{"place":"a","place":"much too long","celsius":[]}"#).is_err());
    // The double is the one that is written: 60 and the next one.
    assert!(validated.encode_json(br#"{"place":"a","celsius":[60.000000000000003]}"#).is_ok());
    assert!(validated.encode_json(br#"{"place":"a","celsius":[60.000000000000007]}"#).is_err());
    // In a member that is left out a lone surrogate does no harm, and is not text that could be validated.
    assert!(validated.encode_json(br#"{"place":"a","celsius":[],"more":"\ud800"}"#).is_ok());
    assert_eq!(validated.encode_json(br#"{"place":"\ud800","celsius":[]}"#).unwrap_err().code(), "unpaired_surrogate");
}

/// Through frames, as any codec.
#[test]
fn frames() {
    let codec = validated(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }));
    let mut out = Vec::new();
    {
        let mut frames = shorn::FrameWriter::new(&codec, &mut out);
        frames.write(&json!(7)).expect("valid");
        assert_eq!(frames.write(&json!(10)).unwrap_err().code(), "validation");
        frames.write(&json!(8)).expect("valid");
    }
    assert_eq!(out, [1, 7, 1, 8]);
}
