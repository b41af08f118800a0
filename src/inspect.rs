//! Bytes explained by their shape: which of them are which field, for people. It knows
//! shapes and the reader; it builds no value, and nothing of the library depends on it.

use crate::error::{DecodeError, DecodeErrorKind};
use crate::shape::order::compare;
use crate::shape::{By, Kind, Node, Object, Scalar, Shape, Union};
use crate::wire::Reader;
use crate::wire::reader::DYNAMIC_DEPTH;
use crate::wire::shortest;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;

/// One run of bytes and what it means.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let looked = shorn::inspect(&Shape::build(Node::array(Node::uint()))?, &[1, 0xac, 0x02]);
/// let part = &looked.parts[1];
/// assert_eq!((part.offset, part.bytes), (1, &[0xac, 0x02][..]));
/// assert_eq!((&part.path[..], part.what, &part.value[..]), ("[0]", "uint", "300"));
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part<'a> {
    /// Where in the message the bytes begin.
    pub offset: usize,
    /// The bytes; none for a literal, which takes none.
    pub bytes: &'a [u8],
    /// The field, spelled as in errors; empty for the root, which `Display` shows as `·`.
    pub path: String,
    /// What the bytes are: `uint`, `string`, `count`, `presence` and so on.
    pub what: &'static str,
    /// The value, as JSON where it is one.
    pub value: String,
}

/// A message taken apart, as far as it could be read.
///
/// Displayed, it is a table of one line for each part, and the error behind them.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let looked = shorn::inspect(&Shape::build(Node::array(Node::boolean()))?, &[2, 1, 7]);
/// assert_eq!(
///     looked.to_string(),
///     "0  02  ·    count    2 entries\n\
///      1  01  [0]  boolean  true\n\
///      2  07  [1]  unread   invalid_boolean\n\
///      invalid_boolean at byte 2: expected 00 or 01\n",
/// );
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Inspection<'a> {
    /// The parts in the order of the message, without gaps.
    pub parts: Vec<Part<'a>>,
    /// What is wrong behind the last part, if anything is.
    pub error: Option<DecodeError>,
}

/// Takes a message apart by its shape, for people: which bytes are which field.
///
/// Where the message is malformed, the last part is what could not be read, under the
/// path where that began, and the error says why: the same kind and offset that a decoder
/// gives. It judges by the shape alone, so that what only a Rust type refuses (300 in a `u8`)
/// is no error here. Of a message with a fingerprint, look at what follows it.
///
/// It allocates a few strings for each part: a tool for looking, not for reading. The limits are
/// those of the format, integers beyond ±(2^53 − 1) are refused (wire format, section 2), and a
/// message nested more than 1,000 nodes deep ends in `recursion_depth`.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let person = Node::object([("name", Node::string()), ("age", Node::uint())]);
/// let looked = shorn::inspect(&Shape::build(person)?, b"\x2d\x05Grace");
/// assert!(looked.error.is_none());
/// assert_eq!(
///     looked.to_string(),
///     "0  2d                 age   uint    45\n\
///      1  05 47 72 61 63 65  name  string  \"Grace\"\n",
/// );
/// # Ok::<(), shorn::SchemaError>(())
/// ```
pub fn inspect<'a>(shape: &Shape, message: &'a [u8]) -> Inspection<'a> {
    let limits = crate::Limits::new().safe_integers(true);
    let mut walk = Walk {
        shape,
        message,
        reader: Reader::with_limits(message, limits),
        parts: Vec::new(),
        path: String::new(),
        entered: BTreeMap::new(),
        height: 0,
    };
    let error = walk.node(shape.root()).and_then(|()| walk.reader.finish()).err();
    if let Some(error) = &error {
        walk.unread(error.kind());
    }
    Inspection { parts: walk.parts, error }
}

/// Characters of a name that are shown in a path.
const MOST_NAME: usize = 64;

/// Nesting beyond which a look at the message ends, whatever the shape allows: what it
/// takes of the stack is bounded by this.
const MOST_HEIGHT: usize = 1_000;

/// Nested occurrences of one definition.
const MOST_ENTERED: u16 = 256;

struct Walk<'s, 'a> {
    shape: &'s Shape,
    message: &'a [u8],
    reader: Reader<'a>,
    parts: Vec<Part<'a>>,
    path: String,
    entered: BTreeMap<usize, u16>,
    height: usize,
}

