//! Knows what can be set, and the order in which a document is looked at on its way to a plan. Every step is
//! another file's.

use super::check;
use super::compile::compile;
use super::document::Doc;
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::options::{LargeArrays, Options};
use super::read::{self, Fault};
use super::registry::{Registry, id_of};
use super::resolve::reference;
use super::scalar::Rounding;
use super::stringifier::Stringifier;
use super::tuples::in_draft_7;
use super::validate::Tests;
use serde_json::Value;

/// Settings for compiling; [`Stringifier::builder`] begins one.
///
/// ```
/// use serde_json::json;
/// use shorn::Stringifier;
///
/// let writer = Stringifier::builder()
///     .document("money", json!({ "type": "integer" }))
///     .compile(&json!({ "properties": { "price": { "$ref": "money" } } }))?;
/// assert_eq!(writer.to_string(&json!({ "price": "5" }))?, r#"{"price":5}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use = "settings do nothing until `compile` is called"]
pub struct StringifierBuilder {
    options: Options,
    documents: Vec<(String, Source)>,
}

/// A document as it was given.
#[derive(Clone, Debug)]
enum Source {
    Value(Value),
    Text(Vec<u8>),
}

impl StringifierBuilder {
    /// How a number with a fraction becomes an integer, in the slot of one. Towards zero, unless set.
    ///
    /// ```
    /// use shorn::{Stringifier, stringify::Rounding};
    ///
    /// let integer = serde_json::json!({ "type": "integer" });
    /// let near = Stringifier::builder().rounding(Rounding::Round).compile(&integer)?;
    /// assert_eq!((near.to_string(&2.5)?, near.to_string(&-2.5)?), ("3".into(), "-2".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rounding(mut self, rounding: Rounding) -> Self {
        self.options.rounding = rounding;
        self
    }

    /// How long lists are written. By their schema, unless set.
    ///
    /// ```
    /// use shorn::{Stringifier, stringify::LargeArrays};
    ///
    /// let texts = serde_json::json!({ "items": { "type": "string" } });
    /// let writer = Stringifier::builder().large_arrays(LargeArrays::Plain { from: 2 }).compile(&texts)?;
    /// assert_eq!((writer.to_string(&[1])?, writer.to_string(&[1, 2])?), (r#"["1"]"#.into(), "[1,2]".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn large_arrays(mut self, large_arrays: LargeArrays) -> Self {
        self.options.large_arrays = large_arrays;
        self
    }

    /// How deep schemas of a document may be nested, and a target of a reference counts where it is used; 0 to 100,
    /// and 100 unless set. Lists and objects, whatever they mean, may be nested twice as deep.
    ///
    /// ```
    /// let nested = serde_json::json!({ "items": { "items": {} } });
    /// let error = shorn::Stringifier::builder().max_depth(1).compile(&nested).unwrap_err();
    /// assert_eq!((error.code(), error.pointer()), ("max_depth", Some("#/items")));
    /// ```
    pub fn max_depth(mut self, max_depth: u32) -> Self {
        self.options.max_depth = max_depth;
        self
    }

    /// Whether words that are not known are refused, anywhere in a document that something is validated by: one
    /// with `anyOf`, `oneOf` or `if`. They are not, unless set.
    ///
    /// ```
    /// let document = serde_json::json!({ "anyOf": [{ "type": "string" }], "colour": "red" });
    /// let error = shorn::Stringifier::builder().strict(true).compile(&document).unwrap_err();
    /// assert_eq!(error.code(), "strict_schema");
    /// ```
    pub fn strict(mut self, strict: bool) -> Self {
        self.options.strict = strict;
        self
    }

    /// Whether a member that is `None` is absent, as if it were not there: it is dropped, gets its default, or is
    /// missed where it is required. Unless set, and everywhere else, `None` is null.
    ///
    /// ```
    /// #[derive(serde::Serialize)]
    /// struct Page { title: &'static str, next: Option<u32> }
    ///
    /// let page = Page { title: "last", next: None };
    /// let document = serde_json::json!({ "properties": { "title": {}, "next": { "type": "integer" } } });
    /// let (null, absent) = (shorn::Stringifier::builder(), shorn::Stringifier::builder().none_is_absent(true));
    /// assert_eq!(null.compile(&document)?.to_string(&page)?, r#"{"title":"last","next":0}"#);
    /// assert_eq!(absent.compile(&document)?.to_string(&page)?, r#"{"title":"last"}"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn none_is_absent(mut self, none_is_absent: bool) -> Self {
        self.options.none_is_absent = none_is_absent;
        self
    }

    /// Whether the validator is asked all that unions and conditions ask; for tests.
    #[doc(hidden)]
    pub fn by_validator(mut self, by_validator: bool) -> Self {
        self.options.by_validator = by_validator;
        self
    }

    /// How many minutes local time is ahead of UTC, for instants in the formats `date` and `time`; less than a day
    /// in either direction, and 0 unless set. The format `date-time` is UTC in any case.
    ///
    /// ```
    /// use shorn::{Stringifier, stringify::Instant};
    ///
    /// let date = serde_json::json!({ "type": "string", "format": "time" });
    /// let kolkata = Stringifier::builder().utc_offset_minutes(330).compile(&date)?;
    /// assert_eq!(kolkata.to_string(&Instant::from_millis(0.0))?, r#""05:30:00""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn utc_offset_minutes(mut self, minutes: i32) -> Self {
        self.options.utc_offset_minutes = minutes;
        self
    }

    /// A document that references may lead to: by its `$id`, or by this key if it has none (or one that begins with
    /// `#`). One whose name is taken already is passed over. It is checked whether it is used or not.
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let builder = shorn::Stringifier::builder().document("ids", json!({ "definitions": { "id": { "type": "string" } } }));
    /// let writer = builder.compile(&json!({ "items": { "$ref": "ids#/definitions/id" } }))?;
    /// assert_eq!(writer.to_string(&[7])?, r#"["7"]"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn document(mut self, key: impl Into<String>, document: Value) -> Self {
        self.documents.push((key.into(), Source::Value(document)));
        self
    }

    /// The same of a document that is JSON text, whose order of members is kept. A fault in the text is found when
    /// compiling.
    ///
    /// ```
    /// let builder = shorn::Stringifier::builder().document_json("id", br#"{ "type": "string" }"#);
    /// let writer = builder.compile_json(br#"{ "$ref": "id" }"#)?;
    /// assert_eq!(writer.to_string(&7)?, r#""7""#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn document_json(mut self, key: impl Into<String>, document: impl Into<Vec<u8>>) -> Self {
        self.documents.push((key.into(), Source::Text(document.into())));
        self
    }

    /// Compiles a document of draft 7, in the order of members that it has as a [`Value`].
    ///
    /// # Errors
    ///
    /// A document that is none, or that has no writer, by its kind
    /// ([`StringifierErrorKind`](super::StringifierErrorKind)); a setting with a value that it cannot have.
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let document = json!({ "properties": { "a": { "allOf": [{ "type": "string" }, { "type": "null" }] } } });
    /// let error = shorn::Stringifier::builder().compile(&document).unwrap_err();
    /// assert_eq!((error.code(), error.pointer()), ("merge_conflict", Some("#/properties/a")));
    /// ```
    pub fn compile(&self, document: &Value) -> Result<Stringifier, StringifierError> {
        self.checked()?;
        self.built(self.of_value(document)?)
    }

    /// Compiles a document that is JSON text: members in its order, numbers exactly, whatever features of
    /// `serde_json` are on.
    ///
    /// # Errors
    ///
    /// Those of [`compile`](StringifierBuilder::compile), and `invalid_schema` for what is not JSON.
    ///
    /// ```
    /// let writer = shorn::Stringifier::builder().compile_json(br#"{ "properties": { "b": {}, "a": {} } }"#)?;
    /// assert_eq!(writer.to_string(&serde_json::json!({ "a": 1, "b": 2 }))?, r#"{"b":2,"a":1}"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn compile_json(&self, document: &[u8]) -> Result<Stringifier, StringifierError> {
        self.checked()?;
        self.built(self.of_text("", document)?)
    }

    fn checked(&self) -> Result<(), StringifierError> {
        let refused = |detail: &'static str| Err(StringifierError::new(Kind::InvalidOption).with_detail(detail));
        match self.options {
            Options { max_depth: 101.., .. } => refused("`max_depth` is at most 100"),
            Options { utc_offset_minutes: ..=-1_440 | 1_440.., .. } => refused("an offset is less than a day"),
            _ => Ok(()),
        }
    }

    /// How deep objects and lists may be nested, whatever they mean.
    fn nesting(&self) -> u32 {
        2 * self.options.max_depth
    }

    fn of_value(&self, document: &Value) -> Result<Doc, StringifierError> {
        Doc::from_value(document, self.nesting()).map(in_draft_7).ok_or_else(|| Kind::MaxDepth.into())
    }

    fn of_text(&self, name: &str, text: &[u8]) -> Result<Doc, StringifierError> {
        read::document(text, self.nesting()).map(in_draft_7).map_err(|fault| match fault {
            Fault::Depth => Kind::MaxDepth.into(),
            Fault::At(byte) => {
                let detail = format!("not JSON, at byte {byte}");
                StringifierError::new(Kind::InvalidSchema).with_detail(detail).at(Some(format!("{name}#")))
            }
        })
    }

    fn built(&self, root: Doc) -> Result<Stringifier, StringifierError> {
        let max_depth = self.options.max_depth;
        let mut registry = Registry::default();
        registry.places.add("", &root);
        check::document(&root, max_depth, &registry.places)?;
        let mut has_references = mentions_reference(&root);
        registry.add_root(root)?;
        for (key, document) in &self.documents {
            has_references |= self.external(&mut registry, key, document)?;
        }
        if has_references {
            check::references(&registry, max_depth)?;
        }
        let mut tests = Tests::new(&registry, self.options.strict, self.options.by_validator);
        let plan = compile(&registry, &self.options, &mut tests)?;
        tests.finish()?;
        Ok(Stringifier::new(plan, self.options.clone()))
    }

    /// Adds an external document, unless its name is taken; whether there are references in it.
    fn external(&self, registry: &mut Registry, key: &str, source: &Source) -> Result<bool, StringifierError> {
        let own_id = |id: &&str| !id.is_empty() && !id.starts_with('#');
        // Whether a name is taken comes before what is wrong with the document.
        let document = match source {
            Source::Value(value) => {
                let name = value.get("$id").and_then(Value::as_str).filter(own_id).unwrap_or(key);
                if !registry.is_free(name) {
                    return Ok(false);
                }
                self.of_value(value)?
            }
            Source::Text(text) => self.of_text(key, text)?,
        };
        let name = id_of(&document).filter(own_id).unwrap_or(key).to_owned();
        if !registry.is_free(&name) {
            return Ok(false);
        }
        registry.places.add(&name, &document);
        check::document(&document, self.options.max_depth, &registry.places)?;
        let has_references = mentions_reference(&document);
        registry.add_external(&name, document)?;
        Ok(has_references)
    }
}

fn mentions_reference(doc: &Doc) -> bool {
    doc.object().is_some_and(|object| reference(object).is_some()) || doc.parts().any(mentions_reference)
}
