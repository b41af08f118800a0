//! Knows the grammar of regular expressions of ECMAScript without flags, with what its Annex B allows (`\-`, `a{`,
//! `]`, octal escapes), and says the same in the grammar of `fancy-regex`. Must not know what is matched, nor
//! what makes an expression invalid: that was asked before.
//!
//! Characters stand for UTF-16 units here. Sets are spelled out, since those of the other grammar are Unicode's.

use std::fmt::Write;
use std::iter::Peekable;
use std::str::Chars;

const DIGITS: &str = "0-9";
const WORD: &str = "0-9A-Za-z_";
const SPACE: &str = r"\x{9}-\x{d}\x{20}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}";

/// An expression for `fancy-regex`. `unit` makes a character of what `\uXXXX` names.
pub(super) fn translated(source: &str, unit: fn(u16) -> char) -> String {
    let (groups, is_named) = groups(source);
    let mut translator = Translator { rest: source.chars().peekable(), unit, groups, is_named, out: String::new() };
    translator.all();
    translator.out
}

/// How many groups capture, and whether one has a name.
fn groups(source: &str) -> (u32, bool) {
    let (mut groups, mut is_named, mut in_class) = (0, false, false);
    let mut rest = source.chars();
    while let Some(c) = rest.next() {
        match c {
            '\\' => drop(rest.next()),
            '[' => in_class = true,
            ']' => in_class = false,
            '(' if !in_class => {
                let rest = rest.as_str();
                let has_name = rest.starts_with("?<") && !rest.starts_with("?<=") && !rest.starts_with("?<!");
                is_named |= has_name;
                groups += u32::from(has_name || !rest.starts_with('?'));
            }
            _ => {}
        }
    }
    (groups, is_named)
}

struct Translator<'s> {
    rest: Peekable<Chars<'s>>,
    unit: fn(u16) -> char,
    groups: u32,
    is_named: bool,
    out: String,
}

/// What stands for itself or for several, in a class or outside of one.
enum Atom {
    One(char),
    /// The inside of a class, and whether all others are meant.
    Set(&'static str, bool),
}

impl Translator<'_> {
    fn all(&mut self) {
        while let Some(c) = self.rest.next() {
            match c {
                '\\' => self.escape(),
                '[' => self.class(),
                '.' => self.out.push_str(r"[^\x{a}\x{d}\x{2028}\x{2029}]"),
                '$' => self.out.push_str(r"\z"),
                '(' | ')' | '|' | '^' | '*' | '+' | '?' => self.group_or_sign(c),
                '{' => self.count(),
                c => self.one(c),
            }
        }
    }

    /// A sign that both grammars have, and what begins a group.
    fn group_or_sign(&mut self, c: char) {
        self.out.push(c);
        if c == '(' && self.rest.peek() == Some(&'?') {
            // `?:`, `?=`, `?!`, `?<=`, `?<!` and `?<name>` alike.
            for c in self.rest.by_ref() {
                self.out.push(c);
                if matches!(c, ':' | '=' | '!' | '>') {
                    break;
                }
            }
        }
    }

    /// `{n}`, `{n,}` or `{n,m}` behind a brace that was taken; any other brace is itself.
    fn count(&mut self) {
        let ahead: String = self.rest.clone().take_while(|c| *c != '}').collect();
        let (least, most) = ahead.split_once(',').unwrap_or((&ahead, "0"));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let ends = self.rest.clone().nth(ahead.chars().count()) == Some('}');
        if ends && is_number(least) && (most.is_empty() || is_number(most)) {
            let _ = write!(self.out, "{{{ahead}}}");
            self.rest.nth(ahead.len());
        } else {
            self.one('{');
        }
    }

    /// A character that means itself.
    fn one(&mut self, c: char) {
        if c.is_ascii_alphanumeric() {
            self.out.push(c);
        } else {
            // Writing to a text does not fail.
            let _ = write!(self.out, r"\x{{{:x}}}", u32::from(c));
        }
    }

