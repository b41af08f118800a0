//! Knows why a value could not be written, and how deep one is followed; must not know how anything is written.

use serde_json::Value;
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
pub(crate) enum Segment {
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
    pub(crate) const fn row(self) -> (&'static str, &'static str) {
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
pub(crate) type Written = Result<(), Box<Error>>;

/// A function that writes a value which stands in so many lists and objects.
pub(crate) type Write = fn(&Value, &mut Vec<u8>, u32) -> Written;

#[cold]
pub(crate) fn expected(kind: ErrorKind) -> Written {
    Err(Box::new(Error { kind, path: Vec::new() }))
}

/// The same under a member.
pub(crate) fn in_member(written: Written, name: &str) -> Written {
    written.map_err(|mut error| {
        error.path.push(Segment::Name(name.to_owned()));
        error
    })
}

/// The same in an element.
pub(crate) fn in_element(written: Written, index: usize) -> Written {
    written.map_err(|mut error| {
        error.path.push(Segment::Index(index));
        error
    })
}

/// How deep lists and objects are followed, so that the stack has room.
pub(crate) const MOST_DEPTH: u32 = 512;

pub(crate) fn may_go_deeper(depth: u32) -> Written {
    if depth < MOST_DEPTH { Ok(()) } else { expected(ErrorKind::RecursionDepth) }
}
