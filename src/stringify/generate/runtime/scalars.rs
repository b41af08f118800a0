//! Knows values without parts, what ECMAScript makes of others where one is asked for, and how both are spelled.

use super::containers::{ObjectWriter, write_list};
use super::error::{Error, ErrorKind, Write, Written, expected};
use crate::stringify::literal::number_in;
use serde_json::{Number, Value};
use std::borrow::Cow;

/// Null as null, anything else by a function.
pub(crate) fn write_or_null(value: &Value, out: &mut Vec<u8>, depth: u32, write: Write) -> Written {
    if value.is_null() { write_null(value, out, depth) } else { write(value, out, depth) }
}

pub(crate) fn write_null(_: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    out.extend_from_slice(b"null");
    Ok(())
}

/// Always the same text.
pub(crate) fn write_constant(text: &str, out: &mut Vec<u8>) -> Written {
    out.extend_from_slice(text.as_bytes());
    Ok(())
}

pub(crate) fn write_boolean(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    let truth = match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    };
    write_constant(if truth { "true" } else { "false" }, out)
}

pub(crate) fn write_integer(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if let Some(number) = value.as_number().filter(|number| !number.is_f64()) {
        numeral(number, out);
        return Ok(());
    }
    let number = number_of(value, depth)?;
    if !number.is_finite() {
        return expected(ErrorKind::NotCoercibleInteger);
    }
    double(rounded(number), out);
    Ok(())
}

/// An integer instead of a number with a fraction: towards zero.
pub(crate) fn rounded(number: f64) -> f64 {
    number.trunc()
}

pub(crate) fn write_number(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    if let Value::Number(number) = value {
        numeral(number, out);
        return Ok(());
    }
    let number = number_of(value, depth)?;
    if number.is_nan() {
        return expected(ErrorKind::NotCoercibleNumber);
    }
    double(number, out);
    Ok(())
}

/// The number that ECMAScript makes of a value; NaN where it makes none.
pub(crate) fn number_of(value: &Value, depth: u32) -> Result<f64, Box<Error>> {
    Ok(match value {
        Value::Null => 0.0,
        Value::Bool(value) => f64::from(u8::from(*value)),
        Value::Number(number) => number.as_f64().unwrap_or(f64::NAN),
        Value::String(text) => number_in(text),
        Value::Array(_) => number_in(&text_of(value, depth)?),
        Value::Object(_) => f64::NAN,
    })
}

pub(crate) fn write_string(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    match value {
        Value::Null => quoted("", out),
        Value::String(text) => quoted(text, out),
        value => quoted(&text_of(value, depth)?, out),
    }
    Ok(())
}

/// The text that ECMAScript makes of a value. Elements of a list stand between commas.
pub(crate) fn text_of(value: &Value, depth: u32) -> Result<Cow<'_, str>, Box<Error>> {
    Ok(match value {
        Value::Null => Cow::Borrowed(""),
        Value::Bool(true) => Cow::Borrowed("true"),
        Value::Bool(false) => Cow::Borrowed("false"),
        Value::Number(number) => {
            let mut text = Vec::new();
            numeral(number, &mut text);
            Cow::Owned(String::from_utf8(text).unwrap_or_default())
        }
        Value::String(text) => Cow::Borrowed(text),
        Value::Array(items) => {
            if depth >= MOST_DEPTH_OF_TEXT {
                expected(ErrorKind::RecursionDepth)?;
            }
            let mut joined = String::new();
            for (index, item) in items.iter().enumerate() {
                joined.push_str(if index > 0 { "," } else { "" });
                joined.push_str(&text_of(item, depth + 1)?);
            }
            Cow::Owned(joined)
        }
        Value::Object(_) => Cow::Borrowed("[object Object]"),
    })
}

/// How deep lists may be nested within a text that is made of them.
pub(crate) const MOST_DEPTH_OF_TEXT: u32 = 600;

