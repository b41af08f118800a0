//! Knows what a caller may choose before a document is compiled.

use super::Schema;
use super::translate::translate;
use crate::Limits;
use crate::error::SchemaError;
use serde_json::Value;

/// Which spelling of JSON Schema a document uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// JSON Schema as it is, any draft.
    #[default]
    JsonSchema,
    /// The schema objects of OpenAPI 3.0.
    OpenApi3_0,
}

/// Settings for [`Schema::compile`].
#[derive(Clone, Debug, Default)]
pub struct SchemaBuilder {
    pub(super) limits: Limits,
    pub(super) options: Options,
}

/// What the translation looks at.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    pub(super) strict: bool,
    pub(super) dialect: Dialect,
    pub(super) documents: Vec<(String, Value)>,
    pub(super) root: Option<String>,
}

impl SchemaBuilder {
    /// Compiles `document`.
    pub fn compile(&self, document: &Value) -> Result<Schema, SchemaError> {
        let translated = translate(document, &self.options)?;
        Ok(Schema::assemble(translated.shape, translated.warnings, Some(document.clone()), self.limits))
    }
}
