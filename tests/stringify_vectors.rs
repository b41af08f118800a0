//! Cases of the schema-shaped writer.

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;
use shorn::Stringifier;
use shorn::stringify::{BigInteger, Instant, LargeArrays, Nothing, RegExp, Rounding, Utf16};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A value of a case, with its wrappers.
struct Wrapped<'a>(&'a Value);

fn units(hex: &str) -> Vec<u16> {
    hex.split(' ').filter(|u| !u.is_empty()).map(|u| u16::from_str_radix(u, 16).unwrap()).collect()
}

fn date(text: &str) -> Instant {
    if text == "invalid" {
        return Instant::from_millis(f64::NAN);
    }
    let (sign, rest) = match text.as_bytes()[0] {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    let (date, time) = rest.split_once('T').unwrap();
    let mut parts = date.split('-').map(|part| part.parse::<i64>().unwrap());
    let (year, month, day) = (sign * parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
    let time = time.strip_suffix('Z').unwrap();
    let number = |from: usize, to: usize| time.get(from..to).map_or(0, |t| t.parse::<i64>().unwrap());
    let millis = number(0, 2) * 3_600_000 + number(3, 5) * 60_000 + number(6, 8) * 1000 + number(9, 12);
    // Days by counting, as far as the cases go.
    let leap = |y: i64| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
    let mut days = 0i64;
    if year >= 1970 {
        for y in 1970..year {
            days += 365 + i64::from(leap(y));
        }
    } else {
        for y in year..1970 {
            days -= 365 + i64::from(leap(y));
        }
    }
    let lengths = [31, 28 + i64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    days += lengths[..(month - 1) as usize].iter().sum::<i64>() + day - 1;
    Instant::from_millis((days * 86_400_000 + millis) as f64)
}

impl Serialize for Wrapped<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Object(map) if map.len() == 1 && map.keys().next().unwrap().starts_with('$') => {
                let (name, value) = map.iter().next().unwrap();
                match name.as_str() {
                    "$undefined" => Nothing.serialize(s),
                    "$date" => date(value.as_str().unwrap()).serialize(s),
                    "$bigint" => BigInteger::parse(value.as_str().unwrap()).unwrap().serialize(s),
                    "$number" => s.serialize_f64(value.as_str().unwrap().parse().unwrap()),
                    "$regexp" => RegExp(value["source"].as_str().unwrap().into()).serialize(s),
                    "$utf16" => Utf16(units(value.as_str().unwrap()).into()).serialize(s),
                    "$repeat" => {
                        let text = value[0].as_str().unwrap().repeat(value[1].as_u64().unwrap() as usize);
                        s.serialize_str(&(text + value.get(2).map_or("", |t| t.as_str().unwrap())))
                    }
                    "$fill" => {
                        let mut seq = s.serialize_seq(None)?;
                        for _ in 0..value[0].as_u64().unwrap() {
                            seq.serialize_element(&Wrapped(&value[1]))?;
                        }
                        seq.end()
                    }
                    "$entries" => {
                        let mut map = s.serialize_map(None)?;
                        for entry in value.as_array().unwrap() {
                            map.serialize_entry(&Wrapped(&entry[0]), &Wrapped(&entry[1]))?;
                        }
                        map.end()
                    }
                    other => panic!("{other}"),
                }
            }
            Value::Object(map) => {
                let mut out = s.serialize_map(None)?;
                for (name, value) in map {
                    out.serialize_entry(name, &Wrapped(value))?;
                }
                out.end()
            }
            Value::Array(list) => {
                let mut out = s.serialize_seq(None)?;
                for value in list {
                    out.serialize_element(&Wrapped(value))?;
                }
                out.end()
            }
            // Numbers of the cases are doubles.
            Value::Number(number) => s.serialize_f64(number.as_f64().unwrap()),
            other => other.serialize(s),
        }
    }
}

fn truthy(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(v) => *v,
        Value::Number(n) => n.as_f64() != Some(0.0),
        Value::String(s) => !s.is_empty(),
        _ => true,
    }
}

