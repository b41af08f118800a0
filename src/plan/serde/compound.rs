//! Arrays and objects that are being written. It knows where their counts, bitmaps and indexes go, and
//! how what did not come in the order of the wire is put into it; the values are `serialize`'s.

use super::key::with_text;
use super::serialize::{Doubt, Fast, Place, Spot, Written};
use super::tell::Tell;
use crate::plan::branches::Order;
use crate::plan::keys::Scalars;
use crate::plan::program::{Cases, Fields, Id, Items, Step};
use crate::shape::JsonType;
use crate::shape::order::compare_bytes;
use crate::wire::reader::DYNAMIC_DEPTH;
use serde::ser::{self, Serialize};

/// A field or entry that was written.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    /// The position of the field, or `ENTRY`.
    field: u32,
    /// Whether there is a value: none is written of a field that is absent.
    present: bool,
    start: usize,
    /// Where the key ends of an entry.
    key_end: usize,
    /// Where the text of the key begins.
    key: usize,
    end: usize,
}

const ENTRY: u32 = u32::MAX;

pub(super) enum Elements<'p> {
    /// A count, then elements of one kind.
    Alike {
        place: Place,
        items: Option<&'p Items>,
    },
    Fixed {
        item: Id,
        length: usize,
    },
    /// `behind`: where the rest begins.
    Tuple {
        items: &'p [Id],
        rest: Option<&'p Items>,
        behind: Option<usize>,
    },
}

/// An array that is being written.
pub(super) struct Array<'e, 'p, 'w> {
    pub(super) fast: &'e mut Fast<'p, 'w>,
    pub(super) elements: Elements<'p>,
    pub(super) n: usize,
    /// The count, if it is written.
    pub(super) counted: Option<usize>,
    /// Where the first element is.
    pub(super) start: usize,
    /// An element is missing, which a `Serialize` may make nothing of.
    pub(super) failed: bool,
}

impl Array<'_, '_, '_> {
    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let written = self.write(value);
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn write<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        let place = match &mut self.elements {
            Elements::Alike { place, .. } => *place,
            Elements::Fixed { item, .. } => Place::Node(*item),
            Elements::Tuple { items, rest, behind } => match (items.get(self.n), rest) {
                (Some(item), _) => Place::Node(*item),
                (None, Some(rest)) => {
                    behind.get_or_insert(self.fast.writer.len());
                    Place::Node(rest.item)
                }
                (None, None) => return Err(Doubt::Error),
            },
        };
        self.n += 1;
        match place {
            Place::Node(id) => self.fast.below(id, value, None)?,
            place => self.fast.beside(place, value)?,
        }
        self.fast.check_message()
    }

    pub(super) fn finish(self) -> Written {
        let Array { fast, elements, n, counted, start, failed } = self;
        match elements {
            _ if failed => Err(Doubt::Here),
            Elements::Alike { items, place } => {
                if matches!(place, Place::Byte) && n as u64 > fast.limits.text.into() {
                    return Err(Doubt::Error);
                }
                if let Some(items) = items {
                    fast.count_free(items, n)?;
                }
                match counted {
                    Some(counted) if counted == n => Ok(()),
                    Some(_) => Err(Doubt::Error),
                    None => fast.count_before(start, n),
                }
            }
            Elements::Fixed { length, .. } if n == length => Ok(()),
            Elements::Tuple { items, rest: None, .. } if n == items.len() => Ok(()),
            Elements::Tuple { items, rest: Some(rest), behind } if n >= items.len() => {
                fast.count_free(rest, n - items.len())?;
                let behind = behind.unwrap_or(fast.writer.len());
                fast.count_before(behind, n - items.len())
            }
            _ => Err(Doubt::Error),
        }
    }
}

impl Fast<'_, '_> {
    /// Puts a count before elements that are written.
    fn count_before(&mut self, start: usize, n: usize) -> Written {
        let end = self.writer.len();
        self.count(n)?;
        // The count is a few bytes at most: what is written turns once around it.
        let moved = self.writer.len() - end;
        if let Some(elements) = self.writer.buffer_mut().get_mut(start..) {
            elements.rotate_right(moved);
        }
        Ok(())
    }
}

pub(super) enum Members<'p> {
    Fields(&'p Fields),
    Entries(&'p Items),
    Dynamic(usize),
    /// The first member is to tell.
    Untold {
        cases: Option<&'p Cases>,
        order: Option<&'p Order>,
    },
}

/// An object that is being written.
pub(super) struct Object<'e, 'p, 'w> {
    pub(super) fast: &'e mut Fast<'p, 'w>,
    pub(super) members: Members<'p>,
    /// Its first piece.
    pub(super) base: usize,
    /// Where its fields or, with their count, its entries are.
    pub(super) start: usize,
    pub(super) bitmap: usize,
    /// The field that came last.
    pub(super) last: Option<usize>,
    /// Whether members came in the order of the wire so far.
    pub(super) sorted: bool,
    /// The count of entries, if it is written.
    pub(super) counted: Option<usize>,
    /// A key that waits for its value.
    pub(super) key: Option<String>,
    /// A member is missing, which a `Serialize` may make nothing of.
    pub(super) failed: bool,
}

