//! `generate-fixtures`: writes the files of `fixtures/codecs` anew, or the two large ones elsewhere.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use shorn_codecs::files::{name, schema, schema_name, text};
use shorn_codecs::fixtures::Fixture;

const HELP: &str = "\
Writes the files of fixtures/codecs anew, byte for byte the same on every machine.

usage: cargo run --release -p shorn-codecs --bin generate-fixtures -- [options]

  --big FOLDER       writes the two fixtures of 100,000 records and their schema there, and nothing else
  --help             this text";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (folder, big) = match arguments[..] {
        [] => (Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/codecs"), false),
        ["--big", folder] => (PathBuf::from(folder), true),
        ["--help" | "-h"] => {
            println!("{HELP}");
            return Ok(());
        }
        _ => return Err(HELP.into()),
    };
    fs::create_dir_all(&folder)?;
    for fixture in Fixture::ALL.into_iter().filter(|fixture| fixture.is_big() == big) {
        let text = text(fixture)?;
        println!("{:<20}{:>12} bytes", name(fixture), text.len());
        fs::write(folder.join(name(fixture)), text)?;
        let mut schema = serde_json::to_string_pretty(&schema(fixture)?)?;
        schema.push('\n');
        fs::write(folder.join(schema_name(fixture)), schema)?;
    }
    Ok(())
}
