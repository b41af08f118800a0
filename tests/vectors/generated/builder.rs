// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xed0e7a21783bee63, &Typed::<T1>::NEW),
    (0xc2fb49b3c4dd3437, &Typed::<T2>::NEW),
    (0xeca4fd99a5ab97a8, &Typed::<f64>::NEW),
    (0xfb5df1ee48c11e59, &Typed::<(u64, bool, T1, T2,)>::NEW),
    (0xe07d1a83d6ac9a77, &Typed::<Vec<T2>>::NEW),
    (0x647ff9869c07c907, &Typed::<Vec<T1>>::NEW),
    (0xcbd1443a5c883751, &Typed::<[T2; 2]>::NEW),
    (0xd26af753967843f8, &Typed::<Option<u64>>::NEW),
    (0xf69a8733bc277ee3, &Typed::<T3>::NEW),
    (0xa689cfa3b8e5cbf2, &Typed::<T4>::NEW),
    (0xae6141adcc92c577, &Typed::<T5>::NEW),
    (0x77bd932f56380d34, &Typed::<T6>::NEW),
    (0x6f3b67c12fb96299, &Typed::<T7>::NEW),
    (0x9a49c31034b1327d, &Typed::<T8>::NEW),
    (0xc9d5a2ae9ed4e991, &Typed::<T9>::NEW),
    (0x8b0fb2dc02e8a06a, &Typed::<u64>::NEW),
    (0xf7791109b87198c5, &Typed::<i64>::NEW),
    (0x3ecf975e8137fe8f, &Typed::<String>::NEW),
    (0x4b11eb9a383ddfef, &Typed::<T10>::NEW),
];

#[derive(Record)]
pub(crate) struct T1(#[record(bytes)] Vec<u8>);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        shown(&Raw(&self.0))
    }
}

#[derive(Record)]
pub(crate) struct T2(#[record(float32)] f32);
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "a")] f0: Option<Option<T1>>,
    #[record(rename = "b")] f1: u64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "a")] f0: u64,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "a")] f0: Option<u64>,
    #[record(rename = "m")] f1: u64,
    #[record(rename = "z")] f2: Option<u64>,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put("m", &self.f1).put_if("z", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "on", literal = true)] f0: Option<()>,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put_if("on", &self.f0.as_ref().map(|()| Value::Bool(true))).done()
    }
}

#[derive(Record)]
pub(crate) struct T7(#[record(literal = -0.0)] f64);
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T8 {
    #[record(literal = "X")] V2,
    #[record(literal = "F")] V0,
    #[record(literal = "M")] V1,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V2 => text("X"),
            T8::V0 => text("F"),
            T8::V1 => text("M"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T9 {
    #[record(literal = "five")] V0,
    #[record(literal = null)] V2,
    #[record(literal = 5)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V0 => text("five"),
            T9::V2 => Value::Null,
            T9::V1 => Value::Number(5.0),
            T9::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T11 {
    #[record(rename = "data")] V1,
    #[record(literal = "beacon")] V0,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V1 => text("data"),
            T11::V0 => text("beacon"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "seq")] f4: u64,
    #[record(rename = "body", bytes)] f0: Vec<u8>,
    #[record(rename = "kind")] f2: T11,
    #[record(rename = "crc")] f1: [u64; 2],
    #[record(rename = "rssi", float32, nullable)] f3: Option<f32>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("seq", &self.f4).put("body", &Raw(&self.f0)).put("kind", &self.f2).put("crc", &self.f1).put("rssi", &self.f3).done()
    }
}
