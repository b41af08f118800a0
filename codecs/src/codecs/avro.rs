//! Avro by apache-avro: from the records by serde, and from its own value. A writer and a reader of one schema are
//! kept, so that names are resolved once.

use std::borrow::Cow;

use apache_avro::Schema;
use apache_avro::reader::datum::GenericDatumReader;
use apache_avro::types::Value as AvroValue;
use apache_avro::writer::datum::GenericDatumWriter;

use super::{into_vec, refused};
use crate::codec::{About, Borrowing, Codec, Form, Kind, Refused};
use crate::record::Record;
use crate::schemas::Unsigned;

/// What writes and reads by one schema.
struct Avro {
    writer: GenericDatumWriter<'static>,
    reader: GenericDatumReader<'static>,
}

impl Avro {
    /// Both borrow the schema, so it is leaked: there are as many as records.
    fn new<T: Record>(unsigned: Unsigned) -> Self {
        let schema: &'static Schema = Box::leak(Box::new(Schema::parse(&T::avro(unsigned)).unwrap()));
        // What is written by serde is checked against the schema as it goes, and a value of the form below fits it.
        let writer = GenericDatumWriter::builder(schema).validate(false).human_readable(false).build().unwrap();
        let reader = GenericDatumReader::builder(schema).human_readable(false).build().unwrap();
        Self { writer, reader }
    }
}

/// `write_ser_to_vec`, `write_ser`, `read_deser`; a `u64` in eight bytes, as its own derive of a schema has it.
pub struct ApacheAvro(Avro, Vec<u8>);

impl<T: Record> Codec<T> for ApacheAvro {
    const ABOUT: About = About {
        borrowing: Borrowing::None,
        schema: true,
        note: "u64 in eight bytes, the only form in which its serde writes one",
        ..About::varint("apache-avro")
    };
    type Form = T;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(Avro::new::<T>(Unsigned::Fixed), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &T) -> Vec<u8> {
        self.0.writer.write_ser_to_vec(value).unwrap()
    }

    #[inline(always)]
    fn reused(&mut self, value: &T) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.writer.write_ser(out, value).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<T, Refused> {
        self.0.reader.read_deser(&mut &*bytes).map_err(refused)
    }
}

/// A record as the value of apache-avro, resolved against its schema.
#[derive(Clone, Debug)]
pub struct Resolved(AvroValue);

impl<T: Record> Form<T> for Resolved {
    fn of(record: &T) -> Cow<'_, Self> {
        let schema = Schema::parse(&T::avro(Unsigned::Long)).unwrap();
        let json = serde_json::to_value(record).unwrap();
        Cow::Owned(Self(AvroValue::try_from(json).unwrap().resolve(&schema).unwrap()))
    }

    fn record(self) -> T {
        serde_json::from_value(self.0.try_into().unwrap()).unwrap()
    }
}

/// `write_value_ref`, `read_value`.
pub struct ApacheAvroValue(Avro, Vec<u8>);

impl<T: Record> Codec<T> for ApacheAvroValue {
    const ABOUT: About =
        About { kind: Kind::Value, borrowing: Borrowing::None, schema: true, ..About::varint("apache-avro Value") };
    type Form = Resolved;
    type Output = Vec<u8>;

    fn new() -> Self {
        Self(Avro::new::<T>(Unsigned::Long), Vec::new())
    }

    #[inline(always)]
    fn encode(&mut self, value: &Resolved) -> Vec<u8> {
        let mut out = Vec::new();
        self.0.writer.write_value_ref(&mut out, &value.0).unwrap();
        out
    }

    #[inline(always)]
    fn reused(&mut self, value: &Resolved) -> &[u8] {
        into_vec(&mut self.1, |out| {
            self.0.writer.write_value_ref(out, &value.0).unwrap();
        })
    }

    #[inline(always)]
    fn decode(&mut self, bytes: &[u8]) -> Result<Resolved, Refused> {
        self.0.reader.read_value(&mut &*bytes).map(Resolved).map_err(refused)
    }
}
