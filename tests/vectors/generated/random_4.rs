// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xe8024a4a7467eba7, &Typed::<T1>::NEW),
    (0xa63bba77efaf7ae0, &Typed::<T4>::NEW),
    (0xfc9f001d10e91ddd, &Typed::<T7>::NEW),
    (0xe76f32c9b11f4c33, &Typed::<T8>::NEW),
    (0xc39fd5e3480d163b, &Typed::<T10>::NEW),
    (0xda1c9e175f7fb273, &Typed::<T11>::NEW),
    (0xfe6eaf73cf492574, &Typed::<T13>::NEW),
    (0xc71ee59bea628267, &Typed::<BTreeMap<String, T14>>::NEW),
    (0xcb053f2f849ac367, &Typed::<T15>::NEW),
    (0x9a853f7aa2f3e0b5, &Typed::<T17>::NEW),
    (0x35a1b33013502104, &Typed::<T21>::NEW),
    (0xc3d935566b0dd6e5, &Typed::<Vec<T24>>::NEW),
    (0x5d5f7c091a8a2e5d, &Typed::<T26>::NEW),
    (0x9ac64d33ab9eaa36, &Typed::<T30>::NEW),
    (0xa6c35416221701b8, &Typed::<BTreeMap<String, super::arrays_tuples::T4>>::NEW),
    (0x4ac3a1051eb7ee6e, &Typed::<T35>::NEW),
    (0xdf7eeec963b5dc1e, &Typed::<T36>::NEW),
    (0x5980345376f81ef2, &Typed::<Option<T37>>::NEW),
    (0x6cf73068811209a7, &Typed::<(bool,)>::NEW),
    (0xf36950e63d2ed59c, &Typed::<T42>::NEW),
    (0xb5b1c005ff8f6c2c, &Typed::<T43>::NEW),
    (0xfd4d34c46ddf1711, &Typed::<Option<T44>>::NEW),
    (0x74f3c02570366918, &Typed::<T45>::NEW),
    (0x886cb8d5cecf59db, &Typed::<T48>::NEW),
    (0x1b353fb8d8bfa989, &Typed::<T59>::NEW),
    (0xb5304cae7b96cf2e, &Typed::<T70>::NEW),
    (0xfc0f9d00eb32a1b1, &Typed::<T71>::NEW),
    (0xa3f4cb848eebb3bf, &Typed::<T74>::NEW),
    (0x6fe6311718ecce88, &Typed::<T78>::NEW),
    (0xfd4bb4d08a20f958, &Typed::<[Vec<f64>; 0]>::NEW),
    (0xd43d2fc17576c402, &Typed::<T79>::NEW),
    (0x4eeb1682fe758687, &Typed::<T83>::NEW),
    (0x9e2af436fed5a2b4, &Typed::<T84>::NEW),
    (0x50c170bedea6a95c, &Typed::<Vec<(Vec<Uuid>,)>>::NEW),
    (0xe576331e364b7136, &Typed::<T88>::NEW),
    (0x30b665dda2d71c56, &Typed::<T89>::NEW),
    (0xcbf85c494d620f32, &Typed::<T94>::NEW),
    (0xc3e2b4b6c1aa31f6, &Typed::<T112>::NEW),
    (0x23d112c934a09020, &Typed::<T114>::NEW),
    (0x8fb1bacba2d2a9b7, &Typed::<T116>::NEW),
    (0xbfac53da273e0d2b, &Typed::<T117>::NEW),
    (0x5f7db1f9c050e76a, &Typed::<Vec<Vec<BTreeMap<String, bool>>>>::NEW),
    (0x419a5025d0e741e3, &Typed::<T120>::NEW),
    (0xac69cb75bd9caee9, &Typed::<T134>::NEW),
    (0xaf16021f824ab30a, &Typed::<T136>::NEW),
    (0x8804ecfdce498606, &Typed::<T137>::NEW),
    (0x015fb238fd681b11, &Typed::<T138>::NEW),
    (0xa7fd66ec448604a6, &Typed::<Option<T140>>::NEW),
    (0x260a2db26aa4342e, &Typed::<BTreeMap<String, [Vec<T142>; 0]>>::NEW),
    (0x50e2afbc766b70b1, &Typed::<BTreeMap<String, T146>>::NEW),
    (0x048cb776d62c2846, &Typed::<BTreeMap<String, super::enums_literals::T8>>::NEW),
    (0xdbf16b7d00af9e24, &Typed::<Vec<Option<Vec<bool>>>>::NEW),
    (0x1674dd9e7493bce8, &Typed::<BTreeMap<String, T147>>::NEW),
    (0x8417d0ff0b655247, &Typed::<T148>::NEW),
    (0x0e0391c2a5741fd6, &Typed::<Vec<[Option<T168>; 1]>>::NEW),
    (0x4c245f8d75469e9a, &Typed::<[Uuid; 1]>::NEW),
    (0x887e9d5761acf954, &Typed::<T170>::NEW),
    (0x16329410d62a61fe, &Typed::<T171>::NEW),
];

