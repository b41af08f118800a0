// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xea27af79dafb9a42, &Typed::<T1>::NEW),
    (0x5bb2786f4f0d5b28, &Typed::<T2>::NEW),
    (0xa95ba4f0f9f2d587, &Typed::<T3>::NEW),
    (0xe72870ada68e0907, &Typed::<T4>::NEW),
    (0xe70ed6dea9cc104c, &Typed::<T5>::NEW),
    (0x5c0edbbfa77c4d6d, &Typed::<T6>::NEW),
    (0x1105c52c54883748, &Typed::<T8>::NEW),
    (0x4923da4bd2d0cf1b, &Typed::<T10>::NEW),
    (0xe50d68db15d19938, &Typed::<T13>::NEW),
    (0x46a6407eed30907c, &Typed::<T14>::NEW),
    (0x78230da93e836098, &Typed::<T16>::NEW),
    (0x2e74321600860520, &Typed::<T18>::NEW),
    (0x7d77914040f5485f, &Typed::<T19>::NEW),
    (0x8ddc64b52e00b202, &Typed::<T20>::NEW),
    (0x1aea17aa285c217d, &Typed::<T22>::NEW),
    (0x91468c868bd5834c, &Typed::<T23>::NEW),
    (0xc6614a4b55e97a7b, &Typed::<T27>::NEW),
    (0x4f3070321bd2df84, &Typed::<T31>::NEW),
    (0x76f4aeede38c30a0, &Typed::<T32>::NEW),
    (0xbdcc68cd4e66f98d, &Typed::<T36>::NEW),
    (0x2897930e96725b9b, &Typed::<T37>::NEW),
    (0xcc33b09475c3cb64, &Typed::<T42>::NEW),
    (0x89936c2553ab4e84, &Typed::<T43>::NEW),
    (0x1c381888ff27ca5a, &Typed::<T46>::NEW),
    (0xe36707833ecc04fd, &Typed::<T50>::NEW),
    (0xaafe03eb33cb258f, &Typed::<T51>::NEW),
    (0x76671f08052bb38c, &Typed::<T52>::NEW),
    (0xec45c604e44874a6, &Typed::<T53>::NEW),
    (0xf3ea6bdcaad5d769, &Typed::<T54>::NEW),
    (0x0e6b1175b5ba8c02, &Typed::<T55>::NEW),
    (0xb7e0f6cd45b4de3a, &Typed::<T57>::NEW),
    (0x07e8771433347c42, &Typed::<T58>::NEW),
    (0x450b9d39debe59b0, &Typed::<T59>::NEW),
    (0xc4c59dbc312559ad, &Typed::<super::unions::T20>::NEW),
    (0x5d51b9060db9a951, &Typed::<T60>::NEW),
    (0x4f62427ce8359cae, &Typed::<T61>::NEW),
    (0x2a3f5a678ee777d9, &Typed::<T62>::NEW),
    (0x15be895be8061871, &Typed::<T63>::NEW),
    (0x2ecdbab7bb7c7c82, &Typed::<T65>::NEW),
    (0xf3ac3bae489d62f1, &Typed::<T66>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "bio")] f2: Option<String>,
    #[record(rename = "id")] f4: Uuid,
    #[record(rename = "email")] f3: String,
    #[record(rename = "admin")] f0: bool,
    #[record(rename = "age")] f1: u64,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put_if("bio", &self.f2).put("id", &self.f4).put("email", &self.f3).put("admin", &self.f0).put("age", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T2 {
    #[record(rename = "bio")] f2: Option<String>,
    #[record(rename = "id")] f4: Uuid,
    #[record(rename = "email")] f3: String,
    #[record(rename = "admin")] f0: bool,
    #[record(rename = "age")] f1: u64,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("bio", &self.f2).put("id", &self.f4).put("email", &self.f3).put("admin", &self.f0).put("age", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "e")] f4: u64,
    #[record(rename = "d")] f3: f64,
    #[record(rename = "g")] f6: f64,
    #[record(rename = "f")] f5: i64,
    #[record(rename = "a")] f0: i64,
    #[record(rename = "c")] f2: u64,
    #[record(rename = "b")] f1: i64,
    #[record(rename = "i")] f8: u64,
    #[record(rename = "h")] f7: i64,
    #[record(rename = "j")] f9: f64,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &self.f3).put("g", &self.f6).put("f", &self.f5).put("a", &self.f0).put("c", &self.f2).put("b", &self.f1).put("i", &self.f8).put("h", &self.f7).put("j", &self.f9).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T4 {
    #[record(rename = "e")] f4: u64,
    #[record(rename = "d")] f3: u64,
    #[record(rename = "f")] f5: i64,
    #[record(rename = "a")] f0: i64,
    #[record(rename = "c")] f2: u64,
    #[record(rename = "b")] f1: f64,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &self.f3).put("f", &self.f5).put("a", &self.f0).put("c", &self.f2).put("b", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T5 {
    #[record(rename = "e")] f4: i64,
    #[record(rename = "d")] f3: u64,
    #[record(rename = "f")] f5: i64,
    #[record(rename = "a")] f0: i64,
    #[record(rename = "c")] f2: u64,
    #[record(rename = "b")] f1: f64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &self.f3).put("f", &self.f5).put("a", &self.f0).put("c", &self.f2).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T7 {
    #[record(literal = "p")] V0,
    #[record(literal = "q")] V1,
    #[record(literal = 3)] V2,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V0 => text("p"),
            T7::V1 => text("q"),
            T7::V2 => Value::Number(3.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "e")] f4: T7,
    #[record(rename = "d", literal = null)] f3: (),
    #[record(rename = "f", literal = null)] f5: (),
    #[record(rename = "a", literal = "x")] f0: String,
    #[record(rename = "c", literal = true)] f2: (),
    #[record(rename = "b", literal = 5)] f1: u64,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &Value::Null).put("f", &Value::Null).put("a", &self.f0).put("c", &Value::Bool(true)).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T9 {
    #[record(literal = "r")] V2,
    #[record(literal = "p")] V0,
    #[record(literal = "q")] V1,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V2 => text("r"),
            T9::V0 => text("p"),
            T9::V1 => text("q"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T8 {
    #[record(rename = "e")] f4: T9,
    #[record(rename = "d", literal = null)] f3: (),
    #[record(rename = "a", literal = "x")] f0: String,
    #[record(rename = "c", literal = true)] f2: (),
    #[record(rename = "b", literal = 5)] f1: u64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &Value::Null).put("a", &self.f0).put("c", &Value::Bool(true)).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) enum T11 {
    #[record(literal = 2)] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V1 => Value::Number(2.0),
            T11::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T12 {
    #[record(literal = 404)] V1,
    #[record(literal = 200)] V0,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        match self {
            T12::V1 => Value::Number(404.0),
            T12::V0 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "m")] f0: T11,
    #[record(rename = "n")] f1: T12,
    #[record(rename = "s")] f2: super::builder::T8,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("m", &self.f0).put("n", &self.f1).put("s", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T13 {
    #[record(rename = "n")] f0: T12,
    #[record(rename = "s")] f1: super::builder::T8,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).put("s", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "q")] f0: String,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("q", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "e", nullable)] f4: Option<String>,
    #[record(rename = "d", literal = null)] f3: (),
    #[record(rename = "g", literal = null)] f6: (),
    #[record(rename = "f")] f5: Option<Option<String>>,
    #[record(rename = "a", nullable)] f0: Option<String>,
    #[record(rename = "c")] f2: Json,
    #[record(rename = "b", nullable)] f1: Option<i64>,
    #[record(rename = "i", nullable)] f8: Option<T15>,
    #[record(rename = "h", nullable)] f7: Option<super::errors_paths::T26>,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &Value::Null).put("g", &Value::Null).put_if("f", &self.f5).put("a", &self.f0).put("c", &self.f2).put("b", &self.f1).put("i", &self.f8).put("h", &self.f7).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T17 {
    #[record(rename = "q")] f0: String,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("q", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T16 {
    #[record(rename = "a", nullable)] f0: Option<String>,
    #[record(rename = "c", nullable)] f2: Option<T17>,
    #[record(rename = "b")] f1: Option<Option<bool>>,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("c", &self.f2).put_if("b", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T18 {
    #[record(rename = "a", nullable)] f0: Option<String>,
    #[record(rename = "c")] f2: Option<Option<bool>>,
    #[record(rename = "b", nullable)] f1: Option<i64>,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_if("c", &self.f2).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "pair")] f3: (String, i64,),
    #[record(rename = "rest")] f5: super::arrays_tuples::T11,
    #[record(rename = "rec")] f4: BTreeMap<String, f64>,
    #[record(rename = "fixed")] f1: [f64; 3],
    #[record(rename = "list")] f2: Vec<String>,
    #[record(rename = "bounded")] f0: Vec<i64>,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("pair", &self.f3).put("rest", &self.f5).put("rec", &self.f4).put("fixed", &self.f1).put("list", &self.f2).put("bounded", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T21(String, #[record(rest)] Vec<bool>);
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T20 {
    #[record(rename = "pair")] f2: (String, f64,),
    #[record(rename = "rest")] f4: T21,
    #[record(rename = "rec")] f3: BTreeMap<String, f64>,
    #[record(rename = "fixed")] f0: [f64; 3],
    #[record(rename = "list")] f1: Vec<String>,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put("pair", &self.f2).put("rest", &self.f4).put("rec", &self.f3).put("fixed", &self.f0).put("list", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T22 {
    #[record(rename = "pair")] f3: (String, f64,),
    #[record(rename = "rest")] f5: T21,
    #[record(rename = "rec")] f4: BTreeMap<String, f64>,
    #[record(rename = "fixed")] f1: [f64; 3],
    #[record(rename = "list")] f2: Vec<String>,
    #[record(rename = "any")] f0: Vec<Json>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put("pair", &self.f3).put("rest", &self.f5).put("rec", &self.f4).put("fixed", &self.f1).put("list", &self.f2).put("any", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "a")] f0: i64,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(rename = "a")] f0: i64,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(flatten)] extras: BTreeMap<String, Json>,
    #[record(rename = "a")] f0: i64,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "catchall")] f0: T24,
    #[record(rename = "strict")] f3: T25,
    #[record(rename = "loose")] f1: T26,
    #[record(rename = "plain")] f2: T25,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put("catchall", &self.f0).put("strict", &self.f3).put("loose", &self.f1).put("plain", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "a")] f0: f64,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T29 {
    #[record(rename = "a")] f0: f64,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T30 {
    #[record(rename = "a")] f0: f64,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T27 {
    #[record(rename = "rest")] f2: T28,
    #[record(rename = "strict")] f3: T29,
    #[record(rename = "loose")] f0: T30,
    #[record(rename = "plain")] f1: T30,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("rest", &self.f2).put("strict", &self.f3).put("loose", &self.f0).put("plain", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T31 {
    #[record(rename = "strict")] f2: T29,
    #[record(rename = "index")] f0: BTreeMap<String, f64>,
    #[record(rename = "plain")] f1: T30,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put("strict", &self.f2).put("index", &self.f0).put("plain", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T34 {
    #[record(rename = "amount")] f0: f64,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        Members::new().put("amount", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown, tag = "kind", content = "last4")]
pub(crate) enum T33 {
    #[record(literal = "card")] V0(String),
    #[record(literal = "cash")] V1(#[record(flatten)] T34),
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V0(content) => Members::new().set("kind", text("card")).put("last4", content).done(),
            T33::V1(content) => Members::new().set("kind", text("cash")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T35 {
    V1(#[record(literal = "auto")] String),
    V0(f64),
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V1(content) => shown(content),
            T35::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T32 {
    #[record(rename = "d")] f0: T33,
    #[record(rename = "l")] f1: T35,
    #[record(rename = "t")] f2: super::errors_paths::T34,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("d", &self.f0).put("l", &self.f1).put("t", &self.f2).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T36 {
    #[record(rename = "d")] f0: T33,
    #[record(rename = "t")] f1: super::errors_paths::T34,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put("d", &self.f0).put("t", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(rename = "amount")] f0: f64,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put("amount", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "last4")]
pub(crate) enum T38 {
    #[record(literal = "card")] V0 {
        #[record(rename = "last4")] f1: String,
    },
    #[record(literal = "cash")] V1(#[record(flatten)] T39),
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V0 { f1 } => Members::new().set("kind", text("card")).put("last4", f1).done(),
            T38::V1(content) => Members::new().set("kind", text("cash")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T40 {
    V1(#[record(literal = null)] ()),
    V2(T25),
    V0(bool),
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        match self {
            T40::V1(_) => shown(&Value::Null),
            T40::V2(content) => shown(content),
            T40::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T41 {
    V0(Vec<i64>),
    V1(String),
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        match self {
            T41::V0(content) => shown(content),
            T41::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "d")] f0: T38,
    #[record(rename = "u")] f2: T40,
    #[record(rename = "t")] f1: T41,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("d", &self.f0).put("u", &self.f2).put("t", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "v", content = "a")]
pub(crate) enum T42 {
    #[record(literal = 2)] V2 {
        #[record(rename = "b")] f0: String,
    },
    #[record(literal = "2")] V0 {
    },
    #[record(literal = false)] V3,
    #[record(literal = null)] V4 {
    },
    #[record(literal = 10)] V1 {
        #[record(rename = "a")] f0: i64,
    },
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        match self {
            T42::V2 { f0 } => Members::new().set("v", Value::Number(2.0)).put("b", f0).done(),
            T42::V0 {  } => Members::new().set("v", text("2")).done(),
            T42::V3 => Members::new().set("v", Value::Bool(false)).done(),
            T42::V4 {  } => Members::new().set("v", Value::Null).done(),
            T42::V1 { f0 } => Members::new().set("v", Value::Number(10.0)).put("a", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) enum T44 {
    #[record(literal = "p")] V0,
    #[record(literal = "q")] V1,
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V0 => text("p"),
            T44::V1 => text("q"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T45 {
    #[record(literal = 9)] V1,
    #[record(literal = 10)] V0,
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        match self {
            T45::V1 => Value::Number(9.0),
            T45::V0 => Value::Number(10.0),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T43 {
    #[record(rename = "e")] f4: T44,
    #[record(rename = "d", literal = null)] f3: (),
    #[record(rename = "f")] f5: T45,
    #[record(rename = "a", literal = "x")] f0: String,
    #[record(rename = "c", literal = false)] f2: bool,
    #[record(rename = "b", literal = 5)] f1: u64,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f4).put("d", &Value::Null).put("f", &self.f5).put("a", &self.f0).put("c", &self.f2).put("b", &self.f1).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T47 {
    V0(Vec<String>),
    V1(f64),
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        match self {
            T47::V0(content) => shown(content),
            T47::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T48 {
    #[record(literal = 2)] V2,
    #[record(literal = 10)] V1,
    #[record(literal = 1)] V0,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        match self {
            T48::V2 => Value::Number(2.0),
            T48::V1 => Value::Number(10.0),
            T48::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T49 {
    #[record(literal = "b")] V1,
    #[record(literal = "c")] V2,
    #[record(literal = "a")] V0,
}
impl ToValue for T49 {
    fn to_value(&self) -> Value {
        match self {
            T49::V1 => text("b"),
            T49::V2 => text("c"),
            T49::V0 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T46 {
    #[record(rename = "d")] f0: bool,
    #[record(rename = "m")] f1: T47,
    #[record(rename = "n")] f2: T48,
    #[record(rename = "s")] f3: T49,
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        Members::new().put("d", &self.f0).put("m", &self.f1).put("n", &self.f2).put("s", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) struct T50 {
    #[record(rename = "children")] f0: Vec<T50>,
    #[record(rename = "value")] f1: String,
}
impl ToValue for T50 {
    fn to_value(&self) -> Value {
        Members::new().put("children", &self.f0).put("value", &self.f1).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T51 {
    #[record(rename = "children")] f0: Vec<T51>,
    #[record(rename = "value")] f1: String,
}
impl ToValue for T51 {
    fn to_value(&self) -> Value {
        Members::new().put("children", &self.f0).put("value", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T52 {
    #[record(rename = "v")] f1: i64,
    #[record(rename = "next", nullable)] f0: Option<Box<T52>>,
}
impl ToValue for T52 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f1).put("next", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T53 {
    #[record(rename = "v")] f1: i64,
    #[record(rename = "next", nullable)] f0: Option<Box<T53>>,
}
impl ToValue for T53 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f1).put("next", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T54 {
    #[record(rename = "home")] f0: super::refs::T3,
    #[record(rename = "work")] f1: Option<super::refs::T3>,
}
impl ToValue for T54 {
    fn to_value(&self) -> Value {
        Members::new().put("home", &self.f0).put_if("work", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T56 {
    #[record(rename = "author")] f0: Option<T55>,
    #[record(rename = "title")] f1: String,
}
impl ToValue for T56 {
    fn to_value(&self) -> Value {
        Members::new().put_if("author", &self.f0).put("title", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T55 {
    #[record(rename = "name")] f0: String,
    #[record(rename = "posts")] f1: Vec<T56>,
}
impl ToValue for T55 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f0).put("posts", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T57 {
    #[record(rename = "dt")] f3: String,
    #[record(rename = "ip")] f5: String,
    #[record(rename = "re")] f6: String,
    #[record(rename = "url")] f7: String,
    #[record(rename = "cuid")] f1: String,
    #[record(rename = "uuid4")] f8: Uuid,
    #[record(rename = "d")] f2: String,
    #[record(rename = "guid")] f4: Uuid,
    #[record(rename = "b64")] f0: String,
}
impl ToValue for T57 {
    fn to_value(&self) -> Value {
        Members::new().put("dt", &self.f3).put("ip", &self.f5).put("re", &self.f6).put("url", &self.f7).put("cuid", &self.f1).put("uuid4", &self.f8).put("d", &self.f2).put("guid", &self.f4).put("b64", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T58 {
    #[record(rename = "opt")] f1: Option<Json>,
    #[record(rename = "unknown")] f3: Json,
    #[record(rename = "rec")] f2: BTreeMap<String, Json>,
    #[record(rename = "any")] f0: Json,
}
impl ToValue for T58 {
    fn to_value(&self) -> Value {
        Members::new().put_if("opt", &self.f1).put("unknown", &self.f3).put("rec", &self.f2).put("any", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T59 {
    #[record(rename = "unknown")] f1: Json,
    #[record(rename = "any")] f0: Json,
}
impl ToValue for T59 {
    fn to_value(&self) -> Value {
        Members::new().put("unknown", &self.f1).put("any", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T60 {
    #[record(rename = "a")] f0: String,
    #[record(rename = "b")] f1: i64,
}
impl ToValue for T60 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T61 {
    #[record(rename = "t")] f0: String,
}
impl ToValue for T61 {
    fn to_value(&self) -> Value {
        Members::new().put("t", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T62 {
    #[record(rename = "list")] f0: Vec<String>,
    #[record(rename = "name")] f1: String,
}
impl ToValue for T62 {
    fn to_value(&self) -> Value {
        Members::new().put("list", &self.f0).put("name", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T64(String, bool);
impl ToValue for T64 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T63 {
    #[record(rename = "t")] f1: (String,),
    #[record(rename = "s")] f0: T64,
}
impl ToValue for T63 {
    fn to_value(&self) -> Value {
        Members::new().put("t", &self.f1).put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T65 {
    #[record(rename = "opt11")] f3: Option<u64>,
    #[record(rename = "opt10")] f2: Option<u64>,
    #[record(rename = "opt13")] f5: Option<u64>,
    #[record(rename = "opt12")] f4: Option<u64>,
    #[record(rename = "opt15")] f7: Option<u64>,
    #[record(rename = "opt14")] f6: Option<u64>,
    #[record(rename = "opt16")] f8: Option<u64>,
    #[record(rename = "opt8")] f15: Option<u64>,
    #[record(rename = "opt9")] f16: Option<u64>,
    #[record(rename = "opt2")] f9: Option<u64>,
    #[record(rename = "opt3")] f10: Option<u64>,
    #[record(rename = "opt0")] f0: Option<u64>,
    #[record(rename = "opt1")] f1: Option<u64>,
    #[record(rename = "opt6")] f13: Option<u64>,
    #[record(rename = "opt7")] f14: Option<u64>,
    #[record(rename = "opt4")] f11: Option<u64>,
    #[record(rename = "opt5")] f12: Option<u64>,
}
impl ToValue for T65 {
    fn to_value(&self) -> Value {
        Members::new().put_if("opt11", &self.f3).put_if("opt10", &self.f2).put_if("opt13", &self.f5).put_if("opt12", &self.f4).put_if("opt15", &self.f7).put_if("opt14", &self.f6).put_if("opt16", &self.f8).put_if("opt8", &self.f15).put_if("opt9", &self.f16).put_if("opt2", &self.f9).put_if("opt3", &self.f10).put_if("opt0", &self.f0).put_if("opt1", &self.f1).put_if("opt6", &self.f13).put_if("opt7", &self.f14).put_if("opt4", &self.f11).put_if("opt5", &self.f12).done()
    }
}

#[derive(Record)]
pub(crate) struct T66 {
    #[record(rename = "a")] f0: String,
    #[record(rename = "b")] f1: String,
}
impl ToValue for T66 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}
