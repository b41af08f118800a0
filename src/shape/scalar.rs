//! Knows the values a schema can name (null, booleans, numbers, strings), the JSON type names, and
//! the canonical order of a list of such values. Knows nothing of shapes or of bytes.

use super::order;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

/// A value a schema can name: a literal, an enum member, the case of a union.
///
/// Numbers are doubles. Equality and hash tell 0 and −0 apart, because a literal does, and take
/// every NaN for the same value. The places where 0 and −0 are one (enum members, union cases)
/// compare with [`is_same_member`](Scalar::is_same_member).
///
/// ```
/// use shorn::shape::Scalar;
///
/// assert_ne!(Scalar::from(0.0), Scalar::from(-0.0));
/// assert!(Scalar::from(0.0).is_same_member(&Scalar::from(-0.0)));
/// assert_eq!(Scalar::from(f64::NAN), Scalar::from(-f64::NAN));
/// ```
#[derive(Clone, Debug)]
pub enum Scalar {
    /// JSON null.
    Null,
    /// `true` or `false`.
    Boolean(bool),
    /// A number.
    Number(f64),
    /// A string.
    String(Box<str>),
}

impl Scalar {
    /// The JSON type of the value.
    ///
    /// ```
    /// use shorn::shape::{JsonType, Scalar};
    ///
    /// assert_eq!(Scalar::from(1.5).json_type(), JsonType::Number);
    /// ```
    pub fn json_type(&self) -> JsonType {
        match self {
            Scalar::Null => JsonType::Null,
            Scalar::Boolean(_) => JsonType::Boolean,
            Scalar::Number(_) => JsonType::Number,
            Scalar::String(_) => JsonType::String,
        }
    }

    /// Whether the two are one member of an enum: equal, with 0 and −0 the same.
    ///
    /// ```
    /// use shorn::shape::Scalar;
    ///
    /// assert!(Scalar::from(0.0).is_same_member(&Scalar::from(-0.0)));
    /// assert!(!Scalar::from("1").is_same_member(&Scalar::from(1)));
    /// ```
    pub fn is_same_member(&self, other: &Scalar) -> bool {
        match (self, other) {
            (Scalar::Number(a), Scalar::Number(b)) => a == b || (a.is_nan() && b.is_nan()),
            _ => self == other,
        }
    }

    /// The members without repetitions, as a JSON Schema `enum` is read: 0 and −0 are equal and
    /// become 0. A hand-built enum refuses both instead
    /// ([`Node::enumeration`](super::Node::enumeration)).
    ///
    /// ```
    /// use shorn::shape::Scalar;
    ///
    /// let members = [Scalar::from(-0.0), Scalar::from("a"), Scalar::from(0.0)];
    /// assert_eq!(Scalar::distinct(members), [Scalar::from(0.0), Scalar::from("a")]);
    /// ```
    pub fn distinct(members: impl IntoIterator<Item = Scalar>) -> Vec<Scalar> {
        let mut seen = alloc::collections::BTreeSet::new();
        members
            .into_iter()
            .map(|member| match member {
                Scalar::Number(number) => Scalar::Number(number + 0.0),
                other => other,
            })
            .filter(|member| seen.insert(text(member)))
            .collect()
    }

    /// Whether the value, as one of several mixed members, has a JSON text of its own. NaN and the
    /// infinities have none, and −0 would print as 0.
    pub(crate) fn has_text(&self) -> bool {
        match self {
            Scalar::Number(number) => number.is_finite() && number.to_bits() != (-0.0_f64).to_bits(),
            _ => true,
        }
    }

