//! JSON text as what is built from the wire. It knows how JSON spells values: numbers as ECMAScript
//! prints them, strings with the escapes that must be (wire format, section 10), no whitespace.
//!
//! Before each member and element stands a comma, which the first one's container turns into its own
//! bracket at the end: so a declared key is one copy, with comma, quotes and colon in place.

use super::cursor::Cursor;
use super::tape::{Room, Tape, checked};
use crate::error::DecodeError;
use crate::plan::choices::Choices;
use crate::plan::program::{Constant, Field};
use crate::plan::sink::Sink;
use crate::wire::{numeral, scan};

/// Appends JSON text to a buffer.
#[derive(Debug)]
pub(crate) struct JsonSink<'o> {
    out: &'o mut Vec<u8>,
}

impl<'o> JsonSink<'o> {
    pub(crate) fn new(out: &'o mut Vec<u8>) -> JsonSink<'o> {
        JsonSink { out }
    }

    #[inline(always)]
    fn write(&mut self, text: &[u8]) {
        scan::append(self.out, text);
    }

    /// Ends a container that began at `start`: its commas are there, its brackets are not.
    #[inline(always)]
    fn close(&mut self, start: usize, brackets: &[u8; 2]) {
        match self.out.get_mut(start) {
            Some(first) => {
                *first = brackets[0];
                self.out.push(brackets[1]);
            }
            None => self.write(brackets),
        }
    }
}

impl<'de> Sink<'de> for JsonSink<'_> {
    type Value = ();
    /// Where the text of the container begins.
    type Array = usize;
    type Object = usize;

    /// Nothing is set aside for elements.
    const SIZE: usize = 0;
    const MEMBER: usize = 0;

    #[inline]
    fn null(&mut self) {
        self.write(b"null");
    }

    #[inline]
    fn boolean(&mut self, value: bool) {
        self.write(if value { b"true" } else { b"false" });
    }

    #[inline]
    fn uint(&mut self, value: u64) {
        numeral::write_small(self.out, value);
    }

    #[inline]
    fn int(&mut self, value: i64) {
        match value {
            0..=9 => self.out.push(b'0' + value as u8),
            _ => numeral::write_integer(self.out, value),
        }
    }

    fn float(&mut self, value: f64) -> Option<()> {
        if !value.is_finite() {
            return None;
        }
        if value == 0.0 && value.is_sign_negative() {
            // −0 keeps its sign, as it must to be read back.
            self.write(b"-0");
        } else {
            numeral::write_finite(self.out, value);
        }
        Some(())
    }

    #[inline]
    fn text(&mut self, value: &'de str) {
        scan::write_string(self.out, value);
    }

    fn uuid(&mut self, value: &str) {
        scan::write_string(self.out, value);
    }

    fn bytes(&mut self, value: &'de [u8]) {
        let start = self.out.len();
        for byte in value {
            self.out.push(b',');
            self.uint((*byte).into());
        }
        self.close(start, b"[]");
    }

    #[inline]
    fn constant(&mut self, constant: &Constant) -> Option<()> {
        if constant.json.is_empty() {
            return None;
        }
        self.write(constant.json.as_bytes());
        Some(())
    }

    #[inline]
    fn array(&mut self, _: usize) -> usize {
        self.out.len()
    }

    #[inline]
    fn element(&mut self, _: &mut usize) {
        self.out.push(b',');
    }

    #[inline]
    fn push(&mut self, _: &mut usize, (): ()) {}

    #[inline]
    fn end_array(&mut self, start: usize) {
        self.close(start, b"[]");
    }

    #[inline]
    fn object(&mut self, _: usize) -> usize {
        self.out.len()
    }

    #[inline]
    fn field(&mut self, _: &mut usize, field: &Field) {
        self.write(&field.comma_and_key);
    }

    fn key(&mut self, _: &mut usize, key: &'de str) {
        self.out.push(b',');
        scan::write_string(self.out, key);
        self.out.push(b':');
    }

    #[inline]
    fn insert(&mut self, _: &mut usize, _: &str, (): ()) {}

    #[inline]
    fn end_object(&mut self, start: usize) {
        self.close(start, b"{}");
    }

    fn position(&self) -> usize {
        self.out.len()
    }

    /// Reads again what was written: a union by order needs a second look.
    fn check(&self, choices: &Choices<'_>, (): &(), position: usize) -> Result<(), DecodeError> {
        let written = self.out.get(position..).unwrap_or_default();
        let tape =
            checked(written).and_then(|text| Tape::read_value(text, &mut Cursor::new(written), Room::default(), 0));
        match tape {
            Ok(tape) => choices.check(tape.root()),
            // Nothing but JSON is written here.
            Err(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(value: f64) -> Option<String> {
        let mut out = Vec::new();
        let written = JsonSink::new(&mut out).float(value);
        written.map(|()| String::from_utf8(out).unwrap())
    }

    #[test]
    fn doubles_as_ecmascript_prints_them() {
        for (value, expected) in [
            (0.0, "0"),
            (-0.0, "-0"),
            (1.0, "1"),
            (-1.5, "-1.5"),
            (0.1, "0.1"),
            (0.000001, "0.000001"),
            (0.0000015, "0.0000015"),
            (1e-7, "1e-7"),
            (0.734_375, "0.734375"),
            (33.9, "33.9"),
            (1e20, "100000000000000000000"),
            (1e21, "1e+21"),
            (1.5e300, "1.5e+300"),
            (5e-324, "5e-324"),
            (9_007_199_254_740_992.0, "9007199254740992"),
            (123_456_789.123_456, "123456789.123456"),
            (0.1 + 0.2, "0.30000000000000004"),
            (999_999_999.999_999, "999999999.999999"),
        ] {
            assert_eq!(written(value).as_deref(), Some(expected));
            if value != 0.0 {
                assert_eq!(written(-value).unwrap().trim_start_matches('-'), expected.trim_start_matches('-'));
            }
        }
        for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(written(value), None);
        }
    }

    #[test]
    fn decimals_of_every_length_as_ryu_prints_them() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        for i in 0..400_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let digits = state % 10_u64.pow(i % 18 + 1);
            let value = digits as f64 / 10_f64.powi((state >> 60) as i32);
            for value in [value, -value, f64::from_bits(value.to_bits() + 1), f64::from_bits(state)] {
                if value.is_finite() && value != 0.0 {
                    assert_eq!(written(value).unwrap(), ryu_js::Buffer::new().format(value));
                }
            }
        }
    }
}
