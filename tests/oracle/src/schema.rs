//! From a JSON Schema document to a shape: sections 7, 8 and 9, rule by rule. Knows keywords and
//! pointers; knows no bytes.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json};

use crate::shape::{Field, Node, Refusal, Shape, Undeclared, null_admitting, refuse};
use crate::text;
use crate::value::Value;

/// Translates a document and builds its shape.
pub fn compile(document: &Json) -> Result<Shape, Refusal> {
    let mut translation = Translation { document, open: BTreeSet::new(), finished: BTreeMap::new(), table: vec![] };
    let root = translation.pointer("#")?;
    let defs = translation.table.into_iter().map(|slot| slot.expect("every numbered pointer was finished")).collect();
    let shape = fold(Shape { defs, root });
    drop_markers(shape).checked()
}

type Object = Map<String, Json>;

struct Translation<'a> {
    document: &'a Json,
    /// The pointers being expanded.
    open: BTreeSet<String>,
    /// The result per pointer.
    finished: BTreeMap<String, Node>,
    /// The definition table; a slot is filled when its pointer is finished.
    table: Vec<Option<Node>>,
}

impl<'a> Translation<'a> {
    /// 8.2: what a pointer stands for.
    fn pointer(&mut self, pointer: &str) -> Result<Node, Refusal> {
        if let Some(result) = self.finished.get(pointer) {
            return Ok(result.clone());
        }
        if self.open.contains(pointer) {
            let reference = Node::Ref(self.table.len());
            self.table.push(None);
            self.finished.insert(pointer.to_owned(), reference.clone());
            return Ok(reference);
        }
        self.open.insert(pointer.to_owned());
        let target = self.resolve(pointer)?;
        let node = self.node(target)?;
        self.open.remove(pointer);
        // A result by now can only be the pointer's own number.
        if let Some(Node::Ref(number)) = self.finished.get(pointer) {
            self.table[*number] = Some(node);
            return Ok(Node::Ref(*number));
        }
        self.finished.insert(pointer.to_owned(), node.clone());
        Ok(node)
    }

