//! Knows when a value is held to the rules of its document, and how that combines with the settings of
//! a schema. What a rule is, `jsonschema` knows.
//!
//! | file | what it knows |
//! |---|---|
//! | `codec` | the ways in and out, and what is checked on each |
//! | `compile` | how rules are compiled: drafts, formats |
//! | `sources` | the documents by their names, and where in them a keyword is |
//! | `rewrite` | what of a document is spelled otherwise for the validator |
//! | `unions` | how a document is spelled to find out what is wrong |
//! | `patterns` | how long a pattern may try |
//! | `found` | what the validator reports, as issues |
//! | `depth` | how deep values are, and what stack that takes |

mod codec;
mod compile;
mod depth;
mod found;
mod patterns;
mod rewrite;
mod sources;
mod unions;

use super::sealed::Sealed;
use super::{Ruled, Validated};
use crate::error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Issue, Path, SchemaError};
use crate::schema::Schema;
use crate::shape::{Fingerprint, Shape};
use crate::wire::Limits;
use compile::{Compiled, Explanation};
use depth::Size;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

pub(crate) use depth::levels;

impl Sealed for Schema {}

impl Ruled for Schema {
    type Rules = DocumentRules;
}

/// The rules of a document, compiled. A pointer, shared by every clone of the schema.
#[derive(Clone)]
pub struct DocumentRules(Arc<Compiled>);

impl fmt::Debug for DocumentRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DocumentRules")
    }
}

/// With the feature `jsonschema`.
impl Schema {
    /// The same schema, holding values to every rule of its document, on encode and on decode, before
    /// and after which its messages are the same.
    ///
    /// * The draft is the one that `$schema` names, 4 to 2020-12; 2020-12 where the document does not
    ///   say. That of [`Dialect::OpenApi3_0`](crate::Dialect::OpenApi3_0) is read as draft 7 with
    ///   `nullable` and boolean `exclusiveMinimum` and `exclusiveMaximum`.
    /// * `format` is a rule, in every draft, for each format that the drafts define; other formats are
    ///   none. Of `contentEncoding` and `contentMediaType` drafts 6 and 7 make rules, later ones do not.
    /// * `minLength` and `maxLength` count code points: an emoji of one code point is 1.
    /// * Nothing is fetched: references lead to documents given to
    ///   [`SchemaBuilder::document`](crate::SchemaBuilder::document), or nowhere.
    /// * A pattern may try so long and no longer; a string for which that does not suffice breaks it.
    ///
    /// The rules are compiled by the first call, for all clones of the schema. A schema made
    /// [`From`] a [`Shape`] has those of its [`json_schema`](Schema::json_schema).
    ///
    /// # Errors
    ///
    /// `invalid_rules` for what is no schema of its draft, with the pointer and in the words of the
    /// validator; for an unknown draft; for a reference that it cannot follow (it reads them as RFC 3986
    /// does, a URI may hold no space). `nesting_too_deep` for a document of more than 1,000 levels. For a
    /// schema made of a shape, those of [`json_schema`](Schema::json_schema).
    ///
    /// # Cost
    ///
    /// The first call some microseconds for each keyword, and for each of what references lead to; the
    /// others none.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let person = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": {
    ///         "age": { "type": "integer", "minimum": 0, "maximum": 150 },
    ///         "name": { "type": "string", "maxLength": 5 }
    ///     },
    ///     "required": ["age", "name"],
    ///     "additionalProperties": false
    /// }))?
    /// .validated()?;
    ///
    /// let grace = json!({ "name": "Grace", "age": 45 });
    /// let bytes = person.encode(&grace)?;
    /// assert_eq!(bytes, b"\x2d\x05Grace");
    /// assert_eq!(person.decode(&bytes)?, grace);
    ///
    /// let error = person.encode(&json!({ "age": 451, "name": "Katherine", "sex": "F" })).unwrap_err();
    /// let issues: Vec<String> = error.issues().iter().map(|issue| issue.to_string()).collect();
    /// assert_eq!(
    ///     issues,
    ///     [
    ///         "age: value is greater than the maximum of 150 (maximum)",
    ///         "name: value is longer than 5 characters (maxLength)",
    ///         "sex: it is not expected (additionalProperties)",
    ///     ]
    /// );
    ///
    /// let error = person.decode(b"\xac\x02\x05Grace").unwrap_err();
    /// assert_eq!((error.code(), error.issues()[0].pointer()), ("validation", Some("#/properties/age/maximum")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn validated(&self) -> Result<Validated<Schema>, SchemaError> {
        let rules = self.rules(|documents| Ok(DocumentRules(Arc::new(compile::compile(documents)?))))?;
        Ok(Validated { codec: self.clone(), rules })
    }
}

