//! Objects, tuples and fields, by hand: which members stand where, and under which names.

use crate::{json, refused};
use serde_json::Value;
use shorn::{Adapter, Each, Encode, Record, Text};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::net::Ipv4Addr;
use std::num::NonZeroU8;
use std::rc::Rc;

#[derive(Record, Default, Clone)]
struct Person {
    name: String,
    nickname: Option<String>,
    #[record(nullable)]
    boss: Option<u32>,
    cat: Option<Option<bool>>,
    age: u32,
}

#[test]
fn required_members_come_before_optional_ones() {
    let none = Person { name: "Grace".into(), age: 45, ..Person::default() };
    assert_eq!(json(&none), r#"{"age":45,"boss":null,"name":"Grace"}"#);
    let all = Person { nickname: Some("Amazing".into()), boss: Some(1), cat: Some(None), ..none.clone() };
    assert_eq!(json(&all), r#"{"age":45,"boss":1,"name":"Grace","cat":null,"nickname":"Amazing"}"#);
    assert_eq!(json(&Person { cat: Some(Some(true)), ..none }), r#"{"age":45,"boss":null,"name":"Grace","cat":true}"#);
}

#[derive(Record, Default)]
struct AllOptional {
    b: Option<u8>,
    a: Option<u8>,
}

#[derive(Record)]
struct Empty {}

#[derive(Record)]
struct Unit;

#[derive(Record)]
struct NoElements();

#[test]
fn objects_without_required_members() {
    assert_eq!(json(&AllOptional::default()), "{}");
    assert_eq!(json(&AllOptional { b: Some(1), a: None }), r#"{"b":1}"#);
    assert_eq!(json(&AllOptional { b: Some(1), a: Some(2) }), r#"{"a":2,"b":1}"#);
    assert_eq!((json(&Empty {}), json(&Unit), json(&NoElements())), ("{}".into(), "null".into(), "[]".into()));
    let list = [AllOptional::default(), AllOptional { b: None, a: Some(1) }];
    assert_eq!(json(&list[..]), r#"[{},{"a":1}]"#);
}

#[derive(Record)]
struct Names {
    #[record(rename = "a\"\\\u{1}\n")]
    escaped: u8,
    #[record(rename = "été")]
    summer: u8,
    #[record(rename = "\u{FF5E}")]
    tilde: u8,
    #[record(rename = "\u{1F680}")]
    rocket: u8,
    #[record(rename = "10")]
    ten: u8,
    #[record(rename = "9")]
    nine: u8,
    #[record(rename = "01")]
    no_index: u8,
    #[record(rename = "4294967294")]
    last_index: u8,
    #[record(rename = "4294967295")]
    beyond: u8,
    #[record(rename = "")]
    nothing: u8,
    #[record(rename = "0")]
    zero: Option<u8>,
    #[record(rename = "__proto__")]
    proto: Option<u8>,
    #[record(rename = "\u{7f}\u{2028}")]
    not_escaped: Option<u8>,
}

#[test]
fn names_are_escaped_and_array_indices_come_first() {
    let names = Names {
        escaped: 1,
        summer: 2,
        tilde: 3,
        rocket: 4,
        ten: 5,
        nine: 6,
        no_index: 7,
        last_index: 8,
        beyond: 9,
        nothing: 10,
        zero: Some(11),
        proto: Some(12),
        not_escaped: Some(13),
    };
    let expected = "{\"9\":6,\"10\":5,\"4294967294\":8,\"\":10,\"01\":7,\"4294967295\":9,\"a\\\"\\\\\\u0001\\n\":1,\
        \"été\":2,\"\u{1F680}\":4,\"\u{FF5E}\":3,\"0\":11,\"__proto__\":12,\"\u{7f}\u{2028}\":13}";
    assert_eq!(json(&names), expected);
}

/// Whole millimetres.
struct Millimetres;

impl Adapter<f64> for Millimetres {
    type Wire<'a> = u32;

    fn to_wire(metres: &f64) -> Result<u32, Cow<'static, str>> {
        let mm = (metres * 1000.0).round();
        if mm >= 0.0 { Ok(mm as u32) } else { Err("not a length".into()) }
    }

    fn from_wire(mm: u32) -> Result<f64, Cow<'static, str>> {
        Ok(f64::from(mm) / 1000.0)
    }
}

#[derive(Record)]
struct Forms {
    #[record(literal = "v\"2")]
    version: String,
    #[record(literal = 3)]
    major: (),
    #[record(literal = -0.0)]
    nothing: f64,
    #[record(with = Text)]
    from: Ipv4Addr,
    #[record(with = Each<Text>)]
    doors: Vec<NonZeroU8>,
    #[record(nullable, with = Millimetres)]
    length: Option<f64>,
    #[record(default = five)]
    priority: u8,
    #[record(default, skip_if = Vec::is_empty)]
    tags: Vec<String>,
    #[record(bytes)]
    body: Vec<u8>,
    #[record(bytes)]
    hash: Option<[u8; 2]>,
    #[record(float32)]
    ratio: f32,
    #[record(skip)]
    _never: Option<std::time::Instant>,
}

fn five() -> u8 {
    5
}

fn forms() -> Forms {
    Forms {
        version: "v\"2".into(),
        major: (),
        nothing: -0.0,
        from: [10, 0, 0, 1].into(),
        doors: vec![NonZeroU8::MIN, NonZeroU8::MAX],
        length: Some(0.3),
        priority: 5,
        tags: vec![],
        body: vec![0, 9, 10, 255],
        hash: None,
        ratio: 0.1,
        _never: None,
    }
}

#[test]
fn forms_of_fields() {
    let required = r#"{"body":[0,9,10,255],"doors":["1","255"],"from":"10.0.0.1","length":300,"major":3,"nothing":0,"ratio":0.10000000149011612,"version":"v\"2""#;
    assert_eq!(shorn::to_json(&forms()).unwrap(), format!("{required},\"priority\":5}}"));
    let more = Forms { tags: vec!["a".into()], hash: Some([1, 2]), length: None, ..forms() };
    let required = required.replace("300", "null");
    assert_eq!(shorn::to_json(&more).unwrap(), format!("{required},\"hash\":[1,2],\"priority\":5,\"tags\":[\"a\"]}}"));
    assert_eq!(refused(&Forms { length: Some(f64::NAN), ..forms() }), ("invalid_value", "length".into()));
    assert_eq!(refused(&Forms { version: "v1".into(), ..forms() }), ("literal_mismatch", "version".into()));
    assert_eq!(refused(&Forms { ratio: f32::NAN, ..forms() }), ("invalid_value", "ratio".into()));
}

#[derive(Record)]
struct Open<M: shorn::derived::Extras> {
    host: String,
    port: Option<u16>,
    #[record(flatten)]
    rest: M,
}

#[test]
fn extras_come_last() {
    let open = |port, rest: &[(&str, f64)]| Open {
        host: "h".into(),
        port,
        rest: rest.iter().map(|(key, value)| (String::from(*key), *value)).collect::<BTreeMap<_, _>>(),
    };
    assert_eq!(json(&open(None, &[])), r#"{"host":"h"}"#);
    assert_eq!(json(&open(Some(1), &[("a", 1.0)])), r#"{"host":"h","port":1,"a":1}"#);
    let mixed = [("\u{FF5E}", 1.0), ("\u{1F680}", 2.0), ("10", 3.0), ("9", 4.0), ("", 5.5)];
    assert_eq!(json(&open(None, &mixed)), "{\"host\":\"h\",\"9\":4,\"10\":3,\"\":5.5,\"\u{1F680}\":2,\"\u{FF5E}\":1}");
    assert_eq!(refused(&open(None, &[("b", f64::NAN)])), ("invalid_value", "b".into()));
    assert_eq!(refused(&open(None, &[("port", 1.0)])), ("extra_repeats_field", String::new()));
    let hashed = Open { host: "h".into(), port: None, rest: HashMap::from([("z", 1u8), ("y", 2), ("7", 3)]) };
    assert_eq!(json(&hashed), r#"{"host":"h","7":3,"y":2,"z":1}"#);
}

/// Only extras.
#[derive(Record)]
struct Bag {
    #[record(flatten)]
    all: BTreeMap<String, Value>,
}

#[test]
fn extras_alone() {
    let bag = |text: &str| Bag { all: serde_json::from_str(text).unwrap() };
    assert_eq!(json(&bag("{}")), "{}");
    assert_eq!(json(&bag(r#"{ "b": { "2": 1, "1": [] }, "a": null }"#)), r#"{"a":null,"b":{"1":[],"2":1}}"#);
}

#[derive(Record)]
struct Row(String, Option<bool>, #[record(rest)] Vec<f64>);

#[derive(Record)]
struct Pair(u8, #[record(literal = "x")] (), #[record(skip)] u8, i8);

#[derive(Record)]
struct Meters(f64);

#[derive(Record)]
#[record(transparent)]
struct Wrapped {
    inner: Vec<Meters>,
}

#[derive(Record)]
struct Blob(#[record(bytes)] Vec<u8>);

#[test]
fn tuples_and_newtypes() {
    assert_eq!(json(&Row("q".into(), None, vec![])), r#"["q",null]"#);
    assert_eq!(json(&Row("q".into(), Some(true), vec![0.5, 2.0])), r#"["q",true,0.5,2]"#);
    assert_eq!(refused(&Row("q".into(), None, vec![1.0, f64::NAN])), ("invalid_value", "[3]".into()));
    assert_eq!(json(&Pair(1, (), 9, -1)), r#"[1,"x",-1]"#);
    assert_eq!(json(&Wrapped { inner: vec![Meters(1.5), Meters(2.0)] }), "[1.5,2]");
    assert_eq!(refused(&Wrapped { inner: vec![Meters(1.5), Meters(f64::NAN)] }), ("invalid_value", "[1]".into()));
    assert_eq!(shorn::to_json(&[Blob(vec![]), Blob(vec![1, 255])]).unwrap(), "[[],[1,255]]");
}

#[derive(Record)]
struct Generic<'a, T, const N: usize> {
    list: [T; N],
    text: Cow<'a, str>,
    shared: Rc<T>,
    bytes: &'a [u8],
}

#[derive(Record)]
#[record(encode_only)]
struct View<'a> {
    lines: &'a [&'a str],
    people: &'a mut Vec<Person>,
}

#[derive(Record)]
#[record(tag = "kind", rename = "tagged")]
struct Tagged {
    z: u8,
    a: u8,
}

#[derive(Record)]
#[record(safe_integers)]
struct Safe {
    n: u64,
    deep: Vec<i128>,
}

#[test]
fn parameters_views_tags_and_safe_integers() {
    let generic = Generic { list: [1u8, 2], text: "t".into(), shared: Rc::new(3), bytes: &[1, 2] };
    assert_eq!(shorn::to_json(&generic).unwrap(), r#"{"bytes":[1,2],"list":[1,2],"shared":3,"text":"t"}"#);
    let view = View { lines: &["a", "b\n"], people: &mut vec![] };
    assert_eq!(json(&view), r#"{"lines":["a","b\n"],"people":[]}"#);
    assert_eq!(json(&Tagged { z: 1, a: 2 }), r#"{"a":2,"kind":"tagged","z":1}"#);
    let most = shorn::MAX_SAFE_INTEGER;
    assert_eq!(json(&Safe { n: most, deep: vec![-i128::from(most)] }), format!(r#"{{"deep":[-{most}],"n":{most}}}"#));
    assert_eq!(refused(&Safe { n: most + 1, deep: vec![] }), ("unsafe_integer", "n".into()));
    assert_eq!(refused(&Safe { n: 1, deep: vec![1, i128::MIN] }), ("unsafe_integer", "deep[1]".into()));
    assert_eq!(
        shorn::to_json(&(u64::MAX, Safe { n: 1, deep: vec![] }, i64::MIN)).unwrap(),
        format!(r#"[{},{{"deep":[],"n":1}},{}]"#, u64::MAX, i64::MIN)
    );
}

/// Whatever can be encoded can be written, also where only the bound says so.
#[test]
fn one_bound_for_both() {
    fn both<T: Encode + ?Sized>(value: &T) -> (usize, String) {
        (shorn::encode(value).unwrap().len(), shorn::to_json(value).unwrap())
    }
    assert_eq!(both("a"), (2, "\"a\"".into()));
    assert_eq!(both(&[Person::default()][..]), (5, r#"[{"age":0,"boss":null,"name":""}]"#.into()));
}
