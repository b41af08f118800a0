//! The `bytes` crate's buffers for values that are held to their rules. It knows nothing of either: see
//! `buffers` and `typed`.

use super::Validated;
use crate::codec::Codec;
use crate::error::{DecodeError, EncodeError};
use crate::typed::Describe;
use crate::wire::{Decode, Encode};
use bytes::{BufMut, Bytes};
use garde::Validate;
use std::borrow::Borrow;

/// With the features `garde` and `bytes`.
impl<T: Describe + Validate + ?Sized, R: Borrow<T::Context>> Validated<Codec<T>, R> {
    /// See [`Codec::encode_to_buf`].
    ///
    /// # Errors
    ///
    /// Those of [`Validated::encode`], and of [`Codec::encode_to_buf`].
    ///
    /// ```
    /// let mut out = bytes::BytesMut::new();
    /// shorn::Codec::new().validated().encode_to_buf(&(), &mut out)?;
    /// assert!(out.is_empty());
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn encode_to_buf(&self, value: &T, out: impl BufMut) -> Result<(), EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encode_to_buf(value, out)
    }

    /// See [`Codec::encode_to_bytes`].
    ///
    /// # Errors
    ///
    /// Those of [`Validated::encode`].
    ///
    /// ```
    /// assert!(shorn::Codec::new().validated().encode_to_bytes(&())?.is_empty());
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn encode_to_bytes(&self, value: &T) -> Result<Bytes, EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encode_to_bytes(value)
    }

    /// See [`Codec::decode_bytes`]. What is a slice of the input is one here.
    ///
    /// # Errors
    ///
    /// Those of [`Validated::decode`].
    ///
    /// ```
    /// let codec = shorn::Codec::<()>::new().validated();
    /// assert_eq!(codec.decode_bytes(&bytes::Bytes::from_static(b"x")).unwrap_err().code(), "trailing_data");
    /// ```
    pub fn decode_bytes<'de>(&self, input: &'de Bytes) -> Result<T, DecodeError>
    where
        T: Decode<'de>,
    {
        let value = self.codec.decode_bytes(input)?;
        self.after(value, input.len())
    }
}
