//! Types with both derives.

use crate::check::{by_serde, reads, same, schema};
use serde::{Deserialize, Serialize};
use shorn::shape::Node;
use shorn::{Record, Schema};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone, Default)]
struct Mixed {
    zeta: u8,
    #[serde(default)]
    note: Option<String>,
    alpha: i64,
    #[record(nullable)]
    battery: Option<u32>,
    mid: f64,
    flag: bool,
}

#[test]
fn fields_out_of_wire_order() {
    same(&Mixed::default());
    same(&Mixed { zeta: 200, note: Some("né".into()), alpha: -300, battery: Some(7), mid: -1.5, flag: true });
    same(&vec![Mixed::default(); 3]);
}

#[test]
fn scalars_at_their_limits() {
    const SAFE: u64 = (1 << 53) - 1;
    for value in [0, 127, 128, SAFE] {
        same(&value);
        same(&(value as i64));
        same(&-(value as i64));
        same(&u128::from(value));
        same(&-i128::from(value));
    }
    same(&u32::MAX);
    same(&(i8::MIN, i16::MIN, i32::MIN, u8::MAX, u16::MAX));
    for value in [0.0, -0.0, 1e300, 5.0, f64::MIN_POSITIVE, f64::INFINITY] {
        same(&value);
    }
    same(&0.1_f32);
    same(&true);
    same(&'é');
    same(&String::from("\u{feff}text"));
    same(&());
}

#[derive(Record)]
struct Derived {
    maybe: Option<Option<u8>>,
    #[record(rename = "a name", skip_if = "Vec::is_empty", default)]
    list: Vec<Option<u8>>,
}

/// As serde tells three states apart.
#[derive(Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Nested {
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    maybe: Option<Option<u8>>,
    #[serde(rename = "a name", skip_serializing_if = "Vec::is_empty", default)]
    list: Vec<Option<u8>>,
}

fn present<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<u8>>, D::Error> {
    Deserialize::deserialize(deserializer).map(Some)
}

