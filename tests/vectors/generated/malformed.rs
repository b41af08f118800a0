// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x136bd16e9ad27fb1, &Typed::<Uuid>::NEW),
    (0x096392dc70c73ef2, &Typed::<T1>::NEW),
    (0x3a95c769640bf384, &Typed::<T2>::NEW),
    (0x491109d36eb35c6b, &Typed::<Option<String>>::NEW),
    (0xc07a3035b645560f, &Typed::<T3>::NEW),
    (0xf70e46c5a8586344, &Typed::<T4>::NEW),
    (0x686d3807cb986939, &Typed::<T5>::NEW),
    (0x5d86e40ef945da0b, &Typed::<Vec<Option<i64>>>::NEW),
    (0x37349a6868cd9b6b, &Typed::<[String; 2]>::NEW),
    (0xa5cff6e2ab1e81e7, &Typed::<T6>::NEW),
    (0xec7a473025ec1493, &Typed::<BTreeMap<String, i64>>::NEW),
    (0x847c3d3b88c3dd74, &Typed::<BTreeMap<String, Vec<bool>>>::NEW),
    (0xfd8bd440d287c324, &Typed::<T7>::NEW),
    (0x782cc40660c8390e, &Typed::<T8>::NEW),
    (0x98e2d31b38a05a2e, &Typed::<T9>::NEW),
    (0x1b7f09f684feed81, &Typed::<T10>::NEW),
    (0xfe4f861909997d90, &Typed::<T11>::NEW),
    (0x8aa50fbee196806c, &Typed::<T12>::NEW),
    (0xbf7184bfa391d44d, &Typed::<Vec<T13>>::NEW),
    (0x2952214a239ca374, &Typed::<T14>::NEW),
];

#[derive(Record)]
pub(crate) enum T1 {
    #[record(rename = "low")] V1,
    #[record(literal = "high")] V0,
    #[record(rename = "mid")] V2,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        match self {
            T1::V1 => text("low"),
            T1::V0 => text("high"),
            T1::V2 => text("mid"),
        }
    }
}

