//! The walk from a source to the wire. It knows the steps of a program and which error each step
//! raises (wire format, sections 2 to 6); leaves are the writer's.

use super::branches::Order;
use super::choices::{Choice, Choices, Expected};
use super::depth::Depth;
use super::fault;
use super::fit::Fitting;
use super::keys::Scalars;
use super::number::Number;
use super::program::{Cases, Constant, Enumeration, Field, Fields, Id, Items, Program, Step, Types};
use super::source::{Source, View};
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use crate::shape::order::compare;
use crate::shape::{Scalar, Undeclared};
use crate::wire::encode::with_writer;
use crate::wire::{Writer, scan};
use crate::{Limits, MAX_SAFE_INTEGER};

/// Appends the encoding of `value` to a writer that was begun with `limits`.
pub(super) fn walk<'v, S: Source<'v>>(
    program: &Program,
    limits: &Limits,
    value: S,
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    Encoder::new(program, limits, writer).node(program.root, value)
}

/// The same for one node, inside of what another walk has walked so far: at this depth, with so many
/// elements without bytes. Gives their number behind it.
pub(super) fn walk_inside<'v, S: Source<'v>>(
    program: &Program,
    limits: &Limits,
    (id, value): (Id, S),
    writer: &mut Writer,
    depth: Depth,
    free: u64,
) -> Result<u64, EncodeError> {
    let mut encoder = Encoder { depth, free, ..Encoder::new(program, limits, writer) };
    encoder.below(id, value)?;
    Ok(encoder.free)
}

/// Appends the encoding of a `serde_json::Value`: by an eager walk that finds no fault, as a rule.
pub(crate) fn encode(
    program: &Program,
    limits: &Limits,
    value: &serde_json::Value,
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    let eager = |writer: &mut Writer| {
        let mut encoder = Encoder { eager: true, ..Encoder::new(program, limits, writer) };
        encoder.node(program.root, value).is_ok().then_some(encoder.free)
    };
    writer.certain_or(eager, |writer| walk(program, limits, value, writer))
}

/// Encodes what was decoded, to see whether its unions by order take the branches that were read. An
/// error comes with the last that was met.
pub(super) fn again<'v, S: Source<'v>>(choices: &Choices<'_>, value: S) -> Result<(), (EncodeError, Option<Choice>)> {
    with_writer(|writer| {
        // The bytes and elements are as many as were read, and are not looked at.
        let limits = choices.limits.message(u64::MAX).total_elements(u64::MAX);
        writer.begin(limits, None);
        let (depth, free) = (choices.depth.clone(), choices.free);
        let expected = Some(Expected::new(choices.list));
        let mut encoder = Encoder { depth, free, expected, ..Encoder::new(choices.program, &limits, writer) };
        let encoded = encoder.node(choices.union, value);
        encoded.map_err(|error| (error, encoder.expected.and_then(|expected| expected.met())))
    })
}

struct Encoder<'p, 'w, 'v, S: Source<'v>> {
    program: &'p Program,
    limits: Limits,
    writer: &'w mut Writer,
    /// Objects are written member by member, before all of their keys have been seen. It makes no
    /// difference to what is written, but to which error comes first.
    eager: bool,
    depth: Depth,
    /// The declared fields of the objects that are open, found in their values.
    fields: Vec<Option<S>>,
    fitting: Fitting<'p, 'v, S>,
    /// The branches that unions by order have to take, where a message is checked.
    expected: Option<Expected<'w>>,
    /// Elements without bytes so far.
    free: u64,
}

#[cold]
#[inline(never)]
fn fail<T>(kind: Kind) -> Result<T, EncodeError> {
    Err(EncodeError::new(kind))
}

