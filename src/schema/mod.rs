//! Knows JSON Schema documents: which [`Shape`](crate::Shape) a document means, what it must be
//! refused for, and what of it the wire ignores. Must not know bytes, nor how a shape is walked
//! (`plan`); [`Schema`] is where the two meet.
//!
//! | file | knows |
//! |---|---|
//! | `options` | what a caller may choose: [`SchemaBuilder`], [`Dialect`] |
//! | `translate` | which rule decides a node, and the shape it gives |
//! | `compiled` | [`Schema`]: a shape, its plan, and the ways in and out |

mod compiled;
mod options;
mod translate;

pub use compiled::Schema;
pub use options::{Dialect, SchemaBuilder};
pub use translate::Warning;
