//! Knows which keyword decides what is done with a value, and in which order (the document's
//! references, `allOf`, unions, conditions, the type). Must not know how values are written.
//!
//! A schema is compiled once for each place of a document, and once for each text that combining gives:
//! so recursive documents come to an end.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::options::Options;
use super::pattern::Pattern;
use super::plan::{Accepts, ArrayPlan, Extras, Format, Id, Member, Node, ObjectPlan, Plan, Type};
use super::registry::{Base, ROOT, Registry, absolute_members};
use super::resolve::{Resolver, Target, reference};
use super::text;
use super::validate::Tests;
use crate::names::{Hint, Keys};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

type Compiled<T> = Result<T, StringifierError>;

pub(super) fn compile(registry: &Registry, options: &Options, tests: &mut Tests<'_>) -> Compiled<Plan> {
    let mut compiler = Compiler {
        registry,
        tests,
        resolver: Resolver::new(registry, options.max_depth),
        nodes: Vec::new(),
        origins: Vec::new(),
        here: None,
        places: HashMap::new(),
        texts: HashMap::new(),
        kept: Vec::new(),
        text_left: MOST_TEXT,
        depth: 0,
    };
    let root = registry.root(ROOT).cloned().unwrap_or(Doc::Bool(true));
    let title = root.object().and_then(|root| root.get("title").or(root.get("$id"))).and_then(Doc::text).map(Box::from);
    let root = compiler.node(ROOT, &root)?;
    let pointers = compiler.pointers();
    Ok(Plan { nodes: compiler.nodes, root, pointers, title })
}

struct Compiler<'a, 't> {
    registry: &'a Registry,
    tests: &'a mut Tests<'t>,
    resolver: Resolver<'a>,
    nodes: Vec<Node>,
    /// The object of a document that each node comes from, by its address.
    origins: Vec<Option<usize>>,
    /// The one that is being compiled.
    here: Option<usize>,
    /// Nodes by the place of their schema.
    places: HashMap<(Base, usize), Id>,
    /// Nodes by the text of their schema, for those that were combined.
    texts: HashMap<(Base, String), Id>,
    /// Schemas whose addresses are in `places`: they must not be given to others.
    kept: Vec<Doc>,
    /// How many bytes of text combined schemas may still have.
    text_left: usize,
    depth: u32,
}

/// How deep compiling may go: beyond what a document of the deepest allowed nesting needs, and within a
/// thread's stack.
const MOST_DEPTH: u32 = 220;

/// How much text the schemas may be that are made by combining.
const MOST_TEXT: usize = 64 << 20;

impl Compiler<'_, '_> {
    /// The node of a schema that stands in a document.
    fn node(&mut self, base: Base, schema: &Doc) -> Compiled<Id> {
        let object = match schema {
            Doc::Object(object) => object,
            Doc::Bool(_) => return Ok(self.push(Node::Plain)),
            _ => return Err(Kind::RefTargetNotASchema.into()),
        };
        let place = (base, object.address());
        if let Some(known) = self.places.get(&place) {
            return Ok(*known);
        }
        let outside = self.here;
        // What was combined stands in no document, but belongs to where that was asked for.
        if self.registry.places.knows(object.address()) {
            self.here = Some(object.address());
        }
        let compiled = if reference(object).is_some() {
            self.resolver.target(base, object).and_then(|(base, target)| self.somewhere(base, &target))
        } else {
            let id = self.push(Node::Plain);
            self.places.insert(place, id);
            self.fill(id, base, object)
        };
        let compiled = compiled.map_err(|error| self.located(error));
        self.here = outside;
        self.kept.push(schema.clone());
        self.places.insert(place, compiled.clone()?);
        compiled
    }

    /// The same at a part of the schema that is being compiled, where that stands in a document.
    fn located_in(&self, error: StringifierError, own: &Doc) -> StringifierError {
        error.at(own.object().and_then(|own| self.registry.places.pointer(own.address())))
    }

    fn located(&self, error: StringifierError) -> StringifierError {
        if error.has_place() {
            return error;
        }
        error.at(self.here.and_then(|here| self.registry.places.pointer(here)))
    }

