//! Fields written in another way than their type's own: bytes, `float32`, conversions,
//! constants, each inside of an `Option` too.

use super::check::{both_ways, hex, refused, signature, unwritable, writes};
use shorn::{Adapter, Describe, Record};
use std::borrow::Cow;

#[derive(Record, Debug, PartialEq)]
struct Blob<'a> {
    a: &'a [u8],
    b: Option<&'a [u8]>,
    #[record(bytes)]
    c: Vec<u8>,
    #[record(bytes, nullable)]
    d: Option<Vec<u8>>,
    #[record(bytes)]
    e: [u8; 2],
    f: Vec<u8>,
}

#[test]
fn bytes_are_a_length_and_the_bytes() {
    let blob = Blob { a: &[1, 255], b: None, c: vec![200], d: None, e: [7, 8], f: vec![200] };
    // Bits; a; c; d null; e with its length; f as an array of uint: 200 is c8 01.
    let bytes = hex("00 02 01ff 01 c8 00 02 0708 01 c801");
    writes(&blob, "00 02 01ff 01 c8 00 02 0708 01 c801");
    let read: Blob<'_> = shorn::decode(&bytes).unwrap();
    assert_eq!(read, blob);
    assert!(bytes.as_ptr_range().contains(&read.a.as_ptr()), "borrowed from the input");
    let blob = Blob { b: Some(&[]), d: Some(vec![]), ..blob };
    writes(&blob, "01 02 01ff 00 01 c8 01 00 02 0708 01 c801");
    assert_eq!(Blob::shape().signature(), None);
}

#[derive(Record, Debug, PartialEq)]
struct Floats {
    #[record(float32)]
    a: f32,
    #[record(float32)]
    b: Option<f32>,
    #[record(float32, nullable)]
    c: Option<f32>,
    d: f32,
    #[record(float32, default)]
    e: f32,
    #[record(float32, default = half)]
    f: Option<f32>,
}

fn half() -> Option<f32> {
    Some(0.5)
}

#[test]
fn floats_of_four_bytes() {
    // -1.5: bfc00000, little-endian; as float64 bff8….
    let value = Floats { a: -1.5, b: None, c: None, d: -1.5, e: -1.5, f: None };
    // b absent, e and f present: bits 0, 1, 2 are b, e, f; f is nullable inside.
    both_ways(&value, "06 0000c0bf 00 000000000000f8bf 0000c0bf 00");
    let value = Floats { b: Some(-1.5), c: Some(-1.5), f: Some(-1.5), ..value };
    both_ways(&value, "07 0000c0bf 0000c0bf 01 0000c0bf 000000000000f8bf 0000c0bf 01 0000c0bf");
    let absent: Floats = shorn::decode(&hex("00 0000c0bf 00 000000000000f8bf")).unwrap();
    assert_eq!((absent.e, absent.f), (0.0, Some(0.5)));
    assert_eq!(Floats::MIN, 1 + 4 + 1 + 8);
}

/// Whole cents on the wire.
struct Cents;

impl Adapter<f64> for Cents {
    type Wire<'a> = i64;

    fn to_wire(euros: &f64) -> Result<i64, Cow<'static, str>> {
        if euros.is_finite() { Ok((euros * 100.0).round() as i64) } else { Err("no amount".into()) }
    }

    fn from_wire(cents: i64) -> Result<f64, Cow<'static, str>> {
        if cents == 1300 { Err("not thirteen".into()) } else { Ok(cents as f64 / 100.0) }
    }
}

#[derive(Record, Debug, PartialEq)]
struct Bill {
    #[record(with = Cents)]
    a: f64,
    #[record(with = "Cents")]
    b: Option<f64>,
    #[record(with = Cents, nullable)]
    c: Option<f64>,
    #[record(with = shorn::Text)]
    d: std::net::Ipv4Addr,
}

#[test]
fn conversions_may_refuse_both_ways() {
    let bill = |a, b, c| Bill { a, b, c, d: [127, 0, 0, 1].into() };
    // ZigZag: 1 cent is 02, -1 cent is 01; the address is a text of nine bytes.
    both_ways(&bill(0.01, None, None), "00 02 00 09 3132372e302e302e31");
    both_ways(&bill(-0.01, Some(0.01), Some(0.02)), "01 01 02 01 04 09 3132372e302e302e31");
    assert_eq!(unwritable(&bill(f64::NAN, None, None)), ("invalid_value", "a".into()));
    assert_eq!(unwritable(&bill(0.0, None, Some(f64::NAN))), ("invalid_value", "c".into()));
    // 1300 is ZigZag 2600: a8 14.
    assert_eq!(refused::<Bill>("00 a814 00 00"), ("invalid_value", 1, "a".into()));
    assert_eq!(refused::<Bill>("00 00 00 01 61"), ("invalid_value", 3, "d".into()));
    assert_eq!(
        signature::<Bill>(),
        concat!(
            r#"{"object":[{"key":"a","optional":false,"value":"int"},{"key":"b","optional":true,"value":"int"},"#,
            r#"{"key":"c","optional":false,"value":{"nullable":"int"}},{"key":"d","optional":false,"value":"string"}]}"#
        )
    );
}

