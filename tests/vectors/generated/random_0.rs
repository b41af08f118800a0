// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x18b333c7ff9b0c69, &Typed::<[T1; 0]>::NEW),
    (0x5be28f09dc9bb82f, &Typed::<T4>::NEW),
    (0xb60702f59c8be80e, &Typed::<Option<Vec<T16>>>::NEW),
    (0xf911112576dffe71, &Typed::<T17>::NEW),
    (0x27c6c102d3de9c39, &Typed::<T23>::NEW),
    (0xfb0a47efe593a84f, &Typed::<Vec<T27>>::NEW),
    (0x7c75220f1f5cdcc3, &Typed::<T32>::NEW),
    (0x36604eca99f8aadc, &Typed::<T34>::NEW),
    (0x6c3bae0995990796, &Typed::<T39>::NEW),
    (0x8f027f256a68e4a2, &Typed::<T42>::NEW),
    (0xa007717cb3431af5, &Typed::<T44>::NEW),
    (0x5e25e3899150ec79, &Typed::<BTreeMap<String, Uuid>>::NEW),
    (0x69c21f98d81726b5, &Typed::<T51>::NEW),
    (0xd305a40d983f6048, &Typed::<BTreeMap<String, BTreeMap<String, Option<T52>>>>::NEW),
    (0x750dfac0a684903d, &Typed::<T54>::NEW),
    (0x5d66ffb4d3f95d26, &Typed::<T58>::NEW),
    (0x04eca444e8679a1d, &Typed::<T82>::NEW),
    (0x595d6a79851dd459, &Typed::<T83>::NEW),
    (0x79aa58d5382c83d4, &Typed::<T84>::NEW),
    (0xaf3fd2298d502391, &Typed::<T87>::NEW),
    (0x7f8de7bf79cb9685, &Typed::<T88>::NEW),
    (0x587fa168f3f9d0a5, &Typed::<BTreeMap<String, (BTreeMap<String, Json>,)>>::NEW),
    (0x72cac50f45d67829, &Typed::<[T94; 1]>::NEW),
    (0x72d50d1d4bad7d7f, &Typed::<T96>::NEW),
    (0x49294289c6719f86, &Typed::<T97>::NEW),
    (0x04dc669468e0e9c6, &Typed::<Option<super::objects_bitmaps::T1>>::NEW),
    (0xe4a6363157044002, &Typed::<T99>::NEW),
    (0x58c446217132a300, &Typed::<T101>::NEW),
    (0x4430a5c2c707af63, &Typed::<BTreeMap<String, T102>>::NEW),
    (0x2dd9605befbb1271, &Typed::<T103>::NEW),
    (0x826ff951ea805237, &Typed::<T104>::NEW),
    (0x93e97be340d4e724, &Typed::<T106>::NEW),
    (0x664419a3a85b207a, &Typed::<T107>::NEW),
    (0x80ede0bc4ddd79eb, &Typed::<T113>::NEW),
    (0x09548955965d5a7b, &Typed::<BTreeMap<String, String>>::NEW),
    (0x858140f8989d8ecb, &Typed::<T125>::NEW),
    (0x446f82b6b1ca06dd, &Typed::<T133>::NEW),
    (0x696a0d652b20a382, &Typed::<[Json; 0]>::NEW),
    (0x80bdd708d464766a, &Typed::<[T138; 2]>::NEW),
    (0x34ed854c94ce6ebe, &Typed::<T140>::NEW),
    (0x547acbc3b454f2b9, &Typed::<T143>::NEW),
    (0x62f6dbcd19a2c911, &Typed::<T160>::NEW),
    (0xcb02cdb4553f6941, &Typed::<[T161; 1]>::NEW),
    (0x0e528849e4b4b04e, &Typed::<BTreeMap<String, Vec<Json>>>::NEW),
    (0x6112ea52cb58a5ff, &Typed::<Option<T162>>::NEW),
    (0x03365359deb531bc, &Typed::<((),)>::NEW),
    (0xcbccd2d25d4e252d, &Typed::<T163>::NEW),
    (0xd4871d184023abb0, &Typed::<T164>::NEW),
    (0x4b8cda6c3bd6ade6, &Typed::<T171>::NEW),
    (0xcddb0bdaf81d7387, &Typed::<Vec<Vec<T179>>>::NEW),
    (0x4eb604b1db06a76a, &Typed::<T181>::NEW),
    (0x8c1d415b88b74adc, &Typed::<T188>::NEW),
    (0x95980d62b75641c7, &Typed::<BTreeMap<String, Vec<T189>>>::NEW),
    (0xf7a44dbe4b89f462, &Typed::<[T193; 3]>::NEW),
    (0x00221cf042c2b157, &Typed::<T197>::NEW),
    (0x2254a9c40b1c6c15, &Typed::<T200>::NEW),
    (0x5bfe3907b52506a1, &Typed::<T202>::NEW),
    (0x2ff4b0409077481e, &Typed::<T205>::NEW),
    (0x8ec729a181e58da5, &Typed::<T221>::NEW),
    (0x0eac188eabd717f1, &Typed::<T222>::NEW),
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
pub(crate) enum T25 {
    #[record(rename = "EUR")] V0,
    #[record(rename = "数量")] V3,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V1,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V0 => text("EUR"),
            T25::V3 => text("数量"),
            T25::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T25::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T26 {
    #[record(literal = 404)] V3,
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V2,
    #[record(rename = "paid")] V1,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        match self {
            T26::V3 => Value::Number(404.0),
            T26::V0 => text("boost"),
            T26::V2 => Value::Number(0.5),
            T26::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "10")] f0: u64,
    #[record(rename = "id")] f5: Option<String>,
    #[record(rename = "total", literal = false)] f10: bool,
    #[record(rename = "host")] f4: Option<T25>,
    #[record(rename = "qty")] f7: u64,
    #[record(rename = "sku")] f8: Json,
    #[record(rename = "batch", literal = null)] f2: Option<()>,
    #[record(rename = "name")] f6: T26,
    #[record(rename = "zip")] f12: String,
    #[record(rename = "tags")] f9: Option<String>,
    #[record(rename = "a.b")] f1: i64,
    #[record(rename = "x-trace")] f11: String,
    #[record(rename = "constructor", literal = "")] f3: String,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("id", &self.f5).put("total", &self.f10).put_if("host", &self.f4).put("qty", &self.f7).put("sku", &self.f8).put_if("batch", &self.f2.as_ref().map(|()| Value::Null)).put("name", &self.f6).put("zip", &self.f12).put_if("tags", &self.f9).put("a.b", &self.f1).put("x-trace", &self.f11).put("constructor", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T23(#[record(rest)] Vec<T24>);
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(flatten)] extras: BTreeMap<String, u64>,
    #[record(rename = "bitrate")] f0: String,
    #[record(rename = "status")] f1: Option<f64>,
    #[record(rename = "zip")] f3: Option<i64>,
    #[record(rename = "zone")] f4: Option<Uuid>,
    #[record(rename = "temp")] f2: String,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("bitrate", &self.f0).put_if("status", &self.f1).put_if("zip", &self.f3).put_if("zone", &self.f4).put("temp", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T30 {
    #[record(rename = "notes")] f1: bool,
    #[record(rename = "", literal = "paid")] f0: String,
    #[record(rename = "tags")] f2: Option<String>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f1).put("", &self.f0).put_if("tags", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(rename = "lon", literal = 2)] f0: Option<u64>,
    #[record(rename = "\u{e123}")] f1: Uuid,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("\u{e123}", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T29 {
    #[record(literal = "😀")] V0(#[record(flatten)] T30),
    #[record(literal = false)] V2 {
        #[record(flatten)] extras: BTreeMap<String, i64>,
    },
    #[record(rename = "\u{e000}")] V1(#[record(flatten)] T31),
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V0(content) => Members::new().set("v", text("😀")).put_all(content).done(),
            T29::V2 { extras } => Members::new().set("v", Value::Bool(false)).put_all(extras).done(),
            T29::V1(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "id")] f1: Option<BTreeMap<String, super::objects_bitmaps::T1>>,
    #[record(rename = "lat")] f2: Option<BTreeMap<String, T28>>,
    #[record(rename = "unit")] f3: Vec<Vec<Uuid>>,
    #[record(rename = "bitrate")] f0: [T29; 3],
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put_if("lat", &self.f2).put("unit", &self.f3).put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "10")] f0: u64,
    #[record(rename = "qty")] f1: Option<i64>,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("qty", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "tags")] f0: T33,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T36 {
    #[record(rename = "boost")] V0,
    #[record(literal = "void")] V1,
    #[record(literal = 1e21)] V3,
    #[record(literal = -1)] V2,
    #[record(literal = 200)] V4,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V0 => text("boost"),
            T36::V1 => text("void"),
            T36::V3 => Value::Number(1e21),
            T36::V2 => Value::Number(-1.0),
            T36::V4 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "email")] f4: i64,
    #[record(rename = "total")] f11: String,
    #[record(rename = "price")] f6: f64,
    #[record(rename = "active")] f2: bool,
    #[record(rename = "currency")] f3: u64,
    #[record(rename = "ref")] f7: f64,
    #[record(rename = "score")] f9: T36,
    #[record(rename = "region")] f8: u64,
    #[record(rename = "a.b")] f1: Json,
    #[record(rename = "level")] f5: Uuid,
    #[record(rename = "Frame")] f0: u64,
    #[record(rename = "temp")] f10: u64,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f4).put("total", &self.f11).put("price", &self.f6).put("active", &self.f2).put("currency", &self.f3).put("ref", &self.f7).put("score", &self.f9).put("region", &self.f8).put("a.b", &self.f1).put("level", &self.f5).put("Frame", &self.f0).put("temp", &self.f10).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T37 {
    #[record(rename = "codec")] f1: bool,
    #[record(rename = "2")] f0: Option<String>,
    #[record(rename = "🚀")] f2: Json,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f1).put_if("2", &self.f0).put("🚀", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T38 {
    #[record(rename = "lat")] f0: Option<String>,
    #[record(rename = "total")] f3: Json,
    #[record(rename = "ref")] f2: Option<i64>,
    #[record(rename = "port", literal = null)] f1: (),
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f0).put("total", &self.f3).put_if("ref", &self.f2).put("port", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T34 {
    #[record(rename = "lat")] f0: Option<Option<Uuid>>,
    #[record(rename = "qty")] f2: super::arrays_tuples::T17,
    #[record(rename = "port")] f1: T35,
    #[record(rename = "region")] f3: T37,
    #[record(rename = "temp")] f4: Option<T38>,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f0).put("qty", &self.f2).put("port", &self.f1).put("region", &self.f3).put_if("temp", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T41 {
    #[record(rename = "tab\tnl\n")] V3,
    #[record(literal = "")] V0,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V3 => text("tab\tnl\n"),
            T41::V0 => text(""),
            T41::V2 => text("pending"),
            T41::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T40 {
    #[record(literal = "void")] V1 {
        #[record(rename = "region")] f2: Json,
        #[record(rename = "")] f0: T41,
        #[record(rename = "constructor")] f1: String,
    },
    #[record(rename = "paid")] V0 {
    },
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V1 { f2, f0, f1 } => Members::new().set("v", text("void")).put("region", f2).put("", f0).put("constructor", f1).done(),
            T40::V0 {  } => Members::new().set("v", text("paid")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(rename = "10")] f1: Uuid,
    #[record(rename = "$meta")] f0: Vec<u64>,
    #[record(rename = "URL")] f2: T40,
    #[record(rename = "sku")] f3: Option<Option<i64>>,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f1).put("$meta", &self.f0).put("URL", &self.f2).put_if("sku", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T43 {
    #[record(rename = "pending")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        match self {
            T43::V1 => text("pending"),
            T43::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T42 {
    #[record(rename = "10")] f0: T43,
    #[record(rename = "lon")] f1: Option<String>,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("lon", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T46 {
    #[record(rename = "EUR")] V0,
    #[record(literal = "a")] V1,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        match self {
            T46::V0 => text("EUR"),
            T46::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T47 {
    #[record(rename = "tab\tnl\n")] V0,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        match self {
            T47::V0 => text("tab\tnl\n"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T45 {
    #[record(rename = "lat")] f4: String,
    #[record(rename = "total")] f8: T46,
    #[record(rename = "price")] f5: Option<String>,
    #[record(rename = "qty")] f6: String,
    #[record(rename = "\u{e123}")] f10: Option<T47>,
    #[record(rename = "bitrate")] f1: u64,
    #[record(rename = "batch")] f0: Option<Json>,
    #[record(rename = "createdAt", literal = "eco")] f3: Option<String>,
    #[record(rename = "region")] f7: Json,
    #[record(rename = "数量")] f9: String,
    #[record(rename = "city", literal = 404)] f2: Option<u64>,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f4).put("total", &self.f8).put_if("price", &self.f5).put("qty", &self.f6).put_if("\u{e123}", &self.f10).put("bitrate", &self.f1).put_if("batch", &self.f0).put_if("createdAt", &self.f3).put("region", &self.f7).put("数量", &self.f9).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T49 {
    #[record(literal = 404)] V2,
    #[record(rename = "\u{e000}")] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        match self {
            T49::V2 => Value::Number(404.0),
            T49::V1 => text("\u{e000}"),
            T49::V0 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T50 {
    #[record(literal = 10)] V1,
    #[record(rename = "é")] V0,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        match self {
            T50::V1 => Value::Number(10.0),
            T50::V0 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T48 {
    #[record(literal = "😀")] V1 {
        #[record(flatten)] extras: BTreeMap<String, T49>,
        #[record(rename = "id")] f0: u64,
        #[record(rename = "notes", literal = null)] f2: (),
        #[record(rename = "region")] f3: Option<T50>,
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
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        match self {
            T48::V1 { f0, f2: _, f3, f1, f4, extras } => Members::new().set("v", text("😀")).put("id", f0).put("notes", &Value::Null).put_if("region", f3).put("level", f1).put_if("temp", f4).put_all(extras).done(),
            T48::V0 { f0, f2, f5, f1, f4 } => Members::new().set("v", text("void")).put("10", f0).put_if("notes", f2).put_if("\u{e123}", f5).put_if("2", &f1.as_ref().map(|()| Value::Null)).put_if("数量", f4).done(),
            T48::V2 { f0, f1, f4, f2: _ } => Members::new().set("v", Value::Number(200.0)).put_if("lon", f0).put("sku", f1).put_if("zip", f4).put("temp", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T44 {
    #[record(rename = "active")] f1: Option<super::arrays_tuples::T4>,
    #[record(rename = "batch")] f2: [u64; 0],
    #[record(rename = "toString")] f4: T45,
    #[record(rename = "region")] f3: Vec<String>,
    #[record(rename = "Frame")] f0: T48,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        Members::new().put_if("active", &self.f1).put("batch", &self.f2).put("toString", &self.f4).put("region", &self.f3).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T51 {
    #[record(literal = "😀 launch")] V1,
    #[record(rename = "warehouse-7")] V0,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        match self {
            T51::V1 => text("😀 launch"),
            T51::V0 => text("warehouse-7"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T53 {
    #[record(rename = "Größe")] V0,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V0 => text("Größe"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T52 {
    #[record(rename = "email")] f1: Option<T53>,
    #[record(rename = "qty", literal = null)] f2: Option<()>,
    #[record(rename = "9")] f0: u64,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put_if("qty", &self.f2.as_ref().map(|()| Value::Null)).put("9", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T57 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "Größe")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V4 => text("😀 launch"),
            T57::V2 => text("Größe"),
            T57::V0 => text("\"quoted\""),
            T57::V1 => text("EUR"),
            T57::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T56(T57, String);
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) struct T55 {
    #[record(rename = "2")] f0: Option<T56>,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put_if("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T54 {
    #[record(rename = "temp")] f0: Option<T55>,
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        Members::new().put_if("temp", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T60 {
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
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f3).put("price", &self.f5).put_if("URL", &self.f2).put_if("unit", &self.f8).put("2", &self.f0).put_if("9", &self.f1).put_if("score", &self.f6).put_if("name", &self.f4).put_if("tags", &self.f7).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T62 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V4,
    #[record(rename = "pending")] V3,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        match self {
            T62::V2 => text("ok"),
            T62::V1 => text("Größe"),
            T62::V0 => text("\"quoted\""),
            T62::V4 => text("数量"),
            T62::V3 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T61 {
    #[record(flatten)] extras: BTreeMap<String, T62>,
    #[record(rename = "tags")] f0: u64,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T63 {
    V0((bool,)),
    V1(#[record(literal = null)] ()),
    V2(i64),
    V3(BTreeMap<String, ()>),
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V0(content) => shown(content),
            T63::V1(_) => shown(&Value::Null),
            T63::V2(content) => shown(content),
            T63::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T65(#[record(literal = 10)] u64);
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(tag = "status")]
pub(crate) enum T64 {
    #[record(literal = 200)] V0 {
        #[record(flatten)] extras: BTreeMap<String, T65>,
        #[record(rename = "email")] f0: Option<Uuid>,
        #[record(rename = "type", literal = 404)] f3: u64,
        #[record(rename = "tags")] f2: u64,
    },
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        match self {
            T64::V0 { f0, f3, f2, extras } => Members::new().set("status", Value::Number(200.0)).put_if("email", f0).put("type", f3).put("tags", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T66 {
    #[record(rename = "sku")] f0: bool,
    #[record(rename = "x-trace")] f1: u64,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &self.f0).put("x-trace", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T67 {
    #[record(flatten)] extras: BTreeMap<String, i64>,
    #[record(rename = "id")] f0: f64,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T69 {
    #[record(rename = "ok")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V2,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V1 => text("ok"),
            T69::V0 => text("\"quoted\""),
            T69::V2 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T68 {
    #[record(rename = "lon")] f1: Option<u64>,
    #[record(rename = "lot")] f2: T69,
    #[record(rename = "active")] f0: f64,
    #[record(rename = "status")] f3: Option<T43>,
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put("lot", &self.f2).put("active", &self.f0).put_if("status", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "id")] f6: Option<T60>,
    #[record(rename = "codec")] f4: Option<BTreeMap<String, Uuid>>,
    #[record(rename = "URL")] f2: T61,
    #[record(rename = "qty")] f7: T63,
    #[record(rename = "ref", nullable)] f8: Option<T47>,
    #[record(rename = "größe")] f5: Option<T64>,
    #[record(rename = "")] f0: T66,
    #[record(rename = "tags")] f9: Option<Option<super::enums_literals::T6>>,
    #[record(rename = "Frame")] f1: T67,
    #[record(rename = "city")] f3: T68,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f6).put_if("codec", &self.f4).put("URL", &self.f2).put("qty", &self.f7).put("ref", &self.f8).put_if("größe", &self.f5).put("", &self.f0).put_if("tags", &self.f9).put("Frame", &self.f1).put("city", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T73 {
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        match self {
            T73::V1 => text("\"quoted\""),
            T73::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T72 {
    #[record(rename = "qty")] f1: i64,
    #[record(rename = "region")] f2: Option<Json>,
    #[record(rename = "zone")] f3: Option<T73>,
    #[record(rename = "constructor")] f0: bool,
    #[record(flatten)] extras: BTreeMap<String, bool>,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f1).put_if("region", &self.f2).put_if("zone", &self.f3).put("constructor", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "2")]
pub(crate) enum T74 {
    #[record(rename = "paid")] V0 {
        #[record(rename = "email")] f2: String,
        #[record(rename = "active")] f1: f64,
        #[record(rename = "v", literal = "void")] f3: String,
    },
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        match self {
            T74::V0 { f2, f1, f3 } => Members::new().set("2", text("paid")).put("email", f2).put("active", f1).put("v", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T76 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        match self {
            T76::V0 => text("\"quoted\""),
            T76::V2 => text("pending"),
            T76::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T75 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "status")] f2: Json,
    #[record(rename = "Frame")] f0: Uuid,
    #[record(rename = "constructor")] f1: T76,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f2).put("Frame", &self.f0).put("constructor", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T71 {
    #[record(rename = "lat")] f2: T72,
    #[record(rename = "qty")] f3: T74,
    #[record(rename = "currency", nullable)] f1: Option<f64>,
    #[record(rename = "zone")] f4: T75,
    #[record(rename = "Frame")] f0: BTreeMap<String, String>,
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put("qty", &self.f3).put("currency", &self.f1).put("zone", &self.f4).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T79 {
    #[record(literal = 404)] V2,
    #[record(literal = "")] V0,
    #[record(literal = 0.5)] V1,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        match self {
            T79::V2 => Value::Number(404.0),
            T79::V0 => text(""),
            T79::V1 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) enum T80 {
    #[record(literal = "😀")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = "eco")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V1 => text("😀"),
            T80::V2 => Value::Number(0.0),
            T80::V0 => text("eco"),
            T80::V3 => Value::Number(200.0),
            T80::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T78 {
    #[record(rename = "notes")] f2: bool,
    #[record(rename = "sku")] f4: Option<u64>,
    #[record(rename = "owner")] f3: T79,
    #[record(rename = "größe")] f0: f64,
    #[record(rename = "level")] f1: T80,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put_if("sku", &self.f4).put("owner", &self.f3).put("größe", &self.f0).put("level", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T77 {
    #[record(rename = "lon")] f1: T78,
    #[record(rename = "currency")] f0: Option<i64>,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put_if("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T70 {
    #[record(rename = "status")] f1: Option<T71>,
    #[record(rename = "_rev")] f0: Option<T77>,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        Members::new().put_if("status", &self.f1).put_if("_rev", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T81 {
    V1(i64),
    V2(BTreeMap<String, i64>),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V1(content) => shown(content),
            T81::V2(content) => shown(content),
            T81::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(rename = "total")] f2: Option<BTreeMap<String, T59>>,
    #[record(rename = "notes")] f1: Option<Box<T58>>,
    #[record(rename = "цена")] f3: T70,
    #[record(rename = "constructor", nullable)] f0: Option<T81>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f2).put_if("notes", &self.f1).put("цена", &self.f3).put("constructor", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T82(#[record(literal = "boost")] String);
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T83 {
    #[record(rename = "warehouse-7")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        match self {
            T83::V1 => text("warehouse-7"),
            T83::V0 => text(""),
            T83::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T85 {
    #[record(rename = "status")] f0: Option<Box<T84>>,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put_if("status", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T86 {
    #[record(rename = "🚀")] f0: Json,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        Members::new().put("🚀", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T84 {
    #[record(rename = "$meta")] f0: T85,
    #[record(rename = "host", nullable)] f2: Option<T86>,
    #[record(rename = "größe")] f1: Option<Json>,
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("host", &self.f2).put_if("größe", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T87 {
    V0([BTreeMap<String, f64>; 2]),
    V2(#[record(literal = null)] ()),
    V4(Uuid),
    V3(#[record(literal = 7)] u64),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        match self {
            T87::V0(content) => shown(content),
            T87::V2(_) => shown(&Value::Null),
            T87::V4(content) => shown(content),
            T87::V3(content) => shown(content),
            T87::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T90 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        match self {
            T90::V2 => text("😀 launch"),
            T90::V1 => text("\"quoted\""),
            T90::V0 => text(""),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T89 {
    V0(Vec<Json>),
    V3(#[record(literal = "solo")] String),
    V1(f64),
    V2(BTreeMap<String, T90>),
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        match self {
            T89::V0(content) => shown(content),
            T89::V3(content) => shown(content),
            T89::V1(content) => shown(content),
            T89::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T92 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "items")] f1: Option<i64>,
    #[record(rename = "_rev", literal = "é")] f0: String,
    #[record(rename = "tags")] f2: Option<String>,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f1).put("_rev", &self.f0).put_if("tags", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T93 {
    #[record(rename = "9")] f0: i64,
    #[record(rename = "zip", literal = 404)] f1: Option<u64>,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put_if("zip", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T91 {
    #[record(rename = "\u{e123}")] f4: T92,
    #[record(rename = "currency")] f3: Option<Option<Uuid>>,
    #[record(rename = "9")] f0: super::arrays_tuples::T10,
    #[record(rename = "_rev")] f1: Vec<Json>,
    #[record(rename = "a.b")] f2: Option<T93>,
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f4).put_if("currency", &self.f3).put("9", &self.f0).put("_rev", &self.f1).put_if("a.b", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T88 {
    #[record(literal = 2)] V3 {
        #[record(rename = "codec")] f0: Box<T88>,
        #[record(rename = "host")] f1: T89,
        #[record(rename = "\u{e123}")] f5: BTreeMap<String, u64>,
        #[record(rename = "role")] f2: BTreeMap<String, ()>,
        #[record(rename = "score")] f3: String,
    },
    #[record(rename = "boost")] V0 {
        #[record(flatten)] extras: BTreeMap<String, super::arrays_tuples::T4>,
    },
    #[record(literal = 1e21)] V2(#[record(flatten)] T91),
    #[record(literal = 1)] V1,
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V3 { f0, f1, f5, f2, f3 } => Members::new().set("type", Value::Number(2.0)).put("codec", f0).put("host", f1).put("\u{e123}", f5).put("role", f2).put("score", f3).done(),
            T88::V0 { extras } => Members::new().set("type", text("boost")).put_all(extras).done(),
            T88::V2(content) => Members::new().set("type", Value::Number(1e21)).put_all(content).done(),
            T88::V1 => Members::new().set("type", Value::Number(1.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T95 {
    #[record(literal = "😀 launch")] V0,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        match self {
            T95::V0 => text("😀 launch"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T94 {
    #[record(rename = "lon")] f1: u64,
    #[record(rename = "total")] f4: String,
    #[record(rename = "items", literal = null)] f0: (),
    #[record(rename = "role")] f3: String,
    #[record(rename = "name")] f2: T95,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put("total", &self.f4).put("items", &Value::Null).put("role", &self.f3).put("name", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T96 {
    V2(Uuid),
    V1(u64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        match self {
            T96::V2(content) => shown(content),
            T96::V1(content) => shown(content),
            T96::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T98 {
    #[record(rename = "total")] f3: Option<bool>,
    #[record(rename = "$meta")] f0: Uuid,
    #[record(rename = "batch", literal = 2)] f1: Option<u64>,
    #[record(rename = "toString")] f2: f64,
    #[record(rename = "🚀")] f4: String,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f3).put("$meta", &self.f0).put_if("batch", &self.f1).put("toString", &self.f2).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T97 {
    #[record(literal = "void")] V1(#[record(flatten)] T98),
    #[record(literal = "eco")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        match self {
            T97::V1(content) => Members::new().set("t", text("void")).put_all(content).done(),
            T97::V0 { extras } => Members::new().set("t", text("eco")).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T100 {
    #[record(rename = "total")] f0: Option<u64>,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put_if("total", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T99 {
    V0(BTreeMap<String, T100>),
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        match self {
            T99::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T101(#[record(literal = null)] (), Json);
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        array(&[&Value::Null, &self.1])
    }
}

#[derive(Record)]
pub(crate) enum T102 {
    #[record(rename = "boost")] V0,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        match self {
            T102::V0 => text("boost"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T103 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "host")] f0: Option<super::arrays_tuples::T4>,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T105 {
    V1(#[record(literal = null)] ()),
    V2(#[record(literal = "solo")] String),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        match self {
            T105::V1(_) => shown(&Value::Null),
            T105::V2(content) => shown(content),
            T105::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T104 {
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, T105>,
    },
    #[record(literal = 10)] V1 {
    },
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        match self {
            T104::V0 { extras } => Members::new().set("type", text("😀")).put_all(extras).done(),
            T104::V1 {  } => Members::new().set("type", Value::Number(10.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T106 {
    #[record(rename = "ref")] f1: Option<i64>,
    #[record(rename = "role", literal = null)] f2: Option<()>,
    #[record(rename = "owner")] f0: Option<Uuid>,
    #[record(rename = "score")] f3: Option<String>,
    #[record(rename = "status", literal = null)] f4: (),
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f1).put_if("role", &self.f2.as_ref().map(|()| Value::Null)).put_if("owner", &self.f0).put_if("score", &self.f3).put("status", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T110 {
    #[record(rename = "ok")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V0,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V1 => text("ok"),
            T110::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T110::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T110::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T111 {
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "pending")] V3,
    #[record(literal = "a")] V2,
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V1 => text("\"quoted\""),
            T111::V0 => text(""),
            T111::V3 => text("pending"),
            T111::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T112 {
    #[record(literal = "void")] V1,
    #[record(literal = false)] V4,
    #[record(literal = 10)] V2,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        match self {
            T112::V1 => text("void"),
            T112::V4 => Value::Bool(false),
            T112::V2 => Value::Number(10.0),
            T112::V0 => text("draft"),
            T112::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T109 {
    #[record(rename = "email")] f1: T110,
    #[record(rename = "цена")] f2: Option<String>,
    #[record(rename = "currency")] f0: T111,
    #[record(rename = "数量")] f3: Option<T112>,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put_if("цена", &self.f2).put("currency", &self.f0).put_if("数量", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T108 {
    #[record(rename = "id")] f0: T109,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T107 {
    #[record(rename = "email", literal = null)] f1: Option<()>,
    #[record(rename = "ref")] f3: T108,
    #[record(rename = "größe")] f2: Option<i64>,
    #[record(rename = "")] f0: Option<super::objects_bitmaps::T1>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1.as_ref().map(|()| Value::Null)).put("ref", &self.f3).put_if("größe", &self.f2).put_if("", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T115 {
    #[record(rename = "\u{e123}")] f2: i64,
    #[record(rename = "", literal = null)] f0: Option<()>,
    #[record(rename = "_rev")] f1: i64,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &self.f2).put_if("", &self.f0.as_ref().map(|()| Value::Null)).put("_rev", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T116 {
    V1(#[record(literal = null)] ()),
    V2(Uuid),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        match self {
            T116::V1(_) => shown(&Value::Null),
            T116::V2(content) => shown(content),
            T116::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T114 {
    #[record(rename = "toString")] f0: T115,
    #[record(rename = "zip")] f1: Option<T116>,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).put_if("zip", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T119 {
    #[record(literal = "😀")] V2,
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V3,
    #[record(rename = "é")] V1,
    #[record(literal = 200)] V4,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V2 => text("😀"),
            T119::V0 => text("boost"),
            T119::V3 => Value::Number(0.5),
            T119::V1 => text("é"),
            T119::V4 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T118 {
    #[record(literal = -1)] V0 {
        #[record(rename = "10")] f1: String,
        #[record(rename = "codec")] f2: i64,
        #[record(rename = "$meta")] f0: String,
        #[record(rename = "qty")] f4: Option<i64>,
        #[record(rename = "\u{e123}")] f8: Option<f64>,
        #[record(rename = "createdAt")] f3: i64,
        #[record(rename = "tags")] f5: T119,
        #[record(rename = "x-trace")] f7: Uuid,
    },
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        match self {
            T118::V0 { f1, f2, f0, f4, f8, f3, f5, f7 } => Members::new().set("v", Value::Number(-1.0)).put("10", f1).put("codec", f2).put("$meta", f0).put_if("qty", f4).put_if("\u{e123}", f8).put("createdAt", f3).put("tags", f5).put("x-trace", f7).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "currency")] f0: T118,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T121 {
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(BTreeMap<String, String>),
    V0(bool),
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        match self {
            T121::V1(_) => shown(&Value::Null),
            T121::V3(content) => shown(content),
            T121::V2(content) => shown(content),
            T121::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T120(#[record(rest)] Vec<T121>);
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) enum T123 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "ok")] V0,
    #[record(rename = "数量")] V2,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        match self {
            T123::V1 => text("warehouse-7"),
            T123::V0 => text("ok"),
            T123::V2 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T124 {
    #[record(literal = "")] V0,
    #[record(literal = "void")] V2,
    #[record(literal = "eco")] V1,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        match self {
            T124::V0 => text(""),
            T124::V2 => text("void"),
            T124::V1 => text("eco"),
        }
    }
}

#[derive(Record)]
#[record(tag = "lon")]
pub(crate) enum T122 {
    #[record(literal = "😀")] V0 {
        #[record(rename = "sku")] f3: Option<T123>,
        #[record(rename = "owner")] f2: T124,
        #[record(rename = "t", literal = "\u{e000}")] f4: String,
        #[record(rename = "_rev")] f0: u64,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V0 { f3, f2, f4, f0, extras } => Members::new().set("lon", text("😀")).put_if("sku", f3).put("owner", f2).put("t", f4).put("_rev", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T113 {
    #[record(rename = "price")] f1: T114,
    #[record(rename = "qty")] f2: T117,
    #[record(rename = "name")] f0: Option<T120>,
    #[record(rename = "zip", nullable)] f4: Option<T122>,
    #[record(rename = "temp", nullable)] f3: Option<Vec<i64>>,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put("qty", &self.f2).put_if("name", &self.f0).put("zip", &self.f4).put("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T127(String, Option<f64>, bool);
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T129 {
    #[record(rename = "")] f0: Option<u64>,
    #[record(rename = "🚀")] f1: T53,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        Members::new().put_if("", &self.f0).put("🚀", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T128 {
    #[record(rename = "items")] f0: T129,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T126 {
    #[record(rename = "unit")] f1: T127,
    #[record(rename = "active")] f0: T128,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f1).put("active", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T132 {
    #[record(literal = 404)] V2,
    #[record(rename = "boost")] V0,
    #[record(rename = "draft")] V1,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        match self {
            T132::V2 => Value::Number(404.0),
            T132::V0 => text("boost"),
            T132::V1 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T131 {
    #[record(rename = "qty")] f1: Option<T132>,
    #[record(rename = "bitrate")] f0: i64,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f1).put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T130 {
    V0([f64; 2], T131, Vec<Uuid>),
    V2(#[record(literal = null)] ()),
    V3(u64),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        match self {
            T130::V0(f0, f1, f2) => array(&[f0, f1, f2]),
            T130::V2(_) => shown(&Value::Null),
            T130::V3(content) => shown(content),
            T130::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T125(T126, #[record(rest)] Vec<T130>);
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) enum T135 {
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V3,
    #[record(literal = "eco")] V0,
    #[record(literal = 10)] V4,
    #[record(literal = -1)] V2,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        match self {
            T135::V1 => text("\u{e000}"),
            T135::V3 => Value::Number(0.0),
            T135::V0 => text("eco"),
            T135::V4 => Value::Number(10.0),
            T135::V2 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T134 {
    #[record(rename = "notes")] f2: String,
    #[record(rename = "active")] f0: Option<u64>,
    #[record(rename = "цена", literal = null)] f6: (),
    #[record(rename = "role")] f3: f64,
    #[record(rename = "createdAt", literal = null)] f1: (),
    #[record(rename = "toString")] f5: bool,
    #[record(rename = "数量")] f7: Option<T10>,
    #[record(rename = "temp")] f4: Json,
    #[record(rename = "🚀")] f8: Option<T135>,
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f2).put_if("active", &self.f0).put("цена", &Value::Null).put("role", &self.f3).put("createdAt", &Value::Null).put("toString", &self.f5).put_if("数量", &self.f7).put("temp", &self.f4).put_if("🚀", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T137 {
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "ok")] V0,
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V1 => text("warehouse-7"),
            T137::V0 => text("ok"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type", content = "constructor")]
pub(crate) enum T136 {
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
        #[record(rename = "")] f0: Option<T137>,
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V2 { f2, f1, f4, f0, f5 } => Members::new().set("type", Value::Number(10.0)).put_if("lot", f2).put("lat", f1).put("цена", f4).put_if("2", f0).put("🚀", f5).done(),
            T136::V0(content) => Members::new().set("type", text("paid")).put("constructor", content).done(),
            T136::V1 { extras } => Members::new().set("type", text("é")).put_all(extras).done(),
            T136::V3 { f1, f0, extras } => Members::new().set("type", Value::Bool(true)).put("items", f1).put_if("", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T133 {
    #[record(flatten)] extras: BTreeMap<String, T134>,
    #[record(rename = "notes")] f0: T136,
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T139 {
    #[record(literal = "")] V0,
    #[record(literal = 0)] V1,
    #[record(literal = true)] V2,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        match self {
            T139::V0 => text(""),
            T139::V1 => Value::Number(0.0),
            T139::V2 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T138 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "items")] f2: T139,
    #[record(rename = "batch")] f1: i64,
    #[record(rename = "_rev")] f0: Option<i64>,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &self.f2).put("batch", &self.f1).put_if("_rev", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T142 {
    #[record(rename = "ref", literal = 1e21)] f0: Option<f64>,
    #[record(rename = "score")] f1: Option<f64>,
    #[record(rename = "数量")] f3: Option<f64>,
    #[record(rename = "zone")] f2: Option<bool>,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f0).put_if("score", &self.f1).put_if("数量", &self.f3).put_if("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T141 {
    #[record(rename = "URL")] f1: Option<Vec<String>>,
    #[record(rename = "2")] f0: T142,
    #[record(rename = "level")] f2: T140,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f1).put("2", &self.f0).put("level", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T140(Vec<T141>);
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T146 {
    #[record(literal = 404)] V3,
    #[record(rename = "é")] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        match self {
            T146::V3 => Value::Number(404.0),
            T146::V1 => text("é"),
            T146::V0 => text("draft"),
            T146::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T145(String, T146, #[record(rest)] Vec<u64>);
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) enum T149 {
    #[record(rename = "数量")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        match self {
            T149::V1 => text("数量"),
            T149::V0 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T148 {
    #[record(rename = "items")] f0: Option<Uuid>,
    #[record(rename = "level")] f1: T149,
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f0).put("level", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T151 {
    #[record(literal = "void")] V1,
    #[record(literal = false)] V3,
    #[record(literal = null)] V4,
    #[record(literal = "eco")] V0,
    #[record(literal = 200)] V2,
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        match self {
            T151::V1 => text("void"),
            T151::V3 => Value::Bool(false),
            T151::V4 => Value::Null,
            T151::V0 => text("eco"),
            T151::V2 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T152 {
    #[record(literal = "")] V0,
    #[record(literal = "void")] V2,
    #[record(literal = 10)] V3,
    #[record(rename = "paid")] V1,
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        match self {
            T152::V0 => text(""),
            T152::V2 => text("void"),
            T152::V3 => Value::Number(10.0),
            T152::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T150 {
    #[record(rename = "batch")] f1: T151,
    #[record(rename = "Frame")] f0: String,
    #[record(rename = "🚀")] f2: Option<T152>,
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        Members::new().put("batch", &self.f1).put("Frame", &self.f0).put_if("🚀", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T147 {
    #[record(flatten)] extras: BTreeMap<String, T148>,
    #[record(rename = "toString")] f0: T150,
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T144 {
    #[record(rename = "name")] f0: T147,
    #[record(rename = "tags")] f1: Option<BTreeMap<String, T143>>,
    #[record(flatten)] extras: BTreeMap<String, T145>,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f0).put_if("tags", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T156 {
    #[record(rename = "boost")] V0,
    #[record(literal = null)] V1,
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        match self {
            T156::V0 => text("boost"),
            T156::V1 => Value::Null,
        }
    }
}

#[derive(Record)]
pub(crate) enum T157 {
    #[record(literal = "😀")] V1,
    #[record(rename = "\u{e000}")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        match self {
            T157::V1 => text("😀"),
            T157::V2 => text("\u{e000}"),
            T157::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T158 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "Größe")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        match self {
            T158::V3 => text("😀 launch"),
            T158::V0 => text("Größe"),
            T158::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T158::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T159 {
    #[record(literal = 404)] V0,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        match self {
            T159::V0 => Value::Number(404.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "t")]
pub(crate) enum T155 {
    #[record(literal = "😀")] V0 {
        #[record(rename = "10")] f2: String,
        #[record(rename = "id")] f9: Option<i64>,
        #[record(rename = "$meta")] f1: T156,
        #[record(rename = "host")] f8: Option<T157>,
        #[record(rename = "currency")] f7: bool,
        #[record(rename = "batch")] f4: Option<Uuid>,
        #[record(rename = "2")] f3: f64,
        #[record(rename = "createdAt")] f6: Option<Uuid>,
        #[record(rename = "name")] f10: Option<T158>,
        #[record(rename = "status")] f11: T159,
        #[record(rename = "toString", literal = null)] f13: (),
        #[record(rename = "")] f0: Json,
        #[record(rename = "city")] f5: f64,
    },
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        match self {
            T155::V0 { f2, f9, f1, f8, f7, f4, f3, f6, f10, f11, f13: _, f0, f5 } => Members::new().set("t", text("😀")).put("10", f2).put_if("id", f9).put("$meta", f1).put_if("host", f8).put("currency", f7).put_if("batch", f4).put("2", f3).put_if("createdAt", f6).put_if("name", f10).put("status", f11).put("toString", &Value::Null).put("", f0).put("city", f5).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T154 {
    V0(Uuid, Option<u64>, #[record(rest)] Vec<T155>),
    V2(#[record(literal = null)] ()),
    V3 {
        #[record(rename = "id")] f2: f64,
        #[record(rename = "role")] f3: Option<[Json; 1]>,
        #[record(rename = "tags")] f4: BTreeMap<String, i64>,
        #[record(rename = "city")] f0: Option<BTreeMap<String, i64>>,
        #[record(rename = "constructor")] f1: Vec<i64>,
    },
    V1(#[record(literal = true)] ()),
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        match self {
            T154::V0(f0, f1, f2) => array_with_rest(&[f0, f1], f2),
            T154::V2(_) => shown(&Value::Null),
            T154::V3 { f2, f3, f4, f0, f1 } => Members::new().put("id", f2).put_if("role", f3).put("tags", f4).put_if("city", f0).put("constructor", f1).done(),
            T154::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T153 {
    #[record(rename = "toString")] f0: T154,
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "toString")]
pub(crate) enum T143 {
    #[record(literal = null)] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "active")] f0: T144,
    },
    #[record(literal = true)] V1(#[record(flatten)] T153),
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        match self {
            T143::V0 { f0, extras } => Members::new().set("t", Value::Null).put("active", f0).put_all(extras).done(),
            T143::V1(content) => Members::new().set("t", Value::Bool(true)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T160 {
    V0(#[record(literal = null)] ()),
    V2(Uuid),
    V1(i64),
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        match self {
            T160::V0(_) => shown(&Value::Null),
            T160::V2(content) => shown(content),
            T160::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T161 {
    #[record(literal = 0)] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        match self {
            T161::V1 => Value::Number(0.0),
            T161::V0 => text("draft"),
            T161::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T162 {
    #[record(literal = "void")] V0 {
        #[record(rename = "qty")] f3: u64,
        #[record(rename = "currency")] f1: Option<Json>,
        #[record(rename = "owner")] f2: Option<i64>,
    },
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        match self {
            T162::V0 { f3, f1, f2 } => Members::new().set("Op", text("void")).put("qty", f3).put_if("currency", f1).put_if("owner", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T163 {
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
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        match self {
            T163::V1 { f0, f2 } => Members::new().set("v", Value::Number(2.0)).put("ref", f0).put("zone", f2).done(),
            T163::V0 { f3: _, f2, f4, f0, f1, extras } => Members::new().set("v", text("\u{e000}")).put("lon", &Value::Null).put("codec", f2).put("unit", f4).put("active", f0).put("batch", f1).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T168 {
    #[record(rename = "boost")] V0,
    #[record(literal = 0.5)] V2,
    #[record(literal = -1)] V1,
}
impl ToValue for T168 {
    fn to_value(&self) -> Value {
        match self {
            T168::V0 => text("boost"),
            T168::V2 => Value::Number(0.5),
            T168::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T167 {
    #[record(rename = "цена")] f3: Option<Json>,
    #[record(rename = "\u{e123}")] f4: Option<Uuid>,
    #[record(rename = "currency")] f1: Option<f64>,
    #[record(rename = "größe")] f2: T168,
    #[record(rename = "createdAt", literal = 2)] f0: u64,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        Members::new().put_if("цена", &self.f3).put_if("\u{e123}", &self.f4).put_if("currency", &self.f1).put("größe", &self.f2).put("createdAt", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T170 {
    #[record(literal = 2)] V2,
    #[record(literal = "")] V0,
    #[record(rename = "é")] V1,
}
impl ToValue for T170 {
    fn to_value(&self) -> Value {
        match self {
            T170::V2 => Value::Number(2.0),
            T170::V0 => text(""),
            T170::V1 => text("é"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T169 {
    #[record(rename = "port")] f0: T170,
}
impl ToValue for T169 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "Op", content = "port")]
pub(crate) enum T166 {
    #[record(literal = 0.5)] V0 {
        #[record(rename = "codec")] f2: Option<u64>,
        #[record(rename = "city", literal = null)] f1: (),
    },
    #[record(literal = 10)] V1(#[record(flatten)] T167),
    #[record(literal = 200)] V2(#[record(flatten)] T169),
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        match self {
            T166::V0 { f2, f1: _ } => Members::new().set("Op", Value::Number(0.5)).put_if("codec", f2).put("city", &Value::Null).done(),
            T166::V1(content) => Members::new().set("Op", Value::Number(10.0)).put_all(content).done(),
            T166::V2(content) => Members::new().set("Op", Value::Number(200.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T165 {
    #[record(rename = "email", nullable)] f1: Option<String>,
    #[record(rename = "name")] f2: Vec<u64>,
    #[record(rename = "tags")] f3: T166,
    #[record(rename = "constructor")] f0: String,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put("name", &self.f2).put("tags", &self.f3).put("constructor", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T164 {
    V2(#[record(literal = "solo")] String),
    V0(f64),
    V1(T165),
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V2(content) => shown(content),
            T164::V0(content) => shown(content),
            T164::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T172 {
    #[record(rename = "10")] f0: bool,
}
impl ToValue for T172 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T174 {
    #[record(rename = "Frame", literal = "é")] f0: Option<String>,
}
impl ToValue for T174 {
    fn to_value(&self) -> Value {
        Members::new().put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T176 {
    #[record(literal = "😀 launch")] V2,
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T176 {
    fn to_value(&self) -> Value {
        match self {
            T176::V2 => text("😀 launch"),
            T176::V0 => text(""),
            T176::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T177 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T177 {
    fn to_value(&self) -> Value {
        match self {
            T177::V2 => text("tab\tnl\n"),
            T177::V3 => text("warehouse-7"),
            T177::V1 => text("ok"),
            T177::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T178 {
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T178 {
    fn to_value(&self) -> Value {
        match self {
            T178::V0 => text("\"quoted\""),
            T178::V1 => text("EUR"),
            T178::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T175 {
    #[record(rename = "host")] f2: Option<T176>,
    #[record(rename = "notes")] f3: bool,
    #[record(rename = "_rev")] f0: Option<T177>,
    #[record(rename = "constructor")] f1: Option<T178>,
}
impl ToValue for T175 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f2).put("notes", &self.f3).put_if("_rev", &self.f0).put_if("constructor", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T173 {
    #[record(rename = "level")] f0: Option<T174>,
    #[record(rename = "zone")] f1: T175,
}
impl ToValue for T173 {
    fn to_value(&self) -> Value {
        Members::new().put_if("level", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v", content = "active")]
pub(crate) enum T171 {
    #[record(literal = 2)] V1(Vec<T172>),
    #[record(rename = "boost")] V0,
    #[record(literal = false)] V2 {
        #[record(rename = "lon")] f0: u64,
        #[record(rename = "sku")] f1: T173,
        #[record(rename = "🚀")] f3: Vec<Vec<bool>>,
    },
}
impl ToValue for T171 {
    fn to_value(&self) -> Value {
        match self {
            T171::V1(content) => Members::new().set("v", Value::Number(2.0)).put("active", content).done(),
            T171::V0 => Members::new().set("v", text("boost")).done(),
            T171::V2 { f0, f1, f3 } => Members::new().set("v", Value::Bool(false)).put("lon", f0).put("sku", f1).put("🚀", f3).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T180 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T180 {
    fn to_value(&self) -> Value {
        match self {
            T180::V0 => text("\u{e000}"),
            T180::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T179 {
    #[record(rename = "lat")] f3: Option<String>,
    #[record(rename = "qty", literal = null)] f4: Option<()>,
    #[record(rename = "sku")] f5: Option<T180>,
    #[record(rename = "createdAt")] f2: Option<i64>,
    #[record(rename = "tags")] f6: u64,
    #[record(rename = "a.b")] f0: f64,
    #[record(rename = "zone")] f7: u64,
    #[record(rename = "city")] f1: Option<f64>,
    #[record(rename = "🚀")] f8: Option<bool>,
}
impl ToValue for T179 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f3).put_if("qty", &self.f4.as_ref().map(|()| Value::Null)).put_if("sku", &self.f5).put_if("createdAt", &self.f2).put("tags", &self.f6).put("a.b", &self.f0).put("zone", &self.f7).put_if("city", &self.f1).put_if("🚀", &self.f8).done()
    }
}

#[derive(Record)]
pub(crate) enum T183 {
    #[record(literal = 2)] V2,
    #[record(literal = 404)] V3,
    #[record(literal = "")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = true)] V4,
}
impl ToValue for T183 {
    fn to_value(&self) -> Value {
        match self {
            T183::V2 => Value::Number(2.0),
            T183::V3 => Value::Number(404.0),
            T183::V0 => text(""),
            T183::V1 => text("é"),
            T183::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T184 {
    #[record(literal = 2)] V3,
    #[record(literal = false)] V4,
    #[record(literal = null)] V5,
    #[record(rename = "é")] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T184 {
    fn to_value(&self) -> Value {
        match self {
            T184::V3 => Value::Number(2.0),
            T184::V4 => Value::Bool(false),
            T184::V5 => Value::Null,
            T184::V1 => text("é"),
            T184::V0 => text("draft"),
            T184::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T182 {
    #[record(rename = "qty")] f1: String,
    #[record(rename = "sku")] f3: T183,
    #[record(rename = "role")] f2: T184,
    #[record(rename = "_rev")] f0: Option<f64>,
    #[record(flatten)] extras: BTreeMap<String, u64>,
}
impl ToValue for T182 {
    fn to_value(&self) -> Value {
        Members::new().put("qty", &self.f1).put("sku", &self.f3).put("role", &self.f2).put_if("_rev", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T185 {
    #[record(rename = "ref", literal = "paid")] f0: Option<String>,
}
impl ToValue for T185 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T186 {
    #[record(literal = 2)] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T186 {
    fn to_value(&self) -> Value {
        match self {
            T186::V0 => Value::Number(2.0),
            T186::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T187 {
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
impl ToValue for T187 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f7).put("цена", &self.f8).put("bitrate", &self.f2).put_if("ref", &self.f5).put("batch", &self.f1).put("role", &self.f6).put("größe", &Value::Null).put_if("a.b", &self.f0).put_if("city", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T181 {
    #[record(rename = "port")] f1: T182,
    #[record(rename = "role")] f2: T185,
    #[record(rename = "2")] f0: BTreeMap<String, T186>,
    #[record(rename = "toString")] f3: T187,
}
impl ToValue for T181 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f1).put("role", &self.f2).put("2", &self.f0).put("toString", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T188 {
    #[record(rename = "_rev")] f0: Option<BTreeMap<String, Json>>,
}
impl ToValue for T188 {
    fn to_value(&self) -> Value {
        Members::new().put_if("_rev", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T192 {
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V0,
}
impl ToValue for T192 {
    fn to_value(&self) -> Value {
        match self {
            T192::V0 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T191 {
    #[record(rename = "price")] f2: i64,
    #[record(rename = "URL")] f0: Option<String>,
    #[record(rename = "_rev")] f1: T192,
}
impl ToValue for T191 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f2).put_if("URL", &self.f0).put("_rev", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T190 {
    #[record(literal = 2)] V1(#[record(flatten)] T191),
    #[record(literal = 404)] V2 {
        #[record(rename = "email")] f2: Option<i64>,
        #[record(rename = "$meta")] f0: Option<Json>,
        #[record(rename = "notes")] f4: Json,
        #[record(rename = "port", literal = null)] f5: (),
        #[record(rename = "größe")] f3: String,
    },
    #[record(literal = "eco")] V0,
}
impl ToValue for T190 {
    fn to_value(&self) -> Value {
        match self {
            T190::V1(content) => Members::new().set("Op", Value::Number(2.0)).put_all(content).done(),
            T190::V2 { f2, f0, f4, f5: _, f3 } => Members::new().set("Op", Value::Number(404.0)).put_if("email", f2).put_if("$meta", f0).put("notes", f4).put("port", &Value::Null).put("größe", f3).done(),
            T190::V0 => Members::new().set("Op", text("eco")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T189 {
    #[record(rename = "lot")] f0: T190,
    #[record(rename = "notes")] f1: (String,),
    #[record(rename = "zone", nullable)] f2: Option<String>,
}
impl ToValue for T189 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).put("notes", &self.f1).put("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T194 {
    #[record(literal = 2)] V2,
    #[record(literal = null)] V3,
    #[record(rename = "paid")] V0,
    #[record(literal = -1)] V1,
}
impl ToValue for T194 {
    fn to_value(&self) -> Value {
        match self {
            T194::V2 => Value::Number(2.0),
            T194::V3 => Value::Null,
            T194::V0 => text("paid"),
            T194::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T195 {
    V0(i64, Uuid, #[record(rest)] Vec<bool>),
    V3(Uuid),
    V2(BTreeMap<String, Uuid>),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T195 {
    fn to_value(&self) -> Value {
        match self {
            T195::V0(f0, f1, f2) => array_with_rest(&[f0, f1], f2),
            T195::V3(content) => shown(content),
            T195::V2(content) => shown(content),
            T195::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T196 {
    #[record(literal = 404)] V1,
    #[record(literal = null)] V2,
    #[record(literal = 1)] V0,
}
impl ToValue for T196 {
    fn to_value(&self) -> Value {
        match self {
            T196::V1 => Value::Number(404.0),
            T196::V2 => Value::Null,
            T196::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T193 {
    #[record(rename = "lot")] f1: Option<Option<BTreeMap<String, T194>>>,
    #[record(rename = "score")] f3: Option<Option<T195>>,
    #[record(rename = "name")] f2: Vec<T196>,
    #[record(rename = "Frame")] f0: Vec<Json>,
}
impl ToValue for T193 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lot", &self.f1).put_if("score", &self.f3).put("name", &self.f2).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T199 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "warehouse-7")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V0,
}
impl ToValue for T199 {
    fn to_value(&self) -> Value {
        match self {
            T199::V3 => text("😀 launch"),
            T199::V1 => text("warehouse-7"),
            T199::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T199::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T198 {
    #[record(literal = false)] V1 {
        #[record(rename = "total")] f2: Option<Json>,
        #[record(rename = "$meta")] f0: Option<String>,
        #[record(rename = "2")] f1: Option<T199>,
    },
    #[record(literal = -1)] V0,
}
impl ToValue for T198 {
    fn to_value(&self) -> Value {
        match self {
            T198::V1 { f2, f0, f1 } => Members::new().set("v", Value::Bool(false)).put_if("total", f2).put_if("$meta", f0).put_if("2", f1).done(),
            T198::V0 => Members::new().set("v", Value::Number(-1.0)).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T197 {
    V0(#[record(literal = null)] ()),
    V1(u64),
    V2(BTreeMap<String, T198>),
}
impl ToValue for T197 {
    fn to_value(&self) -> Value {
        match self {
            T197::V0(_) => shown(&Value::Null),
            T197::V1(content) => shown(content),
            T197::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T201 {
    #[record(literal = "😀")] V1,
    #[record(literal = 10)] V2,
    #[record(rename = "é")] V0,
    #[record(literal = 200)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T201 {
    fn to_value(&self) -> Value {
        match self {
            T201::V1 => text("😀"),
            T201::V2 => Value::Number(10.0),
            T201::V0 => text("é"),
            T201::V3 => Value::Number(200.0),
            T201::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T200 {
    V0(T201, #[record(literal = null)] ()),
    V1(i64),
    V2(BTreeMap<String, ()>),
}
impl ToValue for T200 {
    fn to_value(&self) -> Value {
        match self {
            T200::V0(f0, _) => array(&[f0, &Value::Null]),
            T200::V1(content) => shown(content),
            T200::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T203 {
    #[record(rename = "email")] f1: Option<f64>,
    #[record(rename = "price")] f2: Option<i64>,
    #[record(rename = "$meta")] f0: Option<u64>,
}
impl ToValue for T203 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put_if("price", &self.f2).put_if("$meta", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T204 {
    #[record(rename = "currency")] f1: f64,
    #[record(rename = "sku")] f2: Option<String>,
    #[record(rename = "9", literal = "eco")] f0: Option<String>,
    #[record(rename = "x-trace")] f3: String,
}
impl ToValue for T204 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f1).put_if("sku", &self.f2).put_if("9", &self.f0).put("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T202 {
    #[record(literal = 404)] V1(#[record(flatten)] T203),
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T204),
}
impl ToValue for T202 {
    fn to_value(&self) -> Value {
        match self {
            T202::V1(content) => Members::new().set("v", Value::Number(404.0)).put_all(content).done(),
            T202::V0(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T206 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T206 {
    fn to_value(&self) -> Value {
        match self {
            T206::V2 => text("😀 launch"),
            T206::V0 => text("tab\tnl\n"),
            T206::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T207 {
    #[record(rename = "10", literal = null)] f0: Option<()>,
    #[record(rename = "sku")] f1: u64,
    #[record(rename = "zip")] f3: Json,
    #[record(rename = "tags")] f2: Uuid,
    #[record(rename = "zone", literal = "é")] f4: String,
}
impl ToValue for T207 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0.as_ref().map(|()| Value::Null)).put("sku", &self.f1).put("zip", &self.f3).put("tags", &self.f2).put("zone", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T208 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "lon")] f3: Option<u64>,
    #[record(rename = "lat")] f2: Option<Json>,
    #[record(rename = "items")] f1: Uuid,
    #[record(rename = "größe")] f0: u64,
    #[record(rename = "status")] f4: bool,
}
impl ToValue for T208 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f3).put_if("lat", &self.f2).put("items", &self.f1).put("größe", &self.f0).put("status", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T209 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T209 {
    fn to_value(&self) -> Value {
        match self {
            T209::V4 => text("😀 launch"),
            T209::V1 => text("tab\tnl\n"),
            T209::V2 => text("warehouse-7"),
            T209::V0 => text("\"quoted\""),
            T209::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T210 {
    #[record(rename = "id", literal = null)] f3: Option<()>,
    #[record(rename = "batch")] f1: Option<bool>,
    #[record(rename = "2")] f0: bool,
    #[record(rename = "createdAt")] f2: Option<bool>,
}
impl ToValue for T210 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f3.as_ref().map(|()| Value::Null)).put_if("batch", &self.f1).put("2", &self.f0).put_if("createdAt", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T211 {
    #[record(rename = "lon")] f0: Option<Json>,
    #[record(rename = "total", literal = null)] f1: (),
    #[record(rename = "цена")] f2: bool,
    #[record(rename = "数量")] f3: Json,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T211 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put("total", &Value::Null).put("цена", &self.f2).put("数量", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T213 {
    #[record(rename = "ok")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T213 {
    fn to_value(&self) -> Value {
        match self {
            T213::V1 => text("ok"),
            T213::V0 => text(""),
            T213::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T212 {
    #[record(rename = "email")] f2: Option<String>,
    #[record(rename = "URL")] f0: Option<bool>,
    #[record(rename = "createdAt")] f1: Option<u64>,
    #[record(rename = "score")] f3: Option<T213>,
    #[record(rename = "tags")] f4: String,
}
impl ToValue for T212 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f2).put_if("URL", &self.f0).put_if("createdAt", &self.f1).put_if("score", &self.f3).put("tags", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) enum T215 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 0)] V1,
}
impl ToValue for T215 {
    fn to_value(&self) -> Value {
        match self {
            T215::V0 => text("\u{e000}"),
            T215::V1 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T217 {
    #[record(literal = 0.5)] V0,
}
impl ToValue for T217 {
    fn to_value(&self) -> Value {
        match self {
            T217::V0 => Value::Number(0.5),
        }
    }
}

#[derive(Record)]
pub(crate) struct T216 {
    #[record(rename = "unit")] f2: T217,
    #[record(rename = "\u{e123}")] f3: i64,
    #[record(rename = "ref")] f1: Option<String>,
    #[record(rename = "level")] f0: Option<f64>,
}
impl ToValue for T216 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f2).put("\u{e123}", &self.f3).put_if("ref", &self.f1).put_if("level", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T214 {
    #[record(literal = 0)] V0 {
        #[record(rename = "items")] f2: Option<f64>,
        #[record(rename = "active")] f0: T215,
        #[record(rename = "city")] f1: u64,
    },
    #[record(literal = 1)] V1(#[record(flatten)] T216),
}
impl ToValue for T214 {
    fn to_value(&self) -> Value {
        match self {
            T214::V0 { f2, f0, f1 } => Members::new().set("t", Value::Number(0.0)).put_if("items", f2).put("active", f0).put("city", f1).done(),
            T214::V1(content) => Members::new().set("t", Value::Number(1.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T218 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "EUR")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T218 {
    fn to_value(&self) -> Value {
        match self {
            T218::V4 => text("😀 launch"),
            T218::V2 => text("tab\tnl\n"),
            T218::V3 => text("warehouse-7"),
            T218::V0 => text("EUR"),
            T218::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T220 {
    #[record(rename = "total")] f2: Uuid,
    #[record(rename = "score")] f0: Option<f64>,
    #[record(rename = "status")] f1: String,
    #[record(rename = "x-trace")] f3: i64,
}
impl ToValue for T220 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f2).put_if("score", &self.f0).put("status", &self.f1).put("x-trace", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T219 {
    #[record(flatten)] extras: BTreeMap<String, [u64; 2]>,
    #[record(rename = "codec")] f0: Option<T220>,
}
impl ToValue for T219 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T205 {
    #[record(literal = 404)] V3 {
        #[record(rename = "qty")] f1: Vec<T206>,
        #[record(rename = "sku")] f2: T207,
        #[record(rename = "owner")] f0: Option<T208>,
        #[record(rename = "toString")] f4: [String; 3],
        #[record(rename = "zip")] f5: T209,
    },
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, super::arrays_tuples::T4>,
        #[record(rename = "codec")] f0: Option<T210>,
        #[record(rename = "owner")] f3: T211,
        #[record(rename = "score")] f4: T212,
        #[record(rename = "name")] f2: T214,
        #[record(rename = "constructor")] f1: BTreeMap<String, Json>,
    },
    #[record(literal = 0)] V1 {
        #[record(rename = "total")] f2: u64,
        #[record(rename = "")] f0: Option<[Json; 1]>,
        #[record(flatten)] extras: BTreeMap<String, T218>,
    },
    #[record(literal = 0.5)] V2(#[record(flatten)] T219),
}
impl ToValue for T205 {
    fn to_value(&self) -> Value {
        match self {
            T205::V3 { f1, f2, f0, f4, f5 } => Members::new().set("t", Value::Number(404.0)).put("qty", f1).put("sku", f2).put_if("owner", f0).put("toString", f4).put("zip", f5).done(),
            T205::V0 { f0, f3, f4, f2, f1, extras } => Members::new().set("t", text("😀")).put_if("codec", f0).put("owner", f3).put("score", f4).put("name", f2).put("constructor", f1).put_all(extras).done(),
            T205::V1 { f2, f0, extras } => Members::new().set("t", Value::Number(0.0)).put("total", f2).put_if("", f0).put_all(extras).done(),
            T205::V2(content) => Members::new().set("t", Value::Number(0.5)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T221 {
    #[record(rename = "currency", literal = null)] f3: Option<()>,
    #[record(rename = "bitrate", literal = 404)] f1: u64,
    #[record(rename = "2")] f0: Option<i64>,
    #[record(rename = "name", literal = true)] f4: Option<()>,
    #[record(rename = "city")] f2: Option<Uuid>,
}
impl ToValue for T221 {
    fn to_value(&self) -> Value {
        Members::new().put_if("currency", &self.f3.as_ref().map(|()| Value::Null)).put("bitrate", &self.f1).put_if("2", &self.f0).put_if("name", &self.f4.as_ref().map(|()| Value::Bool(true))).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T223 {
    #[record(rename = "status", literal = null)] f0: (),
}
impl ToValue for T223 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T225 {
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V1,
}
impl ToValue for T225 {
    fn to_value(&self) -> Value {
        match self {
            T225::V2 => text("ok"),
            T225::V0 => text("\"quoted\""),
            T225::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T225::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T226 {
    #[record(literal = "")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T226 {
    fn to_value(&self) -> Value {
        match self {
            T226::V0 => text(""),
            T226::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T226::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T227 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
}
impl ToValue for T227 {
    fn to_value(&self) -> Value {
        match self {
            T227::V1 => text("Größe"),
            T227::V0 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T224 {
    #[record(rename = "email")] f6: Option<Uuid>,
    #[record(rename = "codec")] f5: T225,
    #[record(rename = "items")] f7: u64,
    #[record(rename = "notes")] f8: Json,
    #[record(rename = "URL")] f1: T226,
    #[record(rename = "active")] f2: Json,
    #[record(rename = "ref")] f10: String,
    #[record(rename = "port")] f9: Option<i64>,
    #[record(rename = "batch")] f3: Option<String>,
    #[record(rename = "9")] f0: Option<f64>,
    #[record(rename = "toString")] f11: T227,
    #[record(rename = "city")] f4: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T224 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f6).put("codec", &self.f5).put("items", &self.f7).put("notes", &self.f8).put("URL", &self.f1).put("active", &self.f2).put("ref", &self.f10).put_if("port", &self.f9).put_if("batch", &self.f3).put_if("9", &self.f0).put("toString", &self.f11).put_if("city", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T228 {
    V0(super::arrays_tuples::T10),
    V3(#[record(literal = "solo")] String),
    V1(#[record(literal = 7)] u64),
    V2(BTreeMap<String, Option<super::enums_literals::T6>>),
}
impl ToValue for T228 {
    fn to_value(&self) -> Value {
        match self {
            T228::V0(content) => shown(content),
            T228::V3(content) => shown(content),
            T228::V1(content) => shown(content),
            T228::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T230 {
    #[record(rename = "zip")] f0: T224,
}
impl ToValue for T230 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T231 {
    #[record(rename = "status")] f0: i64,
}
impl ToValue for T231 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T229 {
    #[record(rename = "active")] f0: T230,
    #[record(rename = "цена")] f1: Option<Option<T231>>,
}
impl ToValue for T229 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put_if("цена", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T222 {
    #[record(rename = "lot")] f1: Json,
    #[record(rename = "createdAt")] f0: Option<Vec<BTreeMap<String, T223>>>,
    #[record(rename = "name")] f2: Vec<T224>,
    #[record(rename = "toString")] f4: T228,
    #[record(rename = "tags")] f3: T229,
}
impl ToValue for T222 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f1).put_if("createdAt", &self.f0).put("name", &self.f2).put("toString", &self.f4).put("tags", &self.f3).done()
    }
}
