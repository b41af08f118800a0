//! Knows how schemas that hold together become one (`allOf`, the branch of a union beside its siblings,
//! `then` beside the rest, a reference beside its siblings). Must not know what the result is for.
//!
//! Words come in the order of their first appearance. References in what is combined are absolute.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::pattern::Pattern;
use std::collections::{HashMap, HashSet};

type Combined<T> = Result<T, StringifierError>;

/// How many schemas may be combined for a document, beside those that it holds: real ones take some hundreds.
const MOST: usize = 200_000;

/// How deep combining may go. Conditions that hold together are put into each other, so that this can be deeper
/// than any document is nested.
const MOST_DEPTH: u32 = 200;

#[derive(Debug)]
pub(super) struct Combiner {
    /// How many may still be combined.
    left: usize,
    depth: u32,
    patterns: HashMap<String, Option<Pattern>>,
}

impl Combiner {
    /// For documents of so many objects.
    pub(super) fn new(objects: usize) -> Combiner {
        Combiner { left: objects.saturating_mul(8).saturating_add(MOST), depth: 0, patterns: HashMap::new() }
    }

    /// Combines schemas; earlier ones come first in every order.
    pub(super) fn combine(&mut self, schemas: &[Doc]) -> Combined<Doc> {
        match self.left.checked_sub(schemas.len()) {
            Some(left) if self.depth < MOST_DEPTH => self.left = left,
            _ => return Err(Kind::TooComplex.into()),
        }
        self.depth += 1;
        let combined = self.together(schemas);
        self.depth -= 1;
        combined
    }

    fn together(&mut self, schemas: &[Doc]) -> Combined<Doc> {
        if schemas.iter().any(Doc::is_false) {
            return Ok(Doc::Bool(false));
        }
        let objects: Vec<&Object> = schemas.iter().filter_map(Doc::object).collect();
        match objects.as_slice() {
            [] => Ok(Doc::Bool(true)),
            [one] if schemas.len() == 1 => Ok(Doc::Object(one.without(&["$id"]))),
            several => self.objects(several).map(Doc::Object),
        }
    }

    fn objects(&mut self, schemas: &[&Object]) -> Combined<Object> {
        let mut result = Object::default();
        let words = schemas.iter().flat_map(|schema| schema.iter().map(|(word, _)| word));
        for word in words {
            if !matches!(word, "$id" | "then" | "else") && !result.has(word) {
                if let Some(value) = self.word(word, schemas)? {
                    result.set(word, value);
                }
            }
        }
        self.conditions(schemas, &mut result)?;
        references(schemas, &mut result);
        Ok(result)
    }

    /// One word of all schemas; `None` where nothing is left of it.
    fn word(&mut self, word: &str, schemas: &[&Object]) -> Combined<Option<Doc>> {
        let holders: Vec<&Doc> = schemas.iter().filter_map(|schema| schema.get(word)).collect();
        Ok(Some(match word {
            "type" => types(&holders)?,
            "enum" => members(&holders)?,
            "const" | "default" | "format" => same(&holders)?,
            "required" | "allOf" => union(&holders),
            "minLength" | "minimum" | "exclusiveMinimum" | "minItems" | "minProperties" => extreme(&holders, f64::max),
            "maxLength" | "maximum" | "exclusiveMaximum" | "maxItems" | "maxProperties" => extreme(&holders, f64::min),
            "multipleOf" => least_common_multiple(&holders),
            "nullable" => Doc::Bool(!holders.iter().any(|value| value.is_false())),
            "uniqueItems" => Doc::Bool(holders.iter().any(|value| value.is_true())),
            "properties" => self.properties(schemas)?,
            "patternProperties" | "definitions" | "$defs" | "dependentSchemas" => self.by_key(&holders)?,
            "additionalProperties" | "not" | "propertyNames" | "contains" => self.combine_all(&holders)?,
            "items" => self.items(schemas)?,
            "additionalItems" => self.additional_items(schemas)?,
            "anyOf" | "oneOf" => self.branches(&holders)?,
            // By `conditions`, where there are several.
            "if" => holders.first().copied().cloned().unwrap_or(Doc::Bool(true)),
            "dependencies" => self.dependencies(&holders)?,
            // By `references`, where they differ.
            "$ref" => holders.first().copied().cloned().unwrap_or(Doc::Null),
            _ => match holders.split_first() {
                Some((first, rest)) if rest.iter().all(|value| value == first) => (*first).clone(),
                _ => return Ok(None),
            },
        }))
    }

    fn combine_all(&mut self, holders: &[&Doc]) -> Combined<Doc> {
        let schemas: Vec<Doc> = holders.iter().map(|doc| (*doc).clone()).collect();
        self.combine(&schemas)
    }

