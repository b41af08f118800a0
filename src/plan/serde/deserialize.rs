//! From the wire to a `Deserialize`: each value is read when its visitor comes for it, by its step,
//! and what no visitor takes is read all the same. It knows which of serde's visits each step is, and
//! which error each raises (wire format, sections 2 to 6); leaves are the reader's.
//!
//! An error of the wire ends the walk for good: a `Deserialize` that makes nothing of it would go on
//! at a place that is none, so that it comes back at the next value that ends. The same goes for one
//! that makes nothing of an error in the middle of an array or an object.

use super::access::{Array, Elements, Entries, Object, Record};
use super::failure::Failure;
use super::tree::{Tree, TreeSink};
use super::way::{Mark, Way};
use crate::Limits;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::plan::branches::Order;
use crate::plan::decode::decode_inside;
use crate::plan::number::{Number, integer};
use crate::plan::program::{Fields, Id, Items, Program, Step};
use crate::shape::Scalar;
use crate::wire::Reader;
use crate::wire::reader::DYNAMIC_DEPTH;
use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, IgnoredAny, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;

/// Reads a value that is the rest of the input.
pub(crate) fn decode<'de, T: Deserialize<'de>>(
    program: &Program,
    limits: &Limits,
    mut reader: Reader<'de>,
) -> Result<T, DecodeError> {
    reader.set_safe_integers(true);
    let mut decoder = Decoder {
        program,
        limits,
        reader,
        way: Way::new(program.definitions.len(), limits.depth),
        free: 0,
        checked: 0,
        begun: 0,
        open: 0,
        broken: None,
    };
    let value = match decoder.value(core::marker::PhantomData, Place::Root) {
        Ok(value) => value,
        Err(failure) => return Err(failure.at(0, 0)),
    };
    decoder.reader.finish()?;
    Ok(value)
}

/// How things are before a value.
struct Before {
    begun: u64,
    open: u32,
    start: usize,
    mark: Mark,
}

pub(super) struct Decoder<'p, 'de> {
    program: &'p Program,
    limits: &'p Limits,
    pub(super) reader: Reader<'de>,
    way: Way,
    /// Elements without bytes so far.
    free: u64,
    /// Where the last value ends that was looked at for unions by order, with all inside it.
    checked: usize,
    /// Values that a visitor came for.
    begun: u64,
    /// Arrays and objects that are being read.
    pub(super) open: u32,
    /// What was wrong with the input.
    broken: Option<(Kind, usize)>,
}

/// Where a value is.
#[derive(Clone, Copy)]
pub(super) enum Place<'p> {
    Root,
    Node(Id),
    /// A dynamic value inside of so many.
    Dynamic(usize),
    /// Behind what says which value it is.
    Known(Known<'p>),
}

