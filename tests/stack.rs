//! Stack: how much of it each way takes at its deepest, and for what is nested without end. Each is run by a process
//! of its own, on a thread with as much stack as is asked for, so that the least that suffices can be looked for: an
//! overflow ends the process and not the test.
//!
//! `cargo test --all-features --test stack -- --include-ignored --nocapture table` prints the table that `DESIGN.md`
//! has; with `--release`, which is built for some minutes, its optimized half.

#[path = "stack/ways.rs"]
mod ways;

use std::process::{Command, Stdio};
use ways::{WAYS, Way};

/// Levels of what is nested without end.
const ENDLESS: usize = 100_000;
/// How exactly the least is looked for.
const STEP: usize = 4 << 10;
const ORDER: &str = "SHORN_STACK";

/// What a process of its own does: a way by its name, on so many levels, with so many bytes of stack.
#[test]
#[ignore = "one run of a way, which the other tests start"]
fn run() {
    let Ok(order) = std::env::var(ORDER) else { return };
    let mut words = order.split(';');
    let mut word = || words.next().expect("three words");
    let (name, levels, bytes) = (word(), word().parse().expect("levels"), word().parse().expect("bytes"));
    let way = WAYS.iter().find(|way| way.name == name).expect("a way");
    // What is run on is built and dropped elsewhere: both take stack of their own.
    let build = std::thread::Builder::new().stack_size(512 << 20);
    let work = build.spawn(move || (way.prepare)(levels)).expect("a thread").join().expect("prepared");
    let fits = std::thread::Builder::new().stack_size(bytes).spawn(work).expect("a thread").join().expect("no panic");
    assert_eq!(fits, levels <= way.deepest, "{name} of {levels} levels");
    std::process::exit(0);
}

fn holds(way: &Way, levels: usize, bytes: usize) -> bool {
    let program = std::env::current_exe().expect("this test");
    let mut command = Command::new(program);
    command.args(["--exact", "run", "--ignored", "--nocapture", "--test-threads=1"]);
    command.env(ORDER, format!("{};{levels};{bytes}", way.name)).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().expect("a process").success()
}

/// The least stack that a way needs for so many levels.
fn least(way: &Way, levels: usize) -> usize {
    let (mut less, mut enough) = (16 << 10, way.enough);
    while enough - less > STEP {
        let middle = (less + enough) / 2;
        if holds(way, levels, middle) { enough = middle } else { less = middle }
    }
    enough
}

/// Every way is safe on the stack of a thread, at the deepest that the default limits allow and beyond all limits.
#[test]
fn every_way_fits_a_thread() {
    for way in WAYS {
        for levels in [way.deepest.min(1_000), way.deepest.saturating_add(1).min(2_000), ENDLESS] {
            assert!(holds(way, levels, way.enough), "{} of {levels} levels", way.name);
        }
    }
}

/// The table of the documentation.
#[test]
#[ignore = "takes a minute; prints what the documentation says"]
fn table() {
    println!("| way | levels | KiB | without end, KiB | bytes a level |");
    println!("|---|---|---|---|---|");
    for way in WAYS {
        let levels = way.deepest.min(1_000);
        let (half, deepest, endless) = (least(way, levels / 2), least(way, levels), least(way, ENDLESS));
        let level = deepest.saturating_sub(half) / (levels - levels / 2);
        println!("| {} | {levels} | {} | {} | {level} |", way.name, deepest >> 10, endless >> 10);
    }
}
