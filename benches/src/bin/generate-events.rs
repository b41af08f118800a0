//! `generate-events`: writes `fixtures/events/events.ndjson` anew from its seed.

#![forbid(unsafe_code)]

use std::{fs, io, path::Path};

use shorn_bench::events::{LINES, SEED, lines};

fn main() -> io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/events/events.ndjson");
    let mut text = lines(LINES, SEED).join("\n");
    text.push('\n');
    fs::create_dir_all(path.parent().expect("the path has a folder"))?;
    fs::write(&path, &text)?;
    println!("{} lines, {} bytes", LINES, text.len());
    Ok(())
}
