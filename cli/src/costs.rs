//! Knows what each part of a shape takes: bytes at least, bytes at most, and its presence bit. Must not
//! know how that is printed.

use crate::place::{self, Place};
use shorn::Schema;
use shorn::shape::{Kind, Node, Object, Shape};

/// One part of a shape.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) place: String,
    pub(crate) shape: String,
    /// Bytes of the smallest value.
    pub(crate) least: u64,
    /// Bytes of the largest, where there is one.
    pub(crate) most: Option<u64>,
    /// The bit of an optional field in the bitmap of its object; the bytes are those where it is set.
    pub(crate) bit: Option<usize>,
    /// Bytes of the bitmap of an object.
    pub(crate) bitmap: usize,
}

/// Rows beyond which a shape is cut: definitions are written out in a tree wherever they are used.
const MOST_ROWS: usize = 10_000;

/// The parts in the order in which they are written; each definition once, behind the root. The flag says
/// that there would be more.
pub(crate) fn of(schema: &Schema) -> (Vec<Cost>, bool) {
    let mut walk = Walk { shape: schema.shape(), costs: Vec::new(), cut: false };
    walk.node(walk.shape.root(), Place::default(), None);
    for (index, definition) in walk.shape.definitions().iter().enumerate() {
        walk.node(definition, Place::definition(index), None);
    }
    (walk.costs, walk.cut)
}

struct Walk<'a> {
    shape: &'a Shape,
    costs: Vec<Cost>,
    cut: bool,
}

impl Walk<'_> {
    fn node(&mut self, node: &Node, place: Place, bit: Option<usize>) {
        if self.costs.len() >= MOST_ROWS {
            self.cut = true;
            return;
        }
        self.costs.push(Cost {
            place: place.to_string(),
            shape: place::name(node),
            least: least(self.shape, node),
            most: most(node),
            bit,
            bitmap: bitmap(node),
        });
        self.within(node, place);
    }

    /// The parts of a node, but for those that its own line says all about.
    fn within(&mut self, node: &Node, place: Place) {
        match node.kind() {
            Kind::Nullable(inner) | Kind::Optional(inner) => self.within(inner, place),
            Kind::Array { item, .. } => self.unless_leaf(item, place.elements()),
            Kind::Record(value) => self.unless_leaf(value, place.values()),
            Kind::Tuple { items, rest } => {
                for (index, item) in items.iter().enumerate() {
                    self.node(item, place.element(index), None);
                }
                if let Some(rest) = rest {
                    self.node(rest, place.rest(items.len()), None);
                }
            }
            Kind::Object(object) => {
                let mut bits = 0..;
                for field in object.fields() {
                    let bit = if field.is_optional() { bits.next() } else { None };
                    self.node(field.node(), place.field(field.name()), bit);
                }
                if let Some(extras) = object.extras() {
                    self.node(extras, place.values(), None);
                }
            }
            Kind::Union(union) => {
                for (index, branch) in union.branches().iter().enumerate() {
                    self.node(branch, place.branch(union, index), None);
                }
            }
            _ => {}
        }
    }

    fn unless_leaf(&mut self, node: &Node, place: Place) {
        if node.kind().children().next().is_some() {
            self.node(node, place, None);
        }
    }
}

/// Bytes of the smallest value. A reference stands for one byte in the sizes of the format; here it is what
/// it refers to, which is nearer to what will be seen.
pub(crate) fn least(shape: &Shape, node: &Node) -> u64 {
    let node = match node.kind() {
        Kind::Reference(index) => shape.definitions().get(*index).unwrap_or(node),
        _ => node,
    };
    shape.min_width_of(node) as u64
}

fn bitmap(node: &Node) -> usize {
    match node.kind() {
        Kind::Object(object) => object.optional_count().div_ceil(8),
        Kind::Nullable(inner) => bitmap(inner),
        _ => 0,
    }
}

/// Bytes of the largest value, where there is one.
///
/// A tree has no more levels than a shape may have, so that this needs no guard of its own.
fn most(node: &Node) -> Option<u64> {
    match node.kind() {
        Kind::Literal(_) => Some(0),
        Kind::Boolean => Some(1),
        Kind::Uint | Kind::Int | Kind::Float64 => Some(8),
        Kind::Float32 => Some(4),
        Kind::Uuid => Some(16),
        Kind::Enum(members) => Some(varint_len(members.len().saturating_sub(1))),
        Kind::Nullable(inner) | Kind::Optional(inner) => most(inner)?.checked_add(1),
        Kind::Array { item, length: Some(length) } => most(item)?.checked_mul(*length),
        Kind::Tuple { items, rest: None } => items.iter().try_fold(0, |sum: u64, item| sum.checked_add(most(item)?)),
        Kind::Object(object) => most_of_object(object),
        Kind::Union(union) => {
            let index = varint_len(union.branches().len().saturating_sub(1));
            let branches = union.branches().iter().map(most);
            branches.collect::<Option<Vec<u64>>>()?.into_iter().max()?.checked_add(index)
        }
        _ => None,
    }
}

fn most_of_object(object: &Object) -> Option<u64> {
    if object.extras().is_some() {
        return None;
    }
    let bitmap = object.optional_count().div_ceil(8) as u64;
    object.fields().iter().try_fold(bitmap, |sum, field| sum.checked_add(most(field.node())?))
}

/// Bytes of an index up to `n`.
fn varint_len(n: usize) -> u64 {
    u64::from((usize::BITS - n.leading_zeros()).div_ceil(7).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Wire format, section 14: a sensor reading takes 12 bytes at least.
    #[test]
    fn a_sensor_reading() {
        let shape = Shape::build(Node::object([
            ("sensor", Node::string()),
            ("seq", Node::uint()),
            ("celsius", Node::float64()),
            ("note", Node::optional(Node::string())),
            ("battery", Node::nullable(Node::uint())),
        ]));
        let (costs, cut) = of(&Schema::from(shape.unwrap()));
        let seen: Vec<_> = costs.iter().map(|c| (c.place.as_str(), c.least, c.most, c.bit)).collect();
        assert_eq!(
            seen,
            [
                ("·", 12, None, None),
                ("battery", 1, Some(9), None),
                ("celsius", 8, Some(8), None),
                ("note", 1, None, Some(0)),
                ("sensor", 1, None, None),
                ("seq", 1, Some(8), None),
            ]
        );
        assert_eq!((costs[0].bitmap, cut), (1, false));
    }

    #[test]
    fn an_enum_of_129_members_takes_up_to_two_bytes() {
        assert_eq!(most(&Node::enumeration((0..128).map(f64::from)).unwrap()), Some(1));
        assert_eq!(most(&Node::enumeration((0..129).map(f64::from)).unwrap()), Some(2));
    }
}
