//! The walk from JSON text to the wire that either is certain or gives up. It knows the steps of a
//! program and the tokens of text; members in any order are `object`'s.
//!
//! Whatever it writes is what [`walk`](crate::plan::encode::walk) writes for the same text. Where it
//! is not certain of that it says [`Flaw::Doubt`], or what the cursor said: which, makes no odds.

use super::cursor::{Cursor, Flaw, Read};
use super::scratch::Lease;
use super::tape::{Tape, checked};
use crate::Limits;
use crate::error::EncodeError;
use crate::plan::branches::Order;
use crate::plan::depth::Depth;
use crate::plan::encode::{walk, walk_inside};
use crate::plan::keys::Scalars;
use crate::plan::number::Number;
use crate::plan::program::{Cases, Constant, Id, Items, Program, Step, Types};
use crate::shape::{JsonType, Scalar};
use crate::wire::reader::DYNAMIC_DEPTH;
use crate::wire::{Writer, scan, text, varint};

/// Nodes on the way to a value down to which this walk goes: it has the machine's stack for each,
/// and what is nested deeper is rare.
const MOST_NODES: u32 = 128;

/// Appends the encoding of the value that a JSON text is, to a writer that was begun with `limits`.
pub(crate) fn encode(program: &Program, limits: &Limits, text: &[u8], writer: &mut Writer) -> Result<(), EncodeError> {
    let certain = |writer: &mut Writer| {
        let mut certain = Walk::new(program, limits, text, writer);
        certain.whole().is_ok().then_some(certain.free)
    };
    writer.certain_or(certain, |writer| second_look(program, limits, text, writer))
}

/// The same by way of a tape: the definition.
#[cold]
#[inline(never)]
fn second_look(program: &Program, limits: &Limits, text: &[u8], writer: &mut Writer) -> Result<(), EncodeError> {
    match Tape::read(text, program.longest_name()) {
        Ok(tape) => walk(program, limits, tape.root(), writer),
        Err(fault) => Err(fault.error(text)),
    }
}

pub(super) struct Walk<'p, 't, 'w> {
    pub(super) program: &'p Program,
    pub(super) limits: &'p Limits,
    pub(super) cursor: Cursor<'t>,
    pub(super) writer: &'w mut Writer,
    /// Bytes that the writer may hold.
    most: u64,
    depth: Depth,
    /// Elements without bytes so far.
    free: u64,
    /// The text, once it was found to be UTF-8 throughout.
    checked: Option<&'t str>,
    pub(super) scratch: Lease,
}

/// The value of a record or dynamic object.
#[derive(Clone, Copy)]
pub(super) enum Inner {
    Node(Id),
    /// Dynamic, inside of so many others.
    Dynamic(usize),
}

