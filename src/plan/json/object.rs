//! Objects and records on their way from JSON text to the wire: their members come in any order, and
//! are written in that of the wire. It knows members and chunks of bytes; what a value is it leaves
//! to the walk.
//!
//! Each value is written as it comes. Where they came in the order of the wire, that was all; where
//! they did not, their chunks are put in order once the last is there. Which member comes next is
//! guessed: first by what followed the last time, then by hash.

use super::cursor::{Flaw, Read};
use super::encode::{Inner, Walk};
use crate::plan::program::Fields;
use crate::shape::Undeclared;
use crate::shape::order::compare_bytes;
use crate::wire::scan;

/// A declared field that was written: which, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chunk {
    position: usize,
    start: usize,
    end: usize,
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

impl<'p> Walk<'p, '_, '_> {
    pub(super) fn object(&mut self, object: &'p Fields) -> Read<()> {
        self.cursor.take(b'{', Flaw::Doubt)?;
        let (first_chunk, first_entry) = (self.chunks.len(), self.entries.len());
        let bitmap = self.writer.len();
        for _ in 0..object.optionals.div_ceil(8) {
            self.writer.byte(0);
        }
        let begin = self.writer.len();
        let mut required = 0;
        // Fields so far are those before this one, and came in order.
        let mut next = 0;
        let mut in_order = true;
        let mut guess = object.first.get();
        let mut lesson = &object.first;
        let mut more = !self.cursor.ends(b'}');
        while more {
            self.cursor.token();
            let guessed = object.fields.get(guess).filter(|field| self.cursor.takes(field.key()));
            let field = match guessed {
                Some(field) => field,
                None => match self.key(object)? {
                    Some(found) => {
                        guess = found;
                        lesson.set(guess);
                        object.fields.get(guess).ok_or(Flaw::Doubt)?
                    }
                    None => {
                        more = self.cursor.goes_on(b'}')?;
                        continue;
                    }
                },
            };
            in_order &= guess >= next;
            next = guess + 1;
            match field.bit {
                Some(bit) => {
                    let byte = self.writer.buffer_mut().get_mut(bitmap + bit as usize / 8).ok_or(Flaw::Doubt)?;
                    *byte |= 1 << (bit % 8);
                }
                None => required += 1,
            }
            let start = self.writer.len();
            self.below(field.node)?;
            self.chunks.push(Chunk { position: guess, start, end: self.writer.len() });
            lesson = &field.follower;
            guess = lesson.get();
            more = self.cursor.goes_on(b'}')?;
        }
        // A field that came twice is counted twice, but is found where the order is looked at.
        if required + object.optionals != object.fields.len() {
            return Err(Flaw::Doubt);
        }
        if object.extras.is_some() {
            self.end_open_object(begin, first_chunk, first_entry, in_order)?;
        } else if !in_order {
            self.sort_chunks(first_chunk)?;
            self.sorted.clear();
            self.gather_chunks(first_chunk);
            self.put_sorted(begin);
        }
        self.chunks.truncate(first_chunk);
        self.entries.truncate(first_entry);
        Ok(())
    }

    /// Reads a key that was not guessed, with its colon: the field that it names. What no field has
    /// is dealt with here.
    #[inline(never)]
    fn key(&mut self, object: &'p Fields) -> Read<Option<usize>> {
        let begin = self.cursor;
        let found = object.keys.find(self.content()?, usize::MAX);
        if found.is_some() {
            self.cursor.take(b':', Flaw::Colon)?;
            return Ok(found);
        }
        match &object.extras {
            Some(items) => {
                self.cursor = begin;
                self.entry(Inner::Node(items.item))?;
            }
            None if object.undeclared == Undeclared::Refuse => return Err(Flaw::Doubt),
            None => {
                self.cursor = begin;
                self.cursor.skip_string()?;
                self.cursor.take(b':', Flaw::Colon)?;
                self.cursor.skip()?;
            }
        }
        Ok(None)
    }

