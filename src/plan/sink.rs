//! What can be built from the wire: a value of some kind, made one level at a time. It knows
//! nothing of bytes.

use super::choices::Choices;
use super::program::{Constant, Field};
use crate::error::DecodeError;

/// Builds values. A container is begun, given its elements or members one by one, and ended.
pub(crate) trait Sink<'de> {
    /// A value that is complete.
    type Value;
    /// An array on the way.
    type Array;
    /// An object on the way.
    type Object;

    /// Bytes that an element of an array takes in memory: what may be set aside for elements that
    /// are announced and not yet read goes by it.
    const SIZE: usize;
    /// The same of a member of an object, with its key and what finds it.
    const MEMBER: usize;

    fn null(&mut self) -> Self::Value;
    fn boolean(&mut self, value: bool) -> Self::Value;
    fn uint(&mut self, value: u64) -> Self::Value;
    fn int(&mut self, value: i64) -> Self::Value;
    /// `None` for a number that what is built cannot hold.
    fn float(&mut self, value: f64) -> Option<Self::Value>;
    fn text(&mut self, value: &'de str) -> Self::Value;
    fn uuid(&mut self, value: &str) -> Self::Value;
    fn bytes(&mut self, value: &'de [u8]) -> Self::Value;
    /// `None` for a number that what is built cannot hold.
    fn constant(&mut self, constant: &Constant) -> Option<Self::Value>;

    /// Begins an array, with room for some elements.
    fn array(&mut self, room: usize) -> Self::Array;
    /// Before each element.
    fn element(&mut self, array: &mut Self::Array);
    fn push(&mut self, array: &mut Self::Array, value: Self::Value);
    fn end_array(&mut self, array: Self::Array) -> Self::Value;

    /// Begins an object, with room for some members.
    fn object(&mut self, room: usize) -> Self::Object;
    /// Before the value of a declared field.
    fn field(&mut self, object: &mut Self::Object, field: &Field);
    /// Before the value of any other key.
    fn key(&mut self, object: &mut Self::Object, key: &'de str);
    fn insert(&mut self, object: &mut Self::Object, key: &str, value: Self::Value);
    fn end_object(&mut self, object: Self::Object) -> Self::Value;

    /// Where the next value begins, for [`check`](Sink::check).
    fn position(&self) -> usize;
    /// That a value that was begun at `position` and is now complete takes the branches of unions by
    /// order that were read.
    ///
    /// # Errors
    ///
    /// Those of [`Choices::check`].
    fn check(&self, choices: &Choices<'_>, value: &Self::Value, position: usize) -> Result<(), DecodeError>;
}
