//! `bytes::Bytes`: raw bytes behind a length, sliced from the input without a copy where
//! the input is a `Bytes` itself.

use super::text::{MOST_LENGTH, put_block};
use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use bytes::Bytes;
use core::mem::MaybeUninit;

// SAFETY: a length within five bytes, and the bytes, which do not change (invariants 1 and 3).
unsafe impl Encode for Bytes {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        MOST_LENGTH + sizer.text(self.len())
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_block(p, self) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.bytes(self)
    }

    #[cfg(feature = "json")]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.bytes(self);
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for Bytes {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let content = reader.bytes()?;
        let owner = reader.owner().and_then(|owner| owner.downcast_ref::<Bytes>());
        slot.write(match owner {
            // `content` lies in the owner: it is what the reader reads.
            Some(owner) => owner.slice_ref(content),
            None => Bytes::copy_from_slice(content),
        });
        Ok(())
    }
}