    /// Writes a member with its key.
    fn entry(&mut self, inner: Inner) -> Read<()> {
        let start = self.writer.len();
        if self.cursor.token() != b'"' {
            return Err(Flaw::Key);
        }
        self.string_here()?;
        let end = self.writer.len();
        // The length of its length goes by what both are together.
        let key = (end - scan::content_length(end - start), end);
        self.cursor.take(b':', Flaw::Colon)?;
        self.inner(inner)?;
        self.entries.push(Entry { start, key, end: self.writer.len() });
        Ok(())
    }

    pub(super) fn record(&mut self, inner: Inner) -> Read<()> {
        self.cursor.take(b'{', Flaw::Doubt)?;
        let first = self.entries.len();
        let count = self.writer.len();
        self.writer.byte(0);
        let mut more = !self.cursor.ends(b'}');
        while more {
            self.entry(inner)?;
            more = self.cursor.goes_on(b'}')?;
        }
        if !self.sort_entries(first)? {
            self.sorted.clear();
            self.gather_entries(first);
            self.put_sorted(count + 1);
        }
        let n = self.entries.len() - first;
        self.entries.truncate(first);
        self.end_count(count, n)
    }

    /// Puts the entries behind the fields, with their count between.
    fn end_open_object(&mut self, begin: usize, first_chunk: usize, first_entry: usize, in_order: bool) -> Read<()> {
        let n = self.entries.len() - first_entry;
        if n as u64 > u64::from(self.limits.elements) {
            return Err(Flaw::Doubt);
        }
        let end_of_fields = self.chunks.get(first_chunk..).and_then(<[Chunk]>::last).map_or(begin, |chunk| chunk.end);
        let start_of_entries = self.entries.get(first_entry).map_or(self.writer.len(), |entry| entry.start);
        let sorted = self.sort_entries(first_entry)?;
        if in_order && sorted && end_of_fields <= start_of_entries {
            scan::insert_count(self.writer.buffer_mut(), start_of_entries, n);
            return Ok(());
        }
        self.sort_chunks(first_chunk)?;
        self.sorted.clear();
        self.gather_chunks(first_chunk);
        let count = self.sorted.len();
        scan::insert_count(&mut self.sorted, count, n);
        self.gather_entries(first_entry);
        self.put_sorted(begin);
        Ok(())
    }

    /// Brings fields into the order of the wire; a field that came twice is in doubt.
    fn sort_chunks(&mut self, first: usize) -> Read<()> {
        let chunks = self.chunks.get_mut(first..).unwrap_or_default();
        chunks.sort_unstable_by_key(|chunk| chunk.position);
        let once = chunks.is_sorted_by(|a, b| a.position < b.position);
        if once { Ok(()) } else { Err(Flaw::Doubt) }
    }

    /// Brings entries into the order of their keys: whether they were in order. A key that came twice
    /// is in doubt.
    fn sort_entries(&mut self, first: usize) -> Read<bool> {
        let buffer = self.writer.as_bytes();
        let entries = self.entries.get_mut(first..).unwrap_or_default();
        let in_order =
            |entries: &[Entry]| entries.is_sorted_by(|a, b| compare_bytes(a.key(buffer), b.key(buffer)).is_lt());
        if in_order(entries) {
            return Ok(true);
        }
        entries.sort_unstable_by(|a, b| compare_bytes(a.key(buffer), b.key(buffer)));
        if in_order(entries) { Ok(false) } else { Err(Flaw::Doubt) }
    }

    fn gather_chunks(&mut self, first: usize) {
        let buffer = self.writer.as_bytes();
        for chunk in self.chunks.iter().skip(first) {
            scan::append(&mut self.sorted, buffer.get(chunk.start..chunk.end).unwrap_or_default());
        }
    }

    fn gather_entries(&mut self, first: usize) {
        let buffer = self.writer.as_bytes();
        for entry in self.entries.iter().skip(first) {
            scan::append(&mut self.sorted, buffer.get(entry.start..entry.end).unwrap_or_default());
        }
    }

    /// Puts what was gathered in the place of what was written from `begin` on.
    fn put_sorted(&mut self, begin: usize) {
        self.writer.truncate(begin);
        scan::append(self.writer.buffer_mut(), &self.sorted);
    }
}
