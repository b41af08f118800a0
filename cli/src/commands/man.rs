//! `shorn man`: the manual pages.

use crate::args::{Cli, Man};
use crate::failure::Failure;
use crate::output;
use clap::CommandFactory as _;

pub(crate) fn run(args: Man) -> Result<(), Failure> {
    let mut command = Cli::command();
    command.build();
    if let Some(name) = args.command {
        let Some(found) = command.find_subcommand(&name) else {
            return Err(Failure::usage(format!("there is no command `{name}` (see shorn --help)")));
        };
        command = found.clone();
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(|e| Failure::writing("the page", &e))?;
    output::print(&String::from_utf8_lossy(&page))
}
