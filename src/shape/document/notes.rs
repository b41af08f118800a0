//! Knows which keywords a reader of the document acts on, so that no note changes a shape. Must not
//! know what the notes are for.
//!
//! A bound that a reader would act on goes into an `allOf` beside the `type`: a reader knows the shape
//! from the `type` and does not look there (wire format, section 7), and a validator does. Only what
//! a reader makes of a union by order takes everything together (section 15), so that a document with
//! one is written without such bounds.

use super::scalar;
use crate::shape::scalar::Scalar;
use alloc::borrow::ToOwned;
use alloc::string::String;
use serde_json::{Map, Value, json};

/// Where bounds go that a reader would act on.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Place {
    /// Into an `allOf` beside the type.
    Beside,
    /// They are left out.
    Nowhere,
}

/// Adds a note to the keywords of a node: among them, in the `place` for such bounds, or not at all.
pub(super) fn add(schema: &mut Map<String, Value>, keyword: &str, value: &Scalar, place: Place) {
    // A `uint` has a minimum of 0 already, which a note may raise.
    let raises = keyword == "minimum" && matches!(value, Scalar::Number(v) if *v > 0.0);
    if (raises || !schema.contains_key(keyword)) && !change_meaning(schema, keyword, value) {
        schema.insert(keyword.to_owned(), scalar(value));
    } else if place == Place::Beside && is_tighter_bound(schema, keyword, value) && schema.contains_key("type") {
        let beside = schema.entry("allOf").or_insert_with(|| json!([{}]));
        if let Some(Value::Object(bounds)) = beside.get_mut(0) {
            bounds.insert(keyword.to_owned(), scalar(value));
        }
    }
}

/// Whether a note would be read as part of the shape.
fn change_meaning(schema: &Map<String, Value>, keyword: &str, value: &Scalar) -> bool {
    match keyword {
        "minimum" | "exclusiveMinimum" => {
            // On an integer, a bound that excludes −1 makes it unsigned.
            let least = if keyword == "minimum" { 0.0 } else { -1.0 };
            let integer = schema.get("type").and_then(Value::as_str) == Some("integer");
            let unsigned = schema.contains_key("minimum");
            integer && !unsigned && matches!(value, Scalar::Number(bound) if *bound >= least)
        }
        "format" => *value == Scalar::from("uuid"),
        "minItems" => fixes_length(schema, "maxItems", value),
        "maxItems" => fixes_length(schema, "minItems", value),
        "$ref"
        | "$defs"
        | "$schema"
        | "definitions"
        | "type"
        | "const"
        | "enum"
        | "anyOf"
        | "oneOf"
        | "allOf"
        | "not"
        | "items"
        | "prefixItems"
        | "properties"
        | "required"
        | "additionalProperties" => true,
        _ => false,
    }
}

/// Whether the bound and the other one are equal, which is how the length of an array is fixed.
fn fixes_length(schema: &Map<String, Value>, other: &str, value: &Scalar) -> bool {
    match (schema.get(other).and_then(Value::as_f64), value) {
        (Some(other), Scalar::Number(bound)) => other == *bound,
        _ => false,
    }
}

/// Whether the note is a bound that says more than the same keyword of the node.
fn is_tighter_bound(schema: &Map<String, Value>, keyword: &str, value: &Scalar) -> bool {
    let Scalar::Number(bound) = value else { return false };
    let known = schema.get(keyword).and_then(Value::as_f64);
    match keyword {
        "minimum" | "exclusiveMinimum" | "minItems" => known.is_none_or(|known| *bound > known),
        "maxItems" => known.is_none_or(|known| *bound < known),
        _ => false,
    }
}
