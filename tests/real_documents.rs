//! Documents and payloads that others wrote: all 344 definitions of GitHub's webhooks compile, and
//! each of 276 recorded payloads that are valid goes out and comes back the same. Which are valid is
//! another implementation's word; see the README of the fixtures.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::Value;
use shorn::Schema;
use shorn_oracle::Value as ByValue;
use std::collections::HashMap;
use std::io::{Read, Write};

fn fixture(name: &str) -> Value {
    let path = format!("{}/fixtures/octokit/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzip");
    serde_json::from_str(&text).expect("JSON")
}

fn definition(document: &Value, name: &str) -> Result<Schema, shorn::SchemaError> {
    Schema::builder().root(format!("#/definitions/{name}")).compile(document)
}

#[test]
fn every_definition_compiles() {
    let document = fixture("schema.json.gz");
    let definitions = document["definitions"].as_object().expect("definitions");
    let mut refused = Vec::new();
    let mut strictly = 0;
    for name in definitions.keys() {
        if let Err(error) = definition(&document, name) {
            refused.push(format!("{name}: {error}"));
        }
        let strict = Schema::builder().strict(true).root(format!("#/definitions/{name}")).compile(&document);
        strictly += usize::from(strict.is_ok());
    }
    assert!(refused.is_empty(), "{} refused\n{}", refused.len(), refused.join("\n"));
    println!("{} definitions compile, {strictly} of them without extensions", definitions.len());
    // 188 is what the original implementation compiles.
    assert_eq!((definitions.len(), strictly), (344, 188));
}

/// The one valid payload with members in an object that declares none and leaves
/// `additionalProperties` out.
const UNDECLARED: usize = 170;

/// The document as a whole too, a union of every event.
#[test]
fn every_payload_comes_back() {
    let document = fixture("schema.json.gz");
    let payloads = fixture("payloads.json.gz");
    let whole = Schema::compile(&document).expect("the whole document");
    let mut schemas = HashMap::new();
    let mut sizes = Sizes::default();
    let mut wrong = Vec::new();
    for (at, row) in payloads.as_array().expect("a list").iter().enumerate() {
        let name = row["definition"].as_str().expect("a name");
        if row["valid"] != Value::Bool(true) {
            continue;
        }
        let schema = schemas.entry(name).or_insert_with(|| definition(&document, name).expect("compiles"));
        let payload = &row["payload"];
        if at == UNDECLARED {
            // Valid, since the keyword is left out, and refused, as the format does there.
            let error = schema.encode(payload).expect_err("a member that is not declared");
            let path = error.path().expect("a path").to_string();
            assert_eq!(
                (error.code(), &*path),
                ("unknown_property", "package.package_version.container_metadata.labels")
            );
            continue;
        }
        match round_trip(schema, payload) {
            Ok(bytes) => sizes.add(payload, &bytes),
            Err(error) => wrong.push(format!("{at} {name}: {error}")),
        }
        if let Err(error) = round_trip(&whole, payload) {
            wrong.push(format!("{at} {name} as one of all events: {error}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    sizes.print();
    assert_eq!(sizes.payloads, 276);
}

/// Value to wire to value, and JSON text to wire to JSON text.
fn round_trip(schema: &Schema, payload: &Value) -> Result<Vec<u8>, String> {
    let text = payload.to_string();
    let bytes = schema.encode(payload).map_err(|error| error.to_string())?;
    let same = |value: &Value| ByValue::from(value) == ByValue::from(payload);
    let back = schema.decode(&bytes).map_err(|error| error.to_string())?;
    if !same(&back) {
        return Err(format!("decodes to {back}\ninstead of {text}"));
    }
    if schema.encode_json(text.as_bytes()).map_err(|error| error.to_string())? != bytes {
        return Err("the text has other bytes".into());
    }
    let mut out = Vec::new();
    schema.decode_to_json(&bytes, &mut out).map_err(|error| error.to_string())?;
    let parsed = serde_json::from_slice(&out).map_err(|error| error.to_string())?;
    if !same(&parsed) {
        return Err(format!("the text comes back as {parsed}"));
    }
    Ok(bytes)
}

/// What the payloads take in all.
#[derive(Default)]
struct Sizes {
    payloads: usize,
    wire: usize,
    json: usize,
    gzip: usize,
    msgpack: usize,
    wire_gzip: usize,
}

impl Sizes {
    fn add(&mut self, payload: &Value, bytes: &[u8]) {
        let json = payload.to_string();
        self.payloads += 1;
        self.wire += bytes.len();
        self.json += json.len();
        self.gzip += gzip(json.as_bytes());
        self.wire_gzip += gzip(bytes);
        self.msgpack += rmp_serde::to_vec(payload).expect("MessagePack").len();
    }

    fn print(&self) {
        let Sizes { payloads, wire, json, gzip, msgpack, wire_gzip } = self;
        println!("{payloads} payloads, bytes in all:");
        let forms = [
            ("JSON", json),
            ("MessagePack", msgpack),
            ("JSON, gzip", gzip),
            ("shorn", wire),
            ("shorn, gzip", wire_gzip),
        ];
        for (name, size) in forms {
            println!("{name:>12} {size:>9}  {:5.1} %", *size as f64 * 100.0 / *json as f64);
        }
    }
}

fn gzip(bytes: &[u8]) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory").len()
}
