//! Knows how draft 2020-12 spells tuples, and says it in the words of draft 7, which is what is compiled:
//! `prefixItems` becomes `items`, and `items` beside it `additionalItems`. Must not know what that means for a value.
//!
//! `prefixItems` stays as well, so that pointers of errors and references go where the document has it.

use super::document::Doc;

/// The document, if it says that it is of draft 2020-12, in words of draft 7.
pub(super) fn in_draft_7(document: Doc) -> Doc {
    let draft = document.object().and_then(|root| root.get("$schema")).and_then(Doc::text);
    if draft.is_some_and(|draft| draft.contains("json-schema.org/draft/2020-12/")) {
        schema(&document)
    } else {
        document
    }
}

fn schema(doc: &Doc) -> Doc {
    let Some(words) = doc.object() else { return doc.clone() };
    let translated = words.iter().map(|(word, value)| (word, part(word, value)));
    let Some(prefix) = words.get("prefixItems").and_then(Doc::list) else {
        return Doc::Object(translated.collect());
    };
    let prefix = Doc::List(prefix.iter().map(schema).collect());
    let rest = words.get("items").map_or(Doc::Bool(true), schema);
    let others = translated.filter(|(word, _)| !["items", "prefixItems", "additionalItems"].contains(word));
    // Places are noted in this order, and the last that is noted for a schema counts.
    let tuple = [("items", prefix.clone()), ("additionalItems", rest), ("prefixItems", prefix)];
    Doc::Object(tuple.into_iter().chain(others).collect())
}

/// What stands under a word, where that is schemas.
fn part(word: &str, value: &Doc) -> Doc {
    match (word, value) {
        (
            "additionalProperties"
            | "contains"
            | "else"
            | "if"
            | "items"
            | "not"
            | "propertyNames"
            | "then"
            | "unevaluatedItems"
            | "unevaluatedProperties",
            value,
        ) => schema(value),
        ("allOf" | "anyOf" | "oneOf", Doc::List(list)) => Doc::List(list.iter().map(schema).collect()),
        (
            "$defs" | "definitions" | "dependencies" | "dependentSchemas" | "patternProperties" | "properties",
            Doc::Object(named),
        ) => Doc::Object(named.iter().map(|(name, value)| (name, schema(value))).collect()),
        (_, value) => value.clone(),
    }
}

/// A pointer into a document that was translated, as it was before.
pub(super) fn original(document: &Doc, pointer: &str) -> String {
    let mut at = Some(document);
    let mut original = String::with_capacity(pointer.len());
    for piece in pointer.split('/').skip(1) {
        let is_tuple = at.and_then(Doc::object).is_some_and(|words| words.has("prefixItems"));
        original.push('/');
        original.push_str(match piece {
            "items" if is_tuple => "prefixItems",
            "additionalItems" if is_tuple => "items",
            piece => piece,
        });
        at = at.and_then(|doc| match doc {
            Doc::Object(words) => words.get(&piece.replace("~1", "/").replace("~0", "~")),
            Doc::List(list) => list.get(piece.parse::<usize>().ok()?),
            _ => None,
        });
    }
    original
}
