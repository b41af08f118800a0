// JSON in the shape: the members that the schema declares, in its types, and nothing else.
//
// Written by `shorn generate stringify` from the schema. Do not edit it: write it again.
// It needs the crate `serde_json`, version 1, and Rust 1.82 or newer. To use it as `shape.rs`:
//
//     mod shape;
//     let text = shape::to_string(&serde_json::json!({}))?;

use serde_json::Value;
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

/// The condition at `#`.
fn write_root(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if items_are_unique(value) {
        write_root_then(value, out, depth)
    } else {
        write_root_else(value, out, depth)
    }
}

/// The constant at `#`.
fn write_root_then(_: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    write_constant(r#""pass""#, out)
}

/// The constant at `#`.
fn write_root_else(_: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    write_constant(r#""fail""#, out)
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

/// Always the same text.
fn write_constant(text: &str, out: &mut Vec<u8>) -> Written {
    out.extend_from_slice(text.as_bytes());
    Ok(())
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
