//! databuf with LEB128 integers and its 29-bit lengths, the smallest of its forms that
//! holds a hundred thousand records.

use databuf::config::{len::BEU29, num::LEB128};

use super::{Kind, Peer, into_vec};
use crate::value::Value;

const CONFIG: u16 = LEB128 | BEU29;

/// `to_bytes`, `encode`, `from_bytes`.
#[derive(Debug, Default)]
pub struct Databuf(Vec<u8>);

impl Peer for Databuf {
    const NAME: &'static str = "databuf LEB128";
    const KIND: Kind = Kind::Varint;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        value.to_bytes::<CONFIG>()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            databuf::Encode::encode::<CONFIG>(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        databuf::Decode::from_bytes::<CONFIG>(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        databuf::Decode::from_bytes::<CONFIG>(bytes).unwrap()
    }
}
