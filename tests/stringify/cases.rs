//! The cases of the writer, both ways.

use crate::both;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;
use shorn::Stringifier;
use shorn::stringify::{BigInteger, Instant, LargeArrays, Nothing, RegExp, Utf16};
use std::path::PathBuf;

/// A value of a case. Which instant a date is, makes no odds here.
struct Wrapped<'a>(&'a Value);

impl Serialize for Wrapped<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Object(map) if map.len() == 1 && map.keys().all(|name| name.starts_with('$')) => {
                let (name, value) = map.iter().next().unwrap();
                wrapper(name, value, s)
            }
            Value::Object(map) => s.collect_map(map.iter().map(|(name, value)| (name, Wrapped(value)))),
            Value::Array(list) => s.collect_seq(list.iter().map(Wrapped)),
            Value::Number(number) => s.serialize_f64(number.as_f64().unwrap()),
            other => other.serialize(s),
        }
    }
}

fn wrapper<S: Serializer>(name: &str, value: &Value, s: S) -> Result<S::Ok, S::Error> {
    let text = value.as_str().unwrap_or_default();
    match name {
        "$undefined" => Nothing.serialize(s),
        "$date" if text == "invalid" => Instant::from_millis(f64::NAN).serialize(s),
        "$date" => Instant::from_millis(text.len() as f64 * 1e10).serialize(s),
        "$bigint" => BigInteger::parse(text).unwrap().serialize(s),
        "$number" => s.serialize_f64(text.parse().unwrap()),
        "$regexp" => RegExp(value["source"].as_str().unwrap().into()).serialize(s),
        "$utf16" => {
            let units = text.split_whitespace().map(|unit| u16::from_str_radix(unit, 16).unwrap());
            Utf16(units.collect()).serialize(s)
        }
        "$repeat" => {
            let times = value[1].as_u64().unwrap() as usize;
            let tail = value.get(2).map_or("", |tail| tail.as_str().unwrap());
            s.serialize_str(&(value[0].as_str().unwrap().repeat(times) + tail))
        }
        "$fill" => {
            let mut list = s.serialize_seq(None)?;
            (0..value[0].as_u64().unwrap()).try_for_each(|_| list.serialize_element(&Wrapped(&value[1])))?;
            list.end()
        }
        _ => {
            let mut map = s.serialize_map(None)?;
            for entry in value.as_array().unwrap() {
                map.serialize_entry(&Wrapped(&entry[0]), &Wrapped(&entry[1]))?;
            }
            map.end()
        }
    }
}

/// As far as options decide which way is taken.
fn built(case: &Value) -> Option<Stringifier> {
    let mut builder = Stringifier::builder();
    let options = &case["options"];
    if options["largeArrayMechanism"] == "json-stringify" {
        let from = options["largeArraySize"].as_f64().map_or(20_000, |from| from as usize);
        builder = builder.large_arrays(LargeArrays::Plain { from });
    }
    for (key, document) in options["schema"].as_object().into_iter().flatten() {
        builder = builder.document(key, document.clone());
    }
    builder.compile(&case["schema"]).ok()
}

#[test]
fn every_case() {
    let folder = std::env::var_os("SHORN_STRINGIFY_VECTORS").map(PathBuf::from);
    let folder = folder.unwrap_or("fixtures/stringify".into());
    let (mut compared, mut streamed) = (0, 0);
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let text = std::fs::read(&file).unwrap();
        let mut reader = serde_json::Deserializer::from_slice(&text);
        reader.disable_recursion_limit();
        let cases: Vec<Value> = serde::Deserialize::deserialize(&mut reader).unwrap();
        for case in &cases {
            let (Some(stringifier), Some(input)) = (built(case), case.get("input")) else { continue };
            let written = both(&stringifier, &Wrapped(input), &|| case["id"].to_string()).is_ok();
            compared += usize::from(written);
            streamed += usize::from(stringifier.write_by_stream(&Wrapped(input), &mut Vec::new()));
        }
    }
    assert!(compared > 1_000, "{compared}");
    // The definition is for what fails, and for what is unusual.
    assert!(streamed * 100 > compared * 97, "{streamed} of {compared}");
}
