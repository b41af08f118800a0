//! What is asked, a file a question.
//!
//! A question makes [groups](Group): it knows which operations on which fixtures it is about, and hands each to
//! whoever takes the time.

mod decode;
mod encode;
pub(crate) mod input;
mod memory;
mod scaling;
mod setup;
mod size;
mod stringify;
mod threads;
mod transcode;
mod validated;

use shorn_codecs::codec::{Borrowing, Codec, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

use crate::group::{Class, Entry, Group, Key, Started};
use crate::operation::{Operation, batch, floor};
use crate::results::Unit;

/// Takes the groups, one after the other: a hundred thousand records are dropped before the next are made.
pub type Sink<'s> = &'s mut dyn FnMut(Group<'_>);

/// One question.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// As the command line calls it.
    pub name: &'static str,
    /// As the report asks it.
    pub title: &'static str,
    /// Whether each codec is timed once more in a process of its own: not where most of the time is somebody else's.
    pub alone: bool,
    /// What it is asked about, in order; a quick run may leave some out.
    pub subjects: fn(quick: bool) -> Vec<&'static str>,
    /// Makes its groups on one of these.
    pub groups: fn(subject: &str, Sink<'_>),
}

impl Question {
    /// The one called `name`.
    pub fn named(name: &str) -> Option<&'static Self> {
        ALL.iter().find(|it| it.name == name)
    }
}

/// All of them, in the order of the report.
pub const ALL: &[Question] = &[
    encode::QUESTION,
    decode::QUESTION,
    size::QUESTION,
    setup::QUESTION,
    validated::QUESTION,
    transcode::QUESTION,
    stringify::QUESTION,
    memory::QUESTION,
    scaling::QUESTION,
    threads::QUESTION,
    input::QUESTION,
];

/// All fixtures; those of a hundred thousand records take half of a run, and a quick one leaves them out.
fn fixtures(quick: bool) -> Vec<&'static str> {
    Fixture::ALL.iter().filter(|fixture| !(quick && fixture.is_big())).map(|fixture| fixture.name()).collect()
}

/// A group each of `operations`, of every codec.
fn operations(question: &'static str, operations: &'static [Operation], fixture: &str, sink: Sink<'_>) {
    let Some(fixture) = Fixture::named(fixture) else { return };
    struct Make<'s> {
        question: &'static str,
        operations: &'static [Operation],
        fixture: Fixture,
        sink: Sink<'s>,
    }
    impl OnRecord for Make<'_> {
        fn on<T: Carried>(&mut self, record: &T) {
            for &operation in self.operations {
                let mut gather = Gather { operation, record, entries: Vec::new() };
                T::each(&mut gather);
                let mut entries = gather.entries;
                if operation != Operation::Borrowed {
                    let start = Box::new(move || Started::timed(None, floor(operation, record)));
                    entries.push(Entry { codec: "(floor)".into(), class: Class::Floor, start });
                }
                let key = Key {
                    question: self.question.into(),
                    fixture: self.fixture.name().into(),
                    operation: operation.name().into(),
                };
                let (records, unit) = (self.fixture.records(), Unit::Nanoseconds);
                (self.sink)(Group { key, records, unit, entries });
            }
        }
    }
    fixture.visit(&mut Make { question, operations, fixture, sink });
}

/// The entries of one operation.
struct Gather<'v, T> {
    operation: Operation,
    record: &'v T,
    entries: Vec<Entry<'v>>,
}

impl<T: Record> Visitor<T> for Gather<'_, T> {
    fn visit<C: Codec<T>>(&mut self) {
        self.entries.extend(entry::<C, T>(self.operation, self.record));
    }
}

/// One codec's part in it; none if it has no such operation.
fn entry<C: Codec<T>, T: Record>(operation: Operation, record: &T) -> Option<Entry<'_>> {
    let borrowed = operation == Operation::Borrowed;
    if borrowed && C::ABOUT.borrowing == Borrowing::None {
        return None;
    }
    let start = Box::new(move || Started::timed(Some(checked::<C, T>(record).len()), batch::<C, T>(operation, record)));
    Some(Entry { codec: C::ABOUT.name.into(), class: Class::of(&C::ABOUT, borrowed), start })
}
