//! wincode: bincode's layout, initialised in place; fixed-width integers and varints.

use wincode::config::{deserialize, serialize, serialize_into};

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::{Fixed, Flat, Varint};

/// The default configuration, without its limit on preallocation.
#[derive(Default)]
pub struct Fixints(Vec<u8>);

impl<T: Flat> Codec<T> for Fixints {
    const ABOUT: About = About::row("wincode");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        serialize(value, Fixed::new()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serialize_into(out, value, Fixed::new()).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        deserialize(bytes, Fixed::new()).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        deserialize(bytes, Fixed::new()).map(T::FlatView::into).map_err(refused)
    }
}

/// The same with varints.
#[derive(Default)]
pub struct Varints(Vec<u8>);

impl<T: Flat> Codec<T> for Varints {
    const ABOUT: About = About::varint("wincode varint");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        serialize(value, Varint::new()).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serialize_into(out, value, Varint::new()).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        deserialize(bytes, Varint::new()).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        deserialize(bytes, Varint::new()).map(T::FlatView::into).map_err(refused)
    }
}
