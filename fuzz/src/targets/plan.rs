//! Arbitrary bytes, read by an arbitrary shape: `decode`, `decode_prefix`, `decode_to_json` and `decode_serde` agree on
//! the value, or on the error, its byte and its path; a fingerprint before the message moves the byte and nothing else.
//! Which value it is, the target `agreement` asks.
//!
//! Input: a subject (`subject`), the message.

use crate::input::Input;
use crate::subject::Subject;
use serde::de::IgnoredAny;
use serde_json::Value;
use shorn::{DecodeError, Schema};
use shorn_oracle::value::parse_json;

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let Some(subject) = Subject::take(&mut input) else { return };
    let Some(schema) = subject.schema() else { return };
    agree(&schema, input.0, &subject);
}

/// What is said of an error.
pub(crate) fn facts(error: &DecodeError) -> (&'static str, usize, Option<String>) {
    (error.code(), error.offset(), error.path().map(ToString::to_string))
}

/// Every way out of a message.
pub(crate) fn agree(schema: &Schema, message: &[u8], subject: &dyn std::fmt::Display) {
    let plain = schema.decode(message);
    let prefix = schema.decode_prefix(message);
    match (&plain, &prefix) {
        (Ok(whole), Ok((part, []))) => assert_eq!(whole, part, "{subject}"),
        (Err(error), Ok((_, rest))) => {
            assert_eq!((error.code(), error.offset()), ("trailing_data", message.len() - rest.len()), "{subject}");
            assert!(!rest.is_empty(), "{subject}");
        }
        (Err(whole), Err(part)) => assert_eq!(facts(whole), facts(part), "{subject}"),
        other => panic!("{other:?} by {subject}"),
    }

    let mut text = b"before".to_vec();
    match (&plain, schema.decode_to_json(message, &mut text)) {
        (Ok(value), Ok(())) => {
            let text = std::str::from_utf8(&text[6..]).expect("text");
            let read = parse_json(text).unwrap_or_else(|| panic!("no JSON: {text} by {subject}"));
            // Members may come in another order, and numbers in another form.
            assert_eq!(shorn_oracle::Value::from(&read), shorn_oracle::Value::from(value), "{text} by {subject}");
        }
        (Err(plain), Err(error)) => {
            assert_eq!(facts(&error), facts(plain), "{subject}");
            assert_eq!(text, b"before");
        }
        other => panic!("{other:?} by {subject}"),
    }

    // JSON has no NaN and no infinity, and a reader that wants no JSON does not mind them.
    let no_json = plain.as_ref().is_err_and(|error| error.code() == "out_of_range");
    match (&plain, schema.decode_serde::<Value>(message)) {
        (Ok(plain), Ok(value)) => assert_eq!(plain, &value, "{subject}"),
        (Err(_), _) if no_json => {}
        (Err(plain), Err(error)) => assert_eq!(facts(&error), facts(plain), "{subject}"),
        other => panic!("{other:?} by {subject}"),
    }
    match (&plain, schema.decode_serde::<IgnoredAny>(message)) {
        (Ok(_), Ok(_)) => {}
        (Err(_), _) if no_json => {}
        (Err(plain), Err(error)) => assert_eq!(facts(&error), facts(plain), "{subject}"),
        other => panic!("{other:?} by {subject}"),
    }

    if let Ok(framed) = schema.clone().fingerprinted(3) {
        let fingerprint = schema.fingerprint(3).expect("the same");
        let frame = [fingerprint.as_bytes(), message].concat();
        match (&plain, framed.decode(&frame)) {
            (Ok(plain), Ok(value)) => assert_eq!(plain, &value, "{subject}"),
            (Err(plain), Err(error)) => {
                let (code, offset, path) = facts(plain);
                assert_eq!(facts(&error), (code, offset + 3, path), "{subject}");
            }
            other => panic!("{other:?} by {subject}"),
        }
    }
}
