//! Where `unsafe` may stand, and that each place answers by the number of an invariant: in `src/wire`, whose first file
//! numbers them, and in what the derive emits. That there is an argument at all is clippy's to see.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found
}

/// Lines with the keyword outside of comments and text, by number from 0.
fn unsafe_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().filter(|(_, line)| {
        let code: String = line.split("//").next().unwrap_or_default().split('"').step_by(2).collect();
        code.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "unsafe")
    })
}

/// The invariants that an argument names: "(invariant 4)", "(invariants 1 and 3, by `List`)".
fn named(argument: &str) -> Vec<u32> {
    let Some((_, behind)) = argument.split_once("(invariant") else { return Vec::new() };
    let inside = behind.split(')').next().unwrap_or_default();
    inside.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

/// The comments that begin with `SAFETY:`, with the line where each begins.
fn arguments(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        let Some(comment) = line.trim().strip_prefix("//") else {
            open = false;
            continue;
        };
        if comment.trim().starts_with("SAFETY:") {
            found.push((at, comment.trim().to_owned()));
            open = true;
        } else if let (true, Some((_, argument))) = (open, found.last_mut()) {
            argument.push(' ');
            argument.push_str(comment.trim());
        }
    }
    found
}

#[test]
fn every_argument_names_an_invariant_that_there_is() {
    let numbered = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wire/mod.rs")).unwrap();
    let known = |number: u32| numbered.contains(&format!("//! {number}. **"));
    let mut seen = 0;
    for (path, text) in sources("src/wire").into_iter().chain(sources("derive/src")) {
        // Tests hand places of their own.
        let tested = text.lines().position(|line| line.trim() == "mod tests {").unwrap_or(usize::MAX);
        for (at, argument) in arguments(&text).into_iter().filter(|(at, _)| *at < tested) {
            let named = named(&argument);
            let place = format!("{}:{}: {argument}", path.display(), at + 1);
            assert!(!named.is_empty(), "no invariant is named: {place}");
            assert!(named.iter().all(|number| known(*number)), "there is no such invariant: {place}");
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen} arguments found: is this where they are?");
}

#[test]
fn unsafe_stands_in_the_wire_folder_and_in_what_the_derive_emits() {
    for (path, text) in
        sources("src").into_iter().filter(|(path, _)| !path.components().any(|c| c.as_os_str() == "wire"))
    {
        assert_eq!(unsafe_lines(&text).next(), None, "{}", path.display());
    }
    for (path, text) in sources("derive/src") {
        let arguments = arguments(&text);
        for (at, line) in
            unsafe_lines(&text).filter(|(_, line)| line.contains("unsafe {") || line.contains("quote!(unsafe)"))
        {
            let argued = arguments.iter().any(|(begins, _)| *begins < at && at - begins <= 12);
            assert!(argued, "{}:{}: {line}", path.display(), at + 1);
        }
    }
}
