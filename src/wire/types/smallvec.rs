//! `SmallVec` as an array with a count.
//!
//! As of any array, its elements take bytes; of others three bytes would announce a million. So of these two the
//! second does not compile:
//!
//! ```
//! let _ = shorn::decode::<smallvec::SmallVec<[bool; 4]>>(&[0xc0, 0x84, 0x3d]);
//! ```
//!
//! ```compile_fail,E0080
//! let _ = shorn::decode::<smallvec::SmallVec<[(); 4]>>(&[0xc0, 0x84, 0x3d]);
//! ```

use super::sequence::read_all;
use crate::error::{DecodeError, EncodeError};
use crate::typed::Describe;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::mem::MaybeUninit;
use smallvec::{Array, SmallVec};

// SAFETY: that of the slice; `SmallVec` keeps its elements steady (invariants 1 and 3).
unsafe impl<A: Array> Encode for SmallVec<A>
where
    A::Item: Encode,
{
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        self.as_slice().bound(sizer)
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the bound is that of the slice (invariant 2).
        unsafe { self.as_slice().put(p) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        self.as_slice().encode(writer)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        self.as_slice().write_json(json)
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, A: Array> Decode<'de> for SmallVec<A>
where
    A::Item: Decode<'de>,
{
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        const { assert!(A::Item::MIN > 0, "elements that take no bytes cannot be counted by the reader of an array") };
        let n = reader.count_of::<A::Item>(0)?;
        let left = reader.left();
        if n > A::size() {
            let elements = read_all(n, reader).map_err(|e| reader.blame_count::<A::Item>(n, 0, left, e))?;
            slot.write(SmallVec::from_vec(elements));
            return Ok(());
        }
        let mut elements = SmallVec::new();
        for i in 0..n {
            let element = A::Item::decode(reader);
            elements.push(element.map_err(|e| reader.blame_count::<A::Item>(n, 0, left, e.at_index(i)))?);
        }
        slot.write(elements);
        Ok(())
    }
}
