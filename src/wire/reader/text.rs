//! Text and byte strings, read: a length that is there, then the UTF-8 check, then what
//! borrows or owns the content. How text is checked is in `wire::text`.

use super::Reader;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::wire::text;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl<'de> Reader<'de> {
    /// The length of a string or byte string, at most the bytes left.
    #[inline(always)]
    fn block_length(&mut self) -> Result<usize, DecodeError> {
        let n = self.natural()?;
        // Two branches and two cold functions: joined by `||` the compiler
        // computes both conditions before it looks at either.
        if n > self.left() as u64 {
            return Err(self.aside(|reader| reader.cut_text(n)));
        }
        if n > u64::from(self.text) {
            return Err(self.aside(|reader| reader.long_text(n)));
        }
        Ok(n as usize)
    }

    #[cold]
    #[inline(never)]
    fn cut_text(&self, n: u64) -> DecodeError {
        if n > u64::from(self.text) {
            return self.long_text(n);
        }
        self.fail(Kind::UnexpectedEnd).with_detail(format!("bytes announced: {n}, left: {}", self.left()))
    }

    #[cold]
    #[inline(never)]
    fn long_text(&self, n: u64) -> DecodeError {
        self.fail(Kind::ByteLengthTooLarge).with_detail(format!("{n} bytes, at most {}", self.text))
    }

    #[cold]
    #[inline(never)]
    fn bad_text(&self, n: usize) -> DecodeError {
        let content = self.rest().get(..n).unwrap_or_default();
        let valid = core::str::from_utf8(content).map_or_else(|e| e.valid_up_to(), |_| n);
        self.fail(Kind::InvalidUtf8).with_detail(format!("the first {valid} of {n} bytes are"))
    }

    /// `bytes`, borrowed from the input: a length, then so many bytes.
    ///
    /// # Errors
    ///
    /// Behind the length, `byte_length_too_large` above [`Limits::text`](crate::Limits::text) and `unexpected_end` where
    /// fewer are left; and those of a varint.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[2, 7, 8, 9]);
    /// assert_eq!(reader.bytes()?, [7, 8]);
    /// assert_eq!(reader.bytes().unwrap_err().code(), "unexpected_end");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn bytes(&mut self) -> Result<&'de [u8], DecodeError> {
        let n = self.block_length()?;
        // SAFETY: `n` bytes are left (invariant 4).
        Ok(unsafe { self.take(n) })
    }

    /// # Safety
    ///
    /// `n` bytes are left.
    #[inline(always)]
    pub(super) unsafe fn take(&mut self, n: usize) -> &'de [u8] {
        debug_assert!(n <= self.left(), "{n} bytes of {}", self.left());
        // SAFETY: the caller vouches for `n` bytes; the slice outlives `'de` (invariant 4).
        unsafe {
            let taken = core::slice::from_raw_parts(self.next, n);
            self.skip(n);
            taken
        }
    }

    /// `string`, borrowed from the input: a length in bytes, then so many of UTF-8.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::bytes`], and `invalid_utf8` at the first byte of the content.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[2, 0xc3, 0xa9, 1, 0xff]);
    /// assert_eq!(reader.text()?, "é");
    /// let error = reader.text().unwrap_err();
    /// assert_eq!((error.code(), error.offset()), ("invalid_utf8", 4));
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn text(&mut self) -> Result<&'de str, DecodeError> {
        let n = self.block_length()?;
        self.check_text(n)?;
        // SAFETY: `n` bytes are left, and they are well-formed (invariants 4 and 6).
        Ok(unsafe { core::str::from_utf8_unchecked(self.take(n)) })
    }

    /// The UTF-8 check of the next `n` bytes, which are there.
    #[inline(always)]
    fn check_text(&mut self, n: usize) -> Result<(), DecodeError> {
        debug_assert!(n <= self.left());
        // SAFETY: sixteen bytes are left in the first case, `n` in the second (invariant 4).
        let ascii = unsafe {
            if n <= 16 && self.left() >= 16 {
                text::is_ascii_16(self.next, n)
            } else {
                text::is_ascii(core::slice::from_raw_parts(self.next, n))
            }
        };
        debug_assert!(!ascii || self.rest().get(..n).is_some_and(<[u8]>::is_ascii));
        if !ascii {
            // SAFETY: `n` bytes are left (invariant 4).
            let content = unsafe { core::slice::from_raw_parts(self.next, n) };
            if !text::is_utf8(content) {
                return Err(self.aside(|reader| reader.bad_text(n)));
            }
        }
        Ok(())
    }

    /// `string`, owned: allocated once, after its bytes have been checked.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::text`].
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(b"\x02hi");
    /// assert_eq!(reader.string()?, "hi");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn string(&mut self) -> Result<String, DecodeError> {
        let n = self.block_length()?;
        self.check_text(n)?;
        if n == 0 {
            return Ok(String::new());
        }
        let mut content = Vec::<u8>::with_capacity(n);
        // SAFETY: `n` bytes are left and `n` were allocated; they are well-formed (invariants 4, 6 and 9).
        unsafe {
            text::copy(self.next, content.as_mut_ptr(), n);
            content.set_len(n);
            self.skip(n);
            Ok(String::from_utf8_unchecked(content))
        }
    }
}
