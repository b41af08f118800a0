//! Knows the keywords that mean something else in the `jsonschema` crate than in ECMAScript, under names that no
//! document has: types, division, formats of numbers, and whether there is a value at all. Must not know
//! documents.

use super::plan::Type;
use super::represent::Trees;
use super::tree::Tree;
use jsonschema::paths::Location;
use jsonschema::{Keyword, Retrieve, ValidationError, ValidationOptions};
use serde_json::{Map, Value};
use std::sync::Arc;

pub(super) const TYPE: &str = "shorn:type";
pub(super) const MULTIPLE_OF: &str = "shorn:multipleOf";
pub(super) const NUMBER_FORMAT: &str = "shorn:format";
pub(super) const NOTHING: &str = "shorn:nothing";

/// Options with these keywords.
pub(super) fn with<'i>(
    options: ValidationOptions<'i, Arc<dyn Retrieve>, Trees>,
) -> ValidationOptions<'i, Arc<dyn Retrieve>, Trees> {
    options
        .with_keyword(NOTHING, nothing_keyword)
        .with_keyword(TYPE, type_keyword)
        .with_keyword(MULTIPLE_OF, multiple_of_keyword)
        .with_keyword(NUMBER_FORMAT, number_format_keyword)
}

/// Whether a value is of a type, as draft 7 has it. An instant is an object, and, unless the schema is one
/// of objects, a text.
pub(super) fn is(kind: Type, value: &Tree<'_>, dates_are_texts: bool) -> bool {
    match (kind, value) {
        (Type::Null, value) => matches!(value, Tree::Null),
        (Type::Boolean, value) => matches!(value, Tree::Bool(_)),
        (Type::Integer, value) => value.is_integral(),
        (Type::Number, value) => value.number().is_some_and(f64::is_finite),
        (Type::Text, Tree::Date(_)) => dates_are_texts,
        (Type::Text, value) => matches!(value, Tree::Text(_) | Tree::Units(_)),
        (Type::Object, value) => matches!(value, Tree::Object(_) | Tree::Date(_) | Tree::Pattern(_)),
        (Type::Array, value) => matches!(value, Tree::List(_)),
    }
}

pub(super) fn kind_of(name: &Value) -> Option<Type> {
    Some(match name.as_str()? {
        "null" => Type::Null,
        "boolean" => Type::Boolean,
        "integer" => Type::Integer,
        "number" => Type::Number,
        "string" => Type::Text,
        "object" => Type::Object,
        "array" => Type::Array,
        _ => return None,
    })
}

/// A keyword that is a question of a value.
struct Ask<T>(T);

impl<'i, T: Fn(&Tree<'i>) -> bool + Send + Sync> Keyword<'i, Trees> for Ask<T> {
    fn validate(&self, instance: &'i Tree<'i>) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) { Ok(()) } else { Err(ValidationError::custom("refused")) }
    }

    fn is_valid(&self, instance: &'i Tree<'i>) -> bool {
        (self.0)(instance)
    }
}

type Built<'a> = Result<Box<dyn for<'i> Keyword<'i, Trees>>, ValidationError<'a>>;

fn type_keyword<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Built<'a> {
    let types: Vec<Type> = value.as_array().into_iter().flatten().filter_map(kind_of).collect();
    let texts = !types.contains(&Type::Object);
    Ok(Box::new(Ask(move |value: &Tree<'_>| types.iter().any(|kind| is(*kind, value, texts)))))
}

fn nothing_keyword<'a>(_: &'a Map<String, Value>, _: &'a Value, _: Location) -> Built<'a> {
    Ok(Box::new(Ask(|value: &Tree<'_>| *value == Tree::Nothing)))
}

/// By division of doubles, as ECMAScript would.
fn multiple_of_keyword<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Built<'a> {
    let divisor = value.as_f64().unwrap_or(1.0);
    Ok(Box::new(Ask(move |value: &Tree<'_>| {
        value.number().filter(|number| number.is_finite()).is_none_or(|number| (number / divisor).fract() == 0.0)
    })))
}

fn number_format_keyword<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Built<'a> {
    let most = match value.as_str() {
        Some("int32") => Some(2_f64.powi(31)),
        Some("int64") => Some(f64::MAX),
        _ => None,
    };
    Ok(Box::new(Ask(move |value: &Tree<'_>| match (value.number().filter(|number| number.is_finite()), most) {
        (Some(number), Some(most)) => value.is_integral() && number >= -most && number < most,
        _ => true,
    })))
}
