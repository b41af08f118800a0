//! From a value to bytes: sections 2 to 4 and 12, with the paths of section 6.

use std::collections::BTreeMap;

use crate::fingerprint::fingerprint;
use crate::shape::{Field, Node, Shape, Undeclared, bitmap_bytes};
use crate::value::Value;
use crate::{MAX_CONTENT, MAX_DYNAMIC_DEPTH, MAX_ENTRIES, MAX_RECURSION, MAX_SAFE, text};

/// Why a value could not be encoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EncodeFailure {
    /// The kind, such as `expected_string`.
    pub kind: &'static str,
    /// The place of the value whose own encoding failed; none for the root.
    pub path: Option<String>,
}

/// Encodes a value.
pub fn encode(shape: &Shape, value: &Value) -> Result<Vec<u8>, EncodeFailure> {
    let mut encoder = Encoder { shape, out: vec![], depths: vec![0; shape.defs.len()], path: vec![] };
    encoder.node(&shape.root, value)?;
    Ok(encoder.out)
}

/// Encodes a value behind a fingerprint of `width` bytes. The shape must have a signature.
pub fn encode_framed(shape: &Shape, width: usize, value: &Value) -> Result<Vec<u8>, EncodeFailure> {
    let signature = shape.signature().expect("a shape with a signature");
    let mut frame = fingerprint(&signature, width);
    frame.extend(encode(shape, value)?);
    Ok(frame)
}

struct Encoder<'a> {
    shape: &'a Shape,
    out: Vec<u8>,
    /// How often each definition is entered at present.
    depths: Vec<usize>,
    path: Vec<Segment>,
}

enum Segment {
    Name(String),
    Index(usize),
}

type Done = Result<(), EncodeFailure>;

