//! A shape laid out for walking: nodes by number, names by hash, and whatever a walk would
//! otherwise compute for each value. It knows shapes; it must not know values or bytes.

use super::branches::Order;
use super::keys::Scalars;
use super::per_type::PerType;
use crate::names::{Hint, Keys};
use crate::shape::{By, JsonType, Kind, Node, Object, Scalar, Shape, Undeclared, Union};
use core::sync::atomic::{AtomicBool, Ordering};
use serde_json::Value;

use std::collections::HashMap;

/// The number of a node in its program.
pub(crate) type Id = u32;

/// A program: nodes that refer to one another by number. A subtree that a shape shares is there once.
#[derive(Debug)]
pub(crate) struct Program {
    steps: Vec<Step>,
    pub(super) root: Id,
    pub(super) definitions: Box<[Id]>,
    longest_name: usize,
}

/// How one node is walked.
#[derive(Debug)]
pub(super) enum Step {
    Any,
    Boolean,
    Uint,
    Int,
    Float32,
    Float64,
    String,
    Bytes,
    Uuid,
    Literal(Constant),
    Enum(Enumeration),
    Nullable(Id),
    /// `null` if the inner value may be null itself, so that null is a present value.
    Optional {
        inner: Id,
        null: bool,
    },
    Array(Items),
    FixedArray {
        items: Items,
        length: usize,
    },
    Tuple {
        items: Box<[Id]>,
        rest: Option<Items>,
    },
    Record(Items),
    Object(Box<Fields>),
    Cases(Box<Cases>),
    Types(Types),
    Order(Box<Order>),
    Reference(u32),
}

/// The elements of an array or the values of a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Items {
    pub(super) item: Id,
    /// Bytes of the smallest.
    pub(super) min: usize,
    /// What each counts of the elements without bytes that a message may hold: nothing unless it
    /// takes no bytes itself.
    pub(super) free: u64,
}

/// A value known from the shape.
#[derive(Debug)]
pub(crate) struct Constant {
    pub(super) scalar: Scalar,
    /// Its JSON text; empty where it has none.
    pub(super) json: Box<str>,
    /// As a value; null where JSON has none.
    pub(super) value: Value,
}

#[derive(Debug)]
pub(super) struct Enumeration {
    pub(super) members: Box<[Constant]>,
    pub(super) positions: Scalars,
}

#[derive(Debug)]
pub(super) struct Fields {
    pub(super) fields: Box<[Field]>,
    pub(super) keys: Keys,
    /// How many have a presence bit.
    pub(super) optionals: usize,
    pub(super) extras: Option<Items>,
    pub(super) undeclared: Undeclared,
    /// Where a cut presence bitmap is reported at its start (wire format, section 6).
    pub(super) from_start: bool,
    /// Required fields that hold a literal or an enum: whether a value fits is told by them first.
    pub(super) telling: Box<[u32]>,
    /// The field that came first the last time.
    pub(super) first: Hint,
    /// Whether members of text ever came in another order than that of the wire.
    pub(super) mixed: Flag,
    /// The same of other values.
    pub(super) unordered: Flag,
}

#[derive(Debug)]
pub(crate) struct Field {
    pub(super) name: Box<str>,
    /// The name as JSON text, with a comma before it and the colon behind.
    pub(super) comma_and_key: Box<[u8]>,
    pub(super) node: Id,
    pub(super) optional: bool,
    /// It may be absent, and may not be null: what is none is absent.
    pub(super) none_is_absent: bool,
    /// Its number among the fields that may be absent.
    pub(super) bit: Option<u32>,
    /// The field that followed this one the last time.
    pub(super) follower: Hint,
}

impl Field {
    /// The name as JSON text, with the colon.
    #[inline(always)]
    pub(super) fn key(&self) -> &[u8] {
        self.comma_and_key.get(1..).unwrap_or_default()
    }
}

/// Something that was seen once, and may be seen again: what is done then costs less, and gives the
/// same.
#[derive(Debug, Default)]
pub(super) struct Flag(AtomicBool);

