//! `serde_json::Value` as a dynamic value: a tag, then what the tag says. A number is
//! a double to every peer, so one that is not exactly a double is refused.

use crate::error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind};
use crate::shape::order::compare;
#[cfg(feature = "json")]
use crate::shape::order::{compare_members, index};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::reader::DYNAMIC_DEPTH;
use crate::wire::{Decode, Encode, MAX_SAFE_INTEGER, Reader, Sizer, Writer, shortest};
use alloc::format;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::mem::MaybeUninit;
use serde_json::{Map, Number, Value};

const NULL: u8 = 0;
const FALSE: u8 = 1;
const TRUE: u8 = 2;
const INTEGER: u8 = 3;
const FLOAT: u8 = 4;
const STRING: u8 = 5;
const ARRAY: u8 = 6;
const OBJECT: u8 = 7;

// SAFETY: always suspect, so that `put` is never called: nesting and numbers have rules (invariant 1).
unsafe impl Encode for Value {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        sizer.suspect();
        0
    }

    #[expect(clippy::unreachable, reason = "never called, as argued above")]
    unsafe fn put(&self, _: *mut u8) -> *mut u8 {
        unreachable!("a dynamic value is written carefully")
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        encode(self, 0, writer)
    }

    #[cfg(feature = "json")]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        write(self, 0, json)
    }
}

/// One level more than `depth`.
fn deeper(depth: usize) -> Result<usize, EncodeError> {
    if depth < DYNAMIC_DEPTH { Ok(depth + 1) } else { Err(EncodeError::new(EncodeErrorKind::DynamicDepth)) }
}

#[cfg(feature = "json")]
fn write(value: &Value, depth: usize, json: &mut Json) -> Result<(), EncodeError> {
    match value {
        Value::Null => json.null(),
        Value::Bool(value) => json.boolean(*value),
        Value::Number(number) => write_number(number, json)?,
        Value::String(text) => json.text(text),
        Value::Array(elements) => {
            let depth = deeper(depth)?;
            let start = json.start();
            for element in elements {
                json.comma();
                write(element, depth, json)?;
            }
            json.end_array(start);
        }
        Value::Object(members) => {
            let depth = deeper(depth)?;
            let start = json.start();
            // Members keep the order of the map, behind those that are array indices.
            let mut indices: Vec<_> = members.iter().filter(|(name, _)| index(name).is_some()).collect();
            indices.sort_unstable_by(|(a, _), (b, _)| compare_members(a, b));
            let others = members.iter().filter(|(name, _)| index(name).is_none());
            for (name, value) in indices.into_iter().chain(others) {
                json.name(name);
                write(value, depth, json)?;
            }
            json.end_object(start);
        }
    }
    Ok(())
}

/// Integers have their digits, as they were read; anything else is a double.
#[cfg(feature = "json")]
fn write_number(number: &Number, json: &mut Json) -> Result<(), EncodeError> {
    match (number.as_u64(), number.as_i64(), number.as_f64()) {
        (Some(integer), ..) => json.integer(integer),
        (_, Some(integer), _) => json.integer(integer),
        (.., Some(double)) if double.is_finite() => json.float(double)?,
        _ => {
            return Err(EncodeError::new(EncodeErrorKind::UnsafeInteger).with_detail(format!("{number} is no double")));
        }
    }
    Ok(())
}

fn encode(value: &Value, depth: usize, writer: &mut Writer) -> Result<(), EncodeError> {
    match value {
        Value::Null => writer.byte(NULL),
        Value::Bool(false) => writer.byte(FALSE),
        Value::Bool(true) => writer.byte(TRUE),
        Value::Number(number) => encode_number(number, writer)?,
        Value::String(text) => {
            writer.byte(STRING);
            writer.text(text)?;
        }
        Value::Array(elements) => {
            let depth = deeper(depth)?;
            writer.byte(ARRAY);
            writer.count(elements.len())?;
            for element in elements {
                encode(element, depth, writer)?;
                writer.check_message(0)?;
            }
        }
        Value::Object(members) => {
            let depth = deeper(depth)?;
            writer.byte(OBJECT);
            writer.count(members.len())?;
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by(|(a, _), (b, _)| compare(a, b));
            for (key, value) in members {
                writer.text(key)?;
                encode(value, depth, writer)?;
                writer.check_message(0)?;
            }
        }
    }
    Ok(())
}

