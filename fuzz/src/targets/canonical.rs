//! A value has one encoding: whatever decodes, by any shape and in any way, encodes to the very bytes that it came
//! from, in every way, and with a limit that the message just keeps, which is the careful encoder.
//!
//! Input: a subject (`subject`), the message.

use crate::input::Input;
use crate::lies::forgets_its_case;
use crate::subject::Subject;
use serde_json::Value;
use shorn::Limits;
use shorn_oracle::value::to_hex;

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let Some(subject) = Subject::take(&mut input) else { return };
    let Some(schema) = subject.schema() else { return };
    let message = input.0;
    if forgets_its_case(&schema) {
        return;
    }
    let Ok(value) = schema.decode(message) else { return };
    let same = |way: &str, bytes: Result<Vec<u8>, shorn::EncodeError>| match bytes {
        Ok(bytes) => assert_eq!(to_hex(&bytes), to_hex(message), "{way}, {value}, by {subject}"),
        Err(error) => panic!("{way}: {error} for {value}, from {}, by {subject}", to_hex(message)),
    };
    same("a value", schema.encode(&value));
    same("serde", schema.encode_serde(&value));
    same("the text of the value", schema.encode_json(value.to_string().as_bytes()));
    let mut text = Vec::new();
    schema.decode_to_json(message, &mut text).expect("a value that was decoded");
    same("the text of the message", schema.encode_json(&text));
    let again: Value = schema.decode_serde(message).expect("a value that was decoded");
    same("serde both ways", schema.encode_serde(&again));

    let tight = schema.clone().limits(Limits::new().message(message.len() as u64));
    same("a value, tightly", tight.encode(&value));
    same("serde, tightly", tight.encode_serde(&value));
    same("text, tightly", tight.encode_json(&text));
    if let Some(less) = message.len().checked_sub(1) {
        let too_tight = schema.clone().limits(Limits::new().message(less as u64));
        let ways = [too_tight.encode(&value), too_tight.encode_serde(&value), too_tight.encode_json(&text)];
        for way in ways {
            let code = way.as_ref().map_err(shorn::EncodeError::code);
            assert_eq!(code.map(|bytes| to_hex(bytes)), Err("message_too_large"), "{value} by {subject}");
        }
    }
}
