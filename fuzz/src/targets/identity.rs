//! What goes in comes out: a value that encodes decodes to itself, in every way (derived types, `Value`, serde, JSON
//! text), each way and the fast and the careful path of it to the same bytes; and a value that one way refuses is
//! refused by all with the same code at the same path.
//!
//! Input: a byte. Below 128 it picks a type, and eight bytes are the seed of its value. Else a subject (`subject`)
//! follows, then a byte that says how the value is given: by a seed for the naive codec's generator, as JSON text, or
//! as a tree made of bytes.

use crate::input::Input;
use crate::lies::may_count_too_much;
use crate::subject::Subject;
use crate::targets::agreement::with_type;
use serde_json::{Map, Value};
use shorn::{EncodeError, Limits, Schema};
use shorn_oracle::random::{self, Rng};
use shorn_oracle::value::to_hex;

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let which = input.byte();
    if which < 128 {
        with_type(which, |held| held.value(&mut Rng::new(input.number())));
        return;
    }
    let Some(subject) = Subject::take(&mut input) else { return };
    let (schema, value) = match input.byte() % 3 {
        0 => {
            let Some((schema, shape)) = subject.both() else { return };
            // A tuple as large as a document may ask for is no value for a fuzzer, and a shape without values has none.
            if shape.min_size() > 10_000 || !random::has_values(&shape) {
                return;
            }
            let Some(value) = random::value(&mut Rng::new(input.number()), &shape).to_json() else { return };
            (schema, value)
        }
        1 => {
            let (Some(schema), Ok(value)) = (subject.schema(), serde_json::from_slice(input.0)) else { return };
            (schema, value)
        }
        _ => {
            let Some(schema) = subject.schema() else { return };
            (schema, tree(&mut input, 6))
        }
    };
    all_ways(&schema, &value, &subject);
}

/// Any JSON.
pub(crate) fn tree(input: &mut Input<'_>, depth: usize) -> Value {
    let kind = input.byte() % if depth == 0 { 10 } else { 16 };
    match kind {
        0 => Value::Null,
        1 => input.flag().into(),
        2 | 3 => input.byte().into(),
        4 => (input.number() as i64).into(),
        5 => input.number().into(),
        6 => Value::from(f64::from_bits(input.number())),
        7 => (*input.pick(&[-0.0, 0.5, 1e21, 9_007_199_254_740_992.0, -1.5])).into(),
        8 => text(input).into(),
        9 => "01890a5d-ac96-774b-bcce-b302099a8057".into(),
        10 | 11 => (0..input.below(6)).map(|_| tree(input, depth - 1)).collect(),
        _ => (0..input.below(6)).map(|_| (text(input), tree(input, depth - 1))).collect::<Map<_, _>>().into(),
    }
}

fn text(input: &mut Input<'_>) -> String {
    const TEXTS: [&str; 12] =
        ["a", "b", "c", "id", "name", "type", "x1", "", "10", "9", "with \"quotes\"\\\n", "\u{1F680}\u{FF5E}é\0"];
    match input.below(16) {
        at @ 0..12 => TEXTS[at].to_owned(),
        12 => "x".repeat(input.below(256)),
        _ => String::from_utf8_lossy(&[input.byte(), input.byte(), input.byte()]).into_owned(),
    }
}

/// Bytes, or code and path.
type Outcome = Result<String, (&'static str, Option<String>)>;

pub(crate) fn outcome(encoded: Result<Vec<u8>, EncodeError>) -> Outcome {
    encoded.map(|bytes| to_hex(&bytes)).map_err(|error| (error.code(), error.path().map(ToString::to_string)))
}

fn all_ways(schema: &Schema, value: &Value, subject: &Subject) {
    let text = value.to_string();
    let by_value = schema.encode(value);
    let expected = outcome(by_value);
    assert_eq!(outcome(schema.encode_serde(value)), expected, "serde: {text} by {subject}");
    assert_eq!(outcome(schema.encode_json(text.as_bytes())), expected, "text: {text} by {subject}");
    let Ok(bytes) = schema.encode(value) else { return };

    let limits = Limits::new().message(bytes.len() as u64);
    let tight = schema.clone().limits(limits);
    assert_eq!(outcome(tight.encode(value)), expected, "tightly: {text} by {subject}");
    assert_eq!(outcome(tight.encode_serde(value)), expected, "serde, tightly: {text} by {subject}");
    assert_eq!(outcome(tight.encode_json(text.as_bytes())), expected, "text, tightly: {text} by {subject}");

    let back = match schema.decode(&bytes) {
        Ok(back) => back,
        Err(error) if error.code() == "count_exceeds_input" && may_count_too_much(schema) => return,
        Err(error) => panic!("{error} for {text}, {expected:?} by {subject}"),
    };
    // What is undeclared is dropped, and numbers are those of the shape: from here on nothing changes.
    assert_eq!(outcome(schema.encode(&back)), expected, "{back}, which was {text}, by {subject}");
    assert_eq!(schema.decode(&bytes).ok(), Some(back), "{subject}");
    if !changing(schema) {
        let back = schema.decode(&bytes).expect("as before");
        let same = same(&shorn_oracle::Value::from(value), &shorn_oracle::Value::from(&back));
        assert!(same, "{value} came back as {back} by {subject}");
    }
}

fn signature_has(schema: &Schema, what: &str) -> bool {
    schema.signature().is_none_or(|signature| signature.contains(what))
}

/// Whether a value may come back as another: an object that is not open drops what it does not declare, a UUID is
/// written in lower case, and a `float32` keeps half of the bits.
fn changing(schema: &Schema) -> bool {
    [r#""object""#, r#""union""#, r#""first""#, r#""uuid""#, r#""float32""#]
        .iter()
        .any(|word| signature_has(schema, word))
}

/// Equality but for the sign of zero, which integers do not have.
fn same(a: &shorn_oracle::Value, b: &shorn_oracle::Value) -> bool {
    use shorn_oracle::Value::{Array, Number, Object};
    match (a, b) {
        (Number(a), Number(b)) => a == b,
        (Array(a), Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Object(a), Object(b)) => a.len() == b.len() && a.iter().zip(b).all(|((k, a), (l, b))| k == l && same(a, b)),
        (a, b) => a == b,
    }
}
