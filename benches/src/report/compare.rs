//! A run against one before it: what of ours has changed, and whether the noise of the two explains it. Knows when a
//! change is one; prints a table and decides nothing else.
//!
//! What is compared is our ratio to the peer that was the best before: a machine that is slower today is slower for
//! both. Without a peer it is the median itself, which another machine says nothing about. A change is beyond noise if
//! it exceeds [`TIE`] and the quartile ranges of the two runs do not meet.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::cell::{Cell, Ratio, Row, cells};
use super::number;
use crate::group::{Class, Key};
use crate::results::{Figure, Mode, Results, TIE, Unit};

/// What became of one cell.
#[derive(Debug)]
struct Change<'r> {
    key: &'r Key,
    unit: Unit,
    codec: &'r str,
    /// The peer that both ratios are to; none if medians are compared.
    peer: Option<&'r str>,
    before: Ratio,
    after: Ratio,
    /// The medians, for a person to look at.
    medians: (f64, f64),
    bytes: (Option<usize>, Option<usize>),
    verdict: Verdict,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Regression,
    /// The payload has grown; there is no noise in that.
    Larger,
    Improvement,
    /// More than a tie, and less than the noise; or too few samples to know the noise.
    Noise,
    Same,
    /// A time by itself on another machine.
    Elsewhere,
}

impl Verdict {
    const ALL: [Self; 6] =
        [Self::Regression, Self::Larger, Self::Improvement, Self::Noise, Self::Same, Self::Elsewhere];

    fn name(self) -> &'static str {
        match self {
            Self::Regression => "**regression**",
            Self::Larger => "**larger payload**",
            Self::Improvement => "improvement",
            Self::Noise => "within noise",
            Self::Same => "same",
            Self::Elsewhere => "another machine",
        }
    }

    fn is_worse(self) -> bool {
        matches!(self, Self::Regression | Self::Larger)
    }
}

/// The table, and how many cells of ours got worse beyond noise.
pub(super) fn compare<'r>(old: &'r Results, new: &'r Results) -> (String, usize) {
    let (before, after) = (cells(old), cells(new));
    let places: HashMap<(&Key, Unit), &Cell<'r>> = after.iter().map(|cell| ((cell.key, cell.unit), cell)).collect();
    let same_machine = old.machine == new.machine;
    let mut changes = Vec::new();
    let mut gone = Vec::new();
    for cell in &before {
        for row in cell.rows.iter().filter(|row| matches!(row.class, Class::Ours | Class::Other)) {
            let change = places.get(&(cell.key, cell.unit)).and_then(|after| change(cell, after, row, same_machine));
            match change {
                Some(change) => changes.push(change),
                None => gone
                    .push(format!("{} {} {}: {}", cell.key.question, cell.key.fixture, cell.key.operation, row.codec)),
            }
        }
    }
    changes.sort_by_key(|change| change.verdict);
    let worse = changes.iter().filter(|change| change.verdict.is_worse()).count();
    (table(old, new, &changes, &gone), worse)
}

/// Of one row of ours; none if the new run has no such row.
fn change<'r>(old: &Cell<'r>, new: &Cell<'r>, row: &Row<'r>, same_machine: bool) -> Option<Change<'r>> {
    let now = new.rows.iter().find(|now| now.codec == row.codec)?;
    let peer = old.best().and_then(|peer| Some((peer, new.rows.iter().find(|now| now.codec == peer.codec)?)));
    // Both runs in the same way: a process of its own and one for all are not compared with each other.
    let way = |of: fn(&Row<'r>) -> Option<&'r Figure>| {
        let (before, after) = (of(row)?, of(now)?);
        let ratios = peer.and_then(|(peer, peer_now)| {
            Some((Ratio::of(before, of(peer)?)?, Ratio::of(after, of(peer_now)?)?, Some(peer.codec)))
        });
        // A peer that needs nothing at all is no measure.
        let ratios = ratios.filter(|(before, after, _)| before.median.is_finite() && after.median.is_finite());
        let levels = || Some((level(before)?, level(after)?, None));
        Some(((before, after), ratios.or_else(levels)?))
    };
    let ((was, is), (before, after, peer)) = way(|row| row.alone).or_else(|| way(|row| row.shared))?;
    let bytes = (row.bytes, now.bytes);
    let timed = was.mode != Mode::Counted;
    let few = timed && was.samples.len().min(is.samples.len()) < 3;
    let verdict = match bytes {
        (Some(before), Some(after)) if after > before => Verdict::Larger,
        _ if timed && peer.is_none() && !same_machine => Verdict::Elsewhere,
        _ => verdict(before, after, few),
    };
    let medians = (was.median(), is.median());
    Some(Change { key: old.key, unit: old.unit, codec: row.codec, peer, before, after, medians, bytes, verdict })
}

