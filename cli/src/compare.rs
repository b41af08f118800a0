//! Knows how one shape differs from another: which fields came, went and changed, and what became of
//! the places of the others. Must not know documents, nor how a difference is printed.

use crate::place::{self, Place, name, scalar};
use shorn::shape::{By, Field, Kind, Node, Object, Scalar, Shape, Undeclared, Union};
use std::collections::{HashSet, VecDeque};
use std::ptr;

/// One difference.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) place: String,
    pub(crate) what: String,
    /// Whether it is part of the shape's text; what is not has no effect on bytes.
    pub(crate) moves: bool,
}

/// Pairs of nodes that are looked at; those of a shape of honest size are far fewer.
const MOST_PAIRS: usize = 1_000_000;

/// How `new` differs from `old`.
///
/// References are followed, each pair of places once, so that a definition and the same thing written
/// out are no difference here.
pub(crate) fn changes(old: &Shape, new: &Shape) -> Vec<Change> {
    let mut walk = Walk { old, new, seen: HashSet::new(), waiting: VecDeque::new(), pairs: 0, changes: Vec::new() };
    walk.waiting.push_back((old.root(), new.root(), Place::default()));
    // What is behind a reference waits for its turn, so that no chain of definitions takes the stack.
    while let Some((old, new, place)) = walk.waiting.pop_front() {
        walk.resolved(old, new, &place);
    }
    walk.changes
}

struct Walk<'a> {
    old: &'a Shape,
    new: &'a Shape,
    /// Pairs with a reference in them, by where their nodes are.
    seen: HashSet<(*const Node, *const Node)>,
    waiting: VecDeque<(&'a Node, &'a Node, Place)>,
    pairs: usize,
    changes: Vec<Change>,
}

impl<'a> Walk<'a> {
    fn moves(&mut self, place: &Place, what: impl Into<String>) {
        self.changes.push(Change { place: place.to_string(), what: what.into(), moves: true });
    }

    fn pair(&mut self, old: &'a Node, new: &'a Node, place: &Place) {
        let reference = |node: &Node| matches!(node.kind(), Kind::Reference(_));
        if reference(old) || reference(new) {
            let (old, new) = (target(self.old, old), target(self.new, new));
            if self.seen.insert((ptr::from_ref(old), ptr::from_ref(new))) {
                self.waiting.push_back((old, new, place.clone()));
            }
            return;
        }
        self.resolved(old, new, place);
    }

    fn resolved(&mut self, old: &'a Node, new: &'a Node, place: &Place) {
        self.pairs += 1;
        if self.pairs > MOST_PAIRS {
            return;
        }
        match (old.kind(), new.kind()) {
            // A definition that is nothing but another one.
            (Kind::Reference(_), _) | (_, Kind::Reference(_)) => self.pair(old, new, place),
            (Kind::Nullable(old), Kind::Nullable(new)) | (Kind::Optional(old), Kind::Optional(new)) => {
                self.pair(old, new, place);
            }
            (Kind::Nullable(inner), _) if alike(inner, new) => {
                self.moves(place, "may no longer be null: the marker byte goes");
                self.pair(inner, new, place);
            }
            (_, Kind::Nullable(inner)) if alike(old, inner) => {
                self.moves(place, "may now be null: a marker byte comes before it");
                self.pair(old, inner, place);
            }
            (Kind::Array { item: old, length: before }, Kind::Array { item: new, length: now }) => {
                self.lengths(*before, *now, place);
                self.pair(old, new, &place.elements());
            }
            (Kind::Record(old), Kind::Record(new)) => self.pair(old, new, &place.values()),
            (Kind::Tuple { items: old, rest: before }, Kind::Tuple { items: new, rest: now }) => {
                for (i, (old, new)) in old.iter().zip(new).enumerate() {
                    self.pair(old, new, &place.element(i));
                }
                for (i, item) in old.iter().enumerate().skip(new.len()) {
                    self.moves(&place.element(i), format!("removed, was {}", name(item)));
                }
                for (i, item) in new.iter().enumerate().skip(old.len()) {
                    self.moves(&place.element(i), format!("added, {}", name(item)));
                }
                self.maybe(before.as_deref(), now.as_deref(), &place.rest(new.len()));
            }
            (Kind::Object(old), Kind::Object(new)) => self.objects(old, new, place),
            (Kind::Enum(old), Kind::Enum(new)) => self.members(old, new, place),
            (Kind::Union(old), Kind::Union(new)) => self.unions(old, new, place),
            (old_kind, new_kind) if old_kind != new_kind => {
                self.moves(place, format!("{} → {}", name(old), name(new)));
            }
            _ => {}
        }
    }

