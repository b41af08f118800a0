//! The oracle passes every vector. Expected values come from the vector files alone.

use sha2::{Digest as _, Sha256};
use shorn_oracle::value::{parse_json, to_hex};
use shorn_oracle::vectors::{self, Case, Reject, Subject};
use shorn_oracle::{
    Refusal, Shape, builder, compile, decode, decode_framed, decode_prefix, encode, encode_framed, fingerprint,
    on_big_stack,
};

/// How many rows of each sort a family has.
#[derive(Default)]
struct Tally {
    cases: usize,
    encode: usize,
    encode_errors: usize,
    decode: usize,
    decode_errors: usize,
    framed: usize,
}

impl Tally {
    fn print(&self, family: &str) {
        println!(
            "{family}: {} cases, {} encode, {} encode_errors, {} decode, {} decode_errors, {} framed",
            self.cases, self.encode, self.encode_errors, self.decode, self.decode_errors, self.framed
        );
    }

    fn rows(&self) -> usize {
        self.encode + self.encode_errors + self.decode + self.decode_errors + self.framed
    }
}

/// Collects what differs, so that one run names every bad row.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    fn same<T: PartialEq + std::fmt::Debug>(&mut self, place: &str, got: T, expected: T) {
        if got != expected {
            self.0.push(format!("{place}\n    got      {got:?}\n    expected {expected:?}"));
        }
    }

    fn none(self) {
        let shown = self.0.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
        assert!(self.0.is_empty(), "{} differences\n{shown}", self.0.len());
    }
}

#[test]
fn families() {
    on_big_stack(|| {
        let mut findings = Findings::default();
        let mut rows = 0;
        for family in vectors::FAMILIES {
            let mut tally = Tally::default();
            for case in vectors::load(family) {
                run(&case, &mut tally, &mut findings);
            }
            tally.print(family);
            assert!(tally.rows() > 0, "{family} is empty");
            rows += tally.rows();
        }
        println!("{rows} rows in all");
        findings.none();
    });
}

#[test]
fn surrogates() {
    on_big_stack(|| {
        let surrogates = vectors::surrogates();
        let mut findings = Findings::default();
        let mut tally = Tally::default();
        for case in &surrogates.cases {
            run(case, &mut tally, &mut findings);
        }
        tally.print("surrogates");
        println!("surrogates: {} rows skipped", surrogates.skipped);
        assert!(tally.rows() > 0);
        findings.none();
    });
}

#[test]
fn rejects() {
    on_big_stack(|| {
        let mut findings = Findings::default();
        for (name, rejects) in [("rejects", vectors::rejects()), ("builder rejects", vectors::builder_rejects())] {
            for Reject { id, subject, kind } in &rejects {
                let got = build(subject).map(|shape| shape.signature());
                let got = got.map_err(|refusal| refusal.kind);
                findings.same(&format!("{name}/{id}"), got, Err(kind.as_str()));
            }
            println!("{name}: {} rows", rejects.len());
            assert!(!rejects.is_empty());
        }
        findings.none();
    });
}

#[test]
fn limits() {
    let mut findings = Findings::default();
    let cases = vectors::limits();
    for case in &cases {
        let place = format!("limits/{}", case.id);
        let shape = compile(&case.schema).expect("a supported schema");
        findings.same(&place, shape.signature(), Some(case.signature.clone()));
        let value = vectors::generate(&case.recipe);
        match (encode(&shape, &value), &case.outcome) {
            (Ok(bytes), Ok(expected)) => {
                let head = &bytes[..bytes.len().min(16)];
                findings.same(&place, bytes.len(), expected.length);
                findings.same(&place, to_hex(head), to_hex(&expected.head));
                findings.same(&place, to_hex(&Sha256::digest(&bytes)), to_hex(&expected.sha256));
                let back = decode(&shape, &bytes);
                findings.same(&place, back.as_ref() == Ok(&value), true);
            }
            (got, expected) => {
                let got = got.map(|bytes| bytes.len()).map_err(|error| error.kind);
                let expected = expected.as_ref().map(|digest| digest.length);
                findings.same(&place, got, expected.map_err(String::as_str));
            }
        }
    }
    println!("limits: {} rows", cases.len());
    assert!(!cases.is_empty());
    findings.none();
}

