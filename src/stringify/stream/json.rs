//! A `serde_json::Value`, which is there all at once: the members of an object are found first and written in
//! their order then, so that no text has to be moved. What is not an object of declared members or a list goes the
//! way of every other value.
//!
//! Its map is sorted by name, so that hardly an object comes in the order of its schema: by way of serde an object
//! of three members took 1.7 of the time.

use super::order::default;
use super::slot::{EMPTY_LIST, EMPTY_OBJECT, Slot};
use super::{GiveUp, MOST_CHOICES, Open, Stream, Wrote, chosen};
use crate::stringify::options::LargeArrays;
use crate::stringify::plan::{ArrayPlan, Id, Node, ObjectPlan};
use crate::stringify::validate::Test;
use crate::wire::scan;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

type Done = Result<(), GiveUp>;

/// Members up to which places for them are kept on the stack, in two sizes: a place takes a word, and zeroing
/// those of a large object would take a small one as long as its names.
const FEW: usize = 8;
const SEVERAL: usize = 32;

impl<'p> Stream<'p, '_> {
    #[inline]
    pub(super) fn json(&mut self, id: Id, value: &Value) -> Done {
        let id = match self.node(id) {
            Node::Union(_) | Node::Condition { .. } | Node::Same(_) => self.json_chosen(id, value)?,
            _ => id,
        };
        match value {
            Value::Object(map) => self.json_object(id, value, map),
            Value::Array(list) => self.json_list(id, value, list),
            leaf => self.json_leaf(id, leaf),
        }
    }

    /// The node that a union or a condition leaves the value to, which is not collected for that: it would take 19,100
    /// instructions to write one of five objects of ten members, and takes 9,700. Where the validator has to be asked
    /// about more than texts, which are short, the value is collected once for all.
    #[inline(never)]
    fn json_chosen(&self, mut id: Id, value: &Value) -> Result<Id, GiveUp> {
        for _ in 0..MOST_CHOICES {
            id = match self.node(id) {
                Node::Same(next) => *next,
                Node::Nullable(next) if !value.is_null() => *next,
                node @ (Node::Union(_) | Node::Condition { .. }) => {
                    let accepted = |test: &Test| if test.demands.asks { None } else { test.accepts(value).ok() };
                    match chosen(node, &EMPTY_LIST, accepted)? {
                        Some(next) => next,
                        None => return Ok(id),
                    }
                }
                _ => return Ok(id),
            };
        }
        Err(GiveUp)
    }

    /// By serde's calls, those for a text in place. No JSON value is nothing.
    #[inline]
    fn json_leaf(&mut self, id: Id, value: &Value) -> Done {
        let slot = Slot { stream: self, id, is_member: false };
        let wrote = match value {
            Value::String(text) => slot.serialize_str(text)?,
            value => value.serialize(slot)?,
        };
        match wrote {
            Wrote::Something => Ok(()),
            Wrote::Nothing => Err(GiveUp),
        }
    }

    fn json_list(&mut self, id: Id, value: &Value, list: &[Value]) -> Done {
        let outer = self.depth;
        let item = match self.open(id, &EMPTY_LIST)?.0 {
            Open::Array(ArrayPlan::List(item)) if self.options.large_arrays == LargeArrays::Shaped => *item,
            _ => {
                self.depth = outer;
                return self.json_leaf(id, value);
            }
        };
        let begin = self.out.len();
        for value in list {
            self.out.push(b',');
            self.json(item, value)?;
        }
        self.close(begin, b"[]");
        self.depth = outer;
        Ok(())
    }

    fn json_object(&mut self, id: Id, value: &Value, map: &Map<String, Value>) -> Done {
        let outer = self.depth;
        let object = match self.open(id, &EMPTY_OBJECT)?.0 {
            Open::Object(object) if object.extras.is_none() => object,
            _ => {
                self.depth = outer;
                return self.json_leaf(id, value);
            }
        };
        match object.members.len() {
            0..FEW => self.json_members(object, map, &mut [None; FEW])?,
            FEW..=SEVERAL => self.json_members(object, map, &mut [None; SEVERAL])?,
            n => self.json_members(object, map, &mut vec![None; n])?,
        }
        self.depth = outer;
        Ok(())
    }

    #[inline(never)]
    fn json_members<'v>(
        &mut self,
        object: &'p ObjectPlan,
        map: &'v Map<String, Value>,
        found: &mut [Option<&'v Value>],
    ) -> Done {
        let (mut guess, mut before) = (object.first.get(), usize::MAX);
        for (name, value) in map {
            let at = match object.members.get(guess) {
                Some(member) if scan::equal(member.name.as_bytes(), name.as_bytes()) => guess,
                _ => match object.search(before, name) {
                    Some(at) => at,
                    None => continue,
                },
            };
            if let (Some(place), Some(member)) = (found.get_mut(at), object.members.get(at)) {
                *place = Some(value);
                guess = member.follower.get();
                before = at;
            }
        }
        let begin = self.out.len();
        for (member, value) in object.members.iter().zip(found) {
            match value {
                Some(value) => {
                    scan::append(self.out, member.comma_and_key.as_bytes());
                    self.json(member.node, value)?;
                }
                None => default(member, self.out)?,
            }
        }
        self.close(begin, b"{}");
        Ok(())
    }
}
