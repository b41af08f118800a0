//! Knows how a place within a shape is spelled, and how a node is named in a few words. Must not know
//! what a place is told for.
//!
//! Places are those of errors, with what a shape has and a value has not: `items[]` is every element,
//! `labels.*` every value of a record, and `payload(login)` a branch of a union.

use crate::escape::{is_unseen, quoted};
use shorn::shape::{By, Kind, Node, Scalar, Union};

/// A place, grown segment by segment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place(String);

impl Place {
    pub(crate) fn field(&self, name: &str) -> Place {
        let plain =
            !name.is_empty() && !name.chars().any(|c| c.is_whitespace() || is_unseen(c) || ".[]()*\"`".contains(c));
        let name = if plain { name.to_owned() } else { quoted(name) };
        self.dotted(&name)
    }

    /// Every value of a record, or under a key that is not declared.
    pub(crate) fn values(&self) -> Place {
        self.dotted("*")
    }

    fn dotted(&self, name: &str) -> Place {
        Place(if self.0.is_empty() { name.to_owned() } else { format!("{}.{name}", self.0) })
    }

    /// Every element of an array.
    pub(crate) fn elements(&self) -> Place {
        Place(format!("{}[]", self.0))
    }

    /// One element of a tuple.
    pub(crate) fn element(&self, index: usize) -> Place {
        Place(format!("{}[{index}]", self.0))
    }

    /// The elements of a tuple from `index` on.
    pub(crate) fn rest(&self, index: usize) -> Place {
        Place(format!("{}[{index}…]", self.0))
    }

    pub(crate) fn branch(&self, union: &Union, index: usize) -> Place {
        Place(format!("{}({})", self.0, branch(union, index)))
    }

    /// A recursive definition.
    pub(crate) fn definition(index: usize) -> Place {
        Place(format!("definition {index}"))
    }
}

/// The root is a dot, as in an inspection.
impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_empty() { "·" } else { &self.0 })
    }
}

/// What tells a branch from the others.
pub(crate) fn branch(union: &Union, index: usize) -> String {
    match union.by() {
        By::Property { cases, .. } => match cases.get(index) {
            Some(Scalar::String(case))
                if !case.chars().any(|c| c.is_whitespace() || is_unseen(c) || "()".contains(c)) =>
            {
                case.to_string()
            }
            Some(case) => scalar(case),
            None => index.to_string(),
        },
        By::Type(types) => types.get(index).map_or_else(|| index.to_string(), |json| json.name().to_owned()),
        _ => format!("branch {index}"),
    }
}

/// A value as JSON.
pub(crate) fn scalar(value: &Scalar) -> String {
    match value {
        Scalar::Null => "null".into(),
        Scalar::Boolean(value) => value.to_string(),
        Scalar::Number(value) if value.fract() == 0.0 && value.abs() < 1e21 => format!("{value:.0}"),
        Scalar::Number(value) => format!("{value:?}"),
        Scalar::String(value) => quoted(value),
    }
}

/// A node in a few words, what is within it not included.
pub(crate) fn name(node: &Node) -> String {
    match node.kind() {
        Kind::Any => "any value".into(),
        Kind::Boolean => "boolean".into(),
        Kind::Uint => "uint".into(),
        Kind::Int => "int".into(),
        Kind::Float32 => "float32".into(),
        Kind::Float64 => "float64".into(),
        Kind::String => "string".into(),
        Kind::Bytes => "bytes".into(),
        Kind::Uuid => "uuid".into(),
        Kind::Literal(value) => format!("literal {}", scalar(value)),
        Kind::Enum(members) if members.len() == 1 => "enum of 1 member".into(),
        Kind::Enum(members) => format!("enum of {} members", members.len()),
        Kind::Nullable(inner) => format!("{} or null", name(inner)),
        Kind::Optional(inner) => format!("{} or nothing", name(inner)),
        Kind::Array { item, length: None } => format!("array of {}", name(item)),
        Kind::Array { item, length: Some(length) } => format!("{length} × {}", name(item)),
        Kind::Tuple { items, rest: None } => format!("tuple of {}", items.len()),
        Kind::Tuple { items, rest: Some(_) } => format!("tuple of {} and more", items.len()),
        Kind::Record(value) => format!("record of {}", name(value)),
        Kind::Object(object) if object.extras().is_some() => "open object".into(),
        Kind::Object(_) => "object".into(),
        Kind::Union(union) => match union.by() {
            By::Property { name, .. } => format!("union on `{}`", Place::default().field(name)),
            By::Type(_) => "union by type".into(),
            _ => "union by order".into(),
        },
        Kind::Reference(index) => Place::definition(*index).to_string(),
        // Kinds of later versions.
        _ => "other".into(),
    }
}
