//! One writer kept for each thread, so that an encoder which needs a growing buffer
//! does not begin with an empty one. It knows when a buffer may be kept.
//!
//! The writer is taken out while it works, and put back: an encode that starts while another
//! runs on the same thread (from a `Display`, say) finds none and makes its own. A guard puts it
//! back, also when the encode fails or panics; a buffer that has grown beyond 64 KiB is released
//! then. It is behind a pointer, since moving a whole writer out and in takes 50 instructions;
//! lent in its place under a busy flag it took 1.1 of what a person to a `Write` takes in all.

use super::writer::Writer;
use alloc::boxed::Box;
use core::cell::Cell;

/// Bytes of a buffer that are kept: one big message must not cost its memory for ever.
const KEEP: usize = 64 << 10;

std::thread_local! {
    static KEPT: Cell<Option<Box<Writer>>> = const { Cell::new(None) };
}

/// Runs `work` with this thread's writer, or with one of its own where that is out
/// already or the thread is ending. The writer is empty at the start.
pub(crate) fn with_writer<R>(work: impl FnOnce(&mut Writer) -> R) -> R {
    let kept = KEPT.try_with(Cell::take).ok().flatten();
    let mut lease = Lease(Some(kept.unwrap_or_default()));
    work(lease.0.get_or_insert_default())
}

/// Clears the writer, releases a large buffer, and puts the writer back, however the work ends.
struct Lease(Option<Box<Writer>>);

impl Drop for Lease {
    fn drop(&mut self) {
        let Some(mut writer) = self.0.take() else { return };
        if writer.capacity() > KEEP {
            *writer = Writer::new();
        } else {
            writer.clear();
        }
        // A thread that is ending keeps nothing.
        let _ = KEPT.try_with(|kept| kept.set(Some(writer)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    fn kept_capacity() -> usize {
        let kept = KEPT.take();
        let capacity = kept.as_ref().map_or(0, |writer| writer.capacity());
        KEPT.set(kept);
        capacity
    }

    #[test]
    fn a_small_buffer_is_kept_and_a_large_one_released() {
        with_writer(|w| w.raw(&[1; 1000]));
        assert!(kept_capacity() >= 1000);
        with_writer(|w| assert!(w.is_empty() && w.capacity() >= 1000));
        with_writer(|w| w.raw(&std::vec![1; KEEP + 1]));
        assert_eq!(kept_capacity(), 0);
    }

    #[test]
    fn an_encode_inside_another_has_its_own_writer() {
        with_writer(|outer| {
            outer.byte(1);
            with_writer(|inner| {
                assert!(inner.is_empty());
                inner.byte(2);
            });
            assert_eq!(outer.as_bytes(), [1]);
        });
    }

    #[test]
    fn a_panic_gives_the_writer_back() {
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            with_writer(|w| {
                w.raw(&std::vec![7; KEEP + 1]);
                panic!("on purpose");
            })
        }));
        assert!(panicked.is_err());
        assert_eq!(kept_capacity(), 0);
        with_writer(|w| {
            assert!(w.is_empty());
            w.byte(1);
        });
        assert!(kept_capacity() > 0);
    }
}
