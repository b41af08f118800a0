//! JSON Schema documents, and shapes in the notation for those without a document, made of bytes. Most of them mean
//! something; some are as wrong as a document can be. Knows keywords, and nothing of what they mean.

use crate::input::Input;
use serde_json::{Map, Value, json};

/// Nesting of what is made.
const DEPTH: usize = 5;

/// Names that are short, alike, inherited by JavaScript's objects, or whose orders differ.
const NAMES: [&str; 16] = [
    "a",
    "b",
    "c",
    "id",
    "name",
    "type",
    "x1",
    "",
    "10",
    "9",
    "é",
    "a/b~",
    "toString",
    "\u{FF5E}",
    "\u{1F680}",
    "with \"quotes\"",
];
const TYPES: [&str; 8] = ["string", "integer", "number", "boolean", "null", "object", "array", "file"];
const REFERENCES: [&str; 10] = [
    "#/$defs/A",
    "#/$defs/B",
    "#",
    "#/$defs/C",
    "#/$defs/L/0",
    "#anchor",
    "#/$defs/D",
    "other.json",
    "",
    "#/$defs/a%20b",
];
const FORMATS: [&str; 10] =
    ["uuid", "date-time", "date", "time", "unsafe", "email", "ipv4", "uri", "hostname", "regex"];
const PATTERNS: [&str; 6] = ["^x", "[0-9]", "^(a|b)+$", "(?=a)b", "[", "\\d{2,}\\u00e9"];

/// A document with definitions.
pub(crate) fn document(input: &mut Input<'_>) -> Value {
    let mut document = node(input, DEPTH);
    if let Value::Object(map) = &mut document {
        let definitions = json!({
            "A": node(input, DEPTH - 1),
            "B": node(input, DEPTH - 1),
            "C": node(input, DEPTH - 2),
            "L": [node(input, 1)],
            "a b": { "$anchor": "anchor", "type": "boolean" },
        });
        map.insert("$defs".to_owned(), definitions);
        if input.below(8) == 1 {
            map.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
        }
    }
    document
}

/// A schema: half of them leaves, then the containers, and at last what is seldom.
fn node(input: &mut Input<'_>, depth: usize) -> Value {
    let kind = input.byte();
    let Some(depth) = depth.checked_sub(1) else { return leaf(input, kind) };
    match kind % 40 {
        0..=11 => leaf(input, kind / 40 + kind % 40),
        12..=17 => object(input, depth),
        18 | 19 => json!({ "type": "array", "items": node(input, depth) }),
        20 => {
            let length = input.below(5);
            json!({ "type": "array", "items": node(input, depth), "minItems": length, "maxItems": length })
        }
        21 | 22 => {
            let mut tuple = json!({ "type": "array", "prefixItems": nodes(input, depth) });
            if input.flag() {
                tuple["items"] = node(input, depth);
            }
            tuple
        }
        23 => json!({ "type": "array", "items": nodes(input, depth), "additionalItems": node(input, depth) }),
        24 | 25 => json!({ "type": "object", "additionalProperties": node(input, depth) }),
        26 | 27 => json!({ "anyOf": [node(input, depth), { "type": "null" }] }),
        28 | 29 => discriminated(input, depth),
        30 | 31 => json!({ "anyOf": nodes(input, depth) }),
        32 => json!({ "oneOf": nodes(input, depth) }),
        33 | 34 => json!({ "allOf": nodes(input, depth) }),
        35 => json!({ "if": node(input, depth), "then": node(input, depth), "else": node(input, depth) }),
        36 => {
            let types: Vec<_> = (0..input.below(4)).map(|_| *input.pick(&TYPES)).collect();
            json!({ "type": types })
        }
        37 => json!({ "type": "object", "patternProperties": { *input.pick(&PATTERNS): node(input, depth) } }),
        38 => odd(input),
        _ => {
            let mut node = node(input, depth);
            if let Value::Object(map) = &mut node {
                (0..=input.below(3)).for_each(|_| keyword(input, depth, map));
            }
            node
        }
    }
}

