//! JSON text read into a flat list: what the walks over values look at where the fast walk gave up,
//! and how text that is malformed is told. It knows values and their order; no shape.
//!
//! Entries stand in the order of the text, a container before what is in it, and each container
//! knows where it ends. So reading is a loop, and nothing that follows nesting is ever dropped.
//!
//! A string with a surrogate that is not paired is a value here, though no Rust string can hold it:
//! a shape may well not look at it. A key of that kind is shown as a text that no shape declares.

use super::cursor::{Cursor, Flaw, Read};
use crate::error::{EncodeError, EncodeErrorKind};
use crate::plan::number::Number;
use crate::plan::source::{Source, View};

/// Levels of nesting that are read: more than any walk goes down.
const MOST_LEVELS: usize = 2_600;

/// Members up to which each is compared with each to find keys that are repeated.
const FEW: usize = 8;

/// A text, read.
#[derive(Debug)]
pub(crate) struct Tape<'t> {
    text: &'t str,
    entries: Vec<Entry>,
    /// Content of strings that had escapes.
    unescaped: String,
    /// What keys are shown as that are not well-formed.
    stand_in: String,
}

#[derive(Clone, Copy, Debug)]
enum Entry {
    Null,
    Boolean(bool),
    Number(Number),
    /// Content from one place of the text to another.
    Plain(usize, usize),
    /// The same of `unescaped`.
    Unescaped(usize, usize),
    /// A string with a surrogate that is not paired.
    Unpaired,
    /// A key that is there again further on, which counts.
    Repeated,
    Array(Extent),
    Object(Extent),
}

/// How many elements or members, and the number of the entry behind them.
#[derive(Clone, Copy, Debug)]
struct Extent {
    count: usize,
    end: usize,
}

/// Where text is malformed, and what was expected there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    flaw: Flaw,
    at: usize,
}

impl Fault {
    /// As an error, with the line and the column: characters from 1.
    #[cold]
    pub(super) fn error(self, text: &[u8]) -> EncodeError {
        let before = text.get(..self.at).unwrap_or(text);
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |newline| newline + 1);
        // Bytes that continue a character do not count.
        let column = 1 + before.iter().skip(start).filter(|byte| **byte & 0xc0 != 0x80).count();
        let detail = format!("{} at byte {} (line {line}, column {column})", self.flaw.expected(), self.at);
        EncodeError::new(EncodeErrorKind::InvalidJson).with_detail(detail)
    }
}

/// A container that is being read.
struct Open {
    entry: usize,
    count: usize,
    is_object: bool,
}

/// Allocations of a tape that is no longer needed, for the next one.
#[derive(Debug, Default)]
pub(super) struct Room {
    entries: Vec<Entry>,
    unescaped: String,
}

impl Room {
    /// Bytes that it holds.
    pub(super) fn capacity(&self) -> usize {
        self.entries.capacity() * size_of::<Entry>() + self.unescaped.capacity()
    }
}

impl<'t> Tape<'t> {
    /// Reads the whole of a text. `longest` is the length of the longest name that a shape declares.
    pub(super) fn read(text: &'t [u8], longest: usize) -> Result<Tape<'t>, Fault> {
        let mut cursor = Cursor::new(text);
        let tape = Tape::read_value(checked(text)?, &mut cursor, Room::default(), longest)?;
        cursor.finish().map_err(|flaw| Fault { flaw, at: cursor.at })?;
        Ok(tape)
    }

    /// Reads the value at the cursor, which is over the bytes of `text`.
    pub(super) fn read_value(
        text: &'t str,
        cursor: &mut Cursor<'t>,
        room: Room,
        longest: usize,
    ) -> Result<Tape<'t>, Fault> {
        let Room { mut entries, unescaped } = room;
        entries.clear();
        let mut unescaped = unescaped.into_bytes();
        unescaped.clear();
        let mut tape = Tape { text, entries, unescaped: String::new(), stand_in: String::new() };
        tape.value(cursor, &mut unescaped).map_err(|flaw| Fault { flaw, at: cursor.at })?;
        // Made of pieces of `text` and of characters.
        tape.unescaped = String::from_utf8(unescaped).unwrap_or_default();
        if tape.entries.iter().any(|entry| matches!(entry, Entry::Unpaired)) {
            tape.stand_in = "\u{fffd}".repeat(longest / 3 + 1);
        }
        Ok(tape)
    }

