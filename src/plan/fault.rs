//! What an error says of the value at fault, in a few words: what was found, and what could have
//! been. It knows values and constants; kinds and paths are the walk's.

use super::number::Number;
use super::program::Constant;
use super::source::{Source, View};
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use crate::shape::{Scalar, json_text};
use crate::wire::shortest;

/// Characters of a text that are shown.
const MOST_TEXT: usize = 40;

/// Members that are listed.
const MOST_MEMBERS: usize = 5;

/// The error for a value of another kind.
#[cold]
#[inline(never)]
pub(super) fn wrong<'v, S: Source<'v>>(kind: Kind, value: S) -> EncodeError {
    EncodeError::new(kind).with_detail(format!("found {}", shown(value)))
}

/// The error for a required member that is not there.
#[cold]
#[inline(never)]
pub(super) fn missing(kind: Kind) -> EncodeError {
    EncodeError::new(kind).with_detail("it is missing")
}

/// The error for a value that is not the literal.
#[cold]
#[inline(never)]
pub(super) fn no_literal<'v, S: Source<'v>>(value: S, literal: &Constant) -> EncodeError {
    let literal = short(&literal.json);
    EncodeError::new(Kind::LiteralMismatch).with_detail(format!("found {} for {literal}", shown(value)))
}

/// The error for a value that is none of an enum.
#[cold]
#[inline(never)]
pub(super) fn no_member<'v, S: Source<'v>>(value: S, members: &[Constant]) -> EncodeError {
    let members = members.iter().map(|member| &*member.json);
    EncodeError::new(Kind::EnumValue).with_detail(format!("found {}; {}", shown(value), list(members)))
}

/// The error for an object whose discriminant is none of the cases, or not there.
#[cold]
#[inline(never)]
pub(super) fn no_case<'v, S: Source<'v>>(name: &str, tag: Option<S>, cases: &[Box<str>]) -> EncodeError {
    let found = match tag {
        Some(tag) => format!("is {}", shown(tag)),
        None => String::from("is missing"),
    };
    let cases = list(cases.iter().map(|case| &**case));
    EncodeError::new(Kind::NoUnionCase).with_detail(format!("`{name}` {found}; {cases}"))
}

/// The first of some texts.
fn list<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    let mut out = String::from("one of ");
    for (i, text) in texts.enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        if i == MOST_MEMBERS {
            out.push('…');
            break;
        }
        out.push_str(&short(text));
    }
    out
}

fn shown<'v, S: Source<'v>>(value: S) -> String {
    match value.view() {
        View::Null => String::from("null"),
        View::Boolean(value) => value.to_string(),
        View::Number(Number::Float(value)) => shortest::to_text(value),
        View::Number(value) => value.to_string(),
        View::String(text) => json_text(&Scalar::from(&*short(text))),
        View::Unpaired => String::from("a string with an unpaired surrogate"),
        View::Array(elements) => match elements.len() {
            1 => String::from("an array of 1 element"),
            n => format!("an array of {n} elements"),
        },
        View::Object(_) => String::from("an object"),
    }
}

fn short(text: &str) -> String {
    match text.char_indices().nth(MOST_TEXT) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
