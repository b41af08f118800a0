//! Knows which shapes admit null, and which admit absence, so that no value gets two markers for
//! one thing. Must not know what is done about it.

use super::node::{Kind, Node};
use super::scalar::Scalar;
use alloc::vec;
use alloc::vec::Vec;

/// Whether `node` admits null, where `entries` tells it of references. A reference beyond
/// `entries` is taken not to.
///
/// An optional counts by what it holds; no schema makes one here.
pub(super) fn admits_null(node: &Node, entries: &[bool]) -> bool {
    match node.kind() {
        Kind::Any | Kind::Nullable(_) | Kind::Literal(Scalar::Null) => true,
        Kind::Enum(members) => members.contains(&Scalar::Null),
        Kind::Union(union) => union.branches().iter().any(|branch| admits_null(branch, entries)),
        Kind::Optional(inner) => admits_null(inner, entries),
        Kind::Reference(index) => entries.get(*index).copied().unwrap_or(false),
        _ => false,
    }
}

/// Whether `node` already says that it may be absent, through a null marker too.
pub(super) fn admits_absence(node: &Node) -> bool {
    match node.kind() {
        Kind::Optional(_) => true,
        Kind::Nullable(inner) => admits_absence(inner),
        _ => false,
    }
}

/// Which table entries admit null, references looked up: the least solution, found by repeating
/// until nothing changes. Each round settles at least one entry.
pub(super) fn entries_admitting_null(definitions: &[Node]) -> Vec<bool> {
    let mut entries = vec![false; definitions.len()];
    loop {
        let next: Vec<bool> = definitions.iter().map(|definition| admits_null(definition, &entries)).collect();
        if next == entries {
            return entries;
        }
        entries = next;
    }
}
