//! The careful way of a `Serialize`: collected into a tree, which is then encoded as any other value.
//! It knows what serde's model means as a tree; shapes and bytes it must not know.

use super::key::with_text;
use super::tree::Tree;
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use crate::plan::number::Number;
use serde::ser::{self, Serialize, Serializer};
use std::borrow::Cow;
use std::collections::HashSet;

/// Arrays and objects around one another, as many as any shape can follow: 1,300 nodes on the way to a
/// value and itself, and 64 levels of a dynamic one. What collecting takes of the stack is bounded by
/// this: in a debug build up to 1.5 KiB for each.
const MOST_LEVELS: u32 = 1_365;

/// Options and newtypes around one another, with nothing between: they are not seen on the wire, and
/// nothing else would end a type that is made of them alone.
pub(super) const MOST_WRAPS: u8 = 64;

/// Elements for which room is set aside because a value announces them.
const MOST_ROOM: usize = 1 << 16;

/// Collects a value.
pub(super) fn collect<T: Serialize + ?Sized>(value: &T) -> Result<Tree<'static>, EncodeError> {
    value.serialize(Collector { level: 0, wraps: 0 }).map_err(|refusal| refusal.0)
}

/// Why a value has no tree.
#[derive(Debug)]
pub(super) struct Refusal(EncodeError);

impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

impl core::error::Error for Refusal {}

impl ser::Error for Refusal {
    fn custom<T: core::fmt::Display>(message: T) -> Refusal {
        Refusal(EncodeError::new(Kind::InvalidValue).with_detail(message.to_string()))
    }
}

/// A number of 128 bits, if a narrower one or a double holds it.
pub(super) fn wide(magnitude: u128, negative: bool) -> Option<Number> {
    match (u64::try_from(magnitude), negative) {
        (Ok(value), false) => Some(Number::Uint(value)),
        (Ok(value), true) if value <= i64::MIN.unsigned_abs() => Some(Number::Int((value as i64).wrapping_neg())),
        _ => {
            let digits = 128 - magnitude.leading_zeros() - magnitude.trailing_zeros();
            let double = if negative { -(magnitude as f64) } else { magnitude as f64 };
            (digits <= f64::MANTISSA_DIGITS).then_some(Number::Float(double))
        }
    }
}

fn too_deep<T>() -> Result<T, Refusal> {
    Err(Refusal(EncodeError::new(Kind::RecursionDepth).with_detail("a value of more levels than any shape has")))
}

#[derive(Clone, Copy)]
pub(super) struct Collector {
    level: u32,
    wraps: u8,
}

impl Collector {
    fn inside(self) -> Result<Collector, Refusal> {
        if self.level == MOST_LEVELS { too_deep() } else { Ok(Collector { level: self.level + 1, wraps: 0 }) }
    }

    fn unwrapped(self) -> Result<Collector, Refusal> {
        if self.wraps == MOST_WRAPS { too_deep() } else { Ok(Collector { wraps: self.wraps + 1, ..self }) }
    }

    fn elements(self, n: Option<usize>, variant: Option<&'static str>) -> Result<Elements, Refusal> {
        let room = n.unwrap_or(0).min(MOST_ROOM);
        Ok(Elements { inside: self.inside()?, elements: Vec::with_capacity(room), variant })
    }

    fn members(self, n: Option<usize>, variant: Option<&'static str>) -> Result<Members, Refusal> {
        let room = n.unwrap_or(0).min(MOST_ROOM);
        Ok(Members { inside: self.inside()?, members: Vec::with_capacity(room), key: None, variant })
    }
}

/// The content of a variant under the variant's name.
fn named(variant: &'static str, content: Tree<'static>) -> Tree<'static> {
    Tree::Object(vec![(Cow::Borrowed(variant), content)])
}

/// A number below zero or not.
pub(super) fn signed(value: i64) -> Number {
    u64::try_from(value).map_or(Number::Int(value), Number::Uint)
}

