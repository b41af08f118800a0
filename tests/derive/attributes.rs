//! The attributes that are not forms: names, defaults, fields left out, options of the
//! whole type.

use super::check::{both_ways, hex, safe, signature, unwritable, writes};
use shorn::shape::{Kind, Undeclared};
use shorn::{Describe, Record};
use std::cell::Cell;

#[derive(Record, Debug, PartialEq)]
#[record(rename_all = "camelCase", rename = "Renamed")]
struct Names {
    z_last: u8,
    #[record(rename = "A")]
    b_first: u8,
    c_mid: u8,
}

#[test]
fn names_by_convention_and_one_by_one() {
    // A, cMid, zLast.
    both_ways(&Names { z_last: 3, b_first: 1, c_mid: 2 }, "01 02 03");
    assert!(signature::<Names>().contains(r#""key":"cMid""#));
}

#[derive(Record, Debug, PartialEq)]
#[record(rename_all_fields = "UPPERCASE")]
enum NamesOfVariants {
    One {
        b: u8,
        a: u8,
    },
    #[record(rename_all = "PascalCase")]
    Two {
        my_field: u8,
        #[record(rename = "n")]
        other: u8,
    },
}

#[test]
fn names_of_the_fields_of_variants() {
    both_ways(&NamesOfVariants::One { b: 2, a: 1 }, "00 01 02");
    both_ways(&NamesOfVariants::Two { my_field: 1, other: 2 }, "01 01 02");
    let signature = signature::<NamesOfVariants>();
    for key in ["A", "B", "MyField", "n"] {
        assert!(signature.contains(&format!(r#""key":"{key}""#)), "{signature}");
    }
}

#[derive(Record, Debug, PartialEq, Clone)]
struct Defaults {
    #[record(default)]
    a: u8,
    #[record(default = seven)]
    b: u8,
    #[record(default, skip_if = Vec::is_empty)]
    c: Vec<u8>,
    #[record(default = some_seven)]
    d: Option<u8>,
    #[record(default)]
    e: Option<u8>,
    #[record(default = seven, skip_if = "is_odd")]
    f: u8,
    #[record(skip)]
    g: u8,
    #[record(skip, default = seven)]
    h: u8,
    #[record(nullable, default)]
    i: Option<u8>,
}

fn seven() -> u8 {
    7
}

fn some_seven() -> Option<u8> {
    Some(7)
}

fn is_odd(n: &u8) -> bool {
    n % 2 == 1
}

#[test]
fn fields_that_may_be_absent() {
    // Bits a to f and i are 0 to 6. a, b, d, i are always written, d and i with a
    // marker; c and f say themselves.
    let value = Defaults { a: 0, b: 0, c: vec![], d: None, e: None, f: 7, g: 0, h: 7, i: None };
    both_ways(&value, "4b 00 00 00 00");
    let value = Defaults { c: vec![1], d: Some(2), e: Some(3), f: 4, i: Some(5), ..value };
    both_ways(&value, "7f 00 00 01 01 01 02 03 04 01 05");
    // Nothing at all: the defaults.
    let absent: Defaults = shorn::decode(&hex("00")).unwrap();
    assert_eq!(absent, Defaults { a: 0, b: 7, c: vec![], d: Some(7), e: None, f: 7, g: 0, h: 7, i: None });
    // What is not on the wire has no bytes, whatever it holds.
    writes(&Defaults { g: 99, h: 99, c: vec![], d: None, e: None, f: 1, i: None, ..absent }, "4b 00 07 00 00");
    assert_eq!(Defaults::MIN, 1);
    assert!(signature::<Defaults>().contains(r#"{"key":"d","optional":true,"value":{"nullable":"uint"}}"#));
}

#[derive(Record, Debug, PartialEq)]
#[record(default)]
struct Config {
    host: String,
    port: u16,
    #[record(default)]
    retries: u8,
    note: Option<String>,
    #[record(skip)]
    cache: u8,
}

impl Default for Config {
    fn default() -> Self {
        Config { host: "localhost".into(), port: 80, retries: 3, note: Some("unset".into()), cache: 9 }
    }
}

#[test]
fn a_default_for_the_whole_type() {
    // host, note, port, retries are bits 0 to 3. An `Option` is absent where it is None,
    // and None where it is absent.
    let config = Config { host: "a".into(), port: 1, retries: 2, note: None, cache: 9 };
    both_ways(&config, "0d 0161 01 02");
    let absent: Config = shorn::decode(&hex("00")).unwrap();
    assert_eq!(absent, Config { retries: 0, note: None, ..Config::default() });
}

#[derive(Record, Debug, PartialEq)]
#[record(default = far)]
struct Far {
    x: u8,
}

fn far() -> Far {
    Far { x: 200 }
}

#[test]
fn a_function_for_the_default_of_the_whole_type() {
    assert_eq!(shorn::decode::<Far>(&[0]).unwrap(), Far { x: 200 });
    both_ways(&Far { x: 1 }, "01 01");
}

/// A predicate that changes its mind with each call.
fn fickle(_: &u8) -> bool {
    thread_local!(static CALLS: Cell<u32> = const { Cell::new(0) });
    CALLS.with(|calls| {
        calls.set(calls.get() + 1);
        calls.get() % 2 == 0
    })
}

#[derive(Record, Debug, PartialEq)]
struct Fickle {
    #[record(default, skip_if = fickle)]
    a: u8,
    #[record(default, skip_if = fickle)]
    b: u8,
    c: String,
}

#[test]
fn a_predicate_is_asked_once_a_message() {
    for _ in 0..4 {
        let bytes = shorn::encode(&Fickle { a: 1, b: 2, c: "x".repeat(40) }).unwrap();
        let read: Fickle = shorn::decode(&bytes).unwrap();
        assert_eq!(read.c.len(), 40);
    }
}

#[derive(Record, Debug, PartialEq)]
#[record(deny_unknown)]
struct Strict {
    a: u8,
}

#[test]
fn undeclared_keys_are_dropped_or_refused() {
    let undeclared = |shape: shorn::shape::Shape| match shape.root().kind() {
        Kind::Object(object) => object.undeclared(),
        other => panic!("{other:?}"),
    };
    assert_eq!(undeclared(Strict::shape()), Undeclared::Refuse);
    assert_eq!(undeclared(Names::shape()), Undeclared::Drop);
}

#[derive(Record, Debug, PartialEq)]
#[record(safe_integers)]
struct Shared {
    n: u64,
}

#[derive(Record, Debug, PartialEq)]
struct Mixed {
    a: u64,
    b: Shared,
    c: u64,
}

#[derive(Record, Debug, PartialEq)]
#[record(safe_integers)]
enum SharedEnum {
    N(i64),
}

#[test]
fn safe_integers_are_asked_for_by_a_type_and_only_inside_of_it() {
    const SAFE: u64 = (1 << 53) - 1;
    both_ways(&Shared { n: SAFE }, "ffffffffffffff0f");
    assert_eq!(unwritable(&Shared { n: SAFE + 1 }), ("unsafe_integer", "n".into()));
    let bytes = shorn::encode(&(SAFE + 1)).unwrap();
    assert_eq!(shorn::decode::<Shared>(&bytes).unwrap_err().code(), "unsafe_integer");
    let mixed = |a, n, c| Mixed { a, b: Shared { n }, c };
    let wide = mixed(u64::MAX, 1, u64::MAX);
    both_ways(&wide, "ffffffffffffffffff01 01 ffffffffffffffffff01");
    assert_eq!(unwritable(&mixed(0, SAFE + 1, 0)), ("unsafe_integer", "b.n".into()));
    assert!(safe().encode(&wide).is_err());
    both_ways(&SharedEnum::N(SAFE as i64), "00 feffffffffffff1f");
    assert_eq!(unwritable(&SharedEnum::N(i64::MIN)), ("unsafe_integer", "value".into()));
}

mod renamed {
    pub(super) use shorn as library;
}

#[derive(Record, Debug, PartialEq)]
#[record(crate = renamed::library)]
struct Elsewhere {
    a: Option<u8>,
}

#[test]
fn the_library_under_another_name() {
    both_ways(&Elsewhere { a: Some(1) }, "01 01");
}

#[derive(Record, Debug, PartialEq)]
#[record(transparent)]
struct Wrapper {
    inner: Vec<u8>,
    #[record(skip)]
    cache: Option<u8>,
}

#[test]
fn a_transparent_struct_is_its_field() {
    both_ways(&Wrapper { inner: vec![1], cache: None }, "01 01");
    assert_eq!(signature::<Wrapper>(), r#"{"array":"uint"}"#);
}

#[derive(Record, Debug, PartialEq)]
struct Skipping(u8, #[record(skip)] u8, u8);

#[test]
fn a_tuple_with_a_field_left_out() {
    both_ways(&Skipping(1, 0, 2), "01 02");
    let error = shorn::decode::<Skipping>(&[1]).unwrap_err();
    assert_eq!(error.to_string(), "unexpected_end at byte 1, in [1]: expected more input");
}

#[derive(Record, Debug)]
#[record(encode_only)]
struct View<'a> {
    list: &'a [u16],
    other: &'a Names,
    text: &'a mut str,
}

#[test]
fn a_view_is_only_written() {
    let names = Names { z_last: 3, b_first: 1, c_mid: 2 };
    let mut text = String::from("t");
    let view = View { list: &[300], other: &names, text: &mut text };
    writes(&view, "01 ac02 01 02 03 01 74");
}

#[derive(Record, Debug, PartialEq)]
#[record(decode_only)]
struct Received {
    a: u8,
}

#[test]
fn a_type_that_is_only_read() {
    assert_eq!(shorn::decode::<Received>(&[7]).unwrap(), Received { a: 7 });
}

/// A reading.
///
/// Of a sensor.
#[cfg(feature = "json-schema")]
#[derive(Record, Debug, PartialEq)]
struct Documented {
    /// In degrees.
    celsius: f64,
    /// Of the whole type, in other words.
    inner: Option<Inner>,
}

/// What is inside.
#[cfg(feature = "json-schema")]
#[derive(Record, Debug, PartialEq)]
struct Inner {
    plain: u8,
}

#[cfg(feature = "json-schema")]
#[test]
fn doc_comments_are_descriptions() {
    let document = Documented::json_schema().unwrap();
    assert_eq!(document["description"], "A reading.\n\nOf a sensor.");
    assert_eq!(document["properties"]["celsius"]["description"], "In degrees.");
    assert_eq!(document["properties"]["inner"]["description"], "Of the whole type, in other words.");
    assert_eq!(document["required"], serde_json::json!(["celsius"]));
}

#[cfg(feature = "json-schema")]
#[test]
fn names_of_types_are_titles() {
    #[derive(Record)]
    #[record(rename = "Outside")]
    struct Outer {
        inner: Vec<Inner>,
        kind: Kind,
        id: Id,
    }
    #[derive(Record)]
    struct Inner {
        a: u8,
    }
    #[derive(Record)]
    enum Kind {
        A,
    }
    #[derive(Record)]
    struct Id(Raw);
    #[derive(Record)]
    struct Raw(String);
    let document = Outer::json_schema().unwrap();
    assert_eq!(document["title"], "Outside");
    let properties = &document["properties"];
    assert_eq!(properties["inner"]["items"]["title"], "Inner");
    assert_eq!(properties["kind"]["title"], "Kind");
    // The name that is seen from outside.
    assert_eq!(properties["id"]["title"], "Id");
    // A document's matter alone.
    let signature = signature::<Outer>();
    assert!(!signature.contains("Outside") && !signature.contains("title"));
    let _ = Outer { inner: vec![Inner { a: 0 }], kind: Kind::A, id: Id(Raw(String::new())) };
}

#[test]
fn parameters_named_like_the_variables_of_derived_code() {
    #[expect(non_upper_case_globals)]
    const writer: u8 = 1;
    #[derive(Record, Debug, PartialEq)]
    struct Clash {
        reader: u8,
        slot: u8,
        p: Option<u8>,
        sizer: u8,
        #[record(default = reader)]
        e: u8,
    }
    fn reader() -> u8 {
        writer
    }
    both_ways(&Clash { reader: 1, slot: 2, p: None, sizer: 3, e: 4 }, "01 04 01 03 02");
}
