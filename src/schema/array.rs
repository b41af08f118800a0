//! Knows the rules of section 7.5: arrays, fixed arrays and tuples. Must not know how arrays are
//! merged.

use super::keywords::{Keywords, Source, number};
use super::translate::{Fault, Outcome, Translator};
use crate::error::SchemaErrorKind;
use crate::shape::Node;
use serde_json::Value;

/// What an array node says of its elements.
pub(super) struct Elements<'a> {
    /// One schema for each of the first elements.
    pub(super) prefix: Option<&'a [Value]>,
    /// The schema of the others.
    pub(super) rest: Option<&'a Value>,
    /// The keyword that has the prefix.
    pub(super) keyword: &'static str,
}

impl<'a> Elements<'a> {
    /// Draft 7 and before wrote a prefix as `items`, and the rest as `additionalItems`.
    pub(super) fn of(words: &Keywords<'a>, strict: bool) -> Elements<'a> {
        match (words.prefix_items, words.items) {
            (Some(Value::Array(prefix)), rest) => Elements { prefix: Some(prefix), rest, keyword: "prefixItems" },
            (_, Some(Value::Array(prefix))) if !strict => {
                Elements { prefix: Some(prefix), rest: words.additional_items, keyword: "items" }
            }
            (_, rest) => Elements { prefix: None, rest, keyword: "items" },
        }
    }
}

impl<'a> Translator<'a> {
    pub(super) fn array(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Node> {
        let elements = Elements::of(words, self.strict);
        let Some(prefix) = elements.prefix else {
            return self.plain_array(source, words, elements.rest);
        };
        let mut items = Vec::with_capacity(prefix.len());
        for schema in prefix {
            items.push(self.node(source.beside(schema))?);
        }
        self.findings.short_tuple(source, words, items.len());
        match elements.rest {
            Some(Value::Bool(false)) => Ok(Node::tuple(items)),
            Some(rest) => {
                let rest = self.node(source.beside(rest))?;
                Ok(Node::tuple_with_rest(items, rest))
            }
            None => {
                self.findings.tuple(source, words, elements.keyword, items.len());
                Ok(Node::tuple(items))
            }
        }
    }

    fn plain_array(&mut self, source: Source<'a>, words: &Keywords<'a>, item: Option<&'a Value>) -> Outcome<'a, Node> {
        let item = match item {
            None => Node::any(),
            Some(Value::Bool(false)) if !self.strict => return Ok(Node::tuple([])),
            Some(schema @ (Value::Object(_) | Value::Bool(_))) => self.node(source.beside(schema))?,
            Some(other) => return Fault::of(SchemaErrorKind::UnsupportedNode, other),
        };
        Ok(counted(item, number(words.min_items), number(words.max_items)))
    }
}

/// An array of a fixed number of elements, if the bounds are equal.
pub(super) fn counted(item: Node, least: Option<f64>, most: Option<f64>) -> Node {
    match (least, most) {
        (Some(least), Some(most)) if least == most => Node::fixed_array_of_number(item, least),
        _ => Node::array(item),
    }
}
