//! The careful encoder's buffer: every leaf of the format, appended with all checks.
//! It knows bytes and limits; paths and shapes are its callers'.

use super::depth::{Definitions, Depths, Entered};
use super::encode::{Encode, put_element};
use super::limits::Limits;
use super::{SLACK, text, varint};
use crate::MAX_SAFE_INTEGER;
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::any::TypeId;
use core::fmt;

/// Appends wire values to a buffer, checking what the format and the limits demand.
///
/// This is what the careful encoder writes to. Each method appends one leaf, in amortised
/// constant time plus the bytes it copies; one that fails appends nothing.
///
/// ```
/// let mut writer = shorn::Writer::new();
/// writer.uint(300);
/// writer.text("Grace")?;
/// assert_eq!(writer.as_bytes(), [0xac, 0x02, 5, b'G', b'r', b'a', b'c', b'e']);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[derive(Debug, Default)]
pub struct Writer {
    buffer: Vec<u8>,
    /// Where the message begins that is being written.
    start: usize,
    limits: Limits,
    /// Elements of the message so far.
    counted: u64,
    depths: Option<Box<Depths>>,
}

/// Bytes of a result beyond which it is given away, and the pool begins anew, instead of copied: with
/// 64 KiB, one text of 8 KB took 1.4 of the time and of 16 to 60 KB 1.8. What grows bit by bit takes the
/// same either way; below 4 KB giving away takes up to 1.5.
const COPIED: usize = 8 << 10;

/// Longest text that is assumed when a length is not known: its varint is one byte.
const SHORT: usize = 127;

impl Writer {
    /// An empty writer with the limits of the format.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.byte(7);
    /// assert_eq!(writer.as_bytes(), [7]);
    /// ```
    pub fn new() -> Self {
        Writer::default()
    }

    pub(crate) fn from_buffer(buffer: Vec<u8>) -> Self {
        Writer { buffer, ..Writer::default() }
    }

    pub(crate) fn into_buffer(self) -> Vec<u8> {
        self.buffer
    }

    /// Prepares for one message: what it may hold and which of its types are recursive.
    pub(crate) fn begin(&mut self, limits: Limits, definitions: Option<&'static Definitions>) {
        self.start = self.buffer.len();
        self.limits = limits;
        self.counted = 0;
        self.depths = Depths::new(definitions, limits.depth);
    }

    /// What has been written.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.uint(300);
    /// assert_eq!(writer.as_bytes(), [0xac, 0x02]);
    /// ```
    pub fn as_bytes(&self) -> &[u8] {
        &self.buffer
    }

    /// Bytes written so far.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.uint(300);
    /// assert_eq!(writer.len(), 2);
    /// ```
    pub fn len(&self) -> usize {
        self.buffer.len()
    }

