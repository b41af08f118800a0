//! Other ways to write a field than its type's own, chosen by an attribute: raw
//! bytes, four-byte floats, the rest of a tuple, a conversion of the user's.

use super::sequence::{bound_all, put_all, read_behind};
use super::text::{MOST_LENGTH, put_block};
use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError, EncodeErrorKind};
use crate::shape::{JsonType, Node};
use crate::typed::{Adapter, Describe, Describer};
use crate::wire::depth::Least;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::format;
use alloc::vec::Vec;
use core::mem::MaybeUninit;

/// What [`Describe`](crate::Describe) says of a type, said of a type under a form.
#[diagnostic::on_unimplemented(message = "`{T}` cannot be written as `{Self}`")]
pub trait DescribeForm<T: ?Sized> {
    /// Fewest bytes.
    const MIN: usize;
    /// Free slots.
    const SLOTS: usize = 0;
    /// The type of the JSON value, where it is always the same one.
    const JSON: Option<JsonType>;
    /// Whether some value is JSON null.
    const NULL: bool = false;
    /// Whether a field may lead back to the type that has the field.
    const REACHES: bool = false;

    /// Fewest bytes under one root.
    fn least(_: &mut Least) -> usize {
        Self::MIN
    }

    /// The shape.
    fn describe(describer: &mut Describer) -> Node;
}

/// [`Encode`] under a form.
///
/// # Safety
///
/// As `Encode`.
#[diagnostic::on_unimplemented(message = "`{T}` cannot be written as `{Self}`")]
pub unsafe trait EncodeForm<T: ?Sized>: DescribeForm<T> {
    /// As `Encode::bound`.
    fn bound(value: &T, sizer: &mut Sizer) -> u64;

    /// As `Encode::put`.
    ///
    /// # Safety
    ///
    /// As `Encode::put`.
    unsafe fn put(value: &T, p: *mut u8) -> *mut u8;

    /// As `Encode::encode`.
    ///
    /// # Errors
    ///
    /// As `Encode::encode`.
    fn encode(value: &T, writer: &mut Writer) -> Result<(), EncodeError>;

    /// As `Encode::write_json`.
    ///
    /// # Errors
    ///
    /// As `Encode::write_json`.
    #[cfg(feature = "json")]
    fn write_json(value: &T, json: &mut Json) -> Result<(), EncodeError>;
}

/// [`Decode`] under a form.
///
/// # Safety
///
/// As `Decode`.
#[diagnostic::on_unimplemented(message = "`{T}` cannot be read as `{Self}`")]
pub unsafe trait DecodeForm<'de, T>: DescribeForm<T> {
    /// As `Decode::decode_in`.
    ///
    /// # Errors
    ///
    /// As `Decode::decode_in`.
    fn decode_in(slot: &mut MaybeUninit<T>, reader: &mut Reader<'de>) -> Result<(), DecodeError>;
}

/// The forms that attributes name.
pub mod form {
    use core::marker::PhantomData;

    /// `#[record(bytes)]`: raw bytes behind a length.
    #[derive(Debug)]
    pub struct Bytes;

    /// `#[record(float32)]`: four bytes.
    #[derive(Debug)]
    pub struct Float32;

    /// `#[record(rest)]`: the elements of a tuple behind its `FIXED` first ones.
    #[derive(Debug)]
    pub struct Rest<const FIXED: usize>;

    /// `#[record(nullable)]` beside another form: that form inside of a nullable.
    #[derive(Debug)]
    pub struct Nullable<F>(PhantomData<F>);

    /// `#[record(with = A)]`: what the adapter `A` makes of the value.
    #[derive(Debug)]
    pub struct With<A>(PhantomData<A>);
}

impl<T: AsBytes + ?Sized> DescribeForm<T> for form::Bytes {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;

    fn describe(_: &mut Describer) -> Node {
        Node::bytes()
    }
}

