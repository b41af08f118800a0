// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xbdff6d632e8644b4, &Typed::<T1>::NEW),
    (0x2ec569a32cc58cc8, &Typed::<T24>::NEW),
    (0x71b4299a9c6d9edf, &Typed::<T25>::NEW),
    (0xa1c8a5b60eeb6b65, &Typed::<T30>::NEW),
    (0xb8ac327b04d3e9ac, &Typed::<Vec<Option<T31>>>::NEW),
    (0xea86e1e52b488678, &Typed::<T32>::NEW),
    (0x3f8d15d4803cf2ac, &Typed::<T33>::NEW),
    (0x763ce79e1ac128dd, &Typed::<T34>::NEW),
    (0x16b534c82f366657, &Typed::<T35>::NEW),
    (0x006774c9b518cece, &Typed::<T37>::NEW),
    (0x7100217406050168, &Typed::<BTreeMap<String, f64>>::NEW),
    (0x475b48c039cd9889, &Typed::<Option<Uuid>>::NEW),
    (0x884d93300ede1543, &Typed::<Option<T38>>::NEW),
    (0xc563514d1925b49b, &Typed::<T40>::NEW),
    (0x946dc851ad04a300, &Typed::<T47>::NEW),
    (0x7fdc071a43612bc6, &Typed::<[BTreeMap<String, Uuid>; 1]>::NEW),
    (0xce6531fb4abfbb0b, &Typed::<T56>::NEW),
    (0xc64426b715d33943, &Typed::<T58>::NEW),
    (0x92cf78fe1bc2ec0d, &Typed::<BTreeMap<String, ()>>::NEW),
    (0xfaf38ecbf39a034d, &Typed::<T60>::NEW),
    (0x1d7e0e3b26d8da56, &Typed::<super::random_0::T176>::NEW),
    (0x6fc1c8f485b064b2, &Typed::<T62>::NEW),
    (0x5d0e2efa51463bf1, &Typed::<T67>::NEW),
    (0xd1e3fcb8f452fedc, &Typed::<T76>::NEW),
    (0x88bf40e5318f2fc9, &Typed::<BTreeMap<String, BTreeMap<String, BTreeMap<String, T83>>>>::NEW),
    (0x20a75afe3c3a76cb, &Typed::<T84>::NEW),
    (0x48666f548a3de76b, &Typed::<T89>::NEW),
    (0x6e18d34fb5203507, &Typed::<(T92, i64,)>::NEW),
    (0x2f174c2fd11d4c5c, &Typed::<T93>::NEW),
    (0xcbbc8bf1fa224637, &Typed::<Option<T94>>::NEW),
    (0x5f875dab9d6915e9, &Typed::<T97>::NEW),
    (0xc3a27540e202237b, &Typed::<T98>::NEW),
    (0x57c1cc7fc9df7929, &Typed::<(T107, T110,)>::NEW),
    (0xf9e729eba8ae6c3f, &Typed::<T111>::NEW),
    (0x8487850f43cd51d5, &Typed::<T113>::NEW),
    (0x96d648eee1ef3c2b, &Typed::<T114>::NEW),
    (0xb02bd1c393020062, &Typed::<T123>::NEW),
    (0x250dadac145403a8, &Typed::<T128>::NEW),
    (0x3ddc9931228af0df, &Typed::<T134>::NEW),
    (0x896ae6d23c564322, &Typed::<BTreeMap<String, T137>>::NEW),
    (0x0ed0c5880e4704aa, &Typed::<T142>::NEW),
    (0xa38189a4cccf98d6, &Typed::<(T143, T146, Option<i64>,)>::NEW),
    (0x35edc7c9e668f655, &Typed::<T147>::NEW),
    (0xe9697c6ee6798ce8, &Typed::<T148>::NEW),
    (0x714b303a19e78bfe, &Typed::<super::random_1::T93>::NEW),
    (0xff0fa8a679570cc2, &Typed::<super::random_0::T90>::NEW),
    (0xc86add1b6be99f7d, &Typed::<BTreeMap<String, T150>>::NEW),
    (0x1a2068f8c3ea4cb4, &Typed::<Vec<Option<u64>>>::NEW),
    (0xf788211dceea5b2d, &Typed::<T155>::NEW),
    (0x0fef15ee021abb00, &Typed::<T157>::NEW),
    (0x8d6bbc63b5963980, &Typed::<T158>::NEW),
    (0x06ec92b3c456c3d4, &Typed::<T161>::NEW),
    (0xa5a7c4f7fe5117ab, &Typed::<super::random_0::T53>::NEW),
    (0x63ddf2d53edd2c18, &Typed::<T162>::NEW),
    (0x4054775d58918439, &Typed::<T166>::NEW),
    (0x192f00f0c7353028, &Typed::<T167>::NEW),
    (0x66ce0b5e742bcd80, &Typed::<T168>::NEW),
    (0x95849984f954b6eb, &Typed::<T171>::NEW),
    (0xcadd233e586dc896, &Typed::<Option<BTreeMap<String, T182>>>::NEW),
];

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T3 {
    V0(Vec<Json>),
    V2(BTreeMap<String, bool>),
    V1(bool),
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        match self {
            T3::V0(content) => shown(content),
            T3::V2(content) => shown(content),
            T3::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "lat")] f1: Option<f64>,
    #[record(rename = "_rev")] f0: Option<Json>,
    #[record(rename = "tags")] f2: Option<u64>,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f1).put_if("_rev", &self.f0).put_if("tags", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lon")] f0: Option<bool>,
    #[record(rename = "status")] f1: T5,
    #[record(rename = "数量")] f2: Json,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("status", &self.f1).put("数量", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T7 {
    #[record(rename = "role")] f0: Option<Json>,
    #[record(rename = "status", literal = 1e21)] f1: f64,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f0).put("status", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T9 {
    #[record(rename = "warehouse-7")] V0,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V0 => text("warehouse-7"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T8 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "lon")] f3: u64,
    #[record(rename = "lat")] f2: i64,
    #[record(rename = "9")] f1: Option<bool>,
    #[record(rename = "x-trace")] f4: T9,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("lon", &self.f3).put("lat", &self.f2).put_if("9", &self.f1).put("x-trace", &self.f4).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T10 {
    V0 {
        #[record(rename = "codec")] f0: u64,
        #[record(rename = "notes")] f1: Option<f64>,
    },
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V0 { f0, f1 } => Members::new().put("codec", f0).put_if("notes", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T11 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V2,
    #[record(literal = false)] V4,
    #[record(literal = 1e21)] V3,
    #[record(literal = "eco")] V1,
    #[record(literal = true)] V5,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V0 => text(""),
            T11::V2 => text("😀"),
            T11::V4 => Value::Bool(false),
            T11::V3 => Value::Number(1e21),
            T11::V1 => text("eco"),
            T11::V5 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "\u{e123}")] f4: u64,
    #[record(rename = "bitrate", literal = null)] f0: (),
    #[record(rename = "role")] f2: Option<String>,
    #[record(rename = "数量")] f3: Option<String>,
    #[record(rename = "city")] f1: Option<i64>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f4).put("bitrate", &Value::Null).put_if("role", &self.f2).put_if("数量", &self.f3).put_if("city", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T13 {
    #[record(rename = "price")] f0: u64,
    #[record(rename = "\u{e123}")] f1: u64,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f0).put("\u{e123}", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T14 {
    #[record(rename = "price")] f0: Option<String>,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T16 {
    #[record(rename = "email")] f0: Uuid,
    #[record(rename = "notes")] f2: Option<u64>,
    #[record(rename = "größe", literal = null)] f1: Option<()>,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put_if("notes", &self.f2).put_if("größe", &self.f1.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(literal = 404)] V3,
    #[record(literal = "😀")] V1,
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V2,
    #[record(literal = null)] V4,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V3 => Value::Number(404.0),
            T17::V1 => text("😀"),
            T17::V0 => text("boost"),
            T17::V2 => Value::Number(0.5),
            T17::V4 => Value::Null,
        }
    }
}

