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
    ///
    /// Cost: a sort by UTF-16 code units.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object};
    ///
    /// let object = Object::new([Field::new("b", Node::int()), Field::new("a", Node::int())]);
    /// assert_eq!(object.fields()[0].name(), "a");
    /// ```
    pub fn new(fields: impl IntoIterator<Item = Field>) -> Object {
        let mut fields: Vec<Field> = fields.into_iter().collect();
        fields.sort_by(|a, b| order::compare(&a.name, &b.name));
        Object { fields, extras: None, undeclared: Undeclared::Drop }
    }

    /// The same object, open: undeclared keys are encoded as a record of `value`.
    ///
    /// An open object without fields is a record, and a [`Node`] made of one says so.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object};
    ///
    /// let open = Object::new([Field::new("a", Node::int())]).with_extras(Node::string());
    /// assert_eq!(open.extras(), Some(&Node::string()));
    /// assert_eq!(Node::from(Object::new([]).with_extras(Node::int())), Node::record(Node::int()));
    /// ```
    #[must_use]
    pub fn with_extras(mut self, value: Node) -> Object {
        self.extras = Some(Box::new(value));
        self
    }

    /// The same object, refusing undeclared keys on encode instead of dropping them. The bytes and
    /// the signature do not change. Without effect on an open object.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object, Undeclared};
    ///
    /// let strict = Object::new([Field::new("a", Node::int())]).refusing_undeclared();
    /// assert_eq!(strict.undeclared(), Undeclared::Refuse);
    /// ```
    #[must_use]
    pub fn refusing_undeclared(mut self) -> Object {
        self.undeclared = Undeclared::Refuse;
        self
    }

    /// The fields in wire order.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object};
    ///
    /// let object = Object::new([Field::optional("b", Node::int()), Field::new("a", Node::string())]);
    /// assert_eq!(object.fields()[1], Field::optional("b", Node::int()));
    /// ```
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The shape of undeclared values, if the object is open.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object};
    ///
    /// let object = Object::new([Field::optional("b", Node::int()), Field::new("a", Node::string())]);
    /// assert_eq!(object.extras(), None);
    /// ```
    pub fn extras(&self) -> Option<&Node> {
        self.extras.as_deref()
    }

    /// What encoding does with undeclared keys, if the object is closed.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object, Undeclared};
    ///
    /// let object = Object::new([Field::optional("b", Node::int()), Field::new("a", Node::string())]);
    /// assert_eq!(object.undeclared(), Undeclared::Drop);
    /// ```
    pub fn undeclared(&self) -> Undeclared {
        self.undeclared
    }

    /// How many fields have a presence bit.
    ///
    /// The presence bitmap has an eighth of so many bytes, rounded up. Cost: a pass over the fields.
    ///
    /// ```
    /// use shorn::shape::{Field, Node, Object};
    ///
    /// let object = Object::new([Field::optional("b", Node::int()), Field::new("a", Node::string())]);
    /// assert_eq!(object.optional_count(), 1);
    /// ```
    pub fn optional_count(&self) -> usize {
        self.fields.iter().filter(|field| field.optional).count()
    }

    /// What may be changed without disturbing the order.
    pub(super) fn parts_mut(&mut self) -> (&mut [Field], Option<&mut Node>) {
        (&mut self.fields, self.extras.as_deref_mut())
    }
}

/// What encoding does with the keys a closed object does not declare.
///
/// ```
/// use shorn::shape::{Object, Undeclared};
///
/// assert_eq!(Object::new([]).undeclared(), Undeclared::Drop);
/// assert_eq!(Object::new([]).refusing_undeclared().undeclared(), Undeclared::Refuse);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Undeclared {
    /// They are left out (`additionalProperties: false`).
    Drop,
    /// They are refused (no `additionalProperties`).
    Refuse,
}

/// One declared field of an [`Object`].
///
/// ```
/// use shorn::shape::{Field, Node};
///
/// let port = Field::optional("port", Node::uint());
/// assert_eq!((port.name(), port.is_optional(), port.node()), ("port", true, &Node::uint()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    name: Box<str>,
    optional: bool,
    node: Node,
}

impl Field {
    /// A required field, or an optional one if `node` is an optional: a direct field needs no
    /// presence marker, it has a presence bit.
    ///
    /// ```
    /// use shorn::shape::{Field, Node};
    ///
    /// assert!(!Field::new("a", Node::int()).is_optional());
    /// assert_eq!(Field::new("a", Node::optional(Node::int())), Field::optional("a", Node::int()));
    /// ```
    pub fn new(name: &str, node: Node) -> Field {
        let (optional, node) = match node.into_optional() {
            Ok(inner) => (true, inner),
            Err(node) => (false, node),
        };
        Field { name: name.into(), optional, node }
    }

    /// A field with a presence bit. Optional of optional collapses.
    ///
    /// ```
    /// use shorn::shape::{Field, Node};
    ///
    /// let field = Field::optional("a", Node::optional(Node::int()));
    /// assert_eq!((field.is_optional(), field.node()), (true, &Node::int()));
    /// ```
    pub fn optional(name: &str, node: Node) -> Field {
        Field { optional: true, ..Field::new(name, node) }
    }

    /// The name, any string.
    ///
    /// ```
    /// use shorn::shape::{Field, Node};
    ///
    /// assert_eq!(Field::new("", Node::int()).name(), "");
    /// ```
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the field has a presence bit.
    ///
    /// ```
    /// use shorn::shape::{Field, Node};
    ///
    /// assert!(Field::optional("a", Node::int()).is_optional());
    /// ```
    pub fn is_optional(&self) -> bool {
        self.optional
    }

    /// The shape of the value.
    ///
    /// ```
    /// use shorn::shape::{Field, Node};
    ///
    /// assert_eq!(Field::new("a", Node::optional(Node::int())).node(), &Node::int());
    /// ```
    pub fn node(&self) -> &Node {
        &self.node
    }

    pub(super) fn node_mut(&mut self) -> &mut Node {
        &mut self.node
    }
}
