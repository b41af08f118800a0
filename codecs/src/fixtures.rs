//! Seeded values of the records, sized like the ones that the goals were set on. Their
//! sizes on the varint wire are asserted below through postcard, whose bytes for these
//! records have the same length as ours (but for a document's optional fields, which
//! share one byte with us and take one each there).

use crate::{
    codecs::Carried,
    owned::{Document, Event, Measure, Metadata, Metrics, Person, Section, Sex},
    random::Random,
};

/// The fixtures in the order of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixture {
    /// One small record, ASCII.
    Person,
    /// The same with a name of 27 bytes, no character of it ASCII.
    Unicode,
    /// A record with a record, floats and a list in it.
    Event,
    /// 100 events, three names, two tag sets.
    Batch100,
    /// 100 events, nearly all names and tags unique.
    Batch100He,
    /// One deep record, mostly text.
    Document,
    /// 100,000 events like those of `Batch100`.
    Big,
    /// 100,000 events like those of `Batch100He`.
    BigHe,
}

impl Fixture {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Person,
        Self::Unicode,
        Self::Event,
        Self::Batch100,
        Self::Batch100He,
        Self::Document,
        Self::Big,
        Self::BigHe,
    ];

    /// As the tables and the command line call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Unicode => "unicode",
            Self::Event => "event",
            Self::Batch100 => "batch100",
            Self::Batch100He => "batch100he",
            Self::Document => "document",
            Self::Big => "big",
            Self::BigHe => "bighe",
        }
    }

    /// The one called `name`.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fixture| fixture.name() == name)
    }

    /// Makes the value and hands it on with its type.
    pub fn visit(self, visitor: &mut impl OnRecord) {
        match self {
            Self::Person => visitor.on(&person()),
            Self::Unicode => visitor.on(&unicode()),
            Self::Event => visitor.on(&event()),
            Self::Batch100 => visitor.on(&events(100)),
            Self::Batch100He => visitor.on(&high_entropy_events(100)),
            Self::Document => visitor.on(&document()),
            Self::Big => visitor.on(&events(100_000)),
            Self::BigHe => visitor.on(&high_entropy_events(100_000)),
        }
    }

    /// How many records an operation handles.
    pub fn records(self) -> u64 {
        match self {
            Self::Person | Self::Unicode | Self::Event | Self::Document => 1,
            Self::Batch100 | Self::Batch100He => 100,
            Self::Big | Self::BigHe => 100_000,
        }
    }

    /// A hundred thousand records: milliseconds an operation.
    pub fn is_big(self) -> bool {
        matches!(self, Self::Big | Self::BigHe)
    }
}

/// Something to do with a fixture.
pub trait OnRecord {
    /// Does it with its value.
    fn on<T: Carried>(&mut self, record: &T);
}

/// Age 45, five ASCII letters.
pub fn person() -> Person {
    Person { age: 45, name: "Grace".into(), sex: Sex::F }
}

/// A name of five two-byte, three three-byte and two four-byte characters.
pub fn unicode() -> Person {
    Person { age: 45, name: "Ελένη山田木𠮷🌊".into(), sex: Sex::F }
}

/// One event.
pub fn event() -> Event {
    Event {
        active: true,
        actor: person(),
        id: 12_345,
        metrics: Metrics { cpu: 0.734_375, memory: 51_200 },
        tags: ["prod", "eu-1", "edge"].map(String::from).to_vec(),
        timestamp: 1_764_500_000_123,
    }
}

/// `count` events with three names and two tag sets.
pub fn events(count: usize) -> Vec<Event> {
    const NAMES: [&str; 3] = ["Grace", "Alan", "Linus"];
    const TAGS: [&[&str]; 2] = [&["prod", "eu-1", "edge"], &["staging", "us"]];
    let mut random = Random::new(1);
    let mut counters = Counters::default();
    (0..count)
        .map(|_| {
            let name = random.pick(&NAMES).to_string();
            let tags = random.pick(&TAGS).iter().map(|tag| tag.to_string()).collect();
            counters.event(&mut random, name, tags)
        })
        .collect()
}

