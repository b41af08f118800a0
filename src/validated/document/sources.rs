//! Knows the documents that rules come from, under the names that references have for them, and how a
//! place in one is named to people. Must not know what the rules are.

use super::{depth, rewrite};
use crate::schema::{Dialect, Documents};
use jsonschema::{Draft, ReferencingError, Registry, Retrieve, Uri, ValidationError};
use serde_json::{Value, json};
use std::borrow::Cow;
use std::error::Error;
use std::sync::Arc;

/// Under which the document is known to the validator. What it refers to by a relative reference, it
/// finds beside this.
const DOCUMENT: &str = "shorn:///document";

/// Under which the schema is known that refers to the one to compile.
pub(super) const ROOT: &str = "shorn:///root";

const DRAFTS: [Draft; 5] = [Draft::Draft4, Draft::Draft6, Draft::Draft7, Draft::Draft201909, Draft::Draft202012];

/// Documents, the one that is compiled first.
pub(super) struct Sources {
    list: Vec<Source>,
    root: Option<String>,
    dialect: Dialect,
}

struct Source {
    /// As errors name it; empty for the document that is compiled.
    uri: String,
    /// The absolute URIs of it.
    names: Vec<String>,
    given: Arc<Value>,
    /// As the validator reads it.
    spelled: Arc<Value>,
    /// Parts with URIs of their own, and the pointers to them.
    parts: Vec<(String, String)>,
}

impl Source {
    fn of(uri: &str, at: &str, given: &Arc<Value>, dialect: Dialect) -> Source {
        let own = given.get("$id").or_else(|| given.get("id")).and_then(Value::as_str);
        let own = own.filter(|id| !id.starts_with('#')).map(|id| id.split('#').next().unwrap_or(id));
        let at = absolute(at);
        let own = own.and_then(|id| match &at {
            Some(base) => jsonschema::uri::resolve_against(&base.borrow(), &rewrite::as_uri(id)).ok(),
            None => absolute(id),
        });
        let spelled = rewrite::spelled(given, dialect);
        let mut found = Vec::new();
        parts(&spelled, own.as_ref().or(at.as_ref()), &mut Vec::new(), &mut found);
        let names = at.into_iter().chain(own).map(|uri| uri.to_string()).collect();
        Source { uri: uri.to_owned(), names, given: given.clone(), spelled, parts: found }
    }

    /// Where a keyword is, of which the validator says the document or part and the way from there. The way
    /// is from the part if a reference led there, else from the document around it.
    fn path<'p>(&self, uri: &str, path: &'p str) -> Option<Cow<'p, str>> {
        if self.names.iter().any(|name| name == uri) || is_meant(&self.uri, uri) {
            return Some(Cow::Borrowed(path));
        }
        let (_, part) = self.parts.iter().find(|(name, _)| name == uri)?;
        let from_part = [part, path].concat();
        match self.spelled.pointer(&from_part) {
            Some(_) => Some(Cow::Owned(from_part)),
            None => Some(Cow::Borrowed(path)),
        }
    }
}

/// Finds the parts of a document that have URIs of their own, and the pointers to them. The steps to a node
/// are joined for those alone.
fn parts<'a>(
    node: &'a Value,
    base: Option<&Uri<String>>,
    steps: &mut Vec<Cow<'a, str>>,
    found: &mut Vec<(String, String)>,
) {
    let id = node.get("$id").and_then(Value::as_str).filter(|id| !id.starts_with('#') && !steps.is_empty());
    let uri = id.and_then(|id| jsonschema::uri::resolve_against(&base?.borrow(), &rewrite::as_uri(id)).ok());
    if let Some(uri) = &uri {
        let escaped = steps.iter().map(|step| ["/", &step.replace('~', "~0").replace('/', "~1")].concat());
        found.push((uri.to_string(), escaped.collect()));
    }
    let base = uri.as_ref().or(base);
    let mut inner = |step: Cow<'a, str>, value: &'a Value| {
        steps.push(step);
        parts(value, base, steps, found);
        steps.pop();
    };
    match node {
        Value::Array(items) => {
            let containers = items.iter().enumerate().filter(|(_, item)| item.is_array() || item.is_object());
            containers.for_each(|(index, item)| inner(Cow::Owned(index.to_string()), item));
        }
        Value::Object(map) => {
            let containers = map.iter().filter(|(_, item)| item.is_array() || item.is_object());
            containers.for_each(|(key, item)| inner(Cow::Borrowed(key), item));
        }
        _ => {}
    }
}

