//! What is encoded and decoded, and how it is spelled in JSON. Knows nothing of shapes.

use std::collections::BTreeMap;

use serde_json::Value as Json;

/// A value: JSON, and the three things only builder shapes can hold.
///
/// Numbers are doubles. Equality is identity: `0` and `-0` differ, a NaN equals every NaN. The
/// order of an object's keys is not part of it.
#[derive(Debug, Clone)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// Any double.
    Number(f64),
    /// Text without unpaired surrogates.
    String(String),
    /// Raw bytes; not JSON.
    Bytes(Vec<u8>),
    /// No value at all; not JSON.
    Absent,
    /// A list.
    Array(Vec<Value>),
    /// Unique keys, in no particular order.
    Object(BTreeMap<String, Value>),
}

impl Value {
    /// Reads JSON in which `{"$number":"NaN"|"Infinity"|"-Infinity"}`, `{"$bytes":hex}` and
    /// `{"$absent":true}` stand for what JSON lacks.
    pub fn from_notation(json: &Json) -> Value {
        let members = json.as_object().filter(|members| members.len() == 1);
        match members.and_then(|members| members.iter().next()) {
            Some((key, content)) => match (key.as_str(), content) {
                ("$number", Json::String(text)) => Value::Number(match text.as_str() {
                    "NaN" => f64::NAN,
                    "Infinity" => f64::INFINITY,
                    "-Infinity" => f64::NEG_INFINITY,
                    other => panic!("not a special number: {other}"),
                }),
                ("$bytes", Json::String(text)) => Value::Bytes(from_hex(text)),
                ("$absent", Json::Bool(true)) => Value::Absent,
                _ => Value::convert(json, Value::from_notation),
            },
            None => Value::convert(json, Value::from_notation),
        }
    }

    /// Reads one level of JSON, and what is inside it with `inner`.
    fn convert(json: &Json, inner: fn(&Json) -> Value) -> Value {
        match json {
            Json::Null => Value::Null,
            Json::Bool(flag) => Value::Bool(*flag),
            Json::Number(number) => Value::Number(number.as_f64().expect("a double")),
            Json::String(text) => Value::String(text.clone()),
            Json::Array(items) => Value::Array(items.iter().map(inner).collect()),
            Json::Object(members) => {
                Value::Object(members.iter().map(|(key, member)| (key.clone(), inner(member))).collect())
            }
        }
    }

    /// This value as JSON; none if it holds a NaN, an infinity, bytes or an absent value.
    pub fn to_json(&self) -> Option<Json> {
        Some(match self {
            Value::Null => Json::Null,
            Value::Bool(flag) => Json::Bool(*flag),
            Value::Number(number) => {
                let integer = *number as i64;
                let negative_zero = *number == 0.0 && number.is_sign_negative();
                if !negative_zero && integer as f64 == *number && number.abs() < 1e15 {
                    Json::from(integer)
                } else {
                    Json::Number(serde_json::Number::from_f64(*number)?)
                }
            }
            Value::String(text) => Json::String(text.clone()),
            Value::Bytes(_) | Value::Absent => return None,
            Value::Array(items) => Json::Array(items.iter().map(Value::to_json).collect::<Option<_>>()?),
            Value::Object(members) => Json::Object(
                members.iter().map(|(key, member)| Some((key.clone(), member.to_json()?))).collect::<Option<_>>()?,
            ),
        })
    }

    /// The name of this value's JSON type; none for what is not JSON.
    pub fn json_type(&self) -> Option<&'static str> {
        match self {
            Value::Null => Some("null"),
            Value::Bool(_) => Some("boolean"),
            Value::Number(_) => Some("number"),
            Value::String(_) => Some("string"),
            Value::Array(_) => Some("array"),
            Value::Object(_) => Some("object"),
            Value::Bytes(_) | Value::Absent => None,
        }
    }

    /// Whether this is null, a boolean, a number or a string.
    pub fn is_scalar(&self) -> bool {
        matches!(self, Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_))
    }

    /// Whether this is the number -0.
    pub fn is_negative_zero(&self) -> bool {
        *self == Value::Number(-0.0)
    }

    /// Equality that takes `0` and `-0` for one number.
    pub fn loosely_equals(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Number(a), Value::Number(b)) if *a == 0.0 && *b == 0.0 => true,
            _ => self == other,
        }
    }
}

impl From<&Json> for Value {
    /// Reads JSON as it is written.
    fn from(json: &Json) -> Value {
        Value::convert(json, |inner| Value::from(inner))
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Null, Value::Null) | (Value::Absent, Value::Absent) => true,
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Number(a), Value::Number(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Value::String(a), Value::String(b)) => a == b,
            (Value::Bytes(a), Value::Bytes(b)) => a == b,
            (Value::Array(a), Value::Array(b)) => a == b,
            (Value::Object(a), Value::Object(b)) => a == b,
            _ => false,
        }
    }
}

/// Parses JSON text of any depth; none if it is not the text of one value.
pub fn parse_json(text: &str) -> Option<Json> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    deserializer.disable_recursion_limit();
    let mut values = deserializer.into_iter();
    match (values.next(), values.next()) {
        (Some(Ok(value)), None) => Some(value),
        _ => None,
    }
}

/// The bytes that `text` spells, two digits each.
pub fn from_hex(text: &str) -> Vec<u8> {
    assert!(text.len() % 2 == 0, "odd hex: {text}");
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).expect("hex digits")).collect()
}

/// `bytes` spelled with two lowercase digits each.
pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
