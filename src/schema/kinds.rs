//! Knows what can be said of the values that fit some schemas without making a shape of them: their
//! types, their constants, whether there are any. Must not know how branches are told apart by it.

use super::flatten::Follow;
use super::keywords::{Identity, Keywords, Skip, Source, scalar};
use super::merge::Meet;
use super::translate::{Fault, Outcome, Translator, named_types};
use super::types::Types;
use super::union::as_member;
use crate::error::SchemaErrorKind;
use crate::shape::Scalar;
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// What can be said of a value that fits all atoms, before its members and elements.
pub(super) struct Kinds<'a> {
    pub(super) types: Types,
    pub(super) members: Option<Members>,
    pub(super) unions: Vec<(Source<'a>, Alternatives<'a>)>,
}

/// The values that are left of `const` and `enum`.
pub(super) struct Members {
    pub(super) values: Vec<Scalar>,
    /// Whether one of them is a `const`.
    pub(super) is_literal: bool,
}

/// The union that an atom is, or has.
#[derive(Clone, Copy)]
pub(super) enum Alternatives<'a> {
    /// `anyOf` or `oneOf`, and how to leave it out.
    Branches(&'a [Value], Skip),
    /// Null and the rest of the node.
    Null,
}

impl<'a> Translator<'a> {
    /// The types of the values that fit `source`.
    ///
    /// Each node is looked at once. While a node is being looked at, it adds nothing to itself; what
    /// was found out on that assumption is not kept, but for the node where looking began.
    pub(super) fn types_of(&mut self, source: Source<'a>) -> Outcome<'a, Types> {
        let identity = source.identity();
        match self.types.known.get(&identity) {
            Some(Some(types)) => return Ok(*types),
            Some(None) => {
                self.types.is_cyclic = true;
                return Ok(Types::NONE);
            }
            None => {}
        }
        self.types.known.insert(identity, None);
        self.types.open += 1;
        self.descend(source.node)?;
        let atoms = self.flatten(&[source], Follow::Yes)?;
        let types = self.kinds(&atoms, Types::ALL)?.types;
        self.ascend();
        self.types.open -= 1;
        if self.types.open == 0 {
            self.types.is_cyclic = false;
        }
        match self.types.is_cyclic {
            true => self.types.known.remove(&identity),
            false => self.types.known.insert(identity, Some(types)),
        };
        Ok(types)
    }

    pub(super) fn types_of_meet(&mut self, meet: &Meet<'a>) -> Outcome<'a, Types> {
        match meet.sources.as_slice() {
            [source] => Ok(self.types_of(*source)?.and(meet.types)),
            sources => {
                let atoms = self.flatten(sources, Follow::Yes)?;
                Ok(self.kinds(&atoms, meet.types)?.types)
            }
        }
    }

    pub(super) fn kinds(&mut self, atoms: &[Source<'a>], types: Types) -> Outcome<'a, Kinds<'a>> {
        let mut kinds = Kinds { types, members: None, unions: Vec::new() };
        for atom in atoms {
            self.work(1, atom.node)?;
            let Some(words) = atom.keywords() else {
                // `false`: nothing fits.
                kinds.types = Types::NONE;
                continue;
            };
            if self.is_nullable(&words) {
                let types = self.types_of(atom.skipping(Skip::NULLABLE))?;
                kinds.types = kinds.types.and(types.or(Types::NULL));
                kinds.unions.push((*atom, Alternatives::Null));
                continue;
            }
            if let Some((branches, skip)) = words.alternatives() {
                kinds.unions.push((*atom, Alternatives::Branches(branches, skip)));
            }
            // One decides before the other, and in the end both do.
            for branches in [words.any_of, words.one_of].into_iter().filter_map(|list| list?.as_array()) {
                let mut types = Types::NONE;
                for branch in branches {
                    types = types.or(self.types_of(atom.beside(branch))?);
                }
                kinds.types = kinds.types.and(types);
            }
            if let Some(value) = words.literal() {
                kinds.restrict(vec![value], true);
            } else if let Some(members) = words.members() {
                self.work(members.len(), atom.node)?;
                if members.is_empty() {
                    return Fault::of(SchemaErrorKind::EmptyEnum, atom.node);
                }
                kinds.restrict(Scalar::distinct(members.iter().filter_map(scalar)), false);
            } else {
                kinds.types = kinds.types.and(declared_types(&words, atom.node)?);
            }
        }
        kinds.settle();
        Ok(kinds)
    }

    /// Whether any value fits, as far as types, values and required members tell.
    ///
    /// Unions are tried out. That can take many steps where little is possible, and they are counted.
    pub(super) fn is_possible(&mut self, meet: &Meet<'a>) -> Outcome<'a, bool> {
        let atoms = self.flatten(&meet.sources, Follow::Yes)?;
        let kinds = self.kinds(&atoms, meet.types)?;
        let (Some(first), false) = (atoms.first(), kinds.types.is_none()) else {
            return Ok(!kinds.types.is_none());
        };
        if atoms.len() < 2 {
            return Ok(true);
        }
        if let Some(union) = kinds.unions.first() {
            self.descend(first.node)?;
            let mut is_possible = false;
            for branch in self.branches_with(&atoms, meet.types, *union)? {
                if self.is_possible(&branch)? {
                    is_possible = true;
                    break;
                }
            }
            self.ascend();
            return Ok(is_possible);
        }
        Ok(kinds.types != Types::OBJECT || self.has_members(&atoms)?)
    }

    /// Whether there are values for the required members, as far as they are declared at all.
    fn has_members(&mut self, atoms: &[Source<'a>]) -> Outcome<'a, bool> {
        let fields = self.fields(atoms)?;
        if fields.lacks_required() {
            return Ok(false);
        }
        for (name, sources) in &fields.properties {
            if fields.required.contains_key(name) && !self.is_inhabited(sources)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether any value fits several nodes, as far as types and values tell. Of one alone only
    /// `false` is known to have none.
    fn is_inhabited(&mut self, sources: &[Source<'a>]) -> Outcome<'a, bool> {
        if let [source] = sources {
            return Ok(source.node != &Value::Bool(false));
        }
        let atoms = self.flatten(sources, Follow::Yes)?;
        Ok(!self.kinds(&atoms, Types::ALL)?.types.is_none())
    }
}

/// What is known of the types of nodes.
#[derive(Default)]
pub(super) struct TypesOfNodes {
    /// `None` while it is being found out.
    known: HashMap<Identity, Option<Types>>,
    /// How many are being found out.
    open: u32,
    /// Whether one of those was asked for again.
    is_cyclic: bool,
}

impl Kinds<'_> {
    /// Leaves the values that are in both lists.
    fn restrict(&mut self, values: Vec<Scalar>, is_literal: bool) {
        match &mut self.members {
            None => self.members = Some(Members { values, is_literal }),
            Some(members) => {
                let others: HashSet<Scalar> = values.iter().map(as_member).collect();
                members.values.retain(|value| others.contains(&as_member(value)));
                members.is_literal |= is_literal;
            }
        }
    }

    /// Leaves the values of the types, and the types of the values.
    fn settle(&mut self) {
        let Some(members) = &mut self.members else { return };
        let types = self.types;
        members.values.retain(|value| types.meets(types_of_scalar(value)));
        let left = members.values.iter().map(types_of_scalar);
        self.types = types.and(left.fold(Types::NONE, Types::or));
    }

    /// The value of a `const`, if that is all there is.
    pub(super) fn constant(&self) -> Option<&Scalar> {
        let members = self.members.as_ref().filter(|members| members.is_literal && self.unions.is_empty())?;
        members.values.first()
    }
}

fn types_of_scalar(value: &Scalar) -> Types {
    match value {
        Scalar::Null => Types::NULL,
        Scalar::Boolean(_) => Types::BOOLEAN,
        Scalar::Number(number) if number.fract() == 0.0 => Types::INTEGER,
        Scalar::Number(_) => Types::FRACTION,
        Scalar::String(_) => Types::STRING,
    }
}

/// The types that the `type` of a node allows.
pub(super) fn declared_types<'a>(words: &Keywords<'a>, node: &'a Value) -> Outcome<'a, Types> {
    match words.json_type {
        None => Ok(Types::ALL),
        Some(Value::String(name)) => Types::named(name).map_or(Fault::of(SchemaErrorKind::UnsupportedType, node), Ok),
        Some(Value::Array(types)) => {
            let named = named_types(types);
            let all = named.map(|named| named.into_iter().fold(Types::NONE, |all, (_, types)| all.or(types)));
            all.map_or(Fault::of(SchemaErrorKind::UnsupportedTypeArray, node), Ok)
        }
        Some(_) => Fault::of(SchemaErrorKind::UnsupportedType, node),
    }
}
