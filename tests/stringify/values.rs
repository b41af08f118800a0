//! Values in all forms that serde has.

use crate::random::Random;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use shorn::stringify::{BigInteger, Instant, Nothing, RegExp, Utf16};

/// Names that schemas and values draw from.
pub(crate) const NAMES: [&str; 12] = ["a", "b", "c", "id", "name", "with \"quotes\"", "é", "x1", "x2", "0", "7", "42"];

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Null,
    Unit,
    UnitStruct,
    Bool(bool),
    I8(i8),
    I32(i32),
    I64(i64),
    I128(i128),
    U16(u16),
    U64(u64),
    U128(u128),
    F32(f32),
    F64(f64),
    Char(char),
    Text(String),
    Shown(String),
    Bytes(Vec<u8>),
    UnitVariant(&'static str),
    Nothing,
    Instant(f64),
    Big(i64),
    Pattern(String),
    Units(Vec<u16>),
    Some(Box<Value>),
    Newtype(Box<Value>),
    NewtypeVariant(&'static str, Box<Value>),
    /// The number says whether it is a sequence with or without a length, or a tuple.
    List(u8, Vec<Value>),
    TupleVariant(&'static str, Vec<Value>),
    Map(Option<usize>, Vec<(Key, Value)>),
    Struct(Vec<(&'static str, Value)>),
    StructVariant(&'static str, Vec<(&'static str, Value)>),
}

#[derive(Clone, Debug)]
pub(crate) enum Key {
    Text(&'static str),
    Integer(i64),
    Bool(bool),
    Double(f64),
    Char(char),
    Variant(&'static str),
    Newtype(&'static str),
    Units,
}

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Key::Text(text) => s.serialize_str(text),
            Key::Integer(value) => s.serialize_i64(*value),
            Key::Bool(value) => s.serialize_bool(*value),
            Key::Double(value) => s.serialize_f64(*value),
            Key::Char(value) => s.serialize_char(*value),
            Key::Variant(name) => s.serialize_unit_variant("E", 0, name),
            Key::Newtype(text) => s.serialize_newtype_struct("N", text),
            Key::Units => Utf16(vec![0x61, 0xd800].into()).serialize(s),
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => s.serialize_none(),
            Value::Unit => s.serialize_unit(),
            Value::UnitStruct => s.serialize_unit_struct("U"),
            Value::Bool(value) => s.serialize_bool(*value),
            Value::I8(value) => s.serialize_i8(*value),
            Value::I32(value) => s.serialize_i32(*value),
            Value::I64(value) => s.serialize_i64(*value),
            Value::I128(value) => s.serialize_i128(*value),
            Value::U16(value) => s.serialize_u16(*value),
            Value::U64(value) => s.serialize_u64(*value),
            Value::U128(value) => s.serialize_u128(*value),
            Value::F32(value) => s.serialize_f32(*value),
            Value::F64(value) => s.serialize_f64(*value),
            Value::Char(value) => s.serialize_char(*value),
            Value::Text(text) => s.serialize_str(text),
            Value::Shown(text) => s.collect_str(text),
            Value::Bytes(bytes) => s.serialize_bytes(bytes),
            Value::UnitVariant(name) => s.serialize_unit_variant("E", 0, name),
            Value::Nothing => Nothing.serialize(s),
            Value::Instant(at) => Instant::from_millis(*at).serialize(s),
            Value::Big(value) => BigInteger::from(*value).serialize(s),
            Value::Pattern(source) => RegExp(source.into()).serialize(s),
            Value::Units(units) => Utf16(units.into()).serialize(s),
            Value::Some(value) => s.serialize_some(value),
            Value::Newtype(value) => s.serialize_newtype_struct("N", value),
            Value::NewtypeVariant(name, value) => s.serialize_newtype_variant("E", 0, name, value),
            Value::List(form, items) => list(*form, items, s),
            Value::TupleVariant(name, items) => {
                let mut list = s.serialize_tuple_variant("E", 0, name, items.len())?;
                items.iter().try_for_each(|item| list.serialize_field(item))?;
                list.end()
            }
            Value::Map(len, members) => {
                let mut map = s.serialize_map(*len)?;
                for (i, (key, value)) in members.iter().enumerate() {
                    if i % 2 == 0 {
                        map.serialize_entry(key, value)?;
                    } else {
                        map.serialize_key(key)?;
                        map.serialize_value(value)?;
                    }
                }
                map.end()
            }
            Value::Struct(members) => {
                let mut fields = s.serialize_struct("S", members.len())?;
                members.iter().try_for_each(|(name, value)| fields.serialize_field(name, value))?;
                fields.end()
            }
            Value::StructVariant(name, members) => {
                let mut fields = s.serialize_struct_variant("E", 0, name, members.len())?;
                members.iter().try_for_each(|(name, value)| fields.serialize_field(name, value))?;
                fields.end()
            }
        }
    }
}

fn list<S: Serializer>(form: u8, items: &[Value], s: S) -> Result<S::Ok, S::Error> {
    match form {
        0 => {
            let mut list = s.serialize_tuple(items.len())?;
            items.iter().try_for_each(|item| list.serialize_element(item))?;
            list.end()
        }
        1 => {
            let mut list = s.serialize_tuple_struct("T", items.len())?;
            items.iter().try_for_each(|item| list.serialize_field(item))?;
            list.end()
        }
        _ => {
            let mut list = s.serialize_seq((form == 2).then_some(items.len()))?;
            items.iter().try_for_each(|item| list.serialize_element(item))?;
            list.end()
        }
    }
}

impl Value {
    pub(crate) fn random(random: &mut Random, depth: u32) -> Value {
        let name = NAMES[random.below(NAMES.len())];
        match random.below(if depth == 0 { 24 } else { 40 }) {
            0 => Value::Null,
            1 => Value::Unit,
            2 => Value::UnitStruct,
            3 => Value::Bool(random.below(2) == 0),
            4 => Value::I8(random.next() as i8),
            5 => Value::I32(random.next() as i32),
            6 => Value::I64(random.next() as i64),
            7 => Value::I128(random.next() as i128 * random.below(3) as i128),
            8 => Value::U16(random.next() as u16),
            9 => Value::U64(random.next()),
            10 => Value::U128(random.next() as u128 * random.below(3) as u128),
            11 => Value::F32(random.below(1_000) as f32 / 7.0),
            12 => Value::F64([0.5, -0.0, 1e21, f64::NAN, f64::INFINITY, 3.0, 1.1][random.below(7)]),
            13 => Value::Char(['a', '"', 'é', '0'][random.below(4)]),
            14 | 15 => Value::Text(["", "5", " 0x1f ", "plain", "\"\\\n", "2031-05-17", "é🚀"][random.below(7)].into()),
            16 => Value::Shown("shown \"so\"".into()),
            17 => Value::Bytes(vec![1, 2, 255]),
            18 => Value::UnitVariant(name),
            19 => Value::Nothing,
            20 => Value::Instant([0.0, 1e12, f64::NAN][random.below(3)]),
            21 => Value::Big(random.next() as i64),
            22 => Value::Pattern("a\"+".into()),
            23 => Value::Units(vec![0x61, 0xdc00, 0x22]),
            24 => Value::Some(Value::random(random, depth - 1).into()),
            25 => Value::Newtype(Value::random(random, depth - 1).into()),
            26 => Value::NewtypeVariant(name, Value::random(random, depth - 1).into()),
            27 => Value::TupleVariant(name, Value::items(random, depth)),
            28..=30 => Value::List(random.below(4) as u8, Value::items(random, depth)),
            31 => Value::StructVariant(name, Value::fields(random, depth)),
            32..=35 => Value::Struct(Value::fields(random, depth)),
            _ => {
                let members: Vec<_> = Value::fields(random, depth);
                let known = random.below(2) == 0;
                let len = known.then_some(members.len());
                let key = |random: &mut Random, name| match random.below(20) {
                    0 => Key::Integer(random.below(5) as i64 - 1),
                    1 => Key::Bool(true),
                    2 => Key::Double(1.5),
                    3 => Key::Char('a'),
                    4 => Key::Variant(name),
                    5 => Key::Newtype(name),
                    6 => Key::Units,
                    _ => Key::Text(name),
                };
                Value::Map(len, members.into_iter().map(|(name, value)| (key(random, name), value)).collect())
            }
        }
    }

    fn items(random: &mut Random, depth: u32) -> Vec<Value> {
        (0..random.below(5)).map(|_| Value::random(random, depth - 1)).collect()
    }

    /// In any order; seldom with a name that comes twice.
    fn fields(random: &mut Random, depth: u32) -> Vec<(&'static str, Value)> {
        let mut names = NAMES.to_vec();
        random.shuffle(&mut names);
        names.truncate(random.below(8));
        if random.below(10) == 0 {
            names.extend(names.first().copied());
        }
        names.into_iter().map(|name| (name, Value::random(random, depth - 1))).collect()
    }
}
