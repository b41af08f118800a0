//! Where in a value an error lies: segments pushed while the error travels up, so
//! that success pays nothing. It knows how a path is spelled and nothing of errors.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;

/// The way from the root to the value at fault: `sections[3].title`.
///
/// Field names and record keys are joined by dots, positions stand in brackets;
/// names are not quoted. Nullable values, unions and references add no segment.
///
/// A path is read by displaying it.
///
/// ```
/// use shorn::Record;
///
/// #[derive(Record, Debug)]
/// struct Book {
///     chapters: Vec<Chapter>,
/// }
///
/// #[derive(Record, Debug)]
/// struct Chapter {
///     title: String,
/// }
///
/// let error = shorn::decode::<Book>(&[2, 1, b'a', 1, 0xff]).unwrap_err();
/// assert_eq!(error.path().unwrap().to_string(), "chapters[1].title");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path {
    /// Innermost first: the order in which an error meets them.
    segments: Vec<Segment>,
}

/// A step of a path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Segment {
    /// A field, or a key.
    Name(Cow<'static, str>),
    /// A position.
    Index(usize),
}

impl Path {
    /// Whether the root itself is at fault.
    pub(crate) fn is_root(&self) -> bool {
        // A path whose text comes out empty names nothing.
        self.segments.iter().all(|segment| matches!(segment, Segment::Name(name) if name.is_empty()))
    }

    /// The path of segments that come innermost first.
    pub(crate) fn from_innermost(segments: Vec<Segment>) -> Path {
        Path { segments }
    }

    pub(super) fn push(&mut self, segment: Segment) {
        self.segments.push(segment);
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(self.segments.len(), f)
    }
}

/// A path within a line: of one through a recursive type only the ends are shown.
pub(crate) struct Short<'a>(pub(crate) &'a Path);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        self.0.write(SHOWN, f)
    }
}

impl Path {
    /// Writes `ends` segments at either end, and how many lie between them.
    fn write(&self, ends: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.segments.len();
        let hidden = n.saturating_sub(ends.saturating_mul(2));
        let mut first = true;
        for (i, segment) in self.segments.iter().rev().enumerate() {
            if hidden > 1 && (ends..n - ends).contains(&i) {
                if i == ends {
                    write!(f, " … ({hidden} more) … ")?;
                }
                continue;
            }
            match segment {
                Segment::Index(i) => write!(f, "[{i}]")?,
                Segment::Name(name) if first => f.write_str(name)?,
                Segment::Name(name) => write!(f, ".{name}")?,
            }
            // An empty name at the start leaves no trace, the dot after it included.
            first = first && matches!(segment, Segment::Name(name) if name.is_empty());
        }
        Ok(())
    }
}