/// Types that are bytes in memory.
///
/// # Safety
///
/// The bytes of an unchanged value are the same each time.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be written as bytes",
    note = "`#[record(bytes)]` is for `Vec<u8>`, `&[u8]`, `Cow<[u8]>`, `Box<[u8]>`, `Arc<[u8]>` and `[u8; N]`",
    note = "for lists of byte strings, wrap one: `#[derive(Record)] struct Blob(#[record(bytes)] Vec<u8>);`"
)]
pub unsafe trait AsBytes {
    /// The bytes.
    fn as_bytes(&self) -> &[u8];
}

macro_rules! as_bytes {
    ($([$($generics:tt)*] $type:ty),*) => { $(
        // SAFETY: the standard library's owners of bytes are steady (invariant 3).
        unsafe impl<$($generics)*> AsBytes for $type {
            #[inline(always)]
            fn as_bytes(&self) -> &[u8] {
                self
            }
        }
    )* };
}
as_bytes!([] [u8], [] &[u8], [] Vec<u8>, [] Box<[u8]>, [] Cow<'_, [u8]>, [] alloc::sync::Arc<[u8]>, [const N: usize] [u8; N]);

// SAFETY: a length within five bytes, and the bytes, which `AsBytes` vouches for (invariants 1 and 3).
unsafe impl<T: AsBytes + ?Sized> EncodeForm<T> for form::Bytes {
    #[inline(always)]
    fn bound(value: &T, sizer: &mut Sizer) -> u64 {
        MOST_LENGTH + sizer.text(value.as_bytes().len())
    }

    #[inline(always)]
    unsafe fn put(value: &T, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { put_block(p, value.as_bytes()) }
    }

    fn encode(value: &T, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.bytes(value.as_bytes())
    }

    #[cfg(feature = "json")]
    fn write_json(value: &T, json: &mut Json) -> Result<(), EncodeError> {
        json.bytes(value.as_bytes());
        Ok(())
    }
}

macro_rules! from_bytes {
    ($([$($lifetime:tt)*] $type:ty: |$bytes:ident| $make:expr),*) => { $(
        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de $($lifetime)*> DecodeForm<'de, $type> for form::Bytes {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<$type>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let $bytes = reader.bytes()?;
                slot.write($make);
                Ok(())
            }
        }
    )* };
}
from_bytes!(
    [: 'a, 'a] &'a [u8]: |bytes| bytes,
    [: 'a, 'a] Cow<'a, [u8]>: |bytes| Cow::Borrowed(bytes),
    [] Vec<u8>: |bytes| bytes.to_vec(),
    [] Box<[u8]>: |bytes| bytes.into(),
    [] alloc::sync::Arc<[u8]>: |bytes| bytes.into()
);

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, const N: usize> DecodeForm<'de, [u8; N]> for form::Bytes {
    fn decode_in(slot: &mut MaybeUninit<[u8; N]>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let at = reader.offset();
        let bytes = reader.bytes()?;
        let Ok(bytes) = bytes.try_into() else {
            return Err(reader.refuse(at, format!("{} bytes for an array of {N}", bytes.len())));
        };
        slot.write(bytes);
        Ok(())
    }
}

/// `f32`, and nothing else: a trait for the words of its error.
#[diagnostic::on_unimplemented(
    message = "#[record(float32)] is for `f32`, and this is `{Self}`",
    note = "an `f64` has eight bytes on the wire without it"
)]
pub trait Single: Copy {
    /// The number.
    fn get(self) -> f32;

    /// The number as the type.
    fn of(value: f32) -> Self;
}

impl Single for f32 {
    #[inline(always)]
    fn get(self) -> f32 {
        self
    }

    #[inline(always)]
    fn of(value: f32) -> f32 {
        value
    }
}

impl<T: Single> DescribeForm<T> for form::Float32 {
    const MIN: usize = 4;
    const JSON: Option<JsonType> = Some(JsonType::Number);

    fn describe(_: &mut Describer) -> Node {
        Node::float32()
    }
}

// SAFETY: four bytes (invariant 1).
unsafe impl<T: Single> EncodeForm<T> for form::Float32 {
    #[inline(always)]
    fn bound(_: &T, _: &mut Sizer) -> u64 {
        4
    }

