// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xe114311b61d54f67, &Typed::<super::nullable_optional::T5>::NEW),
    (0xd7a08e29f9a23ab0, &Typed::<Option<T1>>::NEW),
    (0xcf52da70814d6c32, &Typed::<super::errors_paths::T34>::NEW),
    (0x1564bca100c11a56, &Typed::<super::errors_paths::T26>::NEW),
    (0x3989946ce1dc2f56, &Typed::<T2>::NEW),
];

#[derive(Record)]
pub(crate) struct T1(#[record(literal = 4)] u64);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(tag = "type", content = "open")]
pub(crate) enum T3 {
    #[record(rename = "door")] V0(bool),
    #[record(rename = "temp")] V1 {
        #[record(rename = "limit")] f0: f64,
    },
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        match self {
            T3::V0(content) => Members::new().set("type", text("door")).put("open", content).done(),
            T3::V1 { f0 } => Members::new().set("type", text("temp")).put("limit", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T4 {
    #[record(rename = "boost")] V0,
    #[record(literal = "eco")] V1,
    #[record(rename = "off")] V2,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        match self {
            T4::V0 => text("boost"),
            T4::V1 => text("eco"),
            T4::V2 => text("off"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "alarm")] f0: Option<T3>,
    #[record(rename = "fw")] f5: Option<String>,
    #[record(rename = "at")] f1: u64,
    #[record(rename = "mode")] f7: T4,
    #[record(rename = "device")] f3: Uuid,
    #[record(rename = "battery", nullable)] f2: Option<u64>,
    #[record(rename = "readings")] f8: BTreeMap<String, f64>,
    #[record(rename = "gps", nullable)] f6: Option<(f64, f64,)>,
    #[record(rename = "tags")] f9: Vec<String>,
    #[record(rename = "extra")] f4: Option<Json>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("alarm", &self.f0).put_if("fw", &self.f5).put("at", &self.f1).put("mode", &self.f7).put("device", &self.f3).put("battery", &self.f2).put("readings", &self.f8).put("gps", &self.f6).put("tags", &self.f9).put_if("extra", &self.f4).done()
    }
}
