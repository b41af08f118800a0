//! Knows which words there are, for documents in which no others may stand. Must not know what they do.

use super::check::steps;
use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::places::Places;

/// Those of draft 7, and what its writers add.
const WORDS: [&str; 52] = [
    "$comment",
    "$defs",
    "$id",
    "$ref",
    "$schema",
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "default",
    "definitions",
    "dependencies",
    "deprecated",
    "description",
    "else",
    "enum",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "if",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "not",
    "nullable",
    "oneOf",
    "pattern",
    "patternProperties",
    "properties",
    "propertyNames",
    "readOnly",
    "required",
    "then",
    "title",
    "type",
    "uniqueItems",
    "writeOnly",
    "$vocabulary",
    "$async",
];

pub(super) fn is_known(word: &str) -> bool {
    WORDS.contains(&word)
}

pub(super) fn refused(word: &str) -> StringifierError {
    StringifierError::new(Kind::StrictSchema).with_detail(format!("`{word}`"))
}

/// That a document has no other words, in any of its schemas.
pub(super) fn check(doc: &Doc, places: &Places) -> Result<(), StringifierError> {
    let Some(schema) = doc.object() else { return Ok(()) };
    if let Some((word, _)) = schema.iter().find(|(word, _)| !is_known(word)) {
        return Err(refused(word).at(places.pointer(schema.address())));
    }
    let defined = schema.get("$defs").and_then(Doc::object).into_iter().flat_map(Object::iter);
    let defined = defined.map(|(_, part)| part);
    steps(schema).into_iter().chain(defined).try_for_each(|part| check(part, places))
}
