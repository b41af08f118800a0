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
use super::key::with_text;
use super::tell::Tell;
use super::tree::{Part, write_number};
use super::way::Way;
use crate::Limits;
use crate::plan::branches::Order;
use crate::plan::encode::{is_constant, position_of, walk_inside};
use crate::plan::keys::Scalars;
use crate::plan::number::Number;
use crate::plan::program::{Cases, Fields, Id, Items, Program, Step};
use crate::plan::source::View;
use crate::shape::JsonType;
use crate::shape::order::compare;
use crate::wire::Writer;
use crate::wire::reader::DYNAMIC_DEPTH;
use serde::ser::{self, Impossible, Serialize, Serializer};

/// Appends the encoding of a value and says so; or leaves something there and does not.
pub(super) fn serialize<T: Serialize + ?Sized>(
    program: &Program,
    limits: &Limits,
    value: &T,
    writer: &mut Writer,
) -> bool {
    let way = Way::new(program.definitions.len(), limits.depth);
    let (pieces, spare) = (Vec::new(), Vec::new());
    let mut fast = Fast { program, limits, writer, way, free: 0, pieces, spare };
    value.serialize(At { fast: &mut fast, place: Place::Node(program.root), absent: None, wraps: 0 }).is_ok()
}

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

type Written = Result<(), Doubt>;

struct Fast<'p, 'w> {
    program: &'p Program,
    limits: &'p Limits,
    writer: &'w mut Writer,
    way: Way,
    /// Elements without bytes so far.
    free: u64,
    /// Of the objects that are open, one behind another.
    pieces: Vec<Piece>,
    /// Kept for moving pieces.
    spare: Vec<u8>,
}

/// A field or entry that was written.
#[derive(Clone, Copy)]
struct Piece {
    /// The position of the field, or `ENTRY`.
    field: u32,
    /// Whether there is a value: none is written of a field that is absent.
    present: bool,
    start: usize,
    /// Where the key ends of an entry.
    key_end: usize,
    /// Where the text of the key begins.
    key: usize,
    end: usize,
}

const ENTRY: u32 = u32::MAX;

/// Where a value goes.
#[derive(Clone, Copy)]
enum Place {
    Node(Id),
    /// A dynamic value inside of so many.
    Dynamic(usize),
    /// One of the bytes of a byte string.
    Byte,
}

