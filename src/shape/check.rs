//! Knows what a codec refuses to be built from, and in which order: table entries, then the root,
//! children before parents. Must not change a shape; what can be put right silently has been put
//! right by the time it comes here.

use super::node::{Kind, Node};
use super::null;
use super::object::{Field, Object};
use super::scalar::{self, Scalar};
use super::union::{By, Union};
use super::width::MAX_TEXT;
use crate::error::{SchemaError, SchemaErrorKind};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The greatest count of a fixed array, and the greatest number of elements without bytes that one
/// value may hold.
pub(super) const MAX_FIXED_LENGTH: u64 = 1_000_000;

/// Refuses trees past the limits. Everything else that walks a tree relies on this.
///
/// The nodes are counted over the whole table, so that the limit bounds the text too.
pub(super) fn limits<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Result<(), SchemaError> {
    let (mut total, mut text) = (0_u32, 0_u64);
    for node in nodes {
        if node.measure().height > Node::MAX_HEIGHT {
            return Err(SchemaErrorKind::NestingTooDeep.into());
        }
        total = total.saturating_add(node.measure().nodes);
        text = text.saturating_add(node.measure().text);
        if total > Node::MAX_NODES || text > MAX_TEXT {
            return Err(SchemaErrorKind::ShapeTooLarge.into());
        }
    }
    Ok(())
}

/// Whether a variable number of elements may take no bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ZeroWidth {
    /// It may: whoever reads counts them over the whole message.
    Counted,
    /// It may not, as the format has it.
    Refused,
}

/// Refuses trees unless a codec can be built from them. `admitting_null` has one element for each
/// table entry. What is shared is looked at once.
pub(super) fn trees<'a>(
    nodes: impl IntoIterator<Item = &'a Node>,
    admitting_null: &[bool],
    zero_width: ZeroWidth,
) -> Result<(), SchemaError> {
    let mut seen = BTreeSet::new();
    nodes.into_iter().try_for_each(|node| tree(node, admitting_null, zero_width, &mut seen))
}

fn tree(
    node: &Node,
    admitting_null: &[bool],
    zero_width: ZeroWidth,
    seen: &mut BTreeSet<usize>,
) -> Result<(), SchemaError> {
    if node.measure().height > 1 && !seen.insert(node.address()) {
        return Ok(());
    }
    for child in node.kind().children() {
        tree(child, admitting_null, zero_width, seen)?;
    }
    let uncounted = |item: &Node| zero_width == ZeroWidth::Refused && item.min_width() == 0;
    match node.kind() {
        Kind::Array { item, length: None } => refuse(uncounted(item), SchemaErrorKind::ZeroWidthElement),
        Kind::Array { length: Some(length), .. } => fixed_array(node, *length),
        Kind::Tuple { rest: Some(rest), .. } => refuse(uncounted(rest), SchemaErrorKind::ZeroWidthElement),
        Kind::Nullable(inner) => refuse(null::admits_null(inner, admitting_null), SchemaErrorKind::DoubleNull),
        Kind::Optional(inner) => refuse(null::admits_absence(inner), SchemaErrorKind::DoubleOptional),
        Kind::Enum(list) => members(list),
        Kind::Object(object) => fields(object),
        Kind::Union(union) => branches(union),
        Kind::Reference(index) => refuse(*index >= admitting_null.len(), SchemaErrorKind::UnresolvedRef),
        _ => Ok(()),
    }
}

/// Refuses the members of an enum: none, repeated ones, ones without a text of their own.
pub(super) fn members(members: &[Scalar]) -> Result<(), SchemaError> {
    refuse(members.is_empty(), SchemaErrorKind::EmptyEnum)?;
    refuse(repeats(members), SchemaErrorKind::DuplicateEnumMember)?;
    have_text(members)
}