fn build(subject: &Subject) -> Result<Shape, Refusal> {
    match subject {
        Subject::Schema(document) => compile(document),
        Subject::Builder(notation) => builder::build(notation),
    }
}

fn run(case: &Case, tally: &mut Tally, findings: &mut Findings) {
    let place = format!("{}/{}", case.family, case.id);
    let shape = match build(&case.subject) {
        Ok(shape) => shape,
        Err(refusal) => {
            findings.same(&place, Some(refusal), None);
            return;
        }
    };
    tally.cases += 1;
    if let Some(signature) = &case.signature {
        findings.same(&place, shape.signature().as_ref(), Some(signature));
    }
    if let (Some(fingerprints), Some(signature)) = (&case.fingerprints, &shape.signature()) {
        for (width, expected) in (1..).zip(fingerprints) {
            findings.same(&place, &fingerprint(signature, width), expected);
        }
    }
    if let Some(min_width) = case.min_width {
        findings.same(&place, shape.min_size(), min_width);
    }

    for row in &case.encode {
        let place = format!("{place} encode {}", row.value.json);
        let value = row.value.value();
        findings.same(&place, encode(&shape, &value), Ok(row.bytes.clone()));
        if let Some(spelling) = &row.other_spelling {
            let other = parse_json(spelling).expect("a spelling of the value");
            findings.same(&place, encode(&shape, &(&other).into()), Ok(row.bytes.clone()));
        }
        let decoded = row.decoded.value();
        findings.same(&place, decode(&shape, &row.bytes), Ok(decoded.clone()));
        let mut longer = row.bytes.clone();
        longer.extend([0xFF; 3]);
        let prefix = decode_prefix(&shape, &longer);
        findings.same(&place, prefix, Ok((decoded, row.bytes.len())));
        tally.encode += 1;
    }
    for row in &case.encode_errors {
        let place = format!("{place} encode {}", row.value.json);
        match encode(&shape, &row.value.value()) {
            Ok(bytes) => findings.same(&place, Some(to_hex(&bytes)), None),
            Err(error) => {
                findings.same(&place, error.kind, row.kind.as_str());
                if !row.accepts(error.path.as_deref()) {
                    findings.same(&place, error.path, row.path.clone());
                }
            }
        }
        tally.encode_errors += 1;
    }
    for row in &case.decode {
        let place = format!("{place} decode {}", to_hex(&row.bytes));
        let value = row.value.value();
        findings.same(&place, decode(&shape, &row.bytes), Ok(value.clone()));
        // One value, one encoding. But the bits of a NaN are not kept, and a union whose
        // discriminant is optional decodes an object without it, which no branch can encode.
        if !format!("{value:?}").contains("NaN") && case.id != "discriminant-optional" {
            findings.same(&place, encode(&shape, &value), Ok(row.bytes.clone()));
        }
        tally.decode += 1;
    }
    for row in &case.decode_errors {
        let place = format!("{place} decode {}", to_hex(&row.bytes));
        let got = decode(&shape, &row.bytes).map_err(|error| (error.kind, error.offset));
        findings.same(&place, got, Err((row.kind.as_str(), row.offset)));
        tally.decode_errors += 1;
    }
    for row in &case.framed {
        let place = format!("{place} frame {} {}", row.width, to_hex(&row.bytes));
        let got = decode_framed(&shape, row.width, &row.bytes);
        match &row.outcome {
            Ok(given) => {
                let value = given.value();
                findings.same(&place, got, Ok(value.clone()));
                let bytes = encode_framed(&shape, row.width, &value);
                findings.same(&place, bytes, Ok(row.bytes.clone()));
            }
            Err((kind, offset)) => {
                let got = got.map_err(|error| (error.kind, error.offset));
                findings.same(&place, got, Err((kind.as_str(), *offset)));
            }
        }
        tally.framed += 1;
    }
}
