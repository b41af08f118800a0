//! `shorn diff`: whether the bytes move from one schema to another, and why.

use crate::args::Diff;
use crate::compare::{Change, changes};
use crate::escape::one_line;
use crate::failure::Failure;
use crate::keywords::{Difference, differences};
use crate::table::{Cell, Table};
use crate::{input, load, output};
use serde_json::Value;
use shorn::Schema;

pub(crate) fn run(args: Diff) -> Result<(), Failure> {
    input::one_stdin(&[&args.old, &args.new])?;
    let old = load::compile_and_keep(&args.old, &args.reading)?;
    let new = load::compile_and_keep(&args.new, &args.reading)?;
    // One text, one encoding: it says more than any list of differences.
    let same = old.0.signature() == new.0.signature();
    output::print(&report(&old, &new, same))?;
    if same { Ok(()) } else { Err(Failure::told()) }
}

fn report((old, was): &(Schema, Value), (new, is): &(Schema, Value), same: bool) -> String {
    let print = |schema: &Schema| schema.fingerprint(3).map_or_else(|_| "none".into(), |f| f.to_string());
    let mut out = match same {
        true => format!("the bytes stay: fingerprint {}\n", print(old)),
        false => format!("the bytes move: fingerprint {} → {}\n", print(old), print(new)),
    };
    let (moves, stays): (Vec<Change>, Vec<Change>) =
        changes(old.shape(), new.shape()).into_iter().partition(|change| change.moves);
    if !same {
        out.push('\n');
        if moves.is_empty() {
            // The text tells a definition from the same thing written out; a payload does not.
            let [before, now] = [old, new].map(|schema| schema.shape().definitions().len());
            out.push_str(&format!(
                "·  the same values, and alone the same bytes, but other recursive definitions ({before} → {now}): only the fingerprint moves\n"
            ));
        }
        rows(&mut out, moves);
    }
    let idle: Vec<Difference> = differences(was, is).into_iter().filter(|difference| same || difference.idle).collect();
    if !stays.is_empty() || !idle.is_empty() {
        out.push_str("\nwithout effect on the bytes:\n");
        rows(&mut out, stays);
        let idle = idle.into_iter().map(|d| Change { place: d.pointer, what: d.how.into(), moves: false });
        rows(&mut out, idle.collect());
    }
    out
}

fn rows(out: &mut String, changes: Vec<Change>) {
    let mut table = Table::new(&[]);
    for change in changes {
        table.push([one_line(&change.place), one_line(&change.what)].map(Cell::plain));
    }
    out.push_str(&table.text(None, false));
}
