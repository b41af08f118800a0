//! Knows objects: fields in canonical order, presence bits, what becomes of undeclared keys. Must
//! not know how an object is encoded.

use super::node::Node;
use super::order;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The shape of an object: its fields in wire order and its treatment of other keys.
///
/// ```
/// use shorn::shape::{Field, Node, Object, Shape};
///
/// let host = Object::new([
///     Field::optional("port", Node::uint()),
///     Field::new("host", Node::string()),
/// ])
/// .with_extras(Node::int());
/// let shape = Shape::build(Node::from(host)).unwrap();
/// assert_eq!(
///     shape.signature(),
///     Some(concat!(
///         r#"{"object":[{"key":"host","optional":false,"value":"string"},"#,
///         r#"{"key":"port","optional":true,"value":"uint"}],"extras":"int"}"#,
///     ))
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object {
    pub(super) fields: Vec<Field>,
    pub(super) extras: Option<Box<Node>>,
    undeclared: Undeclared,
}

impl Object {
    /// A closed object, which drops undeclared keys. The fields may come in any order; two of one
    /// name are refused when the shape is built.
    pub fn new(fields: impl IntoIterator<Item = Field>) -> Object {
        let mut fields: Vec<Field> = fields.into_iter().collect();
        fields.sort_by(|a, b| order::compare(&a.name, &b.name));
        Object { fields, extras: None, undeclared: Undeclared::Drop }
    }

    /// The same object, open: undeclared keys are encoded as a record of `value`.
    ///
    /// An open object without fields is a record, and a [`Node`] made of one says so.
    #[must_use]
    pub fn with_extras(mut self, value: Node) -> Object {
        self.extras = Some(Box::new(value));
        self
    }

    /// The same object, refusing undeclared keys on encode instead of dropping them. The bytes and
    /// the signature do not change. Without effect on an open object.
    #[must_use]
    pub fn refusing_undeclared(mut self) -> Object {
        self.undeclared = Undeclared::Refuse;
        self
    }

    /// The fields in wire order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The shape of undeclared values, if the object is open.
    pub fn extras(&self) -> Option<&Node> {
        self.extras.as_deref()
    }

    /// What encoding does with undeclared keys, if the object is closed.
    pub fn undeclared(&self) -> Undeclared {
        self.undeclared
    }

    /// How many fields have a presence bit.
    pub fn optional_count(&self) -> usize {
        self.fields.iter().filter(|field| field.optional).count()
    }

    /// What may be changed without disturbing the order.
    pub(super) fn parts_mut(&mut self) -> (&mut [Field], Option<&mut Node>) {
        (&mut self.fields, self.extras.as_deref_mut())
    }
}

/// What encoding does with the keys a closed object does not declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undeclared {
    /// They are left out (`additionalProperties: false`).
    Drop,
    /// They are refused (no `additionalProperties`).
    Refuse,
}

/// One declared field of an [`Object`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    name: Box<str>,
    optional: bool,
    node: Node,
}

impl Field {
    /// A required field, or an optional one if `node` is an optional: a direct field needs no
    /// presence marker, it has a presence bit.
    pub fn new(name: &str, node: Node) -> Field {
        let (optional, node) = match node.into_optional() {
            Ok(inner) => (true, inner),
            Err(node) => (false, node),
        };
        Field { name: name.into(), optional, node }
    }

    /// A field with a presence bit. Optional of optional collapses.
    pub fn optional(name: &str, node: Node) -> Field {
        Field { optional: true, ..Field::new(name, node) }
    }

    /// The name, any string.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the field has a presence bit.
    pub fn is_optional(&self) -> bool {
        self.optional
    }

    /// The shape of the value.
    pub fn node(&self) -> &Node {
        &self.node
    }

    pub(super) fn node_mut(&mut self) -> &mut Node {
        &mut self.node
    }
}
