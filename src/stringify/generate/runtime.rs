//! What a generated module needs besides the functions of its schema. Its items are copied into the module as they
//! stand here, those that are asked for; the first paragraph of each must make sense there. It knows values of
//! `serde_json` and JSON text; it must not know schemas, nor anything of this library.

use crate::stringify::literal::number_in;
use serde_json::{Map, Number, Value};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

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

/// The same in an element.
fn in_element(written: Written, index: usize) -> Written {
    written.map_err(|mut error| {
        error.path.push(Segment::Index(index));
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

    /// A member that is missed, but not written here.
    fn must_have(&self, name: &str) -> Written {
        let is_there = self.members.is_some_and(|members| members.contains_key(name));
        if is_there { Ok(()) } else { in_member(expected(ErrorKind::MissingRequired), name) }
    }

    /// A member that is missed where it is absent.
    #[inline]
    fn required(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => in_member(expected(ErrorKind::MissingRequired), name),
        }
    }

    /// A member that may be absent.
    #[inline]
    fn optional(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => Ok(()),
        }
    }

    /// A member with a text for where it is absent.
    #[inline]
    fn defaulted(&mut self, name: &str, key: &str, default: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => {
                self.key(key);
                self.out.extend_from_slice(default.as_bytes());
                Ok(())
            }
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

    /// All members, for those that the schema does not name.
    fn all_members(&self) -> Vec<(&'v str, &'v Value)> {
        self.members.map(ordered).unwrap_or_default()
    }

    /// One of them.
    fn extra(&mut self, name: &str, value: &Value, write: Write) -> Written {
        self.out.push(self.separator);
        quoted(name, self.out);
        self.out.push(b':');
        self.separator = b',';
        in_member(write(value, self.out, self.depth), name)
    }

    fn close(self) -> Written {
        self.out.extend_from_slice(if self.separator == b'{' { b"{}" } else { b"}" });
        Ok(())
    }
}

/// Members in the order of ECMAScript: names that are indices of arrays come first, ascending.
fn ordered(members: &Map<String, Value>) -> Vec<(&str, &Value)> {
    let mut all: Vec<(&str, &Value)> = members.iter().map(|(name, value)| (&**name, value)).collect();
    if all.iter().any(|(name, _)| array_index(name).is_some()) {
        all.sort_by_key(|(name, _)| array_index(name).map_or(u64::MAX, u64::from));
    }
    all
}

/// An index as ECMAScript spells it, below 2^32 - 1.
fn array_index(name: &str) -> Option<u32> {
    let is_canonical = name == "0" || (name.len() <= 10 && name.starts_with(|c: char| matches!(c, '1'..='9')));
    is_canonical.then(|| name.parse().ok()).flatten().filter(|index| *index != u32::MAX)
}

/// The elements of a list; none for null, which is written as an empty one.
fn elements<'v>(value: &'v Value, out: &mut Vec<u8>, depth: u32) -> Result<Option<&'v [Value]>, Box<Error>> {
    may_go_deeper(depth)?;
    match value {
        Value::Array(items) => Ok(Some(items)),
        Value::Null => {
            out.extend_from_slice(b"[]");
            Ok(None)
        }
        _ => expected(ErrorKind::NotAnArray).map(|()| None),
    }
}

/// A list, each element by the same function.
fn write_list(value: &Value, out: &mut Vec<u8>, depth: u32, write: Write) -> Written {
    let Some(items) = elements(value, out, depth)? else { return Ok(()) };
    out.push(b'[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        in_element(write(item, out, depth + 1), index)?;
    }
    out.push(b']');
    Ok(())
}

/// Whether a list has so many elements.
fn is_long(value: &Value, from: usize) -> bool {
    value.as_array().is_some_and(|items| items.len() >= from)
}

/// A long list as it is.
fn write_long_list(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    may_go_deeper(depth)?;
    write_plain(value, out, depth + 1)
}

/// A tuple that is being written: each position has a type and a function.
struct TupleWriter<'v, 'o> {
    items: std::iter::Enumerate<std::slice::Iter<'v, Value>>,
    out: &'o mut Vec<u8>,
    depth: u32,
}

impl<'v, 'o> TupleWriter<'v, 'o> {
    /// Nothing for null, which is written as an empty list.
    fn begin(value: &'v Value, out: &'o mut Vec<u8>, depth: u32) -> Result<Option<Self>, Box<Error>> {
        let Some(items) = elements(value, out, depth)? else { return Ok(None) };
        Ok(Some(TupleWriter { items: items.iter().enumerate(), out, depth: depth + 1 }))
    }

