//! Structs: fields in the order of their names, presence bits, tuples, newtypes, units.

use super::check::{both_ways, hex, refused, refuses_parts, signature, unwritable, writes};
use shorn::Record;
use std::collections::BTreeMap;

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum Sex {
    X,
    M,
    F,
}

#[derive(Record, Debug, PartialEq)]
struct Person {
    name: String,
    age: u32,
    sex: Sex,
}

#[test]
fn fields_are_written_in_the_order_of_their_names() {
    // age 45, name of five bytes, sex F: the first of F, M, X.
    let grace = Person { name: "Grace".into(), age: 45, sex: Sex::F };
    both_ways(&grace, "2d 05 47 72 61 63 65 00");
    assert_eq!(
        signature::<Person>(),
        concat!(
            r#"{"object":[{"key":"age","optional":false,"value":"uint"},"#,
            r#"{"key":"name","optional":false,"value":"string"},"#,
            r#"{"key":"sex","optional":false,"value":{"enum":["F","M","X"]}}]}"#,
        )
    );
}

/// The sensor of section 14 of the wire format, bytes, signature and fingerprints its own.
#[derive(Record, Debug, PartialEq)]
struct Reading {
    sensor: String,
    seq: u64,
    celsius: f64,
    note: Option<String>,
    #[record(nullable)]
    battery: Option<u8>,
}

#[test]
fn the_sensor_of_the_format() {
    let reading = Reading { sensor: "th-1".into(), seq: 300, celsius: -1.5, note: None, battery: None };
    both_ways(&reading, "00 00 000000000000f8bf 04 74682d31 ac02");
    let reading = Reading { note: Some("é".into()), battery: Some(88), ..reading };
    both_ways(&reading, "01 0158 000000000000f8bf 02c3a9 0474682d31 ac02");
    let shape = Reading::shape();
    assert_eq!(shape.min_width(), 12);
    assert_eq!(<Reading as shorn::Describe>::MIN, 12);
    assert_eq!(
        [1, 2, 3, 4].map(|width| shape.fingerprint(width).unwrap().to_string()),
        ["96", "ccbd", "5f1b44", "df9e926b"]
    );
}

#[derive(Record, Debug, PartialEq)]
struct Host {
    host: String,
    port: Option<u16>,
    #[record(flatten)]
    rest: BTreeMap<String, i32>,
}

#[test]
fn the_open_object_of_the_format() {
    let host = |port, rest: &[(&str, i32)]| Host {
        host: "a".into(),
        port,
        rest: rest.iter().map(|(key, value)| ((*key).to_owned(), *value)).collect(),
    };
    both_ways(&host(Some(80), &[]), "01 0161 50 00");
    both_ways(&host(None, &[("w", -1), ("b", 64)]), "00 0161 02 0162 8001 0177 01");
    assert_eq!(
        signature::<Host>(),
        concat!(
            r#"{"object":[{"key":"host","optional":false,"value":"string"},"#,
            r#"{"key":"port","optional":true,"value":"uint"}],"extras":"int"}"#,
        )
    );
}

#[test]
fn extras_may_not_repeat_a_field() {
    let host = Host { host: "a".into(), port: None, rest: BTreeMap::from([("port".into(), 1)]) };
    assert_eq!(unwritable(&host), ("extra_repeats_field", String::new()));
    // The error lies after the whole record: 00, 01 61, 01, 04 "port", 02.
    assert_eq!(refused::<Host>("00 0161 01 04706f7274 02"), ("extra_repeats_field", 10, String::new()));
    assert_eq!(refused::<Host>("00 0161 02 0162 00 0161 00").0, "record_key_order");
    // The presence bits of an open object are missed at their start, here byte 0.
    assert_eq!(refused::<Host>(""), ("unexpected_end", 0, String::new()));
}

#[derive(Record, Debug, PartialEq)]
struct Three {
    state: Option<Option<u8>>,
}

