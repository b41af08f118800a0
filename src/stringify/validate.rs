//! Knows whether a value satisfies a schema: what unions and conditions ask. The keywords are those of the
//! `jsonschema` crate, over values as ECMAScript has them; what differs there is put into other words
//! first. Must not know what is written.
//!
//! Each schema that is asked about becomes a definition of one document, and so does each target of a
//! reference: so a broken reference elsewhere harms nobody, and references mean here what they mean
//! everywhere else.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind, StringifyError, StringifyErrorKind as Failed};
use super::keywords::{self, MULTIPLE_OF, NOTHING, NUMBER_FORMAT, TYPE, is, kind_of};
use super::plan::Type;
use super::registry::{Base, Registry};
use super::represent::Trees;
use super::resolve::reference;
use super::tree::Tree;
use super::{formats, strict, weigh};
use jsonschema::{Draft, PatternOptions, Validator};
use serde_json::{Map, Value, json};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// How often a regular expression may go back: some milliseconds.
const BACKTRACK: usize = 100_000;

/// The name of the document of definitions.
const DOCUMENT: &str = "shorn:definitions";

/// Whether a value is accepted.
#[derive(Clone)]
pub(super) enum Test {
    /// Told by the kind of the value alone.
    Kinds {
        types: Box<[Type]>,
        null: bool,
    },
    Always,
    Never,
    /// By the validator with this number.
    Full {
        number: usize,
        validators: Arc<Validators>,
    },
}

impl fmt::Debug for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Test::Kinds { types, .. } => write!(f, "{types:?}"),
            Test::Always => f.write_str("Always"),
            Test::Never => f.write_str("Never"),
            Test::Full { number, .. } => write!(f, "Full({number})"),
        }
    }
}

/// The validators of a plan.
#[derive(Default)]
pub(super) struct Validators(OnceLock<Built>);

struct Built {
    /// In the order of their numbers.
    all: Vec<Validator<Trees>>,
    /// How deep a value may be, where that is a matter of the stack.
    most_depth: Option<u32>,
}

impl Test {
    pub(super) fn accepts(&self, value: &Tree<'_>) -> Result<bool, StringifyError> {
        Ok(match self {
            Test::Always => true,
            Test::Never => false,
            Test::Kinds { null: true, .. } if matches!(value, Tree::Null) => true,
            Test::Kinds { types, .. } => types.iter().any(|kind| is(*kind, value, !types.contains(&Type::Object))),
            Test::Full { number, validators } => {
                let Some(built) = validators.0.get() else { return Ok(false) };
                if built.most_depth.is_some_and(|most| weigh::is_deeper(value, most)) {
                    return Err(Failed::RecursionDepth.into());
                }
                built.all.get(*number).is_some_and(|validator| validator.is_valid(value))
            }
        })
    }
}

/// Collects the schemas that are asked about.
pub(super) struct Tests<'r> {
    registry: &'r Registry,
    strict: bool,
    /// The definitions, each with a name.
    definitions: Map<String, Value>,
    targets: HashMap<(Base, String), String>,
    /// Targets that are still to be translated. Not at once: chains of them may be longer than the stack is deep.
    waiting: Vec<(Base, String, String)>,
    /// Documents that were looked through for words that are not known.
    known: HashSet<Base>,
    asked: Vec<String>,
    validators: Arc<Validators>,
}

impl<'r> Tests<'r> {
    pub(super) fn new(registry: &'r Registry, strict: bool) -> Tests<'r> {
        Tests {
            registry,
            strict,
            definitions: Map::new(),
            targets: HashMap::new(),
            waiting: Vec::new(),
            known: HashSet::new(),
            asked: Vec::new(),
            validators: Arc::default(),
        }
    }

    /// Asks about a schema that stands in a document.
    pub(super) fn of(&mut self, base: Base, schema: &Doc) -> Result<Test, StringifierError> {
        self.check_words(base)?;
        match schema {
            Doc::Bool(true) => return Ok(Test::Always),
            Doc::Bool(false) => return Ok(Test::Never),
            _ => {}
        }
        let translated = self.schema(base, schema)?;
        self.translate_targets()?;
        if let Some(test) = by_kind(&translated) {
            return Ok(test);
        }
        let number = self.asked.len();
        let name = format!("asked{number}");
        self.definitions.insert(name.clone(), translated);
        self.asked.push(name);
        Ok(Test::Full { number, validators: self.validators.clone() })
    }

    /// Compiles what was asked about.
    pub(super) fn finish(self) -> Result<(), StringifierError> {
        let document = json!({ "$defs": &self.definitions });
        let refused =
            |error: &dyn fmt::Display| StringifierError::new(Kind::InvalidSchema).with_detail(error.to_string());
        let registry = jsonschema::Registry::new()
            .draft(Draft::Draft201909)
            .add(DOCUMENT, &document)
            .map_err(|error| refused(&error))?
            .prepare()
            .map_err(|error| refused(&error))?;
        let mut validators = Vec::with_capacity(self.asked.len());
        for name in &self.asked {
            let options = formats::known(jsonschema::options_for::<Trees>())
                .offline()
                .with_draft(Draft::Draft201909)
                .with_registry(&registry)
                .should_validate_formats(true)
                .should_ignore_unknown_formats(true)
                .with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(BACKTRACK));
            let options = keywords::with(options);
            let built = options.build(&json!({ "$ref": format!("{DOCUMENT}#/$defs/{name}") }));
            validators.push(built.map_err(|error| refused(&error))?);
        }
        let most_depth = weigh::most_depth(&self.definitions);
        // Nobody else sets it: `finish` takes the tests.
        let _ = self.validators.0.set(Built { all: validators, most_depth });
        Ok(())
    }

