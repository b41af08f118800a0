//! Serde's attributes mean on the wire what they mean in JSON. Serde itself is not
//! needed for that: the attributes are read by the derive.

use super::check::{both_ways, hex, signature};
use shorn::Record;
use shorn::shape::{Kind, Undeclared};
use std::collections::HashMap;

#[derive(Record, Debug, PartialEq)]
#[serde(rename_all = "camelCase", deny_unknown_fields, bound = "", expecting = "an account")]
struct Account {
    user_name: String,
    #[serde(rename = "e-mail", alias = "mail")]
    email: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    roles: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nick: Option<String>,
    #[serde(skip)]
    password: String,
    #[serde(default = "limit")]
    limit: u8,
    #[serde(rename(serialize = "z", deserialize = "z"))]
    last: bool,
}

fn limit() -> u8 {
    9
}

#[test]
fn names_defaults_and_fields_left_out() {
    // e-mail, limit?, nick?, roles?, userName, z: limit is bit 0, nick 1, roles 2.
    let account = Account {
        user_name: "u".into(),
        email: "m".into(),
        roles: vec![],
        nick: None,
        password: String::new(),
        limit: 1,
        last: true,
    };
    both_ways(&account, "01 016d 01 0175 01");
    both_ways(&Account { nick: Some("n".into()), roles: vec![2], ..account }, "07 016d 01 016e 01 02 0175 01");
    let absent: Account = shorn::decode(&hex("00 016d 0175 00")).unwrap();
    assert_eq!((absent.limit, absent.roles, absent.nick), (9, vec![], None));
    match Account::shape().root().kind() {
        Kind::Object(object) => assert_eq!(object.undeclared(), Undeclared::Refuse),
        other => panic!("{other:?}"),
    }
}

#[derive(Record, Debug, PartialEq, Default)]
#[serde(default)]
struct Settings {
    a: u8,
    #[serde(flatten)]
    others: HashMap<String, u8>,
}

#[test]
fn defaults_of_the_container_and_flattened_maps() {
    both_ways(&Settings { a: 1, others: HashMap::from([("x".into(), 2)]) }, "01 01 01 0178 02");
    assert_eq!(shorn::decode::<Settings>(&hex("00 00")).unwrap(), Settings::default());
}

#[derive(Record, Debug, PartialEq)]
struct Point {
    x: u8,
}

#[derive(Record, Debug, PartialEq)]
#[serde(tag = "t", rename_all = "snake_case")]
enum Internal {
    InPlace { a: u8 },
    Struct(Point),
    Unit,
}

#[test]
fn internal_tagging_puts_structs_beside_the_tag() {
    // in_place, struct, unit.
    both_ways(&Internal::InPlace { a: 1 }, "00 01");
    both_ways(&Internal::Struct(Point { x: 2 }), "01 02");
    both_ways(&Internal::Unit, "02");
    assert_eq!(
        signature::<Internal>(),
        concat!(
            r#"{"on":"t","cases":["in_place","struct","unit"],"union":["#,
            r#"{"object":[{"key":"a","optional":false,"value":"uint"},{"key":"t","optional":false,"value":{"literal":"in_place"}}]},"#,
            r#"{"object":[{"key":"t","optional":false,"value":{"literal":"struct"}},{"key":"x","optional":false,"value":"uint"}]},"#,
            r#"{"object":[{"key":"t","optional":false,"value":{"literal":"unit"}}]}]}"#
        )
    );
}

#[derive(Record, Debug, PartialEq)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    #[serde(rename = "s")]
    Struct {
        a: Option<u8>,
    },
    Newtype(Point),
    Tuple(u8, u8),
    Unit,
}

#[test]
fn adjacent_tagging_puts_fields_inside_the_content() {
    // Newtype, Tuple, Unit, s.
    both_ways(&Adjacent::Newtype(Point { x: 2 }), "00 02");
    both_ways(&Adjacent::Tuple(1, 2), "01 01 02");
    both_ways(&Adjacent::Unit, "02");
    both_ways(&Adjacent::Struct { a: Some(1) }, "03 01 01");
    assert!(signature::<Adjacent>().ends_with(concat!(
        r#"{"object":[{"key":"c","optional":false,"value":{"object":[{"key":"a","optional":true,"value":"uint"}]}},"#,
        r#"{"key":"t","optional":false,"value":{"literal":"s"}}]}]}"#
    )));
    let error = shorn::decode::<Adjacent>(&hex("03 01")).unwrap_err();
    assert_eq!(error.to_string(), "unexpected_end at byte 2, in c.a: expected more input");
}

#[derive(Record, Debug, PartialEq)]
#[serde(untagged)]
enum Loose {
    Text(String),
    Number(u32),
}

#[derive(Record, Debug, PartialEq)]
#[serde(transparent)]
struct Transparent {
    inner: Loose,
}

#[test]
fn untagged_and_transparent() {
    both_ways(&Loose::Number(7), "00 07");
    both_ways(&Transparent { inner: Loose::Text("a".into()) }, "01 0161");
}

#[derive(Record, Debug, PartialEq)]
#[serde(rename_all = "UPPERCASE", tag = "T")]
#[record(rename_all = "lowercase", tag = "kind")]
enum Overridden {
    #[serde(rename = "x")]
    #[record(rename = "y")]
    One(u8),
    Two {
        #[serde(rename(serialize = "a", deserialize = "b"))]
        #[record(rename = "c")]
        field: u8,
        #[serde(with = "nowhere")]
        #[record(with = shorn::Text)]
        other: u8,
        #[serde(skip_serializing)]
        #[record(skip)]
        gone: u8,
    },
}

#[test]
fn attributes_of_ours_override_and_settle() {
    // Ours: tag "kind", content "value"; cases two, y. Two: c, other as text.
    both_ways(&Overridden::One(1), "01 01");
    both_ways(&Overridden::Two { field: 1, other: 2, gone: 0 }, "00 01 01 32");
    let signature = signature::<Overridden>();
    assert!(signature.starts_with(r#"{"on":"kind","cases":["two","y"],"#), "{signature}");
    assert!(signature.contains(r#"{"key":"value","optional":false,"value":"uint"}"#), "{signature}");
}

#[derive(Record, Debug, PartialEq)]
#[serde(tag = "type", rename = "point")]
struct Named {
    x: u8,
}

#[test]
fn a_tagged_struct_says_its_name() {
    both_ways(&Named { x: 1 }, "01");
    assert!(signature::<Named>().contains(r#"{"key":"type","optional":false,"value":{"literal":"point"}}"#));
}
