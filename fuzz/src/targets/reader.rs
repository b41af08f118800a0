//! Every public method of [`Reader`], in an order that the input says, against the few lines of plain code below,
//! which read the same bytes by the words of the format: the same values, or the same code at the same byte.
//!
//! Input: a byte of limits, the operations behind their number, the message.

use crate::input::Input;
use shorn::{DecodeError, Limits, MAX_SAFE_INTEGER, Reader};

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let how = input.byte();
    let operations: Vec<[u8; 2]> = (0..input.below(24)).map(|_| [input.byte(), input.byte()]).collect();
    let message = input.0;
    let safe = how & 1 != 0;
    let (elements, text) = if how & 2 == 0 { (1_000_000, 64 << 20) } else { (7, 12) };
    let total = if how & 8 == 0 { u64::MAX } else { 9 };
    let limits = Limits::new().elements(elements).text(text).total_elements(total).safe_integers(safe);
    let mut plain = Plain { message, at: 0, elements: elements.into(), text: text.into(), total, safe };
    let mut reader = Reader::with_limits(message, limits);
    for [operation, number] in operations {
        let n = usize::from(number);
        // Now and then through the reader that is lent to a derived type's body.
        let ours =
            if how & 4 == 0 { read(&mut reader, operation, n) } else { reader.apart(|own| read(own, operation, n)) };
        let theirs = plain.read(operation, n);
        let ours = ours.map_err(|error| (error.code(), error.offset()));
        assert_eq!(ours, theirs, "operation {operation} of {n}");
        if ours.is_err() {
            // Where the reader stands now is not defined.
            return;
        }
        assert_eq!((reader.offset(), reader.left()), (plain.at, message.len() - plain.at));
        assert_eq!(reader.rest(), &message[plain.at..]);
        assert_eq!(reader.is_empty(), plain.at == message.len());
    }
    let finished = reader.finish().map_err(|error| (error.code(), error.offset()));
    assert_eq!(finished, if plain.at == message.len() { Ok(()) } else { Err(("trailing_data", plain.at)) });
}

/// What a method gives.
#[derive(Debug, PartialEq)]
enum Read<'a> {
    Flag(bool),
    Natural(u128),
    Integer(i128),
    /// The bits of a float, and all that has a size.
    Bytes(Vec<u8>),
    Slice(&'a [u8]),
    Text(&'a str),
    Nothing,
}

const OPERATIONS: u8 = 21;

fn read<'a>(reader: &mut Reader<'a>, operation: u8, n: usize) -> Result<Read<'a>, DecodeError> {
    Ok(match operation % OPERATIONS {
        0 => Read::Natural(reader.byte()?.into()),
        1 => Read::Flag(reader.boolean()?),
        2 => Read::Flag(reader.nullable()?),
        3 => Read::Flag(reader.optional()?),
        4 => Read::Natural(reader.uint()?.into()),
        5 => Read::Natural(reader.uint_128()?),
        6 => Read::Integer(reader.int()?.into()),
        7 => Read::Integer(reader.int_128()?),
        8 => Read::Bytes(reader.float64()?.to_bits().to_le_bytes().to_vec()),
        9 => Read::Bytes(reader.float32()?.to_bits().to_le_bytes().to_vec()),
        10 => Read::Bytes(reader.uuid()?.to_vec()),
        11 => Read::Natural(reader.enum_index(n)? as u128),
        12 => Read::Natural(reader.union_branch(n)? as u128),
        13 => Read::Natural(reader.count(n % 10)? as u128),
        14 => {
            reader.fixed_count(n, n % 5)?;
            Read::Nothing
        }
        15 => Read::Slice(reader.bytes()?),
        16 => Read::Text(reader.text()?),
        17 => Read::Bytes(reader.string()?.into_bytes()),
        18 => Read::Bytes(reader.bitmap::<1>(1 + n % 8, n & 8 != 0)?.to_vec()),
        19 => Read::Bytes(reader.bitmap::<2>(9 + n % 8, n & 8 != 0)?.to_vec()),
        _ => Read::Bytes(reader.bitmap::<5>(33 + n % 8, n & 8 != 0)?.to_vec()),
    })
}

/// The format read aloud.
struct Plain<'a> {
    message: &'a [u8],
    at: usize,
    elements: u64,
    text: u64,
    /// How many elements may come yet.
    total: u64,
    safe: bool,
}

