//! Unions by order, looked at ahead: which branches a value could take at all, by its JSON type or
//! by a property that is a literal or an enum in all of them, and which pairs no value can fit both
//! of. It knows shapes; whether a value really fits is `fit`'s.

use super::keys::Scalars;
use super::per_type::PerType;
use super::program::{Id, Program, Step};
use crate::shape::{JsonType, Scalar};
use std::collections::{BTreeSet, HashMap};

/// A union whose value takes the first branch that it fits.
#[derive(Debug)]
pub(crate) struct Order {
    pub(super) branches: Box<[Id]>,
    /// Branches that have values of each JSON type, in order.
    by_type: PerType<Box<[u32]>>,
    /// What tells objects apart further, if one property does.
    by_case: Option<ByCase>,
    /// For each branch the earlier ones that share a value with it, as far as can be told; empty
    /// where there are too many to compare.
    rivals: Box<[Box<[u32]>]>,
}

#[derive(Debug)]
struct ByCase {
    name: Box<str>,
    cases: Scalars,
    /// Parallel to the cases: the branches of that case, in order.
    branches: Box<[Box<[u32]>]>,
}

/// Branches up to which pairs are compared ahead; beyond, every earlier branch is a rival.
const MOST_COMPARED: usize = 256;

/// References and unions followed to learn what a branch is.
const MOST_FOLLOWED: u32 = 64;

impl Order {
    pub(super) fn unseen(branches: Box<[Id]>) -> Order {
        Order { branches, by_type: Default::default(), by_case: None, rivals: Box::default() }
    }

    pub(super) fn new(branches: Box<[Id]>, program: &Program) -> Order {
        let outlines: Vec<Outline<'_>> = branches.iter().map(|id| Outline::of(*id, program)).collect();
        let positions = || outlines.iter().zip(0_u32..);
        let of_type = |json| positions().filter(move |(outline, _)| outline.has(json)).map(|(_, position)| position);
        let by_type = PerType::new(|json| of_type(json).collect());
        let compared = if outlines.len() <= MOST_COMPARED { outlines.as_slice() } else { &[] };
        let rivals = compared.iter().enumerate().map(|(i, outline)| {
            let earlier = positions().take(i).filter(|(other, _)| outline.may_meet(other));
            earlier.map(|(_, position)| position).collect()
        });
        let rivals = rivals.collect();
        Order { by_case: ByCase::new(&outlines), branches, by_type, rivals }
    }

    /// Branches that a value of this type could fit, in order.
    pub(super) fn candidates(&self, json_type: JsonType) -> &[u32] {
        self.by_type.get(json_type)
    }

    /// The property that narrows the candidates of objects down.
    pub(super) fn telling_property(&self) -> Option<&str> {
        self.by_case.as_ref().map(|by_case| &*by_case.name)
    }

    /// The candidates of objects whose property has a value found by `find`; none if it has another.
    pub(super) fn candidates_of_case(&self, find: impl FnOnce(&Scalars) -> Option<usize>) -> &[u32] {
        let by_case = self.by_case.as_ref();
        let found = by_case.and_then(|by_case| by_case.branches.get(find(&by_case.cases)?));
        found.map_or(&[], |branches| branches)
    }

    /// Whether a value of `branch` could fit an earlier one.
    pub(super) fn has_rivals(&self, branch: usize) -> bool {
        self.rivals.get(branch).is_none_or(|rivals| !rivals.is_empty())
    }
}

impl ByCase {
    /// The property that is a literal or enum, and required, in every branch that has objects,
    /// and leaves the fewest branches to each case; if it leaves fewer than all.
    fn new(outlines: &[Outline<'_>]) -> Option<ByCase> {
        let objects: Vec<(&Outline<'_>, u32)> =
            outlines.iter().zip(0..).filter(|(outline, _)| outline.has(JsonType::Object)).collect();
        let (first, _) = objects.first()?;
        if objects.len() < 2 {
            return None;
        }
        let candidates =
            first.telling.keys().filter(|name| objects.iter().all(|(o, _)| o.telling.contains_key(**name)));
        let best = candidates
            .map(|name| {
                let mut by_case: HashMap<Key, Vec<u32>> = HashMap::new();
                let mut cases = Vec::new();
                for (outline, position) in &objects {
                    for case in outline.telling.get(name).into_iter().flatten() {
                        let branches = by_case.entry(Key::of(case)).or_insert_with(|| {
                            cases.push(*case);
                            Vec::new()
                        });
                        if branches.last() != Some(position) {
                            branches.push(*position);
                        }
                    }
                }
                let most = by_case.values().map(Vec::len).max().unwrap_or(0);
                (most, *name, cases, by_case)
            })
            .min_by_key(|(most, name, ..)| (*most, *name))?;
        let (most, name, cases, mut by_case) = best;
        (most < objects.len()).then(|| ByCase {
            name: name.into(),
            branches: cases.iter().map(|case| by_case.remove(&Key::of(case)).unwrap_or_default().into()).collect(),
            cases: Scalars::new(cases),
        })
    }
}

/// A scalar that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Key {
    Null,
    Boolean(bool),
    Number(u64),
    String(Box<str>),
}

impl Key {
    fn of(scalar: &Scalar) -> Key {
        match scalar {
            Scalar::Null => Key::Null,
            Scalar::Boolean(value) => Key::Boolean(*value),
            Scalar::Number(value) => Key::Number(value.to_bits()),
            Scalar::String(value) => Key::String(value.clone()),
        }
    }
}

/// What can be told of a branch without a value.
#[derive(Default)]
struct Outline<'p> {
    types: PerType<bool>,
    /// The scalars of the types that literals and enums allow, if these say it all.
    scalars: Option<BTreeSet<Key>>,
    /// The only object that it may be: required names, declared names if it is closed.
    required: BTreeSet<&'p str>,
    declared: Option<BTreeSet<&'p str>>,
    /// Required properties that are literals or enums.
    telling: HashMap<&'p str, Vec<&'p Scalar>>,
}

