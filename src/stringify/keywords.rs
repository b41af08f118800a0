//! Knows the keywords that hold no schema, and whether a value meets one. Some of them mean something else in the
//! `jsonschema` crate than in ECMAScript: those are given to it under names that no document has. Must not know
//! documents.

use super::formats::{self, Format};
use super::plan::Type;
use super::represent::{Trees, equal};
use super::tree::{Members, Tree};
use jsonschema::json::Node;
use jsonschema::paths::Location;
use jsonschema::{Keyword, Retrieve, ValidationError, ValidationOptions};
use serde_json::{Map, Value};
use std::cmp::Ordering;
use std::sync::Arc;

pub(super) const TYPE: &str = "shorn:type";
/// By the equality of the values here: that of the crate takes half a surrogate pair for U+FFFD, and compares large
/// integers now exactly, now as doubles.
pub(super) const ENUM: &str = "shorn:enum";
pub(super) const CONST: &str = "shorn:const";
/// That of the crate counts, among several, a member that holds nothing.
pub(super) const REQUIRED: &str = "shorn:required";
pub(super) const MULTIPLE_OF: &str = "shorn:multipleOf";
pub(super) const NUMBER_FORMAT: &str = "shorn:format";
pub(super) const NOTHING: &str = "shorn:nothing";

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

/// What a keyword asks of a value by itself. Each but the first three lets pass what is not of the kind that it
/// speaks of.
#[derive(Debug)]
pub(super) enum Word {
    /// Of one of these types.
    Type {
        types: Box<[Type]>,
        /// An instant is a text where objects are not named.
        texts: bool,
    },
    /// Equal to one of these, which are in order.
    Texts(Box<[Box<str>]>),
    Values(Box<[Value]>),
    /// A number that compares to the limit in one of these ways.
    Bound {
        limit: f64,
        taken: &'static [Ordering],
    },
    /// The same of the number of a text's characters, a list's elements, an object's members.
    Count {
        of: Type,
        limit: f64,
        taken: &'static [Ordering],
    },
    MultipleOf(f64),
    /// Of integers, what they are below and at least the negative of.
    NumberFormat(Option<f64>),
    Format(&'static Format),
    Required(Box<[Box<str>]>),
}

const AT_LEAST: &[Ordering] = &[Ordering::Greater, Ordering::Equal];
const AT_MOST: &[Ordering] = &[Ordering::Less, Ordering::Equal];
const MORE: &[Ordering] = &[Ordering::Greater];
const LESS: &[Ordering] = &[Ordering::Less];

impl Word {
    /// The keyword of a name; `None` for one that is not known here.
    pub(super) fn of(name: &str, value: &Value) -> Option<Word> {
        let bound = |taken| Some(Word::Bound { limit: value.as_f64()?, taken });
        let count = |of, taken| Some(Word::Count { of, limit: value.as_f64()?, taken });
        match name {
            TYPE => {
                let types: Box<[Type]> = value.as_array()?.iter().filter_map(kind_of).collect();
                Some(Word::Type { texts: !types.contains(&Type::Object), types })
            }
            ENUM => Some(Word::one_of(value.as_array()?)),
            CONST => Some(Word::one_of(std::slice::from_ref(value))),
            REQUIRED => Some(Word::Required(texts(value.as_array()?))),
            MULTIPLE_OF => Some(Word::MultipleOf(value.as_f64()?)),
            NUMBER_FORMAT => Some(Word::NumberFormat(match value.as_str()? {
                "int32" => Some(2_f64.powi(31)),
                "int64" => Some(f64::MAX),
                _ => None,
            })),
            "format" => formats::own(value.as_str()?).map(Word::Format),
            "minimum" => bound(AT_LEAST),
            "maximum" => bound(AT_MOST),
            "exclusiveMinimum" => bound(MORE),
            "exclusiveMaximum" => bound(LESS),
            "minLength" => count(Type::Text, AT_LEAST),
            "maxLength" => count(Type::Text, AT_MOST),
            "minItems" => count(Type::Array, AT_LEAST),
            "maxItems" => count(Type::Array, AT_MOST),
            "minProperties" => count(Type::Object, AT_LEAST),
            "maxProperties" => count(Type::Object, AT_MOST),
            _ => None,
        }
    }

    fn one_of(values: &[Value]) -> Word {
        if !values.iter().all(Value::is_string) {
            return Word::Values(values.into());
        }
        let mut texts = texts(values);
        texts.sort_unstable();
        Word::Texts(texts)
    }

