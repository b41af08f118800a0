// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x62d5d10b49a45a3e, &Typed::<T1>::NEW),
    (0xb0f03d1761600639, &Typed::<T4>::NEW),
    (0x9fc7081ca38603e0, &Typed::<T5>::NEW),
    (0x628abcba9a51ec94, &Typed::<T7>::NEW),
    (0x50443cbcd870f45d, &Typed::<T10>::NEW),
    (0xc346daf13ad23ced, &Typed::<T12>::NEW),
    (0x6b5eb548e07dcee8, &Typed::<T18>::NEW),
    (0x90003802310fb17d, &Typed::<T19>::NEW),
    (0x1930bdb3f15cf3e2, &Typed::<[T22; 0]>::NEW),
    (0xec19a5d32c9e175a, &Typed::<Option<T26>>::NEW),
    (0x1af25a8107ced6dd, &Typed::<BTreeMap<String, T27>>::NEW),
    (0xe5a7b98cae26444d, &Typed::<T28>::NEW),
    (0xcc18a090c08b2114, &Typed::<T46>::NEW),
    (0x7cba559a49539db7, &Typed::<BTreeMap<String, T47>>::NEW),
    (0x142f1c80c3a41fcd, &Typed::<Option<T48>>::NEW),
    (0x63cab60ee9bffd3c, &Typed::<BTreeMap<String, BTreeMap<String, bool>>>::NEW),
    (0x62b48fad1a2a2875, &Typed::<T50>::NEW),
    (0xfc10103acc71864b, &Typed::<T56>::NEW),
    (0x6dc4eb34d3dbbb1a, &Typed::<T57>::NEW),
    (0x7121efd895e5ea9d, &Typed::<T60>::NEW),
    (0xcbe3effb5fdcf9b2, &Typed::<T61>::NEW),
    (0xb3d7ae56c3a2245d, &Typed::<T62>::NEW),
    (0xb39c2f865c0240d2, &Typed::<T65>::NEW),
    (0x5b8a54e871b7a511, &Typed::<T66>::NEW),
    (0x52409d889a388906, &Typed::<T73>::NEW),
    (0xae8e5895356a4a43, &Typed::<Option<super::random_0::T65>>::NEW),
    (0x66d2932cc2fbe6c8, &Typed::<T74>::NEW),
    (0xc847cef5c17a8ec0, &Typed::<T76>::NEW),
    (0x6ee5fe41304290e2, &Typed::<T79>::NEW),
    (0x35a92c098091ffe2, &Typed::<T80>::NEW),
    (0xf63dd9a31908d961, &Typed::<T81>::NEW),
    (0x249eac0cdf8dcfec, &Typed::<T82>::NEW),
    (0x8ea18005ed1f88be, &Typed::<T83>::NEW),
    (0xbbc742ac95848fa0, &Typed::<T84>::NEW),
    (0x6d66c2e9e15db3cd, &Typed::<T86>::NEW),
    (0x4cfaf01be2227332, &Typed::<T87>::NEW),
    (0x563e8da86d0e1371, &Typed::<T88>::NEW),
    (0xc774b39c526472ff, &Typed::<T97>::NEW),
    (0xd0155e4803831bca, &Typed::<T98>::NEW),
    (0xfceb812a43de0b59, &Typed::<T109>::NEW),
    (0x8f955db717dd5551, &Typed::<Vec<T111>>::NEW),
    (0x0e204b498125d53c, &Typed::<Vec<Vec<Json>>>::NEW),
    (0xe494169f654ad2c1, &Typed::<T112>::NEW),
    (0x60bba6e0c3ce22fa, &Typed::<T132>::NEW),
    (0xd2306b48b5ecdc9e, &Typed::<BTreeMap<String, T134>>::NEW),
    (0x432cef9e9528b15a, &Typed::<T137>::NEW),
    (0x2e3bde8b24f3e15e, &Typed::<T139>::NEW),
    (0x5636548c69c6d8bb, &Typed::<T140>::NEW),
    (0xfef9ce7544f70e67, &Typed::<T141>::NEW),
    (0x190ea847a91e1c18, &Typed::<T148>::NEW),
    (0x3658111bc9b76e6e, &Typed::<[f64; 2]>::NEW),
    (0xb18ccc315637d36b, &Typed::<BTreeMap<String, Option<String>>>::NEW),
    (0x9b3bb3928b4f0522, &Typed::<Option<T150>>::NEW),
    (0x1d98ce1b0448e540, &Typed::<Option<T154>>::NEW),
    (0x285ad346b98a3832, &Typed::<T155>::NEW),
    (0xf95cd4caace7829f, &Typed::<BTreeMap<String, T158>>::NEW),
    (0xd9f0ba9fbe922d3c, &Typed::<T160>::NEW),
    (0x9c40127fba9733ca, &Typed::<T164>::NEW),
    (0x4fe903a775b9b013, &Typed::<T165>::NEW),
    (0xa5dfeffda36b04af, &Typed::<Option<T166>>::NEW),
];

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T3 {
    #[record(rename = "notes", literal = 404)] f0: Option<u64>,
    #[record(rename = "port", literal = "é")] f1: Option<String>,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put_if("notes", &self.f0).put_if("port", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T2 {
    #[record(rename = "\u{e000}")] V0,
    #[record(literal = 1)] V1 {
        #[record(rename = "total")] f1: Option<T3>,
    },
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        match self {
            T2::V0 => Members::new().set("t", text("\u{e000}")).done(),
            T2::V1 { f1 } => Members::new().set("t", Value::Number(1.0)).put_if("total", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T1 {
    #[record(rename = "größe")] f0: T2,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("größe", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4(#[record(literal = "😀")] String);
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T6 {
    #[record(literal = null)] V1,
    #[record(literal = "eco")] V0,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V1 => Value::Null,
            T6::V0 => text("eco"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "ref")] f2: Option<String>,
    #[record(rename = "port")] f1: Option<Json>,
    #[record(rename = "9")] f0: Option<T6>,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f2).put_if("port", &self.f1).put_if("9", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T8 {
    #[record(rename = "toString")] f1: Json,
    #[record(rename = "region")] f0: Option<u64>,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("toString", &self.f1).put_if("region", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "id")] f1: Option<Uuid>,
    #[record(rename = "URL", literal = null)] f0: Option<()>,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put_if("URL", &self.f0.as_ref().map(|()| Value::Null)).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "10")] f0: Option<T8>,
    #[record(rename = "toString")] f1: T9,
    #[record(rename = "x-trace")] f2: BTreeMap<String, super::random_1::T129>,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put("toString", &self.f1).put("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T11 {
    V0(#[record(rest)] Vec<u64>),
    V2(#[record(literal = null)] ()),
    V1(#[record(literal = true)] ()),
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V0(f0) => array_with_rest(&[], f0),
            T11::V2(_) => shown(&Value::Null),
            T11::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) struct T10(#[record(rest)] Vec<T11>);
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T13 {
    #[record(rename = "\u{e123}", literal = "\u{e000}")] f4: Option<String>,
    #[record(rename = "port")] f2: Option<String>,
    #[record(rename = "batch")] f0: i64,
    #[record(rename = "größe")] f1: Option<Json>,
    #[record(rename = "score")] f3: u64,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put_if("\u{e123}", &self.f4).put_if("port", &self.f2).put("batch", &self.f0).put_if("größe", &self.f1).put("score", &self.f3).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T14 {
    V0(Vec<i64>),
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T15 {
    #[record(rename = "ok")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V1 => text("ok"),
            T15::V0 => text("\"quoted\""),
            T15::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "ok")] V0,
    #[record(rename = "pending")] V1,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V2 => text("warehouse-7"),
            T17::V0 => text("ok"),
            T17::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T16 {
    V0(Vec<T17>),
    V1(#[record(literal = null)] ()),
    V4(String),
    V2(u64),
    V3(BTreeMap<String, super::random_4::T14>),
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0(content) => shown(content),
            T16::V1(_) => shown(&Value::Null),
            T16::V4(content) => shown(content),
            T16::V2(content) => shown(content),
            T16::V3(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "name", nullable)] f2: Option<T13>,
    #[record(rename = "")] f0: Option<T14>,
    #[record(rename = "tags")] f3: T15,
    #[record(rename = "city")] f1: Option<T16>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f2).put_if("", &self.f0).put("tags", &self.f3).put_if("city", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T18 {
    V1(f64),
    V0(bool),
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V1(content) => shown(content),
            T18::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T21 {
    #[record(literal = "😀")] V2,
    #[record(rename = "boost")] V0,
    #[record(literal = "eco")] V1,
    #[record(literal = 1)] V3,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        match self {
            T21::V2 => text("😀"),
            T21::V0 => text("boost"),
            T21::V1 => text("eco"),
            T21::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T20 {
    V0((T21,)),
    V2(u64),
    V1(bool),
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V0(content) => shown(content),
            T20::V2(content) => shown(content),
            T20::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(flatten)] extras: BTreeMap<String, T20>,
    #[record(rename = "цена")] f0: bool,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("цена", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T23 {
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(u64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        match self {
            T23::V1(_) => shown(&Value::Null),
            T23::V3(content) => shown(content),
            T23::V2(content) => shown(content),
            T23::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
pub(crate) enum T25 {
    #[record(literal = 404)] V4,
    #[record(literal = "😀")] V0,
    #[record(literal = 1e21)] V3,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 10)] V2,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V4 => Value::Number(404.0),
            T25::V0 => text("😀"),
            T25::V3 => Value::Number(1e21),
            T25::V1 => text("\u{e000}"),
            T25::V2 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "lon")] f2: u64,
    #[record(rename = "bitrate", literal = null)] f1: Option<()>,
    #[record(rename = "ref", literal = null)] f3: (),
    #[record(rename = "")] f0: T25,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("lon", &self.f2).put_if("bitrate", &self.f1.as_ref().map(|()| Value::Null)).put("ref", &Value::Null).put("", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T22 {
    #[record(rename = "role")] f1: T23,
    #[record(rename = "region")] f0: Option<T24>,
    #[record(rename = "zone")] f2: super::objects_bitmaps::T1,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put("role", &self.f1).put_if("region", &self.f0).put("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T26(bool, #[record(rest)] Vec<u64>);
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T27 {
    #[record(rename = "city")] f0: String,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T31 {
    #[record(rename = "ok")] V0,
    #[record(rename = "数量")] V1,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V0 => text("ok"),
            T31::V1 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T32 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "tab\tnl\n")] V2,
    #[record(literal = "")] V0,
    #[record(rename = "EUR")] V1,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        match self {
            T32::V3 => text("😀 launch"),
            T32::V2 => text("tab\tnl\n"),
            T32::V0 => text(""),
            T32::V1 => text("EUR"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "port")] f2: Option<T31>,
    #[record(rename = "createdAt")] f1: Option<T32>,
    #[record(rename = "Frame", literal = "😀")] f0: String,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put_if("port", &self.f2).put_if("createdAt", &self.f1).put("Frame", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "Frame")]
pub(crate) enum T29 {
    #[record(literal = 2)] V2 {
        #[record(rename = "x-trace")] f1: u64,
    },
    #[record(literal = 0)] V1 {
        #[record(rename = "Frame", literal = "é")] f0: String,
    },
    #[record(literal = -1)] V0(#[record(flatten)] T30),
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V2 { f1 } => Members::new().set("kind", Value::Number(2.0)).put("x-trace", f1).done(),
            T29::V1 { f0 } => Members::new().set("kind", Value::Number(0.0)).put("Frame", f0).done(),
            T29::V0(content) => Members::new().set("kind", Value::Number(-1.0)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T34 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "Größe")] V0,
    #[record(literal = "a")] V1,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V2 => text("tab\tnl\n"),
            T34::V0 => text("Größe"),
            T34::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T33 {
    V0(#[record(literal = null)] ()),
    V2(String),
    V1(BTreeMap<String, T34>),
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V0(_) => shown(&Value::Null),
            T33::V2(content) => shown(content),
            T33::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "$meta", literal = 2)] f0: u64,
    #[record(rename = "URL")] f1: Option<String>,
    #[record(rename = "active")] f2: Option<i64>,
    #[record(rename = "zone")] f3: Uuid,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("$meta", &self.f0).put_if("URL", &self.f1).put_if("active", &self.f2).put("zone", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T37 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "数量")] V2,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V3 => text("😀 launch"),
            T37::V1 => text("ok"),
            T37::V0 => text("\"quoted\""),
            T37::V2 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T38 {
    #[record(literal = "😀")] V3,
    #[record(literal = "void")] V1,
    #[record(rename = "é")] V2,
    #[record(rename = "draft")] V0,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V3 => text("😀"),
            T38::V1 => text("void"),
            T38::V2 => text("é"),
            T38::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T36 {
    #[record(rename = "email")] f0: T37,
    #[record(rename = "role")] f3: T38,
    #[record(rename = "größe", literal = 1)] f1: Option<u64>,
    #[record(rename = "region", literal = "\u{e000}")] f2: Option<String>,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("role", &self.f3).put_if("größe", &self.f1).put_if("region", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T40 {
    #[record(literal = 404)] V2,
    #[record(literal = 0.5)] V0,
    #[record(literal = 1)] V1,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V2 => Value::Number(404.0),
            T40::V0 => Value::Number(0.5),
            T40::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T39 {
    #[record(literal = 2)] V0 {
        #[record(rename = "sku")] f0: T40,
        #[record(rename = "x-trace")] f2: Json,
    },
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V0 { f0, f2 } => Members::new().set("t", Value::Number(2.0)).put("sku", f0).put("x-trace", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T42 {
    #[record(rename = "EUR")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V1,
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        match self {
            T42::V0 => text("EUR"),
            T42::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T42::V1 => text("pending"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T41 {
    #[record(rename = "email")] f2: T42,
    #[record(rename = "lon")] f5: Json,
    #[record(rename = "total")] f8: i64,
    #[record(rename = "цена")] f9: Option<u64>,
    #[record(rename = "currency")] f1: Uuid,
    #[record(rename = "bitrate", literal = null)] f0: (),
    #[record(rename = "größe")] f3: u64,
    #[record(rename = "tags", literal = true)] f6: Option<()>,
    #[record(rename = "level")] f4: i64,
    #[record(rename = "temp")] f7: u64,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f2).put("lon", &self.f5).put("total", &self.f8).put_if("цена", &self.f9).put("currency", &self.f1).put("bitrate", &Value::Null).put("größe", &self.f3).put_if("tags", &self.f6.as_ref().map(|()| Value::Bool(true))).put("level", &self.f4).put("temp", &self.f7).done()
    }
}

#[derive(Record)]
pub(crate) enum T44 {
    #[record(literal = 404)] V2,
    #[record(rename = "boost")] V0,
    #[record(literal = -1)] V1,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V2 => Value::Number(404.0),
            T44::V0 => text("boost"),
            T44::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T43 {
    #[record(rename = "lat")] f1: i64,
    #[record(rename = "role")] f3: u64,
    #[record(rename = "createdAt", literal = "")] f0: String,
    #[record(rename = "name")] f2: Option<T44>,
    #[record(flatten)] extras: BTreeMap<String, String>,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("lat", &self.f1).put("role", &self.f3).put("createdAt", &self.f0).put_if("name", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "kind")]
pub(crate) enum T45 {
    #[record(literal = false)] V1,
    #[record(literal = "eco")] V0 {
        #[record(rename = "price")] f3: bool,
        #[record(rename = "notes")] f1: Option<String>,
        #[record(rename = "qty")] f4: Json,
        #[record(rename = "port")] f2: u64,
        #[record(rename = "role")] f5: i64,
    },
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        match self {
            T45::V1 => Members::new().set("kind", Value::Bool(false)).done(),
            T45::V0 { f3, f1, f4, f2, f5 } => Members::new().set("kind", text("eco")).put("price", f3).put_if("notes", f1).put("qty", f4).put("port", f2).put("role", f5).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(flatten)] extras: BTreeMap<String, Option<bool>>,
    #[record(rename = "id")] f8: Option<Option<u64>>,
    #[record(rename = "email")] f6: T29,
    #[record(rename = "codec")] f4: T33,
    #[record(rename = "$meta")] f1: T35,
    #[record(rename = "9")] f2: T36,
    #[record(rename = "größe")] f7: Option<T39>,
    #[record(rename = "")] f0: Option<T41>,
    #[record(rename = "a.b")] f3: T43,
    #[record(rename = "constructor")] f5: Option<T45>,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f8).put("email", &self.f6).put("codec", &self.f4).put("$meta", &self.f1).put("9", &self.f2).put_if("größe", &self.f7).put_if("", &self.f0).put("a.b", &self.f3).put_if("constructor", &self.f5).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T46 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "URL")] f0: Option<bool>,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T47(u64, #[record(rest)] Vec<String>);
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T49 {
    #[record(rename = "notes", literal = null)] f0: Option<()>,
    #[record(rename = "цена", literal = 404)] f2: u64,
    #[record(rename = "zone", literal = false)] f1: bool,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        Members::new().put_if("notes", &self.f0.as_ref().map(|()| Value::Null)).put("цена", &self.f2).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T48 {
    #[record(rename = "owner")] f0: T49,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T52 {
    #[record(rename = "warehouse-7")] V1,
    #[record(literal = "")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        match self {
            T52::V1 => text("warehouse-7"),
            T52::V0 => text(""),
            T52::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T51 {
    #[record(rename = "codec")] f3: Json,
    #[record(rename = "batch")] f2: T52,
    #[record(rename = "9")] f0: Option<Uuid>,
    #[record(rename = "a.b", literal = "paid")] f1: Option<String>,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f3).put("batch", &self.f2).put_if("9", &self.f0).put_if("a.b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T54 {
    #[record(rename = "codec")] f0: Option<i64>,
    #[record(rename = "notes")] f1: Option<String>,
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        Members::new().put_if("codec", &self.f0).put_if("notes", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T53 {
    #[record(rename = "\u{e000}")] V2(#[record(flatten)] T54),
    #[record(literal = "eco")] V0 {
        #[record(rename = "notes", literal = "")] f0: Option<String>,
    },
    #[record(rename = "paid")] V1 {
    },
    #[record(literal = 200)] V3 {
        #[record(rename = "owner")] f0: i64,
        #[record(rename = "toString")] f2: Uuid,
        #[record(rename = "temp", literal = "")] f1: String,
    },
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        match self {
            T53::V2(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
            T53::V0 { f0 } => Members::new().set("v", text("eco")).put_if("notes", f0).done(),
            T53::V1 {  } => Members::new().set("v", text("paid")).done(),
            T53::V3 { f0, f2, f1 } => Members::new().set("v", Value::Number(200.0)).put("owner", f0).put("toString", f2).put("temp", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T55 {
    #[record(rename = "10")] f2: Uuid,
    #[record(rename = "lon")] f5: Json,
    #[record(rename = "lot", literal = 2)] f6: Option<u64>,
    #[record(rename = "price", literal = null)] f7: (),
    #[record(rename = "$meta", literal = null)] f1: (),
    #[record(rename = "цена")] f10: super::random_2::T160,
    #[record(rename = "")] f0: Option<bool>,
    #[record(rename = "zip", literal = 1e21)] f8: f64,
    #[record(rename = "a.b", literal = null)] f3: Option<()>,
    #[record(rename = "zone")] f9: Uuid,
    #[record(rename = "city", literal = 1)] f4: u64,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f2).put("lon", &self.f5).put_if("lot", &self.f6).put("price", &Value::Null).put("$meta", &Value::Null).put("цена", &self.f10).put_if("", &self.f0).put("zip", &self.f8).put_if("a.b", &self.f3.as_ref().map(|()| Value::Null)).put("zone", &self.f9).put("city", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(rename = "toString")] f1: Option<T51>,
    #[record(rename = "zip")] f2: T53,
    #[record(rename = "city")] f0: T55,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put_if("toString", &self.f1).put("zip", &self.f2).put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T56(String, f64, Uuid);
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T59 {
    #[record(rename = "lon")] f1: Option<i64>,
    #[record(rename = "unit")] f2: super::random_4::T163,
    #[record(rename = "\u{e123}")] f3: Option<u64>,
    #[record(rename = "bitrate")] f0: Option<Uuid>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f1).put("unit", &self.f2).put_if("\u{e123}", &self.f3).put_if("bitrate", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(rename = "host")] f0: u64,
    #[record(rename = "unit")] f1: T59,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f0).put("unit", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T57 {
    V0(Vec<T58>),
    V2(i64),
    V3(super::arrays_tuples::T4),
    V1(bool),
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        match self {
            T57::V0(content) => shown(content),
            T57::V2(content) => shown(content),
            T57::V3(content) => shown(content),
            T57::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T60(u64, Json, u64);
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) struct T61 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "notes")] f0: i64,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T64 {
    #[record(literal = 404)] V4,
    #[record(literal = "")] V0,
    #[record(literal = "void")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = 10)] V3,
    #[record(literal = true)] V5,
}
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        match self {
            T64::V4 => Value::Number(404.0),
            T64::V0 => text(""),
            T64::V1 => text("void"),
            T64::V2 => Value::Number(0.0),
            T64::V3 => Value::Number(10.0),
            T64::V5 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) struct T63(i64, T64);
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T62 {
    V0(T63),
    V1 {
        #[record(rename = "email")] f1: u64,
        #[record(rename = "currency", literal = null)] f0: Option<()>,
        #[record(rename = "zone")] f2: Option<i64>,
    },
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        match self {
            T62::V0(content) => shown(content),
            T62::V1 { f1, f0, f2 } => Members::new().put("email", f1).put_if("currency", &f0.as_ref().map(|()| Value::Null)).put_if("zone", f2).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T65 {
    V0(super::objects_bitmaps::T1),
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        match self {
            T65::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T70 {
    #[record(rename = "draft")] V0,
}
impl ToValue for T70 {
    fn to_value(&self) -> Value {
        match self {
            T70::V0 => text("draft"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T69 {
    #[record(rename = "host")] f1: T70,
    #[record(rename = "ref", literal = 2)] f2: u64,
    #[record(rename = "status", literal = "")] f3: String,
    #[record(rename = "", literal = null)] f0: (),
}
impl ToValue for T69 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put("ref", &self.f2).put("status", &self.f3).put("", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) struct T68(T69, [Json; 2], #[record(rest)] Vec<BTreeMap<String, f64>>);
impl ToValue for T68 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T67(Vec<Vec<Json>>, T68, [Vec<u64>; 2]);
impl ToValue for T67 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1, &self.2])
    }
}

#[derive(Record)]
pub(crate) enum T72 {
    #[record(literal = false)] V1,
    #[record(literal = -1)] V0,
}
impl ToValue for T72 {
    fn to_value(&self) -> Value {
        match self {
            T72::V1 => Value::Bool(false),
            T72::V0 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T71 {
    V0(#[record(literal = null)] ()),
    V3(String),
    V1(u64),
    V2(BTreeMap<String, T72>),
}
impl ToValue for T71 {
    fn to_value(&self) -> Value {
        match self {
            T71::V0(_) => shown(&Value::Null),
            T71::V3(content) => shown(content),
            T71::V1(content) => shown(content),
            T71::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T66 {
    #[record(rename = "items")] f1: Option<Vec<Option<i64>>>,
    #[record(rename = "qty")] f2: Option<T67>,
    #[record(rename = "batch")] f0: BTreeMap<String, T71>,
    #[record(rename = "role")] f3: Option<super::arrays_tuples::T4>,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put_if("items", &self.f1).put_if("qty", &self.f2).put("batch", &self.f0).put_if("role", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T73 {
    #[record(rename = "数量")] f0: BTreeMap<String, ()>,
}
impl ToValue for T73 {
    fn to_value(&self) -> Value {
        Members::new().put("数量", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T75 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(literal = "a")] V1,
}
impl ToValue for T75 {
    fn to_value(&self) -> Value {
        match self {
            T75::V2 => text("ok"),
            T75::V0 => text("Größe"),
            T75::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T75::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T74 {
    #[record(rename = "\u{e123}")] f3: Option<T75>,
    #[record(rename = "port")] f2: Option<i64>,
    #[record(rename = "9")] f0: Option<Json>,
    #[record(rename = "createdAt", literal = null)] f1: (),
}
impl ToValue for T74 {
    fn to_value(&self) -> Value {
        Members::new().put_if("\u{e123}", &self.f3).put_if("port", &self.f2).put_if("9", &self.f0).put("createdAt", &Value::Null).done()
    }
}

#[derive(Record)]
pub(crate) enum T78 {
    #[record(literal = "😀 launch")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T78 {
    fn to_value(&self) -> Value {
        match self {
            T78::V1 => text("😀 launch"),
            T78::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T77 {
    #[record(rename = "sku")] f0: T78,
}
impl ToValue for T77 {
    fn to_value(&self) -> Value {
        Members::new().put("sku", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T76 {
    V0(Vec<Vec<T77>>),
    V2(BTreeMap<String, T76>),
    V1(bool),
}
impl ToValue for T76 {
    fn to_value(&self) -> Value {
        match self {
            T76::V0(content) => shown(content),
            T76::V2(content) => shown(content),
            T76::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T79(#[record(rest)] Vec<f64>);
impl ToValue for T79 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T80 {
    V1(#[record(literal = 7)] u64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T80 {
    fn to_value(&self) -> Value {
        match self {
            T80::V1(content) => shown(content),
            T80::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T81 {
    #[record(rename = "status")] f1: i64,
    #[record(rename = "")] f0: Option<u64>,
    #[record(rename = "x-trace")] f2: Option<super::arrays_tuples::T10>,
}
impl ToValue for T81 {
    fn to_value(&self) -> Value {
        Members::new().put("status", &self.f1).put_if("", &self.f0).put_if("x-trace", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T82 {
    #[record(rename = "id")] f1: Option<Json>,
    #[record(rename = "price")] f3: String,
    #[record(rename = "owner")] f2: bool,
    #[record(rename = "")] f0: Option<u64>,
}
impl ToValue for T82 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("price", &self.f3).put("owner", &self.f2).put_if("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T83(#[record(literal = -1)] i64);
impl ToValue for T83 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T85 {
    #[record(rename = "owner")] f0: bool,
}
impl ToValue for T85 {
    fn to_value(&self) -> Value {
        Members::new().put("owner", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T84(f64, #[record(rest)] Vec<T85>);
impl ToValue for T84 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T86 {
    #[record(flatten)] extras: BTreeMap<String, Uuid>,
    #[record(rename = "email")] f4: Option<String>,
    #[record(rename = "lot")] f5: Uuid,
    #[record(rename = "price")] f6: bool,
    #[record(rename = "codec")] f2: Option<f64>,
    #[record(rename = "qty")] f7: i64,
    #[record(rename = "batch")] f0: Option<bool>,
    #[record(rename = "数量")] f8: i64,
    #[record(rename = "city")] f1: Option<u64>,
    #[record(rename = "constructor")] f3: i64,
}
impl ToValue for T86 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f4).put("lot", &self.f5).put("price", &self.f6).put_if("codec", &self.f2).put("qty", &self.f7).put_if("batch", &self.f0).put("数量", &self.f8).put_if("city", &self.f1).put("constructor", &self.f3).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T87 {
    #[record(rename = "ok")] V2,
    #[record(rename = "\"quoted\"")] V0,
    #[record(rename = "EUR")] V1,
    #[record(rename = "数量")] V3,
}
impl ToValue for T87 {
    fn to_value(&self) -> Value {
        match self {
            T87::V2 => text("ok"),
            T87::V0 => text("\"quoted\""),
            T87::V1 => text("EUR"),
            T87::V3 => text("数量"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T92 {
    #[record(literal = "😀")] V0,
    #[record(rename = "\u{e000}")] V1,
    #[record(literal = 0)] V2,
    #[record(literal = 10)] V4,
    #[record(literal = 1)] V3,
}
impl ToValue for T92 {
    fn to_value(&self) -> Value {
        match self {
            T92::V0 => text("😀"),
            T92::V1 => text("\u{e000}"),
            T92::V2 => Value::Number(0.0),
            T92::V4 => Value::Number(10.0),
            T92::V3 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T91 {
    #[record(rename = "цена")] f2: T92,
    #[record(rename = "bitrate")] f0: i64,
    #[record(rename = "score")] f1: super::random_4::T154,
}
impl ToValue for T91 {
    fn to_value(&self) -> Value {
        Members::new().put("цена", &self.f2).put("bitrate", &self.f0).put("score", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T93 {
    V0(Vec<bool>),
    V3(String),
    V2 {
        #[record(rename = "id")] f0: u64,
        #[record(rename = "\u{e123}", literal = null)] f1: (),
    },
    V1(#[record(literal = true)] ()),
}
impl ToValue for T93 {
    fn to_value(&self) -> Value {
        match self {
            T93::V0(content) => shown(content),
            T93::V3(content) => shown(content),
            T93::V2 { f0, f1: _ } => Members::new().put("id", f0).put("\u{e123}", &Value::Null).done(),
            T93::V1(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "kind", content = "sku")]
pub(crate) enum T94 {
    #[record(literal = "😀")] V0 {
        #[record(rename = "sku")] f1: super::random_3::T103,
    },
}
impl ToValue for T94 {
    fn to_value(&self) -> Value {
        match self {
            T94::V0 { f1 } => Members::new().set("kind", text("😀")).put("sku", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T95 {
    #[record(rename = "lon", literal = 200)] f0: Option<u64>,
    #[record(rename = "unit")] f1: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T95 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f0).put_if("unit", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T96 {
    #[record(rename = "qty")] f0: Option<Uuid>,
    #[record(rename = "status")] f1: Option<i64>,
    #[record(rename = "zone", literal = 200)] f2: u64,
}
impl ToValue for T96 {
    fn to_value(&self) -> Value {
        Members::new().put_if("qty", &self.f0).put_if("status", &self.f1).put("zone", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T90 {
    #[record(rename = "10")] f0: Option<T91>,
    #[record(rename = "price")] f1: Option<T93>,
    #[record(rename = "\u{e123}")] f4: T94,
    #[record(rename = "toString")] f2: T95,
    #[record(rename = "zip")] f3: Option<T96>,
}
impl ToValue for T90 {
    fn to_value(&self) -> Value {
        Members::new().put_if("10", &self.f0).put_if("price", &self.f1).put("\u{e123}", &self.f4).put("toString", &self.f2).put_if("zip", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T89 {
    #[record(rename = "notes")] f0: BTreeMap<String, T90>,
}
impl ToValue for T89 {
    fn to_value(&self) -> Value {
        Members::new().put("notes", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "v", content = "notes")]
pub(crate) enum T88 {
    #[record(rename = "\u{e000}")] V0(#[record(flatten)] T89),
}
impl ToValue for T88 {
    fn to_value(&self) -> Value {
        match self {
            T88::V0(content) => Members::new().set("v", text("\u{e000}")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "v")]
pub(crate) enum T97 {
    #[record(literal = 1)] V0 {
        #[record(rename = "2")] f0: Option<String>,
        #[record(rename = "9", literal = null)] f1: (),
        #[record(rename = "score")] f3: super::random_2::T141,
        #[record(rename = "_rev")] f2: Option<u64>,
        #[record(rename = "zone", literal = null)] f5: (),
    },
}
impl ToValue for T97 {
    fn to_value(&self) -> Value {
        match self {
            T97::V0 { f0, f1: _, f3, f2, f5: _ } => Members::new().set("v", Value::Number(1.0)).put_if("2", f0).put("9", &Value::Null).put("score", f3).put_if("_rev", f2).put("zone", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T99 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "ref")] f1: Option<BTreeMap<String, Uuid>>,
    #[record(rename = "数量", nullable)] f2: Option<bool>,
    #[record(rename = "constructor")] f0: i64,
}
impl ToValue for T99 {
    fn to_value(&self) -> Value {
        Members::new().put_if("ref", &self.f1).put("数量", &self.f2).put("constructor", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T101 {
    #[record(literal = 404)] V1 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "2")] f0: i64,
        #[record(rename = "region")] f3: super::enums_literals::T19,
        #[record(rename = "tags")] f4: i64,
        #[record(rename = "a.b")] f2: String,
        #[record(rename = "🚀", literal = -1)] f5: Option<i64>,
    },
    #[record(literal = "")] V0 {
        #[record(rename = "host")] f2: Option<f64>,
        #[record(rename = "_rev")] f1: String,
    },
}
impl ToValue for T101 {
    fn to_value(&self) -> Value {
        match self {
            T101::V1 { f0, f3, f4, f2, f5, extras } => Members::new().set("Op", Value::Number(404.0)).put("2", f0).put("region", f3).put("tags", f4).put("a.b", f2).put_if("🚀", f5).put_all(extras).done(),
            T101::V0 { f2, f1 } => Members::new().set("Op", text("")).put_if("host", f2).put("_rev", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T103 {
    #[record(rename = "EUR")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T103 {
    fn to_value(&self) -> Value {
        match self {
            T103::V0 => text("EUR"),
            T103::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T103::V1 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T102 {
    #[record(rename = "host")] f1: T103,
    #[record(rename = "sku", literal = null)] f3: Option<()>,
    #[record(rename = "role")] f2: bool,
    #[record(rename = "createdAt")] f0: Option<u64>,
    #[record(rename = "x-trace")] f4: f64,
}
impl ToValue for T102 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put_if("sku", &self.f3.as_ref().map(|()| Value::Null)).put("role", &self.f2).put_if("createdAt", &self.f0).put("x-trace", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T100 {
    #[record(rename = "x-trace")] f0: T101,
    #[record(rename = "zone")] f1: Option<T102>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T100 {
    fn to_value(&self) -> Value {
        Members::new().put("x-trace", &self.f0).put_if("zone", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T106 {
    #[record(literal = "😀 launch")] V3,
    #[record(rename = "ok")] V1,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(literal = "a")] V0,
}
impl ToValue for T106 {
    fn to_value(&self) -> Value {
        match self {
            T106::V3 => text("😀 launch"),
            T106::V1 => text("ok"),
            T106::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T106::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T107 {
    #[record(rename = "tab\tnl\n")] V1,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V2,
    #[record(rename = "pending")] V0,
}
impl ToValue for T107 {
    fn to_value(&self) -> Value {
        match self {
            T107::V1 => text("tab\tnl\n"),
            T107::V2 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T107::V0 => text("pending"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T105 {
    #[record(rename = "id")] f1: Option<u64>,
    #[record(rename = "lot")] f3: T106,
    #[record(rename = "price")] f5: Json,
    #[record(rename = "URL")] f0: String,
    #[record(rename = "\u{e123}", literal = false)] f8: Option<bool>,
    #[record(rename = "port")] f4: u64,
    #[record(rename = "region", literal = 10)] f6: Option<u64>,
    #[record(rename = "数量")] f7: f64,
    #[record(rename = "level")] f2: T107,
}
impl ToValue for T105 {
    fn to_value(&self) -> Value {
        Members::new().put_if("id", &self.f1).put("lot", &self.f3).put("price", &self.f5).put("URL", &self.f0).put_if("\u{e123}", &self.f8).put("port", &self.f4).put_if("region", &self.f6).put("数量", &self.f7).put("level", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) enum T108 {
    #[record(literal = "😀 launch")] V4,
    #[record(rename = "Größe")] V0,
    #[record(rename = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
    #[record(rename = "pending")] V2,
    #[record(literal = "a")] V1,
}
impl ToValue for T108 {
    fn to_value(&self) -> Value {
        match self {
            T108::V4 => text("😀 launch"),
            T108::V0 => text("Größe"),
            T108::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
            T108::V2 => text("pending"),
            T108::V1 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T104 {
    #[record(rename = "region")] f0: Option<T105>,
    #[record(rename = "数量")] f1: (T108, super::random_1::T58, bool,),
}
impl ToValue for T104 {
    fn to_value(&self) -> Value {
        Members::new().put_if("region", &self.f0).put("数量", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T98 {
    #[record(rename = "URL")] f0: Option<T99>,
    #[record(rename = "unit")] f2: T100,
    #[record(rename = "qty")] f1: T104,
    #[record(rename = "zone")] f3: Option<super::random_2::T105>,
}
impl ToValue for T98 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put("unit", &self.f2).put("qty", &self.f1).put_if("zone", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T110 {
    #[record(rename = "unit")] f3: Option<String>,
    #[record(rename = "region")] f1: Option<i64>,
    #[record(rename = "Frame")] f0: u64,
    #[record(rename = "temp")] f2: Option<f64>,
}
impl ToValue for T110 {
    fn to_value(&self) -> Value {
        Members::new().put_if("unit", &self.f3).put_if("region", &self.f1).put("Frame", &self.f0).put_if("temp", &self.f2).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T109 {
    V0(#[record(literal = null)] ()),
    V1(f64),
    V2(T110),
}
impl ToValue for T109 {
    fn to_value(&self) -> Value {
        match self {
            T109::V0(_) => shown(&Value::Null),
            T109::V1(content) => shown(content),
            T109::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T111 {
    #[record(literal = 404)] V2 {
        #[record(flatten)] extras: BTreeMap<String, super::enums_literals::T5>,
    },
    #[record(rename = "paid")] V0 {
        #[record(rename = "total")] f2: Option<Uuid>,
        #[record(rename = "_rev")] f0: Option<bool>,
    },
    #[record(literal = 1)] V1 {
        #[record(rename = "lat")] f0: Option<bool>,
        #[record(rename = "🚀")] f2: f64,
        #[record(flatten)] extras: BTreeMap<String, bool>,
    },
}
impl ToValue for T111 {
    fn to_value(&self) -> Value {
        match self {
            T111::V2 { extras } => Members::new().set("t", Value::Number(404.0)).put_all(extras).done(),
            T111::V0 { f2, f0 } => Members::new().set("t", text("paid")).put_if("total", f2).put_if("_rev", f0).done(),
            T111::V1 { f0, f2, extras } => Members::new().set("t", Value::Number(1.0)).put_if("lat", f0).put("🚀", f2).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T114 {
    #[record(rename = "owner")] f1: Option<i64>,
    #[record(rename = "tags")] f2: Option<Json>,
    #[record(rename = "level")] f0: String,
}
impl ToValue for T114 {
    fn to_value(&self) -> Value {
        Members::new().put_if("owner", &self.f1).put_if("tags", &self.f2).put("level", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T115 {
    V1(Uuid),
    V0(BTreeMap<String, Uuid>),
}
impl ToValue for T115 {
    fn to_value(&self) -> Value {
        match self {
            T115::V1(content) => shown(content),
            T115::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T117 {
    #[record(rename = "URL")] f0: Option<i64>,
    #[record(rename = "level")] f1: String,
}
impl ToValue for T117 {
    fn to_value(&self) -> Value {
        Members::new().put_if("URL", &self.f0).put("level", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T116 {
    #[record(rename = "email")] f0: Option<super::arrays_tuples::T10>,
    #[record(rename = "host")] f1: Option<T117>,
}
impl ToValue for T116 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f0).put_if("host", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T113 {
    #[record(rename = "total", nullable)] f4: Option<super::enums_literals::T6>,
    #[record(rename = "price", nullable)] f3: Option<Uuid>,
    #[record(rename = "active")] f2: Option<Option<T114>>,
    #[record(rename = "")] f0: Vec<T115>,
    #[record(rename = "Frame")] f1: Option<T116>,
}
impl ToValue for T113 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f4).put("price", &self.f3).put_if("active", &self.f2).put("", &self.f0).put_if("Frame", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T119 {
    V0(Vec<Json>),
    V4(String),
    V2(f64),
    V3(BTreeMap<String, bool>),
    V1(bool),
}
impl ToValue for T119 {
    fn to_value(&self) -> Value {
        match self {
            T119::V0(content) => shown(content),
            T119::V4(content) => shown(content),
            T119::V2(content) => shown(content),
            T119::V3(content) => shown(content),
            T119::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T122 {
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
    #[record(rename = "数量")] V4,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T122 {
    fn to_value(&self) -> Value {
        match self {
            T122::V2 => text("ok"),
            T122::V1 => text("Größe"),
            T122::V0 => text("EUR"),
            T122::V4 => text("数量"),
            T122::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T124 {
    #[record(literal = 404)] V4,
    #[record(literal = "void")] V1,
    #[record(literal = 10)] V3,
    #[record(rename = "draft")] V0,
    #[record(literal = 1)] V2,
}
impl ToValue for T124 {
    fn to_value(&self) -> Value {
        match self {
            T124::V4 => Value::Number(404.0),
            T124::V1 => text("void"),
            T124::V3 => Value::Number(10.0),
            T124::V0 => text("draft"),
            T124::V2 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T123 {
    #[record(rename = "total")] f3: bool,
    #[record(rename = "$meta")] f0: T124,
    #[record(rename = "qty")] f2: bool,
    #[record(rename = "9")] f1: Option<f64>,
    #[record(rename = "🚀")] f4: i64,
}
impl ToValue for T123 {
    fn to_value(&self) -> Value {
        Members::new().put("total", &self.f3).put("$meta", &self.f0).put("qty", &self.f2).put_if("9", &self.f1).put("🚀", &self.f4).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T121 {
    V0(#[record(literal = null)] (), #[record(rest)] Vec<T122>),
    V1(#[record(literal = null)] ()),
    V3(Uuid),
    V2(T123),
}
impl ToValue for T121 {
    fn to_value(&self) -> Value {
        match self {
            T121::V0(_, f1) => array_with_rest(&[&Value::Null], f1),
            T121::V1(_) => shown(&Value::Null),
            T121::V3(content) => shown(content),
            T121::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T125 {
    V0(bool),
}
impl ToValue for T125 {
    fn to_value(&self) -> Value {
        match self {
            T125::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T127 {
    #[record(rename = "\u{e123}", literal = null)] f2: (),
    #[record(rename = "status")] f0: Option<Json>,
    #[record(rename = "temp")] f1: Option<u64>,
}
impl ToValue for T127 {
    fn to_value(&self) -> Value {
        Members::new().put("\u{e123}", &Value::Null).put_if("status", &self.f0).put_if("temp", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T126 {
    #[record(literal = 404)] V1(#[record(flatten)] T127),
    #[record(rename = "boost")] V0 {
        #[record(rename = "lot")] f1: bool,
        #[record(rename = "sku")] f3: Option<i64>,
        #[record(rename = "role")] f2: Option<f64>,
        #[record(rename = "status")] f4: bool,
        #[record(rename = "tags")] f5: Option<Uuid>,
    },
}
impl ToValue for T126 {
    fn to_value(&self) -> Value {
        match self {
            T126::V1(content) => Members::new().set("kind", Value::Number(404.0)).put_all(content).done(),
            T126::V0 { f1, f3, f2, f4, f5 } => Members::new().set("kind", text("boost")).put("lot", f1).put_if("sku", f3).put_if("role", f2).put("status", f4).put_if("tags", f5).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T129 {
    #[record(rename = "unit")] f1: String,
    #[record(rename = "\u{e123}")] f3: String,
    #[record(rename = "größe")] f0: Json,
    #[record(rename = "zip")] f2: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T129 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f1).put("\u{e123}", &self.f3).put("größe", &self.f0).put_if("zip", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "ref")]
pub(crate) enum T130 {
    #[record(literal = 1)] V0 {
        #[record(rename = "ref", literal = null)] f1: (),
    },
}
impl ToValue for T130 {
    fn to_value(&self) -> Value {
        match self {
            T130::V0 { f1: _ } => Members::new().set("kind", Value::Number(1.0)).put("ref", &Value::Null).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T128 {
    #[record(rename = "10")] f0: Box<T112>,
    #[record(rename = "\u{e123}")] f8: Option<[bool; 0]>,
    #[record(rename = "currency")] f3: Option<Vec<f64>>,
    #[record(rename = "sku")] f5: Option<[String; 1]>,
    #[record(rename = "port")] f4: super::random_4::T36,
    #[record(rename = "batch")] f1: Json,
    #[record(rename = "status")] f6: Option<T129>,
    #[record(rename = "数量")] f7: Option<T130>,
    #[record(rename = "constructor")] f2: super::arrays_tuples::T10,
}
impl ToValue for T128 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put_if("\u{e123}", &self.f8).put_if("currency", &self.f3).put_if("sku", &self.f5).put("port", &self.f4).put("batch", &self.f1).put_if("status", &self.f6).put_if("数量", &self.f7).put("constructor", &self.f2).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T120 {
    #[record(literal = 404)] V2 {
        #[record(rename = "host")] f3: T121,
        #[record(rename = "active")] f1: T125,
        #[record(rename = "currency")] f2: Option<Uuid>,
        #[record(rename = "port")] f4: Option<T126>,
    },
    #[record(literal = 1e21)] V1(#[record(flatten)] T128),
    #[record(literal = 0)] V0 {
        #[record(rename = "qty")] f1: Option<Option<u64>>,
    },
}
impl ToValue for T120 {
    fn to_value(&self) -> Value {
        match self {
            T120::V2 { f3, f1, f2, f4 } => Members::new().set("Op", Value::Number(404.0)).put("host", f3).put("active", f1).put_if("currency", f2).put_if("port", f4).done(),
            T120::V1(content) => Members::new().set("Op", Value::Number(1e21)).put_all(content).done(),
            T120::V0 { f1 } => Members::new().set("Op", Value::Number(0.0)).put_if("qty", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T131 {
    V1(u64),
    V0(bool),
}
impl ToValue for T131 {
    fn to_value(&self) -> Value {
        match self {
            T131::V1(content) => shown(content),
            T131::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T118 {
    #[record(rename = "10")] f0: T119,
    #[record(rename = "lat")] f1: T120,
    #[record(rename = "zip")] f2: Option<Uuid>,
    #[record(rename = "🚀")] f3: T131,
}
impl ToValue for T118 {
    fn to_value(&self) -> Value {
        Members::new().put("10", &self.f0).put("lat", &self.f1).put_if("zip", &self.f2).put("🚀", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T112 {
    #[record(rename = "email")] f0: T113,
    #[record(rename = "items")] f2: super::objects_bitmaps::T1,
    #[record(rename = "host")] f1: Option<Uuid>,
    #[record(rename = "x-trace")] f4: Option<Vec<Json>>,
    #[record(rename = "temp")] f3: Option<T118>,
}
impl ToValue for T112 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f0).put("items", &self.f2).put_if("host", &self.f1).put_if("x-trace", &self.f4).put_if("temp", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T133 {
    #[record(literal = "")] V0,
    #[record(literal = null)] V1,
}
impl ToValue for T133 {
    fn to_value(&self) -> Value {
        match self {
            T133::V0 => text(""),
            T133::V1 => Value::Null,
        }
    }
}

#[derive(Record)]
pub(crate) struct T132 {
    #[record(rename = "a.b")] f0: Option<T133>,
}
impl ToValue for T132 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a.b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T136 {
    #[record(literal = "😀 launch")] V2,
    #[record(rename = "warehouse-7")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V1,
}
impl ToValue for T136 {
    fn to_value(&self) -> Value {
        match self {
            T136::V2 => text("😀 launch"),
            T136::V0 => text("warehouse-7"),
            T136::V1 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T135 {
    #[record(rename = "цена")] f2: T136,
    #[record(rename = "currency")] f1: String,
    #[record(rename = "a.b", literal = "draft")] f0: String,
}
impl ToValue for T135 {
    fn to_value(&self) -> Value {
        Members::new().put("цена", &self.f2).put("currency", &self.f1).put("a.b", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "zip")]
pub(crate) enum T134 {
    #[record(literal = false)] V1 {
        #[record(rename = "items")] f0: bool,
        #[record(rename = "region")] f2: i64,
    },
    #[record(literal = 1e21)] V0(#[record(flatten)] T135),
    #[record(literal = true)] V2 {
        #[record(rename = "zip")] f1: Uuid,
    },
}
impl ToValue for T134 {
    fn to_value(&self) -> Value {
        match self {
            T134::V1 { f0, f2 } => Members::new().set("kind", Value::Bool(false)).put("items", f0).put("region", f2).done(),
            T134::V0(content) => Members::new().set("kind", Value::Number(1e21)).put_all(content).done(),
            T134::V2 { f1 } => Members::new().set("kind", Value::Bool(true)).put("zip", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T138 {
    #[record(rename = "lon")] f3: Option<Uuid>,
    #[record(rename = "codec")] f1: Option<bool>,
    #[record(rename = "Frame", literal = "boost")] f0: Option<String>,
    #[record(rename = "constructor")] f2: bool,
}
impl ToValue for T138 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lon", &self.f3).put_if("codec", &self.f1).put_if("Frame", &self.f0).put("constructor", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T137 {
    #[record(rename = "lat")] f0: Option<T138>,
}
impl ToValue for T137 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lat", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T139 {
    V1(#[record(literal = null)] ()),
    V4(#[record(literal = "solo")] String),
    V2(f64),
    V3(BTreeMap<String, super::random_1::T58>),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T139 {
    fn to_value(&self) -> Value {
        match self {
            T139::V1(_) => shown(&Value::Null),
            T139::V4(content) => shown(content),
            T139::V2(content) => shown(content),
            T139::V3(content) => shown(content),
            T139::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T140 {
    V0((f64,)),
    V1(#[record(literal = null)] ()),
    V2(Uuid),
}
impl ToValue for T140 {
    fn to_value(&self) -> Value {
        match self {
            T140::V0(content) => shown(content),
            T140::V1(_) => shown(&Value::Null),
            T140::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T143 {
    #[record(rename = "email")] f1: super::random_1::T122,
    #[record(rename = "constructor")] f0: Option<Json>,
}
impl ToValue for T143 {
    fn to_value(&self) -> Value {
        Members::new().put("email", &self.f1).put_if("constructor", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T145 {
    #[record(rename = "active", literal = true)] f1: (),
    #[record(rename = "ref", literal = "draft")] f2: String,
    #[record(rename = "")] f0: Json,
    #[record(rename = "数量")] f3: i64,
}
impl ToValue for T145 {
    fn to_value(&self) -> Value {
        Members::new().put("active", &Value::Bool(true)).put("ref", &self.f2).put("", &self.f0).put("数量", &self.f3).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T146 {
    #[record(rename = "lot")] f2: Option<i64>,
    #[record(rename = "lat")] f1: u64,
    #[record(rename = "цена")] f3: f64,
    #[record(rename = "batch")] f0: Option<u64>,
}
impl ToValue for T146 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lot", &self.f2).put("lat", &self.f1).put("цена", &self.f3).put_if("batch", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T147 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "\"quoted\"")] V1,
    #[record(literal = "")] V0,
}
impl ToValue for T147 {
    fn to_value(&self) -> Value {
        match self {
            T147::V2 => text("tab\tnl\n"),
            T147::V3 => text("warehouse-7"),
            T147::V1 => text("\"quoted\""),
            T147::V0 => text(""),
        }
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T144 {
    #[record(literal = false)] V2(#[record(flatten)] T145),
    #[record(literal = 10)] V1(#[record(flatten)] T146),
    #[record(rename = "é")] V0 {
        #[record(rename = "$meta")] f0: Option<bool>,
        #[record(rename = "unit")] f3: f64,
        #[record(rename = "role")] f2: T147,
        #[record(rename = "zone")] f4: String,
    },
}
impl ToValue for T144 {
    fn to_value(&self) -> Value {
        match self {
            T144::V2(content) => Members::new().set("Op", Value::Bool(false)).put_all(content).done(),
            T144::V1(content) => Members::new().set("Op", Value::Number(10.0)).put_all(content).done(),
            T144::V0 { f0, f3, f2, f4 } => Members::new().set("Op", text("é")).put_if("$meta", f0).put("unit", f3).put("role", f2).put("zone", f4).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T142 {
    #[record(rename = "lot")] f2: Option<T143>,
    #[record(rename = "unit")] f3: [i64; 1],
    #[record(rename = "")] f0: T144,
    #[record(rename = "a.b")] f1: Option<Option<f64>>,
    #[record(rename = "x-trace")] f4: super::objects_bitmaps::T1,
}
impl ToValue for T142 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lot", &self.f2).put("unit", &self.f3).put("", &self.f0).put_if("a.b", &self.f1).put("x-trace", &self.f4).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T141 {
    #[record(rename = "_rev")] f0: Option<Vec<T142>>,
    #[record(rename = "level")] f1: Option<Vec<BTreeMap<String, super::arrays_tuples::T5>>>,
}
impl ToValue for T141 {
    fn to_value(&self) -> Value {
        Members::new().put_if("_rev", &self.f0).put_if("level", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T149 {
    #[record(rename = "host")] f1: String,
    #[record(rename = "city")] f0: Option<bool>,
    #[record(flatten)] extras: BTreeMap<String, ()>,
}
impl ToValue for T149 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f1).put_if("city", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T148 {
    #[record(flatten)] extras: BTreeMap<String, [u64; 1]>,
    #[record(rename = "codec")] f0: BTreeMap<String, super::random_4::T14>,
    #[record(rename = "role")] f1: T149,
    #[record(rename = "数量", nullable)] f2: Option<i64>,
}
impl ToValue for T148 {
    fn to_value(&self) -> Value {
        Members::new().put("codec", &self.f0).put("role", &self.f1).put("数量", &self.f2).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T152 {
    #[record(literal = "😀")] V3,
    #[record(literal = "void")] V1,
    #[record(literal = 0)] V4,
    #[record(literal = 0.5)] V5,
    #[record(literal = "eco")] V0,
    #[record(rename = "é")] V2,
}
impl ToValue for T152 {
    fn to_value(&self) -> Value {
        match self {
            T152::V3 => text("😀"),
            T152::V1 => text("void"),
            T152::V4 => Value::Number(0.0),
            T152::V5 => Value::Number(0.5),
            T152::V0 => text("eco"),
            T152::V2 => text("é"),
        }
    }
}

#[derive(Record)]
#[record(tag = "type", content = "unit")]
pub(crate) enum T151 {
    #[record(literal = "😀")] V1 {
        #[record(rename = "id")] f0: String,
        #[record(rename = "🚀", literal = "void")] f2: Option<String>,
        #[record(flatten)] extras: BTreeMap<String, super::random_4::T14>,
    },
    #[record(literal = 10)] V2 {
        #[record(rename = "total")] f3: u64,
        #[record(rename = "ref")] f2: Option<String>,
        #[record(rename = "2")] f0: String,
        #[record(rename = "a.b")] f1: u64,
    },
    #[record(rename = "paid")] V0 {
        #[record(rename = "unit")] f1: bool,
    },
    #[record(literal = 200)] V3 {
        #[record(rename = "10")] f1: T152,
        #[record(rename = "lon")] f5: Option<u64>,
        #[record(rename = "$meta")] f0: Option<u64>,
        #[record(rename = "цена")] f9: bool,
        #[record(rename = "qty")] f6: String,
        #[record(rename = "bitrate")] f3: super::enums_literals::T19,
        #[record(rename = "role")] f7: Option<Uuid>,
        #[record(rename = "2")] f2: String,
        #[record(rename = "level")] f4: bool,
    },
}
impl ToValue for T151 {
    fn to_value(&self) -> Value {
        match self {
            T151::V1 { f0, f2, extras } => Members::new().set("type", text("😀")).put("id", f0).put_if("🚀", f2).put_all(extras).done(),
            T151::V2 { f3, f2, f0, f1 } => Members::new().set("type", Value::Number(10.0)).put("total", f3).put_if("ref", f2).put("2", f0).put("a.b", f1).done(),
            T151::V0 { f1 } => Members::new().set("type", text("paid")).put("unit", f1).done(),
            T151::V3 { f1, f5, f0, f9, f6, f3, f7, f2, f4 } => Members::new().set("type", Value::Number(200.0)).put("10", f1).put_if("lon", f5).put_if("$meta", f0).put("цена", f9).put("qty", f6).put("bitrate", f3).put_if("role", f7).put("2", f2).put("level", f4).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T153 {
    #[record(rename = "zip")] f0: Option<Json>,
}
impl ToValue for T153 {
    fn to_value(&self) -> Value {
        Members::new().put_if("zip", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T150 {
    #[record(literal = 404)] V0 {
        #[record(flatten)] extras: BTreeMap<String, Json>,
        #[record(rename = "host")] f1: Option<BTreeMap<String, T151>>,
        #[record(rename = "цена")] f3: Option<super::random_3::T55>,
        #[record(rename = "Frame")] f0: Vec<T153>,
    },
}
impl ToValue for T150 {
    fn to_value(&self) -> Value {
        match self {
            T150::V0 { f1, f3, f0, extras } => Members::new().set("kind", Value::Number(404.0)).put_if("host", f1).put_if("цена", f3).put("Frame", f0).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T154 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "region")] f0: f64,
}
impl ToValue for T154 {
    fn to_value(&self) -> Value {
        Members::new().put("region", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) enum T156 {
    #[record(rename = "tab\tnl\n")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "EUR")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V3,
}
impl ToValue for T156 {
    fn to_value(&self) -> Value {
        match self {
            T156::V2 => text("tab\tnl\n"),
            T156::V1 => text("Größe"),
            T156::V0 => text("EUR"),
            T156::V3 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T157 {
    #[record(literal = 2)] V3,
    #[record(literal = "😀")] V0,
    #[record(literal = false)] V4,
    #[record(literal = 1e21)] V2,
    #[record(literal = -1)] V1,
}
impl ToValue for T157 {
    fn to_value(&self) -> Value {
        match self {
            T157::V3 => Value::Number(2.0),
            T157::V0 => text("😀"),
            T157::V4 => Value::Bool(false),
            T157::V2 => Value::Number(1e21),
            T157::V1 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T155 {
    #[record(rename = "host")] f3: Option<u64>,
    #[record(rename = "qty")] f4: T156,
    #[record(rename = "currency")] f2: Option<T157>,
    #[record(rename = "city")] f0: Option<i64>,
    #[record(rename = "constructor", literal = 1)] f1: u64,
}
impl ToValue for T155 {
    fn to_value(&self) -> Value {
        Members::new().put_if("host", &self.f3).put("qty", &self.f4).put_if("currency", &self.f2).put_if("city", &self.f0).put("constructor", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T159 {
    #[record(rename = "warehouse-7")] V3,
    #[record(rename = "ok")] V2,
    #[record(rename = "Größe")] V1,
    #[record(rename = "\"quoted\"")] V0,
    #[record(literal = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")] V4,
}
impl ToValue for T159 {
    fn to_value(&self) -> Value {
        match self {
            T159::V3 => text("warehouse-7"),
            T159::V2 => text("ok"),
            T159::V1 => text("Größe"),
            T159::V0 => text("\"quoted\""),
            T159::V4 => text("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T158 {
    #[record(rename = "unit")] f1: T159,
    #[record(rename = "sku")] f0: bool,
}
impl ToValue for T158 {
    fn to_value(&self) -> Value {
        Members::new().put("unit", &self.f1).put("sku", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T161 {
    #[record(rename = "lot")] f1: Option<i64>,
    #[record(rename = "")] f0: u64,
}
impl ToValue for T161 {
    fn to_value(&self) -> Value {
        Members::new().put_if("lot", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T163 {
    #[record(rename = "host")] f2: u64,
    #[record(rename = "\u{e123}")] f3: Option<u64>,
    #[record(rename = "9")] f0: Option<T156>,
    #[record(rename = "constructor")] f1: i64,
}
impl ToValue for T163 {
    fn to_value(&self) -> Value {
        Members::new().put("host", &self.f2).put_if("\u{e123}", &self.f3).put_if("9", &self.f0).put("constructor", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "Op")]
pub(crate) enum T162 {
    #[record(literal = "😀")] V0(#[record(flatten)] T163),
}
impl ToValue for T162 {
    fn to_value(&self) -> Value {
        match self {
            T162::V0(content) => Members::new().set("Op", text("😀")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T160 {
    #[record(rename = "email")] f1: Option<u64>,
    #[record(rename = "items", nullable)] f2: Option<f64>,
    #[record(rename = "unit")] f3: Option<T161>,
    #[record(rename = "active")] f0: T162,
}
impl ToValue for T160 {
    fn to_value(&self) -> Value {
        Members::new().put_if("email", &self.f1).put("items", &self.f2).put_if("unit", &self.f3).put("active", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T164 {
    #[record(literal = -1)] V0,
}
impl ToValue for T164 {
    fn to_value(&self) -> Value {
        match self {
            T164::V0 => Value::Number(-1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T165 {
    #[record(rename = "warehouse-7")] V2,
    #[record(rename = "pending")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T165 {
    fn to_value(&self) -> Value {
        match self {
            T165::V2 => text("warehouse-7"),
            T165::V1 => text("pending"),
            T165::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T167 {
    #[record(rename = "é")] V0,
    #[record(literal = 200)] V1,
}
impl ToValue for T167 {
    fn to_value(&self) -> Value {
        match self {
            T167::V0 => text("é"),
            T167::V1 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T166 {
    #[record(rename = "name")] f1: Option<BTreeMap<String, f64>>,
    #[record(rename = "zone")] f2: Option<BTreeMap<String, u64>>,
    #[record(rename = "city", nullable)] f0: Option<T167>,
}
impl ToValue for T166 {
    fn to_value(&self) -> Value {
        Members::new().put_if("name", &self.f1).put_if("zone", &self.f2).put("city", &self.f0).done()
    }
}
