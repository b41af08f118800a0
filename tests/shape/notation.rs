//! Knows two notations for shapes, that of signatures and that of `builder.json`, and makes nodes
//! of them. Everything that has a canonical order is handed over backwards, so that a constructor
//! that forgot to sort would be noticed.

use serde_json::Value;
use shorn::error::SchemaError;
use shorn::shape::{Field, JsonType, Node, Object, Scalar, Shape};

/// The shape that a signature describes.
pub(crate) fn shape_of_signature(text: &Value) -> Result<Shape, SchemaError> {
    match text.get("defs") {
        None => Shape::build(signature(text)),
        Some(definitions) => {
            let definitions = list(definitions).iter().map(signature).collect();
            Shape::with_definitions(signature(&text["root"]), definitions)
        }
    }
}

fn signature(text: &Value) -> Node {
    if let Some(word) = text.as_str() {
        return match word {
            "any" => Node::any(),
            word => word_of_both(word),
        };
    }
    if let Some(fields) = text.get("object") {
        let fields = list(fields).iter().rev().map(|field| {
            let node = signature(&field["value"]);
            let name = field["key"].as_str().expect("a key");
            match field["optional"].as_bool().expect("a boolean") {
                true => Field::optional(name, node),
                false => Field::new(name, node),
            }
        });
        let object = Object::new(fields);
        return match text.get("extras") {
            Some(extras) => object.with_extras(signature(extras)).into(),
            None => object.into(),
        };
    }
    if let Some(branches) = text.get("union") {
        let branches = list(branches).iter().map(signature).rev();
        return match text.get("on") {
            Some(name) => {
                let cases = list(&text["cases"]).iter().map(scalar).rev();
                Node::discriminated(name.as_str().expect("a name"), cases.zip(branches))
            }
            None => {
                let types = list(&text["types"]).iter().map(json_type).rev();
                Node::by_type(types.zip(branches))
            }
        };
    }
    if let Some(index) = text.get("ref") {
        return Node::reference(index.as_u64().expect("an index") as usize);
    }
    if let Some(value) = text.get("record") {
        return Node::record(signature(value));
    }
    compound_of_both(text, &signature).expect("a canonical enum")
}

/// The node of a shape in the notation of `builder.json`.
pub(crate) fn builder(shape: &Value) -> Result<Node, SchemaError> {
    if let Some(word) = shape.as_str() {
        return Ok(match word {
            "bytes" => Node::bytes(),
            "float32" => Node::float32(),
            word => word_of_both(word),
        });
    }
    let inner = |inner: &Value| builder(inner).expect("a readable part");
    if let Some(Value::Object(fields)) = shape.get("object") {
        let fields = fields.iter().rev();
        return Ok(Node::object(fields.map(|(name, node)| (name.as_str(), inner(node)))));
    }
    if let Some(value) = shape.get("optional") {
        return Ok(Node::optional(inner(value)));
    }
    compound_of_both(shape, &inner)
}

fn word_of_both(word: &str) -> Node {
    match word {
        "boolean" => Node::boolean(),
        "float64" => Node::float64(),
        "int" => Node::int(),
        "string" => Node::string(),
        "uint" => Node::uint(),
        "uuid" => Node::uuid(),
        other => panic!("no shape {other}"),
    }
}

fn compound_of_both(text: &Value, inner: &dyn Fn(&Value) -> Node) -> Result<Node, SchemaError> {
    if let Some(value) = text.get("literal") {
        return Ok(Node::literal(scalar(value)));
    }
    if let Some(members) = text.get("enum") {
        return Node::enumeration(list(members).iter().rev().map(scalar));
    }
    if let Some(value) = text.get("nullable") {
        return Ok(Node::nullable(inner(value)));
    }
    if let Some(items) = text.get("tuple") {
        let items = list(items).iter().map(inner);
        return Ok(match text.get("rest") {
            Some(rest) => Node::tuple_with_rest(items, inner(rest)),
            None => Node::tuple(items),
        });
    }
    let item = inner(text.get("array").expect("a known shape"));
    Ok(match text.get("length").map(scalar) {
        Some(Scalar::Number(length)) => Node::fixed_array_of_number(item, length),
        Some(other) => panic!("no length {other:?}"),
        None => Node::array(item),
    })
}

/// A scalar, where `{"$number":…}` stands for what JSON lacks.
pub(crate) fn scalar(value: &Value) -> Scalar {
    match value {
        Value::Null => Scalar::Null,
        Value::Bool(value) => Scalar::Boolean(*value),
        Value::Number(number) => Scalar::Number(number.as_f64().expect("a double")),
        Value::String(string) => string.as_str().into(),
        other => match other["$number"].as_str() {
            Some("NaN") => f64::NAN.into(),
            Some("Infinity") => f64::INFINITY.into(),
            Some("-Infinity") => f64::NEG_INFINITY.into(),
            _ => panic!("no scalar {other}"),
        },
    }
}

fn json_type(name: &Value) -> JsonType {
    let found = JsonType::ALL.into_iter().find(|each| name == each.name());
    found.unwrap_or_else(|| panic!("no type {name}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}
