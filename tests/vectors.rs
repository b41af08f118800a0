//! Derived types against the vectors of the original implementation. Expected values come from the
//! vector files alone.
//!
//! For the shape of every vector that a Rust type can have, `shorn-typegen` wrote that type, with the
//! attributes of the derive, into `tests/vectors/generated`. Types are found by their shapes, so a
//! case of another folder (`SHORN_VECTORS`) runs as well, if some case here has its shape.

#[path = "vectors/counts.rs"]
mod counts;
#[path = "vectors/generated/mod.rs"]
#[rustfmt::skip]
mod generated;
#[path = "vectors/limits.rs"]
mod limits;
#[path = "vectors/prelude.rs"]
mod prelude;
#[path = "vectors/refused.rs"]
mod refused;
#[path = "vectors/ruled.rs"]
mod ruled;

use prelude::{Held, Settings, Subject, Value};
use shorn_oracle::value::to_hex;
use shorn_oracle::vectors::{self, Case, Subject as Source};
use shorn_oracle::{Shape, builder, compile, on_big_stack};
use std::collections::HashMap;

/// The rows of a family by what became of them.
#[derive(Default)]
struct Tally {
    cases: usize,
    encode: usize,
    decode: usize,
    decode_errors: usize,
    framed: usize,
    /// Cases whose shape no Rust type has, and their rows.
    without: (usize, usize),
    /// Cases with a shape that the generator never saw, and their rows.
    unknown: (usize, usize),
    /// Rows with a value that a dynamic value of Rust, which is JSON, cannot be.
    not_json: usize,
    /// Rows whose value is refused, of which a Rust type cannot have most; see `refused`.
    encode_errors: usize,
}

impl Tally {
    fn passed(&self) -> usize {
        self.encode + self.decode + self.decode_errors + self.framed
    }

    fn add(&mut self, other: &Tally) {
        self.cases += other.cases;
        self.encode += other.encode;
        self.decode += other.decode;
        self.decode_errors += other.decode_errors;
        self.framed += other.framed;
        self.without = (self.without.0 + other.without.0, self.without.1 + other.without.1);
        self.unknown = (self.unknown.0 + other.unknown.0, self.unknown.1 + other.unknown.1);
        self.not_json += other.not_json;
        self.encode_errors += other.encode_errors;
    }

    fn print(&self, family: &str) {
        println!(
            "{family}: {} cases, {} rows: {} encode, {} decode, {} decode_errors, {} framed; \
             {} cases ({} rows) without a type, {} ({}) unknown, {} rows not JSON, {} encode_errors",
            self.cases,
            self.passed(),
            self.encode,
            self.decode,
            self.decode_errors,
            self.framed,
            self.without.0,
            self.without.1,
            self.unknown.0,
            self.unknown.1,
            self.not_json,
            self.encode_errors,
        );
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
        let shown = self.0.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
        assert!(self.0.is_empty(), "{} differences\n{shown}", self.0.len());
    }
}

/// The types by the keys of their shapes.
fn types() -> HashMap<u64, &'static dyn Subject> {
    generated::TYPES.iter().flat_map(|types| types.iter().copied()).collect()
}

/// Why shapes have no type, by their keys.
fn without() -> HashMap<u64, &'static str> {
    generated::WITHOUT.iter().map(|(key, _, reason)| (*key, *reason)).collect()
}

