//! Knows how ECMAScript spells numbers. Must not know what is being written.

use crate::wire::scan;
use alloc::vec::Vec;

/// The digits of an integer.
#[inline]
pub(crate) fn integer<I: itoa::Integer>(out: &mut Vec<u8>, value: I) {
    scan::append(out, itoa::Buffer::new().format(value).as_bytes());
}

/// The text of a finite double that is no integer: the fewest digits that read back.
#[inline]
pub(crate) fn fraction(out: &mut Vec<u8>, value: f64) {
    if !decimal(out, value) {
        scan::append(out, ryu_js::Buffer::new().format_finite(value).as_bytes());
    }
}

/// Appends a double that is a decimal of six places and at most fifteen digits; whether it is.
///
/// Such a decimal is the shortest that reads back to it: decimals of fifteen digits are told apart
/// by doubles, so no other of as few digits does. And a quotient of two exact doubles is rounded
/// as reading the decimal would round.
#[inline]
fn decimal(out: &mut Vec<u8>, value: f64) -> bool {
    const UNIT: f64 = 1e6;
    const MOST: f64 = 1e15;
    // Doubles from here on have no fraction, so adding this rounds, ties to even: `round_ties_even` is a
    // call where the processor is not known to have an instruction for it.
    const WHOLE: f64 = 4_503_599_627_370_496.0;
    let scaled = value.abs() * UNIT + WHOLE - WHOLE;
    if !(scaled < MOST && scaled / UNIT == value.abs()) {
        return false;
    }
    let scaled = scaled as u64;
    let (whole, places) = (scaled / 1_000_000, (scaled % 1_000_000) as u32);
    if value < 0.0 {
        out.push(b'-');
    }
    integer(out, whole);
    let word = point(places);
    // Eight bytes at once, then those that are zeros at the end, and the one that is none, away.
    let zeros = (word ^ ZEROS).leading_zeros() as usize / 8;
    out.extend_from_slice(&word.to_le_bytes());
    out.truncate(out.len() - zeros);
    true
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