#[test]
fn absent_null_and_value_are_three_states() {
    both_ways(&Three { state: None }, "00");
    both_ways(&Three { state: Some(None) }, "01 00");
    both_ways(&Three { state: Some(Some(7)) }, "01 01 07");
    assert_eq!(signature::<Three>(), r#"{"object":[{"key":"state","optional":true,"value":{"nullable":"uint"}}]}"#);
    // One optional field: seven bits of the byte stay clear; the error is behind it.
    assert_eq!(refused::<Three>("02"), ("invalid_presence_bits", 1, String::new()));
}

#[derive(Record, Debug, PartialEq, Default)]
struct Nine {
    a: Option<u8>,
    b: Option<u8>,
    c: Option<u8>,
    d: Option<u8>,
    e: Option<u8>,
    f: Option<u8>,
    g: Option<u8>,
    h: Option<u8>,
    i: Option<u8>,
    /// Of no influence on the numbers of the others.
    bb: bool,
}

#[test]
fn nine_optional_fields_take_two_bytes() {
    // a is bit 0 of byte 0, i bit 0 of byte 1; bb comes between b and c.
    both_ways(&Nine { a: Some(1), i: Some(2), bb: true, ..Nine::default() }, "01 01 01 01 02");
    both_ways(&Nine { h: Some(9), ..Nine::default() }, "80 00 00 09");
    assert_eq!(refused::<Nine>("00 02 00"), ("invalid_presence_bits", 2, String::new()));
    // A closed object misses the byte that is missing.
    assert_eq!(refused::<Nine>("00"), ("unexpected_end", 1, String::new()));
}

#[derive(Record, Debug, PartialEq)]
struct Inherited {
    #[record(rename = "constructor")]
    a: Option<u8>,
    b: Option<u8>,
    c: Option<u8>,
    d: Option<u8>,
    e: Option<u8>,
    f: Option<u8>,
    g: Option<u8>,
    h: Option<u8>,
    i: Option<u8>,
}

#[test]
fn a_field_with_an_inherited_name_moves_the_offset_to_the_start_of_the_bits() {
    assert_eq!(refused::<Inherited>("00"), ("unexpected_end", 0, String::new()));
}

#[derive(Record, Debug, PartialEq)]
struct Astral {
    #[record(rename = "\u{FF5E}")]
    wide: bool,
    #[record(rename = "\u{1F680}")]
    rocket: u8,
    r#type: u8,
}

#[test]
fn names_are_compared_by_utf16_units() {
    // "type" first; U+1F680 is D83D DE80 and so before U+FF5E.
    both_ways(&Astral { wide: false, rocket: 7, r#type: 1 }, "01 07 00");
    assert!(signature::<Astral>().starts_with(r#"{"object":[{"key":"type","#));
}

#[derive(Record, Debug, PartialEq)]
struct Unit;

#[derive(Record, Debug, PartialEq)]
struct Nothing {}

#[derive(Record, Debug, PartialEq)]
struct Empty();

#[derive(Record, Debug, PartialEq)]
struct Metres(f64);

#[derive(Record, Debug, PartialEq)]
struct Pair(i32, Option<bool>);

#[test]
fn tuples_newtypes_and_units() {
    writes(&Unit, "");
    assert_eq!(shorn::decode::<Unit>(&[]).unwrap(), Unit);
    assert_eq!(signature::<Unit>(), r#"{"literal":null}"#);
    writes(&Nothing {}, "");
    assert_eq!(signature::<Nothing>(), r#"{"object":[]}"#);
    writes(&Empty(), "");
    assert_eq!(signature::<Empty>(), r#"{"tuple":[]}"#);
    both_ways(&Metres(-1.5), "000000000000f8bf");
    assert_eq!(signature::<Metres>(), r#""float64""#);
    // In a tuple an `Option` is nullable: its marker goes before the value.
    both_ways(&Pair(-1, None), "01 00");
    both_ways(&Pair(-65, Some(true)), "8101 01 01");
    assert_eq!(signature::<Pair>(), r#"{"tuple":["int",{"nullable":"boolean"}]}"#);
}

#[test]
fn errors_name_the_field() {
    #[derive(Record, Debug, PartialEq)]
    struct Outer {
        list: Vec<Pair>,
        who: Person,
    }
    // list of one pair (int 0, null marker 2).
    assert_eq!(refused::<Outer>("01 00 02"), ("invalid_null_marker", 2, "list[0][1]".into()));
    // Empty list, age 1, name of one byte FF.
    assert_eq!(refused::<Outer>("00 01 01ff 00"), ("invalid_utf8", 3, "who.name".into()));
    assert_eq!(refused::<Outer>("00 01 0161 03"), ("enum_index", 5, "who.sex".into()));
    let bytes = hex("01 00 01 00 01 01 61 01");
    refuses_parts::<Outer>(&bytes);
}

#[test]
fn types_within_types_are_written_out_in_place() {
    #[derive(Record, Debug, PartialEq)]
    struct Couple {
        left: Person,
        right: Box<Person>,
    }
    let person = |name: &str| Person { name: name.into(), age: 1, sex: Sex::X };
    both_ways(&Couple { left: person("a"), right: Box::new(person("b")) }, "01 0161 02 01 0162 02");
    assert_eq!(<Couple as shorn::Describe>::MIN, 6);
}
