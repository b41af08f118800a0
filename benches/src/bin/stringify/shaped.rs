//! Values to JSON text by a schema: `Stringifier` against serde's writers, which have none.

use crate::{Options, same, verdict};
use serde::Serialize;
use serde_json::Value;
use shorn::Stringifier;
use shorn::stringify::StringifierError;
use shorn_bench::measure::{interleaved, repeat};
use shorn_bench::payloads::Payload;
use std::hint::black_box;

pub(crate) const HEAD: &str = "\
by a schema              bytes from          ours   serde_json  ratio  goal          sonic-rs  simd-json  reused";

/// What our time is to be by that of `serde_json::to_vec`.
const GOALS: [(&str, f64); 2] = [("struct", 1.0), ("value", 0.9)];

/// Microseconds for compiling a small schema and the first text by it: a fifth of what a writer that generates
/// code needs in its runtime.
pub(crate) const FIRST_CALL: f64 = 25.8;

/// The writers over one value. Each source has its own schema, which learns the order of its members.
pub(crate) fn rows<T: Serialize, V: Serialize>(
    options: &Options,
    payload: &Payload<T>,
    from: &'static str,
    value: &V,
    expected: &Value,
) {
    let stringifier = compiled(&payload.schema).unwrap();
    let text = stringifier.to_vec(value).unwrap();
    for text in [&text, &sonic_rs::to_vec(value).unwrap(), &simd_json::to_vec(value).unwrap()] {
        assert!(same(&serde_json::from_slice(text).unwrap(), expected));
    }
    let mut out = Vec::new();
    let samples = options.samples(vec![
        ("ours", repeat(|| drop(black_box(stringifier.to_vec(black_box(value)).unwrap())))),
        ("serde_json", repeat(|| drop(black_box(serde_json::to_vec(black_box(value)).unwrap())))),
        ("sonic-rs", repeat(|| drop(black_box(sonic_rs::to_vec(black_box(value)).unwrap())))),
        ("simd-json", repeat(|| drop(black_box(simd_json::to_vec(black_box(value)).unwrap())))),
        (
            "ours reused",
            repeat(|| {
                out.clear();
                stringifier.write(black_box(value), &mut out).unwrap();
                black_box(&out);
            }),
        ),
    ]);
    let Some(samples) = samples else { return };
    let goal = GOALS.iter().find(|(name, _)| *name == from).map_or(1.0, |(_, goal)| *goal);
    let ratio = |a, b| samples.ratio(a, b).unwrap();
    let (ours, peer) = (samples.nanoseconds(0).unwrap(), samples.nanoseconds(1).unwrap());
    println!(
        "{:<19}{:>11} {from:<6}{ours:>10.0} ns{peer:>10.0} ns   {:.2}   {goal:.2} {:<6} {:>11.2}{:>11.2}{:>8.2}",
        payload.name,
        text.len(),
        ratio(0, 1),
        verdict(ratio(0, 1), goal),
        ratio(0, 2),
        ratio(0, 3),
        ratio(4, 1),
    );
}

/// What it takes until there is a text.
pub(crate) fn compile<T: Serialize>(options: &Options, payload: &Payload<T>, goal: Option<f64>) {
    let alone = repeat(|| drop(black_box(compiled(black_box(&payload.schema)).unwrap())));
    let with_call = repeat(|| {
        let stringifier = compiled(black_box(&payload.schema)).unwrap();
        black_box(stringifier.to_vec(black_box(&payload.value)).unwrap());
    });
    let samples = interleaved(vec![Some(alone), Some(with_call)], options.effort);
    let microseconds = |i| samples.nanoseconds(i).unwrap() / 1e3;
    print!("compile: {:<19}{:>8.1} µs, with the first text {:>8.1} µs", payload.name, microseconds(0), microseconds(1));
    match goal {
        Some(goal) => println!("  goal {goal:.1} {}", verdict(microseconds(1), goal)),
        None => println!(),
    }
}

fn compiled(schema: &str) -> Result<Stringifier, StringifierError> {
    Stringifier::builder().compile_json(schema.as_bytes())
}
