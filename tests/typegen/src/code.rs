//! The small parts of Rust source: literals, digests, the order of declarations. It knows no shapes.

use shorn_oracle::Value;

/// A line that far inside.
pub(crate) fn line(depth: usize, text: &str) -> String {
    format!("{}{text}\n", "    ".repeat(depth))
}

/// FNV-1a, which gives the same at every run.
pub(crate) fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A choice among the ways to say one thing, the same at every run.
pub(crate) fn choice(text: &str, ways: u64) -> u64 {
    // The low bits of the digest hardly differ for short texts.
    (digest(text) >> 32) % ways
}

/// The list out of its canonical order, so that the derive has something to sort.
pub(crate) fn shuffled<T>(items: &[T], text: impl Fn(&T) -> String) -> Vec<usize> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|at| digest(&text(&items[*at])));
    order
}

/// A constant of a shape, as an attribute spells it; none for what attributes cannot.
pub(crate) fn literal(value: &Value) -> Option<String> {
    Some(match value {
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => match whole(*number) {
            Some(whole) => whole.to_string(),
            None if number.is_finite() => format!("{number:?}"),
            None => return None,
        },
        Value::String(text) => format!("{text:?}"),
        other => panic!("not a scalar: {other:?}"),
    })
}

/// A type that holds the constant.
pub(crate) fn literal_type(value: &Value) -> &'static str {
    match value {
        // The place of a field alone, now and then, for every kind of constant.
        _ if choice(&format!("{value:?}"), 8) == 0 => "()",
        Value::Null => "()",
        Value::Bool(_) => "bool",
        Value::Number(number) => match whole(*number) {
            Some(0..) => "u64",
            Some(_) => "i64",
            None => "f64",
        },
        Value::String(_) => "String",
        other => panic!("not a scalar: {other:?}"),
    }
}

/// A constant as an expression of the test's values.
pub(crate) fn value(value: &Value) -> String {
    match value {
        Value::Null => "Value::Null".to_owned(),
        Value::Bool(flag) => format!("Value::Bool({flag})"),
        Value::Number(number) => format!("Value::Number({number:?})"),
        Value::String(text) => format!("text({text:?})"),
        other => panic!("not a scalar: {other:?}"),
    }
}

/// The integer that a number is, if that is what it is best written as.
fn whole(number: f64) -> Option<i64> {
    let negative_zero = number == 0.0 && number.is_sign_negative();
    (number.fract() == 0.0 && number.abs() < 1e15 && !negative_zero).then_some(number as i64)
}
