//! Counts and frames, read: how many elements a message may announce, what may be
//! allocated for them before they are there, and how long a frame may be.

use super::{ALLOCATION_PER_BYTE, Reader, SMALL_ALLOCATION};
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::typed::Describe;
use crate::wire::depth::{Definitions, Least};
use alloc::format;

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
    /// Behind the count, `collection_too_large` above [`Limits::elements`](crate::Limits::elements), `count_exceeds_input`
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
            return Err(self.aside(|reader| reader.bad_count(n)));
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
            return Err(self.aside(|reader| reader.bad_count(count as u64)));
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
