//! databuf with LEB128 integers and its 29-bit lengths, the smallest of its forms that
//! holds a hundred thousand records.

use databuf::config::{len::BEU29, num::LEB128};

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

const CONFIG: u16 = LEB128 | BEU29;

/// `to_bytes`, `encode`, `from_bytes`.
#[derive(Default)]
pub struct Databuf(Vec<u8>);

impl<T: Record> Codec<T> for Databuf {
    const ABOUT: About = About::varint("databuf LEB128");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        value.to_bytes::<CONFIG>()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            databuf::Encode::encode::<CONFIG>(value, out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        databuf::Decode::from_bytes::<CONFIG>(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        databuf::Decode::from_bytes::<CONFIG>(bytes).map_err(refused)
    }
}
