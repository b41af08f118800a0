//! What writing costs: to a fresh buffer, and to one that is kept.

use super::{Question, fixtures, operations};
use crate::operation::Operation;

/// Both ways of every codec.
pub(super) const QUESTION: Question = Question {
    name: "encode",
    title: "Encode",
    alone: true,
    subjects: fixtures,
    groups: |fixture, sink| operations("encode", &[Operation::Encode, Operation::Reused], fixture, sink),
};
