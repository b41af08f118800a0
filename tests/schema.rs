//! JSON Schema documents against the vectors of the original implementation, and against signatures
//! written by hand for what this library adds. Expected values come from the vector files or from
//! reasoning, never from the compiler's own output.
//!
//! `SHORN_VECTORS` names another folder of vectors.

#[path = "schema/dialect.rs"]
mod dialect;
#[path = "schema/documents.rs"]
mod documents;
#[path = "schema/faults.rs"]
mod faults;
#[path = "schema/hostile.rs"]
mod hostile;
#[path = "schema/merges.rs"]
mod merges;
#[path = "schema/nodes.rs"]
mod nodes;
#[path = "schema/random.rs"]
mod random;
#[path = "schema/rejects.rs"]
mod rejects;
#[path = "schema/unions.rs"]
mod unions;
#[path = "shape/vectors.rs"]
mod vectors;
#[path = "schema/warnings.rs"]
mod warnings;

use serde_json::Value;
use shorn::Schema;
use vectors::{cases, check, families, schema};

fn strict(document: &Value) -> Result<Schema, shorn::SchemaError> {
    Schema::builder().strict(true).compile(document)
}

/// The signature of a document, which strict mode refuses.
#[track_caller]
fn extended(document: &Value, signature: &str) {
    match Schema::compile(document) {
        Ok(schema) => assert_eq!(schema.signature(), Some(signature), "{document}"),
        Err(error) => panic!("{document}: {error}"),
    }
    assert!(strict(document).is_err(), "{document} is no extension");
}

/// The signature of a document, in both modes.
#[track_caller]
fn accepted(document: &Value, signature: &str) {
    for compiled in [Schema::compile(document), strict(document)] {
        match compiled {
            Ok(schema) => assert_eq!(schema.signature(), Some(signature), "{document}"),
            Err(error) => panic!("{document}: {error}"),
        }
    }
}

/// Why a document is refused in spite of all extensions, and where.
#[track_caller]
fn refused(document: &Value, code: &str, pointer: &str) {
    match Schema::compile(document) {
        Ok(schema) => panic!("{document} compiled to {:?}", schema.signature()),
        Err(error) => assert_eq!((error.code(), error.pointer()), (code, Some(pointer)), "{document}"),
    }
}

#[test]
fn every_vector_in_both_modes() {
    let mut total = 0;
    for (name, family) in families() {
        let mut count = 0;
        for case in cases(&family) {
            let Some(document) = case.get("signature").and_then(|_| schema(case)) else { continue };
            for mode in [true, false] {
                let id = format!("{name}/{} strict={mode}", case["id"]);
                let compiled = Schema::builder().strict(mode).compile(&document);
                let compiled = compiled.unwrap_or_else(|error| panic!("{id}: {error}"));
                check(case, compiled.shape(), &id);
            }
            count += 1;
        }
        println!("{name}: {count} documents");
        total += count;
    }
    println!("{total} documents, in both modes");
    assert!(total > 1_000, "{total}");
}
