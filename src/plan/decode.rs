//! The walk from the wire to a sink. It knows the steps of a program and which error each step
//! raises (wire format, sections 2 to 6); leaves are the reader's.

use super::branches::Order;
use super::choices::{Choice, Choices};
use super::depth::Depth;
use super::number::integer;
use super::program::{Constant, Field, Fields, Id, Items, Program, Step};
use super::sink::Sink;
use crate::Limits;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::shape::order::compare;
use crate::wire::Reader;
use crate::wire::reader::DYNAMIC_DEPTH;
use core::cmp::Ordering;

/// Reads one value. The reader keeps the limits that it was made with; integers are always safe.
pub(crate) fn decode<'de, S: Sink<'de>>(
    program: &Program,
    limits: &Limits,
    reader: &mut Reader<'de>,
    sink: &mut S,
) -> Result<S::Value, DecodeError> {
    reader.set_safe_integers(true);
    let depth = Depth::new(program.definitions.len(), limits.depth);
    Decoder::new(program, limits, reader, sink, depth, 0).node(program.root)
}

/// Reads the value of one node, which another walk has come to: at this depth, with so many elements
/// without bytes. Offsets are those of the reader, made ready by that walk.
pub(super) fn decode_inside<'de, S: Sink<'de>>(
    program: &Program,
    limits: &Limits,
    id: Id,
    reader: &mut Reader<'de>,
    sink: &mut S,
    depth: Depth,
    free: u64,
) -> Result<S::Value, DecodeError> {
    Decoder::new(program, limits, reader, sink, depth, free).node(id)
}

struct Decoder<'p, 'r, 'de, S> {
    program: &'p Program,
    limits: &'p Limits,
    reader: &'r mut Reader<'de>,
    sink: &'r mut S,
    depth: Depth,
    /// Elements without bytes so far.
    free: u64,
    /// The branches of the unions by order inside the outermost that is open.
    choices: Vec<Choice>,
}

