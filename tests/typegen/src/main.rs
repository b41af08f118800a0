//! Writes `tests/vectors/generated`: for the shape of every vector the Rust types that derive it.
//!
//! ```text
//! cargo run -p shorn-typegen             writes the files
//! cargo run -p shorn-typegen -- --check  fails where they are not what would be written
//! ```
//!
//! The shapes come from the vectors in `fixtures/wire` by way of the oracle; the library takes no
//! part. The same vectors give the same files.
//!
//! - [`subjects`]: which shapes there are, and what they are called.
//! - [`types`]: a shape as Rust types.
//! - [`fields`]: what stands side by side in an object, a tuple or a variant.
//! - [`code`]: names, literals and the order of declarations.

mod code;
mod fields;
mod subjects;
mod types;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use types::Types;

/// Most shapes in one file of types.
const CHUNK: usize = 60;

fn main() -> ExitCode {
    let check = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--check") => true,
        Some(other) => {
            eprintln!("not an argument: {other}");
            return ExitCode::FAILURE;
        }
    };
    if std::env::var_os("SHORN_VECTORS").is_some() {
        eprintln!("types are for the vectors of this repository: unset SHORN_VECTORS");
        return ExitCode::FAILURE;
    }
    let files = shorn_oracle::on_big_stack(generate);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../vectors/generated");
    let found = on_disk(&folder);
    if found == files {
        return ExitCode::SUCCESS;
    }
    if check {
        let names = files.keys().chain(found.keys());
        let mut differing: Vec<_> = names.filter(|name| files.get(*name) != found.get(*name)).collect();
        differing.sort();
        differing.dedup();
        eprintln!("not what the vectors give: {differing:?}; run `cargo run -p shorn-typegen`");
        return ExitCode::FAILURE;
    }
    for name in found.keys().filter(|name| !files.contains_key(*name)) {
        std::fs::remove_file(folder.join(name)).expect("a file that can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in &files {
        std::fs::write(folder.join(name), text).expect("a file that can be written");
    }
    ExitCode::SUCCESS
}

fn on_disk(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    let read = |path: &Path| std::fs::read_to_string(path).expect("a readable file");
    entries
        .map(|entry| entry.expect("a readable folder"))
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), read(&entry.path())))
        .collect()
}

const HEAD: &str = "// Written by `cargo run -p shorn-typegen` from fixtures/wire.\n\n";

fn generate() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut types = Types::default();
    let mut modules = vec![];
    let mut without = vec![];
    let families = subjects::by_family();
    for (family, subjects) in &families {
        let chunks = subjects.chunks(CHUNK).enumerate().map(|(at, chunk)| {
            let module = family.replace('-', "_");
            (if subjects.len() > CHUNK { format!("{module}_{at}") } else { module }, chunk)
        });
        for (module, chunk) in chunks {
            types.begin(&module);
            let mut rows = String::new();
            for subject in chunk {
                match types.root(&subject.shape) {
                    Ok(ty) => rows += &code::line(1, &format!("({:#018x}, &Typed::<{ty}>::NEW),", subject.key)),
                    Err(reason) => without.push((subject, reason)),
                }
            }
            let source = types.end();
            if rows.is_empty() {
                continue;
            }
            let table = format!("pub(super) const TYPES: Types = &[\n{rows}];\n");
            files.insert(format!("{module}.rs"), format!("{HEAD}use super::super::prelude::*;\n\n{table}{source}"));
            modules.push(module);
        }
    }
    files.insert("mod.rs".to_owned(), index(&modules, &without));
    files
}

fn index(modules: &[String], without: &[(&subjects::Subject, &'static str)]) -> String {
    let allowed = "#![allow(clippy::large_enum_variant)] // The vectors' shapes, as they are.\n\n";
    let mut text = format!("{HEAD}{allowed}use super::prelude::{{Types, Without}};\n\n");
    for module in modules {
        text += &format!("mod {module};\n");
    }
    text += "\n/// The types, by the keys of their shapes.\npub(crate) const TYPES: &[Types] = &[\n";
    for module in modules {
        text += &code::line(1, &format!("{module}::TYPES,"));
    }
    text += "];\n\n/// The shapes that no Rust type has: key, the first case with it, reason.\n";
    text += "pub(crate) const WITHOUT: Without = &[\n";
    for (subject, reason) in without {
        text += &code::line(1, &format!("({:#018x}, {:?}, {reason:?}),", subject.key, subject.name));
    }
    text + "];\n"
}
