//! Knows the number that a text is, as ECMAScript reads one. Must not know values, nor anything but the text: generated
//! modules have these functions too, word for word.

/// The number that a text is, by the grammar of ECMAScript's `StringNumericLiteral`.
pub(super) fn number_in(text: &str) -> f64 {
    let text = text.trim_matches(is_space);
    if text.is_empty() {
        return 0.0;
    }
    let radix = match text.get(..2) {
        Some("0x" | "0X") => 16,
        Some("0o" | "0O") => 8,
        Some("0b" | "0B") => 2,
        _ => 10,
    };
    if radix != 10 {
        return in_radix(text.get(2..).unwrap_or_default(), radix);
    }
    match text {
        "Infinity" | "+Infinity" => f64::INFINITY,
        "-Infinity" => f64::NEG_INFINITY,
        // `parse` takes `inf` and `nan` as well, which begin with letters.
        _ if text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E')) => {
            text.parse().unwrap_or(f64::NAN)
        }
        _ => f64::NAN,
    }
}

/// Digits of a power of two, rounded to the nearest double, ties to even.
fn in_radix(digits: &str, radix: u32) -> f64 {
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return f64::NAN;
    }
    // Exact as far as 128 bits go, then with a bit that says whether anything follows.
    let bits = radix.trailing_zeros();
    let (mut mantissa, mut exponent, mut sticky) = (0_u128, 0_i32, false);
    for digit in digits.chars().filter_map(|c| c.to_digit(radix)) {
        if mantissa >> (127 - bits) == 0 {
            mantissa = mantissa << bits | u128::from(digit);
        } else {
            exponent = exponent.saturating_add(bits as i32);
            sticky |= digit != 0;
        }
    }
    (mantissa | u128::from(sticky)) as f64 * 2_f64.powi(exponent)
}

/// White space and line ends of ECMAScript.
pub(super) fn is_space(c: char) -> bool {
    matches!(
        c,
        '\t' | '\n' | '\u{b}' | '\u{c}' | '\r' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{202f}' | '\u{205f}' | '\u{3000}' | '\u{feff}'
    )
}
