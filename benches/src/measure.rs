//! How time is taken. A shared machine changes speed within seconds, so
//!
//! 1. all codecs run in one process, a batch each per round, and the round starts one
//!    codec later each time;
//! 2. a sample is the CPU time of the thread, which does not run while others do;
//! 3. a codec's figure is the lower quartile of its rounds;
//! 4. a ratio is the median over rounds of the ratio inside one round. Trust ratios.

use std::{hint::black_box, time::Duration};

use rustix::time::{ClockId, clock_gettime};

use crate::{
    peers::{Peer, Visitor, checked, each},
    value::Value,
};

/// What is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// To a fresh buffer, which is then dropped.
    Encode,
    /// To a buffer that keeps its allocation.
    Reused,
    /// To an owned value, which is then dropped.
    Owned,
    /// To a value that borrows its strings, which is then dropped.
    Borrowed,
}

impl Operation {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 4] = [Self::Encode, Self::Reused, Self::Owned, Self::Borrowed];

    /// As the tables and the command line call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Encode => "encode",
            Self::Reused => "reused",
            Self::Owned => "owned",
            Self::Borrowed => "borrowed",
        }
    }

    /// Those that `name` stands for: one of them, or `decode` for the last two.
    pub fn named(name: &str) -> Vec<Self> {
        if name == "decode" {
            return vec![Self::Owned, Self::Borrowed];
        }
        Self::ALL.into_iter().filter(|operation| operation.name() == name).collect()
    }
}

/// Runs one operation as often as it is told.
pub type Batch<'v> = Box<dyn FnMut(u64) + 'v>;

/// One operation of `P`, the peer and its buffers kept between calls.
/// `bytes` is the payload of `value`.
pub fn batch<'v, P: Peer + 'v, T: Value>(operation: Operation, value: &'v T, bytes: P::Output) -> Batch<'v>
where
    P::Output: 'v,
{
    let mut peer = P::default();
    match operation {
        Operation::Encode => repeat(move || {
            black_box(&*peer.encode(black_box(value)));
        }),
        Operation::Reused => repeat(move || {
            black_box(peer.reused(black_box(value)));
        }),
        Operation::Owned => repeat(move || {
            black_box(&peer.decode::<T>(black_box(&bytes)));
        }),
        Operation::Borrowed => repeat(move || peer.borrow::<T>(black_box(&bytes))),
    }
}

/// What no codec can beat: allocate and copy, copy, clone and drop.
fn floor<'v, T: Value>(operation: Operation, value: &'v T, bytes: Vec<u8>) -> Option<Batch<'v>> {
    match operation {
        Operation::Encode => Some(repeat(move || {
            black_box(&*black_box(&*bytes).to_vec());
        })),
        Operation::Reused => {
            let mut buffer = Vec::with_capacity(bytes.len());
            Some(repeat(move || {
                buffer.clear();
                buffer.extend_from_slice(black_box(&bytes));
                black_box(&*buffer);
            }))
        }
        Operation::Owned => Some(repeat(move || {
            black_box(&black_box(value).clone());
        })),
        Operation::Borrowed => None,
    }
}

/// A batch of one operation.
pub fn repeat<'v>(mut operation: impl FnMut() + 'v) -> Batch<'v> {
    Box::new(move |n| {
        for _ in 0..n {
            operation();
        }
    })
}

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Rounds over all codecs.
    pub rounds: usize,
    /// Time of one batch; an operation longer than that runs once.
    pub batch: Duration,
}

/// The nanoseconds an operation of each codec took, round by round.
#[derive(Clone, Debug, Default)]
pub struct Samples(Vec<Vec<f64>>);

impl Samples {
    /// The lower quartile of a codec's rounds; none if it has no such operation.
    pub fn nanoseconds(&self, codec: usize) -> Option<f64> {
        quantile(self.0.get(codec)?.clone(), 1, 4)
    }

    /// The median over rounds of codec `a`'s time by that of `b` in the same round.
    pub fn ratio(&self, a: usize, b: usize) -> Option<f64> {
        let (a, b) = (self.0.get(a)?, self.0.get(b)?);
        quantile(a.iter().zip(b).map(|(a, b)| a / b).collect(), 1, 2)
    }
}

