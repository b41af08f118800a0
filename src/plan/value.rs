//! `serde_json::Value` as what is encoded and what is built.
//!
//! A number decodes to an integer wherever it is one, since 5 and 5.0 are one number to every peer
//! and print alike there; −0 stays a float.

use super::choices::Choices;
use super::number::{self, Number};
use super::program::{Constant, Field};
use super::sink::Sink;
use super::source::{Source, View};
use crate::error::{DecodeError, EncodeError};
use crate::wire::{Encode, Writer};
use serde_json::{Map, Value};

impl<'v> Source<'v> for &'v Value {
    type Elements = core::slice::Iter<'v, Value>;
    type Members = Members<'v>;

    #[inline]
    fn view(self) -> View<'v, Self> {
        match self {
            Value::Null => View::Null,
            Value::Bool(value) => View::Boolean(*value),
            Value::Number(value) => View::Number(Number::of(value)),
            Value::String(value) => View::String(value),
            Value::Array(elements) => View::Array(elements.iter()),
            Value::Object(members) => View::Object(Members(members.iter())),
        }
    }

    fn identity(self) -> usize {
        core::ptr::from_ref(self) as usize
    }

    fn write_dynamic(self, writer: &mut Writer) -> Result<(), EncodeError> {
        self.encode(writer)
    }
}

/// The members of an object, with borrowed keys.
pub(super) struct Members<'v>(serde_json::map::Iter<'v>);

impl<'v> Iterator for Members<'v> {
    type Item = (&'v str, &'v Value);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(key, value)| (key.as_str(), value))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Members<'_> {}

/// Builds a `Value`.
#[derive(Debug)]
pub(crate) struct ValueSink;

/// A number as JSON writes it; `None` where JSON has none.
pub(super) fn number(value: f64) -> Option<Value> {
    match number::integer(value) {
        Some(integer) if integer != 0 || value.is_sign_positive() => Some(integer.into()),
        _ => serde_json::Number::from_f64(value).map(Value::Number),
    }
}

impl<'de> Sink<'de> for ValueSink {
    type Value = Value;
    type Array = Vec<Value>;
    type Object = Map<String, Value>;

    const SIZE: usize = size_of::<Value>();
    /// With a hash and 16/7 positions, where `serde_json` keeps the order of members; else no room is made.
    const MEMBER: usize = size_of::<(String, Value)>() + 32;

    fn null(&mut self) -> Value {
        Value::Null
    }

    fn boolean(&mut self, value: bool) -> Value {
        Value::Bool(value)
    }

    fn uint(&mut self, value: u64) -> Value {
        value.into()
    }

    fn int(&mut self, value: i64) -> Value {
        value.into()
    }

    fn float(&mut self, value: f64) -> Option<Value> {
        number(value)
    }

    fn text(&mut self, value: &'de str) -> Value {
        Value::String(value.into())
    }

    fn uuid(&mut self, value: &str) -> Value {
        Value::String(value.into())
    }

    fn bytes(&mut self, value: &'de [u8]) -> Value {
        value.iter().map(|byte| Value::from(*byte)).collect()
    }

    fn constant(&mut self, constant: &Constant) -> Option<Value> {
        (!constant.json.is_empty()).then(|| constant.value.clone())
    }

    fn array(&mut self, room: usize) -> Vec<Value> {
        Vec::with_capacity(room)
    }

    fn element(&mut self, _: &mut Vec<Value>) {}

    #[inline]
    fn push(&mut self, array: &mut Vec<Value>, value: Value) {
        array.push(value);
    }

    fn end_array(&mut self, array: Vec<Value>) -> Value {
        Value::Array(array)
    }

    fn object(&mut self, room: usize) -> Map<String, Value> {
        Map::with_capacity(room)
    }

    fn field(&mut self, _: &mut Map<String, Value>, _: &Field) {}

    fn key(&mut self, _: &mut Map<String, Value>, _: &'de str) {}

    /// Keys come in order, so that each goes to the end of its node; a list to make a map of, with room
    /// for all of them, is a large block more for the allocator.
    #[inline]
    fn insert(&mut self, object: &mut Map<String, Value>, key: &str, value: Value) {
        object.insert(key.into(), value);
    }

    fn end_object(&mut self, object: Map<String, Value>) -> Value {
        Value::Object(object)
    }

    fn position(&self) -> usize {
        0
    }

    fn check(&self, choices: &Choices<'_>, value: &Value, _: usize) -> Result<(), DecodeError> {
        choices.check(value)
    }
}
