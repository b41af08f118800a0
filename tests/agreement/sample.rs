//! Random values of Rust types, and what each is as JSON by the documented form of its type.
//! Knows nothing of bytes.

use shorn::{Decode, Encode, Record};
use shorn_oracle::Value;
use shorn_oracle::random::Rng;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// A type with random values that have a JSON form.
pub(crate) trait Sample: Record + Encode + for<'de> Decode<'de> + Debug {
    /// What the type does beyond its shape.
    const BEYOND: Beyond = Beyond::NOTHING;

    fn sample(rng: &mut Rng) -> Self;

    fn value(&self) -> Value;
}

/// Where a Rust type may differ from its shape: values that it refuses, and messages that it
/// takes although it writes their value differently.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Beyond(u8);

impl Beyond {
    pub(crate) const NOTHING: Beyond = Beyond(0);
    /// It holds a part of the numbers only.
    pub(crate) const NARROW: Beyond = Beyond(1);
    /// It holds a part of the texts or keys only.
    pub(crate) const PARSED: Beyond = Beyond(2);
    /// It takes any order and refuses repetitions.
    pub(crate) const SET: Beyond = Beyond(4);
    /// It reads spellings that it does not write.
    pub(crate) const RESPELLED: Beyond = Beyond(8 | 2);

    pub(crate) const fn and(self, other: Beyond) -> Beyond {
        Beyond(self.0 | other.0)
    }

    pub(crate) fn may_refuse(self, code: &str) -> bool {
        match code {
            "out_of_range" => self.0 & 1 != 0,
            "invalid_value" => self.0 & 2 != 0,
            "repeated_element" => self.0 & 4 != 0,
            _ => false,
        }
    }

    /// Whether a message that was taken is the one that is written.
    pub(crate) fn one_message(self) -> bool {
        self.0 & (4 | 8) == 0
    }

    pub(crate) fn any_order(self) -> bool {
        self.0 & 4 != 0
    }

    pub(crate) fn any_spelling(self) -> bool {
        self.0 & 8 != 0
    }
}

/// Any number of up to `bits` bits, each length as likely as the next, within 2^53.
fn natural(rng: &mut Rng, bits: u32) -> u64 {
    let bits = rng.below(bits.min(53) as usize + 1) as u32;
    if bits == 0 { 0 } else { (rng.bits() | 1 << 63) >> (64 - bits) }
}

macro_rules! unsigned {
    ($($type:ty: $beyond:ident),* $(,)?) => { $(
        impl Sample for $type {
            const BEYOND: Beyond = Beyond::$beyond;

            fn sample(rng: &mut Rng) -> Self {
                natural(rng, <$type>::BITS) as $type
            }

            fn value(&self) -> Value {
                Value::Number(*self as f64)
            }
        }
    )* };
}
unsigned!(u8: NARROW, u16: NARROW, u32: NARROW, u64: NOTHING, u128: NOTHING, usize: NOTHING);

macro_rules! signed {
    ($($type:ty: $beyond:ident),* $(,)?) => { $(
        impl Sample for $type {
            const BEYOND: Beyond = Beyond::$beyond;

            fn sample(rng: &mut Rng) -> Self {
                let magnitude = natural(rng, <$type>::BITS - 1) as $type;
                if rng.once_in(2) { magnitude } else { -magnitude }
            }

            fn value(&self) -> Value {
                Value::Number(*self as f64)
            }
        }
    )* };
}
signed!(i8: NARROW, i16: NARROW, i32: NARROW, i64: NOTHING, i128: NOTHING, isize: NOTHING);

macro_rules! nonzero {
    ($($type:ident: $plain:ty),* $(,)?) => { $(
        impl Sample for num::$type {
            const BEYOND: Beyond = Beyond::NARROW;

            fn sample(rng: &mut Rng) -> Self {
                num::$type::new(<$plain>::sample(rng)).unwrap_or(num::$type::MAX.min(num::$type::new(7).unwrap()))
            }

            fn value(&self) -> Value {
                self.get().value()
            }
        }
    )* };
}
nonzero!(
    NonZeroU8: u8, NonZeroU16: u16, NonZeroU32: u32, NonZeroU64: u64, NonZeroU128: u128, NonZeroUsize: usize,
    NonZeroI8: i8, NonZeroI16: i16, NonZeroI32: i32, NonZeroI64: i64, NonZeroI128: i128, NonZeroIsize: isize,
);

impl Sample for bool {
    fn sample(rng: &mut Rng) -> Self {
        rng.once_in(2)
    }

    fn value(&self) -> Value {
        Value::Bool(*self)
    }
}

impl Sample for f64 {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(4) {
            0 => *rng.pick(&[0.0, -0.0, 1.0, -1.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MAX, 5e-324]),
            1 => natural(rng, 53) as f64 / 8.0,
            _ => Some(f64::from_bits(rng.bits())).filter(|v| !v.is_nan()).unwrap_or(0.5),
        }
    }

    fn value(&self) -> Value {
        Value::Number(*self)
    }
}

