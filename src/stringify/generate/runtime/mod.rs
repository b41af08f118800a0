//! What a generated module needs besides the functions of its schema. Items of these files are copied into the module
//! as they stand here, those that are asked for; the first paragraph of each must make sense there. They know values
//! of `serde_json` and JSON text; they must not know schemas, nor anything of this library.
//!
//! | file | what it knows |
//! |---|---|
//! | `error` | why a value could not be written, and how deep one is followed |
//! | `containers` | lists, tuples and objects |
//! | `scalars` | values without parts, and their text |
//! | `checks` | what a schema asks of a value |
//! | `steps` | regular expressions that are nothing but steps |

mod checks;
mod containers;
mod error;
mod scalars;
mod steps;

pub(crate) use steps::{Pattern, Step, holds_characters, holds_units};
