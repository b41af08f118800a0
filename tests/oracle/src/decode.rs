//! From bytes to a value: sections 2 to 4 and 12, with the offsets of section 6.

use std::collections::BTreeMap;

use crate::encode::is_safe_integer;
use crate::fingerprint::fingerprint;
use crate::shape::{Field, Node, Shape, Undeclared, bitmap_bytes};
use crate::value::{Value, to_hex};
use crate::{MAX_CONTENT, MAX_DYNAMIC_DEPTH, MAX_ENTRIES, MAX_RECURSION, MAX_SAFE, text};

/// Why bytes could not be decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecodeFailure {
    /// The kind, such as `unexpected_end`.
    pub kind: &'static str,
    /// Where, counted from the start of the input.
    pub offset: usize,
}

/// Decodes a value that takes up all of the input.
pub fn decode(shape: &Shape, input: &[u8]) -> Result<Value, DecodeFailure> {
    whole(shape, input, 0)
}

/// Decodes a value at the start of the input; gives it and the number of bytes it took.
pub fn decode_prefix(shape: &Shape, input: &[u8]) -> Result<(Value, usize), DecodeFailure> {
    let mut decoder = Decoder::new(shape, input, 0);
    let value = decoder.node(&shape.root)?;
    Ok((value, decoder.position))
}

/// Decodes a value behind a fingerprint of `width` bytes. The shape must have a signature.
pub fn decode_framed(shape: &Shape, width: usize, input: &[u8]) -> Result<Value, DecodeFailure> {
    let signature = shape.signature().expect("a shape with a signature");
    for (at, expected) in fingerprint(&signature, width).iter().enumerate() {
        let failure = match input.get(at) {
            None => ("unexpected_end", at),
            Some(byte) if byte != expected => ("fingerprint_mismatch", 0),
            Some(_) => continue,
        };
        let (kind, offset) = failure;
        return Err(DecodeFailure { kind, offset });
    }
    whole(shape, input, width)
}

fn whole(shape: &Shape, input: &[u8], start: usize) -> Result<Value, DecodeFailure> {
    let mut decoder = Decoder::new(shape, input, start);
    let value = decoder.node(&shape.root)?;
    if decoder.left() > 0 {
        return decoder.fail("trailing_data");
    }
    Ok(value)
}

struct Decoder<'a> {
    shape: &'a Shape,
    input: &'a [u8],
    position: usize,
    /// How often each definition is entered at present.
    depths: Vec<usize>,
}

impl<'a> Decoder<'a> {
    fn new(shape: &'a Shape, input: &'a [u8], position: usize) -> Self {
        Decoder { shape, input, position, depths: vec![0; shape.defs.len()] }
    }

    fn node(&mut self, node: &Node) -> Result<Value, DecodeFailure> {
        Ok(match node {
            Node::Any => self.dynamic(0)?,
            Node::Boolean => Value::Bool(self.flag("invalid_boolean")?),
            Node::Uint => Value::Number(self.varint()? as f64),
            Node::Int => Value::Number(self.zigzag()?),
            Node::Float64 => Value::Number(self.float64()?),
            Node::Float32 => {
                let content = self.content(4)?;
                let bytes = content.try_into().expect("four bytes");
                Value::Number(f64::from(f32::from_le_bytes(bytes)))
            }
            Node::String => Value::String(self.string()?),
            Node::Uuid => {
                let mut digits = String::new();
                for at in 0..16 {
                    if [4, 6, 8, 10].contains(&at) {
                        digits.push('-');
                    }
                    digits.push_str(&to_hex(&[self.byte()?]));
                }
                Value::String(digits)
            }
            Node::Bytes => Value::Bytes(self.lengthened()?.to_vec()),
            Node::Literal(literal) => literal.clone(),
            Node::Enum(members) => {
                let index = self.varint()?;
                match members.get(index as usize) {
                    Some(member) => member.clone(),
                    None => return self.fail("enum_index"),
                }
            }
            Node::Nullable(inner) => match self.flag("invalid_null_marker")? {
                false => Value::Null,
                true => self.node(inner)?,
            },
            Node::Optional(inner) => match self.flag("invalid_optional_marker")? {
                false => Value::Absent,
                true => self.node(inner)?,
            },
            Node::Array(element) => Value::Array(self.array(element)?),
            Node::FixedArray(element, length) => {
                let length = *length as u64;
                self.budget(length, element.min_size())?;
                Value::Array(self.elements(element, length)?)
            }
            Node::Tuple(elements, rest) => {
                let mut items = vec![];
                for element in elements {
                    items.push(self.node(element)?);
                }
                if let Some(rest) = rest {
                    items.extend(self.array(rest)?);
                }
                Value::Array(items)
            }
            Node::Record(inner) => Value::Object(self.record(inner)?),
            Node::Object(fields, undeclared) => self.object(fields, undeclared)?,
            Node::Discriminated { branches, .. } | Node::TypeDisjoint { branches, .. } => {
                let index = self.varint()?;
                match branches.get(index as usize) {
                    Some(branch) => self.node(branch)?,
                    None => return self.fail("union_branch"),
                }
            }
            Node::Ref(number) => {
                if self.depths[*number] == MAX_RECURSION {
                    return self.fail("recursion_depth");
                }
                self.depths[*number] += 1;
                let shape = self.shape;
                let value = self.node(&shape.defs[*number])?;
                self.depths[*number] -= 1;
                value
            }
        })
    }