    /// The same of one without further elements.
    fn begin_closed(
        value: &'v Value,
        out: &'o mut Vec<u8>,
        depth: u32,
        most: usize,
    ) -> Result<Option<Self>, Box<Error>> {
        let Some(items) = elements(value, out, depth)? else { return Ok(None) };
        if items.len() > most {
            expected(ErrorKind::TooManyItems)?;
        }
        Ok(Some(TupleWriter { items: items.iter().enumerate(), out, depth: depth + 1 }))
    }

    /// The next position.
    fn slot(&mut self, takes: fn(&Value) -> bool, write: Write) -> Written {
        match self.items.next() {
            Some((index, item)) if takes(item) => self.element(index, item, write),
            Some((index, _)) => in_element(expected(ErrorKind::TupleItemMismatch), index),
            None => Ok(()),
        }
    }

    fn element(&mut self, index: usize, item: &Value, write: Write) -> Written {
        self.out.push(if index == 0 { b'[' } else { b',' });
        in_element(write(item, self.out, self.depth), index)
    }

    /// What is left, as it is.
    fn further(&mut self) -> Written {
        while let Some((index, item)) = self.items.next() {
            self.element(index, item, write_plain)?;
        }
        Ok(())
    }

    fn close(self, value: &Value) -> Written {
        self.out.extend_from_slice(if is_long(value, 1) { b"]" } else { b"[]" });
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

fn write_integer(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if let Some(number) = value.as_number().filter(|number| !number.is_f64()) {
        numeral(number, out);
        return Ok(());
    }
    let number = number_of(value, depth)?;
    if !number.is_finite() {
        return expected(ErrorKind::NotCoercibleInteger);
    }
    double(rounded(number), out);
    Ok(())
}

/// An integer instead of a number with a fraction: towards zero.
fn rounded(number: f64) -> f64 {
    number.trunc()
}

fn write_number(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if let Value::Number(number) = value {
        numeral(number, out);
        return Ok(());
    }
    let number = number_of(value, depth)?;
    if number.is_nan() {
        return expected(ErrorKind::NotCoercibleNumber);
    }
    double(number, out);
    Ok(())
}

/// The number that ECMAScript makes of a value; NaN where it makes none.
fn number_of(value: &Value, depth: u32) -> Result<f64, Box<Error>> {
    Ok(match value {
        Value::Null => 0.0,
        Value::Bool(value) => f64::from(u8::from(*value)),
        Value::Number(number) => number.as_f64().unwrap_or(f64::NAN),
        Value::String(text) => number_in(text),
        Value::Array(_) => number_in(&text_of(value, depth)?),
        Value::Object(_) => f64::NAN,
    })
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

/// In the format `unsafe`: a text without any escaping.
fn write_unescaped(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    out.push(b'"');
    out.extend_from_slice(text_of(value, depth)?.as_bytes());
    out.push(b'"');
    Ok(())
}

/// A text of the format `date-time`, as it is.
fn write_date_time(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleDateTime)
}

/// A text of the format `date`, as it is.
fn write_date(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleDate)
}

/// A text of the format `time`, as it is.
fn write_time(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleTime)
}

fn text_or_null(value: &Value, out: &mut Vec<u8>, kind: ErrorKind) -> Written {
    match value {
        Value::Null => quoted("", out),
        Value::String(text) => quoted(text, out),
        _ => return expected(kind),
    }
    Ok(())
}

/// A value as it is.
fn write_plain(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    match value {
        Value::Null => write_null(value, out, depth),
        Value::Bool(_) => write_boolean(value, out, depth),
        Value::Number(_) => write_number(value, out, depth),
        Value::String(_) => write_string(value, out, depth),
        Value::Array(_) => write_list(value, out, depth, write_plain),
        Value::Object(_) => {
            let Some(mut object) = ObjectWriter::open(value, out, depth)? else { return Ok(()) };
            for (name, value) in object.all_members() {
                object.extra(name, value, write_plain)?;
            }
            object.close()
        }
    }
}

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

