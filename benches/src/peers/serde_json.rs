//! serde_json: JSON text, the field names in every record.

use super::{Kind, Peer, into_vec};
use crate::value::Value;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Debug, Default)]
pub struct SerdeJson(Vec<u8>);

impl Peer for SerdeJson {
    const NAME: &'static str = "serde_json";
    const KIND: Kind = Kind::Row;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        serde_json::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serde_json::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        serde_json::from_slice(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        serde_json::from_slice(bytes).unwrap()
    }
}