    fn array(&mut self, element: &Node) -> Result<Vec<Value>, DecodeFailure> {
        let count = self.count(element.min_size())?;
        self.elements(element, count)
    }

    fn elements(&mut self, element: &Node, count: u64) -> Result<Vec<Value>, DecodeFailure> {
        (0..count).map(|_| self.node(element)).collect()
    }

    fn record(&mut self, inner: &Node) -> Result<BTreeMap<String, Value>, DecodeFailure> {
        self.entries(inner.min_size(), |decoder| decoder.node(inner))
    }

    /// The count, keys and values of a record.
    fn entries(
        &mut self,
        min_size: u64,
        read: impl Fn(&mut Self) -> Result<Value, DecodeFailure>,
    ) -> Result<BTreeMap<String, Value>, DecodeFailure> {
        let count = self.count(min_size.saturating_add(1))?;
        let mut members = BTreeMap::new();
        let mut previous: Option<String> = None;
        for _ in 0..count {
            let key = self.string()?;
            if previous.is_some_and(|previous| text::utf16_order(&previous, &key).is_ge()) {
                return self.fail("record_key_order");
            }
            members.insert(key.clone(), read(self)?);
            previous = Some(key);
        }
        Ok(members)
    }

    fn object(&mut self, fields: &[Field], undeclared: &Undeclared) -> Result<Value, DecodeFailure> {
        let start = self.position;
        let length = bitmap_bytes(fields);
        if self.left() < length {
            let open = matches!(undeclared, Undeclared::Kept(_));
            let inherited = fields.iter().any(|field| INHERITED.contains(&&*field.key));
            return Err(DecodeFailure {
                kind: "unexpected_end",
                offset: if open || inherited { start } else { self.input.len() },
            });
        }
        let bitmap = self.content(length)?;
        let is_set = |bit: usize| bitmap[bit / 8] >> (bit % 8) & 1 == 1;
        let optionals = fields.iter().filter(|field| field.optional).count();
        if (optionals..8 * length).any(is_set) {
            return self.fail("invalid_presence_bits");
        }

        let mut members = BTreeMap::new();
        let mut bit = 0;
        for field in fields {
            let mut present = true;
            if field.optional {
                present = is_set(bit);
                bit += 1;
            }
            if present {
                members.insert(field.key.clone(), self.node(&field.value)?);
            }
        }
        if let Undeclared::Kept(inner) = undeclared {
            let extras = self.record(inner)?;
            if fields.iter().any(|field| extras.contains_key(&field.key)) {
                return self.fail("extra_repeats_field");
            }
            members.extend(extras);
        }
        Ok(Value::Object(members))
    }

    /// Section 4. `depth` arrays and objects are open around the value.
    fn dynamic(&mut self, depth: usize) -> Result<Value, DecodeFailure> {
        let tag = self.byte()?;
        if (6..=7).contains(&tag) && depth == MAX_DYNAMIC_DEPTH {
            return self.fail("dynamic_depth");
        }
        Ok(match tag {
            0 => Value::Null,
            1 => Value::Bool(false),
            2 => Value::Bool(true),
            3 => Value::Number(self.zigzag()?),
            4 => {
                let number = self.float64()?;
                let value = Value::Number(number);
                if is_safe_integer(number) && !value.is_negative_zero() {
                    return self.fail("non_canonical_dynamic_number");
                }
                value
            }
            5 => Value::String(self.string()?),
            6 => {
                let count = self.count(1)?;
                let mut items = vec![];
                for _ in 0..count {
                    items.push(self.dynamic(depth + 1)?);
                }
                Value::Array(items)
            }
            7 => Value::Object(self.entries(1, |decoder| decoder.dynamic(depth + 1))?),
            _ => return self.fail_at_last_byte("unknown_dynamic_tag"),
        })
    }

