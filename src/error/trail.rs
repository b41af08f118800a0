//! What every error carries beside its kind: the path to the value at fault, a
//! detail in words, and the error of another library that caused it.

use super::path::{Path, Segment};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use core::error::Error;
use core::fmt;

#[derive(Debug, Default)]
pub(super) struct Trail {
    pub(super) path: Path,
    pub(super) detail: Option<Cow<'static, str>>,
    pub(super) cause: Option<Box<dyn Error + Send + Sync>>,
}

impl Trail {
    pub(super) fn name(&mut self, name: Cow<'static, str>) {
        self.path.push(Segment::Name(name));
    }

    pub(super) fn index(&mut self, index: usize) {
        self.path.push(Segment::Index(index));
    }

    pub(super) fn path(&self) -> Option<&Path> {
        (!self.path.is_root()).then_some(&self.path)
    }

    pub(super) fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.cause {
            Some(cause) => Some(&**cause),
            None => None,
        }
    }

    /// The end of the line: what was expected, and what is known of the reason.
    pub(super) fn write_expected(&self, expected: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ": expected {expected}")?;
        match (&self.detail, &self.cause) {
            (Some(detail), _) => write!(f, " ({detail})"),
            (None, Some(cause)) => write!(f, " ({cause})"),
            (None, None) => Ok(()),
        }
    }
}
