//! A crate may forbid unsafe code and deny every warning, and still derive.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, clippy::pedantic, clippy::undocumented_unsafe_blocks)]

use super::check::both_ways;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A struct with a field of each role.
#[derive(shorn::Record, Debug, PartialEq, Clone, Default)]
#[record(safe_integers)]
pub(crate) struct Everything<T> {
    /// Required.
    pub(crate) a: T,
    /// Optional.
    pub(crate) b: Option<Vec<T>>,
    /// Defaulted.
    #[record(default, skip_if = String::is_empty)]
    pub(crate) c: String,
    /// Constant.
    #[record(literal = "x")]
    pub(crate) d: Cow<'static, str>,
    /// Not on the wire.
    #[record(skip)]
    pub(crate) e: u8,
    /// The other keys.
    #[record(flatten)]
    pub(crate) f: BTreeMap<String, u64>,
}

/// An enum of constants.
#[derive(shorn::Record, Debug, PartialEq, Clone, Copy)]
pub(crate) enum Constant {
    /// One.
    One,
    /// Two.
    Two,
}

/// An enum with data.
#[derive(shorn::Record, Debug, PartialEq, Clone)]
pub(crate) enum Data {
    /// With a newtype's content.
    One(Constant),
    /// With a field.
    Two {
        /// The field.
        constant: Option<Constant>,
    },
}

/// A deprecated type: using it warns, deriving for it does not.
#[derive(shorn::Record, Debug, PartialEq, Clone)]
#[deprecated = "for the test"]
#[expect(dead_code)]
pub(crate) struct Old {
    /// A deprecated field.
    #[deprecated = "for the test"]
    pub(crate) field: u8,
}

#[test]
fn derived_code_is_nobodys_unsafe_code() {
    let everything = Everything { a: 1u8, b: None, c: String::new(), d: "x".into(), e: 0, f: BTreeMap::new() };
    // Both optional fields absent; a; no bytes for d; no extras.
    both_ways(&everything, "00 01 00");
    both_ways(&Data::One(Constant::Two), "00 01");
    both_ways(&Data::Two { constant: Some(Constant::One) }, "01 01 00");
}
