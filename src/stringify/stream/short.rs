//! Values that are one short text: names of members, and what is inside of the wrappers. It knows serde's
//! calls for them, and hands the text to whoever asked, without a copy. Must not know plans.

use super::GiveUp;
use crate::scalars::scalars_only;
use crate::wire::shortest;
use serde::Serialize;
use serde::ser::Serializer;

/// What the value was.
pub(super) enum Content<'a> {
    Text(&'a str),
    /// A number or a boolean, as text.
    Word(&'a str),
    None,
}

/// Calls a function with the content.
pub(super) struct Short<F>(pub(super) F);

impl<F> Short<F> {
    fn refuse<T>(self) -> Result<T, GiveUp> {
        Err(GiveUp)
    }
}

macro_rules! integers {
    ($($method:ident: $type:ty),*) => { $(
        fn $method(self, value: $type) -> Result<R, GiveUp> {
            self.0(Content::Word(itoa::Buffer::new().format(value)))
        }
    )* };
}

impl<R, F: FnOnce(Content<'_>) -> Result<R, GiveUp>> Serializer for Short<F> {
    type Ok = R;
    type Error = GiveUp;

    scalars_only!();

    integers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64
    );

    #[inline(always)]
    fn serialize_str(self, value: &str) -> Result<R, GiveUp> {
        self.0(Content::Text(value))
    }

    fn serialize_bool(self, value: bool) -> Result<R, GiveUp> {
        self.0(Content::Word(if value { "true" } else { "false" }))
    }

    fn serialize_f32(self, value: f32) -> Result<R, GiveUp> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<R, GiveUp> {
        self.0(Content::Word(&shortest::to_text(value)))
    }

    fn serialize_char(self, value: char) -> Result<R, GiveUp> {
        self.0(Content::Text(value.encode_utf8(&mut [0; 4])))
    }

    fn serialize_none(self) -> Result<R, GiveUp> {
        self.0(Content::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<R, GiveUp> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<R, GiveUp> {
        self.0(Content::None)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<R, GiveUp> {
        self.0(Content::None)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<R, GiveUp> {
        self.0(Content::Text(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<R, GiveUp> {
        // A wrapper in here is the definition's.
        if name.starts_with('$') { Err(GiveUp) } else { value.serialize(self) }
    }
}
