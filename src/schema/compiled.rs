//! Knows how a compiled document is used: a shape, its plan, and the ways in and out for
//! `serde_json::Value`. Serde types and JSON text have files of their own.

use super::kept::Kept;
use super::{SchemaBuilder, Warning};
use crate::error::{DecodeError, EncodeError, SchemaError, SchemaErrorKind};
use crate::plan::{self, Program, ValueSink};
use crate::shape::{Fingerprint, Shape};
use crate::wire::decode::{prefix, reader};
use crate::wire::encode::{Framing, append_with, message, with_writer};
use crate::wire::{Limits, Output, Reader};
use core::fmt;
use serde_json::Value;
use std::sync::Arc;

/// A JSON Schema document, compiled: encodes and decodes values that have no Rust type.
///
/// The bytes are those of the TypeScript library for the same document, and those of a Rust type
/// whose shape is the same; [`signature`](Schema::signature) and
/// [`fingerprint`](Schema::fingerprint) say whether two are. Which keywords decide is in the wire
/// format, sections 7 to 9; those that only validate have no effect. What this library accepts
/// beyond that is in its section 15, and [`SchemaBuilder::strict`] turns it off.
///
/// Compile once and keep it: a `Schema` is a pointer and a few words, cheap to clone, `Send` and
/// `Sync`.
///
/// ```
/// use serde_json::json;
/// use shorn::Schema;
///
/// let person = Schema::compile(&json!({
///     "type": "object",
///     "properties": {
///         "name": { "type": "string" },
///         "age": { "type": "integer", "minimum": 0 },
///         "sex": { "enum": ["M", "F", "X"] }
///     },
///     "required": ["name", "age", "sex"]
/// }))?;
///
/// let grace = json!({ "name": "Grace", "age": 45, "sex": "F" });
/// let bytes = person.encode(&grace)?;
/// assert_eq!(bytes, b"\x2d\x05Grace\x00");
/// assert_eq!(person.decode(&bytes)?, grace);
///
/// let error = person.encode(&json!({ "name": "Grace", "age": -1, "sex": "F" })).unwrap_err();
/// assert_eq!(error.to_string(), "expected_uint at age: expected an integer from 0 to 2^53 − 1 (found -1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Schema {
    inner: Arc<Inner>,
    limits: Limits,
    fingerprint: Option<Fingerprint>,
}

struct Inner {
    shape: Shape,
    program: Program,
    warnings: Vec<Warning>,
    #[cfg_attr(not(feature = "jsonschema"), allow(dead_code, reason = "keeps nothing"))]
    kept: Kept,
}

