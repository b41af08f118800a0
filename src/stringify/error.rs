//! Why a document has no writer, and why a value could not be written. It knows kinds, places and
//! words; nothing of how either is found.

use crate::error::{Path, Segment, Short};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// Why a document does not become a [`Stringifier`](super::Stringifier): a kind, the place in the document, and
/// what stands there.
///
/// ```
/// let document = serde_json::json!({ "properties": { "a": { "$ref": "#/definitions/none" } } });
/// let error = shorn::Stringifier::compile(&document).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unresolved_ref at `#/properties/a`: the reference leads nowhere (`#/definitions/none`)"
/// );
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct StringifierError(Box<Refused>);

#[derive(Clone, PartialEq, Eq)]
struct Refused {
    kind: StringifierErrorKind,
    pointer: Option<String>,
    detail: Option<Cow<'static, str>>,
}

/// The kind of a [`StringifierError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StringifierErrorKind {
    /// Not a JSON Schema of draft 7.
    InvalidSchema,
    /// A setting with a value that it cannot have.
    InvalidOption,
    /// Nested deeper than [`max_depth`](super::StringifierBuilder::max_depth) allows, or a chain of more references
    /// than that and one.
    MaxDepth,
    /// A reference that leads nowhere: to a document that is not known, or to a place that is not there.
    UnresolvedRef,
    /// References, or entries of `allOf`, that lead back to themselves with nothing between.
    CircularRef,
    /// A reference to something that is no schema.
    RefTargetNotASchema,
    /// A type that JSON does not have.
    UnsupportedType,
    /// Two documents of one `$id`.
    DuplicateId,
    /// Two anchors of one name.
    DuplicateAnchor,
    /// Schemas that contradict each other where they are combined: types, constants, defaults or formats that have
    /// nothing in common.
    MergeConflict,
    /// A regular expression in `patternProperties` that cannot be compiled: one that is too large.
    InvalidPattern,
    /// A keyword that is not known, in strict mode.
    StrictSchema,
    /// Schemas that would take too long to combine.
    TooComplex,
}

impl StringifierErrorKind {
    /// The stable name of the kind.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    const fn row(self) -> (&'static str, &'static str) {
        use StringifierErrorKind as Kind;
        match self {
            Kind::InvalidSchema => ("invalid_schema", "the document is not a JSON Schema of draft 7"),
            Kind::InvalidOption => ("invalid_option", "the setting cannot have this value"),
            Kind::MaxDepth => ("max_depth", "the document is nested too deep"),
            Kind::UnresolvedRef => ("unresolved_ref", "the reference leads nowhere"),
            Kind::CircularRef => ("circular_ref", "the reference leads back to itself"),
            Kind::RefTargetNotASchema => {
                ("ref_target_not_a_schema", "the reference leads to something that is no schema")
            }
            Kind::UnsupportedType => ("unsupported_type", "JSON has no such type"),
            Kind::DuplicateId => ("duplicate_id", "two different schemas have this `$id`"),
            Kind::DuplicateAnchor => ("duplicate_anchor", "two different schemas have this anchor"),
            Kind::MergeConflict => ("merge_conflict", "the schemas to be combined contradict each other"),
            Kind::InvalidPattern => ("invalid_pattern", "the regular expression cannot be compiled"),
            Kind::StrictSchema => ("strict_schema", "the keyword is not known"),
            Kind::TooComplex => ("too_complex", "combining the schemas would take too long"),
        }
    }
}

impl StringifierError {
    #[cold]
    pub(super) fn new(kind: StringifierErrorKind) -> Self {
        StringifierError(Box::new(Refused { kind, pointer: None, detail: None }))
    }

    pub(super) fn with_detail(mut self, detail: impl Into<Cow<'static, str>>) -> Self {
        self.0.detail = Some(detail.into());
        self
    }

    /// The same, at a pointer. A place set earlier is nearer the fault and stays.
    pub(super) fn at(mut self, pointer: Option<String>) -> Self {
        self.0.pointer = self.0.pointer.or(pointer);
        self
    }

    /// Whether a place was set.
    pub(super) fn has_place(&self) -> bool {
        self.0.pointer.is_some()
    }

    /// The kind.
    pub fn kind(&self) -> StringifierErrorKind {
        self.0.kind
    }

    /// The stable name of the kind.
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The JSON Pointer of the schema at fault, where it stands in the document as it is.
    pub fn pointer(&self) -> Option<&str> {
        self.0.pointer.as_deref()
    }
}

impl From<StringifierErrorKind> for StringifierError {
    fn from(kind: StringifierErrorKind) -> Self {
        StringifierError::new(kind)
    }
}

impl fmt::Display for StringifierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, words) = self.0.kind.row();
        f.write_str(code)?;
        if let Some(pointer) = self.pointer() {
            write!(f, " at `{pointer}`")?;
        }
        write!(f, ": {words}")?;
        match &self.0.detail {
            Some(detail) => write!(f, " ({detail})"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for StringifierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StringifierError({self})")
    }
}

impl std::error::Error for StringifierError {}

/// Why a value could not be written: a kind, the place in the value, and the schema that asked for something else.
///
/// ```
/// let document = serde_json::json!({ "properties": { "ages": { "items": { "type": "integer" } } } });
/// let writer = shorn::Stringifier::compile(&document)?;
/// let error = writer.to_string(&serde_json::json!({ "ages": [45, "old"] })).unwrap_err();
/// assert_eq!(error.code(), "not_coercible_integer");
/// assert_eq!(error.path().unwrap().to_string(), "ages[1]");
/// assert_eq!(error.pointer(), Some("#/properties/ages/items"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct StringifyError(Box<Failed>);