/// A value of which markers, indexes and tags have been read.
#[derive(Clone, Copy)]
pub(super) enum Known<'p> {
    Null,
    Scalar(&'p Scalar),
    Step(&'p Step),
    Dynamic { tag: u8, depth: usize },
}

/// Bytes that an element is taken to need in memory, as far as room is announced to visitors.
const ASSUMED_SIZE: usize = 32;

impl<'p, 'de> Decoder<'p, 'de> {
    pub(super) fn read<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'de>) -> Result<T, DecodeError>,
    ) -> Result<T, Failure> {
        match read(&mut self.reader) {
            Ok(value) => Ok(value),
            Err(error) => Err(self.wrong(error)),
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn wrong(&mut self, error: DecodeError) -> Failure {
        self.broken = Some((error.kind(), error.offset()));
        Failure::Input(error)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn fail<T>(&mut self, kind: Kind) -> Result<T, Failure> {
        let error = self.reader.fail(kind);
        Err(self.wrong(error))
    }

    #[inline]
    fn down(&mut self) -> Result<(), Failure> {
        if self.way.down() { Ok(()) } else { self.fail(Kind::RecursionDepth) }
    }

    /// One value, whole, whatever its seed does with it; one node further down where it is one.
    #[inline]
    pub(super) fn value<S: DeserializeSeed<'de>>(&mut self, seed: S, place: Place<'p>) -> Result<S::Value, Failure> {
        let before = Before { begun: self.begun, open: self.open, start: self.reader.offset(), mark: self.way.mark() };
        if let Place::Node(_) = place {
            self.down()?;
        }
        let value = seed.deserialize(At { decoder: self, place, start: before.start });
        match value {
            Ok(_) => self.after(place, &before)?,
            Err(failure) => return Err(failure.told_at(before.start, self.reader.offset())),
        }
        value
    }

    /// That the value was read to its end, and all in it.
    #[inline]
    fn after(&mut self, place: Place<'p>, before: &Before) -> Result<(), Failure> {
        if self.begun == before.begun {
            IgnoredAny::deserialize(At { decoder: self, place, start: before.start })?;
        }
        if self.broken.is_some() || self.open != before.open {
            return Err(self.given_up(before.start));
        }
        self.way.back(before.mark);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn given_up(&mut self, start: usize) -> Failure {
        match self.broken {
            Some((kind, offset)) => Failure::Input(DecodeError::new(kind, offset)),
            None => {
                let error = DecodeError::new(Kind::InvalidValue, start);
                self.wrong(error.with_detail("the type did not read to the end of an array or object"))
            }
        }
    }

    /// Reads what says which value it is.
    #[inline]
    fn known(&mut self, place: Place<'p>) -> Result<Known<'p>, Failure> {
        self.begun += 1;
        match place {
            Place::Root => self.known_step(self.program.root),
            Place::Node(id) => self.known_step(id),
            Place::Dynamic(depth) => self.tag(depth),
            Place::Known(known) => Ok(known),
        }
    }

    #[inline]
    fn known_step(&mut self, mut id: Id) -> Result<Known<'p>, Failure> {
        let program = self.program;
        loop {
            id = match program.step(id) {
                Step::Nullable(inner) => match self.read(Reader::nullable)? {
                    true => *inner,
                    false => return Ok(Known::Null),
                },
                Step::Optional { inner, .. } => match self.read(Reader::optional)? {
                    true => *inner,
                    false => return Ok(Known::Null),
                },
                Step::Literal(constant) => return Ok(Known::of(&constant.scalar)),
                Step::Enum(enumeration) => {
                    let position = self.read(|reader| reader.enum_index(enumeration.members.len()))?;
                    return match enumeration.members.get(position) {
                        Some(member) => Ok(Known::of(&member.scalar)),
                        None => self.fail(Kind::EnumIndex),
                    };
                }
                Step::Any => return self.tag(0),
                Step::Cases(cases) => self.branch(&cases.branches)?,
                Step::Types(types) => self.branch(&types.branches)?,
                Step::Order(order) => self.branch_by_order(id, order)?,
                Step::Reference(definition) => {
                    let target = program.definitions.get(*definition as usize);
                    match target.filter(|_| self.way.enter(*definition)) {
                        Some(target) => *target,
                        None => return self.fail(Kind::RecursionDepth),
                    }
                }
                step => return Ok(Known::Step(step)),
            };
            self.down()?;
        }
    }

    fn branch(&mut self, branches: &[Id]) -> Result<Id, Failure> {
        let position = self.read(|reader| reader.union_branch(branches.len()))?;
        match branches.get(position) {
            Some(branch) => Ok(*branch),
            None => self.fail(Kind::UnionBranch),
        }
    }

    /// The branch of a union by order, where it must be known that the value fits no earlier one. To
    /// know that, the value is read twice, and the unions inside it are looked at with it.
    fn branch_by_order(&mut self, id: Id, order: &Order) -> Result<Id, Failure> {
        let (start, rest) = (self.reader.offset(), self.reader.rest());
        let position = self.read(|reader| reader.union_branch(order.branches.len()))?;
        let Some(branch) = order.branches.get(position) else {
            return self.fail(Kind::UnionBranch);
        };
        if start < self.checked || !order.has_rivals(position) {
            return Ok(*branch);
        }
        let mut ahead = Reader::with_limits(rest, self.reader.limits_ahead(*self.limits));
        ahead.set_safe_integers(true);
        let (depth, free) = (self.way.depth(), self.free);
        let read = decode_inside(self.program, self.limits, id, &mut ahead, &mut TreeSink, depth, free);
        // Only whether it is right is of interest.
        let _: Tree<'de> = read.map_err(|error| self.wrong(error.shifted(start)))?;
        self.checked = start + ahead.offset();
        Ok(*branch)
    }

    fn tag(&mut self, depth: usize) -> Result<Known<'p>, Failure> {
        let tag = self.read(Reader::dynamic_tag)?;
        if tag >= 6 && depth == DYNAMIC_DEPTH {
            return self.fail(Kind::DynamicDepth);
        }
        Ok(if tag == 0 { Known::Null } else { Known::Dynamic { tag, depth } })
    }

    /// The number that comes, if it is one.
    #[inline]
    fn number(&mut self, known: Known<'p>) -> Result<Option<Number>, Failure> {
        Ok(Some(match known {
            Known::Step(Step::Uint) => Number::Uint(self.read(Reader::uint)?),
            Known::Step(Step::Int) => Number::Int(self.read(Reader::int)?),
            Known::Step(Step::Float64) => Number::Float(self.read(Reader::float64)?),
            Known::Step(Step::Float32) => Number::Float(self.read(Reader::float32)?.into()),
            Known::Scalar(Scalar::Number(value)) => Number::Float(*value),
            Known::Dynamic { tag: 3, .. } => Number::Int(self.read(Reader::int)?),
            Known::Dynamic { tag: 4, .. } => {
                let value = self.read(Reader::float64)?;
                if Number::Float(value).dynamic_int().is_some() {
                    return self.fail(Kind::NonCanonicalDynamicNumber);
                }
                Number::Float(value)
            }
            _ => return Ok(None),
        }))
    }

    /// Shows a value to a visitor as it is. What nests goes by as few and as small steps as can be,
    /// since it is they that take the stack.
    #[inline]
    fn show<V: Visitor<'de>>(&mut self, known: Known<'p>, start: usize, visitor: V) -> Result<V::Value, Failure> {
        match known {
            Known::Step(Step::Array(_) | Step::FixedArray { .. } | Step::Tuple { .. })
            | Known::Dynamic { tag: 6, .. } => self.array(known, start, visitor),
            Known::Step(Step::Record(_) | Step::Object(_)) | Known::Dynamic { tag: 7, .. } => {
                self.object(known, start, visitor)
            }
            known => self.show_scalar(known, visitor),
        }
    }

    fn show_scalar<V: Visitor<'de>>(&mut self, known: Known<'p>, visitor: V) -> Result<V::Value, Failure> {
        if let Some(number) = self.number(known)? {
            return visit_number(number, visitor);
        }
        match known {
            Known::Scalar(Scalar::Boolean(value)) => visitor.visit_bool(*value),
            Known::Scalar(Scalar::String(value)) => visitor.visit_str(value),
            Known::Step(Step::String) | Known::Dynamic { tag: 5, .. } => {
                visitor.visit_borrowed_str(self.read(Reader::text)?)
            }
            Known::Step(Step::Boolean) => visitor.visit_bool(self.read(Reader::boolean)?),
            Known::Dynamic { tag, .. } => visitor.visit_bool(tag == 2),
            Known::Step(Step::Uuid) => {
                let text = crate::plan::uuid::format(&self.read(Reader::uuid)?);
                // Hexadecimal digits and dashes.
                visitor.visit_str(core::str::from_utf8(&text).unwrap_or_default())
            }
            Known::Step(Step::Bytes) => {
                let bytes = self.read(Reader::bytes)?;
                let mut elements = SeqDeserializer::new(bytes.iter().copied());
                let value = visitor.visit_seq(&mut elements)?;
                elements.end()?;
                Ok(value)
            }
            // `known` goes through the others, and `number` takes its own.
            _ => visitor.visit_unit(),
        }
    }

    /// The elements of an array.
    fn elements(&mut self, known: Known<'p>) -> Result<Elements<'p>, Failure> {
        Ok(match known {
            Known::Step(Step::Array(items)) => Elements::Alike { item: items.item, left: self.count(items)? },
            Known::Step(Step::FixedArray { items, length }) => {
                self.read(|reader| reader.fixed_count(*length, items.min))?;
                Elements::Alike { item: items.item, left: *length }
            }
            Known::Step(Step::Tuple { items, rest }) => Elements::Tuple { items, rest: rest.as_ref() },
            Known::Dynamic { depth, .. } => {
                Elements::Dynamic { depth: depth + 1, left: self.read(|reader| reader.count(1))? }
            }
            // `show` asks for arrays only.
            _ => Elements::Tuple { items: &[], rest: None },
        })
    }

    /// The entries of an object; `None` for what is none.
    fn entries(&mut self, known: Known<'p>) -> Result<Option<Entries<'p, 'de>>, Failure> {
        Ok(Some(match known {
            Known::Step(Step::Record(items)) => Entries::Record(self.record(items, None)?),
            Known::Step(Step::Object(fields)) => {
                let bitmap = match fields.optionals {
                    0 => &[][..],
                    optionals => self.read(|reader| reader.presence_bits(optionals, fields.from_start))?,
                };
                Entries::Fields { fields, next: 0, bitmap, optional: 0 }
            }
            Known::Dynamic { tag: 7, depth } => {
                let left = self.read(|reader| reader.count(2))?;
                Entries::Dynamic { depth: depth + 1, left, previous: None }
            }
            _ => return Ok(None),
        }))
    }

    /// A count, where elements that take no bytes are counted over the whole message.
    pub(super) fn count(&mut self, items: &Items) -> Result<usize, Failure> {
        let n = self.read(|reader| reader.count(items.min))?;
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        let most = self.limits.elements;
        if self.free > most.into() {
            let detail = format!("{} elements without bytes in the message, at most {most}", self.free);
            let error = self.reader.fail(Kind::CollectionTooLarge).with_detail(detail);
            return Err(self.wrong(error));
        }
        Ok(n)
    }

    pub(super) fn record(&mut self, items: &Items, declared: Option<&'p Fields>) -> Result<Record<'p, 'de>, Failure> {
        let left = self.read(|reader| reader.count(items.min.saturating_add(1)))?;
        Ok(Record { item: items.item, declared, left, previous: None })
    }

    fn array<V: Visitor<'de>>(&mut self, known: Known<'p>, start: usize, visitor: V) -> Result<V::Value, Failure> {
        let elements = self.elements(known)?;
        self.open += 1;
        let hint = match elements {
            Elements::Alike { left, .. } | Elements::Dynamic { left, .. } => left,
            Elements::Tuple { items, .. } => items.len(),
        };
        let hint = self.reader.allowance(hint, ASSUMED_SIZE);
        let mut array = Array { decoder: self, elements, next: 0, hint };
        let value = visitor.visit_seq(&mut array);
        if value.is_ok() {
            array.finish(start)?;
        }
        value
    }

    fn object<V: Visitor<'de>>(&mut self, known: Known<'p>, start: usize, visitor: V) -> Result<V::Value, Failure> {
        let Some(entries) = self.entries(known)? else { return self.show_scalar(known, visitor) };
        self.open += 1;
        let mut object = Object { decoder: self, entries, value: None };
        let value = visitor.visit_map(&mut object);
        if value.is_ok() {
            object.finish(start)?;
        }
        value
    }

    /// A variant with content: an object with one member.
    fn variant<V: Visitor<'de>>(
        &mut self,
        entries: Entries<'p, 'de>,
        start: usize,
        visitor: V,
    ) -> Result<V::Value, Failure> {
        self.open += 1;
        let mut object = Object { decoder: self, entries, value: None };
        let value = visitor.visit_enum(&mut object);
        if value.is_ok() {
            object.finish(start)?;
        }
        value
    }
}

