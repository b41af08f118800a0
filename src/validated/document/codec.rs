//! Knows what is checked on each way in and out of a schema: the value as it is given, or, where
//! there is none to look at before it is written, as a peer will read it. Must not know rules.

use super::{Broken, Size};
use crate::error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Issue, Path};
use crate::messages::{Decodes, Encodes};
use crate::schema::Schema;
use crate::validated::Validated;
use crate::wire::Output;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Levels that no shape can follow, so that the encoder knows what to say of a deeper value.
const DEEPEST: usize = 1_300;

/// Messages, with the feature `jsonschema`. Each method costs what that of [`Schema`] does, and what
/// [`issues`](Validated::issues) takes.
impl Validated<Schema> {
    /// Encodes a value that keeps the rules of its document; see [`Schema::encode`].
    ///
    /// The value is validated as it is given: a member that would be left out breaks
    /// `additionalProperties: false`.
    ///
    /// # Errors
    ///
    /// `validation`, with every rule that the value breaks; then those of [`Schema::encode`]. For a value
    /// that is nested deeper than a shape can follow, `recursion_depth`.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let port = Schema::compile(&json!({ "type": "integer", "minimum": 1, "maximum": 65535 }))?.validated()?;
    /// assert_eq!(port.encode(&json!(443))?, b"\xbb\x03");
    /// let error = port.encode(&json!(65536)).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "validation: expected a value that keeps its rules (maximum: value is greater than the maximum of 65535)"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode(&self, value: &Value) -> Result<Vec<u8>, EncodeError> {
        self.before(value)?;
        self.codec.encode(value)
    }

    /// Encodes a value behind what a buffer holds; see [`Schema::encode_into`].
    ///
    /// # Errors
    ///
    /// Those of [`encode`](Validated::encode); the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let digit = Schema::compile(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }))?.validated()?;
    /// let mut out = vec![0xff];
    /// digit.encode_into(&json!(7), &mut out)?;
    /// assert!(digit.encode_into(&json!(10), &mut out).is_err());
    /// assert_eq!(out, [0xff, 7]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_into<O: Output>(&self, value: &Value, out: &mut O) -> Result<(), EncodeError> {
        self.before(value)?;
        self.codec.encode_into(value, out)
    }

    /// Encodes a value of any type that serde can serialize; see [`Schema::encode_serde`].
    ///
    /// What is validated is what a peer will read, so that members which are not written break no rule.
    /// NaN and infinities are no JSON: they break the rule `type`.
    ///
    /// # Errors
    ///
    /// Those of [`Schema::encode_serde`]; then `validation`.
    ///
    /// # Cost
    ///
    /// The message is decoded to a [`Value`] to be validated.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let pair = Schema::compile(&json!({
    ///     "type": "array",
    ///     "items": { "type": "number", "exclusiveMaximum": 2 },
    ///     "minItems": 2
    /// }))?
    /// .validated()?;
    /// assert_eq!(pair.encode_serde(&[0.5, 1.5])?.len(), 17);
    /// assert_eq!(pair.encode_serde(&[0.5]).unwrap_err().issues()[0].rule(), "minItems");
    ///
    /// let error = pair.encode_serde(&[0.5, f64::NAN]).unwrap_err();
    /// assert_eq!(error.issues()[0].to_string(), "[1]: not a finite number (type)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_serde<T: Serialize + ?Sized>(&self, value: &T) -> Result<Vec<u8>, EncodeError> {
        self.written(self.codec.encode_serde(value)?)
    }

    /// Encodes a value behind what a buffer holds; see [`encode_serde`](Validated::encode_serde).
    ///
    /// # Errors
    ///
    /// Those of [`encode_serde`](Validated::encode_serde); the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let code = Schema::compile(&json!({ "type": "string", "pattern": "^[A-Z]{2}$" }))?.validated()?;
    /// let mut out = vec![0xff];
    /// code.encode_serde_into("SE", &mut out)?;
    /// assert!(code.encode_serde_into("SEK", &mut out).is_err());
    /// assert_eq!(out, b"\xff\x02SE");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_serde_into<T: Serialize + ?Sized, O: Output>(
        &self,
        value: &T,
        out: &mut O,
    ) -> Result<(), EncodeError> {
        out.append(&self.encode_serde(value)?);
        Ok(())
    }

    /// Encodes the value that a JSON text is; see [`Schema::encode_json`].
    ///
    /// The value is validated as it stands in the text, members that would be left out included. Text
    /// that `serde_json` does not read and this library does (nested deeper than 128 levels, for one) is
    /// encoded first, and what was written is validated.
    ///
    /// # Errors
    ///
    /// `invalid_json`; `validation`; then those of [`Schema::encode_json`].
    ///
    /// # Cost
    ///
    /// The text is read twice, once to a [`Value`].
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let list = Schema::compile(&json!({
    ///     "type": "array",
    ///     "items": { "type": "integer" },
    ///     "uniqueItems": true
    /// }))?
    /// .validated()?;
    /// assert_eq!(list.encode_json(b"[1, 2]")?, [2, 2, 4]);
    /// assert_eq!(list.encode_json(b"[1, 1.0]").unwrap_err().issues()[0].rule(), "uniqueItems");
    /// assert_eq!(list.encode_json(b"[1, 1").unwrap_err().code(), "invalid_json");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_json(&self, text: &[u8]) -> Result<Vec<u8>, EncodeError> {
        match serde_json::from_slice::<Value>(text) {
            Ok(value) => {
                self.before(&value)?;
                self.codec.encode_json(text)
            }
            Err(_) => self.written(self.codec.encode_json(text)?),
        }
    }

    /// Encodes the value that a JSON text is behind what a buffer holds; see
    /// [`encode_json`](Validated::encode_json).
    ///
    /// # Errors
    ///
    /// Those of [`encode_json`](Validated::encode_json); the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let digit = Schema::compile(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }))?.validated()?;
    /// let mut out = vec![0xff];
    /// digit.encode_json_into(b"7", &mut out)?;
    /// assert!(digit.encode_json_into(b"10", &mut out).is_err());
    /// assert_eq!(out, [0xff, 7]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_json_into<O: Output>(&self, text: &[u8], out: &mut O) -> Result<(), EncodeError> {
        out.append(&self.encode_json(text)?);
        Ok(())
    }

    /// Decodes a value that is the whole of `input`, and keeps the rules of its document; see
    /// [`Schema::decode`].
    ///
    /// # Errors
    ///
    /// Those of [`Schema::decode`]; then `validation`, at the end of the input.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let digit = Schema::compile(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }))?.validated()?;
    /// assert_eq!(digit.decode(&[7])?, json!(7));
    /// let error = digit.decode(&[10]).unwrap_err();
    /// assert_eq!((error.code(), error.offset()), ("validation", 1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode(&self, input: &[u8]) -> Result<Value, DecodeError> {
        let value = self.codec.decode(input)?;
        self.after(&value, input.len())?;
        Ok(value)
    }

    /// Decodes a value at the start of `input`; see [`Schema::decode_prefix`].
    ///
    /// # Errors
    ///
    /// Those of [`Schema::decode_prefix`]; then `validation`, behind the message.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let digit = Schema::compile(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }))?.validated()?;
    /// assert_eq!(digit.decode_prefix(&[7, 10])?, (json!(7), &[10][..]));
    /// assert_eq!(digit.decode_prefix(&[10, 7]).unwrap_err().offset(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_prefix<'de>(&self, input: &'de [u8]) -> Result<(Value, &'de [u8]), DecodeError> {
        let (value, rest) = self.codec.decode_prefix(input)?;
        self.after(&value, input.len() - rest.len())?;
        Ok((value, rest))
    }

    /// Decodes a value of any type that serde can deserialize; see [`Schema::decode_serde`]. What borrows
    /// from the input there does so here.
    ///
    /// The type sees nothing that breaks a rule.
    ///
    /// # Errors
    ///
    /// Those of [`Schema::decode`]; then `validation`, at the end of the input, for NaN and infinities
    /// too; then what the type refuses.
    ///
    /// # Cost
    ///
    /// The input is decoded twice, once to a [`Value`].
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let code = Schema::compile(&json!({ "type": "string", "pattern": "^[A-Z]{2}$" }))?.validated()?;
    /// let text: &str = code.decode_serde(b"\x02SE")?;
    /// assert_eq!(text, "SE");
    /// assert_eq!(code.decode_serde::<&str>(b"\x02se").unwrap_err().code(), "validation");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_serde<'de, T: Deserialize<'de>>(&self, input: &'de [u8]) -> Result<T, DecodeError> {
        match self.codec.decode(input) {
            Ok(value) => self.after(&value, input.len())?,
            Err(error) if error.kind() == DecodeErrorKind::OutOfRange => {
                // Something behind the number may be no value at all.
                self.codec.decode_serde::<IgnoredAny>(input)?;
                return Err(DecodeError::validation(vec![not_finite(&error)], input.len()));
            }
            Err(error) => return Err(error),
        }
        self.codec.decode_serde(input)
    }

    /// Decodes a value that is the whole of `input`, and appends its JSON text to `out`; see
    /// [`Schema::decode_to_json`].
    ///
    /// # Errors
    ///
    /// Those of [`decode`](Validated::decode); `out` is as it was then.
    ///
    /// # Cost
    ///
    /// The input is decoded twice, once to a [`Value`].
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let digit = Schema::compile(&json!({ "type": "integer", "minimum": 0, "maximum": 9 }))?.validated()?;
    /// let mut out = Vec::new();
    /// digit.decode_to_json(&[7], &mut out)?;
    /// assert!(digit.decode_to_json(&[10], &mut out).is_err());
    /// assert_eq!(out, b"7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_to_json(&self, input: &[u8], out: &mut Vec<u8>) -> Result<(), DecodeError> {
        self.decode(input)?;
        self.codec.decode_to_json(input, out)
    }

    /// What is asked of a value before it is written.
    fn before(&self, value: &Value) -> Result<(), EncodeError> {
        let size = Size::of(value);
        if size.levels > DEEPEST {
            // What is left of it, if it is not too deep: the depth was in a member that is left out.
            return self.written(self.codec.encode(value)?).map(|_| ());
        }
        self.rules.check(value, size).map_err(Broken::on_encode)
    }

    /// The same message, if what a peer will read keeps the rules.
    fn written(&self, message: Vec<u8>) -> Result<Vec<u8>, EncodeError> {
        match self.codec.decode(&message) {
            Ok(value) => {
                self.rules.check(&value, Size::of(&value)).map_err(Broken::on_encode)?;
                Ok(message)
            }
            Err(error) => Err(unread(&error)),
        }
    }

    /// What is asked of a value that has been read up to `end`.
    fn after(&self, value: &Value, end: usize) -> Result<(), DecodeError> {
        self.rules.check(value, Size::of(value)).map_err(|broken| broken.on_decode(end))
    }
}

/// Why a message that was just written is not read back.
#[cold]
fn unread(error: &DecodeError) -> EncodeError {
    match error.kind() {
        DecodeErrorKind::OutOfRange => EncodeError::validation(vec![not_finite(error)]),
        DecodeErrorKind::RecursionDepth => EncodeError::new(EncodeErrorKind::RecursionDepth),
        _ => EncodeError::new(EncodeErrorKind::InvalidValue).with_detail(error.to_string()),
    }
}

/// JSON has no such number, whatever the document says of numbers.
fn not_finite(error: &DecodeError) -> Issue {
    let path: Path = error.path().cloned().unwrap_or_default();
    Issue::new(path, "type", "not a finite number")
}

impl Encodes<Value> for Validated<Schema> {
    fn encode_with<R>(
        &self,
        value: &Value,
        use_it: impl FnOnce(&[u8]) -> Result<R, EncodeError>,
    ) -> Result<R, EncodeError> {
        self.before(value)?;
        self.codec.encode_with(value, use_it)
    }
}

impl Decodes<'_> for Validated<Schema> {
    type Value = Value;

    fn decode_message(&self, input: &[u8]) -> Result<Value, DecodeError> {
        self.decode(input)
    }
}