impl<'p, 'r, 'de, S: Sink<'de>> Decoder<'p, 'r, 'de, S> {
    fn new(
        program: &'p Program,
        limits: &'p Limits,
        reader: &'r mut Reader<'de>,
        sink: &'r mut S,
        depth: Depth,
        free: u64,
    ) -> Decoder<'p, 'r, 'de, S> {
        Decoder { program, limits, reader, sink, depth, free, choices: Vec::new() }
    }

    /// Containers one by one, and all leaves, each in a function of its own that is not inlined: what is left here is a
    /// jump. Inlined, every arm has its place in the frame that nesting multiplies. 1,280 nodes to a `Value` took 742 KiB
    /// and take 295, for 1.002 of the instructions.
    fn node(&mut self, id: Id) -> Result<S::Value, DecodeError> {
        let program = self.program;
        match program.step(id) {
            Step::Nullable(inner) => self.nullable(*inner),
            Step::Optional { inner, .. } => self.optional(*inner),
            Step::Array(items) => self.array(items),
            Step::FixedArray { items, length } => self.fixed_array(items, *length),
            Step::Tuple { items, rest } => self.tuple(items, rest.as_ref()),
            Step::Record(items) => self.record(items),
            Step::Object(fields) => self.object(fields),
            Step::Cases(cases) => self.branch(&cases.branches),
            Step::Types(types) => self.branch(&types.branches),
            Step::Order(order) => self.order(id, order),
            Step::Reference(definition) => self.reference(*definition),
            Step::Any => self.dynamic(0),
            leaf => self.leaf(leaf),
        }
    }

    #[inline(never)]
    fn leaf(&mut self, step: &Step) -> Result<S::Value, DecodeError> {
        Ok(match step {
            Step::String => {
                let text = self.reader.text()?;
                self.sink.text(text)
            }
            Step::Uint => {
                let value = self.reader.uint()?;
                self.sink.uint(value)
            }
            Step::Int => {
                let value = self.reader.int()?;
                self.sink.int(value)
            }
            Step::Float64 => {
                let value = self.reader.float64()?;
                self.float(value)?
            }
            Step::Float32 => {
                let value = self.reader.float32()?;
                self.float(value.into())?
            }
            Step::Boolean => {
                let value = self.reader.boolean()?;
                self.sink.boolean(value)
            }
            Step::Uuid => {
                let text = super::uuid::format(&self.reader.uuid()?);
                // Hexadecimal digits and dashes.
                self.sink.uuid(core::str::from_utf8(&text).unwrap_or_default())
            }
            Step::Bytes => {
                let bytes = self.reader.bytes()?;
                self.sink.bytes(bytes)
            }
            Step::Literal(constant) => self.constant(constant)?,
            Step::Enum(enumeration) => {
                let position = self.reader.enum_index(enumeration.members.len())?;
                match enumeration.members.get(position) {
                    Some(member) => self.constant(member)?,
                    None => return Err(self.reader.fail(Kind::EnumIndex)),
                }
            }
            // The containers, which `node` takes.
            _ => self.sink.null(),
        })
    }

    fn constant(&mut self, constant: &Constant) -> Result<S::Value, DecodeError> {
        self.sink.constant(constant).ok_or_else(|| self.no_json())
    }

    #[inline(never)]
    fn nullable(&mut self, inner: Id) -> Result<S::Value, DecodeError> {
        match self.reader.nullable()? {
            true => self.below(inner),
            false => Ok(self.sink.null()),
        }
    }

    #[inline(never)]
    fn optional(&mut self, inner: Id) -> Result<S::Value, DecodeError> {
        match self.reader.optional()? {
            true => self.below(inner),
            false => Ok(self.sink.null()),
        }
    }

    #[inline(never)]
    fn array(&mut self, items: &Items) -> Result<S::Value, DecodeError> {
        let n = self.count(items)?;
        let room = self.reader.allowance(n, S::SIZE);
        let mut array = self.sink.array(room);
        self.elements(&mut array, items.item, 0..n)?;
        Ok(self.sink.end_array(array))
    }

    #[inline(never)]
    fn fixed_array(&mut self, items: &Items, length: usize) -> Result<S::Value, DecodeError> {
        self.reader.fixed_count(length, items.min)?;
        let room = self.reader.allowance(length, S::SIZE);
        let mut array = self.sink.array(room);
        self.elements(&mut array, items.item, 0..length)?;
        Ok(self.sink.end_array(array))
    }

    #[inline(never)]
    fn record(&mut self, items: &Items) -> Result<S::Value, DecodeError> {
        let mut object = self.sink.object(0);
        self.entries(&mut object, items, None)?;
        Ok(self.sink.end_object(object))
    }

    #[cold]
    #[inline(never)]
    fn no_json(&self) -> DecodeError {
        self.reader.fail(Kind::OutOfRange).with_detail("JSON has no infinities and no NaN")
    }

    fn float(&mut self, value: f64) -> Result<S::Value, DecodeError> {
        self.sink.float(value).ok_or_else(|| self.no_json())
    }

    /// A node inside another. Inlined, and results passed on as they are, for the sake of the frames.
    #[inline(always)]
    fn below(&mut self, id: Id) -> Result<S::Value, DecodeError> {
        if !self.depth.down() {
            return Err(self.reader.fail(Kind::RecursionDepth));
        }
        let value = self.node(id);
        self.depth.up();
        value
    }

    #[inline(never)]
    fn reference(&mut self, definition: u32) -> Result<S::Value, DecodeError> {
        let Some(target) = self.program.definitions.get(definition as usize).filter(|_| self.depth.enter(definition))
        else {
            return Err(self.reader.fail(Kind::RecursionDepth));
        };
        let value = self.below(*target);
        self.depth.leave(definition);
        value
    }

    /// A count, where elements that take no bytes are counted over the whole message.
    fn count(&mut self, items: &Items) -> Result<usize, DecodeError> {
        let n = self.reader.count(items.min)?;
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        let most = self.limits.elements;
        if self.free > u64::from(most) {
            let detail = format!("{} elements without bytes in the message, at most {most}", self.free);
            return Err(self.reader.fail(Kind::CollectionTooLarge).with_detail(detail));
        }
        Ok(n)
    }

    fn elements(
        &mut self,
        array: &mut S::Array,
        item: Id,
        positions: core::ops::Range<usize>,
    ) -> Result<(), DecodeError> {
        for i in positions {
            self.sink.element(array);
            match self.below(item) {
                Ok(element) => self.sink.push(array, element),
                Err(error) => return Err(error.at_index(i)),
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn tuple(&mut self, items: &[Id], rest: Option<&Items>) -> Result<S::Value, DecodeError> {
        let room = self.reader.allowance(items.len(), S::SIZE);
        let mut array = self.sink.array(room);
        for (i, item) in items.iter().enumerate() {
            self.sink.element(&mut array);
            match self.below(*item) {
                Ok(element) => self.sink.push(&mut array, element),
                Err(error) => return Err(error.at_index(i)),
            }
        }
        if let Some(rest) = rest {
            let n = self.count(rest)?;
            self.elements(&mut array, rest.item, items.len()..items.len() + n)?;
        }
        Ok(self.sink.end_array(array))
    }

    /// Entries under ascending keys. Keys that `declared` knows are refused after all of them.
    fn entries(&mut self, object: &mut S::Object, items: &Items, declared: Option<&Fields>) -> Result<(), DecodeError> {
        let n = self.reader.count(items.min.saturating_add(1))?;
        let mut previous: Option<&str> = None;
        let mut repeats = false;
        for _ in 0..n {
            let key = self.reader.text()?;
            if previous.is_some_and(|previous| compare(previous, key) != Ordering::Less) {
                return Err(self.reader.fail(Kind::RecordKeyOrder));
            }
            previous = Some(key);
            repeats |= declared.is_some_and(|fields| fields.keys.find(key.as_bytes(), 0).is_some());
            self.sink.key(object, key);
            match self.below(items.item) {
                Ok(value) => self.sink.insert(object, key, value),
                Err(error) => return Err(error.in_key(key)),
            }
        }
        if repeats { Err(self.reader.fail(Kind::ExtraRepeatsField)) } else { Ok(()) }
    }

    #[inline(never)]
    fn object(&mut self, fields: &'p Fields) -> Result<S::Value, DecodeError> {
        let bitmap = self.presence(fields)?;
        let present: usize = bitmap.iter().map(|byte| byte.count_ones() as usize).sum();
        let room = self.reader.allowance(fields.fields.len() - fields.optionals + present, S::MEMBER);
        let mut object = self.sink.object(room);
        let mut optional = 0;
        for field in &fields.fields {
            if field.optional {
                let present = bitmap.get(optional / 8).is_some_and(|byte| byte >> (optional % 8) & 1 == 1);
                optional += 1;
                if !present {
                    continue;
                }
            }
            self.member(&mut object, field)?;
        }
        if let Some(items) = &fields.extras {
            self.entries(&mut object, items, Some(fields))?;
        }
        Ok(self.sink.end_object(object))
    }

    fn presence(&mut self, fields: &Fields) -> Result<&'de [u8], DecodeError> {
        match fields.optionals {
            0 => Ok(&[]),
            optionals => self.reader.presence_bits(optionals, fields.from_start),
        }
    }

    fn member(&mut self, object: &mut S::Object, field: &Field) -> Result<(), DecodeError> {
        self.sink.field(object, field);
        match self.below(field.node) {
            Ok(value) => self.sink.insert(object, &field.name, value),
            Err(error) => return Err(error.in_key(&field.name)),
        }
        Ok(())
    }

    #[inline(never)]
    fn branch(&mut self, branches: &[Id]) -> Result<S::Value, DecodeError> {
        let position = self.reader.union_branch(branches.len())?;
        match branches.get(position) {
            Some(branch) => self.below(*branch),
            None => Err(self.reader.fail(Kind::UnionBranch)),
        }
    }

    /// A union by order. Where a value may fit an earlier branch, the branches are checked once the
    /// outermost such union is complete.
    #[inline(never)]
    fn order(&mut self, id: Id, order: &'p Order) -> Result<S::Value, DecodeError> {
        let (begin, free) = (self.sink.position(), self.free);
        let position = self.reader.union_branch(order.branches.len())?;
        let Some(branch) = order.branches.get(position) else {
            return Err(self.reader.fail(Kind::UnionBranch));
        };
        let is_outermost = self.choices.is_empty();
        if is_outermost && !order.has_rivals(position) {
            return self.below(*branch);
        }
        self.choices.push(Choice { branch: position, behind: self.reader.offset() });
        let value = self.below(*branch);
        if !is_outermost {
            return value;
        }
        let value = value?;
        self.check(id, free, &value, begin)?;
        Ok(value)
    }

    #[inline(never)]
    fn check(&mut self, union: Id, free: u64, value: &S::Value, begin: usize) -> Result<(), DecodeError> {
        let list = core::mem::take(&mut self.choices);
        let (program, limits, depth) = (self.program, self.limits, &self.depth);
        self.sink.check(&Choices { program, limits, union, depth, free, list: &list }, value, begin)
    }

    #[inline(never)]
    fn dynamic(&mut self, depth: usize) -> Result<S::Value, DecodeError> {
        let tag = self.reader.dynamic_tag()?;
        if tag >= 6 && depth == DYNAMIC_DEPTH {
            return Err(self.reader.fail(Kind::DynamicDepth));
        }
        match tag {
            6 => self.dynamic_array(depth),
            7 => self.dynamic_object(depth),
            _ => self.dynamic_leaf(tag),
        }
    }

    fn dynamic_leaf(&mut self, tag: u8) -> Result<S::Value, DecodeError> {
        Ok(match tag {
            0 => self.sink.null(),
            1 => self.sink.boolean(false),
            2 => self.sink.boolean(true),
            3 => {
                let value = self.reader.int()?;
                self.sink.int(value)
            }
            4 => {
                let value = self.reader.float64()?;
                let negative_zero = value == 0.0 && value.is_sign_negative();
                if integer(value).is_some() && !negative_zero {
                    return Err(self.reader.fail(Kind::NonCanonicalDynamicNumber));
                }
                self.float(value)?
            }
            // 5: `dynamic_tag` gives nothing above 7.
            _ => {
                let text = self.reader.text()?;
                self.sink.text(text)
            }
        })
    }

    fn dynamic_array(&mut self, depth: usize) -> Result<S::Value, DecodeError> {
        let n = self.reader.count(1)?;
        let room = self.reader.allowance(n, S::SIZE);
        let mut array = self.sink.array(room);
        for _ in 0..n {
            self.sink.element(&mut array);
            let element = self.dynamic(depth + 1)?;
            self.sink.push(&mut array, element);
        }
        Ok(self.sink.end_array(array))
    }

    fn dynamic_object(&mut self, depth: usize) -> Result<S::Value, DecodeError> {
        let mut object = self.sink.object(0);
        let mut previous: Option<&str> = None;
        for _ in 0..self.reader.count(2)? {
            let key = self.reader.text()?;
            if previous.is_some_and(|previous| compare(previous, key) != Ordering::Less) {
                return Err(self.reader.fail(Kind::RecordKeyOrder));
            }
            previous = Some(key);
            self.sink.key(&mut object, key);
            let value = self.dynamic(depth + 1)?;
            self.sink.insert(&mut object, key, value);
        }
        Ok(self.sink.end_object(object))
    }
}