impl<'p> Object<'_, 'p, '_> {
    pub(super) fn begin(&mut self, spot: Spot<'p>, n: Option<usize>) -> Written {
        match spot {
            Spot::Step(Step::Object(fields)) => {
                self.bitmap = self.fast.writer.len();
                let bits = fields.optionals.div_ceil(8);
                self.fast.writer.buffer_mut().resize(self.bitmap + bits, 0);
                self.members = Members::Fields(fields);
                self.start = self.fast.writer.len();
            }
            Spot::Step(Step::Record(items)) => {
                self.members = Members::Entries(items);
                self.start = self.fast.writer.len();
            }
            Spot::Dynamic(depth) if depth < DYNAMIC_DEPTH => {
                self.fast.writer.byte(7);
                self.members = Members::Dynamic(depth + 1);
                self.start = self.fast.writer.len();
            }
            Spot::Cases(cases) => self.members = Members::Untold { cases: Some(cases), order: None },
            Spot::Order(order) => self.members = Members::Untold { cases: None, order: Some(order) },
            _ => return Err(Doubt::Error),
        }
        if let (Members::Entries(_) | Members::Dynamic(_), Some(n)) = (&self.members, n) {
            self.fast.count(n)?;
            self.counted = Some(n);
        }
        Ok(())
    }

    /// Writes the index of the branch that the first member tells.
    fn choose<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        // A branch may be another union.
        while let Members::Untold { cases, order } = self.members {
            let id = if let Some(cases) = cases {
                if *cases.name != *key {
                    return Err(Doubt::Here);
                }
                let position = value.serialize(Tell { scalars: &cases.positions }).map_err(|_| Doubt::Here)?;
                self.fast.branch(&cases.branches, position)?
            } else if let Some(order) = order {
                if order.telling_property() != Some(key) {
                    return Err(Doubt::Here);
                }
                let told = |scalars: &Scalars| value.serialize(Tell { scalars }).ok();
                match order.candidates_of_case(told) {
                    [only] => self.fast.branch(&order.branches, *only as usize)?,
                    _ => return Err(Doubt::Here),
                }
            } else {
                return Err(Doubt::Error);
            };
            self.fast.down()?;
            let spot = self.fast.spot_of_node(id, JsonType::Object)?;
            // Of a dynamic value or a record in a union the number of members is not known here.
            self.begin(spot, None)?;
        }
        Ok(())
    }

    #[inline]
    pub(super) fn member<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        let written = self.write(key, value);
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn write<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Written {
        if matches!(self.members, Members::Untold { .. }) {
            self.choose(key, value)?;
        }
        match self.members {
            Members::Fields(fields) => {
                let last = self.last.and_then(|last| fields.fields.get(last));
                let hint = last.map_or(&fields.first, |last| &last.follower);
                let guess = hint.get();
                let Some(position) = fields.keys.find(key.as_bytes(), guess) else {
                    return match &fields.extras {
                        Some(items) => self.entry(key, Place::Node(items.item), value),
                        // Refused, or left out, but looked at.
                        None => Err(Doubt::Here),
                    };
                };
                let Some(field) = fields.fields.get(position) else { return Err(Doubt::Error) };
                if position != guess {
                    hint.set(position);
                }
                self.sorted &= self.last.is_none_or(|last| last < position);
                self.last = Some(position);
                let start = self.fast.writer.len();
                let mut absent = false;
                let may_be_absent = if field.none_is_absent { Some(&mut absent) } else { None };
                self.fast.below(field.node, value, may_be_absent)?;
                let end = self.fast.writer.len();
                let field = position as u32;
                self.fast.pieces.push(Piece { field, present: !absent, start, key: start, key_end: start, end });
                Ok(())
            }
            Members::Entries(items) => self.entry(key, Place::Node(items.item), value),
            Members::Dynamic(depth) => self.entry(key, Place::Dynamic(depth), value),
            Members::Untold { .. } => Err(Doubt::Error),
        }
    }

    fn entry<T: Serialize + ?Sized>(&mut self, key: &str, place: Place, value: &T) -> Written {
        if let Some(last) = self.fast.pieces.get(self.base..).and_then(<[Piece]>::last) {
            let follows = last.field != ENTRY || compare_bytes(self.fast.key(last), key.as_bytes()).is_lt();
            self.sorted &= follows;
        }
        let start = self.fast.writer.len();
        self.fast.writer.text(key).map_err(|_| Doubt::Error)?;
        let key_end = self.fast.writer.len();
        match place {
            Place::Node(id) => self.fast.below(id, value, None)?,
            place => self.fast.beside(place, value)?,
        }
        let end = self.fast.writer.len();
        let key = key_end - key.len();
        self.fast.pieces.push(Piece { field: ENTRY, present: true, start, key, key_end, end });
        self.fast.check_message()
    }

    pub(super) fn finish(self) -> Written {
        let Object { fast, members, base, start, bitmap, sorted, counted, failed, .. } = self;
        let n = fast.pieces.len() - base;
        match members {
            _ if failed => return Err(Doubt::Here),
            Members::Fields(fields) => {
                // Fields behind extras are out of order as well.
                let extras = fields.extras.is_some();
                if !sorted || (extras && n > 0) {
                    fast.arrange(start, base, extras)?;
                } else if extras {
                    fast.count(0)?;
                }
                fast.presence(fields, bitmap, base)?;
            }
            Members::Entries(_) | Members::Dynamic(_) => {
                if !sorted || counted != Some(n) {
                    fast.arrange(start, base, true)?;
                }
            }
            // No member told.
            Members::Untold { .. } => return Err(Doubt::Error),
        }
        fast.pieces.truncate(base);
        Ok(())
    }
}

