//! Knows which rule decides a schema node, and the shape it gives.

use super::options::Options;
use crate::error::SchemaError;
use crate::shape::Shape;
use serde_json::Value;

/// A keyword that the wire ignores and that could make data vanish.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// The JSON Pointer of the keyword.
    pub pointer: String,
    /// What would be lost.
    pub text: String,
}

/// What a document means.
pub(super) struct Translated {
    pub(super) shape: Shape,
    pub(super) warnings: Vec<Warning>,
}

pub(super) fn translate(_document: &Value, _options: &Options) -> Result<Translated, SchemaError> {
    Err(crate::SchemaErrorKind::UnsupportedNode.into())
}
