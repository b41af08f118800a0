//! The JSON text of Rust types is what a writer that knows only the type's shape makes of the decoded message: for every
//! type that the bytes are tested with, and by hand for what text alone can show. No limit but the depth counts.

#[path = "typed_json/check.rs"]
mod check;
// The types of `agreement`, with other demands.
#[path = "agreement/derived.rs"]
mod derived;
#[path = "typed_json/edges.rs"]
mod edges;
#[path = "agreement/families.rs"]
mod families;
#[path = "agreement/foreign.rs"]
mod foreign;
#[path = "typed_json/library.rs"]
mod library;
#[path = "typed_json/members.rs"]
mod members;
#[path = "agreement/records.rs"]
mod records;
#[path = "agreement/sample.rs"]
#[allow(dead_code, reason = "what decoders are asked is not asked here")]
mod sample;
#[cfg(feature = "stringify")]
#[path = "typed_json/shaped.rs"]
mod shaped;
#[path = "typed_json/variants.rs"]
mod variants;

use serde_json::Value;
use shorn::{Encode, Record, Schema};

/// The text, which must read back to what the shape's decoder makes of the message.
#[track_caller]
fn json<T: Encode + Record + ?Sized>(value: &T) -> String {
    let text = shorn::to_json(value).unwrap();
    let mut behind = b"\xff[".to_vec();
    shorn::to_json_into(value, &mut behind).unwrap();
    assert_eq!((&behind[..2], &behind[2..]), (&b"\xff["[..], text.as_bytes()));
    let parsed: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    if let Ok(decoded) = Schema::from(T::shape()).decode(&shorn::encode(value).unwrap()) {
        assert_eq!(check::comparable(&parsed, true), check::comparable(&decoded, true), "{text}");
    }
    text
}

/// Code and path of an error; the buffer keeps what it held.
#[track_caller]
fn refused<T: Encode + ?Sized>(value: &T) -> (&'static str, String) {
    let mut out = b"kept".to_vec();
    let error = shorn::to_json_into(value, &mut out).unwrap_err();
    assert_eq!(out, b"kept");
    let again = shorn::to_json(value).unwrap_err();
    assert_eq!(again.to_string(), error.to_string());
    (error.code(), error.path().map(ToString::to_string).unwrap_or_default())
}
