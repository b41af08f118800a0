//! Whether a value fits a shape, as unions that go by order ask: types, required members, literals
//! and enums agree, and no closed object has a member that it does not declare. It knows no bytes,
//! and limits take no part.
//!
//! A value fits a node exactly if encoding it there leaves nothing out and is refused by no rule but
//! a limit. What an answer costs is bounded by values times unions: for a value in a union inside
//! another, the answer is kept for the rest of the message.

use super::branches::Order;
use super::encode::{is_constant, position_of};
use super::program::{Fields, Id, Items, Program, Step};
use super::source::{Source, View};
use std::collections::HashMap;

/// Nodes on the way to a value, beyond which it is taken to fit: the encoder refuses it there.
const MOST_HEIGHT: u32 = 2_600;

/// Whether `value` fits the node.
pub(super) fn fits<'v, S: Source<'v>>(program: &Program, id: Id, value: S) -> bool {
    Fitting::new(program).fits(id, value)
}

/// What has been found out about the values of one message.
pub(super) struct Fitting<'p, 'v, S> {
    program: &'p Program,
    /// By the identity of the value and the address of the union.
    known: HashMap<(usize, usize), Option<usize>>,
    height: u32,
    of: core::marker::PhantomData<&'v S>,
}

impl<'p, 'v, S: Source<'v>> Fitting<'p, 'v, S> {
    pub(super) fn new(program: &'p Program) -> Fitting<'p, 'v, S> {
        Fitting { program, known: HashMap::new(), height: 0, of: core::marker::PhantomData }
    }

    /// The first branch that the value fits. Where its type or a literal leaves one alone, that is
    /// it: what is wrong then is told by the branch.
    pub(super) fn first(&mut self, order: &'p Order, value: S) -> Option<usize> {
        let candidates = self.candidates(order, value);
        if let [only] = candidates {
            return Some(*only as usize);
        }
        self.first_fitting(order, candidates, value)
    }

    fn candidates(&self, order: &'p Order, value: S) -> &'p [u32] {
        let view = value.view();
        let candidates = order.candidates(view.json_type());
        match (view, order.telling_property()) {
            (View::Object(mut members), Some(name)) if candidates.len() > 1 => {
                let told = members.find(|(key, _)| *key == name);
                order.candidates_of_case(|cases| position_of(told?.1.view(), cases))
            }
            _ => candidates,
        }
    }

    fn first_fitting(&mut self, order: &'p Order, candidates: &[u32], value: S) -> Option<usize> {
        let key = (value.identity(), core::ptr::from_ref(order) as usize);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let branch = |position: &u32| order.branches.get(*position as usize).copied();
        let found = candidates.iter().find(|position| branch(position).is_some_and(|id| self.fits(id, value)));
        let found = found.map(|position| *position as usize);
        self.known.insert(key, found);
        found
    }

    pub(super) fn fits(&mut self, id: Id, value: S) -> bool {
        if self.height > MOST_HEIGHT {
            return true;
        }
        self.height += 1;
        let fits = self.fits_step(id, value);
        self.height -= 1;
        fits
    }

    fn fits_step(&mut self, id: Id, value: S) -> bool {
        let program = self.program;
        let view = value.view();
        match (program.step(id), view) {
            (Step::Any, _) => true,
            (Step::Boolean, View::Boolean(_)) | (Step::String, View::String(_)) => true,
            (Step::Float32 | Step::Float64, View::Number(_)) => true,
            (Step::Uint, View::Number(number)) => number.uint().is_some(),
            (Step::Int, View::Number(number)) => number.int().is_some(),
            (Step::Uuid, View::String(text)) => super::uuid::parse(text.as_bytes()).is_some(),
            (Step::Literal(constant), view) => is_constant(view, constant),
            (Step::Enum(enumeration), view) => position_of(view, &enumeration.positions).is_some(),
            (Step::Nullable(_) | Step::Optional { .. }, View::Null) => true,
            (Step::Nullable(inner) | Step::Optional { inner, .. }, _) => self.fits(*inner, value),
            (Step::Bytes, View::Bytes(_)) => true,
            (Step::Bytes, View::Array(mut elements)) => elements.all(|element| match element.view() {
                View::Number(number) => number.uint().is_some_and(|byte| byte < 256),
                _ => false,
            }),
            (Step::Array(items), View::Array(mut elements)) => elements.all(|element| self.fits(items.item, element)),
            (Step::FixedArray { items, length }, View::Array(mut elements)) => {
                elements.len() == *length && elements.all(|element| self.fits(items.item, element))
            }
            (Step::Tuple { items, rest }, View::Array(elements)) => self.fits_tuple(items, rest.as_ref(), elements),
            (Step::Record(items), View::Object(mut members)) => {
                members.all(|(_, member)| self.fits(items.item, member))
            }
            (Step::Object(fields), View::Object(members)) => self.fits_object(fields, value, members),
            (Step::Cases(cases), View::Object(mut members)) => {
                let tag = members.find(|(key, _)| *key == &*cases.name);
                // −0 fits no literal of 0, so the exact search will do.
                let case = tag.and_then(|(_, tag)| position_of(tag.view(), &cases.positions));
                let branch = case.and_then(|position| cases.branches.get(position));
                branch.is_some_and(|branch| self.fits(*branch, value))
            }
            (Step::Types(types), view) => {
                let branch = types.position(view.json_type()).and_then(|position| types.branches.get(position));
                branch.is_some_and(|branch| self.fits(*branch, value))
            }
            (Step::Order(order), _) => {
                let candidates = self.candidates(order, value);
                self.first_fitting(order, candidates, value).is_some()
            }
            (Step::Reference(definition), _) => {
                let target = program.definitions.get(*definition as usize);
                target.is_some_and(|target| self.fits(*target, value))
            }
            _ => false,
        }
    }

    fn fits_tuple(&mut self, items: &[Id], rest: Option<&Items>, mut elements: S::Elements) -> bool {
        let n = elements.len();
        if n < items.len() || (n > items.len() && rest.is_none()) {
            return false;
        }
        items.iter().all(|item| elements.next().is_some_and(|element| self.fits(*item, element)))
            && elements.all(|element| rest.is_some_and(|rest| self.fits(rest.item, element)))
    }

    fn fits_object(&mut self, object: &'p Fields, value: S, members: S::Members) -> bool {
        // Most branches that do not fit are told by a literal: those first, before any member's value.
        for position in &object.telling {
            let Some(field) = object.fields.get(*position as usize) else { return false };
            let View::Object(mut members) = value.view() else { return false };
            let told = members.find(|(key, _)| *key == &*field.name);
            if !told.is_some_and(|(_, told)| self.fits(field.node, told)) {
                return false;
            }
        }
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
}

/// For the tests of numbers: what a union by order asks.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Node, Shape};
    use serde_json::json;

    #[test]
    fn an_integer_fits_by_value() {
        let program = Program::new(&Shape::build(Node::uint()).unwrap());
        assert!(fits(&program, program.root, &json!(5.0)));
        assert!(!fits(&program, program.root, &json!(5.5)));
        assert!(!fits(&program, program.root, &json!(-1)));
    }
}