    /// Each name, by its first holder combined with what every other schema says of it.
    fn properties(&mut self, schemas: &[&Object]) -> Combined<Doc> {
        let mut result = Object::default();
        for (at, schema) in schemas.iter().enumerate() {
            let Some(properties) = schema.get("properties").and_then(Doc::object) else { continue };
            for (name, own) in properties.iter() {
                if result.has(name) {
                    continue;
                }
                let mut said = vec![own.clone()];
                for (other_at, other) in schemas.iter().enumerate() {
                    if other_at != at {
                        said.extend(self.said_of(other, name));
                    }
                }
                let combined = if said.len() == 1 { own.clone() } else { self.combine(&said)? };
                result.set(name, combined);
            }
        }
        Ok(Doc::Object(result))
    }

    /// What a schema says of a member by its name: the first that speaks of it.
    fn said_of(&mut self, schema: &Object, name: &str) -> Option<Doc> {
        if let Some(own) = schema.get("properties").and_then(Doc::object).and_then(|properties| properties.get(name)) {
            return Some(own.clone());
        }
        let patterns = schema.get("patternProperties").and_then(Doc::object);
        let mut patterns = patterns.into_iter().flat_map(Object::iter);
        let matching = patterns.find(|(pattern, _)| self.matches(pattern, name)).map(|(_, schema)| schema);
        matching.or_else(|| schema.get("additionalProperties")).cloned()
    }

    fn matches(&mut self, pattern: &str, name: &str) -> bool {
        if !self.patterns.contains_key(pattern) {
            self.patterns.insert(pattern.to_owned(), Pattern::new(pattern).ok());
        }
        self.patterns.get(pattern).and_then(Option::as_ref).is_some_and(|pattern| pattern.is_match(name))
    }

    fn by_key(&mut self, holders: &[&Doc]) -> Combined<Doc> {
        let mut result = Object::default();
        for (name, _) in holders.iter().filter_map(|doc| doc.object()).flat_map(Object::iter) {
            if !result.has(name) {
                let values: Vec<&Doc> = holders.iter().filter_map(|doc| doc.object()?.get(name)).collect();
                let combined = match values.as_slice() {
                    [one] => (*one).clone(),
                    several => self.combine_all(several)?,
                };
                result.set(name, combined);
            }
        }
        Ok(Doc::Object(result))
    }

    fn items(&mut self, schemas: &[&Object]) -> Combined<Doc> {
        let holders: Vec<&Doc> = schemas.iter().filter_map(|schema| schema.get("items")).collect();
        let Some(longest) = holders.iter().filter_map(|items| Some(items.list()?.len())).max() else {
            return self.combine_all(&holders);
        };
        let mut tuple = Vec::with_capacity(longest);
        for at in 0..longest {
            let said: Vec<&Doc> = schemas.iter().filter_map(|schema| said_at(schema, at)).collect();
            tuple.push(self.combine_all(&said)?);
        }
        Ok(Doc::List(tuple.into()))
    }

    fn additional_items(&mut self, schemas: &[&Object]) -> Combined<Doc> {
        let has_tuple = schemas.iter().any(|schema| schema.get("items").is_some_and(|items| items.list().is_some()));
        let mut said = Vec::new();
        for schema in schemas {
            let single = || schema.get("items").filter(|items| has_tuple && items.list().is_none());
            said.extend(schema.get("additionalItems").or_else(single));
        }
        self.combine_all(&said)
    }

    /// One list as it is; of several every combination that has no contradiction.
    fn branches(&mut self, holders: &[&Doc]) -> Combined<Doc> {
        let mut lists = holders.iter().filter_map(|doc| doc.list());
        let mut result: Vec<Doc> = lists.next().unwrap_or_default().to_vec();
        for list in lists {
            let mut next = Vec::new();
            for left in &result {
                for right in list {
                    match self.combine(&[left.clone(), right.clone()]) {
                        Ok(combined) => next.push(combined),
                        Err(error) if error.kind() == Kind::MergeConflict => {}
                        Err(error) => return Err(error),
                    }
                }
            }
            result = next;
        }
        if result.is_empty() {
            return Err(Kind::MergeConflict.into());
        }
        Ok(Doc::List(result.into()))
    }

    /// The first `if` keeps its words; each later triple goes into both of its ways.
    fn conditions(&mut self, schemas: &[&Object], result: &mut Object) -> Combined<()> {
        let mut holders = schemas.iter().filter(|schema| schema.has("if"));
        let Some(first) = holders.next() else {
            for word in ["then", "else"] {
                let stray: Vec<&Doc> = schemas.iter().filter_map(|schema| schema.get(word)).collect();
                if let Some(value) = stray.first() {
                    result.set(word, (*value).clone());
                }
            }
            return Ok(());
        };
        let rest: Vec<&&Object> = holders.collect();
        for word in ["then", "else"] {
            let Some(way) = first.get(word) else { continue };
            let mut way = way.clone();
            for later in &rest {
                let triple =
                    ["if", "then", "else"].into_iter().filter_map(|word| Some((word, later.get(word)?.clone())));
                way = self.combine(&[way, Doc::Object(triple.collect())])?;
            }
            result.set(word, way);
        }
        Ok(())
    }