impl Flag {
    #[inline(always)]
    pub(super) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    #[cold]
    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[derive(Debug)]
pub(super) struct Cases {
    pub(super) name: Box<str>,
    pub(super) positions: Scalars,
    /// The cases as JSON text, for errors.
    pub(super) texts: Box<[Box<str>]>,
    pub(super) branches: Box<[Id]>,
    /// Whether each branch is an object that has the property among its fields or extras.
    pub(super) declared: bool,
}

#[derive(Debug)]
pub(super) struct Types {
    /// Positions by JSON type.
    positions: PerType<Option<u8>>,
    pub(super) branches: Box<[Id]>,
}

impl Types {
    pub(super) fn position(&self, json_type: JsonType) -> Option<usize> {
        self.positions.get(json_type).map(usize::from)
    }
}

impl Program {
    pub(crate) fn new(shape: &Shape) -> Program {
        let mut compiler = Compiler { steps: Vec::new(), longest_name: 0, known: HashMap::new() };
        let definitions = shape.definitions().iter().map(|node| compiler.node(node)).collect();
        let root = compiler.node(shape.root());
        let mut program = Program { steps: compiler.steps, root, definitions, longest_name: compiler.longest_name };
        program.order_branches();
        program.find_declared_cases();
        program.find_null_fields();
        program
    }

    #[inline]
    pub(super) fn step(&self, id: Id) -> &Step {
        // Every number comes from the compiler, which made the step before.
        self.steps.get(id as usize).unwrap_or(&Step::Any)
    }

    /// The step behind any references, unless they go in a circle.
    pub(super) fn resolved(&self, mut id: Id) -> &Step {
        for _ in 0..=self.definitions.len() {
            match self.step(id) {
                Step::Reference(definition) => match self.definitions.get(*definition as usize) {
                    Some(target) => id = *target,
                    None => break,
                },
                step => return step,
            }
        }
        &Step::Any
    }

    /// Bytes of the longest name that an object or union declares.
    pub(super) fn longest_name(&self) -> usize {
        self.longest_name
    }

    /// Looks at the branches of unions by a property.
    fn find_declared_cases(&mut self) {
        for position in 0..self.steps.len() {
            let Some(Step::Cases(cases)) = self.steps.get(position) else { continue };
            let declared = cases.branches.iter().all(|branch| match self.resolved(*branch) {
                Step::Object(object) => object.extras.is_some() || object.keys.find(cases.name.as_bytes(), 0).is_some(),
                Step::Record(_) => true,
                _ => false,
            });
            if let Some(Step::Cases(cases)) = self.steps.get_mut(position) {
                cases.declared = declared;
            }
        }
    }

    /// Whether null is a value of the node.
    fn admits_null(&self, id: Id) -> bool {
        match self.resolved(id) {
            Step::Any | Step::Nullable(_) | Step::Optional { .. } => true,
            Step::Literal(constant) => constant.scalar == Scalar::Null,
            Step::Enum(enumeration) => enumeration.positions.null().is_some(),
            Step::Types(types) => types.position(JsonType::Null).is_some(),
            Step::Order(order) => !order.candidates(JsonType::Null).is_empty(),
            _ => false,
        }
    }

    /// Looks at the fields of objects, which takes the unions by order.
    fn find_null_fields(&mut self) {
        for position in 0..self.steps.len() {
            let Some(Step::Object(object)) = self.steps.get(position) else { continue };
            let found: Vec<bool> =
                object.fields.iter().map(|field| field.optional && !self.admits_null(field.node)).collect();
            if let Some(Step::Object(object)) = self.steps.get_mut(position) {
                for (field, none_is_absent) in object.fields.iter_mut().zip(found) {
                    field.none_is_absent = none_is_absent;
                }
            }
        }
    }

    /// Looks at the branches of unions by order, which takes all other steps.
    fn order_branches(&mut self) {
        for position in 0..self.steps.len() {
            let Some(Step::Order(order)) = self.steps.get(position) else { continue };
            let seen = Order::new(order.branches.clone(), self);
            if let Some(step) = self.steps.get_mut(position) {
                *step = Step::Order(Box::new(seen));
            }
        }
    }
}

struct Compiler {
    steps: Vec<Step>,
    longest_name: usize,
    /// Steps by the address of their node, which the shape keeps where it is.
    known: HashMap<usize, Id>,
}

impl Compiler {
    fn node(&mut self, node: &Node) -> Id {
        if let Some(id) = self.known.get(&node.address()) {
            return *id;
        }
        let step = self.step(node);
        let id = self.steps.len() as Id;
        self.steps.push(step);
        self.known.insert(node.address(), id);
        id
    }

    fn nodes(&mut self, nodes: &[Node]) -> Box<[Id]> {
        nodes.iter().map(|node| self.node(node)).collect()
    }

    fn items(&mut self, node: &Node) -> Items {
        let min = node.min_width();
        let free = if min == 0 { node.free_slots().saturating_add(1) } else { 0 };
        Items { item: self.node(node), min, free }
    }

