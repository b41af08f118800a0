//! Knows how a value's parts become JSON text: literals that are ready, commas and brackets, what
//! JSON has no text for, and how deep a recursive type may be nested. Must not know Rust types
//! (`types`), nor which members an object has and in what order (the derive).
//!
//! Before each member and element stands a comma, which the first one's container turns into its own
//! bracket at the end: so a declared name is one copy, with comma, quotes and colon in place.
//!
//! The buffer is text at all times, behind what the caller had in it: whatever is appended is a whole
//! `str` or ASCII.

use super::depth::{Depths, Entered};
use super::encode::Encode;
use super::limits::Limits;
use super::{numeral, scan};
use crate::MAX_SAFE_INTEGER;
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use crate::shape::order::compare_members;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;

/// A constant member that stands among the members of an object which does not know of it: the tag
/// of an enum beside the fields of a variant's struct.
pub trait Beside {
    /// Its name.
    const NAME: Option<&'static str>;
    /// Its text, from the comma to the value.
    const TEXT: &'static str;
}

/// No such member.
#[derive(Debug)]
pub enum Alone {}

impl Beside for Alone {
    const NAME: Option<&'static str> = None;
    const TEXT: &'static str = "";
}

/// How many of an object's required members come before the one beside them: `names` are theirs, in
/// the order of the text.
pub const fn place<M: Beside>(names: &[&str]) -> usize {
    let Some(name) = M::NAME else { return usize::MAX };
    let mut rest = names;
    while let [first, behind @ ..] = rest {
        if !matches!(compare_members(first, name), Ordering::Less) {
            break;
        }
        rest = behind;
    }
    names.len() - rest.len()
}

/// A member of an object that the library knows by heart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) name: &'static str,
    /// Comma, name and colon.
    pub(crate) text: &'static str,
}

/// JSON text that is being written.
#[derive(Debug)]
pub struct Json {
    out: Vec<u8>,
    depths: Option<Box<Depths>>,
    safe_integers: bool,
}

/// What a new text has room for: two doublings below it cost more than the memory does. A text of 640 bytes
/// takes 1.11 of the time where its buffer begins with 256.
const FIRST: usize = 512;
/// Bytes of room below which what was not needed is not given back.
const WORTH_GIVING_BACK: usize = 4 << 10;

/// The text of a value.
pub(crate) fn to_string<T: Encode + ?Sized>(value: &T) -> Result<String, EncodeError> {
    let mut json = Json::of::<T>(Vec::with_capacity(FIRST));
    value.write_json(&mut json)?;
    let mut out = json.out;
    if out.capacity() > WORTH_GIVING_BACK && out.len() < out.capacity() / 2 {
        out.shrink_to_fit();
    }
    debug_assert!(core::str::from_utf8(&out).is_ok());
    // SAFETY: the buffer was empty, and only this file appends to it: strings and ASCII (invariant 6).
    Ok(unsafe { String::from_utf8_unchecked(out) })
}

/// Appends the text of a value; on an error, and where a conversion panics, `out` is as it was.
pub(crate) fn append<T: Encode + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let before = out.len();
    let mut lent = Lent { json: Json::of::<T>(core::mem::take(out)), home: out, before, done: false };
    value.write_json(&mut lent.json)?;
    lent.done = true;
    Ok(())
}

/// A buffer lent to a text: it goes home however the writing ends, cut back to what it held unless
/// all went well.
struct Lent<'a> {
    json: Json,
    home: &'a mut Vec<u8>,
    before: usize,
    done: bool,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.json.out.truncate(self.before);
        }
        *self.home = core::mem::take(&mut self.json.out);
    }
}

/// What derived code calls.
impl Json {
    /// Text without a value, such as a literal.
    #[inline(always)]
    pub fn raw(&mut self, text: &str) {
        scan::append(&mut self.out, text.as_bytes());
    }

    /// Begins an object or an array.
    #[inline(always)]
    pub fn start(&self) -> usize {
        self.out.len()
    }

