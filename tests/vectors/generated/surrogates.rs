// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x7e7af64c5f486c69, &Typed::<T1>::NEW),
    (0xf8b6253ad56bdc9d, &Typed::<T2>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "a")] f0: Vec<String>,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "a")] f0: String,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}
