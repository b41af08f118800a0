//! Writers as Rust source: what `Stringifier::rust_module` gives for documents of the cases (fixtures/stringify), compiled
//! here, writes and refuses what the cases say, and for values by chance what the `Stringifier` does.
//!
//! The source is in `generated`, and must be what is given now; `SHORN_WRITE_GENERATED=1` writes it.

#![forbid(unsafe_code)]

#[allow(dead_code)]
#[path = "../stringify_vectors/case.rs"]
mod case;
#[path = "../stringify_vectors/mended.rs"]
mod mended;
mod plain;
#[allow(dead_code)]
#[path = "../stringify_vectors/value.rs"]
mod value;

#[rustfmt::skip]
#[path = "generated/mod.rs"]
mod generated;

use case::{Case, Outcome};
use mended::Expected;
use plain::{Random, plain};
use serde_json::{Value, json};
use sha2::Digest;
use shorn::Stringifier;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// A function of a generated module, with its error as code, path and text.
type Generated = fn(&Value) -> Result<String, (&'static str, String, String)>;

/// How many documents of a feature: those with the most cases. More where functions are generated that ask.
fn most(feature: &str) -> usize {
    match feature {
        "any_of" | "if_then_else" | "one_of" | "pattern_properties" | "validation_formats" | "validation_keywords" => 4,
        _ => 1,
    }
}

/// A document with settings, and the cases of it whose values are plain.
struct Subject {
    name: String,
    stringifier: Stringifier,
    source: String,
    cases: Vec<(Case, Value)>,
}

/// The documents that are compiled here.
static CHOSEN: LazyLock<Vec<Subject>> = LazyLock::new(chosen);

fn chosen() -> Vec<Subject> {
    let folder: PathBuf = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/stringify").into();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let mut chosen = Vec::new();
    for file in files {
        let feature = file.file_stem().unwrap().to_str().unwrap().replace('-', "_");
        let mut documents: Vec<(String, Vec<(Case, Value)>)> = Vec::new();
        for case in Case::all_of(&file) {
            let value = case.input().and_then(plain);
            let (None, Some(value)) = (case.left_out(), value) else { continue };
            let document = json!([case.schema(), case.0.get("options")]).to_string();
            match documents.iter_mut().find(|(known, _)| *known == document) {
                Some((_, cases)) => cases.push((case, value)),
                None => documents.push((document, vec![(case, value)])),
            }
        }
        // The sort is stable, so that the choice is the same every time.
        documents.sort_by_key(|(_, cases)| std::cmp::Reverse(cases.len()));
        let with_source = documents.into_iter().filter_map(|(_, cases)| {
            let stringifier = cases.first()?.0.built().ok()?;
            let source = stringifier.rust_module().ok()?;
            Some((stringifier, source, cases))
        });
        for (n, (stringifier, source, cases)) in with_source.take(most(&feature)).enumerate() {
            chosen.push(Subject { name: format!("{feature}_{}", n + 1), stringifier, source, cases });
        }
    }
    chosen
}

fn files(subjects: &[Subject]) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut index = "// The modules of `tests/stringify_generated`, which says how they are written.\n\n".to_owned();
    let mut table = String::new();
    for Subject { name, source, .. } in subjects {
        files.insert(format!("{name}.rs"), source.clone());
        index += &format!("#[allow(unreachable_pub)]\n#[deny(warnings, clippy::all)]\nmod {name};\n");
        table += &format!(
            "    (\"{name}\", |value| {name}::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),\n"
        );
    }
    index += &format!("\npub(crate) const MODULES: &[(&str, crate::Generated)] = &[\n{table}];\n");
    files.insert("mod.rs".to_owned(), index);
    files
}

#[test]
fn the_source_is_what_is_given() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stringify_generated/generated");
    let files = files(&CHOSEN);
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap();
    let names = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let found: BTreeMap<String, String> = names.map(|name| (name.clone(), read(folder.join(&name)))).collect();
    if std::env::var_os("SHORN_WRITE_GENERATED").is_some() {
        found.keys().for_each(|name| std::fs::remove_file(folder.join(name)).unwrap());
        files.iter().for_each(|(name, text)| std::fs::write(folder.join(name), text).unwrap());
        return;
    }
    let differing: Vec<&String> =
        files.keys().chain(found.keys()).filter(|name| files.get(*name) != found.get(*name)).collect();
    assert!(differing.is_empty(), "{differing:?} are not what is given now; set SHORN_WRITE_GENERATED=1 to write them");
}

fn module(name: &str) -> Generated {
    generated::MODULES.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("no module {name}")).1
}

