//! A compact binary codec with schema-compiled records.
//!
//! The schema knows the field names, their order and their types, so none of them goes
//! on the wire: `{"name":"Grace","age":45,"sex":"F"}` is 35 bytes of JSON and 8 bytes here.
//!
//! ```
//! use shorn::Record;
//!
//! #[derive(Record, PartialEq, Debug)]
//! struct Person {
//!     name: String,
//!     age: u32,
//!     sex: Sex,
//! }
//!
//! #[derive(Record, PartialEq, Debug)]
//! enum Sex {
//!     M,
//!     F,
//!     X,
//! }
//!
//! let grace = Person { name: "Grace".into(), age: 45, sex: Sex::F };
//! let bytes = shorn::encode(&grace)?;
//! assert_eq!(bytes, [0x2d, 5, b'G', b'r', b'a', b'c', b'e', 0]);
//! assert_eq!(shorn::decode::<Person>(&bytes)?, grace);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The bytes are those of the TypeScript library of the same name, for the JSON Schema
//! document that says the same as the Rust type: `Person::json_schema()` (feature
//! `json-schema`) gives that document, and a fingerprint of both sides' shapes tells
//! before reading whether they agree. `WIRE-FORMAT.md`, beside the sources, is the wire format whose
//! sections are cited here.
//!
//! A document alone will do, too: `Schema` (feature `json-schema`) compiles one at run time, and encodes and decodes
//! `serde_json::Value`s, serde types and JSON text by it.
#![cfg_attr(
    feature = "json-schema",
    doc = r###"
```
use serde_json::json;

let list = shorn::Schema::compile(&json!({ "type": "array", "items": { "type": "string", "format": "uuid" } }))?;
let bytes = list.encode_json(br#"["01890a5d-ac96-774b-bcce-b302099a8057"]"#)?;
assert_eq!(bytes.len(), 17);
assert_eq!(list.decode(&bytes)?, json!(["01890a5d-ac96-774b-bcce-b302099a8057"]));
# Ok::<(), Box<dyn std::error::Error>>(())
```
"###
)]
//!
//! # Should I use this?
//!
//! Yes, where both sides have the schema: RPC and WebSocket messages between Rust
//! and TypeScript, cache and queue payloads, records in files. No, where a
//! message must be readable without one, or where the bytes must lie in memory as the struct
//! does, to be used without decoding.
//!
//! # API themes
//!
//! * [`encode`] and [`decode`] are the whole of it for most; [`Codec`] adds limits and fingerprints,
//!   [`Frames`] many messages in one file. `Schema` has the same for what has no Rust type, and its
//!   `guide` shows the way from Zod, Valibot and ArkType to Rust and back.
//! * **A value has one encoding**, and a decoder refuses everything else: padded varints,
//!   unsorted keys, unused bits that are set, trailing bytes.
//! * **Input is not trusted** (`SECURITY.md`, beside the sources, has what is promised and how each promise is tested). A decoder never panics. For elements that are announced and not yet
//!   read it allocates at most 16 bytes for each byte of input, over all containers of a message
//!   together; and in each container that is open, 128 bytes or four elements (one, if it is larger
//!   than 1 KiB) more, or as much again as its elements already read. What each kind of container
//!   takes for elements that it has read is a table in `DESIGN.md`. [`Limits`] are values, the same for both
//!   directions: of a collection, of a text, of depth, and of the bytes and elements of a message.
//!   A `HashMap` or `HashSet` is filled with what the message says: the default hasher is seeded by chance, and one
//!   of your own that is not lets crafted keys make reading quadratic.
//! * **Errors say where**: the byte and the field on decode, the field's path on encode. They are
//!   one word wide, and each kind has a stable code.
//! * **Rules are another layer.** `validated` (features `garde` and `jsonschema`) holds values to the rules of
//!   their type or document in both directions; without it the bytes are the same.
//! * **Borrow or own**: `&str`, `Cow<str>` and `&[u8]` in a type borrow from the input.
//!
//! # The map
//!
//! | module | what it knows |
//! |---|---|
//! | [`shape`] | what values look like on the wire: canonical order, signature, fingerprint |
//! | [`error`] | kinds, paths and offsets |
//! | `typed` | what Rust types mean as shapes |
//! | `schema` | what JSON Schema documents mean as shapes |
//! | `plan` | how a shape is walked for values without a Rust type |
//! | `stringify` | JSON text shaped by a document |
//! | `validated` | when values are held to rules, and what is said of those that break some |
//! | `names` | names by hash, and which comes next |
//! | `wire` | bytes; the only one with `unsafe` |
//!
//! # Features
//!
//! `std` and `derive` are on by default. `json-schema` gives a type's document and compiles documents;
//! `serde_json`, `bytes`, `uuid`, `jiff`, `chrono`, `indexmap` and `smallvec` the types of those crates;
//! `simdutf8` checks long text that is not ASCII faster; `garde` and `jsonschema` validate; `json` writes types
//! as JSON text (`to_json`), `stringify` any serde type as a document shapes it; `serde` makes errors data. No feature changes a byte.
//!
//! Without `std` the library asks for `alloc` and atomic pointers: derived types, shapes, fingerprints, `Codec` and
//! [`Frames`] over slices, with `derive`, `uuid`, `bytes`, `smallvec`, `jiff`, `chrono`, `time` and `simdutf8`. Missing
//! are hash maps and sets, `SystemTime`, `std::io` and the buffer that a thread keeps for what is written carefully.
//!
//! A `jiff::Zoned` in a named time zone, `UTC` included, is read back where the application enables
//! jiff's time zone database (its features `std` and `tzdb-zoneinfo` or `tzdb-bundle-always`);
//! without one it is `invalid_value`.

