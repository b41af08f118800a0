//! Why there is no Rust source for a writer. It knows kinds, places and words; nothing of how they are found.

use std::borrow::Cow;
use std::fmt;

/// Why a [`Stringifier`](crate::stringify::Stringifier) has no Rust source: a kind, the place in the document, and what
/// stands there. What is not generated exactly is not generated at all.
///
/// ```
/// let document = serde_json::json!({ "properties": { "a": { "anyOf": [{ "type": "string", "format": "uri" }] } } });
/// let error = shorn::Stringifier::compile(&document)?.rust_module().unwrap_err();
/// assert_eq!((error.code(), error.pointer()), ("format", Some("#/properties/a")));
/// assert_eq!(
///     error.to_string(),
///     "format at `#/properties/a`: a union or a condition asks for a format that takes a library (`uri`)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GenerateError {
    kind: GenerateErrorKind,
    pointer: Option<String>,
    detail: Option<Cow<'static, str>>,
}

/// The kind of a [`GenerateError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GenerateErrorKind {
    /// A regular expression with look-around, references to groups, `\b`, repeated groups, or more than 256 steps.
    Pattern,
    /// A format that takes a library, where a union or a condition asks for it: `uri`, `uri-reference`, `uri-template`,
    /// `json-pointer`, `relative-json-pointer`, `regex`.
    Format,
    /// Unions and the like that lead back to themselves with no part of the value between.
    EndlessChoice,
    /// Schemas that ask themselves about the same value.
    EndlessCheck,
}

impl GenerateErrorKind {
    /// The stable name of the kind.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    const fn row(self) -> (&'static str, &'static str) {
        match self {
            GenerateErrorKind::Pattern => ("pattern", "a regular expression that takes a library"),
            GenerateErrorKind::Format => ("format", "a union or a condition asks for a format that takes a library"),
            GenerateErrorKind::EndlessChoice => ("endless_choice", "the choice leads back to itself"),
            GenerateErrorKind::EndlessCheck => ("endless_check", "a schema asks itself about the same value"),
        }
    }
}

impl GenerateError {
    pub(super) fn new(kind: GenerateErrorKind) -> GenerateError {
        GenerateError { kind, pointer: None, detail: None }
    }

    pub(super) fn with_detail(mut self, detail: impl Into<Cow<'static, str>>) -> GenerateError {
        self.detail = Some(detail.into());
        self
    }

    pub(super) fn at(mut self, pointer: Option<&str>) -> GenerateError {
        self.pointer = self.pointer.or_else(|| pointer.map(str::to_owned));
        self
    }

    /// The kind.
    pub fn kind(&self) -> GenerateErrorKind {
        self.kind
    }

    /// The stable name of the kind.
    pub fn code(&self) -> &'static str {
        self.kind.code()
    }

    /// The JSON Pointer of the schema that is written with it; of what a union or a condition asks for, that of the
    /// union or condition.
    pub fn pointer(&self) -> Option<&str> {
        self.pointer.as_deref()
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, words) = self.kind.row();
        f.write_str(code)?;
        if let Some(pointer) = &self.pointer {
            write!(f, " at `{pointer}`")?;
        }
        write!(f, ": {words}")?;
        match &self.detail {
            Some(detail) => write!(f, " (`{detail}`)"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for GenerateError {}
