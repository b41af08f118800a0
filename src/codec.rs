//! A codec with settings: limits, and a fingerprint before each message. It knows how
//! the settings combine; the bytes are `wire`'s.

use crate::error::{DecodeError, EncodeError, SchemaError};
use crate::messages::{Decodes, Encodes};
use crate::shape::Fingerprint;
use crate::typed::{Describe, Record};
use crate::wire::decode::{prefix_of, reader, whole};
use crate::wire::encode::{Framing, append, to_vec, with_pooled};
use crate::wire::{Decode, Encode, Limits, Output};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

/// Encodes and decodes values of `T` with chosen limits and, where asked for, a fingerprint
/// of the shape before each message.
///
/// It is a few words, `Copy`, and meant to be made once.
///
/// ```
/// use shorn::Codec;
///
/// let codec = Codec::<str>::new().fingerprinted(3)?;
/// let bytes = codec.encode("hello")?;
/// assert_eq!(bytes, *b"\x24\x6c\xab\x05hello");
///
/// // A peer with another shape is found out before anything is read.
/// let other = Codec::<u32>::new().fingerprinted(3)?;
/// assert_eq!(other.decode(&bytes).unwrap_err().code(), "fingerprint_mismatch");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Codec<T: ?Sized> {
    limits: Limits,
    fingerprint: Option<Fingerprint>,
    of: PhantomData<fn() -> *const T>,
}

impl<T: Describe + ?Sized> Codec<T> {
    /// A codec with the limits of the format and no fingerprint.
    ///
    /// ```
    /// assert_eq!(shorn::Codec::<u32>::new().encode(&300)?, [0xac, 0x02]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub const fn new() -> Self {
        Codec { limits: Limits::new(), fingerprint: None, of: PhantomData }
    }

    /// The same codec with other limits, kept on encode and on decode.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<String>::new().limits(Limits::new().text(4));
    /// assert_eq!(codec.encode(&"Grace".into()).unwrap_err().code(), "string_too_large");
    /// assert_eq!(codec.decode(b"\x05Grace").unwrap_err().code(), "byte_length_too_large");
    /// ```
    #[must_use]
    pub const fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The same codec with a fingerprint of `width` bytes, 1 to 4, before each message. Three
    /// are what the TypeScript library takes by default.
    ///
    /// It costs building the shape once, and comparing `width` bytes a message.
    ///
    /// # Errors
    ///
    /// `fingerprint_width` for another width; `no_signature` where a part of the type (bytes,
    /// `float32`) has no JSON Schema and so no name that another language could have.
    ///
    /// ```
    /// use shorn::{Codec, Record};
    ///
    /// #[derive(Record)]
    /// struct Blob(#[record(bytes)] Vec<u8>);
    ///
    /// assert_eq!(Codec::<str>::new().fingerprinted(1)?.encode("hi")?, b"\x29\x02hi");
    /// assert_eq!(Codec::<str>::new().fingerprinted(5).unwrap_err().kind().code(), "fingerprint_width");
    /// assert_eq!(Codec::<Blob>::new().fingerprinted(3).unwrap_err().kind().code(), "no_signature");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fingerprinted(mut self, width: usize) -> Result<Self, SchemaError> {
        self.fingerprint = Some(T::shape().fingerprint(width)?);
        Ok(self)
    }

    /// The fingerprint that goes before each message, if any does. Cost: a copy.
    ///
    /// ```
    /// let codec = shorn::Codec::<str>::new();
    /// assert_eq!(codec.fingerprint(), None);
    /// assert_eq!(codec.fingerprinted(2)?.fingerprint().unwrap().as_bytes(), [0x9c, 0x6a]);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        self.fingerprint
    }

    #[inline(always)]
    pub(crate) fn framing(&self) -> Framing<'_> {
        let prefix = self.fingerprint.as_ref().map_or(&[][..], Fingerprint::as_bytes);
        Framing { limits: self.limits, prefix }
    }
}

