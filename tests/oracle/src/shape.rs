//! The shape: what a schema becomes and the codec follows. Knows its sizes (2 to 5), the checks
//! made when a codec is built (9) and its signature (10); knows no schema keywords and no bytes.

use crate::value::Value;
use crate::{MAX_ENTRIES, text};

/// Why a schema or builder shape is refused: a kind of the taxonomy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The kind, such as `unsupported_union`.
    pub kind: &'static str,
}

/// A refusal of this kind.
pub(crate) fn refuse<T>(kind: &'static str) -> Result<T, Refusal> {
    Err(Refusal { kind })
}

/// A whole shape: a root and the definitions that references name by number.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// The definition table; empty without recursion.
    pub defs: Vec<Node>,
    /// The shape of the whole value.
    pub root: Node,
}

/// One node of a shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Node {
    /// A dynamic value.
    Any,
    /// One byte.
    Boolean,
    /// A varint.
    Uint,
    /// A ZigZag varint.
    Int,
    /// Eight bytes.
    Float64,
    /// Four bytes; builder only.
    Float32,
    /// Length and UTF-8.
    String,
    /// Sixteen bytes.
    Uuid,
    /// Length and raw bytes; builder only.
    Bytes,
    /// One scalar, never written.
    Literal(Value),
    /// Scalars in canonical order, written as an index.
    Enum(Vec<Value>),
    /// A null marker.
    Nullable(Box<Node>),
    /// An absence marker outside an object field; builder only.
    Optional(Box<Node>),
    /// A count and elements.
    Array(Box<Node>),
    /// Elements alone. The length is what the schema says, checked when the codec is built.
    FixedArray(Box<Node>, f64),
    /// Elements of different shapes, and a variable array of the rest.
    Tuple(Vec<Node>, Option<Box<Node>>),
    /// A count and keys with values.
    Record(Box<Node>),
    /// Fields in sorted order, and what becomes of other keys.
    Object(Vec<Field>, Undeclared),
    /// A union told apart by the property `on`.
    Discriminated {
        /// The discriminant's name.
        on: String,
        /// Its value per branch, in canonical order.
        cases: Vec<Value>,
        /// The branches.
        branches: Vec<Node>,
    },
    /// A union told apart by the JSON type of the value.
    TypeDisjoint {
        /// The type per branch, sorted.
        types: Vec<String>,
        /// The branches.
        branches: Vec<Node>,
    },
    /// An entry of the definition table.
    Ref(usize),
}

/// A field of an object.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Its name.
    pub key: String,
    /// Whether it has a presence bit.
    pub optional: bool,
    /// Its shape.
    pub value: Node,
}

/// What becomes of keys that an object does not declare.
#[derive(Debug, Clone, PartialEq)]
pub enum Undeclared {
    /// An error: the schema does not mention `additionalProperties`.
    Refused,
    /// They are left out.
    Dropped,
    /// They follow the fields as a record.
    Kept(Box<Node>),
}

impl Shape {
    /// The checks made when a codec is built: table entries, then the root, children first.
    pub(crate) fn checked(self) -> Result<Shape, Refusal> {
        let nulls = null_admitting(&self.defs);
        for entry in &self.defs {
            entry.check(&nulls)?;
        }
        self.root.check(&nulls)?;
        Ok(self)
    }

    /// The signature; none if a part exists in the builder only.
    pub fn signature(&self) -> Option<String> {
        if self.defs.iter().chain([&self.root]).any(Node::builder_only) {
            return None;
        }
        let root = self.root.text(false);
        if self.defs.is_empty() {
            return Some(root);
        }
        let defs = joined(self.defs.iter().map(|entry| entry.text(false)));
        Some(format!("{{\"defs\":[{defs}],\"root\":{root}}}"))
    }

    /// The fewest bytes a value can take.
    pub fn min_size(&self) -> u64 {
        self.root.min_size()
    }
}

/// Which table entries admit null: from "no", iterated to a fixed point (8.4).
pub(crate) fn null_admitting(defs: &[Node]) -> Vec<bool> {
    let mut nulls = vec![false; defs.len()];
    loop {
        let next: Vec<bool> = defs.iter().map(|entry| entry.admits_null(&nulls)).collect();
        if next == nulls {
            return nulls;
        }
        nulls = next;
    }
}