/// What is to be written of a value, markers and indexes being written.
enum Spot<'p> {
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
    fn beside<T: Serialize + ?Sized>(&mut self, place: Place, value: &T) -> Written {
        let mark = self.way.mark();
        value.serialize(At { fast: self, place, absent: None, wraps: 0 })?;
        self.way.back(mark);
        Ok(())
    }

    /// A value one node further down, which is written carefully if it takes a look ahead.
    #[inline]
    fn below<T: Serialize + ?Sized>(&mut self, id: Id, value: &T, absent: Option<&mut bool>) -> Written {
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
    fn down(&mut self) -> Written {
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
    fn spot_of_node(&mut self, mut id: Id, json_type: JsonType) -> Result<Spot<'p>, Doubt> {
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

    fn branch(&mut self, branches: &[Id], position: usize) -> Result<Id, Doubt> {
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

    fn count(&mut self, n: usize) -> Written {
        self.writer.count(n).map_err(|_| Doubt::Error)
    }

    /// Elements that take no bytes, over the whole message.
    fn count_free(&mut self, items: &Items, n: usize) -> Written {
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        if self.free > self.limits.elements.into() { Err(Doubt::Error) } else { Ok(()) }
    }

    fn check_message(&self) -> Written {
        self.writer.check_message(0).map_err(|_| Doubt::Error)
    }

    /// The text of a key that was written.
    fn key(&self, piece: &Piece) -> &str {
        let text = self.writer.as_bytes().get(piece.key..piece.key_end).unwrap_or_default();
        core::str::from_utf8(text).unwrap_or_default()
    }

    /// Puts the pieces behind `start` into the order of the wire, with the count before the entries.
    /// Only where fields and keys differ.
    fn arrange(&mut self, start: usize, base: usize, counted: bool) -> Written {
        let mut pieces = self.pieces.split_off(base);
        pieces.sort_by(|a, b| a.field.cmp(&b.field).then_with(|| compare(self.key(a), self.key(b))));
        let same = |a: &Piece, b: &Piece| a.field == b.field && (a.field != ENTRY || self.key(a) == self.key(b));
        if pieces.windows(2).any(|two| matches!(two, [a, b] if same(a, b))) {
            return Err(Doubt::Error);
        }
        let mut spare = core::mem::take(&mut self.spare);
        spare.clear();
        spare.extend_from_slice(self.writer.as_bytes().get(start..).unwrap_or_default());
        self.writer.truncate(start);
        let fields = pieces.partition_point(|piece| piece.field != ENTRY);
        for (i, piece) in pieces.iter().enumerate() {
            if i == fields && counted {
                self.count(pieces.len() - fields)?;
            }
            let range = piece.start.saturating_sub(start)..piece.end.saturating_sub(start);
            self.writer.raw(spare.get(range).unwrap_or_default());
        }
        if fields == pieces.len() && counted {
            self.count(0)?;
        }
        self.spare = spare;
        self.pieces.append(&mut pieces);
        Ok(())
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
            guess: 0,
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

enum Elements<'p> {
    /// A count, then elements of one kind.
    Alike {
        place: Place,
        items: Option<&'p Items>,
    },
    Fixed {
        item: Id,
        length: usize,
    },
    /// `behind`: where the rest begins.
    Tuple {
        items: &'p [Id],
        rest: Option<&'p Items>,
        behind: Option<usize>,
    },
}

/// An array that is being written.
pub(super) struct Array<'e, 'p, 'w> {
    fast: &'e mut Fast<'p, 'w>,
    elements: Elements<'p>,
    n: usize,
    /// The count, if it is written.
    counted: Option<usize>,
    /// Where the first element is.
    start: usize,
    /// An element is missing, which a `Serialize` may make nothing of.
    failed: bool,
}

impl Array<'_, '_, '_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let written = self.write(value);
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn write<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let place = match &mut self.elements {
            Elements::Alike { place, .. } => *place,
            Elements::Fixed { item, .. } => Place::Node(*item),
            Elements::Tuple { items, rest, behind } => match (items.get(self.n), rest) {
                (Some(item), _) => Place::Node(*item),
                (None, Some(rest)) => {
                    behind.get_or_insert(self.fast.writer.len());
                    Place::Node(rest.item)
                }
                (None, None) => return Err(Doubt::Error),
            },
        };
        self.n += 1;
        match place {
            Place::Node(id) => self.fast.below(id, value, None)?,
            place => self.fast.beside(place, value)?,
        }
        self.fast.check_message()
    }

    fn finish(self) -> Written {
        let Array { fast, elements, n, counted, start, failed } = self;
        match elements {
            _ if failed => Err(Doubt::Here),
            Elements::Alike { items, place } => {
                if matches!(place, Place::Byte) && n as u64 > fast.limits.text.into() {
                    return Err(Doubt::Error);
                }
                if let Some(items) = items {
                    fast.count_free(items, n)?;
                }
                match counted {
                    Some(counted) if counted == n => Ok(()),
                    Some(_) => Err(Doubt::Error),
                    None => fast.count_before(start, n),
                }
            }
            Elements::Fixed { length, .. } if n == length => Ok(()),
            Elements::Tuple { items, rest: None, .. } if n == items.len() => Ok(()),
            Elements::Tuple { items, rest: Some(rest), behind } if n >= items.len() => {
                fast.count_free(rest, n - items.len())?;
                let behind = behind.unwrap_or(fast.writer.len());
                fast.count_before(behind, n - items.len())
            }
            _ => Err(Doubt::Error),
        }
    }
}

impl Fast<'_, '_> {
    /// Puts a count before elements that are written.
    fn count_before(&mut self, start: usize, n: usize) -> Written {
        let end = self.writer.len();
        self.count(n)?;
        // The count is a few bytes at most: what is written turns once around it.
        let moved = self.writer.len() - end;
        if let Some(elements) = self.writer.buffer_mut().get_mut(start..) {
            elements.rotate_right(moved);
        }
        Ok(())
    }
}

