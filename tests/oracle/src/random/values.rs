//! Values that fit a shape, however recursive it is.

use std::collections::BTreeMap;

use super::{DEPTH, NAMES, NUMBERS, Rng, TEXTS};
use crate::{Field, MAX_SAFE, Node, Shape, Undeclared, Value};

/// Nesting after which a value takes the shortest way to its end.
const VALUE_DEPTH: usize = 8;

/// Whether a shape has a value at all: recursion without a way out has none.
pub fn has_values(shape: &Shape) -> bool {
    height(&shape.root, &heights(shape)).is_some()
}

/// A value that fits a shape.
///
/// It is what its bytes decode to: undeclared keys appear only where they are kept, integers are
/// never -0. Panics if the shape has no value. A branch of a union that contradicts its declared
/// type, such as a string with the enum `[1]`, may give a value that does not fit.
pub fn value(rng: &mut Rng, shape: &Shape) -> Value {
    assert!(has_values(shape), "a shape without values");
    let mut values = Values { rng, shape, heights: heights(shape) };
    values.node(&shape.root, 0)
}

/// The least nesting of a value of each table entry; none if there is no value.
fn heights(shape: &Shape) -> Vec<Option<usize>> {
    let mut heights = vec![None; shape.defs.len()];
    loop {
        let next: Vec<_> = shape.defs.iter().map(|entry| height(entry, &heights)).collect();
        if next == heights {
            return heights;
        }
        heights = next;
    }
}

/// The least nesting of a value of a node.
fn height(node: &Node, heights: &[Option<usize>]) -> Option<usize> {
    let of = |node: &Node| height(node, heights);
    let highest = |nodes: Vec<&Node>| {
        let all = nodes.into_iter().map(of).collect::<Option<Vec<_>>>()?;
        Some(all.into_iter().max().map_or(0, |inner| inner + 1))
    };
    match node {
        Node::FixedArray(_, 0.0) => Some(0),
        Node::FixedArray(element, _) => highest(vec![element]),
        Node::Tuple(elements, _) => highest(elements.iter().collect()),
        Node::Object(fields, _) => {
            let required = fields.iter().filter(|field| !field.optional);
            highest(required.map(|field| &field.value).collect())
        }
        Node::Discriminated { branches, .. } | Node::TypeDisjoint { branches, .. } => {
            branches.iter().filter_map(of).min().map(|inner| inner + 1)
        }
        Node::Ref(number) => heights[*number].map(|inner| inner + 1),
        _ => Some(0),
    }
}

struct Values<'a> {
    rng: &'a mut Rng,
    shape: &'a Shape,
    heights: Vec<Option<usize>>,
}

