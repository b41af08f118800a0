//! Knows which nodes a list of schemas comes down to, once `allOf` and references are out of the way.
//! Must not know what the nodes mean.

use super::keywords::{Identity, Skip, Source};
use super::translate::{Fault, Outcome, Translator};
use crate::error::SchemaErrorKind;
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// Whether references are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follow {
    Yes,
    No,
}

enum Step<'a> {
    Visit(Source<'a>),
    Leave(Identity),
}

impl<'a> Translator<'a> {
    /// The nodes without `allOf` that `sources` come down to. References are followed, or stay as
    /// nodes of which only that is left.
    ///
    /// It takes no stack, and a node that comes twice counts once.
    pub(super) fn flatten(&mut self, sources: &[Source<'a>], follow: Follow) -> Outcome<'a, Vec<Source<'a>>> {
        let mut steps: Vec<Step<'a>> = sources.iter().rev().map(|source| Step::Visit(*source)).collect();
        // Whether a node that was met is open.
        let mut met: HashMap<Identity, bool> = HashMap::new();
        let mut references: HashSet<(usize, &str)> = HashSet::new();
        let mut parts = Vec::new();
        while let Some(step) = steps.pop() {
            let source = match step {
                Step::Visit(source) => source,
                Step::Leave(identity) => {
                    met.insert(identity, false);
                    continue;
                }
            };
            self.work(1, source.node)?;
            let words = match source.node {
                Value::Bool(true) => continue,
                Value::Bool(false) => {
                    parts.push(source);
                    continue;
                }
                _ => match source.keywords() {
                    Some(words) => words,
                    None => return Fault::of(SchemaErrorKind::UnsupportedNode, source.node),
                },
            };
            let identity = source.identity();
            match met.get(&identity) {
                Some(false) => continue,
                Some(true) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
                None => {}
            }
            let is_union = self.is_nullable(&words);
            let all_of = match words.all_of {
                _ if is_union => &[],
                None => &[],
                Some(Value::Array(list)) => list.as_slice(),
                Some(_) => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
            };
            let reference = match (words.reference, words.reference()) {
                (None, _) => None,
                (_, Some(text)) => Some(text),
                _ => return Fault::of(SchemaErrorKind::UnsupportedCombinator, source.node),
            };
            if reference.is_none() && (words.all_of.is_none() || is_union) {
                if words.has_content() {
                    met.insert(identity, false);
                    parts.push(source);
                }
                continue;
            }
            met.insert(identity, true);
            steps.push(Step::Leave(identity));
            steps.extend(all_of.iter().rev().map(|part| Step::Visit(source.beside(part))));
            if !source.skip.has(Skip::ALL_BUT_REFERENCE) {
                steps.push(Step::Visit(source.skipping(Skip::REFERENCE.and(Skip::ALL_OF))));
            }
            match (reference, follow) {
                (Some(text), Follow::Yes) => {
                    let target = self.target(source, text)?;
                    steps.push(Step::Visit(target));
                }
                (Some(text), Follow::No) if references.insert((source.resource, text)) => {
                    parts.push(Source { skip: Skip::ALL_BUT_REFERENCE, ..source });
                }
                _ => {}
            }
        }
        Ok(parts)
    }
}
