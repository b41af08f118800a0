//! Varints, read: integers of every width, indexes, and the lengths and counts that the
//! other files ask for. It knows groups of seven bits and their limits.
//!
//! The plain algorithm is `varint_by_bytes`, which is also the one that finds the exact
//! kind and offset. Before it:
//!
//! 1. One load of eight bytes where eight are left, then a branch for each length, which
//!    is predicted because a field's length hardly varies.
//! 2. Within the last eight bytes, the last word of the input, shifted.
//! 3. Lengths, counts and indexes by one byte first; everything longer is out of line.

use super::Reader;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::wire::{MAX_SAFE_INTEGER, varint};
use alloc::format;

impl<'de> Reader<'de> {
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

    #[inline(always)]
    fn long_uint(&mut self) -> Result<u64, DecodeError> {
        if let Some((v, n)) = self.word_varint() {
            if v <= MAX_SAFE_INTEGER || !self.safe_integers {
                // SAFETY: as many bytes are left (invariant 4).
                unsafe { self.skip(n) };
                return Ok(v);
            }
        }
        self.aside(Self::slow_uint)
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
            None => self.aside(|reader| reader.uint_by_bytes(u128::MAX)),
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

    #[inline(always)]
    fn long_int(&mut self) -> Result<i64, DecodeError> {
        if let Some((v, n)) = self.word_varint() {
            let v = varint::unzigzag(v);
            if v.unsigned_abs() <= MAX_SAFE_INTEGER || !self.safe_integers {
                // SAFETY: as many bytes are left (invariant 4).
                unsafe { self.skip(n) };
                return Ok(v);
            }
        }
        self.aside(Self::slow_int)
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
        // SAFETY: eight bytes are left (invariant 4).
        let word = u64::from_le_bytes(unsafe { self.next.cast::<[u8; 8]>().read() });
        if word & 0x80 == 0 {
            // SAFETY: eight bytes are left (invariant 4).
            unsafe { self.skip(1) };
            return Some(word & 0x7f);
        }
        // The branches first, the value only where its length is known: one mask and a few
        // shifts. Gathering a group at each step took 7 instructions more an event of a batch.
        let groups_4 = |w: u64| (w & 0x7f) | (w & 0x7f00) >> 1 | (w & 0x7f_0000) >> 2 | (w & 0x7f00_0000) >> 3;
        // A last byte of zero means a longer form than needed. Asked in each branch, where its place is known: asked
        // behind them, an event took 550 instructions instead of 536.
        if word & 0x8000 == 0 {
            return self.varint_of(2, word & 0xff00, groups_4(word & 0xffff));
        }
        if word & 0x80_0000 == 0 {
            return self.varint_of(3, word & 0xff_0000, groups_4(word & 0xff_ffff));
        }
        if word & 0x8000_0000 == 0 {
            return self.varint_of(4, word & 0xff00_0000, groups_4(word & 0xffff_ffff));
        }
        let value = groups_4(word) | (word & 0x7f_0000_0000) >> 4;
        if word & 0x80_0000_0000 == 0 {
            return self.varint_of(5, word & 0xff_0000_0000, value);
        }
        if LONG && word & 0x8000_0000_0000 == 0 {
            return self.varint_of(6, word & 0xff00_0000_0000, value | (word & 0x7f00_0000_0000) >> 5);
        }
        if LONG && word & 0x80_0000_0000_0000 == 0 {
            return self.varint_of(7, word & 0xff_0000_0000_0000, varint::gather(word & 0xff_ffff_ffff_ffff));
        }
        None
    }

    /// `value`, which takes `n` of eight bytes that are left, unless its last byte is zero.
    #[inline(always)]
    fn varint_of(&mut self, n: usize, last: u64, value: u64) -> Option<u64> {
        debug_assert!(n < 8 && self.left() >= 8);
        if last == 0 {
            return None;
        }
        // SAFETY: at most seven bytes, and eight are left (invariant 4).
        unsafe { self.skip(n) };
        Some(value)
    }

    #[inline(always)]
    fn last_byte_varint(&mut self) -> Option<u64> {
        let byte = self.peek()?;
        if byte >= 0x80 {
            return None;
        }
        // SAFETY: a byte was there (invariant 4).
        unsafe { self.skip(1) };
        Some(byte.into())
    }

    /// A varint of up to seven bytes where fewer than eight are left, by the last word of
    /// the input, shifted. Nothing is consumed where it is `None`.
    ///
    /// Against the loop over bytes it saved 20 of 637 instructions on an event that ends in a timestamp.
    #[inline(always)]
    fn tail_varint(&mut self) -> Option<u64> {
        let left = self.left();
        if left == 0 || left >= 8 || (self.end as usize - self.start as usize) < 8 {
            return None;
        }
        // SAFETY: the input is at least eight bytes long and ends at `end` (invariant 4).
        let word = u64::from_le_bytes(unsafe { self.end.sub(8).cast::<[u8; 8]>().read() });
        // Behind the end are zeros, which never look like the end of a longer varint.
        let (v, n) = word_varint(word >> (8 * (8 - left)));
        // SAFETY: the last byte is not zero, so it lies below the end; or `n` is 1, and a byte is left; or it is 0
        // (invariant 4).
        unsafe { self.skip(n) };
        (n > 0).then_some(v)
    }

    /// A varint of up to eight bytes where eight are left, and how many it takes. Nothing is consumed.
    #[inline(always)]
    fn word_varint(&self) -> Option<(u64, usize)> {
        if self.left() < 8 {
            return None;
        }
        // SAFETY: eight bytes are left (invariant 4).
        let word = u64::from_le_bytes(unsafe { self.next.cast::<[u8; 8]>().read() });
        let (v, n) = word_varint(word);
        (n > 0).then_some((v, n))
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
    pub(super) fn natural(&mut self) -> Result<u64, DecodeError> {
        match self.last_byte_varint() {
            Some(v) => Ok(v),
            None => self.long_natural(),
        }
    }

    /// Most lengths and counts are one byte, and hardly any more than three: what looks them up is out of line.
    #[inline(always)]
    fn long_natural(&mut self) -> Result<u64, DecodeError> {
        match self.word_varint() {
            Some((v, n)) if v <= MAX_SAFE_INTEGER => {
                // SAFETY: as many bytes are left (invariant 4).
                unsafe { self.skip(n) };
                Ok(v)
            }
            _ => self.aside(Self::slow_natural),
        }
    }

    #[cold]
    #[inline(never)]
    fn slow_natural(&mut self) -> Result<u64, DecodeError> {
        if let Some(v) = self.tail_varint() {
            return Ok(v);
        }
        // The limit fits in 64 bits.
        self.varint_by_bytes(8, MAX_SAFE_INTEGER.into(), Kind::UnsafeInteger).map(|v| v as u64)
    }

    /// An index below `count`.
    #[inline(always)]
    fn index(&mut self, count: usize, otherwise: Kind) -> Result<usize, DecodeError> {
        // Below 128 members the whole varint is one byte.
        if let Some(byte) = self.peek() {
            if byte < 0x80 && usize::from(byte) < count {
                // SAFETY: a byte was there (invariant 4).
                unsafe { self.skip(1) };
                return Ok(byte.into());
            }
        }
        self.aside(|reader| reader.slow_index(count, otherwise))
    }

    #[inline(always)]
    pub(super) fn peek(&self) -> Option<u8> {
        // SAFETY: read only where `next < end` (invariant 4).
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
}

/// The varint of up to eight bytes at the start of `word`, and how many it takes: none if it is longer, or longer than
/// needed. Without a branch for each length, and out of line: what is longer than a field's usual varint is rare.
#[inline(never)]
fn word_varint(word: u64) -> (u64, usize) {
    let stops = !word & 0x8080_8080_8080_8080;
    if stops == 0 {
        return (0, 0);
    }
    let n = (stops.trailing_zeros() >> 3) as usize + 1;
    let last = (word >> (8 * (n - 1))) as u8;
    if last == 0 && n > 1 {
        return (0, 0);
    }
    (varint::gather(word & (stops ^ (stops - 1))), n)
}
