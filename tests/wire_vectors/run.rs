//! Runs the rows of one case. It knows what each sort of row promises; where the schema comes from
//! it does not know.

use super::held::Held;
use shorn::{DecodeError, EncodeError, Schema};
use shorn_oracle::Value;
use shorn_oracle::value::{parse_json, to_hex};
use shorn_oracle::vectors::{Case, Given};

/// The rows of a family by sort.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) cases: usize,
    pub(crate) encode: usize,
    pub(crate) encode_errors: usize,
    pub(crate) decode: usize,
    pub(crate) decode_errors: usize,
    pub(crate) framed: usize,
    pub(crate) refused: usize,
    pub(crate) limits: usize,
    /// Rows out of those above whose value is no JSON, which only a serde type took.
    pub(crate) not_json: usize,
    /// Rows that expect a difference that neither JSON nor serde makes; run as documented.
    pub(crate) without_difference: usize,
    /// Rows not run: documents with names that no Rust string can hold.
    pub(crate) unheld: usize,
}

impl Tally {
    pub(crate) fn rows(&self) -> usize {
        let sorts = [self.encode, self.encode_errors, self.decode, self.decode_errors, self.framed];
        sorts.iter().sum::<usize>() + self.refused + self.limits
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.cases += other.cases;
        self.encode += other.encode;
        self.encode_errors += other.encode_errors;
        self.decode += other.decode;
        self.decode_errors += other.decode_errors;
        self.framed += other.framed;
        self.not_json += other.not_json;
        self.without_difference += other.without_difference;
        self.unheld += other.unheld;
    }

    pub(crate) fn print(&self, family: &str) {
        let Tally { cases, encode, encode_errors, decode, decode_errors, framed, not_json, .. } = self;
        let Tally { without_difference, unheld, .. } = self;
        println!(
            "{family}: {} rows in {cases} cases: {encode} encode, {encode_errors} encode_errors, {decode} decode, \
             {decode_errors} decode_errors, {framed} framed; {not_json} of them not JSON; {without_difference} without the difference, \
             {unheld} not run",
            self.rows(),
        );
    }
}

/// Collects what differs, so that one run names every bad row.
#[derive(Default)]
pub(crate) struct Findings(Vec<String>);

impl Findings {
    pub(crate) fn add(&mut self, place: &str, what: &str) {
        self.0.push(format!("{place}\n    {what}"));
    }

    pub(crate) fn same<T: PartialEq + std::fmt::Debug>(&mut self, place: &str, got: T, expected: T) {
        if got != expected {
            self.add(place, &format!("got      {got:?}\n    expected {expected:?}"));
        }
    }

    pub(crate) fn none(self) {
        let shown = self.0.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
        assert!(self.0.is_empty(), "{} differences\n{shown}", self.0.len());
    }
}

/// Rows of `builder` that hang on a difference JSON and serde do not have: an array of integers
/// stands for bytes, and null for an absence outside of objects.
const WITHOUT_THE_DIFFERENCE: [(&str, &str, usize); 4] = [
    ("bytes", "encode_errors", 1),
    ("optional-standalone", "encode_errors", 0),
    ("optional-nullable-standalone", "encode", 1),
    ("nullable-optional-standalone", "encode", 0),
];

fn is_without_the_difference(case: &Case, sort: &str, at: usize) -> bool {
    case.family == "builder" && WITHOUT_THE_DIFFERENCE.contains(&(case.id.as_str(), sort, at))
}

