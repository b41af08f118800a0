//! A naive codec for the wire format, written to be obvious and to be compared with.
//!
//! It shares no code with the library it checks, and it never tries to be fast: every rule is a
//! few lines that read like the rule. Sections in the comments are those of the format's
//! description.
//!
//! ```
//! use shorn_oracle::{Value, compile, decode, encode};
//!
//! let schema = serde_json::json!({
//!     "type": "object",
//!     "properties": {"n": {"type": "integer"}, "s": {"type": "string"}},
//!     "required": ["n"],
//! });
//! let shape = compile(&schema).unwrap();
//! let value = Value::from(&serde_json::json!({"n": -1, "s": "é"}));
//! let bytes = encode(&shape, &value).unwrap();
//! assert_eq!(bytes, [0x01, 0x01, 0x02, 0xc3, 0xa9]);
//! assert_eq!(decode(&shape, &bytes).unwrap(), value);
//! ```
//!
//! - [`value`]: what is encoded, and its JSON spellings.
//! - [`text`]: the order of strings, the JSON text of strings and numbers.
//! - [`shape`]: what drives the codec; its sizes, checks and signature.
//! - [`mod@schema`]: from a JSON Schema document to a shape.
//! - [`builder`]: from the builder notation to a shape.
//! - [`mod@encode`], [`mod@decode`]: the codec.
//! - [`mod@fingerprint`]: the prefix of a frame.
//! - [`vectors`]: the vector files, typed.
//! - [`random`]: seeded random schemas and values.
//!
//! Everything here recurses as deep as the schema and the value do; deep ones want
//! [`on_big_stack`].

pub mod builder;
pub mod decode;
pub mod encode;
pub mod fingerprint;
pub mod random;
pub mod schema;
pub mod shape;
pub mod text;
pub mod value;
pub mod vectors;

pub use decode::{DecodeFailure, decode, decode_framed, decode_prefix};
pub use encode::{EncodeFailure, encode, encode_framed};
pub use fingerprint::fingerprint;
pub use schema::compile;
pub use shape::{Field, Node, Refusal, Shape, Undeclared};
pub use value::Value;

/// Most entries of an array or record.
pub const MAX_ENTRIES: u64 = 1_000_000;
/// Most content bytes of a string or byte array.
pub const MAX_CONTENT: u64 = 67_108_864;
/// The largest integer a double holds exactly together with all below it.
pub const MAX_SAFE: u64 = (1 << 53) - 1;
/// Nested occurrences of one definition in a value.
pub const MAX_RECURSION: usize = 256;
/// Nested arrays and objects of a dynamic value.
pub const MAX_DYNAMIC_DEPTH: usize = 64;

/// Runs `work` in a thread with a stack of 512 MiB and passes a panic on.
pub fn on_big_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(512 << 20).spawn_scoped(scope, work).expect("a thread");
        match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}
