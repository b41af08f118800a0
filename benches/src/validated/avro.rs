//! What codecs of Rust types and of values need of `apache-avro`: a writer and a reader of one schema.

use std::rc::Rc;

use apache_avro::Schema;
use apache_avro::reader::datum::GenericDatumReader;
use apache_avro::writer::datum::GenericDatumWriter;

/// A schema, and what writes and reads by it. Both are kept, so that names are resolved once.
#[derive(Clone)]
pub(super) struct Avro {
    pub(super) schema: &'static Schema,
    pub(super) writer: Rc<GenericDatumWriter<'static>>,
    pub(super) reader: Rc<GenericDatumReader<'static>>,
}

impl Avro {
    /// For a schema as JSON. It is leaked: there are as many as payloads. What is written by serde is checked
    /// against the schema as it goes; a `Value` is made to fit it before, so that the writer need not ask again.
    pub(super) fn new(schema: &serde_json::Value) -> Self {
        let schema: &'static Schema = Box::leak(Box::new(Schema::parse(schema).expect("an Avro schema")));
        let writer =
            GenericDatumWriter::builder(schema).validate(false).human_readable(false).build().expect("a writer");
        let reader = GenericDatumReader::builder(schema).human_readable(false).build().expect("a reader");
        Self { schema, writer: Rc::new(writer), reader: Rc::new(reader) }
    }
}
