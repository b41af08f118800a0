//! Knows what several schemas mean together: the parts of an `allOf`, a node and its union, two
//! declarations of one property. All of it is an extension. Must not know how branches are told
//! apart, nor give a meaning where there are two: that is `unsupported_combinator`.
//!
//! Nothing is merged in a document's own terms. A [`Meet`] is a list of nodes that a value has to
//! fit, and the shape is made of the list: a property that two parts declare is again a `Meet`, of
//! its two nodes. So nodes are borrowed throughout, an error is at the node that caused it, and a
//! merge of the same nodes is one definition, however often it is met: recursion through merges ends
//! as recursion through references does.

use super::array::{Elements, counted};
use super::keywords::{Identity, Keywords, Skip, Source, number, scalar};
use super::object::object;
use super::translate::{Fault, Key, Outcome, Translator, named_types};
use super::types::Types;
use super::union::as_member;
use super::warning::Fate;
use crate::error::SchemaErrorKind;
use crate::shape::order;
use crate::shape::{Entered, Field, Node, Scalar};
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// Schemas that a value has to fit all of, being of one of some types.
#[derive(Clone, Debug)]
pub(super) struct Meet<'a> {
    pub(super) sources: Vec<Source<'a>>,
    pub(super) types: Types,
}

impl<'a> Meet<'a> {
    pub(super) fn of(source: Source<'a>) -> Meet<'a> {
        Meet { sources: vec![source], types: Types::ALL }
    }
}

/// Whether references are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follow {
    Yes,
    No,
}

/// What can be said of a value that fits all atoms, before its members and elements.
pub(super) struct Kinds<'a> {
    pub(super) types: Types,
    members: Option<Members>,
    pub(super) unions: Vec<(Source<'a>, Alternatives<'a>)>,
}

/// The values that are left of `const` and `enum`.
struct Members {
    values: Vec<Scalar>,
    /// Whether one of them is a `const`.
    is_literal: bool,
}

/// The union that an atom is, or has.
#[derive(Clone, Copy)]
pub(super) enum Alternatives<'a> {
    /// `anyOf` or `oneOf`, and how to leave it out.
    Branches(&'a [Value], Skip),
    /// Null and the rest of the node.
    Null,
}

/// The members of an object that fits all atoms.
pub(super) struct Fields<'a> {
    /// In wire order.
    pub(super) properties: Vec<(&'a str, Vec<Source<'a>>)>,
    /// With the node that requires it.
    pub(super) required: HashMap<&'a str, &'a Value>,
    is_closed: bool,
    is_open: bool,
    extras: Vec<Source<'a>>,
}

impl Fields<'_> {
    fn fate(&self) -> Fate {
        match (self.is_closed, self.extras.is_empty(), self.is_open) {
            (true, ..) => Fate::Dropped,
            (_, false, _) => Fate::Shaped,
            (_, _, true) => Fate::Kept,
            _ => Fate::Refused,
        }
    }
}

enum Step<'a> {
    Visit(Source<'a>),
    Leave(Identity),
}

impl<'a> Translator<'a> {
    /// An untyped node with an `allOf`.
    pub(super) fn all_of(&mut self, source: Source<'a>) -> Outcome<'a, Node> {
        self.meet(&Meet::of(source), source.node)
    }

    /// The shape of a value that fits all of `meet`. Refusals that are no single node's are at `at`.
    pub(super) fn meet(&mut self, meet: &Meet<'a>, at: &'a Value) -> Outcome<'a, Node> {
        self.descend(at)?;
        // Following references finds a cycle through `allOf` alone, in which no shape would end.
        let atoms = self.flatten(&meet.sources, Follow::Yes)?;
        let parts = self.flatten(&meet.sources, Follow::No)?;
        let node = match self.single(&parts, meet.types)? {
            Some(source) => match source.keywords().and_then(|words| words.reference()) {
                Some(text) => self.reference(source, text)?,
                None => self.node(source)?,
            },
            None => self.merge(&atoms, meet.types, at)?,
        };
        self.made(at, &node);
        self.ascend();
        Ok(node)
    }

