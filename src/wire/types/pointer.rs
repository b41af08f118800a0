//! References, boxes and shared pointers: nothing of their own on the wire.

use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::{Beside, Json};
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::sync::Arc;
use core::mem::MaybeUninit;

macro_rules! pointers {
    ($([$($generics:tt)*] $type:ty),*) => { $(
        // SAFETY: that of the value; the pointers of the standard library always lead to the same (invariants 1 and 3).
        unsafe impl<$($generics)*> Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                if sizer.is_suspect() {
                    return 0;
                }
                let inside = (**self).bound(sizer);
                sizer.capped(inside)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the bound is the value's (invariant 2).
                unsafe { (**self).put(p) }
            }

            #[inline]
            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                (**self).encode(writer)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                (**self).write_json(json)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
                (**self).write_json_beside::<M>(json)
            }
        }
    )* };
}
pointers!(
    [T: Encode + ?Sized] &T,
    [T: Encode + ?Sized] &mut T,
    [T: Encode + ?Sized] Box<T>,
    [T: Encode + ?Sized] Rc<T>,
    [T: Encode + ?Sized] Arc<T>
);

/// Text, lists and values that may be borrowed. Not any `T: ToOwned`: what is owned
/// instead of it could be of another shape.
macro_rules! cows {
    ($([$($generics:tt)*] $type:ty),*) => { $(
        // SAFETY: that of the value (invariant 1).
        unsafe impl<$($generics)*> Encode for Cow<'_, $type> {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                (&**self).bound(sizer)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the bound is the value's (invariant 2).
                unsafe { (**self).put(p) }
            }

            #[inline]
            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                (**self).encode(writer)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                (**self).write_json(json)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
                (**self).write_json_beside::<M>(json)
            }
        }
    )* };
}
cows!([] str, [T: Encode + Clone] [T], [T: Encode + Clone] T);

// SAFETY: the slot is written before `Ok`; until then the box holds nothing to drop (invariant 5).
unsafe impl<'de, T: Decode<'de>> Decode<'de> for Box<T> {
    #[inline]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let mut inside = Box::new_uninit();
        T::decode_in(&mut inside, reader)?;
        // SAFETY: `decode_in` returned `Ok` (invariant 5).
        slot.write(unsafe { inside.assume_init() });
        Ok(())
    }
}

/// Shared pointers, made from the value.
macro_rules! shared {
    ($($pointer:ident),*) => { $(
        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de, T: Decode<'de>> Decode<'de> for $pointer<T> {
            #[inline]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write($pointer::new(T::decode(reader)?));
                Ok(())
            }
        }
    )* };
}
shared!(Rc, Arc);
