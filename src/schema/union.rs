//! Knows the rules of section 7.1: which lists of branches are null, nullable, a UUID, discriminated
//! or disjoint by type. Must not follow references further than the format does; what it refuses is
//! for `apart`.

use super::keywords::{Keywords, Skip, Source, scalar};
use super::translate::{Fault, Outcome, Translator};
use crate::error::SchemaErrorKind;
use crate::shape::order;
use crate::shape::{JsonType, Kind, Node, Scalar, Union};
use serde_json::{Map, Value};
use std::collections::HashSet;

/// One branch as the rules see it.
struct Branch<'a> {
    node: &'a Value,
    map: &'a Map<String, Value>,
    declared: Option<&'a str>,
}

impl<'a> Branch<'a> {
    fn new(node: &'a Value, map: &'a Map<String, Value>) -> Branch<'a> {
        Branch { node, map, declared: declared_type(map) }
    }

    fn is_null(&self) -> bool {
        self.declared == Some("null")
    }

    fn is_uuid(&self) -> bool {
        let is = |word: &str, text: &str| self.map.get(word).is_some_and(|value| value == text);
        is("format", "uuid") && (is("type", "string") || self.map.get("const").is_some_and(Value::is_string))
    }
}

impl<'a> Translator<'a> {
    /// The union of `branches`, which decide `source`.
    #[inline(never)]
    pub(super) fn union(
        &mut self,
        source: Source<'a>,
        words: &Keywords<'a>,
        branches: &'a [Value],
        skip: Skip,
    ) -> Outcome<'a, Node> {
        let mut list = Vec::with_capacity(branches.len());
        for branch in branches {
            match branch {
                Value::Object(map) => list.push(Branch::new(branch, map)),
                Value::Bool(_) if !self.strict => {}
                _ => return Fault::of(SchemaErrorKind::UnsupportedNode, branch),
            }
        }
        // A list with a boolean, and one with a nullable branch of OpenAPI 3.0, is none of the rules'.
        let beyond = list.len() < branches.len() || self.has_nullable(source, &list);
        let decided = if beyond { None } else { self.by_union_rules(source, &list)? };
        match decided {
            Some(node) => {
                let keyword = if skip == Skip::ANY_OF { "anyOf" } else { "oneOf" };
                self.findings.siblings(source, words, keyword);
                Ok(node)
            }
            None if self.strict => Fault::of(SchemaErrorKind::UnsupportedUnion, source.node),
            None => self.refused_union(source, branches, skip),
        }
    }

    /// Whether a branch, or what it refers to, is nullable in the way of OpenAPI 3.0.
    fn has_nullable(&mut self, source: Source<'a>, branches: &[Branch<'a>]) -> bool {
        if self.strict || !self.has_nullable_keyword() {
            return false;
        }
        branches.iter().any(|branch| {
            let branch = source.beside(branch.node);
            let target = match branch.keywords().and_then(|words| words.reference()) {
                // A reference that leads nowhere is refused by whoever follows it.
                Some(text) => self.target(branch, text).unwrap_or(branch),
                None => branch,
            };
            target.keywords().is_some_and(|words| self.is_nullable(&words))
        })
    }

    /// Rules 1 to 5. `None` is the sixth.
    #[inline(never)]
    fn by_union_rules(&mut self, source: Source<'a>, branches: &[Branch<'a>]) -> Outcome<'a, Option<Node>> {
        let mut others = branches.iter().filter(|branch| !branch.is_null());
        match (others.next(), others.next(), branches.len()) {
            (None, _, 1..) => return Ok(Some(Node::literal(Scalar::Null))),
            (Some(other), None, 2) => {
                let node = self.node(source.beside(other.node))?;
                return Ok(Some(Node::nullable_unless_null(node)));
            }
            _ => {}
        }
        let mut others = branches.iter().filter(|branch| !branch.is_null()).peekable();
        if others.peek().is_some() && others.all(Branch::is_uuid) {
            let nullable = branches.iter().any(Branch::is_null);
            return Ok(Some(if nullable { Node::nullable(Node::uuid()) } else { Node::uuid() }));
        }
        if let Some((name, cases)) = discriminant(branches)? {
            return self.discriminated(source, branches, name, &cases).map(Some);
        }
        self.disjoint(source, branches)
    }

    fn discriminated(
        &mut self,
        source: Source<'a>,
        branches: &[Branch<'a>],
        name: &str,
        cases: &[Scalar],
    ) -> Outcome<'a, Node> {
        if cases.iter().any(|case| !case.has_text()) {
            return Fault::of(SchemaErrorKind::EnumMemberWithoutText, source.node);
        }
        let mut translated = Vec::with_capacity(cases.len());
        for index in canonical_order(name, cases) {
            if let (Some(case), Some(branch)) = (cases.get(index), branches.get(index)) {
                translated.push((case.clone(), self.node(source.beside(branch.node))?));
            }
        }
        Ok(Node::discriminated(name, translated))
    }

    fn disjoint(&mut self, source: Source<'a>, branches: &[Branch<'a>]) -> Outcome<'a, Option<Node>> {
        let mut typed: Vec<(&str, &Branch<'a>)> = Vec::with_capacity(branches.len());
        for branch in branches {
            let declared = match branch.map.get("$ref") {
                Some(Value::String(text)) => {
                    let target = self.target(source.beside(branch.node), text)?;
                    target.node.as_object().and_then(declared_type)
                }
                _ => branch.declared,
            };
            match declared {
                Some("integer") => typed.push(("number", branch)),
                Some(name) => typed.push((name, branch)),
                None => return Ok(None),
            }
        }
        typed.sort_by(|(a, _), (b, _)| order::compare(a, b));
        if typed.is_empty() || typed.windows(2).any(|pair| matches!(pair, [a, b] if a.0 == b.0)) {
            return Ok(None);
        }
        let mut translated = Vec::with_capacity(typed.len());
        for (name, branch) in typed {
            let node = self.node(source.beside(branch.node))?;
            match JsonType::ALL.into_iter().find(|json_type| json_type.name() == name) {
                Some(json_type) => translated.push((json_type, node)),
                None => return Fault::of(SchemaErrorKind::UnsupportedType, branch.node),
            }
        }
        Ok(Some(Node::by_type(translated)))
    }
}

