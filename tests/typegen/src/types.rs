//! A shape as Rust types. It knows which types derive which shapes, and names the shapes that no
//! type derives.

use std::collections::HashMap;

use shorn_oracle::{Field, Node, Shape, Undeclared, Value};

use crate::code;
use crate::fields::{Fields, Place, Position};

/// What comes of a shape, or why no type has it.
pub(crate) type Result<T> = std::result::Result<T, &'static str>;

/// The types so far. Equal shapes share one type, unless they are part of a recursion: which of its
/// types are definitions depends on where each is met.
#[derive(Default)]
pub(crate) struct Types {
    /// Paths of types, from a sibling of their module.
    shared: HashMap<String, String>,
    module: String,
    source: String,
    count: usize,
}

/// The recursion that a shape is part of.
pub(crate) struct Scope<'a> {
    defs: &'a [Node],
    names: Vec<Option<String>>,
    /// Whether the place is inside of a collection, so that a type may hold itself there.
    held: bool,
}

/// An enum's variant and how it is shown: the pattern and the value.
struct Variant {
    declaration: String,
    arm: String,
}

impl Types {
    /// Starts a module.
    pub(crate) fn begin(&mut self, module: &str) {
        self.module = module.to_owned();
        self.source.clear();
        self.count = 0;
    }

    /// The source of the module.
    pub(crate) fn end(&mut self) -> String {
        std::mem::take(&mut self.source)
    }

    /// The type of a whole shape; nothing is left of one that has none.
    pub(crate) fn root(&mut self, shape: &Shape) -> Result<String> {
        let before = (self.shared.clone(), self.source.len(), self.count);
        let mut scope = Scope { defs: &shape.defs, names: vec![None; shape.defs.len()], held: false };
        let result = self.held(&shape.root, &mut scope);
        if result.is_err() {
            self.shared = before.0;
            self.source.truncate(before.1);
            self.count = before.2;
        }
        result
    }

    /// The type of a value that its owner holds behind an indirection.
    pub(crate) fn held(&mut self, node: &Node, scope: &mut Scope<'_>) -> Result<String> {
        let before = std::mem::replace(&mut scope.held, true);
        let result = self.expression(node, scope);
        scope.held = before;
        result
    }

    /// The type of a value anywhere.
    pub(crate) fn expression(&mut self, node: &Node, scope: &mut Scope<'_>) -> Result<String> {
        Ok(match node {
            Node::Any => "Json".to_owned(),
            Node::Boolean => "bool".to_owned(),
            Node::Uint => "u64".to_owned(),
            Node::Int => "i64".to_owned(),
            Node::Float64 => "f64".to_owned(),
            Node::String => "String".to_owned(),
            Node::Uuid => "Uuid".to_owned(),
            Node::Literal(Value::Null) => "()".to_owned(),
            Node::Nullable(inner) => format!("Option<{}>", self.expression(inner, scope)?),
            Node::Array(element) => format!("Vec<{}>", self.held(element, scope)?),
            Node::FixedArray(element, length) => {
                let array = format!("[{}; {length}]", self.expression(element, scope)?);
                // Not by way of the stack, where it is long.
                if *length > 1_000.0 { format!("Box<{array}>") } else { array }
            }
            Node::Record(value) => format!("BTreeMap<String, {}>", self.held(value, scope)?),
            Node::Tuple(elements, None) if is_std_tuple(elements, node) => {
                let elements: Vec<_> =
                    elements.iter().map(|element| self.expression(element, scope)).collect::<Result<_>>()?;
                format!("({},)", elements.join(", "))
            }
            Node::Ref(number) if scope.held => self.definition(*number, scope)?,
            Node::Ref(number) => format!("Box<{}>", self.definition(*number, scope)?),
            Node::Optional(_) => return Err("an optional outside of a field"),
            _ => self.named(node, scope)?,
        })
    }

    /// The type of an entry of the table.
    fn definition(&mut self, number: usize, scope: &mut Scope<'_>) -> Result<String> {
        if let Some(name) = &scope.names[number] {
            return Ok(name.clone());
        }
        let defs = scope.defs;
        let mut end = number;
        for _ in 0..=defs.len() {
            match defs[end] {
                Node::Ref(next) => end = next,
                _ => break,
            }
        }
        if let Node::Ref(_) = defs[end] {
            return Err("a definition that is nothing but itself");
        }
        let name = self.name();
        scope.names[number] = Some(name.clone());
        let before = std::mem::replace(&mut scope.held, false);
        self.define(&name, &defs[number], scope)?;
        scope.held = before;
        Ok(name)
    }

