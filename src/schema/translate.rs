//! Knows which rule decides a schema node (wire format, section 7), in which order definitions are
//! expanded (section 8), and where each refusal arose. Unions, objects, arrays and merges have files
//! of their own. Must not know what is done with the shape.
//!
//! The rules come first for every node. An extension may only speak where they refuse: what the
//! format accepts has the same shape with and without extensions.
//!
//! Nothing of a document is copied: nodes, names and the texts of references are borrowed, and a
//! refusal is the borrow of a node until someone asks for its pointer.

use super::keywords::{Identity, Keywords, Skip, Source, number, scalar};
use super::kinds::TypesOfNodes;
use super::options::{Dialect, Options};
use super::place;
use super::resolve::{Resources, unescaped};
use super::trace::Trace;
use super::types::Types;
use super::warning::{Findings, Warning};
use crate::error::{SchemaError, SchemaErrorKind};
use crate::shape::{Entered, Expander, JsonType, Node, Scalar, Shape};
use serde_json::Value;
use std::rc::Rc;

/// What a document means.
pub(super) struct Translated {
    pub(super) shape: Shape,
    pub(super) warnings: Vec<Warning>,
}

/// A refusal and the node that it is about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault<'a> {
    pub(super) kind: SchemaErrorKind,
    pub(super) node: &'a Value,
}

pub(super) type Outcome<'a, T> = Result<T, Fault<'a>>;

impl<'a> Fault<'a> {
    /// A refusal, on its way up.
    #[cold]
    pub(super) fn of<T>(kind: SchemaErrorKind, node: &'a Value) -> Outcome<'a, T> {
        Err(Fault { kind, node })
    }
}

/// How deep nodes may be nested, whether by braces or by references. The shape of a deeper document
/// would be refused anyway, unless it is a long chain of recursive definitions.
///
/// All of them take less than 900 KiB of stack in a debug build, so that this fits the 2 MiB of a thread.
const MAX_DEPTH: u32 = Node::MAX_HEIGHT;

/// How many steps merging and comparing branches may take, over the whole document. Documents of
/// hundreds of definitions take some thousands.
const MAX_WORK: usize = 1_000_000;

/// Translates a document, or what `options` name of it.
pub(super) fn translate(document: &Value, options: &Options) -> Result<Translated, SchemaError> {
    let mut translator = Translator::new(document, options);
    let refused = match translator.root(document) {
        Ok(root) => {
            let Translator { expander, findings, .. } = translator;
            match expander.finish(root) {
                Ok((shape, _)) => {
                    let warnings = findings.into_warnings(&documents(document, options));
                    return Ok(Translated { shape, warnings });
                }
                Err(error) => Fault { kind: error.kind(), node: place_of(error.kind(), document, options) },
            }
        }
        Err(fault) => fault,
    };
    Err(refusal(refused.kind, refused.node, document, options))
}

/// A refusal with the pointer of the node at fault.
#[cold]
pub(super) fn refusal(kind: SchemaErrorKind, node: &Value, document: &Value, options: &Options) -> SchemaError {
    let pointers = place::pointers(documents(document, options), [node]);
    let pointer = pointers.into_values().next().unwrap_or_default();
    let error = SchemaError::from(kind).at(&pointer);
    if !matches!(kind, SchemaErrorKind::RemoteRef | SchemaErrorKind::UnresolvedRef) {
        return error;
    }
    match node.get("$ref").and_then(Value::as_str).or(options.root.as_deref()) {
        Some(text) => error.of_reference(text),
        None => error,
    }
}

/// The node that made the shape one that cannot be built: translates once more, and looks at each
/// node as it is made.
#[cold]
fn place_of<'a>(kind: SchemaErrorKind, document: &'a Value, options: &'a Options) -> &'a Value {
    let mut translator = Translator::new(document, options);
    translator.trace = Some(Trace::new(kind));
    let root = translator.root(document).is_ok().then_some(document);
    translator.trace.and_then(|trace| trace.found()).or(root).unwrap_or(document)
}

fn documents<'a>(document: &'a Value, options: &'a Options) -> Vec<(&'a str, &'a Value)> {
    let external = options.documents.iter().map(|(uri, document)| (uri.as_str(), document.as_ref()));
    [("", document)].into_iter().chain(external).collect()
}

