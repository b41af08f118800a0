//! Plans and values by chance.

use crate::both;
use crate::values::{NAMES, Value};
use serde_json::{Map, Value as Json, json};
use shorn::Stringifier;
use shorn::stringify::LargeArrays;

pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 8
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        (1..list.len()).for_each(|i| list.swap(i, self.below(i + 1)));
    }
}

const KINDS: [&str; 7] = ["null", "boolean", "integer", "number", "string", "object", "array"];
const FORMATS: [&str; 5] = ["date", "date-time", "time", "unsafe", "uuid"];

fn schema(random: &mut Random, depth: u32) -> Json {
    let mut schema = match random.below(if depth == 0 { 8 } else { 20 }) {
        0 => json!({}),
        1 => json!({ "type": KINDS[random.below(5)] }),
        2 => json!({ "type": "string", "format": (FORMATS[random.below(5)]) }),
        3 => json!({ "type": ["string", "null"] }),
        4 => {
            let mut kinds = KINDS.to_vec();
            random.shuffle(&mut kinds);
            kinds.truncate(1 + random.below(6));
            json!({ "type": kinds })
        }
        5 => json!({ "const": { "a": 1 } }),
        6 => json!({ "type": ["string", "null"], "const": "c" }),
        7 => json!({ "type": KINDS[random.below(7)] }),
        8 => json!({ "$ref": "#" }),
        9 => json!({ "type": "array", "items": schema(random, depth - 1) }),
        10 => {
            let slots: Vec<Json> = (0..1 + random.below(3)).map(|_| schema(random, depth - 1)).collect();
            json!({ "type": "array", "items": slots, "additionalItems": random.below(3) != 0 })
        }
        11 => json!({ "anyOf": [{ "type": ["string", "object"] }, schema(random, depth - 1), {}] }),
        12 => json!({ "oneOf": [{ "required": ["a"] }, { "maxLength": 3 }, schema(random, depth - 1)] }),
        13 => json!({
            "if": if random.below(2) == 0 { json!({ "type": "object" }) } else { json!({ "required": ["id"] }) },
            "then": { "properties": { "a": { "type": "string" } } },
            "else": schema(random, 0)
        }),
        _ => object(random, depth),
    };
    if let (Some(schema), 0) = (schema.as_object_mut(), random.below(4)) {
        schema.insert("nullable".into(), true.into());
    }
    schema
}

fn object(random: &mut Random, depth: u32) -> Json {
    let mut names = NAMES.to_vec();
    random.shuffle(&mut names);
    names.truncate(random.below(8));
    let mut properties = Map::new();
    for name in &names {
        let mut own = schema(random, depth - 1);
        if let (Some(own), 0) = (own.as_object_mut(), random.below(4)) {
            own.insert("default".into(), json!([1, "d"]));
        }
        properties.insert((*name).to_owned(), own);
    }
    let mut object = json!({ "type": "object", "properties": properties });
    if random.below(4) == 0 {
        names.truncate(1);
        object["required"] = json!(names);
    }
    match random.below(5) {
        0 => object["additionalProperties"] = true.into(),
        1 => object["additionalProperties"] = schema(random, depth - 1),
        2 => object["patternProperties"] = json!({ "^x": schema(random, depth - 1), "[0-9]": {} }),
        _ => {}
    }
    object
}

#[test]
fn plans_and_values() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut written, mut streamed) = (0, 0);
    for round in 0..1_500 {
        let depth = 1 + random.below(3) as u32;
        let document = if round % 4 == 0 { schema(&mut random, depth) } else { object(&mut random, depth) };
        let mut builder = Stringifier::builder();
        if round % 5 == 0 {
            builder = builder.large_arrays(LargeArrays::Plain { from: 3 });
        }
        builder = builder.none_is_absent(round % 3 == 0);
        let Ok(stringifier) = builder.compile(&document) else { continue };
        for _ in 0..40 {
            let value = Value::random(&mut random, 4);
            let ok = both(&stringifier, &value, &|| format!("{document} {value:?}")).is_ok();
            written += usize::from(ok);
            if let Ok(json) = serde_json::to_value(&value) {
                let _ = both(&stringifier, &json, &|| format!("{document} {json}"));
            }
            streamed += usize::from(stringifier.write_by_stream(&value, &mut Vec::new()));
        }
    }
    assert!(written > 15_000, "{written}");
    assert!(streamed * 10 > written * 8, "{streamed} of {written}");
}

/// As an application has them, and as they are after a round through text.
#[test]
fn plain_documents() {
    let mut random = Random(7);
    let plain = Stringifier::compile(&json!(true)).unwrap();
    for _ in 0..2_000 {
        let value = Value::random(&mut random, 5);
        if let Ok(text) = both(&plain, &value, &|| format!("{value:?}")) {
            let text = text.strip_prefix("before").unwrap();
            // Half a surrogate pair is no text elsewhere.
            let Ok(json) = serde_json::from_str::<Json>(text) else { continue };
            assert!(both(&plain, &json, &|| text.to_owned()).is_ok());
        }
    }
}