fn encode_number(number: &Number, writer: &mut Writer) -> Result<(), EncodeError> {
    let double = number.as_f64().unwrap_or(f64::NAN);
    // Every number is a double to a peer: an integer that is none would arrive as another. How a
    // double prints is one, as it came from a peer.
    let exact = number
        .as_i128()
        .is_none_or(|integer| double as i128 == integer || shortest::to_text(double) == number.to_string());
    if !exact || !double.is_finite() {
        return Err(EncodeError::new(EncodeErrorKind::UnsafeInteger).with_detail(format!("{number} is no double")));
    }
    match safe_integer(double) {
        Some(integer) => {
            writer.byte(INTEGER);
            writer.checked_int(integer.into())?;
        }
        None => {
            writer.byte(FLOAT);
            writer.float64(double);
        }
    }
    Ok(())
}

/// The integer that a double is, where it is one within ±(2^53 − 1) and not −0.
fn safe_integer(double: f64) -> Option<i64> {
    let integer = double as i64;
    let same = integer as f64 == double && integer.unsigned_abs() <= MAX_SAFE_INTEGER;
    (same && !(double == 0.0 && double.is_sign_negative())).then_some(integer)
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for Value {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(decode(0, reader)?);
        Ok(())
    }
}

/// Containers one by one, and leaves in a function of their own: without optimization every arm of a match has its
/// place in the frame, and nesting multiplies this one.
fn decode(depth: usize, reader: &mut Reader<'_>) -> Result<Value, DecodeError> {
    let tag = reader.dynamic_tag()?;
    if (tag == ARRAY || tag == OBJECT) && depth == DYNAMIC_DEPTH {
        return Err(reader.fail(DecodeErrorKind::DynamicDepth));
    }
    match tag {
        ARRAY => decode_array(depth, reader),
        OBJECT => decode_object(depth, reader),
        tag => decode_leaf(tag, reader),
    }
}

fn decode_array(depth: usize, reader: &mut Reader<'_>) -> Result<Value, DecodeError> {
    let (mut elements, n) = begin_array(reader)?;
    for _ in 0..n {
        match decode(depth + 1, reader) {
            Ok(element) => elements.push(element),
            Err(error) => return Err(error),
        }
    }
    Ok(Value::Array(elements))
}

#[inline(never)]
fn begin_array(reader: &mut Reader<'_>) -> Result<(Vec<Value>, usize), DecodeError> {
    let n = reader.count(1)?;
    Ok((Vec::with_capacity(reader.allowance(n, size_of::<Value>())), n))
}

fn decode_object(depth: usize, reader: &mut Reader<'_>) -> Result<Value, DecodeError> {
    let mut members = Map::new();
    let mut previous = None;
    for _ in 0..count_members(reader)? {
        let key = decode_key(&mut previous, reader)?;
        match decode(depth + 1, reader) {
            Ok(value) => members.insert(key.into(), value),
            Err(error) => return Err(error),
        };
    }
    Ok(Value::Object(members))
}

#[inline(never)]
fn count_members(reader: &mut Reader<'_>) -> Result<usize, DecodeError> {
    reader.count(2)
}

#[inline(never)]
fn decode_key<'de>(previous: &mut Option<&'de str>, reader: &mut Reader<'de>) -> Result<&'de str, DecodeError> {
    let key = reader.text()?;
    if previous.is_some_and(|previous| compare(previous, key) != Ordering::Less) {
        return Err(reader.fail(DecodeErrorKind::RecordKeyOrder));
    }
    *previous = Some(key);
    Ok(key)
}

#[inline(never)]
fn decode_leaf(tag: u8, reader: &mut Reader<'_>) -> Result<Value, DecodeError> {
    Ok(match tag {
        FALSE => Value::Bool(false),
        TRUE => Value::Bool(true),
        INTEGER => {
            let before = reader.set_safe_integers(true);
            let integer = reader.int();
            reader.set_safe_integers(before);
            Value::Number(integer?.into())
        }
        FLOAT => Value::Number(decode_float(reader)?),
        STRING => Value::String(reader.string()?),
        // 0: `dynamic_tag` gives nothing above 7.
        _ => Value::Null,
    })
}

fn decode_float(reader: &mut Reader<'_>) -> Result<Number, DecodeError> {
    let double = reader.float64()?;
    if safe_integer(double).is_some() {
        return Err(reader.fail(DecodeErrorKind::NonCanonicalDynamicNumber));
    }
    Number::from_f64(double)
        .ok_or_else(|| reader.fail(DecodeErrorKind::OutOfRange).with_detail("JSON has no infinities and no NaN"))
}
