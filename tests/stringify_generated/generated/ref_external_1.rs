// JSON in the shape: the members that the schema declares, in its types, and nothing else.
//
// Written by `shorn generate stringify` from the schema. Do not edit it: write it again.
// It needs the crate `serde_json`, version 1, and Rust 1.82 or newer. To use it as `shape.rs`:
//
//     mod shape;
//     let text = shape::to_string(&serde_json::json!({}))?;

use serde_json::{Map, Value};
use std::fmt;

/// The text of a value.
#[allow(dead_code)] // Not every program asks for every form.
pub fn to_string(value: &Value) -> Result<String, Error> {
    Ok(String::from_utf8(to_vec(value)?).unwrap_or_default())
}

/// The text of a value, as bytes in UTF-8.
#[allow(dead_code)]
pub fn to_vec(value: &Value) -> Result<Vec<u8>, Error> {
    let mut out = Vec::with_capacity(128);
    write(value, &mut out)?;
    Ok(out)
}

/// Appends the text of a value. Where that fails, nothing is appended.
pub fn write(value: &Value, out: &mut Vec<u8>) -> Result<(), Error> {
    let before = out.len();
    write_root(value, out, 0).map_err(|error| {
        out.truncate(before);
        *error
    })
}

/// The union at `#`.
fn write_root(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if is_target0(value) {
        return write_cat(value, out, depth);
    }
    if is_target1(value) {
        return write_dog(value, out, depth);
    }
    expected(ErrorKind::NoMatchingBranch)
}

/// The object at `cat#`.
fn write_cat(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
        return Ok(());
    };
    object.required("purr", r#""purr":"#, write_boolean)?;
    object.close()
}

/// The object at `dog#`.
fn write_dog(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
        return Ok(());
    };
    object.required("bark", r#""bark":"#, write_boolean)?;
    object.close()
}

fn is_target0(value: &Value) -> bool {
    is_object(value) && member_is(value, "purr", is_boolean) && has(value, "purr")
}

fn is_target1(value: &Value) -> bool {
    is_object(value) && member_is(value, "bark", is_boolean) && has(value, "bark")
}

// What is the same for every schema.

/// Why a value could not be written: what was expected, and where in the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    kind: ErrorKind,
    /// Innermost first.
    path: Vec<Segment>,
}

/// What stands between a value and one of its parts.
#[allow(dead_code)] // Not every schema has both.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Segment {
    Name(String),
    Index(usize),
}

/// What was expected of a value.
#[allow(dead_code)] // No schema asks for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A member that is required, and has no default.
    MissingRequired,
    /// Something that an integer can be made of.
    NotCoercibleInteger,
    /// Something that a number can be made of.
    NotCoercibleNumber,
    /// A text or null, for the format `date-time`.
    NotCoercibleDateTime,
    /// A text or null, for the format `date`.
    NotCoercibleDate,
    /// A text or null, for the format `time`.
    NotCoercibleTime,
    /// A list.
    NotAnArray,
    /// No more elements than the tuple has.
    TooManyItems,
    /// An element of the type of its position.
    TupleItemMismatch,
    /// A value of one of the types.
    NoMatchingType,
    /// A value that a branch of the union accepts.
    NoMatchingBranch,
    /// Less nesting.
    RecursionDepth,
}

#[allow(dead_code)] // Not every program looks at both.
impl Error {
    /// What was expected.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }

    /// Where in the value, as in `pages[3].title`; empty for the value as a whole.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for segment in self.path.iter().rev() {
            match segment {
                Segment::Index(index) => path.push_str(&format!("[{index}]")),
                Segment::Name(name) => {
                    path.push_str(if path.is_empty() { "" } else { "." });
                    path.push_str(name);
                }
            }
        }
        path
    }
}

