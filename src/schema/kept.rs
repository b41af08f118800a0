//! Knows what a schema keeps of the documents that it was compiled from, so that their rules can be
//! compiled when somebody asks, and once. Must not know what a rule is. Without the feature
//! `jsonschema` the twin of this file is taken, which keeps nothing.

use super::options::Options;
use super::{Dialect, Schema};
use crate::error::{SchemaError, SchemaErrorKind};
use crate::validated::{DocumentRules, levels};
use serde_json::Value;
use std::sync::{Arc, OnceLock};

/// Levels of a document beyond which it is not kept: copying, compiling and dropping it take stack.
const DEEPEST: usize = 1_000;

/// What a schema remembers of where it comes from.
#[derive(Default)]
pub(super) struct Kept {
    origin: Origin,
    rules: OnceLock<Result<DocumentRules, SchemaError>>,
}

#[derive(Default)]
enum Origin {
    /// A shape, whose document can be written.
    #[default]
    Shape,
    Documents(Documents),
    TooDeep,
}

/// What a builder was given.
#[derive(Clone, Debug)]
pub(crate) struct Documents {
    pub(crate) document: Arc<Value>,
    /// The reference to the node that was compiled, if that is not the whole.
    pub(crate) root: Option<String>,
    /// Those that references may lead to, by URI.
    pub(crate) others: Vec<(String, Arc<Value>)>,
    pub(crate) dialect: Dialect,
}

impl Documents {
    fn whole(document: Value) -> Documents {
        let dialect = Dialect::JsonSchema;
        Documents { document: Arc::new(document), root: None, others: Vec::new(), dialect }
    }
}

impl Kept {
    /// Cost: a copy of the document.
    pub(super) fn of(document: &Value, options: &Options) -> Kept {
        let others = options.documents.iter().map(|(_, document)| document.as_ref());
        let is_deep = std::iter::once(document).chain(others).any(|document| levels(document) > DEEPEST);
        let origin = match is_deep {
            true => Origin::TooDeep,
            false => Origin::Documents(Documents {
                document: Arc::new(document.clone()),
                root: options.root.clone(),
                others: options.documents.clone(),
                dialect: options.dialect,
            }),
        };
        Kept { origin, rules: OnceLock::new() }
    }
}

impl Schema {
    /// The rules of the documents, compiled by the first call.
    pub(crate) fn rules(
        &self,
        compile: impl FnOnce(&Documents) -> Result<DocumentRules, SchemaError>,
    ) -> Result<DocumentRules, SchemaError> {
        let kept = self.kept();
        let rules = kept.rules.get_or_init(|| match &kept.origin {
            Origin::Shape => compile(&Documents::whole(self.json_schema()?)),
            Origin::Documents(documents) => compile(documents),
            Origin::TooDeep => Err(SchemaErrorKind::NestingTooDeep.into()),
        });
        rules.clone()
    }
}
