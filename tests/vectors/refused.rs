//! Values that a Rust type can hold and the wire cannot: the refusals that types leave over. Kinds
//! and paths are those of the vectors, where they have the value.

use super::prelude::{BTreeMap, Json, Record};
use shorn::{Encode, EncodeError};
use shorn_oracle::vectors::{self, EncodeErrorRow};
use shorn_oracle::{Value, on_big_stack};

/// The rows of a case whose values are refused.
fn rows(family: &str, id: &str) -> Vec<EncodeErrorRow> {
    let found = vectors::load(family).into_iter().find(|case| case.id == id);
    found.unwrap_or_else(|| panic!("no {family}/{id}")).encode_errors
}

fn refused<T: Encode + ?Sized>(row: &EncodeErrorRow, value: &T) {
    let error: EncodeError = shorn::encode(value).expect_err(&row.kind);
    assert_eq!(error.code(), row.kind);
    let path = error.path().map(ToString::to_string);
    assert!(row.accepts(path.as_deref()), "{path:?} is not {:?}", row.path);
    // Nothing is left of what was written before.
    let mut out = vec![1, 2];
    assert_eq!(shorn::encode_into(value, &mut out).map_err(|error| error.code()), Err(error.code()));
    assert_eq!(out, [1, 2]);
}

#[test]
fn literals_of_another_value() {
    #[derive(Record)]
    struct Invoice(#[record(literal = "invoice")] String);
    #[derive(Record)]
    struct Zero(#[record(literal = 0)] f64);
    #[derive(Record)]
    struct True(#[record(literal = true)] bool);
    #[derive(Record)]
    struct Switch {
        #[record(literal = "on")]
        flag: Option<String>,
        level: Option<Level>,
    }
    #[derive(Record)]
    enum Level {
        #[record(literal = 1)]
        Low,
        #[record(literal = 2)]
        High,
    }
    #[derive(Record)]
    struct Yes(#[record(literal = "y")] String);
    #[derive(Record)]
    struct Open {
        a: u64,
        #[record(flatten)]
        features: BTreeMap<String, True>,
    }

    for row in rows("enums-literals", "literal-string") {
        if let Value::String(text) = row.value.value() {
            refused(&row, &Invoice(text));
        }
    }
    for row in rows("enums-literals", "literal-zero") {
        if let Value::Number(number) = row.value.value() {
            refused(&row, &Zero(number));
        }
    }
    refused(&rows("enums-literals", "literal-true")[0], &True(false));
    let switch = Switch { flag: Some("off".to_owned()), level: None };
    refused(&rows("enums-literals", "enum-object-optional-literal")[0], &switch);
    for level in [Level::Low, Level::High] {
        assert!(shorn::encode(&Switch { flag: Some("on".to_owned()), level: Some(level) }).is_ok());
    }
    let no = Yes("n".to_owned());
    refused(&rows("records-open-objects", "record-of-literal")[0], &BTreeMap::from([("a".to_owned(), no)]));
    let open = Open { a: 1, features: BTreeMap::from([("feature".to_owned(), True(false))]) };
    let row = rows("records-open-objects", "open-literal-tail");
    refused(row.iter().find(|row| row.kind == "literal_mismatch").expect("a row"), &open);
}

#[test]
fn extras_that_repeat_a_field() {
    #[derive(Record)]
    struct Open {
        a: Option<bool>,
        #[record(flatten)]
        extras: BTreeMap<String, bool>,
    }
    for a in [None, Some(true)] {
        let open = Open { a, extras: BTreeMap::from([("a".to_owned(), true)]) };
        assert_eq!(shorn::encode(&open).expect_err("a field").code(), "extra_repeats_field");
        let open = Open { a, extras: BTreeMap::from([("b".to_owned(), true)]) };
        assert!(shorn::encode(&open).is_ok());
    }
}

#[test]
fn dynamic_values_too_deep() {
    #[derive(Record)]
    struct Meta {
        meta: Json,
    }
    on_big_stack(|| {
        let json = |row: &EncodeErrorRow| row.value.json.clone();
        for row in rows("dynamic", "any-nested-depth") {
            refused(&row, &json(&row));
        }
        for row in rows("dynamic", "any-depth-inside-object") {
            refused(&row, &Meta { meta: json(&row)["meta"].clone() });
        }
    });
}

#[test]
fn recursion_too_deep() {
    #[derive(Record)]
    struct List {
        v: u64,
        #[record(nullable)]
        next: Option<Box<List>>,
    }
    #[derive(Record)]
    struct A {
        #[record(nullable)]
        b: Option<Box<B>>,
    }
    #[derive(Record)]
    struct B {
        #[record(nullable)]
        a: Option<Box<A>>,
    }
    let list =
        |length| (0..length).fold(None, |next, _| Some(Box::new(List { v: 1, next }))).expect("a list of one at least");
    let row = rows("recursion", "list-root-hash").into_iter().find(|row| row.kind == "recursion_depth");
    let row = row.expect("a row");
    refused(&row, &list(257));
    assert!(shorn::encode(&list(256)).is_ok());

    let chain = |length| (1..length).fold(A { b: None }, |a, _| A { b: Some(Box::new(B { a: Some(Box::new(a)) })) });
    let row = rows("recursion", "mutual-depth-counts-per-definition");
    refused(row.iter().find(|row| row.kind == "recursion_depth").expect("a row"), &chain(257));
    assert!(shorn::encode(&chain(256)).is_ok());
}
