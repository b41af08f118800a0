//! `shorn-bench`: all questions, one report.

#![forbid(unsafe_code)]

use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use shorn_bench::heap::Counting;
use shorn_bench::questions::Question;
use shorn_bench::{counts, node, report, runner};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const HELP: &str = "\
Asks every codec the same questions and writes a report.

usage: cargo run --release -p shorn-bench -- report [options]

       cargo run --release -p shorn-bench -- export FOLDER      the records as JSON files
       cargo run --release -p shorn-bench -- instructions       a table of what `cargo bench` counted and
                                                                wrote as JSON, which is read from the input

Run `report --help` for its options. Tables for one question at a time are printed by the other
binaries of this package: see benches/README.md.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["report", ref options @ ..] => report::run(options),
        // The records as files, for programs of another language.
        ["export", folder] => node::export(Path::new(folder)).map_err(|error| error.to_string()),
        // A table of what the bench of that name printed for machines.
        ["instructions"] => io::read_to_string(io::stdin())
            .map_err(|error| error.to_string())
            .and_then(|lines| counts::table(&lines))
            .map(|table| print!("{table}")),
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
    let question = Question::named(question).ok_or("no such question")?;
    let batch = Duration::from_micros(micros.parse().map_err(|_| "no number of microseconds")?);
    let sample = runner::one(question, fixture, operation, codec, batch).ok_or("no such operation of this codec")?;
    println!("{sample}");
    Ok(())
}
