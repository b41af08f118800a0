//! Knows how a value is written by a plan. It is the definition: whatever is faster must write the same.
//! Must not know schemas.

use super::audit::Watch;
use super::error::{StringifyError, StringifyErrorKind as Kind};
use super::options::{LargeArrays, Options};
use super::plan::{Accepts, ArrayPlan, Extras, Id, Node, ObjectPlan, Plan};
use super::scalar;
use super::text;
use super::tree::{Key, Tree};
use std::borrow::Cow;
use std::collections::HashSet;

type Written = Result<(), StringifyError>;

/// How deep lists and objects are followed: a thread's stack of 2 MiB has room for so many in an unoptimized
/// build.
const MOST_DEPTH: u32 = 512;

/// How many choices may follow one another at one value. More are made where schemas lead back to themselves
/// with nothing between.
const MOST_CHOICES: u32 = 1_024;

pub(super) struct Writer<'p, 'o, W = ()> {
    pub(super) plan: &'p Plan,
    pub(super) options: &'p Options,
    pub(super) out: &'o mut Vec<u8>,
    /// Who looks on.
    pub(super) watch: W,
    /// Whether the value as a whole is nothing.
    pub(super) is_nothing: bool,
}

impl<W: Watch> Writer<'_, '_, W> {
    pub(super) fn root(&mut self, value: &Tree<'_>) -> Written {
        self.is_nothing = matches!(value, Tree::Nothing);
        self.node(self.plan.root, value, 0)
    }

    pub(super) fn node(&mut self, id: Id, value: &Tree<'_>, depth: u32) -> Written {
        let mut id = id;
        for _ in 0..MOST_CHOICES {
            let node = self.plan.nodes.get(id as usize).unwrap_or(&Node::Plain);
            self.watch.at(node, value);
            match choice(node, value).map_err(|error| self.located(error, id))? {
                Some(next) => id = next,
                None => return self.step(node, value, depth).map_err(|error| self.located(error, id)),
            }
        }
        Err(self.located(Kind::RecursionDepth.into(), id))
    }

    #[cold]
    fn located(&self, error: StringifyError, id: Id) -> StringifyError {
        error.by(self.plan.pointers.get(id as usize).and_then(Option::as_ref))
    }

    /// What is no choice.
    fn step(&mut self, node: &Node, value: &Tree<'_>, depth: u32) -> Written {
        match node {
            Node::Constant { text, null } => {
                let text = if *null && matches!(value, Tree::Null) { "null" } else { text };
                self.out.extend_from_slice(text.as_bytes());
                Ok(())
            }
            Node::Boolean => {
                scalar::boolean(value, self.out);
                Ok(())
            }
            Node::Integer => Ok(scalar::integer(value, self.options.rounding, self.out)?),
            Node::Number => Ok(scalar::number(value, self.out)?),
            Node::Text(format) => Ok(scalar::string(value, *format, self.options.utc_offset_minutes, self.out)?),
            Node::Object(object) => self.object(object, value, depth),
            Node::Array(array) => self.array(array, value, depth),
            // A list has null for it, and a member would be absent.
            Node::Plain if self.is_nothing => Err(Kind::UndefinedValue.into()),
            Node::Plain => self.plain(value, depth),
            // Where one that may be null gets here, the value is.
            Node::Null | Node::Nullable(_) => {
                self.out.extend_from_slice(b"null");
                Ok(())
            }
            Node::Types(_) => Err(Kind::NoMatchingType.into()),
            Node::Union(_) => Err(Kind::NoMatchingBranch.into()),
            Node::Condition { .. } | Node::Same(_) => Err(Kind::RecursionDepth.into()),
        }
    }

