//! What is inside of an object. It knows members, in which order they are written, and which are not; what a
//! value is it leaves to its slot.
//!
//! Members are written as they come, each with a comma before it, the first of which becomes the brace at
//! the end. While they come in the order in which they are to be, that is all. From the first that comes out of
//! turn on it is noted where each was written, and at the end they are put in order, with defaults between.
//! Which member comes next is guessed by what followed the last time, so that a type whose members have another
//! order than the schema's finds each by one comparison.

use super::order::{FIRST_INDEX, Notes, OTHERS, Place, default};
use super::short::{Content, Short};
use super::slot::Slot;
use super::{GiveUp, Stream, Written, Wrote};
use crate::stringify::collect;
use crate::stringify::document::array_index;
use crate::stringify::plan::{Extras, Id, Member, ObjectPlan};
use crate::stringify::text;
use crate::wire::scan;
use serde::Serialize;
use serde::ser::{self, Serializer};

pub(super) struct Members<'s, 'p, 'o> {
    stream: &'s mut Stream<'p, 'o>,
    way: Way<'p>,
    /// Where its text begins.
    begin: usize,
    /// How many members came in order, until something is noted.
    in_order: usize,
    notes: Option<Notes>,
    /// The declared member that is likely to come next, and the one before.
    guess: usize,
    before: usize,
    /// The member of a map whose name has come and whose value has not.
    named: Option<Named>,
    /// The depth outside.
    outer: u32,
}

enum Way<'p> {
    Shaped(&'p ObjectPlan),
    /// Every member by the same node.
    Plain(Id),
    /// For the node.
    Tree(collect::Map, Id),
}

/// A member whose name was written.
#[derive(Clone, Copy)]
struct Named {
    id: Id,
    place: Place,
    /// Where its comma stands.
    start: usize,
}

impl<'s, 'p, 'o> Members<'s, 'p, 'o> {
    #[inline(always)]
    fn new(stream: &'s mut Stream<'p, 'o>, way: Way<'p>, guess: usize, outer: u32) -> Self {
        let begin = stream.out.len();
        Members { stream, way, begin, in_order: 0, notes: None, guess, before: usize::MAX, named: None, outer }
    }

    #[inline(always)]
    pub(super) fn shaped(stream: &'s mut Stream<'p, 'o>, object: &'p ObjectPlan, outer: u32) -> Self {
        Members::new(stream, Way::Shaped(object), object.first.get(), outer)
    }

    #[inline(always)]
    pub(super) fn plain(stream: &'s mut Stream<'p, 'o>, id: Id, outer: u32) -> Self {
        Members::new(stream, Way::Plain(id), 0, outer)
    }

    pub(super) fn collected(stream: &'s mut Stream<'p, 'o>, map: collect::Map, id: Id, outer: u32) -> Self {
        Members::new(stream, Way::Tree(map, id), 0, outer)
    }

    /// Writes the name of a member; `None` if it is dropped.
    #[inline(always)]
    fn name(&mut self, name: &str) -> Option<Named> {
        match self.way {
            Way::Shaped(object) => match object.members.get(self.guess) {
                Some(member) if scan::equal(member.name.as_bytes(), name.as_bytes()) => {
                    Some(self.declared(self.guess, member))
                }
                _ => self.search(object, name),
            },
            Way::Plain(id) => Some(self.undeclared(name, id)),
            Way::Tree(..) => None,
        }
    }

    #[inline(always)]
    fn declared(&mut self, at: usize, member: &Member) -> Named {
        let start = self.stream.out.len();
        if at == self.in_order {
            self.in_order += 1;
        } else if self.notes.is_none() {
            self.begin_notes(start);
        }
        self.guess = member.follower.get();
        self.before = at;
        scan::append(self.stream.out, member.comma_and_key.as_bytes());
        Named { id: member.node, place: at as Place, start }
    }

    /// What is written up to `end` stands in order.
    #[cold]
    fn begin_notes(&mut self, end: usize) {
        let members = match self.way {
            Way::Shaped(object) => object.members.len(),
            _ => 0,
        };
        self.notes = Some(Notes::begin(self.stream.scratch.get(), members, self.in_order, self.begin, end));
    }

    /// A member that is not the one that was expected.
    #[inline(never)]
    fn search(&mut self, object: &ObjectPlan, name: &str) -> Option<Named> {
        let Some(at) = object.by_name.find(name.as_bytes(), usize::MAX) else {
            return object.extras.as_ref().and_then(|extras| self.extra(extras, name));
        };
        object.members.get(self.before).map_or(&object.first, |before| &before.follower).set(at);
        object.members.get(at).map(|member| self.declared(at, member))
    }

    fn extra(&mut self, extras: &Extras, name: &str) -> Option<Named> {
        let by_pattern = extras.patterns.iter().find(|(pattern, _)| pattern.is_match(name));
        let id = by_pattern.map(|(_, id)| *id).or(extras.rest)?;
        Some(self.undeclared(name, id))
    }

