//! `document`: JSON text to the wire and back by a schema, against the same by way of a
//! `serde_json::Value` and by way of a serde type; and values on their way to the wire and back,
//! against the same value to JSON text and back. Ratios are medians over rounds of the ratio inside
//! a round.
//!
//! ```text
//! document [--fixture NAME] [--quick]
//! document --run NAME --fixture NAME --iterations N     one operation, for callgrind
//! ```

#![forbid(unsafe_code)]

use std::hint::black_box;
use std::time::Duration;

use serde_json::Value as Json;
use shorn::Schema;
use shorn_bench::measure::{Batch, Effort, interleaved, repeat};
use shorn_codecs::fixtures::{self, Fixture};
use shorn_codecs::random::Random;

const QUICK: Effort = Effort { rounds: 15, batch: Duration::from_millis(2) };
const LONG: Effort = Effort { rounds: 101, batch: Duration::from_millis(2) };

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let (mut only, mut effort, mut run, mut iterations) = (None, LONG, None, 1_000);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} what?"));
        match argument.as_str() {
            "--fixture" => {
                let name = value()?;
                only = Some(Fixture::named(&name).ok_or_else(|| format!("no fixture {name:?}"))?);
            }
            "--quick" => effort = QUICK,
            "--run" => run = Some(value()?),
            "--iterations" => iterations = value()?.parse().map_err(|_| "no number")?,
            _ => return Err(format!("no option {argument:?}")),
        }
    }
    for fixture in Fixture::ALL.into_iter().filter(|it| !it.is_big() && only.is_none_or(|only| only == *it)) {
        let what = What { name: fixture.name(), effort, run: run.as_deref(), iterations };
        match fixture {
            Fixture::Person => what.report(&fixtures::person()),
            Fixture::Unicode => what.report(&fixtures::unicode()),
            Fixture::Event => what.report(&fixtures::event()),
            Fixture::Batch100 => what.report(&fixtures::events(100)),
            Fixture::Batch100He => what.report(&fixtures::high_entropy_events(100)),
            _ => what.report(&fixtures::document()),
        }
    }
    Ok(())
}

struct What<'a> {
    name: &'a str,
    effort: Effort,
    run: Option<&'a str>,
    iterations: u64,
}

