//! Knows how the branches of a union are written so that a reader tells them apart in the same way.
//! Must not know how a branch is written apart from that.
//!
//! A reader decides by what is written directly in the branches:
//!
//! - A branch needs a `type` even where `const`, `enum` or `anyOf` decides its shape; beside those
//!   the `type` is inert.
//! - Of a branch behind `$ref` a discriminated union sees only the siblings of the `$ref`, and a
//!   union by type the `type` of the definition. So the former get their `type` and discriminant
//!   written beside the reference, and the latter put a `type` into the definition.
//! - The discriminant is the first property that is a `const` in every branch. A literal field that
//!   would come before the one meant is hidden: written as a reference to a definition of its own.
//! - Of two branches, one of them null, or of a single branch, a reader makes something simpler than
//!   a union if it can. There the branch is hidden.

use super::names::unique;
use super::{Document, object, reference, scalar};
use crate::error::{SchemaError, SchemaErrorKind};
use crate::shape::compiled::Shape;
use crate::shape::node::{Kind, Node};
use crate::shape::order;
use crate::shape::scalar::{JsonType, Scalar};
use crate::shape::union::{By, Union};
use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde_json::{Map, Value, json};

/// The definitions that are branches of a union by type, each with its type there. A definition
/// can declare only one.
pub(super) fn declared_types(shape: &Shape) -> Result<BTreeMap<usize, JsonType>, SchemaError> {
    fn visit(node: &Node, found: &mut BTreeMap<usize, JsonType>) -> Result<(), SchemaError> {
        if let Kind::Union(union) = node.kind() {
            if let By::Type(types) = union.by() {
                for (json_type, branch) in types.iter().zip(union.branches()) {
                    if let Kind::Reference(index) = branch.kind() {
                        if *found.entry(*index).or_insert(*json_type) != *json_type {
                            return Err(SchemaErrorKind::UnsupportedUnion.into());
                        }
                    }
                }
            }
        }
        for child in node.kind().children() {
            visit(child, found)?;
        }
        Ok(())
    }
    let mut found = BTreeMap::new();
    for node in shape.definitions().iter().chain([shape.root()]) {
        visit(node, &mut found)?;
    }
    Ok(found)
}

/// Whether the shape has a union by order.
pub(super) fn any_by_order(shape: &Shape) -> bool {
    fn has(node: &Node) -> bool {
        let here = matches!(node.kind(), Kind::Union(union) if matches!(union.by(), By::Order));
        here || node.kind().children().any(has)
    }
    shape.definitions().iter().chain([shape.root()]).any(has)
}

impl Document {
    pub(super) fn union(&mut self, union: &Union) -> Result<Map<String, Value>, SchemaError> {
        let mut branches = Vec::new();
        for branch in union.branches() {
            branches.push(self.node(branch)?);
        }
        let keyword = match union.by() {
            By::Property { name, cases } => {
                for (branch, case) in branches.iter_mut().zip(cases) {
                    self.discriminate(branch, name, case);
                }
                self.hide_rivals(&mut branches, name);
                "oneOf"
            }
            By::Type(types) => {
                for (branch, json_type) in branches.iter_mut().zip(types) {
                    declare(branch, *json_type)?;
                }
                "anyOf"
            }
            By::Order => "anyOf",
        };
        let mut branches: Vec<Value> = branches.into_iter().map(Value::Object).collect();
        if let By::Type(types) = union.by() {
            let count = branches.len();
            for (branch, json_type) in branches.iter_mut().zip(types) {
                // Written out, a branch beside null alone would make a nullable, and a single one
                // null, a uuid or a discriminated union.
                if count == 1 || (count == 2 && *json_type == JsonType::Null) {
                    self.hide(branch);
                }
            }
        }
        Ok(object([(keyword, Value::Array(branches))]))
    }

    /// Writes the discriminant where a reader looks for it. In an object branch it is there already,
    /// except that null needs another spelling.
    fn discriminate(&mut self, branch: &mut Map<String, Value>, name: &str, case: &Scalar) {
        branch.entry("type").or_insert_with(|| json!(JsonType::Object.name()));
        let properties = branch.entry("properties").or_insert_with(|| json!({}));
        let Value::Object(properties) = properties else {
            return;
        };
        let case = scalar(case);
        match properties.get_mut(name) {
            None => {
                properties.insert(name.to_owned(), json!({ "const": case }));
            }
            Some(property) if property.get("const") == Some(&case) => {}
            Some(property) => {
                // The format allows a discriminant that is no literal, if only it says `const`.
                if property.get("type") != Some(&json!("null")) || case != Value::Null {
                    self.hide(property);
                }
                if let Value::Object(property) = property {
                    property.insert("const".to_owned(), case);
                }
            }
        }
    }

    /// Hides the properties that a reader could take for the discriminant because they come before
    /// `name` and are a `const` in every branch. To hide one in the first branch is enough.
    fn hide_rivals(&mut self, branches: &mut [Map<String, Value>], name: &str) {
        let rivals = |branch: &Map<String, Value>| -> BTreeSet<String> {
            let properties = branch.get("properties").and_then(Value::as_object);
            let properties = properties.into_iter().flatten();
            properties
                .filter(|(key, _)| order::compare(key, name).is_lt())
                .filter(|(_, property)| property.get("const").is_some())
                .map(|(key, _)| key.clone())
                .collect()
        };
        let common = branches.iter().map(rivals).reduce(|a, b| &a & &b);
        let first = branches.first_mut();
        let properties = first.and_then(|branch| branch.get_mut("properties"));
        if let Some(Value::Object(properties)) = properties {
            for key in common.unwrap_or_default() {
                if let Some(property) = properties.get_mut(&key) {
                    self.hide(property);
                }
            }
        }
    }

    /// Moves a schema into a definition of its own and leaves a reference. One that is a reference
    /// already stays.
    fn hide(&mut self, schema: &mut Value) {
        if schema.get("$ref").is_some() {
            return;
        }
        let name = unique(&format!("Part{}", self.hidden.len()), |name| {
            self.hidden.contains_key(name) || self.names.iter().any(|it| it == name)
        });
        let hidden = core::mem::replace(schema, Value::Object(reference(&name)));
        self.hidden.insert(name, hidden);
    }
}

/// Gives a branch its declared type, where it has none yet.
pub(super) fn declare(schema: &mut Map<String, Value>, json_type: JsonType) -> Result<(), SchemaError> {
    let declared = match schema.get("type").and_then(Value::as_str) {
        Some("integer") => Some("number"),
        other => other,
    };
    match declared {
        Some(declared) if declared == json_type.name() => return Ok(()),
        // The one literal that is spelled by its type.
        Some("null") => {
            schema.insert("const".to_owned(), Value::Null);
        }
        Some(_) => return Err(SchemaErrorKind::UnsupportedUnion.into()),
        None => {}
    }
    let decided = ["$ref", "anyOf", "oneOf", "const", "enum"];
    if !decided.iter().any(|keyword| schema.contains_key(*keyword)) {
        // Any value: `type` alone would narrow it, but a nullable of any is any.
        let alternatives = json!([{}, { "type": "null" }]);
        schema.insert("anyOf".to_owned(), alternatives);
    }
    schema.insert("type".to_owned(), json!(json_type.name()));
    Ok(())
}
