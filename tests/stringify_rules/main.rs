//! Sentences of the rules that the cases of `stringify_vectors` do not reach, and what there is only here. What is
//! expected was worked out by hand.

mod documents;
mod errors;
mod settings;
mod validation;
mod values;

use serde::Serialize;
use serde_json::Value;
use shorn::Stringifier;

/// The text, or the code of what was wrong.
fn written<T: Serialize + ?Sized>(document: &Value, value: &T) -> String {
    match Stringifier::compile(document) {
        Ok(writer) => writer.to_string(value).unwrap_or_else(|error| error.code().to_owned()),
        Err(error) => format!("build: {}", error.code()),
    }
}

/// Whether a schema in an `if` accepts a value.
fn accepts<T: Serialize + ?Sized>(schema: &Value, value: &T) -> bool {
    let document = serde_json::json!({ "if": schema, "then": { "const": true }, "else": { "const": false } });
    match &*written(&document, value) {
        "true" => true,
        "false" => false,
        other => panic!("{other}"),
    }
}

fn refused(document: &Value) -> &'static str {
    Stringifier::compile(document).map_or_else(|error| error.code(), |_| "built")
}
