//! The naive codec of the tests (`tests/oracle`), which reads like the format, against the library: the same value, or
//! the same code at the same byte, for derived types (`tests/agreement`), for the plan of their shapes, and for the plan
//! of any document and any shape built by hand that the format has.
//!
//! Input: a byte that picks a type, or from 128 on says that a subject (`subject`) follows; the message.

use crate::check::Held;
use crate::input::Input;
use crate::records::*;
use crate::sample::Sample;
use crate::subject::Subject;
use shorn_oracle::random::Rng;
use shorn_oracle::value::to_hex;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    match input.byte() {
        which @ 0..128 => with_type(which, |held| held.answer(input.0)),
        _ => {
            let Some(subject) = Subject::take(&mut input) else { return };
            by_the_plan(&subject, input.0);
        }
    }
}

/// A type held against the naive codec, whichever it is.
pub(crate) trait AnyHeld {
    fn answer(&self, message: &[u8]);
    fn value(&self, rng: &mut Rng) -> Vec<u8>;
}

impl<T: Sample> AnyHeld for Held<T> {
    fn answer(&self, message: &[u8]) {
        self.same_answer(message);
    }

    fn value(&self, rng: &mut Rng) -> Vec<u8> {
        self.same_bytes(&T::sample(rng))
    }
}

macro_rules! types {
    ($($type:ty),+ $(,)?) => {
        thread_local! {
            static HELD: Vec<Box<dyn AnyHeld>> = vec![$(Box::new(Held::<$type>::new())),+];
        }
    };
}

types!(
    Person,
    Event,
    Sparse,
    Named,
    Action,
    Numbered,
    Loose,
    Open,
    Tree,
    Dir,
    Entry,
    Pair,
    Generic<Generic<u8>>,
    Owned,
    Vec<Sparse>,
    Vec<(Tree, u64)>,
    BTreeMap<String, (Dir, bool)>,
    Vec<Action>,
    [Vec<Loose>; 2],
    (u64, i64, f64, String, bool, (), char, u8, Vec<u8>, Option<u8>, [u8; 2], i128),
    Vec<Option<Range<usize>>>,
    RangeInclusive<String>,
    BTreeMap<i64, String>,
    HashMap<char, Vec<Option<u8>>>,
    BTreeSet<Sex>,
    HashSet<(u8, String)>,
    Vec<Vec<Rc<str>>>,
    f32,
    Vec<f64>,
    Vec<std::net::IpAddr>,
    (std::time::Duration, Option<std::time::SystemTime>),
    [uuid::Uuid; 2],
    HashSet<uuid::Uuid>,
    indexmap::IndexMap<String, u8>,
    Vec<smallvec::SmallVec<[String; 1]>>,
    BTreeMap<String, serde_json::Value>,
    jiff::Timestamp,
    jiff::Span,
    jiff::civil::DateTime,
    chrono::DateTime<chrono::Utc>,
    Vec<Option<chrono::NaiveDate>>,
);

pub(crate) fn with_type<R>(which: u8, use_it: impl FnOnce(&dyn AnyHeld) -> R) -> R {
    HELD.with(|held| use_it(&*held[usize::from(which) % held.len()]))
}

/// The plan of any shape.
fn by_the_plan(subject: &Subject, message: &[u8]) {
    let Some((schema, shape)) = subject.both() else { return };
    if let (Some(ours), Some(theirs)) = (schema.signature(), shape.signature()) {
        assert_eq!(ours, theirs, "{subject}");
    }
    let theirs = shorn_oracle::decode(&shape, message);
    match (schema.decode(message), &theirs) {
        // JSON has no bytes and no absent value; what stands for them is the library's to say.
        (Ok(_), Ok(theirs)) if theirs.to_json().is_none() => {}
        (Ok(ours), Ok(theirs)) => assert_eq!(&shorn_oracle::Value::from(&ours), theirs, "by {subject}"),
        // Nor does it have NaN and infinity, of which the library says so before it reads on.
        (Err(ours), Ok(theirs)) => assert_eq!((ours.code(), theirs.to_json()), ("out_of_range", None), "by {subject}"),
        (Err(ours), Err(theirs)) if ours.code() == "out_of_range" => assert!(ours.offset() <= theirs.offset),
        (Err(ours), Err(theirs)) => {
            let ours = (ours.code(), ours.offset());
            assert_eq!(ours, (theirs.kind, theirs.offset), "{} by {subject}", to_hex(message));
        }
        (Ok(ours), Err(theirs)) => panic!("{ours}, {theirs:?} from {} by {subject}", to_hex(message)),
    }
}
