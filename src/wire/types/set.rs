//! Sets: arrays without repetition. A tree set is written in its own order; a hash set
//! in the order of its elements' bytes, so that equal sets have equal bytes. A set that
//! arrives may have any order, but no element twice, which would be lost in silence; so
//! a set of elements that differ in what is not written is refused on encode.

#[cfg(feature = "std")]
use super::map::room;
use super::sequence::{bound_all, encode_all, put_all};
use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError, EncodeErrorKind};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::mem::MaybeUninit;
use core::ops::Range;

// SAFETY: a count and the bounds of the elements, which a tree yields in the same order each time, whatever their `Ord`
// does (invariants 1 and 3).
unsafe impl<T: Encode> Encode for BTreeSet<T> {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
        if T::NAMED {
            // Derived types may skip fields; those of the library write all there is.
            sizer.suspect();
            return 0;
        }
        bound_all(self.len(), self, sizer)
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_all(varint::put_length(p, self.len()), self) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.count(self.len())?;
        if !T::NAMED {
            return encode_all(self, writer);
        }
        let places = encode_each(self, writer)?;
        distinct(writer.as_bytes(), places).map(drop)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.array(self)
    }
}

/// Appends elements carefully, and says where each lies.
fn encode_each<'a, T: Encode + 'a>(
    elements: impl IntoIterator<Item = &'a T>,
    writer: &mut Writer,
) -> Result<Vec<Range<usize>>, EncodeError> {
    let mut places = Vec::new();
    for element in elements {
        let from = writer.len();
        writer.element(element)?;
        places.push(from..writer.len());
    }
    Ok(places)
}

/// The places in the order of their bytes, of which no two may be the same.
fn distinct(written: &[u8], mut places: Vec<Range<usize>>) -> Result<Vec<Range<usize>>, EncodeError> {
    let bytes = |place: &Range<usize>| written.get(place.clone()).unwrap_or_default();
    places.sort_unstable_by(|a, b| bytes(a).cmp(bytes(b)));
    if places.is_sorted_by(|a, b| bytes(a) < bytes(b)) {
        Ok(places)
    } else {
        Err(EncodeError::new(EncodeErrorKind::RepeatedElement))
    }
}

/// Reads a set by inserting into what `begin` makes for so many; the error of a repetition is where the element began.
fn read_set<'de, T: Decode<'de>, S>(
    reader: &mut Reader<'de>,
    begin: impl FnOnce(&mut Reader<'de>, usize) -> S,
    insert: impl Fn(&mut S, T) -> bool,
) -> Result<S, DecodeError> {
    const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
    let n = reader.count_of::<T>(0)?;
    let left = reader.left();
    let mut set = begin(reader, n);
    for i in 0..n {
        let at = reader.offset();
        let element = T::decode(reader).map_err(|e| reader.blame_count::<T>(n, 0, left, e.at_index(i)))?;
        if !insert(&mut set, element) {
            return Err(DecodeError::new(Kind::RepeatedElement, at).at_index(i));
        }
    }
    Ok(set)
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T: Decode<'de> + Ord> Decode<'de> for BTreeSet<T> {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(read_set(reader, |_, _| BTreeSet::new(), BTreeSet::insert)?);
        Ok(())
    }
}

#[cfg(feature = "std")]
mod hashed {
    use super::*;
    use core::hash::{BuildHasher, Hash};
    use std::collections::HashSet;

    // SAFETY: always suspect, so that `put` is never called (invariant 1).
    unsafe impl<T: Encode, S> Encode for HashSet<T, S> {
        fn bound(&self, sizer: &mut Sizer) -> u64 {
            const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
            // The elements are ordered by their bytes, which are not there yet.
            sizer.suspect();
            0
        }

        #[expect(clippy::unreachable, reason = "never called, as argued above")]
        unsafe fn put(&self, _: *mut u8) -> *mut u8 {
            unreachable!("a hash set is written carefully")
        }

        fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
            writer.count(self.len())?;
            let start = writer.len();
            let places = encode_each(self, writer)?;
            let written = writer.as_bytes().get(start..).unwrap_or_default().to_vec();
            let places = places.into_iter().map(|place| place.start - start..place.end - start).collect();
            writer.truncate(start);
            for place in distinct(&written, places)? {
                writer.raw(written.get(place).unwrap_or_default());
            }
            Ok(())
        }

        // In the order of the set: that of the wire is one of bytes, which are not there.
        #[cfg(feature = "json")]
        #[inline]
        fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
            json.array(self)
        }
    }

    // SAFETY: the slot is written before `Ok` (invariant 5).
    unsafe impl<'de, T, S> Decode<'de> for HashSet<T, S>
    where
        T: Decode<'de> + Eq + Hash,
        S: BuildHasher + Default,
    {
        fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
            let begin = |reader: &mut _, n| HashSet::with_capacity_and_hasher(room::<T>(reader, n), S::default());
            slot.write(read_set(reader, begin, HashSet::insert)?);
            Ok(())
        }
    }
}
