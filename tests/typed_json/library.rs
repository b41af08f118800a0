//! The types of the library and of other crates, by hand.

use crate::{json, refused};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv6Addr, SocketAddr, SocketAddrV6};
use std::num::NonZeroI64;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

#[test]
fn integers_in_full_digits() {
    assert_eq!(shorn::to_json(&(u64::MAX, i64::MIN)).unwrap(), "[18446744073709551615,-9223372036854775808]");
    let (most, least) = (u128::MAX, i128::MIN);
    assert_eq!(shorn::to_json(&(most, least)).unwrap(), format!("[{most},{least}]"));
    assert_eq!(json(&(0u8, 10u16, -1i8, u32::MAX, i32::MIN)), "[0,10,-1,4294967295,-2147483648]");
    assert_eq!(json(&NonZeroI64::new(-7).unwrap()), "-7");
    assert_eq!(json(&[7usize, 8]), "[7,8]");
}

#[test]
fn doubles_as_ecmascript_prints_them() {
    for (value, expected) in [
        (0.0, "0"),
        (-0.0, "0"),
        (1.0, "1"),
        (-1.5, "-1.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1e-7, "1e-7"),
        (0.000001, "0.000001"),
        (1e20, "100000000000000000000"),
        (1e21, "1e+21"),
        (-1.5e300, "-1.5e+300"),
        (5e-324, "5e-324"),
        (9_007_199_254_740_992.0, "9007199254740992"),
        (123.456, "123.456"),
        (f64::INFINITY, "null"),
        (f64::NEG_INFINITY, "null"),
    ] {
        assert_eq!(shorn::to_json(&value).unwrap(), expected);
    }
    assert_eq!(
        shorn::to_json(&[0.1f32, 16777216.0, f32::INFINITY, -0.0]).unwrap(),
        "[0.10000000149011612,16777216,null,0]"
    );
    assert_eq!(refused(&f64::NAN), ("invalid_value", String::new()));
    assert_eq!(refused(&vec![(1u8, 2.0f32), (1, f32::NAN)]), ("invalid_value", "[1][1]".into()));
    let error = shorn::to_json(&f64::NAN).unwrap_err();
    assert!(error.to_string().contains("JSON has no NaN"), "{error}");
}

#[test]
fn text_with_the_escapes_that_must_be() {
    let all: String = (0..0x80).map(char::from).collect();
    assert_eq!(json(&all), serde_json::to_string(&all).unwrap());
    assert_eq!(json("é\u{7f}\u{2028}/🚀"), "\"é\u{7f}\u{2028}/🚀\"");
    assert_eq!(json(&['a', '"', '\n', '🚀']), r#"["a","\"","\n","🚀"]"#);
    let (boxed, counted, shared): (Box<str>, Rc<str>, Arc<str>) = ("a".into(), "b".into(), "c".into());
    assert_eq!(json(&(boxed, counted, shared)), r#"["a","b","c"]"#);
    assert_eq!(json(&(String::from("d"), Cow::Borrowed("e"), "f")), r#"["d","e","f"]"#);
}

#[test]
fn nothing_booleans_and_options() {
    assert_eq!(json(&((), PhantomData::<u8>, true, false)), "[null,null,true,false]");
    assert_eq!(json(&[Some(1u8), None]), "[1,null]");
    assert_eq!(json(&[(); 2]), "[null,null]");
}

#[test]
fn lists_and_pointers() {
    assert_eq!(json(&Vec::<u8>::new()), "[]");
    assert_eq!(json(&VecDeque::from([1u8, 2])), "[1,2]");
    assert_eq!(json(&[vec![[1u8, 2]], vec![]]), "[[[1,2]],[]]");
    assert_eq!(json(&(Box::new(1u8), Rc::new([2u8]), Arc::new((3u8,)), &4u8)), "[1,[2],[3],4]");
    assert_eq!(json(&Cow::Borrowed(&[1u8, 2][..])), "[1,2]");
    assert_eq!(json(&[1u8, 2][..]), "[1,2]");
}

#[test]
fn sets_in_the_order_of_their_iteration() {
    assert_eq!(json(&BTreeSet::from([300u16, 2, 10])), "[2,10,300]");
    let set = HashSet::from([1u8, 2, 3]);
    let text = shorn::to_json(&set).unwrap();
    let expected: Vec<_> = set.iter().map(u8::to_string).collect();
    assert_eq!(text, format!("[{}]", expected.join(",")));
    assert_eq!(shorn::to_json(&HashSet::<u8>::new()).unwrap(), "[]");
}

#[test]
fn maps_in_the_order_of_their_keys() {
    let names = ["b", "", "10", "9", "\u{FF5E}", "\u{1F680}", "01", "4294967295", "a\""];
    let expected =
        "{\"9\":3,\"10\":2,\"\":1,\"01\":6,\"4294967295\":7,\"a\\\"\":8,\"b\":0,\"\u{1F680}\":5,\"\u{FF5E}\":4}";
    let entries = || names.into_iter().zip(0u8..);
    assert_eq!(json(&entries().collect::<BTreeMap<_, _>>()), expected);
    assert_eq!(json(&entries().collect::<HashMap<_, _>>()), expected);
    assert_eq!(json(&BTreeMap::from([(-1, 'a'), (2, 'b'), (10, 'c')])), r#"{"2":"b","10":"c","-1":"a"}"#);
    assert_eq!(json(&BTreeMap::from([(true, 1u8), (false, 2)])), r#"{"false":2,"true":1}"#);
    assert_eq!(json(&BTreeMap::from([('"', 1u8)])), r#"{"\"":1}"#);
    assert_eq!(json(&BTreeMap::<String, u8>::new()), "{}");
    let nested = BTreeMap::from([("k", BTreeMap::from([("x y", vec![f64::NAN])]))]);
    assert_eq!(refused(&nested), ("invalid_value", "k.x y[0]".into()));
}

#[test]
fn times_ranges_and_addresses() {
    assert_eq!(json(&Duration::new(3, 7)), r#"{"nanos":7,"secs":3}"#);
    let time = SystemTime::UNIX_EPOCH + Duration::new(3, 7);
    assert_eq!(json(&time), r#"{"nanos_since_epoch":7,"secs_since_epoch":3}"#);
    let early = SystemTime::UNIX_EPOCH - Duration::new(1, 0);
    assert_eq!(refused(&[early]), ("invalid_value", "[0]".into()));
    assert_eq!(json(&(1..3)), r#"{"end":3,"start":1}"#);
    assert_eq!(json(&RangeInclusive::new('a', 'z')), r#"{"end":"z","start":"a"}"#);
    assert_eq!(refused(&(0.0..f64::NAN)), ("invalid_value", "end".into()));
    let ip: IpAddr = Ipv6Addr::LOCALHOST.into();
    let socket: SocketAddr = SocketAddrV6::new(Ipv6Addr::LOCALHOST, 80, 0, 3).into();
    assert_eq!(json(&(ip, socket, IpAddr::from([127, 0, 0, 1]))), r#"["::1","[::1%3]:80","127.0.0.1"]"#);
}

#[test]
fn dynamic_values_as_they_are() {
    let text = r#"{"b":[1,-2,1.5,1e21,true,null,"a\n"],"a":{},"10":1,"9":2}"#;
    let value: Value = serde_json::from_str(text).unwrap();
    assert_eq!(json(&value), r#"{"9":2,"10":1,"b":[1,-2,1.5,1e+21,true,null,"a\n"],"a":{}}"#);
    assert_eq!(shorn::to_json(&Value::from(u64::MAX)).unwrap(), u64::MAX.to_string());
    assert_eq!(shorn::to_json(&Value::from(-0.0)).unwrap(), "0");
    let nested = |n| (0..n).fold(Value::Null, |value, _| Value::Array(vec![value]));
    assert_eq!(json(&nested(64)).len(), 4 + 2 * 64);
    assert_eq!(refused(&vec![nested(65)]), ("dynamic_depth", "[0]".into()));
}

#[cfg(feature = "uuid")]
#[test]
fn uuids() {
    let text = "01890a5d-ac96-774b-bcce-b302099a8057";
    assert_eq!(json(&uuid::Uuid::parse_str(text).unwrap()), format!("\"{text}\""));
}

#[cfg(feature = "jiff")]
#[test]
fn jiff_types() {
    let stamp: jiff::Timestamp = "2024-06-19T19:22:45Z".parse().unwrap();
    assert_eq!(json(&stamp), r#""2024-06-19T19:22:45Z""#);
    assert_eq!(json(&jiff::civil::date(2024, 6, 19)), r#""2024-06-19""#);
    assert_eq!(json(&jiff::SignedDuration::from_secs(61)), r#""PT1M1S""#);
}

#[cfg(feature = "chrono")]
#[test]
fn chrono_types() {
    let time: chrono::DateTime<chrono::Utc> = "2024-06-19T19:22:45.5Z".parse().unwrap();
    assert_eq!(json(&time), r#""2024-06-19T19:22:45.500Z""#);
    assert_eq!(json(&time.naive_utc()), r#""2024-06-19T19:22:45.500""#);
    assert_eq!(json(&time.date_naive()), r#""2024-06-19""#);
}

#[cfg(feature = "indexmap")]
#[test]
fn index_maps_and_their_repeated_keys() {
    use indexmap::IndexMap;
    let map: IndexMap<_, u8> = [("b", 1), ("a", 2)].into_iter().collect();
    assert_eq!(json(&map), r#"{"a":2,"b":1}"#);
}

#[cfg(feature = "smallvec")]
#[test]
fn small_vectors() {
    assert_eq!(json(&smallvec::SmallVec::<[u8; 2]>::from_slice(&[1, 2, 3])), "[1,2,3]");
}

#[cfg(feature = "bytes")]
#[test]
fn shared_bytes() {
    assert_eq!(shorn::to_json(&bytes::Bytes::from_static(b"\x00\xff")).unwrap(), "[0,255]");
}
