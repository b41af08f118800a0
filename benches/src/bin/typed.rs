//! `typed`: what each codec needs for the same records, as tables with goals.

#![forbid(unsafe_code)]

use std::{process::ExitCode, time::Duration};

use shorn_bench::machine::Machine;
use shorn_bench::measure::{Effort, interleaved};
use shorn_bench::operation::{Operation, batches, check};
use shorn_bench::table::Table;
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};

const HELP: &str = "\
Times every codec on the same records and prints a table per fixture.

usage: cargo run --release -p shorn-bench --bin typed -- [options]

  --quick            fewer and shorter rounds, under a minute
  --fixture NAME     person, unicode, event, batch100, batch100he, document, telemetry,
                     wide, tree, maps, big, bighe; may be given more than once
  --op NAME          encode, reused, owned, borrowed, or decode for the last two;
                     may be given more than once
  --against CODEC    adds every codec's ratio to this one
  --help             this text

Ratios are medians over rounds of the ratio inside a round: trust them, not the times.";

struct Options {
    quick: bool,
    fixtures: Vec<Fixture>,
    operations: Vec<Operation>,
    against: Option<String>,
}

fn main() -> ExitCode {
    let options = match options() {
        Ok(Some(options)) => options,
        Ok(None) => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprintln!("{message}\n\n{HELP}");
            return ExitCode::FAILURE;
        }
    };
    println!("{}", Machine::this());
    println!("times in nanoseconds of thread CPU time, lower quartile of the rounds");
    for &fixture in &options.fixtures {
        fixture.visit(&mut Print { fixture, options: &options });
    }
    ExitCode::SUCCESS
}

struct Print<'o> {
    fixture: Fixture,
    options: &'o Options,
}

impl OnRecord for Print<'_> {
    fn on<T: Carried>(&mut self, record: &T) {
        let Print { fixture, options } = *self;
        let effort = match (fixture.is_big(), options.quick) {
            (false, false) => Effort { rounds: 101, batch: Duration::from_millis(3) },
            (false, true) => Effort { rounds: 21, batch: Duration::from_millis(1) },
            (true, false) => Effort { rounds: 15, batch: Duration::ZERO },
            (true, true) => Effort { rounds: 3, batch: Duration::ZERO },
        };
        eprintln!("{}: checking", fixture.name());
        let codecs = check(record);
        let samples = options
            .operations
            .iter()
            .map(|&operation| {
                eprintln!("{}: {}", fixture.name(), operation.name());
                (operation, interleaved(batches(operation, record), effort))
            })
            .collect();
        let table = Table { fixture, codecs, samples };
        print!("{}", table.text(options.against.as_deref()));
    }
}

fn options() -> Result<Option<Options>, String> {
    let mut options = Options { quick: false, fixtures: Vec::new(), operations: Vec::new(), against: None };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a name"));
        match argument.as_str() {
            "--help" | "-h" => return Ok(None),
            "--quick" => options.quick = true,
            "--fixture" => {
                let name = value()?;
                let fixture = Fixture::named(&name).ok_or(format!("no fixture {name:?}"))?;
                options.fixtures.push(fixture);
            }
            "--op" => {
                let name = value()?;
                let operations = Operation::named(&name);
                if operations.is_empty() {
                    return Err(format!("no operation {name:?}"));
                }
                options.operations.extend(operations);
            }
            "--against" => options.against = Some(value()?),
            _ => return Err(format!("no option {argument:?}")),
        }
    }
    if options.fixtures.is_empty() {
        options.fixtures = Fixture::ALL.to_vec();
    }
    if options.operations.is_empty() {
        options.operations = Operation::ALL.to_vec();
    }
    Ok(Some(options))
}