#[derive(Record)]
pub(crate) enum T3 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "Größe")] V0,
    #[record(rename = "数量")] V2,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        match self {
            T3::V1 => text("tab\tnl\n"),
            T3::V0 => text("Größe"),
            T3::V2 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T2([f64; 1], #[record(rest)] Vec<Option<T3>>);
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "email")] f1: Option<BTreeMap<String, Option<i64>>>,
    #[record(rename = "bitrate", nullable)] f0: Option<BTreeMap<String, String>>,
    #[record(rename = "x-trace")] f2: Option<T2>,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put("bitrate", &self.f0).put_if("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T5 {
    #[record(literal = "")] V0,
    #[record(literal = null)] V2,
    #[record(literal = -1)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        match self {
            T5::V0 => text(""),
            T5::V2 => Value::Null,
            T5::V1 => Value::Number(-1.0),
            T5::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T6 {
    #[record(literal = 404)] V3,
    #[record(literal = "void")] V1,
    #[record(rename = "draft")] V0,
    #[record(literal = 200)] V2,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V3 => Value::Number(404.0),
            T6::V1 => text("void"),
            T6::V0 => text("draft"),
            T6::V2 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T4 {
    #[record(rename = "lat")] f2: Option<String>,
    #[record(rename = "price")] f5: i64,
    #[record(rename = "notes")] f4: i64,
    #[record(rename = "цена", literal = "paid")] f10: String,
    #[record(rename = "\u{e123}")] f11: Option<i64>,
    #[record(rename = "sku")] f6: String,
    #[record(rename = "batch")] f0: u64,
    #[record(rename = "größe")] f1: Uuid,
    #[record(rename = "name")] f3: T5,
    #[record(rename = "status")] f7: T6,
    #[record(rename = "tags", literal = 1)] f8: u64,
    #[record(rename = "temp")] f9: bool,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f2).put("price", &self.f5).put("notes", &self.f4).put("цена", &self.f10).put_if("\u{e123}", &self.f11).put("sku", &self.f6).put("batch", &self.f0).put("größe", &self.f1).put("name", &self.f3).put("status", &self.f7).put("tags", &self.f8).put("temp", &self.f9).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T7 {
    #[record(literal = 1e21)] V0,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V0 => Members::new().set("type", Value::Number(1e21)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "sku", literal = true)] f0: (),
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &Value::Bool(true)).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "größe")] f0: T9,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T10 {
    #[record(rename = "lot")] f0: Json,
    #[record(rename = "owner", literal = true)] f1: (),
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f0).put("owner", &Value::Bool(true)).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "v")]
pub(crate) enum T12 {
    #[record(rename = "boost")] V0,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        match self {
            T12::V0 => Members::new().set("v", text("boost")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "city")] f0: Option<T12>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T13 {
    #[record(literal = "")] V0,
    #[record(literal = "😀")] V2,
    #[record(rename = "draft")] V1,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        match self {
            T13::V0 => text(""),
            T13::V2 => text("😀"),
            T13::V1 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T14(#[record(literal = 1e21)] f64);
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T16 {
    #[record(literal = "😀")] V1,
    #[record(literal = "eco")] V0,
    #[record(literal = 10)] V3,
    #[record(literal = 1)] V2,
    #[record(literal = true)] V4,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V1 => text("😀"),
            T16::V0 => text("eco"),
            T16::V3 => Value::Number(10.0),
            T16::V2 => Value::Number(1.0),
            T16::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "email")] f1: bool,
    #[record(rename = "цена")] f3: bool,
    #[record(rename = "name")] f2: String,
    #[record(rename = "city")] f0: T16,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put("цена", &self.f3).put("name", &self.f2).put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T18 {
    #[record(literal = 404)] V4,
    #[record(literal = "void")] V0,
    #[record(literal = false)] V5,
    #[record(literal = 0.5)] V1,
    #[record(literal = 10)] V3,
    #[record(literal = 1)] V2,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V4 => Value::Number(404.0),
            T18::V0 => text("void"),
            T18::V5 => Value::Bool(false),
            T18::V1 => Value::Number(0.5),
            T18::V3 => Value::Number(10.0),
            T18::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T19 {
    V0([Json; 1]),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(BTreeMap<String, ()>),
    V1(bool),
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        match self {
            T19::V0(content) => shown(content),
            T19::V2(_) => shown(&Value::Null),
            T19::V4(content) => shown(content),
            T19::V3(content) => shown(content),
            T19::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T20 {
    #[record(literal = "😀")] V0 {
        #[record(flatten)] extras: BTreeMap<String, ()>,
        #[record(rename = "role", literal = 404)] f1: u64,
    },
    #[record(literal = 1e21)] V3 {
        #[record(rename = "lon")] f1: i64,
        #[record(rename = "\u{e123}")] f5: super::random_3::T157,
        #[record(rename = "score")] f2: Option<i64>,
        #[record(rename = "tags")] f3: Option<bool>,
        #[record(rename = "temp")] f4: Option<i64>,
    },
    #[record(literal = 0)] V2 {
        #[record(rename = "$meta")] f1: u64,
        #[record(rename = "active")] f2: Option<u64>,
        #[record(rename = "")] f0: Option<u64>,
    },
    #[record(literal = -1)] V1 {
        #[record(rename = "lon", literal = null)] f1: Option<()>,
        #[record(rename = "цена")] f2: i64,
    },
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V0 { f1, extras } => Members::new().set("kind", text("😀")).put("role", f1).put_all(extras).done(),
            T20::V3 { f1, f5, f2, f3, f4 } => Members::new().set("kind", Value::Number(1e21)).put("lon", f1).put("\u{e123}", f5).put_if("score", f2).put_if("tags", f3).put_if("temp", f4).done(),
            T20::V2 { f1, f2, f0 } => Members::new().set("kind", Value::Number(0.0)).put("$meta", f1).put_if("active", f2).put_if("", f0).done(),
            T20::V1 { f1, f2 } => Members::new().set("kind", Value::Number(-1.0)).put_if("lon", &f1.as_ref().map(|()| Value::Null)).put("цена", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T17 {
    #[record(rename = "price")] f1: Vec<Option<T18>>,
    #[record(rename = "\u{e123}")] f3: T19,
    #[record(rename = "größe")] f0: bool,
    #[record(rename = "zone")] f2: BTreeMap<String, T20>,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put("\u{e123}", &self.f3).put("größe", &self.f0).put("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T22(#[record(literal = 0.5)] f64);
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T23 {
    V1(String),
    V0(BTreeMap<String, u64>),
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        match self {
            T23::V1(content) => shown(content),
            T23::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(flatten)] extras: BTreeMap<String, BTreeMap<String, T22>>,
    #[record(rename = "a.b")] f0: BTreeMap<String, T23>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put("a.b", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T25(i64, bool, #[record(rest)] Vec<i64>);
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T24 {
    #[record(rename = "batch")] f0: Option<Option<T25>>,
    #[record(rename = "temp")] f1: f64,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put_if("batch", &self.f0).put("temp", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T28 {
    #[record(literal = 404)] V1,
    #[record(literal = "eco")] V0,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        match self {
            T28::V1 => Value::Number(404.0),
            T28::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T27(#[record(rest)] Vec<T28>);
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T29 {
    #[record(rename = "sku", literal = null)] f1: (),
    #[record(rename = "tags")] f2: String,
    #[record(rename = "city", literal = null)] f0: Option<()>,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &Value::Null).put("tags", &self.f2).put_if("city", &self.f0.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(flatten)] extras: BTreeMap<String, super::arrays_tuples::T4>,
    #[record(rename = "host")] f2: T27,
    #[record(rename = "цена")] f4: bool,
    #[record(rename = "batch")] f1: BTreeMap<String, String>,
    #[record(rename = "2")] f0: Option<T29>,
    #[record(rename = "region")] f3: [String; 0],
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f2).put("цена", &self.f4).put("batch", &self.f1).put_if("2", &self.f0).put("region", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "URL")] f1: Uuid,
    #[record(rename = "role")] f3: u64,
    #[record(rename = "9")] f0: u64,
    #[record(rename = "score")] f4: bool,
    #[record(rename = "a.b")] f2: Option<super::random_2::T126>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f1).put("role", &self.f3).put("9", &self.f0).put("score", &self.f4).put_if("a.b", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T31 {
    #[record(literal = true)] V0 {
        #[record(flatten)] extras: BTreeMap<String, T32>,
    },
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V0 { extras } => Members::new().set("type", Value::Bool(true)).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "unit")] f1: i64,
    #[record(rename = "constructor")] f0: Option<String>,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f1).put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T34 {
    V0(i64),
    V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "price")] f2: Option<u64>,
        #[record(rename = "größe")] f1: Option<u64>,
        #[record(rename = "city")] f0: i64,
    },
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V0(content) => shown(content),
            T34::V1 { f2, f1, f0, extras } => Members::new().put_if("price", f2).put_if("größe", f1).put("city", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "sku")] f4: T31,
    #[record(rename = "port")] f2: Option<u64>,
    #[record(rename = "role")] f3: Option<[T33; 3]>,
    #[record(rename = "createdAt")] f1: Option<BTreeMap<String, String>>,
    #[record(rename = "")] f0: T34,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &self.f4).put_if("port", &self.f2).put_if("role", &self.f3).put_if("createdAt", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T35 {
    #[record(rename = "lon")] f1: u64,
    #[record(rename = "bitrate", literal = null)] f0: Option<()>,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put_if("bitrate", &self.f0.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T36 {
    V1(i64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V1(content) => shown(content),
            T36::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T39 {
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V2 => text("ok"),
            T39::V0 => text("\"quoted\""),
            T39::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T40 {
    #[record(literal = 2)] V5,
    #[record(literal = "😀")] V2,
    #[record(rename = "\u{e000}")] V3,
    #[record(literal = "eco")] V0,
    #[record(rename = "é")] V1,
    #[record(literal = -1)] V4,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V5 => Value::Number(2.0),
            T40::V2 => text("😀"),
            T40::V3 => text("\u{e000}"),
            T40::V0 => text("eco"),
            T40::V1 => text("é"),
            T40::V4 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T41 {
    #[record(literal = 2)] V1,
    #[record(literal = -1)] V0,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V1 => Value::Number(2.0),
            T41::V0 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T38 {
    #[record(literal = "")] V0 {
        #[record(flatten)] extras: BTreeMap<String, u64>,
        #[record(rename = "email")] f2: Option<f64>,
        #[record(rename = "$meta")] f0: String,
        #[record(rename = "items")] f3: u64,
        #[record(rename = "createdAt")] f1: T39,
        #[record(rename = "name")] f5: Uuid,
    },
    #[record(literal = false)] V3 {
        #[record(rename = "\u{e123}")] f5: bool,
        #[record(rename = "ref")] f3: bool,
        #[record(rename = "batch")] f0: u64,
        #[record(rename = "name")] f2: Option<T40>,
        #[record(rename = "🚀", literal = 2)] f4: u64,
    },
    #[record(literal = 1e21)] V2,
    #[record(rename = "é")] V1 {
        #[record(rename = "2")] f0: String,
        #[record(rename = "constructor")] f1: T41,
    },
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V0 { f2, f0, f3, f1, f5, extras } => Members::new().set("kind", text("")).put_if("email", f2).put("$meta", f0).put("items", f3).put("createdAt", f1).put("name", f5).put_all(extras).done(),
            T38::V3 { f5, f3, f0, f2, f4 } => Members::new().set("kind", Value::Bool(false)).put("\u{e123}", f5).put("ref", f3).put("batch", f0).put_if("name", f2).put("🚀", f4).done(),
            T38::V2 => Members::new().set("kind", Value::Number(1e21)).done(),
            T38::V1 { f0, f1 } => Members::new().set("kind", text("é")).put("2", f0).put("constructor", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T37 {
    #[record(rename = "bitrate")] f1: BTreeMap<String, T38>,
    #[record(rename = "", nullable)] f0: Option<super::enums_literals::T6>,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("bitrate", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T42 {
    #[record(rename = "name")] f0: Option<Uuid>,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        Members::new().put_if("name", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T43 {
    V3(Uuid),
    V1(u64),
    V2(super::objects_bitmaps::T1),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        match self {
            T43::V3(content) => shown(content),
            T43::V1(content) => shown(content),
            T43::V2(content) => shown(content),
            T43::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T44(#[record(literal = "solo")] String);
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T47 {
    #[record(rename = "total")] f1: i64,
    #[record(rename = "zip", literal = "void")] f2: Option<String>,
    #[record(rename = "a.b")] f0: u64,
    #[record(rename = "🚀")] f3: bool,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f1).put_if("zip", &self.f2).put("a.b", &self.f0).put("🚀", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T46 {
    #[record(literal = "")] V0(#[record(flatten)] T47),
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        match self {
            T46::V0(content) => Members::new().set("t", text("")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T45 {
    #[record(rename = "city")] f0: Option<T46>,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        Members::new().put_if("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T50(#[record(literal = "paid")] String, u64);
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) enum T52 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V1,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        match self {
            T52::V2 => text("warehouse-7"),
            T52::V0 => text("\"quoted\""),
            T52::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T52::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T51 {
    #[record(rename = "items", literal = null)] f4: (),
    #[record(rename = "URL")] f2: Option<u64>,
    #[record(rename = "sku")] f5: f64,
    #[record(rename = "2")] f0: Option<f64>,
    #[record(rename = "9")] f1: Option<i64>,
    #[record(rename = "zip", literal = "paid")] f7: String,
    #[record(rename = "a.b", literal = null)] f3: Option<()>,
    #[record(rename = "x-trace")] f6: Option<Json>,
    #[record(rename = "zone")] f8: Option<u64>,
    #[record(rename = "🚀")] f9: T52,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put("items", &Value::Null).put_if("URL", &self.f2).put("sku", &self.f5).put_if("2", &self.f0).put_if("9", &self.f1).put("zip", &self.f7).put_if("a.b", &self.f3.as_ref().map(|()| Value::Null)).put_if("x-trace", &self.f6).put_if("zone", &self.f8).put("🚀", &self.f9).done()
    }
}

#[derive(Record)]
pub(crate) struct T53 {
    #[record(rename = "active")] f0: super::random_1::T122,
    #[record(rename = "bitrate")] f1: Uuid,
    #[record(rename = "zip")] f3: i64,
    #[record(rename = "tags", literal = 10)] f2: Option<u64>,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &self.f0).put("bitrate", &self.f1).put("zip", &self.f3).put_if("tags", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T49 {
    #[record(rename = "lat")] f1: T50,
    #[record(rename = "codec")] f0: T51,
    #[record(rename = "x-trace")] f3: Option<T53>,
    #[record(rename = "temp")] f2: Option<Vec<bool>>,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f1).put("codec", &self.f0).put_if("x-trace", &self.f3).put_if("temp", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T55 {
    #[record(rename = "paid")] V0,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        match self {
            T55::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T56 {
    #[record(rename = "bitrate")] f0: bool,
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        Members::new().put("bitrate", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T54 {
    #[record(rename = "9", nullable)] f0: Option<T55>,
    #[record(rename = "region")] f1: T56,
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put("region", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T58 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "pending")] V0,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        match self {
            T58::V1 => text("tab\tnl\n"),
            T58::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T57 {
    #[record(rename = "lat")] f3: Option<String>,
    #[record(rename = "items", literal = null)] f2: Option<()>,
    #[record(rename = "unit")] f4: String,
    #[record(rename = "bitrate", literal = null)] f1: (),
    #[record(rename = "9")] f0: Option<T58>,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f3).put_if("items", &self.f2.as_ref().map(|()| Value::Null)).put("unit", &self.f4).put("bitrate", &Value::Null).put_if("9", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T48 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "email")] f1: Option<T49>,
        #[record(rename = "lat")] f3: Vec<Json>,
        #[record(rename = "notes")] f4: Option<T54>,
        #[record(rename = "unit")] f5: [(); 0],
        #[record(rename = "active")] f0: T57,
    },
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        match self {
            T48::V0 { f1, f3, f4, f5, f0 } => Members::new().set("kind", text("boost")).put_if("email", f1).put("lat", f3).put_if("notes", f4).put("unit", f5).put("active", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T61 {
    #[record(literal = "void")] V1,
    #[record(literal = 10)] V3,
    #[record(rename = "paid")] V0,
    #[record(literal = 200)] V4,
    #[record(literal = 1)] V2,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        match self {
            T61::V1 => text("void"),
            T61::V3 => Value::Number(10.0),
            T61::V0 => text("paid"),
            T61::V4 => Value::Number(200.0),
            T61::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T62 {
    #[record(rename = "id")] f1: Option<i64>,
    #[record(rename = "URL")] f0: super::random_0::T73,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("URL", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T63 {
    V0(Vec<i64>),
    V1(#[record(literal = null)] ()),
    V3(String),
    V2(BTreeMap<String, T14>),
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        match self {
            T63::V0(content) => shown(content),
            T63::V1(_) => shown(&Value::Null),
            T63::V3(content) => shown(content),
            T63::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T64 {
    #[record(rename = "URL")] f1: String,
    #[record(rename = "role")] f3: u64,
    #[record(rename = "owner")] f2: Option<i64>,
    #[record(rename = "2")] f0: String,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        Members::new().put("URL", &self.f1).put("role", &self.f3).put_if("owner", &self.f2).put("2", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T66 {
    #[record(rename = "tab\tnl\n")] V0,
    #[record(rename = "数量")] V2,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        match self {
            T66::V0 => text("tab\tnl\n"),
            T66::V2 => text("数量"),
            T66::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T65 {
    #[record(rename = "zone")] f0: T66,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        Members::new().put("zone", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T60 {
    #[record(rename = "lat")] f2: Option<BTreeMap<String, String>>,
    #[record(rename = "ref")] f4: Vec<i64>,
    #[record(rename = "port")] f3: Option<Option<T61>>,
    #[record(rename = "9")] f0: f64,
    #[record(rename = "score")] f6: T62,
    #[record(rename = "status")] f7: Vec<f64>,
    #[record(rename = "toString")] f8: Option<BTreeMap<String, f64>>,
    #[record(rename = "region")] f5: [(); 3],
    #[record(rename = "a.b")] f1: T63,
    #[record(rename = "zone")] f9: T64,
    #[record(rename = "🚀")] f10: T65,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f2).put("ref", &self.f4).put_if("port", &self.f3).put("9", &self.f0).put("score", &self.f6).put("status", &self.f7).put_if("toString", &self.f8).put("region", &self.f5).put("a.b", &self.f1).put("zone", &self.f9).put("🚀", &self.f10).done()
    }
}

#[derive(Record)]
pub(crate) struct T67 {
    #[record(rename = "id", literal = null)] f1: (),
    #[record(rename = "lon")] f3: f64,
    #[record(rename = "lat", literal = null)] f2: Option<()>,
    #[record(rename = "role")] f4: u64,
    #[record(rename = "Frame")] f0: String,
}
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &Value::Null).put("lon", &self.f3).put_if("lat", &self.f2.as_ref().map(|()| Value::Null)).put("role", &self.f4).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T69 {
    #[record(literal = 2)] V1,
    #[record(literal = 1e21)] V0,
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        match self {
            T69::V1 => Value::Number(2.0),
            T69::V0 => Value::Number(1e21),
        }
    }
}

#[derive(Record)]
pub(crate) struct T68 {
    #[record(rename = "batch")] f0: T69,
    #[record(rename = "level")] f1: bool,
    #[record(flatten)] extras: BTreeMap<String, i64>,
}
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        Members::new().put("batch", &self.f0).put("level", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "sku")] f4: Option<BTreeMap<String, [String; 3]>>,
    #[record(rename = "ref")] f2: Option<T60>,
    #[record(rename = "role", literal = null)] f3: Option<()>,
    #[record(rename = "")] f0: Option<Option<T67>>,
    #[record(rename = "Frame")] f1: Option<Vec<T68>>,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put_if("sku", &self.f4).put_if("ref", &self.f2).put_if("role", &self.f3.as_ref().map(|()| Value::Null)).put_if("", &self.f0).put_if("Frame", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T70 {
    #[record(rename = "unit")] f3: Uuid,
    #[record(rename = "sku")] f2: Uuid,
    #[record(rename = "region")] f1: u64,
    #[record(rename = "a.b")] f0: bool,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f3).put("sku", &self.f2).put("region", &self.f1).put("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T73 {
    #[record(rename = "notes")] f0: BTreeMap<String, String>,
    #[record(rename = "qty")] f1: BTreeMap<String, Vec<u64>>,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put("qty", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T72 {
    #[record(rename = "\u{e123}")] f3: Option<T73>,
    #[record(rename = "owner")] f2: Option<i64>,
    #[record(rename = "größe")] f0: Option<BTreeMap<String, BTreeMap<String, String>>>,
    #[record(rename = "level", nullable)] f1: Option<BTreeMap<String, super::enums_literals::T6>>,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        Members::new().put_if("\u{e123}", &self.f3).put_if("owner", &self.f2).put_if("größe", &self.f0).put("level", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T71 {
    #[record(literal = "😀")] V0(#[record(flatten)] T72),
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V0(content) => Members::new().set("t", text("😀")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T75(#[record(literal = "draft")] String);
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T77 {
    #[record(literal = "😀")] V0,
    #[record(literal = 1e21)] V2,
    #[record(literal = -1)] V1,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        match self {
            T77::V0 => text("😀"),
            T77::V2 => Value::Number(1e21),
            T77::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T76 {
    #[record(rename = "price")] f3: T77,
    #[record(rename = "unit", literal = 1e21)] f4: f64,
    #[record(rename = "active")] f1: Option<Uuid>,
    #[record(rename = "port")] f2: Option<Uuid>,
    #[record(rename = "a.b")] f0: Option<u64>,
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f3).put("unit", &self.f4).put_if("active", &self.f1).put_if("port", &self.f2).put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T74 {
    #[record(rename = "email")] f0: Option<Option<T75>>,
    #[record(rename = "数量")] f2: [bool; 3],
    #[record(rename = "x-trace")] f1: Option<T76>,
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f0).put("数量", &self.f2).put_if("x-trace", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T78 {
    #[record(rename = "role")] f3: Option<Uuid>,
    #[record(rename = "createdAt")] f2: Option<u64>,
    #[record(rename = "")] f0: u64,
    #[record(rename = "city", literal = null)] f1: (),
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        Members::new().put_if("role", &self.f3).put_if("createdAt", &self.f2).put("", &self.f0).put("city", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T81 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        match self {
            T81::V3 => text("😀 launch"),
            T81::V1 => text("tab\tnl\n"),
            T81::V0 => text("ok"),
            T81::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T80 {
    #[record(literal = 404)] V1 {
        #[record(rename = "bitrate")] f1: String,
        #[record(rename = "_rev")] f0: T81,
    },
    #[record(literal = "")] V0 {
    },
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V1 { f1, f0 } => Members::new().set("t", Value::Number(404.0)).put("bitrate", f1).put("_rev", f0).done(),
            T80::V0 {  } => Members::new().set("t", text("")).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T82 {
    V0(#[record(literal = null)] ()),
    V2(String),
    V1(i64),
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        match self {
            T82::V0(_) => shown(&Value::Null),
            T82::V2(content) => shown(content),
            T82::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T79 {
    #[record(rename = "total")] f2: [i64; 0],
    #[record(rename = "codec")] f1: T80,
    #[record(rename = "9")] f0: Option<T82>,
}
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f2).put("codec", &self.f1).put_if("9", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, untagged)]
pub(crate) enum T83 {
    V0(super::arrays_tuples::T10),
    V2 {
        #[record(rename = "größe")] f1: super::random_1::T78,
        #[record(rename = "")] f0: f64,
        #[record(rename = "x-trace")] f2: Option<String>,
    },
    V1(bool),
}
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        match self {
            T83::V0(content) => shown(content),
            T83::V2 { f1, f0, f2 } => Members::new().put("größe", f1).put("", f0).put_if("x-trace", f2).done(),
            T83::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T86 {
    #[record(literal = "void")] V0,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V2,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        match self {
            T86::V0 => text("void"),
            T86::V1 => text("\u{e000}"),
            T86::V2 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T85 {
    #[record(rename = "currency")] f0: super::random_1::T93,
    #[record(rename = "owner")] f1: Option<T86>,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put("currency", &self.f0).put_if("owner", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T87 {
    #[record(literal = "void")] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = 10)] V4,
    #[record(rename = "paid")] V0,
    #[record(literal = 200)] V5,
    #[record(literal = 1)] V3,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        match self {
            T87::V1 => text("void"),
            T87::V2 => Value::Number(0.5),
            T87::V4 => Value::Number(10.0),
            T87::V0 => text("paid"),
            T87::V5 => Value::Number(200.0),
            T87::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "type")]
pub(crate) enum T84 {
    #[record(literal = 0)] V2(#[record(flatten)] T85),
    #[record(rename = "é")] V0 {
        #[record(rename = "total", literal = null)] f3: Option<()>,
        #[record(rename = "unit")] f5: u64,
        #[record(rename = "sku", literal = 2)] f2: Option<u64>,
        #[record(rename = "batch")] f0: T87,
        #[record(rename = "region")] f1: f64,
    },
    #[record(literal = -1)] V1 {
        #[record(rename = "lon")] f3: u64,
        #[record(rename = "2")] f0: Uuid,
        #[record(rename = "größe")] f1: String,
        #[record(rename = "level", literal = null)] f2: Option<()>,
    },
}
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        match self {
            T84::V2(content) => Members::new().set("type", Value::Number(0.0)).put_all(content).done(),
            T84::V0 { f3, f5, f2, f0, f1 } => Members::new().set("type", text("é")).put_if("total", &f3.as_ref().map(|()| Value::Null)).put("unit", f5).put_if("sku", f2).put("batch", f0).put("region", f1).done(),
            T84::V1 { f3, f0, f1, f2 } => Members::new().set("type", Value::Number(-1.0)).put("lon", f3).put("2", f0).put("größe", f1).put_if("level", &f2.as_ref().map(|()| Value::Null)).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T88 {
    V1(#[record(literal = 7)] u64),
    V2(BTreeMap<String, f64>),
    V0(bool),
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V1(content) => shown(content),
            T88::V2(content) => shown(content),
            T88::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T90 {
    #[record(rename = "createdAt")] f0: Option<Json>,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        Members::new().put_if("createdAt", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T91 {
    #[record(rename = "price")] f0: Option<bool>,
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T93 {
    #[record(rename = "lon", literal = "eco")] f1: String,
    #[record(rename = "host")] f0: Option<f64>,
    #[record(rename = "unit")] f2: i64,
    #[record(rename = "数量")] f3: Option<Uuid>,
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f1).put_if("host", &self.f0).put("unit", &self.f2).put_if("数量", &self.f3).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T92 {
    V0(#[record(literal = null)] ()),
    V1(#[record(literal = 7)] u64),
    V2(T93),
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        match self {
            T92::V0(_) => shown(&Value::Null),
            T92::V1(content) => shown(content),
            T92::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T89 {
    #[record(flatten)] extras: BTreeMap<String, T90>,
    #[record(rename = "id")] f0: BTreeMap<String, String>,
    #[record(rename = "lon")] f2: i64,
    #[record(rename = "lat")] f1: T91,
    #[record(rename = "status")] f3: Option<T92>,
    #[record(rename = "数量", nullable)] f4: Option<u64>,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("lon", &self.f2).put("lat", &self.f1).put_if("status", &self.f3).put("数量", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T96 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V1,
    #[record(rename = "Größe")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        match self {
            T96::V3 => text("😀 launch"),
            T96::V1 => text("ok"),
            T96::V0 => text("Größe"),
            T96::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T95 {
    V0(#[record(literal = null)] ()),
    V1(u64),
    V2(BTreeMap<String, T96>),
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        match self {
            T95::V0(_) => shown(&Value::Null),
            T95::V1(content) => shown(content),
            T95::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T99 {
    #[record(literal = 404)] V2,
    #[record(rename = "boost")] V0,
    #[record(literal = "void")] V1,
    #[record(literal = false)] V3,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        match self {
            T99::V2 => Value::Number(404.0),
            T99::V0 => text("boost"),
            T99::V1 => text("void"),
            T99::V3 => Value::Bool(false),
        }
    }
}

#[derive(Record)]
pub(crate) enum T100 {
    #[record(literal = 404)] V3,
    #[record(literal = 0)] V1,
    #[record(literal = 0.5)] V2,
    #[record(rename = "paid")] V0,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        match self {
            T100::V3 => Value::Number(404.0),
            T100::V1 => Value::Number(0.0),
            T100::V2 => Value::Number(0.5),
            T100::V0 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T98 {
    #[record(rename = "lot")] f1: T99,
    #[record(rename = "active")] f0: T100,
    #[record(rename = "region")] f2: bool,
    #[record(rename = "数量")] f3: Option<String>,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put("lot", &self.f1).put("active", &self.f0).put("region", &self.f2).put_if("数量", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T102 {
    #[record(rename = "Größe")] V0,
    #[record(rename = "数量")] V2,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        match self {
            T102::V0 => text("Größe"),
            T102::V2 => text("数量"),
            T102::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T101 {
    #[record(rename = "role")] f2: T102,
    #[record(rename = "9", literal = null)] f0: (),
    #[record(rename = "x-trace", literal = 404)] f3: u64,
    #[record(rename = "Frame", literal = true)] f1: (),
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f2).put("9", &Value::Null).put("x-trace", &self.f3).put("Frame", &Value::Bool(true)).done()
    }
}

#[derive(Record)]
pub(crate) enum T104 {
    #[record(rename = "ok")] V1,
    #[record(rename = "Größe")] V0,
    #[record(rename = "数量")] V2,
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        match self {
            T104::V1 => text("ok"),
            T104::V0 => text("Größe"),
            T104::V2 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T103 {
    #[record(rename = "9", literal = false)] f0: bool,
    #[record(rename = "größe")] f1: T104,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        Members::new().put("9", &self.f0).put("größe", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T106 {
    #[record(literal = 2)] V1,
    #[record(literal = false)] V3,
    #[record(literal = null)] V4,
    #[record(rename = "paid")] V0,
    #[record(literal = 200)] V2,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V1 => Value::Number(2.0),
            T106::V3 => Value::Bool(false),
            T106::V4 => Value::Null,
            T106::V0 => text("paid"),
            T106::V2 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T105 {
    #[record(rename = "role")] f1: T106,
    #[record(rename = "2")] f0: f64,
    #[record(rename = "zip", literal = null)] f2: (),
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f1).put("2", &self.f0).put("zip", &Value::Null).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T107 {
    V0(Vec<String>),
    V1(#[record(literal = null)] ()),
    V2(u64),
    V3(BTreeMap<String, ()>),
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        match self {
            T107::V0(content) => shown(content),
            T107::V1(_) => shown(&Value::Null),
            T107::V2(content) => shown(content),
            T107::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T110 {
    #[record(literal = "void")] V0,
    #[record(literal = 0)] V1,
    #[record(literal = 0.5)] V2,
    #[record(literal = 1)] V3,
    #[record(literal = true)] V4,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        match self {
            T110::V0 => text("void"),
            T110::V1 => Value::Number(0.0),
            T110::V2 => Value::Number(0.5),
            T110::V3 => Value::Number(1.0),
            T110::V4 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T111 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V2,
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V1 => text("Größe"),
            T111::V0 => text("\"quoted\""),
            T111::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T111::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T109 {
    #[record(rename = "$meta")] f0: T110,
    #[record(rename = "sku")] f6: u64,
    #[record(rename = "ref")] f5: String,
    #[record(rename = "2", literal = null)] f1: Option<()>,
    #[record(rename = "9")] f2: f64,
    #[record(rename = "createdAt")] f4: String,
    #[record(rename = "x-trace")] f7: T111,
    #[record(rename = "Frame", literal = true)] f3: (),
    #[record(flatten)] extras: BTreeMap<String, String>,
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("sku", &self.f6).put("ref", &self.f5).put_if("2", &self.f1.as_ref().map(|()| Value::Null)).put("9", &self.f2).put("createdAt", &self.f4).put("x-trace", &self.f7).put("Frame", &Value::Bool(true)).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T108 {
    #[record(literal = 0)] V0 {
        #[record(rename = "lat")] f1: f64,
        #[record(rename = "notes")] f2: Option<String>,
        #[record(rename = "URL")] f0: Option<String>,
        #[record(rename = "role")] f4: super::random_2::T126,
        #[record(rename = "owner")] f3: bool,
    },
    #[record(literal = 0.5)] V1 {
        #[record(rename = "lon")] f3: bool,
        #[record(rename = "lot")] f4: Option<super::random_0::T102>,
        #[record(rename = "host")] f2: Option<u64>,
        #[record(rename = "notes")] f5: String,
        #[record(rename = "URL")] f0: Uuid,
        #[record(rename = "sku")] f7: String,
        #[record(rename = "owner")] f6: super::random_2::T133,
        #[record(rename = "größe")] f1: i64,
        #[record(rename = "zone")] f9: i64,
    },
    #[record(literal = 200)] V2(#[record(flatten)] T109),
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V0 { f1, f2, f0, f4, f3 } => Members::new().set("t", Value::Number(0.0)).put("lat", f1).put_if("notes", f2).put_if("URL", f0).put("role", f4).put("owner", f3).done(),
            T108::V1 { f3, f4, f2, f5, f0, f7, f6, f1, f9 } => Members::new().set("t", Value::Number(0.5)).put("lon", f3).put_if("lot", f4).put_if("host", f2).put("notes", f5).put("URL", f0).put("sku", f7).put("owner", f6).put("größe", f1).put("zone", f9).done(),
            T108::V2(content) => Members::new().set("t", Value::Number(200.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T97 {
    #[record(rename = "10")] f1: Option<T98>,
    #[record(rename = "host")] f8: T101,
    #[record(rename = "notes")] f9: T103,
    #[record(rename = "active")] f3: [u64; 3],
    #[record(rename = "currency")] f6: T105,
    #[record(rename = "ref")] f11: super::arrays_tuples::T4,
    #[record(rename = "owner")] f10: Option<(u64,)>,
    #[record(rename = "2")] f2: T107,
    #[record(rename = "größe")] f7: BTreeMap<String, super::random_1::T129>,
    #[record(rename = "score")] f12: T108,
    #[record(rename = "", literal = null)] f0: Option<()>,
    #[record(rename = "city")] f4: super::objects_bitmaps::T1,
    #[record(rename = "constructor")] f5: Vec<Json>,
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f1).put("host", &self.f8).put("notes", &self.f9).put("active", &self.f3).put("currency", &self.f6).put("ref", &self.f11).put_if("owner", &self.f10).put("2", &self.f2).put("größe", &self.f7).put("score", &self.f12).put_if("", &self.f0.as_ref().map(|()| Value::Null)).put("city", &self.f4).put("constructor", &self.f5).done()
    }
}

#[derive(Record)]
pub(crate) struct T94 {
    #[record(rename = "lat")] f0: T95,
    #[record(rename = "owner")] f1: Option<BTreeMap<String, u64>>,
    #[record(rename = "x-trace")] f2: Option<T97>,
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f0).put_if("owner", &self.f1).put_if("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T113 {
    #[record(literal = "😀")] V1,
    #[record(literal = null)] V4,
    #[record(literal = 10)] V3,
    #[record(rename = "paid")] V0,
    #[record(literal = -1)] V2,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        match self {
            T113::V1 => text("😀"),
            T113::V4 => Value::Null,
            T113::V3 => Value::Number(10.0),
            T113::V0 => text("paid"),
            T113::V2 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T112 {
    #[record(rename = "10")] f0: u64,
    #[record(rename = "lot")] f2: Json,
    #[record(rename = "9")] f1: Option<T113>,
    #[record(rename = "zip")] f3: f64,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("lot", &self.f2).put_if("9", &self.f1).put("zip", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T115 {
    #[record(literal = 1e21)] V2,
    #[record(rename = "é")] V0,
    #[record(literal = 1)] V1,
    #[record(literal = true)] V3,
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V2 => Value::Number(1e21),
            T115::V0 => text("é"),
            T115::V1 => Value::Number(1.0),
            T115::V3 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T114 {
    #[record(rename = "owner", literal = null)] f0: (),
    #[record(rename = "status")] f1: T115,
    #[record(rename = "🚀")] f2: Option<Json>,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &Value::Null).put("status", &self.f1).put_if("🚀", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T116 {
    #[record(rename = "region")] f0: Json,
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        Members::new().put("region", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T118 {
    #[record(literal = 0)] V0,
    #[record(literal = null)] V2,
    #[record(literal = 1)] V1,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        match self {
            T118::V0 => Value::Number(0.0),
            T118::V2 => Value::Null,
            T118::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T119 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "Größe")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V2 => text("tab\tnl\n"),
            T119::V3 => text("warehouse-7"),
            T119::V1 => text("Größe"),
            T119::V0 => text(""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "10")] f1: Option<String>,
    #[record(rename = "email")] f4: T118,
    #[record(rename = "$meta")] f0: f64,
    #[record(rename = "host")] f6: T119,
    #[record(rename = "currency")] f3: String,
    #[record(rename = "sku")] f8: i64,
    #[record(rename = "owner")] f7: String,
    #[record(rename = "größe")] f5: Option<Uuid>,
    #[record(rename = "city")] f2: String,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f1).put("email", &self.f4).put("$meta", &self.f0).put("host", &self.f6).put("currency", &self.f3).put("sku", &self.f8).put("owner", &self.f7).put_if("größe", &self.f5).put("city", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T122 {
    #[record(rename = "price")] f1: Option<String>,
    #[record(rename = "qty")] f2: Uuid,
    #[record(rename = "region")] f3: Json,
    #[record(rename = "a.b")] f0: String,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f1).put("qty", &self.f2).put("region", &self.f3).put("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T123 {
    #[record(rename = "port")] f0: Json,
    #[record(rename = "status")] f1: Option<Json>,
    #[record(rename = "🚀")] f2: Option<i64>,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        Members::new().put("port", &self.f0).put_if("status", &self.f1).put_if("🚀", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T121 {
    #[record(rename = "id")] f1: T122,
    #[record(rename = "")] f0: T123,
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T125 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "10")] f0: Option<Vec<Uuid>>,
    #[record(rename = "lat", literal = null)] f2: (),
    #[record(rename = "active")] f1: Vec<Json>,
    #[record(rename = "цена")] f3: bool,
    #[record(rename = "\u{e123}", nullable)] f4: Option<super::enums_literals::T6>,
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("lat", &Value::Null).put("active", &self.f1).put("цена", &self.f3).put("\u{e123}", &self.f4).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T127 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(literal = "")] V0,
    #[record(rename = "数量")] V4,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        match self {
            T127::V2 => text("ok"),
            T127::V1 => text("Größe"),
            T127::V0 => text(""),
            T127::V4 => text("数量"),
            T127::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T126 {
    #[record(rename = "bitrate")] f0: Option<T127>,
    #[record(rename = "port")] f1: Option<bool>,
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        Members::new().put_if("bitrate", &self.f0).put_if("port", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T129 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "ok")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        match self {
            T129::V1 => text("tab\tnl\n"),
            T129::V0 => text("ok"),
            T129::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T128 {
    #[record(rename = "email")] f1: Json,
    #[record(rename = "notes")] f2: T129,
    #[record(rename = "status", literal = "paid")] f3: Option<String>,
    #[record(rename = "constructor")] f0: Option<i64>,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put("notes", &self.f2).put_if("status", &self.f3).put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T131 {
    #[record(rename = "sku")] f1: String,
    #[record(rename = "Frame")] f0: u64,
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &self.f1).put("Frame", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "codec")]
pub(crate) enum T130 {
    #[record(literal = 404)] V2 {
        #[record(rename = "codec")] f0: String,
    },
    #[record(literal = 0)] V0 {
        #[record(flatten)] extras: BTreeMap<String, Uuid>,
    },
    #[record(literal = 10)] V1(#[record(flatten)] T131),
    #[record(literal = true)] V3 {
        #[record(rename = "URL", literal = null)] f0: (),
    },
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        match self {
            T130::V2 { f0 } => Members::new().set("t", Value::Number(404.0)).put("codec", f0).done(),
            T130::V0 { extras } => Members::new().set("t", Value::Number(0.0)).put_all(extras).done(),
            T130::V1(content) => Members::new().set("t", Value::Number(10.0)).put_all(content).done(),
            T130::V3 { f0: _ } => Members::new().set("t", Value::Bool(true)).put("URL", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T124 {
    #[record(rename = "email")] f2: Option<Vec<BTreeMap<String, ()>>>,
    #[record(rename = "$meta")] f0: T125,
    #[record(rename = "active")] f1: Vec<T126>,
    #[record(rename = "sku")] f4: Option<BTreeMap<String, T128>>,
    #[record(rename = "ref")] f3: T130,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f2).put("$meta", &self.f0).put("active", &self.f1).put_if("sku", &self.f4).put("ref", &self.f3).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T133 {
    #[record(literal = true)] V0 {
        #[record(rename = "URL")] f1: bool,
        #[record(rename = "owner")] f2: Option<u64>,
    },
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        match self {
            T133::V0 { f1, f2 } => Members::new().set("Op", Value::Bool(true)).put("URL", f1).put_if("owner", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "temp")]
pub(crate) enum T132 {
    #[record(literal = false)] V1 {
        #[record(rename = "lot")] f1: T133,
    },
    #[record(literal = 1e21)] V0 {
        #[record(rename = "temp")] f1: [String; 2],
    },
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        match self {
            T132::V1 { f1 } => Members::new().set("kind", Value::Bool(false)).put("lot", f1).done(),
            T132::V0 { f1 } => Members::new().set("kind", Value::Number(1e21)).put("temp", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T120 {
    #[record(rename = "\u{e123}")] f4: Option<Option<T121>>,
    #[record(rename = "bitrate")] f1: super::arrays_tuples::T4,
    #[record(rename = "batch")] f0: super::arrays_tuples::T4,
    #[record(rename = "score")] f3: Option<T124>,
    #[record(rename = "city")] f2: Option<Vec<T132>>,
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        Members::new().put_if("\u{e123}", &self.f4).put("bitrate", &self.f1).put("batch", &self.f0).put_if("score", &self.f3).put_if("city", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T135 {
    #[record(literal = 1e21)] V0,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        match self {
            T135::V0 => Value::Number(1e21),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T134 {
    V0([f64; 0]),
    V2(#[record(literal = null)] ()),
    V3(BTreeMap<String, T135>),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        match self {
            T134::V0(content) => shown(content),
            T134::V2(_) => shown(&Value::Null),
            T134::V3(content) => shown(content),
            T134::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T136 {
    V0(#[record(literal = null)] ()),
    V2(#[record(literal = "solo")] String),
    V1(f64),
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V0(_) => shown(&Value::Null),
            T136::V2(content) => shown(content),
            T136::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T137 {
    #[record(rename = "\u{e000}")] V0,
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        match self {
            T137::V0 => text("\u{e000}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T139 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        match self {
            T139::V1 => text("Größe"),
            T139::V0 => text("EUR"),
            T139::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T138 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "role", nullable)] f0: Option<T139>,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T141 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "ok")] V1,
    #[record(rename = "Größe")] V0,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        match self {
            T141::V2 => text("warehouse-7"),
            T141::V1 => text("ok"),
            T141::V0 => text("Größe"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T140 {
    V0([T141; 1]),
    V2(Uuid),
    V1(f64),
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V0(content) => shown(content),
            T140::V2(content) => shown(content),
            T140::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T143 {
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V3,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        match self {
            T143::V1 => text("Größe"),
            T143::V0 => text("\"quoted\""),
            T143::V3 => text("数量"),
            T143::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T144 {
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "a")] V2,
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V3 => text("warehouse-7"),
            T144::V1 => text("\"quoted\""),
            T144::V0 => text(""),
            T144::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T145 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
    #[record(rename = "pending")] V3,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        match self {
            T145::V2 => text("ok"),
            T145::V1 => text("Größe"),
            T145::V0 => text("EUR"),
            T145::V3 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T142 {
    #[record(flatten)] extras: BTreeMap<String, T143>,
    #[record(rename = "notes")] f3: Option<T144>,
    #[record(rename = "9")] f0: Option<i64>,
    #[record(rename = "score")] f4: u64,
    #[record(rename = "name")] f2: T145,
    #[record(rename = "a.b")] f1: Option<i64>,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put_if("notes", &self.f3).put_if("9", &self.f0).put("score", &self.f4).put("name", &self.f2).put_if("a.b", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T146 {
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V1,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V0,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        match self {
            T146::V3 => text("warehouse-7"),
            T146::V1 => text("ok"),
            T146::V2 => text("pending"),
            T146::V0 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T147 {
    V1(Uuid),
    V0(f64),
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        match self {
            T147::V1(content) => shown(content),
            T147::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T150(#[record(literal = true)] (), #[record(literal = 1)] u64, #[record(rest)] Vec<i64>);
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&Value::Bool(true), &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T151 {
    #[record(rename = "lon", literal = null)] f2: Option<()>,
    #[record(rename = "price")] f3: Option<String>,
    #[record(rename = "_rev")] f1: i64,
    #[record(rename = "Frame")] f0: Option<bool>,
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f2.as_ref().map(|()| Value::Null)).put_if("price", &self.f3).put("_rev", &self.f1).put_if("Frame", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T154 {
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V2,
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        match self {
            T154::V1 => text("\"quoted\""),
            T154::V0 => text(""),
            T154::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T154::V2 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T155 {
    #[record(rename = "ok")] V1,
    #[record(rename = "\"quoted\"")] V0,
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        match self {
            T155::V1 => text("ok"),
            T155::V0 => text("\"quoted\""),
        }
    }
}

#[derive(Record)]
pub(crate) struct T153 {
    #[record(flatten)] extras: BTreeMap<String, Uuid>,
    #[record(rename = "toString")] f1: String,
    #[record(rename = "level")] f0: T154,
    #[record(rename = "zone")] f2: T155,
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f1).put("level", &self.f0).put("zone", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T152 {
    #[record(rename = "boost")] V0 {
        #[record(rename = "email")] f0: Option<i64>,
        #[record(rename = "items")] f1: Option<bool>,
        #[record(rename = "sku", literal = null)] f3: Option<()>,
        #[record(rename = "x-trace")] f4: u64,
        #[record(flatten)] extras: BTreeMap<String, String>,
    },
    #[record(literal = "void")] V2(#[record(flatten)] T153),
    #[record(rename = "draft")] V1 {
        #[record(rename = "10")] f1: String,
        #[record(rename = "id")] f3: i64,
        #[record(rename = "createdAt")] f2: f64,
        #[record(rename = "score")] f5: Uuid,
        #[record(rename = "")] f0: Option<Uuid>,
    },
    #[record(literal = true)] V3 {
        #[record(rename = "host")] f0: Uuid,
        #[record(rename = "zip", literal = null)] f2: Option<()>,
        #[record(rename = "数量", literal = null)] f3: Option<()>,
    },
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        match self {
            T152::V0 { f0, f1, f3, f4, extras } => Members::new().set("kind", text("boost")).put_if("email", f0).put_if("items", f1).put_if("sku", &f3.as_ref().map(|()| Value::Null)).put("x-trace", f4).put_all(extras).done(),
            T152::V2(content) => Members::new().set("kind", text("void")).put_all(content).done(),
            T152::V1 { f1, f3, f2, f5, f0 } => Members::new().set("kind", text("draft")).put("10", f1).put("id", f3).put("createdAt", f2).put("score", f5).put_if("", f0).done(),
            T152::V3 { f0, f2, f3 } => Members::new().set("kind", Value::Bool(true)).put("host", f0).put_if("zip", &f2.as_ref().map(|()| Value::Null)).put_if("数量", &f3.as_ref().map(|()| Value::Null)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T149 {
    #[record(flatten)] extras: BTreeMap<String, T150>,
    #[record(rename = "$meta")] f0: T151,
    #[record(rename = "sku")] f2: T58,
    #[record(rename = "Frame")] f1: Option<T152>,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put("sku", &self.f2).put_if("Frame", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T156(#[record(literal = null)] (), #[record(rest)] Vec<bool>);
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&Value::Null], &self.1)
    }
}

#[derive(Record)]
pub(crate) enum T157 {
    #[record(rename = "EUR")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        match self {
            T157::V0 => text("EUR"),
            T157::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T158 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "\u{e123}")] f4: Option<String>,
    #[record(rename = "currency")] f2: Option<u64>,
    #[record(rename = "role")] f3: Json,
    #[record(rename = "9")] f0: Uuid,
    #[record(rename = "_rev")] f1: f64,
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        Members::new().put_if("\u{e123}", &self.f4).put_if("currency", &self.f2).put("role", &self.f3).put("9", &self.f0).put("_rev", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T159 {
    #[record(rename = "lat")] f2: u64,
    #[record(rename = "URL")] f0: Option<bool>,
    #[record(rename = "qty")] f3: String,
    #[record(rename = "city")] f1: bool,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f2).put_if("URL", &self.f0).put("qty", &self.f3).put("city", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T161 {
    #[record(literal = 0)] V1,
    #[record(literal = -1)] V0,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        match self {
            T161::V1 => Value::Number(0.0),
            T161::V0 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T160 {
    #[record(rename = "tags")] f1: T161,
    #[record(rename = "constructor")] f0: Option<String>,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        Members::new().put("tags", &self.f1).put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T163 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "\"quoted\"")] V0,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        match self {
            T163::V2 => text("😀 launch"),
            T163::V1 => text("tab\tnl\n"),
            T163::V0 => text("\"quoted\""),
        }
    }
}

#[derive(Record)]
pub(crate) enum T164 {
    #[record(literal = "😀")] V1,
    #[record(literal = false)] V4,
    #[record(literal = 1e21)] V3,
    #[record(rename = "\u{e000}")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V1 => text("😀"),
            T164::V4 => Value::Bool(false),
            T164::V3 => Value::Number(1e21),
            T164::V2 => text("\u{e000}"),
            T164::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T162 {
    #[record(rename = "price")] f2: Option<String>,
    #[record(rename = "$meta")] f0: String,
    #[record(rename = "unit")] f6: Option<i64>,
    #[record(rename = "ref")] f3: T163,
    #[record(rename = "port")] f1: Json,
    #[record(rename = "tags")] f4: Option<bool>,
    #[record(rename = "数量")] f7: f64,
    #[record(rename = "temp")] f5: T164,
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        Members::new().put_if("price", &self.f2).put("$meta", &self.f0).put_if("unit", &self.f6).put("ref", &self.f3).put("port", &self.f1).put_if("tags", &self.f4).put("数量", &self.f7).put("temp", &self.f5).done()
    }
}

#[derive(Record)]
pub(crate) struct T165 {
    #[record(rename = "_rev")] f0: i64,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        Members::new().put("_rev", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T166 {
    V1(#[record(literal = null)] ()),
    V2 {
        #[record(flatten)] extras: BTreeMap<String, String>,
        #[record(rename = "toString", literal = null)] f0: (),
    },
    V0(#[record(literal = true)] ()),
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        match self {
            T166::V1(_) => shown(&Value::Null),
            T166::V2 { f0: _, extras } => Members::new().put("toString", &Value::Null).put_all(extras).done(),
            T166::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T167 {
    #[record(rename = "lon")] f0: f64,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T148 {
    #[record(literal = 1e21)] V2(#[record(flatten)] T149),
    #[record(literal = 0)] V1 {
        #[record(rename = "id")] f4: Option<T156>,
        #[record(rename = "total")] f12: Option<Vec<f64>>,
        #[record(rename = "items")] f5: Vec<String>,
        #[record(rename = "notes")] f8: i64,
        #[record(rename = "URL")] f0: T157,
        #[record(rename = "currency")] f3: Vec<Json>,
        #[record(rename = "ref")] f9: T158,
        #[record(rename = "role")] f10: Option<T159>,
        #[record(rename = "createdAt")] f2: T160,
        #[record(rename = "toString")] f11: [String; 2],
        #[record(rename = "数量")] f13: T162,
        #[record(rename = "level")] f7: T165,
        #[record(rename = "city")] f1: BTreeMap<String, String>,
    },
    #[record(rename = "paid")] V0 {
        #[record(flatten)] extras: BTreeMap<String, T166>,
        #[record(rename = "price", nullable)] f2: Option<T22>,
        #[record(rename = "数量")] f3: T58,
        #[record(rename = "constructor")] f0: T167,
    },
    #[record(literal = true)] V3 {
    },
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        match self {
            T148::V2(content) => Members::new().set("kind", Value::Number(1e21)).put_all(content).done(),
            T148::V1 { f4, f12, f5, f8, f0, f3, f9, f10, f2, f11, f13, f7, f1 } => Members::new().set("kind", Value::Number(0.0)).put_if("id", f4).put_if("total", f12).put("items", f5).put("notes", f8).put("URL", f0).put("currency", f3).put("ref", f9).put_if("role", f10).put("createdAt", f2).put("toString", f11).put("数量", f13).put("level", f7).put("city", f1).done(),
            T148::V0 { f2, f3, f0, extras } => Members::new().set("kind", text("paid")).put("price", f2).put("数量", f3).put("constructor", f0).put_all(extras).done(),
            T148::V3 {  } => Members::new().set("kind", Value::Bool(true)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T169 {
    #[record(literal = 2)] V1,
    #[record(literal = 404)] V2,
    #[record(literal = "😀")] V0,
}
impl ToValue for T169 {
    fn to_value(&self) -> Value {
        match self {
            T169::V1 => Value::Number(2.0),
            T169::V2 => Value::Number(404.0),
            T169::V0 => text("😀"),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T168 {
    #[record(rename = "\u{e000}")] V1 {
        #[record(flatten)] extras: BTreeMap<String, f64>,
        #[record(rename = "lot")] f1: Uuid,
        #[record(rename = "\u{e123}")] f5: T169,
        #[record(rename = "9")] f0: Option<Json>,
        #[record(rename = "x-trace")] f3: Option<String>,
        #[record(rename = "🚀")] f4: Option<f64>,
    },
    #[record(rename = "draft")] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
    },
    #[record(literal = 1)] V2 {
    },
}
impl ToValue for T168 {
    fn to_value(&self) -> Value {
        match self {
            T168::V1 { f1, f5, f0, f3, f4, extras } => Members::new().set("v", text("\u{e000}")).put("lot", f1).put("\u{e123}", f5).put_if("9", f0).put_if("x-trace", f3).put_if("🚀", f4).put_all(extras).done(),
            T168::V0 { extras } => Members::new().set("v", text("draft")).put_all(extras).done(),
            T168::V2 {  } => Members::new().set("v", Value::Number(1.0)).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T170 {
    V1(#[record(literal = null)] ()),
    V2 {
        #[record(rename = "tags")] f0: Option<i64>,
    },
    V0(bool),
}
impl ToValue for T170 {
    fn to_value(&self) -> Value {
        match self {
            T170::V1(_) => shown(&Value::Null),
            T170::V2 { f0 } => Members::new().put_if("tags", f0).done(),
            T170::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T172 {
    #[record(literal = "😀")] V1,
    #[record(literal = "void")] V0,
}
impl ToValue for T172 {
    fn to_value(&self) -> Value {
        match self {
            T172::V1 => text("😀"),
            T172::V0 => text("void"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T171 {
    #[record(flatten)] extras: BTreeMap<String, T172>,
    #[record(rename = "id")] f2: bool,
    #[record(rename = "lat")] f3: Uuid,
    #[record(rename = "URL")] f1: Uuid,
    #[record(rename = "qty")] f4: String,
    #[record(rename = "Frame")] f0: u64,
}
impl ToValue for T171 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f2).put("lat", &self.f3).put("URL", &self.f1).put("qty", &self.f4).put("Frame", &self.f0).put_all(&self.extras).done()
    }
}
