//! Whether a message chose the branches of its unions by order as an encoder would. It knows what was
//! chosen and where; whether a value fits a branch is `fit`'s.
//!
//! The branches that were read are noted, and checked together once the outermost union is complete, by
//! encoding its value again: in one walk, in which an answer for a value inside several unions is kept.
//! Checked each for itself, nested unions would take their depth times the size of the message.

use super::depth::Depth;
use super::encode;
use super::program::{Id, Program};
use super::source::Source;
use crate::Limits;
use crate::error::{DecodeError, DecodeErrorKind as Kind};

/// A branch that was read, and the offset behind its index.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) branch: usize,
    pub(super) behind: usize,
}

/// What was read of an outermost union by order.
pub(crate) struct Choices<'c> {
    pub(super) program: &'c Program,
    pub(super) limits: &'c Limits,
    pub(super) union: Id,
    /// Where the union stands.
    pub(super) depth: &'c Depth,
    /// Elements without bytes before it.
    pub(super) free: u64,
    /// In the order in which they were read.
    pub(super) list: &'c [Choice],
}

/// The choices that an encoder goes through, as it meets the unions.
#[derive(Debug)]
pub(super) struct Expected<'c> {
    list: &'c [Choice],
    /// The last one that was met.
    met: Option<Choice>,
}

impl<'c> Expected<'c> {
    pub(super) fn new(list: &'c [Choice]) -> Expected<'c> {
        Expected { list, met: None }
    }

    pub(super) fn met(&self) -> Option<Choice> {
        self.met
    }

    /// The next union takes that branch; whether it did in the message.
    pub(super) fn is_next(&mut self, branch: Option<usize>) -> bool {
        let Some((next, rest)) = self.list.split_first() else { return false };
        self.list = rest;
        self.met = Some(*next);
        branch == Some(next.branch)
    }
}

impl Choices<'_> {
    /// That the value of the union would be encoded so.
    ///
    /// # Errors
    ///
    /// `non_canonical_union` behind the index of the first union that would take another branch. A value
    /// that cannot be encoded at all has no encoding, so that is told of the last union before the fault.
    pub(super) fn check<'v, S: Source<'v>>(&self, value: S) -> Result<(), DecodeError> {
        encode::again(self, value).map_err(|(error, met)| {
            let behind = met.or(self.list.first().copied()).map_or(0, |choice| choice.behind);
            DecodeError::found_by_encoding(Kind::NonCanonicalUnion, behind, error)
        })
    }
}
