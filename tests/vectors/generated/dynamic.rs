// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x9c2b95ecf05ded1e, &Typed::<Json>::NEW),
    (0x16493c6989a156fd, &Typed::<T1>::NEW),
    (0x235cb32eff204e20, &Typed::<T2>::NEW),
    (0x0b8570975e4e7360, &Typed::<T3>::NEW),
    (0x6321b5436acd64ce, &Typed::<BTreeMap<String, Json>>::NEW),
    (0x17ed23934c36b1a9, &Typed::<T4>::NEW),
    (0xc1bcfa0c948258d8, &Typed::<[Json; 2]>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "id")] f0: u64,
    #[record(rename = "payload")] f1: Json,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("payload", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "payload")] f0: Option<Json>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("payload", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "meta")] f0: Json,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("meta", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "after")] f0: Json,
    #[record(rename = "before")] f1: Json,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("after", &self.f0).put("before", &self.f1).done()
    }
}
