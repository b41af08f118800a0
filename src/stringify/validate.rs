//! Knows whether a value satisfies a schema: what unions and conditions ask. The keywords are those of the
//! `jsonschema` crate, over values as ECMAScript has them; what differs there is put into other words
//! first. What is told without the crate never gets there. Must not know what is written.
//!
//! Each target of a reference becomes a definition of one document, and so does what is left to the crate: so a
//! broken reference elsewhere harms nobody, and references mean here what they mean everywhere else.

use super::demand::Demands;
use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind, StringifyError, StringifyErrorKind as Failed};
use super::keywords::{self, CONST, ENUM, MULTIPLE_OF, NOTHING, NUMBER_FORMAT, REQUIRED, TYPE};
use super::part::Part;
use super::registry::{Base, Registry};
use super::represent::Trees;
use super::resolve::reference;
use super::split::Splitter;
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
pub(super) struct Test {
    pub(super) demands: Arc<Demands>,
    /// The schema, translated: what the demands were made of.
    pub(super) schema: Arc<Value>,
    validators: Arc<Validators>,
}

impl fmt::Debug for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.demands.fmt(f)
    }
}

impl Test {
    #[inline]
    pub(super) fn accepts<'v, P: Part<'v>>(&self, value: P) -> Result<bool, StringifyError> {
        self.demands.are_met(value, &self.validators)
    }

    /// What references in the schema lead to, `#/$defs/` and a name.
    pub(super) fn definitions(&self) -> Option<&Map<String, Value>> {
        self.validators.definitions.get()
    }

    /// How deep a value may be, where that is a matter of the stack.
    pub(super) fn most_depth(&self) -> Option<u32> {
        self.validators.built.get().and_then(|built| built.most_depth)
    }
}

/// The validators of a plan.
#[derive(Default)]
pub(super) struct Validators {
    built: OnceLock<Built>,
    /// The targets of references, translated; for generated source.
    definitions: OnceLock<Map<String, Value>>,
}

struct Built {
    /// In the order of their numbers.
    all: Vec<Validator<Trees>>,
    /// How deep a value may be, where that is a matter of the stack.
    most_depth: Option<u32>,
}

impl Validators {
    #[inline(never)]
    pub(super) fn accept(&self, number: usize, value: &Tree<'_>) -> Result<bool, StringifyError> {
        let Some(built) = self.built.get() else { return Ok(false) };
        if built.most_depth.is_some_and(|most| weigh::is_deeper(value, most)) {
            return Err(Failed::RecursionDepth.into());
        }
        Ok(built.all.get(number).is_some_and(|validator| validator.is_valid(value)))
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
    splitter: Splitter,
    validators: Arc<Validators>,
}

impl<'r> Tests<'r> {
    pub(super) fn new(registry: &'r Registry, strict: bool, by_validator: bool) -> Tests<'r> {
        Tests {
            registry,
            strict,
            definitions: Map::new(),
            targets: HashMap::new(),
            waiting: Vec::new(),
            known: HashSet::new(),
            splitter: Splitter::new(by_validator),
            validators: Arc::default(),
        }
    }

    /// Asks about a schema that stands in a document.
    pub(super) fn of(&mut self, base: Base, schema: &Doc) -> Result<Test, StringifierError> {
        self.check_words(base)?;
        let translated = self.schema(base, schema)?;
        self.translate_targets()?;
        let demands = self.splitter.demands(&self.definitions, &translated).into();
        Ok(Test { demands, schema: translated.into(), validators: self.validators.clone() })
    }

    /// Compiles what is left to the validator, and of the definitions those that this needs.
    pub(super) fn finish(self) -> Result<(), StringifierError> {
        // Nobody else sets them: `finish` takes the tests.
        let known = self.validators.definitions.get_or_init(|| self.definitions);
        let left = self.splitter.left;
        if left.is_empty() {
            return Ok(());
        }
        let mut definitions = Map::new();
        let mut way: Vec<&Value> = left.iter().collect();
        while let Some(schema) = way.pop() {
            let mut names = Vec::new();
            references(schema, &mut names);
            for name in names {
                if let (false, Some(target)) = (definitions.contains_key(name), known.get(name)) {
                    definitions.insert(name.to_owned(), target.clone());
                    way.push(target);
                }
            }
        }
        let count = left.len();
        definitions.extend(left.into_iter().enumerate().map(|(number, schema)| (asked(number), schema)));
        let most_depth = weigh::most_depth(&definitions);
        let document = json!({ "$defs": definitions });
        let refused =
            |error: &dyn fmt::Display| StringifierError::new(Kind::InvalidSchema).with_detail(error.to_string());
        let registry = jsonschema::Registry::new()
            .draft(Draft::Draft201909)
            .add(DOCUMENT, &document)
            .map_err(|error| refused(&error))?
            .prepare()
            .map_err(|error| refused(&error))?;
        let mut validators = Vec::with_capacity(count);
        for number in 0..count {
            let options = formats::known(jsonschema::options_for::<Trees>())
                .offline()
                .with_draft(Draft::Draft201909)
                .with_registry(&registry)
                .should_validate_formats(true)
                .should_ignore_unknown_formats(true)
                .with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(BACKTRACK));
            let options = keywords::with(options);
            let built = options.build(&json!({ "$ref": format!("{DOCUMENT}#/$defs/{}", asked(number)) }));
            validators.push(built.map_err(|error| refused(&error))?);
        }
        let _ = self.validators.built.set(Built { all: validators, most_depth });
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
        let mut name = word;
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
                name = TYPE;
                list.iter().chain(&null).map(Value::from).collect()
            }
            "format" => {
                if matches!(value.text(), Some("int32" | "int64" | "float" | "double")) {
                    name = NUMBER_FORMAT;
                }
                value.into()
            }
            "enum" | "const" | "required" | "multipleOf" => {
                name = match word {
                    "enum" => ENUM,
                    "const" => CONST,
                    "required" => REQUIRED,
                    _ => MULTIPLE_OF,
                };
                value.into()
            }
            "maximum" | "exclusiveMaximum" | "minimum" | "exclusiveMinimum" | "maxLength" | "minLength" | "pattern"
            | "maxItems" | "minItems" | "uniqueItems" | "maxProperties" | "minProperties" => value.into(),
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
        out.insert(name.to_owned(), translated);
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

/// The name of what the validator is asked.
fn asked(number: usize) -> String {
    format!("asked{number}")
}

/// The definitions that a schema leads to, and perhaps more: a constant may look like a reference.
fn references<'v>(schema: &'v Value, names: &mut Vec<&'v str>) {
    match schema {
        Value::Array(list) => list.iter().for_each(|part| references(part, names)),
        Value::Object(words) => {
            names.extend(words.get("$ref").and_then(Value::as_str).and_then(|text| text.strip_prefix("#/$defs/")));
            words.values().for_each(|part| references(part, names));
        }
        _ => {}
    }
}
