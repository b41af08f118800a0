//! Members in every order, and what stands for a member that does not come.

use crate::{both, streamed};
use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};
use serde_json::{Value, json};
use shorn::Stringifier;
use shorn::stringify::Nothing;
use std::cell::Cell;
use std::collections::BTreeMap;

/// Fields by their numbers; above ten, nothing.
struct Fields<'a>(&'a [usize]);

const NAMES: [&str; 6] = ["a", "b", "c", "d", "undeclared", "e"];

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut fields = s.serialize_struct("Fields", self.0.len())?;
        for at in self.0 {
            match at {
                0..=9 => fields.serialize_field(NAMES[*at], at)?,
                _ => fields.serialize_field(NAMES[at - 10], &Nothing)?,
            }
        }
        fields.end()
    }
}

/// Every order of some of the numbers below `n`.
fn orders(n: usize, order: &mut Vec<usize>, each: &mut dyn FnMut(&[usize])) {
    each(order);
    for at in 0..n {
        if !order.iter().any(|known| known % 10 == at) {
            for at in [at, at + 10] {
                order.push(at);
                orders(n, order, each);
                order.pop();
            }
        }
    }
}

#[test]
fn every_order() {
    let member = json!({ "type": "integer" });
    let default = json!({ "type": "integer", "default": 77 });
    let documents = [
        json!({ "a": member, "b": member, "c": member, "d": member }),
        json!({ "a": member, "b": default, "c": member, "d": default }),
        json!({ "d": default, "a": default, "x": member, "c": default }),
    ];
    for properties in documents {
        for additional in [json!(false), json!(true)] {
            let document = json!({ "type": "object", "properties": properties, "additionalProperties": additional });
            let stringifier = Stringifier::compile(&document).unwrap();
            let mut n = 0;
            orders(5, &mut Vec::new(), &mut |order| {
                n += 1;
                streamed(&stringifier, &Fields(order));
            });
            assert_eq!(n, 6_331);
        }
    }
}

#[test]
fn names_that_come_twice() {
    let stringifier = Stringifier::compile(&json!({
        "type": "object",
        "properties": { "a": { "type": "integer" }, "b": { "type": "integer", "default": 5 } },
        "additionalProperties": true
    }))
    .unwrap();
    for order in [[0, 1, 0, 2], [0, 10, 1, 11], [10, 0, 11, 1], [0, 1, 11, 10], [4, 4, 0, 4], [1, 1, 1, 1]] {
        assert!(both(&stringifier, &Fields(&order), &String::new).is_ok());
    }
}

#[test]
fn required_members() {
    let stringifier = Stringifier::compile(&json!({
        "type": "object",
        "properties": { "a": { "type": "integer" }, "b": { "type": "integer" } },
        "required": ["b"]
    }))
    .unwrap();
    assert_eq!(streamed(&stringifier, &Fields(&[0, 1])), r#"{"b":1,"a":0}"#);
    let error = stringifier.to_string(&Fields(&[0])).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("missing_required", "b".into()));
}

#[test]
fn what_is_dropped_is_not_asked() {
    struct Watched<'a>(&'a Cell<u32>);
    impl Serialize for Watched<'_> {
        fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
            self.0.set(self.0.get() + 1);
            s.serialize_unit()
        }
    }
    #[derive(Serialize)]
    struct Record<'a> {
        secret: Watched<'a>,
        name: &'static str,
    }
    let document = json!({ "type": "object", "properties": { "name": { "type": "string" } } });
    let asked = Cell::new(0);
    let record = Record { secret: Watched(&asked), name: "n" };
    assert_eq!(Stringifier::compile(&document).unwrap().to_string(&record).unwrap(), r#"{"name":"n"}"#);
    assert_eq!(asked.get(), 0);
}

/// Calls that serde forbids say the same both ways.
#[test]
fn names_without_values() {
    struct Odd(u8);
    impl Serialize for Odd {
        fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
            let mut map = s.serialize_map(None)?;
            match self.0 {
                0 => map.serialize_value(&1)?,
                1 => map.serialize_key("a")?,
                2 => map.serialize_key("undeclared")?,
                _ => {
                    map.serialize_key("a")?;
                    map.serialize_key("b")?;
                    map.serialize_value(&1)?;
                }
            }
            map.end()
        }
    }
    let document = json!({ "properties": { "a": { "type": "integer" }, "b": { "type": "integer" } } });
    for stringifier in [document, json!({})].map(|document| Stringifier::compile(&document).unwrap()) {
        for odd in 0..4 {
            let _ = both(&stringifier, &Odd(odd), &|| odd.to_string());
        }
    }
}

#[test]
fn a_panic_takes_nothing() {
    struct Panics;
    impl Serialize for Panics {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            panic!("as it happens");
        }
    }
    let mut out = b"before".to_vec();
    let stringifier = Stringifier::compile(&json!({})).unwrap();
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| stringifier.write(&[Panics], &mut out)));
    assert!(caught.is_err() && out.starts_with(b"before"));
}

#[test]
fn names_that_are_indices() {
    let plain = Stringifier::compile(&json!({})).unwrap();
    let shaped = Stringifier::compile(&json!({
        "properties": { "b": {}, "2": {} }, "additionalProperties": { "type": "integer" }
    }))
    .unwrap();
    let value = json!({ "z": 1, "10": 2, "b": 3, "9": 4, "01": 5, "2": 6, "4294967295": 7, "4294967294": 8 });
    assert_eq!(streamed(&plain, &value), r#"{"2":6,"9":4,"10":2,"4294967294":8,"z":1,"b":3,"01":5,"4294967295":7}"#);
    assert_eq!(streamed(&shaped, &value), r#"{"2":6,"b":3,"9":4,"10":2,"4294967294":8,"z":1,"01":5,"4294967295":7}"#);
    let map: BTreeMap<i32, bool> = (-2..12).map(|i| (i, i > 3)).collect();
    streamed(&plain, &map);
    streamed(&plain, &BTreeMap::from([(1.5.to_string(), [map.clone()]), ("7".into(), [map])]));
}

#[test]
fn nested_as_deep_as_it_goes() {
    let tree = Stringifier::compile(&json!({
        "type": "object",
        "properties": { "n": { "type": "integer" }, "in": { "type": "array", "items": { "$ref": "#" } } }
    }))
    .unwrap();
    let plain = Stringifier::compile(&json!({})).unwrap();
    #[derive(Serialize)]
    struct Newtype(Option<Box<Newtype>>);
    for depth in [1, 20, 80, 90, 250, 260, 340, 345, 1_000, 1_030] {
        let (mut value, mut newtype) = (json!({ "n": 0 }), Newtype(None));
        for n in 0..depth {
            value =
                Value::Object([("in".into(), Value::Array(vec![value])), ("n".into(), n.into())].into_iter().collect());
            newtype = Newtype(Some(newtype.into()));
        }
        // The least that both take is the definition's.
        let _ = both(&tree, &value, &|| depth.to_string());
        let _ = both(&plain, &value, &|| depth.to_string());
        let _ = both(&plain, &newtype, &|| depth.to_string());
        // Dropping what is nested deep is recursive.
        let mut left = value;
        while let Some(inner) = left.get_mut("in").map(|list| list[0].take()) {
            left = inner;
        }
        drop::<Value>(left);
    }
}
