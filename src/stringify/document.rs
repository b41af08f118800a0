//! Knows a schema document as ordered JSON: members in the order that ECMAScript gives them, equality
//! without that order, and its text. Must not know what any keyword means.
//!
//! It is a type of its own because the order of `properties` decides the order of what is written, and
//! whether `serde_json` keeps an order is a choice of the application.

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;
use std::rc::Rc;

/// A JSON value of a schema; cheap to clone.
#[derive(Clone, Debug)]
pub(super) enum Doc {
    Null,
    Bool(bool),
    Number(f64),
    Text(Rc<str>),
    List(Rc<[Doc]>),
    Object(Object),
}

/// Members in the order of ECMAScript: names that are array indices ascending, then the others as they
/// came. A name comes once, at the place of its first appearance, with its last value.
#[derive(Clone, Debug, Default)]
pub(super) struct Object(Rc<Vec<(Rc<str>, Doc)>>);

impl Object {
    pub(super) fn get(&self, name: &str) -> Option<&Doc> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (&str, &Doc)> + ExactSizeIterator {
        self.0.iter().map(|(name, value)| (&**name, value))
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Sets a member, at the end if it is new and no index.
    pub(super) fn set(&mut self, name: &str, value: Doc) {
        let members = Rc::make_mut(&mut self.0);
        if let Some((_, known)) = members.iter_mut().find(|(known, _)| &**known == name) {
            *known = value;
            return;
        }
        let at = match array_index(name) {
            Some(index) => members.partition_point(|(known, _)| array_index(known).is_some_and(|known| known < index)),
            None => members.len(),
        };
        members.insert(at, (name.into(), value));
    }

    pub(super) fn remove(&mut self, name: &str) -> Option<Doc> {
        let at = self.0.iter().position(|(known, _)| &**known == name)?;
        Some(Rc::make_mut(&mut self.0).remove(at).1)
    }

    /// The same without some members.
    pub(super) fn without(&self, names: &[&str]) -> Object {
        self.iter().filter(|(name, _)| !names.contains(name)).map(|(name, value)| (name, value.clone())).collect()
    }

    /// What tells this object from every other that lives.
    pub(super) fn address(&self) -> usize {
        Rc::as_ptr(&self.0) as usize
    }
}

impl<'a> FromIterator<(&'a str, Doc)> for Object {
    fn from_iter<I: IntoIterator<Item = (&'a str, Doc)>>(members: I) -> Object {
        ordered(members.into_iter().map(|(name, value)| (Rc::from(name), value)).collect())
    }
}

/// Puts members in order and drops repeated names, in n log n.
fn ordered(members: Vec<(Rc<str>, Doc)>) -> Object {
    let mut last = std::collections::HashMap::with_capacity(members.len());
    let mut kept: Vec<(Rc<str>, Doc)> = Vec::with_capacity(members.len());
    for (name, value) in members {
        match last.get(&name) {
            Some(at) => {
                if let Some((_, known)) = kept.get_mut(*at) {
                    *known = value;
                }
            }
            None => {
                last.insert(name.clone(), kept.len());
                kept.push((name, value));
            }
        }
    }
    kept.sort_by_key(|(name, _)| array_index(name).map_or(u64::MAX, u64::from));
    Object(Rc::new(kept))
}

/// A name that ECMAScript takes for an index of an array: canonical, below 2^32 − 1.
pub(super) fn array_index(name: &str) -> Option<u32> {
    let canonical = name == "0" || (name.len() <= 10 && name.starts_with(|c: char| matches!(c, '1'..='9')));
    canonical.then(|| name.parse().ok()).flatten().filter(|index| *index != u32::MAX)
}

impl Doc {
    pub(super) fn object(&self) -> Option<&Object> {
        match self {
            Doc::Object(object) => Some(object),
            _ => None,
        }
    }

