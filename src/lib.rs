//! `shorn`
#![deny(unsafe_code)]
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
pub mod shape;
mod typed;
mod wire;

pub use api::*;
#[cfg(feature = "bytes")]
pub use buffers::*;
pub use codec::Codec;
pub use error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, SchemaError, SchemaErrorKind};
pub use frames::Frames;
#[cfg(feature = "std")]
pub use frames::{FrameReader, FrameWriter};
pub use inspect::{Inspection, Part, inspect};
pub use typed::{Adapter, Describe, Record, Text};
pub use wire::{Decode, Encode, Limits, MAX_SAFE_INTEGER, Reader, Writer};
