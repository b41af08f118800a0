//! Knows how text of somebody else's choosing is shown: on one line, and without a word to the
//! terminal. Must not know where it is shown.

use std::fmt::Write as _;

/// The text with every character escaped that would break the line, speak to a terminal, or turn
/// the direction of what follows.
pub(crate) fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        push(&mut out, c);
    }
    out
}

/// The text as a JSON string, on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        push(&mut out, c);
    }
    out.push('"');
    out
}

fn push(out: &mut String, c: char) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        c if is_unseen(c) => {
            // Writing to a string does not fail.
            let _ = write!(out, "\\u{:04x}", u32::from(c));
        }
        c => out.push(c),
    }
}

/// Control characters, line separators, and what turns the direction of text.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_speaks_to_the_terminal() {
        assert_eq!(one_line("a\nb\u{1b}[31m\u{202e}é"), "a\\nb\\u001b[31m\\u202eé");
        assert_eq!(quoted("a\"b\\"), r#""a\"b\\""#);
    }
}
