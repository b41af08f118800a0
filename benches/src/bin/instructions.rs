//! `instructions`: how many instructions one operation takes, which does not depend on
//! how busy the machine is. Runs itself under callgrind with two numbers of iterations;
//! the difference, by the difference in iterations, leaves the start of the process out.

use std::{
    hint::black_box,
    process::{Command, ExitCode},
};

use shorn_bench::{
    fixtures::{self, Fixture},
    goals,
    measure::{Operation, batch},
    peers::{Borrowing, Peer, Visitor, each},
    value::Value,
};

const HELP: &str = "\
Counts the instructions of one operation with valgrind's callgrind.

usage: cargo run --release -p shorn-bench --bin instructions -- [options]

  --codec NAME                    default: the first of the typed tables
  --op FIXTURE-OPERATION          such as person-reused, event-encode, document-owned;
                                  default: those that have goals
  --iterations N                  only runs it N times, for a profiler of your own
  --help                          this text";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}\n\n{HELP}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let (mut codec, mut cells, mut iterations) = (first(), Vec::new(), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--help" | "-h" => {
                println!("{HELP}");
                return Ok(());
            }
            "--codec" => codec = value()?,
            "--op" => cells.push(cell(&value()?)?),
            "--iterations" => {
                let number = value()?;
                iterations = Some(number.parse().map_err(|_| format!("{number:?} iterations"))?);
            }
            _ => return Err(format!("no option {argument:?}")),
        }
    }
    if cells.is_empty() {
        cells = [Fixture::Person, Fixture::Event]
            .into_iter()
            .flat_map(|fixture| Operation::ALL.map(|operation| (fixture, operation)))
            .collect();
    }
    for (fixture, operation) in cells {
        match iterations {
            Some(iterations) => execute(&codec, fixture, operation, iterations)?,
            None => report(&codec, fixture, operation)?,
        }
    }
    Ok(())
}

fn report(codec: &str, fixture: Fixture, operation: Operation) -> Result<(), String> {
    const FEW: u64 = 1_000;
    const MANY: u64 = 3_000;
    let few = count(codec, fixture, operation, FEW)?;
    let many = count(codec, fixture, operation, MANY)?;
    let each = (many - few) as f64 / (MANY - FEW) as f64;
    // The goals are the library's; a peer's count is for comparison.
    let goal = goals::instructions(fixture, operation).filter(|_| codec == "shorn");
    let goal = match goal {
        None => String::new(),
        Some(goal) if each <= goal as f64 => format!("  goal {goal}  ok"),
        Some(goal) => format!("  goal {goal}  MISSED"),
    };
    println!("{codec:<16}{:<12}{:<10}{each:>10.1}{goal}", fixture.name(), operation.name());
    Ok(())
}

/// The instructions of a process that runs the operation `iterations` times.
fn count(codec: &str, fixture: Fixture, operation: Operation, iterations: u64) -> Result<u64, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(this)
        .args(["--codec", codec, "--iterations", &iterations.to_string()])
        .args(["--op", &format!("{}-{}", fixture.name(), operation.name())])
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines()
        .find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
        .ok_or_else(|| format!("callgrind gave no count:\n{text}"))
}

fn execute(codec: &str, fixture: Fixture, operation: Operation, n: u64) -> Result<(), String> {
    match fixture {
        Fixture::Person => find(codec, operation, &fixtures::person(), n),
        Fixture::Unicode => find(codec, operation, &fixtures::unicode(), n),
        Fixture::Event => find(codec, operation, &fixtures::event(), n),
        Fixture::Batch100 => find(codec, operation, &fixtures::events(100), n),
        Fixture::Batch100He => find(codec, operation, &fixtures::high_entropy_events(100), n),
        Fixture::Document => find(codec, operation, &fixtures::document(), n),
        Fixture::Big | Fixture::BigHe => Err("too long under callgrind".into()),
    }
}

fn find<T: Value>(codec: &str, operation: Operation, value: &T, n: u64) -> Result<(), String> {
    struct Find<'v, T> {
        codec: &'v str,
        operation: Operation,
        value: &'v T,
        n: u64,
        found: bool,
    }
    impl<T: Value> Visitor for Find<'_, T> {
        fn visit<P: Peer + 'static>(&mut self) {
            let absent = self.operation == Operation::Borrowed && P::BORROWING == Borrowing::None;
            if P::NAME == self.codec && !absent {
                self.found = true;
                let bytes = P::default().encode(self.value);
                let mut run = batch::<P, T>(self.operation, self.value, bytes);
                run(black_box(self.n));
            }
        }
    }
    let mut find = Find { codec, operation, value, n, found: false };
    each(&mut find);
    if find.found { Ok(()) } else { Err(format!("no {} of {codec:?}", operation.name())) }
}

/// The first codec of the tables: the library under test when it takes part.
fn first() -> String {
    struct First(Option<&'static str>);
    impl Visitor for First {
        fn visit<P: Peer + 'static>(&mut self) {
            self.0.get_or_insert(P::NAME);
        }
    }
    let mut first = First(None);
    each(&mut first);
    first.0.unwrap_or_default().into()
}

/// `event-encode`; `person-encode-reused` and `person-decode-owned` are understood too.
fn cell(name: &str) -> Result<(Fixture, Operation), String> {
    let unknown = || format!("no operation {name:?}");
    let (fixture, rest) = name.split_once('-').ok_or_else(unknown)?;
    let operation = rest.rsplit('-').next().unwrap_or(rest);
    let fixture = Fixture::named(fixture).ok_or_else(unknown)?;
    match Operation::named(operation)[..] {
        [operation] => Ok((fixture, operation)),
        _ => Err(unknown()),
    }
}
