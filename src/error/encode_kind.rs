//! What can be wrong with a value that is being encoded: one kind an error, each with a code that stays.

/// The kind of an [`EncodeError`](crate::EncodeError).
///
/// Later versions may add kinds. The wire format says when each arises (sections 2 to 5, 12 and 15). What a Rust
/// type rules out is raised only for values that have none (`Schema`): the kinds that begin with `Expected` or
/// `NoUnion`, the two lengths, `EnumValue`, `UnknownProperty`, `DynamicUnsupported`, `InvalidJson`.
///
/// ```
/// use shorn::{Codec, EncodeErrorKind as Kind, Limits};
///
/// let codec = Codec::<str>::new().limits(Limits::new().text(1));
/// assert_eq!(codec.encode("hi").unwrap_err().kind(), Kind::StringTooLarge);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncodeErrorKind {
    /// Not an integer from 0 to 2^53 − 1, where one is needed.
    ExpectedUint,
    /// Not an integer within ±(2^53 − 1), where one is needed.
    ExpectedInt,
    /// Not a number.
    ExpectedNumber,
    /// Not a boolean.
    ExpectedBoolean,
    /// Not a string.
    ExpectedString,
    /// Not a UUID in lowercase text.
    ExpectedUuid,
    /// Not bytes.
    ExpectedBytes,
    /// Not an object.
    ExpectedObject,
    /// Not an array.
    ExpectedArray,
    /// A fixed array of another length.
    ArrayLength,
    /// A tuple of another length.
    TupleLength,
    /// Not the literal that the shape holds.
    LiteralMismatch,
    /// Not a member of the enum.
    EnumValue,
    /// The discriminant is missing or unknown.
    NoUnionCase,
    /// The union has no branch of this JSON type.
    NoUnionType,
    /// The value fits no branch of a union that goes by order.
    NoUnionBranch,
    /// A key that the shape does not declare.
    UnknownProperty,
    /// An extra key that names a declared field.
    ExtraRepeatsField,
    /// Two keys of one map have the same text.
    RepeatedKey,
    /// Two elements of one set are written alike: they differ in what is not on the wire.
    RepeatedElement,
    /// Nothing, where a dynamic value is needed.
    DynamicUnsupported,
    /// Dynamic values nested more than 64 deep.
    DynamicDepth,
    /// A recursive type nested in itself too often (256 times, unless the limits say otherwise).
    RecursionDepth,
    /// More entries than the limits allow (1,000,000 unless they say otherwise).
    CollectionTooLarge,
    /// A string of more bytes than the limits allow (64 MiB unless they say otherwise).
    StringTooLarge,
    /// A byte string longer than the limits allow (64 MiB unless they say otherwise).
    BytesTooLarge,
    /// A whole message longer than the limits allow.
    MessageTooLarge,
    /// More elements in the whole message than the limits allow, which they do without end unless they say
    /// otherwise.
    TooManyElements,
    /// UTF-16 text with an unpaired surrogate.
    UnpairedSurrogate,
    /// An integer beyond ±(2^53 − 1) where the limits or the type ask for safe integers.
    UnsafeInteger,
    /// A conversion to the wire refused the value.
    InvalidValue,
    /// JSON text that is malformed, or nested deeper than any shape could follow.
    InvalidJson,
    /// A value that breaks rules of its type or its document, with validation on; which, the error's
    /// issues say.
    Validation,
    /// The output could not be written; the cause is the `source`.
    OutputFailed,
}

impl EncodeErrorKind {
    /// The stable name of the kind, in snake_case: for logs, metrics and other languages.
    ///
    /// ```
    /// assert_eq!(shorn::EncodeErrorKind::RepeatedKey.code(), "repeated_key");
    /// ```
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    /// What would have been right here, in a few words.
    ///
    /// ```
    /// assert_eq!(shorn::EncodeErrorKind::RepeatedKey.expected(), "keys that differ");
    /// ```
    pub const fn expected(self) -> &'static str {
        self.row().1
    }

    const fn row(self) -> (&'static str, &'static str) {
        match self {
            EncodeErrorKind::ExpectedUint => ("expected_uint", "an integer from 0 to 2^53 − 1"),
            EncodeErrorKind::ExpectedInt => ("expected_int", "an integer within ±(2^53 − 1)"),
            EncodeErrorKind::ExpectedNumber => ("expected_number", "a number"),
            EncodeErrorKind::ExpectedBoolean => ("expected_boolean", "a boolean"),
            EncodeErrorKind::ExpectedString => ("expected_string", "a string"),
            EncodeErrorKind::ExpectedUuid => ("expected_uuid", "a UUID in lowercase text"),
            EncodeErrorKind::ExpectedBytes => ("expected_bytes", "bytes"),
            EncodeErrorKind::ExpectedObject => ("expected_object", "an object"),
            EncodeErrorKind::ExpectedArray => ("expected_array", "an array"),
            EncodeErrorKind::ArrayLength => ("array_length", "another number of elements"),
            EncodeErrorKind::TupleLength => ("tuple_length", "another number of elements"),
            EncodeErrorKind::LiteralMismatch => ("literal_mismatch", "the literal of the shape"),
            EncodeErrorKind::EnumValue => ("enum_value", "a member of the enum"),
            EncodeErrorKind::NoUnionCase => ("no_union_case", "a known discriminant"),
            EncodeErrorKind::NoUnionType => ("no_union_type", "a value of a type the union has"),
            EncodeErrorKind::NoUnionBranch => ("no_union_branch", "a value that fits a branch of the union"),
            EncodeErrorKind::UnknownProperty => ("unknown_property", "declared properties only"),
            EncodeErrorKind::ExtraRepeatsField => ("extra_repeats_field", "a key that no declared field has"),
            EncodeErrorKind::RepeatedElement => ("repeated_element", "elements that differ on the wire"),
            EncodeErrorKind::RepeatedKey => ("repeated_key", "keys that differ"),
            EncodeErrorKind::DynamicUnsupported => ("dynamic_unsupported", "a JSON value"),
            EncodeErrorKind::DynamicDepth => ("dynamic_depth", "at most 64 levels of dynamic nesting"),
            EncodeErrorKind::RecursionDepth => ("recursion_depth", "less nesting of a recursive type"),
            EncodeErrorKind::CollectionTooLarge => ("collection_too_large", "fewer entries"),
            EncodeErrorKind::StringTooLarge => ("string_too_large", "a shorter string"),
            EncodeErrorKind::BytesTooLarge => ("bytes_too_large", "fewer bytes"),
            EncodeErrorKind::MessageTooLarge => ("message_too_large", "a smaller message"),
            EncodeErrorKind::TooManyElements => ("too_many_elements", "fewer elements in the message"),
            EncodeErrorKind::UnpairedSurrogate => ("unpaired_surrogate", "well-formed UTF-16"),
            EncodeErrorKind::UnsafeInteger => ("unsafe_integer", "an integer within ±(2^53 − 1)"),
            EncodeErrorKind::InvalidValue => ("invalid_value", "a value that the conversion accepts"),
            EncodeErrorKind::InvalidJson => ("invalid_json", "well-formed JSON"),
            EncodeErrorKind::Validation => ("validation", "a value that keeps its rules"),
            EncodeErrorKind::OutputFailed => ("output_failed", "a writer that accepts the bytes"),
        }
    }
}
