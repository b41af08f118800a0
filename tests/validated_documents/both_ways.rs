//! What a value that keeps its rules and one that breaks them come to on each way in and out.

use serde_json::Value;
use shorn::{Issue, Schema, SchemaBuilder, Validated};

pub(crate) fn validated(document: &Value) -> Validated<Schema> {
    compiled(&Schema::builder(), document).1
}

pub(crate) fn compiled(builder: &SchemaBuilder, document: &Value) -> (Schema, Validated<Schema>) {
    let schema = builder.compile(document).unwrap_or_else(|error| panic!("{document}: {error}"));
    let validated = schema.validated().unwrap_or_else(|error| panic!("{document}: {error}"));
    (schema, validated)
}

/// Every way writes and reads the bytes of the unchecked schema.
pub(crate) fn keeps(schema: &Schema, validated: &Validated<Schema>, value: &Value) {
    let place = format!("{value} of {:?}", schema.signature());
    assert_eq!(validated.issues(value), [], "{place}");
    let bytes = schema.encode(value).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(validated.encode(value).expect(&place), bytes, "{place}");
    assert_eq!(validated.encode_serde(value).expect(&place), bytes, "{place}");
    assert_eq!(validated.encode_json(value.to_string().as_bytes()).expect(&place), bytes, "{place}");
    let mut all = vec![0xff];
    validated.encode_into(value, &mut all).expect(&place);
    validated.encode_serde_into(value, &mut all).expect(&place);
    validated.encode_json_into(value.to_string().as_bytes(), &mut all).expect(&place);
    assert_eq!(all, [&[0xff][..], &bytes, &bytes, &bytes].concat(), "{place}");

    let back = schema.decode(&bytes).expect(&place);
    assert_eq!(validated.decode(&bytes).expect(&place), back, "{place}");
    assert_eq!(validated.decode_serde::<Value>(&bytes).expect(&place), back, "{place}");
    let longer = [&bytes[..], &[0xee]].concat();
    assert_eq!(validated.decode_prefix(&longer).expect(&place), (back, &[0xee][..]), "{place}");
    let (mut text, mut same) = (b"-".to_vec(), b"-".to_vec());
    validated.decode_to_json(&bytes, &mut text).expect(&place);
    schema.decode_to_json(&bytes, &mut same).expect(&place);
    assert_eq!(text, same, "{place}");
}

/// Every way refuses the value, and nothing is left of it. Gives back what is said of the value as it is
/// given.
pub(crate) fn breaks(schema: &Schema, validated: &Validated<Schema>, value: &Value) -> Vec<Issue> {
    let place = format!("{value} of {:?}", schema.signature());
    let issues = validated.issues(value);
    assert!(!issues.is_empty(), "{place} keeps its rules");
    let text = value.to_string();
    let mut out = vec![0xff];
    let errors = [
        validated.encode(value).map(drop),
        validated.encode_json(text.as_bytes()).map(drop),
        validated.encode_into(value, &mut out),
        validated.encode_json_into(text.as_bytes(), &mut out),
    ];
    for error in errors.map(|result| result.expect_err(&place)) {
        assert_eq!((error.code(), error.issues()), ("validation", &issues[..]), "{place}");
    }
    let Ok(bytes) = schema.encode(value) else {
        // The shape refuses it as well, in its own words.
        assert_ne!(validated.encode_serde(value).expect_err(&place).code(), "validation", "{place}");
        assert_eq!(out, [0xff]);
        return issues;
    };
    if schema.decode(&bytes).is_ok_and(|back| validated.issues(&back).is_empty()) {
        // What breaks the rule is not written.
        assert_eq!(validated.encode_serde(value).expect(&place), bytes, "{place}");
        assert_eq!(out, [0xff]);
        return issues;
    }
    assert_eq!(validated.encode_serde(value).expect_err(&place).code(), "validation", "{place}");
    assert_eq!(validated.encode_serde_into(value, &mut out).expect_err(&place).code(), "validation", "{place}");
    assert_eq!(out, [0xff]);

    let longer = [&bytes[..], &[0xee]].concat();
    let mut text = b"-".to_vec();
    let errors = [
        validated.decode(&bytes).map(drop),
        validated.decode_serde::<Value>(&bytes).map(drop),
        validated.decode_prefix(&longer).map(drop),
        validated.decode_to_json(&bytes, &mut text),
    ];
    for error in errors.map(|result| result.expect_err(&place)) {
        assert_eq!((error.code(), error.offset()), ("validation", bytes.len()), "{place}");
        assert!(!error.issues().is_empty());
    }
    assert_eq!(text, b"-");
    // Nothing is left behind that another message would see.
    assert_eq!(schema.encode(value).expect(&place), bytes, "{place}");
    issues
}

/// Issues as `path rule pointer`, in order of their text.
pub(crate) fn told(issues: &[Issue]) -> Vec<String> {
    let mut told: Vec<String> = issues
        .iter()
        .map(|issue| {
            let path = issue.path().map(ToString::to_string).unwrap_or_default();
            format!("{path} {} {}", issue.rule(), issue.pointer().unwrap_or("none"))
        })
        .collect();
    told.sort();
    told
}
