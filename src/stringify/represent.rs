//! Values as the validator reads them. It knows what ECMAScript's values are in terms of JSON: an instant and
//! a regular expression are objects without members, nothing and big integers are of no type.

use super::tree::{Members, Tree};
use jsonschema::JsonType;
use jsonschema::json::{Array, Json, JsonNumber, Node, NodeIdentity, Object};
use serde_json::{Number, Value};
use std::borrow::Cow;
use std::collections::HashSet;

/// The representation.
#[derive(Debug)]
pub(super) struct Trees;

impl Json for Trees {
    type Node<'a> = &'a Tree<'a>;
    type PreparedKey = String;
    type StringBuffer = ();

    const ACYCLIC: bool = true;

    fn prepare_key(key: &str) -> String {
        key.to_owned()
    }

    fn with_string_node<T>((): &mut (), string: &str, f: impl FnOnce(Self::Node<'_>) -> T) -> T {
        f(&Tree::Text(Cow::Borrowed(string)))
    }
}

/// A finite number, or one that is none and fails every bound.
#[derive(Clone, Copy)]
pub(super) enum Real {
    Integer(i128),
    Double(f64),
}

impl JsonNumber for Real {
    fn as_u64(&self) -> Option<u64> {
        match self {
            Real::Integer(value) => u64::try_from(*value).ok(),
            Real::Double(value) => (value.fract() == 0.0 && *value >= 0.0 && *value < 18_446_744_073_709_551_616.0)
                .then_some(*value as u64),
        }
    }

    fn as_i64(&self) -> Option<i64> {
        match self {
            Real::Integer(value) => i64::try_from(*value).ok(),
            Real::Double(value) => {
                (value.fract() == 0.0 && value.abs() < 9_223_372_036_854_775_808.0).then_some(*value as i64)
            }
        }
    }

    fn as_f64(&self) -> Option<f64> {
        Some(match self {
            Real::Integer(value) => *value as f64,
            Real::Double(value) => *value,
        })
    }

    fn as_str(&self) -> Cow<'_, str> {
        Cow::Owned(self.to_number().to_string())
    }

    fn to_number(&self) -> Cow<'_, Number> {
        let number = match self {
            Real::Integer(value) => Number::from_i128(*value),
            Real::Double(value) => Number::from_f64(*value),
        };
        Cow::Owned(number.unwrap_or_else(|| Number::from(0)))
    }

    fn is_integer(&self) -> bool {
        match self {
            Real::Integer(_) => true,
            Real::Double(value) => value.is_finite() && value.fract() == 0.0,
        }
    }
}

