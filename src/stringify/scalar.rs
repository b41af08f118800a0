//! Knows what becomes of a value in the slot of a scalar type: the coercions of ECMAScript, exactly. Must
//! not know schemas; it is asked for one type at a time.

use super::error::StringifyErrorKind as Kind;
use super::literal::number_in;
use super::plan::{Format, Type};
use super::text;
use super::tree::Tree;
use crate::wire::shortest;
use std::borrow::Cow;

type Written = Result<(), Kind>;

/// How a number with a fraction becomes an integer; [`rounding`](super::StringifierBuilder::rounding) has an example.
/// Numbers without one, and big integers, stay as they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rounding {
    /// Towards zero: 1.9 is 1, −1.9 is −1.
    #[default]
    Trunc,
    /// Up: 1.1 is 2, −1.9 is −1.
    Ceil,
    /// Down: 1.9 is 1, −1.1 is −2.
    Floor,
    /// To the nearest, and half-way up: 2.5 is 3, −2.5 is −2.
    Round,
}

impl Rounding {
    fn apply(self, value: f64) -> f64 {
        match self {
            Rounding::Trunc => value.trunc(),
            Rounding::Ceil => value.ceil(),
            Rounding::Floor => value.floor(),
            // Not `(value + 0.5).floor()`, which takes 0.49999999999999994 for 1.
            Rounding::Round => {
                let down = value.floor();
                if value - down >= 0.5 { down + 1.0 } else { down }
            }
        }
    }
}

pub(super) fn boolean(value: &Tree<'_>, out: &mut Vec<u8>) {
    let truth = match value {
        Tree::Nothing | Tree::Null => false,
        Tree::Bool(value) => *value,
        Tree::Integer(value) => *value != 0,
        Tree::Number(value) => *value != 0.0 && !value.is_nan(),
        Tree::Big(digits) => digits.trim_start_matches('-').chars().any(|digit| digit != '0'),
        Tree::Text(text) => !text.is_empty(),
        Tree::Units(units) => !units.is_empty(),
        Tree::Date(_) | Tree::Pattern(_) | Tree::List(_) | Tree::Object(_) => true,
    };
    out.extend_from_slice(if truth { b"true" } else { b"false" });
}

pub(super) fn integer(value: &Tree<'_>, rounding: Rounding, out: &mut Vec<u8>) -> Written {
    match value {
        Tree::Integer(value) => out.extend_from_slice(itoa::Buffer::new().format(*value).as_bytes()),
        Tree::Big(digits) => out.extend_from_slice(digits.as_bytes()),
        value => {
            let number = number_of(value);
            if !number.is_finite() {
                return Err(Kind::NotCoercibleInteger);
            }
            text::number(rounding.apply(number), out);
        }
    }
    Ok(())
}

pub(super) fn number(value: &Tree<'_>, out: &mut Vec<u8>) -> Written {
    match value {
        Tree::Integer(value) => out.extend_from_slice(itoa::Buffer::new().format(*value).as_bytes()),
        value => {
            let number = number_of(value);
            if number.is_nan() {
                return Err(Kind::NotCoercibleNumber);
            }
            plain_number(number, out);
        }
    }
    Ok(())
}

/// A number that is none is null.
pub(super) fn plain_number(number: f64, out: &mut Vec<u8>) {
    if number.is_finite() { text::number(number, out) } else { out.extend_from_slice(b"null") }
}

/// `Number(value)`; NaN where there is none.
fn number_of(value: &Tree<'_>) -> f64 {
    match value {
        Tree::Null => 0.0,
        Tree::Bool(value) => f64::from(u8::from(*value)),
        Tree::Integer(value) => *value as f64,
        Tree::Number(value) => *value,
        Tree::Big(digits) => digits.parse().unwrap_or(f64::NAN),
        Tree::Text(text) => number_in(text),
        Tree::Date(Some(iso)) => super::date::milliseconds(iso).unwrap_or(f64::NAN),
        Tree::List(_) => {
            let mut joined = String::new();
            match join(value, &mut joined) {
                Ok(()) => number_in(&joined),
                Err(_) => f64::NAN,
            }
        }
        Tree::Nothing | Tree::Units(_) | Tree::Date(None) | Tree::Pattern(_) | Tree::Object(_) => f64::NAN,
    }
}

