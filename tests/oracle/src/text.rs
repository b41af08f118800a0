//! Strings and numbers as text: the order of strings (section 1) and their JSON spelling
//! (section 10). Knows nothing of shapes.

use std::cmp::Ordering;

use crate::Value;

/// Orders two strings by their UTF-16 code units, a prefix first.
pub fn utf16_order(a: &str, b: &str) -> Ordering {
    a.encode_utf16().cmp(b.encode_utf16())
}

/// The strings in UTF-16 order.
pub fn sorted<'a>(names: impl Iterator<Item = &'a String>) -> Vec<&'a String> {
    let mut names: Vec<&String> = names.collect();
    names.sort_by(|a, b| utf16_order(a, b));
    names
}

/// A string in quotes (10.1).
pub fn string(text: &str) -> String {
    let mut out = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{c}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            control if control < ' ' => out.push_str(&format!("\\u{:04x}", control as u32)),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

/// A finite number as ECMAScript prints it (10.2).
pub fn number(value: f64) -> String {
    assert!(value.is_finite(), "{value} has no JSON text");
    if value == 0.0 {
        return String::from("0");
    }
    if value < 0.0 {
        return format!("-{}", number(-value));
    }
    // `d.ddde±x` with the fewest digits that read back to the same double.
    let scientific = format!("{value:e}");
    let (mantissa, exponent) = scientific.split_once('e').expect("an exponent");
    let digits = mantissa.replace('.', "");
    // The value is 0.digits × 10^n.
    let n = exponent.parse::<i32>().expect("an exponent") + 1;
    let k = digits.len() as i32;
    if k <= n && n <= 21 {
        digits + &"0".repeat((n - k) as usize)
    } else if 0 < n && n <= 21 {
        let (whole, fraction) = digits.split_at(n as usize);
        format!("{whole}.{fraction}")
    } else if -6 < n && n <= 0 {
        format!("0.{}{digits}", "0".repeat(-n as usize))
    } else {
        let (first, rest) = digits.split_at(1);
        let point = if rest.is_empty() { "" } else { "." };
        let sign = if n > 0 { '+' } else { '-' };
        format!("{first}{point}{rest}e{sign}{}", (n - 1).abs())
    }
}

/// A scalar as JSON text.
pub fn scalar(value: &Value) -> String {
    match value {
        Value::Null => String::from("null"),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(value) => number(*value),
        Value::String(text) => string(text),
        other => panic!("not a scalar: {other:?}"),
    }
}

/// Sorts distinct scalars into the order of an enum (7.4): all strings by value, others by text.
pub fn sort_members(members: &mut [Value]) {
    if members.iter().all(|member| matches!(member, Value::String(_))) {
        members.sort_by(|a, b| match (a, b) {
            (Value::String(a), Value::String(b)) => utf16_order(a, b),
            _ => unreachable!("all are strings"),
        });
    } else {
        members.sort_by(|a, b| utf16_order(&scalar(a), &scalar(b)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of sections 1 and 10.2.
    #[test]
    fn examples() {
        assert_eq!(utf16_order("\u{1F680}", "\u{FF5E}"), Ordering::Less);
        assert_eq!(utf16_order("", "a"), Ordering::Less);
        assert_eq!(utf16_order("10", "9"), Ordering::Less);
        for text in ["1e+21", "100000000000000000000", "0.000001", "1e-7", "1.5e+300", "5e-324", "-123.25"] {
            assert_eq!(number(text.parse().unwrap()), text);
        }
        assert_eq!(number(-0.0), "0");
        assert_eq!(number(9007199254740993u64 as f64), "9007199254740992");
    }
}
