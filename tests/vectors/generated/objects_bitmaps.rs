// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x45255cfc5d906072, &Typed::<T1>::NEW),
    (0x67b687928862d069, &Typed::<T2>::NEW),
    (0x7d159fb76b5e2e63, &Typed::<T3>::NEW),
    (0x85701be219179d9a, &Typed::<T4>::NEW),
    (0x33eb24499272b6ed, &Typed::<T5>::NEW),
    (0x1bba84729dd98c50, &Typed::<T6>::NEW),
    (0xa16312cc3ceb9148, &Typed::<T7>::NEW),
    (0xc0357967f6290834, &Typed::<T8>::NEW),
    (0x8e964ca93024973b, &Typed::<T9>::NEW),
    (0xd5c3d6bad74cc23e, &Typed::<T10>::NEW),
    (0xc483a6f113638169, &Typed::<T11>::NEW),
    (0x21e3128fc5b5791a, &Typed::<T12>::NEW),
    (0x05e9e1150b33d80a, &Typed::<T13>::NEW),
    (0x25e5d030db48563e, &Typed::<T14>::NEW),
    (0x2196613f6b0c94fb, &Typed::<T15>::NEW),
    (0xe37999d9bd76e0e2, &Typed::<T16>::NEW),
    (0x8e5518fe682937db, &Typed::<T18>::NEW),
    (0x569e062b97f75536, &Typed::<T19>::NEW),
    (0x64ff6f1731a0af4d, &Typed::<super::arrays_tuples::T2>::NEW),
    (0x15ea2c550cecabc4, &Typed::<T20>::NEW),
    (0x51a245d3fe89692b, &Typed::<T21>::NEW),
    (0xf2985ebfafbecc2c, &Typed::<T22>::NEW),
    (0x8b493bc39f8d4d8a, &Typed::<T23>::NEW),
    (0xaaed0e4da84e0696, &Typed::<T24>::NEW),
    (0xf0da119d4987dde1, &Typed::<T25>::NEW),
    (0x8522c2fb8f654cba, &Typed::<T26>::NEW),
    (0x6125a195a9211a88, &Typed::<T27>::NEW),
    (0x25a33d830730ccd0, &Typed::<T28>::NEW),
    (0x95b19a453243b6de, &Typed::<T29>::NEW),
    (0xc37d0f6cfa200e70, &Typed::<T30>::NEW),
    (0x34a142fb1434ee81, &Typed::<T33>::NEW),
    (0x554d90d6e5822cf4, &Typed::<T37>::NEW),
];

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T1 {
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "ok")] f1: bool,
    #[record(rename = "celsius")] f0: f64,
    #[record(rename = "seq")] f3: u64,
    #[record(rename = "sensorId")] f2: String,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("ok", &self.f1).put("celsius", &self.f0).put("seq", &self.f3).put("sensorId", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "10")] f0: u64,
    #[record(rename = "_x")] f3: bool,
    #[record(rename = "Mid")] f2: String,
    #[record(rename = "zeta")] f5: bool,
    #[record(rename = "alpha")] f4: u64,
    #[record(rename = "2")] f1: u64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("_x", &self.f3).put("Mid", &self.f2).put("zeta", &self.f5).put("alpha", &self.f4).put("2", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "é")] f9: u64,
    #[record(rename = " ")] f0: u64,
    #[record(rename = "-")] f1: u64,
    #[record(rename = "a")] f5: u64,
    #[record(rename = "b")] f6: u64,
    #[record(rename = "~")] f8: u64,
    #[record(rename = "z")] f7: u64,
    #[record(rename = "A")] f2: u64,
    #[record(rename = "B")] f3: u64,
    #[record(rename = "_")] f4: u64,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("é", &self.f9).put(" ", &self.f0).put("-", &self.f1).put("a", &self.f5).put("b", &self.f6).put("~", &self.f8).put("z", &self.f7).put("A", &self.f2).put("B", &self.f3).put("_", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "\u{d7ff}")] f1: u64,
    #[record(rename = "\u{ffff}")] f5: u64,
    #[record(rename = "\u{e000}")] f4: u64,
    #[record(rename = "𐀀")] f2: u64,
    #[record(rename = "a")] f0: u64,
    #[record(rename = "🚀")] f3: u64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{d7ff}", &self.f1).put("\u{ffff}", &self.f5).put("\u{e000}", &self.f4).put("𐀀", &self.f2).put("a", &self.f0).put("🚀", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "😀a")] f2: u64,
    #[record(rename = "🗿")] f0: u64,
    #[record(rename = "😀")] f1: u64,
    #[record(rename = "😁")] f3: u64,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("😀a", &self.f2).put("🗿", &self.f0).put("😀", &self.f1).put("😁", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "aB")] f2: u64,
    #[record(rename = "ab")] f3: u64,
    #[record(rename = "a")] f1: u64,
    #[record(rename = "")] f0: u64,
    #[record(rename = "abc")] f4: u64,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("aB", &self.f2).put("ab", &self.f3).put("a", &self.f1).put("", &self.f0).put("abc", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "")] f0: String,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "a\nb")] f1: u64,
    #[record(rename = "a\0b")] f0: u64,
    #[record(rename = "a.b")] f3: u64,
    #[record(rename = "a/b")] f4: u64,
    #[record(rename = "a\"b")] f2: u64,
    #[record(rename = "a\\b")] f5: u64,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("a\nb", &self.f1).put("a\0b", &self.f0).put("a.b", &self.f3).put("a/b", &self.f4).put("a\"b", &self.f2).put("a\\b", &self.f5).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "id")] f1: u64,
    #[record(rename = "__proto__")] f0: String,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put("__proto__", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "id")] f1: u64,
    #[record(rename = "__proto__")] f0: Option<String>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put_if("__proto__", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "valueOf")] f3: bool,
    #[record(rename = "toString")] f2: u64,
    #[record(rename = "hasOwnProperty")] f1: u64,
    #[record(rename = "constructor")] f0: String,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("valueOf", &self.f3).put("toString", &self.f2).put("hasOwnProperty", &self.f1).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "isPrototypeOf")] f1: Option<bool>,
    #[record(rename = "toString")] f2: Option<u64>,
    #[record(rename = "constructor")] f0: Option<String>,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put_if("isPrototypeOf", &self.f1).put_if("toString", &self.f2).put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "id")] f0: u64,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T15 {
    #[record(rename = "id")] f0: u64,
    #[record(rename = "name")] f1: String,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("name", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T17 {
    #[record(rename = "tag")] f0: String,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("tag", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T16 {
    #[record(rename = "meta")] f0: T17,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("meta", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T18 {
    #[record(rename = "a")] f0: Option<u64>,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "a")] f0: Option<u64>,
    #[record(rename = "b")] f1: Option<String>,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put_if("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "a")] f0: u64,
    #[record(rename = "b")] f1: Option<u64>,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_if("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "f08")] f8: Option<u64>,
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f08", &self.f8).put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "f10")] f10: Option<u64>,
    #[record(rename = "f11")] f11: Option<u64>,
    #[record(rename = "f12")] f12: Option<u64>,
    #[record(rename = "f13")] f13: Option<u64>,
    #[record(rename = "f14")] f14: Option<u64>,
    #[record(rename = "f15")] f15: Option<u64>,
    #[record(rename = "f09")] f9: Option<u64>,
    #[record(rename = "f08")] f8: Option<u64>,
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f10", &self.f10).put_if("f11", &self.f11).put_if("f12", &self.f12).put_if("f13", &self.f13).put_if("f14", &self.f14).put_if("f15", &self.f15).put_if("f09", &self.f9).put_if("f08", &self.f8).put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(rename = "f10")] f10: Option<u64>,
    #[record(rename = "f11")] f11: Option<u64>,
    #[record(rename = "f12")] f12: Option<u64>,
    #[record(rename = "f13")] f13: Option<u64>,
    #[record(rename = "f14")] f14: Option<u64>,
    #[record(rename = "f15")] f15: Option<u64>,
    #[record(rename = "f16")] f16: Option<u64>,
    #[record(rename = "f09")] f9: Option<u64>,
    #[record(rename = "f08")] f8: Option<u64>,
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f10", &self.f10).put_if("f11", &self.f11).put_if("f12", &self.f12).put_if("f13", &self.f13).put_if("f14", &self.f14).put_if("f15", &self.f15).put_if("f16", &self.f16).put_if("f09", &self.f9).put_if("f08", &self.f8).put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(rename = "f18")] f18: Option<u64>,
    #[record(rename = "f19")] f19: Option<u64>,
    #[record(rename = "f10")] f10: Option<u64>,
    #[record(rename = "f11")] f11: u64,
    #[record(rename = "f12")] f12: Option<u64>,
    #[record(rename = "f13")] f13: Option<u64>,
    #[record(rename = "f14")] f14: Option<u64>,
    #[record(rename = "f15")] f15: Option<u64>,
    #[record(rename = "f16")] f16: Option<u64>,
    #[record(rename = "f17")] f17: Option<u64>,
    #[record(rename = "f09")] f9: Option<u64>,
    #[record(rename = "f08")] f8: Option<u64>,
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: u64,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: u64,
    #[record(rename = "f04")] f4: Option<u64>,
    #[record(rename = "f21")] f21: Option<u64>,
    #[record(rename = "f20")] f20: Option<u64>,
    #[record(rename = "f23")] f23: u64,
    #[record(rename = "f22")] f22: Option<u64>,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f18", &self.f18).put_if("f19", &self.f19).put_if("f10", &self.f10).put("f11", &self.f11).put_if("f12", &self.f12).put_if("f13", &self.f13).put_if("f14", &self.f14).put_if("f15", &self.f15).put_if("f16", &self.f16).put_if("f17", &self.f17).put_if("f09", &self.f9).put_if("f08", &self.f8).put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put("f05", &self.f5).put_if("f04", &self.f4).put_if("f21", &self.f21).put_if("f20", &self.f20).put("f23", &self.f23).put_if("f22", &self.f22).done()
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "f08")] f8: Option<u64>,
    #[record(rename = "f03")] f3: Option<u64>,
    #[record(rename = "f02")] f2: Option<u64>,
    #[record(rename = "f01")] f1: Option<u64>,
    #[record(rename = "f00")] f0: Option<u64>,
    #[record(rename = "f07")] f7: Option<u64>,
    #[record(rename = "f06")] f6: Option<u64>,
    #[record(rename = "f05")] f5: Option<u64>,
    #[record(rename = "f04")] f4: Option<u64>,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f08", &self.f8).put_if("f03", &self.f3).put_if("f02", &self.f2).put_if("f01", &self.f1).put_if("f00", &self.f0).put_if("f07", &self.f7).put_if("f06", &self.f6).put_if("f05", &self.f5).put_if("f04", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(rename = "p8")] f9: Option<bool>,
    #[record(rename = "p7")] f8: Option<bool>,
    #[record(rename = "p6")] f7: Option<bool>,
    #[record(rename = "p5")] f6: Option<bool>,
    #[record(rename = "p4")] f5: Option<bool>,
    #[record(rename = "p3")] f4: Option<bool>,
    #[record(rename = "p2")] f3: Option<bool>,
    #[record(rename = "p1")] f2: Option<bool>,
    #[record(rename = "p0")] f1: Option<bool>,
    #[record(rename = "__proto__")] f0: Option<bool>,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put_if("p8", &self.f9).put_if("p7", &self.f8).put_if("p6", &self.f7).put_if("p5", &self.f6).put_if("p4", &self.f5).put_if("p3", &self.f4).put_if("p2", &self.f3).put_if("p1", &self.f2).put_if("p0", &self.f1).put_if("__proto__", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T29 {
    #[record(rename = "none", literal = null)] f1: Option<()>,
    #[record(rename = "pick")] f2: Option<super::arrays_tuples::T6>,
    #[record(rename = "kind", literal = "k")] f0: Option<String>,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put_if("none", &self.f1.as_ref().map(|()| Value::Null)).put_if("pick", &self.f2).put_if("kind", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "v")] f0: Option<u64>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put_if("v", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(rename = "deep")] f0: Option<T32>,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put_if("deep", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "inner")] f0: Option<T31>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put_if("inner", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T34 {
    #[record(rename = "street")] f1: String,
    #[record(rename = "zip")] f2: String,
    #[record(rename = "city")] f0: String,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put("street", &self.f1).put("zip", &self.f2).put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "note")] f0: Option<String>,
    #[record(rename = "qty")] f1: u64,
    #[record(rename = "sku")] f2: String,
    #[record(rename = "unitPrice")] f3: f64,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put_if("note", &self.f0).put("qty", &self.f1).put("sku", &self.f2).put("unitPrice", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T36 {
    #[record(literal = "shipped")] V2,
    #[record(rename = "new")] V0,
    #[record(rename = "paid")] V1,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V2 => text("shipped"),
            T36::V0 => text("new"),
            T36::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "shipTo", nullable)] f5: Option<T34>,
    #[record(rename = "coupon")] f0: Option<String>,
    #[record(rename = "placedAt")] f4: u64,
    #[record(rename = "lines")] f2: Vec<T35>,
    #[record(rename = "status")] f6: T36,
    #[record(rename = "gift")] f1: Option<bool>,
    #[record(rename = "orderId")] f3: String,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("shipTo", &self.f5).put_if("coupon", &self.f0).put("placedAt", &self.f4).put("lines", &self.f2).put("status", &self.f6).put_if("gift", &self.f1).put("orderId", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "f18")] f18: u64,
    #[record(rename = "f19")] f19: u64,
    #[record(rename = "f10")] f10: u64,
    #[record(rename = "f11")] f11: u64,
    #[record(rename = "f12")] f12: u64,
    #[record(rename = "f13")] f13: u64,
    #[record(rename = "f14")] f14: u64,
    #[record(rename = "f15")] f15: u64,
    #[record(rename = "f16")] f16: u64,
    #[record(rename = "f17")] f17: u64,
    #[record(rename = "f09")] f9: u64,
    #[record(rename = "f08")] f8: u64,
    #[record(rename = "f03")] f3: u64,
    #[record(rename = "f02")] f2: u64,
    #[record(rename = "f01")] f1: u64,
    #[record(rename = "f00")] f0: u64,
    #[record(rename = "f07")] f7: u64,
    #[record(rename = "f06")] f6: u64,
    #[record(rename = "f05")] f5: u64,
    #[record(rename = "f04")] f4: u64,
    #[record(rename = "f38")] f38: u64,
    #[record(rename = "f39")] f39: u64,
    #[record(rename = "f36")] f36: u64,
    #[record(rename = "f37")] f37: u64,
    #[record(rename = "f34")] f34: u64,
    #[record(rename = "f35")] f35: u64,
    #[record(rename = "f32")] f32: u64,
    #[record(rename = "f33")] f33: u64,
    #[record(rename = "f30")] f30: u64,
    #[record(rename = "f31")] f31: u64,
    #[record(rename = "f21")] f21: u64,
    #[record(rename = "f20")] f20: u64,
    #[record(rename = "f23")] f23: u64,
    #[record(rename = "f22")] f22: u64,
    #[record(rename = "f25")] f25: u64,
    #[record(rename = "f24")] f24: u64,
    #[record(rename = "f27")] f27: u64,
    #[record(rename = "f26")] f26: u64,
    #[record(rename = "f29")] f29: u64,
    #[record(rename = "f28")] f28: u64,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("f18", &self.f18).put("f19", &self.f19).put("f10", &self.f10).put("f11", &self.f11).put("f12", &self.f12).put("f13", &self.f13).put("f14", &self.f14).put("f15", &self.f15).put("f16", &self.f16).put("f17", &self.f17).put("f09", &self.f9).put("f08", &self.f8).put("f03", &self.f3).put("f02", &self.f2).put("f01", &self.f1).put("f00", &self.f0).put("f07", &self.f7).put("f06", &self.f6).put("f05", &self.f5).put("f04", &self.f4).put("f38", &self.f38).put("f39", &self.f39).put("f36", &self.f36).put("f37", &self.f37).put("f34", &self.f34).put("f35", &self.f35).put("f32", &self.f32).put("f33", &self.f33).put("f30", &self.f30).put("f31", &self.f31).put("f21", &self.f21).put("f20", &self.f20).put("f23", &self.f23).put("f22", &self.f22).put("f25", &self.f25).put("f24", &self.f24).put("f27", &self.f27).put("f26", &self.f26).put("f29", &self.f29).put("f28", &self.f28).done()
    }
}
