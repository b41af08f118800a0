//! What is inside of an object. It knows members, in which order they are written, and which are not; what a
//! value is it leaves to its slot.
//!
//! Members are written as they come, each with a comma before it, the first of which becomes the brace at
//! the end. While they come in the order in which they are to be, that is all. Where one comes out of turn, the
//! run before it is noted; at the end the runs are put in order, with defaults between.
//! Which member comes next is guessed by what followed the last time, so that a type whose members have another
//! order than the schema's finds each by one comparison.

use super::order::{FIRST_INDEX, Notes, OTHERS, Place, default};
use super::scratch::Run;
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
    /// What is declared.
    members: &'p [Member],
    way: Way<'p>,
    /// Where its text begins.
    begin: usize,
    /// The run that is being written; its end is not known yet.
    run: Run,
    /// Those before.
    notes: Option<Notes>,
    /// The declared member that is likely to come next, and the one before.
    guess: usize,
    before: usize,
    /// The member of a map whose name has come and whose value has not; within, nothing if it is dropped.
    named: Option<Option<Named>>,
    /// The depth outside.
    outer: u32,
}

pub(super) enum Way<'p> {
    Shaped(&'p ObjectPlan),
    /// Every member by the same node.
    Plain(Id),
    /// For the node. In a box, since every object would be as large.
    Tree(Box<collect::Map>, Id),
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
    pub(super) fn new(stream: &'s mut Stream<'p, 'o>, way: Way<'p>, outer: u32) -> Self {
        let begin = stream.out.len();
        let (members, guess) = match way {
            Way::Shaped(object) => (&*object.members, object.first.get()),
            _ => (&[][..], 0),
        };
        let place = if members.is_empty() { OTHERS } else { 0 };
        let run = Run { first: place, until: place, start: begin, end: begin };
        Members { stream, members, way, begin, run, notes: None, guess, before: usize::MAX, named: None, outer }
    }

    /// Writes the name of a member; `None` if it is dropped.
    #[inline(always)]
    fn name(&mut self, name: &str) -> Option<Named> {
        match self.members.get(self.guess) {
            Some(member) if scan::equal(member.name.as_bytes(), name.as_bytes()) => {
                Some(self.declared(self.guess, member))
            }
            _ => self.search(name),
        }
    }

    #[inline(always)]
    fn declared(&mut self, at: usize, member: &Member) -> Named {
        let start = self.stream.out.len();
        if at as Place != self.run.until {
            self.turn(at as Place, start);
        }
        self.run.until = at as Place + 1;
        self.guess = member.follower.get();
        self.before = at;
        scan::append(self.stream.out, member.comma_and_key.as_bytes());
        Named { id: member.node, place: at as Place, start }
    }

    /// Begins another run at `start`.
    #[inline(never)]
    fn turn(&mut self, place: Place, start: usize) {
        if self.run.start != start {
            self.note(Run { end: start, ..self.run });
        }
        self.run = Run { first: place, until: place, start, end: start };
    }

    fn note(&mut self, run: Run) {
        let scratch = self.stream.scratch.get();
        self.notes.get_or_insert_with(|| Notes::begin(scratch, self.members.len()));
        if let Some(notes) = &mut self.notes {
            notes.note(self.stream.scratch.get(), run);
        }
    }

    /// A member that is not the one that was expected.
    #[inline(never)]
    fn search(&mut self, name: &str) -> Option<Named> {
        let object = match self.way {
            Way::Shaped(object) => object,
            Way::Plain(id) => return Some(self.undeclared(name, id)),
            Way::Tree(..) => return None,
        };
        match object.search(self.before, name) {
            Some(at) => object.members.get(at).map(|member| self.declared(at, member)),
            None => object.extras.as_ref().and_then(|extras| self.extra(extras, name)),
        }
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
        if place != self.run.until {
            self.turn(place, start);
        }
        self.run.until = if place == OTHERS { OTHERS } else { place + 1 };
        self.stream.out.push(b',');
        text::quoted(name, self.stream.out);
        self.stream.out.push(b':');
        Named { id, place, start }
    }

    #[inline(always)]
    fn value<T: Serialize + ?Sized>(&mut self, named: Named, is_member: bool, value: &T) -> Result<(), GiveUp> {
        match value.serialize(Slot { stream: &mut *self.stream, id: named.id, is_member })? {
            Wrote::Something => Ok(()),
            Wrote::Nothing => {
                self.nothing(named);
                Ok(())
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
    fn nothing(&mut self, named: Named) {
        let Named { place, start, .. } = named;
        self.stream.out.truncate(start);
        if place < FIRST_INDEX {
            self.run.until = place;
            self.turn(place + 1, start);
            self.note(Run { first: place, until: place + 1, start: usize::MAX, end: usize::MAX });
        }
    }

    #[inline(always)]
    fn key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<Option<Named>, GiveUp> {
        key.serialize(Short(|content: Content<'_>| match content {
            Content::Text(name) | Content::Word(name) => Ok(self.name(name)),
            Content::None => Err(GiveUp),
        }))
    }

    /// As it is if every declared member came in order; an object that declares none is none of them.
    #[inline(always)]
    fn finish(self) -> Written {
        let declared = self.members.len() as Place;
        if declared != 0 && self.run.first == 0 && self.run.until == declared && self.notes.is_none() {
            self.stream.depth = self.outer;
            self.stream.close(self.begin, b"{}");
            return Ok(Wrote::Something);
        }
        self.finish_other()
    }

    #[inline(never)]
    fn finish_other(self) -> Written {
        self.stream.depth = self.outer;
        if let Way::Tree(map, id) = self.way {
            return collected(self.stream, *map, id);
        }
        let begin = self.begin;
        let stream = if self.members.is_empty() && self.notes.is_none() { self.stream } else { self.arrange()? };
        stream.close(begin, b"{}");
        Ok(Wrote::Something)
    }

    fn arrange(mut self) -> Result<&'s mut Stream<'p, 'o>, GiveUp> {
        let end = self.stream.out.len();
        // How many members came, if they came in order and only the last are missing.
        let came = match self.run {
            _ if self.notes.is_some() => None,
            Run { start, .. } if start == end => Some(0),
            Run { first: 0, until, .. } => Some(until as usize),
            _ => None,
        };
        if let Some(came) = came {
            self.members.iter().skip(came).try_for_each(|last| default(last, self.stream.out))?;
            return Ok(self.stream);
        }
        self.turn(OTHERS, end);
        if let Some(notes) = self.notes {
            notes.arrange(self.stream, self.members, self.begin)?;
        }
        Ok(self.stream)
    }
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
                let written = match self.name(name) {
                    Some(named) => self.value(named, true, value),
                    None => match &mut self.way {
                        Way::Tree(map, _) => {
                            ser::SerializeStruct::serialize_field(&mut **map, name, value).map_err(|_| GiveUp)
                        }
                        _ => Ok(()),
                    },
                };
                self.stream.noted(written)
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
        let named = self.key(key);
        let named = self.stream.noted(named)?;
        // A name without a value leaves text that must not be there.
        let written = if self.named.replace(named).is_some() { Err(GiveUp) } else { Ok(()) };
        self.stream.noted(written)
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
        if let Way::Tree(map, _) = &mut self.way {
            return map.serialize_value(value).map_err(|_| GiveUp);
        }
        let written = match self.named.take() {
            Some(Some(named)) => self.value(named, true, value),
            Some(None) => Ok(()),
            None => Err(GiveUp),
        };
        self.stream.noted(written)
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
        let written = match self.key(key) {
            Ok(Some(named)) => self.value(named, true, value),
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        self.stream.noted(written)
    }

    #[inline]
    fn end(self) -> Written {
        if self.named.is_some() { Err(GiveUp) } else { self.finish() }
    }
}
