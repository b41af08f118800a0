//! wincode: bincode's layout, initialised in place; fixed-width integers and varints.

use wincode::config::{deserialize, serialize, serialize_into};

use super::{Kind, Peer, into_vec};
use crate::value::{Fixed, Value, Varint};

/// The default configuration, without its limit on preallocation.
#[derive(Debug, Default)]
pub struct Fixints(Vec<u8>);

impl Peer for Fixints {
    const NAME: &'static str = "wincode";
    const KIND: Kind = Kind::Row;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        serialize(value, Fixed::new()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serialize_into(out, value, Fixed::new()).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        deserialize(bytes, Fixed::new()).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        deserialize(bytes, Fixed::new()).unwrap()
    }
}

/// The same with varints.
#[derive(Debug, Default)]
pub struct Varints(Vec<u8>);

impl Peer for Varints {
    const NAME: &'static str = "wincode varint";
    const KIND: Kind = Kind::Varint;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        serialize(value, Varint::new()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serialize_into(out, value, Varint::new()).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        deserialize(bytes, Varint::new()).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        deserialize(bytes, Varint::new()).unwrap()
    }
}
