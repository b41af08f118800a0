//! An allocator that can count what a thread does with memory. Knows bytes and calls; knows nothing of what is done
//! with them.
//!
//! Each thread counts on its own, and only while it is watched: what another one allocates meanwhile, a progress bar
//! among them, is in no figure. A thread that is not watched pays one load of its own memory and a branch on each call:
//! 5 instructions of 159 for a small block that is taken and given back, and no time that can be told from noise (10 ns
//! for the pair with it and without).
//!
//! The only `unsafe` of this package: an allocator cannot be written without.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// What a thread did with memory while it was watched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Calls that take memory, growing ones included.
    pub allocations: usize,
    /// Most bytes held at one time, beyond those at the start. A block that grows is held beside the one that it
    /// replaces, as if it never grew in place: what happens is the system's secret.
    pub peak: usize,
    /// Bytes held at the end, beyond those at the start.
    pub retained: isize,
}

/// The system's allocator, counted. A binary that wants figures makes it its own.
#[derive(Clone, Copy, Debug)]
pub struct Counting;

// Constant and without a destructor: neither is ever set up or torn down, so that the allocator may look at them.
thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static USAGE: Cell<Usage> = const { Cell::new(Usage { allocations: 0, peak: 0, retained: 0 }) };
}

/// Runs `work`, and says what this thread did meanwhile. The result is still held. All zero where the binary has
/// another allocator: see [`is_counted`].
pub fn watch<R>(work: impl FnOnce() -> R) -> (R, Usage) {
    USAGE.set(Usage::default());
    WATCHED.set(true);
    let result = work();
    WATCHED.set(false);
    (result, USAGE.get())
}

/// Whether this binary's allocator is [`Counting`].
pub fn is_counted() -> bool {
    watch(|| std::hint::black_box(Box::new(0u8))).1.allocations == 1
}

#[inline(always)]
fn note(taken: usize, given_back: usize) {
    if WATCHED.get() {
        count(taken, given_back);
    }
}

#[cold]
fn count(taken: usize, given_back: usize) {
    let mut usage = USAGE.get();
    usage.retained = usage.retained.saturating_add_unsigned(taken);
    if taken > 0 {
        usage.allocations += 1;
        usage.peak = usage.peak.max(usage.retained.max(0) as usize);
    }
    usage.retained = usage.retained.saturating_sub_unsigned(given_back);
    USAGE.set(usage);
}

// SAFETY: every call is passed on as it came and its result as it came back, so that what `System` keeps of the contract
// is kept here. `note` does not allocate, which would be a call within the call: its cells are constant and have no
// destructor. Nor does it unwind: its sums saturate, since a request for more than there is comes here before it fails.
unsafe impl GlobalAlloc for Counting {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: `layout` is of more than no bytes: the caller promised `alloc` the same.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: `layout` is of more than no bytes: the caller promised `alloc_zeroed` the same.
        unsafe { System.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size, layout.size());
        // SAFETY: `block` is one of `System`'s, as all are that this allocator gave out; that it was taken with `layout`,
        // and that `size` is one that may be asked for, the caller promised `realloc`.
        unsafe { System.realloc(block, layout, size) }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        note(0, layout.size());
        // SAFETY: `block` is one of `System`'s, as all are that this allocator gave out; that it was taken with `layout`,
        // the caller promised `dealloc`.
        unsafe { System.dealloc(block, layout) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static COUNTING: Counting = Counting;

    #[test]
    fn calls_and_bytes_are_counted() {
        let (kept, usage) = watch(|| {
            let mut vector = Vec::<u64>::with_capacity(10);
            vector.reserve_exact(20);
            drop(vector);
            Box::new(7u32)
        });
        assert_eq!(usage, Usage { allocations: 3, peak: 80 + 160, retained: 4 });
        assert_eq!(*kept, 7);
        assert!(is_counted());
    }

    #[test]
    fn what_is_given_back_was_there_before() {
        let before = vec![0u8; 100];
        let ((), usage) = watch(|| drop(before));
        assert_eq!(usage, Usage { allocations: 0, peak: 0, retained: -100 });
    }

    #[test]
    fn a_request_for_more_than_there_is_fails_and_nothing_else() {
        let (failed, usage) = watch(|| {
            let held = vec![0u8; 100];
            let failed = Vec::<u8>::new().try_reserve_exact(isize::MAX as usize).is_err();
            drop(held);
            failed
        });
        assert!(failed && usage.allocations == 2, "{usage:?}");
    }

    #[test]
    fn another_thread_counts_for_itself() {
        let (_, usage) = watch(|| {
            std::thread::scope(|scope| {
                // Starting a thread allocates here; what it does itself is a megabyte.
                scope.spawn(|| vec![1u8; 1 << 20]).join().is_ok()
            })
        });
        assert!(usage.peak < 1 << 20, "{usage:?}");
    }
}
