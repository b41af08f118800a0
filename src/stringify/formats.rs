//! Knows the formats of texts that unions and conditions ask for, where they differ from those that the
//! validator has. Must not know schemas. Generated modules have these functions too, word for word.

use super::literal::is_space;
use super::represent::Trees;
use jsonschema::{Retrieve, ValidationOptions};
use std::sync::Arc;

/// A format, and whether a text is of it.
#[derive(Debug)]
pub(super) struct Format {
    pub(super) name: &'static str,
    pub(super) takes: fn(&str) -> bool,
}

static OWN: [Format; 20] = [
    of("date", is_date),
    of("time", |text| is_time(text, true)),
    of("date-time", |text| is_date_time(text, true)),
    of("iso-time", |text| is_time(text, false)),
    of("iso-date-time", |text| is_date_time(text, false)),
    of("duration", is_duration),
    of("email", is_email),
    of("hostname", is_hostname),
    of("ipv4", is_ipv4),
    of("url", is_url),
    of("uuid", is_uuid),
    of("json-pointer-uri-fragment", is_pointer_fragment),
    of("regex", super::pattern::is_valid),
    of("byte", is_base64),
    of("binary", |_| true),
    of("password", |_| true),
    // Known to the validator and not to draft 7's writer.
    of("idn-email", |_| true),
    of("idn-hostname", |_| true),
    of("iri", |_| true),
    of("iri-reference", |_| true),
];

const fn of(name: &'static str, takes: fn(&str) -> bool) -> Format {
    Format { name, takes }
}

/// The format of a name, where it is one of these.
pub(super) fn own(name: &str) -> Option<&'static Format> {
    OWN.iter().find(|format| format.name == name)
}

/// Options with these formats.
pub(super) fn known<'i>(
    options: ValidationOptions<'i, Arc<dyn Retrieve>, Trees>,
) -> ValidationOptions<'i, Arc<dyn Retrieve>, Trees> {
    OWN.iter().fold(options, |options, format| options.with_format(format.name, format.takes))
}

/// The decimal number of exactly `n` digits at the start, and the rest.
fn leading_digits(text: &str, n: usize) -> Option<(u32, &str)> {
    let head = text.get(..n).filter(|head| head.bytes().all(|byte| byte.is_ascii_digit()))?;
    Some((head.parse().ok()?, text.get(n..)?))
}

fn is_date(text: &str) -> bool {
    parse_date(text).is_some_and(|rest| rest.is_empty())
}

/// The rest behind a date that exists.
fn parse_date(text: &str) -> Option<&str> {
    let (year, rest) = leading_digits(text, 4)?;
    let (month, rest) = leading_digits(rest.strip_prefix('-')?, 2)?;
    let (day, rest) = leading_digits(rest.strip_prefix('-')?, 2)?;
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(leap),
        _ => return None,
    };
    (1..=days).contains(&day).then_some(rest)
}

fn is_time(text: &str, needs_zone: bool) -> bool {
    parse_time(text, needs_zone).is_some()
}

fn parse_time(text: &str, needs_zone: bool) -> Option<()> {
    let (hour, rest) = leading_digits(text, 2)?;
    let (minute, rest) = leading_digits(rest.strip_prefix(':')?, 2)?;
    let (second, rest) = leading_digits(rest.strip_prefix(':')?, 2)?;
    let rest = match rest.strip_prefix('.') {
        Some(fraction) => {
            let end = fraction.find(|c: char| !c.is_ascii_digit()).unwrap_or(fraction.len());
            if end == 0 {
                return None;
            }
            fraction.get(end..)?
        }
        None => rest,
    };
    let offset = match rest {
        "" if needs_zone => return None,
        "" | "z" | "Z" => 0,
        zone => parse_zone(zone)?,
    };
    if hour > 23 || minute > 59 {
        // In an hour that has none the seconds do not count.
        return None;
    }
    // A leap second comes at the end of a day in UTC.
    let utc = (i64::from(hour) * 60 + i64::from(minute) - offset).rem_euclid(1_440);
    (second < 60 || second < 61 && utc == 1_439).then_some(())
}

/// The minutes of `+hh`, `+hhmm` or `+hh:mm`.
fn parse_zone(zone: &str) -> Option<i64> {
    let sign = match zone.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let (hours, rest) = leading_digits(zone.get(1..)?, 2)?;
    let minutes = match rest {
        "" => 0,
        rest => leading_digits(rest.strip_prefix(':').unwrap_or(rest), 2).filter(|(_, rest)| rest.is_empty())?.0,
    };
    (hours <= 23 && minutes <= 59).then_some(sign * (i64::from(hours) * 60 + i64::from(minutes)))
}

