//! `validated`: what holding values to their rules costs, before they are written and after they are read,
//! around every codec that the same rules can be put around. Ratios are medians over rounds of the
//! ratio inside a round.
//!
//! ```text
//! validated [--path types|documents] [--payload person|event|events] [--quick]
//! validated --path PATH --payload NAME --run CODEC-raw-OPERATION --iterations N     for callgrind
//! ```

#![forbid(unsafe_code)]

use std::time::Duration;

use serde_json::Value as Json;
use shorn_bench::measure::Effort;
use shorn_bench::operation::Operation;
use shorn_bench::validated::check::check;
use shorn_bench::validated::document::{self, Document};
use shorn_bench::validated::table::{Build, Cell, LEGEND};
use shorn_bench::validated::typed::{self, Garde, Ruled};
use shorn_bench::validated::{OPERATIONS, Rules, model};

const QUICK: Effort = Effort { rounds: 21, batch: Duration::from_millis(1) };
const LONG: Effort = Effort { rounds: 101, batch: Duration::from_millis(3) };

fn main() -> Result<(), String> {
    let what = What::of_arguments()?;
    what.payload("person", &model::person())?;
    what.payload("event", &model::event())?;
    what.payload("events", &model::events(100))?;
    if what.run.is_none() {
        println!("\n{LEGEND}");
    }
    Ok(())
}

struct What {
    path: Option<String>,
    payload: Option<String>,
    effort: Effort,
    run: Option<Run>,
    iterations: u64,
}

/// One operation of one codec: `shorn-validated-decode`.
struct Run {
    codec: String,
    validated: bool,
    operation: Operation,
}

impl Run {
    fn named(name: &str) -> Option<Self> {
        let (rest, operation) = name.rsplit_once('-')?;
        let (codec, rules) = rest.rsplit_once('-')?;
        let validated = match rules {
            "raw" => false,
            "validated" => true,
            _ => return None,
        };
        let operation = if operation == "decode" { "owned" } else { operation };
        let operation = OPERATIONS.into_iter().find(|it| it.name() == operation)?;
        Some(Self { codec: codec.into(), validated, operation })
    }
}

impl What {
    fn of_arguments() -> Result<Self, String> {
        let mut what = Self { path: None, payload: None, effort: LONG, run: None, iterations: 1_000 };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} what?"));
            match argument.as_str() {
                "--path" => what.path = Some(value()?),
                "--payload" => what.payload = Some(value()?),
                "--quick" => what.effort = QUICK,
                "--run" => {
                    let name = value()?;
                    what.run = Some(Run::named(&name).ok_or_else(|| format!("no operation {name:?}"))?);
                }
                "--iterations" => what.iterations = value()?.parse().map_err(|_| "no number")?,
                _ => return Err(format!("no option {argument:?}")),
            }
        }
        Ok(what)
    }

    fn payload<T: Ruled>(&self, name: &str, value: &T) -> Result<(), String> {
        let wanted = |chosen: &Option<String>, name| chosen.as_deref().is_none_or(|chosen| chosen == name);
        if !wanted(&self.payload, name) {
            return Ok(());
        }
        if wanted(&self.path, "types") {
            let codecs = check(value, |check| typed::each(check));
            let cell = Cell { title: format!("{name}, Rust type"), value, codecs };
            self.cell(&cell, &Garde, |build| typed::each(build))?;
        }
        if wanted(&self.path, "documents") {
            let json: Json = serde_json::to_value(value).map_err(|error| error.to_string())?;
            let codecs = check(&json, |check| document::each::<T>(check));
            let cell = Cell { title: format!("{name}, serde_json::Value"), value: &json, codecs };
            self.cell(&cell, &Document::new(&T::json_schema()), |build| document::each::<T>(build))?;
        }
        Ok(())
    }

    fn cell<'v, T, R>(&self, cell: &Cell<'v, T>, rules: &R, each: impl Fn(&mut Build<'v, T>)) -> Result<(), String>
    where
        R: Rules<T> + 'static,
    {
        let Some(run) = &self.run else {
            print!("{}", cell.text(self.effort, rules, each));
            return Ok(());
        };
        let codec = cell.codecs.iter().position(|codec| codec.name == run.codec);
        let codec = codec.ok_or_else(|| format!("no codec {:?}", run.codec))?;
        let mut batches = cell.batches(run.operation, each);
        batches[codec][usize::from(run.validated)](self.iterations);
        Ok(())
    }
}
