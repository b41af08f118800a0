//! What is fuzzed: a function over bytes for each target, which panics where something does not hold. The first
//! paragraph of each file says what is held against what, and the second how the input is cut.

mod agreement;
mod canonical;
mod derived;
mod identity;
mod inspect_frames;
mod json_text;
mod plan;
mod reader;
mod schema;
mod stringify;

/// What a target does with an input.
pub type Body = fn(&[u8]);

/// Every target by its name, which is that of its binary and of its folders.
pub const ALL: [(&str, Body); 10] = [
    ("agreement", agreement::run),
    ("canonical", canonical::run),
    ("derived", derived::run),
    ("identity", identity::run),
    ("inspect_frames", inspect_frames::run),
    ("json_text", json_text::run),
    ("plan", plan::run),
    ("reader", reader::run),
    ("schema", schema::run),
    ("stringify", stringify::run),
];

/// Runs the body of a target.
///
/// # Panics
///
/// If there is no such target, and if what it holds does not hold.
pub fn run(target: &str, data: &[u8]) {
    let found = ALL.iter().find(|(name, _)| *name == target);
    let (_, body) = found.unwrap_or_else(|| panic!("no target {target}"));
    body(data);
}
