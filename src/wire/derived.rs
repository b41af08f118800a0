//! What derived code does with bytes, beyond the methods of the two traits: entering
//! a recursive type, fields under a form, extras, options. Each is checked here.

use super::decode::Decode;
use super::encode::Encode;
use super::reader::Reader;
use super::sizer::Sizer;
use super::writer::Writer;
use crate::error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind};
use crate::shape::JsonType;
use crate::typed::derived::{Lit, Literal, branches_by_type};
use core::mem::MaybeUninit;

pub use super::depth::{Definitions, Entered, Least};
pub use super::field::Field;
#[cfg(feature = "json")]
pub use super::json::{Alone, Beside, Json, place};
pub use super::types::forms::{DecodeForm, DescribeForm, EncodeForm, form};
pub use super::types::map::Extras;

impl Sizer {
    /// Enters the recursive type `T`; `None` where it is nested too deep.
    #[doc(hidden)]
    #[inline(always)]
    pub fn enter_type<T: ?Sized>(&mut self) -> Option<Entered> {
        self.enter(typeid::of::<T>())
    }

    /// Leaves what was entered.
    #[doc(hidden)]
    #[inline(always)]
    pub fn leave_type(&mut self, entered: Entered) {
        self.leave(entered);
    }

    /// Asks for safe integers inside, and says what was asked for before.
    #[doc(hidden)]
    #[inline(always)]
    pub fn safe_integers(&mut self, on: bool) -> bool {
        self.set_safe_integers(on)
    }
}

impl Writer {
    /// Enters the recursive type `T`.
    ///
    /// # Errors
    ///
    /// `recursion_depth` where it is nested too deep.
    #[doc(hidden)]
    pub fn enter_type<T: ?Sized>(&mut self) -> Result<Entered, EncodeError> {
        self.enter(typeid::of::<T>())
    }

    /// Leaves what was entered.
    #[doc(hidden)]
    pub fn leave_type(&mut self, entered: Entered) {
        self.leave(entered);
    }

    /// Asks for safe integers inside, and says what was asked for before.
    #[doc(hidden)]
    pub fn safe_integers(&mut self, on: bool) -> bool {
        self.set_safe_integers(on)
    }
}

impl Reader<'_> {
    /// Enters the recursive type `T`.
    ///
    /// # Errors
    ///
    /// `recursion_depth` where it is nested too deep.
    #[doc(hidden)]
    #[inline(always)]
    pub fn enter_type<T: ?Sized>(&mut self) -> Result<Entered, DecodeError> {
        self.enter(typeid::of::<T>())
    }

    /// Leaves what was entered.
    #[doc(hidden)]
    #[inline(always)]
    pub fn leave_type(&mut self, entered: Entered) {
        self.leave(entered);
    }

    /// Asks for safe integers inside, and says what was asked for before.
    #[doc(hidden)]
    #[inline(always)]
    pub fn safe_integers(&mut self, on: bool) -> bool {
        self.set_safe_integers(on)
    }
}

/// The error of a literal field that holds something else, or of a value that no
/// variant on the wire stands for.
#[cold]
#[inline(never)]
pub fn encode_error(kind: EncodeErrorKind) -> EncodeError {
    EncodeError::new(kind)
}

/// What the emitted `bound` and `put` rest on. They are functions of the sizer because the sizer stands in the signature of
/// [`Encode::bound`]: in an impl of that trait no other type can have its place, so that a path to other functions of the
/// same names (`#[record(crate = …)]`) does not compile, instead of being called for what is promised here.
impl Sizer {
    /// Compiles where the value has the type that it is spelled with, and does nothing. A reference to another type might
    /// be taken for it by that one's `Deref`, which is code of the caller's (invariant 3): a pointer is not.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn is_spelled<T: ?Sized>(_: *const T) {}

    /// As `is_spelled`, for an optional value.
    #[doc(hidden)]
    #[inline(always)]
    pub const fn is_optional<T>(_: *const Option<T>) {}

    /// The presence bitmap of `N` optional fields, written.
    ///
    /// # Safety
    ///
    /// `N.div_ceil(8)` bytes at `p` are writable.
    #[doc(hidden)]
    #[inline(always)]
    pub unsafe fn put_bitmap<const N: usize>(p: *mut u8, present: [bool; N]) -> *mut u8 {
        let mut at = p;
        for eight in present.chunks(8) {
            let mut byte = 0;
            for (i, bit) in eight.iter().enumerate() {
                byte |= (*bit as u8) << i;
            }
            // SAFETY: one byte for each eight fields begun, which the caller owns (invariant 2).
            unsafe {
                *at = byte;
                at = at.add(1);
            }
        }
        at
    }

    /// A varint index of an enum or a union, written.
    ///
    /// # Safety
    ///
    /// 16 bytes at `p` are writable.
    #[doc(hidden)]
    #[inline(always)]
    pub unsafe fn put_index(p: *mut u8, index: usize) -> *mut u8 {
        // SAFETY: the caller's promise covers the longest varint and its overshoot (invariant 2).
        unsafe { super::varint::put_length(p, index) }
    }

    /// The branches of an untagged enum's variants.
    #[doc(hidden)]
    pub const fn branches_by_type<const N: usize>(types: [Option<JsonType>; N]) -> [usize; N] {
        branches_by_type(types)
    }

    /// The bound of a value under a form.
    #[doc(hidden)]
    #[inline(always)]
    pub fn bound_form<F: EncodeForm<T>, T: ?Sized>(&mut self, value: &T) -> u64 {
        F::bound(value, self)
    }

