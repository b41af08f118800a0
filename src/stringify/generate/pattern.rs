//! Knows regular expressions of the plain kind: characters, sets of them, how often, `^`, `$`, and alternatives that are
//! not repeated; and says them as steps of a generated module. Must not know what they are matched for. What it does
//! not know it refuses: look-around, references to groups, `\b`, repeated groups.

use std::iter::Peekable;
use std::str::Chars;

/// What codes are in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Codes {
    /// UTF-16 units.
    Units,
    Characters,
}

/// Alternatives, each of which is a sequence.
pub(super) struct Plain(Vec<Sequence>);

#[derive(Clone, Default)]
pub(super) struct Sequence {
    pub(super) from_start: bool,
    pub(super) to_end: bool,
    pub(super) steps: Vec<Step>,
}

#[derive(Clone)]
pub(super) struct Step {
    pub(super) ranges: Vec<(u32, u32)>,
    pub(super) often: Often,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Often {
    Once,
    Maybe,
    Many,
}

/// So many alternatives, and so many steps of one, are followed at once without harm.
const MOST: usize = 256;

const DIGITS: &[(u32, u32)] = &[(0x30, 0x39)];
const WORD: &[(u32, u32)] = &[(0x30, 0x39), (0x41, 0x5a), (0x5f, 0x5f), (0x61, 0x7a)];
const SPACE: &[(u32, u32)] = &[
    (0x9, 0xd),
    (0x20, 0x20),
    (0xa0, 0xa0),
    (0x1680, 0x1680),
    (0x2000, 0x200a),
    (0x2028, 0x2029),
    (0x202f, 0x202f),
    (0x205f, 0x205f),
    (0x3000, 0x3000),
    (0xfeff, 0xfeff),
];
const LINE_ENDS: &[(u32, u32)] = &[(0xa, 0xa), (0xd, 0xd), (0x2028, 0x2029)];
const LAST: u32 = 0x10_ffff;

impl Plain {
    /// `None` for what is not of the plain kind.
    pub(super) fn new(source: &str, codes: Codes) -> Option<Plain> {
        let mut parser = Parser { rest: source.chars().peekable(), codes, depth: 0 };
        let all = parser.alternatives()?;
        parser.rest.next().is_none().then_some(Plain(all))
    }

    pub(super) fn sequences(&self) -> &[Sequence] {
        &self.0
    }
}

struct Parser<'s> {
    rest: Peekable<Chars<'s>>,
    codes: Codes,
    depth: u32,
}

