//! Integers as `uint` and `int`: widened to 64 or 128 bits, written once, narrowed
//! with a check.

use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::format;
use core::mem::MaybeUninit;
use core::num;

/// Most bytes of a varint of `bits` bits.
const fn most(bits: u32) -> u64 {
    bits.div_ceil(7) as u64
}

/// A value that the wire holds and the Rust type does not.
#[cold]
#[inline(never)]
fn out_of_range(reader: &Reader<'_>, value: i128, name: &str) -> DecodeError {
    reader.fail(Kind::OutOfRange).with_detail(format!("{value} as {name}"))
}

/// Narrow integers: their full range lies within 2^53, so that nothing can be wrong.
macro_rules! narrow {
    ($read:ident, $($type:ty: $wide:expr),*) => { $(
        // SAFETY: `put` writes one varint of at most `most(BITS)` bytes (ZigZag keeps the width), and overshoots by
        // less than eight (invariant 1).
        unsafe impl Encode for $type {
            #[inline(always)]
            fn bound(&self, _: &mut Sizer) -> u64 {
                most(<$type>::BITS)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
                unsafe { varint::put(p, $wide(*self)) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                writer.uint($wide(*self));
                Ok(())
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                json.integer(*self);
                Ok(())
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> Decode<'de> for $type {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let wide = reader.$read()?;
                let Ok(value) = <$type>::try_from(wide) else {
                    return Err(out_of_range(reader, wide.into(), stringify!($type)));
                };
                slot.write(value);
                Ok(())
            }
        }
    )* };
}
narrow!(narrow_uint, u8: u64::from, u16: u64::from, u32: u64::from);
narrow!(narrow_int, i8: zigzag, i16: zigzag, i32: zigzag);

#[inline(always)]
fn zigzag(v: impl Into<i64>) -> u64 {
    varint::zigzag(v.into())
}

/// Wide integers: values beyond 2^53 are refused where safe integers are asked for.
macro_rules! wide {
    ($read:ident, $checked:ident, $put:expr, $magnitude:expr, $($type:ty),*) => { $(
        // SAFETY: `put` writes one varint of at most `most(BITS)` bytes, and overshoots by less than eight (invariant
        // 1).
        unsafe impl Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                sizer.integer($magnitude(*self as _));
                most(<$type>::BITS)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
                unsafe { $put(p, *self as _) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                writer.$checked(*self as _)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                json.checked($magnitude(*self as _), *self)
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> Decode<'de> for $type {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let wide = reader.$read()?;
                let value = <$type>::try_from(wide);
                slot.write(value.map_err(|_| out_of_range(reader, wide as i128, stringify!($type)))?);
                Ok(())
            }
        }
    )* };
}
wide!(uint, checked_uint, varint::put, itself, u64, usize);
wide!(int, checked_int, put_zigzag, i128::unsigned_abs, i64, isize);
wide!(uint_128, checked_uint, put_128, itself, u128);
wide!(int_128, checked_int, put_zigzag_128, i128::unsigned_abs, i128);

#[inline(always)]
fn itself(v: u128) -> u128 {
    v
}

/// # Safety
///
/// 16 bytes at `p` are writable.
#[inline(always)]
unsafe fn put_zigzag(p: *mut u8, v: i64) -> *mut u8 {
    // SAFETY: the caller's promise (invariant 2).
    unsafe { varint::put(p, varint::zigzag(v)) }
}

/// # Safety
///
/// 19 bytes at `p` are writable.
#[inline(always)]
unsafe fn put_128(p: *mut u8, v: u128) -> *mut u8 {
    // SAFETY: the caller's promise covers either form (invariant 2).
    unsafe {
        match u64::try_from(v) {
            Ok(v) => varint::put(p, v),
            Err(_) => varint::put_128(p, v),
        }
    }
}

/// # Safety
///
/// 19 bytes at `p` are writable.
#[inline(always)]
unsafe fn put_zigzag_128(p: *mut u8, v: i128) -> *mut u8 {
    // SAFETY: the caller's promise (invariant 2).
    unsafe { put_128(p, varint::zigzag_128(v)) }
}

/// Integers that are not zero: as their plain type, zero refused on decode.
macro_rules! nonzero {
    ($($type:ident: $plain:ty),*) => { $(
        // SAFETY: that of the plain type (invariant 1).
        unsafe impl Encode for num::$type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                self.get().bound(sizer)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the bound is the plain type's (invariant 2).
                unsafe { self.get().put(p) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                self.get().encode(writer)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                self.get().write_json(json)
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> Decode<'de> for num::$type {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let Some(value) = num::$type::new(<$plain>::decode(reader)?) else {
                    return Err(out_of_range(reader, 0, stringify!($type)));
                };
                slot.write(value);
                Ok(())
            }
        }
    )* };
}
nonzero!(
    NonZeroU8: u8, NonZeroU16: u16, NonZeroU32: u32, NonZeroU64: u64, NonZeroU128: u128, NonZeroUsize: usize,
    NonZeroI8: i8, NonZeroI16: i16, NonZeroI32: i32, NonZeroI64: i64, NonZeroI128: i128, NonZeroIsize: isize
);
