//! The library under test without a Rust type: the record's own JSON Schema, compiled at run time. The bytes are those
//! of the derived type.

use shorn::Schema;

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::forms::{Text, Value};
use crate::record::Record;

fn schema<T: Record>() -> Schema {
    Schema::compile(&T::json_schema().unwrap()).unwrap()
}

/// `encode`, `encode_into`, `decode`: a `serde_json::Value` on both sides.
pub struct SchemaValue(Schema, Vec<u8>);

impl<T: Record> Codec<T> for SchemaValue {
    const ABOUT: About = About { schema: true, borrowing: Borrowing::None, ..About::ours("shorn Value") };
    type Form = Value;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(schema::<T>(), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &Value) -> Vec<u8> {
        self.0.encode(&value.0).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &Value) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.encode_into(&value.0, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        self.0.decode(bytes).map(Value).map_err(refused)
    }
}

/// `encode_serde`, `encode_serde_into`, `decode_serde`: the record by serde.
pub struct SchemaSerde(Schema, Vec<u8>);

impl<T: Record> Codec<T> for SchemaSerde {
    const ABOUT: About = About { schema: true, ..About::ours("shorn serde") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(schema::<T>(), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        self.0.encode_serde(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.encode_serde_into(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        self.0.decode_serde(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        self.0.decode_serde(bytes).map_err(refused)
    }
}

/// `encode_json`, `encode_json_into`, `decode_to_json`: JSON text on both sides.
pub struct SchemaText(Schema, Vec<u8>);

impl<T: Record> Codec<T> for SchemaText {
    const ABOUT: About = About { schema: true, borrowing: Borrowing::None, ..About::ours("shorn JSON") };
    type Form = Text;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(schema::<T>(), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &Text) -> Vec<u8> {
        self.0.encode_json(&value.0).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &Text) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.encode_json_into(&value.0, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<Text, Refused> {
        let mut text = Vec::new();
        self.0.decode_to_json(bytes, &mut text).map(|()| Text(text)).map_err(refused)
    }
}
