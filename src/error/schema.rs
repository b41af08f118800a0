//! Knows why a schema or a hand-built shape is refused, and how to say so in one line. Knows
//! nothing of how a refusal is found: translation, expansion and the build checks each raise
//! these kinds themselves.

use super::trail::OneLine;
use alloc::boxed::Box;
use core::fmt::{self, Write as _};

/// A schema, or a shape built by hand, that cannot become a codec.
///
/// [`kind`](SchemaError::kind) is for programs, the [`Display`](fmt::Display) text is one line for
/// people: what is wrong, then what to do about it. Where the fault has a place in a JSON Schema
/// document, [`pointer`](SchemaError::pointer) names it.
///
/// # Design
///
/// One word wide, so that a `Result` of a small value stays small: refusals are rare and may
/// allocate.
///
/// ```
/// use shorn::error::SchemaErrorKind;
/// use shorn::shape::{Node, Shape};
///
/// let error = Shape::build(Node::array(Node::literal("x"))).unwrap_err();
/// assert_eq!(error.kind(), SchemaErrorKind::ZeroWidthElement);
/// assert_eq!(error.kind().code(), "zero_width_element");
/// assert_eq!(error.pointer(), None);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct SchemaError(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    kind: SchemaErrorKind,
    pointer: Option<Box<str>>,
    part: Option<Box<str>>,
    reference: Option<Box<str>>,
    detail: Option<Box<str>>,
}

impl SchemaError {
    /// What is wrong.
    ///
    /// ```
    /// let error = shorn::SchemaError::from(shorn::SchemaErrorKind::EmptyEnum);
    /// assert_eq!(error.kind(), shorn::SchemaErrorKind::EmptyEnum);
    /// ```
    pub fn kind(&self) -> SchemaErrorKind {
        self.0.kind
    }

    /// The JSON Pointer of the schema node at fault, where there is a document and the place is
    /// known.
    ///
    /// ```
    /// let error = shorn::SchemaError::from(shorn::SchemaErrorKind::EmptyEnum);
    /// assert_eq!(error.pointer(), None);
    /// assert_eq!(error.at("#/items").pointer(), Some("#/items"));
    /// ```
    pub fn pointer(&self) -> Option<&str> {
        self.0.pointer.as_deref()
    }

    /// The stable name of the kind.
    ///
    /// ```
    /// assert_eq!(shorn::SchemaError::from(shorn::SchemaErrorKind::EmptyEnum).code(), "empty_enum");
    /// ```
    pub fn code(&self) -> &'static str {
        self.kind().code()
    }

    /// The same refusal, of one part of a shape: the path to it, and what it is.
    pub(crate) fn of_part(mut self, part: &str) -> SchemaError {
        self.0.part = Some(part.into());
        self
    }

    /// The same refusal, of a reference with that text.
    #[cfg_attr(not(feature = "json-schema"), allow(dead_code, reason = "for documents alone"))]
    pub(crate) fn of_reference(mut self, text: &str) -> SchemaError {
        self.0.reference = Some(text.into());
        self
    }

    /// The same refusal, in the words of whoever found it.
    #[cfg(feature = "jsonschema")]
    pub(crate) fn with_detail(mut self, text: &str) -> SchemaError {
        self.0.detail = Some(text.into());
        self
    }

    /// The same refusal, at `pointer`. A place set earlier is nearer the fault and stays.
    ///
    /// ```
    /// let error = shorn::SchemaError::from(shorn::SchemaErrorKind::EmptyEnum).at("#/items").at("#");
    /// assert_eq!(error.pointer(), Some("#/items"));
    /// ```
    #[must_use]
    pub fn at(mut self, pointer: &str) -> SchemaError {
        self.0.pointer.get_or_insert_with(|| pointer.into());
        self
    }
}

impl From<SchemaErrorKind> for SchemaError {
    fn from(kind: SchemaErrorKind) -> SchemaError {
        SchemaError(Box::new(Inner { kind, pointer: None, part: None, reference: None, detail: None }))
    }
}

impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        // Keys of the document and of the shape stand in these, whatever characters they have.
        let mut f = OneLine(f);
        if let Some(pointer) = self.pointer() {
            write!(f, " at `{pointer}`")?;
        }
        if let Some(part) = &self.0.part {
            write!(f, " at {part}")?;
        }
        let (what, remedy) = self.kind().text();
        write!(f, ": {what}")?;
        if let Some(text) = &self.0.reference {
            write!(f, ": `{text}`")?;
        }
        if let Some(text) = &self.0.detail {
            write!(f, " ({text})")?;
        }
        write!(f, "; {remedy}")
    }
}

