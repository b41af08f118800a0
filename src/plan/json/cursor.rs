//! The tokens of JSON text, one after the other. It knows the grammar; what a token means where it
//! stands is its callers'.
//!
//! The end of the text reads as a zero byte, which begins no token: so a look at the next byte is
//! one comparison, and text that is cut off fails like text that is wrong.

use crate::wire::{scan, text};

/// What was expected where the cursor stands, and is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    /// Nothing was found to be wrong, but it may be: another look is needed.
    Doubt,
    Value,
    Digit,
    LeadingZero,
    Double,
    Key,
    Colon,
    CommaOrBracket,
    CommaOrBrace,
    StringEnd,
    Control,
    Escape,
    Utf8,
    Depth,
    End,
}

/// What reading a token gives.
pub(super) type Read<T> = Result<T, Flaw>;

impl Flaw {
    pub(super) fn expected(self) -> &'static str {
        match self {
            Flaw::Doubt => "something else",
            Flaw::Value => "a value",
            Flaw::Digit => "a digit",
            Flaw::LeadingZero => "no digit behind a leading zero",
            Flaw::Double => "a number within the range of a double",
            Flaw::Key => "a key in quotes",
            Flaw::Colon => "`:`",
            Flaw::CommaOrBracket => "`,` or `]`",
            Flaw::CommaOrBrace => "`,` or `}`",
            Flaw::StringEnd => "the end of the string",
            Flaw::Control => "no control character in a string",
            Flaw::Escape => "an escape that JSON has",
            Flaw::Utf8 => "well-formed UTF-8",
            Flaw::Depth => "less nesting",
            Flaw::End => "nothing behind the value",
        }
    }
}

