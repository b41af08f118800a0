//! Knows how the rules of documents are compiled: which draft they are of, where references lead, which
//! formats are asserted, and how long a pattern may try. Must not know when values are checked.

use super::found::Places;
use super::{depth, rewrite};
use crate::error::{SchemaError, SchemaErrorKind};
use crate::schema::{Dialect, Documents};
use jsonschema::error::ValidationErrorKind;
use jsonschema::{Draft, PatternOptions, Registry, Retrieve, Uri, ValidationError, Validator};
use serde_json::{Value, json};
use std::error::Error;
use std::sync::Arc;

/// Rules, and what is needed to say where they are.
pub(super) struct Compiled {
    pub(super) validator: Validator,
    pub(super) places: Sources,
}

impl Compiled {
    /// The stack that a value of so many levels takes: in an unoptimized build up to 7 KiB a level where
    /// rules refer to themselves, and one more for each schema that applies within another.
    pub(super) fn stack(&self, levels: usize) -> usize {
        levels.saturating_mul(32 << 10)
    }
}

/// Backtracking steps of a pattern. Each takes up to a microsecond for a thousand characters.
const STEPS: usize = 2_000;

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

/// Under which the document is known to the validator. What it refers to by a relative reference, it
/// finds beside this.
const DOCUMENT: &str = "json-schema:///shorn-document";

pub(super) fn compile(documents: &Documents) -> Result<Compiled, SchemaError> {
    let others = documents.others.iter().map(|(_, document)| document.as_ref());
    let levels = std::iter::once(documents.document.as_ref()).chain(others).map(depth::levels).max().unwrap_or(1);
    // The validator compiles a document by going as deep as it does, and holds it to the rules of its draft.
    depth::with_stack(levels.saturating_mul(STACK_OF_A_LEVEL), || compile_here(documents))
        .unwrap_or(Err(SchemaErrorKind::NestingTooDeep.into()))
}

const STACK_OF_A_LEVEL: usize = 32 << 10;

fn compile_here(documents: &Documents) -> Result<Compiled, SchemaError> {
    let sources = Sources::of(documents);
    let draft = sources.draft();
    let refused = |error: ValidationError<'_>| refusal(&error, &sources);
    if let (Some(node), Some(check)) = (sources.target(), meta(draft)) {
        check(node).map_err(|error| {
            let pointer =
                ["#", sources.root.as_deref().unwrap_or("#").trim_start_matches('#'), error.instance_path().as_str()];
            SchemaError::from(SchemaErrorKind::InvalidRules)
                .at(&pointer.concat())
                .with_detail(&error.masked().to_string())
        })?;
    }
    let registry = sources.registry(draft).map_err(|error| refused(error.into()))?;
    let mut options = jsonschema::options()
        .with_registry(&registry)
        .with_retriever(sources.given())
        .with_base_uri("json-schema:///shorn-root")
        .should_validate_formats(true)
        .with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(STEPS));
    if sources.dialect == Dialect::OpenApi3_0 {
        options = options.with_draft(draft);
    }
    for name in FORMATS {
        if !options.is_known_format(draft, name) {
            options = options.with_format(name, format(name).map_err(refused)?);
        }
    }
    let validator = options.build(&sources.wrapper()).map_err(refused)?;
    drop(options);
    drop(registry);
    Ok(Compiled { validator, places: sources })
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

/// Documents by the names that they have for the validator.
pub(super) struct Sources {
    document: Source,
    others: Vec<Source>,
    root: Option<String>,
    dialect: Dialect,
}

struct Source {
    /// As errors name it; empty for the document that is compiled.
    uri: String,
    /// The absolute URIs of it.
    names: Vec<String>,
    given: Arc<Value>,
    spelled: Arc<Value>,
}

impl Source {
    fn of(uri: &str, at: &str, given: &Arc<Value>, dialect: Dialect) -> Source {
        let own = given.get("$id").or_else(|| given.get("id")).and_then(Value::as_str);
        let own = own.filter(|id| !id.starts_with('#')).map(|id| id.split('#').next().unwrap_or(id));
        let given_name = absolute(at);
        let own_name = own.and_then(|id| match &given_name {
            Some(base) => jsonschema::uri::resolve_against(&base.borrow(), id).ok().map(|uri| uri.to_string()),
            None => absolute(id).map(|uri| uri.to_string()),
        });
        let names = given_name.map(|uri| uri.to_string()).into_iter().chain(own_name).collect();
        Source { uri: uri.to_owned(), names, given: given.clone(), spelled: rewrite::spelled(given, dialect) }
    }

    fn pointer(&self, path: &str, dialect: Dialect) -> String {
        [self.uri.as_str(), "#", &rewrite::as_given(&self.given, path, dialect)].concat()
    }
}

