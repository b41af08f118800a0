//! Where rules are broken is told in the names of the wire: each place is written by hand, and is the
//! one that the encoder itself reports of the same value, for an integer that is not safe.

use garde::Validate;
use shorn::{Codec, Encode, EncodeErrorKind, Limits, Record};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt::Debug;

/// Breaks the rule `range(max = 9)`, and is no safe integer.
const BAD: u64 = u64::MAX;

/// The paths of all issues, in order.
#[track_caller]
fn issues<T: Record + Encode + Validate<Context = ()>>(value: &T) -> Vec<String> {
    let error = Codec::new().validated().encode(value).expect_err("a broken rule");
    assert_eq!(error.kind(), EncodeErrorKind::Validation);
    let paths = error.issues().iter().map(|issue| issue.path().map(ToString::to_string).unwrap_or_default());
    paths.collect()
}

/// The one broken rule of `value` is at `path`, and so is the unsafe integer.
#[track_caller]
fn at<T: Record + Encode + Validate<Context = ()>>(path: &str, value: &T) {
    assert_eq!(issues(value), [path]);
    let unsafe_integer = Codec::new().limits(Limits::new().safe_integers(true)).encode(value).expect_err("unsafe");
    assert_eq!(unsafe_integer.path().map(ToString::to_string).unwrap_or_default(), path);
}

#[derive(Record, Validate, Debug, Default, Clone)]
#[record(rename_all = "camelCase")]
struct Inner {
    #[garde(range(max = 9))]
    is_small: u64,
    #[garde(range(max = 9))]
    #[record(rename = "other name")]
    named: u64,
    #[garde(range(max = 9))]
    r#type: u64,
    #[garde(range(max = 9))]
    optional: Option<u64>,
    #[garde(range(max = 9))]
    #[record(default)]
    defaulted: u64,
}

fn bad() -> Inner {
    Inner { is_small: BAD, ..Inner::default() }
}

