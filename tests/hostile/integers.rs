//! Varints (section 2): minimal, at most 8 bytes unsigned and 10 ZigZag, within 2^53 − 1 where
//! safe integers are asked for, else the full range of the Rust type.

use crate::{SAFE, refused, refused_under, varint, zigzag};
use shorn::{Codec, MAX_SAFE_INTEGER};

const SAFE_MOST: i128 = MAX_SAFE_INTEGER as i128;

#[test]
fn the_largest_safe_integers_by_hand() {
    // Section 14: 2^53−1 as uint `ffffffffffffff0f`, as int `feffffffffffff1f`, negative `fdffffffffffff1f`.
    let codec = Codec::<(u64, i64, i64)>::new().limits(SAFE);
    let message = b"\xff\xff\xff\xff\xff\xff\xff\x0f\xfe\xff\xff\xff\xff\xff\xff\x1f\xfd\xff\xff\xff\xff\xff\xff\x1f";
    let value = (MAX_SAFE_INTEGER, SAFE_MOST as i64, -SAFE_MOST as i64);
    assert_eq!(codec.encode(&value).unwrap(), message);
    assert_eq!(codec.decode(message).unwrap(), value);
}

#[test]
fn one_beyond_the_largest_safe_integer() {
    // The value passes 2^53−1 with its eighth byte: checked after each byte is taken.
    refused_under::<u64>(SAFE, &varint(1 << 53), "unsafe_integer", 8);
    refused_under::<u128>(SAFE, &varint(1 << 53), "unsafe_integer", 8);
    refused_under::<usize>(SAFE, &varint(1 << 53), "unsafe_integer", 8);
    // ZigZag is read whole before its magnitude is looked at: after the varint.
    for value in [1 << 53, -(1 << 53)] {
        refused_under::<i64>(SAFE, &zigzag(value), "unsafe_integer", 8);
        refused_under::<i128>(SAFE, &zigzag(value), "unsafe_integer", 8);
        refused_under::<isize>(SAFE, &zigzag(value), "unsafe_integer", 8);
    }
    // Behind a byte that is right, and with enough input after it for the fast road.
    refused_under::<(u8, u64, [u8; 9])>(SAFE, &[&[1], &*varint(1 << 53), &[0; 9]].concat(), "unsafe_integer", 9);
    refused_under::<(u8, i64, [u8; 9])>(SAFE, &[&[1], &*zigzag(1 << 53), &[0; 9]].concat(), "unsafe_integer", 9);

    let over = MAX_SAFE_INTEGER + 1;
    let code = |result: Result<Vec<u8>, shorn::EncodeError>| result.unwrap_err().code();
    assert_eq!(code(Codec::<u64>::new().limits(SAFE).encode(&over)), "unsafe_integer");
    assert_eq!(code(Codec::<usize>::new().limits(SAFE).encode(&(over as usize))), "unsafe_integer");
    assert_eq!(code(Codec::<u128>::new().limits(SAFE).encode(&over.into())), "unsafe_integer");
    assert_eq!(code(Codec::<i64>::new().limits(SAFE).encode(&(over as i64))), "unsafe_integer");
    assert_eq!(code(Codec::<i64>::new().limits(SAFE).encode(&-(over as i64))), "unsafe_integer");
    assert_eq!(code(Codec::<i128>::new().limits(SAFE).encode(&-i128::from(over))), "unsafe_integer");
    assert_eq!(code(Codec::<isize>::new().limits(SAFE).encode(&(over as isize))), "unsafe_integer");
}

