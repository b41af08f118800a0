//! Knows where a node is in its document: the JSON Pointer to a place in memory. Must not know why
//! anyone asks.
//!
//! Translation carries no paths. A refusal and a warning hold a borrow of the node that they are
//! about, and only then are the documents searched for it: a node is in one place, and a document
//! does not move while it is borrowed. So a document in order pays nothing for the pointers of one
//! that is not.

use super::keywords::address;
use serde_json::{Map, Value, map};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::slice;

/// The JSON Pointers of some nodes, in the documents given, each with its URI.
///
/// Cost: a pass over all documents, with a stack of its own.
pub(super) fn pointers<'a>(
    documents: impl IntoIterator<Item = (&'a str, &'a Value)>,
    nodes: impl IntoIterator<Item = &'a Value>,
) -> HashMap<usize, String> {
    let mut wanted: HashMap<usize, String> = nodes.into_iter().map(|node| (address(node), String::new())).collect();
    let mut left = wanted.len();
    for (uri, document) in documents {
        let mut walk = Walk { path: Vec::new(), node: Some(document) };
        while left > 0 {
            let Some(node) = walk.next() else { break };
            if let Some(pointer) = wanted.get_mut(&address(node)) {
                *pointer = walk.pointer(uri);
                left -= 1;
            }
        }
    }
    wanted
}

/// A pass over a document, parents first.
struct Walk<'a> {
    path: Vec<(Step<'a>, Children<'a>)>,
    /// The node that comes next, at the end of the path.
    node: Option<&'a Value>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Start,
    Key(&'a str),
    Index(usize),
}

enum Children<'a> {
    Object(map::Iter<'a>),
    Array(std::iter::Enumerate<slice::Iter<'a, Value>>),
}

impl<'a> Walk<'a> {
    fn next(&mut self) -> Option<&'a Value> {
        let node = match self.node.take() {
            Some(node) => node,
            None => self.advance()?,
        };
        match node {
            Value::Object(map) => self.path.push((Step::Start, Children::Object(entries(map)))),
            Value::Array(items) => self.path.push((Step::Start, Children::Array(items.iter().enumerate()))),
            _ => self.path.push((Step::Start, Children::Array([].iter().enumerate()))),
        }
        Some(node)
    }

    /// The next child of the innermost node that has one left.
    fn advance(&mut self) -> Option<&'a Value> {
        loop {
            let (step, children) = self.path.last_mut()?;
            let next = match children {
                Children::Object(entries) => entries.next().map(|(key, value)| (Step::Key(key), value)),
                Children::Array(items) => items.next().map(|(index, value)| (Step::Index(index), value)),
            };
            match next {
                Some((to, value)) => {
                    *step = to;
                    return Some(value);
                }
                None => {
                    self.path.pop();
                }
            }
        }
    }

    /// The pointer to the node that was returned last. Its own step is not taken yet.
    fn pointer(&self, uri: &str) -> String {
        let mut pointer = format!("{uri}#");
        for (step, _) in &self.path {
            match step {
                Step::Start => {}
                Step::Key(key) => push_key(&mut pointer, key),
                Step::Index(index) => {
                    let _ = write!(pointer, "/{index}");
                }
            }
        }
        pointer
    }
}

fn entries(map: &Map<String, Value>) -> map::Iter<'_> {
    map.iter()
}

/// Appends a key to a pointer.
pub(super) fn push_key(pointer: &mut String, key: &str) {
    pointer.push('/');
    for character in key.chars() {
        match character {
            '~' => pointer.push_str("~0"),
            '/' => pointer.push_str("~1"),
            other => pointer.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_node_has_its_pointer() {
        let document = json!({ "a/b": [{ "~": 1 }, [[], { "": null }]], "z": {} });
        let spelled =
            ["#", "#/a~1b", "#/a~1b/0", "#/a~1b/0/~0", "#/a~1b/1", "#/a~1b/1/0", "#/a~1b/1/1", "#/a~1b/1/1/", "#/z"];
        for pointer in spelled {
            let node = document.pointer(&pointer[1..]).expect(pointer);
            let found = pointers([("", &document)], [node]);
            assert_eq!(found[&address(node)], pointer);
            let external = pointers([("", &json!([])), ("x.json", &document)], [node]);
            assert_eq!(external[&address(node)], ["x.json", pointer].concat());
        }
    }

    #[test]
    fn depth_takes_no_stack() {
        let mut document = json!({});
        for _ in 0..2_000 {
            document = Value::Array(vec![document]);
        }
        let mut inner = &document;
        while let Some(next) = inner.get(0) {
            inner = next;
        }
        let found = pointers([("", &document)], [inner]);
        assert_eq!(found[&address(inner)].len(), 1 + 2 * 2_000);
        // Dropping it would take stack.
        std::mem::forget(document);
    }
}