    #[inline(always)]
    unsafe fn put(value: &T, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound (invariant 2).
        unsafe {
            p.cast::<[u8; 4]>().write(value.get().to_bits().to_le_bytes());
            p.add(4)
        }
    }

    fn encode(value: &T, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.float32(value.get());
        Ok(())
    }

    #[cfg(feature = "json")]
    fn write_json(value: &T, json: &mut Json) -> Result<(), EncodeError> {
        json.float(value.get().into())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T: Single> DecodeForm<'de, T> for form::Float32 {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<T>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(T::of(reader.float32()?));
        Ok(())
    }
}

/// Types that the rest of a tuple is collected in.
///
/// # Safety
///
/// The elements of an unchanged value are the same each time, and as many as announced.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the rest of a tuple",
    note = "`#[record(rest)]` is for `Vec<T>`, `VecDeque<T>` and `Box<[T]>`"
)]
pub unsafe trait List: From<Vec<Self::Element>> {
    /// What there is any number of.
    type Element;

    /// The elements.
    fn elements(&self) -> impl ExactSizeIterator<Item = &Self::Element>;
}

macro_rules! lists {
    ($($type:ty),*) => { $(
        // SAFETY: the standard library's owners of elements are steady (invariant 3).
        unsafe impl<T> List for $type {
            type Element = T;

            #[inline(always)]
            fn elements(&self) -> impl ExactSizeIterator<Item = &T> {
                self.iter()
            }
        }
    )* };
}
lists!(Vec<T>, VecDeque<T>, Box<[T]>);

impl<L: List<Element: Describe>, const FIXED: usize> DescribeForm<L> for form::Rest<FIXED> {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;
    const REACHES: bool = L::Element::NAMED;

    /// The shape of one element: the tuple says that there are many.
    fn describe(describer: &mut Describer) -> Node {
        L::Element::describe(describer)
    }
}

// SAFETY: a count within five bytes and the bounds of the elements, which `List` vouches for (invariants 1 and 3).
unsafe impl<L: List<Element: Encode>, const FIXED: usize> EncodeForm<L> for form::Rest<FIXED> {
    #[inline(always)]
    fn bound(value: &L, sizer: &mut Sizer) -> u64 {
        const { assert!(L::Element::MIN > 0, "elements that take no bytes cannot be counted by the reader of a rest") };
        bound_all(value.elements().len(), value.elements(), sizer)
    }

    #[inline(always)]
    unsafe fn put(value: &L, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2), and the count and the elements are
        // those that were bounded (invariants 1 and 3, by `List`).
        unsafe { put_all(varint::put_length(p, value.elements().len()), value.elements()) }
    }

    fn encode(value: &L, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.count(value.elements().len())?;
        writer.elements(value.elements()).map_err(|(i, e)| e.at_index(FIXED + i))
    }

    /// The elements, each with its comma: the tuple has brackets and commas around them.
    #[cfg(feature = "json")]
    fn write_json(value: &L, json: &mut Json) -> Result<(), EncodeError> {
        json.elements(FIXED, value.elements())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, L: List<Element: Decode<'de>>, const FIXED: usize> DecodeForm<'de, L> for form::Rest<FIXED> {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<L>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        const { assert!(L::Element::MIN > 0, "elements that take no bytes cannot be counted by the reader of a rest") };
        let n = reader.count_of::<L::Element>(0)?;
        let left = reader.left();
        let elements = read_behind(FIXED, n, reader);
        slot.write(elements.map_err(|e| reader.blame_count::<L::Element>(n, 0, left, e))?.into());
        Ok(())
    }
}

impl<T, F: DescribeForm<T>> DescribeForm<Option<T>> for form::Nullable<F> {
    const MIN: usize = 1;
    const JSON: Option<JsonType> = None;
    const NULL: bool = true;
    const REACHES: bool = F::REACHES;

