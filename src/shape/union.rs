//! Knows unions: what tells the branches apart, and their canonical order. Must not know how a
//! branch is chosen for a value.

use super::node::Node;
use super::scalar::{self, JsonType, Scalar};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The shape of a value that takes one of several shapes.
///
/// No branches, or two of one case, are refused when the shape is built (`unsupported_union`).
///
/// ```
/// use shorn::shape::{JsonType, Node, Shape, Union};
///
/// let union = Union::by_type([(JsonType::String, Node::string()), (JsonType::Number, Node::int())]);
/// assert_eq!(
///     Shape::build(union.into())?.signature(),
///     Some(r#"{"types":["number","string"],"union":["int","string"]}"#)
/// );
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Union {
    by: By,
    branches: Vec<Node>,
}

/// What tells the branches of a [`Union`] apart. Any lists run parallel to
/// [`branches`](Union::branches).
///
/// ```
/// use shorn::shape::{By, JsonType, Node, Union};
///
/// let union = Union::by_type([(JsonType::String, Node::string()), (JsonType::Number, Node::int())]);
/// assert_eq!(union.by(), &By::Type(vec![JsonType::Number, JsonType::String]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum By {
    /// A property that holds another constant in each branch.
    Property {
        /// The name of the property.
        name: Box<str>,
        /// Its value in each branch, in enum order.
        cases: Vec<Scalar>,
    },
    /// The JSON type of the value, in the order of the names.
    Type(Vec<JsonType>),
    /// Their order: the branch is the first that the value fits (wire format, section 15). The
    /// branches stay in the order in which they were given, and no list runs parallel to them.
    Order,
}

impl Union {
    /// A union of objects told apart by the property `name`. The branches may come in any order.
    ///
    /// Each branch should be an object with a field `name` that is the literal of its case. This is
    /// not checked: the format itself allows documents in which it does not hold.
    ///
    /// The order is that of an enum of the cases (wire format, section 7.4).
    ///
    /// ```
    /// use shorn::shape::{By, Node, Union};
    ///
    /// let of = |case: &str| Node::object([("ev", Node::literal(case))]);
    /// let union = Union::discriminated("ev", [("b".into(), of("b")), ("a".into(), of("a"))]);
    /// assert_eq!(union.by(), &By::Property { name: "ev".into(), cases: vec!["a".into(), "b".into()] });
    /// assert_eq!(union.branches()[0], of("a"));
    /// ```
    pub fn discriminated(name: &str, branches: impl IntoIterator<Item = (Scalar, Node)>) -> Union {
        let mut branches: Vec<(Scalar, Node)> = branches.into_iter().collect();
        scalar::sort_canonically(&mut branches, |(case, _)| case);
        let (cases, branches) = branches.into_iter().unzip();
        Union { by: By::Property { name: name.into(), cases }, branches }
    }

    /// A union told apart by JSON type. The branches may come in any order.
    ///
    /// ```
    /// use shorn::shape::{JsonType, Node, Union};
    ///
    /// let union = Union::by_type([(JsonType::String, Node::string()), (JsonType::Number, Node::int())]);
    /// assert_eq!(union.branches(), [Node::int(), Node::string()]);
    /// ```
    pub fn by_type(branches: impl IntoIterator<Item = (JsonType, Node)>) -> Union {
        let mut branches: Vec<(JsonType, Node)> = branches.into_iter().collect();
        branches.sort_by_key(|(json_type, _)| *json_type);
        let (types, branches) = branches.into_iter().unzip();
        Union { by: By::Type(types), branches }
    }

    /// A union of branches that may overlap. A value takes the first branch that it fits, and a
    /// decoder refuses any other, so one value keeps one encoding.
    ///
    /// A value *fits* a branch that encodes it without leaving anything out: types, required
    /// members, literals and enums agree, and a closed object has no undeclared member. Limits
    /// take no part.
    ///
    /// The format itself has no such union: its signature (`{"first":[…]}`) equals that of no other
    /// implementation's shape, and derived types have none.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape, Union};
    ///
    /// let union = Union::by_order([Node::int(), Node::float64()]);
    /// assert_eq!(Shape::build(union.into())?.signature(), Some(r#"{"first":["int","float64"]}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn by_order(branches: impl IntoIterator<Item = Node>) -> Union {
        Union { by: By::Order, branches: branches.into_iter().collect() }
    }

    /// What tells the branches apart.
    ///
    /// ```
    /// use shorn::shape::{By, JsonType, Node, Union};
    ///
    /// let union = Union::by_type([(JsonType::String, Node::string())]);
    /// assert_eq!(union.by(), &By::Type(vec![JsonType::String]));
    /// ```
    pub fn by(&self) -> &By {
        &self.by
    }

    /// The branches in wire order: the index is the position.
    ///
    /// ```
    /// use shorn::shape::{JsonType, Node, Union};
    ///
    /// let union = Union::by_type([(JsonType::String, Node::string()), (JsonType::Array, Node::array(Node::int()))]);
    /// assert_eq!(union.branches()[0], Node::array(Node::int()));
    /// ```
    pub fn branches(&self) -> &[Node] {
        &self.branches
    }

    pub(super) fn branches_mut(&mut self) -> &mut [Node] {
        &mut self.branches
    }
}
