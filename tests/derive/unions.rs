//! Enums with data: tagged in every way, and untagged.

use super::check::{both_ways, refused, signature, unwritable, writes};
use shorn::Record;
use std::collections::BTreeMap;

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum Level {
    #[record(literal = 3)]
    Three,
    #[record(literal = 10)]
    Ten,
    #[record(literal = "max")]
    Max,
}

/// The discriminated union of section 14 of the wire format.
#[derive(Record, Debug, PartialEq)]
#[record(tag = "ev", rename_all = "lowercase")]
enum Event {
    Open { door: u32 },
    Alarm { level: Level },
}

#[test]
fn the_union_of_the_format() {
    both_ways(&Event::Open { door: 5 }, "01 05");
    both_ways(&Event::Alarm { level: Level::Ten }, "00 01");
    assert_eq!(
        signature::<Event>(),
        concat!(
            r#"{"on":"ev","cases":["alarm","open"],"union":["#,
            r#"{"object":[{"key":"ev","optional":false,"value":{"literal":"alarm"}},{"key":"level","optional":false,"value":{"enum":["max",10,3]}}]},"#,
            r#"{"object":[{"key":"door","optional":false,"value":"uint"},{"key":"ev","optional":false,"value":{"literal":"open"}}]}]}"#,
        )
    );
    assert_eq!(refused::<Event>("02"), ("union_branch", 1, String::new()));
    assert_eq!(refused::<Event>("00 03"), ("enum_index", 2, "level".into()));
}

#[derive(Record, Debug, PartialEq)]
enum Shape {
    Unit,
    Circle(f64),
    Line(i8, Option<i8>),
    Text {
        text: String,
        bold: Option<bool>,
    },
    #[record(literal = 7)]
    Seven(Option<u8>),
    Empty(),
}

#[test]
fn every_kind_of_variant_with_the_tags_of_default() {
    // Mixed cases, by JSON text: "Circle", "Empty", "Line", "Text", "Unit", 7.
    assert_eq!(
        signature::<Shape>(),
        concat!(
            r#"{"on":"type","cases":["Circle","Empty","Line","Text","Unit",7],"union":["#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Circle"}},{"key":"value","optional":false,"value":"float64"}]},"#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Empty"}},{"key":"value","optional":false,"value":{"tuple":[]}}]},"#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Line"}},{"key":"value","optional":false,"value":{"tuple":["int",{"nullable":"int"}]}}]},"#,
            r#"{"object":[{"key":"bold","optional":true,"value":"boolean"},{"key":"text","optional":false,"value":"string"},{"key":"type","optional":false,"value":{"literal":"Text"}}]},"#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Unit"}}]},"#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":7}},{"key":"value","optional":false,"value":{"nullable":"uint"}}]}]}"#,
        )
    );
    both_ways(&Shape::Circle(-1.5), "00 000000000000f8bf");
    both_ways(&Shape::Empty(), "01");
    both_ways(&Shape::Line(-1, Some(1)), "02 01 01 02");
    both_ways(&Shape::Line(0, None), "02 00 00");
    both_ways(&Shape::Text { text: "a".into(), bold: None }, "03 00 0161");
    both_ways(&Shape::Text { text: "a".into(), bold: Some(true) }, "03 01 01 0161");
    both_ways(&Shape::Unit, "04");
    both_ways(&Shape::Seven(None), "05 00");
    both_ways(&Shape::Seven(Some(9)), "05 01 09");
    assert_eq!(<Shape as shorn::Describe>::MIN, 1);
    // The path runs through the content key and the position.
    assert_eq!(refused::<Shape>("02 00 02"), ("invalid_null_marker", 2, "value[1]".into()));
    assert_eq!(refused::<Shape>("00 00"), ("unexpected_end", 1, "value".into()));
}

#[derive(Record, Debug, PartialEq)]
struct Point {
    x: i32,
    y: i32,
    name: Option<String>,
}

