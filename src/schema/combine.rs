//! Knows the members and the elements of a value that fits several schemas. Must not know how a
//! single node is read.

use super::array::{Elements, counted};
use super::keywords::{Source, number};
use super::merge::Meet;
use super::object::object;
use super::translate::{Fault, Outcome, Translator};
use super::types::Types;
use super::warning::Fate;
use crate::error::SchemaErrorKind;
use crate::shape::order;
use crate::shape::{Field, Node};
use serde_json::Value;
use std::collections::HashMap;

/// The members of an object that fits all atoms.
pub(super) struct Fields<'a> {
    /// In wire order.
    pub(super) properties: Vec<(&'a str, Vec<Source<'a>>)>,
    /// With the node that requires it.
    pub(super) required: HashMap<&'a str, &'a Value>,
    is_closed: bool,
    is_open: bool,
    /// Whether there may be members that no property declares, such as those of a pattern.
    has_others: bool,
    extras: Vec<Source<'a>>,
}

impl Fields<'_> {
    /// Whether a member is required of an object that can have no such member.
    pub(super) fn lacks_required(&self) -> bool {
        let is_declared =
            |name: &str| self.properties.binary_search_by(|(known, _)| order::compare(known, name)).is_ok();
        self.is_closed && !self.has_others && !self.required.keys().all(|name| is_declared(name))
    }

    fn fate(&self) -> Fate {
        match (self.is_closed, self.extras.is_empty(), self.is_open) {
            (true, ..) => Fate::Dropped,
            (_, false, _) => Fate::Shaped,
            (_, _, true) => Fate::Kept,
            _ => Fate::Refused,
        }
    }
}

