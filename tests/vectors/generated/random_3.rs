// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xbbc3b063bf6db6b3, &Typed::<T1>::NEW),
    (0x53d1e7ebc9d8fdbe, &Typed::<[String; 3]>::NEW),
    (0xb369f14effed7332, &Typed::<Vec<Option<T2>>>::NEW),
    (0xa4849d4bb221eab5, &Typed::<T3>::NEW),
    (0x5e549f17d9423876, &Typed::<T4>::NEW),
    (0x805bbd759c9d3c2c, &Typed::<Option<Vec<Vec<Json>>>>::NEW),
    (0x3fcff0e640c6e434, &Typed::<T5>::NEW),
    (0x36c170253d626d31, &Typed::<Option<Vec<Option<T15>>>>::NEW),
    (0x1f56a0268cb9f485, &Typed::<(Uuid, (), u64,)>::NEW),
    (0xde729e9c75f87aeb, &Typed::<T16>::NEW),
    (0xe0899560a6d04a33, &Typed::<T21>::NEW),
    (0x32ecc4c24fdc4864, &Typed::<T22>::NEW),
    (0x142adf4759cd30e9, &Typed::<[T24; 3]>::NEW),
    (0x855d6a0eef7b209c, &Typed::<T25>::NEW),
    (0x489ac0ae3a0df644, &Typed::<BTreeMap<String, T42>>::NEW),
    (0xf5766179812d3623, &Typed::<T43>::NEW),
    (0xde80b67709ece1a2, &Typed::<T45>::NEW),
    (0x197760f3dc5470b4, &Typed::<(Vec<T47>,)>::NEW),
    (0x84c81c47153c9427, &Typed::<T48>::NEW),
    (0xce25c9d62529a782, &Typed::<T50>::NEW),
    (0xce659b12647f92cb, &Typed::<T53>::NEW),
    (0x996ae9d38768b9f1, &Typed::<T54>::NEW),
    (0x3486671f34cbd1ea, &Typed::<T55>::NEW),
    (0x8076bc1d6483fa9f, &Typed::<Vec<BTreeMap<String, Uuid>>>::NEW),
    (0x451d124072d6fbf0, &Typed::<T56>::NEW),
    (0x8b58a57ffa83e3e1, &Typed::<T58>::NEW),
    (0xb5c396e8a1c638d6, &Typed::<T59>::NEW),
    (0x8970afffd701246c, &Typed::<BTreeMap<String, bool>>::NEW),
    (0xbbc8797b3eda7f72, &Typed::<T66>::NEW),
    (0x00d7f7c61955e644, &Typed::<T68>::NEW),
    (0xbfdd71481a2c1ba5, &Typed::<T69>::NEW),
    (0x1d0655679bf9bf1e, &Typed::<T73>::NEW),
    (0xcdb0aefafb2e55f1, &Typed::<Vec<BTreeMap<String, T74>>>::NEW),
    (0xa331c247adcb9113, &Typed::<BTreeMap<String, T75>>::NEW),
    (0x0a1c51fb09d12744, &Typed::<T77>::NEW),
    (0x45073c4317cd89d1, &Typed::<T78>::NEW),
    (0xbd6f9d4c2cb11077, &Typed::<T82>::NEW),
    (0x50eab7588d7aeb34, &Typed::<Option<super::enums_literals::T7>>::NEW),
    (0x6704678f41a6016d, &Typed::<T83>::NEW),
    (0x15c96f4ca1badcce, &Typed::<T87>::NEW),
    (0x65874cfbf9e2c489, &Typed::<T89>::NEW),
    (0xa8b0ea22a8806223, &Typed::<T91>::NEW),
    (0x655e55095e474944, &Typed::<T93>::NEW),
    (0x36597a94fec0fe16, &Typed::<T101>::NEW),
    (0xe73d9213c694b20b, &Typed::<T108>::NEW),
    (0x3495acde5bdfe820, &Typed::<T111>::NEW),
    (0xec097e2c3bf3a4c1, &Typed::<(Option<u64>,)>::NEW),
    (0xd7a00edea248e440, &Typed::<T113>::NEW),
    (0xe33a64c3673ee4a8, &Typed::<T117>::NEW),
    (0x0dda56ba7a0f296a, &Typed::<T118>::NEW),
    (0x76cac623bbb61085, &Typed::<BTreeMap<String, BTreeMap<String, T119>>>::NEW),
    (0x984c4225f4ebabb8, &Typed::<BTreeMap<String, [Option<T120>; 2]>>::NEW),
    (0x5c33db2d2bc8d14d, &Typed::<T121>::NEW),
    (0x0ab5493d1f7ce4df, &Typed::<T123>::NEW),
];

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T1 {
    #[record(rename = "price", literal = null)] f2: (),
    #[record(rename = "bitrate")] f0: u64,
    #[record(rename = "name", literal = "paid")] f1: String,
    #[record(rename = "x-trace")] f3: Option<f64>,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &Value::Null).put("bitrate", &self.f0).put("name", &self.f1).put_if("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T2 {
    #[record(rename = "lot")] f1: Json,
    #[record(rename = "price")] f2: Option<String>,
    #[record(rename = "region")] f3: Option<Uuid>,
    #[record(rename = "level")] f0: f64,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f1).put_if("price", &self.f2).put_if("region", &self.f3).put("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "2")] f0: f64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "unit", nullable)] f0: Option<String>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "createdAt")] f0: f64,
    #[record(rename = "toString")] f2: Option<u64>,
    #[record(rename = "tags")] f1: String,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f0).put_if("toString", &self.f2).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T6(super::objects_bitmaps::T1, Vec<T7>);
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "id")] f2: Uuid,
    #[record(rename = "host")] f1: Json,
    #[record(rename = "\u{e123}")] f3: i64,
    #[record(rename = "2")] f0: String,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put("host", &self.f1).put("\u{e123}", &self.f3).put("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T8 {
    V1(#[record(literal = null)] ()),
    V2(u64),
    V3 {
        #[record(rename = "status")] f0: Option<T9>,
    },
    V0(#[record(literal = true)] ()),
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V1(_) => shown(&Value::Null),
            T8::V2(content) => shown(content),
            T8::V3 { f0 } => Members::new().put_if("status", f0).done(),
            T8::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T12 {
    #[record(rename = "$meta", literal = "boost")] f0: String,
    #[record(rename = "notes")] f2: bool,
    #[record(rename = "currency")] f1: Option<String>,
    #[record(rename = "sku")] f3: Option<String>,
    #[record(rename = "status")] f4: i64,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("notes", &self.f2).put_if("currency", &self.f1).put_if("sku", &self.f3).put("status", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "🚀")] f0: Option<T12>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put_if("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T14 {
    #[record(literal = "void")] V0,
    #[record(literal = 0)] V1,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V0 => text("void"),
            T14::V1 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "10")] f0: Option<u64>,
    #[record(rename = "id")] f3: Option<i64>,
    #[record(rename = "lat")] f4: Option<T14>,
    #[record(rename = "price")] f7: f64,
    #[record(rename = "notes", literal = null)] f5: (),
    #[record(rename = "sku", literal = null)] f8: (),
    #[record(rename = "owner")] f6: Uuid,
    #[record(rename = "createdAt")] f2: Uuid,
    #[record(rename = "status")] f9: i64,
    #[record(rename = "_rev")] f1: Uuid,
    #[record(rename = "数量")] f11: f64,
    #[record(rename = "temp")] f10: u64,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("id", &self.f3).put_if("lat", &self.f4).put("price", &self.f7).put("notes", &Value::Null).put("sku", &Value::Null).put("owner", &self.f6).put("createdAt", &self.f2).put("status", &self.f9).put("_rev", &self.f1).put("数量", &self.f11).put("temp", &self.f10).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "URL")] f0: T11,
    #[record(rename = "sku")] f1: Option<Option<T13>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put_if("sku", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T5 {
    #[record(rename = "10")] f0: T6,
    #[record(rename = "id")] f2: T8,
    #[record(rename = "bitrate")] f1: T10,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("id", &self.f2).put("bitrate", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T15 {
    #[record(rename = "warehouse-7")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V0 => text("warehouse-7"),
            T15::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T18 {
    #[record(literal = 2)] V2,
    #[record(rename = "boost")] V0,
    #[record(rename = "draft")] V1,
    #[record(literal = 200)] V3,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V2 => Value::Number(2.0),
            T18::V0 => text("boost"),
            T18::V1 => text("draft"),
            T18::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T17 {
    #[record(rename = "qty")] f3: u64,
    #[record(rename = "9", literal = null)] f0: (),
    #[record(rename = "tags")] f4: String,
    #[record(rename = "Frame")] f1: Option<T18>,
    #[record(rename = "constructor")] f2: Option<String>,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f3).put("9", &Value::Null).put("tags", &self.f4).put_if("Frame", &self.f1).put_if("constructor", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "active")] f0: Option<Json>,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put_if("active", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "codec")] f0: Option<Option<String>>,
    #[record(rename = "tags")] f1: T20,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T16 {
    V0(Vec<T17>),
    V1(#[record(literal = null)] ()),
    V2(T19),
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0(content) => shown(content),
            T16::V1(_) => shown(&Value::Null),
            T16::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "price", literal = "void")] f0: Option<String>,
    #[record(rename = "region")] f1: Option<u64>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f0).put_if("region", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "items")] f0: Option<super::arrays_tuples::T4>,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "constructor")] f0: Option<T23>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T24 {
    #[record(literal = 0.5)] V2,
    #[record(literal = -1)] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        match self {
            T24::V2 => Value::Number(0.5),
            T24::V1 => Value::Number(-1.0),
            T24::V0 => text("draft"),
            T24::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(rename = "id", literal = null)] f1: (),
    #[record(rename = "lot")] f2: Option<Uuid>,
    #[record(rename = "\u{e123}")] f4: Option<i64>,
    #[record(rename = "9")] f0: u64,
    #[record(rename = "🚀")] f3: String,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &Value::Null).put_if("lot", &self.f2).put_if("\u{e123}", &self.f4).put("9", &self.f0).put("🚀", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T27 {
    #[record(literal = "😀")] V0(#[record(flatten)] T28),
    #[record(literal = 1e21)] V1 {
    },
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        match self {
            T27::V0(content) => Members::new().set("type", text("😀")).put_all(content).done(),
            T27::V1 {  } => Members::new().set("type", Value::Number(1e21)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T30(Uuid, Uuid, Uuid);
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(rename = "2")] f0: u64,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T29 {
    V0(T30),
    V3(String),
    V2(T31),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V0(content) => shown(content),
            T29::V3(content) => shown(content),
            T29::V2(content) => shown(content),
            T29::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "city")] f0: Option<u64>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T26 {
    #[record(rename = "id")] f1: T27,
    #[record(rename = "ref")] f3: BTreeMap<String, Json>,
    #[record(rename = "tags")] f4: Option<T29>,
    #[record(rename = "level")] f2: T32,
    #[record(rename = "constructor")] f0: f64,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put("ref", &self.f3).put_if("tags", &self.f4).put("level", &self.f2).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T35 {
    #[record(literal = "😀")] V3,
    #[record(rename = "boost")] V0,
    #[record(literal = "void")] V2,
    #[record(rename = "\u{e000}")] V4,
    #[record(rename = "paid")] V1,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V3 => text("😀"),
            T35::V0 => text("boost"),
            T35::V2 => text("void"),
            T35::V4 => text("\u{e000}"),
            T35::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T34 {
    #[record(rename = "items", literal = -1)] f1: i64,
    #[record(rename = "unit")] f2: String,
    #[record(rename = "city")] f0: Option<T35>,
    #[record(rename = "🚀")] f3: Option<f64>,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f1).put("unit", &self.f2).put_if("city", &self.f0).put_if("🚀", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T33 {
    #[record(rename = "lat")] f0: Box<T25>,
    #[record(rename = "цена")] f2: super::arrays_tuples::T10,
    #[record(rename = "qty")] f1: T34,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put("цена", &self.f2).put("qty", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T36 {
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(BTreeMap<String, Uuid>),
    V0(bool),
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V1(_) => shown(&Value::Null),
            T36::V3(content) => shown(content),
            T36::V2(content) => shown(content),
            T36::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T38 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V3,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V1 => text("Größe"),
            T38::V0 => text("\"quoted\""),
            T38::V3 => text("数量"),
            T38::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T39 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "Größe")] V0,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V1 => text("😀 launch"),
            T39::V0 => text("Größe"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T40 {
    #[record(rename = "数量")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V1 => text("数量"),
            T40::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T41 {
    #[record(rename = "数量")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V1 => text("数量"),
            T41::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "codec", literal = "paid")] f5: String,
    #[record(rename = "items")] f7: Option<f64>,
    #[record(rename = "notes")] f8: Json,
    #[record(rename = "sku")] f10: T38,
    #[record(rename = "ref")] f9: T39,
    #[record(rename = "batch")] f3: String,
    #[record(rename = "2")] f0: T40,
    #[record(rename = "9")] f1: u64,
    #[record(rename = "createdAt")] f6: Option<u64>,
    #[record(rename = "toString", literal = false)] f11: bool,
    #[record(rename = "zone")] f12: T41,
    #[record(rename = "Frame")] f2: Option<bool>,
    #[record(rename = "city")] f4: i64,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f5).put_if("items", &self.f7).put("notes", &self.f8).put("sku", &self.f10).put("ref", &self.f9).put("batch", &self.f3).put("2", &self.f0).put("9", &self.f1).put_if("createdAt", &self.f6).put("toString", &self.f11).put("zone", &self.f12).put_if("Frame", &self.f2).put("city", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v", content = "role")]
pub(crate) enum T25 {
    #[record(literal = 404)] V3(#[record(flatten)] T26),
    #[record(literal = 0.5)] V2(#[record(flatten)] T33),
    #[record(literal = -1)] V1(String),
    #[record(rename = "draft")] V0 {
        #[record(rename = "2")] f0: Option<T36>,
        #[record(rename = "_rev")] f1: BTreeMap<String, Uuid>,
        #[record(rename = "tags")] f2: Option<T37>,
    },
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V3(content) => Members::new().set("v", Value::Number(404.0)).put_all(content).done(),
            T25::V2(content) => Members::new().set("v", Value::Number(0.5)).put_all(content).done(),
            T25::V1(content) => Members::new().set("v", Value::Number(-1.0)).put("role", content).done(),
            T25::V0 { f0, f1, f2 } => Members::new().set("v", text("draft")).put_if("2", f0).put("_rev", f1).put_if("tags", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T42 {
    #[record(rename = "$meta")] f0: Option<u64>,
    #[record(rename = "toString")] f2: String,
    #[record(rename = "zone")] f3: u64,
    #[record(rename = "Frame")] f1: u64,
    #[record(rename = "🚀")] f4: u64,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put("toString", &self.f2).put("zone", &self.f3).put("Frame", &self.f1).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T44 {
    #[record(rename = "ok")] V3,
    #[record(rename = "Größe")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "a")] V2,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V3 => text("ok"),
            T44::V1 => text("Größe"),
            T44::V0 => text(""),
            T44::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T43 {
    #[record(rename = "lot", literal = null)] f3: (),
    #[record(rename = "_rev")] f0: Option<f64>,
    #[record(rename = "a.b")] f1: Option<T44>,
    #[record(rename = "x-trace")] f4: Json,
    #[record(rename = "city")] f2: Option<super::random_2::T139>,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &Value::Null).put_if("_rev", &self.f0).put_if("a.b", &self.f1).put("x-trace", &self.f4).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T46 {
    V0(String),
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        match self {
            T46::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T45 {
    #[record(rename = "score")] f0: T46,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T47 {
    #[record(rename = "$meta")] f0: Option<Json>,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T49 {
    #[record(rename = "id")] f2: i64,
    #[record(rename = "unit")] f4: Option<Uuid>,
    #[record(rename = "bitrate")] f0: Uuid,
    #[record(rename = "größe", literal = null)] f1: (),
    #[record(rename = "level")] f3: Option<Uuid>,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put_if("unit", &self.f4).put("bitrate", &self.f0).put("größe", &Value::Null).put_if("level", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T48 {
    #[record(rename = "9", literal = "😀")] f0: String,
    #[record(rename = "größe")] f1: Option<T49>,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put_if("größe", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T52 {
    #[record(literal = 2)] V1,
    #[record(literal = false)] V2,
    #[record(literal = 1e21)] V0,
    #[record(literal = null)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        match self {
            T52::V1 => Value::Number(2.0),
            T52::V2 => Value::Bool(false),
            T52::V0 => Value::Number(1e21),
            T52::V3 => Value::Null,
            T52::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T51 {
    #[record(flatten)] extras: BTreeMap<String, i64>,
    #[record(rename = "lon")] f3: Option<T52>,
    #[record(rename = "größe")] f2: Option<bool>,
    #[record(rename = "")] f0: bool,
    #[record(rename = "_rev")] f1: String,
    #[record(rename = "tags")] f4: Option<String>,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f3).put_if("größe", &self.f2).put("", &self.f0).put("_rev", &self.f1).put_if("tags", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(rename = "codec", nullable)] f1: Option<bool>,
    #[record(rename = "currency")] f2: T51,
    #[record(rename = "bitrate")] f0: [i64; 0],
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f1).put("currency", &self.f2).put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T53 {
    #[record(rename = "constructor")] f0: bool,
    #[record(rename = "temp")] f1: Option<u64>,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        Members::new().put("constructor", &self.f0).put_if("temp", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "URL")]
pub(crate) enum T54 {
    #[record(literal = 404)] V0 {
        #[record(rename = "notes")] f1: Option<i64>,
        #[record(rename = "toString")] f2: String,
    },
    #[record(literal = null)] V1 {
        #[record(rename = "URL")] f1: u64,
    },
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        match self {
            T54::V0 { f1, f2 } => Members::new().set("Op", Value::Number(404.0)).put_if("notes", f1).put("toString", f2).done(),
            T54::V1 { f1 } => Members::new().set("Op", Value::Null).put("URL", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T55 {
    #[record(rename = "city")] f0: Option<Uuid>,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T57 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V1 => text("\u{e000}"),
            T57::V2 => Value::Number(0.0),
            T57::V3 => Value::Null,
            T57::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T56 {
    V0(Vec<T57>),
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(#[record(literal = 7)] u64),
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        match self {
            T56::V0(content) => shown(content),
            T56::V1(_) => shown(&Value::Null),
            T56::V3(content) => shown(content),
            T56::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T58 {
    V0(f64, String),
    V1(i64),
    V2 {
        #[record(rename = "items")] f0: Uuid,
        #[record(rename = "qty")] f2: u64,
        #[record(rename = "\u{e123}")] f3: Json,
        #[record(rename = "owner")] f1: Json,
    },
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        match self {
            T58::V0(f0, f1) => array(&[f0, f1]),
            T58::V1(content) => shown(content),
            T58::V2 { f0, f2, f3, f1 } => Members::new().put("items", f0).put("qty", f2).put("\u{e123}", f3).put("owner", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T60 {
    #[record(rename = "boost")] V0,
    #[record(rename = "\u{e000}")] V1,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        match self {
            T60::V0 => text("boost"),
            T60::V1 => text("\u{e000}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T61 {
    #[record(literal = "void")] V1,
    #[record(literal = 1e21)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        match self {
            T61::V1 => text("void"),
            T61::V2 => Value::Number(1e21),
            T61::V0 => text("draft"),
            T61::V3 => Value::Number(200.0),
            T61::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T62 {
    #[record(literal = 404)] V2,
    #[record(literal = 200)] V1,
    #[record(literal = 1)] V0,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        match self {
            T62::V2 => Value::Number(404.0),
            T62::V1 => Value::Number(200.0),
            T62::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T63 {
    #[record(literal = "😀")] V3,
    #[record(rename = "\u{e000}")] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V3 => text("😀"),
            T63::V4 => text("\u{e000}"),
            T63::V1 => text("eco"),
            T63::V2 => text("paid"),
            T63::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T64 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        match self {
            T64::V1 => text("Größe"),
            T64::V0 => text("\"quoted\""),
            T64::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T65 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "ok")] V0,
    #[record(rename = "数量")] V3,
    #[record(rename = "pending")] V1,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V2 => text("warehouse-7"),
            T65::V0 => text("ok"),
            T65::V3 => text("数量"),
            T65::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "\u{e123}")]
pub(crate) enum T59 {
    #[record(literal = 0.5)] V1 {
        #[record(rename = "codec")] f3: String,
        #[record(rename = "unit")] f7: u64,
        #[record(rename = "port")] f5: Option<u64>,
        #[record(rename = "owner")] f4: Option<String>,
        #[record(rename = "2")] f0: T60,
        #[record(rename = "region")] f6: u64,
        #[record(rename = "Frame")] f1: f64,
        #[record(rename = "city")] f2: Option<T61>,
    },
    #[record(literal = -1)] V0 {
        #[record(rename = "10")] f0: String,
        #[record(rename = "lot", literal = "é")] f8: Option<String>,
        #[record(rename = "total", literal = null)] f12: (),
        #[record(rename = "items")] f6: Option<u64>,
        #[record(rename = "host")] f5: bool,
        #[record(rename = "active")] f2: Option<T62>,
        #[record(rename = "bitrate")] f3: i64,
        #[record(rename = "role")] f9: i64,
        #[record(rename = "status")] f10: Option<i64>,
        #[record(rename = "_rev")] f1: i64,
        #[record(rename = "level")] f7: bool,
        #[record(rename = "constructor", literal = null)] f4: (),
        #[record(rename = "temp")] f11: bool,
    },
    #[record(literal = 200)] V2(String),
    #[record(literal = true)] V3 {
        #[record(rename = "lon")] f1: Option<T64>,
        #[record(rename = "цена")] f4: i64,
        #[record(rename = "owner", literal = null)] f2: (),
        #[record(rename = "")] f0: T65,
        #[record(flatten)] extras: BTreeMap<String, T63>,
    },
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        match self {
            T59::V1 { f3, f7, f5, f4, f0, f6, f1, f2 } => Members::new().set("v", Value::Number(0.5)).put("codec", f3).put("unit", f7).put_if("port", f5).put_if("owner", f4).put("2", f0).put("region", f6).put("Frame", f1).put_if("city", f2).done(),
            T59::V0 { f0, f8, f12: _, f6, f5, f2, f3, f9, f10, f1, f7, f4: _, f11 } => Members::new().set("v", Value::Number(-1.0)).put("10", f0).put_if("lot", f8).put("total", &Value::Null).put_if("items", f6).put("host", f5).put_if("active", f2).put("bitrate", f3).put("role", f9).put_if("status", f10).put("_rev", f1).put("level", f7).put("constructor", &Value::Null).put("temp", f11).done(),
            T59::V2(content) => Members::new().set("v", Value::Number(200.0)).put("\u{e123}", content).done(),
            T59::V3 { f1, f4, f2: _, f0, extras } => Members::new().set("v", Value::Bool(true)).put_if("lon", f1).put("цена", f4).put("owner", &Value::Null).put("", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T67 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V3,
    #[record(literal = 1e21)] V5,
    #[record(literal = 0)] V4,
    #[record(rename = "paid")] V1,
    #[record(rename = "é")] V2,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        match self {
            T67::V0 => text(""),
            T67::V3 => text("😀"),
            T67::V5 => Value::Number(1e21),
            T67::V4 => Value::Number(0.0),
            T67::V1 => text("paid"),
            T67::V2 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T66 {
    #[record(rename = "currency")] f0: BTreeMap<String, T67>,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T68 {
    V0(u64),
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        match self {
            T68::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T70 {
    #[record(rename = "Größe")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        match self {
            T70::V0 => text("Größe"),
            T70::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T71 {
    V0((i64,)),
    V1(#[record(literal = null)] ()),
    V2(#[record(literal = 7)] u64),
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V0(content) => shown(content),
            T71::V1(_) => shown(&Value::Null),
            T71::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T72 {
    #[record(literal = false)] V2 {
    },
    #[record(literal = 10)] V1 {
        #[record(rename = "email")] f0: Option<Json>,
        #[record(rename = "lot")] f1: Option<bool>,
        #[record(rename = "role", literal = "paid")] f2: String,
    },
    #[record(rename = "draft")] V0 {
        #[record(rename = "items")] f2: f64,
        #[record(rename = "currency")] f1: i64,
        #[record(rename = "bitrate", literal = 404)] f0: u64,
        #[record(rename = "region")] f3: String,
    },
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V2 {  } => Members::new().set("type", Value::Bool(false)).done(),
            T72::V1 { f0, f1, f2 } => Members::new().set("type", Value::Number(10.0)).put_if("email", f0).put_if("lot", f1).put("role", f2).done(),
            T72::V0 { f2, f1, f0, f3 } => Members::new().set("type", text("draft")).put("items", f2).put("currency", f1).put("bitrate", f0).put("region", f3).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T69 {
    #[record(rename = "lot")] f2: Vec<T70>,
    #[record(rename = "URL")] f0: Option<T71>,
    #[record(rename = "a.b")] f1: Option<T72>,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put_if("URL", &self.f0).put_if("a.b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T73 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        match self {
            T73::V3 => text("😀 launch"),
            T73::V2 => text("ok"),
            T73::V0 => text("\"quoted\""),
            T73::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T74 {
    #[record(rename = "total")] f0: u64,
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T76 {
    #[record(literal = "void")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
    #[record(literal = true)] V4,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        match self {
            T76::V1 => text("void"),
            T76::V2 => Value::Number(0.0),
            T76::V3 => Value::Null,
            T76::V0 => text("eco"),
            T76::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T75 {
    #[record(flatten)] extras: BTreeMap<String, bool>,
    #[record(rename = "lot", literal = 0)] f2: u64,
    #[record(rename = "lat")] f1: super::random_2::T143,
    #[record(rename = "_rev")] f0: Uuid,
    #[record(rename = "tags")] f3: Option<Json>,
    #[record(rename = "数量")] f4: Option<T76>,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put("lat", &self.f1).put("_rev", &self.f0).put_if("tags", &self.f3).put_if("数量", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T77 {
    #[record(rename = "createdAt")] f0: String,
    #[record(rename = "数量")] f1: u64,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f0).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T79 {
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        match self {
            T79::V3 => text("warehouse-7"),
            T79::V2 => text("ok"),
            T79::V0 => text("\"quoted\""),
            T79::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T81 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = -1)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V1 => text("\u{e000}"),
            T81::V2 => Value::Number(-1.0),
            T81::V0 => text("draft"),
            T81::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T80 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "id", literal = null)] f1: Option<()>,
    #[record(rename = "lon")] f2: Option<String>,
    #[record(rename = "toString")] f4: i64,
    #[record(rename = "temp")] f3: T81,
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("id", &self.f1.as_ref().map(|()| Value::Null)).put_if("lon", &self.f2).put("toString", &self.f4).put("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T78(#[record(literal = null)] (), T79, T80);
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        array(&[&Value::Null, &self.1, &self.2])
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T82 {
    #[record(literal = false)] V0 {
        #[record(rename = "9")] f0: Option<bool>,
    },
    #[record(literal = true)] V1,
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        match self {
            T82::V0 { f0 } => Members::new().set("type", Value::Bool(false)).put_if("9", f0).done(),
            T82::V1 => Members::new().set("type", Value::Bool(true)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T85 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "toString")] f0: String,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T86 {
    #[record(rename = "currency")] f0: u64,
    #[record(rename = "toString")] f1: String,
    #[record(flatten)] extras: BTreeMap<String, u64>,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).put("toString", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "ref")]
pub(crate) enum T84 {
    #[record(literal = 0)] V1(u64),
    #[record(literal = null)] V2(#[record(flatten)] T85),
    #[record(literal = "eco")] V0(#[record(flatten)] T86),
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        match self {
            T84::V1(content) => Members::new().set("Op", Value::Number(0.0)).put("ref", content).done(),
            T84::V2(content) => Members::new().set("Op", Value::Null).put_all(content).done(),
            T84::V0(content) => Members::new().set("Op", text("eco")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T83 {
    #[record(rename = "lot")] f0: [T84; 0],
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T88 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V2,
    #[record(rename = "\u{e000}")] V3,
    #[record(literal = "eco")] V1,
    #[record(literal = 10)] V4,
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V0 => text(""),
            T88::V2 => text("😀"),
            T88::V3 => text("\u{e000}"),
            T88::V1 => text("eco"),
            T88::V4 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T87 {
    #[record(rename = "role")] f1: String,
    #[record(rename = "level")] f0: T88,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f1).put("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T90 {
    #[record(rename = "active")] f0: i64,
    #[record(rename = "score")] f1: f64,
    #[record(rename = "zone")] f2: Json,
    #[record(rename = "🚀", literal = "void")] f3: Option<String>,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put("score", &self.f1).put("zone", &self.f2).put_if("🚀", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T89 {
    #[record(flatten)] extras: BTreeMap<String, T90>,
    #[record(rename = "total")] f0: Json,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T92 {
    #[record(literal = 404)] V5,
    #[record(literal = "")] V0,
    #[record(literal = "void")] V3,
    #[record(literal = 1e21)] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        match self {
            T92::V5 => Value::Number(404.0),
            T92::V0 => text(""),
            T92::V3 => text("void"),
            T92::V4 => Value::Number(1e21),
            T92::V1 => text("eco"),
            T92::V2 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T91 {
    V0([T92; 0]),
    V2(String),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        match self {
            T91::V0(content) => shown(content),
            T91::V2(content) => shown(content),
            T91::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T95 {
    #[record(literal = "😀")] V0,
    #[record(literal = false)] V2,
    #[record(literal = -1)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        match self {
            T95::V0 => text("😀"),
            T95::V2 => Value::Bool(false),
            T95::V1 => Value::Number(-1.0),
            T95::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T96 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "codec")] f0: i64,
    #[record(rename = "owner")] f2: Uuid,
    #[record(rename = "constructor")] f1: i64,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f0).put("owner", &self.f2).put("constructor", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T94 {
    #[record(rename = "sku")] f1: Option<Option<T95>>,
    #[record(rename = "name", nullable)] f0: Option<bool>,
    #[record(rename = "toString")] f3: Option<T96>,
    #[record(rename = "temp")] f2: Option<Vec<Json>>,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f1).put("name", &self.f0).put_if("toString", &self.f3).put_if("temp", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T99 {
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "\u{e123}")] f4: Option<u64>,
    #[record(rename = "createdAt")] f2: Option<Json>,
    #[record(rename = "name")] f3: Json,
    #[record(rename = "constructor")] f1: String,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put_if("\u{e123}", &self.f4).put_if("createdAt", &self.f2).put("name", &self.f3).put("constructor", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "kind")]
pub(crate) enum T98 {
    #[record(literal = "eco")] V0(#[record(flatten)] T99),
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        match self {
            T98::V0(content) => Members::new().set("kind", text("eco")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T100 {
    #[record(rename = "lat")] f3: f64,
    #[record(rename = "$meta")] f1: Option<i64>,
    #[record(rename = "unit")] f4: Option<Uuid>,
    #[record(rename = "")] f0: i64,
    #[record(rename = "_rev")] f2: i64,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f3).put_if("$meta", &self.f1).put_if("unit", &self.f4).put("", &self.f0).put("_rev", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T97 {
    #[record(rename = "qty")] f2: T98,
    #[record(rename = "bitrate")] f1: ((),),
    #[record(rename = "2")] f0: Option<T100>,
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f2).put("bitrate", &self.f1).put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T93 {
    #[record(rename = "lon")] f1: Option<T94>,
    #[record(rename = "price")] f2: Option<super::objects_bitmaps::T1>,
    #[record(rename = "score")] f3: Option<bool>,
    #[record(rename = "Frame")] f0: Option<T97>,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put_if("price", &self.f2).put_if("score", &self.f3).put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T102 {
    #[record(rename = "notes")] f2: String,
    #[record(rename = "größe")] f0: super::random_1::T8,
    #[record(rename = "zip")] f4: Option<f64>,
    #[record(rename = "level")] f1: Option<Uuid>,
    #[record(rename = "x-trace", literal = null)] f3: (),
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put("größe", &self.f0).put_if("zip", &self.f4).put_if("level", &self.f1).put("x-trace", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T103 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "owner", literal = null)] f0: (),
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &Value::Null).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T105 {
    #[record(literal = "")] V0,
    #[record(literal = "eco")] V1,
    #[record(literal = 10)] V3,
    #[record(literal = -1)] V2,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        match self {
            T105::V0 => text(""),
            T105::V1 => text("eco"),
            T105::V3 => Value::Number(10.0),
            T105::V2 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T106 {
    #[record(literal = 2)] V4,
    #[record(literal = "void")] V1,
    #[record(rename = "paid")] V0,
    #[record(literal = -1)] V2,
    #[record(literal = 1)] V3,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V4 => Value::Number(2.0),
            T106::V1 => text("void"),
            T106::V0 => text("paid"),
            T106::V2 => Value::Number(-1.0),
            T106::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "level")]
pub(crate) enum T104 {
    #[record(literal = "😀")] V2 {
        #[record(rename = "\u{e123}")] f3: Option<String>,
        #[record(rename = "region")] f1: Option<T105>,
        #[record(rename = "Frame")] f0: Option<String>,
    },
    #[record(rename = "é")] V1 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
    },
    #[record(literal = -1)] V3 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "owner", literal = null)] f2: Option<()>,
        #[record(rename = "größe")] f1: super::random_0::T146,
        #[record(rename = "toString")] f5: f64,
        #[record(rename = "_rev")] f0: T106,
        #[record(rename = "temp")] f4: super::random_2::T21,
    },
    #[record(rename = "draft")] V0(f64),
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        match self {
            T104::V2 { f3, f1, f0 } => Members::new().set("t", text("😀")).put_if("\u{e123}", f3).put_if("region", f1).put_if("Frame", f0).done(),
            T104::V1 { extras } => Members::new().set("t", text("é")).put_all(extras).done(),
            T104::V3 { f2, f1, f5, f0, f4, extras } => Members::new().set("t", Value::Number(-1.0)).put_if("owner", &f2.as_ref().map(|()| Value::Null)).put("größe", f1).put("toString", f5).put("_rev", f0).put("temp", f4).put_all(extras).done(),
            T104::V0(content) => Members::new().set("t", text("draft")).put("level", content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T107 {
    #[record(rename = "x-trace")] f2: Option<bool>,
    #[record(rename = "city")] f0: Uuid,
    #[record(rename = "temp")] f1: bool,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f2).put("city", &self.f0).put("temp", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T101 {
    #[record(rename = "id")] f4: Option<T102>,
    #[record(rename = "email")] f3: BTreeMap<String, Json>,
    #[record(rename = "lot")] f6: super::arrays_tuples::T4,
    #[record(rename = "codec")] f2: Option<Option<super::random_1::T52>>,
    #[record(rename = "sku")] f10: Option<Vec<String>>,
    #[record(rename = "ref")] f7: Option<[Uuid; 1]>,
    #[record(rename = "batch")] f1: Option<Box<T101>>,
    #[record(rename = "role")] f8: Option<T103>,
    #[record(rename = "score")] f9: Option<T104>,
    #[record(rename = "数量")] f12: BTreeMap<String, String>,
    #[record(rename = "a.b", nullable)] f0: Option<i64>,
    #[record(rename = "level")] f5: Option<T107>,
    #[record(rename = "temp")] f11: Option<Option<String>>,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f4).put("email", &self.f3).put("lot", &self.f6).put_if("codec", &self.f2).put_if("sku", &self.f10).put_if("ref", &self.f7).put_if("batch", &self.f1).put_if("role", &self.f8).put_if("score", &self.f9).put("数量", &self.f12).put("a.b", &self.f0).put_if("level", &self.f5).put_if("temp", &self.f11).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T109 {
    V0(Vec<u64>),
    V2(#[record(literal = null)] ()),
    V3(f64),
    V1(bool),
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        match self {
            T109::V0(content) => shown(content),
            T109::V2(_) => shown(&Value::Null),
            T109::V3(content) => shown(content),
            T109::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T110 {
    #[record(rename = "10")] f0: i64,
    #[record(rename = "toString", literal = null)] f1: (),
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("toString", &Value::Null).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T108 {
    #[record(rename = "10")] f0: Option<BTreeMap<String, ()>>,
    #[record(rename = "lon")] f2: T109,
    #[record(rename = "active")] f1: T110,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("lon", &self.f2).put("active", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T112 {
    #[record(literal = "")] V0,
    #[record(literal = 1e21)] V2,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        match self {
            T112::V0 => text(""),
            T112::V2 => Value::Number(1e21),
            T112::V1 => text("é"),
            T112::V3 => Value::Number(200.0),
            T112::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T111 {
    V0(Vec<Json>),
    V1(f64),
    V2(BTreeMap<String, T112>),
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V0(content) => shown(content),
            T111::V1(content) => shown(content),
            T111::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T114 {
    #[record(literal = "")] V0,
    #[record(literal = -1)] V1,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        match self {
            T114::V0 => text(""),
            T114::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T115 {
    #[record(literal = 1e21)] V2,
    #[record(literal = 0)] V1,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V2 => Value::Number(1e21),
            T115::V1 => Value::Number(0.0),
            T115::V3 => Value::Null,
            T115::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T116 {
    #[record(rename = "sku")] f3: Option<f64>,
    #[record(rename = "port")] f1: super::random_2::T21,
    #[record(rename = "role")] f2: bool,
    #[record(rename = "createdAt")] f0: Option<f64>,
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f3).put("port", &self.f1).put("role", &self.f2).put_if("createdAt", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T113 {
    #[record(rename = "notes", literal = null)] f0: (),
    #[record(rename = "owner")] f1: T115,
    #[record(rename = "toString")] f3: T116,
    #[record(rename = "temp")] f2: Vec<f64>,
    #[record(flatten)] extras: BTreeMap<String, Option<T114>>,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &Value::Null).put("owner", &self.f1).put("toString", &self.f3).put("temp", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T117 {
    #[record(rename = "\u{e123}")] f2: u64,
    #[record(rename = "")] f0: i64,
    #[record(rename = "Frame")] f1: Uuid,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f2).put("", &self.f0).put("Frame", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T118 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "URL")] f2: f64,
    #[record(rename = "unit", literal = 404)] f3: Option<u64>,
    #[record(rename = "9")] f1: Option<String>,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("URL", &self.f2).put_if("unit", &self.f3).put_if("9", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T119 {
    #[record(rename = "port")] f1: super::random_2::T134,
    #[record(rename = "")] f0: Option<i64>,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put_if("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T120 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "price")] f1: Option<bool>,
    #[record(rename = "unit")] f4: u64,
    #[record(rename = "port", literal = "draft")] f0: Option<String>,
    #[record(rename = "role")] f2: f64,
    #[record(rename = "tags")] f3: Option<String>,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f1).put("unit", &self.f4).put_if("port", &self.f0).put("role", &self.f2).put_if("tags", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T122 {
    #[record(literal = 0.5)] V0,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0 => Members::new().set("t", Value::Number(0.5)).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T121 {
    #[record(rename = "цена")] f0: T122,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        Members::new().put("цена", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T123 {
    #[record(rename = "lon")] f1: Option<[f64; 3]>,
    #[record(rename = "lat", literal = null)] f0: Option<()>,
    #[record(rename = "tags", literal = 200)] f2: Option<u64>,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put_if("lat", &self.f0.as_ref().map(|()| Value::Null)).put_if("tags", &self.f2).done()
    }
}