/// What a definition is named by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key<'a> {
    /// The text of a pointer and its resource: two texts are two definitions.
    Pointer(usize, &'a str),
    /// The nodes of a merge, and the types that are left of it.
    Merge(Rc<[Identity]>, Types),
    /// A branch of a union, and the types that are left of it.
    Branch(Identity, Types),
}

pub(super) struct Translator<'a> {
    pub(super) strict: bool,
    dialect: Dialect,
    root: Option<&'a str>,
    resources: Resources<'a>,
    pub(super) expander: Expander<Key<'a>>,
    pub(super) findings: Findings<'a>,
    pub(super) types: TypesOfNodes,
    depth: u32,
    work: usize,
    trace: Option<Trace<'a>>,
}

impl<'a> Translator<'a> {
    fn new(document: &'a Value, options: &'a Options) -> Translator<'a> {
        let mut expander = Expander::new();
        if !options.strict {
            expander.accept_zero_width();
        }
        Translator {
            strict: options.strict,
            dialect: options.dialect,
            root: options.root.as_deref(),
            resources: Resources::new(document, options),
            expander,
            findings: Findings::default(),
            types: TypesOfNodes::default(),
            depth: 0,
            work: 0,
            trace: None,
        }
    }

    fn root(&mut self, document: &'a Value) -> Outcome<'a, Node> {
        self.reference(Source::new(document, 0), self.root.unwrap_or("#"))
    }

    /// The shape of what a `$ref` of `source` names.
    ///
    /// A chain of references is followed without taking stack.
    pub(super) fn reference(&mut self, source: Source<'a>, text: &'a str) -> Outcome<'a, Node> {
        let (mut source, mut text) = (source, text);
        let mut open: Vec<Key<'a>> = Vec::new();
        let mut node = loop {
            let located = self.resources.locate(source.resource, text);
            let (resource, fragment) = located.map_err(|kind| Fault { kind, node: source.node })?;
            let key = Key::Pointer(resource, fragment);
            if let Entered::Known(node) = self.expander.enter(key.clone()) {
                break node;
            }
            self.name(&key, fragment);
            open.push(key);
            let target = self.resources.target(resource, fragment);
            let target = target.map_err(|(kind, node)| Fault { kind, node: node.unwrap_or(source.node) })?;
            match target.keywords().and_then(|words| words.reference().map(|next| (next, words))) {
                Some((next, words)) => {
                    self.findings.siblings(target, &words, "$ref");
                    (source, text) = (target, next);
                }
                None => break self.node(target)?,
            }
        };
        for key in open.iter().rev() {
            node = self.expander.leave(key, node);
        }
        Ok(node)
    }

    /// What a `$ref` of `source` names.
    pub(super) fn target(&mut self, source: Source<'a>, text: &'a str) -> Outcome<'a, Source<'a>> {
        let located = self.resources.locate(source.resource, text);
        let (resource, fragment) = located.map_err(|kind| Fault { kind, node: source.node })?;
        let target = self.resources.target(resource, fragment);
        target.map_err(|(kind, node)| Fault { kind, node: node.unwrap_or(source.node) })
    }

    /// Names a definition as the document does.
    fn name(&mut self, key: &Key<'a>, fragment: &'a str) {
        if let Some((container, name)) = fragment.rsplit_once('/') {
            if matches!(container, "#/$defs" | "#/definitions" | "#/components/schemas") {
                self.expander.name(key.clone(), &unescaped(name));
            }
        }
    }

    /// One more level; each has to end with `ascend`, unless there is an error.
    pub(super) fn descend(&mut self, node: &'a Value) -> Outcome<'a, ()> {
        self.depth += 1;
        match self.depth > MAX_DEPTH {
            true => Fault::of(SchemaErrorKind::NestingTooDeep, node),
            false => Ok(()),
        }
    }

    pub(super) fn ascend(&mut self) {
        self.depth -= 1;
    }

    /// Counts steps that a small document could make many of.
    pub(super) fn work(&mut self, steps: usize, node: &'a Value) -> Outcome<'a, ()> {
        self.work = self.work.saturating_add(steps);
        match self.work > MAX_WORK {
            true => Fault::of(SchemaErrorKind::ShapeTooLarge, node),
            false => Ok(()),
        }
    }

    /// Tells the trace, if there is one, what became of a node.
    pub(super) fn made(&mut self, from: &'a Value, node: &Node) {
        if let Some(trace) = &mut self.trace {
            trace.look(from, node);
        }
    }

    /// Whether the dialect has a `nullable`, as only OpenAPI 3.0 does.
    pub(super) fn has_nullable_keyword(&self) -> bool {
        self.dialect == Dialect::OpenApi3_0
    }

    /// Whether the node is nullable by that. Beside a reference nothing counts there.
    pub(super) fn is_nullable(&self, words: &Keywords<'a>) -> bool {
        words.nullable && self.has_nullable_keyword() && words.reference().is_none()
    }

    /// The shape of a schema node.
    pub(super) fn node(&mut self, source: Source<'a>) -> Outcome<'a, Node> {
        self.descend(source.node)?;
        let node = match source.keywords() {
            Some(words) => self.object_node(source, &words)?,
            None if !self.strict && source.node == &Value::Bool(true) => Node::any(),
            None => return Fault::of(SchemaErrorKind::UnsupportedNode, source.node),
        };
        self.made(source.node, &node);
        self.ascend();
        Ok(node)
    }

    fn object_node(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Node> {
        if !words.nullable {
            return self.by_rules(source, words);
        }
        if self.is_nullable(words) {
            let node = self.by_rules(source.skipping(Skip::NULLABLE), words)?;
            return Ok(Node::nullable_unless_null(node));
        }
        let node = self.by_rules(source, words)?;
        if !self.has_nullable_keyword() && !node.admits_null() {
            self.findings.nullable(source);
        }
        Ok(node)
    }

    /// The rules of section 7 in their order, each out of line: unions in unions come through here, and 255 of them took
    /// 587 KiB of stack with all rules in one frame.
    fn by_rules(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Node> {
        if let Some(text) = words.reference() {
            self.findings.siblings(source, words, "$ref");
            return self.reference(source, text);
        }
        if let Some((branches, skip)) = words.alternatives() {
            return self.union(source, words, branches, skip);
        }
        self.of_type(source, words, words.json_type)
    }

    /// The rules from the third on, for a type that may stand in for the one of the node.
    #[inline(never)]
    fn of_type(&mut self, source: Source<'a>, words: &Keywords<'a>, json_type: Option<&'a Value>) -> Outcome<'a, Node> {
        if let Some(Value::Array(types)) = json_type {
            return self.type_array(source, words, types);
        }
        if let Some(node) = self.by_value(source, words)? {
            return Ok(node);
        }
        match json_type {
            None => self.untyped(source, words),
            Some(Value::String(name)) => self.named_type(source, words, name),
            Some(_) => Fault::of(SchemaErrorKind::UnsupportedType, source.node),
        }
    }

    /// What a `const` or an `enum` decides.
    fn by_value(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Option<Node>> {
        if words.constant.is_some() {
            match words.literal() {
                Some(value) => return Ok(Some(Node::literal(value))),
                None if self.strict => return Fault::of(SchemaErrorKind::UnsupportedLiteral, source.node),
                None => {}
            }
        }
        let Some(members) = words.members() else { return Ok(None) };
        let members = Scalar::distinct(members.iter().filter_map(scalar));
        match Node::enumeration(members) {
            Ok(node) => Ok(Some(node)),
            Err(error) => Fault::of(error.kind(), source.node),
        }
    }

    fn untyped(&mut self, source: Source<'a>, words: &Keywords<'a>) -> Outcome<'a, Node> {
        let combinators = [words.reference, words.all_of, words.one_of, words.not];
        if combinators.iter().all(Option::is_none) {
            return Ok(Node::any());
        }
        match words.all_of {
            _ if self.strict || words.reference.is_some() || words.one_of.is_some() => {}
            None => return Ok(Node::any()),
            Some(Value::Array(_)) => return self.all_of(source),
            Some(_) => {}
        }
        Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node)
    }

    fn named_type(&mut self, source: Source<'a>, words: &Keywords<'a>, name: &str) -> Outcome<'a, Node> {
        Ok(match name {
            "string" if words.is_uuid() => Node::uuid(),
            "string" => Node::string(),
            "boolean" => Node::boolean(),
            "number" => Node::float64(),
            "null" => Node::literal(Scalar::Null),
            "integer" if self.is_unsigned(words) => Node::uint(),
            "integer" => Node::int(),
            "array" => self.array(source, words)?,
            "object" => self.object(source, words)?,
            _ => return Fault::of(SchemaErrorKind::UnsupportedType, source.node),
        })
    }

    /// Whether the bounds of an integer leave no negative ones. The bounds are compared as written.
    pub(super) fn is_unsigned(&self, words: &Keywords<'a>) -> bool {
        let minimum = number(words.minimum);
        // OpenAPI 3.0 has a flag that makes the minimum exclusive.
        let flagged = self.dialect == Dialect::OpenApi3_0 && words.exclusive_minimum == Some(&Value::Bool(true));
        let exclusive = if flagged { minimum } else { number(words.exclusive_minimum) };
        minimum.is_some_and(|bound| bound >= 0.0) || exclusive.is_some_and(|bound| bound >= -1.0)
    }

    /// Section 7.2, and, as an extension, lists of several types.
    #[inline(never)]
    fn type_array(&mut self, source: Source<'a>, words: &Keywords<'a>, types: &'a [Value]) -> Outcome<'a, Node> {
        let is_null = |entry: &Value| entry == "null";
        let mut others = types.iter().filter(|entry| !is_null(entry));
        match (others.next(), others.next(), types.len()) {
            (None, _, 1..) => Ok(Node::literal(Scalar::Null)),
            (Some(other), None, 2) => {
                // An entry may be an array again, which takes stack.
                self.descend(source.node)?;
                let node = self.of_type(source, words, Some(other))?;
                self.ascend();
                Ok(Node::nullable_unless_null(node))
            }
            _ if self.strict => Fault::of(SchemaErrorKind::UnsupportedTypeArray, source.node),
            _ => self.several_types(source, words, types),
        }
    }

    /// The union that `anyOf` would make of the types, unless values decide, as they do beside one
    /// type.
    fn several_types(&mut self, source: Source<'a>, words: &Keywords<'a>, types: &'a [Value]) -> Outcome<'a, Node> {
        let Some(named) = named_types(types) else {
            return Fault::of(SchemaErrorKind::UnsupportedTypeArray, source.node);
        };
        if let Some(node) = self.by_value(source, words)? {
            return Ok(node);
        }
        if let [(name, _)] = named.as_slice() {
            return self.named_type(source, words, name);
        }
        let mut typed: Vec<(JsonType, &str)> =
            named.iter().filter_map(|(name, types)| types.single().map(|json_type| (json_type, *name))).collect();
        let whole = |(name, _): &(&str, Types)| *name == "integer";
        let any = |(name, _): &(&str, Types)| *name == "number";
        if named.iter().any(whole) && named.iter().any(any) {
            // The two overlap, so the order decides between them, and null goes before all.
            let nullable = typed.iter().any(|(json_type, _)| *json_type == JsonType::Null);
            typed.retain(|(json_type, _)| *json_type != JsonType::Null);
            let branches: Vec<Node> =
                typed.into_iter().map(|(_, name)| self.named_type(source, words, name)).collect::<Result<_, _>>()?;
            let union = Node::by_order(branches);
            return Ok(if nullable { Node::nullable_unless_null(union) } else { union });
        }
        typed.sort_by_key(|(json_type, _)| *json_type);
        let mut branches = Vec::with_capacity(typed.len());
        for (json_type, name) in typed {
            branches.push((json_type, self.named_type(source, words, name)?));
        }
        Ok(Node::by_type(branches))
    }
}

/// The types that a list names, if it is one of distinct JSON types.
pub(super) fn named_types(types: &[Value]) -> Option<Vec<(&str, Types)>> {
    let mut named: Vec<(&str, Types)> = Vec::with_capacity(types.len().min(8));
    for entry in types {
        let name = entry.as_str()?;
        let types = Types::named(name)?;
        if named.iter().any(|(known, _)| *known == name) {
            return None;
        }
        named.push((name, types));
    }
    (!named.is_empty()).then_some(named)
}
