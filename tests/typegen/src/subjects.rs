//! Which shapes the vectors have. It knows the families and what a shape is called; it knows
//! nothing of Rust types.

use std::collections::BTreeSet;

use shorn_oracle::vectors::{self, Subject as Source};
use shorn_oracle::{Shape, builder, compile};

use crate::code;

/// A shape, once for all the cases that have it.
pub(crate) struct Subject {
    /// The first case, family and all.
    pub(crate) name: String,
    /// A digest of the shape, by which the test finds its type.
    pub(crate) key: u64,
    pub(crate) shape: Shape,
}

/// The shapes of each family that no family before it has.
pub(crate) fn by_family() -> Vec<(&'static str, Vec<Subject>)> {
    let mut met = BTreeSet::new();
    let mut families: Vec<_> = vectors::FAMILIES.map(|family| (family, sources(vectors::load(family)))).into();
    families.push(("surrogates", sources(vectors::surrogates().cases)));
    let limits = vectors::limits().into_iter().map(|case| (case.id, Source::Schema(case.schema)));
    families.push(("limits", limits.collect()));
    let subjects = |(family, sources): (&'static str, Vec<_>)| {
        let all = sources.into_iter().map(|(id, source)| subject(format!("{family}/{id}"), &source));
        (family, all.filter(|subject| met.insert(subject.key)).collect())
    };
    families.into_iter().map(subjects).collect()
}

fn sources(cases: Vec<vectors::Case>) -> Vec<(String, Source)> {
    cases.into_iter().map(|case| (case.id, case.subject)).collect()
}

fn subject(name: String, source: &Source) -> Subject {
    let shape = match source {
        Source::Schema(document) => compile(document),
        Source::Builder(notation) => builder::build(notation),
    };
    let shape = shape.unwrap_or_else(|refusal| panic!("{name}: {}", refusal.kind));
    Subject { key: code::digest(&format!("{shape:?}")), name, shape }
}
