//! A value where a node of the plan stands. It knows serde's calls, and the pairs of value and type that are
//! frequent; every other leaf goes to the definition as a tree that borrows.

use super::list::{self, List};
use super::members::{self, Members};
use super::short::{Content, Short};
use super::{GiveUp, Open, Stream, Written, Wrote};
use crate::stringify::collect::units;
use crate::stringify::options::LargeArrays;
use crate::stringify::plan::{ArrayPlan, Format, Id, Node};
use crate::stringify::text;
use crate::stringify::tree::{self, Tree};
use crate::stringify::wrappers::{BIG, INSTANT, NOTHING, PATTERN, UNITS};
use crate::wire::{numeral, scan};
use serde::Serialize;
use serde::ser::{SerializeSeq, Serializer};
use std::borrow::Cow;
use std::fmt::{Display, Write};

/// What lists and objects are told by where their kind decides.
pub(super) static EMPTY_LIST: Tree<'static> = Tree::List(Vec::new());
pub(super) static EMPTY_OBJECT: Tree<'static> = Tree::Object(tree::Members::none());

pub(super) struct Slot<'s, 'p, 'o> {
    pub(super) stream: &'s mut Stream<'p, 'o>,
    pub(super) id: Id,
    /// Whether it is an object's member.
    pub(super) is_member: bool,
}

