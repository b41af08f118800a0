//! bitcode: columnar, with and without a buffer that keeps its columns between calls.

use super::refused;
use crate::codec::{About, Codec, Kind, Refused};
use crate::record::Flat;

/// The free functions; its reused output is the buffer's.
#[derive(Default)]
pub struct Bitcode(bitcode::Buffer);

impl<T: Flat> Codec<T> for Bitcode {
    const ABOUT: About = About { kind: Kind::Columnar, ..About::row("bitcode") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        bitcode::encode(value)
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        self.0.encode(value)
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        bitcode::decode(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        bitcode::decode(bytes).map(T::FlatView::into).map_err(refused)
    }
}

/// `Buffer` for everything; a fresh encode copies its bytes out.
#[derive(Default)]
pub struct Buffered(bitcode::Buffer);

impl<T: Flat> Codec<T> for Buffered {
    const ABOUT: About = About { kind: Kind::Columnar, ..About::row("bitcode Buffer") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        self.0.encode(value).to_vec()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        self.0.encode(value)
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        self.0.decode(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        self.0.decode(bytes).map(T::FlatView::into).map_err(refused)
    }
}
