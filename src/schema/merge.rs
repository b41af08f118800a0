//! Knows what several schemas mean together: the parts of an `allOf`, a node and its union, two
//! declarations of one property. All of it is an extension. Must not know how branches are told
//! apart, nor give a meaning where there are two: that is `unsupported_combinator`.
//!
//! Nothing is merged in a document's own terms. A [`Meet`] is a list of nodes that a value has to
//! fit, and the shape is made of the list: a property that two parts declare is again a `Meet`, of
//! its two nodes. So nodes are borrowed throughout, an error is at the node that caused it, and a
//! merge of the same nodes is one definition, however often it is met: recursion through merges ends
//! as recursion through references does.

use super::flatten::Follow;
use super::keywords::{Identity, Keywords, Skip, Source};
use super::kinds::{Alternatives, Members, declared_types};
use super::translate::{Fault, Key, Outcome, Translator};
use super::types::Types;
use crate::error::SchemaErrorKind;
use crate::shape::{Entered, Node, Scalar};
use serde_json::Value;

/// Schemas that a value has to fit all of, being of one of some types.
#[derive(Clone, Debug)]
pub(super) struct Meet<'a> {
    pub(super) sources: Vec<Source<'a>>,
    pub(super) types: Types,
}

impl<'a> Meet<'a> {
    pub(super) fn of(source: Source<'a>) -> Meet<'a> {
        Meet { sources: vec![source], types: Types::ALL }
    }
}

impl<'a> Translator<'a> {
    /// An untyped node with an `allOf`.
    pub(super) fn all_of(&mut self, source: Source<'a>) -> Outcome<'a, Node> {
        self.meet(&Meet::of(source), source.node)
    }

    /// The shape of a value that fits all of `meet`. Refusals that are no single node's are at `at`.
    pub(super) fn meet(&mut self, meet: &Meet<'a>, at: &'a Value) -> Outcome<'a, Node> {
        // Following references finds a cycle through `allOf` alone, in which no shape would end.
        let atoms = self.flatten(&meet.sources, Follow::Yes)?;
        let parts = self.flatten(&meet.sources, Follow::No)?;
        match self.single(&parts, meet.types)? {
            Some(source) => self.node(source),
            None => self.merge(&atoms, meet.types, at),
        }
    }

    /// The part that decides alone, so that a reference stays one.
    pub(super) fn single(&mut self, parts: &[Source<'a>], types: Types) -> Outcome<'a, Option<Source<'a>>> {
        let mut strong = parts.iter().copied().filter(|part| !is_weak(*part));
        let source = match (strong.next(), strong.next(), parts) {
            (_, _, [part]) => *part,
            (Some(part), None, _) if part.skip.has(Skip::ALL_BUT_REFERENCE) => part,
            _ => return Ok(None),
        };
        if parts.len() == 1 && types == Types::ALL {
            return Ok(Some(source));
        }
        let own = self.types_of(source)?;
        let idle = |part: &Source<'a>| match part.keywords() {
            Some(words) if part.identity() != source.identity() => {
                let declared = declared_types(&words, part.node).unwrap_or(Types::NONE);
                own.within(declared) && !own.meets(words.bounded_types())
            }
            _ => true,
        };
        Ok((own.within(types) && parts.iter().all(idle)).then_some(source))
    }

    fn merge(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        self.descend(at)?;
        let key = Key::Merge(identities(atoms).into(), types);
        let node = match self.expander.enter(key.clone()) {
            Entered::Known(node) => node,
            Entered::Open => {
                let node = self.merged(atoms, types, at)?;
                self.expander.leave(&key, node)
            }
        };
        self.made(at, &node);
        self.ascend();
        Ok(node)
    }

