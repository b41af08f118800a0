// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xcea892a2943231fe, &Typed::<BTreeMap<String, Option<u64>>>::NEW),
    (0xe16380dd6459cb25, &Typed::<BTreeMap<String, T1>>::NEW),
    (0x4bf83fcfca23ad5b, &Typed::<BTreeMap<String, BTreeMap<String, String>>>::NEW),
    (0xcc31e66444c8c0a5, &Typed::<T2>::NEW),
    (0x1df483ff1dd316ff, &Typed::<T3>::NEW),
    (0x9513dcff93f0c190, &Typed::<T4>::NEW),
    (0x4e87a9a06748f5ad, &Typed::<T5>::NEW),
    (0x7464289d1423f574, &Typed::<T6>::NEW),
    (0xc0f822989cf55b89, &Typed::<T7>::NEW),
    (0x5791fd51cfd73666, &Typed::<T8>::NEW),
    (0x164eb862bc4574a9, &Typed::<T10>::NEW),
    (0x0dce0558c0dc837c, &Typed::<Vec<T11>>::NEW),
    (0xd2f75c8983425e37, &Typed::<T12>::NEW),
];

#[derive(Record)]
pub(crate) struct T1(#[record(literal = "y")] String);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "id")] f0: u64,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "id")] f0: u64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "host")] f0: String,
    #[record(rename = "port")] f1: u64,
    #[record(flatten)] extras: BTreeMap<String, String>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f0).put("port", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "a")] f0: String,
    #[record(rename = "b")] f1: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, u64>,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_if("b", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(flatten)] extras: BTreeMap<String, super::enums_literals::T6>,
    #[record(rename = "a")] f0: u64,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "a")] f0: u64,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(flatten)] extras: BTreeMap<String, bool>,
    #[record(rename = "k")] f0: u64,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("k", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "inner")] f0: T9,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("inner", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(flatten)] extras: BTreeMap<String, Option<String>>,
    #[record(rename = "a")] f0: Option<u64>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "a")] f0: u64,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "y")] f1: u64,
    #[record(rename = "x")] f0: u64,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("y", &self.f1).put("x", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "a")] f0: bool,
    #[record(rename = "b")] f1: bool,
    #[record(flatten)] extras: BTreeMap<String, T13>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).put_all(&self.extras).done()
    }
}
