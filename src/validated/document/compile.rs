//! Knows how the rules of documents are compiled: which draft they are of, which formats are asserted,
//! and what a pattern may cost. Where references lead, `sources` knows. Must not know when values are
//! checked.

use super::sources::{ABSENT, Sources};
use super::{depth, patterns, unions};
use crate::error::{SchemaError, SchemaErrorKind};
use crate::schema::{Dialect, Documents};
use jsonschema::error::ValidationErrorKind;
use jsonschema::paths::Location;
use jsonschema::{
    Draft, Keyword, PatternOptions, ReferencingError, Registry, ValidationError, ValidationOptions, Validator,
};
use serde_json::{Map, Value, json};
use std::sync::OnceLock;

/// Rules, and what is needed to say where they are.
pub(super) struct Compiled {
    /// Says whether a value passes.
    pub(super) validator: Validator,
    pub(super) sources: Sources,
    draft: Draft,
    /// Says what is wrong, if the other would do so with every branch of a union.
    explaining: OnceLock<Option<Explaining>>,
    has_unions: bool,
    may_double: bool,
    /// Schemas that apply to one place of a value within each other.
    chain: usize,
}

/// A validator of documents in which unions are tested and no more.
pub(super) struct Explaining {
    pub(super) validator: Validator,
    pub(super) sources: Sources,
}

/// How what is wrong is said.
pub(super) enum Explanation<'a> {
    Rules(&'a Validator, &'a Sources),
    /// It might take forever.
    None,
}

/// Stack that one schema takes at one place of a value, in an unoptimized build.
const STACK_OF_A_SCHEMA: usize = 3 << 10;

/// Levels of a value up to which what is said twice a level is not too much.
const DOUBLED: usize = 12;

impl Compiled {
    /// The stack that a value of so many levels takes.
    pub(super) fn stack(&self, levels: usize) -> usize {
        levels.saturating_mul(self.chain + 2).saturating_mul(STACK_OF_A_SCHEMA)
    }

    /// What says what is wrong with a value of so many levels; compiled for the first such value.
    pub(super) fn explanation(&self, levels: usize) -> Explanation<'_> {
        let doubles = levels > DOUBLED && self.may_double;
        let explaining = self.explaining.get_or_init(|| if self.has_unions { self.explain() } else { None });
        match explaining {
            _ if doubles => Explanation::None,
            Some(explaining) => Explanation::Rules(&explaining.validator, &explaining.sources),
            None if self.has_unions && levels > DOUBLED / 2 => Explanation::None,
            None => Explanation::Rules(&self.validator, &self.sources),
        }
    }

    #[cold]
    fn explain(&self) -> Option<Explaining> {
        if self.sources.any(&unions::is_referred_into) {
            return None;
        }
        let has_if = !matches!(self.draft, Draft::Draft4 | Draft::Draft6);
        // A union takes two levels more.
        let stack = self.sources.levels().saturating_mul(3 * STACK_OF_A_LEVEL);
        depth::with_stack(stack, || {
            let sources = self.sources.spelled_as(&|document| unions::tested(document, has_if));
            let validator = validator(&sources, self.draft).ok()?;
            Some(Explaining { validator, sources })
        })?
    }
}

/// The formats of the drafts, asserted in those that do not have them, too.
const FORMATS: [&str; 19] = [
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "idn-email",
    "hostname",
    "idn-hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "iri",
    "iri-reference",
    "uuid",
    "uri-template",
    "json-pointer",
    "relative-json-pointer",
    "regex",
];

/// Stack that a level of a document takes to be compiled, and to be held to the rules of its draft.
const STACK_OF_A_LEVEL: usize = 32 << 10;

pub(super) fn compile(documents: &Documents) -> Result<Compiled, SchemaError> {
    let others = documents.others.iter().map(|(_, document)| document.as_ref());
    let levels = std::iter::once(&*documents.document).chain(others).map(depth::levels).max().unwrap_or(1);
    depth::with_stack(levels.saturating_mul(STACK_OF_A_LEVEL), || compile_here(documents))
        .unwrap_or(Err(SchemaErrorKind::NestingTooDeep.into()))
}

