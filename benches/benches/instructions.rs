//! How many instructions one operation takes, counted by callgrind through `gungraun`: a count repeats where a time
//! wavers, so it is what time is checked against. Knows which codecs are counted; knows no operation's inside, and no
//! figure: `shorn-bench instructions` makes the table.
//!
//! Each count comes from a process of its own, in which the codec has done the same ten times before. It is of
//! [`BATCH`] operations, so that entering the batch, some 40 instructions, is less than half of one in each.

#![allow(missing_docs, unused_qualifications, reason = "what the macros of gungraun make")]

use std::hint::black_box;

use gungraun::{library_benchmark, library_benchmark_group, main};

use shorn_bench::counts::BATCH;
use shorn_bench::measure::Batch;
use shorn_bench::operation::{Operation, batch};
use shorn_codecs::codec::{Borrowing, Codec, Visitor};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

/// What is counted, ready to run, buffers and the allocator warm. The codec comes first, since the runner shows no more
/// than the first words of arguments.
///
/// # Panics
///
/// If no codec of that name carries the fixture and has the operation.
fn prepare(codec: &str, fixture: Fixture, operation: Operation) -> Batch<'static> {
    let mut find = Find { codec, operation, found: None };
    fixture.visit(&mut find);
    let Some(mut batch) = find.found else { panic!("{codec} has no {} of {}", operation.name(), fixture.name()) };
    batch(black_box(10));
    batch
}

struct Find<'c> {
    codec: &'c str,
    operation: Operation,
    found: Option<Batch<'static>>,
}

impl OnRecord for Find<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        struct Look<'f, 'c, 'r, T>(&'f mut Find<'c>, &'r T);
        impl<T: Record> Visitor<T> for Look<'_, '_, '_, T> {
            fn visit<C: Codec<T>>(&mut self) {
                let Self(find, record) = self;
                let absent = find.operation == Operation::Borrowed && C::ABOUT.borrowing == Borrowing::None;
                if C::ABOUT.name == find.codec && !absent {
                    // The process counts one operation and ends.
                    let record = Box::leak(Box::new(T::clone(record)));
                    find.found = Some(batch::<C, T>(find.operation, record));
                }
            }
        }
        T::each(&mut Look(self, record));
    }
}

/// One function a fixture, and in it every operation of every codec. Those after the semicolon have no borrowed decode.
macro_rules! fixtures {
    ($($name:ident = $fixture:ident: $($borrows:literal)*; $($owns:literal)*;)*) => {
        $(
            #[library_benchmark(setup = prepare)]
            #[benches::encode(args = [
                $(($borrows, Fixture::$fixture, Operation::Encode),)* $(($owns, Fixture::$fixture, Operation::Encode),)*
            ])]
            #[benches::reused(args = [
                $(($borrows, Fixture::$fixture, Operation::Reused),)* $(($owns, Fixture::$fixture, Operation::Reused),)*
            ])]
            #[benches::owned(args = [
                $(($borrows, Fixture::$fixture, Operation::Owned),)* $(($owns, Fixture::$fixture, Operation::Owned),)*
            ])]
            #[benches::borrowed(args = [
                $(($borrows, Fixture::$fixture, Operation::Borrowed),)*
            ])]
            // Given back, so that dropping the codec and its buffers is not counted.
            fn $name(mut batch: Batch<'static>) -> Batch<'static> {
                batch(black_box(BATCH));
                batch
            }
        )*

        library_benchmark_group!(name = operations, benchmarks = [$($name),*]);
    };
}

fixtures! {
    person = Person:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    unicode = Unicode:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    event = Event:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    batch100 = Batch100:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    batch100he = Batch100He:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    document = Document:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    telemetry = Telemetry:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    wide = Wide:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    tree = Tree:
        "shorn" "speedy" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
    maps = Maps:
        "shorn" "speedy" "wincode" "wincode varint" "bitcode Buffer" "rkyv" "postcard" "serde_json";
        "borsh" "nanoserde bin";
}

main!(library_benchmark_groups = operations);