impl<'p, 'w, 'v, S: Source<'v>> Encoder<'p, 'w, 'v, S> {
    fn new(program: &'p Program, limits: &Limits, writer: &'w mut Writer) -> Encoder<'p, 'w, 'v, S> {
        Encoder {
            program,
            limits: *limits,
            writer,
            eager: false,
            depth: Depth::new(program.definitions.len(), limits.depth),
            fields: Vec::new(),
            fitting: Fitting::new(program),
            expected: None,
            free: 0,
        }
    }

    /// Containers one by one, and all leaves in a function of their own: without optimization every
    /// arm of a match has its place in the frame, and this is the frame that nesting multiplies.
    fn node(&mut self, id: Id, value: S) -> Result<(), EncodeError> {
        let program = self.program;
        match program.step(id) {
            Step::Nullable(inner) => self.marked(*inner, value, true),
            Step::Optional { inner, null } => self.marked(*inner, value, !null),
            Step::Array(items) => self.array(items, value),
            Step::FixedArray { items, length } => self.fixed_array(items, *length, value),
            Step::Tuple { items, rest } => self.tuple(items, rest.as_ref(), value),
            Step::Record(items) => self.record(items, value),
            Step::Object(fields) if self.eager && !fields.unordered.is_set() => {
                let begin = (self.writer.len(), self.free);
                match self.object_in_order(fields, value) {
                    Ok(true) => Ok(()),
                    Ok(false) => self.object_after_all(fields, value, begin),
                    Err(error) => Err(error),
                }
            }
            Step::Object(fields) => self.object(fields, value),
            Step::Cases(cases) => self.cases(cases, value),
            Step::Types(types) => self.types(types, value),
            Step::Order(order) => self.order(order, value),
            Step::Reference(definition) => self.reference(*definition, value),
            Step::Any => value.write_dynamic(self.writer),
            leaf => self.leaf(leaf, value),
        }
    }

    fn leaf(&mut self, step: &Step, value: S) -> Result<(), EncodeError> {
        match step {
            Step::String => match value.view() {
                View::String(text) => self.writer.text(text),
                View::Unpaired => fail(Kind::UnpairedSurrogate),
                _ => Err(fault::wrong(Kind::ExpectedString, value)),
            },
            Step::Uint => match self.number(value).and_then(Number::uint) {
                Some(value) => {
                    self.writer.uint(value);
                    Ok(())
                }
                None => Err(fault::wrong(Kind::ExpectedUint, value)),
            },
            Step::Int => match self.number(value).and_then(Number::int) {
                Some(value) => self.writer.checked_int(value.into()),
                None => Err(fault::wrong(Kind::ExpectedInt, value)),
            },
            Step::Float64 => match self.number(value) {
                Some(value) => {
                    self.writer.float64(value.double());
                    Ok(())
                }
                None => Err(fault::wrong(Kind::ExpectedNumber, value)),
            },
            Step::Float32 => match self.number(value) {
                Some(value) => {
                    self.writer.float32(value.double() as f32);
                    Ok(())
                }
                None => Err(fault::wrong(Kind::ExpectedNumber, value)),
            },
            Step::Boolean => match value.view() {
                View::Boolean(value) => {
                    self.writer.boolean(value);
                    Ok(())
                }
                _ => Err(fault::wrong(Kind::ExpectedBoolean, value)),
            },
            Step::Uuid => match value.view() {
                View::String(text) => match super::uuid::parse(text.as_bytes()) {
                    Some(uuid) => {
                        self.writer.uuid(&uuid);
                        Ok(())
                    }
                    None => Err(fault::wrong(Kind::ExpectedUuid, value)),
                },
                _ => Err(fault::wrong(Kind::ExpectedUuid, value)),
            },
            Step::Bytes => self.bytes(value),
            Step::Literal(constant) => match is_constant(value.view(), constant) {
                true => Ok(()),
                false => Err(fault::no_literal(value, constant)),
            },
            Step::Enum(enumeration) => match position_of(value.view(), &enumeration.positions) {
                Some(position) => {
                    self.writer.uint(position as u64);
                    Ok(())
                }
                None => Err(fault::no_member(value, &enumeration.members)),
            },
            // The containers, which `node` takes.
            _ => Ok(()),
        }
    }

    /// A marker, and what is behind it; `null` says whether null is the marker's alone.
    fn marked(&mut self, inner: Id, value: S, null: bool) -> Result<(), EncodeError> {
        if null && matches!(value.view(), View::Null) {
            self.writer.byte(0);
            return Ok(());
        }
        self.writer.byte(1);
        self.below(inner, value)
    }

    /// A node inside another.
    #[inline]
    fn below(&mut self, id: Id, value: S) -> Result<(), EncodeError> {
        if !self.depth.down() {
            return fail(Kind::RecursionDepth);
        }
        self.node(id, value)?;
        self.depth.up();
        Ok(())
    }

    /// The same, where the leaves that are most frequent are worth a look first.
    #[inline(always)]
    fn value(&mut self, id: Id, value: S) -> Result<(), EncodeError> {
        match (self.program.step(id), value.view()) {
            _ if !self.depth.has_room() => self.below(id, value),
            (Step::String, View::String(text)) => self.writer.text(text),
            (Step::Uint, View::Number(Number::Uint(value))) if value <= MAX_SAFE_INTEGER => {
                self.writer.uint(value);
                Ok(())
            }
            (Step::Float64, View::Number(number)) => {
                self.writer.float64(number.double());
                Ok(())
            }
            (Step::Boolean, View::Boolean(value)) => {
                self.writer.boolean(value);
                Ok(())
            }
            _ => self.below(id, value),
        }
    }

    fn reference(&mut self, definition: u32, value: S) -> Result<(), EncodeError> {
        let Some(target) = self.program.definitions.get(definition as usize).filter(|_| self.depth.enter(definition))
        else {
            return fail(Kind::RecursionDepth);
        };
        self.below(*target, value)?;
        self.depth.leave(definition);
        Ok(())
    }

    #[inline]
    fn number(&self, value: S) -> Option<Number> {
        match value.view() {
            View::Number(number) => Some(number),
            _ => None,
        }
    }

    fn bytes(&mut self, value: S) -> Result<(), EncodeError> {
        match value.view() {
            View::Array(elements) => {
                let byte = |element: S| u8::try_from(self.number(element)?.uint()?).ok();
                match elements.map(byte).collect::<Option<Vec<u8>>>() {
                    Some(bytes) => self.writer.bytes(&bytes),
                    None => Err(fault::wrong(Kind::ExpectedBytes, value)),
                }
            }
            _ => Err(fault::wrong(Kind::ExpectedBytes, value)),
        }
    }

    /// Counts elements that take no bytes over the whole message.
    fn count(&mut self, items: &Items, n: usize) -> Result<(), EncodeError> {
        self.writer.count(n)?;
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        if self.free > u64::from(self.limits.elements) {
            let most = self.limits.elements;
            let detail = format!("{} elements without bytes in the message, at most {most}", self.free);
            return Err(EncodeError::new(Kind::CollectionTooLarge).with_detail(detail));
        }
        Ok(())
    }

    fn array(&mut self, items: &Items, value: S) -> Result<(), EncodeError> {
        let View::Array(elements) = value.view() else {
            return Err(fault::wrong(Kind::ExpectedArray, value));
        };
        self.count(items, elements.len())?;
        self.elements(items.item, elements, 0)
    }

    fn elements(&mut self, item: Id, elements: impl Iterator<Item = S>, from: usize) -> Result<(), EncodeError> {
        for (i, element) in elements.enumerate() {
            self.value(item, element).map_err(|error| error.at_index(from + i))?;
            self.writer.check_message(0)?;
        }
        Ok(())
    }

    fn fixed_array(&mut self, items: &Items, length: usize, value: S) -> Result<(), EncodeError> {
        let View::Array(elements) = value.view() else {
            return Err(fault::wrong(Kind::ExpectedArray, value));
        };
        if elements.len() != length {
            let detail = format!("{} elements where there must be {length}", elements.len());
            return Err(EncodeError::new(Kind::ArrayLength).with_detail(detail));
        }
        self.elements(items.item, elements, 0)
    }

    fn tuple(&mut self, items: &[Id], rest: Option<&Items>, value: S) -> Result<(), EncodeError> {
        let View::Array(mut elements) = value.view() else {
            return Err(fault::wrong(Kind::TupleLength, value));
        };
        let (n, least) = (elements.len(), items.len());
        if n < least || (n > least && rest.is_none()) {
            let or_more = if rest.is_some() { " or more" } else { "" };
            let detail = format!("{n} elements where there must be {least}{or_more}");
            return Err(EncodeError::new(Kind::TupleLength).with_detail(detail));
        }
        for (i, item) in items.iter().enumerate() {
            if let Some(element) = elements.next() {
                self.below(*item, element).map_err(|error| error.at_index(i))?;
            }
        }
        match rest {
            Some(rest) => {
                self.count(rest, n - least)?;
                self.elements(rest.item, elements, least)
            }
            None => Ok(()),
        }
    }

    fn record(&mut self, items: &Items, value: S) -> Result<(), EncodeError> {
        let View::Object(members) = value.view() else {
            return Err(fault::wrong(Kind::ExpectedObject, value));
        };
        self.entries(items, members.collect())
    }

    /// Writes entries in the order of their keys.
    fn entries(&mut self, items: &Items, mut entries: Vec<(&'v str, S)>) -> Result<(), EncodeError> {
        self.writer.count(entries.len())?;
        if !entries.is_sorted_by(|(a, _), (b, _)| compare(a, b).is_lt()) {
            entries.sort_unstable_by(|(a, _), (b, _)| compare(a, b));
        }
        for (key, value) in entries {
            if value.is_under_unpaired_key() {
                return fail(Kind::UnpairedSurrogate);
            }
            self.writer.text(key).and_then(|()| self.below(items.item, value)).map_err(|error| error.in_key(key))?;
            self.writer.check_message(0)?;
        }
        Ok(())
    }

    /// Writes an object member by member, as far as they come in the order of the wire; whether all do.
    /// A field that is not there is noticed by their number, and an error of any kind by the next walk,
    /// in its place.
    fn object_in_order(&mut self, object: &'p Fields, value: S) -> Result<bool, EncodeError> {
        let View::Object(members) = value.view() else {
            return Err(fault::wrong(Kind::ExpectedObject, value));
        };
        let bitmap = self.writer.len();
        for _ in 0..object.optionals.div_ceil(8) {
            self.writer.byte(0);
        }
        let mut required = object.fields.len() - object.optionals;
        let mut fields = object.fields.iter();
        for (key, member) in members {
            let Some(field) = fields.find(|field| scan::equal(field.name.as_bytes(), key.as_bytes())) else {
                return Ok(false);
            };
            if field.none_is_absent && member.is_none() {
                continue;
            }
            match field.bit {
                None => required -= 1,
                Some(bit) => {
                    if let Some(byte) = self.writer.buffer_mut().get_mut(bitmap + bit as usize / 8) {
                        *byte |= 1 << (bit % 8);
                    }
                }
            }
            self.value(field.node, member)?;
        }
        if required > 0 {
            return Err(fault::wrong(Kind::ExpectedObject, value));
        }
        if object.extras.is_some() {
            self.writer.count(0)?;
        }
        Ok(true)
    }

    /// The same object in another way, once its members did not come in order.
    fn object_after_all(
        &mut self,
        object: &'p Fields,
        value: S,
        (begin, free): (usize, u64),
    ) -> Result<(), EncodeError> {
        // Once for each object of a program, so that nesting does not multiply it.
        object.unordered.set();
        self.writer.truncate(begin);
        self.free = free;
        self.object(object, value)
    }

    fn object(&mut self, object: &'p Fields, value: S) -> Result<(), EncodeError> {
        // The fields found go on a stack of their own, since members come in any order.
        let base = self.fields.len();
        let extras = self.find_fields(object, base, value)?;
        for (i, field) in object.fields.iter().enumerate() {
            match self.fields.get(base + i).copied().flatten() {
                Some(value) => self.below(field.node, value).map_err(|error| error.in_key(&field.name))?,
                None if field.optional => {}
                None => return Err(missing(self.program, field)),
            }
        }
        self.fields.truncate(base);
        match &object.extras {
            Some(items) => self.entries(items, extras),
            None => Ok(()),
        }
    }

    /// Finds the declared fields, which lie from `base` then, and writes which of them are there.
    /// Gives the members that are not declared.
    #[inline(never)]
    fn find_fields(&mut self, object: &'p Fields, base: usize, value: S) -> Result<Vec<(&'v str, S)>, EncodeError> {
        let View::Object(members) = value.view() else {
            return Err(fault::wrong(Kind::ExpectedObject, value));
        };
        self.fields.resize(base + object.fields.len(), None);
        let mut extras = Vec::new();
        let mut guess = 0;
        for (key, value) in members {
            match object.keys.find(key.as_bytes(), guess) {
                Some(position) => {
                    guess = position + 1;
                    if value.is_none() && object.fields.get(position).is_some_and(|field| field.none_is_absent) {
                        continue;
                    }
                    if let Some(slot) = self.fields.get_mut(base + position) {
                        *slot = Some(value);
                    }
                }
                None if object.extras.is_some() => extras.push((key, value)),
                None if object.undeclared == Undeclared::Refuse => {
                    // Where the vectors place it: at the object, whatever the key.
                    return Err(EncodeError::new(Kind::UnknownProperty).with_detail(format!("`{key}` is not declared")));
                }
                None => {}
            }
        }
        if object.optionals > 0 {
            let fields = self.fields.get(base..).unwrap_or_default();
            let optional = object.fields.iter().zip(fields).filter(|(field, _)| field.optional);
            self.writer.presence(optional.map(|(_, value)| value.is_some()));
        }
        Ok(extras)
    }

    fn branch(&mut self, branches: &[Id], position: usize, value: S) -> Result<(), EncodeError> {
        self.writer.uint(position as u64);
        match branches.get(position) {
            Some(branch) => self.below(*branch, value),
            None => Err(fault::wrong(Kind::NoUnionType, value)),
        }
    }

    fn cases(&mut self, cases: &Cases, value: S) -> Result<(), EncodeError> {
        let View::Object(mut members) = value.view() else {
            return Err(fault::wrong(Kind::NoUnionCase, value));
        };
        let tag = members.find(|(key, _)| *key == &*cases.name).map(|(_, value)| value);
        match tag.and_then(|tag| case_of(tag.view(), &cases.positions)) {
            Some(position) => self.branch(&cases.branches, position, value),
            None => Err(fault::no_case(&cases.name, tag, &cases.texts)),
        }
    }

    fn types(&mut self, types: &Types, value: S) -> Result<(), EncodeError> {
        match types.position(value.view().json_type()) {
            Some(position) => self.branch(&types.branches, position, value),
            None => Err(fault::wrong(Kind::NoUnionType, value)),
        }
    }

    fn order(&mut self, order: &'p Order, value: S) -> Result<(), EncodeError> {
        let is_outermost = self.fitting.is_empty();
        let first = self.fitting.at_height(self.depth.nodes()).first(order, value);
        if self.expected.as_mut().is_some_and(|expected| !expected.is_next(first)) {
            return Err(EncodeError::new(Kind::NoUnionBranch));
        }
        match first {
            Some(position) => self.branch(&order.branches, position, value)?,
            None => return Err(fault::wrong(Kind::NoUnionBranch, value)),
        }
        if is_outermost {
            self.fitting.forget();
        }
        Ok(())
    }
}