#[test]
fn without_safe_integers_the_whole_range_goes_there_and_back() {
    for value in [0, 1, MAX_SAFE_INTEGER, MAX_SAFE_INTEGER + 1, 1 << 56, 1 << 63, u64::MAX] {
        assert_eq!(shorn::encode(&value).unwrap(), varint(value.into()), "{value}");
        assert_eq!(shorn::decode::<u64>(&varint(value.into())).unwrap(), value);
        assert_eq!(shorn::decode::<(u64, [u8; 9])>(&[&*varint(value.into()), &[7; 9]].concat()).unwrap().0, value);
    }
    for value in [i64::MIN, i64::MIN + 1, -(1 << 53), -1, 0, 1 << 53, i64::MAX] {
        assert_eq!(shorn::encode(&value).unwrap(), zigzag(value.into()), "{value}");
        assert_eq!(shorn::decode::<i64>(&zigzag(value.into())).unwrap(), value);
        assert_eq!(shorn::decode::<(i64, [u8; 9])>(&[&*zigzag(value.into()), &[7; 9]].concat()).unwrap().0, value);
    }
    for value in [0, u128::from(u64::MAX), 1 << 64, 1 << 126, u128::MAX] {
        assert_eq!(shorn::encode(&value).unwrap(), varint(value), "{value}");
        assert_eq!(shorn::decode::<u128>(&varint(value)).unwrap(), value);
    }
    for value in [i128::MIN, i128::MIN + 1, i64::MIN.into(), -1, 0, i64::MAX.into(), i128::MAX] {
        assert_eq!(shorn::encode(&value).unwrap(), zigzag(value), "{value}");
        assert_eq!(shorn::decode::<i128>(&zigzag(value)).unwrap(), value);
    }
}

#[test]
fn beyond_the_rust_type() {
    // A number that the shape allows and the Rust type does not hold: after the varint.
    refused::<u8>(&varint(256), "out_of_range", 2);
    refused::<u16>(&varint(65_536), "out_of_range", 3);
    refused::<u32>(&varint(1 << 32), "out_of_range", 5);
    refused::<i8>(&zigzag(128), "out_of_range", 2);
    refused::<i8>(&zigzag(-129), "out_of_range", 2);
    refused::<i16>(&zigzag(32_768), "out_of_range", 3);
    refused::<i32>(&zigzag(-(1 << 31) - 1), "out_of_range", 5);
    refused::<u8>(&varint(1 << 60), "out_of_range", 9);
    refused::<u64>(&varint(1 << 64), "out_of_range", 10);
    refused::<usize>(&varint(1 << 64), "out_of_range", 10);
    refused::<i64>(&zigzag(1 << 63), "out_of_range", 10);
    refused::<i64>(&zigzag(-(1 << 63) - 1), "out_of_range", 10);
    // The nineteenth byte has two of the 128 bits left.
    let mut beyond = varint(u128::MAX);
    assert_eq!(beyond.len(), 19);
    beyond[18] = 4;
    refused::<u128>(&beyond, "out_of_range", 19);
    refused::<i128>(&beyond, "out_of_range", 19);
    // The edges themselves.
    assert_eq!(shorn::decode::<u8>(&varint(255)).unwrap(), 255);
    assert_eq!(shorn::decode::<i8>(&zigzag(-128)).unwrap(), -128);
    assert_eq!(shorn::decode::<u32>(&varint(u32::MAX.into())).unwrap(), u32::MAX);
    assert_eq!(shorn::decode::<i32>(&zigzag(i32::MIN.into())).unwrap(), i32::MIN);
}

#[test]
fn a_narrow_type_is_asked_after_the_format() {
    // 2^53 is no uint at all where safe integers are asked for, whatever the Rust type.
    refused_under::<u8>(SAFE, &varint(1 << 53), "unsafe_integer", 8);
    refused_under::<i8>(SAFE, &zigzag(1 << 53), "unsafe_integer", 8);
    refused_under::<u8>(SAFE, &varint(1 << 52), "out_of_range", 8);
}

