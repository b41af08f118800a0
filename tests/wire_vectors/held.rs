//! A value of the vectors as a serde type: also what JSON has not, NaN and bytes.

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shorn_oracle::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Serialized and deserialized as what it holds. Absence is `None`.
pub(crate) struct Held(pub(crate) Value);

impl Serialize for Held {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Inner<'a>(&'a Value);
        impl Serialize for Inner<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.0 {
                    Value::Null => serializer.serialize_unit(),
                    Value::Absent => serializer.serialize_none(),
                    Value::Bool(value) => serializer.serialize_bool(*value),
                    Value::Number(value) => serializer.serialize_f64(*value),
                    Value::String(value) => serializer.serialize_str(value),
                    Value::Bytes(value) => serializer.serialize_bytes(value),
                    Value::Array(items) => {
                        let mut list = serializer.serialize_seq(Some(items.len()))?;
                        items.iter().try_for_each(|item| list.serialize_element(&Inner(item)))?;
                        list.end()
                    }
                    Value::Object(members) => {
                        let mut map = serializer.serialize_map(Some(members.len()))?;
                        // Against the order of the wire.
                        members.iter().rev().try_for_each(|(key, value)| map.serialize_entry(key, &Inner(value)))?;
                        map.end()
                    }
                }
            }
        }
        Inner(&self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Held {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Held, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Held;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_unit<E>(self) -> Result<Held, E> {
                Ok(Held(Value::Null))
            }

            fn visit_none<E>(self) -> Result<Held, E> {
                Ok(Held(Value::Null))
            }

            fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Held, D::Error> {
                Held::deserialize(deserializer)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Held, E> {
                Ok(Held(Value::Bool(value)))
            }

            fn visit_u64<E>(self, value: u64) -> Result<Held, E> {
                Ok(Held(Value::Number(value as f64)))
            }

            fn visit_i64<E>(self, value: i64) -> Result<Held, E> {
                Ok(Held(Value::Number(value as f64)))
            }

            fn visit_f64<E>(self, value: f64) -> Result<Held, E> {
                Ok(Held(Value::Number(value)))
            }

            fn visit_str<E>(self, value: &str) -> Result<Held, E> {
                Ok(Held(Value::String(value.to_owned())))
            }

            fn visit_bytes<E>(self, value: &[u8]) -> Result<Held, E> {
                Ok(Held(Value::Bytes(value.to_vec())))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Held, A::Error> {
                let mut items = Vec::new();
                while let Some(Held(item)) = list.next_element()? {
                    items.push(item);
                }
                Ok(Held(Value::Array(items)))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Held, A::Error> {
                let mut members = BTreeMap::new();
                while let Some((key, Held(value))) = map.next_entry::<String, Held>()? {
                    members.insert(key, value);
                }
                Ok(Held(Value::Object(members)))
            }
        }
        deserializer.deserialize_any(Any)
    }
}
