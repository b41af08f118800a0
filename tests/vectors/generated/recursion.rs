// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x8948ae3f9b7c18b5, &Typed::<T1>::NEW),
    (0xc5669034cc6e221e, &Typed::<T2>::NEW),
    (0xbdd478a5587da743, &Typed::<T4>::NEW),
    (0x6133d126d1f7145a, &Typed::<T5>::NEW),
    (0xf4a30c40eb5d48ee, &Typed::<T7>::NEW),
    (0x4407c3e24a2054cc, &Typed::<T9>::NEW),
    (0x5d453715a011a692, &Typed::<T11>::NEW),
    (0xa2a2f84b8c06a1c7, &Typed::<T13>::NEW),
    (0x505562096a0033ab, &Typed::<T15>::NEW),
    (0x91e943bf953dd57f, &Typed::<T17>::NEW),
    (0x3e3df3c9d9c4c293, &Typed::<T21>::NEW),
    (0x9736a7a015c8a191, &Typed::<T23>::NEW),
    (0x5ffefaaff17ad676, &Typed::<T26>::NEW),
    (0xebad754f1830992c, &Typed::<T28>::NEW),
    (0x84defe4f50b651e4, &Typed::<T29>::NEW),
    (0x2590437be852e01d, &Typed::<T30>::NEW),
    (0x932a0628ca141c4c, &Typed::<T31>::NEW),
    (0x5c749ec51b9bda90, &Typed::<T33>::NEW),
    (0xd6fbbab92dd8141a, &Typed::<T36>::NEW),
    (0x5d119bc301aeb44b, &Typed::<T38>::NEW),
    (0xecca38f50f20af35, &Typed::<T39>::NEW),
    (0x65bc08e417097825, &Typed::<T40>::NEW),
    (0xeae5924bca877595, &Typed::<T41>::NEW),
    (0x9ceb8d7a399cdd21, &Typed::<T45>::NEW),
    (0xc08516e9f841506a, &Typed::<T48>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "kids")] f0: Vec<T1>,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "kids")] f0: Vec<T3>,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
