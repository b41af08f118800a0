//! What objects need besides the output where their members come in another order than they are written in.
//! It knows buffers, and that most messages need none.
//!
//! Each thread keeps one set, since its allocations would cost a small message as much as its text; a set
//! that has grown large is released.

use core::cell::Cell;

/// Bytes of buffers that are kept, all together.
const KEEP: usize = 64 << 10;

/// From where to where a declared member was written.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Slot {
    pub(super) start: usize,
    /// Zero where it has not come.
    pub(super) end: usize,
}

impl Slot {
    /// It was given and is nothing.
    pub(super) const NOTHING: Slot = Slot { start: usize::MAX, end: usize::MAX - 1 };
    /// It stands in the text of a member before.
    pub(super) const WITHIN: Slot = Slot { start: usize::MAX, end: usize::MAX };
}

/// A member that is not declared: where it goes, and from where to where it was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) place: u64,
    pub(super) start: usize,
    pub(super) end: usize,
}

#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Of the objects that are open, the inner ones last.
    pub(super) slots: Vec<Slot>,
    pub(super) entries: Vec<Entry>,
    /// Where text is put in order.
    pub(super) gathered: Vec<u8>,
    /// The text of a value that is written by `Display`.
    pub(super) shown: String,
}

impl Scratch {
    fn capacity(&self) -> usize {
        let objects = self.slots.capacity() * size_of::<Slot>() + self.entries.capacity() * size_of::<Entry>();
        objects + self.gathered.capacity() + self.shown.capacity()
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
            scratch.slots.clear();
            scratch.entries.clear();
            // A thread that is ending keeps nothing.
            let _ = KEPT.try_with(|kept| kept.set(Some(scratch)));
        }
    }
}
