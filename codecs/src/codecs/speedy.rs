//! speedy: fixed-width integers, lengths and tags of four bytes.

use speedy::{LittleEndian, Readable};

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `write_to_vec`, `write_to_buffer`, `read_from_buffer`.
#[derive(Default)]
pub struct Speedy(Vec<u8>);

const CONTEXT: fn() -> LittleEndian = LittleEndian::default;

impl<T: Record> Codec<T> for Speedy {
    const ABOUT: About = About::row("speedy");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        value.write_to_vec_with_ctx(CONTEXT()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.write_to_stream_with_ctx(CONTEXT(), &mut *out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        T::read_from_buffer_with_ctx(CONTEXT(), bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        T::View::read_from_buffer_with_ctx(CONTEXT(), bytes).map_err(refused)
    }
}
