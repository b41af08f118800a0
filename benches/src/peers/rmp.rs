//! rmp-serde: MessagePack, structs as arrays (the compact form, its default).

use super::{Kind, Peer, into_vec};
use crate::value::Value;

/// `to_vec`, `encode::write`, `from_slice`.
#[derive(Debug, Default)]
pub struct RmpSerde(Vec<u8>);

impl Peer for RmpSerde {
    const NAME: &'static str = "rmp-serde";
    const KIND: Kind = Kind::Row;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        rmp_serde::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            rmp_serde::encode::write(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        rmp_serde::from_slice(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        rmp_serde::from_slice(bytes).unwrap()
    }
}