impl<T: Encode + ?Sized> Codec<T> {
    /// Encodes a value into a new vector, allocated as by [`encode`](crate::encode).
    ///
    /// # Errors
    ///
    /// Those of [`encode`](crate::encode), and `message_too_large` where [`Limits::message`] is set.
    ///
    /// ```
    /// let codec = shorn::Codec::<str>::new().fingerprinted(3)?;
    /// assert_eq!(codec.encode("hi")?, b"\x24\x6c\xab\x02hi");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn encode(&self, value: &T) -> Result<Vec<u8>, EncodeError> {
        to_vec(value, &self.framing())
    }

    /// Encodes a value behind what a buffer holds; see [`encode_into`](crate::encode_into).
    ///
    /// # Errors
    ///
    /// Those of [`Codec::encode`]; the buffer is as it was then.
    ///
    /// ```
    /// let codec = shorn::Codec::<[u8]>::new().limits(shorn::Limits::new().elements(2));
    /// let mut out = vec![0xff];
    /// codec.encode_into(&[1, 2], &mut out)?;
    /// assert!(codec.encode_into(&[1, 2, 3], &mut out).is_err());
    /// assert_eq!(out, [0xff, 2, 1, 2]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    #[inline]
    pub fn encode_into<O: Output>(&self, value: &T, out: &mut O) -> Result<(), EncodeError> {
        append(value, &self.framing(), out)
    }

    /// Encodes a value into a `Write`, by one call of `write_all`.
    ///
    /// # Errors
    ///
    /// Those of [`Codec::encode`], before a byte is written; then `output_failed`, with the error
    /// of the writer as its source.
    ///
    /// ```
    /// let mut file = Vec::new();
    /// shorn::Codec::new().encode_to("hi", &mut file)?;
    /// assert_eq!(file, b"\x02hi");
    /// let mut full = &mut [0u8; 1][..];
    /// assert_eq!(shorn::Codec::new().encode_to("hi", &mut full).unwrap_err().code(), "output_failed");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    #[cfg(feature = "std")]
    pub fn encode_to(&self, value: &T, mut out: impl std::io::Write) -> Result<(), EncodeError> {
        self.encode_with(value, |message| out.write_all(message).map_err(EncodeError::output))
    }

    /// The number of bytes that [`Codec::encode`] gives, fingerprint included. It costs about what
    /// encoding does.
    ///
    /// # Errors
    ///
    /// Those of [`Codec::encode`].
    ///
    /// ```
    /// let codec = shorn::Codec::<str>::new().fingerprinted(3)?;
    /// assert_eq!(codec.encoded_len("hi")?, 3 + 1 + 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encoded_len(&self, value: &T) -> Result<usize, EncodeError> {
        with_pooled(value, &self.framing(), |writer| Ok(writer.len()))
    }
}

impl<T: Describe> Codec<T> {
    /// Decodes a value that is the whole of `input`.
    ///
    /// # Errors
    ///
    /// Those of [`decode`](crate::decode); `message_too_large` at byte 0 before anything is read,
    /// where [`Limits::message`] is set; `fingerprint_mismatch` at byte 0.
    ///
    /// ```
    /// let codec = shorn::Codec::<&str>::new().fingerprinted(1)?;
    /// assert_eq!(codec.decode(b"\x29\x02hi")?, "hi");
    /// assert_eq!(codec.decode(b"\x28\x02hi").unwrap_err().code(), "fingerprint_mismatch");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn decode<'de>(&self, input: &'de [u8]) -> Result<T, DecodeError>
    where
        T: Decode<'de>,
    {
        whole(input, &self.framing())
    }

    /// `decode` of input that `owner` keeps alive, of which parts of the value may be slices.
    #[cfg(feature = "bytes")]
    pub(crate) fn decode_owned_by<'de>(
        &self,
        input: &'de [u8],
        owner: &'de (dyn core::any::Any + Send + Sync),
    ) -> Result<T, DecodeError>
    where
        T: Decode<'de>,
    {
        let framing = self.framing();
        let mut reader = reader(input, &framing)?;
        reader.set_owner(owner);
        let value = prefix_of(&mut reader, &framing)?;
        reader.finish()?;
        Ok(value)
    }

    /// Decodes a value at the start of `input`, and gives back the rest, which is not looked at.
    ///
    /// # Errors
    ///
    /// Those of [`Codec::decode`], but for trailing bytes. [`Limits::message`] is compared with the
    /// whole of `input`, the rest included.
    ///
    /// ```
    /// let codec = shorn::Codec::<u32>::new();
    /// assert_eq!(codec.decode_prefix(&[0xac, 0x02, 7])?, (300, &[7][..]));
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[inline]
    pub fn decode_prefix<'de>(&self, input: &'de [u8]) -> Result<(T, &'de [u8]), DecodeError>
    where
        T: Decode<'de>,
    {
        let framing = self.framing();
        let mut reader = reader(input, &framing)?;
        let value = prefix_of(&mut reader, &framing)?;
        Ok((value, reader.rest()))
    }
}

impl<T: Encode + ?Sized> Encodes<T> for Codec<T> {
    fn encode_with<R>(
        &self,
        value: &T,
        use_it: impl FnOnce(&[u8]) -> Result<R, EncodeError>,
    ) -> Result<R, EncodeError> {
        with_pooled(value, &self.framing(), |writer| use_it(writer.as_bytes()))
    }
}

impl<'de, T: Decode<'de>> Decodes<'de> for Codec<T> {
    type Value = T;

    #[inline]
    fn decode_message(&self, input: &'de [u8]) -> Result<T, DecodeError> {
        self.decode(input)
    }
}

impl<T: ?Sized> Clone for Codec<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: ?Sized> Copy for Codec<T> {}

impl<T: Describe + ?Sized> Default for Codec<T> {
    fn default() -> Self {
        Codec::new()
    }
}

impl<T: ?Sized> fmt::Debug for Codec<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Codec")
            .field("type", &core::any::type_name::<T>())
            .field("limits", &self.limits)
            .field("fingerprint", &self.fingerprint)
            .finish()
    }
}
