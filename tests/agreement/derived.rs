//! Derived records of every kind, with the JSON that each stands for.

use crate::check::agrees;
use crate::sample::{Beyond, Sample, object, several};
use shorn::{Codec, Limits, Record};
use shorn_oracle::Value;
use shorn_oracle::random::Rng;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// An object whose optional members are left out where they are absent.
fn with_optional<const N: usize>(required: Value, optional: [(&str, Option<Value>); N]) -> Value {
    let Value::Object(mut members) = required else { panic!("an object") };
    members.extend(optional.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?))));
    Value::Object(members)
}

fn text(text: &str) -> Value {
    Value::String(text.to_owned())
}

/// A record whose fields are all there, under their own names.
macro_rules! plain {
    ($type:ident { $($field:ident: $of:ty),* $(,)? }) => {
        impl Sample for $type {
            const BEYOND: Beyond = Beyond::NOTHING$(.and(<$of>::BEYOND))*;

            fn sample(rng: &mut Rng) -> Self {
                $type { $($field: Sample::sample(rng)),* }
            }

            fn value(&self) -> Value {
                object([$((stringify!($field), self.$field.value())),*])
            }
        }
    };
}

#[derive(Record, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sex {
    F,
    M,
    X,
    #[record(rename = "not said")]
    NotSaid,
}

impl Sample for Sex {
    fn sample(rng: &mut Rng) -> Self {
        *rng.pick(&[Sex::F, Sex::M, Sex::X, Sex::NotSaid])
    }

    fn value(&self) -> Value {
        text(match self {
            Sex::F => "F",
            Sex::M => "M",
            Sex::X => "X",
            Sex::NotSaid => "not said",
        })
    }
}

#[derive(Record, Debug)]
struct Person {
    name: String,
    age: u64,
    sex: Sex,
}
plain!(Person { name: String, age: u64, sex: Sex });

#[derive(Record, Debug)]
struct Event {
    active: bool,
    actor: Person,
    tags: Vec<String>,
    metrics: HashMap<String, f64>,
    witnesses: Vec<Person>,
}
plain!(Event { active: bool, actor: Person, tags: Vec<String>, metrics: HashMap<String, f64>, witnesses: Vec<Person> });

#[derive(Record, Debug)]
struct Nothing {}

impl Sample for Nothing {
    fn sample(_: &mut Rng) -> Self {
        Nothing {}
    }

    fn value(&self) -> Value {
        object([])
    }
}

/// Ten optional fields, so that the bitmap has two bytes, among required ones.
#[derive(Record, Debug)]
struct Sparse {
    a: Option<u64>,
    b: Option<String>,
    c: bool,
    d: Option<Vec<u64>>,
    e: Option<Option<u64>>,
    #[record(nullable)]
    f: Option<String>,
    g: Option<Sex>,
    h: Option<f64>,
    i: Option<bool>,
    j: Option<Person>,
    k: Option<i64>,
    l: Option<()>,
    m: i64,
    n: Option<BTreeMap<String, u64>>,
}

impl Sample for Sparse {
    fn sample(rng: &mut Rng) -> Self {
        Sparse {
            a: Sample::sample(rng),
            b: Sample::sample(rng),
            c: Sample::sample(rng),
            d: Sample::sample(rng),
            e: rng.once_in(2).then(|| Sample::sample(rng)),
            f: Sample::sample(rng),
            g: Sample::sample(rng),
            h: Sample::sample(rng),
            i: Sample::sample(rng),
            j: Sample::sample(rng),
            k: Sample::sample(rng),
            l: rng.once_in(2).then_some(()),
            m: Sample::sample(rng),
            n: Sample::sample(rng),
        }
    }

    fn value(&self) -> Value {
        fn of<T: Sample>(field: &Option<T>) -> Option<Value> {
            field.as_ref().map(T::value)
        }
        with_optional(
            object([("c", self.c.value()), ("f", self.f.value()), ("m", self.m.value())]),
            [
                ("a", of(&self.a)),
                ("b", of(&self.b)),
                ("d", of(&self.d)),
                ("e", of(&self.e)),
                ("g", of(&self.g)),
                ("h", of(&self.h)),
                ("i", of(&self.i)),
                ("j", of(&self.j)),
                ("k", of(&self.k)),
                ("l", of(&self.l)),
                ("n", of(&self.n)),
            ],
        )
    }
}

