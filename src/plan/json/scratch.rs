//! What the walk from text needs besides its output where members come in another order, strings have
//! escapes, or branches take a second look. It knows buffers, and that most messages need none.
//!
//! Each thread keeps one set, since its allocations would cost a small message as much as its
//! encoding; a set that has grown large is released.

use super::object::{Entry, Slot};
use super::tape::Room;
use core::cell::Cell;

/// Bytes of buffers that are kept, all together.
const KEEP: usize = 64 << 10;

#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Where the fields of the objects that are open were written, and their other members.
    pub(super) slots: Vec<Slot>,
    pub(super) entries: Vec<Entry>,
    /// Where bytes are put into another order.
    pub(super) sorted: Vec<u8>,
    /// Content of a string that had escapes.
    pub(super) unescaped: Vec<u8>,
    pub(super) room: Room,
}

impl Scratch {
    fn capacity(&self) -> usize {
        let objects = self.slots.capacity() * size_of::<Slot>() + self.entries.capacity() * size_of::<Entry>();
        objects + self.sorted.capacity() + self.unescaped.capacity() + self.room.capacity()
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