    /// A count of entries that take at least `min_size` bytes each.
    fn count(&mut self, min_size: u64) -> Result<u64, DecodeFailure> {
        let count = self.varint()?;
        if count > MAX_ENTRIES {
            return self.fail("collection_too_large");
        }
        self.budget(count, min_size)?;
        Ok(count)
    }

    fn budget(&self, count: u64, min_size: u64) -> Result<(), DecodeFailure> {
        if count.saturating_mul(min_size) > self.left() as u64 {
            return self.fail("count_exceeds_input");
        }
        Ok(())
    }

    fn string(&mut self) -> Result<String, DecodeFailure> {
        let content = self.lengthened()?;
        match std::str::from_utf8(content) {
            Ok(text) => Ok(text.to_owned()),
            Err(_) => Err(DecodeFailure { kind: "invalid_utf8", offset: self.position - content.len() }),
        }
    }

    /// A length and as many bytes.
    fn lengthened(&mut self) -> Result<&'a [u8], DecodeFailure> {
        let length = self.varint()?;
        if length > MAX_CONTENT {
            return self.fail("byte_length_too_large");
        }
        self.content(length as usize)
    }

    fn float64(&mut self) -> Result<f64, DecodeFailure> {
        let content = self.content(8)?;
        Ok(f64::from_le_bytes(content.try_into().expect("eight bytes")))
    }

    fn varint(&mut self) -> Result<u64, DecodeFailure> {
        let mut number = 0;
        for at in 0..8 {
            let byte = self.byte()?;
            number += u64::from(byte & 0x7F) << (7 * at);
            if number > MAX_SAFE {
                return self.fail("unsafe_integer");
            }
            if byte < 0x80 {
                if at > 0 && byte == 0 {
                    return self.fail("non_canonical_varint");
                }
                return Ok(number);
            }
        }
        self.fail("varint_too_long")
    }

    fn zigzag(&mut self) -> Result<f64, DecodeFailure> {
        let mut number: u128 = 0;
        for at in 0..10 {
            let byte = self.byte()?;
            number += u128::from(byte & 0x7F) << (7 * at);
            if byte < 0x80 {
                if at > 0 && byte == 0 {
                    return self.fail("non_canonical_varint");
                }
                let negative = number % 2 == 1;
                let magnitude = number.div_ceil(2);
                if magnitude > u128::from(MAX_SAFE) {
                    return self.fail("unsafe_integer");
                }
                let magnitude = magnitude as f64;
                return Ok(if negative { -magnitude } else { magnitude });
            }
        }
        self.fail("varint_too_long")
    }

    /// A byte that is 00 or 01.
    fn flag(&mut self, kind: &'static str) -> Result<bool, DecodeFailure> {
        match self.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => self.fail_at_last_byte(kind),
        }
    }

    fn byte(&mut self) -> Result<u8, DecodeFailure> {
        match self.input.get(self.position) {
            Some(byte) => {
                self.position += 1;
                Ok(*byte)
            }
            None => self.fail("unexpected_end"),
        }
    }

    fn content(&mut self, length: usize) -> Result<&'a [u8], DecodeFailure> {
        if self.left() < length {
            return self.fail("unexpected_end");
        }
        let content = &self.input[self.position..self.position + length];
        self.position += length;
        Ok(content)
    }

    fn left(&self) -> usize {
        self.input.len() - self.position
    }

    /// A failure at the first unread byte.
    fn fail<T>(&self, kind: &'static str) -> Result<T, DecodeFailure> {
        let offset = self.position;
        Err(DecodeFailure { kind, offset })
    }

    fn fail_at_last_byte<T>(&self, kind: &'static str) -> Result<T, DecodeFailure> {
        let offset = self.position - 1;
        Err(DecodeFailure { kind, offset })
    }
}

/// What every JavaScript object inherits: an object with such a field reports a truncated bitmap
/// at its start.
const INHERITED: [&str; 12] = [
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
    "__defineGetter__",
    "__defineSetter__",
    "__lookupGetter__",
    "__lookupSetter__",
];