    fn merged(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        let kinds = self.kinds(atoms, types)?;
        if kinds.types.is_none() {
            return Fault::of(SchemaErrorKind::UnsupportedCombinator, at);
        }
        if let Some(union) = kinds.unions.first() {
            return self.distributed(atoms, types, *union, at);
        }
        if let Some(Members { values, is_literal }) = kinds.members {
            return match values.first() {
                Some(value) if is_literal => Ok(Node::literal(value.clone())),
                _ => Node::enumeration(values).or_else(|error| Fault::of(error.kind(), at)),
            };
        }
        let types = if kinds.types == Types::ALL { inferred_types(atoms) } else { kinds.types };
        if types == Types::ALL {
            return Ok(Node::any());
        }
        let value = types.without(Types::NULL);
        if value.single().is_some() {
            let node = self.merged_type(atoms, value, at)?;
            return Ok(if value == types { node } else { Node::nullable_unless_null(node) });
        }
        if value.is_none() {
            return Ok(Node::literal(Scalar::Null));
        }
        let mut branches = Vec::new();
        for (json_type, types) in types.each() {
            branches.push((json_type, self.merged_type(atoms, types, at)?));
        }
        Ok(Node::by_type(branches))
    }

    /// The shape of the values of one JSON type.
    fn merged_type(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        let mut words = atoms.iter().filter_map(|atom| atom.keywords());
        Ok(match types {
            Types::NULL => Node::literal(Scalar::Null),
            Types::BOOLEAN => Node::boolean(),
            Types::STRING if words.any(|words| words.is_uuid()) => Node::uuid(),
            Types::STRING => Node::string(),
            Types::INTEGER if words.any(|words| self.is_unsigned(&words)) => Node::uint(),
            Types::INTEGER => Node::int(),
            Types::ARRAY => self.merged_array(atoms, at)?,
            Types::OBJECT => self.merged_object(atoms)?,
            _ => Node::float64(),
        })
    }

    /// A union that other schemas narrow: each branch with all of them, without those that nothing
    /// would fit.
    fn distributed(
        &mut self,
        atoms: &[Source<'a>],
        types: Types,
        union: (Source<'a>, Alternatives<'a>),
        at: &'a Value,
    ) -> Outcome<'a, Node> {
        let branches = self.branches_with(atoms, types, union)?;
        self.apart(branches, &identities(atoms), at, SchemaErrorKind::UnsupportedCombinator)
    }

    /// The branches of the union of one atom, each with the other atoms.
    pub(super) fn branches_with(
        &mut self,
        atoms: &[Source<'a>],
        types: Types,
        (source, alternatives): (Source<'a>, Alternatives<'a>),
    ) -> Outcome<'a, Vec<Meet<'a>>> {
        let others = atoms.iter().copied().filter(|atom| atom.identity() != source.identity());
        let mut others: Vec<Source<'a>> = others.collect();
        match alternatives {
            Alternatives::Null => {
                let mut value = others.clone();
                value.push(source.skipping(Skip::NULLABLE));
                let null = Meet { sources: others, types: types.and(Types::NULL) };
                Ok(vec![Meet { sources: value, types }, null])
            }
            Alternatives::Branches(branches, skip) => {
                others.push(source.skipping(skip));
                self.work(branches.len().saturating_mul(others.len()), source.node)?;
                let with = |branch: &'a Value| {
                    let mut sources = others.clone();
                    sources.push(source.beside(branch));
                    Meet { sources, types }
                };
                Ok(branches.iter().map(with).collect())
            }
        }
    }
}

/// What tells one list of atoms from another, in whatever order they come.
pub(super) fn identities(atoms: &[Source<'_>]) -> Vec<Identity> {
    let mut identities: Vec<Identity> = atoms.iter().map(|atom| atom.identity()).collect();
    identities.sort_unstable();
    identities
}

/// Whether the part does no more than narrow the types of others.
fn is_weak(part: Source<'_>) -> bool {
    part.keywords().is_some_and(|words| words.is_weak() && !words.nullable)
}

/// What untyped nodes together are meant for: members make an object, elements an array.
fn inferred_types(atoms: &[Source<'_>]) -> Types {
    let has =
        |word: fn(&Keywords<'_>) -> bool| atoms.iter().filter_map(|atom| atom.keywords()).any(|words| word(&words));
    let members = has(|words| words.properties.is_some_and(Value::is_object));
    let elements = has(|words| words.items.is_some() || words.prefix_items.is_some());
    match (members, elements) {
        (true, false) => Types::OBJECT,
        (false, true) => Types::ARRAY,
        _ => Types::ALL,
    }
}
