//! The free functions: one message there, one back, with the limits of the format and
//! no fingerprint. For others see [`Codec`](crate::Codec).

use crate::error::{DecodeError, EncodeError};
use crate::wire::decode::{prefix_of, reader, whole};
use crate::wire::encode::{Framing, append, to_vec, with_pooled};
#[cfg(feature = "json")]
use crate::wire::json;
use crate::wire::{Decode, Encode, Output};
#[cfg(feature = "json")]
use alloc::string::String;
use alloc::vec::Vec;

const PLAIN: &Framing<'static> = &Framing::PLAIN;

/// Encodes a value into a new vector.
///
/// The vector is allocated once, by an upper bound of the value's size, and gives back what was
/// not needed where that is more than half of a bound above 4 KiB. Where the bound is beyond
/// 1,000,000 bytes, or a rule must be checked, the message is written to a growing buffer first.
/// The time is linear in the value.
///
/// # Errors
///
/// What a limit or a rule of a field refuses, with its path: the first in wire order. A type of
/// plain integers, floats, text and collections within the limits ([`Limits::new`](crate::Limits::new))
/// cannot fail.
///
/// ```
/// assert_eq!(shorn::encode("Grace")?, [5, b'G', b'r', b'a', b'c', b'e']);
/// assert_eq!(shorn::encode(&(300u32, true))?, [0xac, 0x02, 1]);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[inline]
pub fn encode<T: Encode + ?Sized>(value: &T) -> Result<Vec<u8>, EncodeError> {
    to_vec(value, PLAIN)
}

/// Encodes a value behind what a buffer holds: a `Vec<u8>`, or with the feature `bytes` a
/// `BytesMut`.
///
/// Nothing is allocated where the buffer has room for an upper bound of the value's size.
///
/// # Errors
///
/// Those of [`encode`]; the buffer is as it was then.
///
/// ```
/// let mut out = vec![0xff];
/// shorn::encode_into(&[1u8, 2], &mut out)?;
/// assert_eq!(out, [0xff, 1, 2]);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[inline]
pub fn encode_into<T: Encode + ?Sized, O: Output>(value: &T, out: &mut O) -> Result<(), EncodeError> {
    append(value, PLAIN, out)
}

/// Encodes a value into a `Write`, by one call of `write_all`.
///
/// The message is made in a buffer that the thread keeps, and that is released where it has
/// grown beyond 64 KiB.
///
/// # Errors
///
/// Those of [`encode`], before a byte is written; then `output_failed`, with the error of
/// the writer as its source.
///
/// ```
/// let mut file = Vec::new();
/// shorn::encode_to(&"hi", &mut file)?;
/// assert_eq!(file, [2, b'h', b'i']);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[cfg(feature = "std")]
pub fn encode_to<T: Encode + ?Sized>(value: &T, mut out: impl std::io::Write) -> Result<(), EncodeError> {
    with_pooled(value, PLAIN, |writer| out.write_all(writer.as_bytes()).map_err(EncodeError::output))
}

/// The number of bytes that [`encode`] gives for a value.
///
/// It costs about what encoding does: the value is written to a buffer that the thread
/// keeps, and counted.
///
/// # Errors
///
/// Those of [`encode`].
///
/// ```
/// assert_eq!(shorn::encoded_len(&u64::MAX)?, 10);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
pub fn encoded_len<T: Encode + ?Sized>(value: &T) -> Result<usize, EncodeError> {
    with_pooled(value, PLAIN, |writer| Ok(writer.len()))
}

