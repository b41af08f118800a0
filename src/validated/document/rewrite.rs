//! Knows what of a document is spelled otherwise for the validator, and how a pointer into that reads in
//! the document as it was given: the keywords of OpenAPI 3.0, and references that are no URIs. Must not
//! know what the validator does with it.

use crate::schema::{Dialect, unescaped};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::sync::Arc;

/// The document as the validator is to read it: a copy if something is spelled otherwise there.
pub(super) fn spelled(document: &Arc<Value>, dialect: Dialect) -> Arc<Value> {
    let open_api = dialect == Dialect::OpenApi3_0;
    match open_api {
        true => Arc::new(each_schema(document, &|map| of_open_api(without_empty_prefix(map)))),
        false if is_loose_document(document) => Arc::new(each_schema(document, &without_empty_prefix)),
        false => document.clone(),
    }
}

/// What the keys of an object are.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Keywords.
    Schema,
    /// Names that somebody chose, of schemas.
    Names,
}

/// Keywords whose objects have names for keys; the last of them are OpenAPI's.
const OF_NAMES: [&str; 11] = [
    "properties",
    "patternProperties",
    "dependentSchemas",
    "dependencies",
    "$defs",
    "definitions",
    "schemas",
    "responses",
    "parameters",
    "headers",
    "requestBodies",
];

/// Keywords whose values are no schemas, whatever they look like.
const OF_VALUES: [&str; 5] = ["enum", "const", "default", "example", "examples"];

/// A copy in which each schema is spelled as `spell` says, the inner ones first, and references are URIs.
/// It goes as deep as the document does.
pub(super) fn each_schema(document: &Value, spell: Spell<'_>) -> Value {
    copy(document, Place::Schema, spell)
}

type Spell<'s> = &'s dyn Fn(Map<String, Value>) -> Map<String, Value>;

fn copy(value: &Value, place: Place, spell: Spell<'_>) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| copy(item, Place::Schema, spell)).collect(),
        Value::Object(map) => {
            let map = map.iter().map(|(key, value)| (key.clone(), member(key, value, place, spell))).collect();
            Value::Object(if place == Place::Schema { spell(map) } else { map })
        }
        other => other.clone(),
    }
}

fn member(key: &str, value: &Value, place: Place, spell: Spell<'_>) -> Value {
    if place == Place::Names {
        return copy(value, Place::Schema, spell);
    }
    match value {
        Value::String(text) if is_reference(key) => Value::String(as_uri(text).into_owned()),
        _ if OF_VALUES.contains(&key) => value.clone(),
        _ => copy(value, if OF_NAMES.contains(&key) { Place::Names } else { Place::Schema }, spell),
    }
}

fn is_reference(key: &str) -> bool {
    matches!(key, "$ref" | "$dynamicRef" | "$recursiveRef")
}

/// Whether a reference has a character that a URI may not hold, such as a space or a bracket, or a tuple is
/// empty.
fn is_loose_document(document: &Value) -> bool {
    any_key(document, &|key, value| {
        is_reference(key) && value.as_str().is_some_and(is_loose) || is_empty_prefix(key, value)
    })
}

/// A tuple of no elements, which the drafts say in another way. This library's documents say it so.
fn is_empty_prefix(key: &str, value: &Value) -> bool {
    key == "prefixItems" && value.as_array().is_some_and(Vec::is_empty)
}

fn without_empty_prefix(mut map: Map<String, Value>) -> Map<String, Value> {
    map.retain(|key, value| !is_empty_prefix(key, value));
    map
}

/// Whether a member of any object of a document is one that `holds`.
pub(super) fn any_key(document: &Value, holds: &dyn Fn(&str, &Value) -> bool) -> bool {
    find_member(document, holds).is_some()
}

/// A reference in a document that ends so.
pub(super) fn reference_ending<'a>(document: &'a Value, end: &str) -> Option<&'a str> {
    let ends = |key: &str, value: &Value| is_reference(key) && value.as_str().is_some_and(|text| text.ends_with(end));
    find_member(document, &ends)?.as_str()
}

fn find_member<'a>(document: &'a Value, holds: &dyn Fn(&str, &Value) -> bool) -> Option<&'a Value> {
    let mut open = vec![document];
    while let Some(value) = open.pop() {
        match value {
            Value::Array(items) => open.extend(items),
            Value::Object(map) => {
                if let Some((_, found)) = map.iter().find(|(key, value)| holds(key, value)) {
                    return Some(found);
                }
                open.extend(map.values());
            }
            _ => {}
        }
    }
    None
}

fn is_loose(text: &str) -> bool {
    text.chars().any(|character| !is_allowed(character))
}

/// Whether a URI may hold the character as it is; a percent sign begins one that it may not.
fn is_allowed(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-._~:/?#@!$&'()*+,;=%".contains(character)
}

/// A reference with such characters percent-encoded.
pub(super) fn as_uri(text: &str) -> Cow<'_, str> {
    if !is_loose(text) {
        return Cow::Borrowed(text);
    }
    let mut uri = String::with_capacity(text.len() + 8);
    for character in text.chars() {
        if is_allowed(character) {
            uri.push(character);
        } else {
            let mut bytes = [0; 4];
            uri.extend(character.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")));
        }
    }
    Cow::Owned(uri)
}