    fn dependencies(&mut self, holders: &[&Doc]) -> Combined<Doc> {
        let mut result = Object::default();
        for (name, _) in holders.iter().filter_map(|doc| doc.object()).flat_map(Object::iter) {
            if result.has(name) {
                continue;
            }
            let values: Vec<&Doc> = holders.iter().filter_map(|doc| doc.object()?.get(name)).collect();
            let combined = if values.iter().all(|value| value.list().is_some()) {
                union(&values)
            } else {
                // A list asks for members as `required` does.
                let schemas: Vec<Doc> = values
                    .iter()
                    .map(|value| match value {
                        Doc::List(_) => Doc::Object([("required", (*value).clone())].into_iter().collect()),
                        schema => (*schema).clone(),
                    })
                    .collect();
                self.combine(&schemas)?
            };
            result.set(name, combined);
        }
        Ok(Doc::Object(result))
    }
}

/// Different references hold together: each becomes an entry of `allOf`, to be resolved when the result
/// is compiled.
fn references(schemas: &[&Object], result: &mut Object) {
    let mut different: Vec<Doc> = Vec::new();
    for reference in schemas.iter().filter_map(|schema| schema.get("$ref")) {
        if !different.contains(reference) {
            different.push(reference.clone());
        }
    }
    if different.len() < 2 {
        return;
    }
    result.remove("$ref");
    let entries = different.into_iter().map(|text| Doc::Object([("$ref", text)].into_iter().collect()));
    let known = result.get("allOf").and_then(Doc::list).unwrap_or_default().to_vec();
    result.set("allOf", Doc::List(entries.chain(known).collect()));
}

/// What a schema says of an element by its position.
fn said_at(schema: &Object, at: usize) -> Option<&Doc> {
    match schema.get("items") {
        Some(Doc::List(tuple)) => tuple.get(at).or_else(|| schema.get("additionalItems")),
        Some(single) => Some(single),
        None => schema.get("additionalItems"),
    }
}

/// The types that all have, in the order of the first.
fn types(holders: &[&Doc]) -> Combined<Doc> {
    let list = |doc: &Doc| match doc {
        Doc::List(list) => list.to_vec(),
        one => vec![one.clone()],
    };
    let mut common = holders.first().map(|first| list(first)).unwrap_or_default();
    for holder in holders.iter().skip(1) {
        let other = list(holder);
        common.retain(|known| other.contains(known));
    }
    match common.as_slice() {
        [] => Err(Kind::MergeConflict.into()),
        [one] => Ok(one.clone()),
        several => Ok(Doc::List(several.into())),
    }
}

/// The members that all have. Only scalars are equal here.
fn members(holders: &[&Doc]) -> Combined<Doc> {
    let (first, rest) = match holders.split_first() {
        Some((first, [])) => return Ok((*first).clone()),
        Some((first, rest)) => (first, rest),
        None => return Ok(Doc::Null),
    };
    let scalars = |doc: &&Doc| doc.list().unwrap_or_default().iter().filter(is_scalar).map(Doc::canonical).collect();
    let rest: Vec<HashSet<String>> = rest.iter().map(scalars).collect();
    let in_all = |known: &&Doc| is_scalar(known) && rest.iter().all(|other| other.contains(&known.canonical()));
    let common: Vec<Doc> = first.list().unwrap_or_default().iter().filter(in_all).cloned().collect();
    if common.is_empty() { Err(Kind::MergeConflict.into()) } else { Ok(Doc::List(common.into())) }
}

fn is_scalar(doc: &&Doc) -> bool {
    doc.list().is_none() && doc.object().is_none()
}

fn same(holders: &[&Doc]) -> Combined<Doc> {
    match holders.split_first() {
        Some((first, rest)) if rest.iter().all(|other| other == first) => Ok((*first).clone()),
        _ => Err(Kind::MergeConflict.into()),
    }
}

fn union(holders: &[&Doc]) -> Doc {
    let mut seen = HashSet::new();
    let all = holders.iter().flat_map(|doc| doc.list().unwrap_or_default());
    Doc::List(all.filter(|value| seen.insert(value.canonical())).cloned().collect())
}

fn extreme(holders: &[&Doc], choose: fn(f64, f64) -> f64) -> Doc {
    let numbers = holders.iter().filter_map(|doc| doc.number());
    numbers.reduce(choose).map_or(Doc::Null, Doc::Number)
}

fn least_common_multiple(holders: &[&Doc]) -> Doc {
    let numbers = holders.iter().filter_map(|doc| doc.number());
    numbers.reduce(multiple_of_both).map_or(Doc::Null, Doc::Number)
}

/// By whole numbers, after moving the point as far as the longer fraction asks for.
fn multiple_of_both(a: f64, b: f64) -> f64 {
    let digits = |number: f64| {
        let text = format!("{number}");
        text.split_once('.').map_or(0, |(_, fraction)| fraction.len() as i32)
    };
    let scale = 10_f64.powi(digits(a).max(digits(b)).min(300));
    let (x, y) = ((a * scale).round(), (b * scale).round());
    let (mut p, mut q) = (x, y);
    while q > 0.0 {
        (p, q) = (q, p % q);
    }
    if p > 0.0 { x / p * y / scale } else { a }
}