    pub(super) fn into_room(self) -> Room {
        Room { entries: self.entries, unescaped: self.unescaped }
    }

    pub(super) fn root(&self) -> At<'_> {
        At { tape: self, entry: 0 }
    }

    fn value(&mut self, cursor: &mut Cursor<'t>, unescaped: &mut Vec<u8>) -> Read<()> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let byte = cursor.token();
            match byte {
                b'"' => self.string(cursor, unescaped)?,
                b'{' | b'[' => {
                    let is_object = byte == b'{';
                    let extent = Extent { count: 0, end: self.entries.len() + 1 };
                    self.entries.push(if is_object { Entry::Object(extent) } else { Entry::Array(extent) });
                    cursor.at += 1;
                    if !cursor.ends(byte + 2) {
                        if open.len() == MOST_LEVELS {
                            return Err(Flaw::Depth);
                        }
                        open.push(Open { entry: self.entries.len() - 1, count: 0, is_object });
                        if is_object {
                            self.key(cursor, unescaped)?;
                        }
                        continue;
                    }
                }
                b't' => self.word(cursor, b"true", Entry::Boolean(true))?,
                b'f' => self.word(cursor, b"false", Entry::Boolean(false))?,
                b'n' => self.word(cursor, b"null", Entry::Null)?,
                _ => {
                    let number = cursor.number()?;
                    self.entries.push(Entry::Number(number));
                }
            }
            // Closes what ends behind the value.
            loop {
                let Some(container) = open.last_mut() else { return Ok(()) };
                container.count += 1;
                if cursor.goes_on(if container.is_object { b'}' } else { b']' })? {
                    if container.is_object {
                        self.key(cursor, unescaped)?;
                    }
                    break;
                }
                if let Some(container) = open.pop() {
                    self.close(&container, unescaped);
                }
            }
        }
    }

    fn word(&mut self, cursor: &mut Cursor<'t>, word: &[u8], entry: Entry) -> Read<()> {
        cursor.word(word)?;
        self.entries.push(entry);
        Ok(())
    }

    fn string(&mut self, cursor: &mut Cursor<'t>, unescaped: &mut Vec<u8>) -> Read<()> {
        let entry = match cursor.plain_string()? {
            Some((from, to)) => Entry::Plain(from, to),
            None => {
                let from = unescaped.len();
                match cursor.unescape(unescaped)? {
                    true => Entry::Unescaped(from, unescaped.len()),
                    false => Entry::Unpaired,
                }
            }
        };
        self.entries.push(entry);
        Ok(())
    }

    fn key(&mut self, cursor: &mut Cursor<'t>, unescaped: &mut Vec<u8>) -> Read<()> {
        if cursor.token() != b'"' {
            return Err(Flaw::Key);
        }
        self.string(cursor, unescaped)?;
        cursor.take(b':', Flaw::Colon)
    }

    fn close(&mut self, container: &Open, unescaped: &[u8]) {
        let mut count = container.count;
        if container.is_object && count > 1 {
            count -= self.mark_repeated(container, unescaped);
        }
        let end = self.entries.len();
        if let Some(Entry::Array(extent) | Entry::Object(extent)) = self.entries.get_mut(container.entry) {
            *extent = Extent { count, end };
        }
    }

    /// Marks the keys of an object that are there again further on, and counts them.
    fn mark_repeated(&mut self, container: &Open, unescaped: &[u8]) -> usize {
        let mut keys: Vec<(&[u8], usize)> = Vec::with_capacity(container.count);
        let mut entry = container.entry + 1;
        while entry < self.entries.len() {
            let key = match self.entries.get(entry) {
                Some(Entry::Plain(from, to)) => self.text.as_bytes().get(*from..*to),
                Some(Entry::Unescaped(from, to)) => unescaped.get(*from..*to),
                _ => None,
            };
            keys.extend(key.map(|key| (key, entry)));
            entry = self.behind(entry + 1);
        }
        let mut repeated = Vec::new();
        if keys.len() <= FEW {
            let later = |i: usize, key: &[u8]| keys.iter().skip(i + 1).any(|(other, _)| *other == key);
            repeated
                .extend(keys.iter().enumerate().filter(|(i, (key, _))| later(*i, key)).map(|(_, (_, entry))| *entry));
        } else {
            keys.sort_unstable();
            let pairs = keys.iter().zip(keys.iter().skip(1));
            repeated.extend(pairs.filter(|((a, _), (b, _))| a == b).map(|((_, entry), _)| *entry));
        }
        for entry in &repeated {
            if let Some(key) = self.entries.get_mut(*entry) {
                *key = Entry::Repeated;
            }
        }
        repeated.len()
    }

    /// The number of the entry behind a value.
    fn behind(&self, entry: usize) -> usize {
        match self.entries.get(entry) {
            Some(Entry::Array(extent) | Entry::Object(extent)) => extent.end,
            _ => entry + 1,
        }
    }

    /// The content of a string.
    fn content(&self, entry: Entry) -> Option<&str> {
        match entry {
            Entry::Plain(from, to) => self.text.get(from..to),
            Entry::Unescaped(from, to) => self.unescaped.get(from..to),
            _ => None,
        }
    }
}

