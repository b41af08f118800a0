//! Puts the members of an object in order. It knows where members go, the runs that were noted, and defaults;
//! not how the text came about.

use super::scratch::{Run, Scratch};
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
    /// Where its runs begin among those of all objects.
    declared: usize,
    extras: usize,
    /// How many runs of declared members there are.
    count: usize,
}

impl Notes {
    /// For an object of so many members.
    pub(super) fn begin(scratch: &mut Scratch, members: usize) -> Notes {
        let notes = Notes { declared: scratch.declared.len(), extras: scratch.extras.len(), count: 0 };
        scratch.declared.resize(notes.declared + members, Run::default());
        notes
    }

    pub(super) fn note(&mut self, scratch: &mut Scratch, run: Run) {
        if run.first >= FIRST_INDEX {
            scratch.extras.push(run);
        } else if let Some(place) = scratch.declared.get_mut(self.declared + run.first as usize) {
            self.count += 1;
            *place = run;
        }
    }

    /// Puts the members in order, with the defaults of those that did not come.
    #[inline(never)]
    pub(super) fn arrange(self, stream: &mut Stream<'_, '_>, members: &[Member], begin: usize) -> Result<(), GiveUp> {
        let Scratch { declared, extras, gathered, .. } = stream.scratch.get();
        let out = &mut *stream.out;
        gathered.clear();
        let mut order = Order { out, gathered, kept: begin, from: begin, to: begin };
        // One that is noted and not met here stands within another: a name came twice.
        if order.declared(members, declared.get(self.declared..).unwrap_or_default())? != self.count {
            return Err(GiveUp);
        }
        order.extras(extras.get_mut(self.extras..).unwrap_or_default())?;
        order.gather();
        let kept = order.kept;
        out.truncate(kept);
        scan::append(out, gathered);
        declared.truncate(self.declared);
        extras.truncate(self.extras);
        Ok(())
    }
}

/// Text in its order, in as few pieces as it is.
struct Order<'a> {
    out: &'a [u8],
    gathered: &'a mut Vec<u8>,
    /// Up to where everything stands where it goes.
    kept: usize,
    /// What comes next and is not gathered yet.
    from: usize,
    to: usize,
}

impl Order<'_> {
    /// The members; how many runs that were.
    fn declared(&mut self, members: &[Member], runs: &[Run]) -> Result<usize, GiveUp> {
        let (mut met, mut at) = (0, 0);
        while let (Some(member), Some(run)) = (members.get(at), runs.get(at)) {
            if run.end != 0 {
                met += 1;
            }
            if run.start != run.end {
                self.put(run);
                at = run.until as usize;
                continue;
            }
            if member.default.is_some() {
                self.gather();
            }
            default(member, self.gathered)?;
            at += 1;
        }
        Ok(met)
    }

    /// Names that are indices, ascending; then the others.
    fn extras(&mut self, runs: &mut [Run]) -> Result<(), GiveUp> {
        if runs.iter().any(|run| run.first != OTHERS) {
            runs.sort_by_key(|run| run.first);
            if runs.windows(2).any(|pair| matches!(pair, [a, b] if b.first < a.until)) {
                return Err(GiveUp);
            }
        }
        runs.iter().for_each(|run| self.put(run));
        Ok(())
    }

    #[inline(always)]
    fn put(&mut self, run: &Run) {
        if run.start != self.to {
            self.gather();
            self.from = run.start;
        }
        self.to = run.end;
    }

    fn gather(&mut self) {
        if self.from == self.kept && self.gathered.is_empty() {
            self.kept = self.to;
        } else {
            scan::append(self.gathered, self.out.get(self.from..self.to).unwrap_or_default());
        }
        self.from = self.to;
    }
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
