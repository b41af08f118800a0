//! Knows how a JSON Schema document is read, written down from the format's section on it as plainly
//! as possible: an oracle that drives the `Expander` over every vector. It must not be clever, and
//! uses of the library only what makes nodes.

use crate::notation::scalar;
use serde_json::{Map, Value};
use shorn::error::{SchemaError, SchemaErrorKind as Kind};
use shorn::shape::{Entered, Expander, Field, JsonType, Node, Object, Scalar, Shape, Union};
use std::collections::BTreeSet;

type Schema = Map<String, Value>;

/// The shape of a document, and the definition slots of the pointers met.
pub(crate) fn translate(document: &Value) -> Result<(Shape, Vec<(String, usize)>), SchemaError> {
    let mut translator = Translator { document, expander: Expander::new() };
    let root = translator.pointer("#")?;
    translator.expander.finish(root)
}

struct Translator<'a> {
    document: &'a Value,
    expander: Expander<String>,
}

impl Translator<'_> {
    fn pointer(&mut self, pointer: &str) -> Result<Node, SchemaError> {
        match self.expander.enter(pointer.to_owned()) {
            Entered::Known(node) => Ok(node),
            Entered::Open => {
                if let Some(name) = pointer.strip_prefix("#/$defs/") {
                    self.expander.name(pointer.to_owned(), name);
                }
                let target = resolve(self.document, pointer)?;
                let node = self.node(&target)?;
                Ok(self.expander.leave(&pointer.to_owned(), node))
            }
        }
    }

    fn node(&mut self, node: &Value) -> Result<Node, SchemaError> {
        let schema = node.as_object().ok_or(Kind::UnsupportedNode)?;
        if let Some(Value::String(pointer)) = schema.get("$ref") {
            return self.pointer(pointer);
        }
        let alternatives = match schema.get("anyOf") {
            None | Some(Value::Null) => schema.get("oneOf"),
            any_of => any_of,
        };
        if let Some(Value::Array(branches)) = alternatives {
            return self.union(branches);
        }
        if let Some(Value::Array(types)) = schema.get("type") {
            return self.type_array(schema, types);
        }
        if let Some(value) = schema.get("const") {
            return match is_scalar(value) {
                true => Ok(Node::literal(scalar(value))),
                false => Err(Kind::UnsupportedLiteral.into()),
            };
        }
        if let Some(Value::Array(members)) = schema.get("enum") {
            if members.iter().all(is_scalar) {
                return Node::enumeration(Scalar::distinct(members.iter().map(scalar)));
            }
        }
        let Some(json_type) = schema.get("type") else {
            let combinators = ["$ref", "allOf", "oneOf", "not"];
            return match combinators.iter().any(|word| schema.contains_key(*word)) {
                true => Err(Kind::UnsupportedCombinator.into()),
                false => Ok(Node::any()),
            };
        };
        match json_type.as_str() {
            Some("string") if schema.get("format").is_some_and(|it| it == "uuid") => Ok(Node::uuid()),
            Some("string") => Ok(Node::string()),
            Some("boolean") => Ok(Node::boolean()),
            Some("number") => Ok(Node::float64()),
            Some("null") => Ok(Node::literal(Scalar::Null)),
            Some("integer") => {
                let bound = |word| schema.get(word).and_then(Value::as_f64);
                let unsigned = bound("minimum").is_some_and(|bound| bound >= 0.0)
                    || bound("exclusiveMinimum").is_some_and(|bound| bound >= -1.0);
                Ok(if unsigned { Node::uint() } else { Node::int() })
            }
            Some("array") => self.array(schema),
            Some("object") => self.object(schema),
            _ => Err(Kind::UnsupportedType.into()),
        }
    }

    fn union(&mut self, branches: &[Value]) -> Result<Node, SchemaError> {
        let branches: Vec<&Schema> =
            branches.iter().map(|branch| branch.as_object().ok_or(Kind::UnsupportedNode)).collect::<Result<_, _>>()?;
        let is_null = |branch: &&&Schema| declared_type(branch).as_deref() == Some("null");
        let others: Vec<&Schema> = branches.iter().filter(|it| !is_null(it)).copied().collect();
        if others.is_empty() && !branches.is_empty() {
            return Ok(Node::literal(Scalar::Null));
        }
        if let ([other], 2) = (others.as_slice(), branches.len()) {
            let node = self.schema(other)?;
            return Ok(Node::nullable_unless_null(node));
        }
        if !others.is_empty() && others.iter().all(|branch| is_uuid(branch)) {
            return Ok(match others.len() == branches.len() {
                true => Node::uuid(),
                false => Node::nullable(Node::uuid()),
            });
        }
        if let Some((name, cases)) = discriminant(&branches)? {
            return self.discriminated(&branches, &name, &cases);
        }
        self.by_type(&branches)
    }

    fn discriminated(&mut self, branches: &[&Schema], name: &str, cases: &[Scalar]) -> Result<Node, SchemaError> {
        let negative_zero = Scalar::from(-0.0);
        if cases.contains(&negative_zero) {
            return Err(Kind::EnumMemberWithoutText.into());
        }
        // Branches are translated in canonical order, which a union of their numbers tells.
        let numbers = (0..).map(Node::reference);
        let ordered = Union::discriminated(name, cases.iter().cloned().zip(numbers));
        let mut translated = Vec::new();
        for number in ordered.branches() {
            let number = match number.kind() {
                shorn::shape::Kind::Reference(number) => *number,
                _ => unreachable!("made of references"),
            };
            translated.push((cases[number].clone(), self.schema(branches[number])?));
        }
        Ok(Node::discriminated(name, translated))
    }

    fn by_type(&mut self, branches: &[&Schema]) -> Result<Node, SchemaError> {
        let mut typed: Vec<(String, &Schema)> = Vec::new();
        for branch in branches {
            let target = match branch.get("$ref") {
                Some(Value::String(pointer)) => {
                    let target = resolve(self.document, pointer)?;
                    target.as_object().cloned()
                }
                _ => Some((*branch).clone()),
            };
            let declared = target.as_ref().and_then(declared_type);
            let mut name = declared.ok_or(Kind::UnsupportedUnion)?;
            if name == "integer" {
                name = "number".to_owned();
            }
            typed.push((name, branch));
        }
        typed.sort_by_key(|(name, _)| utf16(name));
        let distinct: BTreeSet<&str> = typed.iter().map(|(name, _)| name.as_str()).collect();
        if distinct.len() < typed.len() || typed.is_empty() {
            return Err(Kind::UnsupportedUnion.into());
        }
        let mut translated = Vec::new();
        for (name, branch) in &typed {
            let node = self.schema(branch)?;
            let json_type = JsonType::ALL.into_iter().find(|each| each.name() == name);
            translated.push((json_type.ok_or(Kind::UnsupportedType)?, node));
        }
        Ok(Node::by_type(translated))
    }

    fn type_array(&mut self, schema: &Schema, types: &[Value]) -> Result<Node, SchemaError> {
        let others: Vec<&Value> = types.iter().filter(|it| **it != "null").collect();
        match (others.as_slice(), types.len()) {
            ([], 1..) => Ok(Node::literal(Scalar::Null)),
            ([other], 2) => {
                let mut single = schema.clone();
                single.insert("type".to_owned(), (*other).clone());
                let node = self.schema(&single)?;
                Ok(Node::nullable_unless_null(node))
            }
            _ => Err(Kind::UnsupportedTypeArray.into()),
        }
    }

    fn array(&mut self, schema: &Schema) -> Result<Node, SchemaError> {
        let items = schema.get("items");
        if let Some(Value::Array(prefix)) = schema.get("prefixItems") {
            let prefix: Vec<Node> = prefix.iter().map(|item| self.node(item)).collect::<Result<_, _>>()?;
            return Ok(match items {
                None | Some(Value::Bool(false)) => Node::tuple(prefix),
                Some(rest) => Node::tuple_with_rest(prefix, self.node(rest)?),
            });
        }
        let item = match items {
            None => Node::any(),
            Some(item) => self.node(item)?,
        };
        let bound = |word| schema.get(word).and_then(Value::as_f64);
        Ok(match (bound("minItems"), bound("maxItems")) {
            (Some(least), Some(most)) if least == most => Node::fixed_array_of_number(item, least),
            _ => Node::array(item),
        })
    }

    fn object(&mut self, schema: &Schema) -> Result<Node, SchemaError> {
        let none = Schema::new();
        let properties = properties(schema)?.unwrap_or(&none);
        let additional = schema.get("additionalProperties");
        let extras = match additional {
            None | Some(Value::Bool(false)) => None,
            Some(Value::Bool(true)) => Some(Node::any()),
            Some(value) => Some(self.node(value)?),
        };
        if let (Some(extras), true) = (&extras, properties.is_empty()) {
            return Ok(Node::record(extras.clone()));
        }
        let required: BTreeSet<&str> = match schema.get("required") {
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            _ => BTreeSet::new(),
        };
        if let Some(Value::Array(names)) = schema.get("required") {
            for name in names.iter().filter_map(Value::as_str) {
                if !properties.contains_key(name) {
                    return Err(match name {
                        "__proto__" => Kind::ProtoKeyLost.into(),
                        _ => Kind::RequiredWithoutSchema.into(),
                    });
                }
            }
        }
        let mut names: Vec<&String> = properties.keys().collect();
        names.sort_by_key(|name| utf16(name));
        let mut fields = Vec::new();
        for name in names {
            let node = self.node(&properties[name])?;
            fields.push(match required.contains(name.as_str()) {
                true => Field::new(name, node),
                false => Field::optional(name, node),
            });
        }
        let object = Object::new(fields);
        Ok(match extras {
            Some(extras) => object.with_extras(extras).into(),
            None if additional.is_none() => object.refusing_undeclared().into(),
            None => object.into(),
        })
    }

    fn schema(&mut self, schema: &Schema) -> Result<Node, SchemaError> {
        self.node(&Value::Object(schema.clone()))
    }
}

