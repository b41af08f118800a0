//! Knows how a schema reads and writes JSON text: what is promised of both ways, and what they cost.
//! The walks are in `plan::json`.

use super::Schema;
use crate::error::{DecodeError, EncodeError};
use crate::plan::{self, json};
use crate::wire::Output;
use crate::wire::encode::{append_with, message, with_writer};

impl Schema {
    /// Encodes the value that a JSON text is: the bytes of [`encode`](Schema::encode) for it, without
    /// the value in between.
    ///
    /// A number is an integer or a double by its value, not by its spelling: `5`, `5.0` and `0.5e1`
    /// are one. Doubles are rounded correctly, and `-0` keeps its sign. Of a key that is repeated the
    /// last value counts. Text may be nested as deep as a shape can follow, which is further than
    /// `serde_json` goes unasked.
    ///
    /// An escape of a surrogate without its other half is refused where the string would be written,
    /// as `unpaired_surrogate`; in a member that is left out, key or value, it does no harm.
    ///
    /// # Errors
    ///
    /// `invalid_json`, for text that is not JSON from start to end, with the byte and what was
    /// expected there: also for a number beyond the doubles and for nesting beyond 2,600 levels. For
    /// text that is JSON, those of [`encode`](Schema::encode), with the same paths.
    ///
    /// # Cost
    ///
    /// One pass over the text, which copies strings to where they belong, and a few allocations at
    /// most; members that do not come in the order of the wire are moved once more. About a fifth of what
    /// reading a `serde_json::Value` and encoding that takes. Text that is refused, and a value whose
    /// branch of a union by order no type and no literal tells, are read a second time.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": { "name": { "type": "string" }, "age": { "type": "integer", "minimum": 0 } },
    ///     "required": ["name", "age"]
    /// }))?;
    /// assert_eq!(schema.encode_json(br#"{ "name": "Grace", "age": 45 }"#)?, b"\x2d\x05Grace");
    ///
    /// let error = schema.encode_json(br#"{ "name": "Grace", "age": "45" }"#).unwrap_err();
    /// assert_eq!((error.code(), error.path().unwrap().to_string()), ("expected_uint", "age".into()));
    ///
    /// let error = schema.encode_json(br#"{ "name": "Grace" "age": 45 }"#).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "invalid_json: expected well-formed JSON (`,` or `}` at byte 18 (line 1, column 19))"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_json(&self, text: &[u8]) -> Result<Vec<u8>, EncodeError> {
        with_writer(|writer| {
            message(&self.framing(), writer, |writer| json::encode(self.program(), self.kept_limits(), text, writer))?;
            Ok(writer.finish())
        })
    }

    /// Encodes the value that a JSON text is behind what a buffer holds.
    ///
    /// # Errors
    ///
    /// Those of [`encode_json`](Schema::encode_json); the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "integer" } }))?;
    /// let mut out = vec![0xff];
    /// schema.encode_json_into(b"[1, -1, 2e1]", &mut out)?;
    /// assert!(schema.encode_json_into(b"[1, -1", &mut out).is_err());
    /// assert_eq!(out, [0xff, 3, 2, 1, 40]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_json_into<O: Output>(&self, text: &[u8], out: &mut O) -> Result<(), EncodeError> {
        append_with(out, |writer| {
            message(&self.framing(), writer, |writer| json::encode(self.program(), self.kept_limits(), text, writer))
        })
    }

    /// Decodes a value that is the whole of `input`, and appends its JSON text to `out`, without a
    /// value in between.
    ///
    /// The text has no whitespace, and its members are in the order of the wire. Numbers are spelled
    /// as ECMAScript does, except `-0`, which keeps its sign to be read back; strings have the escapes
    /// that JSON demands and no others.
    ///
    /// # Errors
    ///
    /// Those of [`decode`](Schema::decode); `out` is as it was then.
    ///
    /// # Cost
    ///
    /// One pass over the input (values of unions by order whose branches overlap are read again), and no
    /// allocation but for `out` as it grows. About a fifth of what
    /// decoding to a `serde_json::Value` and writing that takes. Behind a value of a union by order
    /// that another branch might fit as well, its text is read again.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": { "name": { "type": "string" }, "age": { "type": "integer", "minimum": 0 } },
    ///     "required": ["name", "age"]
    /// }))?;
    /// let mut out = Vec::new();
    /// schema.decode_to_json(b"\x2d\x05Grace", &mut out)?;
    /// assert_eq!(out, br#"{"age":45,"name":"Grace"}"#);
    ///
    /// assert_eq!(schema.decode_to_json(b"\x2d\x06Grace", &mut out).unwrap_err().code(), "unexpected_end");
    /// assert_eq!(out.len(), 25);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_to_json(&self, input: &[u8], out: &mut Vec<u8>) -> Result<(), DecodeError> {
        let before = out.len();
        let decoded = self.write_json(input, out);
        if decoded.is_err() {
            out.truncate(before);
        }
        decoded
    }

    fn write_json(&self, input: &[u8], out: &mut Vec<u8>) -> Result<(), DecodeError> {
        let mut reader = self.begin(input)?;
        plan::decode(self.program(), self.kept_limits(), &mut reader, &mut json::JsonSink::new(out))?;
        reader.finish()
    }
}
