//! `Option` outside a record's field: nullable, one marker byte. In a field the derive
//! makes it a presence bit.

use crate::error::{DecodeError, EncodeError};
use crate::typed::Describe;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::mem::MaybeUninit;

// SAFETY: one byte, and what the value takes (invariant 1).
unsafe impl<T: Encode> Encode for Option<T> {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        // Evaluates the check that null is written in one way only.
        const { assert!(<Self as Describe>::NULL) };
        match self {
            None => 1,
            Some(value) => 1 + value.bound(sizer),
        }
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved one byte and the value's bound (invariant 2).
        unsafe {
            *p = self.is_some() as u8;
            match self {
                None => p.add(1),
                Some(value) => value.put(p.add(1)),
            }
        }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.boolean(self.is_some());
        match self {
            None => Ok(()),
            Some(value) => value.encode(writer),
        }
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        const { assert!(<Self as Describe>::NULL) };
        match self {
            None => json.null(),
            Some(value) => value.write_json(json)?,
        }
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T: Decode<'de>> Decode<'de> for Option<T> {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        const { assert!(<Self as Describe>::NULL) };
        let value = if reader.nullable()? { Some(T::decode(reader)?) } else { None };
        slot.write(value);
        Ok(())
    }
}
