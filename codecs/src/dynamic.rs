//! Codecs of values that any JSON Schema describes, for records that come as files: the value of `serde_json` on both
//! sides, or JSON text. Knows such codecs, and what must hold before a time of theirs counts; knows no fixture, no
//! command line and no time.
//!
//! Codecs whose bytes do not tell the types in them (postcard, bincode, bitcode and the like) have no part in this:
//! they cannot read a value of a type that they are not told.
//!
//! ```
//! use shorn_codecs::dynamic::{codecs, payloads, records};
//!
//! let schema = serde_json::json!({
//!     "type": "object",
//!     "properties": { "name": { "type": "string" }, "age": { "type": "integer", "minimum": 0 } },
//!     "required": ["name", "age"]
//! });
//! let records = records(r#"{ "name": "Grace", "age": 45 }"#)?;
//! for mut codec in codecs(&schema)? {
//!     let payloads = payloads(&mut *codec, &records)?;
//!     println!("{}: {} bytes", codec.about().name, payloads.iter().map(Vec::len).sum::<usize>());
//! }
//! # Ok::<(), shorn_codecs::codec::Refused>(())
//! ```

use serde_json::{Number, Value};
use shorn::Schema;
use simd_json::Buffers;

use crate::codec::{About, Borrowing, Refused};

/// One codec of values. Its state is what a program would keep between calls.
pub trait Dynamic {
    /// What there is to know about it.
    fn about(&self) -> About;

    /// Encodes to `out`, cleared.
    ///
    /// # Errors
    ///
    /// If the codec cannot write the value.
    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused>;

    /// Decodes to a value.
    ///
    /// # Errors
    ///
    /// If the codec sees that no value was written like this.
    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused>;

    /// Encodes the value that a JSON text is to `out`, cleared: by way of a value of `serde_json`, unless the codec
    /// can do without.
    ///
    /// # Errors
    ///
    /// As [`encode`](Self::encode), and if the text is not JSON.
    fn encode_text(&mut self, text: &[u8], out: &mut Vec<u8>) -> Result<(), Refused> {
        self.encode(&serde_json::from_slice(text)?, out)
    }

    /// Decodes to JSON text in `out`, cleared, in the same way.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    fn decode_text(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Refused> {
        let value = self.decode(bytes)?;
        out.clear();
        Ok(serde_json::to_writer(out, &value)?)
    }
}

/// All of them, the library under test first, with `schema` compiled where one is wanted.
///
/// # Errors
///
/// If the library under test cannot compile the schema: it says why, and where.
pub fn codecs(schema: &Value) -> Result<Vec<Box<dyn Dynamic>>, Refused> {
    Ok(vec![
        Box::new(Shorn(Schema::compile(schema)?)),
        Box::new(SerdeJson),
        Box::new(SonicRs),
        Box::new(SimdJson::default()),
        Box::new(RmpSerde),
        Box::new(Ciborium),
    ])
}

/// The values of a file: one a line, or any other space between them.
///
/// # Errors
///
/// What is no JSON, by its line and column, and a file without values.
pub fn records(text: &str) -> Result<Vec<Value>, Refused> {
    let records: Vec<Value> = serde_json::Deserializer::from_str(text).into_iter().collect::<Result<_, _>>()?;
    if records.is_empty() { Err("no records".into()) } else { Ok(records) }
}

/// The payload of each record, once it is certain that every operation of the codec gives the record back.
///
/// # Errors
///
/// If the codec refuses a record or its own bytes, or gives another value back: the number of the record, from 1, and
/// why.
pub fn payloads(codec: &mut dyn Dynamic, records: &[Value]) -> Result<Vec<Vec<u8>>, Refused> {
    let name = codec.about().name;
    let each = records.iter().zip(1u64..);
    each.map(|(record, number)| {
        payload(codec, record).map_err(|refused| format!("{name}: record {number}: {refused}").into())
    })
    .collect()
}

fn payload(codec: &mut dyn Dynamic, record: &Value) -> Result<Vec<u8>, Refused> {
    let mut bytes = Vec::new();
    codec.encode(record, &mut bytes)?;
    if !same(&codec.decode(&bytes)?, record) {
        return Err("another value came back".into());
    }
    let mut again = vec![0];
    codec.encode_text(&serde_json::to_vec(record)?, &mut again)?;
    if !same(&codec.decode(&again)?, record) {
        return Err("another value came back from its text".into());
    }
    codec.decode_text(&bytes, &mut again)?;
    if !same(&serde_json::from_slice(&again)?, record) {
        return Err("its text is of another value".into());
    }
    Ok(bytes)
}

/// Whether two values are one: numbers by what they are, however they are spelled.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => same_number(a, b),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(name, a)| b.get(name).is_some_and(|b| same(a, b)))
        }
        _ => a == b,
    }
}