    pub(super) fn is_met(&self, value: &Tree<'_>) -> bool {
        let finite = || value.number().filter(|number| number.is_finite());
        match self {
            Word::Type { types, texts } => types.iter().any(|kind| is(*kind, value, *texts)),
            Word::Texts(texts) => match value {
                Tree::Text(text) => texts.binary_search_by(|known| (**known).cmp(&**text)).is_ok(),
                _ => false,
            },
            Word::Values(values) => values.iter().any(|expected| equal(value, expected)),
            Word::Bound { limit, taken } => compare(value, *limit).is_none_or(|order| taken.contains(&order)),
            Word::Count { of, limit, taken } => count(*of, value).is_none_or(|count| is_taken(count, *limit, taken)),
            // By division of doubles, as ECMAScript would.
            Word::MultipleOf(divisor) => finite().is_none_or(|number| (number / divisor).fract() == 0.0),
            Word::NumberFormat(most) => match (finite(), most) {
                (Some(number), Some(most)) => value.is_integral() && number >= -most && number < *most,
                _ => true,
            },
            Word::Format(format) => value.as_string().is_none_or(|text| (format.takes)(&text)),
            Word::Required(names) => {
                members(value).is_none_or(|members| names.iter().all(|name| member(members, name).is_some()))
            }
        }
    }
}

fn texts(values: &[Value]) -> Box<[Box<str>]> {
    values.iter().filter_map(Value::as_str).map(Box::from).collect()
}

/// An integer is compared exactly: as a double, 9007199254740993 is 9007199254740992. Not so to a limit with a
/// fraction, which no integer is rounded to.
fn compare(value: &Tree<'_>, limit: f64) -> Option<Ordering> {
    match value {
        Tree::Integer(value) if limit.fract() == 0.0 && limit.abs() < 1e38 => Some(value.cmp(&(limit as i128))),
        value => value.number().filter(|number| number.is_finite())?.partial_cmp(&limit),
    }
}

pub(super) fn is_taken(count: usize, limit: f64, taken: &[Ordering]) -> bool {
    (count as f64).partial_cmp(&limit).is_none_or(|order| taken.contains(&order))
}

fn count(of: Type, value: &Tree<'_>) -> Option<usize> {
    match of {
        Type::Text => value.as_string().map(|text| text.chars().count()),
        Type::Array => value.as_array().map(<[_]>::len),
        _ => members(value).map(|members| members.len()),
    }
}

/// The members of an object; an instant has none.
pub(super) fn members<'m, 'v>(value: &'m Tree<'v>) -> Option<&'m Members<'v>> {
    static NONE: Members<'static> = Members::none();
    match value {
        Tree::Object(members) => Some(members),
        Tree::Date(_) | Tree::Pattern(_) => Some(&NONE),
        _ => None,
    }
}

/// A member; one that holds nothing is absent.
pub(super) fn member<'m, 'v>(members: &'m Members<'v>, name: &str) -> Option<&'m Tree<'v>> {
    members.get(name).filter(|value| !matches!(value, Tree::Nothing))
}

/// Options with these keywords.
pub(super) fn with<'i>(
    options: ValidationOptions<'i, Arc<dyn Retrieve>, Trees>,
) -> ValidationOptions<'i, Arc<dyn Retrieve>, Trees> {
    options
        .with_keyword(NOTHING, nothing_keyword)
        .with_keyword(TYPE, |_, value, _| known(TYPE, value))
        .with_keyword(ENUM, |_, value, _| known(ENUM, value))
        .with_keyword(CONST, |_, value, _| known(CONST, value))
        .with_keyword(REQUIRED, |_, value, _| known(REQUIRED, value))
        .with_keyword(MULTIPLE_OF, |_, value, _| known(MULTIPLE_OF, value))
        .with_keyword(NUMBER_FORMAT, |_, value, _| known(NUMBER_FORMAT, value))
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

fn nothing_keyword<'a>(_: &'a Map<String, Value>, _: &'a Value, _: Location) -> Built<'a> {
    Ok(Box::new(Ask(|value: &Tree<'_>| *value == Tree::Nothing)))
}

fn known<'a>(name: &str, value: &'a Value) -> Built<'a> {
    let word = Word::of(name, value);
    Ok(Box::new(Ask(move |value: &Tree<'_>| word.as_ref().is_none_or(|word| word.is_met(value)))))
}