impl Schema {
    /// Compiles a document with the extensions and without external documents.
    ///
    /// # Errors
    ///
    /// Those of [`SchemaBuilder::compile`].
    ///
    /// # Cost
    ///
    /// Some microseconds for each property that takes part in the shape; far less than a millisecond
    /// for a document of 200 fields.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "integer" } }))?;
    /// assert_eq!(schema.signature(), Some(r#"{"array":"int"}"#));
    ///
    /// let error = Schema::compile(&json!({ "type": "array", "items": { "type": "int" } })).unwrap_err();
    /// assert_eq!((error.code(), error.pointer()), ("unsupported_type", Some("#/items")));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn compile(document: &Value) -> Result<Schema, SchemaError> {
        Schema::builder().compile(document)
    }

    /// Settings for compiling: strict mode, a dialect, external documents, limits.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let either = json!({ "type": ["integer", "string"] });
    /// assert!(Schema::compile(&either).is_ok());
    /// let error = Schema::builder().strict(true).compile(&either).unwrap_err();
    /// assert_eq!(error.code(), "unsupported_type_array");
    /// ```
    pub fn builder() -> SchemaBuilder {
        SchemaBuilder::default()
    }

    pub(super) fn assemble(shape: Shape, warnings: Vec<Warning>, kept: Kept, limits: Limits) -> Schema {
        let program = Program::new(&shape);
        Schema { inner: Arc::new(Inner { shape, program, warnings, kept }), limits, fingerprint: None }
    }

    /// The same schema with other limits, kept on encode and on decode.
    ///
    /// Integers are always safe here, whatever the limits say. A clone shares what was compiled, so that limits
    /// for one call cost the increment of a counter.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::{Limits, Schema};
    ///
    /// let short = Schema::compile(&json!({ "type": "string" }))?.limits(Limits::new().text(4));
    /// assert_eq!(short.encode(&json!("Grace")).unwrap_err().code(), "string_too_large");
    /// assert_eq!(short.clone().limits(Limits::new()).encode(&json!("Grace")).unwrap(), b"\x05Grace");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Schema {
        self.limits = limits;
        self
    }

    /// The same schema with a fingerprint of `width` bytes, 1 to 4, before each message. Three are
    /// what the TypeScript library takes by default.
    ///
    /// # Errors
    ///
    /// `fingerprint_width` for another width; `no_signature` where the schema was made of a shape
    /// that JSON Schema has no form for.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "string" }))?.fingerprinted(3)?;
    /// assert_eq!(schema.encode(&json!("hi"))?, b"\x24\x6c\xab\x02hi");
    /// assert_eq!(schema.decode(b"\x02hi").unwrap_err().code(), "fingerprint_mismatch");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fingerprinted(mut self, width: usize) -> Result<Schema, SchemaError> {
        self.fingerprint = Some(self.fingerprint(width)?);
        Ok(self)
    }

    /// The shape: all that decides how values become bytes. Cost: none.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::{Record, Schema};
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "string" } }))?;
    /// assert_eq!(schema.shape(), &<Vec<String>>::shape());
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn shape(&self) -> &Shape {
        &self.inner.shape
    }

    /// The canonical text of the shape (wire format, section 10); see [`Shape::signature`]. A schema
    /// compiled from a document has one. Cost: the first call writes it.
    ///
    /// ```
    /// let schema = shorn::Schema::compile(&serde_json::json!({ "type": ["string", "null"] }))?;
    /// assert_eq!(schema.signature(), Some(r#"{"nullable":"string"}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn signature(&self) -> Option<&str> {
        self.shape().signature()
    }

    /// The hash of the signature, `width` bytes wide (wire format, section 11); see
    /// [`Shape::fingerprint`], which says what it costs.
    ///
    /// # Errors
    ///
    /// `fingerprint_width` unless `width` is 1 to 4; `no_signature` if there is nothing to hash.
    ///
    /// ```
    /// let schema = shorn::Schema::compile(&serde_json::json!({ "type": "string" }))?;
    /// assert_eq!(schema.fingerprint(3)?.to_string(), "246cab");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn fingerprint(&self, width: usize) -> Result<Fingerprint, SchemaError> {
        self.shape().fingerprint(width)
    }

    /// A document that says the shape and nothing else, the same for every spelling of the schema;
    /// see [`Shape::json_schema`].
    ///
    /// What only validates is not in it.
    ///
    /// # Errors
    ///
    /// Those of [`Shape::json_schema`]; `unsupported_union` for the rare union by order whose branches,
    /// written out, would be told apart in another way.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "allOf": [{ "$ref": "#/$defs/Id" }], "$defs": { "Id": { "type": "string" } } }))?;
    /// assert_eq!(schema.json_schema()?["type"], "string");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn json_schema(&self) -> Result<Value, SchemaError> {
        let document = self.shape().json_schema()?;
        // Branches of a union by order may tell themselves apart once nothing else is written of them.
        let by_order = self.signature().is_some_and(|text| text.contains(r#"{"first":["#));
        if by_order && Schema::compile(&document).ok().is_none_or(|again| again.signature() != self.signature()) {
            return Err(SchemaErrorKind::UnsupportedUnion.into());
        }
        Ok(document)
    }

    /// Each keyword of the document that the wire ignores and by which data could vanish or be
    /// refused, with its place and what would be lost. Cost: none, they were found by compiling.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "patternProperties": { "^x-": { "type": "string" } },
    ///     "additionalProperties": false
    /// }))?;
    /// assert_eq!(schema.warnings()[0].pointer, "#/patternProperties");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn warnings(&self) -> &[Warning] {
        &self.inner.warnings
    }

    pub(super) fn program(&self) -> &Program {
        &self.inner.program
    }

    #[cfg(feature = "jsonschema")]
    pub(super) fn kept(&self) -> &Kept {
        &self.inner.kept
    }

    /// The limits that this schema keeps.
    pub(super) fn kept_limits(&self) -> &Limits {
        &self.limits
    }

    pub(super) fn framing(&self) -> Framing<'_> {
        let prefix = self.fingerprint.as_ref().map_or(&[][..], Fingerprint::as_bytes);
        Framing { limits: self.limits, prefix }
    }

    /// Encodes a value.
    ///
    /// Of a closed object (`additionalProperties: false`) undeclared members are left out; where the
    /// keyword is missing they are refused. Defaults are not filled in.
    ///
    /// # Errors
    ///
    /// With the path of the first field at fault, in wire order: a value of another kind
    /// (`expected_string` and so on, `array_length`, `tuple_length`, `literal_mismatch`,
    /// `enum_value`, `no_union_case`, `no_union_type`, `no_union_branch`, `unknown_property`), a
    /// required member that is missing (the same kinds; `dynamic_unsupported` for a dynamic one), an
    /// integer that no double holds in a dynamic value (`unsafe_integer`), and what is past a limit
    /// (`dynamic_depth`, `recursion_depth`, `collection_too_large`, `string_too_large`,
    /// `message_too_large`).
    ///
    /// # Cost
    ///
    /// One pass over the value, an allocation of the exact size for the result, and none else in
    /// objects without extras. A union by order may look at a value twice.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "boolean" } }))?;
    /// assert_eq!(schema.encode(&json!([true, false]))?, [2, 1, 0]);
    /// assert_eq!(schema.encode(&json!([true, 1])).unwrap_err().path().unwrap().to_string(), "[1]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode(&self, value: &Value) -> Result<Vec<u8>, EncodeError> {
        with_writer(|writer| {
            message(&self.framing(), writer, |writer| plan::encode(self.program(), &self.limits, value, writer))?;
            Ok(writer.finish())
        })
    }

    /// Encodes a value behind what a buffer holds.
    ///
    /// # Errors
    ///
    /// Those of [`Schema::encode`]; the buffer is as it was then.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "string" }))?;
    /// let mut out = vec![0xff];
    /// schema.encode_into(&json!("hi"), &mut out)?;
    /// assert!(schema.encode_into(&json!(1), &mut out).is_err());
    /// assert_eq!(out, b"\xff\x02hi");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode_into<O: Output>(&self, value: &Value, out: &mut O) -> Result<(), EncodeError> {
        append_with(out, |writer| {
            message(&self.framing(), writer, |writer| plan::encode(self.program(), &self.limits, value, writer))
        })
    }

    /// Decodes a value that is the whole of `input`.
    ///
    /// Numbers that are integers come as integers, except −0. Members are in wire order where
    /// `serde_json` keeps an order.
    ///
    /// # Errors
    ///
    /// With the byte, and the field where there is one: input that is not the encoding of a value
    /// (the kinds of [`decode`](crate::decode), and `non_canonical_union`); `out_of_range` for a NaN
    /// or an infinity, which JSON has not; `fingerprint_mismatch`; `message_too_large`.
    ///
    /// # Cost
    ///
    /// One pass over the input, and one more over values of unions by order whose branches overlap. For
    /// elements that are announced and not yet read it allocates no
    /// more than [`decode`](crate::decode) does, with one exception: elements that take no bytes, of
    /// which a message may announce as many as a collection may hold.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({ "type": "array", "items": { "type": "boolean" } }))?;
    /// assert_eq!(schema.decode(&[2, 1, 0])?, json!([true, false]));
    /// let error = schema.decode(&[2, 1, 7]).unwrap_err();
    /// assert_eq!(error.to_string(), "invalid_boolean at byte 2, in [1]: expected 00 or 01");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode(&self, input: &[u8]) -> Result<Value, DecodeError> {
        let mut reader = self.begin(input)?;
        let value = plan::decode(self.program(), &self.limits, &mut reader, &mut ValueSink)?;
        reader.finish()?;
        Ok(value)
    }

    /// Decodes a value at the start of `input`, and gives back the rest, which is not looked at.
    ///
    /// # Errors
    ///
    /// Those of [`Schema::decode`], but for trailing bytes. [`Limits::message`] is compared with the
    /// whole of `input`, the rest included.
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let schema = shorn::Schema::compile(&json!({ "type": "integer", "minimum": 0 }))?;
    /// assert_eq!(schema.decode_prefix(&[0xac, 0x02, 7])?, (json!(300), &[7][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decode_prefix<'de>(&self, input: &'de [u8]) -> Result<(Value, &'de [u8]), DecodeError> {
        let mut reader = self.begin(input)?;
        let value = plan::decode(self.program(), &self.limits, &mut reader, &mut ValueSink)?;
        Ok((value, reader.rest()))
    }

    /// A reader behind the fingerprint.
    pub(super) fn begin<'de>(&self, input: &'de [u8]) -> Result<Reader<'de>, DecodeError> {
        let framing = self.framing();
        let mut reader = reader(input, &framing)?;
        prefix(&mut reader, &framing)?;
        Ok(reader)
    }
}

/// A schema for a shape that was built by hand or belongs to a Rust type.
///
/// In values, bytes are an array of integers from 0 to 255, and an absent optional outside of an
/// object's fields is null. So null within a nullable that holds an optional is read from two
/// encodings, that of null and that of absence, and is written as the first.
///
/// ```
/// use serde_json::json;
/// use shorn::{Record, Schema};
///
/// #[derive(Record)]
/// struct Point(i32, i32);
///
/// assert_eq!(Schema::from(Point::shape()).decode(&shorn::encode(&Point(1, -1))?)?, json!([1, -1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl From<Shape> for Schema {
    fn from(shape: Shape) -> Schema {
        Schema::assemble(shape, Vec::new(), Kept::default(), Limits::new())
    }
}

impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Schema")
            .field("shape", &self.inner.shape)
            .field("limits", &self.limits)
            .field("fingerprint", &self.fingerprint)
            .finish_non_exhaustive()
    }
}