/// `count` events with names and tags that hardly ever recur.
pub fn high_entropy_events(count: usize) -> Vec<Event> {
    const GIVEN: [&str; 8] = ["Ada", "Barbara", "Claude", "Dorothy", "Edsger", "Frances", "Grace", "Hedy"];
    let mut random = Random::new(2);
    let mut counters = Counters::default();
    (0..count)
        .map(|_| {
            let length = random.range(6, 9);
            let name = format!("{} {}", random.pick(&GIVEN), random.word(length));
            let tags = (0..2)
                .map(|_| {
                    let length = random.range(8, 10);
                    format!("req-{}", random.word(length))
                })
                .collect();
            counters.event(&mut random, name, tags)
        })
        .collect()
}

/// What moves from one event to the next, by gaps like those of a service under load.
struct Counters {
    id: u64,
    memory: u64,
    timestamp: u64,
}

impl Default for Counters {
    fn default() -> Self {
        Self { id: 10_000, memory: 51_200, timestamp: 1_764_500_000_123 }
    }
}

impl Counters {
    fn event(&mut self, random: &mut Random, name: String, tags: Vec<String>) -> Event {
        self.id += random.range(1, 7);
        self.timestamp += random.gap(180.0);
        // A walk of up to 2 %, turned back at both ends.
        let step = self.memory / 50;
        self.memory = (self.memory + random.below(2 * step)).saturating_sub(step);
        self.memory = self.memory.clamp(16_384, 65_535);
        Event {
            active: random.chance(80),
            actor: Person {
                age: random.range(18, 80) as u32,
                name,
                sex: [Sex::F, Sex::M, Sex::X][random.below(3) as usize],
            },
            id: self.id,
            metrics: Metrics { cpu: random.below(10_000) as f64 / 1e4, memory: self.memory },
            tags,
            timestamp: self.timestamp,
        }
    }
}

/// A published paper as a search index holds it.
pub fn document() -> Document {
    Document {
        id: 90_210_417,
        measures: ["tide height", "salinity", "turbidity", "current", "temperature"]
            .into_iter()
            .zip(["m", "g/kg", "NTU", "m/s", "degC"])
            .zip([(1.82, 0.41, 8_760), (33.9, 0.27, 4_380), (5.4, 2.9, 122), (0.63, 0.2, 8_760), (11.7, 4.5, 365)])
            .map(|((label, unit), (mean, stddev, count))| Measure {
                count,
                label: label.into(),
                mean,
                stddev,
                unit: unit.into(),
            })
            .collect(),
        metadata: metadata(),
        name: "estuary-sediment-transport-2024".into(),
        references: [
            "10.5555/aq.2011.0147",
            "10.5555/aq.2016.0033",
            "10.5555/tidal.2019.88",
            "10.5555/sed.2020.1104",
            "10.5555/aq.2022.0009",
        ]
        .map(String::from)
        .to_vec(),
        score: 0.873_25,
        sections: sections(),
        tags: ["hydrology", "coastal", "open-data", "time-series"].map(String::from).to_vec(),
    }
}

/// 22 fields, nine of them nullable, five of those set.
fn metadata() -> Metadata {
    Metadata {
        about: "Measurements of suspended sediment in a shallow estuary over one year of \
                spring and neap tides, with the instruments, the calibration and the raw series. Four \
                moorings, eleven surveys by boat and one storm that no mooring was built for."
            .into(),
        authors: ["Marit Halvorsen", "Tomás Ibáñez", "Wen Qiu"].map(String::from).to_vec(),
        canonical: Some("https://library.example/papers/estuary-sediment".into()),
        created: "2024-03-18T09:26:53Z".into(),
        digitized: false,
        doi: Some("10.5555/aq.2024.0291".into()),
        edition: None,
        identifier: "urn:uuid:5b1c7a50-7d0e-4b86-9d5c-2f8f9f3f0a11".into(),
        issn: Some("1234-5679".into()),
        issue: None,
        keywords: ["estuary", "sediment", "tide", "turbidity"].map(String::from).to_vec(),
        language: "en".into(),
        license: Some("CC-BY-4.0".into()),
        pages: Some("291-318".into()),
        publisher: "Northern Institute of Aquatic Science".into(),
        retracted: false,
        revision: 3,
        series: None,
        summary: "Sediment moves landward on spring tides and seaward after storms; the balance \
                  of the year is within the error of the instruments, which we quantify. A model \
                  that leaves out the armouring of the bed overstates the yearly loss by a third."
            .into(),
        title: "A year of sediment transport in a shallow estuary".into(),
        volume: None,
        year: 2024,
    }
}

