//! JSON text straight to the wire, and the wire straight to JSON text, with no value between.
//!
//! This folder knows JSON text and the steps of a program. It must not know how a leaf is written
//! (`wire`), and it defines no rule of the format: whatever it is not certain of goes to the walks
//! over values, whose bytes and errors are the definition.
//!
//! | file | knows |
//! |---|---|
//! | `cursor` | the tokens of JSON text |
//! | `number` | the digits of a number |
//! | `encode` | the walk from text to the wire that either is certain or gives up |
//! | `object` | its part for objects and records, whose members come in any order |
//! | `scratch` | the buffers that it may need |
//! | `tape` | text read into a flat list, for everything that needs a second look |
//! | `sink` | JSON text as what is built from the wire |
//!
//! # Two ways to read
//!
//! The first walk goes once over the text with the shape in hand, writes as it goes, and succeeds
//! only where nothing about the text is in doubt. Malformed text, a value that the shape refuses, a
//! key that is repeated or not declared, a limit in reach, or simply very deep nesting ends it
//! without a word about why. What it has written is taken back, the text is read into a [`Tape`],
//! and [`walk`](super::encode::walk) encodes that as it encodes any other value. So errors may be
//! slow, and success need not be exact about what it refuses.

mod cursor;
mod encode;
mod number;
mod object;
mod scratch;
mod sink;
mod tape;

pub(crate) use encode::encode;
pub(crate) use sink::JsonSink;
