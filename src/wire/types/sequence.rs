//! Slices, `Vec`, `VecDeque`, their boxed and shared forms: a count and the elements.
//! Arrays: the elements alone.
//!
//! Elements are decoded straight into their place in the vector. Returning each through
//! a `Result` instead takes 1.01 to 1.03 of the instructions of 100 events borrowed, and no
//! more of 100 events owned.

use super::text::MOST_LENGTH;
use crate::error::{DecodeError, EncodeError};
use crate::typed::Describe;
use crate::wire::field::Field;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::rc::Rc;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::mem::MaybeUninit;

/// The bound of a count and elements.
#[inline(always)]
pub(crate) fn bound_all<'a, T: Encode + 'a>(
    n: usize,
    elements: impl IntoIterator<Item = &'a T>,
    sizer: &mut Sizer,
) -> u64 {
    if !sizer.few::<T>(n) {
        return 0;
    }
    let mut sum = MOST_LENGTH;
    for element in elements {
        sum += element.bound(sizer);
    }
    sizer.capped(sum)
}

/// Writes elements one after another.
///
/// # Safety
///
/// `p` has room for the bounds of all of them and 16 bytes more.
#[inline(always)]
pub(crate) unsafe fn put_all<'a, T: Encode + 'a>(mut p: *mut u8, elements: impl IntoIterator<Item = &'a T>) -> *mut u8 {
    for element in elements {
        // SAFETY: each writes at most its bound, of which the caller reserved the sum (invariant 2).
        p = unsafe { element.put(p) };
    }
    p
}

/// Appends elements carefully, each named by its position.
pub(crate) fn encode_all<'a, T: Encode + 'a>(
    elements: impl IntoIterator<Item = &'a T>,
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    writer.elements(elements).map_err(|(i, e)| e.at_index(i))
}

/// Sequences with a count: how many, and an iterator over them.
macro_rules! sequences {
    ($($type:ty),*) => { $(
        // SAFETY: a count within five bytes, and the bounds of the elements; the containers of the standard library
        // yield the same ones each time (invariants 1 and 3).
        unsafe impl<T: Encode> Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
                bound_all(self.len(), self, sizer)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
                unsafe { put_all(varint::put_length(p, self.len()), self) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                writer.count(self.len())?;
                encode_all(self, writer)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                json.array(self)
            }
        }
    )* };
}
sequences!([T], VecDeque<T>);

// SAFETY: that of the slice (invariant 1).
unsafe impl<T: Encode> Encode for Vec<T> {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        self.as_slice().bound(sizer)
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the bound is that of the slice (invariant 2).
        unsafe { self.as_slice().put(p) }
    }

    #[inline]
    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        self.as_slice().encode(writer)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        self.as_slice().write_json(json)
    }
}

/// Reads `n` elements into a new vector.
///
/// Room is taken for as many as the reader allows for a count that is only announced;
/// a vector that outgrows it doubles, each time over elements that were really there.
#[inline(always)]
pub(crate) fn read_all<'de, T: Decode<'de>>(n: usize, reader: &mut Reader<'de>) -> Result<Vec<T>, DecodeError> {
    read_behind(0, n, reader)
}

/// `read_all` of elements that stand behind `before` others, which count in their positions.
#[inline(always)]
pub(crate) fn read_behind<'de, T: Decode<'de>>(
    before: usize,
    n: usize,
    reader: &mut Reader<'de>,
) -> Result<Vec<T>, DecodeError> {
    let mut elements: Vec<T> = Vec::with_capacity(reader.allowance(n, size_of::<T>()));
    // The length is set at the ends only, so that it stays in a register meanwhile; should
    // an element's decoder panic, those before it are leaked.
    for i in 0..n {
        if i == elements.capacity() {
            // SAFETY: the first `i` places were filled below (invariant 5).
            unsafe { elements.set_len(i) };
            grow(&mut elements, n);
        }
        debug_assert!(i < elements.capacity());
        // SAFETY: `i` lies below the capacity, and the place holds nothing yet (invariant 5).
        let place = unsafe { &mut *elements.as_mut_ptr().add(i).cast::<MaybeUninit<T>>() };
        if let Err(error) = T::decode_in(place, reader) {
            // SAFETY: the first `i` places were filled (invariant 5).
            unsafe { elements.set_len(i) };
            return Err(error.at_index(before + i));
        }
    }
    debug_assert!(n <= elements.capacity());
    // SAFETY: all `n` places were filled (invariant 5).
    unsafe { elements.set_len(n) };
    Ok(elements)
}

