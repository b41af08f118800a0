//! Knows what `garde` reports, and makes issues of it: the place in the spelling of errors, the name of
//! the rule, and the numbers that slip through a range. Must not know when values are checked.

use crate::error::{Issue, Path as Place};
use crate::typed::Describe;
use crate::typed::walk::{Reports, Step, walk};
use garde::Validate;
use garde::error::Kind;
use garde::i18n::{I18n, InvalidCreditCard, InvalidEmail, InvalidPhoneNumber, InvalidUrl, IpKind, with_i18n};
use garde::{Path, Report};
use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::Display;

/// Every rule that `value` breaks.
pub(super) fn issues<T>(value: &T, context: &T::Context) -> Vec<Issue>
where
    T: Describe + Validate + ?Sized,
{
    match value.validate_with(context) {
        // Most values are right, and this must cost them nothing.
        Ok(()) if !T::WALKED => Vec::new(),
        Ok(()) => match walk(value, None).strays {
            found if found.is_empty() => Vec::new(),
            found => strays(found),
        },
        Err(report) => broken(value, context, report),
    }
}

#[cold]
fn broken<T>(value: &T, context: &T::Context, report: Report) -> Vec<Issue>
where
    T: Describe + Validate + ?Sized,
{
    let names = names(value, context, &report);
    let mut reports = Reports::default();
    for (number, (path, _)) in report.iter().enumerate() {
        reports.add(number, steps(path));
    }
    let found = walk(value, Some(Box::new(reports)));
    let mut places = vec![Place::default(); report.iter().count()];
    for (number, place) in found.places {
        // The last one counts: that of a field which stands for its type.
        if let Some(known) = places.get_mut(number) {
            *known = place;
        }
    }
    let mut issues = Vec::new();
    for (number, ((_, error), place)) in report.iter().zip(places).enumerate() {
        let rule = names.get(number).copied().unwrap_or(CUSTOM);
        issues.push(Issue::new(place, rule, error.message()));
    }
    let strays_left = unknown(found.strays, &issues);
    issues.extend(strays(strays_left));
    issues
}

/// The places without an issue of a range. Negative infinity breaks a minimum as well: once is enough.
fn unknown(mut strays: Vec<Place>, issues: &[Issue]) -> Vec<Place> {
    if !strays.is_empty() {
        let known: HashSet<&Place> = issues.iter().filter(|issue| issue.rule() == "range").map(Issue::place).collect();
        strays.retain(|place| !known.contains(place));
    }
    strays
}

#[cold]
fn strays(strays: Vec<Place>) -> Vec<Issue> {
    strays.into_iter().map(|path| Issue::new(path, "range", "not a finite number")).collect()
}

/// The steps of a place. `__iter` is what garde's own macro for picking errors reads a path by; other
/// than this, a path only has a text, in which a key with a dot is two.
fn steps(path: &Path) -> Vec<Step> {
    let innermost_first = path.__iter();
    let steps = innermost_first.rev().filter_map(|(kind, text)| match kind {
        Kind::None => None,
        Kind::Key => Some(Step::Name(text.as_str().into())),
        Kind::Index => Some(text.parse().map_or_else(|_| Step::Name(text.as_str().into()), Step::Index)),
    });
    steps.collect()
}

/// What a type's own code says.
const CUSTOM: &str = "custom";

/// The name of the rule behind each report.
///
/// A report is a sentence, in the words of whatever language the application has set. So the rules of
/// a value that broke some run a second time, and each says its name instead. Should they not report
/// the same places again, nothing is said of any.
fn names<T>(value: &T, context: &T::Context, report: &Report) -> Vec<&'static str>
where
    T: Validate + ?Sized,
{
    let Err(again) = with_i18n(Names, || value.validate_with(context)) else { return Vec::new() };
    if !again.iter().map(|(path, _)| path).eq(report.iter().map(|(path, _)| path)) {
        return Vec::new();
    }
    again.iter().map(|(_, error)| name(error.message()).unwrap_or(CUSTOM)).collect()
}

/// The rule that gave its name for a message. What a type's own code puts around one is of that code.
fn name(message: &str) -> Option<&'static str> {
    let name = message.strip_prefix(MARK)?;
    NAMES.iter().copied().find(|known| *known == name)
}

/// Before a name, so that no message of a type's own code is taken for one.
const MARK: &str = "\0rule\0";

/// Says the name of the rule in the place of a message.
struct Names;

/// One method for each message.
macro_rules! names {
    ($($method:ident($($argument:ty),*): $name:literal),* $(,)?) => {
        /// All of them.
        const NAMES: &[&str] = &[$($name),*];

        impl I18n for Names {
            $(
                fn $method(&self, $(_: $argument),*) -> Cow<'static, str> {
                    Cow::Borrowed(concat!("\0rule\0", $name))
                }
            )*
        }
    };
}

names! {
    length_lower_than(usize): "length",
    length_greater_than(usize): "length",
    range_lower_than(&dyn Display): "range",
    range_greater_than(&dyn Display): "range",
    credit_card_invalid(InvalidCreditCard): "credit_card",
    pattern_no_match(&dyn Display): "pattern",
    contains_missing(&dyn Display): "contains",
    url_invalid(InvalidUrl): "url",
    prefix_missing(&dyn Display): "prefix",
    suffix_missing(&dyn Display): "suffix",
    phone_number_invalid(InvalidPhoneNumber): "phone_number",
    ip_invalid(IpKind): "ip",
    matches_field_mismatch(&dyn Display): "matches",
    email_invalid(InvalidEmail): "email",
    ascii_invalid(): "ascii",
    alphanumeric_invalid(): "alphanumeric",
    required_not_set(): "required",
}
