//! What reading costs: to owned values, and to values that borrow their strings.

use super::{Question, fixtures, operations};
use crate::operation::Operation;

/// Both ways of every codec.
pub(super) const QUESTION: Question = Question {
    name: "decode",
    title: "Decode",
    alone: true,
    subjects: fixtures,
    groups: |fixture, sink| operations("decode", &[Operation::Owned, Operation::Borrowed], fixture, sink),
};
