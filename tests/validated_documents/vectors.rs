//! The vectors of the original implementation through schemas that hold to their rules: a value that
//! keeps them has the same bytes, one that breaks them is refused both ways, and without the rules it
//! has the bytes of the vector all the same.

use serde_json::Value as Json;
use shorn::{Schema, Validated};
use shorn_oracle::on_big_stack;
use shorn_oracle::value::to_hex;
use shorn_oracle::vectors::{self, Case, Subject};
use std::collections::BTreeMap;

#[derive(Default)]
struct Tally {
    cases: usize,
    keeps: usize,
    breaks: usize,
    not_json: usize,
    decode_errors: usize,
    refused: BTreeMap<String, Vec<String>>,
}

#[test]
fn vectors_keep_their_bytes() {
    on_big_stack(|| {
        let (mut total, mut wrong) = (Tally::default(), Vec::new());
        let families = vectors::families().into_iter().map(|family| (family.clone(), vectors::load(&family)));
        for (family, cases) in families.chain([("surrogates".to_owned(), vectors::surrogates().cases)]) {
            let before = (total.keeps, total.breaks);
            cases.iter().for_each(|case| run(&family, case, &mut total, &mut wrong));
            println!("{family}: {} keep their rules, {} break them", total.keeps - before.0, total.breaks - before.1);
        }
        let Tally { cases, keeps, breaks, not_json, decode_errors, refused } = &total;
        println!(
            "{cases} documents: {keeps} rows keep their rules, {breaks} break them, {not_json} are not JSON, {decode_errors} are refused as before"
        );
        for (why, which) in refused {
            println!("no rules for {which:?}: {why}");
        }
        assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
        assert!(*keeps > 1_000 && *breaks > 0, "no rows");
    });
}

fn run(family: &str, case: &Case, tally: &mut Tally, wrong: &mut Vec<String>) {
    let Subject::Schema(document) = &case.subject else { return };
    let place = format!("{family}/{}", case.id);
    let schema = match Schema::compile(document) {
        Ok(schema) => schema,
        Err(error) => return wrong.push(format!("{place}: {error}")),
    };
    let validated = match schema.validated() {
        Ok(validated) => validated,
        Err(error) => return tally.refused.entry(error.to_string()).or_default().push(place),
    };
    tally.cases += 1;
    for row in &case.encode {
        let Some(value) = row.value.value().to_json() else {
            tally.not_json += 1;
            continue;
        };
        let keeps = encoded(&schema, &validated, &value, &row.bytes).and_then(|keeps| {
            decoded(&schema, &validated, &row.bytes)?;
            Ok(keeps)
        });
        match keeps {
            Ok(true) => tally.keeps += 1,
            Ok(false) => tally.breaks += 1,
            Err(what) => wrong.push(format!("{place} {value}: {what}")),
        }
    }
    for row in &case.decode {
        if let Err(what) = decoded(&schema, &validated, &row.bytes) {
            wrong.push(format!("{place} {}: {what}", to_hex(&row.bytes)));
        }
    }
    for row in &case.decode_errors {
        let error = validated.decode(&row.bytes).expect_err("an error");
        let same = schema.decode(&row.bytes).expect_err("an error");
        if (error.code(), error.offset(), error.path()) != (same.code(), same.offset(), same.path()) {
            wrong.push(format!("{place} {}: {error}", to_hex(&row.bytes)));
        }
        tally.decode_errors += 1;
    }
}

fn encoded(schema: &Schema, validated: &Validated<Schema>, value: &Json, bytes: &[u8]) -> Result<bool, String> {
    let keeps = validated.issues(value).is_empty();
    let ways = [validated.encode(value), validated.encode_json(value.to_string().as_bytes())];
    for encoded in ways {
        match (encoded, keeps) {
            (Ok(same), true) if same == bytes => {}
            (Err(error), false) if error.code() == "validation" => {}
            (got, _) => return Err(format!("{got:?}")),
        }
    }
    match schema.encode(value) {
        Ok(same) if same == bytes => Ok(keeps),
        got => Err(format!("unchecked: {got:?}")),
    }
}

fn decoded(schema: &Schema, validated: &Validated<Schema>, bytes: &[u8]) -> Result<(), String> {
    match (validated.decode(bytes), schema.decode(bytes)) {
        (Ok(value), Ok(same)) if value == same => Ok(()),
        (Err(error), Ok(value)) if error.code() == "validation" && !validated.issues(&value).is_empty() => Ok(()),
        (Err(error), Err(same)) if error.code() == same.code() => Ok(()),
        (got, without) => Err(format!("{got:?}, without rules {without:?}")),
    }
}
