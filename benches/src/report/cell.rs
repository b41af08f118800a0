//! Figures as they are read: a cell is one operation on one fixture, a row in it is one codec. Knows what may be
//! compared with what, which peer is the best and what a tie is; knows no form of output.

use std::collections::HashMap;

use crate::goals::ROW_BYTES;
use crate::group::{Class, Key};
use crate::results::{Figure, Mode, Results, TIE, Unit};

/// Everything that was found about one operation on one fixture, in one unit.
#[derive(Debug)]
pub(super) struct Cell<'r> {
    pub(super) key: &'r Key,
    pub(super) unit: Unit,
    pub(super) records: u64,
    /// One a codec, in the order of the results.
    pub(super) rows: Vec<Row<'r>>,
}

/// One codec's figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'r> {
    pub(super) codec: &'r str,
    pub(super) class: Class,
    pub(super) bytes: Option<usize>,
    /// With all others in one process, or counted.
    pub(super) shared: Option<&'r Figure>,
    /// In a process of its own.
    pub(super) alone: Option<&'r Figure>,
}

/// The cells of a run, in the order of the results.
pub(super) fn cells(results: &Results) -> Vec<Cell<'_>> {
    let mut cells: Vec<Cell<'_>> = Vec::new();
    let mut places: HashMap<(&Key, Unit), usize> = HashMap::new();
    for figure in &results.figures {
        let Figure { key, codec, class, mode, unit, bytes, records, samples: _ } = figure;
        let place = *places.entry((key, *unit)).or_insert(cells.len());
        if place == cells.len() {
            cells.push(Cell { key, unit: *unit, records: *records, rows: Vec::new() });
        }
        let Some(cell) = cells.get_mut(place) else { continue };
        let known = cell.rows.iter().position(|row| row.codec == codec).and_then(|at| cell.rows.get_mut(at));
        let alone = (*mode == Mode::Alone).then_some(figure);
        let shared = (*mode != Mode::Alone).then_some(figure);
        match known {
            Some(row) => {
                row.alone = row.alone.or(alone);
                row.shared = row.shared.or(shared);
                row.bytes = row.bytes.or(*bytes);
            }
            None => cell.rows.push(Row { codec, class: *class, bytes: *bytes, shared, alone }),
        }
    }
    cells
}

impl<'r> Row<'r> {
    /// The figure that is quoted: the one of a process of its own, where there is one.
    pub(super) fn quoted(&self) -> Option<&'r Figure> {
        self.alone.or(self.shared)
    }

    /// What orders codecs: less is better. NaN if there is no figure.
    pub(super) fn cost(&self) -> f64 {
        self.quoted().map_or(f64::NAN, |figure| match figure.unit {
            Unit::RecordsPerSecond => -figure.median(),
            _ => figure.median(),
        })
    }
}

/// What one codec needs by what another needs: below one, the first needs less.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ratio {
    pub(super) median: f64,
    pub(super) quartiles: (f64, f64),
}

impl Ratio {
    /// Of `a` by `b`, sample by sample: those of one round belong together. Of rates it is turned around, so that less
    /// is better for every unit. None where there are no samples; infinite where the other needs nothing at all.
    pub(super) fn of(a: &Figure, b: &Figure) -> Option<Self> {
        let (a, b) = if a.unit == Unit::RecordsPerSecond { (b, a) } else { (a, b) };
        let median = a.ratio(b);
        (!median.is_nan()).then(|| Self { median, quartiles: a.ratio_spread(b) })
    }

    pub(super) fn verdict(self) -> Verdict {
        if (self.median - 1.0).abs() < TIE {
            Verdict::Tie
        } else if self.median < 1.0 {
            Verdict::Less
        } else {
            Verdict::More
        }
    }
}

/// How a ratio of ours reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// We need less.
    Less,
    /// Within [`TIE`].
    Tie,
    /// We need more.
    More,
}

/// How codecs are kept apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// Equal work.
    Equal,
    /// Not equal work.
    Unequal,
    /// Another runtime.
    Node,
}

impl Part {
    pub(super) const ALL: [Self; 3] = [Self::Equal, Self::Unequal, Self::Node];

    pub(super) fn of(class: Class) -> Self {
        match class {
            Class::Unequal => Self::Unequal,
            Class::Node => Self::Node,
            _ => Self::Equal,
        }
    }

    /// As the line above it says.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Equal => "equal work",
            Self::Unequal => "not equal work",
            Self::Node => "another runtime (Node)",
        }
    }
}

