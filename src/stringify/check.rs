//! Knows what a document must be like before anything is made of it: how deep it may be nested, that it is a
//! schema of draft 7, and that its references lead to documents that are there. Must not know what its
//! words do.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::pattern;
use super::places::Places;
use super::registry::{Base, ROOT, Registry};
use super::resolve::reference;
use super::tuples;
use jsonschema::{Draft, Validator};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

type Checked = Result<(), StringifierError>;

/// One document by itself.
pub(super) fn document(document: &Doc, max_depth: u32, places: &Places) -> Checked {
    nesting(document, max_depth, places)?;
    enums(document, places)?;
    meta(document)
}

/// An error at the place of an object.
fn refused(kind: Kind, schema: &Object, places: &Places) -> StringifierError {
    StringifierError::new(kind).at(places.pointer(schema.address()))
}

/// How deep schemas are nested.
fn nesting(doc: &Doc, left: u32, places: &Places) -> Checked {
    let Some(schema) = doc.object() else { return Ok(()) };
    for part in steps(schema) {
        let left = left.checked_sub(1).ok_or_else(|| refused(Kind::MaxDepth, schema, places))?;
        nesting(part, left, places)?;
    }
    Ok(())
}

/// That the members of an `enum` differ, and that there are some: the schema of draft 7 leaves this to the prose
/// of the draft.
fn enums(doc: &Doc, places: &Places) -> Checked {
    let Some(schema) = doc.object() else { return Ok(()) };
    if let Some(members) = schema.get("enum").and_then(Doc::list) {
        let mut seen = HashSet::with_capacity(members.len());
        if members.is_empty() || !members.iter().all(|member| seen.insert(member.canonical())) {
            let refused = refused(Kind::InvalidSchema, schema, places);
            return Err(refused.with_detail("members of an enum differ, and there is one"));
        }
    }
    steps(schema).into_iter().try_for_each(|part| enums(part, places))
}

/// The schemas that a schema holds.
pub(super) fn steps(schema: &Object) -> Vec<&Doc> {
    let mut steps = Vec::new();
    for (word, value) in schema.iter() {
        match word {
            "additionalItems"
            | "additionalProperties"
            | "contains"
            | "else"
            | "if"
            | "not"
            | "propertyNames"
            | "then" => {
                steps.push(value);
            }
            "items" if value.list().is_none() => steps.push(value),
            "allOf" | "anyOf" | "oneOf" | "items" => steps.extend(value.list().unwrap_or_default()),
            "definitions" | "patternProperties" | "properties" => {
                steps.extend(value.object().into_iter().flat_map(Object::iter).map(|(_, value)| value));
            }
            "dependencies" => {
                let entries = value.object().into_iter().flat_map(Object::iter).map(|(_, value)| value);
                steps.extend(entries.filter(|value| value.list().is_none()));
            }
            _ => {}
        }
    }
    steps
}

/// That it is a schema of draft 7, whatever `$schema` says.
fn meta(document: &Doc) -> Checked {
    let value = Value::from(document);
    let refused = StringifierError::new(Kind::InvalidSchema);
    match meta_schema() {
        Some(validator) => match validator.validate(&value) {
            Ok(()) => Ok(()),
            Err(error) => {
                let pointer = format!("#{}", tuples::original(document, error.instance_path().as_str()));
                // The validator only says that no branch of the word's own schema holds.
                let detail = if error.schema_path().as_str().ends_with("/properties/type/anyOf") {
                    "not a type; use string, boolean, number, integer, null, array or object, or a list of them".into()
                } else {
                    error.masked().to_string()
                };
                Err(refused.with_detail(detail).at(Some(pointer)))
            }
        },
        None => Err(refused),
    }
}

