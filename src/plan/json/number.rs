//! The digits of a JSON number, read to the integer or the double that they mean. It knows the
//! grammar of numbers and their rounding, and no other token.
//!
//! Eight digits at a time: how many of the next eight bytes are digits is a count of zero bits, and
//! their value three multiplications (Lemire, "Quickly parsing eight digits", 2018). A fraction of
//! few digits is one division, which rounds correctly where both sides are exact doubles (Clinger,
//! "How to Read Floating Point Numbers Accurately", 1990); all else is the standard library's.

use super::cursor::{Cursor, Flaw, Read};
use crate::plan::number::Number;

/// Powers of ten that are exact doubles.
const POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// The same as integers.
const TENS: [u64; 9] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// Integers up to which all are doubles.
const EXACT: u64 = 1 << 53;

/// Digits that always fit 64 bits.
const MOST_DIGITS: usize = 19;

impl Cursor<'_> {
    /// A number, as `serde_json` would hold it: an integer if it is spelled as one and fits 64 bits,
    /// else the double next to it; −0 is a double.
    #[inline]
    pub(super) fn number(&mut self) -> Read<Number> {
        let start = self.at;
        let negative = self.peek() == b'-';
        self.at += usize::from(negative);
        let first = self.peek();
        let (integer, digits) = self.digits(0);
        if digits == 0 {
            return Err(if negative { Flaw::Digit } else { Flaw::Value });
        }
        if first == b'0' && digits > 1 {
            self.at -= digits - 1;
            return Err(Flaw::LeadingZero);
        }
        match self.peek() {
            b'.' | b'e' | b'E' => {}
            _ if digits > MOST_DIGITS => {}
            _ if !negative => return Ok(Number::Uint(integer)),
            _ if integer == 0 => return Ok(Number::Float(-0.0)),
            _ => {
                return Ok(match 0_i64.checked_sub_unsigned(integer) {
                    Some(integer) => Number::Int(integer),
                    None => Number::Float(-(integer as f64)),
                });
            }
        }
        self.fraction(start, negative, integer, digits)
    }

    /// An integer from 0 of at most fifteen digits, if the number is spelled as one: the most frequent
    /// kind. Where it is not, nothing is taken.
    #[inline(always)]
    pub(super) fn natural(&mut self) -> Option<u64> {
        let (mut value, mut n) = leading_digits(self.eight()?);
        if n == 8 {
            let rest = Cursor { at: self.at + 8, ..*self };
            let (low, more) = leading_digits(rest.eight()?);
            value = value * TENS.get(more)? + low;
            n += more;
        }
        let leading_zero = n > 1 && self.peek() == b'0';
        let behind = self.text.get(self.at + n).copied().unwrap_or(0);
        if n == 0 || n > 15 || leading_zero || matches!(behind, b'.' | b'e' | b'E') {
            return None;
        }
        self.at += n;
        Some(value)
    }

    /// What comes behind the integer digits of a number that is no short integer.
    #[inline]
    fn fraction(&mut self, start: usize, negative: bool, integer: u64, digits: usize) -> Read<Number> {
        if self.peek() == b'.' {
            self.at += 1;
            let (mantissa, more) = self.digits(integer);
            if more == 0 {
                return Err(Flaw::Digit);
            }
            let exact = digits + more <= MOST_DIGITS && mantissa <= EXACT;
            if let (true, Some(power), false) = (exact, POWERS.get(more), matches!(self.peek(), b'e' | b'E')) {
                let value = mantissa as f64 / power;
                return Ok(Number::Float(if negative { -value } else { value }));
            }
        }
        self.rare(start)
    }

    /// An exponent, and the value of a number of any length.
    #[cold]
    #[inline(never)]
    fn rare(&mut self, start: usize) -> Read<Number> {
        if matches!(self.peek(), b'e' | b'E') {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), b'+' | b'-'));
            if self.digits(0).1 == 0 {
                return Err(Flaw::Digit);
            }
        }
        let spelled = core::str::from_utf8(self.between(start, self.at)).unwrap_or_default();
        if let Ok(integer) = spelled.parse() {
            return Ok(Number::Uint(integer));
        }
        match spelled.parse::<f64>() {
            Ok(value) if value.is_finite() => Ok(Number::Float(value)),
            _ => {
                self.at = start;
                Err(Flaw::Double)
            }
        }
    }

    /// Takes digits onto those of `value`: the value, which wraps, and how many they were.
    #[inline]
    fn digits(&mut self, mut value: u64) -> (u64, usize) {
        let start = self.at;
        while let Some(word) = self.eight() {
            let (eight, n) = leading_digits(word);
            let Some(ten) = TENS.get(n) else { break };
            value = value.wrapping_mul(*ten).wrapping_add(eight);
            self.at += n;
            if n < 8 {
                return (value, self.at - start);
            }
        }
        while self.peek().is_ascii_digit() {
            value = value.wrapping_mul(10).wrapping_add(u64::from(self.peek() - b'0'));
            self.at += 1;
        }
        (value, self.at - start)
    }
}

