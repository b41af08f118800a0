//! Knows how Rust is spelled: literals, names, calls and where lines break. Must not know schemas.

use std::collections::HashSet;

/// The widest line, and the widest arguments of a call on one, of `rustfmt` as it comes.
const WIDTH: usize = 100;
const ARGUMENTS: usize = 60;

/// A text as a literal; raw where that reads better.
pub(super) fn text(text: &str) -> String {
    let is_plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if !is_plain || !text.contains(['"', '\\']) {
        return format!("{text:?}");
    }
    let mut hashes = String::new();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}

/// A double as a literal.
pub(super) fn double(value: f64) -> String {
    format!("{value:?}")
}

/// A call so far inside, with what stands before and behind it.
pub(super) fn call(indent: usize, head: &str, arguments: &[&str], tail: &str) -> String {
    let margin = "    ".repeat(indent);
    let line = arguments.join(", ");
    let width = margin.len() + head.chars().count() + line.chars().count() + tail.chars().count() + 2;
    if line.chars().count() <= ARGUMENTS && width <= WIDTH {
        return format!("{margin}{head}({line}){tail}\n");
    }
    let lines: String = arguments.iter().map(|argument| format!("{margin}    {argument},\n")).collect();
    format!("{margin}{head}(\n{lines}{margin}){tail}\n")
}

/// A text within a comment, on one line.
pub(super) fn comment(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() || matches!(c, '\u{200e}'..='\u{202e}' | '\u{2066}'..='\u{2069}') { ' ' } else { c })
        .collect()
}

/// Names that are given once.
#[derive(Default)]
pub(super) struct Names(HashSet<String>);

impl Names {
    /// A name of words and what tells it from those that were given.
    pub(super) fn new_name(&mut self, prefix: &str, words: &str) -> String {
        let base = format!("{prefix}_{}", snake(words));
        // The last sign tells it from the names of the runtime, where it would have one of these.
        let mut name = if super::items::is_item(&base) { format!("{base}_1") } else { base.clone() };
        let mut n = 2;
        while !self.0.insert(name.clone()) {
            name = format!("{base}_{n}");
            n += 1;
        }
        name
    }
}

/// Words joined by underscores, of letters and digits of ASCII; not too many.
fn snake(text: &str) -> String {
    let mut out = String::new();
    let mut was_lower = false;
    for c in text.chars() {
        if c.is_ascii_alphanumeric() {
            if c.is_ascii_uppercase() && was_lower {
                out.push('_');
            }
            out.push(c.to_ascii_lowercase());
        } else if !out.ends_with('_') && !out.is_empty() {
            out.push('_');
        }
        was_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
    }
    let out: String = out.trim_matches('_').chars().take(48).collect();
    match out.trim_end_matches('_') {
        "" => "root".to_owned(),
        name => name.to_owned(),
    }
}

/// The words of a pointer that tell a place: its names, and which branch or element.
pub(super) fn place(pointer: &str) -> String {
    let (document, path) = pointer.split_once('#').unwrap_or(("", pointer));
    let mut words: Vec<String> = Vec::new();
    let mut segments = path.split('/').skip(1);
    while let Some(segment) = segments.next() {
        match segment {
            "properties" | "patternProperties" | "definitions" | "$defs" => {
                words.extend(segments.next().map(str::to_owned));
            }
            "items" => words.push("item".to_owned()),
            "additionalProperties" => words.push("other".to_owned()),
            "anyOf" | "oneOf" => words.push(format!("branch {}", segments.next().unwrap_or_default())),
            other => words.push(other.to_owned()),
        }
    }
    if words.is_empty() && !document.is_empty() {
        words.push(document.to_owned());
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_raw_where_that_reads_better() {
        assert_eq!(text("a"), r#""a""#);
        assert_eq!(text(r#""a":"#), r##"r#""a":"#"##);
        assert_eq!(text(r##"a"#b"##), r###"r##"a"#b"##"###);
        assert_eq!(text("\"\u{202e}\""), r#""\"\u{202e}\"""#);
    }

    #[test]
    fn names_tell_places() {
        let mut names = Names::default();
        assert_eq!(names.new_name("write", &place("#")), "write_root");
        assert_eq!(names.new_name("write", &place("#/properties/homeAddress/items")), "write_home_address_item");
        assert_eq!(names.new_name("write", &place("#/properties/home address/items")), "write_home_address_item_2");
        assert_eq!(names.new_name("write", &place("#/properties/number")), "write_number_1");
        assert_eq!(names.new_name("write", &place("#/definitions/größe")), "write_gr_e");
        assert_eq!(names.new_name("write", &place("money#")), "write_money");
    }
}
