//! Knows which keywords of a schema node the compiler looks at, and reads them in one pass. Must not
//! know what they mean together.

use super::types::Types;
use crate::shape::Scalar;
use serde_json::{Map, Value};

/// A schema node of a document, and which of its keywords have been dealt with already.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) node: &'a Value,
    /// The index of the resource whose references these are.
    pub(super) resource: usize,
    pub(super) skip: Skip,
}

/// What tells sources apart: the place of the node in memory, which a document keeps while it is
/// borrowed.
pub(super) type Identity = (usize, usize, u8);

impl<'a> Source<'a> {
    pub(super) fn new(node: &'a Value, resource: usize) -> Source<'a> {
        Source { node, resource, skip: Skip::NOTHING }
    }

    /// Another node of the same resource.
    pub(super) fn beside(self, node: &'a Value) -> Source<'a> {
        Source::new(node, self.resource)
    }

    /// The same node, with fewer keywords.
    pub(super) fn skipping(self, skip: Skip) -> Source<'a> {
        Source { skip: self.skip.and(skip), ..self }
    }

    pub(super) fn identity(self) -> Identity {
        (address(self.node), self.resource, self.skip.0)
    }

    /// The keywords that are left of it, if it is an object.
    pub(super) fn keywords(self) -> Option<Keywords<'a>> {
        self.node.as_object().map(|map| Keywords::of(map, self.skip))
    }
}

/// Where a node is, as a number.
pub(super) fn address(node: &Value) -> usize {
    std::ptr::from_ref(node) as usize
}

/// Keywords that are taken not to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Skip(u8);

impl Skip {
    pub(super) const NOTHING: Skip = Skip(0);
    pub(super) const REFERENCE: Skip = Skip(1);
    pub(super) const ALL_OF: Skip = Skip(2);
    pub(super) const ANY_OF: Skip = Skip(4);
    pub(super) const ONE_OF: Skip = Skip(8);
    pub(super) const NULLABLE: Skip = Skip(16);
    pub(super) const ALL_BUT_REFERENCE: Skip = Skip(32);

    pub(super) fn and(self, other: Skip) -> Skip {
        Skip(self.0 | other.0)
    }

    pub(super) fn has(self, other: Skip) -> bool {
        self.0 & other.0 == other.0
    }
}

/// The keywords of a node that decide its shape or could make data vanish.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Keywords<'a> {
    pub(super) reference: Option<&'a Value>,
    pub(super) any_of: Option<&'a Value>,
    pub(super) one_of: Option<&'a Value>,
    pub(super) all_of: Option<&'a Value>,
    pub(super) not: Option<&'a Value>,
    pub(super) json_type: Option<&'a Value>,
    pub(super) constant: Option<&'a Value>,
    pub(super) enumeration: Option<&'a Value>,
    pub(super) format: Option<&'a Value>,
    pub(super) minimum: Option<&'a Value>,
    pub(super) exclusive_minimum: Option<&'a Value>,
    pub(super) items: Option<&'a Value>,
    pub(super) prefix_items: Option<&'a Value>,
    pub(super) additional_items: Option<&'a Value>,
    pub(super) min_items: Option<&'a Value>,
    pub(super) max_items: Option<&'a Value>,
    pub(super) properties: Option<&'a Value>,
    pub(super) required: Option<&'a Value>,
    pub(super) additional: Option<&'a Value>,
    pub(super) nullable: bool,
    /// Whether there is a keyword that only warnings look at.
    pub(super) others: bool,
}