    /// A type with a name.
    fn named(&mut self, node: &Node, scope: &mut Scope<'_>) -> Result<String> {
        if has_ref(node) {
            let name = self.name();
            self.define(&name, node, scope)?;
            return Ok(name);
        }
        let key = format!("{node:?}");
        if let Some(path) = self.shared.get(&key) {
            let here = format!("super::{}::", self.module);
            return Ok(path.strip_prefix(&here).unwrap_or(path).to_owned());
        }
        let name = self.name();
        self.define(&name, node, scope)?;
        self.shared.insert(key, format!("super::{}::{name}", self.module));
        Ok(name)
    }

    fn name(&mut self) -> String {
        self.count += 1;
        format!("T{}", self.count)
    }

    fn define(&mut self, name: &str, node: &Node, scope: &mut Scope<'_>) -> Result<()> {
        let (attributes, body, value) = match node {
            Node::Object(fields, undeclared) => {
                let attributes = refusing([undeclared]);
                let fields = self.fields(fields, undeclared, None, scope)?;
                let body = format!("struct {name} {{\n{}}}", fields.declarations(1));
                (attributes, body, format!("Members::new(){}.done()", fields.members("&self.")))
            }
            Node::Tuple(elements, rest) if elements.len() != 1 || rest.is_some() => {
                let places = self.tuple(elements, rest.as_deref(), scope)?;
                let declared: Vec<_> = places.iter().map(|place| place.declaration("")).collect();
                let names: Vec<_> = (0..places.len()).map(|at| format!("&self.{at}")).collect();
                let body = format!("struct {name}({});", declared.join(", "));
                (vec![], body, array(&places, &names, rest.is_some()))
            }
            Node::Enum(members) => {
                let order = code::shuffled(members, |member| format!("{member:?}"));
                let variants = order.into_iter().map(|at| {
                    let declaration = code::line(1, &format!("{} V{at},", variant_attribute(&members[at])));
                    let arm = code::line(3, &format!("{name}::V{at} => {},", code::value(&members[at])));
                    Variant { declaration, arm }
                });
                let (body, value) = enumeration(name, variants.collect());
                (vec![], body, value)
            }
            Node::Discriminated { on, cases, branches } => self.tagged(name, on, cases, branches, scope)?,
            Node::TypeDisjoint { types, branches } => self.by_type(name, types, branches, scope)?,
            transparent => {
                let place = self.place(transparent, Position::Unnamed, scope)?;
                let body = format!("struct {name}({});", place.declaration(""));
                (vec![], body, format!("shown({})", place.shown("&self.0")))
            }
        };
        let attributes = match attributes.as_slice() {
            [] => String::new(),
            attributes => format!("#[record({})]\n", attributes.join(", ")),
        };
        self.source += &format!("\n#[derive(Record)]\n{attributes}pub(crate) {body}\n");
        self.source +=
            &format!("impl ToValue for {name} {{\n    fn to_value(&self) -> Value {{\n        {value}\n    }}\n}}\n");
        Ok(())
    }

    /// The elements of a tuple.
    fn tuple(&mut self, elements: &[Node], rest: Option<&Node>, scope: &mut Scope<'_>) -> Result<Vec<Place>> {
        let fixed = elements.iter().map(|element| self.place(element, Position::Unnamed, scope));
        let mut places = fixed.collect::<Result<Vec<_>>>()?;
        if let Some(rest) = rest {
            places.push(self.rest(rest, scope)?);
        }
        Ok(places)
    }

