// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x40547b52f5740046, &Typed::<T1>::NEW),
    (0xa51facadd85b18ff, &Typed::<Box<[super::arrays_tuples::T3; 1000000]>>::NEW),
    (0x87ee3aba1cd6e7f1, &Typed::<T2>::NEW),
];

#[derive(Record)]
pub(crate) struct T1(bool, #[record(rest)] Vec<bool>);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(flatten)] extras: BTreeMap<String, bool>,
    #[record(rename = "a")] f0: bool,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}
