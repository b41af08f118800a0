//! Knows how references between definitions become copies and table entries, so that one schema has
//! one signature however it was spelled. Must not know what a definition is named by (a JSON
//! pointer, a Rust type) nor how one is translated.
//!
//! In outline:
//!
//! 1. *Expanding.* A definition met again while it is open is a cycle: it gets the next number and
//!    becomes a reference. Any other is replaced by a copy of its result.
//! 2. *Folding.* A copy that reads like a table entry becomes a reference to the first such entry,
//!    outermost first. All texts are those from before folding.
//! 3. *Null markers.* While a definition was open, it could not say whether it admits null. Now it
//!    can: a marker directly over a reference that admits null goes away.
//! 4. The checks of every shape.
//!
//! What differs from the plain algorithm: no text of a whole tree is written. Trees are numbered so
//! that two of one text have one number, and a tree that is used in many places is looked at once
//! and stays one. So the cost is that of the definitions, not of their copies.

use super::check::{self, ZeroWidth};
use super::compiled::Shape;
use super::node::{Kind, Node};
use super::null;
use super::signature::Classes;
use crate::error::{SchemaError, SchemaErrorKind};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt;

/// Builds a [`Shape`] from definitions that may refer to one another.
///
/// The caller translates, the expander keeps the books. For each use of a definition call
/// [`enter`](Expander::enter); if that says [`Entered::Open`], translate the definition (which may
/// enter others, and itself) and hand the result to [`leave`](Expander::leave). An expander left
/// with an error in between is of no more use.
///
/// The rules are those of the wire format, section 8. The order of calls matters, because recursive definitions are numbered in the order in which
/// they are met again: extras before fields, fields and branches in canonical order, elements
/// before the rest.
///
/// ```
/// use shorn::shape::{Entered, Expander, Node};
///
/// // struct Tree { kids: Vec<Tree>, name: String }
/// fn tree(expander: &mut Expander<&'static str>) -> Node {
///     match expander.enter("Tree") {
///         Entered::Known(node) => node,
///         Entered::Open => {
///             let kids = Node::array(tree(expander));
///             let node = Node::object([("kids", kids), ("name", Node::string())]);
///             expander.leave(&"Tree", node)
///         }
///     }
/// }
///
/// let mut expander = Expander::new();
/// let root = tree(&mut expander);
/// let (shape, slots) = expander.finish(root)?;
/// assert_eq!(
///     shape.signature(),
///     Some(concat!(
///         r#"{"defs":[{"object":[{"key":"kids","optional":false,"value":{"array":{"ref":0}}},"#,
///         r#"{"key":"name","optional":false,"value":"string"}]}],"root":{"ref":0}}"#,
///     ))
/// );
/// assert_eq!(slots, [("Tree", 0)]);
/// # Ok::<(), shorn::error::SchemaError>(())
/// ```
pub struct Expander<K> {
    met: BTreeMap<K, State>,
    names: BTreeMap<K, Box<str>>,
    /// A definition gets its slot when it is numbered and its shape when it is left.
    table: Vec<Option<Node>>,
    zero_width: ZeroWidth,
}

/// What [`Expander::enter`] found.
///
/// ```
/// use shorn::shape::{Entered, Expander, Node};
///
/// let mut expander = Expander::new();
/// assert_eq!(expander.enter("Id"), Entered::Open);
/// expander.leave(&"Id", Node::uint());
/// assert_eq!(expander.enter("Id"), Entered::Known(Node::uint()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// The shape to use in this place: all of it, or a reference.
    Known(Node),
    /// The definition is new. Translate it, then [`leave`](Expander::leave).
    Open,
}

enum State {
    Open(Option<usize>),
    Done(Node),
}

