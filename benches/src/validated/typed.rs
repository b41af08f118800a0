//! Codecs of Rust types. The rules are those that `garde` derives, for every codec: ours by
//! [`shorn::Codec::validated`], around the others by a call before and after.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::avro::Avro;
use super::schemas::Documented;
use super::{Around, Codec, Refused, Rules, Visitor};

/// What a Rust type must be to take part.
pub trait Ruled:
    Clone
    + PartialEq
    + shorn::Encode
    + shorn::DecodeOwned
    + garde::Validate<Context = ()>
    + Serialize
    + DeserializeOwned
    + Documented
    + 'static
{
}

impl<T> Ruled for T where
    T: Clone
        + PartialEq
        + shorn::Encode
        + shorn::DecodeOwned
        + garde::Validate<Context = ()>
        + Serialize
        + DeserializeOwned
        + Documented
        + 'static
{
}

/// All codecs, the library under test first.
pub fn each<T: Ruled>(visitor: &mut impl Visitor<T>) {
    visitor.visit("shorn", Shorn(shorn::Codec::new()), Shorn(shorn::Codec::new().validated()));
    around(visitor, "serde_json", Json);
    around(visitor, "rmp-serde", Rmp);
    around(visitor, "postcard", Postcard);
    around(visitor, "apache-avro", Avro::new(&T::avro()));
}

fn around<T: Ruled>(visitor: &mut impl Visitor<T>, name: &'static str, codec: impl Codec<T> + 'static) {
    visitor.visit(name, codec.clone(), Around { codec, rules: Garde });
}

/// `validate`.
#[derive(Clone, Copy, Debug)]
pub struct Garde;

impl<T: garde::Validate<Context = ()>> Rules<T> for Garde {
    #[inline(always)]
    fn hold(&self, value: &T) -> Result<(), Refused> {
        value.validate().map_err(|_| Refused::Rules)
    }
}

/// `encode`, `encode_into`, `decode` of a codec, and of the same codec validated.
#[derive(Clone, Debug)]
struct Shorn<C>(C);

impl<T: Ruled> Codec<T> for Shorn<shorn::Codec<T>> {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        Ok(self.0.encode(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        Ok(self.0.encode_into(value, out)?)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        Ok(self.0.decode(bytes)?)
    }
}

impl<T: Ruled> Codec<T> for Shorn<shorn::Validated<shorn::Codec<T>>> {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        self.0.encode(value).map_err(unwritten)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        self.0.encode_into(value, out).map_err(unwritten)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        self.0.decode(bytes).map_err(unread)
    }
}

/// Which of the two an error of ours is.
#[cold]
pub(super) fn unwritten(error: shorn::EncodeError) -> Refused {
    if error.code() == "validation" { Refused::Rules } else { error.into() }
}

/// Which of the two an error of ours is.
#[cold]
pub(super) fn unread(error: shorn::DecodeError) -> Refused {
    if error.code() == "validation" { Refused::Rules } else { error.into() }
}

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Json;

impl<T: Serialize + DeserializeOwned> Codec<T> for Json {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        Ok(serde_json::to_vec(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        Ok(serde_json::to_writer(out, value)?)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        Ok(serde_json::from_slice(bytes)?)
    }
}

/// `to_vec`, `encode::write`, `from_slice`: structs as arrays, its default.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rmp;

impl<T: Serialize + DeserializeOwned> Codec<T> for Rmp {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        Ok(rmp_serde::to_vec(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        Ok(rmp_serde::encode::write(out, value)?)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        Ok(rmp_serde::from_slice(bytes)?)
    }
}

/// `to_stdvec`, `to_extend`, `from_bytes`.
#[derive(Clone, Copy, Debug)]
struct Postcard;

impl<T: Serialize + DeserializeOwned> Codec<T> for Postcard {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        Ok(postcard::to_stdvec(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        *out = postcard::to_extend(value, std::mem::take(out))?;
        Ok(())
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        Ok(postcard::from_bytes(bytes)?)
    }
}

/// The schema-aware calls that its documentation puts first since 0.22: `write_ser` and `read_deser` of a writer
/// and a reader that are kept. `to_avro_datum` and `from_avro_datum`, now deprecated, go by a `Value`.
impl<T: Serialize + DeserializeOwned> Codec<T> for Avro {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        Ok(self.writer.write_ser_to_vec(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        self.writer.write_ser(out, value)?;
        Ok(())
    }

    #[inline(always)]
    fn decode(&self, mut bytes: &[u8]) -> Result<T, Refused> {
        Ok(self.reader.read_deser(&mut bytes)?)
    }
}
