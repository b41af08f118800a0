// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x2594c10623be8909, &Typed::<T1>::NEW),
    (0x25fe66ed30c12402, &Typed::<T2>::NEW),
    (0xb6fd21fa4ecbf74d, &Typed::<T3>::NEW),
    (0x82233d2187426cb6, &Typed::<T4>::NEW),
    (0x95098914297fb9b6, &Typed::<T5>::NEW),
    (0xe64acf19f0e4e1f1, &Typed::<T6>::NEW),
    (0xde8d5582dbe0a04a, &Typed::<T7>::NEW),
    (0x5807622b06087ddf, &Typed::<()>::NEW),
    (0x8171b1bd1ae17322, &Typed::<T8>::NEW),
    (0x5b52a95093e8f149, &Typed::<T9>::NEW),
    (0x46f03b49e71c4dec, &Typed::<T10>::NEW),
    (0x55a34b6366731ec5, &Typed::<T11>::NEW),
    (0xc4a1d6c3188650af, &Typed::<T12>::NEW),
    (0x4c209aae7cea38d3, &Typed::<T13>::NEW),
    (0xb6329c21e306c1b3, &Typed::<T14>::NEW),
    (0xcc03c3f58d673208, &Typed::<T15>::NEW),
    (0x2799c31a9a6b577b, &Typed::<super::arrays_tuples::T6>::NEW),
    (0xe1b1c965ce7bfda0, &Typed::<T16>::NEW),
    (0xb68586ac610730e7, &Typed::<T17>::NEW),
    (0xf74034fe9c833ca5, &Typed::<T18>::NEW),
    (0x84d5910fc0f8dca8, &Typed::<T19>::NEW),
    (0xd091084ea29221a7, &Typed::<T20>::NEW),
    (0x06ab93d5519e87c3, &Typed::<T21>::NEW),
    (0x70a6f95904d4e28a, &Typed::<T22>::NEW),
    (0x45e8eda5049df4eb, &Typed::<T23>::NEW),
    (0x420b754a209f1ae8, &Typed::<T24>::NEW),
    (0x6546c7127072de42, &Typed::<T25>::NEW),
    (0x168be3492ad9dc56, &Typed::<T26>::NEW),
    (0xd1d6aa66efed5738, &Typed::<T27>::NEW),
    (0xd458423f7442c04f, &Typed::<T28>::NEW),
    (0x9362a65bd0281077, &Typed::<T29>::NEW),
    (0xd7672c11cecc39a1, &Typed::<super::arrays_tuples::T8>::NEW),
    (0x770c7ea0a90e0e77, &Typed::<T30>::NEW),
    (0xb06699425d75e87b, &Typed::<T31>::NEW),
    (0x65cce90001577448, &Typed::<T32>::NEW),
    (0xdca3c2bd2d85d3ea, &Typed::<T33>::NEW),
    (0xe79afa0adadc2f5e, &Typed::<T34>::NEW),
    (0x28fff2a0fde06f19, &Typed::<T35>::NEW),
    (0x9d2cea30b6ae48a8, &Typed::<T36>::NEW),
    (0xc4bb7e766bf52790, &Typed::<bool>::NEW),
    (0x64d2140da951f11a, &Typed::<T37>::NEW),
];