#[test]
fn cases_are_written_as_expected() {
    let (mut compared, mut refusals, mut mended) = (0, 0, 0);
    let mut wrong = Vec::new();
    for subject in &*CHOSEN {
        let write = module(&subject.name);
        for (case, value) in &subject.cases {
            let expected = match mended::expected(case) {
                Expected::AsThere => case.outcome(),
                Expected::Mended(outcome) => {
                    mended += 1;
                    outcome
                }
                Expected::Unsaid => continue,
            };
            let got = match (write(value), &expected) {
                (Ok(text), Outcome::Digest(_)) => Outcome::Digest(format!("{:x}", sha2::Sha256::digest(text))),
                (Ok(text), _) => Outcome::Text(text),
                (Err((code, ..)), _) => Outcome::Refused(code.to_owned()),
            };
            compared += 1;
            refusals += usize::from(matches!(got, Outcome::Refused(_)));
            if got != expected {
                wrong.push(format!("{} ({}): {got:?} instead of {expected:?}", case.id(), subject.name));
            }
        }
    }
    println!("{compared} cases, {refusals} of them refused, {mended} mended; {} modules", generated::MODULES.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 400 && refusals >= 50, "{compared} {refusals}");
}

/// The names of members in a document.
fn names(schema: &Value, all: &mut Vec<String>) {
    match schema {
        Value::Object(words) => {
            for (word, part) in words {
                if let (true, Some(map)) = (word == "properties", part.as_object()) {
                    all.extend(map.keys().cloned());
                }
                names(part, all);
            }
        }
        Value::Array(list) => list.iter().for_each(|part| names(part, all)),
        _ => {}
    }
}

#[test]
fn values_by_chance_are_written_as_by_the_stringifier() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut written, mut refused) = (0, 0);
    for subject in &*CHOSEN {
        let write = module(&subject.name);
        let Some((first, _)) = subject.cases.first() else { continue };
        let mut known = Vec::new();
        names(first.schema(), &mut known);
        for n in 0..60 {
            let value = match n % 3 {
                0 => random.value(&known, 3),
                _ => {
                    let (_, value) = &subject.cases[random.below(subject.cases.len())];
                    random.changed(value, &known)
                }
            };
            let expected = subject.stringifier.to_string(&value).map_err(|error| {
                (error.code(), error.path().map(|path| path.to_string()).unwrap_or_default(), error.to_string())
            });
            let got = write(&value);
            assert_eq!(got, expected, "{}: {value} by {}", subject.name, first.schema());
            written += usize::from(got.is_ok());
            refused += usize::from(got.is_err());
        }
    }
    println!("{written} written, {refused} refused");
    assert!(written > 1_500 && refused > 300, "{written} {refused}");
}

/// In the stack of a test's thread, which is 2 MiB. Beyond 600 levels the `Stringifier` does not look at a value at all.
#[test]
fn nesting_has_an_end() {
    let mut deepest = 0;
    for subject in
        CHOSEN.iter().filter(|subject| subject.name.starts_with("ref_recursive") || subject.name.starts_with("any_"))
    {
        let write = module(&subject.name);
        let mut known = Vec::new();
        subject.cases.iter().for_each(|(case, _)| names(case.schema(), &mut known));
        for name in known {
            for in_list in [false, true] {
                let mut value = json!({ "name": "n", "value": 1 });
                for depth in 0..if in_list { 295 } else { 590 } {
                    value = match in_list {
                        true => json!({ &*name: [value] }),
                        false => json!({ &*name: value }),
                    };
                    if matches!(depth, 10 | 120 | 253..=258 | 294 | 509..=514 | 589) {
                        let expected = subject.stringifier.to_string(&value).map_err(|error| error.code());
                        let got = write(&value).map_err(|(code, ..)| code);
                        assert_eq!(got, expected, "{} {name} {depth} {in_list}", subject.name);
                        deepest += usize::from(got == Err("recursion_depth"));
                    }
                }
                // Dropping what is nested deep is recursive.
                while let Some(inner) = value.get_mut(&name).map(Value::take) {
                    value = match inner {
                        Value::Array(mut items) => items.pop().unwrap_or_default(),
                        inner => inner,
                    };
                }
            }
        }
    }
    assert!(deepest > 0);
}

#[test]
fn what_has_no_source() {
    let refused = |document: Value| {
        let error = Stringifier::compile(&document).unwrap().rust_module().unwrap_err();
        (error.code(), error.pointer().unwrap_or_default().to_owned())
    };
    let ahead = json!({ "properties": { "a": { "patternProperties": { "^(?!x)": { "type": "string" } } } } });
    assert_eq!(refused(ahead), ("pattern", "#/properties/a".to_owned()));
    let asked = json!({ "items": { "if": { "pattern": r"\bword" }, "then": { "type": "string" } } });
    assert_eq!(refused(asked), ("pattern", "#/items".to_owned()));
    let format = json!({ "items": { "oneOf": [{ "properties": { "at": { "format": "uri-reference" } } }, {}] } });
    assert_eq!(refused(format), ("format", "#/items".to_owned()));
    let itself = json!({ "anyOf": [{ "type": "string" }, { "$ref": "#" }] });
    assert_eq!(refused(itself).0, "endless_choice");
    let check = json!({
        "if": { "$ref": "#/definitions/a" },
        "then": { "type": "string" },
        "definitions": { "a": { "not": { "$ref": "#/definitions/a" } } }
    });
    assert_eq!(refused(check).0, "endless_check");
    // What is only written, is not asked about.
    let written = json!({ "type": "string", "format": "uri", "pattern": r"\bword" });
    assert!(Stringifier::compile(&written).unwrap().rust_module().is_ok());
}
