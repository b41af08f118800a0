// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x237649b2dab19b57, &Typed::<T1>::NEW),
    (0x5f41130b7a4549a4, &Typed::<super::errors_paths::T36>::NEW),
    (0x9c8798313a1ecade, &Typed::<T2>::NEW),
    (0x6377715b768bda3f, &Typed::<T3>::NEW),
    (0x7bf253a999af1eb6, &Typed::<T5>::NEW),
    (0x8f52a9b8770fdf26, &Typed::<T6>::NEW),
    (0x55d372c0a29eb412, &Typed::<T8>::NEW),
    (0xdafc1653c01f2fcb, &Typed::<T9>::NEW),
    (0x05b027e294c2e385, &Typed::<T12>::NEW),
    (0xa520ab07aa591470, &Typed::<T13>::NEW),
    (0x3f2b9ec36d926428, &Typed::<T14>::NEW),
    (0xd6f9b18ae0d612c6, &Typed::<T16>::NEW),
    (0xe6232d5f0eea7393, &Typed::<T18>::NEW),
    (0x0d779a782f8e342c, &Typed::<T21>::NEW),
    (0x7e35cf76d1196a36, &Typed::<T22>::NEW),
    (0xe88f61dcb48ab5a2, &Typed::<T23>::NEW),
    (0xdfdf2f886142fe6c, &Typed::<T24>::NEW),
    (0xfbe2a3756f1bf27b, &Typed::<T25>::NEW),
    (0xb1f7af2a0fc610ab, &Typed::<T27>::NEW),
    (0x321b07796f892ce1, &Typed::<T28>::NEW),
    (0xf60e774b0368f1d0, &Typed::<T29>::NEW),
    (0x95f46158aa1f1cfd, &Typed::<super::arrays_tuples::T7>::NEW),
    (0xb4da7fc61debb494, &Typed::<T30>::NEW),
    (0x172c83b64dd57677, &Typed::<T31>::NEW),
    (0x073ad4c2386edf99, &Typed::<T32>::NEW),
    (0xe1e8ffcab0cb6663, &Typed::<super::random_3::T55>::NEW),
    (0x31f12fe26ffa24dd, &Typed::<T33>::NEW),
    (0x982ccc9ed71798f3, &Typed::<T34>::NEW),
    (0xb4d78f697b6bd3ec, &Typed::<T35>::NEW),
    (0xe0226d1d66c4fdb7, &Typed::<T37>::NEW),
    (0x784f92be1165cc7e, &Typed::<T38>::NEW),
    (0x8d28dd7320458450, &Typed::<super::random_4::T147>::NEW),
    (0x826b6314b46f04fb, &Typed::<T39>::NEW),
    (0x1c8d183b74c56604, &Typed::<T41>::NEW),
    (0x80aaa48eb45c7174, &Typed::<T42>::NEW),
    (0xfca810d3ea97ad7e, &Typed::<Option<super::errors_paths::T36>>::NEW),
    (0x737f4af328fb3558, &Typed::<Vec<super::errors_paths::T36>>::NEW),
    (0x770a8b59cd1c0a19, &Typed::<BTreeMap<String, super::arrays_tuples::T7>>::NEW),
    (0x53b88b7c023fd25e, &Typed::<T44>::NEW),
    (0xd5053a6db875a831, &Typed::<T45>::NEW),
    (0x173e8fa56576438e, &Typed::<T46>::NEW),
    (0xdd0be32c477ee55f, &Typed::<Option<super::errors_paths::T19>>::NEW),
    (0x072c5f50824ec873, &Typed::<T47>::NEW),
];

#[derive(Record)]
#[record(tag = "kind", content = "code")]
pub(crate) enum T1 {
    #[record(rename = "click")] V0 {
        #[record(rename = "y")] f2: i64,
        #[record(rename = "x")] f1: i64,
    },
    #[record(rename = "key")] V2(String),
    #[record(rename = "idle")] V1 {
    },
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        match self {
            T1::V0 { f2, f1 } => Members::new().set("kind", text("click")).put("y", f2).put("x", f1).done(),
            T1::V2(content) => Members::new().set("kind", text("key")).put("code", content).done(),
            T1::V1 {  } => Members::new().set("kind", text("idle")).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "kind")]