/// Eight sections whose optional fields are set in four patterns.
fn sections() -> Vec<Section> {
    const BODIES: [&str; 5] = [
        "Four moorings were placed along the channel, each with an optical sensor at half \
         the mean depth and a pressure gauge on the bed.",
        "The series were filtered with a window of one tidal cycle, and gaps shorter than an \
         hour were filled by the harmonic fit of the same station.",
        "Transport follows the third power of the current until the bed is armoured; above \
         that the supply and not the current sets the rate.",
        "Storm surges carry in two days what calm weather moves in a month, and \
         most of it comes back by the next moon.",
        "All series are published with their flags, their gaps and the code that made them.",
    ];
    let section = |id: &str, terms: &[&[&str]]| Section {
        anchor: None,
        body: None,
        depth: None,
        id: id.into(),
        ordinal: None,
        score: None,
        terms: terms.iter().map(|list| list.iter().map(|word| word.to_string()).collect()).collect(),
        title: None,
    };
    let full = |id: &str, ordinal: u32, title: &str, body: &str, terms: &[&[&str]]| Section {
        anchor: Some(format!("sec-{id}")),
        body: Some(body.into()),
        depth: Some(1),
        ordinal: Some(ordinal),
        score: Some(f64::from(ordinal) / 8.0),
        title: Some(title.into()),
        ..section(id, terms)
    };
    let text = |id: &str, body: &str, terms: &[&[&str]]| Section { body: Some(body.into()), ..section(id, terms) };
    let heading = |id: &str, title: &str, terms: &[&[&str]]| Section {
        depth: Some(2),
        title: Some(title.into()),
        ..section(id, terms)
    };
    vec![
        full("method", 1, "Method", BODIES[0], &[&["mooring", "sensor", "gauge"], &["channel"]]),
        text("filter", BODIES[1], &[&["harmonic", "window"], &["gap", "fit"]]),
        full("result", 2, "Results", BODIES[2], &[&["current", "bed"], &["armouring"], &[]]),
        heading("storms", "Storm surges", &[&["surge", "wind", "pressure"], &["river flood"]]),
        text("surge-budget", BODIES[3], &[&["budget", "landward"], &["seaward"]]),
        heading("instruments", "Instruments", &[&["optical backscatter", "calibration"]]),
        full("data", 3, "Data", BODIES[4], &[&["series", "archive", "flag"], &["licence"]]),
        section("acknowledgements", &[&["crew", "harbour"], &["funding"]]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{Codec, Visitor, checked};
    use crate::record::Record;

    struct Every;

    impl OnRecord for Every {
        fn on<T: Carried>(&mut self, record: &T) {
            struct Check<'r, T>(&'r T);
            impl<T: Record> Visitor<T> for Check<'_, T> {
                fn visit<C: Codec<T>>(&mut self) {
                    checked::<C, T>(self.0);
                }
            }
            T::each(&mut Check(record));
        }
    }

    #[test]
    fn every_codec_gives_every_small_fixture_back() {
        Fixture::ALL.into_iter().filter(|fixture| !fixture.is_big()).for_each(|fixture| fixture.visit(&mut Every));
    }

    fn size(value: &impl serde::Serialize) -> usize {
        postcard::to_stdvec(value).unwrap().len()
    }

    #[test]
    fn sizes() {
        assert_eq!(size(&person()), 8);
        assert_eq!(unicode().name.len(), 27);
        assert_eq!(size(&unicode()), 30);
        assert_eq!(size(&event()), 44);
        assert_eq!(size(&events(100)), 4_164);
        assert_eq!(size(&high_entropy_events(100)), 6_658);
        assert_eq!(size(&document()), 2_242);
        assert_eq!(size(&events(100_000)), 4_264_379);
        assert_eq!(size(&high_entropy_events(100_000)), 6_710_857);
    }

    #[test]
    fn a_seed_gives_the_same_values() {
        assert_eq!(events(10), events(10));
        assert_eq!(events(10), events(20)[..10]);
    }

    #[test]
    fn names_find_their_fixture() {
        for fixture in Fixture::ALL {
            assert_eq!(Fixture::named(fixture.name()), Some(fixture));
        }
    }
}
