//! nanoserde's binary form: fixed-width integers, lengths of eight bytes. No borrowed
//! decode.

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `serialize_bin`, `ser_bin`, `deserialize_bin`.
#[derive(Default)]
pub struct Nanoserde(Vec<u8>);

impl<T: Record> Codec<T> for Nanoserde {
    const ABOUT: About = About { borrowing: Borrowing::None, ..About::row("nanoserde bin") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        value.serialize_bin()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.ser_bin(out);
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        T::deserialize_bin(bytes).map_err(refused)
    }
}
