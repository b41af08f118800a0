//! Knows which part of a shape JSON Schema has no form for, to name it in an error. Must not know
//! how a signature or a document is written.

use super::node::{Kind, Node};
use super::scalar::Scalar;
use alloc::format;
use alloc::string::String;

/// The first part of `node` without a JSON Schema form, as `path: what`, in the spelling of
/// error paths.
pub(super) fn part(definitions: &[Node], root: &Node) -> Option<String> {
    let parts = definitions.iter().chain([root]);
    parts.filter_map(|node| below(node, &mut String::new())).next()
}

/// Searches `node`, which lies at `path`. A tree is never higher than `Node::MAX_HEIGHT`.
fn below(node: &Node, path: &mut String) -> Option<String> {
    let what = match node.kind() {
        Kind::Bytes => Some("bytes"),
        Kind::Float32 => Some("float32"),
        Kind::Optional(_) => Some("an optional outside of a field"),
        Kind::Literal(Scalar::Number(v)) if !v.is_finite() => Some("a literal that is no JSON number"),
        _ => None,
    };
    if let Some(what) = what {
        return Some(if path.is_empty() { what.into() } else { format!("`{path}`, {what}") });
    }
    match node.kind() {
        Kind::Object(object) => object
            .fields()
            .iter()
            .find_map(|field| under(path, field.name(), field.node()))
            .or_else(|| object.extras().and_then(|extras| under(path, "*", extras))),
        Kind::Record(value) => under(path, "*", value),
        Kind::Array { item, .. } => under(path, "[]", item),
        Kind::Tuple { items, rest } => items
            .iter()
            .enumerate()
            .find_map(|(i, item)| under(path, &format!("[{i}]"), item))
            .or_else(|| rest.as_ref().and_then(|rest| under(path, "[]", rest))),
        kind => kind.children().find_map(|child| below(child, path)),
    }
}

fn under(path: &mut String, segment: &str, node: &Node) -> Option<String> {
    let before = path.len();
    if before > 0 && !segment.starts_with('[') {
        path.push('.');
    }
    path.push_str(segment);
    let found = below(node, path);
    path.truncate(before);
    found
}

#[cfg(test)]
mod tests {
    use crate::shape::{Node, Shape};
    use alloc::string::ToString;

    #[test]
    fn the_part_is_named() {
        let blob = Node::object([("value", Node::array(Node::bytes()))]);
        let shape = Shape::build(Node::object([("a", Node::uint()), ("attach", blob)])).unwrap();
        let error = shape.fingerprint(3).unwrap_err().to_string();
        assert!(error.starts_with("no_signature at `attach.value[]`, bytes: "), "{error}");
    }
}
