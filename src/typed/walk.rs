//! A walk over a value along the rules of its type. It finds two things that a validator of Rust types
//! does not tell: how a place that the validator names by Rust's names is spelled in errors, and
//! which numbers in a range are none (`NaN < 1.0` is false, and so is `NaN > 2.0`). It knows fields,
//! elements and keys; it must not know rules, nor the validator that reports them.
//!
//! A value without reports is walked only where a range may stand: along fields that have one, and
//! into those whose own type's rules apply. Places are kept as a list of frames on the stack, so that a
//! value without faults costs no allocation.

#![cfg_attr(not(feature = "garde"), allow(dead_code, reason = "one validator reports by Rust's names"))]

use super::describe::Describe;
use crate::error::{Path, Segment};
use crate::wire::types::map::EncodeKey;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

/// What the rules of a type say of one of its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruled {
    /// Nothing that this walk must look at.
    Plain,
    /// A range, of the field or of its elements: numbers in it are finite.
    Range,
    /// The rules of the field's own type apply.
    Dive,
}

/// A step of a path, as the validator spells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A field by its Rust name, or a key.
    Name(Box<str>),
    /// An element, or a field without a name.
    Index(usize),
}

/// What the validator reports at a place and below it.
#[derive(Debug, Default)]
pub(crate) struct Reports {
    /// The numbers of the reports of this very place.
    here: Vec<usize>,
    names: BTreeMap<Box<str>, Reports>,
    indexes: BTreeMap<usize, Reports>,
}

impl Reports {
    /// Takes in the place of a report.
    pub(crate) fn add(&mut self, number: usize, steps: impl IntoIterator<Item = Step>) {
        let mut place = self;
        for step in steps {
            place = match step {
                Step::Name(name) => place.names.entry(name).or_default(),
                Step::Index(index) => place.indexes.entry(index).or_default(),
            };
        }
        place.here.push(number);
    }
}

/// What a walk found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The places of the reports, each with its number; of two places of one report the last counts.
    pub(crate) places: Vec<(usize, Path)>,
    /// Numbers in a range that are not finite.
    pub(crate) strays: Vec<Path>,
}

/// Walks over a value, looking for the places of `reports` and for numbers that are not finite.
pub(crate) fn walk<T: Describe + ?Sized>(value: &T, reports: Option<Box<Reports>>) -> Found {
    let mut found = Found::default();
    let place = Place { above: None, segment: Part::None };
    let mut walk = Walk { place: &place, ruled: Ruled::Dive, reports, found: &mut found };
    walk.here();
    value.walk(&mut walk);
    walk.rest();
    found
}

/// A frame of the way from the root to where a walk is.
struct Place<'a> {
    above: Option<&'a Place<'a>>,
    segment: Part<'a>,
}

#[derive(Clone, Copy)]
enum Part<'a> {
    None,
    Field(&'static str),
    Key(&'a dyn EncodeKey),
    Name(&'a str),
    Index(usize),
}

impl Place<'_> {
    fn path(&self) -> Path {
        let mut segments = Vec::new();
        let mut place = Some(self);
        while let Some(at) = place {
            match at.segment {
                Part::None => {}
                Part::Field(name) => segments.push(Segment::Name(Cow::Borrowed(name))),
                Part::Key(key) => segments.push(Segment::Name(Cow::Owned(key.text().into_owned()))),
                Part::Name(name) => segments.push(Segment::Name(Cow::Owned(name.into()))),
                Part::Index(index) => segments.push(Segment::Index(index)),
            }
            place = at.above;
        }
        Path::from_innermost(segments)
    }
}

/// The segment of a field in errors.
#[derive(Clone, Copy, Debug)]
pub enum Spelled {
    /// None: what is in it is spelled as if it stood in its place.
    Same,
    /// A declared key.
    Key(&'static str),
    /// A position.
    Index(usize),
}

impl From<Spelled> for Part<'_> {
    fn from(spelled: Spelled) -> Self {
        match spelled {
            Spelled::Same => Part::None,
            Spelled::Key(key) => Part::Field(key),
            Spelled::Index(index) => Part::Index(index),
        }
    }
}

/// A walk that stands at a value; see [`Describe::walk`].
#[allow(missing_debug_implementations, reason = "it lives on the stack of one call")]
pub struct Walk<'a> {
    place: &'a Place<'a>,
    ruled: Ruled,
    /// Behind a pointer, so that having none takes one word.
    reports: Option<Box<Reports>>,
    found: &'a mut Found,
}

