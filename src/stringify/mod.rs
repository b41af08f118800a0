//! JSON shaped by a schema: what is declared is written, converted to its type, and nothing else. [`guide`] has
//! what is written for what, the settings, the limits, and what differs from fast-json-stringify.
//!
//! This folder knows JSON Schema as a description of text, and JSON text; it must not know the wire nor shapes.
//!
//! | file | what it knows |
//! |---|---|
//! | `stringifier` | what users call |
//! | `builder` | what they may set, and the order of compiling |
//! | `options` | the choices |
//! | `document`, `read` | a schema as ordered JSON, and the text of one |
//! | `tuples` | tuples as draft 2020-12 has them |
//! | `places` | where in the documents an object stands |
//! | `registry` | the documents, and what a reference names |
//! | `check`, `strict` | what a document must be like |
//! | `combine`, `resolve` | how schemas that hold together become one, and which do |
//! | `compile` | which keyword decides what is done with a value |
//! | `plan`, `show` | the steps that are left of a document, and those for people |
//! | `validate`, `split`, `demand`, `keywords`, `formats` | whether a value satisfies a schema |
//! | `represent`, `weigh` | the same for what is left to the `jsonschema` crate |
//! | `pattern`, `ecma` | regular expressions, and their grammar |
//! | `wrappers` | values that serde has no word for |
//! | `part` | a value as far as that is asked about it |
//! | `tree`, `collect` | a value that is looked at more than once, and how it comes about |
//! | `write` | how a value is written by a plan |
//! | `audit` | what that changes about the value |
//! | `stream` | the same while serde tells it, without a tree |
//! | `scalar`, `literal`, `date`, `text` | coercions, instants, and how numbers and strings are spelled |
//! | `generate` | a plan as Rust source |

mod audit;
mod builder;
mod check;
mod collect;
mod combine;
mod compile;
mod date;
mod demand;
mod document;
mod ecma;
mod error;
mod formats;
mod generate;
mod keywords;
mod literal;
mod options;
mod part;
mod pattern;
mod places;
mod plan;
mod read;
mod registry;
mod represent;
mod resolve;
mod scalar;
mod show;
mod split;
mod stream;
mod strict;
mod stringifier;
mod text;
mod tree;
mod tuples;
mod validate;
mod weigh;
mod wrappers;
mod write;

#[doc = include_str!("guide.md")]
pub mod guide {}

pub use audit::{Audit, Change, ChangeKind};
pub use builder::StringifierBuilder;
pub use error::{StringifierError, StringifierErrorKind, StringifyError, StringifyErrorKind};
pub use generate::{GenerateError, GenerateErrorKind};
pub use options::LargeArrays;
pub use scalar::Rounding;
pub use stringifier::Stringifier;
pub use wrappers::{BigInteger, Instant, Nothing, RegExp, Utf16};
