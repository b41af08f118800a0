//! Objects and records on their way from JSON text to the wire: their members come in any order, and
//! are written in that of the wire. It knows members and chunks of bytes; what a value is it leaves
//! to the walk.
//!
//! Each value is written as it comes. Where members come in the order of the wire, that is all, and
//! so it is tried first. An object of which members ever came in another order is walked in another
//! way from then on: where each was written is noted, and the last puts them in order. Which member
//! comes next is guessed by what followed the last time, with its comma, quotes and colon in one
//! comparison; where that fails it is found by hash.

use super::cursor::{Flaw, Read};
use super::encode::{Inner, Walk};
use super::scratch::Scratch;
use crate::plan::program::{Field, Fields};
use crate::shape::Undeclared;
use crate::shape::order::compare_bytes;
use crate::wire::scan;

/// From where to where a declared field was written; nothing, if it was not.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slot {
    start: usize,
    end: usize,
    written: bool,
}

/// A member under a key that is on the wire: from where to where it was written, and where its key is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    start: usize,
    key: (usize, usize),
    end: usize,
}

impl Entry {
    fn key<'b>(&self, buffer: &'b [u8]) -> &'b [u8] {
        buffer.get(self.key.0..self.key.1).unwrap_or_default()
    }
}

/// What comes next in an object.
enum Next<'p> {
    Field(usize, &'p Field),
    /// A member of another key, with the cursor before the key.
    Other,
    End,
}

impl<'p> Walk<'p, '_, '_> {
    pub(super) fn object(&mut self, object: &'p Fields) -> Read<()> {
        self.cursor.take(b'{', Flaw::Doubt)?;
        let (cursor, begin) = (self.cursor, self.writer.len());
        if !object.mixed.is_set() {
            if self.in_order(object)? {
                return Ok(());
            }
            // Once for each object of a schema, so that nesting does not multiply it.
            object.mixed.set();
            self.cursor = cursor;
            self.writer.truncate(begin);
        }
        self.in_any_order(object)
    }

    fn begin_bitmap(&mut self, object: &Fields) -> usize {
        let at = self.writer.len();
        for _ in 0..object.optionals.div_ceil(8) {
            self.writer.byte(0);
        }
        at
    }

    /// Marks a field as present in the bitmap; how many required fields it is.
    #[inline(always)]
    fn count(&mut self, bitmap: usize, field: &Field) -> usize {
        match field.bit {
            Some(bit) => {
                if let Some(byte) = self.writer.buffer_mut().get_mut(bitmap + bit as usize / 8) {
                    *byte |= 1 << (bit % 8);
                }
                0
            }
            None => 1,
        }
    }

    /// The next member. It is guessed to be `guess`; what follows the field `before`, or comes first, is
    /// kept in mind where it is another.
    #[inline(always)]
    fn next(&mut self, object: &'p Fields, is_first: bool, guess: usize, before: Option<&Field>) -> Read<Next<'p>> {
        match object.fields.get(guess) {
            Some(field) if self.cursor.takes(if is_first { field.key() } else { &field.comma_and_key }) => {
                Ok(Next::Field(guess, field))
            }
            _ => self.next_by_search(object, is_first, guess, before),
        }
    }

    #[inline(never)]
    fn next_by_search(
        &mut self,
        object: &'p Fields,
        is_first: bool,
        guess: usize,
        before: Option<&Field>,
    ) -> Read<Next<'p>> {
        let more = if is_first { !self.cursor.ends(b'}') } else { self.cursor.goes_on(b'}')? };
        if !more {
            return Ok(Next::End);
        }
        self.cursor.token();
        // Behind whitespace the guess may be right.
        if let Some(field) = object.fields.get(guess).filter(|field| self.cursor.takes(field.key())) {
            return Ok(Next::Field(guess, field));
        }
        let begin = self.cursor;
        let found = object.keys.find(self.content()?, usize::MAX);
        match found.and_then(|position| Some((position, object.fields.get(position)?))) {
            Some((position, field)) => {
                before.map_or(&object.first, |before| &before.follower).set(position);
                self.cursor.take(b':', Flaw::Colon)?;
                Ok(Next::Field(position, field))
            }
            None => {
                self.cursor = begin;
                Ok(Next::Other)
            }
        }
    }

    /// Writes an object whose members come in the order of the wire; whether they do.
    fn in_order(&mut self, object: &'p Fields) -> Read<bool> {
        let bitmap = self.begin_bitmap(object);
        let (mut required, mut least) = (0, 0);
        let (mut guess, mut before, mut is_first) = (object.first.get(), None, true);
        loop {
            match self.next(object, is_first, guess, before)? {
                Next::Field(position, field) => {
                    if position < least {
                        return Ok(false);
                    }
                    least = position + 1;
                    required += self.count(bitmap, field);
                    self.node(field.node)?;
                    guess = field.follower.get();
                    before = Some(field);
                }
                Next::Other if object.extras.is_some() => return Ok(false),
                Next::Other => self.leave_out(object)?,
                Next::End => break,
            }
            is_first = false;
        }
        if object.extras.is_some() {
            self.writer.byte(0);
        }
        match required + object.optionals == object.fields.len() {
            true => Ok(true),
            false => Err(Flaw::Doubt),
        }
    }

