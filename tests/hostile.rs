//! Bad input and full limits, case by case: every kind of refusal at the byte that the wire
//! format names, worked out by hand from its rules, and every limit on both sides of its edge,
//! encoding and decoding. Errors are one word wide, cross threads, and read as one line.

#[path = "hostile/errors.rs"]
mod errors;
#[path = "hostile/integers.rs"]
mod integers;
#[path = "hostile/limits.rs"]
mod limits;
#[path = "hostile/structure.rs"]
mod structure;
#[path = "hostile/utf8.rs"]
mod utf8;

use shorn::{Codec, Decode, Limits};
use std::fmt::Debug;

/// Asserts that `input` is refused as a whole message of `T`, with this kind at this byte.
#[track_caller]
fn refused<T: for<'de> Decode<'de> + Debug>(input: &[u8], code: &str, offset: usize) {
    refused_under::<T>(Limits::new(), input, code, offset);
}

/// The same under other limits.
#[track_caller]
fn refused_under<T: for<'de> Decode<'de> + Debug>(limits: Limits, input: &[u8], code: &str, offset: usize) {
    match Codec::<T>::new().limits(limits).decode(input) {
        Ok(value) => panic!("{value:?} instead of {code} at {offset}"),
        Err(error) => assert_eq!((error.code(), error.offset()), (code, offset), "{error}"),
    }
}

/// Integers as the format itself has them.
const SAFE: Limits = Limits::new().safe_integers(true);

/// An unsigned varint, by the book: seven bits a byte, least significant first.
fn varint(mut value: u128) -> Vec<u8> {
    let mut bytes = vec![];
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}

/// A ZigZag varint: `v >= 0` is 2v, `v < 0` is -2v - 1.
fn zigzag(value: i128) -> Vec<u8> {
    varint(if value >= 0 { value as u128 * 2 } else { (-(value + 1)) as u128 * 2 + 1 })
}