    fn escape(&mut self) {
        match self.rest.peek().copied() {
            Some(c @ ('b' | 'B')) => {
                self.rest.next();
                let (is, is_not) = (format!("(?<=[{WORD}])"), format!("(?<![{WORD}])"));
                let (will, will_not) = (format!("(?=[{WORD}])"), format!("(?![{WORD}])"));
                let ways = if c == 'b' { [is + &will_not, is_not + &will] } else { [is + &will, is_not + &will_not] };
                let _ = write!(self.out, "(?:{})", ways.join("|"));
            }
            Some('k') if self.is_named => {
                self.rest.next();
                let name: String = self.rest.by_ref().skip(1).take_while(|c| *c != '>').collect();
                let _ = write!(self.out, r"\k<{name}>");
            }
            Some('1'..='9') if self.is_back_reference() => {
                let mut number = String::new();
                while let Some(digit) = self.rest.next_if(char::is_ascii_digit) {
                    number.push(digit);
                }
                // In a group of its own: a digit may follow.
                let _ = write!(self.out, r"(?:\{number})");
            }
            _ => match self.atom(false) {
                Atom::One(c) => self.one(c),
                Atom::Set(set, others) => {
                    let _ = write!(self.out, "[{}{set}]", if others { "^" } else { "" });
                }
            },
        }
    }

    fn is_back_reference(&self) -> bool {
        let number: String = self.rest.clone().take_while(char::is_ascii_digit).collect();
        number.parse::<u32>().is_ok_and(|number| number <= self.groups)
    }

    /// What an escape means of which the backslash was taken.
    fn atom(&mut self, in_class: bool) -> Atom {
        let Some(c) = self.rest.next() else { return Atom::One('\\') };
        Atom::One(match c {
            'd' | 'D' => return Atom::Set(DIGITS, c == 'D'),
            'w' | 'W' => return Atom::Set(WORD, c == 'W'),
            's' | 'S' => return Atom::Set(SPACE, c == 'S'),
            'b' if in_class => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'v' => '\u{b}',
            'x' => self.digits(2).and_then(|code| char::from_u32(code.into())).unwrap_or('x'),
            'u' => self.digits(4).map_or('u', self.unit),
            'c' => {
                match self.rest.next_if(|c| c.is_ascii_alphabetic() || in_class && (c.is_ascii_digit() || *c == '_')) {
                    Some(letter) => char::from(letter as u8 % 32),
                    None => {
                        self.one('\\');
                        'c'
                    }
                }
            }
            '0'..='7' => self.octal(c),
            c => c,
        })
    }

    fn digits(&mut self, count: usize) -> Option<u16> {
        let digits: String = self.rest.clone().take(count).collect();
        let is_code = digits.len() == count && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let code = u16::from_str_radix(&digits, 16).ok().filter(|_| is_code)?;
        self.rest.nth(count - 1);
        Some(code)
    }

    /// Up to three digits, and 255.
    fn octal(&mut self, first: char) -> char {
        let mut code = first.to_digit(8).unwrap_or_default();
        for _ in 0..2 {
            let Some(digit) = self.rest.peek().and_then(|c| c.to_digit(8)).filter(|digit| code * 8 + digit < 256)
            else {
                break;
            };
            code = code * 8 + digit;
            self.rest.next();
        }
        char::from_u32(code).unwrap_or_default()
    }

    fn class(&mut self) {
        let others = self.rest.next_if_eq(&'^').is_some();
        if self.rest.next_if_eq(&']').is_some() {
            // Nothing, or everything.
            self.out.push_str(if others { r"[\x{0}-\x{10ffff}]" } else { r"[^\x{0}-\x{10ffff}]" });
            return;
        }
        self.out.push_str(if others { "[^" } else { "[" });
        while let Some(first) = self.member() {
            let mut ahead = self.rest.clone();
            let is_range = ahead.next() == Some('-') && ahead.next().is_some_and(|c| c != ']');
            match first {
                Atom::One(low) if is_range => {
                    self.rest.next();
                    match self.member() {
                        Some(Atom::One(high)) => {
                            self.one(low);
                            self.out.push('-');
                            self.one(high);
                        }
                        // With a set there is no range: the hyphen is itself.
                        end => {
                            self.one(low);
                            self.one('-');
                            end.into_iter().for_each(|end| self.set(&end));
                        }
                    }
                }
                first => self.set(&first),
            }
        }
        self.out.push(']');
    }

    /// A member of a class; `None` at its end.
    fn member(&mut self) -> Option<Atom> {
        match self.rest.next()? {
            ']' => None,
            '\\' => Some(self.atom(true)),
            c => Some(Atom::One(c)),
        }
    }

    fn set(&mut self, atom: &Atom) {
        match atom {
            Atom::One(c) => self.one(*c),
            Atom::Set(set, others) => {
                let _ = write!(self.out, "[{}{set}]", if *others { "^" } else { "" });
            }
        }
    }
}