#[derive(Record, Debug, PartialEq)]
#[record(tag = "kind", content = "of", deny_unknown)]
enum Place {
    At(Point),
    #[record(rename = "beside")]
    Beside(#[record(flatten)] Point),
    Far(#[record(flatten)] Box<Point>),
}

#[test]
fn a_struct_under_the_content_key_or_beside_the_tag() {
    let point = || Point { x: 1, y: -1, name: None };
    // At, Far, beside. Under the content key or beside the tag, the bytes are the struct's.
    both_ways(&Place::At(point()), "00 00 02 01");
    both_ways(&Place::Far(Box::new(point())), "01 00 02 01");
    both_ways(&Place::Beside(Point { name: Some("p".into()), ..point() }), "02 01 0170 02 01");
    let fields = r#"{"key":"x","optional":false,"value":"int"},{"key":"y","optional":false,"value":"int"}]}"#;
    let name = r#"{"key":"name","optional":true,"value":"string"},"#;
    let kind = |name: &str| format!(r#"{{"key":"kind","optional":false,"value":{{"literal":"{name}"}}}},"#);
    assert_eq!(
        signature::<Place>(),
        [
            r#"{"on":"kind","cases":["At","Far","beside"],"union":[{"object":["#,
            &kind("At"),
            r#"{"key":"of","optional":false,"value":{"object":["#,
            name,
            fields,
            r#"}]},{"object":["#,
            &kind("Far"),
            name,
            fields,
            r#",{"object":["#,
            &kind("beside"),
            name,
            fields,
            "]}",
        ]
        .concat()
    );
    assert_eq!(refused::<Place>("00 02"), ("invalid_presence_bits", 2, "of".into()));
    assert_eq!(refused::<Place>("01 02"), ("invalid_presence_bits", 2, String::new()));
}

#[derive(Record, Debug, PartialEq)]
enum Open {
    Any {
        n: u8,
        #[record(flatten)]
        rest: BTreeMap<String, bool>,
    },
    None,
}

#[test]
fn a_variant_may_be_open() {
    // n, then the record; the tag is a declared key.
    let any = |rest: &[(&str, bool)]| Open::Any { n: 1, rest: rest.iter().map(|(k, v)| ((*k).into(), *v)).collect() };
    both_ways(&any(&[("b", true), ("a", false)]), "00 01 02 0161 00 0162 01");
    both_ways(&Open::None, "01");
    assert_eq!(unwritable(&any(&[("type", true)])), ("extra_repeats_field", String::new()));
    assert_eq!(refused::<Open>("00 01 01 0474797065 01").0, "extra_repeats_field");
}

/// The type-disjoint union of section 14 of the wire format.
#[derive(Record, Debug, PartialEq)]
#[record(untagged)]
enum Loose {
    Text(String),
    List(Vec<i32>),
    Null,
}

#[test]
fn the_untagged_union_of_the_format() {
    both_ways(&Loose::Null, "01");
    both_ways(&Loose::List(vec![1, -1]), "00 02 02 01");
    both_ways(&Loose::Text("hi".into()), "02 02 6869");
    assert_eq!(
        signature::<Loose>(),
        r#"{"types":["array","null","string"],"union":[{"array":"int"},{"literal":null},"string"]}"#
    );
    assert_eq!(refused::<Loose>("03"), ("union_branch", 1, String::new()));
    const { assert!(<Loose as shorn::Describe>::NULL) };
}

#[derive(Record, Debug, PartialEq)]
#[record(untagged)]
enum Six {
    Number(f64),
    Object { a: Option<u8> },
    Tuple(u8, u8),
    Flag(bool),
    Name(Sex),
    Nothing,
}

#[derive(Record, Debug, PartialEq)]
enum Sex {
    F,
    M,
}

#[test]
fn six_json_types_make_six_branches() {
    // array, boolean, null, number, object, string.
    both_ways(&Six::Tuple(1, 2), "00 01 02");
    both_ways(&Six::Flag(true), "01 01");
    both_ways(&Six::Nothing, "02");
    both_ways(&Six::Number(-1.5), "03 000000000000f8bf");
    both_ways(&Six::Object { a: Some(3) }, "04 01 03");
    both_ways(&Six::Name(Sex::M), "05 01");
}

#[derive(Record, Debug, PartialEq)]
#[record(tag = "t")]
enum Partial {
    A {
        x: u8,
    },
    #[record(skip)]
    #[expect(dead_code)]
    Hidden(std::num::ParseIntError),
    #[record(skip)]
    Lost,
}

#[test]
fn variants_left_out_of_a_union() {
    both_ways(&Partial::A { x: 1 }, "00 01");
    assert_eq!(unwritable(&Partial::Lost), ("no_union_case", String::new()));
    #[derive(Record, Debug, PartialEq)]
    struct Holder {
        held: Partial,
    }
    assert_eq!(unwritable(&Holder { held: Partial::Lost }), ("no_union_case", "held".into()));
}

#[test]
fn one_variant_still_takes_its_byte() {
    #[derive(Record, Debug, PartialEq)]
    enum Only {
        One { a: u8 },
    }
    both_ways(&Only::One { a: 1 }, "00 01");
}

#[test]
fn constants_with_a_tag_are_objects() {
    #[derive(Record, Debug, PartialEq)]
    #[record(tag = "t")]
    enum Units {
        B,
        A,
    }
    both_ways(&Units::A, "00");
    writes(&Units::B, "01");
    assert!(signature::<Units>().starts_with(r#"{"on":"t","cases":["A","B"],"union":[{"object":[{"key":"t""#));
}

#[test]
fn a_struct_with_a_tag_has_one_more_constant_field() {
    #[derive(Record, Debug, PartialEq)]
    #[record(tag = "t")]
    struct Tagged {
        a: u8,
        z: u8,
    }
    both_ways(&Tagged { a: 1, z: 2 }, "01 02");
    assert_eq!(
        signature::<Tagged>(),
        concat!(
            r#"{"object":[{"key":"a","optional":false,"value":"uint"},{"key":"t","optional":false,"value":{"literal":"Tagged"}},"#,
            r#"{"key":"z","optional":false,"value":"uint"}]}"#
        )
    );
}
