//! bincode 2 in its standard configuration (varints), by its own derive and by serde.

use bincode::config::standard;

use super::{into_slice, into_vec, refused};
use crate::codec::{About, Codec, Kind, Refused};
use crate::record::Record;

/// `encode_to_vec`, `encode_into_std_write`, `decode_from_slice`, `borrow_decode_from_slice`.
#[derive(Default)]
pub struct Derive(Vec<u8>);

impl<T: Record> Codec<T> for Derive {
    const ABOUT: About = About::varint("bincode2 derive");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        bincode::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            bincode::encode_into_std_write(value, out, standard()).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        bincode::decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        bincode::borrow_decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }
}

/// The same through `bincode::serde`.
#[derive(Default)]
pub struct Serde(Vec<u8>);

impl<T: Record> Codec<T> for Serde {
    const ABOUT: About = About::varint("bincode2 serde");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        bincode::serde::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            bincode::serde::encode_into_std_write(value, out, standard()).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        bincode::serde::decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        bincode::serde::borrow_decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }
}

/// The derive's form into a slice that must have the room already.
#[derive(Default)]
pub struct Slice(Vec<u8>);

impl<T: Record> Codec<T> for Slice {
    const ABOUT: About = About { kind: Kind::Slice, ..About::row("bincode2 slice") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        bincode::encode_to_vec(value, standard()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_slice(&mut self.0, |out| bincode::encode_into_slice(value, out, standard()))
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        bincode::decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        bincode::borrow_decode_from_slice(bytes, standard()).map(|(value, _)| value).map_err(refused)
    }
}
