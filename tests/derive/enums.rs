//! Enums of constants: canonical order, literals of every kind, variants left out.

use super::check::{both_ways, refused, signature, unwritable};
use shorn::{Describe, Record};

#[derive(Record, Debug, PartialEq, Clone, Copy)]
#[record(rename_all = "kebab-case")]
enum Level {
    VeryHigh,
    High,
    Low,
    #[record(rename = "none")]
    Nothing,
}

#[test]
fn names_in_order_of_their_text() {
    // high, low, none, very-high.
    both_ways(&Level::High, "00");
    both_ways(&Level::Low, "01");
    both_ways(&Level::Nothing, "02");
    both_ways(&Level::VeryHigh, "03");
    assert_eq!(signature::<Level>(), r#"{"enum":["high","low","none","very-high"]}"#);
    assert_eq!(refused::<Level>("04"), ("enum_index", 1, String::new()));
}

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum Mixed {
    #[record(literal = 3)]
    Three,
    #[record(literal = 10)]
    Ten,
    #[record(literal = "max")]
    Max,
    #[record(literal = null)]
    Null,
    #[record(literal = true)]
    Yes,
    #[record(literal = -1.5)]
    Negative,
}

#[test]
fn mixed_members_in_order_of_their_json_text() {
    // `"max"` (22), `-1.5` (2d), `10` (31), `3` (33), `null` (6e), `true` (74).
    assert_eq!(signature::<Mixed>(), r#"{"enum":["max",-1.5,10,3,null,true]}"#);
    both_ways(&Mixed::Max, "00");
    both_ways(&Mixed::Negative, "01");
    both_ways(&Mixed::Ten, "02");
    both_ways(&Mixed::Three, "03");
    both_ways(&Mixed::Null, "04");
    both_ways(&Mixed::Yes, "05");
    const { assert!(Mixed::NULL && Mixed::JSON.is_none()) };
}

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum Quoted {
    #[record(rename = "a!")]
    Bang,
    #[record(rename = "a")]
    Plain,
    #[record(literal = 0.0000001)]
    Tiny,
    #[record(literal = 1e21)]
    Huge,
}

#[test]
fn the_closing_quote_counts_among_mixed_members() {
    // `"a!"` before `"a"`, since 21 is below 22; then `1e+21` and `1e-7`, since 2b is below 2d.
    assert_eq!(signature::<Quoted>(), r#"{"enum":["a!","a",1e+21,1e-7]}"#);
    both_ways(&Quoted::Bang, "00");
    both_ways(&Quoted::Plain, "01");
    both_ways(&Quoted::Huge, "02");
    both_ways(&Quoted::Tiny, "03");
}

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum Partial {
    B,
    A,
    #[record(skip)]
    #[expect(dead_code)]
    Internal {
        whatever: std::time::Instant,
    },
    #[record(skip)]
    Other,
}

#[test]
fn variants_left_out_have_no_index_and_cannot_be_written() {
    both_ways(&Partial::A, "00");
    both_ways(&Partial::B, "01");
    assert_eq!(refused::<Partial>("02").0, "enum_index");
    assert_eq!(unwritable(&Partial::Other), ("enum_value", String::new()));
    assert_eq!(unwritable(&vec![Partial::A, Partial::Other]), ("enum_value", "[1]".into()));
}

#[derive(Record, Debug, PartialEq, Clone, Copy)]
enum One {
    Only,
}

#[test]
fn one_member_still_takes_its_byte() {
    both_ways(&One::Only, "00");
    assert_eq!(signature::<One>(), r#"{"enum":["Only"]}"#);
    assert_eq!(One::MIN, 1);
}

#[test]
fn declared_numbers_do_not_matter() {
    #[derive(Record, Debug, PartialEq, Clone, Copy)]
    #[repr(u8)]
    enum Numbered {
        B = 1,
        A = 200,
    }
    both_ways(&Numbered::A, "00");
    both_ways(&Numbered::B, "01");
}

/// 130 members: `M000` to `M129`, so that index 128 takes two bytes.
macro_rules! many {
    ($($name:ident)*) => {
        #[derive(Record, Debug, PartialEq, Clone, Copy)]
        enum Many { $($name),* }
    };
}
many! {
    M000 M001 M002 M003 M004 M005 M006 M007 M008 M009 M010 M011 M012 M013 M014 M015 M016 M017 M018 M019
    M020 M021 M022 M023 M024 M025 M026 M027 M028 M029 M030 M031 M032 M033 M034 M035 M036 M037 M038 M039
    M040 M041 M042 M043 M044 M045 M046 M047 M048 M049 M050 M051 M052 M053 M054 M055 M056 M057 M058 M059
    M060 M061 M062 M063 M064 M065 M066 M067 M068 M069 M070 M071 M072 M073 M074 M075 M076 M077 M078 M079
    M080 M081 M082 M083 M084 M085 M086 M087 M088 M089 M090 M091 M092 M093 M094 M095 M096 M097 M098 M099
    M100 M101 M102 M103 M104 M105 M106 M107 M108 M109 M110 M111 M112 M113 M114 M115 M116 M117 M118 M119
    M120 M121 M122 M123 M124 M125 M126 M127 M128 M129
}

#[test]
fn many_members_take_two_bytes_from_the_128th_on() {
    both_ways(&Many::M127, "7f");
    both_ways(&Many::M128, "8001");
    both_ways(&vec![Many::M129, Many::M000], "02 8101 00");
    assert_eq!(refused::<Many>("8201"), ("enum_index", 2, String::new()));
}