/// Keywords that refuse null by themselves, whatever `type` allows.
const NOT_OF_NULL: [&str; 8] = ["const", "allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

/// A schema of OpenAPI 3.0 in the keywords of draft 7.
fn of_open_api(mut map: Map<String, Value>) -> Map<String, Value> {
    for (limit, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
        if let Some(Value::Bool(is_exclusive)) = map.get(exclusive).cloned() {
            map.remove(exclusive);
            let limit = if is_exclusive { map.remove(limit) } else { None };
            map.extend(limit.map(|limit| (exclusive.to_owned(), limit)));
        }
    }
    if is_nullable(&map) {
        map.remove("nullable");
        with_null(map)
    } else {
        map
    }
}

/// What stands beside a reference counts for nothing in this dialect, here as on the wire.
fn is_nullable(map: &Map<String, Value>) -> bool {
    map.get("nullable") == Some(&Value::Bool(true)) && !map.contains_key("$ref")
}

/// A schema that null keeps, too. Keywords stay where they are, so that references into it still find
/// them, but for those that would refuse null.
fn with_null(mut map: Map<String, Value>) -> Map<String, Value> {
    match map.get_mut("type") {
        Some(Value::Array(types)) => types.push("null".into()),
        Some(name) if name != "null" => *name = json!([name, "null"]),
        _ => {}
    }
    if let Some(Value::Array(members)) = map.get_mut("enum") {
        if !members.contains(&Value::Null) {
            members.push(Value::Null);
        }
    }
    let moved: Map<String, Value> =
        NOT_OF_NULL.into_iter().filter_map(|word| map.remove(word).map(|value| (word.to_owned(), value))).collect();
    if !moved.is_empty() {
        map.insert("if".into(), json!({ "enum": [null] }));
        map.insert("else".into(), Value::Object(moved));
    }
    map
}

/// A pointer into what [`spelled`] made of `document`, as it reads there.
pub(super) fn as_given<'p>(document: &Value, pointer: &'p str, dialect: Dialect) -> Cow<'p, str> {
    if dialect != Dialect::OpenApi3_0 {
        return Cow::Borrowed(pointer);
    }
    let mut given = String::with_capacity(pointer.len());
    let mut at = Some(document);
    let mut is_wrapped = at.is_some_and(wraps);
    for segment in pointer.split('/').skip(1) {
        if is_wrapped && segment == "else" {
            is_wrapped = false;
            continue;
        }
        given.push('/');
        given.push_str(segment);
        let name = unescaped(segment);
        at = at.and_then(|value| match value {
            Value::Array(items) => name.parse::<usize>().ok().and_then(|index| items.get(index)),
            value => value.get(&*name),
        });
        is_wrapped = at.is_some_and(wraps);
    }
    Cow::Owned(given)
}

/// Whether keywords of a node were moved behind a test for null.
fn wraps(node: &Value) -> bool {
    let moved = |map: &Map<String, Value>| NOT_OF_NULL.iter().any(|word| map.contains_key(*word));
    node.as_object().is_some_and(|map| is_nullable(map) && moved(map))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open_api(document: Value) -> Value {
        (*spelled(&Arc::new(document), Dialect::OpenApi3_0)).clone()
    }

    #[test]
    fn nullable_and_exclusive() {
        for (given, spelled) in [
            (json!({ "type": "string", "nullable": true }), json!({ "type": ["string", "null"] })),
            (json!({ "type": "string", "nullable": false }), json!({ "type": "string", "nullable": false })),
            (
                json!({ "type": "string", "enum": ["a"], "nullable": true }),
                json!({ "type": ["string", "null"], "enum": ["a", null] }),
            ),
            (
                json!({ "$ref": "#/a b", "nullable": true, "maxLength": 1 }),
                json!({ "$ref": "#/a%20b", "nullable": true, "maxLength": 1 }),
            ),
            (
                json!({ "type": "object", "allOf": [{}], "nullable": true }),
                json!({ "type": ["object", "null"], "if": { "enum": [null] }, "else": { "allOf": [{}] } }),
            ),
            (json!({ "minimum": 1, "exclusiveMinimum": true }), json!({ "exclusiveMinimum": 1 })),
            (json!({ "maximum": 1, "exclusiveMaximum": false }), json!({ "maximum": 1 })),
            // Values, and names that read like keywords.
            (
                json!({ "default": { "nullable": true }, "properties": { "default": { "type": "string", "nullable": true } } }),
                json!({ "default": { "nullable": true }, "properties": { "default": { "type": ["string", "null"] } } }),
            ),
        ] {
            assert_eq!(open_api(given), spelled);
        }
    }

    #[test]
    fn pointers_read_as_the_document_does() {
        let document = json!({ "properties": { "else": { "nullable": true, "allOf": [{ "else": {} }] } } });
        for (spelled, given) in [
            ("/properties/else/else/allOf/0/else/type", "/properties/else/allOf/0/else/type"),
            ("/properties/else/type", "/properties/else/type"),
        ] {
            assert_eq!(as_given(&document, spelled, Dialect::OpenApi3_0), given);
        }
    }

    #[test]
    fn an_empty_tuple_has_no_prefix() {
        let document =
            json!({ "items": false, "prefixItems": [], "properties": { "prefixItems": { "prefixItems": [{}] } } });
        let mut spelled = document.clone();
        spelled.as_object_mut().expect("an object").remove("prefixItems");
        assert_eq!(*super::spelled(&Arc::new(document), Dialect::JsonSchema), spelled);
    }

    #[test]
    fn references_become_uris() {
        for (text, uri) in
            [("#/a", "#/a"), ("#/$defs/a b", "#/$defs/a%20b"), ("#/Page[å]<x>", "#/Page%5B%C3%A5%5D%3Cx%3E")]
        {
            assert_eq!(as_uri(text), uri);
        }
    }
}
