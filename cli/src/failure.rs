//! Knows how the command fails: one line on stderr and an exit status. Must not know what was being
//! done.

use crate::escape::one_line;
use clap::error::ErrorKind;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Why the command ends without having done its work.
#[derive(Debug)]
pub(crate) struct Failure {
    status: u8,
    /// Nothing where there is nothing more to say.
    line: Option<String>,
}

impl Failure {
    /// Data, a schema or a file at fault.
    pub(crate) fn data(line: impl Into<String>) -> Failure {
        Failure { status: 1, line: Some(line.into()) }
    }

    /// A command line at fault.
    pub(crate) fn usage(line: impl Into<String>) -> Failure {
        Failure { status: 2, line: Some(line.into()) }
    }

    /// A finding that has been printed already.
    pub(crate) fn told() -> Failure {
        Failure { status: 1, line: None }
    }

    /// What `name` could not be read for.
    pub(crate) fn reading(name: &str, error: &io::Error) -> Failure {
        Failure::data(format!("{name}: {}", reason(error)))
    }

    /// What `name` could not be written for. Who reads a pipe may stop when they have seen enough:
    /// that is the end of the work, and no failure.
    pub(crate) fn writing(name: &str, error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure { status: 0, line: None },
            _ => Failure::data(format!("{name}: {}", reason(error))),
        }
    }

    pub(crate) fn tell(self) -> ExitCode {
        if let Some(line) = self.line {
            // Where stderr cannot be written either, the status is what is left to say.
            let _ = writeln!(io::stderr(), "shorn: {}", one_line(&line));
        }
        ExitCode::from(self.status)
    }
}

/// The error of the system in words; the number behind it helps nobody.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}

/// Help and version are printed as they are; of an error its sentences become one line.
pub(crate) fn of_command_line(error: &clap::Error) -> Result<(), Failure> {
    let status = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => 0,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => 2,
        _ => {
            let text = error.render().to_string();
            let said = text.split("\n\nUsage:").next().unwrap_or_default();
            let said = said.split("\n\nFor more information").next().unwrap_or_default();
            let paragraphs = said.split("\n\n").map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "));
            let words = paragraphs.collect::<Vec<_>>().join("; ");
            return Err(Failure::usage(format!(
                "{} (see shorn --help)",
                words.strip_prefix("error: ").unwrap_or(&words)
            )));
        }
    };
    match error.print() {
        Ok(()) if status == 0 => Ok(()),
        Ok(()) => Err(Failure { status, line: None }),
        Err(error) => Err(Failure::writing("stdout", &error)),
    }
}
