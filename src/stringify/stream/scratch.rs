//! What objects need besides the output where their members come in another order than they are written in.
//! It knows buffers, and that most messages need none.

use crate::scratch;
use core::cell::Cell;
use std::thread::LocalKey;

/// This thread's scratch, once it is needed.
pub(super) type Lease = scratch::Lease<Scratch>;

/// Members that were written one after the other, in the order in which they are to be: from which place up to
/// which, and from where to where.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Run {
    pub(super) first: u64,
    pub(super) until: u64,
    pub(super) start: usize,
    /// Never 0 for one that was noted; the start for a member that was given and is nothing.
    pub(super) end: usize,
}

#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Of the objects that are open, the inner ones last: the run that begins with each declared member, and the
    /// others.
    pub(super) declared: Vec<Run>,
    pub(super) extras: Vec<Run>,
    /// Where text is put in order.
    pub(super) gathered: Vec<u8>,
    /// The text of a value that is written by `Display`.
    pub(super) shown: String,
}

std::thread_local! {
    static KEPT: Cell<Option<Box<Scratch>>> = const { Cell::new(None) };
}

impl scratch::Scratch for Scratch {
    fn kept() -> &'static LocalKey<Cell<Option<Box<Scratch>>>> {
        &KEPT
    }

    fn capacity(&self) -> usize {
        let runs = self.declared.capacity() + self.extras.capacity();
        runs * size_of::<Run>() + self.gathered.capacity() + self.shown.capacity()
    }

    fn clear(&mut self) {
        self.declared.clear();
        self.extras.clear();
    }
}
