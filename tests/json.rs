//! JSON text and the wire, both ways, against the walks over values: the same bytes for every
//! spelling of a value, the same code and path for every value that is refused, and text that
//! `serde_json` reads as the value that the wire holds.

#[path = "json/edges.rs"]
mod edges;
#[path = "json/limits.rs"]
mod limits;
#[path = "json/mutations.rs"]
mod mutations;
#[path = "shape/notation.rs"]
#[allow(dead_code, reason = "shared with the tests of shapes")]
mod notation;
#[path = "json/spelling.rs"]
mod spelling;
#[path = "json/unions.rs"]
mod unions;

use serde_json::Value;
use shorn::shape::Shape;
use shorn::{EncodeError, Schema};
use shorn_oracle::random::{self, Rng};
use shorn_oracle::value::{parse_json, to_hex};
use shorn_oracle::vectors::{self, Case, Subject};
use shorn_oracle::{compile, on_big_stack};

/// What an encoder made of a value: bytes, or code and path.
type Outcome = Result<String, (&'static str, Option<String>)>;

fn outcome(encoded: Result<Vec<u8>, EncodeError>) -> Outcome {
    encoded.map(|bytes| to_hex(&bytes)).map_err(|error| (error.code(), error.path().map(ToString::to_string)))
}

/// That a text is encoded like the value that `serde_json` reads, or refused like it. Whether it was
/// encoded.
fn check_text(schema: &Schema, text: &[u8], place: &str) -> bool {
    let text_outcome = outcome(schema.encode_json(text));
    let mut out = vec![0xee; 3];
    let appended = schema.encode_json_into(text, &mut out);
    assert_eq!(appended.is_ok(), text_outcome.is_ok());
    assert_eq!(to_hex(&out[..3]), "eeeeee");
    assert_eq!(to_hex(&out[3..]), text_outcome.clone().unwrap_or_default(), "{place}");
    let expected = match core::str::from_utf8(text).ok().and_then(parse_json) {
        Some(value) => outcome(schema.encode(&value)),
        None if has_unpaired_surrogate(text) => return false,
        None => Err(("invalid_json", None)),
    };
    assert_eq!(text_outcome, expected, "{place}: {}", String::from_utf8_lossy(text));
    text_outcome.is_ok()
}

/// Whether `serde_json` stops at a surrogate without its other half, which it cannot hold.
fn has_unpaired_surrogate(text: &[u8]) -> bool {
    let refused = serde_json::from_slice::<Value>(text);
    refused.is_err_and(|error| ["surrogate", "hex escape"].iter().any(|word| error.to_string().contains(word)))
}

/// That every spelling of a value is encoded like it.
fn check_value(schema: &Schema, value: &Value, place: &str) {
    for spelling in spelling::ALL {
        check_text(schema, spelling(value).as_bytes(), place);
    }
}

/// That bytes come out as text of the value that they hold, or are refused with the same code and
/// offset.
fn check_bytes(schema: &Schema, bytes: &[u8], place: &str) {
    let mut out = b"before".to_vec();
    let written = schema.decode_to_json(bytes, &mut out);
    match (schema.decode(bytes), written) {
        (Ok(value), Ok(())) => {
            let text = core::str::from_utf8(&out[6..]).unwrap();
            let read = parse_json(text).unwrap_or_else(|| panic!("{place}: {text}"));
            // Members may come in another order, and numbers in another form.
            assert_eq!(shorn_oracle::Value::from(&read), shorn_oracle::Value::from(&value), "{place}: {text}");
            assert_eq!(outcome(schema.encode_json(text.as_bytes())), outcome(schema.encode(&value)), "{place}: {text}");
        }
        (Err(by_value), Err(by_text)) => {
            assert_eq!((by_text.code(), by_text.offset()), (by_value.code(), by_value.offset()), "{place}");
            assert_eq!(by_text.path(), by_value.path(), "{place}");
            assert_eq!(out, b"before");
        }
        (by_value, by_text) => panic!("{place}: {by_value:?} as a value, {by_text:?} as text"),
    }
}

fn schema_of(case: &Case) -> Schema {
    match &case.subject {
        Subject::Schema(document) => Schema::builder().strict(true).compile(document).unwrap(),
        Subject::Builder(shape) => Schema::from(notation::builder(shape).and_then(Shape::build).unwrap()),
    }
}

#[test]
fn every_row_of_every_family() {
    on_big_stack(|| {
        let mut rows = [0; 4];
        for case in vectors::load_all() {
            let schema = schema_of(&case);
            let place = format!("{}/{}", case.family, case.id);
            for row in &case.encode {
                if let Some(value) = row.value.value().to_json() {
                    check_value(&schema, &value, &place);
                    if case.family != "builder" {
                        let spelled = spelling::compact(&value);
                        assert_eq!(schema.encode_json(spelled.as_bytes()).unwrap(), row.bytes, "{place}");
                    }
                    rows[0] += 1;
                }
                if let Some(spelling) = &row.other_spelling {
                    assert_eq!(schema.encode_json(spelling.as_bytes()).unwrap(), row.bytes, "{place}");
                }
                check_bytes(&schema, &row.bytes, &place);
            }
            for row in &case.encode_errors {
                if let Some(value) = row.value.value().to_json() {
                    check_value(&schema, &value, &place);
                    rows[1] += 1;
                }
            }
            for bytes in case.decode.iter().map(|row| &row.bytes) {
                check_bytes(&schema, bytes, &place);
                rows[2] += 1;
            }
            for row in &case.decode_errors {
                check_bytes(&schema, &row.bytes, &place);
                rows[3] += 1;
            }
        }
        println!("{rows:?} encode, encode_errors, decode, decode_errors");
        assert!(rows.iter().all(|rows| *rows > 100), "{rows:?}");
    });
}

#[test]
fn surrogates() {
    let mut rows = 0;
    for row in vectors::unpaired_surrogates() {
        // A document with such a name is no JSON to Rust.
        let Some(document) = &row.schema else { continue };
        let schema = Schema::compile(document).unwrap();
        let found = outcome(schema.encode_json(row.json.as_bytes()));
        assert_eq!(
            found,
            Err((row.kind.as_str(), row.path.clone())).map_err(|(kind, path)| (leak(kind), path)),
            "{}",
            row.json
        );
        rows += 1;
    }
    assert!(rows > 10, "{rows}");
}

fn leak(text: &str) -> &'static str {
    String::from(text).leak()
}

#[test]
fn random_schemas_and_values() {
    on_big_stack(|| {
        let mut rng = Rng::new(42);
        for i in 0..1_500 {
            let document = random::shape_schema(&mut rng);
            let shape = compile(&document).unwrap();
            if !random::has_values(&shape) {
                continue;
            }
            let schema = Schema::builder().strict(true).compile(&document).unwrap();
            for _ in 0..4 {
                let Some(value) = random::value(&mut rng, &shape).to_json() else { continue };
                check_value(&schema, &value, &format!("document {i}: {document}"));
                check_bytes(&schema, &schema.encode(&value).unwrap(), &format!("document {i}"));
            }
        }
    });
}
