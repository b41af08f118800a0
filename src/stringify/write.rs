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

type Written = Result<(), StringifyError>;

/// Nodes of the plan from the root to a value, beyond which nothing is written: a thread's stack has
/// room for so many in an unoptimized build.
const MOST_DEPTH: u32 = 1_024;

pub(super) struct Writer<'p, 'o, W = ()> {
    pub(super) plan: &'p Plan,
    pub(super) options: &'p Options,
    pub(super) out: &'o mut Vec<u8>,
    /// Who looks on.
    pub(super) watch: W,
}

impl<W: Watch> Writer<'_, '_, W> {
    pub(super) fn root(&mut self, value: &Tree<'_>) -> Written {
        self.node(self.plan.root, value, 0)
    }

    pub(super) fn node(&mut self, id: Id, value: &Tree<'_>, depth: u32) -> Written {
        if depth > MOST_DEPTH {
            return Err(Kind::RecursionDepth.into());
        }
        let depth = depth + 1;
        let node = self.plan.nodes.get(id as usize).unwrap_or(&Node::Plain);
        self.watch.at(node, value);
        match node {
            Node::Plain if matches!(value, Tree::Nothing) => Err(Kind::UndefinedValue.into()),
            Node::Plain => self.plain(value, depth),
            Node::Constant { text, null } => {
                let text = if *null && matches!(value, Tree::Null) { "null" } else { text };
                self.out.extend_from_slice(text.as_bytes());
                Ok(())
            }
            Node::Null => {
                self.out.extend_from_slice(b"null");
                Ok(())
            }
            Node::Boolean => {
                scalar::boolean(value, self.out);
                Ok(())
            }
            Node::Integer => Ok(scalar::integer(value, self.options.rounding, self.out)?),
            Node::Number => Ok(scalar::number(value, self.out)?),
            Node::Text(format) => Ok(scalar::string(value, *format, self.out)?),
            Node::Object(object) => self.object(object, value, depth),
            Node::Array(array) => self.array(array, value, depth),
            Node::Types(types) => match types.iter().find(|(kind, _)| scalar::listed(*kind, value)) {
                Some((_, id)) => self.node(*id, value, depth),
                None => Err(Kind::NoMatchingType.into()),
            },
            Node::Nullable(_) if matches!(value, Tree::Null) => {
                self.out.extend_from_slice(b"null");
                Ok(())
            }
            Node::Nullable(id) | Node::Same(id) => self.node(*id, value, depth),
            Node::Union(branches) => {
                for (test, id) in branches {
                    if test.accepts(value)? {
                        return self.node(*id, value, depth);
                    }
                }
                Err(Kind::NoMatchingBranch.into())
            }
            Node::Condition { test, then, otherwise } => {
                let way = if test.accepts(value)? { then } else { otherwise };
                self.node(*way, value, depth)
            }
        }
    }

