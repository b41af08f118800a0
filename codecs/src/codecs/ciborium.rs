//! ciborium: CBOR by serde, structs as maps with the field names in every record. No borrowed decode.

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `into_writer`, `from_reader`.
#[derive(Default)]
pub struct Ciborium(Vec<u8>);

impl<T: Record> Codec<T> for Ciborium {
    const ABOUT: About = About { borrowing: Borrowing::None, ..About::row("ciborium").described() };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        let mut out = Vec::new();
        ciborium::into_writer(value, &mut out).unwrap();
        out
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            ciborium::into_writer(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        ciborium::from_reader(bytes).map_err(refused)
    }
}