#[derive(Clone, PartialEq, Eq)]
struct Failed {
    kind: StringifyErrorKind,
    /// Of the schema; set where the error begins.
    pointer: Option<Arc<str>>,
    /// Innermost first.
    segments: Vec<Segment>,
    detail: Option<Cow<'static, str>>,
}

/// The kind of a [`StringifyError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StringifyErrorKind {
    /// A member that is required is absent and has no default. The path names it.
    MissingRequired,
    /// Nothing that an integer could be made of.
    NotCoercibleInteger,
    /// Nothing that a number could be made of.
    NotCoercibleNumber,
    /// No instant, text or null for the format `date-time`.
    NotCoercibleDateTime,
    /// No instant, text or null for the format `date`.
    NotCoercibleDate,
    /// No instant, text or null for the format `time`.
    NotCoercibleTime,
    /// An instant that is none.
    InvalidDate,
    /// No value where a text or an object must stand.
    UndefinedValue,
    /// Not a list where one must stand.
    NotAnArray,
    /// More elements than the tuple has.
    TooManyItems,
    /// An element of a tuple of another type.
    TupleItemMismatch,
    /// No type of the list takes the value without conversion.
    NoMatchingType,
    /// No branch of the union accepts the value.
    NoMatchingBranch,
    /// A big integer where no type says how to write it.
    BigintInUntyped,
    /// The value is nested too deep, or schemas lead back to themselves with no part of the value between.
    RecursionDepth,
    /// The value's own `Serialize` said no, or a key is no text, number or boolean.
    InvalidValue,
}

impl StringifyErrorKind {
    /// The stable name of the kind.
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    const fn row(self) -> (&'static str, &'static str) {
        use StringifyErrorKind as Kind;
        match self {
            Kind::MissingRequired => ("missing_required", "a value for the member"),
            Kind::NotCoercibleInteger => ("not_coercible_integer", "something that an integer can be made of"),
            Kind::NotCoercibleNumber => ("not_coercible_number", "something that a number can be made of"),
            Kind::NotCoercibleDateTime => ("not_coercible_date_time", "an instant, a text or null"),
            Kind::NotCoercibleDate => ("not_coercible_date", "an instant, a text or null"),
            Kind::NotCoercibleTime => ("not_coercible_time", "an instant, a text or null"),
            Kind::InvalidDate => ("invalid_date", "an instant that exists"),
            Kind::UndefinedValue => ("undefined_value", "a value"),
            Kind::NotAnArray => ("not_an_array", "a list"),
            Kind::TooManyItems => ("too_many_items", "fewer elements"),
            Kind::TupleItemMismatch => ("tuple_item_mismatch", "an element of the type of its position"),
            Kind::NoMatchingType => ("no_matching_type", "a value of one of the types"),
            Kind::NoMatchingBranch => ("no_matching_branch", "a value that a branch accepts"),
            Kind::BigintInUntyped => ("bigint_in_untyped", "a value that JSON has without a schema"),
            Kind::RecursionDepth => ("recursion_depth", "less nesting"),
            Kind::InvalidValue => ("invalid_value", "a value that can be serialized"),
        }
    }
}

impl StringifyError {
    /// The same, under a member of that name.
    #[cold]
    pub(super) fn in_key(mut self, name: &str) -> Self {
        self.0.segments.push(Segment::Name(Cow::Owned(name.to_owned())));
        self
    }

    /// The same, in an element.
    #[cold]
    pub(super) fn at_index(mut self, index: usize) -> Self {
        self.0.segments.push(Segment::Index(index));
        self
    }

    /// The same, by the schema at a pointer. One set earlier is nearer the fault and stays.
    #[cold]
    pub(super) fn by(mut self, pointer: Option<&Arc<str>>) -> Self {
        self.0.pointer = self.0.pointer.or_else(|| pointer.cloned());
        self
    }

    pub(super) fn with_detail(mut self, detail: impl Into<Cow<'static, str>>) -> Self {
        self.0.detail = Some(detail.into());
        self
    }

    /// The kind.
    pub fn kind(&self) -> StringifyErrorKind {
        self.0.kind
    }

    /// The stable name of the kind.
    pub fn code(&self) -> &'static str {
        self.0.kind.code()
    }

    /// The JSON Pointer of the schema that asked for something else, as in `#/properties/a`, behind the name of
    /// its document where that is another one. Of schemas that were combined (`allOf`, a branch beside its
    /// siblings) it is the place where that was asked for. `None` where the value could not be looked at.
    pub fn pointer(&self) -> Option<&str> {
        self.0.pointer.as_deref()
    }

    /// Where in the value; `None` for the value as a whole. A member that is missing is named itself.
    pub fn path(&self) -> Option<Path> {
        (!self.0.segments.is_empty()).then(|| Path::from_innermost(self.0.segments.clone()))
    }
}

impl From<StringifyErrorKind> for StringifyError {
    #[cold]
    fn from(kind: StringifyErrorKind) -> Self {
        StringifyError(Box::new(Failed { kind, pointer: None, segments: Vec::new(), detail: None }))
    }
}

impl fmt::Display for StringifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, expected) = self.0.kind.row();
        f.write_str(code)?;
        if let Some(path) = self.path() {
            write!(f, " at {}", Short(&path))?;
        }
        write!(f, ": expected {expected}")?;
        match &self.0.detail {
            Some(detail) => write!(f, " ({detail})"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for StringifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StringifyError({self})")
    }
}

impl std::error::Error for StringifyError {}
