//! An allocator that counts. Knows bytes and calls, for each thread on its own, so that tests may
//! run side by side.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// What a thread did with memory while it was watched.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Usage {
    /// Allocations, growing ones included.
    pub(crate) calls: usize,
    /// Bytes of all allocations, growing ones with their new size.
    pub(crate) total: usize,
    /// Most bytes held at one time, beyond those at the start.
    pub(crate) peak: usize,
    /// Bytes of the largest allocation.
    pub(crate) largest: usize,
    /// Bytes held at the end, beyond those at the start.
    pub(crate) kept: isize,
}

thread_local! {
    static USAGE: Cell<Usage> = const { Cell::new(Usage { calls: 0, total: 0, peak: 0, largest: 0, kept: 0 }) };
}

struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

/// A growing block is held beside the one that it replaces for a moment.
fn note(taken: usize, given_back: usize) {
    USAGE.with(|cell| {
        let mut usage = cell.get();
        usage.kept += taken as isize;
        if taken > 0 {
            usage.calls += 1;
            usage.total += taken;
            usage.largest = usage.largest.max(taken);
            usage.peak = usage.peak.max(usage.kept.max(0) as usize);
        }
        usage.kept -= given_back as isize;
        cell.set(usage);
    });
}

// SAFETY: every call is passed on as it came; counting neither allocates nor panics.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, p: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size, layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.realloc(p, layout, size) }
    }

    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        note(0, layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(p, layout) }
    }
}

/// Runs `work`, and says what this thread did meanwhile. The result is still held.
pub(crate) fn watch<R>(work: impl FnOnce() -> R) -> (R, Usage) {
    USAGE.with(|cell| cell.set(Usage::default()));
    let result = work();
    (result, USAGE.with(Cell::get))
}

#[test]
fn the_allocator_counts() {
    let (_, usage) = watch(|| {
        let mut vector = Vec::<u64>::with_capacity(10);
        vector.reserve_exact(20);
        drop(vector);
        Box::new(7u32)
    });
    assert_eq!((usage.calls, usage.total), (3, 80 + 160 + 4));
    assert_eq!((usage.peak, usage.largest, usage.kept), (80 + 160, 160, 4));
}
