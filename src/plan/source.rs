//! What can be encoded: a value of some kind, looked at one level at a time. It knows nothing of
//! shapes.

use super::number::Number;
use crate::error::EncodeError;
use crate::shape::JsonType;
use crate::wire::Writer;

/// A value to be encoded, cheap to copy: a reference into one, usually.
pub(super) trait Source<'v>: Copy + 'v {
    /// The elements of an array.
    type Elements: ExactSizeIterator<Item = Self>;
    /// The members of an object.
    type Members: ExactSizeIterator<Item = (&'v str, Self)>;

    /// The value, one level of it.
    fn view(self) -> View<'v, Self>;

    /// What tells this value from all others of one message.
    fn identity(self) -> usize;

    /// Whether this is a null that stands for nothing: a field that may be absent and not null is
    /// absent then.
    fn is_none(self) -> bool {
        false
    }

    /// Writes the value as a dynamic one.
    fn write_dynamic(self, writer: &mut Writer) -> Result<(), EncodeError> {
        super::dynamic::write(self, 0, writer)
    }

    /// Whether this is a member whose key has a surrogate that is not paired, and so is shown as
    /// another: only JSON text has such keys.
    #[inline]
    fn is_under_unpaired_key(self) -> bool {
        false
    }
}

/// One level of a value.
pub(super) enum View<'v, S: Source<'v>> {
    Null,
    Boolean(bool),
    Number(Number),
    String(&'v str),
    /// A string with a surrogate that is not paired, which only JSON text can hold.
    Unpaired,
    /// Raw bytes too, which JSON has not.
    Array(S::Elements),
    Object(S::Members),
}

impl<'v, S: Source<'v>> View<'v, S> {
    /// The JSON type.
    pub(super) fn json_type(&self) -> JsonType {
        match self {
            View::Null => JsonType::Null,
            View::Boolean(_) => JsonType::Boolean,
            View::Number(_) => JsonType::Number,
            View::String(_) | View::Unpaired => JsonType::String,
            View::Array(_) => JsonType::Array,
            View::Object(_) => JsonType::Object,
        }
    }
}
