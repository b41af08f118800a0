//! A group run: in this process with all codecs in turns, and with each codec in a process of its own. Knows samples
//! and processes; knows no codec and shows nothing.

use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::group::{Entry, Group, Key, Started, Work};
use crate::measure::{Batch, Effort, Samples, interleaved, sample};
use crate::questions::Question;
use crate::results::{Figure, Mode};

/// Runs the entries of a group, those that can share a process in this one, in turning order.
///
/// # Errors
///
/// If a process that an entry needs cannot be started, or says no number.
pub fn shared(group: Group<'_>, effort: Effort) -> io::Result<Vec<Figure>> {
    let Group { key, records, unit, entries } = group;
    let mut figures = Vec::with_capacity(entries.len());
    let mut batches = Vec::with_capacity(entries.len());
    let mut samplers = Vec::new();
    for Entry { codec, class, start } in entries {
        let Started { bytes, work } = start();
        let mut figure =
            Figure { key: key.clone(), codec, class, mode: Mode::Shared, unit, bytes, records, samples: Vec::new() };
        let mut batch = None;
        match work {
            Work::Timed(run) => batch = Some(run),
            Work::Sampled(take) => samplers.push((figures.len(), take)),
            Work::Counted(count) => {
                figure.mode = Mode::Counted;
                figure.samples.push(count());
            }
            Work::OfProcess { input, .. } => {
                figure.mode = Mode::Counted;
                figure.samples.push(elsewhere(&figure, Duration::ZERO, &input())?);
            }
        }
        figures.push(figure);
        batches.push(batch);
    }
    timed(&mut figures, batches, effort);
    for round in 0..effort.rounds {
        for i in 0..samplers.len() {
            let at = (round + i) % samplers.len();
            let (figure, take) = &mut samplers[at];
            figures[*figure].samples.push(take(effort.batch));
        }
    }
    Ok(figures)
}

fn timed(figures: &mut [Figure], batches: Vec<Option<Batch<'_>>>, effort: Effort) {
    let timed: Vec<bool> = batches.iter().map(Option::is_some).collect();
    if !timed.contains(&true) {
        return;
    }
    let samples: Samples = interleaved(batches, effort);
    for (i, figure) in figures.iter_mut().enumerate().filter(|(i, _)| timed[*i]) {
        figure.samples = samples.of(i).to_vec();
    }
}

/// Takes each of `figures` that is not counted once more, one sample a process, in turning order. `progress` hears of
/// each sample.
///
/// # Errors
///
/// If a process cannot be started, or says no number.
pub fn alone(figures: &[Figure], effort: Effort, mut progress: impl FnMut(&Figure)) -> io::Result<Vec<Figure>> {
    let mut alone: Vec<Figure> = figures
        .iter()
        .filter(|figure| figure.mode == Mode::Shared)
        .map(|figure| Figure { mode: Mode::Alone, samples: Vec::new(), ..figure.clone() })
        .collect();
    for round in 0..effort.rounds {
        for i in 0..alone.len() {
            let at = (round + i) % alone.len();
            let figure = &mut alone[at];
            progress(figure);
            let sample = elsewhere(figure, effort.batch, &[])?;
            figure.samples.push(sample);
        }
    }
    Ok(alone)
}

/// One sample of `figure`, from a process that is given `input`.
fn elsewhere(figure: &Figure, batch: Duration, input: &[u8]) -> io::Result<f64> {
    let Key { question, fixture, operation } = &figure.key;
    let mut process = Command::new(std::env::current_exe()?)
        .args(["sample", question, fixture, operation, &figure.codec])
        .arg(batch.as_micros().to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    if let Some(mut pipe) = process.stdin.take() {
        // One that has died says so below.
        let _ = pipe.write_all(input);
    }
    let output = process.wait_with_output()?;
    String::from_utf8_lossy(&output.stdout).trim().parse().map_err(|_| {
        let said = String::from_utf8_lossy(&output.stderr);
        io::Error::other(format!("{} of {:?}: {said}", figure.codec, figure.key))
    })
}

/// What such a process does: one sample of one codec; none if there is no such thing.
pub fn one(question: &Question, subject: &str, operation: &str, codec: &str, batch: Duration) -> Option<f64> {
    let mut found = None;
    (question.groups)(subject, &mut |group| {
        if group.key.operation != operation || found.is_some() {
            return;
        }
        let entry = group.entries.into_iter().find(|entry| entry.codec == codec);
        found = entry.map(|entry| match (entry.start)().work {
            Work::Timed(mut run) => sample(&mut run, batch),
            Work::Sampled(mut take) => take(batch),
            Work::Counted(count) => count(),
            Work::OfProcess { count, .. } => count(&mut io::stdin().lock()),
        });
    });
    found
}
