//! What unions and conditions accept, told by the writer itself as far as it can, against the validator, which knows
//! every keyword.

use crate::random::Random;
use crate::values::{NAMES, Value};
use serde_json::{Map, Value as Json, json};
use shorn::Stringifier;

const TYPES: [&str; 7] = ["null", "boolean", "integer", "number", "string", "object", "array"];

fn one<'a, T>(random: &mut Random, of: &'a [T]) -> &'a T {
    &of[random.below(of.len())]
}

fn name(random: &mut Random) -> String {
    (*one(random, &NAMES[..6])).to_owned()
}

/// What values are often, or nearly.
fn constant(random: &mut Random) -> Json {
    let scalars = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(-0.0),
        json!(1),
        json!(1.0),
        json!(1.5),
        json!(-7),
        json!(9007199254740993_u64),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("a"),
        json!("é"),
        json!("\u{fffd}"),
    ];
    match random.below(12) {
        0 => json!([]),
        1 => json!({}),
        2 => json!([one(random, &scalars)]),
        3 => json!({ name(random): one(random, &scalars) }),
        _ => one(random, &scalars).clone(),
    }
}

fn schemas(random: &mut Random, depth: u32, most: usize) -> Vec<Json> {
    (0..1 + random.below(most)).map(|_| schema(random, depth)).collect()
}