impl<'p, 't, 'w> Walk<'p, 't, 'w> {
    fn new(program: &'p Program, limits: &'p Limits, text: &'t [u8], writer: &'w mut Writer) -> Walk<'p, 't, 'w> {
        Walk {
            program,
            limits,
            cursor: Cursor::new(text),
            most: (writer.len() as u64).saturating_add(limits.message),
            writer,
            depth: Depth::new(program.definitions.len(), limits.depth),
            free: 0,
            checked: None,
            scratch: Lease::default(),
        }
    }

    fn whole(&mut self) -> Read<()> {
        self.node(self.program.root)?;
        self.cursor.finish()
    }

    /// A node: the kinds that are most frequent without a call.
    #[inline(always)]
    pub(super) fn node(&mut self, id: Id) -> Read<()> {
        match self.program.step(id) {
            Step::String => self.string(),
            Step::Uint => self.uint(),
            Step::Float64 => {
                let value = self.number()?.double();
                self.writer.float64(value);
                Ok(())
            }
            Step::Boolean => self.boolean(),
            Step::Enum(enumeration) => {
                let position = self.position(&enumeration.positions)?;
                self.writer.uint(position as u64);
                Ok(())
            }
            _ => self.other_node(id),
        }
    }

    #[inline(never)]
    fn other_node(&mut self, id: Id) -> Read<()> {
        if !self.depth.down_to(MOST_NODES) {
            return Err(Flaw::Doubt);
        }
        let program = self.program;
        match program.step(id) {
            Step::Int => {
                let value = self.number()?.int().ok_or(Flaw::Doubt)?;
                self.writer.uint(varint::zigzag(value));
            }
            Step::Float32 => {
                let value = self.number()?.double();
                self.writer.float32(value as f32);
            }
            Step::Literal(constant) => self.literal(constant)?,
            Step::Nullable(inner) => {
                if !self.null()? {
                    self.node(*inner)?;
                }
            }
            Step::Optional { inner, null: true } => {
                self.writer.byte(1);
                self.node(*inner)?;
            }
            Step::Optional { inner, null: false } => {
                if !self.null()? {
                    self.node(*inner)?;
                }
            }
            Step::Object(fields) => self.object(fields)?,
            Step::Array(items) => self.array(items)?,
            Step::Uuid => {
                let uuid = self.content().map(crate::plan::uuid::parse)?.ok_or(Flaw::Doubt)?;
                self.writer.uuid(&uuid);
            }
            Step::Bytes => self.bytes()?,
            Step::FixedArray { items, length } => self.fixed_array(items, *length)?,
            Step::Tuple { items, rest } => self.tuple(items, rest.as_ref())?,
            Step::Record(items) => self.record(Inner::Node(items.item))?,
            Step::Cases(cases) => self.cases(cases)?,
            Step::Types(types) => self.types(types)?,
            Step::Order(order) => self.order(id, order)?,
            Step::Reference(definition) => self.reference(*definition)?,
            Step::Any => self.dynamic(0)?,
            // The others have no call of their own.
            _ => self.node(id)?,
        }
        self.depth.up();
        Ok(())
    }

    #[inline]
    pub(super) fn inner(&mut self, inner: Inner) -> Read<()> {
        match inner {
            Inner::Node(id) => self.node(id)?,
            Inner::Dynamic(depth) => self.dynamic(depth)?,
        }
        // Behind each element, so that no more than one is written in vain.
        if self.writer.len() as u64 > self.most { Err(Flaw::Doubt) } else { Ok(()) }
    }

    fn reference(&mut self, definition: u32) -> Read<()> {
        let target = self.program.definitions.get(definition as usize).filter(|_| self.depth.enter(definition));
        self.node(*target.ok_or(Flaw::Doubt)?)?;
        self.depth.leave(definition);
        Ok(())
    }

    /// Writes a null marker: whether the value is null, and taken.
    #[inline]
    fn null(&mut self) -> Read<bool> {
        let null = self.cursor.token() == b'n';
        if null {
            self.cursor.word(b"null")?;
        }
        self.writer.boolean(!null);
        Ok(null)
    }

    #[inline(always)]
    fn uint(&mut self) -> Read<()> {
        self.cursor.token();
        let value = match self.cursor.natural() {
            Some(value) => value,
            None => self.cursor.number()?.uint().ok_or(Flaw::Doubt)?,
        };
        self.writer.uint(value);
        Ok(())
    }

    #[inline(always)]
    fn boolean(&mut self) -> Read<()> {
        let value = self.cursor.token() == b't';
        self.cursor.word(if value { b"true" } else { b"false" })?;
        self.writer.boolean(value);
        Ok(())
    }

    #[inline]
    fn number(&mut self) -> Read<Number> {
        self.cursor.token();
        self.cursor.number()
    }

    #[inline]
    fn string(&mut self) -> Read<()> {
        if self.cursor.token() != b'"' {
            return Err(Flaw::Doubt);
        }
        self.string_here()
    }

    /// Writes the string whose opening quote is next.
    #[inline]
    pub(super) fn string_here(&mut self) -> Read<()> {
        let most = self.limits.text as usize;
        let Cursor { text, at } = self.cursor;
        match scan::copy_string(text, at + 1, most, self.writer.buffer_mut()) {
            Some(end) => {
                self.cursor.at = end + 1;
                Ok(())
            }
            None => self.escaped_string(),
        }
    }

    /// The same for a string with escapes, undone where it is to be. Its length is assumed to take
    /// one byte, too.
    #[cold]
    #[inline(never)]
    fn escaped_string(&mut self) -> Read<()> {
        let buffer = self.writer.buffer_mut();
        let start = buffer.len();
        buffer.push(0);
        let paired = self.cursor.unescape(buffer)?;
        let content = buffer.get(start + 1..).unwrap_or_default();
        if !paired || content.len() > self.limits.text as usize || !text::is_utf8(content) {
            return Err(Flaw::Doubt);
        }
        let n = content.len();
        scan::set_count(buffer, start, n);
        Ok(())
    }

    /// The content of a string, which is not looked at as UTF-8.
    #[inline]
    pub(super) fn content(&mut self) -> Read<&[u8]> {
        if self.cursor.token() != b'"' {
            return Err(Flaw::Doubt);
        }
        match self.cursor.plain_string()? {
            Some((from, to)) => Ok(self.cursor.between(from, to)),
            None => self.unescaped(),
        }
    }

    #[cold]
    #[inline(never)]
    fn unescaped(&mut self) -> Read<&[u8]> {
        let unescaped = &mut self.scratch.get().unescaped;
        unescaped.clear();
        match self.cursor.unescape(unescaped)? {
            true => Ok(unescaped),
            false => Err(Flaw::Doubt),
        }
    }

    /// Takes a scalar, and gives its position among others.
    #[inline]
    fn position(&mut self, scalars: &Scalars) -> Read<usize> {
        let position = match self.cursor.token() {
            b'"' => scalars.string(self.content()?),
            b'n' => {
                self.cursor.word(b"null")?;
                scalars.null()
            }
            b't' => {
                self.cursor.word(b"true")?;
                scalars.boolean(true)
            }
            b'f' => {
                self.cursor.word(b"false")?;
                scalars.boolean(false)
            }
            _ => scalars.number(self.cursor.number()?),
        };
        position.ok_or(Flaw::Doubt)
    }

    fn literal(&mut self, constant: &Constant) -> Read<()> {
        let same = match (self.cursor.token(), &constant.scalar) {
            // Its own spelling, quotes included.
            (b'"', Scalar::String(_)) if self.cursor.takes(constant.json.as_bytes()) => true,
            (b'"', Scalar::String(expected)) => self.content()? == expected.as_bytes(),
            (b'n', Scalar::Null) => self.cursor.takes(b"null"),
            (b't', Scalar::Boolean(true)) => self.cursor.takes(b"true"),
            (b'f', Scalar::Boolean(false)) => self.cursor.takes(b"false"),
            (_, Scalar::Number(_)) => {
                let exact = self.cursor.number()?.exact();
                exact.is_some_and(|exact| constant.scalar == Scalar::Number(exact))
            }
            _ => false,
        };
        if same { Ok(()) } else { Err(Flaw::Doubt) }
    }

    /// Begins an array, whose count is assumed to take one byte: where that is.
    #[inline]
    fn begin_count(&mut self) -> usize {
        let at = self.writer.len();
        self.writer.byte(0);
        at
    }

    #[inline]
    pub(super) fn end_count(&mut self, at: usize, n: usize) -> Read<()> {
        if n as u64 > u64::from(self.limits.elements) {
            return Err(Flaw::Doubt);
        }
        scan::set_count(self.writer.buffer_mut(), at, n);
        Ok(())
    }

    fn array(&mut self, items: &Items) -> Read<()> {
        self.cursor.take(b'[', Flaw::Doubt)?;
        let more = !self.cursor.ends(b']');
        self.counted(items, more)
    }

    /// A count and elements, if there are `more`, up to the end of the array.
    fn counted(&mut self, items: &Items, more: bool) -> Read<()> {
        let at = self.begin_count();
        let n = self.elements(Inner::Node(items.item), more)?;
        self.free = self.free.saturating_add(items.free.saturating_mul(n as u64));
        if self.free > u64::from(self.limits.elements) {
            return Err(Flaw::Doubt);
        }
        self.end_count(at, n)
    }

    #[inline]
    fn elements(&mut self, inner: Inner, mut more: bool) -> Read<usize> {
        let mut n = 0;
        while more {
            self.inner(inner)?;
            n += 1;
            more = self.cursor.goes_on(b']')?;
        }
        Ok(n)
    }

    fn fixed_array(&mut self, items: &Items, length: usize) -> Read<()> {
        self.cursor.take(b'[', Flaw::Doubt)?;
        let mut more = !self.cursor.ends(b']');
        for _ in 0..length {
            if !more {
                return Err(Flaw::Doubt);
            }
            self.inner(Inner::Node(items.item))?;
            more = self.cursor.goes_on(b']')?;
        }
        if more { Err(Flaw::Doubt) } else { Ok(()) }
    }

    fn tuple(&mut self, items: &[Id], rest: Option<&Items>) -> Read<()> {
        self.cursor.take(b'[', Flaw::Doubt)?;
        let mut more = !self.cursor.ends(b']');
        for item in items {
            if !more {
                return Err(Flaw::Doubt);
            }
            self.node(*item)?;
            more = self.cursor.goes_on(b']')?;
        }
        match rest {
            Some(rest) => self.counted(rest, more),
            None if more => Err(Flaw::Doubt),
            None => Ok(()),
        }
    }

    /// An array of integers, written as bytes.
    fn bytes(&mut self) -> Read<()> {
        self.cursor.take(b'[', Flaw::Doubt)?;
        let mut more = !self.cursor.ends(b']');
        let at = self.begin_count();
        while more {
            let byte = self.number()?.uint().and_then(|byte| u8::try_from(byte).ok());
            self.writer.byte(byte.ok_or(Flaw::Doubt)?);
            more = self.cursor.goes_on(b']')?;
        }
        let n = self.writer.len() - at - 1;
        if n > self.limits.text as usize {
            return Err(Flaw::Doubt);
        }
        scan::set_count(self.writer.buffer_mut(), at, n);
        Ok(())
    }

    fn branch(&mut self, branches: &[Id], position: usize) -> Read<()> {
        self.writer.uint(position as u64);
        self.node(*branches.get(position).ok_or(Flaw::Doubt)?)
    }

    fn types(&mut self, types: &Types) -> Read<()> {
        let position = types.position(self.json_type()).ok_or(Flaw::Doubt)?;
        self.branch(&types.branches, position)
    }

    /// The type of the value that is next, if it is well-formed.
    fn json_type(&mut self) -> JsonType {
        match self.cursor.token() {
            b'"' => JsonType::String,
            b'{' => JsonType::Object,
            b'[' => JsonType::Array,
            b'n' => JsonType::Null,
            b't' | b'f' => JsonType::Boolean,
            _ => JsonType::Number,
        }
    }

    fn cases(&mut self, cases: &Cases) -> Read<()> {
        // A second member of that name is noticed only where the branch has a place for it.
        if !cases.declared {
            return Err(Flaw::Doubt);
        }
        let position = self.ahead(&cases.name, &cases.positions)?;
        self.branch(&cases.branches, position)
    }

    /// The position of an object's member `name` among scalars, found by looking ahead.
    fn ahead(&mut self, name: &str, scalars: &Scalars) -> Read<usize> {
        let begin = self.cursor;
        self.cursor.take(b'{', Flaw::Doubt)?;
        let mut more = !self.cursor.ends(b'}');
        while more {
            let found = self.content()? == name.as_bytes();
            self.cursor.take(b':', Flaw::Colon)?;
            if found {
                let position = self.position(scalars);
                self.cursor = begin;
                return position;
            }
            self.cursor.skip()?;
            more = self.cursor.goes_on(b'}')?;
        }
        Err(Flaw::Doubt)
    }

    fn order(&mut self, id: Id, order: &'p Order) -> Read<()> {
        let json_type = self.json_type();
        let mut candidates = order.candidates(json_type);
        if let (JsonType::Object, Some(name), true) = (json_type, order.telling_property(), candidates.len() > 1) {
            let mut found = Ok(0);
            candidates = order.candidates_of_case(|cases| {
                found = self.ahead(name, cases);
                found.ok()
            });
            found?;
        }
        match candidates {
            [] => Err(Flaw::Doubt),
            [only] => self.branch(&order.branches, *only as usize),
            _ => self.apart(id),
        }
    }

    /// A value whose branch cannot be told ahead goes over a tape, and the walk goes on behind it.
    #[inline(never)]
    fn apart(&mut self, id: Id) -> Read<()> {
        let text = match self.checked {
            Some(text) => text,
            None => *self.checked.insert(checked(self.cursor.text).map_err(|_| Flaw::Utf8)?),
        };
        let room = core::mem::take(&mut self.scratch.get().room);
        let longest = self.program.longest_name();
        let tape = Tape::read_value(text, &mut self.cursor, room, longest).map_err(|_| Flaw::Doubt)?;
        let depth = self.depth.doubled();
        let walked = walk_inside(self.program, self.limits, (id, tape.root()), self.writer, depth, self.free);
        self.free = walked.map_err(|_| Flaw::Doubt)?;
        self.scratch.get().room = tape.into_room();
        Ok(())
    }

    /// A dynamic value inside of `depth` others.
    fn dynamic(&mut self, depth: usize) -> Read<()> {
        match self.cursor.token() {
            b'"' => {
                self.writer.byte(5);
                self.string_here()
            }
            b'{' | b'[' if depth == DYNAMIC_DEPTH => Err(Flaw::Doubt),
            b'{' => {
                self.writer.byte(7);
                self.record(Inner::Dynamic(depth + 1))
            }
            b'[' => {
                self.writer.byte(6);
                self.cursor.at += 1;
                let more = !self.cursor.ends(b']');
                let at = self.begin_count();
                let n = self.elements(Inner::Dynamic(depth + 1), more)?;
                self.end_count(at, n)
            }
            b'n' => {
                self.writer.byte(0);
                self.cursor.word(b"null")
            }
            b'f' => {
                self.writer.byte(1);
                self.cursor.word(b"false")
            }
            b't' => {
                self.writer.byte(2);
                self.cursor.word(b"true")
            }
            _ => self.dynamic_number(),
        }
    }

    fn dynamic_number(&mut self) -> Read<()> {
        let number = self.cursor.number()?;
        match (number.dynamic_int(), number) {
            (Some(integer), _) => {
                self.writer.byte(3);
                self.writer.uint(varint::zigzag(integer));
                Ok(())
            }
            (None, Number::Float(value)) => {
                self.writer.byte(4);
                self.writer.float64(value);
                Ok(())
            }
            // Beyond 2^53: not every one is a double.
            (None, _) => Err(Flaw::Doubt),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Field, Node, Object, Shape};

    fn is_certain(node: &Node, text: &str) -> bool {
        let program = Program::new(&Shape::build(node.clone()).unwrap());
        let mut writer = Writer::new();
        let certain = Walk::new(&program, &Limits::new(), text.as_bytes(), &mut writer).whole().is_ok();
        if certain {
            let value: serde_json::Value = serde_json::from_str(text).unwrap();
            let mut definition = Writer::new();
            crate::plan::encode::encode(&program, &Limits::new(), &value, &mut definition).unwrap();
            assert_eq!(writer.as_bytes(), definition.as_bytes(), "{text}");
        }
        certain
    }

    /// Text that is right must not take the second look, which no test of bytes would notice.
    #[test]
    fn text_without_a_doubt() {
        let fields =
            || [Field::new("a", Node::any()), Field::optional("b", Node::int()), Field::new("c", Node::string())];
        let closed: Node = Object::new(fields()).into();
        let open: Node = Object::new(fields()).with_extras(Node::uint()).into();
        let tagged = Node::discriminated(
            "kind",
            ["x", "y"].map(|kind| (kind, Node::object([("kind", Node::literal(kind)), ("n", Node::uint())]))),
        );
        let by_order = Node::by_order([Node::uint(), Node::int(), Node::string(), Node::array(Node::boolean())]);
        for (node, text) in [
            (&closed, r#"{"a":{"z":1.5,"y":[null,true,"\u0041"]},"b":-5,"c":"é"}"#),
            (&closed, "{\n  \"c\": \"\\n\", \"left out\": [{}],\n  \"a\": 1e3\n}\n"),
            (&open, r#"{"a":1,"c":"","d":5}"#),
            (&open, r#"{"z":1,"c":"","b":5.0,"y":2,"a":0}"#),
            (&Node::array(tagged), r#"[{"kind":"x","n":1},{"n":2,"kind":"y"}]"#),
            (&Node::array(by_order), r#"["a",[true],5,-5,[]]"#),
            (&Node::record(Node::nullable(Node::uuid())), r#"{"b":null,"a":"00112233-4455-6677-8899-aabbccddeeff"}"#),
            (&Node::tuple_with_rest([Node::literal(5)], Node::float32()), "[5.0,1,2.5]"),
        ] {
            assert!(is_certain(node, text), "{text}");
        }
        assert!(!is_certain(&closed, r#"{"a":1,"c":"","a":2}"#));
        assert!(!is_certain(&closed, r#"{"a":1}"#));
    }
}
