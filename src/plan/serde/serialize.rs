//! The fast way of a `Serialize`: each value is written as serde visits it, by its step. It knows what
//! serde's model is on the wire where nothing is in doubt; errors it must not know.
//!
//! Whatever is not certainly right ends it, and the caller begins anew on the careful way, which finds
//! the error, if it is one. A union that needs more than it can see of a value has just that value
//! collected into a tree.
//!
//! Fields, entries and extras are written as they come, and their places remembered. Where they did
//! not come in the order of the wire they are moved when the object ends.

use super::collect::{MOST_WRAPS, collect, signed, wide};
use super::compound::{Array, Elements, Members, Object, Piece};
use super::tree::Part;
use super::way::Way;
use crate::Limits;
use crate::plan::branches::Order;
use crate::plan::dynamic::write_number;
use crate::plan::encode::{is_constant, position_of, walk_inside};
use crate::plan::number::Number;
use crate::plan::program::{Cases, Id, Items, Program, Step};
use crate::plan::source::View;
use crate::shape::JsonType;
use crate::wire::Writer;
use crate::wire::reader::DYNAMIC_DEPTH;
use serde::ser::{self, Impossible, Serialize, Serializer};

/// Appends the encoding of a value and gives how many of its elements take no bytes; or leaves something there
/// and does not.
pub(super) fn serialize<T: Serialize + ?Sized>(
    program: &Program,
    limits: &Limits,
    value: &T,
    writer: &mut Writer,
) -> Option<u64> {
    let way = Way::new(program.definitions.len(), limits.depth);
    let mut fast = Fast { program, limits, writer, way, free: 0, pieces: Vec::with_capacity(FEW_PIECES) };
    let root = At { fast: &mut fast, place: Place::Node(program.root), absent: None, wraps: 0 };
    value.serialize(root).ok()?;
    Some(fast.free)
}

/// Fields and entries of all objects that are open, as many as most messages have.
const FEW_PIECES: usize = 32;

/// That the fast way ends.
#[derive(Debug, Clone, Copy)]
pub(super) enum Doubt {
    /// The careful way knows more of this value.
    Here,
    /// Something is wrong, here or in all.
    Error,
}

impl core::fmt::Display for Doubt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("a value that is not written as it comes")
    }
}

impl core::error::Error for Doubt {}

impl ser::Error for Doubt {
    fn custom<T: core::fmt::Display>(_: T) -> Doubt {
        Doubt::Error
    }
}

pub(super) type Written = Result<(), Doubt>;

pub(super) struct Fast<'p, 'w> {
    pub(super) program: &'p Program,
    pub(super) limits: &'p Limits,
    pub(super) writer: &'w mut Writer,
    pub(super) way: Way,
    /// Elements without bytes so far.
    pub(super) free: u64,
    /// Of the objects that are open, one behind another.
    pub(super) pieces: Vec<Piece>,
}

/// Where a value goes.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Node(Id),
    /// A dynamic value inside of so many.
    Dynamic(usize),
    /// One of the bytes of a byte string.
    Byte,
}

