//! `uuid::Uuid`: sixteen bytes, in the order of its text.

use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::mem::MaybeUninit;
use uuid::Uuid;

// SAFETY: sixteen bytes (invariant 1).
unsafe impl Encode for Uuid {
    #[inline(always)]
    fn bound(&self, _: &mut Sizer) -> u64 {
        16
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound (invariant 2).
        unsafe {
            p.cast::<[u8; 16]>().write(*self.as_bytes());
            p.add(16)
        }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.uuid(self.as_bytes());
        Ok(())
    }

    #[cfg(feature = "json")]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.text(self.hyphenated().encode_lower(&mut Uuid::encode_buffer()));
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for Uuid {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(Uuid::from_bytes(reader.uuid()?));
        Ok(())
    }
}