impl<K: Ord + Clone> Expander<K> {
    /// An expander that has met nothing.
    ///
    /// ```
    /// use shorn::shape::{Expander, Node};
    ///
    /// let (shape, slots) = Expander::<u32>::new().finish(Node::int())?;
    /// assert_eq!((shape.signature(), slots), (Some(r#""int""#), vec![]));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn new() -> Expander<K> {
        Expander { met: BTreeMap::new(), names: BTreeMap::new(), table: Vec::new(), zero_width: ZeroWidth::Refused }
    }

    /// Begins a use of definition `key`.
    ///
    /// Cost: a look-up. A known shape is shared, not copied.
    ///
    /// ```
    /// use shorn::shape::{Entered, Expander, Node};
    ///
    /// let mut expander = Expander::new();
    /// assert_eq!(expander.enter("List"), Entered::Open);
    /// // Met again while it is open: a cycle.
    /// assert_eq!(expander.enter("List"), Entered::Known(Node::reference(0)));
    /// ```
    pub fn enter(&mut self, key: K) -> Entered {
        let table = &mut self.table;
        match self.met.get_mut(&key) {
            None => {
                self.met.insert(key, State::Open(None));
                Entered::Open
            }
            Some(State::Open(number)) => {
                let number = *number.get_or_insert_with(|| {
                    table.push(None);
                    table.len() - 1
                });
                Entered::Known(Node::reference(number))
            }
            Some(State::Done(node)) => Entered::Known(node.clone()),
        }
    }

    /// Ends the translation of `key`: returns the shape to use, which is `node` or a reference to
    /// it.
    ///
    /// Cost: a look-up. A `key` that is not open changes nothing, and `node` comes back.
    ///
    /// ```
    /// use shorn::shape::{Entered, Expander, Node};
    ///
    /// let mut expander = Expander::new();
    /// expander.enter("Id");
    /// assert_eq!(expander.leave(&"Id", Node::uint()), Node::uint());
    ///
    /// expander.enter("List");
    /// let Entered::Known(again) = expander.enter("List") else { unreachable!() };
    /// assert_eq!(expander.leave(&"List", Node::array(again)), Node::reference(0));
    /// ```
    pub fn leave(&mut self, key: &K, node: Node) -> Node {
        let Some(state) = self.met.get_mut(key) else {
            return node;
        };
        let number = match state {
            State::Open(number) => *number,
            State::Done(_) => None,
        };
        let result = match number {
            Some(number) => {
                if let Some(slot) = self.table.get_mut(number) {
                    *slot = Some(node);
                }
                Node::reference(number)
            }
            None => node,
        };
        *state = State::Done(result.clone());
        result
    }

    /// Whether `key` has been entered and not left.
    ///
    /// ```
    /// use shorn::shape::{Expander, Node};
    ///
    /// let mut expander = Expander::new();
    /// expander.enter("Id");
    /// assert!(expander.is_open(&"Id"));
    /// expander.leave(&"Id", Node::uint());
    /// assert!(!expander.is_open(&"Id"));
    /// ```
    pub fn is_open(&self, key: &K) -> bool {
        matches!(self.met.get(key), Some(State::Open(_)))
    }

    /// Names `key` for the JSON Schema document, should it become a table entry. The first name
    /// stays.
    ///
    /// ```
    /// use shorn::shape::{Entered, Expander, Node};
    ///
    /// let mut expander = Expander::new();
    /// expander.enter(7);
    /// expander.name(7, "List");
    /// let Entered::Known(again) = expander.enter(7) else { unreachable!() };
    /// let root = expander.leave(&7, Node::array(again));
    /// let (shape, _) = expander.finish(root)?;
    /// # #[cfg(feature = "json-schema")]
    /// assert!(shape.json_schema()?["$defs"]["List"].is_object());
    /// # let _ = shape;
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn name(&mut self, key: K, name: &str) {
        self.names.entry(key).or_insert_with(|| name.into());
    }

    /// Accepts arrays of a variable number of elements that take no bytes, for a codec that counts
    /// them over the whole message.
    #[cfg_attr(not(feature = "json-schema"), allow(dead_code, reason = "for documents alone"))]
    pub(crate) fn accept_zero_width(&mut self) {
        self.zero_width = ZeroWidth::Counted;
    }

    /// Folds, settles the null markers and builds the shape around `root`.
    ///
    /// Also returns the table slots of the definitions met: `(key, k)` where the whole of `key` is
    /// definition `k`, be it as a reference or as a copy that reads the same. A definition without
    /// a slot is written out wherever it is used.
    ///
    /// # Errors
    ///
    /// Those of [`Shape::build`]. `unresolved_ref` too if a definition was entered, met again, and
    /// never left.
    ///
    /// # Cost
    ///
    /// Linear in the definitions; a tree that is used many times counts once.
    ///
    /// ```
    /// use shorn::shape::{Entered, Expander, Node};
    ///
    /// let mut expander = Expander::new();
    /// expander.enter("List");
    /// let Entered::Known(again) = expander.enter("List") else { unreachable!() };
    /// let root = expander.leave(&"List", Node::array(again));
    /// let (shape, slots) = expander.finish(root)?;
    /// assert_eq!(shape.signature(), Some(r#"{"defs":[{"array":{"ref":0}}],"root":{"ref":0}}"#));
    /// assert_eq!(slots, [("List", 0)]);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn finish(self, root: Node) -> Result<(Shape, Vec<(K, usize)>), SchemaError> {
        let names = self.names_of_slots();
        let table: Option<Vec<Node>> = self.table.into_iter().collect();
        let table = table.ok_or(SchemaErrorKind::UnresolvedRef)?;
        check::limits(table.iter().chain([&root]))?;

        let mut entries = Entries::new(&table);
        let slots = slots_of(&self.met, &mut entries);
        let mut fold = |node: &Node| entries.find(node).map(Node::reference);
        let mut folding = Rewriting::new(&mut fold);
        let mut root = folding.node(&root);
        let mut table: Vec<Node> = table.iter().map(|node| folding.below(node)).collect();

        let admitting_null = null::entries_admitting_null(&table);
        if admitting_null.contains(&true) {
            let mut unmark = |node: &Node| without_double_marker(node, &admitting_null);
            let mut unmarking = Rewriting::new(&mut unmark);
            root = unmarking.node(&root);
            table = table.iter().map(|node| unmarking.node(node)).collect();
        }
        let shape = Shape::assemble(root, table, names, &admitting_null, self.zero_width)?;
        Ok((shape, slots))
    }

    fn names_of_slots(&self) -> Vec<Option<Box<str>>> {
        let mut names: Vec<Option<Box<str>>> = self.table.iter().map(|_| None).collect();
        for (key, name) in &self.names {
            if let Some(State::Done(node)) = self.met.get(key) {
                if let Kind::Reference(number) = node.kind() {
                    if let Some(slot) = names.get_mut(*number) {
                        slot.get_or_insert_with(|| name.clone());
                    }
                }
            }
        }
        names
    }
}

