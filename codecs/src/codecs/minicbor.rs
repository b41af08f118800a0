//! minicbor: CBOR by a derive of its own, structs as arrays (its default).

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `encode`, `decode`.
#[derive(Default)]
pub struct Minicbor(Vec<u8>);

impl<T: Record> Codec<T> for Minicbor {
    const ABOUT: About = About::row("minicbor");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        minicbor::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            minicbor::encode(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        minicbor::decode(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        minicbor::decode(bytes).map_err(refused)
    }
}
