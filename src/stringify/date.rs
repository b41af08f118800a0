//! Knows the text of an instant as ECMAScript gives it, `2031-05-17T08:09:10.011Z`, and its parts. Years
//! outside of 0 to 9999 have a sign and six digits. Must not know where the instant came from.

use std::borrow::Cow;

/// The calendar's days in a cycle of 400 years.
const CYCLE: i64 = 146_097;

/// Milliseconds beyond which ECMAScript has no instants.
const MOST: f64 = 8.64e15;

/// The text of an instant; `None` beyond the instants of ECMAScript.
pub(super) fn iso(milliseconds: f64) -> Option<String> {
    if !milliseconds.is_finite() || milliseconds.abs() > MOST {
        return None;
    }
    let milliseconds = milliseconds.trunc() as i64;
    let (days, of_day) = (milliseconds.div_euclid(86_400_000), milliseconds.rem_euclid(86_400_000));
    let (year, month, day) = civil(days);
    let (hour, minute) = (of_day / 3_600_000, of_day / 60_000 % 60);
    let (second, milli) = (of_day / 1_000 % 60, of_day % 1_000);
    let year = match year {
        0..=9999 => format!("{year:04}"),
        _ if year < 0 => format!("-{:06}", -year),
        _ => format!("+{year:06}"),
    };
    Some(format!("{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}Z"))
}

/// Year, month and day of a day counted from 1970. Years are counted from March, so that the odd day
/// comes last (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (cycle, of_cycle) = (days.div_euclid(CYCLE), days.rem_euclid(CYCLE));
    let year = (of_cycle - of_cycle / 1_460 + of_cycle / 36_524 - of_cycle / 146_096) / 365;
    let of_year = of_cycle - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (year + cycle * 400 + i64::from(month <= 2), month, day)
}

/// The day counted from 1970.
fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (cycle, of_cycle) = (year.div_euclid(400), year.rem_euclid(400));
    let from_march = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * from_march + 2) / 5 + day - 1;
    cycle * CYCLE + of_cycle * 365 + of_cycle / 4 - of_cycle / 100 + of_year - 719_468
}

/// The milliseconds of a text that [`iso`] gives.
pub(super) fn milliseconds(iso: &str) -> Option<f64> {
    let (date, time) = iso.split_once('T')?;
    let (negative, digits) = match date.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, date.strip_prefix('+').unwrap_or(date)),
    };
    let mut parts = digits.split('-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let field = |from: usize, to: usize| time.get(from..to)?.parse::<i64>().ok();
    let of_day = field(0, 2)? * 3_600_000 + field(3, 5)? * 60_000 + field(6, 8)? * 1_000 + field(9, 12)?;
    let year = if negative { -year } else { year };
    Some((days(year, month, day) * 86_400_000 + of_day) as f64)
}

/// The text of an instant by a clock that is so many minutes ahead of UTC; `None` beyond the instants of
/// ECMAScript.
pub(super) fn local(utc: &str, offset: i32) -> Option<Cow<'_, str>> {
    if offset == 0 {
        return Some(Cow::Borrowed(utc));
    }
    iso(milliseconds(utc)? + f64::from(offset) * 60_000.0).map(Cow::Owned)
}

/// `2031-05-17`
pub(super) fn date(iso: &str) -> &str {
    iso.split_once('T').map_or(iso, |(date, _)| date)
}

/// `08:09:10`
pub(super) fn time(iso: &str) -> &str {
    iso.split_once('T').and_then(|(_, time)| time.get(..8)).unwrap_or(iso)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instants_there_and_back() {
        // Known from `Date.prototype.toISOString`.
        let known = [
            (0.0, "1970-01-01T00:00:00.000Z"),
            (-1.0, "1969-12-31T23:59:59.999Z"),
            (951_782_400_000.0, "2000-02-29T00:00:00.000Z"),
            (8.64e15, "+275760-09-13T00:00:00.000Z"),
            (-8.64e15, "-271821-04-20T00:00:00.000Z"),
            (-62_198_755_200_000.0, "-000001-01-01T00:00:00.000Z"),
        ];
        for (at, text) in known {
            assert_eq!(iso(at).as_deref(), Some(text));
            assert_eq!(milliseconds(text), Some(at));
        }
        assert_eq!(iso(8.64e15 + 1.0), None);
        let local = |offset| local("2000-02-29T00:30:00.000Z", offset).unwrap().into_owned();
        assert_eq!((&*local(330), &*local(-90)), ("2000-02-29T06:00:00.000Z", "2000-02-28T23:00:00.000Z"));
        assert_eq!(super::local(known[3].1, 1), None);
        assert_eq!((date(known[3].1), time(known[1].1)), ("+275760-09-13", "23:59:59"));
    }
}
