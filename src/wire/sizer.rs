//! The pass before a fast write: it collects what makes the fast path unfit. Sizes
//! are added up by `Encode::bound`; this file knows when a sum may be trusted.

use super::depth::{Definitions, Depths, Entered};
use super::limits::Limits;
use alloc::boxed::Box;
use core::any::TypeId;

/// Notes taken while a value is bounded.
///
/// It starts clear. Whatever the fast path must not write, because a rule may refuse
/// it or because its size cannot be trusted, marks it suspect, and the careful encoder
/// takes over, finding nothing at all or the exact error.
#[derive(Debug)]
pub struct Sizer {
    suspect: bool,
    safe_integers: bool,
    /// The lengths of all text, or-ed: one instruction a string, and enough to know that
    /// none was so long that a sum of them could have wrapped.
    lengths: u64,
    most: u64,
    depths: Option<Box<Depths>>,
}

/// Bytes of elements beyond which a sequence is not bounded as a whole but element by
/// element, room being reserved for each in turn: one pass over 100,000 events instead
/// of two took 0.6 of the time, while on 100 events two passes took 0.8 to 0.95.
const TOO_MANY_BYTES: usize = 256 << 10;

impl Sizer {
    #[inline(always)]
    pub(crate) fn new(limits: &Limits, definitions: Option<&'static Definitions>) -> Self {
        Sizer {
            depths: Depths::new(definitions, limits.depth),
            ..Sizer::of_element(limits.cannot_exceed(), limits.safe_integers)
        }
    }

    /// A sizer for a value of a type that cannot nest in itself, by limits worked out before.
    #[inline(always)]
    pub(crate) fn of_element(most: u64, safe_integers: bool) -> Self {
        Sizer { suspect: false, safe_integers, lengths: 0, most, depths: None }
    }

    /// Sends the message to the careful encoder.
    #[inline(always)]
    pub fn suspect(&mut self) {
        self.suspect = true;
    }

    /// Asks for safe integers from here on, and says what was asked for before.
    #[inline(always)]
    pub(crate) fn set_safe_integers(&mut self, on: bool) -> bool {
        core::mem::replace(&mut self.safe_integers, on)
    }

    /// Notes an integer of this magnitude.
    #[inline(always)]
    pub(crate) fn integer(&mut self, magnitude: u128) {
        self.suspect |= self.safe_integers && magnitude > crate::MAX_SAFE_INTEGER.into();
    }

    /// The room to reserve for a value bounded by `total`, if it may be written fast.
    #[inline(always)]
    pub(crate) fn room(&self, total: u64) -> Option<usize> {
        // Where the whole is within each limit, so is every part.
        let within = total <= self.most && self.lengths <= u32::MAX.into();
        (within && !self.suspect).then_some(total as usize)
    }

    /// The bound of a string or byte string of `n` bytes.
    #[inline(always)]
    pub(crate) fn text(&mut self, n: usize) -> u64 {
        self.lengths |= n as u64;
        n as u64
    }

    /// Whether `n` elements are few enough for a bounding pass. If not, the careful
    /// encoder takes over, and bounds each on its own.
    #[inline(always)]
    pub(crate) fn few<T>(&mut self, n: usize) -> bool {
        let few = n <= const { TOO_MANY_BYTES / if size_of::<T>() == 0 { 1 } else { size_of::<T>() } };
        if !few {
            self.suspect = true;
        }
        few
    }

    /// The sum of a value's parts, kept small enough that sums of sums cannot wrap: every
    /// type with parts, and every pointer, passes its sum through here (invariant 7).
    #[inline(always)]
    pub fn capped(&mut self, sum: u64) -> u64 {
        if sum > self.most {
            self.suspect = true;
            return 0;
        }
        sum
    }

    /// Whether the careful encoder takes over anyway, so that looking further is of no use.
    /// Asked at pointers, since values that share parts may be exponentially large.
    #[inline(always)]
    pub(crate) fn is_suspect(&self) -> bool {
        self.suspect
    }

    /// Enters a recursive type; `None` where it is nested too deep, which the careful
    /// encoder will say in words.
    #[inline(always)]
    pub(crate) fn enter(&mut self, id: TypeId) -> Option<Entered> {
        let Some(depths) = &mut self.depths else { return Some(Entered::NOTHING) };
        let entered = depths.enter(id);
        self.suspect |= entered.is_none();
        entered
    }

    #[inline(always)]
    pub(crate) fn leave(&mut self, entered: Entered) {
        if let Some(depths) = &mut self.depths {
            depths.leave(entered);
        }
    }
}
