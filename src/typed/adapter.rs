//! Conversions of the user's between a field and what stands for it on the wire. It
//! knows types only; that conversions are not to be trusted is known in `wire`.

use crate::wire::{Decode, Encode};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Write};
use core::marker::PhantomData;
use core::str::FromStr;

/// How a field is written and read as another type: `#[record(with = A)]`.
///
/// Implement it on a type of your own, for types of other crates or for a wire form
/// that differs from the type's. A record with such a field takes the careful encoder,
/// which is slower by the checks it makes, never by what it writes.
///
/// ```
/// use shorn::{Adapter, Record};
/// use std::borrow::Cow;
///
/// /// A length in metres, whole millimetres on the wire.
/// struct Millimetres;
///
/// impl Adapter<f64> for Millimetres {
///     type Wire<'a> = u32;
///
///     fn to_wire(metres: &f64) -> Result<u32, Cow<'static, str>> {
///         let mm = (metres * 1000.0).round();
///         // NaN is in no range.
///         if (0.0..=f64::from(u32::MAX)).contains(&mm) { Ok(mm as u32) } else { Err("not a length".into()) }
///     }
///
///     fn from_wire(mm: u32) -> Result<f64, Cow<'static, str>> {
///         Ok(f64::from(mm) / 1000.0)
///     }
/// }
///
/// #[derive(Record)]
/// struct Plank {
///     #[record(with = Millimetres)]
///     length: f64,
/// }
///
/// assert_eq!(shorn::encode(&Plank { length: 0.3 })?, [0xac, 0x02]);
/// let error = shorn::encode(&Plank { length: f64::NAN }).unwrap_err();
/// assert_eq!(error.to_string(), "invalid_value at length: expected a value that the conversion accepts (not a length)");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not convert `{T}`: `shorn::Adapter<{T}>` is not implemented for it"
)]
pub trait Adapter<T: ?Sized> {
    /// What stands for the value on the wire; it may borrow from the value, and from
    /// the input.
    type Wire<'a>: Encode + Decode<'a>;

    /// The value as it goes on the wire.
    ///
    /// # Errors
    ///
    /// Why the value has no wire form, in a few words: `invalid_value` with the field's path.
    ///
    /// ```
    /// use shorn::{Adapter, Text};
    ///
    /// assert_eq!(<Text as Adapter<u8>>::to_wire(&7)?, "7");
    /// # Ok::<(), std::borrow::Cow<str>>(())
    /// ```
    fn to_wire<'a>(value: &'a T) -> Result<Self::Wire<'a>, Cow<'static, str>>;

    /// The value that came from the wire.
    ///
    /// # Errors
    ///
    /// Why there is no such value, in a few words: `invalid_value` with its offset.
    ///
    /// ```
    /// use shorn::{Adapter, Text};
    ///
    /// assert_eq!(<Text as Adapter<u8>>::from_wire("7".into())?, 7);
    /// assert!(<Text as Adapter<u8>>::from_wire("256".into()).is_err());
    /// # Ok::<(), std::borrow::Cow<str>>(())
    /// ```
    fn from_wire(wire: Self::Wire<'_>) -> Result<T, Cow<'static, str>>
    where
        T: Sized;
}

/// A field written as the text it displays, and parsed back: `#[record(with = shorn::Text)]`.
///
/// On the wire it is a `string`, within [`Limits::text`](crate::Limits::text). `invalid_value` is
/// given where `Display` fails, and where the text does not parse. Every text that parses is read, and `05` parses as 5:
/// only what this library wrote is sure to be written as it was read. It costs a string on encode.
///
/// ```
/// use shorn::Record;
/// use std::num::NonZeroU8;
///
/// #[derive(Record, Debug)]
/// struct Door {
///     #[record(with = shorn::Text)]
///     number: NonZeroU8,
/// }
///
/// let bytes = shorn::encode(&Door { number: NonZeroU8::MIN }).unwrap();
/// assert_eq!(bytes, [1, b'1']);
/// assert_eq!(shorn::decode::<Door>(&[1, b'0']).unwrap_err().code(), "invalid_value");
/// assert_eq!(shorn::decode::<Door>(&[2, b'0', b'5']).unwrap().number.get(), 5);
/// # assert!(shorn::decode::<Door>(&bytes).is_ok());
/// ```
#[derive(Debug)]
pub struct Text;

impl<T: Display + FromStr> Adapter<T> for Text
where
    T::Err: Display,
{
    type Wire<'a> = Cow<'a, str>;

    fn to_wire<'a>(value: &'a T) -> Result<Cow<'a, str>, Cow<'static, str>> {
        // Not `to_string`, which panics where `Display` reports an error.
        let mut text = String::new();
        write!(text, "{value}").map_err(|_| "its Display failed")?;
        Ok(Cow::Owned(text))
    }

    fn from_wire(wire: Cow<'_, str>) -> Result<T, Cow<'static, str>> {
        wire.parse().map_err(|e: T::Err| Cow::Owned(e.to_string()))
    }
}

/// A list whose elements are written by an adapter: `#[record(with = shorn::Each<A>)]`.
///
/// ```
/// use shorn::{Each, Record, Text};
/// use std::num::NonZeroU8;
///
/// #[derive(Record)]
/// struct Street {
///     #[record(with = Each<Text>)]
///     doors: Vec<NonZeroU8>,
/// }
///
/// let doors = vec![NonZeroU8::MIN, NonZeroU8::MAX];
/// assert_eq!(shorn::encode(&Street { doors })?, *b"\x02\x011\x03255");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[derive(Debug)]
pub struct Each<A>(PhantomData<A>);

impl<T, A: Adapter<T>> Adapter<Vec<T>> for Each<A> {
    type Wire<'a> = Vec<A::Wire<'a>>;

    fn to_wire<'a>(values: &'a Vec<T>) -> Result<Self::Wire<'a>, Cow<'static, str>> {
        values.iter().enumerate().map(|(i, value)| A::to_wire(value).map_err(|why| at(i, &why))).collect()
    }

    fn from_wire(wires: Self::Wire<'_>) -> Result<Vec<T>, Cow<'static, str>> {
        wires.into_iter().enumerate().map(|(i, wire)| A::from_wire(wire).map_err(|why| at(i, &why))).collect()
    }
}

fn at(index: usize, why: &str) -> Cow<'static, str> {
    Cow::Owned(format!("[{index}]: {why}"))
}