/// Times `operation` of every peer on `value`, and the floor after them: the order of
/// the samples is that of [`each`], then the floor.
pub fn samples<T: Value>(operation: Operation, value: &T, effort: Effort) -> Samples {
    struct Build<'v, T> {
        operation: Operation,
        value: &'v T,
        batches: Vec<Option<Batch<'v>>>,
    }
    impl<T: Value> Visitor for Build<'_, T> {
        fn visit<P: Peer + 'static>(&mut self) {
            let absent = self.operation == Operation::Borrowed && P::BORROWING == crate::peers::Borrowing::None;
            self.batches
                .push((!absent).then(|| batch::<P, T>(self.operation, self.value, P::default().encode(self.value))));
        }
    }
    let mut build = Build { operation, value, batches: Vec::new() };
    each(&mut build);
    let Build { mut batches, .. } = build;
    batches.push(floor(operation, value, postcard::to_stdvec(value).unwrap()));
    interleaved(batches, effort)
}

/// Times every batch that is there, in turning order.
pub fn interleaved(mut batches: Vec<Option<Batch<'_>>>, effort: Effort) -> Samples {
    let counts: Vec<u64> = batches.iter_mut().flatten().map(|run| iterations(run, effort.batch)).collect();
    let mut times = vec![Vec::with_capacity(effort.rounds); counts.len()];
    {
        let mut present: Vec<_> = batches.iter_mut().flatten().collect();
        for round in 0..effort.rounds {
            for i in 0..present.len() {
                let codec = (round + i) % present.len();
                let count = counts[codec];
                let time = time(|| present[codec](count));
                times[codec].push(time.as_nanos() as f64 / count as f64);
            }
        }
    }
    let mut times = times.into_iter();
    Samples(batches.iter().map(|run| run.as_ref().and_then(|_| times.next()).unwrap_or_default()).collect())
}

/// Asserts that every peer gives `value` back, and lists what it needs: name, kind, bytes.
pub fn check<T: Value>(value: &T) -> Vec<(&'static str, crate::peers::Kind, usize)> {
    struct Check<'v, T>(&'v T, Vec<(&'static str, crate::peers::Kind, usize)>);
    impl<T: Value> Visitor for Check<'_, T> {
        fn visit<P: Peer + 'static>(&mut self) {
            self.1.push((P::NAME, P::KIND, checked::<P, T>(self.0).len()));
        }
    }
    let mut check = Check(value, Vec::new());
    each(&mut check);
    check.1
}

/// How many operations fill a batch; the trial also warms caches and branch predictors.
fn iterations(run: &mut dyn FnMut(u64), batch: Duration) -> u64 {
    run(1);
    let mut count = 1;
    loop {
        let time = time(|| run(count));
        if time * 4 >= batch {
            let one = time.as_nanos() as f64 / count as f64;
            return ((batch.as_nanos() as f64 / one) as u64).max(1);
        }
        count *= 2;
    }
}

/// CPU time of this thread while `run` runs.
fn time(run: impl FnOnce()) -> Duration {
    let start = thread_time();
    run();
    thread_time() - start
}

/// CPU time of this thread so far.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn quantile(mut samples: Vec<f64>, numerator: usize, denominator: usize) -> Option<f64> {
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() * numerator / denominator).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures;

    #[test]
    fn every_peer_gives_every_small_fixture_back() {
        check(&fixtures::person());
        check(&fixtures::unicode());
        check(&fixtures::event());
        check(&fixtures::events(100));
        check(&fixtures::high_entropy_events(100));
        check(&fixtures::document());
    }

    #[test]
    fn a_ratio_is_the_median_of_ratios_not_the_ratio_of_medians() {
        // The machine is ten times slower in the last two rounds.
        let samples = Samples(vec![vec![2.0, 20.0, 20.0], vec![1.0, 10.0, 40.0]]);
        assert_eq!(samples.ratio(0, 1), Some(2.0));
        assert_eq!(samples.nanoseconds(0), Some(2.0));
        assert_eq!(samples.ratio(0, 7), None);
    }
}