impl<'p> Known<'p> {
    fn of(scalar: &'p Scalar) -> Known<'p> {
        match scalar {
            Scalar::Null => Known::Null,
            scalar => Known::Scalar(scalar),
        }
    }
}

/// A number is shown as an integer wherever it is one, as everywhere in the plan.
#[inline]
fn visit_number<'de, V: Visitor<'de>>(number: Number, visitor: V) -> Result<V::Value, Failure> {
    match number {
        Number::Uint(value) => visitor.visit_u64(value),
        Number::Int(value) => visitor.visit_i64(value),
        Number::Float(value) => match integer(value) {
            Some(integer) if integer != 0 || value.is_sign_positive() => match u64::try_from(integer) {
                Ok(integer) => visitor.visit_u64(integer),
                Err(_) => visitor.visit_i64(integer),
            },
            _ => visitor.visit_f64(value),
        },
    }
}

/// The value at a place, for a visitor to come for.
pub(super) struct At<'d, 'p, 'de> {
    decoder: &'d mut Decoder<'p, 'de>,
    place: Place<'p>,
    start: usize,
}

impl<'d, 'p, 'de> At<'d, 'p, 'de> {
    /// Reads what says which value it is, and has the rest of it read.
    #[inline]
    fn take<T>(
        self,
        read: impl FnOnce(&mut Decoder<'p, 'de>, Known<'p>, usize) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let At { decoder, place, start } = self;
        let known = decoder.known(place)?;
        match read(decoder, known, start) {
            Ok(value) => Ok(value),
            Err(failure) => Err(failure.told_at(start, decoder.reader.offset())),
        }
    }
}

macro_rules! floats {
    ($($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
            self.take(|decoder, known, start| match decoder.number(known)? {
                Some(number) => visitor.visit_f64(number.double()),
                None => decoder.show(known, start, visitor),
            })
        }
    )* };
}