    #[inline(always)]
    fn undeclared(&mut self, name: &str, id: Id) -> Named {
        let is_digit = name.as_bytes().first().is_some_and(u8::is_ascii_digit);
        let index = if is_digit { array_index(name) } else { None };
        let place = index.map_or(OTHERS, |index| FIRST_INDEX + Place::from(index));
        let start = self.stream.out.len();
        // Among nothing that is declared they stand in the order in which they come.
        let alone = match self.way {
            Way::Shaped(object) => object.members.is_empty(),
            _ => true,
        };
        if self.notes.is_none() && !(alone && place == OTHERS) {
            self.begin_notes(start);
        }
        self.stream.out.push(b',');
        text::quoted(name, self.stream.out);
        self.stream.out.push(b':');
        Named { id, place, start }
    }

    #[inline(always)]
    fn value<T: Serialize + ?Sized>(&mut self, named: Named, is_member: bool, value: &T) -> Result<(), GiveUp> {
        let Named { id, place, start } = named;
        if value.serialize(Slot { stream: &mut *self.stream, id, is_member })? == Wrote::Nothing {
            return self.nothing(named);
        }
        match &mut self.notes {
            None => Ok(()),
            Some(notes) => {
                let end = self.stream.out.len();
                notes.note(self.stream.scratch.get(), place, start, end)
            }
        }
    }

    /// The whole object where its only member is what a variant holds.
    pub(super) fn variant<T: Serialize + ?Sized>(mut self, name: &'static str, value: &T) -> Written {
        if let Way::Tree(_, id) = self.way {
            let tree = self.stream.collector().serialize_newtype_variant("", 0, name, value);
            self.stream.depth = self.outer;
            return self.stream.tree(id, &tree.map_err(|_| GiveUp)?);
        }
        if let Some(named) = self.name(name) {
            // Not a member of which `None` would be absent.
            self.value(named, false, value)?;
        }
        self.finish()
    }

    /// Takes a member back. That one was given is noted, since what comes last under a name counts.
    #[cold]
    fn nothing(&mut self, named: Named) -> Result<(), GiveUp> {
        let Named { place, start, .. } = named;
        self.stream.out.truncate(start);
        if place >= FIRST_INDEX {
            return Ok(());
        }
        if self.notes.is_none() {
            self.in_order -= 1;
            self.begin_notes(start);
        }
        match &mut self.notes {
            Some(notes) => notes.note(self.stream.scratch.get(), place, start, start),
            None => Ok(()),
        }
    }

    #[inline(always)]
    fn key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<Option<Named>, GiveUp> {
        key.serialize(Short(|content: Content<'_>| match content {
            Content::Text(name) | Content::Word(name) => Ok(self.name(name)),
            Content::None => Err(GiveUp),
        }))
    }

    #[inline(always)]
    fn finish(self) -> Written {
        self.stream.depth = self.outer;
        match self.way {
            Way::Shaped(object) => match self.notes {
                None if self.in_order == object.members.len() => {}
                None => defaults(self.stream, object, self.in_order)?,
                Some(notes) => notes.arrange(self.stream, &object.members, self.begin)?,
            },
            Way::Plain(_) => match self.notes {
                None => {}
                Some(notes) => notes.arrange(self.stream, &[], self.begin)?,
            },
            Way::Tree(map, id) => return collected(self.stream, map, id),
        }
        self.stream.close(self.begin, b"{}");
        Ok(Wrote::Something)
    }
}

/// The last members did not come.
#[inline(never)]
fn defaults(stream: &mut Stream<'_, '_>, object: &ObjectPlan, from: usize) -> Result<(), GiveUp> {
    object.members.iter().skip(from).try_for_each(|member| default(member, stream.out))
}

#[inline(never)]
fn collected(stream: &mut Stream<'_, '_>, map: collect::Map, id: Id) -> Written {
    let tree = ser::SerializeMap::end(map).map_err(|_| GiveUp)?;
    stream.tree(id, &tree)
}

/// The two traits of structs do the same.
macro_rules! structs {
    ($($trait:ident),*) => { $(
        impl ser::$trait for Members<'_, '_, '_> {
            type Ok = Wrote;
            type Error = GiveUp;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), GiveUp> {
                match self.name(name) {
                    Some(named) => self.value(named, true, value),
                    None => match &mut self.way {
                        Way::Tree(map, _) => {
                            ser::SerializeStruct::serialize_field(map, name, value).map_err(|_| GiveUp)
                        }
                        _ => Ok(()),
                    },
                }
            }

            #[inline]
            fn end(self) -> Written {
                self.finish()
            }
        }
    )* };
}
structs!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Members<'_, '_, '_> {
    type Ok = Wrote;
    type Error = GiveUp;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), GiveUp> {
        if let Way::Tree(map, _) = &mut self.way {
            return map.serialize_key(key).map_err(|_| GiveUp);
        }
        self.named = self.key(key)?;
        Ok(())
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
        if let Way::Tree(map, _) = &mut self.way {
            return map.serialize_value(value).map_err(|_| GiveUp);
        }
        match self.named.take() {
            Some(named) => self.value(named, true, value),
            None => Ok(()),
        }
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        key: &K,
        value: &V,
    ) -> Result<(), GiveUp> {
        if let Way::Tree(map, _) = &mut self.way {
            return map.serialize_entry(key, value).map_err(|_| GiveUp);
        }
        match self.key(key)? {
            Some(named) => self.value(named, true, value),
            None => Ok(()),
        }
    }

    #[inline]
    fn end(self) -> Written {
        self.finish()
    }
}