/// Names that every JavaScript object inherits, and names whose order differs by alphabet.
#[derive(Record, Debug)]
struct Named {
    #[record(rename = "\u{FF5E}")]
    tilde: u64,
    #[record(rename = "\u{1F680}")]
    rocket: bool,
    #[record(rename = "toString")]
    to_string: Option<String>,
    #[record(rename = "")]
    empty: Option<i64>,
    #[record(rename = "10")]
    ten: f64,
    #[record(rename = "9")]
    nine: bool,
    #[record(rename = "a\"\\\n")]
    escaped: Sex,
}

impl Sample for Named {
    fn sample(rng: &mut Rng) -> Self {
        Named {
            tilde: Sample::sample(rng),
            rocket: Sample::sample(rng),
            to_string: Sample::sample(rng),
            empty: Sample::sample(rng),
            ten: Sample::sample(rng),
            nine: Sample::sample(rng),
            escaped: Sample::sample(rng),
        }
    }

    fn value(&self) -> Value {
        with_optional(
            object([
                ("\u{FF5E}", self.tilde.value()),
                ("\u{1F680}", self.rocket.value()),
                ("10", self.ten.value()),
                ("9", self.nine.value()),
                ("a\"\\\n", self.escaped.value()),
            ]),
            [("toString", self.to_string.as_ref().map(String::value)), ("", self.empty.as_ref().map(i64::value))],
        )
    }
}

/// Told apart by `type`, or by another property.
#[derive(Record, Debug)]
enum Action {
    Stop,
    Say(String),
    Move { dx: i64, dy: i64, note: Option<String> },
    Many(Vec<Action>),
}

impl Sample for Action {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(5) {
            0 => Action::Stop,
            1 => Action::Say(Sample::sample(rng)),
            2 | 3 => Action::Move { dx: Sample::sample(rng), dy: Sample::sample(rng), note: Sample::sample(rng) },
            _ => Action::Many((0..rng.below(3)).map(|_| Action::sample(rng)).collect()),
        }
    }

    fn value(&self) -> Value {
        match self {
            Action::Stop => object([("type", text("Stop"))]),
            Action::Say(words) => object([("type", text("Say")), ("value", words.value())]),
            Action::Move { dx, dy, note } => with_optional(
                object([("type", text("Move")), ("dx", dx.value()), ("dy", dy.value())]),
                [("note", note.as_ref().map(String::value))],
            ),
            Action::Many(actions) => object([("type", text("Many")), ("value", actions.value())]),
        }
    }
}

#[derive(Record, Debug)]
#[record(tag = "n")]
enum Numbered {
    #[record(literal = 10)]
    Ten { a: bool },
    #[record(literal = 9)]
    Nine { b: u64 },
    #[record(literal = "9")]
    Text { n1: String },
}

impl Sample for Numbered {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(3) {
            0 => Numbered::Ten { a: Sample::sample(rng) },
            1 => Numbered::Nine { b: Sample::sample(rng) },
            _ => Numbered::Text { n1: Sample::sample(rng) },
        }
    }

    fn value(&self) -> Value {
        match self {
            Numbered::Ten { a } => object([("n", Value::Number(10.0)), ("a", a.value())]),
            Numbered::Nine { b } => object([("n", Value::Number(9.0)), ("b", b.value())]),
            Numbered::Text { n1 } => object([("n", text("9")), ("n1", n1.value())]),
        }
    }
}

/// Told apart by the JSON type.
#[derive(Record, Debug)]
#[record(untagged)]
enum Loose {
    Number(i64),
    Text(String),
    List(Vec<u64>),
    Object { a: Option<bool> },
    Flag(bool),
    Null,
}

impl Sample for Loose {
    fn sample(rng: &mut Rng) -> Self {
        match rng.below(6) {
            0 => Loose::Number(Sample::sample(rng)),
            1 => Loose::Text(Sample::sample(rng)),
            2 => Loose::List(Sample::sample(rng)),
            3 => Loose::Object { a: Sample::sample(rng) },
            4 => Loose::Flag(Sample::sample(rng)),
            _ => Loose::Null,
        }
    }