impl<'s, 'p, 'o> Slot<'s, 'p, 'o> {
    #[inline(always)]
    fn node(&self) -> &'p Node {
        self.stream.node(self.id)
    }

    #[inline(always)]
    fn word(self, word: &str) -> Written {
        scan::append(self.stream.out, word.as_bytes());
        Ok(Wrote::Something)
    }

    /// What is not the most frequent. A text where a type is chosen is worth a look: by the definition alone it
    /// took 270 instructions.
    #[inline(never)]
    fn leaf(self, value: Tree<'_>) -> Written {
        let id = self.stream.chosen(self.id, &value)?;
        match (self.stream.node(id), &value) {
            (Node::Text(format), Tree::Text(content)) if *format != Format::Unsafe => {
                text::quoted(content, self.stream.out);
                Ok(Wrote::Something)
            }
            _ => self.stream.tree(id, &value),
        }
    }

    #[inline(always)]
    fn integer<I: itoa::Integer + Into<i128>>(self, value: I) -> Written {
        match self.node() {
            Node::Integer | Node::Number | Node::Plain => {
                numeral::write_integer(self.stream.out, value);
                Ok(Wrote::Something)
            }
            _ => self.leaf(Tree::Integer(value.into())),
        }
    }

    #[inline]
    fn null(self) -> Written {
        match self.node() {
            Node::Nullable(_) | Node::Plain | Node::Null => self.word("null"),
            _ => self.leaf(Tree::Null),
        }
    }

    /// The frequent node in place; of the others no more than the way comes out of a call. A list or an object that did
    /// was copied to where it is used in wider pieces than it had just been written in, which a processor waits for:
    /// 1,000 objects of three members took 1.65 of the time.
    #[inline(always)]
    fn list(mut self, len: Option<usize>) -> Result<List<'s, 'p, 'o>, GiveUp> {
        let outer = self.stream.depth;
        let is_shaped = self.stream.options.large_arrays == LargeArrays::Shaped;
        let way = match self.node() {
            Node::Array(array) if is_shaped && matches!(**array, ArrayPlan::List(_)) => {
                self.stream.deeper()?;
                list::Way::of(array)
            }
            _ => self.other_list(len)?,
        };
        Ok(List::new(self.stream, way, if is_shaped { None } else { len }, outer))
    }

    #[inline(never)]
    fn other_list(&mut self, len: Option<usize>) -> Result<list::Way<'p>, GiveUp> {
        let (open, id) = self.stream.open(self.id, &EMPTY_LIST)?;
        match open {
            Open::Array(array) => match self.stream.options.large_arrays {
                LargeArrays::Shaped => Ok(list::Way::of(array)),
                LargeArrays::Plain { from } => self.large(array, id, from, len),
            },
            Open::Plain => Ok(list::Way::Items(id)),
            Open::Object(_) => {
                self.stream.depth -= 1;
                self.collected_list(id, len)
            }
            Open::Tree => self.collected_list(id, len),
        }
    }

    fn collected_list(&self, id: Id, len: Option<usize>) -> Result<list::Way<'p>, GiveUp> {
        let list = self.stream.collector().serialize_seq(len).map_err(|_| GiveUp)?;
        Ok(list::Way::Tree(list.into(), id))
    }

    /// A list of which the length decides how it is written.
    fn large(
        &mut self,
        array: &'p ArrayPlan,
        id: Id,
        from: usize,
        len: Option<usize>,
    ) -> Result<list::Way<'p>, GiveUp> {
        let Some(len) = len else {
            self.stream.depth -= 1;
            return self.collected_list(id, None);
        };
        match array {
            ArrayPlan::Tuple { slots, open: false } if len > slots.len() => Err(GiveUp),
            _ if len >= from => Ok(list::Way::Items(super::PLAIN)),
            array => Ok(list::Way::of(array)),
        }
    }

    /// The same of an object.
    #[inline(always)]
    fn members(mut self, len: Option<usize>) -> Result<Members<'s, 'p, 'o>, GiveUp> {
        let outer = self.stream.depth;
        let way = match self.node() {
            Node::Object(object) if object.required.is_empty() => {
                self.stream.deeper()?;
                members::Way::Shaped(object)
            }
            _ => self.other_members(len)?,
        };
        Ok(Members::new(self.stream, way, outer))
    }

    #[inline(never)]
    fn other_members(&mut self, len: Option<usize>) -> Result<members::Way<'p>, GiveUp> {
        let (open, id) = self.stream.open(self.id, &EMPTY_OBJECT)?;
        match open {
            Open::Object(object) => Ok(members::Way::Shaped(object)),
            Open::Plain => Ok(members::Way::Plain(id)),
            Open::Array(_) => Err(GiveUp),
            Open::Tree => {
                let map = self.stream.collector().serialize_map(len).map_err(|_| GiveUp)?;
                Ok(members::Way::Tree(map.into(), id))
            }
        }
    }

    #[inline]
    fn newtype<T: Serialize + ?Sized>(self, value: &T) -> Written {
        let Slot { stream, id, is_member } = self;
        // A type may be nothing but newtypes of itself.
        stream.deeper()?;
        let written = value.serialize(Slot { stream: &mut *stream, id, is_member })?;
        stream.depth -= 1;
        Ok(written)
    }

    /// Whether an instant is written as it is.
    fn writes_instants(&self) -> bool {
        matches!(self.node(), Node::Text(Format::None | Format::DateTime) | Node::Plain)
    }

    /// The values that serde has no word for.
    #[inline(never)]
    fn wrapped<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        if name == NOTHING {
            return Ok(Wrote::Nothing);
        }
        if ![INSTANT, BIG, PATTERN, UNITS].contains(&name) {
            return self.newtype(value);
        }
        value.serialize(Short(|content: Content<'_>| {
            let value = match (name, content) {
                // The most frequent by far: plain characters, without the way around.
                (INSTANT, Content::Text(iso)) if self.writes_instants() => {
                    text::quoted(iso, self.stream.out);
                    return Ok(Wrote::Something);
                }
                (INSTANT, Content::Text(iso)) => Tree::Date(Some(Cow::Borrowed(iso))),
                (INSTANT, Content::None) => Tree::Date(None),
                (BIG, Content::Text(digits)) => Tree::Big(Cow::Borrowed(digits)),
                (PATTERN, Content::Text(source)) => Tree::Pattern(Cow::Borrowed(source)),
                (UNITS, Content::Text(hex)) => Tree::Units(units(hex)),
                _ => return Err(GiveUp),
            };
            self.leaf(value)
        }))
    }
}

macro_rules! integers {
    ($($method:ident: $type:ty),*) => { $(
        #[inline]
        fn $method(self, value: $type) -> Written {
            self.integer(value)
        }
    )* };
}