    /// Writes an object whose members come in any order.
    fn in_any_order(&mut self, object: &'p Fields) -> Read<()> {
        let bitmap = self.begin_bitmap(object);
        let begin = self.writer.len();
        let Scratch { slots, entries, .. } = self.scratch.get();
        let (first_slot, first_entry) = (slots.len(), entries.len());
        slots.resize(first_slot + object.fields.len(), Slot::default());
        let (mut required, mut least, mut sorted) = (0, 0, true);
        let (mut guess, mut before, mut is_first) = (object.first.get(), None, true);
        loop {
            match self.next(object, is_first, guess, before)? {
                Next::Field(position, field) => {
                    sorted &= position >= least;
                    least = position + 1;
                    required += self.count(bitmap, field);
                    let start = self.writer.len();
                    self.node(field.node)?;
                    let end = self.writer.len();
                    match self.scratch.get().slots.get_mut(first_slot + position) {
                        Some(slot) if !slot.written => *slot = Slot { start, end, written: true },
                        _ => return Err(Flaw::Doubt),
                    }
                    guess = field.follower.get();
                    before = Some(field);
                }
                Next::Other => match &object.extras {
                    Some(items) => {
                        self.entry(Inner::Node(items.item))?;
                        // No field may follow it.
                        least = usize::MAX;
                    }
                    None => self.leave_out(object)?,
                },
                Next::End => break,
            }
            is_first = false;
        }
        if required + object.optionals != object.fields.len() {
            return Err(Flaw::Doubt);
        }
        if object.extras.is_some() {
            self.arrange(begin, first_slot, first_entry, sorted)?;
            self.scratch.get().entries.truncate(first_entry);
        } else if !sorted {
            let Scratch { slots, sorted, .. } = self.scratch.get();
            let buffer = self.writer.buffer_mut();
            sorted.clear();
            gather_slots(slots, first_slot, buffer, sorted);
            replace(buffer, begin, sorted);
        }
        self.scratch.get().slots.truncate(first_slot);
        Ok(())
    }

    /// Puts the fields written from `begin` on in order, and the entries, with their count, behind.
    fn arrange(&mut self, begin: usize, first_slot: usize, first_entry: usize, sorted: bool) -> Read<()> {
        let entries_sorted = self.sort_entries(first_entry)?;
        let Scratch { slots, entries, sorted: gathered, .. } = self.scratch.get();
        let entries = entries.get(first_entry..).unwrap_or_default();
        if entries.len() as u64 > u64::from(self.limits.elements) {
            return Err(Flaw::Doubt);
        }
        let buffer = self.writer.buffer_mut();
        if sorted && entries_sorted {
            let start = entries.first().map_or(buffer.len(), |entry| entry.start);
            scan::insert_count(buffer, start, entries.len());
            return Ok(());
        }
        gathered.clear();
        gather_slots(slots, first_slot, buffer, gathered);
        let count = gathered.len();
        scan::insert_count(gathered, count, entries.len());
        gather_entries(entries, buffer, gathered);
        replace(buffer, begin, gathered);
        Ok(())
    }

    /// Passes over a member that is not declared.
    #[inline(never)]
    fn leave_out(&mut self, object: &Fields) -> Read<()> {
        if object.undeclared == Undeclared::Refuse {
            return Err(Flaw::Doubt);
        }
        self.cursor.skip_string()?;
        self.cursor.take(b':', Flaw::Colon)?;
        self.cursor.skip()
    }

    /// Writes a member with its key.
    fn entry(&mut self, inner: Inner) -> Read<()> {
        let start = self.writer.len();
        if self.cursor.token() != b'"' {
            return Err(Flaw::Key);
        }
        self.string_here()?;
        let end = self.writer.len();
        let key = (end - scan::content_length(end - start), end);
        self.cursor.take(b':', Flaw::Colon)?;
        self.inner(inner)?;
        let end = self.writer.len();
        self.scratch.get().entries.push(Entry { start, key, end });
        Ok(())
    }

    pub(super) fn record(&mut self, inner: Inner) -> Read<()> {
        self.cursor.take(b'{', Flaw::Doubt)?;
        let first = self.scratch.get().entries.len();
        let count = self.writer.len();
        self.writer.byte(0);
        let mut more = !self.cursor.ends(b'}');
        while more {
            self.entry(inner)?;
            more = self.cursor.goes_on(b'}')?;
        }
        let in_order = self.sort_entries(first)?;
        let Scratch { entries, sorted, .. } = self.scratch.get();
        if !in_order {
            let buffer = self.writer.buffer_mut();
            sorted.clear();
            gather_entries(entries.get(first..).unwrap_or_default(), buffer, sorted);
            replace(buffer, count + 1, sorted);
        }
        let n = entries.len() - first;
        entries.truncate(first);
        self.end_count(count, n)
    }

    /// Brings entries into the order of their keys: whether they were in order. A key that came twice
    /// is in doubt.
    fn sort_entries(&mut self, first: usize) -> Read<bool> {
        let buffer = self.writer.as_bytes();
        let entries = self.scratch.get().entries.get_mut(first..).unwrap_or_default();
        let in_order =
            |entries: &[Entry]| entries.is_sorted_by(|a, b| compare_bytes(a.key(buffer), b.key(buffer)).is_lt());
        if in_order(entries) {
            return Ok(true);
        }
        entries.sort_unstable_by(|a, b| compare_bytes(a.key(buffer), b.key(buffer)));
        if in_order(entries) { Ok(false) } else { Err(Flaw::Doubt) }
    }
}

fn gather_slots(slots: &[Slot], first: usize, buffer: &[u8], to: &mut Vec<u8>) {
    for slot in slots.iter().skip(first) {
        scan::append(to, buffer.get(slot.start..slot.end).unwrap_or_default());
    }
}

fn gather_entries(entries: &[Entry], buffer: &[u8], to: &mut Vec<u8>) {
    for entry in entries {
        scan::append(to, buffer.get(entry.start..entry.end).unwrap_or_default());
    }
}

/// Puts what was gathered in the place of what was written from `begin` on.
fn replace(buffer: &mut Vec<u8>, begin: usize, gathered: &[u8]) {
    buffer.truncate(begin);
    scan::append(buffer, gathered);
}
