//! serde_json: JSON text, the field names in every record; from the records, and from its own value.

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Kind, Refused};
use crate::forms::Value;
use crate::record::Record;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Default)]
pub struct SerdeJson(Vec<u8>);

impl<T: Record> Codec<T> for SerdeJson {
    const ABOUT: About = About::row("serde_json").described();
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        serde_json::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serde_json::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        serde_json::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        serde_json::from_slice(bytes).map_err(refused)
    }
}

/// The same with a `serde_json::Value` on both sides.
#[derive(Default)]
pub struct SerdeJsonValue(Vec<u8>);

impl<T: Record> Codec<T> for SerdeJsonValue {
    const ABOUT: About =
        About { kind: Kind::Value, borrowing: Borrowing::None, ..About::row("serde_json Value").described() };
    type Form = Value;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &Value) -> Vec<u8> {
        serde_json::to_vec(&value.0).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &Value) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serde_json::to_writer(out, &value.0).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<Value, Refused> {
        serde_json::from_slice(bytes).map(Value).map_err(refused)
    }
}
