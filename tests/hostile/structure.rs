//! Markers, counts, lengths, orders and ends (sections 3 to 6).

use crate::{refused, varint};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

#[test]
fn every_cut_of_a_message_is_refused_at_its_end_or_content() {
    // (bool, string of 3, float64): a cut in content is at the content's start (section 6).
    let message = [&[1, 3][..], b"abc", &1.5f64.to_le_bytes()].concat();
    type Message = (bool, String, f64);
    assert_eq!(shorn::decode::<Message>(&message).unwrap(), (true, "abc".into(), 1.5));
    refused::<Message>(&message[..0], "unexpected_end", 0);
    refused::<Message>(&message[..1], "unexpected_end", 1);
    for end in 2..5 {
        refused::<Message>(&message[..end], "unexpected_end", 2);
    }
    for end in 5..13 {
        refused::<Message>(&message[..end], "unexpected_end", 5);
    }
}

#[test]
fn bytes_after_the_end() {
    refused::<()>(&[0], "trailing_data", 0);
    refused::<u8>(&[7, 0], "trailing_data", 1);
    refused::<Vec<u8>>(&[1, 7, 0], "trailing_data", 2);
    refused::<String>(b"\x02hi!", "trailing_data", 3);
    refused::<[u8; 0]>(&[1], "trailing_data", 0);
    refused::<Option<u8>>(&[0, 0], "trailing_data", 1);
}

#[test]
fn markers_above_one() {
    // The offending byte itself.
    for byte in [2, 3, 0x7f, 0x80, 0xff] {
        refused::<bool>(&[byte], "invalid_boolean", 0);
        refused::<[bool; 2]>(&[1, byte], "invalid_boolean", 1);
        refused::<Option<u8>>(&[byte, 0], "invalid_null_marker", 0);
        refused::<Vec<Option<bool>>>(&[2, 0, byte], "invalid_null_marker", 2);
        refused::<Option<bool>>(&[1, byte], "invalid_boolean", 1);
    }
}

#[test]
fn counts_that_the_input_cannot_hold() {
    // count × minimum size > bytes left, after the count.
    refused::<Vec<u8>>(&[1], "count_exceeds_input", 1);
    refused::<Vec<u8>>(&[3, 1, 2], "count_exceeds_input", 1);
    refused::<Vec<f64>>(&[&[2][..], &[0; 15]].concat(), "count_exceeds_input", 1);
    refused::<Vec<(u8, Option<u8>, String)>>(&[2, 0, 0, 0, 0, 0], "count_exceeds_input", 1);
    refused::<Vec<[u8; 3]>>(&[2, 0, 0, 0, 0, 0], "count_exceeds_input", 1);
    // 10^6 is within the limit, so the input is asked.
    refused::<Vec<u8>>(&varint(1_000_000), "count_exceeds_input", 3);
    refused::<BTreeSet<u8>>(&[3, 1, 2], "count_exceeds_input", 1);
    refused::<HashSet<u8>>(&[3, 1, 2], "count_exceeds_input", 1);
    // A record's entry takes a byte for its key: 1 + the value's minimum.
    refused::<BTreeMap<String, u8>>(&[2, 0, 0, 0], "count_exceeds_input", 1);
    refused::<HashMap<String, ()>>(&[2, 0], "count_exceeds_input", 1);
    // A fixed array's count is the schema's, and the check is made before its first element.
    refused::<[u8; 3]>(&[1, 2], "count_exceeds_input", 0);
    refused::<(bool, [f64; 2])>(&[&[1][..], &[0; 15]].concat(), "count_exceeds_input", 1);
    refused::<[[bool; 2]; 2]>(&[7, 7, 7], "count_exceeds_input", 0);
    // A tuple has no such check: it fails inside of the element that is missing.
    refused::<(u8, u8, u8)>(&[1, 2], "unexpected_end", 2);
}

#[test]
fn counts_and_lengths_beyond_the_format() {
    refused::<Vec<u8>>(&varint(1_000_001), "collection_too_large", 3);
    refused::<Vec<u8>>(&[varint(1_000_001), vec![0; 1_000_001]].concat(), "collection_too_large", 3);
    refused::<BTreeMap<String, u8>>(&varint(1_000_001), "collection_too_large", 3);
    refused::<HashSet<u8>>(&varint(1_000_001), "collection_too_large", 3);
    refused::<Vec<u8>>(&varint((1 << 53) - 1), "collection_too_large", 8);
    refused::<BTreeMap<String, u8>>(&varint((1 << 53) - 1), "collection_too_large", 8);
    // 64 MiB is a length that may be; the content is not there. One more may not be.
    refused::<String>(&varint(64 << 20), "unexpected_end", 4);
    refused::<String>(&varint((64 << 20) + 1), "byte_length_too_large", 4);
    refused::<String>(&varint((1 << 53) - 1), "byte_length_too_large", 8);
    refused::<BTreeMap<String, u8>>(&[&[1][..], &varint((64 << 20) + 1)].concat(), "byte_length_too_large", 5);
}

