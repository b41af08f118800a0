//! Records, and the codecs that the library is measured against, behind one trait.
//!
//! ```text
//! codec       what is asked of every codec, and what must hold before a time counts
//! codecs/     one adapter a file
//! damage      what they notice of damaged bytes, as a table
//! record      what a record must implement so that they all can take it
//! owned       the records, with every peer's derive
//! borrowed    the same, strings borrowed from the input
//! messages    the same as Protobuf messages
//! schemas     the same as Avro schemas
//! forms       the same without a Rust type
//! fixtures/   seeded values of the records, sized like those the goals were set on
//! files       the same as files, with their JSON Schemas
//! dynamic     codecs of values that any JSON Schema describes
//! random      the generator behind all seeds
//! ```
#![allow(missing_debug_implementations, reason = "codecs and archives have nothing to show")]

pub mod borrowed;
pub mod codec;
pub mod codecs;
pub mod damage;
pub mod dynamic;
pub mod files;
pub mod fixtures;
pub mod forms;
pub mod messages;
pub mod owned;
pub mod random;
pub mod record;
pub mod schemas;
