//! Counts and frames, read: how many elements a message may announce, what may be
//! allocated for them before they are there, and how long a frame may be.

use super::{ALLOCATION_PER_BYTE, Reader, SMALL_ALLOCATION};
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::typed::Describe;
use crate::wire::depth::{Definitions, Least};
use crate::wire::limits::Limits;
use alloc::format;

/// The elements of a whole message, counted where there is a limit.
pub(super) struct Total {
    /// Of one collection.
    elements: u32,
    most: u64,
    left: u64,
}

impl Total {
    pub(super) fn new(limits: Limits) -> Total {
        Total { elements: limits.elements, most: limits.total, left: limits.total }
    }
}

impl<'de> Reader<'de> {
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
        // SAFETY: `n` bytes are left (invariant 4).
        Ok(unsafe { self.take(n as usize) })
    }

    /// The count of an array, record, map or set whose elements take at least `min`
    /// bytes each.
    ///
    /// # Errors
    ///
    /// Behind the count, `collection_too_large` above [`Limits::elements`], `count_exceeds_input` where the bytes left
    /// cannot hold so many, `too_many_elements` above [`Limits::total_elements`]; and those of a varint.
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
            return self.aside(|reader| reader.doubt_plain_count(n, min));
        }
        Ok(n as usize)
    }

    #[cold]
    #[inline(never)]
    fn doubt_plain_count(&mut self, n: u64, min: usize) -> Result<usize, DecodeError> {
        self.doubt_count_by(n, |reader| reader.judge_count_by(n, min))
    }

    /// Looks at a count again, and counts it where all elements are counted: `judge` compares it with the
    /// bytes that are left.
    fn doubt_count_by(
        &mut self,
        n: u64,
        judge: impl FnOnce(&Self) -> Result<(), DecodeError>,
    ) -> Result<usize, DecodeError> {
        let total = self.rare.as_ref().and_then(|rare| rare.total.as_ref());
        let most = total.map_or(self.elements, |total| total.elements);
        if n > u64::from(most) {
            return Err(self.fail(Kind::CollectionTooLarge).with_detail(format!("{n} entries, at most {most}")));
        }
        judge(self)?;
        if let Some(total) = self.rare.as_mut().and_then(|rare| rare.total.as_mut()) {
            match total.left.checked_sub(n) {
                Some(left) => total.left = left,
                None => {
                    let detail = format!("{n} entries more than {}, at most {}", total.most - total.left, total.most);
                    return Err(self.fail(Kind::TooManyElements).with_detail(detail));
                }
            }
        }
        Ok(n as usize)
    }

    /// The limits of this reader for another over what is left, which may have as many elements as are left.
    #[cfg(feature = "json-schema")]
    pub(crate) fn limits_ahead(&self, limits: Limits) -> Limits {
        let total = self.rare.as_ref().and_then(|rare| rare.total.as_ref());
        limits.total_elements(total.map_or(u64::MAX, |total| total.left))
    }

    #[cold]
    #[inline(never)]
    fn judge_count_by(&self, n: u64, min: usize) -> Result<(), DecodeError> {
        if n.saturating_mul(min as u64) <= self.left() as u64 {
            return Ok(());
        }
        let detail = format!("{n} entries announced, bytes left: {}", self.left());
        Err(self.fail(Kind::CountExceedsInput).with_detail(detail))
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
            return self.aside(|reader| reader.doubt_count::<T>(n, more));
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
        if n.saturating_mul(T::MIN) > self.left() {
            return self.aside(|reader| reader.judge_count::<T>(n as u64, 0, reader.left()));
        }
        Ok(())
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
    fn doubt_count<T: Describe>(&mut self, n: u64, more: usize) -> Result<usize, DecodeError> {
        self.doubt_count_by(n, |reader| reader.judge_count::<T>(n, more, reader.left()))
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
            return self.aside(|reader| reader.judge_count_by(count as u64, min));
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
}
