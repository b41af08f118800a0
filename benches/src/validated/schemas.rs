//! The records of `model` as documents: JSON Schema with the same rules, and Avro, which knows shapes
//! only. An Avro schema stands for the Rust type and for the JSON value alike.

use serde_json::{Value, json};

/// What has a schema of each kind.
pub trait Documented {
    /// JSON Schema, draft 2020-12: the shape and every rule.
    fn json_schema() -> Value;
    /// Avro: the shape.
    fn avro() -> Value;
}

impl Documented for super::model::Person {
    fn json_schema() -> Value {
        object(json!({
            "age": { "type": "integer", "minimum": 0, "maximum": 150 },
            "name": { "type": "string", "minLength": 1, "maxLength": 40 },
            "sex": { "enum": ["F", "M", "X"] },
        }))
    }

    fn avro() -> Value {
        let sex = json!({ "type": "enum", "name": "Sex", "symbols": ["F", "M", "X"] });
        record("Person", &[("age", "long".into()), ("name", "string".into()), ("sex", sex)])
    }
}

impl Documented for super::model::Event {
    fn json_schema() -> Value {
        let mut schema = object(json!({
            "actor": object(json!({
                "email": { "type": "string", "format": "email" },
                "person": super::model::Person::json_schema(),
            })),
            "id": { "type": "integer", "minimum": 1 },
            "kind": { "type": "string", "pattern": r"^[a-z]+(\.[a-z]+)*$", "maxLength": 40 },
            "lines": {
                "type": "array",
                "minItems": 1,
                "maxItems": 50,
                "items": object(json!({
                    "price": { "type": "number", "minimum": 0, "maximum": 1_000_000 },
                    "quantity": { "type": "integer", "minimum": 1, "maximum": 999 },
                    "sku": { "type": "string", "pattern": "^[A-Z]{2}-[0-9]{4}$" },
                })),
            },
            "metrics": object(json!({
                "cpu": { "type": "number", "minimum": 0, "maximum": 1 },
                "memory": { "type": "integer", "minimum": 0, "maximum": 1_048_576 },
            })),
            "note": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 },
            "tags": {
                "type": "array",
                "maxItems": 8,
                "items": { "type": "string", "minLength": 1, "maxLength": 16 },
            },
            "timestamp": { "type": "integer", "minimum": -62_135_596_800_000_i64, "maximum": 253_402_300_799_999_i64 },
        }));
        schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
        schema
    }

    fn avro() -> Value {
        let actor = record("Actor", &[("email", "string".into()), ("person", super::model::Person::avro())]);
        let line = record("Line", &[("price", "double".into()), ("quantity", "long".into()), ("sku", "string".into())]);
        let metrics = record("Metrics", &[("cpu", "double".into()), ("memory", "long".into())]);
        let fields = [
            ("actor", actor),
            ("id", "long".into()),
            ("kind", "string".into()),
            ("lines", json!({ "type": "array", "items": line })),
            ("metrics", metrics),
            ("note", json!(["null", "string"])),
            ("tags", json!({ "type": "array", "items": "string" })),
            ("timestamp", "long".into()),
        ];
        record("Event", &fields)
    }
}

impl<T: Documented> Documented for Vec<T> {
    fn json_schema() -> Value {
        json!({ "type": "array", "items": T::json_schema() })
    }

    fn avro() -> Value {
        json!({ "type": "array", "items": T::avro() })
    }
}

/// An object of exactly these members.
fn object(properties: Value) -> Value {
    let required: Vec<&String> = properties.as_object().into_iter().flat_map(|members| members.keys()).collect();
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}

fn record(name: &str, fields: &[(&str, Value)]) -> Value {
    let fields: Vec<Value> = fields.iter().map(|(name, field)| json!({ "name": name, "type": field })).collect();
    json!({ "type": "record", "name": name, "fields": fields })
}
