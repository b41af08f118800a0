//! Documents and payloads that others wrote: the rules of all 344 definitions of GitHub's webhooks compile,
//! sharing one document, and recorded payloads that another implementation calls valid keep them. See the
//! README of the fixtures.

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use shorn::{Schema, SchemaBuilder, Validated};
use std::collections::HashMap;
use std::io::Read;

fn fixture(name: &str) -> Value {
    let path = format!("{}/fixtures/octokit/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::File::open(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("gzip");
    serde_json::from_str(&text).expect("JSON")
}

fn definition(builder: &SchemaBuilder, draft: &Value, name: &str) -> Result<Validated<Schema>, shorn::SchemaError> {
    let document = json!({ "$schema": draft, "$ref": format!("octokit.json#/definitions/{name}") });
    builder.compile(&document)?.validated()
}

/// The other implementation was not asked for formats. These have a `created_at` of `2018-04-25 20:42:10`,
/// which is no date-time, and an empty `environment_url`, which would be one of two strings were it a URI.
const BY_FORMAT: [usize; 3] = [12, 13, 54];

#[test]
fn definitions_and_payloads() {
    let document = fixture("schema.json.gz");
    let draft = document["$schema"].clone();
    let names: Vec<String> = document["definitions"].as_object().expect("definitions").keys().cloned().collect();
    let builder = Schema::builder().document("octokit.json", document);
    let mut refused = Vec::new();
    let mut codecs = HashMap::new();
    for name in &names {
        match definition(&builder, &draft, name) {
            Ok(codec) => drop(codecs.insert(name.as_str(), codec)),
            Err(error) => refused.push(format!("{name}: {error}")),
        }
    }
    println!("{} of {} definitions have rules", codecs.len(), names.len());
    assert!(refused.is_empty(), "{}", refused.join("\n"));

    let payloads = fixture("payloads.json.gz");
    let (mut valid, mut invalid, mut wrong) = (0, 0, Vec::new());
    for (at, row) in payloads.as_array().expect("a list").iter().enumerate() {
        let name = row["definition"].as_str().expect("a name");
        let codec = &codecs[name];
        let issues = codec.issues(&row["payload"]);
        if issues.is_empty() != (row["valid"] == Value::Bool(true)) && !BY_FORMAT.contains(&at) {
            let told: Vec<String> = issues.iter().take(3).map(ToString::to_string).collect();
            wrong.push(format!("{at} {name}, valid: {}: {told:?}", row["valid"]));
            continue;
        }
        if !issues.is_empty() {
            invalid += 1;
            continue;
        }
        valid += 1;
        match (codec.encode(&row["payload"]), codec.clone().unchecked().encode(&row["payload"])) {
            (Ok(bytes), Ok(same)) if bytes == same => drop(codec.decode(&bytes).expect("what was written")),
            (Err(error), Err(same)) if error.code() == same.code() => {}
            (got, same) => wrong.push(format!("{at} {name}: {got:?}, without rules {same:?}")),
        }
    }
    println!("{valid} payloads keep their rules, {invalid} break them");
    assert_eq!((valid, invalid), (277 - 2 + 1, 52 + 2 - 1));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