#[test]
fn a_last_byte_of_zero_is_padding() {
    for n in 1..=7 {
        let padded = [vec![0x80; n], vec![0]].concat();
        // Alone, and where the word after it could be loaded at once.
        for tail in [0, 9] {
            let input = [&*padded, &vec![1; tail]].concat();
            refused_under::<(u64, Vec<u8>)>(SAFE, &input, "non_canonical_varint", n + 1);
            refused_under::<(i64, Vec<u8>)>(SAFE, &input, "non_canonical_varint", n + 1);
            refused::<(u32, Vec<u8>)>(&input, "non_canonical_varint", n + 1);
            refused::<(i16, Vec<u8>)>(&input, "non_canonical_varint", n + 1);
            refused::<(u128, Vec<u8>)>(&input, "non_canonical_varint", n + 1);
            refused::<(i128, Vec<u8>)>(&input, "non_canonical_varint", n + 1);
            refused::<Vec<Vec<u8>>>(&input, "non_canonical_varint", n + 1);
            refused::<(String, Vec<u8>)>(&input, "non_canonical_varint", n + 1);
        }
    }
    // A padded one, 81 00, is no one either.
    refused::<u8>(&[0x81, 0], "non_canonical_varint", 2);
    // A ZigZag varint may be ten bytes long, so padding is seen in the tenth.
    refused_under::<i64>(SAFE, &[[0x80; 9].as_slice(), &[0]].concat(), "non_canonical_varint", 10);
}

#[test]
fn varints_that_do_not_end() {
    // Eight continuation bytes with no value beyond 2^53−1: too long. With one: unsafe first.
    refused_under::<u64>(SAFE, &[0x80; 12], "varint_too_long", 8);
    refused_under::<u64>(SAFE, &[0xff; 12], "unsafe_integer", 8);
    refused_under::<i64>(SAFE, &[0x80; 12], "varint_too_long", 10);
    refused_under::<i64>(SAFE, &[0xff; 12], "varint_too_long", 10);
    refused_under::<u128>(SAFE, &[0x80; 12], "varint_too_long", 8);
    refused_under::<i128>(SAFE, &[0x80; 12], "varint_too_long", 10);
    // The full ranges of Rust: ten bytes of 64 bits, nineteen of 128.
    refused::<u64>(&[0x80; 12], "varint_too_long", 10);
    refused::<u64>(&[0xff; 12], "out_of_range", 10);
    refused::<u128>(&[0x80; 20], "varint_too_long", 19);
    refused::<u128>(&[0xff; 20], "out_of_range", 19);
    refused::<i64>(&[0x80; 12], "varint_too_long", 10);
    refused::<i128>(&[0x80; 20], "varint_too_long", 19);
    // Lengths, counts and indexes are within 2^53−1 whatever the limits say of integers.
    refused::<String>(&[0x80; 12], "varint_too_long", 8);
    refused::<Vec<u8>>(&[0xff; 12], "unsafe_integer", 8);
    refused::<Vec<u8>>(&varint(1 << 53), "unsafe_integer", 8);
    refused::<String>(&varint(1 << 53), "unsafe_integer", 8);
}

#[test]
fn varints_that_stop_short() {
    // The missing byte is where the input ends.
    for n in 0..8 {
        let input = vec![0x80; n];
        refused::<u64>(&input, "unexpected_end", n);
        refused::<i64>(&input, "unexpected_end", n);
        refused::<u128>(&input, "unexpected_end", n);
        refused::<i8>(&input, "unexpected_end", n);
        refused::<Vec<bool>>(&input, "unexpected_end", n);
        refused::<String>(&input, "unexpected_end", n);
        refused::<(bool, u32)>(&[&[1], &*input].concat(), "unexpected_end", n + 1);
    }
}

#[test]
fn zero_where_none_may_be() {
    use std::num::*;
    refused::<NonZeroU8>(&[0], "out_of_range", 1);
    refused::<NonZeroI64>(&[0], "out_of_range", 1);
    refused::<NonZeroU128>(&[0], "out_of_range", 1);
    refused::<Vec<NonZeroIsize>>(&[2, 2, 0], "out_of_range", 3);
    assert_eq!(shorn::decode::<NonZeroI8>(&[1]).unwrap().get(), -1);
}
