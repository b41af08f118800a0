// Written by `cargo run -p shorn-typegen` from fixtures/wire.

use super::super::prelude::*;

pub(super) const TYPES: Types = &[
    (0xa61bce8b62cecb3e, &Typed::<Vec<u64>>::NEW),
    (0x3c3cda0d47f69ba5, &Typed::<Vec<String>>::NEW),
    (0x54f9a33458452d82, &Typed::<Vec<f64>>::NEW),
    (0xba3c5c6d1e7909ea, &Typed::<Vec<bool>>::NEW),
    (0x423855a3bdd18e2d, &Typed::<Vec<Option<String>>>::NEW),
    (0xe72f89cb30468964, &Typed::<Vec<T1>>::NEW),
    (0x9c973efa9dd4df17, &Typed::<Vec<T2>>::NEW),
    (0x966057f8c6ed8b37, &Typed::<Vec<Vec<i64>>>::NEW),
    (0xd0c20ead1a27f7e0, &Typed::<Vec<Json>>::NEW),
    (0xeedb78f9158a3d9b, &Typed::<[f64; 3]>::NEW),
    (0xa3350fe0061e86f9, &Typed::<[String; 0]>::NEW),
    (0xb4da0c62bd53677d, &Typed::<[u64; 1]>::NEW),
    (0xd63a20ffad17e2d6, &Typed::<[T3; 4]>::NEW),
    (0x7e406e1e954a0b84, &Typed::<[[(); 3]; 2]>::NEW),
    (0x0c2a53f6313ca30b, &Typed::<[T4; 3]>::NEW),
    (0xf0c3bcdb7c6dd2b2, &Typed::<[[bool; 2]; 2]>::NEW),
    (0x8ea86d2864a500ba, &Typed::<Box<[[T5; 0]; 1000000]>>::NEW),
    (0x3c45b5cbe68004cc, &Typed::<Vec<[u64; 2]>>::NEW),
    (0x221bd39977928130, &Typed::<[Uuid; 3]>::NEW),
    (0xf6e76d3dc18ff795, &Typed::<Box<[u64; 1000000]>>::NEW),
    (0x50c5e21d26d7ec02, &Typed::<[u64; 2]>::NEW),
    (0xa167864569992001, &Typed::<Vec<T6>>::NEW),
    (0x46272f7ea325457c, &Typed::<Vec<BTreeMap<String, u64>>>::NEW),
    (0x5bcdd4019356e83f, &Typed::<Vec<T7>>::NEW),
    (0xd64d9fed55f4c57a, &Typed::<Vec<Option<T3>>>::NEW),
    (0x205b91ba57362023, &Typed::<Vec<T8>>::NEW),
    (0xa0ee199632aa199a, &Typed::<T9>::NEW),
    (0x6b3f497ae2016913, &Typed::<T10>::NEW),
    (0xc18d5c19a2cf1833, &Typed::<(u64,)>::NEW),
    (0x7f14fb12a8a6b33c, &Typed::<T11>::NEW),
    (0x23215d631508120c, &Typed::<T12>::NEW),
    (0x05f55f492a73087c, &Typed::<T13>::NEW),
    (0xc0ab7dda6c0d76a3, &Typed::<T14>::NEW),
    (0x5b85f03f9f4f2880, &Typed::<(T16, (), u64,)>::NEW),
    (0x7aaafcdcf143c7cf, &Typed::<(u64, u64,)>::NEW),
    (0xbdb33bc5dbbd443c, &Typed::<((u64, u64,), (String,),)>::NEW),
    (0x5b74ac32758edd0c, &Typed::<(Option<u64>, Option<String>,)>::NEW),
    (0x02321f076489ccbd, &Typed::<Vec<(u64, bool,)>>::NEW),
    (0x27e14e664d367480, &Typed::<T17>::NEW),
];

#[derive(Record)]
pub(crate) struct T1 {
    #[record(rename = "id")] f0: u64,
    #[record(rename = "tag")] f1: String,
}
impl ToValue for T1 {
    fn to_value(&self) -> Value {
        Members::new().put("id", &self.f0).put("tag", &self.f1).done()
    }
}

#[derive(Record)]
pub(crate) struct T2 {
    #[record(rename = "a")] f0: Option<u64>,
}
impl ToValue for T2 {
    fn to_value(&self) -> Value {
        Members::new().put_if("a", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T3(#[record(literal = "x")] String);
impl ToValue for T3 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T4 {
}
impl ToValue for T4 {
    fn to_value(&self) -> Value {
        Members::new().done()
    }
}

#[derive(Record)]
pub(crate) struct T5(#[record(literal = 1)] u64);
impl ToValue for T5 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) enum T6 {
    #[record(literal = "b")] V1,
    #[record(literal = "a")] V0,
}
impl ToValue for T6 {
    fn to_value(&self) -> Value {
        match self {
            T6::V1 => text("b"),
            T6::V0 => text("a"),
        }
    }
}

#[derive(Record)]
#[record(untagged)]
pub(crate) enum T7 {
    V1(String),
    V0(bool),
}
impl ToValue for T7 {
    fn to_value(&self) -> Value {
        match self {
            T7::V1(content) => shown(content),
            T7::V0(content) => shown(content),
        }
    }
}

#[derive(Record)]
pub(crate) enum T8 {
    #[record(literal = null)] V0,
}
impl ToValue for T8 {
    fn to_value(&self) -> Value {
        match self {
            T8::V0 => Value::Null,
        }
    }
}

#[derive(Record)]
pub(crate) struct T9(String, u64);
impl ToValue for T9 {
    fn to_value(&self) -> Value {
        array(&[&self.0, &self.1])
    }
}

#[derive(Record)]
pub(crate) struct T10();
impl ToValue for T10 {
    fn to_value(&self) -> Value {
        array(&[])
    }
}

#[derive(Record)]
pub(crate) struct T11(String, #[record(rest)] Vec<i64>);
impl ToValue for T11 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T12(bool, #[record(rest)] Vec<Json>);
impl ToValue for T12 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}

#[derive(Record)]
pub(crate) struct T13(#[record(rest)] Vec<u64>);
impl ToValue for T13 {
    fn to_value(&self) -> Value {
        array_with_rest(&[], &self.0)
    }
}

#[derive(Record)]
pub(crate) struct T15 {
    #[record(rename = "v")] f0: f64,
}
impl ToValue for T15 {
    fn to_value(&self) -> Value {
        Members::new().put("v", &self.f0).done()
    }
}

#[derive(Record)]
pub(crate) struct T14(u64, u64, #[record(rest)] Vec<T15>);
impl ToValue for T14 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0, &self.1], &self.2)
    }
}

#[derive(Record)]
pub(crate) struct T16(#[record(literal = "hdr")] String);
impl ToValue for T16 {
    fn to_value(&self) -> Value {
        shown(&self.0)
    }
}

#[derive(Record)]
pub(crate) struct T17(u64, #[record(rest)] Vec<Json>);
impl ToValue for T17 {
    fn to_value(&self) -> Value {
        array_with_rest(&[&self.0], &self.1)
    }
}
