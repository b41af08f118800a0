//! `stringify`: values to JSON text by a schema, and derived types to JSON text, against the same values to JSON
//! text by serde.

mod shaped;
mod typed;

use serde::Serialize;
use serde_json::Value;
use shorn::Encode;
use shorn_bench::machine::Machine;
use shorn_bench::measure::{Batch, Effort, Samples, interleaved};
use shorn_bench::payloads::{self, Payload};
use shorn_codecs::fixtures;
use std::process::ExitCode;
use std::time::Duration;

const HELP: &str = "\
Times JSON text by a schema, and JSON text of derived types, against serde's writers, and prints a table for each.

usage: cargo run --release -p shorn-bench --bin stringify -- [options]

  --quick            fewer rounds, under a minute
  --payload NAME     short string, long string, date-time, 1,000 doubles, small object, 10 objects, 1,000 objects,
                     20,000 objects, user profile, order, page of products; and of derived types person, event,
                     batch100, document
  --from WHAT        struct and value (a schema writes a Rust type, or a `serde_json::Value`), typed (derived types),
                     compile
  --run WRITER       one writer of the payload and nothing else, for callgrind: ours, ours reused, serde_json,
                     serde_json reused, sonic-rs, simd-json
  --iterations N     how often that is
  --help             this text

Ratios are medians over rounds of the ratio inside a round: trust them, not the times.";

const QUICK: Effort = Effort { rounds: 15, batch: Duration::from_millis(2) };
const LONG: Effort = Effort { rounds: 101, batch: Duration::from_millis(2) };

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
    if options.run.is_none() {
        println!("{}", Machine::this());
        println!("times of the CPU of the thread, lower quartile of the rounds");
    }
    options.head(&["struct", "value"], shaped::HEAD);
    options.shaped(&payloads::short_string());
    options.shaped(&payloads::long_string());
    options.shaped(&payloads::date_time());
    options.shaped(&payloads::doubles());
    options.shaped(&payloads::small_object());
    for (name, n) in PEOPLE {
        options.shaped(&payloads::people(name, n));
    }
    options.shaped(&payloads::profile());
    options.shaped(&payloads::order());
    options.shaped(&payloads::products());
    options.head(&["compile"], "");
    options.compile(&payloads::small_object(), Some(shaped::FIRST_CALL));
    options.compile(&payloads::products(), None);
    options.head(&["typed"], typed::HEAD);
    options.typed("short string", &payloads::short_string().value);
    options.typed("long string", &payloads::long_string().value);
    options.typed("1,000 doubles", &payloads::doubles().value);
    options.typed("small object", &payloads::small_object().value);
    for (name, n) in PEOPLE {
        options.typed(name, &payloads::people(name, n).value);
    }
    options.typed("user profile", &payloads::profile().value);
    options.typed("order", &payloads::order().value);
    options.typed("page of products", &payloads::products().value);
    options.typed("person", &fixtures::person());
    options.typed("event", &fixtures::event());
    options.typed("batch100", &fixtures::events(100));
    options.typed("document", &fixtures::document());
    ExitCode::SUCCESS
}

const PEOPLE: [(&str, usize); 3] = [("10 objects", 10), ("1,000 objects", 1_000), ("20,000 objects", 20_000)];

struct Options {
    payload: Option<String>,
    from: Option<String>,
    effort: Effort,
    run: Option<String>,
    iterations: u64,
}

fn options() -> Result<Option<Options>, String> {
    let mut options = Options { payload: None, from: None, effort: LONG, run: None, iterations: 1_000 };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--help" | "-h" => return Ok(None),
            "--quick" => options.effort = QUICK,
            "--payload" => options.payload = Some(value()?),
            "--from" => options.from = Some(value()?),
            "--run" => options.run = Some(value()?),
            "--iterations" => options.iterations = value()?.parse().map_err(|_| "no number")?,
            _ => return Err(format!("no option {argument:?}")),
        }
    }
    Ok(Some(options))
}

impl Options {
    fn wants(&self, from: &str, payload: &str) -> bool {
        let is = |only: &Option<String>, name| only.as_ref().is_none_or(|only| only == name);
        is(&self.from, from) && is(&self.payload, payload)
    }

    fn head(&self, of: &[&str], head: &str) {
        let wanted = self.from.as_ref().is_none_or(|from| of.contains(&from.as_str()));
        if self.run.is_none() && wanted && !head.is_empty() {
            println!("{head}");
        }
    }

    fn shaped<T: Serialize>(&self, payload: &Payload<T>) {
        if !self.wants("struct", payload.name) && !self.wants("value", payload.name) {
            return;
        }
        let value = serde_json::to_value(&payload.value).unwrap();
        if self.wants("struct", payload.name) {
            shaped::rows(self, payload, "struct", &payload.value, &value);
        }
        if self.wants("value", payload.name) {
            shaped::rows(self, payload, "value", &value, &value);
        }
    }

    fn compile<T: Serialize>(&self, payload: &Payload<T>, goal: Option<f64>) {
        if self.wants("compile", payload.name) && self.run.is_none() {
            shaped::compile(self, payload, goal);
        }
    }

    fn typed<T: Serialize + Encode>(&self, name: &str, value: &T) {
        if self.wants("typed", name) {
            typed::row(self, name, value);
        }
    }

    /// The samples of all writers; none where only one is run.
    fn samples(&self, mut writers: Vec<(&str, Batch<'_>)>) -> Option<Samples> {
        let Some(run) = &self.run else {
            return Some(interleaved(writers.into_iter().map(|(_, batch)| Some(batch)).collect(), self.effort));
        };
        if let Some((_, batch)) = writers.iter_mut().find(|(name, _)| name == run) {
            batch(self.iterations);
        }
        None
    }
}

/// Whether a ratio is what it is to be.
fn verdict(ratio: f64, goal: f64) -> &'static str {
    if ratio <= goal { "ok" } else { "MISSED" }
}

/// Whether two values are the same, with 1 and 1.0 as one number.
fn same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|((m, a), (n, b))| m == n && same(a, b))
        }
        (a, b) => a == b,
    }
}
