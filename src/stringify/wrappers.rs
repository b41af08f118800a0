//! Values that serde has no word for, as types that say it: an instant, an integer of any size, the source
//! of a regular expression, text with a lone surrogate, and nothing at all. Other serializers see text, or
//! null. Must not know what is done with them.

use super::date;
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

pub(super) const INSTANT: &str = "$shorn::Instant";
pub(super) const BIG: &str = "$shorn::BigInteger";
pub(super) const PATTERN: &str = "$shorn::RegExp";
pub(super) const UNITS: &str = "$shorn::Utf16";
pub(super) const NOTHING: &str = "$shorn::Nothing";

/// An instant, so that the formats `date-time`, `date` and `time` apply to it.
///
/// Milliseconds are kept, and what is finer is cut off. Elsewhere it is text in ISO 8601; in an integer or a
/// number slot the milliseconds since 1970.
///
/// ```
/// use serde_json::json;
/// use shorn::stringify::Instant;
/// use shorn::Stringifier;
///
/// let at = Instant::from_millis(1_000_000_000_000.0);
/// let date = Stringifier::compile(&json!({ "type": "string", "format": "date" }))?;
/// assert_eq!(date.to_string(&at)?, r#""2001-09-09""#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Instant(Option<Box<str>>);

impl Instant {
    /// The instant so many milliseconds after 1970 began, in UTC. Beyond 8.64e15 in either direction, or for
    /// NaN, it is the invalid one, which has no text.
    pub fn from_millis(milliseconds: f64) -> Instant {
        Instant(date::iso(milliseconds).map(String::into_boxed_str))
    }
}

impl From<std::time::SystemTime> for Instant {
    fn from(time: std::time::SystemTime) -> Instant {
        let milliseconds = match time.duration_since(std::time::UNIX_EPOCH) {
            Ok(since) => since.as_millis() as f64,
            Err(before) => -(before.duration().as_nanos().div_ceil(1_000_000) as f64),
        };
        Instant::from_millis(milliseconds)
    }
}

#[cfg(feature = "jiff")]
impl From<jiff::Timestamp> for Instant {
    fn from(time: jiff::Timestamp) -> Instant {
        Instant::from_millis(time.as_nanosecond().div_euclid(1_000_000) as f64)
    }
}

#[cfg(feature = "chrono")]
impl<Z: chrono::TimeZone> From<chrono::DateTime<Z>> for Instant {
    fn from(time: chrono::DateTime<Z>) -> Instant {
        Instant::from_millis(time.timestamp_millis() as f64)
    }
}

impl Serialize for Instant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(INSTANT, &self.0)
    }
}

/// An integer of any size.
///
/// ```
/// use serde_json::json;
/// use shorn::stringify::BigInteger;
/// use shorn::Stringifier;
///
/// let integer = Stringifier::compile(&json!({ "type": "integer" }))?;
/// assert_eq!(integer.to_string(&BigInteger::from(1u128 << 100))?, "1267650600228229401496703205376");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BigInteger(String);

impl BigInteger {
    /// The integer of decimal digits with an optional minus; `None` for anything else.
    pub fn parse(digits: &str) -> Option<BigInteger> {
        let (sign, magnitude) = match digits.strip_prefix('-') {
            Some(magnitude) => ("-", magnitude),
            None => ("", digits),
        };
        let is_number = !magnitude.is_empty() && magnitude.bytes().all(|byte| byte.is_ascii_digit());
        let magnitude = magnitude.trim_start_matches('0');
        is_number.then(|| match magnitude {
            "" => BigInteger("0".to_owned()),
            magnitude => BigInteger([sign, magnitude].concat()),
        })
    }
}

macro_rules! big {
    ($($type:ty),*) => { $(
        impl From<$type> for BigInteger {
            fn from(value: $type) -> BigInteger {
                BigInteger(value.to_string())
            }
        }
    )* };
}
big!(i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize);

impl fmt::Display for BigInteger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad_integral(!self.0.starts_with('-'), "", self.0.trim_start_matches('-'))
    }
}

impl Serialize for BigInteger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(BIG, &self.0)
    }
}

/// The source of a regular expression, which a string slot takes and no other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RegExp<'a>(pub Cow<'a, str>);

impl Serialize for RegExp<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(PATTERN, &self.0)
    }
}

/// Text in UTF-16, which may hold a surrogate without its other half: that is written as an escape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Utf16<'a>(pub Cow<'a, [u16]>);

impl Serialize for Utf16<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Pairs of digits, since a text cannot hold every unit.
        match String::from_utf16(&self.0) {
            Ok(text) => serializer.serialize_str(&text),
            Err(_) => {
                let hex: String = self.0.iter().map(|unit| format!("{unit:04x}")).collect();
                serializer.serialize_newtype_struct(UNITS, &hex)
            }
        }
    }
}

/// No value: as a member it is absent, as an element an empty slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nothing;

impl Serialize for Nothing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(NOTHING, &())
    }
}
