//! rkyv: the archive is the memory layout. An owned decode is checked access and full
//! deserialisation; what it borrows is the archive itself.

use std::{hint::black_box, mem};

use rkyv::{
    Archived,
    api::high::{access, from_bytes, to_bytes, to_bytes_in},
    rancor::Error,
    util::AlignedVec,
};

use super::{Borrowing, Kind, Peer};
use crate::value::Value;

/// `to_bytes`, `to_bytes_in`, `from_bytes`, `access`.
#[derive(Debug, Default)]
pub struct Rkyv(AlignedVec);

impl Peer for Rkyv {
    const NAME: &'static str = "rkyv";
    const KIND: Kind = Kind::Archive;
    const BORROWING: Borrowing = Borrowing::Access;
    type Output = AlignedVec;

    #[inline(always)]
    fn encode<T: Value>(&mut self, value: &T) -> AlignedVec {
        to_bytes::<Error>(value).unwrap()
    }

    #[inline(always)]
    fn reused<T: Value>(&mut self, value: &T) -> &[u8] {
        let mut buffer = mem::take(&mut self.0);
        buffer.clear();
        self.0 = to_bytes_in::<_, Error>(value, buffer).unwrap();
        &self.0
    }

    #[inline(always)]
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T {
        from_bytes::<T, Error>(bytes).unwrap()
    }

    #[inline(always)]
    fn borrow<T: Value>(&mut self, bytes: &[u8]) {
        black_box(access::<Archived<T>, Error>(bytes).unwrap());
    }
}
