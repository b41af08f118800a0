//! serde_json: JSON text, the field names in every record.

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;

/// `to_vec`, `to_writer`, `from_slice`.
#[derive(Default)]
pub struct SerdeJson(Vec<u8>);

impl<T: Record> Codec<T> for SerdeJson {
    const ABOUT: About = About::row("serde_json");
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        serde_json::to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.0, |out| {
            serde_json::to_writer(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        serde_json::from_slice(bytes).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        serde_json::from_slice(bytes).map_err(refused)
    }
}