    fn step(&mut self, node: &Node) -> Step {
        match node.kind() {
            Kind::Any => Step::Any,
            Kind::Boolean => Step::Boolean,
            Kind::Uint => Step::Uint,
            Kind::Int => Step::Int,
            Kind::Float32 => Step::Float32,
            Kind::Float64 => Step::Float64,
            Kind::String => Step::String,
            Kind::Bytes => Step::Bytes,
            Kind::Uuid => Step::Uuid,
            Kind::Literal(scalar) => Step::Literal(Constant::new(scalar)),
            Kind::Enum(members) => Step::Enum(Enumeration {
                members: members.iter().map(Constant::new).collect(),
                positions: Scalars::new(members),
            }),
            Kind::Nullable(inner) => Step::Nullable(self.node(inner)),
            Kind::Optional(inner) => Step::Optional { inner: self.node(inner), null: inner.admits_null() },
            Kind::Array { item, length: None } => Step::Array(self.items(item)),
            Kind::Array { item, length: Some(length) } => {
                let length = usize::try_from(*length).unwrap_or(usize::MAX);
                Step::FixedArray { items: self.items(item), length }
            }
            Kind::Tuple { items, rest } => {
                let items = self.nodes(items);
                Step::Tuple { items, rest: rest.as_ref().map(|rest| self.items(rest)) }
            }
            Kind::Record(value) => Step::Record(self.items(value)),
            Kind::Object(object) => Step::Object(Box::new(self.object(object))),
            Kind::Union(union) => self.union(union),
            Kind::Reference(index) => Step::Reference(u32::try_from(*index).unwrap_or(u32::MAX)),
        }
    }

    fn object(&mut self, object: &Object) -> Fields {
        let declared = object.fields();
        let longest = declared.iter().map(|field| field.name().len()).max();
        self.longest_name = self.longest_name.max(longest.unwrap_or(0));
        let mut bits = 0..;
        let fields: Box<[Field]> = declared
            .iter()
            .zip(1..)
            .map(|(field, follower)| Field {
                name: field.name().into(),
                comma_and_key: [b",", json_text(&Scalar::from(field.name())).as_bytes(), b":"].concat().into(),
                node: self.node(field.node()),
                optional: field.is_optional(),
                none_is_absent: false,
                bit: if field.is_optional() { bits.next() } else { None },
                follower: Hint::new(follower),
            })
            .collect();
        let telling = declared.iter().zip(0..).filter(|(field, _)| {
            !field.is_optional() && matches!(field.node().kind(), Kind::Literal(_) | Kind::Enum(_))
        });
        Fields {
            keys: Keys::new(declared.iter().map(|field| field.name().into())),
            optionals: object.optional_count(),
            extras: object.extras().map(|extras| self.items(extras)),
            undeclared: object.undeclared(),
            from_start: object.extras().is_some()
                || declared.iter().any(|field| crate::typed::derived::INHERITED.contains(&field.name())),
            telling: telling.map(|(_, position)| position).collect(),
            first: Hint::new(0),
            mixed: Flag::default(),
            unordered: Flag::default(),
            fields,
        }
    }

    fn union(&mut self, union: &Union) -> Step {
        let branches = self.nodes(union.branches());
        match union.by() {
            By::Property { name, cases } => {
                self.longest_name = self.longest_name.max(name.len());
                let positions = Scalars::new(cases);
                let texts = cases.iter().map(|case| json_text(case).into()).collect();
                Step::Cases(Box::new(Cases { name: name.clone(), positions, texts, branches, declared: false }))
            }
            By::Type(types) => {
                let mut positions = PerType::default();
                for (json_type, position) in types.iter().zip(0..) {
                    *positions.get_mut(*json_type) = Some(position);
                }
                Step::Types(Types { positions, branches })
            }
            By::Order => Step::Order(Box::new(Order::unseen(branches))),
        }
    }
}

impl Constant {
    fn new(scalar: &Scalar) -> Constant {
        let value = match scalar {
            Scalar::Null => Value::Null,
            Scalar::Boolean(value) => Value::Bool(*value),
            Scalar::Number(value) => super::value::number(*value).unwrap_or(Value::Null),
            Scalar::String(value) => Value::String((**value).into()),
        };
        let is_json = !matches!(scalar, Scalar::Number(value) if !value.is_finite());
        let json = if is_json { json_text(scalar) } else { String::new() };
        Constant { scalar: scalar.clone(), json: json.into(), value }
    }
}

/// JSON text in which −0 keeps its sign, as it must to be read back.
fn json_text(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Number(value) if *value == 0.0 && value.is_sign_negative() => String::from("-0"),
        scalar => crate::shape::json_text(scalar),
    }
}
