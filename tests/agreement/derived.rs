//! Derived records of every kind, one test for each kind.

use crate::check::agrees;
use crate::records::*;
use crate::sample::{Sample, object};
use shorn::{Codec, Limits, Record};
use shorn_oracle::random::Rng;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn records() {
    agrees::<Person>();
    agrees::<Event>();
    agrees::<Nothing>();
    agrees::<[Nothing; 3]>();
    agrees::<Pair>();
    agrees::<(Person, Pair)>();
    agrees::<Generic<u8>>();
    agrees::<Generic<Option<Person>>>();
    agrees::<Generic<Generic<bool>>>();
    agrees::<BTreeMap<String, Event>>();
    agrees::<BTreeSet<Sex>>();
}

#[test]
fn optional_fields_and_names() {
    agrees::<Sparse>();
    agrees::<Vec<Sparse>>();
    agrees::<Named>();
    agrees::<Option<Named>>();
}

#[test]
fn enums() {
    agrees::<Sex>();
    agrees::<Vec<Sex>>();
    agrees::<Action>();
    agrees::<Numbered>();
    agrees::<Loose>();
    agrees::<Vec<Loose>>();
}

#[test]
fn open_objects() {
    agrees::<Open>();
    agrees::<Vec<Open>>();
}

#[test]
fn recursive_records() {
    agrees::<Tree>();
    agrees::<Vec<Tree>>();
    agrees::<Dir>();
    agrees::<Entry>();
    agrees::<BTreeMap<String, Option<Dir>>>();
    agrees::<(Tree, Action)>();
    agrees::<Vec<Box<Tree>>>();
    agrees::<Vec<Entry>>();
    agrees::<Vec<Action>>();
}

/// A definition takes one byte of a count's budget, and what holds it by value no more for it.
#[test]
fn recursive_records_held_by_value() {
    agrees::<Vec<(Tree, u64)>>();
    agrees::<[[Tree; 2]; 2]>();
    agrees::<Vec<[Tree; 3]>>();
    agrees::<BTreeMap<String, (Dir, bool)>>();
    agrees::<Vec<Generic<Tree>>>();
    agrees::<Vec<std::ops::Range<Tree>>>();
}

#[derive(Record, Debug)]
struct Chain {
    next: Option<Box<Chain>>,
}

/// As deep as the format goes, on both sides of the edge.
#[test]
fn depth() {
    shorn_oracle::on_big_stack(same_depth);
}

fn same_depth() {
    let shape = shorn_oracle::compile(&Chain::json_schema().unwrap()).unwrap();
    let codec = Codec::<Chain>::new().limits(Limits::new().safe_integers(true));
    for n in [1, 2, 255, 256, 257, 258, 300] {
        let mut message = vec![1; n - 1];
        message.push(0);
        for end in [n, n - 1] {
            let input = &message[..end];
            let ours = codec.decode(input).map(|_| ()).map_err(|e| (e.code(), e.offset()));
            let theirs = shorn_oracle::decode(&shape, input).map(|_| ()).map_err(|e| (e.kind, e.offset));
            assert_eq!(ours, theirs, "{n} deep");
        }
        let chain = (1..n).fold(Chain { next: None }, |chain, _| Chain { next: Some(Box::new(chain)) });
        let nested = (1..n).fold(object([]), |inner, _| object([("next", inner)]));
        let ours = codec.encode(&chain).map_err(|e| e.code());
        assert_eq!(ours, shorn_oracle::encode(&shape, &nested).map_err(|e| e.kind), "{n} deep");
    }
    // A lower limit is the same rule with another number.
    let low = Codec::<Chain>::new().limits(Limits::new().depth(2));
    assert!(low.decode(&[1, 0]).is_ok());
    let error = low.decode(&[1, 1, 0]).unwrap_err();
    assert_eq!((error.code(), error.offset()), ("recursion_depth", 2));
    let chain = low.decode(&[1, 0]).unwrap();
    assert_eq!(low.encode(&chain).unwrap(), [1, 0]);
    let error = low.encode(&Chain { next: Some(Box::new(chain)) }).unwrap_err();
    assert_eq!(error.code(), "recursion_depth");
}

#[derive(Record, Debug)]
struct Borrowed<'a> {
    key: &'a str,
    note: Option<Cow<'a, str>>,
    words: Vec<&'a str>,
}

/// What borrows from the input is the record that owns, taken and refused alike.
#[test]
fn borrowed_records() {
    assert_eq!(Borrowed::shape(), Owned::shape());
    agrees::<Owned>();
    let mut rng = Rng::new(99);
    for _ in 0..40 {
        let message = shorn::encode(&Owned::sample(&mut rng)).unwrap();
        let mut inputs: Vec<_> = (0..message.len()).map(|end| message[..end].to_vec()).collect();
        for at in 0..message.len() {
            for byte in [0, 1, 2, 0x7f, 0x80, 0xc3, 0xff] {
                inputs.push(message.clone());
                inputs.last_mut().unwrap()[at] = byte;
            }
        }
        inputs.push(message);
        for input in inputs {
            let owned = shorn::decode::<Owned>(&input).map_err(|e| e.to_string());
            let borrowed = shorn::decode::<Borrowed<'_>>(&input).map_err(|e| e.to_string());
            match (owned, borrowed) {
                (Ok(owned), Ok(borrowed)) => {
                    assert_eq!(owned.key, borrowed.key);
                    assert_eq!(owned.note.as_deref(), borrowed.note.as_deref());
                    assert_eq!(owned.words, borrowed.words);
                    assert_eq!(shorn::encode(&borrowed).unwrap(), input);
                    // It lies in the input, not beside it.
                    let inside = input.as_ptr_range();
                    assert!(inside.start <= borrowed.key.as_ptr() && borrowed.key.as_ptr() <= inside.end);
                }
                (Err(owned), Err(borrowed)) => assert_eq!(owned, borrowed),
                (owned, borrowed) => panic!("{owned:?}, {borrowed:?}"),
            }
        }
    }
}