fn meta_schema() -> Option<&'static Validator> {
    static VALIDATOR: OnceLock<Option<Validator>> = OnceLock::new();
    let built = VALIDATOR.get_or_init(|| {
        let options = jsonschema::options().offline().with_draft(Draft::Draft7).should_validate_formats(true);
        let options = options.with_format("regex", pattern::is_valid);
        options.build(&serde_json::json!({ "$ref": "http://json-schema.org/draft-07/schema#" })).ok()
    });
    built.as_ref()
}

/// Follows every reference from the root: that the documents are there, and how deep targets are nested
/// where they are used.
pub(super) fn references(registry: &Registry, max_depth: u32) -> Checked {
    let Some(root) = registry.root(ROOT) else { return Ok(()) };
    let (path, deepest, ends) = (HashSet::new(), HashMap::new(), HashSet::new());
    let mut walk = References { registry, max_depth, path, deepest, ends };
    walk.schema(ROOT, root, 0)
}

/// A document and the address of an object in it.
type At = (Base, usize);

struct References<'r> {
    registry: &'r Registry,
    max_depth: u32,
    /// Places on the way to here.
    path: HashSet<At>,
    /// The depth at which a place was walked over already.
    deepest: HashMap<At, u32>,
    /// Places from which references lead to an end.
    ends: HashSet<At>,
}

impl References<'_> {
    fn schema(&mut self, base: Base, doc: &Doc, depth: u32) -> Checked {
        let Some(schema) = doc.object() else { return Ok(()) };
        if depth > self.max_depth {
            return Err(refused(Kind::MaxDepth, schema, &self.registry.places));
        }
        if self.was_deeper((base, schema.address()), depth) {
            return Ok(());
        }
        self.follow(base, schema)?;
        let mut places = Vec::new();
        // What references lead to comes before what stands beside them, at the same depth.
        for (base, schema) in self.chain(base, schema).iter().rev() {
            let place = (*base, schema.address());
            if self.was_deeper(place, depth) || !self.path.insert(place) {
                continue;
            }
            self.deepest.insert(place, depth);
            places.push(place);
            steps(schema).into_iter().try_for_each(|part| self.schema(*base, part, depth + 1))?;
        }
        for place in places {
            self.path.remove(&place);
        }
        Ok(())
    }

    fn was_deeper(&self, place: At, depth: u32) -> bool {
        self.deepest.get(&place).is_some_and(|known| *known >= depth)
    }

    /// What a schema refers to. A target that is missing in a document that is there is only missed where it
    /// is used.
    fn next(&self, base: Base, schema: &Object) -> Result<Option<(Base, Object)>, StringifierError> {
        let Some(text) = reference(schema) else { return Ok(None) };
        if self.registry.document(base, text).is_none() {
            let refused = refused(Kind::UnresolvedRef, schema, &self.registry.places);
            return Err(refused.with_detail(format!("`{text}`")));
        }
        Ok(match self.registry.resolve(base, text) {
            Ok((base, Doc::Object(target))) => Some((base, target)),
            _ => None,
        })
    }

    /// That the references of a schema come to an end.
    fn follow(&mut self, base: Base, schema: &Object) -> Checked {
        let mut seen = HashSet::new();
        let mut at = Some((base, schema.clone()));
        while let Some((base, schema)) = at.take() {
            let place = (base, schema.address());
            if self.ends.contains(&place) {
                break;
            }
            if !seen.insert(place) {
                return Err(refused(Kind::CircularRef, &schema, &self.registry.places));
            }
            at = self.next(base, &schema)?;
        }
        self.ends.extend(seen);
        Ok(())
    }

    /// A schema and what it refers to, one after the other; as much as may be used.
    fn chain(&self, base: Base, schema: &Object) -> Vec<(Base, Object)> {
        let mut chain = vec![(base, schema.clone())];
        while let Some((base, schema)) = chain.last().filter(|_| chain.len() as u32 <= self.max_depth + 1) {
            match self.next(*base, schema) {
                Ok(Some(next)) => chain.push(next),
                _ => break,
            }
        }
        chain
    }
}
