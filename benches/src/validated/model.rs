//! The records with rules: types, values that keep every rule, and values that break one each. Knows
//! what the rules are, not who checks them. The same rules as JSON Schema stand in `schemas`.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

use garde::Validate;
use serde::{Deserialize, Serialize};
use shorn::Record;

pub use shorn_codecs::owned::Sex;
use shorn_codecs::random::Random;

#[derive(Clone, Debug, PartialEq, Record, Serialize, Deserialize, Validate)]
pub struct Person {
    #[garde(range(max = 150))]
    pub age: u32,
    #[garde(length(chars, min = 1, max = 40))]
    pub name: String,
    #[garde(skip)]
    pub sex: Sex,
}

#[derive(Clone, Debug, PartialEq, Record, Serialize, Deserialize, Validate)]
pub struct Actor {
    #[garde(email)]
    pub email: String,
    #[garde(dive)]
    pub person: Person,
}

#[derive(Clone, Debug, PartialEq, Record, Serialize, Deserialize, Validate)]
pub struct Line {
    #[garde(range(min = 0.0, max = 1_000_000.0))]
    pub price: f64,
    #[garde(range(min = 1, max = 999))]
    pub quantity: u32,
    #[garde(pattern(r"^[A-Z]{2}-[0-9]{4}$"))]
    pub sku: String,
}

#[derive(Clone, Debug, PartialEq, Record, Serialize, Deserialize, Validate)]
pub struct Metrics {
    #[garde(range(min = 0.0, max = 1.0))]
    pub cpu: f64,
    #[garde(range(max = 1_048_576))]
    pub memory: u32,
}

/// Rules at every level: of its own fields, of the elements of a list, of records in it.
#[derive(Clone, Debug, PartialEq, Record, Serialize, Deserialize, Validate)]
pub struct Event {
    #[garde(dive)]
    pub actor: Actor,
    #[garde(range(min = 1))]
    pub id: u32,
    #[garde(pattern(r"^[a-z]+(\.[a-z]+)*$"), length(chars, max = 40))]
    pub kind: String,
    #[garde(length(min = 1, max = 50), dive)]
    pub lines: Vec<Line>,
    #[garde(dive)]
    pub metrics: Metrics,
    #[garde(inner(length(chars, min = 1, max = 200)))]
    #[record(nullable)]
    pub note: Option<String>,
    #[garde(length(max = 8), inner(length(chars, min = 1, max = 16)))]
    pub tags: Vec<String>,
    /// Milliseconds; year 1 to year 9999.
    #[garde(range(min = -62_135_596_800_000, max = 253_402_300_799_999))]
    pub timestamp: i64,
}

/// Age 45, five ASCII letters.
pub fn person() -> Person {
    Person { age: 45, name: "Grace".into(), sex: Sex::F }
}

/// One event.
pub fn event() -> Event {
    Event {
        actor: Actor { email: "grace@example.com".into(), person: person() },
        id: 12_345,
        kind: "order.paid".into(),
        lines: vec![
            Line { price: 19.9, quantity: 2, sku: "AB-1234".into() },
            Line { price: 4.25, quantity: 10, sku: "XY-0042".into() },
        ],
        metrics: Metrics { cpu: 0.734_375, memory: 51_200 },
        note: Some("leave it at the door".into()),
        tags: ["prod", "eu-1", "edge"].map(String::from).to_vec(),
        timestamp: 1_764_500_000_123,
    }
}

/// `count` events with names and articles that hardly ever recur.
pub fn events(count: usize) -> Vec<Event> {
    const GIVEN: [&str; 8] = ["Ada", "Bjørn", "Claude", "Dorothy", "Edsger", "Frances", "Grace", "Ελένη"];
    const KINDS: [&str; 4] = ["order.paid", "order.placed", "cart.line.added", "refund"];
    let mut random = Random::new(7);
    let mut timestamp = 1_764_500_000_123;
    let event = |i| {
        let given = random.pick(&GIVEN);
        let family = random.word(7);
        let lines = 1 + random.below(3);
        timestamp += random.range(1, 400) as i64;
        Event {
            actor: Actor {
                email: format!("{family}@example.com"),
                person: Person {
                    age: random.range(18, 80) as u32,
                    name: format!("{given} {family}"),
                    sex: [Sex::F, Sex::M, Sex::X][random.below(3) as usize],
                },
            },
            id: 10_000 + i as u32,
            kind: random.pick(&KINDS).into(),
            lines: (0..lines).map(|_| line(&mut random)).collect(),
            metrics: Metrics { cpu: random.range(1, 9_999) as f64 / 1e4, memory: random.range(16_384, 65_535) as u32 },
            note: random.chance(30).then(|| "leave it at the door".into()),
            tags: (0..random.below(4)).map(|_| random.word(6)).collect(),
            timestamp,
        }
    };
    (0..count).map(event).collect()
}

