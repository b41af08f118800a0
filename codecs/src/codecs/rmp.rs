//! rmp-serde: MessagePack, structs as arrays (the compact form, its default) and as maps.

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `encode::write`, `from_slice`.
#[derive(Default)]
pub struct RmpSerde(Vec<u8>);

impl<T: Record> Codec<T> for RmpSerde {
    const ABOUT: About = About::row("rmp-serde");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        rmp_serde::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            rmp_serde::encode::write(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        rmp_serde::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        rmp_serde::from_slice(bytes).map_err(refused)
    }
}

/// `to_vec_named`, `encode::write_named`, `from_slice`: the field names in every record.
#[derive(Default)]
pub struct Named(Vec<u8>);

impl<T: Record> Codec<T> for Named {
    const ABOUT: About = About::row("rmp-serde named").described();
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        rmp_serde::to_vec_named(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            rmp_serde::encode::write_named(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        rmp_serde::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        rmp_serde::from_slice(bytes).map_err(refused)
    }
}
