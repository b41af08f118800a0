//! Documents and payloads that others wrote: each of the 344 definitions of GitHub's webhooks has a writer, and what
//! it writes of a recorded payload that is valid, the definition still accepts. Which are valid is another
//! implementation's word, before and after.

use flate2::read::GzDecoder;
use jsonschema::{Draft, Validator};
use serde_json::{Map, Value, json};
use shorn::Stringifier;
use shorn::stringify::StringifyErrorKind;
use std::collections::HashMap;
use std::io::Read;

fn fixture(name: &str) -> Value {
    let path = format!("{}/fixtures/octokit/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzip");
    serde_json::from_str(&text).expect("JSON")
}

/// The names that a schema refers to.
fn references<'s>(schema: &'s Value, names: &mut Vec<&'s str>) {
    match schema {
        Value::Object(map) => {
            let reference = map.get("$ref").and_then(Value::as_str);
            names.extend(reference.and_then(|text| text.strip_prefix("#/definitions/")));
            map.values().for_each(|part| references(part, names));
        }
        Value::Array(list) => list.iter().for_each(|part| references(part, names)),
        _ => {}
    }
}

/// A definition as a document of its own, with those that it needs.
fn definition(document: &Value, name: &str) -> Value {
    let mut needed = Map::new();
    let mut names = vec![name];
    while let Some(name) = names.pop() {
        if !needed.contains_key(name) {
            let schema = &document["definitions"][name];
            needed.insert(name.to_owned(), schema.clone());
            references(schema, &mut names);
        }
    }
    json!({ "$ref": format!("#/definitions/{name}"), "definitions": needed })
}

fn validator(document: &Value, formats: bool) -> Validator {
    let options = jsonschema::options().offline().with_draft(Draft::Draft7).should_validate_formats(formats);
    options.build(document).expect("a validator")
}

#[test]
fn every_definition_has_a_writer() {
    let document = fixture("schema.json.gz");
    let names = document["definitions"].as_object().expect("definitions");
    for name in names.keys() {
        Stringifier::compile(&definition(&document, name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    println!("{} definitions have a writer", names.len());
    assert_eq!(names.len(), 344);
}

/// What became of the payloads.
#[derive(Default)]
struct Counts {
    valid: usize,
    as_it_is: usize,
    less: usize,
    refused: usize,
}

#[test]
fn every_payload_is_written_such_that_it_is_valid() {
    let document = fixture("schema.json.gz");
    let payloads = fixture("payloads.json.gz");
    let mut writers = HashMap::new();
    let mut counts = Counts::default();
    let mut wrong = Vec::new();
    for (at, row) in payloads.as_array().expect("a list").iter().enumerate() {
        let (name, payload) = (row["definition"].as_str().expect("a name"), &row["payload"]);
        let (writer, validator) = writers.entry(name).or_insert_with(|| {
            let own = definition(&document, name);
            (Stringifier::compile(&own).expect(name), validator(&own, false))
        });
        let valid = validator.is_valid(payload);
        counts.valid += usize::from(valid);
        let text = match writer.to_string(payload) {
            Ok(text) => text,
            // A payload that is not valid may lack what is required.
            Err(error) => {
                counts.refused += 1;
                if valid {
                    wrong.push(format!("{at} {name}: {error}, by {:?}", error.pointer()));
                }
                continue;
            }
        };
        let written: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{at} {name}: {error}"));
        if written == *payload {
            counts.as_it_is += 1;
        } else {
            counts.less += 1;
        }
        if let (true, Err(error)) = (valid, validator.validate(&written)) {
            wrong.push(format!("{at} {name}: {error} at {}", error.instance_path()));
        }
    }
    let Counts { valid, as_it_is, less, refused } = counts;
    println!(
        "{} payloads, {valid} of them valid: {as_it_is} written as they are, {less} with defaults or without what is not declared, {refused} refused",
        as_it_is + less + refused
    );
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    assert_eq!((as_it_is + less + refused, valid), (329, 277));
}

/// The document as a whole is a union of every event, of which the first that accepts a payload, formats included,
/// writes it.
#[test]
fn the_whole_document_writes_every_event() {
    let document = fixture("schema.json.gz");
    let payloads = fixture("payloads.json.gz");
    let writer = Stringifier::compile(&document).expect("compiles");
    let validator = validator(&document, true);
    let (mut written, mut refused) = (0, 0);
    for row in payloads.as_array().expect("a list") {
        let (name, payload) = (&row["definition"], &row["payload"]);
        match writer.to_string(payload) {
            Ok(text) => {
                let back = serde_json::from_str(&text).expect("JSON");
                assert!(validator.is_valid(payload) && validator.is_valid(&back), "{name}");
                written += 1;
            }
            Err(error) => {
                assert_eq!(error.kind(), StringifyErrorKind::NoMatchingBranch, "{name}");
                assert!(!validator.is_valid(payload), "{name}");
                refused += 1;
            }
        }
    }
    println!("{written} payloads written by the union of all events, {refused} refused");
    assert!(written > 250);
}
