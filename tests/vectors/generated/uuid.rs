// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xf89063979a8b7a73, &Typed::<Vec<Uuid>>::NEW),
    (0xa4eb2af0af331aab, &Typed::<T1>::NEW),
    (0xb3ecca2d15fbba04, &Typed::<T2>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "device")] f0: Uuid,
    #[record(rename = "owner")] f1: Uuid,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("device", &self.f0).put("owner", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T2(#[record(literal = "12345678-1234-1234-1234-1234567890ab")] ());
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        shown(&text("12345678-1234-1234-1234-1234567890ab"))
    }
}
