//! The same for types of other crates, each behind its feature.

#![allow(unused_imports)] // Without any of the features nothing is left.

use crate::sample::{Beyond, Sample, several};
use shorn_oracle::Value;
use shorn_oracle::random::Rng;

#[cfg(feature = "uuid")]
impl Sample for uuid::Uuid {
    fn sample(rng: &mut Rng) -> Self {
        uuid::Uuid::from_u64_pair(rng.bits(), rng.bits())
    }

    fn value(&self) -> Value {
        Value::String(self.hyphenated().to_string())
    }
}

#[cfg(feature = "smallvec")]
impl<T: Sample, const N: usize> Sample for smallvec::SmallVec<[T; N]>
where
    [T; N]: smallvec::Array<Item = T>,
{
    const BEYOND: Beyond = T::BEYOND;

    fn sample(rng: &mut Rng) -> Self {
        several::<T, Vec<T>>(rng).into_iter().collect()
    }

    fn value(&self) -> Value {
        Value::Array(self.iter().map(T::value).collect())
    }
}

#[cfg(feature = "serde_json")]
mod dynamic {
    use super::*;
    use serde_json::{Map, Value as Json};

    impl Sample for Json {
        // Infinities and NaN have no place in it.
        const BEYOND: Beyond = Beyond::NARROW;

        fn sample(rng: &mut Rng) -> Self {
            sample(rng, 4)
        }

        fn value(&self) -> Value {
            Value::from(self)
        }
    }

    fn sample(rng: &mut Rng, depth: usize) -> Json {
        match rng.below(if depth == 0 { 5 } else { 8 }) {
            0 => Json::Null,
            1 => bool::sample(rng).into(),
            2 => i64::sample(rng).into(),
            // Integers among them are those beyond 2^53, and -0.
            3 => Some(f64::sample(rng)).filter(|v| v.is_finite()).map_or(Json::from(-0.0), Json::from),
            4 => String::sample(rng).into(),
            5 | 6 => Json::Array((0..rng.below(4)).map(|_| sample(rng, depth - 1)).collect()),
            _ => Json::Object(
                (0..rng.below(4)).map(|_| (String::sample(rng), sample(rng, depth - 1))).collect::<Map<_, _>>(),
            ),
        }
    }
}

/// An instant between 1901 and 2038, in seconds and nanoseconds.
#[cfg(any(feature = "jiff", feature = "chrono"))]
fn instant(rng: &mut Rng) -> (i64, u32) {
    (i64::from(rng.bits() as i32), *rng.pick(&[0, 0, 500_000_000, 123_456_000, 1, 999_999_999]))
}

/// Text that the crate itself writes for serde, as the module docs promise; read back in more spellings.
#[cfg(any(feature = "jiff", feature = "chrono"))]
macro_rules! spelled {
    ($($type:ty: |$value:ident| $text:expr, |$rng:ident| $sample:expr);* $(;)?) => { $(
        impl Sample for $type {
            const BEYOND: Beyond = Beyond::RESPELLED;

            fn sample($rng: &mut Rng) -> Self {
                $sample
            }

            fn value(&self) -> Value {
                let $value = self;
                Value::String($text)
            }
        }
    )* };
}

#[cfg(feature = "jiff")]
mod jiff_types {
    use super::*;
    use jiff::civil::{Date, DateTime, Time};
    use jiff::tz::{Offset, TimeZone};
    use jiff::{SignedDuration, Span, Timestamp, Zoned};

    spelled!(
        Timestamp: |it| it.to_string(), |rng| { let (s, n) = instant(rng); Timestamp::new(s, n as i32).unwrap() };
        Zoned: |it| it.to_string(), |rng| {
            // Never UTC, whose name is read with a database of time zones only.
            let zone = TimeZone::fixed(Offset::from_seconds((rng.below(24) as i32 - 24) * 1800).unwrap());
            Timestamp::sample(rng).to_zoned(zone)
        };
        Span: |it| it.to_string(), |rng| Span::new().years(rng.below(9) as i64).seconds(rng.below(99) as i64);
        SignedDuration: |it| it.to_string(), |rng| SignedDuration::new(rng.below(100_000) as i64, 0);
        Date: |it| it.to_string(), |rng| DateTime::sample(rng).date();
        Time: |it| it.to_string(), |rng| DateTime::sample(rng).time();
        DateTime: |it| it.to_string(), |rng| TimeZone::UTC.to_datetime(Timestamp::sample(rng));
    );
}

#[cfg(feature = "chrono")]
mod chrono_types {
    use super::*;
    use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, SecondsFormat, Utc};

    spelled!(
        DateTime<Utc>: |it| it.to_rfc3339_opts(SecondsFormat::AutoSi, true), |rng| {
            let (s, n) = instant(rng);
            DateTime::from_timestamp(s, n).unwrap()
        };
        DateTime<FixedOffset>: |it| it.to_rfc3339_opts(SecondsFormat::AutoSi, true), |rng| {
            let offset = FixedOffset::east_opt((rng.below(48) as i32 - 24) * 1800).unwrap();
            DateTime::<Utc>::sample(rng).with_timezone(&offset)
        };
        NaiveDateTime: |it| format!("{it:?}"), |rng| DateTime::<Utc>::sample(rng).naive_utc();
        NaiveDate: |it| it.to_string(), |rng| NaiveDateTime::sample(rng).date();
        NaiveTime: |it| it.to_string(), |rng| NaiveDateTime::sample(rng).time();
    );
}
