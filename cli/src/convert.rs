//! Knows how JSON text becomes one message, a message JSON text, and JSON text that of a schema. Must not know
//! where any of them comes from or goes to.

use crate::escape::one_line;
use serde_json::Value;
use shorn::{Schema, Stringifier};
use std::io::Write as _;

/// Appends the message of `json`; on failure, why there is none.
pub(crate) fn encode(schema: &Schema, json: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    schema.encode_json_into(json, out).map_err(|e| e.to_string())
}

/// Appends the compact JSON of `message`; on failure, why there is none.
pub(crate) fn decode(schema: &Schema, message: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    schema.decode_to_json(message, out).map_err(|e| e.to_string())
}

/// Appends what a schema makes of `json`; on failure, why there is nothing.
pub(crate) fn stringify(shaper: &Stringifier, json: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    shaper.write(&value(json)?, out).map_err(|e| e.to_string())
}

/// Appends a line for each thing that a schema changes of `json`, with `place` before it.
pub(crate) fn audit(shaper: &Stringifier, json: &[u8], place: &str, out: &mut Vec<u8>) -> Result<(), String> {
    let changes = shaper.audit(&value(json)?).map_err(|e| e.to_string())?;
    for change in &changes {
        let line = one_line(&format!("{place}{change}"));
        // A vector takes everything.
        let _ = writeln!(out, "{line}");
    }
    Ok(())
}

fn value(json: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(json).map_err(|e| format!("not JSON: {e}"))
}
