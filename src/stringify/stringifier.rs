//! Knows what is asked of a compiled document. Every step is another file's.

use super::audit::{Audit, Auditor};
use super::builder::StringifierBuilder;
use super::collect::collect;
use super::error::{StringifierError, StringifyError};
use super::generate::{self, GenerateError};
use super::options::Options;
use super::plan::Plan;
use super::show::Shown;
use super::stream;
use super::write::Writer;
use crate::names::Hint;
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// A JSON Schema document, compiled to a writer of JSON text in its shape.
///
/// It is one pointer: cheap to clone, and to share between threads. The [guide](super::guide) has what is written
/// for what.
///
/// ```
/// use serde_json::json;
/// use shorn::Stringifier;
///
/// let point = Stringifier::compile(&json!({
///     "type": "object",
///     "properties": { "x": { "type": "integer" }, "y": { "type": "integer", "default": 0 } }
/// }))?;
/// assert_eq!(point.to_string(&json!({ "x": "1.9", "z": 3 }))?, r#"{"x":1,"y":0}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Stringifier {
    inner: Arc<Inner>,
}

struct Inner {
    plan: Plan,
    options: Options,
    /// How many bytes the text before took.
    length: Hint,
}

/// Bytes that are set aside for a text in advance: at least what a small one takes, and of a large one no more
/// than may be left over where the next is small.
const ASIDE: (usize, usize) = (128, 4_096);

impl Stringifier {
    pub(super) fn new(plan: Plan, options: Options) -> Stringifier {
        Stringifier { inner: Arc::new(Inner { plan, options, length: Hint::new(0) }) }
    }

    /// Compiles a document with the settings as they are. Members are written in the order that the document has
    /// as a [`Value`], which is that of its text only with the feature `preserve_order` of `serde_json`;
    /// [`compile_json`](StringifierBuilder::compile_json) reads text itself.
    ///
    /// # Errors
    ///
    /// Those of [`StringifierBuilder::compile`].
    ///
    /// # Cost
    ///
    /// From a tenth of a millisecond for a small document to tens for one of a megabyte. Compile once.
    ///
    /// ```
    /// let error = shorn::Stringifier::compile(&serde_json::json!({ "type": "text" })).unwrap_err();
    /// assert_eq!((error.code(), error.pointer()), ("invalid_schema", Some("#/type")));
    /// ```
    pub fn compile(document: &Value) -> Result<Stringifier, StringifierError> {
        Stringifier::builder().compile(document)
    }

    /// Settings for compiling.
    ///
    /// ```
    /// use shorn::{Stringifier, stringify::Rounding};
    ///
    /// let up = Stringifier::builder().rounding(Rounding::Ceil).compile(&serde_json::json!({ "type": "integer" }))?;
    /// assert_eq!(up.to_string(&1.2)?, "2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn builder() -> StringifierBuilder {
        StringifierBuilder::default()
    }

    /// The text of a value.
    ///
    /// # Errors
    ///
    /// Those of [`write`](Stringifier::write).
    ///
    /// ```
    /// let text = shorn::Stringifier::compile(&serde_json::json!({ "type": "string" }))?;
    /// assert_eq!(text.to_string(&[1, 2])?, r#""1,2""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_string<T: Serialize + ?Sized>(&self, value: &T) -> Result<String, StringifyError> {
        let out = self.to_vec(value)?;
        // The format `unsafe` writes what it is given, which was text.
        Ok(String::from_utf8(out).unwrap_or_default())
    }

    /// The text of a value, as bytes in UTF-8.
    ///
    /// # Errors
    ///
    /// Those of [`write`](Stringifier::write).
    ///
    /// ```
    /// let flag = shorn::Stringifier::compile(&serde_json::json!({ "type": "boolean" }))?;
    /// assert_eq!(flag.to_vec("")?, b"false");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn to_vec<T: Serialize + ?Sized>(&self, value: &T) -> Result<Vec<u8>, StringifyError> {
        // Texts of one schema are of like length: growing takes a fifth of the time of 600 bytes.
        let length = self.inner.length.get();
        let mut out = Vec::with_capacity((length + length / 8).clamp(ASIDE.0, ASIDE.1));
        self.write(value, &mut out)?;
        if out.len() != length {
            self.inner.length.set(out.len().min(ASIDE.1));
        }
        Ok(out)
    }

    /// Appends the text of a value to a buffer. Where that fails, nothing is appended.
    ///
    /// A value may be asked for its parts twice, and a member that is dropped not at all.
    ///
    /// # Errors
    ///
    /// A value that the document cannot write, by its kind ([`StringifyErrorKind`](super::StringifyErrorKind)); the
    /// first one in the order of the text.
    ///
    /// ```
    /// let list = shorn::Stringifier::compile(&serde_json::json!({ "items": { "type": "integer" } }))?;
    /// let mut out = b"data: ".to_vec();
    /// list.write(&["1", "2"], &mut out)?;
    /// assert_eq!(out, b"data: [1,2]");
    /// let error = list.write(&["1", "two"], &mut out).unwrap_err();
    /// assert_eq!(error.to_string(), "not_coercible_integer at [1]: expected something that an integer can be made of");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    // A call, which `to_vec` is not: the buffer is then made where the caller wants it. Moved there, it is read in
    // one piece while its parts are still being written: a text of eleven bytes took 1.3 of the time.
    #[inline(never)]
    pub fn write<T: Serialize + ?Sized>(&self, value: &T, out: &mut Vec<u8>) -> Result<(), StringifyError> {
        let before = out.len();
        let Inner { plan, options, .. } = &*self.inner;
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

    /// The same writer as Rust source: a module that writes a [`Value`] and needs `serde_json` alone, with nothing to
    /// compile at run time. It has `to_string`, `to_vec` and `write`, as here but for the type of the value, and an
    /// `Error` with the kind and the path. The settings are those that this was compiled with. `shorn generate stringify`
    /// writes it to a file.
    ///
    /// # Errors
    ///
    /// What takes a library: a regular expression or a format beyond the plain ones, by its kind
    /// ([`GenerateErrorKind`](super::GenerateErrorKind)). What is generated does the same as this.
    ///
    /// # Cost
    ///
    /// Some milliseconds. For a small schema it gives some 300 lines, most of which are the same for every schema.
    ///
    /// ```
    /// let point = shorn::Stringifier::compile(&serde_json::json!({
    ///     "type": "object",
    ///     "properties": { "x": { "type": "integer" }, "y": { "type": "integer", "default": 0 } },
    ///     "required": ["x"]
    /// }))?;
    /// let source = point.rust_module()?;
    /// assert!(source.contains(r##"
    /// /// The object at `#`.
    /// fn write_root(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    ///     let Some(mut object) = ObjectWriter::open(value, out, depth)? else {
    ///         return Ok(());
    ///     };
    ///     object.required("x", r#""x":"#, write_integer)?;
    ///     object.defaulted("y", r#""y":"#, "0", write_integer)?;
    ///     object.close()
    /// }
    /// "##));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rust_module(&self) -> Result<String, GenerateError> {
        let Inner { plan, options, .. } = &*self.inner;
        generate::module(plan, options)
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
