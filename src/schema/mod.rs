//! Knows JSON Schema documents: which [`Shape`](crate::Shape) a document means, what it must be
//! refused for, and what of it the wire ignores. Must not know bytes, nor how a shape is walked
//! (`plan`); [`Schema`] is where the two meet.
//!
//! | file | knows |
//! |---|---|
//! | `options` | what a caller may choose: [`SchemaBuilder`], [`Dialect`] |
//! | `keywords` | which keywords of a node count |
//! | `translate` | which rule decides a node, and in which order definitions are expanded |
//! | `union`, `object`, `array` | the rules with a section of their own |
//! | `apart` | extension: branches that the format does not tell apart |
//! | `merge` | extension: what several schemas mean together |
//! | `flatten` | which nodes they come down to without `allOf` and references |
//! | `kinds` | what can be said of their values without a shape |
//! | `combine` | the members and elements of such a value |
//! | `types` | sets of JSON types |
//! | `resolve` | what a `$ref` names: pointers, documents, anchors |
//! | `warning` | which ignored keywords could make data vanish |
//! | `place` | the pointer to a node |
//! | `trace` | which node a shape could not be built of |
//! | `compiled` | [`Schema`]: a shape, its plan, and the ways in and out |
//! | `bridge` | the ways in and out for serde's traits |
//! | `json` | the ways in and out for JSON text |
//! | `kept` | what a schema keeps of its documents for their rules; its twin `kept_nothing` keeps nothing |
//! | `message` | a schema as a codec among others |

mod apart;
mod array;
mod bridge;
mod combine;
mod compiled;
mod flatten;
mod json;
#[cfg_attr(not(feature = "jsonschema"), path = "kept_nothing.rs")]
mod kept;
mod keywords;
mod kinds;
mod merge;
mod message;
mod object;
mod options;
mod place;
mod resolve;
mod trace;
mod translate;
mod types;
mod union;
mod warning;

pub use compiled::Schema;
#[cfg(feature = "jsonschema")]
pub(crate) use kept::Documents;
pub use options::{Dialect, SchemaBuilder};
#[cfg(feature = "jsonschema")]
pub(crate) use resolve::unescaped;
pub use warning::Warning;

#[doc = include_str!("guide.md")]
pub mod guide {}