/// The value of the digits that eight bytes begin with, and how many they are.
#[inline(always)]
fn leading_digits(word: u64) -> (u64, usize) {
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    // Digits become 0 to 9; what is above 9 carries into the high bit of its byte.
    let digits = word ^ ZEROS;
    let others = (digits & !HIGHS).wrapping_add(0x7676_7676_7676_7676) | digits;
    let n = ((others & HIGHS).trailing_zeros() / 8) as usize;
    if n == 0 {
        return (0, 0);
    }
    // Zeros go before them.
    let pairs = (digits << (64 - 8 * n)).wrapping_mul(1 + (10 << 8)) >> 8;
    let fours = (pairs & 0x00ff_00ff_00ff_00ff).wrapping_mul(1 + (100 << 16)) >> 16;
    let eight = (fours & 0x0000_ffff_0000_ffff).wrapping_mul(1 + (10_000 << 32)) >> 32;
    (eight, n)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Read<(Number, usize)> {
        let mut cursor = Cursor::new(text.as_bytes());
        cursor.number().map(|number| (number, cursor.at))
    }

    /// As `serde_json` reads it.
    fn definition(text: &str) -> Option<Number> {
        serde_json::from_str::<serde_json::Number>(text).ok().map(|number| Number::of(&number))
    }

    fn check(text: &str) {
        for behind in ["", ",", " 1234567890", "]}]}]}]}]}"] {
            let padded = [text, behind].concat();
            let read = read(&padded).ok().filter(|(_, at)| *at == text.len()).map(|(number, _)| number);
            let expected = definition(text);
            assert_eq!(read, expected, "{text}");
            let mut cursor = Cursor::new(padded.as_bytes());
            if let Some(natural) = cursor.natural() {
                let number = Cursor::new(padded.as_bytes()).number();
                assert_eq!((number, cursor.at), (Ok(Number::Uint(natural)), self::read(&padded).unwrap().1), "{text}");
            }
            if let (Some(a), Some(b)) = (read, expected) {
                assert_eq!(a.double().to_bits(), b.double().to_bits(), "{text}");
            }
        }
    }

    #[test]
    fn every_form_as_serde_json_reads_it() {
        for text in [
            "0",
            "-0",
            "00",
            "01",
            "-01",
            "1",
            "-1",
            "9",
            "10",
            "123",
            "12345678",
            "123456789",
            "1764500000123",
            "9007199254740991",
            "9007199254740992",
            "9007199254740993",
            "9999999999999999999",
            "10000000000000000000",
            "18446744073709551615",
            "18446744073709551616",
            "-9223372036854775808",
            "-9223372036854775809",
            "-9999999999999999999",
            "0.0",
            "-0.0",
            "0.5",
            "5.0",
            "0.5e1",
            "1e2",
            "1E+2",
            "1e-2",
            "1.5e300",
            "1e400",
            "-1e400",
            "1e-400",
            "0e400",
            "0.1",
            "0.734375",
            "33.9",
            "0.30000000000000004",
            "123456789.123456789",
            "9007199254740993.0",
            "9007199254740992.5",
            "1.7976931348623157e308",
            "1.7976931348623159e308",
            "5e-324",
            "2.4703282292062327e-324",
            "0.0000000000000000000001",
            "0.00000000000000000000001",
            "1.",
            "1.e5",
            ".5",
            "+1",
            "-",
            "e5",
            "1e",
            "1e+",
            "1.5e",
            "--1",
            "1_0",
            "0x10",
            "1e5.5",
            "1.2.3",
            "Infinity",
            "NaN",
        ] {
            check(text);
        }
        check(&"9".repeat(100));
        check(&["0.", &"123".repeat(40)].concat());
        check(&["1", &"0".repeat(300)].concat());
        check(&["1", &"0".repeat(400)].concat());
    }

    #[test]
    fn digits_of_every_length() {
        let digits = "3141592653589793238462643383279502884197";
        for n in 1..digits.len() {
            for zeros in 0..4 {
                let text = ["0".repeat(zeros).as_str(), &digits[..n]].concat();
                check(&text);
                check(&["-", &text].concat());
                for point in 1..text.len() {
                    check(&[&text[..point], ".", &text[point..]].concat());
                }
            }
        }
    }

    #[test]
    fn every_byte_behind_every_number_of_digits() {
        for n in 0..8 {
            for other in 0..=255_u8 {
                let mut bytes = *b"98765432";
                bytes[n] = other;
                let found = leading_digits(u64::from_le_bytes(bytes));
                let count = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
                let value = bytes[..count].iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
                assert_eq!(found, (value, count));
            }
        }
    }
}