impl<'r> Cell<'r> {
    /// The library under test.
    pub(super) fn ours(&self) -> Option<&Row<'r>> {
        self.rows.iter().find(|row| row.class == Class::Ours)
    }

    /// What no codec can beat.
    pub(super) fn floor(&self) -> Option<&Row<'r>> {
        self.rows.iter().find(|row| row.class == Class::Floor)
    }

    /// The rows of one part, the best first; floors are none of them.
    pub(super) fn part(&self, part: Part) -> Vec<&Row<'r>> {
        let of_part = |row: &&Row<'r>| row.class != Class::Floor && Part::of(row.class) == part;
        let mut rows: Vec<_> = self.rows.iter().filter(of_part).collect();
        rows.sort_by(|a, b| a.cost().total_cmp(&b.cost()));
        rows
    }

    /// Ours by `other`, each in a process of its own.
    pub(super) fn alone(&self, other: &Row<'r>) -> Option<Ratio> {
        Ratio::of(self.ours()?.alone?, other.alone?)
    }

    /// Ours by `other` in one process, or as counted.
    pub(super) fn shared(&self, other: &Row<'r>) -> Option<Ratio> {
        Ratio::of(self.ours()?.shared?, other.shared?)
    }

    /// Ours by `other`: the one that is quoted, alone where both were.
    pub(super) fn ratio(&self, other: &Row<'r>) -> Option<Ratio> {
        self.alone(other).or_else(|| self.shared(other))
    }

    /// The best peer at equal work: the one to which our ratio is the highest, or the one of the least cost where ours
    /// has no part in it.
    pub(super) fn best(&self) -> Option<&Row<'r>> {
        self.best_of(|row| row.class.counts())
    }

    /// The best of the peers that write row after row and no more than [`ROW_BYTES`] times our bytes.
    pub(super) fn best_row(&self) -> Option<&Row<'r>> {
        self.best_of(|row| self.is_row_peer(row))
    }

    fn best_of(&self, eligible: impl Fn(&Row<'r>) -> bool) -> Option<&Row<'r>> {
        let cost = |row: &Row<'r>| match self.ours() {
            Some(_) => self.ratio(row).map(|ratio| -ratio.median),
            None => Some(row.cost()).filter(|cost| cost.is_finite()),
        };
        let rows = self.rows.iter().filter(|row| eligible(row));
        rows.filter_map(|row| Some((row, cost(row)?))).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(row, _)| row)
    }

    pub(super) fn is_row_peer(&self, row: &Row<'r>) -> bool {
        let small = match (self.ours().and_then(|ours| ours.bytes), row.bytes) {
            (Some(ours), Some(bytes)) => bytes as f64 <= ours as f64 * ROW_BYTES,
            _ => false,
        };
        small && matches!(row.class, Class::Row | Class::Varint)
    }

    /// What a row is, in a word or two.
    pub(super) fn class(&self, row: &Row<'r>) -> &'static str {
        match row.class {
            Class::Ours => "ours",
            Class::Other => "ours, another form",
            Class::Row if self.is_row_peer(row) => "row peer",
            Class::Varint if self.is_row_peer(row) => "row peer, varints",
            Class::Row => "rows",
            Class::Varint => "rows, varints",
            Class::Columnar => "columnar",
            Class::Unequal => Part::Unequal.title(),
            Class::Floor => "floor",
            Class::Node => Part::Node.title(),
        }
    }

    /// The smallest payload of a peer at equal work.
    pub(super) fn smallest(&self) -> Option<&Row<'r>> {
        let sized = self.rows.iter().filter(|row| row.class.counts());
        sized.filter_map(|row| Some((row, row.bytes?))).min_by_key(|(_, bytes)| *bytes).map(|(row, _)| row)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::machine::Machine;
    use crate::results::{FORMAT, Profile};

    /// A run made by hand.
    pub(in super::super) fn results(figures: Vec<Figure>) -> Results {
        Results {
            format: FORMAT,
            machine: Machine {
                processor: "A <fast> processor & co".into(),
                cores: 2,
                compiler: "a compiler".into(),
                allocator: "an allocator".into(),
            },
            date: "2026-01-02T03:04:05Z".into(),
            effort: "three samples".into(),
            command: "report --quick".into(),
            caveats: vec!["Made by hand.".into()],
            codecs: vec![Profile {
                codec: "wide".into(),
                kind: "rows".into(),
                self_describing: false,
                schema: true,
                borrows: true,
                cuts: true,
                trailing: false,
                panics: true,
                note: "wide & slow".into(),
            }],
            figures,
        }
    }

    /// A figure of `encode reused` on `event`.
    pub(in super::super) fn figure(codec: &str, class: Class, mode: Mode, bytes: usize, samples: &[f64]) -> Figure {
        Figure {
            key: Key { question: "encode".into(), fixture: "event".into(), operation: "reused".into() },
            codec: codec.into(),
            class,
            mode,
            unit: Unit::Nanoseconds,
            bytes: Some(bytes),
            records: 1,
            samples: samples.into(),
        }
    }

    /// Ours is slower than `wide` in one process and faster alone; `view` is the fastest and does not count.
    pub(in super::super) fn event() -> Results {
        use Class::*;
        results(vec![
            figure("shorn", Ours, Mode::Shared, 44, &[40.0, 44.0, 42.0]),
            figure("wide", Row, Mode::Shared, 88, &[40.0, 40.0, 40.0]),
            figure("small", Varint, Mode::Shared, 45, &[80.0, 88.0, 84.0]),
            figure("view", Unequal, Mode::Shared, 88, &[10.0, 11.0, 10.0]),
            figure("(floor)", Floor, Mode::Shared, 44, &[4.0, 4.0, 4.0]),
            figure("js", Node, Mode::Shared, 46, &[400.0, 440.0, 420.0]),
            figure("shorn", Ours, Mode::Alone, 44, &[30.0, 36.0, 33.0]),
            figure("wide", Row, Mode::Alone, 88, &[40.0, 40.0, 40.0]),
            figure("small", Varint, Mode::Alone, 45, &[60.0, 72.0, 66.0]),
            figure("view", Unequal, Mode::Alone, 88, &[10.0, 10.0, 10.0]),
        ])
    }

    #[test]
    fn the_ratio_of_processes_of_their_own_is_the_one_quoted() {
        let results = event();
        let cells = cells(&results);
        assert_eq!(cells.len(), 1);
        let best = cells[0].best().unwrap();
        assert_eq!(best.codec, "wide");
        // 30, 36 and 33 by 40; the quartiles halfway to the median. Then 40, 44 and 42 by 40.
        let alone = cells[0].ratio(best).unwrap();
        assert_eq!((alone.median, alone.quartiles), (0.825, (0.7875, 0.8625)));
        assert_eq!(cells[0].shared(best).unwrap().median, 1.05);
    }

    #[test]
    fn what_is_not_equal_work_is_never_the_best_and_a_row_peer_is_small() {
        let results = event();
        let cells = cells(&results);
        assert_eq!(cells[0].best_row().unwrap().codec, "small");
        assert_eq!(cells[0].smallest().unwrap().codec, "small");
        let names = |part| cells[0].part(part).iter().map(|row| row.codec).collect::<Vec<_>>();
        assert_eq!(names(Part::Equal), ["shorn", "wide", "small"]);
        assert_eq!((names(Part::Unequal), names(Part::Node)), (vec!["view"], vec!["js"]));
        let classes: Vec<_> = cells[0].rows.iter().map(|row| cells[0].class(row)).collect();
        let expected = ["ours", "rows", "row peer, varints", "not equal work", "floor", "another runtime (Node)"];
        assert_eq!(classes, expected);
    }

    #[test]
    fn margins_below_five_percent_are_ties() {
        let verdict = |median| Ratio { median, quartiles: (median, median) }.verdict();
        assert_eq!([0.94, 0.96, 1.04, 1.06].map(verdict), [Verdict::Less, Verdict::Tie, Verdict::Tie, Verdict::More]);
    }

    #[test]
    fn a_peer_that_needs_nothing_is_the_best() {
        let count = |codec, class, count| Figure {
            unit: Unit::Allocations,
            ..figure(codec, class, Mode::Counted, 44, &[count])
        };
        let of = |ours| {
            let peers = [count("none", Class::Row, 0.0), count("some", Class::Row, 2.0)];
            let results = results([vec![count("shorn", Class::Ours, ours)], peers.into()].concat());
            let cells = cells(&results);
            let best = cells[0].best().unwrap();
            (best.codec.to_string(), cells[0].ratio(best).unwrap().verdict())
        };
        assert_eq!(of(0.0), ("none".into(), Verdict::Tie));
        assert_eq!(of(1.0), ("none".into(), Verdict::More));
    }

    #[test]
    fn a_higher_rate_is_the_better_one() {
        let rate = |codec, class, rate| Figure {
            unit: Unit::RecordsPerSecond,
            ..figure(codec, class, Mode::Shared, 44, &[rate])
        };
        let results = results(vec![
            rate("shorn", Class::Ours, 2e6),
            rate("slow", Class::Row, 5e5),
            rate("quick", Class::Row, 1e6),
        ]);
        let cells = cells(&results);
        let best = cells[0].best().unwrap();
        assert_eq!((best.codec, cells[0].ratio(best).unwrap().median), ("quick", 0.5));
        let order: Vec<_> = cells[0].part(Part::Equal).iter().map(|row| row.codec).collect();
        assert_eq!(order, ["shorn", "quick", "slow"]);
    }
}
