//! The cursor over untrusted input: every leaf of the format, read and checked. It
//! knows bytes, offsets and limits; paths and shapes are its callers'.
//!
//! The plain algorithm takes one byte after another and asks each time whether one is
//! left. What is done differently, and why:
//!
//! 1. A varint is one load of eight bytes where eight are left, then branches by
//!    length, which are predicted because a field's length hardly varies.
//! 2. Whatever looks wrong on that path is read again by the plain loop, which finds
//!    the exact kind and offset: errors may be slow, so that success need not be exact.
//! 3. Text is checked by its high bits first (see `text`).
//!
//! `start <= next <= end` holds throughout (invariant 4 of the folder): each method
//! moves `next` only by bytes it has compared with `end`.

use super::depth::{Definitions, Depths, Entered, Least};
use super::limits::Limits;
use super::{MAX_SAFE_INTEGER, text, varint};
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::typed::Describe;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::TypeId;
use core::marker::PhantomData;

/// Reads wire values from a slice, checking everything.
///
/// Each method takes one leaf, in constant time plus the bytes it looks at, and on
/// failure names the byte at fault (wire format, section 6), after which the place of the reader
/// is not defined. What borrows from the input lives as long as it; only
/// [`string`](Reader::string) and errors allocate.
///
/// "Those of a varint" below are `unexpected_end`, `non_canonical_varint`, `varint_too_long` and,
/// above 2^53 − 1, `unsafe_integer`.
///
/// ```
/// let mut reader = shorn::Reader::new(&[0xac, 0x02, 2, b'h', b'i']);
/// assert_eq!(reader.uint()?, 300);
/// assert_eq!(reader.text()?, "hi");
/// assert!(reader.is_empty());
/// # Ok::<(), shorn::DecodeError>(())
/// ```
pub struct Reader<'de> {
    next: *const u8,
    end: *const u8,
    start: *const u8,
    elements: u32,
    text: u32,
    safe_integers: bool,
    /// Bytes allocated for elements before they were read.
    allocated: usize,
    rare: Option<Box<Rare<'de>>>,
    input: PhantomData<&'de [u8]>,
}

/// What almost no message needs, kept apart so that a reader is made in a few stores.
struct Rare<'de> {
    depths: Option<Box<Depths>>,
    /// What keeps the input alive, of which parts of a value may be slices.
    #[cfg(feature = "bytes")]
    owner: Option<&'de (dyn core::any::Any + Send + Sync)>,
    input: PhantomData<&'de [u8]>,
}

// SAFETY: the pointers are those of a shared slice that outlives `'de`, only read through.
unsafe impl Send for Reader<'_> {}
// SAFETY: as above; `&Reader` gives no way to move the cursor.
unsafe impl Sync for Reader<'_> {}

/// How many bytes may be allocated for each byte of input before the elements they
/// are for have been read. A count may lie up to the bytes left; this bounds the lie.
const ALLOCATION_PER_BYTE: usize = 16;

/// Bytes that a container may allocate without a look at what others have.
const SMALL_ALLOCATION: usize = 128;

/// Nesting of dynamic arrays and objects.
pub(crate) const DYNAMIC_DEPTH: usize = 64;

impl<'de> Reader<'de> {
    /// A reader at the start of `input`, with the limits of the format.
    ///
    /// ```
    /// let reader = shorn::Reader::new(&[1, 2]);
    /// assert_eq!((reader.offset(), reader.left()), (0, 2));
    /// ```
    #[inline(always)]
    pub fn new(input: &'de [u8]) -> Self {
        Reader::with_limits(input, Limits::new())
    }

    /// A reader with other limits, of which [`Limits::message`] and [`Limits::depth`] are kept by
    /// [`Codec`](crate::Codec) and not by the reader.
    ///
    /// ```
    /// use shorn::{Limits, Reader};
    ///
    /// let mut reader = Reader::with_limits(b"\x03abc", Limits::new().text(2));
    /// assert_eq!(reader.text().unwrap_err().code(), "byte_length_too_large");
    /// ```
    #[inline(always)]
    pub fn with_limits(input: &'de [u8], limits: Limits) -> Self {
        let range = input.as_ptr_range();
        Reader {
            next: range.start,
            end: range.end,
            start: range.start,
            elements: limits.elements,
            text: limits.text,
            safe_integers: limits.safe_integers,
            allocated: 0,
            rare: None,
            input: PhantomData,
        }
    }

    pub(crate) fn set_definitions(&mut self, definitions: Option<&'static Definitions>, most: u16) {
        let depths = Depths::new(definitions, most);
        if depths.is_some() {
            self.rare_mut().depths = depths;
        }
    }

