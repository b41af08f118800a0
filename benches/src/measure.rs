//! How time is taken; of what, it does not know. A shared machine changes speed within seconds, so
//!
//! 1. all that is compared runs in one process, a batch each per round, and the round starts one
//!    codec later each time;
//! 2. a sample is the CPU time of the thread, which does not run while others do;
//! 3. a codec's figure is the lower quartile of its rounds;
//! 4. a ratio is the median over rounds of the ratio inside one round. Trust ratios.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Runs one operation as often as it is told.
pub type Batch<'v> = Box<dyn FnMut(u64) + 'v>;

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
    /// A codec's rounds; none if it has no such operation.
    pub fn of(&self, codec: usize) -> &[f64] {
        self.0.get(codec).map_or(&[], Vec::as_slice)
    }

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

/// Nanoseconds an operation, once warm, over one batch.
pub fn sample(run: &mut dyn FnMut(u64), batch: Duration) -> f64 {
    let count = iterations(run, batch);
    time(|| run(count)).as_nanos() as f64 / count as f64
}

/// How many operations fill a batch; the trial also warms caches and branch predictors.
pub(crate) fn iterations(run: &mut dyn FnMut(u64), batch: Duration) -> u64 {
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

    #[test]
    fn a_ratio_is_the_median_of_ratios_not_the_ratio_of_medians() {
        // The machine is ten times slower in the last two rounds.
        let samples = Samples(vec![vec![2.0, 20.0, 20.0], vec![1.0, 10.0, 40.0]]);
        assert_eq!(samples.ratio(0, 1), Some(2.0));
        assert_eq!(samples.nanoseconds(0), Some(2.0));
        assert_eq!(samples.ratio(0, 7), None);
    }
}
