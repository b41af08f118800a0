//! Knows how two documents differ as texts, keyword by keyword, and which keywords never decide about
//! bytes. Must not know what the others mean.

use serde_json::{Map, Value};

/// One difference between two documents.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    /// The JSON Pointer of what differs.
    pub(crate) pointer: String,
    pub(crate) how: &'static str,
    /// Whether it is a keyword of that kind which only describes or validates.
    pub(crate) idle: bool,
}

/// Keywords that no rule of the wire format reads (section 7).
const IDLE: [&str; 29] = [
    "$comment",
    "$id",
    "$schema",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "exclusiveMaximum",
    "externalDocs",
    "maxContains",
    "maxLength",
    "maxProperties",
    "maximum",
    "minContains",
    "minLength",
    "minProperties",
    "multipleOf",
    "pattern",
    "propertyNames",
    "readOnly",
    "title",
    "uniqueItems",
    "writeOnly",
    "xml",
];

/// Keywords whose members are names of somebody's choosing, with a schema each.
const NAMING: [&str; 5] = ["properties", "$defs", "definitions", "patternProperties", "dependentSchemas"];

/// How `new` differs from `old`, in the order of the old document.
pub(crate) fn differences(old: &Value, new: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    // A parsed document is no deeper than the parser follows.
    walk(old, new, &mut String::from("#"), false, &mut found);
    found
}

fn walk(old: &Value, new: &Value, pointer: &mut String, naming: bool, found: &mut Vec<Difference>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => members(old, new, pointer, naming, found),
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (i, (old, new)) in old.iter().zip(new).enumerate() {
                under(pointer, &i.to_string(), |pointer| walk(old, new, pointer, false, found));
            }
        }
        (old, new) if old != new => {
            let keyword = pointer.rsplit('/').next().unwrap_or_default();
            let idle = !naming && IDLE.contains(&keyword);
            found.push(Difference { pointer: pointer.clone(), how: "changed", idle });
        }
        _ => {}
    }
}

fn members(
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    pointer: &mut String,
    naming: bool,
    found: &mut Vec<Difference>,
) {
    let added = new.keys().filter(|key| !old.contains_key(*key));
    for key in old.keys().chain(added) {
        let idle = !naming && IDLE.contains(&key.as_str());
        under(pointer, key, |pointer| match (old.get(key), new.get(key)) {
            (Some(old), Some(new)) if idle => {
                if old != new {
                    found.push(Difference { pointer: pointer.clone(), how: "changed", idle });
                }
            }
            (Some(old), Some(new)) => walk(old, new, pointer, !naming && NAMING.contains(&key.as_str()), found),
            (Some(_), None) => found.push(Difference { pointer: pointer.clone(), how: "removed", idle }),
            (None, _) => found.push(Difference { pointer: pointer.clone(), how: "added", idle }),
        });
    }
}

fn under(pointer: &mut String, segment: &str, walk: impl FnOnce(&mut String)) {
    let before = pointer.len();
    pointer.push('/');
    pointer.push_str(&segment.replace('~', "~0").replace('/', "~1"));
    walk(pointer);
    pointer.truncate(before);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_property_is_not_the_keyword_of_its_name() {
        let old = json!({ "title": "a", "properties": { "title": { "type": "string" } } });
        let new = json!({ "title": "b", "properties": { "title": { "type": "integer", "maxLength": 3 }, "x/y": {} } });
        let found = differences(&old, &new);
        let seen: Vec<_> = found.iter().map(|d| (d.pointer.as_str(), d.how, d.idle)).collect();
        assert_eq!(
            seen,
            [
                ("#/title", "changed", true),
                ("#/properties/title/type", "changed", false),
                ("#/properties/title/maxLength", "added", true),
                ("#/properties/x~1y", "added", false),
            ]
        );
    }
}
