//! Knows how a shape is written as a JSON Schema document that translates back to the same
//! signature. Must not know how documents are read: it only relies on what the format says of that.
//!
//! Most nodes have one obvious spelling, and it is here. What needs care has a file of its own:
//! `branches` for unions, `names` for definitions, `notes` for keywords that a reader would act on.

mod branches;
mod names;
mod notes;

use self::notes::Place;
use super::compiled::Shape;
use super::node::{Kind, Node};
use super::object::{Object, Undeclared};
use super::scalar::Scalar;
use crate::error::{SchemaError, SchemaErrorKind};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use serde_json::{Map, Value, json};

/// Nodes beyond which no document is written: each takes hundreds of bytes as a value.
const MOST_NODES: u64 = 1_000_000;

impl Shape {
    /// A JSON Schema document (draft 2020-12) with this shape's signature.
    ///
    /// Definitions go to `$defs`, under the names their expander was told (characters outside
    /// `A-Z a-z 0-9 _ . -` replaced, repeated names numbered) or `Definition0`, `Definition1`, ….
    /// The document can also serve a validator; it is as strict as the shape where JSON Schema has
    /// a word for it.
    ///
    /// # Errors
    ///
    /// `no_signature` if [`signature`](Shape::signature) is `None`. `unsupported_union` for a union
    /// by type that lists a branch under a type its values do not have, or lists a recursive
    /// definition under another type than another union does. `shape_too_large` for more than
    /// 1,000,000 nodes, which are written out.
    ///
    /// # Limits
    ///
    /// The document of a shape with a table made by hand ([`Shape::with_definitions`]) describes the
    /// same values, but a reader of it chooses its own table. So it does where two shapes differed
    /// only by a null marker that was dropped during expansion; and where folding (wire format, section 8.3) has left
    /// an entry to which nothing leads back from inside but through another entry: of a nullable root whose
    /// definition says the same once more in full, a reader makes one entry of two.
    /// Where the fingerprint counts, compile the document and compare it.
    ///
    /// # Cost
    ///
    /// Linear in the shape; the document is made anew by each call.
    ///
    /// ```
    /// use serde_json::json;
    /// use shorn::shape::{Node, Shape};
    ///
    /// let shape = Shape::build(Node::object([
    ///     ("id", Node::uint().note("maximum", 255)),
    ///     ("tags", Node::optional(Node::array(Node::string()))),
    /// ]))?;
    /// assert_eq!(
    ///     shape.json_schema()?,
    ///     json!({
    ///         "$schema": "https://json-schema.org/draft/2020-12/schema",
    ///         "type": "object",
    ///         "properties": {
    ///             "id": { "type": "integer", "minimum": 0, "maximum": 255 },
    ///             "tags": { "type": "array", "items": { "type": "string" } },
    ///         },
    ///         "required": ["id"],
    ///         "additionalProperties": false,
    ///     })
    /// );
    /// # Ok::<(), shorn::error::SchemaError>(())
    /// ```
    pub fn json_schema(&self) -> Result<Value, SchemaError> {
        let nodes = self.definitions().iter().chain([self.root()]).map(|node| u64::from(node.measure().nodes));
        if nodes.sum::<u64>() > MOST_NODES {
            return Err(SchemaErrorKind::ShapeTooLarge.into());
        }
        self.signed()?;
        let place = if branches::any_by_order(self) { Place::Nowhere } else { Place::Beside };
        let mut document = Document { names: names::of(self), bounds: place, hidden: Map::new() };
        let mut schema = Map::new();
        schema.insert("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema"));
        schema.extend(document.node(self.root())?);
        let declared = branches::declared_types(self)?;
        let mut definitions = Map::new();
        for (index, node) in self.definitions().iter().enumerate() {
            let mut definition = document.node(node)?;
            if let Some(json_type) = declared.get(&index) {
                branches::declare(&mut definition, *json_type)?;
            }
            definitions.insert(document.definition_name(index), Value::Object(definition));
        }
        definitions.append(&mut document.hidden);
        if !definitions.is_empty() {
            schema.insert("$defs".to_owned(), Value::Object(definitions));
        }
        Ok(Value::Object(schema))
    }
}

struct Document {
    names: Vec<String>,
    /// Where bounds go that a reader would act on.
    bounds: Place,
    /// Definitions of properties that must not be read where they stand.
    hidden: Map<String, Value>,
}

impl Document {
    fn node(&mut self, node: &Node) -> Result<Map<String, Value>, SchemaError> {
        let mut schema = self.kind(node.kind())?;
        for (keyword, value) in node.notes() {
            notes::add(&mut schema, keyword, value, self.bounds);
        }
        Ok(schema)
    }

    // One small function for each kind that recurses: in a debug build their frames decide how much
    // stack the highest tree takes.
    fn kind(&mut self, kind: &Kind) -> Result<Map<String, Value>, SchemaError> {
        match kind {
            Kind::Nullable(inner) => self.nullable(inner),
            Kind::Array { item, length } => self.array(item, *length),
            Kind::Tuple { items, rest } => self.tuple(items, rest.as_deref()),
            Kind::Record(value) => self.record(value),
            Kind::Object(object) => self.object(object),
            Kind::Union(union) => self.union(union),
            leaf => self.leaf(leaf),
        }
    }