pub(crate) fn run(place: &str, case: &Case, schema: &Schema, tally: &mut Tally, findings: &mut Findings) {
    tally.cases += 1;
    the_shape(place, case, schema, findings);
    for (at, row) in case.encode.iter().enumerate() {
        let place = format!("{place}, encode {at}");
        if is_without_the_difference(case, "encode", at) {
            decodes(&place, schema, &row.bytes, &row.decoded, tally, findings);
            tally.without_difference += 1;
            continue;
        }
        encodes(&place, schema, &row.value, &row.bytes, tally, findings);
        if let Some(spelling) = &row.other_spelling {
            let other = parse_json(spelling).expect("a spelling of the value");
            findings.same(&place, hex(schema.encode(&other)), Ok(to_hex(&row.bytes)));
            findings.same(&place, hex(schema.encode_json(spelling.as_bytes())), Ok(to_hex(&row.bytes)));
        }
        decodes(&place, schema, &row.bytes, &row.decoded, tally, findings);
        let mut longer = row.bytes.clone();
        longer.extend([0xff; 3]);
        if is_json(&row.decoded) {
            let rest = schema.decode_prefix(&longer).map(|(_, rest)| rest.to_vec()).map_err(|error| error.code());
            findings.same(&place, rest, Ok(vec![0xff; 3]));
        }
        tally.encode += 1;
    }
    for (at, row) in case.encode_errors.iter().enumerate() {
        let place = format!("{place}, encode_errors {at}: {}", row.value.json);
        if is_without_the_difference(case, "encode_errors", at) {
            // It is encoded instead, as documented.
            findings.same(&place, schema.encode(&row.value.json).is_ok() || row.value.special, true);
            tally.without_difference += 1;
            continue;
        }
        let held = Held(row.value.value());
        let mut ways = vec![("serde", schema.encode_serde(&held))];
        match held.0.to_json() {
            Some(json) => {
                ways.push(("value", schema.encode(&json)));
                ways.push(("text", schema.encode_json(json.to_string().as_bytes())));
            }
            None => tally.not_json += 1,
        }
        for (way, encoded) in ways {
            let place = format!("{place}, {way}");
            match encoded {
                Ok(bytes) => findings.add(&place, &format!("encoded: {}", to_hex(&bytes))),
                Err(error) => {
                    findings.same(&place, error.code(), row.kind.as_str());
                    let path = error.path().map(ToString::to_string);
                    if !row.accepts(path.as_deref()) {
                        findings.same(&place, path, row.path.clone());
                    }
                }
            }
        }
        tally.encode_errors += 1;
    }
    for (at, row) in case.decode.iter().enumerate() {
        let place = format!("{place}, decode {at}");
        decodes(&place, schema, &row.bytes, &row.value, tally, findings);
        // One value, one encoding. But the bits of a NaN are not kept, and a union whose
        // discriminant is optional decodes an object without it, which no branch can encode.
        if !format!("{:?}", row.value.value()).contains("NaN") && case.id != "discriminant-optional" {
            encodes(&place, schema, &row.value, &row.bytes, &mut Tally::default(), findings);
        }
        tally.decode += 1;
    }
    for (at, row) in case.decode_errors.iter().enumerate() {
        let place = format!("{place}, decode_errors {at}: {}", to_hex(&row.bytes));
        refuses(&place, schema, &row.bytes, (&row.kind, row.offset), findings);
        tally.decode_errors += 1;
    }
    for (at, row) in case.framed.iter().enumerate() {
        let place = format!("{place}, framed {at}");
        let schema = match schema.clone().fingerprinted(row.width) {
            Ok(schema) => schema,
            Err(error) => {
                findings.add(&place, &error.to_string());
                continue;
            }
        };
        match &row.outcome {
            Ok(value) => {
                encodes(&place, &schema, value, &row.bytes, &mut Tally::default(), findings);
                decodes(&place, &schema, &row.bytes, value, tally, findings);
            }
            Err((kind, offset)) => refuses(&place, &schema, &row.bytes, (kind, *offset), findings),
        }
        tally.framed += 1;
    }
}

fn the_shape(place: &str, case: &Case, schema: &Schema, findings: &mut Findings) {
    if let Some(signature) = &case.signature {
        findings.same(place, schema.signature(), Some(signature.as_str()));
        // Its document says the same.
        let again = schema.json_schema().and_then(|document| Schema::builder().strict(true).compile(&document));
        let again = again.map(|again| again.signature().map(str::to_owned)).map_err(|error| error.to_string());
        findings.same(&format!("{place}, its document"), again, Ok(Some(signature.clone())));
    }
    if let Some(expected) = &case.fingerprints {
        for (width, expected) in (1..).zip(expected) {
            let got = schema.fingerprint(width).map(|fingerprint| fingerprint.to_string());
            findings.same(place, got.map_err(|error| error.code()), Ok(to_hex(expected)));
        }
    }
    if let Some(expected) = case.min_width {
        findings.same(place, schema.shape().min_width() as u64, expected);
    }
}