/// The options of a case; `Err` where one cannot be said in Rust.
fn built(case: &Value) -> Result<Stringifier, String> {
    let mut builder = Stringifier::builder();
    let empty = Value::Null;
    let options = case.get("options").unwrap_or(&empty);
    let invalid = || Err("invalid_option".to_owned());
    if let Some(depth) = options.get("maxDepth") {
        match depth.as_f64() {
            Some(depth) if depth.fract() == 0.0 && (0.0..=100.0).contains(&depth) => {
                builder = builder.max_depth(depth as u32);
            }
            _ => return invalid(),
        }
    }
    if let Some(rounding) = options.get("rounding").filter(|r| truthy(r)) {
        builder = builder.rounding(match rounding.as_str() {
            Some("trunc") => Rounding::Trunc,
            Some("ceil") => Rounding::Ceil,
            Some("floor") => Rounding::Floor,
            Some("round") => Rounding::Round,
            _ => return invalid(),
        });
    }
    let mut from = 20_000.0;
    if let Some(size) = options.get("largeArraySize").filter(|r| truthy(r)) {
        from = match size {
            Value::String(text) => {
                let digits: String = text
                    .trim_start()
                    .chars()
                    .enumerate()
                    .take_while(|(i, c)| c.is_ascii_digit() || (*i == 0 && matches!(c, '-' | '+')))
                    .map(|(_, c)| c)
                    .collect();
                match digits.parse::<f64>() {
                    Ok(n) => n,
                    Err(_) => return invalid(),
                }
            }
            Value::Number(n) if n.as_f64().unwrap().fract() == 0.0 => n.as_f64().unwrap(),
            Value::Object(o) if o.contains_key("$bigint") => o["$bigint"].as_str().unwrap().parse().unwrap(),
            Value::Object(o) if o.get("$number").is_some_and(|n| n == "NaN") => 20_000.0,
            _ => return invalid(),
        };
    }
    match options.get("largeArrayMechanism").filter(|r| truthy(r)).map(|m| m.as_str()) {
        Some(Some("json-stringify")) => builder = builder.large_arrays(LargeArrays::Plain { from: from.max(0.0) as usize }),
        None | Some(Some("default")) => {}
        _ => return invalid(),
    }
    match options.get("objectMechanism").filter(|r| truthy(r)).map(|m| m.as_str()) {
        None | Some(Some("default" | "native")) => {}
        _ => return invalid(),
    }
    if options.pointer("/ajv/strictSchema") == Some(&Value::Bool(true)) {
        builder = builder.strict(true);
    }
    if let Some(Value::Object(documents)) = options.get("schema") {
        for (key, document) in documents {
            builder = builder.document(key, document.clone());
        }
    }
    builder.compile(&case["schema"]).map_err(|e| e.code().to_owned() + " [" + &e.to_string() + "]")
}

#[test]
fn cases() {
    let folder = std::env::var_os("SHORN_STRINGIFY_VECTORS").map(PathBuf::from).unwrap_or("fixtures/stringify".into());
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|f| f.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "json"))
        .collect();
    files.sort();
    let mut wrong = BTreeMap::<String, usize>::new();
    let (mut total, mut bad) = (0, 0);
    for file in files {
        let text = std::fs::read(&file).unwrap();
        let mut reader = serde_json::Deserializer::from_slice(&text);
        reader.disable_recursion_limit();
        let cases: Vec<Value> = serde::Deserialize::deserialize(&mut reader).unwrap();
        for case in &cases {
            total += 1;
            let built = built(case);
            let got = match (&built, case.get("input")) {
                (Ok(s), Some(input)) => s.to_string(&Wrapped(input)).map_err(|e| ("run", e.code().to_owned())),
                (Ok(_), None) => Ok("built".into()),
                (Err(e), _) => Err(("build", e.split(' ').next().unwrap().to_owned())),
            };
            let ok = match (&got, case.get("output"), case.get("error")) {
                (Ok(text), Some(out), _) => text == out.as_str().unwrap(),
                (Err((at, code)), _, Some(error)) => {
                    code == error.as_str().unwrap() && (*at == case["at"] || *at == "build")
                }
                (Ok(text), None, None) if case.get("output_sha256").is_some() => {
                    use sha2::Digest;
                    format!("{:x}", sha2::Sha256::digest(text)) == case["output_sha256"].as_str().unwrap()
                }
                _ => false,
            };
            if !ok {
                bad += 1;
                *wrong.entry(case["feature"].as_str().unwrap().to_owned()).or_default() += 1;
                let text = format!(
                    "{} q={} got {got:?} want {} {} {:?}",
                    case["id"],
                    case.get("quirk").unwrap_or(&Value::Null),
                    case.get("output").map_or(String::new(), |v| v.to_string().chars().take(200).collect()),
                    case.get("error").unwrap_or(&Value::Null),
                    built.err()
                );
                println!("{}", text.chars().take(500).collect::<String>());
            }
        }
    }
    println!("{bad} of {total} wrong: {wrong:?}");
}
