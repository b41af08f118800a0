//! Whether a value fits a shape, as unions that go by order ask: types, required members, literals
//! and enums agree, and no closed object has a member that it does not declare. It knows no bytes,
//! and limits take no part.
//!
//! A value fits a node exactly if encoding it there leaves nothing out, changes nothing, and is refused
//! by no rule but a limit. So −0 fits no integer, and 2^53 + 1, which lies between two doubles, no
//! number at all. What fits nothing as it is is looked at once more as what a peer would make of it:
//! with numbers rounded to doubles, and −0 as 0. Only the encoder asks so; what it writes then decodes
//! to the rounded value, which fits the same branch as it is, and no earlier one.
//!
//! What an answer costs is bounded by values times unions: for a value in a union inside another, the
//! answer is kept until the outermost is written.

use super::branches::Order;
use super::encode::{is_constant, position_of};
use super::keys::Scalars;
use super::number::Number;
use super::program::{Cases, Fields, Id, Items, Program, Step};
use super::source::{Source, View};
use crate::shape::JsonType;
use std::collections::HashMap;

/// Members that are looked for by name before all others, which takes a pass over the object for each.
const MOST_TOLD: usize = 8;

/// Nodes on the way to a value, beyond which it is taken to fit: the encoder refuses it there.
const MOST_HEIGHT: u32 = 1_300;

/// Answers beyond which their table is given back: to empty a large one takes as long as to fill it, and many small
/// unions may come behind a large one.
const MOST_EMPTIED: usize = 256;

/// What has been found out about the values of one message.
pub(super) struct Fitting<'p, 'v, S> {
    program: &'p Program,
    /// By the identity of the value and the address of the union, and whether numbers are rounded.
    known: HashMap<(usize, usize, bool), Option<usize>>,
    height: u32,
    /// Whether numbers are looked at as what they are rounded to.
    rounded: bool,
    of: core::marker::PhantomData<&'v S>,
}