fn compile_here(documents: &Documents) -> Result<Compiled, SchemaError> {
    let sources = Sources::of(documents);
    if let Some(draft) = sources.unknown_draft() {
        let text = format!("its `$schema`, {draft}, is no draft that is known");
        return Err(SchemaError::from(SchemaErrorKind::InvalidRules).with_detail(&text));
    }
    let draft = sources.draft();
    if let (Some(node), Some(check)) = (sources.target(), meta(draft)) {
        check(node).map_err(|error| {
            let pointer = sources.pointer_of_target(error.instance_path().as_str());
            SchemaError::from(SchemaErrorKind::InvalidRules).at(&pointer).with_detail(&error.masked().to_string())
        })?;
    }
    let validator = validator(&sources, draft).map_err(|error| refusal(&error, &sources))?;
    let chain = documents.longest_chain() + if sources.dialect() == Dialect::OpenApi3_0 { 2 } else { 0 };
    if chain > LONGEST_CHAIN {
        return Err(SchemaErrorKind::NestingTooDeep.into());
    }
    let (has_unions, may_double) = (sources.any(&unions::has_unions), sources.any(&unions::may_double));
    Ok(Compiled { validator, sources, draft, explaining: OnceLock::new(), has_unions, may_double, chain })
}

/// Schemas within each other at one place of a value, beyond which even a flat value takes too much stack.
const LONGEST_CHAIN: usize = 250;

/// All patterns by an engine that takes time in proportion to the text, if that has what they ask for.
fn validator(sources: &Sources, draft: Draft) -> Result<Validator, ValidationError<'static>> {
    let registry = sources.registry(draft)?;
    let wrapper = sources.wrapper();
    let linear = options(sources, draft, &registry)?.with_pattern_options(PatternOptions::regex());
    if let Ok(validator) = linear.build(&wrapper) {
        return Ok(validator);
    }
    patterns::bounded(options(sources, draft, &registry)?).build(&wrapper)
}

fn options<'r>(
    sources: &Sources,
    draft: Draft,
    registry: &'r Registry<'r>,
) -> Result<ValidationOptions<'r>, ValidationError<'static>> {
    let mut options = jsonschema::options()
        .with_registry(registry)
        .with_retriever(sources.given())
        .with_base_uri(super::sources::ROOT)
        .with_keyword(ABSENT, absent)
        .should_validate_formats(true);
    if sources.dialect() == Dialect::OpenApi3_0 {
        options = options.with_draft(draft);
    }
    for name in FORMATS {
        if !options.is_known_format(draft, name) {
            options = options.with_format(name, format(name)?);
        }
    }
    Ok(options)
}

/// Nothing compiles of a document that is not there.
fn absent<'a>(
    _: &'a Map<String, Value>,
    uri: &'a Value,
    _: Location,
) -> Result<Box<dyn for<'i> Keyword<'i>>, ValidationError<'a>> {
    Err(ValidationError::schema(format!("a reference leads to {uri}, which was not added, and nothing is fetched")))
}

/// A format as the last draft has it.
fn format(name: &str) -> Result<impl Fn(&str) -> bool + Send + Sync + 'static, ValidationError<'static>> {
    let validator = jsonschema::options().should_validate_formats(true).offline().build(&json!({ "format": name }))?;
    Ok(move |text: &str| validator.is_valid(&Value::from(text)))
}

type Meta = for<'a> fn(&'a Value) -> Result<(), ValidationError<'a>>;

/// What holds a document to the rules of its draft. A draft that the document brings along has none here.
fn meta(draft: Draft) -> Option<Meta> {
    Some(match draft {
        Draft::Draft4 => jsonschema::draft4::meta::validate,
        Draft::Draft6 => jsonschema::draft6::meta::validate,
        Draft::Draft7 => jsonschema::draft7::meta::validate,
        Draft::Draft201909 => jsonschema::draft201909::meta::validate,
        Draft::Draft202012 => jsonschema::draft202012::meta::validate,
        _ => return None,
    })
}

/// Why the validator does not take the documents.
#[cold]
fn refusal(error: &ValidationError<'_>, sources: &Sources) -> SchemaError {
    let refused = SchemaError::from(SchemaErrorKind::InvalidRules).with_detail(&error.masked().to_string());
    match error.kind() {
        // Of these the place is not known, or is in a document that is not there.
        ValidationErrorKind::Referencing(error) => match missed(error).and_then(|end| sources.reference_ending(end)) {
            Some(text) => refused.of_reference(text),
            None => refused,
        },
        ValidationErrorKind::Custom { keyword, .. } if keyword == ABSENT => refused,
        _ => refused.at(&sources.place(error, error.schema_path().as_str()).pointer()),
    }
}

/// What a reference that leads nowhere ends in.
fn missed(error: &ReferencingError) -> Option<&str> {
    match error {
        ReferencingError::PointerToNowhere { pointer } => Some(pointer),
        ReferencingError::NoSuchAnchor { anchor } | ReferencingError::InvalidAnchor { anchor } => Some(anchor),
        ReferencingError::Unretrievable { uri, .. } => Some(uri),
        _ => None,
    }
}
