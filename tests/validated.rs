//! Rust types that are held to their rules: each kind of rule, in both directions; every combination
//! with the settings of a codec; and that no byte depends on it.

#[path = "validated/compositions.rs"]
mod compositions;
#[path = "validated/errors.rs"]
mod errors;
#[path = "validated/finite.rs"]
mod finite;
#[path = "validated/rules.rs"]
mod rules;
