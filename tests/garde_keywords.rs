//! Rules of `garde` as keywords of JSON Schema. Documents are written by hand; that they say the same
//! as the rules, two other implementations decide: `garde` of the value, `jsonschema` of its JSON.

#[path = "garde_keywords/agreement.rs"]
mod agreement;
#[path = "garde_keywords/documents.rs"]
mod documents;
#[path = "garde_keywords/places.rs"]
mod places;

use serde_json::Value;
use shorn::{Record, Schema};

fn document<T: Record>() -> Value {
    T::json_schema().unwrap_or_else(|e| panic!("{e}"))
}

/// The document of one field.
#[track_caller]
fn property<T: Record>(name: &str) -> Value {
    let document = document::<T>();
    document["properties"].get(name).unwrap_or_else(|| panic!("no {name} in {document}")).clone()
}

/// The document of `T` is read as the shape of `T`, with and without strictness, and `Plain`, which
/// has no rules, has that shape too.
#[track_caller]
fn same_shape<T: Record, Plain: Record>() {
    let document = document::<T>();
    let signature = Plain::shape().signature().map(str::to_owned);
    assert!(signature.is_some());
    assert_eq!(T::shape().signature(), signature.as_deref());
    for strict in [false, true] {
        let schema = Schema::builder().strict(strict).compile(&document);
        let schema = schema.unwrap_or_else(|e| panic!("{e}: {document}"));
        assert_eq!(schema.signature(), signature.as_deref(), "strict: {strict}, {document}");
        assert_eq!(schema.warnings(), [], "{document}");
    }
}