    /// The name of required member number `index`, from its comma to its colon, behind the member
    /// beside it if that has its `place` here.
    #[inline(always)]
    pub fn member<M: Beside>(&mut self, place: usize, index: usize, text: &str) {
        self.beside::<M>(place, index);
        self.raw(text);
    }

    /// The member beside the required ones, if it has its `place` before number `index`.
    #[inline(always)]
    pub fn beside<M: Beside>(&mut self, place: usize, index: usize) {
        if place == index {
            self.raw(M::TEXT);
        }
    }

    /// The comma before an element.
    #[inline(always)]
    pub fn comma(&mut self) {
        self.out.push(b',');
    }

    /// Ends an object that began at `start`.
    #[inline(always)]
    pub fn end_object(&mut self, start: usize) {
        self.close(start, *b"{}");
    }

    /// Ends an array that began at `start`.
    #[inline(always)]
    pub fn end_array(&mut self, start: usize) {
        self.close(start, *b"[]");
    }

    /// Makes the object that began at `start` the last members of the one around it.
    pub(crate) fn dissolve(&mut self, start: usize) {
        self.out.pop();
        if self.out.len() == start + 1 {
            self.out.pop();
        } else if let Some(bracket) = self.out.get_mut(start) {
            *bracket = b',';
        }
    }

    /// Enters the recursive type `T`.
    ///
    /// # Errors
    ///
    /// `recursion_depth` where it is nested too deep.
    pub fn enter_type<T: ?Sized>(&mut self) -> Result<Entered, EncodeError> {
        let Some(depths) = &mut self.depths else { return Ok(Entered::NOTHING) };
        depths.enter(typeid::of::<T>()).ok_or_else(|| {
            let most = Limits::new().depth;
            EncodeError::new(Kind::RecursionDepth).with_detail(format!("at most {most}"))
        })
    }

    /// Leaves what was entered.
    pub fn leave_type(&mut self, entered: Entered) {
        if let Some(depths) = &mut self.depths {
            depths.leave(entered);
        }
    }

    /// Asks for safe integers inside, and says what was asked for before.
    pub fn safe_integers(&mut self, on: bool) -> bool {
        core::mem::replace(&mut self.safe_integers, on)
    }
}

/// What types call.
impl Json {
    fn of<T: Encode + ?Sized>(out: Vec<u8>) -> Json {
        let definitions = if T::RECURSES { T::definitions() } else { None };
        Json { out, depths: Depths::new(definitions, Limits::new().depth), safe_integers: false }
    }

    /// Ends a container that began at `start`: its commas are there, its brackets are not.
    #[inline(always)]
    fn close(&mut self, start: usize, brackets: [u8; 2]) {
        match self.out.get_mut(start) {
            Some(first @ b',') => {
                *first = brackets[0];
                self.out.push(brackets[1]);
            }
            _ => self.out.extend_from_slice(&brackets),
        }
    }

    #[inline]
    pub(crate) fn boolean(&mut self, value: bool) {
        self.raw(if value { "true" } else { "false" });
    }

    #[inline]
    pub(crate) fn null(&mut self) {
        self.raw("null");
    }

    /// A string.
    #[inline]
    pub(crate) fn text(&mut self, value: &str) {
        scan::write_string(&mut self.out, value);
    }

    /// An integer that is safe by its type.
    #[inline]
    pub(crate) fn integer(&mut self, value: impl itoa::Integer) {
        numeral::write_integer(&mut self.out, value);
    }

    /// Any integer, in full digits.
    ///
    /// # Errors
    ///
    /// `unsafe_integer` beyond ±(2^53 − 1) where a type asks for safe integers.
    #[inline]
    pub(crate) fn checked(&mut self, magnitude: u128, value: impl itoa::Integer) -> Result<(), EncodeError> {
        if self.safe_integers && magnitude > MAX_SAFE_INTEGER.into() {
            return Err(
                EncodeError::new(Kind::UnsafeInteger).with_detail(String::from(itoa::Buffer::new().format(value)))
            );
        }
        numeral::write_integer(&mut self.out, value);
        Ok(())
    }

