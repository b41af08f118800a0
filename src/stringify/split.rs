//! Knows which demands of a schema are told here, and which are left to the validator. Must not know values.
//!
//! Left to it are the words that nobody here knows, each with those that it cannot be told without, and
//! references that lead back to where they stand: so asking here comes to an end, whatever the schema.

use super::demand::{Demand, Demands, Named};
use super::keywords::{NOTHING, Word};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// How many demands are within one another; what lies deeper is the validator's. A thread's stack has room for far
/// more.
const MOST_DEPTH: u32 = 64;

/// What was split, and what is left.
#[derive(Default)]
pub(super) struct Splitter {
    /// What definitions demand.
    known: HashMap<String, Arc<Demands>>,
    /// Those that are being split, and at which part of a value.
    open: Vec<(String, u32)>,
    /// Those that lead back to themselves at the same part of a value. What that means is the validator's to say.
    loops: HashSet<String>,
    /// How many parts of a value are around.
    level: u32,
    /// Schemas for the validator, in the order of their numbers.
    pub(super) left: Vec<Value>,
    /// Their numbers, by their text.
    numbers: HashMap<String, usize>,
    all_is_left: bool,
}

type Definitions = Map<String, Value>;

/// A schema, where its parts are looked at.
#[derive(Clone, Copy)]
struct At<'d> {
    all: &'d Definitions,
    words: &'d Map<String, Value>,
    depth: u32,
}

impl Splitter {
    /// One that leaves everything, if it is asked to.
    pub(super) fn new(all_is_left: bool) -> Splitter {
        Splitter { all_is_left, ..Splitter::default() }
    }

    /// The demands of a schema, whose references lead to the definitions.
    pub(super) fn demands(&mut self, definitions: &Definitions, schema: &Value) -> Demands {
        if self.all_is_left {
            return Demands::new(vec![self.leave(schema.clone())]);
        }
        self.schema(definitions, schema, 0)
    }

    fn leave(&mut self, schema: Value) -> Demand {
        let texts =
            schema.as_object().is_some_and(|words| words.keys().all(|word| word == "pattern" || word == "format"));
        let next = self.left.len();
        let number = *self.numbers.entry(schema.to_string()).or_insert(next);
        if number == next {
            self.left.push(schema);
        }
        Demand::Validator { number, texts }
    }

    fn schema(&mut self, all: &Definitions, schema: &Value, depth: u32) -> Demands {
        let words = match schema {
            Value::Bool(false) => return Demands::new(vec![Demand::Never]),
            Value::Object(words) => words,
            _ => return Demands::default(),
        };
        if depth >= MOST_DEPTH {
            return Demands::new(vec![self.leave(schema.clone())]);
        }
        let (mut list, mut left) = (Vec::new(), Map::new());
        for (name, value) in words {
            self.word(At { all, words, depth: depth + 1 }, name, value, &mut list, &mut left);
        }
        if !left.is_empty() {
            list.push(self.leave(Value::Object(left)));
        }
        let demands = Demands::new(list);
        // By what was split before, and is deep itself.
        if demands.height > MOST_DEPTH { Demands::new(vec![self.leave(schema.clone())]) } else { demands }
    }

    /// What one word demands, or, where it is not told here, the word.
    fn word(&mut self, at: At<'_>, name: &str, value: &Value, list: &mut Vec<Demand>, left: &mut Map<String, Value>) {
        let At { all, words, depth } = at;
        match name {
            "$ref" => list.push(self.reference(all, value, depth)),
            "allOf" => self.schemas(all, value, depth).into_iter().for_each(|part| list.extend(part.into_list())),
            "anyOf" => list.push(Demand::Any(self.schemas(all, value, depth))),
            "oneOf" => list.push(Demand::One(self.schemas(all, value, depth))),
            "not" => list.push(Demand::Not(self.schema(all, value, depth))),
            "if" => {
                let [then, otherwise] =
                    ["then", "else"].map(|way| self.schema(all, words.get(way).unwrap_or(&Value::Null), depth));
                list.push(Demand::Condition(Box::new([self.schema(all, value, depth), then, otherwise])));
            }
            // With `if`, or without a meaning.
            "then" | "else" => {}
            // Which member is one of the others is told by the patterns.
            "properties" | "additionalProperties" if words.contains_key("patternProperties") => {
                left.insert(name.to_owned(), value.clone());
            }
            "properties" => {
                let others = words.get("additionalProperties");
                list.push(self.within(|splitter| splitter.members(all, value.as_object(), others, depth)));
            }
            "additionalProperties" if words.contains_key("properties") => {}
            "additionalProperties" => {
                list.push(self.within(|splitter| splitter.members(all, None, Some(value), depth)));
            }
            "items" => list.push(self.within(|splitter| {
                let (first, others) = match value {
                    Value::Array(_) => (splitter.schemas(all, value, depth), words.get("additionalItems")),
                    each => (Box::default(), Some(each)),
                };
                Demand::Elements { first, others: others.map(|others| splitter.schema(all, others, depth)) }
            })),
            // With a list of items, or without a meaning.
            "additionalItems" => {}
            _ => match Word::of(name, value) {
                Some(word) => list.push(Demand::Word(word)),
                None => {
                    left.insert(name.to_owned(), value.clone());
                }
            },
        }
    }

    fn schemas(&mut self, all: &Definitions, list: &Value, depth: u32) -> Box<[Demands]> {
        list.as_array().into_iter().flatten().map(|part| self.schema(all, part, depth)).collect()
    }

    /// What is demanded of parts of the value.
    fn within(&mut self, demand: impl FnOnce(&mut Self) -> Demand) -> Demand {
        self.level += 1;
        let demand = demand(self);
        self.level -= 1;
        demand
    }

    fn members(
        &mut self,
        all: &Definitions,
        named: Option<&Map<String, Value>>,
        others: Option<&Value>,
        depth: u32,
    ) -> Demand {
        let named = named.into_iter().flatten();
        let named = named.map(|(name, part)| (name.as_str().into(), self.schema(all, unless_nothing(part), depth)));
        let named = named.collect();
        Demand::Members(Named::new(named, others.map(|others| self.schema(all, others, depth))).into())
    }

    fn reference(&mut self, all: &Definitions, reference: &Value, depth: u32) -> Demand {
        let name = reference.as_str().and_then(|text| text.strip_prefix("#/$defs/")).unwrap_or_default();
        if let Some(known) = self.known.get(name) {
            return Demand::Same(known.clone());
        }
        let mut comes_back = false;
        if let Some(at) = self.open.iter().position(|(open, _)| open == name) {
            comes_back = true;
            let way = self.open.get(at..).unwrap_or_default();
            if way.first().is_some_and(|(_, level)| *level == self.level) {
                self.loops.extend(way.iter().map(|(name, _)| name.clone()));
            }
        }
        let left = json!({ "$ref": reference });
        if comes_back || depth >= MOST_DEPTH {
            return self.leave(left);
        }
        self.open.push((name.to_owned(), self.level));
        let mut demands = all.get(name).map_or_else(Demands::default, |schema| self.schema(all, schema, depth));
        self.open.pop();
        if self.loops.contains(name) {
            demands = Demands::new(vec![self.leave(left)]);
        }
        let demands = Arc::new(demands);
        self.known.insert(name.to_owned(), demands.clone());
        Demand::Same(demands)
    }
}

/// What is said of a member that is there, without the words for the validator.
fn unless_nothing(part: &Value) -> &Value {
    match part.get("if").and_then(|condition| condition.get(NOTHING)) {
        Some(_) => part.get("else").unwrap_or(part),
        None => part,
    }
}
