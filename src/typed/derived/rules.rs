//! Validation rules of a field as keywords of its place in a document. It knows which
//! keywords go with which kind of node, and that they are notes, without a part in the
//! shape. It must not know how the rules were spelled.

use crate::shape::{Kind, Node, Scalar};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What the derive makes of the rules of a field. Bounds are both included, and absent where a
/// double does not hold them.
#[derive(Clone, Copy, Debug)]
pub enum Rule<'a> {
    /// How many elements or members.
    Count(Option<f64>, Option<f64>),
    /// How many code points.
    Chars(Option<f64>, Option<f64>),
    /// Which numbers.
    Range(Option<f64>, Option<f64>),
    /// The text has a format.
    Format(&'static str),
    /// A pattern of ECMAScript matches somewhere in the text.
    Pattern(&'static str),
    /// Rules of each element, or of the value that may be null.
    Inner(&'a [Rule<'a>]),
}

/// The node with the keywords of the rules. A rule that says nothing of this kind of node has none.
pub fn ruled(node: Node, rules: &[Rule<'_>]) -> Node {
    match node.kind() {
        Kind::Nullable(value) => {
            let value = ruled_value(value, rules);
            noted_as(&node, Kind::Nullable(value.into()))
        }
        Kind::Optional(value) => {
            let value = ruled_value(value, rules);
            noted_as(&node, Kind::Optional(value.into()))
        }
        Kind::Array { item, length } => {
            let kind = Kind::Array { item: ruled_below(item, rules).into(), length: *length };
            count(noted_as(&node, kind), rules, "minItems", "maxItems")
        }
        Kind::Record(_) => count(node, rules, "minProperties", "maxProperties"),
        Kind::String => text(node, rules),
        Kind::Uint | Kind::Int | Kind::Float32 | Kind::Float64 => rules.iter().fold(node, |node, rule| match rule {
            Rule::Range(least, most) => between(node, ("minimum", *least), ("maximum", *most)),
            _ => node,
        }),
        _ => node,
    }
}

/// What may be null: both what is said of it, which null is free of, and what is said of its inside.
fn ruled_value(value: &Node, rules: &[Rule<'_>]) -> Node {
    let own: Vec<Rule<'_>> = rules.iter().filter(|rule| !matches!(rule, Rule::Inner(_))).copied().collect();
    ruled(ruled_below(value, rules), &own)
}

/// A part of a node under the rules for its inside.
fn ruled_below(part: &Node, rules: &[Rule<'_>]) -> Node {
    rules.iter().fold(part.clone(), |part, rule| match rule {
        Rule::Inner(rules) => ruled(part, rules),
        _ => part,
    })
}

/// A node of another kind with the notes of this one.
fn noted_as(node: &Node, kind: Kind) -> Node {
    node.notes().fold(Node::new(kind), |made, (keyword, value)| made.note(keyword, value.clone()))
}

fn count(node: Node, rules: &[Rule<'_>], min: &'static str, max: &'static str) -> Node {
    rules.iter().fold(node, |node, rule| match rule {
        Rule::Count(least, most) => between(node, (min, *least), (max, *most)),
        _ => node,
    })
}

fn text(node: Node, rules: &[Rule<'_>]) -> Node {
    let mut patterns: Vec<String> = text_note(&node, "pattern").into_iter().collect();
    let node = rules.iter().fold(node, |node, rule| match rule {
        Rule::Chars(least, most) => between(node, ("minLength", *least), ("maxLength", *most)),
        // A text has one format; what it has by its type says more than a rule.
        Rule::Format(format) if text_note(&node, "format").is_none() => node.note("format", *format),
        Rule::Pattern(pattern) => {
            patterns.push((*pattern).to_owned());
            node
        }
        _ => node,
    });
    match joined(&patterns) {
        Some(pattern) => node.note("pattern", pattern),
        None => node,
    }
}

/// One pattern for texts that all of them match.
fn joined(patterns: &[String]) -> Option<String> {
    match patterns {
        [] => None,
        [pattern] => Some(pattern.clone()),
        several => {
            let ahead = several.iter().map(|pattern| format!(r"(?=[\s\S]*(?:{pattern}))"));
            Some(format!("^{}", ahead.collect::<String>()))
        }
    }
}

fn text_note(node: &Node, keyword: &str) -> Option<String> {
    node.notes().find(|(known, _)| *known == keyword).and_then(|(_, value)| match value {
        Scalar::String(text) => Some((**text).to_owned()),
        _ => None,
    })
}

type Bound = (&'static str, Option<f64>);

/// The node within bounds, or within those that it has already where they are tighter.
fn between(node: Node, (min, least): Bound, (max, most): Bound) -> Node {
    let node = tightened(node, min, least, f64::max);
    tightened(node, max, most, f64::min)
}

fn tightened(node: Node, keyword: &'static str, bound: Option<f64>, tighter: fn(f64, f64) -> f64) -> Node {
    let Some(bound) = bound else { return node };
    let known = node.notes().find(|(known, _)| *known == keyword).and_then(|(_, value)| match value {
        Scalar::Number(number) => Some(*number),
        _ => None,
    });
    // 0 for −0, which are one bound.
    let bound = known.map_or(bound, |known| tighter(known, bound)) + 0.0;
    node.note(keyword, bound)
}

/// A bound that is spelled out as an integer.
pub fn whole(number: i128) -> Option<f64> {
    exact(number.unsigned_abs()).map(|magnitude| if number < 0 { -magnitude } else { magnitude })
}

/// The number as a double, if that is the same number.
fn exact(magnitude: u128) -> Option<f64> {
    let digits = u128::BITS.saturating_sub(magnitude.leading_zeros() + magnitude.trailing_zeros());
    (digits <= f64::MANTISSA_DIGITS).then_some(magnitude as f64)
}

/// A bound that is a constant of the user's, of whatever type.
#[derive(Clone, Copy, Debug)]
pub struct Constant<T>(pub T);

/// A constant that is a number. Where it is none, the method of [`NoNumber`] is found instead: that
/// takes one reference more, and comes later.
pub trait Number {
    /// The constant as a double, if that is the same number.
    fn shorn_bound(&self) -> Option<f64>;
}

/// Any other constant.
pub trait NoNumber {
    /// None.
    fn shorn_bound(&self) -> Option<f64>;
}

impl<T> NoNumber for &Constant<T> {
    fn shorn_bound(&self) -> Option<f64> {
        None
    }
}

macro_rules! integers {
    ($($type:ty)*) => { $(
        impl Number for Constant<$type> {
            fn shorn_bound(&self) -> Option<f64> {
                i128::try_from(self.0).ok().and_then(whole)
            }
        }
    )* };
}
integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

macro_rules! floats {
    ($($type:ty)*) => { $(
        impl Number for Constant<$type> {
            fn shorn_bound(&self) -> Option<f64> {
                Some(f64::from(self.0)).filter(|number| number.is_finite())
            }
        }
    )* };
}
floats!(f32 f64);

#[cfg(test)]
mod tests {
    use super::{Constant, NoNumber as _, Number as _, whole};

    #[test]
    fn bounds_are_doubles_or_nothing() {
        assert_eq!(whole(0), Some(0.0));
        assert_eq!(whole(-5), Some(-5.0));
        assert_eq!(whole(9_007_199_254_740_992), Some(9_007_199_254_740_992.0));
        assert_eq!(whole(9_007_199_254_740_993), None);
        assert_eq!(whole(-9_007_199_254_740_994), Some(-9_007_199_254_740_994.0));
        assert_eq!(whole(i128::from(u64::MAX)), None);
        assert_eq!(whole(i128::MIN), Some(-170_141_183_460_469_231_731_687_303_715_884_105_728.0));
        assert_eq!(whole(i128::MAX), None);
    }

    #[allow(
        clippy::needless_borrow,
        reason = "how the derive calls it: the reference is what tells the two traits apart"
    )]
    #[test]
    fn constants_are_numbers_or_nothing() {
        assert_eq!((&Constant(7u8)).shorn_bound(), Some(7.0));
        assert_eq!((&Constant(i64::MIN)).shorn_bound(), Some(-9_223_372_036_854_775_808.0));
        assert_eq!((&Constant(u64::MAX)).shorn_bound(), None);
        assert_eq!((&Constant(0.1f32)).shorn_bound(), Some(0.100_000_001_490_116_12));
        assert_eq!((&Constant(f64::INFINITY)).shorn_bound(), None);
        assert_eq!((&Constant("seven")).shorn_bound(), None);
    }
}
