//! Documents compiled at run time against the vectors of the original implementation. Expected
//! values come from the vector files alone.
//!
//! The files are those of the folder `SHORN_VECTORS` (or its `wire`), else of `fixtures/wire`: every
//! family that lies there, known by name or not. Each row goes every way there is: a `Value`, a
//! serde type, JSON text; and the shape of a document a second time as built by hand from its
//! signature.

#[path = "wire_vectors/held.rs"]
mod held;
#[path = "shape/notation.rs"]
mod notation;
#[path = "wire_vectors/run.rs"]
mod run;

use run::{Findings, Tally, run};
use sha2::{Digest as _, Sha256};
use shorn::Schema;
use shorn::shape::Shape;
use shorn_oracle::value::to_hex;
use shorn_oracle::vectors::{self, Case, Digest, LimitCase, Reject, Subject};
use shorn_oracle::{Value, on_big_stack};

#[test]
fn wire_vectors() {
    on_big_stack(|| {
        let mut findings = Findings::default();
        let mut total = Tally::default();
        for family in vectors::families() {
            let mut tally = Tally::default();
            for case in vectors::load(&family) {
                every_schema(&case, &mut tally, &mut findings);
            }
            tally.print(&family);
            total.add(&tally);
        }
        let surrogates = vectors::surrogates();
        let mut tally = Tally::default();
        for case in &surrogates.cases {
            every_schema(case, &mut tally, &mut findings);
        }
        unpaired(&mut tally, &mut findings);
        tally.print("surrogates");
        total.add(&tally);
        for (name, list) in [("rejects", vectors::rejects()), ("builder rejects", vectors::builder_rejects())] {
            list.iter().for_each(|row| refused(row, &mut findings));
            println!("{name}: {} refused", list.len());
            total.refused += list.len();
        }
        let limits = vectors::limits();
        limits.iter().for_each(|case| limit(case, &mut findings));
        println!("limits: {} rows", limits.len());
        total.limits = limits.len();
        total.print("all");
        findings.none();
        assert!(total.rows() > 0, "no vectors");
    });
}

/// A case by its document, strictly and with the extensions, and by its signature.
fn every_schema(case: &Case, tally: &mut Tally, findings: &mut Findings) {
    let place = format!("{}/{}", case.family, case.id);
    match &case.subject {
        Subject::Schema(document) => {
            for strict in [true, false] {
                match Schema::builder().strict(strict).compile(document) {
                    Ok(schema) => {
                        // Rows are counted once.
                        let tally = if strict { &mut *tally } else { &mut Tally::default() };
                        run(&place, case, &schema, tally, findings);
                    }
                    Err(error) => findings.add(&place, &error.to_string()),
                }
            }
            by_hand(&place, case, findings);
        }
        Subject::Builder(shape) => match notation::builder(shape).and_then(Shape::build) {
            Ok(shape) => run(&place, case, &Schema::from(shape), tally, findings),
            Err(error) => findings.add(&place, &error.to_string()),
        },
    }
}

/// The shape that a signature spells, which does not say what becomes of undeclared keys.
fn by_hand(place: &str, case: &Case, findings: &mut Findings) {
    let Some(signature) = &case.signature else { return };
    if signature == r#"{"literal":0}"# {
        // Which may be −0: the text does not tell.
        return;
    }
    let text = serde_json::from_str(signature).expect("a signature is JSON");
    match notation::shape_of_signature(&text) {
        Ok(shape) => {
            findings.same(place, shape.signature(), Some(signature));
            let mut case = case.clone();
            case.signature = None;
            case.encode_errors.retain(|row| row.kind != "unknown_property");
            run(&format!("{place}, by hand"), &case, &Schema::from(shape), &mut Tally::default(), findings);
        }
        Err(error) => findings.add(place, &error.to_string()),
    }
}

/// Text with unpaired surrogates, which only JSON text can hold.
fn unpaired(tally: &mut Tally, findings: &mut Findings) {
    for row in vectors::unpaired_surrogates() {
        let place = format!("surrogates/{} {}", row.id, row.json);
        let Some(schema) = &row.schema else {
            tally.unheld += 1;
            continue;
        };
        let schema = Schema::compile(schema).expect("a supported schema");
        match schema.encode_json(row.json.as_bytes()) {
            Ok(bytes) => findings.add(&place, &format!("encoded: {}", to_hex(&bytes))),
            Err(error) => {
                findings.same(&place, error.code(), row.kind.as_str());
                let path = error.path().map(ToString::to_string);
                if path != row.path && path != row.natural_path {
                    findings.same(&place, path, row.path);
                }
            }
        }
        tally.encode_errors += 1;
    }
}

fn refused(Reject { id, subject, kind }: &Reject, findings: &mut Findings) {
    let refusal = match subject {
        Subject::Schema(document) => {
            let compiled = Schema::builder().strict(true).compile(document);
            compiled.map(|schema| schema.signature().map(str::to_owned)).map_err(|error| {
                let pointer = error.pointer().unwrap_or("none");
                let names_a_node = pointer.strip_prefix('#').is_some_and(|it| document.pointer(it).is_some());
                if !names_a_node {
                    findings.add(&format!("rejects/{id}"), &format!("no node of the document: {pointer}"));
                }
                error.code()
            })
        }
        Subject::Builder(shape) => {
            let built = notation::builder(shape).and_then(Shape::build);
            built.map(|shape| shape.signature().map(str::to_owned)).map_err(|error| error.code())
        }
    };
    findings.same(&format!("rejects/{id}"), refusal, Err(kind.as_str()));
}

fn limit(case: &LimitCase, findings: &mut Findings) {
    let place = format!("limits/{}", case.id);
    let schema = Schema::compile(&case.schema).expect("a supported schema");
    findings.same(&place, schema.signature(), Some(case.signature.as_str()));
    let value = vectors::generate(&case.recipe);
    let json = value.to_json().expect("JSON");
    let ways = [
        ("value", schema.encode(&json)),
        ("serde", schema.encode_serde(&json)),
        ("text", schema.encode_json(json.to_string().as_bytes())),
    ];
    for (way, encoded) in ways {
        let place = format!("{place}, {way}");
        match (encoded, &case.outcome) {
            (Ok(bytes), Ok(Digest { length, head, sha256 })) => {
                findings.same(&place, bytes.len(), *length);
                findings.same(&place, bytes.starts_with(head), true);
                findings.same(&place, Sha256::digest(&bytes).to_vec() == *sha256, true);
                let back = schema.decode(&bytes).map(|back| Value::from(&back) == value);
                findings.same(&place, back.map_err(|error| error.code()), Ok(true));
            }
            (got, expected) => {
                let got = got.map(|bytes| bytes.len()).map_err(|error| error.code());
                findings.same(&place, got, expected.as_ref().map(|digest| digest.length).map_err(String::as_str));
            }
        }
    }
}