impl Sample for f32 {
    const BEYOND: Beyond = Beyond::NARROW;

    fn sample(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => *rng.pick(&[0.0, -0.0, 0.1, f32::INFINITY, f32::MAX, 1e-45]),
            _ => Some(f32::from_bits(rng.bits() as u32)).filter(|v| !v.is_nan()).unwrap_or(0.5),
        }
    }

    fn value(&self) -> Value {
        Value::Number(f64::from(*self))
    }
}

impl Sample for () {
    fn sample(_: &mut Rng) -> Self {}

    fn value(&self) -> Value {
        Value::Null
    }
}

impl<T: Debug + ?Sized> Sample for PhantomData<T> {
    fn sample(_: &mut Rng) -> Self {
        PhantomData
    }

    fn value(&self) -> Value {
        Value::Null
    }
}

impl Sample for char {
    const BEYOND: Beyond = Beyond::PARSED;

    fn sample(rng: &mut Rng) -> Self {
        let below = *rng.pick(&[0x80, 0x800, 0x1_0000, 0x11_0000]);
        char::from_u32(rng.below(below) as u32).unwrap_or('\u{E000}')
    }

    fn value(&self) -> Value {
        Value::String((*self).into())
    }
}

impl Sample for String {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(4) {
            0 => (*rng.pick(&["", "a", "\u{FEFF}x", "\u{FFFD}", "\u{FF5E}", "\u{1F680}", "10", "9", "\0"])).into(),
            1 => "x".repeat(*rng.pick(&[7, 8, 15, 16, 17, 31, 32, 33, 63, 64, 127, 128, 200])),
            _ => (0..rng.below(7)).map(|_| char::sample(rng)).collect(),
        }
    }

    fn value(&self) -> Value {
        Value::String(self.clone())
    }
}

macro_rules! owned_text {
    ($($type:ty),*) => { $(
        impl Sample for $type {
            fn sample(rng: &mut Rng) -> Self {
                String::sample(rng).into()
            }

            fn value(&self) -> Value {
                Value::String(self.to_string())
            }
        }
    )* };
}
owned_text!(Box<str>, Rc<str>, Arc<str>);

/// Text of a type's own, with several spellings of one value.
macro_rules! shown {
    ($($type:ty: |$rng:ident| $sample:expr);* $(;)?) => { $(
        impl Sample for $type {
            const BEYOND: Beyond = Beyond::RESPELLED;

            fn sample($rng: &mut Rng) -> Self {
                $sample
            }

            fn value(&self) -> Value {
                Value::String(self.to_string())
            }
        }
    )* };
}
shown!(
    Ipv4Addr: |rng| (rng.bits() as u32).into();
    Ipv6Addr: |rng| (u128::from(rng.bits()) << rng.below(65)).into();
    IpAddr: |rng| if rng.once_in(2) { Ipv4Addr::sample(rng).into() } else { Ipv6Addr::sample(rng).into() };
    SocketAddrV4: |rng| SocketAddrV4::new(Ipv4Addr::sample(rng), u16::sample(rng));
    SocketAddrV6: |rng| SocketAddrV6::new(Ipv6Addr::sample(rng), u16::sample(rng), 0, u32::sample(rng));
    SocketAddr: |rng| SocketAddr::new(IpAddr::sample(rng), u16::sample(rng));
);

/// An object with these members.
pub(crate) fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

impl Sample for Duration {
    const BEYOND: Beyond = Beyond::NARROW;

    fn sample(rng: &mut Rng) -> Self {
        Duration::new(natural(rng, 53), rng.below(1_000_000_000) as u32)
    }

    fn value(&self) -> Value {
        object([("secs", self.as_secs().value()), ("nanos", self.subsec_nanos().value())])
    }
}

impl Sample for SystemTime {
    const BEYOND: Beyond = Beyond::NARROW;

    fn sample(rng: &mut Rng) -> Self {
        SystemTime::UNIX_EPOCH + Duration::new(natural(rng, 40), rng.below(1_000_000_000) as u32)
    }

    fn value(&self) -> Value {
        let since = self.duration_since(SystemTime::UNIX_EPOCH).unwrap();
        object([("secs_since_epoch", since.as_secs().value()), ("nanos_since_epoch", since.subsec_nanos().value())])
    }
}

impl<T: Sample> Sample for Option<T> {
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        (!rng.once_in(3)).then(|| T::sample(rng))
    }

    fn value(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::value)
    }
}

/// A few elements, rarely more.
pub(crate) fn several<T: Sample, C: FromIterator<T>>(rng: &mut Rng) -> C {
    let n = if rng.once_in(8) { rng.below(20) } else { rng.below(4) };
    (0..n).map(|_| T::sample(rng)).collect()
}

