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
    let (whole, mut places) = (scaled / 1_000_000, scaled % 1_000_000);
    if value < 0.0 {
        out.push(b'-');
    }
    integer(out, whole);
    let mut digits = *b".000000";
    let mut n = 1;
    for (i, digit) in digits.iter_mut().enumerate().skip(1).rev() {
        *digit = b'0' + (places % 10) as u8;
        // The last that is not zero ends it.
        n = if n == 1 && *digit != b'0' { i + 1 } else { n };
        places /= 10;
    }
    scan::append(out, digits.get(..n).unwrap_or_default());
    true
}
