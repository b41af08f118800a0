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
    /// NaN, it is the invalid one, which has no text: in a string slot an error, without a type null.
    ///
    /// ```
    /// use shorn::{Stringifier, stringify::Instant};
    ///
    /// let any = Stringifier::compile(&serde_json::json!({}))?;
    /// assert_eq!(any.to_string(&Instant::from_millis(0.0))?, r#""1970-01-01T00:00:00.000Z""#);
    /// assert_eq!(any.to_string(&Instant::from_millis(f64::NAN))?, "null");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
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

#[cfg(feature = "time")]
impl From<time::OffsetDateTime> for Instant {
    fn from(time: time::OffsetDateTime) -> Instant {
        Instant::from_millis(time.unix_timestamp_nanos().div_euclid(1_000_000) as f64)
    }
}

impl Serialize for Instant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(INSTANT, &self.0)
    }
}

/// An integer of any size. It has no type but those that a schema gives it: without one it is an error, as in
/// JavaScript. Other serializers see text.
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
    ///
    /// ```
    /// use shorn::stringify::BigInteger;
    ///
    /// assert_eq!(BigInteger::parse("-007").unwrap().to_string(), "-7");
    /// assert_eq!(BigInteger::parse("1e3"), None);
    /// ```
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

/// The source of a regular expression, which a string slot takes and no other. Without a type it is `{}`, as in
/// JavaScript. Other serializers see text.
///
/// ```
/// use shorn::{Stringifier, stringify::RegExp};
///
/// let text = Stringifier::compile(&serde_json::json!({ "type": "string" }))?;
/// assert_eq!(text.to_string(&RegExp(r"^\d+$".into()))?, r#""^\\d+$""#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RegExp<'a>(pub Cow<'a, str>);

impl Serialize for RegExp<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(PATTERN, &self.0)
    }
}

/// Text in UTF-16, which may hold a surrogate without its other half: that is written as an escape. Text from
/// JavaScript may; all else is text like any other. Other serializers see that, or units in hexadecimal.
///
/// ```
/// use shorn::{Stringifier, stringify::Utf16};
///
/// let any = Stringifier::compile(&serde_json::json!({}))?;
/// assert_eq!(any.to_string(&Utf16(vec![0x61, 0xd83d].into()))?, r#""a\ud83d""#);
/// assert_eq!(any.to_string(&Utf16(vec![0xd83d, 0xde80].into()))?, r#""🚀""#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// No value: as a member it is absent, as an element an empty slot, which is null where no type says otherwise.
/// Other serializers see null.
///
/// ```
/// use shorn::{Stringifier, stringify::Nothing};
///
/// #[derive(serde::Serialize)]
/// struct Answer { yes: Nothing, no: u8 }
///
/// let any = Stringifier::compile(&serde_json::json!({}))?;
/// assert_eq!(any.to_string(&Answer { yes: Nothing, no: 1 })?, r#"{"no":1}"#);
/// assert_eq!(any.to_string(&(1, Nothing))?, "[1,null]");
/// assert_eq!(any.to_string(&Nothing).unwrap_err().code(), "undefined_value");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Nothing;

impl Serialize for Nothing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(NOTHING, &())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    /// Milliseconds are those that began last, before 1970 too.
    #[test]
    fn instants_of_other_types() {
        let [before, after] = [Instant::from_millis(-1.0), Instant::from_millis(1.0)];
        let nanos = Duration::from_nanos(1);
        assert_eq!(Instant::from(UNIX_EPOCH - nanos), before);
        assert_eq!(Instant::from(UNIX_EPOCH + Duration::from_millis(1) + nanos), after);
        #[cfg(feature = "jiff")]
        assert_eq!(Instant::from(jiff::Timestamp::from_nanosecond(-1).unwrap()), before);
        #[cfg(feature = "chrono")]
        assert_eq!(Instant::from(chrono::DateTime::from_timestamp(-1, 999_999_999).unwrap()), before);
        #[cfg(feature = "time")]
        assert_eq!(Instant::from(time::OffsetDateTime::UNIX_EPOCH - nanos), before);
    }
}