#[test]
fn three_states() {
    for maybe in [None, Some(None), Some(Some(1))] {
        for list in [vec![], vec![None, Some(0)]] {
            let bytes = shorn::encode(&Derived { maybe, list: list.clone() }).unwrap();
            by_serde(&Schema::from(Derived::shape()), &Nested { maybe, list }, &bytes);
        }
    }
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Newtype(Vec<u8>);

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Pair(i8, String);

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Unit;

#[test]
fn tuples_newtypes_units_and_collections() {
    same(&Newtype(vec![1, 200]));
    same(&Pair(-1, "x".into()));
    same(&(1_u8, (true, "a".to_string()), [1_u16, 2, 3]));
    same(&Unit);
    same(&vec![Vec::<u8>::new(), vec![1]]);
    same(&[[1_i8; 2]; 2]);
    same(&BTreeSet::from([1_u8, 2]));
    same(&Some(5_u8));
    same(&None::<String>);
    same(&Box::new(3_u8));
}

#[test]
fn maps() {
    same(&BTreeMap::from([
        ("b".to_string(), 1_u8),
        ("a".to_string(), 2),
        ("～".to_string(), 3),
        ("🚀".to_string(), 4),
    ]));
    same(&(0..100_i32).map(|i| (i.to_string(), i)).collect::<HashMap<_, _>>());
    same(&(-5..30_i16).map(|i| (i, i)).collect::<HashMap<_, _>>());
    same(&BTreeMap::from([(true, 1_u8), (false, 2)]));
    same(&BTreeMap::from([('z', 1_u8), ('a', 2)]));
    same(&BTreeMap::<String, BTreeMap<String, u8>>::from([("".into(), BTreeMap::new())]));
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Level {
    Low,
    High,
    Medium,
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Internal {
    InPlace { value: u8, a: Option<String> },
    Struct(Mixed),
    Unit,
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[serde(tag = "t", content = "c")]
enum Adjacent {
    #[serde(rename = "s")]
    Struct {
        b: Option<u8>,
        a: u8,
    },
    Newtype(Mixed),
    Tuple(u8, String),
    Unit,
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
#[serde(untagged)]
enum Loose {
    Text(String),
    Number(i32),
    List(Vec<Level>),
    Object(Mixed),
    Flag(bool),
}

#[test]
fn enums() {
    for level in [Level::Low, Level::High, Level::Medium] {
        same(&level);
    }
    same(&vec![
        Internal::InPlace { value: 1, a: None },
        Internal::InPlace { value: 1, a: Some("x".into()) },
        Internal::Struct(Mixed::default()),
        Internal::Unit,
    ]);
    same(&vec![
        Adjacent::Struct { a: 1, b: None },
        Adjacent::Struct { a: 1, b: Some(9) },
        Adjacent::Newtype(Mixed { note: Some("n".into()), ..Mixed::default() }),
        Adjacent::Tuple(1, "x".into()),
        Adjacent::Unit,
    ]);
    same(&vec![
        Loose::Text("x".into()),
        Loose::Number(-1),
        Loose::List(vec![Level::Low, Level::Medium]),
        Loose::Object(Mixed::default()),
        Loose::Flag(false),
    ]);
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
struct Open {
    z: u8,
    #[serde(flatten)]
    others: BTreeMap<String, i32>,
    b: Option<u8>,
}

#[test]
fn flattened_maps_are_extras() {
    same(&Open { z: 1, others: BTreeMap::new(), b: None });
    same(&Open { z: 1, others: BTreeMap::from([("y".into(), -1), ("a".into(), 3)]), b: Some(2) });
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
pub(crate) struct Tree {
    pub(crate) value: u8,
    pub(crate) kids: Vec<Tree>,
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone)]
pub(crate) struct Chain {
    pub(crate) value: u8,
    pub(crate) next: Option<Box<Chain>>,
}

#[test]
fn recursion() {
    let leaf = |value| Tree { value, kids: vec![] };
    same(&Tree { value: 1, kids: vec![leaf(2), Tree { value: 3, kids: vec![leaf(4)] }] });
    let last = Chain { value: 1, next: None };
    same(&Chain { value: 2, next: Some(Box::new(last)) });
}

#[derive(Record, Serialize, Deserialize, Debug, PartialEq)]
struct Borrowing<'a> {
    text: &'a str,
    #[serde(borrow)]
    cow: Cow<'a, str>,
    #[serde(borrow)]
    list: Vec<&'a str>,
    #[serde(borrow)]
    maybe: Option<&'a str>,
}

#[test]
fn borrowed_text() {
    let value = Borrowing { text: "text", cow: "cow".into(), list: vec!["a", "b"], maybe: Some("m") };
    let bytes = shorn::encode(&value).unwrap();
    let schema = Schema::from(Borrowing::shape());
    crate::check::encodes(&schema, &value, &bytes);
    reads(&schema, &bytes, &value);
    let back: Borrowing<'_> = schema.decode_serde(&bytes).unwrap();
    let inside = |text: &str| bytes.as_ptr_range().contains(&text.as_ptr());
    assert!(inside(back.text) && inside(back.list[1]) && matches!(back.cow, Cow::Borrowed(_)));
}

/// Bytes as `serde_bytes` has them.
#[derive(Debug, PartialEq, Clone)]
struct Raw(Vec<u8>);

impl Serialize for Raw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        struct Bytes;
        impl<'de> serde::de::Visitor<'de> for Bytes {
            type Value = Raw;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("bytes")
            }

            fn visit_borrowed_bytes<E>(self, bytes: &'de [u8]) -> Result<Raw, E> {
                Ok(Raw(bytes.to_vec()))
            }

            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut elements: A) -> Result<Raw, A::Error> {
                let mut bytes = Vec::new();
                while let Some(byte) = elements.next_element()? {
                    bytes.push(byte);
                }
                Ok(Raw(bytes))
            }
        }
        deserializer.deserialize_byte_buf(Bytes)
    }
}

#[test]
fn bytes_by_any_way() {
    let raw = schema(Node::bytes());
    let bytes = b"\x03\x00\x7f\xff";
    by_serde(&raw, &Raw(vec![0, 127, 255]), bytes);
    by_serde(&raw, &vec![0_u8, 127, 255], bytes);
    by_serde(&raw, &(0_u8, 127_i64, 255.0_f64), bytes);
    reads(&raw, bytes, &&bytes[1..]);
    // Elsewhere they are an array.
    by_serde(&schema(Node::array(Node::uint())), &Raw(vec![0, 127, 255]), b"\x03\x00\x7f\xff\x01");
    by_serde(&schema(Node::any()), &Raw(vec![1]), b"\x06\x01\x03\x02");
    let object = schema(Node::object([("a", Node::bytes())]));
    by_serde(&object, &BTreeMap::from([("a".to_string(), Raw(vec![1]))]), b"\x01\x01");
}

macro_rules! wide {
    ($($name:ident)*) => {
        #[derive(Record, Serialize, Deserialize, Debug, PartialEq, Clone, Default)]
        struct Wide { $($name: Option<u16>,)* }

        #[test]
        fn three_hundred_fields() {
            same(&Wide::default());
            let mut n = 0;
            let mut next = || { n += 1; (n % 3 != 0).then_some(n * 7) };
            same(&Wide { $($name: next(),)* });
        }
    };
}
wide! {
    f289 f251 f29 f262 f21 f253 f31 f244 f58 f164 f25 f55 f66 f290 f24 f206 f168 f73 f13 f280
    f242 f283 f56 f40 f98 f3 f214 f233 f76 f7 f138 f255 f189 f129 f112 f28 f121 f299 f82 f17
    f215 f231 f19 f49 f125 f89 f236 f218 f61 f293 f69 f222 f109 f224 f119 f132 f205 f54 f113 f213
    f165 f10 f102 f167 f254 f192 f291 f97 f117 f285 f72 f248 f44 f161 f106 f135 f59 f298 f166 f32
    f137 f287 f1 f284 f259 f83 f114 f163 f145 f185 f35 f149 f286 f275 f229 f39 f219 f249 f162 f157
    f172 f99 f263 f108 f151 f281 f256 f128 f260 f225 f34 f203 f210 f177 f133 f141 f63 f232 f22 f68
    f146 f48 f158 f18 f211 f51 f207 f74 f228 f122 f174 f124 f198 f142 f155 f276 f204 f246 f15 f169
    f95 f111 f43 f195 f105 f147 f144 f33 f187 f266 f288 f170 f226 f182 f221 f116 f197 f217 f243 f60
    f8 f220 f136 f153 f171 f12 f41 f230 f176 f38 f264 f20 f274 f235 f277 f175 f295 f188 f139 f179
    f70 f186 f252 f92 f156 f200 f87 f53 f23 f268 f9 f75 f94 f223 f245 f27 f202 f273 f134 f237
    f131 f88 f118 f62 f193 f30 f50 f159 f46 f241 f257 f115 f270 f265 f96 f261 f269 f201 f140 f4
    f103 f216 f91 f191 f5 f65 f296 f45 f180 f120 f234 f47 f292 f178 f123 f78 f247 f90 f79 f250
    f86 f181 f173 f258 f297 f150 f154 f209 f77 f267 f16 f272 f37 f239 f42 f212 f184 f11 f152 f196
    f100 f279 f104 f101 f160 f148 f85 f84 f282 f107 f2 f0 f67 f64 f227 f71 f36 f81 f199 f93
    f143 f208 f110 f6 f294 f52 f278 f194 f126 f240 f190 f57 f80 f26 f127 f238 f14 f271 f183 f130
}
