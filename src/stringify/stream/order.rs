//! Puts the members of an object in order. It knows where members go, the text that was noted for each, and
//! defaults; not how the text came about.

use super::scratch::{Entry, Scratch, Slot};
use super::{GiveUp, Stream};
use crate::stringify::plan::Member;
use crate::wire::scan;

/// Where a member goes: its number among those that are declared, then names that are indices of arrays, then
/// the others, which stay in their order.
pub(super) type Place = u64;
pub(super) const FIRST_INDEX: Place = 1 << 32;
pub(super) const OTHERS: Place = 1 << 40;

/// What was noted of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Notes {
    /// Where its slots and its entries begin among those of all objects.
    pub(super) slots: usize,
    pub(super) entries: usize,
    /// Where the next member must go to stand in order.
    pub(super) least: Place,
    pub(super) sorted: bool,
}

impl Notes {
    /// For an object of so many members, of which the first `so_far` stand in `begin..end`. Of one that
    /// declares none, the same text is an entry.
    #[inline(never)]
    pub(super) fn begin(scratch: &mut Scratch, members: usize, so_far: usize, begin: usize, end: usize) -> Notes {
        let Scratch { slots, entries, .. } = scratch;
        let mut notes = Notes { slots: slots.len(), entries: entries.len(), least: 0, sorted: true };
        slots.resize(notes.slots + members, Slot::default());
        if begin == end {
            return notes;
        }
        let mut own = slots.iter_mut().skip(notes.slots).take(so_far);
        match own.next() {
            Some(slot) => *slot = Slot { start: begin, end },
            None => entries.push(Entry { place: OTHERS, start: begin, end }),
        }
        own.for_each(|slot| *slot = Slot::WITHIN);
        notes.least = if members == 0 { OTHERS } else { so_far as Place };
        notes
    }

    /// Notes where a member was written.
    #[inline]
    pub(super) fn note(&mut self, scratch: &mut Scratch, place: Place, start: usize, end: usize) -> Result<(), GiveUp> {
        self.sorted &= place >= self.least;
        if place >= FIRST_INDEX {
            self.least = if place == OTHERS { OTHERS } else { place + 1 };
            scratch.entries.push(Entry { place, start, end });
            return Ok(());
        }
        self.least = place + 1;
        match scratch.slots.get_mut(self.slots + place as usize) {
            Some(slot) if slot.end == 0 => {
                *slot = if start == end { Slot::NOTHING } else { Slot { start, end } };
                Ok(())
            }
            // A name came twice.
            _ => Err(GiveUp),
        }
    }

    /// Puts the members in order, with the defaults of those that did not come.
    #[inline(never)]
    pub(super) fn arrange(self, stream: &mut Stream<'_, '_>, members: &[Member], begin: usize) -> Result<(), GiveUp> {
        let Scratch { slots, entries, gathered, .. } = stream.scratch.get();
        let out = &mut *stream.out;
        let own = slots.get(self.slots..).unwrap_or_default();
        let others = entries.get_mut(self.entries..).unwrap_or_default();
        if !(self.sorted && is_complete(members, own)) {
            gathered.clear();
            let mut kept = begin;
            for (member, slot) in members.iter().zip(own) {
                match *slot {
                    Slot { end: 0, .. } | Slot::NOTHING => default(member, gathered)?,
                    Slot::WITHIN => {}
                    // What already stands where it goes.
                    Slot { start, end } if start == kept && gathered.is_empty() => kept = end,
                    Slot { start, end } => scan::append(gathered, out.get(start..end).unwrap_or_default()),
                }
            }
            sort(others)?;
            for Entry { start, end, .. } in others {
                scan::append(gathered, out.get(*start..*end).unwrap_or_default());
            }
            out.truncate(kept);
            scan::append(out, gathered);
        }
        slots.truncate(self.slots);
        entries.truncate(self.entries);
        Ok(())
    }
}

/// Whether every member came that has to be written.
fn is_complete(members: &[Member], slots: &[Slot]) -> bool {
    let optional = |member: &Member| !member.required && member.default.is_none();
    let is_there = |slot: &Slot| slot.end != 0 && *slot != Slot::NOTHING;
    members.iter().zip(slots).all(|(member, slot)| is_there(slot) || optional(member))
}

/// What is written for a member that did not come.
pub(super) fn default(member: &Member, out: &mut Vec<u8>) -> Result<(), GiveUp> {
    match &member.default {
        Some(default) => {
            scan::append(out, member.comma_and_key.as_bytes());
            scan::append(out, default.as_bytes());
            Ok(())
        }
        None if member.required => Err(GiveUp),
        None => Ok(()),
    }
}

/// Names that are indices, ascending; then the others.
fn sort(entries: &mut [Entry]) -> Result<(), GiveUp> {
    if entries.iter().all(|entry| entry.place == OTHERS) {
        return Ok(());
    }
    entries.sort_by_key(|entry| entry.place);
    let twice = |pair: &[Entry]| matches!(pair, [a, b] if a.place == b.place && a.place != OTHERS);
    if entries.windows(2).any(twice) { Err(GiveUp) } else { Ok(()) }
}