fn of_128_bits(magnitude: u128, negative: bool) -> Result<Tree<'static>, Refusal> {
    wide(magnitude, negative).map(Tree::Number).ok_or_else(|| ser::Error::custom("an integer that is no double"))
}

macro_rules! numbers {
    ($($method:ident: $type:ty => $number:expr),*) => { $(
        fn $method(self, value: $type) -> Result<Tree<'static>, Refusal> {
            Ok(Tree::Number($number(value.into())))
        }
    )* };
}

impl Serializer for Collector {
    type Ok = Tree<'static>;
    type Error = Refusal;
    type SerializeSeq = Elements;
    type SerializeTuple = Elements;
    type SerializeTupleStruct = Elements;
    type SerializeTupleVariant = Elements;
    type SerializeMap = Members;
    type SerializeStruct = Members;
    type SerializeStructVariant = Members;

    numbers! {
        serialize_i8: i8 => signed, serialize_i16: i16 => signed,
        serialize_i32: i32 => signed, serialize_i64: i64 => signed,
        serialize_u8: u8 => Number::Uint, serialize_u16: u16 => Number::Uint,
        serialize_u32: u32 => Number::Uint, serialize_u64: u64 => Number::Uint,
        serialize_f32: f32 => Number::Float, serialize_f64: f64 => Number::Float
    }

    fn serialize_i128(self, value: i128) -> Result<Self::Ok, Refusal> {
        of_128_bits(value.unsigned_abs(), value < 0)
    }

    fn serialize_u128(self, value: u128) -> Result<Self::Ok, Refusal> {
        of_128_bits(value, false)
    }

    fn serialize_bool(self, value: bool) -> Result<Self::Ok, Refusal> {
        Ok(Tree::Boolean(value))
    }

    fn serialize_char(self, value: char) -> Result<Self::Ok, Refusal> {
        Ok(Tree::String(String::from(value).into()))
    }

