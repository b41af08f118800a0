//! Whether a codec keeps its speed while another thread does the same: batches of a hundred events, one and two threads
//! at once, each with a codec of its own. Records a second by the clock on the wall, not by a thread's processor time:
//! what is asked for is what the threads take from each other.

use std::sync::Barrier;
use std::time::{Duration, Instant};

use shorn_codecs::codec::{Codec, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{self, Fixture};
use shorn_codecs::owned::Event;

use super::{Question, Sink, scaling};
use crate::group::{Class, Entry, Group, Key, Started, Work};
use crate::measure::iterations;
use crate::operation::{Operation, batch};
use crate::results::Unit;

/// Ours and the fastest peers. Needs a processor with nothing else to do: two threads of two cores leave none.
pub(super) const QUESTION: Question = Question {
    name: "threads",
    title: "Threads",
    alone: true,
    subjects: |_| vec![Fixture::Batch100.name(), Fixture::Batch100He.name()],
    groups: |subject, sink| match Fixture::named(subject) {
        Some(Fixture::Batch100) => groups(Fixture::Batch100, &fixtures::events(100), sink),
        Some(Fixture::Batch100He) => groups(Fixture::Batch100He, &fixtures::high_entropy_events(100), sink),
        _ => {}
    },
};

fn groups(fixture: Fixture, records: &Vec<Event>, sink: Sink<'_>) {
    for operation in [Operation::Encode, Operation::Owned] {
        for (threads, name) in [(1, "1 thread"), (2, "2 threads")] {
            let mut gather = Gather { operation, threads, records, entries: Vec::new() };
            Vec::<Event>::each(&mut gather);
            let key = Key {
                question: "threads".into(),
                fixture: fixture.name().into(),
                operation: format!("{}, {name}", operation.name()),
            };
            let (records, entries) = (fixture.records(), gather.entries);
            sink(Group { key, records, unit: Unit::RecordsPerSecond, entries });
        }
    }
}

struct Gather<'v> {
    operation: Operation,
    threads: usize,
    records: &'v Vec<Event>,
    entries: Vec<Entry<'v>>,
}

impl Visitor<Vec<Event>> for Gather<'_> {
    fn visit<C: Codec<Vec<Event>>>(&mut self) {
        if C::ABOUT.name != "shorn" && !scaling::PEERS.contains(&C::ABOUT.name) {
            return;
        }
        let Gather { operation, threads, records, .. } = *self;
        let start = Box::new(move || {
            let bytes = checked::<C, _>(records).len();
            let work = Work::Sampled(Box::new(move |time| at_once::<C>(operation, threads, records, time)));
            Started { bytes: Some(bytes), work }
        });
        let class = Class::of(&C::ABOUT, false);
        self.entries.push(Entry { codec: C::ABOUT.name.into(), class, start });
    }
}

/// Records a second of `threads` that all do the same at once for `time`, once all are warm. They start together and
/// stop by the clock, so that none works on while another rests.
fn at_once<C: Codec<Vec<Event>>>(operation: Operation, threads: usize, records: &Vec<Event>, time: Duration) -> f64 {
    let ready = Barrier::new(threads);
    let one = || {
        let mut run = batch::<C, _>(operation, records);
        // The clock is looked at some thirty times.
        let count = iterations(&mut run, time / 32);
        ready.wait();
        let start = Instant::now();
        let mut done = 0;
        while start.elapsed() < time {
            run(count);
            done += count;
        }
        (done, start.elapsed())
    };
    let done: Vec<(u64, Duration)> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
        all.into_iter().map(|thread| thread.join().expect("a codec reads what it wrote")).collect()
    });
    rate(&done, records.len())
}

/// The sum over threads of `records` an operation, by each one's own time.
fn rate(done: &[(u64, Duration)], records: usize) -> f64 {
    done.iter().map(|(count, time)| *count as f64 / time.as_secs_f64()).sum::<f64>() * records as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_the_sum_over_threads() {
        // 10 operations in two seconds and 20 in one, of 100 records each.
        let done = [(10, Duration::from_secs(2)), (20, Duration::from_secs(1))];
        assert_eq!(rate(&done, 100), 2_500.0);
    }
}
