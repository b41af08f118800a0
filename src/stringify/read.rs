//! Knows JSON text as a document: members in their order, numbers as the nearest double, and how deep it may
//! be nested. Must not know what any keyword means.
//!
//! It is not `serde_json`'s parser, since whether that reads numbers exactly is, like the order of members,
//! a choice of the application.

use super::document::{Doc, Object};
use std::rc::Rc;

/// Why a text is no document.
#[derive(Debug, PartialEq)]
pub(super) enum Fault {
    /// Nested deeper than allowed.
    Depth,
    /// Not JSON, at this byte.
    At(usize),
}

type Read<T> = Result<T, Fault>;

/// The document of a text whose objects and lists are nested at most `most` deep below the root.
pub(super) fn document(text: &[u8], most: u32) -> Read<Doc> {
    let text = std::str::from_utf8(text).map_err(|error| Fault::At(error.valid_up_to()))?;
    let mut reader = Reader { text, at: 0, left: most + 1 };
    let document = reader.value()?;
    reader.space();
    if reader.at == text.len() { Ok(document) } else { Err(reader.fault()) }
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// How many objects and lists may still be opened, one in the other.
    left: u32,
}

impl<'t> Reader<'t> {
    fn fault(&self) -> Fault {
        Fault::At(self.at)
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Takes a byte if it comes next, behind white space.
    fn take(&mut self, byte: u8) -> bool {
        self.space();
        let is_next = self.peek() == Some(byte);
        self.at += usize::from(is_next);
        is_next
    }

    fn expect(&mut self, byte: u8) -> Read<()> {
        if self.take(byte) { Ok(()) } else { Err(self.fault()) }
    }

    fn value(&mut self) -> Read<Doc> {
        self.space();
        match self.peek() {
            Some(b'{') => self.nested(Reader::object),
            Some(b'[') => self.nested(Reader::list),
            Some(b'"') => Ok(Doc::Text(self.string()?)),
            Some(b't') => self.word("true", Doc::Bool(true)),
            Some(b'f') => self.word("false", Doc::Bool(false)),
            Some(b'n') => self.word("null", Doc::Null),
            _ => self.number(),
        }
    }

    fn nested(&mut self, read: impl FnOnce(&mut Self) -> Read<Doc>) -> Read<Doc> {
        self.left = self.left.checked_sub(1).ok_or(Fault::Depth)?;
        let document = read(self)?;
        self.left += 1;
        Ok(document)
    }

    fn word(&mut self, word: &str, document: Doc) -> Read<Doc> {
        if !self.rest().starts_with(word) {
            return Err(self.fault());
        }
        self.at += word.len();
        Ok(document)
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn object(&mut self) -> Read<Doc> {
        self.expect(b'{')?;
        let mut members: Vec<(Rc<str>, Doc)> = Vec::new();
        if !self.take(b'}') {
            loop {
                self.space();
                let name = self.string()?;
                self.expect(b':')?;
                members.push((name, self.value()?));
                if !self.take(b',') {
                    break;
                }
            }
            self.expect(b'}')?;
        }
        Ok(Doc::Object(members.into_iter().collect::<Object>()))
    }

    fn list(&mut self) -> Read<Doc> {
        self.expect(b'[')?;
        let mut list = Vec::new();
        if !self.take(b']') {
            loop {
                list.push(self.value()?);
                if !self.take(b',') {
                    break;
                }
            }
            self.expect(b']')?;
        }
        Ok(Doc::List(list.into()))
    }

    fn number(&mut self) -> Read<Doc> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(b'-'));
        if let [b'0', _, ..] = self.digits()? {
            return Err(Fault::At(start));
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), Some(b'+' | b'-')));
            self.digits()?;
        }
        let text = self.text.get(start..self.at).unwrap_or_default();
        text.parse().map(Doc::Number).map_err(|_| Fault::At(start))
    }

    /// One digit or more.
    fn digits(&mut self) -> Read<&'t [u8]> {
        let rest = self.rest().as_bytes();
        let digits = rest.split(|byte| !byte.is_ascii_digit()).next().unwrap_or_default();
        self.at += digits.len();
        if digits.is_empty() { Err(self.fault()) } else { Ok(digits) }
    }

    fn string(&mut self) -> Read<Rc<str>> {
        if self.peek() != Some(b'"') {
            return Err(self.fault());
        }
        self.at += 1;
        let mut content = String::new();
        loop {
            let rest = self.rest();
            let end = rest.find(|c| matches!(c, '"' | '\\' | '\0'..='\u{1f}')).ok_or(Fault::At(self.text.len()))?;
            content.push_str(rest.get(..end).unwrap_or_default());
            self.at += end;
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => content.push(self.escape()?),
                _ => return Err(self.fault()),
            }
        }
        self.at += 1;
        Ok(content.into())
    }

    fn escape(&mut self) -> Read<char> {
        self.at += 1;
        let escaped = match self.peek() {
            Some(b'u') => return self.unit_escape(),
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            _ => return Err(self.fault()),
        };
        self.at += 1;
        Ok(escaped)
    }

    /// `uXXXX`, and the second half of a pair behind it.
    fn unit_escape(&mut self) -> Read<char> {
        let start = self.at;
        let first = self.unit()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first.into()).ok_or(Fault::At(start));
        }
        if self.peek() != Some(b'\\') {
            return Err(Fault::At(start));
        }
        self.at += 1;
        let pair = [first, self.unit()?];
        char::decode_utf16(pair).next().and_then(Result::ok).ok_or(Fault::At(start))
    }

    fn unit(&mut self) -> Read<u16> {
        let digits = self.rest().strip_prefix('u').and_then(|rest| rest.get(..4));
        let digits = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let unit = digits.and_then(|digits| u16::from_str_radix(digits, 16).ok()).ok_or(self.fault())?;
        self.at += 5;
        Ok(unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Read<String> {
        document(text.as_bytes(), 200).map(|document| document.to_json())
    }

    #[test]
    fn documents() {
        let all = r#" { "b" : [ 1 , -2.5e+1, 0.1, true, false, null ], "7": {}, "a": "\u00e9\ud83d\ude80\n\/\"" } "#;
        let written = r#"{"7":{},"b":[1,-25,0.1,true,false,null],"a":"é🚀\n/\""}"#;
        assert_eq!(text(all).as_deref(), Ok(written));
        // A name that is repeated keeps its first place and its last value.
        assert_eq!(text(r#"{"a":1,"b":2,"a":3}"#).as_deref(), Ok(r#"{"a":3,"b":2}"#));
        // The nearest double, which a product of digits and a power of ten misses.
        assert_eq!(text("9007199254740993.5").as_deref(), Ok("9007199254740994"));
    }

    #[test]
    fn faults() {
        let faults = [
            ("", 0),
            ("{", 1),
            ("[1,]", 3),
            ("{\"a\":1,}", 7),
            ("01", 0),
            ("1.", 2),
            ("+1", 0),
            ("tru", 0),
            ("nan", 0),
            ("\"\\x\"", 2),
            ("\"\\ud800\"", 2),
            ("\"a", 2),
            ("\"\n\"", 1),
            ("1 2", 2),
            ("{1:2}", 1),
            ("\u{feff}1", 0),
        ];
        for (wrong, at) in faults {
            assert_eq!(text(wrong), Err(Fault::At(at)), "{wrong:?}");
        }
        assert_eq!(document(b"\"\xff\"", 0), Err(Fault::At(1)));
    }

    #[test]
    fn depth() {
        assert!(document(b"{}", 0).is_ok() && document(b"[[1]]", 1).is_ok());
        assert_eq!(document(b"[[]]", 0), Err(Fault::Depth));
        assert_eq!(document("[".repeat(1_000_000).as_bytes(), 200), Err(Fault::Depth));
    }
}