/// A URI by which the validator finds something. Relative ones are all relative to one folder.
fn absolute(uri: &str) -> Option<Uri<String>> {
    let base = jsonschema::uri::from_str(ROOT).ok()?;
    jsonschema::uri::resolve_against(&base.borrow(), &rewrite::as_uri(uri)).ok()
}

impl Sources {
    pub(super) fn of(documents: &Documents) -> Sources {
        let dialect = documents.dialect;
        let document = Source::of("", DOCUMENT, &documents.document, dialect);
        let others = documents.others.iter().map(|(uri, document)| Source::of(uri, uri, document, dialect));
        let list = std::iter::once(document).chain(others).collect();
        Sources { list, root: documents.root.clone(), dialect }
    }

    /// The same documents, spelled otherwise once more.
    pub(super) fn spelled_as(&self, spell: &dyn Fn(&Value) -> Value) -> Sources {
        let list = self.list.iter().map(|source| Source {
            uri: source.uri.clone(),
            names: source.names.clone(),
            given: source.given.clone(),
            spelled: Arc::new(spell(&source.spelled)),
            parts: source.parts.clone(),
        });
        Sources { list: list.collect(), root: self.root.clone(), dialect: self.dialect }
    }

    pub(super) fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// That of OpenAPI 3.0 is none of the drafts; it is spelled as draft 7.
    pub(super) fn draft(&self) -> Draft {
        match self.dialect {
            Dialect::OpenApi3_0 => Draft::Draft7,
            Dialect::JsonSchema => Draft::default().detect(self.document()),
        }
    }

    /// A `$schema` that is neither a draft nor one of the documents.
    pub(super) fn unknown_draft(&self) -> Option<&str> {
        let drafts = self.list.iter().filter_map(|source| source.given.get("$schema").and_then(Value::as_str));
        let known = |draft: &str| self.list.iter().any(|source| source.names.iter().any(|name| name == draft));
        drafts.map(|draft| draft.trim_end_matches('#')).find(|draft| {
            self.dialect == Dialect::JsonSchema && !known(draft) && !DRAFTS.contains(&Draft::from_schema_uri(draft))
        })
    }

    /// The document that is compiled.
    fn document(&self) -> &Value {
        self.list.first().map_or(&Value::Null, |source| &source.spelled)
    }

    pub(super) fn any(&self, holds: &dyn Fn(&Value) -> bool) -> bool {
        self.list.iter().any(|source| holds(&source.spelled))
    }

    /// The first reference that ends so.
    pub(super) fn reference_ending(&self, end: &str) -> Option<&str> {
        self.list.iter().find_map(|source| rewrite::reference_ending(&source.given, end))
    }

    /// Levels of the deepest.
    pub(super) fn levels(&self) -> usize {
        self.list.iter().map(|source| depth::levels(&source.spelled)).max().unwrap_or(1)
    }

