//! Knows what a document must be like before anything is made of it: how deep it may be nested, that it is a
//! schema of draft 7, and that its references lead to documents that are there. Must not know what its
//! words do.

use super::compile::reference;
use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::pattern;
use super::registry::{Base, ROOT, Registry};
use jsonschema::{Draft, Validator};
use serde_json::Value;
use std::collections::HashSet;
use std::sync::OnceLock;

type Checked = Result<(), StringifierError>;

/// One document by itself.
pub(super) fn document(document: &Doc, max_depth: u32) -> Checked {
    nesting(document, 2 * max_depth)?;
    schemas(document, max_depth)?;
    meta(document)
}

/// How deep objects and lists are nested, whatever they mean.
fn nesting(doc: &Doc, left: u32) -> Checked {
    for part in doc.parts().filter(|part| matches!(part, Doc::Object(_) | Doc::List(_))) {
        nesting(part, left.checked_sub(1).ok_or(Kind::MaxDepth)?)?;
    }
    Ok(())
}

/// How deep schemas are nested.
fn schemas(doc: &Doc, left: u32) -> Checked {
    let Some(schema) = doc.object() else { return Ok(()) };
    // The schema of draft 7 leaves this to the prose of the draft.
    if let Some(members) = schema.get("enum").and_then(Doc::list) {
        let repeats =
            members.iter().enumerate().any(|(at, member)| members.iter().take(at).any(|other| other == member));
        if members.is_empty() || repeats {
            return Err(
                StringifierError::new(Kind::InvalidSchema).with_detail("members of an enum differ, and there is one")
            );
        }
    }
    for part in steps(schema) {
        schemas(part, left.checked_sub(1).ok_or(Kind::MaxDepth)?)?;
    }
    Ok(())
}

/// The schemas that a schema holds.
fn steps(schema: &Object) -> Vec<&Doc> {
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
                let pointer = format!("#{}", error.instance_path().as_str());
                Err(refused.with_detail(error.masked().to_string()).at(&pointer))
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
    let mut walk = References { registry, max_depth, path: HashSet::new(), deepest: std::collections::HashMap::new() };
    walk.schema(ROOT, root, 0)
}

struct References<'r> {
    registry: &'r Registry,
    max_depth: u32,
    /// Places on the way to here.
    path: HashSet<(Base, usize)>,
    /// The depth at which a place was walked over already.
    deepest: std::collections::HashMap<(Base, usize), u32>,
}

impl References<'_> {
    fn schema(&mut self, base: Base, doc: &Doc, depth: u32) -> Checked {
        let Some(schema) = doc.object() else { return Ok(()) };
        if depth > self.max_depth {
            return Err(Kind::MaxDepth.into());
        }
        let place = (base, schema.address());
        if self.deepest.get(&place).is_some_and(|known| *known >= depth) || !self.path.insert(place) {
            return Ok(());
        }
        self.deepest.insert(place, depth);
        let walked = self.parts(base, schema, depth);
        self.path.remove(&place);
        walked
    }

    fn parts(&mut self, base: Base, schema: &Object, depth: u32) -> Checked {
        if let Some(text) = reference(schema) {
            if self.registry.document(base, text).is_none() {
                return Err(StringifierError::new(Kind::UnresolvedRef).with_detail(format!("`{text}`")));
            }
            self.chain(base, schema)?;
            // A target that is missing in a document that is there is only missed where it is used.
            if let Ok((base, target)) = self.registry.resolve(base, text) {
                self.schema(base, &target, depth)?;
            }
        }
        steps(schema).into_iter().try_for_each(|part| self.schema(base, part, depth + 1))
    }

    /// That a chain of references ends.
    fn chain(&self, base: Base, schema: &Object) -> Checked {
        let (mut base, mut doc) = (base, Doc::Object(schema.clone()));
        let mut seen = HashSet::new();
        while let Some(object) = doc.object() {
            let Some(text) = reference(object).map(str::to_owned) else { break };
            if !seen.insert((base, object.address())) {
                return Err(Kind::CircularRef.into());
            }
            match self.registry.resolve(base, &text) {
                Ok(next) => (base, doc) = next,
                Err(_) => break,
            }
        }
        Ok(())
    }
}
