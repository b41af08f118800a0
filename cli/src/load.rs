//! Knows the way from a file to a compiled schema. Must not know what the schema is for.

use crate::args::{Dialect, OneSchema, Reading, Rounding, Shaping};
use crate::failure::Failure;
use crate::input;
use serde_json::Value;
use shorn::stringify::Rounding as How;
use shorn::{Schema, Stringifier};
use std::path::Path;

/// The schema of a command, with a fingerprint of `width` bytes before each message.
pub(crate) fn schema(given: &OneSchema, width: Option<u8>) -> Result<Schema, Failure> {
    let schema = compile(&given.schema, &given.reading)?;
    match width {
        None => Ok(schema),
        Some(width) => {
            let name = given.schema.display();
            schema.fingerprinted(usize::from(width)).map_err(|e| Failure::data(format!("{name}: {e}")))
        }
    }
}

/// The document of a file, compiled.
pub(crate) fn compile(path: &Path, reading: &Reading) -> Result<Schema, Failure> {
    compile_and_keep(path, reading).map(|(schema, _)| schema)
}

/// The same, and the document.
pub(crate) fn compile_and_keep(path: &Path, reading: &Reading) -> Result<(Schema, Value), Failure> {
    let (name, root) = document(path)?;
    let mut builder = Schema::builder().strict(reading.strict).dialect(match reading.dialect {
        Dialect::JsonSchema => shorn::Dialect::JsonSchema,
        Dialect::OpenApi3_0 => shorn::Dialect::OpenApi3_0,
    });
    for with in &reading.with {
        builder = builder.document(&with.uri, document(&with.file)?.1);
    }
    if let Some(pointer) = &reading.root {
        builder = builder.root(pointer);
    }
    let schema = builder.compile(&root);
    match schema {
        Ok(schema) => Ok((schema, root)),
        Err(e) => Err(Failure::data(format!("{name}: {}", in_flags(&e.to_string(), reading.strict)))),
    }
}

/// The remedy of a refusal, where it names what a program would call.
fn in_flags(refusal: &str, strict: bool) -> String {
    let flag = if strict { "" } else { "give the other by --with URI=FILE, or " };
    refusal.replace("add the other with `SchemaBuilder::document`, or ", flag)
}

/// The document of a file, compiled to a writer of JSON in its shape.
pub(crate) fn shaper(path: &Path, shaping: &Shaping) -> Result<Stringifier, Failure> {
    let (name, root) = document(path)?;
    let mut builder = Stringifier::builder().rounding(match shaping.rounding {
        Rounding::Trunc => How::Trunc,
        Rounding::Ceil => How::Ceil,
        Rounding::Floor => How::Floor,
        Rounding::Round => How::Round,
    });
    for with in &shaping.with {
        builder = builder.document(&with.uri, document(&with.file)?.1);
    }
    builder.compile(&root).map_err(|e| Failure::data(format!("{name}: {e}")))
}

/// The document of a file, and the file's name.
pub(crate) fn document(path: &Path) -> Result<(String, Value), Failure> {
    let (name, text) = input::open(path)?.read()?;
    // Editors of some systems begin a file with a byte-order mark.
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&text);
    match serde_json::from_slice(text) {
        Ok(value) => Ok((name, value)),
        Err(error) => Err(Failure::data(format!("{name}: the schema is no JSON: {error}"))),
    }
}
