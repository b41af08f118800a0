//! What objects need besides the output where their members come in another order than they are written in.
//! It knows buffers, and that most messages need none.
//!
//! Each thread keeps one set, since its allocations would cost a small message as much as its text; a set
//! that has grown large is released.

use core::cell::Cell;

/// Bytes of buffers that are kept, all together.
const KEEP: usize = 64 << 10;

/// Members that were written one after the other, in the order in which they are to be: from which place up to
/// which, and where their text begins. It ends where the next piece begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    pub(super) first: u64,
    pub(super) until: u64,
    pub(super) start: usize,
}

#[derive(Debug, Default)]
pub(super) struct Scratch {
    /// Of the objects that are open, the inner ones last.
    pub(super) pieces: Vec<Piece>,
    /// Which piece begins with a member, plus one.
    pub(super) table: Vec<u32>,
    /// Pieces of members that are not declared.
    pub(super) extras: Vec<u32>,
    /// Where text is put in order.
    pub(super) gathered: Vec<u8>,
    /// The text of a value that is written by `Display`.
    pub(super) shown: String,
}

impl Scratch {
    fn capacity(&self) -> usize {
        let numbers = (self.table.capacity() + self.extras.capacity()) * size_of::<u32>();
        self.pieces.capacity() * size_of::<Piece>() + numbers + self.gathered.capacity() + self.shown.capacity()
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

    /// How many pieces there are.
    #[inline(always)]
    pub(super) fn pieces(&self) -> usize {
        self.0.as_ref().map_or(0, |scratch| scratch.pieces.len())
    }
}

impl Drop for Lease {
    #[inline]
    fn drop(&mut self) {
        if let Some(mut scratch) = self.0.take().filter(|scratch| scratch.capacity() <= KEEP) {
            // A walk that gave up leaves what it had open.
            scratch.pieces.clear();
            // A thread that is ending keeps nothing.
            let _ = KEPT.try_with(|kept| kept.set(Some(scratch)));
        }
    }
}
