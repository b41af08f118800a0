//! What the library and its peers need for the same work.
//!
//! ```text
//! model, borrowed     the records, once owned and once borrowing from the input
//! fixtures            seeded values of them
//! value               what a record must implement so that every peer can take it
//! peers               one adapter a file, all behind one trait
//! measure             interleaved samples of thread CPU time, and ratios of them
//! goals               the ratios to reach
//! table               a fixture's figures as text
//! events              the records of `fixtures/events`
//! random              the generator behind all seeds
//! validated           records with rules, and codecs that hold values to them
//! ```
//!
//! The binaries are `typed` (the tables), `document` (JSON text, and values without a Rust type),
//! `validated` (values held to their rules), `stringify` (values to JSON text by a schema), `text` (checking
//! UTF-8), `instructions` (callgrind counts, which do not depend on how busy the machine is) and `generate-events`.

pub mod borrowed;
pub mod events;
pub mod fixtures;
pub mod goals;
pub mod measure;
pub mod model;
pub mod peers;
pub mod random;
pub mod table;
#[cfg(feature = "ours")]
pub mod validated;
pub mod value;
