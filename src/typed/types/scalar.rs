//! Integers, floats, booleans, text and nothing.

use crate::shape::{JsonType, Node};
use crate::typed::walk::Walk;
use crate::typed::{Describe, Describer};
use alloc::string::String;
use core::marker::PhantomData;
use core::num;

/// Unsigned integers: `uint`, with the largest value noted where a double can tell it.
macro_rules! uint {
    ($($type:ty = $from:expr),*) => { $(
        impl Describe for $type {
            const MIN: usize = 1;
            const JSON: Option<JsonType> = Some(JsonType::Number);

            fn describe(_: &mut Describer) -> Node {
                let node = Node::uint().note("minimum", $from);
                if <$type>::BITS < 53 { node.note("maximum", ((1u64 << (<$type>::BITS & 63)) - 1) as f64) } else { node }
            }
        }
    )* };
}
uint!(u8 = 0u32, u16 = 0u32, u32 = 0u32, u64 = 0u32, u128 = 0u32, usize = 0u32);
uint!(num::NonZeroU8 = 1u32, num::NonZeroU16 = 1u32, num::NonZeroU32 = 1u32);
uint!(num::NonZeroU64 = 1u32, num::NonZeroU128 = 1u32, num::NonZeroUsize = 1u32);

/// Signed integers: `int`, with their bounds noted where a double can tell them.
macro_rules! int {
    ($($type:ty),*) => { $(
        impl Describe for $type {
            const MIN: usize = 1;
            const JSON: Option<JsonType> = Some(JsonType::Number);

            fn describe(_: &mut Describer) -> Node {
                if <$type>::BITS >= 53 {
                    return Node::int();
                }
                let beyond = (1u64 << ((<$type>::BITS - 1) & 63)) as f64;
                Node::int().note("minimum", -beyond).note("maximum", beyond - 1.0)
            }
        }
    )* };
}
int!(i8, i16, i32, i64, i128, isize);
int!(num::NonZeroI8, num::NonZeroI16, num::NonZeroI32, num::NonZeroI64, num::NonZeroI128, num::NonZeroIsize);

macro_rules! floats {
    ($($type:ty),*) => { $(
        impl Describe for $type {
            const MIN: usize = 8;
            const JSON: Option<JsonType> = Some(JsonType::Number);

            fn describe(_: &mut Describer) -> Node {
                Node::float64()
            }

            #[inline]
            fn walk(&self, walk: &mut Walk<'_>) {
                walk.number(self.is_finite());
            }
        }
    )* };
}
floats!(f64, f32);

macro_rules! scalars {
    ($([$($generics:tt)*] $type:ty: $min:expr, $json:ident, $null:expr, $node:expr);* $(;)?) => { $(
        impl<$($generics)*> Describe for $type {
            const MIN: usize = $min;
            const JSON: Option<JsonType> = Some(JsonType::$json);
            const NULL: bool = $null;

            fn describe(_: &mut Describer) -> Node {
                $node
            }
        }
    )* };
}
scalars!(
    [] bool: 1, Boolean, false, Node::boolean();
    [] str: 1, String, false, Node::string();
    [] String: 1, String, false, Node::string();
    [] char: 1, String, false, Node::string().note("minLength", 1u32).note("maxLength", 1u32);
    [] (): 0, Null, true, Node::literal(crate::shape::Scalar::Null);
    [T: ?Sized] PhantomData<T>: 0, Null, true, Node::literal(crate::shape::Scalar::Null);
    [] core::net::Ipv4Addr: 1, String, false, Node::string().note("format", "ipv4");
    [] core::net::Ipv6Addr: 1, String, false, Node::string().note("format", "ipv6");
    [] core::net::IpAddr: 1, String, false, Node::string();
    [] core::net::SocketAddrV4: 1, String, false, Node::string();
    [] core::net::SocketAddrV6: 1, String, false, Node::string();
    [] core::net::SocketAddr: 1, String, false, Node::string();
);