    /// 8.1: the node a pointer names.
    fn resolve(&self, pointer: &str) -> Result<&'a Json, Refusal> {
        if pointer == "#" || pointer.is_empty() {
            return Ok(self.document);
        }
        let Some(path) = pointer.strip_prefix("#/") else {
            return refuse("remote_ref");
        };
        let mut target = self.document;
        for segment in path.split('/') {
            let key = segment.replace("~1", "/").replace("~0", "~");
            target = match object(target)?.get(&key) {
                Some(next) => next,
                None => return refuse("unresolved_ref"),
            };
        }
        object(target)?;
        Ok(target)
    }

    /// 7: the first rule that applies decides.
    fn node(&mut self, schema: &Json) -> Result<Node, Refusal> {
        let schema = object(schema)?;
        // 1
        if let Some(Json::String(pointer)) = schema.get("$ref") {
            return self.pointer(pointer);
        }
        // 2
        let choice = match schema.get("anyOf") {
            None | Some(Json::Null) => schema.get("oneOf"),
            any_of => any_of,
        };
        if let Some(Json::Array(branches)) = choice {
            return self.union(branches);
        }
        // 3
        if let Some(Json::Array(types)) = schema.get("type") {
            return self.type_array(schema, types);
        }
        // 4
        if let Some(constant) = schema.get("const") {
            return match scalar(constant) {
                Some(value) => Ok(Node::Literal(value)),
                None => refuse("unsupported_literal"),
            };
        }
        // 5
        if let Some(Json::Array(members)) = schema.get("enum") {
            if let Some(members) = members.iter().map(scalar).collect() {
                return enumeration(members);
            }
        }
        // 6
        match schema.get("type") {
            Some(Json::String(name)) => match name.as_str() {
                "string" if is_text(schema, "format", "uuid") => Ok(Node::Uuid),
                "string" => Ok(Node::String),
                "boolean" => Ok(Node::Boolean),
                "number" => Ok(Node::Float64),
                "null" => Ok(Node::Literal(Value::Null)),
                "integer" => {
                    let from = |keyword: &str, least: f64| number(schema, keyword).is_some_and(|bound| bound >= least);
                    if from("minimum", 0.0) || from("exclusiveMinimum", -1.0) { Ok(Node::Uint) } else { Ok(Node::Int) }
                }
                "array" => self.array(schema),
                "object" => self.object(schema),
                _ => refuse("unsupported_type"),
            },
            Some(_) => refuse("unsupported_type"),
            None => {
                let combinators = ["$ref", "allOf", "oneOf", "not"];
                if combinators.iter().any(|keyword| schema.contains_key(*keyword)) {
                    refuse("unsupported_combinator")
                } else {
                    Ok(Node::Any)
                }
            }
        }
    }

    /// 7.1
    fn union(&mut self, list: &[Json]) -> Result<Node, Refusal> {
        let branches = list.iter().map(object).collect::<Result<Vec<_>, _>>()?;
        let is_null = |branch: &&Object| declared_type(branch) == Some("null");
        let nulls = branches.iter().filter(|branch| is_null(branch)).count();
        // 1
        if nulls == branches.len() && nulls > 0 {
            return Ok(Node::Literal(Value::Null));
        }
        // 2
        if branches.len() == 2 && nulls == 1 {
            let other = list.iter().zip(&branches).find(|(_, branch)| !is_null(branch));
            let other = self.node(other.expect("one is not null").0)?;
            return Ok(nullable(other));
        }
        // 3
        let uuid = |branch: &Object| {
            is_text(branch, "format", "uuid")
                && (is_text(branch, "type", "string") || matches!(branch.get("const"), Some(Json::String(_))))
        };
        if nulls < branches.len() && branches.iter().all(|branch| is_null(branch) || uuid(branch)) {
            return Ok(if nulls > 0 { nullable(Node::Uuid) } else { Node::Uuid });
        }
        // 4
        if let Some((on, constants)) = discriminant(&branches)? {
            if constants.iter().any(Value::is_negative_zero) {
                return refuse("enum_member_without_text");
            }
            let mut cases = constants.clone();
            text::sort_members(&mut cases);
            let mut arranged = vec![];
            for case in &cases {
                let at = constants.iter().position(|constant| constant == case);
                arranged.push(self.node(&list[at.expect("a sorted constant")])?);
            }
            return Ok(Node::Discriminated { on, cases, branches: arranged });
        }
        // 5
        if let Some(names) = self.disjoint_types(&branches)? {
            let types = text::sorted(names.iter());
            let mut arranged = vec![];
            for name in &types {
                let at = names.iter().position(|declared| declared == *name);
                arranged.push(self.node(&list[at.expect("a sorted name")])?);
            }
            return Ok(Node::TypeDisjoint { types: types.into_iter().cloned().collect(), branches: arranged });
        }
        // 6
        refuse("unsupported_union")
    }

    /// 7.1, rule 5: the type per branch, if all have one and no two have the same.
    fn disjoint_types(&self, branches: &[&Object]) -> Result<Option<Vec<String>>, Refusal> {
        let mut names: Vec<String> = vec![];
        for branch in branches {
            let branch = match branch.get("$ref") {
                Some(Json::String(pointer)) => object(self.resolve(pointer)?)?,
                _ => branch,
            };
            let name = match declared_type(branch) {
                None => return Ok(None),
                Some("integer") => "number",
                Some(name) => name,
            };
            if names.iter().any(|earlier| earlier == name) {
                return Ok(None);
            }
            names.push(name.to_owned());
        }
        Ok((!names.is_empty()).then_some(names))
    }

    /// 7.2
    fn type_array(&mut self, schema: &Object, types: &[Json]) -> Result<Node, Refusal> {
        let others: Vec<&Json> = types.iter().filter(|entry| **entry != "null").collect();
        match (types.len(), others.as_slice()) {
            (1.., []) => Ok(Node::Literal(Value::Null)),
            (2, [other]) => {
                let mut single = schema.clone();
                single.insert("type".to_owned(), (*other).clone());
                Ok(nullable(self.node(&Json::Object(single))?))
            }
            _ => refuse("unsupported_type_array"),
        }
    }

    /// 7.5
    fn array(&mut self, schema: &Object) -> Result<Node, Refusal> {
        if let Some(Json::Array(items)) = schema.get("prefixItems") {
            let mut elements = vec![];
            for item in items {
                elements.push(self.node(item)?);
            }
            let rest = match schema.get("items") {
                None | Some(Json::Bool(false)) => None,
                Some(rest) => Some(Box::new(self.node(rest)?)),
            };
            return Ok(Node::Tuple(elements, rest));
        }
        let element = match schema.get("items") {
            None => Node::Any,
            Some(items) => self.node(items)?,
        };
        match (number(schema, "minItems"), number(schema, "maxItems")) {
            (Some(least), Some(most)) if least == most => Ok(Node::FixedArray(Box::new(element), least)),
            _ => Ok(Node::Array(Box::new(element))),
        }
    }

    /// 7.6
    fn object(&mut self, schema: &Object) -> Result<Node, Refusal> {
        let properties = properties(schema)?;
        let undeclared = match schema.get("additionalProperties") {
            None => Undeclared::Refused,
            Some(Json::Bool(false)) => Undeclared::Dropped,
            Some(Json::Bool(true)) => Undeclared::Kept(Box::new(Node::Any)),
            Some(extras) => Undeclared::Kept(Box::new(self.node(extras)?)),
        };
        let undeclared = match undeclared {
            Undeclared::Kept(extras) if properties.is_empty() => return Ok(Node::Record(extras)),
            other => other,
        };
        let required: Vec<&str> = match schema.get("required") {
            Some(Json::Array(names)) => names.iter().filter_map(Json::as_str).collect(),
            _ => vec![],
        };
        for name in &required {
            if !properties.contains_key(*name) {
                return refuse(match *name {
                    "__proto__" => "proto_key_lost",
                    _ => "required_without_schema",
                });
            }
        }
        let mut fields = vec![];
        for key in text::sorted(properties.keys()) {
            fields.push(Field {
                key: key.clone(),
                optional: !required.contains(&key.as_str()),
                value: self.node(&properties[key])?,
            });
        }
        Ok(Node::Object(fields, undeclared))
    }
}

