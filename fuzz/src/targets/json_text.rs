//! `encode_json`, which reads text and writes bytes in one pass, against its definition: `serde_json` reads the text,
//! and `encode` its value. The same bytes, or the same code at the same path; what is no JSON to `serde_json` is
//! `invalid_json`, but for half a surrogate pair, which it cannot hold.
//!
//! Input: a subject (`subject`), the text.

use crate::input::Input;
use crate::subject::Subject;
use crate::targets::identity::outcome;
use serde_json::Value;
use shorn_oracle::value::{parse_json, to_hex};

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let Some(subject) = Subject::take(&mut input) else { return };
    let Some(schema) = subject.schema() else { return };
    let text = input.0;
    let found = outcome(schema.encode_json(text));
    let mut out = b"before".to_vec();
    let appended = schema.encode_json_into(text, &mut out);
    assert_eq!(appended.is_ok(), found.is_ok());
    assert!(out.starts_with(b"before"));
    assert_eq!(to_hex(&out[6..]), found.clone().unwrap_or_default(), "{subject}");
    let expected = match std::str::from_utf8(text).ok().and_then(parse_json) {
        Some(value) => outcome(schema.encode(&value)),
        None if has_half_a_pair(text) => return,
        None => Err(("invalid_json", None)),
    };
    assert_eq!(found, expected, "{} by {subject}", String::from_utf8_lossy(text));
}

/// Whether `serde_json` stops at a surrogate without its other half.
fn has_half_a_pair(text: &[u8]) -> bool {
    let refused = serde_json::from_slice::<Value>(text);
    refused.is_err_and(|error| ["surrogate", "hex escape"].iter().any(|word| error.to_string().contains(word)))
}