/// Whether a value is the very constant: 0 is not −0.
pub(super) fn is_constant<'v, S: Source<'v>>(view: View<'v, S>, constant: &Constant) -> bool {
    match (view, &constant.scalar) {
        (View::Null, Scalar::Null) => true,
        (View::Boolean(a), Scalar::Boolean(b)) => a == *b,
        (View::Number(a), Scalar::Number(_)) => a.exact().is_some_and(|a| constant.scalar == Scalar::Number(a)),
        (View::String(a), Scalar::String(b)) => *a == **b,
        _ => false,
    }
}

/// The member that a value is.
pub(super) fn position_of<'v, S: Source<'v>>(view: View<'v, S>, scalars: &Scalars) -> Option<usize> {
    match view {
        View::Null => scalars.null(),
        View::Boolean(value) => scalars.boolean(value),
        View::Number(value) => scalars.number(value),
        View::String(value) => scalars.string(value.as_bytes()),
        View::Unpaired | View::Array(_) | View::Object(_) => None,
    }
}

/// The case that a discriminant chooses: −0 chooses that of 0, whose literal refuses it.
fn case_of<'v, S: Source<'v>>(view: View<'v, S>, cases: &Scalars) -> Option<usize> {
    match view {
        View::Number(number) if number.double() == 0.0 => cases.number(Number::Uint(0)),
        view => position_of(view, cases),
    }
}

