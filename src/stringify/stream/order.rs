//! Puts the pieces of an object in order. It knows where members go, pieces of text, and defaults; not how the
//! text came about.

use super::scratch::{Piece, Scratch};
use super::{GiveUp, Stream};
use crate::stringify::plan::Member;
use crate::wire::scan;

/// Where a member goes: its number among those that are declared, then names that are indices of arrays, then
/// the others, which stay in their order.
pub(super) type Place = u64;
pub(super) const FIRST_INDEX: Place = 1 << 32;
pub(super) const OTHERS: Place = 1 << 40;

/// Puts the pieces from `base` on in order, and `run` behind them, whose text begins at `begin`; and the defaults
/// of members that did not come.
#[inline(never)]
pub(super) fn arrange(
    stream: &mut Stream<'_, '_>,
    members: &[Member],
    begin: usize,
    base: usize,
    run: Piece,
) -> Result<(), GiveUp> {
    let Scratch { pieces, table, extras, gathered, .. } = stream.scratch.get();
    let out = &mut *stream.out;
    if run.start != out.len() {
        pieces.push(run);
    }
    table.clear();
    table.resize(members.len(), 0);
    extras.clear();
    gathered.clear();
    let mut order = Order { pieces: pieces.get(base..).unwrap_or_default(), out, gathered, next: 0, kept: begin };
    for (piece, number) in order.pieces.iter().zip(1..) {
        match table.get_mut(piece.first as usize) {
            Some(place) if *place == 0 => *place = number,
            // A name came twice.
            Some(_) => return Err(GiveUp),
            None => extras.push(number),
        }
    }
    let declared = order.declared(members, table)?;
    // A piece that begins inside of another holds a name that came before.
    if declared + extras.len() != order.pieces.len() {
        return Err(GiveUp);
    }
    order.extras(extras)?;
    let kept = order.kept;
    if kept != out.len() || !gathered.is_empty() {
        out.truncate(kept);
        scan::append(out, gathered);
    }
    pieces.truncate(base);
    Ok(())
}

struct Order<'a> {
    pieces: &'a [Piece],
    out: &'a [u8],
    /// The text behind what is kept.
    gathered: &'a mut Vec<u8>,
    /// The piece that comes next if nothing has to be moved, and where the text ends that stays in place.
    next: usize,
    kept: usize,
}

impl Order<'_> {
    /// Members in their order, with their defaults; how many pieces that were.
    fn declared(&mut self, members: &[Member], table: &[u32]) -> Result<usize, GiveUp> {
        let (mut taken, mut at) = (0, 0);
        while let (Some(member), Some(number)) = (members.get(at), table.get(at)) {
            match *number {
                0 => {
                    self.absent(member)?;
                    at += 1;
                }
                number => {
                    taken += 1;
                    // Without text it says that there is no value.
                    if !self.take(number) {
                        self.absent(member)?;
                    }
                    at = self.piece(number).map_or(at + 1, |piece| piece.until as usize);
                }
            }
        }
        Ok(taken)
    }

    /// Names that are indices, ascending; then the others.
    fn extras(&mut self, extras: &mut [u32]) -> Result<(), GiveUp> {
        let first = |number: &u32| self.piece(*number).map_or(OTHERS, |piece| piece.first);
        if extras.iter().any(|number| first(number) != OTHERS) {
            extras.sort_by_key(first);
        }
        let mut until = 0;
        for number in extras {
            let piece = self.piece(*number).ok_or(GiveUp)?;
            // An index came twice.
            if piece.first < until {
                return Err(GiveUp);
            }
            until = piece.until;
            self.take(*number);
        }
        Ok(())
    }

    fn piece(&self, number: u32) -> Option<Piece> {
        self.pieces.get((number as usize).checked_sub(1)?).copied()
    }

    /// Puts a piece next: whether it has text.
    #[inline]
    fn take(&mut self, number: u32) -> bool {
        let Some(piece) = self.piece(number) else { return false };
        let end = self.piece(number + 1).map_or(self.out.len(), |next| next.start);
        if self.next + 1 == number as usize && self.gathered.is_empty() {
            self.next += 1;
            self.kept = end;
        } else {
            scan::append(self.gathered, self.out.get(piece.start..end).unwrap_or_default());
        }
        piece.start != end
    }

    fn absent(&mut self, member: &Member) -> Result<(), GiveUp> {
        match &member.default {
            Some(default) => {
                scan::append(self.gathered, member.comma_and_key.as_bytes());
                scan::append(self.gathered, default.as_bytes());
                Ok(())
            }
            None if member.required => Err(GiveUp),
            None => Ok(()),
        }
    }
}