    /// The node of a schema that was combined, whose references are absolute.
    fn combined(&mut self, base: Base, schema: &Doc) -> Compiled<Id> {
        let Doc::Object(object) = schema else { return Ok(self.push(Node::Plain)) };
        let key = (base, schema.to_json());
        self.text_left =
            self.text_left.checked_sub(key.1.len()).ok_or_else(|| StringifierError::from(Kind::TooComplex))?;
        if let Some(known) = self.texts.get(&key) {
            return Ok(*known);
        }
        let id = self.push(Node::Plain);
        self.texts.insert(key, id);
        self.kept.push(schema.clone());
        self.fill(id, base, object)
    }

    fn fill(&mut self, id: Id, base: Base, schema: &Object) -> Compiled<Id> {
        self.depth += 1;
        if self.depth > MOST_DEPTH {
            return Err(Kind::TooComplex.into());
        }
        let node = self.dispatch(base, schema);
        self.depth -= 1;
        let node = node?;
        if let Some(place) = self.nodes.get_mut(id as usize) {
            *place = node;
        }
        Ok(id)
    }

    fn push(&mut self, node: Node) -> Id {
        self.nodes.push(node);
        self.origins.push(self.here);
        (self.nodes.len() - 1) as Id
    }

    fn pointers(&self) -> Vec<Option<Arc<str>>> {
        let mut known: HashMap<usize, Option<Arc<str>>> = HashMap::new();
        let mut pointer =
            |origin| known.entry(origin).or_insert_with(|| self.registry.places.pointer(origin).map(Arc::from)).clone();
        self.origins.iter().map(|origin| origin.and_then(&mut pointer)).collect()
    }

    /// Which rule decides: the first that applies.
    fn dispatch(&mut self, base: Base, schema: &Object) -> Compiled<Node> {
        if reference(schema).is_some() {
            let (base, target) = self.resolver.target(base, schema)?;
            return Ok(Node::Same(self.somewhere(base, &target)?));
        }
        if schema.get("allOf").and_then(Doc::list).is_some() {
            let combined = self.resolver.all_of(base, schema)?;
            return Ok(Node::Same(self.combined(base, &combined)?));
        }
        for word in ["anyOf", "oneOf"] {
            if let Some(branches) = schema.get(word).and_then(Doc::list) {
                return self.union(base, schema, word, branches);
            }
        }
        if let Some(condition) = schema.get("if").filter(|condition| !condition.is_false()) {
            let way = |word| schema.get(word).filter(|way: &&Doc| !way.is_false());
            if way("then").is_some() || way("else").is_some() {
                return self.condition(base, schema, condition);
            }
        }
        self.typed(base, schema)
    }

    /// The node of a target. A contradiction among what stands beside the references makes all of it void.
    fn somewhere(&mut self, base: Base, target: &Target) -> Compiled<Id> {
        match self.resolver.with_siblings(base, target)? {
            Some(combined) => self.combined(base, &combined),
            None => self.node(base, &target.bare),
        }
    }

    fn union(&mut self, base: Base, schema: &Object, word: &str, branches: &[Doc]) -> Compiled<Node> {
        let siblings = schema.without(&[word, "definitions", "$defs", "$id", "$schema"]);
        let beside = absolute_members(&siblings, base);
        let is_written = self.registry.places.knows(schema.address());
        let mut ways = Vec::with_capacity(branches.len());
        for branch in branches {
            let test = self.tests.of(base, branch)?;
            let node = if branch.object().is_some_and(|branch| reference(branch).is_some()) && beside.len() == 0 {
                self.node(base, branch)?
            } else {
                let resolved = self.resolver.resolved(base, branch)?;
                match self.resolver.combine(&[Doc::Object(beside.clone()), resolved]) {
                    Ok(combined) => self.combined(base, &combined)?,
                    // Nobody wrote the contradiction: `allOf` put the union beside this. What such a branch
                    // accepts is not valid, so that it is left out, as it is where two unions are combined.
                    Err(error) if error.kind() == Kind::MergeConflict && !is_written => continue,
                    Err(error) => return Err(error),
                }
            };
            ways.push((test, node));
        }
        if ways.is_empty() {
            return Err(Kind::MergeConflict.into());
        }
        // `nullable` beside a union is one more branch.
        let union = Node::Union(ways.into());
        if schema.get("nullable").is_some_and(Doc::is_true) {
            return Ok(Node::Nullable(self.push(union)));
        }
        Ok(union)
    }