#![cfg_attr(not(feature = "std"), no_std)]
#![deny(unsafe_code)]
// What may panic is named where it stands, with the reason why no input gets there.
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::get_unwrap,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::unreachable,
        clippy::unwrap_used,
    )
)]

extern crate alloc;

mod api;
#[cfg(feature = "bytes")]
mod buffers;
mod codec;
#[doc(hidden)]
pub mod derived;
pub mod error;
mod frames;
mod inspect;
mod messages;
#[cfg(any(feature = "json-schema", feature = "stringify"))]
mod names;
#[cfg(feature = "json-schema")]
mod plan;
#[cfg(any(feature = "json-schema", feature = "stringify"))]
mod scalars;
#[cfg(feature = "json-schema")]
mod schema;
#[cfg(any(feature = "json-schema", feature = "stringify"))]
mod scratch;
pub mod shape;
#[cfg(feature = "stringify")]
pub mod stringify;
mod typed;
#[cfg(any(feature = "garde", feature = "jsonschema"))]
mod validated;
mod wire;

pub use api::*;
#[cfg(feature = "bytes")]
pub use buffers::*;
pub use codec::Codec;
pub use error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, Issue, SchemaError, SchemaErrorKind};
pub use frames::Frames;
#[cfg(feature = "std")]
pub use frames::{FrameReader, FrameWriter};
pub use inspect::{Inspection, Part, inspect};
pub use messages::{Decodes, Encodes};
#[cfg(feature = "json-schema")]
pub use schema::{Dialect, Schema, SchemaBuilder, Warning, guide};
#[cfg(feature = "derive")]
pub use shorn_derive::Record;
#[cfg(feature = "stringify")]
pub use stringify::Stringifier;
pub use typed::{Adapter, Describe, Each, Record, Text};
#[cfg(any(feature = "garde", feature = "jsonschema"))]
pub use validated::*;
pub use wire::{Decode, DecodeOwned, Encode, Limits, MAX_SAFE_INTEGER, Output, Reader, Writer};
