//! One value in all ways that it can be written and read.

use shorn::{Codec, Decode, Encode, Limits, Record, Writer};
use std::fmt::Debug;

/// Bytes from hexadecimal, spaces left out.
pub(crate) fn hex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let pairs = digits.chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
    pairs.map(|pair| u8::from_str_radix(pair, 16).unwrap()).collect()
}

/// `value` has the bytes `expected` on the fast path and on the careful one, they read
/// back as `value`, and no part of them is a message.
#[track_caller]
pub(crate) fn both_ways<T>(value: &T, expected: &str)
where
    T: Encode + for<'de> Decode<'de> + PartialEq + Debug,
{
    let bytes = hex(expected);
    writes(value, expected);
    assert_eq!(shorn::decode::<T>(&bytes).as_ref().map_err(ToString::to_string), Ok(value), "of {expected}");
    refuses_parts::<T>(&bytes);
}

/// The half of `both_ways` that writes.
#[track_caller]
pub(crate) fn writes<T: Encode>(value: &T, expected: &str) {
    let bytes = hex(expected);
    let written = shorn::encode(value).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(hex_of(&written), hex_of(&bytes), "fast");
    let mut writer = Writer::new();
    value.encode(&mut writer).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(hex_of(writer.as_bytes()), hex_of(&bytes), "careful");
    let mut out = vec![0xee];
    shorn::encode_into(value, &mut out).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(out[1..], bytes[..], "appended");
    assert_eq!(shorn::encoded_len(value).unwrap(), bytes.len());
    assert!(T::MIN <= bytes.len(), "shortest than the shortest: {} of {}", bytes.len(), T::MIN);
}

/// Each message cut short is refused, and so is one with a byte more.
#[track_caller]
pub(crate) fn refuses_parts<'de, T: Decode<'de> + Debug>(bytes: &'de [u8]) {
    for n in 0..bytes.len() {
        let error = shorn::decode::<T>(&bytes[..n]).expect_err("a message cut short");
        assert!(matches!(error.code(), "unexpected_end" | "count_exceeds_input"), "{error} of {n} bytes");
    }
    // Leaked, since a type that borrows must be given input that lives as long.
    let longer = shorn::decode::<T>([bytes, &[0]].concat().leak()).expect_err("a message and a byte more");
    assert_eq!((longer.code(), longer.offset()), ("trailing_data", bytes.len()));
}

/// The code, offset and path of what is wrong with the bytes.
#[track_caller]
pub(crate) fn refused<T: for<'de> Decode<'de> + Debug>(bytes: &str) -> (&'static str, usize, String) {
    let error = shorn::decode::<T>(&hex(bytes)).unwrap_err();
    (error.code(), error.offset(), error.path().map(ToString::to_string).unwrap_or_default())
}

/// The code and path of what is wrong with the value.
#[track_caller]
pub(crate) fn unwritable<T: Encode + Debug>(value: &T) -> (&'static str, String) {
    let error = shorn::encode(value).unwrap_err();
    (error.code(), error.path().map(ToString::to_string).unwrap_or_default())
}

/// The signature of a type's shape.
#[track_caller]
pub(crate) fn signature<T: Record>() -> String {
    T::shape().signature().expect("a shape with a signature").to_owned()
}

/// A codec that asks for safe integers.
pub(crate) fn safe<T>() -> Codec<T>
where
    T: Record,
{
    Codec::new().limits(Limits::new().safe_integers(true))
}

fn hex_of(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}
