//! What it costs to hold every value to rules, before it is written and after it was read. Each codec takes part with
//! the rules and without them, in the same rounds; what goes without is shown and compared with nothing.

use serde_json::Value as Json;

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::repeat;
use crate::operation::Operation;
use crate::results::Unit;
use crate::validated::check::{Checked, check};
use crate::validated::document::{self, Document};
use crate::validated::typed::{self, Garde, Ruled};
use crate::validated::{Codec, OPERATIONS, Rules, Visitor, batch, model};

/// Rust types by `garde`, JSON values by `jsonschema`.
pub(super) const QUESTION: Question = Question {
    name: "validated",
    title: "Validated round trips",
    alone: true,
    subjects: |_| SUBJECTS.iter().map(|(name, ..)| *name).collect(),
    groups: |subject, sink| {
        if let Some((name, records, run)) = SUBJECTS.iter().find(|(name, ..)| *name == subject) {
            run(&mut Make { subject: name, records: *records, sink });
        }
    },
};

/// A name, how many records it has, and what makes its groups.
type Subject = (&'static str, u64, fn(&mut Make<'_>));

const SUBJECTS: [Subject; 3] = [
    ("ruled-person", 1, |make| make.both(&model::person())),
    ("ruled-event", 1, |make| make.both(&model::event())),
    ("ruled-events", 100, |make| make.both(&model::events(100))),
];

struct Make<'s> {
    subject: &'static str,
    records: u64,
    sink: Sink<'s>,
}

impl Make<'_> {
    fn both<T: Ruled>(&mut self, value: &T) {
        let codecs = check(value, |check| typed::each(check));
        self.groups("typed", "garde", value, &codecs, &Garde, |gather| typed::each(gather));
        let json: Json = serde_json::to_value(value).expect("a value of serde");
        let codecs = check(&json, |check| document::each::<T>(check));
        let rules = Document::new(&T::json_schema());
        self.groups("value", "jsonschema", &json, &codecs, &rules, |gather| document::each::<T>(gather));
    }

    /// A group an operation.
    fn groups<'v, T, R: Rules<T> + 'static>(
        &mut self,
        path: &str,
        validator: &'static str,
        value: &'v T,
        codecs: &[Checked],
        rules: &R,
        each: impl Fn(&mut Gather<'v, '_, T>),
    ) {
        for operation in OPERATIONS {
            let mut gather = Gather { operation, validator, value, codecs, entries: Vec::new() };
            each(&mut gather);
            let mut entries = gather.entries;
            let rules = rules.clone();
            let start = Box::new(move || {
                let run = repeat(move || {
                    std::hint::black_box(rules.hold(std::hint::black_box(value)).is_ok());
                });
                Started::timed(None, run)
            });
            entries.push(Entry { codec: format!("({validator} alone)"), class: Class::Floor, start });
            let operation = format!("{path} {}", operation.name());
            let key = Key { question: "validated".into(), fixture: self.subject.into(), operation };
            (self.sink)(Group { key, records: self.records, unit: Unit::Nanoseconds, entries });
        }
    }
}

/// The entries of one operation: of each codec one with the rules and one without.
struct Gather<'v, 'c, T> {
    operation: Operation,
    validator: &'static str,
    value: &'v T,
    codecs: &'c [Checked],
    entries: Vec<Entry<'v>>,
}

impl<'v, T> Gather<'v, '_, T> {
    fn entry<C: Codec<T> + 'static>(&mut self, name: String, class: Class, codec: C, bytes: Vec<u8>) {
        let (operation, value) = (self.operation, self.value);
        let start = Box::new(move || Started::timed(Some(bytes.len()), batch(operation, codec, value, bytes)));
        self.entries.push(Entry { codec: name, class, start });
    }
}

impl<T> Visitor<T> for Gather<'_, '_, T> {
    fn visit<C: Codec<T> + 'static, V: Codec<T> + 'static>(&mut self, name: &'static str, raw: C, validated: V) {
        // Those that were checked come in the same order.
        let Some(Checked { bytes, .. }) = self.codecs.iter().find(|codec| codec.name == name) else { return };
        let (ruled, bare) = match name {
            "shorn" => (Class::Ours, Class::Other),
            "postcard" | "apache-avro" => (Class::Varint, Class::Unequal),
            _ => (Class::Row, Class::Unequal),
        };
        self.entry(format!("{name} + {}", self.validator), ruled, validated, bytes.clone());
        self.entry(name.into(), bare, raw, bytes.clone());
    }
}