enum Members<'p> {
    Fields(&'p Fields),
    Entries(&'p Items),
    Dynamic(usize),
    /// The first member is to tell.
    Untold {
        cases: Option<&'p Cases>,
        order: Option<&'p Order>,
    },
}

/// An object that is being written.
pub(super) struct Object<'e, 'p, 'w> {
    fast: &'e mut Fast<'p, 'w>,
    members: Members<'p>,
    /// Its first piece.
    base: usize,
    /// Where its fields or, with their count, its entries are.
    start: usize,
    bitmap: usize,
    /// The position of the field that is likely to come next.
    guess: usize,
    /// Whether members came in the order of the wire so far.
    sorted: bool,
    /// The count of entries, if it is written.
    counted: Option<usize>,
    /// A key that waits for its value.
    key: Option<String>,
    /// A member is missing, which a `Serialize` may make nothing of.
    failed: bool,
}

impl<'p> Object<'_, 'p, '_> {
    fn begin(&mut self, spot: Spot<'p>, n: Option<usize>) -> Written {
        match spot {
            Spot::Step(Step::Object(fields)) => {
                self.bitmap = self.fast.writer.len();
                let bits = fields.optionals.div_ceil(8);
                self.fast.writer.buffer_mut().resize(self.bitmap + bits, 0);
                self.members = Members::Fields(fields);
                self.start = self.fast.writer.len();
            }
            Spot::Step(Step::Record(items)) => {
                self.members = Members::Entries(items);
                self.start = self.fast.writer.len();
            }
            Spot::Dynamic(depth) if depth < DYNAMIC_DEPTH => {
                self.fast.writer.byte(7);
                self.members = Members::Dynamic(depth + 1);
                self.start = self.fast.writer.len();
            }
            Spot::Cases(cases) => self.members = Members::Untold { cases: Some(cases), order: None },
            Spot::Order(order) => self.members = Members::Untold { cases: None, order: Some(order) },
            _ => return Err(Doubt::Error),
        }
        if let (Members::Entries(_) | Members::Dynamic(_), Some(n)) = (&self.members, n) {
            self.fast.count(n)?;
            self.counted = Some(n);
        }
        Ok(())
    }

