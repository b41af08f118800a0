//! bincode 2 in its standard configuration (varints), by its own derive and by serde.

use bincode::config::standard;

use super::{Kind, Peer, into_slice, into_vec};
use crate::value::Value;

/// `encode_to_vec`, `encode_into_std_write`, `decode_from_slice`, `borrow_decode_from_slice`.
#[derive(Debug, Default)]
pub struct Derive(Vec<u8>);

impl Peer for Derive {
    const NAME: &'static str = "bincode2 derive";
    const KIND: Kind = Kind::Varint;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        bincode::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            bincode::encode_into_std_write(value, out, standard()).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        bincode::decode_from_slice(bytes, standard()).unwrap().0
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        bincode::borrow_decode_from_slice(bytes, standard()).unwrap().0
    }
}

/// The same through `bincode::serde`.
#[derive(Debug, Default)]
pub struct Serde(Vec<u8>);

impl Peer for Serde {
    const NAME: &'static str = "bincode2 serde";
    const KIND: Kind = Kind::Varint;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        bincode::serde::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            bincode::serde::encode_into_std_write(value, out, standard()).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        bincode::serde::decode_from_slice(bytes, standard()).unwrap().0
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        bincode::serde::borrow_decode_from_slice(bytes, standard()).unwrap().0
    }
}

/// The derive's form into a slice that must have the room already.
#[derive(Debug, Default)]
pub struct Slice(Vec<u8>);

impl Peer for Slice {
    const NAME: &'static str = "bincode2 slice";
    const KIND: Kind = Kind::Slice;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        bincode::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_slice(&mut self.0, |out| bincode::encode_into_slice(value, out, standard()))
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        bincode::decode_from_slice(bytes, standard()).unwrap().0
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        bincode::borrow_decode_from_slice(bytes, standard()).unwrap().0
    }
}
