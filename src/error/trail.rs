//! What every error carries beside its kind: the path to the value at fault, a
//! detail in words, the error of another library that caused it, and the rules that were broken.

use super::issue::Issue;
use super::path::{Path, Segment};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

#[derive(Default)]
pub(super) struct Trail {
    pub(super) path: Path,
    pub(super) detail: Option<Cow<'static, str>>,
    pub(super) cause: Option<Box<dyn Error + Send + Sync>>,
    /// Each has its own path; that of the error is the first of them.
    pub(super) issues: Vec<Issue>,
}

impl Trail {
    pub(super) fn name(&mut self, name: Cow<'static, str>) {
        self.push(Segment::Name(name));
    }

    pub(super) fn index(&mut self, index: usize) {
        self.push(Segment::Index(index));
    }

    fn push(&mut self, segment: Segment) {
        for issue in &mut self.issues {
            issue.path.push(segment.clone());
        }
        self.path.push(segment);
    }

    pub(super) fn path(&self) -> Option<&Path> {
        match self.issues.first() {
            Some(issue) => issue.path(),
            None => (!self.path.is_root()).then_some(&self.path),
        }
    }

    pub(super) fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.cause {
            Some(cause) => Some(&**cause),
            None => None,
        }
    }

    /// The end of the line: what was expected, and what is known of the reason.
    pub(super) fn write_expected(&self, expected: &str, f: &mut impl fmt::Write) -> fmt::Result {
        write!(f, ": expected {expected}")?;
        if let Some((first, more)) = self.issues.split_first() {
            write!(f, " ({}: {}", first.rule(), first.message())?;
            return if more.is_empty() { f.write_str(")") } else { write!(f, "; and {} more)", more.len()) };
        }
        match (&self.detail, &self.cause) {
            (Some(detail), _) => write!(f, " ({detail})"),
            (None, Some(cause)) => write!(f, " ({cause})"),
            (None, None) => Ok(()),
        }
    }
}

/// Keeps an error on one line: keys and texts of a peer's choosing must not break it, nor
/// speak to a terminal, so that what is not seen as it is is written as an escape.
pub(super) struct OneLine<'a, 'f>(pub(super) &'a mut fmt::Formatter<'f>);

impl fmt::Write for OneLine<'_, '_> {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        for piece in s.split_inclusive(is_unseen) {
            let plain = piece.trim_end_matches(is_unseen);
            self.0.write_str(plain)?;
            for unseen in piece.chars().skip(plain.chars().count()) {
                write!(self.0, "{}", unseen.escape_default())?;
            }
        }
        Ok(())
    }
}

/// Control characters, line separators, and what turns the direction of text.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
