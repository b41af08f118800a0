//! A value that is being written, as far as it has to be looked at more than once: what ECMAScript would
//! have in its place. It knows kinds of values; nothing of schemas or text.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::OnceLock;

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
#[derive(Clone, Debug, Default)]
pub(super) struct Members<'v> {
    list: Vec<(Key<'v>, Tree<'v>)>,
    /// Positions by name, once one of many members was looked for.
    by_name: OnceLock<Box<[u32]>>,
}

/// So many members are looked through faster than looked up.
const FEW: usize = 32;

impl<'v> From<Vec<(Key<'v>, Tree<'v>)>> for Members<'v> {
    fn from(list: Vec<(Key<'v>, Tree<'v>)>) -> Self {
        Members { list, by_name: OnceLock::new() }
    }
}

impl<'v> Deref for Members<'v> {
    type Target = [(Key<'v>, Tree<'v>)];

    fn deref(&self) -> &Self::Target {
        &self.list
    }
}

impl PartialEq for Members<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl<'v> Members<'v> {
    pub(super) const fn none() -> Members<'v> {
        Members { list: Vec::new(), by_name: OnceLock::new() }
    }

    /// The member of a name.
    pub(super) fn get(&self, name: &str) -> Option<&Tree<'v>> {
        if self.list.len() <= FEW {
            return self.list.iter().find(|(key, _)| key.text() == Some(name)).map(|(_, value)| value);
        }
        let text = |at: &u32| self.list.get(*at as usize).and_then(|(key, _)| key.text());
        let by_name = self.by_name.get_or_init(|| {
            let mut all: Vec<u32> = (0..self.list.len() as u32).collect();
            all.sort_by(|a, b| text(a).cmp(&text(b)));
            all.into()
        });
        let at = by_name.binary_search_by(|at| text(at).cmp(&Some(name))).ok()?;
        self.list.get(*by_name.get(at)? as usize).map(|(_, value)| value)
    }
}

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
