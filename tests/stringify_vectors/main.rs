//! The behaviour that is followed, case by case: what the Node package fast-json-stringify 7.3.10 writes or
//! refuses (fixtures/stringify/README.md). What is better here than there is in `mended.rs` and `mended.json`, and
//! asserted too. Other cases in the same form run with `SHORN_STRINGIFY_VECTORS=<folder>`.

mod case;
mod mended;
mod value;

use case::{Case, Outcome};
use mended::Expected;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// What came of the cases of a feature.
#[derive(Default)]
struct Row {
    same: usize,
    mended: usize,
    /// Mended, without a rule that says what is to come out.
    unsaid: usize,
    left_out: usize,
    wrong: usize,
}

fn cases() -> Vec<Case> {
    let given = std::env::var_os("SHORN_STRINGIFY_VECTORS").map(PathBuf::from);
    let folder = given.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/stringify").into());
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    assert!(!files.is_empty(), "no cases in {}", folder.display());
    files.iter().flat_map(|file| Case::all_of(file)).collect()
}

#[test]
fn cases_are_written_as_expected() {
    let mut rows = BTreeMap::<String, Row>::new();
    for case in cases() {
        let row = rows.entry(case.feature().to_owned()).or_default();
        if let Some(why) = case.left_out() {
            println!("{}: not run, {why}", case.id());
            row.left_out += 1;
            continue;
        }
        let (got, at) = case.run();
        let (expected, counter) = match mended::expected(&case) {
            Expected::AsThere => (case.outcome(), &mut row.same),
            Expected::Mended(outcome) => (outcome, &mut row.mended),
            Expected::Unsaid => {
                println!("{}: mended ({}), not compared: {got:?}", case.id(), case.quirk().unwrap_or_default());
                row.unsaid += 1;
                continue;
            }
        };
        if got == expected && case.may_be_refused(at) {
            *counter += 1;
        } else {
            row.wrong += 1;
            println!("{}: {got:?} {at}\n  instead of {expected:?} {}", case.id(), case.at());
        }
    }
    print(&rows);
    assert_eq!(rows.values().map(|row| row.wrong).sum::<usize>(), 0);
}

fn print(rows: &BTreeMap<String, Row>) {
    let heads = ["as there", "mended", "unsaid", "left out", "wrong"];
    println!("{:22}{}", "", heads.map(|head| format!("{head:>9}")).concat());
    let mut sums = [0; 5];
    for (feature, row) in rows {
        let counts = [row.same, row.mended, row.unsaid, row.left_out, row.wrong];
        println!("{feature:22}{}", counts.map(|count| format!("{count:9}")).concat());
        sums = std::array::from_fn(|at| sums[at] + counts[at]);
    }
    println!("{:22}{}", "", sums.map(|sum| format!("{sum:9}")).concat());
}

/// The list and the rules say the same wherever both say something.
#[test]
fn the_list_and_the_rules_agree() {
    for case in cases() {
        let (Some(listed), Some(Outcome::Text(text))) = (mended::listed(case.id()), Some(case.run().0)) else {
            continue;
        };
        if let (Outcome::Text(listed), Some(ruled)) = (listed, mended::ruled(&case)) {
            assert_eq!(ruled, Outcome::Text(listed), "{}: {text}", case.id());
        }
    }
}