/// The JSON text of a value: what `T::json_schema()` (feature `json-schema`) describes, written from the
/// value's own fields, without a value in between.
///
/// - **Objects**: first the required members, then the optional ones that are there, each in the order of their
///   names (UTF-16 code units; names that are array indices, like `7`, before all others and as numbers, which is the
///   order that ECMAScript gives the document's `properties`), then the entries of a flattened map. The tag of an enum
///   is a required member.
/// - **Maps** by the same order of their keys. **Sets** in the order in which they are iterated: of a `BTreeSet`
///   that is the order of the wire, of a `HashSet` any.
/// - **Numbers**: integers in full digits, also those that a double cannot hold; doubles as ECMAScript prints them,
///   `-0` as `0`, infinities as `null`. An `f32` is the double of the same value.
/// - **Text** with the escapes that JSON demands and no others. Bytes are an array of their numbers.
/// - Whatever else is what its shape is: a field [`with`](crate::Adapter) an adapter as the adapter's wire form,
///   dates and addresses as text, a `Duration` as an object. A `serde_json::Value` keeps the order of its members, but
///   for names that are array indices.
///
/// # Limits
///
/// Of [`Limits::new`](crate::Limits::new) only the depth is kept, of recursive types and of `serde_json::Value`s. Text,
/// collections and the whole may be of any size.
///
/// # Errors
///
/// `invalid_value` for NaN and where a conversion refuses; `recursion_depth`, `dynamic_depth`; and the rules that a
/// type makes for its values on [`encode`] too: `literal_mismatch`, a variant that is never on the wire,
/// `unsafe_integer`, `repeated_key`, `extra_repeats_field`. Elements of a set that differ only in what is not
/// written are not looked for. The error is the first in the order of the text, with its path.
///
/// A type whose [`Encode`] was written by hand has no JSON (`invalid_value`).
///
/// # Cost
///
/// Linear in the text, one growing buffer; beyond that maps allocate where their keys are no text or not sorted, and a
/// recursive type twice for each text.
///
/// ```
/// use shorn::Record;
///
/// #[derive(Record)]
/// struct Person {
///     name: String,
///     nickname: Option<String>,
///     age: u32,
/// }
///
/// let grace = Person { name: "Grace \"Amazing\" Hopper".into(), nickname: None, age: 45 };
/// assert_eq!(shorn::to_json(&grace)?, r#"{"age":45,"name":"Grace \"Amazing\" Hopper"}"#);
///
/// let error = shorn::to_json(&[1.5, f64::NAN]).unwrap_err();
/// assert_eq!((error.code(), error.path().unwrap().to_string()), ("invalid_value", "[1]".into()));
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[cfg(feature = "json")]
pub fn to_json<T: Encode + ?Sized>(value: &T) -> Result<String, EncodeError> {
    json::to_string(value)
}

/// Appends the JSON text of a value to what a buffer holds: [`to_json`] without an allocation where there is room.
///
/// # Errors
///
/// Those of [`to_json`]; the buffer is as it was then.
///
/// ```
/// let mut lines = b"[1]\n".to_vec();
/// shorn::to_json_into(&(2, "two"), &mut lines)?;
/// assert_eq!(lines, b"[1]\n[2,\"two\"]");
/// assert!(shorn::to_json_into(&(3, f64::NAN), &mut lines).is_err());
/// assert_eq!(lines.len(), 13);
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[cfg(feature = "json")]
pub fn to_json_into<T: Encode + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    json::append(value, out)
}

/// Decodes a value that is the whole of `input`.
///
/// `&str`, `Cow<str>` and `&[u8]` in the type borrow from the input. The time is linear in the
/// input and in what the value takes in memory; the crate's front page says what hostile input
/// can make it allocate.
///
/// # Errors
///
/// The first thing that is wrong, in reading order: its kind, the byte, the field. Input that is not
/// the one encoding of some value is always an error, trailing bytes included.
///
/// ```
/// let (n, name): (u32, &str) = shorn::decode(&[45, 2, b'h', b'i'])?;
/// assert_eq!((n, name), (45, "hi"));
/// assert_eq!(shorn::decode::<bool>(&[1, 0]).unwrap_err().code(), "trailing_data");
/// # Ok::<(), shorn::DecodeError>(())
/// ```
#[inline]
pub fn decode<'de, T: Decode<'de>>(input: &'de [u8]) -> Result<T, DecodeError> {
    whole(input, PLAIN)
}

/// Decodes a value at the start of `input`, and gives back the rest, which is not looked at.
///
/// # Errors
///
/// Those of [`decode`], but for trailing bytes.
///
/// ```
/// let (n, rest) = shorn::decode_prefix::<u32>(&[0xac, 0x02, 7])?;
/// assert_eq!((n, rest), (300, &[7][..]));
/// # Ok::<(), shorn::DecodeError>(())
/// ```
#[inline]
pub fn decode_prefix<'de, T: Decode<'de>>(input: &'de [u8]) -> Result<(T, &'de [u8]), DecodeError> {
    let mut reader = reader(input, PLAIN)?;
    let value = prefix_of(&mut reader, PLAIN)?;
    Ok((value, reader.rest()))
}
