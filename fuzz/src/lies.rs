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

/// Whether an entry of the definition table is nothing but a reference to another: what refers to that one is folded
/// (WIRE-FORMAT.md, 8.3), so that no document leads to it again.
pub(crate) fn has_an_alias(schema: &Schema) -> bool {
    let Some(signature) = signature(schema) else { return false };
    signature
        .get("defs")
        .and_then(Value::as_array)
        .is_some_and(|entries| entries.iter().any(|entry| entry.get("ref").is_some()))
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
