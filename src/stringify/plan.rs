//! A document as steps to take: what a writer does at each place, laid out in one list. It knows no
//! keyword and writes nothing itself.

use super::pattern::Pattern;
use super::validate::Test;
use crate::names::{Hint, Keys};
use std::sync::Arc;

/// Which node, by its number.
pub(super) type Id = u32;

#[derive(Debug)]
pub(super) struct Plan {
    pub(super) nodes: Vec<Node>,
    pub(super) root: Id,
    /// Where in the documents each node comes from, for errors.
    pub(super) pointers: Vec<Option<Arc<str>>>,
    /// What the document calls itself.
    pub(super) title: Option<Box<str>>,
}

/// What is done with a value.
#[derive(Debug)]
pub(super) enum Node {
    /// Written as it is.
    Plain,
    /// Always this text; null as null where the type names it.
    Constant {
        text: Box<str>,
        null: bool,
    },
    Null,
    Boolean,
    Integer,
    Number,
    Text(Format),
    Object(Box<ObjectPlan>),
    Array(Box<ArrayPlan>),
    /// The first type that accepts the value.
    Types(Box<[(Type, Id)]>),
    /// Null as null, anything else by the node.
    Nullable(Id),
    /// The first branch whose test accepts the value.
    Union(Box<[(Test, Id)]>),
    /// One of two, by a test.
    Condition {
        test: Test,
        then: Id,
        otherwise: Id,
    },
    /// The same as another node.
    Same(Id),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    None,
    DateTime,
    Date,
    Time,
    Unsafe,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Type {
    Null,
    Boolean,
    Integer,
    Number,
    Text,
    Object,
    Array,
}

#[derive(Debug)]
pub(super) struct ObjectPlan {
    /// Required names that are not declared, in their order.
    pub(super) required: Vec<Box<str>>,
    /// Declared members in the order in which they are written.
    pub(super) members: Vec<Member>,
    /// A declared member by its name.
    pub(super) by_name: Keys,
    /// Which member a value is likely to begin with.
    pub(super) first: Hint,
    /// What is done with members that are not declared.
    pub(super) extras: Option<Extras>,
}

#[derive(Debug)]
pub(super) struct Member {
    pub(super) name: Box<str>,
    /// `,"name":`, escaped.
    pub(super) comma_and_key: Box<str>,
    /// Which member is likely to come behind it.
    pub(super) follower: Hint,
    pub(super) node: Id,
    pub(super) required: bool,
    /// What is written where the member is absent.
    pub(super) default: Option<Box<str>>,
}

impl Member {
    /// `"name":`
    pub(super) fn key(&self) -> &str {
        self.comma_and_key.get(1..).unwrap_or_default()
    }
}

impl ObjectPlan {
    /// A member by its name, which is kept in mind as what comes behind the member `before`, or first.
    pub(super) fn search(&self, before: usize, name: &str) -> Option<usize> {
        let at = self.by_name.find(name.as_bytes(), usize::MAX)?;
        self.members.get(before).map_or(&self.first, |before| &before.follower).set(at);
        Some(at)
    }
}

#[derive(Debug)]
pub(super) struct Extras {
    pub(super) patterns: Vec<(Pattern, Id)>,
    /// `None` drops them.
    pub(super) rest: Option<Id>,
}

#[derive(Debug)]
pub(super) enum ArrayPlan {
    List(Id),
    Tuple {
        slots: Vec<(Accepts, Id)>,
        /// Whether further elements are written as they are.
        open: bool,
    },
}

/// What a position of a tuple takes, without coercion.
#[derive(Debug)]
pub(super) enum Accepts {
    /// Whatever it is.
    Anything,
    Types {
        types: Vec<Type>,
        nullable: bool,
    },
}
