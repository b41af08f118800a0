//! `jiff` types as the text they display, which is RFC 3339 with RFC 9557 where a time
//! zone is named, and ISO 8601 for spans: the form that serde gives them.
//!
//! To read a `Zoned` in a named time zone back, jiff needs its time zone database, which the
//! application enables (its features `std` and `tzdb-zoneinfo` or `tzdb-bundle-always`); without it:
//! `invalid_value`. `UTC` is such a name; an offset is not.

use super::shown::carefully_shown;

carefully_shown!(
    jiff::Timestamp,
    jiff::Zoned,
    jiff::Span,
    jiff::SignedDuration,
    jiff::civil::Date,
    jiff::civil::Time,
    jiff::civil::DateTime,
);
