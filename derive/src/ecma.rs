//! Patterns of the crate `regex` as patterns of ECMAScript with the flag `u`, which match
//! the same texts. It knows both syntaxes; a pattern in which the two differ in a way
//! that it does not know becomes none, rather than another one.
//!
//! | file | what it knows |
//! |---|---|
//! | `class` | `[…]` |
//! | `property` | names of Unicode properties |

mod class;
mod property;

use std::str::Chars;

/// A pattern that matches the same texts.
pub(crate) fn pattern(regex: &str) -> Option<String> {
    let mut translator = Translator { rest: Cursor(regex.chars()), out: String::new(), depth: 0, atom: false };
    while let Some(c) = translator.rest.next() {
        translator.item(c)?;
    }
    (translator.depth == 0).then_some(translator.out)
}

/// A pattern for the text itself.
pub(crate) fn literal(text: &str) -> String {
    text.chars().map(outside).collect()
}

/// `\w` without the brackets: what Unicode calls a word (UTS #18, annex C).
const WORD: &str = r"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}";

struct Translator<'a> {
    rest: Cursor<'a>,
    out: String,
    /// Groups that are open.
    depth: usize,
    /// Whether what was just read may be repeated. `regex` repeats repetitions and assertions too,
    /// ECMAScript neither.
    atom: bool,
}

impl Translator<'_> {
    fn item(&mut self, c: char) -> Option<()> {
        match c {
            '\\' => self.escape()?,
            '[' => {
                let class = class::bracketed(&mut self.rest)?;
                self.push(&class);
            }
            '(' => self.group()?,
            ')' => {
                self.depth = self.depth.checked_sub(1)?;
                self.push(")");
            }
            '|' | '^' | '$' => self.assert(c),
            // A dot of ECMAScript leaves out three more line ends.
            '.' => self.push(r"[^\n]"),
            '*' | '+' | '?' => self.repeat(&c.to_string())?,
            '{' => {
                let count = self.count()?;
                self.repeat(&count)?;
            }
            other => self.push(&outside(other)),
        }
        Some(())
    }

    fn push(&mut self, atom: &str) {
        self.out.push_str(atom);
        self.atom = true;
    }

    fn assert(&mut self, c: char) {
        self.out.push(c);
        self.atom = false;
    }

    fn repeat(&mut self, times: &str) -> Option<()> {
        if !self.atom {
            return None;
        }
        self.out.push_str(times);
        if self.rest.take('?') {
            self.out.push('?');
        }
        self.atom = false;
        Some(())
    }

    /// `n}`, `n,}` or `n,m}`.
    fn count(&mut self) -> Option<String> {
        let text = self.rest.until('}')?;
        let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
        let (least, most) = text.split_once(',').unwrap_or((&text, ""));
        (!least.is_empty() && digits(least) && digits(most)).then(|| format!("{{{text}}}"))
    }

    /// A group behind its `(`. Names are left out: a schema refers to none, and two patterns that are
    /// joined might share one.
    fn group(&mut self) -> Option<()> {
        let open = match self.rest.take('?') {
            false => "(",
            true if self.rest.take(':') => "(?:",
            true => {
                let _ = self.rest.take('P');
                let named = self.rest.take('<');
                let name = self.rest.until('>').filter(|name| !name.starts_with(['=', '!']));
                // Anything else is flags.
                name.filter(|_| named)?;
                "("
            }
        };
        self.out.push_str(open);
        self.depth += 1;
        self.atom = false;
        Some(())
    }

    fn escape(&mut self) -> Option<()> {
        match self.rest.next()? {
            'A' => self.assert('^'),
            'z' => self.assert('$'),
            'w' => self.push(&format!("[{WORD}]")),
            'W' => self.push(&format!("[^{WORD}]")),
            c => {
                let escaped = match perl(c) {
                    Some(class) => class.to_owned(),
                    None if matches!(c, 'p' | 'P') => property::escaped(c == 'P', &mut self.rest)?,
                    None => outside(self.rest.escaped(c)?),
                };
                self.push(&escaped);
            }
        }
        Some(())
    }
}

/// `\d` and `\s`, which are Unicode's in `regex`.
fn perl(c: char) -> Option<&'static str> {
    Some(match c {
        'd' => r"\p{Nd}",
        'D' => r"\P{Nd}",
        's' => r"\p{White_Space}",
        'S' => r"\P{White_Space}",
        _ => return None,
    })
}

/// A character for itself, outside of a class.
fn outside(c: char) -> String {
    match c {
        '^' | '$' | '\\' | '.' | '*' | '+' | '?' | '(' | ')' | '[' | ']' | '{' | '}' | '|' => format!(r"\{c}"),
        other => plain(other),
    }
}

/// A character for itself, where it is none of the syntax.
fn plain(c: char) -> String {
    match c {
        '\n' => r"\n".to_owned(),
        '\r' => r"\r".to_owned(),
        '\t' => r"\t".to_owned(),
        '\x0b' => r"\v".to_owned(),
        '\x0c' => r"\f".to_owned(),
        ' '..='~' => c.to_string(),
        '\0'..='\x7f' => format!(r"\x{:02x}", u32::from(c)),
        letter if letter.is_alphanumeric() => letter.to_string(),
        other => format!(r"\u{{{:x}}}", u32::from(other)),
    }
}

/// What is left of a pattern.
struct Cursor<'a>(Chars<'a>);

