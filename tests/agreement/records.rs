//! Derived records of every kind, with the JSON that each stands for. Knows no codec.

use crate::sample::{Beyond, Sample, object, several};
use shorn::Record;
use shorn_oracle::Value;
use shorn_oracle::random::Rng;
use std::collections::{BTreeMap, HashMap};

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
pub(crate) enum Sex {
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
pub(crate) struct Person {
    name: String,
    age: u64,
    sex: Sex,
}
plain!(Person { name: String, age: u64, sex: Sex });

#[derive(Record, Debug)]
pub(crate) struct Event {
    active: bool,
    actor: Person,
    tags: Vec<String>,
    metrics: HashMap<String, f64>,
    witnesses: Vec<Person>,
}
plain!(Event { active: bool, actor: Person, tags: Vec<String>, metrics: HashMap<String, f64>, witnesses: Vec<Person> });

#[derive(Record, Debug)]
pub(crate) struct Nothing {}

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
pub(crate) struct Sparse {
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
pub(crate) struct Named {
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
pub(crate) enum Action {
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
pub(crate) enum Numbered {
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
pub(crate) enum Loose {
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
pub(crate) struct Open {
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
pub(crate) struct Tree {
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
pub(crate) struct Dir {
    entries: Vec<Entry>,
    name: String,
    parent: Option<Box<Dir>>,
}

#[derive(Record, Debug)]
pub(crate) struct Entry {
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
pub(crate) struct Pair(u64, Option<String>);

impl Sample for Pair {
    fn sample(rng: &mut Rng) -> Self {
        Pair(Sample::sample(rng), Sample::sample(rng))
    }

    fn value(&self) -> Value {
        Value::Array(vec![self.0.value(), self.1.value()])
    }
}

#[derive(Record, Debug)]
pub(crate) struct Generic<T> {
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

#[derive(Record, Debug)]
pub(crate) struct Owned {
    pub(crate) key: String,
    pub(crate) note: Option<String>,
    pub(crate) words: Vec<String>,
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
