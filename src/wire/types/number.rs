//! `bool` and the floats. An `f32` is written as the `float64` of the same value, so
//! that its shape is JSON Schema's `number`; four bytes are a form (see `form`).

use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, shortest};
use alloc::format;
use core::mem::MaybeUninit;

// SAFETY: one byte (invariant 1).
unsafe impl Encode for bool {
    #[inline(always)]
    fn bound(&self, _: &mut Sizer) -> u64 {
        1
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound (invariant 2).
        unsafe {
            *p = *self as u8;
            p.add(1)
        }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.boolean(*self);
        Ok(())
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.boolean(*self);
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for bool {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(reader.boolean()?);
        Ok(())
    }
}

// SAFETY: eight bytes (invariant 1).
unsafe impl Encode for f64 {
    #[inline(always)]
    fn bound(&self, _: &mut Sizer) -> u64 {
        8
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound (invariant 2).
        unsafe {
            p.cast::<[u8; 8]>().write(self.to_bits().to_le_bytes());
            p.add(8)
        }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.float64(*self);
        Ok(())
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.float(*self)
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for f64 {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(reader.float64()?);
        Ok(())
    }
}

// SAFETY: that of `f64` (invariant 1).
unsafe impl Encode for f32 {
    #[inline(always)]
    fn bound(&self, _: &mut Sizer) -> u64 {
        8
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the bound is that of `f64` (invariant 2).
        unsafe { f64::from(*self).put(p) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        f64::from(*self).encode(writer)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.float(f64::from(*self))
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for f32 {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let wide = reader.float64()?;
        let value = wide as f32;
        // Any NaN is a NaN; every other double must be one of those that `f32` holds.
        if f64::from(value) != wide && !wide.is_nan() {
            return Err(inexact(reader, wide));
        }
        slot.write(value);
        Ok(())
    }
}

#[cold]
#[inline(never)]
fn inexact(reader: &Reader<'_>, wide: f64) -> DecodeError {
    reader
        .fail(Kind::OutOfRange)
        .with_detail(format!("{} is not exactly an f32; numbers of peers want an f64", shortest::to_text(wide)))
}