#[test]
fn a_million_elements_and_no_more() {
    let most = vec![true; 1_000_000];
    let message = shorn::encode(&most).unwrap();
    assert_eq!(message.len(), 3 + 1_000_000);
    assert_eq!(shorn::decode::<Vec<bool>>(&message).unwrap(), most);
    assert_eq!(shorn::encode(&vec![true; 1_000_001]).unwrap_err().code(), "collection_too_large");
}

#[test]
fn keys_in_ascending_order_of_utf16() {
    type Map = BTreeMap<String, bool>;
    // Section 14: U+1F680 (D83D DE80) before U+FF5E, against the order of code points and of UTF-8.
    let rocket_first = b"\x02\x04\xf0\x9f\x9a\x80\x01\x03\xef\xbd\x9e\x00";
    let map = Map::from([("\u{FF5E}".into(), false), ("\u{1F680}".into(), true)]);
    assert_eq!(shorn::encode(&map).unwrap(), rocket_first);
    assert_eq!(shorn::decode::<Map>(rocket_first).unwrap(), map);
    // The other way round: after the second key, before its value.
    let rocket_last = b"\x02\x03\xef\xbd\x9e\x00\x04\xf0\x9f\x9a\x80\x01";
    refused::<Map>(rocket_last, "record_key_order", 11);
    refused::<HashMap<String, bool>>(rocket_last, "record_key_order", 11);

    refused::<Map>(b"\x02\x01b\x00\x01a\x00", "record_key_order", 6);
    refused::<Map>(b"\x02\x01a\x00\x01a\x00", "record_key_order", 6);
    refused::<Map>(b"\x02\x02ab\x00\x01a\x00", "record_key_order", 7);
    refused::<Map>(b"\x02\x01a\x00\x00\x00\x00", "record_key_order", 5);
    // "" < "10" < "9": keys are compared as text, numbers too.
    assert_eq!(shorn::decode::<Map>(b"\x03\x00\x00\x0210\x00\x019\x00").unwrap().len(), 3);
    refused::<BTreeMap<u8, bool>>(b"\x02\x019\x00\x0210\x00", "record_key_order", 7);
    assert_eq!(shorn::encode(&BTreeMap::from([(9u8, true), (10, false)])).unwrap(), b"\x02\x0210\x00\x019\x01");
}

#[test]
fn keys_that_are_not_of_their_type() {
    // Texts that `FromStr` takes and no key is written as: at the key.
    for text in ["+1", "01", "", " 1", "256", "-0", "1.0", "x"] {
        let input = [&[1, text.len() as u8], text.as_bytes(), &[0]].concat();
        refused::<BTreeMap<u8, bool>>(&[&*input].concat(), "invalid_value", 1);
    }
    refused::<BTreeMap<bool, u8>>(b"\x01\x04True\x00", "invalid_value", 1);
    refused::<BTreeMap<char, u8>>(b"\x01\x02ab\x00", "invalid_value", 1);
}

#[test]
fn sets_refuse_what_they_would_lose() {
    // At the repeated element, in any order.
    refused::<BTreeSet<u8>>(&[3, 1, 2, 1], "repeated_element", 3);
    refused::<HashSet<u8>>(&[3, 2, 1, 1], "repeated_element", 3);
    refused::<HashSet<String>>(b"\x02\x02hi\x02hi", "repeated_element", 4);
    assert_eq!(shorn::decode::<BTreeSet<u8>>(&[3, 3, 1, 2]).unwrap(), BTreeSet::from([1, 2, 3]));
}

#[test]
fn characters_are_one() {
    refused::<char>(b"\x00", "invalid_value", 0);
    refused::<char>(b"\x02ab", "invalid_value", 0);
    refused::<(u8, char)>("\x07\x03e\u{301}".as_bytes(), "invalid_value", 1);
    assert_eq!(shorn::decode::<char>("\x02é".as_bytes()).unwrap(), 'é');
}

