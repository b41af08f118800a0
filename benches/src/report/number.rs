//! Numbers as a person reads them: three digits that matter and the unit. Knows units; knows nothing of what is counted.

use crate::results::Unit;

/// A figure with its unit: `17.5 ns`, `4.17 ms`, `4,164 B`.
pub(super) fn value(unit: Unit, value: f64) -> String {
    if !value.is_finite() {
        return String::new();
    }
    match unit {
        Unit::Nanoseconds => scaled(value, &["ns", "µs", "ms", "s"]),
        Unit::RecordsPerSecond => scaled(value, &["/s", "k/s", "M/s", "G/s"]),
        Unit::Bytes if value < 1e6 => format!("{} B", whole(value)),
        Unit::Bytes => scaled(value, &["B", "kB", "MB", "GB"]),
        Unit::Allocations | Unit::Instructions if value < 1e6 => whole(value),
        Unit::Allocations | Unit::Instructions => scaled(value, &["", "k", "M", "G"]),
    }
}

/// The same for a place on an axis, as short as it goes: `2 µs`, `50 kB`.
pub(super) fn tick(unit: Unit, at: f64) -> String {
    let text = match unit {
        Unit::Bytes => scaled(at, &["B", "kB", "MB", "GB"]),
        Unit::Allocations | Unit::Instructions => scaled(at, &["", "k", "M", "G"]),
        Unit::Nanoseconds | Unit::RecordsPerSecond => value(unit, at),
    };
    // `2.00 µs` and `20.0 kB` are how round numbers come out.
    let end = text.find(|char: char| !char.is_ascii_digit() && char != '.').unwrap_or(text.len());
    let (digits, unit) = text.split_at(end);
    let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
    format!("{digits}{unit}")
}

/// What a column of such figures is called.
pub(super) fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Nanoseconds => "ns",
        Unit::Bytes => "bytes",
        Unit::Allocations => "allocations",
        Unit::Instructions => "instructions",
        Unit::RecordsPerSecond => "records/s",
    }
}

/// A ratio: two decimals, three where two would say nothing, none where nobody needs them.
pub(super) fn ratio(ratio: f64) -> String {
    match ratio {
        _ if ratio.is_nan() => String::new(),
        _ if ratio.is_infinite() => "∞".into(),
        0.0 => "0".into(),
        _ if ratio < 0.1 => format!("{ratio:.3}"),
        _ if ratio < 10.0 => format!("{ratio:.2}"),
        _ if ratio < 100.0 => format!("{ratio:.1}"),
        _ => whole(ratio),
    }
}

/// In the unit of a column, without its name: one decimal below a hundred unless it is whole, thousands set apart.
pub(super) fn plain(value: f64) -> String {
    if value.is_finite() && value.abs() < 100.0 && value.fract() != 0.0 { format!("{value:.1}") } else { whole(value) }
}

/// Thousands set apart.
pub(super) fn whole(value: f64) -> String {
    if !value.is_finite() {
        return String::new();
    }
    let digits = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Three digits in the first of `units`, each a thousand times the one before, that holds it.
fn scaled(value: f64, units: &[&str]) -> String {
    let mut left = value;
    let mut units = units.iter();
    let mut unit = units.next().copied().unwrap_or_default();
    // 999.7 would be written as 1000.
    while left.abs() >= 999.5 {
        let Some(next) = units.next() else { break };
        (left, unit) = (left / 1e3, next);
    }
    let decimals = match left.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        _ => 2,
    };
    let digits = format!("{left:.decimals$}");
    let space = if unit.is_empty() || unit.ends_with("/s") { "" } else { " " };
    format!("{digits}{space}{unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_three_digits_and_a_unit() {
        assert_eq!(value(Unit::Nanoseconds, 5.04), "5.04 ns");
        assert_eq!(value(Unit::Nanoseconds, 999.7), "1.00 µs");
        assert_eq!(value(Unit::Nanoseconds, 4_172_974.0), "4.17 ms");
        assert_eq!(value(Unit::Nanoseconds, 3e12), "3000 s");
        assert_eq!(value(Unit::RecordsPerSecond, 12_400_000.0), "12.4M/s");
        assert_eq!(value(Unit::Bytes, 4_164.0), "4,164 B");
        assert_eq!(value(Unit::Bytes, 4_264_379.0), "4.26 MB");
        assert_eq!(value(Unit::Allocations, 0.0), "0");
        assert_eq!(value(Unit::Nanoseconds, f64::NAN), "");
    }

    #[test]
    fn ticks_are_short() {
        assert_eq!(tick(Unit::Nanoseconds, 20.0), "20 ns");
        assert_eq!(tick(Unit::Bytes, 50_000.0), "50 kB");
        assert_eq!(tick(Unit::RecordsPerSecond, 2e6), "2M/s");
        assert_eq!(tick(Unit::Nanoseconds, 0.0), "0 ns");
        assert_eq!(tick(Unit::Instructions, 200.0), "200");
    }

    #[test]
    fn ratios_have_the_digits_that_say_something() {
        assert_eq!([0.0336, 0.825, 1.0, 12.34, 1234.5].map(ratio), ["0.034", "0.82", "1.00", "12.3", "1,234"]);
        assert_eq!([0.0, f64::INFINITY, f64::NAN].map(ratio), ["0", "∞", ""]);
    }

    #[test]
    fn columns_have_thousands_set_apart() {
        assert_eq!([5.04, 8.0, 123.4, 4_172_974.0].map(plain), ["5.0", "8", "123", "4,172,974"]);
    }
}
