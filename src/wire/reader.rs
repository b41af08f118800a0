//! The cursor over untrusted input: every leaf of the format, read and checked. It
//! knows bytes, offsets and limits; paths and shapes are its callers'.
//!
//! Whatever looks wrong on a fast path is read again by the plain loop, which finds the
//! exact kind and offset: errors may be slow, so that success need not be exact.
//!
//! | file | what it reads |
//! |---|---|
//! | this one | single bytes, markers, floats, UUIDs, bitmaps; nesting |
//! | `integer` | varints: integers, indexes, lengths |
//! | `text` | text and byte strings |
//! | `count` | counts and frames, and what may be allocated for them |
//!
//! `start <= next <= end` holds throughout (invariant 4 of the folder): each method
//! moves `next` only by bytes it has compared with `end`.

mod count;
mod integer;
mod text;

use super::depth::{Definitions, Depths, Entered};
use super::limits::Limits;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::TypeId;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;

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
    /// Most elements of a collection; 0 where all of the message are counted, so that each collection that has
    /// some is looked at out of line.
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
    total: Option<count::Total>,
    /// What keeps the input alive, of which parts of a value may be slices.
    #[cfg(feature = "bytes")]
    owner: Option<&'de (dyn core::any::Any + Send + Sync)>,
    input: PhantomData<&'de [u8]>,
}