fn word(random: &mut Random, depth: u32, out: &mut Map<String, Json>) {
    let small = random.below(4);
    let limit =
        one(random, &[json!(0), json!(1), json!(-1.5), json!(2.5), json!(9007199254740992_u64), json!(1e40)]).clone();
    let (word, value) = match random.below(if depth == 0 { 16 } else { 34 }) {
        0 | 1 => ("type", json!(one(random, &TYPES))),
        2 => {
            let mut types = TYPES.to_vec();
            random.shuffle(&mut types);
            types.truncate(1 + random.below(4));
            ("type", json!(types))
        }
        3 => ("const", constant(random)),
        4 => {
            let mut values: Vec<Json> = Vec::new();
            for _ in 0..1 + random.below(6) {
                let value = constant(random);
                // Documents have numbers as doubles.
                if !values.iter().any(|known| known == &value || known.is_number() && known.as_f64() == value.as_f64())
                {
                    values.push(value);
                }
            }
            ("enum", json!(values))
        }
        5 => (*one(random, &["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]), limit),
        6 => (*one(random, &["minLength", "maxLength"]), json!(small)),
        7 => (*one(random, &["minItems", "maxItems", "minProperties", "maxProperties"]), json!(small)),
        8 => ("multipleOf", json!(one(random, &[1.0, 0.5, 2.0, 0.1]))),
        9 => (
            "format",
            json!(one(random, &["date", "date-time", "int32", "int64", "byte", "uri", "ipv6", "iri", "none"])),
        ),
        10 | 11 => {
            let mut names: Vec<&str> = NAMES[..6].to_vec();
            random.shuffle(&mut names);
            names.truncate(1 + random.below(4));
            ("required", json!(names))
        }
        12 => ("pattern", json!(one(random, &["^a", "é$", "."]))),
        13 => ("uniqueItems", json!(true)),
        14 => ("nullable", json!(true)),
        15 => ("$ref", json!(format!("#/definitions/d{}", random.below(4)))),
        16..=20 => {
            let properties = (0..random.below(4)).map(|_| (name(random), schema(random, depth - 1)));
            ("properties", Json::Object(properties.collect()))
        }
        21 | 22 => ("additionalProperties", schema(random, depth - 1)),
        23 => ("patternProperties", json!({ "^[a-c]": schema(random, depth - 1) })),
        24 => ("items", schema(random, depth - 1)),
        25 => ("items", json!(schemas(random, depth - 1, 3))),
        26 => ("additionalItems", schema(random, depth - 1)),
        27 => ("allOf", json!(schemas(random, depth - 1, 2))),
        28 => ("anyOf", json!(schemas(random, depth - 1, 3))),
        29 => ("oneOf", json!(schemas(random, depth - 1, 3))),
        30 => ("not", schema(random, depth - 1)),
        31 => {
            for word in ["then", "else"] {
                if random.below(3) > 0 {
                    out.insert(word.into(), schema(random, depth - 1));
                }
            }
            ("if", schema(random, depth - 1))
        }
        32 => (*one(random, &["contains", "propertyNames"]), schema(random, depth - 1)),
        _ => ("dependencies", json!({ name(random): [name(random)], name(random): schema(random, depth - 1) })),
    };
    out.insert(word.into(), value);
}

fn schema(random: &mut Random, depth: u32) -> Json {
    if random.below(12) == 0 {
        return json!(random.below(4) > 0);
    }
    let mut words = Map::new();
    for _ in 0..1 + random.below(3) {
        word(random, depth, &mut words);
    }
    Json::Object(words)
}

/// Values like those constants, and all that JSON has no word for. No name comes twice in an object: the validator
/// sees each, the writer the last.
fn value(random: &mut Random, depth: u32) -> Value {
    match random.below(if depth == 0 { 14 } else { 32 }) {
        0 => Value::Null,
        1 => Value::Bool(random.below(2) == 0),
        2 | 3 => Value::I64(*one(random, &[-7, -1, 0, 1, 2, 6])),
        4 => Value::U64(*one(random, &[9007199254740992, 9007199254740993, u64::MAX])),
        5 | 6 => Value::F64(*one(random, &[0.0, -0.0, 1.0, 1.5, 0.5, 0.1, 1e300, f64::NAN, f64::INFINITY])),
        7 => Value::Text((*one(random, &["", "a", "b", "abc", "é", "\u{fffd}", "🚀🚀"])).into()),
        8 => Value::Text((*one(random, &["2031-05-17", "2031-05-17T00:00:00Z", "AAAA", "::1", "urn:a"])).into()),
        9 => Value::Nothing,
        10 => Value::Instant(*one(random, &[0.0, f64::NAN])),
        11 => Value::Big(1),
        12 => Value::Pattern("a".into()),
        13 => Value::Units(vec![0xdc00]),
        14..=18 => Value::List(0, (0..random.below(4)).map(|_| value(random, depth - 1)).collect()),
        _ => {
            let mut names = NAMES[..6].to_vec();
            random.shuffle(&mut names);
            names.truncate(random.below(7));
            Value::Struct(names.into_iter().map(|name| (name, value(random, depth - 1))).collect())
        }
    }
}

/// Built both ways, where there is a way; a text for each answer.
fn both_ways(document: &Json) -> Option<[Stringifier; 2]> {
    let built = [false, true].map(|by_validator| Stringifier::builder().by_validator(by_validator).compile(document));
    match built {
        [Ok(own), Ok(validator)] => Some([own, validator]),
        [Err(own), Err(validator)] => {
            assert_eq!(own.code(), validator.code(), "{document}");
            None
        }
        [own, validator] => panic!("{:?} {:?} {document}", own.err(), validator.err()),
    }
}

#[test]
fn the_same_as_the_validator() {
    let mut random = Random(0x0bad_cafe_dead_beef);
    let (mut asked, mut accepted, mut built) = (0, 0, 0);
    for round in 0..2_000 {
        let depth = random.below(4) as u32;
        // References lead on, or, in some, back.
        let definitions: Map<String, Json> = (0..4).map(|at| (format!("d{at}"), schema(&mut random, 1))).collect();
        let document = json!({
            "definitions": definitions,
            "if": schema(&mut random, depth), "then": { "const": true }, "else": { "const": false }
        });
        let Some([own, validator]) = both_ways(&document) else { continue };
        built += 1;
        for _ in 0..25 {
            let value = value(&mut random, 3);
            let answers = [&own, &validator].map(|way| way.to_string(&value).map_err(|error| error.to_string()));
            assert_eq!(answers[0], answers[1], "round {round}: {document} {value:?}");
            asked += 1;
            accepted += usize::from(answers[0].as_deref() == Ok("true"));
        }
    }
    assert!(built > 1_000 && asked / 4 < accepted && accepted < asked * 3 / 4, "{built} {accepted} of {asked}");
}

/// Without words that are read in another way.
fn common(schema: Json) -> Json {
    const OTHERS: [&str; 4] = ["nullable", "multipleOf", "format", "dependencies"];
    match schema {
        Json::Object(words) => words
            .into_iter()
            .filter(|(word, _)| !OTHERS.contains(&&**word))
            .map(|(word, part)| (word, common(part)))
            .collect(),
        Json::Array(list) => list.into_iter().map(common).collect(),
        // A document has its numbers as doubles.
        Json::Number(number) if number.as_u64().is_some_and(|number| number > 1 << 53) => json!(5),
        other => other,
    }
}

/// As a validator by itself reads the document; but JSON only.
#[test]
fn the_same_as_another_implementation() {
    let mut random = Random(0x5eed_5eed_5eed_5eed);
    let (mut asked, mut accepted) = (0, 0);
    for round in 0..2_000 {
        let depth = 1 + random.below(3) as u32;
        let definitions: Map<String, Json> =
            (0..4).map(|at| (format!("d{at}"), common(schema(&mut random, 1)))).collect();
        let condition = common(schema(&mut random, depth));
        let document = json!({
            "definitions": definitions, "if": { "allOf": [condition] }, "then": { "const": true }, "else": { "const": false }
        });
        let Ok(own) = Stringifier::compile(&document) else { continue };
        let mut other = json!({ "definitions": definitions });
        other["allOf"] = json!([condition]);
        let options = jsonschema::options().with_draft(jsonschema::Draft::Draft201909);
        let other = options.build(&other).unwrap_or_else(|error| panic!("{error} {other}"));
        for _ in 0..25 {
            // What is nothing, or no number, is null here.
            let Ok(value) = serde_json::to_value(value(&mut random, 3)) else { continue };
            let answer = own.to_string(&value).unwrap();
            assert_eq!(answer, other.is_valid(&value).to_string(), "round {round}: {document} {value}");
            asked += 1;
            accepted += usize::from(answer == "true");
        }
    }
    assert!(asked > 5_000 && asked / 5 < accepted && accepted < asked * 3 / 4, "{accepted} of {asked}");
}
