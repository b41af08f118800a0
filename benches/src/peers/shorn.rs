//! The library under test.

use super::{Kind, Peer, into_vec};
use crate::value::Value;

/// `encode`, `encode_into`, `decode`.
#[derive(Debug, Default)]
pub struct Shorn(Vec<u8>);

impl Peer for Shorn {
    const NAME: &'static str = "shorn";
    const KIND: Kind = Kind::Ours;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        value.shorn_encode()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.shorn_encode_into(out);
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        T::shorn_decode(bytes)
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        T::shorn_view(bytes)
    }
}
