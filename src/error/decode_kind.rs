//! What can be wrong with bytes that are being decoded: one kind an error, each with a code that stays.

/// The kind of a [`DecodeError`](crate::DecodeError).
///
/// Later versions may add kinds. The wire format says when each arises (sections 2 to 5) and at which
/// byte (section 6); those from `OutOfRange` on are this library's (section 15).
///
/// ```
/// use shorn::DecodeErrorKind as Kind;
///
/// let reply = match shorn::decode::<u32>(&[]).unwrap_err().kind() {
///     Kind::UnexpectedEnd => "wait for more",
///     _ => "hang up",
/// };
/// assert_eq!(reply, "wait for more");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// Input stops before the value does.
    ///
    /// Offset: at the missing byte; at the start of a string's, byte string's or float's content that is cut.
    UnexpectedEnd,
    /// Bytes are left after the value.
    ///
    /// Offset: at the first of them.
    TrailingData,
    /// A varint longer than necessary.
    ///
    /// Offset: after the last byte read.
    NonCanonicalVarint,
    /// An integer beyond ±(2^53 − 1) where the limits or the type ask for safe integers; a length, a
    /// count or an index beyond it always.
    ///
    /// Offset: after the last byte read.
    UnsafeInteger,
    /// Continuation bits past the longest allowed varint.
    ///
    /// Offset: after the last byte read.
    VarintTooLong,
    /// A string or byte length beyond the limit.
    ///
    /// Offset: at the first content byte.
    ByteLengthTooLarge,
    /// String bytes that are not well-formed UTF-8.
    ///
    /// Offset: at the first content byte.
    InvalidUtf8,
    /// A boolean byte above 1.
    ///
    /// Offset: at the byte.
    InvalidBoolean,
    /// A null marker above 1.
    ///
    /// Offset: at the byte.
    InvalidNullMarker,
    /// A stand-alone optional marker above 1.
    ///
    /// Offset: at the byte.
    InvalidOptionalMarker,
    /// Unused bits of the last bitmap byte are set.
    ///
    /// Offset: after the bitmap.
    InvalidPresenceBits,
    /// An enum index past the last member.
    ///
    /// Offset: after the index.
    EnumIndex,
    /// A union index past the last branch.
    ///
    /// Offset: after the index.
    UnionBranch,
    /// A branch of a union that goes by order, whose value fits an earlier branch.
    ///
    /// Offset: after the index.
    NonCanonicalUnion,
    /// A count beyond the limit.
    ///
    /// Offset: after the count.
    CollectionTooLarge,
    /// A count that cannot fit in the bytes left.
    ///
    /// Offset: after the count; where the schema fixes it, at the first element.
    CountExceedsInput,
    /// A record key not strictly after the previous one.
    ///
    /// Offset: after the key.
    RecordKeyOrder,
    /// An extra key that names a declared field.
    ///
    /// Offset: after all extras.
    ExtraRepeatsField,
    /// A dynamic tag above 7.
    ///
    /// Offset: at the tag.
    UnknownDynamicTag,
    /// An integer under the tag of other numbers.
    ///
    /// Offset: after the eight bytes.
    NonCanonicalDynamicNumber,
    /// Dynamic values nested more than 64 deep.
    ///
    /// Offset: after the tag.
    DynamicDepth,
    /// A recursive type nested in itself too often.
    ///
    /// Offset: where the value would begin.
    RecursionDepth,
    /// The prefix of another shape.
    ///
    /// Offset: always 0.
    FingerprintMismatch,
    /// A number that the shape allows and the Rust type cannot hold.
    ///
    /// Offset: after the number; of a time that the clock cannot tell, at its first byte.
    OutOfRange,
    /// A value that the shape allows and the Rust type refuses: text that does not parse, or a conversion that said no.
    ///
    /// Offset: at the first byte of the value.
    InvalidValue,
    /// An element that the set already holds.
    ///
    /// Offset: at the first byte of the element.
    RepeatedElement,
    /// A whole message longer than the limits allow.
    ///
    /// Offset: where the message begins.
    MessageTooLarge,
    /// More elements in the whole message than the limits allow, which they do without end unless they say
    /// otherwise.
    ///
    /// Offset: after the count with which there are too many.
    TooManyElements,
    /// A value that breaks rules of its type or its document, with validation on; which, the error's
    /// issues say.
    ///
    /// Offset: behind the value, which has been read as a whole.
    Validation,
    /// The input could not be read; the cause is the `source`.
    ///
    /// Offset: where reading stopped.
    InputFailed,
}

