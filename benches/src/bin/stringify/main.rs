//! `stringify`: values to JSON text by a schema, against the same values to JSON text without one: of a Rust
//! type, and of a `serde_json::Value`. Ratios are medians over rounds of the ratio inside a round.
//!
//! ```text
//! stringify [--payload NAME] [--quick]
//! stringify --run WRITER --from struct|value --payload NAME --iterations N     for callgrind
//! ```

mod payloads;

use payloads::Payload;
use serde::Serialize;
use serde_json::Value;
use shorn::Stringifier;
use shorn_bench::measure::{Batch, Effort, interleaved, repeat};
use std::hint::black_box;
use std::time::Duration;

const QUICK: Effort = Effort { rounds: 15, batch: Duration::from_millis(2) };
const LONG: Effort = Effort { rounds: 101, batch: Duration::from_millis(2) };

/// What our time is to be by that of `serde_json::to_vec`.
const GOALS: [(&str, f64); 2] = [("struct", 1.0), ("value", 0.9)];

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let mut what = What { only: None, effort: LONG, run: None, from: "struct".into(), iterations: 1_000 };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} what?"));
        match argument.as_str() {
            "--payload" => what.only = Some(value()?),
            "--quick" => what.effort = QUICK,
            "--run" => what.run = Some(value()?),
            "--from" => what.from = value()?,
            "--iterations" => what.iterations = value()?.parse().map_err(|_| "no number")?,
            _ => return Err(format!("no option {argument:?}")),
        }
    }
    if what.run.is_none() {
        println!("{:<18}{:>9} from   {:>11} {:>11}   ratio", "payload", "bytes", "ours", "serde_json");
    }
    what.report(&payloads::short_string());
    what.report(&payloads::long_string());
    what.report(&payloads::date_time());
    what.report(&payloads::small_object());
    for (name, n) in [("10 objects", 10), ("1,000 objects", 1_000), ("20,000 objects", 20_000)] {
        what.report(&payloads::people(name, n));
    }
    what.report(&payloads::profile());
    what.report(&payloads::order());
    what.report(&payloads::products());
    what.compile(&payloads::small_object());
    what.compile(&payloads::products());
    Ok(())
}

struct What {
    only: Option<String>,
    effort: Effort,
    run: Option<String>,
    from: String,
    iterations: u64,
}

impl What {
    fn wants<T>(&self, payload: &Payload<T>) -> bool {
        self.only.as_ref().is_none_or(|only| only == payload.name)
    }

    fn report<T: Serialize>(&self, payload: &Payload<T>) {
        if !self.wants(payload) {
            return;
        }
        let value = serde_json::to_value(&payload.value).unwrap();
        self.rows(payload, "struct", &payload.value, &value);
        self.rows(payload, "value", &value, &value);
    }

    /// The writers over one value. Each source has its own schema, which learns the order of its members.
    fn rows<T: Serialize, V: Serialize>(&self, payload: &Payload<T>, from: &'static str, value: &V, expected: &Value) {
        let stringifier = compiled(&payload.schema).unwrap();
        let text = stringifier.to_vec(value).unwrap();
        for text in [&text, &sonic_rs::to_vec(value).unwrap(), &simd_json::to_vec(value).unwrap()] {
            assert!(same(&serde_json::from_slice(text).unwrap(), expected));
        }
        let mut out = Vec::new();
        let mut named: Vec<(&str, Batch<'_>)> = vec![
            ("ours", repeat(|| drop(black_box(stringifier.to_vec(black_box(value)).unwrap())))),
            ("serde_json", repeat(|| drop(black_box(serde_json::to_vec(black_box(value)).unwrap())))),
            ("sonic-rs", repeat(|| drop(black_box(sonic_rs::to_vec(black_box(value)).unwrap())))),
            ("simd-json", repeat(|| drop(black_box(simd_json::to_vec(black_box(value)).unwrap())))),
            (
                "ours, reused",
                repeat(|| {
                    out.clear();
                    stringifier.write(black_box(value), &mut out).unwrap();
                    black_box(&out);
                }),
            ),
            ("ours, text", repeat(|| drop(black_box(stringifier.to_string(black_box(value)).unwrap())))),
        ];
        if let Some(run) = &self.run {
            if let Some((_, batch)) = named.iter_mut().find(|(name, _)| name == run && self.from == from) {
                batch(self.iterations);
            }
            return;
        }
        let (names, batches): (Vec<_>, Vec<_>) = named.into_iter().map(|(name, batch)| (name, Some(batch))).unzip();
        let samples = interleaved(batches, self.effort);
        let ratio = |codec| samples.ratio(0, codec).unwrap();
        let goal = GOALS.iter().find(|(name, _)| *name == from).map_or(1.0, |(_, goal)| *goal);
        let verdict = if ratio(1) <= goal { "ok" } else { "MISSED" };
        let (ours, peer) = (samples.nanoseconds(0).unwrap(), samples.nanoseconds(1).unwrap());
        print!("{:<18}{:>9} {from:<6} {ours:>8.0} ns {peer:>8.0} ns   {:.2}", payload.name, text.len(), ratio(1));
        print!("  goal {goal:.2} {verdict:<6}");
        for (codec, name) in names.iter().enumerate().skip(2) {
            match codec {
                2 | 3 => print!("  {name} {:.2}", ratio(codec)),
                _ => print!("  {name} {:.2}", 1.0 / ratio(codec) * ratio(1)),
            }
        }
        println!();
    }

    fn compile<T>(&self, payload: &Payload<T>) {
        if self.run.is_some() || !self.wants(payload) {
            return;
        }
        let compile = repeat(|| drop(black_box(compiled(black_box(&payload.schema)).unwrap())));
        let samples = interleaved(vec![Some(compile)], self.effort);
        println!("compile: {:<18} {:>8.1} µs", payload.name, samples.nanoseconds(0).unwrap() / 1e3);
    }
}

fn compiled(schema: &str) -> Result<Stringifier, shorn::stringify::StringifierError> {
    Stringifier::builder().compile_json(schema.as_bytes())
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
