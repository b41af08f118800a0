//! Knows the numbers that belong to a tree as a whole and follow from its children: the bytes of
//! the smallest value, the free slots, the size and height of the tree itself. Must not know which
//! of these numbers are refused; that is `check`.
//!
//! Each [`Node`](super::Node) carries its own [`Measure`], taken once when it is made, so that none
//! of them is ever computed by walking a tree again.

use super::node::{Kind, Node};
use super::scalar::Scalar;
use super::union::By;

/// The greatest number of bytes of names and constants in the text of a shape: few nodes may have
/// much of it, and many copies.
pub(super) const MAX_TEXT: u64 = 1 << 29;

/// What is known of a tree without looking into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Measure {
    /// Bytes of the smallest value.
    pub(super) width: usize,
    /// Elements that a value holds without input to pay for them.
    pub(super) slots: u64,
    /// Nodes of the tree, itself included.
    pub(super) nodes: u32,
    /// Bytes of names and constants in the text of the tree.
    pub(super) text: u64,
    /// Levels of the tree, itself included.
    pub(super) height: u32,
}

impl Measure {
    /// The measure of a node from those of its children. All sums saturate.
    pub(super) fn of(kind: &Kind) -> Measure {
        let mut nodes = 1_u32;
        let mut text = own_text(kind);
        let mut height = 0_u32;
        for child in kind.children() {
            let child = child.measure();
            nodes = nodes.saturating_add(child.nodes);
            text = text.saturating_add(child.text);
            height = height.max(child.height);
        }
        Measure { width: width(kind), slots: slots(kind), nodes, text, height: height.saturating_add(1) }
    }

    /// Whether a tree of that measure may be built.
    pub(super) fn is_within_limits(&self) -> bool {
        self.height <= Node::MAX_HEIGHT && self.nodes <= Node::MAX_NODES && self.text <= MAX_TEXT
    }
}

/// Bytes of names and constants that one node has itself.
fn own_text(kind: &Kind) -> u64 {
    let scalar = |scalar: &Scalar| match scalar {
        Scalar::String(text) => text.len() as u64 + 3,
        _ => 5,
    };
    match kind {
        Kind::Literal(value) => scalar(value),
        Kind::Enum(members) => members.iter().map(scalar).sum(),
        Kind::Object(object) => object.fields().iter().map(|field| field.name().len() as u64).sum(),
        Kind::Union(union) => match union.by() {
            By::Property { name, cases } => name.len() as u64 + cases.iter().map(scalar).sum::<u64>(),
            _ => 0,
        },
        _ => 0,
    }
}

fn width(kind: &Kind) -> usize {
    match kind {
        Kind::Literal(_) => 0,
        Kind::Any
        | Kind::Boolean
        | Kind::Uint
        | Kind::Int
        | Kind::String
        | Kind::Bytes
        | Kind::Enum(_)
        | Kind::Nullable(_)
        | Kind::Optional(_)
        | Kind::Record(_)
        | Kind::Reference(_)
        | Kind::Array { length: None, .. } => 1,
        Kind::Float32 => 4,
        Kind::Float64 => 8,
        Kind::Uuid => 16,
        Kind::Array { item, length: Some(length) } => {
            usize::try_from(*length).unwrap_or(usize::MAX).saturating_mul(item.min_width())
        }
        Kind::Tuple { items, rest } => {
            items.iter().fold(usize::from(rest.is_some()), |sum, item| sum.saturating_add(item.min_width()))
        }
        Kind::Object(object) => {
            let bitmap = object.optional_count().div_ceil(8);
            let extras = usize::from(object.extras().is_some());
            let required = object.fields().iter().filter(|field| !field.is_optional());
            required.fold(bitmap + extras, |sum, field| sum.saturating_add(field.node().min_width()))
        }
        Kind::Union(union) => {
            let smallest = union.branches().iter().map(|branch| branch.min_width());
            smallest.min().unwrap_or(0).saturating_add(1)
        }
    }
}

fn slots(kind: &Kind) -> u64 {
    match kind {
        Kind::Array { item, length: Some(length) } if item.min_width() == 0 => {
            length.saturating_mul(item.measure().slots.saturating_add(1))
        }
        Kind::Tuple { items, .. } => {
            items.iter().fold(items.len() as u64, |sum, item| sum.saturating_add(item.measure().slots))
        }
        Kind::Object(object) => {
            object.fields().iter().fold(0_u64, |sum, field| sum.saturating_add(field.node().measure().slots))
        }
        _ => 0,
    }
}
