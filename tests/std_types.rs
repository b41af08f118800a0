//! What the types of the standard library, and of the crates behind features, are on the wire:
//! shape and bytes of each family, written out by hand from the wire format and from what the
//! modules promise. There and back, by the fast encoder and the careful one.

use shorn::{Codec, Decode, Encode, Limits, Record};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::*;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// Asserts that the value is these bytes under this shape, written in every way and read back.
#[track_caller]
fn is<T: for<'de> Decode<'de> + Encode + PartialEq + Debug>(value: T, signature: &str, bytes: &[u8]) {
    written(&value, signature, bytes);
    assert_eq!(shorn::decode::<T>(bytes).unwrap(), value);
}

/// The same for what is only written, or borrows.
#[track_caller]
fn written<T: Encode + Debug + ?Sized>(value: &T, signature: &str, bytes: &[u8]) {
    assert_eq!(T::shape().signature(), Some(signature), "{value:?}");
    assert_eq!(shorn::encode(value).unwrap(), bytes, "{value:?}");
    let careful = Codec::<T>::new().limits(Limits::new().message(bytes.len() as u64));
    assert_eq!(careful.encode(value).unwrap(), bytes, "{value:?}, carefully");
}

#[test]
fn unsigned_integers() {
    // Section 14: 127 is 7f, 128 is 8001.
    is(127u8, r#""uint""#, &[0x7f]);
    is(128u8, r#""uint""#, &[0x80, 1]);
    is(300u16, r#""uint""#, &[0xac, 2]);
    is(16_384u32, r#""uint""#, &[0x80, 0x80, 1]);
    is(0u64, r#""uint""#, &[0]);
    is(u64::MAX, r#""uint""#, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]);
    is(1u128 << 70, r#""uint""#, &[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1]);
    is(1usize << 14, r#""uint""#, &[0x80, 0x80, 1]);
}

#[test]
fn signed_integers() {
    // Section 14: 63 is 7e, 64 is 8001, -64 is 7f, -65 is 8101.
    is(63i8, r#""int""#, &[0x7e]);
    is(-64i8, r#""int""#, &[0x7f]);
    is(64i16, r#""int""#, &[0x80, 1]);
    is(-65i32, r#""int""#, &[0x81, 1]);
    is(-1i64, r#""int""#, &[1]);
    is(i64::MIN, r#""int""#, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]);
    is(1i128 << 69, r#""int""#, &[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1]);
    is(-1isize, r#""int""#, &[1]);
}

#[test]
fn integers_without_zero() {
    is(NonZeroU8::MAX, r#""uint""#, &[0xff, 1]);
    is(NonZeroU64::MIN, r#""uint""#, &[1]);
    is(NonZeroI8::MIN, r#""int""#, &[0xff, 1]);
    is(NonZeroI128::new(-1).unwrap(), r#""int""#, &[1]);
    is(NonZeroUsize::new(300).unwrap(), r#""uint""#, &[0xac, 2]);
    is(Some(NonZeroU16::MIN), r#"{"nullable":"uint"}"#, &[1, 1]);
    let error = shorn::decode::<(u8, NonZeroU32)>(&[5, 0]).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("out_of_range", 2));
}

#[test]
fn floats_and_booleans() {
    // Section 14: -1.5 is 000000000000f8bf, 0.5 is 000000000000e03f.
    is(-1.5f64, r#""float64""#, &[0, 0, 0, 0, 0, 0, 0xf8, 0xbf]);
    is(0.5f32, r#""float64""#, &[0, 0, 0, 0, 0, 0, 0xe0, 0x3f]);
    // The double of the same value: 0.1f32 is 0x3fb99999a0000000, not the 0.1 of doubles.
    is(0.1f32, r#""float64""#, &[0, 0, 0, 0xa0, 0x99, 0x99, 0xb9, 0x3f]);
    is(f64::INFINITY, r#""float64""#, &[0, 0, 0, 0, 0, 0, 0xf0, 0x7f]);
    assert_eq!(shorn::encode(&-0.0f64).unwrap(), [0, 0, 0, 0, 0, 0, 0, 0x80]);
    assert!(shorn::decode::<f64>(&[0, 0, 0, 0, 0, 0, 0, 0x80]).unwrap().is_sign_negative());
    // The bits of a NaN pass as they are.
    let nan = f64::from_bits(0x7ff4_0000_0000_0001);
    let bytes = shorn::encode(&nan).unwrap();
    assert_eq!(bytes, [1, 0, 0, 0, 0, 0, 0xf4, 0x7f]);
    assert_eq!(shorn::decode::<f64>(&bytes).unwrap().to_bits(), nan.to_bits());
    is(true, r#""boolean""#, &[1]);
    is([false, true], r#"{"array":"boolean","length":2}"#, &[0, 1]);
}

#[test]
fn nothing() {
    is((), r#"{"literal":null}"#, &[]);
    is(PhantomData::<String>, r#"{"literal":null}"#, &[]);
    is([(), ()], r#"{"array":{"literal":null},"length":2}"#, &[]);
}

#[test]
fn text() {
    is("é€".to_string(), r#""string""#, "\u{5}é€".as_bytes());
    is('\u{1F680}', r#""string""#, b"\x04\xf0\x9f\x9a\x80");
    is('\0', r#""string""#, &[1, 0]);
    is::<Box<str>>("ab".into(), r#""string""#, b"\x02ab");
    is::<Rc<str>>("ab".into(), r#""string""#, b"\x02ab");
    is::<Arc<str>>("".into(), r#""string""#, b"\x00");
    written("ab", r#""string""#, b"\x02ab");
    written(&"ab", r#""string""#, b"\x02ab");
    written(&Cow::Borrowed("ab"), r#""string""#, b"\x02ab");
    written(&Cow::<'_, str>::Owned("ab".into()), r#""string""#, b"\x02ab");
    assert!(matches!(shorn::decode::<Cow<'_, str>>(b"\x02ab").unwrap(), Cow::Borrowed("ab")));
    // 128 bytes: a length of two.
    is("x".repeat(128), r#""string""#, &[&[0x80, 1][..], &[b'x'; 128]].concat());
}

#[test]
fn pointers() {
    is(Box::new(300u32), r#""uint""#, &[0xac, 2]);
    is(Rc::new(Some(true)), r#"{"nullable":"boolean"}"#, &[1, 1]);
    is(Arc::new(vec![1u8]), r#"{"array":"uint"}"#, &[1, 1]);
    written(&&&7u8, r#""uint""#, &[7]);
    written(&&mut 7u8, r#""uint""#, &[7]);
}

#[test]
fn options() {
    is(None::<u32>, r#"{"nullable":"uint"}"#, &[0]);
    is(Some(300u32), r#"{"nullable":"uint"}"#, &[1, 0xac, 2]);
    is(vec![Some("a".to_string()), None], r#"{"array":{"nullable":"string"}}"#, &[2, 1, 1, b'a', 0]);
}

#[test]
fn lists() {
    is(vec![1u8, 128], r#"{"array":"uint"}"#, &[2, 1, 0x80, 1]);
    is(VecDeque::from([-1i8]), r#"{"array":"int"}"#, &[1, 1]);
    is::<Box<[bool]>>([true].into(), r#"{"array":"boolean"}"#, &[1, 1]);
    is::<Rc<[char]>>(['a'].into(), r#"{"array":"string"}"#, &[1, 1, b'a']);
    is::<Arc<[u8]>>([].into(), r#"{"array":"uint"}"#, &[0]);
    is::<Cow<'_, [u8]>>(vec![7].into(), r#"{"array":"uint"}"#, &[1, 7]);
    written(&[7u8, 8][..], r#"{"array":"uint"}"#, &[2, 7, 8]);
    is(vec![vec![], vec![1u8]], r#"{"array":{"array":"uint"}}"#, &[2, 0, 1, 1]);
    // A ring that has turned is written from its front.
    let mut ring = VecDeque::with_capacity(4);
    ring.extend([9u8, 9, 9, 1]);
    ring.drain(..3);
    ring.extend([2, 3, 4]);
    is(ring, r#"{"array":"uint"}"#, &[4, 1, 2, 3, 4]);
}

#[test]
fn arrays_and_tuples() {
    is([1u8, 128], r#"{"array":"uint","length":2}"#, &[1, 0x80, 1]);
    is([[true; 1]; 2], r#"{"array":{"array":"boolean","length":1},"length":2}"#, &[1, 1]);
    is([0u8; 0], r#"{"array":"uint","length":0}"#, &[]);
    is((7u8,), r#"{"tuple":["uint"]}"#, &[7]);
    is((1u8, "a".to_string(), -1i8), r#"{"tuple":["uint","string","int"]}"#, &[1, 1, b'a', 1]);
    is(((true, None::<u8>), ()), r#"{"tuple":[{"tuple":["boolean",{"nullable":"uint"}]},{"literal":null}]}"#, &[1, 0]);
    is(
        (1u8, 2u8, 3u8, 4u8, 5u8, 6u8, 7u8, 8u8, 9u8, 10u8, 11u8, 12u8),
        &format!(r#"{{"tuple":[{}]}}"#, [r#""uint""#; 12].join(",")),
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    );
}

#[test]
fn maps() {
    // Ascending by UTF-16 units: "" < "10" < "9" < "é" < U+1F680 (D83D DE80) < U+FF5E.
    let keys = ["\u{FF5E}", "9", "", "\u{1F680}", "é", "10"];
    let bytes = b"\x06\x00\x02\x0210\x05\x019\x01\x02\xc3\xa9\x04\x04\xf0\x9f\x9a\x80\x03\x03\xef\xbd\x9e\x00";
    let entries = || keys.iter().zip(0u8..).map(|(key, i)| (key.to_string(), i));
    is(entries().collect::<BTreeMap<_, _>>(), r#"{"record":"uint"}"#, bytes);
    for _ in 0..10 {
        // A new order each time.
        is(entries().collect::<HashMap<_, _>>(), r#"{"record":"uint"}"#, bytes);
    }
    // Keys that are written as their text, and ordered as that.
    is(BTreeMap::from([(9u8, true), (10, false)]), r#"{"record":"boolean"}"#, b"\x02\x0210\x00\x019\x01");
    is(BTreeMap::from([(-1i64, ()), (1, ())]), r#"{"record":{"literal":null}}"#, b"\x02\x02-1\x011");
    is(HashMap::from([(true, 1u8), (false, 2)]), r#"{"record":"uint"}"#, b"\x02\x05false\x02\x04true\x01");
    is(BTreeMap::from([('b', 1u8), ('a', 2)]), r#"{"record":"uint"}"#, b"\x02\x01a\x02\x01b\x01");
    is(
        BTreeMap::from([(u128::MAX, 1u8)]),
        r#"{"record":"uint"}"#,
        b"\x01\x27340282366920938463463374607431768211455\x01",
    );
    let borrowed = BTreeMap::from([("k", "v")]);
    written(&borrowed, r#"{"record":"string"}"#, b"\x01\x01k\x01v");
    assert_eq!(shorn::decode::<BTreeMap<&str, &str>>(b"\x01\x01k\x01v").unwrap(), borrowed);
}

#[test]
fn sets() {
    // A tree in its own order; a table in the order of its elements' bytes.
    is(BTreeSet::from([300u16, 7]), r#"{"array":"uint"}"#, &[2, 7, 0xac, 2]);
    is(BTreeSet::from([-1i8, 1]), r#"{"array":"int"}"#, &[2, 1, 2]);
    for _ in 0..10 {
        // 128 is 8001 and 16,384 is 808001: bytes, not numbers, and a prefix first.
        is(HashSet::from([127u32, 16_384, 128, 0]), r#"{"array":"uint"}"#, &[4, 0, 0x7f, 0x80, 1, 0x80, 0x80, 1]);
        // A length goes before its text: "b" < "aa".
        let words = ["aa", "b", ""].map(String::from);
        is(HashSet::from(words), r#"{"array":"string"}"#, b"\x03\x00\x01b\x02aa");
    }
    // Any order is taken, no repetition.
    assert_eq!(shorn::decode::<HashSet<u8>>(&[2, 9, 1]).unwrap(), HashSet::from([1, 9]));
    assert_eq!(shorn::decode::<BTreeSet<u8>>(&[2, 9, 9]).unwrap_err().code(), "repeated_element");
}

#[test]
fn ranges() {
    let signature =
        r#"{"object":[{"key":"end","optional":false,"value":"uint"},{"key":"start","optional":false,"value":"uint"}]}"#;
    is(1u8..128, signature, &[0x80, 1, 1]);
    is(1u64..=3, signature, &[3, 1]);
    // The wrong way round is a range all the same.
    is(std::ops::Range { start: 9u8, end: 1 }, signature, &[1, 9]);
    let error = shorn::decode::<std::ops::Range<bool>>(&[1, 2]).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("invalid_boolean", "start".into()));
}

#[test]
fn times() {
    let signature = r#"{"object":[{"key":"nanos","optional":false,"value":"uint"},{"key":"secs","optional":false,"value":"uint"}]}"#;
    is(Duration::new(300, 5), signature, &[5, 0xac, 2]);
    // 999,999,999 in seven-bit groups: 7f, 13, 6b, 5c, 3.
    is(Duration::new(0, 999_999_999), signature, &[0xff, 0x93, 0xeb, 0xdc, 3, 0]);
    is(Duration::MAX, signature, &[0xff, 0x93, 0xeb, 0xdc, 3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]);
    let error = shorn::decode::<Duration>(&[0x80, 0x94, 0xeb, 0xdc, 3, 0]).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("out_of_range", 5));

    let signature = r#"{"object":[{"key":"nanos_since_epoch","optional":false,"value":"uint"},{"key":"secs_since_epoch","optional":false,"value":"uint"}]}"#;
    is(SystemTime::UNIX_EPOCH, signature, &[0, 0]);
    is(SystemTime::UNIX_EPOCH + Duration::new(300, 5), signature, &[5, 0xac, 2]);
    // Before the epoch there is no form.
    let before = SystemTime::UNIX_EPOCH - Duration::from_nanos(1);
    assert_eq!(shorn::encode(&before).unwrap_err().code(), "invalid_value");
    let error = shorn::encode(&vec![SystemTime::UNIX_EPOCH, before]).unwrap_err();
    assert_eq!(error.path().unwrap().to_string(), "[1]");
    // Later than the system can tell: 2^64 − 1 seconds.
    let late = [&[0][..], &[0xff; 9], &[1]].concat();
    assert_eq!(shorn::decode::<SystemTime>(&late).unwrap_err().code(), "out_of_range");
}

#[test]
fn addresses() {
    is(Ipv4Addr::new(127, 0, 0, 1), r#""string""#, b"\x09127.0.0.1");
    is(Ipv6Addr::LOCALHOST, r#""string""#, b"\x03::1");
    is(IpAddr::from([10, 0, 0, 1]), r#""string""#, b"\x0810.0.0.1");
    is(SocketAddrV4::new(Ipv4Addr::LOCALHOST, 80), r#""string""#, b"\x0c127.0.0.1:80");
    is(SocketAddrV6::new(Ipv6Addr::LOCALHOST, 80, 0, 7), r#""string""#, b"\x0a[::1%7]:80");
    is(SocketAddr::from(([0; 8], 1)), r#""string""#, b"\x06[::]:1");
    let error = shorn::decode::<(u8, Ipv4Addr)>(b"\x07\x09256.0.0.1").unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 1));
}

/// The text of an address has no flow information: of two that differ in nothing else a set once was
/// written as the same text twice, which no reader takes.
#[test]
fn addresses_with_flow_information() {
    let address = SocketAddrV6::new(Ipv6Addr::LOCALHOST, 80, 1, 0);
    let refused = [
        shorn::encode(&address).unwrap_err(),
        shorn::encode(&SocketAddr::from(address)).unwrap_err(),
        shorn::encode(&BTreeSet::from([address, SocketAddrV6::new(Ipv6Addr::LOCALHOST, 80, 2, 0)])).unwrap_err(),
    ];
    assert_eq!(refused.map(|error| error.code()), ["invalid_value"; 3]);
    #[cfg(feature = "json")]
    assert_eq!(shorn::to_json(&address).unwrap_err().code(), "invalid_value");
}

#[cfg(feature = "uuid")]
#[test]
fn uuids() {
    let text = "00112233-4455-6677-8899-aabbccddeeff";
    let bytes = [0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff];
    let id = uuid::Uuid::parse_str(text).unwrap();
    is(id, r#""uuid""#, &bytes);
    is(vec![id], r#"{"array":"uuid"}"#, &[&[1], &bytes[..]].concat());
    // The missing byte.
    let error = shorn::decode::<uuid::Uuid>(&bytes[..15]).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("unexpected_end", 15));
}

#[cfg(feature = "indexmap")]
#[test]
fn index_maps() {
    use indexmap::IndexMap;
    // In the order of the wire, whatever the map's own.
    let map = IndexMap::from([("b".to_string(), 1u8), ("a".into(), 2)]);
    is(map, r#"{"record":"uint"}"#, b"\x02\x01a\x02\x01b\x01");
    let back = shorn::decode::<IndexMap<&str, u8>>(b"\x02\x01a\x02\x01b\x01").unwrap();
    assert_eq!(back.keys().collect::<Vec<_>>(), [&"a", &"b"]);
}

#[cfg(feature = "smallvec")]
#[test]
fn small_vectors() {
    use smallvec::{SmallVec, smallvec};
    let inline: SmallVec<[u8; 4]> = smallvec![1, 128];
    is(inline, r#"{"array":"uint"}"#, &[2, 1, 0x80, 1]);
    let spilled: SmallVec<[u8; 1]> = smallvec![1, 2, 3];
    is(spilled, r#"{"array":"uint"}"#, &[3, 1, 2, 3]);
    assert!(!shorn::decode::<SmallVec<[u8; 4]>>(&[4, 1, 2, 3, 4]).unwrap().spilled());
}

#[cfg(feature = "serde_json")]
#[test]
fn dynamic_values() {
    use serde_json::{Value, json};
    let any = r#""any""#;
    // Section 14.
    let bytes = [&[7, 2, 1, b'a', 0, 1, b'b', 6, 2, 3, 2, 4][..], &0.5f64.to_le_bytes()].concat();
    is(json!({"b": [1, 0.5], "a": null}), any, &bytes);
    is(json!(false), any, &[1]);
    is(json!(true), any, &[2]);
    is(json!(-1), any, &[3, 1]);
    is(json!("é"), any, &[5, 2, 0xc3, 0xa9]);
    is(json!([]), any, &[6, 0]);
    is(json!({}), any, &[7, 0]);
    is(json!(-0.0), any, &[4, 0, 0, 0, 0, 0, 0, 0, 0x80]);
    // The value decides and not its spelling: 100.0 is an integer, 2^53 is not a safe one.
    assert_eq!(shorn::encode(&json!(100.0)).unwrap(), [3, 0xc8, 1]);
    assert_eq!(shorn::encode(&json!(1u64 << 53)).unwrap(), [&[4][..], &(2f64.powi(53)).to_le_bytes()].concat());
    assert_eq!(shorn::encode(&json!((1u64 << 53) - 1)).unwrap(), b"\x03\xfe\xff\xff\xff\xff\xff\xff\x1f");
    is(vec![Value::Null], r#"{"array":"any"}"#, &[1, 0]);
}

#[cfg(feature = "bytes")]
#[test]
fn byte_strings() {
    // Section 12; no JSON Schema, so no signature.
    let bytes = bytes::Bytes::from_static(&[0xff, 0]);
    assert_eq!(shorn::encode(&bytes).unwrap(), [2, 0xff, 0]);
    assert_eq!(shorn::decode::<bytes::Bytes>(&[2, 0xff, 0]).unwrap(), bytes);
}

/// Text of this many bytes, fewer than 128.
#[cfg(any(feature = "jiff", feature = "chrono"))]
fn short(text: &str) -> Vec<u8> {
    [&[text.len() as u8], text.as_bytes()].concat()
}

#[cfg(feature = "jiff")]
#[test]
fn jiff_types() {
    use jiff::civil::{date, time};
    use jiff::{SignedDuration, Timestamp, ToSpan, tz::TimeZone};
    let string = r#""string""#;
    // RFC 3339, as many digits of a second as there are.
    is(Timestamp::UNIX_EPOCH, string, &short("1970-01-01T00:00:00Z"));
    is(Timestamp::new(-1, -500_000_000).unwrap(), string, &short("1969-12-31T23:59:58.5Z"));
    is(date(2024, 2, 29), string, &short("2024-02-29"));
    is(time(23, 59, 59, 5), string, &short("23:59:59.000000005"));
    is(date(2024, 2, 29).at(1, 2, 3, 0), string, &short("2024-02-29T01:02:03"));
    is(SignedDuration::new(-3661, 0), string, &short("-PT1H1M1S"));
    let zone = TimeZone::fixed(jiff::tz::offset(2));
    is(Timestamp::UNIX_EPOCH.to_zoned(zone), string, &short("1970-01-01T02:00:00+02:00[+02:00]"));
    written(&1.year().days(2).hours(3), string, &short("P1Y2DT3H"));
    assert_eq!(shorn::decode::<jiff::Span>(&short("P1Y2DT3H")).unwrap().fieldwise(), 1.year().days(2).hours(3));
    let error = shorn::decode::<(u8, jiff::civil::Date)>(&[&[1][..], &short("2023-02-29")].concat()).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 1));
}

#[cfg(feature = "chrono")]
#[test]
fn chrono_types() {
    use chrono::{DateTime, FixedOffset, NaiveDate, NaiveTime, Utc};
    let string = r#""string""#;
    let epoch = DateTime::<Utc>::UNIX_EPOCH;
    // RFC 3339 with `Z`, as serde has it, and three, six or nine digits of a second.
    is(epoch, string, &short("1970-01-01T00:00:00Z"));
    is(epoch + Duration::from_millis(500), string, &short("1970-01-01T00:00:00.500Z"));
    is(epoch.with_timezone(&FixedOffset::east_opt(7200).unwrap()), string, &short("1970-01-01T02:00:00+02:00"));
    is(epoch.naive_utc(), string, &short("1970-01-01T00:00:00"));
    is(NaiveDate::from_ymd_opt(2024, 2, 29).unwrap(), string, &short("2024-02-29"));
    is(NaiveTime::from_hms_opt(23, 59, 59).unwrap(), string, &short("23:59:59"));
    let error = shorn::decode::<NaiveDate>(&short("2023-02-29")).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("invalid_value", 0));
}
