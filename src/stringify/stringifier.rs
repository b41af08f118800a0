//! Knows how a document becomes a writer, and what is asked of one. Every step is another file's.

use super::audit::{Audit, Auditor};
use super::collect::collect;
use super::compile::compile;
use super::document::Doc;
use super::error::{StringifierError, StringifierErrorKind as Kind, StringifyError};
use super::options::{LargeArrays, Options};
use super::plan::Plan;
use super::registry::Registry;
use super::scalar::Rounding;
use super::show::Shown;
use super::validate::Tests;
use super::write::Writer;
use super::{check, compile};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// A JSON Schema document, compiled to a writer of JSON text.
#[derive(Clone)]
pub struct Stringifier {
    inner: Arc<Inner>,
}

struct Inner {
    plan: Plan,
    options: Options,
}

impl Stringifier {
    /// Compiles a document with the settings as they are.
    pub fn compile(document: &Value) -> Result<Stringifier, StringifierError> {
        Stringifier::builder().compile(document)
    }

    /// Settings for compiling.
    pub fn builder() -> StringifierBuilder {
        StringifierBuilder::default()
    }

    /// The text of a value.
    pub fn to_string<T: Serialize + ?Sized>(&self, value: &T) -> Result<String, StringifyError> {
        let mut out = Vec::new();
        self.write(value, &mut out)?;
        // The format `unsafe` writes what it is given, which was text.
        Ok(String::from_utf8(out).unwrap_or_default())
    }

    /// Appends the text of a value to a buffer.
    pub fn write<T: Serialize + ?Sized>(&self, value: &T, out: &mut Vec<u8>) -> Result<(), StringifyError> {
        let before = out.len();
        let tree = collect(value)?;
        let written = Writer { plan: &self.inner.plan, options: &self.inner.options, out, watch: () }.root(&tree);
        if written.is_err() {
            out.truncate(before);
        }
        written
    }
}

impl Stringifier {
    /// The compiled plan, for people: a line for each member and each branch, in the order in which they are
    /// written.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Stringifier;
    ///
    /// let tree = Stringifier::compile(&json!({
    ///     "type": "object",
    ///     "properties": {
    ///         "name": { "type": "string", "nullable": true },
    ///         "kind": { "const": "tree" },
    ///         "since": { "type": "string", "format": "date", "default": "2031-05-17" },
    ///         "children": { "type": "array", "items": { "$ref": "#" } }
    ///     },
    ///     "required": ["kind"]
    /// }))?;
    /// assert_eq!(
    ///     tree.plan().to_string(),
    ///     r##"#1 object
    ///   "kind" (must be there): always "tree"
    ///   "name": string, or null
    ///   "since" (absent: "2031-05-17"): string, of instants the date
    ///   "children": #2 list
    ///     each: as #1
    ///   other members are dropped
    /// "##
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn plan(&self) -> impl fmt::Display + '_ {
        Shown(&self.inner.plan)
    }

    /// What writing a value would change about it: members that are dropped, values that are converted,
    /// defaults that are filled in. For tests and for logs.
    ///
    /// # Errors
    ///
    /// Those of [`write`](Stringifier::write).
    ///
    /// # Cost
    ///
    /// That of writing the value twice or so, and an allocation for each change.
    pub fn audit<T: Serialize + ?Sized>(&self, value: &T) -> Result<Audit, StringifyError> {
        let tree = collect(value)?;
        let (plan, options) = (&self.inner.plan, &self.inner.options);
        let mut writer = Writer { plan, options, out: &mut Vec::new(), watch: Auditor::default() };
        writer.root(&tree)?;
        Ok(writer.watch.finish())
    }
}

impl fmt::Debug for Stringifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stringifier").field("options", &self.inner.options).finish_non_exhaustive()
    }
}

/// Settings for compiling; [`Stringifier::builder`] begins one.
#[derive(Clone, Debug, Default)]
#[must_use = "settings do nothing until `compile` is called"]
pub struct StringifierBuilder {
    options: Options,
    documents: Vec<(String, Value)>,
}

impl StringifierBuilder {
    /// How a number with a fraction becomes an integer.
    pub fn rounding(mut self, rounding: Rounding) -> Self {
        self.options.rounding = rounding;
        self
    }

    /// How long lists are written.
    pub fn large_arrays(mut self, large_arrays: LargeArrays) -> Self {
        self.options.large_arrays = large_arrays;
        self
    }

    /// How deep the document may be nested, 0 to 100.
    pub fn max_depth(mut self, max_depth: u32) -> Self {
        self.options.max_depth = max_depth;
        self
    }

    /// Whether words that are not known are refused in the schemas of unions and conditions.
    pub fn strict(mut self, strict: bool) -> Self {
        self.options.strict = strict;
        self
    }

    /// A document that references may lead to, by its `$id` or this key.
    pub fn document(mut self, key: impl Into<String>, document: Value) -> Self {
        self.documents.push((key.into(), document));
        self
    }

    /// Compiles a document.
    pub fn compile(&self, document: &Value) -> Result<Stringifier, StringifierError> {
        let max_depth = self.options.max_depth;
        if max_depth > 100 {
            return Err(StringifierError::new(Kind::InvalidOption).with_detail("at most 100"));
        }
        let root = Doc::from(document);
        check::document(&root, max_depth)?;
        let mut registry = Registry::new(root.clone())?;
        let mut has_references = mentions_reference(&root);
        for (key, document) in &self.documents {
            let document = Doc::from(document);
            let Some(name) = registry.free_name(key, &document).map(str::to_owned) else { continue };
            check::document(&document, max_depth)?;
            has_references |= mentions_reference(&document);
            registry.add_external(&name, document)?;
        }
        if has_references {
            check::references(&registry, max_depth)?;
        }
        let mut tests = Tests::new(&registry, self.options.strict);
        let plan = compile(&registry, &self.options, &mut tests)?;
        tests.finish()?;
        Ok(Stringifier { inner: Arc::new(Inner { plan, options: self.options.clone() }) })
    }
}

fn mentions_reference(doc: &Doc) -> bool {
    doc.object().is_some_and(|object| compile::reference(object).is_some()) || doc.parts().any(mentions_reference)
}
