//! Errors as values and as text: one word wide, free to travel, one line that names the kind, the
//! byte, the place and what was expected.

use shorn::{Codec, DecodeError, EncodeError, Limits, SchemaError};
use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::time::{Duration, SystemTime};

#[test]
fn one_word_wide_and_free_to_travel() {
    fn travels<E: Error + Send + Sync + Unpin + 'static>() {
        assert_eq!(size_of::<E>(), size_of::<usize>());
        assert_eq!(size_of::<Result<(), E>>(), size_of::<usize>());
    }
    travels::<EncodeError>();
    travels::<DecodeError>();
    travels::<SchemaError>();
}

#[test]
fn decode_errors_read_as_one_line() {
    #[track_caller]
    fn line<T: for<'de> shorn::Decode<'de>>(input: &[u8], expected: &str) {
        let error = shorn::decode::<T>(input).err().expect("an error");
        assert_eq!(error.to_string(), expected);
        assert!(error.source().is_none());
    }
    line::<bool>(&[2], "invalid_boolean at byte 0: expected 00 or 01");
    line::<bool>(&[], "unexpected_end at byte 0: expected more input");
    line::<u8>(&[1, 2], "trailing_data at byte 1: expected the end of the input");
    line::<u8>(&[0x80, 0], "non_canonical_varint at byte 2: expected a varint without padding");
    line::<(u8, Vec<bool>)>(&[1, 2, 1, 7], "invalid_boolean at byte 3, in [1][1]: expected 00 or 01");
    line::<BTreeMap<String, bool>>(b"\x01\x02hi\x02", "invalid_boolean at byte 4, in hi: expected 00 or 01");
    line::<Vec<BTreeMap<String, Vec<bool>>>>(
        b"\x01\x01\x02hi\x01\x02",
        "invalid_boolean at byte 6, in [0].hi[0]: expected 00 or 01",
    );
    line::<Vec<u8>>(
        &[5, 1],
        "count_exceeds_input at byte 1: expected a count that the bytes left can hold (5 entries announced, bytes left: 1)",
    );
    line::<u8>(&[0xac, 2], "out_of_range at byte 2: expected a number that the Rust type can hold (300 as u8)");
    // The nanoseconds of a duration come first, by the name that serde gives them.
    line::<Duration>(
        &[0x80, 0x94, 0xeb, 0xdc, 3, 0],
        "out_of_range at byte 5, in nanos: expected a number that the Rust type can hold (a second has 10^9 nanoseconds)",
    );
}

#[test]
fn encode_errors_read_as_one_line() {
    let limits = Limits::new().text(2).safe_integers(true);
    let error = Codec::<Vec<(u8, String)>>::new().limits(limits).encode(&vec![(1, "abc".into())]).unwrap_err();
    assert_eq!(error.to_string(), "string_too_large at [0][1]: expected a shorter string (3 bytes, at most 2)");
    let error = Codec::<u64>::new().limits(limits).encode(&(1 << 53)).unwrap_err();
    assert_eq!(error.to_string(), "unsafe_integer: expected an integer within ±(2^53 − 1) (9007199254740992)");
    let map = BTreeMap::from([("k".to_string(), std::ops::Range { start: 1u64 << 60, end: 1 })]);
    let error = Codec::<BTreeMap<String, std::ops::Range<u64>>>::new().limits(limits).encode(&map).unwrap_err();
    assert_eq!(error.path().unwrap().to_string(), "k.start");
    let before = SystemTime::UNIX_EPOCH - Duration::from_nanos(1);
    let error = shorn::encode(&before).unwrap_err();
    assert_eq!(error.to_string(), "invalid_value: expected a value that the conversion accepts (a time before 1970)");
}

/// A key is chosen by whoever sends the message, and must not write lines of its own into a log.
#[test]
fn keys_from_the_message_stay_on_the_line() {
    let error = shorn::decode::<BTreeMap<String, bool>>(b"\x01\x08a\nb\r\x1b\x00\xc2\x85\x02").unwrap_err();
    let line = error.to_string();
    assert!(!line.contains(char::is_control), "{line:?}");
    assert_eq!(error.path().unwrap().to_string(), "a\nb\r\u{1b}\0\u{85}");
    let map = BTreeMap::from([("a\nb".to_string(), 1u64 << 60)]);
    let codec = Codec::<BTreeMap<String, u64>>::new().limits(Limits::new().safe_integers(true));
    let line = codec.encode(&map).unwrap_err().to_string();
    assert!(!line.contains(char::is_control), "{line:?}");
}

#[test]
fn a_path_of_empty_names_is_none() {
    // Section 6: no path when the text comes out empty.
    let error = shorn::decode::<BTreeMap<String, bool>>(&[1, 0, 2]).unwrap_err();
    assert_eq!((error.code(), error.offset(), error.path()), ("invalid_boolean", 2, None));
    // An empty first segment leaves no trace, a later one its dot.
    type Nested = BTreeMap<String, BTreeMap<String, bool>>;
    let error = shorn::decode::<Nested>(b"\x01\x00\x01\x01k\x02").unwrap_err();
    assert_eq!(error.path().unwrap().to_string(), "k");
    let error = shorn::decode::<Nested>(b"\x01\x01k\x01\x00\x02").unwrap_err();
    assert_eq!(error.path().unwrap().to_string(), "k.");
}

#[test]
fn outputs_that_fail_are_the_source() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("disk full"))
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let error = shorn::encode_to(&HashSet::from([1u8]), Full).unwrap_err();
    assert_eq!(error.to_string(), "output_failed: expected a writer that accepts the bytes (disk full)");
    assert_eq!(error.source().unwrap().to_string(), "disk full");
}