    /// Of two documents with one URI the first counts.
    pub(super) fn registry(&self, draft: Draft) -> Result<Registry<'_>, ReferencingError> {
        let mut registry = Registry::new().retriever(self.given()).draft(draft);
        let mut known: Vec<&str> = Vec::new();
        for source in &self.list {
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
    pub(super) fn target(&self) -> Option<&Value> {
        match &self.root {
            None => Some(self.document()),
            Some(root) => self.document().pointer(root.strip_prefix('#')?),
        }
    }

    /// The pointer to a part of it.
    pub(super) fn pointer_of_target(&self, path: &str) -> String {
        let root = self.root.as_deref().unwrap_or("#");
        ["#", root.trim_start_matches('#'), path].concat()
    }

    /// A schema that refers to the one to compile, of the same draft.
    pub(super) fn wrapper(&self) -> Value {
        let mut wrapper = json!({ "$ref": self.reference() });
        if let (Some(draft), Some(map)) = (self.document().get("$schema"), wrapper.as_object_mut()) {
            map.insert("$schema".to_owned(), draft.clone());
        }
        wrapper
    }

    fn reference(&self) -> String {
        let root = self.root.as_deref().unwrap_or("#");
        match root.strip_prefix('#') {
            // A percent sign in a pointer that names a node as it is would be decoded.
            Some(path) if self.document().pointer(path).is_some() => {
                [DOCUMENT, "#", &rewrite::as_uri(&path.replace('%', "%25"))].concat()
            }
            Some(fragment) => [DOCUMENT, "#", &rewrite::as_uri(fragment)].concat(),
            None => {
                let base = self.list.first().and_then(|document| absolute(document.names.last()?));
                let uri = base.and_then(|base| jsonschema::uri::resolve_against(&base.borrow(), root).ok());
                uri.map_or_else(|| root.to_owned(), |uri| uri.to_string())
            }
        }
    }

    /// What the validator is given when it asks for a document.
    pub(super) fn given(&self) -> Given {
        Given(self.list.iter().skip(1).map(|other| (other.uri.clone(), other.spelled.clone())).collect())
    }

    /// The document that has a keyword, as the validator reads it, and the way there.
    pub(super) fn place<'p>(&self, error: &ValidationError<'_>, path: &'p str) -> Place<'_, 'p> {
        let uri =
            error.absolute_keyword_location().map_or("", |uri| uri.as_str().split('#').next().unwrap_or_default());
        let named = self.list.iter().find_map(|source| Some((source, source.path(uri, path)?)));
        let (source, path) =
            named.map_or((self.list.first(), Cow::Borrowed(path)), |(source, path)| (Some(source), path));
        Place { source, path, dialect: self.dialect }
    }
}

/// A place in one of the documents.
pub(super) struct Place<'a, 'p> {
    source: Option<&'a Source>,
    path: Cow<'p, str>,
    dialect: Dialect,
}

impl<'a> Place<'a, '_> {
    /// As people call it.
    pub(super) fn pointer(&self) -> String {
        self.pointer_to(&self.path)
    }

    /// Another place in the same document.
    pub(super) fn pointer_to(&self, path: &str) -> String {
        match self.source {
            Some(source) => [&*source.uri, "#", &rewrite::as_given(&source.given, path, self.dialect)].concat(),
            None => ["#", path].concat(),
        }
    }

    pub(super) fn document(&self) -> Option<&'a Value> {
        self.source.map(|source| source.spelled.as_ref())
    }

    pub(super) fn path(&self) -> &str {
        &self.path
    }
}

/// Whether a reference by the text of `name`, made absolute, could be this URI.
fn is_meant(name: &str, uri: &str) -> bool {
    !name.is_empty() && uri.strip_suffix(name).is_some_and(|before| before.ends_with('/'))
}

/// Documents that a reference names by the very text that they were added under. There are no others, and
/// nothing is fetched.
pub(super) struct Given(Vec<(String, Arc<Value>)>);

impl Retrieve for Given {
    /// The validator asks for what any reference of any document names, whether it is ever followed. So for
    /// what is not there it gets a schema that cannot be compiled.
    fn retrieve(&self, uri: &Uri<String>) -> Result<Value, Box<dyn Error + Send + Sync>> {
        match self.0.iter().find(|(name, _)| is_meant(name, uri.as_str())) {
            Some((_, document)) => Ok((**document).clone()),
            None => Ok(json!({ ABSENT: uri.as_str() })),
        }
    }
}

/// A keyword that only documents have that were not added; its value is their URI.
pub(super) const ABSENT: &str = "shorn:absent";