    fn condition(&mut self, base: Base, schema: &Object, condition: &Doc) -> Compiled<Node> {
        let rest = absolute_members(&schema.without(&["if", "then", "else"]), base);
        let test = self.tests.of(base, condition)?;
        let mut ways = [0, 0];
        for (way, word) in ways.iter_mut().zip(["then", "else"]) {
            let combined = match schema.get(word).filter(|way| way.object().is_some()) {
                Some(part) => {
                    let part = self.resolver.resolved(base, part)?;
                    self.resolver.combine(&[Doc::Object(rest.clone()), part])?
                }
                None => Doc::Object(rest.clone()),
            };
            *way = self.combined(base, &combined)?;
        }
        let [then, otherwise] = ways;
        let condition = Node::Condition { test, then, otherwise };
        Ok(condition)
    }

    /// By `nullable`, `const` and the type.
    fn typed(&mut self, base: Base, schema: &Object) -> Compiled<Node> {
        let types = types(schema)?;
        let node = if let Some(constant) = schema.get("const") {
            let null = matches!(schema.get("type"), Some(Doc::List(_))) && types.contains(&Type::Null);
            Node::Constant { text: constant.to_json().into(), null }
        } else if let Some(Doc::List(_)) = schema.get("type") {
            let mut ways = Vec::with_capacity(types.len());
            // Null is tried first.
            let (null, others): (Vec<Type>, Vec<Type>) = types.into_iter().partition(|kind| *kind == Type::Null);
            for kind in null.into_iter().chain(others) {
                let node = self.single(base, schema, kind)?;
                ways.push((kind, self.push(node)));
            }
            Node::Types(ways.into())
        } else {
            match types.first() {
                Some(kind) => self.single(base, schema, *kind)?,
                None => Node::Plain,
            }
        };
        if schema.get("nullable").is_some_and(Doc::is_true) {
            return Ok(Node::Nullable(self.push(node)));
        }
        Ok(node)
    }

    fn single(&mut self, base: Base, schema: &Object, kind: Type) -> Compiled<Node> {
        Ok(match kind {
            Type::Null => Node::Null,
            Type::Boolean => Node::Boolean,
            Type::Integer => Node::Integer,
            Type::Number => Node::Number,
            Type::Text => Node::Text(match schema.get("format").and_then(Doc::text) {
                Some("date-time") => Format::DateTime,
                Some("date") => Format::Date,
                Some("time") => Format::Time,
                Some("unsafe") => Format::Unsafe,
                _ => Format::None,
            }),
            Type::Object => Node::Object(Box::new(self.object(base, schema)?)),
            Type::Array => Node::Array(Box::new(self.array(base, schema)?)),
        })
    }

    fn object(&mut self, base: Base, schema: &Object) -> Compiled<ObjectPlan> {
        let empty = Object::default();
        let properties = schema.get("properties").and_then(Doc::object).unwrap_or(&empty);
        let required: Vec<&str> =
            schema.get("required").and_then(Doc::list).unwrap_or_default().iter().filter_map(Doc::text).collect();
        let names: HashSet<&str> = required.iter().copied().collect();
        let is_required = |name: &str| names.contains(name);
        let (first, then): (Vec<_>, Vec<_>) = properties.iter().partition(|(name, _)| is_required(name));
        let mut members = Vec::with_capacity(properties.len());
        for (name, own) in first.into_iter().chain(then) {
            let default = self.default_of(base, own).map_err(|error| self.located_in(error, own))?;
            let node = self.node(base, own)?;
            let mut key = vec![b','];
            text::quoted(name, &mut key);
            key.push(b':');
            let comma_and_key = String::from_utf8(key).unwrap_or_default().into();
            let (required, follower) = (is_required(name), Hint::new(members.len() + 1));
            members.push(Member { name: name.into(), comma_and_key, follower, node, required, default });
        }
        let by_name = Keys::new(members.iter().map(|member| member.name.clone()));
        let undeclared = required.iter().filter(|name| !properties.has(name)).map(|name| (*name).into()).collect();
        let extras = self.extras(base, schema)?;
        Ok(ObjectPlan { required: undeclared, members, by_name, first: Hint::new(0), extras })
    }

