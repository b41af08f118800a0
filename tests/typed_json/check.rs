//! One type held to its shape: a plain writer, which knows shapes and JSON values and nothing of Rust types, gives the
//! text that the type must give.

use crate::sample::Sample;
use serde_json::{Number, Value};
use shorn::Schema;
use shorn::shape::{By, Kind, Node, Object, Scalar, Shape};
use shorn_oracle::random::Rng;
use std::any::type_name;

/// Values of each type.
const VALUES: usize = 60;

/// Holds `T` to its shape.
pub(crate) fn agrees<T: Sample>() {
    let name = type_name::<T>();
    let seed = name.bytes().fold(11, |seed: u64, byte| seed.wrapping_mul(31) + u64::from(byte));
    let mut rng = Rng::new(seed);
    let shape = T::shape();
    let schema = Schema::from(shape.clone());
    // A set may have any order, and dynamic members have that of their map, which no byte tells.
    let any_order = T::BEYOND.any_order() || shape.signature().is_some_and(|signature| signature.contains("\"any\""));
    #[cfg(feature = "stringify")]
    let shaped = crate::shaped::Shaped::new::<T>();
    for _ in 0..VALUES {
        let sample = T::sample(&mut rng);
        let text = shorn::to_json(&sample);
        let value = match schema.decode(&shorn::encode(&sample).unwrap()) {
            Ok(value) => value,
            // An infinity or a NaN.
            Err(error) => {
                assert_eq!(error.code(), "out_of_range", "{name}: {sample:?}");
                assert!(text.map_or_else(|error| error.code() == "invalid_value", |text| text.contains("null")));
                continue;
            }
        };
        let text = text.unwrap_or_else(|error| panic!("{name}: {error} for {sample:?}"));
        if any_order {
            let parsed: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}: {text}"));
            assert_eq!(comparable(&parsed, false), comparable(&value, false), "{name}: {sample:?}");
        } else {
            assert_eq!(text, written(&shape, &value), "{name}: {sample:?}");
        }
        #[cfg(feature = "stringify")]
        shaped.agrees(&sample, &text);
    }
}

/// A value in which neither the order of members counts nor how a number is held, nor, without `ordered`, the order of
/// elements.
pub(crate) fn comparable(value: &Value, ordered: bool) -> Value {
    match value {
        Value::Number(number) => Value::String(digits(number)),
        Value::Array(elements) => {
            let mut elements: Vec<_> = elements.iter().map(|element| comparable(element, ordered)).collect();
            if !ordered {
                elements.sort_by_key(Value::to_string);
            }
            Value::Array(elements)
        }
        Value::Object(members) => {
            let mut members: Vec<_> =
                members.iter().map(|(name, value)| (name.clone(), comparable(value, ordered))).collect();
            members.sort_by(|(a, _), (b, _)| a.cmp(b));
            Value::Object(members.into_iter().collect())
        }
        other => other.clone(),
    }
}

/// The text of a value by its shape.
fn written(shape: &Shape, value: &Value) -> String {
    let mut writer = Writer { shape, out: String::new() };
    writer.value(shape.root(), value);
    writer.out
}

struct Writer<'a> {
    shape: &'a Shape,
    out: String,
}

impl Writer<'_> {
    fn value(&mut self, node: &Node, value: &Value) {
        match (node.kind(), value) {
            (Kind::Reference(index), _) => self.value(&self.shape.definitions()[*index], value),
            (Kind::Nullable(_), Value::Null) => self.out.push_str("null"),
            (Kind::Nullable(inner), _) => self.value(inner, value),
            (Kind::Array { item, .. }, Value::Array(elements)) => {
                self.list(b"[]", elements, |writer, element| writer.value(item, element));
            }
            (Kind::Tuple { items, rest }, Value::Array(elements)) => {
                let nodes = items.iter().chain(rest.iter().flat_map(|rest| std::iter::repeat(&**rest)));
                let elements: Vec<_> = nodes.zip(elements).collect();
                self.list(b"[]", &elements, |writer, (node, element)| writer.value(node, element));
            }
            (Kind::Record(inner), Value::Object(members)) => {
                let members = sorted(members.iter().map(|(name, value)| (&**name, &**inner, value)));
                self.members(&members);
            }
            (Kind::Object(object), Value::Object(members)) => self.object(object, members),
            (Kind::Union(union), _) => {
                let branch = match union.by() {
                    By::Property { name, cases } => cases.iter().position(|case| scalar(case) == value[&**name]),
                    By::Type(types) => types.iter().position(|of| format!("{of:?}").to_lowercase() == type_of(value)),
                    _ => None,
                };
                self.value(&union.branches()[branch.unwrap()], value);
            }
            (_, Value::Number(number)) => self.out.push_str(&digits(number)),
            (_, leaf) => self.out.push_str(&leaf.to_string()),
        }
    }

    /// Required members, optional ones, extras.
    fn object(&mut self, object: &Object, members: &serde_json::Map<String, Value>) {
        let declared = |optional: bool| {
            let fields = object.fields().iter().filter(move |field| field.is_optional() == optional);
            sorted(fields.filter_map(|field| Some((field.name(), field.node(), members.get(field.name())?))))
        };
        let is_extra = |name: &str| object.fields().iter().all(|field| field.name() != name);
        let extras = members.iter().filter(|(name, _)| is_extra(name));
        let extras = sorted(extras.map(|(name, value)| (&**name, object.extras().unwrap(), value)));
        self.members(&[declared(false), declared(true), extras].concat());
    }

    fn members(&mut self, members: &[(&str, &Node, &Value)]) {
        self.list(b"{}", members, |writer, (name, node, value)| {
            writer.out.push_str(&Value::from(*name).to_string());
            writer.out.push(':');
            writer.value(node, value);
        });
    }

    fn list<T>(&mut self, brackets: &[u8; 2], parts: &[T], mut write: impl FnMut(&mut Self, &T)) {
        self.out.push(brackets[0].into());
        for (i, part) in parts.iter().enumerate() {
            if i > 0 {
                self.out.push(',');
            }
            write(self, part);
        }
        self.out.push(brackets[1].into());
    }
}

type Member<'a> = (&'a str, &'a Node, &'a Value);

/// Array indices first, as numbers; then by UTF-16 code units.
fn sorted<'a>(members: impl Iterator<Item = Member<'a>>) -> Vec<Member<'a>> {
    let mut members: Vec<_> = members.collect();
    members.sort_by_key(|(name, ..)| {
        let index = name.parse::<u32>().ok().filter(|index| *index != u32::MAX && index.to_string() == *name);
        (index.is_none(), index, name.encode_utf16().collect::<Vec<_>>())
    });
    members
}

/// A number as ECMAScript prints it, 0 without a sign.
fn digits(number: &Number) -> String {
    match number.as_i64() {
        Some(integer) => integer.to_string(),
        None if number.is_u64() => number.to_string(),
        None => ryu_js::Buffer::new().format(number.as_f64().unwrap()).to_owned(),
    }
}

fn scalar(scalar: &Scalar) -> Value {
    match scalar {
        Scalar::Null => Value::Null,
        Scalar::Boolean(value) => Value::from(*value),
        Scalar::Number(value) if value.fract() == 0.0 => Value::from(*value as i64),
        Scalar::Number(value) => Value::from(*value),
        Scalar::String(value) => Value::from(&**value),
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
