//! postcard: serde, integers as varints.

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `to_stdvec`, `to_extend`, `from_bytes`.
#[derive(Default)]
pub struct Postcard(Vec<u8>);

impl<T: Record> Codec<T> for Postcard {
    const ABOUT: About = About::varint("postcard");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        postcard::to_stdvec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            *out = postcard::to_extend(value, std::mem::take(out)).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        postcard::from_bytes(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        postcard::from_bytes(bytes).map_err(refused)
    }
}
