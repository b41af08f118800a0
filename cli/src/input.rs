//! Knows where bytes come from: a file, or stdin where the name is `-` or missing. Must not know what
//! they mean.

use crate::failure::Failure;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Something to read.
pub(crate) struct Source {
    /// For messages.
    pub(crate) name: String,
    /// How many bytes there are, of a regular file.
    pub(crate) len: Option<u64>,
    pub(crate) reader: Box<dyn Read>,
}

/// Whether a name stands for stdin.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Opens `path`.
pub(crate) fn open(path: &Path) -> Result<Source, Failure> {
    if is_stdin(path) {
        return Ok(Source { name: "stdin".into(), len: None, reader: Box::new(io::stdin().lock()) });
    }
    let name = path.display().to_string();
    let file = File::open(path).map_err(|e| Failure::reading(&name, &e))?;
    let len = file.metadata().ok().filter(|about| about.is_file()).map(|about| about.len());
    Ok(Source { name, len, reader: Box::new(file) })
}

impl Source {
    /// All of it.
    pub(crate) fn read(mut self) -> Result<(String, Vec<u8>), Failure> {
        let mut bytes = Vec::new();
        match self.reader.read_to_end(&mut bytes) {
            Ok(_) => Ok((self.name, bytes)),
            Err(error) => Err(Failure::reading(&self.name, &error)),
        }
    }
}

/// Refuses to read two things from one stdin.
pub(crate) fn one_stdin(paths: &[&PathBuf]) -> Result<(), Failure> {
    if paths.iter().filter(|path| is_stdin(path)).count() > 1 {
        return Err(Failure::usage(
            "stdin cannot be read twice: name a file for one of the arguments (see shorn --help)",
        ));
    }
    Ok(())
}
