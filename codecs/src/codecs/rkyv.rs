//! rkyv: the archive is the memory layout. An owned decode is checked access and full
//! deserialisation; what it borrows is the archive itself.

use std::{hint::black_box, mem};

use rkyv::{
    Archived,
    api::high::{access, from_bytes, to_bytes, to_bytes_in},
    rancor::Error,
    util::AlignedVec,
};

use super::refused;
use crate::codec::{About, Borrowing, Codec, Kind, Refused};
use crate::record::Record;

/// `to_bytes`, `to_bytes_in`, `from_bytes`, `access`.
#[derive(Default)]
pub struct Rkyv(AlignedVec);

impl<T: Record> Codec<T> for Rkyv {
    const ABOUT: About = About {
        kind: Kind::Archive,
        borrowing: Borrowing::Access,
        note: "owned: checked access and full decode; borrowed: checked access alone, no value built",
        ..About::row("rkyv")
    };
    type Form = T;
    type Output = AlignedVec;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> AlignedVec {
        to_bytes::<Error>(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        let mut buffer = mem::take(&mut self.0);
        buffer.clear();
        self.0 = to_bytes_in::<_, Error>(value, buffer).unwrap();
        &self.0
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        from_bytes::<T, Error>(bytes).map_err(refused)
    }

    #[inline(always)]
    fn borrow(&mut self, bytes: &[u8]) -> Result<(), Refused> {
        black_box(access::<Archived<T>, Error>(bytes).map_err(refused)?);
        Ok(())
    }
}
