//! Which case of a union a value names, looked at and not written. It knows scalars alone.

use super::collect::signed;
use super::serialize::Doubt;
use super::tree::Part;
use crate::plan::encode::position_of;
use crate::plan::keys::Scalars;
use crate::plan::number::Number;
use crate::plan::source::View;
use crate::scalars::scalars_only;
use serde::ser::{Serialize, Serializer};

/// Finds the value of a discriminant among the cases.
pub(super) struct Tell<'s> {
    pub(super) scalars: &'s Scalars,
}

macro_rules! told {
    ($($method:ident: $type:ty => $number:expr),*) => { $(
        fn $method(self, value: $type) -> Result<usize, Doubt> {
            self.found(View::Number($number(value.into())))
        }
    )* };
}

impl Tell<'_> {
    fn found<'v>(self, view: View<'v, Part<'v>>) -> Result<usize, Doubt> {
        position_of(view, self.scalars).ok_or(Doubt::Here)
    }

    fn refuse<T>(self) -> Result<T, Doubt> {
        Err(Doubt::Here)
    }
}

impl Serializer for Tell<'_> {
    type Ok = usize;
    type Error = Doubt;

    scalars_only!();

    told! {
        serialize_i8: i8 => signed, serialize_i16: i16 => signed,
        serialize_i32: i32 => signed, serialize_i64: i64 => signed,
        serialize_u8: u8 => Number::Uint, serialize_u16: u16 => Number::Uint,
        serialize_u32: u32 => Number::Uint, serialize_u64: u64 => Number::Uint,
        serialize_f32: f32 => Number::Float, serialize_f64: f64 => Number::Float
    }

    fn serialize_bool(self, value: bool) -> Result<usize, Doubt> {
        self.found(View::Boolean(value))
    }

    fn serialize_char(self, value: char) -> Result<usize, Doubt> {
        self.found(View::String(value.encode_utf8(&mut [0; 4])))
    }

    fn serialize_str(self, value: &str) -> Result<usize, Doubt> {
        self.found(View::String(value))
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<usize, Doubt> {
        self.found(View::String(variant))
    }

    fn serialize_none(self) -> Result<usize, Doubt> {
        self.found(View::Null)
    }

    fn serialize_unit(self) -> Result<usize, Doubt> {
        self.found(View::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<usize, Doubt> {
        self.found(View::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<usize, Doubt> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<usize, Doubt> {
        value.serialize(self)
    }
}
