//! The values of cases: JSON, with wrappers for what JSON has no word for (fixtures/stringify/README.md).

use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use serde_json::Value;
use shorn::stringify::{BigInteger, Instant, Nothing, RegExp, Utf16};

/// A value with its wrappers.
pub(crate) struct Wrapped<'a>(pub(crate) &'a Value);

/// The name and the content of a wrapper.
pub(crate) fn wrapper(value: &Value) -> Option<(&str, &Value)> {
    let map = value.as_object().filter(|map| map.len() == 1)?;
    let (name, content) = map.iter().next()?;
    name.starts_with('$').then_some((&**name, content))
}

impl Serialize for Wrapped<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if let Some((name, content)) = wrapper(self.0) {
            return unwrapped(name, content, s);
        }
        match self.0 {
            Value::Object(map) => s.collect_map(map.iter().map(|(name, value)| (name, Wrapped(value)))),
            Value::Array(list) => s.collect_seq(list.iter().map(Wrapped)),
            // Numbers of the cases are doubles.
            Value::Number(number) => s.serialize_f64(number.as_f64().unwrap()),
            other => other.serialize(s),
        }
    }
}

fn unwrapped<S: Serializer>(name: &str, content: &Value, s: S) -> Result<S::Ok, S::Error> {
    let text = content.as_str().unwrap_or_default();
    match name {
        "$undefined" => Nothing.serialize(s),
        "$date" => Instant::from_millis(milliseconds(text)).serialize(s),
        "$bigint" => BigInteger::parse(text).unwrap().serialize(s),
        "$number" => s.serialize_f64(text.parse().unwrap()),
        "$regexp" => RegExp(content["source"].as_str().unwrap().into()).serialize(s),
        "$utf16" => Utf16(units(text).into()).serialize(s),
        "$repeat" => {
            let repeated = content[0].as_str().unwrap().repeat(content[1].as_u64().unwrap() as usize);
            s.serialize_str(&(repeated + content.get(2).map_or("", |tail| tail.as_str().unwrap())))
        }
        "$fill" => {
            let mut list = s.serialize_seq(None)?;
            (0..content[0].as_u64().unwrap()).try_for_each(|_| list.serialize_element(&Wrapped(&content[1])))?;
            list.end()
        }
        "$entries" => {
            let mut map = s.serialize_map(None)?;
            for entry in content.as_array().unwrap() {
                map.serialize_entry(&Wrapped(&entry[0]), &Wrapped(&entry[1]))?;
            }
            map.end()
        }
        other => panic!("{other}"),
    }
}

pub(crate) fn units(hex: &str) -> Vec<u16> {
    hex.split_whitespace().map(|unit| u16::from_str_radix(unit, 16).unwrap()).collect()
}

/// Of an instant in ISO 8601, with days by counting: the cases do not go far.
fn milliseconds(iso: &str) -> f64 {
    if iso == "invalid" {
        return f64::NAN;
    }
    let (sign, rest) = match iso.split_at(1) {
        ("-", rest) => (-1, rest),
        ("+", rest) => (1, rest),
        _ => (1, iso),
    };
    let (date, time) = rest.split_once('T').unwrap();
    let [year, month, day] = std::array::from_fn(|at| date.split('-').nth(at).unwrap().parse::<i64>().unwrap());
    let year = sign * year;
    let leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let of_years = |years: std::ops::Range<i64>| years.map(|year| 365 + i64::from(leap(year))).sum::<i64>();
    let before_year = if year >= 1970 { of_years(1970..year) } else { -of_years(year..1970) };
    let months = [31, 28 + i64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let days = before_year + months[..month as usize - 1].iter().sum::<i64>() + day - 1;
    let field = |from: usize, to: usize| time[from..to].parse::<i64>().unwrap();
    let of_day = field(0, 2) * 3_600_000 + field(3, 5) * 60_000 + field(6, 8) * 1_000 + field(9, 12);
    (days * 86_400_000 + of_day) as f64
}