impl<K: Ord + Clone> Default for Expander<K> {
    fn default() -> Expander<K> {
        Expander::new()
    }
}

impl<K: fmt::Debug> fmt::Debug for Expander<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Expander").field("met", &self.met.keys()).field("table", &self.table).finish_non_exhaustive()
    }
}

/// The table entries by what they read like.
struct Entries {
    classes: Classes,
    numbers: BTreeMap<usize, usize>,
}

impl Entries {
    fn new(table: &[Node]) -> Entries {
        let mut entries = Entries { classes: Classes::default(), numbers: BTreeMap::new() };
        for (number, node) in table.iter().enumerate() {
            let class = entries.classes.of(node);
            entries.numbers.entry(class).or_insert(number);
        }
        entries
    }

    /// The first entry that reads like `node`.
    fn find(&mut self, node: &Node) -> Option<usize> {
        if self.numbers.is_empty() {
            return None;
        }
        self.numbers.get(&self.classes.of(node)).copied()
    }
}

/// The definitions that are table entries as a whole.
fn slots_of<K: Ord + Clone>(met: &BTreeMap<K, State>, entries: &mut Entries) -> Vec<(K, usize)> {
    let mut slot = |state: &State| match state {
        State::Open(_) => None,
        State::Done(node) => match node.kind() {
            Kind::Reference(number) => Some(*number),
            _ => entries.find(node),
        },
    };
    met.iter().filter_map(|(key, state)| slot(state).map(|number| (key.clone(), number))).collect()
}

/// The reference below a null marker, if that admits null itself.
fn without_double_marker(node: &Node, admitting_null: &[bool]) -> Option<Node> {
    match node.kind() {
        Kind::Nullable(inner) if matches!(inner.kind(), Kind::Reference(_)) => {
            null::admits_null(inner, admitting_null).then(|| (**inner).clone())
        }
        _ => None,
    }
}

/// Replaces nodes of trees by others, outermost first. What is shared stays shared, and what has
/// nothing to replace is not copied.
struct Rewriting<'a> {
    replace: &'a mut dyn FnMut(&Node) -> Option<Node>,
    /// By the address of the node as it was, which has to live as long as this.
    done: BTreeMap<usize, Node>,
}

impl<'a> Rewriting<'a> {
    fn new(replace: &'a mut dyn FnMut(&Node) -> Option<Node>) -> Rewriting<'a> {
        Rewriting { replace, done: BTreeMap::new() }
    }

    /// What becomes of a tree.
    fn node(&mut self, node: &Node) -> Node {
        match (self.replace)(node) {
            Some(other) => other,
            None => self.below(node),
        }
    }

    /// What becomes of a tree of which the root stays.
    fn below(&mut self, node: &Node) -> Node {
        if node.measure().height == 1 {
            return node.clone();
        }
        if let Some(done) = self.done.get(&node.address()) {
            return done.clone();
        }
        let children: Vec<Node> = node.kind().children().map(|child| self.node(child)).collect();
        let kept = node.kind().children().zip(&children).all(|(before, after)| before.address() == after.address());
        let after = if kept { node.clone() } else { node.with_children(children) };
        self.done.insert(node.address(), after.clone());
        after
    }
}