#[derive(Record, Debug, PartialEq, Clone)]
struct Versioned {
    #[record(literal = "v1")]
    a: String,
    #[record(literal = 3)]
    b: u8,
    #[record(literal = 3)]
    c: f64,
    #[record(literal = true)]
    d: Option<bool>,
    #[record(literal = null)]
    e: (),
    #[record(literal = -0.0)]
    f: f64,
    g: u8,
}

#[test]
fn constants_take_no_bytes_and_must_be_right() {
    let value = Versioned { a: "v1".into(), b: 3, c: 3.0, d: None, e: (), f: -0.0, g: 9 };
    both_ways(&value, "00 09");
    // An optional constant has its presence bit and nothing else.
    both_ways(&Versioned { d: Some(true), ..value.clone() }, "01 09");
    assert_eq!(unwritable(&Versioned { a: "v2".into(), ..value.clone() }), ("literal_mismatch", "a".into()));
    assert_eq!(unwritable(&Versioned { b: 4, ..value.clone() }), ("literal_mismatch", "b".into()));
    assert_eq!(unwritable(&Versioned { d: Some(false), ..value.clone() }), ("literal_mismatch", "d".into()));
    assert_eq!(unwritable(&Versioned { f: 0.0, ..value }), ("literal_mismatch", "f".into()));
    assert!(signature::<Versioned>().contains(r#"{"key":"d","optional":true,"value":{"literal":true}}"#));
    assert_eq!(Versioned::MIN, 2);
}

#[derive(Record, Debug, PartialEq)]
struct Tagged(#[record(literal = "v")] String, i32);

#[test]
fn a_constant_in_a_tuple() {
    // The fixed array of tuples of section 14 of the wire format.
    both_ways(&[Tagged("v".into(), 1), Tagged("v".into(), -2)], "02 03");
    assert_eq!(signature::<[Tagged; 2]>(), r#"{"array":{"tuple":[{"literal":"v"},"int"]},"length":2}"#);
    assert_eq!(unwritable(&[Tagged("v".into(), 1), Tagged("w".into(), 1)]), ("literal_mismatch", "[1][0]".into()));
}

#[derive(Record, Debug, PartialEq)]
struct Wrapped(#[record(bytes)] Vec<u8>);

#[derive(Record, Debug, PartialEq)]
enum Message {
    Raw(#[record(bytes)] Vec<u8>),
    Small(#[record(float32)] f32, #[record(with = Cents)] f64),
    Named {
        #[record(with = Cents)]
        price: Option<f64>,
        #[record(literal = 1)]
        version: u8,
    },
}

#[test]
fn forms_in_newtypes_and_variants() {
    both_ways(&Wrapped(vec![200]), "01 c8");
    // Named, Raw, Small.
    both_ways(&Message::Named { price: Some(0.01), version: 1 }, "00 01 02");
    both_ways(&Message::Raw(vec![200]), "01 01 c8");
    both_ways(&Message::Small(-1.5, 0.01), "02 0000c0bf 02");
    assert_eq!(unwritable(&Message::Small(0.0, f64::NAN)), ("invalid_value", "value[1]".into()));
    assert_eq!(unwritable(&Message::Named { price: None, version: 2 }), ("literal_mismatch", "version".into()));
}

#[test]
fn free_slots_add_up() {
    #[derive(Record)]
    struct Pair((), ());
    #[derive(Record)]
    struct Newtype(Pair);
    #[derive(Record)]
    struct Object {
        _a: Pair,
        _b: Option<Newtype>,
        _c: Option<Box<Object>>,
        _d: Vec<Pair2>,
    }
    #[derive(Record)]
    struct Pair2(Pair, u8);
    #[derive(Record)]
    struct Rest((), #[record(rest)] Vec<Pair2>);
    #[derive(Record)]
    enum Either {
        _A(Pair),
        _B,
    }
    const {
        assert!(Pair::SLOTS == 2 && Newtype::SLOTS == 2 && Pair2::SLOTS == 4);
        // Of all fields, absent ones too; what is behind a list counts for itself.
        assert!(Object::SLOTS == 4);
        assert!(Rest::SLOTS == 1 && Either::SLOTS == 0);
    }
}