/// In the format `unsafe`: a text without any escaping.
pub(crate) fn write_unescaped(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    out.push(b'"');
    out.extend_from_slice(text_of(value, depth)?.as_bytes());
    out.push(b'"');
    Ok(())
}

/// A text of the format `date-time`, as it is.
pub(crate) fn write_date_time(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleDateTime)
}

/// A text of the format `date`, as it is.
pub(crate) fn write_date(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleDate)
}

/// A text of the format `time`, as it is.
pub(crate) fn write_time(value: &Value, out: &mut Vec<u8>, _: u32) -> Written {
    text_or_null(value, out, ErrorKind::NotCoercibleTime)
}

pub(crate) fn text_or_null(value: &Value, out: &mut Vec<u8>, kind: ErrorKind) -> Written {
    match value {
        Value::Null => quoted("", out),
        Value::String(text) => quoted(text, out),
        _ => return expected(kind),
    }
    Ok(())
}

/// A value as it is.
pub(crate) fn write_plain(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    match value {
        Value::Null => write_null(value, out, depth),
        Value::Bool(_) => write_boolean(value, out, depth),
        Value::Number(_) => write_number(value, out, depth),
        Value::String(_) => write_string(value, out, depth),
        Value::Array(_) => write_list(value, out, depth, write_plain),
        Value::Object(_) => {
            let Some(mut object) = ObjectWriter::open(value, out, depth)? else { return Ok(()) };
            for (name, value) in object.all_members() {
                object.extra(name, value, write_plain)?;
            }
            object.close()
        }
    }
}

/// A text in quotes. `serde_json` escapes what `JSON.stringify` does, in the same way; writing to a vector does
/// not fail.
#[inline]
pub(crate) fn quoted(text: &str, out: &mut Vec<u8>) {
    let _ = serde_json::to_writer(out, text);
}

/// A number: integers exactly, others as ECMAScript spells them.
#[inline]
pub(crate) fn numeral(number: &Number, out: &mut Vec<u8>) {
    match number.as_f64().filter(|_| number.is_f64()) {
        Some(number) => double(number, out),
        None => {
            let _ = serde_json::to_writer(out, number);
        }
    }
}

/// The shortest digits that read back, in ECMAScript's spelling. What is no number is null.
pub(crate) fn double(number: f64, out: &mut Vec<u8>) {
    if !number.is_finite() {
        return out.extend_from_slice(b"null");
    }
    if number.fract() == 0.0 && number.abs() < 1e15 {
        let _ = serde_json::to_writer(out, &(number as i64));
        return;
    }
    let scientific = format!("{:e}", number.abs());
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let digits = mantissa.replace('.', "");
    let exponent: i32 = exponent.parse().unwrap_or(0);
    // How many digits stand before the point.
    let before = exponent + 1;
    let zeros = |n: i32| "0".repeat(n.unsigned_abs() as usize);
    if number < 0.0 {
        out.push(b'-');
    }
    let text = match digits.split_at_checked(before.unsigned_abs() as usize) {
        Some((whole, "")) if (1..=21).contains(&before) => whole.to_owned(),
        Some((whole, fraction)) if (1..=21).contains(&before) => format!("{whole}.{fraction}"),
        _ if (1..=21).contains(&before) => format!("{digits}{}", zeros(before - digits.len() as i32)),
        _ if (-5..=0).contains(&before) => format!("0.{}{digits}", zeros(before)),
        _ => format!("{mantissa}e{}{exponent}", if exponent < 0 { "" } else { "+" }),
    };
    out.extend_from_slice(text.as_bytes());
}

/// Whether lists and objects are nested deeper than that.
pub(crate) fn is_deeper(value: &Value, most: u32) -> bool {
    let below = |part: &Value| most.checked_sub(1).is_none_or(|most| is_deeper(part, most));
    match value {
        Value::Array(items) => items.iter().any(below),
        Value::Object(members) => members.values().any(below),
        _ => false,
    }
}
