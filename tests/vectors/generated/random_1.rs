// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xaa644c13c5486f9a, &Typed::<T1>::NEW),
    (0x330a530a4ee4e9f7, &Typed::<Option<super::enums_literals::T6>>::NEW),
    (0x986ad9f8c943c898, &Typed::<T2>::NEW),
    (0xf8d2e70290b51702, &Typed::<T18>::NEW),
    (0xf2bc6ccc32fa0f94, &Typed::<T30>::NEW),
    (0x019543ad2078ade7, &Typed::<T32>::NEW),
    (0xa9524d79562633ab, &Typed::<T38>::NEW),
    (0x3e50084567f7c5bd, &Typed::<T45>::NEW),
    (0xe95880013ba52e55, &Typed::<Vec<i64>>::NEW),
    (0x48c04a02b9a5321c, &Typed::<T47>::NEW),
    (0xbc1c979a0de58df2, &Typed::<T49>::NEW),
    (0xf02a55162a74c816, &Typed::<BTreeMap<String, super::objects_bitmaps::T1>>::NEW),
    (0x71be9760c328438e, &Typed::<Option<T53>>::NEW),
    (0xc92c9a565efa41d9, &Typed::<T68>::NEW),
    (0xc847765e60283c01, &Typed::<T70>::NEW),
    (0x1df9b1e90e8e01d2, &Typed::<T71>::NEW),
    (0x2d5cb133237c53b9, &Typed::<T74>::NEW),
    (0x8975c0e090423447, &Typed::<BTreeMap<String, T79>>::NEW),
    (0xab156a97c5c4e268, &Typed::<BTreeMap<String, u64>>::NEW),
    (0xd803c0c6691a8d8b, &Typed::<Option<BTreeMap<String, String>>>::NEW),
    (0x1dbf20cb1d2a0e50, &Typed::<[T82; 2]>::NEW),
    (0x9a151e4e190c3657, &Typed::<T83>::NEW),
    (0x88df6a1cff944bb3, &Typed::<T87>::NEW),
    (0x812ae07967981eda, &Typed::<Option<T91>>::NEW),
    (0x743086d711c8587a, &Typed::<T96>::NEW),
    (0x20e4d577f87c3a09, &Typed::<BTreeMap<String, T102>>::NEW),
    (0x837e42b4373aed75, &Typed::<T103>::NEW),
    (0xb843c0563b4178c2, &Typed::<[T104; 3]>::NEW),
    (0xfdcc463ed338be55, &Typed::<BTreeMap<String, T105>>::NEW),
    (0x14faa27c91859e63, &Typed::<BTreeMap<String, Vec<String>>>::NEW),
    (0x78ba54b5dcaaf536, &Typed::<BTreeMap<String, T106>>::NEW),
    (0x6391a2048ae6d2c0, &Typed::<T107>::NEW),
    (0x9022ef97c6d3f220, &Typed::<Option<T108>>::NEW),
    (0x5cd2f497ff737e58, &Typed::<T111>::NEW),
    (0xd11f8da115f79232, &Typed::<T112>::NEW),
    (0xac577106c7554722, &Typed::<T113>::NEW),
    (0x8b4da31248a3ead3, &Typed::<T115>::NEW),
    (0x92fe33630764bd34, &Typed::<T116>::NEW),
    (0x148b0a85b0bccdfe, &Typed::<BTreeMap<String, T117>>::NEW),
    (0xf772267caaa2fd9f, &Typed::<Option<Vec<T118>>>::NEW),
    (0xdc552184faf5e559, &Typed::<T122>::NEW),
    (0x70f600d384c5a11d, &Typed::<T124>::NEW),
    (0x105abfc5cc4c25c8, &Typed::<BTreeMap<String, Option<f64>>>::NEW),
    (0x383051fad10e1893, &Typed::<T125>::NEW),
    (0x4eea1c70d99c2f28, &Typed::<Option<super::arrays_tuples::T4>>::NEW),
    (0x29922a5a041b2034, &Typed::<T126>::NEW),
    (0x2b452333cc64e3d8, &Typed::<T127>::NEW),
    (0x3d2bbaf215fa27d5, &Typed::<T129>::NEW),
    (0xf669f86886b9f316, &Typed::<Option<T144>>::NEW),
    (0x2ffed378c2abe05c, &Typed::<T145>::NEW),
    (0x89fdd37e30292366, &Typed::<T146>::NEW),
];

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T1 {
    V0(Vec<super::random_0::T44>),
    V2(Uuid),
    V1(u64),
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        match self {
            T1::V0(content) => shown(content),
            T1::V2(content) => shown(content),
            T1::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T3 {
    #[record(literal = 0)] V0 {
    },
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        match self {
            T3::V0 {  } => Members::new().set("type", Value::Number(0.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T8 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V2 => text("😀 launch"),
            T8::V0 => text("tab\tnl\n"),
            T8::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T9 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "EUR")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V1 => text("tab\tnl\n"),
            T9::V0 => text("EUR"),
            T9::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "unit", literal = "boost")] f2: Option<String>,
    #[record(rename = "name")] f0: Option<Json>,
    #[record(rename = "region")] f1: T8,
    #[record(rename = "数量")] f3: Option<T9>,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put_if("unit", &self.f2).put_if("name", &self.f0).put("region", &self.f1).put_if("数量", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T6 {
    #[record(rename = "constructor")] f0: T7,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T5 {
    V1(#[record(literal = null)] ()),
    V2(u64),
    V3(T6),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        match self {
            T5::V1(_) => shown(&Value::Null),
            T5::V2(content) => shown(content),
            T5::V3(content) => shown(content),
            T5::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T10 {
    V0([bool; 2]),
    V2(#[record(literal = null)] ()),
    V3(Uuid),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V0(content) => shown(content),
            T10::V2(_) => shown(&Value::Null),
            T10::V3(content) => shown(content),
            T10::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "lon", literal = null)] f0: (),
    #[record(rename = "unit", literal = "")] f2: String,
    #[record(rename = "sku")] f1: bool,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &Value::Null).put("unit", &self.f2).put("sku", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T15 {
    #[record(literal = "eco")] V0,
    #[record(rename = "paid")] V1,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V0 => text("eco"),
            T15::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "10")] f0: Option<String>,
    #[record(rename = "score")] f2: u64,
    #[record(rename = "city")] f1: bool,
    #[record(rename = "🚀")] f3: T15,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("score", &self.f2).put("city", &self.f1).put("🚀", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "lot")] f2: T13,
    #[record(rename = "total")] f6: f64,
    #[record(rename = "price")] f4: i64,
    #[record(rename = "host")] f1: T14,
    #[record(rename = "notes")] f3: Option<super::random_0::T20>,
    #[record(rename = "цена")] f9: super::arrays_tuples::T4,
    #[record(rename = "toString")] f5: i64,
    #[record(rename = "", literal = null)] f0: (),
    #[record(rename = "x-trace")] f7: Box<T2>,
    #[record(rename = "zone")] f8: Option<super::arrays_tuples::T4>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put("total", &self.f6).put("price", &self.f4).put("host", &self.f1).put_if("notes", &self.f3).put("цена", &self.f9).put("toString", &self.f5).put("", &Value::Null).put("x-trace", &self.f7).put_if("zone", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V1 => text("eco"),
            T17::V2 => text("paid"),
            T17::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T16 {
    #[record(rename = "toString", literal = null)] f0: Option<()>,
    #[record(rename = "数量")] f1: T17,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put_if("toString", &self.f0.as_ref().map(|()| Value::Null)).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T11 {
    #[record(rename = "10")] f0: Option<T12>,
    #[record(rename = "zip")] f1: Vec<T16>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("zip", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "\u{e123}")] f3: T5,
    #[record(rename = "2")] f0: Option<Vec<T10>>,
    #[record(rename = "createdAt")] f1: T11,
    #[record(rename = "tags")] f2: Option<i64>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f3).put_if("2", &self.f0).put("createdAt", &self.f1).put_if("tags", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T2 {
    #[record(literal = "😀")] V1 {
        #[record(rename = "a.b")] f0: T3,
        #[record(rename = "constructor")] f1: u64,
    },
    #[record(rename = "paid")] V0(#[record(flatten)] T4),
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        match self {
            T2::V1 { f0, f1 } => Members::new().set("t", text("😀")).put("a.b", f0).put("constructor", f1).done(),
            T2::V0(content) => Members::new().set("t", text("paid")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T20 {
    #[record(literal = 1e21)] V2,
    #[record(literal = 0.5)] V1,
    #[record(rename = "draft")] V0,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V2 => Value::Number(1e21),
            T20::V1 => Value::Number(0.5),
            T20::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T22 {
    #[record(rename = "total")] f2: Json,
    #[record(rename = "9")] f0: Option<Json>,
    #[record(rename = "createdAt")] f1: Option<String>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f2).put_if("9", &self.f0).put_if("createdAt", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "role")] f0: Option<Uuid>,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "id")] f1: T22,
    #[record(rename = "lot")] f2: BTreeMap<String, String>,
    #[record(rename = "total")] f4: T23,
    #[record(rename = "2")] f0: super::arrays_tuples::T4,
    #[record(rename = "score")] f3: Option<BTreeMap<String, u64>>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put("lot", &self.f2).put("total", &self.f4).put("2", &self.f0).put_if("score", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T25 {
    #[record(rename = "boost")] V0,
    #[record(literal = "void")] V1,
    #[record(rename = "é")] V2,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V0 => text("boost"),
            T25::V1 => text("void"),
            T25::V2 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T26 {
    #[record(rename = "ok")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V1,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        match self {
            T26::V0 => text("ok"),
            T26::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T26::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "10")] f1: String,
    #[record(rename = "lon")] f5: Option<u64>,
    #[record(rename = "lat")] f4: i64,
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "qty")] f7: T25,
    #[record(rename = "port")] f6: T26,
    #[record(rename = "9")] f2: Option<f64>,
    #[record(rename = "Frame")] f3: Uuid,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put_if("lon", &self.f5).put("lat", &self.f4).put_if("$meta", &self.f0).put("qty", &self.f7).put("port", &self.f6).put_if("9", &self.f2).put("Frame", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T19 {
    #[record(rename = "id")] f2: T20,
    #[record(rename = "lon")] f3: Option<T21>,
    #[record(rename = "codec")] f1: u64,
    #[record(rename = "URL")] f0: BTreeMap<String, T24>,
    #[record(rename = "name")] f4: Json,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put_if("lon", &self.f3).put("codec", &self.f1).put("URL", &self.f0).put("name", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T28 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V3,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        match self {
            T28::V2 => text("ok"),
            T28::V1 => text("Größe"),
            T28::V0 => text("\"quoted\""),
            T28::V3 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T29 {
    #[record(literal = 2)] V1,
    #[record(literal = 0)] V0,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V1 => Value::Number(2.0),
            T29::V0 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "lat")] f2: T28,
    #[record(rename = "items")] f1: Option<T29>,
    #[record(rename = "2")] f0: Option<u64>,
    #[record(rename = "status")] f3: Option<String>,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put_if("items", &self.f1).put_if("2", &self.f0).put_if("status", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T18 {
    #[record(rename = "email")] f0: T19,
    #[record(rename = "owner")] f1: Option<Option<T27>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put_if("owner", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T31 {
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V0 => text("tab\tnl\n"),
            T31::V1 => text("warehouse-7"),
            T31::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T30 {
    V0(Vec<Option<T31>>),
    V2(#[record(literal = null)] ()),
    V1(bool),
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        match self {
            T30::V0(content) => shown(content),
            T30::V2(_) => shown(&Value::Null),
            T30::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T33 {
    #[record(literal = "void")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = 0.5)] V3,
    #[record(literal = 10)] V4,
    #[record(rename = "draft")] V0,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V1 => text("void"),
            T33::V2 => Value::Number(0.0),
            T33::V3 => Value::Number(0.5),
            T33::V4 => Value::Number(10.0),
            T33::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T35 {
    #[record(rename = "ok")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V1 => text("ok"),
            T35::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T34 {
    #[record(rename = "email")] f1: T35,
    #[record(rename = "price", literal = null)] f2: (),
    #[record(rename = "constructor")] f0: String,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put("price", &Value::Null).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T37 {
    #[record(literal = 0)] V2,
    #[record(literal = 0.5)] V3,
    #[record(rename = "paid")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V4,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V2 => Value::Number(0.0),
            T37::V3 => Value::Number(0.5),
            T37::V0 => text("paid"),
            T37::V1 => text("é"),
            T37::V4 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T36 {
    #[record(rename = "id")] f2: Option<u64>,
    #[record(rename = "email")] f1: Option<T37>,
    #[record(rename = "lot")] f3: String,
    #[record(rename = "role", literal = null)] f4: (),
    #[record(rename = "a.b")] f0: Option<String>,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f2).put_if("email", &self.f1).put("lot", &self.f3).put("role", &Value::Null).put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "items")] f1: Vec<T33>,
    #[record(rename = "_rev")] f0: T34,
    #[record(rename = "数量")] f2: T36,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f1).put("_rev", &self.f0).put("数量", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(rename = "bitrate")] f0: Option<u64>,
    #[record(rename = "数量")] f1: Option<String>,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put_if("bitrate", &self.f0).put_if("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T42 {
    #[record(literal = "😀")] V0,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        match self {
            T42::V0 => text("😀"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T43 {
    #[record(rename = "lat")] f0: u64,
    #[record(rename = "total")] f1: Option<String>,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put_if("total", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T41 {
    #[record(literal = "😀")] V1 {
        #[record(rename = "\u{e123}")] f5: u64,
        #[record(rename = "currency")] f1: Option<T42>,
        #[record(rename = "größe")] f2: Option<bool>,
        #[record(rename = "score")] f4: Option<f64>,
        #[record(rename = "a.b")] f0: u64,
    },
    #[record(literal = 0)] V3 {
        #[record(rename = "x-trace", literal = null)] f2: Option<()>,
        #[record(rename = "Frame")] f0: String,
    },
    #[record(literal = -1)] V2 {
        #[record(rename = "unit")] f1: Option<Uuid>,
    },
    #[record(rename = "draft")] V0(#[record(flatten)] T43),
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V1 { f5, f1, f2, f4, f0 } => Members::new().set("kind", text("😀")).put("\u{e123}", f5).put_if("currency", f1).put_if("größe", f2).put_if("score", f4).put("a.b", f0).done(),
            T41::V3 { f2, f0 } => Members::new().set("kind", Value::Number(0.0)).put_if("x-trace", &f2.as_ref().map(|()| Value::Null)).put("Frame", f0).done(),
            T41::V2 { f1 } => Members::new().set("kind", Value::Number(-1.0)).put_if("unit", f1).done(),
            T41::V0(content) => Members::new().set("kind", text("draft")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(flatten)] extras: BTreeMap<String, T40>,
    #[record(rename = "notes")] f0: Option<T41>,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put_if("notes", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T44 {
    V0(#[record(literal = null)] ()),
    V2(#[record(literal = "solo")] String),
    V1(BTreeMap<String, Uuid>),
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V0(_) => shown(&Value::Null),
            T44::V2(content) => shown(content),
            T44::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T38 {
    #[record(rename = "qty")] f2: T39,
    #[record(rename = "bitrate")] f0: Option<i64>,
    #[record(rename = "port")] f1: T44,
    #[record(rename = "🚀", nullable)] f3: Option<BTreeMap<String, Json>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f2).put_if("bitrate", &self.f0).put("port", &self.f1).put("🚀", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T46 {
    #[record(literal = false)] V3,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = -1)] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        match self {
            T46::V3 => Value::Bool(false),
            T46::V1 => text("\u{e000}"),
            T46::V2 => Value::Number(-1.0),
            T46::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T45 {
    #[record(rename = "URL")] f0: Option<i64>,
    #[record(rename = "port")] f1: bool,
    #[record(rename = "score")] f2: bool,
    #[record(rename = "x-trace")] f3: T46,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put("port", &self.f1).put("score", &self.f2).put("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T48 {
    #[record(rename = "🚀")] f0: Vec<Uuid>,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        Members::new().put("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T47 {
    #[record(rename = "level")] f0: T48,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        Members::new().put("level", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T50 {
    V0([Uuid; 0]),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(f64),
    V1(bool),
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        match self {
            T50::V0(content) => shown(content),
            T50::V2(_) => shown(&Value::Null),
            T50::V4(content) => shown(content),
            T50::V3(content) => shown(content),
            T50::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T52(#[record(literal = 2)] u64);
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T51 {
    V0([String; 3]),
    V1(#[record(literal = null)] ()),
    V4(String),
    V2(#[record(literal = 7)] u64),
    V3(BTreeMap<String, T52>),
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        match self {
            T51::V0(content) => shown(content),
            T51::V1(_) => shown(&Value::Null),
            T51::V4(content) => shown(content),
            T51::V2(content) => shown(content),
            T51::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T49 {
    #[record(rename = "qty")] f1: Option<T50>,
    #[record(rename = "a.b")] f0: Option<T51>,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f1).put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T55 {
    #[record(rename = "lon", literal = 0)] f0: Option<u64>,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "цена")] f0: Option<String>,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "email")] f0: String,
    #[record(rename = "ref")] f1: Uuid,
    #[record(rename = "region")] f2: Json,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("ref", &self.f1).put("region", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "\u{e123}")]
pub(crate) enum T57 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "10")] f0: u64,
        #[record(rename = "lat")] f2: Option<i64>,
        #[record(rename = "level")] f3: Option<String>,
    },
    #[record(literal = "void")] V2(#[record(flatten)] T58),
    #[record(rename = "\u{e000}")] V3(String),
    #[record(rename = "draft")] V1(#[record(flatten)] T59),
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V0 { f0, f2, f3 } => Members::new().set("Op", text("boost")).put("10", f0).put_if("lat", f2).put_if("level", f3).done(),
            T57::V2(content) => Members::new().set("Op", text("void")).put_all(content).done(),
            T57::V3(content) => Members::new().set("Op", text("\u{e000}")).put("\u{e123}", content).done(),
            T57::V1(content) => Members::new().set("Op", text("draft")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T60 {
    #[record(rename = "role")] f0: Option<f64>,
    #[record(rename = "zone")] f1: Option<f64>,
    #[record(rename = "🚀", literal = 0.5)] f2: f64,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).put_if("zone", &self.f1).put("🚀", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T56 {
    #[record(rename = "price")] f1: T57,
    #[record(rename = "currency")] f0: T60,
    #[record(rename = "x-trace")] f2: BTreeMap<String, f64>,
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put("currency", &self.f0).put("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T61 {
    #[record(rename = "notes", literal = 200)] f3: u64,
    #[record(rename = "sku")] f4: u64,
    #[record(rename = "größe", literal = null)] f1: Option<()>,
    #[record(rename = "_rev")] f0: Option<i64>,
    #[record(rename = "level")] f2: Option<u64>,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f3).put("sku", &self.f4).put_if("größe", &self.f1.as_ref().map(|()| Value::Null)).put_if("_rev", &self.f0).put_if("level", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T62(u64, i64, #[record(literal = "")] String);
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) enum T65 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V0 => text("\"quoted\""),
            T65::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T64 {
    #[record(rename = "score")] f1: T65,
    #[record(rename = "", literal = null)] f0: (),
    #[record(rename = "数量")] f2: Uuid,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f1).put("", &Value::Null).put("数量", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T66 {
    #[record(literal = false)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 0.5)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        match self {
            T66::V2 => Value::Bool(false),
            T66::V0 => text("\u{e000}"),
            T66::V1 => Value::Number(0.5),
            T66::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T67 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "Größe")] V0,
    #[record(rename = "数量")] V3,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        match self {
            T67::V1 => text("warehouse-7"),
            T67::V0 => text("Größe"),
            T67::V3 => text("数量"),
            T67::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T63 {
    #[record(literal = 404)] V2,
    #[record(literal = null)] V3(#[record(flatten)] T64),
    #[record(literal = 10)] V0 {
        #[record(rename = "lot")] f2: String,
        #[record(rename = "")] f0: Uuid,
        #[record(rename = "_rev")] f1: Option<f64>,
        #[record(rename = "zone")] f4: Json,
    },
    #[record(literal = 200)] V1 {
        #[record(rename = "$meta")] f0: T66,
        #[record(rename = "unit")] f5: String,
        #[record(rename = "ref")] f3: Option<String>,
        #[record(rename = "owner")] f2: T67,
        #[record(rename = "_rev")] f1: u64,
    },
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V2 => Members::new().set("t", Value::Number(404.0)).done(),
            T63::V3(content) => Members::new().set("t", Value::Null).put_all(content).done(),
            T63::V0 { f2, f0, f1, f4 } => Members::new().set("t", Value::Number(10.0)).put("lot", f2).put("", f0).put_if("_rev", f1).put("zone", f4).done(),
            T63::V1 { f0, f5, f3, f2, f1 } => Members::new().set("t", Value::Number(200.0)).put("$meta", f0).put("unit", f5).put_if("ref", f3).put("owner", f2).put("_rev", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T54 {
    #[record(literal = "")] V0 {
        #[record(rename = "id")] f1: Option<T55>,
        #[record(rename = "größe")] f0: Option<u64>,
        #[record(rename = "数量")] f3: Option<BTreeMap<String, f64>>,
    },
    #[record(literal = false)] V2(#[record(flatten)] T56),
    #[record(rename = "\u{e000}")] V1 {
        #[record(rename = "total")] f5: super::objects_bitmaps::T1,
        #[record(rename = "items")] f2: Option<T61>,
        #[record(rename = "host")] f1: Option<Option<Uuid>>,
        #[record(rename = "currency")] f0: T62,
        #[record(rename = "region")] f3: T63,
    },
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        match self {
            T54::V0 { f1, f0, f3 } => Members::new().set("t", text("")).put_if("id", f1).put_if("größe", f0).put_if("数量", f3).done(),
            T54::V2(content) => Members::new().set("t", Value::Bool(false)).put_all(content).done(),
            T54::V1 { f5, f2, f1, f0, f3 } => Members::new().set("t", text("\u{e000}")).put("total", f5).put_if("items", f2).put_if("host", f1).put("currency", f0).put("region", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T53 {
    #[record(rename = "level")] f0: T54,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        Members::new().put("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T69 {
    #[record(literal = "")] V0,
    #[record(rename = "draft")] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V0 => text(""),
            T69::V1 => text("draft"),
            T69::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T68 {
    #[record(rename = "email")] f0: T69,
    #[record(rename = "\u{e123}")] f1: Uuid,
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("\u{e123}", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T70 {
    V0(Vec<Json>),
    V2(#[record(literal = null)] ()),
    V3(#[record(literal = 7)] u64),
    V4(BTreeMap<String, BTreeMap<String, bool>>),
    V1(bool),
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        match self {
            T70::V0(content) => shown(content),
            T70::V2(_) => shown(&Value::Null),
            T70::V3(content) => shown(content),
            T70::V4(content) => shown(content),
            T70::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T73 {
    #[record(rename = "qty", literal = false)] f0: Option<bool>,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T72 {
    #[record(literal = false)] V1(#[record(flatten)] T73),
    #[record(literal = null)] V2 {
        #[record(rename = "id")] f1: Option<bool>,
        #[record(rename = "tags")] f2: Option<u64>,
        #[record(rename = "city")] f0: u64,
    },
    #[record(rename = "é")] V0 {
        #[record(rename = "10")] f0: Option<bool>,
        #[record(rename = "id", literal = -1)] f2: i64,
        #[record(rename = "\u{e123}")] f4: Option<bool>,
        #[record(rename = "city")] f1: i64,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V1(content) => Members::new().set("type", Value::Bool(false)).put_all(content).done(),
            T72::V2 { f1, f2, f0 } => Members::new().set("type", Value::Null).put_if("id", f1).put_if("tags", f2).put("city", f0).done(),
            T72::V0 { f0, f2, f4, f1, extras } => Members::new().set("type", text("é")).put_if("10", f0).put("id", f2).put_if("\u{e123}", f4).put("city", f1).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T71 {
    #[record(rename = "host")] f0: T72,
    #[record(rename = "数量")] f1: BTreeMap<String, f64>,
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f0).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T75 {
    #[record(rename = "_rev")] f0: bool,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        Members::new().put("_rev", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T77 {
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
    #[record(literal = -1)] V3,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        match self {
            T77::V0 => text("boost"),
            T77::V4 => Value::Number(0.5),
            T77::V1 => text("eco"),
            T77::V2 => text("paid"),
            T77::V3 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T78 {
    #[record(literal = "")] V0,
    #[record(literal = "void")] V1,
    #[record(rename = "\u{e000}")] V2,
    #[record(literal = null)] V4,
    #[record(literal = -1)] V3,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        match self {
            T78::V0 => text(""),
            T78::V1 => text("void"),
            T78::V2 => text("\u{e000}"),
            T78::V4 => Value::Null,
            T78::V3 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T76 {
    #[record(rename = "price")] f0: T77,
    #[record(rename = "zip")] f2: T78,
    #[record(rename = "tags")] f1: i64,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f0).put("zip", &self.f2).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T74 {
    #[record(rename = "\u{e000}")] V0 {
        #[record(rename = "lon")] f1: Option<(f64, String, String,)>,
        #[record(rename = "total")] f3: T75,
        #[record(rename = "items")] f0: Option<BTreeMap<String, u64>>,
        #[record(rename = "qty")] f2: T76,
    },
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V0 { f1, f3, f0, f2 } => Members::new().set("v", text("\u{e000}")).put_if("lon", f1).put("total", f3).put_if("items", f0).put("qty", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T81 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V4 => text("😀 launch"),
            T81::V2 => text("ok"),
            T81::V0 => text("\"quoted\""),
            T81::V1 => text("EUR"),
            T81::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T80 {
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "host")] f1: Option<Uuid>,
    #[record(rename = "sku")] f3: Option<Json>,
    #[record(rename = "score")] f2: Option<T81>,
    #[record(rename = "zone", literal = null)] f4: Option<()>,
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put_if("host", &self.f1).put_if("sku", &self.f3).put_if("score", &self.f2).put_if("zone", &self.f4.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T79 {
    #[record(rename = "host", nullable)] f1: Option<String>,
    #[record(rename = "bitrate")] f0: Option<BTreeMap<String, String>>,
    #[record(rename = "ref")] f2: T80,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put_if("bitrate", &self.f0).put("ref", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T82(#[record(literal = "\u{e000}")] String);
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T85 {
    #[record(literal = 200)] V0,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        match self {
            T85::V0 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T86 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = null)] V2,
    #[record(rename = "é")] V0,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        match self {
            T86::V1 => text("\u{e000}"),
            T86::V2 => Value::Null,
            T86::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T84 {
    #[record(rename = "10")] f1: i64,
    #[record(rename = "id")] f5: Option<bool>,
    #[record(rename = "$meta", literal = "draft")] f0: Option<String>,
    #[record(rename = "notes")] f7: u64,
    #[record(rename = "ref")] f9: i64,
    #[record(rename = "port")] f8: String,
    #[record(rename = "größe")] f4: Option<T85>,
    #[record(rename = "createdAt")] f3: String,
    #[record(rename = "score")] f10: Option<bool>,
    #[record(rename = "zip", literal = null)] f11: Option<()>,
    #[record(rename = "a.b", literal = null)] f2: Option<()>,
    #[record(rename = "level")] f6: i64,
    #[record(rename = "🚀")] f12: T86,
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put_if("id", &self.f5).put_if("$meta", &self.f0).put("notes", &self.f7).put("ref", &self.f9).put("port", &self.f8).put_if("größe", &self.f4).put("createdAt", &self.f3).put_if("score", &self.f10).put_if("zip", &self.f11.as_ref().map(|()| Value::Null)).put_if("a.b", &self.f2.as_ref().map(|()| Value::Null)).put("level", &self.f6).put("🚀", &self.f12).done()
    }
}

#[derive(Record)]
pub(crate) struct T83 {
    #[record(rename = "x-trace")] f0: Option<BTreeMap<String, Option<T84>>>,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T88 {
    #[record(literal = "😀")] V2,
    #[record(literal = 1e21)] V4,
    #[record(rename = "\u{e000}")] V3,
    #[record(rename = "paid")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V5,
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V2 => text("😀"),
            T88::V4 => Value::Number(1e21),
            T88::V3 => text("\u{e000}"),
            T88::V0 => text("paid"),
            T88::V1 => text("é"),
            T88::V5 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T89 {
    #[record(literal = 404)] V5,
    #[record(literal = "")] V0,
    #[record(literal = 0)] V3,
    #[record(literal = "eco")] V1,
    #[record(literal = -1)] V2,
    #[record(literal = 200)] V4,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        match self {
            T89::V5 => Value::Number(404.0),
            T89::V0 => text(""),
            T89::V3 => Value::Number(0.0),
            T89::V1 => text("eco"),
            T89::V2 => Value::Number(-1.0),
            T89::V4 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T90 {
    #[record(literal = false)] V1,
    #[record(literal = 10)] V0,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        match self {
            T90::V1 => Value::Bool(false),
            T90::V0 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T87 {
    #[record(rename = "active")] f0: i64,
    #[record(rename = "\u{e123}")] f4: T88,
    #[record(rename = "größe")] f2: T89,
    #[record(rename = "createdAt")] f1: T90,
    #[record(rename = "temp")] f3: Option<f64>,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put("\u{e123}", &self.f4).put("größe", &self.f2).put("createdAt", &self.f1).put_if("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T93 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "lot")] f0: bool,
    #[record(rename = "\u{e123}")] f2: Option<u64>,
    #[record(rename = "role", literal = false)] f1: bool,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).put_if("\u{e123}", &self.f2).put("role", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T94 {
    #[record(rename = "\u{e000}")] V0 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
        #[record(rename = "items")] f0: String,
        #[record(rename = "toString")] f3: bool,
        #[record(rename = "level")] f2: Option<bool>,
    },
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        match self {
            T94::V0 { f0, f3, f2, extras } => Members::new().set("kind", text("\u{e000}")).put("items", f0).put("toString", f3).put_if("level", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T95 {
    #[record(rename = "lat")] f0: i64,
    #[record(rename = "notes", literal = "\u{e000}")] f1: String,
    #[record(rename = "sku", literal = null)] f2: Option<()>,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put("notes", &self.f1).put_if("sku", &self.f2.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T92 {
    #[record(rename = "lon")] f3: T93,
    #[record(rename = "items")] f1: T94,
    #[record(rename = "_rev")] f0: T95,
    #[record(rename = "zip", nullable)] f4: Option<String>,
    #[record(rename = "level", nullable)] f2: Option<f64>,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f3).put("items", &self.f1).put("_rev", &self.f0).put("zip", &self.f4).put("level", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T91 {
    #[record(literal = 10)] V0(#[record(flatten)] T92),
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        match self {
            T91::V0(content) => Members::new().set("kind", Value::Number(10.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T98 {
    #[record(rename = "EUR")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        match self {
            T98::V0 => text("EUR"),
            T98::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T97 {
    V0(f64, T98, i64),
    V1(#[record(literal = null)] ()),
    V2(f64),
    V3(BTreeMap<String, String>),
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        match self {
            T97::V0(f0, f1, f2) => array(&[f0, f1, f2]),
            T97::V1(_) => shown(&Value::Null),
            T97::V2(content) => shown(content),
            T97::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T99 {
    V0(Vec<bool>),
    V1(BTreeMap<String, u64>),
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        match self {
            T99::V0(content) => shown(content),
            T99::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T101 {
    #[record(literal = "void")] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        match self {
            T101::V0 => text("void"),
            T101::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T100 {
    #[record(rename = "lon")] f6: Option<Json>,
    #[record(rename = "notes")] f7: Option<String>,
    #[record(rename = "active")] f3: Option<T101>,
    #[record(rename = "qty")] f8: Option<bool>,
    #[record(rename = "bitrate")] f4: Option<u64>,
    #[record(rename = "sku")] f9: u64,
    #[record(rename = "createdAt")] f5: u64,
    #[record(rename = "")] f0: Uuid,
    #[record(rename = "a.b")] f2: Option<Json>,
    #[record(rename = "Frame")] f1: String,
    #[record(rename = "temp")] f10: Option<String>,
    #[record(rename = "🚀", literal = "😀")] f11: String,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f6).put_if("notes", &self.f7).put_if("active", &self.f3).put_if("qty", &self.f8).put_if("bitrate", &self.f4).put("sku", &self.f9).put("createdAt", &self.f5).put("", &self.f0).put_if("a.b", &self.f2).put("Frame", &self.f1).put_if("temp", &self.f10).put("🚀", &self.f11).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T96 {
    #[record(rename = "host")] f1: bool,
    #[record(rename = "sku", nullable)] f3: Option<String>,
    #[record(rename = "role")] f2: T97,
    #[record(rename = "createdAt")] f0: Option<T99>,
    #[record(rename = "tags")] f4: T100,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put("sku", &self.f3).put("role", &self.f2).put_if("createdAt", &self.f0).put("tags", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T102 {
    #[record(rename = "a.b")] f0: Option<Vec<u64>>,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T103 {
    #[record(rename = "数量", nullable)] f0: Option<u64>,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        Members::new().put("数量", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T104 {
    #[record(literal = false)] V4,
    #[record(literal = 0)] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = "eco")] V0,
    #[record(literal = 1)] V3,
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        match self {
            T104::V4 => Value::Bool(false),
            T104::V1 => Value::Number(0.0),
            T104::V2 => Value::Number(0.5),
            T104::V0 => text("eco"),
            T104::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T105 {
    #[record(rename = "price")] f5: Option<Json>,
    #[record(rename = "active")] f1: Option<i64>,
    #[record(rename = "batch", literal = 0.5)] f2: f64,
    #[record(rename = "9")] f0: Option<f64>,
    #[record(rename = "name")] f4: Option<f64>,
    #[record(rename = "数量")] f7: Option<String>,
    #[record(rename = "x-trace")] f6: Json,
    #[record(rename = "constructor")] f3: Option<Uuid>,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f5).put_if("active", &self.f1).put("batch", &self.f2).put_if("9", &self.f0).put_if("name", &self.f4).put_if("数量", &self.f7).put("x-trace", &self.f6).put_if("constructor", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T106 {
    #[record(rename = "é")] V0 {
        #[record(rename = "id")] f2: Json,
        #[record(rename = "Frame")] f0: String,
    },
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V0 { f2, f0 } => Members::new().set("Op", text("é")).put("id", f2).put("Frame", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T107 {
    #[record(rename = "zip")] f0: Option<f64>,
    #[record(rename = "zone")] f1: bool,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        Members::new().put_if("zip", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T110 {
    #[record(literal = "")] V0,
    #[record(literal = false)] V5,
    #[record(literal = 0)] V2,
    #[record(literal = 0.5)] V3,
    #[record(rename = "é")] V1,
    #[record(literal = 1)] V4,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V0 => text(""),
            T110::V5 => Value::Bool(false),
            T110::V2 => Value::Number(0.0),
            T110::V3 => Value::Number(0.5),
            T110::V1 => text("é"),
            T110::V4 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T109 {
    #[record(rename = "数量")] f1: bool,
    #[record(rename = "temp")] f0: Option<T110>,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        Members::new().put("数量", &self.f1).put_if("temp", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T108 {
    #[record(literal = "")] V0(#[record(flatten)] T109),
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V0(content) => Members::new().set("v", text("")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T111 {
    V1(#[record(literal = null)] ()),
    V2(BTreeMap<String, Option<f64>>),
    V0(bool),
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V1(_) => shown(&Value::Null),
            T111::V2(content) => shown(content),
            T111::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T112 {
    #[record(rename = "\"quoted\"")] V0,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        match self {
            T112::V0 => text("\"quoted\""),
        }
    }
}

#[derive(Record)]
pub(crate) enum T114 {
    #[record(literal = 10)] V2,
    #[record(rename = "é")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = 1)] V1,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        match self {
            T114::V2 => Value::Number(10.0),
            T114::V0 => text("é"),
            T114::V3 => Value::Number(200.0),
            T114::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T113 {
    V1(#[record(literal = null)] ()),
    V4(Uuid),
    V2(#[record(literal = 7)] u64),
    V3(BTreeMap<String, T114>),
    V0(bool),
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        match self {
            T113::V1(_) => shown(&Value::Null),
            T113::V4(content) => shown(content),
            T113::V2(content) => shown(content),
            T113::V3(content) => shown(content),
            T113::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T115 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "port")] f0: super::errors_paths::T31,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T116 {
    V0([u64; 3]),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(u64),
    V1(bool),
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        match self {
            T116::V0(content) => shown(content),
            T116::V2(_) => shown(&Value::Null),
            T116::V4(content) => shown(content),
            T116::V3(content) => shown(content),
            T116::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T117 {
    #[record(rename = "größe")] f0: super::objects_bitmaps::T1,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T120 {
    #[record(rename = "currency")] f0: bool,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T121 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(literal = "a")] V2,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        match self {
            T121::V3 => text("😀 launch"),
            T121::V0 => text("\"quoted\""),
            T121::V1 => text("EUR"),
            T121::V2 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "currency")]
pub(crate) enum T119 {
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T120),
    #[record(literal = -1)] V1 {
        #[record(rename = "10")] f0: Option<String>,
        #[record(rename = "price", literal = "eco")] f3: Option<String>,
        #[record(rename = "active")] f1: u64,
        #[record(rename = "currency")] f2: i64,
    },
    #[record(literal = 200)] V2 {
        #[record(rename = "lat")] f4: Option<T121>,
        #[record(rename = "URL")] f0: f64,
        #[record(rename = "currency")] f3: Option<i64>,
        #[record(rename = "bitrate")] f1: Option<String>,
        #[record(rename = "city")] f2: String,
    },
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V0(content) => Members::new().set("t", text("\u{e000}")).put_all(content).done(),
            T119::V1 { f0, f3, f1, f2 } => Members::new().set("t", Value::Number(-1.0)).put_if("10", f0).put_if("price", f3).put("active", f1).put("currency", f2).done(),
            T119::V2 { f4, f0, f3, f1, f2 } => Members::new().set("t", Value::Number(200.0)).put_if("lat", f4).put("URL", f0).put_if("currency", f3).put_if("bitrate", f1).put("city", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T118 {
    #[record(rename = "id", literal = "")] f1: Option<String>,
    #[record(rename = "currency")] f0: T119,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T123 {
    #[record(literal = null)] V0 {
        #[record(rename = "id")] f2: i64,
        #[record(rename = "batch")] f1: Uuid,
        #[record(rename = "region")] f3: Option<Uuid>,
    },
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        match self {
            T123::V0 { f2, f1, f3 } => Members::new().set("Op", Value::Null).put("id", f2).put("batch", f1).put_if("region", f3).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T122 {
    V0([Vec<T123>; 2]),
    V1(i64),
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0(content) => shown(content),
            T122::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T124 {
    #[record(literal = 404)] V1,
    #[record(literal = 1e21)] V0,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        match self {
            T124::V1 => Value::Number(404.0),
            T124::V0 => Value::Number(1e21),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T125 {
    #[record(rename = "role")] f0: Option<String>,
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T126 {
    #[record(rename = "$meta")] f0: Option<Json>,
    #[record(rename = "数量")] f1: i64,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put("数量", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T128 {
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        match self {
            T128::V0 => text("ok"),
            T128::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T127 {
    #[record(rename = "createdAt")] f1: Uuid,
    #[record(rename = "")] f0: Option<T128>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f1).put_if("", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T131 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        match self {
            T131::V2 => text("😀 launch"),
            T131::V0 => text("\"quoted\""),
            T131::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T130 {
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Option<T131>>,
    },
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        match self {
            T130::V0 { extras } => Members::new().set("t", text("😀")).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T135 {
    #[record(literal = 0)] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        match self {
            T135::V0 => Value::Number(0.0),
            T135::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) enum T136 {
    #[record(literal = "😀 launch")] V2,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V2 => text("😀 launch"),
            T136::V0 => text(""),
            T136::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T134(T135, T136);
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T133 {
    V0(T134),
    V2(String),
    V1(u64),
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        match self {
            T133::V0(content) => shown(content),
            T133::V2(content) => shown(content),
            T133::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T132 {
    #[record(rename = "total")] f1: T133,
    #[record(rename = "2")] f0: Option<Box<T129>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f1).put_if("2", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T138 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "数量")] V0,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        match self {
            T138::V1 => text("😀 launch"),
            T138::V0 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T139 {
    #[record(literal = false)] V3,
    #[record(literal = 1e21)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 1)] V1,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        match self {
            T139::V3 => Value::Bool(false),
            T139::V2 => Value::Number(1e21),
            T139::V0 => text("\u{e000}"),
            T139::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T140 {
    #[record(literal = 0)] V1,
    #[record(rename = "paid")] V0,
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V1 => Value::Number(0.0),
            T140::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "größe")]
pub(crate) enum T137 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "lot")] f0: Option<u64>,
        #[record(rename = "unit")] f1: T138,
        #[record(rename = "🚀", literal = null)] f3: (),
    },
    #[record(literal = "void")] V1 {
        #[record(rename = "lat")] f2: f64,
        #[record(rename = "$meta")] f0: Option<T139>,
        #[record(rename = "batch")] f1: Option<u64>,
        #[record(rename = "status", literal = null)] f3: Option<()>,
    },
    #[record(literal = 0.5)] V2 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
        #[record(rename = "host", literal = "boost")] f1: Option<String>,
        #[record(rename = "qty")] f2: String,
        #[record(rename = "currency")] f0: f64,
    },
    #[record(literal = 10)] V3 {
        #[record(rename = "größe")] f0: T140,
    },
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V0 { f0, f1, f3: _ } => Members::new().set("v", text("boost")).put_if("lot", f0).put("unit", f1).put("🚀", &Value::Null).done(),
            T137::V1 { f2, f0, f1, f3 } => Members::new().set("v", text("void")).put("lat", f2).put_if("$meta", f0).put_if("batch", f1).put_if("status", &f3.as_ref().map(|()| Value::Null)).done(),
            T137::V2 { f1, f2, f0, extras } => Members::new().set("v", Value::Number(0.5)).put_if("host", f1).put("qty", f2).put("currency", f0).put_all(extras).done(),
            T137::V3 { f0 } => Members::new().set("v", Value::Number(10.0)).put("größe", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T143 {
    #[record(rename = "id")] f1: Option<bool>,
    #[record(rename = "sku")] f2: Uuid,
    #[record(rename = "9")] f0: u64,
    #[record(rename = "数量")] f3: f64,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("sku", &self.f2).put("9", &self.f0).put("数量", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T142 {
    #[record(rename = "lon")] f0: T143,
    #[record(rename = "qty")] f1: super::arrays_tuples::T4,
    #[record(rename = "status")] f2: super::objects_bitmaps::T1,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f0).put("qty", &self.f1).put("status", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T141 {
    #[record(literal = null)] V0(#[record(flatten)] T142),
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        match self {
            T141::V0(content) => Members::new().set("t", Value::Null).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T129 {
    #[record(rename = "paid")] V0 {
        #[record(rename = "цена")] f4: Option<T130>,
        #[record(rename = "score")] f1: T132,
        #[record(rename = "_rev", nullable)] f0: Option<T137>,
        #[record(rename = "zip")] f3: T141,
    },
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        match self {
            T129::V0 { f4, f1, f0, f3 } => Members::new().set("type", text("paid")).put_if("цена", f4).put("score", f1).put("_rev", f0).put("zip", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T144 {
    #[record(literal = 2)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = -1)] V1,
    #[record(literal = 200)] V3,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V2 => Value::Number(2.0),
            T144::V0 => text("\u{e000}"),
            T144::V1 => Value::Number(-1.0),
            T144::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T145(#[record(literal = "paid")] String);
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T147 {
    V0(Vec<u64>),
    V1(#[record(literal = "solo")] String),
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        match self {
            T147::V0(content) => shown(content),
            T147::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T146 {
    #[record(rename = "ref")] f0: T147,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        Members::new().put("ref", &self.f0).done()
    }
}
