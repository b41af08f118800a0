//! borsh: fixed-width integers, lengths of four bytes, tags of one. No borrowed decode.

use super::{Borrowing, Kind, Peer, into_vec};
use crate::value::Value;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Debug, Default)]
pub struct Borsh(Vec<u8>);

impl Peer for Borsh {
    const NAME: &'static str = "borsh";
    const KIND: Kind = Kind::Row;
    const BORROWING: Borrowing = Borrowing::None;
    type Output = Vec<u8>;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> Vec<u8> {
        borsh::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            borsh::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        borsh::from_slice(bytes).unwrap()
    }
}