    /// A double: infinities are null, as `JSON.stringify` has them.
    ///
    /// # Errors
    ///
    /// `invalid_value` for NaN, which is a mistake more often than a value.
    #[inline]
    pub(crate) fn float(&mut self, value: f64) -> Result<(), EncodeError> {
        if value.is_finite() {
            numeral::write_finite(&mut self.out, value);
        } else if value.is_nan() {
            return Err(EncodeError::new(Kind::InvalidValue).with_detail("JSON has no NaN"));
        } else {
            self.null();
        }
        Ok(())
    }

    /// Bytes as an array of their numbers.
    pub(crate) fn bytes(&mut self, value: &[u8]) {
        self.out.reserve(2 + 4 * value.len());
        let start = self.start();
        for byte in value {
            self.comma();
            numeral::write_small(&mut self.out, (*byte).into());
        }
        self.end_array(start);
    }

    /// A string that a value displays.
    ///
    /// # Errors
    ///
    /// `invalid_value` where its `Display` fails.
    pub(crate) fn shown(&mut self, value: impl fmt::Display) -> Result<(), EncodeError> {
        let failed = || EncodeError::new(Kind::InvalidValue).with_detail("its Display failed");
        self.out.push(b'"');
        let start = self.out.len();
        fmt::write(&mut Content(&mut self.out), format_args!("{value}")).map_err(|_| failed())?;
        if scan::string_end(&self.out, start).0 < self.out.len() {
            let text = String::from_utf8(self.out.split_off(start)).map_err(|_| failed())?;
            self.out.pop();
            self.text(&text);
        } else {
            self.out.push(b'"');
        }
        Ok(())
    }

    /// An array of all `values`.
    ///
    /// # Errors
    ///
    /// That of the first element that has one, with its position.
    #[inline]
    pub(crate) fn array<'a, T: Encode + 'a>(
        &mut self,
        values: impl IntoIterator<Item = &'a T>,
    ) -> Result<(), EncodeError> {
        let start = self.start();
        self.elements(0, values)?;
        self.end_array(start);
        Ok(())
    }

    /// Elements behind `before` others, each with its comma.
    ///
    /// # Errors
    ///
    /// As `array`.
    #[inline]
    pub(crate) fn elements<'a, T: Encode + 'a>(
        &mut self,
        before: usize,
        values: impl IntoIterator<Item = &'a T>,
    ) -> Result<(), EncodeError> {
        for (i, value) in values.into_iter().enumerate() {
            self.comma();
            value.write_json(self).map_err(|e| e.at_index(before + i))?;
        }
        Ok(())
    }

    /// A member of any name.
    ///
    /// # Errors
    ///
    /// Those of the value, under the name.
    #[inline]
    pub(crate) fn entry<T: Encode + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), EncodeError> {
        self.name(name);
        value.write_json(self).map_err(|e| e.in_key(name))
    }

    /// Comma, name and colon.
    #[inline]
    pub(crate) fn name(&mut self, name: &str) {
        self.comma();
        self.text(name);
        self.out.push(b':');
    }

    /// An object of two required members, and the one beside them that has this `place`.
    ///
    /// # Errors
    ///
    /// Those of the members, each under its name.
    pub(crate) fn two<M: Beside, A: Encode, B: Encode>(
        &mut self,
        place: usize,
        (first, a): (Known, &A),
        (second, b): (Known, &B),
    ) -> Result<(), EncodeError> {
        let start = self.start();
        self.member::<M>(place, 0, first.text);
        a.write_json(self).map_err(|e| e.in_field(first.name))?;
        self.member::<M>(place, 1, second.text);
        b.write_json(self).map_err(|e| e.in_field(second.name))?;
        self.beside::<M>(place, 2);
        self.end_object(start);
        Ok(())
    }
}

/// The content of a string as `Display` gives it, piece by piece.
struct Content<'a>(&'a mut Vec<u8>);

impl fmt::Write for Content<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.0.extend_from_slice(piece.as_bytes());
        Ok(())
    }
}
