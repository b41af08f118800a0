//! What an error of validation holds and how it reads: every issue, in one line, and as JSON.

use garde::Validate;
use serde_json::json;
use shorn::{Codec, EncodeErrorKind, Record};
use std::borrow::Cow;
use std::fmt::Display;

#[derive(Record, Validate, Debug)]
#[record(rename_all = "camelCase")]
struct Signup {
    #[garde(length(chars, min = 3), ascii)]
    user_name: String,
    #[garde(email)]
    email: String,
    #[garde(range(min = 18))]
    age: u8,
}

fn broken() -> Signup {
    Signup { user_name: "é".into(), email: "a".into(), age: 12 }
}

#[test]
fn every_issue_is_there() {
    let error = Codec::new().validated().encode(&broken()).unwrap_err();
    assert_eq!(error.kind(), EncodeErrorKind::Validation);
    let lines: Vec<String> = error.issues().iter().map(ToString::to_string).collect();
    assert_eq!(
        lines,
        [
            "age: lower than 18 (range)",
            "email: not a valid email: value is missing `@` (email)",
            "userName: not ascii (ascii)",
            "userName: length is lower than 3 (length)",
        ]
    );
    assert_eq!(error.path().unwrap().to_string(), "age");
    assert_eq!(
        error.to_string(),
        "validation at age: expected a value that keeps its rules (range: lower than 18; and 3 more)"
    );
}

#[test]
fn the_body_of_a_response() {
    let bytes = shorn::encode(&broken()).unwrap();
    let error = Codec::<Signup>::new().validated().decode(&bytes).unwrap_err();
    assert_eq!(
        serde_json::to_value(&error).unwrap(),
        json!({
            "code": "validation",
            "offset": bytes.len(),
            "path": "age",
            "message": error.to_string(),
            "issues": [
                { "path": "age", "rule": "range", "message": "lower than 18" },
                { "path": "email", "rule": "email", "message": "not a valid email: value is missing `@`" },
                { "path": "userName", "rule": "ascii", "message": "not ascii" },
                { "path": "userName", "rule": "length", "message": "length is lower than 3" },
            ],
        })
    );
    assert_eq!(serde_json::to_value(error.issues()).unwrap().as_array().unwrap().len(), 4);
    let encoded = Codec::new().validated().encode(&broken()).unwrap_err();
    assert!(serde_json::to_value(&encoded).unwrap().get("offset").is_none());
}

/// An error that is wrapped on its way keeps its issues, each with the whole way.
#[test]
fn an_outer_place_is_put_before_each_issue() {
    let error = Codec::new().validated().encode(&broken()).unwrap_err().at_index(3).in_field("batch");
    let paths: Vec<String> = error.issues().iter().map(|issue| issue.path().unwrap().to_string()).collect();
    assert_eq!(paths, ["batch[3].age", "batch[3].email", "batch[3].userName", "batch[3].userName"]);
    assert_eq!(error.path().unwrap().to_string(), "batch[3].age");
}

#[test]
fn errors_of_other_kinds_have_none() {
    assert!(shorn::decode::<bool>(&[2]).unwrap_err().issues().is_empty());
}

/// Only what the test below looks at.
struct German;

macro_rules! german {
    ($($method:ident($($argument:ty),*)),* $(,)?) => { $(
        fn $method(&self, $(_: $argument),*) -> Cow<'static, str> {
            "nein".into()
        }
    )* };
}

impl garde::I18n for German {
    german! {
        length_lower_than(usize), length_greater_than(usize), range_lower_than(&dyn Display),
        range_greater_than(&dyn Display), credit_card_invalid(garde::i18n::InvalidCreditCard),
        pattern_no_match(&dyn Display), contains_missing(&dyn Display), url_invalid(garde::i18n::InvalidUrl),
        prefix_missing(&dyn Display), suffix_missing(&dyn Display),
        phone_number_invalid(garde::i18n::InvalidPhoneNumber), ip_invalid(garde::i18n::IpKind),
        matches_field_mismatch(&dyn Display), email_invalid(garde::i18n::InvalidEmail), ascii_invalid(),
        alphanumeric_invalid(), required_not_set(),
    }
}

#[test]
fn messages_are_in_the_language_that_the_application_set() {
    let error = garde::with_i18n(German, || Codec::new().validated().encode(&broken()).unwrap_err());
    let issues: Vec<_> = error.issues().iter().map(|issue| (issue.rule(), issue.message())).collect();
    assert_eq!(issues, [("range", "nein"), ("email", "nein"), ("ascii", "nein"), ("length", "nein")]);
}

#[test]
fn texts_of_a_peer_stay_on_one_line() {
    #[derive(Record, Validate, Debug)]
    struct Tags(#[garde(dive)] std::collections::BTreeMap<String, Tag>);
    #[derive(Record, Validate, Debug)]
    struct Tag(#[garde(range(max = 1))] u8);

    let error = Codec::new().validated().encode(&Tags([("a\nb\u{202e}".into(), Tag(2))].into())).unwrap_err();
    assert!(!error.to_string().contains(['\n', '\u{202e}']), "{error}");
    assert!(!error.issues()[0].to_string().contains(['\n', '\u{202e}']));
}
