//! `shorn-bench`: all questions, one report.

use std::process::ExitCode;
use std::time::Duration;

use shorn_bench::{questions, report, runner};
use shorn_codecs::fixtures::Fixture;

const HELP: &str = "\
Asks every codec the same questions and writes a report.

usage: cargo run --release -p shorn-bench -- report [options]

Run `report --help` for its options. Tables for one question at a time are printed by the other
binaries of this package: see benches/README.md.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["report", ref options @ ..] => report::run(options),
        // What `report` starts for each sample that is taken alone.
        ["sample", question, fixture, operation, codec, micros] => sample(question, fixture, operation, codec, micros),
        ["--help" | "-h" | "help"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn sample(question: &str, fixture: &str, operation: &str, codec: &str, micros: &str) -> Result<(), String> {
    let question = questions::ALL.iter().find(|it| it.name == question).ok_or("no such question")?;
    let fixture = Fixture::named(fixture).ok_or("no such fixture")?;
    let batch = Duration::from_micros(micros.parse().map_err(|_| "no number of microseconds")?);
    let nanoseconds =
        runner::one(question, fixture, operation, codec, batch).ok_or("no such operation of this codec")?;
    println!("{nanoseconds}");
    Ok(())
}
