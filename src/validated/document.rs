//! Knows when a value is held to the rules of its document, and compiles them.

use super::Ruled;
use super::sealed::Sealed;
use crate::schema::Schema;

impl Sealed for Schema {}

impl Ruled for Schema {
    type Rules = DocumentRules;
}

/// The rules of a document, compiled.
#[derive(Clone, Debug)]
pub struct DocumentRules {}