/// Text that is UTF-8 throughout.
pub(super) fn checked(text: &[u8]) -> Result<&str, Fault> {
    core::str::from_utf8(text).map_err(|error| Fault { flaw: Flaw::Utf8, at: error.valid_up_to() })
}

/// A value on a tape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At<'v> {
    tape: &'v Tape<'v>,
    entry: usize,
}

impl<'v> At<'v> {
    fn look(self) -> Entry {
        self.tape.entries.get(self.entry).copied().unwrap_or(Entry::Null)
    }

    fn values(self, extent: Extent) -> Values<'v> {
        Values { tape: self.tape, next: self.entry + 1, left: extent.count }
    }
}

impl<'v> Source<'v> for At<'v> {
    type Elements = Values<'v>;
    type Members = Members<'v>;

    fn view(self) -> View<'v, Self> {
        match self.look() {
            Entry::Null => View::Null,
            Entry::Boolean(value) => View::Boolean(value),
            Entry::Number(number) => View::Number(number),
            Entry::Array(extent) => View::Array(self.values(extent)),
            Entry::Object(extent) => View::Object(Members(self.values(extent))),
            Entry::Unpaired | Entry::Repeated => View::Unpaired,
            string => View::String(self.tape.content(string).unwrap_or_default()),
        }
    }

    fn identity(self) -> usize {
        self.entry
    }

    fn is_under_unpaired_key(self) -> bool {
        let key = self.entry.checked_sub(1).and_then(|key| self.tape.entries.get(key));
        matches!(key, Some(Entry::Unpaired))
    }
}

/// Values that stand side by side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Values<'v> {
    tape: &'v Tape<'v>,
    next: usize,
    left: usize,
}

impl<'v> Iterator for Values<'v> {
    type Item = At<'v>;

    fn next(&mut self) -> Option<At<'v>> {
        self.left = self.left.checked_sub(1)?;
        let entry = self.next;
        self.next = self.tape.behind(entry);
        Some(At { tape: self.tape, entry })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Values<'_> {}

/// Keys and values that take turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Members<'v>(Values<'v>);

impl<'v> Iterator for Members<'v> {
    type Item = (&'v str, At<'v>);