    fn lengths(&mut self, before: Option<u64>, now: Option<u64>, place: &Place) {
        match (before, now) {
            (Some(n), None) => {
                self.moves(place, format!("any number of elements instead of {n}: a count comes before them"))
            }
            (None, Some(n)) => self.moves(place, format!("{n} elements instead of any number: their count goes")),
            (Some(a), Some(b)) if a != b => self.moves(place, format!("{a} → {b} elements")),
            _ => {}
        }
    }

    fn maybe(&mut self, old: Option<&'a Node>, new: Option<&'a Node>, place: &Place) {
        match (old, new) {
            (Some(old), Some(new)) => self.pair(old, new, place),
            (Some(old), None) => self.moves(place, format!("removed, was {}", name(old))),
            (None, Some(new)) => self.moves(place, format!("added, {}", name(new))),
            (None, None) => {}
        }
    }

    fn objects(&mut self, old: &'a Object, new: &'a Object, place: &Place) {
        let find = |object: &'a Object, name: &str| object.fields().iter().find(|field| field.name() == name);
        for (i, field) in new.fields().iter().enumerate() {
            if find(old, field.name()).is_none() {
                let presence = if field.is_optional() { "optional" } else { "required" };
                let behind = match i.checked_sub(1).and_then(|i| new.fields().get(i)) {
                    Some(before) => format!("written behind `{}`", Place::default().field(before.name())),
                    None => "written first".into(),
                };
                self.moves(&place.field(field.name()), format!("added, {presence} {}, {behind}", name(field.node())));
            }
        }
        for field in old.fields() {
            let at = place.field(field.name());
            let Some(now) = find(new, field.name()) else {
                let presence = if field.is_optional() { "optional" } else { "required" };
                self.moves(&at, format!("removed, was {presence} {}", name(field.node())));
                continue;
            };
            match (field.is_optional(), now.is_optional()) {
                (true, false) => self.moves(&at, "now required: its presence bit goes"),
                (false, true) => self.moves(&at, "now optional: a presence bit says whether it is there"),
                _ => {}
            }
            self.pair(field.node(), now.node(), &at);
        }
        self.bits(old, new, place);
        self.maybe(old.extras(), new.extras(), &place.values());
        if old.extras().is_none() && new.extras().is_none() && old.undeclared() != new.undeclared() {
            let what = match new.undeclared() {
                Undeclared::Drop => "members that are not declared are now left out, not refused",
                Undeclared::Refuse => "members that are not declared are now refused, not left out",
            };
            self.changes.push(Change { place: place.to_string(), what: what.into(), moves: false });
        }
    }

    /// What becomes of the presence bits of the fields that stay optional.
    fn bits(&mut self, old: &Object, new: &Object, place: &Place) {
        let optional = |object: &'_ Object| -> Vec<String> {
            object.fields().iter().filter(|f| f.is_optional()).map(|f| Field::name(f).to_owned()).collect()
        };
        let (old, new) = (optional(old), optional(new));
        let (before, now) = (old.len().div_ceil(8), new.len().div_ceil(8));
        if before != now {
            self.moves(place, format!("bitmap of presence bits: {before} → {now} bytes"));
        }
        let moved = moved(&old, &new);
        if !moved.is_empty() {
            self.moves(place, format!("presence bits: {}", listed(&moved)));
        }
    }

    fn members(&mut self, old: &[Scalar], new: &[Scalar], place: &Place) {
        let (old, new): (Vec<String>, Vec<String>) =
            (old.iter().map(scalar).collect(), new.iter().map(scalar).collect());
        let without = |a: &[String], b: &[String]| -> Vec<String> {
            let b: HashSet<&String> = b.iter().collect();
            a.iter().filter(|member| !b.contains(member)).cloned().collect()
        };
        let (removed, added) = (without(&old, &new), without(&new, &old));
        if !added.is_empty() {
            self.moves(place, format!("members added: {}", listed(&added)));
        }
        if !removed.is_empty() {
            self.moves(place, format!("members removed: {}", listed(&removed)));
        }
        let moved = moved(&old, &new);
        if !moved.is_empty() {
            self.moves(place, format!("indexes of members: {}", listed(&moved)));
        }
    }

    fn unions(&mut self, old: &'a Union, new: &'a Union, place: &Place) {
        let same = match (old.by(), new.by()) {
            (By::Property { name: old, .. }, By::Property { name: new, .. }) => old == new,
            (By::Type(_), By::Type(_)) | (By::Order, By::Order) => true,
            _ => false,
        };
        if !same {
            return self.moves(place, format!("{} → {}", told_by(old), told_by(new)));
        }
        let labels =
            |union: &Union| -> Vec<String> { (0..union.branches().len()).map(|i| place::branch(union, i)).collect() };
        let (before, now) = (labels(old), labels(new));
        for (i, branch) in new.branches().iter().enumerate() {
            match now.get(i).and_then(|label| before.iter().position(|other| other == label)) {
                Some(j) => {
                    if let Some(old) = old.branches().get(j) {
                        self.pair(old, branch, &place.branch(new, i));
                    }
                }
                None => self.moves(&place.branch(new, i), format!("added, {}", name(branch))),
            }
        }
        for (i, branch) in old.branches().iter().enumerate() {
            if before.get(i).is_some_and(|label| !now.contains(label)) {
                self.moves(&place.branch(old, i), format!("removed, was {}", name(branch)));
            }
        }
        let moved = moved(&before, &now);
        if !moved.is_empty() {
            self.moves(place, format!("indexes of branches: {}", listed(&moved)));
        }
    }
}