fn is_date_time(text: &str, needs_zone: bool) -> bool {
    let Some(rest) = parse_date(text) else { return false };
    let mut chars = rest.chars();
    let separated = chars.next().is_some_and(|c| matches!(c, 't' | 'T') || is_space(c));
    separated && is_time(chars.as_str(), needs_zone)
}

fn is_duration(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('P') else { return false };
    if let Some(weeks) = rest.strip_suffix('W') {
        return !weeks.is_empty() && weeks.bytes().all(|byte| byte.is_ascii_digit());
    }
    let (date, time) = match rest.split_once('T') {
        Some((date, time)) => (date, Some(time)),
        None => (rest, None),
    };
    let parts = |text: &str, units: &str| {
        let (mut rest, mut units) = (text, units);
        while !rest.is_empty() {
            let end = rest.find(|c: char| !c.is_ascii_digit()).filter(|end| *end > 0)?;
            let unit = rest.get(end..)?.chars().next()?;
            units = units.split_once(unit)?.1;
            rest = rest.get(end + 1..)?;
        }
        Some(())
    };
    let has_any = !date.is_empty() || time.is_some();
    has_any && parts(date, "YMD").is_some() && time.is_none_or(|time| !time.is_empty() && parts(time, "HMS").is_some())
}

fn is_email(text: &str) -> bool {
    let atom = |atom: &str| {
        !atom.is_empty() && atom.chars().all(|c| c.is_ascii_alphanumeric() || "!#$%&'*+/=?^_`{}|~-".contains(c))
    };
    let Some((local, host)) = text.rsplit_once('@') else { return false };
    local.split('.').all(atom) && host.contains('.') && host.split('.').all(is_label)
}

/// Letters, digits and hyphens within.
fn is_label(label: &str) -> bool {
    !label.is_empty()
        && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        && !label.starts_with('-')
        && !label.ends_with('-')
}

fn is_hostname(text: &str) -> bool {
    let name = text.strip_suffix('.').unwrap_or(text);
    (1..=253).contains(&name.len()) && name.split('.').all(|label| is_label(label) && label.len() <= 63)
}

fn is_ipv4(text: &str) -> bool {
    text.parse::<std::net::Ipv4Addr>().is_ok()
}

/// With a host that looks public.
fn is_url(text: &str) -> bool {
    let lower = text.to_lowercase();
    let Some(rest) = ["http://", "https://", "ftp://"].iter().find_map(|scheme| lower.strip_prefix(scheme)) else {
        return false;
    };
    if text.chars().any(char::is_whitespace) {
        return false;
    }
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, _) = rest.split_at(end);
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let host = match host.split_once(':') {
        Some((host, port)) if (2..=5).contains(&port.len()) && port.bytes().all(|b| b.is_ascii_digit()) => host,
        Some(_) => return false,
        None => host,
    };
    if let Ok(address) = host.parse::<std::net::Ipv4Addr>() {
        let [first, .., last] = address.octets();
        return !address.is_private()
            && !address.is_loopback()
            && !address.is_link_local()
            && (1..=223).contains(&first)
            && (1..=254).contains(&last);
    }
    let host = host.strip_suffix('.').unwrap_or(host);
    let label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c >= '\u{a1}')
    };
    let top = host.rsplit('.').next().unwrap_or_default();
    host.contains('.')
        && host.split('.').all(label)
        && top.chars().count() >= 2
        && top.chars().all(|c| c.is_ascii_alphabetic() || c >= '\u{a1}')
}

fn is_uuid(text: &str) -> bool {
    let is_urn = text.get(..9).is_some_and(|scheme| scheme.eq_ignore_ascii_case("urn:uuid:"));
    let text = if is_urn { text.get(9..).unwrap_or_default() } else { text };
    let lengths = [8, 4, 4, 4, 12];
    let groups: Vec<&str> = text.split('-').collect();
    groups.len() == lengths.len()
        && groups.iter().zip(lengths).all(|(group, n)| group.len() == n && group.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// `#` and a pointer, with what a URI may not hold as percent and two digits.
fn is_pointer_fragment(text: &str) -> bool {
    let Some(pointer) = text.strip_prefix('#') else { return false };
    let mut rest = pointer;
    if !rest.is_empty() && !rest.starts_with('/') {
        return false;
    }
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '%' if rest.get(1..3).is_some_and(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit())) => 3,
            '~' if matches!(rest.get(1..2), Some("0" | "1")) => 2,
            c if c.is_ascii_alphanumeric() || "-._!$&'()*+,;:=@/".contains(c) => 1,
            _ => return false,
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    true
}

/// In groups of four, padded.
fn is_base64(text: &str) -> bool {
    let content = text.trim_end_matches('=');
    text.len() % 4 == 0
        && text.len() - content.len() <= 2
        && content.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'))
}
