//! The library under test: derived types, with and without a fingerprint in front.

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `encode`, `encode_into`, `decode`.
#[derive(Default)]
pub struct Shorn(Vec<u8>);

impl<T: Record> Codec<T> for Shorn {
    const ABOUT: About = About::ours("shorn");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        shorn::encode(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            shorn::encode_into(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        shorn::decode(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        shorn::decode(bytes).map_err(refused)
    }
}

/// `Codec::encode`, `encode_into`, `decode` with a fingerprint of three bytes, compared on decode. No borrowed decode:
/// a codec is of one type, and a twin that borrows is another with each input.
pub struct Fingerprinted<T>(shorn::Codec<T>, Vec<u8>);

impl<T: Record> Codec<T> for Fingerprinted<T> {
    const ABOUT: About = About { borrowing: Borrowing::None, ..About::ours("shorn fingerprint") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(shorn::Codec::new().fingerprinted(3).unwrap(), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        self.0.encode(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.encode_into(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        self.0.decode(bytes).map_err(refused)
    }
}