/// What `unwrap` prints: the line of `Display`, in the name of the type.
impl fmt::Debug for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SchemaError({self})")
    }
}

impl core::error::Error for SchemaError {}

/// The reasons for a [`SchemaError`].
///
/// Later versions may add kinds. [`code`](SchemaErrorKind::code) is a stable name for logs and for
/// comparison with other implementations.
///
/// The wire format says when each arises (sections 7 to 9, 11, 12 and 15). Those of a document's
/// translation, up to `ProtoKeyLost`, come before those of what it was translated to. Some are rare
/// unless `SchemaBuilder::strict` asks for what every implementation refuses.
///
/// ```
/// use shorn::SchemaErrorKind as Kind;
/// use shorn::shape::{Node, Shape};
///
/// let error = Shape::build(Node::nullable(Node::any())).unwrap_err();
/// assert_eq!(error.kind(), Kind::DoubleNull);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum SchemaErrorKind {
    /// A schema position holds something other than a JSON object, or a pointer runs through one.
    UnsupportedNode,
    /// The branches of a union cannot be told apart, or there are none that a value could fit.
    UnsupportedUnion,
    /// A `type` array that is not one of different JSON types; in strict mode, one that is not one
    /// type and `"null"`.
    UnsupportedTypeArray,
    /// A `const` that is an object or an array, in strict mode.
    UnsupportedLiteral,
    /// An `enum` without members.
    EmptyEnum,
    /// NaN, an infinity or −0 among the members of a mixed enum or among discriminants.
    EnumMemberWithoutText,
    /// A `type` that is none of the JSON Schema types.
    UnsupportedType,
    /// A node without a `type` that relies on a `oneOf` or `$ref` of the wrong kind, or on an `allOf`
    /// whose parts have no one meaning together; in strict mode, on `allOf` or `not` at all.
    UnsupportedCombinator,
    /// A reference out of the documents that were given; in strict mode, out of the document.
    RemoteRef,
    /// A reference that names nothing.
    UnresolvedRef,
    /// A name in `required` that `properties` does not declare.
    RequiredWithoutSchema,
    /// `__proto__` is required but was lost from `properties`.
    ProtoKeyLost,
    /// A fixed element count that is not an integer from 0 to 1,000,000.
    InvalidFixedLength,
    /// Array elements that take no bytes, in a number that the input would not bound.
    ZeroWidthElement,
    /// A null marker over something that can already be null.
    DoubleNull,
    /// A presence marker over something that can already be absent.
    DoubleOptional,
    /// The same enum member twice (0 and −0 are the same).
    DuplicateEnumMember,
    /// The same field name twice in one object.
    DuplicateField,
    /// A fingerprint width other than 1 to 4 bytes.
    FingerprintWidth,
    /// The shape has a part that JSON Schema cannot express, so it has no signature.
    NoSignature,
    /// The shape is nested deeper than this library follows.
    NestingTooDeep,
    /// The shape, its references written out, has more nodes than this library keeps.
    ShapeTooLarge,
    /// The document has a shape, but rules that the validator cannot compile (feature `jsonschema`).
    InvalidRules,
}

