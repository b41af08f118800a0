//! What a message is read by: a document or a shape built by hand, in the first part of an input. Knows how both are
//! written there, and compiles them with the library and with the naive codec.
//!
//! | first byte mod 4 | behind it |
//! |---|---|
//! | 0, 1 | the text of a document, up to a NUL |
//! | 2 | a document made of a part's bytes (`document`) |
//! | 3 | a shape without a document, made of a part's bytes |
//!
//! The bits above say how it is compiled: 4 strictly, 8 as OpenAPI 3.0.

use crate::document;
use crate::input::Input;
use crate::notation;
use serde_json::Value;
use shorn::shape::Shape;
use shorn::{Dialect, Schema, SchemaBuilder};

pub(crate) struct Subject {
    what: What,
    how: u8,
}

enum What {
    Document(Value),
    Built(Value),
}

/// The byte that says how a document is compiled strictly.
pub(crate) const STRICT: u8 = 4;

impl Subject {
    /// Takes a subject from the front; none where a text is no JSON.
    pub(crate) fn take(input: &mut Input<'_>) -> Option<Subject> {
        let how = input.byte();
        let what = match how % 4 {
            0 | 1 => What::Document(serde_json::from_slice(input.line()).ok()?),
            2 => What::Document(document::document(&mut input.part())),
            _ => What::Built(document::notation(&mut input.part(), 5)),
        };
        Some(Subject { what, how })
    }

    /// The document, if it is one.
    pub(crate) fn document(&self) -> Option<&Value> {
        match &self.what {
            What::Document(document) => Some(document),
            What::Built(_) => None,
        }
    }

    pub(crate) fn builder(&self) -> SchemaBuilder {
        let dialect = if self.how & 8 == 0 { Dialect::default() } else { Dialect::OpenApi3_0 };
        Schema::builder().strict(self.how & STRICT != 0).dialect(dialect)
    }

    /// The library's.
    pub(crate) fn schema(&self) -> Option<Schema> {
        match &self.what {
            What::Document(document) => self.builder().compile(document).ok(),
            What::Built(shape) => Some(Schema::from(notation::builder(shape).and_then(Shape::build).ok()?)),
        }
    }

    /// The naive codec's, where both take the subject; for a document that is strictly.
    pub(crate) fn both(&self) -> Option<(Schema, shorn_oracle::Shape)> {
        match &self.what {
            What::Document(document) => {
                let schema = Schema::builder().strict(true).compile(document).ok()?;
                Some((schema, shorn_oracle::compile(document).ok()?))
            }
            What::Built(shape) => Some((self.schema()?, shorn_oracle::builder::build(shape).ok()?)),
        }
    }
}

impl std::fmt::Display for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.what {
            What::Document(text) => write!(f, "the document {text}"),
            What::Built(text) => write!(f, "the shape {text}"),
        }
    }
}