impl<'a> Translator<'a> {
    pub(super) fn fields(&mut self, atoms: &[Source<'a>]) -> Outcome<'a, Fields<'a>> {
        let mut fields = Fields {
            properties: Vec::new(),
            required: HashMap::new(),
            is_closed: false,
            is_open: false,
            has_others: false,
            extras: Vec::new(),
        };
        let mut places: HashMap<&str, usize> = HashMap::new();
        for atom in atoms {
            let Some(words) = atom.keywords() else { continue };
            match words.properties {
                None | Some(Value::Null) => {}
                Some(Value::Object(properties)) => {
                    self.work(properties.len(), atom.node)?;
                    for (name, schema) in properties {
                        let place = *places.entry(name).or_insert(fields.properties.len());
                        match fields.properties.get_mut(place) {
                            Some((_, sources)) => sources.push(atom.beside(schema)),
                            None => fields.properties.push((name, vec![atom.beside(schema)])),
                        }
                    }
                }
                Some(_) => return Fault::of(SchemaErrorKind::UnsupportedNode, atom.node),
            }
            if let Some(Value::Array(names)) = words.required {
                self.work(names.len(), atom.node)?;
                for name in names.iter().filter_map(Value::as_str) {
                    fields.required.entry(name).or_insert(atom.node);
                }
            }
            fields.has_others |= words.others;
            match words.additional {
                None => {}
                Some(Value::Bool(false)) => fields.is_closed = true,
                Some(Value::Bool(true)) => fields.is_open = true,
                Some(schema @ Value::Object(_)) => fields.extras.push(atom.beside(schema)),
                Some(other) => return Fault::of(SchemaErrorKind::UnsupportedNode, other),
            }
        }
        fields.properties.sort_by(|(a, _), (b, _)| order::compare(a, b));
        Ok(fields)
    }

    pub(super) fn merged_object(&mut self, atoms: &[Source<'a>]) -> Outcome<'a, Node> {
        let mut fields = self.fields(atoms)?;
        let is_declared =
            |name: &str| fields.properties.binary_search_by(|(known, _)| order::compare(known, name)).is_ok();
        for atom in atoms {
            if let Some(words) = atom.keywords() {
                self.findings.object(*atom, &words, fields.fate(), &is_declared);
            }
        }
        let missing = fields.required.iter().filter(|(name, _)| !is_declared(name));
        let mut missing: Vec<(&str, &Value)> = missing.map(|(name, node)| (*name, *node)).collect();
        missing.sort_by(|(a, _), (b, _)| order::compare(a, b));

        let extras = match (fields.is_closed, fields.extras.as_slice()) {
            (true, _) => None,
            (false, [first, ..]) => {
                let node = first.node;
                Some(self.property(&Meet { sources: fields.extras.clone(), types: Types::ALL }, node)?)
            }
            (false, []) => fields.is_open.then(Node::any),
        };
        let extras = match extras {
            Some(extras) if fields.properties.is_empty() => return Ok(Node::record(extras)),
            extras => extras,
        };
        let closed = Value::Bool(false);
        for (name, node) in missing {
            match self.undeclared(name, fields.is_closed.then_some(&closed)) {
                Some(kind) => return Fault::of(kind, node),
                None => fields.properties.push((name, Vec::new())),
            }
        }
        fields.properties.sort_by(|(a, _), (b, _)| order::compare(a, b));

        let refusing = fields.fate() == Fate::Refused;
        let mut list = Vec::with_capacity(fields.properties.len());
        for (name, sources) in fields.properties {
            let required = fields.required.get(name);
            let is_false = |source: &Source<'a>| source.node == &Value::Bool(false);
            if let Some(refusing) = sources.iter().find(|source| is_false(source)) {
                match required {
                    Some(_) => return Fault::of(SchemaErrorKind::UnsupportedNode, refusing.node),
                    None => continue,
                }
            }
            let node = match sources.first() {
                Some(first) => {
                    let node = first.node;
                    self.property(&Meet { sources, types: Types::ALL }, node)?
                }
                None => extras.clone().unwrap_or_else(Node::any),
            };
            list.push(if required.is_some() { Field::new(name, node) } else { Field::optional(name, node) });
        }
        Ok(object(list, extras, refusing))
    }

    /// A node that is alone is read by the rules, one among several is merged.
    fn property(&mut self, meet: &Meet<'a>, at: &'a Value) -> Outcome<'a, Node> {
        match meet.sources.as_slice() {
            [source] => self.node(*source),
            _ => self.meet(meet, at),
        }
    }

    pub(super) fn merged_array(&mut self, atoms: &[Source<'a>], at: &'a Value) -> Outcome<'a, Node> {
        let mut parts: Vec<(Source<'a>, Elements<'a>)> = Vec::with_capacity(atoms.len());
        let (mut least, mut most): (Option<f64>, Option<f64>) = (None, None);
        for atom in atoms {
            let Some(words) = atom.keywords() else { continue };
            parts.push((*atom, Elements::of(&words, false)));
            least = number(words.min_items).into_iter().chain(least).reduce(f64::max);
            most = number(words.max_items).into_iter().chain(most).reduce(f64::min);
        }
        let length = parts.iter().filter_map(|(_, elements)| elements.prefix.map(<[Value]>::len)).max();
        self.work(length.unwrap_or(0).saturating_mul(parts.len()), at)?;
        let mut items = Vec::new();
        for index in 0..length.unwrap_or(0) {
            let mut sources = Vec::new();
            for (atom, elements) in &parts {
                let own = elements.prefix.and_then(|prefix| prefix.get(index));
                // One that has a prefix without a rest says nothing of what follows.
                match own.or(elements.rest) {
                    Some(Value::Bool(false)) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, at),
                    Some(schema) => sources.push(atom.beside(schema)),
                    None => {}
                }
            }
            let first = sources.first().map_or(at, |source| source.node);
            items.push(self.property(&Meet { sources, types: Types::ALL }, first)?);
        }
        let rests = parts.iter().filter_map(|(atom, elements)| elements.rest.map(|rest| atom.beside(rest)));
        let rests: Vec<Source<'a>> = rests.collect();
        let rests = Meet { sources: rests, types: Types::ALL };
        let none = rests.sources.iter().any(|rest| rest.node == &Value::Bool(false));
        // What no element fits leaves the arrays without any.
        if none
            || (rests.sources.len() > 1 && least.unwrap_or(0.0) <= items.len() as f64 && !self.is_possible(&rests)?)
        {
            return Ok(Node::tuple(items));
        }
        let rest = match rests.sources.first() {
            Some(first) => Some(self.property(&rests, first.node)?),
            None => None,
        };
        Ok(match (length, rest) {
            (Some(_), Some(rest)) => Node::tuple_with_rest(items, rest),
            (Some(_), None) => Node::tuple(items),
            (None, rest) => counted(rest.unwrap_or_else(Node::any), least, most),
        })
    }
}
