//! `()` and `PhantomData`: the literal null, which takes no bytes.

use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

macro_rules! nothing {
    ($([$($generics:tt)*] $type:ty: $value:expr),*) => { $(
        // SAFETY: nothing is written (invariant 1).
        unsafe impl<$($generics)*> Encode for $type {
            #[inline(always)]
            fn bound(&self, _: &mut Sizer) -> u64 {
                0
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                p
            }

            fn encode(&self, _: &mut Writer) -> Result<(), EncodeError> {
                Ok(())
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                json.null();
                Ok(())
            }
        }

        // SAFETY: the slot is written (invariant 5).
        unsafe impl<'de, $($generics)*> Decode<'de> for $type {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, _: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write($value);
                Ok(())
            }
        }
    )* };
}
nothing!([] (): (), [T: ?Sized] PhantomData<T>: PhantomData);