    fn leaf(&self, kind: &Kind) -> Result<Map<String, Value>, SchemaError> {
        Ok(match kind {
            Kind::Any => Map::new(),
            Kind::Boolean => object([("type", json!("boolean"))]),
            Kind::Uint => object([("type", json!("integer")), ("minimum", json!(0))]),
            Kind::Int => object([("type", json!("integer"))]),
            Kind::Float64 => object([("type", json!("number"))]),
            Kind::String => object([("type", json!("string"))]),
            Kind::Uuid => object([("type", json!("string")), ("format", json!("uuid"))]),
            // Not `const`, which would make the property a discriminant (see `discriminate`).
            Kind::Literal(Scalar::Null) => object([("type", json!("null"))]),
            Kind::Literal(value) => object([("const", scalar(value))]),
            Kind::Enum(members) => object([("enum", members.iter().map(scalar).collect())]),
            Kind::Reference(index) => reference(&self.definition_name(*index)),
            // Builder-only kinds have no signature, and `json_schema` has refused by now.
            _ => return Err(SchemaErrorKind::NoSignature.into()),
        })
    }

    fn nullable(&mut self, inner: &Node) -> Result<Map<String, Value>, SchemaError> {
        let inner = self.value(inner)?;
        let null = Value::Object(object([("type", json!("null"))]));
        Ok(object([("anyOf", Value::Array([inner, null].into()))]))
    }

    fn array(&mut self, item: &Node, length: Option<u64>) -> Result<Map<String, Value>, SchemaError> {
        let item = self.value(item)?;
        let mut schema = object([("type", json!("array")), ("items", item)]);
        if let Some(length) = length {
            schema.insert("minItems".to_owned(), json!(length));
            schema.insert("maxItems".to_owned(), json!(length));
        }
        Ok(schema)
    }

    fn tuple(&mut self, items: &[Node], rest: Option<&Node>) -> Result<Map<String, Value>, SchemaError> {
        let mut prefix = Vec::new();
        for item in items {
            prefix.push(self.value(item)?);
        }
        let rest = match rest {
            Some(rest) => self.value(rest)?,
            None => json!(false),
        };
        Ok(object([
            ("type", json!("array")),
            ("prefixItems", Value::Array(prefix)),
            ("items", rest),
            ("minItems", json!(items.len())),
        ]))
    }

    fn record(&mut self, value: &Node) -> Result<Map<String, Value>, SchemaError> {
        let value = self.value(value)?;
        Ok(object([("type", json!("object")), ("additionalProperties", value)]))
    }

    fn value(&mut self, node: &Node) -> Result<Value, SchemaError> {
        self.node(node).map(Value::Object)
    }

    fn object(&mut self, shape: &Object) -> Result<Map<String, Value>, SchemaError> {
        let mut properties = Map::new();
        for field in shape.fields() {
            properties.insert(field.name().to_owned(), self.value(field.node())?);
        }
        let extras = match (shape.extras(), shape.undeclared()) {
            (Some(extras), _) => Some(self.value(extras)?),
            (None, Undeclared::Drop) => Some(Value::Bool(false)),
            (None, Undeclared::Refuse) => None,
        };
        Ok(object_schema(shape, properties, extras))
    }

    fn definition_name(&self, index: usize) -> String {
        self.names.get(index).cloned().unwrap_or_default()
    }
}

fn reference(name: &str) -> Map<String, Value> {
    object([("$ref", json!(format!("#/$defs/{name}")))])
}

fn object_schema(shape: &Object, properties: Map<String, Value>, extras: Option<Value>) -> Map<String, Value> {
    let required = shape.fields().iter().filter(|field| !field.is_optional());
    let mut schema = object([
        ("type", json!("object")),
        ("properties", Value::Object(properties)),
        ("required", required.map(|field| json!(field.name())).collect()),
    ]);
    if let Some(extras) = extras {
        schema.insert("additionalProperties".to_owned(), extras);
    }
    schema
}

fn object<const N: usize>(entries: [(&str, Value); N]) -> Map<String, Value> {
    entries.into_iter().map(|(keyword, value)| (keyword.to_owned(), value)).collect()
}

/// Integers print without a fraction, and without an exponent as long as they are safe.
fn scalar(value: &Scalar) -> Value {
    const SAFE: f64 = 9_007_199_254_740_991.0;
    match value {
        Scalar::Null => Value::Null,
        Scalar::Boolean(value) => Value::Bool(*value),
        Scalar::String(value) => Value::String((**value).to_owned()),
        Scalar::Number(number) => {
            let negative_zero = number.to_bits() == (-0.0_f64).to_bits();
            let whole = *number as i64;
            if whole as f64 == *number && number.abs() <= SAFE && !negative_zero {
                Value::from(whole)
            } else {
                Value::from(*number)
            }
        }
    }
}
