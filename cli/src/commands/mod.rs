//! Knows which command is which file.

mod check;
mod completions;
mod decode;
mod diff;
mod encode;
mod fingerprint;
mod generate;
mod inspect;
mod man;
mod signature;
mod stringify;

use crate::args::{Cli, Command};
use crate::failure::Failure;

pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        Command::Encode(args) => encode::run(args),
        Command::Decode(args) => decode::run(args),
        Command::Inspect(args) => inspect::run(args),
        Command::Fingerprint(args) => fingerprint::run(args),
        Command::Signature(args) => signature::run(args),
        Command::Stringify(args) => stringify::run(args),
        Command::Generate(args) => generate::run(args),
        Command::Check(args) => check::run(args),
        Command::Diff(args) => diff::run(args),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args),
    }
}