    /// Writes the index of the branch that the first member tells.
    fn choose<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        // A branch may be another union.
        while let Members::Untold { cases, order } = self.members {
            let id = if let Some(cases) = cases {
                if *cases.name != *key {
                    return Err(Doubt::Here);
                }
                let position = value.serialize(Tell { scalars: &cases.positions }).map_err(|_| Doubt::Here)?;
                self.fast.branch(&cases.branches, position)?
            } else if let Some(order) = order {
                if order.telling_property() != Some(key) {
                    return Err(Doubt::Here);
                }
                let told = |scalars: &Scalars| value.serialize(Tell { scalars }).ok();
                match order.candidates_of_case(told) {
                    [only] => self.fast.branch(&order.branches, *only as usize)?,
                    _ => return Err(Doubt::Here),
                }
            } else {
                return Err(Doubt::Error);
            };
            self.fast.down()?;
            let spot = self.fast.spot_of_node(id, JsonType::Object)?;
            // Of a dynamic value or a record in a union the number of members is not known here.
            self.begin(spot, None)?;
        }
        Ok(())
    }

    #[inline]
    fn member<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        let written = self.write(key, value);
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn write<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        if matches!(self.members, Members::Untold { .. }) {
            self.choose(key, value)?;
        }
        match self.members {
            Members::Fields(fields) => {
                let Some(position) = fields.keys.find(key.as_bytes(), self.guess) else {
                    return match &fields.extras {
                        Some(items) => self.entry(key, Place::Node(items.item), value),
                        // Refused, or left out, but looked at.
                        None => Err(Doubt::Here),
                    };
                };
                let Some(field) = fields.fields.get(position) else { return Err(Doubt::Error) };
                self.sorted &= position >= self.guess;
                self.guess = position + 1;
                let start = self.fast.writer.len();
                let mut absent = false;
                let may_be_absent = if field.none_is_absent { Some(&mut absent) } else { None };
                self.fast.below(field.node, value, may_be_absent)?;
                let end = self.fast.writer.len();
                let field = position as u32;
                self.fast.pieces.push(Piece { field, present: !absent, start, key: start, key_end: start, end });
                Ok(())
            }
            Members::Entries(items) => self.entry(key, Place::Node(items.item), value),
            Members::Dynamic(depth) => self.entry(key, Place::Dynamic(depth), value),
            Members::Untold { .. } => Err(Doubt::Error),
        }
    }

    fn entry<T: Serialize + ?Sized>(&mut self, key: &str, place: Place, value: &T) -> Written {
        if let Some(last) = self.fast.pieces.get(self.base..).and_then(<[Piece]>::last) {
            let follows = last.field != ENTRY || compare(self.fast.key(last), key).is_lt();
            self.sorted &= follows;
        }
        let start = self.fast.writer.len();
        self.fast.writer.text(key).map_err(|_| Doubt::Error)?;
        let key_end = self.fast.writer.len();
        match place {
            Place::Node(id) => self.fast.below(id, value, None)?,
            place => self.fast.beside(place, value)?,
        }
        let end = self.fast.writer.len();
        let key = key_end - key.len();
        self.fast.pieces.push(Piece { field: ENTRY, present: true, start, key, key_end, end });
        self.fast.check_message()
    }

    fn finish(self) -> Written {
        let Object { fast, members, base, start, bitmap, sorted, counted, failed, .. } = self;
        let n = fast.pieces.len() - base;
        match members {
            _ if failed => return Err(Doubt::Here),
            Members::Fields(fields) => {
                // Fields behind extras are out of order as well.
                let extras = fields.extras.is_some();
                if !sorted || (extras && n > 0) {
                    fast.arrange(start, base, extras)?;
                } else if extras {
                    fast.count(0)?;
                }
                fast.presence(fields, bitmap, base)?;
            }
            Members::Entries(_) | Members::Dynamic(_) => {
                if !sorted || counted != Some(n) {
                    fast.arrange(start, base, true)?;
                }
            }
            // No member told.
            Members::Untold { .. } => return Err(Doubt::Error),
        }
        fast.pieces.truncate(base);
        Ok(())
    }
}

impl Fast<'_, '_> {
    /// Fills in which fields are there, that all are that must be, and none is twice.
    fn presence(&mut self, fields: &Fields, bitmap: usize, base: usize) -> Written {
        let Fast { pieces, writer, .. } = self;
        let mut pieces = pieces.get(base..).unwrap_or_default().iter().peekable();
        let mut bit = 0;
        for (field, position) in fields.fields.iter().zip(0..) {
            let present = pieces.next_if(|piece| piece.field == position).is_some_and(|piece| piece.present);
            if field.optional {
                if let Some(byte) = writer.buffer_mut().get_mut(bitmap + bit / 8).filter(|_| present) {
                    *byte |= 1 << (bit % 8);
                }
                bit += 1;
            } else if !present {
                return Err(Doubt::Error);
            }
        }
        // What is left are extras, or a field for the second time.
        if pieces.any(|piece| piece.field != ENTRY) { Err(Doubt::Error) } else { Ok(()) }
    }
}

impl ser::SerializeMap for Object<'_, '_, '_> {
    type Ok = ();
    type Error = Doubt;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.key = Some(with_text(key, |key| Ok::<_, Doubt>(String::from(key)))?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        match self.key.take() {
            Some(key) => self.member(&key, value),
            None => {
                self.failed = true;
                Err(Doubt::Error)
            }
        }
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(&mut self, key: &K, value: &V) -> Written {
        let written = with_text(key, |key| self.member(key, value));
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn end(self) -> Written {
        self.finish()
    }
}

impl ser::SerializeStruct for Object<'_, '_, '_> {
    type Ok = ();
    type Error = Doubt;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
        self.member(key, value)
    }

    #[inline]
    fn end(self) -> Written {
        self.finish()
    }
}

/// The three that an array can be.
macro_rules! arrays {
    ($($as:ident: $method:ident),*) => { $(
        impl ser::$as for Array<'_, '_, '_> {
            type Ok = ();
            type Error = Doubt;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Written {
                self.finish()
            }
        }
    )* };
}
arrays! { SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field }
