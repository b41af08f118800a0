//! Knows how a document is spelled for a validator that says what is wrong without trying every branch
//! of every union within unions, which takes time and memory exponential in the depth of a value. Must
//! not know references, nor how it is compiled.
//!
//! A validator that lists what is wrong lists it for each branch of `anyOf` and `oneOf` as well, and of
//! what that says only "no branch fits" is shown. So here a union is asked whether it holds, and no
//! more: `{ "anyOf": … }` is `{ "allOf": [{ "if": { "anyOf": … }, "else": false }] }`, which means the same,
//! members that count as evaluated included.

use super::rewrite::{any_key, each_schema};
use serde_json::{Map, Value, json};

const UNIONS: [&str; 2] = ["anyOf", "oneOf"];

/// Whether there is something to spell otherwise.
pub(super) fn has_unions(document: &Value) -> bool {
    any_key(document, &|key, value| UNIONS.contains(&key) && value.is_array())
}

/// Whether a reference leads into a union, where it would be lost.
pub(super) fn is_referred_into(document: &Value) -> bool {
    let leads = |text: &str| UNIONS.iter().any(|union| text.split('/').any(|segment| segment == *union));
    any_key(document, &|key, value| key == "$ref" && value.as_str().is_some_and(leads))
}

/// Whether what is wrong may be listed twice for each level of a value: by parts of one schema that both
/// lead to it again.
pub(super) fn may_double(document: &Value) -> bool {
    let doubles = ["allOf", "if", "dependentSchemas", "dependencies", "$dynamicRef", "$recursiveRef"];
    any_key(document, &|key, _| key == "$ref") && any_key(document, &|key, _| doubles.contains(&key))
}

/// The document with its unions behind tests. Drafts before 7 have no `if`.
pub(super) fn tested(document: &Value, has_if: bool) -> Value {
    each_schema(document, &|mut map| {
        for union in UNIONS {
            if map.get(union).is_some_and(Value::is_array) {
                move_union(&mut map, union, has_if);
            }
        }
        map
    })
}

fn move_union(map: &mut Map<String, Value>, union: &str, has_if: bool) {
    let Some(branches) = map.remove(union) else { return };
    let alone = Value::Object(Map::from_iter([(union.to_owned(), branches)]));
    let test = match has_if {
        true => json!({ "if": alone, "then": true, "else": false }),
        false => json!({ "not": { "not": alone } }),
    };
    // Anything but a list is no schema of its draft, and was refused as it is.
    if let Value::Array(parts) = map.entry("allOf").or_insert_with(|| json!([])) {
        parts.push(test);
    }
}

/// The union that a broken test stands for, and the pointer to it: `…/allOf/1/else` is `…/anyOf`.
pub(super) fn union_of(tested: &Value, pointer: &str) -> Option<(&'static str, String)> {
    let test = pointer.strip_suffix("/else").or_else(|| pointer.strip_suffix("/not"))?;
    let (node, _) = test.rsplit_once('/')?;
    let node = node.strip_suffix("/allOf")?;
    let test = tested.pointer(test)?;
    let alone = match test.get("if") {
        Some(alone) if test.get("else") == Some(&Value::Bool(false)) => alone,
        Some(_) => return None,
        None => test.get("not")?.get("not")?,
    };
    let alone = alone.as_object().filter(|map| map.len() == 1)?;
    let union = UNIONS.into_iter().find(|union| alone.contains_key(*union))?;
    Some((union, [node, "/", union].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unions_are_tested() {
        let document = json!({
            "allOf": [{}],
            "properties": { "anyOf": { "anyOf": [{ "oneOf": [true] }] } },
            "enum": [{ "anyOf": [] }],
            "oneOf": [{}]
        });
        let inner = json!({ "allOf": [{ "if": { "oneOf": [true] }, "then": true, "else": false }] });
        let spelled = tested(&document, true);
        assert_eq!(
            spelled,
            json!({
                "properties": { "anyOf": { "allOf": [{ "if": { "anyOf": [inner] }, "then": true, "else": false }] } },
                "enum": [{ "anyOf": [] }],
                "allOf": [{}, { "if": { "oneOf": [{}] }, "then": true, "else": false }]
            })
        );
        let place = |pointer| union_of(&spelled, pointer);
        assert_eq!(place("/allOf/1/else"), Some(("oneOf", "/oneOf".into())));
        assert_eq!(place("/properties/anyOf/allOf/0/else"), Some(("anyOf", "/properties/anyOf/anyOf".into())));
        assert_eq!(place("/allOf/0/else"), None);
        let old = tested(&json!({ "anyOf": [{}] }), false);
        assert_eq!(union_of(&old, "/allOf/0/not"), Some(("anyOf", "/anyOf".into())));
    }
}
