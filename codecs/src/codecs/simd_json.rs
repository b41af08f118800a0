//! simd-json: JSON text by SIMD. It parses in place and leaves its input changed, so a decode copies the bytes first:
//! what its documentation says of input that has to stay as it is. For that reason nothing can borrow from the input
//! either.

use simd_json::Buffers;

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `to_writer`, `serde::from_slice_with_buffers` on a copy in a buffer that is kept.
#[derive(Default)]
pub struct SimdJson {
    out: Vec<u8>,
    input: Vec<u8>,
    buffers: Buffers,
}

impl<T: Record> Codec<T> for SimdJson {
    const ABOUT: About = About {
        borrowing: Borrowing::None,
        note: "decode copies its input first, since it is parsed in place",
        ..About::row("simd-json").described()
    };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        simd_json::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.out, |out| {
            simd_json::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        self.input.clear();
        self.input.extend_from_slice(bytes);
        simd_json::serde::from_slice_with_buffers(&mut self.input, &mut self.buffers).map_err(refused)
    }
}
