//! Knows what a value looks like on the wire, before any byte is read or written: the tree of
//! [`Node`]s, its canonical order, its minimum sizes, its signature and fingerprint, and how
//! recursive definitions become a table. Must not know how bytes are read or written, nor where a
//! shape comes from (a Rust type, a JSON Schema document, a program).
//!
//! | file | knows |
//! |---|---|
//! | `node` | the tree and its canonical order |
//! | `object`, `union` | the two parts of a tree that have an order of their own |
//! | `scalar` | literals, enum members, JSON type names |
//! | `order` | UTF-16 code unit order |
//! | `width` | minimum sizes, free slots, and how large a tree may grow |
//! | `null` | which shapes admit null |
//! | `check` | what a codec refuses to be built from |
//! | `signature` | the text of a shape |
//! | `unsigned` | which part of a shape has no text |
//! | `fingerprint` | the hash of that text |
//! | `compiled` | [`Shape`], a checked tree with its table |
//! | `expand` | references into copies and table entries |
//! | `document` | the way back to a JSON Schema document |
//!
//! ```
//! use shorn::Record;
//! use shorn::shape::{Node, Shape};
//!
//! // A type's shape and one made by hand are the same.
//! assert_eq!(<Vec<(u32, String)>>::shape(), Shape::build(Node::array(Node::tuple([Node::uint(), Node::string()])))?);
//! # Ok::<(), shorn::SchemaError>(())
//! ```

mod check;
mod compiled;
#[cfg(feature = "json-schema")]
mod document;
mod expand;
mod fingerprint;
mod node;
mod null;
mod object;
pub(crate) mod order;
mod scalar;
mod signature;
mod union;
mod unsigned;
mod width;

#[cfg(feature = "json-schema")]
pub(crate) use scalar::text as json_text;

pub use compiled::Shape;
pub use expand::{Entered, Expander};
pub use fingerprint::Fingerprint;
pub use node::{Kind, Node};
pub use object::{Field, Object, Undeclared};
pub use scalar::{JsonType, Scalar};
pub use union::{By, Union};
