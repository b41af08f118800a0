//! Knows the items of Rust source that is formatted, and which of them a text needs. Must not know what they do.
//!
//! An item begins at the margin and ends before the next blank line at the margin; what stands in an `impl` is one
//! too, a step further inside. That is all of Rust's grammar that the sources below ask for.

use std::collections::HashSet;
use std::sync::OnceLock;

/// Sources whose items may be asked for.
const SOURCES: [&str; 7] = [
    include_str!("runtime/error.rs"),
    include_str!("runtime/containers.rs"),
    include_str!("runtime/scalars.rs"),
    include_str!("runtime/checks.rs"),
    include_str!("runtime/steps.rs"),
    include_str!("../literal.rs"),
    include_str!("../formats.rs"),
];
/// How far an item can be seen here, which a module of one file has no use for.
const SEEN: [&str; 2] = ["pub(super) ", "pub(crate) "];

/// An item, or a function of an `impl`.
struct Item {
    /// What it is asked for by.
    name: String,
    text: String,
    words: HashSet<String>,
    /// Of an `impl`, in their order; the text is its first line then.
    parts: Vec<Item>,
}

/// The items that a text needs, and those that these need, as source. `own` stand for items of their name.
pub(super) fn needed(text: &str, own: &[String]) -> String {
    static POOL: OnceLock<Vec<Item>> = OnceLock::new();
    let own: Vec<Item> = own.iter().flat_map(|text| items(text, "")).collect();
    let pool = POOL.get_or_init(|| SOURCES.iter().flat_map(|source| items(source, "")).collect());
    let pool: Vec<&Item> =
        pool.iter().map(|item| own.iter().find(|own| own.name == item.name).unwrap_or(item)).collect();
    let mut asked: HashSet<String> = HashSet::new();
    let mut taken: HashSet<(usize, usize)> = HashSet::new();
    let mut news = words(text);
    while !news.is_empty() {
        news.retain(|word| !asked.contains(word));
        asked.extend(std::mem::take(&mut news));
        for (at, item) in pool.iter().enumerate() {
            if !asked.contains(&item.name) {
                continue;
            }
            if taken.insert((at, usize::MAX)) {
                news.extend(item.words.iter().cloned());
            }
            // What has no name of its own, as the functions of a trait, comes along.
            for (part_at, part) in item.parts.iter().enumerate() {
                let is_asked = [".", "::"].iter().any(|sign| asked.contains(&format!("{sign}{}", part.name)));
                if (part.name.is_empty() || is_asked) && taken.insert((at, part_at)) {
                    news.extend(part.words.iter().cloned());
                }
            }
        }
    }
    let mut out = Vec::new();
    for (at, item) in pool.iter().enumerate().filter(|(at, _)| taken.contains(&(*at, usize::MAX))) {
        let parts: Vec<&str> = item
            .parts
            .iter()
            .enumerate()
            .filter(|(part_at, _)| taken.contains(&(at, *part_at)))
            .map(|(_, part)| &*part.text)
            .collect();
        match (item.parts.is_empty(), parts.is_empty()) {
            (true, _) => out.push(item.text.clone()),
            (_, false) => out.push(format!("{}{}}}\n", item.text, parts.join("\n"))),
            (_, true) => {}
        }
    }
    out.join("\n")
}

/// Whether an item has that name.
pub(super) fn is_item(name: &str) -> bool {
    SOURCES.iter().any(|source| source.contains(&format!("fn {name}(")))
}

/// The items at a margin.
fn items(source: &str, margin: &str) -> Vec<Item> {
    let mut all = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for line in source.lines().chain([""]) {
        if !line.is_empty() {
            lines.push(line);
            continue;
        }
        let closed = lines.last().is_none_or(|last| {
            last.strip_prefix(margin).is_some_and(|last| last.starts_with(['}', ')']) || !last.starts_with(' '))
        });
        if !closed {
            lines.push(line);
        } else if !lines.is_empty() {
            all.extend(item(&std::mem::take(&mut lines), margin));
        }
    }
    all
}