/// A row of the table: what is timed, against what, and the ratio to reach.
type Row = (&'static str, &'static str, &'static str, Option<f64>);

const ROWS: &[Row] = &[
    ("text to wire", "by value", "encode_json", Some(0.25)),
    ("", "typed", "encode_json", None),
    ("another order", "by value, another order", "encode_json, another order", Some(0.30)),
    ("", "typed, another order", "encode_json, another order", None),
    ("any order", "by value, any order", "encode_json, any order", Some(0.30)),
    ("with whitespace", "by value, spaced", "encode_json, spaced", None),
    ("wire to text", "decode and write", "decode_to_json", Some(0.30)),
    ("", "typed decode and write", "decode_to_json", None),
    ("value to wire", "to_vec of a value", "encode", Some(0.60)),
    ("wire to value", "from_slice to a value", "decode", Some(0.60)),
];

impl What<'_> {
    fn report<T>(&self, value: &T)
    where
        T: shorn::Encode + shorn::DecodeOwned + shorn::Record + serde::Serialize + serde::de::DeserializeOwned,
    {
        let schema = Schema::from(T::shape());
        let bytes = shorn::encode(value).unwrap();
        let json = schema.decode(&bytes).unwrap();
        let text = serde_json::to_vec(&json).unwrap();
        let other = reordered(&json, &mut |members| {
            let half = members.len() / 2;
            members.rotate_left(half);
        });
        let mut random = Random::new(3);
        let any = reordered(&json, &mut |members| {
            (1..members.len()).for_each(|i| members.swap(i, random.below(i as u64 + 1) as usize));
        });
        let spaced = serde_json::to_vec_pretty(&json).unwrap();
        // A schema each: it learns the order in which members come.
        let schemas = [(); 4].map(|()| Schema::from(T::shape()));
        for (text, schema) in [&text, &other, &any, &spaced].into_iter().zip(&schemas) {
            assert_eq!(schema.encode_json(text).unwrap(), bytes);
            assert_eq!(shorn::encode(&serde_json::from_slice::<T>(text).unwrap()).unwrap(), bytes);
        }
        let mut out = Vec::new();
        schema.decode_to_json(&bytes, &mut out).unwrap();
        assert_eq!(serde_json::from_slice::<Json>(&out).unwrap(), json);

        let mut named: Vec<(&'static str, Batch<'_>)> = Vec::new();
        let texts: [(&[u8], [&'static str; 3]); 4] = [
            (&text, ["encode_json", "by value", "typed"]),
            (&other, ["encode_json, another order", "by value, another order", "typed, another order"]),
            (&any, ["encode_json, any order", "by value, any order", "typed, any order"]),
            (&spaced, ["encode_json, spaced", "by value, spaced", "typed, spaced"]),
        ];
        let schema = &schema;
        for ((text, [ours, by_value, typed]), schema) in texts.into_iter().zip(&schemas) {
            named.push((
                ours,
                repeat(move || {
                    black_box(schema.encode_json(black_box(text)).unwrap());
                }),
            ));
            named.push((
                by_value,
                repeat(move || {
                    let value: Json = serde_json::from_slice(black_box(text)).unwrap();
                    black_box(schema.encode(&value).unwrap());
                }),
            ));
            named.push((
                typed,
                repeat(move || {
                    let value: T = serde_json::from_slice(black_box(text)).unwrap();
                    black_box(shorn::encode(&value).unwrap());
                }),
            ));
        }
        let (bytes, json, text) = (&bytes, &json, &text);
        let mut out = Vec::new();
        named.push((
            "decode_to_json",
            repeat(move || {
                out.clear();
                schema.decode_to_json(black_box(bytes), &mut out).unwrap();
                black_box(&out);
            }),
        ));
        let mut out = Vec::new();
        named.push((
            "decode and write",
            repeat(move || {
                out.clear();
                serde_json::to_writer(&mut out, &schema.decode(black_box(bytes)).unwrap()).unwrap();
                black_box(&out);
            }),
        ));
        let mut out = Vec::new();
        named.push((
            "typed decode and write",
            repeat(move || {
                out.clear();
                serde_json::to_writer(&mut out, &shorn::decode::<T>(black_box(bytes)).unwrap()).unwrap();
                black_box(&out);
            }),
        ));
        named.push((
            "encode",
            repeat(move || {
                black_box(schema.encode(black_box(json)).unwrap());
            }),
        ));
        named.push((
            "to_vec of a value",
            repeat(move || {
                black_box(serde_json::to_vec(black_box(json)).unwrap());
            }),
        ));
        named.push((
            "decode",
            repeat(move || {
                black_box(schema.decode(black_box(bytes)).unwrap());
            }),
        ));
        named.push((
            "from_slice to a value",
            repeat(move || {
                black_box(serde_json::from_slice::<Json>(black_box(text)).unwrap());
            }),
        ));

        if let Some(run) = self.run {
            if let Some((_, batch)) = named.iter_mut().find(|(name, _)| *name == run) {
                batch(self.iterations);
            }
            return;
        }
        let (names, batches): (Vec<_>, Vec<_>) = named.into_iter().map(|(name, batch)| (name, Some(batch))).unzip();
        let samples = interleaved(batches, self.effort);
        let at = |name: &str| names.iter().position(|it| *it == name).unwrap();
        println!("{}: {} bytes of JSON, {} on the wire", self.name, text.len(), bytes.len());
        for (title, against, ours, goal) in ROWS {
            let (ours, peer) = (at(ours), at(against));
            let ratio = samples.ratio(ours, peer).unwrap();
            let verdict = match goal {
                None => String::new(),
                Some(goal) if ratio <= *goal => format!("goal {goal:.2}  ok"),
                Some(goal) => format!("goal {goal:.2}  MISSED"),
            };
            let (ours, peer) = (samples.nanoseconds(ours).unwrap(), samples.nanoseconds(peer).unwrap());
            println!("  {title:<16}{ours:>10.0} ns  {against:<26}{peer:>10.0} ns  {ratio:.3}  {verdict}");
        }
    }
}

/// Puts the members of an object into another order.
type Order<'a> = dyn FnMut(&mut Vec<(&String, &Json)>) + 'a;

/// The text of a value whose members stand in another order.
fn reordered(value: &Json, order: &mut Order<'_>) -> Vec<u8> {
    let mut out = Vec::new();
    write(value, order, &mut out);
    out
}

fn write(value: &Json, order: &mut Order<'_>, out: &mut Vec<u8>) {
    let separate = |i: usize, open: u8, out: &mut Vec<u8>| out.push(if i == 0 { open } else { b',' });
    match value {
        Json::Object(members) if !members.is_empty() => {
            let mut members: Vec<_> = members.iter().collect();
            order(&mut members);
            for (i, (key, value)) in members.into_iter().enumerate() {
                separate(i, b'{', out);
                serde_json::to_writer(&mut *out, key).unwrap();
                out.push(b':');
                write(value, order, out);
            }
            out.push(b'}');
        }
        Json::Array(elements) if !elements.is_empty() => {
            for (i, element) in elements.iter().enumerate() {
                separate(i, b'[', out);
                write(element, order, out);
            }
            out.push(b']');
        }
        other => serde_json::to_writer(out, other).unwrap(),
    }
}
