//! nanoserde's binary form: fixed-width integers, lengths of eight bytes. No borrowed
//! decode.

use super::{Borrowing, Kind, Peer, into_vec};
use crate::value::Value;

/// `serialize_bin`, `ser_bin`, `deserialize_bin`.
#[derive(Debug, Default)]
pub struct Nanoserde(Vec<u8>);

impl Peer for Nanoserde {
    const NAME: &'static str = "nanoserde bin";
    const KIND: Kind = Kind::Row;
    const BORROWING: Borrowing = Borrowing::None;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        value.serialize_bin()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.ser_bin(out);
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        T::deserialize_bin(bytes).unwrap()
    }
}