/// What the generator calls a shape.
fn key(shape: &Shape) -> u64 {
    let text = format!("{shape:?}");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn shape(case: &Case) -> Shape {
    let shape = match &case.subject {
        Source::Schema(document) => compile(document),
        Source::Builder(notation) => builder::build(notation),
    };
    shape.unwrap_or_else(|refusal| panic!("{}/{}: {}", case.family, case.id, refusal.kind))
}

#[test]
fn every_vector() {
    on_big_stack(|| {
        let (types, without) = (types(), without());
        let mut findings = Findings::default();
        let mut total = Tally::default();
        let families = vectors::FAMILIES.map(|family| (family, vectors::load(family)));
        for (family, cases) in families.into_iter().chain([("surrogates", vectors::surrogates().cases)]) {
            let mut tally = Tally::default();
            for case in &cases {
                let key = key(&shape(case));
                match types.get(&key) {
                    Some(subject) => run(case, *subject, &mut tally, &mut findings),
                    None => {
                        let none = if without.contains_key(&key) { &mut tally.without } else { &mut tally.unknown };
                        none.0 += 1;
                        none.1 += case.encode.len() + case.decode.len() + case.decode_errors.len() + case.framed.len();
                    }
                }
            }
            tally.print(family);
            total.add(&tally);
        }
        total.print("all");
        findings.none();
        assert!(total.passed() > 0);
        if std::env::var_os("SHORN_VECTORS").is_none() {
            assert_eq!(total.unknown.0, 0, "`cargo run -p shorn-typegen` writes the types of new vectors");
        }
    });
}

fn run(case: &Case, subject: &dyn Subject, tally: &mut Tally, findings: &mut Findings) {
    let place = format!("{}/{}", case.family, case.id);
    tally.cases += 1;
    tally.encode_errors += case.encode_errors.len();
    the_shape(&place, case, subject, findings);
    for (at, row) in case.encode.iter().enumerate() {
        let place = format!("{place}, encode {at}");
        if round_trip(&place, subject, 0, &row.bytes, &row.decoded.value(), tally, findings) {
            tally.encode += 1;
        }
    }
    for (at, row) in case.decode.iter().enumerate() {
        let place = format!("{place}, decode {at}");
        if round_trip(&place, subject, 0, &row.bytes, &row.value.value(), tally, findings) {
            tally.decode += 1;
        }
    }
    for (at, row) in case.decode_errors.iter().enumerate() {
        let place = format!("{place}, decode_errors {at}: {}", to_hex(&row.bytes));
        refusal(&place, subject, 0, &row.bytes, (&row.kind, row.offset), findings);
        tally.decode_errors += 1;
    }
    for (at, row) in case.framed.iter().enumerate() {
        let place = format!("{place}, framed {at}");
        match &row.outcome {
            Ok(value) => {
                if round_trip(&place, subject, row.width, &row.bytes, &value.value(), tally, findings) {
                    tally.framed += 1;
                }
            }
            Err((kind, offset)) => {
                refusal(&place, subject, row.width, &row.bytes, (kind, *offset), findings);
                tally.framed += 1;
            }
        }
    }
}

/// What a case says of the shape, said by the type.
fn the_shape(place: &str, case: &Case, subject: &dyn Subject, findings: &mut Findings) {
    let shape = subject.shape();
    // Shapes of the builder have none in the vectors.
    let signature = case.signature.clone().or_else(|| self::shape(case).signature());
    findings.same(place, shape.signature(), signature.as_deref());
    if let Some(expected) = case.min_width {
        findings.same(place, shape.min_width() as u64, expected);
    }
    if let Some(expected) = &case.fingerprints {
        for (width, expected) in (1..).zip(expected) {
            let got = shape.fingerprint(width).map(|fingerprint| to_hex(fingerprint.as_bytes()));
            findings.same(place, got.as_deref().map_err(|error| error.kind().code()), Ok(&*to_hex(expected)));
        }
    }
    let document = subject.json_schema();
    match &signature {
        Some(_) => {
            let again = document.map_err(|error| error.kind().code()).and_then(|document| {
                let shape = compile(&document).map_err(|refusal| refusal.kind)?;
                Ok(shape.signature())
            });
            findings.same(&format!("{place}, its document"), again, Ok(signature));
        }
        None => {
            let code = document.map(drop).map_err(|error| error.kind().code());
            findings.same(&format!("{place}, its document"), code, Err("no_signature"));
        }
    }
}

/// `bytes` are `value`, in both directions; false if a Rust type cannot hold the value.
fn round_trip(
    place: &str,
    subject: &dyn Subject,
    width: usize,
    bytes: &[u8],
    value: &Value,
    tally: &mut Tally,
    findings: &mut Findings,
) -> bool {
    let held = match subject.decode(bytes, width) {
        Ok(held) => held,
        Err(error) if error.code() == "out_of_range" && !is_json(value) => {
            tally.not_json += 1;
            return false;
        }
        Err(error) => {
            findings.0.push(format!("{place}: {}\n    {error}", to_hex(bytes)));
            return true;
        }
    };
    findings.same(place, &held.to_value(), value);
    let encoded = |message| {
        let encoded = held.encode(Settings { width, message });
        encoded.map(|bytes| to_hex(&bytes)).map_err(|error| error.code())
    };
    let hex = to_hex(bytes);
    findings.same(place, encoded(u64::MAX), Ok(hex.clone()));
    // A limit that is just kept, or is not, takes the encoder that checks everything.
    findings.same(place, encoded(bytes.len() as u64), Ok(hex));
    if let Some(less) = bytes.len().checked_sub(1) {
        findings.same(place, encoded(less as u64), Err("message_too_large"));
    }
    if width == 0 {
        into_and_len(place, &*held, bytes, findings);
    }
    true
}

fn into_and_len(place: &str, held: &dyn Held, bytes: &[u8], findings: &mut Findings) {
    let mut out = vec![0xff];
    let result = held.encode_into(&mut out).map_err(|error| error.code());
    findings.same(place, result, Ok(()));
    findings.same(place, (out[0], &out[1..]), (0xff, bytes));
    findings.same(place, held.encoded_len().map_err(|error| error.code()), Ok(bytes.len()));
}

fn refusal(
    place: &str,
    subject: &dyn Subject,
    width: usize,
    bytes: &[u8],
    expected: (&str, usize),
    findings: &mut Findings,
) {
    match subject.decode(bytes, width) {
        Ok(held) => findings.0.push(format!("{place}\n    got      {:?}\n    expected {expected:?}", held.to_value())),
        Err(error) => findings.same(place, (error.code(), error.offset()), expected),
    }
}

/// Whether a value is one that JSON has.
fn is_json(value: &Value) -> bool {
    value.to_json().is_some()
}

/// Shapes that no Rust type derives; a new one is either a new reason here or a lack of the derive.
#[test]
fn shapes_without_a_type() {
    let mut reasons: Vec<(&str, Vec<&str>)> = vec![];
    for (_, name, reason) in generated::WITHOUT {
        match reasons.iter_mut().find(|(known, _)| known == reason) {
            Some((_, names)) => names.push(name),
            None => reasons.push((reason, vec![name])),
        }
    }
    for (reason, names) in &reasons {
        println!("{reason}: {}\n    {}", names.len(), names.join("\n    "));
    }
    let counts: Vec<_> = reasons.iter().map(|(reason, names)| (*reason, names.len())).collect();
    assert_eq!(
        counts,
        [
            ("an optional outside of a field", 6),
            ("a literal that is no JSON", 2),
            ("a tag that may be absent", 3),
            ("a definition that is nothing but itself", 4),
            ("a branch of another JSON type than it declares, or of none", 1),
        ]
    );
}