    /// A schema in the words of the crate, as draft 2019-09 reads them: there a reference does not hide what
    /// stands beside it.
    fn schema(&mut self, base: Base, schema: &Doc) -> Result<Value, StringifierError> {
        let object = match schema {
            Doc::Bool(value) => return Ok(Value::Bool(*value)),
            Doc::Object(object) => object,
            _ => return Ok(Value::Bool(true)),
        };
        let mut out = Map::new();
        for (word, value) in object.iter() {
            self.word(base, object, word, value, &mut out)?;
        }
        Ok(Value::Object(out))
    }

    fn word(
        &mut self,
        base: Base,
        schema: &Object,
        word: &str,
        value: &Doc,
        out: &mut Map<String, Value>,
    ) -> Result<(), StringifierError> {
        let translated = match word {
            "$ref" => match reference(schema) {
                Some(text) => json!(format!("#/$defs/{}", self.target(base, text))),
                None => return Ok(()),
            },
            "type" => {
                let nullable = schema.get("nullable").is_some_and(Doc::is_true);
                let list = match value {
                    Doc::List(list) => list.to_vec(),
                    one => vec![one.clone()],
                };
                let null = nullable.then(|| Doc::Text("null".into()));
                let types: Vec<Value> = list.iter().chain(&null).map(Value::from).collect();
                out.insert(TYPE.to_owned(), Value::Array(types));
                return Ok(());
            }
            "multipleOf" => {
                out.insert(MULTIPLE_OF.to_owned(), value.into());
                return Ok(());
            }
            "format" if matches!(value.text(), Some("int32" | "int64" | "float" | "double")) => {
                out.insert(NUMBER_FORMAT.to_owned(), value.into());
                return Ok(());
            }
            "enum" | "const" | "maximum" | "exclusiveMaximum" | "minimum" | "exclusiveMinimum" | "maxLength"
            | "minLength" | "pattern" | "maxItems" | "minItems" | "uniqueItems" | "maxProperties" | "minProperties"
            | "required" | "format" => value.into(),
            "additionalItems"
            | "additionalProperties"
            | "contains"
            | "propertyNames"
            | "not"
            | "if"
            | "then"
            | "else" => self.schema(base, value)?,
            "items" if value.list().is_none() => self.schema(base, value)?,
            "items" | "allOf" | "anyOf" | "oneOf" => {
                let mut list = Vec::new();
                for part in value.list().unwrap_or_default() {
                    list.push(self.schema(base, part)?);
                }
                Value::Array(list)
            }
            "properties" | "patternProperties" => {
                let mut map = Map::new();
                for (name, part) in value.object().into_iter().flat_map(Object::iter) {
                    let part = match (word, self.schema(base, part)?) {
                        // A member that holds nothing is absent here, though its name counts elsewhere.
                        ("properties", part) if part != Value::Bool(true) => {
                            json!({ "if": { NOTHING: true }, "else": part })
                        }
                        (_, part) => part,
                    };
                    map.insert(name.to_owned(), part);
                }
                Value::Object(map)
            }
            "dependencies" => return self.dependencies(base, value, out),
            unknown if self.strict && !strict::is_known(unknown) => return Err(strict::refused(unknown)),
            _ => return Ok(()),
        };
        out.insert(word.to_owned(), translated);
        Ok(())
    }

    fn dependencies(&mut self, base: Base, value: &Doc, out: &mut Map<String, Value>) -> Result<(), StringifierError> {
        let (mut required, mut schemas) = (Map::new(), Map::new());
        for (name, part) in value.object().into_iter().flat_map(Object::iter) {
            match part {
                Doc::List(_) => required.insert(name.to_owned(), part.into()),
                schema => schemas.insert(name.to_owned(), self.schema(base, schema)?),
            };
        }
        out.insert("dependentRequired".to_owned(), Value::Object(required));
        out.insert("dependentSchemas".to_owned(), Value::Object(schemas));
        Ok(())
    }

    /// The name of the definition that a reference leads to.
    fn target(&mut self, base: Base, reference: &str) -> String {
        let key = (base, reference.to_owned());
        if let Some(known) = self.targets.get(&key) {
            return known.clone();
        }
        let name = format!("target{}", self.targets.len());
        self.targets.insert(key, name.clone());
        self.waiting.push((base, reference.to_owned(), name.clone()));
        name
    }

    /// A word that is not known counts wherever it stands in a document that is asked about.
    fn check_words(&mut self, base: Base) -> Result<(), StringifierError> {
        if !self.strict || !self.known.insert(base) {
            return Ok(());
        }
        self.registry.root(base).map_or(Ok(()), |root| strict::check(root, &self.registry.places))
    }

    fn translate_targets(&mut self) -> Result<(), StringifierError> {
        while let Some((base, reference, name)) = self.waiting.pop() {
            let (base, target) = self.registry.resolve(base, &reference)?;
            let translated = self.schema(base, &target)?;
            self.definitions.insert(name, translated);
        }
        Ok(())
    }
}

/// A schema that only names types needs no validator.
fn by_kind(schema: &Value) -> Option<Test> {
    let schema = schema.as_object()?;
    if schema.is_empty() {
        return Some(Test::Always);
    }
    let types = schema.get(TYPE).filter(|_| schema.len() == 1)?.as_array()?;
    let (null, types): (Vec<Type>, Vec<Type>) = types.iter().filter_map(kind_of).partition(|kind| *kind == Type::Null);
    Some(Test::Kinds { types: types.into(), null: !null.is_empty() })
}