impl Encoder<'_> {
    fn node(&mut self, node: &Node, value: &Value) -> Done {
        match node {
            Node::Any => self.dynamic(value, 0),
            Node::Boolean => match value {
                Value::Bool(flag) => self.byte(u8::from(*flag)),
                _ => self.fail("expected_boolean"),
            },
            Node::Uint => match value {
                Value::Number(number) if is_safe_integer(*number) && *number >= 0.0 => self.varint(*number as u64),
                _ => self.fail("expected_uint"),
            },
            Node::Int => match value {
                Value::Number(number) if is_safe_integer(*number) => self.zigzag(*number),
                _ => self.fail("expected_int"),
            },
            Node::Float64 => match value {
                Value::Number(number) => self.bytes(&number.to_le_bytes()),
                _ => self.fail("expected_number"),
            },
            Node::Float32 => match value {
                Value::Number(number) if number.is_nan() => self.bytes(&f32::NAN.to_le_bytes()),
                Value::Number(number) => self.bytes(&(*number as f32).to_le_bytes()),
                _ => self.fail("expected_number"),
            },
            Node::String => match value {
                Value::String(text) => self.string(text),
                _ => self.fail("expected_string"),
            },
            Node::Uuid => match value {
                Value::String(text) => match uuid_bytes(text) {
                    Some(bytes) => self.bytes(&bytes),
                    None => self.fail("expected_uuid"),
                },
                _ => self.fail("expected_uuid"),
            },
            Node::Bytes => match value {
                Value::Bytes(bytes) if bytes.len() as u64 > MAX_CONTENT => self.fail("bytes_too_large"),
                Value::Bytes(bytes) => {
                    self.varint(bytes.len() as u64)?;
                    self.bytes(bytes)
                }
                _ => self.fail("expected_bytes"),
            },
            Node::Literal(literal) if value == literal => Ok(()),
            Node::Literal(_) => self.fail("literal_mismatch"),
            Node::Enum(members) => match members.iter().position(|member| member == value) {
                Some(index) => self.varint(index as u64),
                None => self.fail("enum_value"),
            },
            Node::Nullable(_) if *value == Value::Null => self.byte(0),
            Node::Optional(_) if *value == Value::Absent => self.byte(0),
            Node::Nullable(inner) | Node::Optional(inner) => {
                self.byte(1)?;
                self.node(inner, value)
            }
            Node::Array(element) => match value {
                Value::Array(items) => self.array(element, items, 0),
                _ => self.fail("expected_array"),
            },
            Node::FixedArray(element, length) => match value {
                Value::Array(items) if items.len() as f64 != *length => self.fail("array_length"),
                Value::Array(items) => self.elements(element, items, 0),
                _ => self.fail("expected_array"),
            },
            Node::Tuple(elements, rest) => match value {
                Value::Array(items) => self.tuple(elements, rest.as_deref(), items),
                _ => self.fail("tuple_length"),
            },
            Node::Record(inner) => match value {
                Value::Object(members) => self.record(inner, members),
                _ => self.fail("expected_object"),
            },
            Node::Object(fields, undeclared) => match value {
                Value::Object(members) => self.object(fields, undeclared, members),
                _ => self.fail("expected_object"),
            },
            Node::Discriminated { on, cases, branches } => {
                let case = match value {
                    Value::Object(members) => members.get(on),
                    _ => None,
                };
                let index = case.and_then(|case| {
                    let equal = |other: &Value| other.loosely_equals(case);
                    cases.iter().position(equal)
                });
                match index {
                    Some(index) => self.branch(branches, index, value),
                    None => self.fail("no_union_case"),
                }
            }
            Node::TypeDisjoint { types, branches } => {
                let index = value.json_type().and_then(|name| types.iter().position(|other| other == name));
                match index {
                    Some(index) => self.branch(branches, index, value),
                    None => self.fail("no_union_type"),
                }
            }
            Node::Ref(number) => {
                if self.depths[*number] == MAX_RECURSION {
                    return self.fail("recursion_depth");
                }
                self.depths[*number] += 1;
                let shape = self.shape;
                self.node(&shape.defs[*number], value)?;
                self.depths[*number] -= 1;
                Ok(())
            }
        }
    }

    fn branch(&mut self, branches: &[Node], index: usize, value: &Value) -> Done {
        self.varint(index as u64)?;
        self.node(&branches[index], value)
    }

    /// A count and elements; the first one is at `start` in the path.
    fn array(&mut self, element: &Node, items: &[Value], start: usize) -> Done {
        self.count(items.len())?;
        self.elements(element, items, start)
    }

    fn elements(&mut self, element: &Node, items: &[Value], start: usize) -> Done {
        for (at, item) in items.iter().enumerate() {
            self.inside(Segment::Index(start + at), element, item)?;
        }
        Ok(())
    }

    fn tuple(&mut self, elements: &[Node], rest: Option<&Node>, items: &[Value]) -> Done {
        let fits = match rest {
            None => items.len() == elements.len(),
            Some(_) => items.len() >= elements.len(),
        };
        if !fits {
            return self.fail("tuple_length");
        }
        for (at, element) in elements.iter().enumerate() {
            self.inside(Segment::Index(at), element, &items[at])?;
        }
        match rest {
            None => Ok(()),
            Some(rest) => self.array(rest, &items[elements.len()..], elements.len()),
        }
    }

    fn record(&mut self, inner: &Node, members: &BTreeMap<String, Value>) -> Done {
        self.count(members.len())?;
        for key in text::sorted(members.keys()) {
            self.string(key)?;
            self.inside(Segment::Name(key.clone()), inner, &members[key])?;
        }
        Ok(())
    }

    fn object(&mut self, fields: &[Field], undeclared: &Undeclared, members: &BTreeMap<String, Value>) -> Done {
        let declared = |key: &String| fields.iter().any(|field| field.key == *key);
        let mut extras = members.clone();
        extras.retain(|key, _| !declared(key));
        if *undeclared == Undeclared::Refused && !extras.is_empty() {
            return self.fail("unknown_property");
        }
        let value_of = |field: &Field| members.get(&field.key).unwrap_or(&Value::Absent);

        let mut bitmap = vec![0; bitmap_bytes(fields)];
        for (bit, field) in fields.iter().filter(|field| field.optional).enumerate() {
            if *value_of(field) != Value::Absent {
                bitmap[bit / 8] |= 1 << (bit % 8);
            }
        }
        self.bytes(&bitmap)?;
        for field in fields {
            if !field.optional || *value_of(field) != Value::Absent {
                let segment = Segment::Name(field.key.clone());
                self.inside(segment, &field.value, value_of(field))?;
            }
        }
        match undeclared {
            Undeclared::Kept(inner) => self.record(inner, &extras),
            _ => Ok(()),
        }
    }

    /// Section 4. `depth` arrays and objects are open around the value; none is in the path.
    fn dynamic(&mut self, value: &Value, depth: usize) -> Done {
        match value {
            Value::Null => self.byte(0),
            Value::Bool(flag) => self.byte(1 + u8::from(*flag)),
            Value::Number(number) if is_safe_integer(*number) && !value.is_negative_zero() => {
                self.byte(3)?;
                self.zigzag(*number)
            }
            Value::Number(number) => {
                self.byte(4)?;
                self.bytes(&number.to_le_bytes())
            }
            Value::String(text) => {
                self.byte(5)?;
                self.string(text)
            }
            Value::Array(_) | Value::Object(_) if depth == MAX_DYNAMIC_DEPTH => self.fail("dynamic_depth"),
            Value::Array(items) => {
                self.byte(6)?;
                self.count(items.len())?;
                for item in items {
                    self.dynamic(item, depth + 1)?;
                }
                Ok(())
            }
            Value::Object(members) => {
                self.byte(7)?;
                self.count(members.len())?;
                for key in text::sorted(members.keys()) {
                    self.string(key)?;
                    self.dynamic(&members[key], depth + 1)?;
                }
                Ok(())
            }
            Value::Bytes(_) | Value::Absent => self.fail("dynamic_unsupported"),
        }
    }

    fn count(&mut self, count: usize) -> Done {
        if count as u64 > MAX_ENTRIES {
            return self.fail("collection_too_large");
        }
        self.varint(count as u64)
    }

    fn string(&mut self, text: &str) -> Done {
        if text.len() as u64 > MAX_CONTENT {
            return self.fail("string_too_large");
        }
        self.varint(text.len() as u64)?;
        self.bytes(text.as_bytes())
    }

    fn zigzag(&mut self, number: f64) -> Done {
        let magnitude = number.abs() as u64;
        self.varint(if number < 0.0 { 2 * magnitude - 1 } else { 2 * magnitude })
    }

    fn varint(&mut self, mut number: u64) -> Done {
        while number > 0x7F {
            self.byte(0x80 | (number & 0x7F) as u8)?;
            number >>= 7;
        }
        self.byte(number as u8)
    }

    fn byte(&mut self, byte: u8) -> Done {
        self.bytes(&[byte])
    }

    fn bytes(&mut self, bytes: &[u8]) -> Done {
        self.out.extend_from_slice(bytes);
        Ok(())
    }

    /// Encodes a value one segment deeper. After a failure the path stays where it was.
    fn inside(&mut self, segment: Segment, node: &Node, value: &Value) -> Done {
        self.path.push(segment);
        self.node(node, value)?;
        self.path.pop();
        Ok(())
    }

    fn fail(&self, kind: &'static str) -> Done {
        let mut path = String::new();
        for segment in &self.path {
            match segment {
                Segment::Name(name) if path.is_empty() => path.push_str(name),
                Segment::Name(name) => path.push_str(&format!(".{name}")),
                Segment::Index(at) => path.push_str(&format!("[{at}]")),
            }
        }
        Err(EncodeFailure { kind, path: (!path.is_empty()).then_some(path) })
    }
}

/// Whether a number is an integer within ±(2^53−1).
pub(crate) fn is_safe_integer(number: f64) -> bool {
    number.fract() == 0.0 && number.abs() <= MAX_SAFE as f64
}

/// The bytes of a uuid's only accepted spelling.
fn uuid_bytes(text: &str) -> Option<Vec<u8>> {
    let shaped = text.len() == 36
        && text.bytes().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => matches!(byte, b'0'..=b'9' | b'a'..=b'f'),
        });
    shaped.then(|| crate::value::from_hex(&text.replace('-', "")))
}
