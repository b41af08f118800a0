// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xf052a24b3ff27ce8, &Typed::<super::arrays_tuples::T3>::NEW),
    (0xa48feecd85ef6b90, &Typed::<super::arrays_tuples::T4>::NEW),
    (0x74526266bb0d6df9, &Typed::<T1>::NEW),
    (0xf428d4eef6f44b4f, &Typed::<T2>::NEW),
    (0x9bcb64b908bb0af8, &Typed::<T3>::NEW),
    (0x6072feef38c33070, &Typed::<T4>::NEW),
    (0x5a75de533e7e9f5b, &Typed::<T5>::NEW),
    (0x686df2a170ea9f0b, &Typed::<T6>::NEW),
    (0x492c1965c463822e, &Typed::<T7>::NEW),
    (0x6e56be336b538886, &Typed::<T8>::NEW),
    (0x5a5c5585c54cda87, &Typed::<T9>::NEW),
    (0x622512bec14e7c31, &Typed::<T10>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "mail")] f1: Option<String>,
    #[record(rename = "name")] f2: String,
    #[record(rename = "age")] f0: u64,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put_if("mail", &self.f1).put("name", &self.f2).put("age", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T2 {
    #[record(rename = "mail")] f1: Option<String>,
    #[record(rename = "name")] f2: String,
    #[record(rename = "age")] f0: u64,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("mail", &self.f1).put("name", &self.f2).put("age", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "mail")] f1: String,
    #[record(rename = "name")] f2: String,
    #[record(rename = "age")] f0: u64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("mail", &self.f1).put("name", &self.f2).put("age", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "mail")] f1: Option<String>,
    #[record(rename = "name")] f2: String,
    #[record(rename = "age")] f0: i64,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put_if("mail", &self.f1).put("name", &self.f2).put("age", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "größe")] f0: f64,
    #[record(rename = "数量")] f1: u64,
    #[record(rename = "🚀")] f2: bool,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).put("数量", &self.f1).put("🚀", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T6(#[record(literal = "a\u{1}\n\"\\")] String);
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T7 {
    #[record(literal = "x")] V0,
    #[record(literal = "y")] V1,
    #[record(literal = 3)] V2,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V0 => text("x"),
            T7::V1 => text("y"),
            T7::V2 => Value::Number(3.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "n")] f1: String,
    #[record(rename = "kids")] f0: Vec<T8>,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "id")] f0: Uuid,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "v")]
pub(crate) enum T10 {
    #[record(literal = 2)] V1 {
        #[record(rename = "v", nullable)] f1: Option<u64>,
    },
    #[record(literal = 1)] V0,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V1 { f1 } => Members::new().set("t", Value::Number(2.0)).put("v", f1).done(),
            T10::V0 => Members::new().set("t", Value::Number(1.0)).done(),
        }
    }
}