#[derive(Record)]
pub(crate) struct T1(#[record(literal = "invoice")] String);
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T2(#[record(literal = 42)] u64);
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T3(#[record(literal = 0.1)] f64);
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T4 {
    #[record(literal = 1e300)] V5,
    #[record(literal = 1.2345678901234568e20)] V3,
    #[record(literal = 1e20)] V2,
    #[record(literal = 1e21)] V4,
    #[record(literal = 1e-7)] V6,
    #[record(literal = 1e-6)] V1,
    #[record(literal = -1.5e-9)] V0,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        match self {
            T4::V5 => Value::Number(1e300),
            T4::V3 => Value::Number(1.2345678901234568e20),
            T4::V2 => Value::Number(1e20),
            T4::V4 => Value::Number(1e21),
            T4::V6 => Value::Number(1e-7),
            T4::V1 => Value::Number(1e-6),
            T4::V0 => Value::Number(-1.5e-9),
        }
    }
}

#[derive(Record)]
pub(crate) struct T5(#[record(literal = 0)] u64);
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T6(#[record(literal = true)] ());
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        shown(&Value::Bool(true))
    }
}

#[derive(Record)]
pub(crate) struct T7(#[record(literal = false)] bool);
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T8(#[record(literal = "")] String);
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T9(#[record(literal = "q\"b\\s/\u{8}\u{c}\n\r\t\u{1}\u{1f}\u{7f}\u{80}\u{2028}é😀")] String);
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T10(#[record(literal = "EUR")] String);
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T11(#[record(literal = "a")] String);
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T12(#[record(literal = 3)] u64);
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T13(#[record(literal = 9007199254740992.0)] f64);
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T14 {
    #[record(literal = "void")] V3,
    #[record(rename = "paid")] V2,
    #[record(literal = "Open")] V0,
    #[record(rename = "draft")] V1,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V3 => text("void"),
            T14::V2 => text("paid"),
            T14::V0 => text("Open"),
            T14::V1 => text("draft"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T15 {
    #[record(literal = "only")] V0,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        match self {
            T15::V0 => text("only"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T16 {
    #[record(literal = "")] V0,
    #[record(literal = "x")] V1,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        match self {
            T16::V0 => text(""),
            T16::V1 => text("x"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(literal = 404)] V4,
    #[record(literal = 9)] V5,
    #[record(literal = 0.5)] V1,
    #[record(literal = 10)] V2,
    #[record(literal = -1)] V0,
    #[record(literal = 200)] V3,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V4 => Value::Number(404.0),
            T17::V5 => Value::Number(9.0),
            T17::V1 => Value::Number(0.5),
            T17::V2 => Value::Number(10.0),
            T17::V0 => Value::Number(-1.0),
            T17::V3 => Value::Number(200.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T18 {
    #[record(literal = 0)] V0,
    #[record(literal = 1)] V1,
}
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        match self {
            T18::V0 => Value::Number(0.0),
            T18::V1 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T19 {
    #[record(literal = 0)] V0,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        match self {
            T19::V0 => Value::Number(0.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T20 {
    #[record(literal = 0)] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        match self {
            T20::V1 => Value::Number(0.0),
            T20::V0 => text("a"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T21 {
    #[record(literal = 0)] V0,
    #[record(literal = 3)] V1,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        match self {
            T21::V0 => Value::Number(0.0),
            T21::V1 => Value::Number(3.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T22 {
    #[record(literal = 2.5)] V4,
    #[record(literal = -3)] V2,
    #[record(literal = 9)] V5,
    #[record(literal = false)] V6,
    #[record(literal = null)] V7,
    #[record(literal = 10)] V3,
    #[record(literal = "b")] V1,
    #[record(literal = "a")] V0,
    #[record(literal = true)] V8,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        match self {
            T22::V4 => Value::Number(2.5),
            T22::V2 => Value::Number(-3.0),
            T22::V5 => Value::Number(9.0),
            T22::V6 => Value::Bool(false),
            T22::V7 => Value::Null,
            T22::V3 => Value::Number(10.0),
            T22::V1 => text("b"),
            T22::V0 => text("a"),
            T22::V8 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T23 {
    #[record(rename = "ab")] V4,
    #[record(rename = "a\"")] V3,
    #[record(literal = "a")] V2,
    #[record(literal = 1)] V5,
    #[record(rename = "a!")] V1,
    #[record(rename = "a ")] V0,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        match self {
            T23::V4 => text("ab"),
            T23::V3 => text("a\""),
            T23::V2 => text("a"),
            T23::V5 => Value::Number(1.0),
            T23::V1 => text("a!"),
            T23::V0 => text("a "),
        }
    }
}

#[derive(Record)]
pub(crate) enum T24 {
    #[record(rename = "ab")] V4,
    #[record(rename = "a\"")] V3,
    #[record(literal = "a")] V0,
    #[record(rename = "a!")] V2,
    #[record(rename = "a ")] V1,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        match self {
            T24::V4 => text("ab"),
            T24::V3 => text("a\""),
            T24::V0 => text("a"),
            T24::V2 => text("a!"),
            T24::V1 => text("a "),
        }
    }
}

#[derive(Record)]
pub(crate) enum T25 {
    #[record(literal = "\\")] V1,
    #[record(literal = "~")] V4,
    #[record(literal = 0)] V5,
    #[record(literal = "Z")] V0,
    #[record(literal = "\n")] V2,
    #[record(literal = "\u{1}")] V3,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        match self {
            T25::V1 => text("\\"),
            T25::V4 => text("~"),
            T25::V5 => Value::Number(0.0),
            T25::V0 => text("Z"),
            T25::V2 => text("\n"),
            T25::V3 => text("\u{1}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T26 {
    #[record(literal = "\\")] V3,
    #[record(literal = "~")] V4,
    #[record(literal = "Z")] V2,
    #[record(literal = "\n")] V1,
    #[record(rename = "é")] V5,
    #[record(rename = "€")] V6,
    #[record(literal = "\u{1}")] V0,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        match self {
            T26::V3 => text("\\"),
            T26::V4 => text("~"),
            T26::V2 => text("Z"),
            T26::V1 => text("\n"),
            T26::V5 => text("é"),
            T26::V6 => text("€"),
            T26::V0 => text("\u{1}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T27 {
    #[record(rename = "\u{d7ff}")] V1,
    #[record(literal = "😀")] V3,
    #[record(rename = "\u{e000}")] V4,
    #[record(literal = "z")] V0,
    #[record(literal = "𐀀")] V2,
    #[record(rename = "\u{ffff}")] V5,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        match self {
            T27::V1 => text("\u{d7ff}"),
            T27::V3 => text("😀"),
            T27::V4 => text("\u{e000}"),
            T27::V0 => text("z"),
            T27::V2 => text("𐀀"),
            T27::V5 => text("\u{ffff}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T28 {
    #[record(literal = "😀")] V0,
    #[record(literal = 7)] V3,
    #[record(rename = "\u{e000}")] V1,
    #[record(rename = "\u{ffff}")] V2,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        match self {
            T28::V0 => text("😀"),
            T28::V3 => Value::Number(7.0),
            T28::V1 => text("\u{e000}"),
            T28::V2 => text("\u{ffff}"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T29 {
    #[record(literal = null)] V2,
    #[record(rename = "low")] V1,
    #[record(literal = "high")] V0,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        match self {
            T29::V2 => Value::Null,
            T29::V1 => text("low"),
            T29::V0 => text("high"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T30 {
    #[record(literal = false)] V0,
    #[record(literal = true)] V1,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        match self {
            T30::V0 => Value::Bool(false),
            T30::V1 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T31 {
    #[record(literal = true)] V0,
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        match self {
            T31::V0 => Value::Bool(true),
        }
    }
}

#[derive(Record)]
pub(crate) enum T32 {
    #[record(rename = "zone-056")] V56,
    #[record(rename = "zone-020")] V20,
    #[record(rename = "zone-189")] V189,
    #[record(rename = "zone-097")] V97,
    #[record(rename = "zone-162")] V162,
    #[record(rename = "zone-038")] V38,
    #[record(rename = "zone-057")] V57,
    #[record(rename = "zone-023")] V23,
    #[record(rename = "zone-090")] V90,
    #[record(rename = "zone-163")] V163,
    #[record(rename = "zone-039")] V39,
    #[record(rename = "zone-022")] V22,
    #[record(rename = "zone-043")] V43,
    #[record(rename = "zone-014")] V14,
    #[record(rename = "zone-091")] V91,
    #[record(rename = "zone-148")] V148,
    #[record(rename = "zone-042")] V42,
    #[record(rename = "zone-199")] V199,
    #[record(rename = "zone-015")] V15,
    #[record(rename = "zone-092")] V92,
    #[record(rename = "zone-149")] V149,
    #[record(rename = "zone-041")] V41,
    #[record(rename = "zone-133")] V133,
    #[record(rename = "zone-016")] V16,
    #[record(rename = "zone-198")] V198,
    #[record(rename = "zone-093")] V93,
    #[record(rename = "zone-009")] V9,
    #[record(rename = "zone-040")] V40,
    #[record(rename = "zone-017")] V17,
    #[record(rename = "zone-132")] V132,
    #[record(rename = "zone-008")] V8,
    #[record(rename = "zone-047")] V47,
    #[record(rename = "zone-010")] V10,
    #[record(rename = "zone-131")] V131,
    #[record(rename = "zone-111")] V111,
    #[record(rename = "zone-168")] V168,
    #[record(rename = "zone-032")] V32,
    #[record(rename = "zone-046")] V46,
    #[record(rename = "zone-011")] V11,
    #[record(rename = "zone-110")] V110,
    #[record(rename = "zone-130")] V130,
    #[record(rename = "zone-169")] V169,
    #[record(rename = "zone-033")] V33,
    #[record(rename = "zone-128")] V128,
    #[record(rename = "zone-045")] V45,
    #[record(rename = "zone-137")] V137,
    #[record(rename = "zone-012")] V12,
    #[record(rename = "zone-113")] V113,
    #[record(rename = "zone-030")] V30,
    #[record(rename = "zone-142")] V142,
    #[record(rename = "zone-129")] V129,
    #[record(rename = "zone-044")] V44,
    #[record(rename = "zone-136")] V136,
    #[record(rename = "zone-013")] V13,
    #[record(rename = "zone-112")] V112,
    #[record(rename = "zone-031")] V31,
    #[record(rename = "zone-143")] V143,
    #[record(rename = "zone-135")] V135,
    #[record(rename = "zone-108")] V108,
    #[record(rename = "zone-115")] V115,
    #[record(rename = "zone-036")] V36,
    #[record(rename = "zone-140")] V140,
    #[record(rename = "zone-191")] V191,
    #[record(rename = "zone-114")] V114,
    #[record(rename = "zone-134")] V134,
    #[record(rename = "zone-109")] V109,
    #[record(rename = "zone-037")] V37,
    #[record(rename = "zone-141")] V141,
    #[record(rename = "zone-190")] V190,
    #[record(rename = "zone-117")] V117,
    #[record(rename = "zone-106")] V106,
    #[record(rename = "zone-177")] V177,
    #[record(rename = "zone-034")] V34,
    #[record(rename = "zone-146")] V146,
    #[record(rename = "zone-159")] V159,
    #[record(rename = "zone-089")] V89,
    #[record(rename = "zone-116")] V116,
    #[record(rename = "zone-193")] V193,
    #[record(rename = "zone-107")] V107,
    #[record(rename = "zone-176")] V176,
    #[record(rename = "zone-035")] V35,
    #[record(rename = "zone-061")] V61,
    #[record(rename = "zone-147")] V147,
    #[record(rename = "zone-158")] V158,
    #[record(rename = "zone-018")] V18,
    #[record(rename = "zone-192")] V192,
    #[record(rename = "zone-088")] V88,
    #[record(rename = "zone-104")] V104,
    #[record(rename = "zone-119")] V119,
    #[record(rename = "zone-175")] V175,
    #[record(rename = "zone-060")] V60,
    #[record(rename = "zone-186")] V186,
    #[record(rename = "zone-144")] V144,
    #[record(rename = "zone-019")] V19,
    #[record(rename = "zone-195")] V195,
    #[record(rename = "zone-087")] V87,
    #[record(rename = "zone-105")] V105,
    #[record(rename = "zone-118")] V118,
    #[record(rename = "zone-058")] V58,
    #[record(rename = "zone-174")] V174,
    #[record(rename = "zone-187")] V187,
    #[record(rename = "zone-120")] V120,
    #[record(rename = "zone-063")] V63,
    #[record(rename = "zone-145")] V145,
    #[record(rename = "zone-194")] V194,
    #[record(rename = "zone-086")] V86,
    #[record(rename = "zone-102")] V102,
    #[record(rename = "zone-059")] V59,
    #[record(rename = "zone-173")] V173,
    #[record(rename = "zone-121")] V121,
    #[record(rename = "zone-062")] V62,
    #[record(rename = "zone-184")] V184,
    #[record(rename = "zone-155")] V155,
    #[record(rename = "zone-197")] V197,
    #[record(rename = "zone-085")] V85,
    #[record(rename = "zone-103")] V103,
    #[record(rename = "zone-172")] V172,
    #[record(rename = "zone-065")] V65,
    #[record(rename = "zone-078")] V78,
    #[record(rename = "zone-185")] V185,
    #[record(rename = "zone-122")] V122,
    #[record(rename = "zone-154")] V154,
    #[record(rename = "zone-084")] V84,
    #[record(rename = "zone-196")] V196,
    #[record(rename = "zone-100")] V100,
    #[record(rename = "zone-171")] V171,
    #[record(rename = "zone-064")] V64,
    #[record(rename = "zone-182")] V182,
    #[record(rename = "zone-123")] V123,
    #[record(rename = "zone-079")] V79,
    #[record(rename = "zone-157")] V157,
    #[record(rename = "zone-083")] V83,
    #[record(rename = "zone-101")] V101,
    #[record(rename = "zone-170")] V170,
    #[record(rename = "zone-067")] V67,
    #[record(rename = "zone-183")] V183,
    #[record(rename = "zone-124")] V124,
    #[record(rename = "zone-076")] V76,
    #[record(rename = "zone-156")] V156,
    #[record(rename = "zone-007")] V7,
    #[record(rename = "zone-082")] V82,
    #[record(rename = "zone-029")] V29,
    #[record(rename = "zone-180")] V180,
    #[record(rename = "zone-125")] V125,
    #[record(rename = "zone-077")] V77,
    #[record(rename = "zone-066")] V66,
    #[record(rename = "zone-151")] V151,
    #[record(rename = "zone-006")] V6,
    #[record(rename = "zone-081")] V81,
    #[record(rename = "zone-028")] V28,
    #[record(rename = "zone-126")] V126,
    #[record(rename = "zone-074")] V74,
    #[record(rename = "zone-069")] V69,
    #[record(rename = "zone-181")] V181,
    #[record(rename = "zone-005")] V5,
    #[record(rename = "zone-150")] V150,
    #[record(rename = "zone-080")] V80,
    #[record(rename = "zone-068")] V68,
    #[record(rename = "zone-075")] V75,
    #[record(rename = "zone-098")] V98,
    #[record(rename = "zone-127")] V127,
    #[record(rename = "zone-004")] V4,
    #[record(rename = "zone-153")] V153,
    #[record(rename = "zone-050")] V50,
    #[record(rename = "zone-099")] V99,
    #[record(rename = "zone-072")] V72,
    #[record(rename = "zone-152")] V152,
    #[record(rename = "zone-003")] V3,
    #[record(rename = "zone-164")] V164,
    #[record(rename = "zone-051")] V51,
    #[record(rename = "zone-025")] V25,
    #[record(rename = "zone-073")] V73,
    #[record(rename = "zone-002")] V2,
    #[record(rename = "zone-165")] V165,
    #[record(rename = "zone-052")] V52,
    #[record(rename = "zone-049")] V49,
    #[record(rename = "zone-024")] V24,
    #[record(rename = "zone-070")] V70,
    #[record(rename = "zone-001")] V1,
    #[record(rename = "zone-166")] V166,
    #[record(rename = "zone-053")] V53,
    #[record(rename = "zone-179")] V179,
    #[record(rename = "zone-027")] V27,
    #[record(rename = "zone-048")] V48,
    #[record(rename = "zone-071")] V71,
    #[record(rename = "zone-094")] V94,
    #[record(rename = "zone-000")] V0,
    #[record(rename = "zone-167")] V167,
    #[record(rename = "zone-054")] V54,
    #[record(rename = "zone-026")] V26,
    #[record(rename = "zone-178")] V178,
    #[record(rename = "zone-139")] V139,
    #[record(rename = "zone-095")] V95,
    #[record(rename = "zone-160")] V160,
    #[record(rename = "zone-055")] V55,
    #[record(rename = "zone-021")] V21,
    #[record(rename = "zone-138")] V138,
    #[record(rename = "zone-188")] V188,
    #[record(rename = "zone-096")] V96,
    #[record(rename = "zone-161")] V161,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        match self {
            T32::V56 => text("zone-056"),
            T32::V20 => text("zone-020"),
            T32::V189 => text("zone-189"),
            T32::V97 => text("zone-097"),
            T32::V162 => text("zone-162"),
            T32::V38 => text("zone-038"),
            T32::V57 => text("zone-057"),
            T32::V23 => text("zone-023"),
            T32::V90 => text("zone-090"),
            T32::V163 => text("zone-163"),
            T32::V39 => text("zone-039"),
            T32::V22 => text("zone-022"),
            T32::V43 => text("zone-043"),
            T32::V14 => text("zone-014"),
            T32::V91 => text("zone-091"),
            T32::V148 => text("zone-148"),
            T32::V42 => text("zone-042"),
            T32::V199 => text("zone-199"),
            T32::V15 => text("zone-015"),
            T32::V92 => text("zone-092"),
            T32::V149 => text("zone-149"),
            T32::V41 => text("zone-041"),
            T32::V133 => text("zone-133"),
            T32::V16 => text("zone-016"),
            T32::V198 => text("zone-198"),
            T32::V93 => text("zone-093"),
            T32::V9 => text("zone-009"),
            T32::V40 => text("zone-040"),
            T32::V17 => text("zone-017"),
            T32::V132 => text("zone-132"),
            T32::V8 => text("zone-008"),
            T32::V47 => text("zone-047"),
            T32::V10 => text("zone-010"),
            T32::V131 => text("zone-131"),
            T32::V111 => text("zone-111"),
            T32::V168 => text("zone-168"),
            T32::V32 => text("zone-032"),
            T32::V46 => text("zone-046"),
            T32::V11 => text("zone-011"),
            T32::V110 => text("zone-110"),
            T32::V130 => text("zone-130"),
            T32::V169 => text("zone-169"),
            T32::V33 => text("zone-033"),
            T32::V128 => text("zone-128"),
            T32::V45 => text("zone-045"),
            T32::V137 => text("zone-137"),
            T32::V12 => text("zone-012"),
            T32::V113 => text("zone-113"),
            T32::V30 => text("zone-030"),
            T32::V142 => text("zone-142"),
            T32::V129 => text("zone-129"),
            T32::V44 => text("zone-044"),
            T32::V136 => text("zone-136"),
            T32::V13 => text("zone-013"),
            T32::V112 => text("zone-112"),
            T32::V31 => text("zone-031"),
            T32::V143 => text("zone-143"),
            T32::V135 => text("zone-135"),
            T32::V108 => text("zone-108"),
            T32::V115 => text("zone-115"),
            T32::V36 => text("zone-036"),
            T32::V140 => text("zone-140"),
            T32::V191 => text("zone-191"),
            T32::V114 => text("zone-114"),
            T32::V134 => text("zone-134"),
            T32::V109 => text("zone-109"),
            T32::V37 => text("zone-037"),
            T32::V141 => text("zone-141"),
            T32::V190 => text("zone-190"),
            T32::V117 => text("zone-117"),
            T32::V106 => text("zone-106"),
            T32::V177 => text("zone-177"),
            T32::V34 => text("zone-034"),
            T32::V146 => text("zone-146"),
            T32::V159 => text("zone-159"),
            T32::V89 => text("zone-089"),
            T32::V116 => text("zone-116"),
            T32::V193 => text("zone-193"),
            T32::V107 => text("zone-107"),
            T32::V176 => text("zone-176"),
            T32::V35 => text("zone-035"),
            T32::V61 => text("zone-061"),
            T32::V147 => text("zone-147"),
            T32::V158 => text("zone-158"),
            T32::V18 => text("zone-018"),
            T32::V192 => text("zone-192"),
            T32::V88 => text("zone-088"),
            T32::V104 => text("zone-104"),
            T32::V119 => text("zone-119"),
            T32::V175 => text("zone-175"),
            T32::V60 => text("zone-060"),
            T32::V186 => text("zone-186"),
            T32::V144 => text("zone-144"),
            T32::V19 => text("zone-019"),
            T32::V195 => text("zone-195"),
            T32::V87 => text("zone-087"),
            T32::V105 => text("zone-105"),
            T32::V118 => text("zone-118"),
            T32::V58 => text("zone-058"),
            T32::V174 => text("zone-174"),
            T32::V187 => text("zone-187"),
            T32::V120 => text("zone-120"),
            T32::V63 => text("zone-063"),
            T32::V145 => text("zone-145"),
            T32::V194 => text("zone-194"),
            T32::V86 => text("zone-086"),
            T32::V102 => text("zone-102"),
            T32::V59 => text("zone-059"),
            T32::V173 => text("zone-173"),
            T32::V121 => text("zone-121"),
            T32::V62 => text("zone-062"),
            T32::V184 => text("zone-184"),
            T32::V155 => text("zone-155"),
            T32::V197 => text("zone-197"),
            T32::V85 => text("zone-085"),
            T32::V103 => text("zone-103"),
            T32::V172 => text("zone-172"),
            T32::V65 => text("zone-065"),
            T32::V78 => text("zone-078"),
            T32::V185 => text("zone-185"),
            T32::V122 => text("zone-122"),
            T32::V154 => text("zone-154"),
            T32::V84 => text("zone-084"),
            T32::V196 => text("zone-196"),
            T32::V100 => text("zone-100"),
            T32::V171 => text("zone-171"),
            T32::V64 => text("zone-064"),
            T32::V182 => text("zone-182"),
            T32::V123 => text("zone-123"),
            T32::V79 => text("zone-079"),
            T32::V157 => text("zone-157"),
            T32::V83 => text("zone-083"),
            T32::V101 => text("zone-101"),
            T32::V170 => text("zone-170"),
            T32::V67 => text("zone-067"),
            T32::V183 => text("zone-183"),
            T32::V124 => text("zone-124"),
            T32::V76 => text("zone-076"),
            T32::V156 => text("zone-156"),
            T32::V7 => text("zone-007"),
            T32::V82 => text("zone-082"),
            T32::V29 => text("zone-029"),
            T32::V180 => text("zone-180"),
            T32::V125 => text("zone-125"),
            T32::V77 => text("zone-077"),
            T32::V66 => text("zone-066"),
            T32::V151 => text("zone-151"),
            T32::V6 => text("zone-006"),
            T32::V81 => text("zone-081"),
            T32::V28 => text("zone-028"),
            T32::V126 => text("zone-126"),
            T32::V74 => text("zone-074"),
            T32::V69 => text("zone-069"),
            T32::V181 => text("zone-181"),
            T32::V5 => text("zone-005"),
            T32::V150 => text("zone-150"),
            T32::V80 => text("zone-080"),
            T32::V68 => text("zone-068"),
            T32::V75 => text("zone-075"),
            T32::V98 => text("zone-098"),
            T32::V127 => text("zone-127"),
            T32::V4 => text("zone-004"),
            T32::V153 => text("zone-153"),
            T32::V50 => text("zone-050"),
            T32::V99 => text("zone-099"),
            T32::V72 => text("zone-072"),
            T32::V152 => text("zone-152"),
            T32::V3 => text("zone-003"),
            T32::V164 => text("zone-164"),
            T32::V51 => text("zone-051"),
            T32::V25 => text("zone-025"),
            T32::V73 => text("zone-073"),
            T32::V2 => text("zone-002"),
            T32::V165 => text("zone-165"),
            T32::V52 => text("zone-052"),
            T32::V49 => text("zone-049"),
            T32::V24 => text("zone-024"),
            T32::V70 => text("zone-070"),
            T32::V1 => text("zone-001"),
            T32::V166 => text("zone-166"),
            T32::V53 => text("zone-053"),
            T32::V179 => text("zone-179"),
            T32::V27 => text("zone-027"),
            T32::V48 => text("zone-048"),
            T32::V71 => text("zone-071"),
            T32::V94 => text("zone-094"),
            T32::V0 => text("zone-000"),
            T32::V167 => text("zone-167"),
            T32::V54 => text("zone-054"),
            T32::V26 => text("zone-026"),
            T32::V178 => text("zone-178"),
            T32::V139 => text("zone-139"),
            T32::V95 => text("zone-095"),
            T32::V160 => text("zone-160"),
            T32::V55 => text("zone-055"),
            T32::V21 => text("zone-021"),
            T32::V138 => text("zone-138"),
            T32::V188 => text("zone-188"),
            T32::V96 => text("zone-096"),
            T32::V161 => text("zone-161"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T33 {
    #[record(literal = 6)] V84,
    #[record(literal = 106)] V9,
    #[record(literal = 22)] V43,
    #[record(literal = 49)] V72,
    #[record(literal = 123)] V28,
    #[record(literal = 108)] V11,
    #[record(literal = 20)] V41,
    #[record(literal = 121)] V26,
    #[record(literal = 58)] V82,
    #[record(literal = 91)] V119,
    #[record(literal = 13)] V33,
    #[record(literal = 36)] V58,
    #[record(literal = 2)] V40,
    #[record(literal = 97)] V125,
    #[record(literal = 11)] V13,
    #[record(literal = 38)] V60,
    #[record(literal = 101)] V4,
    #[record(literal = 51)] V75,
    #[record(literal = 24)] V45,
    #[record(literal = 98)] V126,
    #[record(literal = 31)] V53,
    #[record(literal = 44)] V67,
    #[record(literal = 87)] V114,
    #[record(literal = 34)] V56,
    #[record(literal = 46)] V69,
    #[record(literal = 89)] V116,
    #[record(literal = 116)] V20,
    #[record(literal = 67)] V92,
    #[record(literal = 80)] V107,
    #[record(literal = 114)] V18,
    #[record(literal = 65)] V90,
    #[record(literal = 72)] V98,
    #[record(literal = 102)] V5,
    #[record(literal = 104)] V7,
    #[record(literal = 9)] V117,
    #[record(literal = 126)] V31,
    #[record(literal = 75)] V101,
    #[record(literal = 124)] V29,
    #[record(literal = 57)] V81,
    #[record(literal = 41)] V64,
    #[record(literal = 55)] V79,
    #[record(literal = 94)] V122,
    #[record(literal = 68)] V93,
    #[record(literal = 16)] V36,
    #[record(literal = 7)] V95,
    #[record(literal = 14)] V34,
    #[record(literal = 21)] V42,
    #[record(literal = 109)] V12,
    #[record(literal = 83)] V110,
    #[record(literal = 85)] V112,
    #[record(literal = 59)] V83,
    #[record(literal = 93)] V121,
    #[record(literal = 0)] V0,
    #[record(literal = 96)] V124,
    #[record(literal = 28)] V49,
    #[record(literal = 43)] V66,
    #[record(literal = 26)] V47,
    #[record(literal = 19)] V39,
    #[record(literal = 30)] V52,
    #[record(literal = 113)] V17,
    #[record(literal = 32)] V54,
    #[record(literal = 111)] V15,
    #[record(literal = 88)] V115,
    #[record(literal = 122)] V27,
    #[record(literal = 99)] V127,
    #[record(literal = 79)] V105,
    #[record(literal = 118)] V22,
    #[record(literal = 61)] V86,
    #[record(literal = 48)] V71,
    #[record(literal = 76)] V102,
    #[record(literal = 70)] V96,
    #[record(literal = 100)] V3,
    #[record(literal = 50)] V74,
    #[record(literal = 37)] V59,
    #[record(literal = 39)] V61,
    #[record(literal = 63)] V88,
    #[record(literal = 120)] V25,
    #[record(literal = 45)] V68,
    #[record(literal = 47)] V70,
    #[record(literal = 3)] V51,
    #[record(literal = 125)] V30,
    #[record(literal = 54)] V78,
    #[record(literal = 10)] V2,
    #[record(literal = 5)] V73,
    #[record(literal = 52)] V76,
    #[record(literal = 25)] V46,
    #[record(literal = 23)] V44,
    #[record(literal = 81)] V108,
    #[record(literal = 107)] V10,
    #[record(literal = 66)] V91,
    #[record(literal = 92)] V120,
    #[record(literal = 90)] V118,
    #[record(literal = 64)] V89,
    #[record(literal = 12)] V24,
    #[record(literal = 42)] V65,
    #[record(literal = 103)] V6,
    #[record(literal = 105)] V8,
    #[record(literal = 74)] V100,
    #[record(literal = 115)] V19,
    #[record(literal = 33)] V55,
    #[record(literal = 69)] V94,
    #[record(literal = 86)] V113,
    #[record(literal = 35)] V57,
    #[record(literal = 40)] V63,
    #[record(literal = 95)] V123,
    #[record(literal = 17)] V37,
    #[record(literal = 78)] V104,
    #[record(literal = 119)] V23,
    #[record(literal = 15)] V35,
    #[record(literal = 117)] V21,
    #[record(literal = 1)] V1,
    #[record(literal = 82)] V109,
    #[record(literal = 84)] V111,
    #[record(literal = 71)] V97,
    #[record(literal = 29)] V50,
    #[record(literal = 73)] V99,
    #[record(literal = 27)] V48,
    #[record(literal = 8)] V106,
    #[record(literal = 62)] V87,
    #[record(literal = 18)] V38,
    #[record(literal = 60)] V85,
    #[record(literal = 127)] V32,
    #[record(literal = 77)] V103,
    #[record(literal = 56)] V80,
    #[record(literal = 112)] V16,
    #[record(literal = 110)] V14,
    #[record(literal = 4)] V62,
    #[record(literal = 53)] V77,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        match self {
            T33::V84 => Value::Number(6.0),
            T33::V9 => Value::Number(106.0),
            T33::V43 => Value::Number(22.0),
            T33::V72 => Value::Number(49.0),
            T33::V28 => Value::Number(123.0),
            T33::V11 => Value::Number(108.0),
            T33::V41 => Value::Number(20.0),
            T33::V26 => Value::Number(121.0),
            T33::V82 => Value::Number(58.0),
            T33::V119 => Value::Number(91.0),
            T33::V33 => Value::Number(13.0),
            T33::V58 => Value::Number(36.0),
            T33::V40 => Value::Number(2.0),
            T33::V125 => Value::Number(97.0),
            T33::V13 => Value::Number(11.0),
            T33::V60 => Value::Number(38.0),
            T33::V4 => Value::Number(101.0),
            T33::V75 => Value::Number(51.0),
            T33::V45 => Value::Number(24.0),
            T33::V126 => Value::Number(98.0),
            T33::V53 => Value::Number(31.0),
            T33::V67 => Value::Number(44.0),
            T33::V114 => Value::Number(87.0),
            T33::V56 => Value::Number(34.0),
            T33::V69 => Value::Number(46.0),
            T33::V116 => Value::Number(89.0),
            T33::V20 => Value::Number(116.0),
            T33::V92 => Value::Number(67.0),
            T33::V107 => Value::Number(80.0),
            T33::V18 => Value::Number(114.0),
            T33::V90 => Value::Number(65.0),
            T33::V98 => Value::Number(72.0),
            T33::V5 => Value::Number(102.0),
            T33::V7 => Value::Number(104.0),
            T33::V117 => Value::Number(9.0),
            T33::V31 => Value::Number(126.0),
            T33::V101 => Value::Number(75.0),
            T33::V29 => Value::Number(124.0),
            T33::V81 => Value::Number(57.0),
            T33::V64 => Value::Number(41.0),
            T33::V79 => Value::Number(55.0),
            T33::V122 => Value::Number(94.0),
            T33::V93 => Value::Number(68.0),
            T33::V36 => Value::Number(16.0),
            T33::V95 => Value::Number(7.0),
            T33::V34 => Value::Number(14.0),
            T33::V42 => Value::Number(21.0),
            T33::V12 => Value::Number(109.0),
            T33::V110 => Value::Number(83.0),
            T33::V112 => Value::Number(85.0),
            T33::V83 => Value::Number(59.0),
            T33::V121 => Value::Number(93.0),
            T33::V0 => Value::Number(0.0),
            T33::V124 => Value::Number(96.0),
            T33::V49 => Value::Number(28.0),
            T33::V66 => Value::Number(43.0),
            T33::V47 => Value::Number(26.0),
            T33::V39 => Value::Number(19.0),
            T33::V52 => Value::Number(30.0),
            T33::V17 => Value::Number(113.0),
            T33::V54 => Value::Number(32.0),
            T33::V15 => Value::Number(111.0),
            T33::V115 => Value::Number(88.0),
            T33::V27 => Value::Number(122.0),
            T33::V127 => Value::Number(99.0),
            T33::V105 => Value::Number(79.0),
            T33::V22 => Value::Number(118.0),
            T33::V86 => Value::Number(61.0),
            T33::V71 => Value::Number(48.0),
            T33::V102 => Value::Number(76.0),
            T33::V96 => Value::Number(70.0),
            T33::V3 => Value::Number(100.0),
            T33::V74 => Value::Number(50.0),
            T33::V59 => Value::Number(37.0),
            T33::V61 => Value::Number(39.0),
            T33::V88 => Value::Number(63.0),
            T33::V25 => Value::Number(120.0),
            T33::V68 => Value::Number(45.0),
            T33::V70 => Value::Number(47.0),
            T33::V51 => Value::Number(3.0),
            T33::V30 => Value::Number(125.0),
            T33::V78 => Value::Number(54.0),
            T33::V2 => Value::Number(10.0),
            T33::V73 => Value::Number(5.0),
            T33::V76 => Value::Number(52.0),
            T33::V46 => Value::Number(25.0),
            T33::V44 => Value::Number(23.0),
            T33::V108 => Value::Number(81.0),
            T33::V10 => Value::Number(107.0),
            T33::V91 => Value::Number(66.0),
            T33::V120 => Value::Number(92.0),
            T33::V118 => Value::Number(90.0),
            T33::V89 => Value::Number(64.0),
            T33::V24 => Value::Number(12.0),
            T33::V65 => Value::Number(42.0),
            T33::V6 => Value::Number(103.0),
            T33::V8 => Value::Number(105.0),
            T33::V100 => Value::Number(74.0),
            T33::V19 => Value::Number(115.0),
            T33::V55 => Value::Number(33.0),
            T33::V94 => Value::Number(69.0),
            T33::V113 => Value::Number(86.0),
            T33::V57 => Value::Number(35.0),
            T33::V63 => Value::Number(40.0),
            T33::V123 => Value::Number(95.0),
            T33::V37 => Value::Number(17.0),
            T33::V104 => Value::Number(78.0),
            T33::V23 => Value::Number(119.0),
            T33::V35 => Value::Number(15.0),
            T33::V21 => Value::Number(117.0),
            T33::V1 => Value::Number(1.0),
            T33::V109 => Value::Number(82.0),
            T33::V111 => Value::Number(84.0),
            T33::V97 => Value::Number(71.0),
            T33::V50 => Value::Number(29.0),
            T33::V99 => Value::Number(73.0),
            T33::V48 => Value::Number(27.0),
            T33::V106 => Value::Number(8.0),
            T33::V87 => Value::Number(62.0),
            T33::V38 => Value::Number(18.0),
            T33::V85 => Value::Number(60.0),
            T33::V32 => Value::Number(127.0),
            T33::V103 => Value::Number(77.0),
            T33::V80 => Value::Number(56.0),
            T33::V16 => Value::Number(112.0),
            T33::V14 => Value::Number(110.0),
            T33::V62 => Value::Number(4.0),
            T33::V77 => Value::Number(53.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T34 {
    #[record(rename = "k65")] V91,
    #[record(rename = "k123")] V28,
    #[record(rename = "k96")] V125,
    #[record(rename = "k49")] V73,
    #[record(rename = "k6")] V85,
    #[record(rename = "k110")] V14,
    #[record(rename = "k10")] V2,
    #[record(rename = "k64")] V90,
    #[record(rename = "k124")] V29,
    #[record(rename = "k97")] V126,
    #[record(rename = "k48")] V72,
    #[record(rename = "k5")] V74,
    #[record(rename = "k113")] V17,
    #[record(rename = "k11")] V13,
    #[record(rename = "k125")] V30,
    #[record(rename = "k94")] V123,
    #[record(rename = "k4")] V63,
    #[record(rename = "k16")] V37,
    #[record(rename = "k112")] V16,
    #[record(rename = "k29")] V51,
    #[record(rename = "k126")] V31,
    #[record(rename = "k95")] V124,
    #[record(rename = "k106")] V9,
    #[record(rename = "k3")] V52,
    #[record(rename = "k115")] V19,
    #[record(rename = "k17")] V38,
    #[record(rename = "k28")] V50,
    #[record(rename = "k69")] V95,
    #[record(rename = "k127")] V32,
    #[record(rename = "k107")] V10,
    #[record(rename = "k2")] V41,
    #[record(rename = "k114")] V18,
    #[record(rename = "k14")] V35,
    #[record(rename = "k27")] V49,
    #[record(rename = "k68")] V94,
    #[record(rename = "k128")] V33,
    #[record(rename = "k104")] V7,
    #[record(rename = "k1")] V1,
    #[record(rename = "k70")] V97,
    #[record(rename = "k117")] V21,
    #[record(rename = "k26")] V48,
    #[record(rename = "k15")] V36,
    #[record(rename = "k105")] V8,
    #[record(rename = "k0")] V0,
    #[record(rename = "k71")] V98,
    #[record(rename = "k116")] V20,
    #[record(rename = "k25")] V47,
    #[record(rename = "k102")] V5,
    #[record(rename = "k72")] V99,
    #[record(rename = "k24")] V46,
    #[record(rename = "k41")] V65,
    #[record(rename = "k103")] V6,
    #[record(rename = "k18")] V39,
    #[record(rename = "k73")] V100,
    #[record(rename = "k23")] V45,
    #[record(rename = "k40")] V64,
    #[record(rename = "k100")] V3,
    #[record(rename = "k19")] V40,
    #[record(rename = "k74")] V101,
    #[record(rename = "k22")] V44,
    #[record(rename = "k89")] V117,
    #[record(rename = "k43")] V67,
    #[record(rename = "k101")] V4,
    #[record(rename = "k75")] V102,
    #[record(rename = "k21")] V43,
    #[record(rename = "k88")] V116,
    #[record(rename = "k42")] V66,
    #[record(rename = "k76")] V103,
    #[record(rename = "k20")] V42,
    #[record(rename = "k56")] V81,
    #[record(rename = "k45")] V69,
    #[record(rename = "k38")] V61,
    #[record(rename = "k77")] V104,
    #[record(rename = "k57")] V82,
    #[record(rename = "k44")] V68,
    #[record(rename = "k39")] V62,
    #[record(rename = "k9")] V118,
    #[record(rename = "k78")] V105,
    #[record(rename = "k54")] V79,
    #[record(rename = "k85")] V113,
    #[record(rename = "k47")] V71,
    #[record(rename = "k8")] V107,
    #[record(rename = "k79")] V106,
    #[record(rename = "k55")] V80,
    #[record(rename = "k84")] V112,
    #[record(rename = "k46")] V70,
    #[record(rename = "k52")] V77,
    #[record(rename = "k87")] V115,
    #[record(rename = "k34")] V57,
    #[record(rename = "k53")] V78,
    #[record(rename = "k86")] V114,
    #[record(rename = "k108")] V11,
    #[record(rename = "k35")] V58,
    #[record(rename = "k50")] V75,
    #[record(rename = "k81")] V109,
    #[record(rename = "k109")] V12,
    #[record(rename = "k36")] V59,
    #[record(rename = "k51")] V76,
    #[record(rename = "k80")] V108,
    #[record(rename = "k37")] V60,
    #[record(rename = "k98")] V127,
    #[record(rename = "k83")] V111,
    #[record(rename = "k30")] V53,
    #[record(rename = "k99")] V128,
    #[record(rename = "k82")] V110,
    #[record(rename = "k119")] V23,
    #[record(rename = "k31")] V54,
    #[record(rename = "k118")] V22,
    #[record(rename = "k32")] V55,
    #[record(rename = "k33")] V56,
    #[record(rename = "k63")] V89,
    #[record(rename = "k62")] V88,
    #[record(rename = "k61")] V87,
    #[record(rename = "k92")] V121,
    #[record(rename = "k58")] V83,
    #[record(rename = "k60")] V86,
    #[record(rename = "k120")] V25,
    #[record(rename = "k93")] V122,
    #[record(rename = "k59")] V84,
    #[record(rename = "k67")] V93,
    #[record(rename = "k121")] V26,
    #[record(rename = "k90")] V119,
    #[record(rename = "k12")] V24,
    #[record(rename = "k66")] V92,
    #[record(rename = "k122")] V27,
    #[record(rename = "k91")] V120,
    #[record(rename = "k7")] V96,
    #[record(rename = "k111")] V15,
    #[record(rename = "k13")] V34,
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V91 => text("k65"),
            T34::V28 => text("k123"),
            T34::V125 => text("k96"),
            T34::V73 => text("k49"),
            T34::V85 => text("k6"),
            T34::V14 => text("k110"),
            T34::V2 => text("k10"),
            T34::V90 => text("k64"),
            T34::V29 => text("k124"),
            T34::V126 => text("k97"),
            T34::V72 => text("k48"),
            T34::V74 => text("k5"),
            T34::V17 => text("k113"),
            T34::V13 => text("k11"),
            T34::V30 => text("k125"),
            T34::V123 => text("k94"),
            T34::V63 => text("k4"),
            T34::V37 => text("k16"),
            T34::V16 => text("k112"),
            T34::V51 => text("k29"),
            T34::V31 => text("k126"),
            T34::V124 => text("k95"),
            T34::V9 => text("k106"),
            T34::V52 => text("k3"),
            T34::V19 => text("k115"),
            T34::V38 => text("k17"),
            T34::V50 => text("k28"),
            T34::V95 => text("k69"),
            T34::V32 => text("k127"),
            T34::V10 => text("k107"),
            T34::V41 => text("k2"),
            T34::V18 => text("k114"),
            T34::V35 => text("k14"),
            T34::V49 => text("k27"),
            T34::V94 => text("k68"),
            T34::V33 => text("k128"),
            T34::V7 => text("k104"),
            T34::V1 => text("k1"),
            T34::V97 => text("k70"),
            T34::V21 => text("k117"),
            T34::V48 => text("k26"),
            T34::V36 => text("k15"),
            T34::V8 => text("k105"),
            T34::V0 => text("k0"),
            T34::V98 => text("k71"),
            T34::V20 => text("k116"),
            T34::V47 => text("k25"),
            T34::V5 => text("k102"),
            T34::V99 => text("k72"),
            T34::V46 => text("k24"),
            T34::V65 => text("k41"),
            T34::V6 => text("k103"),
            T34::V39 => text("k18"),
            T34::V100 => text("k73"),
            T34::V45 => text("k23"),
            T34::V64 => text("k40"),
            T34::V3 => text("k100"),
            T34::V40 => text("k19"),
            T34::V101 => text("k74"),
            T34::V44 => text("k22"),
            T34::V117 => text("k89"),
            T34::V67 => text("k43"),
            T34::V4 => text("k101"),
            T34::V102 => text("k75"),
            T34::V43 => text("k21"),
            T34::V116 => text("k88"),
            T34::V66 => text("k42"),
            T34::V103 => text("k76"),
            T34::V42 => text("k20"),
            T34::V81 => text("k56"),
            T34::V69 => text("k45"),
            T34::V61 => text("k38"),
            T34::V104 => text("k77"),
            T34::V82 => text("k57"),
            T34::V68 => text("k44"),
            T34::V62 => text("k39"),
            T34::V118 => text("k9"),
            T34::V105 => text("k78"),
            T34::V79 => text("k54"),
            T34::V113 => text("k85"),
            T34::V71 => text("k47"),
            T34::V107 => text("k8"),
            T34::V106 => text("k79"),
            T34::V80 => text("k55"),
            T34::V112 => text("k84"),
            T34::V70 => text("k46"),
            T34::V77 => text("k52"),
            T34::V115 => text("k87"),
            T34::V57 => text("k34"),
            T34::V78 => text("k53"),
            T34::V114 => text("k86"),
            T34::V11 => text("k108"),
            T34::V58 => text("k35"),
            T34::V75 => text("k50"),
            T34::V109 => text("k81"),
            T34::V12 => text("k109"),
            T34::V59 => text("k36"),
            T34::V76 => text("k51"),
            T34::V108 => text("k80"),
            T34::V60 => text("k37"),
            T34::V127 => text("k98"),
            T34::V111 => text("k83"),
            T34::V53 => text("k30"),
            T34::V128 => text("k99"),
            T34::V110 => text("k82"),
            T34::V23 => text("k119"),
            T34::V54 => text("k31"),
            T34::V22 => text("k118"),
            T34::V55 => text("k32"),
            T34::V56 => text("k33"),
            T34::V89 => text("k63"),
            T34::V88 => text("k62"),
            T34::V87 => text("k61"),
            T34::V121 => text("k92"),
            T34::V83 => text("k58"),
            T34::V86 => text("k60"),
            T34::V25 => text("k120"),
            T34::V122 => text("k93"),
            T34::V84 => text("k59"),
            T34::V93 => text("k67"),
            T34::V26 => text("k121"),
            T34::V119 => text("k90"),
            T34::V24 => text("k12"),
            T34::V92 => text("k66"),
            T34::V27 => text("k122"),
            T34::V120 => text("k91"),
            T34::V96 => text("k7"),
            T34::V15 => text("k111"),
            T34::V34 => text("k13"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T35 {
    #[record(rename = "APAC")] V0,
    #[record(rename = "EU")] V1,
    #[record(rename = "US")] V2,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        match self {
            T35::V0 => text("APAC"),
            T35::V1 => text("EU"),
            T35::V2 => text("US"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T36 {
    #[record(literal = 2)] V1,
    #[record(literal = 3)] V2,
    #[record(literal = 1)] V0,
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V1 => Value::Number(2.0),
            T36::V2 => Value::Number(3.0),
            T36::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) enum T38 {
    #[record(literal = 2)] V1,
    #[record(literal = 1)] V0,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        match self {
            T38::V1 => Value::Number(2.0),
            T38::V0 => Value::Number(1.0),
        }
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "flag", literal = "on")] f0: Option<String>,
    #[record(rename = "level")] f1: Option<T38>,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put_if("flag", &self.f0).put_if("level", &self.f1).done()
    }
}