impl<'a> Keywords<'a> {
    /// One pass over the keys: a node has few, and a look-up for each keyword costs more.
    pub(super) fn of(map: &'a Map<String, Value>, skip: Skip) -> Keywords<'a> {
        let mut words = Keywords::default();
        if skip.has(Skip::ALL_BUT_REFERENCE) {
            words.reference = map.get("$ref");
            return words;
        }
        for (key, value) in map {
            let place = match key.as_str() {
                "$ref" => &mut words.reference,
                "anyOf" => &mut words.any_of,
                "oneOf" => &mut words.one_of,
                "allOf" => &mut words.all_of,
                "not" => &mut words.not,
                "type" => &mut words.json_type,
                "const" => &mut words.constant,
                "enum" => &mut words.enumeration,
                "format" => &mut words.format,
                "minimum" => &mut words.minimum,
                "exclusiveMinimum" => &mut words.exclusive_minimum,
                "items" => &mut words.items,
                "prefixItems" => &mut words.prefix_items,
                "additionalItems" => &mut words.additional_items,
                "minItems" => &mut words.min_items,
                "maxItems" => &mut words.max_items,
                "properties" => &mut words.properties,
                "required" => &mut words.required,
                "additionalProperties" => &mut words.additional,
                "nullable" => {
                    words.nullable = value == &Value::Bool(true);
                    continue;
                }
                "patternProperties"
                | "then"
                | "else"
                | "dependentSchemas"
                | "dependencies"
                | "unevaluatedProperties"
                | "$dynamicRef"
                | "$recursiveRef" => {
                    words.others = true;
                    continue;
                }
                _ => continue,
            };
            *place = Some(value);
        }
        if skip != Skip::NOTHING {
            words.hide(skip);
        }
        words
    }

    fn hide(&mut self, skip: Skip) {
        let places = [
            (Skip::REFERENCE, &mut self.reference),
            (Skip::ALL_OF, &mut self.all_of),
            (Skip::ANY_OF, &mut self.any_of),
            (Skip::ONE_OF, &mut self.one_of),
        ];
        for (hidden, place) in places {
            if skip.has(hidden) {
                *place = None;
            }
        }
        self.nullable &= !skip.has(Skip::NULLABLE);
    }

    /// The text of a `$ref`.
    pub(super) fn reference(&self) -> Option<&'a str> {
        self.reference.and_then(Value::as_str)
    }

    /// The branches of the union that decides the node, and how to leave them out of it.
    pub(super) fn alternatives(&self) -> Option<(&'a [Value], Skip)> {
        let (value, skip) = match self.any_of {
            None | Some(Value::Null) => (self.one_of, Skip::ONE_OF),
            any_of => (any_of, Skip::ANY_OF),
        };
        match value {
            Some(Value::Array(branches)) => Some((branches, skip)),
            _ => None,
        }
    }

    /// The members of an `enum` that decides.
    pub(super) fn members(&self) -> Option<&'a [Value]> {
        match self.enumeration {
            Some(Value::Array(members)) if members.iter().all(is_scalar) => Some(members),
            _ => None,
        }
    }

    /// The value of a `const` that decides.
    pub(super) fn literal(&self) -> Option<Scalar> {
        self.constant.and_then(scalar)
    }

    /// Whether the format makes a string a UUID.
    pub(super) fn is_uuid(&self) -> bool {
        self.format.and_then(Value::as_str) == Some("uuid")
    }

    /// Whether anything here can change a shape. Titles, lengths and patterns cannot.
    pub(super) fn has_content(&self) -> bool {
        !self.is_weak() || self.json_type.is_some() || !self.bounded_types().is_none()
    }

    /// The types whose shape a bound or a format of this node takes part in.
    pub(super) fn bounded_types(&self) -> Types {
        let bounds: [(bool, Types); 3] = [
            (self.minimum.is_some() || self.exclusive_minimum.is_some(), Types::INTEGER),
            (self.min_items.is_some() || self.max_items.is_some(), Types::ARRAY),
            (self.is_uuid(), Types::STRING),
        ];
        let given = bounds.into_iter().filter(|(given, _)| *given);
        given.fold(Types::NONE, |all, (_, types)| all.or(types))
    }

    /// Whether the node says no more than a type and bounds: what it says of a value of another
    /// schema is known from the types of that.
    pub(super) fn is_weak(&self) -> bool {
        let strong = [
            self.reference,
            self.any_of,
            self.one_of,
            self.all_of,
            self.constant,
            self.enumeration,
            self.items,
            self.prefix_items,
            self.properties,
            self.required,
            self.additional,
        ];
        strong.iter().all(Option::is_none)
    }
}

pub(super) fn is_scalar(value: &Value) -> bool {
    !value.is_object() && !value.is_array()
}

/// A value that a schema can name.
pub(super) fn scalar(value: &Value) -> Option<Scalar> {
    match value {
        Value::Null => Some(Scalar::Null),
        Value::Bool(value) => Some(Scalar::Boolean(*value)),
        Value::Number(number) => number.as_f64().map(Scalar::Number),
        Value::String(text) => Some(Scalar::from(text.as_str())),
        Value::Array(_) | Value::Object(_) => None,
    }
}

/// A number, as bounds are read.
pub(super) fn number(value: Option<&Value>) -> Option<f64> {
    value.and_then(Value::as_f64)
}
