//! References, boxes and shared pointers: the shape of what they point to. Each is an
//! indirection, so whether a field reaches back is asked of the name alone.

use crate::shape::{JsonType, Node};
use crate::typed::walk::Walk;
use crate::typed::{Describe, Describer};
use crate::wire::depth::{Definitions, Least};
use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::sync::Arc;

macro_rules! pointers {
    ($([$($bound:tt)*] $type:ty),*) => { $(
        impl<T: Describe + ?Sized $($bound)*> Describe for $type {
            const MIN: usize = if T::RECURSES { 1 } else { min::<T>() };
            const JSON: Option<JsonType> = T::JSON;
            const NULL: bool = T::NULL;
            const OPTION: bool = T::OPTION;
            const KEYS: &'static [&'static str] = T::KEYS;
            const NAMED: bool = T::NAMED;
            const REACHES: bool = T::NAMED;
            const RECURSES: bool = T::RECURSES;
            const COUNTS: bool = T::COUNTS;

            fn least(least: &mut Least) -> usize {
                T::least(least)
            }

            fn describe(describer: &mut Describer) -> Node {
                T::describe(describer)
            }

            fn describe_inline(describer: &mut Describer) -> Node {
                T::describe_inline(describer)
            }

            #[inline]
            fn walk(&self, walk: &mut Walk<'_>) {
                (**self).walk(walk);
            }

            fn definitions() -> Option<&'static Definitions> {
                T::definitions()
            }
        }
    )* };
}
pointers!([] &T, [] &mut T, [] Box<T>, [] Rc<T>, [] Arc<T>, [+ ToOwned] Cow<'_, T>);

/// `T::MIN`, looked at only where this is called: a recursive type asks for its own by
/// way of the pointers in it, which the compiler would refuse to answer. Of a
/// reference to a definition the format says one byte.
const fn min<T: Describe + ?Sized>() -> usize {
    T::MIN
}
