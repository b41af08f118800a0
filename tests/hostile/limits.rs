//! Limits (section 5), the format's and lower ones: what lies on the edge passes, one more is
//! refused, and both directions keep the same edge.

use crate::{refused_under, varint};
use shorn::{Codec, Decode, Encode, Limits};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Debug;

/// Asserts that `value` may be written and read under `edge`, and neither under `below`: refused
/// on encode with `code` and `path`, on decode with `decode_code` at `offset`.
#[track_caller]
fn edge<T>(value: T, edge: Limits, below: Limits, code: &str, path: Option<&str>, decode_code: &str, offset: usize)
where
    T: Encode + for<'de> Decode<'de> + Debug + PartialEq,
{
    let message = shorn::encode(&value).unwrap();
    let codec = Codec::<T>::new().limits(edge);
    assert_eq!(codec.encode(&value).unwrap(), message);
    assert_eq!(codec.decode(&message).unwrap(), value);
    let codec = codec.limits(below);
    let error = codec.encode(&value).unwrap_err();
    let found = error.path().map(ToString::to_string);
    assert_eq!((error.code(), found.as_deref()), (code, path), "{error}");
    assert_eq!(codec.encoded_len(&value).unwrap_err().code(), code);
    let mut out = vec![9, 9];
    assert_eq!(codec.encode_into(&value, &mut out).unwrap_err().code(), code);
    assert_eq!(out, [9, 9]);
    assert_eq!(codec.encode_to(&value, &mut out).unwrap_err().code(), code);
    assert_eq!(out, [9, 9]);
    refused_under::<T>(below, &message, decode_code, offset);
}