/// 7.1: the type a branch declares. References are not followed.
fn declared_type(branch: &Object) -> Option<&str> {
    match (branch.get("type"), branch.get("const")) {
        (Some(Json::String(name)), _) => Some(name),
        (_, Some(constant)) => scalar(constant)?.json_type(),
        _ => None,
    }
}

/// 7.1, rule 4: the discriminant and its constant per branch.
fn discriminant(branches: &[&Object]) -> Result<Option<(String, Vec<Value>)>, Refusal> {
    let objects = |branch: &&Object| is_text(branch, "type", "object");
    if branches.is_empty() || !branches.iter().all(objects) {
        return Ok(None);
    }
    let first = properties(branches[0])?;
    'candidates: for candidate in text::sorted(first.keys()) {
        let mut constants: Vec<Value> = vec![];
        for branch in branches {
            let properties = properties(branch)?;
            let constant =
                properties.get(candidate).and_then(Json::as_object).and_then(|node| node.get("const")).and_then(scalar);
            match constant {
                Some(value) if !constants.iter().any(|other| other.loosely_equals(&value)) => {
                    constants.push(value);
                }
                _ => continue 'candidates,
            }
        }
        return Ok(Some((candidate.clone(), constants)));
    }
    Ok(None)
}

/// 7.3: a marker, unless null is admitted already.
fn nullable(node: Node) -> Node {
    if node.admits_null(&[]) { node } else { Node::Nullable(Box::new(node)) }
}

/// 7.4
fn enumeration(values: Vec<Value>) -> Result<Node, Refusal> {
    let mut members: Vec<Value> = vec![];
    for value in values {
        let value = if value.is_negative_zero() { Value::Number(0.0) } else { value };
        if !members.contains(&value) {
            members.push(value);
        }
    }
    if members.is_empty() {
        return refuse("empty_enum");
    }
    text::sort_members(&mut members);
    Ok(Node::Enum(members))
}

/// 8.3: copies of definitions become references.
fn fold(shape: Shape) -> Shape {
    fn folded(node: &Node, texts: &[String]) -> Node {
        let text = node.text(true);
        match texts.iter().position(|entry| *entry == text) {
            Some(number) => Node::Ref(number),
            None => node.map_children(&|child| folded(child, texts)),
        }
    }
    let texts: Vec<String> = shape.defs.iter().map(|entry| entry.text(true)).collect();
    let inside = |entry: &Node| entry.map_children(&|child| folded(child, &texts));
    Shape { defs: shape.defs.iter().map(inside).collect(), root: folded(&shape.root, &texts) }
}

/// 8.4: no marker directly over a reference to what admits null.
fn drop_markers(shape: Shape) -> Shape {
    fn dropped(node: &Node, nulls: &[bool]) -> Node {
        match node {
            Node::Nullable(inner) if matches!(**inner, Node::Ref(number) if nulls[number]) => (**inner).clone(),
            other => other.map_children(&|child| dropped(child, nulls)),
        }
    }
    let nulls = null_admitting(&shape.defs);
    Shape { defs: shape.defs.iter().map(|entry| dropped(entry, &nulls)).collect(), root: dropped(&shape.root, &nulls) }
}

/// A schema node, which must be an object.
fn object(json: &Json) -> Result<&Object, Refusal> {
    match json {
        Json::Object(members) => Ok(members),
        _ => refuse("unsupported_node"),
    }
}

/// The `properties` of a node: none if absent or null.
fn properties(schema: &Object) -> Result<Object, Refusal> {
    match schema.get("properties") {
        None | Some(Json::Null) => Ok(Object::new()),
        Some(properties) => object(properties).cloned(),
    }
}

fn scalar(json: &Json) -> Option<Value> {
    let value = Value::from(json);
    value.is_scalar().then_some(value)
}

fn number(schema: &Object, keyword: &str) -> Option<f64> {
    schema.get(keyword).and_then(Json::as_f64)
}

fn is_text(schema: &Object, keyword: &str, text: &str) -> bool {
    schema.get(keyword).and_then(Json::as_str) == Some(text)
}
