//! `typed`: what each codec needs for the same records, as tables with goals.

use std::{fs, process::ExitCode, time::Duration};

use shorn_bench::{
    fixtures::{self, Fixture},
    measure::{Effort, Operation, check, samples},
    table::Table,
    value::Value,
};

const HELP: &str = "\
Times every codec on the same records and prints a table per fixture.

usage: cargo run --release -p shorn-bench --bin typed -- [options]

  --quick            fewer and shorter rounds, under a minute
  --fixture NAME     person, unicode, event, batch100, batch100he, document, big, bighe;
                     may be given more than once
  --op NAME          encode, reused, owned, borrowed, or decode for the last two;
                     may be given more than once
  --against CODEC    adds every codec's ratio to this one
  --help             this text

With `--features ours` the library under test takes part and the goals are judged.
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
    println!("{}", machine());
    for &fixture in &options.fixtures {
        let table = match fixture {
            Fixture::Person => run(fixture, &fixtures::person(), &options),
            Fixture::Unicode => run(fixture, &fixtures::unicode(), &options),
            Fixture::Event => run(fixture, &fixtures::event(), &options),
            Fixture::Batch100 => run(fixture, &fixtures::events(100), &options),
            Fixture::Batch100He => run(fixture, &fixtures::high_entropy_events(100), &options),
            Fixture::Document => run(fixture, &fixtures::document(), &options),
            Fixture::Big => run(fixture, &fixtures::events(100_000), &options),
            Fixture::BigHe => run(fixture, &fixtures::high_entropy_events(100_000), &options),
        };
        print!("{}", table.text(options.against.as_deref()));
    }
    ExitCode::SUCCESS
}

fn run<T: Value>(fixture: Fixture, value: &T, options: &Options) -> Table {
    let effort = match (fixture.is_big(), options.quick) {
        (false, false) => Effort { rounds: 101, batch: Duration::from_millis(3) },
        (false, true) => Effort { rounds: 21, batch: Duration::from_millis(1) },
        (true, false) => Effort { rounds: 15, batch: Duration::ZERO },
        (true, true) => Effort { rounds: 3, batch: Duration::ZERO },
    };
    eprintln!("{}: checking", fixture.name());
    let codecs = check(value);
    let samples = options
        .operations
        .iter()
        .map(|&operation| {
            eprintln!("{}: {}", fixture.name(), operation.name());
            (operation, samples(operation, value, effort))
        })
        .collect();
    Table { fixture, codecs, samples }
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

/// Processor, compiler and allocator: owned decodes are bound by the last.
fn machine() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info
        .lines()
        .find_map(|line| line.strip_prefix("model name")?.split_once(": "))
        .map_or(std::env::consts::ARCH, |(_, model)| model);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let allocator = if cfg!(target_env = "gnu") { "glibc malloc" } else { "the system's" };
    format!(
        "processor  {model}, {cores} cores\ncompiler   {}, release, fat LTO\nallocator  {allocator}\n\
         times in nanoseconds of thread CPU time, lower quartile of the rounds",
        env!("RUSTC_VERSION")
    )
}