/// What is to be written of a value, markers and indexes being written.
pub(super) enum Spot<'p> {
    /// Nothing more.
    Nothing,
    Step(&'p Step),
    /// The index of the branch, which the first member tells.
    Cases(&'p Cases),
    Order(&'p Order),
    Dynamic(usize),
    Byte,
}

impl<'p, 'w> Fast<'p, 'w> {
    /// An element of a dynamic value or of a byte string.
    #[inline]
    pub(super) fn beside<T: Serialize + ?Sized>(&mut self, place: Place, value: &T) -> Written {
        let mark = self.way.mark();
        value.serialize(At { fast: self, place, absent: None, wraps: 0 })?;
        self.way.back(mark);
        Ok(())
    }

    /// A value one node further down, which is written carefully if it takes a look ahead.
    #[inline]
    pub(super) fn below<T: Serialize + ?Sized>(&mut self, id: Id, value: &T, absent: Option<&mut bool>) -> Written {
        let (mark, start, pieces, free) = (self.way.mark(), self.writer.len(), self.pieces.len(), self.free);
        self.down()?;
        match value.serialize(At { fast: self, place: Place::Node(id), absent, wraps: 0 }) {
            Ok(()) => {
                self.way.back(mark);
                Ok(())
            }
            Err(Doubt::Here) => {
                self.way.back(mark);
                self.writer.truncate(start);
                self.pieces.truncate(pieces);
                self.free = free;
                self.carefully(id, value)
            }
            Err(Doubt::Error) => Err(Doubt::Error),
        }
    }

    #[inline(never)]
    fn carefully<T: Serialize + ?Sized>(&mut self, id: Id, value: &T) -> Written {
        let written = collect(value).and_then(|tree| {
            let value = Part::Tree(&tree);
            walk_inside(self.program, self.limits, (id, value), self.writer, self.way.depth(), self.free)
        });
        match written {
            Ok(free) => {
                self.free = free;
                Ok(())
            }
            Err(_) => Err(Doubt::Error),
        }
    }

    #[inline]
    pub(super) fn down(&mut self) -> Written {
        if self.way.down() { Ok(()) } else { Err(Doubt::Error) }
    }

    /// Writes markers and indexes of a value of this type.
    #[inline]
    fn spot(&mut self, place: Place, json_type: JsonType) -> Result<Spot<'p>, Doubt> {
        match place {
            Place::Node(id) => self.spot_of_node(id, json_type),
            Place::Dynamic(depth) => Ok(Spot::Dynamic(depth)),
            Place::Byte => Ok(Spot::Byte),
        }
    }

    #[inline]
    pub(super) fn spot_of_node(&mut self, mut id: Id, json_type: JsonType) -> Result<Spot<'p>, Doubt> {
        let program = self.program;
        loop {
            id = match program.step(id) {
                Step::Nullable(_) if json_type == JsonType::Null => {
                    self.writer.byte(0);
                    return Ok(Spot::Nothing);
                }
                Step::Optional { null: false, .. } if json_type == JsonType::Null => {
                    self.writer.byte(0);
                    return Ok(Spot::Nothing);
                }
                Step::Nullable(inner) | Step::Optional { inner, .. } => {
                    self.writer.byte(1);
                    *inner
                }
                Step::Types(types) => match types.position(json_type) {
                    Some(position) => self.branch(&types.branches, position)?,
                    None => return Err(Doubt::Error),
                },
                Step::Order(order) => match order.candidates(json_type) {
                    [only] => self.branch(&order.branches, *only as usize)?,
                    [] => return Err(Doubt::Error),
                    _ if json_type == JsonType::Object && order.telling_property().is_some() => {
                        return Ok(Spot::Order(order));
                    }
                    _ => return Err(Doubt::Here),
                },
                Step::Cases(cases) if json_type == JsonType::Object => return Ok(Spot::Cases(cases)),
                Step::Reference(definition) => match program.definitions.get(*definition as usize) {
                    Some(target) if self.way.enter(*definition) => *target,
                    _ => return Err(Doubt::Error),
                },
                Step::Any => return Ok(Spot::Dynamic(0)),
                step => return Ok(Spot::Step(step)),
            };
            self.down()?;
        }
    }

    pub(super) fn branch(&mut self, branches: &[Id], position: usize) -> Result<Id, Doubt> {
        self.writer.uint(position as u64);
        branches.get(position).copied().ok_or(Doubt::Error)
    }

    fn dynamic(&mut self, tag: u8) -> Written {
        self.writer.byte(tag);
        Ok(())
    }

    fn null(&mut self, place: Place) -> Written {
        match self.spot(place, JsonType::Null)? {
            Spot::Nothing => Ok(()),
            Spot::Dynamic(_) => self.dynamic(0),
            Spot::Step(step) => self.constant(step, View::Null),
            _ => Err(Doubt::Error),
        }
    }

    #[inline]
    fn boolean(&mut self, place: Place, value: bool) -> Written {
        match self.spot(place, JsonType::Boolean)? {
            Spot::Step(Step::Boolean) => {
                self.writer.boolean(value);
                Ok(())
            }
            Spot::Dynamic(_) => self.dynamic(1 + u8::from(value)),
            Spot::Step(step) => self.constant(step, View::Boolean(value)),
            _ => Err(Doubt::Error),
        }
    }

    #[inline]
    fn number(&mut self, place: Place, value: Number) -> Written {
        match self.spot(place, JsonType::Number)? {
            Spot::Step(Step::Uint) => self.writer.uint(value.uint().ok_or(Doubt::Error)?),
            Spot::Step(Step::Int) => {
                let value = value.int().ok_or(Doubt::Error)?;
                self.writer.checked_int(value.into()).map_err(|_| Doubt::Error)?;
            }
            Spot::Step(Step::Float64) => self.writer.float64(value.double()),
            Spot::Step(Step::Float32) => self.writer.float32(value.double() as f32),
            Spot::Step(step) => self.constant(step, View::Number(value))?,
            Spot::Dynamic(_) => write_number(value, self.writer).map_err(|_| Doubt::Error)?,
            Spot::Byte => {
                let byte = value.uint().and_then(|value| u8::try_from(value).ok());
                self.writer.byte(byte.ok_or(Doubt::Error)?);
            }
            _ => return Err(Doubt::Error),
        }
        Ok(())
    }

    #[inline]
    fn string(&mut self, place: Place, value: &str) -> Written {
        match self.spot(place, JsonType::String)? {
            Spot::Step(Step::String) => self.writer.text(value).map_err(|_| Doubt::Error),
            Spot::Step(Step::Uuid) => {
                let uuid = crate::plan::uuid::parse(value.as_bytes()).ok_or(Doubt::Error)?;
                self.writer.uuid(&uuid);
                Ok(())
            }
            Spot::Step(step) => self.constant(step, View::String(value)),
            Spot::Dynamic(_) => {
                self.writer.byte(5);
                self.writer.text(value).map_err(|_| Doubt::Error)
            }
            _ => Err(Doubt::Error),
        }
    }

    /// A literal or the member of an enum.
    fn constant<'v>(&mut self, step: &Step, view: View<'v, Part<'v>>) -> Written {
        match step {
            Step::Literal(constant) => match is_constant(view, constant) {
                true => Ok(()),
                false => Err(Doubt::Error),
            },
            Step::Enum(enumeration) => {
                let position = position_of(view, &enumeration.positions).ok_or(Doubt::Error)?;
                self.writer.uint(position as u64);
                Ok(())
            }
            _ => Err(Doubt::Error),
        }
    }

    pub(super) fn count(&mut self, n: usize) -> Written {
        self.writer.count(n).map_err(|_| Doubt::Error)
    }

    /// Elements that take no bytes, over the whole message.
    pub(super) fn count_free(&mut self, items: &Items, n: usize) -> Written {
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        if self.free > self.limits.elements.into() { Err(Doubt::Error) } else { Ok(()) }
    }

    pub(super) fn check_message(&self) -> Written {
        self.writer.check_message(0).map_err(|_| Doubt::Error)
    }
}