/// The error of a required field that is not there.
#[cold]
#[inline(never)]
fn missing(program: &Program, field: &Field) -> EncodeError {
    fault::missing(kind_of_missing(program, field.node)).in_key(&field.name)
}

/// What a shape says of a value of no type.
fn kind_of_missing(program: &Program, id: Id) -> Kind {
    let mut id = id;
    // A chain of markers and references ends, or goes in a circle.
    for _ in 0..=2 * program.definitions.len() + 2 {
        return match program.step(id) {
            Step::Any => Kind::DynamicUnsupported,
            Step::Boolean => Kind::ExpectedBoolean,
            Step::Uint => Kind::ExpectedUint,
            Step::Int => Kind::ExpectedInt,
            Step::Float32 | Step::Float64 => Kind::ExpectedNumber,
            Step::String => Kind::ExpectedString,
            Step::Bytes => Kind::ExpectedBytes,
            Step::Uuid => Kind::ExpectedUuid,
            Step::Literal(_) => Kind::LiteralMismatch,
            Step::Enum(Enumeration { .. }) => Kind::EnumValue,
            Step::Array(_) | Step::FixedArray { .. } => Kind::ExpectedArray,
            Step::Tuple { .. } => Kind::TupleLength,
            Step::Record(_) | Step::Object(_) => Kind::ExpectedObject,
            Step::Cases(_) => Kind::NoUnionCase,
            Step::Types(_) => Kind::NoUnionType,
            Step::Order(_) => Kind::NoUnionBranch,
            Step::Nullable(inner) | Step::Optional { inner, .. } => {
                id = *inner;
                continue;
            }
            Step::Reference(definition) => match program.definitions.get(*definition as usize) {
                Some(target) => {
                    id = *target;
                    continue;
                }
                None => Kind::RecursionDepth,
            },
        };
    }
    Kind::RecursionDepth
}
