//! One adapter a file, all behind [`Peer`]. An adapter knows its peer's fastest
//! documented calls and nothing of fixtures or time.

pub mod bincode;
pub mod bitcode;
pub mod borsh;
pub mod databuf;
pub mod nanoserde;
pub mod postcard;
pub mod rkyv;
pub mod rmp;
pub mod serde_json;
#[cfg(feature = "ours")]
pub mod shorn;
pub mod speedy;
pub mod wincode;

use std::{hint::black_box, ops::Deref};

use crate::value::Value;

/// What a payload is, and so what it may be compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The library under test.
    Ours,
    /// Record after record, integers as varints.
    Varint,
    /// Record after record, in any other form.
    Row,
    /// A form that is here already, written into a slice whose size the caller knows: not
    /// equal work.
    Slice,
    /// Column after column: needs the whole message at once.
    Columnar,
    /// The memory layout itself.
    Archive,
}

/// What a peer offers for reading without copying strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Borrowing {
    /// Nothing.
    None,
    /// A value of the borrowing type.
    View,
    /// A checked reference into the input, no value built: not equal work.
    Access,
}

/// One codec.
pub trait Peer: Default {
    /// As the tables call it.
    const NAME: &'static str;
    /// What its payload is.
    const KIND: Kind;
    /// What it can borrow.
    const BORROWING: Borrowing = Borrowing::View;
    /// What a fresh encode returns.
    type Output: Deref<Target = [u8]>;

    /// Encodes to a buffer of its own.
    fn encode<T: Value>(&mut self, value: &T) -> Self::Output;
    /// Encodes to the buffer that the last call left, cleared.
    fn reused<T: Value>(&mut self, value: &T) -> &[u8];
    /// Decodes to an owned value.
    fn decode<T: Value>(&mut self, bytes: &[u8]) -> T;
    /// Decodes to a value that borrows its strings.
    fn view<'a, T: Value>(&mut self, _bytes: &'a [u8]) -> T::View<'a> {
        unreachable!("{} has no borrowed decode", Self::NAME)
    }
    /// What the table times as a borrowed decode.
    #[inline(always)]
    fn borrow<T: Value>(&mut self, bytes: &[u8]) {
        black_box(&self.view::<T>(bytes));
    }
}

/// The payload of `value`, once it is certain that every operation of the peer gives
/// the value back.
pub fn checked<P: Peer, T: Value>(value: &T) -> P::Output {
    let mut peer = P::default();
    let bytes = peer.encode(value);
    assert!(peer.decode::<T>(&bytes) == *value, "{}: decode(encode(x)) is not x", P::NAME);
    for _ in 0..2 {
        let reused = peer.reused(value);
        assert_eq!(reused.len(), bytes.len(), "{}: the reused buffer differs", P::NAME);
    }
    let again = peer.reused(value).to_vec();
    assert!(again == *bytes, "{}: the reused buffer differs", P::NAME);
    match P::BORROWING {
        Borrowing::None => {}
        Borrowing::Access => peer.borrow::<T>(&bytes),
        Borrowing::View => {
            // Two types, one value: the serde form of both, in a format without names.
            let view = ::postcard::to_stdvec(&peer.view::<T>(&bytes)).unwrap();
            let owned = ::postcard::to_stdvec(value).unwrap();
            assert!(view == owned, "{}: the borrowed value differs", P::NAME);
        }
    }
    bytes
}

/// Something to do with every peer.
pub trait Visitor {
    /// Does it with one.
    fn visit<P: Peer + 'static>(&mut self);
}

/// All peers, the library under test first.
pub fn each(visitor: &mut impl Visitor) {
    #[cfg(feature = "ours")]
    visitor.visit::<shorn::Shorn>();
    visitor.visit::<serde_json::SerdeJson>();
    visitor.visit::<rmp::RmpSerde>();
    visitor.visit::<postcard::Postcard>();
    visitor.visit::<bincode::Derive>();
    visitor.visit::<bincode::Serde>();
    visitor.visit::<bincode::Slice>();
    visitor.visit::<bitcode::Bitcode>();
    visitor.visit::<bitcode::Buffered>();
    visitor.visit::<speedy::Speedy>();
    visitor.visit::<wincode::Fixints>();
    visitor.visit::<wincode::Varints>();
    visitor.visit::<borsh::Borsh>();
    visitor.visit::<nanoserde::Nanoserde>();
    visitor.visit::<databuf::Databuf>();
    visitor.visit::<rkyv::Rkyv>();
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
