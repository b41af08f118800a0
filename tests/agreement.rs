//! Rust types and the naive oracle agree: the JSON Schema document of a type compiles to the
//! type's own shape, its values have the bytes of their JSON form, and every message, cut, changed
//! or lengthened, is taken by both with the same value or refused by both with the same kind at
//! the same byte. The plan of a type's shape, which walks what the derive unrolls, is held to the same.
//!
//! A Rust type may refuse more than its shape (a `u8` holds no 256). Where it may, `Beyond` of its
//! sample says so, and nothing else is let pass.

#[path = "agreement/check.rs"]
mod check;
#[cfg(feature = "derive")]
#[path = "agreement/derived.rs"]
mod derived;
#[path = "agreement/families.rs"]
mod families;
#[path = "agreement/foreign.rs"]
mod foreign;
#[cfg(feature = "derive")]
#[path = "agreement/records.rs"]
mod records;
#[path = "agreement/sample.rs"]
mod sample;
