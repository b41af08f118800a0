//! The fixtures as files: one record a line, and the JSON Schema of each record. Knows what is in which file; where
//! the files are is the caller's.

use serde_json::Value;
use shorn::{EncodeError, SchemaError, to_json};

use crate::fixtures::{
    Fixture, document, event, events, high_entropy_events, maps, person, telemetry, tree, unicode, wide,
};
use crate::owned::{Document, Event, Maps, Person, Telemetry, Tree, Wide};

/// The name of a fixture's file: a batch has a record a line.
pub fn name(fixture: Fixture) -> String {
    let end = if fixture.records() == 1 { "json" } else { "ndjson" };
    format!("{}.{end}", fixture.name())
}

/// What is in it. A member that is absent is left out, so that every record fits its schema.
///
/// # Errors
///
/// None, for the records that there are.
pub fn text(fixture: Fixture) -> Result<String, EncodeError> {
    match fixture {
        Fixture::Person => lines(&[person()]),
        Fixture::Unicode => lines(&[unicode()]),
        Fixture::Event => lines(&[event()]),
        Fixture::Batch100 => lines(&events(100)),
        Fixture::Batch100He => lines(&high_entropy_events(100)),
        Fixture::Document => lines(&[document()]),
        Fixture::Telemetry => lines(&[telemetry()]),
        Fixture::Wide => lines(&[wide()]),
        Fixture::Tree => lines(&[tree()]),
        Fixture::Maps => lines(&[maps()]),
        Fixture::Big => lines(&events(100_000)),
        Fixture::BigHe => lines(&high_entropy_events(100_000)),
    }
}

fn lines<T: shorn::Encode>(records: &[T]) -> Result<String, EncodeError> {
    let mut text = String::new();
    for record in records {
        text.push_str(&to_json(record)?);
        text.push('\n');
    }
    Ok(text)
}

/// The name of the file with the schema of a fixture's records. One schema serves all fixtures of its records.
pub fn schema_name(fixture: Fixture) -> &'static str {
    match fixture {
        Fixture::Person | Fixture::Unicode => "person.schema.json",
        Fixture::Event | Fixture::Batch100 | Fixture::Batch100He | Fixture::Big | Fixture::BigHe => "event.schema.json",
        Fixture::Document => "document.schema.json",
        Fixture::Telemetry => "telemetry.schema.json",
        Fixture::Wide => "wide.schema.json",
        Fixture::Tree => "tree.schema.json",
        Fixture::Maps => "maps.schema.json",
    }
}

/// The schema of one of a fixture's records.
///
/// # Errors
///
/// None, for the records that there are.
pub fn schema(fixture: Fixture) -> Result<Value, SchemaError> {
    use shorn::Record as _;
    match fixture {
        Fixture::Person | Fixture::Unicode => Person::json_schema(),
        Fixture::Event | Fixture::Batch100 | Fixture::Batch100He | Fixture::Big | Fixture::BigHe => {
            Event::json_schema()
        }
        Fixture::Document => Document::json_schema(),
        Fixture::Telemetry => Telemetry::json_schema(),
        Fixture::Wide => Wide::json_schema(),
        Fixture::Tree => Tree::json_schema(),
        Fixture::Maps => Maps::json_schema(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::codecs::Carried;
    use crate::fixtures::OnRecord;

    fn read(name: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/codecs").join(name);
        fs::read_to_string(path).unwrap_or_else(|_| panic!("no {name}: run `generate-fixtures` and commit the files"))
    }

    fn small() -> impl Iterator<Item = Fixture> {
        Fixture::ALL.into_iter().filter(|fixture| !fixture.is_big())
    }

    #[test]
    fn files_are_what_the_generator_gives() {
        for fixture in small() {
            let name = name(fixture);
            assert!(read(&name) == text(fixture).unwrap(), "{name}: run `generate-fixtures` and commit the files");
            let name = schema_name(fixture);
            // Which order a value keeps is a feature of `serde_json`: values are compared, not texts.
            let read: Value = serde_json::from_str(&read(name)).unwrap();
            assert!(read == schema(fixture).unwrap(), "{name}: run `generate-fixtures` and commit the files");
        }
    }

    #[test]
    fn serde_json_reads_the_records_that_the_files_are_of() {
        struct Same(String);
        impl OnRecord for Same {
            fn on<T: Carried>(&mut self, record: &T) {
                assert!(serde_json::from_str::<T>(&self.0).unwrap() == *record);
            }
        }
        for fixture in small() {
            let lines = read(&name(fixture));
            assert_eq!(lines.lines().count() as u64, fixture.records());
            let text = if fixture.records() == 1 {
                lines
            } else {
                format!("[{}]", lines.lines().collect::<Vec<_>>().join(","))
            };
            fixture.visit(&mut Same(text));
        }
    }

    #[test]
    fn every_record_is_valid_by_its_schema() {
        for fixture in small() {
            let schema: Value = serde_json::from_str(&read(schema_name(fixture))).unwrap();
            let schema = jsonschema::validator_for(&schema).unwrap();
            // Else a schema that says nothing would do.
            assert!(!schema.is_valid(&Value::Null));
            for line in read(&name(fixture)).lines() {
                let record = serde_json::from_str(line).unwrap();
                let wrong: Vec<String> = schema.iter_errors(&record).map(|error| error.to_string()).collect();
                assert!(wrong.is_empty(), "{}: {wrong:?}", name(fixture));
            }
        }
    }
}
