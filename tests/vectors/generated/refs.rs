// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0x8cabc99179a16314, &Typed::<T1>::NEW),
    (0x8f01c5f8a5357a44, &Typed::<T2>::NEW),
    (0x95e513cdddaa3293, &Typed::<T4>::NEW),
    (0xba3e0604286fa7ea, &Typed::<T5>::NEW),
    (0x13411c7e9fc762de, &Typed::<T6>::NEW),
    (0x67e7407d319ada64, &Typed::<T7>::NEW),
    (0xb6b60cd856080602, &Typed::<T8>::NEW),
    (0xe69ff2bb1321bb51, &Typed::<T9>::NEW),
    (0xb01c913d64eb09b4, &Typed::<T10>::NEW),
    (0x693d2a57fe9a25b4, &Typed::<T11>::NEW),
    (0x9ab0edaeef5acf92, &Typed::<T14>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "home")] f0: super::malformed::T15,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("home", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3 {
    #[record(rename = "city")] f0: String,
}
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        Members::new().put("city", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "home")] f0: T3,
    #[record(rename = "work")] f1: T3,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put("home", &self.f0).put("work", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T4 {
    #[record(rename = "home")] f0: T3,
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().put("home", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T5 {
    #[record(rename = "n")] f0: i64,
}
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        Members::new().put("n", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T6 {
    #[record(rename = "first")] f0: u64,
    #[record(rename = "second")] f1: u64,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        Members::new().put("first", &self.f0).put("second", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T7 {
    #[record(rename = "one")] f1: super::arrays_tuples::T15,
    #[record(rename = "list")] f0: Vec<super::arrays_tuples::T15>,
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        Members::new().put("one", &self.f1).put("list", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T8 {
    #[record(rename = "q")] f0: u64,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        Members::new().put("q", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T9 {
    #[record(rename = "a", nullable)] f0: Option<String>,
    #[record(rename = "b", nullable)] f1: Option<String>,
}
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        Members::new().put("a", &self.f0).put("b", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T10((f64, f64,), #[record(rest)] Vec<(f64, f64,)>);
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T12 {
    #[record(rename = "x")] f0: i64,
}
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        Members::new().put("x", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T13 {
    #[record(rename = "p")] f0: T12,
}
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        Members::new().put("p", &self.f0).done()
    }
}

#[derive(Record)]
#[record(tag = "t", content = "p")]
pub(crate) enum T11 {
    #[record(literal = "b")] V1(T12),
    #[record(literal = "a")] V0(#[record(flatten)] T13),
}
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        match self {
            T11::V1(content) => Members::new().set("t", text("b")).put("p", content).done(),
            T11::V0(content) => Members::new().set("t", text("a")).put_all(content).done(),
        }
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "b")] f0: super::errors_paths::T5,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("b", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T14 {
    #[record(rename = "l")] f0: T15,
    #[record(rename = "r")] f1: T15,
}
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        Members::new().put("l", &self.f0).put("r", &self.f1).done()
    }
}