impl Parser<'_> {
    fn alternatives(&mut self) -> Option<Vec<Sequence>> {
        let mut all = self.sequences()?;
        while self.rest.next_if_eq(&'|').is_some() {
            all.extend(self.sequences()?);
        }
        (all.len() <= MOST).then_some(all)
    }

    /// What stands between `|` and `|`: more than one where a group in it has alternatives.
    fn sequences(&mut self) -> Option<Vec<Sequence>> {
        let mut all = vec![Sequence::default()];
        while let Some(c) = self.rest.next_if(|c| !matches!(c, '|' | ')')) {
            let next = match c {
                '^' => vec![Sequence { from_start: true, ..Sequence::default() }],
                '$' => vec![Sequence { to_end: true, ..Sequence::default() }],
                '(' => self.group()?,
                '*' | '+' | '?' | '{' | '}' | ']' => return None,
                c => vec![self.repeated(c)?],
            };
            if all.len() * next.len() > MOST {
                return None;
            }
            all = all.iter().flat_map(|before| next.iter().map(|next| before.then(next))).collect::<Option<_>>()?;
        }
        Some(all)
    }

    fn group(&mut self) -> Option<Vec<Sequence>> {
        if self.rest.next_if_eq(&'?').is_some() {
            self.rest.next_if_eq(&':')?;
        }
        self.depth += 1;
        if self.depth > 20 {
            return None;
        }
        let all = self.alternatives()?;
        self.depth -= 1;
        self.rest.next_if_eq(&')')?;
        let is_repeated = matches!(self.rest.peek(), Some('*' | '+' | '?' | '{'));
        (!is_repeated).then_some(all)
    }

    /// One character or set, and how often it may come.
    fn repeated(&mut self, c: char) -> Option<Sequence> {
        let ranges = match c {
            '.' => others(LINE_ENDS),
            '[' => self.class()?,
            '\\' => self.escape()?,
            c if u32::from(c) > 0xffff && self.codes == Codes::Units => return self.two_units(c),
            c => vec![(c.into(), c.into())],
        };
        let (least, most) = self.often()?;
        // Whether it is greedy is nothing to the question whether there is a match.
        self.rest.next_if_eq(&'?');
        if matches!(self.rest.peek(), Some('*' | '+' | '?' | '{')) {
            return None;
        }
        let step = |often| Step { ranges: ranges.clone(), often };
        let mut steps = vec![step(Often::Once); least];
        match most {
            Some(most) => steps.extend(vec![step(Often::Maybe); most.checked_sub(least)?]),
            None => steps.push(step(Often::Many)),
        }
        Some(Sequence { steps, ..Sequence::default() })
    }

    /// A character that is two units, once.
    fn two_units(&mut self, c: char) -> Option<Sequence> {
        if matches!(self.rest.peek(), Some('*' | '+' | '?' | '{')) {
            return None;
        }
        let units = c.encode_utf16(&mut [0; 2]).iter().map(|unit| u32::from(*unit)).collect::<Vec<_>>();
        let steps = units.into_iter().map(|unit| Step { ranges: vec![(unit, unit)], often: Often::Once });
        Some(Sequence { steps: steps.collect(), ..Sequence::default() })
    }

    /// The least and the most.
    fn often(&mut self) -> Option<(usize, Option<usize>)> {
        Some(match self.rest.peek() {
            Some('*') => self.rest.next().map(|_| (0, None))?,
            Some('+') => self.rest.next().map(|_| (1, None))?,
            Some('?') => self.rest.next().map(|_| (0, Some(1)))?,
            Some('{') => {
                self.rest.next();
                let within: String = std::iter::from_fn(|| self.rest.next_if(|c| *c != '}')).collect();
                self.rest.next()?;
                let number = |text: &str| text.parse().ok().filter(|n| *n <= MOST && !text.starts_with('+'));
                match within.split_once(',') {
                    Some((least, "")) => (number(least)?, None),
                    Some((least, most)) => (number(least)?, Some(number(most)?)),
                    None => (number(&within)?, Some(number(&within)?)),
                }
            }
            _ => (1, Some(1)),
        })
    }

    fn class(&mut self) -> Option<Vec<(u32, u32)>> {
        let is_other = self.rest.next_if_eq(&'^').is_some();
        let mut ranges = Vec::new();
        while let Some(c) = self.rest.next_if(|c| *c != ']') {
            let first = self.member(c)?;
            let is_range = self.rest.peek() == Some(&'-') && self.rest.clone().nth(1) != Some(']');
            if !is_range {
                ranges.extend(first);
                continue;
            }
            self.rest.next();
            let c = self.rest.next()?;
            match (first.as_slice(), self.member(c)?.as_slice()) {
                ([(from, a)], [(b, to)]) if from == a && b == to && from <= to => ranges.push((*from, *to)),
                _ => return None,
            }
        }
        self.rest.next_if_eq(&']')?;
        ranges.sort_unstable();
        Some(if is_other { others(&ranges) } else { ranges })
    }

    /// Of a class.
    fn member(&mut self, c: char) -> Option<Vec<(u32, u32)>> {
        match c {
            '\\' => self.escape(),
            // In a class of units it would be two that come apart.
            c if u32::from(c) > 0xffff && self.codes == Codes::Units => None,
            c => Some(vec![(c.into(), c.into())]),
        }
    }

    fn escape(&mut self) -> Option<Vec<(u32, u32)>> {
        let one = |code: u32| Some(vec![(code, code)]);
        match self.rest.next()? {
            'd' => Some(DIGITS.to_vec()),
            'D' => Some(others(DIGITS)),
            'w' => Some(WORD.to_vec()),
            'W' => Some(others(WORD)),
            's' => Some(SPACE.to_vec()),
            'S' => Some(others(SPACE)),
            'n' => one(0xa),
            'r' => one(0xd),
            't' => one(0x9),
            'v' => one(0xb),
            'f' => one(0xc),
            'x' => one(self.digits(2)?),
            'u' => one(self.digits(4).filter(|code| !(0xd800..=0xdfff).contains(code))?),
            c if "^$\\.*+?()[]{}|/-".contains(c) => one(c.into()),
            _ => None,
        }
    }

    fn digits(&mut self, n: usize) -> Option<u32> {
        let digits: String = self.rest.by_ref().take(n).collect();
        let is_code = digits.len() == n && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        u32::from_str_radix(&digits, 16).ok().filter(|_| is_code)
    }
}

impl Sequence {
    /// One behind the other. `None` where `^` comes behind a character, or a character behind `$`.
    fn then(&self, next: &Sequence) -> Option<Sequence> {
        let is_late = next.from_start && !self.steps.is_empty();
        let is_early = self.to_end && !next.steps.is_empty();
        let n = self.steps.len() + next.steps.len();
        (!is_late && !is_early && n <= MOST).then(|| Sequence {
            from_start: self.from_start || next.from_start,
            to_end: self.to_end || next.to_end,
            steps: self.steps.iter().chain(&next.steps).cloned().collect(),
        })
    }
}

