//! One value of one type held against the other ways to write and read it.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shorn::shape::{Node, Shape};
use shorn::{Encode, Record, Schema};
use std::fmt::Debug;

pub(crate) fn schema(node: Node) -> Schema {
    Schema::from(Shape::build(node).unwrap())
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b' ').collect();
    digits.chunks(2).map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap()).collect()
}

/// A type of ours and of serde: the bytes are those of the derive, and every input is taken or refused
/// as a `Value` would be.
pub(crate) fn same<T: Encode + Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let schema = Schema::from(T::shape());
    let bytes = shorn::encode(value).unwrap();
    by_serde(&schema, value, &bytes);
}

/// A type of serde and its bytes.
pub(crate) fn by_serde<T: Serialize + DeserializeOwned + PartialEq + Debug>(schema: &Schema, value: &T, bytes: &[u8]) {
    encodes(schema, value, bytes);
    let back: T = schema.decode_serde(bytes).unwrap_or_else(|error| panic!("{error} for {value:?}"));
    assert_eq!(&back, value, "from {}", hex(bytes));
    around::<T>(schema, bytes);
}

pub(crate) fn encodes<T: Serialize + Debug>(schema: &Schema, value: &T, bytes: &[u8]) {
    assert_eq!(hex(&schema.encode_serde(value).unwrap()), hex(bytes), "{value:?}");
    let mut behind = vec![7];
    schema.encode_serde_into(value, &mut behind).unwrap();
    assert_eq!((behind[0], &behind[1..]), (7, bytes), "{value:?}");
    let framed = schema.clone().fingerprinted(3);
    if let Ok(framed) = framed {
        let message = framed.encode_serde(value).unwrap();
        assert_eq!((&message[..3], &message[3..]), (schema.fingerprint(3).unwrap().as_bytes(), bytes));
    }
    // A limit that the message just keeps.
    let tight = schema.clone().limits(shorn::Limits::new().message(bytes.len() as u64));
    assert_eq!(tight.encode_serde(value).unwrap(), bytes);
    if let Some(less) = (bytes.len() as u64).checked_sub(1) {
        let tight = schema.clone().limits(shorn::Limits::new().message(less));
        assert_eq!(tight.encode_serde(value).unwrap_err().code(), "message_too_large");
    }
}

/// Inputs near a message: cut, longer, with another byte.
pub(crate) fn around<T: DeserializeOwned + Debug>(schema: &Schema, bytes: &[u8]) {
    answers::<T>(schema, bytes);
    for end in 0..bytes.len().min(200) {
        answers::<T>(schema, &bytes[..end]);
    }
    for more in [&[0][..], &[1], &[0x80], &[0xff; 9]] {
        answers::<T>(schema, &[bytes, more].concat());
    }
    for at in 0..bytes.len().min(200) {
        let was = bytes[at];
        for byte in [0, 1, 2, 3, 0x7f, 0x80, 0xff, was ^ 1, was ^ 0x80, was.wrapping_add(1), was.wrapping_sub(1)] {
            let mut changed = bytes.to_vec();
            changed[at] = byte;
            answers::<T>(schema, &changed);
        }
    }
}

/// What a type may refuse that the shape takes.
fn of_the_type(error: &shorn::DecodeError) -> bool {
    matches!(error.code(), "invalid_value" | "out_of_range")
}

/// The type, a value that keeps everything, and one that ignores everything answer as `decode` does.
pub(crate) fn answers<T: DeserializeOwned + Debug>(schema: &Schema, input: &[u8]) {
    let plain = schema.decode(input);
    // NaN and infinities are no JSON, and all else behind them is not looked at.
    let no_json = plain.as_ref().is_err_and(|error| error.code() == "out_of_range");
    let typed = schema.decode_serde::<T>(input);
    let value = schema.decode_serde::<Value>(input);
    let ignored = schema.decode_serde::<serde::de::IgnoredAny>(input);
    match (&plain, &ignored) {
        (Ok(_), Ok(_)) => {}
        (Err(_), _) if no_json => {}
        (Err(plain), Err(ignored)) => same_error(plain, ignored, input),
        other => panic!("{other:?} from {}", hex(input)),
    }
    match (&plain, &value) {
        (Ok(plain), Ok(value)) => assert_eq!(plain, value, "from {}", hex(input)),
        (Err(_), _) if no_json => {}
        (Err(plain), Err(value)) => same_error(plain, value, input),
        other => panic!("{other:?} from {}", hex(input)),
    }
    match (&ignored, &typed) {
        (Err(shape), Err(typed)) if shape.code() == typed.code() => assert_eq!(shape.offset(), typed.offset()),
        (_, Err(typed)) => assert!(of_the_type(typed), "{typed:?}, {ignored:?} from {}", hex(input)),
        (Ok(_), Ok(_)) => {}
        other => panic!("{other:?} from {}", hex(input)),
    }
}

fn same_error(a: &shorn::DecodeError, b: &shorn::DecodeError, input: &[u8]) {
    let facts = |error: &shorn::DecodeError| (error.code(), error.offset(), error.path().map(ToString::to_string));
    assert_eq!(facts(a), facts(b), "from {}", hex(input));
}

/// What borrows.
pub(crate) fn reads<'de, T: Deserialize<'de> + PartialEq + Debug>(schema: &Schema, bytes: &'de [u8], value: &T) {
    assert_eq!(&schema.decode_serde::<T>(bytes).unwrap(), value);
}