    /// A value under a form, written.
    ///
    /// # Safety
    ///
    /// As `EncodeForm::put`.
    #[doc(hidden)]
    #[inline(always)]
    pub unsafe fn put_form<F: EncodeForm<T>, T: ?Sized>(value: &T, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller's promise is the one that is asked for (invariant 2).
        unsafe { F::put(value, p) }
    }

    /// The bound of a constant field, which takes no bytes; suspect where it holds something else.
    #[doc(hidden)]
    #[inline(always)]
    pub fn bound_literal<T: Literal>(&mut self, value: &T, literal: Lit) -> u64 {
        if !value.is(literal) {
            self.suspect();
        }
        0
    }

    /// The bound of an open object's extras; suspect where one names a declared field.
    #[doc(hidden)]
    #[inline]
    pub fn bound_extras<M: Extras + Encode>(&mut self, extras: &M, declared: &[&str]) -> u64 {
        if extras.repeats(declared) {
            self.suspect();
        }
        extras.bound(self)
    }
}

impl Reader<'_> {
    /// The guard of a place in a record that is decoded in place: a method of the reader for the reason of those of the
    /// sizer, since [`Decode::decode_in`] names the reader.
    ///
    /// # Safety
    ///
    /// As `Field::new`.
    #[doc(hidden)]
    #[inline(always)]
    pub unsafe fn field<'a, T>(place: *mut T) -> Field<'a, T> {
        // SAFETY: the caller's promise is the one that is asked for (invariant 5).
        unsafe { Field::new(place) }
    }
}

impl<'a, T> Field<'a, Option<T>> {
    /// Reads an optional field that is present, or fills it with `None`.
    ///
    /// # Errors
    ///
    /// Those of `T`.
    // Out of line without optimization, as `Field::read` is.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_optional<'de>(&mut self, present: bool, reader: &mut Reader<'de>) -> Result<(), DecodeError>
    where
        T: Decode<'de>,
    {
        if const { size_of::<T>() > LARGE } {
            return self.read_large(present, reader);
        }
        let value = if present { Some(T::decode(reader)?) } else { None };
        self.write(value);
        Ok(())
    }

    /// `read_optional` where a copy of the value must not lie in the frame of a record that
    /// may be nested in itself.
    #[inline(never)]
    fn read_large<'de>(&mut self, present: bool, reader: &mut Reader<'de>) -> Result<(), DecodeError>
    where
        T: Decode<'de>,
    {
        let value = if present { Some(T::decode(reader)?) } else { None };
        self.write(value);
        Ok(())
    }
}

/// Bytes of a value that are too many to lie in a frame of a recursion twice: 256 levels
/// of it and of the frame's own share must leave most of a thread's stack.
const LARGE: usize = 512;

/// Reads a value under a form.
///
/// # Errors
///
/// Those of the form.
// Out of line without optimization, as `Field::read` is.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn decode_form<'de, F: DecodeForm<'de, T>, T>(reader: &mut Reader<'de>) -> Result<T, DecodeError> {
    let mut slot = MaybeUninit::uninit();
    F::decode_in(&mut slot, reader)?;
    // SAFETY: `decode_in` of a form returned `Ok` (invariant 5).
    Ok(unsafe { slot.assume_init() })
}

/// Checks a constant field.
///
/// # Errors
///
/// `literal_mismatch` where it holds something else.
#[inline]
pub fn literal_encode<T: Literal>(value: &T, literal: Lit) -> Result<(), EncodeError> {
    if value.is(literal) { Ok(()) } else { Err(encode_error(EncodeErrorKind::LiteralMismatch)) }
}

/// Makes a constant field.
///
/// # Errors
///
/// `invalid_value` where the type cannot hold the constant.
#[inline]
pub fn literal_decode<T: Literal>(literal: Lit, reader: &Reader<'_>) -> Result<T, DecodeError> {
    T::make(literal).ok_or_else(|| reader.refuse(reader.offset(), "the type of the field cannot hold its literal"))
}

/// Appends an open object's extras.
///
/// # Errors
///
/// `extra_repeats_field` where a key names a declared field, and those of the map.
pub fn extras_encode<M: Extras + Encode>(
    extras: &M,
    declared: &[&str],
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    if extras.repeats(declared) {
        return Err(EncodeError::new(EncodeErrorKind::ExtraRepeatsField));
    }
    extras.encode(writer)
}

/// Appends an open object's extras, behind its declared members.
///
/// # Errors
///
/// `extra_repeats_field` where a key names a declared field or the member beside them, and those of
/// the map.
#[cfg(feature = "json")]
pub fn extras_json<M: Beside, X: Extras + Encode>(
    extras: &X,
    declared: &[&str],
    json: &mut Json,
) -> Result<(), EncodeError> {
    if extras.repeats(declared) || M::NAME.is_some_and(|name| extras.repeats(&[name])) {
        return Err(EncodeError::new(EncodeErrorKind::ExtraRepeatsField));
    }
    let start = json.start();
    extras.write_json(json)?;
    json.dissolve(start);
    Ok(())
}

/// Reads an open object's extras.
///
/// # Errors
///
/// Those of the map, then `extra_repeats_field`, after the whole record.
#[inline]
pub fn extras_decode<'de, M: Extras + Decode<'de>>(
    declared: &[&str],
    reader: &mut Reader<'de>,
) -> Result<M, DecodeError> {
    let extras = M::decode(reader)?;
    if extras.repeats(declared) {
        return Err(reader.fail(DecodeErrorKind::ExtraRepeatsField));
    }
    Ok(extras)
}
