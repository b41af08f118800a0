//! What the library and its peers need for the same work.
//!
//! ```text
//! measure             interleaved samples of thread CPU time, and ratios of them
//! operation           what a codec does with a record, as something that can be timed
//! group, questions/   what is asked: sets of operations that are compared with each other, a file a question
//! runner              a group timed, in this process and in one process a codec
//! results             figures as data, to a file and back
//! node                codecs of another runtime on the same records
//! compression         what payloads are compressed with
//! heap                an allocator that can count
//! report/             all questions at once: a page with plots, tables, and a run against one before it
//! goals               the ratios to reach, and the instructions
//! counts              counted instructions as a table
//! table               a fixture's figures as text
//! machine             what the figures come from
//! events              the records of `fixtures/events`
//! payloads            what the shaped writer is asked about, by name
//! validated           records with rules, and codecs that hold values to them
//! ```
//!
//! The records and the codecs are those of `shorn-codecs`.
//!
//! `shorn-bench report` asks everything. The other binaries are `typed` (the tables), `document` (JSON text, and values
//! without a Rust type), `validated` (values held to their rules), `stringify` (values to JSON text by a schema), `text`
//! (checking UTF-8) and `generate-events`. The bench `instructions` counts by callgrind, which does not depend on how
//! busy the machine is; `shorn-bench instructions` makes its table.

#![deny(unsafe_code)]

pub mod compression;
pub mod counts;
pub mod events;
pub mod goals;
pub mod group;
#[expect(unsafe_code, reason = "an allocator cannot be written without")]
pub mod heap;
pub mod machine;
pub mod measure;
pub mod node;
pub mod operation;
pub mod payloads;
pub mod questions;
pub mod report;
pub mod results;
pub mod runner;
pub mod table;
pub mod validated;
