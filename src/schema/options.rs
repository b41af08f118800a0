//! Knows what a caller may choose before a document is compiled. Must not know what the choices
//! mean for a node.

use super::Schema;
use super::kept::Kept;
use super::translate::translate;
use crate::Limits;
use crate::error::SchemaError;
use serde_json::Value;
use std::sync::Arc;

/// Which spelling of JSON Schema a document uses.
///
/// ```
/// use serde_json::json;
/// use shorn::{Dialect, Schema};
///
/// let document = json!({ "type": "integer", "minimum": 0, "nullable": true });
/// assert_eq!(Schema::compile(&document)?.signature(), Some(r#""uint""#));
///
/// let openapi = Schema::builder().dialect(Dialect::OpenApi3_0).compile(&document)?;
/// assert_eq!(openapi.signature(), Some(r#"{"nullable":"uint"}"#));
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Dialect {
    /// JSON Schema as it is, any draft; OpenAPI 3.1 is one.
    #[default]
    JsonSchema,
    /// The schema objects of OpenAPI 3.0: `nullable: true` makes null a value, and
    /// `exclusiveMinimum: true` a `minimum` exclusive. Both are ignored in JSON Schema, so that a
    /// document may have another shape in each of the two.
    OpenApi3_0,
}

/// Settings for compiling a document; [`Schema::builder`] begins one.
///
/// ```
/// use serde_json::json;
/// use shorn::Schema;
///
/// let schema = Schema::builder()
///     .document("common.json", json!({ "$defs": { "Id": { "type": "string", "format": "uuid" } } }))
///     .root("#/components/schemas/Order")
///     .compile(&json!({
///         "components": { "schemas": { "Order": {
///             "type": "object",
///             "properties": { "id": { "$ref": "common.json#/$defs/Id" } },
///             "required": ["id"]
///         } } }
///     }))?;
/// assert_eq!(schema.signature(), Some(r#"{"object":[{"key":"id","optional":false,"value":"uuid"}]}"#));
/// # Ok::<(), shorn::SchemaError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "settings do nothing until `compile` is called"]
pub struct SchemaBuilder {
    limits: Limits,
    options: Options,
}

/// What the translation looks at.
#[derive(Clone, Debug, Default)]
pub(super) struct Options {
    pub(super) strict: bool,
    pub(super) dialect: Dialect,
    pub(super) documents: Vec<(String, Arc<Value>)>,
    pub(super) root: Option<String>,
}

impl SchemaBuilder {
    /// What the schema's messages may be like; [`Limits::new`] without this.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::{Limits, Schema};
    ///
    /// let short = Schema::builder().limits(Limits::new().text(3)).compile(&json!({ "type": "string" }))?;
    /// assert_eq!(short.encode(&json!("four")).unwrap_err().code(), "string_too_large");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Whether to refuse what the wire format refuses (section 9), for a document that other
    /// implementations are to compile as well. `false` without this: then much of it gets a shape
    /// (section 15). What both accept has the same shape.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let document = json!({ "type": ["string", "number"] });
    /// assert_eq!(
    ///     Schema::compile(&document)?.signature(),
    ///     Some(r#"{"types":["number","string"],"union":["float64","string"]}"#)
    /// );
    /// let refused = Schema::builder().strict(true).compile(&document).unwrap_err();
    /// assert_eq!(refused.code(), "unsupported_type_array");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn strict(mut self, strict: bool) -> Self {
        self.options.strict = strict;
        self
    }

    /// The spelling of the documents, of all of them.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::{Dialect, Schema};
    ///
    /// let seconds = json!({ "type": "integer", "minimum": -1, "exclusiveMinimum": true });
    /// let schema = Schema::builder().dialect(Dialect::OpenApi3_0).compile(&seconds)?;
    /// assert_eq!(schema.signature(), Some(r#""uint""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn dialect(mut self, dialect: Dialect) -> Self {
        self.options.dialect = dialect;
        self
    }

    /// Adds a document that references may lead to, by the `uri` that they give (without a
    /// fragment) or by its own `$id`. Nothing is ever fetched: a reference to a document that was not
    /// added is `remote_ref`. In strict mode every one is.
    ///
    /// Of two documents with one URI the first counts. Clones of a builder share the document.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let reading = json!({ "$id": "https://example.net/reading.json", "$ref": "unit.json" });
    /// let builder = Schema::builder().document("https://example.net/unit.json", json!({ "enum": ["C", "F"] }));
    /// assert_eq!(builder.compile(&reading)?.signature(), Some(r#"{"enum":["C","F"]}"#));
    /// assert_eq!(Schema::compile(&reading).unwrap_err().code(), "remote_ref");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn document(mut self, uri: impl Into<String>, document: Value) -> Self {
        let mut uri = uri.into();
        uri.truncate(uri.find('#').unwrap_or(uri.len()));
        self.options.documents.push((uri, Arc::new(document)));
        self
    }

    /// Compiles the node at a pointer of the document instead of the whole: one definition of many,
    /// or a schema of an OpenAPI file. It may be whatever a `$ref` may be.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let document = json!({ "definitions": { "a": { "type": "boolean" }, "b": { "type": "unheard of" } } });
    /// let schema = Schema::builder().root("#/definitions/a").compile(&document)?;
    /// assert_eq!(schema.signature(), Some(r#""boolean""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn root(mut self, pointer: impl Into<String>) -> Self {
        let pointer = pointer.into();
        let is_bare = pointer.starts_with('/');
        self.options.root = Some(if is_bare { ["#", &pointer].concat() } else { pointer });
        self
    }

    /// Compiles `document`.
    ///
    /// # Errors
    ///
    /// What the format does not give a shape, and no extension either: the kinds of the wire
    /// format's section 9, each with the [pointer](SchemaError::pointer) of the node at fault.
    /// `nesting_too_deep` for more than 256 levels of schemas, be it by braces or by references;
    /// `shape_too_large` for more than 4,000,000 nodes, or 512 MiB of names and constants, once
    /// references are written out, or if merging would take 1,000,000 steps.
    ///
    /// # Cost
    ///
    /// Some microseconds for each node that takes part in the shape. Definitions that nothing refers
    /// to cost nothing.
    ///
    /// With the feature `jsonschema` the schema also keeps a copy of the whole document, for its rules. So
    /// where many definitions of one large document are to be compiled, give that through
    /// [`document`](SchemaBuilder::document), of which all of them share one, and compile references:
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let large = json!({ "$defs": { "Id": { "type": "integer" }, "Name": { "type": "string" } } });
    /// let builder = Schema::builder().document("api.json", large);
    /// let name = builder.compile(&json!({ "$ref": "api.json#/$defs/Name" }))?;
    /// let id = builder.compile(&json!({ "$ref": "api.json#/$defs/Id" }))?;
    /// assert_eq!((name.signature(), id.signature()), (Some(r#""string""#), Some(r#""int""#)));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let document = json!({ "type": "object", "properties": { "when": { "type": "date" } } });
    /// let error = Schema::compile(&document).unwrap_err();
    /// assert_eq!((error.code(), error.pointer()), ("unsupported_type", Some("#/properties/when")));
    /// ```
    pub fn compile(&self, document: &Value) -> Result<Schema, SchemaError> {
        let translated = translate(document, &self.options)?;
        let kept = Kept::of(document, &self.options);
        Ok(Schema::assemble(translated.shape, translated.warnings, kept, self.limits))
    }
}
