//! Knows which keywords a reader of the document acts on, so that no note changes a shape. Must not
//! know what the notes are for.

use crate::shape::scalar::Scalar;
use alloc::string::String;
use serde_json::{Map, Value};

/// Whether a note would be read as part of the shape.
pub(super) fn change_meaning(schema: &Map<String, Value>, keyword: &str, value: &Scalar) -> bool {
    match keyword {
        "minimum" | "exclusiveMinimum" => {
            // On an integer, a bound that excludes −1 makes it unsigned.
            let least = if keyword == "minimum" { 0.0 } else { -1.0 };
            let integer = schema.get("type").and_then(Value::as_str) == Some("integer");
            let unsigned = schema.contains_key("minimum");
            integer && !unsigned && matches!(value, Scalar::Number(bound) if *bound >= least)
        }
        "format" => *value == Scalar::from("uuid"),
        // Together they would fix the length of an array.
        "minItems" => schema.contains_key("maxItems"),
        "maxItems" => schema.contains_key("minItems"),
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