#[derive(Record)]
pub(crate) enum T18 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "warehouse-7")] V2,
    #[record(literal = "")] V0,
    #[record(literal = "a")] V1,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V3 => text("😀 launch"),
            T18::V2 => text("warehouse-7"),
            T18::V0 => text(""),
            T18::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T19 {
    #[record(literal = false)] V1,
    #[record(rename = "é")] V0,
    #[record(literal = true)] V2,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        match self {
            T19::V1 => Value::Bool(false),
            T19::V0 => text("é"),
            T19::V2 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T20 {
    #[record(rename = "ok")] V0,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V0 => text("ok"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T21 {
    #[record(literal = 404)] V4,
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V1,
    #[record(literal = 1e21)] V3,
    #[record(literal = 10)] V2,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        match self {
            T21::V4 => Value::Number(404.0),
            T21::V0 => text(""),
            T21::V1 => text("😀"),
            T21::V3 => Value::Number(1e21),
            T21::V2 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T15 {
    #[record(literal = 2)] V2(#[record(flatten)] T16),
    #[record(literal = "")] V0 {
        #[record(rename = "email")] f3: Option<bool>,
        #[record(rename = "lot")] f4: Option<Json>,
        #[record(rename = "total")] f11: u64,
        #[record(rename = "price")] f6: bool,
        #[record(rename = "bitrate")] f1: Option<f64>,
        #[record(rename = "sku")] f8: f64,
        #[record(rename = "port")] f5: Option<T9>,
        #[record(rename = "createdAt")] f2: Option<T17>,
        #[record(rename = "status")] f9: Option<Uuid>,
        #[record(rename = "region")] f7: Option<T18>,
        #[record(rename = "x-trace", literal = null)] f12: Option<()>,
        #[record(rename = "Frame")] f0: String,
        #[record(flatten)] extras: BTreeMap<String, bool>,
    },
    #[record(literal = 10)] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "port")] f1: T19,
        #[record(rename = "9")] f0: T20,
        #[record(rename = "score")] f2: u64,
        #[record(rename = "x-trace")] f4: Option<super::random_1::T171>,
        #[record(rename = "🚀")] f5: T21,
    },
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V2(content) => Members::new().set("t", Value::Number(2.0)).put_all(content).done(),
            T15::V0 { f3, f4, f11, f6, f1, f8, f5, f2, f9, f7, f12, f0, extras } => Members::new().set("t", text("")).put_if("email", f3).put_if("lot", f4).put("total", f11).put("price", f6).put_if("bitrate", f1).put("sku", f8).put_if("port", f5).put_if("createdAt", f2).put_if("status", f9).put_if("region", f7).put_if("x-trace", &f12.as_ref().map(|()| Value::Null)).put("Frame", f0).put_all(extras).done(),
            T15::V1 { f1, f0, f2, f4, f5, extras } => Members::new().set("t", Value::Number(10.0)).put("port", f1).put("9", f0).put("score", f2).put_if("x-trace", f4).put("🚀", f5).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "id")] f3: Option<String>,
    #[record(rename = "unit")] f8: T7,
    #[record(rename = "цена")] f10: T8,
    #[record(rename = "port")] f4: T10,
    #[record(rename = "9")] f0: Option<Vec<T11>>,
    #[record(rename = "score")] f6: T12,
    #[record(rename = "toString")] f7: T13,
    #[record(rename = "region")] f5: Vec<Uuid>,
    #[record(rename = "zip")] f9: T14,
    #[record(rename = "a.b")] f2: Box<T1>,
    #[record(rename = "Frame")] f1: T15,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f3).put("unit", &self.f8).put("цена", &self.f10).put("port", &self.f4).put_if("9", &self.f0).put("score", &self.f6).put("toString", &self.f7).put("region", &self.f5).put("zip", &self.f9).put("a.b", &self.f2).put("Frame", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T23 {
    #[record(literal = 404)] V0 {
        #[record(rename = "sku")] f0: Option<i64>,
    },
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        match self {
            T23::V0 { f0 } => Members::new().set("v", Value::Number(404.0)).put_if("sku", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "цена")] f0: Option<T23>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(flatten)] extras: BTreeMap<String, T3>,
    #[record(rename = "цена")] f3: Option<T4>,
    #[record(rename = "sku")] f2: Option<BTreeMap<String, [(); 2]>>,
    #[record(rename = "port")] f0: T6,
    #[record(rename = "score")] f1: T22,
    #[record(rename = "数量")] f4: Option<Vec<Json>>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f3).put_if("sku", &self.f2).put("port", &self.f0).put("score", &self.f1).put_if("数量", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T1(Option<T2>);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T24 {
    V0(Vec<T24>),
    V2(String),
    V1(#[record(literal = 7)] u64),
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        match self {
            T24::V0(content) => shown(content),
            T24::V2(content) => shown(content),
            T24::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T27 {
    #[record(rename = "ref")] f3: Option<i64>,
    #[record(rename = "2")] f0: String,
    #[record(rename = "_rev")] f1: Option<i64>,
    #[record(rename = "a.b")] f2: f64,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f3).put("2", &self.f0).put_if("_rev", &self.f1).put("a.b", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T26 {
    #[record(literal = "void")] V0(#[record(flatten)] T27),
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        match self {
            T26::V0(content) => Members::new().set("v", text("void")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T29 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "\"quoted\"")] V0,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V1 => text("warehouse-7"),
            T29::V0 => text("\"quoted\""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(flatten)] extras: BTreeMap<String, T29>,
    #[record(rename = "a.b")] f0: i64,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("a.b", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(rename = "role")] f1: T26,
    #[record(rename = "name")] f0: Option<T28>,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f1).put_if("name", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "qty", literal = 0.5)] f0: Option<f64>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(flatten)] extras: BTreeMap<String, ()>,
    #[record(rename = "city")] f0: Json,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put("city", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "codec")] f0: Option<Json>,
    #[record(rename = "role")] f3: u64,
    #[record(rename = "owner", literal = -1)] f2: i64,
    #[record(rename = "zip", literal = null)] f4: (),
    #[record(rename = "constructor")] f1: Json,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put("role", &self.f3).put("owner", &self.f2).put("zip", &Value::Null).put("constructor", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T33 {
    #[record(literal = 2)] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V1 => Value::Number(2.0),
            T33::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) enum T34 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "Größe")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V2 => text("warehouse-7"),
            T34::V0 => text("Größe"),
            T34::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T36 {
    #[record(literal = 404)] V3 {
        #[record(rename = "lon")] f0: Option<u64>,
    },
    #[record(literal = 1e21)] V2 {
    },
    #[record(rename = "é")] V0 {
        #[record(rename = "id")] f4: i64,
        #[record(rename = "lon")] f6: bool,
        #[record(rename = "items")] f5: i64,
        #[record(rename = "host", literal = 404)] f3: u64,
        #[record(rename = "notes")] f7: String,
        #[record(rename = "active")] f0: Option<f64>,
        #[record(rename = "цена")] f12: Option<u64>,
        #[record(rename = "\u{e123}")] f13: Option<String>,
        #[record(rename = "bitrate", literal = null)] f1: (),
        #[record(rename = "port")] f8: String,
        #[record(rename = "größe")] f2: String,
        #[record(rename = "score")] f9: f64,
        #[record(rename = "zone")] f11: Option<i64>,
    },
    #[record(literal = 1)] V1,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V3 { f0 } => Members::new().set("type", Value::Number(404.0)).put_if("lon", f0).done(),
            T36::V2 {  } => Members::new().set("type", Value::Number(1e21)).done(),
            T36::V0 { f4, f6, f5, f3, f7, f0, f12, f13, f1: _, f8, f2, f9, f11 } => Members::new().set("type", text("é")).put("id", f4).put("lon", f6).put("items", f5).put("host", f3).put("notes", f7).put_if("active", f0).put_if("цена", f12).put_if("\u{e123}", f13).put("bitrate", &Value::Null).put("port", f8).put("größe", f2).put("score", f9).put_if("zone", f11).done(),
            T36::V1 => Members::new().set("type", Value::Number(1.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "sku")] f1: Option<T36>,
    #[record(rename = "")] f0: Vec<f64>,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T37 {
    V0(f64),
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T39 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V3,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V0 => text("\"quoted\""),
            T39::V3 => text("数量"),
            T39::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T39::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T38 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "id")] f0: T39,
    #[record(rename = "lat")] f1: bool,
    #[record(rename = "\u{e123}")] f2: Option<String>,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("lat", &self.f1).put_if("\u{e123}", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T43 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        match self {
            T43::V1 => text("😀 launch"),
            T43::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T42 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "host", literal = 1e21)] f3: f64,
    #[record(rename = "bitrate")] f1: i64,
    #[record(rename = "2")] f0: Option<T43>,
    #[record(rename = "createdAt")] f2: u64,
    #[record(rename = "temp")] f4: Option<Json>,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f3).put("bitrate", &self.f1).put_if("2", &self.f0).put("createdAt", &self.f2).put_if("temp", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T41 {
    #[record(rename = "🚀")] f0: [T42; 2],
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        Members::new().put("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T46 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lot")] f2: Json,
    #[record(rename = "qty")] f4: i64,
    #[record(rename = "createdAt")] f1: f64,
    #[record(rename = "name")] f3: Option<u64>,
    #[record(rename = "a.b")] f0: Option<String>,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f2).put("qty", &self.f4).put("createdAt", &self.f1).put_if("name", &self.f3).put_if("a.b", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T45 {
    #[record(rename = "sku")] f1: Option<Option<super::arrays_tuples::T5>>,
    #[record(rename = "score")] f0: BTreeMap<String, f64>,
    #[record(rename = "status")] f2: Option<super::arrays_tuples::T10>,
    #[record(rename = "toString")] f3: T46,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f1).put("score", &self.f0).put_if("status", &self.f2).put("toString", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T44 {
    #[record(rename = "ref")] f0: Option<BTreeMap<String, Json>>,
    #[record(rename = "score")] f1: T45,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f0).put("score", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(rename = "status")] f0: T41,
    #[record(rename = "toString")] f1: Option<super::random_1::T122>,
    #[record(rename = "zip")] f2: T44,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f0).put_if("toString", &self.f1).put("zip", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(rename = "notes", literal = true)] f0: Option<()>,
    #[record(rename = "x-trace")] f1: Uuid,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put_if("notes", &self.f0.as_ref().map(|()| Value::Bool(true))).put("x-trace", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T49 {
    V0(Vec<Json>),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(T50),
    V1(bool),
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        match self {
            T49::V0(content) => shown(content),
            T49::V2(_) => shown(&Value::Null),
            T49::V4(content) => shown(content),
            T49::V3(content) => shown(content),
            T49::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T51 {
    #[record(literal = 0.5)] V0 {
        #[record(rename = "$meta", literal = 2)] f0: Option<u64>,
        #[record(rename = "tags", literal = null)] f1: Option<()>,
    },
    #[record(literal = true)] V1 {
        #[record(rename = "_rev")] f0: i64,
        #[record(rename = "🚀")] f2: Option<i64>,
        #[record(flatten)] extras: BTreeMap<String, Uuid>,
    },
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        match self {
            T51::V0 { f0, f1 } => Members::new().set("v", Value::Number(0.5)).put_if("$meta", f0).put_if("tags", &f1.as_ref().map(|()| Value::Null)).done(),
            T51::V1 { f0, f2, extras } => Members::new().set("v", Value::Bool(true)).put("_rev", f0).put_if("🚀", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T52 {
    #[record(rename = "codec")] f2: i64,
    #[record(rename = "host")] f3: Option<i64>,
    #[record(rename = "URL")] f1: Uuid,
    #[record(rename = "9")] f0: Option<u64>,
    #[record(rename = "🚀")] f4: f64,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f2).put_if("host", &self.f3).put("URL", &self.f1).put_if("9", &self.f0).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T53 {
    V0(Vec<String>),
    V4(#[record(literal = "solo")] String),
    V2(i64),
    V3(BTreeMap<String, bool>),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V0(content) => shown(content),
            T53::V4(content) => shown(content),
            T53::V2(content) => shown(content),
            T53::V3(content) => shown(content),
            T53::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T48 {
    #[record(rename = "10")] f0: T49,
    #[record(rename = "цена")] f3: Option<T51>,
    #[record(rename = "2")] f1: Option<BTreeMap<String, i64>>,
    #[record(rename = "größe")] f2: T52,
    #[record(rename = "🚀")] f4: Option<T53>,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("цена", &self.f3).put_if("2", &self.f1).put("größe", &self.f2).put_if("🚀", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T55 {
    #[record(rename = "lon")] f2: Json,
    #[record(rename = "URL")] f1: super::random_0::T53,
    #[record(rename = "qty")] f3: String,
    #[record(rename = "2")] f0: f64,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f2).put("URL", &self.f1).put("qty", &self.f3).put("2", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T54 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "id")] f0: i64,
        #[record(rename = "name", literal = null)] f2: (),
    },
    #[record(literal = "eco")] V1(#[record(flatten)] T55),
    #[record(literal = 200)] V2 {
        #[record(rename = "id")] f0: Option<u64>,
        #[record(rename = "total", literal = "")] f2: String,
    },
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        match self {
            T54::V0 { f0, f2: _ } => Members::new().set("kind", text("boost")).put("id", f0).put("name", &Value::Null).done(),
            T54::V1(content) => Members::new().set("kind", text("eco")).put_all(content).done(),
            T54::V2 { f0, f2 } => Members::new().set("kind", Value::Number(200.0)).put_if("id", f0).put("total", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T47 {
    #[record(rename = "10")] f0: T48,
    #[record(rename = "цена")] f2: T54,
    #[record(rename = "name")] f1: Option<T54>,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("цена", &self.f2).put_if("name", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T57 {
    V1 {
        #[record(rename = "owner")] f1: String,
        #[record(rename = "region")] f2: Uuid,
        #[record(rename = "a.b")] f0: Option<i64>,
    },
    V0(bool),
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V1 { f1, f2, f0 } => Members::new().put("owner", f1).put("region", f2).put_if("a.b", f0).done(),
            T57::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T56(Json, #[record(rest)] Vec<T57>);
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T59 {
    V0(Vec<String>),
    V1(u64),
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        match self {
            T59::V0(content) => shown(content),
            T59::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "zip")] f0: T59,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T61 {
    #[record(rename = "warehouse-7")] V2,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(rename = "pending")] V1,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        match self {
            T61::V2 => text("warehouse-7"),
            T61::V0 => text(""),
            T61::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T61::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T60 {
    #[record(rename = "10")] f0: Option<i64>,
    #[record(rename = "port")] f1: Option<T61>,
    #[record(rename = "数量", literal = "é")] f2: Option<String>,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("port", &self.f1).put_if("数量", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T65 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V0 => text("\"quoted\""),
            T65::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T64 {
    #[record(rename = "10", literal = null)] f1: (),
    #[record(rename = "price", literal = null)] f8: (),
    #[record(rename = "$meta", literal = "boost")] f0: Option<String>,
    #[record(rename = "items")] f5: Option<Json>,
    #[record(rename = "notes")] f6: Option<super::random_1::T141>,
    #[record(rename = "цена")] f12: String,
    #[record(rename = "currency")] f3: Option<i64>,
    #[record(rename = "ref")] f9: f64,
    #[record(rename = "port")] f7: Option<i64>,
    #[record(rename = "größe")] f4: Option<String>,
    #[record(rename = "toString")] f11: bool,
    #[record(rename = "tags")] f10: T65,
    #[record(rename = "city")] f2: bool,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &Value::Null).put("price", &Value::Null).put_if("$meta", &self.f0).put_if("items", &self.f5).put_if("notes", &self.f6).put("цена", &self.f12).put_if("currency", &self.f3).put("ref", &self.f9).put_if("port", &self.f7).put_if("größe", &self.f4).put("toString", &self.f11).put("tags", &self.f10).put("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T66 {
    #[record(rename = "email")] f1: Option<String>,
    #[record(rename = "$meta")] f0: Option<String>,
    #[record(rename = "unit")] f3: bool,
    #[record(rename = "цена")] f4: u64,
    #[record(rename = "sku")] f2: Json,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put_if("$meta", &self.f0).put("unit", &self.f3).put("цена", &self.f4).put("sku", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T63 {
    #[record(rename = "lat")] f0: Option<T64>,
    #[record(rename = "ref")] f1: T66,
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f0).put("ref", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T62 {
    #[record(literal = "😀")] V0(#[record(flatten)] T63),
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        match self {
            T62::V0(content) => Members::new().set("kind", text("😀")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T69 {
    #[record(literal = 2)] V3,
    #[record(literal = "void")] V0,
    #[record(literal = 0.5)] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V3 => Value::Number(2.0),
            T69::V0 => text("void"),
            T69::V1 => Value::Number(0.5),
            T69::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T70 {
    #[record(rename = "host")] f2: u64,
    #[record(rename = "9", literal = "\u{e000}")] f0: String,
    #[record(rename = "createdAt", literal = "")] f1: Option<String>,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f2).put("9", &self.f0).put_if("createdAt", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T68 {
    #[record(literal = null)] V2 {
        #[record(rename = "name")] f1: bool,
        #[record(rename = "status")] f2: u64,
        #[record(rename = "x-trace")] f3: T69,
    },
    #[record(rename = "paid")] V0(#[record(flatten)] T70),
    #[record(literal = -1)] V1 {
        #[record(rename = "total")] f3: String,
        #[record(rename = "qty")] f2: u64,
        #[record(rename = "2")] f0: Option<f64>,
        #[record(rename = "数量")] f4: Uuid,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        match self {
            T68::V2 { f1, f2, f3 } => Members::new().set("kind", Value::Null).put("name", f1).put("status", f2).put("x-trace", f3).done(),
            T68::V0(content) => Members::new().set("kind", text("paid")).put_all(content).done(),
            T68::V1 { f3, f2, f0, f4, extras } => Members::new().set("kind", Value::Number(-1.0)).put("total", f3).put("qty", f2).put_if("2", f0).put("数量", f4).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T72 {
    #[record(literal = "")] V0,
    #[record(literal = null)] V2,
    #[record(rename = "é")] V1,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V0 => text(""),
            T72::V2 => Value::Null,
            T72::V1 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T73 {
    #[record(literal = 404)] V2,
    #[record(literal = 0.5)] V1,
    #[record(literal = "eco")] V0,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        match self {
            T73::V2 => Value::Number(404.0),
            T73::V1 => Value::Number(0.5),
            T73::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T74 {
    #[record(literal = 404)] V0,
    #[record(literal = null)] V1,
    #[record(literal = true)] V2,
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V0 => Value::Number(404.0),
            T74::V1 => Value::Null,
            T74::V2 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T75 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        match self {
            T75::V2 => text("😀 launch"),
            T75::V0 => text("\"quoted\""),
            T75::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T71 {
    #[record(literal = "😀")] V1 {
        #[record(rename = "lat")] f1: Option<String>,
    },
    #[record(literal = 0)] V2 {
        #[record(rename = "10")] f0: Json,
        #[record(rename = "_rev")] f1: T72,
    },
    #[record(literal = 10)] V3 {
        #[record(rename = "email")] f4: String,
        #[record(rename = "price", literal = null)] f6: (),
        #[record(rename = "ref")] f7: bool,
        #[record(rename = "batch")] f2: T73,
        #[record(rename = "9")] f1: Option<super::random_0::T95>,
        #[record(rename = "score")] f8: T74,
        #[record(rename = "toString")] f9: String,
        #[record(rename = "")] f0: Option<f64>,
        #[record(rename = "x-trace")] f10: T75,
        #[record(rename = "zone")] f11: Json,
        #[record(rename = "city")] f3: Option<String>,
    },
    #[record(rename = "paid")] V0 {
        #[record(rename = "email")] f1: Option<u64>,
        #[record(rename = "codec", literal = -1)] f0: i64,
        #[record(rename = "region")] f3: u64,
    },
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V1 { f1 } => Members::new().set("kind", text("😀")).put_if("lat", f1).done(),
            T71::V2 { f0, f1 } => Members::new().set("kind", Value::Number(0.0)).put("10", f0).put("_rev", f1).done(),
            T71::V3 { f4, f6: _, f7, f2, f1, f8, f9, f0, f10, f11, f3 } => Members::new().set("kind", Value::Number(10.0)).put("email", f4).put("price", &Value::Null).put("ref", f7).put("batch", f2).put_if("9", f1).put("score", f8).put("toString", f9).put_if("", f0).put("x-trace", f10).put("zone", f11).put_if("city", f3).done(),
            T71::V0 { f1, f0, f3 } => Members::new().set("kind", text("paid")).put_if("email", f1).put("codec", f0).put("region", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T67 {
    #[record(rename = "10")] f0: T68,
    #[record(rename = "host")] f3: Option<Box<T67>>,
    #[record(rename = "2")] f1: Option<T71>,
    #[record(rename = "createdAt")] f2: i64,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("host", &self.f3).put_if("2", &self.f1).put("createdAt", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T78 {
    #[record(rename = "active")] f1: BTreeMap<String, u64>,
    #[record(rename = "9")] f0: u64,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f1).put("9", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T77 {
    #[record(literal = 2)] V0(#[record(flatten)] T78),
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        match self {
            T77::V0(content) => Members::new().set("kind", Value::Number(2.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T79 {
    V2(String),
    V1(super::objects_bitmaps::T1),
    V0(bool),
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        match self {
            T79::V2(content) => shown(content),
            T79::V1(content) => shown(content),
            T79::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T81 {
    #[record(flatten)] extras: BTreeMap<String, super::random_0::T65>,
    #[record(rename = "größe")] f0: bool,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T80 {
    #[record(rename = "x-trace")] f0: Option<T81>,
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T82(#[record(literal = 200)] u64);
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T76 {
    #[record(rename = "price")] f3: Option<T77>,
    #[record(rename = "größe")] f2: T79,
    #[record(rename = "_rev")] f0: Option<u64>,
    #[record(rename = "city")] f1: T80,
    #[record(rename = "🚀")] f4: Option<Option<T82>>,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f3).put("größe", &self.f2).put_if("_rev", &self.f0).put("city", &self.f1).put_if("🚀", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T83 {
    #[record(rename = "lon")] f0: Option<u64>,
    #[record(rename = "price")] f3: i64,
    #[record(rename = "notes", literal = null)] f2: Option<()>,
    #[record(rename = "name", literal = null)] f1: Option<()>,
    #[record(rename = "数量")] f4: bool,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("price", &self.f3).put_if("notes", &self.f2.as_ref().map(|()| Value::Null)).put_if("name", &self.f1.as_ref().map(|()| Value::Null)).put("数量", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T86 {
    #[record(literal = "😀 launch")] V3,
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        match self {
            T86::V3 => text("😀 launch"),
            T86::V0 => text(""),
            T86::V2 => text("数量"),
            T86::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T85 {
    #[record(rename = "port")] f1: String,
    #[record(rename = "role")] f2: Option<T86>,
    #[record(rename = "größe")] f0: Json,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put_if("role", &self.f2).put("größe", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T87 {
    #[record(literal = 0)] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = null)] V3,
    #[record(rename = "é")] V0,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        match self {
            T87::V1 => Value::Number(0.0),
            T87::V2 => Value::Number(0.5),
            T87::V3 => Value::Null,
            T87::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T88 {
    #[record(literal = false)] V3,
    #[record(literal = 1e21)] V2,
    #[record(literal = 0.5)] V1,
    #[record(rename = "paid")] V0,
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V3 => Value::Bool(false),
            T88::V2 => Value::Number(1e21),
            T88::V1 => Value::Number(0.5),
            T88::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T84 {
    #[record(literal = 0)] V2(#[record(flatten)] T85),
    #[record(literal = "eco")] V0 {
        #[record(rename = "lon")] f3: Option<T9>,
        #[record(rename = "total")] f4: Option<i64>,
        #[record(rename = "currency")] f1: Option<T87>,
        #[record(rename = "createdAt")] f0: T88,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
    #[record(rename = "é")] V1 {
        #[record(rename = "active")] f1: Option<String>,
        #[record(rename = "_rev")] f0: i64,
        #[record(rename = "temp")] f3: i64,
    },
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        match self {
            T84::V2(content) => Members::new().set("kind", Value::Number(0.0)).put_all(content).done(),
            T84::V0 { f3, f4, f1, f0, extras } => Members::new().set("kind", text("eco")).put_if("lon", f3).put_if("total", f4).put_if("currency", f1).put("createdAt", f0).put_all(extras).done(),
            T84::V1 { f1, f0, f3 } => Members::new().set("kind", text("é")).put_if("active", f1).put("_rev", f0).put("temp", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T91 {
    #[record(literal = 0.5)] V1,
    #[record(literal = null)] V3,
    #[record(literal = "eco")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        match self {
            T91::V1 => Value::Number(0.5),
            T91::V3 => Value::Null,
            T91::V0 => text("eco"),
            T91::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T90 {
    #[record(rename = "lat")] f2: Json,
    #[record(rename = "owner", literal = null)] f3: Option<()>,
    #[record(rename = "9")] f1: Option<Json>,
    #[record(rename = "", literal = "😀")] f0: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, T91>,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put_if("owner", &self.f3.as_ref().map(|()| Value::Null)).put_if("9", &self.f1).put_if("", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T89 {
    #[record(rename = "qty")] f0: String,
    #[record(rename = "role")] f1: String,
    #[record(rename = "zip")] f2: T90,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f0).put("role", &self.f1).put("zip", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T92 {
    #[record(literal = 1e21)] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        match self {
            T92::V1 => Value::Number(1e21),
            T92::V0 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T93 {
    V0(Vec<u64>),
    V1(#[record(literal = null)] ()),
    V3(#[record(literal = "solo")] String),
    V2(#[record(literal = 7)] u64),
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        match self {
            T93::V0(content) => shown(content),
            T93::V1(_) => shown(&Value::Null),
            T93::V3(content) => shown(content),
            T93::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T95 {
    #[record(rename = "warehouse-7")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        match self {
            T95::V1 => text("warehouse-7"),
            T95::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T96 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "x-trace")] f0: Option<String>,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        Members::new().put_if("x-trace", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T94 {
    #[record(rename = "port")] f1: T95,
    #[record(rename = "owner")] f0: Option<T96>,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put_if("owner", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T97 {
    #[record(rename = "Frame")] f0: Option<BTreeMap<String, Vec<f64>>>,
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        Members::new().put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T101 {
    #[record(rename = "total")] f2: String,
    #[record(rename = "createdAt")] f1: Json,
    #[record(rename = "zone")] f3: Json,
    #[record(rename = "constructor")] f0: Json,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f2).put("createdAt", &self.f1).put("zone", &self.f3).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T100 {
    #[record(rename = "10")] f0: Option<Vec<String>>,
    #[record(rename = "tags")] f2: Json,
    #[record(rename = "a.b")] f1: (Uuid, i64, Json,),
    #[record(rename = "temp")] f3: T101,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("tags", &self.f2).put("a.b", &self.f1).put("temp", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "sku")]
pub(crate) enum T103 {
    #[record(literal = "😀")] V0(i64),
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        match self {
            T103::V0(content) => Members::new().set("t", text("😀")).put("sku", content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T102 {
    #[record(rename = "toString")] f1: T103,
    #[record(rename = "temp")] f0: ((), bool,),
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f1).put("temp", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T105 {
    V0(#[record(literal = "solo")] String),
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        match self {
            T105::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T106 {
    #[record(rename = "lon")] f0: f64,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T104(T105, T106, BTreeMap<String, String>);
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T99 {
    #[record(rename = "total")] f2: Option<T100>,
    #[record(rename = "score")] f1: T102,
    #[record(rename = "a.b")] f0: T104,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f2).put("score", &self.f1).put("a.b", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T98 {
    #[record(rename = "temp")] f0: T99,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put("temp", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T108 {
    #[record(rename = "é")] V1,
    #[record(rename = "draft")] V0,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V1 => text("é"),
            T108::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T109 {
    #[record(literal = 2)] V3,
    #[record(literal = "void")] V0,
    #[record(literal = 1e21)] V2,
    #[record(literal = 0.5)] V1,
    #[record(literal = true)] V4,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        match self {
            T109::V3 => Value::Number(2.0),
            T109::V0 => text("void"),
            T109::V2 => Value::Number(1e21),
            T109::V1 => Value::Number(0.5),
            T109::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T107 {
    #[record(rename = "email")] f2: Option<f64>,
    #[record(rename = "price")] f3: Option<T108>,
    #[record(rename = "batch")] f0: T109,
    #[record(rename = "toString", literal = 0)] f4: Option<u64>,
    #[record(rename = "city")] f1: bool,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f2).put_if("price", &self.f3).put("batch", &self.f0).put_if("toString", &self.f4).put("city", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "type", content = "status")]
pub(crate) enum T110 {
    #[record(literal = "eco")] V0 {
        #[record(rename = "notes")] f2: String,
        #[record(rename = "unit")] f4: Uuid,
        #[record(rename = "")] f0: bool,
        #[record(rename = "zip")] f5: f64,
        #[record(rename = "Frame")] f1: String,
    },
    #[record(rename = "é")] V1 {
        #[record(rename = "id")] f0: f64,
        #[record(rename = "items")] f1: String,
        #[record(rename = "score", literal = null)] f2: Option<()>,
    },
    #[record(literal = -1)] V2(#[record(literal = -1)] i64),
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V0 { f2, f4, f0, f5, f1 } => Members::new().set("type", text("eco")).put("notes", f2).put("unit", f4).put("", f0).put("zip", f5).put("Frame", f1).done(),
            T110::V1 { f0, f1, f2 } => Members::new().set("type", text("é")).put("id", f0).put("items", f1).put_if("score", &f2.as_ref().map(|()| Value::Null)).done(),
            T110::V2(content) => Members::new().set("type", Value::Number(-1.0)).put("status", content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T112 {
    #[record(rename = "$meta", literal = null)] f0: (),
    #[record(rename = "items")] f1: bool,
    #[record(rename = "sku")] f3: f64,
    #[record(rename = "port")] f2: Option<String>,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &Value::Null).put("items", &self.f1).put("sku", &self.f3).put_if("port", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T111 {
    #[record(literal = "")] V0,
    #[record(rename = "é")] V1 {
        #[record(rename = "ref")] f1: String,
        #[record(rename = "score")] f2: Uuid,
        #[record(flatten)] extras: BTreeMap<String, f64>,
    },
    #[record(literal = 1)] V2(#[record(flatten)] T112),
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V0 => Members::new().set("kind", text("")).done(),
            T111::V1 { f1, f2, extras } => Members::new().set("kind", text("é")).put("ref", f1).put("score", f2).put_all(extras).done(),
            T111::V2(content) => Members::new().set("kind", Value::Number(1.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T113 {
    #[record(rename = "notes")] f1: f64,
    #[record(rename = "a.b", literal = null)] f0: (),
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f1).put("a.b", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T118 {
    #[record(literal = 404)] V4,
    #[record(literal = "😀")] V2,
    #[record(rename = "boost")] V0,
    #[record(rename = "paid")] V1,
    #[record(literal = 200)] V3,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        match self {
            T118::V4 => Value::Number(404.0),
            T118::V2 => text("😀"),
            T118::V0 => text("boost"),
            T118::V1 => text("paid"),
            T118::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "9", literal = 0.5)] f0: Option<f64>,
    #[record(rename = "tags", nullable)] f2: Option<T118>,
    #[record(rename = "city", literal = "void")] f1: String,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put_if("9", &self.f0).put("tags", &self.f2).put("city", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T120 {
    #[record(literal = 2)] V3,
    #[record(literal = "eco")] V0,
    #[record(rename = "paid")] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        match self {
            T120::V3 => Value::Number(2.0),
            T120::V0 => text("eco"),
            T120::V1 => text("paid"),
            T120::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T119 {
    #[record(rename = "qty")] f6: super::random_0::T53,
    #[record(rename = "currency")] f4: Option<Json>,
    #[record(rename = "bitrate")] f3: Option<Uuid>,
    #[record(rename = "role", literal = null)] f8: Option<()>,
    #[record(rename = "9")] f1: String,
    #[record(rename = "score")] f9: String,
    #[record(rename = "region", literal = null)] f7: (),
    #[record(rename = "")] f0: Option<T120>,
    #[record(rename = "level")] f5: Option<Json>,
    #[record(rename = "Frame")] f2: i64,
    #[record(rename = "🚀")] f10: u64,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f6).put_if("currency", &self.f4).put_if("bitrate", &self.f3).put_if("role", &self.f8.as_ref().map(|()| Value::Null)).put("9", &self.f1).put("score", &self.f9).put("region", &Value::Null).put_if("", &self.f0).put_if("level", &self.f5).put("Frame", &self.f2).put("🚀", &self.f10).done()
    }
}

#[derive(Record)]
pub(crate) struct T121 {
    #[record(rename = "URL")] f0: i64,
    #[record(rename = "🚀")] f1: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, i64>,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put_if("🚀", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T116 {
    #[record(literal = 0.5)] V0(#[record(flatten)] T117),
    #[record(literal = 200)] V1 {
        #[record(rename = "active")] f0: T119,
        #[record(rename = "region")] f2: T121,
    },
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        match self {
            T116::V0(content) => Members::new().set("kind", Value::Number(0.5)).put_all(content).done(),
            T116::V1 { f0, f2 } => Members::new().set("kind", Value::Number(200.0)).put("active", f0).put("region", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T122 {
    #[record(rename = "role")] f3: super::random_0::T227,
    #[record(rename = "createdAt")] f1: super::random_1::T129,
    #[record(rename = "name")] f2: Option<i64>,
    #[record(rename = "_rev")] f0: String,
    #[record(rename = "x-trace")] f4: Json,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f3).put("createdAt", &self.f1).put_if("name", &self.f2).put("_rev", &self.f0).put("x-trace", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T115 {
    #[record(rename = "lot")] f1: T116,
    #[record(rename = "$meta")] f0: Option<Option<u64>>,
    #[record(rename = "name", literal = 0.5)] f2: f64,
    #[record(rename = "zip")] f3: Option<T122>,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f1).put_if("$meta", &self.f0).put("name", &self.f2).put_if("zip", &self.f3).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T114 {
    V1(#[record(literal = null)] ()),
    V3(#[record(literal = "solo")] String),
    V2(T115),
    V0(bool),
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        match self {
            T114::V1(_) => shown(&Value::Null),
            T114::V3(content) => shown(content),
            T114::V2(content) => shown(content),
            T114::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T126 {
    #[record(rename = "数量")] V0,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        match self {
            T126::V0 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T127 {
    #[record(rename = "Größe")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V1,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        match self {
            T127::V0 => text("Größe"),
            T127::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T127::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T125 {
    #[record(literal = 2)] V0 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
        #[record(rename = "email")] f1: Option<T126>,
        #[record(rename = "total")] f4: Option<i64>,
        #[record(rename = "price")] f2: Option<String>,
        #[record(rename = "active")] f0: T127,
        #[record(rename = "ref")] f3: u64,
    },
    #[record(literal = false)] V1 {
        #[record(rename = "$meta", literal = "draft")] f0: String,
        #[record(rename = "host")] f1: Option<Json>,
        #[record(rename = "temp")] f2: Json,
        #[record(rename = "🚀", literal = null)] f4: (),
    },
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        match self {
            T125::V0 { f1, f4, f2, f0, f3, extras } => Members::new().set("type", Value::Number(2.0)).put_if("email", f1).put_if("total", f4).put_if("price", f2).put("active", f0).put("ref", f3).put_all(extras).done(),
            T125::V1 { f0, f1, f2, f4: _ } => Members::new().set("type", Value::Bool(false)).put("$meta", f0).put_if("host", f1).put("temp", f2).put("🚀", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T124(Box<T123>, Box<T124>, T125);
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T123(Vec<T124>);
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T130 {
    #[record(rename = "URL")] f0: i64,
    #[record(rename = "score")] f1: Json,
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put("score", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T129 {
    #[record(literal = 404)] V1 {
        #[record(rename = "$meta")] f0: Option<bool>,
        #[record(rename = "tags", literal = "")] f1: Option<String>,
    },
    #[record(rename = "boost")] V0(#[record(flatten)] T130),
    #[record(literal = false)] V2,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        match self {
            T129::V1 { f0, f1 } => Members::new().set("v", Value::Number(404.0)).put_if("$meta", f0).put_if("tags", f1).done(),
            T129::V0(content) => Members::new().set("v", text("boost")).put_all(content).done(),
            T129::V2 => Members::new().set("v", Value::Bool(false)).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T131 {
    #[record(literal = "😀")] V0 {
        #[record(rename = "codec")] f1: u64,
        #[record(rename = "unit")] f3: u64,
        #[record(rename = "ref")] f2: String,
        #[record(rename = "_rev")] f0: String,
        #[record(rename = "数量")] f5: Option<Json>,
    },
    #[record(literal = 10)] V1,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        match self {
            T131::V0 { f1, f3, f2, f0, f5 } => Members::new().set("v", text("😀")).put("codec", f1).put("unit", f3).put("ref", f2).put("_rev", f0).put_if("数量", f5).done(),
            T131::V1 => Members::new().set("v", Value::Number(10.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T133 {
    #[record(rename = "EUR")] V0,
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        match self {
            T133::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T132 {
    #[record(rename = "active", literal = null)] f1: (),
    #[record(rename = "\u{e123}")] f4: String,
    #[record(rename = "owner")] f2: u64,
    #[record(rename = "status")] f3: T133,
    #[record(rename = "")] f0: Uuid,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &Value::Null).put("\u{e123}", &self.f4).put("owner", &self.f2).put("status", &self.f3).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T128 {
    #[record(rename = "URL")] f0: T129,
    #[record(rename = "currency")] f2: T131,
    #[record(rename = "owner")] f3: BTreeMap<String, u64>,
    #[record(rename = "_rev")] f1: T132,
    #[record(rename = "🚀")] f4: super::arrays_tuples::T4,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put("currency", &self.f2).put("owner", &self.f3).put("_rev", &self.f1).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T136 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "EUR")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V1 => text("tab\tnl\n"),
            T136::V0 => text("EUR"),
            T136::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T135 {
    #[record(rename = "zone")] f0: Option<BTreeMap<String, T136>>,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        Members::new().put_if("zone", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T134(#[record(rest)] Vec<T135>);
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) struct T138 {
    #[record(rename = "items")] f1: String,
    #[record(rename = "host")] f0: bool,
    #[record(rename = "ref")] f2: Option<Uuid>,
    #[record(rename = "x-trace", literal = "")] f3: Option<String>,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f1).put("host", &self.f0).put_if("ref", &self.f2).put_if("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T140 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V2 => text("ok"),
            T140::V1 => text("Größe"),
            T140::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T139 {
    #[record(rename = "lon")] f0: Option<T140>,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T141 {
    #[record(literal = "eco")] V0,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        match self {
            T141::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T137 {
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T138),
    #[record(literal = 0)] V2 {
        #[record(rename = "数量")] f1: Option<Uuid>,
    },
    #[record(literal = null)] V3(#[record(flatten)] T139),
    #[record(literal = -1)] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "host")] f3: Json,
        #[record(rename = "цена")] f5: super::arrays_tuples::T8,
        #[record(rename = "currency")] f2: T141,
        #[record(rename = "bitrate")] f1: i64,
        #[record(rename = "_rev")] f0: Option<i64>,
    },
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V0(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
            T137::V2 { f1 } => Members::new().set("v", Value::Number(0.0)).put_if("数量", f1).done(),
            T137::V3(content) => Members::new().set("v", Value::Null).put_all(content).done(),
            T137::V1 { f3, f5, f2, f1, f0, extras } => Members::new().set("v", Value::Number(-1.0)).put("host", f3).put("цена", f5).put("currency", f2).put("bitrate", f1).put_if("_rev", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T142 {
    #[record(rename = "id")] f0: Option<Option<i64>>,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T144 {
    #[record(literal = "")] V0,
    #[record(literal = "void")] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = 10)] V4,
    #[record(literal = 1)] V3,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V0 => text(""),
            T144::V1 => text("void"),
            T144::V2 => Value::Number(0.5),
            T144::V4 => Value::Number(10.0),
            T144::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T145 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "ok")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        match self {
            T145::V2 => text("warehouse-7"),
            T145::V1 => text("ok"),
            T145::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T143 {
    #[record(rename = "10")] f1: T144,
    #[record(rename = "lon")] f6: bool,
    #[record(rename = "lat")] f5: u64,
    #[record(rename = "codec")] f3: Option<u64>,
    #[record(rename = "$meta")] f0: T145,
    #[record(rename = "sku")] f9: Option<u64>,
    #[record(rename = "ref")] f7: u64,
    #[record(rename = "role")] f8: Option<String>,
    #[record(rename = "status")] f10: String,
    #[record(rename = "Frame")] f2: i64,
    #[record(rename = "constructor")] f4: i64,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put("lon", &self.f6).put("lat", &self.f5).put_if("codec", &self.f3).put("$meta", &self.f0).put_if("sku", &self.f9).put("ref", &self.f7).put_if("role", &self.f8).put("status", &self.f10).put("Frame", &self.f2).put("constructor", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T146 {
    #[record(rename = "10")] f0: String,
    #[record(rename = "lon")] f2: f64,
    #[record(rename = "active", literal = 1)] f1: Option<u64>,
    #[record(rename = "🚀", literal = "")] f3: String,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("lon", &self.f2).put_if("active", &self.f1).put("🚀", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T147 {
    #[record(rename = "lot")] f6: T9,
    #[record(rename = "$meta")] f0: super::random_1::T71,
    #[record(rename = "items")] f5: f64,
    #[record(rename = "host")] f4: Uuid,
    #[record(rename = "цена")] f9: Option<bool>,
    #[record(rename = "\u{e123}")] f10: i64,
    #[record(rename = "currency")] f2: i64,
    #[record(rename = "owner")] f7: Uuid,
    #[record(rename = "größe")] f3: i64,
    #[record(rename = "a.b")] f1: i64,
    #[record(rename = "x-trace")] f8: Option<bool>,
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f6).put("$meta", &self.f0).put("items", &self.f5).put("host", &self.f4).put_if("цена", &self.f9).put("\u{e123}", &self.f10).put("currency", &self.f2).put("owner", &self.f7).put("größe", &self.f3).put("a.b", &self.f1).put_if("x-trace", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) struct T149 {
    #[record(rename = "batch")] f0: Vec<i64>,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        Members::new().put("batch", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T148 {
    V0(T149),
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        match self {
            T148::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T151 {
    V0([String; 0]),
    V2(#[record(literal = null)] ()),
    V3(BTreeMap<String, i64>),
    V1(bool),
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        match self {
            T151::V0(content) => shown(content),
            T151::V2(_) => shown(&Value::Null),
            T151::V3(content) => shown(content),
            T151::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T153 {
    V1(#[record(literal = null)] ()),
    V2(f64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        match self {
            T153::V1(_) => shown(&Value::Null),
            T153::V2(content) => shown(content),
            T153::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T154 {
    #[record(literal = null)] V3 {
    },
    #[record(literal = 10)] V2 {
    },
    #[record(literal = -1)] V0 {
    },
    #[record(literal = 1)] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "role")] f3: Json,
        #[record(rename = "_rev")] f1: String,
        #[record(rename = "level", literal = 404)] f2: Option<u64>,
    },
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        match self {
            T154::V3 {  } => Members::new().set("Op", Value::Null).done(),
            T154::V2 {  } => Members::new().set("Op", Value::Number(10.0)).done(),
            T154::V0 {  } => Members::new().set("Op", Value::Number(-1.0)).done(),
            T154::V1 { f3, f1, f2, extras } => Members::new().set("Op", Value::Number(1.0)).put("role", f3).put("_rev", f1).put_if("level", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T152 {
    #[record(rename = "host")] f1: Option<T153>,
    #[record(rename = "ref")] f2: T154,
    #[record(rename = "2")] f0: Option<Option<String>>,
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f1).put("ref", &self.f2).put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T150 {
    #[record(rename = "notes")] f1: T151,
    #[record(rename = "größe")] f0: T152,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f1).put("größe", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T156 {
    #[record(flatten)] extras: BTreeMap<String, ()>,
    #[record(rename = "status")] f0: String,
    #[record(rename = "tags")] f1: Option<f64>,
    #[record(rename = "数量")] f2: bool,
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f0).put_if("tags", &self.f1).put("数量", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T155 {
    V3(#[record(literal = "solo")] String),
    V1(u64),
    V2(T156),
    V0(bool),
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        match self {
            T155::V3(content) => shown(content),
            T155::V1(content) => shown(content),
            T155::V2(content) => shown(content),
            T155::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T157 {
    #[record(rename = "数量")] f0: Option<(String,)>,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        Members::new().put_if("数量", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T159 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        match self {
            T159::V4 => text("😀 launch"),
            T159::V1 => text("tab\tnl\n"),
            T159::V0 => text("ok"),
            T159::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T159::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T160 {
    #[record(literal = "😀")] V0,
    #[record(literal = false)] V1,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        match self {
            T160::V0 => text("😀"),
            T160::V1 => Value::Bool(false),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T158 {
    #[record(rename = "é")] V0 {
        #[record(rename = "lot")] f6: Json,
        #[record(rename = "lat")] f5: Option<f64>,
        #[record(rename = "codec")] f2: Option<bool>,
        #[record(rename = "URL")] f1: f64,
        #[record(rename = "unit", literal = null)] f10: Option<()>,
        #[record(rename = "sku")] f8: String,
        #[record(rename = "role")] f7: Option<T159>,
        #[record(rename = "createdAt")] f4: T160,
        #[record(rename = "toString")] f9: u64,
        #[record(rename = "zip")] f12: Option<String>,
        #[record(rename = "Frame")] f0: bool,
        #[record(rename = "constructor")] f3: bool,
        #[record(rename = "🚀")] f13: u64,
    },
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        match self {
            T158::V0 { f6, f5, f2, f1, f10, f8, f7, f4, f9, f12, f0, f3, f13 } => Members::new().set("v", text("é")).put("lot", f6).put_if("lat", f5).put_if("codec", f2).put("URL", f1).put_if("unit", &f10.as_ref().map(|()| Value::Null)).put("sku", f8).put_if("role", f7).put("createdAt", f4).put("toString", f9).put_if("zip", f12).put("Frame", f0).put("constructor", f3).put("🚀", f13).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T161(#[record(literal = "draft")] String, #[record(literal = "void")] String, #[record(rest)] Vec<String>);
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T164 {
    V0(super::arrays_tuples::T10),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(#[record(literal = 7)] u64),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V0(content) => shown(content),
            T164::V2(_) => shown(&Value::Null),
            T164::V4(content) => shown(content),
            T164::V3(content) => shown(content),
            T164::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T165 {
    #[record(rename = "email")] f2: Option<u64>,
    #[record(rename = "bitrate", literal = null)] f1: (),
    #[record(rename = "toString")] f3: u64,
    #[record(rename = "")] f0: Json,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f2).put("bitrate", &Value::Null).put("toString", &self.f3).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T163 {
    #[record(rename = "score")] f3: T164,
    #[record(rename = "region")] f2: T165,
    #[record(rename = "_rev")] f0: u64,
    #[record(rename = "level")] f1: BTreeMap<String, String>,
    #[record(rename = "zone")] f4: Vec<Json>,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        Members::new().put("score", &self.f3).put("region", &self.f2).put("_rev", &self.f0).put("level", &self.f1).put("zone", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T162 {
    #[record(rename = "lat")] f1: Vec<Json>,
    #[record(rename = "batch")] f0: T163,
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f1).put("batch", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T166 {
    V0(Vec<Json>),
    V1(#[record(literal = null)] ()),
    V2(super::objects_bitmaps::T1),
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        match self {
            T166::V0(content) => shown(content),
            T166::V1(_) => shown(&Value::Null),
            T166::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T167 {
    #[record(rename = "URL")] f0: Json,
    #[record(rename = "qty")] f1: f64,
    #[record(rename = "status")] f2: Option<String>,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f0).put("qty", &self.f1).put_if("status", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T169 {
    #[record(literal = 404)] V3,
    #[record(rename = "paid")] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T169 {
    fn to_value(&self) -> Value {
        match self {
            T169::V3 => Value::Number(404.0),
            T169::V1 => text("paid"),
            T169::V0 => text("draft"),
            T169::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T170 {
    #[record(literal = 404)] V3,
    #[record(literal = "😀")] V1,
    #[record(literal = 10)] V2,
    #[record(rename = "paid")] V0,
    #[record(literal = true)] V4,
}
impl ToValue for T170 {
    fn to_value(&self) -> Value {
        match self {
            T170::V3 => Value::Number(404.0),
            T170::V1 => text("😀"),
            T170::V2 => Value::Number(10.0),
            T170::V0 => text("paid"),
            T170::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(tag = "type", content = "zip")]
pub(crate) enum T168 {
    #[record(rename = "boost")] V0(i64),
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 200)] V2 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "id")] f1: Option<T169>,
        #[record(rename = "items", literal = null)] f2: (),
        #[record(rename = "_rev")] f0: T170,
    },
}
impl ToValue for T168 {
    fn to_value(&self) -> Value {
        match self {
            T168::V0(content) => Members::new().set("type", text("boost")).put("zip", content).done(),
            T168::V1 => Members::new().set("type", text("\u{e000}")).done(),
            T168::V2 { f1, f2: _, f0, extras } => Members::new().set("type", Value::Number(200.0)).put_if("id", f1).put("items", &Value::Null).put("_rev", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "lat")]
pub(crate) enum T172 {
    #[record(literal = 0.5)] V1 {
        #[record(rename = "role")] f1: f64,
    },
    #[record(rename = "é")] V0 {
        #[record(rename = "lat")] f1: i64,
    },
}
impl ToValue for T172 {
    fn to_value(&self) -> Value {
        match self {
            T172::V1 { f1 } => Members::new().set("Op", Value::Number(0.5)).put("role", f1).done(),
            T172::V0 { f1 } => Members::new().set("Op", text("é")).put("lat", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T173 {
    #[record(rename = "zip")] f2: Option<bool>,
    #[record(rename = "constructor", literal = 0)] f0: u64,
    #[record(rename = "temp")] f1: String,
}
impl ToValue for T173 {
    fn to_value(&self) -> Value {
        Members::new().put_if("zip", &self.f2).put("constructor", &self.f0).put("temp", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T175 {
    #[record(literal = "")] V0,
    #[record(literal = false)] V4,
    #[record(literal = 0.5)] V1,
    #[record(literal = 10)] V3,
    #[record(literal = 1)] V2,
}
impl ToValue for T175 {
    fn to_value(&self) -> Value {
        match self {
            T175::V0 => text(""),
            T175::V4 => Value::Bool(false),
            T175::V1 => Value::Number(0.5),
            T175::V3 => Value::Number(10.0),
            T175::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T176 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "port")] f1: String,
    #[record(rename = "größe")] f0: bool,
    #[record(rename = "🚀")] f2: Option<f64>,
}
impl ToValue for T176 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put("größe", &self.f0).put_if("🚀", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T174 {
    #[record(literal = 1e21)] V3,
    #[record(literal = 0.5)] V2 {
        #[record(rename = "region")] f2: Option<String>,
        #[record(rename = "a.b")] f1: T175,
    },
    #[record(literal = "eco")] V0(#[record(flatten)] T176),
    #[record(literal = -1)] V1 {
    },
}
impl ToValue for T174 {
    fn to_value(&self) -> Value {
        match self {
            T174::V3 => Members::new().set("Op", Value::Number(1e21)).done(),
            T174::V2 { f2, f1 } => Members::new().set("Op", Value::Number(0.5)).put_if("region", f2).put("a.b", f1).done(),
            T174::V0(content) => Members::new().set("Op", text("eco")).put_all(content).done(),
            T174::V1 {  } => Members::new().set("Op", Value::Number(-1.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T177 {
    #[record(literal = "void")] V0,
    #[record(literal = 1)] V1,
}
impl ToValue for T177 {
    fn to_value(&self) -> Value {
        match self {
            T177::V0 => text("void"),
            T177::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T178 {
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
    #[record(rename = "pending")] V0,
}
impl ToValue for T178 {
    fn to_value(&self) -> Value {
        match self {
            T178::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T178::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T179 {
    #[record(rename = "toString")] f0: bool,
    #[record(rename = "🚀")] f1: Option<String>,
}
impl ToValue for T179 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).put_if("🚀", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T180 {
    V2(#[record(literal = "solo")] String),
    V1(BTreeMap<String, Json>),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T180 {
    fn to_value(&self) -> Value {
        match self {
            T180::V2(content) => shown(content),
            T180::V1(content) => shown(content),
            T180::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T181 {
    #[record(literal = "eco")] V0,
    #[record(literal = 10)] V1,
    #[record(literal = 200)] V2,
}
impl ToValue for T181 {
    fn to_value(&self) -> Value {
        match self {
            T181::V0 => text("eco"),
            T181::V1 => Value::Number(10.0),
            T181::V2 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "bitrate")]
pub(crate) enum T171 {
    #[record(literal = 404)] V3 {
    },
    #[record(literal = 0.5)] V0 {
        #[record(rename = "")] f0: T172,
        #[record(rename = "数量")] f2: T173,
    },
    #[record(literal = 200)] V2 {
        #[record(rename = "lot")] f3: Option<T174>,
        #[record(rename = "region")] f4: (T177, T178,),
        #[record(rename = "")] f0: Option<T179>,
        #[record(rename = "_rev")] f1: BTreeMap<String, f64>,
        #[record(rename = "a.b")] f2: T180,
    },
    #[record(literal = 1)] V1 {
        #[record(rename = "bitrate")] f0: T181,
    },
}
impl ToValue for T171 {
    fn to_value(&self) -> Value {
        match self {
            T171::V3 {  } => Members::new().set("v", Value::Number(404.0)).done(),
            T171::V0 { f0, f2 } => Members::new().set("v", Value::Number(0.5)).put("", f0).put("数量", f2).done(),
            T171::V2 { f3, f4, f0, f1, f2 } => Members::new().set("v", Value::Number(200.0)).put_if("lot", f3).put("region", f4).put_if("", f0).put("_rev", f1).put("a.b", f2).done(),
            T171::V1 { f0 } => Members::new().set("v", Value::Number(1.0)).put("bitrate", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T183 {
    #[record(literal = 0.5)] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T183 {
    fn to_value(&self) -> Value {
        match self {
            T183::V0 => Value::Number(0.5),
            T183::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T184 {
    #[record(literal = "")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "数量")] V4,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V2,
}
impl ToValue for T184 {
    fn to_value(&self) -> Value {
        match self {
            T184::V0 => text(""),
            T184::V1 => text("EUR"),
            T184::V4 => text("数量"),
            T184::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T184::V2 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T182 {
    #[record(rename = "price")] f0: T183,
    #[record(rename = "qty")] f1: Option<u64>,
    #[record(rename = "temp")] f2: T184,
    #[record(rename = "🚀")] f3: String,
}
impl ToValue for T182 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f0).put_if("qty", &self.f1).put("temp", &self.f2).put("🚀", &self.f3).done()
    }
}