macro_rules! bytes {
    ($($method:ident)*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
            self.take(|decoder, known, start| match known {
                Known::Step(Step::Bytes) => visitor.visit_borrowed_bytes(decoder.read(Reader::bytes)?),
                known => decoder.show(known, start, visitor),
            })
        }
    )* };
}

impl<'de> Deserializer<'de> for At<'_, '_, 'de> {
    type Error = Failure;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        let At { decoder, place, start } = self;
        let known = decoder.known(place)?;
        match decoder.show(known, start, visitor) {
            Err(failure) => Err(failure.told_at(start, decoder.reader.offset())),
            value => value,
        }
    }

    floats! { deserialize_f32 deserialize_f64 }
    bytes! { deserialize_bytes deserialize_byte_buf }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failure> {
        let At { decoder, place, start } = self;
        let value = match decoder.known(place)? {
            Known::Null => visitor.visit_none(),
            known => visitor.visit_some(At { decoder: &mut *decoder, place: Place::Known(known), start }),
        };
        match value {
            Err(failure) => Err(failure.told_at(start, decoder.reader.offset())),
            value => value,
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Failure> {
        let At { decoder, place, start } = self;
        let value = visitor.visit_newtype_struct(At { decoder: &mut *decoder, place, start });
        value.map_err(|failure| failure.told_at(start, decoder.reader.offset()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failure> {
        self.take(|decoder, known, start| {
            if let Some(entries) = decoder.entries(known)? {
                return decoder.variant(entries, start, visitor);
            }
            let text: StrDeserializer<'_, Failure> = match known {
                Known::Step(Step::String) | Known::Dynamic { tag: 5, .. } => {
                    decoder.read(Reader::text)?.into_deserializer()
                }
                Known::Scalar(Scalar::String(text)) => text.into_deserializer(),
                // What this is is told by the error.
                known => return decoder.show(known, start, visitor),
            };
            visitor.visit_enum(text)
        })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 char str string unit unit_struct seq tuple tuple_struct map
        struct identifier ignored_any
    }
}