    pub(super) fn list(&self) -> Option<&[Doc]> {
        match self {
            Doc::List(list) => Some(list),
            _ => None,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Doc::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn number(&self) -> Option<f64> {
        match self {
            Doc::Number(number) => Some(*number),
            _ => None,
        }
    }

    pub(super) fn is_true(&self) -> bool {
        matches!(self, Doc::Bool(true))
    }

    pub(super) fn is_false(&self) -> bool {
        matches!(self, Doc::Bool(false))
    }

    /// Members or elements below.
    pub(super) fn parts(&self) -> impl Iterator<Item = &Doc> {
        let (list, object) = (self.list().unwrap_or_default(), self.object());
        list.iter().chain(object.into_iter().flat_map(|object| object.iter().map(|(_, value)| value)))
    }

    /// The JSON text, as `JSON.stringify` writes it.
    pub(super) fn to_json(&self) -> String {
        let mut out = Vec::new();
        self.write(&mut out);
        String::from_utf8(out).unwrap_or_default()
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Doc::Null => out.extend_from_slice(b"null"),
            Doc::Bool(value) => out.extend_from_slice(if *value { b"true" } else { b"false" }),
            Doc::Number(number) => super::text::number(*number, out),
            Doc::Text(text) => super::text::quoted(text, out),
            Doc::List(list) => {
                out.push(b'[');
                for (index, item) in list.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Doc::Object(object) => {
                out.push(b'{');
                for (index, (name, value)) in object.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    super::text::quoted(name, out);
                    out.push(b':');
                    value.write(out);
                }
                out.push(b'}');
            }
        }
    }
}

/// Deep equality; the order of members does not count, and 0 equals −0.
impl PartialEq for Doc {
    fn eq(&self, other: &Doc) -> bool {
        match (self, other) {
            (Doc::Null, Doc::Null) => true,
            (Doc::Bool(a), Doc::Bool(b)) => a == b,
            (Doc::Number(a), Doc::Number(b)) => a == b,
            (Doc::Text(a), Doc::Text(b)) => a == b,
            (Doc::List(a), Doc::List(b)) => a == b,
            (Doc::Object(a), Doc::Object(b)) => a == b,
            _ => false,
        }
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Object) -> bool {
        self.address() == other.address()
            || self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

/// Reads a document from whatever serde can, in the order in which it comes.
impl<'de> Deserialize<'de> for Doc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Doc, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Doc;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Doc, E> {
        Ok(Doc::Null)
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Doc, E> {
        Ok(Doc::Bool(value))
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Doc, E> {
        Ok(Doc::Number(value as f64))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Doc, E> {
        Ok(Doc::Number(value as f64))
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Doc, E> {
        Ok(Doc::Number(value))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Doc, E> {
        Ok(Doc::Text(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Doc, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = seq.next_element()? {
            list.push(item);
        }
        Ok(Doc::List(list.into()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Doc, A::Error> {
        let mut members: Vec<(Rc<str>, Doc)> = Vec::new();
        while let Some((name, value)) = map.next_entry::<String, Doc>()? {
            members.push((name.into(), value));
        }
        Ok(Doc::Object(ordered(members)))
    }
}

/// A document that is a value of `serde_json`, in the order that it has there.
impl From<&serde_json::Value> for Doc {
    fn from(value: &serde_json::Value) -> Doc {
        use serde_json::Value;
        match value {
            Value::Null => Doc::Null,
            Value::Bool(value) => Doc::Bool(*value),
            Value::Number(number) => Doc::Number(number.as_f64().unwrap_or(f64::NAN)),
            Value::String(text) => Doc::Text(text.as_str().into()),
            Value::Array(list) => Doc::List(list.iter().map(Doc::from).collect()),
            Value::Object(members) => {
                Doc::Object(ordered(members.iter().map(|(name, value)| (name.as_str().into(), value.into())).collect()))
            }
        }
    }
}

/// For the validator.
impl From<&Doc> for serde_json::Value {
    fn from(doc: &Doc) -> serde_json::Value {
        use serde_json::Value;
        match doc {
            Doc::Null => Value::Null,
            Doc::Bool(value) => Value::Bool(*value),
            Doc::Number(number) => {
                let whole = *number as i64;
                if whole as f64 == *number && whole.unsigned_abs() < 1 << 53 {
                    Value::from(whole)
                } else {
                    Value::from(*number)
                }
            }
            Doc::Text(text) => Value::from(&**text),
            Doc::List(list) => list.iter().map(Value::from).collect(),
            Doc::Object(object) => object.iter().map(|(name, value)| (name.to_owned(), Value::from(value))).collect(),
        }
    }
}
