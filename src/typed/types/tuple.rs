//! Tuples.

use crate::shape::{JsonType, Node};
use crate::typed::walk::Walk;
use crate::typed::{Describe, Describer};
use crate::wire::depth::Least;

macro_rules! tuples {
    ($($($name:ident)+;)*) => { $(
        impl<$($name: Describe),+> Describe for ($($name,)+) {
            const MIN: usize = 0 $(+ $name::MIN)+;
            const SLOTS: usize = 0 $(+ 1 + $name::SLOTS)+;
            const JSON: Option<JsonType> = Some(JsonType::Array);
            const NAMED: bool = $($name::NAMED)||+;
            const REACHES: bool = $($name::REACHES)||+;
            const RECURSES: bool = $($name::RECURSES)||+;

            fn least(least: &mut Least) -> usize {
                0 $(+ $name::least(least))+
            }

            fn describe(describer: &mut Describer) -> Node {
                Node::tuple([$($name::describe(describer)),+])
            }

            #[allow(non_snake_case, reason = "a variable for each parameter has no other name to take")]
            fn walk(&self, walk: &mut Walk<'_>) {
                let ($($name,)+) = self;
                let mut index = 0;
                $(
                    walk.element(index, $name);
                    index += 1;
                )+
                let _ = index;
            }
        }
    )* };
}
tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
    A B C D E F G H I J;
    A B C D E F G H I J K;
    A B C D E F G H I J K L;
}
