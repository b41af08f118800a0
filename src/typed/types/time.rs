//! `Duration` and `SystemTime`.

use crate::shape::{JsonType, Node};
use crate::typed::{Describe, Describer};

macro_rules! seconds {
    ($($type:ty: $nanos:expr, $secs:expr);* $(;)?) => { $(
        impl Describe for $type {
            const MIN: usize = 2;
            const JSON: Option<JsonType> = Some(JsonType::Object);
            const KEYS: &'static [&'static str] = &[$nanos, $secs];

            fn describe(_: &mut Describer) -> Node {
                Node::object([($nanos, Node::uint().note("maximum", 999_999_999u32)), ($secs, Node::uint())])
            }
        }
    )* };
}
seconds!(core::time::Duration: "nanos", "secs");
#[cfg(feature = "std")]
seconds!(std::time::SystemTime: "nanos_since_epoch", "secs_since_epoch");
