//! Buffers that a thread keeps from one message to the next, since their allocations would cost a small message as
//! much as its text. It knows that most messages need none, and when a set has grown too large to be kept; what is
//! in it is its owner's.

use core::cell::Cell;
use std::thread::LocalKey;

/// Bytes of buffers that are kept, all together.
const KEEP: usize = 64 << 10;

/// A set of buffers.
pub(crate) trait Scratch: Default + 'static {
    /// Where each thread keeps its set.
    fn kept() -> &'static LocalKey<Cell<Option<Box<Self>>>>;

    /// Bytes that it takes.
    fn capacity(&self) -> usize;

    /// Takes out what a message that was given up has left open.
    fn clear(&mut self);
}

/// This thread's set, once it is needed.
#[derive(Debug)]
pub(crate) struct Lease<S: Scratch>(Option<Box<S>>);

impl<S: Scratch> Default for Lease<S> {
    fn default() -> Self {
        Lease(None)
    }
}

impl<S: Scratch> Lease<S> {
    #[inline]
    pub(crate) fn get(&mut self) -> &mut S {
        self.0.get_or_insert_with(|| S::kept().try_with(Cell::take).ok().flatten().unwrap_or_default())
    }
}

impl<S: Scratch> Drop for Lease<S> {
    #[inline]
    fn drop(&mut self) {
        if let Some(mut scratch) = self.0.take().filter(|scratch| scratch.capacity() <= KEEP) {
            scratch.clear();
            // A thread that is ending keeps nothing.
            let _ = S::kept().try_with(|kept| kept.set(Some(scratch)));
        }
    }
}
