//! Knows how a compiled document is used.

use super::{SchemaBuilder, Warning};
use crate::Limits;
use crate::error::SchemaError;
use crate::shape::{Fingerprint, Shape};
use serde_json::Value;
use std::sync::Arc;

/// A JSON Schema document, compiled.
#[derive(Clone, Debug)]
pub struct Schema(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    shape: Shape,
    warnings: Vec<Warning>,
    document: Option<Value>,
    limits: Limits,
}

impl Schema {
    /// Compiles a document.
    pub fn compile(document: &Value) -> Result<Schema, SchemaError> {
        Schema::builder().compile(document)
    }

    /// Settings for compiling.
    pub fn builder() -> SchemaBuilder {
        SchemaBuilder::default()
    }

    pub(super) fn assemble(shape: Shape, warnings: Vec<Warning>, document: Option<Value>, limits: Limits) -> Schema {
        Schema(Arc::new(Inner { shape, warnings, document, limits }))
    }

    /// The shape.
    pub fn shape(&self) -> &Shape {
        &self.0.shape
    }

    /// The signature.
    pub fn signature(&self) -> Option<&str> {
        self.shape().signature()
    }

    /// The fingerprint.
    pub fn fingerprint(&self, width: usize) -> Result<Fingerprint, SchemaError> {
        self.shape().fingerprint(width)
    }

    /// The canonical document.
    pub fn json_schema(&self) -> Result<Value, SchemaError> {
        self.shape().json_schema()
    }

    /// What the wire ignores of the document.
    pub fn warnings(&self) -> &[Warning] {
        &self.0.warnings
    }
}
