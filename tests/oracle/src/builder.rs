//! From the notation for shapes built without a schema to a shape (section 12).
//!
//! A string names a scalar; otherwise `{"literal":v}`, `{"enum":[…]}`, `{"array":S}`,
//! `{"array":S,"length":n}`, `{"tuple":[S…]}`, `{"object":{name:S}}`, `{"nullable":S}`,
//! `{"optional":S}`. A malformed notation is a mistake of the caller, so a panic.

use serde_json::Value as Json;

use crate::shape::{Field, Node, Refusal, Shape, Undeclared, refuse};
use crate::text;
use crate::value::Value;

/// Builds the shape that `notation` describes.
pub fn build(notation: &Json) -> Result<Shape, Refusal> {
    let shape = Shape { defs: vec![], root: node(notation)? };
    shape.checked()
}

fn node(notation: &Json) -> Result<Node, Refusal> {
    if let Json::String(name) = notation {
        return Ok(match name.as_str() {
            "string" => Node::String,
            "bytes" => Node::Bytes,
            "boolean" => Node::Boolean,
            "uint" => Node::Uint,
            "int" => Node::Int,
            "float32" => Node::Float32,
            "float64" => Node::Float64,
            other => panic!("not a scalar shape: {other}"),
        });
    }
    let part = |name: &str| notation.get(name);
    if let Some(value) = part("literal") {
        Ok(Node::Literal(Value::from_notation(value)))
    } else if let Some(members) = part("enum") {
        enumeration(list(members).iter().map(Value::from_notation).collect())
    } else if let Some(element) = part("array") {
        let element = Box::new(node(element)?);
        match part("length").map(Value::from_notation) {
            None => Ok(Node::Array(element)),
            Some(Value::Number(length)) => Ok(Node::FixedArray(element, length)),
            Some(other) => panic!("not a length: {other:?}"),
        }
    } else if let Some(elements) = part("tuple") {
        let elements = list(elements).iter().map(node).collect::<Result<_, _>>()?;
        Ok(Node::Tuple(elements, None))
    } else if let Some(Json::Object(members)) = part("object") {
        let mut fields = vec![];
        for key in text::sorted(members.keys()) {
            let (optional, value) = match node(&members[key])? {
                Node::Optional(inner) => (true, *inner),
                required => (false, required),
            };
            fields.push(Field { key: key.clone(), optional, value });
        }
        Ok(Node::Object(fields, Undeclared::Dropped))
    } else if let Some(inner) = part("nullable") {
        Ok(match node(inner)? {
            already @ Node::Nullable(_) => already,
            other => Node::Nullable(Box::new(other)),
        })
    } else if let Some(inner) = part("optional") {
        Ok(match node(inner)? {
            already @ Node::Optional(_) => already,
            other => Node::Optional(Box::new(other)),
        })
    } else {
        panic!("not a shape: {notation}")
    }
}

fn enumeration(mut members: Vec<Value>) -> Result<Node, Refusal> {
    if members.is_empty() {
        return refuse("empty_enum");
    }
    for (at, member) in members.iter().enumerate() {
        if members[..at].iter().any(|earlier| earlier.loosely_equals(member)) {
            return refuse("duplicate_enum_member");
        }
    }
    let textless = |member: &Value| match member {
        Value::Number(number) => !number.is_finite() || member.is_negative_zero(),
        _ => false,
    };
    if members.iter().any(textless) {
        return refuse("enum_member_without_text");
    }
    text::sort_members(&mut members);
    Ok(Node::Enum(members))
}

fn list(notation: &Json) -> &Vec<Json> {
    notation.as_array().expect("a list")
}
