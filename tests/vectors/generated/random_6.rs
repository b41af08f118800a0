// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x2f88468c19adb93f, &Typed::<T1>::NEW),
    (0x9c6d2bc5fc07b380, &Typed::<Option<super::random_2::T43>>::NEW),
    (0xdcac0ad08d55402c, &Typed::<BTreeMap<String, T11>>::NEW),
    (0xd599cbd9be611776, &Typed::<T14>::NEW),
    (0x29f32462f0650993, &Typed::<T24>::NEW),
    (0xcb9492632c4417a5, &Typed::<T26>::NEW),
    (0x091229daedad3ec7, &Typed::<T27>::NEW),
    (0x31e9454953d1b6f4, &Typed::<Option<T28>>::NEW),
    (0x89ede8e461d8f325, &Typed::<T29>::NEW),
    (0x668e4730bf4dff48, &Typed::<[Option<BTreeMap<String, String>>; 1]>::NEW),
    (0xe652e2e2a3431941, &Typed::<Vec<T31>>::NEW),
    (0x7809befb61c88a2d, &Typed::<T34>::NEW),
    (0x817cfba93aa66e66, &Typed::<Vec<super::random_0::T192>>::NEW),
    (0xa8424b86e1780d0c, &Typed::<T36>::NEW),
    (0x2bc89aced1eaa3b0, &Typed::<T41>::NEW),
    (0x6ee9219720a0a892, &Typed::<T42>::NEW),
];

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "score", literal = 10)] f0: u64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T5 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "数量")] V3,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V0,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        match self {
            T5::V1 => text("warehouse-7"),
            T5::V3 => text("数量"),
            T5::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T5::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T6 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V0 => text("\"quoted\""),
            T6::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T6::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T7 {
    #[record(rename = "pending")] V0,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T8 {
    #[record(literal = "eco")] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V0 => text("eco"),
            T8::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T4 {
    #[record(literal = "😀")] V1 {
        #[record(rename = "level")] f0: Option<T5>,
    },
    #[record(literal = 0)] V2 {
        #[record(rename = "lon")] f1: T6,
        #[record(rename = "notes")] f2: String,
        #[record(rename = "URL")] f0: super::random_3::T50,
        #[record(rename = "цена")] f4: Option<i64>,
    },
    #[record(rename = "é")] V0 {
        #[record(rename = "codec")] f0: Option<f64>,
        #[record(rename = "unit")] f3: Uuid,
        #[record(rename = "qty")] f2: Option<String>,
        #[record(rename = "currency")] f1: Option<T7>,
        #[record(rename = "zip")] f5: Option<T8>,
    },
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        match self {
            T4::V1 { f0 } => Members::new().set("v", text("😀")).put_if("level", f0).done(),
            T4::V2 { f1, f2, f0, f4 } => Members::new().set("v", Value::Number(0.0)).put("lon", f1).put("notes", f2).put("URL", f0).put_if("цена", f4).done(),
            T4::V0 { f0, f3, f2, f1, f5 } => Members::new().set("v", text("é")).put_if("codec", f0).put("unit", f3).put_if("qty", f2).put_if("currency", f1).put_if("zip", f5).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T10 {
    #[record(literal = "😀 launch")] V2,
    #[record(literal = "")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V2 => text("😀 launch"),
            T10::V0 => text(""),
            T10::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T9 {
    V0([T10; 3]),
    V2(#[record(literal = "solo")] String),
    V1(BTreeMap<String, ()>),
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V0(content) => shown(content),
            T9::V2(content) => shown(content),
            T9::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "owner")] f0: T3,
    #[record(rename = "tags")] f1: T4,
    #[record(rename = "x-trace")] f2: T9,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &self.f0).put("tags", &self.f1).put("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "codec")] f0: BTreeMap<String, Option<i64>>,
    #[record(rename = "zone")] f1: T2,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T12 {
    #[record(literal = "")] V0,
    #[record(literal = 1e21)] V4,
    #[record(rename = "paid")] V1,
    #[record(rename = "é")] V2,
    #[record(literal = 200)] V5,
    #[record(literal = 1)] V3,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        match self {
            T12::V0 => text(""),
            T12::V4 => Value::Number(1e21),
            T12::V1 => text("paid"),
            T12::V2 => text("é"),
            T12::V5 => Value::Number(200.0),
            T12::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T13 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 10)] V2,
    #[record(rename = "paid")] V0,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        match self {
            T13::V1 => text("\u{e000}"),
            T13::V2 => Value::Number(10.0),
            T13::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T11 {
    #[record(literal = null)] V1 {
        #[record(rename = "id", literal = false)] f3: bool,
        #[record(rename = "lon", literal = true)] f6: (),
        #[record(rename = "codec")] f1: Option<super::random_2::T126>,
        #[record(rename = "host")] f2: String,
        #[record(rename = "unit")] f10: String,
        #[record(rename = "\u{e123}")] f11: String,
        #[record(rename = "role")] f7: String,
        #[record(rename = "2")] f0: Option<i64>,
        #[record(rename = "toString")] f9: String,
        #[record(rename = "tags", literal = "\u{e000}")] f8: Option<String>,
        #[record(rename = "level")] f5: Option<u64>,
    },
    #[record(rename = "paid")] V0 {
        #[record(rename = "lat")] f2: bool,
        #[record(rename = "$meta")] f0: T12,
        #[record(rename = "🚀")] f3: T13,
    },
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V1 { f3, f6: _, f1, f2, f10, f11, f7, f0, f9, f8, f5 } => Members::new().set("kind", Value::Null).put("id", f3).put("lon", &Value::Bool(true)).put_if("codec", f1).put("host", f2).put("unit", f10).put("\u{e123}", f11).put("role", f7).put_if("2", f0).put("toString", f9).put_if("tags", f8).put_if("level", f5).done(),
            T11::V0 { f2, f0, f3 } => Members::new().set("kind", text("paid")).put("lat", f2).put("$meta", f0).put("🚀", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "bitrate")] f0: f64,
    #[record(rename = "sku")] f1: Uuid,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("bitrate", &self.f0).put("sku", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(literal = "😀 launch")] V3,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V3 => text("😀 launch"),
            T17::V0 => text(""),
            T17::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T17::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T18 {
    #[record(literal = 0)] V0,
    #[record(literal = null)] V1,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V0 => Value::Number(0.0),
            T18::V1 => Value::Null,
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "Op")]
pub(crate) enum T16 {
    #[record(literal = false)] V3 {
        #[record(rename = "host")] f1: Option<bool>,
        #[record(rename = "qty", literal = null)] f4: (),
        #[record(rename = "owner")] f3: Uuid,
        #[record(rename = "name", literal = "void")] f2: String,
    },
    #[record(rename = "\u{e000}")] V0 {
        #[record(rename = "id")] f1: Option<i64>,
        #[record(rename = "total")] f2: f64,
    },
    #[record(literal = 0)] V1 {
        #[record(rename = "sku")] f2: T17,
        #[record(rename = "")] f0: Option<Json>,
    },
    #[record(literal = 10)] V2 {
        #[record(rename = "lot")] f1: i64,
        #[record(rename = "port")] f2: Option<T18>,
        #[record(rename = "temp")] f3: String,
    },
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V3 { f1, f4: _, f3, f2 } => Members::new().set("Op", Value::Bool(false)).put_if("host", f1).put("qty", &Value::Null).put("owner", f3).put("name", f2).done(),
            T16::V0 { f1, f2 } => Members::new().set("Op", text("\u{e000}")).put_if("id", f1).put("total", f2).done(),
            T16::V1 { f2, f0 } => Members::new().set("Op", Value::Number(0.0)).put("sku", f2).put_if("", f0).done(),
            T16::V2 { f1, f2, f3 } => Members::new().set("Op", Value::Number(10.0)).put("lot", f1).put_if("port", f2).put("temp", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T20 {
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V0 => text(""),
            T20::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "total")] f7: Option<i64>,
    #[record(rename = "$meta")] f0: String,
    #[record(rename = "qty", literal = null)] f4: (),
    #[record(rename = "role")] f5: Uuid,
    #[record(rename = "2")] f1: Uuid,
    #[record(rename = "größe")] f3: Option<T20>,
    #[record(rename = "tags")] f6: i64,
    #[record(rename = "Frame")] f2: bool,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f7).put("$meta", &self.f0).put("qty", &Value::Null).put("role", &self.f5).put("2", &self.f1).put_if("größe", &self.f3).put("tags", &self.f6).put("Frame", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T22 {
    #[record(literal = "void")] V0,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 10)] V3,
    #[record(literal = 200)] V4,
    #[record(literal = 1)] V2,
    #[record(literal = true)] V5,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        match self {
            T22::V0 => text("void"),
            T22::V1 => text("\u{e000}"),
            T22::V3 => Value::Number(10.0),
            T22::V4 => Value::Number(200.0),
            T22::V2 => Value::Number(1.0),
            T22::V5 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "id")] f0: Option<T22>,
    #[record(rename = "lat")] f1: Uuid,
    #[record(rename = "level", literal = null)] f2: (),
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f0).put("lat", &self.f1).put("level", &Value::Null).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T23 {
    #[record(rename = "$meta", literal = null)] f0: (),
    #[record(rename = "currency")] f2: Option<i64>,
    #[record(rename = "bitrate")] f1: Option<String>,
    #[record(rename = "zone")] f3: bool,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &Value::Null).put_if("currency", &self.f2).put_if("bitrate", &self.f1).put("zone", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "email")] f4: Option<T15>,
    #[record(rename = "items")] f6: T16,
    #[record(rename = "URL")] f1: Vec<i64>,
    #[record(rename = "unit")] f9: Option<T19>,
    #[record(rename = "\u{e123}")] f11: Option<i64>,
    #[record(rename = "größe")] f5: (f64,),
    #[record(rename = "score")] f7: T21,
    #[record(rename = "_rev")] f2: [i64; 2],
    #[record(rename = "a.b")] f3: Option<T23>,
    #[record(rename = "zone")] f10: bool,
    #[record(rename = "Frame", nullable)] f0: Option<u64>,
    #[record(rename = "temp", nullable)] f8: Option<String>,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f4).put("items", &self.f6).put("URL", &self.f1).put_if("unit", &self.f9).put_if("\u{e123}", &self.f11).put("größe", &self.f5).put("score", &self.f7).put("_rev", &self.f2).put_if("a.b", &self.f3).put("zone", &self.f10).put("Frame", &self.f0).put("temp", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T25 {
    #[record(literal = "😀")] V1,
    #[record(literal = "void")] V0,
    #[record(rename = "\u{e000}")] V2,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V1 => text("😀"),
            T25::V0 => text("void"),
            T25::V2 => text("\u{e000}"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T24(Vec<Option<T25>>, #[record(rest)] Vec<Option<super::arrays_tuples::T4>>);
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T26(f64, #[record(rest)] Vec<String>);
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "$meta", literal = "paid")] f0: String,
    #[record(rename = "qty", literal = null)] f2: Option<()>,
    #[record(rename = "2")] f1: Option<f64>,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put_if("qty", &self.f2.as_ref().map(|()| Value::Null)).put_if("2", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T28(#[record(literal = 404)] u64);
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "active")] f0: String,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T29 {
    #[record(rename = "email")] f1: Vec<f64>,
    #[record(rename = "2")] f0: Option<T30>,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "t")]
pub(crate) enum T32 {
    #[record(literal = 404)] V0 {
        #[record(rename = "qty")] f1: bool,
        #[record(rename = "port")] f0: Option<u64>,
    },
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        match self {
            T32::V0 { f1, f0 } => Members::new().set("t", Value::Number(404.0)).put("qty", f1).put_if("port", f0).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T33 {
    V0(#[record(literal = null)] ()),
    V1(u64),
    V2(BTreeMap<String, String>),
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V0(_) => shown(&Value::Null),
            T33::V1(content) => shown(content),
            T33::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T31 {
    #[record(rename = "lot")] f3: BTreeMap<String, T32>,
    #[record(rename = "active")] f0: Option<Option<super::objects_bitmaps::T1>>,
    #[record(rename = "größe")] f2: Vec<Json>,
    #[record(rename = "createdAt")] f1: T33,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f3).put_if("active", &self.f0).put("größe", &self.f2).put("createdAt", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T35 {
    #[record(literal = "😀")] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V1 => text("😀"),
            T35::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T34 {
    #[record(rename = "lon")] f2: f64,
    #[record(rename = "items")] f1: String,
    #[record(rename = "qty")] f3: Json,
    #[record(rename = "a.b")] f0: Option<T35>,
    #[record(rename = "zone")] f4: Option<f64>,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f2).put("items", &self.f1).put("qty", &self.f3).put_if("a.b", &self.f0).put_if("zone", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T38 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V1 => text("warehouse-7"),
            T38::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T37 {
    #[record(rename = "email")] f2: u64,
    #[record(rename = "lot", literal = "é")] f3: Option<String>,
    #[record(rename = "$meta")] f1: Option<T38>,
    #[record(rename = "")] f0: Option<String>,
    #[record(rename = "zone")] f4: Option<u64>,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f2).put_if("lot", &self.f3).put_if("$meta", &self.f1).put_if("", &self.f0).put_if("zone", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lon")] f0: super::random_1::T78,
    #[record(rename = "\u{e123}")] f4: i64,
    #[record(rename = "zip", literal = null)] f2: Option<()>,
    #[record(rename = "tags")] f1: u64,
    #[record(rename = "zone")] f3: bool,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f0).put("\u{e123}", &self.f4).put_if("zip", &self.f2.as_ref().map(|()| Value::Null)).put("tags", &self.f1).put("zone", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(rename = "temp")] f0: Option<Json>,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put_if("temp", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T36 {
    #[record(flatten)] extras: BTreeMap<String, ()>,
    #[record(rename = "batch")] f1: Option<T37>,
    #[record(rename = "")] f0: T39,
    #[record(rename = "zone")] f2: T40,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put_if("batch", &self.f1).put("", &self.f0).put("zone", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v", content = "city")]
pub(crate) enum T41 {
    #[record(literal = "void")] V0 {
        #[record(rename = "city", literal = null)] f0: (),
    },
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V0 { f0: _ } => Members::new().set("v", text("void")).put("city", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T43 {
    #[record(rename = "email")] f2: Uuid,
    #[record(rename = "currency")] f1: super::random_2::T9,
    #[record(rename = "sku")] f5: f64,
    #[record(rename = "role")] f4: Option<Json>,
    #[record(rename = "region")] f3: i64,
    #[record(rename = "zip")] f7: i64,
    #[record(rename = "zone")] f8: Option<i64>,
    #[record(rename = "Frame", literal = "paid")] f0: String,
    #[record(rename = "temp")] f6: String,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f2).put("currency", &self.f1).put("sku", &self.f5).put_if("role", &self.f4).put("region", &self.f3).put("zip", &self.f7).put_if("zone", &self.f8).put("Frame", &self.f0).put("temp", &self.f6).done()
    }
}

#[derive(Record)]
pub(crate) struct T44 {
    #[record(rename = "price")] f1: super::random_3::T96,
    #[record(rename = "qty")] f2: bool,
    #[record(rename = "\u{e123}")] f4: Option<Json>,
    #[record(rename = "status")] f3: Option<String>,
    #[record(rename = "city")] f0: Option<u64>,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put("qty", &self.f2).put_if("\u{e123}", &self.f4).put_if("status", &self.f3).put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T42 {
    #[record(rename = "qty")] f2: T43,
    #[record(rename = "currency")] f0: T44,
    #[record(rename = "name")] f1: Option<BTreeMap<String, i64>>,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f2).put("currency", &self.f0).put_if("name", &self.f1).done()
    }
}
