//! The `bytes` crate's buffers as outputs and inputs: `BytesMut` and any `BufMut`,
//! `Bytes` without a copy there and back. It knows buffers; messages are `wire`'s.

use crate::codec::Codec;
use crate::error::{DecodeError, EncodeError};
use crate::messages::Encodes;
use crate::typed::Describe;
use crate::wire::encode::to_buffer;
use crate::wire::{Decode, Encode};
use bytes::{BufMut, Bytes};

/// Encodes a value into any `BufMut`: a `BytesMut`, a chain, a limited slice.
///
/// The message is made in a buffer that the thread keeps, and copied once.
///
/// # Errors
///
/// Those of [`encode`](crate::encode), before a byte is written; `output_failed` where the
/// buffer has less room left than the message takes.
///
/// ```
/// let mut out = bytes::BytesMut::new();
/// shorn::encode_to_buf("hi", &mut out)?;
/// assert_eq!(&out[..], b"\x02hi");
///
/// let mut small = [0u8; 2];
/// assert_eq!(shorn::encode_to_buf("hi", &mut &mut small[..]).unwrap_err().code(), "output_failed");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
pub fn encode_to_buf<T: Encode + ?Sized>(value: &T, out: impl BufMut) -> Result<(), EncodeError> {
    Codec::new().encode_to_buf(value, out)
}

/// Encodes a value into a `Bytes`.
///
/// A message of up to some hundred bytes is made on the stack and gets one block of exactly its size: `Bytes::from` of
/// [`encode`](crate::encode) takes a second one, since a vector that has room left needs a place to count its owners.
/// Larger messages are that.
///
/// # Errors
///
/// Those of [`encode`](crate::encode).
///
/// ```
/// let bytes = shorn::encode_to_bytes("hi")?;
/// assert_eq!(&bytes[..], b"\x02hi");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
pub fn encode_to_bytes<T: Encode + ?Sized>(value: &T) -> Result<Bytes, EncodeError> {
    Codec::new().encode_to_bytes(value)
}

/// Decodes a value that is the whole of `input`; each `Bytes` in it is a slice of the input,
/// not a copy, and keeps all of the input alive.
///
/// # Errors
///
/// Those of [`decode`](crate::decode).
///
/// ```
/// use bytes::Bytes;
///
/// let input = Bytes::from_static(b"\x05hello");
/// let hello: Bytes = shorn::decode_bytes(&input)?;
/// assert_eq!(hello.as_ptr(), input[1..].as_ptr());
/// # Ok::<(), shorn::DecodeError>(())
/// ```
pub fn decode_bytes<'de, T: Decode<'de>>(input: &'de Bytes) -> Result<T, DecodeError> {
    Codec::new().decode_bytes(input)
}

impl<T: Encode + ?Sized> Codec<T> {
    /// Encodes a value into any `BufMut`.
    ///
    /// # Errors
    ///
    /// Those of [`encode_to_buf`].
    ///
    /// ```
    /// let mut out = bytes::BytesMut::new();
    /// shorn::Codec::new().encode_to_buf("hi", &mut out)?;
    /// assert_eq!(&out[..], b"\x02hi");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn encode_to_buf(&self, value: &T, mut out: impl BufMut) -> Result<(), EncodeError> {
        self.encode_with(value, |message| {
            if out.remaining_mut() < message.len() {
                return Err(EncodeError::no_room(message.len(), out.remaining_mut()));
            }
            out.put_slice(message);
            Ok(())
        })
    }

    /// Encodes a value into a `Bytes`.
    ///
    /// # Errors
    ///
    /// Those of [`encode_to_bytes`].
    ///
    /// ```
    /// let codec = shorn::Codec::<str>::new().fingerprinted(1)?;
    /// assert_eq!(&codec.encode_to_bytes("hi")?[..], b"\x29\x02hi");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn encode_to_bytes(&self, value: &T) -> Result<Bytes, EncodeError> {
        to_buffer(value, &self.framing(), Bytes::copy_from_slice, Bytes::from)
    }
}

impl<T: Describe> Codec<T> {
    /// Decodes a value that is the whole of `input`; each `Bytes` in it is a slice of the input.
    ///
    /// # Errors
    ///
    /// Those of [`Codec::decode`].
    ///
    /// ```
    /// let input = bytes::Bytes::from_static(b"\x02hi");
    /// let hi: bytes::Bytes = shorn::Codec::new().decode_bytes(&input)?;
    /// assert_eq!(hi.as_ptr(), input[1..].as_ptr());
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn decode_bytes<'de>(&self, input: &'de Bytes) -> Result<T, DecodeError>
    where
        T: Decode<'de>,
    {
        self.decode_owned_by(input, input)
    }
}
