// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xe4c1258a5507b7a5, &Typed::<T1>::NEW),
    (0x878178bfe86a6ed5, &Typed::<Vec<T4>>::NEW),
    (0xfcceed610c4afc15, &Typed::<BTreeMap<String, T5>>::NEW),
    (0x3a5e4808dd148cac, &Typed::<T6>::NEW),
    (0x504f489675f73991, &Typed::<T7>::NEW),
    (0xab80001a9ab3836b, &Typed::<T9>::NEW),
    (0xc08c63698031873b, &Typed::<T11>::NEW),
    (0x8f9b00fdee8edc18, &Typed::<T13>::NEW),
    (0x7483e0016766fce3, &Typed::<T15>::NEW),
    (0x2045b8eccfb7fae4, &Typed::<T16>::NEW),
    (0x1cb4e77980c409a4, &Typed::<T17>::NEW),
    (0x86eabe31fccb20e7, &Typed::<T20>::NEW),
    (0x17ebf05604dcc7d5, &Typed::<T21>::NEW),
    (0x077f4473010b7401, &Typed::<T22>::NEW),
    (0xa3c8def860faaea7, &Typed::<T23>::NEW),
    (0x64404dde7831dca2, &Typed::<T24>::NEW),
    (0xbff6492a878ef2f2, &Typed::<T25>::NEW),
    (0xd9f2511fb23450c8, &Typed::<T27>::NEW),
    (0x66a78f26009ad21c, &Typed::<T28>::NEW),
    (0xfb37c79963b8df2f, &Typed::<T29>::NEW),
    (0xc6a2ccf7ae64811e, &Typed::<T30>::NEW),
    (0x8cd9be3c8ec3e8f1, &Typed::<T31>::NEW),
    (0x9aea02b3d4777a46, &Typed::<T32>::NEW),
    (0x19dec6fb96d3b66e, &Typed::<T33>::NEW),
    (0x150ca49a725e473e, &Typed::<T35>::NEW),
    (0xc8bbefc12cf63436, &Typed::<T37>::NEW),
    (0x3b80b167fb1980f7, &Typed::<T38>::NEW),
    (0x09fb435d0d4d24f5, &Typed::<T39>::NEW),
];

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "zip")] f0: String,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("zip", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "address")] f0: T3,
    #[record(rename = "phones")] f1: Vec<String>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("address", &self.f0).put("phones", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "user")] f0: T2,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("user", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "v")] f0: Vec<u64>,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "n")] f0: u64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "z")] f1: u64,
    #[record(rename = "")] f0: u64,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("z", &self.f1).put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "")] f0: u64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "a")] f0: T8,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T10 {
    #[record(rename = "b", nullable)] f0: Option<u64>,
}
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        Members::new().put("b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "a", nullable)] f0: Option<T10>,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "v")]
pub(crate) enum T12 {
    #[record(literal = "b")] V1 {
        #[record(rename = "v")] f1: String,
    },
    #[record(literal = "a")] V0(u64),
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        match self {
            T12::V1 { f1 } => Members::new().set("t", text("b")).put("v", f1).done(),
            T12::V0(content) => Members::new().set("t", text("a")).put("v", content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T11 {
    #[record(rename = "e")] f0: T12,
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T14 {
    V0(Vec<u64>),
    V1 {
        #[record(rename = "q")] f0: String,
    },
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        match self {
            T14::V0(content) => shown(content),
            T14::V1 { f0 } => Members::new().put("q", f0).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "e")] f0: T14,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("e", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(flatten)] extras: BTreeMap<String, Vec<u64>>,
    #[record(rename = "a")] f0: u64,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put_all(&self.extras).done()
    }
}

#[derive(Record)]
pub(crate) struct T16 {
    #[record(rename = "a")] f0: Json,
}
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T19 {
    #[record(rename = "x")] f0: u64,
}
impl ToValue for T19 {
    fn to_value(&self) -> Value {
        Members::new().put("x", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T18(u64, T19, #[record(rest)] Vec<u64>);
impl ToValue for T18 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T17 {
    #[record(rename = "t")] f0: T18,
}
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        Members::new().put("t", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T20 {
    #[record(rename = "f")] f0: [u64; 2],
}
impl ToValue for T20 {
    fn to_value(&self) -> Value {
        Members::new().put("f", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T21 {
    #[record(rename = "v")] f1: u64,
    #[record(rename = "next", nullable)] f0: Option<Box<T21>>,
}
impl ToValue for T21 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f1).put("next", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T22 {
    #[record(rename = "a")] f0: u64,
    #[record(rename = "b")] f1: u64,
}
impl ToValue for T22 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T23 {
    #[record(rename = "s")] f0: String,
}
impl ToValue for T23 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T24 {
    #[record(rename = "s", literal = "x")] f0: String,
}
impl ToValue for T24 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) enum T26 {
    #[record(literal = "x")] V0,
}
impl ToValue for T26 {
    fn to_value(&self) -> Value {
        match self {
            T26::V0 => text("x"),
        }
    }
}

#[derive(Record)]
pub(crate) struct T25 {
    #[record(rename = "s")] f0: T26,
}
impl ToValue for T25 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T27 {
    #[record(rename = "s")] f0: f64,
}
impl ToValue for T27 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T28 {
    #[record(rename = "s")] f0: bool,
}
impl ToValue for T28 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T29 {
    #[record(rename = "s")] f0: i64,
}
impl ToValue for T29 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T30 {
    #[record(rename = "s")] f0: Vec<u64>,
}
impl ToValue for T30 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T31 {
    #[record(rename = "s")] f0: (u64,),
}
impl ToValue for T31 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T32 {
    #[record(rename = "s")] f0: BTreeMap<String, u64>,
}
impl ToValue for T32 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T34 {
    V1(String),
    V0(f64),
}
impl ToValue for T34 {
    fn to_value(&self) -> Value {
        match self {
            T34::V1(content) => shown(content),
            T34::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) struct T33 {
    #[record(rename = "s")] f0: T34,
}
impl ToValue for T33 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "kind", content = "code")]
pub(crate) enum T36 {
    #[record(rename = "click")] V0 {
        #[record(rename = "y")] f2: i64,
        #[record(rename = "x")] f1: i64,
    },
    #[record(rename = "key")] V1(String),
}
impl ToValue for T36 {
    fn to_value(&self) -> Value {
        match self {
            T36::V0 { f2, f1 } => Members::new().set("kind", text("click")).put("y", f2).put("x", f1).done(),
            T36::V1(content) => Members::new().set("kind", text("key")).put("code", content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T35 {
    #[record(rename = "s")] f0: T36,
}
impl ToValue for T35 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T37 {
    #[record(rename = "s")] f0: Json,
}
impl ToValue for T37 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T38 {
    #[record(rename = "s", nullable)] f0: Option<String>,
}
impl ToValue for T38 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T39 {
    #[record(rename = "s")] f0: Uuid,
}
impl ToValue for T39 {
    fn to_value(&self) -> Value {
        Members::new().put("s", &self.f0).done()
    }
}