    /// An enum with a tag.
    fn tagged(
        &mut self,
        name: &str,
        on: &str,
        cases: &[Value],
        branches: &[Node],
        scope: &mut Scope<'_>,
    ) -> Result<(Vec<String>, String, String)> {
        let mut objects = vec![];
        for (case, branch) in cases.iter().zip(branches) {
            objects.push(tagged_object(on, case, branch, scope.defs)?);
        }
        let content = objects.iter().find_map(|(fields, undeclared)| content_key(on, fields, undeclared));
        let mut variants = vec![];
        for at in code::shuffled(cases, |case| format!("{case:?}")) {
            let (fields, undeclared) = objects[at];
            let attribute = variant_attribute(&cases[at]);
            let tag = format!(".set({on:?}, {})", code::value(&cases[at]));
            let way = code::choice(&format!("{:?}", branches[at]), 3);
            let declared = fields.iter().filter(|field| field.key != *on).collect::<Vec<_>>();
            let (declaration, arm) = if way == 0 && content.is_some() && content == content_key(on, fields, undeclared)
            {
                // The content under its key.
                let place = self.place(&declared[0].value, Position::Unnamed, scope)?;
                let member = format!(".put({:?}, {})", declared[0].key, place.shown("content"));
                (format!("({})", place.declaration("")), format!("(content) => Members::new(){tag}{member}.done()"))
            } else if way == 1 && !declared.is_empty() {
                // The fields of another type beside the tag.
                let inner = declared.into_iter().cloned().collect();
                let inner = self.named(&Node::Object(inner, undeclared.clone()), scope)?;
                (
                    format!("(#[record(flatten)] {inner})"),
                    format!("(content) => Members::new(){tag}.put_all(content).done()"),
                )
            } else {
                let fields = self.fields(fields, undeclared, Some(on), scope)?;
                struct_variant(&fields, &tag, way != 2)
            };
            variants.push(Variant {
                declaration: code::line(1, &format!("{attribute} V{at}{declaration},")),
                arm: code::line(3, &format!("{name}::V{at}{arm},")),
            });
        }
        let mut attributes = refusing(objects.iter().map(|(_, undeclared)| *undeclared));
        attributes.push(format!("tag = {on:?}"));
        attributes.extend(content.map(|key| format!("content = {key:?}")));
        let (body, value) = enumeration(name, variants);
        Ok((attributes, body, value))
    }

    /// An enum without a tag.
    fn by_type(
        &mut self,
        name: &str,
        types: &[String],
        branches: &[Node],
        scope: &mut Scope<'_>,
    ) -> Result<(Vec<String>, String, String)> {
        for (ty, branch) in types.iter().zip(branches) {
            if json_type(branch, scope.defs, 0) != Some(ty.as_str()) {
                return Err("a branch of another JSON type than it declares, or of none");
            }
        }
        let mut variants = vec![];
        let mut undeclared_keys = vec![];
        for at in code::shuffled(types, String::clone) {
            let branch = &branches[at];
            let apart = code::choice(&format!("{branch:?}"), 2) == 0;
            let (declaration, arm) = match branch {
                Node::Literal(Value::Null) if apart => (String::new(), " => Value::Null".to_owned()),
                Node::Object(fields, undeclared) if apart && !fields.is_empty() => {
                    undeclared_keys.push(undeclared);
                    let fields = self.fields(fields, undeclared, None, scope)?;
                    struct_variant(&fields, "", false)
                }
                Node::Tuple(elements, rest) if apart && (elements.len() > 1 || rest.is_some()) => {
                    let places = self.tuple(elements, rest.as_deref(), scope)?;
                    let names: Vec<_> = (0..places.len()).map(|at| format!("f{at}")).collect();
                    let bound: Vec<_> = places.iter().zip(&names).map(|(place, name)| place.pattern(name)).collect();
                    let declared: Vec<_> = places.iter().map(|place| place.declaration("")).collect();
                    let shown = array(&places, &names, rest.is_some());
                    (format!("({})", declared.join(", ")), format!("({}) => {shown}", bound.join(", ")))
                }
                _ => {
                    let place = self.place(branch, Position::Unnamed, scope)?;
                    (
                        format!("({})", place.declaration("")),
                        format!("({}) => shown({})", place.pattern("content"), place.shown("content")),
                    )
                }
            };
            variants.push(Variant {
                declaration: code::line(1, &format!("V{at}{declaration},")),
                arm: code::line(3, &format!("{name}::V{at}{arm},")),
            });
        }
        let mut attributes = refusing(undeclared_keys);
        attributes.push("untagged".to_owned());
        let (body, value) = enumeration(name, variants);
        Ok((attributes, body, value))
    }
}

/// The value of a tuple, whose last place may be its rest.
fn array(places: &[Place], names: &[String], rest: bool) -> String {
    let shown: Vec<_> = places.iter().zip(names).map(|(place, name)| place.shown(name)).collect();
    match shown.split_last() {
        Some((last, fixed)) if rest => format!("array_with_rest(&[{}], {last})", fixed.join(", ")),
        _ => format!("array(&[{}])", shown.join(", ")),
    }
}

