//! Knows what the definitions of a document are called. Must not know what they describe.

use crate::shape::compiled::Shape;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// A unique name for each definition, safe in a URI fragment.
pub(super) fn of(shape: &Shape) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let plain = (0..shape.definitions().len()).map(|index| match shape.name(index) {
        Some(name) if !name.is_empty() => {
            let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-');
            name.chars().map(|c| if safe(c) { c } else { '_' }).collect()
        }
        _ => format!("Definition{index}"),
    });
    plain
        .map(|name: String| {
            let name = unique(&name, |name| taken.contains(name));
            taken.insert(name.clone());
            name
        })
        .collect()
}

/// The name, with the first number that makes it new, if it is taken.
pub(super) fn unique(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2_usize..).map(|number| format!("{name}{number}"));
    let mut candidates = core::iter::once(name.to_owned()).chain(numbered);
    candidates.find(|name| !taken(name)).unwrap_or_default()
}