    fn object(&mut self, object: &ObjectPlan, value: &Tree<'_>, depth: u32) -> Written {
        let members = match value {
            Tree::Object(members) => members.as_slice(),
            Tree::Null => {
                self.out.extend_from_slice(b"{}");
                return Ok(());
            }
            Tree::Nothing if !object.is_empty() => return Err(Kind::UndefinedValue.into()),
            // What is no object has no members.
            _ => &[],
        };
        for name in &object.required {
            let has = |(key, value): &(Key<'_>, Tree<'_>)| key.text() == Some(name) && *value != Tree::Nothing;
            if !members.iter().any(has) {
                return Err(StringifyError::from(Kind::MissingRequired).in_key(name));
            }
        }
        let mut declared: Vec<Option<&Tree<'_>>> = vec![None; object.members.len()];
        for (key, value) in members {
            let at = key.text().and_then(|name| object.by_name.get(name));
            if let Some(place) = at.and_then(|at| declared.get_mut(*at)) {
                *place = Some(value);
            }
        }
        self.out.push(b'{');
        let mut is_first = true;
        for (member, value) in object.members.iter().zip(declared) {
            match value.filter(|value| **value != Tree::Nothing) {
                Some(value) => {
                    self.comma(&mut is_first);
                    self.out.extend_from_slice(member.key.as_bytes());
                    self.watch.enter_key(&Key::Text(Cow::Borrowed(&member.name)));
                    self.node(member.node, value, depth).map_err(|error| error.in_key(&member.name))?;
                    self.watch.leave();
                }
                None => {
                    if let Some(default) = &member.default {
                        self.comma(&mut is_first);
                        self.out.extend_from_slice(member.key.as_bytes());
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
            let is_declared = key.text().is_some_and(|name| object.by_name.contains_key(name));
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
        let name = key.text().unwrap_or_default();
        let by_pattern = extras.patterns.iter().find(|(pattern, _)| pattern.is_match(name));
        let Some(id) = by_pattern.map(|(_, id)| *id).or(extras.rest) else {
            self.watch.dropped(key);
            return Ok(());
        };
        self.comma(is_first);
        self.key(key);
        self.watch.enter_key(key);
        self.node(id, value, depth).map_err(|error| error.in_key(name))?;
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
        let items = match value {
            Tree::List(items) => items.as_slice(),
            Tree::Null => &[],
            _ => return Err(Kind::NotAnArray.into()),
        };
        if let ArrayPlan::Tuple { slots, open: false } = array {
            if items.len() > slots.len() {
                return Err(Kind::TooManyItems.into());
            }
        }
        if matches!(self.options.large_arrays, LargeArrays::Plain { from } if items.len() as f64 >= from) {
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
            ArrayPlan::List(id) => self.slot(*id, item, depth),
            ArrayPlan::Tuple { slots, .. } => match slots.get(index) {
                Some((accepts, id)) => {
                    if !accepts.takes(item) {
                        return Err(Kind::TupleItemMismatch.into());
                    }
                    self.slot(*id, item, depth)
                }
                None => self.plain(item, depth),
            },
        }
    }

    /// An element; one that is nothing is null where no type says otherwise.
    fn slot(&mut self, id: Id, item: &Tree<'_>, depth: u32) -> Written {
        if matches!((self.plan.nodes.get(id as usize), item), (Some(Node::Plain), Tree::Nothing)) {
            self.out.extend_from_slice(b"null");
            return Ok(());
        }
        self.node(id, item, depth)
    }

    /// As `JSON.stringify` writes it; nothing is null.
    fn plain(&mut self, value: &Tree<'_>, depth: u32) -> Written {
        if depth > MOST_DEPTH {
            return Err(Kind::RecursionDepth.into());
        }
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
                self.out.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        self.out.push(b',');
                    }
                    self.plain(item, depth + 1).map_err(|error| error.at_index(index))?;
                }
                self.out.push(b']');
            }
            Tree::Object(members) => {
                self.out.push(b'{');
                let mut is_first = true;
                for (key, value) in members.iter().filter(|(_, value)| *value != Tree::Nothing) {
                    self.comma(&mut is_first);
                    self.key(key);
                    self.plain(value, depth + 1).map_err(|error| error.in_key(key.text().unwrap_or_default()))?;
                }
                self.out.push(b'}');
            }
        }
        Ok(())
    }
}

impl ObjectPlan {
    /// Whether nothing is asked of the value.
    fn is_empty(&self) -> bool {
        self.required.is_empty() && self.members.is_empty() && self.extras.is_none()
    }
}

impl Accepts {
    fn takes(&self, item: &Tree<'_>) -> bool {
        match self {
            Accepts::Anything => true,
            Accepts::Types { nullable: true, .. } if matches!(item, Tree::Null) => true,
            Accepts::Types { types, .. } => types.iter().any(|kind| scalar::positioned(*kind, item)),
        }
    }
}
