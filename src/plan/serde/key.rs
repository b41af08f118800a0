//! The keys of maps as text, there and back, spelled as `serde_json` spells them: integers in
//! decimal, `true` and `false`, characters, and variants by name. It knows text alone.

use crate::scalars::scalars_only;
use serde::de::{self, Deserializer, EnumAccess, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use serde::ser::{self, Serialize, Serializer};

/// Gives the text of a key to `use_it`.
pub(super) fn with_text<K, R, E>(key: &K, use_it: impl FnOnce(&str) -> Result<R, E>) -> Result<R, E>
where
    K: Serialize + ?Sized,
    E: ser::Error,
{
    key.serialize(KeyText { use_it, of: core::marker::PhantomData })
}

struct KeyText<F, R, E> {
    use_it: F,
    of: core::marker::PhantomData<fn() -> Result<R, E>>,
}

impl<R, E: ser::Error, F: FnOnce(&str) -> Result<R, E>> KeyText<F, R, E> {
    fn refuse<T>(self) -> Result<T, E> {
        Err(E::custom("keys of objects are text, characters, integers, booleans or variants"))
    }
}

macro_rules! integers {
    ($($method:ident: $type:ty),*) => { $(
        fn $method(self, value: $type) -> Result<R, E> {
            (self.use_it)(itoa::Buffer::new().format(value))
        }
    )* };
}

impl<R, E: ser::Error, F: FnOnce(&str) -> Result<R, E>> Serializer for KeyText<F, R, E> {
    type Ok = R;
    type Error = E;

    scalars_only!();

    integers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128
    }

    fn serialize_bool(self, value: bool) -> Result<R, E> {
        (self.use_it)(if value { "true" } else { "false" })
    }

    fn serialize_char(self, value: char) -> Result<R, E> {
        (self.use_it)(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<R, E> {
        (self.use_it)(value)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<R, E> {
        (self.use_it)(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<R, E> {
        value.serialize(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<R, E> {
        value.serialize(self)
    }

    fn serialize_f32(self, _: f32) -> Result<R, E> {
        self.refuse()
    }

    fn serialize_f64(self, _: f64) -> Result<R, E> {
        self.refuse()
    }

    fn serialize_none(self) -> Result<R, E> {
        self.refuse()
    }

    fn serialize_unit(self) -> Result<R, E> {
        self.refuse()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<R, E> {
        self.refuse()
    }
}

/// A key as it was read.
pub(super) struct Key<'k, 'de, E> {
    pub(super) text: &'k str,
    /// The same text, where it is part of the input.
    pub(super) borrowed: Option<&'de str>,
    of: core::marker::PhantomData<fn() -> E>,
}

impl<'k, 'de: 'k, E: de::Error> Key<'k, 'de, E> {
    pub(super) fn declared(text: &'k str) -> Self {
        Key { text, borrowed: None, of: core::marker::PhantomData }
    }

    pub(super) fn read(text: &'de str) -> Self {
        Key { text, borrowed: Some(text), of: core::marker::PhantomData }
    }

    /// The value that has this text, if the text is the one that the value is written as.
    fn parsed<T: core::str::FromStr + ToString>(&self) -> Option<T> {
        self.text.parse::<T>().ok().filter(|value| value.to_string() == self.text)
    }
}

macro_rules! parsed {
    ($($method:ident: $visit:ident),*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
            match self.parsed() {
                Some(value) => visitor.$visit(value),
                None => Err(E::invalid_type(Unexpected::Str(self.text), &visitor)),
            }
        }
    )* };
}

impl<'k, 'de: 'k, E: de::Error> Deserializer<'de> for Key<'k, 'de, E> {
    type Error = E;

    #[inline]
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        match self.borrowed {
            Some(text) => visitor.visit_borrowed_str(text),
            None => visitor.visit_str(self.text),
        }
    }

    parsed! {
        deserialize_bool: visit_bool,
        deserialize_i8: visit_i8, deserialize_i16: visit_i16, deserialize_i32: visit_i32,
        deserialize_i64: visit_i64, deserialize_i128: visit_i128,
        deserialize_u8: visit_u8, deserialize_u16: visit_u16, deserialize_u32: visit_u32,
        deserialize_u64: visit_u64, deserialize_u128: visit_u128
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, E> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'k, 'de: 'k, E: de::Error> EnumAccess<'de> for Key<'k, 'de, E> {
    type Error = E;
    type Variant = <de::value::StrDeserializer<'k, E> as EnumAccess<'de>>::Variant;

    fn variant_seed<S: de::DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), E> {
        let text: de::value::StrDeserializer<'k, E> = self.text.into_deserializer();
        text.variant_seed(seed)
    }
}