/// All codes but those of sorted ranges.
fn others(ranges: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut all = Vec::new();
    let mut from = 0;
    for (first, last) in ranges {
        if *first > from {
            all.push((from, first - 1));
        }
        from = from.max(last + 1);
    }
    if from <= LAST {
        all.push((from, LAST));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::runtime;
    use super::*;

    /// By the function that generated modules have.
    fn matches(source: &str, text: &str, codes: Codes) -> Option<bool> {
        let plain = Plain::new(source, codes)?;
        Some(plain.sequences().iter().any(|sequence| {
            let steps = sequence.steps.iter().map(|step| runtime::Step {
                ranges: step.ranges.clone().leak(),
                may_be_absent: step.often != Often::Once,
                may_be_repeated: step.often == Often::Many,
            });
            let pattern = runtime::Pattern {
                from_start: sequence.from_start,
                to_end: sequence.to_end,
                steps: steps.collect::<Vec<_>>().leak(),
            };
            match codes {
                Codes::Units => runtime::holds_units(text, &pattern),
                Codes::Characters => runtime::holds_characters(text, &pattern),
            }
        }))
    }

    const SOURCES: &[&str] = &[
        "",
        "a",
        "^a",
        "a$",
        "^a$",
        "^$",
        "^",
        "$",
        ".",
        "^.$",
        "^..$",
        "a.b",
        "^a*$",
        "^a+$",
        "^a?$",
        "a{2}",
        "^a{2}$",
        "^a{1,2}$",
        "^a{2,}$",
        "^[ab]+$",
        "[^ab]",
        "^[a-b]$",
        "^[^a]*$",
        "^a*b",
        "^a*a$",
        "^(a|b)$",
        "^a|b$",
        "^(?:a|bb)a$",
        r"\d",
        r"^\w+$",
        r"\W",
        r"^\s",
        r"\S$",
        r"^\.$",
        r"^[\w-]$",
        r"^[-a]$",
        r"^[a-]$",
        r"^[\]]$",
        "^a+?b$",
        "🚀",
        "^🚀$",
        r"^\u0061",
        r"^\x61$",
        "^[^]$",
        r"^\-$",
        "a[]",
        "(a)(b)",
        "^(^a)",
        "(a|)$",
    ];

    /// Every text of up to three of some characters.
    fn texts() -> Vec<String> {
        let alphabet = ["a", "b", ".", "-", "1", " ", "\n", "🚀", "é", "_", "\r", "\u{2028}", "\u{feff}", "\u{85}"];
        let mut texts = vec![String::new()];
        for length in 1..=3 {
            let before: Vec<String> = texts.iter().filter(|text| text.chars().count() == length - 1).cloned().collect();
            texts.extend(before.iter().flat_map(|text| alphabet.map(|c| format!("{text}{c}"))));
        }
        texts
    }

    /// Against the expressions of `patternProperties`.
    #[test]
    fn as_the_engine_matches() {
        for source in SOURCES {
            let engine = crate::stringify::pattern::Pattern::new(source).unwrap();
            for text in &texts() {
                let plain = matches(source, text, Codes::Units).unwrap_or_else(|| panic!("{source} is refused"));
                assert_eq!(plain, engine.is_match(text), "{source:?} in {text:?}");
            }
        }
    }

    /// Against what a condition says, for which there are no empty classes.
    #[test]
    fn as_the_validator_matches() {
        for source in SOURCES.iter().filter(|source| !source.contains("[^]") && !source.contains("[]")) {
            let document = serde_json::json!({
                "if": { "pattern": source }, "then": { "const": true }, "else": { "const": false }
            });
            let validator = crate::stringify::Stringifier::compile(&document).unwrap();
            for text in &texts() {
                let plain = matches(source, text, Codes::Characters).unwrap_or_else(|| panic!("{source} is refused"));
                assert_eq!(plain.to_string(), validator.to_string(text).unwrap(), "{source:?} in {text:?}");
            }
        }
    }

    #[test]
    fn by_characters_a_rocket_is_one() {
        assert_eq!(matches("^.$", "🚀", Codes::Characters), Some(true));
        assert_eq!(matches("^[🚀-🚂]+$", "🚁🚂", Codes::Characters), Some(true));
        assert_eq!(matches("^.$", "🚀", Codes::Units), Some(false));
    }

    #[test]
    fn what_is_not_plain_is_refused() {
        for source in [
            "(a)*", "(?:ab)+", r"\b", r"(a)\1", "(?=a)", "(?!a)", "(?<n>a)", "a{,2}", "a{", "]", "}", r"\p{L}", r"\cA",
            r"\0", "a**", "a^", "$a", r"[\d-z]", "[z-a]", "(a", "[🚀]", "🚀+", r"\ud83d", "a{9999}",
        ] {
            assert!(Plain::new(source, Codes::Units).is_none(), "{source}");
        }
    }
}