    fn describe(describer: &mut Describer) -> Node {
        Node::nullable(F::describe(describer))
    }
}

// SAFETY: one byte, and what the form inside takes (invariant 1).
unsafe impl<T, F: EncodeForm<T>> EncodeForm<Option<T>> for form::Nullable<F> {
    #[inline(always)]
    fn bound(value: &Option<T>, sizer: &mut Sizer) -> u64 {
        const { assert!(!F::NULL, "null would be written in two ways: the form inside of this Option has its own") };
        1 + value.as_ref().map_or(0, |value| F::bound(value, sizer))
    }

    #[inline(always)]
    unsafe fn put(value: &Option<T>, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved one byte and the value's bound (invariant 2).
        unsafe {
            *p = value.is_some() as u8;
            match value {
                None => p.add(1),
                Some(value) => F::put(value, p.add(1)),
            }
        }
    }

    fn encode(value: &Option<T>, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.boolean(value.is_some());
        match value {
            None => Ok(()),
            Some(value) => F::encode(value, writer),
        }
    }

    #[cfg(feature = "json")]
    fn write_json(value: &Option<T>, json: &mut Json) -> Result<(), EncodeError> {
        match value {
            None => json.null(),
            Some(value) => F::write_json(value, json)?,
        }
        Ok(())
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T, F: DecodeForm<'de, T>> DecodeForm<'de, Option<T>> for form::Nullable<F> {
    #[inline(always)]
    fn decode_in(slot: &mut MaybeUninit<Option<T>>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let value = if reader.nullable()? { Some(crate::wire::derived::decode_form::<F, T>(reader)?) } else { None };
        slot.write(value);
        Ok(())
    }
}

impl<T: ?Sized, A: Adapter<T>> DescribeForm<T> for form::With<A> {
    const MIN: usize = <A::Wire<'static> as Describe>::MIN;
    const SLOTS: usize = <A::Wire<'static> as Describe>::SLOTS;
    const JSON: Option<JsonType> = <A::Wire<'static> as Describe>::JSON;
    const NULL: bool = <A::Wire<'static> as Describe>::NULL;
    const REACHES: bool = <A::Wire<'static> as Describe>::REACHES;

    fn least(least: &mut Least) -> usize {
        <A::Wire<'static> as Describe>::least(least)
    }

    fn describe(describer: &mut Describer) -> Node {
        <A::Wire<'static> as Describe>::describe(describer)
    }
}

fn converted<T: ?Sized, A: Adapter<T>>(value: &T) -> Result<A::Wire<'_>, EncodeError> {
    A::to_wire(value).map_err(|why| EncodeError::new(EncodeErrorKind::InvalidValue).with_detail(why))
}

// SAFETY: always suspect, so that `put` is never called: the conversion is code of the user's, which need not give the
// same twice (invariants 1 and 3).
unsafe impl<T: ?Sized, A: Adapter<T>> EncodeForm<T> for form::With<A> {
    #[inline(always)]
    fn bound(_: &T, sizer: &mut Sizer) -> u64 {
        sizer.suspect();
        0
    }

    #[expect(clippy::unreachable, reason = "never called, as argued above")]
    unsafe fn put(_: &T, _: *mut u8) -> *mut u8 {
        unreachable!("a conversion is written carefully")
    }

    fn encode(value: &T, writer: &mut Writer) -> Result<(), EncodeError> {
        converted::<T, A>(value)?.encode(writer)
    }

    #[cfg(feature = "json")]
    fn write_json(value: &T, json: &mut Json) -> Result<(), EncodeError> {
        converted::<T, A>(value)?.write_json(json)
    }
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de, T, A: Adapter<T>> DecodeForm<'de, T> for form::With<A> {
    fn decode_in(slot: &mut MaybeUninit<T>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        let at = reader.offset();
        let wire = A::Wire::<'de>::decode(reader)?;
        let value = A::from_wire(wire).map_err(|why| DecodeError::new(Kind::InvalidValue, at).with_detail(why))?;
        slot.write(value);
        Ok(())
    }
}