    fn value(&self) -> Value {
        match self {
            Loose::Number(n) => n.value(),
            Loose::Text(text) => text.value(),
            Loose::List(list) => list.value(),
            Loose::Object { a } => with_optional(object([]), [("a", a.as_ref().map(bool::value))]),
            Loose::Flag(flag) => flag.value(),
            Loose::Null => Value::Null,
        }
    }
}

/// An open object: what is not declared is kept.
#[derive(Record, Debug)]
struct Open {
    host: String,
    port: Option<u64>,
    #[record(flatten)]
    rest: BTreeMap<String, i64>,
}

impl Sample for Open {
    fn sample(rng: &mut Rng) -> Self {
        let mut rest = BTreeMap::sample(rng);
        rest.retain(|key, _| key != "host" && key != "port");
        Open { host: Sample::sample(rng), port: Sample::sample(rng), rest }
    }

    fn value(&self) -> Value {
        let declared =
            with_optional(object([("host", self.host.value())]), [("port", self.port.as_ref().map(u64::value))]);
        let (Value::Object(mut members), Value::Object(rest)) = (declared, self.rest.value()) else { unreachable!() };
        members.extend(rest);
        Value::Object(members)
    }
}

/// Recursive through a list, and through another type.
#[derive(Record, Debug)]
struct Tree {
    kids: Vec<Tree>,
    n: u64,
}

impl Sample for Tree {
    fn sample(rng: &mut Rng) -> Self {
        Tree { kids: (0..rng.below(5).saturating_sub(2)).map(|_| Tree::sample(rng)).collect(), n: Sample::sample(rng) }
    }

    fn value(&self) -> Value {
        object([("kids", self.kids.value()), ("n", self.n.value())])
    }
}

#[derive(Record, Debug)]
struct Dir {
    entries: Vec<Entry>,
    name: String,
    parent: Option<Box<Dir>>,
}

#[derive(Record, Debug)]
struct Entry {
    #[record(nullable)]
    dir: Option<Box<Dir>>,
    size: u64,
}

impl Sample for Dir {
    fn sample(rng: &mut Rng) -> Self {
        let entries = (0..rng.below(3).saturating_sub(1)).map(|_| Entry::sample(rng)).collect();
        let parent = rng.once_in(4).then(|| Box::new(Dir::sample(rng)));
        Dir { entries, name: Sample::sample(rng), parent }
    }

    fn value(&self) -> Value {
        with_optional(
            object([("entries", self.entries.value()), ("name", self.name.value())]),
            [("parent", self.parent.as_ref().map(Box::value))],
        )
    }
}

impl Sample for Entry {
    fn sample(rng: &mut Rng) -> Self {
        Entry { dir: rng.once_in(2).then(|| Box::new(Dir::sample(rng))), size: Sample::sample(rng) }
    }

    fn value(&self) -> Value {
        object([("dir", self.dir.value()), ("size", self.size.value())])
    }
}

#[derive(Record, Debug)]
struct Pair(u64, Option<String>);

impl Sample for Pair {
    fn sample(rng: &mut Rng) -> Self {
        Pair(Sample::sample(rng), Sample::sample(rng))
    }

    fn value(&self) -> Value {
        Value::Array(vec![self.0.value(), self.1.value()])
    }
}

#[derive(Record, Debug)]
struct Generic<T> {
    inner: T,
    list: Vec<T>,
}

impl<T: Sample> Sample for Generic<T> {
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        Generic { inner: Sample::sample(rng), list: several(rng) }
    }

    fn value(&self) -> Value {
        object([("inner", self.inner.value()), ("list", self.list.value())])
    }
}

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
struct Owned {
    key: String,
    note: Option<String>,
    words: Vec<String>,
}

impl Sample for Owned {
    fn sample(rng: &mut Rng) -> Self {
        Owned { key: Sample::sample(rng), note: Sample::sample(rng), words: Sample::sample(rng) }
    }

    fn value(&self) -> Value {
        with_optional(
            object([("key", self.key.value()), ("words", self.words.value())]),
            [("note", self.note.as_ref().map(String::value))],
        )
    }
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
