//! Each rule of `garde`, on encode and on decode: a value that keeps it goes there and back, one that
//! breaks it is an issue of that rule at that place, on the way in and on the way out.

use garde::Validate;
use shorn::{Codec, Decode, Encode, Record};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

/// `good` passes both ways; `bad` breaks `rule` at `path` both ways, and the unchecked codec has no objection.
fn check<T>(good: T, bad: T, path: &str, rule: &str)
where
    T: Encode + for<'de> Decode<'de> + Validate<Context: Default> + Debug + PartialEq,
{
    let codec = Codec::<T>::new().validated();
    let bytes = codec.encode(&good).unwrap();
    assert_eq!(bytes, shorn::encode(&good).unwrap());
    assert_eq!(codec.decode(&bytes).unwrap(), good);
    assert_eq!(shorn::decode_validated::<T>(&shorn::encode_validated(&good).unwrap()).unwrap(), good);

    let issue = |issues: &[shorn::Issue]| {
        let issues = issues.iter();
        issues.map(|i| (i.path().map(ToString::to_string).unwrap_or_default(), i.rule().to_owned())).collect::<Vec<_>>()
    };
    let expected = vec![(path.to_owned(), rule.to_owned())];

    let error = codec.encode(&bad).unwrap_err();
    assert_eq!((error.code(), issue(error.issues())), ("validation", expected.clone()), "{error}");
    let mut kept = vec![7];
    assert!(codec.encode_into(&bad, &mut kept).is_err() && codec.encode_to(&bad, &mut kept).is_err());
    assert_eq!(kept, [7]);
    assert!(codec.encoded_len(&bad).is_err());

    let mut bytes = shorn::encode(&bad).unwrap();
    assert_eq!(shorn::decode::<T>(&bytes).unwrap(), bad);
    let error = codec.decode(&bytes).unwrap_err();
    assert_eq!((error.code(), issue(error.issues())), ("validation", expected), "{error}");
    assert_eq!(error.offset(), bytes.len());
    let end = bytes.len();
    bytes.push(0);
    assert_eq!(codec.decode_prefix(&bytes).unwrap_err().offset(), end);
    assert_eq!(codec.issues(&bad).len(), 1);
}