fn resolve(document: &Value, pointer: &str) -> Result<Value, SchemaError> {
    if pointer.is_empty() || pointer == "#" {
        return Ok(document.clone());
    }
    let path = pointer.strip_prefix("#/").ok_or(Kind::RemoteRef)?;
    let mut node = document;
    for segment in path.split('/') {
        let key = segment.replace("~1", "/").replace("~0", "~");
        let object = node.as_object().ok_or(Kind::UnsupportedNode)?;
        node = object.get(&key).ok_or(Kind::UnresolvedRef)?;
    }
    match node.is_object() {
        true => Ok(node.clone()),
        false => Err(Kind::UnsupportedNode.into()),
    }
}

fn declared_type(branch: &Schema) -> Option<String> {
    if let Some(Value::String(name)) = branch.get("type") {
        return Some(name.clone());
    }
    let value = branch.get("const").filter(|value| is_scalar(value))?;
    Some(scalar(value).json_type().name().to_owned())
}

fn is_uuid(branch: &Schema) -> bool {
    branch.get("format").is_some_and(|it| it == "uuid")
        && (branch.get("type").is_some_and(|it| it == "string") || branch.get("const").is_some_and(Value::is_string))
}

type Discriminant = Option<(String, Vec<Scalar>)>;

fn discriminant(branches: &[&Schema]) -> Result<Discriminant, SchemaError> {
    let is_object = |branch: &&Schema| branch.get("type").is_some_and(|it| it == "object");
    let Some(first) = branches.first() else {
        return Ok(None);
    };
    if !branches.iter().all(is_object) {
        return Ok(None);
    }
    let mut names: Vec<&String> = match properties(first)? {
        Some(properties) => properties.keys().collect(),
        None => Vec::new(),
    };
    names.sort_by_key(|name| utf16(name));
    'names: for name in names {
        let mut cases: Vec<Scalar> = Vec::new();
        for branch in branches {
            let property = properties(branch)?.and_then(|properties| properties.get(name));
            let constant = property
                .and_then(Value::as_object)
                .and_then(|property| property.get("const"))
                .filter(|value| is_scalar(value));
            let Some(constant) = constant.map(scalar) else {
                continue 'names;
            };
            if cases.iter().any(|case| case.is_same_member(&constant)) {
                continue 'names;
            }
            cases.push(constant);
        }
        return Ok(Some((name.clone(), cases)));
    }
    Ok(None)
}

fn properties(schema: &Schema) -> Result<Option<&Schema>, SchemaError> {
    match schema.get("properties") {
        None | Some(Value::Null) => Ok(None),
        Some(Value::Object(properties)) => Ok(Some(properties)),
        Some(_) => Err(Kind::UnsupportedNode.into()),
    }
}

fn is_scalar(value: &Value) -> bool {
    !value.is_object() && !value.is_array()
}

fn utf16(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}