    #[cfg(feature = "bytes")]
    pub(crate) fn set_owner(&mut self, owner: &'de (dyn core::any::Any + Send + Sync)) {
        self.rare_mut().owner = Some(owner);
    }

    #[cfg(feature = "bytes")]
    pub(crate) fn owner(&self) -> Option<&'de (dyn core::any::Any + Send + Sync)> {
        self.rare.as_ref()?.owner
    }

    fn rare_mut(&mut self) -> &mut Rare<'de> {
        self.rare.get_or_insert_with(|| {
            Box::new(Rare {
                depths: None,
                #[cfg(feature = "bytes")]
                owner: None,
                input: PhantomData,
            })
        })
    }

    /// Bytes not yet read.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7, 8]);
    /// reader.byte()?;
    /// assert_eq!(reader.left(), 1);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn left(&self) -> usize {
        self.end as usize - self.next as usize
    }

    /// Whether all input has been read.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7]);
    /// assert!(!reader.is_empty());
    /// reader.byte()?;
    /// assert!(reader.is_empty());
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// Bytes read so far: the offset of the next one.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0xac, 0x02, 7]);
    /// reader.uint()?;
    /// assert_eq!(reader.offset(), 2);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn offset(&self) -> usize {
        self.next as usize - self.start as usize
    }

    /// The bytes not yet read.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7, 8, 9]);
    /// reader.byte()?;
    /// assert_eq!(reader.rest(), [8, 9]);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn rest(&self) -> &'de [u8] {
        // SAFETY: invariant 4.
        unsafe { core::slice::from_raw_parts(self.next, self.left()) }
    }

    /// Asks for safe integers from here on, and says what was asked for before.
    #[inline(always)]
    pub(crate) fn set_safe_integers(&mut self, on: bool) -> bool {
        core::mem::replace(&mut self.safe_integers, on)
    }

    /// All of the input, from its start.
    pub(crate) fn input(&self) -> &'de [u8] {
        // SAFETY: invariant 4.
        unsafe { core::slice::from_raw_parts(self.start, self.end as usize - self.start as usize) }
    }

    /// An error of `kind` at the next byte.
    #[cold]
    #[inline(never)]
    pub(crate) fn fail(&self, kind: Kind) -> DecodeError {
        DecodeError::new(kind, self.offset())
    }

    /// An error for a value that the shape allows and its reader refuses, at `offset`.
    #[cold]
    pub(crate) fn refuse(&self, offset: usize, why: impl Into<alloc::borrow::Cow<'static, str>>) -> DecodeError {
        DecodeError::new(Kind::InvalidValue, offset).with_detail(why)
    }

    /// The end of the message.
    ///
    /// # Errors
    ///
    /// `trailing_data` where bytes are left, at the first of them.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7, 8]);
    /// reader.byte()?;
    /// assert_eq!(reader.finish().unwrap_err().code(), "trailing_data");
    /// reader.byte()?;
    /// reader.finish()?;
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn finish(&self) -> Result<(), DecodeError> {
        if self.is_empty() { Ok(()) } else { Err(self.fail(Kind::TrailingData)) }
    }

    /// One byte.
    ///
    /// # Errors
    ///
    /// `unexpected_end`.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7]);
    /// assert_eq!(reader.byte()?, 7);
    /// assert_eq!(reader.byte().unwrap_err().code(), "unexpected_end");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn byte(&mut self) -> Result<u8, DecodeError> {
        if self.is_empty() {
            return Err(self.fail(Kind::UnexpectedEnd));
        }
        // SAFETY: `next < end`.
        unsafe {
            let byte = *self.next;
            self.next = self.next.add(1);
            Ok(byte)
        }
    }

    /// `N` bytes; where fewer are left, the error is at the start of them.
    #[inline(always)]
    fn chunk<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        if self.left() < N {
            return Err(self.fail(Kind::UnexpectedEnd));
        }
        // SAFETY: `N` bytes are left.
        unsafe {
            let chunk = self.next.cast::<[u8; N]>().read();
            self.next = self.next.add(N);
            Ok(chunk)
        }
    }

    /// A byte that must be 00 or 01.
    #[inline(always)]
    fn bit(&mut self, otherwise: Kind) -> Result<bool, DecodeError> {
        let byte = self.byte()?;
        if byte > 1 {
            return Err(DecodeError::new(otherwise, self.offset() - 1));
        }
        Ok(byte == 1)
    }

    /// `boolean`: one byte, 00 or 01.
    ///
    /// # Errors
    ///
    /// `unexpected_end`; `invalid_boolean` at the byte.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[1, 2]);
    /// assert!(reader.boolean()?);
    /// let error = reader.boolean().unwrap_err();
    /// assert_eq!((error.code(), error.offset()), ("invalid_boolean", 1));
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn boolean(&mut self) -> Result<bool, DecodeError> {
        self.bit(Kind::InvalidBoolean)
    }

    /// A null marker, one byte: whether a value follows.
    ///
    /// # Errors
    ///
    /// `unexpected_end`; `invalid_null_marker` at the byte.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[1, 7, 0]);
    /// assert!(reader.nullable()?);
    /// assert_eq!(reader.uint()?, 7);
    /// assert!(!reader.nullable()?);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn nullable(&mut self) -> Result<bool, DecodeError> {
        self.bit(Kind::InvalidNullMarker)
    }

    /// An optional marker outside an object, one byte: whether a value follows.
    ///
    /// # Errors
    ///
    /// `unexpected_end`; `invalid_optional_marker` at the byte.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0, 2]);
    /// assert!(!reader.optional()?);
    /// assert_eq!(reader.optional().unwrap_err().code(), "invalid_optional_marker");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn optional(&mut self) -> Result<bool, DecodeError> {
        self.bit(Kind::InvalidOptionalMarker)
    }

    /// `float64`: eight bytes, little-endian. Any are right, NaNs keep their bits.
    ///
    /// # Errors
    ///
    /// `unexpected_end` at the first of the bytes.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0, 0, 0, 0, 0, 0, 0xf8, 0xbf]);
    /// assert_eq!(reader.float64()?, -1.5);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn float64(&mut self) -> Result<f64, DecodeError> {
        Ok(f64::from_bits(u64::from_le_bytes(self.chunk()?)))
    }

    /// `float32`: four bytes, little-endian. Any are right, NaNs keep their bits.
    ///
    /// # Errors
    ///
    /// `unexpected_end` at the first of the bytes.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0, 0, 0xc0, 0x3f]);
    /// assert_eq!(reader.float32()?, 1.5);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn float32(&mut self) -> Result<f32, DecodeError> {
        Ok(f32::from_bits(u32::from_le_bytes(self.chunk()?)))
    }

    /// `uuid`: sixteen bytes in the order of its text.
    ///
    /// # Errors
    ///
    /// `unexpected_end` at the missing byte.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7; 16]);
    /// assert_eq!(reader.uuid()?, [7; 16]);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn uuid(&mut self) -> Result<[u8; 16], DecodeError> {
        if self.left() < 16 {
            return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset() + self.left()));
        }
        self.chunk()
    }

    /// `uint` of up to 64 bits: beyond 2^53 − 1 only where the limits allow it.
    ///
    /// # Errors
    ///
    /// `unexpected_end`, `non_canonical_varint`, `varint_too_long`, and above the
    /// limit `unsafe_integer` (or `out_of_range` above 2^64 − 1).
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0xac, 0x02, 0x80, 0x00]);
    /// assert_eq!(reader.uint()?, 300);
    /// // Zero takes one byte; a second is refused.
    /// assert_eq!(reader.uint().unwrap_err().code(), "non_canonical_varint");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn uint(&mut self) -> Result<u64, DecodeError> {
        match self.short_varint::<true>() {
            Some(v) => Ok(v),
            None => self.long_uint(),
        }
    }

    /// `uint` of up to 64 bits, by code that is smaller and expects up to five bytes.
    #[inline(always)]
    pub(crate) fn narrow_uint(&mut self) -> Result<u64, DecodeError> {
        match self.short_varint::<false>() {
            Some(v) => Ok(v),
            None => self.long_uint(),
        }
    }

    /// `int` of up to 64 bits, by code that is smaller and expects up to five bytes.
    #[inline(always)]
    pub(crate) fn narrow_int(&mut self) -> Result<i64, DecodeError> {
        match self.short_varint::<false>() {
            Some(v) => Ok(varint::unzigzag(v)),
            None => self.long_int(),
        }
    }

    #[inline(never)]
    fn long_uint(&mut self) -> Result<u64, DecodeError> {
        let before = self.next;
        if let Some(v) = self.word_varint() {
            if v <= MAX_SAFE_INTEGER || !self.safe_integers {
                return Ok(v);
            }
            self.next = before;
        }
        self.slow_uint()
    }

    #[cold]
    #[inline(never)]
    fn slow_uint(&mut self) -> Result<u64, DecodeError> {
        // Both limits fit in 64 bits.
        self.uint_by_bytes(u64::MAX.into()).map(|v| v as u64)
    }

    /// `uint` of up to 128 bits.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::uint`], with `out_of_range` above 2^128 − 1.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02]);
    /// assert_eq!(reader.uint_128()?, 1 << 64);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn uint_128(&mut self) -> Result<u128, DecodeError> {
        match self.short_varint::<true>() {
            Some(v) => Ok(v.into()),
            None => self.uint_by_bytes(u128::MAX),
        }
    }

    /// The plain loop with the format's own order of checks.
    fn uint_by_bytes(&mut self, most: u128) -> Result<u128, DecodeError> {
        if self.safe_integers {
            self.varint_by_bytes(8, MAX_SAFE_INTEGER.into(), Kind::UnsafeInteger)
        } else {
            let bytes = if most == u128::MAX { varint::MAX_128 } else { varint::MAX_64 };
            self.varint_by_bytes(bytes, most, Kind::OutOfRange)
        }
    }

    /// `int` of up to 64 bits: beyond ±(2^53 − 1) only where the limits allow it.
    ///
    /// # Errors
    ///
    /// `unexpected_end`, `non_canonical_varint`, `varint_too_long`, and beyond the
    /// limit `unsafe_integer` (or `out_of_range` beyond 64 bits).
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0x7e, 0x7f, 0x81, 0x01]);
    /// assert_eq!((reader.int()?, reader.int()?, reader.int()?), (63, -64, -65));
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn int(&mut self) -> Result<i64, DecodeError> {
        if let Some(v) = self.short_varint::<true>() {
            return Ok(varint::unzigzag(v));
        }
        self.long_int()
    }

    #[inline(never)]
    fn long_int(&mut self) -> Result<i64, DecodeError> {
        let before = self.next;
        if let Some(v) = self.word_varint() {
            let v = varint::unzigzag(v);
            if v.unsigned_abs() <= MAX_SAFE_INTEGER || !self.safe_integers {
                return Ok(v);
            }
            self.next = before;
        }
        self.slow_int()
    }

    #[cold]
    #[inline(never)]
    fn slow_int(&mut self) -> Result<i64, DecodeError> {
        let v = self.int_by_bytes(varint::MAX_64)?;
        i64::try_from(v).map_err(|_| self.fail(Kind::OutOfRange))
    }

    /// `int` of up to 128 bits.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::int`], with `out_of_range` beyond 128 bits.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0x01]);
    /// assert_eq!(reader.int_128()?, -1);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn int_128(&mut self) -> Result<i128, DecodeError> {
        let bytes = if self.safe_integers { varint::MAX_64 } else { varint::MAX_128 };
        self.int_by_bytes(bytes)
    }

    fn int_by_bytes(&mut self, bytes: usize) -> Result<i128, DecodeError> {
        let v = varint::unzigzag_128(self.varint_by_bytes(bytes, u128::MAX, Kind::OutOfRange)?);
        if self.safe_integers && v.unsigned_abs() > MAX_SAFE_INTEGER.into() {
            return Err(self.fail(Kind::UnsafeInteger));
        }
        Ok(v)
    }

    /// A varint of up to five bytes (seven where `LONG`) where eight are left: never out
    /// of any range. Nothing is consumed where it is `None`.
    #[inline(always)]
    fn short_varint<const LONG: bool>(&mut self) -> Option<u64> {
        if self.left() < 8 {
            return match self.last_byte_varint() {
                Some(v) => Some(v),
                None => self.tail_varint(),
            };
        }
        // SAFETY: eight bytes are left.
        let word = u64::from_le_bytes(unsafe { self.next.cast::<[u8; 8]>().read() });
        if word & 0x80 == 0 {
            // SAFETY: eight bytes are left.
            self.next = unsafe { self.next.add(1) };
            return Some(word & 0x7f);
        }
        // The branches first, the value only where its length is known: one mask and a few
        // shifts, where gathering a group at each step took half as long again.
        let groups_4 = |w: u64| (w & 0x7f) | (w & 0x7f00) >> 1 | (w & 0x7f_0000) >> 2 | (w & 0x7f00_0000) >> 3;
        let (n, value) = if word & 0x8000 == 0 {
            (2, groups_4(word & 0xffff))
        } else if word & 0x80_0000 == 0 {
            (3, groups_4(word & 0xff_ffff))
        } else if word & 0x8000_0000 == 0 {
            (4, groups_4(word & 0xffff_ffff))
        } else if word & 0x80_0000_0000 == 0 {
            (5, groups_4(word) | (word & 0x7f_0000_0000) >> 4)
        } else if LONG && word & 0x8000_0000_0000 == 0 {
            (6, groups_4(word) | (word & 0x7f_0000_0000) >> 4 | (word & 0x7f00_0000_0000) >> 5)
        } else if LONG && word & 0x80_0000_0000_0000 == 0 {
            (7, varint::gather(word & 0xff_ffff_ffff_ffff))
        } else {
            return None;
        };
        // A last byte of zero means a longer form than needed.
        if (word >> (8 * (n - 1))) as u8 == 0 {
            return None;
        }
        // SAFETY: at most seven bytes, and eight are left.
        self.next = unsafe { self.next.add(n) };
        Some(value)
    }

    #[inline(always)]
    fn last_byte_varint(&mut self) -> Option<u64> {
        let byte = self.peek()?;
        if byte >= 0x80 {
            return None;
        }
        // SAFETY: a byte was there.
        self.next = unsafe { self.next.add(1) };
        Some(byte.into())
    }

    /// A varint of up to seven bytes where fewer than eight are left, by the last word of
    /// the input, shifted. Nothing is consumed where it is `None`.
    ///
    /// Out of line, for only the last field of a message needs it; the loop over bytes
    /// takes twice as long.
    #[inline(never)]
    fn tail_varint(&mut self) -> Option<u64> {
        let left = self.left();
        if left == 0 || left >= 8 || (self.end as usize - self.start as usize) < 8 {
            return None;
        }
        // SAFETY: the input is at least eight bytes long and ends at `end`.
        let word = u64::from_le_bytes(unsafe { self.end.sub(8).cast::<[u8; 8]>().read() });
        // Behind the end are zeros, which never look like the end of a longer varint.
        self.take_word(word >> (8 * (8 - left)))
    }

    /// A varint of up to eight bytes where eight are left, without a branch for each
    /// length. Nothing is consumed where it is `None`.
    fn word_varint(&mut self) -> Option<u64> {
        if self.left() < 8 {
            return None;
        }
        // SAFETY: eight bytes are left.
        self.take_word(u64::from_le_bytes(unsafe { self.next.cast::<[u8; 8]>().read() }))
    }

    /// The varint at the start of `word`, the bytes left with zeros behind them; a byte is
    /// left.
    #[inline(always)]
    fn take_word(&mut self, word: u64) -> Option<u64> {
        let stops = !word & 0x8080_8080_8080_8080;
        if stops == 0 {
            return None;
        }
        let n = (stops.trailing_zeros() >> 3) as usize + 1;
        let last = (word >> (8 * (n - 1))) as u8;
        if last == 0 && n > 1 {
            return None;
        }
        // SAFETY: the last byte is not zero, so it lies below the end; or `n` is 1, and
        // a byte is left.
        self.next = unsafe { self.next.add(n) };
        Some(varint::gather(word & (stops ^ (stops - 1))))
    }

    /// The plain loop: at most `bytes` bytes and `most` in value, checked byte by byte
    /// in the order that the format gives.
    #[cold]
    #[inline(never)]
    fn varint_by_bytes(&mut self, bytes: usize, most: u128, beyond: Kind) -> Result<u128, DecodeError> {
        let mut value = 0u128;
        for i in 0..bytes {
            let byte = self.byte()?;
            let group = u128::from(byte & 0x7f);
            // The nineteenth group has two bits of the 128 left.
            let placed = group << (7 * i);
            if placed >> (7 * i) != group {
                return Err(self.fail(beyond));
            }
            value |= placed;
            if value > most {
                return Err(self.fail(beyond));
            }
            if byte < 0x80 {
                if byte == 0 && i > 0 {
                    return Err(self.fail(Kind::NonCanonicalVarint));
                }
                return Ok(value);
            }
        }
        Err(self.fail(Kind::VarintTooLong))
    }

    /// A length, count or index: always within 2^53 − 1.
    #[inline(always)]
    fn natural(&mut self) -> Result<u64, DecodeError> {
        match self.last_byte_varint() {
            Some(v) => Ok(v),
            None => self.long_natural(),
        }
    }

    /// Out of line: most lengths and counts are one byte.
    #[inline(never)]
    fn long_natural(&mut self) -> Result<u64, DecodeError> {
        if let Some(v) = self.short_varint::<false>() {
            return Ok(v);
        }
        // The limit fits in 64 bits.
        self.varint_by_bytes(8, MAX_SAFE_INTEGER.into(), Kind::UnsafeInteger).map(|v| v as u64)
    }

    /// An index below `count`.
    #[inline(always)]
    fn index(&mut self, count: usize, otherwise: Kind) -> Result<usize, DecodeError> {
        let index = self.checked_index(count, otherwise)?;
        // SAFETY: just checked, on either way. Said again because a `match` over the
        // index then needs no arm for anything else: three members were seven
        // instructions, and are none where they are declared in canonical order.
        unsafe { core::hint::assert_unchecked(index < count) };
        Ok(index)
    }

    #[inline(always)]
    fn checked_index(&mut self, count: usize, otherwise: Kind) -> Result<usize, DecodeError> {
        // Below 128 members the whole varint is one byte.
        if let Some(byte) = self.peek() {
            if byte < 0x80 && usize::from(byte) < count {
                // SAFETY: a byte was there.
                self.next = unsafe { self.next.add(1) };
                return Ok(byte.into());
            }
        }
        self.slow_index(count, otherwise)
    }

    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        // SAFETY: read only where `next < end`.
        (!self.is_empty()).then(|| unsafe { *self.next })
    }

    #[cold]
    #[inline(never)]
    fn slow_index(&mut self, count: usize, otherwise: Kind) -> Result<usize, DecodeError> {
        let index = self.natural()?;
        if index >= count as u64 {
            return Err(self.fail(otherwise).with_detail(format!("index {index} of {count}")));
        }
        Ok(index as usize)
    }

    /// The index of an enum's member, below `members`.
    ///
    /// # Errors
    ///
    /// `enum_index`, and those of a varint.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[2, 3]);
    /// assert_eq!(reader.enum_index(3)?, 2);
    /// assert_eq!(reader.enum_index(3).unwrap_err().code(), "enum_index");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn enum_index(&mut self, members: usize) -> Result<usize, DecodeError> {
        self.index(members, Kind::EnumIndex)
    }

    /// The index of a union's branch, below `branches`.
    ///
    /// # Errors
    ///
    /// `union_branch`, and those of a varint.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[1, 2]);
    /// assert_eq!(reader.union_branch(2)?, 1);
    /// assert_eq!(reader.union_branch(2).unwrap_err().code(), "union_branch");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn union_branch(&mut self, branches: usize) -> Result<usize, DecodeError> {
        self.index(branches, Kind::UnionBranch)
    }

    /// The length of a string or byte string, at most the bytes left.
    #[inline(always)]
    fn block_length(&mut self) -> Result<usize, DecodeError> {
        let n = self.natural()?;
        // Two branches and two cold functions: joined by `||` they become four
        // instructions more at each string.
        if n > self.left() as u64 {
            return Err(self.cut_text(n));
        }
        if n > u64::from(self.text) {
            return Err(self.long_text(n));
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
        let content = &self.rest()[..n];
        let valid = core::str::from_utf8(content).map_or_else(|e| e.valid_up_to(), |_| n);
        self.fail(Kind::InvalidUtf8).with_detail(format!("the first {valid} of {n} bytes are"))
    }

    /// `bytes`, borrowed from the input: a length, then so many bytes.
    ///
    /// # Errors
    ///
    /// Behind the length, `byte_length_too_large` above [`Limits::text`] and `unexpected_end` where
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
        // SAFETY: `n` bytes are left.
        Ok(unsafe { self.take(n) })
    }

    /// # Safety
    ///
    /// `n` bytes are left.
    #[inline(always)]
    unsafe fn take(&mut self, n: usize) -> &'de [u8] {
        // SAFETY: the caller vouches for `n` bytes; the slice outlives `'de` (invariant 4).
        unsafe {
            let taken = core::slice::from_raw_parts(self.next, n);
            self.next = self.next.add(n);
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
        // SAFETY: `n` bytes are left, and they are well-formed (invariant 6).
        Ok(unsafe { core::str::from_utf8_unchecked(self.take(n)) })
    }

    /// The UTF-8 check of the next `n` bytes, which are there.
    #[inline(always)]
    fn check_text(&self, n: usize) -> Result<(), DecodeError> {
        debug_assert!(n <= self.left());
        // SAFETY: sixteen bytes are left in the first case, `n` in the second.
        let ascii = unsafe {
            if n <= 16 && self.left() >= 16 {
                text::is_ascii_16(self.next, n)
            } else {
                text::is_ascii(core::slice::from_raw_parts(self.next, n))
            }
        };
        if !ascii {
            // SAFETY: `n` bytes are left.
            let content = unsafe { core::slice::from_raw_parts(self.next, n) };
            if !text::is_utf8(content) {
                return Err(self.bad_text(n));
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
        // Up to sixteen bytes: one store of sixteen into sixteen, the same size class
        // of the allocator as anything shorter, instead of a copy by classes.
        if n <= 16 && self.left() >= 16 {
            let mut content = Vec::<u8>::with_capacity(16);
            // SAFETY: sixteen bytes are left and sixteen were allocated; `n` of them are
            // the text, which is well-formed (invariant 6).
            unsafe {
                content.as_mut_ptr().cast::<[u8; 16]>().write(self.next.cast::<[u8; 16]>().read());
                content.set_len(n);
                self.next = self.next.add(n);
                return Ok(String::from_utf8_unchecked(content));
            }
        }
        let mut content = Vec::<u8>::with_capacity(n);
        // SAFETY: `n` bytes are left and `n` were allocated; they are well-formed.
        unsafe {
            text::copy(self.next, content.as_mut_ptr(), n);
            content.set_len(n);
            self.next = self.next.add(n);
            Ok(String::from_utf8_unchecked(content))
        }
    }

    /// The length of a frame, of which `most` bytes are allowed.
    pub(crate) fn frame_length(&mut self, most: u64) -> Result<u64, DecodeError> {
        let n = self.natural()?;
        if n > most {
            return Err(self.fail(Kind::MessageTooLarge).with_detail(format!("a frame of {n} bytes, at most {most}")));
        }
        Ok(n)
    }

    /// The message of a frame.
    pub(crate) fn frame(&mut self, most: u64) -> Result<&'de [u8], DecodeError> {
        let n = self.frame_length(most)?;
        if n > self.left() as u64 {
            let detail = format!("a frame of {n} bytes, {} of them there", self.left());
            return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset() + self.left()).with_detail(detail));
        }
        // SAFETY: `n` bytes are left.
        Ok(unsafe { self.take(n as usize) })
    }

    /// The count of an array, record, map or set whose elements take at least `min`
    /// bytes each.
    ///
    /// # Errors
    ///
    /// Behind the count, `collection_too_large` above [`Limits::elements`], `count_exceeds_input`
    /// where the bytes left cannot hold so many; and those of a varint.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[2, 7, 8, 3, 0]);
    /// assert_eq!(reader.count(1)?, 2);
    /// reader.byte()?;
    /// reader.byte()?;
    /// assert_eq!(reader.count(1).unwrap_err().code(), "count_exceeds_input");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn count(&mut self, min: usize) -> Result<usize, DecodeError> {
        let n = self.natural()?;
        if n > u64::from(self.elements) || n.saturating_mul(min as u64) > self.left() as u64 {
            return Err(self.bad_count(n));
        }
        Ok(n as usize)
    }

    #[cold]
    #[inline(never)]
    fn bad_count(&self, n: u64) -> DecodeError {
        let most = self.elements;
        if n > u64::from(most) {
            return self.fail(Kind::CollectionTooLarge).with_detail(format!("{n} entries, at most {most}"));
        }
        self.fail(Kind::CountExceedsInput).with_detail(format!("{n} entries announced, bytes left: {}", self.left()))
    }

    /// The count of a collection with a `T` and `more` bytes in each entry.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::count`].
    #[inline(always)]
    pub(crate) fn count_of<T: Describe>(&mut self, more: usize) -> Result<usize, DecodeError> {
        let n = self.natural()?;
        if n > u64::from(self.elements) || n.saturating_mul((more + T::MIN) as u64) > self.left() as u64 {
            return self.doubt_count::<T>(n, more);
        }
        Ok(n as usize)
    }

    /// That `n` elements can follow, where the schema and not the message says how many.
    ///
    /// # Errors
    ///
    /// `count_exceeds_input`.
    #[inline(always)]
    pub(crate) fn fixed_count_of<T: Describe>(&mut self, n: usize) -> Result<(), DecodeError> {
        if n.saturating_mul(T::MIN) > self.left() { self.judge_count::<T>(n as u64, 0, self.left()) } else { Ok(()) }
    }

    /// The error behind a count of `n` with `left` bytes left: that of the count, if it was
    /// too large after all.
    #[inline(always)]
    pub(crate) fn blame_count<T: Describe>(
        &self,
        n: usize,
        more: usize,
        left: usize,
        error: DecodeError,
    ) -> DecodeError {
        if T::RECURSES { self.judge_count::<T>(n as u64, more, left).err().unwrap_or(error) } else { error }
    }

    #[cold]
    #[inline(never)]
    fn doubt_count<T: Describe>(&self, n: u64, more: usize) -> Result<usize, DecodeError> {
        if n > u64::from(self.elements) {
            return Err(self.bad_count(n));
        }
        self.judge_count::<T>(n, more, self.left())?;
        Ok(n as usize)
    }

    /// Compares a count with the `left` bytes that were left behind it by the fewest bytes of
    /// a `T` under this root. What passes here and not by `T::MIN` fails in an element.
    #[cold]
    #[inline(never)]
    fn judge_count<T: Describe>(&self, n: u64, more: usize, left: usize) -> Result<(), DecodeError> {
        let least = if T::RECURSES { T::least(&mut Least::new(self.definitions())) } else { T::MIN };
        if n.saturating_mul((more + least) as u64) <= left as u64 {
            return Ok(());
        }
        let at = self.offset() + self.left() - left;
        Err(DecodeError::new(Kind::CountExceedsInput, at)
            .with_detail(format!("{n} entries announced, bytes left: {left}")))
    }

    fn definitions(&self) -> Option<&'static Definitions> {
        self.rare.as_ref()?.depths.as_ref().map(|depths| depths.definitions())
    }

    /// That `count` elements of at least `min` bytes each can follow, where the schema
    /// and not the message says how many.
    ///
    /// # Errors
    ///
    /// `count_exceeds_input` at the next byte; nothing is read.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[7, 8]);
    /// reader.fixed_count(2, 1)?;
    /// assert_eq!(reader.fixed_count(3, 1).unwrap_err().code(), "count_exceeds_input");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn fixed_count(&mut self, count: usize, min: usize) -> Result<(), DecodeError> {
        if count.saturating_mul(min) > self.left() {
            return Err(self.bad_count(count as u64));
        }
        Ok(())
    }

    /// How many elements of `size` bytes in memory may be allocated at once for a
    /// count of `n` that the message announced.
    #[inline(always)]
    pub(crate) fn allowance(&mut self, n: usize, size: usize) -> usize {
        let wanted = n.saturating_mul(size);
        // Not worth a count: of such allocations only as many can be waiting for their
        // elements as containers are nested.
        if wanted <= SMALL_ALLOCATION {
            return n;
        }
        // Should the product ever wrap, less is allowed: elements then grow as they come.
        let most = (self.end as usize - self.start as usize).wrapping_mul(ALLOCATION_PER_BYTE);
        let left = most.saturating_sub(self.allocated);
        let n = if wanted <= left { n } else { left / size.max(1) };
        self.allocated += n * size;
        n
    }

    /// The presence bitmap of `optionals` optional fields, all `N` = ⌈`optionals` / 8⌉ bytes of it.
    /// Field i is bit i mod 8, from the least significant, of byte i div 8.
    ///
    /// # Errors
    ///
    /// `unexpected_end` (at the missing byte, or at the bitmap's start where
    /// `from_start`); `invalid_presence_bits` behind the bitmap where an unused bit is set.
    ///
    /// # Panics
    ///
    /// It may where `N` is not ⌈`optionals` / 8⌉, or is 0.
    ///
    /// ```
    /// let mut reader = shorn::Reader::new(&[0b101, 0b1000]);
    /// assert_eq!(reader.bitmap::<1>(3, false)?, [0b101]);
    /// assert_eq!(reader.bitmap::<1>(3, false).unwrap_err().code(), "invalid_presence_bits");
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline(always)]
    pub fn bitmap<const N: usize>(&mut self, optionals: usize, from_start: bool) -> Result<[u8; N], DecodeError> {
        if self.left() < N {
            let missing = if from_start { 0 } else { self.left() };
            return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset() + missing));
        }
        let bits = self.chunk::<N>()?;
        let used = optionals - 8 * (N - 1);
        if used < 8 && bits[N - 1] >> used != 0 {
            return Err(self.fail(Kind::InvalidPresenceBits));
        }
        Ok(bits)
    }

    /// The presence bitmap where the number of optional fields is known at run time only.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::bitmap`].
    pub(crate) fn presence(&mut self, optionals: usize, from_start: bool) -> Result<Vec<bool>, DecodeError> {
        let n = optionals.div_ceil(8);
        if self.left() < n {
            let missing = if from_start { 0 } else { self.left() };
            return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset() + missing));
        }
        // SAFETY: `n` bytes are left.
        let bytes = unsafe { self.take(n) };
        let mut bits: Vec<bool> = bytes.iter().flat_map(|byte| (0..8).map(move |i| byte >> i & 1 == 1)).collect();
        if bits.drain(optionals..).any(|bit| bit) {
            return Err(self.fail(Kind::InvalidPresenceBits));
        }
        Ok(bits)
    }

    /// The tag of a dynamic value.
    ///
    /// # Errors
    ///
    /// `unexpected_end`, `unknown_dynamic_tag` at the tag.
    pub(crate) fn dynamic_tag(&mut self) -> Result<u8, DecodeError> {
        let tag = self.byte()?;
        if tag > 7 {
            return Err(DecodeError::new(Kind::UnknownDynamicTag, self.offset() - 1));
        }
        Ok(tag)
    }

    #[inline]
    pub(crate) fn enter(&mut self, id: TypeId) -> Result<Entered, DecodeError> {
        let Some(depths) = self.rare.as_mut().and_then(|rare| rare.depths.as_mut()) else {
            return Ok(Entered::NOTHING);
        };
        let entered = depths.enter(id);
        entered.ok_or_else(|| self.fail(Kind::RecursionDepth))
    }

    #[inline]
    pub(crate) fn leave(&mut self, entered: Entered) {
        if let Some(depths) = self.rare.as_mut().and_then(|rare| rare.depths.as_mut()) {
            depths.leave(entered);
        }
    }
}

impl core::fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Reader").field("offset", &self.offset()).field("left", &self.left()).finish_non_exhaustive()
    }
}
