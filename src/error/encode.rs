//! The error of an encoder: which value, where in the message, and what was expected.
//! It knows nothing of bytes.

use super::EncodeErrorKind;
use super::issue::Issue;
use super::path::{Path, Short};
use super::trail::{OneLine, Trail};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

/// Why a value could not be encoded.
///
/// It is one word wide, since it travels through every record's encoder; what it
/// holds is allocated only when something is wrong.
///
/// ```
/// use shorn::{Limits, Codec, EncodeErrorKind};
///
/// let codec = Codec::<Vec<Vec<u32>>>::new().limits(Limits::new().elements(2));
/// let error = codec.encode(&vec![vec![], vec![1, 2, 3]]).unwrap_err();
/// assert_eq!(error.kind(), EncodeErrorKind::CollectionTooLarge);
/// assert_eq!(error.to_string(), "collection_too_large at [1]: expected fewer entries (3 entries, at most 2)");
/// ```
pub struct EncodeError(Box<Inner>);

struct Inner {
    kind: EncodeErrorKind,
    trail: Trail,
}

impl EncodeError {
    #[cold]
    #[inline(never)]
    pub(crate) fn new(kind: EncodeErrorKind) -> Self {
        EncodeError(Box::new(Inner { kind, trail: Trail::default() }))
    }

    /// The path, for an error of the other direction.
    #[cfg(feature = "json-schema")]
    pub(super) fn into_path(self) -> Path {
        self.0.trail.path
    }

    #[cold]
    pub(crate) fn with_detail(mut self, detail: impl Into<Cow<'static, str>>) -> Self {
        self.0.trail.detail = Some(detail.into());
        self
    }

    #[cold]
    pub(crate) fn message_too_large(n: u64, most: u64) -> Self {
        EncodeError::new(EncodeErrorKind::MessageTooLarge).with_detail(format!("{n} bytes, at most {most}"))
    }

    #[cfg(feature = "bytes")]
    #[cold]
    pub(crate) fn no_room(n: usize, left: usize) -> Self {
        EncodeError::new(EncodeErrorKind::OutputFailed).with_detail(format!("{n} bytes, {left} left in the buffer"))
    }

    #[cfg(feature = "std")]
    pub(crate) fn output(cause: std::io::Error) -> Self {
        let mut error = EncodeError::new(EncodeErrorKind::OutputFailed);
        error.0.trail.cause = Some(Box::new(cause));
        error
    }

    /// Rules that the value breaks, at least one.
    #[cfg_attr(
        not(any(feature = "garde", feature = "jsonschema")),
        allow(dead_code, reason = "raised by validators alone")
    )]
    #[cold]
    pub(crate) fn validation(issues: Vec<Issue>) -> Self {
        let mut error = EncodeError::new(EncodeErrorKind::Validation);
        error.0.trail.issues = issues;
        error
    }

    /// The kind of the error.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<[&str]>::new().limits(Limits::new().text(1));
    /// let error = codec.encode(&["a", "bc"]).unwrap_err();
    /// assert_eq!(error.kind(), shorn::EncodeErrorKind::StringTooLarge);
    /// ```
    pub fn kind(&self) -> EncodeErrorKind {
        self.0.kind
    }

    /// The stable name of the kind.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<[&str]>::new().limits(Limits::new().text(1));
    /// let error = codec.encode(&["a", "bc"]).unwrap_err();
    /// assert_eq!(error.code(), "string_too_large");
    /// ```
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// Where in the value; `None` where the root itself is at fault.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<[&str]>::new().limits(Limits::new().text(1));
    /// let error = codec.encode(&["a", "bc"]).unwrap_err();
    /// assert_eq!(error.path().unwrap().to_string(), "[1]");
    /// ```
    pub fn path(&self) -> Option<&Path> {
        self.0.trail.path()
    }

    /// Whether the error lies in a part of the value. Of a message that is too large no part
    /// is at fault, wherever that was noticed.
    fn has_place(&self) -> bool {
        self.0.kind != EncodeErrorKind::MessageTooLarge
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

let error = Codec::new().validated().encode(&Reading { percent: 101 }).unwrap_err();
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
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<str>::new().limits(Limits::new().text(1));
    /// let error = codec.encode("bc").unwrap_err();
    /// assert_eq!(error.at_index(3).in_field("flags").path().unwrap().to_string(), "flags[3]");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn in_field(mut self, name: &'static str) -> Self {
        if self.has_place() {
            self.0.trail.name(Cow::Borrowed(name));
        }
        self
    }

    /// Names the record key under which the error arose.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<str>::new().limits(Limits::new().text(1));
    /// let error = codec.encode("bc").unwrap_err();
    /// assert_eq!(error.in_key("a b").in_field("flags").path().unwrap().to_string(), "flags.a b");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn in_key(mut self, key: &str) -> Self {
        if self.has_place() {
            self.0.trail.name(Cow::Owned(String::from(key)));
        }
        self
    }

    /// Names the position at which the error arose.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<str>::new().limits(Limits::new().text(1));
    /// let error = codec.encode("bc").unwrap_err();
    /// assert_eq!(error.at_index(3).path().unwrap().to_string(), "[3]");
    /// ```
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn at_index(mut self, index: usize) -> Self {
        if self.has_place() {
            self.0.trail.index(index);
        }
        self
    }
}

/// What `unwrap` prints: the line of `Display`, in the name of the type.
impl fmt::Debug for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "EncodeError({self})")
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { kind, trail } = &*self.0;
        let mut f = OneLine(f);
        f.write_str(kind.code())?;
        if let Some(path) = trail.path() {
            write!(f, " at {}", Short(path))?;
        }
        trail.write_expected(kind.expected(), &mut f)
    }
}

impl core::error::Error for EncodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.0.trail.source()
    }
}

/// For functions that speak of input and output: the kind is `InvalidData`, or that of the
/// failure below.
#[cfg(feature = "std")]
impl From<EncodeError> for std::io::Error {
    fn from(error: EncodeError) -> Self {
        let below = core::error::Error::source(&error).and_then(|cause| cause.downcast_ref::<std::io::Error>());
        let kind = below.map_or(std::io::ErrorKind::InvalidData, std::io::Error::kind);
        std::io::Error::new(kind, error)
    }
}