/// Settings, as those of [`Schema`]; it makes no difference on which side of `validated` they stand.
impl Validated<Schema> {
    /// See [`Schema::limits`].
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::{Limits, Schema};
    ///
    /// let short = Schema::compile(&json!({ "type": "string" }))?.validated()?.limits(Limits::new().text(4));
    /// assert_eq!(short.encode(&json!("Grace")).unwrap_err().code(), "string_too_large");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Validated { codec: self.codec.limits(limits), ..self }
    }

    /// See [`Schema::fingerprinted`].
    ///
    /// # Errors
    ///
    /// Those of [`Schema::fingerprinted`].
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let schema = shorn::Schema::compile(&json!({ "type": "string" }))?.validated()?.fingerprinted(3)?;
    /// assert_eq!(schema.encode(&json!("hi"))?, b"\x24\x6c\xab\x02hi");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fingerprinted(self, width: usize) -> Result<Self, SchemaError> {
        Ok(Validated { codec: self.codec.fingerprinted(width)?, rules: self.rules })
    }

    /// See [`Schema::fingerprint`]. Rules take no part in it.
    ///
    /// # Errors
    ///
    /// Those of [`Schema::fingerprint`].
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let schema = shorn::Schema::compile(&json!({ "type": "string", "maxLength": 3 }))?.validated()?;
    /// assert_eq!(schema.fingerprint(3)?.to_string(), "246cab");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn fingerprint(&self, width: usize) -> Result<Fingerprint, SchemaError> {
        self.codec.fingerprint(width)
    }

    /// See [`Schema::shape`].
    ///
    /// ```
    /// use serde_json::json;
    ///
    /// let schema = shorn::Schema::compile(&json!({ "type": "string", "maxLength": 3 }))?.validated()?;
    /// assert_eq!(schema.shape().signature(), Some(r#""string""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn shape(&self) -> &Shape {
        self.codec.shape()
    }

    /// Every rule that a value breaks, in the order of the validator; none if it keeps them all. A keyword
    /// that several references lead to is broken once at each place. Of a value of more than 100,000
    /// members and elements, the first that it finds, since each issue takes more memory than the element
    /// that gives rise to it.
    ///
    /// A member that is missing or must not be there is named itself. Messages do not quote values, only
    /// keys, and what the document says. Of a union that is broken nothing is said of its branches. Where
    /// listing what is wrong could take forever (a value of more than 12 levels, and schemas that come back to
    /// themselves in more than one way at once) there is one issue, of the rule `schema`.
    ///
    /// # Cost
    ///
    /// What the validator takes, twice for a value that breaks a rule. A value that is nested deeper than
    /// the rules can follow on a megabyte of stack is validated on a thread of its own, with a stack
    /// in proportion; should there be none to be had, that is an issue of the rule `recursion_depth`.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::Schema;
    ///
    /// let schema = Schema::compile(&json!({
    ///     "type": "object",
    ///     "properties": { "tags": { "type": "array", "items": { "type": "string", "pattern": "^[a-z]+$" } } },
    ///     "required": ["tags"],
    ///     "additionalProperties": false
    /// }))?
    /// .validated()?;
    ///
    /// assert!(schema.issues(&json!({ "tags": ["a"] })).is_empty());
    /// let issues = schema.issues(&json!({ "tags": ["a", "B"] }));
    /// assert_eq!(issues[0].to_string(), r#"tags[1]: value does not match "^[a-z]+$" (pattern)"#);
    /// assert_eq!(issues[0].pointer(), Some("#/properties/tags/items/pattern"));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn issues(&self, value: &Value) -> Vec<Issue> {
        match self.rules.check(value, Size::of(value)) {
            Ok(()) => Vec::new(),
            Err(Broken::Rules(issues)) => issues,
            Err(Broken::NoStack) => {
                vec![Issue::new(Path::default(), "recursion_depth", "value is nested too deep to be validated")]
            }
        }
    }
}

/// Why a value does not pass.
enum Broken {
    Rules(Vec<Issue>),
    /// It is nested so deep that no thread could be had for it.
    NoStack,
}

impl Broken {
    #[cold]
    fn on_encode(self) -> EncodeError {
        match self {
            Broken::Rules(issues) => EncodeError::validation(issues),
            Broken::NoStack => EncodeError::new(EncodeErrorKind::RecursionDepth),
        }
    }

    /// In a message that ends at `end`.
    #[cold]
    fn on_decode(self, end: usize) -> DecodeError {
        match self {
            Broken::Rules(issues) => DecodeError::validation(issues, end),
            Broken::NoStack => DecodeError::new(DecodeErrorKind::RecursionDepth, end),
        }
    }
}

impl DocumentRules {
    /// Parts of a value beyond which only the first issue is looked for.
    const MANY: usize = 100_000;

    fn check(&self, value: &Value, size: Size) -> Result<(), Broken> {
        depth::with_stack(self.0.stack(size.levels), || self.0.check(value, size)).unwrap_or(Err(Broken::NoStack))
    }
}

impl Compiled {
    /// Whether it passes is asked first: that is fast, and most values do.
    fn check(&self, value: &Value, size: Size) -> Result<(), Broken> {
        let (passes, gave_up) = patterns::watched(|| self.validator.is_valid(value));
        match passes && !gave_up {
            true => Ok(()),
            false => Err(Broken::Rules(self.issues(value, size, gave_up))),
        }
    }

    /// What is wrong with a value that does not pass.
    #[cold]
    fn issues(&self, value: &Value, size: Size, gave_up: bool) -> Vec<Issue> {
        let (mut issues, _) = patterns::watched(|| match self.explanation(size.levels) {
            Explanation::Rules(validator, sources) if size.parts > DocumentRules::MANY => {
                found::issues(value, validator.validate(value).err(), sources, 1)
            }
            Explanation::Rules(validator, sources) => {
                found::issues(value, validator.iter_errors(value), sources, DocumentRules::MANY)
            }
            Explanation::None => Vec::new(),
        });
        if issues.is_empty() {
            let (rule, message) = match gave_up {
                true => ("pattern", patterns::TOO_LONG),
                false => ("schema", "value breaks rules, and is nested too deep to say which"),
            };
            issues.push(Issue::new(Path::default(), rule, message));
        }
        issues
    }
}
