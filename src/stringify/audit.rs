//! Knows what writing changes about a value: what is dropped, converted, or filled in, and where. It watches
//! the writer at work and must not know how anything is written.

use super::plan::{Format, Node};
use super::tree::{Key, Tree};
use crate::error::{Path, Segment};
use std::borrow::Cow;
use std::fmt;

/// What writing a value would change; [`Stringifier::audit`](super::Stringifier::audit) gives it.
///
/// ```
/// use serde_json::json;
/// use shorn::Stringifier;
///
/// let person = Stringifier::compile(&json!({
///     "type": "object",
///     "properties": {
///         "name": { "type": "string" },
///         "age": { "type": "integer" },
///         "locale": { "type": "string", "default": "en" }
///     }
/// }))?;
/// let audit = person.audit(&json!({ "name": "Grace", "age": "45", "password": "secret" }))?;
/// let lines: Vec<String> = audit.iter().map(ToString::to_string).collect();
/// assert_eq!(
///     lines,
///     [
///         "age: text written as an integer",
///         "locale: absent, the default is written",
///         "password: dropped, it is not declared",
///     ]
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit(Vec<Change>);

impl Audit {
    /// Whether the value is written as it is.
    ///
    /// ```
    /// let text = shorn::Stringifier::compile(&serde_json::json!({ "type": "string" }))?;
    /// assert!(text.audit("hi")?.is_empty());
    /// assert!(!text.audit(&5)?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The changes in the order in which they are written, those of an object's undeclared members after
    /// those of its declared ones.
    ///
    /// ```
    /// let list = shorn::Stringifier::compile(&serde_json::json!({ "items": { "type": "boolean" } }))?;
    /// let audit = list.audit(&[0, 1])?;
    /// assert_eq!(audit.iter().next().unwrap().path().unwrap().to_string(), "[0]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn iter(&self) -> std::slice::Iter<'_, Change> {
        self.0.iter()
    }
}

impl<'a> IntoIterator for &'a Audit {
    type Item = &'a Change;
    type IntoIter = std::slice::Iter<'a, Change>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A line for each change.
impl fmt::Display for Audit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|change| writeln!(f, "{change}"))
    }
}

/// One thing that is not written as it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    path: Path,
    kind: ChangeKind,
    /// What it was.
    from: &'static str,
    /// What it is written as.
    to: &'static str,
}

/// What becomes of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ChangeKind {
    /// A member that is not declared is left out.
    Dropped,
    /// A value of another type is converted, or a number rounded.
    Coerced,
    /// An instant is written as text.
    Formatted,
    /// A member that is absent gets its default.
    Defaulted,
    /// A constant is written in the place of another value.
    Replaced,
}

impl Change {
    /// Where; `None` for the value as a whole.
    ///
    /// ```
    /// let text = shorn::Stringifier::compile(&serde_json::json!({ "type": "string" }))?;
    /// assert!(text.audit(&5)?.iter().next().unwrap().path().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&self) -> Option<&Path> {
        (!self.path.is_root()).then_some(&self.path)
    }

    /// What becomes of it.
    ///
    /// ```
    /// use shorn::stringify::ChangeKind;
    ///
    /// let text = shorn::Stringifier::compile(&serde_json::json!({ "type": "string" }))?;
    /// assert_eq!(text.audit(&5)?.iter().next().unwrap().kind(), ChangeKind::Coerced);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn kind(&self) -> ChangeKind {
        self.kind
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(path) = self.path() {
            write!(f, "{path}: ")?;
        }
        match self.kind {
            ChangeKind::Dropped => f.write_str("dropped, it is not declared"),
            ChangeKind::Defaulted => f.write_str("absent, the default is written"),
            ChangeKind::Replaced => write!(f, "{} replaced by the constant", self.from),
            ChangeKind::Coerced | ChangeKind::Formatted => write!(f, "{} written as {}", self.from, self.to),
        }
    }
}

/// Watches a writer. Nothing is done where nobody looks.
pub(super) trait Watch {
    /// Whether somebody looks.
    const LOOKS: bool = false;