    /// Only what stands in the member's own schema, or behind its reference.
    fn default_of(&mut self, base: Base, own: &Doc) -> Compiled<Option<Box<str>>> {
        let Some(object) = own.object() else { return Ok(None) };
        if reference(object).is_none() {
            return Ok(object.get("default").map(|value| value.to_json().into()));
        }
        let resolved = self.resolver.resolved(base, own)?;
        Ok(resolved.object().and_then(|object| object.get("default")).map(|value| value.to_json().into()))
    }

    fn extras(&mut self, base: Base, schema: &Object) -> Compiled<Option<Extras>> {
        let rest = match schema.get("additionalProperties") {
            None | Some(Doc::Bool(false)) => None,
            Some(own) => Some(self.node(base, own)?),
        };
        let patterns = schema.get("patternProperties").and_then(Doc::object);
        if rest.is_none() && patterns.is_none() {
            return Ok(None);
        }
        let mut by_pattern = Vec::new();
        for (pattern, own) in patterns.into_iter().flat_map(Object::iter) {
            by_pattern.push((Pattern::new(pattern)?, self.node(base, own)?));
        }
        Ok(Some(Extras { patterns: by_pattern, rest }))
    }

    fn array(&mut self, base: Base, schema: &Object) -> Compiled<ArrayPlan> {
        let Some(Doc::List(tuple)) = schema.get("items") else {
            let item = schema.get("items").cloned().unwrap_or(Doc::Bool(true));
            return Ok(ArrayPlan::List(self.node(base, &item)?));
        };
        let mut slots = Vec::with_capacity(tuple.len());
        for own in tuple.iter() {
            let accepts = self.accepts(base, own).map_err(|error| self.located_in(error, own))?;
            slots.push((accepts, self.node(base, own)?));
        }
        let open = schema.get("additionalItems").is_some_and(|more| !more.is_false());
        Ok(ArrayPlan::Tuple { slots, open })
    }

    /// A position without a type takes what its schema can write.
    fn accepts(&mut self, base: Base, own: &Doc) -> Compiled<Accepts> {
        let resolved = self.resolver.resolved(base, own)?;
        let Some(schema) = resolved.object() else { return Ok(Accepts::Anything) };
        let combined = match schema.get("allOf") {
            Some(_) if !schema.has("type") => self.resolver.all_of(ROOT, schema)?,
            _ => resolved.clone(),
        };
        let Some(schema) = combined.object() else { return Ok(Accepts::Anything) };
        let types = types(schema)?;
        // Beside a choice only a type that is written there counts.
        let is_choice = ["anyOf", "oneOf", "if"].iter().any(|word| schema.has(word));
        if types.is_empty() || is_choice && !schema.has("type") {
            return Ok(Accepts::Anything);
        }
        Ok(Accepts::Types { types, nullable: schema.get("nullable").is_some_and(Doc::is_true) })
    }
}

/// The types of a schema, inferred from its words where it names none; none if it has none.
fn types(schema: &Object) -> Compiled<Vec<Type>> {
    let name = |doc: &Doc| match doc.text() {
        Some("null") => Ok(Type::Null),
        Some("boolean") => Ok(Type::Boolean),
        Some("integer") => Ok(Type::Integer),
        Some("number") => Ok(Type::Number),
        Some("string") => Ok(Type::Text),
        Some("object") => Ok(Type::Object),
        Some("array") => Ok(Type::Array),
        _ => Err(StringifierError::from(Kind::UnsupportedType)),
    };
    match schema.get("type") {
        Some(Doc::List(list)) => list.iter().map(name).collect(),
        Some(one) => Ok(vec![name(one)?]),
        None => Ok(inferred(schema).into_iter().collect()),
    }
}

pub(super) fn inferred(schema: &Object) -> Option<Type> {
    let groups: [(Type, &[&str]); 4] = [
        (
            Type::Object,
            &[
                "properties",
                "required",
                "additionalProperties",
                "patternProperties",
                "maxProperties",
                "minProperties",
                "dependencies",
            ],
        ),
        (Type::Array, &["items", "additionalItems", "maxItems", "minItems", "uniqueItems", "contains"]),
        (Type::Text, &["maxLength", "minLength", "pattern"]),
        (Type::Number, &["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"]),
    ];
    groups.into_iter().find(|(_, words)| words.iter().any(|word| schema.has(word))).map(|(kind, _)| kind)
}