    fn serialize_str(self, value: &str) -> Result<Self::Ok, Refusal> {
        Ok(Tree::String(String::from(value).into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Self::Ok, Refusal> {
        Ok(Tree::Bytes(value.to_vec().into()))
    }

    fn serialize_none(self) -> Result<Self::Ok, Refusal> {
        Ok(Tree::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Refusal> {
        value.serialize(self.unwrapped()?)
    }

    fn serialize_unit(self) -> Result<Self::Ok, Refusal> {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Self::Ok, Refusal> {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Self::Ok, Refusal> {
        Ok(Tree::String(variant.into()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<Self::Ok, Refusal> {
        value.serialize(self.unwrapped()?)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Self::Ok, Refusal> {
        let content = value.serialize(self.inside()?).map_err(|Refusal(error)| Refusal(error.in_key(variant)))?;
        Ok(named(variant, content))
    }

    fn serialize_seq(self, n: Option<usize>) -> Result<Elements, Refusal> {
        self.elements(n, None)
    }

    fn serialize_tuple(self, n: usize) -> Result<Elements, Refusal> {
        self.elements(Some(n), None)
    }

    fn serialize_tuple_struct(self, _: &'static str, n: usize) -> Result<Elements, Refusal> {
        self.elements(Some(n), None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        n: usize,
    ) -> Result<Elements, Refusal> {
        self.elements(Some(n), Some(variant))
    }

    fn serialize_map(self, n: Option<usize>) -> Result<Members, Refusal> {
        self.members(n, None)
    }

    fn serialize_struct(self, _: &'static str, n: usize) -> Result<Members, Refusal> {
        self.members(Some(n), None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        n: usize,
    ) -> Result<Members, Refusal> {
        self.members(Some(n), Some(variant))
    }
}

/// An array on the way.
pub(super) struct Elements {
    inside: Collector,
    elements: Vec<Tree<'static>>,
    /// The variant that it is the content of.
    variant: Option<&'static str>,
}

impl Elements {
    #[inline(always)]
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refusal> {
        match value.serialize(self.inside) {
            Ok(element) => {
                self.elements.push(element);
                Ok(())
            }
            Err(refusal) => Err(self.within(refusal)),
        }
    }

    /// Of its own, for the sake of the frame that nesting multiplies.
    #[cold]
    #[inline(never)]
    fn within(&self, Refusal(error): Refusal) -> Refusal {
        let error = error.at_index(self.elements.len());
        Refusal(match self.variant {
            Some(variant) => error.in_key(variant),
            None => error,
        })
    }

    fn finish(self) -> Result<Tree<'static>, Refusal> {
        let array = Tree::Array(self.elements);
        Ok(match self.variant {
            Some(variant) => named(variant, array),
            None => array,
        })
    }
}

/// An object on the way.
pub(super) struct Members {
    inside: Collector,
    members: Vec<(Cow<'static, str>, Tree<'static>)>,
    /// A key that waits for its value.
    key: Option<String>,
    /// The variant that it is the content of.
    variant: Option<&'static str>,
}

impl Members {
    #[inline(always)]
    fn insert<T: Serialize + ?Sized>(&mut self, key: Cow<'static, str>, value: &T) -> Result<(), Refusal> {
        match value.serialize(self.inside) {
            Ok(value) => {
                self.members.push((key, value));
                Ok(())
            }
            Err(Refusal(error)) => Err(self.within(error.in_key(&key))),
        }
    }

    fn within(&self, error: EncodeError) -> Refusal {
        Refusal(match self.variant {
            Some(variant) => error.in_key(variant),
            None => error,
        })
    }

    fn finish(self) -> Result<Tree<'static>, Refusal> {
        if let Some(key) = repeated(&self.members) {
            let error = EncodeError::new(Kind::RepeatedKey).with_detail(format!("`{key}`"));
            return Err(self.within(error));
        }
        let object = Tree::Object(self.members);
        Ok(match self.variant {
            Some(variant) => named(variant, object),
            None => object,
        })
    }
}

/// A key that is there twice.
fn repeated<'k>(members: &'k [(Cow<'static, str>, Tree<'static>)]) -> Option<&'k str> {
    let mut keys = members.iter().map(|(key, _)| &**key);
    // A handful is compared faster than hashed.
    if members.len() <= 8 {
        return keys.enumerate().find_map(|(i, key)| members.iter().take(i).any(|(k, _)| k == key).then_some(key));
    }
    let mut seen = HashSet::with_capacity(members.len());
    keys.find(|key| !seen.insert(*key))
}

/// What serde calls an array: an element more, and the end.
macro_rules! arrays {
    ($($as:ident: $method:ident),*) => { $(
        impl ser::$as for Elements {
            type Ok = Tree<'static>;
            type Error = Refusal;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refusal> {
                self.push(value)
            }

            fn end(self) -> Result<Self::Ok, Refusal> {
                self.finish()
            }
        }
    )* };
}
arrays! {
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
}

/// What serde calls an object with names that are known.
macro_rules! objects {
    ($($as:ident),*) => { $(
        impl ser::$as for Members {
            type Ok = Tree<'static>;
            type Error = Refusal;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Refusal> {
                self.insert(Cow::Borrowed(key), value)
            }

            fn end(self) -> Result<Self::Ok, Refusal> {
                self.finish()
            }
        }
    )* };
}
objects! { SerializeStruct, SerializeStructVariant }

impl ser::SerializeMap for Members {
    type Ok = Tree<'static>;
    type Error = Refusal;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refusal> {
        let key = with_text(key, |key| Ok(String::from(key))).map_err(|Refusal(error)| self.within(error))?;
        self.key = Some(key);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refusal> {
        match self.key.take() {
            Some(key) => self.insert(key.into(), value),
            None => Err(ser::Error::custom("a value without a key")),
        }
    }

    fn end(self) -> Result<Self::Ok, Refusal> {
        self.finish()
    }
}