// SAFETY: the pointers are those of a shared slice that outlives `'de`, only read through (invariant 4).
unsafe impl Send for Reader<'_> {}
// SAFETY: as above; `&Reader` gives no way to move the cursor (invariant 4).
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
        let counts = limits.total < u64::MAX;
        let mut reader = Reader {
            next: range.start,
            end: range.end,
            start: range.start,
            elements: if counts { 0 } else { limits.elements },
            text: limits.text,
            safe_integers: limits.safe_integers,
            allocated: 0,
            rare: None,
            input: PhantomData,
        };
        if counts {
            reader.aside(|reader| reader.rare_mut().total = Some(count::Total::new(limits)));
        }
        reader
    }

    #[inline(always)]
    pub(crate) fn set_definitions(&mut self, definitions: Option<&'static Definitions>, most: u16) {
        if let Some(depths) = Depths::new(definitions, most) {
            self.aside(|reader| reader.rare_mut().depths = Some(depths));
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

    #[cold]
    fn rare_mut(&mut self) -> &mut Rare<'de> {
        self.rare.get_or_insert_with(|| {
            Box::new(Rare {
                depths: None,
                total: None,
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
        // SAFETY: what is left lies between the ends (invariant 4).
        unsafe { core::slice::from_raw_parts(self.next, self.left()) }
    }

    /// Asks for safe integers from here on, and says what was asked for before.
    #[inline(always)]
    pub(crate) fn set_safe_integers(&mut self, on: bool) -> bool {
        core::mem::replace(&mut self.safe_integers, on)
    }

    /// All of the input, from its start.
    pub(crate) fn input(&self) -> &'de [u8] {
        // SAFETY: what is left lies between the ends (invariant 4).
        unsafe { core::slice::from_raw_parts(self.start, self.end as usize - self.start as usize) }
    }

    /// Calls what is out of line with a reader of its own, and goes on where that one ended.
    ///
    /// A reader whose address no call is given stays in registers. Lying in memory, for the sake of calls that hardly
    /// any message needs, it took 104 instructions instead of 85 for a person, borrowed, and 596 instead of 550 for an
    /// event. That the limits are the same afterwards, and so the constants that they mostly are, is why `call` is one
    /// of this module's: it must not put another reader in the place of its own (invariant 4).
    #[inline(always)]
    fn aside<R>(&mut self, call: impl FnOnce(&mut Reader<'de>) -> R) -> R {
        // Not dropped: what it owns goes back.
        let mut reader = ManuallyDrop::new(Reader { rare: self.rare.take(), ..*self });
        let result = call(&mut reader);
        debug_assert!(reader.start == self.start && reader.end == self.end, "another reader");
        self.next = reader.next;
        self.allocated = reader.allocated;
        self.rare = reader.rare.take();
        result
    }

    /// The same for the call of a derived type's body, which anybody may have written.
    ///
    /// # Panics
    ///
    /// If `call` leaves a reader of another input behind.
    #[doc(hidden)]
    #[inline(always)]
    pub fn apart<R>(&mut self, call: impl FnOnce(&mut Reader<'de>) -> R) -> R {
        self.aside(|reader| {
            let (start, end) = (reader.start, reader.end);
            let result = call(reader);
            // What invariant 4 stands on. The limits are not asked: no promise rests on them.
            assert!(reader.start == start && reader.end == end, "the reader of another input");
            result
        })
    }

    /// An error of `kind` at the next byte.
    #[inline(always)]
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
        // SAFETY: `next < end` (invariant 4).
        unsafe {
            let byte = *self.next;
            self.skip(1);
            Ok(byte)
        }
    }

    /// Moves on: the one place where the cursor does.
    ///
    /// # Safety
    ///
    /// `n` bytes are left.
    #[inline(always)]
    unsafe fn skip(&mut self, n: usize) {
        debug_assert!(n <= self.left(), "{n} bytes of {}", self.left());
        // SAFETY: the caller's promise (invariant 4).
        self.next = unsafe { self.next.add(n) };
    }

    /// `N` bytes; where fewer are left, the error is at the start of them.
    #[inline(always)]
    fn chunk<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        if self.left() < N {
            return Err(self.fail(Kind::UnexpectedEnd));
        }
        // SAFETY: `N` bytes are left (invariant 4).
        unsafe {
            let chunk = self.next.cast::<[u8; N]>().read();
            self.skip(N);
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
        if used < 8 && bits.last().is_some_and(|last| last >> used != 0) {
            return Err(self.fail(Kind::InvalidPresenceBits));
        }
        Ok(bits)
    }

    /// The presence bitmap where the number of optional fields is known at run time only.
    ///
    /// # Errors
    ///
    /// Those of [`Reader::bitmap`].
    pub(crate) fn presence_bits(&mut self, optionals: usize, from_start: bool) -> Result<&'de [u8], DecodeError> {
        let n = optionals.div_ceil(8);
        if self.left() < n {
            let missing = if from_start { 0 } else { self.left() };
            return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset() + missing));
        }
        // SAFETY: `n` bytes are left (invariant 4).
        let bytes = unsafe { self.take(n) };
        let used = optionals % 8;
        if used != 0 && bytes.last().is_some_and(|last| last >> used != 0) {
            return Err(self.fail(Kind::InvalidPresenceBits));
        }
        Ok(bytes)
    }

    /// The same, a boolean for each field.
    pub(crate) fn presence(&mut self, optionals: usize, from_start: bool) -> Result<Vec<bool>, DecodeError> {
        let bytes = self.presence_bits(optionals, from_start)?;
        Ok(bytes.iter().flat_map(|byte| (0..8).map(move |i| byte >> i & 1 == 1)).take(optionals).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_goes_on_where_the_other_ended() {
        let mut reader = Reader::new(&[1, 2, 3]);
        reader.byte().unwrap();
        assert_eq!(reader.apart(|own| own.byte()).unwrap(), 2);
        assert_eq!((reader.offset(), reader.left()), (2, 1));
        assert_eq!(reader.apart(|own| own.allowance(100, 10)), 4);
        assert_eq!(reader.allowance(100, 10), 0, "what one has allocated counts for the other");
    }

    #[test]
    #[should_panic = "the reader of another input"]
    fn another_input_is_not_taken_over() {
        let mut reader = Reader::new(&[1, 2, 3]);
        reader.apart(|own| core::mem::replace(own, Reader::new(&[4, 5])));
    }
}
