//! Knows how many schemas of a document apply to one place of a value within each other: references,
//! and parts of `allOf` and its like. A validator takes stack for each. Must not know what they say.

use super::kept::Documents;
use super::keywords::{Source, address};
use super::options::Options;
use super::resolve::Resources;
use serde_json::Value;
use std::collections::HashMap;

/// Beyond which nothing is counted.
const MOST: usize = 300;

impl Documents {
    /// The most that apply within each other anywhere in the documents, up to 300. Schemas that apply to
    /// themselves at the same place are counted once.
    pub(crate) fn longest_chain(&self) -> usize {
        let options = Options { documents: self.others.clone(), ..Options::default() };
        let mut chains = Chains { resources: Resources::new(&self.document, &options), known: HashMap::new() };
        let others = options.documents.iter().map(|(_, document)| document.as_ref());
        let mut longest = 0;
        for (index, document) in std::iter::once(&*self.document).chain(others).enumerate() {
            let mut open = vec![document];
            while let Some(node) = open.pop() {
                match node {
                    Value::Array(items) => open.extend(items),
                    Value::Object(map) => {
                        longest = longest.max(chains.of(Source::new(node, index), 0));
                        open.extend(map.values());
                    }
                    _ => {}
                }
            }
        }
        longest
    }
}

struct Chains<'a> {
    resources: Resources<'a>,
    /// By the place of the node in memory; zero while it is being looked at.
    known: HashMap<usize, usize>,
}

impl<'a> Chains<'a> {
    fn of(&mut self, source: Source<'a>, depth: usize) -> usize {
        let Value::Object(map) = source.node else { return 0 };
        if depth == MOST {
            return MOST;
        }
        if let Some(known) = self.known.get(&address(source.node)) {
            return *known;
        }
        self.known.insert(address(source.node), 0);
        let mut longest = 0;
        for (key, value) in map {
            let here = match (key.as_str(), value) {
                ("$ref" | "$dynamicRef" | "$recursiveRef", Value::String(text)) => {
                    self.of_reference(source, text, depth)
                }
                ("allOf" | "anyOf" | "oneOf", Value::Array(parts)) => self.most(source, parts, depth),
                ("dependentSchemas" | "dependencies", Value::Object(parts)) => self.most(source, parts.values(), depth),
                ("not" | "if" | "then" | "else", part) => self.most(source, [part], depth),
                _ => continue,
            };
            longest = longest.max(here + 1);
        }
        let longest = longest.min(MOST);
        self.known.insert(address(source.node), longest);
        longest
    }

    fn most(&mut self, source: Source<'a>, parts: impl IntoIterator<Item = &'a Value>, depth: usize) -> usize {
        parts.into_iter().map(|part| self.of(source.beside(part), depth + 1)).max().unwrap_or(0)
    }

    fn of_reference(&mut self, source: Source<'a>, text: &'a str, depth: usize) -> usize {
        let Ok((resource, fragment)) = self.resources.locate(source.resource, text) else { return 0 };
        match self.resources.target(resource, fragment) {
            Ok(target) => self.of(target, depth + 1),
            Err(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Dialect;
    use serde_json::json;
    use std::sync::Arc;

    #[test]
    fn chains() {
        for (document, longest) in [
            (json!({}), 1),
            (json!({ "properties": { "a": { "allOf": [{ "not": {} }] } } }), 2),
            (json!({ "properties": { "a": { "$ref": "#" } } }), 1),
            (json!({ "$ref": "#/$defs/a", "$defs": { "a": { "anyOf": [{ "$ref": "#/$defs/b" }] }, "b": {} } }), 3),
            (json!({ "$ref": "o.json#/$defs/b", "if": {} }), 2),
            (json!({ "allOf": [{ "$ref": "#" }] }), 2),
        ] {
            // In which one applies within another, too.
            let other = Arc::new(json!({ "$defs": { "b": { "not": { "properties": { "allOf": {} } } } } }));
            let documents = Documents {
                document: Arc::new(document),
                root: None,
                others: vec![("o.json".into(), other)],
                dialect: Dialect::JsonSchema,
            };
            assert_eq!(documents.longest_chain(), longest, "{}", documents.document);
        }
    }

    #[test]
    fn a_long_chain_ends() {
        let mut document = json!({});
        for _ in 0..900 {
            document = json!({ "not": document });
        }
        let documents =
            Documents { document: Arc::new(document), root: None, others: Vec::new(), dialect: Dialect::JsonSchema };
        assert_eq!(documents.longest_chain(), MOST);
    }
}