/// A variant with fields that have names; a unit variant where it has none and `unit` says so.
fn struct_variant(fields: &Fields, tag: &str, unit: bool) -> (String, String) {
    if unit && fields.is_empty() {
        return (String::new(), format!(" => Members::new(){tag}.done()"));
    }
    (
        format!(" {{\n{}    }}", fields.declarations(2)),
        format!(" {} => Members::new(){tag}{}.done()", fields.pattern(), fields.members("")),
    )
}

/// An enum and how it is shown.
fn enumeration(name: &str, variants: Vec<Variant>) -> (String, String) {
    let declarations: String = variants.iter().map(|variant| variant.declaration.as_str()).collect();
    let arms: String = variants.iter().map(|variant| variant.arm.as_str()).collect();
    (format!("enum {name} {{\n{declarations}}}"), format!("match self {{\n{arms}        }}"))
}

/// What makes a variant a constant. Names are said in one of the two ways.
fn variant_attribute(constant: &Value) -> String {
    let literal = code::literal(constant).expect("a member has a text");
    match constant {
        Value::String(text) if code::choice(text, 4) > 0 => format!("#[record(rename = {literal})]"),
        _ => format!("#[record(literal = {literal})]"),
    }
}

/// The attribute of a type whose objects all refuse undeclared keys.
fn refusing<'a>(undeclared: impl IntoIterator<Item = &'a Undeclared>) -> Vec<String> {
    let mut objects = undeclared.into_iter().peekable();
    let all = objects.peek().is_some() && objects.all(|undeclared| *undeclared == Undeclared::Refused);
    if all { vec!["deny_unknown".to_owned()] } else { vec![] }
}

/// The branch of a tagged enum: an object with the tag.
fn tagged_object<'a>(
    on: &str,
    case: &Value,
    branch: &'a Node,
    defs: &'a [Node],
) -> Result<(&'a [Field], &'a Undeclared)> {
    // A branch that is a definition as well is written out; its shape folds to the reference again.
    let branch = match branch {
        Node::Ref(number) => &defs[*number],
        other => other,
    };
    let Node::Object(fields, undeclared) = branch else {
        return Err("a tagged branch that is no object");
    };
    let tag = fields.iter().find(|field| field.key == on).ok_or("a tagged branch without the tag")?;
    if tag.optional {
        return Err("a tag that may be absent");
    }
    if tag.value != Node::Literal(case.clone()) {
        return Err("a tag that is not the constant of its case");
    }
    Ok((fields, undeclared))
}

/// The key of the only field beside the tag.
fn content_key<'a>(on: &str, fields: &'a [Field], undeclared: &Undeclared) -> Option<&'a str> {
    let mut others = fields.iter().filter(|field| field.key != on);
    match (others.next(), others.next(), undeclared) {
        (_, _, Undeclared::Kept(_)) => None,
        (Some(field), None, _) if !field.optional => Some(&field.key),
        _ => None,
    }
}

/// Tuples of Rust's own are for half of the lengths that both have.
fn is_std_tuple(elements: &[Node], node: &Node) -> bool {
    match elements.len() {
        1 => true,
        2..=12 => code::choice(&format!("{node:?}"), 2) == 0,
        _ => false,
    }
}

fn has_ref(node: &Node) -> bool {
    matches!(node, Node::Ref(_)) || node.children().into_iter().any(has_ref)
}

/// The JSON type of all values of a type with that shape, as far as the type tells.
fn json_type(node: &Node, defs: &[Node], depth: usize) -> Option<&'static str> {
    match node {
        Node::Any | Node::Bytes | Node::Nullable(_) | Node::Optional(_) | Node::TypeDisjoint { .. } => None,
        Node::Boolean => Some("boolean"),
        Node::Uint | Node::Int | Node::Float64 | Node::Float32 => Some("number"),
        Node::String | Node::Uuid => Some("string"),
        Node::Literal(value) => value.json_type(),
        Node::Enum(members) => {
            let mut types = members.iter().map(Value::json_type);
            let first = types.next()?;
            types.all(|ty| ty == first).then_some(first)?
        }
        Node::Array(_) | Node::FixedArray(..) | Node::Tuple(..) => Some("array"),
        Node::Record(_) | Node::Object(..) | Node::Discriminated { .. } => Some("object"),
        Node::Ref(_) if depth > defs.len() => None,
        Node::Ref(number) => json_type(&defs[*number], defs, depth + 1),
    }
}