fn line(random: &mut Random) -> Line {
    const LETTERS: [&str; 4] = ["AB", "QX", "ZZ", "MN"];
    Line {
        price: random.below(20_000) as f64 / 100.0 + 0.125,
        quantity: random.range(1, 20) as u32,
        sku: format!("{}-{:04}", random.pick(&LETTERS), random.below(10_000)),
    }
}

/// A value that breaks one rule, and which.
pub type Broken<T> = (&'static str, T);

/// One person for each rule.
pub fn broken_persons() -> Vec<Broken<Person>> {
    let person = |name: &str, age| Person { age, name: name.into(), ..person() };
    vec![
        ("age: at most 150", person("Grace", 151)),
        ("name: at least 1 character", person("", 45)),
        ("name: at most 40 characters", person(&"é".repeat(41), 45)),
    ]
}

/// A rule and a change that breaks it.
type Breaks = (&'static str, fn(&mut Event));

/// One change for each rule, at every level.
const BREAKS: &[Breaks] = &[
    ("actor.email: an address", |it| it.actor.email = "grace.example.com".into()),
    ("actor.person.age: at most 150", |it| it.actor.person.age = 151),
    ("actor.person.name: at least 1 character", |it| it.actor.person.name.clear()),
    ("actor.person.name: at most 40 characters", |it| it.actor.person.name = "é".repeat(41)),
    ("id: at least 1", |it| it.id = 0),
    ("kind: its pattern", |it| it.kind = "Order.Paid".into()),
    ("kind: at most 40 characters", |it| it.kind = "k".repeat(41)),
    ("lines: at least 1", |it| it.lines.clear()),
    ("lines: at most 50", |it| it.lines = vec![it.lines[0].clone(); 51]),
    ("lines.1.price: at least 0", |it| it.lines[1].price = -0.5),
    ("lines.1.price: at most a million", |it| it.lines[1].price = 1_000_000.5),
    ("lines.1.quantity: at least 1", |it| it.lines[1].quantity = 0),
    ("lines.0.quantity: at most 999", |it| it.lines[0].quantity = 1_000),
    ("lines.1.sku: its pattern", |it| it.lines[1].sku = "AB-123".into()),
    ("metrics.cpu: at most 1", |it| it.metrics.cpu = 1.5),
    ("metrics.cpu: at least 0", |it| it.metrics.cpu = -0.5),
    ("metrics.memory: at most a mebi", |it| it.metrics.memory = 1_048_577),
    ("note: at least 1 character", |it| it.note = Some(String::new())),
    ("note: at most 200 characters", |it| it.note = Some("é".repeat(201))),
    ("tags: at most 8", |it| it.tags = vec!["tag".into(); 9]),
    ("tags.1: at least 1 character", |it| it.tags[1].clear()),
    ("tags.2: at most 16 characters", |it| it.tags[2] = "é".repeat(17)),
    ("timestamp: not before year 1", |it| it.timestamp = -62_135_596_800_001),
    ("timestamp: not after year 9999", |it| it.timestamp = 253_402_300_800_000),
];

/// One event for each rule.
pub fn broken_events() -> Vec<Broken<Event>> {
    let broken = |&(rule, change): &Breaks| {
        let mut event = event();
        change(&mut event);
        (rule, event)
    };
    BREAKS.iter().map(broken).collect()
}

/// One list for each rule, broken by the last event of it.
pub fn broken_batches() -> Vec<Broken<Vec<Event>>> {
    let among_others = |(rule, event)| (rule, [events(4), vec![event]].concat());
    broken_events().into_iter().map(among_others).collect()
}
