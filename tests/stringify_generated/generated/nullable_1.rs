// JSON in the shape: the members that the schema declares, in its types, and nothing else.
//
// Written by `shorn generate stringify` from the schema. Do not edit it: write it again.
// It needs the crate `serde_json`, version 1, and Rust 1.82 or newer. To use it as `shape.rs`:
//
//     mod shape;
//     let text = shape::to_string(&serde_json::json!({}))?;

use serde_json::{Map, Number, Value};
use std::borrow::Cow;
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

/// The object at `#`.
fn write_root(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
        return Ok(());
    };
    object.optional("outer", r#""outer":"#, write_outer)?;
    object.close()
}

/// What may be null at `#/properties/outer`.
fn write_outer(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    write_or_null(value, out, depth, write_outer_2)
}

/// The object at `#/properties/outer`.
fn write_outer_2(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
        return Ok(());
    };
    object.optional("inner", r#""inner":"#, write_outer_inner)?;
    object.close()
}

/// What may be null at `#/properties/outer/properties/inner`.
fn write_outer_inner(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    write_or_null(value, out, depth, write_outer_inner_2)
}

/// The object at `#/properties/outer/properties/inner`.
fn write_outer_inner_2(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
        return Ok(());
    };
    object.optional("v", r#""v":"#, write_outer_inner_v)?;
    object.close()
}

/// What may be null at `#/properties/outer/properties/inner/properties/v`.
fn write_outer_inner_v(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    write_or_null(value, out, depth, write_string)
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

    /// A member that may be absent.
    #[inline]
    fn optional(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => Ok(()),
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

/// Null as null, anything else by a function.
fn write_or_null(value: &Value, out: &mut Vec<u8>, depth: u32, write: Write) -> Written {
    if value.is_null() { write_null(value, out, depth) } else { write(value, out, depth) }
}

fn write_null(_: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    out.extend_from_slice(b"null");
    Ok(())
}

fn write_string(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    match value {
        Value::Null => quoted("", out),
        Value::String(text) => quoted(text, out),
        value => quoted(&text_of(value, depth)?, out),
    }
    Ok(())
}

/// The text that ECMAScript makes of a value. Elements of a list stand between commas.
fn text_of(value: &Value, depth: u32) -> Result<Cow<'_, str>, Box<Error>> {
    Ok(match value {
        Value::Null => Cow::Borrowed(""),
        Value::Bool(true) => Cow::Borrowed("true"),
        Value::Bool(false) => Cow::Borrowed("false"),
        Value::Number(number) => {
            let mut text = Vec::new();
            numeral(number, &mut text);
            Cow::Owned(String::from_utf8(text).unwrap_or_default())
        }
        Value::String(text) => Cow::Borrowed(text),
        Value::Array(items) => {
            if depth >= MOST_DEPTH_OF_TEXT {
                expected(ErrorKind::RecursionDepth)?;
            }
            let mut joined = String::new();
            for (index, item) in items.iter().enumerate() {
                joined.push_str(if index > 0 { "," } else { "" });
                joined.push_str(&text_of(item, depth + 1)?);
            }
            Cow::Owned(joined)
        }
        Value::Object(_) => Cow::Borrowed("[object Object]"),
    })
}

/// How deep lists may be nested within a text that is made of them.
const MOST_DEPTH_OF_TEXT: u32 = 600;

/// A text in quotes. `serde_json` escapes what `JSON.stringify` does, in the same way; writing to a vector does
/// not fail.
#[inline]
fn quoted(text: &str, out: &mut Vec<u8>) {
    let _ = serde_json::to_writer(out, text);
}

/// A number: integers exactly, others as ECMAScript spells them.
#[inline]
fn numeral(number: &Number, out: &mut Vec<u8>) {
    match number.as_f64().filter(|_| number.is_f64()) {
        Some(number) => double(number, out),
        None => {
            let _ = serde_json::to_writer(out, number);
        }
    }
}

/// The shortest digits that read back, in ECMAScript's spelling. What is no number is null.
fn double(number: f64, out: &mut Vec<u8>) {
    if !number.is_finite() {
        return out.extend_from_slice(b"null");
    }
    if number.fract() == 0.0 && number.abs() < 1e15 {
        let _ = serde_json::to_writer(out, &(number as i64));
        return;
    }
    let scientific = format!("{:e}", number.abs());
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let digits = mantissa.replace('.', "");
    let exponent: i32 = exponent.parse().unwrap_or(0);
    // How many digits stand before the point.
    let before = exponent + 1;
    let zeros = |n: i32| "0".repeat(n.unsigned_abs() as usize);
    if number < 0.0 {
        out.push(b'-');
    }
    let text = match digits.split_at_checked(before.unsigned_abs() as usize) {
        Some((whole, "")) if (1..=21).contains(&before) => whole.to_owned(),
        Some((whole, fraction)) if (1..=21).contains(&before) => format!("{whole}.{fraction}"),
        _ if (1..=21).contains(&before) => format!("{digits}{}", zeros(before - digits.len() as i32)),
        _ if (-5..=0).contains(&before) => format!("0.{}{digits}", zeros(before)),
        _ => format!("{mantissa}e{}{exponent}", if exponent < 0 { "" } else { "+" }),
    };
    out.extend_from_slice(text.as_bytes());
}