pub(crate) enum T2 {
    #[record(rename = "click")] V0 {
        #[record(rename = "y")] f2: i64,
        #[record(rename = "x")] f1: i64,
    },
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        match self {
            T2::V0 { f2, f1 } => Members::new().set("kind", text("click")).put("y", f2).put("x", f1).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "b")] f0: String,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("b", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "v", content = "a")]
pub(crate) enum T3 {
    #[record(literal = 9)] V2(#[record(flatten)] T4),
    #[record(literal = 10)] V1(#[record(flatten)] super::builder::T4),
    #[record(literal = -1)] V0,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        match self {
            T3::V2(content) => Members::new().set("v", Value::Number(9.0)).put_all(content).done(),
            T3::V1(content) => Members::new().set("v", Value::Number(10.0)).put_all(content).done(),
            T3::V0 => Members::new().set("v", Value::Number(-1.0)).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "v", content = "a")]
pub(crate) enum T5 {
    #[record(literal = 0)] V0(u64),
    #[record(literal = 1)] V1 {
    },
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        match self {
            T5::V0(content) => Members::new().set("v", Value::Number(0.0)).put("a", content).done(),
            T5::V1 {  } => Members::new().set("v", Value::Number(1.0)).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "error")] f0: String,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("error", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "ok", content = "error")]
pub(crate) enum T6 {
    #[record(literal = false)] V0(#[record(flatten)] T7),
    #[record(literal = true)] V1 {
        #[record(rename = "data")] f0: String,
    },
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V0(content) => Members::new().set("ok", Value::Bool(false)).put_all(content).done(),
            T6::V1 { f0 } => Members::new().set("ok", Value::Bool(true)).put("data", f0).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "s")]
pub(crate) enum T8 {
    #[record(literal = null)] V1 {
        #[record(rename = "n")] f0: u64,
    },
    #[record(literal = "x")] V0(#[record(flatten)] super::errors_paths::T23),
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V1 { f0 } => Members::new().set("t", Value::Null).put("n", f0).done(),
            T8::V0(content) => Members::new().set("t", text("x")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "d")] f0: u64,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("d", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "c")] f0: u64,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("c", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "a")]
pub(crate) enum T9 {
    #[record(literal = "1")] V0(u64),
    #[record(literal = null)] V3(#[record(flatten)] T10),
    #[record(rename = "true")] V1 {
        #[record(rename = "e")] f0: u64,
    },
    #[record(literal = 1)] V2 {
        #[record(rename = "b")] f0: u64,
    },
    #[record(literal = true)] V4(#[record(flatten)] T11),
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V0(content) => Members::new().set("t", text("1")).put("a", content).done(),
            T9::V3(content) => Members::new().set("t", Value::Null).put_all(content).done(),
            T9::V1 { f0 } => Members::new().set("t", text("true")).put("e", f0).done(),
            T9::V2 { f0 } => Members::new().set("t", Value::Number(1.0)).put("b", f0).done(),
            T9::V4(content) => Members::new().set("t", Value::Bool(true)).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T12 {
    #[record(literal = 3)] V2,
    #[record(literal = "a")] V1,
    #[record(rename = "a!")] V0 {
    },
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        match self {
            T12::V2 => Members::new().set("t", Value::Number(3.0)).done(),
            T12::V1 => Members::new().set("t", text("a")).done(),
            T12::V0 {  } => Members::new().set("t", text("a!")).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T13 {
    #[record(literal = "a")] V0,
    #[record(rename = "a!")] V1 {
    },
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        match self {
            T13::V0 => Members::new().set("t", text("a")).done(),
            T13::V1 {  } => Members::new().set("t", text("a!")).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "n")] f0: u64,
    #[record(rename = "zone", literal = "z1")] f1: String,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).put("zone", &self.f1).done()
    }
}

