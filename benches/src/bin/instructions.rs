//! `instructions`: how many instructions one operation takes, which does not depend on
//! how busy the machine is. Runs itself under callgrind with two numbers of iterations;
//! the difference, by the difference in iterations, leaves the start of the process out.

use std::{
    hint::black_box,
    process::{Command, ExitCode},
};

use shorn_bench::goals;
use shorn_bench::operation::{Operation, batch};
use shorn_codecs::codec::{Borrowing, Codec, Visitor};
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};
use shorn_codecs::record::Record;

const HELP: &str = "\
Counts the instructions of one operation with valgrind's callgrind.

usage: cargo run --release -p shorn-bench --bin instructions -- [options]

  --codec NAME                    default: shorn
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
    let (mut codec, mut cells, mut iterations) = (String::from("shorn"), Vec::new(), None);
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
    if fixture.is_big() {
        return Err("too long under callgrind".into());
    }
    let mut find = Find { codec, operation, n, found: false };
    fixture.visit(&mut find);
    if find.found { Ok(()) } else { Err(format!("no {} of {codec:?}", operation.name())) }
}

struct Find<'c> {
    codec: &'c str,
    operation: Operation,
    n: u64,
    found: bool,
}

impl OnRecord for Find<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        struct Run<'f, 'c, 'r, T>(&'f mut Find<'c>, &'r T);
        impl<T: Record> Visitor<T> for Run<'_, '_, '_, T> {
            fn visit<C: Codec<T>>(&mut self) {
                let Run(find, record) = self;
                let absent = find.operation == Operation::Borrowed && C::ABOUT.borrowing == Borrowing::None;
                if C::ABOUT.name == find.codec && !absent {
                    find.found = true;
                    batch::<C, T>(find.operation, record)(black_box(find.n));
                }
            }
        }
        T::each(&mut Run(self, record));
    }
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
