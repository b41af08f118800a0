//! Enums of every representation, by hand: where the tag stands.

use crate::{json, refused};
use shorn::Record;
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

#[derive(Record, Clone, Copy)]
enum Level {
    #[record(literal = 3)]
    Low,
    #[record(literal = 10.5)]
    High,
    #[record(literal = null)]
    Nothing,
    #[record(literal = true)]
    Yes,
    #[record(rename = "m\"ax\u{2}é")]
    Maximum,
    #[record(skip)]
    Unknown,
}

#[test]
fn members_as_their_literals() {
    let all = [Level::Low, Level::High, Level::Nothing, Level::Yes, Level::Maximum];
    assert_eq!(json(&all), r#"[3,10.5,null,true,"m\"ax\u0002é"]"#);
    assert_eq!(refused(&[Level::Low, Level::Unknown]), ("enum_value", "[1]".into()));
}

#[derive(Record)]
#[record(tag = "kind", rename_all = "lowercase")]
enum Shape {
    Unit,
    Circle(f64),
    Line(i32, i32),
    Text {
        of: String,
        at: Option<u8>,
    },
    #[record(skip)]
    Hidden,
}

#[test]
fn the_tag_is_a_required_member() {
    assert_eq!(json(&Shape::Unit), r#"{"kind":"unit"}"#);
    assert_eq!(json(&Shape::Circle(1.5)), r#"{"kind":"circle","value":1.5}"#);
    assert_eq!(json(&Shape::Line(0, -9)), r#"{"kind":"line","value":[0,-9]}"#);
    assert_eq!(json(&Shape::Text { of: "hi".into(), at: Some(1) }), r#"{"kind":"text","of":"hi","at":1}"#);
    assert_eq!(refused(&Shape::Circle(f64::NAN)), ("invalid_value", "value".into()));
    assert_eq!(refused(&Shape::Hidden), ("no_union_case", String::new()));
}

/// The content's name before the tag's, and index names.
#[derive(Record)]
#[record(tag = "7", content = "data")]
enum Adjacent {
    A(u8),
    B,
}

#[derive(Record)]
#[record(tag = "type", content = "data")]
enum ContentFirst {
    A { x: u8 },
    B(Option<u8>),
}

#[test]
fn content_and_tag_in_their_order() {
    assert_eq!(json(&Adjacent::A(1)), r#"{"7":"A","data":1}"#);
    assert_eq!(json(&Adjacent::B), r#"{"7":"B"}"#);
    assert_eq!(json(&ContentFirst::B(None)), r#"{"data":null,"type":"B"}"#);
    assert_eq!(json(&ContentFirst::A { x: 1 }), r#"{"type":"A","x":1}"#);
}

#[derive(Record)]
struct Point {
    x: i32,
    a: i32,
    z: i32,
    note: Option<String>,
}

#[derive(Record)]
struct Newtype(Box<Point>);

#[derive(Record)]
struct AllOptional {
    a: Option<u8>,
    z: Option<u8>,
}

#[derive(Record)]
struct Open {
    a: u8,
    #[record(flatten)]
    rest: BTreeMap<String, f64>,
}

#[derive(Record)]
#[record(tag = "t")]
enum Flat {
    Point(#[record(flatten)] Point),
    Newtype(#[record(flatten)] Newtype),
    Boxed(#[record(flatten)] Box<Point>),
    Optional(#[record(flatten)] AllOptional),
    Open(#[record(flatten)] Open),
    Range(#[record(flatten)] Range<u8>),
    Duration(#[record(flatten)] Duration),
    Generic(#[record(flatten)] Holder<u8>),
}

#[derive(Record)]
struct Holder<T> {
    zz: T,
    v: Vec<T>,
}

#[derive(Record)]
#[record(tag = "0")]
enum First {
    Range(#[record(flatten)] Range<u8>),
}

#[derive(Record)]
#[record(tag = "middle")]
enum Middle {
    Range(#[record(flatten)] Range<u8>),
    Point(#[record(flatten)] Point),
}

#[test]
fn the_tag_among_the_fields_of_a_struct() {
    let point = || Point { x: 1, a: 2, z: 3, note: Some("n".into()) };
    let fields = |tag: &str| format!(r#"{{"a":2,"t":"{tag}","x":1,"z":3,"note":"n"}}"#);
    assert_eq!(json(&Flat::Point(point())), fields("Point"));
    assert_eq!(json(&Flat::Newtype(Newtype(Box::new(point())))), fields("Newtype"));
    assert_eq!(json(&Flat::Boxed(Box::new(point()))), fields("Boxed"));
    assert_eq!(json(&Flat::Optional(AllOptional { a: Some(1), z: None })), r#"{"t":"Optional","a":1}"#);
    assert_eq!(json(&Flat::Optional(AllOptional { a: None, z: None })), r#"{"t":"Optional"}"#);
    let open = |name: &str, value| Flat::Open(Open { a: 1, rest: BTreeMap::from([(name.into(), value)]) });
    assert_eq!(json(&open("b", 0.5)), r#"{"a":1,"t":"Open","b":0.5}"#);
    // The map is not kept from repeating the tag: no object may have it twice.
    assert_eq!(refused(&open("t", 0.5)), ("extra_repeats_field", String::new()));
    assert_eq!(json(&Flat::Range(1..2)), r#"{"end":2,"start":1,"t":"Range"}"#);
    assert_eq!(json(&Flat::Duration(Duration::new(2, 5))), r#"{"nanos":5,"secs":2,"t":"Duration"}"#);
    assert_eq!(json(&Flat::Generic(Holder { zz: 1, v: vec![2] })), r#"{"t":"Generic","v":[2],"zz":1}"#);
    assert_eq!(json(&First::Range(1..2)), r#"{"0":"Range","end":2,"start":1}"#);
    assert_eq!(json(&Middle::Range(1..2)), r#"{"end":2,"middle":"Range","start":1}"#);
    assert_eq!(json(&Middle::Point(point())), r#"{"a":2,"middle":"Point","x":1,"z":3,"note":"n"}"#);
}

#[derive(Record)]
#[record(untagged)]
enum Loose {
    Text(String),
    List(Vec<f64>),
    Object {
        b: u8,
        a: Option<u8>,
    },
    Nothing,
    #[record(skip)]
    Hidden,
}

#[test]
fn untagged_variants_as_they_are() {
    let all = [
        Loose::Text("a".into()),
        Loose::List(vec![1.0]),
        Loose::Object { b: 1, a: None },
        Loose::Object { b: 1, a: Some(2) },
        Loose::Nothing,
    ];
    assert_eq!(json(&all[..]), r#"["a",[1],{"b":1},{"b":1,"a":2},null]"#);
    assert_eq!(refused(&vec![Loose::List(vec![f64::NAN])]), ("invalid_value", "[0][0]".into()));
    assert_eq!(refused(&Loose::Hidden), ("no_union_type", String::new()));
}

/// Serde's attributes mean what they mean for bytes.
#[derive(Record)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum Command {
    MoveTo(Point),
    SayIt { the_words: String },
}

#[test]
fn as_serde_has_it() {
    let point = Point { x: 1, a: 2, z: 3, note: None };
    assert_eq!(json(&Command::MoveTo(point)), r#"{"a":2,"type":"moveTo","x":1,"z":3}"#);
    assert_eq!(json(&Command::SayIt { the_words: "w".into() }), r#"{"theWords":"w","type":"sayIt"}"#);
}
