//! prost: Protobuf, messages of its own types instead of the records. No borrowed decode.

use prost::Message;

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Refused};
use crate::record::Record;

/// `encode_to_vec`, `encode`, `decode`.
#[derive(Default)]
pub struct Prost(Vec<u8>);

impl<T: Record> Codec<T> for Prost {
    const ABOUT: About = About {
        borrowing: Borrowing::None,
        note: "messages of its own types, made from the records beforehand",
        ..About::row("prost")
    };
    type Form = T::Message;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T::Message) -> Vec<u8> {
        value.encode_to_vec()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T::Message) -> &[u8] {
        into_vec(&mut self.0, |out| {
            value.encode(out).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T::Message, Refused> {
        T::Message::decode(bytes).map_err(refused)
    }
}