/// Refuses definitions that are branches of each other's unions by order, so that which branch a
/// value fits first would have no end. Nothing but markers, unions and references lies between them.
pub(super) fn circles(definitions: &[Node]) -> Result<(), SchemaError> {
    let mut by_order = Vec::with_capacity(definitions.len());
    let mut edges: Vec<Vec<usize>> = Vec::with_capacity(definitions.len());
    for definition in definitions {
        let mut targets = Vec::new();
        by_order.push(same_value(definition, &mut targets));
        edges.push(targets);
    }
    if !by_order.contains(&true) {
        return Ok(());
    }
    // What is left once no definition without an edge to another that is left remains.
    let mut users: Vec<Vec<usize>> = edges.iter().map(|_| Vec::new()).collect();
    for (from, targets) in edges.iter().enumerate() {
        for to in targets {
            if let Some(users) = users.get_mut(*to) {
                users.push(from);
            }
        }
    }
    let mut open: Vec<usize> = edges.iter().map(Vec::len).collect();
    let mut ended: Vec<usize> = open.iter().enumerate().filter(|(_, open)| **open == 0).map(|(i, _)| i).collect();
    while let Some(definition) = ended.pop() {
        for user in users.get(definition).into_iter().flatten() {
            if let Some(open) = open.get_mut(*user) {
                *open -= 1;
                if *open == 0 {
                    ended.push(*user);
                }
            }
        }
    }
    let circular = |(by_order, open): (&bool, &usize)| *by_order && *open > 0;
    refuse(by_order.iter().zip(&open).any(circular), SchemaErrorKind::UnsupportedUnion)
}

/// Collects the definitions that a value of `node` may be of as a whole, and says whether a union by
/// order is on the way to any.
fn same_value(node: &Node, targets: &mut Vec<usize>) -> bool {
    match node.kind() {
        Kind::Nullable(inner) | Kind::Optional(inner) => same_value(inner, targets),
        Kind::Reference(index) => {
            targets.push(*index);
            false
        }
        Kind::Union(union) => {
            let mut by_order = false;
            let before = targets.len();
            for branch in union.branches() {
                by_order |= same_value(branch, targets);
            }
            by_order || (*union.by() == By::Order && targets.len() > before)
        }
        _ => false,
    }
}

fn fixed_array(node: &Node, length: u64) -> Result<(), SchemaError> {
    refuse(length > MAX_FIXED_LENGTH, SchemaErrorKind::InvalidFixedLength)?;
    refuse(node.measure().slots > MAX_FIXED_LENGTH, SchemaErrorKind::ZeroWidthElement)
}

fn fields(object: &Object) -> Result<(), SchemaError> {
    let mut previous: Option<&str> = None;
    for field in object.fields() {
        refuse(previous == Some(field.name()), SchemaErrorKind::DuplicateField)?;
        previous = Some(field.name());
        refuse(doubly_optional(field), SchemaErrorKind::DoubleOptional)?;
    }
    Ok(())
}

fn doubly_optional(field: &Field) -> bool {
    field.is_optional() && null::admits_absence(field.node())
}

fn branches(union: &Union) -> Result<(), SchemaError> {
    let ambiguous = match union.by() {
        By::Property { cases, .. } => {
            have_text(cases)?;
            repeats(cases)
        }
        By::Type(types) => types.windows(2).any(|pair| pair.first() == pair.last()),
        By::Order => false,
    };
    refuse(ambiguous || union.branches().is_empty(), SchemaErrorKind::UnsupportedUnion)
}

/// 0 and −0 have the same text, so texts repeat exactly where members do.
fn repeats(members: &[Scalar]) -> bool {
    let mut seen = BTreeSet::new();
    !members.iter().all(|member| seen.insert(scalar::text(member)))
}

fn have_text(members: &[Scalar]) -> Result<(), SchemaError> {
    refuse(!members.iter().all(Scalar::has_text), SchemaErrorKind::EnumMemberWithoutText)
}

fn refuse(when: bool, kind: SchemaErrorKind) -> Result<(), SchemaError> {
    if when { Err(kind.into()) } else { Ok(()) }
}
