//! Buffers that a message is appended to. It knows how each gives out spare room and
//! takes it back as written; what is written there is `encode`'s.

use alloc::vec::Vec;

/// A growable buffer that messages are appended to: `Vec<u8>`, and with the feature `bytes`
/// `BytesMut`. Any other `BufMut` goes through
#[cfg_attr(feature = "bytes", doc = "[`encode_to_buf`](crate::encode_to_buf).")]
#[cfg_attr(not(feature = "bytes"), doc = "`encode_to_buf`, of the same feature.")]
///
/// # Safety
///
/// `room` gives a place at which `n` bytes are writable until the buffer is used again;
/// they lie behind what it holds.
///
/// ```
/// fn pair<O: shorn::Output>(out: &mut O) -> Result<(), shorn::EncodeError> {
///     shorn::encode_into(&1u8, out)?;
///     shorn::encode_into("hi", out)
/// }
///
/// let mut out = Vec::new();
/// pair(&mut out)?;
/// assert_eq!(out, b"\x01\x02hi");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "a message cannot be appended to `{Self}`",
    note = "`Vec<u8>` and `BytesMut` can be appended to; `encode_to_buf` takes any `BufMut`, `encode_to` any `Write`"
)]
pub unsafe trait Output {
    /// A place behind what the buffer holds, with room for `n` bytes.
    #[doc(hidden)]
    fn room(&mut self, n: usize) -> *mut u8;

    /// Takes the first `n` bytes there as written.
    ///
    /// # Safety
    ///
    /// They are written, and `room` gave at least as much.
    #[doc(hidden)]
    unsafe fn advance(&mut self, n: usize);

    /// Appends bytes.
    #[doc(hidden)]
    fn append(&mut self, bytes: &[u8]);

    /// The vector that this is, for the careful encoder to write to directly.
    #[doc(hidden)]
    #[inline(always)]
    fn as_vec(&mut self) -> Option<&mut Vec<u8>> {
        None
    }
}

// SAFETY: the spare capacity of a vector, after reserving `n` bytes of it (invariant 9).
unsafe impl Output for Vec<u8> {
    #[inline(always)]
    fn room(&mut self, n: usize) -> *mut u8 {
        self.reserve(n);
        let len = self.len();
        // SAFETY: the length lies within the capacity (invariant 9).
        unsafe { self.as_mut_ptr().add(len) }
    }

    #[inline(always)]
    unsafe fn advance(&mut self, n: usize) {
        debug_assert!(n <= self.capacity() - self.len());
        // SAFETY: the caller wrote `n` bytes into the spare capacity (invariant 9).
        unsafe { self.set_len(self.len() + n) };
    }

    fn append(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }

    #[inline(always)]
    fn as_vec(&mut self) -> Option<&mut Vec<u8>> {
        Some(self)
    }
}

#[cfg(feature = "bytes")]
// SAFETY: the spare capacity, after reserving `n` bytes of it (invariant 9).
unsafe impl Output for bytes::BytesMut {
    #[inline(always)]
    fn room(&mut self, n: usize) -> *mut u8 {
        self.reserve(n);
        self.spare_capacity_mut().as_mut_ptr().cast()
    }

    #[inline(always)]
    unsafe fn advance(&mut self, n: usize) {
        debug_assert!(n <= self.capacity() - self.len());
        // SAFETY: the caller wrote `n` bytes into the spare capacity (invariant 9).
        unsafe { self.set_len(self.len() + n) };
    }

    fn append(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}
