//! What objects need besides the output where their members come in another order than they are written in.
//! It knows buffers, and that most messages need none.
//!
//! Each thread keeps one set, since its allocations would cost a small message as much as its text; a set
//! that has grown large is released.

use core::cell::Cell;

/// Bytes of buffers that are kept, all together.
const KEEP: usize = 64 << 10;

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

impl Scratch {
    fn capacity(&self) -> usize {
        let runs = self.declared.capacity() + self.extras.capacity();
        runs * size_of::<Run>() + self.gathered.capacity() + self.shown.capacity()
    }
}

std::thread_local! {
    static KEPT: Cell<Option<Box<Scratch>>> = const { Cell::new(None) };
}

/// This thread's scratch, once it is needed.
#[derive(Debug, Default)]
pub(super) struct Lease(Option<Box<Scratch>>);

impl Lease {
    #[inline]
    pub(super) fn get(&mut self) -> &mut Scratch {
        self.0.get_or_insert_with(|| KEPT.try_with(Cell::take).ok().flatten().unwrap_or_default())
    }
}

impl Drop for Lease {
    #[inline]
    fn drop(&mut self) {
        if let Some(mut scratch) = self.0.take().filter(|scratch| scratch.capacity() <= KEEP) {
            // A walk that gave up leaves what it had open.
            scratch.declared.clear();
            scratch.extras.clear();
            // A thread that is ending keeps nothing.
            let _ = KEPT.try_with(|kept| kept.set(Some(scratch)));
        }
    }
}
