//! Knows how the branches of a union are told apart where the format does not try: behind
//! references, within other unions, beside other keywords, and, if nothing else helps, by their
//! order. All of it is an extension. Must not know how branches are translated.

use super::combine::Fields;
use super::flatten::Follow;
use super::keywords::{Identity, Skip, Source};
use super::kinds::Alternatives;
use super::merge::{Meet, identities};
use super::translate::{Fault, Key, Outcome, Translator, named_types};
use super::types::Types;
use super::union::{as_member, canonical_order};
use crate::error::SchemaErrorKind;
use crate::shape::{Entered, JsonType, Node, Scalar};
use serde_json::Value;
use std::collections::HashSet;

/// A branch and the types of its values.
type Typed<'a> = (Meet<'a>, Types);

impl<'a> Translator<'a> {
    /// A union that the rules refuse. What stands beside it counts for every branch.
    #[inline(never)]
    pub(super) fn refused_union(&mut self, source: Source<'a>, branches: &'a [Value], skip: Skip) -> Outcome<'a, Node> {
        let own = source.skipping(skip);
        let beside = own.keywords().filter(|words| words.has_content()).map(|_| own);
        let mut meets = Vec::with_capacity(branches.len());
        for branch in branches {
            let branch = source.beside(branch);
            let is_nullable = branch.keywords().is_some_and(|words| self.is_nullable(&words));
            let value = if is_nullable { branch.skipping(Skip::NULLABLE) } else { branch };
            meets.push(Meet { sources: beside.into_iter().chain([value]).collect(), types: Types::ALL });
            if is_nullable {
                meets.push(Meet { sources: beside.into_iter().collect(), types: Types::NULL });
            }
        }
        self.apart(meets, &[source.identity()], source.node, SchemaErrorKind::UnsupportedUnion)
    }

    /// The union of `branches`, that being what the atoms `whole` come to, too. If nothing fits any
    /// branch, that is refused as `empty`.
    pub(super) fn apart(
        &mut self,
        branches: Vec<Meet<'a>>,
        whole: &[Identity],
        at: &'a Value,
        empty: SchemaErrorKind,
    ) -> Outcome<'a, Node> {
        let (rest, mut nullable) = self.possible(branches, whole)?;
        let node = match rest.as_slice() {
            [] if nullable => return Ok(Node::literal(Scalar::Null)),
            [] => return Fault::of(empty, at),
            [(meet, _)] => self.meet(meet, at)?,
            rest => self.several(rest, &mut nullable, at)?,
        };
        Ok(if nullable { Node::nullable_unless_null(node) } else { node })
    }

    /// The branches that a value may fit, without those for null, and whether there are any of those. Out of line, for
    /// `apart` is what unions in unions nest.
    #[inline(never)]
    fn possible(&mut self, branches: Vec<Meet<'a>>, whole: &[Identity]) -> Outcome<'a, (Vec<Typed<'a>>, bool)> {
        let mut nullable = false;
        let mut rest = Vec::with_capacity(branches.len());
        for meet in branches {
            // A union that is its own branch is no more than the other branches.
            if self.is_whole(&meet, whole)? || (meet.sources.len() > 1 && !self.is_possible(&meet)?) {
                continue;
            }
            match self.types_of_meet(&meet)? {
                Types::NONE => {}
                Types::NULL => nullable = true,
                types => rest.push((meet, types)),
            }
        }
        Ok((rest, nullable))
    }

    fn is_whole(&mut self, meet: &Meet<'a>, whole: &[Identity]) -> Outcome<'a, bool> {
        let parts = self.flatten(&meet.sources, Follow::No)?;
        let sources = match self.single(&parts, meet.types)? {
            Some(source) => vec![source],
            None if meet.types == Types::ALL => parts,
            None => return Ok(false),
        };
        let atoms = self.flatten(&sources, Follow::Yes)?;
        Ok(identities(&atoms) == whole)
    }

    /// By property or by type, and then as one list with the unions among the branches; else by
    /// order, and then as the document has them.
    #[inline(never)]
    fn several(&mut self, rest: &[Typed<'a>], nullable: &mut bool, at: &'a Value) -> Outcome<'a, Node> {
        let mut flat = self.flattened(rest, at)?;
        let branches = flat.len();
        flat.retain(|(_, types)| *types != Types::NULL);
        let found = match self.by_property(&flat, at)? {
            None => self.by_json_type(&flat, at)?,
            found => found,
        };
        if let Some(node) = found {
            *nullable |= flat.len() < branches;
            return Ok(node);
        }
        let mut list = Vec::with_capacity(rest.len());
        for (meet, _) in rest {
            list.push(self.meet(meet, at)?);
        }
        Ok(Node::by_order(list))
    }

    /// The branches, with those of a branch that is nothing but a union or a list of types in its
    /// place.
    fn flattened(&mut self, rest: &[Typed<'a>], at: &'a Value) -> Outcome<'a, Vec<Typed<'a>>> {
        let mut flat = Vec::with_capacity(rest.len());
        let mut met: HashSet<Identity> = HashSet::new();
        let mut steps: Vec<Typed<'a>> = rest.iter().rev().cloned().collect();
        while let Some((meet, types)) = steps.pop() {
            self.work(1, at)?;
            let atoms = self.flatten(&meet.sources, Follow::Yes)?;
            let ([atom], Types::ALL) = (atoms.as_slice(), meet.types) else {
                flat.push((meet, types));
                continue;
            };
            let parts = match self.union_of(*atom)? {
                Some(parts) if met.insert(atom.identity()) => parts,
                _ => {
                    flat.push((meet, types));
                    continue;
                }
            };
            for part in parts.into_iter().rev() {
                let types = self.types_of_meet(&part)?;
                steps.push((part, types));
            }
        }
        Ok(flat)
    }

    /// The branches of a node that is nothing but a union or a list of types.
    fn union_of(&mut self, atom: Source<'a>) -> Outcome<'a, Option<Vec<Meet<'a>>>> {
        let Some(words) = atom.keywords() else { return Ok(None) };
        let kinds = self.kinds(&[atom], Types::ALL)?;
        Ok(match (kinds.unions.as_slice(), words.json_type) {
            ([(_, Alternatives::Null)], _) => {
                let null = Meet { sources: Vec::new(), types: Types::NULL };
                Some(vec![Meet::of(atom.skipping(Skip::NULLABLE)), null])
            }
            ([(_, Alternatives::Branches(branches, skip))], _) => {
                let alone = atom.skipping(*skip).keywords().is_some_and(|words| !words.has_content());
                alone.then(|| branches.iter().map(|branch| Meet::of(atom.beside(branch))).collect())
            }
            ([], Some(Value::Array(types))) if words.constant.is_none() && words.members().is_none() => {
                let named = named_types(types).filter(|named| named.len() > 1);
                named.map(|named| {
                    let part = |types: Types| Meet { sources: vec![atom], types };
                    named.into_iter().map(|(_, types)| part(types)).collect()
                })
            }
            _ => None,
        })
    }

    /// A union of objects that a required property tells apart, the first in order of those that do.
    fn by_property(&mut self, flat: &[Typed<'a>], at: &'a Value) -> Outcome<'a, Option<Node>> {
        if flat.len() < 2 || flat.iter().any(|(_, types)| *types != Types::OBJECT) {
            return Ok(None);
        }
        let mut branches: Vec<Fields<'a>> = Vec::with_capacity(flat.len());
        for (meet, _) in flat {
            let atoms = self.flatten(&meet.sources, Follow::Yes)?;
            branches.push(self.fields(&atoms)?);
        }
        let Some(first) = branches.first() else { return Ok(None) };
        for (name, _) in &first.properties {
            if let Some(cases) = self.constants(&branches, name)? {
                let mut translated = Vec::with_capacity(cases.len());
                for index in canonical_order(name, &cases) {
                    if let (Some(case), Some((meet, _))) = (cases.get(index), flat.get(index)) {
                        translated.push((case.clone(), self.branch(meet, at)?));
                    }
                }
                return Ok(Some(Node::discriminated(name, translated)));
            }
        }
        Ok(None)
    }

    /// The constants of a property, if each branch requires it to be another one.
    fn constants(&mut self, branches: &[Fields<'a>], name: &str) -> Outcome<'a, Option<Vec<Scalar>>> {
        let mut cases = Vec::with_capacity(branches.len());
        let mut seen = HashSet::with_capacity(branches.len());
        for fields in branches {
            let place = fields.properties.binary_search_by(|(known, _)| crate::shape::order::compare(known, name));
            let sources = place.ok().and_then(|place| fields.properties.get(place)).map(|(_, sources)| sources);
            let Some(sources) = sources.filter(|_| fields.required.contains_key(name)) else { return Ok(None) };
            let atoms = self.flatten(sources, Follow::Yes)?;
            let kinds = self.kinds(&atoms, Types::ALL)?;
            match kinds.constant() {
                Some(case) if case.has_text() && seen.insert(as_member(case)) => cases.push(case.clone()),
                _ => return Ok(None),
            }
        }
        Ok(Some(cases))
    }

    /// A union of branches of one JSON type each, all different.
    fn by_json_type(&mut self, flat: &[Typed<'a>], at: &'a Value) -> Outcome<'a, Option<Node>> {
        let mut typed: Vec<(JsonType, &Meet<'a>)> = Vec::with_capacity(flat.len().min(JsonType::ALL.len()));
        for (meet, types) in flat {
            match types.single() {
                Some(json_type) if typed.iter().all(|(known, _)| *known != json_type) => {
                    typed.push((json_type, meet));
                }
                _ => return Ok(None),
            }
        }
        typed.sort_by_key(|(json_type, _)| *json_type);
        let mut branches = Vec::with_capacity(typed.len());
        for (json_type, meet) in typed {
            branches.push((json_type, self.branch(meet, at)?));
        }
        Ok(Some(Node::by_type(branches)))
    }

    /// A branch that may be one of another union, to which no reference leads. It is a definition,
    /// so that recursion through it ends.
    fn branch(&mut self, meet: &Meet<'a>, at: &'a Value) -> Outcome<'a, Node> {
        let [source] = meet.sources.as_slice() else { return self.meet(meet, at) };
        if source.keywords().is_some_and(|words| words.reference.is_some()) {
            return self.meet(meet, at);
        }
        let key = Key::Branch(source.identity(), meet.types);
        match self.expander.enter(key.clone()) {
            Entered::Known(node) => Ok(node),
            Entered::Open => {
                let node = self.meet(meet, at)?;
                Ok(self.expander.leave(&key, node))
            }
        }
    }
}
