//! Bytes: how every leaf of the format is written and read, and how the bytes of a
//! Rust value go straight from its memory to the wire and back.
//!
//! This folder knows bytes and memory. It must not know JSON Schema, canonical
//! order or fingerprints (`shape`), nor what a Rust type means as a shape (`typed`).
//! It is the only folder of the library with `unsafe`.
//!
//! | file | what it knows |
//! |---|---|
//! | `limits` | how large a message may be |
//! | `varint` | unsigned and ZigZag varints, written |
//! | `text` | UTF-8: copying, checking, the ASCII fast path |
//! | `scan` | JSON strings: where they end, copied to the wire, written with escapes |
//! | `shortest` | doubles as ECMAScript spells them |
//! | `numeral` | numbers in JSON text |
//! | `json` | JSON text that values write instead of bytes |
//! | `cast` | a generic value as the JSON value that it is |
//! | `output` | buffers that messages are appended to |
//! | `sizer` | the pass that bounds a value's size and finds what the fast path must not touch |
//! | `depth` | how often a recursive type is nested in itself |
//! | `writer` | the careful encoder's buffer |
//! | `pool` | one writer kept for each thread |
//! | `reader` | the cursor over untrusted input |
//! | `encode`, `decode` | the two traits, and the functions that drive them |
//! | `field` | a record's field while its record is being decoded in place |
//! | `types` | both traits for the types of `core`, `alloc` and `std` |
//!
//! # Two ways to write
//!
//! A value is first *bounded*: [`Encode::bound`] adds up constants and string lengths
//! and never looks at content. If that pass meets nothing unusual and the sum is
//! small, room is reserved once and [`Encode::put`] writes through a pointer without
//! a check. Anything unusual (a value that a rule may refuse, a string near a limit,
//! nesting too deep, a conversion supplied by the caller, or simply very many
//! elements) sends the message through [`Encode::encode`] instead: the plain encoder
//! over a [`Writer`], which checks everything and names the path of what it refuses.
//! The careful encoder is the definition; the fast one may only be taken where both
//! write the same bytes.
//!
//! # Invariants that `unsafe` rests on
//!
//! 1. **Bound.** If `bound` leaves the [`Sizer`] clear, `put` on the same unchanged
//!    value writes at most that many bytes, and touches at most [`SLACK`] bytes past them.
//! 2. **Room.** Whoever calls `put` owns at least `bound + SLACK` writable bytes there.
//! 3. **Steady.** No implementation reads through interior mutability or code of the
//!    caller between `bound` and `put`, unless what it then writes is bounded by its type alone.
//! 4. **Cursor.** In a `Reader`, `start <= next <= end`, all three into one slice that
//!    outlives `'de`.
//! 5. **Slot.** `decode_in` returns `Ok` only with the slot initialised, and on `Err`
//!    leaves nothing in it that needs dropping.
//! 6. **Text.** A `str` is made from input only after all of its bytes passed the UTF-8 check.
//! 7. **Sums.** `bound` does not wrap: a text of 2^32 bytes or more makes the sizer refuse
//!    in the end, and whatever has parts (a container, a record, a tuple, a pointer)
//!    gives at most 2^32, or nothing and a mark. So no sum has more terms than a type has fields.
//! 8. **Processor.** An instruction is used only where the target has it by definition (SSE2 on
//!    x86-64) or the processor has been asked.
//! 9. **Within.** A load or store at an offset lies within a slice whose length was compared, or
//!    within the capacity that a vector has just reserved. The vector is borrowed mutably or is the
//!    function's own, so that nothing overlaps it; its length moves over written bytes only.
//! 10. **Identity.** A generic value is taken for one of a named type only after the identities of
//!     both were compared, and the named type has no lifetime.
//!
//! What no number says, `debug_assert!` does at its place, so that every test attacks it. What each use of `unsafe` buys
//! is in `DESIGN.md`.

#![allow(unsafe_code)] // The one folder that may; each block is argued.

#[cfg(feature = "stringify")]
pub(crate) mod cast;
pub(crate) mod decode;
pub(crate) mod depth;
pub(crate) mod derived;
pub(crate) mod encode;
pub(crate) mod field;
#[cfg(feature = "json")]
pub(crate) mod json;
pub(crate) mod limits;
#[cfg(any(feature = "json-schema", feature = "json"))]
pub(crate) mod numeral;
pub(crate) mod output;
#[cfg(feature = "std")]
pub(crate) mod pool;
pub(crate) mod reader;
#[cfg(any(feature = "json-schema", feature = "json"))]
#[cfg_attr(not(feature = "json-schema"), allow(dead_code, reason = "JSON is written then, and never read"))]
pub(crate) mod scan;
pub(crate) mod shortest;
pub(crate) mod sizer;
pub(crate) mod text;
pub(crate) mod types;
pub(crate) mod varint;
pub(crate) mod writer;

pub use decode::{Decode, DecodeOwned};
pub use encode::Encode;
pub use limits::Limits;
pub use output::Output;
pub use reader::Reader;
pub use sizer::Sizer;
pub use writer::Writer;

/// Bytes past its end that a write through a pointer may touch: short copies and
/// varints store whole words and let the next write cover the rest.
pub(crate) const SLACK: usize = 16;

/// Largest integer that every peer of the wire can hold: 2^53 − 1, the last one up
/// to which a double counts without gaps.
///
/// ```
/// assert_eq!(shorn::MAX_SAFE_INTEGER, 9_007_199_254_740_991);
/// assert_eq!(shorn::encode(&shorn::MAX_SAFE_INTEGER)?, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
pub const MAX_SAFE_INTEGER: u64 = (1 << 53) - 1;