fn nodes(input: &mut Input<'_>, depth: usize) -> Value {
    (0..input.below(5)).map(|_| node(input, depth)).collect()
}

fn leaf(input: &mut Input<'_>, kind: u8) -> Value {
    match kind % 14 {
        0 => json!({ "type": "string" }),
        1 => json!({ "type": "integer" }),
        2 => json!({ "type": "integer", "minimum": input.below(3) }),
        3 => json!({ "type": "number" }),
        4 => json!({ "type": "boolean" }),
        5 => json!({ "type": "null" }),
        6 => json!({ "type": "string", "format": *input.pick(&FORMATS) }),
        7 => json!({ "const": scalar(input) }),
        8 => {
            let members: Vec<_> = (0..=input.below(5)).map(|_| scalar(input)).collect();
            json!({ "enum": members })
        }
        9 | 10 => json!({ "$ref": *input.pick(&REFERENCES[..3]) }),
        11 => json!({ "type": [*input.pick(&TYPES[..5]), "null"] }),
        12 => json!({}),
        _ => json!({ "$ref": *input.pick(&REFERENCES) }),
    }
}

fn object(input: &mut Input<'_>, depth: usize) -> Value {
    // More optional fields than one byte of bits holds, now and then.
    let most = if input.below(8) == 7 { 20 } else { 6 };
    let count = input.below(most);
    let mut properties = Map::new();
    let mut required = Vec::new();
    for at in 0..count {
        let name = if at < NAMES.len() { (*input.pick(&NAMES)).to_owned() } else { format!("n{at}") };
        if input.flag() {
            required.push(name.clone());
        }
        properties.insert(name, node(input, depth));
    }
    let mut object = json!({ "type": "object", "properties": properties, "required": required });
    match input.below(5) {
        1 => object["additionalProperties"] = true.into(),
        2 => object["additionalProperties"] = false.into(),
        3 => object["additionalProperties"] = node(input, depth),
        _ => {}
    }
    object
}

fn discriminated(input: &mut Input<'_>, depth: usize) -> Value {
    let branches: Vec<_> = (0..=input.below(5))
        .map(|_| {
            let mut branch = object(input, depth);
            branch["properties"]["type"] = json!({ "const": scalar(input) });
            branch["required"] = json!(["type"]);
            branch
        })
        .collect();
    json!({ *input.pick(&["oneOf", "anyOf"]): branches })
}

/// One more word beside others.
fn keyword(input: &mut Input<'_>, depth: usize, map: &mut Map<String, Value>) {
    let (word, value) = match input.below(28) {
        0 => ("nullable", true.into()),
        1 => ("default", scalar(input)),
        2 => ("format", (*input.pick(&FORMATS)).into()),
        3 => ("anyOf", nodes(input, depth)),
        4 => ("oneOf", nodes(input, depth)),
        5 => ("allOf", nodes(input, depth)),
        6 => ("const", scalar(input)),
        7 => ("enum", (0..input.below(4)).map(|_| scalar(input)).collect()),
        8 => ("minimum", json!(*input.pick(&[-1.5, -1.0, -0.0, 0.0, 0.5, 1e300]))),
        9 => ("exclusiveMinimum", json!(*input.pick(&[-1.5, -1.0, -0.5, 0.0]))),
        10 => ("minItems", json!(*input.pick(&[0.0, 1.0, 2.0, 2.5, 1e9]))),
        11 => ("maxItems", json!(*input.pick(&[0.0, 1.0, 2.0, 2.5, 1e9]))),
        12 => ("properties", json!({ *input.pick(&NAMES): node(input, depth) })),
        13 => ("required", (0..input.below(3)).map(|_| Value::from(*input.pick(&NAMES))).collect()),
        14 => ("additionalProperties", node(input, depth)),
        15 => ("items", node(input, depth)),
        16 => ("prefixItems", nodes(input, depth)),
        17 => ("not", node(input, depth)),
        18 => ("if", node(input, depth)),
        19 => ("then", node(input, depth)),
        20 => ("else", node(input, depth)),
        21 => ("patternProperties", json!({ *input.pick(&PATTERNS): node(input, depth) })),
        22 => ("pattern", (*input.pick(&PATTERNS)).into()),
        23 => ("$ref", (*input.pick(&REFERENCES)).into()),
        24 => ("type", (*input.pick(&TYPES)).into()),
        25 => ("maxLength", input.below(4).into()),
        26 => ("discriminator", json!({ "propertyName": "type" })),
        _ => {
            let words = [
                "anyOf",
                "oneOf",
                "allOf",
                "enum",
                "properties",
                "required",
                "items",
                "$ref",
                "type",
                "$defs",
                "default",
            ];
            (*input.pick(&words), odd(input))
        }
    };
    map.insert(word.to_owned(), value);
}

