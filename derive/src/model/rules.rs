//! The rules of a field, as the attributes of the crate `garde` spell them: plain data. It
//! knows what was said; what comes of a rule is `emit`'s.

use syn::ExprPath;

/// One rule of a field, of what is in it, or under a condition.
pub(crate) enum Rule {
    /// The field is not validated.
    Skip,
    /// The rules of the field's own type apply.
    Dive,
    /// The rules are those of a module of the user's.
    Adapt,
    Length {
        counted: Counted,
        bounds: Bounds,
    },
    Range(Bounds),
    /// A pattern in the syntax of the crate `regex`, where it is spelled out.
    Pattern(Option<String>),
    /// A text where it is spelled out, as in the two below.
    Contains(Option<String>),
    Prefix(Option<String>),
    Suffix(Option<String>),
    Ascii,
    Alphanumeric,
    Email,
    Url,
    Ipv4,
    Ipv6,
    /// Of the elements, or of the value in an `Option`.
    Inner(Vec<Rule>),
    /// A rule that JSON Schema has no word for, or one under a condition.
    Wordless,
}

/// What a length counts.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Counted {
    /// Bytes of text, elements of anything else.
    Simple,
    Bytes,
    Chars,
    Graphemes,
    Utf16,
}

/// Both included.
pub(crate) struct Bounds {
    pub(crate) min: Option<Bound>,
    pub(crate) max: Option<Bound>,
}

#[derive(Clone)]
pub(crate) enum Bound {
    Integer(i128),
    Float {
        /// Decimal, with its sign.
        digits: String,
        /// What the literal says of its type: `f32`, `f64` or nothing.
        suffix: String,
    },
    Constant(ExprPath),
    /// Something that only the validator works out.
    Unknown,
}
