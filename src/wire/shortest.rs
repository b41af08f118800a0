//! Knows the text of a double: the shortest digits that read back to it, spelled as ECMAScript's
//! `Number::toString` does (wire format, section 10). Must not know what is written around a number.
//!
//! The digits are found by the crate `zmij`, whose spelling is ECMAScript's but for `.0` behind a whole
//! number and for both ends of the notation without an exponent.

use super::text::append;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// What `zmij` writes without an exponent.
const DECIMAL: Range<f64> = 1e-5..1e16;
/// What ECMAScript does.
const POSITIONAL: Range<f64> = 1e-6..1e21;

/// The text of any double: −0 is `0`, and what is not finite has a name.
pub(crate) fn to_text(value: f64) -> String {
    if value.is_nan() {
        return String::from("NaN");
    }
    if value.is_infinite() {
        return String::from(if value < 0.0 { "-Infinity" } else { "Infinity" });
    }
    let mut out = Vec::new();
    write_finite(&mut out, value);
    // What is appended is ASCII.
    String::from_utf8(out).unwrap_or_default()
}

/// Appends the text of a double that is neither an infinity nor NaN.
#[inline]
pub(crate) fn write_finite(out: &mut Vec<u8>, value: f64) {
    let mut buffer = zmij::Buffer::new();
    let text = buffer.format_finite(value);
    if DECIMAL.contains(&value.abs()) {
        append(out, text.strip_suffix(".0").unwrap_or(text).as_bytes());
    } else if POSITIONAL.contains(&value.abs()) {
        write_positional(out, text);
    } else {
        append(out, if value == 0.0 { "0" } else { text }.as_bytes());
    }
}

/// Appends the text of a double that has a fraction and is, without its sign, at least 1e-5: it is as it is found.
#[cfg(any(feature = "json-schema", feature = "json"))]
#[inline(always)]
pub(crate) fn write_fraction(out: &mut Vec<u8>, value: f64) {
    append(out, zmij::Buffer::new().format_finite(value).as_bytes());
}

/// Appends a number that has an exponent there and none here: `-1.5e-6`, `1.25e+16`.
#[cold]
#[inline(never)]
fn write_positional(out: &mut Vec<u8>, text: &str) {
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let digits = mantissa.bytes().filter(u8::is_ascii_digit);
    if mantissa.starts_with('-') {
        out.push(b'-');
    }
    if exponent < 0 {
        out.extend_from_slice(b"0.");
        out.extend((exponent..-1).map(|_| b'0'));
        out.extend(digits);
    } else {
        // At least 17 places, and there are no more digits than that.
        let places = exponent.unsigned_abs() as usize + 1;
        out.extend(digits.chain(core::iter::repeat(b'0')).take(places));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As an independent implementation of ECMAScript's text spells the double, its negative, and both neighbours.
    #[track_caller]
    fn check(value: f64) {
        let bits = value.to_bits();
        for value in [value, f64::from_bits(bits.wrapping_add(1)), f64::from_bits(bits.wrapping_sub(1))] {
            for value in [value, -value] {
                assert_eq!(to_text(value), ryu_js::Buffer::new().format(value), "{value:e}");
            }
        }
    }

    #[test]
    fn spelled_as_ecmascript_does() {
        for (value, text) in [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (-1.5, "-1.5"),
            (123_456_789_012_345_680_000.0, "123456789012345680000"),
            (1e20, "100000000000000000000"),
            (1e21, "1e+21"),
            (-1.25e21, "-1.25e+21"),
            (9_007_199_254_740_993.0, "9007199254740992"),
            (1e16, "10000000000000000"),
            (-1.234_567_890_123_456_7e16, "-12345678901234568"),
            (0.000_01, "0.00001"),
            (0.000_001, "0.000001"),
            (-0.000_001_5, "-0.0000015"),
            (1e-7, "1e-7"),
            (1.5e-7, "1.5e-7"),
            (5e-324, "5e-324"),
            (f64::MAX, "1.7976931348623157e+308"),
            (f64::NAN, "NaN"),
            (f64::INFINITY, "Infinity"),
            (f64::NEG_INFINITY, "-Infinity"),
        ] {
            assert_eq!(to_text(value), text);
        }
    }

    #[test]
    fn powers_and_the_doubles_beside_them() {
        for exponent in 0..=2_046_u64 {
            check(f64::from_bits(exponent << 52));
        }
        for place in 0..52 {
            check(f64::from_bits(1 << place));
        }
        for exponent in -324..=308 {
            for digits in ["1", "2", "5", "9", "1.5", "9.999999999999999", "1.2345678901234567"] {
                check(format!("{digits}e{exponent}").parse().unwrap());
            }
        }
        for value in [f64::MAX, f64::MIN_POSITIVE, f64::EPSILON, 4.35, 0.1 + 0.2, 2e23, 9.5e-322] {
            check(value);
        }
    }

    #[test]
    fn integers_around_the_largest_that_is_safe() {
        for n in 0..2_000 {
            for base in [1_u64 << 52, 1 << 53, 1 << 54, 1 << 63, 10_u64.pow(15), 10_u64.pow(16)] {
                check((base - 1_000 + n) as f64);
            }
        }
    }

    #[test]
    fn doubles_of_every_kind() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        for i in 0..if cfg!(miri) { 100 } else { 40_000 } {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            check(f64::from_bits(state));
            // Decimals of few digits, and those of magnitudes that are spelled without an exponent.
            let digits = (state >> 8) % 10_u64.pow(i % 18 + 1);
            check(digits as f64 / 10_f64.powi((state & 31) as i32));
            check(digits as f64 * 10_f64.powi((state & 7) as i32));
        }
    }
}