impl SchemaErrorKind {
    /// The kind in snake case, the same in every implementation of the format.
    ///
    /// ```
    /// assert_eq!(shorn::SchemaErrorKind::DoubleNull.code(), "double_null");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Self::UnsupportedNode => "unsupported_node",
            Self::UnsupportedUnion => "unsupported_union",
            Self::UnsupportedTypeArray => "unsupported_type_array",
            Self::UnsupportedLiteral => "unsupported_literal",
            Self::EmptyEnum => "empty_enum",
            Self::EnumMemberWithoutText => "enum_member_without_text",
            Self::UnsupportedType => "unsupported_type",
            Self::UnsupportedCombinator => "unsupported_combinator",
            Self::RemoteRef => "remote_ref",
            Self::UnresolvedRef => "unresolved_ref",
            Self::RequiredWithoutSchema => "required_without_schema",
            Self::ProtoKeyLost => "proto_key_lost",
            Self::InvalidFixedLength => "invalid_fixed_length",
            Self::ZeroWidthElement => "zero_width_element",
            Self::DoubleNull => "double_null",
            Self::DoubleOptional => "double_optional",
            Self::DuplicateEnumMember => "duplicate_enum_member",
            Self::DuplicateField => "duplicate_field",
            Self::FingerprintWidth => "fingerprint_width",
            Self::NoSignature => "no_signature",
            Self::NestingTooDeep => "nesting_too_deep",
            Self::ShapeTooLarge => "shape_too_large",
            Self::InvalidRules => "invalid_rules",
        }
    }

    /// What is wrong, and the remedy.
    const fn text(self) -> (&'static str, &'static str) {
        match self {
            Self::UnsupportedNode => (
                "a schema position does not hold a schema",
                "put an object there, `{}` for any value; what a pointer passes through must be objects too",
            ),
            Self::UnsupportedUnion => (
                "the branches of a union cannot be told apart",
                "give every branch its own JSON type, or object branches one property with distinct constants; outside \
                 strict mode their order is enough, if there is a branch that a value can fit",
            ),
            Self::UnsupportedTypeArray => (
                "a `type` array is not a list of different types",
                "list each JSON type once; in strict mode only one beside `null`, and write other alternatives as `anyOf`",
            ),
            Self::UnsupportedLiteral => (
                "a `const` is an object or an array",
                "describe its members or elements, each with a `const` of its own, or compile without strict mode",
            ),
            Self::EmptyEnum => ("an enum has no members", "list at least one"),
            Self::EnumMemberWithoutText => {
                ("an enum member or discriminant is NaN, infinite or -0", "use finite numbers, and 0 for -0")
            }
            Self::UnsupportedType => (
                "`type` is not a JSON Schema type",
                "use string, boolean, number, integer, null, array or object, or leave it out for any value",
            ),
            Self::UnsupportedCombinator => (
                "an `allOf`, `oneOf`, `not` or `$ref` of a node without `type` has no one meaning",
                "write what is meant as one node with a `type`, or list alternatives in `anyOf`; parts of an `allOf` may \
                 not contradict each other nor contain themselves, a `oneOf` is a list, a `$ref` a string",
            ),
            Self::RemoteRef => (
                "a reference leaves the document",
                "add the other with `SchemaBuilder::document`, or copy the definition into `$defs` and refer to it as \
                 `#/$defs/Name`",
            ),
            Self::UnresolvedRef => ("a reference names nothing", "define its target, or correct the pointer"),
            Self::RequiredWithoutSchema => (
                "`required` names a property that `properties` does not declare",
                "declare it, or take it off the list",
            ),
            Self::ProtoKeyLost => (
                "`__proto__` is required but not among the properties",
                "declare it as an own property of `properties`",
            ),
            Self::InvalidFixedLength => {
                ("a fixed array length is not an integer from 0 to 1000000", "correct the length, or leave it open")
            }
            Self::ZeroWidthElement => (
                "array elements take no bytes, so input does not bound their number",
                "give the element something to encode, or fix a smaller length",
            ),
            Self::DoubleNull => {
                ("a null marker stands over a value that can already be null", "leave one of the two out")
            }
            Self::DoubleOptional => {
                ("a presence marker stands over a value that can already be absent", "leave one of the two out")
            }
            Self::DuplicateEnumMember => ("an enum member is listed twice", "list it once"),
            Self::DuplicateField => ("an object has two fields of one name", "rename or remove one of them"),
            Self::FingerprintWidth => ("a fingerprint has 1 to 4 bytes", "choose a width in that range; 3 is usual"),
            Self::NoSignature => (
                "JSON Schema has no form for this part, and so it has no signature, fingerprint or document",
                "write bytes as a list of u8 or as text through `with`, float32 as a plain f32; or do without",
            ),
            Self::NestingTooDeep => {
                ("the shape is nested too deep", "flatten it, or break the nesting with a recursive definition")
            }
            Self::ShapeTooLarge => (
                "the shape has too many nodes once its references are written out",
                "split it, or refer to large definitions fewer times",
            ),
            Self::InvalidRules => (
                "the rules of the document cannot be compiled",
                "correct what its draft does not allow, and add documents that references lead to with \
                 `SchemaBuilder::document`; without `validated` it compiles",
            ),
        }
    }
}

impl fmt::Display for SchemaErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn one_word_wide_and_shareable() {
        fn shareable<T: Send + Sync + core::error::Error + 'static>() {}
        shareable::<SchemaError>();
        assert_eq!(size_of::<SchemaError>(), size_of::<usize>());
    }

    #[test]
    fn the_nearest_place_stays() {
        let error = SchemaError::from(SchemaErrorKind::EmptyEnum).at("#/properties/a").at("#");
        assert_eq!(error.to_string(), "empty_enum at `#/properties/a`: an enum has no members; list at least one");
    }
}