    fn object(&mut self, object: &ObjectPlan, value: &Tree<'_>, depth: u32) -> Written {
        let depth = deeper(depth)?;
        let members = match value {
            Tree::Object(members) => &**members,
            Tree::Null => {
                self.out.extend_from_slice(b"{}");
                return Ok(());
            }
            Tree::Nothing if !object.is_empty() => return Err(Kind::UndefinedValue.into()),
            // What is no object has no members.
            _ => &[],
        };
        if let Some(name) = object.missing(members) {
            return Err(StringifyError::from(Kind::MissingRequired).in_key(name));
        }
        let mut declared: Vec<Option<&Tree<'_>>> = vec![None; object.members.len()];
        for (key, value) in members {
            let at = key.text().and_then(|name| object.by_name.find(name.as_bytes(), usize::MAX));
            if let Some(place) = at.and_then(|at| declared.get_mut(at)) {
                *place = Some(value);
            }
        }
        self.out.push(b'{');
        let mut is_first = true;
        for (member, value) in object.members.iter().zip(declared) {
            match value.filter(|value| **value != Tree::Nothing) {
                Some(value) => {
                    self.comma(&mut is_first);
                    self.out.extend_from_slice(member.key().as_bytes());
                    self.watch.enter_key(&Key::Text(Cow::Borrowed(&member.name)));
                    self.node(member.node, value, depth).map_err(|error| error.in_key(&member.name))?;
                    self.watch.leave();
                }
                None => {
                    if let Some(default) = &member.default {
                        self.comma(&mut is_first);
                        self.out.extend_from_slice(member.key().as_bytes());
                        self.out.extend_from_slice(default.as_bytes());
                        self.watch.defaulted(&member.name);
                    } else if member.required {
                        return Err(StringifyError::from(Kind::MissingRequired).in_key(&member.name));
                    }
                }
            }
        }
        let members = if W::LOOKS || object.extras.is_some() { members } else { &[] };
        for (key, value) in members {
            let is_declared = key.text().is_some_and(|name| object.by_name.find(name.as_bytes(), usize::MAX).is_some());
            if !is_declared && *value != Tree::Nothing {
                match &object.extras {
                    Some(extras) => self.extra(extras, key, value, &mut is_first, depth)?,
                    None => self.watch.dropped(key),
                }
            }
        }
        self.out.push(b'}');
        Ok(())
    }

    fn extra(&mut self, extras: &Extras, key: &Key<'_>, value: &Tree<'_>, is_first: &mut bool, depth: u32) -> Written {
        let by_pattern = extras.patterns.iter().find(|(pattern, _)| match key {
            Key::Text(name) => pattern.is_match(name),
            Key::Units(units) => pattern.is_match_units(units),
        });
        let Some(id) = by_pattern.map(|(_, id)| *id).or(extras.rest) else {
            self.watch.dropped(key);
            return Ok(());
        };
        self.comma(is_first);
        self.key(key);
        self.watch.enter_key(key);
        self.node(id, value, depth).map_err(|error| error.in_key(&key.lossy()))?;
        self.watch.leave();
        Ok(())
    }

    fn key(&mut self, key: &Key<'_>) {
        match key {
            Key::Text(name) => text::quoted(name, self.out),
            Key::Units(units) => text::quoted_units(units, self.out),
        }
        self.out.push(b':');
    }

    fn comma(&mut self, is_first: &mut bool) {
        if !core::mem::take(is_first) {
            self.out.push(b',');
        }
    }

