//! Knows what is asked of a compiled document. Every step is another file's.

use super::audit::{Audit, Auditor};
use super::builder::StringifierBuilder;
use super::collect::collect;
use super::error::{StringifierError, StringifyError};
use super::options::Options;
use super::plan::Plan;
use super::show::Shown;
use super::stream;
use super::write::Writer;
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
    pub(super) fn new(plan: Plan, options: Options) -> Stringifier {
        Stringifier { inner: Arc::new(Inner { plan, options }) }
    }

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
        let out = self.to_vec(value)?;
        // The format `unsafe` writes what it is given, which was text.
        Ok(String::from_utf8(out).unwrap_or_default())
    }

    /// The text of a value, as bytes.
    pub fn to_vec<T: Serialize + ?Sized>(&self, value: &T) -> Result<Vec<u8>, StringifyError> {
        let mut out = Vec::with_capacity(128);
        self.write(value, &mut out)?;
        Ok(out)
    }

    /// Appends the text of a value to a buffer. Where that fails, nothing is appended.
    ///
    /// A value may be asked for its parts twice, and a member that is dropped not at all.
    pub fn write<T: Serialize + ?Sized>(&self, value: &T, out: &mut Vec<u8>) -> Result<(), StringifyError> {
        let before = out.len();
        let Inner { plan, options } = &*self.inner;
        match stream::write(plan, options, value, out) {
            Ok(()) => Ok(()),
            Err(_) => {
                out.truncate(before);
                self.write_by_definition(value, out)
            }
        }
    }

    /// Whether a value is written without a look at the definition, and that text; for tests.
    #[doc(hidden)]
    pub fn write_by_stream<T: Serialize + ?Sized>(&self, value: &T, out: &mut Vec<u8>) -> bool {
        stream::write(&self.inner.plan, &self.inner.options, value, out).is_ok()
    }

    /// What `write` does, as it is defined; for tests.
    #[doc(hidden)]
    #[cold]
    #[inline(never)]
    pub fn write_by_definition<T: Serialize + ?Sized>(
        &self,
        value: &T,
        out: &mut Vec<u8>,
    ) -> Result<(), StringifyError> {
        let before = out.len();
        let tree = collect(value, self.inner.options.none_is_absent)?;
        let written =
            Writer { plan: &self.inner.plan, options: &self.inner.options, out, watch: (), is_nothing: false }
                .root(&tree);
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
        let tree = collect(value, self.inner.options.none_is_absent)?;
        let (plan, options) = (&self.inner.plan, &self.inner.options);
        let mut writer = Writer { plan, options, out: &mut Vec::new(), watch: Auditor::default(), is_nothing: false };
        writer.root(&tree)?;
        Ok(writer.watch.finish())
    }
}

impl fmt::Debug for Stringifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stringifier").field("options", &self.inner.options).finish_non_exhaustive()
    }
}
