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
    (0x154616932b2b4b82, &Typed::<Option<T49>>::NEW),
    (0xbc1c979a0de58df2, &Typed::<T55>::NEW),
    (0xf02a55162a74c816, &Typed::<BTreeMap<String, super::objects_bitmaps::T1>>::NEW),
    (0x71be9760c328438e, &Typed::<Option<T59>>::NEW),
    (0x48dd319355628952, &Typed::<Option<T74>>::NEW),
    (0xc92c9a565efa41d9, &Typed::<T83>::NEW),
    (0xc847765e60283c01, &Typed::<T85>::NEW),
    (0x30d4728db4378119, &Typed::<T86>::NEW),
    (0x1df9b1e90e8e01d2, &Typed::<T105>::NEW),
    (0x2d5cb133237c53b9, &Typed::<T108>::NEW),
    (0x8975c0e090423447, &Typed::<BTreeMap<String, T113>>::NEW),
    (0xab156a97c5c4e268, &Typed::<BTreeMap<String, u64>>::NEW),
    (0xd803c0c6691a8d8b, &Typed::<Option<BTreeMap<String, String>>>::NEW),
    (0x1dbf20cb1d2a0e50, &Typed::<[T116; 2]>::NEW),
    (0x9a151e4e190c3657, &Typed::<T117>::NEW),
    (0xfa1937d504156b47, &Typed::<T121>::NEW),
    (0xe6a6381dfbf6e2fb, &Typed::<T123>::NEW),
    (0x88df6a1cff944bb3, &Typed::<T130>::NEW),
    (0x812ae07967981eda, &Typed::<Option<T134>>::NEW),
    (0x743086d711c8587a, &Typed::<T139>::NEW),
    (0x20e4d577f87c3a09, &Typed::<BTreeMap<String, T145>>::NEW),
    (0x837e42b4373aed75, &Typed::<T146>::NEW),
    (0xb843c0563b4178c2, &Typed::<[T147; 3]>::NEW),
    (0x21265f7173060abb, &Typed::<T148>::NEW),
    (0xfdcc463ed338be55, &Typed::<BTreeMap<String, T150>>::NEW),
    (0x14faa27c91859e63, &Typed::<BTreeMap<String, Vec<String>>>::NEW),
    (0x78ba54b5dcaaf536, &Typed::<BTreeMap<String, T151>>::NEW),
    (0x6391a2048ae6d2c0, &Typed::<T152>::NEW),
    (0x9022ef97c6d3f220, &Typed::<Option<T153>>::NEW),
    (0x5cd2f497ff737e58, &Typed::<T156>::NEW),
    (0xd11f8da115f79232, &Typed::<T157>::NEW),
    (0xac577106c7554722, &Typed::<T158>::NEW),
    (0x8b4da31248a3ead3, &Typed::<T160>::NEW),
    (0x434200dec5ba2e28, &Typed::<T161>::NEW),
    (0x92fe33630764bd34, &Typed::<T176>::NEW),
    (0x148b0a85b0bccdfe, &Typed::<BTreeMap<String, T177>>::NEW),
    (0xf772267caaa2fd9f, &Typed::<Option<Vec<T178>>>::NEW),
    (0xdc552184faf5e559, &Typed::<T182>::NEW),
    (0x70f600d384c5a11d, &Typed::<T184>::NEW),
    (0x105abfc5cc4c25c8, &Typed::<BTreeMap<String, Option<f64>>>::NEW),
    (0x383051fad10e1893, &Typed::<T185>::NEW),
    (0xa16379b34038e219, &Typed::<[T186; 0]>::NEW),
    (0x4eea1c70d99c2f28, &Typed::<Option<super::arrays_tuples::T4>>::NEW),
    (0x29922a5a041b2034, &Typed::<T187>::NEW),
    (0x2b452333cc64e3d8, &Typed::<T188>::NEW),
    (0xf3b64f980bdbed41, &Typed::<T190>::NEW),
    (0x3d2bbaf215fa27d5, &Typed::<T200>::NEW),
    (0xf669f86886b9f316, &Typed::<Option<T215>>::NEW),
    (0x2ffed378c2abe05c, &Typed::<T216>::NEW),
    (0x89fdd37e30292366, &Typed::<T217>::NEW),
];

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T1 {
    V0(Vec<super::random_0::T53>),
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
pub(crate) enum T51 {
    V0(#[record(literal = null)] ()),
    V1(u64),
    V2(BTreeMap<String, bool>),
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        match self {
            T51::V0(_) => shown(&Value::Null),
            T51::V1(content) => shown(content),
            T51::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T53 {
    #[record(literal = "")] V0,
    #[record(literal = true)] V1,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V0 => text(""),
            T53::V1 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T52 {
    #[record(rename = "lat", literal = null)] f5: (),
    #[record(rename = "currency")] f3: Option<T53>,
    #[record(rename = "port")] f7: u64,
    #[record(rename = "größe")] f4: Option<i64>,
    #[record(rename = "")] f0: f64,
    #[record(rename = "tags", literal = "draft")] f8: Option<String>,
    #[record(rename = "a.b")] f1: Option<i64>,
    #[record(rename = "level")] f6: Option<super::random_0::T20>,
    #[record(rename = "zone")] f9: Option<Json>,
    #[record(rename = "constructor")] f2: u64,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &Value::Null).put_if("currency", &self.f3).put("port", &self.f7).put_if("größe", &self.f4).put("", &self.f0).put_if("tags", &self.f8).put_if("a.b", &self.f1).put_if("level", &self.f6).put_if("zone", &self.f9).put("constructor", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T54 {
    V0(Vec<i64>),
    V2(#[record(literal = "solo")] String),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        match self {
            T54::V0(content) => shown(content),
            T54::V2(content) => shown(content),
            T54::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(flatten)] extras: BTreeMap<String, Vec<bool>>,
    #[record(rename = "URL")] f0: Option<[i64; 1]>,
    #[record(rename = "цена", literal = "paid")] f3: Option<String>,
    #[record(rename = "\u{e123}")] f4: T51,
    #[record(rename = "createdAt")] f1: T52,
    #[record(rename = "tags")] f2: Option<T54>,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put_if("цена", &self.f3).put("\u{e123}", &self.f4).put("createdAt", &self.f1).put_if("tags", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T49(#[record(rest)] Vec<T50>);
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T56 {
    V0([Uuid; 0]),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(f64),
    V1(bool),
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        match self {
            T56::V0(content) => shown(content),
            T56::V2(_) => shown(&Value::Null),
            T56::V4(content) => shown(content),
            T56::V3(content) => shown(content),
            T56::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T58(#[record(literal = 2)] u64);
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T57 {
    V0([String; 3]),
    V1(#[record(literal = null)] ()),
    V4(String),
    V2(#[record(literal = 7)] u64),
    V3(BTreeMap<String, T58>),
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V0(content) => shown(content),
            T57::V1(_) => shown(&Value::Null),
            T57::V4(content) => shown(content),
            T57::V2(content) => shown(content),
            T57::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T55 {
    #[record(rename = "qty")] f1: Option<T56>,
    #[record(rename = "a.b")] f0: Option<T57>,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f1).put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T61 {
    #[record(rename = "lon", literal = 0)] f0: Option<u64>,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T64 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "цена")] f0: Option<String>,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T65 {
    #[record(rename = "email")] f0: String,
    #[record(rename = "ref")] f1: Uuid,
    #[record(rename = "region")] f2: Json,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("ref", &self.f1).put("region", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "\u{e123}")]
pub(crate) enum T63 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "10")] f0: u64,
        #[record(rename = "lat")] f2: Option<i64>,
        #[record(rename = "level")] f3: Option<String>,
    },
    #[record(literal = "void")] V2(#[record(flatten)] T64),
    #[record(rename = "\u{e000}")] V3(String),
    #[record(rename = "draft")] V1(#[record(flatten)] T65),
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V0 { f0, f2, f3 } => Members::new().set("Op", text("boost")).put("10", f0).put_if("lat", f2).put_if("level", f3).done(),
            T63::V2(content) => Members::new().set("Op", text("void")).put_all(content).done(),
            T63::V3(content) => Members::new().set("Op", text("\u{e000}")).put("\u{e123}", content).done(),
            T63::V1(content) => Members::new().set("Op", text("draft")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T66 {
    #[record(rename = "role")] f0: Option<f64>,
    #[record(rename = "zone")] f1: Option<f64>,
    #[record(rename = "🚀", literal = 0.5)] f2: f64,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).put_if("zone", &self.f1).put("🚀", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T62 {
    #[record(rename = "price")] f1: T63,
    #[record(rename = "currency")] f0: T66,
    #[record(rename = "x-trace")] f2: BTreeMap<String, f64>,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put("currency", &self.f0).put("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T67 {
    #[record(rename = "notes", literal = 200)] f3: u64,
    #[record(rename = "sku")] f4: u64,
    #[record(rename = "größe", literal = null)] f1: Option<()>,
    #[record(rename = "_rev")] f0: Option<i64>,
    #[record(rename = "level")] f2: Option<u64>,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f3).put("sku", &self.f4).put_if("größe", &self.f1.as_ref().map(|()| Value::Null)).put_if("_rev", &self.f0).put_if("level", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T68(u64, i64, #[record(literal = "")] String);
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) enum T71 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V0 => text("\"quoted\""),
            T71::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T70 {
    #[record(rename = "score")] f1: T71,
    #[record(rename = "", literal = null)] f0: (),
    #[record(rename = "数量")] f2: Uuid,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f1).put("", &Value::Null).put("数量", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T72 {
    #[record(literal = false)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 0.5)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V2 => Value::Bool(false),
            T72::V0 => text("\u{e000}"),
            T72::V1 => Value::Number(0.5),
            T72::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T73 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "Größe")] V0,
    #[record(rename = "数量")] V3,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        match self {
            T73::V1 => text("warehouse-7"),
            T73::V0 => text("Größe"),
            T73::V3 => text("数量"),
            T73::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T69 {
    #[record(literal = 404)] V2,
    #[record(literal = null)] V3(#[record(flatten)] T70),
    #[record(literal = 10)] V0 {
        #[record(rename = "lot")] f2: String,
        #[record(rename = "")] f0: Uuid,
        #[record(rename = "_rev")] f1: Option<f64>,
        #[record(rename = "zone")] f4: Json,
    },
    #[record(literal = 200)] V1 {
        #[record(rename = "$meta")] f0: T72,
        #[record(rename = "unit")] f5: String,
        #[record(rename = "ref")] f3: Option<String>,
        #[record(rename = "owner")] f2: T73,
        #[record(rename = "_rev")] f1: u64,
    },
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V2 => Members::new().set("t", Value::Number(404.0)).done(),
            T69::V3(content) => Members::new().set("t", Value::Null).put_all(content).done(),
            T69::V0 { f2, f0, f1, f4 } => Members::new().set("t", Value::Number(10.0)).put("lot", f2).put("", f0).put_if("_rev", f1).put("zone", f4).done(),
            T69::V1 { f0, f5, f3, f2, f1 } => Members::new().set("t", Value::Number(200.0)).put("$meta", f0).put("unit", f5).put_if("ref", f3).put("owner", f2).put("_rev", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T60 {
    #[record(literal = "")] V0 {
        #[record(rename = "id")] f1: Option<T61>,
        #[record(rename = "größe")] f0: Option<u64>,
        #[record(rename = "数量")] f3: Option<BTreeMap<String, f64>>,
    },
    #[record(literal = false)] V2(#[record(flatten)] T62),
    #[record(rename = "\u{e000}")] V1 {
        #[record(rename = "total")] f5: super::objects_bitmaps::T1,
        #[record(rename = "items")] f2: Option<T67>,
        #[record(rename = "host")] f1: Option<Option<Uuid>>,
        #[record(rename = "currency")] f0: T68,
        #[record(rename = "region")] f3: T69,
    },
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        match self {
            T60::V0 { f1, f0, f3 } => Members::new().set("t", text("")).put_if("id", f1).put_if("größe", f0).put_if("数量", f3).done(),
            T60::V2(content) => Members::new().set("t", Value::Bool(false)).put_all(content).done(),
            T60::V1 { f5, f2, f1, f0, f3 } => Members::new().set("t", text("\u{e000}")).put("total", f5).put_if("items", f2).put_if("host", f1).put("currency", f0).put("region", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "level")] f0: T60,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T75(bool, Uuid, #[record(rest)] Vec<bool>);
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) enum T77 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        match self {
            T77::V3 => text("😀 launch"),
            T77::V1 => text("ok"),
            T77::V0 => text(""),
            T77::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T78 {
    #[record(literal = "a")] V0,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        match self {
            T78::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T76 {
    #[record(flatten)] extras: BTreeMap<String, T77>,
    #[record(rename = "lat")] f2: String,
    #[record(rename = "owner")] f3: Option<T78>,
    #[record(rename = "tags", literal = 1)] f4: Option<u64>,
    #[record(rename = "a.b")] f1: Option<i64>,
    #[record(rename = "Frame", literal = null)] f0: Option<()>,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put_if("owner", &self.f3).put_if("tags", &self.f4).put_if("a.b", &self.f1).put_if("Frame", &self.f0.as_ref().map(|()| Value::Null)).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T80 {
    V0(u64, u64),
    V1(#[record(literal = null)] ()),
    V2(Uuid),
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V0(f0, f1) => array(&[f0, f1]),
            T80::V1(_) => shown(&Value::Null),
            T80::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T81 {
    #[record(rename = "lon")] f0: Option<bool>,
    #[record(rename = "\u{e123}")] f2: Uuid,
    #[record(rename = "score", literal = null)] f1: Option<()>,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("\u{e123}", &self.f2).put_if("score", &self.f1.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "unit")]
pub(crate) enum T82 {
    #[record(literal = "eco")] V0 {
        #[record(rename = "unit")] f1: i64,
    },
    #[record(literal = 200)] V1 {
        #[record(rename = "id")] f1: String,
        #[record(rename = "codec")] f0: Uuid,
        #[record(rename = "level")] f3: Option<String>,
    },
    #[record(literal = true)] V2 {
        #[record(rename = "port")] f1: Option<f64>,
        #[record(rename = "toString", literal = null)] f2: (),
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        match self {
            T82::V0 { f1 } => Members::new().set("kind", text("eco")).put("unit", f1).done(),
            T82::V1 { f1, f0, f3 } => Members::new().set("kind", Value::Number(200.0)).put("id", f1).put("codec", f0).put_if("level", f3).done(),
            T82::V2 { f1, f2: _, extras } => Members::new().set("kind", Value::Bool(true)).put_if("port", f1).put("toString", &Value::Null).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T79 {
    #[record(rename = "notes")] f2: T80,
    #[record(rename = "bitrate")] f1: T81,
    #[record(rename = "2")] f0: Option<T82>,
    #[record(rename = "x-trace")] f3: Option<f64>,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put("bitrate", &self.f1).put_if("2", &self.f0).put_if("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T74 {
    #[record(literal = 0.5)] V1 {
    },
    #[record(rename = "draft")] V0 {
        #[record(rename = "$meta")] f0: Option<T75>,
        #[record(rename = "URL")] f1: T76,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
    #[record(literal = 1)] V2(#[record(flatten)] T79),
    #[record(literal = true)] V3 {
        #[record(rename = "bitrate")] f0: BTreeMap<String, Uuid>,
        #[record(rename = "sku")] f3: u64,
        #[record(rename = "createdAt", literal = null)] f1: Option<()>,
        #[record(rename = "name", nullable)] f2: Option<f64>,
        #[record(rename = "temp")] f4: Option<u64>,
    },
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V1 {  } => Members::new().set("type", Value::Number(0.5)).done(),
            T74::V0 { f0, f1, extras } => Members::new().set("type", text("draft")).put_if("$meta", f0).put("URL", f1).put_all(extras).done(),
            T74::V2(content) => Members::new().set("type", Value::Number(1.0)).put_all(content).done(),
            T74::V3 { f0, f3, f1, f2, f4 } => Members::new().set("type", Value::Bool(true)).put("bitrate", f0).put("sku", f3).put_if("createdAt", &f1.as_ref().map(|()| Value::Null)).put("name", f2).put_if("temp", f4).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T84 {
    #[record(literal = "")] V0,
    #[record(rename = "draft")] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        match self {
            T84::V0 => text(""),
            T84::V1 => text("draft"),
            T84::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T83 {
    #[record(rename = "email")] f0: T84,
    #[record(rename = "\u{e123}")] f1: Uuid,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("\u{e123}", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T85 {
    V0(Vec<Json>),
    V2(#[record(literal = null)] ()),
    V3(#[record(literal = 7)] u64),
    V4(BTreeMap<String, BTreeMap<String, bool>>),
    V1(bool),
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        match self {
            T85::V0(content) => shown(content),
            T85::V2(_) => shown(&Value::Null),
            T85::V3(content) => shown(content),
            T85::V4(content) => shown(content),
            T85::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T88(#[record(rest)] Vec<Option<Uuid>>);
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) struct T90(#[record(rest)] Vec<String>);
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) struct T89 {
    #[record(flatten)] extras: BTreeMap<String, T90>,
    #[record(rename = "zip")] f0: T90,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T93 {
    #[record(literal = 2)] V0,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        match self {
            T93::V0 => Value::Number(2.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T92 {
    #[record(rename = "codec")] f0: Option<Option<T93>>,
    #[record(rename = "sku")] f2: Json,
    #[record(rename = "name")] f1: Option<String>,
    #[record(rename = "temp")] f3: String,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put("sku", &self.f2).put_if("name", &self.f1).put("temp", &self.f3).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T94 {
    V0(Vec<i64>),
    V1(#[record(literal = null)] ()),
    V4(#[record(literal = "solo")] String),
    V2(i64),
    V3(super::arrays_tuples::T4),
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        match self {
            T94::V0(content) => shown(content),
            T94::V1(_) => shown(&Value::Null),
            T94::V4(content) => shown(content),
            T94::V2(content) => shown(content),
            T94::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T91 {
    #[record(literal = 0.5)] V0(#[record(flatten)] T92),
    #[record(literal = 10)] V1 {
        #[record(rename = "$meta")] f0: Option<u64>,
        #[record(rename = "цена")] f3: Option<String>,
        #[record(rename = "owner")] f2: T94,
    },
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        match self {
            T91::V0(content) => Members::new().set("Op", Value::Number(0.5)).put_all(content).done(),
            T91::V1 { f0, f3, f2 } => Members::new().set("Op", Value::Number(10.0)).put_if("$meta", f0).put_if("цена", f3).put("owner", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T87 {
    #[record(rename = "lat")] f0: T88,
    #[record(rename = "name")] f2: Option<T89>,
    #[record(rename = "tags", nullable)] f3: Option<i64>,
    #[record(rename = "level")] f1: T91,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put_if("name", &self.f2).put("tags", &self.f3).put("level", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T98 {
    #[record(literal = 2)] V5,
    #[record(literal = "😀")] V3,
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "é")] V2,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        match self {
            T98::V5 => Value::Number(2.0),
            T98::V3 => text("😀"),
            T98::V0 => text("boost"),
            T98::V4 => Value::Number(0.5),
            T98::V1 => text("eco"),
            T98::V2 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T97 {
    #[record(literal = true)] V0 {
        #[record(flatten)] extras: BTreeMap<String, bool>,
        #[record(rename = "10")] f0: f64,
        #[record(rename = "host")] f3: T98,
        #[record(rename = "batch")] f1: u64,
        #[record(rename = "role", literal = null)] f4: (),
        #[record(rename = "größe")] f2: Json,
    },
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        match self {
            T97::V0 { f0, f3, f1, f4: _, f2, extras } => Members::new().set("type", Value::Bool(true)).put("10", f0).put("host", f3).put("batch", f1).put("role", &Value::Null).put("größe", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T96(Option<i64>, T97, #[record(rest)] Vec<BTreeMap<String, super::random_0::T47>>);
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T95 {
    #[record(rename = "name")] f0: T96,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T101 {
    #[record(rename = "Op", literal = "")] f0: String,
    #[record(rename = "lon", literal = -1)] f2: Option<i64>,
    #[record(rename = "currency")] f1: String,
    #[record(rename = "toString")] f3: f64,
    #[record(flatten)] extras: BTreeMap<String, Uuid>,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        Members::new().put("Op", &self.f0).put_if("lon", &self.f2).put("currency", &self.f1).put("toString", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "10")]
pub(crate) enum T100 {
    #[record(literal = 404)] V0(#[record(flatten)] T101),
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        match self {
            T100::V0(content) => Members::new().set("10", Value::Number(404.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T102 {
    #[record(rename = "boost")] V0,
    #[record(literal = 1e21)] V1,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        match self {
            T102::V0 => text("boost"),
            T102::V1 => Value::Number(1e21),
        }
    }
}

#[derive(Record)]
pub(crate) struct T103 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "unit")] f2: Uuid,
    #[record(rename = "port")] f1: bool,
    #[record(rename = "_rev")] f0: String,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f2).put("port", &self.f1).put("_rev", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T99 {
    #[record(rename = "total")] f3: T100,
    #[record(rename = "items")] f1: Option<(T102,)>,
    #[record(rename = "цена")] f4: String,
    #[record(rename = "currency")] f0: T103,
    #[record(rename = "region")] f2: BTreeMap<String, u64>,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f3).put_if("items", &self.f1).put("цена", &self.f4).put("currency", &self.f0).put("region", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T104 {
    #[record(rename = "email")] f0: Option<u64>,
    #[record(rename = "notes", literal = null)] f1: Option<()>,
    #[record(rename = "qty")] f2: i64,
    #[record(rename = "🚀", literal = null)] f3: Option<()>,
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f0).put_if("notes", &self.f1.as_ref().map(|()| Value::Null)).put("qty", &self.f2).put_if("🚀", &self.f3.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T86 {
    #[record(rename = "id")] f1: Option<T87>,
    #[record(rename = "bitrate")] f0: Option<Uuid>,
    #[record(rename = "port")] f3: Option<T95>,
    #[record(rename = "owner", nullable)] f2: Option<T99>,
    #[record(rename = "数量")] f4: Option<BTreeMap<String, T104>>,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put_if("bitrate", &self.f0).put_if("port", &self.f3).put("owner", &self.f2).put_if("数量", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T107 {
    #[record(rename = "qty", literal = false)] f0: Option<bool>,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T106 {
    #[record(literal = false)] V1(#[record(flatten)] T107),
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
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V1(content) => Members::new().set("type", Value::Bool(false)).put_all(content).done(),
            T106::V2 { f1, f2, f0 } => Members::new().set("type", Value::Null).put_if("id", f1).put_if("tags", f2).put("city", f0).done(),
            T106::V0 { f0, f2, f4, f1, extras } => Members::new().set("type", text("é")).put_if("10", f0).put("id", f2).put_if("\u{e123}", f4).put("city", f1).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T105 {
    #[record(rename = "host")] f0: T106,
    #[record(rename = "数量")] f1: BTreeMap<String, f64>,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f0).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T109 {
    #[record(rename = "_rev")] f0: bool,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        Members::new().put("_rev", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T111 {
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V4,
    #[record(literal = "eco")] V1,
    #[record(rename = "paid")] V2,
    #[record(literal = -1)] V3,
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V0 => text("boost"),
            T111::V4 => Value::Number(0.5),
            T111::V1 => text("eco"),
            T111::V2 => text("paid"),
            T111::V3 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T112 {
    #[record(literal = "")] V0,
    #[record(literal = "void")] V1,
    #[record(rename = "\u{e000}")] V2,
    #[record(literal = null)] V4,
    #[record(literal = -1)] V3,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        match self {
            T112::V0 => text(""),
            T112::V1 => text("void"),
            T112::V2 => text("\u{e000}"),
            T112::V4 => Value::Null,
            T112::V3 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T110 {
    #[record(rename = "price")] f0: T111,
    #[record(rename = "zip")] f2: T112,
    #[record(rename = "tags")] f1: i64,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f0).put("zip", &self.f2).put("tags", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T108 {
    #[record(rename = "\u{e000}")] V0 {
        #[record(rename = "lon")] f1: Option<(f64, String, String,)>,
        #[record(rename = "total")] f3: T109,
        #[record(rename = "items")] f0: Option<BTreeMap<String, u64>>,
        #[record(rename = "qty")] f2: T110,
    },
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V0 { f1, f3, f0, f2 } => Members::new().set("v", text("\u{e000}")).put_if("lon", f1).put("total", f3).put_if("items", f0).put("qty", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T115 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V4 => text("😀 launch"),
            T115::V2 => text("ok"),
            T115::V0 => text("\"quoted\""),
            T115::V1 => text("EUR"),
            T115::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T114 {
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "host")] f1: Option<Uuid>,
    #[record(rename = "sku")] f3: Option<Json>,
    #[record(rename = "score")] f2: Option<T115>,
    #[record(rename = "zone", literal = null)] f4: Option<()>,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put_if("host", &self.f1).put_if("sku", &self.f3).put_if("score", &self.f2).put_if("zone", &self.f4.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T113 {
    #[record(rename = "host", nullable)] f1: Option<String>,
    #[record(rename = "bitrate")] f0: Option<BTreeMap<String, String>>,
    #[record(rename = "ref")] f2: T114,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put_if("bitrate", &self.f0).put("ref", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T116(#[record(literal = "\u{e000}")] String);
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T119 {
    #[record(literal = 200)] V0,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V0 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T120 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = null)] V2,
    #[record(rename = "é")] V0,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        match self {
            T120::V1 => text("\u{e000}"),
            T120::V2 => Value::Null,
            T120::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T118 {
    #[record(rename = "10")] f1: i64,
    #[record(rename = "id")] f5: Option<bool>,
    #[record(rename = "$meta", literal = "draft")] f0: Option<String>,
    #[record(rename = "notes")] f7: u64,
    #[record(rename = "ref")] f9: i64,
    #[record(rename = "port")] f8: String,
    #[record(rename = "größe")] f4: Option<T119>,
    #[record(rename = "createdAt")] f3: String,
    #[record(rename = "score")] f10: Option<bool>,
    #[record(rename = "zip", literal = null)] f11: Option<()>,
    #[record(rename = "a.b", literal = null)] f2: Option<()>,
    #[record(rename = "level")] f6: i64,
    #[record(rename = "🚀")] f12: T120,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put_if("id", &self.f5).put_if("$meta", &self.f0).put("notes", &self.f7).put("ref", &self.f9).put("port", &self.f8).put_if("größe", &self.f4).put("createdAt", &self.f3).put_if("score", &self.f10).put_if("zip", &self.f11.as_ref().map(|()| Value::Null)).put_if("a.b", &self.f2.as_ref().map(|()| Value::Null)).put("level", &self.f6).put("🚀", &self.f12).done()
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "x-trace")] f0: Option<BTreeMap<String, Option<T118>>>,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T122 {
    #[record(literal = "")] V0,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T121(#[record(literal = null)] (), #[record(rest)] Vec<T122>);
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&Value::Null], &self.1)
    }
}

#[derive(Record)]
pub(crate) enum T126 {
    #[record(literal = "")] V0,
    #[record(literal = "a")] V1,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        match self {
            T126::V0 => text(""),
            T126::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T125 {
    #[record(rename = "status")] f2: Json,
    #[record(rename = "a.b")] f1: Option<T126>,
    #[record(rename = "Frame", literal = null)] f0: (),
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f2).put_if("a.b", &self.f1).put("Frame", &Value::Null).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T127 {
    #[record(rename = "email")] f0: i64,
    #[record(rename = "qty")] f1: Option<u64>,
    #[record(rename = "数量")] f2: i64,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put_if("qty", &self.f1).put("数量", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T129 {
    #[record(rename = "é")] V0,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        match self {
            T129::V0 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T128 {
    #[record(literal = 1e21)] V3 {
        #[record(rename = "URL")] f1: f64,
        #[record(rename = "")] f0: u64,
    },
    #[record(literal = 0.5)] V1 {
        #[record(rename = "id")] f1: String,
        #[record(rename = "name")] f3: T129,
        #[record(rename = "level")] f2: Option<Uuid>,
        #[record(rename = "Frame")] f0: Option<String>,
    },
    #[record(rename = "paid")] V0,
    #[record(literal = 1)] V2 {
        #[record(rename = "active")] f0: i64,
        #[record(rename = "status", literal = null)] f1: (),
    },
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        match self {
            T128::V3 { f1, f0 } => Members::new().set("t", Value::Number(1e21)).put("URL", f1).put("", f0).done(),
            T128::V1 { f1, f3, f2, f0 } => Members::new().set("t", Value::Number(0.5)).put("id", f1).put("name", f3).put_if("level", f2).put_if("Frame", f0).done(),
            T128::V0 => Members::new().set("t", text("paid")).done(),
            T128::V2 { f0, f1: _ } => Members::new().set("t", Value::Number(1.0)).put("active", f0).put("status", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T124 {
    #[record(rename = "paid")] V0 {
        #[record(rename = "id")] f7: BTreeMap<String, i64>,
        #[record(rename = "URL", nullable)] f1: Option<bool>,
        #[record(rename = "active")] f3: BTreeMap<String, Uuid>,
        #[record(rename = "currency")] f5: [String; 1],
        #[record(rename = "role")] f8: Option<super::arrays_tuples::T4>,
        #[record(rename = "2")] f0: Option<T125>,
        #[record(rename = "größe")] f6: Option<BTreeMap<String, ()>>,
        #[record(rename = "_rev")] f2: Option<T127>,
        #[record(rename = "tags")] f9: super::objects_bitmaps::T1,
        #[record(rename = "x-trace")] f11: i64,
        #[record(rename = "city")] f4: T128,
    },
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        match self {
            T124::V0 { f7, f1, f3, f5, f8, f0, f6, f2, f9, f11, f4 } => Members::new().set("type", text("paid")).put("id", f7).put("URL", f1).put("active", f3).put("currency", f5).put_if("role", f8).put_if("2", f0).put_if("größe", f6).put_if("_rev", f2).put("tags", f9).put("x-trace", f11).put("city", f4).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T123(BTreeMap<String, Json>, #[record(rest)] Vec<T124>);
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) enum T131 {
    #[record(literal = "😀")] V2,
    #[record(literal = 1e21)] V4,
    #[record(rename = "\u{e000}")] V3,
    #[record(rename = "paid")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V5,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        match self {
            T131::V2 => text("😀"),
            T131::V4 => Value::Number(1e21),
            T131::V3 => text("\u{e000}"),
            T131::V0 => text("paid"),
            T131::V1 => text("é"),
            T131::V5 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T132 {
    #[record(literal = 404)] V5,
    #[record(literal = "")] V0,
    #[record(literal = 0)] V3,
    #[record(literal = "eco")] V1,
    #[record(literal = -1)] V2,
    #[record(literal = 200)] V4,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        match self {
            T132::V5 => Value::Number(404.0),
            T132::V0 => text(""),
            T132::V3 => Value::Number(0.0),
            T132::V1 => text("eco"),
            T132::V2 => Value::Number(-1.0),
            T132::V4 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T133 {
    #[record(literal = false)] V1,
    #[record(literal = 10)] V0,
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        match self {
            T133::V1 => Value::Bool(false),
            T133::V0 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T130 {
    #[record(rename = "active")] f0: i64,
    #[record(rename = "\u{e123}")] f4: T131,
    #[record(rename = "größe")] f2: T132,
    #[record(rename = "createdAt")] f1: T133,
    #[record(rename = "temp")] f3: Option<f64>,
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put("\u{e123}", &self.f4).put("größe", &self.f2).put("createdAt", &self.f1).put_if("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T136 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "lot")] f0: bool,
    #[record(rename = "\u{e123}")] f2: Option<u64>,
    #[record(rename = "role", literal = false)] f1: bool,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).put_if("\u{e123}", &self.f2).put("role", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T137 {
    #[record(rename = "\u{e000}")] V0 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
        #[record(rename = "items")] f0: String,
        #[record(rename = "toString")] f3: bool,
        #[record(rename = "level")] f2: Option<bool>,
    },
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V0 { f0, f3, f2, extras } => Members::new().set("kind", text("\u{e000}")).put("items", f0).put("toString", f3).put_if("level", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T138 {
    #[record(rename = "lat")] f0: i64,
    #[record(rename = "notes", literal = "\u{e000}")] f1: String,
    #[record(rename = "sku", literal = null)] f2: Option<()>,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put("notes", &self.f1).put_if("sku", &self.f2.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T135 {
    #[record(rename = "lon")] f3: T136,
    #[record(rename = "items")] f1: T137,
    #[record(rename = "_rev")] f0: T138,
    #[record(rename = "zip", nullable)] f4: Option<String>,
    #[record(rename = "level", nullable)] f2: Option<f64>,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f3).put("items", &self.f1).put("_rev", &self.f0).put("zip", &self.f4).put("level", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T134 {
    #[record(literal = 10)] V0(#[record(flatten)] T135),
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        match self {
            T134::V0(content) => Members::new().set("kind", Value::Number(10.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T141 {
    #[record(rename = "EUR")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        match self {
            T141::V0 => text("EUR"),
            T141::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T140 {
    V0(f64, T141, i64),
    V1(#[record(literal = null)] ()),
    V2(f64),
    V3(BTreeMap<String, String>),
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V0(f0, f1, f2) => array(&[f0, f1, f2]),
            T140::V1(_) => shown(&Value::Null),
            T140::V2(content) => shown(content),
            T140::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T142 {
    V0(Vec<bool>),
    V1(BTreeMap<String, u64>),
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        match self {
            T142::V0(content) => shown(content),
            T142::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T144 {
    #[record(literal = "void")] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V0 => text("void"),
            T144::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T143 {
    #[record(rename = "lon")] f6: Option<Json>,
    #[record(rename = "notes")] f7: Option<String>,
    #[record(rename = "active")] f3: Option<T144>,
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
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f6).put_if("notes", &self.f7).put_if("active", &self.f3).put_if("qty", &self.f8).put_if("bitrate", &self.f4).put("sku", &self.f9).put("createdAt", &self.f5).put("", &self.f0).put_if("a.b", &self.f2).put("Frame", &self.f1).put_if("temp", &self.f10).put("🚀", &self.f11).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T139 {
    #[record(rename = "host")] f1: bool,
    #[record(rename = "sku", nullable)] f3: Option<String>,
    #[record(rename = "role")] f2: T140,
    #[record(rename = "createdAt")] f0: Option<T142>,
    #[record(rename = "tags")] f4: T143,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put("sku", &self.f3).put("role", &self.f2).put_if("createdAt", &self.f0).put("tags", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T145 {
    #[record(rename = "a.b")] f0: Option<Vec<u64>>,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T146 {
    #[record(rename = "数量", nullable)] f0: Option<u64>,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        Members::new().put("数量", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T147 {
    #[record(literal = false)] V4,
    #[record(literal = 0)] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = "eco")] V0,
    #[record(literal = 1)] V3,
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        match self {
            T147::V4 => Value::Bool(false),
            T147::V1 => Value::Number(0.0),
            T147::V2 => Value::Number(0.5),
            T147::V0 => text("eco"),
            T147::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T149 {
    #[record(rename = "zip")] f0: Uuid,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T148(#[record(rest)] Vec<T149>);
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T150 {
    #[record(rename = "price")] f5: Option<Json>,
    #[record(rename = "active")] f1: Option<i64>,
    #[record(rename = "batch", literal = 0.5)] f2: f64,
    #[record(rename = "9")] f0: Option<f64>,
    #[record(rename = "name")] f4: Option<f64>,
    #[record(rename = "数量")] f7: Option<String>,
    #[record(rename = "x-trace")] f6: Json,
    #[record(rename = "constructor")] f3: Option<Uuid>,
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f5).put_if("active", &self.f1).put("batch", &self.f2).put_if("9", &self.f0).put_if("name", &self.f4).put_if("数量", &self.f7).put("x-trace", &self.f6).put_if("constructor", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T151 {
    #[record(rename = "é")] V0 {
        #[record(rename = "id")] f2: Json,
        #[record(rename = "Frame")] f0: String,
    },
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        match self {
            T151::V0 { f2, f0 } => Members::new().set("Op", text("é")).put("id", f2).put("Frame", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T152 {
    #[record(rename = "zip")] f0: Option<f64>,
    #[record(rename = "zone")] f1: bool,
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        Members::new().put_if("zip", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T155 {
    #[record(literal = "")] V0,
    #[record(literal = false)] V5,
    #[record(literal = 0)] V2,
    #[record(literal = 0.5)] V3,
    #[record(rename = "é")] V1,
    #[record(literal = 1)] V4,
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        match self {
            T155::V0 => text(""),
            T155::V5 => Value::Bool(false),
            T155::V2 => Value::Number(0.0),
            T155::V3 => Value::Number(0.5),
            T155::V1 => text("é"),
            T155::V4 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T154 {
    #[record(rename = "数量")] f1: bool,
    #[record(rename = "temp")] f0: Option<T155>,
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        Members::new().put("数量", &self.f1).put_if("temp", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T153 {
    #[record(literal = "")] V0(#[record(flatten)] T154),
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        match self {
            T153::V0(content) => Members::new().set("v", text("")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T156 {
    V1(#[record(literal = null)] ()),
    V2(BTreeMap<String, Option<f64>>),
    V0(bool),
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        match self {
            T156::V1(_) => shown(&Value::Null),
            T156::V2(content) => shown(content),
            T156::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T157 {
    #[record(rename = "\"quoted\"")] V0,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        match self {
            T157::V0 => text("\"quoted\""),
        }
    }
}

#[derive(Record)]
pub(crate) enum T159 {
    #[record(literal = 10)] V2,
    #[record(rename = "é")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = 1)] V1,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        match self {
            T159::V2 => Value::Number(10.0),
            T159::V0 => text("é"),
            T159::V3 => Value::Number(200.0),
            T159::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T158 {
    V1(#[record(literal = null)] ()),
    V4(Uuid),
    V2(#[record(literal = 7)] u64),
    V3(BTreeMap<String, T159>),
    V0(bool),
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        match self {
            T158::V1(_) => shown(&Value::Null),
            T158::V4(content) => shown(content),
            T158::V2(content) => shown(content),
            T158::V3(content) => shown(content),
            T158::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T160 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "port")] f0: super::errors_paths::T34,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T163 {
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V2,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        match self {
            T163::V0 => text(""),
            T163::V2 => text("数量"),
            T163::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T162 {
    #[record(rename = "level")] f0: Option<T163>,
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        Members::new().put_if("level", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T165 {
    #[record(rename = "Größe")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        match self {
            T165::V0 => text("Größe"),
            T165::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T165::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T164 {
    #[record(literal = "eco")] V0 {
        #[record(rename = "id")] f2: bool,
        #[record(rename = "total")] f7: u64,
        #[record(rename = "unit")] f8: bool,
        #[record(rename = "qty")] f4: Option<Json>,
        #[record(rename = "9")] f0: Json,
        #[record(rename = "score")] f5: Option<String>,
        #[record(rename = "status")] f6: Option<u64>,
        #[record(rename = "zip")] f9: Option<T165>,
        #[record(rename = "level", literal = null)] f3: (),
    },
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V0 { f2, f7, f8, f4, f0, f5, f6, f9, f3: _ } => Members::new().set("Op", text("eco")).put("id", f2).put("total", f7).put("unit", f8).put_if("qty", f4).put("9", f0).put_if("score", f5).put_if("status", f6).put_if("zip", f9).put("level", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T168 {
    #[record(literal = "😀")] V1,
    #[record(literal = 10)] V2,
    #[record(rename = "paid")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T168 {
    fn to_value(&self) -> Value {
        match self {
            T168::V1 => text("😀"),
            T168::V2 => Value::Number(10.0),
            T168::V0 => text("paid"),
            T168::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T167 {
    #[record(rename = "id", literal = true)] f2: (),
    #[record(rename = "lat")] f3: Option<String>,
    #[record(rename = "\u{e123}")] f7: Option<u64>,
    #[record(rename = "createdAt")] f1: Json,
    #[record(rename = "score")] f5: Option<T168>,
    #[record(rename = "region")] f4: String,
    #[record(rename = "zip", literal = 1e21)] f6: Option<f64>,
    #[record(rename = "a.b")] f0: Option<f64>,
    #[record(flatten)] extras: BTreeMap<String, String>,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &Value::Bool(true)).put_if("lat", &self.f3).put_if("\u{e123}", &self.f7).put("createdAt", &self.f1).put_if("score", &self.f5).put("region", &self.f4).put_if("zip", &self.f6).put_if("a.b", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T166 {
    #[record(rename = "active")] f1: T167,
    #[record(rename = "ref")] f3: Option<bool>,
    #[record(rename = "_rev")] f0: Option<BTreeMap<String, f64>>,
    #[record(rename = "level")] f2: i64,
    #[record(rename = "x-trace")] f4: Option<super::objects_bitmaps::T1>,
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f1).put_if("ref", &self.f3).put_if("_rev", &self.f0).put("level", &self.f2).put_if("x-trace", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T171 {
    #[record(literal = "void")] V0,
}
impl ToValue for T171 {
    fn to_value(&self) -> Value {
        match self {
            T171::V0 => text("void"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T172 {
    #[record(rename = "boost")] V0,
    #[record(literal = false)] V2,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T172 {
    fn to_value(&self) -> Value {
        match self {
            T172::V0 => text("boost"),
            T172::V2 => Value::Bool(false),
            T172::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) enum T173 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T173 {
    fn to_value(&self) -> Value {
        match self {
            T173::V2 => text("tab\tnl\n"),
            T173::V0 => text("\"quoted\""),
            T173::V1 => text("EUR"),
            T173::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "Op")]
pub(crate) enum T170 {
    #[record(literal = 2)] V0 {
        #[record(rename = "qty")] f2: Option<T171>,
        #[record(rename = "owner")] f1: Option<T172>,
        #[record(rename = "zip")] f4: Option<Json>,
        #[record(rename = "temp")] f3: T173,
        #[record(rename = "🚀")] f5: Option<Uuid>,
    },
}
impl ToValue for T170 {
    fn to_value(&self) -> Value {
        match self {
            T170::V0 { f2, f1, f4, f3, f5 } => Members::new().set("Op", Value::Number(2.0)).put_if("qty", f2).put_if("owner", f1).put_if("zip", f4).put("temp", f3).put_if("🚀", f5).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T175 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T175 {
    fn to_value(&self) -> Value {
        match self {
            T175::V2 => text("warehouse-7"),
            T175::V0 => text("\"quoted\""),
            T175::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T174 {
    V0(Vec<i64>),
    V1(#[record(literal = null)] ()),
    V4(Uuid),
    V2(i64),
    V3(BTreeMap<String, T175>),
}
impl ToValue for T174 {
    fn to_value(&self) -> Value {
        match self {
            T174::V0(content) => shown(content),
            T174::V1(_) => shown(&Value::Null),
            T174::V4(content) => shown(content),
            T174::V2(content) => shown(content),
            T174::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T169([T170; 0], #[record(rest)] Vec<T174>);
impl ToValue for T169 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T161 {
    #[record(rename = "currency")] f0: BTreeMap<String, (T162, T164, BTreeMap<String, i64>,)>,
    #[record(rename = "数量")] f2: Option<Vec<T166>>,
    #[record(rename = "level")] f1: T169,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).put_if("数量", &self.f2).put("level", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T176 {
    V0([u64; 3]),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(u64),
    V1(bool),
}
impl ToValue for T176 {
    fn to_value(&self) -> Value {
        match self {
            T176::V0(content) => shown(content),
            T176::V2(_) => shown(&Value::Null),
            T176::V4(content) => shown(content),
            T176::V3(content) => shown(content),
            T176::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T177 {
    #[record(rename = "größe")] f0: super::objects_bitmaps::T1,
}
impl ToValue for T177 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T180 {
    #[record(rename = "currency")] f0: bool,
}
impl ToValue for T180 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T181 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(literal = "a")] V2,
}
impl ToValue for T181 {
    fn to_value(&self) -> Value {
        match self {
            T181::V3 => text("😀 launch"),
            T181::V0 => text("\"quoted\""),
            T181::V1 => text("EUR"),
            T181::V2 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "currency")]
pub(crate) enum T179 {
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T180),
    #[record(literal = -1)] V1 {
        #[record(rename = "10")] f0: Option<String>,
        #[record(rename = "price", literal = "eco")] f3: Option<String>,
        #[record(rename = "active")] f1: u64,
        #[record(rename = "currency")] f2: i64,
    },
    #[record(literal = 200)] V2 {
        #[record(rename = "lat")] f4: Option<T181>,
        #[record(rename = "URL")] f0: f64,
        #[record(rename = "currency")] f3: Option<i64>,
        #[record(rename = "bitrate")] f1: Option<String>,
        #[record(rename = "city")] f2: String,
    },
}
impl ToValue for T179 {
    fn to_value(&self) -> Value {
        match self {
            T179::V0(content) => Members::new().set("t", text("\u{e000}")).put_all(content).done(),
            T179::V1 { f0, f3, f1, f2 } => Members::new().set("t", Value::Number(-1.0)).put_if("10", f0).put_if("price", f3).put("active", f1).put("currency", f2).done(),
            T179::V2 { f4, f0, f3, f1, f2 } => Members::new().set("t", Value::Number(200.0)).put_if("lat", f4).put("URL", f0).put_if("currency", f3).put_if("bitrate", f1).put("city", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T178 {
    #[record(rename = "id", literal = "")] f1: Option<String>,
    #[record(rename = "currency")] f0: T179,
}
impl ToValue for T178 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T183 {
    #[record(literal = null)] V0 {
        #[record(rename = "id")] f2: i64,
        #[record(rename = "batch")] f1: Uuid,
        #[record(rename = "region")] f3: Option<Uuid>,
    },
}
impl ToValue for T183 {
    fn to_value(&self) -> Value {
        match self {
            T183::V0 { f2, f1, f3 } => Members::new().set("Op", Value::Null).put("id", f2).put("batch", f1).put_if("region", f3).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T182 {
    V0([Vec<T183>; 2]),
    V1(i64),
}
impl ToValue for T182 {
    fn to_value(&self) -> Value {
        match self {
            T182::V0(content) => shown(content),
            T182::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T184 {
    #[record(literal = 404)] V1,
    #[record(literal = 1e21)] V0,
}
impl ToValue for T184 {
    fn to_value(&self) -> Value {
        match self {
            T184::V1 => Value::Number(404.0),
            T184::V0 => Value::Number(1e21),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T185 {
    #[record(rename = "role")] f0: Option<String>,
}
impl ToValue for T185 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T186(u64, #[record(rest)] Vec<i64>);
impl ToValue for T186 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T187 {
    #[record(rename = "$meta")] f0: Option<Json>,
    #[record(rename = "数量")] f1: i64,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T187 {
    fn to_value(&self) -> Value {
        Members::new().put_if("$meta", &self.f0).put("数量", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T189 {
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T189 {
    fn to_value(&self) -> Value {
        match self {
            T189::V0 => text("ok"),
            T189::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T188 {
    #[record(rename = "createdAt")] f1: Uuid,
    #[record(rename = "")] f0: Option<T189>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T188 {
    fn to_value(&self) -> Value {
        Members::new().put("createdAt", &self.f1).put_if("", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T194 {
    #[record(rename = "notes")] f0: f64,
    #[record(rename = "toString")] f2: f64,
    #[record(rename = "tags")] f1: Option<bool>,
}
impl ToValue for T194 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put("toString", &self.f2).put_if("tags", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T195 {
    #[record(rename = "2")] f0: Option<Uuid>,
    #[record(rename = "name", literal = "draft")] f1: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, String>,
}
impl ToValue for T195 {
    fn to_value(&self) -> Value {
        Members::new().put_if("2", &self.f0).put_if("name", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T193 {
    #[record(literal = "😀")] V0(#[record(flatten)] T194),
    #[record(literal = 0.5)] V1(#[record(flatten)] T195),
}
impl ToValue for T193 {
    fn to_value(&self) -> Value {
        match self {
            T193::V0(content) => Members::new().set("Op", text("😀")).put_all(content).done(),
            T193::V1(content) => Members::new().set("Op", Value::Number(0.5)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T192 {
    #[record(rename = "lot")] f0: Option<T193>,
}
impl ToValue for T192 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lot", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T196 {
    #[record(rename = "Frame")] f0: Json,
}
impl ToValue for T196 {
    fn to_value(&self) -> Value {
        Members::new().put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T198(#[record(rest)] Vec<Vec<i64>>);
impl ToValue for T198 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T199 {
    V0(i64),
}
impl ToValue for T199 {
    fn to_value(&self) -> Value {
        match self {
            T199::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T197 {
    #[record(rename = "unit")] f1: T198,
    #[record(rename = "status")] f0: T199,
}
impl ToValue for T197 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f1).put("status", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T191 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "qty")] f1: T192,
        #[record(rename = "currency")] f0: BTreeMap<String, (i64,)>,
    },
    #[record(rename = "é")] V1 {
        #[record(flatten)] extras: BTreeMap<String, T196>,
    },
    #[record(literal = true)] V2(#[record(flatten)] T197),
}
impl ToValue for T191 {
    fn to_value(&self) -> Value {
        match self {
            T191::V0 { f1, f0 } => Members::new().set("type", text("boost")).put("qty", f1).put("currency", f0).done(),
            T191::V1 { extras } => Members::new().set("type", text("é")).put_all(extras).done(),
            T191::V2(content) => Members::new().set("type", Value::Bool(true)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T190 {
    #[record(rename = "цена")] f1: Option<T191>,
    #[record(rename = "region")] f0: Vec<(Json, u64,)>,
}
impl ToValue for T190 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f1).put("region", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T202 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T202 {
    fn to_value(&self) -> Value {
        match self {
            T202::V2 => text("😀 launch"),
            T202::V0 => text("\"quoted\""),
            T202::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T201 {
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Option<T202>>,
    },
}
impl ToValue for T201 {
    fn to_value(&self) -> Value {
        match self {
            T201::V0 { extras } => Members::new().set("t", text("😀")).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T206 {
    #[record(literal = 0)] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T206 {
    fn to_value(&self) -> Value {
        match self {
            T206::V0 => Value::Number(0.0),
            T206::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) enum T207 {
    #[record(literal = "😀 launch")] V2,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T207 {
    fn to_value(&self) -> Value {
        match self {
            T207::V2 => text("😀 launch"),
            T207::V0 => text(""),
            T207::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T205(T206, T207);
impl ToValue for T205 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T204 {
    V0(T205),
    V2(String),
    V1(u64),
}
impl ToValue for T204 {
    fn to_value(&self) -> Value {
        match self {
            T204::V0(content) => shown(content),
            T204::V2(content) => shown(content),
            T204::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T203 {
    #[record(rename = "total")] f1: T204,
    #[record(rename = "2")] f0: Option<Box<T200>>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T203 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f1).put_if("2", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T209 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "数量")] V0,
}
impl ToValue for T209 {
    fn to_value(&self) -> Value {
        match self {
            T209::V1 => text("😀 launch"),
            T209::V0 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T210 {
    #[record(literal = false)] V3,
    #[record(literal = 1e21)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 1)] V1,
}
impl ToValue for T210 {
    fn to_value(&self) -> Value {
        match self {
            T210::V3 => Value::Bool(false),
            T210::V2 => Value::Number(1e21),
            T210::V0 => text("\u{e000}"),
            T210::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T211 {
    #[record(literal = 0)] V1,
    #[record(rename = "paid")] V0,
}
impl ToValue for T211 {
    fn to_value(&self) -> Value {
        match self {
            T211::V1 => Value::Number(0.0),
            T211::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "größe")]
pub(crate) enum T208 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "lot")] f0: Option<u64>,
        #[record(rename = "unit")] f1: T209,
        #[record(rename = "🚀", literal = null)] f3: (),
    },
    #[record(literal = "void")] V1 {
        #[record(rename = "lat")] f2: f64,
        #[record(rename = "$meta")] f0: Option<T210>,
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
        #[record(rename = "größe")] f0: T211,
    },
}
impl ToValue for T208 {
    fn to_value(&self) -> Value {
        match self {
            T208::V0 { f0, f1, f3: _ } => Members::new().set("v", text("boost")).put_if("lot", f0).put("unit", f1).put("🚀", &Value::Null).done(),
            T208::V1 { f2, f0, f1, f3 } => Members::new().set("v", text("void")).put("lat", f2).put_if("$meta", f0).put_if("batch", f1).put_if("status", &f3.as_ref().map(|()| Value::Null)).done(),
            T208::V2 { f1, f2, f0, extras } => Members::new().set("v", Value::Number(0.5)).put_if("host", f1).put("qty", f2).put("currency", f0).put_all(extras).done(),
            T208::V3 { f0 } => Members::new().set("v", Value::Number(10.0)).put("größe", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T214 {
    #[record(rename = "id")] f1: Option<bool>,
    #[record(rename = "sku")] f2: Uuid,
    #[record(rename = "9")] f0: u64,
    #[record(rename = "数量")] f3: f64,
}
impl ToValue for T214 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("sku", &self.f2).put("9", &self.f0).put("数量", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T213 {
    #[record(rename = "lon")] f0: T214,
    #[record(rename = "qty")] f1: super::arrays_tuples::T4,
    #[record(rename = "status")] f2: super::objects_bitmaps::T1,
}
impl ToValue for T213 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f0).put("qty", &self.f1).put("status", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T212 {
    #[record(literal = null)] V0(#[record(flatten)] T213),
}
impl ToValue for T212 {
    fn to_value(&self) -> Value {
        match self {
            T212::V0(content) => Members::new().set("t", Value::Null).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T200 {
    #[record(rename = "paid")] V0 {
        #[record(rename = "цена")] f4: Option<T201>,
        #[record(rename = "score")] f1: T203,
        #[record(rename = "_rev", nullable)] f0: Option<T208>,
        #[record(rename = "zip")] f3: T212,
    },
}
impl ToValue for T200 {
    fn to_value(&self) -> Value {
        match self {
            T200::V0 { f4, f1, f0, f3 } => Members::new().set("type", text("paid")).put_if("цена", f4).put("score", f1).put("_rev", f0).put("zip", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T215 {
    #[record(literal = 2)] V2,
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = -1)] V1,
    #[record(literal = 200)] V3,
}
impl ToValue for T215 {
    fn to_value(&self) -> Value {
        match self {
            T215::V2 => Value::Number(2.0),
            T215::V0 => text("\u{e000}"),
            T215::V1 => Value::Number(-1.0),
            T215::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T216(#[record(literal = "paid")] String);
impl ToValue for T216 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T218 {
    V0(Vec<u64>),
    V1(#[record(literal = "solo")] String),
}
impl ToValue for T218 {
    fn to_value(&self) -> Value {
        match self {
            T218::V0(content) => shown(content),
            T218::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T217 {
    #[record(rename = "ref")] f0: T218,
}
impl ToValue for T217 {
    fn to_value(&self) -> Value {
        Members::new().put("ref", &self.f0).done()
    }
}