    /// Goes into a member.
    fn enter_key(&mut self, _: &Key<'_>) {}

    /// Goes into an element.
    fn enter_index(&mut self, _: usize) {}

    /// Comes back.
    fn leave(&mut self) {}

    /// Stands at a value.
    fn at(&mut self, _: &Node, _: &Tree<'_>) {}

    /// A member is left out.
    fn dropped(&mut self, _: &Key<'_>) {}

    /// A default is written for a member.
    fn defaulted(&mut self, _: &str) {}
}

/// Nobody looks.
impl Watch for () {}

/// Notes what changes.
#[derive(Debug, Default)]
pub(super) struct Auditor {
    /// Outermost first.
    way: Vec<Segment>,
    changes: Vec<Change>,
}

impl Auditor {
    pub(super) fn finish(self) -> Audit {
        Audit(self.changes)
    }

    fn note(&mut self, kind: ChangeKind, from: &'static str, to: &'static str) {
        let path = Path::from_innermost(self.way.iter().rev().cloned().collect());
        self.changes.push(Change { path, kind, from, to });
    }
}

fn name(key: &Key<'_>) -> Segment {
    Segment::Name(Cow::Owned(key.text().unwrap_or_default().to_owned()))
}

impl Watch for Auditor {
    const LOOKS: bool = true;

    fn enter_key(&mut self, key: &Key<'_>) {
        self.way.push(name(key));
    }

    fn enter_index(&mut self, index: usize) {
        self.way.push(Segment::Index(index));
    }

    fn leave(&mut self) {
        self.way.pop();
    }

    fn at(&mut self, node: &Node, value: &Tree<'_>) {
        let (is_same, to) = match (node, value) {
            (Node::Constant { text, null }, value) => {
                let mut own = Vec::new();
                let is_null = *null && matches!(value, Tree::Null);
                if !is_null && (!plain_text(value, &mut own) || own != text.as_bytes()) {
                    self.note(ChangeKind::Replaced, kind(value), "the constant");
                }
                return;
            }
            (Node::Text(_), Tree::Date(_)) => {
                return self.note(ChangeKind::Formatted, "an instant", "text");
            }
            (Node::Null, value) => (matches!(value, Tree::Null), "null"),
            (Node::Boolean, value) => (matches!(value, Tree::Bool(_)), "a boolean"),
            (Node::Integer, value) => (value.is_integral() || matches!(value, Tree::Big(_)), "an integer"),
            (Node::Number, value) => (value.number().is_some_and(f64::is_finite), "a number"),
            (Node::Text(Format::Unsafe), _) => (true, ""),
            (Node::Text(_), value) => (matches!(value, Tree::Text(_) | Tree::Units(_)), "text"),
            (Node::Object(_), value) => (matches!(value, Tree::Object(_)), "an object"),
            (Node::Array(_), value) => (matches!(value, Tree::List(_)), "a list"),
            (Node::Plain, Tree::Number(number)) => (number.is_finite(), "null"),
            (Node::Plain, Tree::Nothing) => (false, "null"),
            _ => (true, ""),
        };
        if !is_same {
            self.note(ChangeKind::Coerced, kind(value), to);
        }
    }

    fn dropped(&mut self, key: &Key<'_>) {
        self.way.push(name(key));
        self.note(ChangeKind::Dropped, "", "");
        self.way.pop();
    }

    fn defaulted(&mut self, member: &str) {
        self.way.push(Segment::Name(Cow::Owned(member.to_owned())));
        self.note(ChangeKind::Defaulted, "", "");
        self.way.pop();
    }
}

/// The text of a scalar as it is.
fn plain_text(value: &Tree<'_>, out: &mut Vec<u8>) -> bool {
    match value {
        Tree::Null => out.extend_from_slice(b"null"),
        Tree::Bool(value) => out.extend_from_slice(if *value { b"true" } else { b"false" }),
        Tree::Text(text) => super::text::quoted(text, out),
        value => match value.number() {
            Some(number) if number.is_finite() => super::text::number(number, out),
            _ => return false,
        },
    }
    true
}

/// A value in words.
fn kind(value: &Tree<'_>) -> &'static str {
    match value {
        Tree::Nothing => "nothing",
        Tree::Null => "null",
        Tree::Bool(_) => "a boolean",
        Tree::Integer(_) => "a number",
        Tree::Number(number) if !number.is_finite() => "a number that is not finite",
        Tree::Number(number) if number.fract() != 0.0 => "a number with a fraction",
        Tree::Number(_) => "a number",
        Tree::Big(_) => "a big integer",
        Tree::Text(_) | Tree::Units(_) => "text",
        Tree::Date(_) => "an instant",
        Tree::Pattern(_) => "a regular expression",
        Tree::List(_) => "a list",
        Tree::Object(_) => "an object",
    }
}
