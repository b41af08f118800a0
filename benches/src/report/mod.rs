//! The report: all questions asked, the figures written as JSON, as Markdown and as a page. Knows the command line and
//! where files go.

mod markdown;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use shorn_codecs::fixtures::Fixture;

use crate::machine::Machine;
use crate::measure::Effort;
use crate::questions::{self, Question};
use crate::results::{FORMAT, Results};
use crate::runner;

const HELP: &str = "\
Asks every codec the same questions and writes report/{results.json,tables.md}.

usage: cargo run --release -p shorn-bench -- report [options]

  --quick            three short samples instead of seven of 180 ms, and none alone: under two minutes
  --question NAME    only this one; may be given more than once
  --fixture NAME     only on this one; may be given more than once
  --out FOLDER       instead of report/
  --help             this text";

struct Options {
    quick: bool,
    questions: Vec<&'static Question>,
    fixtures: Vec<Fixture>,
    out: PathBuf,
}

/// Runs the command.
///
/// # Errors
///
/// What is wrong with the options, or what could not be run or written.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let Some(options) = options(arguments)? else {
        println!("{HELP}");
        return Ok(());
    };
    let effort = match options.quick {
        false => Effort { rounds: 7, batch: Duration::from_millis(180) },
        true => Effort { rounds: 3, batch: Duration::from_millis(4) },
    };
    let mut results = Results {
        format: FORMAT,
        machine: Machine::this(),
        date: String::new(),
        effort: format!("{} samples of {} ms", effort.rounds, effort.batch.as_millis()),
        figures: Vec::new(),
    };
    for question in &options.questions {
        for &fixture in &options.fixtures {
            eprintln!("{} {}", question.name, fixture.name());
            (question.groups)(fixture, &mut |group| results.figures.extend(runner::shared(group, effort)));
        }
    }
    if !options.quick {
        let alone = runner::alone(&results.figures, effort, |_| {}).map_err(|error| error.to_string())?;
        results.figures.extend(alone);
    }
    let write = |name: &str, text: String| {
        fs::create_dir_all(&options.out)
            .and_then(|()| fs::write(options.out.join(name), text))
            .map_err(|error| format!("{}: {error}", options.out.join(name).display()))
    };
    write("results.json", serde_json::to_string(&results).map_err(|error| error.to_string())?)?;
    write("tables.md", markdown::tables(&results))
}

fn options(arguments: &[&str]) -> Result<Option<Options>, String> {
    let mut options = Options { quick: false, questions: Vec::new(), fixtures: Vec::new(), out: "report".into() };
    let mut arguments = arguments.iter();
    while let Some(&argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument {
            "--help" | "-h" => return Ok(None),
            "--quick" => options.quick = true,
            "--question" => {
                let name = *value()?;
                let question = questions::ALL.iter().find(|it| it.name == name);
                options.questions.push(question.ok_or(format!("no question {name:?}"))?);
            }
            "--fixture" => {
                let name = *value()?;
                options.fixtures.push(Fixture::named(name).ok_or(format!("no fixture {name:?}"))?);
            }
            "--out" => options.out = value()?.into(),
            _ => return Err(format!("no option {argument:?}\n\n{HELP}")),
        }
    }
    if options.questions.is_empty() {
        options.questions = questions::ALL.iter().collect();
    }
    if options.fixtures.is_empty() {
        options.fixtures = Fixture::ALL.to_vec();
    }
    Ok(Some(options))
}