#[derive(Record)]
pub(crate) enum T2 {
    #[record(rename = "n91")] V191,
    #[record(rename = "n152")] V60,
    #[record(rename = "n139")] V45,
    #[record(rename = "n62")] V159,
    #[record(rename = "n126")] V31,
    #[record(rename = "n16")] V68,
    #[record(rename = "n102")] V5,
    #[record(rename = "n41")] V136,
    #[record(rename = "n90")] V190,
    #[record(rename = "n153")] V61,
    #[record(rename = "n63")] V160,
    #[record(rename = "n125")] V30,
    #[record(rename = "n118")] V22,
    #[record(rename = "n15")] V57,
    #[record(rename = "n105")] V8,
    #[record(rename = "n42")] V137,
    #[record(rename = "n97")] V197,
    #[record(rename = "n60")] V157,
    #[record(rename = "n150")] V58,
    #[record(rename = "n181")] V92,
    #[record(rename = "n104")] V7,
    #[record(rename = "n14")] V46,
    #[record(rename = "n124")] V29,
    #[record(rename = "n119")] V23,
    #[record(rename = "n43")] V138,
    #[record(rename = "n96")] V196,
    #[record(rename = "n0")] V0,
    #[record(rename = "n61")] V158,
    #[record(rename = "n151")] V59,
    #[record(rename = "n180")] V91,
    #[record(rename = "n107")] V10,
    #[record(rename = "n116")] V20,
    #[record(rename = "n167")] V76,
    #[record(rename = "n95")] V195,
    #[record(rename = "n1")] V1,
    #[record(rename = "n156")] V64,
    #[record(rename = "n66")] V163,
    #[record(rename = "n149")] V56,
    #[record(rename = "n106")] V9,
    #[record(rename = "n183")] V94,
    #[record(rename = "n117")] V21,
    #[record(rename = "n166")] V75,
    #[record(rename = "n2")] V112,
    #[record(rename = "n94")] V194,
    #[record(rename = "n157")] V65,
    #[record(rename = "n148")] V55,
    #[record(rename = "n67")] V164,
    #[record(rename = "n182")] V93,
    #[record(rename = "n114")] V18,
    #[record(rename = "n109")] V12,
    #[record(rename = "n165")] V74,
    #[record(rename = "n3")] V123,
    #[record(rename = "n196")] V108,
    #[record(rename = "n154")] V62,
    #[record(rename = "n64")] V161,
    #[record(rename = "n185")] V96,
    #[record(rename = "n115")] V19,
    #[record(rename = "n108")] V11,
    #[record(rename = "n164")] V73,
    #[record(rename = "n197")] V109,
    #[record(rename = "n130")] V36,
    #[record(rename = "n4")] V134,
    #[record(rename = "n65")] V162,
    #[record(rename = "n155")] V63,
    #[record(rename = "n31")] V125,
    #[record(rename = "n184")] V95,
    #[record(rename = "n112")] V16,
    #[record(rename = "n163")] V72,
    #[record(rename = "n48")] V143,
    #[record(rename = "n99")] V199,
    #[record(rename = "n131")] V37,
    #[record(rename = "n5")] V145,
    #[record(rename = "n194")] V106,
    #[record(rename = "n30")] V124,
    #[record(rename = "n145")] V52,
    #[record(rename = "n187")] V98,
    #[record(rename = "n113")] V17,
    #[record(rename = "n49")] V144,
    #[record(rename = "n162")] V71,
    #[record(rename = "n98")] V198,
    #[record(rename = "n6")] V156,
    #[record(rename = "n195")] V107,
    #[record(rename = "n132")] V38,
    #[record(rename = "n144")] V51,
    #[record(rename = "n33")] V127,
    #[record(rename = "n186")] V97,
    #[record(rename = "n110")] V14,
    #[record(rename = "n80")] V179,
    #[record(rename = "n161")] V70,
    #[record(rename = "n7")] V167,
    #[record(rename = "n192")] V104,
    #[record(rename = "n133")] V39,
    #[record(rename = "n147")] V54,
    #[record(rename = "n32")] V126,
    #[record(rename = "n111")] V15,
    #[record(rename = "n81")] V180,
    #[record(rename = "n160")] V69,
    #[record(rename = "n193")] V105,
    #[record(rename = "n134")] V40,
    #[record(rename = "n146")] V53,
    #[record(rename = "n35")] V129,
    #[record(rename = "n28")] V121,
    #[record(rename = "n82")] V181,
    #[record(rename = "n190")] V102,
    #[record(rename = "n135")] V41,
    #[record(rename = "n141")] V48,
    #[record(rename = "n34")] V128,
    #[record(rename = "n29")] V122,
    #[record(rename = "n83")] V182,
    #[record(rename = "n136")] V42,
    #[record(rename = "n191")] V103,
    #[record(rename = "n37")] V131,
    #[record(rename = "n140")] V47,
    #[record(rename = "n26")] V119,
    #[record(rename = "n84")] V183,
    #[record(rename = "n57")] V153,
    #[record(rename = "n79")] V177,
    #[record(rename = "n137")] V43,
    #[record(rename = "n143")] V50,
    #[record(rename = "n27")] V120,
    #[record(rename = "n36")] V130,
    #[record(rename = "n85")] V184,
    #[record(rename = "n56")] V152,
    #[record(rename = "n78")] V176,
    #[record(rename = "n142")] V49,
    #[record(rename = "n24")] V117,
    #[record(rename = "n174")] V84,
    #[record(rename = "n39")] V133,
    #[record(rename = "n86")] V185,
    #[record(rename = "n55")] V151,
    #[record(rename = "n38")] V132,
    #[record(rename = "n175")] V85,
    #[record(rename = "n25")] V118,
    #[record(rename = "n87")] V186,
    #[record(rename = "n54")] V150,
    #[record(rename = "n176")] V86,
    #[record(rename = "n22")] V115,
    #[record(rename = "n88")] V187,
    #[record(rename = "n53")] V149,
    #[record(rename = "n169")] V78,
    #[record(rename = "n75")] V173,
    #[record(rename = "n23")] V116,
    #[record(rename = "n177")] V87,
    #[record(rename = "n89")] V188,
    #[record(rename = "n52")] V148,
    #[record(rename = "n168")] V77,
    #[record(rename = "n129")] V34,
    #[record(rename = "n19")] V101,
    #[record(rename = "n74")] V172,
    #[record(rename = "n20")] V113,
    #[record(rename = "n170")] V80,
    #[record(rename = "n51")] V147,
    #[record(rename = "n128")] V33,
    #[record(rename = "n198")] V110,
    #[record(rename = "n77")] V175,
    #[record(rename = "n18")] V90,
    #[record(rename = "n171")] V81,
    #[record(rename = "n21")] V114,
    #[record(rename = "n50")] V146,
    #[record(rename = "n199")] V111,
    #[record(rename = "n76")] V174,
    #[record(rename = "n172")] V82,
    #[record(rename = "n71")] V169,
    #[record(rename = "n173")] V83,
    #[record(rename = "n70")] V168,
    #[record(rename = "n158")] V66,
    #[record(rename = "n68")] V165,
    #[record(rename = "n189")] V100,
    #[record(rename = "n73")] V171,
    #[record(rename = "n8")] V178,
    #[record(rename = "n159")] V67,
    #[record(rename = "n69")] V166,
    #[record(rename = "n123")] V28,
    #[record(rename = "n188")] V99,
    #[record(rename = "n72")] V170,
    #[record(rename = "n13")] V35,
    #[record(rename = "n44")] V139,
    #[record(rename = "n9")] V189,
    #[record(rename = "n122")] V27,
    #[record(rename = "n12")] V24,
    #[record(rename = "n45")] V140,
    #[record(rename = "n11")] V13,
    #[record(rename = "n121")] V26,
    #[record(rename = "n101")] V4,
    #[record(rename = "n46")] V141,
    #[record(rename = "n178")] V88,
    #[record(rename = "n93")] V193,
    #[record(rename = "n59")] V155,
    #[record(rename = "n100")] V3,
    #[record(rename = "n10")] V2,
    #[record(rename = "n120")] V25,
    #[record(rename = "n47")] V142,
    #[record(rename = "n179")] V89,
    #[record(rename = "n92")] V192,
    #[record(rename = "n138")] V44,
    #[record(rename = "n58")] V154,
    #[record(rename = "n127")] V32,
    #[record(rename = "n103")] V6,
    #[record(rename = "n17")] V79,
    #[record(rename = "n40")] V135,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        match self {
            T2::V191 => text("n91"),
            T2::V60 => text("n152"),
            T2::V45 => text("n139"),
            T2::V159 => text("n62"),
            T2::V31 => text("n126"),
            T2::V68 => text("n16"),
            T2::V5 => text("n102"),
            T2::V136 => text("n41"),
            T2::V190 => text("n90"),
            T2::V61 => text("n153"),
            T2::V160 => text("n63"),
            T2::V30 => text("n125"),
            T2::V22 => text("n118"),
            T2::V57 => text("n15"),
            T2::V8 => text("n105"),
            T2::V137 => text("n42"),
            T2::V197 => text("n97"),
            T2::V157 => text("n60"),
            T2::V58 => text("n150"),
            T2::V92 => text("n181"),
            T2::V7 => text("n104"),
            T2::V46 => text("n14"),
            T2::V29 => text("n124"),
            T2::V23 => text("n119"),
            T2::V138 => text("n43"),
            T2::V196 => text("n96"),
            T2::V0 => text("n0"),
            T2::V158 => text("n61"),
            T2::V59 => text("n151"),
            T2::V91 => text("n180"),
            T2::V10 => text("n107"),
            T2::V20 => text("n116"),
            T2::V76 => text("n167"),
            T2::V195 => text("n95"),
            T2::V1 => text("n1"),
            T2::V64 => text("n156"),
            T2::V163 => text("n66"),
            T2::V56 => text("n149"),
            T2::V9 => text("n106"),
            T2::V94 => text("n183"),
            T2::V21 => text("n117"),
            T2::V75 => text("n166"),
            T2::V112 => text("n2"),
            T2::V194 => text("n94"),
            T2::V65 => text("n157"),
            T2::V55 => text("n148"),
            T2::V164 => text("n67"),
            T2::V93 => text("n182"),
            T2::V18 => text("n114"),
            T2::V12 => text("n109"),
            T2::V74 => text("n165"),
            T2::V123 => text("n3"),
            T2::V108 => text("n196"),
            T2::V62 => text("n154"),
            T2::V161 => text("n64"),
            T2::V96 => text("n185"),
            T2::V19 => text("n115"),
            T2::V11 => text("n108"),
            T2::V73 => text("n164"),
            T2::V109 => text("n197"),
            T2::V36 => text("n130"),
            T2::V134 => text("n4"),
            T2::V162 => text("n65"),
            T2::V63 => text("n155"),
            T2::V125 => text("n31"),
            T2::V95 => text("n184"),
            T2::V16 => text("n112"),
            T2::V72 => text("n163"),
            T2::V143 => text("n48"),
            T2::V199 => text("n99"),
            T2::V37 => text("n131"),
            T2::V145 => text("n5"),
            T2::V106 => text("n194"),
            T2::V124 => text("n30"),
            T2::V52 => text("n145"),
            T2::V98 => text("n187"),
            T2::V17 => text("n113"),
            T2::V144 => text("n49"),
            T2::V71 => text("n162"),
            T2::V198 => text("n98"),
            T2::V156 => text("n6"),
            T2::V107 => text("n195"),
            T2::V38 => text("n132"),
            T2::V51 => text("n144"),
            T2::V127 => text("n33"),
            T2::V97 => text("n186"),
            T2::V14 => text("n110"),
            T2::V179 => text("n80"),
            T2::V70 => text("n161"),
            T2::V167 => text("n7"),
            T2::V104 => text("n192"),
            T2::V39 => text("n133"),
            T2::V54 => text("n147"),
            T2::V126 => text("n32"),
            T2::V15 => text("n111"),
            T2::V180 => text("n81"),
            T2::V69 => text("n160"),
            T2::V105 => text("n193"),
            T2::V40 => text("n134"),
            T2::V53 => text("n146"),
            T2::V129 => text("n35"),
            T2::V121 => text("n28"),
            T2::V181 => text("n82"),
            T2::V102 => text("n190"),
            T2::V41 => text("n135"),
            T2::V48 => text("n141"),
            T2::V128 => text("n34"),
            T2::V122 => text("n29"),
            T2::V182 => text("n83"),
            T2::V42 => text("n136"),
            T2::V103 => text("n191"),
            T2::V131 => text("n37"),
            T2::V47 => text("n140"),
            T2::V119 => text("n26"),
            T2::V183 => text("n84"),
            T2::V153 => text("n57"),
            T2::V177 => text("n79"),
            T2::V43 => text("n137"),
            T2::V50 => text("n143"),
            T2::V120 => text("n27"),
            T2::V130 => text("n36"),
            T2::V184 => text("n85"),
            T2::V152 => text("n56"),
            T2::V176 => text("n78"),
            T2::V49 => text("n142"),
            T2::V117 => text("n24"),
            T2::V84 => text("n174"),
            T2::V133 => text("n39"),
            T2::V185 => text("n86"),
            T2::V151 => text("n55"),
            T2::V132 => text("n38"),
            T2::V85 => text("n175"),
            T2::V118 => text("n25"),
            T2::V186 => text("n87"),
            T2::V150 => text("n54"),
            T2::V86 => text("n176"),
            T2::V115 => text("n22"),
            T2::V187 => text("n88"),
            T2::V149 => text("n53"),
            T2::V78 => text("n169"),
            T2::V173 => text("n75"),
            T2::V116 => text("n23"),
            T2::V87 => text("n177"),
            T2::V188 => text("n89"),
            T2::V148 => text("n52"),
            T2::V77 => text("n168"),
            T2::V34 => text("n129"),
            T2::V101 => text("n19"),
            T2::V172 => text("n74"),
            T2::V113 => text("n20"),
            T2::V80 => text("n170"),
            T2::V147 => text("n51"),
            T2::V33 => text("n128"),
            T2::V110 => text("n198"),
            T2::V175 => text("n77"),
            T2::V90 => text("n18"),
            T2::V81 => text("n171"),
            T2::V114 => text("n21"),
            T2::V146 => text("n50"),
            T2::V111 => text("n199"),
            T2::V174 => text("n76"),
            T2::V82 => text("n172"),
            T2::V169 => text("n71"),
            T2::V83 => text("n173"),
            T2::V168 => text("n70"),
            T2::V66 => text("n158"),
            T2::V165 => text("n68"),
            T2::V100 => text("n189"),
            T2::V171 => text("n73"),
            T2::V178 => text("n8"),
            T2::V67 => text("n159"),
            T2::V166 => text("n69"),
            T2::V28 => text("n123"),
            T2::V99 => text("n188"),
            T2::V170 => text("n72"),
            T2::V35 => text("n13"),
            T2::V139 => text("n44"),
            T2::V189 => text("n9"),
            T2::V27 => text("n122"),
            T2::V24 => text("n12"),
            T2::V140 => text("n45"),
            T2::V13 => text("n11"),
            T2::V26 => text("n121"),
            T2::V4 => text("n101"),
            T2::V141 => text("n46"),
            T2::V88 => text("n178"),
            T2::V193 => text("n93"),
            T2::V155 => text("n59"),
            T2::V3 => text("n100"),
            T2::V2 => text("n10"),
            T2::V25 => text("n120"),
            T2::V142 => text("n47"),
            T2::V89 => text("n179"),
            T2::V192 => text("n92"),
            T2::V44 => text("n138"),
            T2::V154 => text("n58"),
            T2::V32 => text("n127"),
            T2::V6 => text("n103"),
            T2::V79 => text("n17"),
            T2::V135 => text("n40"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "a")] f0: Option<u64>,
    #[record(rename = "c")] f2: Option<bool>,
    #[record(rename = "b")] f1: Option<String>,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).put_if("c", &self.f2).put_if("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "f8")] f8: Option<u64>,
    #[record(rename = "f1")] f1: Option<u64>,
    #[record(rename = "f0")] f0: Option<u64>,
    #[record(rename = "f3")] f3: Option<u64>,
    #[record(rename = "f2")] f2: Option<u64>,
    #[record(rename = "f5")] f5: Option<u64>,
    #[record(rename = "f4")] f4: Option<u64>,
    #[record(rename = "f7")] f7: Option<u64>,
    #[record(rename = "f6")] f6: Option<u64>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put_if("f8", &self.f8).put_if("f1", &self.f1).put_if("f0", &self.f0).put_if("f3", &self.f3).put_if("f2", &self.f2).put_if("f5", &self.f5).put_if("f4", &self.f4).put_if("f7", &self.f7).put_if("f6", &self.f6).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "ok")] f2: bool,
    #[record(rename = "id")] f0: String,
    #[record(rename = "note", nullable)] f1: Option<String>,
    #[record(rename = "seq")] f3: u64,
    #[record(rename = "temp")] f4: f64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("ok", &self.f2).put("id", &self.f0).put("note", &self.f1).put("seq", &self.f3).put("temp", &self.f4).done()
    }
}

