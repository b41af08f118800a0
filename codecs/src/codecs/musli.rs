//! musli: by a derive of its own, in its storage form, which writes a number before each field, and in its packed
//! form, which does not and writes integers as they are in memory.

use musli::packed::{Encoding, OPTIONS};

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::{Packable, Packed, Record};

/// `storage::to_vec`, `storage::encode`, `storage::from_slice`.
#[derive(Default)]
pub struct Storage(Vec<u8>);

impl<T: Record> Codec<T> for Storage {
    const ABOUT: About = About::row("musli storage");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        musli::storage::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            musli::storage::encode(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        musli::storage::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        musli::storage::from_slice(bytes).map_err(refused)
    }
}

const PACKED: Encoding<OPTIONS, Packed> = Encoding::new().with_mode();

/// The same calls of the packed form. It has no place for an absent field but at the end.
#[derive(Default)]
pub struct Compact(Vec<u8>);

impl<T: Packable> Codec<T> for Compact {
    const ABOUT: About = About::row("musli packed");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        PACKED.to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            PACKED.encode(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        PACKED.from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        PACKED.from_slice::<T::PackedView<'a>>(bytes).map(Into::into).map_err(refused)
    }
}
