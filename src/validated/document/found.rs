//! Knows what the validator reports, and makes issues of it: the place in the spelling of errors, the
//! keyword, the pointer, and a sentence that quotes no value. Must not know when values are checked.

use super::sources::Sources;
use super::{patterns, unions};
use crate::error::{Issue, Path, Segment};
use jsonschema::ValidationError;
use jsonschema::error::ValidationErrorKind as Kind;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::HashSet;

/// The issues of the first `most` errors, each of them once: the validator reports a keyword as often as
/// references lead to it, of which there may be twice as many for each level of them. (It makes all of
/// its errors before it hands out the first, so that `most` bounds memory and not time.)
pub(super) fn issues<'v>(
    value: &Value,
    errors: impl IntoIterator<Item = ValidationError<'v>>,
    sources: &Sources,
    most: usize,
) -> Vec<Issue> {
    let mut known = HashSet::new();
    let mut issues = Vec::new();
    for error in errors.into_iter().take(most) {
        of_error(value, &error, sources, |issue, pointer| {
            if known.insert((issue.place().clone(), pointer.to_owned())) {
                issues.push(issue.of_pointer(pointer));
            }
        });
    }
    issues
}

/// What one error says, and the pointer of its keyword.
fn of_error(value: &Value, error: &ValidationError<'_>, sources: &Sources, mut add: impl FnMut(Issue, &str)) {
    let place = sources.place(error, error.schema_path().as_str());
    if let Some((union, at)) = place.document().and_then(|document| unions::union_of(document, place.path())) {
        let path = path(value, error.instance_path().as_str(), None);
        add(Issue::new(path, union, of_union(union)), &place.pointer_to(&at));
        return;
    }
    let pointer = place.pointer();
    let mut add = |member: Option<&str>, message: String| {
        let path = path(value, error.instance_path().as_str(), member);
        add(Issue::new(path, rule(error), message), &pointer);
    };
    match error.kind() {
        Kind::AdditionalProperties { unexpected } | Kind::UnevaluatedProperties { unexpected } => {
            for name in unexpected {
                add(Some(name), "it is not expected".to_owned());
            }
        }
        Kind::Required { property } => add(property.as_str(), "it is required".to_owned()),
        Kind::PropertyNames { error } => {
            let name = error.instance().as_str().map(ToOwned::to_owned);
            add(name.as_deref(), message(error).replacen("value", "the name", 1));
        }
        _ => add(None, message(error)),
    }
}

fn of_union(union: &str) -> &'static str {
    match union {
        "anyOf" => "value is not valid under any of the schemas listed in the 'anyOf' keyword",
        _ => "value is not valid under exactly one of the schemas listed in the 'oneOf' keyword",
    }
}

/// What is wrong, without the value.
fn message(error: &ValidationError<'_>) -> String {
    match error.kind() {
        Kind::BacktrackLimitExceeded { .. } | Kind::RegexEngineFailure { .. } => patterns::TOO_LONG.to_owned(),
        Kind::FalseSchema => "value is not allowed".to_owned(),
        Kind::Contains => match keyword(error.schema_path().as_str()) {
            "maxContains" => "too many elements are valid under the given schema".to_owned(),
            "minContains" => "too few elements are valid under the given schema".to_owned(),
            _ => "no element is valid under the given schema".to_owned(),
        },
        Kind::AnyOf { .. } => of_union("anyOf").to_owned(),
        Kind::OneOfNotValid { .. } | Kind::OneOfMultipleValid { .. } => of_union("oneOf").to_owned(),
        Kind::FromUtf8 { .. } => "value is not text in UTF-8 once decoded".to_owned(),
        _ => error.masked().to_string(),
    }
}

/// The keyword that is broken.
fn rule(error: &ValidationError<'_>) -> Cow<'static, str> {
    let name = match error.kind() {
        // Which `false` it is, and which keyword lists a name or counts, its place tells.
        Kind::FalseSchema => keyword(error.evaluation_path().as_str()),
        Kind::Required { .. }
        | Kind::Contains
        | Kind::BacktrackLimitExceeded { .. }
        | Kind::RegexEngineFailure { .. }
        | Kind::FromUtf8 { .. } => keyword(error.schema_path().as_str()),
        kind => kind.keyword(),
    };
    match RULES.iter().find(|known| **known == name) {
        Some(known) => Cow::Borrowed(*known),
        None => Cow::Owned(name.to_owned()),
    }
}

/// The names of rules that are met most.
const RULES: [&str; 30] = [
    "additionalItems",
    "additionalProperties",
    "anyOf",
    "const",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "dependentRequired",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
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
    "oneOf",
    "pattern",
    "properties",
    "propertyNames",
    "required",
    "type",
    "uniqueItems",
];

/// Keywords behind which a pointer has a name that somebody chose.
const OF_NAMES: [&str; 7] =
    ["properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions", "schemas"];

/// The last keyword of a pointer.
fn keyword(pointer: &str) -> &str {
    let mut last = "";
    let mut segments = pointer.split('/').skip(1);
    while let Some(segment) = segments.next() {
        if !segment.bytes().all(|byte| byte.is_ascii_digit()) {
            last = segment;
            if OF_NAMES.contains(&segment) {
                segments.next();
            }
        }
    }
    last
}

/// A place in a value, and a member there if one is meant.
fn path(value: &Value, pointer: &str, member: Option<&str>) -> Path {
    let mut segments = Vec::new();
    let mut at = Some(value);
    for segment in pointer.split('/').skip(1) {
        let name = crate::schema::unescaped(segment);
        let index = name.parse::<usize>().ok().filter(|_| at.is_some_and(Value::is_array));
        match index {
            Some(index) => {
                at = at.and_then(|list| list.get(index));
                segments.push(Segment::Index(index));
            }
            None => {
                at = at.and_then(|members| members.get(&*name));
                segments.push(Segment::Name(Cow::Owned(name.into_owned())));
            }
        }
    }
    segments.extend(member.map(|name| Segment::Name(Cow::Owned(name.to_owned()))));
    segments.reverse();
    Path::from_innermost(segments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_last_keyword() {
        for (pointer, last) in [
            ("", ""),
            ("/type", "type"),
            ("/properties/items", "properties"),
            ("/properties/properties/items", "items"),
            ("/items/1", "items"),
            ("/dependencies/1/required", "required"),
            ("/allOf/0/$defs/then/then", "then"),
            ("/properties/a/$ref", "$ref"),
        ] {
            assert_eq!(keyword(pointer), last, "{pointer}");
        }
    }

    #[test]
    fn positions_are_of_arrays_alone() {
        let value = json!({ "0": [{ "1": [[7]] }], "a/b": { "~": 1 } });
        for (pointer, spelled) in [("/0/0/1/0/0", "0[0].1[0][0]"), ("/a~1b/~0", "a/b.~"), ("", "")] {
            assert_eq!(path(&value, pointer, None).to_string(), spelled);
        }
        assert_eq!(path(&value, "/0/0", Some("7")).to_string(), "0[0].7");
    }
}
