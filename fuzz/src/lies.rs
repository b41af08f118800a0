//! Shapes of which the format itself does not keep what the library promises for all others. Each is a rule of the
//! format, followed by every peer; the targets step around it, and nothing else.

use serde_json::Value;
use shorn::Schema;

/// Whether a union's discriminant is an optional member of a branch (WIRE-FORMAT.md, 7.1: whether it is `required` is
/// not asked). The branch without it decodes, to a value that no branch takes.
pub(crate) fn forgets_its_case(schema: &Schema) -> bool {
    any(schema, &|node, definitions| {
        let (Some(name), Some(branches)) = (node.get("on"), node.get("union").and_then(Value::as_array)) else {
            return false;
        };
        branches.iter().map(|branch| target(branch, definitions)).any(|branch| {
            let fields = branch.get("object").and_then(Value::as_array).into_iter().flatten();
            fields.filter(|field| field.get("key") == Some(name)).any(|field| field["optional"] == true)
        })
    })
}

/// Whether there are definitions: a reference counts as one byte in the budget of a count, also where it leads to none,
/// so that an array of those is written and then refused.
pub(crate) fn may_count_too_much(schema: &Schema) -> bool {
    signature(schema).is_none_or(|signature| signature.get("defs").is_some())
}

/// Whether folding (WIRE-FORMAT.md, 8.3) has left an entry of the definition table to which nothing leads back while it
/// is open, so that a reader of the shape's document does not make an entry of it.
pub(crate) fn is_numbered_anew(schema: &Schema) -> bool {
    let Some(signature) = signature(schema) else { return false };
    let Some(definitions) = signature.get("defs").and_then(Value::as_array) else { return false };
    let mut reader = Reader { definitions, entered: vec![Entered::Not; definitions.len()] };
    reader.node(&signature["root"]);
    reader.entered.iter().any(|entered| *entered != Entered::Again)
}

/// What expansion (8.2) has seen of an entry.
#[derive(Clone, Copy, PartialEq)]
enum Entered {
    Not,
    Open,
    /// While it was open: it has a number.
    Again,
    /// And closed without a number.
    Inlined,
}

struct Reader<'a> {
    definitions: &'a [Value],
    entered: Vec<Entered>,
}

impl Reader<'_> {
    fn node(&mut self, node: &Value) {
        let Some(number) = node.get("ref").and_then(Value::as_u64).map(|number| number as usize) else {
            return self.inside(node);
        };
        match self.entered[number] {
            Entered::Not => {
                self.entered[number] = Entered::Open;
                let definitions = self.definitions;
                self.node(&definitions[number]);
                if self.entered[number] == Entered::Open {
                    self.entered[number] = Entered::Inlined;
                }
            }
            Entered::Open => self.entered[number] = Entered::Again,
            Entered::Again | Entered::Inlined => {}
        }
    }

    fn inside(&mut self, node: &Value) {
        match node {
            Value::Array(nodes) => nodes.iter().for_each(|node| self.node(node)),
            Value::Object(members) => {
                // Extras come before fields.
                members.get("extras").into_iter().for_each(|extras| self.node(extras));
                members.iter().filter(|(name, _)| *name != "extras").for_each(|(_, node)| self.node(node));
            }
            _ => {}
        }
    }
}

fn target<'a>(branch: &'a Value, definitions: &'a [Value]) -> &'a Value {
    let number = branch.get("ref").and_then(Value::as_u64);
    number.and_then(|number| definitions.get(number as usize)).unwrap_or(branch)
}

/// The signature as JSON; a shape built by hand may have none.
fn signature(schema: &Schema) -> Option<Value> {
    serde_json::from_str(schema.signature()?).ok()
}

/// Whether `says` of any node of the signature.
fn any(schema: &Schema, says: &dyn Fn(&Value, &[Value]) -> bool) -> bool {
    fn within(node: &Value, definitions: &[Value], says: &dyn Fn(&Value, &[Value]) -> bool) -> bool {
        says(node, definitions)
            || match node {
                Value::Array(nodes) => nodes.iter().any(|node| within(node, definitions, says)),
                Value::Object(members) => members.values().any(|node| within(node, definitions, says)),
                _ => false,
            }
    }
    let Some(signature) = signature(schema) else { return false };
    let definitions = signature.get("defs").and_then(Value::as_array).cloned().unwrap_or_default();
    within(&signature, &definitions, says)
}
