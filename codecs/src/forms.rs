//! The records without their Rust type: as JSON text and as a value of it. A member that is absent is left out, which
//! serde's derive alone cannot do for codecs that know no names; the text is the library's own, and what it says is
//! held to by [`checked`](crate::codec::checked) through `serde_json`.

use std::borrow::Cow;

use crate::codec::Form;
use crate::record::Record;

/// A record as JSON text.
#[derive(Clone, Debug)]
pub struct Text(pub Vec<u8>);

impl<T: Record> Form<T> for Text {
    fn of(record: &T) -> Cow<'_, Self> {
        Cow::Owned(Self(shorn::to_json(record).unwrap().into_bytes()))
    }

    fn record(self) -> T {
        serde_json::from_slice(&self.0).unwrap()
    }
}

/// A record as a value of JSON.
#[derive(Clone, Debug)]
pub struct Value(pub serde_json::Value);

impl<T: Record> Form<T> for Value {
    fn of(record: &T) -> Cow<'_, Self> {
        Cow::Owned(Self(serde_json::from_str(&shorn::to_json(record).unwrap()).unwrap()))
    }

    fn record(self) -> T {
        serde_json::from_value(self.0).unwrap()
    }
}
