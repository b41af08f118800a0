//! Random documents, most of them senseless: strict mode against the naive codec's own reading of
//! the format, and the promises that hold for every document.

use crate::rejects::names_a_node;
use serde_json::{Map, Value, json};
use shorn::{Dialect, Schema, SchemaError};
use shorn_oracle::on_big_stack;
use shorn_oracle::random::Rng;

const NAMES: [&str; 4] = ["a", "b", "t", "é/~"];
const TYPES: [&str; 8] = ["string", "number", "integer", "boolean", "null", "array", "object", "file"];
const POINTERS: [&str; 10] = [
    "#",
    "#/$defs/A",
    "#/$defs/B",
    "#/$defs/C",
    "",
    "#/$defs/D",
    "#/$defs/L/0",
    "#anchor",
    "other.json",
    "#/$defs/a%20b",
];

fn document(rng: &mut Rng) -> Value {
    let mut document = node(rng, 4);
    if let Value::Object(map) = &mut document {
        let definitions = json!({
            "A": node(rng, 3), "B": node(rng, 3), "C": node(rng, 2), "L": [node(rng, 1)], "a b": { "$anchor": "anchor" }
        });
        map.insert("$defs".to_owned(), definitions);
    }
    document
}

fn node(rng: &mut Rng, depth: usize) -> Value {
    match rng.below(40) {
        0 => return json!(rng.once_in(2)),
        1 => return odd(rng),
        2..=5 => return json!({ "$ref": *rng.pick(&POINTERS) }),
        6..=9 => return json!({ "$ref": *rng.pick(&POINTERS[..4]) }),
        _ => {}
    }
    let mut map = Map::new();
    if !rng.once_in(3) {
        map.insert("type".to_owned(), json_type(rng, depth));
    }
    for _ in 0..rng.below(4) {
        keyword(rng, depth, &mut map);
    }
    match map.get("type").and_then(Value::as_str) {
        Some("object") => {
            map.insert("properties".to_owned(), properties(rng, depth));
        }
        Some("array") => {
            map.insert("items".to_owned(), child(rng, depth));
        }
        _ => {}
    }
    Value::Object(map)
}

fn child(rng: &mut Rng, depth: usize) -> Value {
    match depth {
        0 => json!({ "type": *rng.pick(&TYPES[..5]) }),
        _ => node(rng, depth - 1),
    }
}

fn children(rng: &mut Rng, depth: usize) -> Value {
    (0..rng.below(4)).map(|_| child(rng, depth)).collect()
}

fn json_type(rng: &mut Rng, depth: usize) -> Value {
    match rng.below(12) {
        0 => (0..rng.below(4)).map(|_| json!(*rng.pick(&TYPES))).collect(),
        1 | 2 => json!([*rng.pick(&TYPES[..7]), "null"]),
        3 if depth > 2 => odd(rng),
        _ => json!(*rng.pick(&TYPES[..7])),
    }
}

fn properties(rng: &mut Rng, depth: usize) -> Value {
    let mut map = Map::new();
    for _ in 0..rng.below(4) {
        map.insert((*rng.pick(&NAMES)).to_owned(), child(rng, depth));
    }
    if rng.once_in(2) {
        map.insert("t".to_owned(), json!({ "const": scalar(rng) }));
    }
    Value::Object(map)
}

fn keyword(rng: &mut Rng, depth: usize, map: &mut Map<String, Value>) {
    let (key, value) = match rng.below(24) {
        0 => ("anyOf", children(rng, depth)),
        1 | 2 => ("oneOf", children(rng, depth)),
        3 | 4 => ("allOf", children(rng, depth)),
        5 => ("const", scalar(rng)),
        6 => ("enum", (0..rng.below(4)).map(|_| scalar(rng)).collect()),
        7 => ("format", json!("uuid")),
        8 => ("minimum", json!(*rng.pick(&[-1.5, -1.0, -0.0, 0.5]))),
        9 => ("exclusiveMinimum", json!(*rng.pick(&[-1.5, -1.0, -0.5]))),
        10 | 11 => ("properties", properties(rng, depth)),
        12 | 13 => ("required", (0..rng.below(3)).map(|_| json!(*rng.pick(&NAMES))).collect()),
        14 => ("additionalProperties", child(rng, depth)),
        15 => ("additionalProperties", json!(rng.once_in(2))),
        16 => ("items", child(rng, depth)),
        17 => ("prefixItems", children(rng, depth)),
        18 => ("minItems", json!(*rng.pick(&[0.0, 1.0, 2.5]))),
        19 => ("maxItems", json!(*rng.pick(&[0.0, 1.0, 2.5]))),
        20 => ("not", json!({})),
        21 => ("nullable", json!(true)),
        22 => ("patternProperties", json!({ "^x": {} })),
        _ => {
            let words =
                ["anyOf", "oneOf", "allOf", "enum", "properties", "required", "items", "$ref", "type", "minItems"];
            (*rng.pick(&words), odd(rng))
        }
    };
    map.insert(key.to_owned(), value);
}

fn scalar(rng: &mut Rng) -> Value {
    rng.pick(&[
        json!("a"),
        json!("b"),
        json!("a!"),
        json!(1),
        json!(-0.0),
        json!(0),
        json!(true),
        json!(null),
        json!([1]),
    ])
    .clone()
}

fn odd(rng: &mut Rng) -> Value {
    rng.pick(&[json!(null), json!(5), json!("x"), json!([]), json!({}), json!(true), json!([{ "type": "string" }])])
        .clone()
}

