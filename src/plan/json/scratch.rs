//! What the walk from text needs besides its output where members come in another order, strings have
//! escapes, or branches take a second look. It knows buffers, and that most messages need none.

use super::object::{Entry, Slot};
use super::tape::Room;
use crate::scratch;
use core::cell::Cell;
use std::thread::LocalKey;

/// This thread's scratch, once it is needed.
pub(super) type Lease = scratch::Lease<Scratch>;

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

std::thread_local! {
    static KEPT: Cell<Option<Box<Scratch>>> = const { Cell::new(None) };
}

impl scratch::Scratch for Scratch {
    fn kept() -> &'static LocalKey<Cell<Option<Box<Scratch>>>> {
        &KEPT
    }

    fn capacity(&self) -> usize {
        let objects = self.slots.capacity() * size_of::<Slot>() + self.entries.capacity() * size_of::<Entry>();
        objects + self.sorted.capacity() + self.unescaped.capacity() + self.room.capacity()
    }

    fn clear(&mut self) {
        self.slots.clear();
        self.entries.clear();
    }
}
