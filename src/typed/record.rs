//! What a user asks a type: its shape and its JSON Schema document.

use super::describe::{Describe, describe};
use crate::shape::Shape;

/// The shape of a type, for people and for other languages.
///
/// Every type that [`Describe`]s itself has it; the derive macro of the same name
/// implements what it needs.
///
/// ```
/// use shorn::Record;
///
/// assert_eq!(<(u32, bool)>::shape().min_width(), 2);
/// ```
pub trait Record: Describe {
    /// The wire shape of this type: the same that its JSON Schema document compiles to.
    ///
    /// It is built anew at each call, in time proportional to its size; keep it.
    ///
    /// ```
    /// use shorn::Record;
    ///
    /// assert_eq!(<Vec<Option<String>>>::shape().signature(), Some(r#"{"array":{"nullable":"string"}}"#));
    /// ```
    ///
    /// # Panics
    ///
    /// If a hand-written [`Describe`] gives a shape that cannot be built.
    fn shape() -> Shape {
        describe::<Self>().0
    }

    /// The JSON Schema document of this type, for a peer that compiles documents.
    ///
    /// Shape and document are built anew at each call, in time proportional to their size.
    ///
    /// # Errors
    ///
    /// `no_signature` where a part of the type has no JSON Schema: bytes, `float32`.
    ///
    /// ```
    /// use shorn::Record;
    ///
    /// let document = <Vec<u8>>::json_schema()?;
    /// assert_eq!(document["items"]["maximum"], 255.0);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    #[cfg(feature = "json-schema")]
    fn json_schema() -> Result<serde_json::Value, crate::error::SchemaError> {
        Self::shape().json_schema()
    }
}

impl<T: Describe + ?Sized> Record for T {}
