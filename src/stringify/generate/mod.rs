//! A writer as Rust source: what a plan does, as a module of functions that needs `serde_json` alone.
//!
//! | file | what it knows |
//! |---|---|
//! | `writers` | the functions that write, one for each object, list and choice of the plan |
//! | `checks` | the functions that tell whether a value satisfies a schema |
//! | `patterns`, `pattern` | regular expressions, and how the plain ones are steps |
//! | `code` | how Rust is spelled |
//! | `runtime`, `items` | what every module needs, and how much of it one does |
//! | `error` | why there is no source |
//!
//! This folder knows plans and Rust; it must not know how a document becomes a plan.

mod checks;
mod code;
mod error;
mod items;
mod pattern;
mod patterns;
#[cfg(test)]
#[allow(dead_code, unreachable_pub)] // It is copied into modules; here it is compiled for tests alone.
mod runtime;
mod writers;

pub use error::{GenerateError, GenerateErrorKind};
pub(super) use writers::module;