impl ErrorKind {
    /// The stable name of the kind, and the kind in words.
    const fn row(self) -> (&'static str, &'static str) {
        match self {
            ErrorKind::MissingRequired => ("missing_required", "a value for the member"),
            ErrorKind::NotCoercibleInteger => ("not_coercible_integer", "something that an integer can be made of"),
            ErrorKind::NotCoercibleNumber => ("not_coercible_number", "something that a number can be made of"),
            ErrorKind::NotCoercibleDateTime => ("not_coercible_date_time", "an instant, a text or null"),
            ErrorKind::NotCoercibleDate => ("not_coercible_date", "an instant, a text or null"),
            ErrorKind::NotCoercibleTime => ("not_coercible_time", "an instant, a text or null"),
            ErrorKind::NotAnArray => ("not_an_array", "a list"),
            ErrorKind::TooManyItems => ("too_many_items", "fewer elements"),
            ErrorKind::TupleItemMismatch => ("tuple_item_mismatch", "an element of the type of its position"),
            ErrorKind::NoMatchingType => ("no_matching_type", "a value of one of the types"),
            ErrorKind::NoMatchingBranch => ("no_matching_branch", "a value that a branch accepts"),
            ErrorKind::RecursionDepth => ("recursion_depth", "less nesting"),
        }
    }
}

#[allow(dead_code)] // Not every program asks for it.
impl ErrorKind {
    /// The stable name of the kind.
    pub const fn code(self) -> &'static str {
        self.row().0
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, words) = self.kind.row();
        match &*self.path() {
            "" => write!(f, "{code}: expected {words}"),
            path => write!(f, "{code} at {path}: expected {words}"),
        }
    }
}

impl std::error::Error for Error {}

/// What every function that writes something comes to.
type Written = Result<(), Box<Error>>;

/// A function that writes a value which stands in so many lists and objects.
type Write = fn(&Value, &mut Vec<u8>, u32) -> Written;

#[cold]
fn expected(kind: ErrorKind) -> Written {
    Err(Box::new(Error { kind, path: Vec::new() }))
}

/// The same under a member.
fn in_member(written: Written, name: &str) -> Written {
    written.map_err(|mut error| {
        error.path.push(Segment::Name(name.to_owned()));
        error
    })
}

/// How deep lists and objects are followed, so that the stack has room.
const MOST_DEPTH: u32 = 512;

fn may_go_deeper(depth: u32) -> Written {
    if depth < MOST_DEPTH { Ok(()) } else { expected(ErrorKind::RecursionDepth) }
}

/// An object that is being written: members are asked for in the order of the text.
struct ObjectWriter<'v, 'o> {
    /// None for what is no object: it has no members.
    members: Option<&'v Map<String, Value>>,
    out: &'o mut Vec<u8>,
    depth: u32,
    /// What stands before the next member.
    separator: u8,
}

impl<'v, 'o> ObjectWriter<'v, 'o> {
    /// Nothing for null, which is an object without members and without defaults.
    fn open(value: &'v Value, out: &'o mut Vec<u8>, depth: u32) -> Result<Option<Self>, Box<Error>> {
        may_go_deeper(depth)?;
        if value.is_null() {
            out.extend_from_slice(b"{}");
            return Ok(None);
        }
        Ok(Some(ObjectWriter { members: value.as_object(), out, depth: depth + 1, separator: b'{' }))
    }

    /// A member that is missed where it is absent.
    #[inline]
    fn required(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => in_member(expected(ErrorKind::MissingRequired), name),
        }
    }

    #[inline]
    fn member(&mut self, name: &str, key: &str, value: &Value, write: Write) -> Written {
        self.key(key);
        in_member(write(value, self.out, self.depth), name)
    }

    #[inline]
    fn key(&mut self, key: &str) {
        self.out.push(self.separator);
        self.out.extend_from_slice(key.as_bytes());
        self.separator = b',';
    }

    fn close(self) -> Written {
        self.out.extend_from_slice(if self.separator == b'{' { b"{}" } else { b"}" });
        Ok(())
    }
}

/// Always the same text.
fn write_constant(text: &str, out: &mut Vec<u8>) -> Written {
    out.extend_from_slice(text.as_bytes());
    Ok(())
}

fn write_boolean(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    let truth = match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    };
    write_constant(if truth { "true" } else { "false" }, out)
}

fn is_boolean(value: &Value) -> bool {
    value.is_boolean()
}

fn is_object(value: &Value) -> bool {
    value.is_object()
}

fn has(value: &Value, name: &str) -> bool {
    value.as_object().is_none_or(|members| members.contains_key(name))
}

fn member_is(value: &Value, name: &str, check: fn(&Value) -> bool) -> bool {
    value.as_object().and_then(|members| members.get(name)).is_none_or(check)
}
