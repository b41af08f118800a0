//! Whatever serde can serialize, as a tree. It knows serde's calls; nothing of schemas.

use super::document::array_index;
use super::error::{StringifyError, StringifyErrorKind as Kind};
use super::tree::{Key, Tree};
use super::wrappers::{BIG, INSTANT, NOTHING, PATTERN, UNITS};
use crate::wire::shortest;
use serde::ser::{self, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

type Collected = Result<Tree<'static>, StringifyError>;

/// How deep a value may be nested: further than any is written.
const MOST_DEPTH: u32 = 600;

pub(super) fn collect<T: Serialize + ?Sized>(value: &T, none_is_absent: bool) -> Collected {
    value.serialize(Collector { depth: 0, none_is_absent, is_member: false })
}

impl ser::Error for StringifyError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        StringifyError::from(Kind::InvalidValue).with_detail(message.to_string())
    }
}

#[derive(Clone, Copy)]
pub(super) struct Collector {
    depth: u32,
    /// Whether a member that is `None` is nothing.
    none_is_absent: bool,
    is_member: bool,
}

impl Collector {
    /// For a part of a value that is nested so deep in it, and no member.
    pub(super) fn inside(depth: u32, none_is_absent: bool) -> Collector {
        Collector { depth, none_is_absent, is_member: false }
    }

    fn below(self) -> Result<Collector, StringifyError> {
        if self.depth >= MOST_DEPTH {
            Err(Kind::RecursionDepth.into())
        } else {
            Ok(Collector { depth: self.depth + 1, is_member: false, ..self })
        }
    }

    fn variant(name: &'static str, value: Tree<'static>) -> Tree<'static> {
        Tree::Object(vec![(Key::Text(Cow::Borrowed(name)), value)].into())
    }
}

impl Serializer for Collector {
    type Ok = Tree<'static>;
    type Error = StringifyError;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Map;
    type SerializeStruct = Map;
    type SerializeStructVariant = Map;

    fn serialize_bool(self, value: bool) -> Collected {
        Ok(Tree::Bool(value))
    }

    fn serialize_i8(self, value: i8) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_i16(self, value: i16) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_i32(self, value: i32) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_i64(self, value: i64) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_i128(self, value: i128) -> Collected {
        match i64::try_from(value) {
            Ok(_) => Ok(Tree::Integer(value)),
            Err(_) => Ok(Tree::Big(value.to_string().into())),
        }
    }

    fn serialize_u8(self, value: u8) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_u16(self, value: u16) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_u32(self, value: u32) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_u64(self, value: u64) -> Collected {
        Ok(Tree::Integer(value.into()))
    }

    fn serialize_u128(self, value: u128) -> Collected {
        match u64::try_from(value) {
            Ok(value) => Ok(Tree::Integer(value.into())),
            Err(_) => Ok(Tree::Big(value.to_string().into())),
        }
    }

    fn serialize_f32(self, value: f32) -> Collected {
        Ok(Tree::Number(value.into()))
    }

    fn serialize_f64(self, value: f64) -> Collected {
        Ok(Tree::Number(value))
    }

    fn serialize_char(self, value: char) -> Collected {
        Ok(Tree::Text(value.to_string().into()))
    }