/// Levels that [`Cursor::skip`] goes down, one bit each.
const MOST_SKIPPED: u32 = 64;

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    pub(super) text: &'t [u8],
    pub(super) at: usize,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t [u8]) -> Cursor<'t> {
        Cursor { text, at: 0 }
    }

    /// The next byte.
    #[inline(always)]
    pub(super) fn peek(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    /// The next eight bytes, if there are as many.
    #[inline(always)]
    pub(super) fn eight(&self) -> Option<u64> {
        Some(u64::from_le_bytes(*self.text.get(self.at..)?.first_chunk()?))
    }

    /// The text from one place to another.
    #[inline(always)]
    pub(super) fn between(&self, from: usize, to: usize) -> &'t [u8] {
        self.text.get(from..to).unwrap_or_default()
    }

    /// The next byte behind any whitespace.
    #[inline(always)]
    pub(super) fn token(&mut self) -> u8 {
        let byte = self.peek();
        if byte > b' ' { byte } else { self.space() }
    }

    #[inline(never)]
    fn space(&mut self) -> u8 {
        // Text is indented by spaces, behind a line's end; a single one is most frequent.
        self.at += usize::from(matches!(self.peek(), b' ' | b'\n'));
        if self.peek() > b' ' {
            return self.peek();
        }
        while self.eight() == Some(u64::from_le_bytes([b' '; 8])) {
            self.at += 8;
        }
        while matches!(self.peek(), b' ' | b'\n' | b'\r' | b'\t') {
            self.at += 1;
        }
        self.peek()
    }

    /// Takes `byte`, behind any whitespace.
    #[inline(always)]
    pub(super) fn take(&mut self, byte: u8, flaw: Flaw) -> Read<()> {
        if self.token() != byte {
            return Err(flaw);
        }
        self.at += 1;
        Ok(())
    }

    /// Whether the container that was begun ends at once with `byte`, which is taken then.
    #[inline(always)]
    pub(super) fn ends(&mut self, byte: u8) -> bool {
        let ends = self.token() == byte;
        self.at += usize::from(ends);
        ends
    }

    /// Behind an element or member: whether another follows. Takes the comma or the `end`.
    #[inline(always)]
    pub(super) fn goes_on(&mut self, end: u8) -> Read<bool> {
        let byte = self.token();
        if byte != b',' && byte != end {
            return Err(if end == b']' { Flaw::CommaOrBracket } else { Flaw::CommaOrBrace });
        }
        self.at += 1;
        Ok(byte == b',')
    }

    /// Whether the text goes on with `expected`, which is taken then.
    #[inline(always)]
    pub(super) fn takes(&mut self, expected: &[u8]) -> bool {
        let goes_on = scan::goes_on(self.text, self.at, expected);
        self.at += if goes_on { expected.len() } else { 0 };
        goes_on
    }

    /// `null`, `true` or `false`, of which the first letter was seen.
    #[inline(always)]
    pub(super) fn word(&mut self, word: &[u8]) -> Read<()> {
        if self.takes(word) { Ok(()) } else { Err(Flaw::Value) }
    }

    /// The content of a string whose opening quote is next: where it begins in the text, if it holds
    /// no escape. Behind it then; at its backslash otherwise. Its UTF-8 is not looked at.
    #[inline(always)]
    pub(super) fn plain_string(&mut self) -> Read<Option<(usize, usize)>> {
        let from = self.at + 1;
        let (end, _) = scan::string_end(self.text, from);
        self.at = end;
        match self.peek() {
            b'"' => {
                self.at += 1;
                Ok(Some((from, end)))
            }
            b'\\' => {
                self.at = from - 1;
                Ok(None)
            }
            _ => Err(self.bad_content()),
        }
    }

    /// What is wrong with a string at a byte that it cannot hold.
    #[cold]
    #[inline(never)]
    fn bad_content(&self) -> Flaw {
        if self.at < self.text.len() { Flaw::Control } else { Flaw::StringEnd }
    }

    /// Appends the content of a string whose opening quote is next, with its escapes undone: whether
    /// its surrogates are paired. Those that are not are left out. What is not escaped is not looked
    /// at as UTF-8.
    pub(super) fn unescape(&mut self, out: &mut Vec<u8>) -> Read<bool> {
        let mut paired = true;
        let mut from = self.at + 1;
        loop {
            let (end, _) = scan::string_end(self.text, from);
            out.extend_from_slice(self.between(from, end));
            self.at = end;
            match self.peek() {
                b'"' => {
                    self.at += 1;
                    return Ok(paired);
                }
                b'\\' => match self.escape()? {
                    Some(c) => out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
                    None => paired = false,
                },
                _ => return Err(self.bad_content()),
            }
            from = self.at;
        }
    }

    /// The character of an escape; `None` for a surrogate without its other half.
    fn escape(&mut self) -> Read<Option<char>> {
        let start = self.at;
        self.at += 2;
        Ok(Some(match self.text.get(start + 1) {
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(*byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let unit = self.unit(start)?;
                let behind = self.at;
                if (0xd800..0xdc00).contains(&unit) && self.takes(b"\\u") {
                    let low = self.unit(behind)?;
                    if let Some(Ok(pair)) = char::decode_utf16([unit, low]).next() {
                        return Ok(Some(pair));
                    }
                    // The second may begin a pair of its own.
                    self.at = behind;
                }
                return Ok(char::from_u32(unit.into()));
            }
            _ => {
                self.at = start;
                return Err(Flaw::Escape);
            }
        }))
    }

    /// The four digits of an escape that began at `start`.
    fn unit(&mut self, start: usize) -> Read<u16> {
        let mut unit = 0;
        for _ in 0..4 {
            match char::from(self.peek()).to_digit(16) {
                Some(digit) => unit = unit << 4 | digit as u16,
                None => {
                    self.at = start;
                    return Err(Flaw::Escape);
                }
            }
            self.at += 1;
        }
        Ok(unit)
    }

    /// Passes over a string whose opening quote is next, with a look at everything in it. Surrogates
    /// need no other half: what is passed over is not held.
    pub(super) fn skip_string(&mut self) -> Read<()> {
        self.at += 1;
        loop {
            let from = self.at;
            let (end, high) = scan::string_end(self.text, from);
            if high && !text::is_utf8(self.between(from, end)) {
                return Err(Flaw::Utf8);
            }
            self.at = end;
            match self.peek() {
                b'"' => {
                    self.at += 1;
                    return Ok(());
                }
                b'\\' => self.escape()?,
                _ => return Err(self.bad_content()),
            };
        }
    }

    /// Passes over a value, with a look at everything in it. Very deep ones are in doubt.
    pub(super) fn skip(&mut self) -> Read<()> {
        // One bit a level: whether it is an object.
        let (mut objects, mut levels) = (0_u64, 0);
        loop {
            let byte = self.token();
            match byte {
                b'"' => self.skip_string()?,
                b'{' | b'[' => {
                    self.at += 1;
                    if !self.ends(byte + 2) {
                        if levels == MOST_SKIPPED {
                            return Err(Flaw::Doubt);
                        }
                        levels += 1;
                        objects = objects << 1 | u64::from(byte == b'{');
                        if byte == b'{' {
                            self.skip_key()?;
                        }
                        continue;
                    }
                }
                b't' => self.word(b"true")?,
                b'f' => self.word(b"false")?,
                b'n' => self.word(b"null")?,
                _ => {
                    self.number()?;
                }
            }
            // Closes what ends behind the value.
            loop {
                if levels == 0 {
                    return Ok(());
                }
                let in_object = objects & 1 == 1;
                if self.goes_on(if in_object { b'}' } else { b']' })? {
                    if in_object {
                        self.skip_key()?;
                    }
                    break;
                }
                levels -= 1;
                objects >>= 1;
            }
        }
    }

    fn skip_key(&mut self) -> Read<()> {
        if self.token() != b'"' {
            return Err(Flaw::Key);
        }
        self.skip_string()?;
        self.take(b':', Flaw::Colon)
    }

    /// The end of the text behind a value.
    pub(super) fn finish(&mut self) -> Read<()> {
        self.token();
        if self.at < self.text.len() { Err(Flaw::End) } else { Ok(()) }
    }
}
