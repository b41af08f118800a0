//! Knows how JSON text spells numbers: integers in full digits, doubles as ECMAScript prints them
//! (`shortest`), the frequent ones by shorter ways. Must not know where a number comes from, nor what is
//! done about one that JSON has no text for.

use super::shortest;
use super::text::append;
use crate::MAX_SAFE_INTEGER;
use alloc::vec::Vec;

/// Appends an integer of any width.
#[inline]
pub(crate) fn write_integer(out: &mut Vec<u8>, value: impl itoa::Integer) {
    append(out, itoa::Buffer::new().format(value).as_bytes());
}

/// Appends a number that mostly has one digit.
#[inline(always)]
pub(crate) fn write_small(out: &mut Vec<u8>, value: u64) {
    match value {
        0..=9 => out.push(b'0' + value as u8),
        _ => write_integer(out, value),
    }
}

/// Appends a double that is neither an infinity nor NaN; −0 is 0.
///
/// Most are decimals of six places and at most fifteen digits. Such a decimal is the shortest that reads back to
/// its double: decimals of fifteen digits are told apart by doubles, so no other of as few digits does. And a
/// quotient of two exact doubles is rounded as reading the decimal would round.
#[inline]
pub(crate) fn write_finite(out: &mut Vec<u8>, value: f64) {
    const UNIT: f64 = 1e6;
    const MOST: f64 = 1e15;
    // Doubles from here on have no fraction, so adding this rounds, ties to even: `round_ties_even` is a
    // call where the processor is not known to have an instruction for it.
    const WHOLE: f64 = 4_503_599_627_370_496.0;
    let scaled = value.abs() * UNIT + WHOLE - WHOLE;
    if scaled < MOST {
        if scaled / UNIT == value.abs() {
            return write_decimal(out, value < 0.0, scaled as u64);
        }
        // What is not a decimal has a fraction, and from 1.05e-5 on no exponent.
        if scaled > 10.0 {
            return shortest::write_fraction(out, value);
        }
    } else if let Some(value) = integer(value) {
        // Asked for last: with this question first, a double of 17 digits took 1.16 of the time and a price 1.12,
        // a small integer 0.83.
        return write_integer(out, value);
    }
    shortest::write_finite(out, value);
}

/// The integer within ±(2^53 − 1) that a double is.
#[inline]
pub(crate) fn integer(value: f64) -> Option<i64> {
    let integer = value as i64;
    (integer as f64 == value && integer.unsigned_abs() <= MAX_SAFE_INTEGER).then_some(integer)
}

/// Appends a number of so many millionths.
#[inline]
fn write_decimal(out: &mut Vec<u8>, is_negative: bool, millionths: u64) {
    let (whole, places) = (millionths / 1_000_000, (millionths % 1_000_000) as u32);
    if is_negative {
        out.push(b'-');
    }
    write_small(out, whole);
    if places != 0 {
        let word = point(places);
        // Eight bytes at once, then those that are zeros at the end, and the one that is none, away.
        let zeros = (word ^ ZEROS).leading_zeros() as usize / 8;
        out.extend_from_slice(&word.to_le_bytes());
        out.truncate(out.len() - zeros);
    }
}

const ZEROS: u64 = u64::from_le_bytes(*b"00000000");

/// A point and six digits, and a zero, as a word: three pairs at once instead of one digit after the other,
/// 117 instructions of which took 6 % of a page of products.
#[inline(always)]
fn point(places: u32) -> u64 {
    let pair = |pair: u32| {
        let tens = pair / 10;
        u64::from(tens | (pair - tens * 10) << 8)
    };
    let (first, rest) = (places / 10_000, places % 10_000);
    let digits = pair(first) | pair(rest / 100) << 16 | pair(rest % 100) << 32;
    (ZEROS + (digits << 8)) - u64::from(b'0' - b'.')
}
