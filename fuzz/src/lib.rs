//! What arbitrary bytes, values and documents are held to. The bodies of the fuzz targets are here, so that they run
//! under the fuzzer (`fuzz_targets`) and, over kept inputs, as plain tests (`tests/replay.rs`). `README.md` has the
//! commands.
//!
//! | module | what it knows |
//! |---|---|
//! | `targets` | what is held against what, a file for each |
//! | `input` | how bytes are cut |
//! | `lies` | what the format itself does not keep |
//! | `subject` | documents and shapes as a part of an input |
//! | `document` | documents and shapes made of bytes |
//! | `random` | the tests' values, made of bytes |
//! | `seeds` | what to start from, out of the vectors |
//!
//! The rest is the tests' own: their samples, their way to hold a type against the naive codec, their notations.

#![forbid(unsafe_code)]

#[path = "../../tests/agreement/check.rs"]
#[allow(dead_code, reason = "shared with the tests of agreement")]
mod check;
mod document;
#[path = "../../tests/agreement/foreign.rs"]
mod foreign;
mod input;
mod lies;
#[path = "../../tests/shape/notation.rs"]
mod notation;
mod random;
#[path = "../../tests/agreement/records.rs"]
#[allow(dead_code, reason = "shared with the tests of agreement")]
mod records;
#[path = "../../tests/agreement/sample.rs"]
#[allow(dead_code, reason = "shared with the tests of agreement")]
mod sample;
pub mod seeds;
mod subject;
pub mod targets;
#[path = "../../tests/stringify/values.rs"]
mod values;