/// A place for a value.
struct At<'e, 'p, 'w> {
    fast: &'e mut Fast<'p, 'w>,
    place: Place,
    /// For a field that may be absent and not null: that it is.
    absent: Option<&'e mut bool>,
    /// Options and newtypes around it.
    wraps: u8,
}

impl<'e, 'p, 'w> At<'e, 'p, 'w> {
    #[inline]
    fn unwrapped(self) -> Result<Self, Doubt> {
        if self.wraps == MOST_WRAPS { Err(Doubt::Error) } else { Ok(At { wraps: self.wraps + 1, ..self }) }
    }

    fn array(self, n: Option<usize>) -> Result<Array<'e, 'p, 'w>, Doubt> {
        let At { fast, place, .. } = self;
        let elements = match fast.spot(place, JsonType::Array)? {
            Spot::Step(Step::Array(items)) => Elements::Alike { place: Place::Node(items.item), items: Some(items) },
            Spot::Step(Step::FixedArray { items, length }) => Elements::Fixed { item: items.item, length: *length },
            Spot::Step(Step::Tuple { items, rest }) => Elements::Tuple { items, rest: rest.as_ref(), behind: None },
            Spot::Step(Step::Bytes) => Elements::Alike { place: Place::Byte, items: None },
            Spot::Dynamic(depth) if depth < DYNAMIC_DEPTH => {
                fast.writer.byte(6);
                Elements::Alike { place: Place::Dynamic(depth + 1), items: None }
            }
            _ => return Err(Doubt::Error),
        };
        let counted = n.filter(|_| matches!(elements, Elements::Alike { .. }));
        match (&elements, counted) {
            (Elements::Alike { place: Place::Byte, .. }, Some(n)) => fast.writer.uint(n as u64),
            (_, Some(n)) => fast.count(n)?,
            (_, None) => {}
        }
        let start = fast.writer.len();
        Ok(Array { fast, elements, n: 0, counted, start, failed: false })
    }

    fn object(self, n: Option<usize>) -> Result<Object<'e, 'p, 'w>, Doubt> {
        let At { fast, place, .. } = self;
        let spot = fast.spot(place, JsonType::Object)?;
        let mut object = Object {
            base: fast.pieces.len(),
            start: fast.writer.len(),
            fast,
            members: Members::Untold { cases: None, order: None },
            last: None,
            sorted: true,
            counted: None,
            bitmap: 0,
            key: None,
            failed: false,
        };
        object.begin(spot, n)?;
        Ok(object)
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty => $number:expr),*) => { $(
        #[inline]
        fn $method(self, value: $type) -> Written {
            self.fast.number(self.place, $number(value.into()))
        }
    )* };
}

