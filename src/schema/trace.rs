//! Knows how to find the node of a document that a shape could not be built of. Must not know how
//! nodes are translated.
//!
//! What a codec refuses to be built of is known when the whole tree is, and a tree has no pointers.
//! So the document is translated once more, and this looks at each node as it is made: children
//! before parents, as the build does.

use crate::error::SchemaErrorKind;
use crate::shape::{Kind, Node, Shape};
use serde_json::Value;

pub(super) struct Trace<'a> {
    kind: SchemaErrorKind,
    found: Option<&'a Value>,
}

impl<'a> Trace<'a> {
    pub(super) fn new(kind: SchemaErrorKind) -> Trace<'a> {
        Trace { kind, found: None }
    }

    pub(super) fn found(self) -> Option<&'a Value> {
        self.found
    }

    /// `from` became `node`.
    pub(super) fn look(&mut self, from: &'a Value, node: &Node) {
        if self.found.is_none() && self.is_at_fault(node) {
            self.found = Some(from);
        }
    }

    fn is_at_fault(&self, node: &Node) -> bool {
        match (self.kind, node.kind()) {
            (SchemaErrorKind::ZeroWidthElement, Kind::Array { item, length: None }) => item.min_width() == 0,
            (SchemaErrorKind::ZeroWidthElement, Kind::Tuple { rest: Some(rest), .. }) => rest.min_width() == 0,
            (SchemaErrorKind::ZeroWidthElement, Kind::Array { item, length: Some(_) }) => {
                item.min_width() == 0 && self.is_refused(node)
            }
            // What is no count is kept as the greatest one.
            (SchemaErrorKind::InvalidFixedLength, Kind::Array { length: Some(length), .. }) => *length == u64::MAX,
            // A marker over a node that admits null by itself is never made; a branch that refers to
            // one that does is not known to at the time.
            (SchemaErrorKind::DoubleNull, Kind::Nullable(inner)) => matches!(inner.kind(), Kind::Union(_)),
            // Past the limits only a leaf is left, which a build refuses at once.
            (SchemaErrorKind::NestingTooDeep | SchemaErrorKind::ShapeTooLarge, Kind::Any) => self.is_refused(node),
            _ => false,
        }
    }

    fn is_refused(&self, node: &Node) -> bool {
        Shape::build(node.clone()).is_err_and(|error| error.kind() == self.kind)
    }
}