impl Values<'_> {
    fn node(&mut self, node: &Node, depth: usize) -> Value {
        match node {
            Node::Any => self.dynamic(DEPTH),
            Node::Boolean => Value::Bool(self.rng.once_in(2)),
            Node::Uint => Value::Number(self.integer()),
            Node::Int => {
                let magnitude = self.integer();
                // Subtracted, so that 0 stays 0.
                Value::Number(if self.rng.once_in(2) { 0.0 - magnitude } else { magnitude })
            }
            Node::Float64 => Value::Number(self.double()),
            Node::Float32 => Value::Number(f64::from(self.double() as f32)),
            Node::String => Value::String(self.string()),
            Node::Uuid => {
                let digits = format!("{:016x}{:016x}", self.rng.bits(), self.rng.bits());
                let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| &digits[part]);
                Value::String(parts.join("-"))
            }
            Node::Bytes => {
                let length = self.rng.below(20);
                Value::Bytes((0..length).map(|_| self.rng.bits() as u8).collect())
            }
            Node::Literal(literal) => literal.clone(),
            Node::Enum(members) => self.rng.pick(members).clone(),
            Node::Nullable(inner) if self.goes_on(inner, depth) => self.node(inner, depth + 1),
            Node::Nullable(_) => Value::Null,
            Node::Optional(inner) if self.goes_on(inner, depth) => self.node(inner, depth + 1),
            Node::Optional(_) => Value::Absent,
            Node::Array(element) => Value::Array(self.array(element, depth)),
            Node::FixedArray(element, length) => {
                let elements = 0..*length as usize;
                Value::Array(elements.map(|_| self.node(element, depth + 1)).collect())
            }
            Node::Tuple(elements, rest) => {
                let mut items: Vec<Value> = elements.iter().map(|element| self.node(element, depth + 1)).collect();
                if let Some(rest) = rest {
                    items.extend(self.array(rest, depth));
                }
                Value::Array(items)
            }
            Node::Record(inner) => self.object(&[], Some(inner), None, depth),
            Node::Object(fields, Undeclared::Kept(inner)) => self.object(fields, Some(inner), None, depth),
            Node::Object(fields, _) => self.object(fields, None, None, depth),
            Node::Discriminated { on, cases, branches } => {
                let at = self.branch(branches, depth);
                let Node::Object(fields, undeclared) = &branches[at] else {
                    // A folded branch: a reference to an object that requires the discriminant or
                    // is given it here.
                    let mut value = self.node(&branches[at], depth + 1);
                    if let Value::Object(members) = &mut value {
                        members.insert(on.clone(), cases[at].clone());
                    }
                    return value;
                };
                let extras = match undeclared {
                    Undeclared::Kept(inner) => Some(&**inner),
                    _ => None,
                };
                self.object(fields, extras, Some((on, &cases[at])), depth + 1)
            }
            Node::TypeDisjoint { branches, .. } => {
                let at = self.branch(branches, depth);
                self.node(&branches[at], depth + 1)
            }
            Node::Ref(number) => {
                let shape = self.shape;
                self.node(&shape.defs[*number], depth + 1)
            }
        }
    }

    /// Whether to produce what may as well be left out.
    fn goes_on(&mut self, node: &Node, depth: usize) -> bool {
        depth < VALUE_DEPTH && height(node, &self.heights).is_some() && !self.rng.once_in(3)
    }

    /// A branch that has values; the least nested one where the value is deep already.
    fn branch(&mut self, branches: &[Node], depth: usize) -> usize {
        let mut usable: Vec<(usize, usize)> =
            branches.iter().enumerate().filter_map(|(at, branch)| Some((height(branch, &self.heights)?, at))).collect();
        usable.sort();
        if depth < VALUE_DEPTH { self.rng.pick(&usable).1 } else { usable[0].1 }
    }

    fn array(&mut self, element: &Node, depth: usize) -> Vec<Value> {
        let mut items = vec![];
        while items.len() < 20 && self.goes_on(element, depth) {
            items.push(self.node(element, depth + 1));
        }
        items
    }

    /// An object with the given discriminant, if any.
    fn object(
        &mut self,
        fields: &[Field],
        extras: Option<&Node>,
        discriminant: Option<(&String, &Value)>,
        depth: usize,
    ) -> Value {
        let mut members = BTreeMap::new();
        for field in fields {
            let case = discriminant.filter(|(on, _)| field.key == **on);
            if let Some((on, case)) = case {
                members.insert(on.clone(), case.clone());
            } else if !field.optional || self.goes_on(&field.value, depth) {
                members.insert(field.key.clone(), self.node(&field.value, depth + 1));
            }
        }
        if let Some(inner) = extras {
            while self.goes_on(inner, depth) {
                let key = self.string();
                if !fields.iter().any(|field| field.key == key) {
                    members.insert(key, self.node(inner, depth + 1));
                }
            }
        }
        Value::Object(members)
    }

    fn dynamic(&mut self, depth: usize) -> Value {
        match self.rng.below(if depth == 0 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => Value::Bool(self.rng.once_in(2)),
            2 => Value::Number(self.integer()),
            3 => Value::Number(self.double()),
            4 => Value::String(self.string()),
            5 => {
                let count = self.rng.below(4);
                Value::Array((0..count).map(|_| self.dynamic(depth - 1)).collect())
            }
            _ => {
                let count = self.rng.below(4);
                let entries = (0..count).map(|_| (self.string(), self.dynamic(depth - 1)));
                Value::Object(entries.collect())
            }
        }
    }

    /// A non-negative safe integer of any magnitude.
    fn integer(&mut self) -> f64 {
        let shift = 11 + self.rng.below(53);
        ((self.rng.bits() >> shift) & MAX_SAFE) as f64
    }

    /// A finite double.
    fn double(&mut self) -> f64 {
        match self.rng.below(4) {
            0 => *self.rng.pick(&NUMBERS),
            1 => -0.0,
            2 => self.integer() / 8.0,
            _ => Some(f64::from_bits(self.rng.bits())).filter(|number| number.is_finite()).unwrap_or(f64::MAX),
        }
    }

    fn string(&mut self) -> String {
        match self.rng.below(3) {
            0 => (*self.rng.pick(&NAMES)).to_owned(),
            1 => (*self.rng.pick(&TEXTS)).to_owned(),
            _ => {
                let length = self.rng.below(6);
                let highest = *self.rng.pick(&[0x80, 0x800, 0x1_0000, 0x11_0000]);
                (0..length).map(|_| char::from_u32(self.rng.below(highest) as u32).unwrap_or('\u{E000}')).collect()
            }
        }
    }
}