impl DecodeErrorKind {
    /// The stable name of the kind, in snake_case: for logs, metrics and other languages.
    ///
    /// ```
    /// assert_eq!(shorn::DecodeErrorKind::TrailingData.code(), "trailing_data");
    /// ```
    pub const fn code(self) -> &'static str {
        self.row().0
    }

    /// What would have been right here, in a few words.
    ///
    /// ```
    /// assert_eq!(shorn::DecodeErrorKind::TrailingData.expected(), "the end of the input");
    /// ```
    pub const fn expected(self) -> &'static str {
        self.row().1
    }

    const fn row(self) -> (&'static str, &'static str) {
        match self {
            DecodeErrorKind::UnexpectedEnd => ("unexpected_end", "more input"),
            DecodeErrorKind::TrailingData => ("trailing_data", "the end of the input"),
            DecodeErrorKind::NonCanonicalVarint => ("non_canonical_varint", "a varint without padding"),
            DecodeErrorKind::UnsafeInteger => ("unsafe_integer", "an integer within ±(2^53 − 1)"),
            DecodeErrorKind::VarintTooLong => ("varint_too_long", "a shorter varint"),
            DecodeErrorKind::ByteLengthTooLarge => ("byte_length_too_large", "a shorter string"),
            DecodeErrorKind::InvalidUtf8 => ("invalid_utf8", "well-formed UTF-8"),
            DecodeErrorKind::InvalidBoolean => ("invalid_boolean", "00 or 01"),
            DecodeErrorKind::InvalidNullMarker => ("invalid_null_marker", "00 or 01"),
            DecodeErrorKind::InvalidOptionalMarker => ("invalid_optional_marker", "00 or 01"),
            DecodeErrorKind::InvalidPresenceBits => ("invalid_presence_bits", "unused bits of the bitmap clear"),
            DecodeErrorKind::EnumIndex => ("enum_index", "the index of a member"),
            DecodeErrorKind::UnionBranch => ("union_branch", "the index of a branch"),
            DecodeErrorKind::NonCanonicalUnion => ("non_canonical_union", "the first branch that the value fits"),
            DecodeErrorKind::CollectionTooLarge => ("collection_too_large", "fewer entries"),
            DecodeErrorKind::CountExceedsInput => ("count_exceeds_input", "a count that the bytes left can hold"),
            DecodeErrorKind::RecordKeyOrder => ("record_key_order", "keys in ascending order"),
            DecodeErrorKind::ExtraRepeatsField => ("extra_repeats_field", "a key that no declared field has"),
            DecodeErrorKind::UnknownDynamicTag => ("unknown_dynamic_tag", "a tag from 00 to 07"),
            DecodeErrorKind::NonCanonicalDynamicNumber => ("non_canonical_dynamic_number", "the integer tag"),
            DecodeErrorKind::DynamicDepth => ("dynamic_depth", "at most 64 levels of dynamic nesting"),
            DecodeErrorKind::RecursionDepth => ("recursion_depth", "less nesting of a recursive type"),
            DecodeErrorKind::FingerprintMismatch => ("fingerprint_mismatch", "the fingerprint of this shape"),
            DecodeErrorKind::OutOfRange => ("out_of_range", "a number that the Rust type can hold"),
            DecodeErrorKind::InvalidValue => ("invalid_value", "a value that the type accepts"),
            DecodeErrorKind::RepeatedElement => ("repeated_element", "elements that differ"),
            DecodeErrorKind::MessageTooLarge => ("message_too_large", "a smaller message"),
            DecodeErrorKind::TooManyElements => ("too_many_elements", "fewer elements in the message"),
            DecodeErrorKind::Validation => ("validation", "a value that keeps its rules"),
            DecodeErrorKind::InputFailed => ("input_failed", "a reader that gives bytes"),
        }
    }
}
