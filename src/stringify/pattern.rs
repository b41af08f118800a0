//! Knows regular expressions as ECMAScript has them without the flag `u`: over UTF-16 units. Must not
//! know what their matches decide.
//!
//! The library below matches characters. So what lies beyond the Basic Multilingual Plane is replaced,
//! in the expression and in the text, by two characters of a private plane that stand for its two units.
//! Matching is bounded: one that would take too long is taken for no match.

use super::ecma;
use super::error::{StringifierError, StringifierErrorKind as Kind};
use std::borrow::Cow;

/// How often matching may go back: some milliseconds.
const BACKTRACK: usize = 100_000;

#[derive(Debug)]
pub(super) struct Pattern {
    source: Box<str>,
    regex: fancy_regex::Regex,
}

impl Pattern {
    pub(super) fn new(source: &str) -> Result<Pattern, StringifierError> {
        let refused = || StringifierError::new(Kind::InvalidPattern).with_detail(format!("`{source}`"));
        let translated = ecma::translated(&units(source), character);
        let built = fancy_regex::RegexBuilder::new(&translated).backtrack_limit(BACKTRACK).build();
        built.map(|regex| Pattern { source: source.into(), regex }).map_err(|_| refused())
    }

    /// The expression as the document has it.
    pub(super) fn source(&self) -> &str {
        &self.source
    }

    pub(super) fn is_match(&self, text: &str) -> bool {
        self.regex.is_match(&*units(text)).unwrap_or(false)
    }

    /// The same for text that may hold a surrogate without its other half.
    pub(super) fn is_match_units(&self, text: &[u16]) -> bool {
        self.regex.is_match(&text.iter().copied().map(character).collect::<String>()).unwrap_or(false)
    }
}

/// How deep groups may be nested: the parsers below recurse.
const MOST_GROUPS: usize = 200;

/// Whether ECMAScript takes this for a regular expression, without flags. A `\Z` is some other dialect's
/// end of the text.
pub(super) fn is_valid(source: &str) -> bool {
    let foreign = source.char_indices().any(|(at, _)| at > 0 && source.get(at..at + 2) == Some(r"\Z"));
    !foreign && groups(source) <= MOST_GROUPS && regress::Regex::new(source).is_ok()
}

/// How deep the groups of an expression are nested, or more where it is none.
fn groups(source: &str) -> usize {
    let (mut depth, mut most) = (0_usize, 0);
    for byte in source.bytes() {
        match byte {
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        most = most.max(depth);
    }
    most
}

/// Text with each character of two units as two characters.
fn units(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| byte < 0xf0) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.encode_utf16().map(character).collect())
}

/// A unit as a character: surrogates have theirs in a private plane.
fn character(unit: u16) -> char {
    const PLANE: u32 = 0x10_0000;
    let code = if matches!(unit, 0xd800..=0xdfff) { PLANE + u32::from(unit) } else { unit.into() };
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        Pattern::new(pattern).unwrap().is_match(text)
    }

    #[test]
    fn units_not_characters() {
        assert!(!matches("^.$", "🚀") && matches("^..$", "🚀") && matches("^🚀$", "🚀"));
        assert!(matches("^.$", "é"));
    }

    #[test]
    fn no_pattern_hangs() {
        assert!(!matches("^((a+)+)+$", &("a".repeat(5_000) + "b")));
        assert!(!matches("^(?=a)((a+)+)+$", &("a".repeat(50) + "b")));
    }
}
