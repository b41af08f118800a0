//! A crate that forbids unsafe code and denies every warning.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unreachable_pub, missing_debug_implementations, unused_qualifications)]
#![deny(rust_2018_idioms, let_underscore_drop, single_use_lifetimes, trivial_casts, trivial_numeric_casts)]
#![deny(unused_lifetimes, unsafe_op_in_unsafe_fn, elided_lifetimes_in_paths)]

use shorn::Record;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A struct.
#[derive(Record, Debug, Clone, PartialEq, Default)]
#[record(safe_integers)]
pub struct Everything<'a, T, const N: usize> {
    /// Required.
    pub a: T,
    /// Optional.
    pub b: Option<Vec<T>>,
    /// Defaulted.
    #[record(default, skip_if = String::is_empty)]
    pub c: String,
    /// Constant.
    #[record(literal = "x")]
    pub d: Cow<'a, str>,
    /// Not on the wire.
    #[record(skip)]
    pub e: u8,
    /// Bytes.
    pub f: &'a [u8],
    /// The other keys.
    #[record(flatten)]
    pub g: BTreeMap<String, u64>,
    /// A constant number of them.
    pub h: Vec<[T; N]>,
}

/// Constants.
#[derive(Record, Debug, Clone, Copy, PartialEq)]
pub enum Constant {
    /// One.
    One,
    /// Never on the wire.
    #[record(skip)]
    Two,
}

/// Cases.
#[derive(Record, Debug, Clone, PartialEq)]
pub enum Data {
    /// No fields.
    None,
    /// One.
    One(Constant),
    /// Two.
    Two(u8, Option<u8>),
    /// Named.
    Named {
        /// The field.
        data: Option<Box<Data>>,
    },
    /// Never on the wire.
    #[record(skip)]
    Hidden(u8),
}

/// Told by type.
#[derive(Record, Debug, Clone, PartialEq)]
#[record(untagged)]
pub enum Loose {
    /// Text.
    Text(String),
    /// A number.
    Number(f64),
    /// Null.
    Null,
}

/// Old.
#[derive(Record, Debug, Clone, Copy, PartialEq)]
#[deprecated = "for the test"]
pub struct Old {
    /// Older.
    #[deprecated = "for the test"]
    pub old: u8,
}

fn main() {
    // The derive works within a function too.
    #[derive(Record, Debug, PartialEq)]
    struct Local(Loose);

    let bytes = shorn::encode(&Local(Loose::Null)).unwrap_or_default();
    assert_eq!(shorn::decode::<Local>(&bytes).ok(), Some(Local(Loose::Null)));
}
