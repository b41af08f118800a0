//! What the generated types are written against. It knows how a value is shown to the test and how a
//! type is driven without its name; it knows no vectors.

pub(crate) use serde_json::Value as Json;
pub(crate) use shorn::Record;
pub(crate) use shorn_oracle::Value;
pub(crate) use std::collections::BTreeMap;
pub(crate) use uuid::Uuid;

use super::ruled;
use shorn::shape::Shape;
use shorn::{Codec, Decode, DecodeError, Encode, EncodeError, Limits, SchemaError};
use std::marker::PhantomData;

/// Types by the keys of their shapes.
pub(crate) type Types = &'static [(u64, &'static dyn Subject)];
/// Keys of shapes that no type has, the first case with each, and the reason.
pub(crate) type Without = &'static [(u64, &'static str, &'static str)];

/// A type that shows its values in the way that the vectors spell them.
pub(crate) trait ToValue {
    fn to_value(&self) -> Value;
}

/// A type without its name, so that a row is run by code that is compiled once.
pub(crate) trait Subject: Sync {
    fn shape(&self) -> Shape;
    fn json_schema(&self) -> Result<Json, SchemaError>;
    /// Decodes input behind a fingerprint of `width` bytes; of none where it is 0.
    fn decode(&self, input: &[u8], width: usize) -> Result<Box<dyn Held>, DecodeError>;
}

/// A value of some type.
pub(crate) trait Held: ToValue {
    fn encode(&self, settings: Settings) -> Result<Vec<u8>, EncodeError>;
    fn encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError>;
    fn encoded_len(&self) -> Result<usize, EncodeError>;
}

/// What a value is encoded with.
#[derive(Clone, Copy)]
pub(crate) struct Settings {
    /// Bytes of the fingerprint before the message.
    pub(crate) width: usize,
    /// Most bytes of a message.
    pub(crate) message: u64,
}

/// Integers are those of the format: no larger than every peer can hold.
pub(crate) const LIMITS: Limits = Limits::new().safe_integers(true);

pub(crate) fn codec<T: shorn::Describe>(width: usize) -> Codec<T> {
    let codec = Codec::new().limits(LIMITS);
    if width == 0 { codec } else { codec.fingerprinted(width).expect("a shape with a signature") }
}

/// A type by name.
pub(crate) struct Typed<T>(PhantomData<fn() -> T>);

impl<T> Typed<T> {
    pub(crate) const NEW: Self = Typed(PhantomData);
}

impl<T: ToValue + Encode + for<'de> Decode<'de> + 'static> Subject for Typed<T> {
    fn shape(&self) -> Shape {
        T::shape()
    }

    fn json_schema(&self) -> Result<Json, SchemaError> {
        T::json_schema()
    }

    fn decode(&self, input: &[u8], width: usize) -> Result<Box<dyn Held>, DecodeError> {
        let decoded = codec::<T>(width).decode(input);
        ruled::decode(input, width, &decoded);
        decoded.map(|value| Box::new(value) as _)
    }
}

impl<T: ToValue + Encode> Held for T {
    fn encode(&self, settings: Settings) -> Result<Vec<u8>, EncodeError> {
        let encoded = codec::<T>(settings.width).limits(LIMITS.message(settings.message)).encode(self);
        ruled::encode(self, settings, &encoded);
        encoded
    }

    fn encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        codec::<T>(0).encode_into(self, out)
    }

    fn encoded_len(&self) -> Result<usize, EncodeError> {
        codec::<T>(0).encoded_len(self)
    }
}

/// The members of an object, one after another.
pub(crate) struct Members(BTreeMap<String, Value>);

impl Members {
    pub(crate) fn new() -> Self {
        Members(BTreeMap::new())
    }

    pub(crate) fn set(mut self, key: &str, value: Value) -> Self {
        let before = self.0.insert(key.to_owned(), value);
        assert!(before.is_none(), "{key:?} twice");
        self
    }

    pub(crate) fn put(self, key: &str, value: &dyn ToValue) -> Self {
        self.set(key, value.to_value())
    }

    pub(crate) fn put_if<T: ToValue>(self, key: &str, value: &Option<T>) -> Self {
        match value {
            Some(value) => self.put(key, value),
            None => self,
        }
    }

    /// The members of another object as well.
    pub(crate) fn put_all(mut self, object: &dyn ToValue) -> Self {
        let Value::Object(members) = object.to_value() else { panic!("not an object") };
        for (key, value) in members {
            self = self.set(&key, value);
        }
        self
    }

    pub(crate) fn done(self) -> Value {
        Value::Object(self.0)
    }
}

pub(crate) fn array(elements: &[&dyn ToValue]) -> Value {
    Value::Array(elements.iter().map(|element| element.to_value()).collect())
}

/// Elements, and those of another array behind them.
pub(crate) fn array_with_rest(elements: &[&dyn ToValue], rest: &dyn ToValue) -> Value {
    let (Value::Array(mut all), Value::Array(rest)) = (array(elements), rest.to_value()) else {
        panic!("not an array")
    };
    all.extend(rest);
    Value::Array(all)
}

pub(crate) fn shown(value: &dyn ToValue) -> Value {
    value.to_value()
}

pub(crate) fn text(text: &str) -> Value {
    Value::String(text.to_owned())
}

/// Bytes that are not an array of numbers.
pub(crate) struct Raw<'a>(pub(crate) &'a [u8]);

impl ToValue for Raw<'_> {
    fn to_value(&self) -> Value {
        Value::Bytes(self.0.to_vec())
    }
}

macro_rules! shown {
    ($($type:ty: |$value:ident| $shown:expr;)*) => { $(
        impl ToValue for $type {
            fn to_value(&self) -> Value {
                let $value = self;
                $shown
            }
        }
    )* };
}
shown! {
    Value: |value| value.clone();
    Json: |value| Value::from(value);
    (): |_value| Value::Null;
    bool: |flag| Value::Bool(*flag);
    u64: |number| Value::Number(*number as f64);
    i64: |number| Value::Number(*number as f64);
    f64: |number| Value::Number(*number);
    f32: |number| Value::Number((*number).into());
    String: |string| text(string);
    Uuid: |uuid| Value::String(uuid.to_string());
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::to_value)
    }
}

impl<T: ToValue + ?Sized> ToValue for Box<T> {
    fn to_value(&self) -> Value {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for Vec<T> {
    fn to_value(&self) -> Value {
        Value::Array(self.iter().map(T::to_value).collect())
    }
}

impl<T: ToValue, const N: usize> ToValue for [T; N] {
    fn to_value(&self) -> Value {
        Value::Array(self.iter().map(T::to_value).collect())
    }
}

impl<T: ToValue> ToValue for BTreeMap<String, T> {
    fn to_value(&self) -> Value {
        Value::Object(self.iter().map(|(key, value)| (key.clone(), value.to_value())).collect())
    }
}

macro_rules! tuples {
    ($($($name:ident)+;)*) => { $(
        impl<$($name: ToValue),+> ToValue for ($($name,)+) {
            #[allow(non_snake_case)] // The type parameters name the elements as well.
            fn to_value(&self) -> Value {
                let ($($name,)+) = self;
                array(&[$($name),+])
            }
        }
    )* };
}
tuples! {
    A;
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
    A B C D E F G H I;
    A B C D E F G H I J;
    A B C D E F G H I J K;
    A B C D E F G H I J K L;
}
