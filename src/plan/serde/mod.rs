//! Serde's traits and the plan: values of Rust types, written and read by a shape that is known at
//! run time only.
//!
//! This folder knows serde's model and how a program is walked; what the steps mean is in `plan`.
//! It must not know JSON, nor documents.
//!
//! | file | knows |
//! |---|---|
//! | `serialize` | the fast way of a `Serialize`: to the wire as serde visits |
//! | `compound` | its arrays and objects |
//! | `collect` | the careful way: into a tree |
//! | `deserialize` | from the wire to a `Deserialize` |
//! | `access` | its arrays and objects |
//! | `failure` | what stops a `Deserialize` |
//! | `key` | keys of maps as text |
//! | `tell` | which case of a union a value names |
//! | `tree` | a value on its own, as source and sink |
//! | `way` | how deep a walk is |

mod access;
mod collect;
mod compound;
mod deserialize;
mod failure;
mod key;
mod serialize;
mod tell;
mod tree;
mod way;

use super::program::Program;
use crate::Limits;
use crate::error::EncodeError;
use crate::wire::Writer;
use ::serde::Serialize;

pub(crate) use deserialize::decode;

/// Appends the encoding of a value: fast if nothing is in doubt, else through a tree, where what is
/// wrong is found as for any other value.
pub(crate) fn encode<T: Serialize + ?Sized>(
    program: &Program,
    limits: &Limits,
    value: &T,
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    let fast = |writer: &mut Writer| serialize::serialize(program, limits, value, writer);
    writer.certain_or(fast, |writer| {
        let tree = collect::collect(value)?;
        super::encode::walk(program, limits, tree::Part::Tree(&tree), writer)
    })
}