fn scalar(input: &mut Input<'_>) -> Value {
    match input.below(16) {
        0..=3 => (*input.pick(&NAMES)).into(),
        4 => 1.into(),
        5 => (-0.0).into(),
        6 => 0.into(),
        7 => true.into(),
        8 => false.into(),
        9 => Value::Null,
        10 => 0.5.into(),
        11 => 9_007_199_254_740_993_u64.into(),
        12 => json!([1]),
        13 => json!({ "a": 1 }),
        _ => input.below(256).into(),
    }
}

fn odd(input: &mut Input<'_>) -> Value {
    let odd = [
        json!(false),
        json!(true),
        json!(null),
        json!(5),
        json!("x"),
        json!([]),
        json!({}),
        json!([{ "type": "string" }]),
    ];
    input.pick(&odd).clone()
}

/// A shape in the notation for those built by hand.
pub(crate) fn notation(input: &mut Input<'_>, depth: usize) -> Value {
    const WORDS: [&str; 7] = ["string", "bytes", "boolean", "uint", "int", "float32", "float64"];
    let kind = input.byte();
    let Some(depth) = depth.checked_sub(1) else { return WORDS[usize::from(kind) % 7].into() };
    match kind % 20 {
        at @ 0..=6 => WORDS[usize::from(at)].into(),
        7 => json!({ "literal": plain_scalar(input) }),
        8 => {
            // Some of these, the first always: without members or with one twice it is no shape.
            let all = [
                json!("a"),
                json!("b"),
                json!(""),
                json!("10"),
                json!(10),
                json!(9),
                json!(true),
                json!(null),
                json!(0.5),
            ];
            let chosen = input.byte() | 1;
            let members: Vec<_> = all.iter().enumerate().filter(|(at, _)| chosen >> (at % 8) & 1 == 1).collect();
            json!({ "enum": members.into_iter().map(|(_, member)| member).collect::<Vec<_>>() })
        }
        9 | 10 => json!({ "array": notation(input, depth) }),
        11 => json!({ "array": notation(input, depth), "length": input.below(5) }),
        12 => {
            let items: Vec<_> = (0..input.below(5)).map(|_| notation(input, depth)).collect();
            json!({ "tuple": items })
        }
        13 | 14 => json!({ "nullable": notation(input, depth) }),
        15 => json!({ "optional": notation(input, depth) }),
        _ => {
            let count = input.below(if kind > 200 { 20 } else { 5 });
            let fields: Map<_, _> = (0..count)
                .map(|at| {
                    let name = NAMES.get(at).map_or_else(|| format!("n{at}"), |name| (*name).to_owned());
                    let field = notation(input, depth);
                    (name, if input.flag() { json!({ "optional": field }) } else { field })
                })
                .collect();
            json!({ "object": fields })
        }
    }
}

fn plain_scalar(input: &mut Input<'_>) -> Value {
    Some(scalar(input)).filter(|value| !value.is_array() && !value.is_object()).unwrap_or_default()
}
