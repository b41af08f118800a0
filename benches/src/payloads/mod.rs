//! The payloads of the shaped writer, by name. Knows their order and how many records each has; what they are stands in
//! `values`.

mod values;

use std::fs;
use std::io;
use std::path::Path;

use serde::Serialize;
use shorn::{Encode, EncodeError};

pub use values::*;

/// What writes a value without a schema of its own.
pub type ToJson<T> = fn(&T) -> Result<String, EncodeError>;

/// Something to do with a payload.
pub trait OnPayload {
    /// Does it. `to_json` is there if the type is a record.
    fn on<T: Serialize + 'static>(&mut self, payload: &Payload<T>, records: u64, to_json: Option<ToJson<T>>);
}

/// All of them, the smallest first.
pub const NAMES: [&str; 11] = [
    "short string",
    "date-time",
    "small object",
    "user profile",
    "order",
    "10 objects",
    "1,000 doubles",
    "page of products",
    "long string",
    "1,000 objects",
    "20,000 objects",
];

/// Makes the one called `name`, and hands it on with its type; does nothing if there is none.
pub fn visit(name: &str, visitor: &mut impl OnPayload) {
    match name {
        "short string" => record(visitor, &short_string()),
        "date-time" => visitor.on(&date_time(), 1, None),
        "small object" => record(visitor, &small_object()),
        "user profile" => record(visitor, &profile()),
        "order" => record(visitor, &order()),
        "10 objects" => many(visitor, &people("10 objects", 10)),
        "1,000 doubles" => many(visitor, &doubles()),
        "page of products" => record(visitor, &products()),
        "long string" => record(visitor, &long_string()),
        "1,000 objects" => many(visitor, &people("1,000 objects", 1_000)),
        "20,000 objects" => many(visitor, &people("20,000 objects", 20_000)),
        _ => {}
    }
}

fn record<T: Serialize + Encode + 'static>(visitor: &mut impl OnPayload, payload: &Payload<T>) {
    visitor.on(payload, 1, Some(shorn::to_json));
}

fn many<T: Serialize + 'static>(visitor: &mut impl OnPayload, payload: &Payload<Vec<T>>)
where
    Vec<T>: Encode,
{
    visitor.on(payload, payload.value.len() as u64, Some(shorn::to_json));
}

/// Writes each to `folder`: the value as `NAME.json`, as serde has it, and its schema as `NAME.schema.json`.
pub fn export(folder: &Path) -> io::Result<()> {
    struct Write<'p>(&'p Path, io::Result<()>);
    impl OnPayload for Write<'_> {
        fn on<T: Serialize + 'static>(&mut self, payload: &Payload<T>, _: u64, _: Option<ToJson<T>>) {
            let put = |end: &str, text: &[u8]| fs::write(self.0.join(format!("{}{end}", payload.name)), text);
            let value = serde_json::to_vec(&payload.value).map_err(io::Error::from);
            self.1 = value
                .and_then(|value| put(".json", &value))
                .and_then(|()| put(".schema.json", payload.schema.as_bytes()));
        }
    }
    fs::create_dir_all(folder)?;
    for name in NAMES {
        let mut write = Write(folder, Ok(()));
        visit(name, &mut write);
        write.1?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_a_payload() {
        struct Seen(Option<(&'static str, u64)>);
        impl OnPayload for Seen {
            fn on<T: Serialize + 'static>(&mut self, payload: &Payload<T>, records: u64, _: Option<ToJson<T>>) {
                self.0 = Some((payload.name, records));
            }
        }
        for name in NAMES {
            let mut seen = Seen(None);
            visit(name, &mut seen);
            let expected = match name {
                "10 objects" => 10,
                "1,000 objects" | "1,000 doubles" => 1_000,
                "20,000 objects" => 20_000,
                _ => 1,
            };
            assert_eq!(seen.0, Some((name, expected)));
        }
    }
}