fn target<'a>(shape: &'a Shape, node: &'a Node) -> &'a Node {
    match node.kind() {
        Kind::Reference(index) => shape.definitions().get(*index).unwrap_or(node),
        _ => node,
    }
}

/// Whether two nodes are of one kind, so that what differs is within them.
fn alike(old: &Node, new: &Node) -> bool {
    std::mem::discriminant(old.kind()) == std::mem::discriminant(new.kind())
        || matches!(old.kind(), Kind::Reference(_))
        || matches!(new.kind(), Kind::Reference(_))
}

fn told_by(union: &Union) -> String {
    match union.by() {
        By::Property { name, .. } => format!("union on `{}`", Place::default().field(name)),
        By::Type(_) => "union by type".into(),
        _ => "union by order".into(),
    }
}

/// What is in both lists at another place.
fn moved(old: &[String], new: &[String]) -> Vec<String> {
    let place_in_new: std::collections::HashMap<&String, usize> =
        new.iter().enumerate().map(|(i, name)| (name, i)).collect();
    let places = old.iter().enumerate().filter_map(|(i, name)| Some((name, i, *place_in_new.get(name)?)));
    places.filter(|(_, i, j)| i != j).map(|(name, i, j)| format!("{name} {i} → {j}")).collect()
}

/// The first few of a list.
fn listed(items: &[String]) -> String {
    const SHOWN: usize = 6;
    let shown = items.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    match items.len().checked_sub(SHOWN) {
        None | Some(0) => shown,
        Some(more) => format!("{shown} and {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(old: &Shape, new: &Shape) -> Vec<String> {
        changes(old, new).into_iter().map(|change| format!("{}: {}", change.place, change.what)).collect()
    }

    #[test]
    fn fields_and_their_bits() {
        let old = Node::object([("a", Node::uint()), ("m", Node::optional(Node::int())), ("z", Node::string())]);
        let new = Node::object([
            ("a", Node::optional(Node::int())),
            ("b", Node::boolean()),
            ("m", Node::optional(Node::int())),
        ]);
        assert_eq!(
            told(&Shape::build(old).unwrap(), &Shape::build(new).unwrap()),
            [
                "b: added, required boolean, written behind `a`",
                "a: now optional: a presence bit says whether it is there",
                "a: uint → int",
                "z: removed, was required string",
                "·: presence bits: m 0 → 1",
            ]
        );
    }

    /// Two shapes that unroll one list by two and by three are the same values, and the walk ends.
    #[test]
    fn recursion_out_of_step_ends() {
        let list = |n: usize| {
            let node = (0..n).fold(Node::reference(0), |node, _| Node::array(node));
            Shape::with_definitions(Node::reference(0), vec![node]).unwrap()
        };
        assert_eq!(told(&list(2), &list(3)), Vec::<String>::new());
    }

    #[test]
    fn a_marker_alone_is_told_alone() {
        let shape = |node| Shape::build(node).unwrap();
        assert_eq!(
            told(&shape(Node::uint()), &shape(Node::nullable(Node::uint()))),
            ["·: may now be null: a marker byte comes before it"]
        );
        assert_eq!(told(&shape(Node::uint()), &shape(Node::nullable(Node::int()))), ["·: uint → int or null"]);
    }
}