/// A type with one field and its rules.
macro_rules! one {
    ($name:ident, $type:ty, $(#[$rules:meta])+) => {
        #[derive(Record, Validate, Debug, PartialEq)]
        struct $name {
            $(#[$rules])+
            v: $type,
        }
    };
}

#[test]
fn lengths() {
    one!(Bytes, String, #[garde(length(min = 2, max = 4))]);
    let of = |v: &str| Bytes { v: v.into() };
    check(of("ab"), of("a"), "v", "length");
    check(of("abcd"), of("abcde"), "v", "length");
    // Two letters, three bytes each.
    check(of("ab"), of("ほげ"), "v", "length");

    one!(Chars, String, #[garde(length(chars, max = 2))]);
    let of = |v: &str| Chars { v: v.into() };
    check(of("ほげ"), of("ほげら"), "v", "length");
    check(of("🚀🚀"), of("🚀🚀🚀"), "v", "length");

    one!(Utf16, String, #[garde(length(utf16, max = 2))]);
    let of = |v: &str| Utf16 { v: v.into() };
    check(of("🚀"), of("🚀a"), "v", "length");

    one!(Graphemes, String, #[garde(length(graphemes, max = 1))]);
    let of = |v: &str| Graphemes { v: v.into() };
    check(of("e\u{301}"), of("e\u{301}e"), "v", "length");

    one!(List, Vec<u8>, #[garde(length(equal = 2))]);
    check(List { v: vec![1, 2] }, List { v: vec![1] }, "v", "length");
    one!(Map, BTreeMap<String, u8>, #[garde(length(max = 1))]);
    let of = |keys: &[&str]| Map { v: keys.iter().map(|k| (k.to_string(), 1)).collect() };
    check(of(&["a"]), of(&["a", "b"]), "v", "length");
}

#[test]
fn ranges() {
    one!(Small, i32, #[garde(range(min = -5, max = 5))]);
    check(Small { v: -5 }, Small { v: -6 }, "v", "range");
    check(Small { v: 5 }, Small { v: 6 }, "v", "range");
    one!(Big, u64, #[garde(range(min = 1 << 60))]);
    check(Big { v: 1 << 60 }, Big { v: (1 << 60) - 1 }, "v", "range");
    one!(Real, f64, #[garde(range(min = 0.5, max = 1.0))]);
    check(Real { v: 0.5 }, Real { v: 0.49 }, "v", "range");
    one!(Maybe, Option<u8>, #[garde(range(max = 9))]);
    check(Maybe { v: None }, Maybe { v: Some(10) }, "v", "range");
    one!(Exact, u8, #[garde(range(equal = 3))]);
    check(Exact { v: 3 }, Exact { v: 4 }, "v", "range");
}

#[test]
fn text() {
    one!(Ascii, String, #[garde(ascii)]);
    check(Ascii { v: "a".into() }, Ascii { v: "ä".into() }, "v", "ascii");
    one!(Alphanumeric, String, #[garde(alphanumeric)]);
    check(Alphanumeric { v: "ä1".into() }, Alphanumeric { v: "a-b".into() }, "v", "alphanumeric");
    one!(Email, String, #[garde(email)]);
    check(Email { v: "a@b.se".into() }, Email { v: "a".into() }, "v", "email");
    one!(Url, String, #[garde(url)]);
    check(Url { v: "https://a.se".into() }, Url { v: "a b".into() }, "v", "url");
    one!(Ip, String, #[garde(ip)]);
    check(Ip { v: "::1".into() }, Ip { v: "1.2.3".into() }, "v", "ip");
    one!(Ipv4, String, #[garde(ipv4)]);
    check(Ipv4 { v: "1.2.3.4".into() }, Ipv4 { v: "::1".into() }, "v", "ip");
    one!(Ipv6, String, #[garde(ipv6)]);
    check(Ipv6 { v: "::1".into() }, Ipv6 { v: "1.2.3.4".into() }, "v", "ip");
    one!(Card, String, #[garde(credit_card)]);
    check(Card { v: "4539571147647251".into() }, Card { v: "4539571147647252".into() }, "v", "credit_card");
    one!(Phone, String, #[garde(phone_number)]);
    check(Phone { v: "+46 8 123 456 78".into() }, Phone { v: "123".into() }, "v", "phone_number");
    one!(Pattern, String, #[garde(pattern(r"^[a-z]+$"))]);
    check(Pattern { v: "ab".into() }, Pattern { v: "aB".into() }, "v", "pattern");
    one!(Contains, String, #[garde(contains("x"))]);
    check(Contains { v: "axb".into() }, Contains { v: "ab".into() }, "v", "contains");
    one!(Prefix, String, #[garde(prefix("x"))]);
    check(Prefix { v: "xa".into() }, Prefix { v: "ax".into() }, "v", "prefix");
    one!(Suffix, String, #[garde(suffix("x"))]);
    check(Suffix { v: "ax".into() }, Suffix { v: "xa".into() }, "v", "suffix");
}

#[test]
fn presence() {
    one!(Needed, Option<u8>, #[garde(required)]);
    check(Needed { v: Some(1) }, Needed { v: None }, "v", "required");
}

#[derive(Record, Validate, Debug, PartialEq)]
struct Twice {
    #[garde(skip)]
    password: String,
    #[garde(matches(password))]
    again: String,
}

#[test]
fn fields_that_match() {
    let of = |a: &str, b: &str| Twice { password: a.into(), again: b.into() };
    check(of("a", "a"), of("a", "b"), "again", "matches");
}

fn even(n: &u32, _: &()) -> garde::Result {
    if n % 2 == 0 { Ok(()) } else { Err(garde::Error::new("length")) }
}

#[test]
fn own_code() {
    one!(Even, u32, #[garde(custom(even))]);
    // Its message is the name of another rule, which is not taken for it.
    check(Even { v: 2 }, Even { v: 3 }, "v", "custom");
}

#[derive(Record, Validate, Debug, PartialEq, Clone)]
#[record(rename_all = "camelCase")]
struct Inner {
    #[garde(range(max = 9))]
    max_nine: u8,
}

#[derive(Record, Validate, Debug, PartialEq)]
#[garde(allow_unvalidated)]
#[record(rename_all = "camelCase")]
struct Outer {
    #[garde(dive)]
    in_list: Vec<Inner>,
    #[garde(dive)]
    in_map: HashMap<String, Inner>,
    #[garde(dive)]
    in_option: Option<Box<Inner>>,
    #[garde(dive)]
    in_tuple: (Inner, Inner),
    #[garde(inner(inner(length(chars, max = 2))))]
    in_parts: Vec<Option<String>>,
    #[garde(inner(range(max = 9)))]
    #[record(rename = "numbers")]
    in_array: [u8; 2],
    untouched: Vec<Inner>,
}

fn outer() -> Outer {
    let inner = Inner { max_nine: 9 };
    Outer {
        in_list: vec![inner.clone(); 2],
        in_map: [("a b".to_owned(), inner.clone()), ("c.d".to_owned(), inner.clone())].into(),
        in_option: Some(Box::new(inner.clone())),
        in_tuple: (inner.clone(), inner.clone()),
        in_parts: vec![None, Some("ab".into())],
        in_array: [9, 9],
        untouched: vec![Inner { max_nine: 200 }],
    }
}

#[test]
fn places_are_spelled_as_in_every_other_error() {
    let bad = |change: fn(&mut Outer)| {
        let mut value = outer();
        change(&mut value);
        value
    };
    check(outer(), bad(|v| v.in_list[1].max_nine = 10), "inList[1].maxNine", "range");
    check(outer(), bad(|v| v.in_map.get_mut("a b").unwrap().max_nine = 10), "inMap.a b.maxNine", "range");
    check(outer(), bad(|v| v.in_map.get_mut("c.d").unwrap().max_nine = 10), "inMap.c.d.maxNine", "range");
    check(outer(), bad(|v| v.in_option.as_mut().unwrap().max_nine = 10), "inOption.maxNine", "range");
    check(outer(), bad(|v| v.in_tuple.1.max_nine = 10), "inTuple[1].maxNine", "range");
    check(outer(), bad(|v| v.in_parts[1] = Some("abc".into())), "inParts[1]", "length");
    check(outer(), bad(|v| v.in_array[1] = 10), "numbers[1]", "range");
}

#[derive(Record, Validate, Debug, PartialEq)]
struct Name(#[garde(length(min = 1))] String);

#[derive(Record, Validate, Debug, PartialEq)]
#[garde(transparent)]
struct Clear(#[garde(length(min = 1))] String);

#[derive(Record, Validate, Debug, PartialEq)]
struct Pair(#[garde(skip)] u8, #[garde(range(max = 9))] u8);

#[test]
fn types_without_names() {
    check(Name("a".into()), Name("".into()), "", "length");
    check(Clear("a".into()), Clear("".into()), "", "length");
    check(Pair(10, 9), Pair(10, 10), "[1]", "range");
    check(vec![Name("a".into())], vec![Name("a".into()), Name("".into())], "[1]", "length");
}

#[derive(Record, Validate, Debug, PartialEq)]
#[record(tag = "type", content = "body", rename_all = "lowercase")]
enum Adjacent {
    /// `content` holds what has no names.
    Number(#[garde(range(max = 9))] u8),
    Named {
        #[garde(length(min = 1))]
        #[record(rename = "fullName")]
        name: String,
    },
}

/// As serde has it, everything lies under the content.
#[derive(serde::Serialize, Record, Validate, Debug, PartialEq)]
#[serde(tag = "type", content = "body")]
enum Under {
    Named {
        #[garde(length(min = 1))]
        #[serde(rename = "fullName")]
        name: String,
    },
    #[allow(dead_code, reason = "an enum of one variant would be another test")]
    Nothing,
}

#[derive(Record, Validate, Debug, PartialEq)]
#[record(tag = "type")]
enum Internal {
    Named {
        #[garde(length(min = 1))]
        #[record(rename = "fullName")]
        name: String,
    },
    Boxed(#[garde(dive)] Inner),
}

#[derive(Record, Validate, Debug, PartialEq)]
#[record(untagged)]
enum Untagged {
    Text(#[garde(length(min = 1))] String),
    Inner(#[garde(dive)] Inner),
}

#[test]
fn variants() {
    // What the codec says of the same fields.
    let tight = shorn::Limits::new().text(0);
    let place = |error: shorn::EncodeError| error.path().map(ToString::to_string).unwrap_or_default();
    let adjacent = Adjacent::Named { name: "a".into() };
    assert_eq!(place(Codec::new().limits(tight).encode(&adjacent).unwrap_err()), "fullName");
    let under = Under::Named { name: "a".into() };
    assert_eq!(place(Codec::new().limits(tight).encode(&under).unwrap_err()), "body.fullName");
    let internal = Internal::Named { name: "a".into() };
    assert_eq!(place(Codec::new().limits(tight).encode(&internal).unwrap_err()), "fullName");
    assert_eq!(place(Codec::new().limits(tight).encode(&Untagged::Text("a".into())).unwrap_err()), "");

    check(Adjacent::Number(9), Adjacent::Number(10), "body", "range");
    check(Adjacent::Named { name: "a".into() }, Adjacent::Named { name: "".into() }, "fullName", "length");
    check(Under::Named { name: "a".into() }, Under::Named { name: "".into() }, "body.fullName", "length");
    check(Internal::Named { name: "a".into() }, Internal::Named { name: "".into() }, "fullName", "length");
    // What has no names lies under `value` unless `content` says otherwise.
    check(Internal::Boxed(Inner { max_nine: 9 }), Internal::Boxed(Inner { max_nine: 10 }), "value.maxNine", "range");
    check(Untagged::Text("a".into()), Untagged::Text("".into()), "", "length");
    check(Untagged::Inner(Inner { max_nine: 9 }), Untagged::Inner(Inner { max_nine: 10 }), "maxNine", "range");
}

#[derive(Record, Validate, Debug, PartialEq)]
struct Borrowed<'a> {
    #[garde(length(max = 3))]
    text: &'a str,
    #[garde(length(max = 3))]
    #[record(bytes)]
    raw: &'a [u8],
    #[garde(length(max = 3))]
    either: Cow<'a, str>,
}

#[test]
fn borrowed_types_validate_without_a_copy() {
    let value = Borrowed { text: "abc", raw: &[1, 2, 3], either: "abc".into() };
    let codec = Codec::new().validated();
    let bytes = codec.encode(&value).unwrap();
    let read: Borrowed = Codec::new().validated().decode(&bytes).unwrap();
    assert_eq!(read, value);
    let within = |part: *const u8| bytes.as_ptr_range().contains(&part);
    assert!(within(read.text.as_ptr()) && within(read.raw.as_ptr()));
    assert!(matches!(read.either, Cow::Borrowed(text) if within(text.as_ptr())));

    let error = codec.encode(&Borrowed { text: "abcd", raw: &[0; 4], either: "abcd".into() }).unwrap_err();
    assert_eq!(error.issues().len(), 3);
}

/// A validator written by hand may name what it likes: its names stay.
#[derive(Record, Debug, PartialEq)]
struct ByHand {
    v: u8,
}

impl Validate for ByHand {
    type Context = ();

    fn validate_into(&self, (): &(), parent: &mut dyn FnMut() -> garde::Path, report: &mut garde::Report) {
        if self.v > 9 {
            report.append(parent().join("nowhere").join(3), garde::Error::new("too much"));
        }
    }
}

#[test]
fn a_validator_written_by_hand() {
    check(ByHand { v: 9 }, ByHand { v: 10 }, "nowhere[3]", "custom");
    check(vec![ByHand { v: 9 }], vec![ByHand { v: 10 }], "[0].nowhere[3]", "custom");
}

/// A rule of the type's own that says what the rules of another type do, without a place.
fn as_clear(text: &str, _: &()) -> garde::Result {
    Clear(text.to_owned()).validate().map_err(garde::Error::new)
}

#[derive(Record, Validate, Debug, PartialEq)]
struct Quoting {
    #[garde(custom(as_clear))]
    v: String,
}

#[test]
fn a_rule_that_quotes_another_is_the_type_s_own() {
    check(Quoting { v: "a".into() }, Quoting { v: String::new() }, "v", "custom");
}