fn item(lines: &[&str], margin: &str) -> Option<Item> {
    let begins = |line: &&str| {
        let line = line.strip_prefix(margin).unwrap_or(line);
        !line.starts_with("//") && !line.starts_with("#[")
    };
    let first = lines.iter().position(begins)?;
    let head = lines.get(first)?.trim_start();
    let head = SEEN.iter().chain(&["pub "]).find_map(|seen| head.strip_prefix(seen)).unwrap_or(head);
    if head.starts_with("use ") || head.starts_with("mod ") {
        return None;
    }
    let unseen = |line: &&str| SEEN.iter().fold(line.to_string(), |line, seen| line.replacen(seen, "", 1)) + "\n";
    let plain: Vec<String> = lines.iter().map(unseen).collect();
    if let Some(of) = head.strip_prefix("impl") {
        // By the type: what stands behind `for`, or alone.
        let of = of.split(" for ").last().unwrap_or(of);
        let of = of.split_once("> ").filter(|(before, _)| before.starts_with('<')).map_or(of, |(_, of)| of);
        let is_of_trait = head.contains(" for ");
        let inner = lines.get(first + 1..lines.len() - 1).unwrap_or_default().join("\n");
        let mut parts = items(&inner, "    ");
        // Functions of a trait, and what programs call, are there whether they are asked for or not.
        let is_kept = is_of_trait || lines.iter().any(|line| line.starts_with("#[allow(dead_code)]"));
        parts.iter_mut().filter(|_| is_kept).for_each(|part| part.name.clear());
        let text = plain.get(..=first)?.concat();
        let name = of.trim().split(|c: char| !c.is_alphanumeric() && c != '_').next()?.to_owned();
        // `impl std::error::Error for Error {}`
        return Some(Item { name, words: words(&text), text, parts });
    }
    let name = head
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .skip_while(|word| matches!(*word, "const" | "static" | "fn" | "struct" | "enum" | "type"))
        .find(|word| !word.is_empty())?;
    let text = plain.concat();
    Some(Item { name: name.to_owned(), words: words(&text), text, parts: Vec::new() })
}

/// The words of source outside of comments and literals: those behind a point or a path with that before them.
pub(super) fn words(source: &str) -> HashSet<String> {
    let mut words = HashSet::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '"' => text_literal(rest),
            'r' if rest.starts_with("r\"") || rest.starts_with("r#") => raw_literal(rest),
            '\'' => character_literal(rest),
            c if c.is_alphabetic() || c == '_' => {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                let before = source.get(..source.len() - rest.len()).unwrap_or_default();
                let sign = [".", "::"].into_iter().find(|sign| before.ends_with(sign)).unwrap_or_default();
                words.extend(rest.get(..end).map(|word| format!("{sign}{word}")));
                end
            }
            // A number, and what may follow it.
            c if c.is_ascii_digit() => rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    words
}

fn text_literal(rest: &str) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !is_escaped => return at + 1,
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    rest.len()
}

fn raw_literal(rest: &str) -> usize {
    let hashes = rest.chars().skip(1).take_while(|c| *c == '#').count();
    let begin = hashes + 2;
    let end = format!("\"{}", "#".repeat(hashes));
    let found = rest.get(begin..).and_then(|content| content.find(&end));
    found.map_or(rest.len(), |at| begin + at + end.len())
}

/// A character, or the sign before a lifetime.
fn character_literal(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next(), chars.next()) {
        (Some((_, '\\')), Some((at, c)), _) => {
            let from = at + c.len_utf8();
            rest.get(from..).and_then(|rest| rest.find('\'')).map_or(rest.len(), |at| from + at + 1)
        }
        (Some(_), Some((at, '\'')), _) => at + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_code() {
        let source =
            "fn a<'l>(b: &'l str) { J::k.l(); c('\\'', 'x', '\"', \"d \\\" d\", r#\"e \" e\"#, b\"f\") } // g\n// h\ni";
        let mut words: Vec<String> = words(source).into_iter().collect();
        words.sort();
        assert_eq!(words, [".l", "::k", "J", "a", "b", "c", "fn", "i", "l", "str"]);
    }

    #[test]
    fn what_is_needed_brings_what_that_needs() {
        let source = needed("fn root(value: &Value) -> bool { is_whole(value) }", &[]);
        assert_eq!(
            source,
            "fn is_whole(value: &Value) -> bool {\n    value.as_f64().is_some_and(|number| number.fract() == 0.0)\n}\n"
        );
        let source = needed("text_is(value, is_ipv4)", &[]);
        assert!(source.contains("fn is_ipv4(") && source.contains("fn text_is(") && !source.contains("fn is_uuid("));
    }

    #[test]
    fn of_an_impl_only_what_is_asked_for() {
        let source = needed("ObjectWriter; object.optional()", &[]);
        assert!(source.contains("fn optional(") && source.contains("fn key("), "{source}");
        assert!(!source.contains("fn required(") && !source.contains("fn close("), "{source}");
    }
}
