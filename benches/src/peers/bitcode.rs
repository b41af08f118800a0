//! bitcode: columnar, with and without a buffer that keeps its columns between calls.

use std::fmt;

use super::{Kind, Peer};
use crate::value::Value;

/// The free functions; its reused output is the buffer's.
#[derive(Default)]
pub struct Bitcode(bitcode::Buffer);

impl Peer for Bitcode {
    const NAME: &'static str = "bitcode";
    const KIND: Kind = Kind::Columnar;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        bitcode::encode(value)
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        self.0.encode(value)
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        bitcode::decode(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        bitcode::decode(bytes).unwrap()
    }
}

/// `Buffer` for everything; a fresh encode copies its bytes out.
#[derive(Default)]
pub struct Buffered(bitcode::Buffer);

impl Peer for Buffered {
    const NAME: &'static str = "bitcode Buffer";
    const KIND: Kind = Kind::Columnar;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        self.0.encode(value).to_vec()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        self.0.encode(value)
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        self.0.decode(bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        self.0.decode(bytes).unwrap()
    }
}

impl fmt::Debug for Bitcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAME)
    }
}

impl fmt::Debug for Buffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAME)
    }
}