impl Node {
    /// The shapes directly inside this one, in the order of the signature.
    pub fn children(&self) -> Vec<&Node> {
        match self {
            Node::Any
            | Node::Boolean
            | Node::Uint
            | Node::Int
            | Node::Float64
            | Node::Float32
            | Node::String
            | Node::Uuid
            | Node::Bytes
            | Node::Literal(_)
            | Node::Enum(_)
            | Node::Ref(_) => vec![],
            Node::Nullable(inner)
            | Node::Optional(inner)
            | Node::Array(inner)
            | Node::FixedArray(inner, _)
            | Node::Record(inner) => vec![inner],
            Node::Tuple(elements, rest) => elements.iter().chain(rest.iter().map(|rest| &**rest)).collect(),
            Node::Object(fields, undeclared) => {
                let mut children: Vec<&Node> = fields.iter().map(|field| &field.value).collect();
                if let Undeclared::Kept(extras) = undeclared {
                    children.push(extras);
                }
                children
            }
            Node::Discriminated { branches, .. } | Node::TypeDisjoint { branches, .. } => branches.iter().collect(),
        }
    }

    /// This node with `change` applied to each shape directly inside it.
    pub fn map_children(&self, change: &dyn Fn(&Node) -> Node) -> Node {
        let boxed = |node: &Node| Box::new(change(node));
        let all = |nodes: &[Node]| nodes.iter().map(change).collect();
        match self {
            Node::Nullable(inner) => Node::Nullable(boxed(inner)),
            Node::Optional(inner) => Node::Optional(boxed(inner)),
            Node::Array(inner) => Node::Array(boxed(inner)),
            Node::FixedArray(inner, length) => Node::FixedArray(boxed(inner), *length),
            Node::Record(inner) => Node::Record(boxed(inner)),
            Node::Tuple(elements, rest) => Node::Tuple(all(elements), rest.as_ref().map(|rest| boxed(rest))),
            Node::Object(fields, undeclared) => Node::Object(
                fields.iter().map(|field| Field { value: change(&field.value), ..field.clone() }).collect(),
                match undeclared {
                    Undeclared::Kept(extras) => Undeclared::Kept(boxed(extras)),
                    other => other.clone(),
                },
            ),
            Node::Discriminated { on, cases, branches } => {
                Node::Discriminated { on: on.clone(), cases: cases.clone(), branches: all(branches) }
            }
            Node::TypeDisjoint { types, branches } => {
                Node::TypeDisjoint { types: types.clone(), branches: all(branches) }
            }
            leaf => leaf.clone(),
        }
    }

    /// The fewest bytes a value of this shape can take (sections 2, 3, 12).
    pub fn min_size(&self) -> u64 {
        let sum = |nodes: &[Node]| nodes.iter().fold(0, |sum: u64, node| sum.saturating_add(node.min_size()));
        match self {
            Node::Literal(_) => 0,
            Node::Any
            | Node::Boolean
            | Node::Uint
            | Node::Int
            | Node::String
            | Node::Bytes
            | Node::Enum(_)
            | Node::Nullable(_)
            | Node::Optional(_)
            | Node::Array(_)
            | Node::Record(_)
            | Node::Ref(_) => 1,
            Node::Float32 => 4,
            Node::Float64 => 8,
            Node::Uuid => 16,
            Node::FixedArray(element, length) => element.min_size().saturating_mul(*length as u64),
            Node::Tuple(elements, rest) => sum(elements).saturating_add(u64::from(rest.is_some())),
            Node::Object(fields, undeclared) => {
                let required = fields
                    .iter()
                    .filter(|field| !field.optional)
                    .fold(0, |sum: u64, field| sum.saturating_add(field.value.min_size()));
                let open = matches!(undeclared, Undeclared::Kept(_));
                required.saturating_add(bitmap_bytes(fields) as u64 + u64::from(open))
            }
            Node::Discriminated { branches, .. } | Node::TypeDisjoint { branches, .. } => {
                let smallest = branches.iter().map(Node::min_size).min();
                smallest.expect("a union has branches").saturating_add(1)
            }
        }
    }

    /// How many elements arrays inside this shape hold without any input (section 5).
    pub fn slots(&self) -> u64 {
        let sum = |nodes: Vec<&Node>| nodes.iter().fold(0, |sum: u64, node| sum.saturating_add(node.slots()));
        match self {
            Node::Tuple(elements, _) => sum(elements.iter().collect()).saturating_add(elements.len() as u64),
            Node::Object(fields, _) => sum(fields.iter().map(|field| &field.value).collect()),
            Node::FixedArray(element, length) if element.min_size() == 0 => {
                (*length as u64).saturating_mul(element.slots().saturating_add(1))
            }
            _ => 0,
        }
    }

    /// Whether null is a value of this shape as far as markers go (7.3). `nulls` says so of the
    /// table's entries; those it does not name do not.
    pub(crate) fn admits_null(&self, nulls: &[bool]) -> bool {
        match self {
            Node::Any | Node::Nullable(_) => true,
            Node::Literal(value) => *value == Value::Null,
            Node::Enum(members) => members.contains(&Value::Null),
            Node::Optional(inner) => inner.admits_null(nulls),
            Node::Discriminated { branches, .. } | Node::TypeDisjoint { branches, .. } => {
                branches.iter().any(|branch| branch.admits_null(nulls))
            }
            Node::Ref(number) => nulls.get(*number).copied().unwrap_or(false),
            _ => false,
        }
    }

