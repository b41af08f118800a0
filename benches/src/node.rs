//! Codecs of another runtime on the same records: `codecs/node`. Knows how to hand the records over and how to run the
//! script; knows none of its codecs. Figures come back as the script prints them, in a class of their own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Serialize;
use shorn_codecs::codecs::Carried;
use shorn_codecs::fixtures::{Fixture, OnRecord};

use crate::payloads;
use crate::results::Figure;

/// What the script is asked about.
const FIXTURES: [Fixture; 4] = [Fixture::Person, Fixture::Event, Fixture::Batch100, Fixture::Document];

/// Writes what the script reads to `folder`: each fixture as JSON, and the payloads of the shaped
/// writer with their schemas.
///
/// # Errors
///
/// If a file cannot be written.
pub fn export(folder: &Path) -> io::Result<()> {
    struct Write(PathBuf, io::Result<()>);
    impl OnRecord for Write {
        fn on<T: Carried>(&mut self, record: &T) {
            self.1 = write(&self.0, record);
        }
    }
    for fixture in FIXTURES {
        let mut file = Write(folder.join("codecs").join(format!("{}.json", fixture.name())), Ok(()));
        fixture.visit(&mut file);
        file.1?;
    }
    payloads::export(&folder.join("stringify"))
}

fn write(path: &Path, value: &impl Serialize) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, serde_json::to_vec(value)?)
}

/// Installs what the script needs, runs it and gives its figures; `None` if there is no Node on this machine. What the
/// script leaves out it says on the standard error.
///
/// # Errors
///
/// If a file cannot be written, if the packages cannot be installed, and if the script fails.
pub fn figures(quick: bool) -> io::Result<Option<Vec<Figure>>> {
    if Command::new("node").arg("--version").stdout(Stdio::null()).status().is_err() {
        return Ok(None);
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../codecs/node");
    if !script.join("node_modules").exists() {
        let installed = Command::new("npm").arg("ci").current_dir(&script).stdout(Stdio::null()).status()?;
        if !installed.success() {
            return Err(io::Error::other(format!("npm ci in {}: {installed}", script.display())));
        }
    }
    let folder = std::env::temp_dir().join(format!("shorn-bench-{}", std::process::id()));
    export(&folder)?;
    let mut node = Command::new("node");
    node.arg("bench.mjs").arg(&folder).args(quick.then_some("--quick"));
    let output = node.current_dir(&script).stderr(Stdio::inherit()).output();
    fs::remove_dir_all(&folder)?;
    let output = output?;
    if !output.status.success() {
        return Err(io::Error::other(format!("codecs/node/bench.mjs: {}", output.status)));
    }
    parsed(&String::from_utf8_lossy(&output.stdout)).map(Some)
}

/// A figure a line.
fn parsed(lines: &str) -> io::Result<Vec<Figure>> {
    lines.lines().map(|line| serde_json::from_str(line).map_err(io::Error::from)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::group::Class;

    #[test]
    fn a_line_is_a_figure_of_another_runtime() {
        let line = r#"{"question":"encode","fixture":"person","operation":"encode","codec":"avsc","class":"node",
            "mode":"shared","unit":"nanoseconds","bytes":8,"records":1,"samples":[3.5,2.5,9]}"#
            .replace('\n', "");
        let figures = parsed(&line).unwrap();
        assert_eq!((figures.len(), figures[0].class, figures[0].bytes), (1, Class::Node, Some(8)));
        assert_eq!(figures[0].median(), 3.5);
        assert!(parsed("no figure").is_err());
    }

    #[test]
    fn what_is_exported_is_the_record() {
        let folder = std::env::temp_dir().join(format!("shorn-bench-export-{}", std::process::id()));
        export(&folder).unwrap();
        let person = fs::read_to_string(folder.join("codecs/person.json")).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(person, r#"{"age":45,"name":"Grace","sex":"F"}"#);
    }
}