impl<'a> Walk<'_, 'a> {
    /// Reads one part with `read`, and notes it under the present path.
    fn part<T>(
        &mut self,
        what: &'static str,
        read: impl FnOnce(&mut Reader<'a>) -> Result<T, DecodeError>,
        show: impl FnOnce(&T) -> String,
    ) -> Result<T, DecodeError> {
        let offset = self.reader.offset();
        let value = read(&mut self.reader)?;
        let bytes = self.message.get(offset..self.reader.offset()).unwrap_or_default();
        self.parts.push(Part { offset, bytes, path: self.path.clone(), what, value: show(&value) });
        Ok(value)
    }

    /// Walks a child under one more segment of the path.
    fn under(
        &mut self,
        segment: &str,
        walk: impl FnOnce(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let before = self.path.len();
        if !segment.starts_with('[') && before > 0 {
            self.path.push('.');
        }
        // A key is of the peer's choosing: it must neither break the table nor, being part
        // of every path below it, make it much larger than the message.
        self.path.extend(segment.chars().take(MOST_NAME).flat_map(shown));
        if segment.chars().nth(MOST_NAME).is_some() {
            self.path.push('…');
        }
        walk(self)?;
        // Where the walk has failed the path stays: it is where the unread bytes begin.
        self.path.truncate(before);
        Ok(())
    }

    /// Notes the bytes that no part has, under the path where the walk ended.
    fn unread(&mut self, kind: DecodeErrorKind) {
        let offset = self.parts.last().map_or(0, |part| part.offset + part.bytes.len());
        let bytes = self.message.get(offset..).unwrap_or_default();
        let path = core::mem::take(&mut self.path);
        if !bytes.is_empty() {
            self.parts.push(Part { offset, bytes, path, what: "unread", value: String::from(kind.code()) });
        }
    }

    fn node(&mut self, node: &Node) -> Result<(), DecodeError> {
        if self.height == MOST_HEIGHT {
            return Err(self.fail(DecodeErrorKind::RecursionDepth));
        }
        self.height += 1;
        let walked = self.kind(node.kind());
        self.height -= 1;
        walked
    }

    fn fail(&self, kind: DecodeErrorKind) -> DecodeError {
        DecodeError::new(kind, self.reader.offset())
    }

    fn kind(&mut self, kind: &Kind) -> Result<(), DecodeError> {
        match kind {
            Kind::Any => return self.dynamic(0),
            Kind::Boolean => {
                self.part("boolean", Reader::boolean, bool::to_string)?;
            }
            Kind::Uint => {
                self.part("uint", Reader::uint, u64::to_string)?;
            }
            Kind::Int => {
                self.part("int", Reader::int, i64::to_string)?;
            }
            Kind::Float64 => {
                self.part("float64", Reader::float64, |v| number(*v))?;
            }
            Kind::Float32 => {
                self.part("float32", Reader::float32, |v| number(f64::from(*v)))?;
            }
            Kind::String => {
                self.part("string", |r| r.text().map(ToOwned::to_owned), |v| text(v))?;
            }
            Kind::Bytes => {
                self.part("bytes", |r| r.bytes().map(<[u8]>::len), |n| counted(*n, "byte", "bytes"))?;
            }
            Kind::Uuid => {
                self.part("uuid", Reader::uuid, uuid)?;
            }
            Kind::Literal(value) => {
                self.part("literal", |_| Ok(()), |()| scalar(value))?;
            }
            Kind::Enum(members) => {
                let show = |i: &usize| members.get(*i).map_or_else(String::new, scalar);
                self.part("enum", |r| r.enum_index(members.len()), show)?;
            }
            Kind::Nullable(inner) => {
                if self.part("marker", Reader::nullable, |v| String::from(if *v { "a value" } else { "null" }))? {
                    return self.node(inner);
                }
            }
            Kind::Optional(inner) => {
                if self.part("marker", Reader::optional, |v| String::from(if *v { "a value" } else { "absent" }))? {
                    return self.node(inner);
                }
            }
            Kind::Array { item, length: Some(length) } => {
                let n = usize::try_from(*length).unwrap_or(usize::MAX);
                self.reader.fixed_count(n, self.shape.min_width_of(item))?;
                return self.items(0, n, item);
            }
            Kind::Array { item, length: None } => return self.counted(0, item),
            Kind::Tuple { items, rest } => {
                for (i, item) in items.iter().enumerate() {
                    self.under(&format!("[{i}]"), |walk| walk.node(item))?;
                }
                if let Some(rest) = rest {
                    return self.counted(items.len(), rest);
                }
            }
            Kind::Record(value) => return self.record(value).map(drop),
            Kind::Object(object) => return self.object(object),
            Kind::Union(union) => return self.union(union),
            Kind::Reference(index) => return self.reference(*index),
        }
        Ok(())
    }

    fn counted(&mut self, from: usize, item: &Node) -> Result<(), DecodeError> {
        let min = self.shape.min_width_of(item);
        let n = self.part("count", |r| r.count(min), entries)?;
        // Elements without bytes have nothing to show, and a count alone must not make a million parts.
        self.items(from, if min == 0 { 0 } else { n }, item)
    }

    fn items(&mut self, from: usize, n: usize, item: &Node) -> Result<(), DecodeError> {
        for i in from..from.saturating_add(n) {
            self.under(&format!("[{i}]"), |walk| walk.node(item))?;
        }
        Ok(())
    }

    /// Walks the entries of a record, and gives their keys.
    fn record(&mut self, value: &Node) -> Result<Vec<String>, DecodeError> {
        let min = 1 + self.shape.min_width_of(value);
        self.entries(min, |walk| walk.node(value))
    }

    fn entries(
        &mut self,
        min: usize,
        mut value: impl FnMut(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<Vec<String>, DecodeError> {
        let n = self.part("count", |r| r.count(min), entries)?;
        let mut keys: Vec<String> = Vec::new();
        for _ in 0..n {
            let key = self.part("key", |r| r.text().map(ToOwned::to_owned), |v| text(v))?;
            if keys.last().is_some_and(|last| compare(last, &key) != Ordering::Less) {
                return Err(self.fail(DecodeErrorKind::RecordKeyOrder));
            }
            self.under(&key, &mut value)?;
            keys.push(key);
        }
        Ok(keys)
    }

    fn object(&mut self, object: &Object) -> Result<(), DecodeError> {
        let present = self.presence(object)?;
        let mut bits = present.into_iter();
        for field in object.fields() {
            if !field.is_optional() || bits.next() == Some(true) {
                self.under(field.name(), |walk| walk.node(field.node()))?;
            }
        }
        if let Some(extras) = object.extras() {
            let keys = self.record(extras)?;
            if object.fields().iter().any(|field| keys.iter().any(|key| key == field.name())) {
                return Err(self.fail(DecodeErrorKind::ExtraRepeatsField));
            }
        }
        Ok(())
    }

    fn presence(&mut self, object: &Object) -> Result<Vec<bool>, DecodeError> {
        let optionals: Vec<&str> = object.fields().iter().filter(|f| f.is_optional()).map(|f| f.name()).collect();
        if optionals.is_empty() {
            return Ok(Vec::new());
        }
        let from_start = object.extras().is_some() || object.fields().iter().any(|f| is_inherited(f.name()));
        let show = |bits: &Vec<bool>| {
            let there: Vec<&str> = optionals.iter().zip(bits).filter(|(_, bit)| **bit).map(|(name, _)| *name).collect();
            if there.is_empty() { String::from("none of the optional fields") } else { there.join(", ") }
        };
        self.part("presence", |r| r.presence(optionals.len(), from_start), show)
    }

    fn union(&mut self, union: &Union) -> Result<(), DecodeError> {
        let show = |i: &usize| match union.by() {
            By::Property { name, cases } => {
                format!("{name} = {}", cases.get(*i).map_or_else(String::new, scalar))
            }
            By::Type(types) => types.get(*i).map_or_else(String::new, |json| json.name().to_owned()),
            By::Order => format!("branch {i}"),
        };
        let branch = self.part("branch", |r| r.union_branch(union.branches().len()), show)?;
        match union.branches().get(branch) {
            Some(branch) => self.node(branch),
            None => Ok(()),
        }
    }

    fn reference(&mut self, index: usize) -> Result<(), DecodeError> {
        let entered = self.entered.get(&index).copied().unwrap_or(0);
        let Some(definition) = self.shape.definitions().get(index).filter(|_| entered < MOST_ENTERED) else {
            return Err(self.fail(DecodeErrorKind::RecursionDepth));
        };
        self.entered.insert(index, entered + 1);
        let walked = self.node(definition);
        self.entered.insert(index, entered);
        walked
    }

    fn dynamic(&mut self, depth: usize) -> Result<(), DecodeError> {
        let tag = self
            .part("tag", Reader::dynamic_tag, |tag| TAGS.get(usize::from(*tag)).copied().unwrap_or_default().into())?;
        if tag >= 6 && depth == DYNAMIC_DEPTH {
            return Err(self.fail(DecodeErrorKind::DynamicDepth));
        }
        match tag {
            3 => {
                self.part("int", Reader::int, i64::to_string)?;
            }
            4 => {
                let v = self.part("float64", Reader::float64, |v| number(*v))?;
                let negative_zero = v == 0.0 && v.is_sign_negative();
                if v == (v as i64) as f64 && v.abs() <= crate::MAX_SAFE_INTEGER as f64 && !negative_zero {
                    return Err(self.fail(DecodeErrorKind::NonCanonicalDynamicNumber));
                }
            }
            5 => {
                self.part("string", |r| r.text().map(ToOwned::to_owned), |v| text(v))?;
            }
            6 => {
                let n = self.part("count", |r| r.count(1), entries)?;
                for i in 0..n {
                    self.under(&format!("[{i}]"), |walk| walk.dynamic(depth + 1))?;
                }
            }
            7 => drop(self.entries(2, |walk| walk.dynamic(depth + 1))?),
            _ => {}
        }
        Ok(())
    }
}

const TAGS: [&str; 8] = ["null", "false", "true", "integer", "number", "string", "array", "object"];

fn entries(n: &usize) -> String {
    counted(*n, "entry", "entries")
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn number(v: f64) -> String {
    shortest::to_text(v)
}

fn scalar(value: &Scalar) -> String {
    match value {
        Scalar::Null => String::from("null"),
        Scalar::Boolean(v) => v.to_string(),
        Scalar::Number(v) => number(*v),
        Scalar::String(v) => text(v),
    }
}

/// A string as JSON, so that what cannot be seen is escaped.
fn text(value: &str) -> String {
    let mut out = String::with_capacity(value.len() + 2);
    out.push('"');
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c => out.extend(shown(c)),
        }
    }
    out.push('"');
    out
}

/// A character as it is, or escaped as in JSON where a terminal or a reader would not see
/// it as it is.
fn shown(c: char) -> impl Iterator<Item = char> {
    let escaped = match c {
        '\n' => String::from("\\n"),
        '\r' => String::from("\\r"),
        '\t' => String::from("\\t"),
        c if crate::error::is_unseen(c) => format!("\\u{:04x}", u32::from(c)),
        c => String::from(c),
    };
    // A string's characters, owned.
    escaped.chars().collect::<Vec<_>>().into_iter()
}

fn uuid(bytes: &[u8; 16]) -> String {
    let mut text = String::from("\"");
    for (i, byte) in bytes.iter().enumerate() {
        let dash = if matches!(i, 4 | 6 | 8 | 10) { "-" } else { "" };
        text.push_str(&format!("{dash}{byte:02x}"));
    }
    text + "\""
}

/// Names that every JavaScript object inherits; see the offsets of a cut bitmap in the format.
fn is_inherited(name: &str) -> bool {
    crate::typed::derived::INHERITED.contains(&name)
}

impl fmt::Display for Inspection<'_> {
    /// A table of offset, bytes, path, kind and value, one part a line, and the error last. Of
    /// long runs of bytes the first sixteen are shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 16;
        let rows: Vec<[String; 5]> = self
            .parts
            .iter()
            .map(|part| {
                let mut hex: Vec<String> = part.bytes.iter().take(SHOWN).map(|b| format!("{b:02x}")).collect();
                if part.bytes.len() > SHOWN {
                    hex.push(String::from("…"));
                }
                let path = if part.path.is_empty() { String::from("·") } else { part.path.clone() };
                [part.offset.to_string(), hex.join(" "), path, part.what.to_owned(), part.value.clone()]
            })
            .collect();
        let mut widths = [0; 5];
        for row in &rows {
            for (width, text) in widths.iter_mut().zip(row) {
                *width = text.chars().count().max(*width);
            }
        }
        let [a, b, c, d, _] = widths;
        for [offset, hex, path, what, value] in &rows {
            writeln!(f, "{offset:>a$}  {hex:<b$}  {path:<c$}  {what:<d$}  {value}")?;
        }
        match &self.error {
            Some(error) => writeln!(f, "{error}"),
            None => Ok(()),
        }
    }
}