#[record(deny_unknown)]
pub(crate) struct T2 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "kids")] f0: Vec<T3>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "left")] f1: Option<Box<T4>>,
    #[record(rename = "label")] f0: String,
    #[record(rename = "right")] f2: Option<Box<T4>>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put_if("left", &self.f1).put("label", &self.f0).put_if("right", &self.f2).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "n")] f1: u64,
    #[record(rename = "kids")] f0: Vec<T6>,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "root")] f0: T6,
    #[record(rename = "title")] f1: String,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("root", &self.f0).put("title", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "n")] f1: u64,
    #[record(rename = "kids")] f0: Vec<T8>,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f1).put("kids", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "a")] f0: T8,
    #[record(rename = "b")] f1: T8,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "n")] f0: u64,
    #[record(rename = "next", nullable)] f1: Option<Box<T10>>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).put("next", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "a", nullable)] f0: Option<T10>,
    #[record(rename = "b")] f1: T10,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "n")] f0: u64,
    #[record(rename = "next", nullable)] f1: Option<Box<T11>>,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).put("next", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "n")] f0: u64,
    #[record(rename = "next", nullable)] f1: Option<T12>,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).put("next", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "size")] f0: u64,
    #[record(rename = "sub", nullable)] f1: Option<T13>,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put("size", &self.f0).put("sub", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "entries")] f0: Vec<T14>,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("entries", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T16 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "entries")] f0: Vec<T15>,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("entries", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "size")] f0: u64,
    #[record(rename = "sub", nullable)] f1: Option<T16>,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("size", &self.f0).put("sub", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "size")] f0: u64,
    #[record(rename = "sub", nullable)] f1: Option<T19>,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put("size", &self.f0).put("sub", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "name")] f1: String,
    #[record(rename = "entries")] f0: Vec<T20>,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("name", &self.f1).put("entries", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T18 {
    #[record(rename = "size")] f0: u64,
    #[record(rename = "sub", nullable)] f1: Option<T19>,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        Members::new().put("size", &self.f0).put("sub", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T17 {
    #[record(rename = "e")] f1: T18,
    #[record(rename = "d")] f0: T19,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f1).put("d", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "a", nullable)] f0: Option<Box<T21>>,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "b", nullable)] f0: Option<T22>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put("b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "m")] f0: Vec<T24>,
    #[record(rename = "s")] f1: String,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("m", &self.f0).put("s", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(rename = "n", nullable)] f0: Option<Box<T25>>,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "y")] f1: T24,
    #[record(rename = "x")] f0: T25,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put("y", &self.f1).put("x", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "ins")] f1: Vec<T27>,
    #[record(rename = "back", nullable)] f0: Option<Box<T26>>,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("ins", &self.f1).put("back", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(rename = "inner")] f0: Box<T27>,
    #[record(rename = "outs")] f1: Vec<T26>,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("inner", &self.f0).put("outs", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T28(BTreeMap<String, T28>);
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T29(Vec<T29>);
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T30(String, #[record(rest)] Vec<T30>);
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "e")] f0: Box<T31>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "op", content = "e")]
pub(crate) enum T31 {
    #[record(rename = "neg")] V1(#[record(flatten)] T32),
    #[record(rename = "num")] V2 {
        #[record(rename = "v")] f1: f64,
    },
    #[record(rename = "add")] V0 {
        #[record(rename = "l")] f0: Box<T31>,
        #[record(rename = "r")] f2: Box<T31>,
    },
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V1(content) => Members::new().set("op", text("neg")).put_all(content).done(),
            T31::V2 { f1 } => Members::new().set("op", text("num")).put("v", f1).done(),
            T31::V0 { f0, f2 } => Members::new().set("op", text("add")).put("l", f0).put("r", f2).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "v")] f1: u64,
    #[record(rename = "next")] f0: Box<T34>,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f1).put("next", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T34(Option<T35>);
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "head")] f0: T34,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("head", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T37 {
    V0(Vec<T37>),
    V1(#[record(literal = null)] ()),
    V3(String),
    V2(f64),
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V0(content) => shown(content),
            T37::V1(_) => shown(&Value::Null),
            T37::V3(content) => shown(content),
            T37::V2(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T36 {
    #[record(rename = "doc")] f0: T37,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        Members::new().put("doc", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T38 {
    #[record(rename = "self")] f0: Box<T38>,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        Members::new().put("self", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(rename = "n")] f2: u64,
    #[record(rename = "alt", nullable)] f0: Option<Vec<T39>>,
    #[record(rename = "kids")] f1: Vec<T39>,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f2).put("alt", &self.f0).put("kids", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(flatten)] extras: BTreeMap<String, T40>,
    #[record(rename = "id")] f0: u64,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T42(BTreeMap<String, T42>);
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T43 {
    #[record(rename = "n", nullable)] f0: Option<Box<T43>>,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T44(Vec<T44>);
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T41 {
    #[record(rename = "a")] f0: T43,
    #[record(rename = "z")] f1: T44,
    #[record(flatten)] extras: BTreeMap<String, T42>,
}
impl ToValue for T41 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("z", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T46(Vec<T46>);
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T47(BTreeMap<String, T47>);
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T45 {
    V0(T46),
    V2(String),
    V1(T47),
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        match self {
            T45::V0(content) => shown(content),
            T45::V2(content) => shown(content),
            T45::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T48 {
    #[record(rename = "pad")] f0: [super::enums_literals::T5; 3],
    #[record(rename = "t", nullable)] f1: Option<Box<T48>>,
}
impl ToValue for T48 {
    fn to_value(&self) -> Value {
        Members::new().put("pad", &self.f0).put("t", &self.f1).done()
    }
}
