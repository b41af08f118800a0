//! Arbitrary bytes, decoded as derived types of every form that the derive has and no document: with borrowed text and
//! bytes, packed floats, byte strings, defaults, literals, adapters, rests. Whatever decodes encodes to the very bytes
//! that it came from, as do its message in a `Bytes` and its prefix; an error lies within the input; what borrows lies
//! inside it. Of memory no single allocation may be a gigabyte, no more is asked here: the test `allocation` counts.
//! (Types with a document are those of `agreement`.)
//!
//! Input: a byte that picks the type, the message.

use crate::input::Input;
use bytes::Bytes;
use shorn::{Codec, Decode, DecodeOwned, Encode, Limits, Record};
use shorn_oracle::value::to_hex;
use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Debug;
use std::sync::Arc;

#[derive(Record, Debug)]
struct Borrowed<'a> {
    key: &'a str,
    note: Option<Cow<'a, str>>,
    words: Vec<&'a str>,
    blob: &'a [u8],
    #[record(bytes)]
    other: Option<Cow<'a, [u8]>>,
    #[record(flatten)]
    rest: BTreeMap<Cow<'a, str>, &'a str>,
}

#[derive(Record, Debug)]
struct Packed {
    #[record(float32)]
    a: f32,
    #[record(bytes)]
    b: Vec<u8>,
    #[record(bytes)]
    c: Option<[u8; 3]>,
    #[record(literal = "v2")]
    d: String,
    // Of this type each value has one text only; of an integer, `5` and `05` are the same.
    #[record(with = shorn::Text)]
    e: char,
    f: Option<Point>,
    #[record(bytes)]
    g: Arc<[u8]>,
}

