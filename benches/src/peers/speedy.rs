//! speedy: fixed-width integers, lengths and tags of four bytes.

use speedy::{LittleEndian, Readable};

use super::{Kind, Peer, into_vec};
use crate::value::Value;

/// `write_to_vec`, `write_to_buffer`, `read_from_buffer`.
#[derive(Debug, Default)]
pub struct Speedy(Vec<u8>);

const CONTEXT: fn() -> LittleEndian = LittleEndian::default;

impl Peer for Speedy {
    const NAME: &'static str = "speedy";
    const KIND: Kind = Kind::Row;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        value.write_to_vec_with_ctx(CONTEXT()).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.write_to_stream_with_ctx(CONTEXT(), &mut *out).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        T::read_from_buffer_with_ctx(CONTEXT(), bytes).unwrap()
    }

    #[inline(always)]
    fn view<'a, T: Value>(&mut self, bytes: &'a [u8]) -> T::View<'a> {
        T::View::read_from_buffer_with_ctx(CONTEXT(), bytes).unwrap()
    }
}