    /// Whether an absent value is a value of this shape (section 12).
    fn admits_absent(&self) -> bool {
        match self {
            Node::Optional(_) => true,
            Node::Nullable(inner) => inner.admits_absent(),
            _ => false,
        }
    }

    /// The checks made when a codec is built, children before parents (section 9).
    fn check(&self, nulls: &[bool]) -> Result<(), Refusal> {
        for child in self.children() {
            child.check(nulls)?;
        }
        match self {
            Node::FixedArray(element, length) => {
                if length.fract() != 0.0 || !(0.0..=MAX_ENTRIES as f64).contains(length) {
                    return refuse("invalid_fixed_length");
                }
                if element.min_size() == 0 && self.slots() > MAX_ENTRIES {
                    return refuse("zero_width_element");
                }
            }
            Node::Array(element) | Node::Tuple(_, Some(element)) if element.min_size() == 0 => {
                return refuse("zero_width_element");
            }
            Node::Nullable(inner) if inner.admits_null(nulls) => return refuse("double_null"),
            Node::Optional(inner) if inner.admits_absent() => return refuse("double_optional"),
            Node::Object(fields, _) => {
                let twice = |field: &Field| field.optional && field.value.admits_absent();
                if fields.iter().any(twice) {
                    return refuse("double_optional");
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether this shape, or one inside it, has no signature.
    fn builder_only(&self) -> bool {
        match self {
            Node::Bytes | Node::Float32 | Node::Optional(_) => true,
            Node::Literal(Value::Number(number)) => !number.is_finite(),
            _ => self.children().into_iter().any(Node::builder_only),
        }
    }

    /// The text of this shape in a signature. For the comparison of 8.3, `openness` adds what a
    /// signature leaves out: whether an object refuses undeclared keys.
    pub(crate) fn text(&self, openness: bool) -> String {
        let all = |nodes: &[Node]| joined(nodes.iter().map(|node| node.text(openness)));
        let scalars = |values: &[Value]| joined(values.iter().map(text::scalar));
        match self {
            Node::Any => text::string("any"),
            Node::Boolean => text::string("boolean"),
            Node::Uint => text::string("uint"),
            Node::Int => text::string("int"),
            Node::Float64 => text::string("float64"),
            Node::String => text::string("string"),
            Node::Uuid => text::string("uuid"),
            Node::Float32 | Node::Bytes | Node::Optional(_) => unreachable!("builder only"),
            Node::Literal(value) => format!("{{\"literal\":{}}}", text::scalar(value)),
            Node::Enum(members) => format!("{{\"enum\":[{}]}}", scalars(members)),
            Node::Nullable(inner) => format!("{{\"nullable\":{}}}", inner.text(openness)),
            Node::Array(element) => format!("{{\"array\":{}}}", element.text(openness)),
            Node::FixedArray(element, length) => {
                format!("{{\"array\":{},\"length\":{}}}", element.text(openness), text::number(*length))
            }
            Node::Tuple(elements, None) => format!("{{\"tuple\":[{}]}}", all(elements)),
            Node::Tuple(elements, Some(rest)) => {
                format!("{{\"tuple\":[{}],\"rest\":{}}}", all(elements), rest.text(openness))
            }
            Node::Record(value) => format!("{{\"record\":{}}}", value.text(openness)),
            Node::Object(fields, undeclared) => {
                let fields = joined(fields.iter().map(|field| {
                    format!(
                        "{{\"key\":{},\"optional\":{},\"value\":{}}}",
                        text::string(&field.key),
                        field.optional,
                        field.value.text(openness)
                    )
                }));
                let tail = match undeclared {
                    Undeclared::Kept(extras) => format!(",\"extras\":{}", extras.text(openness)),
                    Undeclared::Refused if openness => String::from(",\"refused\":true"),
                    _ => String::new(),
                };
                format!("{{\"object\":[{fields}]{tail}}}")
            }
            Node::Discriminated { on, cases, branches } => {
                format!("{{\"on\":{},\"cases\":[{}],\"union\":[{}]}}", text::string(on), scalars(cases), all(branches))
            }
            Node::TypeDisjoint { types, branches } => format!(
                "{{\"types\":[{}],\"union\":[{}]}}",
                joined(types.iter().map(|name| text::string(name))),
                all(branches)
            ),
            Node::Ref(number) => format!("{{\"ref\":{number}}}"),
        }
    }
}

/// The size of an object's presence bitmap.
pub(crate) fn bitmap_bytes(fields: &[Field]) -> usize {
    fields.iter().filter(|field| field.optional).count().div_ceil(8)
}

/// Texts with commas between them.
fn joined(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(",")
}
