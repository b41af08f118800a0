//! How often a recursive type is nested in itself. It knows types by their identity
//! and counts; which types are definitions of a shape is decided in `shape`.
//!
//! A recursive type costs a look-up for each of its values, any other type nothing:
//! `Describe::RECURSES` is a constant, false for a type that cannot come back to itself.

use alloc::boxed::Box;
use alloc::vec;
use core::any::TypeId;

/// The definitions of a root type's shape: which Rust types count, and under which number.
#[derive(Debug)]
pub struct Definitions {
    slots: Box<[(TypeId, usize)]>,
    count: usize,
}

impl Definitions {
    pub(crate) fn new(slots: impl IntoIterator<Item = (TypeId, usize)>) -> Self {
        let slots: Box<[_]> = slots.into_iter().collect();
        let count = slots.iter().map(|(_, slot)| slot + 1).max().unwrap_or(0);
        Definitions { slots, count }
    }

    /// Whether no type of the shape may be nested in itself.
    #[cfg(feature = "garde")]
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn slot(&self, id: TypeId) -> Option<usize> {
        // A handful at most: a scan beats any map.
        self.slots.iter().find(|(known, _)| *known == id).map(|(_, slot)| *slot)
    }
}

/// Nested occurrences of each definition at this moment.
#[derive(Debug)]
pub(crate) struct Depths {
    definitions: &'static Definitions,
    counts: Box<[u16]>,
    most: u16,
    /// Nested values of all definitions together: what the stack has to hold.
    total: u32,
}

/// How many times the limit of one definition all together may be nested. The format
/// bounds each on its own, so that with 32 of them 8,192 levels would be allowed, which do not
/// fit the stack of a thread; four definitions at their limits do.
const TOGETHER: u32 = 4;

/// Adds up the fewest bytes of a type under a root, where `Describe::MIN` may be off: a
/// reference to a definition is one byte, whatever is behind it, and which types are
/// definitions depends on the root. Only for the error of a count that is too large.
#[derive(Debug)]
pub struct Least {
    definitions: Option<&'static Definitions>,
    /// Types that may still be looked into: a reader without a root has no definitions
    /// that would end the search.
    left: u32,
}

impl Least {
    pub(crate) fn new(definitions: Option<&'static Definitions>) -> Self {
        Least { definitions, left: 1000 }
    }

    /// The fewest bytes of the derived type `T`, which are `inside` if it is no definition.
    pub fn of<T: ?Sized>(&mut self, inside: impl FnOnce(&mut Self) -> usize) -> usize {
        let defined = self.definitions.is_some_and(|definitions| definitions.slot(typeid::of::<T>()).is_some());
        match self.left.checked_sub(1) {
            Some(left) if !defined => {
                self.left = left;
                inside(self)
            }
            _ => 1,
        }
    }
}

/// What `enter` hands out and `leave` takes back.
#[derive(Debug, Clone, Copy)]
pub struct Entered(Option<usize>);

impl Entered {
    pub(crate) const NOTHING: Entered = Entered(None);
}

impl Depths {
    /// Boxed, since almost no message needs one and the reader stays small without.
    pub(crate) fn new(definitions: Option<&'static Definitions>, most: u16) -> Option<Box<Self>> {
        let definitions = definitions?;
        if definitions.count == 0 {
            return None;
        }
        Some(Box::new(Depths { definitions, counts: vec![0; definitions.count].into(), most, total: 0 }))
    }

    /// One more `T` inside; `None` if that is one too many.
    #[inline(never)]
    pub(crate) fn enter(&mut self, id: TypeId) -> Option<Entered> {
        let Some(slot) = self.definitions.slot(id) else { return Some(Entered::NOTHING) };
        let count = self.counts.get_mut(slot)?;
        if *count >= self.most || self.total >= TOGETHER * u32::from(self.most) {
            return None;
        }
        *count += 1;
        self.total += 1;
        Some(Entered(Some(slot)))
    }

    pub(crate) fn definitions(&self) -> &'static Definitions {
        self.definitions
    }

    pub(crate) fn leave(&mut self, entered: Entered) {
        if let Some(count) = entered.0.and_then(|slot| self.counts.get_mut(slot)) {
            *count -= 1;
            self.total -= 1;
        }
    }
}
