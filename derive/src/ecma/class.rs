//! Classes in brackets. It knows their items and what is left out of a class of
//! ECMAScript: classes in classes and operations on them, for which there is no pattern.

use super::{Cursor, WORD, perl, plain, property};

/// The class behind its `[`.
pub(super) fn bracketed(rest: &mut Cursor<'_>) -> Option<String> {
    let negated = rest.take('^');
    let mut class = Class::default();
    while rest.take('-') {
        class.items.push_str(r"\-");
    }
    // What would close the class is its first item, and begins no range.
    if class.items.is_empty() && rest.take(']') {
        class.items.push_str(r"\]");
    }
    loop {
        match (rest.peek(0)?, rest.peek(1)) {
            (']', _) => break,
            ('&', Some('&')) | ('-', Some('-')) | ('~', Some('~')) => return None,
            ('[', _) => class.ascii(rest)?,
            _ => class.range(rest)?,
        }
    }
    rest.next();
    Some(class.written(negated))
}

#[derive(Default)]
struct Class {
    items: String,
    /// Whether `\W` is one of them, which is no item of ECMAScript.
    not_word: bool,
}

impl Class {
    /// One item, or the two ends of a range.
    fn range(&mut self, rest: &mut Cursor<'_>) -> Option<()> {
        let first = item(rest)?;
        let is_range = rest.peek(0) == Some('-') && !matches!(rest.peek(1), Some(']' | '-'));
        match first {
            Item::Char(least) if is_range => {
                rest.next();
                let Item::Char(most) = item(rest)? else { return None };
                if most < least {
                    return None;
                }
                self.between(least, most);
            }
            _ if is_range => return None,
            Item::Char(c) => self.items.push_str(&inside(c)),
            Item::Class(class) => self.items.push_str(&class),
            Item::NotWord => self.not_word = true,
        }
        Some(())
    }

    /// The characters from `least` to `most`, which are in order.
    fn between(&mut self, least: char, most: char) {
        self.items.push_str(&inside(least));
        if least < most {
            self.items.push('-');
            self.items.push_str(&inside(most));
        }
    }

    /// `[:name:]` or `[:^name:]`.
    fn ascii(&mut self, rest: &mut Cursor<'_>) -> Option<()> {
        if !rest.take_text("[:") {
            return None;
        }
        let negated = rest.take('^');
        let name = rest.until(':')?;
        let ranges = ascii(&name).filter(|_| rest.take(']'))?;
        match negated {
            false => ranges.iter().for_each(|(least, most)| self.between(*least, *most)),
            true => complement(ranges).into_iter().for_each(|(least, most)| self.between(least, most)),
        }
        Some(())
    }

    fn written(self, negated: bool) -> String {
        let Class { items, not_word } = self;
        match (not_word, negated, items.is_empty()) {
            (false, false, _) => format!("[{items}]"),
            (false, true, _) => format!("[^{items}]"),
            (true, false, true) => format!("[^{WORD}]"),
            (true, true, true) => format!("[{WORD}]"),
            (true, false, false) => format!("(?:[{items}]|[^{WORD}])"),
            (true, true, false) => format!("(?:(?![{items}])[{WORD}])"),
        }
    }
}

enum Item {
    Char(char),
    Class(String),
    NotWord,
}

fn item(rest: &mut Cursor<'_>) -> Option<Item> {
    match rest.next()? {
        '\\' => {}
        c => return Some(Item::Char(c)),
    }
    Some(match rest.next()? {
        'w' => Item::Class(WORD.to_owned()),
        'W' => Item::NotWord,
        c => match perl(c) {
            Some(class) => Item::Class(class.to_owned()),
            None if matches!(c, 'p' | 'P') => Item::Class(property::escaped(c == 'P', rest)?),
            None => Item::Char(rest.escaped(c)?),
        },
    })
}

/// A character for itself, in a class.
fn inside(c: char) -> String {
    match c {
        '\\' | ']' | '[' | '^' | '-' => format!(r"\{c}"),
        // Two in a row are an operation to some.
        '&' | '~' => format!(r"\x{:02x}", u32::from(c)),
        other => plain(other),
    }
}

type Range = (char, char);