    fn array(&mut self, array: &ArrayPlan, value: &Tree<'_>, depth: u32) -> Written {
        let depth = deeper(depth)?;
        let items = match value {
            Tree::List(items) => items.as_slice(),
            Tree::Null => {
                self.out.extend_from_slice(b"[]");
                return Ok(());
            }
            _ => return Err(Kind::NotAnArray.into()),
        };
        if let ArrayPlan::Tuple { slots, open: false } = array {
            if items.len() > slots.len() {
                return Err(Kind::TooManyItems.into());
            }
        }
        if matches!(self.options.large_arrays, LargeArrays::Plain { from } if items.len() >= from) {
            return self.plain(value, depth);
        }
        self.out.push(b'[');
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.out.push(b',');
            }
            self.watch.enter_index(index);
            self.item(array, index, item, depth).map_err(|error| error.at_index(index))?;
            self.watch.leave();
        }
        self.out.push(b']');
        Ok(())
    }

    fn item(&mut self, array: &ArrayPlan, index: usize, item: &Tree<'_>, depth: u32) -> Written {
        match array {
            ArrayPlan::List(id) => self.node(*id, item, depth),
            ArrayPlan::Tuple { slots, .. } => match slots.get(index) {
                Some((accepts, id)) => {
                    if !accepts.takes(item) {
                        return Err(Kind::TupleItemMismatch.into());
                    }
                    self.node(*id, item, depth)
                }
                None => self.plain(item, depth),
            },
        }
    }

    /// As `JSON.stringify` writes it; nothing is null.
    fn plain(&mut self, value: &Tree<'_>, depth: u32) -> Written {
        match value {
            Tree::Nothing | Tree::Null | Tree::Date(None) => self.out.extend_from_slice(b"null"),
            Tree::Bool(value) => self.out.extend_from_slice(if *value { b"true" } else { b"false" }),
            Tree::Integer(value) => self.out.extend_from_slice(itoa::Buffer::new().format(*value).as_bytes()),
            Tree::Number(value) => scalar::plain_number(*value, self.out),
            Tree::Big(_) => return Err(Kind::BigintInUntyped.into()),
            Tree::Text(content) | Tree::Date(Some(content)) => text::quoted(content, self.out),
            Tree::Units(units) => text::quoted_units(units, self.out),
            Tree::Pattern(_) => self.out.extend_from_slice(b"{}"),
            Tree::List(items) => {
                let depth = deeper(depth)?;
                self.out.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        self.out.push(b',');
                    }
                    self.plain(item, depth).map_err(|error| error.at_index(index))?;
                }
                self.out.push(b']');
            }
            Tree::Object(members) => {
                let depth = deeper(depth)?;
                self.out.push(b'{');
                let mut is_first = true;
                for (key, value) in members.iter().filter(|(_, value)| *value != Tree::Nothing) {
                    self.comma(&mut is_first);
                    self.key(key);
                    self.plain(value, depth).map_err(|error| error.in_key(&key.lossy()))?;
                }
                self.out.push(b'}');
            }
        }
        Ok(())
    }
}

/// Which node a choice leaves the value to; `None` for one that is no choice, or has none.
fn choice(node: &Node, value: &Tree<'_>) -> Result<Option<Id>, StringifyError> {
    match node {
        Node::Same(id) => Ok(Some(*id)),
        Node::Nullable(id) => Ok((!matches!(value, Tree::Null)).then_some(*id)),
        Node::Types(types) => Ok(types.iter().find(|(kind, _)| scalar::listed(*kind, value)).map(|(_, id)| *id)),
        Node::Union(branches) => {
            for (test, id) in branches {
                if test.accepts(value)? {
                    return Ok(Some(*id));
                }
            }
            Ok(None)
        }
        Node::Condition { test, then, otherwise } => Ok(Some(if test.accepts(value)? { *then } else { *otherwise })),
        _ => Ok(None),
    }
}

fn deeper(depth: u32) -> Result<u32, StringifyError> {
    if depth < MOST_DEPTH { Ok(depth + 1) } else { Err(Kind::RecursionDepth.into()) }
}

impl ObjectPlan {
    /// Whether nothing is asked of the value.
    fn is_empty(&self) -> bool {
        self.required.is_empty() && self.members.is_empty() && self.extras.is_none()
    }

    /// The first name that is required, not declared, and not there.
    fn missing(&self, members: &[(Key<'_>, Tree<'_>)]) -> Option<&str> {
        if self.required.is_empty() {
            return None;
        }
        let there = members.iter().filter(|(_, value)| *value != Tree::Nothing);
        let there: HashSet<&str> = there.filter_map(|(key, _)| key.text()).collect();
        self.required.iter().map(|name| &**name).find(|name| !there.contains(name))
    }
}

impl Accepts {
    pub(super) fn takes(&self, item: &Tree<'_>) -> bool {
        match self {
            Accepts::Anything => true,
            Accepts::Types { nullable: true, .. } if matches!(item, Tree::Null) => true,
            Accepts::Types { types, .. } => types.iter().any(|kind| scalar::positioned(*kind, item)),
        }
    }
}