/// A figure by itself as a cost, where less is better.
fn level(figure: &Figure) -> Option<Ratio> {
    let (low, high) = figure.spread();
    let median = figure.median();
    let level = match figure.unit {
        Unit::RecordsPerSecond => Ratio { median: median.recip(), quartiles: (high.recip(), low.recip()) },
        _ => Ratio { median, quartiles: (low, high) },
    };
    level.median.is_finite().then_some(level)
}

fn verdict(before: Ratio, after: Ratio, few: bool) -> Verdict {
    let change = after.median - before.median;
    if change.abs() <= TIE * before.median {
        return Verdict::Same;
    }
    match change > 0.0 {
        _ if few => Verdict::Noise,
        true if after.quartiles.0 > before.quartiles.1 => Verdict::Regression,
        false if after.quartiles.1 < before.quartiles.0 => Verdict::Improvement,
        _ => Verdict::Noise,
    }
}

fn table(old: &Results, new: &Results, changes: &[Change<'_>], gone: &[String]) -> String {
    let mut text = String::from("# What has changed\n\n");
    for (when, run) in [("before", old), ("after", new)] {
        let machine = &run.machine;
        let _ = writeln!(
            text,
            "- {when}: {}; {}; {}, {} cores; {}; {}",
            run.date, run.effort, machine.processor, machine.cores, machine.compiler, machine.allocator
        );
    }
    if old.machine != new.machine {
        text.push_str("\nTwo machines: ratios can be compared with care, times cannot.\n");
    }
    text.push_str(
        "\nA change is beyond noise if it exceeds 5 % and the quartile ranges of the two runs do not meet. \
         The ratio is ours by the peer that was the best before; without one it is the figure itself.\n\n",
    );
    let counts = Verdict::ALL.into_iter().filter_map(|verdict| {
        let count = changes.iter().filter(|change| change.verdict == verdict).count();
        (count > 0).then(|| format!("{count} {}", verdict.name()))
    });
    let _ = writeln!(text, "{}.\n", counts.collect::<Vec<_>>().join(", "));
    text.push_str(
        "| cell | codec | by | before | after | change | figure | bytes | |\n|---|---|---|--:|--:|--:|--:|--:|---|\n",
    );
    for change in changes {
        let Key { question, fixture, operation } = change.key;
        let percent = (change.after.median / change.before.median - 1.0) * 100.0;
        let percent = if percent.is_finite() { format!("{percent:+.1} %") } else { String::new() };
        let of = |ratio: Ratio| if change.peer.is_some() { number::ratio(ratio.median) } else { String::new() };
        let (before, after) = change.medians;
        let bytes = match change.bytes {
            (Some(before), Some(after)) if before != after => format!("{before} → {after}"),
            _ => String::new(),
        };
        let _ = writeln!(
            text,
            "| {question} {fixture} {operation} | {} | {} | {} | {} | {percent} | {} → {} | {bytes} | {} |",
            change.codec,
            change.peer.unwrap_or_default(),
            of(change.before),
            of(change.after),
            number::value(change.unit, before),
            number::value(change.unit, after),
            change.verdict.name()
        );
    }
    if !gone.is_empty() {
        text.push_str("\nNot in the run after:\n\n");
        for cell in gone {
            let _ = writeln!(text, "- {cell}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::cell::tests::{event, figure, results};
    use super::*;

    /// Ours with these samples and a peer that takes 100.
    fn run(samples: &[f64]) -> Results {
        let peer = vec![100.0; samples.len()];
        results(vec![
            figure("shorn", Class::Ours, Mode::Alone, 44, samples),
            figure("peer", Class::Row, Mode::Alone, 50, &peer),
        ])
    }

    fn verdicts(old: &[f64], new: &[f64]) -> (usize, String) {
        let (text, worse) = compare(&run(old), &run(new));
        let row = text.lines().find(|line| line.starts_with("| encode")).unwrap();
        (worse, row.rsplit("| ").next().unwrap().trim_end_matches(" |").into())
    }

    #[test]
    fn a_regression_is_beyond_noise_and_more_than_five_percent() {
        // Quartiles 79 to 81, then 89 to 91.
        assert_eq!(verdicts(&[78.0, 80.0, 82.0], &[88.0, 90.0, 92.0]), (1, "**regression**".into()));
        assert_eq!(verdicts(&[88.0, 90.0, 92.0], &[78.0, 80.0, 82.0]), (0, "improvement".into()));
        // 12 % more, but quartiles 70 to 90 and 85 to 95.
        assert_eq!(verdicts(&[60.0, 80.0, 100.0], &[80.0, 90.0, 100.0]), (0, "within noise".into()));
        // Quartiles 80 to 80 and 83 to 83, but 3.75 % more.
        assert_eq!(verdicts(&[80.0; 3], &[83.0; 3]), (0, "same".into()));
        // Two samples do not say how much they waver.
        assert_eq!(verdicts(&[80.0; 2], &[160.0; 2]), (0, "within noise".into()));
    }

    #[test]
    fn a_slower_machine_is_no_regression() {
        let slow = |mut run: Results| {
            run.figures.iter_mut().flat_map(|figure| &mut figure.samples).for_each(|sample| *sample *= 2.0);
            run
        };
        assert_eq!(compare(&event(), &slow(event())).1, 0);
        // Without a peer, the median is all there is, and on another machine it says nothing.
        let alone = || {
            let mut run = event();
            run.figures.retain(|figure| figure.class == Class::Ours);
            run
        };
        let (text, worse) = compare(&alone(), &slow(alone()));
        assert!(worse == 1 && text.contains("| +100.0 % | 33.0 ns → 66.0 ns |"), "{text}");
        let mut elsewhere = slow(alone());
        elsewhere.machine.processor = "another".into();
        let (text, worse) = compare(&alone(), &elsewhere);
        assert!(worse == 0 && text.contains("another machine") && text.contains("Two machines"), "{text}");
    }

    #[test]
    fn the_peer_is_the_one_that_was_the_best_before() {
        let mut new = event();
        // Another is the best now; ours is what it was.
        new.figures.push(figure("new", Class::Row, Mode::Alone, 50, &[1.0; 3]));
        let (text, worse) = compare(&event(), &new);
        assert!(worse == 0 && text.contains("| shorn | wide | 0.82 | 0.82 | +0.0 % |"), "{text}");
    }

    #[test]
    fn a_higher_rate_is_no_regression_and_a_larger_payload_is_one() {
        let rate = |rate| {
            results(vec![Figure {
                unit: Unit::RecordsPerSecond,
                ..figure("shorn", Class::Ours, Mode::Shared, 44, &[rate; 3])
            }])
        };
        assert_eq!((compare(&rate(1e6), &rate(2e6)).1, compare(&rate(2e6), &rate(1e6)).1), (0, 1));
        let mut larger = run(&[80.0; 3]);
        larger.figures[0].bytes = Some(45);
        let (text, worse) = compare(&run(&[80.0; 3]), &larger);
        assert!(worse == 1 && text.contains("| 44 → 45 | **larger payload** |"), "{text}");
    }

    #[test]
    fn counts_have_no_noise_and_what_is_gone_is_named() {
        let count = |count| {
            results(vec![Figure {
                unit: Unit::Instructions,
                ..figure("shorn", Class::Ours, Mode::Counted, 44, &[count])
            }])
        };
        assert_eq!(compare(&count(100.0), &count(106.0)).1, 1);
        assert_eq!((compare(&count(0.0), &count(1.0)).1, compare(&count(0.0), &count(0.0)).1), (1, 0));
        let (text, worse) = compare(&count(100.0), &results(Vec::new()));
        assert!(worse == 0 && text.contains("- encode event reused: shorn"), "{text}");
    }
}
