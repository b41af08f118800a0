//! Memory: a message that lies about its counts and lengths makes the decoder allocate at most 16
//! bytes for each byte of input and a small constant; and what is written or read in the common
//! way allocates once, or not at all.
//!
//! A binary of its own: the allocator below counts for each thread what it does.

#[path = "allocation/counting.rs"]
mod counting;
#[path = "allocation/lies.rs"]
mod lies;
#[cfg(feature = "json-schema")]
#[path = "allocation/plan.rs"]
mod plan;
#[path = "allocation/shapes.rs"]
mod shapes;
#[path = "allocation/steady.rs"]
mod steady;
