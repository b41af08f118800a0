//! What a JSON number is on the wire: which integers it can be, and when it is a double without
//! loss. It knows values, not their spelling: 5, 5.0 and 0.5e1 are one number.

pub(super) use crate::wire::numeral::integer;

use crate::MAX_SAFE_INTEGER;
use crate::wire::shortest;

/// A JSON number as its source holds it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Number {
    /// An integer from 0.
    Uint(u64),
    /// An integer below 0.
    Int(i64),
    /// Any other number, and integers that were written as one.
    Float(f64),
}

impl Number {
    /// Of what `serde_json` holds. A number of arbitrary precision counts as the double next to it.
    pub(super) fn of(number: &serde_json::Number) -> Number {
        if let Some(value) = number.as_u64() {
            Number::Uint(value)
        } else if let Some(value) = number.as_i64() {
            Number::Int(value)
        } else {
            Number::Float(number.as_f64().unwrap_or(f64::NAN))
        }
    }

    /// The integer from 0 to 2^53 − 1 that this is. −0 is 0.
    #[inline]
    pub(super) fn uint(self) -> Option<u64> {
        match self {
            Number::Uint(value) => (value <= MAX_SAFE_INTEGER).then_some(value),
            Number::Int(_) => None,
            Number::Float(value) => integer(value).and_then(|value| value.try_into().ok()),
        }
    }

    /// The integer within ±(2^53 − 1) that this is. −0 is 0.
    #[inline]
    pub(super) fn int(self) -> Option<i64> {
        match self {
            Number::Uint(value) => (value <= MAX_SAFE_INTEGER).then_some(value as i64),
            Number::Int(value) => (value.unsigned_abs() <= MAX_SAFE_INTEGER).then_some(value),
            Number::Float(value) => integer(value),
        }
    }

    /// The double next to it: what the number is to a peer that has only doubles.
    #[inline]
    pub(super) fn double(self) -> f64 {
        match self {
            Number::Uint(value) => value as f64,
            Number::Int(value) => value as f64,
            Number::Float(value) => value,
        }
    }

    /// The double that this is, if one is: an integer that lies between two doubles is neither,
    /// unless it is how a double prints (12345678901234567000).
    pub(super) fn exact(self) -> Option<f64> {
        let double = self.double();
        let (integer, digits) = match self {
            Number::Uint(value) => (i128::from(value), value),
            Number::Int(value) => (i128::from(value), value.unsigned_abs()),
            Number::Float(_) => return Some(double),
        };
        let exact = digits <= MAX_SAFE_INTEGER
            || double as i128 == integer
            || shortest::to_text(double) == itoa::Buffer::new().format(integer);
        exact.then_some(double)
    }

    /// What a peer would make of it: the double next to it, and of −0 just 0.
    pub(super) fn rounded(self) -> Number {
        Number::Float(self.double() + 0.0)
    }

    /// Whether it is an unsigned integer of the format and comes back the same.
    pub(super) fn fits_uint(self) -> bool {
        self.uint().is_some() && !self.is_negative_zero()
    }

    /// Whether it is an integer of the format and comes back the same.
    pub(super) fn fits_int(self) -> bool {
        self.int().is_some() && !self.is_negative_zero()
    }

    /// Whether it is a binary32 number.
    pub(super) fn is_float32(self) -> bool {
        self.exact().is_some_and(|double| double.is_nan() || f64::from(double as f32) == double)
    }

    fn is_negative_zero(self) -> bool {
        matches!(self, Number::Float(value) if value == 0.0 && value.is_sign_negative())
    }

    /// The integer that a dynamic value holds under the integer tag.
    pub(super) fn dynamic_int(self) -> Option<i64> {
        match self {
            Number::Float(value) if value == 0.0 && value.is_sign_negative() => None,
            other => other.int(),
        }
    }
}

impl core::fmt::Display for Number {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Number::Uint(value) => value.fmt(f),
            Number::Int(value) => value.fmt(f),
            Number::Float(value) => value.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_number_are_one() {
        for five in [Number::Uint(5), Number::Float(5.0)] {
            assert_eq!((five.uint(), five.int(), five.double(), five.exact()), (Some(5), Some(5), 5.0, Some(5.0)));
        }
        let below = Number::Float(-0.0);
        assert_eq!((below.uint(), below.int(), below.dynamic_int()), (Some(0), Some(0), None));
        assert_eq!(Number::Float(0.5).int(), None);
        assert_eq!(Number::Float(f64::NAN).int(), None);
        assert_eq!(Number::Float(f64::INFINITY).uint(), None);
        assert_eq!(Number::Int(-1).uint(), None);
    }

    #[test]
    fn the_edges_of_safe_integers() {
        let most = MAX_SAFE_INTEGER;
        assert_eq!(Number::Uint(most).uint(), Some(most));
        assert_eq!(Number::Uint(most + 1).uint(), None);
        assert_eq!(Number::Float(9_007_199_254_740_992.0).int(), None);
        assert_eq!(Number::Int(-(most as i64)).int(), Some(-(most as i64)));
        assert_eq!(Number::Int(-(most as i64) - 1).int(), None);
    }

    #[test]
    fn integers_between_doubles() {
        assert_eq!(Number::Uint(9_007_199_254_740_992).exact(), Some(9_007_199_254_740_992.0));
        assert_eq!(Number::Uint(9_007_199_254_740_993).exact(), None);
        assert_eq!(Number::Int(-9_007_199_254_740_993).exact(), None);
        // How a double prints, though it is another integer.
        assert_eq!(Number::Uint(12_345_678_901_234_567_000).exact(), Some(12_345_678_901_234_567_000.0));
        assert_eq!(Number::Uint(u64::MAX).exact(), None);
        assert_eq!(Number::Uint(1 << 63).exact(), Some(9_223_372_036_854_775_808.0));
    }
}