impl<'s, 'p, 'o> Serializer for Slot<'s, 'p, 'o> {
    type Ok = Wrote;
    type Error = GiveUp;
    type SerializeSeq = List<'s, 'p, 'o>;
    type SerializeTuple = List<'s, 'p, 'o>;
    type SerializeTupleStruct = List<'s, 'p, 'o>;
    type SerializeTupleVariant = List<'s, 'p, 'o>;
    type SerializeMap = Members<'s, 'p, 'o>;
    type SerializeStruct = Members<'s, 'p, 'o>;
    type SerializeStructVariant = Members<'s, 'p, 'o>;

    integers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    );

    #[inline]
    fn serialize_str(self, value: &str) -> Written {
        match self.node() {
            Node::Text(format) if *format != Format::Unsafe => {}
            Node::Plain => {}
            _ => return self.leaf(Tree::Text(Cow::Borrowed(value))),
        }
        text::quoted(value, self.stream.out);
        Ok(Wrote::Something)
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Written {
        match self.node() {
            Node::Boolean | Node::Plain => self.word(if value { "true" } else { "false" }),
            _ => self.leaf(Tree::Bool(value)),
        }
    }

    #[inline]
    fn serialize_f64(self, value: f64) -> Written {
        match self.node() {
            Node::Number | Node::Plain if value.is_finite() => {
                text::number(value, self.stream.out);
                Ok(Wrote::Something)
            }
            _ => self.leaf(Tree::Number(value)),
        }
    }

    #[inline]
    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_i128(self, value: i128) -> Written {
        let tree = self.stream.collector().serialize_i128(value).map_err(|_| GiveUp)?;
        self.leaf(tree)
    }

    fn serialize_u128(self, value: u128) -> Written {
        let tree = self.stream.collector().serialize_u128(value).map_err(|_| GiveUp)?;
        self.leaf(tree)
    }

    fn serialize_char(self, value: char) -> Written {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    /// A list of integers.
    fn serialize_bytes(self, value: &[u8]) -> Written {
        let mut list = self.list(Some(value.len()))?;
        value.iter().try_for_each(|byte| list.serialize_element(byte))?;
        SerializeSeq::end(list)
    }

    #[inline]
    fn serialize_none(self) -> Written {
        if self.is_member && self.stream.options.none_is_absent { Ok(Wrote::Nothing) } else { self.null() }
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.null()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.null()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Written {
        if name.starts_with('$') { self.wrapped(name, value) } else { self.newtype(value) }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        self.members(Some(1))?.variant(variant, value)
    }

    #[inline]
    fn serialize_seq(self, len: Option<usize>) -> Result<List<'s, 'p, 'o>, GiveUp> {
        self.list(len)
    }

    #[inline]
    fn serialize_tuple(self, len: usize) -> Result<List<'s, 'p, 'o>, GiveUp> {
        self.list(Some(len))
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List<'s, 'p, 'o>, GiveUp> {
        self.list(Some(len))
    }

    /// An object in which there is a list: rare enough for a tree.
    fn serialize_tuple_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List<'s, 'p, 'o>, GiveUp> {
        let depth = self.stream.depth;
        let list = self.stream.collector().serialize_tuple_variant(name, index, variant, len);
        let way = list::Way::Tree(list.map_err(|_| GiveUp)?.into(), self.id);
        Ok(List::new(self.stream, way, None, depth))
    }

    #[inline]
    fn serialize_map(self, len: Option<usize>) -> Result<Members<'s, 'p, 'o>, GiveUp> {
        self.members(len)
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Members<'s, 'p, 'o>, GiveUp> {
        self.members(Some(len))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Members<'s, 'p, 'o>, GiveUp> {
        let depth = self.stream.depth;
        let map = self.stream.collector().serialize_struct_variant(name, index, variant, len);
        let way = members::Way::Tree(map.map_err(|_| GiveUp)?.into(), self.id);
        Ok(Members::new(self.stream, way, depth))
    }

    /// Without an allocation for each such text.
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Written {
        let Slot { stream, id, is_member } = self;
        let mut shown = core::mem::take(&mut stream.scratch.get().shown);
        shown.clear();
        write!(shown, "{value}").map_err(|_| GiveUp)?;
        let written = Slot { stream: &mut *stream, id, is_member }.serialize_str(&shown);
        stream.scratch.get().shown = shown;
        written
    }
}