/// Whether lists and objects are nested deeper than that.
fn is_deeper(value: &Value, most: u32) -> bool {
    let below = |part: &Value| most.checked_sub(1).is_none_or(|most| is_deeper(part, most));
    match value {
        Value::Array(items) => items.iter().any(below),
        Value::Object(members) => members.values().any(below),
        _ => false,
    }
}

fn always(_: &Value) -> bool {
    true
}

fn never(_: &Value) -> bool {
    false
}

fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

fn is_null(value: &Value) -> bool {
    value.is_null()
}

fn is_boolean(value: &Value) -> bool {
    value.is_boolean()
}

fn is_number(value: &Value) -> bool {
    value.is_number()
}

fn is_string(value: &Value) -> bool {
    value.is_string()
}

fn is_object(value: &Value) -> bool {
    value.is_object()
}

fn is_list(value: &Value) -> bool {
    value.is_array()
}

/// How a number compares with a bound, exactly; nothing for what is no number.
fn compared(value: &Value, bound: f64) -> Option<Ordering> {
    let number = value.as_number()?;
    let whole = number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from));
    match whole {
        Some(whole) => {
            let down = bound.floor();
            let is_above = if down < bound { Ordering::Less } else { Ordering::Equal };
            Some(whole.cmp(&(down as i128)).then(is_above))
        }
        None => number.as_f64()?.partial_cmp(&bound),
    }
}

fn at_least(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_ge)
}

fn at_most(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_le)
}

fn is_above(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_gt)
}

fn is_below(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_lt)
}

/// By division of doubles, as in ECMAScript.
fn multiple_of(value: &Value, divisor: f64) -> bool {
    value.as_f64().is_none_or(|number| (number / divisor).fract() == 0.0)
}

/// A whole number of 32 bits, or what is no number.
fn int32(value: &Value) -> bool {
    !value.is_number() || is_whole(value) && at_least(value, -2_147_483_648.0) && is_below(value, 2_147_483_648.0)
}

/// A whole number, or what is no number.
fn int64(value: &Value) -> bool {
    !value.is_number() || is_whole(value)
}

/// In code points, of texts.
fn at_least_long(value: &Value, characters: usize) -> bool {
    value.as_str().is_none_or(|text| text.chars().count() >= characters)
}

/// In code points, of texts.
fn at_most_long(value: &Value, characters: usize) -> bool {
    value.as_str().is_none_or(|text| text.chars().count() <= characters)
}

/// What a text is held to.
fn text_is(value: &Value, format: fn(&str) -> bool) -> bool {
    value.as_str().is_none_or(format)
}

fn text_is_one_of(value: &Value, texts: &[&str]) -> bool {
    value.as_str().is_some_and(|text| texts.contains(&text))
}

/// Of what `canonical` makes of values.
fn equals_one_of(value: &Value, texts: &[&str]) -> bool {
    texts.contains(&&*canonical(value))
}

fn at_least_items(value: &Value, n: usize) -> bool {
    value.as_array().is_none_or(|items| items.len() >= n)
}

fn at_most_items(value: &Value, n: usize) -> bool {
    value.as_array().is_none_or(|items| items.len() <= n)
}

fn items_are_unique(value: &Value) -> bool {
    let mut seen = std::collections::HashSet::new();
    value.as_array().is_none_or(|items| items.iter().all(|item| seen.insert(canonical(item))))
}

