//! Knows what a schema comes to when its references and what stands beside them, or the entries of its `allOf`,
//! are put together. Must not know what is made of it.

use super::combine::Combiner;
use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::registry::{Base, Registry, absolute, absolute_members};
use std::collections::HashSet;

type Resolved<T> = Result<T, StringifierError>;

/// Words beside a reference that say nothing of values.
const REMARKS: [&str; 8] =
    ["$ref", "$comment", "title", "description", "examples", "deprecated", "readOnly", "writeOnly"];

/// What references lead to, and what stands beside them, innermost first.
pub(super) struct Target {
    pub(super) bare: Doc,
    siblings: Vec<Doc>,
}

/// The reference of a schema, where it is one.
pub(super) fn reference(schema: &Object) -> Option<&str> {
    schema.get("$ref").and_then(Doc::text).filter(|text| !text.is_empty())
}

pub(super) struct Resolver<'a> {
    registry: &'a Registry,
    max_depth: u32,
    combiner: Combiner,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(registry: &'a Registry, max_depth: u32) -> Resolver<'a> {
        Resolver { registry, max_depth, combiner: Combiner::new(registry.places.len()) }
    }

    /// Schemas that hold together, as one. `false` as one of them says nothing, as in fast-json-stringify; within
    /// what they say it counts.
    pub(super) fn combine(&mut self, schemas: &[Doc]) -> Resolved<Doc> {
        let open = |schema: &Doc| if schema.is_false() { Doc::Bool(true) } else { schema.clone() };
        let schemas: Vec<Doc> = schemas.iter().map(open).collect();
        self.combiner.combine(&schemas)
    }

    /// What a chain of references leads to, with what stands beside them.
    pub(super) fn target(&self, base: Base, schema: &Object) -> Resolved<(Base, Target)> {
        let mut chain: Vec<(Base, Object)> = Vec::new();
        let (mut at, mut doc) = (base, Doc::Object(schema.clone()));
        while let Some(next) = doc.object().filter(|object| reference(object).is_some()) {
            if chain.iter().any(|(known, object)| *known == at && object.address() == next.address()) {
                return Err(Kind::CircularRef.into());
            }
            if chain.len() > self.max_depth as usize {
                return Err(Kind::MaxDepth.into());
            }
            let text = reference(next).unwrap_or_default().to_owned();
            chain.push((at, next.clone()));
            let missing = |error: StringifierError| error.at(self.registry.places.pointer(next.address()));
            (at, doc) = self.registry.resolve(at, &text).map_err(missing)?;
        }
        // A list of one type is strict as it stands, and just that type once it was combined with anything.
        let is_list_of_one = doc.object().and_then(|object| object.get("type")?.list()).is_some_and(|it| it.len() == 1);
        let siblings: Vec<Doc> = chain
            .iter()
            .rev()
            .filter_map(|(base, object)| {
                let siblings = object.without(&REMARKS);
                if siblings.iter().any(|(word, _)| !matches!(word, "$id" | "definitions" | "$defs")) {
                    return Some(Doc::Object(absolute_members(&siblings, *base)));
                }
                (is_list_of_one && siblings.len() > 0).then_some(Doc::Bool(true))
            })
            .collect();
        Ok((at, Target { bare: doc, siblings }))
    }

    pub(super) fn with_siblings(&mut self, base: Base, target: &Target) -> Resolved<Option<Doc>> {
        if target.siblings.is_empty() {
            return Ok(None);
        }
        let all: Vec<Doc> = [absolute(&target.bare, base)].into_iter().chain(target.siblings.iter().cloned()).collect();
        match self.combine(&all) {
            Ok(combined) => Ok(Some(combined)),
            Err(error) if error.kind() == Kind::MergeConflict => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A schema with its references followed and made part of it.
    pub(super) fn resolved(&mut self, base: Base, schema: &Doc) -> Resolved<Doc> {
        match schema {
            Doc::Object(object) if reference(object).is_some() => {
                let (base, target) = self.target(base, object)?;
                let combined = self.with_siblings(base, &target)?;
                Ok(combined.unwrap_or_else(|| absolute(&target.bare, base)))
            }
            other => Ok(absolute(other, base)),
        }
    }

    /// A schema made one with the entries of its `allOf`, and with theirs, until there are none.
    pub(super) fn all_of(&mut self, base: Base, schema: &Object) -> Resolved<Doc> {
        let mut combined = self.entries(base, schema)?;
        let mut seen = HashSet::new();
        while let Some(more) = combined.object().filter(|object| object.get("allOf").and_then(Doc::list).is_some()) {
            // Only itself again (`{"allOf": [{"$ref": "#"}]}`): that says nothing of any value.
            if !seen.insert(combined.canonical()) {
                return Err(Kind::CircularRef.into());
            }
            combined = self.entries(base, &more.clone())?;
        }
        Ok(combined)
    }

    fn entries(&mut self, base: Base, schema: &Object) -> Resolved<Doc> {
        let closed = schema.get("additionalProperties").is_some_and(Doc::is_false);
        let taken: &[&str] = if closed { &["allOf", "additionalProperties"] } else { &["allOf"] };
        let mut parts = vec![Doc::Object(absolute_members(&schema.without(taken), base))];
        for entry in schema.get("allOf").and_then(Doc::list).unwrap_or_default() {
            parts.push(self.resolved(base, entry)?);
        }
        let mut combined = self.combine(&parts)?;
        if let (true, Doc::Object(object)) = (closed, &mut combined) {
            object.set("additionalProperties", Doc::Bool(false));
        }
        Ok(combined)
    }
}
