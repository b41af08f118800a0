//! Knows the rules of section 7.6: fields, records, and what else an object may hold. Must not know
//! how objects are merged, but for the fields that a merge ends in.

use super::keywords::{Keywords, Source};
use super::translate::{Fault, Outcome, Translator};
use super::warning::Fate;
use crate::error::SchemaErrorKind;
use crate::shape::order;
use crate::shape::{Field, Node, Object};
use serde_json::{Map, Value};
use std::collections::HashSet;

impl<'a> Translator<'a> {
    pub(super) fn object(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Node> {
        let properties = match words.properties {
            None | Some(Value::Null) => None,
            Some(Value::Object(properties)) => Some(properties),
            Some(_) => return Fault::of(SchemaErrorKind::UnsupportedNode, source.node),
        };
        let has = |name: &str| properties.is_some_and(|properties| properties.contains_key(name));
        self.findings.object(source, words, fate(words.additional), &has);
        if is_bare_constant(words) {
            return Ok(Node::record(Node::any()));
        }

        // Extras come first, which decides the numbers of definitions.
        let extras = match words.additional {
            None | Some(Value::Bool(false)) => None,
            Some(Value::Bool(true)) => Some(Node::any()),
            Some(schema @ Value::Object(_)) => Some(self.node(source.beside(schema))?),
            Some(other) => return Fault::of(SchemaErrorKind::UnsupportedNode, other),
        };
        let extras = match extras {
            Some(extras) if properties.is_none_or(Map::is_empty) => return Ok(Node::record(extras)),
            extras => extras,
        };

        let names = match words.required {
            Some(Value::Array(names)) => names.as_slice(),
            _ => &[],
        };
        let mut required: HashSet<&str> = HashSet::with_capacity(names.len());
        let mut undeclared: Vec<&str> = Vec::new();
        for name in names.iter().filter_map(Value::as_str) {
            if required.insert(name) && !has(name) {
                match self.undeclared(name, words.additional) {
                    Some(kind) => return Fault::of(kind, source.node),
                    None => undeclared.push(name),
                }
            }
        }

        let mut sorted: Vec<(&str, Option<&Value>)> = undeclared.into_iter().map(|name| (name, None)).collect();
        sorted.extend(properties.into_iter().flatten().map(|(name, schema)| (name.as_str(), Some(schema))));
        sorted.sort_by(|(a, _), (b, _)| order::compare(a, b));
        let mut fields = Vec::with_capacity(sorted.len());
        for (name, schema) in sorted {
            let is_required = required.contains(name);
            let node = match schema {
                Some(Value::Bool(false)) if !self.strict && !is_required => continue,
                Some(schema) => self.node(source.beside(schema))?,
                None => extras.clone().unwrap_or_else(Node::any),
            };
            fields.push(if is_required { Field::new(name, node) } else { Field::optional(name, node) });
        }
        Ok(object(fields, extras, words.additional.is_none()))
    }

    /// Why a required name that no property declares is refused, if it is.
    pub(super) fn undeclared(&self, name: &str, additional: Option<&Value>) -> Option<SchemaErrorKind> {
        match additional {
            _ if name == "__proto__" => Some(SchemaErrorKind::ProtoKeyLost),
            Some(Value::Bool(false)) => Some(SchemaErrorKind::RequiredWithoutSchema),
            _ if self.strict => Some(SchemaErrorKind::RequiredWithoutSchema),
            _ => None,
        }
    }
}

/// An object of these fields; without any, and open, it is a record.
pub(super) fn object(fields: Vec<Field>, extras: Option<Node>, refusing: bool) -> Node {
    let object = Object::new(fields);
    match extras {
        Some(extras) => object.with_extras(extras).into(),
        None if refusing => object.refusing_undeclared().into(),
        None => object.into(),
    }
}

/// What becomes of undeclared members under that `additionalProperties`.
pub(super) fn fate(additional: Option<&Value>) -> Fate {
    match additional {
        None => Fate::Refused,
        Some(Value::Bool(false)) => Fate::Dropped,
        Some(Value::Object(schema)) if !schema.is_empty() => Fate::Shaped,
        Some(_) => Fate::Kept,
    }
}

/// Whether a constant object, which has no literal, is all that is known of the members: then they
/// are kept.
fn is_bare_constant(words: &Keywords<'_>) -> bool {
    let members = words.constant.and_then(Value::as_object).is_some_and(|members| !members.is_empty());
    members && words.properties.is_none() && words.additional.is_none()
}