/// A text that equal values share, and no others: members are sorted, and 1 equals 1.0.
fn canonical(value: &Value) -> String {
    match value {
        Value::Number(number) => {
            let mut text = Vec::new();
            double(number.as_f64().unwrap_or(f64::NAN), &mut text);
            String::from_utf8(text).unwrap_or_default()
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Object(members) => {
            let mut all: Vec<_> = members.iter().collect();
            all.sort_unstable_by_key(|(name, _)| *name);
            let pair = |(name, value): (&String, &Value)| format!("{}:{}", Value::from(&**name), canonical(value));
            format!("{{{}}}", all.into_iter().map(pair).collect::<Vec<_>>().join(","))
        }
        scalar => scalar.to_string(),
    }
}

/// The elements from a position on.
fn items_are(value: &Value, from: usize, check: fn(&Value) -> bool) -> bool {
    value.as_array().is_none_or(|items| items.iter().skip(from).all(check))
}

fn item_is(value: &Value, index: usize, check: fn(&Value) -> bool) -> bool {
    value.as_array().and_then(|items| items.get(index)).is_none_or(check)
}

fn some_item_is(value: &Value, check: fn(&Value) -> bool) -> bool {
    value.as_array().is_none_or(|items| items.iter().any(check))
}

fn at_least_members(value: &Value, n: usize) -> bool {
    value.as_object().is_none_or(|members| members.len() >= n)
}

fn at_most_members(value: &Value, n: usize) -> bool {
    value.as_object().is_none_or(|members| members.len() <= n)
}

fn has(value: &Value, name: &str) -> bool {
    value.as_object().is_none_or(|members| members.contains_key(name))
}

/// Whether an object that has one member has another.
fn has_with(value: &Value, name: &str, other: &str) -> bool {
    value.get(name).is_none() || has(value, other)
}

/// What an object is that has a member.
fn is_with(value: &Value, name: &str, check: fn(&Value) -> bool) -> bool {
    value.get(name).is_none() || check(value)
}

fn member_is(value: &Value, name: &str, check: fn(&Value) -> bool) -> bool {
    value.as_object().and_then(|members| members.get(name)).is_none_or(check)
}

/// The members whose names are chosen.
fn members_are(value: &Value, chosen: fn(&str) -> bool, check: fn(&Value) -> bool) -> bool {
    let is_right = |(name, value): (&String, &Value)| !chosen(name) || check(value);
    value.as_object().is_none_or(|members| members.iter().all(is_right))
}

fn names_are(value: &Value, check: fn(&Value) -> bool) -> bool {
    value.as_object().is_none_or(|members| members.keys().all(|name| check(&Value::from(&**name))))
}

fn exactly_one(value: &Value, checks: &[fn(&Value) -> bool]) -> bool {
    checks.iter().filter(|check| check(value)).count() == 1
}

fn any_of(value: &Value, checks: &[fn(&Value) -> bool]) -> bool {
    checks.iter().any(|check| check(value))
}

fn if_then_else(
    value: &Value,
    condition: fn(&Value) -> bool,
    then: fn(&Value) -> bool,
    otherwise: fn(&Value) -> bool,
) -> bool {
    if condition(value) { then(value) } else { otherwise(value) }
}

/// A regular expression: steps that are taken one after another.
pub(super) struct Pattern {
    pub(super) from_start: bool,
    pub(super) to_end: bool,
    pub(super) steps: &'static [Step],
}

/// Characters by ranges of their codes, and how often one of them may come.
pub(super) struct Step {
    pub(super) ranges: &'static [(u32, u32)],
    pub(super) may_be_absent: bool,
    pub(super) may_be_repeated: bool,
}

/// One of these characters.
const fn once(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: false, may_be_repeated: false }
}

/// One of these characters, or none.
const fn maybe(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: true, may_be_repeated: false }
}

/// Any number of these characters.
const fn many(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: true, may_be_repeated: true }
}

/// Whether a text holds a pattern, by UTF-16 units.
pub(super) fn holds_units(text: &str, pattern: &Pattern) -> bool {
    holds(text.encode_utf16().map(u32::from), pattern)
}

/// Whether a text holds a pattern, by characters.
pub(super) fn holds_characters(text: &str, pattern: &Pattern) -> bool {
    holds(text.chars().map(u32::from), pattern)
}

/// All ways are followed at once, so that the time is that of the text's length by the number of steps.
fn holds(codes: impl Iterator<Item = u32>, pattern: &Pattern) -> bool {
    // For each step, and for the end, whether a way has come to stand before it.
    let mut ways = taken(&vec![false; pattern.steps.len()], None, true, pattern);
    for code in codes {
        if !pattern.to_end && ways.last() == Some(&true) {
            return true;
        }
        ways = taken(&ways, Some(code), !pattern.from_start, pattern);
    }
    ways.last() == Some(&true)
}

/// The ways behind a character; `begins` where one may begin here.
fn taken(ways: &[bool], code: Option<u32>, begins: bool, pattern: &Pattern) -> Vec<bool> {
    let mut next = Vec::with_capacity(pattern.steps.len() + 1);
    let mut is_here = begins;
    for (step, was_here) in pattern.steps.iter().zip(ways) {
        let is_in = |code: u32| step.ranges.iter().any(|(first, last)| (*first..=*last).contains(&code));
        let takes = *was_here && code.is_some_and(is_in);
        let stays = is_here || takes && step.may_be_repeated;
        next.push(stays);
        is_here = takes || stays && step.may_be_absent;
    }
    next.push(is_here);
    next
}
