//! Sets: arrays without repetition. A tree set is written in its own order; a hash set
//! in the order of its elements' bytes, so that equal sets have equal bytes. A set that
//! arrives may have any order, but no element twice, which would be lost in silence.

use super::sequence::{bound_all, encode_all, put_all};
use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError};
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::collections::BTreeSet;
use core::mem::MaybeUninit;

// SAFETY: a count and the bounds of the elements, which a tree yields in the same order
// each time, whatever their `Ord` does.
unsafe impl<T: Encode> Encode for BTreeSet<T> {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
        bound_all(self.len(), self, sizer)
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more.
        unsafe { put_all(varint::put_length(p, self.len()), self) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.count(self.len())?;
        encode_all(self, writer)
    }
}

/// Reads a set by inserting; the error of a repetition is where the element began.
fn read_set<'de, T: Decode<'de>>(
    reader: &mut Reader<'de>,
    mut insert: impl FnMut(T) -> bool,
) -> Result<(), DecodeError> {
    const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
    let n = reader.count_of::<T>(0)?;
    let left = reader.left();
    for i in 0..n {
        let at = reader.offset();
        let element = T::decode(reader).map_err(|e| reader.blame_count::<T>(n, 0, left, e.at_index(i)))?;
        if !insert(element) {
            return Err(DecodeError::new(Kind::RepeatedElement, at).at_index(i));
        }
    }
    Ok(())
}

// SAFETY: the slot is written before `Ok`.
unsafe impl<'de, T: Decode<'de> + Ord> Decode<'de> for BTreeSet<T> {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let mut set = BTreeSet::new();
        read_set(reader, |element| set.insert(element))?;
        slot.write(set);
        Ok(())
    }
}

#[cfg(feature = "std")]
mod hashed {
    use super::*;
    use alloc::vec::Vec;
    use core::hash::{BuildHasher, Hash};
    use std::collections::HashSet;

    // SAFETY: always suspect, so that `put` is never called.
    unsafe impl<T: Encode, S> Encode for HashSet<T, S> {
        fn bound(&self, sizer: &mut Sizer) -> u64 {
            const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
            // The elements are ordered by their bytes, which are not there yet.
            sizer.suspect();
            0
        }

        unsafe fn put(&self, _: *mut u8) -> *mut u8 {
            unreachable!("a hash set is written carefully")
        }

        fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
            writer.count(self.len())?;
            let start = writer.len();
            let mut elements = Vec::with_capacity(self.len());
            for element in self {
                let from = writer.len() - start;
                writer.element(element)?;
                elements.push(from..writer.len() - start);
            }
            let written = writer.as_bytes()[start..].to_vec();
            elements.sort_unstable_by(|a, b| written[a.clone()].cmp(&written[b.clone()]));
            writer.truncate(start);
            for element in elements {
                writer.raw(&written[element]);
            }
            Ok(())
        }
    }

    // SAFETY: the slot is written before `Ok`.
    unsafe impl<'de, T, S> Decode<'de> for HashSet<T, S>
    where
        T: Decode<'de> + Eq + Hash,
        S: BuildHasher + Default,
    {
        fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
            let mut set = HashSet::default();
            read_set(reader, |element| set.insert(element))?;
            slot.write(set);
            Ok(())
        }
    }
}
