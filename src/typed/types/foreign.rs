//! Types of other crates, each behind its feature.

#![allow(unused_imports)] // Without any of the features nothing is left to describe.

use crate::shape::{JsonType, Node};
use crate::typed::{Describe, Describer};

#[cfg(feature = "bytes")]
impl Describe for bytes::Bytes {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;

    fn describe(_: &mut Describer) -> Node {
        Node::bytes()
    }
}

#[cfg(feature = "uuid")]
impl Describe for uuid::Uuid {
    const MIN: usize = 16;
    const JSON: Option<JsonType> = Some(JsonType::String);

    fn describe(_: &mut Describer) -> Node {
        Node::uuid()
    }
}

#[cfg(feature = "serde_json")]
impl Describe for serde_json::Value {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;
    const NULL: bool = true;

    fn describe(_: &mut Describer) -> Node {
        Node::any()
    }
}

/// Text, with a format where JSON Schema has one for it.
#[cfg(any(feature = "jiff", feature = "chrono"))]
macro_rules! text {
    ($($type:ty: $format:expr);* $(;)?) => { $(
        impl Describe for $type {
            const MIN: usize = 1;
            const JSON: Option<JsonType> = Some(JsonType::String);

            fn describe(_: &mut Describer) -> Node {
                match $format {
                    "" => Node::string(),
                    format => Node::string().note("format", format),
                }
            }
        }
    )* };
}

#[cfg(feature = "jiff")]
text!(
    jiff::Timestamp: "date-time";
    jiff::Zoned: "";
    jiff::Span: "duration";
    jiff::SignedDuration: "duration";
    jiff::civil::Date: "date";
    jiff::civil::Time: "";
    jiff::civil::DateTime: "";
);

#[cfg(feature = "chrono")]
text!(
    chrono::DateTime<chrono::Utc>: "date-time";
    chrono::DateTime<chrono::FixedOffset>: "date-time";
    chrono::NaiveDate: "date";
    chrono::NaiveTime: "";
    chrono::NaiveDateTime: "";
);
