//! How the types of `core`, `alloc` and `std`, and of a few crates behind features,
//! are written and read: one file a family, both directions side by side. What the
//! types mean as shapes is in `typed::types`, file by file the same.

mod integer;
mod number;
mod option;
mod pointer;
mod range;
mod sequence;
mod set;
mod text;
mod time;
mod tuple;
mod unit;

#[cfg(feature = "bytes")]
mod bytes;
#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "serde_json")]
mod dynamic;
pub(crate) mod forms;
#[cfg(feature = "jiff")]
mod jiff;
pub(crate) mod map;
mod shown;
#[cfg(feature = "smallvec")]
mod smallvec;
#[cfg(feature = "uuid")]
mod uuid;
