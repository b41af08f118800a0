//! Depth, conversions that change their mind or panic, encoders written by hand, and large texts.

use crate::{json, refused};
use shorn::{Adapter, Encode, EncodeError, Record, Writer};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

#[derive(Record, Default)]
struct Chain {
    next: Option<Box<Chain>>,
}

#[derive(Record)]
enum Tree {
    Leaf,
    Node(#[record(flatten)] Branch),
    Many(Vec<Tree>),
}

#[derive(Record)]
struct Branch {
    left: Box<Tree>,
    zebra: BTreeMap<String, Tree>,
}

/// Four definitions, each of which may be at its limit.
#[derive(Record)]
struct A {
    b: Option<Rc<B>>,
}
#[derive(Record)]
struct B {
    c: Vec<C>,
}
#[derive(Record)]
struct C {
    d: BTreeMap<String, D>,
}
#[derive(Record)]
struct D {
    a: Option<Box<A>>,
}

fn chain(n: usize) -> Chain {
    (1..n).fold(Chain::default(), |chain, _| Chain { next: Some(Box::new(chain)) })
}

fn ring(n: usize) -> A {
    (1..n).fold(A { b: None }, |a, _| {
        let d = D { a: Some(Box::new(a)) };
        A { b: Some(Rc::new(B { c: vec![C { d: BTreeMap::from([("k".into(), d)]) }] })) }
    })
}

#[test]
fn as_deep_as_bytes_go_on_a_small_stack() {
    let check = || {
        assert_eq!(json(&chain(3)), r#"{"next":{"next":{}}}"#);
        let text = shorn::to_json(&chain(256)).unwrap();
        assert_eq!(text.matches('{').count(), 256);
        let (code, path) = refused(&chain(257));
        assert_eq!((code, path.is_empty()), ("recursion_depth", false));
        assert_eq!(refused(&(0..300).fold(Tree::Leaf, |tree, _| Tree::Many(vec![tree]))).0, "recursion_depth");
        assert!(shorn::to_json(&ring(256)).is_ok() && shorn::encode(&ring(256)).is_ok());
        assert_eq!(refused(&ring(257)).0, shorn::encode(&ring(257)).unwrap_err().code());
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(check).unwrap().join().unwrap();
}

#[test]
fn recursive_enums() {
    let tree = Tree::Node(Branch {
        left: Box::new(Tree::Leaf),
        zebra: BTreeMap::from([("k".into(), Tree::Many(vec![Tree::Leaf]))]),
    });
    let leaf = r#"{"type":"Leaf"}"#;
    let many = format!(r#"{{"type":"Many","value":[{leaf}]}}"#);
    assert_eq!(json(&tree), format!(r#"{{"left":{leaf},"type":"Node","zebra":{{"k":{many}}}}}"#));
}

/// Fails or panics where it is told to.
struct Moody;

thread_local! {
    static MOOD: Cell<u8> = const { Cell::new(0) };
}

impl Adapter<()> for Moody {
    type Wire<'a> = String;

    fn to_wire(_: &()) -> Result<String, Cow<'static, str>> {
        match MOOD.get() {
            0 => Ok(shorn::to_json(&[1u8]).map_err(|error| error.to_string())?),
            1 => Err("not today".into()),
            _ => panic!("on purpose"),
        }
    }

    fn from_wire(_: String) -> Result<(), Cow<'static, str>> {
        Ok(())
    }
}

#[derive(Record)]
struct Person {
    before: String,
    #[record(with = Moody)]
    mood: (),
}

#[test]
fn the_buffer_goes_home_whatever_a_conversion_does() {
    let person = Person { before: "b".into(), mood: () };
    assert_eq!(shorn::to_json(&person).unwrap(), r#"{"before":"b","mood":"[1]"}"#);
    MOOD.set(1);
    assert_eq!(refused(&person), ("invalid_value", "mood".into()));
    MOOD.set(2);
    let mut out = b"kept".to_vec();
    assert!(catch_unwind(AssertUnwindSafe(|| shorn::to_json_into(&person, &mut out))).is_err());
    assert_eq!(out, b"kept");
}

/// A type whose encoder was written by hand, before there was JSON.
#[derive(Debug)]
struct Spoken;

impl shorn::Describe for Spoken {
    const MIN: usize = 1;
    const JSON: Option<shorn::shape::JsonType> = Some(shorn::shape::JsonType::String);

    fn describe(_: &mut shorn::derived::Describer) -> shorn::shape::Node {
        shorn::shape::Node::string()
    }
}

// SAFETY: always suspect, so that `put` is never called.
unsafe impl Encode for Spoken {
    fn bound(&self, sizer: &mut shorn::derived::Sizer) -> u64 {
        sizer.suspect();
        0
    }

    unsafe fn put(&self, _: *mut u8) -> *mut u8 {
        unreachable!("written carefully")
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.display("hi")
    }
}

#[test]
fn an_encoder_written_by_hand_has_no_json() {
    assert_eq!(shorn::encode(&Spoken).unwrap(), b"\x02hi");
    assert_eq!(refused(&(1u8, Spoken)), ("invalid_value", "[1]".into()));
}

#[test]
fn large_texts() {
    let text = "x\"y".repeat(100_000);
    assert_eq!(json(&text), serde_json::to_string(&text).unwrap());
    let numbers: Vec<u32> = (0..100_000).collect();
    assert_eq!(json(&numbers), serde_json::to_string(&numbers).unwrap());
}
