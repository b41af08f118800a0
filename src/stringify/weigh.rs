//! Knows how deep validating goes for each level of a value, and so how deep a value may be: schemas that lead
//! back to themselves are followed by recursion. Must not know what keywords ask for, only where they hold
//! schemas.

use super::tree::Tree;
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};

/// Schemas, one within the other, that are asked at a time: a thread's stack of 2 MiB has room for so many in an
/// unoptimized build.
const MOST: u32 = 2_400;

/// One schema and what it asks of the same value.
#[derive(Default)]
struct Entry<'d> {
    /// How many schemas stand within each other.
    longest: u32,
    /// References, and how deep they stand.
    references: Vec<(&'d str, u32)>,
}

#[derive(Default)]
struct Definition<'d> {
    /// The first is the definition itself; the others ask about parts of the value.
    entries: Vec<Entry<'d>>,
}

/// How deep values may be for any of these definitions; `None` where none leads back to itself.
pub(super) fn most_depth(definitions: &Map<String, Value>) -> Option<u32> {
    let all: HashMap<&str, Definition<'_>> =
        definitions.iter().map(|(name, schema)| (&**name, Definition::of(schema))).collect();
    let mut walk = Walk { all: &all, weights: HashMap::new(), comes_back: false };
    for name in all.keys() {
        walk.from(name);
    }
    let entries = all.values().flat_map(|definition| &definition.entries);
    let heaviest = entries.map(|entry| walk.weight(entry)).max().unwrap_or(1);
    walk.comes_back.then(|| MOST / heaviest.max(1))
}

/// Whether lists and objects are nested deeper than that.
pub(super) fn is_deeper(value: &Tree<'_>, most: u32) -> bool {
    let below = |part: &Tree<'_>| most.checked_sub(1).is_none_or(|most| is_deeper(part, most));
    match value {
        Tree::List(items) => items.iter().any(below),
        Tree::Object(members) => members.iter().any(|(_, part)| below(part)),
        _ => false,
    }
}

impl<'d> Definition<'d> {
    fn of(schema: &'d Value) -> Definition<'d> {
        let mut definition = Definition::default();
        definition.entry(schema);
        definition
    }

    fn entry(&mut self, schema: &'d Value) {
        let at = self.entries.len();
        self.entries.push(Entry::default());
        self.schema(at, schema, 1);
    }

    fn schema(&mut self, at: usize, schema: &'d Value, depth: u32) {
        let Value::Object(words) = schema else { return };
        if let Some(entry) = self.entries.get_mut(at) {
            entry.longest = entry.longest.max(depth);
        }
        for (word, value) in words {
            match (&**word, value) {
                ("$ref", Value::String(text)) => {
                    let name = text.strip_prefix("#/$defs/").unwrap_or(text);
                    if let Some(entry) = self.entries.get_mut(at) {
                        entry.references.push((name, depth));
                    }
                }
                ("allOf" | "anyOf" | "oneOf", Value::Array(list)) => {
                    list.iter().for_each(|part| self.schema(at, part, depth + 1));
                }
                ("dependentSchemas", Value::Object(map)) => {
                    map.values().for_each(|part| self.schema(at, part, depth + 1));
                }
                ("not" | "if" | "then" | "else", part) => self.schema(at, part, depth + 1),
                ("items", Value::Array(list)) => list.iter().for_each(|part| self.entry(part)),
                ("properties" | "patternProperties", Value::Object(map)) => {
                    map.values().for_each(|part| self.entry(part));
                }
                ("items" | "additionalItems" | "additionalProperties" | "contains" | "propertyNames", part) => {
                    self.entry(part);
                }
                _ => {}
            }
        }
    }
}

struct Walk<'a, 'd> {
    all: &'a HashMap<&'d str, Definition<'d>>,
    /// Of the first entry of each definition, once all that it leads to was walked.
    weights: HashMap<&'d str, u32>,
    comes_back: bool,
}

impl<'d> Walk<'_, 'd> {
    /// Weighs a definition and all that it leads to. With a list instead of recursion: they may be many.
    fn from(&mut self, name: &'d str) {
        let mut way = vec![(name, false)];
        // What is on the way and not done yet.
        let mut open: HashSet<&'d str> = HashSet::new();
        while let Some((name, is_done)) = way.pop() {
            let Some(definition) = self.all.get(name) else { continue };
            if is_done {
                let weight = definition.entries.first().map_or(1, |entry| self.weight(entry));
                self.weights.insert(name, weight);
                open.remove(name);
                continue;
            }
            if open.contains(name) {
                self.comes_back = true;
                continue;
            }
            if self.weights.contains_key(name) {
                continue;
            }
            open.insert(name);
            way.push((name, true));
            let references = definition.entries.iter().flat_map(|entry| &entry.references);
            way.extend(references.map(|(target, _)| (*target, false)));
        }
    }

    fn weight(&self, entry: &Entry<'d>) -> u32 {
        let through = entry.references.iter().map(|(target, depth)| {
            let beyond = self.weights.get(target).copied().unwrap_or(0);
            depth.saturating_add(beyond)
        });
        through.chain([entry.longest]).max().unwrap_or(1)
    }
}
