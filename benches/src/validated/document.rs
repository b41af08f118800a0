//! Codecs of `serde_json::Value`. The rules are those of a JSON Schema document, which `jsonschema`
//! compiles with the same options for every codec: ours by [`shorn::Schema::validated`], around the
//! others by a call before and after.
//!
//! postcard has no part in this: it cannot read a value of a type that it is not told.

use std::rc::Rc;

use apache_avro::types::Value as AvroValue;
use serde_json::Value as Json;

use super::avro::Avro;
use super::schemas::Documented;
use super::typed::{self, unread, unwritten};
use super::{Around, Codec, Refused, Rules, Visitor};

/// All codecs of values that fit the document of `T`, the library under test first.
pub fn each<T: Documented>(visitor: &mut impl Visitor<Json>) {
    let document = T::json_schema();
    let schema = shorn::Schema::compile(&document).expect("a document that compiles");
    let validated = schema.validated().expect("rules that compile");
    let rules = Document::new(&document);
    visitor.visit("shorn", Shorn(schema), Shorn(validated));
    around(visitor, &rules, "serde_json", typed::Json);
    around(visitor, &rules, "rmp-serde", typed::Rmp);
    around(visitor, &rules, "apache-avro", ByValue(Avro::new(&T::avro())));
}

fn around(visitor: &mut impl Visitor<Json>, rules: &Document, name: &'static str, codec: impl Codec<Json> + 'static) {
    visitor.visit(name, codec.clone(), Around { codec, rules: rules.clone() });
}

/// `is_valid`, and `iter_errors` where it is not.
#[derive(Clone, Debug)]
pub struct Document(Rc<jsonschema::Validator>);

impl Document {
    /// Nothing is fetched, and formats are asserted.
    pub fn new(document: &Json) -> Self {
        let options = jsonschema::options().should_validate_formats(true).offline();
        Self(Rc::new(options.build(document).expect("rules that compile")))
    }
}

impl Rules<Json> for Document {
    #[inline(always)]
    fn hold(&self, value: &Json) -> Result<(), Refused> {
        if self.0.is_valid(value) { Ok(()) } else { Err(broken(&self.0, value)) }
    }
}

#[cold]
fn broken(rules: &jsonschema::Validator, value: &Json) -> Refused {
    std::hint::black_box(rules.iter_errors(value).collect::<Vec<_>>());
    Refused::Rules
}

/// `encode`, `encode_into`, `decode` of a schema, and of the same schema validated.
#[derive(Clone, Debug)]
struct Shorn<C>(C);

impl Codec<Json> for Shorn<shorn::Schema> {
    #[inline(always)]
    fn encode(&self, value: &Json) -> Result<Vec<u8>, Refused> {
        Ok(self.0.encode(value)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &Json, out: &mut Vec<u8>) -> Result<(), Refused> {
        Ok(self.0.encode_into(value, out)?)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<Json, Refused> {
        Ok(self.0.decode(bytes)?)
    }
}

impl Codec<Json> for Shorn<shorn::Validated<shorn::Schema>> {
    #[inline(always)]
    fn encode(&self, value: &Json) -> Result<Vec<u8>, Refused> {
        self.0.encode(value).map_err(unwritten)
    }

    #[inline(always)]
    fn encode_into(&self, value: &Json, out: &mut Vec<u8>) -> Result<(), Refused> {
        self.0.encode_into(value, out).map_err(unwritten)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<Json, Refused> {
        self.0.decode(bytes).map_err(unread)
    }
}

/// A value made of the JSON value and resolved against the schema, as its documentation has it for
/// values without a type. By serde it writes no JSON integer (a `u64` is no Avro long) and reads no enum.
#[derive(Clone)]
struct ByValue(Avro);

impl ByValue {
    #[inline(always)]
    fn fitted(&self, value: &Json) -> Result<AvroValue, Refused> {
        Ok(AvroValue::try_from(value.clone())?.resolve(self.0.schema)?)
    }
}

impl Codec<Json> for ByValue {
    #[inline(always)]
    fn encode(&self, value: &Json) -> Result<Vec<u8>, Refused> {
        Ok(self.0.writer.write_value_to_vec(self.fitted(value)?)?)
    }

    #[inline(always)]
    fn encode_into(&self, value: &Json, out: &mut Vec<u8>) -> Result<(), Refused> {
        self.0.writer.write_value(out, self.fitted(value)?)?;
        Ok(())
    }

    #[inline(always)]
    fn decode(&self, mut bytes: &[u8]) -> Result<Json, Refused> {
        Ok(self.0.reader.read_value(&mut bytes)?.try_into()?)
    }
}