impl<'p> Outline<'p> {
    fn of(id: Id, program: &'p Program) -> Outline<'p> {
        let mut outline = Outline::default();
        let mut left = MOST_FOLLOWED;
        outline.add(id, program, &mut left);
        outline
    }

    fn has(&self, json_type: JsonType) -> bool {
        *self.types.get(json_type)
    }

    fn allow(&mut self, types: &[JsonType]) {
        for json_type in types {
            *self.types.get_mut(*json_type) = true;
        }
    }

    /// Adds what the node may be.
    fn add(&mut self, id: Id, program: &'p Program, left: &mut u32) {
        let Some(rest) = left.checked_sub(1) else {
            return self.anything();
        };
        *left = rest;
        let first = JsonType::ALL.iter().all(|json| !self.has(*json));
        match program.resolved(id) {
            // Of an optional, absence is null; a circle of references has no value at all.
            Step::Any | Step::Optional { .. } => self.anything(),
            Step::Boolean => self.allow(&[JsonType::Boolean]),
            Step::Uint | Step::Int | Step::Float32 | Step::Float64 => self.allow(&[JsonType::Number]),
            Step::String | Step::Uuid => self.allow(&[JsonType::String]),
            Step::Bytes | Step::Array(_) | Step::FixedArray { .. } | Step::Tuple { .. } => {
                self.allow(&[JsonType::Array]);
            }
            Step::Literal(constant) => {
                self.allow(&[constant.scalar.json_type()]);
                self.scalars = first.then(|| BTreeSet::from([Key::of(&constant.scalar)]));
                return;
            }
            Step::Enum(enumeration) => {
                for member in &enumeration.members {
                    self.allow(&[member.scalar.json_type()]);
                }
                self.scalars = first.then(|| enumeration.members.iter().map(|it| Key::of(&it.scalar)).collect());
                return;
            }
            Step::Nullable(inner) => {
                self.add(*inner, program, left);
                self.allow(&[JsonType::Null]);
            }
            Step::Record(_) => self.object(None, program),
            Step::Object(fields) => self.object(Some(fields), program),
            Step::Cases(cases) => cases.branches.iter().for_each(|branch| self.add(*branch, program, left)),
            Step::Types(types) => types.branches.iter().for_each(|branch| self.add(*branch, program, left)),
            Step::Order(order) => order.branches.iter().for_each(|branch| self.add(*branch, program, left)),
            Step::Reference(_) => {}
        }
        self.scalars = None;
    }

    /// Adds any value, of which nothing is known.
    fn anything(&mut self) {
        self.allow(&JsonType::ALL);
        self.scalars = None;
        self.required.clear();
        self.declared = None;
        self.telling.clear();
    }

    /// Adds an object. What is known of one does not hold of two.
    fn object(&mut self, fields: Option<&'p super::program::Fields>, program: &'p Program) {
        let another = self.has(JsonType::Object);
        self.allow(&[JsonType::Object]);
        let Some(fields) = fields.filter(|_| !another) else {
            self.required.clear();
            self.declared = None;
            self.telling.clear();
            return;
        };
        let required = fields.fields.iter().filter(|field| !field.optional);
        self.required = required.map(|field| &*field.name).collect();
        self.declared = fields.extras.is_none().then(|| fields.fields.iter().map(|field| &*field.name).collect());
        for position in &fields.telling {
            let Some(field) = fields.fields.get(*position as usize) else { continue };
            let scalars = match program.step(field.node) {
                Step::Literal(constant) => vec![&constant.scalar],
                Step::Enum(enumeration) => enumeration.members.iter().map(|member| &member.scalar).collect(),
                _ => continue,
            };
            self.telling.insert(&field.name, scalars);
        }
    }

    /// Whether a value may fit both.
    fn may_meet(&self, other: &Outline<'_>) -> bool {
        if let (Some(a), Some(b)) = (&self.scalars, &other.scalars) {
            return !a.is_disjoint(b);
        }
        let shared = |json: &JsonType| self.has(*json) && other.has(*json);
        JsonType::ALL.iter().any(|json| shared(json) && (*json != JsonType::Object || self.may_meet_as_objects(other)))
    }

    fn may_meet_as_objects(&self, other: &Outline<'_>) -> bool {
        let lacks = |a: &Outline<'_>, b: &Outline<'_>| {
            a.declared.as_ref().is_some_and(|declared| b.required.iter().any(|name| !declared.contains(name)))
        };
        if lacks(self, other) || lacks(other, self) {
            return false;
        }
        !self.telling.iter().any(|(name, ours)| {
            other.telling.get(name).is_some_and(|theirs| !ours.iter().any(|scalar| theirs.contains(scalar)))
        })
    }
}
