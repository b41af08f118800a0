//! Knows a schema as a codec among others.

use super::Schema;
use crate::error::{DecodeError, EncodeError};
use crate::messages::{Decodes, Encodes};
use crate::plan;
use crate::wire::encode::{message, with_writer};
use serde_json::Value;

impl Encodes<Value> for Schema {
    fn encode_with<R>(
        &self,
        value: &Value,
        use_it: impl FnOnce(&[u8]) -> Result<R, EncodeError>,
    ) -> Result<R, EncodeError> {
        with_writer(|writer| {
            message(&self.framing(), writer, |writer| plan::encode(self.program(), self.kept_limits(), value, writer))?;
            use_it(writer.as_bytes())
        })
    }
}

impl Decodes<'_> for Schema {
    type Value = Value;

    fn decode_message(&self, input: &[u8]) -> Result<Value, DecodeError> {
        self.decode(input)
    }
}
