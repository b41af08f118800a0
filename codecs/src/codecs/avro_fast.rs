//! Avro by serde_avro_fast: the records by serde, a `u64` as a `long`.

use serde_avro_fast::ser::SerializerConfig;
use serde_avro_fast::{Schema, from_datum_slice, to_datum, to_datum_vec};

use super::{into_vec, refused};
use crate::codec::{About, Codec, Refused};
use crate::record::Record;
use crate::schemas::Unsigned;

/// `to_datum_vec`, `to_datum`, `from_datum_slice`; the configuration and its buffers are kept.
pub struct SerdeAvroFast {
    schema: &'static Schema,
    config: SerializerConfig<'static>,
    out: Vec<u8>,
}

impl<T: Record> Codec<T> for SerdeAvroFast {
    const ABOUT: About = About { schema: true, ..About::varint("serde_avro_fast") };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        // The configuration borrows the schema, so it is leaked: there are as many as records.
        let schema: &'static Schema = Box::leak(Box::new(T::avro(Unsigned::Long).to_string().parse().unwrap()));
        Self { schema, config: SerializerConfig::new(schema), out: Vec::new() }
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        to_datum_vec(value, &mut self.config).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        let Self { config, out, .. } = self;
        into_vec(out, |out| {
            to_datum(value, out, config).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        from_datum_slice(bytes, self.schema).map_err(refused)
    }

    #[inline(always)]
    fn view<'a>(&mut self, bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        from_datum_slice(bytes, self.schema).map_err(refused)
    }
}
