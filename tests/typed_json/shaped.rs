//! The same text by the type's document: what the schema-shaped writer makes of the value's JSON form, which stands
//! beside each type in words of its own.
//!
//! Compared without the order of members are types of which the document does not say it: maps, dynamic values and
//! what is flattened, whose names it does not have. Sets have no order of elements.
//! An infinity or a NaN has no JSON form.

use crate::check::comparable;
use crate::sample::Sample;
use serde_json::{Map, Value};
use shorn::Stringifier;
use std::any::type_name;

pub(crate) struct Shaped {
    writer: Stringifier,
    /// Whether the document has names and places for all that is written.
    is_closed: bool,
}

impl Shaped {
    pub(crate) fn new<T: Sample>() -> Shaped {
        let document = T::json_schema().unwrap();
        let writer = Stringifier::compile(&document).unwrap_or_else(|error| panic!("{}: {error}", type_name::<T>()));
        Shaped { writer, is_closed: is_closed(&document) }
    }

    pub(crate) fn agrees<T: Sample>(&self, sample: &T, text: &str) {
        let Some(value) = sample.value().to_json() else { return };
        let written = match self.writer.to_string(&scrambled(value)) {
            Ok(written) => written,
            Err(error) => panic!("{}: {error} for {sample:?}", type_name::<T>()),
        };
        if self.is_closed && !T::BEYOND.any_order() {
            assert_eq!(written, text, "{}", type_name::<T>());
            return;
        }
        let [written, text] = [&*written, text].map(|text| serde_json::from_str(text).unwrap());
        let ordered = !T::BEYOND.any_order();
        assert_eq!(comparable(&written, ordered), comparable(&text, ordered), "{}", type_name::<T>());
    }
}

/// Whether no schema lets members pass without their names, or anything at all.
fn is_closed(schema: &Value) -> bool {
    let Value::Object(words) = schema else { return true };
    let is_any = words.keys().all(|word| ["$schema", "title", "description"].contains(&&**word));
    let is_open = words.get("additionalProperties").is_some_and(|others| *others != Value::Bool(false));
    let below = words.iter().flat_map(|(word, part)| match (&**word, part) {
        ("properties" | "$defs", Value::Object(parts)) => parts.values().collect(),
        ("anyOf" | "oneOf" | "allOf" | "prefixItems", Value::Array(parts)) => parts.iter().collect(),
        ("items", part) => vec![part],
        _ => Vec::new(),
    });
    !is_any && !is_open && below.into_iter().all(is_closed)
}

/// The same with its members in the order from the last to the first.
fn scrambled(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let turned: Map<String, Value> =
                members.into_iter().rev().map(|(name, part)| (name, scrambled(part))).collect();
            Value::Object(turned)
        }
        Value::Array(list) => list.into_iter().map(scrambled).collect(),
        other => other,
    }
}
