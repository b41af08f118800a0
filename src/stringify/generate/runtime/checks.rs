//! Knows what a schema asks of a value, as functions that say yes or no; must not know how a value is written.

use super::scalars::double;
use serde_json::Value;
use std::cmp::Ordering;

pub(crate) fn always(_: &Value) -> bool {
    true
}

pub(crate) fn never(_: &Value) -> bool {
    false
}

pub(crate) fn is_whole(value: &Value) -> bool {
    value.as_f64().is_some_and(|number| number.fract() == 0.0)
}

pub(crate) fn is_null(value: &Value) -> bool {
    value.is_null()
}

pub(crate) fn is_boolean(value: &Value) -> bool {
    value.is_boolean()
}

pub(crate) fn is_number(value: &Value) -> bool {
    value.is_number()
}

pub(crate) fn is_string(value: &Value) -> bool {
    value.is_string()
}

pub(crate) fn is_object(value: &Value) -> bool {
    value.is_object()
}

pub(crate) fn is_list(value: &Value) -> bool {
    value.is_array()
}

/// How a number compares with a bound, exactly; nothing for what is no number.
pub(crate) fn compared(value: &Value, bound: f64) -> Option<Ordering> {
    let number = value.as_number()?;
    let whole = number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from));
    match whole {
        Some(whole) => {
            let down = bound.floor();
            let is_above = if down < bound { Ordering::Less } else { Ordering::Equal };
            Some(whole.cmp(&(down as i128)).then(is_above))
        }
        None => number.as_f64()?.partial_cmp(&bound),
    }
}

pub(crate) fn at_least(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_ge)
}

pub(crate) fn at_most(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_le)
}

pub(crate) fn is_above(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_gt)
}

pub(crate) fn is_below(value: &Value, bound: f64) -> bool {
    compared(value, bound).is_none_or(Ordering::is_lt)
}

/// By division of doubles, as in ECMAScript.
pub(crate) fn multiple_of(value: &Value, divisor: f64) -> bool {
    value.as_f64().is_none_or(|number| (number / divisor).fract() == 0.0)
}

/// A whole number of 32 bits, or what is no number.
pub(crate) fn int32(value: &Value) -> bool {
    !value.is_number() || is_whole(value) && at_least(value, -2_147_483_648.0) && is_below(value, 2_147_483_648.0)
}

/// A whole number, or what is no number.
pub(crate) fn int64(value: &Value) -> bool {
    !value.is_number() || is_whole(value)
}

/// In code points, of texts.
pub(crate) fn at_least_long(value: &Value, characters: usize) -> bool {
    value.as_str().is_none_or(|text| text.chars().count() >= characters)
}

/// In code points, of texts.
pub(crate) fn at_most_long(value: &Value, characters: usize) -> bool {
    value.as_str().is_none_or(|text| text.chars().count() <= characters)
}

/// What a text is held to.
pub(crate) fn text_is(value: &Value, format: fn(&str) -> bool) -> bool {
    value.as_str().is_none_or(format)
}

pub(crate) fn text_is_one_of(value: &Value, texts: &[&str]) -> bool {
    value.as_str().is_some_and(|text| texts.contains(&text))
}

/// Of what `canonical` makes of values.
pub(crate) fn equals_one_of(value: &Value, texts: &[&str]) -> bool {
    texts.contains(&&*canonical(value))
}

pub(crate) fn at_least_items(value: &Value, n: usize) -> bool {
    value.as_array().is_none_or(|items| items.len() >= n)
}

pub(crate) fn at_most_items(value: &Value, n: usize) -> bool {
    value.as_array().is_none_or(|items| items.len() <= n)
}

pub(crate) fn items_are_unique(value: &Value) -> bool {
    let mut seen = std::collections::HashSet::new();
    value.as_array().is_none_or(|items| items.iter().all(|item| seen.insert(canonical(item))))
}

/// A text that equal values share, and no others: members are sorted, and 1 equals 1.0.
pub(crate) fn canonical(value: &Value) -> String {
    match value {
        Value::Number(number) => {
            let mut text = Vec::new();
            double(number.as_f64().unwrap_or(f64::NAN), &mut text);
            String::from_utf8(text).unwrap_or_default()
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Object(members) => {
            let mut all: Vec<_> = members.iter().collect();
            all.sort_unstable_by_key(|(name, _)| *name);
            let pair = |(name, value): (&String, &Value)| format!("{}:{}", Value::from(&**name), canonical(value));
            format!("{{{}}}", all.into_iter().map(pair).collect::<Vec<_>>().join(","))
        }
        scalar => scalar.to_string(),
    }
}

/// The elements from a position on.
pub(crate) fn items_are(value: &Value, from: usize, check: fn(&Value) -> bool) -> bool {
    value.as_array().is_none_or(|items| items.iter().skip(from).all(check))
}

pub(crate) fn item_is(value: &Value, index: usize, check: fn(&Value) -> bool) -> bool {
    value.as_array().and_then(|items| items.get(index)).is_none_or(check)
}

pub(crate) fn some_item_is(value: &Value, check: fn(&Value) -> bool) -> bool {
    value.as_array().is_none_or(|items| items.iter().any(check))
}

pub(crate) fn at_least_members(value: &Value, n: usize) -> bool {
    value.as_object().is_none_or(|members| members.len() >= n)
}

pub(crate) fn at_most_members(value: &Value, n: usize) -> bool {
    value.as_object().is_none_or(|members| members.len() <= n)
}

pub(crate) fn has(value: &Value, name: &str) -> bool {
    value.as_object().is_none_or(|members| members.contains_key(name))
}

/// Whether an object that has one member has another.
pub(crate) fn has_with(value: &Value, name: &str, other: &str) -> bool {
    value.get(name).is_none() || has(value, other)
}

/// What an object is that has a member.
pub(crate) fn is_with(value: &Value, name: &str, check: fn(&Value) -> bool) -> bool {
    value.get(name).is_none() || check(value)
}

pub(crate) fn member_is(value: &Value, name: &str, check: fn(&Value) -> bool) -> bool {
    value.as_object().and_then(|members| members.get(name)).is_none_or(check)
}

/// The members whose names are chosen.
pub(crate) fn members_are(value: &Value, chosen: fn(&str) -> bool, check: fn(&Value) -> bool) -> bool {
    let is_right = |(name, value): (&String, &Value)| !chosen(name) || check(value);
    value.as_object().is_none_or(|members| members.iter().all(is_right))
}

pub(crate) fn names_are(value: &Value, check: fn(&Value) -> bool) -> bool {
    value.as_object().is_none_or(|members| members.keys().all(|name| check(&Value::from(&**name))))
}

pub(crate) fn exactly_one(value: &Value, checks: &[fn(&Value) -> bool]) -> bool {
    checks.iter().filter(|check| check(value)).count() == 1
}

pub(crate) fn any_of(value: &Value, checks: &[fn(&Value) -> bool]) -> bool {
    checks.iter().any(|check| check(value))
}

pub(crate) fn if_then_else(
    value: &Value,
    condition: fn(&Value) -> bool,
    then: fn(&Value) -> bool,
    otherwise: fn(&Value) -> bool,
) -> bool {
    if condition(value) { then(value) } else { otherwise(value) }
}