impl<'a> Node<'a, Trees> for &'a Tree<'a> {
    type Object = Option<&'a Members<'a>>;
    type Array = &'a [Tree<'a>];
    type Number = Real;

    fn as_object(&self) -> Option<Self::Object> {
        match self {
            Tree::Object(members) => Some(Some(members)),
            Tree::Date(_) | Tree::Pattern(_) => Some(None),
            _ => None,
        }
    }

    fn as_array(&self) -> Option<Self::Array> {
        match self {
            Tree::List(items) => Some(items),
            _ => None,
        }
    }

    fn as_string(&self) -> Option<Cow<'a, str>> {
        match self {
            Tree::Text(text) => Some(Cow::Borrowed(text)),
            Tree::Units(units) => Some(Cow::Owned(String::from_utf16_lossy(units))),
            _ => None,
        }
    }

    fn as_number(&self) -> Option<Real> {
        match self {
            Tree::Integer(value) => Some(Real::Integer(*value)),
            Tree::Number(value) if value.is_finite() => Some(Real::Double(*value)),
            _ => None,
        }
    }

    fn as_boolean(&self) -> Option<bool> {
        match self {
            Tree::Bool(value) => Some(*value),
            _ => None,
        }
    }

    fn is_null(&self) -> bool {
        matches!(self, Tree::Null)
    }

    fn json_type(&self) -> JsonType {
        match self {
            Tree::Bool(_) => JsonType::Boolean,
            Tree::Integer(_) => JsonType::Number,
            Tree::Number(value) if value.is_finite() => JsonType::Number,
            Tree::Text(_) | Tree::Units(_) => JsonType::String,
            Tree::Date(_) | Tree::Pattern(_) | Tree::Object(_) => JsonType::Object,
            Tree::List(_) => JsonType::Array,
            // Of no type; what asks for one is a keyword of our own.
            Tree::Null | Tree::Nothing | Tree::Number(_) | Tree::Big(_) => JsonType::Null,
        }
    }

    fn equals_value(&self, expected: &Value) -> bool {
        equal(self, expected)
    }

    fn to_value(&self) -> Cow<'a, Value> {
        Cow::Owned(match self {
            Tree::Nothing | Tree::Null | Tree::Big(_) => Value::Null,
            Tree::Bool(value) => Value::Bool(*value),
            Tree::Integer(value) => Number::from_i128(*value).map_or(Value::Null, Value::Number),
            Tree::Number(value) => Value::from(*value),
            Tree::Text(text) => Value::from(&**text),
            Tree::Units(units) => Value::from(String::from_utf16_lossy(units)),
            Tree::Date(_) | Tree::Pattern(_) => Value::Object(serde_json::Map::new()),
            Tree::List(items) => items.iter().map(|item| item.to_value().into_owned()).collect(),
            Tree::Object(members) => {
                members.iter().map(|(key, value)| (key.lossy().into_owned(), value.to_value().into_owned())).collect()
            }
        })
    }

    fn identity(&self) -> Option<NodeIdentity> {
        Some(NodeIdentity::new(std::ptr::from_ref::<Tree<'a>>(self).addr()))
    }
}

/// Deep equality; what has no counterpart in JSON equals nothing.
pub(super) fn equal(value: &Tree<'_>, expected: &Value) -> bool {
    match (value, expected) {
        (Tree::Null, Value::Null) => true,
        (Tree::Bool(a), Value::Bool(b)) => a == b,
        (Tree::Integer(_) | Tree::Number(_), Value::Number(b)) => value.number() == b.as_f64(),
        (Tree::Text(a), Value::String(b)) => *a == **b,
        (Tree::List(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| equal(a, b)),
        (Tree::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter().all(|(key, a)| key.text().and_then(|key| b.get(key)).is_some_and(|b| equal(a, b)))
        }
        _ => false,
    }
}

/// The members of an object; an instant has none.
impl<'a> Object<'a, Trees> for Option<&'a Members<'a>> {
    type Node = &'a Tree<'a>;
    type MemberName = Cow<'a, str>;
    type MembersIter = Box<dyn Iterator<Item = (Cow<'a, str>, &'a Tree<'a>)> + 'a>;

    fn len(&self) -> usize {
        self.map_or(0, |members| <[_]>::len(members))
    }

    /// A member that holds nothing is absent.
    fn get(&self, key: &String) -> Option<&'a Tree<'a>> {
        (*self)?.get(key).filter(|value| **value != Tree::Nothing)
    }

    /// Here it is seen: its name counts.
    fn members(&self) -> Self::MembersIter {
        let members: Option<&'a Members<'a>> = *self;
        Box::new(members.into_iter().flat_map(|members| members.iter()).map(|(key, value)| (key.lossy(), value)))
    }
}

impl<'a> Array<'a, Trees> for &'a [Tree<'a>] {
    type Node = &'a Tree<'a>;
    type ElementsIter = std::slice::Iter<'a, Tree<'a>>;

    fn len(&self) -> usize {
        <[_]>::len(self)
    }

    fn elements(&self) -> Self::ElementsIter {
        self.iter()
    }

    /// By all that a value is: what JSON has no word for equals only its own like.
    fn is_unique(&self) -> bool {
        let mut seen = HashSet::with_capacity(<[_]>::len(self));
        self.iter().all(|item| {
            let mut canonical = Vec::new();
            canon(item, &mut canonical);
            seen.insert(canonical)
        })
    }
}

/// Bytes that equal values share, and no others.
fn canon(value: &Tree<'_>, out: &mut Vec<u8>) {
    let mut text = |kind: u8, content: &[u8]| {
        out.push(kind);
        out.extend_from_slice(&content.len().to_le_bytes());
        out.extend_from_slice(content);
    };
    match value {
        Tree::Nothing => text(b'u', b""),
        Tree::Null => text(b'n', b""),
        Tree::Bool(value) => text(b'b', &[u8::from(*value)]),
        Tree::Integer(_) | Tree::Number(_) => {
            // −0 equals 0.
            text(b'd', &(value.number().unwrap_or(f64::NAN) + 0.0).to_bits().to_le_bytes());
        }
        Tree::Big(digits) => text(b'i', digits.as_bytes()),
        Tree::Text(content) => text(b't', content.as_bytes()),
        Tree::Units(units) => text(b's', &units.iter().flat_map(|unit| unit.to_le_bytes()).collect::<Vec<_>>()),
        Tree::Date(iso) => text(b'D', iso.as_deref().unwrap_or_default().as_bytes()),
        Tree::Pattern(source) => text(b'r', source.as_bytes()),
        Tree::List(items) => {
            text(b'[', b"");
            items.iter().for_each(|item| canon(item, out));
            out.push(b']');
        }
        Tree::Object(members) => {
            text(b'{', b"");
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by(|(a, _), (b, _)| a.lossy().cmp(&b.lossy()));
            for (key, value) in members {
                canon(&Tree::Text(key.lossy()), out);
                canon(value, out);
            }
            out.push(b'}');
        }
    }
}
