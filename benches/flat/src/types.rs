//! Messages of Rust types: each shape, and what an adversary would make of it. A decode and the drop of what came out
//! are measured together.

use crate::Row;
use shorn::{Codec, Decode, Encode, Limits, Record};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::hint::black_box;

/// The format's limits are a million elements and 64 MiB of text; the table goes beyond.
const LIMITS: Limits = Limits::new().elements(u32::MAX).text(u32::MAX);

const MEGABYTE: usize = 1 << 20;
const ALL: usize = 64 * MEGABYTE;

/// A row of messages that hold `value` of a number of elements, each of about `each` bytes.
fn row<T>(name: &str, most: usize, each: usize, value: impl Fn(usize) -> T + 'static) -> Row
where
    T: Encode + for<'de> Decode<'de> + 'static,
{
    let make = move |size: usize| {
        let codec = Codec::<T>::new().limits(LIMITS);
        let message = codec.encode(&value((size / each).max(1))).unwrap();
        let work = {
            let message = message.clone();
            Box::new(move || drop(black_box(codec.decode(black_box(&message)).unwrap()))) as Box<dyn FnMut()>
        };
        (message.len(), work)
    };
    Row { name: name.to_owned(), most, make: Box::new(make) }
}

/// A number from another, without a pattern.
fn mixed(i: usize) -> u64 {
    (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (i as u64) << 7
}

#[derive(Record, Clone, Debug)]
struct Person {
    name: String,
    age: u32,
    email: Option<String>,
    tags: Vec<String>,
}

fn person(i: usize) -> Person {
    let email = (i % 2 == 0).then(|| format!("p{i}@example.org"));
    Person { name: format!("Person {i}"), age: (i % 90) as u32, email, tags: vec!["navy".into(); i % 3] }
}

#[derive(Record, Clone, Debug)]
struct Chain(Option<Box<Link>>);

#[derive(Record, Clone, Debug)]
struct Link {
    n: u8,
    next: Option<Box<Link>>,
}

fn chain(levels: usize) -> Chain {
    let inner = (0..levels).fold(None, |next, _| Some(Box::new(Link { n: 1, next })));
    Chain(inner)
}

#[derive(Record, Clone, Debug)]
struct Open {
    id: u64,
    #[record(flatten)]
    rest: HashMap<String, u64>,
}

#[derive(Record, Clone, Debug)]
enum Shape {
    Circle { radius: f64 },
    Label(String),
    Nothing,
    Path(Vec<u32>),
}

fn shape(i: usize) -> Shape {
    match mixed(i) % 4 {
        0 => Shape::Circle { radius: i as f64 },
        1 => Shape::Label("label".into()),
        2 => Shape::Nothing,
        _ => Shape::Path(vec![1, 2, 300]),
    }
}

/// Keys that are told apart by their last bytes alone.
fn long(i: usize) -> String {
    format!("{}{i:09}", "the/same/long/path/".repeat(5))
}

/// What memory alone takes of the time, without a message: to compare with.
fn reference(name: &str, each: usize, work: impl Fn(usize) + Copy + 'static) -> Row {
    let make = move |size: usize| (size, Box::new(move || work(size / each)) as Box<dyn FnMut()>);
    Row { name: format!("(reference) {name}"), most: ALL, make: Box::new(make) }
}

pub(crate) fn rows() -> Vec<Row> {
    vec![
        reference("a new block, filled", 1, |n| drop(black_box(vec![black_box(7u8); n]))),
        reference("a table of as many extras, filled with room for all", 13, |n| {
            let mut table = HashMap::with_capacity(n);
            table.extend((0..n).map(|i| (format!("x{i:09}"), 300u64)));
            drop(black_box(table));
        }),
        row("integers of a byte", ALL, 1, |n| (0..n).map(|i| (i % 100) as u64).collect::<Vec<_>>()),
        row("integers of the longest varint", ALL, 10, |n| vec![u64::MAX; n]),
        row("integers of all lengths", ALL, 6, |n| (0..n).map(|i| mixed(i) >> (mixed(i) % 64)).collect::<Vec<_>>()),
        row("doubles", ALL, 8, |n| (0..n).map(|i| i as f64 / 3.0).collect::<Vec<_>>()),
        row("booleans", ALL, 1, |n| (0..n).map(|i| mixed(i) % 2 == 0).collect::<Vec<_>>()),
        row("one ASCII text", ALL, 1, |n| "x".repeat(n)),
        row("one text of three-byte characters", ALL, 3, |n| "気".repeat(n)),
        row("short texts", ALL, 9, |n| vec!["a string".to_string(); n]),
        row("empty texts", 8 * MEGABYTE, 1, |n| vec![String::new(); n]),
        row("records", ALL, 30, |n| (0..n).map(person).collect::<Vec<_>>()),
        row("a union of four", ALL, 5, |n| (0..n).map(shape).collect::<Vec<_>>()),
        row("empty lists", 8 * MEGABYTE, 1, |n| vec![Vec::<u8>::new(); n]),
        row("lists of one", 8 * MEGABYTE, 2, |n| vec![vec![7u8]; n]),
        row("the deepest nesting", ALL, 3 * 255, |n| vec![chain(255); n]),
        row("empty trees", 8 * MEGABYTE, 1, |n| vec![BTreeMap::<String, u8>::new(); n]),
        row("trees of one entry", 8 * MEGABYTE, 4, |n| vec![BTreeMap::from([("k".to_string(), 7u8)]); n]),
        row("tables of one entry", 8 * MEGABYTE, 4, |n| vec![HashMap::<_, _>::from([("k".to_string(), 7u8)]); n]),
        row("one tree of short keys", ALL, 11, |n| {
            (0..n).map(|i| (format!("{i:09}"), 7u8)).collect::<BTreeMap<_, _>>()
        }),
        row("one tree of long keys, alike to the last bytes", ALL, 106, |n| {
            (0..n).map(|i| (long(i), 7u8)).collect::<BTreeMap<_, _>>()
        }),
        row("one table of long keys, alike to the last bytes", ALL, 106, |n| {
            (0..n).map(|i| (long(i), 7u8)).collect::<HashMap<_, _>>()
        }),
        row("one tree of integers as keys", ALL, 9, |n| (0..n as u64).map(|i| (i, 7u8)).collect::<BTreeMap<_, _>>()),
        row("a set, as a tree", 8 * MEGABYTE, 4, |n| (0..n as u64).collect::<BTreeSet<_>>()),
        row("a set, as a table", 8 * MEGABYTE, 4, |n| (0..n as u64).collect::<HashSet<_>>()),
        row("a set of texts, alike to the last bytes", ALL, 105, |n| (0..n).map(long).collect::<HashSet<_>>()),
        row("an open object of many extras", ALL, 13, |n| Open {
            id: 1,
            rest: (0..n).map(|i| (format!("x{i:09}"), 300)).collect(),
        }),
        row("many open objects of one extra", ALL, 8, |n| {
            vec![Open { id: 1, rest: HashMap::from([("extra".into(), 7)]) }; n]
        }),
    ]
}
