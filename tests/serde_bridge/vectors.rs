//! The vectors, every value and message of a family under every schema of it: what serde gives must be
//! what `encode` and `decode` give, which their own rows are held against.

use crate::check::{answers, hex};
use serde_json::Value;
use shorn::{EncodeError, Schema};
use shorn_oracle::on_big_stack;
use shorn_oracle::vectors::{self, Case, Subject};

/// Values, messages and schemas of a family that are combined at most, taken at even distances.
const MOST: usize = 24;

#[test]
fn as_values_do() {
    on_big_stack(|| {
        let mut pairs = 0;
        for family in vectors::FAMILIES.into_iter().filter(|family| *family != "builder") {
            let cases = vectors::load(family);
            cases.iter().for_each(own_rows);
            let schemas = thinned(cases.iter().map(schema).collect());
            let values = cases.iter().flat_map(|case| {
                let good = case.encode.iter().map(|row| &row.value);
                good.chain(case.encode_errors.iter().map(|row| &row.value)).filter(|given| !given.special)
            });
            let messages = cases.iter().flat_map(|case| {
                let good = case.encode.iter().map(|row| &row.bytes);
                good.chain(case.decode_errors.iter().map(|row| &row.bytes)).filter(|bytes| bytes.len() < 2_000)
            });
            let (values, messages) = (thinned(values.collect()), thinned(messages.collect()));
            for schema in &schemas {
                values.iter().for_each(|given| same_encoding(schema, &given.json));
                messages.iter().for_each(|bytes| answers::<Value>(schema, bytes));
            }
            pairs += schemas.len() * (values.len() + messages.len());
        }
        assert!(pairs > 5_000, "{pairs}");
    });
}

fn thinned<T>(all: Vec<T>) -> Vec<T> {
    let step = all.len().div_ceil(MOST).max(1);
    all.into_iter().step_by(step).collect()
}

fn schema(case: &Case) -> Schema {
    match &case.subject {
        Subject::Schema(document) => Schema::compile(document).unwrap(),
        Subject::Builder(_) => unreachable!("builder shapes have no document"),
    }
}

/// The rows of a case under its own schema, none left out.
fn own_rows(case: &Case) {
    let schema = schema(case);
    for row in &case.encode {
        if !row.value.special {
            assert_eq!(hex(&schema.encode_serde(&row.value.json).unwrap()), hex(&row.bytes), "{}", case.id);
            same_encoding(&schema, &row.value.json);
        }
        answers::<Value>(&schema, &row.bytes);
    }
    for row in case.encode_errors.iter().filter(|row| !row.value.special) {
        let error = schema.encode_serde(&row.value.json).unwrap_err();
        assert_eq!(error.code(), row.kind, "{}", case.id);
        assert!(row.accepts(error.path().map(ToString::to_string).as_deref()), "{error} in {}", case.id);
        same_encoding(&schema, &row.value.json);
    }
    for row in &case.decode_errors {
        let error = schema.decode_serde::<serde::de::IgnoredAny>(&row.bytes).unwrap_err();
        assert_eq!((error.code(), error.offset()), (&*row.kind, row.offset), "{}", case.id);
        answers::<Value>(&schema, &row.bytes);
    }
}

fn same_encoding(schema: &Schema, value: &Value) {
    let facts = |error: EncodeError| (error.code(), error.path().map(ToString::to_string), error.to_string());
    let expected = schema.encode(value).map(|bytes| hex(&bytes)).map_err(facts);
    assert_eq!(schema.encode_serde(value).map(|bytes| hex(&bytes)).map_err(facts), expected, "{value}");
    // Members against the order of the wire.
    let turned = schema.encode_serde(&Turned(value)).map(|bytes| hex(&bytes)).map_err(facts);
    match (&turned, &expected) {
        // Another undeclared key may be met first.
        (Err(turned), Err(expected)) if expected.0 == "unknown_property" => assert_eq!(turned.0, expected.0),
        _ => assert_eq!(turned, expected, "{value} with members turned around"),
    }
}

/// A value whose members come in the opposite order, and whose collections do not say how long they are.
struct Turned<'a>(&'a Value);

impl serde::Serialize for Turned<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::{SerializeMap as _, SerializeSeq as _};
        match self.0 {
            Value::Array(elements) => {
                let mut array = serializer.serialize_seq(None)?;
                elements.iter().try_for_each(|element| array.serialize_element(&Turned(element)))?;
                array.end()
            }
            Value::Object(members) => {
                let mut object = serializer.serialize_map(None)?;
                for (i, (key, value)) in members.iter().rev().enumerate() {
                    if i % 2 == 0 {
                        object.serialize_entry(key, &Turned(value))?;
                    } else {
                        object.serialize_key(key)?;
                        object.serialize_value(&Turned(value))?;
                    }
                }
                object.end()
            }
            scalar => scalar.serialize(serializer),
        }
    }
}