#[derive(Record)]
pub(crate) struct T6(String, bool, #[record(rest)] Vec<u64>);
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "id")] f0: u64,
    #[record(rename = "tag")] f1: Option<String>,
    #[record(flatten)] extras: BTreeMap<String, Json>,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put_if("tag", &self.f1).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(flatten)] extras: BTreeMap<String, String>,
    #[record(rename = "k")] f0: u64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("k", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
#[record(tag = "type", content = "v")]
pub(crate) enum T9 {
    #[record(rename = "neg")] V1 {
        #[record(rename = "v")] f1: i64,
    },
    #[record(rename = "add")] V0 {
        #[record(rename = "a")] f0: i64,
        #[record(rename = "b")] f1: i64,
    },
    #[record(rename = "nop")] V2,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        match self {
            T9::V1 { f1 } => Members::new().set("type", text("neg")).put("v", f1).done(),
            T9::V0 { f0, f1 } => Members::new().set("type", text("add")).put("a", f0).put("b", f1).done(),
            T9::V2 => Members::new().set("type", text("nop")).done(),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T10 {
    V0(Vec<u64>),
    V2(#[record(literal = null)] ()),
    V4(String),
    V3(f64),
    V1(bool),
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        match self {
            T10::V0(content) => shown(content),
            T10::V2(_) => shown(&Value::Null),
            T10::V4(content) => shown(content),
            T10::V3(content) => shown(content),
            T10::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T11 {
    V0(Vec<T11>),
    V2(#[record(literal = null)] ()),
    V5(String),
    V3(f64),
    V4(BTreeMap<String, T11>),
    V1(bool),
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V0(content) => shown(content),
            T11::V2(_) => shown(&Value::Null),
            T11::V5(content) => shown(content),
            T11::V3(content) => shown(content),
            T11::V4(content) => shown(content),
            T11::V1(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "k", literal = "x")] f0: String,
    #[record(rename = "v", literal = 1)] f1: u64,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("k", &self.f0).put("v", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "on")] f2: bool,
    #[record(rename = "id")] f0: Uuid,
    #[record(rename = "n")] f1: Option<u64>,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("on", &self.f2).put("id", &self.f0).put_if("n", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "zip")] f1: String,
    #[record(rename = "city")] f0: String,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f1).put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T16 {
    #[record(rename = "price")] f1: f64,
    #[record(rename = "memo")] f0: Option<String>,
    #[record(rename = "qty")] f2: u64,
    #[record(rename = "sku")] f3: String,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("price", &self.f1).put_if("memo", &self.f0).put("qty", &self.f2).put("sku", &self.f3).done()
    }
}

#[derive(Record)]
pub(crate) enum T17 {
    #[record(rename = "new")] V0,
    #[record(rename = "paid")] V1,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        match self {
            T17::V0 => text("new"),
            T17::V1 => text("paid"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "at")] f0: u64,
    #[record(rename = "id")] f2: String,
    #[record(rename = "to", nullable)] f5: Option<T15>,
    #[record(rename = "lines")] f3: Vec<T16>,
    #[record(rename = "gift")] f1: Option<bool>,
    #[record(rename = "state")] f4: T17,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put("at", &self.f0).put("id", &self.f2).put("to", &self.f5).put("lines", &self.f3).put_if("gift", &self.f1).put("state", &self.f4).done()
    }
}
