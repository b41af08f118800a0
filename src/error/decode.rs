//! The error of a decoder: at which byte, in which field, and what was expected there.
//! It knows nothing of how bytes are read.

use super::DecodeErrorKind;
use super::issue::Issue;
use super::path::{Path, Short};
use super::trail::{OneLine, Trail};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

/// Why bytes could not be decoded.
///
/// It is one word wide, since it travels through every record's decoder; what it
/// holds is allocated only when something is wrong.
///
/// ```
/// use shorn::DecodeErrorKind;
///
/// let error = shorn::decode::<Vec<bool>>(&[2, 1, 7]).unwrap_err();
/// assert_eq!(error.kind(), DecodeErrorKind::InvalidBoolean);
/// assert_eq!(error.offset(), 2);
/// assert_eq!(error.to_string(), "invalid_boolean at byte 2, in [1]: expected 00 or 01");
/// ```
pub struct DecodeError(Box<Inner>);

struct Inner {
    kind: DecodeErrorKind,
    offset: usize,
    trail: Trail,
}

impl DecodeError {
    #[cold]
    #[inline(never)]
    pub(crate) fn new(kind: DecodeErrorKind, offset: usize) -> Self {
        DecodeError(Box::new(Inner { kind, offset, trail: Trail::default() }))
    }

    #[cold]
    pub(crate) fn with_detail(mut self, detail: impl Into<Cow<'static, str>>) -> Self {
        self.0.trail.detail = Some(detail.into());
        self
    }

    /// An error that encoding the decoded value again brought to light, at the place it has there.
    #[cfg(feature = "json-schema")]
    #[cold]
    pub(crate) fn found_by_encoding(kind: DecodeErrorKind, offset: usize, error: super::EncodeError) -> Self {
        let mut found = DecodeError::new(kind, offset);
        found.0.trail.path = error.into_path();
        found
    }

    /// The same error in input of which the message began `by` bytes in.
    #[cold]
    pub(crate) fn shifted(mut self, by: usize) -> Self {
        self.0.offset += by;
        self
    }

    #[cfg(feature = "std")]
    pub(crate) fn input(cause: std::io::Error, offset: usize) -> Self {
        let mut error = DecodeError::new(DecodeErrorKind::InputFailed, offset);
        error.0.trail.cause = Some(Box::new(cause));
        error
    }

    /// Rules that the value breaks, at least one.
    #[cfg_attr(
        not(any(feature = "garde", feature = "jsonschema")),
        allow(dead_code, reason = "raised by validators alone")
    )]
    #[cold]
    pub(crate) fn validation(issues: Vec<Issue>, offset: usize) -> Self {
        let mut error = DecodeError::new(DecodeErrorKind::Validation, offset);
        error.0.trail.issues = issues;
        error
    }

    /// The kind of the error.
    ///
    /// ```
    /// let error = shorn::decode::<Vec<bool>>(&[2, 1, 7]).unwrap_err();
    /// assert_eq!(error.kind(), shorn::DecodeErrorKind::InvalidBoolean);
    /// ```
    pub fn kind(&self) -> DecodeErrorKind {
        self.0.kind
    }

    /// The stable name of the kind.
    ///
    /// ```
    /// let error = shorn::decode::<Vec<bool>>(&[2, 1, 7]).unwrap_err();
    /// assert_eq!(error.code(), "invalid_boolean");
    /// ```
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The byte at fault, counted from the start of the message (of its fingerprint,
    /// where it has one). Which byte that is for each kind, the wire format says in
    /// sections 6 and 15, and [`DecodeErrorKind`](crate::DecodeErrorKind) beside each.
    ///
    /// ```
    /// let error = shorn::decode::<Vec<bool>>(&[2, 1, 7]).unwrap_err();
    /// assert_eq!(error.offset(), 2);
    /// ```
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// The field that was being read; `None` where the root itself is at fault.
    ///
    /// ```
    /// let error = shorn::decode::<Vec<bool>>(&[2, 1, 7]).unwrap_err();
    /// assert_eq!(error.path().unwrap().to_string(), "[1]");
    /// ```
    pub fn path(&self) -> Option<&Path> {
        self.0.trail.path()
    }

    /// The rules that the value breaks, all of them, where that is what is wrong (`validation`); none
    /// otherwise. Cost: none.
    #[cfg_attr(
        feature = "garde",
        doc = r##"
```
use garde::Validate;
use shorn::{Codec, Record};

#[derive(Record, Validate, Debug)]
struct Reading {
    #[garde(range(max = 100))]
    percent: u8,
}

let error = Codec::<Reading>::new().validated().decode(&[101]).unwrap_err();
let [issue] = error.issues() else { panic!() };
assert_eq!((issue.path().unwrap().to_string(), issue.rule()), ("percent".into(), "range"));
```
"##
    )]
    pub fn issues(&self) -> &[Issue] {
        &self.0.trail.issues
    }

    /// Names the field in which the error arose.
    ///
    /// Called from the inside out; costs a push.
    ///
    /// ```
    /// let error = shorn::decode::<bool>(&[7]).unwrap_err();
    /// assert_eq!(error.at_index(3).in_field("flags").path().unwrap().to_string(), "flags[3]");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn in_field(mut self, name: &'static str) -> Self {
        self.0.trail.name(Cow::Borrowed(name));
        self
    }

    /// Names the record key under which the error arose.
    ///
    /// ```
    /// let error = shorn::decode::<bool>(&[7]).unwrap_err();
    /// assert_eq!(error.in_key("a b").in_field("flags").path().unwrap().to_string(), "flags.a b");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn in_key(mut self, key: &str) -> Self {
        self.0.trail.name(Cow::Owned(String::from(key)));
        self
    }

    /// Names the position at which the error arose.
    ///
    /// ```
    /// let error = shorn::decode::<bool>(&[7]).unwrap_err();
    /// assert_eq!(error.at_index(3).path().unwrap().to_string(), "[3]");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn at_index(mut self, index: usize) -> Self {
        self.0.trail.index(index);
        self
    }
}

/// What `unwrap` prints: the line of `Display`, in the name of the type.
impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DecodeError({self})")
    }
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, offset, trail } = &*self.0;
        let mut f = OneLine(f);
        write!(f, "{} at byte {offset}", kind.code())?;
        if let Some(path) = trail.path() {
            write!(f, ", in {}", Short(path))?;
        }
        trail.write_expected(kind.expected(), &mut f)
    }
}

impl core::error::Error for DecodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.0.trail.source()
    }
}

/// For functions that speak of input and output: the kind is `InvalidData`, or that of the
/// failure below.
#[cfg(feature = "std")]
impl From<DecodeError> for std::io::Error {
    fn from(error: DecodeError) -> Self {
        let below = core::error::Error::source(&error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
        let kind = below.map_or(std::io::ErrorKind::InvalidData, std::io::Error::kind);
        std::io::Error::new(kind, error)
    }
}