impl Cursor<'_> {
    fn next(&mut self) -> Option<char> {
        self.0.next()
    }

    /// The character at a distance.
    fn peek(&self, ahead: usize) -> Option<char> {
        self.0.clone().nth(ahead)
    }

    /// Takes the character if it comes next.
    fn take(&mut self, c: char) -> bool {
        let comes = self.peek(0) == Some(c);
        if comes {
            self.0.next();
        }
        comes
    }

    /// Takes the text if it comes next.
    fn take_text(&mut self, text: &str) -> bool {
        match self.0.as_str().strip_prefix(text) {
            Some(rest) => {
                self.0 = rest.chars();
                true
            }
            None => false,
        }
    }

    /// What comes before `end`, which is taken too.
    fn until(&mut self, end: char) -> Option<String> {
        let (text, rest) = self.0.as_str().split_once(end)?;
        let text = text.to_owned();
        self.0 = rest.chars();
        Some(text)
    }

    /// The character that `\c` stands for, if it is one.
    fn escaped(&mut self, c: char) -> Option<char> {
        Some(match c {
            'a' => '\x07',
            'f' => '\x0c',
            't' => '\t',
            'n' => '\n',
            'r' => '\r',
            'v' => '\x0b',
            'x' => return self.code(2),
            'u' => return self.code(4),
            'U' => return self.code(8),
            // Boundaries of words, of which ECMAScript knows those of ASCII alone.
            '<' | '>' => return None,
            other if other.is_ascii() && !other.is_ascii_alphanumeric() => other,
            _ => return None,
        })
    }

    /// Digits in braces, or so many without.
    fn code(&mut self, digits: usize) -> Option<char> {
        let text = match self.take('{') {
            true => self.until('}')?,
            false => (0..digits).map(|_| self.next()).collect::<Option<String>>()?,
        };
        let is_hex = text.chars().all(|c| c.is_ascii_hexdigit());
        u32::from_str_radix(&text, 16).ok().filter(|_| is_hex).and_then(char::from_u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{literal, pattern};

    #[track_caller]
    fn becomes(regex: &str, expected: &str) {
        assert_eq!(pattern(regex).as_deref(), Some(expected), "{regex}");
    }

    #[track_caller]
    fn is_none(regex: &str) {
        assert_eq!(pattern(regex), None, "{regex}");
    }

    #[test]
    fn what_both_have_stays() {
        for same in ["", "^a+$", "(a|b)*?", "(?:ab){2}", "a{2,}?", "a{2,3}", "[a-z]", "[^0-9]", "a||b", "()", r"\."] {
            becomes(same, same);
        }
    }

    #[test]
    fn classes_are_those_of_unicode() {
        becomes(r"\d\D", r"\p{Nd}\P{Nd}");
        becomes(r"\s\S", r"\p{White_Space}\P{White_Space}");
        becomes(r"\w", r"[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]");
        becomes(r"\W+", r"[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+");
        becomes(r"a.b", r"a[^\n]b");
    }

    #[test]
    fn anchors_of_the_text_are_written_otherwise() {
        becomes(r"\Aa\z", "^a$");
    }

    #[test]
    fn names_of_groups_are_left_out() {
        becomes(r"(?P<year>a)(?<day>b)", "(a)(b)");
    }

    #[test]
    fn characters_are_escaped_where_they_must_be_and_only_there() {
        // Literals in `regex`, syntax in ECMAScript.
        becomes("a]b}", r"a\]b\}");
        // Escapes that the flag `u` refuses.
        becomes(r#"\-\/\"\#\&\~\ \%\@\:"#, "-/\"#&~ %@:");
        becomes(r"\\\.\+\*\?\(\)\|\[\]\{\}\^\$", r"\\\.\+\*\?\(\)\|\[\]\{\}\^\$");
        becomes(r"\n\r\t\v\f\a", r"\n\r\t\v\f\x07");
        becomes("\n\u{1}\u{2028}é", r"\n\x01\u{2028}é");
    }

    #[test]
    fn codes_are_characters() {
        becomes(r"\x41\x{42}\u0043\u{44}\U00000045", "ABCDE");
        becomes(r"\x2e\u{1F600}\x{a0}", r"\.\u{1f600}\u{a0}");
        is_none(r"\x{d800}");
        is_none(r"\x4");
        is_none(r"\x{}");
        is_none(r"\x{+4}");
    }

    #[test]
    fn what_ecmascript_has_not_is_none() {
        for boundary in [r"\b", r"\B", r"\b{start}", r"\<a\>"] {
            is_none(boundary);
        }
        for flags in ["(?i)a", "(?i:a)", "(?-u)a", "(?x) a", "(?U)a", "(?m)^a$"] {
            is_none(flags);
        }
        // A repetition of a repetition or of an assertion.
        for repeated in ["a**", "a{2}{3}", "a*+", "a??+", "^*", "(?:$+)", r"\A*"] {
            is_none(repeated);
        }
    }

    #[test]
    fn what_is_no_pattern_is_none() {
        for wrong in ["(", ")", "a)", "*", "a{", "a{,2}", "a{x}", "a{1,2", "[a", r"\", r"\8", r"\e", "(?=a)", "(?<=a)b"]
        {
            is_none(wrong);
        }
    }

    #[test]
    fn texts_are_patterns_for_themselves() {
        assert_eq!(literal("a.b+c/[d]-é\n"), r"a\.b\+c/\[d\]-é\n");
    }
}