fn absolute(uri: &str) -> Option<Uri<String>> {
    jsonschema::uri::from_str(&rewrite::as_uri(uri)).ok()
}

impl Sources {
    fn of(documents: &Documents) -> Sources {
        let dialect = documents.dialect;
        let others = documents.others.iter().map(|(uri, document)| Source::of(uri, uri, document, dialect));
        Sources {
            document: Source::of("", DOCUMENT, &documents.document, dialect),
            others: others.collect(),
            root: documents.root.clone(),
            dialect,
        }
    }

    fn draft(&self) -> Draft {
        match self.dialect {
            Dialect::OpenApi3_0 => Draft::Draft7,
            Dialect::JsonSchema => Draft::default().detect(&self.document.given),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Source> {
        std::iter::once(&self.document).chain(&self.others)
    }

    /// Of two documents with one URI the first counts.
    fn registry(&self, draft: Draft) -> Result<Registry<'_>, jsonschema::ReferencingError> {
        let mut registry = Registry::new().retriever(self.given()).draft(draft);
        let mut known: Vec<&str> = Vec::new();
        for source in self.all() {
            for name in &source.names {
                if !known.contains(&name.as_str()) {
                    known.push(name);
                    registry = registry.add(name, source.spelled.as_ref())?;
                }
            }
        }
        registry.prepare()
    }

    /// The node that is compiled, where a pointer into the document names it.
    fn target(&self) -> Option<&Value> {
        match &self.root {
            None => Some(&self.document.spelled),
            Some(root) => self.document.spelled.pointer(root.strip_prefix('#')?),
        }
    }

    /// A schema that refers to the one to compile, of the same draft.
    fn wrapper(&self) -> Value {
        let root = self.root.as_deref().unwrap_or("#");
        let reference = match root.strip_prefix('#') {
            // A pointer that names a node as it is would name another one, decoded.
            Some(path) if self.document.spelled.pointer(path).is_some() => {
                [DOCUMENT, "#", &rewrite::as_uri(&path.replace('%', "%25"))].concat()
            }
            Some(fragment) => [DOCUMENT, "#", &rewrite::as_uri(fragment)].concat(),
            None => {
                let base = self.document.names.last().and_then(|name| absolute(name));
                let uri = base.and_then(|base| jsonschema::uri::resolve_against(&base.borrow(), root).ok());
                uri.map_or_else(|| root.to_owned(), |uri| uri.to_string())
            }
        };
        let mut wrapper = json!({ "$ref": reference });
        if let (Some(draft), Value::Object(map), Dialect::JsonSchema) =
            (self.document.given.get("$schema"), &mut wrapper, self.dialect)
        {
            map.insert("$schema".to_owned(), draft.clone());
        }
        wrapper
    }

    fn given(&self) -> Given {
        Given(self.others.iter().map(|other| (other.uri.clone(), other.spelled.clone())).collect())
    }
}

impl Places for Sources {
    fn pointer(&self, error: &ValidationError<'_>) -> String {
        self.place(error, error.schema_path().as_str())
    }
}

impl Sources {
    fn place(&self, error: &ValidationError<'_>, path: &str) -> String {
        let uri = error.absolute_keyword_location().map(|uri| uri.as_str().split('#').next().unwrap_or_default());
        let named = |source: &&Source| uri.is_some_and(|uri| source.names.iter().any(|name| name == uri));
        // A part of a document with a URI of its own is known by the pointer into the whole.
        let source =
            self.all().find(named).or_else(|| self.all().find(|source| source.spelled.pointer(path).is_some()));
        source.unwrap_or(&self.document).pointer(path, self.dialect)
    }
}

/// What the validator is given when it asks for a document: one that a reference names by the text
/// that it was added under. Nothing else, and nothing is fetched.
struct Given(Vec<(String, Arc<Value>)>);

impl Retrieve for Given {
    fn retrieve(&self, uri: &Uri<String>) -> Result<Value, Box<dyn Error + Send + Sync>> {
        let is_meant = |name: &str| uri.as_str().strip_suffix(name).is_some_and(|before| before.ends_with('/'));
        match self.0.iter().find(|(name, _)| is_meant(name)) {
            Some((_, document)) => Ok((**document).clone()),
            None => Err("it was not added, and nothing is fetched".into()),
        }
    }
}

/// Why the validator does not take the documents.
fn refusal(error: &ValidationError<'_>, sources: &Sources) -> SchemaError {
    let refused = SchemaError::from(SchemaErrorKind::InvalidRules).with_detail(&error.masked().to_string());
    match error.kind() {
        ValidationErrorKind::Referencing(_) => refused,
        _ => refused.at(&sources.place(error, error.schema_path().as_str())),
    }
}
