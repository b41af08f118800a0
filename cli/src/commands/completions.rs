//! `shorn completions`: what a shell completes.

use crate::args::{Cli, Completions};
use crate::failure::Failure;
use crate::output;
use clap::CommandFactory as _;

pub(crate) fn run(args: Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "shorn", &mut script);
    output::print(&String::from_utf8_lossy(&script))
}