#[derive(Record)]
#[record(tag = "area")]
pub(crate) enum T14 {
    #[record(rename = "a1")] V0 {
        #[record(rename = "n")] f1: u64,
        #[record(rename = "zone", literal = "z2")] f2: String,
    },
    #[record(rename = "a2")] V1(#[record(flatten)] T15),
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V0 { f1, f2 } => Members::new().set("area", text("a1")).put("n", f1).put("zone", f2).done(),
            T14::V1(content) => Members::new().set("area", text("a2")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T17 {
    #[record(rename = "a", literal = "same")] f0: String,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "b", content = "a")]
pub(crate) enum T16 {
    #[record(literal = "x")] V0(#[record(flatten)] T17),
    #[record(literal = "y")] V1(#[record(literal = "same")] String),
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0(content) => Members::new().set("b", text("x")).put_all(content).done(),
            T16::V1(content) => Members::new().set("b", text("y")).put("a", content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "a", literal = "p")] f0: String,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "a")] f0: String,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "b", content = "a")]
pub(crate) enum T18 {
    #[record(literal = "x")] V0(#[record(flatten)] T19),
    #[record(literal = "y")] V1(#[record(flatten)] T20),
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V0(content) => Members::new().set("b", text("x")).put_all(content).done(),
            T18::V1(content) => Members::new().set("b", text("y")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "b", content = "a")]
pub(crate) enum T21 {
    #[record(literal = "x")] V0(#[record(flatten)] T19),
    #[record(literal = "y")] V1,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        match self {
            T21::V0(content) => Members::new().set("b", text("x")).put_all(content).done(),
            T21::V1 => Members::new().set("b", text("y")).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T22 {
    #[record(literal = "b")] V1 {
    },
    #[record(literal = "a")] V0,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        match self {
            T22::V1 {  } => Members::new().set("t", text("b")).done(),
            T22::V0 => Members::new().set("t", text("a")).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t", content = "constructor")]
pub(crate) enum T23 {
    #[record(literal = "x")] V0(#[record(literal = "a")] String),
    #[record(literal = "y")] V1,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        match self {
            T23::V0(content) => Members::new().set("t", text("x")).put("constructor", content).done(),
            T23::V1 => Members::new().set("t", text("y")).done(),
        }
    }
}