/// Whether a union has a branch for a type that is none. In the format that compiles if the branch is
/// the union itself: `{ "type": "x", "anyOf": [{ "$ref": "#" }] }`. Here the type is refused.
fn names_no_type(signature: &str) -> bool {
    signature.contains(r#""types":["#) && (signature.contains(r#""x""#) || signature.contains(r#""file""#))
}

/// What became of a document, to be compared.
fn outcome(compiled: &Result<Schema, SchemaError>) -> Result<Option<&str>, &'static str> {
    compiled.as_ref().map(Schema::signature).map_err(SchemaError::code)
}

#[test]
fn strict_mode_is_the_format_and_extensions_only_add() {
    let documents = if cfg!(debug_assertions) { 20_000 } else { 100_000 };
    let mut counts = [0_usize; 3];
    on_big_stack(|| {
        for seed in 0..documents {
            let document = document(&mut Rng::new(seed));
            let expected = shorn_oracle::compile(&document);
            let expected = expected.map(|shape| shape.signature()).map_err(|refusal| refusal.kind);
            let strict = Schema::builder().strict(true).compile(&document);
            let default = Schema::compile(&document);
            let expected = expected.as_ref().map(Option::as_deref).map_err(|kind| *kind);
            let of_the_shape = ["zero_width_element", "invalid_fixed_length", "double_null"];
            let is_built = match expected {
                Ok(signature) => signature.is_some_and(names_no_type),
                Err(kind) => of_the_shape.contains(&kind),
            };
            if is_built && outcome(&strict) == Err("unsupported_type") {
                continue;
            }
            let unresolved = ["unresolved_ref", "remote_ref", "unsupported_node"];
            if expected == Err("unsupported_union") && outcome(&strict).is_err_and(|code| unresolved.contains(&code)) {
                // The format does not say which comes first: branches of one type, or one behind a
                // reference that leads nowhere.
                continue;
            }
            assert_eq!(outcome(&strict), expected, "seed {seed}: {document}");
            if strict.is_ok() {
                assert_eq!(outcome(&default), outcome(&strict), "seed {seed}: {document}");
            }
            for error in [&strict, &default].into_iter().filter_map(|compiled| compiled.as_ref().err()) {
                let pointer = error.pointer().unwrap_or_default();
                assert!(names_a_node(&document, pointer), "seed {seed}: {error}\n{document}");
            }
            for warning in default.iter().flat_map(|schema| schema.warnings()) {
                assert!(names_a_node(&document, &warning.pointer), "seed {seed}: {warning}\n{document}");
            }
            let openapi = Schema::builder().dialect(Dialect::OpenApi3_0).compile(&document);
            counts[0] += usize::from(strict.is_ok());
            counts[1] += usize::from(default.is_ok());
            counts[2] += usize::from(openapi.is_ok());
        }
    });
    println!(
        "of {documents} documents {} compile strictly, {} by default, {} as OpenAPI 3.0",
        counts[0], counts[1], counts[2]
    );
    assert!(counts[0] > 1_000 && counts[1] > counts[0] + counts[0] / 8, "{counts:?}");
}

/// An `allOf` of one part is the part, two equal parts are one, and the order of parts does not matter.
#[test]
fn laws_of_merging() {
    let documents = if cfg!(debug_assertions) { 5_000 } else { 50_000 };
    let [mut compared, mut merged] = [0_usize; 2];
    on_big_stack(|| {
        for seed in 0..documents {
            let mut rng = Rng::new(seed);
            let mut document = json!({ "$defs": document(&mut rng) });
            let Some(definitions) = document["$defs"].get("$defs").cloned() else { continue };
            document["$defs"] = definitions;
            let [x, y] = [node(&mut rng, 3), node(&mut rng, 3)];
            document["x"] = x.clone();
            let [rx, ry] = ["x", "y"].map(|name| json!({ "$ref": format!("#/{name}") }));
            document["y"] = y;
            document["one"] = json!({ "allOf": [rx] });
            document["twice"] = json!({ "allOf": [rx, { "allOf": [rx, {}] }, true] });
            document["both"] = json!({ "allOf": [rx, ry] });
            document["swapped"] = json!({ "allOf": [ry, rx] });
            let root = |name: &str| Schema::builder().root(format!("#/{name}")).compile(&document);
            let plain = root("x");
            if plain.is_ok() {
                for name in ["one", "twice"] {
                    let merged = root(name);
                    // What the rules ignore can be what makes a merge contain itself.
                    if merged.as_ref().is_err_and(|error| error.code() != "unsupported_union") {
                        continue;
                    }
                    assert_eq!(outcome(&merged), outcome(&plain), "seed {seed}, {name}: {document}");
                    compared += 1;
                }
            }
            let [both, swapped] = [root("both"), root("swapped")];
            // Of two faults either may come first, and a part that nothing fits is not looked into.
            let no_schema = |compiled: &Result<Schema, SchemaError>| {
                compiled.as_ref().is_err_and(|error| error.code() != "unsupported_combinator")
            };
            if !no_schema(&both) && !no_schema(&swapped) {
                assert_eq!(both.is_ok(), swapped.is_ok(), "seed {seed}: {document}\n{both:?}\n{swapped:?}");
                merged += usize::from(both.is_ok());
            }
        }
    });
    println!("{compared} comparisons, {merged} merges of two");
    assert!(compared > 1_000 && merged > 1_000, "{compared} {merged}");
}