#[test]
fn floats_that_four_bytes_do_not_hold() {
    // After the eight bytes, as every number that a type cannot hold.
    refused::<(u8, f32)>(&[&[1][..], &0.1f64.to_le_bytes()].concat(), "out_of_range", 9);
    refused::<f32>(&1e300f64.to_le_bytes(), "out_of_range", 8);
    refused::<f32>(&1e-300f64.to_le_bytes(), "out_of_range", 8);
    assert_eq!(shorn::decode::<f32>(&f64::from(0.1f32).to_le_bytes()).unwrap(), 0.1);
    assert_eq!(shorn::decode::<f32>(&f64::NEG_INFINITY.to_le_bytes()).unwrap(), f32::NEG_INFINITY);
    assert!(shorn::decode::<f32>(&f64::NAN.to_le_bytes()).unwrap().is_nan());
    assert!(shorn::decode::<f32>(&(-0.0f64).to_le_bytes()).unwrap().is_sign_negative());
}

#[test]
fn a_fingerprint_is_read_first() {
    // Section 11: `"string"` is 24 6c ab. A byte that differs is reported at the prefix's start, a
    // missing one where it is missing, and offsets count from the start of the frame.
    let codec = shorn::Codec::<String>::new().fingerprinted(3).unwrap();
    let error = |input: &[u8]| codec.decode(input).map_err(|e| (e.code(), e.offset()));
    assert_eq!(error(b"\x24\x6c\xab\x02hi"), Ok("hi".into()));
    assert_eq!(error(b""), Err(("unexpected_end", 0)));
    assert_eq!(error(b"\x24\x6c"), Err(("unexpected_end", 2)));
    assert_eq!(error(b"\x24\x6d"), Err(("fingerprint_mismatch", 0)));
    assert_eq!(error(b"\x24\x6c\xac\x02hi"), Err(("fingerprint_mismatch", 0)));
    assert_eq!(error(b"\x24\x6c\xab"), Err(("unexpected_end", 3)));
    assert_eq!(error(b"\x24\x6c\xab\x02h"), Err(("unexpected_end", 4)));
    assert_eq!(error(b"\x24\x6c\xab\x01\xff"), Err(("invalid_utf8", 4)));
    assert_eq!(error(b"\x24\x6c\xab\x01hi"), Err(("trailing_data", 5)));
    for width in [0, 5, usize::MAX] {
        assert_eq!(shorn::Codec::<u8>::new().fingerprinted(width).unwrap_err().kind().code(), "fingerprint_width");
    }
}

#[cfg(feature = "serde_json")]
#[test]
fn dynamic_values() {
    use serde_json::Value;
    // Section 4. Tags above 07 at the tag.
    refused::<Value>(&[8], "unknown_dynamic_tag", 0);
    refused::<Value>(&[6, 1, 0xff], "unknown_dynamic_tag", 2);
    // An integer under the tag of other numbers: after its eight bytes.
    for number in [0.0f64, 1.0, -5.0, 9007199254740991.0] {
        refused::<Value>(&[&[4][..], &number.to_le_bytes()].concat(), "non_canonical_dynamic_number", 9);
    }
    for number in [-0.0f64, 0.5, 9007199254740992.0, -9007199254740992.0] {
        let input = [&[4][..], &number.to_le_bytes()].concat();
        assert_eq!(shorn::encode(&shorn::decode::<Value>(&input).unwrap()).unwrap(), input, "{number}");
    }
    // Integers under tag 03 are safe ones whatever the limits.
    refused::<Value>(&[&[3][..], &crate::zigzag(1 << 53)].concat(), "unsafe_integer", 9);
    // Infinities and NaN, which JSON does not have.
    refused::<Value>(&[&[4][..], &f64::INFINITY.to_le_bytes()].concat(), "out_of_range", 9);
    // Keys in order, each at least two bytes with its value.
    refused::<Value>(b"\x07\x02\x01b\x00\x01a\x00", "record_key_order", 7);
    refused::<Value>(&[7, 2, 0, 0, 0], "count_exceeds_input", 2);
    refused::<Value>(&[6, 2, 0], "count_exceeds_input", 2);
    // 64 deep, and the 65th after its tag.
    let nested = |n: usize| [[6, 1].repeat(n - 1), vec![6, 0]].concat();
    let deepest: Value = shorn::decode(&nested(64)).unwrap();
    assert_eq!(shorn::encode(&deepest).unwrap(), nested(64));
    refused::<Value>(&nested(65), "dynamic_depth", 64 * 2 + 1);
    assert_eq!(shorn::encode(&Value::Array(vec![deepest])).unwrap_err().code(), "dynamic_depth");
    refused::<Value>(&[7, 1, 0].repeat(65), "dynamic_depth", 64 * 3 + 1);
}
