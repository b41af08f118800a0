//! What is inside of a list. It knows elements and what stands between them; what an element is it leaves
//! to its slot.
//!
//! Before each element stands a comma, the first of which becomes the bracket at the end.

use super::slot::Slot;
use super::{GiveUp, PLAIN, Stream, Written, Wrote};
use crate::stringify::collect;
use crate::stringify::plan::{Accepts, ArrayPlan, Id};
use crate::stringify::tree::Tree;
use serde::Serialize;
use serde::ser;

pub(super) struct List<'s, 'p, 'o> {
    stream: &'s mut Stream<'p, 'o>,
    way: Way<'p>,
    /// Where its text begins.
    begin: usize,
    count: usize,
    /// How many there are to be, where something depends on it.
    announced: Option<usize>,
    /// The depth outside.
    outer: u32,
}

pub(super) enum Way<'p> {
    /// Each by the same node.
    Items(Id),
    Tuple {
        slots: &'p [(Accepts, Id)],
        open: bool,
    },
    /// For the node. In a box, since every list would be as large.
    Tree(Box<collect::List>, Id),
}

impl<'p> Way<'p> {
    #[inline(always)]
    pub(super) fn of(array: &'p ArrayPlan) -> Self {
        match array {
            ArrayPlan::List(item) => Way::Items(*item),
            ArrayPlan::Tuple { slots, open } => Way::Tuple { slots, open: *open },
        }
    }
}

impl<'s, 'p, 'o> List<'s, 'p, 'o> {
    #[inline(always)]
    pub(super) fn new(stream: &'s mut Stream<'p, 'o>, way: Way<'p>, announced: Option<usize>, outer: u32) -> Self {
        List { begin: stream.out.len(), stream, way, count: 0, announced, outer }
    }

    #[inline(always)]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
        match &self.way {
            Way::Items(id) => {
                let id = *id;
                self.stream.out.push(b',');
                self.count += 1;
                match value.serialize(Slot { stream: &mut *self.stream, id, is_member: false })? {
                    Wrote::Something => Ok(()),
                    Wrote::Nothing => self.stream.tree(id, &Tree::Nothing).map(drop),
                }
            }
            _ => self.other_element(value),
        }
    }

    #[inline(never)]
    fn other_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
        let (slots, open) = match &mut self.way {
            Way::Tree(list, _) => return ser::SerializeSeq::serialize_element(&mut **list, value).map_err(|_| GiveUp),
            Way::Tuple { slots, open } => (*slots, *open),
            Way::Items(_) => (&[][..], true),
        };
        self.stream.out.push(b',');
        let position = slots.get(self.count);
        self.count += 1;
        let id = match position {
            Some((Accepts::Anything, id)) => *id,
            Some((accepts, id)) => {
                // Its kind decides, before anything is written.
                let tree = value.serialize(self.stream.collector()).map_err(|_| GiveUp)?;
                return match accepts.takes(&tree) {
                    true => self.stream.tree(*id, &tree).map(drop),
                    false => Err(GiveUp),
                };
            }
            None if open => PLAIN,
            None => return Err(GiveUp),
        };
        match value.serialize(Slot { stream: &mut *self.stream, id, is_member: false })? {
            Wrote::Something => Ok(()),
            Wrote::Nothing => self.stream.tree(id, &Tree::Nothing).map(drop),
        }
    }

    #[inline(always)]
    fn finish(self) -> Written {
        self.stream.depth = self.outer;
        if self.announced.is_some_and(|announced| announced != self.count) {
            return Err(GiveUp);
        }
        match self.way {
            Way::Tree(list, id) => collected(self.stream, *list, id),
            _ => {
                self.stream.close(self.begin, b"[]");
                Ok(Wrote::Something)
            }
        }
    }
}

#[inline(never)]
fn collected(stream: &mut Stream<'_, '_>, list: collect::List, id: Id) -> Written {
    let tree = ser::SerializeSeq::end(list).map_err(|_| GiveUp)?;
    stream.tree(id, &tree)
}

impl Stream<'_, '_> {
    /// Ends a container whose parts stand behind commas from `begin` on.
    #[inline(always)]
    pub(super) fn close(&mut self, begin: usize, brackets: &[u8; 2]) {
        match self.out.get_mut(begin) {
            Some(first) => {
                *first = brackets[0];
                self.out.push(brackets[1]);
            }
            None => self.out.extend_from_slice(brackets),
        }
    }
}

/// The four traits of lists do the same.
macro_rules! lists {
    ($($trait:ident: $method:ident),*) => { $(
        impl ser::$trait for List<'_, '_, '_> {
            type Ok = Wrote;
            type Error = GiveUp;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
                let written = self.element(value);
                self.stream.noted(written)
            }

            #[inline]
            fn end(self) -> Written {
                self.finish()
            }
        }
    )* };
}
lists!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field
);
