//! The command `shorn`, as a library with one function: JSON to compact bytes and back by a JSON
//! Schema, and what the bytes mean.
//!
//! | module | what it knows |
//! |---|---|
//! | `args` | the command line |
//! | `commands` | one file for each command: what is read, computed and printed, in that order |
//! | `load` | from a file to a compiled schema |
//! | `convert` | JSON text to one message and back, and to that of a schema |
//! | `stream` | many of them: NDJSON to frames and back, and to NDJSON |
//! | `costs` | what each field of a shape takes |
//! | `compare`, `keywords` | how two shapes, and how two documents differ |
//! | `place` | how a place within a shape is spelled |
//! | `input`, `output`, `notation` | files and standard streams; bytes as hex and base64 |
//! | `table`, `paint`, `escape`, `pretty`, `progress` | what people see |
//! | `failure` | the one line on stderr, and the exit status |

#![forbid(unsafe_code)]

mod args;
mod commands;
mod compare;
mod convert;
mod costs;
mod escape;
mod failure;
mod input;
mod keywords;
mod load;
mod notation;
mod output;
mod paint;
mod place;
mod pretty;
mod progress;
mod stream;
mod table;

use clap::Parser as _;
use std::process::ExitCode;

/// Runs the command that the process was started with.
///
/// The exit status is 0 for success, 1 for data or a schema at fault (and for what cannot be read
/// or written), 2 for a command line at fault. A failure is one line on stderr.
pub fn main() -> ExitCode {
    let done = match args::Cli::try_parse() {
        Ok(cli) => commands::run(cli),
        Err(error) => failure::of_command_line(&error),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.tell(),
    }
}
