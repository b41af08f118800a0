//! `str`, `String` and `char` as `string`.

use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, text, varint};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use core::mem::MaybeUninit;

/// Most bytes of a length or a count: limits are 32-bit numbers.
pub(crate) const MOST_LENGTH: u64 = 5;

/// Writes a length and that many bytes.
///
/// # Safety
///
/// `MOST_LENGTH` + `bytes.len()` + 16 bytes at `p` are writable.
#[inline(always)]
pub(crate) unsafe fn put_block(p: *mut u8, bytes: &[u8]) -> *mut u8 {
    // SAFETY: the caller's room covers length and content; memory that is written for the first time does not overlap a
    // value that is borrowed (invariant 2).
    unsafe {
        let content = varint::put_length(p, bytes.len());
        text::copy(bytes.as_ptr(), content, bytes.len());
        content.add(bytes.len())
    }
}

// SAFETY: a length within the limits takes at most five bytes, and the content its own (invariant 1).
unsafe impl Encode for str {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        MOST_LENGTH + sizer.text(self.len())
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_block(p, self.as_bytes()) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.text(self)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.text(self);
        Ok(())
    }
}

// SAFETY: that of `str` (invariant 1).
unsafe impl Encode for String {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        self.as_str().bound(sizer)
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the bound is that of `str` (invariant 2).
        unsafe { self.as_str().put(p) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.text(self)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.text(self);
        Ok(())
    }
}

/// Every owner of text, made from what the reader gives.
macro_rules! owners {
    ($($type:ty: $read:ident),*) => { $(
        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> Decode<'de> for $type {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write(reader.$read()?.into());
                Ok(())
            }
        }
    )* };
}
owners!(String: string, Box<str>: text, Rc<str>: text, Arc<str>: text);

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de: 'a, 'a> Decode<'de> for &'a str {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(reader.text()?);
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de: 'a, 'a> Decode<'de> for Cow<'a, str> {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(Cow::Borrowed(reader.text()?));
        Ok(())
    }
}

// SAFETY: one byte of length and at most four of content (invariant 1).
unsafe impl Encode for char {
    #[inline(always)]
    fn bound(&self, _: &mut Sizer) -> u64 {
        5
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_block(p, self.encode_utf8(&mut [0; 4]).as_bytes()) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.text(self.encode_utf8(&mut [0; 4]))
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        json.text(self.encode_utf8(&mut [0; 4]));
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for char {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let at = reader.offset();
        let mut chars = reader.text()?.chars();
        let (Some(c), None) = (chars.next(), chars.next()) else {
            return Err(reader.refuse(at, "not one character"));
        };
        slot.write(c);
        Ok(())
    }
}
