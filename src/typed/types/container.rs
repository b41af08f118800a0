//! Options, sequences, sets, maps and ranges.

use crate::shape::{JsonType, Node};
use crate::typed::walk::Walk;
use crate::typed::{Describe, Describer};
use crate::wire::depth::Least;
use crate::wire::types::map::EncodeKey;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec::Vec;
use core::ops::{Range, RangeInclusive};

impl<T: Describe> Describe for Option<T> {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;
    const NULL: bool = {
        assert!(
            !T::NULL,
            "null would be written in two ways: an `Option` of a type that has null itself loses which of them it was"
        );
        true
    };
    const OPTION: bool = true;
    const NAMED: bool = T::NAMED;
    const REACHES: bool = T::REACHES;
    const RECURSES: bool = T::RECURSES;

    fn describe(describer: &mut Describer) -> Node {
        const { assert!(Self::NULL) };
        Node::nullable(T::describe(describer))
    }

    #[inline]
    fn walk(&self, walk: &mut Walk<'_>) {
        if let Some(value) = self {
            value.walk(walk);
        }
    }
}

/// Containers that hold their elements behind an indirection.
macro_rules! containers {
    ($([$($generics:tt)*] $type:ty: $json:ident, $make:path, $parts:ident);* $(;)?) => { $(
        impl<T: Describe, $($generics)*> Describe for $type {
            const MIN: usize = 1;
            const JSON: Option<JsonType> = Some(JsonType::$json);
            const NAMED: bool = T::NAMED;
            const REACHES: bool = T::NAMED;
            const RECURSES: bool = T::RECURSES;

            fn describe(describer: &mut Describer) -> Node {
                $make(T::describe(describer))
            }

            #[inline]
            fn walk(&self, walk: &mut Walk<'_>) {
                walk.$parts(self);
            }
        }
    )* };
}
containers!(
    [] [T]: Array, Node::array, elements;
    [] Vec<T>: Array, Node::array, elements;
    [] VecDeque<T>: Array, Node::array, elements;
    [] BTreeSet<T>: Array, set, elements;
    [K: EncodeKey] BTreeMap<K, T>: Object, Node::record, entries;
);

#[cfg(feature = "std")]
containers!(
    [S] std::collections::HashSet<T, S>: Array, set, elements;
    [K: EncodeKey, S] std::collections::HashMap<K, T, S>: Object, Node::record, entries;
);

#[cfg(feature = "indexmap")]
containers!([K: EncodeKey, S] indexmap::IndexMap<K, T, S>: Object, Node::record, entries);

fn set(element: Node) -> Node {
    Node::array(element).note("uniqueItems", true)
}

#[cfg(feature = "smallvec")]
impl<A: smallvec::Array> Describe for smallvec::SmallVec<A>
where
    A::Item: Describe,
{
    const MIN: usize = 1;
    const JSON: Option<JsonType> = Some(JsonType::Array);
    const NAMED: bool = A::Item::NAMED;
    const REACHES: bool = A::Item::NAMED;
    const RECURSES: bool = A::Item::RECURSES;

    fn describe(describer: &mut Describer) -> Node {
        Node::array(A::Item::describe(describer))
    }

    #[inline]
    fn walk(&self, walk: &mut Walk<'_>) {
        walk.elements(self);
    }
}

impl<T: Describe, const N: usize> Describe for [T; N] {
    const MIN: usize = T::MIN * N;
    const SLOTS: usize = if T::MIN > 0 { 0 } else { N.saturating_mul(1 + T::SLOTS) };
    const JSON: Option<JsonType> = Some(JsonType::Array);
    const NAMED: bool = T::NAMED;
    const REACHES: bool = T::REACHES;
    const RECURSES: bool = T::RECURSES;

    fn least(least: &mut Least) -> usize {
        T::least(least) * N
    }

    fn describe(describer: &mut Describer) -> Node {
        Node::fixed_array(T::describe(describer), N as u64)
    }

    #[inline]
    fn walk(&self, walk: &mut Walk<'_>) {
        walk.elements(self);
    }
}

macro_rules! ranges {
    ($($type:ident),*) => { $(
        impl<T: Describe> Describe for $type<T> {
            const MIN: usize = 2 * T::MIN;
            const JSON: Option<JsonType> = Some(JsonType::Object);
            const KEYS: &'static [&'static str] = &["end", "start"];
            const NAMED: bool = T::NAMED;
            const REACHES: bool = T::REACHES;
            const RECURSES: bool = T::RECURSES;

            fn least(least: &mut Least) -> usize {
                2 * T::least(least)
            }

            fn describe(describer: &mut Describer) -> Node {
                let end = T::describe(describer);
                Node::object([("end", end), ("start", T::describe(describer))])
            }
        }
    )* };
}
ranges!(Range, RangeInclusive);