/// In a string slot. Dates and times of day are local, `offset` minutes ahead of UTC.
pub(super) fn string(value: &Tree<'_>, format: Format, offset: i32, out: &mut Vec<u8>) -> Written {
    match (format, value) {
        (Format::None | Format::Unsafe, Tree::Nothing) => return Err(Kind::UndefinedValue),
        (_, Tree::Null) => out.extend_from_slice(b"\"\""),
        (_, Tree::Date(None)) => return Err(Kind::InvalidDate),
        (Format::Unsafe, value) => {
            out.push(b'"');
            match value {
                Tree::Text(text) => out.extend_from_slice(text.as_bytes()),
                Tree::Units(units) => text::quoted_units(units, out),
                value => out.extend_from_slice(text_of(value)?.as_bytes()),
            }
            out.push(b'"');
        }
        (_, Tree::Text(content)) => text::quoted(content, out),
        (_, Tree::Units(units)) => text::quoted_units(units, out),
        (Format::Date, Tree::Date(Some(iso))) => {
            let local = super::date::local(iso, offset).ok_or(Kind::InvalidDate)?;
            text::quoted(super::date::date(&local), out);
        }
        (Format::Time, Tree::Date(Some(iso))) => {
            let local = super::date::local(iso, offset).ok_or(Kind::InvalidDate)?;
            text::quoted(super::date::time(&local), out);
        }
        (_, Tree::Date(Some(iso))) => text::quoted(iso, out),
        (Format::DateTime, _) => return Err(Kind::NotCoercibleDateTime),
        (Format::Date, _) => return Err(Kind::NotCoercibleDate),
        (Format::Time, _) => return Err(Kind::NotCoercibleTime),
        (Format::None, value) => text::quoted(&text_of(value)?, out),
    }
    Ok(())
}

/// `String(value)`.
fn text_of<'t>(value: &'t Tree<'_>) -> Result<Cow<'t, str>, Kind> {
    Ok(match value {
        Tree::Nothing => return Err(Kind::UndefinedValue),
        Tree::Null => Cow::Borrowed("null"),
        Tree::Bool(true) => Cow::Borrowed("true"),
        Tree::Bool(false) => Cow::Borrowed("false"),
        Tree::Integer(value) => Cow::Owned(value.to_string()),
        Tree::Number(value) => Cow::Owned(shortest::to_text(*value)),
        Tree::Big(digits) => Cow::Borrowed(digits),
        Tree::Text(text) | Tree::Pattern(text) => Cow::Borrowed(text),
        Tree::Units(units) => Cow::Owned(String::from_utf16_lossy(units)),
        Tree::Date(Some(iso)) => Cow::Borrowed(iso),
        Tree::Date(None) => return Err(Kind::InvalidDate),
        Tree::List(_) => {
            let mut joined = String::new();
            join(value, &mut joined)?;
            Cow::Owned(joined)
        }
        Tree::Object(_) => Cow::Borrowed("[object Object]"),
    })
}

/// The texts of a list's elements, with commas between and no brackets.
fn join(list: &Tree<'_>, out: &mut String) -> Written {
    let Tree::List(items) = list else { return Ok(()) };
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        match item {
            Tree::Nothing | Tree::Null => {}
            Tree::List(_) => join(item, out)?,
            item => out.push_str(&text_of(item)?),
        }
    }
    Ok(())
}

/// Whether a type of a list of types takes a value, without coercion.
pub(super) fn listed(kind: Type, value: &Tree<'_>) -> bool {
    match (kind, value) {
        (Type::Null, value) => matches!(value, Tree::Null),
        // Every other type but `array` takes null, by the first that is listed.
        (Type::Array, value) => matches!(value, Tree::List(_)),
        (_, Tree::Null) => true,
        (Type::Text, value) => matches!(value, Tree::Text(_) | Tree::Units(_) | Tree::Date(_) | Tree::Pattern(_)),
        (Type::Integer, value) => value.is_integral(),
        (Type::Number, value) => value.number().is_some(),
        (Type::Boolean, value) => matches!(value, Tree::Bool(_)),
        (Type::Object, value) => matches!(value, Tree::Object(_) | Tree::Date(_) | Tree::Pattern(_)),
    }
}

/// Whether a position of a tuple takes a value, without coercion.
pub(super) fn positioned(kind: Type, value: &Tree<'_>) -> bool {
    match (kind, value) {
        (Type::Null, value) => matches!(value, Tree::Null),
        (Type::Text, Tree::Null) => true,
        (Type::Text, value) => matches!(value, Tree::Text(_) | Tree::Units(_) | Tree::Date(_) | Tree::Pattern(_)),
        (Type::Integer, value) => value.is_integral(),
        (Type::Number, value) => value.number().is_some_and(f64::is_finite),
        (Type::Boolean, value) => matches!(value, Tree::Bool(_)),
        (Type::Object, value) => matches!(value, Tree::Object(_)),
        (Type::Array, value) => matches!(value, Tree::List(_)),
    }
}
