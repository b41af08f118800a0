//! sonic-rs: JSON text by SIMD, checked UTF-8 and exact floats as is its default.

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Default)]
pub struct SonicRs(Vec<u8>);

impl<T: Record> Codec<T> for SonicRs {
    const ABOUT: About = About::row("sonic-rs").described();
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        sonic_rs::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            sonic_rs::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        sonic_rs::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        sonic_rs::from_slice(bytes).map_err(refused)
    }
}