#[derive(Record)]
#[record(tag = "t")]
pub(crate) enum T24 {
    #[record(literal = "b")] V1,
    #[record(literal = "a")] V0 {
        #[record(flatten)] extras: BTreeMap<String, String>,
    },
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        match self {
            T24::V1 => Members::new().set("t", text("b")).done(),
            T24::V0 { extras } => Members::new().set("t", text("a")).put_all(extras).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T26 {
    #[record(rename = "v")] f0: u64,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "op", content = "v")]
pub(crate) enum T25 {
    #[record(literal = "op11")] V13(#[record(flatten)] T26),
    #[record(literal = "op45")] V70 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op113")] V17 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op94")] V124(u64),
    #[record(literal = "op12")] V24(#[record(flatten)] T26),
    #[record(literal = "op44")] V69(#[record(flatten)] T26),
    #[record(rename = "op112")] V16(#[record(flatten)] T26),
    #[record(literal = "op95")] V125(u64),
    #[record(literal = "op13")] V35(u64),
    #[record(literal = "op78")] V106(u64),
    #[record(literal = "op43")] V68 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op111")] V15(u64),
    #[record(rename = "op128")] V33 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op96")] V126(u64),
    #[record(literal = "op14")] V36 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op42")] V67(#[record(flatten)] T26),
    #[record(literal = "op79")] V107(#[record(flatten)] T26),
    #[record(rename = "op110")] V14(u64),
    #[record(literal = "op97")] V127(#[record(flatten)] T26),
    #[record(rename = "op129")] V34(u64),
    #[record(literal = "op15")] V37 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op41")] V66(u64),
    #[record(rename = "op117")] V21 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op16")] V38 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op40")] V65(#[record(flatten)] T26),
    #[record(rename = "op116")] V20(#[record(flatten)] T26),
    #[record(literal = "op36")] V60(#[record(flatten)] T26),
    #[record(literal = "op58")] V84(u64),
    #[record(literal = "op17")] V39 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op115")] V19(u64),
    #[record(literal = "op37")] V61(#[record(flatten)] T26),
    #[record(literal = "op59")] V85 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op18")] V40(#[record(flatten)] T26),
    #[record(literal = "op34")] V58 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op114")] V18 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op19")] V41(#[record(flatten)] T26),
    #[record(literal = "op35")] V59 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op89")] V118 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op32")] V56(u64),
    #[record(literal = "op88")] V117(u64),
    #[record(literal = "op54")] V80(#[record(flatten)] T26),
    #[record(literal = "op65")] V92 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op119")] V23(#[record(flatten)] T26),
    #[record(literal = "op33")] V57 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op55")] V81(#[record(flatten)] T26),
    #[record(literal = "op64")] V91 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op118")] V22 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op30")] V54(u64),
    #[record(literal = "op56")] V82 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op67")] V94(u64),
    #[record(rename = "op100")] V3(u64),
    #[record(literal = "op31")] V55 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op57")] V83 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op101")] V4 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op66")] V93(#[record(flatten)] T26),
    #[record(literal = "op29")] V52 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op50")] V76 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op102")] V5(u64),
    #[record(literal = "op61")] V88(#[record(flatten)] T26),
    #[record(literal = "op28")] V51(#[record(flatten)] T26),
    #[record(literal = "op83")] V112 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op1")] V1(#[record(flatten)] T26),
    #[record(literal = "op51")] V77 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op103")] V6(u64),
    #[record(literal = "op60")] V87(u64),
    #[record(literal = "op82")] V111 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op0")] V0 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op52")] V78(u64),
    #[record(rename = "op104")] V7 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op63")] V90(#[record(flatten)] T26),
    #[record(literal = "op81")] V110(#[record(flatten)] T26),
    #[record(rename = "op3")] V53(#[record(flatten)] T26),
    #[record(literal = "op53")] V79(u64),
    #[record(rename = "op105")] V8(u64),
    #[record(literal = "op62")] V89(u64),
    #[record(literal = "op80")] V109(u64),
    #[record(rename = "op2")] V42(#[record(flatten)] T26),
    #[record(rename = "op106")] V9(#[record(flatten)] T26),
    #[record(rename = "op126")] V31(#[record(flatten)] T26),
    #[record(literal = "op98")] V128(u64),
    #[record(literal = "op87")] V116(u64),
    #[record(rename = "op5")] V75 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op107")] V10 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op99")] V129 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op127")] V32 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op38")] V62 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op86")] V115(u64),
    #[record(rename = "op4")] V64 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op108")] V11 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op124")] V29 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op39")] V63(u64),
    #[record(literal = "op85")] V114 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op7")] V97 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op109")] V12(#[record(flatten)] T26),
    #[record(rename = "op125")] V30 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op84")] V113(#[record(flatten)] T26),
    #[record(literal = "op21")] V44 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op72")] V100(#[record(flatten)] T26),
    #[record(rename = "op6")] V86(u64),
    #[record(literal = "op69")] V96 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op122")] V27(#[record(flatten)] T26),
    #[record(literal = "op20")] V43(u64),
    #[record(rename = "op9")] V119 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op73")] V101(#[record(flatten)] T26),
    #[record(literal = "op68")] V95 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op123")] V28 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op23")] V46 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(rename = "op8")] V108(u64),
    #[record(literal = "op70")] V98(u64),
    #[record(rename = "op120")] V25(#[record(flatten)] T26),
    #[record(literal = "op22")] V45 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op71")] V99(u64),
    #[record(rename = "op121")] V26 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op25")] V48 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op76")] V104 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op49")] V74(#[record(flatten)] T26),
    #[record(literal = "op90")] V120(#[record(flatten)] T26),
    #[record(literal = "op24")] V47(#[record(flatten)] T26),
    #[record(literal = "op77")] V105(u64),
    #[record(literal = "op48")] V73 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op91")] V121(#[record(flatten)] T26),
    #[record(literal = "op27")] V50 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op47")] V72(#[record(flatten)] T26),
    #[record(literal = "op74")] V102(#[record(flatten)] T26),
    #[record(literal = "op92")] V122(u64),
    #[record(literal = "op26")] V49(u64),
    #[record(literal = "op10")] V2(#[record(flatten)] T26),
    #[record(literal = "op46")] V71 {
        #[record(rename = "v")] f1: u64,
    },
    #[record(literal = "op75")] V103(u64),
    #[record(literal = "op93")] V123(u64),
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V13(content) => Members::new().set("op", text("op11")).put_all(content).done(),
            T25::V70 { f1 } => Members::new().set("op", text("op45")).put("v", f1).done(),
            T25::V17 { f1 } => Members::new().set("op", text("op113")).put("v", f1).done(),
            T25::V124(content) => Members::new().set("op", text("op94")).put("v", content).done(),
            T25::V24(content) => Members::new().set("op", text("op12")).put_all(content).done(),
            T25::V69(content) => Members::new().set("op", text("op44")).put_all(content).done(),
            T25::V16(content) => Members::new().set("op", text("op112")).put_all(content).done(),
            T25::V125(content) => Members::new().set("op", text("op95")).put("v", content).done(),
            T25::V35(content) => Members::new().set("op", text("op13")).put("v", content).done(),
            T25::V106(content) => Members::new().set("op", text("op78")).put("v", content).done(),
            T25::V68 { f1 } => Members::new().set("op", text("op43")).put("v", f1).done(),
            T25::V15(content) => Members::new().set("op", text("op111")).put("v", content).done(),
            T25::V33 { f1 } => Members::new().set("op", text("op128")).put("v", f1).done(),
            T25::V126(content) => Members::new().set("op", text("op96")).put("v", content).done(),
            T25::V36 { f1 } => Members::new().set("op", text("op14")).put("v", f1).done(),
            T25::V67(content) => Members::new().set("op", text("op42")).put_all(content).done(),
            T25::V107(content) => Members::new().set("op", text("op79")).put_all(content).done(),
            T25::V14(content) => Members::new().set("op", text("op110")).put("v", content).done(),
            T25::V127(content) => Members::new().set("op", text("op97")).put_all(content).done(),
            T25::V34(content) => Members::new().set("op", text("op129")).put("v", content).done(),
            T25::V37 { f1 } => Members::new().set("op", text("op15")).put("v", f1).done(),
            T25::V66(content) => Members::new().set("op", text("op41")).put("v", content).done(),
            T25::V21 { f1 } => Members::new().set("op", text("op117")).put("v", f1).done(),
            T25::V38 { f1 } => Members::new().set("op", text("op16")).put("v", f1).done(),
            T25::V65(content) => Members::new().set("op", text("op40")).put_all(content).done(),
            T25::V20(content) => Members::new().set("op", text("op116")).put_all(content).done(),
            T25::V60(content) => Members::new().set("op", text("op36")).put_all(content).done(),
            T25::V84(content) => Members::new().set("op", text("op58")).put("v", content).done(),
            T25::V39 { f1 } => Members::new().set("op", text("op17")).put("v", f1).done(),
            T25::V19(content) => Members::new().set("op", text("op115")).put("v", content).done(),
            T25::V61(content) => Members::new().set("op", text("op37")).put_all(content).done(),
            T25::V85 { f1 } => Members::new().set("op", text("op59")).put("v", f1).done(),
            T25::V40(content) => Members::new().set("op", text("op18")).put_all(content).done(),
            T25::V58 { f1 } => Members::new().set("op", text("op34")).put("v", f1).done(),
            T25::V18 { f1 } => Members::new().set("op", text("op114")).put("v", f1).done(),
            T25::V41(content) => Members::new().set("op", text("op19")).put_all(content).done(),
            T25::V59 { f1 } => Members::new().set("op", text("op35")).put("v", f1).done(),
            T25::V118 { f1 } => Members::new().set("op", text("op89")).put("v", f1).done(),
            T25::V56(content) => Members::new().set("op", text("op32")).put("v", content).done(),
            T25::V117(content) => Members::new().set("op", text("op88")).put("v", content).done(),
            T25::V80(content) => Members::new().set("op", text("op54")).put_all(content).done(),
            T25::V92 { f1 } => Members::new().set("op", text("op65")).put("v", f1).done(),
            T25::V23(content) => Members::new().set("op", text("op119")).put_all(content).done(),
            T25::V57 { f1 } => Members::new().set("op", text("op33")).put("v", f1).done(),
            T25::V81(content) => Members::new().set("op", text("op55")).put_all(content).done(),
            T25::V91 { f1 } => Members::new().set("op", text("op64")).put("v", f1).done(),
            T25::V22 { f1 } => Members::new().set("op", text("op118")).put("v", f1).done(),
            T25::V54(content) => Members::new().set("op", text("op30")).put("v", content).done(),
            T25::V82 { f1 } => Members::new().set("op", text("op56")).put("v", f1).done(),
            T25::V94(content) => Members::new().set("op", text("op67")).put("v", content).done(),
            T25::V3(content) => Members::new().set("op", text("op100")).put("v", content).done(),
            T25::V55 { f1 } => Members::new().set("op", text("op31")).put("v", f1).done(),
            T25::V83 { f1 } => Members::new().set("op", text("op57")).put("v", f1).done(),
            T25::V4 { f1 } => Members::new().set("op", text("op101")).put("v", f1).done(),
            T25::V93(content) => Members::new().set("op", text("op66")).put_all(content).done(),
            T25::V52 { f1 } => Members::new().set("op", text("op29")).put("v", f1).done(),
            T25::V76 { f1 } => Members::new().set("op", text("op50")).put("v", f1).done(),
            T25::V5(content) => Members::new().set("op", text("op102")).put("v", content).done(),
            T25::V88(content) => Members::new().set("op", text("op61")).put_all(content).done(),
            T25::V51(content) => Members::new().set("op", text("op28")).put_all(content).done(),
            T25::V112 { f1 } => Members::new().set("op", text("op83")).put("v", f1).done(),
            T25::V1(content) => Members::new().set("op", text("op1")).put_all(content).done(),
            T25::V77 { f1 } => Members::new().set("op", text("op51")).put("v", f1).done(),
            T25::V6(content) => Members::new().set("op", text("op103")).put("v", content).done(),
            T25::V87(content) => Members::new().set("op", text("op60")).put("v", content).done(),
            T25::V111 { f1 } => Members::new().set("op", text("op82")).put("v", f1).done(),
            T25::V0 { f1 } => Members::new().set("op", text("op0")).put("v", f1).done(),
            T25::V78(content) => Members::new().set("op", text("op52")).put("v", content).done(),
            T25::V7 { f1 } => Members::new().set("op", text("op104")).put("v", f1).done(),
            T25::V90(content) => Members::new().set("op", text("op63")).put_all(content).done(),
            T25::V110(content) => Members::new().set("op", text("op81")).put_all(content).done(),
            T25::V53(content) => Members::new().set("op", text("op3")).put_all(content).done(),
            T25::V79(content) => Members::new().set("op", text("op53")).put("v", content).done(),
            T25::V8(content) => Members::new().set("op", text("op105")).put("v", content).done(),
            T25::V89(content) => Members::new().set("op", text("op62")).put("v", content).done(),
            T25::V109(content) => Members::new().set("op", text("op80")).put("v", content).done(),
            T25::V42(content) => Members::new().set("op", text("op2")).put_all(content).done(),
            T25::V9(content) => Members::new().set("op", text("op106")).put_all(content).done(),
            T25::V31(content) => Members::new().set("op", text("op126")).put_all(content).done(),
            T25::V128(content) => Members::new().set("op", text("op98")).put("v", content).done(),
            T25::V116(content) => Members::new().set("op", text("op87")).put("v", content).done(),
            T25::V75 { f1 } => Members::new().set("op", text("op5")).put("v", f1).done(),
            T25::V10 { f1 } => Members::new().set("op", text("op107")).put("v", f1).done(),
            T25::V129 { f1 } => Members::new().set("op", text("op99")).put("v", f1).done(),
            T25::V32 { f1 } => Members::new().set("op", text("op127")).put("v", f1).done(),
            T25::V62 { f1 } => Members::new().set("op", text("op38")).put("v", f1).done(),
            T25::V115(content) => Members::new().set("op", text("op86")).put("v", content).done(),
            T25::V64 { f1 } => Members::new().set("op", text("op4")).put("v", f1).done(),
            T25::V11 { f1 } => Members::new().set("op", text("op108")).put("v", f1).done(),
            T25::V29 { f1 } => Members::new().set("op", text("op124")).put("v", f1).done(),
            T25::V63(content) => Members::new().set("op", text("op39")).put("v", content).done(),
            T25::V114 { f1 } => Members::new().set("op", text("op85")).put("v", f1).done(),
            T25::V97 { f1 } => Members::new().set("op", text("op7")).put("v", f1).done(),
            T25::V12(content) => Members::new().set("op", text("op109")).put_all(content).done(),
            T25::V30 { f1 } => Members::new().set("op", text("op125")).put("v", f1).done(),
            T25::V113(content) => Members::new().set("op", text("op84")).put_all(content).done(),
            T25::V44 { f1 } => Members::new().set("op", text("op21")).put("v", f1).done(),
            T25::V100(content) => Members::new().set("op", text("op72")).put_all(content).done(),
            T25::V86(content) => Members::new().set("op", text("op6")).put("v", content).done(),
            T25::V96 { f1 } => Members::new().set("op", text("op69")).put("v", f1).done(),
            T25::V27(content) => Members::new().set("op", text("op122")).put_all(content).done(),
            T25::V43(content) => Members::new().set("op", text("op20")).put("v", content).done(),
            T25::V119 { f1 } => Members::new().set("op", text("op9")).put("v", f1).done(),
            T25::V101(content) => Members::new().set("op", text("op73")).put_all(content).done(),
            T25::V95 { f1 } => Members::new().set("op", text("op68")).put("v", f1).done(),
            T25::V28 { f1 } => Members::new().set("op", text("op123")).put("v", f1).done(),
            T25::V46 { f1 } => Members::new().set("op", text("op23")).put("v", f1).done(),
            T25::V108(content) => Members::new().set("op", text("op8")).put("v", content).done(),
            T25::V98(content) => Members::new().set("op", text("op70")).put("v", content).done(),
            T25::V25(content) => Members::new().set("op", text("op120")).put_all(content).done(),
            T25::V45 { f1 } => Members::new().set("op", text("op22")).put("v", f1).done(),
            T25::V99(content) => Members::new().set("op", text("op71")).put("v", content).done(),
            T25::V26 { f1 } => Members::new().set("op", text("op121")).put("v", f1).done(),
            T25::V48 { f1 } => Members::new().set("op", text("op25")).put("v", f1).done(),
            T25::V104 { f1 } => Members::new().set("op", text("op76")).put("v", f1).done(),
            T25::V74(content) => Members::new().set("op", text("op49")).put_all(content).done(),
            T25::V120(content) => Members::new().set("op", text("op90")).put_all(content).done(),
            T25::V47(content) => Members::new().set("op", text("op24")).put_all(content).done(),
            T25::V105(content) => Members::new().set("op", text("op77")).put("v", content).done(),
            T25::V73 { f1 } => Members::new().set("op", text("op48")).put("v", f1).done(),
            T25::V121(content) => Members::new().set("op", text("op91")).put_all(content).done(),
            T25::V50 { f1 } => Members::new().set("op", text("op27")).put("v", f1).done(),
            T25::V72(content) => Members::new().set("op", text("op47")).put_all(content).done(),
            T25::V102(content) => Members::new().set("op", text("op74")).put_all(content).done(),
            T25::V122(content) => Members::new().set("op", text("op92")).put("v", content).done(),
            T25::V49(content) => Members::new().set("op", text("op26")).put("v", content).done(),
            T25::V2(content) => Members::new().set("op", text("op10")).put_all(content).done(),
            T25::V71 { f1 } => Members::new().set("op", text("op46")).put("v", f1).done(),
            T25::V103(content) => Members::new().set("op", text("op75")).put("v", content).done(),
            T25::V123(content) => Members::new().set("op", text("op93")).put("v", content).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T27 {
    V0(Vec<u64>),
    V1 {
        #[record(rename = "t")] f0: super::random_1::T78,
    },
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        match self {
            T27::V0(content) => shown(content),
            T27::V1 { f0 } => Members::new().put("t", f0).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T28 {
    V1(String),
    V0(i64),
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        match self {
            T28::V1(content) => shown(content),
            T28::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T29 {
    V0(Vec<u64>),
    V2(#[record(literal = null)] ()),
    V5(String),
    V3(f64),
    V4(BTreeMap<String, u64>),
    V1(bool),
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V0(content) => shown(content),
            T29::V2(_) => shown(&Value::Null),
            T29::V5(content) => shown(content),
            T29::V3(content) => shown(content),
            T29::V4(content) => shown(content),
            T29::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T30 {
    V0(#[record(literal = null)] ()),
    V2(String),
    V1(u64),
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        match self {
            T30::V0(_) => shown(&Value::Null),
            T30::V2(content) => shown(content),
            T30::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T31 {
    V1(#[record(literal = null)] ()),
    V2(String),
    V0(bool),
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V1(_) => shown(&Value::Null),
            T31::V2(content) => shown(content),
            T31::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T32 {
    V2(#[record(literal = "auto")] String),
    V1(#[record(literal = 0)] u64),
    V0(#[record(literal = true)] ()),
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        match self {
            T32::V2(content) => shown(content),
            T32::V1(content) => shown(content),
            T32::V0(_) => shown(&Value::Bool(true)),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T33 {
    V0(Vec<String>),
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T34 {
    V0(Vec<u64>),
    V1(super::builder::T4),
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V0(content) => shown(content),
            T34::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T36(u64, String);
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T35 {
    V0(T36),
    V1(String),
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V0(content) => shown(content),
            T35::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T37 {
    V0(#[record(literal = null)] ()),
    V2(#[record(literal = "x")] String),
    V1(super::arrays_tuples::T4),
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        match self {
            T37::V0(_) => shown(&Value::Null),
            T37::V2(content) => shown(content),
            T37::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T38 {
    V1(super::arrays_tuples::T6),
    V0(f64),
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V1(content) => shown(content),
            T38::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T40 {
    #[record(rename = "z")] f0: u64,
}
impl ToValue for T40 {
    fn to_value(&self) -> Value {
        Members::new().put("z", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T39 {
    V0(Vec<String>),
    V2(#[record(literal = null)] ()),
    V3(T40),
    V1(bool),
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        match self {
            T39::V0(content) => shown(content),
            T39::V2(_) => shown(&Value::Null),
            T39::V3(content) => shown(content),
            T39::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T41 {
    V0(Vec<super::errors_paths::T34>),
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
pub(crate) struct T43 {
    #[record(rename = "v")] f0: super::errors_paths::T36,
}
impl ToValue for T43 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "v")]
pub(crate) enum T42 {
    #[record(literal = "b")] V1(#[record(flatten)] T43),
    #[record(literal = "a")] V0 {
        #[record(rename = "v")] f1: super::errors_paths::T34,
    },
}
impl ToValue for T42 {
    fn to_value(&self) -> Value {
        match self {
            T42::V1(content) => Members::new().set("t", text("b")).put_all(content).done(),
            T42::V0 { f1 } => Members::new().set("t", text("a")).put("v", f1).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T44 {
    V1(String),
    V0(u64),
}
impl ToValue for T44 {
    fn to_value(&self) -> Value {
        match self {
            T44::V1(content) => shown(content),
            T44::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T45 {
    V0(Vec<String>),
    V1(String),
}
impl ToValue for T45 {
    fn to_value(&self) -> Value {
        match self {
            T45::V0(content) => shown(content),
            T45::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T46 {
    V1(#[record(literal = "off")] String),
    V0(f64),
}
impl ToValue for T46 {
    fn to_value(&self) -> Value {
        match self {
            T46::V1(content) => shown(content),
            T46::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T47 {
    V0(#[record(literal = null)] ()),
    V1(String),
}
impl ToValue for T47 {
    fn to_value(&self) -> Value {
        match self {
            T47::V0(_) => shown(&Value::Null),
            T47::V1(content) => shown(content),
        }
    }
}
