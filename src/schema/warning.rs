//! Knows which ignored keywords could make data vanish or be refused, and says what would be lost.
//! Must not know how a node becomes a shape, nor warn of what only validates.

use super::keywords::{Keywords, Source, address};
use super::place;
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::fmt;

/// A keyword of a document that the wire ignores, and by which data could vanish or be refused.
///
/// A compiled document works in spite of its warnings; they say which values a validator would let
/// pass and this library would not keep. Keywords that only validate, such as `minLength`, give
/// none. [`Display`](fmt::Display) is one line.
///
/// ```
/// use serde_json::json;
/// use shorn::Schema;
///
/// let schema = Schema::compile(&json!({
///     "type": "object",
///     "properties": { "name": { "type": "string", "maxLength": 80 } },
///     "patternProperties": { "^x-": {} },
///     "additionalProperties": false
/// }))?;
/// let warnings: Vec<String> = schema.warnings().iter().map(ToString::to_string).collect();
/// assert_eq!(warnings, ["`#/patternProperties`: members that match `patternProperties` are dropped"]);
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Warning {
    /// The JSON Pointer of the keyword; that of an external document behind its URI.
    pub pointer: String,
    /// The keyword.
    pub keyword: &'static str,
    /// What would be lost.
    pub text: String,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`")?;
        for character in self.pointer.chars() {
            match crate::error::is_unseen(character) {
                true => write!(f, "{}", character.escape_default())?,
                false => write!(f, "{character}")?,
            }
        }
        write!(f, "`: {}", self.text)
    }
}

/// What becomes of the members that an object does not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Dropped,
    Refused,
    /// Encoded by a schema that they may not fit.
    Shaped,
    /// Encoded whatever they are.
    Kept,
}

impl Fate {
    fn phrase(self) -> &'static str {
        match self {
            Fate::Dropped => "are dropped",
            Fate::Refused => "are refused",
            Fate::Shaped => "are refused unless they fit `additionalProperties`",
            Fate::Kept => "are kept",
        }
    }
}

/// How deep subschemas are searched for declarations; what lies deeper counts as one.
const SEARCH_DEPTH: u32 = 8;

/// What was found while a document was translated, each finding once.
#[derive(Default)]
pub(super) struct Findings<'a> {
    seen: HashSet<(usize, &'static str)>,
    list: Vec<(&'a Value, &'static str, String)>,
}

impl<'a> Findings<'a> {
    fn add(&mut self, node: &'a Value, keyword: &'static str, text: String) {
        if self.seen.insert((address(node), keyword)) {
            self.list.push((node, keyword, text));
        }
    }

    /// An object whose fields are those for which `is_declared` says so.
    pub(super) fn object(
        &mut self,
        source: Source<'a>,
        words: &Keywords<'a>,
        fate: Fate,
        is_declared: &dyn Fn(&str) -> bool,
    ) {
        let (Value::Object(map), false) = (source.node, fate == Fate::Kept) else { return };
        let before = self.list.len();
        if words.others || words.all_of.is_some() {
            self.undeclared(source, words, map, fate, is_declared);
        }
        let none = words.properties.and_then(Value::as_object).is_none_or(Map::is_empty);
        if fate == Fate::Refused
            && none
            && map.contains_key("type")
            && words.required.is_none()
            && self.list.len() == before
        {
            let text =
                "every member is refused, because none is declared; `additionalProperties` would say what they are";
            self.add(source.node, "type", text.to_owned());
        }
    }

    /// Keywords that the wire ignores and that speak of members that are not declared.
    fn undeclared(
        &mut self,
        source: Source<'a>,
        words: &Keywords<'a>,
        map: &'a Map<String, Value>,
        fate: Fate,
        is_declared: &dyn Fn(&str) -> bool,
    ) {
        let phrase = fate.phrase();
        if map.get("patternProperties").and_then(Value::as_object).is_some_and(|patterns| !patterns.is_empty()) {
            let text = format!("members that match `patternProperties` {phrase}");
            self.add(source.node, "patternProperties", text);
        }
        if map.get("unevaluatedProperties").is_some_and(|value| value != &Value::Bool(false)) {
            let text = format!("members that only `unevaluatedProperties` allows {phrase}");
            self.add(source.node, "unevaluatedProperties", text);
        }
        for keyword in ["allOf", "then", "else", "dependentSchemas", "dependencies", "$dynamicRef", "$recursiveRef"] {
            let Some(value) = map.get(keyword) else { continue };
            let declares = match (keyword, value) {
                ("allOf", _) if words.all_of.is_none() => false,
                ("$dynamicRef" | "$recursiveRef", _) => true,
                ("allOf", Value::Array(parts)) => parts.iter().any(|part| declares(part, is_declared, 0)),
                ("dependentSchemas" | "dependencies", Value::Object(parts)) => {
                    parts.values().any(|part| declares(part, is_declared, 0))
                }
                _ => declares(value, is_declared, 0),
            };
            if declares {
                self.add(source.node, keyword, format!("members that only `{keyword}` declares {phrase}"));
            }
        }
    }

