//! The same text by the type's document: what the schema-shaped writer makes of the value's JSON form, which stands
//! beside each type in words of its own.
//!
//! Compared without the order of members are types of which the document does not say it: maps, dynamic values and
//! what is flattened, whose names it does not have; and tuples, whose elements are under `prefixItems`, which is no word
//! of the writer's draft 7, and so are written as they are. Sets have no order of elements. Not compared is a
//! tuple as a branch of a union: beside `prefixItems` there is `items: false`, with which draft 7 accepts no element.
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
    has_tuples: bool,
}

impl Shaped {
    pub(crate) fn new<T: Sample>() -> Shaped {
        let document = T::json_schema().unwrap();
        let writer = Stringifier::compile(&document).unwrap_or_else(|error| panic!("{}: {error}", type_name::<T>()));
        let has_tuples = document.to_string().contains("prefixItems");
        Shaped { writer, is_closed: !has_tuples && is_closed(&document), has_tuples }
    }

    pub(crate) fn agrees<T: Sample>(&self, sample: &T, text: &str) {
        let Some(value) = sample.value().to_json() else { return };
        let written = match self.writer.to_string(&scrambled(value)) {
            Ok(written) => written,
            Err(error) if self.has_tuples && error.code() == "no_matching_branch" => return,
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
        ("anyOf" | "oneOf" | "allOf", Value::Array(parts)) => parts.iter().collect(),
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
