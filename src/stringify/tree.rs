//! A value that is being written, as far as it has to be looked at more than once: what ECMAScript would
//! have in its place. It knows kinds of values; nothing of schemas or text.

use std::borrow::Cow;

/// A value. Text borrows where it can.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tree<'v> {
    /// No value: an absent member, an empty slot.
    Nothing,
    Null,
    Bool(bool),
    /// An integer of the types of Rust up to 64 bits; exact, unlike a double.
    Integer(i128),
    Number(f64),
    /// An integer of any size, in decimal digits.
    Big(Cow<'v, str>),
    Text(Cow<'v, str>),
    /// Text with a surrogate that has no other half.
    Units(Box<[u16]>),
    /// An instant in ISO 8601; `None` for the invalid one.
    Date(Option<Cow<'v, str>>),
    /// The source of a regular expression.
    Pattern(Cow<'v, str>),
    List(Vec<Tree<'v>>),
    Object(Members<'v>),
}

/// Members in the order in which ECMAScript gives them.
pub(super) type Members<'v> = Vec<(Key<'v>, Tree<'v>)>;

/// The name of a member.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Key<'v> {
    Text(Cow<'v, str>),
    Units(Box<[u16]>),
}

impl Key<'_> {
    /// The name, unless it is no well-formed text.
    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Key::Text(text) => Some(text),
            Key::Units(_) => None,
        }
    }

    /// The name for people.
    pub(super) fn lossy(&self) -> Cow<'_, str> {
        match self {
            Key::Text(text) => Cow::Borrowed(text),
            Key::Units(units) => Cow::Owned(String::from_utf16_lossy(units)),
        }
    }
}

impl<'v> Tree<'v> {
    /// The number that this is, as ECMAScript has it.
    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Tree::Integer(value) => Some(*value as f64),
            Tree::Number(value) => Some(*value),
            _ => None,
        }
    }

    /// Whether this is a number without a fraction.
    pub(super) fn is_integral(&self) -> bool {
        match self {
            Tree::Integer(_) => true,
            Tree::Number(value) => value.is_finite() && value.fract() == 0.0,
            _ => false,
        }
    }
}
