//! Type parameters, lifetimes, constants, bounds.

use super::check::{both_ways, hex, refuses_parts, signature, writes};
use shorn::{Decode, Describe, Encode, Record};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;

#[derive(Record, Debug, PartialEq)]
struct Page<T, const N: usize> {
    items: Vec<T>,
    next: Option<T>,
    window: [u8; N],
}

#[test]
fn one_shape_for_each_choice_of_parameters() {
    both_ways(&Page { items: vec![1u8], next: None, window: [7, 8] }, "00 01 01 07 08");
    both_ways(&Page { items: vec!["a".to_owned()], next: Some("b".to_owned()), window: [] }, "01 01 0161 0162");
    assert_eq!(
        signature::<Page<bool, 2>>(),
        concat!(
            r#"{"object":[{"key":"items","optional":false,"value":{"array":"boolean"}},{"key":"next","optional":true,"value":"boolean"},"#,
            r#"{"key":"window","optional":false,"value":{"array":"uint","length":2}}]}"#
        )
    );
}

#[derive(Record, Debug, PartialEq)]
struct Borrowed<'a, 'b: 'a> {
    text: &'a str,
    maybe: Option<&'b str>,
    either: Cow<'a, str>,
    map: HashMap<&'a str, u8>,
}

#[test]
fn borrowed_parts_lie_in_the_input() {
    let bytes = hex("01 0161 01 0162 05 0163 0164");
    // Fields: either, map, maybe, text.
    let bytes_of = |range: std::ops::Range<*const u8>, part: &str| range.contains(&part.as_ptr());
    let value: Borrowed<'_, '_> = shorn::decode(&bytes).unwrap();
    assert_eq!(value, Borrowed { text: "d", maybe: Some("c"), either: "a".into(), map: HashMap::from([("b", 5)]) });
    assert!(bytes_of(bytes.as_ptr_range(), value.text) && bytes_of(bytes.as_ptr_range(), value.maybe.unwrap()));
    assert!(matches!(value.either, Cow::Borrowed(_)));
    writes(&value, "01 0161 01 0162 05 0163 0164");
    refuses_parts::<Borrowed<'_, '_>>(&bytes);
}

#[derive(Record, Debug, PartialEq)]
struct Named<'de> {
    text: &'de str,
}

#[test]
fn the_lifetime_of_the_input_may_be_taken() {
    assert_eq!(shorn::decode::<Named<'_>>(&[1, b'a']).unwrap(), Named { text: "a" });
}

trait Kind {
    type Value;
}

#[derive(Debug, PartialEq)]
struct Small;

impl Kind for Small {
    type Value = u8;
}

#[derive(Record, Debug, PartialEq)]
#[record(bound(describe = "K::Value: Describe", encode = "K::Value: Encode", decode = "K::Value: Decode<'de>"))]
struct Associated<K: Kind> {
    value: K::Value,
    #[record(skip)]
    kind: PhantomData<K>,
}

#[test]
fn bounds_of_the_users() {
    both_ways(&Associated::<Small> { value: 5, kind: PhantomData }, "05");
}

#[derive(Record, Debug, PartialEq)]
#[record(bound = "")]
struct Marked<T> {
    n: u8,
    #[record(skip)]
    marker: PhantomData<T>,
}

#[test]
fn no_bounds_at_all() {
    both_ways(&Marked::<std::time::Instant> { n: 1, marker: PhantomData }, "01");
}

#[derive(Record, Debug, PartialEq)]
enum Either<L, R>
where
    L: Clone,
    R: Debug,
{
    Left(L),
    Right { right: Option<R> },
}

#[test]
fn enums_with_parameters_and_where_clauses() {
    both_ways(&Either::<u8, String>::Left(1), "00 01");
    both_ways(&Either::<u8, String>::Right { right: Some("a".into()) }, "01 01 0161");
    both_ways(&Either::<Vec<u8>, u8>::Left(vec![]), "00 00");
}

#[derive(Record, Debug, PartialEq)]
#[record(untagged)]
enum OneOf<A, B> {
    A(A),
    B(B),
}

#[test]
fn branches_of_parameters_are_told_by_the_compiler() {
    // number before string, whichever is declared first.
    both_ways(&OneOf::<String, u8>::A("a".into()), "01 0161");
    both_ways(&OneOf::<String, u8>::B(7), "00 07");
    both_ways(&OneOf::<u8, String>::A(7), "00 07");
}

#[derive(Record, Debug, PartialEq)]
struct Wrapper<T = u8>(T);

#[test]
fn parameters_with_defaults() {
    let wrapper: Wrapper = Wrapper(7);
    both_ways(&wrapper, "07");
    both_ways(&Wrapper(Some("a".to_owned())), "01 0161");
}

#[test]
fn a_macro_may_supply_the_types() {
    macro_rules! record {
        ($name:ident, $($field:ident: $type:ty),*) => {
            #[derive(Record, Debug, PartialEq)]
            struct $name { $($field: $type),* }
        };
    }
    record!(Made, b: Option<u8>, a: String);
    both_ways(&Made { b: Some(1), a: "x".into() }, "01 0178 01");
}

#[test]
fn names_of_the_prelude_may_be_taken() {
    mod taken {
        #[expect(dead_code)]
        struct Result;
        #[expect(dead_code)]
        struct Vec;
        #[derive(shorn::Record, Debug, PartialEq)]
        pub(super) struct Plain {
            pub(super) a: ::std::string::String,
            pub(super) b: ::core::option::Option<u8>,
        }
    }
    both_ways(&taken::Plain { a: "a".into(), b: None }, "00 0161");
}
