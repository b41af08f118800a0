// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xbbc3b063bf6db6b3, &Typed::<T1>::NEW),
    (0x53d1e7ebc9d8fdbe, &Typed::<[String; 3]>::NEW),
    (0xb369f14effed7332, &Typed::<Vec<Option<T2>>>::NEW),
    (0xa4849d4bb221eab5, &Typed::<T3>::NEW),
    (0xa426b76a7c833ae6, &Typed::<Option<Vec<T4>>>::NEW),
    (0x5e549f17d9423876, &Typed::<T5>::NEW),
    (0x805bbd759c9d3c2c, &Typed::<Option<Vec<Vec<Json>>>>::NEW),
    (0x3fcff0e640c6e434, &Typed::<T6>::NEW),
    (0x36c170253d626d31, &Typed::<Option<Vec<Option<T16>>>>::NEW),
    (0x1f56a0268cb9f485, &Typed::<(Uuid, (), u64,)>::NEW),
    (0xde729e9c75f87aeb, &Typed::<T17>::NEW),
    (0xe0899560a6d04a33, &Typed::<T22>::NEW),
    (0x47d205ada825b307, &Typed::<T23>::NEW),
    (0x32ecc4c24fdc4864, &Typed::<T31>::NEW),
    (0x142adf4759cd30e9, &Typed::<[T33; 3]>::NEW),
    (0x855d6a0eef7b209c, &Typed::<T34>::NEW),
    (0x489ac0ae3a0df644, &Typed::<BTreeMap<String, T51>>::NEW),
    (0xf5766179812d3623, &Typed::<T52>::NEW),
    (0xde80b67709ece1a2, &Typed::<T54>::NEW),
    (0x197760f3dc5470b4, &Typed::<(Vec<T56>,)>::NEW),
    (0x84c81c47153c9427, &Typed::<T57>::NEW),
    (0xce25c9d62529a782, &Typed::<T59>::NEW),
    (0xce659b12647f92cb, &Typed::<T62>::NEW),
    (0x996ae9d38768b9f1, &Typed::<T63>::NEW),
    (0x3486671f34cbd1ea, &Typed::<T64>::NEW),
    (0x8076bc1d6483fa9f, &Typed::<Vec<BTreeMap<String, Uuid>>>::NEW),
    (0x451d124072d6fbf0, &Typed::<T65>::NEW),
    (0x8b58a57ffa83e3e1, &Typed::<T67>::NEW),
    (0xb5c396e8a1c638d6, &Typed::<T68>::NEW),
    (0x8970afffd701246c, &Typed::<BTreeMap<String, bool>>::NEW),
    (0xbbc8797b3eda7f72, &Typed::<T75>::NEW),
    (0x00d7f7c61955e644, &Typed::<T77>::NEW),
    (0xbfdd71481a2c1ba5, &Typed::<T78>::NEW),
    (0x9962cf761129c3ab, &Typed::<T82>::NEW),
    (0x1d0655679bf9bf1e, &Typed::<T97>::NEW),
    (0xcdb0aefafb2e55f1, &Typed::<Vec<BTreeMap<String, T98>>>::NEW),
    (0x3843cd7367d65937, &Typed::<T99>::NEW),
    (0xa331c247adcb9113, &Typed::<BTreeMap<String, T106>>::NEW),
    (0x0a1c51fb09d12744, &Typed::<T108>::NEW),
    (0x45073c4317cd89d1, &Typed::<T109>::NEW),
    (0xbd6f9d4c2cb11077, &Typed::<T113>::NEW),
    (0x50eab7588d7aeb34, &Typed::<Option<super::enums_literals::T7>>::NEW),
    (0x6704678f41a6016d, &Typed::<T114>::NEW),
    (0x15c96f4ca1badcce, &Typed::<T118>::NEW),
    (0x65874cfbf9e2c489, &Typed::<T120>::NEW),
    (0xa8b0ea22a8806223, &Typed::<T122>::NEW),
    (0x655e55095e474944, &Typed::<T124>::NEW),
    (0x36597a94fec0fe16, &Typed::<T132>::NEW),
    (0xe73d9213c694b20b, &Typed::<T139>::NEW),
    (0x3495acde5bdfe820, &Typed::<T142>::NEW),
    (0x31edc5ffead30643, &Typed::<Option<T144>>::NEW),
    (0xec097e2c3bf3a4c1, &Typed::<(Option<u64>,)>::NEW),
    (0xd7a00edea248e440, &Typed::<T156>::NEW),
    (0xe33a64c3673ee4a8, &Typed::<T160>::NEW),
    (0x0dda56ba7a0f296a, &Typed::<T161>::NEW),
    (0x76cac623bbb61085, &Typed::<BTreeMap<String, BTreeMap<String, T162>>>::NEW),
    (0x984c4225f4ebabb8, &Typed::<BTreeMap<String, [Option<T163>; 2]>>::NEW),
    (0x5c33db2d2bc8d14d, &Typed::<T164>::NEW),
    (0x0ab5493d1f7ce4df, &Typed::<T166>::NEW),
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
pub(crate) struct T4(#[record(literal = "😀")] String, f64, #[record(rest)] Vec<i64>);
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "unit", nullable)] f0: Option<String>,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "createdAt")] f0: f64,
    #[record(rename = "toString")] f2: Option<u64>,
    #[record(rename = "tags")] f1: String,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f0).put_if("toString", &self.f2).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T7(super::objects_bitmaps::T1, Vec<T8>);
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "id")] f2: Uuid,
    #[record(rename = "host")] f1: Json,
    #[record(rename = "\u{e123}")] f3: i64,
    #[record(rename = "2")] f0: String,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put("host", &self.f1).put("\u{e123}", &self.f3).put("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T9 {
    V1(#[record(literal = null)] ()),
    V2(u64),
    V3 {
        #[record(rename = "status")] f0: Option<T10>,
    },
    V0(#[record(literal = true)] ()),
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V1(_) => shown(&Value::Null),
            T9::V2(content) => shown(content),
            T9::V3 { f0 } => Members::new().put_if("status", f0).done(),
            T9::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T13 {
    #[record(rename = "$meta", literal = "boost")] f0: String,
    #[record(rename = "notes")] f2: bool,
    #[record(rename = "currency")] f1: Option<String>,
    #[record(rename = "sku")] f3: Option<String>,
    #[record(rename = "status")] f4: i64,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("notes", &self.f2).put_if("currency", &self.f1).put_if("sku", &self.f3).put("status", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "🚀")] f0: Option<T13>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put_if("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T15 {
    #[record(literal = "void")] V0,
    #[record(literal = 0)] V1,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V0 => text("void"),
            T15::V1 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "10")] f0: Option<u64>,
    #[record(rename = "id")] f3: Option<i64>,
    #[record(rename = "lat")] f4: Option<T15>,
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
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("id", &self.f3).put_if("lat", &self.f4).put("price", &self.f7).put("notes", &Value::Null).put("sku", &Value::Null).put("owner", &self.f6).put("createdAt", &self.f2).put("status", &self.f9).put("_rev", &self.f1).put("数量", &self.f11).put("temp", &self.f10).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "URL")] f0: T12,
    #[record(rename = "sku")] f1: Option<Option<T14>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put_if("sku", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T6 {
    #[record(rename = "10")] f0: T7,
    #[record(rename = "id")] f2: T9,
    #[record(rename = "bitrate")] f1: T11,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("id", &self.f2).put("bitrate", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T16 {
    #[record(rename = "warehouse-7")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0 => text("warehouse-7"),
            T16::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T19 {
    #[record(literal = 2)] V2,
    #[record(rename = "boost")] V0,
    #[record(rename = "draft")] V1,
    #[record(literal = 200)] V3,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        match self {
            T19::V2 => Value::Number(2.0),
            T19::V0 => text("boost"),
            T19::V1 => text("draft"),
            T19::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T18 {
    #[record(rename = "qty")] f3: u64,
    #[record(rename = "9", literal = null)] f0: (),
    #[record(rename = "tags")] f4: String,
    #[record(rename = "Frame")] f1: Option<T19>,
    #[record(rename = "constructor")] f2: Option<String>,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f3).put("9", &Value::Null).put("tags", &self.f4).put_if("Frame", &self.f1).put_if("constructor", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "active")] f0: Option<Json>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put_if("active", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "codec")] f0: Option<Option<String>>,
    #[record(rename = "tags")] f1: T21,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T17 {
    V0(Vec<T18>),
    V1(#[record(literal = null)] ()),
    V2(T20),
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V0(content) => shown(content),
            T17::V1(_) => shown(&Value::Null),
            T17::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "price", literal = "void")] f0: Option<String>,
    #[record(rename = "region")] f1: Option<u64>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f0).put_if("region", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lon")] f3: i64,
    #[record(rename = "цена")] f4: u64,
    #[record(rename = "")] f0: String,
    #[record(rename = "_rev")] f1: Json,
    #[record(rename = "city")] f2: String,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f3).put("цена", &self.f4).put("", &self.f0).put("_rev", &self.f1).put("city", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T24(#[record(rest)] Vec<T25>);
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) enum T27 {
    #[record(literal = "😀")] V0,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 200)] V2,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        match self {
            T27::V0 => text("😀"),
            T27::V1 => text("\u{e000}"),
            T27::V2 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T28 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V3,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        match self {
            T28::V1 => text("tab\tnl\n"),
            T28::V0 => text(""),
            T28::V3 => text("数量"),
            T28::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T29 {
    #[record(rename = "batch", literal = null)] f0: (),
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("batch", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(rename = "codec")] f1: Vec<String>,
    #[record(rename = "active")] f0: Option<Option<T27>>,
    #[record(rename = "qty")] f3: Option<T28>,
    #[record(rename = "constructor")] f2: T29,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f1).put_if("active", &self.f0).put_if("qty", &self.f3).put("constructor", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "region")] f1: Option<u64>,
    #[record(rename = "_rev", literal = 2)] f0: Option<u64>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put_if("region", &self.f1).put_if("_rev", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "items")] f1: T24,
    #[record(rename = "unit")] f2: T26,
    #[record(rename = "9", nullable)] f0: Option<T30>,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f1).put("unit", &self.f2).put("9", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "items")] f0: Option<super::arrays_tuples::T4>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(rename = "constructor")] f0: Option<T32>,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T33 {
    #[record(literal = 0.5)] V2,
    #[record(literal = -1)] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V2 => Value::Number(0.5),
            T33::V1 => Value::Number(-1.0),
            T33::V0 => text("draft"),
            T33::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "id", literal = null)] f1: (),
    #[record(rename = "lot")] f2: Option<Uuid>,
    #[record(rename = "\u{e123}")] f4: Option<i64>,
    #[record(rename = "9")] f0: u64,
    #[record(rename = "🚀")] f3: String,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &Value::Null).put_if("lot", &self.f2).put_if("\u{e123}", &self.f4).put("9", &self.f0).put("🚀", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T36 {
    #[record(literal = "😀")] V0(#[record(flatten)] T37),
    #[record(literal = 1e21)] V1 {
    },
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V0(content) => Members::new().set("type", text("😀")).put_all(content).done(),
            T36::V1 {  } => Members::new().set("type", Value::Number(1e21)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T39(Uuid, Uuid, Uuid);
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(rename = "2")] f0: u64,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T38 {
    V0(T39),
    V3(String),
    V2(T40),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V0(content) => shown(content),
            T38::V3(content) => shown(content),
            T38::V2(content) => shown(content),
            T38::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T41 {
    #[record(rename = "city")] f0: Option<u64>,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T35 {
    #[record(rename = "id")] f1: T36,
    #[record(rename = "ref")] f3: BTreeMap<String, Json>,
    #[record(rename = "tags")] f4: Option<T38>,
    #[record(rename = "level")] f2: T41,
    #[record(rename = "constructor")] f0: f64,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put("ref", &self.f3).put_if("tags", &self.f4).put("level", &self.f2).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T44 {
    #[record(literal = "😀")] V3,
    #[record(rename = "boost")] V0,
    #[record(literal = "void")] V2,
    #[record(rename = "\u{e000}")] V4,
    #[record(rename = "paid")] V1,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V3 => text("😀"),
            T44::V0 => text("boost"),
            T44::V2 => text("void"),
            T44::V4 => text("\u{e000}"),
            T44::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T43 {
    #[record(rename = "items", literal = -1)] f1: i64,
    #[record(rename = "unit")] f2: String,
    #[record(rename = "city")] f0: Option<T44>,
    #[record(rename = "🚀")] f3: Option<f64>,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f1).put("unit", &self.f2).put_if("city", &self.f0).put_if("🚀", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T42 {
    #[record(rename = "lat")] f0: Box<T34>,
    #[record(rename = "цена")] f2: super::arrays_tuples::T10,
    #[record(rename = "qty")] f1: T43,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put("цена", &self.f2).put("qty", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T45 {
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(BTreeMap<String, Uuid>),
    V0(bool),
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        match self {
            T45::V1(_) => shown(&Value::Null),
            T45::V3(content) => shown(content),
            T45::V2(content) => shown(content),
            T45::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T47 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V3,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        match self {
            T47::V1 => text("Größe"),
            T47::V0 => text("\"quoted\""),
            T47::V3 => text("数量"),
            T47::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T48 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "Größe")] V0,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        match self {
            T48::V1 => text("😀 launch"),
            T48::V0 => text("Größe"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T49 {
    #[record(rename = "数量")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        match self {
            T49::V1 => text("数量"),
            T49::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T50 {
    #[record(rename = "数量")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        match self {
            T50::V1 => text("数量"),
            T50::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T46 {
    #[record(rename = "codec", literal = "paid")] f5: String,
    #[record(rename = "items")] f7: Option<f64>,
    #[record(rename = "notes")] f8: Json,
    #[record(rename = "sku")] f10: T47,
    #[record(rename = "ref")] f9: T48,
    #[record(rename = "batch")] f3: String,
    #[record(rename = "2")] f0: T49,
    #[record(rename = "9")] f1: u64,
    #[record(rename = "createdAt")] f6: Option<u64>,
    #[record(rename = "toString", literal = false)] f11: bool,
    #[record(rename = "zone")] f12: T50,
    #[record(rename = "Frame")] f2: Option<bool>,
    #[record(rename = "city")] f4: i64,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f5).put_if("items", &self.f7).put("notes", &self.f8).put("sku", &self.f10).put("ref", &self.f9).put("batch", &self.f3).put("2", &self.f0).put("9", &self.f1).put_if("createdAt", &self.f6).put("toString", &self.f11).put("zone", &self.f12).put_if("Frame", &self.f2).put("city", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v", content = "role")]
pub(crate) enum T34 {
    #[record(literal = 404)] V3(#[record(flatten)] T35),
    #[record(literal = 0.5)] V2(#[record(flatten)] T42),
    #[record(literal = -1)] V1(String),
    #[record(rename = "draft")] V0 {
        #[record(rename = "2")] f0: Option<T45>,
        #[record(rename = "_rev")] f1: BTreeMap<String, Uuid>,
        #[record(rename = "tags")] f2: Option<T46>,
    },
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V3(content) => Members::new().set("v", Value::Number(404.0)).put_all(content).done(),
            T34::V2(content) => Members::new().set("v", Value::Number(0.5)).put_all(content).done(),
            T34::V1(content) => Members::new().set("v", Value::Number(-1.0)).put("role", content).done(),
            T34::V0 { f0, f1, f2 } => Members::new().set("v", text("draft")).put_if("2", f0).put("_rev", f1).put_if("tags", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T51 {
    #[record(rename = "$meta")] f0: Option<u64>,
    #[record(rename = "toString")] f2: String,
    #[record(rename = "zone")] f3: u64,
    #[record(rename = "Frame")] f1: u64,
    #[record(rename = "🚀")] f4: u64,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put("toString", &self.f2).put("zone", &self.f3).put("Frame", &self.f1).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T53 {
    #[record(rename = "ok")] V3,
    #[record(rename = "Größe")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "a")] V2,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V3 => text("ok"),
            T53::V1 => text("Größe"),
            T53::V0 => text(""),
            T53::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T52 {
    #[record(rename = "lot", literal = null)] f3: (),
    #[record(rename = "_rev")] f0: Option<f64>,
    #[record(rename = "a.b")] f1: Option<T53>,
    #[record(rename = "x-trace")] f4: Json,
    #[record(rename = "city")] f2: Option<super::random_2::T141>,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &Value::Null).put_if("_rev", &self.f0).put_if("a.b", &self.f1).put("x-trace", &self.f4).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T55 {
    V0(String),
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        match self {
            T55::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T54 {
    #[record(rename = "score")] f0: T55,
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T56 {
    #[record(rename = "$meta")] f0: Option<Json>,
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T58 {
    #[record(rename = "id")] f2: i64,
    #[record(rename = "unit")] f4: Option<Uuid>,
    #[record(rename = "bitrate")] f0: Uuid,
    #[record(rename = "größe", literal = null)] f1: (),
    #[record(rename = "level")] f3: Option<Uuid>,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put_if("unit", &self.f4).put("bitrate", &self.f0).put("größe", &Value::Null).put_if("level", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T57 {
    #[record(rename = "9", literal = "😀")] f0: String,
    #[record(rename = "größe")] f1: Option<T58>,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put_if("größe", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T61 {
    #[record(literal = 2)] V1,
    #[record(literal = false)] V2,
    #[record(literal = 1e21)] V0,
    #[record(literal = null)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        match self {
            T61::V1 => Value::Number(2.0),
            T61::V2 => Value::Bool(false),
            T61::V0 => Value::Number(1e21),
            T61::V3 => Value::Null,
            T61::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T60 {
    #[record(flatten)] extras: BTreeMap<String, i64>,
    #[record(rename = "lon")] f3: Option<T61>,
    #[record(rename = "größe")] f2: Option<bool>,
    #[record(rename = "")] f0: bool,
    #[record(rename = "_rev")] f1: String,
    #[record(rename = "tags")] f4: Option<String>,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f3).put_if("größe", &self.f2).put("", &self.f0).put("_rev", &self.f1).put_if("tags", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "codec", nullable)] f1: Option<bool>,
    #[record(rename = "currency")] f2: T60,
    #[record(rename = "bitrate")] f0: [i64; 0],
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f1).put("currency", &self.f2).put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T62 {
    #[record(rename = "constructor")] f0: bool,
    #[record(rename = "temp")] f1: Option<u64>,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        Members::new().put("constructor", &self.f0).put_if("temp", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "URL")]
pub(crate) enum T63 {
    #[record(literal = 404)] V0 {
        #[record(rename = "notes")] f1: Option<i64>,
        #[record(rename = "toString")] f2: String,
    },
    #[record(literal = null)] V1 {
        #[record(rename = "URL")] f1: u64,
    },
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V0 { f1, f2 } => Members::new().set("Op", Value::Number(404.0)).put_if("notes", f1).put("toString", f2).done(),
            T63::V1 { f1 } => Members::new().set("Op", Value::Null).put("URL", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T64 {
    #[record(rename = "city")] f0: Option<Uuid>,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T66 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        match self {
            T66::V1 => text("\u{e000}"),
            T66::V2 => Value::Number(0.0),
            T66::V3 => Value::Null,
            T66::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T65 {
    V0(Vec<T66>),
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(#[record(literal = 7)] u64),
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V0(content) => shown(content),
            T65::V1(_) => shown(&Value::Null),
            T65::V3(content) => shown(content),
            T65::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T67 {
    V0(f64, String),
    V1(i64),
    V2 {
        #[record(rename = "items")] f0: Uuid,
        #[record(rename = "qty")] f2: u64,
        #[record(rename = "\u{e123}")] f3: Json,
        #[record(rename = "owner")] f1: Json,
    },
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        match self {
            T67::V0(f0, f1) => array(&[f0, f1]),
            T67::V1(content) => shown(content),
            T67::V2 { f0, f2, f3, f1 } => Members::new().put("items", f0).put("qty", f2).put("\u{e123}", f3).put("owner", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T69 {
    #[record(rename = "boost")] V0,
    #[record(rename = "\u{e000}")] V1,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V0 => text("boost"),
            T69::V1 => text("\u{e000}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T70 {
    #[record(literal = "void")] V1,
    #[record(literal = 1e21)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        match self {
            T70::V1 => text("void"),
            T70::V2 => Value::Number(1e21),
            T70::V0 => text("draft"),
            T70::V3 => Value::Number(200.0),
            T70::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T71 {
    #[record(literal = 404)] V2,
    #[record(literal = 200)] V1,
    #[record(literal = 1)] V0,
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V2 => Value::Number(404.0),
            T71::V1 => Value::Number(200.0),
            T71::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T72 {
    #[record(literal = "😀")] V3,
    #[record(rename = "\u{e000}")] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V3 => text("😀"),
            T72::V4 => text("\u{e000}"),
            T72::V1 => text("eco"),
            T72::V2 => text("paid"),
            T72::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T73 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        match self {
            T73::V1 => text("Größe"),
            T73::V0 => text("\"quoted\""),
            T73::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T74 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "ok")] V0,
    #[record(rename = "数量")] V3,
    #[record(rename = "pending")] V1,
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V2 => text("warehouse-7"),
            T74::V0 => text("ok"),
            T74::V3 => text("数量"),
            T74::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "\u{e123}")]
pub(crate) enum T68 {
    #[record(literal = 0.5)] V1 {
        #[record(rename = "codec")] f3: String,
        #[record(rename = "unit")] f7: u64,
        #[record(rename = "port")] f5: Option<u64>,
        #[record(rename = "owner")] f4: Option<String>,
        #[record(rename = "2")] f0: T69,
        #[record(rename = "region")] f6: u64,
        #[record(rename = "Frame")] f1: f64,
        #[record(rename = "city")] f2: Option<T70>,
    },
    #[record(literal = -1)] V0 {
        #[record(rename = "10")] f0: String,
        #[record(rename = "lot", literal = "é")] f8: Option<String>,
        #[record(rename = "total", literal = null)] f12: (),
        #[record(rename = "items")] f6: Option<u64>,
        #[record(rename = "host")] f5: bool,
        #[record(rename = "active")] f2: Option<T71>,
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
        #[record(rename = "lon")] f1: Option<T73>,
        #[record(rename = "цена")] f4: i64,
        #[record(rename = "owner", literal = null)] f2: (),
        #[record(rename = "")] f0: T74,
        #[record(flatten)] extras: BTreeMap<String, T72>,
    },
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        match self {
            T68::V1 { f3, f7, f5, f4, f0, f6, f1, f2 } => Members::new().set("v", Value::Number(0.5)).put("codec", f3).put("unit", f7).put_if("port", f5).put_if("owner", f4).put("2", f0).put("region", f6).put("Frame", f1).put_if("city", f2).done(),
            T68::V0 { f0, f8, f12: _, f6, f5, f2, f3, f9, f10, f1, f7, f4: _, f11 } => Members::new().set("v", Value::Number(-1.0)).put("10", f0).put_if("lot", f8).put("total", &Value::Null).put_if("items", f6).put("host", f5).put_if("active", f2).put("bitrate", f3).put("role", f9).put_if("status", f10).put("_rev", f1).put("level", f7).put("constructor", &Value::Null).put("temp", f11).done(),
            T68::V2(content) => Members::new().set("v", Value::Number(200.0)).put("\u{e123}", content).done(),
            T68::V3 { f1, f4, f2: _, f0, extras } => Members::new().set("v", Value::Bool(true)).put_if("lon", f1).put("цена", f4).put("owner", &Value::Null).put("", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T76 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V3,
    #[record(literal = 1e21)] V5,
    #[record(literal = 0)] V4,
    #[record(rename = "paid")] V1,
    #[record(rename = "é")] V2,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        match self {
            T76::V0 => text(""),
            T76::V3 => text("😀"),
            T76::V5 => Value::Number(1e21),
            T76::V4 => Value::Number(0.0),
            T76::V1 => text("paid"),
            T76::V2 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T75 {
    #[record(rename = "currency")] f0: BTreeMap<String, T76>,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T77 {
    V0(u64),
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        match self {
            T77::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T79 {
    #[record(rename = "Größe")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        match self {
            T79::V0 => text("Größe"),
            T79::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T80 {
    V0((i64,)),
    V1(#[record(literal = null)] ()),
    V2(#[record(literal = 7)] u64),
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V0(content) => shown(content),
            T80::V1(_) => shown(&Value::Null),
            T80::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T81 {
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
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V2 {  } => Members::new().set("type", Value::Bool(false)).done(),
            T81::V1 { f0, f1, f2 } => Members::new().set("type", Value::Number(10.0)).put_if("email", f0).put_if("lot", f1).put("role", f2).done(),
            T81::V0 { f2, f1, f0, f3 } => Members::new().set("type", text("draft")).put("items", f2).put("currency", f1).put("bitrate", f0).put("region", f3).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T78 {
    #[record(rename = "lot")] f2: Vec<T79>,
    #[record(rename = "URL")] f0: Option<T80>,
    #[record(rename = "a.b")] f1: Option<T81>,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put_if("URL", &self.f0).put_if("a.b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T85 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "warehouse-7")] V1,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        match self {
            T85::V2 => text("😀 launch"),
            T85::V0 => text("tab\tnl\n"),
            T85::V1 => text("warehouse-7"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T86 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "ok")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        match self {
            T86::V3 => text("😀 launch"),
            T86::V1 => text("warehouse-7"),
            T86::V0 => text("ok"),
            T86::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T84 {
    #[record(rename = "codec")] f2: u64,
    #[record(rename = "host")] f3: Json,
    #[record(rename = "9")] f0: Option<T85>,
    #[record(rename = "_rev")] f1: Option<T86>,
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f2).put("host", &self.f3).put_if("9", &self.f0).put_if("_rev", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T88 {
    #[record(literal = 404)] V4,
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V2,
    #[record(literal = null)] V5,
    #[record(rename = "paid")] V1,
    #[record(literal = 1)] V3,
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V4 => Value::Number(404.0),
            T88::V0 => text("boost"),
            T88::V2 => Value::Number(0.5),
            T88::V5 => Value::Null,
            T88::V1 => text("paid"),
            T88::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T87(#[record(rest)] Vec<T88>);
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) enum T90 {
    #[record(literal = "😀")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = 10)] V3,
    #[record(rename = "paid")] V0,
    #[record(literal = true)] V4,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        match self {
            T90::V1 => text("😀"),
            T90::V2 => Value::Number(0.0),
            T90::V3 => Value::Number(10.0),
            T90::V0 => text("paid"),
            T90::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T89 {
    #[record(rename = "host", literal = null)] f1: Option<()>,
    #[record(rename = "ref")] f2: String,
    #[record(rename = "createdAt")] f0: T90,
    #[record(rename = "zip")] f3: Option<String>,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f1.as_ref().map(|()| Value::Null)).put("ref", &self.f2).put("createdAt", &self.f0).put_if("zip", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T93 {
    #[record(rename = "Größe")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        match self {
            T93::V0 => text("Größe"),
            T93::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T94 {
    #[record(rename = "boost")] V0,
    #[record(literal = 1e21)] V3,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        match self {
            T94::V0 => text("boost"),
            T94::V3 => Value::Number(1e21),
            T94::V1 => text("eco"),
            T94::V2 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T92 {
    #[record(rename = "10")] f0: bool,
    #[record(rename = "total")] f6: Option<Json>,
    #[record(rename = "unit")] f7: u64,
    #[record(rename = "sku")] f4: Option<String>,
    #[record(rename = "port")] f3: Option<T93>,
    #[record(rename = "toString")] f5: bool,
    #[record(rename = "zip")] f8: Option<Json>,
    #[record(rename = "level")] f2: Json,
    #[record(rename = "zone")] f9: u64,
    #[record(rename = "city")] f1: T94,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("total", &self.f6).put("unit", &self.f7).put_if("sku", &self.f4).put_if("port", &self.f3).put("toString", &self.f5).put_if("zip", &self.f8).put("level", &self.f2).put("zone", &self.f9).put("city", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T91 {
    V0(Vec<bool>),
    V2(T92),
    V1(bool),
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        match self {
            T91::V0(content) => shown(content),
            T91::V2(content) => shown(content),
            T91::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T95 {
    #[record(rename = "10")] f0: String,
    #[record(rename = "host")] f2: Option<i64>,
    #[record(rename = "URL", literal = false)] f1: bool,
    #[record(rename = "цена")] f4: Uuid,
    #[record(rename = "role")] f3: u64,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("host", &self.f2).put("URL", &self.f1).put("цена", &self.f4).put("role", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T96 {
    #[record(rename = "ok")] V0,
    #[record(rename = "数量")] V2,
    #[record(rename = "pending")] V1,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        match self {
            T96::V0 => text("ok"),
            T96::V2 => text("数量"),
            T96::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T83 {
    #[record(rename = "active")] f1: Option<Json>,
    #[record(rename = "цена")] f6: Json,
    #[record(rename = "port")] f3: Option<T84>,
    #[record(rename = "2")] f0: T87,
    #[record(rename = "score")] f4: Option<T89>,
    #[record(rename = "数量")] f7: Option<T91>,
    #[record(rename = "x-trace", nullable)] f5: Option<bool>,
    #[record(rename = "constructor")] f2: T95,
    #[record(rename = "🚀")] f8: BTreeMap<String, T96>,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put_if("active", &self.f1).put("цена", &self.f6).put_if("port", &self.f3).put("2", &self.f0).put_if("score", &self.f4).put_if("数量", &self.f7).put("x-trace", &self.f5).put("constructor", &self.f2).put("🚀", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) struct T82 {
    #[record(rename = "lat")] f0: BTreeMap<String, T83>,
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T97 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        match self {
            T97::V3 => text("😀 launch"),
            T97::V2 => text("ok"),
            T97::V0 => text("\"quoted\""),
            T97::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T98 {
    #[record(rename = "total")] f0: u64,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T100(bool, #[record(rest)] Vec<Uuid>);
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) enum T102 {
    #[record(literal = 2)] V2,
    #[record(literal = "😀")] V1,
    #[record(rename = "paid")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        match self {
            T102::V2 => Value::Number(2.0),
            T102::V1 => text("😀"),
            T102::V0 => text("paid"),
            T102::V3 => Value::Number(200.0),
            T102::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T103 {
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        match self {
            T103::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T101 {
    #[record(rename = "lot")] f3: String,
    #[record(rename = "codec", literal = null)] f0: (),
    #[record(rename = "host")] f2: u64,
    #[record(rename = "qty")] f5: T102,
    #[record(rename = "currency")] f1: Option<u64>,
    #[record(rename = "port")] f4: u64,
    #[record(rename = "score")] f7: T103,
    #[record(rename = "region")] f6: Option<f64>,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f3).put("codec", &Value::Null).put("host", &self.f2).put("qty", &self.f5).put_if("currency", &self.f1).put("port", &self.f4).put("score", &self.f7).put_if("region", &self.f6).done()
    }
}

#[derive(Record)]
pub(crate) enum T105 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V2,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        match self {
            T105::V1 => text("tab\tnl\n"),
            T105::V0 => text("\"quoted\""),
            T105::V2 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T104 {
    #[record(rename = "lon")] f0: Option<String>,
    #[record(rename = "notes")] f1: T105,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("notes", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T99 {
    #[record(rename = "createdAt")] f1: T100,
    #[record(rename = "name")] f2: T101,
    #[record(rename = "")] f0: T104,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f1).put("name", &self.f2).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T107 {
    #[record(literal = "void")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
    #[record(literal = true)] V4,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        match self {
            T107::V1 => text("void"),
            T107::V2 => Value::Number(0.0),
            T107::V3 => Value::Null,
            T107::V0 => text("eco"),
            T107::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T106 {
    #[record(flatten)] extras: BTreeMap<String, bool>,
    #[record(rename = "lot", literal = 0)] f2: u64,
    #[record(rename = "lat")] f1: super::random_2::T145,
    #[record(rename = "_rev")] f0: Uuid,
    #[record(rename = "tags")] f3: Option<Json>,
    #[record(rename = "数量")] f4: Option<T107>,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put("lat", &self.f1).put("_rev", &self.f0).put_if("tags", &self.f3).put_if("数量", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T108 {
    #[record(rename = "createdAt")] f0: String,
    #[record(rename = "数量")] f1: u64,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f0).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T110 {
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V3 => text("warehouse-7"),
            T110::V2 => text("ok"),
            T110::V0 => text("\"quoted\""),
            T110::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T112 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = -1)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        match self {
            T112::V1 => text("\u{e000}"),
            T112::V2 => Value::Number(-1.0),
            T112::V0 => text("draft"),
            T112::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T111 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "id", literal = null)] f1: Option<()>,
    #[record(rename = "lon")] f2: Option<String>,
    #[record(rename = "toString")] f4: i64,
    #[record(rename = "temp")] f3: T112,
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("id", &self.f1.as_ref().map(|()| Value::Null)).put_if("lon", &self.f2).put("toString", &self.f4).put("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T109(#[record(literal = null)] (), T110, T111);
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        array(&[&Value::Null, &self.1, &self.2])
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T113 {
    #[record(literal = false)] V0 {
        #[record(rename = "9")] f0: Option<bool>,
    },
    #[record(literal = true)] V1,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        match self {
            T113::V0 { f0 } => Members::new().set("type", Value::Bool(false)).put_if("9", f0).done(),
            T113::V1 => Members::new().set("type", Value::Bool(true)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T116 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "toString")] f0: String,
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "currency")] f0: u64,
    #[record(rename = "toString")] f1: String,
    #[record(flatten)] extras: BTreeMap<String, u64>,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).put("toString", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "ref")]
pub(crate) enum T115 {
    #[record(literal = 0)] V1(u64),
    #[record(literal = null)] V2(#[record(flatten)] T116),
    #[record(literal = "eco")] V0(#[record(flatten)] T117),
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V1(content) => Members::new().set("Op", Value::Number(0.0)).put("ref", content).done(),
            T115::V2(content) => Members::new().set("Op", Value::Null).put_all(content).done(),
            T115::V0(content) => Members::new().set("Op", text("eco")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T114 {
    #[record(rename = "lot")] f0: [T115; 0],
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T119 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V2,
    #[record(rename = "\u{e000}")] V3,
    #[record(literal = "eco")] V1,
    #[record(literal = 10)] V4,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V0 => text(""),
            T119::V2 => text("😀"),
            T119::V3 => text("\u{e000}"),
            T119::V1 => text("eco"),
            T119::V4 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T118 {
    #[record(rename = "role")] f1: String,
    #[record(rename = "level")] f0: T119,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f1).put("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T121 {
    #[record(rename = "active")] f0: i64,
    #[record(rename = "score")] f1: f64,
    #[record(rename = "zone")] f2: Json,
    #[record(rename = "🚀", literal = "void")] f3: Option<String>,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put("score", &self.f1).put("zone", &self.f2).put_if("🚀", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T120 {
    #[record(flatten)] extras: BTreeMap<String, T121>,
    #[record(rename = "total")] f0: Json,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T123 {
    #[record(literal = 404)] V5,
    #[record(literal = "")] V0,
    #[record(literal = "void")] V3,
    #[record(literal = 1e21)] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        match self {
            T123::V5 => Value::Number(404.0),
            T123::V0 => text(""),
            T123::V3 => text("void"),
            T123::V4 => Value::Number(1e21),
            T123::V1 => text("eco"),
            T123::V2 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T122 {
    V0([T123; 0]),
    V2(String),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0(content) => shown(content),
            T122::V2(content) => shown(content),
            T122::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T126 {
    #[record(literal = "😀")] V0,
    #[record(literal = false)] V2,
    #[record(literal = -1)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        match self {
            T126::V0 => text("😀"),
            T126::V2 => Value::Bool(false),
            T126::V1 => Value::Number(-1.0),
            T126::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T127 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "codec")] f0: i64,
    #[record(rename = "owner")] f2: Uuid,
    #[record(rename = "constructor")] f1: i64,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f0).put("owner", &self.f2).put("constructor", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T125 {
    #[record(rename = "sku")] f1: Option<Option<T126>>,
    #[record(rename = "name", nullable)] f0: Option<bool>,
    #[record(rename = "toString")] f3: Option<T127>,
    #[record(rename = "temp")] f2: Option<Vec<Json>>,
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f1).put("name", &self.f0).put_if("toString", &self.f3).put_if("temp", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T130 {
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "\u{e123}")] f4: Option<u64>,
    #[record(rename = "createdAt")] f2: Option<Json>,
    #[record(rename = "name")] f3: Json,
    #[record(rename = "constructor")] f1: String,
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put_if("\u{e123}", &self.f4).put_if("createdAt", &self.f2).put("name", &self.f3).put("constructor", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "kind")]
pub(crate) enum T129 {
    #[record(literal = "eco")] V0(#[record(flatten)] T130),
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        match self {
            T129::V0(content) => Members::new().set("kind", text("eco")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T131 {
    #[record(rename = "lat")] f3: f64,
    #[record(rename = "$meta")] f1: Option<i64>,
    #[record(rename = "unit")] f4: Option<Uuid>,
    #[record(rename = "")] f0: i64,
    #[record(rename = "_rev")] f2: i64,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f3).put_if("$meta", &self.f1).put_if("unit", &self.f4).put("", &self.f0).put("_rev", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T128 {
    #[record(rename = "qty")] f2: T129,
    #[record(rename = "bitrate")] f1: ((),),
    #[record(rename = "2")] f0: Option<T131>,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f2).put("bitrate", &self.f1).put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T124 {
    #[record(rename = "lon")] f1: Option<T125>,
    #[record(rename = "price")] f2: Option<super::objects_bitmaps::T1>,
    #[record(rename = "score")] f3: Option<bool>,
    #[record(rename = "Frame")] f0: Option<T128>,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put_if("price", &self.f2).put_if("score", &self.f3).put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T133 {
    #[record(rename = "notes")] f2: String,
    #[record(rename = "größe")] f0: super::random_1::T8,
    #[record(rename = "zip")] f4: Option<f64>,
    #[record(rename = "level")] f1: Option<Uuid>,
    #[record(rename = "x-trace", literal = null)] f3: (),
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put("größe", &self.f0).put_if("zip", &self.f4).put_if("level", &self.f1).put("x-trace", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T134 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "owner", literal = null)] f0: (),
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &Value::Null).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T136 {
    #[record(literal = "")] V0,
    #[record(literal = "eco")] V1,
    #[record(literal = 10)] V3,
    #[record(literal = -1)] V2,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V0 => text(""),
            T136::V1 => text("eco"),
            T136::V3 => Value::Number(10.0),
            T136::V2 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T137 {
    #[record(literal = 2)] V4,
    #[record(literal = "void")] V1,
    #[record(rename = "paid")] V0,
    #[record(literal = -1)] V2,
    #[record(literal = 1)] V3,
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V4 => Value::Number(2.0),
            T137::V1 => text("void"),
            T137::V0 => text("paid"),
            T137::V2 => Value::Number(-1.0),
            T137::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "level")]
pub(crate) enum T135 {
    #[record(literal = "😀")] V2 {
        #[record(rename = "\u{e123}")] f3: Option<String>,
        #[record(rename = "region")] f1: Option<T136>,
        #[record(rename = "Frame")] f0: Option<String>,
    },
    #[record(rename = "é")] V1 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
    },
    #[record(literal = -1)] V3 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "owner", literal = null)] f2: Option<()>,
        #[record(rename = "größe")] f1: super::random_0::T192,
        #[record(rename = "toString")] f5: f64,
        #[record(rename = "_rev")] f0: T137,
        #[record(rename = "temp")] f4: super::random_1::T171,
    },
    #[record(rename = "draft")] V0(f64),
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        match self {
            T135::V2 { f3, f1, f0 } => Members::new().set("t", text("😀")).put_if("\u{e123}", f3).put_if("region", f1).put_if("Frame", f0).done(),
            T135::V1 { extras } => Members::new().set("t", text("é")).put_all(extras).done(),
            T135::V3 { f2, f1, f5, f0, f4, extras } => Members::new().set("t", Value::Number(-1.0)).put_if("owner", &f2.as_ref().map(|()| Value::Null)).put("größe", f1).put("toString", f5).put("_rev", f0).put("temp", f4).put_all(extras).done(),
            T135::V0(content) => Members::new().set("t", text("draft")).put("level", content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T138 {
    #[record(rename = "x-trace")] f2: Option<bool>,
    #[record(rename = "city")] f0: Uuid,
    #[record(rename = "temp")] f1: bool,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f2).put("city", &self.f0).put("temp", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T132 {
    #[record(rename = "id")] f4: Option<T133>,
    #[record(rename = "email")] f3: BTreeMap<String, Json>,
    #[record(rename = "lot")] f6: super::arrays_tuples::T4,
    #[record(rename = "codec")] f2: Option<Option<super::random_1::T58>>,
    #[record(rename = "sku")] f10: Option<Vec<String>>,
    #[record(rename = "ref")] f7: Option<[Uuid; 1]>,
    #[record(rename = "batch")] f1: Option<Box<T132>>,
    #[record(rename = "role")] f8: Option<T134>,
    #[record(rename = "score")] f9: Option<T135>,
    #[record(rename = "数量")] f12: BTreeMap<String, String>,
    #[record(rename = "a.b", nullable)] f0: Option<i64>,
    #[record(rename = "level")] f5: Option<T138>,
    #[record(rename = "temp")] f11: Option<Option<String>>,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f4).put("email", &self.f3).put("lot", &self.f6).put_if("codec", &self.f2).put_if("sku", &self.f10).put_if("ref", &self.f7).put_if("batch", &self.f1).put_if("role", &self.f8).put_if("score", &self.f9).put("数量", &self.f12).put("a.b", &self.f0).put_if("level", &self.f5).put_if("temp", &self.f11).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T140 {
    V0(Vec<u64>),
    V2(#[record(literal = null)] ()),
    V3(f64),
    V1(bool),
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V0(content) => shown(content),
            T140::V2(_) => shown(&Value::Null),
            T140::V3(content) => shown(content),
            T140::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T141 {
    #[record(rename = "10")] f0: i64,
    #[record(rename = "toString", literal = null)] f1: (),
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("toString", &Value::Null).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T139 {
    #[record(rename = "10")] f0: Option<BTreeMap<String, ()>>,
    #[record(rename = "lon")] f2: T140,
    #[record(rename = "active")] f1: T141,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("lon", &self.f2).put("active", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T143 {
    #[record(literal = "")] V0,
    #[record(literal = 1e21)] V2,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        match self {
            T143::V0 => text(""),
            T143::V2 => Value::Number(1e21),
            T143::V1 => text("é"),
            T143::V3 => Value::Number(200.0),
            T143::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T142 {
    V0(Vec<Json>),
    V1(f64),
    V2(BTreeMap<String, T143>),
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        match self {
            T142::V0(content) => shown(content),
            T142::V1(content) => shown(content),
            T142::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T147(f64, #[record(literal = null)] ());
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &Value::Null])
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T146 {
    V0(T147),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        match self {
            T146::V0(content) => shown(content),
            T146::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T148 {
    V0(Json, #[record(rest)] Vec<super::random_1::T157>),
    V2(#[record(literal = null)] ()),
    V4(#[record(literal = "solo")] String),
    V3(u64),
    V1(bool),
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        match self {
            T148::V0(f0, f1) => array_with_rest(&[f0], f1),
            T148::V2(_) => shown(&Value::Null),
            T148::V4(content) => shown(content),
            T148::V3(content) => shown(content),
            T148::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T149 {
    #[record(literal = 2)] V5,
    #[record(literal = "😀")] V2,
    #[record(rename = "boost")] V0,
    #[record(literal = 1e21)] V4,
    #[record(rename = "draft")] V1,
    #[record(literal = 1)] V3,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        match self {
            T149::V5 => Value::Number(2.0),
            T149::V2 => text("😀"),
            T149::V0 => text("boost"),
            T149::V4 => Value::Number(1e21),
            T149::V1 => text("draft"),
            T149::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T145 {
    #[record(rename = "URL")] f0: Option<T146>,
    #[record(rename = "\u{e123}")] f4: T148,
    #[record(rename = "currency")] f1: Json,
    #[record(rename = "sku")] f2: Option<Option<super::enums_literals::T8>>,
    #[record(rename = "toString")] f3: T149,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put("\u{e123}", &self.f4).put("currency", &self.f1).put_if("sku", &self.f2).put("toString", &self.f3).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T150 {
    V0([Json; 0]),
    V2(#[record(literal = "solo")] String),
    V1(f64),
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        match self {
            T150::V0(content) => shown(content),
            T150::V2(content) => shown(content),
            T150::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T152 {
    #[record(rename = "\u{e000}")] V0,
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        match self {
            T152::V0 => Members::new().set("kind", text("\u{e000}")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T154 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = null)] V2,
    #[record(literal = 10)] V1,
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        match self {
            T154::V0 => text("\u{e000}"),
            T154::V2 => Value::Null,
            T154::V1 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T155 {
    #[record(rename = "lon")] f2: bool,
    #[record(rename = "bitrate")] f0: f64,
    #[record(rename = "status")] f3: i64,
    #[record(rename = "level")] f1: Option<Uuid>,
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f2).put("bitrate", &self.f0).put("status", &self.f3).put_if("level", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T153 {
    #[record(literal = 404)] V3 {
        #[record(rename = "lon")] f1: T154,
        #[record(rename = "2")] f0: i64,
        #[record(rename = "name")] f2: Option<Uuid>,
    },
    #[record(literal = "eco")] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
    #[record(rename = "é")] V2(#[record(flatten)] T155),
    #[record(rename = "draft")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "lon", literal = null)] f1: (),
        #[record(rename = "level")] f0: Uuid,
        #[record(rename = "temp")] f2: Option<f64>,
    },
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        match self {
            T153::V3 { f1, f0, f2 } => Members::new().set("v", Value::Number(404.0)).put("lon", f1).put("2", f0).put_if("name", f2).done(),
            T153::V1 { extras } => Members::new().set("v", text("eco")).put_all(extras).done(),
            T153::V2(content) => Members::new().set("v", text("é")).put_all(content).done(),
            T153::V0 { f1: _, f0, f2, extras } => Members::new().set("v", text("draft")).put("lon", &Value::Null).put("level", f0).put_if("temp", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T151 {
    #[record(rename = "notes")] f0: T152,
    #[record(rename = "toString")] f1: Option<T153>,
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put_if("toString", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T144(T145, T150, #[record(rest)] Vec<T151>);
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) enum T157 {
    #[record(literal = "")] V0,
    #[record(literal = -1)] V1,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        match self {
            T157::V0 => text(""),
            T157::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T158 {
    #[record(literal = 1e21)] V2,
    #[record(literal = 0)] V1,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        match self {
            T158::V2 => Value::Number(1e21),
            T158::V1 => Value::Number(0.0),
            T158::V3 => Value::Null,
            T158::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T159 {
    #[record(rename = "sku")] f3: Option<f64>,
    #[record(rename = "port")] f1: super::random_1::T171,
    #[record(rename = "role")] f2: bool,
    #[record(rename = "createdAt")] f0: Option<f64>,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f3).put("port", &self.f1).put("role", &self.f2).put_if("createdAt", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T156 {
    #[record(rename = "notes", literal = null)] f0: (),
    #[record(rename = "owner")] f1: T158,
    #[record(rename = "toString")] f3: T159,
    #[record(rename = "temp")] f2: Vec<f64>,
    #[record(flatten)] extras: BTreeMap<String, Option<T157>>,
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &Value::Null).put("owner", &self.f1).put("toString", &self.f3).put("temp", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T160 {
    #[record(rename = "\u{e123}")] f2: u64,
    #[record(rename = "")] f0: i64,
    #[record(rename = "Frame")] f1: Uuid,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f2).put("", &self.f0).put("Frame", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T161 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "URL")] f2: f64,
    #[record(rename = "unit", literal = 404)] f3: Option<u64>,
    #[record(rename = "9")] f1: Option<String>,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("URL", &self.f2).put_if("unit", &self.f3).put_if("9", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T162 {
    #[record(rename = "port")] f1: super::random_2::T133,
    #[record(rename = "")] f0: Option<i64>,
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put_if("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T163 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "price")] f1: Option<bool>,
    #[record(rename = "unit")] f4: u64,
    #[record(rename = "port", literal = "draft")] f0: Option<String>,
    #[record(rename = "role")] f2: f64,
    #[record(rename = "tags")] f3: Option<String>,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f1).put("unit", &self.f4).put_if("port", &self.f0).put("role", &self.f2).put_if("tags", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T165 {
    #[record(literal = 0.5)] V0,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        match self {
            T165::V0 => Members::new().set("t", Value::Number(0.5)).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T164 {
    #[record(rename = "цена")] f0: T165,
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        Members::new().put("цена", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T166 {
    #[record(rename = "lon")] f1: Option<[f64; 3]>,
    #[record(rename = "lat", literal = null)] f0: Option<()>,
    #[record(rename = "tags", literal = 200)] f2: Option<u64>,
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put_if("lat", &self.f0.as_ref().map(|()| Value::Null)).put_if("tags", &self.f2).done()
    }
}
