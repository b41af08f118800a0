// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x18b333c7ff9b0c69, &Typed::<[T1; 0]>::NEW),
    (0x5be28f09dc9bb82f, &Typed::<T4>::NEW),
    (0xb60702f59c8be80e, &Typed::<Option<Vec<T16>>>::NEW),
    (0xf911112576dffe71, &Typed::<T17>::NEW),
    (0xfb0a47efe593a84f, &Typed::<Vec<T23>>::NEW),
    (0x7c75220f1f5cdcc3, &Typed::<T28>::NEW),
    (0x6c3bae0995990796, &Typed::<T30>::NEW),
    (0x8f027f256a68e4a2, &Typed::<T33>::NEW),
    (0xa007717cb3431af5, &Typed::<T35>::NEW),
    (0x5e25e3899150ec79, &Typed::<BTreeMap<String, Uuid>>::NEW),
    (0x69c21f98d81726b5, &Typed::<T42>::NEW),
    (0xd305a40d983f6048, &Typed::<BTreeMap<String, BTreeMap<String, Option<T43>>>>::NEW),
    (0x750dfac0a684903d, &Typed::<T45>::NEW),
    (0x5d66ffb4d3f95d26, &Typed::<T49>::NEW),
    (0x04eca444e8679a1d, &Typed::<T73>::NEW),
    (0x595d6a79851dd459, &Typed::<T74>::NEW),
    (0x79aa58d5382c83d4, &Typed::<T75>::NEW),
    (0xaf3fd2298d502391, &Typed::<T78>::NEW),
    (0x7f8de7bf79cb9685, &Typed::<T79>::NEW),
    (0x587fa168f3f9d0a5, &Typed::<BTreeMap<String, (BTreeMap<String, Json>,)>>::NEW),
    (0x72cac50f45d67829, &Typed::<[T85; 1]>::NEW),
    (0x72d50d1d4bad7d7f, &Typed::<T87>::NEW),
    (0x49294289c6719f86, &Typed::<T88>::NEW),
    (0x04dc669468e0e9c6, &Typed::<Option<super::objects_bitmaps::T1>>::NEW),
    (0xe4a6363157044002, &Typed::<T90>::NEW),
    (0x58c446217132a300, &Typed::<T92>::NEW),
    (0x4430a5c2c707af63, &Typed::<BTreeMap<String, T93>>::NEW),
    (0x2dd9605befbb1271, &Typed::<T94>::NEW),
    (0x826ff951ea805237, &Typed::<T95>::NEW),
    (0x93e97be340d4e724, &Typed::<T97>::NEW),
    (0x664419a3a85b207a, &Typed::<T98>::NEW),
    (0x09548955965d5a7b, &Typed::<BTreeMap<String, String>>::NEW),
    (0x446f82b6b1ca06dd, &Typed::<T104>::NEW),
    (0x696a0d652b20a382, &Typed::<[Json; 0]>::NEW),
    (0x80bdd708d464766a, &Typed::<[T109; 2]>::NEW),
    (0x34ed854c94ce6ebe, &Typed::<T111>::NEW),
    (0x62f6dbcd19a2c911, &Typed::<T114>::NEW),
    (0xcb02cdb4553f6941, &Typed::<[T115; 1]>::NEW),
    (0x0e528849e4b4b04e, &Typed::<BTreeMap<String, Vec<Json>>>::NEW),
    (0x6112ea52cb58a5ff, &Typed::<Option<T116>>::NEW),
    (0x03365359deb531bc, &Typed::<((),)>::NEW),
    (0xcbccd2d25d4e252d, &Typed::<T117>::NEW),
    (0xd4871d184023abb0, &Typed::<T118>::NEW),
    (0x4b8cda6c3bd6ade6, &Typed::<T125>::NEW),
    (0xcddb0bdaf81d7387, &Typed::<Vec<Vec<T133>>>::NEW),
    (0x4eb604b1db06a76a, &Typed::<T135>::NEW),
    (0x8c1d415b88b74adc, &Typed::<T142>::NEW),
    (0x95980d62b75641c7, &Typed::<BTreeMap<String, Vec<T143>>>::NEW),
    (0x00221cf042c2b157, &Typed::<T147>::NEW),
    (0x2254a9c40b1c6c15, &Typed::<T150>::NEW),
    (0x5bfe3907b52506a1, &Typed::<T152>::NEW),
    (0x2ff4b0409077481e, &Typed::<T155>::NEW),
    (0x8ec729a181e58da5, &Typed::<T171>::NEW),
    (0x0eac188eabd717f1, &Typed::<T172>::NEW),
];

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T2 {
    #[record(rename = "tags")] f0: f64,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "total")] f3: i64,
    #[record(rename = "active")] f0: Json,
    #[record(rename = "batch")] f1: bool,
    #[record(rename = "tags")] f2: i64,
    #[record(rename = "x-trace", literal = null)] f4: (),
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f3).put("active", &self.f0).put("batch", &self.f1).put("tags", &self.f2).put("x-trace", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "qty")] f2: Option<T2>,
    #[record(rename = "owner")] f1: T3,
    #[record(rename = "city")] f0: u64,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f2).put("owner", &self.f1).put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(flatten)] extras: BTreeMap<String, ()>,
    #[record(rename = "\u{e123}")] f0: f64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T7 {
    #[record(rename = "total")] f3: Option<String>,
    #[record(rename = "URL")] f0: Option<Uuid>,
    #[record(rename = "qty")] f1: i64,
    #[record(rename = "\u{e123}")] f4: i64,
    #[record(rename = "sku")] f2: Option<bool>,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f3).put_if("URL", &self.f0).put("qty", &self.f1).put("\u{e123}", &self.f4).put_if("sku", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T6 {
    #[record(rename = "boost")] V0(#[record(flatten)] T7),
    #[record(rename = "\u{e000}")] V1,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V0(content) => Members::new().set("type", text("boost")).put_all(content).done(),
            T6::V1 => Members::new().set("type", text("\u{e000}")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T9 {
    #[record(literal = null)] V3,
    #[record(rename = "é")] V0,
    #[record(literal = -1)] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V3 => Value::Null,
            T9::V0 => text("é"),
            T9::V1 => Value::Number(-1.0),
            T9::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T10 {
    #[record(literal = 2)] V0,
    #[record(literal = false)] V1,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V0 => Value::Number(2.0),
            T10::V1 => Value::Bool(false),
        }
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "10")] f2: u64,
    #[record(rename = "lat")] f8: Option<T9>,
    #[record(rename = "$meta")] f1: i64,
    #[record(rename = "items")] f7: Option<u64>,
    #[record(rename = "host")] f6: Json,
    #[record(rename = "active")] f5: String,
    #[record(rename = "role")] f10: T10,
    #[record(rename = "2")] f3: Option<bool>,
    #[record(rename = "region")] f9: String,
    #[record(rename = "")] f0: String,
    #[record(rename = "数量")] f11: String,
    #[record(rename = "Frame")] f4: Option<Json>,
    #[record(rename = "🚀")] f12: u64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f2).put_if("lat", &self.f8).put("$meta", &self.f1).put_if("items", &self.f7).put("host", &self.f6).put("active", &self.f5).put("role", &self.f10).put_if("2", &self.f3).put("region", &self.f9).put("", &self.f0).put("数量", &self.f11).put_if("Frame", &self.f4).put("🚀", &self.f12).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "unit", literal = null)] f1: Option<()>,
    #[record(rename = "Frame", literal = "\u{e000}")] f0: Option<String>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put_if("unit", &self.f1.as_ref().map(|()| Value::Null)).put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T12 {
    #[record(rename = "unit")] f3: i64,
    #[record(rename = "region")] f2: String,
    #[record(rename = "_rev", literal = 2)] f0: u64,
    #[record(rename = "level", literal = null)] f1: (),
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f3).put("region", &self.f2).put("_rev", &self.f0).put("level", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T14 {
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V0 => text("tab\tnl\n"),
            T14::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "")] f0: T14,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T15 {
    V0([(); 0]),
    V2(i64),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V0(content) => shown(content),
            T15::V2(content) => shown(content),
            T15::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "type")]