type Outcome<T> = Result<T, (&'static str, usize)>;

impl<'a> Plain<'a> {
    fn read(&mut self, operation: u8, n: usize) -> Outcome<Read<'a>> {
        Ok(match operation % OPERATIONS {
            0 => Read::Natural(self.byte()?.into()),
            1 => Read::Flag(self.bit("invalid_boolean")?),
            2 => Read::Flag(self.bit("invalid_null_marker")?),
            3 => Read::Flag(self.bit("invalid_optional_marker")?),
            4 => Read::Natural(self.varint(64)?),
            5 => Read::Natural(self.varint(128)?),
            6 => Read::Integer(self.zigzag(64)?),
            7 => Read::Integer(self.zigzag(128)?),
            8 => Read::Bytes(self.whole(8)?.to_vec()),
            9 => Read::Bytes(self.whole(4)?.to_vec()),
            10 if self.left() < 16 => return Err(("unexpected_end", self.message.len())),
            10 => Read::Bytes(self.whole(16)?.to_vec()),
            11 => self.index(n, "enum_index")?,
            12 => self.index(n, "union_branch")?,
            13 => {
                let count = self.natural()?;
                if count > self.elements {
                    return Err(("collection_too_large", self.at));
                }
                if u128::from(count) * (n as u128 % 10) > self.left() as u128 {
                    return Err(("count_exceeds_input", self.at));
                }
                self.total = self.total.checked_sub(count).ok_or(("too_many_elements", self.at))?;
                Read::Natural(count.into())
            }
            // The number is the schema's, so that no limit of counts comes into it.
            14 if n * (n % 5) > self.left() => return Err(("count_exceeds_input", self.at)),
            14 => Read::Nothing,
            15 => Read::Slice(self.block()?),
            16 => Read::Text(self.utf8()?),
            17 => Read::Bytes(self.utf8()?.as_bytes().to_vec()),
            18 => self.bitmap(1, 1 + n % 8, n & 8 != 0)?,
            19 => self.bitmap(2, 9 + n % 8, n & 8 != 0)?,
            _ => self.bitmap(5, 33 + n % 8, n & 8 != 0)?,
        })
    }

    fn left(&self) -> usize {
        self.message.len() - self.at
    }

    fn byte(&mut self) -> Outcome<u8> {
        let byte = *self.message.get(self.at).ok_or(("unexpected_end", self.at))?;
        self.at += 1;
        Ok(byte)
    }

    fn bit(&mut self, otherwise: &'static str) -> Outcome<bool> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err((otherwise, self.at - 1)),
        }
    }

    /// `n` bytes, missing from the first of them on.
    fn whole(&mut self, n: usize) -> Outcome<&'a [u8]> {
        let message = self.message;
        let bytes = message.get(self.at..self.at + n).ok_or(("unexpected_end", self.at))?;
        self.at += n;
        Ok(bytes)
    }

    /// Groups of seven bits, the least significant first. Of 53, 64 or 128 bits, as the limits say.
    fn varint(&mut self, bits: u32) -> Outcome<u128> {
        let (most, groups, beyond) = match (self.safe, bits) {
            (true, _) => (u128::from(MAX_SAFE_INTEGER), 8, "unsafe_integer"),
            (false, 64) => (u128::from(u64::MAX), 10, "out_of_range"),
            (false, _) => (u128::MAX, 19, "out_of_range"),
        };
        self.groups(most, groups, beyond)
    }

    /// What is too large is refused at the group that makes it so.
    fn groups(&mut self, most: u128, groups: u32, beyond: &'static str) -> Outcome<u128> {
        let mut value = 0_u128;
        for group in 0..groups {
            let byte = self.byte()?;
            let seven = u128::from(byte & 0x7f);
            // The nineteenth group has two bits of 128 left.
            if seven > u128::MAX >> (7 * group) {
                return Err((beyond, self.at));
            }
            value |= seven << (7 * group);
            if value > most {
                return Err((beyond, self.at));
            }
            if byte & 0x80 == 0 {
                let padded = byte == 0 && group > 0;
                return if padded { Err(("non_canonical_varint", self.at)) } else { Ok(value) };
            }
        }
        Err(("varint_too_long", self.at))
    }

    /// The least significant bit is the sign. What is too large is refused behind its last group.
    fn zigzag(&mut self, bits: u32) -> Outcome<i128> {
        let groups = if bits == 64 || self.safe { 10 } else { 19 };
        let value = self.groups(u128::MAX, groups, "out_of_range")?;
        let half = (value >> 1) as i128;
        let number = if value & 1 == 1 { -half - 1 } else { half };
        if self.safe && number.unsigned_abs() > MAX_SAFE_INTEGER.into() {
            return Err(("unsafe_integer", self.at));
        }
        let fits = bits == 128 || i64::try_from(number).is_ok();
        if fits { Ok(number) } else { Err(("out_of_range", self.at)) }
    }

    /// Lengths, counts and indexes, which are safe integers under every limit.
    fn natural(&mut self) -> Outcome<u64> {
        let value = self.groups(MAX_SAFE_INTEGER.into(), 8, "unsafe_integer")?;
        Ok(value as u64)
    }

    fn index(&mut self, n: usize, otherwise: &'static str) -> Outcome<Read<'a>> {
        let index = self.natural()?;
        if index < n as u64 { Ok(Read::Natural(index.into())) } else { Err((otherwise, self.at)) }
    }

    fn block(&mut self) -> Outcome<&'a [u8]> {
        let length = self.natural()?;
        if length > self.text {
            return Err(("byte_length_too_large", self.at));
        }
        if length > self.left() as u64 {
            return Err(("unexpected_end", self.at));
        }
        self.whole(length as usize)
    }

    fn utf8(&mut self) -> Outcome<&'a str> {
        let block = self.block()?;
        std::str::from_utf8(block).map_err(|_| ("invalid_utf8", self.at - block.len()))
    }

    fn bitmap(&mut self, length: usize, optionals: usize, from_start: bool) -> Outcome<Read<'a>> {
        if self.left() < length {
            return Err(("unexpected_end", if from_start { self.at } else { self.message.len() }));
        }
        let bits = self.whole(length)?;
        let is_set = |bit: usize| bits[bit / 8] >> (bit % 8) & 1 == 1;
        if (optionals..8 * length).any(is_set) {
            return Err(("invalid_presence_bits", self.at));
        }
        Ok(Read::Bytes(bits.to_vec()))
    }
}
