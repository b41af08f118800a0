//! One adapter a file, all behind [`Codec`](crate::codec::Codec). An adapter knows its peer's fastest documented
//! calls, and nothing of fixtures or time.

pub mod bincode;
pub mod bitcode;
pub mod borsh;
pub mod databuf;
pub mod nanoserde;
pub mod postcard;
pub mod rkyv;
pub mod rmp;
pub mod serde_json;
pub mod shorn;
pub mod speedy;
pub mod wincode;

use std::fmt::Debug;

use crate::codec::{Refused, Visitor};
use crate::record::{Flat, Record};

/// A record, and the codecs that can carry it.
pub trait Carried: Record {
    /// Visits them, the library under test first.
    fn each(visitor: &mut impl Visitor<Self>);
}

impl<T: Flat> Carried for T {
    fn each(visitor: &mut impl Visitor<T>) {
        every(visitor);
    }
}

/// All codecs.
fn every<T: Flat>(visitor: &mut impl Visitor<T>) {
    nested(visitor);
    visitor.visit::<bitcode::Bitcode>();
    visitor.visit::<bitcode::Buffered>();
    visitor.visit::<wincode::Fixints>();
    visitor.visit::<wincode::Varints>();
}

/// Those that can also write a type that contains itself.
fn nested<T: Record>(visitor: &mut impl Visitor<T>) {
    visitor.visit::<shorn::Shorn>();
    visitor.visit::<serde_json::SerdeJson>();
    visitor.visit::<rmp::RmpSerde>();
    visitor.visit::<postcard::Postcard>();
    visitor.visit::<bincode::Derive>();
    visitor.visit::<bincode::Serde>();
    visitor.visit::<bincode::Slice>();
    visitor.visit::<speedy::Speedy>();
    visitor.visit::<borsh::Borsh>();
    visitor.visit::<nanoserde::Nanoserde>();
    visitor.visit::<databuf::Databuf>();
    visitor.visit::<rkyv::Rkyv>();
}

/// An error of a peer as one of ours; not all are errors to the standard library.
#[cold]
fn refused(error: impl Debug) -> Refused {
    format!("{error:?}").into()
}

/// Runs `write` on a buffer that has room already; doubles the room while it has not.
/// For peers whose fastest output is a slice.
#[inline(always)]
fn into_slice<E>(buffer: &mut Vec<u8>, mut write: impl FnMut(&mut [u8]) -> Result<usize, E>) -> &[u8] {
    loop {
        if let Ok(length) = write(buffer) {
            return &buffer[..length];
        }
        let room = (buffer.len() * 2).max(64);
        assert!(room < 1 << 30, "no output is that long");
        buffer.resize(room, 0);
    }
}

/// Runs `write` on the cleared buffer, held in a local so that its length can stay in a
/// register from field to field. For peers that append to a `Vec`.
#[inline(always)]
fn into_vec(buffer: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) -> &[u8] {
    let mut out = std::mem::take(buffer);
    out.clear();
    write(&mut out);
    *buffer = out;
    buffer
}
