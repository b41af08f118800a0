//! Knows the text of a double as ECMAScript spells it: the canonical order of mixed enums is that of such texts.
//! The digits are those of the crate `zmij`; the standard library's differ where two are equally close, of which
//! it takes the upper one instead of the even.

/// The text of a finite double; −0 is `0`.
pub(crate) fn text(value: f64) -> String {
    if value == 0.0 {
        return String::from("0");
    }
    let sign = if value < 0.0 { "-" } else { "" };
    let mut buffer = zmij::Buffer::new();
    let shown = buffer.format_finite(value.abs());
    let (mantissa, exponent) = shown.split_once('e').unwrap_or((shown, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let behind = all.trim_start_matches('0');
    let zeros = (all.len() - behind.len()) as i32;
    let digits = behind.trim_end_matches('0');
    // Where the point stands, counted from the first digit.
    let point = whole.len() as i32 - zeros + exponent.parse().unwrap_or(0);
    match point {
        1..=21 => {
            let places = point as usize;
            match digits.split_at_checked(places) {
                Some((whole, fraction)) if !fraction.is_empty() => format!("{sign}{whole}.{fraction}"),
                _ => format!("{sign}{digits:0<places$}"),
            }
        }
        -5..=0 => format!("{sign}0.{:0<zeros$}{digits}", "", zeros = point.unsigned_abs() as usize),
        _ => {
            let (first, rest) = digits.split_at_checked(1).unwrap_or((digits, ""));
            let point_or_none = if rest.is_empty() { "" } else { "." };
            format!("{sign}{first}{point_or_none}{rest}e{:+}", point - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against an independent implementation, with both neighbours.
    #[track_caller]
    fn check(value: f64) {
        let bits = value.to_bits();
        for value in [value, f64::from_bits(bits.wrapping_add(1)), f64::from_bits(bits.wrapping_sub(1))] {
            if value.is_finite() {
                assert_eq!(text(value), ryu_js::Buffer::new().format(value), "{value:e}");
            }
        }
    }

    #[test]
    fn spelled_as_ecmascript_does() {
        for exponent in -324..=308 {
            for digits in ["1", "-2", "9.5", "-9.999999999999999", "1.2345678901234567"] {
                check(format!("{digits}e{exponent}").parse().unwrap());
            }
        }
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        for i in 0..20_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            check(f64::from_bits(state));
            let digits = (state >> 8) % 10_u64.pow(i % 18 + 1);
            check(digits as f64 / 10_f64.powi((state & 31) as i32));
            check(digits as f64 * 10_f64.powi((state & 7) as i32));
        }
        check(2e15 + 0.25);
        check(0.0);
        check(-0.0);
    }
}