/// For derived code.
impl Walk<'_> {
    /// Goes into the field that the validator knows by its Rust name.
    #[inline]
    pub fn name(&mut self, name: &str, spelled: Spelled, ruled: Ruled, go: impl FnOnce(&mut Walk<'_>)) {
        let reports = self.reports.as_mut().and_then(|reports| reports.names.remove(name)).map(Box::new);
        self.step(reports, spelled.into(), self.of_field(ruled), go);
    }

    /// Goes into the field that the validator knows by its position.
    #[inline]
    pub fn index(&mut self, index: usize, spelled: Spelled, ruled: Ruled, go: impl FnOnce(&mut Walk<'_>)) {
        let reports = self.reports.as_mut().and_then(|reports| reports.indexes.remove(&index)).map(Box::new);
        self.step(reports, spelled.into(), self.of_field(ruled), go);
    }

    /// Goes under a key that errors name and the validator does not: the content of a variant.
    #[inline]
    pub fn within(&mut self, key: &'static str, go: impl FnOnce(&mut Walk<'_>)) {
        let place = Place { above: Some(self.place), segment: Part::Field(key) };
        let reports = self.reports.take();
        let mut walk = Walk { place: &place, ruled: self.ruled, reports, found: &mut *self.found };
        go(&mut walk);
        self.reports = walk.reports.take();
    }

    /// Goes into the field of a type that the validator takes for that field: what it reports of the
    /// type, it reports of the field.
    #[inline]
    pub fn through(&mut self, spelled: Spelled, ruled: Ruled, go: impl FnOnce(&mut Walk<'_>)) {
        let place = Place { above: Some(self.place), segment: spelled.into() };
        let (reports, ruled) = (self.reports.take(), self.of_field(ruled));
        let mut walk = Walk { place: &place, ruled, reports, found: &mut *self.found };
        walk.here();
        go(&mut walk);
        self.reports = walk.reports.take();
    }

    /// Goes into the elements behind `fixed` others of a tuple, from which the validator does not count
    /// on.
    #[inline]
    pub fn behind<'v, T: Describe + 'v>(&mut self, fixed: usize, elements: impl IntoIterator<Item = &'v T>) {
        if self.is_idle() {
            return;
        }
        for (index, element) in elements.into_iter().enumerate() {
            let reports = self.reports.as_mut().and_then(|reports| reports.indexes.remove(&index)).map(Box::new);
            self.step(reports, Part::Index(fixed + index), self.ruled, |walk| element.walk(walk));
        }
    }

    /// A field's rules apply where the rules of the type do.
    #[inline]
    fn of_field(&self, ruled: Ruled) -> Ruled {
        if self.ruled == Ruled::Dive { ruled } else { Ruled::Plain }
    }
}

/// For the types of the library.
impl Walk<'_> {
    /// A number at which a range may stand.
    #[inline]
    pub(crate) fn number(&mut self, is_finite: bool) {
        if self.ruled == Ruled::Range && !is_finite {
            self.found.strays.push(self.place.path());
        }
    }

    /// Goes into each element.
    #[inline]
    pub(crate) fn elements<'v, T: Describe + ?Sized + 'v>(&mut self, elements: impl IntoIterator<Item = &'v T>) {
        if self.is_idle() {
            return;
        }
        for (index, element) in elements.into_iter().enumerate() {
            self.element(index, element);
        }
    }

    /// Goes into one element.
    #[inline]
    pub(crate) fn element<T: Describe + ?Sized>(&mut self, index: usize, element: &T) {
        let reports = self.reports.as_mut().and_then(|reports| reports.indexes.remove(&index)).map(Box::new);
        self.step(reports, Part::Index(index), self.ruled, |walk| element.walk(walk));
    }

    /// Goes into the value of each entry.
    #[inline]
    pub(crate) fn entries<'v, K: EncodeKey + 'v, V: Describe + 'v>(
        &mut self,
        entries: impl IntoIterator<Item = (&'v K, &'v V)>,
    ) {
        if self.is_idle() {
            return;
        }
        for (key, value) in entries {
            let reports = self.reports.as_mut().and_then(|reports| {
                let text = key.text();
                let by_index = || text.parse().ok().and_then(|index| reports.indexes.remove(&index));
                reports.names.remove(&*text).or_else(by_index)
            });
            self.step(reports.map(Box::new), Part::Key(key), self.ruled, |walk| value.walk(walk));
        }
    }

    /// Whether there is nothing to find here.
    #[inline]
    fn is_idle(&self) -> bool {
        self.ruled == Ruled::Plain && self.reports.is_none()
    }

    #[inline]
    fn step(&mut self, reports: Option<Box<Reports>>, segment: Part<'_>, ruled: Ruled, go: impl FnOnce(&mut Walk<'_>)) {
        if ruled == Ruled::Plain && reports.is_none() {
            return;
        }
        let place = Place { above: Some(self.place), segment };
        let mut walk = Walk { place: &place, ruled, reports, found: &mut *self.found };
        walk.here();
        go(&mut walk);
        walk.rest();
    }

    /// Notes the place of the reports that speak of it. That of a field which is taken for its type is
    /// noted after that of the type, and counts.
    #[inline]
    fn here(&mut self) {
        if self.reports.is_some() {
            self.reported();
        }
    }

    #[cold]
    fn reported(&mut self) {
        let here = self.reports.as_ref().map(|reports| &reports.here);
        for number in here.into_iter().flatten() {
            self.found.places.push((*number, self.place.path()));
        }
    }

    /// Spells what no field or element answered to as the validator does: a hand-written validator may
    /// name what it likes.
    #[inline]
    fn rest(&mut self) {
        if let Some(reports) = self.reports.take() {
            self.unanswered(*reports);
        }
    }

    #[cold]
    fn unanswered(&mut self, reports: Reports) {
        for (name, reports) in reports.names {
            self.step(Some(Box::new(reports)), Part::Name(&name), Ruled::Plain, |_| {});
        }
        for (index, reports) in reports.indexes {
            self.step(Some(Box::new(reports)), Part::Index(index), Ruled::Plain, |_| {});
        }
    }
}