#[derive(Record, Debug)]
struct Point(#[record(float32)] f32, #[record(float32)] f32);

/// Twenty optional fields: three bytes of bits, the last with four that must be unset.
#[derive(Record, Debug)]
struct Wide {
    a: Option<u8>,
    b: Option<bool>,
    c: Option<String>,
    d: Option<u64>,
    e: Option<()>,
    f: Option<Vec<Option<u8>>>,
    g: Option<Option<i64>>,
    #[record(nullable)]
    h: Option<f64>,
    i: Option<Box<Wide>>,
    j: Option<[u16; 3]>,
    k: Option<u8>,
    l: Option<u8>,
    m: Option<i8>,
    n: Option<Kind>,
    o: Option<u8>,
    p: Option<u8>,
    q: Option<char>,
    r: Option<Nested>,
    s: Option<Nested>,
    t: Option<i128>,
    u: Option<Option<String>>,
}

#[derive(Record, Debug)]
enum Kind {
    First,
    #[record(rename = "the second")]
    Second,
    Third,
}

#[derive(Record, Debug)]
enum Level {
    #[record(literal = 3)]
    Low,
    #[record(literal = 10)]
    High,
    #[record(literal = null)]
    None,
    #[record(literal = true)]
    Yes,
}

#[derive(Record, Debug)]
#[record(tag = "kind", content = "of", rename_all = "snake_case")]
enum Nested {
    Unit,
    Number(u32),
    Pair(i32, Option<bool>),
    Fields { level: Level, inner: Option<Box<Nested>> },
    Many(#[record(rest)] Vec<Nested>),
    Beside(#[record(flatten)] Open),
}

#[derive(Record, Debug)]
struct Open {
    x: i32,
    y: Option<u64>,
    #[record(flatten)]
    rest: BTreeMap<String, Option<u8>>,
}

#[derive(Record, Debug)]
#[record(untagged)]
enum Loose {
    Text(String),
    List(#[record(rest)] VecDeque<Loose>),
    Object { a: Option<Box<Loose>>, b: f64 },
    Number(i64),
    Flag(bool),
    Nothing,
}

#[derive(Record, Debug)]
struct Row(String, Option<bool>, #[record(rest)] Vec<u64>);

#[derive(Record, Debug)]
#[record(safe_integers)]
struct Safe {
    a: u64,
    b: Vec<i64>,
    c: Option<Unsafe>,
}

#[derive(Record, Debug)]
struct Unsafe {
    a: u128,
    b: i128,
}

#[derive(Record, Debug)]
struct Rooted {
    root: Tree,
    index: BTreeMap<u16, Vec<Tree>>,
}

#[derive(Record, Debug)]
struct Tree {
    left: Option<Box<Tree>>,
    right: Option<Box<Tree>>,
    #[record(nullable)]
    beside: Option<Vec<Tree>>,
    value: u8,
}

#[derive(Record, Debug)]
struct Moments {
    a: jiff::Timestamp,
    b: Option<jiff::civil::Date>,
    c: Option<chrono::DateTime<chrono::FixedOffset>>,
    d: Vec<jiff::SignedDuration>,
    id: uuid::Uuid,
}

#[derive(Record, Debug)]
struct Dynamic {
    any: serde_json::Value,
    list: Vec<serde_json::Value>,
    #[record(flatten)]
    rest: BTreeMap<String, serde_json::Value>,
}

#[derive(Record, Debug)]
struct Shared {
    body: Bytes,
    parts: Vec<Bytes>,
    title: String,
}

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let which = input.byte();
    let message = input.0;
    match which % 22 {
        0 => borrowed(message),
        1 => held::<Packed>(message),
        2 => held::<Wide>(message),
        3 => held::<Vec<Wide>>(message),
        4 => held::<Kind>(message),
        5 => held::<Nested>(message),
        6 => held::<Vec<Nested>>(message),
        7 => held::<Loose>(message),
        8 => held::<Row>(message),
        9 => held::<Safe>(message),
        10 => held::<Unsafe>(message),
        11 => held::<Rooted>(message),
        12 => held::<Tree>(message),
        13 => respelled::<Moments>(message),
        14 => held::<Dynamic>(message),
        15 => held::<BTreeMap<String, Vec<Open>>>(message),
        16 => held::<Vec<(Level, Packed)>>(message),
        17 => held::<[Option<Nested>; 3]>(message),
        18 => held::<Shared>(message),
        19 => held::<(String, Vec<[f64; 2]>, Box<[Row]>, Arc<[Option<Arc<str>>]>)>(message),
        20 => held::<BTreeMap<u8, BTreeMap<i64, BTreeMap<bool, Loose>>>>(message),
        _ => held::<smallvec::SmallVec<[Nested; 2]>>(message),
    }
}

/// What a message of `T` is held to.
fn held<T: DecodeOwned + Encode + Debug>(message: &[u8]) {
    let decoded = errors::<T>(message);
    if let Some(value) = &decoded {
        same(message, value);
    }
    // A slice of a message that is kept is another way to read it.
    let kept = Bytes::copy_from_slice(message);
    let by_bytes = shorn::decode_bytes::<T>(&kept);
    assert_eq!(decoded.is_some(), by_bytes.is_ok(), "{by_bytes:?}");
    if let Ok(value) = &by_bytes {
        same(message, value);
    }
    if let Ok((value, rest)) = shorn::decode_prefix::<T>(message) {
        same(&message[..message.len() - rest.len()], &value);
    }
}

/// What is read in several spellings: written once, it stays as it is.
fn respelled<T: DecodeOwned + Encode + Debug>(message: &[u8]) {
    let Some(value) = errors::<T>(message) else { return };
    let Ok(once) = shorn::encode(&value) else { return };
    let again: T = shorn::decode(&once).unwrap_or_else(|error| panic!("{error} in {value:?}"));
    same(&once, &again);
}

/// The value; an error lies within the input, and stays the same when asked again.
fn errors<'de, T: Decode<'de> + Debug>(message: &'de [u8]) -> Option<T> {
    match shorn::decode::<T>(message) {
        Ok(value) => Some(value),
        Err(error) => {
            assert!(error.offset() <= message.len(), "{error}");
            let again = shorn::decode::<T>(message).expect_err("as before");
            assert_eq!(again.to_string(), error.to_string());
            None
        }
    }
}

/// That the value is written as the message, by both encoders.
fn same<T: Encode + Debug>(message: &[u8], value: &T) {
    let bytes = shorn::encode(value).unwrap_or_else(|error| panic!("{error} of {value:?}"));
    if bytes != message {
        // The bits of a NaN are any, and a conversion keeps few of them.
        let nan = format!("{value:?}").contains("NaN");
        assert!(nan && bytes.len() == message.len(), "{value:?} from {}, written {}", to_hex(message), to_hex(&bytes));
    }
    let tight = Codec::<T>::new().limits(Limits::new().message(bytes.len() as u64));
    let tightly = tight.encode(value).unwrap_or_else(|error| panic!("tightly: {error} of {value:?}"));
    assert_eq!(to_hex(&tightly), to_hex(&bytes), "{value:?}");
    assert_eq!(tight.encoded_len(value).ok(), Some(bytes.len()), "{value:?}");
}

fn borrowed(message: &[u8]) {
    let Some(value) = errors::<Borrowed<'_>>(message) else { return };
    same(message, &value);
    let inside = message.as_ptr_range();
    let lies_inside = |part: &[u8]| inside.start <= part.as_ptr() && part.as_ptr_range().end <= inside.end;
    assert!(lies_inside(value.key.as_bytes()) && lies_inside(value.blob));
    assert!(value.words.iter().chain(value.rest.values()).all(|text| lies_inside(text.as_bytes())));
    assert!(value.note.iter().all(|text| matches!(text, Cow::Borrowed(text) if lies_inside(text.as_bytes()))));
    assert!(value.other.iter().all(|blob| matches!(blob, Cow::Borrowed(blob) if lies_inside(blob))));
}
