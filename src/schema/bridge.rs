//! Knows how Rust values go in and out of a compiled document by serde's traits. Must not know what
//! serde's calls mean on the wire: that is `plan::serde`'s.

use super::Schema;
use crate::error::{DecodeError, EncodeError};
use crate::plan;
use crate::wire::Output;
use crate::wire::encode::{append_with, message, with_writer};
use serde::{Deserialize, Serialize};

/// By serde's traits. A type that also derives [`Record`](macro@crate::Record) for the same shape has
/// the same bytes.
impl Schema {
    /// Encodes a value of any type that serde can serialize.
    ///
    /// The value means what it means to `serde_json`, and is then encoded as by
    /// [`encode`](Schema::encode): fields may come in any order, `None` and `()` are null, a variant is
    /// its name or an object of its name and content, unless its `tag`, `content` or `untagged` say
    /// otherwise. With these differences:
    ///
    /// * `None` in a field that may be absent and not null is absent. Where null is a value of the
    ///   field it is null: `#[serde(skip_serializing_if = "Option::is_none")]` makes it absent there.
    /// * NaN and infinities are numbers. An `f32` is the double of the same value.
    /// * Bytes are bytes where the shape has them, elsewhere an array of integers.
    /// * An integer beyond 64 bits must be a double. Keys are text, characters, integers, booleans and
    ///   variants.
    /// * No key comes twice in an object.
    ///
    /// Types are told that the format is human-readable: dates, UUIDs and addresses are text, and a
    /// UUID becomes 16 bytes where the shape says so.
    ///
    /// # Errors
    ///
    /// Those of [`encode`](Schema::encode), with the same paths; `repeated_key` for a key that comes
    /// twice; `invalid_value`, with the message, for what the type itself refuses, for other keys and
    /// for integers that are no doubles; `recursion_depth` for a value of more levels than any shape
    /// can follow.
    ///
    /// # Cost
    ///
    /// One pass, with an allocation for the result and one for the places of fields, which grows with
    /// more of them than 32 open at once; objects whose fields come in another
    /// order than that of the wire, and maps that are not sorted, are moved once more. Where a union
    /// is told by more than the JSON type of its value and the first of its members, that value is
    /// collected into a tree first. What is wrong is found in a second pass: on an error, `Serialize`
    /// has been asked twice.
    ///
    /// ```
    /// use serde::Serialize;
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// #[derive(Serialize)]
    /// struct Person<'a> {
    ///     name: &'a str,
    ///     age: u32,
    ///     nick: Option<&'a str>,
    /// }
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": {
    ///         "name": { "type": "string" },
    ///         "age": { "type": "integer", "minimum": 0 },
    ///         "nick": { "type": "string" }
    ///     },
    ///     "required": ["name", "age"]
    /// }))?;
    ///
    /// // A byte for what is absent, then age and name: the order of the wire.
    /// let grace = Person { name: "Grace", age: 45, nick: None };
    /// assert_eq!(schema.encode_serde(&grace)?, b"\x00\x2d\x05Grace");
    /// let error = schema.encode_serde(&json!({ "name": "Grace", "age": -1 })).unwrap_err();
    /// assert_eq!((error.code(), error.path().unwrap().to_string()), ("expected_uint", "age".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_serde<T: Serialize + ?Sized>(&self, value: &T) -> Result<Vec<u8>, EncodeError> {
        with_writer(|writer| {
            message(&self.framing(), writer, |writer| {
                plan::serde::encode(self.program(), self.kept_limits(), value, writer)
            })?;
            Ok(writer.finish())
        })
    }

    /// Encodes a value behind what a buffer holds; see [`encode_serde`](Schema::encode_serde).
    ///
    /// # Errors
    ///
    /// Those of [`encode_serde`](Schema::encode_serde); the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "integer" } }))?;
    /// let mut out = vec![0xff];
    /// schema.encode_serde_into(&(1, -1), &mut out)?;
    /// assert!(schema.encode_serde_into("text", &mut out).is_err());
    /// assert_eq!(out, [0xff, 2, 2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_serde_into<T: Serialize + ?Sized, O: Output>(
        &self,
        value: &T,
        out: &mut O,
    ) -> Result<(), EncodeError> {
        append_with(out, |writer| {
            message(&self.framing(), writer, |writer| {
                plan::serde::encode(self.program(), self.kept_limits(), value, writer)
            })
        })
    }

    /// Decodes a value, the whole of `input`, of any type that serde can deserialize.
    ///
    /// The type sees what `serde_json` would show it of the same value, in the order of the wire, and
    /// `&'de str` and `&'de [u8]` borrow from the input; but not from the schema, which is where names of
    /// declared members, literals and members of enums are: those want `String` or `Cow`.
    ///
    /// * Null is `None`; a member that is absent is what serde makes of a missing field.
    /// * A number that is an integer is shown as one unless the type asks for a float, whatever the
    ///   shape says: a `u32` can be read where the schema has `number`. A NaN is a float.
    /// * Bytes are shown as bytes to a type that asks for them, to others as an array of integers.
    /// * A variant is read from a string, or from an object with one member, its name.
    ///
    /// Types are told that the format is human-readable: UUIDs are shown as text.
    ///
    /// # Errors
    ///
    /// Those of [`decode`](Schema::decode), for members that the type ignores too, except that NaN and
    /// infinities are numbers. What the type refuses (a missing or unknown field, another type, an
    /// array that is longer than the type) is `invalid_value` at the first byte of the value whose
    /// type said so, with serde's message and the path; a number that it cannot hold is
    /// `out_of_range`, behind the number.
    ///
    /// # Cost
    ///
    /// One pass over the input (two over values of unions by order whose branches overlap), and what the type allocates: visitors are told of as many elements as
    /// [`decode`](Schema::decode) would set room aside for, were each 32 bytes. A value of a union by
    /// order that an earlier branch could fit is read into a tree first.
    ///
    /// ```
    /// use serde::Deserialize;
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// #[derive(Deserialize, Debug, PartialEq)]
    /// struct Person<'a> {
    ///     name: &'a str,
    ///     age: u8,
    ///     nick: Option<&'a str>,
    /// }
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": {
    ///         "name": { "type": "string" },
    ///         "age": { "type": "integer", "minimum": 0 },
    ///         "nick": { "type": "string" }
    ///     },
    ///     "required": ["name", "age"]
    /// }))?;
    ///
    /// let grace: Person = schema.decode_serde(b"\x00\x2d\x05Grace")?;
    /// assert_eq!(grace, Person { name: "Grace", age: 45, nick: None });
    ///
    /// let error = schema.decode_serde::<Person>(b"\x00\xac\x02\x05Grace").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "out_of_range at byte 3, in age: expected a number that the Rust type can hold \
    ///      (invalid value: integer `300`, expected u8)"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_serde<'de, T: Deserialize<'de>>(&self, input: &'de [u8]) -> Result<T, DecodeError> {
        plan::serde::decode(self.program(), self.kept_limits(), self.begin(input)?)
    }
}
