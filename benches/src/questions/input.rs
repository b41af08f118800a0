//! What records of the user's own cost, as values of `serde_json` and as JSON text: a file of them, and their JSON Schema.
//! No codec that wants a Rust type has a part in this.

use std::fs;
use std::hint::black_box;
use std::path::Path;

use serde_json::Value;
use shorn_codecs::dynamic::{Dynamic, codecs, payloads, records};

use super::{Question, Sink};
use crate::group::{Class, Entry, Group, Key, Started};
use crate::measure::{Batch, repeat};
use crate::results::Unit;

/// One operation is all records of the file, one after the other, each to a buffer that is kept.
pub(super) const QUESTION: Question = Question {
    name: "input",
    title: "Your records",
    alone: true,
    // None but what a command line names: see `subject`.
    subjects: |_| Vec::new(),
    groups: |subject, sink| {
        if let Some(Ok(input)) = files(subject).map(|(file, schema)| Input::read(file.as_ref(), schema.as_ref())) {
            input.groups(subject, sink);
        }
    },
};

const OPERATIONS: [&str; 4] = ["value to payload", "payload to value", "text to payload", "payload to text"];

/// What joins the two names of a subject, which is all that a process of one sample is told.
const BY: &str = " by ";

/// The subject that stands for two files.
pub(crate) fn subject(file: &Path, schema: &Path) -> String {
    format!("{}{BY}{}", file.display(), schema.display())
}

/// The two files again: the names may have [`BY`] in them, the files are there.
fn files(subject: &str) -> Option<(&str, &str)> {
    let places = subject.match_indices(BY);
    let mut halves = places.filter_map(|(at, _)| Some((subject.get(..at)?, subject.get(at + BY.len()..)?)));
    halves.find(|(file, schema)| Path::new(file).exists() && Path::new(schema).exists())
}

/// Whether the library and its peers carry the records; which peers do not, and why.
///
/// # Errors
///
/// If a file cannot be read, if the library cannot compile the schema, or if it does not give every record back.
pub(crate) fn check(file: &Path, schema: &Path) -> Result<Vec<String>, String> {
    let input = Input::read(file, schema)?;
    let mut left_out = Vec::new();
    for mut codec in codecs(&input.schema).map_err(|refused| format!("{}: {refused}", schema.display()))? {
        match payloads(&mut *codec, &input.records) {
            Ok(_) => {}
            Err(refused) if class(&*codec) == Class::Ours => return Err(refused.to_string()),
            Err(refused) => left_out.push(format!("Left out: {refused}.")),
        }
    }
    Ok(left_out)
}

fn class(codec: &dyn Dynamic) -> Class {
    Class::of(&codec.about(), false)
}

/// Records, and what they look like.
struct Input {
    records: Vec<Value>,
    schema: Value,
}

impl Input {
    fn read(file: &Path, schema: &Path) -> Result<Self, String> {
        let read = |path: &Path| fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()));
        let records = records(&read(file)?).map_err(|error| format!("{}: {error}", file.display()))?;
        let schema = serde_json::from_str(&read(schema)?).map_err(|error| format!("{}: {error}", schema.display()))?;
        Ok(Self { records, schema })
    }

    fn groups(&self, subject: &str, sink: Sink<'_>) {
        for operation in OPERATIONS {
            let all = codecs(&self.schema).unwrap_or_default();
            let entries = all.into_iter().filter_map(|mut codec| {
                let (name, class) = (codec.about().name, class(&*codec));
                let payloads = payloads(&mut *codec, &self.records).ok()?;
                let start = Box::new(move || {
                    let bytes = payloads.iter().map(Vec::len).sum();
                    Started::timed(Some(bytes), self.batch(operation, codec, payloads))
                });
                Some(Entry { codec: name.into(), class, start })
            });
            let entries = entries.collect();
            let key = Key { question: "input".into(), fixture: subject.into(), operation: operation.into() };
            sink(Group { key, records: self.records.len() as u64, unit: Unit::Nanoseconds, entries });
        }
    }

    fn batch<'v>(&'v self, operation: &str, mut codec: Box<dyn Dynamic>, payloads: Vec<Vec<u8>>) -> Batch<'v> {
        let own = "a codec does again what it did before";
        let mut out = Vec::new();
        match operation {
            "value to payload" => repeat(move || {
                for record in &self.records {
                    codec.encode(black_box(record), &mut out).expect(own);
                    black_box(&*out);
                }
            }),
            "payload to value" => repeat(move || {
                for payload in &payloads {
                    black_box(&codec.decode(black_box(payload)).expect(own));
                }
            }),
            "text to payload" => {
                let texts: Vec<String> = self.records.iter().map(Value::to_string).collect();
                repeat(move || {
                    for text in &texts {
                        codec.encode_text(black_box(text.as_bytes()), &mut out).expect(own);
                        black_box(&*out);
                    }
                })
            }
            _ => repeat(move || {
                for payload in &payloads {
                    codec.decode_text(black_box(payload), &mut out).expect(own);
                    black_box(&*out);
                }
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with a space in its name, and with two words that also join the names of two files.
    fn folder(name: &str, records: &str, schema: &str) -> (String, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("records by {name} {}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("r.ndjson"), records).unwrap();
        fs::write(folder.join("s.json"), schema).unwrap();
        (subject(&folder.join("r.ndjson"), &folder.join("s.json")), folder)
    }

    const SCHEMA: &str = r#"{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]}"#;

    #[test]
    fn a_file_of_records_is_carried_by_every_codec_in_both_directions() {
        let (subject, folder) = folder("all", "{\"n\":1}\n{\"n\":-2}\n", SCHEMA);
        assert_eq!(check(&folder.join("r.ndjson"), &folder.join("s.json")), Ok(Vec::new()));
        let mut seen = Vec::new();
        (QUESTION.groups)(&subject, &mut |group| {
            assert_eq!(group.records, 2);
            for entry in group.entries {
                let Started { bytes, mut work } = (entry.start)();
                // A zigzag integer below 64 is a byte, and a text has its name around it.
                match &*entry.codec {
                    "shorn" => assert_eq!(bytes, Some(2)),
                    "serde_json" => assert_eq!(bytes, Some(r#"{"n":1}{"n":-2}"#.len())),
                    _ => {}
                }
                let crate::group::Work::Timed(run) = &mut work else { panic!("it is timed") };
                run(2);
                seen.push((group.key.operation.clone(), entry.codec));
            }
        });
        for operation in OPERATIONS {
            let codecs: Vec<&str> = seen.iter().filter(|it| it.0 == operation).map(|it| &*it.1).collect();
            assert!(codecs.len() >= 4 && codecs.first() == Some(&"shorn"), "{operation}: {codecs:?}");
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_the_library_does_not_carry_is_an_error() {
        let (_, folder) = folder("bad", "{\"n\":1}\n{\"n\":\"text\"}\n", SCHEMA);
        let (records, schema) = (folder.join("r.ndjson"), folder.join("s.json"));
        let error = check(&records, &schema).unwrap_err();
        assert!(error.starts_with("shorn: record 2: "), "{error}");
        assert!(check(&folder.join("none"), &schema).unwrap_err().contains("none: "));
        fs::write(&schema, r#"{"type":5}"#).unwrap();
        assert!(check(&records, &schema).unwrap_err().contains("s.json: "));
        fs::remove_dir_all(folder).unwrap();
    }
}
