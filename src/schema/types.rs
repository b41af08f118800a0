//! Knows sets of JSON types, with whole numbers apart from the others. Must not know keywords, nor
//! how a set is found.

use crate::shape::JsonType;

/// A set of JSON types; of numbers, the whole ones and the others are two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Types(u8);

impl Types {
    pub(super) const NONE: Types = Types(0);
    pub(super) const NULL: Types = Types(1);
    pub(super) const BOOLEAN: Types = Types(2);
    pub(super) const INTEGER: Types = Types(4);
    pub(super) const FRACTION: Types = Types(8);
    pub(super) const NUMBER: Types = Types(12);
    pub(super) const STRING: Types = Types(16);
    pub(super) const ARRAY: Types = Types(32);
    pub(super) const OBJECT: Types = Types(64);
    pub(super) const ALL: Types = Types(127);

    /// The type that a `type` keyword names.
    pub(super) fn named(name: &str) -> Option<Types> {
        Some(match name {
            "null" => Types::NULL,
            "boolean" => Types::BOOLEAN,
            "integer" => Types::INTEGER,
            "number" => Types::NUMBER,
            "string" => Types::STRING,
            "array" => Types::ARRAY,
            "object" => Types::OBJECT,
            _ => return None,
        })
    }

    /// All values of one JSON type.
    fn of_json_type(json_type: JsonType) -> Types {
        match json_type {
            JsonType::Array => Types::ARRAY,
            JsonType::Boolean => Types::BOOLEAN,
            JsonType::Null => Types::NULL,
            JsonType::Number => Types::NUMBER,
            JsonType::Object => Types::OBJECT,
            JsonType::String => Types::STRING,
        }
    }

    pub(super) fn and(self, other: Types) -> Types {
        Types(self.0 & other.0)
    }

    pub(super) fn or(self, other: Types) -> Types {
        Types(self.0 | other.0)
    }

    pub(super) fn without(self, other: Types) -> Types {
        Types(self.0 & !other.0)
    }

    pub(super) fn is_none(self) -> bool {
        self == Types::NONE
    }

    /// Whether the two have an element in common.
    pub(super) fn meets(self, other: Types) -> bool {
        !self.and(other).is_none()
    }

    /// Whether all of this set is in `other`.
    pub(super) fn within(self, other: Types) -> bool {
        self.without(other).is_none()
    }

    /// The JSON types of the set in the order of their names, each with its part of the set.
    pub(super) fn each(self) -> impl Iterator<Item = (JsonType, Types)> {
        let parts = JsonType::ALL.map(|json_type| (json_type, self.and(Types::of_json_type(json_type))));
        parts.into_iter().filter(|(_, part)| !part.is_none())
    }

    /// The one JSON type that the set is of.
    pub(super) fn single(self) -> Option<JsonType> {
        let mut each = self.each();
        match (each.next(), each.next()) {
            (Some((json_type, _)), None) => Some(json_type),
            _ => None,
        }
    }
}