/// A limit of elements, and the code of what is beyond it.
type OfElements = (fn(u32) -> Limits, &'static str);

const ELEMENTS: OfElements = (|n| Limits::new().elements(n), "collection_too_large");
const TOTAL: OfElements = (|n| Limits::new().total_elements(n.into()), "too_many_elements");

/// Asserts that `value` has `n` elements under that limit, and that one fewer is refused at `path` and `offset`.
#[track_caller]
fn counts<T>((limit, code): OfElements, value: T, n: u32, path: Option<&str>, offset: usize)
where
    T: Encode + for<'de> Decode<'de> + Debug + PartialEq,
{
    edge(value, limit(n), limit(n - 1), code, path, code, offset);
}

/// A collection by itself has as many elements under either limit.
fn one_collection(of: OfElements) {
    counts(of, vec![1u8, 2, 3], 3, None, 1);
    counts(of, VecDeque::from([1u64, 2, 3]), 3, None, 1);
    counts(of, vec![String::new(); 300], 300, None, 2);
    counts(of, BTreeSet::from([1u8, 2, 3]), 3, None, 1);
    counts(of, HashSet::from([1u8, 2, 3]), 3, None, 1);
    counts(of, BTreeMap::from([("a".to_string(), 1u8), ("b".into(), 2)]), 2, None, 1);
    counts(of, HashMap::from([("a".to_string(), 1u8), ("b".into(), 2)]), 2, None, 1);
}

#[test]
fn elements() {
    one_collection(ELEMENTS);
    counts(ELEMENTS, vec![vec![], vec![1u8, 2, 3, 4]], 4, Some("[1]"), 3);
    counts(ELEMENTS, (7u8, vec![1u8, 2]), 2, Some("[1]"), 2);
    counts(ELEMENTS, BTreeMap::from([("k".to_string(), vec![1u8, 2])]), 2, Some("k"), 4);
    counts(ELEMENTS, Some(vec![1u8, 2]), 2, None, 2);
    let limit = ELEMENTS.0;
    // A fixed array's length is the schema's and under no limit.
    let codec = Codec::<[u8; 3]>::new().limits(limit(0));
    assert_eq!(codec.decode(&codec.encode(&[1, 2, 3]).unwrap()).unwrap(), [1, 2, 3]);
    assert_eq!(Codec::<Vec<u8>>::new().limits(limit(0)).encode(&vec![]).unwrap(), [0]);
}

/// What the message counts, all counts of it, and nothing that the type says.
#[test]
fn total_elements() {
    one_collection(TOTAL);
    // Two lists, and four and no numbers in them; the count that is one too many.
    counts(TOTAL, vec![vec![], vec![1u8, 2, 3, 4]], 6, Some("[1]"), 3);
    counts(TOTAL, vec![vec![1u8, 2, 3, 4], vec![]], 6, Some("[0]"), 2);
    counts(TOTAL, (vec![7u8], vec![1u8, 2]), 3, Some("[1]"), 3);
    // One key, and two elements under it.
    counts(TOTAL, BTreeMap::from([("k".to_string(), vec![1u8, 2])]), 3, Some("k"), 4);
    counts(TOTAL, vec![Some(vec![1u8, 2]), None], 4, Some("[0]"), 3);
    counts(TOTAL, vec![BTreeSet::from([1u8]), BTreeSet::from([1, 2])], 5, Some("[1]"), 4);
    counts(TOTAL, [vec![1u8], vec![2], vec![3, 4]], 4, Some("[2]"), 5);
    let limit = TOTAL.0;
    // Text, tuples and fixed arrays count for nothing, whatever they hold.
    let codec = Codec::<([u8; 3], (String, Option<u8>), [[bool; 2]; 2])>::new().limits(limit(0));
    let value = ([1, 2, 3], ("abc".to_string(), Some(1)), [[true; 2]; 2]);
    assert_eq!(codec.decode(&codec.encode(&value).unwrap()).unwrap(), value);
    assert_eq!(Codec::<Vec<u8>>::new().limits(limit(0)).encode(&vec![]).unwrap(), [0]);
    // Each message is counted by itself.
    let codec = Codec::<Vec<u8>>::new().limits(limit(2));
    let mut out = Vec::new();
    for _ in 0..3 {
        codec.encode_into(&vec![200, 200], &mut out).unwrap();
    }
    let (first, rest) = codec.decode_prefix(&out).unwrap();
    assert_eq!((first, codec.decode_prefix(rest).unwrap().0), (vec![200, 200], vec![200, 200]));
}

/// A limit that is set beside that of all elements is kept, and told first where both are broken.
#[test]
fn total_elements_beside_other_limits() {
    let limits = Limits::new().total_elements(3).elements(2);
    refused_under::<Vec<u8>>(limits, &[3, 1, 2, 3], "collection_too_large", 1);
    refused_under::<Vec<Vec<u8>>>(limits, &[2, 2, 1, 1, 0], "too_many_elements", 2);
    refused_under::<Vec<u8>>(limits, &[2, 1], "count_exceeds_input", 1);
    assert_eq!(
        Codec::<Vec<u8>>::new().limits(limits).encode(&vec![1, 2, 3]).unwrap_err().code(),
        "collection_too_large"
    );
    let error = Codec::<Vec<Vec<u8>>>::new().limits(limits).decode(&[2, 2, 1, 1, 0]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "too_many_elements at byte 2, in [0]: expected fewer elements in the message (2 entries more than 2, at most 3)"
    );
    // A reader keeps it as well, over all that it reads.
    let mut reader = shorn::Reader::with_limits(&[1, 7, 2, 8, 9], limits);
    assert_eq!(reader.count(1).unwrap(), 1);
    reader.byte().unwrap();
    assert_eq!(reader.count(1).unwrap(), 2);
    let mut reader = shorn::Reader::with_limits(&[2, 2, 8, 9, 9], limits);
    assert_eq!(reader.count(1).unwrap(), 2);
    assert_eq!(reader.count(1).unwrap_err().code(), "too_many_elements");
}

#[test]
fn text() {
    #[track_caller]
    fn one<T: Encode + for<'de> Decode<'de> + Debug + PartialEq>(value: T, n: u32, path: Option<&str>, offset: usize) {
        let limit = |n| Limits::new().text(n);
        edge(value, limit(n), limit(n - 1), "string_too_large", path, "byte_length_too_large", offset);
    }
    one("hello".to_string(), 5, None, 1);
    one("é".to_string(), 2, None, 1);
    one("x".repeat(200), 200, None, 2);
    one('é', 2, None, 1);
    one((1u8, "abc".to_string()), 3, Some("[1]"), 2);
    one(vec!["a".to_string(), "abc".into()], 3, Some("[1]"), 4);
    one(std::net::Ipv4Addr::LOCALHOST, 9, None, 1);
    // A key is named as the entry that it begins.
    let limits = |n| Limits::new().text(n);
    let map = BTreeMap::from([("abc".to_string(), 1u8)]);
    let codec = Codec::<BTreeMap<String, u8>>::new();
    assert_eq!(codec.limits(limits(3)).encode(&map).unwrap(), b"\x01\x03abc\x01");
    assert_eq!(codec.limits(limits(2)).encode(&map).unwrap_err().code(), "string_too_large");
    refused_under::<BTreeMap<String, u8>>(limits(2), b"\x01\x03abc\x01", "byte_length_too_large", 2);
}

#[test]
fn text_of_64_mib() {
    let mut text = "x".repeat(64 << 20);
    let message = shorn::encode(&text).unwrap();
    assert_eq!(message.len(), text.len() + 4);
    assert_eq!(message[..4], varint(64 << 20));
    assert_eq!(shorn::decode::<&str>(&message).unwrap(), text);
    text.push('x');
    assert_eq!(shorn::encode(&text).unwrap_err().code(), "string_too_large");
    let message = [varint((64 << 20) + 1), text.into_bytes()].concat();
    refused_under::<String>(Limits::new(), &message, "byte_length_too_large", 4);
}

#[test]
fn message() {
    #[track_caller]
    fn one<T: Encode + for<'de> Decode<'de> + Debug + PartialEq>(value: T, n: u64) {
        let limit = |n| Limits::new().message(n);
        edge(value, limit(n), limit(n - 1), "message_too_large", None, "message_too_large", 0);
    }
    one(7u8, 1);
    one("hello".to_string(), 6);
    one(vec![1u64, 1 << 40], 1 + 1 + 6);
    one((true, 1.5f64), 9);
    one(HashSet::from([1u8, 2]), 3);
    // The fingerprint is part of the message.
    let codec = Codec::<u8>::new().fingerprinted(3).unwrap();
    assert_eq!(codec.limits(Limits::new().message(4)).encode(&1).unwrap().len(), 4);
    assert_eq!(codec.limits(Limits::new().message(3)).encode(&1).unwrap_err().code(), "message_too_large");
}

#[test]
fn the_first_limit_in_reading_order_is_told() {
    // Both the count and the text in it are too large, then only the text.
    let codec = Codec::<Vec<String>>::new();
    let value = vec!["abc".to_string(), "d".into()];
    let both = codec.limits(Limits::new().elements(1).text(2));
    assert_eq!(both.encode(&value).unwrap_err().code(), "collection_too_large");
    let one = codec.limits(Limits::new().elements(2).text(2));
    assert_eq!(
        one.encode(&value).unwrap_err().to_string(),
        "string_too_large at [0]: expected a shorter string (3 bytes, at most 2)"
    );
    refused_under::<Vec<String>>(Limits::new().elements(1).text(2), b"\x02\x03abc\x01d", "collection_too_large", 1);
    // A length beyond the limit is told before the bytes that are missing.
    refused_under::<String>(Limits::new().text(2), b"\x03", "byte_length_too_large", 1);
    refused_under::<Vec<u8>>(Limits::new().elements(2), &[3], "collection_too_large", 1);
}

#[cfg(feature = "serde_json")]
#[test]
fn limits_inside_dynamic_values() {
    use serde_json::{Value, json};
    let codec = Codec::<Value>::new().limits(Limits::new().elements(2).text(3));
    let fits = json!({"abc": [1, 2], "b": "xyz"});
    assert_eq!(codec.decode(&codec.encode(&fits).unwrap()).unwrap(), fits);
    for (value, code) in [
        (json!([1, 2, 3]), "collection_too_large"),
        (json!({"a": 1, "b": 2, "c": 3}), "collection_too_large"),
        (json!([["long"]]), "string_too_large"),
        (json!({"long": 1}), "string_too_large"),
    ] {
        assert_eq!(codec.encode(&value).unwrap_err().code(), code, "{value}");
        let code = if code == "string_too_large" { "byte_length_too_large" } else { code };
        let message = shorn::encode(&value).unwrap();
        assert_eq!(codec.decode(&message).unwrap_err().code(), code, "{value}");
    }
}

#[cfg(feature = "serde_json")]
#[test]
fn total_elements_inside_dynamic_values() {
    use serde_json::{Value, json};
    // Two members, and two and one elements in them.
    let value = json!({ "abc": [1, 2], "b": { "c": "xyz" } });
    let message = shorn::encode(&value).unwrap();
    let codec = |n| Codec::<Value>::new().limits(Limits::new().total_elements(n));
    assert_eq!(codec(5).encode(&value).unwrap(), message);
    assert_eq!(codec(5).decode(&message).unwrap(), value);
    assert_eq!(codec(4).encode(&value).unwrap_err().code(), "too_many_elements");
    // 07 02, 3 "abc" 06 02, 03 02, 03 04, 1 "b" 07 01
    let error = codec(4).decode(&message).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("too_many_elements", 16));
}
