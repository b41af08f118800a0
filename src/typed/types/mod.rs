//! The shapes of the types of `core`, `alloc` and `std`, and of a few crates behind
//! features. How they are written is in `wire::types`, with the same families.

mod container;
mod foreign;
mod pointer;
mod scalar;
mod time;
mod tuple;
