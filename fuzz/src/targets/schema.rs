//! Compiling arbitrary documents: no panic, in bounded time and memory, and
//!
//! * strictly, the naive codec takes the same documents for the same signature;
//! * what is taken strictly is taken by default, with the same fingerprint;
//! * errors and warnings name a node of the document;
//! * the document that is printed of a shape compiles to that shape, and so does what the tests read of its signature.
//!
//! Input: a subject (`subject`), of which only documents count.

use crate::input::Input;
use crate::lies::is_numbered_anew;
use crate::notation::shape_of_signature;
use crate::subject::Subject;
use serde_json::Value;
use shorn::{Dialect, Schema, SchemaError};

pub(crate) fn run(data: &[u8]) {
    let Some(subject) = Subject::take(&mut Input(data)) else { return };
    let Some(document) = subject.document() else { return };
    let strict = Schema::builder().strict(true).compile(document);
    let default = Schema::compile(document);
    let openapi = Schema::builder().dialect(Dialect::OpenApi3_0).compile(document);
    if let (Ok(strict), default) = (&strict, &default) {
        let default = default.as_ref().unwrap_or_else(|error| panic!("{error}, but not strictly: {document}"));
        assert_eq!(default.signature(), strict.signature(), "{document}");
        assert_eq!(default.fingerprint(4).ok(), strict.fingerprint(4).ok(), "{document}");
    }
    like_the_naive(document, &strict);
    for compiled in [&strict, &default, &openapi] {
        match compiled {
            Err(error) => {
                let pointer = error.pointer().unwrap_or_default();
                assert!(names_a_node(document, pointer), "{error} of {document}");
            }
            Ok(schema) => {
                for warning in schema.warnings() {
                    assert!(names_a_node(document, &warning.pointer), "{warning} of {document}");
                }
                again(schema, document);
            }
        }
    }
}

fn names_a_node(document: &Value, pointer: &str) -> bool {
    pointer.strip_prefix('#').is_some_and(|pointer| document.pointer(pointer).is_some())
}

/// What the naive codec says of the document, where the format says which error comes first.
fn like_the_naive(document: &Value, strict: &Result<Schema, SchemaError>) {
    let naive = shorn_oracle::compile(document);
    match (strict, &naive) {
        (Ok(ours), Ok(theirs)) => assert_eq!(ours.signature(), theirs.signature().as_deref(), "{document}"),
        (Err(_), Err(_)) => {}
        // A union with a branch of a type that is none compiles in the format, where that branch is the union itself.
        (Err(ours), Ok(_)) => assert_eq!(ours.code(), "unsupported_type", "{document}"),
        (Ok(ours), Err(theirs)) => panic!("{:?}, {theirs:?} of {document}", ours.signature()),
    }
}

/// The shape from what is said of it.
fn again(schema: &Schema, document: &Value) {
    let Some(signature) = schema.signature() else { return };
    if let (Ok(printed), false) = (schema.json_schema(), is_numbered_anew(schema)) {
        let again =
            Schema::compile(&printed).unwrap_or_else(|error| panic!("{error} of {printed}, printed of {document}"));
        assert_eq!(again.signature(), Some(signature), "{printed}, printed of {document}");
    }
    // Unions by order are not of the format, whose words the tests read.
    if !signature.contains(r#""first""#) {
        let parsed: Value = serde_json::from_str(signature).expect("a signature is JSON");
        if let Ok(shape) = shape_of_signature(&parsed) {
            assert_eq!(shape.signature(), Some(signature), "{document}");
        }
    }
}
