//! Documents of the supported subset. Every keyword that decides a shape turns up.

use serde_json::{Map, Value as Json, json};

use super::{DEPTH, NAMES, NUMBERS, Rng, TEXTS, has_values};
use crate::{Shape, compile};

/// A document that compiles to a shape with values.
pub fn shape_schema(rng: &mut Rng) -> Json {
    loop {
        let mut document = if rng.once_in(8) { leaf(rng) } else { container(rng, DEPTH) };
        document["$defs"] = json!({"A": container(rng, 2), "B": container(rng, 2)});
        if compile(&document).is_ok_and(|shape| has_values(&shape) && !lies(&shape)) {
            return document;
        }
    }
}

/// Whether a definition takes no bytes although a reference to it counts as one byte. An array of
/// such references is encoded to what its own budget check then refuses.
fn lies(shape: &Shape) -> bool {
    shape.defs.iter().any(|entry| entry.min_size() == 0)
}

/// A random schema node; not every one is supported.
fn node(rng: &mut Rng, depth: usize) -> Json {
    if depth == 0 || rng.once_in(2) { leaf(rng) } else { container(rng, depth) }
}

fn leaf(rng: &mut Rng) -> Json {
    match rng.below(16) {
        0 => json!({"type": "string"}),
        1 => json!({"type": "string", "format": "uuid"}),
        2 => json!({"type": "boolean"}),
        3 => json!({"type": "number"}),
        4 => json!({"type": "integer", "minimum": rng.below(3)}),
        5 => json!({"type": "integer", "exclusiveMinimum": -1}),
        6 => json!({"type": "integer", "minimum": -5, "maximum": 5}),
        7 => json!({"type": "null"}),
        8 => json!({"const": scalar(rng)}),
        9 => {
            let members: Vec<Json> = (0..=rng.below(5)).map(|_| scalar(rng)).collect();
            json!({"enum": members})
        }
        10 => {
            let name = *rng.pick(&["string", "number", "integer", "boolean"]);
            json!({"type": [name, "null"]})
        }
        11 => json!({}),
        _ => json!({"$ref": *rng.pick(&["#", "#/$defs/A", "#/$defs/B"])}),
    }
}

fn container(rng: &mut Rng, depth: usize) -> Json {
    match rng.below(12) {
        0 | 1 => json!({"type": "array", "items": node(rng, depth - 1)}),
        2 => {
            let length = rng.below(4);
            let items = node(rng, depth - 1);
            json!({"type": "array", "items": items, "minItems": length, "maxItems": length})
        }
        3 => {
            let items: Vec<Json> = (0..rng.below(4)).map(|_| node(rng, depth - 1)).collect();
            let mut tuple = json!({"type": "array", "prefixItems": items});
            if rng.once_in(2) {
                tuple["items"] = node(rng, depth - 1);
            }
            tuple
        }
        4 => json!({"type": "object", "additionalProperties": node(rng, depth - 1)}),
        5..=7 => object(rng, depth),
        8 => json!({"anyOf": [node(rng, depth - 1), {"type": "null"}]}),
        9 => discriminated(rng, depth),
        _ => {
            let mut branches = vec![
                json!({"type": "string"}),
                json!({"type": "integer"}),
                json!({"type": "boolean"}),
                json!({"type": "null"}),
                json!({"type": "array", "items": node(rng, depth - 1)}),
                object(rng, depth),
            ];
            while branches.len() > 1 && !rng.once_in(3) {
                branches.remove(rng.below(branches.len()));
            }
            json!({"anyOf": branches})
        }
    }
}

fn discriminated(rng: &mut Rng, depth: usize) -> Json {
    let mut constants = vec![json!("12"), json!("9"), json!(10), json!(true), json!(null)];
    while constants.len() > 1 && !rng.once_in(3) {
        constants.remove(rng.below(constants.len()));
    }
    let mut branches = vec![];
    for constant in constants {
        let mut branch = object(rng, depth);
        branch["properties"]["a"] = json!({"const": constant});
        let required = branch["required"].as_array_mut().expect("names");
        required.push(json!("a"));
        branches.push(branch);
    }
    json!({"oneOf": branches})
}

fn object(rng: &mut Rng, depth: usize) -> Json {
    let mut properties = Map::new();
    let mut required = vec![];
    // Now and then enough optional fields for a second byte of bitmap.
    let most = if rng.once_in(8) { NAMES.len() } else { 5 };
    for _ in 0..rng.below(most + 1) {
        let name = *rng.pick(&NAMES);
        properties.insert(name.to_owned(), node(rng, depth - 1));
        if rng.once_in(2) {
            required.push(name);
        }
    }
    let mut schema = json!({"type": "object", "properties": properties, "required": required});
    match rng.below(4) {
        0 => {}
        1 => schema["additionalProperties"] = json!(true),
        2 => schema["additionalProperties"] = node(rng, depth - 1),
        _ => schema["additionalProperties"] = json!(false),
    }
    schema
}

fn scalar(rng: &mut Rng) -> Json {
    match rng.below(6) {
        0 => Json::Null,
        1 => json!(rng.once_in(2)),
        2 => json!(*rng.pick(&NUMBERS)),
        _ => json!(*rng.pick(&TEXTS)),
    }
}
