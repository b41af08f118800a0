//! What every codec can do, whatever its values are: make a message of one, and one of a message. It
//! knows neither values nor bytes; files of frames are written and read by it.

use crate::error::{DecodeError, EncodeError};

/// A codec that encodes values of type `V`: [`Codec<V>`](crate::Codec), `Schema` for
/// `serde_json::Value`, and both with their rules (`Validated`).
///
/// A function that takes one serves all of them; [`FrameWriter`](crate::FrameWriter) is one.
///
/// ```
/// use shorn::{Codec, EncodeError, Encodes};
///
/// fn size<V: ?Sized>(codec: &impl Encodes<V>, value: &V) -> Result<usize, EncodeError> {
///     codec.encode_with(value, |message| Ok(message.len()))
/// }
///
/// assert_eq!(size(&Codec::new(), "hi")?, 3);
/// assert_eq!(size(&Codec::new().fingerprinted(3)?, "hi")?, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Encodes<V: ?Sized> {
    /// Encodes a value, and lends the message to `use_it`, before it is kept anywhere. The buffer is one
    /// that the thread keeps.
    ///
    /// # Errors
    ///
    /// Those of the codec's `encode`; then those of `use_it`.
    fn encode_with<R>(&self, value: &V, use_it: impl FnOnce(&[u8]) -> Result<R, EncodeError>)
    -> Result<R, EncodeError>;
}

/// A codec that decodes messages of which a value may borrow; the counterpart of [`Encodes`].
///
/// ```
/// use shorn::{Codec, DecodeError, Decodes};
///
/// fn last<'de, C: Decodes<'de>>(codec: &C, messages: &[&'de [u8]]) -> Option<Result<C::Value, DecodeError>> {
///     messages.last().map(|message| codec.decode_message(message))
/// }
///
/// assert_eq!(last(&Codec::<&str>::new(), &[b"\x02hi", b"\x01x"]).transpose()?, Some("x"));
/// # Ok::<(), shorn::DecodeError>(())
/// ```
pub trait Decodes<'de> {
    /// What a message becomes.
    type Value;

    /// Decodes a value that is the whole of `input`.
    ///
    /// # Errors
    ///
    /// Those of the codec's `decode`.
    fn decode_message(&self, input: &'de [u8]) -> Result<Self::Value, DecodeError>;
}

impl<V: ?Sized, C: Encodes<V>> Encodes<V> for &C {
    fn encode_with<R>(
        &self,
        value: &V,
        use_it: impl FnOnce(&[u8]) -> Result<R, EncodeError>,
    ) -> Result<R, EncodeError> {
        (**self).encode_with(value, use_it)
    }
}

impl<'de, C: Decodes<'de> + ?Sized> Decodes<'de> for &C {
    type Value = C::Value;

    fn decode_message(&self, input: &'de [u8]) -> Result<C::Value, DecodeError> {
        (**self).decode_message(input)
    }
}
