//! postcard: serde, integers as varints.

use super::{Kind, Peer, into_vec};
use crate::value::Value;

/// `to_stdvec`, `to_extend`, `from_bytes`.
#[derive(Debug, Default)]
pub struct Postcard(Vec<u8>);

impl Peer for Postcard {
    const NAME: &'static str = "postcard";
    const KIND: Kind = Kind::Varint;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        postcard::to_stdvec(value).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            *out = postcard::to_extend(value, std::mem::take(out)).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        postcard::from_bytes(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        postcard::from_bytes(bytes).unwrap()
    }
}
