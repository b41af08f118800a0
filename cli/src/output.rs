//! Knows where results go: stdout or a file, and that none is left half-written where it can be helped.
//! Must not know what they are.

use crate::failure::Failure;
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

/// Large enough that a system call costs nothing beside the work for its bytes.
const BUFFER: usize = 1 << 18;

/// Where a result goes.
pub(crate) struct Target {
    name: String,
    file: Option<PathBuf>,
}

impl Target {
    pub(crate) fn new(output: Option<PathBuf>) -> Target {
        match output {
            Some(path) if path.as_os_str() != "-" => Target { name: path.display().to_string(), file: Some(path) },
            _ => Target { name: "stdout".into(), file: None },
        }
    }

    /// For bytes that no terminal shows.
    pub(crate) fn refuse_terminal(&self) -> Result<(), Failure> {
        if self.file.is_none() && io::stdout().is_terminal() {
            return Err(Failure::usage("bytes are not written to a terminal: add --hex, --base64 or -o FILE"));
        }
        Ok(())
    }

    pub(crate) fn is_terminal(&self) -> bool {
        self.file.is_none() && io::stdout().is_terminal()
    }

    /// Writes a result that is complete. A file gets the whole of it or stays as it was.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        let written = match &self.file {
            Some(path) => replace(path, bytes),
            None => to_stdout(bytes),
        };
        written.map_err(|e| Failure::writing(&self.name, &e))
    }

    /// A stream for a result that does not fit memory; what is written to a file stays there.
    /// `input` must be another file.
    pub(crate) fn stream(&self, input: &Path) -> Result<Stream, Failure> {
        let out: Box<dyn Write> = match &self.file {
            Some(path) => {
                if let (Ok(a), Ok(b)) = (fs::canonicalize(path), fs::canonicalize(input)) {
                    if a == b && fs::metadata(path).is_ok_and(|about| about.is_file()) {
                        return Err(Failure::usage(format!("{}: the input would be overwritten", self.name)));
                    }
                }
                Box::new(File::create(path).map_err(|e| Failure::writing(&self.name, &e))?)
            }
            None => Box::new(io::stdout().lock()),
        };
        Ok(Stream { name: self.name.clone(), out: BufWriter::with_capacity(BUFFER, out) })
    }
}

/// A result that is written piece by piece.
pub(crate) struct Stream {
    pub(crate) name: String,
    out: BufWriter<Box<dyn Write>>,
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Prints text to stdout.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    to_stdout(text.as_bytes()).map_err(|e| Failure::writing("stdout", &e))
}

fn to_stdout(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Gives a file other contents: through a file beside it that takes its name when it is complete. Devices
/// and pipes are written as they are.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let old = fs::metadata(path).ok();
    if old.as_ref().is_some_and(|about| !about.is_file()) {
        return File::create(path)?.write_all(bytes);
    }
    // The file that a link names gets the contents, and the link stays.
    let path = if old.is_some() { fs::canonicalize(path)? } else { path.to_owned() };
    let mut name = std::ffi::OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}", std::process::id()));
    let beside = path.with_file_name(name);
    let written = fs::write(&beside, bytes)
        .and_then(|()| match &old {
            Some(about) => fs::set_permissions(&beside, about.permissions()),
            None => Ok(()),
        })
        .and_then(|()| fs::rename(&beside, &path));
    if written.is_err() {
        // It may never have come to be; the failure above is what is told.
        let _ = fs::remove_file(&beside);
    }
    written
}