impl<'p, 'v, S: Source<'v>> Fitting<'p, 'v, S> {
    pub(super) fn new(program: &'p Program) -> Fitting<'p, 'v, S> {
        Fitting { program, known: HashMap::new(), height: 0, rounded: false, of: core::marker::PhantomData }
    }

    /// Whether no answer is kept: whoever asks next is in no union that would ask the same again.
    pub(super) fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The outermost union is written, and nothing in it will be asked again.
    pub(super) fn forget(&mut self) {
        match self.known.capacity() {
            ..=MOST_EMPTIED => self.known.clear(),
            _ => self.known = HashMap::new(),
        }
    }

    /// The first branch that the value fits. Where its type or a literal leaves one alone, that is
    /// it: what is wrong then is told by the branch.
    pub(super) fn first(&mut self, order: &'p Order, value: S) -> Option<usize> {
        let found = self.first_of(order, value);
        if found.is_some() || self.rounded {
            return found;
        }
        self.rounded = true;
        let found = self.first_of(order, value);
        self.rounded = false;
        found
    }

    fn first_of(&mut self, order: &'p Order, value: S) -> Option<usize> {
        let candidates = self.candidates(order, value);
        if let [only] = candidates {
            return Some(*only as usize);
        }
        self.first_fitting(order, candidates, value)
    }

    fn candidates<'o>(&self, order: &'o Order, value: S) -> &'o [u32] {
        let json_type = value.view().json_type();
        let candidates = order.candidates(json_type);
        match order.telling_property() {
            Some(name) if candidates.len() > 1 && json_type == JsonType::Object => {
                order.candidates_of_case(|cases| self.position_of(member(value, name)?, cases))
            }
            _ => candidates,
        }
    }

    fn first_fitting(&mut self, order: &'p Order, candidates: &[u32], value: S) -> Option<usize> {
        let key = (value.identity(), core::ptr::from_ref(order) as usize, self.rounded);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // Asked again below for the same value, a union that is its own branch adds nothing.
        self.known.insert(key, None);
        let branch = |position: &u32| order.branches.get(*position as usize).copied();
        let found = candidates.iter().find(|position| branch(position).is_some_and(|id| self.fits(id, value)));
        let found = found.map(|position| *position as usize);
        self.known.insert(key, found);
        found
    }

    /// What follows is asked at so many nodes from the root.
    pub(super) fn at_height(&mut self, height: u32) -> &mut Self {
        self.height = height;
        self
    }

    pub(super) fn fits(&mut self, id: Id, value: S) -> bool {
        if self.height > MOST_HEIGHT {
            return true;
        }
        self.height += 1;
        let fits = self.fits_step(self.program.step(id), value);
        self.height -= 1;
        fits
    }

    /// Small, and leaves in a function of their own, for the sake of the frame, as in the encoder.
    fn fits_step(&mut self, step: &'p Step, value: S) -> bool {
        match step {
            Step::Nullable(inner) | Step::Optional { inner, .. } => is_null(value) || self.fits(*inner, value),
            Step::Array(items) => self.fits_array(items, None, value),
            Step::FixedArray { items, length } => self.fits_array(items, Some(*length), value),
            Step::Tuple { items, rest } => self.fits_tuple(items, rest.as_ref(), value),
            Step::Record(items) => self.fits_record(items, value),
            Step::Object(fields) => self.fits_object(fields, value),
            Step::Cases(cases) => self.fits_branch(&cases.branches, self.case_of(cases, value), value),
            Step::Types(types) => self.fits_branch(&types.branches, types.position(value.view().json_type()), value),
            Step::Order(order) => {
                let candidates = self.candidates(order, value);
                self.first_fitting(order, candidates, value).is_some()
            }
            Step::Reference(definition) => {
                let target = self.program.definitions.get(*definition as usize);
                target.is_some_and(|target| self.fits(*target, value))
            }
            leaf => self.fits_leaf(leaf, value),
        }
    }

    fn fits_branch(&mut self, branches: &[Id], position: Option<usize>, value: S) -> bool {
        let branch = position.and_then(|position| branches.get(position));
        branch.is_some_and(|branch| self.fits(*branch, value))
    }

    fn fits_array(&mut self, items: &Items, length: Option<usize>, value: S) -> bool {
        let View::Array(elements) = value.view() else { return false };
        length.is_none_or(|length| elements.len() == length) && self.all_fit(items.item, elements)
    }

    fn all_fit(&mut self, id: Id, values: impl Iterator<Item = S>) -> bool {
        for value in values {
            if !self.fits(id, value) {
                return false;
            }
        }
        true
    }

    fn fits_record(&mut self, items: &Items, value: S) -> bool {
        let View::Object(members) = value.view() else { return false };
        self.all_fit(items.item, members.map(|(_, member)| member))
    }

    fn fits_tuple(&mut self, items: &[Id], rest: Option<&Items>, value: S) -> bool {
        let View::Array(mut elements) = value.view() else { return false };
        let n = elements.len();
        if n < items.len() || (n > items.len() && rest.is_none()) {
            return false;
        }
        for item in items {
            if !elements.next().is_some_and(|element| self.fits(*item, element)) {
                return false;
            }
        }
        rest.is_none_or(|rest| self.all_fit(rest.item, elements))
    }

    fn fits_object(&mut self, object: &'p Fields, value: S) -> bool {
        // Most branches that do not fit are told by a literal: those first, before any member's value.
        for position in object.telling.iter().take(MOST_TOLD) {
            let told =
                object.fields.get(*position as usize).and_then(|field| Some((field, member(value, &field.name)?)));
            if !told.is_some_and(|(field, told)| self.fits_leaf(self.program.step(field.node), told)) {
                return false;
            }
        }
        let View::Object(members) = value.view() else { return false };
        // Then the names, and the values last.
        let mut required = 0;
        let mut found = Vec::with_capacity(members.len());
        let mut guess = 0;
        for (key, member) in members {
            match object
                .keys
                .find(key.as_bytes(), guess)
                .and_then(|position| Some((position, object.fields.get(position)?)))
            {
                Some((position, field)) => {
                    guess = position + 1;
                    if field.none_is_absent && member.is_none() {
                        continue;
                    }
                    required += usize::from(!field.optional);
                    found.push((field.node, member));
                }
                None => match &object.extras {
                    Some(items) => found.push((items.item, member)),
                    None => return false,
                },
            }
        }
        required + object.optionals == object.fields.len()
            && found.into_iter().all(|(id, member)| self.fits(id, member))
    }

    /// Whether a value fits a node that holds no other.
    fn fits_leaf(&self, step: &Step, value: S) -> bool {
        match (step, value.view()) {
            (Step::Any, _) => true,
            (Step::Boolean, View::Boolean(_)) | (Step::String, View::String(_)) => true,
            (Step::Float64, View::Number(number)) => self.seen(number).exact().is_some(),
            (Step::Float32, View::Number(number)) => self.seen(number).is_float32(),
            (Step::Uint, View::Number(number)) => self.seen(number).fits_uint(),
            (Step::Int, View::Number(number)) => self.seen(number).fits_int(),
            (Step::Uuid, View::String(text)) => super::uuid::parse(text.as_bytes()).is_some(),
            (Step::Literal(constant), view) => {
                let rounded = |view| match view {
                    View::Number(number) => View::Number(number.rounded()),
                    view => view,
                };
                is_constant(view, constant) || (self.rounded && is_constant(rounded(value.view()), constant))
            }
            (Step::Enum(enumeration), _) => self.position_of(value, &enumeration.positions).is_some(),
            (Step::Bytes, View::Array(mut elements)) => elements.all(|element| match element.view() {
                View::Number(number) => self.seen(number).fits_uint() && number.uint().is_some_and(|byte| byte < 256),
                _ => false,
            }),
            _ => false,
        }
    }

    fn seen(&self, number: Number) -> Number {
        if self.rounded { number.rounded() } else { number }
    }

    /// The scalar that a value is, or is rounded to.
    fn position_of(&self, value: S, scalars: &Scalars) -> Option<usize> {
        position_of(value.view(), scalars).or_else(|| match value.view() {
            View::Number(number) if self.rounded => scalars.number(number.rounded()),
            _ => None,
        })
    }

    /// The case of a discriminated union.
    fn case_of(&self, cases: &Cases, value: S) -> Option<usize> {
        self.position_of(member(value, &cases.name)?, &cases.positions)
    }
}

fn is_null<'v, S: Source<'v>>(value: S) -> bool {
    matches!(value.view(), View::Null)
}

/// The member of an object of that name.
fn member<'v, S: Source<'v>>(value: S, name: &str) -> Option<S> {
    let View::Object(mut members) = value.view() else { return None };
    members.find(|(key, _)| *key == name).map(|(_, member)| member)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Node, Shape};
    use serde_json::json;

    #[test]
    fn an_integer_fits_by_value() {
        let program = Program::new(&Shape::build(Node::uint()).unwrap());
        let fits = |value| Fitting::new(&program).fits(program.root, &value);
        assert!(fits(json!(5.0)));
        assert!(!fits(json!(5.5)));
        assert!(!fits(json!(-0.0)));
        assert!(!fits(json!(-1)));
    }
}
