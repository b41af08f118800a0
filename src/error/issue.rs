//! One rule that a value breaks. It knows the place, the rule and a sentence; nothing of the validators
//! that find issues.

use super::path::{Path, Short};
use super::trail::OneLine;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::fmt::{self, Write as _};

/// One rule that a value breaks: where, which rule, and what the validator says of it.
///
/// [`EncodeError::issues`](crate::EncodeError::issues) and
/// [`DecodeError::issues`](crate::DecodeError::issues) give those of a message, all of them. With the
/// feature `serde` an issue serializes as an object of `path`, `rule`, `message` and, where there is
/// one, `pointer`.
#[cfg_attr(
    feature = "garde",
    doc = r##"
```
use garde::Validate;
use shorn::{Codec, Record};

#[derive(Record, Validate)]
struct Signup<'a> {
    #[garde(length(chars, min = 3))]
    name: &'a str,
    #[garde(range(min = 18))]
    age: u8,
}

let error = Codec::new().validated().encode(&Signup { name: "Al", age: 12 }).unwrap_err();
let issues: Vec<String> = error.issues().iter().map(|issue| issue.to_string()).collect();
assert_eq!(issues, ["age: lower than 18 (range)", "name: length is lower than 3 (length)"]);
```
"##
)]
#[derive(Clone, PartialEq, Eq)]
pub struct Issue {
    pub(super) path: Path,
    rule: Cow<'static, str>,
    message: Box<str>,
    pointer: Option<Box<str>>,
}

impl Issue {
    #[cfg_attr(
        not(any(feature = "garde", feature = "jsonschema")),
        allow(dead_code, reason = "found by validators alone")
    )]
    pub(crate) fn new(path: Path, rule: impl Into<Cow<'static, str>>, message: impl Into<Box<str>>) -> Issue {
        Issue { path, rule: rule.into(), message: message.into(), pointer: None }
    }

    /// The same issue, of a rule that stands at a pointer of a document.
    #[cfg(feature = "jsonschema")]
    pub(crate) fn of_pointer(mut self, pointer: &str) -> Issue {
        self.pointer = Some(pointer.into());
        self
    }

    /// As [`path`](Issue::path), of the value as a whole too.
    #[cfg(any(feature = "garde", feature = "jsonschema"))]
    pub(crate) fn place(&self) -> &Path {
        &self.path
    }

    /// Where in the value, in the spelling of every other error; `None` for the value as a whole.
    ///
    /// A member that is missing, or that must not be there, is named itself.
    pub fn path(&self) -> Option<&Path> {
        (!self.path.is_root()).then_some(&self.path)
    }

    /// The rule by its name: that of the attribute in `garde` (`length`, `range`, …; `custom` for what
    /// the type's own code says), or the keyword in JSON Schema (`minLength`, `maximum`, …).
    pub fn rule(&self) -> &str {
        &self.rule
    }

    /// What the validator says, in a sentence.
    ///
    /// That of `garde` is as the type or the application words it. That of a document names what the
    /// rule asks for, and of the value only its keys: it can be shown and logged.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// The JSON Pointer of the keyword in the document; `None` for rules of Rust types.
    pub fn pointer(&self) -> Option<&str> {
        self.pointer.as_deref()
    }
}

/// `age: lower than 18 (range)`, on one line.
impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut f = OneLine(f);
        if let Some(path) = self.path() {
            write!(f, "{}: ", Short(path))?;
        }
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl fmt::Debug for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Issue({self})")
    }
}
