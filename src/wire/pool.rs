//! One writer kept for each thread, so that an encoder which needs a growing buffer
//! does not begin with an empty one. It knows when a buffer may be kept.
//!
//! The writer is lent under a busy flag: an encode that starts while another runs on
//! the same thread (from a `Display`, say) gets a writer of its own. A guard gives the
//! writer back, also when the encode fails or panics; a buffer that has grown beyond
//! 64 KiB is released then.

use super::writer::{KEEP, Writer};
use core::cell::RefCell;

std::thread_local! {
    static KEPT: RefCell<Writer> = const { RefCell::new(Writer::empty()) };
}

/// Runs `work` with this thread's writer, or with one of its own where that is lent
/// out already or the thread is ending. The writer is empty at the start.
pub(crate) fn with_writer<R>(work: impl FnOnce(&mut Writer) -> R) -> R {
    let mut work = Some(work);
    let lent = KEPT.try_with(|kept| {
        let mut kept = kept.try_borrow_mut().ok()?;
        let lease = Lease(&mut kept);
        Some(work.take()?(lease.0))
    });
    match (lent, work) {
        (Ok(Some(done)), _) => done,
        (_, Some(work)) => work(&mut Writer::new()),
        // `work` is taken only where its result is returned.
        (_, None) => unreachable!("the pooled writer ran without a result"),
    }
}

/// Clears the writer, and releases a large buffer, however the work ends.
struct Lease<'a>(&'a mut Writer);

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        if self.0.capacity() > KEEP {
            *self.0 = Writer::new();
        } else {
            self.0.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    fn kept_capacity() -> usize {
        KEPT.with(|kept| kept.borrow().capacity())
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
        assert!(KEPT.with(|kept| kept.try_borrow_mut().is_ok()));
    }
}
