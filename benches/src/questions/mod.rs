//! What is asked, a file a question.
//!
//! A question makes [groups](Group): it knows which operations on which fixtures it is about, and hands each to
//! whoever takes the time.

mod decode;
mod encode;

use shorn_codecs::codec::{Borrowing, Codec, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

use crate::group::{Class, Entry, Group, Key, Started};
use crate::operation::{Operation, batch, floor};

/// Takes the groups, one after the other: a hundred thousand records are dropped before the next are made.
pub type Sink<'s> = &'s mut dyn FnMut(Group<'_>);

/// One question.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// As the command line calls it.
    pub name: &'static str,
    /// As the report asks it.
    pub title: &'static str,
    /// Makes its groups on one fixture, if it has any there.
    pub groups: fn(Fixture, Sink<'_>),
}

/// All of them, in the order of the report.
pub const ALL: &[Question] = &[encode::QUESTION, decode::QUESTION];

/// A group each of `operations`, of every codec.
fn operations(question: &'static str, operations: &'static [Operation], fixture: Fixture, sink: Sink<'_>) {
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
                    let start = Box::new(move || Started { bytes: None, run: floor(operation, record) });
                    entries.push(Entry { codec: "(floor)".into(), class: Class::Floor, start });
                }
                let key = Key {
                    question: self.question.into(),
                    fixture: self.fixture.name().into(),
                    operation: operation.name().into(),
                };
                (self.sink)(Group { key, records: self.fixture.records(), entries });
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
        let Gather { operation, record, .. } = *self;
        if operation == Operation::Borrowed && C::ABOUT.borrowing == Borrowing::None {
            return;
        }
        let start = Box::new(move || Started {
            bytes: Some(checked::<C, T>(record).len()),
            run: batch::<C, T>(operation, record),
        });
        let class = Class::of(&C::ABOUT, operation == Operation::Borrowed);
        self.entries.push(Entry { codec: C::ABOUT.name.into(), class, start });
    }
}
