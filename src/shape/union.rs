//! Knows unions: what tells the branches apart, and their canonical order. Must not know how a
//! branch is chosen for a value.

use super::node::Node;
use super::scalar::{self, JsonType, Scalar};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The shape of a value that takes one of several shapes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Union {
    by: By,
    branches: Vec<Node>,
}

/// What tells the branches of a [`Union`] apart. The lists run parallel to
/// [`branches`](Union::branches).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
}

impl Union {
    /// A union of objects told apart by the property `name`. The branches may come in any order.
    ///
    /// Each branch should be an object with a field `name` that is the literal of its case. This is
    /// not checked: the format itself allows documents in which it does not hold.
    pub fn discriminated(name: &str, branches: impl IntoIterator<Item = (Scalar, Node)>) -> Union {
        let mut branches: Vec<(Scalar, Node)> = branches.into_iter().collect();
        scalar::sort_canonically(&mut branches, |(case, _)| case);
        let (cases, branches) = branches.into_iter().unzip();
        Union { by: By::Property { name: name.into(), cases }, branches }
    }

    /// A union told apart by JSON type. The branches may come in any order.
    pub fn by_type(branches: impl IntoIterator<Item = (JsonType, Node)>) -> Union {
        let mut branches: Vec<(JsonType, Node)> = branches.into_iter().collect();
        branches.sort_by_key(|(json_type, _)| *json_type);
        let (types, branches) = branches.into_iter().unzip();
        Union { by: By::Type(types), branches }
    }

    /// What tells the branches apart.
    pub fn by(&self) -> &By {
        &self.by
    }

    /// The branches in wire order: the index is the position.
    pub fn branches(&self) -> &[Node] {
        &self.branches
    }

    pub(super) fn branches_mut(&mut self) -> &mut [Node] {
        &mut self.branches
    }
}