    /// What equality and hash look at in a number.
    fn bits(number: f64) -> u64 {
        if number.is_nan() { f64::NAN.to_bits() } else { number.to_bits() }
    }
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Scalar) -> bool {
        match (self, other) {
            (Scalar::Null, Scalar::Null) => true,
            (Scalar::Boolean(a), Scalar::Boolean(b)) => a == b,
            (Scalar::Number(a), Scalar::Number(b)) => Scalar::bits(*a) == Scalar::bits(*b),
            (Scalar::String(a), Scalar::String(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Scalar {}

impl Hash for Scalar {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.json_type().hash(state);
        match self {
            Scalar::Null => {}
            Scalar::Boolean(value) => value.hash(state),
            Scalar::Number(value) => Scalar::bits(*value).hash(state),
            Scalar::String(value) => value.hash(state),
        }
    }
}

impl From<bool> for Scalar {
    fn from(value: bool) -> Scalar {
        Scalar::Boolean(value)
    }
}

impl From<f64> for Scalar {
    fn from(value: f64) -> Scalar {
        Scalar::Number(value)
    }
}

impl From<i32> for Scalar {
    fn from(value: i32) -> Scalar {
        Scalar::Number(value.into())
    }
}

impl From<u32> for Scalar {
    fn from(value: u32) -> Scalar {
        Scalar::Number(value.into())
    }
}

impl From<&str> for Scalar {
    fn from(value: &str) -> Scalar {
        Scalar::String(value.into())
    }
}

impl From<String> for Scalar {
    fn from(value: String) -> Scalar {
        Scalar::String(value.into())
    }
}

/// The type of a JSON value, ordered by its name.
///
/// ```
/// use shorn::shape::JsonType;
///
/// assert!(JsonType::Null < JsonType::Number);
/// assert_eq!(JsonType::Number.name(), "number");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JsonType {
    /// `array`
    Array,
    /// `boolean`
    Boolean,
    /// `null`
    Null,
    /// `number`
    Number,
    /// `object`
    Object,
    /// `string`
    String,
}

impl JsonType {
    /// Every type, in order.
    ///
    /// ```
    /// assert!(shorn::shape::JsonType::ALL.is_sorted_by_key(|json_type| json_type.name()));
    /// ```
    pub const ALL: [JsonType; 6] =
        [JsonType::Array, JsonType::Boolean, JsonType::Null, JsonType::Number, JsonType::Object, JsonType::String];

    /// The name as JSON Schema writes it.
    ///
    /// ```
    /// assert_eq!(shorn::shape::JsonType::Null.name(), "null");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            JsonType::Array => "array",
            JsonType::Boolean => "boolean",
            JsonType::Null => "null",
            JsonType::Number => "number",
            JsonType::Object => "object",
            JsonType::String => "string",
        }
    }
}

/// Sorts `items` by the members they carry, in enum order: by value if all are strings, by JSON
/// text otherwise. The two differ, because in a text the closing quote counts.
pub(super) fn sort_canonically<T>(items: &mut [T], member: impl Fn(&T) -> &Scalar) {
    let by_value = items.iter().all(|item| matches!(member(item), Scalar::String(_)));
    if by_value {
        items.sort_by(|a, b| match (member(a), member(b)) {
            (Scalar::String(a), Scalar::String(b)) => order::compare(a, b),
            _ => Ordering::Equal,
        });
    } else {
        // The keys are the code units themselves, so that each text is printed once.
        items.sort_by_cached_key(|item| text(member(item)).encode_utf16().collect::<Vec<u16>>());
    }
}

/// The JSON text of one value.
pub(crate) fn text(value: &Scalar) -> String {
    let mut out = String::new();
    super::signature::write_scalar(&mut out, value);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(members: &[Scalar]) -> Vec<Scalar> {
        let mut members = members.to_vec();
        sort_canonically(&mut members, |member| member);
        members
    }

    #[test]
    fn the_closing_quote_counts_among_mixed_members_only() {
        let [plain, bang, three] = [Scalar::from("a"), Scalar::from("a!"), Scalar::from(3)];
        assert_eq!(sorted(&[bang.clone(), plain.clone()]), [plain.clone(), bang.clone()]);
        assert_eq!(sorted(&[plain.clone(), bang.clone(), three.clone()]), [bang, plain, three]);
    }

    #[test]
    fn types_are_ordered_by_name() {
        assert!(JsonType::ALL.is_sorted());
        assert!(JsonType::ALL.is_sorted_by_key(|json_type| json_type.name()));
    }
}