impl<'e, 'p, 'w> Serializer for At<'e, 'p, 'w> {
    type Ok = ();
    type Error = Doubt;
    type SerializeSeq = Array<'e, 'p, 'w>;
    type SerializeTuple = Array<'e, 'p, 'w>;
    type SerializeTupleStruct = Array<'e, 'p, 'w>;
    type SerializeTupleVariant = Impossible<(), Doubt>;
    type SerializeMap = Object<'e, 'p, 'w>;
    type SerializeStruct = Object<'e, 'p, 'w>;
    type SerializeStructVariant = Impossible<(), Doubt>;

    numbers! {
        serialize_i8: i8 => signed, serialize_i16: i16 => signed,
        serialize_i32: i32 => signed, serialize_i64: i64 => signed,
        serialize_u8: u8 => Number::Uint, serialize_u16: u16 => Number::Uint,
        serialize_u32: u32 => Number::Uint, serialize_u64: u64 => Number::Uint,
        serialize_f32: f32 => Number::Float, serialize_f64: f64 => Number::Float
    }

    fn serialize_i128(self, value: i128) -> Written {
        self.fast.number(self.place, wide(value.unsigned_abs(), value < 0).ok_or(Doubt::Error)?)
    }

    fn serialize_u128(self, value: u128) -> Written {
        self.fast.number(self.place, wide(value, false).ok_or(Doubt::Error)?)
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Written {
        self.fast.boolean(self.place, value)
    }

    fn serialize_char(self, value: char) -> Written {
        self.fast.string(self.place, value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Written {
        self.fast.string(self.place, value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        match self.fast.spot(self.place, JsonType::Array)? {
            Spot::Step(Step::Bytes) => self.fast.writer.bytes(value).map_err(|_| Doubt::Error),
            // An array of integers.
            _ => Err(Doubt::Here),
        }
    }

    #[inline]
    fn serialize_none(self) -> Written {
        match self.absent {
            Some(absent) => {
                *absent = true;
                Ok(())
            }
            None => self.fast.null(self.place),
        }
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self.unwrapped()?)
    }

    fn serialize_unit(self) -> Written {
        self.fast.null(self.place)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.fast.null(self.place)
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.fast.string(self.place, variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self.unwrapped()?)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        let mut object = self.object(Some(1))?;
        object.member(variant, value)?;
        object.finish()
    }

    #[inline]
    fn serialize_seq(self, n: Option<usize>) -> Result<Array<'e, 'p, 'w>, Doubt> {
        self.array(n)
    }

    #[inline]
    fn serialize_tuple(self, n: usize) -> Result<Array<'e, 'p, 'w>, Doubt> {
        self.array(Some(n))
    }

    #[inline]
    fn serialize_tuple_struct(self, _: &'static str, n: usize) -> Result<Array<'e, 'p, 'w>, Doubt> {
        self.array(Some(n))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Doubt> {
        // The object around it would have to be ended when the array ends.
        Err(Doubt::Here)
    }

    #[inline]
    fn serialize_map(self, n: Option<usize>) -> Result<Object<'e, 'p, 'w>, Doubt> {
        self.object(n)
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, n: usize) -> Result<Object<'e, 'p, 'w>, Doubt> {
        self.object(Some(n))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Doubt> {
        Err(Doubt::Here)
    }
}