    fn next(&mut self) -> Option<Self::Item> {
        let Members(values) = self;
        if values.left == 0 {
            return None;
        }
        let tape = values.tape;
        loop {
            let key = tape.entries.get(values.next).copied()?;
            values.next += 1;
            if matches!(key, Entry::Repeated) {
                values.next = tape.behind(values.next);
                continue;
            }
            return Some((tape.content(key).unwrap_or(&tape.stand_in), values.next()?));
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Members<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn tape(text: &str) -> Tape<'_> {
        Tape::read(text.as_bytes(), 0).unwrap()
    }

    fn shown(at: At<'_>) -> Value {
        match at.view() {
            View::Null => Value::Null,
            View::Boolean(value) => value.into(),
            View::Number(Number::Uint(value)) => value.into(),
            View::Number(Number::Int(value)) => value.into(),
            View::Number(Number::Float(value)) => value.into(),
            View::String(text) => text.into(),
            View::Array(elements) => {
                assert_eq!(elements.count(), elements.len());
                elements.map(shown).collect()
            }
            View::Object(members) => {
                assert_eq!(members.count(), members.len());
                members.map(|(key, value)| (String::from(key), shown(value))).collect()
            }
            View::Unpaired => "?".into(),
        }
    }

    #[test]
    fn values_are_those_that_serde_json_reads() {
        for text in [
            "null",
            " true ",
            "[]",
            "{}",
            "[ ]",
            "{ }",
            "-0.5",
            "\"a\\n\\u00e9\\ud83d\\ude80\"",
            "[1,[2,[3]],{}]",
            "{\"a\":{\"b\":[{\"c\":null}]},\"d\":\"e\"}",
            "{\"a\":1,\"b\":2,\"a\":[3],\"a\":{}}",
            "\n{\n\t\"a\" : [ 1 , 2 ] ,\r\n \"b\" : \"\" }\n",
        ] {
            assert_eq!(shown(tape(text).root()), serde_json::from_str::<Value>(text).unwrap(), "{text}");
        }
        let many: Vec<String> = (0..100).map(|i| format!("\"k{}\":{i}", i * 7 % 30)).collect();
        let many = format!("{{{}}}", many.join(","));
        assert_eq!(shown(tape(&many).root()), serde_json::from_str::<Value>(&many).unwrap());
    }

    #[test]
    fn surrogates_without_another() {
        let text = r#"{"\ud800":["\udc00\ud800","\ud800\ud83d\ude80","\ud800x"],"a":"\ud800\u0041"}"#;
        let tape = Tape::read(text.as_bytes(), 7).unwrap();
        let View::Object(members) = tape.root().view() else { panic!("no object") };
        let members: Vec<_> = members.collect();
        assert_eq!(members[0].0, "\u{fffd}\u{fffd}\u{fffd}");
        assert!(members[0].1.is_under_unpaired_key() && !members[1].1.is_under_unpaired_key());
        assert_eq!(shown(members[0].1), serde_json::json!(["?", "?", "?"]));
    }

    #[test]
    fn faults_say_what_and_where() {
        let error = |text: &[u8]| Tape::read(text, 0).unwrap_err().error(text).to_string();
        let cases: [(&[u8], &str); 19] = [
            (b"", "a value at byte 0 (line 1, column 1)"),
            (b"{\n \"\xc3\xa9\": tru}", "a value at byte 9 (line 2, column 7)"),
            (b"[1 2]", "`,` or `]` at byte 3 (line 1, column 4)"),
            (b"[1,]", "a value at byte 3 (line 1, column 4)"),
            (b"{\"a\":1,}", "a key in quotes at byte 7 (line 1, column 8)"),
            (b"{1:2}", "a key in quotes at byte 1 (line 1, column 2)"),
            (b"{\"a\" 1}", "`:` at byte 5 (line 1, column 6)"),
            (b"{\"a\":1]", "`,` or `}` at byte 6 (line 1, column 7)"),
            (b"\"a", "the end of the string at byte 2 (line 1, column 3)"),
            (b"\"a\nb\"", "no control character in a string at byte 2 (line 1, column 3)"),
            (b"\"a\\x\"", "an escape that JSON has at byte 2 (line 1, column 3)"),
            (b"\"\\u12g4\"", "an escape that JSON has at byte 1 (line 1, column 2)"),
            (b"\"\xff\"", "well-formed UTF-8 at byte 1 (line 1, column 2)"),
            (b"01", "no digit behind a leading zero at byte 1 (line 1, column 2)"),
            (b"-", "a digit at byte 1 (line 1, column 2)"),
            (b"1.e5", "a digit at byte 2 (line 1, column 3)"),
            (b"1e999", "a number within the range of a double at byte 0 (line 1, column 1)"),
            (b"1 1", "nothing behind the value at byte 2 (line 1, column 3)"),
            (b"\xef\xbb\xbf1", "a value at byte 0 (line 1, column 1)"),
        ];
        for (text, expected) in cases {
            assert_eq!(error(text), format!("invalid_json: expected well-formed JSON ({expected})"));
        }
    }

    #[test]
    fn nesting_is_followed_so_far() {
        let nested = |n: usize| ["[".repeat(n), "]".repeat(n)].concat();
        assert!(Tape::read(nested(MOST_LEVELS).as_bytes(), 0).is_ok());
        let deeper = nested(MOST_LEVELS + 2);
        let error = Tape::read(deeper.as_bytes(), 0).unwrap_err().error(b"").to_string();
        assert!(error.contains("less nesting"), "{error}");
    }
}
