// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x301a1a9fe975685c, &Typed::<Option<bool>>::NEW),
    (0x45328699f4edc438, &Typed::<Option<f64>>::NEW),
    (0x3eb11e0640c5c7e3, &Typed::<Option<i64>>::NEW),
    (0x8f19571ab6e946ee, &Typed::<T1>::NEW),
    (0x906d3ffb629606bb, &Typed::<Option<T2>>::NEW),
    (0x27582487ae377c6a, &Typed::<Option<super::arrays_tuples::T3>>::NEW),
    (0x7a47ab8262f0a07d, &Typed::<Option<T3>>::NEW),
    (0x3229353f665f01c6, &Typed::<Option<Vec<u64>>>::NEW),
    (0x71435f225ad89883, &Typed::<Option<T4>>::NEW),
    (0xbf9ebd526043408f, &Typed::<Option<T5>>::NEW),
    (0xb88b2c54996b742f, &Typed::<T6>::NEW),
    (0x10f7d5bc21327864, &Typed::<T7>::NEW),
    (0x05bbab216811c67f, &Typed::<Option<Vec<Option<String>>>>::NEW),
    (0x573b5f5a55a2a2e4, &Typed::<Option<T8>>::NEW),
    (0xc27042a606a5fc88, &Typed::<T9>::NEW),
    (0x55f72b3657c9733f, &Typed::<T10>::NEW),
    (0xfbe91979ab1c47cd, &Typed::<T11>::NEW),
    (0x7355f5b4f4f354bf, &Typed::<T12>::NEW),
];

#[derive(Record)]
pub(crate) enum T1 {
    #[record(rename = "gold")] V0,
    #[record(literal = null)] V2,
    #[record(rename = "silver")] V1,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        match self {
            T1::V0 => text("gold"),
            T1::V2 => Value::Null,
            T1::V1 => text("silver"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T2 {
    #[record(rename = "gold")] V0,
    #[record(rename = "silver")] V1,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        match self {
            T2::V0 => text("gold"),
            T2::V1 => text("silver"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "ip")] f0: String,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("ip", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4(#[record(literal = "on")] String);
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T5 {
    #[record(literal = "x")] V0,
    #[record(literal = "y")] V1,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        match self {
            T5::V0 => text("x"),
            T5::V1 => text("y"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T6 {
    #[record(literal = null)] V1,
    #[record(literal = "x")] V0,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V1 => Value::Null,
            T6::V0 => text("x"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T7 {
    V0(#[record(literal = null)] ()),
    V2(String),
    V1(f64),
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V0(_) => shown(&Value::Null),
            T7::V2(content) => shown(content),
            T7::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "lon")] f1: f64,
    #[record(rename = "lat")] f0: f64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put("lat", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "nick")] f0: Option<String>,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put_if("nick", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "phone")] f0: Option<Option<String>>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put_if("phone", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "a")] f0: Option<u64>,
    #[record(rename = "c")] f2: Option<u64>,
    #[record(rename = "b")] f1: u64,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put_if("c", &self.f2).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "id")] f0: u64,
    #[record(rename = "parent", nullable)] f1: Option<u64>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("parent", &self.f1).done()
    }
}