#[test]
fn names() {
    at("isSmall", &bad());
    at("other name", &Inner { named: BAD, ..Inner::default() });
    at("type", &Inner { r#type: BAD, ..Inner::default() });
    at("optional", &Inner { optional: Some(BAD), ..Inner::default() });
    at("defaulted", &Inner { defaulted: BAD, ..Inner::default() });
}

#[derive(Record, Validate, Debug, Default)]
#[record(rename_all = "SCREAMING_SNAKE_CASE")]
#[garde(allow_unvalidated)]
struct Outer {
    #[garde(dive)]
    one: Inner,
    #[garde(dive)]
    list: Vec<Inner>,
    #[garde(dive)]
    optional: Option<Box<Inner>>,
    #[garde(dive)]
    by_name: BTreeMap<String, Inner>,
    #[garde(dive)]
    by_number: HashMap<usize, Vec<Inner>>,
    #[garde(dive)]
    pair: (Inner, Inner),
    #[garde(dive)]
    array: [Inner; 2],
    #[garde(inner(inner(range(max = 9))))]
    lists: Vec<Vec<u64>>,
    #[garde(inner(inner(range(max = 9))))]
    option_of_list: Option<Vec<u64>>,
    unvalidated: u64,
}

#[test]
fn nested_values() {
    let outer = Outer::default;
    let list = || vec![Inner::default(), bad()];
    at("ONE.isSmall", &Outer { one: bad(), ..outer() });
    at("LIST[1].isSmall", &Outer { list: list(), ..outer() });
    at("OPTIONAL.isSmall", &Outer { optional: Some(bad().into()), ..outer() });
    at("BY_NAME.a.isSmall", &Outer { by_name: [("a".into(), bad())].into(), ..outer() });
    at("BY_NUMBER.7[1].isSmall", &Outer { by_number: [(7, list())].into(), ..outer() });
    at("PAIR[1].isSmall", &Outer { pair: (Inner::default(), bad()), ..outer() });
    at("ARRAY[0].isSmall", &Outer { array: [bad(), Inner::default()], ..outer() });
    at("LISTS[1][0]", &Outer { lists: vec![vec![1], vec![BAD]], ..outer() });
    at("OPTION_OF_LIST[1]", &Outer { option_of_list: Some(vec![1, BAD]), ..outer() });
}

#[test]
fn several_places_of_one_value() {
    let outer = Outer {
        one: Inner { is_small: 10, r#type: 11, ..Inner::default() },
        list: vec![Inner { named: 12, ..Inner::default() }; 2],
        unvalidated: 13,
        ..Outer::default()
    };
    let mut found = issues(&outer);
    found.sort();
    assert_eq!(found, ["LIST[0].other name", "LIST[1].other name", "ONE.isSmall", "ONE.type"]);
}

#[derive(Record, Validate, Debug)]
struct Row(#[garde(skip)] bool, #[garde(range(max = 9))] u64, #[garde(dive)] Inner);

#[derive(Record, Validate, Debug)]
struct Gapped(
    #[garde(range(max = 9))] u64,
    #[garde(skip)]
    #[record(skip)]
    u64,
    #[garde(range(max = 9))] u64,
);

#[derive(Record, Validate, Debug)]
struct Rest(
    #[garde(skip)] bool,
    #[garde(skip)] bool,
    #[garde(inner(range(max = 9)))]
    #[record(rest)]
    Vec<u64>,
);

#[derive(Record, Validate, Debug)]
struct RestOfInner(
    #[garde(skip)] bool,
    #[garde(length(max = 2), dive)]
    #[record(rest)]
    VecDeque<Inner>,
);

#[test]
fn tuples() {
    at("[1]", &Row(true, BAD, Inner::default()));
    at("[2].isSmall", &Row(true, 0, bad()));
    at("[0]", &Gapped(BAD, 0, 0));
    // What is left out has no position.
    at("[1]", &Gapped(0, 0, BAD));
    at("[3]", &Rest(true, true, vec![0, BAD]));
    at("[2].isSmall", &RestOfInner(true, [Inner::default(), bad()].into()));
    // How many there are is said of the whole.
    assert_eq!(issues(&RestOfInner(true, vec![Inner::default(); 3].into())), [""]);
}

#[derive(Record, Validate, Debug)]
struct Newtype(#[garde(range(max = 9))] u64);

#[derive(Record, Validate, Debug)]
struct NewtypeOfInner(#[garde(dive)] Inner);

#[derive(Record, Validate, Debug)]
#[record(transparent)]
struct Transparent {
    #[garde(dive)]
    inner: Vec<Newtype>,
}

#[derive(Record, Validate, Debug)]
#[garde(transparent)]
struct TransparentToBoth(#[garde(range(max = 9))] u64);

#[derive(Record, Validate, Debug)]
#[garde(transparent)]
struct TransparentToRules {
    #[garde(dive)]
    only_field: Inner,
    #[garde(skip)]
    other: bool,
}

#[derive(Record, Validate, Debug)]
#[garde(transparent)]
struct NumberTransparentToRules {
    #[garde(range(max = 9))]
    only: u64,
}

#[derive(Record, Validate, Debug)]
#[garde(transparent)]
struct SecondTransparentToRules(#[garde(skip)] bool, #[garde(range(max = 9))] u64);

#[derive(Record, Validate, Debug)]
struct Holder {
    #[garde(dive)]
    newtype: Newtype,
    #[garde(dive)]
    both: Vec<TransparentToBoth>,
    #[garde(dive)]
    of_inner: NewtypeOfInner,
}

#[test]
fn newtypes() {
    at("", &Newtype(BAD));
    at("isSmall", &NewtypeOfInner(bad()));
    at("[1]", &Transparent { inner: vec![Newtype(0), Newtype(BAD)] });
    at("", &TransparentToBoth(BAD));
    at("only_field.isSmall", &TransparentToRules { only_field: bad(), other: true });
    // The validator names no field here, and errors do.
    at("only", &NumberTransparentToRules { only: BAD });
    at("[1]", &SecondTransparentToRules(true, BAD));
    at("[0].only", &vec![NumberTransparentToRules { only: BAD }]);
    let holder = || Holder { newtype: Newtype(0), both: vec![], of_inner: NewtypeOfInner(Inner::default()) };
    at("newtype", &Holder { newtype: Newtype(BAD), ..holder() });
    at("both[0]", &Holder { both: vec![TransparentToBoth(BAD)], ..holder() });
    at("of_inner.isSmall", &Holder { of_inner: NewtypeOfInner(bad()), ..holder() });
}

#[derive(Record, Validate, Debug)]
#[record(tag = "kind", content = "data", rename_all_fields = "camelCase")]
enum Tagged {
    Beside {
        #[garde(range(max = 9))]
        is_small: u64,
    },
    Under(#[garde(range(max = 9))] u64),
    UnderInner(#[garde(dive)] Inner),
    Pair(#[garde(skip)] bool, #[garde(range(max = 9))] u64),
    Flat(
        #[garde(dive)]
        #[record(flatten)]
        Inner,
    ),
    Nothing,
    #[record(skip)]
    #[allow(dead_code, reason = "it is never on the wire")]
    Skipped(#[garde(skip)] u64),
}

/// All under the content key.
#[derive(Record, Validate, Debug)]
#[serde(tag = "kind", content = "data")]
enum Adjacent {
    Named {
        #[garde(range(max = 9))]
        is_small: u64,
    },
    One(#[garde(inner(range(max = 9)))] Vec<u64>),
}

/// All beside the tag.
#[derive(Record, Validate, Debug)]
#[serde(tag = "kind")]
enum Internal {
    Named {
        #[garde(range(max = 9))]
        is_small: u64,
    },
    One(#[garde(dive)] Inner),
}

#[derive(Record, Validate, Debug)]
#[record(untagged)]
enum Untagged {
    Number(#[garde(range(max = 9))] u64),
    List(#[garde(dive)] Vec<Inner>),
    Object {
        #[garde(range(max = 9))]
        #[record(rename = "isSmall")]
        field: u64,
    },
}

#[derive(Record, Validate, Debug)]
struct OfEnums {
    #[garde(dive)]
    tagged: Vec<Tagged>,
    #[garde(dive)]
    #[record(nullable)]
    untagged: Option<Untagged>,
}

#[test]
fn enums() {
    at("isSmall", &Tagged::Beside { is_small: BAD });
    at("data", &Tagged::Under(BAD));
    at("data.isSmall", &Tagged::UnderInner(bad()));
    at("data[1]", &Tagged::Pair(true, BAD));
    at("isSmall", &Tagged::Flat(bad()));
    at("data.is_small", &Adjacent::Named { is_small: BAD });
    at("data[1]", &Adjacent::One(vec![0, BAD]));
    at("is_small", &Internal::Named { is_small: BAD });
    at("isSmall", &Internal::One(bad()));
    at("", &Untagged::Number(BAD));
    at("[0].isSmall", &Untagged::List(vec![bad()]));
    at("isSmall", &Untagged::Object { field: BAD });
    at("tagged[1].data[1]", &OfEnums { tagged: vec![Tagged::Nothing, Tagged::Pair(true, BAD)], untagged: None });
    at("untagged.isSmall", &OfEnums { tagged: vec![], untagged: Some(Untagged::Object { field: BAD }) });
}

#[derive(Record, Validate, Debug)]
struct Open {
    #[garde(skip)]
    declared: bool,
    #[garde(dive)]
    #[record(flatten)]
    others: BTreeMap<String, Inner>,
}

#[test]
fn undeclared_keys() {
    at("some.isSmall", &Open { declared: true, others: [("some".into(), bad())].into() });
}

#[derive(Record, Validate, Debug)]
struct Forms {
    #[garde(range(max = 9))]
    #[record(rename = "text", with = shorn::Text)]
    converted: u64,
    #[garde(length(max = 1), inner(range(max = 9)))]
    #[record(rename = "raw", bytes)]
    bytes: Vec<u8>,
    #[garde(range(max = 9))]
    #[record(rename = "left out", skip)]
    skipped: u64,
    #[garde(length(max = 1))]
    #[record(rename = "version", literal = "v1")]
    literal: String,
}

#[test]
fn forms() {
    let forms = Forms { converted: 10, bytes: vec![0, 10], skipped: 10, literal: "v1".into() };
    let mut found = issues(&forms);
    found.sort();
    // What is not on the wire has no name there, and keeps that of Rust.
    assert_eq!(found, ["raw", "raw[1]", "skipped", "text", "version"]);
}

#[derive(Record, Validate, Debug)]
struct Generic<'a, T: Validate<Context = ()>, const N: usize> {
    #[garde(dive)]
    #[record(rename = "theValue")]
    value: T,
    #[garde(dive)]
    array: [Newtype; N],
    #[garde(length(max = 1))]
    #[record(rename = "theText")]
    text: &'a str,
}

#[test]
fn parameters() {
    let generic = Generic { value: bad(), array: [Newtype(0), Newtype(10)], text: "ab" };
    let mut found = issues(&generic);
    found.sort();
    assert_eq!(found, ["array[1]", "theText", "theValue.isSmall"]);
}

#[derive(Record, Validate, Debug)]
#[record(rename_all = "UPPERCASE")]
struct Tree {
    #[garde(range(max = 9))]
    weight: u64,
    #[garde(dive)]
    branches: Vec<Tree>,
}

#[test]
fn recursive_types() {
    let leaf = |weight| Tree { weight, branches: vec![] };
    at(
        "BRANCHES[1].BRANCHES[0].WEIGHT",
        &Tree { weight: 0, branches: vec![leaf(1), Tree { weight: 2, branches: vec![leaf(BAD)] }] },
    );
}

/// Numbers that are none are looked for where a range stands and nowhere else.
#[derive(Record, Validate, Debug, Clone)]
struct Numbers {
    #[garde(range(min = 0.0))]
    #[record(rename = "R")]
    ranged: f64,
    #[garde(inner(inner(range(max = 9.0))))]
    #[record(rename = "L")]
    lists: Vec<Option<f32>>,
    #[garde(range(min = 0.0))]
    #[record(float32, rename = "S")]
    single: f32,
    #[garde(range(min = 0.0))]
    #[record(with = shorn::Text, rename = "T")]
    text: f64,
    #[garde(inner(range(min = 0.0)))]
    #[record(with = Doubled, rename = "W")]
    doubled: Vec<f64>,
    #[garde(if(cond = self.ranged > 1.0, range(min = 0.0)))]
    conditional: f64,
    #[garde(custom(any))]
    free: f64,
    #[garde(skip)]
    skipped: f64,
}

/// Writes something else than the list that is ruled.
#[derive(Debug)]
struct Doubled;

impl shorn::Adapter<Vec<f64>> for Doubled {
    type Wire<'a> = Vec<f64>;

    fn to_wire<'a>(value: &'a Vec<f64>) -> Result<Self::Wire<'a>, Cow<'static, str>> {
        Ok(value.iter().map(|number| number * 2.0).collect())
    }

    fn from_wire(wire: Vec<f64>) -> Result<Vec<f64>, Cow<'static, str>> {
        Ok(wire.iter().map(|number| number / 2.0).collect())
    }
}

fn any(_: &f64, _: &()) -> garde::Result {
    Ok(())
}

#[test]
fn numbers_in_ranges_are_finite() {
    let nan = f64::NAN;
    let fine = Numbers {
        ranged: 0.0,
        lists: vec![Some(1.0), None],
        single: 0.0,
        text: 0.0,
        doubled: vec![0.0],
        conditional: nan,
        free: nan,
        skipped: nan,
    };
    assert!(Codec::new().validated().encode(&fine).is_ok());
    let broken =
        Numbers { ranged: nan, lists: vec![None, Some(f32::NEG_INFINITY)], single: f32::INFINITY, text: nan, ..fine };
    let broken = Numbers { doubled: vec![0.0, nan], ..broken };
    let mut found = issues(&broken);
    found.sort();
    // An infinity breaks the range itself as well.
    found.dedup();
    assert_eq!(found, ["L[1]", "R", "S", "T", "W[1]"]);
}
