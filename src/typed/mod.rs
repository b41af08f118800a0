//! Rust types as shapes: what each type means, so that its bytes are those of a JSON
//! Schema document that says the same. It knows types and shapes; it must not know
//! bytes (`wire`) nor JSON Schema keywords (`shape::document`, `schema`).

mod adapter;
pub(crate) mod derived;
mod describe;
mod record;
mod types;
pub(crate) mod walk;

pub use adapter::{Adapter, Each, Text};
pub use describe::{Describe, Describer};
pub use record::Record;
