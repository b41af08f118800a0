//! borsh: fixed-width integers, lengths of four bytes, tags of one. No borrowed decode.

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Default)]
pub struct Borsh(Vec<u8>);

impl<T: Record> Codec<T> for Borsh {
    const ABOUT: About = About { borrowing: Borrowing::None, ..About::row("borsh") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        borsh::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            borsh::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        borsh::from_slice(bytes).map_err(refused)
    }
}