/// Integers exactly, and doubles with each other and with integers as doubles.
fn same_number(a: &Number, b: &Number) -> bool {
    if a.is_f64() || b.is_f64() { a.as_f64() == b.as_f64() } else { a == b }
}

/// A codec that takes a value by serde and can read any. Here a value is what every codec carries: equal work.
const fn about(name: &'static str) -> About {
    About { borrowing: Borrowing::None, ..About::row(name).described() }
}

/// `encode_into`, `decode`; `encode_json_into`, `decode_to_json` without a value in between.
struct Shorn(Schema);

impl Dynamic for Shorn {
    fn about(&self) -> About {
        About { schema: true, borrowing: Borrowing::None, ..About::ours("shorn") }
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(self.0.encode_into(value, out)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        Ok(self.0.decode(bytes)?)
    }

    fn encode_text(&mut self, text: &[u8], out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(self.0.encode_json_into(text, out)?)
    }

    fn decode_text(&mut self, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(self.0.decode_to_json(bytes, out)?)
    }
}

/// `to_writer`, `from_slice`.
struct SerdeJson;

impl Dynamic for SerdeJson {
    fn about(&self) -> About {
        about("serde_json")
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(serde_json::to_writer(out, value)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        Ok(serde_json::from_slice(bytes)?)
    }
}

/// `to_writer`, `from_slice`.
struct SonicRs;

impl Dynamic for SonicRs {
    fn about(&self) -> About {
        about("sonic-rs")
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(sonic_rs::to_writer(out, value)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        Ok(sonic_rs::from_slice(bytes)?)
    }
}

/// `to_writer`, `serde::from_slice_with_buffers` on a copy, since it parses in place.
#[derive(Default)]
struct SimdJson {
    input: Vec<u8>,
    buffers: Buffers,
}

impl Dynamic for SimdJson {
    fn about(&self) -> About {
        about("simd-json")
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(simd_json::to_writer(out, value)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        self.input.clear();
        self.input.extend_from_slice(bytes);
        Ok(simd_json::serde::from_slice_with_buffers(&mut self.input, &mut self.buffers)?)
    }
}

/// `encode::write`, `from_slice`: an object is a map with its names, as there are no others in a value.
struct RmpSerde;

impl Dynamic for RmpSerde {
    fn about(&self) -> About {
        about("rmp-serde")
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(rmp_serde::encode::write(out, value)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        Ok(rmp_serde::from_slice(bytes)?)
    }
}

/// `into_writer`, `from_reader`.
struct Ciborium;

impl Dynamic for Ciborium {
    fn about(&self) -> About {
        about("ciborium")
    }

    fn encode(&mut self, value: &Value, out: &mut Vec<u8>) -> Result<(), Refused> {
        out.clear();
        Ok(ciborium::into_writer(value, out)?)
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        Ok(ciborium::from_reader(bytes)?)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::files::{schema, text};
    use crate::fixtures::Fixture;

    #[test]
    fn every_codec_gives_every_small_fixture_back() {
        for fixture in Fixture::ALL.into_iter().filter(|fixture| !fixture.is_big()) {
            let records = records(&text(fixture).unwrap()).unwrap();
            let codecs = codecs(&schema(fixture).unwrap()).unwrap();
            assert_eq!(codecs.len(), 6);
            for mut codec in codecs {
                let payloads = payloads(&mut *codec, &records).unwrap();
                assert_eq!(payloads.len() as u64, fixture.records());
            }
        }
    }

    #[test]
    fn a_value_that_does_not_come_back_is_told() {
        let schema = json!({ "type": "object", "properties": { "a": { "type": "integer" } } });
        let records = records("{\"a\":1}\n\n{\"a\":1,\"b\":2}\n").unwrap();
        let refused = payloads(&mut *codecs(&schema).unwrap().remove(0), &records).unwrap_err();
        assert!(refused.to_string().starts_with("shorn: record 2: "), "{refused}");
    }

    #[test]
    fn numbers_are_compared_by_value() {
        assert!(same(&json!([{ "a": 5 }]), &json!([{ "a": 5.0 }])));
        assert!(!same(&json!(9_007_199_254_740_993_u64), &json!(9_007_199_254_740_992_u64)));
        assert!(!same(&json!({ "a": 1, "b": 2 }), &json!({ "a": 1, "c": 2 })));
        assert!(!same(&json!([1]), &json!([1, 1])));
    }

    #[test]
    fn a_file_without_values_is_refused() {
        assert!(records(" \n").is_err());
        assert_eq!(records("{\"a\":\n1}\n2").unwrap(), [json!({ "a": 1 }), json!(2)]);
        assert!(records("{\"a\":1}\n{").unwrap_err().to_string().contains("line 2"));
    }
}