    /// The part that decides alone, so that a reference stays one.
    fn single(&mut self, parts: &[Source<'a>], types: Types) -> Outcome<'a, Option<Source<'a>>> {
        let mut strong = parts.iter().copied().filter(|part| !is_weak(*part));
        let source = match (strong.next(), strong.next(), parts) {
            (_, _, [part]) => *part,
            (Some(part), None, _) if part.skip.has(Skip::ALL_BUT_REFERENCE) => part,
            _ => return Ok(None),
        };
        if parts.len() == 1 && types == Types::ALL {
            return Ok(Some(source));
        }
        let own = self.types_of(source)?;
        let idle = |part: &Source<'a>| match part.keywords() {
            Some(words) if part.identity() != source.identity() => {
                let declared = declared_types(&words, part.node).unwrap_or(Types::NONE);
                own.within(declared) && !own.meets(words.bounded_types())
            }
            _ => true,
        };
        Ok((own.within(types) && parts.iter().all(idle)).then_some(source))
    }

    fn merge(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        let mut identities: Vec<Identity> = atoms.iter().map(|atom| atom.identity()).collect();
        identities.sort_unstable();
        let key = Key::Merge(identities.into(), types);
        if let Entered::Known(node) = self.expander.enter(key.clone()) {
            return Ok(node);
        }
        let node = self.merged(atoms, types, at)?;
        Ok(self.expander.leave(&key, node))
    }

