//! Knows a schema document as ordered JSON: members in the order that ECMAScript gives them, equality
//! without that order, and its text. Must not know what any keyword means.
//!
//! It is a type of its own because the order of `properties` decides the order of what is written, and
//! whether `serde_json` keeps an order is a choice of the application.

use std::cell::OnceCell;
use std::collections::HashMap;
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
pub(super) struct Object(Rc<Members>);

#[derive(Clone, Debug, Default)]
struct Members {
    list: Vec<(Rc<str>, Doc)>,
    /// Where each name is, once a long list was searched.
    places: OnceCell<HashMap<Rc<str>, usize>>,
}

/// So many names are looked through faster than looked up.
const FEW: usize = 16;

impl Members {
    fn position(&self, name: &str) -> Option<usize> {
        if self.list.len() <= FEW {
            return self.list.iter().position(|(known, _)| &**known == name);
        }
        let places = || self.list.iter().enumerate().map(|(at, (name, _))| (name.clone(), at)).collect();
        self.places.get_or_init(places).get(name).copied()
    }
}

impl Object {
    pub(super) fn get(&self, name: &str) -> Option<&Doc> {
        self.0.list.get(self.0.position(name)?).map(|(_, value)| value)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.0.position(name).is_some()
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = (&str, &Doc)> + ExactSizeIterator {
        self.0.list.iter().map(|(name, value)| (&**name, value))
    }

    pub(super) fn len(&self) -> usize {
        self.0.list.len()
    }

    /// Sets a member, at the end if it is new and no index.
    pub(super) fn set(&mut self, name: &str, value: Doc) {
        let members = Rc::make_mut(&mut self.0);
        if let Some(known) = members.position(name).and_then(|at| members.list.get_mut(at)) {
            known.1 = value;
            return;
        }
        let name: Rc<str> = name.into();
        let at = match array_index(&name) {
            Some(index) => {
                members.places.take();
                members.list.partition_point(|(known, _)| array_index(known).is_some_and(|known| known < index))
            }
            None => {
                if let Some(places) = members.places.get_mut() {
                    places.insert(name.clone(), members.list.len());
                }
                members.list.len()
            }
        };
        members.list.insert(at, (name, value));
    }

    pub(super) fn remove(&mut self, name: &str) -> Option<Doc> {
        let at = self.0.position(name)?;
        let members = Rc::make_mut(&mut self.0);
        members.places.take();
        Some(members.list.remove(at).1)
    }

    /// The same without some members.
    pub(super) fn without(&self, names: &[&str]) -> Object {
        let kept = self.0.list.iter().filter(|(name, _)| !names.contains(&&**name));
        Object(Rc::new(Members { list: kept.cloned().collect(), places: OnceCell::new() }))
    }

    /// What tells this object from every other that lives.
    pub(super) fn address(&self) -> usize {
        Rc::as_ptr(&self.0) as usize
    }
}

impl<'a> FromIterator<(&'a str, Doc)> for Object {
    fn from_iter<I: IntoIterator<Item = (&'a str, Doc)>>(members: I) -> Object {
        members.into_iter().map(|(name, value)| (Rc::from(name), value)).collect()
    }
}

impl FromIterator<(Rc<str>, Doc)> for Object {
    fn from_iter<I: IntoIterator<Item = (Rc<str>, Doc)>>(members: I) -> Object {
        ordered(members.into_iter().collect())
    }
}

/// Puts members in order and drops repeated names, in n log n.
fn ordered(members: Vec<(Rc<str>, Doc)>) -> Object {
    let mut last = HashMap::with_capacity(members.len());
    let mut kept: Vec<(Rc<str>, Doc)> = Vec::with_capacity(members.len());
    for (name, value) in members {
        match last.get(&name).and_then(|at: &usize| kept.get_mut(*at)) {
            Some((_, known)) => *known = value,
            None => {
                last.insert(name.clone(), kept.len());
                kept.push((name, value));
            }
        }
    }
    kept.sort_by_key(|(name, _)| array_index(name).map_or(u64::MAX, u64::from));
    Object(Rc::new(Members { list: kept, places: OnceCell::new() }))
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
        self.write(&mut out, false);
        String::from_utf8(out).unwrap_or_default()
    }

    /// A text that equal documents share, and no others.
    pub(super) fn canonical(&self) -> String {
        let mut out = Vec::new();
        self.write(&mut out, true);
        String::from_utf8(out).unwrap_or_default()
    }

    fn write(&self, out: &mut Vec<u8>, by_name: bool) {
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
                    item.write(out, by_name);
                }
                out.push(b']');
            }
            Doc::Object(object) => {
                let mut members: Vec<(&str, &Doc)> = object.iter().collect();
                if by_name {
                    members.sort_unstable_by_key(|(name, _)| *name);
                }
                out.push(b'{');
                for (index, (name, value)) in members.into_iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    super::text::quoted(name, out);
                    out.push(b':');
                    value.write(out, by_name);
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

impl Doc {
    /// A document that is a value of `serde_json`, in the order that it has there; `None` where objects and
    /// lists are nested deeper than `most` below the root.
    pub(super) fn from_value(value: &serde_json::Value, most: u32) -> Option<Doc> {
        use serde_json::Value;
        Some(match value {
            Value::Null => Doc::Null,
            Value::Bool(value) => Doc::Bool(*value),
            Value::Number(number) => Doc::Number(number.as_f64().unwrap_or(f64::NAN)),
            Value::String(text) => Doc::Text(text.as_str().into()),
            Value::Array(list) => Doc::List(list.iter().map(|item| below(item, most)).collect::<Option<_>>()?),
            Value::Object(members) => {
                let part = |(name, value): (&String, &Value)| Some((Rc::from(name.as_str()), below(value, most)?));
                Doc::Object(members.iter().map(part).collect::<Option<_>>()?)
            }
        })
    }
}

fn below(value: &serde_json::Value, most: u32) -> Option<Doc> {
    let nests = value.is_array() || value.is_object();
    Doc::from_value(value, if nests { most.checked_sub(1)? } else { most })
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
