//! Values that are half read when a conversion fails or panics: what was read is dropped, once.

use shorn::{Adapter, Decode, Record};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::panic::{catch_unwind, resume_unwind};
use std::rc::Rc;

thread_local! {
    static ALIVE: Cell<isize> = const { Cell::new(0) };
}

/// Counts itself while it lives. Owns memory, so that a second drop would be seen by tools as well.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Counted(Box<u8>);

impl Drop for Counted {
    fn drop(&mut self) {
        ALIVE.set(ALIVE.get() - 1);
    }
}

struct Count;

const REFUSED: u8 = 100;
const PANICS: u8 = 101;

impl Adapter<Counted> for Count {
    type Wire<'a> = u8;

    fn to_wire(value: &Counted) -> Result<u8, Cow<'static, str>> {
        Ok(*value.0)
    }

    fn from_wire(value: u8) -> Result<Counted, Cow<'static, str>> {
        if value == PANICS {
            resume_unwind(Box::new("on purpose"));
        }
        if value == REFUSED {
            return Err("refused".into());
        }
        ALIVE.set(ALIVE.get() + 1);
        Ok(Counted(Box::new(value)))
    }
}

#[derive(Record, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    #[record(with = Count)]
    a: Counted,
    #[record(with = Count)]
    b: Counted,
}

#[derive(Record, Debug)]
enum Either {
    One(Pair),
    Two { x: Pair, y: Pair },
}

#[derive(Record, Debug)]
struct Deep {
    pair: Pair,
    list: Vec<Pair>,
    maybe: Option<Pair>,
    name: String,
}

/// What a panic in the middle of a value may do with what was read before it.
#[derive(Clone, Copy, PartialEq)]
enum Panic {
    Drops,
    /// A vector forgets its elements then.
    Leaks,
}
use Panic::{Drops, Leaks};

/// Decodes `message`, in which each of the bytes 10 to 99 is a counted value, whole, and then with
/// each of them refused, panicking, or cut off.
fn dropped_once<T: for<'de> Decode<'de>>(panic: Panic, message: &[u8]) {
    let values: Vec<usize> = (0..message.len()).filter(|at| (10..REFUSED).contains(&message[*at])).collect();
    let value = shorn::decode::<T>(message).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ALIVE.get(), values.len() as isize);
    drop(value);
    assert_eq!(ALIVE.get(), 0);
    for &at in &values {
        for byte in [REFUSED, PANICS] {
            // Of one byte each, as the value that it replaces.
            let mut changed = message.to_vec();
            changed[at] = byte;
            match catch_unwind(|| shorn::decode::<T>(&changed).map(drop)) {
                Ok(result) => assert_eq!(result.unwrap_err().code(), "invalid_value"),
                Err(_) if panic == Leaks => {
                    assert!((0..=values.len() as isize).contains(&ALIVE.get()), "byte {at} of {message:?}");
                    ALIVE.set(0);
                }
                Err(_) => assert_eq!(byte, PANICS),
            }
            assert_eq!(ALIVE.get(), 0, "byte {at} of {message:?}");
        }
        assert!(shorn::decode::<T>(&message[..at]).is_err());
        assert_eq!(ALIVE.get(), 0, "cut at {at} of {message:?}");
    }
    assert!(shorn::decode::<T>(&[message, &[0]].concat()).is_err());
    assert_eq!(ALIVE.get(), 0, "with a byte more");
}

#[test]
fn what_was_read_is_dropped_once() {
    dropped_once::<Pair>(Drops, &[10, 11]);
    dropped_once::<(Pair, u8, Pair)>(Drops, &[10, 11, 0, 12, 13]);
    dropped_once::<[Pair; 3]>(Drops, &[10, 11, 12, 13, 14, 15]);
    dropped_once::<[[Pair; 1]; 2]>(Drops, &[10, 11, 12, 13]);
    dropped_once::<Vec<Pair>>(Leaks, &[3, 10, 11, 12, 13, 14, 15]);
    dropped_once::<VecDeque<Pair>>(Leaks, &[2, 10, 11, 12, 13]);
    dropped_once::<Box<[Pair]>>(Leaks, &[2, 10, 11, 12, 13]);
    dropped_once::<Rc<[Pair]>>(Leaks, &[2, 10, 11, 12, 13]);
    dropped_once::<Vec<Box<Pair>>>(Leaks, &[2, 10, 11, 12, 13]);
    dropped_once::<Vec<Rc<Pair>>>(Leaks, &[2, 10, 11, 12, 13]);
    dropped_once::<Option<Pair>>(Drops, &[1, 10, 11]);
    // Keys of bytes that no value has.
    dropped_once::<BTreeMap<String, Pair>>(Drops, &[2, 1, 1, 10, 11, 1, 2, 12, 13]);
    dropped_once::<HashMap<String, Vec<Pair>>>(Leaks, &[1, 0, 2, 10, 11, 12, 13]);
    dropped_once::<BTreeSet<Pair>>(Drops, &[2, 10, 11, 12, 13]);
    dropped_once::<std::ops::Range<Pair>>(Drops, &[10, 11, 12, 13]);
    #[cfg(feature = "smallvec")]
    dropped_once::<smallvec::SmallVec<[Pair; 2]>>(Leaks, &[2, 10, 11, 12, 13]);
    #[cfg(feature = "smallvec")]
    dropped_once::<smallvec::SmallVec<[Pair; 1]>>(Leaks, &[2, 10, 11, 12, 13]);
}

#[test]
fn what_derived_types_read_is_dropped_once() {
    dropped_once::<Either>(Drops, &[0, 10, 11]);
    dropped_once::<Either>(Drops, &[1, 10, 11, 12, 13]);
    dropped_once::<Vec<Either>>(Leaks, &[2, 1, 10, 11, 12, 13, 0, 14, 15]);
    // The bitmap of `maybe`, then list, maybe, name, pair.
    dropped_once::<Deep>(Leaks, &[1, 1, 10, 11, 12, 13, 1, 1, 14, 15]);
    dropped_once::<Vec<Deep>>(Leaks, &[2, 0, 0, 0, 16, 17, 1, 1, 10, 11, 12, 13, 1, 1, 14, 15]);
}

/// Repeated elements and keys are dropped as well.
#[test]
fn what_a_set_refuses_is_dropped_once() {
    let error = shorn::decode::<BTreeSet<Pair>>(&[3, 10, 11, 12, 13, 10, 11]).map(drop).unwrap_err();
    assert_eq!((error.code(), error.offset(), ALIVE.get()), ("repeated_element", 5, 0));
}
