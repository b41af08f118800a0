//! Derived types to JSON text: `to_json` and `to_json_into` against serde's writers on the same types.

use crate::{Options, same, verdict};
use serde::Serialize;
use shorn::Encode;
use shorn_bench::measure::repeat;
use std::hint::black_box;

pub(crate) const HEAD: &str = "\
derived types            bytes        fresh  serde_json 0.40  sonic-rs 0.50       reused   to_writer 0.36";

/// What our time is to be: fresh by that of `serde_json::to_vec` and of `sonic_rs::to_vec`, and in a buffer that is
/// there by that of `serde_json::to_writer`.
const GOALS: [f64; 3] = [0.40, 0.50, 0.36];

/// The writers over one value.
pub(crate) fn row<T: Serialize + Encode>(options: &Options, name: &str, value: &T) {
    let text = shorn::to_json(value).unwrap();
    let expected = serde_json::to_value(value).unwrap();
    for text in [text.as_bytes(), &sonic_rs::to_vec(value).unwrap()] {
        let mut read: serde_json::Value = serde_json::from_slice(text).unwrap();
        assert!(same(fill(&mut read, &expected), &expected));
    }
    let (mut out, mut theirs) = (Vec::new(), Vec::new());
    let samples = options.samples(vec![
        ("ours", repeat(|| drop(black_box(shorn::to_json(black_box(value)).unwrap())))),
        ("serde_json", repeat(|| drop(black_box(serde_json::to_vec(black_box(value)).unwrap())))),
        ("sonic-rs", repeat(|| drop(black_box(sonic_rs::to_vec(black_box(value)).unwrap())))),
        (
            "ours reused",
            repeat(|| {
                out.clear();
                shorn::to_json_into(black_box(value), &mut out).unwrap();
                black_box(&out);
            }),
        ),
        (
            "serde_json reused",
            repeat(|| {
                theirs.clear();
                serde_json::to_writer(&mut theirs, black_box(value)).unwrap();
                black_box(&theirs);
            }),
        ),
    ]);
    let Some(samples) = samples else { return };
    let ratios = [(0, 1), (0, 2), (3, 4)].map(|(a, b)| samples.ratio(a, b).unwrap());
    let [first, second, third] = [0, 1, 2].map(|i| format!("{:.2} {:<6}", ratios[i], verdict(ratios[i], GOALS[i])));
    let (fresh, reused) = (samples.nanoseconds(0).unwrap(), samples.nanoseconds(3).unwrap());
    println!("{name:<19}{:>11}{fresh:>10.0} ns      {first}    {second}{reused:>10.0} ns      {third}", text.len());
}

/// A value with members that are absent in `read` and null in `expected`: an optional field that is none is left out
/// here and null there.
fn fill<'v>(read: &'v mut serde_json::Value, expected: &serde_json::Value) -> &'v serde_json::Value {
    use serde_json::Value;
    match (&mut *read, expected) {
        (Value::Object(read), Value::Object(expected)) => {
            for (name, value) in expected {
                let member = read.entry(name.clone()).or_insert(Value::Null);
                fill(member, value);
            }
        }
        (Value::Array(read), Value::Array(expected)) => {
            for (read, value) in read.iter_mut().zip(expected) {
                fill(read, value);
            }
        }
        _ => {}
    }
    read
}