/// A value gives `bytes` in every way.
fn encodes(place: &str, schema: &Schema, given: &Given, bytes: &[u8], tally: &mut Tally, findings: &mut Findings) {
    let held = Held(given.value());
    let expected = Ok(to_hex(bytes));
    findings.same(&format!("{place}, serde"), hex(schema.encode_serde(&held)), expected.clone());
    let Some(json) = held.0.to_json() else {
        tally.not_json += 1;
        return;
    };
    findings.same(place, hex(schema.encode(&json)), expected.clone());
    let mut out = vec![0xee];
    let appended = schema.encode_into(&json, &mut out).map(|()| out);
    findings.same(place, hex(appended), expected.clone().map(|hex| format!("ee{hex}")));
    let texts = [json.to_string(), serde_json::to_string_pretty(&json).expect("text")];
    for text in texts {
        findings.same(&format!("{place}, {text}"), hex(schema.encode_json(text.as_bytes())), expected.clone());
    }
}

/// `bytes` are a value, in every way.
fn decodes(place: &str, schema: &Schema, bytes: &[u8], given: &Given, tally: &mut Tally, findings: &mut Findings) {
    let expected = given.value();
    let held = schema.decode_serde::<Held>(bytes).map(|held| held.0);
    findings.same(&format!("{place}, serde"), held.map_err(code), Ok(as_any(&expected)));
    let value = schema.decode(bytes).map(|value| Value::from(&value)).map_err(code);
    let mut out = b"x".to_vec();
    let text = schema.decode_to_json(bytes, &mut out).map_err(code);
    match as_json(&expected) {
        Some(expected) => {
            findings.same(place, value, Ok(expected.clone()));
            findings.same(place, text, Ok(()));
            let parsed = std::str::from_utf8(&out).ok().and_then(|text| parse_json(text.strip_prefix('x')?));
            findings.same(&format!("{place}, text"), parsed.map(|json| Value::from(&json)), Some(expected));
        }
        None => {
            // NaN and the infinities are refused, since JSON has none; the serde type took them.
            let kind = |result: &Result<_, (&'static str, usize)>| match result {
                Ok(()) => "decoded",
                Err((code, _)) => code,
            };
            findings.same(place, kind(&value.map(drop)), "out_of_range");
            findings.same(place, kind(&text), "out_of_range");
            findings.same(place, out.as_slice(), b"x");
            tally.not_json += 1;
        }
    }
}

/// `bytes` are refused alike in every way.
fn refuses(place: &str, schema: &Schema, bytes: &[u8], expected: (&str, usize), findings: &mut Findings) {
    let mut out = Vec::new();
    let ways = [
        ("value", schema.decode(bytes).map(|value| value.to_string())),
        ("serde", schema.decode_serde::<Held>(bytes).map(|held| format!("{:?}", held.0))),
        ("text", schema.decode_to_json(bytes, &mut out).map(|()| "text".to_owned())),
    ];
    for (way, decoded) in ways {
        match decoded {
            Ok(value) => findings.add(&format!("{place}, {way}"), &format!("decoded: {value}")),
            // A NaN before the fault ends the ways that have none.
            Err(error) if error.code() == "out_of_range" && way != "serde" && error.offset() <= expected.1 => {}
            Err(error) => findings.same(&format!("{place}, {way}"), (error.code(), error.offset()), expected),
        }
    }
    findings.same(place, out.len(), 0);
}

fn hex(encoded: Result<Vec<u8>, EncodeError>) -> Result<String, String> {
    encoded.map(|bytes| to_hex(&bytes)).map_err(|error| error.to_string())
}

fn code(error: DecodeError) -> (&'static str, usize) {
    (error.code(), error.offset())
}

fn is_json(given: &Given) -> bool {
    as_json(&given.value()).is_some()
}

/// What a serde type that asks for anything is given: integers for bytes, null for absence.
fn as_any(value: &Value) -> Value {
    match value {
        Value::Bytes(bytes) => Value::Array(bytes.iter().map(|byte| Value::Number((*byte).into())).collect()),
        Value::Absent => Value::Null,
        Value::Array(items) => Value::Array(items.iter().map(as_any).collect()),
        Value::Object(members) => {
            Value::Object(members.iter().map(|(key, value)| (key.clone(), as_any(value))).collect())
        }
        other => other.clone(),
    }
}

/// The same, which JSON can hold; none for a number that it has not.
fn as_json(value: &Value) -> Option<Value> {
    let value = as_any(value);
    value.to_json().map(|_| value)
}
