//! A group timed, in this process with all codecs in turns, and with each codec in a process of its own. Knows samples
//! and processes; knows no codec and shows nothing.

use std::io;
use std::process::Command;
use std::time::Duration;

use shorn_codecs::fixtures::Fixture;

use crate::group::{Entry, Group, Key, Started};
use crate::measure::{Effort, interleaved, sample};
use crate::questions::Question;
use crate::results::{Figure, Mode, Unit};

/// Times the entries of a group in this process, in turning order.
pub fn shared(group: Group<'_>, effort: Effort) -> Vec<Figure> {
    let Group { key, records, entries } = group;
    let mut figures = Vec::with_capacity(entries.len());
    let mut batches = Vec::with_capacity(entries.len());
    for Entry { codec, class, start } in entries {
        let Started { bytes, run } = start();
        let (key, mode, unit, samples) = (key.clone(), Mode::Shared, Unit::Nanoseconds, Vec::new());
        figures.push(Figure { key, codec, class, mode, unit, bytes, records, samples });
        batches.push(Some(run));
    }
    let samples = interleaved(batches, effort);
    for (i, figure) in figures.iter_mut().enumerate() {
        figure.samples = samples.of(i).to_vec();
    }
    figures
}

/// Times each of `figures` once more, one sample a process, in turning order. `progress` hears of each sample.
///
/// # Errors
///
/// If a process cannot be started, or says no number.
pub fn alone(figures: &[Figure], effort: Effort, mut progress: impl FnMut(&Figure)) -> io::Result<Vec<Figure>> {
    let mut alone: Vec<Figure> =
        figures.iter().map(|figure| Figure { mode: Mode::Alone, samples: Vec::new(), ..figure.clone() }).collect();
    let this = std::env::current_exe()?;
    for round in 0..effort.rounds {
        for i in 0..alone.len() {
            let at = (round + i) % alone.len();
            let figure = &mut alone[at];
            progress(figure);
            let Key { question, fixture, operation } = &figure.key;
            let output = Command::new(&this)
                .args(["sample", question, fixture, operation, &figure.codec])
                .arg(effort.batch.as_micros().to_string())
                .output()?;
            let text = String::from_utf8_lossy(&output.stdout);
            let sample = text.trim().parse().map_err(|_| {
                io::Error::other(format!(
                    "{} of {:?}: {}",
                    figure.codec,
                    figure.key,
                    String::from_utf8_lossy(&output.stderr)
                ))
            })?;
            figure.samples.push(sample);
        }
    }
    Ok(alone)
}

/// What such a process does: nanoseconds an operation of one codec; none if there is no such thing.
pub fn one(question: &Question, fixture: Fixture, operation: &str, codec: &str, batch: Duration) -> Option<f64> {
    let mut found = None;
    (question.groups)(fixture, &mut |group| {
        if group.key.operation == operation {
            let entry = group.entries.into_iter().find(|entry| entry.codec == codec);
            found = found.or(entry.map(|entry| sample(&mut (entry.start)().run, batch)));
        }
    });
    found
}