pub(crate) enum T4 {
    #[record(literal = 200)] V0 {
        #[record(rename = "10")] f1: T5,
        #[record(rename = "email")] f5: Option<T6>,
        #[record(rename = "lon")] f6: T8,
        #[record(rename = "codec")] f4: [i64; 1],
        #[record(rename = "$meta")] f0: BTreeMap<String, f64>,
        #[record(rename = "цена")] f12: super::arrays_tuples::T10,
        #[record(rename = "qty")] f8: Option<bool>,
        #[record(rename = "ref")] f9: BTreeMap<String, i64>,
        #[record(rename = "role")] f10: Vec<u64>,
        #[record(rename = "2")] f2: T11,
        #[record(rename = "name")] f7: T12,
        #[record(rename = "_rev")] f3: Option<T13>,
        #[record(rename = "数量")] f13: Option<T15>,
    },
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        match self {
            T4::V0 { f1, f5, f6, f4, f0, f12, f8, f9, f10, f2, f7, f3, f13 } => Members::new().set("type", Value::Number(200.0)).put("10", f1).put_if("email", f5).put("lon", f6).put("codec", f4).put("$meta", f0).put("цена", f12).put_if("qty", f8).put("ref", f9).put("role", f10).put("2", f2).put("name", f7).put_if("_rev", f3).put_if("数量", f13).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T16 {
    V0(#[record(literal = true)] ()),
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T20 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V1 => text("warehouse-7"),
            T20::V0 => text("ok"),
            T20::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T19 {
    #[record(rename = "10")] f1: Option<[T20; 0]>,
    #[record(rename = "$meta")] f0: Option<super::arrays_tuples::T4>,
    #[record(rename = "port")] f2: BTreeMap<String, u64>,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f1).put_if("$meta", &self.f0).put("port", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "email")] f0: Option<Json>,
    #[record(rename = "items")] f1: Uuid,
    #[record(rename = "port")] f2: Json,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f0).put("items", &self.f1).put("port", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T22 {
    #[record(literal = "😀")] V0,
    #[record(literal = -1)] V1,
    #[record(literal = 1)] V2,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        match self {
            T22::V0 => text("😀"),
            T22::V1 => Value::Number(-1.0),
            T22::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T18 {
    #[record(literal = "eco")] V0(#[record(flatten)] T19),
    #[record(literal = 200)] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "10")] f0: T21,
        #[record(rename = "price")] f3: String,
        #[record(rename = "currency")] f2: BTreeMap<String, bool>,
        #[record(rename = "batch")] f1: T22,
        #[record(rename = "数量")] f5: Option<BTreeMap<String, u64>>,
    },
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V0(content) => Members::new().set("t", text("eco")).put_all(content).done(),
            T18::V1 { f0, f3, f2, f1, f5, extras } => Members::new().set("t", Value::Number(200.0)).put("10", f0).put("price", f3).put("currency", f2).put("batch", f1).put_if("数量", f5).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T17 {
    #[record(rename = "2")] f0: BTreeMap<String, T18>,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "bitrate")] f0: String,
    #[record(rename = "status")] f1: Option<f64>,
    #[record(rename = "zip")] f3: Option<i64>,
    #[record(rename = "zone")] f4: Option<Uuid>,
    #[record(rename = "temp")] f2: String,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("bitrate", &self.f0).put_if("status", &self.f1).put_if("zip", &self.f3).put_if("zone", &self.f4).put("temp", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T26 {
    #[record(rename = "notes")] f1: bool,
    #[record(rename = "", literal = "paid")] f0: String,
    #[record(rename = "tags")] f2: Option<String>,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f1).put("", &self.f0).put_if("tags", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "lon", literal = 2)] f0: Option<u64>,
    #[record(rename = "\u{e123}")] f1: Uuid,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("\u{e123}", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T25 {
    #[record(literal = "😀")] V0(#[record(flatten)] T26),
    #[record(literal = false)] V2 {
        #[record(flatten)] extras: BTreeMap<String, i64>,
    },
    #[record(rename = "\u{e000}")] V1(#[record(flatten)] T27),
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V0(content) => Members::new().set("v", text("😀")).put_all(content).done(),
            T25::V2 { extras } => Members::new().set("v", Value::Bool(false)).put_all(extras).done(),
            T25::V1(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "id")] f1: Option<BTreeMap<String, super::objects_bitmaps::T1>>,
    #[record(rename = "lat")] f2: Option<BTreeMap<String, T24>>,
    #[record(rename = "unit")] f3: Vec<Vec<Uuid>>,
    #[record(rename = "bitrate")] f0: [T25; 3],
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put_if("lat", &self.f2).put("unit", &self.f3).put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T29 {
    #[record(rename = "10")] f0: u64,
    #[record(rename = "qty")] f1: Option<i64>,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("qty", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(rename = "tags")] f0: T29,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T32 {
    #[record(rename = "tab\tnl\n")] V3,
    #[record(literal = "")] V0,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        match self {
            T32::V3 => text("tab\tnl\n"),
            T32::V0 => text(""),
            T32::V2 => text("pending"),
            T32::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T31 {
    #[record(literal = "void")] V1 {
        #[record(rename = "region")] f2: Json,
        #[record(rename = "")] f0: T32,
        #[record(rename = "constructor")] f1: String,
    },
    #[record(rename = "paid")] V0 {
    },
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V1 { f2, f0, f1 } => Members::new().set("v", text("void")).put("region", f2).put("", f0).put("constructor", f1).done(),
            T31::V0 {  } => Members::new().set("v", text("paid")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "10")] f1: Uuid,
    #[record(rename = "$meta")] f0: Vec<u64>,
    #[record(rename = "URL")] f2: T31,
    #[record(rename = "sku")] f3: Option<Option<i64>>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put("$meta", &self.f0).put("URL", &self.f2).put_if("sku", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T34 {
    #[record(rename = "pending")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V1 => text("pending"),
            T34::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "10")] f0: T34,
    #[record(rename = "lon")] f1: Option<String>,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("lon", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T37 {
    #[record(rename = "EUR")] V0,
    #[record(literal = "a")] V1,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V0 => text("EUR"),
            T37::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T38 {
    #[record(rename = "tab\tnl\n")] V0,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V0 => text("tab\tnl\n"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T36 {
    #[record(rename = "lat")] f4: String,
    #[record(rename = "total")] f8: T37,
    #[record(rename = "price")] f5: Option<String>,
    #[record(rename = "qty")] f6: String,
    #[record(rename = "\u{e123}")] f10: Option<T38>,
    #[record(rename = "bitrate")] f1: u64,
    #[record(rename = "batch")] f0: Option<Json>,
    #[record(rename = "createdAt", literal = "eco")] f3: Option<String>,
    #[record(rename = "region")] f7: Json,
    #[record(rename = "数量")] f9: String,
    #[record(rename = "city", literal = 404)] f2: Option<u64>,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f4).put("total", &self.f8).put_if("price", &self.f5).put("qty", &self.f6).put_if("\u{e123}", &self.f10).put("bitrate", &self.f1).put_if("batch", &self.f0).put_if("createdAt", &self.f3).put("region", &self.f7).put("数量", &self.f9).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T40 {
    #[record(literal = 404)] V2,
    #[record(rename = "\u{e000}")] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V2 => Value::Number(404.0),
            T40::V1 => text("\u{e000}"),
            T40::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T41 {
    #[record(literal = 10)] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V1 => Value::Number(10.0),
            T41::V0 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T39 {
    #[record(literal = "😀")] V1 {
        #[record(flatten)] extras: BTreeMap<String, T40>,
        #[record(rename = "id")] f0: u64,
        #[record(rename = "notes", literal = null)] f2: (),
        #[record(rename = "region")] f3: Option<T41>,
        #[record(rename = "level")] f1: String,
        #[record(rename = "temp")] f4: Option<u64>,
    },
    #[record(literal = "void")] V0 {
        #[record(rename = "10")] f0: u64,
        #[record(rename = "notes")] f2: Option<u64>,
        #[record(rename = "\u{e123}")] f5: Option<Json>,
        #[record(rename = "2", literal = null)] f1: Option<()>,
        #[record(rename = "数量")] f4: Option<i64>,
    },
    #[record(literal = 200)] V2 {
        #[record(rename = "lon")] f0: Option<f64>,
        #[record(rename = "sku")] f1: bool,
        #[record(rename = "zip")] f4: Option<u64>,
        #[record(rename = "temp", literal = null)] f2: (),
    },
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V1 { f0, f2: _, f3, f1, f4, extras } => Members::new().set("v", text("😀")).put("id", f0).put("notes", &Value::Null).put_if("region", f3).put("level", f1).put_if("temp", f4).put_all(extras).done(),
            T39::V0 { f0, f2, f5, f1, f4 } => Members::new().set("v", text("void")).put("10", f0).put_if("notes", f2).put_if("\u{e123}", f5).put_if("2", &f1.as_ref().map(|()| Value::Null)).put_if("数量", f4).done(),
            T39::V2 { f0, f1, f4, f2: _ } => Members::new().set("v", Value::Number(200.0)).put_if("lon", f0).put("sku", f1).put_if("zip", f4).put("temp", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "active")] f1: Option<super::arrays_tuples::T4>,
    #[record(rename = "batch")] f2: [u64; 0],
    #[record(rename = "toString")] f4: T36,
    #[record(rename = "region")] f3: Vec<String>,
    #[record(rename = "Frame")] f0: T39,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put_if("active", &self.f1).put("batch", &self.f2).put("toString", &self.f4).put("region", &self.f3).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T42 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "warehouse-7")] V0,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        match self {
            T42::V1 => text("😀 launch"),
            T42::V0 => text("warehouse-7"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T44 {
    #[record(rename = "Größe")] V0,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V0 => text("Größe"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T43 {
    #[record(rename = "email")] f1: Option<T44>,
    #[record(rename = "qty", literal = null)] f2: Option<()>,
    #[record(rename = "9")] f0: u64,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put_if("qty", &self.f2.as_ref().map(|()| Value::Null)).put("9", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T48 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "Größe")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        match self {
            T48::V4 => text("😀 launch"),
            T48::V2 => text("Größe"),
            T48::V0 => text("\"quoted\""),
            T48::V1 => text("EUR"),
            T48::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T47(T48, String);
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) struct T46 {
    #[record(rename = "2")] f0: Option<T47>,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        Members::new().put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T45 {
    #[record(rename = "temp")] f0: Option<T46>,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put_if("temp", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T51 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "email")] f3: Option<String>,
    #[record(rename = "price")] f5: String,
    #[record(rename = "URL")] f2: Option<Json>,
    #[record(rename = "unit")] f8: Option<Uuid>,
    #[record(rename = "2")] f0: f64,
    #[record(rename = "9", literal = 200)] f1: Option<u64>,
    #[record(rename = "score")] f6: Option<Uuid>,
    #[record(rename = "name")] f4: Option<u64>,
    #[record(rename = "tags")] f7: Option<u64>,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f3).put("price", &self.f5).put_if("URL", &self.f2).put_if("unit", &self.f8).put("2", &self.f0).put_if("9", &self.f1).put_if("score", &self.f6).put_if("name", &self.f4).put_if("tags", &self.f7).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T53 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V4,
    #[record(rename = "pending")] V3,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V2 => text("ok"),
            T53::V1 => text("Größe"),
            T53::V0 => text("\"quoted\""),
            T53::V4 => text("数量"),
            T53::V3 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T52 {
    #[record(flatten)] extras: BTreeMap<String, T53>,
    #[record(rename = "tags")] f0: u64,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T54 {
    V0((bool,)),
    V1(#[record(literal = null)] ()),
    V2(i64),
    V3(BTreeMap<String, ()>),
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        match self {
            T54::V0(content) => shown(content),
            T54::V1(_) => shown(&Value::Null),
            T54::V2(content) => shown(content),
            T54::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T56(#[record(literal = 10)] u64);
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(tag = "status")]
pub(crate) enum T55 {
    #[record(literal = 200)] V0 {
        #[record(flatten)] extras: BTreeMap<String, T56>,
        #[record(rename = "email")] f0: Option<Uuid>,
        #[record(rename = "type", literal = 404)] f3: u64,
        #[record(rename = "tags")] f2: u64,
    },
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        match self {
            T55::V0 { f0, f3, f2, extras } => Members::new().set("status", Value::Number(200.0)).put_if("email", f0).put("type", f3).put("tags", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T57 {
    #[record(rename = "sku")] f0: bool,
    #[record(rename = "x-trace")] f1: u64,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &self.f0).put("x-trace", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(flatten)] extras: BTreeMap<String, i64>,
    #[record(rename = "id")] f0: f64,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T60 {
    #[record(rename = "ok")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V2,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        match self {
            T60::V1 => text("ok"),
            T60::V0 => text("\"quoted\""),
            T60::V2 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T59 {
    #[record(rename = "lon")] f1: Option<u64>,
    #[record(rename = "lot")] f2: T60,
    #[record(rename = "active")] f0: f64,
    #[record(rename = "status")] f3: Option<T34>,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put("lot", &self.f2).put("active", &self.f0).put_if("status", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(rename = "id")] f6: Option<T51>,
    #[record(rename = "codec")] f4: Option<BTreeMap<String, Uuid>>,
    #[record(rename = "URL")] f2: T52,
    #[record(rename = "qty")] f7: T54,
    #[record(rename = "ref", nullable)] f8: Option<T38>,
    #[record(rename = "größe")] f5: Option<T55>,
    #[record(rename = "")] f0: T57,
    #[record(rename = "tags")] f9: Option<Option<super::enums_literals::T6>>,
    #[record(rename = "Frame")] f1: T58,
    #[record(rename = "city")] f3: T59,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f6).put_if("codec", &self.f4).put("URL", &self.f2).put("qty", &self.f7).put("ref", &self.f8).put_if("größe", &self.f5).put("", &self.f0).put_if("tags", &self.f9).put("Frame", &self.f1).put("city", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T64 {
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        match self {
            T64::V1 => text("\"quoted\""),
            T64::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T63 {
    #[record(rename = "qty")] f1: i64,
    #[record(rename = "region")] f2: Option<Json>,
    #[record(rename = "zone")] f3: Option<T64>,
    #[record(rename = "constructor")] f0: bool,
    #[record(flatten)] extras: BTreeMap<String, bool>,
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f1).put_if("region", &self.f2).put_if("zone", &self.f3).put("constructor", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "2")]
pub(crate) enum T65 {
    #[record(rename = "paid")] V0 {
        #[record(rename = "email")] f2: String,
        #[record(rename = "active")] f1: f64,
        #[record(rename = "v", literal = "void")] f3: String,
    },
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V0 { f2, f1, f3 } => Members::new().set("2", text("paid")).put("email", f2).put("active", f1).put("v", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T67 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        match self {
            T67::V0 => text("\"quoted\""),
            T67::V2 => text("pending"),
            T67::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T66 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "status")] f2: Json,
    #[record(rename = "Frame")] f0: Uuid,
    #[record(rename = "constructor")] f1: T67,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f2).put("Frame", &self.f0).put("constructor", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T62 {
    #[record(rename = "lat")] f2: T63,
    #[record(rename = "qty")] f3: T65,
    #[record(rename = "currency", nullable)] f1: Option<f64>,
    #[record(rename = "zone")] f4: T66,
    #[record(rename = "Frame")] f0: BTreeMap<String, String>,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put("qty", &self.f3).put("currency", &self.f1).put("zone", &self.f4).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T70 {
    #[record(literal = 404)] V2,
    #[record(literal = "")] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        match self {
            T70::V2 => Value::Number(404.0),
            T70::V0 => text(""),
            T70::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) enum T71 {
    #[record(literal = "😀")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = "eco")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V1 => text("😀"),
            T71::V2 => Value::Number(0.0),
            T71::V0 => text("eco"),
            T71::V3 => Value::Number(200.0),
            T71::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T69 {
    #[record(rename = "notes")] f2: bool,
    #[record(rename = "sku")] f4: Option<u64>,
    #[record(rename = "owner")] f3: T70,
    #[record(rename = "größe")] f0: f64,
    #[record(rename = "level")] f1: T71,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put_if("sku", &self.f4).put("owner", &self.f3).put("größe", &self.f0).put("level", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T68 {
    #[record(rename = "lon")] f1: T69,
    #[record(rename = "currency")] f0: Option<i64>,
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put_if("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T61 {
    #[record(rename = "status")] f1: Option<T62>,
    #[record(rename = "_rev")] f0: Option<T68>,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put_if("status", &self.f1).put_if("_rev", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T72 {
    V1(i64),
    V2(BTreeMap<String, i64>),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V1(content) => shown(content),
            T72::V2(content) => shown(content),
            T72::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T49 {
    #[record(rename = "total")] f2: Option<BTreeMap<String, T50>>,
    #[record(rename = "notes")] f1: Option<Box<T49>>,
    #[record(rename = "цена")] f3: T61,
    #[record(rename = "constructor", nullable)] f0: Option<T72>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f2).put_if("notes", &self.f1).put("цена", &self.f3).put("constructor", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T73(#[record(literal = "boost")] String);
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T74 {
    #[record(rename = "warehouse-7")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V1 => text("warehouse-7"),
            T74::V0 => text(""),
            T74::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T76 {
    #[record(rename = "status")] f0: Option<Box<T75>>,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        Members::new().put_if("status", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T77 {
    #[record(rename = "🚀")] f0: Json,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        Members::new().put("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T75 {
    #[record(rename = "$meta")] f0: T76,
    #[record(rename = "host", nullable)] f2: Option<T77>,
    #[record(rename = "größe")] f1: Option<Json>,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("host", &self.f2).put_if("größe", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T78 {
    V0([BTreeMap<String, f64>; 2]),
    V2(#[record(literal = null)] ()),
    V4(Uuid),
    V3(#[record(literal = 7)] u64),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        match self {
            T78::V0(content) => shown(content),
            T78::V2(_) => shown(&Value::Null),
            T78::V4(content) => shown(content),
            T78::V3(content) => shown(content),
            T78::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T81 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V2 => text("😀 launch"),
            T81::V1 => text("\"quoted\""),
            T81::V0 => text(""),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T80 {
    V0(Vec<Json>),
    V3(#[record(literal = "solo")] String),
    V1(f64),
    V2(BTreeMap<String, T81>),
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V0(content) => shown(content),
            T80::V3(content) => shown(content),
            T80::V1(content) => shown(content),
            T80::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T83 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "items")] f1: Option<i64>,
    #[record(rename = "_rev", literal = "é")] f0: String,
    #[record(rename = "tags")] f2: Option<String>,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f1).put("_rev", &self.f0).put_if("tags", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T84 {
    #[record(rename = "9")] f0: i64,
    #[record(rename = "zip", literal = 404)] f1: Option<u64>,
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put_if("zip", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T82 {
    #[record(rename = "\u{e123}")] f4: T83,
    #[record(rename = "currency")] f3: Option<Option<Uuid>>,
    #[record(rename = "9")] f0: super::arrays_tuples::T10,
    #[record(rename = "_rev")] f1: Vec<Json>,
    #[record(rename = "a.b")] f2: Option<T84>,
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f4).put_if("currency", &self.f3).put("9", &self.f0).put("_rev", &self.f1).put_if("a.b", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T79 {
    #[record(literal = 2)] V3 {
        #[record(rename = "codec")] f0: Box<T79>,
        #[record(rename = "host")] f1: T80,
        #[record(rename = "\u{e123}")] f5: BTreeMap<String, u64>,
        #[record(rename = "role")] f2: BTreeMap<String, ()>,
        #[record(rename = "score")] f3: String,
    },
    #[record(rename = "boost")] V0 {
        #[record(flatten)] extras: BTreeMap<String, super::arrays_tuples::T4>,
    },
    #[record(literal = 1e21)] V2(#[record(flatten)] T82),
    #[record(literal = 1)] V1,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        match self {
            T79::V3 { f0, f1, f5, f2, f3 } => Members::new().set("type", Value::Number(2.0)).put("codec", f0).put("host", f1).put("\u{e123}", f5).put("role", f2).put("score", f3).done(),
            T79::V0 { extras } => Members::new().set("type", text("boost")).put_all(extras).done(),
            T79::V2(content) => Members::new().set("type", Value::Number(1e21)).put_all(content).done(),
            T79::V1 => Members::new().set("type", Value::Number(1.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T86 {
    #[record(literal = "😀 launch")] V0,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        match self {
            T86::V0 => text("😀 launch"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T85 {
    #[record(rename = "lon")] f1: u64,
    #[record(rename = "total")] f4: String,
    #[record(rename = "items", literal = null)] f0: (),
    #[record(rename = "role")] f3: String,
    #[record(rename = "name")] f2: T86,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put("total", &self.f4).put("items", &Value::Null).put("role", &self.f3).put("name", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T87 {
    V2(Uuid),
    V1(u64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        match self {
            T87::V2(content) => shown(content),
            T87::V1(content) => shown(content),
            T87::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T89 {
    #[record(rename = "total")] f3: Option<bool>,
    #[record(rename = "$meta")] f0: Uuid,
    #[record(rename = "batch", literal = 2)] f1: Option<u64>,
    #[record(rename = "toString")] f2: f64,
    #[record(rename = "🚀")] f4: String,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f3).put("$meta", &self.f0).put_if("batch", &self.f1).put("toString", &self.f2).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T88 {
    #[record(literal = "void")] V1(#[record(flatten)] T89),
    #[record(literal = "eco")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V1(content) => Members::new().set("t", text("void")).put_all(content).done(),
            T88::V0 { extras } => Members::new().set("t", text("eco")).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T91 {
    #[record(rename = "total")] f0: Option<u64>,
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T90 {
    V0(BTreeMap<String, T91>),
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        match self {
            T90::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T92(#[record(literal = null)] (), Json);
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        array(&[&Value::Null, &self.1])
    }
}

#[derive(Record)]
pub(crate) enum T93 {
    #[record(rename = "boost")] V0,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        match self {
            T93::V0 => text("boost"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T94 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "host")] f0: Option<super::arrays_tuples::T4>,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T96 {
    V1(#[record(literal = null)] ()),
    V2(#[record(literal = "solo")] String),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        match self {
            T96::V1(_) => shown(&Value::Null),
            T96::V2(content) => shown(content),
            T96::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T95 {
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, T96>,
    },
    #[record(literal = 10)] V1 {
    },
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        match self {
            T95::V0 { extras } => Members::new().set("type", text("😀")).put_all(extras).done(),
            T95::V1 {  } => Members::new().set("type", Value::Number(10.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T97 {
    #[record(rename = "ref")] f1: Option<i64>,
    #[record(rename = "role", literal = null)] f2: Option<()>,
    #[record(rename = "owner")] f0: Option<Uuid>,
    #[record(rename = "score")] f3: Option<String>,
    #[record(rename = "status", literal = null)] f4: (),
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f1).put_if("role", &self.f2.as_ref().map(|()| Value::Null)).put_if("owner", &self.f0).put_if("score", &self.f3).put("status", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T101 {
    #[record(rename = "ok")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V0,
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        match self {
            T101::V1 => text("ok"),
            T101::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T101::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T101::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T102 {
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "pending")] V3,
    #[record(literal = "a")] V2,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        match self {
            T102::V1 => text("\"quoted\""),
            T102::V0 => text(""),
            T102::V3 => text("pending"),
            T102::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T103 {
    #[record(literal = "void")] V1,
    #[record(literal = false)] V4,
    #[record(literal = 10)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        match self {
            T103::V1 => text("void"),
            T103::V4 => Value::Bool(false),
            T103::V2 => Value::Number(10.0),
            T103::V0 => text("draft"),
            T103::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T100 {
    #[record(rename = "email")] f1: T101,
    #[record(rename = "цена")] f2: Option<String>,
    #[record(rename = "currency")] f0: T102,
    #[record(rename = "数量")] f3: Option<T103>,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put_if("цена", &self.f2).put("currency", &self.f0).put_if("数量", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T99 {
    #[record(rename = "id")] f0: T100,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T98 {
    #[record(rename = "email", literal = null)] f1: Option<()>,
    #[record(rename = "ref")] f3: T99,
    #[record(rename = "größe")] f2: Option<i64>,
    #[record(rename = "")] f0: Option<super::objects_bitmaps::T1>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1.as_ref().map(|()| Value::Null)).put("ref", &self.f3).put_if("größe", &self.f2).put_if("", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T106 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V3,
    #[record(literal = "eco")] V0,
    #[record(literal = 10)] V4,
    #[record(literal = -1)] V2,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V1 => text("\u{e000}"),
            T106::V3 => Value::Number(0.0),
            T106::V0 => text("eco"),
            T106::V4 => Value::Number(10.0),
            T106::V2 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T105 {
    #[record(rename = "notes")] f2: String,
    #[record(rename = "active")] f0: Option<u64>,
    #[record(rename = "цена", literal = null)] f6: (),
    #[record(rename = "role")] f3: f64,
    #[record(rename = "createdAt", literal = null)] f1: (),
    #[record(rename = "toString")] f5: bool,
    #[record(rename = "数量")] f7: Option<T10>,
    #[record(rename = "temp")] f4: Json,
    #[record(rename = "🚀")] f8: Option<T106>,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put_if("active", &self.f0).put("цена", &Value::Null).put("role", &self.f3).put("createdAt", &Value::Null).put("toString", &self.f5).put_if("数量", &self.f7).put("temp", &self.f4).put_if("🚀", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T108 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "ok")] V0,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V1 => text("warehouse-7"),
            T108::V0 => text("ok"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type", content = "constructor")]
pub(crate) enum T107 {
    #[record(literal = 10)] V2 {
        #[record(rename = "lot")] f2: Option<f64>,
        #[record(rename = "lat", literal = "é")] f1: String,
        #[record(rename = "цена", literal = "boost")] f4: String,
        #[record(rename = "2")] f0: Option<i64>,
        #[record(rename = "🚀")] f5: Json,
    },
    #[record(rename = "paid")] V0(bool),
    #[record(rename = "é")] V1 {
        #[record(flatten)] extras: BTreeMap<String, String>,
    },
    #[record(literal = true)] V3 {
        #[record(rename = "items")] f1: Json,
        #[record(rename = "")] f0: Option<T108>,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        match self {
            T107::V2 { f2, f1, f4, f0, f5 } => Members::new().set("type", Value::Number(10.0)).put_if("lot", f2).put("lat", f1).put("цена", f4).put_if("2", f0).put("🚀", f5).done(),
            T107::V0(content) => Members::new().set("type", text("paid")).put("constructor", content).done(),
            T107::V1 { extras } => Members::new().set("type", text("é")).put_all(extras).done(),
            T107::V3 { f1, f0, extras } => Members::new().set("type", Value::Bool(true)).put("items", f1).put_if("", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T104 {
    #[record(flatten)] extras: BTreeMap<String, T105>,
    #[record(rename = "notes")] f0: T107,
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T110 {
    #[record(literal = "")] V0,
    #[record(literal = 0)] V1,
    #[record(literal = true)] V2,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V0 => text(""),
            T110::V1 => Value::Number(0.0),
            T110::V2 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T109 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "items")] f2: T110,
    #[record(rename = "batch")] f1: i64,
    #[record(rename = "_rev")] f0: Option<i64>,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f2).put("batch", &self.f1).put_if("_rev", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T113 {
    #[record(rename = "ref", literal = 1e21)] f0: Option<f64>,
    #[record(rename = "score")] f1: Option<f64>,
    #[record(rename = "数量")] f3: Option<f64>,
    #[record(rename = "zone")] f2: Option<bool>,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f0).put_if("score", &self.f1).put_if("数量", &self.f3).put_if("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T112 {
    #[record(rename = "URL")] f1: Option<Vec<String>>,
    #[record(rename = "2")] f0: T113,
    #[record(rename = "level")] f2: T111,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f1).put("2", &self.f0).put("level", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T111(Vec<T112>);
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T114 {
    V0(#[record(literal = null)] ()),
    V2(Uuid),
    V1(i64),
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        match self {
            T114::V0(_) => shown(&Value::Null),
            T114::V2(content) => shown(content),
            T114::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T115 {
    #[record(literal = 0)] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V1 => Value::Number(0.0),
            T115::V0 => text("draft"),
            T115::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T116 {
    #[record(literal = "void")] V0 {
        #[record(rename = "qty")] f3: u64,
        #[record(rename = "currency")] f1: Option<Json>,
        #[record(rename = "owner")] f2: Option<i64>,
    },
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        match self {
            T116::V0 { f3, f1, f2 } => Members::new().set("Op", text("void")).put("qty", f3).put_if("currency", f1).put_if("owner", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T117 {
    #[record(literal = 2)] V1 {
        #[record(rename = "ref")] f0: f64,
        #[record(rename = "zone")] f2: Json,
    },
    #[record(rename = "\u{e000}")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "lon", literal = null)] f3: (),
        #[record(rename = "codec")] f2: i64,
        #[record(rename = "unit")] f4: u64,
        #[record(rename = "active")] f0: String,
        #[record(rename = "batch")] f1: Json,
    },
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        match self {
            T117::V1 { f0, f2 } => Members::new().set("v", Value::Number(2.0)).put("ref", f0).put("zone", f2).done(),
            T117::V0 { f3: _, f2, f4, f0, f1, extras } => Members::new().set("v", text("\u{e000}")).put("lon", &Value::Null).put("codec", f2).put("unit", f4).put("active", f0).put("batch", f1).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T122 {
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V2,
    #[record(literal = -1)] V1,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0 => text("boost"),
            T122::V2 => Value::Number(0.5),
            T122::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T121 {
    #[record(rename = "цена")] f3: Option<Json>,
    #[record(rename = "\u{e123}")] f4: Option<Uuid>,
    #[record(rename = "currency")] f1: Option<f64>,
    #[record(rename = "größe")] f2: T122,
    #[record(rename = "createdAt", literal = 2)] f0: u64,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f3).put_if("\u{e123}", &self.f4).put_if("currency", &self.f1).put("größe", &self.f2).put("createdAt", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T124 {
    #[record(literal = 2)] V2,
    #[record(literal = "")] V0,
    #[record(rename = "é")] V1,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        match self {
            T124::V2 => Value::Number(2.0),
            T124::V0 => text(""),
            T124::V1 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T123 {
    #[record(rename = "port")] f0: T124,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "port")]
pub(crate) enum T120 {
    #[record(literal = 0.5)] V0 {
        #[record(rename = "codec")] f2: Option<u64>,
        #[record(rename = "city", literal = null)] f1: (),
    },
    #[record(literal = 10)] V1(#[record(flatten)] T121),
    #[record(literal = 200)] V2(#[record(flatten)] T123),
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        match self {
            T120::V0 { f2, f1: _ } => Members::new().set("Op", Value::Number(0.5)).put_if("codec", f2).put("city", &Value::Null).done(),
            T120::V1(content) => Members::new().set("Op", Value::Number(10.0)).put_all(content).done(),
            T120::V2(content) => Members::new().set("Op", Value::Number(200.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T119 {
    #[record(rename = "email", nullable)] f1: Option<String>,
    #[record(rename = "name")] f2: Vec<u64>,
    #[record(rename = "tags")] f3: T120,
    #[record(rename = "constructor")] f0: String,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put("name", &self.f2).put("tags", &self.f3).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T118 {
    V2(#[record(literal = "solo")] String),
    V0(f64),
    V1(T119),
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        match self {
            T118::V2(content) => shown(content),
            T118::V0(content) => shown(content),
            T118::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T126 {
    #[record(rename = "10")] f0: bool,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T128 {
    #[record(rename = "Frame", literal = "é")] f0: Option<String>,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T130 {
    #[record(literal = "😀 launch")] V2,
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        match self {
            T130::V2 => text("😀 launch"),
            T130::V0 => text(""),
            T130::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T131 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        match self {
            T131::V2 => text("tab\tnl\n"),
            T131::V3 => text("warehouse-7"),
            T131::V1 => text("ok"),
            T131::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T132 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        match self {
            T132::V0 => text("\"quoted\""),
            T132::V1 => text("EUR"),
            T132::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T129 {
    #[record(rename = "host")] f2: Option<T130>,
    #[record(rename = "notes")] f3: bool,
    #[record(rename = "_rev")] f0: Option<T131>,
    #[record(rename = "constructor")] f1: Option<T132>,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f2).put("notes", &self.f3).put_if("_rev", &self.f0).put_if("constructor", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T127 {
    #[record(rename = "level")] f0: Option<T128>,
    #[record(rename = "zone")] f1: T129,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        Members::new().put_if("level", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v", content = "active")]
pub(crate) enum T125 {
    #[record(literal = 2)] V1(Vec<T126>),
    #[record(rename = "boost")] V0,
    #[record(literal = false)] V2 {
        #[record(rename = "lon")] f0: u64,
        #[record(rename = "sku")] f1: T127,
        #[record(rename = "🚀")] f3: Vec<Vec<bool>>,
    },
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        match self {
            T125::V1(content) => Members::new().set("v", Value::Number(2.0)).put("active", content).done(),
            T125::V0 => Members::new().set("v", text("boost")).done(),
            T125::V2 { f0, f1, f3 } => Members::new().set("v", Value::Bool(false)).put("lon", f0).put("sku", f1).put("🚀", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T134 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        match self {
            T134::V0 => text("\u{e000}"),
            T134::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T133 {
    #[record(rename = "lat")] f3: Option<String>,
    #[record(rename = "qty", literal = null)] f4: Option<()>,
    #[record(rename = "sku")] f5: Option<T134>,
    #[record(rename = "createdAt")] f2: Option<i64>,
    #[record(rename = "tags")] f6: u64,
    #[record(rename = "a.b")] f0: f64,
    #[record(rename = "zone")] f7: u64,
    #[record(rename = "city")] f1: Option<f64>,
    #[record(rename = "🚀")] f8: Option<bool>,
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f3).put_if("qty", &self.f4.as_ref().map(|()| Value::Null)).put_if("sku", &self.f5).put_if("createdAt", &self.f2).put("tags", &self.f6).put("a.b", &self.f0).put("zone", &self.f7).put_if("city", &self.f1).put_if("🚀", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T137 {
    #[record(literal = 2)] V2,
    #[record(literal = 404)] V3,
    #[record(literal = "")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = true)] V4,
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V2 => Value::Number(2.0),
            T137::V3 => Value::Number(404.0),
            T137::V0 => text(""),
            T137::V1 => text("é"),
            T137::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T138 {
    #[record(literal = 2)] V3,
    #[record(literal = false)] V4,
    #[record(literal = null)] V5,
    #[record(rename = "é")] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        match self {
            T138::V3 => Value::Number(2.0),
            T138::V4 => Value::Bool(false),
            T138::V5 => Value::Null,
            T138::V1 => text("é"),
            T138::V0 => text("draft"),
            T138::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T136 {
    #[record(rename = "qty")] f1: String,
    #[record(rename = "sku")] f3: T137,
    #[record(rename = "role")] f2: T138,
    #[record(rename = "_rev")] f0: Option<f64>,
    #[record(flatten)] extras: BTreeMap<String, u64>,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f1).put("sku", &self.f3).put("role", &self.f2).put_if("_rev", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T139 {
    #[record(rename = "ref", literal = "paid")] f0: Option<String>,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T140 {
    #[record(literal = 2)] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V0 => Value::Number(2.0),
            T140::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T141 {
    #[record(rename = "unit")] f7: i64,
    #[record(rename = "цена")] f8: f64,
    #[record(rename = "bitrate")] f2: f64,
    #[record(rename = "ref")] f5: Option<u64>,
    #[record(rename = "batch")] f1: bool,
    #[record(rename = "role", literal = "\u{e000}")] f6: String,
    #[record(rename = "größe", literal = null)] f4: (),
    #[record(rename = "a.b")] f0: Option<i64>,
    #[record(rename = "city")] f3: Option<String>,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f7).put("цена", &self.f8).put("bitrate", &self.f2).put_if("ref", &self.f5).put("batch", &self.f1).put("role", &self.f6).put("größe", &Value::Null).put_if("a.b", &self.f0).put_if("city", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T135 {
    #[record(rename = "port")] f1: T136,
    #[record(rename = "role")] f2: T139,
    #[record(rename = "2")] f0: BTreeMap<String, T140>,
    #[record(rename = "toString")] f3: T141,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put("role", &self.f2).put("2", &self.f0).put("toString", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T142 {
    #[record(rename = "_rev")] f0: Option<BTreeMap<String, Json>>,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put_if("_rev", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T146 {
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        match self {
            T146::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T145 {
    #[record(rename = "price")] f2: i64,
    #[record(rename = "URL")] f0: Option<String>,
    #[record(rename = "_rev")] f1: T146,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f2).put_if("URL", &self.f0).put("_rev", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T144 {
    #[record(literal = 2)] V1(#[record(flatten)] T145),
    #[record(literal = 404)] V2 {
        #[record(rename = "email")] f2: Option<i64>,
        #[record(rename = "$meta")] f0: Option<Json>,
        #[record(rename = "notes")] f4: Json,
        #[record(rename = "port", literal = null)] f5: (),
        #[record(rename = "größe")] f3: String,
    },
    #[record(literal = "eco")] V0,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V1(content) => Members::new().set("Op", Value::Number(2.0)).put_all(content).done(),
            T144::V2 { f2, f0, f4, f5: _, f3 } => Members::new().set("Op", Value::Number(404.0)).put_if("email", f2).put_if("$meta", f0).put("notes", f4).put("port", &Value::Null).put("größe", f3).done(),
            T144::V0 => Members::new().set("Op", text("eco")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T143 {
    #[record(rename = "lot")] f0: T144,
    #[record(rename = "notes")] f1: (String,),
    #[record(rename = "zone", nullable)] f2: Option<String>,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).put("notes", &self.f1).put("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T149 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V0,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        match self {
            T149::V3 => text("😀 launch"),
            T149::V1 => text("warehouse-7"),
            T149::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T149::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T148 {
    #[record(literal = false)] V1 {
        #[record(rename = "total")] f2: Option<Json>,
        #[record(rename = "$meta")] f0: Option<String>,
        #[record(rename = "2")] f1: Option<T149>,
    },
    #[record(literal = -1)] V0,
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        match self {
            T148::V1 { f2, f0, f1 } => Members::new().set("v", Value::Bool(false)).put_if("total", f2).put_if("$meta", f0).put_if("2", f1).done(),
            T148::V0 => Members::new().set("v", Value::Number(-1.0)).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T147 {
    V0(#[record(literal = null)] ()),
    V1(u64),
    V2(BTreeMap<String, T148>),
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        match self {
            T147::V0(_) => shown(&Value::Null),
            T147::V1(content) => shown(content),
            T147::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T151 {
    #[record(literal = "😀")] V1,
    #[record(literal = 10)] V2,
    #[record(rename = "é")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        match self {
            T151::V1 => text("😀"),
            T151::V2 => Value::Number(10.0),
            T151::V0 => text("é"),
            T151::V3 => Value::Number(200.0),
            T151::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T150 {
    V0(T151, #[record(literal = null)] ()),
    V1(i64),
    V2(BTreeMap<String, ()>),
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        match self {
            T150::V0(f0, _) => array(&[f0, &Value::Null]),
            T150::V1(content) => shown(content),
            T150::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T153 {
    #[record(rename = "email")] f1: Option<f64>,
    #[record(rename = "price")] f2: Option<i64>,
    #[record(rename = "$meta")] f0: Option<u64>,
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put_if("price", &self.f2).put_if("$meta", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T154 {
    #[record(rename = "currency")] f1: f64,
    #[record(rename = "sku")] f2: Option<String>,
    #[record(rename = "9", literal = "eco")] f0: Option<String>,
    #[record(rename = "x-trace")] f3: String,
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f1).put_if("sku", &self.f2).put_if("9", &self.f0).put("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T152 {
    #[record(literal = 404)] V1(#[record(flatten)] T153),
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T154),
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        match self {
            T152::V1(content) => Members::new().set("v", Value::Number(404.0)).put_all(content).done(),
            T152::V0(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T156 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        match self {
            T156::V2 => text("😀 launch"),
            T156::V0 => text("tab\tnl\n"),
            T156::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T157 {
    #[record(rename = "10", literal = null)] f0: Option<()>,
    #[record(rename = "sku")] f1: u64,
    #[record(rename = "zip")] f3: Json,
    #[record(rename = "tags")] f2: Uuid,
    #[record(rename = "zone", literal = "é")] f4: String,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0.as_ref().map(|()| Value::Null)).put("sku", &self.f1).put("zip", &self.f3).put("tags", &self.f2).put("zone", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T158 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lon")] f3: Option<u64>,
    #[record(rename = "lat")] f2: Option<Json>,
    #[record(rename = "items")] f1: Uuid,
    #[record(rename = "größe")] f0: u64,
    #[record(rename = "status")] f4: bool,
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f3).put_if("lat", &self.f2).put("items", &self.f1).put("größe", &self.f0).put("status", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T159 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        match self {
            T159::V4 => text("😀 launch"),
            T159::V1 => text("tab\tnl\n"),
            T159::V2 => text("warehouse-7"),
            T159::V0 => text("\"quoted\""),
            T159::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T160 {
    #[record(rename = "id", literal = null)] f3: Option<()>,
    #[record(rename = "batch")] f1: Option<bool>,
    #[record(rename = "2")] f0: bool,
    #[record(rename = "createdAt")] f2: Option<bool>,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f3.as_ref().map(|()| Value::Null)).put_if("batch", &self.f1).put("2", &self.f0).put_if("createdAt", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T161 {
    #[record(rename = "lon")] f0: Option<Json>,
    #[record(rename = "total", literal = null)] f1: (),
    #[record(rename = "цена")] f2: bool,
    #[record(rename = "数量")] f3: Json,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("total", &Value::Null).put("цена", &self.f2).put("数量", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T163 {
    #[record(rename = "ok")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        match self {
            T163::V1 => text("ok"),
            T163::V0 => text(""),
            T163::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T162 {
    #[record(rename = "email")] f2: Option<String>,
    #[record(rename = "URL")] f0: Option<bool>,
    #[record(rename = "createdAt")] f1: Option<u64>,
    #[record(rename = "score")] f3: Option<T163>,
    #[record(rename = "tags")] f4: String,
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f2).put_if("URL", &self.f0).put_if("createdAt", &self.f1).put_if("score", &self.f3).put("tags", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T165 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 0)] V1,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        match self {
            T165::V0 => text("\u{e000}"),
            T165::V1 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T167 {
    #[record(literal = 0.5)] V0,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        match self {
            T167::V0 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) struct T166 {
    #[record(rename = "unit")] f2: T167,
    #[record(rename = "\u{e123}")] f3: i64,
    #[record(rename = "ref")] f1: Option<String>,
    #[record(rename = "level")] f0: Option<f64>,
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f2).put("\u{e123}", &self.f3).put_if("ref", &self.f1).put_if("level", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T164 {
    #[record(literal = 0)] V0 {
        #[record(rename = "items")] f2: Option<f64>,
        #[record(rename = "active")] f0: T165,
        #[record(rename = "city")] f1: u64,
    },
    #[record(literal = 1)] V1(#[record(flatten)] T166),
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V0 { f2, f0, f1 } => Members::new().set("t", Value::Number(0.0)).put_if("items", f2).put("active", f0).put("city", f1).done(),
            T164::V1(content) => Members::new().set("t", Value::Number(1.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T168 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "EUR")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T168 {
    fn to_value(&self) -> Value {
        match self {
            T168::V4 => text("😀 launch"),
            T168::V2 => text("tab\tnl\n"),
            T168::V3 => text("warehouse-7"),
            T168::V0 => text("EUR"),
            T168::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T170 {
    #[record(rename = "total")] f2: Uuid,
    #[record(rename = "score")] f0: Option<f64>,
    #[record(rename = "status")] f1: String,
    #[record(rename = "x-trace")] f3: i64,
}
impl ToValue for T170 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f2).put_if("score", &self.f0).put("status", &self.f1).put("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T169 {
    #[record(flatten)] extras: BTreeMap<String, [u64; 2]>,
    #[record(rename = "codec")] f0: Option<T170>,
}
impl ToValue for T169 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T155 {
    #[record(literal = 404)] V3 {
        #[record(rename = "qty")] f1: Vec<T156>,
        #[record(rename = "sku")] f2: T157,
        #[record(rename = "owner")] f0: Option<T158>,
        #[record(rename = "toString")] f4: [String; 3],
        #[record(rename = "zip")] f5: T159,
    },
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, super::arrays_tuples::T4>,
        #[record(rename = "codec")] f0: Option<T160>,
        #[record(rename = "owner")] f3: T161,
        #[record(rename = "score")] f4: T162,
        #[record(rename = "name")] f2: T164,
        #[record(rename = "constructor")] f1: BTreeMap<String, Json>,
    },
    #[record(literal = 0)] V1 {
        #[record(rename = "total")] f2: u64,
        #[record(rename = "")] f0: Option<[Json; 1]>,
        #[record(flatten)] extras: BTreeMap<String, T168>,
    },
    #[record(literal = 0.5)] V2(#[record(flatten)] T169),
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        match self {
            T155::V3 { f1, f2, f0, f4, f5 } => Members::new().set("t", Value::Number(404.0)).put("qty", f1).put("sku", f2).put_if("owner", f0).put("toString", f4).put("zip", f5).done(),
            T155::V0 { f0, f3, f4, f2, f1, extras } => Members::new().set("t", text("😀")).put_if("codec", f0).put("owner", f3).put("score", f4).put("name", f2).put("constructor", f1).put_all(extras).done(),
            T155::V1 { f2, f0, extras } => Members::new().set("t", Value::Number(0.0)).put("total", f2).put_if("", f0).put_all(extras).done(),
            T155::V2(content) => Members::new().set("t", Value::Number(0.5)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T171 {
    #[record(rename = "currency", literal = null)] f3: Option<()>,
    #[record(rename = "bitrate", literal = 404)] f1: u64,
    #[record(rename = "2")] f0: Option<i64>,
    #[record(rename = "name", literal = true)] f4: Option<()>,
    #[record(rename = "city")] f2: Option<Uuid>,
}
impl ToValue for T171 {
    fn to_value(&self) -> Value {
        Members::new().put_if("currency", &self.f3.as_ref().map(|()| Value::Null)).put("bitrate", &self.f1).put_if("2", &self.f0).put_if("name", &self.f4.as_ref().map(|()| Value::Bool(true))).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T173 {
    #[record(rename = "status", literal = null)] f0: (),
}
impl ToValue for T173 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T175 {
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V1,
}
impl ToValue for T175 {
    fn to_value(&self) -> Value {
        match self {
            T175::V2 => text("ok"),
            T175::V0 => text("\"quoted\""),
            T175::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T175::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T176 {
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T176 {
    fn to_value(&self) -> Value {
        match self {
            T176::V0 => text(""),
            T176::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T176::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T177 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T177 {
    fn to_value(&self) -> Value {
        match self {
            T177::V1 => text("Größe"),
            T177::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T174 {
    #[record(rename = "email")] f6: Option<Uuid>,
    #[record(rename = "codec")] f5: T175,
    #[record(rename = "items")] f7: u64,
    #[record(rename = "notes")] f8: Json,
    #[record(rename = "URL")] f1: T176,
    #[record(rename = "active")] f2: Json,
    #[record(rename = "ref")] f10: String,
    #[record(rename = "port")] f9: Option<i64>,
    #[record(rename = "batch")] f3: Option<String>,
    #[record(rename = "9")] f0: Option<f64>,
    #[record(rename = "toString")] f11: T177,
    #[record(rename = "city")] f4: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T174 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f6).put("codec", &self.f5).put("items", &self.f7).put("notes", &self.f8).put("URL", &self.f1).put("active", &self.f2).put("ref", &self.f10).put_if("port", &self.f9).put_if("batch", &self.f3).put_if("9", &self.f0).put("toString", &self.f11).put_if("city", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T178 {
    V0(super::arrays_tuples::T10),
    V3(#[record(literal = "solo")] String),
    V1(#[record(literal = 7)] u64),
    V2(BTreeMap<String, Option<super::enums_literals::T6>>),
}
impl ToValue for T178 {
    fn to_value(&self) -> Value {
        match self {
            T178::V0(content) => shown(content),
            T178::V3(content) => shown(content),
            T178::V1(content) => shown(content),
            T178::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T180 {
    #[record(rename = "zip")] f0: T174,
}
impl ToValue for T180 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T181 {
    #[record(rename = "status")] f0: i64,
}
impl ToValue for T181 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T179 {
    #[record(rename = "active")] f0: T180,
    #[record(rename = "цена")] f1: Option<Option<T181>>,
}
impl ToValue for T179 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put_if("цена", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T172 {
    #[record(rename = "lot")] f1: Json,
    #[record(rename = "createdAt")] f0: Option<Vec<BTreeMap<String, T173>>>,
    #[record(rename = "name")] f2: Vec<T174>,
    #[record(rename = "toString")] f4: T178,
    #[record(rename = "tags")] f3: T179,
}
impl ToValue for T172 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f1).put_if("createdAt", &self.f0).put("name", &self.f2).put("toString", &self.f4).put("tags", &self.f3).done()
    }
}