    /// A node of which `$ref` or a union decides, so that nothing beside that counts.
    pub(super) fn siblings(&mut self, source: Source<'a>, words: &Keywords<'a>, decided_by: &'static str) {
        let branches = words.alternatives().map(|(branches, _)| branches).unwrap_or_default();
        let in_each_branch = |name: &str| {
            let declares = |branch: &Value| branch.get("properties").is_some_and(|names| names.get(name).is_some());
            decided_by != "$ref" && branches.iter().all(declares)
        };
        let text = |keyword: &str| {
            format!("members that only `{keyword}` declares are lost or refused, because `{decided_by}` decides")
        };
        if let Some(Value::Object(properties)) = words.properties {
            if properties.keys().any(|name| !in_each_branch(name)) {
                self.add(source.node, "properties", text("properties"));
            }
        }
        let others = [("allOf", words.all_of), ("anyOf", words.any_of), ("oneOf", words.one_of)];
        for (keyword, value) in others {
            if keyword == decided_by {
                continue;
            }
            if let Some(Value::Array(parts)) = value {
                if parts.iter().any(|part| declares(part, &in_each_branch, 0)) {
                    self.add(source.node, keyword, text(keyword));
                }
            }
        }
    }

    /// A tuple without a rest, though the document allows one.
    pub(super) fn tuple(&mut self, source: Source<'a>, words: &Keywords<'a>, keyword: &'static str, length: usize) {
        let most = words.max_items.and_then(Value::as_f64);
        if most.is_none_or(|most| most > length as f64) {
            let rest = if keyword == "items" { "additionalItems" } else { "items" };
            let text = format!("arrays of more than {length} elements are refused; `{rest}` would say what they are");
            self.add(source.node, keyword, text);
        }
    }

    /// A tuple of which the document allows a part.
    pub(super) fn short_tuple(&mut self, source: Source<'a>, words: &Keywords<'a>, length: usize) {
        if words.min_items.and_then(Value::as_f64).is_some_and(|least| least < length as f64) {
            let text = format!("arrays of fewer than {length} elements are refused, though `minItems` allows them");
            self.add(source.node, "minItems", text);
        }
    }

    /// A `nullable` of OpenAPI 3.0 in a document of another dialect.
    pub(super) fn nullable(&mut self, source: Source<'a>) {
        let text = "null is refused, because `nullable` is of OpenAPI 3.0, and the dialect another".to_owned();
        self.add(source.node, "nullable", text);
    }

    /// The findings with their places.
    pub(super) fn into_warnings(self, documents: &[(&'a str, &'a Value)]) -> Vec<Warning> {
        if self.list.is_empty() {
            return Vec::new();
        }
        let nodes = self.list.iter().map(|(node, _, _)| *node);
        let pointers = place::pointers(documents.iter().copied(), nodes);
        self.list
            .into_iter()
            .map(|(node, keyword, text)| {
                let mut pointer = pointers.get(&address(node)).cloned().unwrap_or_default();
                place::push_key(&mut pointer, keyword);
                Warning { pointer, keyword, text }
            })
            .collect()
    }
}

/// Whether a subschema that is not looked at could declare a member.
fn declares(schema: &Value, is_declared: &dyn Fn(&str) -> bool, depth: u32) -> bool {
    let Value::Object(map) = schema else { return false };
    if depth == SEARCH_DEPTH || map.contains_key("$ref") || map.contains_key("patternProperties") {
        return true;
    }
    let named = |properties: &Map<String, Value>| properties.keys().any(|name| !is_declared(name));
    if map.get("properties").and_then(Value::as_object).is_some_and(named) {
        return true;
    }
    let lists = ["allOf", "anyOf", "oneOf"].into_iter().filter_map(|word| map.get(word)?.as_array()).flatten();
    let single = ["then", "else"].into_iter().filter_map(|word| map.get(word));
    lists.chain(single).any(|part| declares(part, is_declared, depth + 1))
}
