//! A value, or a part of one, as far as schemas are asked about it: one that was collected, or one of `serde_json`,
//! which is there all at once and need not be collected. It knows both; nothing of schemas.

use super::collect::collect;
use super::error::StringifyError;
use super::keywords::{self, Word};
use super::plan::Type;
use super::tree::{Members, Tree};
use super::validate::Validators;
use serde_json::Value;
use std::borrow::Cow;

pub(super) trait Part<'v>: Copy {
    fn meets(self, word: &Word) -> bool;

    fn is_nothing(self) -> bool;

    fn is_text(self) -> bool;

    /// The members of an object, with their names where these are well-formed.
    fn members(self) -> Option<impl Iterator<Item = (Option<&'v str>, Self)>>;

    /// A member that is there.
    fn member(self, name: &str) -> Option<Self>;

    fn elements(self) -> Option<impl Iterator<Item = Self>>;

    /// What the validator of a number says.
    fn ask(self, number: usize, validators: &Validators) -> Result<bool, StringifyError>;
}

impl<'v> Part<'v> for &'v Tree<'v> {
    #[inline]
    fn meets(self, word: &Word) -> bool {
        word.is_met(self)
    }

    fn is_nothing(self) -> bool {
        matches!(self, Tree::Nothing)
    }

    fn is_text(self) -> bool {
        matches!(self, Tree::Text(_) | Tree::Units(_))
    }

    fn members(self) -> Option<impl Iterator<Item = (Option<&'v str>, Self)>> {
        keywords::members(self).map(|members| members.iter().map(|(key, value)| (key.text(), value)))
    }

    fn member(self, name: &str) -> Option<Self> {
        keywords::member(keywords::members(self)?, name)
    }

    fn elements(self) -> Option<impl Iterator<Item = Self>> {
        match self {
            Tree::List(items) => Some(items.iter()),
            _ => None,
        }
    }

    fn ask(self, number: usize, validators: &Validators) -> Result<bool, StringifyError> {
        validators.accept(number, self)
    }
}

impl<'v> Part<'v> for &'v Value {
    fn meets(self, word: &Word) -> bool {
        let leaf = match (self, word) {
            (Value::Object(_) | Value::Array(_), Word::Values(_)) => match collect(self, false) {
                Ok(whole) => whole,
                Err(_) => return false,
            },
            (Value::Object(map), Word::Required(names)) => return names.iter().all(|name| map.contains_key(&**name)),
            (Value::Object(map), Word::Count { of: Type::Object, limit, taken }) => {
                return keywords::is_taken(map.len(), *limit, taken);
            }
            (Value::Array(list), Word::Count { of: Type::Array, limit, taken }) => {
                return keywords::is_taken(list.len(), *limit, taken);
            }
            // Nothing but their kind is asked of these.
            (Value::Object(_), _) => Tree::Object(Members::none()),
            (Value::Array(_), _) => Tree::List(Vec::new()),
            (Value::Null, _) => Tree::Null,
            (Value::Bool(value), _) => Tree::Bool(*value),
            (Value::Number(number), _) => match (number.as_i64(), number.as_u64()) {
                (Some(value), _) => Tree::Integer(value.into()),
                (_, Some(value)) => Tree::Integer(value.into()),
                _ => Tree::Number(number.as_f64().unwrap_or(f64::NAN)),
            },
            (Value::String(text), _) => Tree::Text(Cow::Borrowed(text)),
        };
        word.is_met(&leaf)
    }

    fn is_nothing(self) -> bool {
        false
    }

    fn is_text(self) -> bool {
        self.is_string()
    }

    fn members(self) -> Option<impl Iterator<Item = (Option<&'v str>, Self)>> {
        self.as_object().map(|map| map.iter().map(|(name, value)| (Some(&**name), value)))
    }

    fn member(self, name: &str) -> Option<Self> {
        self.get(name)
    }

    fn elements(self) -> Option<impl Iterator<Item = Self>> {
        self.as_array().map(|list| list.iter())
    }

    fn ask(self, number: usize, validators: &Validators) -> Result<bool, StringifyError> {
        validators.accept(number, &collect(self, false)?)
    }
}