    /// Whether nothing has been written yet.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// assert!(writer.is_empty());
    /// writer.byte(0);
    /// assert!(!writer.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.buffer.is_empty()
    }

    /// Asks for safe integers from here on, and says what was asked for before.
    pub(crate) fn set_safe_integers(&mut self, on: bool) -> bool {
        core::mem::replace(&mut self.limits.safe_integers, on)
    }

    /// The limits that this writer keeps.
    ///
    /// ```
    /// assert_eq!(shorn::Writer::new().limits(), &shorn::Limits::new());
    /// ```
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    #[cfg(feature = "std")]
    pub(crate) fn clear(&mut self) {
        self.start = 0;
        self.buffer.clear();
    }

    pub(crate) fn buffer_mut(&mut self) -> &mut Vec<u8> {
        &mut self.buffer
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.buffer.truncate(len);
    }

    #[cfg(feature = "std")]
    pub(crate) fn capacity(&self) -> usize {
        self.buffer.capacity()
    }

    /// The written bytes as a vector, and the writer empty again.
    pub(crate) fn finish(&mut self) -> Vec<u8> {
        let n = self.buffer.len();
        self.start = 0;
        if n > COPIED {
            let mut out = core::mem::take(&mut self.buffer);
            out.shrink_to_fit();
            return out;
        }
        let out = self.buffer.as_slice().to_vec();
        self.buffer.clear();
        out
    }

    /// Raw bytes that another codec wrote.
    pub(crate) fn raw(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// One byte.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.byte(0xff);
    /// assert_eq!(writer.as_bytes(), [0xff]);
    /// ```
    pub fn byte(&mut self, byte: u8) {
        self.buffer.push(byte);
    }

    /// `boolean`: 00 or 01.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.boolean(true);
    /// assert_eq!(writer.as_bytes(), [1]);
    /// ```
    pub fn boolean(&mut self, value: bool) {
        self.buffer.push(value as u8);
    }

    /// `uint`: a varint of one to ten bytes, of any value. See [`Writer::checked_uint`] for the limits.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.uint(127);
    /// writer.uint(128);
    /// assert_eq!(writer.as_bytes(), [0x7f, 0x80, 0x01]);
    /// ```
    pub fn uint(&mut self, value: u64) {
        self.buffer.reserve(SLACK);
        // SAFETY: sixteen bytes are reserved, and `put` says how many it wrote (invariant 9).
        unsafe {
            let start = self.buffer.as_mut_ptr().add(self.buffer.len());
            let written = varint::put(start, value).offset_from(start) as usize;
            self.buffer.set_len(self.buffer.len() + written);
        }
    }

    /// `uint`, checked against the limits: one to nineteen bytes.
    ///
    /// # Errors
    ///
    /// `unsafe_integer` above 2^53 − 1 where the limits ask for safe integers.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.checked_uint(1 << 53)?;
    /// assert_eq!(writer.as_bytes(), [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn checked_uint(&mut self, value: u128) -> Result<(), EncodeError> {
        if self.limits.safe_integers && value > MAX_SAFE_INTEGER.into() {
            return Err(EncodeError::new(Kind::UnsafeInteger).with_detail(format!("{value}")));
        }
        self.varint(value);
        Ok(())
    }

    /// `int`: ZigZag, then a varint, checked against the limits: one to nineteen bytes.
    ///
    /// # Errors
    ///
    /// `unsafe_integer` beyond ±(2^53 − 1) where the limits ask for safe integers.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.checked_int(64)?;
    /// writer.checked_int(-65)?;
    /// assert_eq!(writer.as_bytes(), [0x80, 0x01, 0x81, 0x01]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn checked_int(&mut self, value: i128) -> Result<(), EncodeError> {
        if self.limits.safe_integers && value.unsigned_abs() > MAX_SAFE_INTEGER.into() {
            return Err(EncodeError::new(Kind::UnsafeInteger).with_detail(format!("{value}")));
        }
        self.varint(varint::zigzag_128(value));
        Ok(())
    }

    fn varint(&mut self, value: u128) {
        let mut rest = value;
        while u64::try_from(rest).is_err() {
            self.buffer.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.uint(rest as u64);
    }

    /// `float64`: eight bytes, little-endian, the bits as they are.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.float64(-1.5);
    /// assert_eq!(writer.as_bytes(), [0, 0, 0, 0, 0, 0, 0xf8, 0xbf]);
    /// ```
    pub fn float64(&mut self, value: f64) {
        self.buffer.extend_from_slice(&value.to_bits().to_le_bytes());
    }

    /// `float32`: four bytes, little-endian, the bits as they are.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.float32(1.5);
    /// assert_eq!(writer.as_bytes(), [0, 0, 0xc0, 0x3f]);
    /// ```
    pub fn float32(&mut self, value: f32) {
        self.buffer.extend_from_slice(&value.to_bits().to_le_bytes());
    }

    /// `uuid`: its sixteen bytes in the order of its text.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.uuid(&[7; 16]);
    /// assert_eq!(writer.as_bytes(), [7; 16]);
    /// ```
    pub fn uuid(&mut self, value: &[u8; 16]) {
        self.buffer.extend_from_slice(value);
    }

    /// `string`: byte length, then the UTF-8 bytes.
    ///
    /// # Errors
    ///
    /// `string_too_large` beyond [`Limits::text`].
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.text("é")?;
    /// assert_eq!(writer.as_bytes(), [2, 0xc3, 0xa9]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn text(&mut self, value: &str) -> Result<(), EncodeError> {
        self.check_length(value.len(), Kind::StringTooLarge)?;
        self.block(value.as_bytes());
        Ok(())
    }

    /// `bytes`: length, then the bytes.
    ///
    /// # Errors
    ///
    /// `bytes_too_large` beyond [`Limits::text`].
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.bytes(&[7, 8])?;
    /// assert_eq!(writer.as_bytes(), [2, 7, 8]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn bytes(&mut self, value: &[u8]) -> Result<(), EncodeError> {
        self.check_length(value.len(), Kind::BytesTooLarge)?;
        self.block(value);
        Ok(())
    }

    fn block(&mut self, bytes: &[u8]) {
        self.buffer.reserve(bytes.len() + SLACK);
        // SAFETY: room for the length and the bytes is reserved; the buffer is this writer's own and so does not
        // overlap `bytes` (invariant 9).
        unsafe {
            let start = self.buffer.as_mut_ptr().add(self.buffer.len());
            let content = varint::put_length(start, bytes.len());
            text::copy(bytes.as_ptr(), content, bytes.len());
            let end = content.add(bytes.len());
            self.buffer.set_len(self.buffer.len() + end.offset_from(start) as usize);
        }
    }

    /// That the message does not grow beyond its limit, with `n` bytes more: asked before
    /// text and behind each element, so that no more than one is written in vain.
    #[inline]
    pub(crate) fn check_message(&self, n: usize) -> Result<(), EncodeError> {
        let written = self.buffer.len().saturating_sub(self.start).saturating_add(n) as u64;
        if written > self.limits.message {
            return Err(EncodeError::message_too_large(written, self.limits.message));
        }
        Ok(())
    }

    #[inline]
    fn check_length(&self, n: usize, kind: Kind) -> Result<(), EncodeError> {
        if n as u64 > u64::from(self.limits.text) {
            return Err(self.too_long(n, kind));
        }
        self.check_message(n)
    }

    #[cold]
    #[inline(never)]
    fn too_long(&self, n: usize, kind: Kind) -> EncodeError {
        EncodeError::new(kind).with_detail(format!("{n} bytes, at most {}", self.limits.text))
    }

    /// `string` of whatever a value displays, written without a string in between.
    ///
    /// The length is not known before the text is, so it is assumed to take one byte,
    /// as it does for all but long text; where it does not, the content moves up.
    ///
    /// # Errors
    ///
    /// `string_too_large` beyond [`Limits::text`], `invalid_value` where `Display` itself fails.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.display(1.5)?;
    /// assert_eq!(writer.as_bytes(), b"\x031.5");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn display(&mut self, value: impl fmt::Display) -> Result<(), EncodeError> {
        self.text_of_unknown_length(|content| {
            fmt::write(content, format_args!("{value}"))
                .map_err(|_| EncodeError::new(Kind::InvalidValue).with_detail("its Display failed"))
        })
    }

    /// `string` of characters, written without a string in between.
    ///
    /// # Errors
    ///
    /// `string_too_large` beyond [`Limits::text`].
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.chars('a'..='c')?;
    /// assert_eq!(writer.as_bytes(), b"\x03abc");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn chars(&mut self, value: impl IntoIterator<Item = char>) -> Result<(), EncodeError> {
        self.text_of_unknown_length(|content| {
            for c in value {
                content.char(c);
            }
            Ok(())
        })
    }

    /// `string` of UTF-16 code units, written without a string in between.
    ///
    /// # Errors
    ///
    /// `unpaired_surrogate` where it is not well-formed, `string_too_large` beyond [`Limits::text`].
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.utf16(&[0x68, 0xd83d, 0xde80])?;
    /// assert_eq!(writer.as_bytes(), [5, b'h', 0xf0, 0x9f, 0x9a, 0x80]);
    /// assert_eq!(writer.utf16(&[0xd83d]).unwrap_err().code(), "unpaired_surrogate");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn utf16(&mut self, value: &[u16]) -> Result<(), EncodeError> {
        let mark = self.buffer.len();
        // One speculative pass: short ASCII, copied and proved in the same loop.
        if value.len() <= SHORT {
            self.buffer.reserve(value.len() + 1);
            self.buffer.push(value.len() as u8);
            let mut seen = 0;
            self.buffer.extend(value.iter().map(|unit| {
                seen |= unit;
                *unit as u8
            }));
            if seen < 0x80 {
                return Ok(());
            }
            self.buffer.truncate(mark);
        }
        self.text_of_unknown_length(|content| {
            for c in char::decode_utf16(value.iter().copied()) {
                content.char(c.map_err(|_| EncodeError::new(Kind::UnpairedSurrogate))?);
            }
            Ok(())
        })
        .inspect_err(|_| self.buffer.truncate(mark))
    }

    fn text_of_unknown_length(
        &mut self,
        write: impl FnOnce(&mut Content<'_>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let mark = self.buffer.len();
        let most = self.limits.text as usize;
        self.buffer.push(0);
        let mut content = Content { buffer: &mut self.buffer, end: (mark + 1).saturating_add(most), over: false };
        let written = write(&mut content);
        let over = content.over;
        let n = self.buffer.len() - mark - 1;
        let checked = if over {
            Err(EncodeError::new(Kind::StringTooLarge).with_detail(format!("at most {most} bytes")))
        } else {
            written
        };
        if let Err(error) = checked {
            self.buffer.truncate(mark);
            return Err(error);
        }
        if n <= SHORT {
            if let Some(length) = self.buffer.get_mut(mark) {
                *length = n as u8;
            }
        } else {
            let extra = varint::len(n as u64) - 1;
            self.buffer.reserve(extra + SLACK);
            self.buffer.resize(self.buffer.len() + extra, 0);
            self.buffer.copy_within(mark + 1..mark + 1 + n, mark + 1 + extra);
            let (length, _) = varint::to_array(n as u64);
            for (place, byte) in self.buffer.iter_mut().skip(mark).zip(length).take(1 + extra) {
                *place = byte;
            }
        }
        Ok(())
    }

    /// The count of an array, record, map or set.
    ///
    /// # Errors
    ///
    /// `collection_too_large` beyond [`Limits::elements`], `too_many_elements` where there are more than
    /// [`Limits::total_elements`] with it.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.count(300)?;
    /// assert_eq!(writer.as_bytes(), [0xac, 0x02]);
    /// assert_eq!(writer.count(1_000_001).unwrap_err().code(), "collection_too_large");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn count(&mut self, n: usize) -> Result<(), EncodeError> {
        if n as u64 > u64::from(self.limits.elements) {
            let most = self.limits.elements;
            return Err(EncodeError::new(Kind::CollectionTooLarge).with_detail(format!("{n} entries, at most {most}")));
        }
        let counted = self.counted.saturating_add(n as u64);
        if counted > self.limits.total {
            return Err(self.too_many(n));
        }
        self.counted = counted;
        self.uint(n as u64);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn too_many(&self, n: usize) -> EncodeError {
        let detail = format!("{n} entries more than {}, at most {}", self.counted, self.limits.total);
        EncodeError::new(Kind::TooManyElements).with_detail(detail)
    }

    /// What `certain` writes, if it says so and cannot have written too many elements in all; else what `definition`
    /// writes. `certain` may write in its own order and take back what it wrote, so that its elements are not counted:
    /// it gives how many of them took no bytes, and any other took one at least.
    #[cfg(feature = "json-schema")]
    pub(crate) fn certain_or(
        &mut self,
        certain: impl FnOnce(&mut Writer) -> Option<u64>,
        definition: impl FnOnce(&mut Writer) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let begin = self.buffer.len();
        let (total, counted) = (core::mem::replace(&mut self.limits.total, u64::MAX), self.counted);
        let free = certain(self);
        (self.limits.total, self.counted) = (total, counted);
        let written = self.buffer.len().saturating_sub(begin) as u64;
        if free.is_some_and(|free| written.saturating_add(free) <= total) {
            return Ok(());
        }
        self.truncate(begin);
        definition(self)
    }

    /// The presence bitmap of an object's optional fields, in their order: ⌈`N` / 8⌉ bytes, the
    /// first field in the least significant bit of the first.
    ///
    /// ```
    /// let mut writer = shorn::Writer::new();
    /// writer.bitmap([true, false, true]);
    /// assert_eq!(writer.as_bytes(), [0b101]);
    /// ```
    pub fn bitmap<const N: usize>(&mut self, present: [bool; N]) {
        for eight in present.chunks(8) {
            self.buffer.push(eight.iter().rev().fold(0, |byte, bit| byte << 1 | *bit as u8));
        }
    }

    /// The presence bitmap where the number of optional fields is known at run time only.
    #[cfg(feature = "json-schema")]
    pub(crate) fn presence(&mut self, present: impl Iterator<Item = bool>) {
        let mut byte = 0;
        let mut n = 0;
        for bit in present {
            byte |= u8::from(bit) << (n % 8);
            n += 1;
            if n % 8 == 0 {
                self.buffer.push(byte);
                byte = 0;
            }
        }
        if n % 8 != 0 {
            self.buffer.push(byte);
        }
    }

    /// One element of a container: on the fast path where its type cannot nest in itself
    /// and its bounding pass finds nothing, else carefully.
    ///
    /// # Errors
    ///
    /// Those of the element.
    #[inline]
    pub(crate) fn element<T: Encode + ?Sized>(&mut self, value: &T) -> Result<(), EncodeError> {
        self.elements([value]).map_err(|(_, error)| error)
    }

    /// Elements of a sequence, each as by [`Writer::element`].
    ///
    /// # Errors
    ///
    /// Those of the first element that has one, with its position.
    #[inline(always)]
    pub(crate) fn elements<'a, T: Encode + ?Sized + 'a>(
        &mut self,
        values: impl IntoIterator<Item = &'a T>,
    ) -> Result<(), (usize, EncodeError)> {
        // Elements of elements that go the fast way are not counted.
        let most = if self.limits.total == u64::MAX { self.limits.cannot_exceed() } else { 0 };
        for (i, value) in values.into_iter().enumerate() {
            if T::RECURSES || !put_element(value, most, self.limits.safe_integers, &mut self.buffer) {
                value.encode(self).map_err(|error| (i, error))?;
            }
            self.check_message(0).map_err(|error| (i, error))?;
        }
        Ok(())
    }

    pub(crate) fn enter(&mut self, id: TypeId) -> Result<Entered, EncodeError> {
        let Some(depths) = &mut self.depths else { return Ok(Entered::NOTHING) };
        depths.enter(id).ok_or_else(|| {
            let most = self.limits.depth;
            EncodeError::new(Kind::RecursionDepth).with_detail(format!("at most {most}"))
        })
    }

    pub(crate) fn leave(&mut self, entered: Entered) {
        if let Some(depths) = &mut self.depths {
            depths.leave(entered);
        }
    }
}

/// Text on its way into a buffer; refuses to grow past its end.
struct Content<'a> {
    buffer: &'a mut Vec<u8>,
    end: usize,
    over: bool,
}

impl Content<'_> {
    fn char(&mut self, c: char) {
        self.str(c.encode_utf8(&mut [0; 4]));
    }

    fn str(&mut self, s: &str) {
        if s.len() > self.end.saturating_sub(self.buffer.len()) {
            self.over = true;
        } else {
            self.buffer.extend_from_slice(s.as_bytes());
        }
    }
}

impl fmt::Write for Content<'_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        self.str(s);
        if self.over { Err(fmt::Error) } else { Ok(()) }
    }
}