/// The class of that name, which is of ASCII in `regex` too; ascending.
fn ascii(name: &str) -> Option<&'static [Range]> {
    Some(match name {
        "alnum" => &[('0', '9'), ('A', 'Z'), ('a', 'z')],
        "alpha" => &[('A', 'Z'), ('a', 'z')],
        "ascii" => &[('\0', '\x7f')],
        "blank" => &[('\t', '\t'), (' ', ' ')],
        "cntrl" => &[('\0', '\x1f'), ('\x7f', '\x7f')],
        "digit" => &[('0', '9')],
        "graph" => &[('!', '~')],
        "lower" => &[('a', 'z')],
        "print" => &[(' ', '~')],
        "punct" => &[('!', '/'), (':', '@'), ('[', '`'), ('{', '~')],
        "space" => &[('\t', '\r'), (' ', ' ')],
        "upper" => &[('A', 'Z')],
        "word" => &[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')],
        "xdigit" => &[('0', '9'), ('A', 'F'), ('a', 'f')],
        _ => return None,
    })
}

/// All other characters. The ranges are of ASCII, so that there is a next character.
fn complement(ranges: &[Range]) -> Vec<Range> {
    let step = |c: char, by: i64| char::from_u32((i64::from(u32::from(c)) + by) as u32).unwrap_or(c);
    let mut others = Vec::new();
    let mut from = '\0';
    for (least, most) in ranges {
        if from < *least {
            others.push((from, step(*least, -1)));
        }
        from = step(*most, 1);
    }
    others.push((from, char::MAX));
    others
}

#[cfg(test)]
mod tests {
    use super::super::pattern;

    #[track_caller]
    fn becomes(regex: &str, expected: &str) {
        assert_eq!(pattern(regex).as_deref(), Some(expected), "{regex}");
    }

    #[test]
    fn hyphens_and_brackets_are_items_where_regex_takes_them_so() {
        becomes("[]a]", r"[\]a]");
        becomes("[^]a]", r"[^\]a]");
        becomes("[-a]", r"[\-a]");
        becomes("[--a]", r"[\-\-a]");
        becomes("[a-]", r"[a\-]");
        becomes("[a-c-]", r"[a-c\-]");
        becomes(r"[\w.-]", r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}.\-]");
        becomes("[a^]", r"[a\^]");
        becomes("[.*+?(){}|$/]", "[.*+?(){}|$/]");
        becomes("[]-a]", r"[\]\-a]");
    }

    #[test]
    fn escapes_are_written_as_the_flag_allows() {
        becomes(r"[\]\[\^\-\\]", r"[\]\[\^\-\\]");
        becomes(r"[\.\/\#\&\~]", r"[./#\x26\x7e]");
        becomes(r"[\n\x41-\x{43}]", r"[\nA-C]");
        becomes(r"[\x00-\x7F]", r"[\x00-\x7f]");
    }

    #[test]
    fn classes_in_classes() {
        becomes(r"[\d\s]", r"[\p{Nd}\p{White_Space}]");
        becomes(r"[^\D\S]", r"[^\P{Nd}\P{White_Space}]");
        becomes(r"[\pL\p{Greek}]", r"[\p{L}\p{Script=Greek}]");
    }

    #[test]
    fn what_is_no_word_is_told_apart_from_the_other_items() {
        let word = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}";
        becomes(r"[\W]", &format!("[^{word}]"));
        becomes(r"[^\W]", &format!("[{word}]"));
        becomes(r"[\W_]+", &format!("(?:[_]|[^{word}])+"));
        becomes(r"[^\W_]*", &format!("(?:(?![_])[{word}])*"));
    }

    #[test]
    fn classes_of_ascii() {
        becomes("[[:alpha:]_]", "[A-Za-z_]");
        becomes("[[:^digit:]]", r"[\x00-/:-\u{10ffff}]");
        becomes("[^[:space:]]", r"[^\t-\r ]");
        becomes("[[:^ascii:]]", r"[\u{80}-\u{10ffff}]");
        becomes("[[:punct:]]", r"[!-/:-@\[-`{-\x7e]");
        becomes("[[:^cntrl:]]", r"[ -\x7e\u{80}-\u{10ffff}]");
        becomes("[[:blank:]]", r"[\t ]");
    }

    #[test]
    fn classes_of_classes_are_none() {
        for regex in ["[a[bc]]", "[[:loower:]]", "[a&&b]", "[a--b]", "[a~~b]", r"[\d-z]", r"[a-\d]", "[", "[a", "[^"] {
            assert_eq!(pattern(regex), None, "{regex}");
        }
    }
}