fn list<'a, T: Sample + 'a>(elements: impl IntoIterator<Item = &'a T>) -> Value {
    Value::Array(elements.into_iter().map(T::value).collect())
}

macro_rules! lists {
    ($($type:ty),*) => { $(
        impl<T: Sample> Sample for $type {
            const BEYOND: Beyond = T::BEYOND;

            fn sample(rng: &mut Rng) -> Self {
                several(rng)
            }

            fn value(&self) -> Value {
                list(self.iter())
            }
        }
    )* };
}
lists!(Vec<T>, VecDeque<T>, Box<[T]>, Rc<[T]>, Arc<[T]>);

impl<T: Sample, const N: usize> Sample for [T; N] {
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        std::array::from_fn(|_| T::sample(rng))
    }

    fn value(&self) -> Value {
        list(self)
    }
}

macro_rules! pointers {
    ($($pointer:ident),*) => { $(
        impl<T: Sample> Sample for $pointer<T> {
            const BEYOND: Beyond = T::BEYOND;

            fn sample(rng: &mut Rng) -> Self {
                $pointer::new(T::sample(rng))
            }

            fn value(&self) -> Value {
                (**self).value()
            }
        }
    )* };
}
pointers!(Box, Rc, Arc);

macro_rules! tuples {
    ($($($name:ident)+;)*) => { $(
        impl<$($name: Sample),+> Sample for ($($name,)+) {
            const BEYOND: Beyond = Beyond::NOTHING$(.and($name::BEYOND))+;

            fn sample(rng: &mut Rng) -> Self {
                ($($name::sample(rng),)+)
            }

            #[allow(non_snake_case)] // The type parameters name the elements as well.
            fn value(&self) -> Value {
                let ($($name,)+) = self;
                Value::Array(vec![$($name.value()),+])
            }
        }
    )* };
}
tuples! {
    A; A B; A B C; A B C D; A B C D E; A B C D E F; A B C D E F G; A B C D E F G H; A B C D E F G H I;
    A B C D E F G H I J; A B C D E F G H I J K; A B C D E F G H I J K L;
}

impl<T: Sample + Ord> Sample for BTreeSet<T> {
    const BEYOND: Beyond = T::BEYOND.and(Beyond::SET);

    fn sample(rng: &mut Rng) -> Self {
        several(rng)
    }

    fn value(&self) -> Value {
        list(self)
    }
}

impl<T: Sample + Eq + Hash> Sample for HashSet<T> {
    const BEYOND: Beyond = T::BEYOND.and(Beyond::SET);

    fn sample(rng: &mut Rng) -> Self {
        several(rng)
    }

    /// The elements in the order of their bytes, as the oracle writes them.
    fn value(&self) -> Value {
        let shape = shorn_oracle::compile(&T::json_schema().unwrap()).unwrap();
        let mut elements: Vec<_> = self.iter().map(T::value).collect();
        elements.sort_by_key(|element| shorn_oracle::encode(&shape, element).unwrap());
        Value::Array(elements)
    }
}

/// A type that is the key of a map, as its text.
pub(crate) trait Key: Sample + ToString {
    /// `String` holds every text; other keys are parsed.
    const PARSED: Beyond = Beyond::PARSED;
}

impl Key for String {
    const PARSED: Beyond = Beyond::NOTHING;
}

macro_rules! parsed_keys {
    ($($type:ty),*) => { $(
        impl Key for $type {}
    )* };
}
parsed_keys!(u8, u16, u32, u64, u128, usize, i8, i16, i32, i64, i128, isize, bool, char);

macro_rules! maps {
    ($([$($bound:tt)*] $type:ty),* $(,)?) => { $(
        impl<K: Key $($bound)*, V: Sample> Sample for $type
        where
            $type: Encode + for<'de> Decode<'de>,
        {
            const BEYOND: Beyond = K::PARSED.and(V::BEYOND);

            fn sample(rng: &mut Rng) -> Self {
                (0..rng.below(5)).map(|_| (K::sample(rng), V::sample(rng))).collect()
            }

            fn value(&self) -> Value {
                Value::Object(self.iter().map(|(k, v)| (k.to_string(), v.value())).collect::<BTreeMap<_, _>>())
            }
        }
    )* };
}
maps!([+ Ord] BTreeMap<K, V>, [+ Eq + Hash] HashMap<K, V>);
#[cfg(feature = "indexmap")]
maps!([+ Eq + Hash] indexmap::IndexMap<K, V>);

impl<T: Sample> Sample for Range<T> {
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        T::sample(rng)..T::sample(rng)
    }

    fn value(&self) -> Value {
        object([("start", self.start.value()), ("end", self.end.value())])
    }
}

impl<T: Sample> Sample for RangeInclusive<T> {
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        T::sample(rng)..=T::sample(rng)
    }

    fn value(&self) -> Value {
        object([("start", self.start().value()), ("end", self.end().value())])
    }
}