    fn serialize_str(self, value: &str) -> Collected {
        Ok(Tree::Text(value.to_owned().into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Collected {
        Ok(Tree::List(value.iter().map(|byte| Tree::Integer((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Collected {
        Ok(if self.none_is_absent && self.is_member { Tree::Nothing } else { Tree::Null })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Collected {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Collected {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Collected {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Collected {
        Ok(Tree::Text(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Collected {
        // What it wraps stands in its place.
        let value = value.serialize(Collector { is_member: self.is_member, ..self.below()? })?;
        Ok(match (name, value) {
            (INSTANT, Tree::Text(iso)) => Tree::Date(Some(iso)),
            (INSTANT, _) => Tree::Date(None),
            (BIG, Tree::Text(digits)) => Tree::Big(digits),
            (PATTERN, Tree::Text(source)) => Tree::Pattern(source),
            (UNITS, Tree::Text(hex)) => Tree::Units(units(&hex)),
            (NOTHING, _) => Tree::Nothing,
            (_, value) => value,
        })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Collected {
        Ok(Collector::variant(variant, value.serialize(self.below()?)?))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<List, StringifyError> {
        // A length is only an announcement.
        Ok(List { items: Vec::with_capacity(len.unwrap_or(0).min(1_024)), variant: None, at: self.below()? })
    }

    fn serialize_tuple(self, len: usize) -> Result<List, StringifyError> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List, StringifyError> {
        self.serialize_seq(Some(len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List, StringifyError> {
        Ok(List { variant: Some(variant), ..self.below()?.serialize_seq(Some(len))? })
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Map, StringifyError> {
        let members = Vec::with_capacity(len.unwrap_or(0).min(1_024));
        Ok(Map { members, key: None, variant: None, has_index: false, at: self.below()? })
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Map, StringifyError> {
        self.serialize_map(Some(len))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Map, StringifyError> {
        Ok(Map { variant: Some(variant), ..self.below()?.serialize_map(Some(len))? })
    }
}

/// Units from their hexadecimal digits, four each.
pub(super) fn units(hex: &str) -> Box<[u16]> {
    let digits = hex.as_bytes().chunks(4);
    digits.filter_map(|unit| u16::from_str_radix(std::str::from_utf8(unit).ok()?, 16).ok()).collect()
}

pub(super) struct List {
    items: Vec<Tree<'static>>,
    variant: Option<&'static str>,
    at: Collector,
}

impl List {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), StringifyError> {
        let item = value.serialize(self.at).map_err(|error| error.at_index(self.items.len()))?;
        self.items.push(item);
        Ok(())
    }

    fn finish(self) -> Collected {
        let list = Tree::List(self.items);
        Ok(match self.variant {
            Some(variant) => Collector::variant(variant, list),
            None => list,
        })
    }
}

/// The four traits of lists do the same.
macro_rules! lists {
    ($($trait:ident: $method:ident),*) => { $(
        impl ser::$trait for List {
            type Ok = Tree<'static>;
            type Error = StringifyError;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), StringifyError> {
                self.push(value)
            }

            fn end(self) -> Collected {
                self.finish()
            }
        }
    )* };
}
lists!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);

pub(super) struct Map {
    members: Vec<(Key<'static>, Tree<'static>)>,
    key: Option<Key<'static>>,
    variant: Option<&'static str>,
    /// Whether a name is an index of an array, which go first.
    has_index: bool,
    at: Collector,
}

impl Map {
    fn insert<T: Serialize + ?Sized>(&mut self, key: Key<'static>, value: &T) -> Result<(), StringifyError> {
        let member = Collector { is_member: true, ..self.at };
        let value = value.serialize(member).map_err(|error| error.in_key(&key.lossy()))?;
        self.has_index |= key.text().and_then(array_index).is_some();
        self.members.push((key, value));
        Ok(())
    }

    fn finish(mut self) -> Collected {
        if self.has_index {
            let index = |key: &Key<'_>| key.text().and_then(array_index).map_or(u64::MAX, u64::from);
            self.members.sort_by_key(|(key, _)| index(key));
        }
        let object = Tree::Object(self.members.into());
        Ok(match self.variant {
            Some(variant) => Collector::variant(variant, object),
            None => object,
        })
    }
}

/// The two traits of structs do the same.
macro_rules! structs {
    ($($trait:ident),*) => { $(
        impl ser::$trait for Map {
            type Ok = Tree<'static>;
            type Error = StringifyError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), StringifyError> {
                self.insert(Key::Text(Cow::Borrowed(name)), value)
            }

            fn end(self) -> Collected {
                self.finish()
            }
        }
    )* };
}
structs!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Map {
    type Ok = Tree<'static>;
    type Error = StringifyError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), StringifyError> {
        let key = match key.serialize(self.at)? {
            Tree::Text(text) => Key::Text(text),
            Tree::Units(units) => Key::Units(units),
            Tree::Integer(value) => Key::Text(value.to_string().into()),
            Tree::Bool(value) => Key::Text(Cow::Borrowed(if value { "true" } else { "false" })),
            Tree::Number(value) => Key::Text(shortest::to_text(value).into()),
            _ => return Err(StringifyError::from(Kind::InvalidValue).with_detail("a key must be a text or a number")),
        };
        self.key = Some(key);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), StringifyError> {
        match self.key.take() {
            Some(key) => self.insert(key, value),
            None => Err(StringifyError::from(Kind::InvalidValue).with_detail("a value without a key")),
        }
    }

    fn end(self) -> Collected {
        self.finish()
    }
}