/// The indices of cases in the order of an enum of them. A union of numbered references tells.
pub(super) fn canonical_order(name: &str, cases: &[Scalar]) -> Vec<usize> {
    let numbered = (0..).map(Node::reference);
    let ordered = Union::discriminated(name, cases.iter().cloned().zip(numbered));
    let number = |node: &Node| match node.kind() {
        Kind::Reference(number) => Some(*number),
        _ => None,
    };
    ordered.branches().iter().filter_map(number).collect()
}

/// The type that a branch says it is of.
fn declared_type(map: &Map<String, Value>) -> Option<&str> {
    if let Some(Value::String(name)) = map.get("type") {
        return Some(name);
    }
    let value = map.get("const").and_then(scalar)?;
    Some(value.json_type().name())
}

/// The property that tells object branches apart, and its constants.
fn discriminant<'a>(branches: &[Branch<'a>]) -> Outcome<'a, Option<(&'a str, Vec<Scalar>)>> {
    let is_object = |branch: &Branch<'a>| branch.map.get("type").is_some_and(|value| value == "object");
    let Some(first) = branches.first().filter(|_| branches.iter().all(is_object)) else {
        return Ok(None);
    };
    let Some(properties) = properties(first)? else { return Ok(None) };
    let mut names: Vec<&str> = properties.keys().map(String::as_str).collect();
    names.sort_by(|a, b| order::compare(a, b));
    for name in names {
        if let Some(cases) = constants(branches, name)? {
            return Ok(Some((name, cases)));
        }
    }
    Ok(None)
}

/// The constants of a property, if it has another one in each branch.
fn constants<'a>(branches: &[Branch<'a>], name: &str) -> Outcome<'a, Option<Vec<Scalar>>> {
    let mut cases = Vec::with_capacity(branches.len());
    let mut seen = HashSet::with_capacity(branches.len());
    for branch in branches {
        let property = properties(branch)?.and_then(|properties| properties.get(name));
        let Some(case) = property.and_then(|property| property.get("const")).and_then(scalar) else {
            return Ok(None);
        };
        if !seen.insert(as_member(&case)) {
            return Ok(None);
        }
        cases.push(case);
    }
    Ok(Some(cases))
}

/// The value with 0 for −0, which are one member.
pub(super) fn as_member(value: &Scalar) -> Scalar {
    match value {
        Scalar::Number(number) => Scalar::Number(number + 0.0),
        other => other.clone(),
    }
}

fn properties<'a>(branch: &Branch<'a>) -> Outcome<'a, Option<&'a Map<String, Value>>> {
    match branch.map.get("properties") {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Object(properties)) => Ok(Some(properties)),
        Some(_) => Fault::of(SchemaErrorKind::UnsupportedNode, branch.node),
    }
}
