//! Knows how JSON text becomes one message and a message JSON text. Must not know where either comes
//! from or goes to.

use shorn::Schema;

/// Appends the message of `json`; on failure, why there is none.
pub(crate) fn encode(schema: &Schema, json: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    schema.encode_json_into(json, out).map_err(|e| e.to_string())
}

/// Appends the compact JSON of `message`; on failure, why there is none.
pub(crate) fn decode(schema: &Schema, message: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    schema.decode_to_json(message, out).map_err(|e| e.to_string())
}