impl Fast<'_, '_> {
    /// The text of a key that was written.
    fn key(&self, piece: &Piece) -> &[u8] {
        self.writer.as_bytes().get(piece.key..piece.key_end).unwrap_or_default()
    }

    /// Puts the pieces behind `start` into the order of the wire, with the count before the entries:
    /// once more behind all of them, and then down to where they were. Only where fields and keys differ.
    fn arrange(&mut self, start: usize, base: usize, counted: bool) -> Written {
        let mut pieces = core::mem::take(&mut self.pieces);
        let arranged = match pieces.get_mut(base..) {
            Some(pieces) => self.arrange_pieces(start, pieces, counted),
            None => Err(Doubt::Error),
        };
        self.pieces = pieces;
        arranged
    }

    fn arrange_pieces(&mut self, start: usize, pieces: &mut [Piece], counted: bool) -> Written {
        pieces.sort_unstable_by(|a, b| a.field.cmp(&b.field).then_with(|| compare_bytes(self.key(a), self.key(b))));
        let same = |a: &Piece, b: &Piece| a.field == b.field && (a.field != ENTRY || self.key(a) == self.key(b));
        if pieces.windows(2).any(|two| matches!(two, [a, b] if same(a, b))) {
            return Err(Doubt::Error);
        }
        let fields = pieces.partition_point(|piece| piece.field != ENTRY);
        let end = self.writer.len();
        for (i, piece) in pieces.iter().enumerate() {
            if i == fields && counted {
                self.count(pieces.len() - fields)?;
            }
            if piece.start <= piece.end && piece.end <= end {
                self.writer.buffer_mut().extend_from_within(piece.start..piece.end);
            }
        }
        if fields == pieces.len() && counted {
            self.count(0)?;
        }
        let n = self.writer.len() - end;
        if start <= end {
            self.writer.buffer_mut().copy_within(end.., start);
            self.writer.truncate(start + n);
        }
        Ok(())
    }

    /// Fills in which fields are there, that all are that must be, and none is twice.
    fn presence(&mut self, fields: &Fields, bitmap: usize, base: usize) -> Written {
        let Fast { pieces, writer, .. } = self;
        let mut pieces = pieces.get(base..).unwrap_or_default().iter().peekable();
        let mut bit = 0;
        for (field, position) in fields.fields.iter().zip(0..) {
            let present = pieces.next_if(|piece| piece.field == position).is_some_and(|piece| piece.present);
            if field.optional {
                if let Some(byte) = writer.buffer_mut().get_mut(bitmap + bit / 8).filter(|_| present) {
                    *byte |= 1 << (bit % 8);
                }
                bit += 1;
            } else if !present {
                return Err(Doubt::Error);
            }
        }
        // What is left are extras, or a field for the second time.
        if pieces.any(|piece| piece.field != ENTRY) { Err(Doubt::Error) } else { Ok(()) }
    }
}

impl ser::SerializeMap for Object<'_, '_, '_> {
    type Ok = ();
    type Error = Doubt;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        self.key = Some(with_text(key, |key| Ok::<_, Doubt>(String::from(key)))?);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        match self.key.take() {
            Some(key) => self.member(&key, value),
            None => {
                self.failed = true;
                Err(Doubt::Error)
            }
        }
    }

    #[inline]
    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(&mut self, key: &K, value: &V) -> Written {
        let written = with_text(key, |key| self.member(key, value));
        self.failed |= written.is_err();
        written
    }

    #[inline]
    fn end(self) -> Written {
        self.finish()
    }
}

impl ser::SerializeStruct for Object<'_, '_, '_> {
    type Ok = ();
    type Error = Doubt;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
        self.member(key, value)
    }

    #[inline]
    fn end(self) -> Written {
        self.finish()
    }
}

/// The three that an array can be.
macro_rules! arrays {
    ($($as:ident: $method:ident),*) => { $(
        impl ser::$as for Array<'_, '_, '_> {
            type Ok = ();
            type Error = Doubt;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Written {
                self.finish()
            }
        }
    )* };
}
arrays! { SerializeSeq: serialize_element, SerializeTuple: serialize_element, SerializeTupleStruct: serialize_field }
