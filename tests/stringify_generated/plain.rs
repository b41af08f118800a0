//! The values of cases that are plain JSON, and values by chance.

use crate::value::wrapper;
use serde_json::{Map, Value, json};

/// A value without its wrappers; `None` where it holds what `serde_json` has no word for. Numbers of the cases are
/// doubles.
pub(crate) fn plain(value: &Value) -> Option<Value> {
    if let Some((name, content)) = wrapper(value) {
        return match name {
            "$number" if content == "-0" => Some(json!(-0.0)),
            "$repeat" => {
                let repeated = content[0].as_str()?.repeat(content[1].as_u64()? as usize);
                Some(Value::from(repeated + content.get(2).and_then(Value::as_str).unwrap_or_default()))
            }
            "$fill" => Some(vec![plain(&content[1])?; content[0].as_u64()? as usize].into()),
            "$entries" => {
                let pair = |pair: &Value| Some((plain(&pair[0])?.as_str()?.to_owned(), plain(&pair[1])?));
                content.as_array()?.iter().map(pair).collect::<Option<Map<_, _>>>().map(Value::Object)
            }
            _ => None,
        };
    }
    Some(match value {
        Value::Number(number) => json!(number.as_f64()?),
        Value::Array(items) => items.iter().map(plain).collect::<Option<_>>()?,
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| Some((name.clone(), plain(value)?));
            Value::Object(members.iter().map(member).collect::<Option<_>>()?)
        }
        other => other.clone(),
    })
}

/// By chance, but the same every time.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % n as u64) as usize
    }

    fn scalar(&mut self) -> Value {
        match self.below(18) {
            0 => Value::Null,
            1 => json!(true),
            2 => json!(false),
            3 => json!(0),
            4 => json!(-7),
            5 => json!(2.5),
            6 => json!(-0.000_001_25),
            7 => json!(1e21),
            8 => json!(123_456_789.125e3),
            9 => json!(u64::MAX),
            10 => json!(""),
            11 => json!(" 0x1F "),
            12 => json!("12.50"),
            13 => json!("a\"\\\u{1}\u{2028}é🚀"),
            14 => json!("2031-05-17T08:09:10Z"),
            15 => json!("abc"),
            16 => json!(1e300),
            _ => json!(-1.5e-300),
        }
    }

    /// A value, of names that the documents have where they are at hand.
    pub(crate) fn value(&mut self, names: &[String], depth: u32) -> Value {
        match self.below(if depth == 0 { 6 } else { 10 }) {
            0..=5 => self.scalar(),
            6 | 7 => (0..self.below(4)).map(|_| self.value(names, depth - 1)).collect(),
            _ => {
                let mut members = Map::new();
                for _ in 0..self.below(6) {
                    let name = match self.below(8) {
                        0 => self.below(12).to_string(),
                        1 => "undeclared".to_owned(),
                        _ => names.get(self.below(names.len().max(1))).cloned().unwrap_or_default(),
                    };
                    members.insert(name, self.value(names, depth - 1));
                }
                Value::Object(members)
            }
        }
    }

    /// A value with one of its parts changed.
    pub(crate) fn changed(&mut self, value: &Value, names: &[String]) -> Value {
        let mut value = value.clone();
        let mut at = &mut value;
        loop {
            let n = at.as_array().map(Vec::len).or(at.as_object().map(Map::len)).unwrap_or(0);
            if n == 0 || self.below(3) == 0 {
                break;
            }
            let which = self.below(n);
            at = match at {
                Value::Array(items) => &mut items[which],
                Value::Object(members) => members.values_mut().nth(which).unwrap(),
                _ => unreachable!(),
            };
        }
        *at = match at {
            Value::Object(members) if self.below(2) == 0 => {
                let gone = members.keys().nth(self.below(members.len().max(1))).cloned();
                members.retain(|name, _| Some(name) != gone.as_ref());
                return value;
            }
            Value::Number(number) if self.below(2) == 0 => json!(number.as_f64().unwrap() + 0.5),
            _ => self.value(names, 2),
        };
        value
    }
}
