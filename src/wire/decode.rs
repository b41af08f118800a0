//! Bytes on their way to a Rust value: the trait, and the functions that drive it. It
//! knows that values are built in place; the types are in `types`.

use super::encode::Framing;
use super::reader::Reader;
use crate::error::{DecodeError, DecodeErrorKind as Kind};
use crate::typed::Describe;
use alloc::format;
use alloc::string::String;
use core::mem::MaybeUninit;

/// A type whose values can be decoded from bytes that live as long as `'de`.
///
/// Derive it with [`Record`](macro@crate::Record). Its methods are called by the library
/// and by derived code.
///
/// # Safety
///
/// An implementation vouches for invariant 5 of this folder: `decode_in` returns `Ok` only
/// with the slot initialised, and on `Err` leaves nothing in it that needs dropping.
///
/// ```
/// // `for<'de>`: the value borrows nothing of the input.
/// fn owned<T: for<'de> shorn::Decode<'de>>(input: Vec<u8>) -> Result<T, shorn::DecodeError> {
///     shorn::decode(&input)
/// }
///
/// assert_eq!(owned::<String>(vec![2, b'h', b'i'])?, "hi");
/// # Ok::<(), shorn::DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be decoded: `shorn::Decode<'_>` is not implemented for it",
    note = "derive it: `#[derive(shorn::Record)]`",
    note = "what borrows from the input must name its lifetime; `&[u8]` and `Vec<u8>` as bytes need `#[record(bytes)]`",
    note = "for a type of another crate, name a conversion on the field: `#[record(with = …)]`"
)]
pub unsafe trait Decode<'de>: Describe + Sized {
    /// Reads a value into `slot`.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong, in reading order, with its offset.
    #[doc(hidden)]
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError>;

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Those of `decode_in`.
    #[doc(hidden)]
    // Out of line without optimization, as `Field::read` is.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn decode(reader: &mut Reader<'de>) -> Result<Self, DecodeError> {
        let mut slot = MaybeUninit::uninit();
        Self::decode_in(&mut slot, reader)?;
        // SAFETY: `decode_in` returned `Ok` (invariant 5).
        Ok(unsafe { slot.assume_init() })
    }
}

/// A type that can be decoded without borrowing from the input: what a generic function
/// asks for that reads and returns it.
///
/// ```
/// fn load<T: shorn::DecodeOwned>(bytes: Vec<u8>) -> Result<T, shorn::DecodeError> {
///     shorn::decode(&bytes)
/// }
///
/// assert_eq!(load::<String>(vec![2, b'h', b'i'])?, "hi");
/// # Ok::<(), shorn::DecodeError>(())
/// ```
pub trait DecodeOwned: for<'de> Decode<'de> {}

impl<T: for<'de> Decode<'de>> DecodeOwned for T {}

/// Reads one message and says where it ends.
#[inline(always)]
pub(crate) fn prefix_of<'de, T: Decode<'de>>(
    reader: &mut Reader<'de>,
    framing: &Framing<'_>,
) -> Result<T, DecodeError> {
    if T::RECURSES {
        reader.set_definitions(T::definitions(), framing.limits.depth);
    }
    prefix(reader, framing)?;
    T::decode(reader)
}

/// Reads what goes before a message.
#[inline(always)]
pub(crate) fn prefix(reader: &mut Reader<'_>, framing: &Framing<'_>) -> Result<(), DecodeError> {
    for expected in framing.prefix {
        if reader.byte()? != *expected {
            return Err(mismatch(reader, framing.prefix));
        }
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn mismatch(reader: &Reader<'_>, expected: &[u8]) -> DecodeError {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let found = reader.input().get(..expected.len()).unwrap_or(reader.input());
    let detail = format!("{} here, {} in the message", hex(expected), hex(found));
    DecodeError::new(Kind::FingerprintMismatch, 0).with_detail(detail)
}

/// Reads one message that is all of `input`.
#[inline(always)]
pub(crate) fn whole<'de, T: Decode<'de>>(input: &'de [u8], framing: &Framing<'_>) -> Result<T, DecodeError> {
    let mut reader = reader(input, framing)?;
    let value = prefix_of(&mut reader, framing)?;
    reader.finish()?;
    Ok(value)
}

/// A reader of `input`, which must not be longer than a message may be.
#[inline(always)]
pub(crate) fn reader<'de>(input: &'de [u8], framing: &Framing<'_>) -> Result<Reader<'de>, DecodeError> {
    if input.len() as u64 > framing.limits.message {
        return Err(too_large(input.len(), framing.limits.message));
    }
    Ok(Reader::with_limits(input, framing.limits))
}

#[cold]
#[inline(never)]
fn too_large(n: usize, most: u64) -> DecodeError {
    DecodeError::new(Kind::MessageTooLarge, 0).with_detail(format!("{n} bytes, at most {most}"))
}
