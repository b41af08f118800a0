//! Writing a value while serde tells it, without a tree of it. It knows the steps of a plan and serde's
//! calls; what a value becomes in the slot of a type it leaves to the definition (`write`, `scalar`).
//!
//! Whatever is written here is what the definition writes. Where that is in doubt, and for every error, this
//! way gives up with [`GiveUp`], which says nothing: the buffer is cut back, the value is collected, and the
//! definition says what is written or what is wrong. A union or a condition that has to look into its value
//! collects just that part and goes on by the definition.
//!
//! The one difference: a member that is dropped is not serialized, so an error of its own goes unseen.
//!
//! | file | what it knows |
//! |---|---|
//! | `slot` | a value where a node of the plan stands |
//! | `json` | the same for a `serde_json::Value`, which is there all at once |
//! | `list`, `members` | what is inside lists and objects |
//! | `order` | members that came in another order |
//! | `short` | names, and the content of the wrappers |
//! | `scratch` | buffers for members that come in another order |

mod json;
mod list;
mod members;
mod order;
mod scratch;
mod short;
mod slot;

use super::collect::Collector;
use super::options::Options;
use super::plan::{ArrayPlan, Id, Node, ObjectPlan, Plan};
use super::scalar;
use super::tree::Tree;
use super::validate::Test;
use super::write::Writer;
use crate::wire::cast;
use scratch::Lease;
use serde::Serialize;
use slot::Slot;
use std::fmt;

/// Nodes of the plan, and newtypes, on the way to a value down to which this way goes: it has the
/// machine's stack for each, and what is nested deeper is rare.
const MOST_DEPTH: u32 = 256;

/// Choices at one leaf that are looked through here.
const MOST_CHOICES: u32 = 16;

/// The number of no node, which is written as it is.
const PLAIN: Id = Id::MAX;

/// Appends a value's text; where it gives up, something may have been appended.
pub(super) fn write<T: Serialize + ?Sized>(
    plan: &Plan,
    options: &Options,
    value: &T,
    out: &mut Vec<u8>,
) -> Result<(), GiveUp> {
    let mut stream = Stream { plan, options, out, depth: 0, failed: false, scratch: Lease::default() };
    if let Some(value) = cast::as_json(value) {
        return stream.json(plan.root, value);
    }
    match value.serialize(Slot { stream: &mut stream, id: plan.root, is_member: false })? {
        Wrote::Something if !stream.failed => Ok(()),
        _ => Err(GiveUp),
    }
}

/// The definition has to say what becomes of this.
#[derive(Debug)]
pub(super) struct GiveUp;

impl fmt::Display for GiveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("in doubt")
    }
}

impl std::error::Error for GiveUp {}

impl serde::ser::Error for GiveUp {
    fn custom<T: fmt::Display>(_: T) -> Self {
        GiveUp
    }
}

/// What came of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wrote {
    Something,
    /// It is no value; what that means in its place is its container's business.
    Nothing,
}

type Written = Result<Wrote, GiveUp>;

struct Stream<'p, 'o> {
    plan: &'p Plan,
    options: &'p Options,
    out: &'o mut Vec<u8>,
    /// At least as deep as the definition counts.
    depth: u32,
    /// Whether a part gave up. A `Serialize` may pass over that and go on, behind what the part has left.
    failed: bool,
    scratch: Lease,
}

/// How a list or an object is written in its place.
enum Open<'p> {
    /// As it is, by a node that says so.
    Plain,
    Object(&'p ObjectPlan),
    Array(&'p ArrayPlan),
    /// It has to be collected.
    Tree,
}

impl<'p> Stream<'p, '_> {
    /// Notes a part that gave up.
    #[inline(always)]
    fn noted<T>(&mut self, part: Result<T, GiveUp>) -> Result<T, GiveUp> {
        if part.is_err() {
            self.failed = true;
        }
        part
    }

    #[inline(always)]
    fn node(&self, id: Id) -> &'p Node {
        self.plan.nodes.get(id as usize).unwrap_or(&Node::Plain)
    }

    /// A value that was collected, by the definition.
    #[inline(never)]
    fn tree(&mut self, id: Id, value: &Tree<'_>) -> Written {
        let (plan, options) = (self.plan, self.options);
        let mut writer = Writer { plan, options, out: self.out, watch: (), is_nothing: false };
        match writer.node(id, value, self.depth) {
            Ok(()) => Ok(Wrote::Something),
            Err(_) => Err(GiveUp),
        }
    }

    fn collector(&self) -> Collector {
        Collector::inside(self.depth, self.options.none_is_absent)
    }

    #[inline]
    fn deeper(&mut self) -> Result<(), GiveUp> {
        self.depth += 1;
        if self.depth > MOST_DEPTH { Err(GiveUp) } else { Ok(()) }
    }

    /// Which node a leaf is left to, as far as that is told by its kind.
    fn chosen(&self, mut id: Id, leaf: &Tree<'_>) -> Result<Id, GiveUp> {
        for _ in 0..MOST_CHOICES {
            id = match self.node(id) {
                Node::Same(next) => *next,
                Node::Nullable(next) if !matches!(leaf, Tree::Null) => *next,
                node => match chosen(node, leaf, |test| test.accepts(leaf).ok())? {
                    Some(next) => next,
                    None => break,
                },
            };
        }
        Ok(id)
    }

    /// Which node writes a list or an object, of which `probe` is one; the depth is then that of its parts.
    #[inline]
    fn open(&mut self, mut id: Id, probe: &Tree<'_>) -> Result<(Open<'p>, Id), GiveUp> {
        loop {
            self.deeper()?;
            match self.node(id) {
                Node::Object(object) if object.required.is_empty() => return Ok((Open::Object(object), id)),
                Node::Array(array) => return Ok((Open::Array(array), id)),
                Node::Plain => return Ok((Open::Plain, id)),
                Node::Same(next) | Node::Nullable(next) => id = *next,
                node => match chosen(node, probe, |test| test.demands.by_kind(probe))? {
                    Some(next) => id = next,
                    None => {
                        self.depth -= 1;
                        return Ok((Open::Tree, id));
                    }
                },
            }
        }
    }
}

/// What a node chooses for a value of which no more may be known than its kind; `None` if that is not enough.
fn chosen(node: &Node, probe: &Tree<'_>, accepted: impl Fn(&Test) -> Option<bool>) -> Result<Option<Id>, GiveUp> {
    match node {
        Node::Types(types) => {
            let found = types.iter().find(|(kind, _)| scalar::listed(*kind, probe));
            found.map(|(_, id)| Some(*id)).ok_or(GiveUp)
        }
        Node::Union(branches) => {
            for (test, id) in branches {
                match accepted(test) {
                    Some(true) => return Ok(Some(*id)),
                    Some(false) => {}
                    None => return Ok(None),
                }
            }
            Err(GiveUp)
        }
        Node::Condition { test, then, otherwise } => {
            Ok(accepted(test).map(|accepted| if accepted { *then } else { *otherwise }))
        }
        _ => Ok(None),
    }
}
