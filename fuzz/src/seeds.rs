//! What the fuzzer starts from: inputs of every target, made of the vectors in `fixtures`. Knows the vectors and how an
//! input is cut, and is the only one to write one.

use serde_json::Value;
use shorn_oracle::vectors::{self, Case, Subject};
use std::collections::BTreeMap;
use std::path::Path;

/// Longest input. What is longer is slow to look at, and is tested by the vectors themselves.
const LONGEST: usize = 1_500;

/// Inputs by their target.
pub type Seeds = BTreeMap<&'static str, Vec<Vec<u8>>>;

/// All seeds, at most `most` of each target, evenly out of all that there are.
pub fn all(most: usize) -> Seeds {
    let mut seeds = Seeds::new();
    for case in vectors::load_all() {
        of_wire_case(&case, &mut seeds);
    }
    for reject in vectors::rejects() {
        if let Subject::Schema(document) = &reject.subject {
            add(&mut seeds, "schema", [&subject(document)]);
        }
    }
    of_stringify(&mut seeds);
    // Each type, with messages that mean something to many of them.
    let messages: Vec<Vec<u8>> = seeds["reader"].iter().step_by(97).cloned().collect();
    for message in messages {
        for which in 0..64 {
            add(&mut seeds, "derived", [&[which][..], &message]);
            add(&mut seeds, "agreement", [&[which][..], &message]);
        }
    }
    for which in 0..64 {
        for seed in 0..4 {
            add(&mut seeds, "identity", [&[which, seed][..]]);
        }
    }
    for inputs in seeds.values_mut() {
        inputs.sort();
        inputs.dedup();
        let step = inputs.len().div_ceil(most.max(1)).max(1);
        *inputs = std::mem::take(inputs).into_iter().step_by(step).collect();
    }
    seeds
}

/// A document as the first part of an input.
fn subject(document: &Value) -> Vec<u8> {
    [&[0], document.to_string().as_bytes(), &[0]].concat()
}

fn add<const N: usize>(seeds: &mut Seeds, target: &'static str, parts: [&[u8]; N]) {
    let input = parts.concat();
    if input.len() <= LONGEST {
        seeds.entry(target).or_default().push(input);
    }
}

fn of_wire_case(case: &Case, seeds: &mut Seeds) {
    let Subject::Schema(document) = &case.subject else { return };
    let subject = &*subject(document);
    add(seeds, "schema", [subject]);
    // A fixed array of a million elements without bytes is worth a look, and not one for each change of it.
    if document.to_string().contains("000000") {
        return;
    }
    let refused = case.decode_errors.iter().map(|row| &row.bytes);
    let taken = case.encode.iter().map(|row| &row.bytes).chain(case.decode.iter().map(|row| &row.bytes));
    // The malformed ones are many, and each is a step from one that is not.
    for message in taken.chain(refused.step_by(5)) {
        add(seeds, "plan", [subject, message]);
        add(seeds, "canonical", [subject, message]);
        add(seeds, "agreement", [&[128], subject, message]);
        add(seeds, "inspect_frames", [&[0], subject, message]);
        let frame = [&[message.len() as u8 & 0x7f][..], message].concat();
        add(seeds, "inspect_frames", [&[1], subject, &frame, &frame]);
        // Twelve operations of the reader, which the fuzzer has to find for itself.
        let operations: Vec<u8> = (0..12).flat_map(|at| [(message.len() as u8).wrapping_add(at), at]).collect();
        add(seeds, "reader", [&[message.len() as u8, 12], &operations, message]);
    }
    let refused = case.encode_errors.iter().map(|row| &row.value);
    for value in case.encode.iter().map(|row| &row.value).chain(refused) {
        let text = value.json.to_string();
        add(seeds, "json_text", [subject, text.as_bytes()]);
        add(seeds, "identity", [&[128], subject, &[1], text.as_bytes()]);
    }
    add(seeds, "identity", [&[128], subject, &[0, 1, 2, 3]]);
    add(seeds, "identity", [&[128], subject, &[2, 10, 3, 2, 5, 8, 1, 11, 1, 1, 2]]);
}

fn of_stringify(seeds: &mut Seeds) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/stringify");
    let Ok(files) = std::fs::read_dir(&folder) else { return };
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        // One case a line.
        let lines = text.lines().map(|line| line.trim_end_matches(','));
        for case in lines.filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
            let (Some(document), Some(input)) = (case.get("schema"), case.get("input")) else { continue };
            let subject = &*subject(document);
            add(seeds, "schema", [subject]);
            add(seeds, "stringify", [subject, &[48, 0], input.to_string().as_bytes()]);
            add(seeds, "stringify", [subject, &[0, 2], &[32, 1, 3, 7, 4, 9, 14, 2, 19, 5, 6]]);
        }
    }
}