    /// The nodes without `allOf` that `sources` come down to. References are followed, or stay as
    /// nodes of which only that is left.
    ///
    /// It takes no stack, and a node that comes twice counts once.
    pub(super) fn flatten(&mut self, sources: &[Source<'a>], follow: Follow) -> Outcome<'a, Vec<Source<'a>>> {
        let mut steps: Vec<Step<'a>> = sources.iter().rev().map(|source| Step::Visit(*source)).collect();
        // Whether a node that was met is open.
        let mut met: HashMap<Identity, bool> = HashMap::new();
        let mut references: HashSet<(usize, &str)> = HashSet::new();
        let mut parts = Vec::new();
        while let Some(step) = steps.pop() {
            let source = match step {
                Step::Visit(source) => source,
                Step::Leave(identity) => {
                    met.insert(identity, false);
                    continue;
                }
            };
            self.work(1, source.node)?;
            let words = match source.node {
                Value::Bool(true) => continue,
                Value::Bool(false) => {
                    parts.push(source);
                    continue;
                }
                _ => match source.keywords() {
                    Some(words) => words,
                    None => return Fault::of(SchemaErrorKind::UnsupportedNode, source.node),
                },
            };
            let identity = source.identity();
            match met.get(&identity) {
                Some(false) => continue,
                Some(true) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
                None => {}
            }
            let is_union = self.is_nullable(&words);
            let all_of = match words.all_of {
                _ if is_union => &[],
                None => &[],
                Some(Value::Array(list)) => list.as_slice(),
                Some(_) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
            };
            let reference = match (words.reference, words.reference()) {
                (None, _) => None,
                (_, Some(text)) => Some(text),
                _ => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
            };
            if reference.is_none() && (words.all_of.is_none() || is_union) {
                if words.has_content() {
                    met.insert(identity, false);
                    parts.push(source);
                }
                continue;
            }
            met.insert(identity, true);
            steps.push(Step::Leave(identity));
            steps.extend(all_of.iter().rev().map(|part| Step::Visit(source.beside(part))));
            if !source.skip.has(Skip::ALL_BUT_REFERENCE) {
                steps.push(Step::Visit(source.skipping(Skip::REFERENCE.and(Skip::ALL_OF))));
            }
            match (reference, follow) {
                (Some(text), Follow::Yes) => {
                    let target = self.target(source, text)?;
                    steps.push(Step::Visit(target));
                }
                (Some(text), Follow::No) if references.insert((source.resource, text)) => {
                    parts.push(Source { skip: Skip::ALL_BUT_REFERENCE, ..source });
                }
                _ => {}
            }
        }
        Ok(parts)
    }

    /// The types of the values that fit `source`.
    ///
    /// Each node is looked at once. While a node is being looked at, it adds nothing to itself; what
    /// was found out on that assumption is not kept, but for the node where looking began.
    pub(super) fn types_of(&mut self, source: Source<'a>) -> Outcome<'a, Types> {
        let identity = source.identity();
        match self.types.known.get(&identity) {
            Some(Some(types)) => return Ok(*types),
            Some(None) => {
                self.types.is_cyclic = true;
                return Ok(Types::NONE);
            }
            None => {}
        }
        self.types.known.insert(identity, None);
        self.types.open += 1;
        self.descend(source.node)?;
        let atoms = self.flatten(&[source], Follow::Yes)?;
        let types = self.kinds(&atoms, Types::ALL)?.types;
        self.ascend();
        self.types.open -= 1;
        if self.types.open == 0 {
            self.types.is_cyclic = false;
        }
        match self.types.is_cyclic {
            true => self.types.known.remove(&identity),
            false => self.types.known.insert(identity, Some(types)),
        };
        Ok(types)
    }

    pub(super) fn types_of_meet(&mut self, meet: &Meet<'a>) -> Outcome<'a, Types> {
        match meet.sources.as_slice() {
            [source] => Ok(self.types_of(*source)?.and(meet.types)),
            sources => {
                let atoms = self.flatten(sources, Follow::Yes)?;
                Ok(self.kinds(&atoms, meet.types)?.types)
            }
        }
    }

    pub(super) fn kinds(&mut self, atoms: &[Source<'a>], types: Types) -> Outcome<'a, Kinds<'a>> {
        let mut kinds = Kinds { types, members: None, unions: Vec::new() };
        for atom in atoms {
            self.work(1, atom.node)?;
            let Some(words) = atom.keywords() else {
                // `false`: nothing fits.
                kinds.types = Types::NONE;
                continue;
            };
            if self.is_nullable(&words) {
                let types = self.types_of(atom.skipping(Skip::NULLABLE))?;
                kinds.types = kinds.types.and(types.or(Types::NULL));
                kinds.unions.push((*atom, Alternatives::Null));
                continue;
            }
            if let Some((branches, skip)) = words.alternatives() {
                let mut types = Types::NONE;
                for branch in branches {
                    types = types.or(self.types_of(atom.beside(branch))?);
                }
                kinds.types = kinds.types.and(types);
                kinds.unions.push((*atom, Alternatives::Branches(branches, skip)));
            }
            if let Some(value) = words.literal() {
                kinds.restrict(vec![value], true);
            } else if let Some(members) = words.members() {
                self.work(members.len(), atom.node)?;
                if members.is_empty() {
                    return Fault::of(SchemaErrorKind::EmptyEnum, atom.node);
                }
                kinds.restrict(Scalar::distinct(members.iter().filter_map(scalar)), false);
            } else {
                kinds.types = kinds.types.and(declared_types(&words, atom.node)?);
            }
        }
        kinds.settle();
        Ok(kinds)
    }

    fn merged(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        let kinds = self.kinds(atoms, types)?;
        if kinds.types.is_none() {
            return Fault::of(SchemaErrorKind::UnsupportedCombinator, at);
        }
        if let Some((source, alternatives)) = kinds.unions.first() {
            return self.distributed(atoms, types, *source, *alternatives, at);
        }
        if let Some(Members { values, is_literal }) = kinds.members {
            return match values.first() {
                Some(value) if is_literal => Ok(Node::literal(value.clone())),
                _ => Node::enumeration(values).or_else(|error| Fault::of(error.kind(), at)),
            };
        }
        let types = if kinds.types == Types::ALL { inferred_types(atoms) } else { kinds.types };
        if types == Types::ALL {
            return Ok(Node::any());
        }
        let value = types.without(Types::NULL);
        if value.single().is_some() {
            let node = self.merged_type(atoms, value, at)?;
            return Ok(if value == types { node } else { Node::nullable_unless_null(node) });
        }
        if value.is_none() {
            return Ok(Node::literal(Scalar::Null));
        }
        let mut branches = Vec::new();
        for (json_type, types) in types.each() {
            branches.push((json_type, self.merged_type(atoms, types, at)?));
        }
        Ok(Node::by_type(branches))
    }

    /// The shape of the values of one JSON type.
    fn merged_type(&mut self, atoms: &[Source<'a>], types: Types, at: &'a Value) -> Outcome<'a, Node> {
        let mut words = atoms.iter().filter_map(|atom| atom.keywords());
        Ok(match types {
            Types::NULL => Node::literal(Scalar::Null),
            Types::BOOLEAN => Node::boolean(),
            Types::STRING if words.any(|words| words.is_uuid()) => Node::uuid(),
            Types::STRING => Node::string(),
            Types::INTEGER if words.any(|words| self.is_unsigned(&words)) => Node::uint(),
            Types::INTEGER => Node::int(),
            Types::ARRAY => self.merged_array(atoms, at)?,
            Types::OBJECT => self.merged_object(atoms)?,
            _ => Node::float64(),
        })
    }

    /// A union that other schemas narrow: each branch with all of them, without those that nothing
    /// would fit.
    fn distributed(
        &mut self,
        atoms: &[Source<'a>],
        types: Types,
        source: Source<'a>,
        alternatives: Alternatives<'a>,
        at: &'a Value,
    ) -> Outcome<'a, Node> {
        let others = atoms.iter().copied().filter(|atom| atom.identity() != source.identity());
        let mut others: Vec<Source<'a>> = others.collect();
        let branches = match alternatives {
            Alternatives::Null => {
                let mut value = others.clone();
                value.push(source.skipping(Skip::NULLABLE));
                vec![Meet { sources: value, types }, Meet { sources: others, types: types.and(Types::NULL) }]
            }
            Alternatives::Branches(branches, skip) => {
                others.push(source.skipping(skip));
                self.work(branches.len().saturating_mul(others.len()), at)?;
                let with = |branch: &'a Value| {
                    let mut sources = others.clone();
                    sources.push(source.beside(branch));
                    Meet { sources, types }
                };
                branches.iter().map(with).collect()
            }
        };
        self.apart(branches, at, SchemaErrorKind::UnsupportedCombinator)
    }

    /// Whether any value fits, as far as types, values and required members tell.
    pub(super) fn is_possible(&mut self, meet: &Meet<'a>) -> Outcome<'a, bool> {
        let atoms = self.flatten(&meet.sources, Follow::Yes)?;
        let types = self.kinds(&atoms, meet.types)?.types;
        if types != Types::OBJECT || atoms.len() < 2 {
            return Ok(!types.is_none());
        }
        let fields = self.fields(&atoms)?;
        for (name, sources) in &fields.properties {
            if sources.len() > 1 && fields.required.contains_key(name) {
                let atoms = self.flatten(sources, Follow::Yes)?;
                if self.kinds(&atoms, Types::ALL)?.types.is_none() {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    pub(super) fn fields(&mut self, atoms: &[Source<'a>]) -> Outcome<'a, Fields<'a>> {
        let mut fields = Fields {
            properties: Vec::new(),
            required: HashMap::new(),
            is_closed: false,
            is_open: false,
            extras: Vec::new(),
        };
        let mut places: HashMap<&str, usize> = HashMap::new();
        for atom in atoms {
            let Some(words) = atom.keywords() else { continue };
            match words.properties {
                None | Some(Value::Null) => {}
                Some(Value::Object(properties)) => {
                    self.work(properties.len(), atom.node)?;
                    for (name, schema) in properties {
                        let place = *places.entry(name).or_insert(fields.properties.len());
                        match fields.properties.get_mut(place) {
                            Some((_, sources)) => sources.push(atom.beside(schema)),
                            None => fields.properties.push((name, vec![atom.beside(schema)])),
                        }
                    }
                }
                Some(_) => return Fault::of(SchemaErrorKind::UnsupportedNode, atom.node),
            }
            if let Some(Value::Array(names)) = words.required {
                self.work(names.len(), atom.node)?;
                for name in names.iter().filter_map(Value::as_str) {
                    fields.required.entry(name).or_insert(atom.node);
                }
            }
            match words.additional {
                None => {}
                Some(Value::Bool(false)) => fields.is_closed = true,
                Some(Value::Bool(true)) => fields.is_open = true,
                Some(schema @ Value::Object(_)) => fields.extras.push(atom.beside(schema)),
                Some(other) => return Fault::of(SchemaErrorKind::UnsupportedNode, other),
            }
        }
        fields.properties.sort_by(|(a, _), (b, _)| order::compare(a, b));
        Ok(fields)
    }

    fn merged_object(&mut self, atoms: &[Source<'a>]) -> Outcome<'a, Node> {
        let mut fields = self.fields(atoms)?;
        let is_declared =
            |name: &str| fields.properties.binary_search_by(|(known, _)| order::compare(known, name)).is_ok();
        for atom in atoms {
            if let Some(words) = atom.keywords() {
                self.findings.object(*atom, &words, fields.fate(), &is_declared);
            }
        }
        let missing = fields.required.iter().filter(|(name, _)| !is_declared(name));
        let mut missing: Vec<(&str, &Value)> = missing.map(|(name, node)| (*name, *node)).collect();
        missing.sort_by(|(a, _), (b, _)| order::compare(a, b));

        let extras = match (fields.is_closed, fields.extras.as_slice()) {
            (true, _) => None,
            (false, [first, ..]) => {
                let node = first.node;
                Some(self.property(&Meet { sources: fields.extras.clone(), types: Types::ALL }, node)?)
            }
            (false, []) => fields.is_open.then(Node::any),
        };
        let extras = match extras {
            Some(extras) if fields.properties.is_empty() => return Ok(Node::record(extras)),
            extras => extras,
        };
        let closed = Value::Bool(false);
        for (name, node) in missing {
            match self.undeclared(name, fields.is_closed.then_some(&closed)) {
                Some(kind) => return Fault::of(kind, node),
                None => fields.properties.push((name, Vec::new())),
            }
        }
        fields.properties.sort_by(|(a, _), (b, _)| order::compare(a, b));

        let refusing = fields.fate() == Fate::Refused;
        let mut list = Vec::with_capacity(fields.properties.len());
        for (name, sources) in fields.properties {
            let required = fields.required.get(name);
            let is_false = |source: &Source<'a>| source.node == &Value::Bool(false);
            if let Some(refusing) = sources.iter().find(|source| is_false(source)) {
                match required {
                    Some(_) => return Fault::of(SchemaErrorKind::UnsupportedNode, refusing.node),
                    None => continue,
                }
            }
            let node = match sources.first() {
                Some(first) => {
                    let node = first.node;
                    self.property(&Meet { sources, types: Types::ALL }, node)?
                }
                None => extras.clone().unwrap_or_else(Node::any),
            };
            list.push(if required.is_some() { Field::new(name, node) } else { Field::optional(name, node) });
        }
        Ok(object(list, extras, refusing))
    }

    /// A node that is alone is read by the rules, one among several is merged.
    fn property(&mut self, meet: &Meet<'a>, at: &'a Value) -> Outcome<'a, Node> {
        match meet.sources.as_slice() {
            [source] => self.node(*source),
            _ => self.meet(meet, at),
        }
    }

    fn merged_array(&mut self, atoms: &[Source<'a>], at: &'a Value) -> Outcome<'a, Node> {
        let mut parts: Vec<(Source<'a>, Elements<'a>)> = Vec::with_capacity(atoms.len());
        let (mut least, mut most): (Option<f64>, Option<f64>) = (None, None);
        for atom in atoms {
            let Some(words) = atom.keywords() else { continue };
            parts.push((*atom, Elements::of(&words, false)));
            least = number(words.min_items).into_iter().chain(least).reduce(f64::max);
            most = number(words.max_items).into_iter().chain(most).reduce(f64::min);
        }
        let length = parts.iter().filter_map(|(_, elements)| elements.prefix.map(<[Value]>::len)).max();
        self.work(length.unwrap_or(0).saturating_mul(parts.len()), at)?;
        let mut items = Vec::new();
        for index in 0..length.unwrap_or(0) {
            let mut sources = Vec::new();
            for (atom, elements) in &parts {
                let own = elements.prefix.and_then(|prefix| prefix.get(index));
                // One that has a prefix without a rest says nothing of what follows.
                match own.or(elements.rest) {
                    Some(Value::Bool(false)) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, at),
                    Some(schema) => sources.push(atom.beside(schema)),
                    None => {}
                }
            }
            let first = sources.first().map_or(at, |source| source.node);
            items.push(self.property(&Meet { sources, types: Types::ALL }, first)?);
        }
        let rests = parts.iter().filter_map(|(atom, elements)| elements.rest.map(|rest| atom.beside(rest)));
        let rests: Vec<Source<'a>> = rests.collect();
        if rests.iter().any(|rest| rest.node == &Value::Bool(false)) {
            return Ok(Node::tuple(items));
        }
        let rest = match rests.first() {
            Some(first) => {
                let node = first.node;
                Some(self.property(&Meet { sources: rests, types: Types::ALL }, node)?)
            }
            None => None,
        };
        Ok(match (length, rest) {
            (Some(_), Some(rest)) => Node::tuple_with_rest(items, rest),
            (Some(_), None) => Node::tuple(items),
            (None, rest) => counted(rest.unwrap_or_else(Node::any), least, most),
        })
    }
}

/// What is known of the types of nodes.
#[derive(Default)]
pub(super) struct TypesOfNodes {
    /// `None` while it is being found out.
    known: HashMap<Identity, Option<Types>>,
    /// How many are being found out.
    open: u32,
    /// Whether one of those was asked for again.
    is_cyclic: bool,
}

impl Kinds<'_> {
    /// Leaves the values that are in both lists.
    fn restrict(&mut self, values: Vec<Scalar>, is_literal: bool) {
        match &mut self.members {
            None => self.members = Some(Members { values, is_literal }),
            Some(members) => {
                let others: HashSet<Scalar> = values.iter().map(as_member).collect();
                members.values.retain(|value| others.contains(&as_member(value)));
                members.is_literal |= is_literal;
            }
        }
    }

    /// Leaves the values of the types, and the types of the values.
    fn settle(&mut self) {
        let Some(members) = &mut self.members else { return };
        let types = self.types;
        members.values.retain(|value| types.meets(types_of_scalar(value)));
        let left = members.values.iter().map(types_of_scalar);
        self.types = types.and(left.fold(Types::NONE, Types::or));
    }

    /// The value of a `const`, if that is all there is.
    pub(super) fn constant(&self) -> Option<&Scalar> {
        let members = self.members.as_ref().filter(|members| members.is_literal && self.unions.is_empty())?;
        members.values.first()
    }
}

fn types_of_scalar(value: &Scalar) -> Types {
    match value {
        Scalar::Null => Types::NULL,
        Scalar::Boolean(_) => Types::BOOLEAN,
        Scalar::Number(number) if number.fract() == 0.0 => Types::INTEGER,
        Scalar::Number(_) => Types::FRACTION,
        Scalar::String(_) => Types::STRING,
    }
}

/// Whether the part does no more than narrow the types of others.
fn is_weak(part: Source<'_>) -> bool {
    part.keywords().is_some_and(|words| words.is_weak() && !words.nullable)
}

/// The types that the `type` of a node allows.
fn declared_types<'a>(words: &Keywords<'a>, node: &'a Value) -> Outcome<'a, Types> {
    match words.json_type {
        None => Ok(Types::ALL),
        Some(Value::String(name)) => Types::named(name).map_or(Fault::of(SchemaErrorKind::UnsupportedType, node), Ok),
        Some(Value::Array(types)) => {
            let named = named_types(types);
            let all = named.map(|named| named.into_iter().fold(Types::NONE, |all, (_, types)| all.or(types)));
            all.map_or(Fault::of(SchemaErrorKind::UnsupportedTypeArray, node), Ok)
        }
        Some(_) => Fault::of(SchemaErrorKind::UnsupportedType, node),
    }
}

/// What untyped nodes together are meant for: members make an object, elements an array.
fn inferred_types(atoms: &[Source<'_>]) -> Types {
    let has =
        |word: fn(&Keywords<'_>) -> bool| atoms.iter().filter_map(|atom| atom.keywords()).any(|words| word(&words));
    let members = has(|words| words.properties.is_some_and(Value::is_object));
    let elements = has(|words| words.items.is_some() || words.prefix_items.is_some());
    match (members, elements) {
        (true, false) => Types::OBJECT,
        (false, true) => Types::ARRAY,
        _ => Types::ALL,
    }
}