#[cold]
#[inline(never)]
fn grow<T>(elements: &mut Vec<T>, n: usize) {
    // As `Vec` itself grows: large elements one at a time at first, since each may be a lie.
    let few = if size_of::<T>() <= 1024 { 4 } else { 1 };
    let more = elements.len().max(few).min(n - elements.len());
    elements.reserve_exact(more);
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T: Decode<'de>> Decode<'de> for Vec<T> {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        const { assert!(T::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
        let n = reader.count_of::<T>(0)?;
        let left = reader.left();
        slot.write(read_all(n, reader).map_err(|e| reader.blame_count::<T>(n, 0, left, e))?);
        Ok(())
    }
}

/// Owners of a slice, made from the vector.
macro_rules! owners {
    ($([$($generics:tt)*] $type:ty),*) => { $(
        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de, $($generics)*> Decode<'de> for $type {
            #[inline]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write(Vec::decode(reader)?.into());
                Ok(())
            }
        }
    )* };
}
owners!([T: Decode<'de>] VecDeque<T>, [T: Decode<'de>] Box<[T]>, [T: Decode<'de>] Rc<[T]>, [T: Decode<'de>] Arc<[T]>);
owners!([T: Decode<'de> + Clone] Cow<'_, [T]>);

/// Most places of arrays whose elements take no bytes; see the wire format, section 5.
const MOST_FREE_SLOTS: usize = 1_000_000;

// SAFETY: the bounds of the elements (invariant 1).
unsafe impl<T: Encode, const N: usize> Encode for [T; N] {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        const { assert!(<Self as Describe>::SLOTS <= MOST_FREE_SLOTS, "too many elements that take no bytes") };
        let mut sum = 0;
        for element in self {
            // Capped at each step: an array may have more elements than a sum may have terms.
            let element = element.bound(sizer);
            sum = sizer.capped(sum + element);
        }
        sum
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_all(p, self) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        encode_all(self, writer)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.array(self)
    }
}

// SAFETY: `Ok` comes after all places were filled; before it, a guard drops those that were (invariant 5).
unsafe impl<'de, T: Decode<'de>, const N: usize> Decode<'de> for [T; N] {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        const { assert!(<Self as Describe>::SLOTS <= MOST_FREE_SLOTS, "too many elements that take no bytes") };
        reader.fixed_count_of::<T>(N)?;
        let left = reader.left();
        let mut filled = Filled { first: slot.as_mut_ptr().cast::<T>(), n: 0 };
        for i in 0..N {
            // SAFETY: `i < N`, so the place lies in the array, and it is empty (invariant 5).
            let mut place = unsafe { Field::new(filled.first.add(i)) };
            place.read(reader).map_err(|e| reader.blame_count::<T>(N, 0, left, e.at_index(i)))?;
            place.keep();
            filled.n = i + 1;
        }
        core::mem::forget(filled);
        Ok(())
    }
}

/// The elements of an array that have been read so far.
struct Filled<T> {
    first: *mut T,
    n: usize,
}

impl<T> Drop for Filled<T> {
    fn drop(&mut self) {
        // SAFETY: the first `n` places were filled and belong to this guard (invariant 5).
        unsafe { core::ptr::slice_from_raw_parts_mut(self.first, self.n).drop_in_place() };
    }
}
