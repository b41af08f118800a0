//! Round trips in which every value is held to its rules, before it is written and after it was read.
//!
//! | file | what it knows |
//! |---|---|
//! | `model` | the records with rules, values that keep them and values that break one |
//! | `schemas` | the same as JSON Schema and Avro |
//! | `typed` | codecs of Rust types, held to rules by `garde` |
//! | `document` | codecs of `serde_json::Value`, held to rules by `jsonschema` |
//! | `avro` | what both need of `apache-avro` |
//! | `check` | what must hold before a time counts |
//! | `table` | figures as text |

mod avro;
pub mod check;
pub mod document;
pub mod model;
pub mod schemas;
pub mod table;
pub mod typed;

use std::error::Error;
use std::hint::black_box;

use crate::measure::{Batch, repeat};
use crate::operation::Operation;

/// Why a codec gave nothing.
#[derive(Debug)]
pub enum Refused {
    /// The value breaks a rule.
    Rules,
    /// It cannot be written, or read.
    Codec(Box<dyn Error>),
}

impl<E: Error + 'static> From<E> for Refused {
    fn from(error: E) -> Self {
        Self::Codec(error.into())
    }
}

/// A codec of values of type `T`, with rules or without.
pub trait Codec<T>: Clone {
    /// To a buffer of its own.
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused>;
    /// Appends.
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused>;
    /// An owned value.
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused>;
}

/// What holds a value to its rules.
pub trait Rules<T>: Clone {
    /// Whether the value keeps all of them; else what a program would show is made and thrown away.
    fn hold(&self, value: &T) -> Result<(), Refused>;
}

/// A codec with rules around it.
#[derive(Clone, Debug)]
pub struct Around<C, R> {
    /// What writes and reads.
    pub codec: C,
    /// What is asked before and after.
    pub rules: R,
}

impl<T, C: Codec<T>, R: Rules<T>> Codec<T> for Around<C, R> {
    #[inline(always)]
    fn encode(&self, value: &T) -> Result<Vec<u8>, Refused> {
        self.rules.hold(value)?;
        self.codec.encode(value)
    }

    #[inline(always)]
    fn encode_into(&self, value: &T, out: &mut Vec<u8>) -> Result<(), Refused> {
        self.rules.hold(value)?;
        self.codec.encode_into(value, out)
    }

    #[inline(always)]
    fn decode(&self, bytes: &[u8]) -> Result<T, Refused> {
        let value = self.codec.decode(bytes)?;
        self.rules.hold(&value)?;
        Ok(value)
    }
}

/// Something to do with every codec.
pub trait Visitor<T> {
    /// Does it with one: without rules, and with them.
    fn visit<C: Codec<T> + 'static, V: Codec<T> + 'static>(&mut self, name: &'static str, raw: C, validated: V);
}

/// What is timed: encode to a fresh buffer, to one that is kept, and decode.
pub const OPERATIONS: [Operation; 3] = [Operation::Encode, Operation::Reused, Operation::Owned];

/// One operation of a codec. `bytes` is the payload of `value`.
///
/// # Panics
///
/// If the operation is none of [`OPERATIONS`], and, when it runs, if the codec refuses the value.
pub fn batch<'v, T, C>(operation: Operation, codec: C, value: &'v T, bytes: Vec<u8>) -> Batch<'v>
where
    C: Codec<T> + 'static,
{
    match operation {
        Operation::Encode => repeat(move || {
            black_box(&*codec.encode(black_box(value)).expect("the value keeps its rules"));
        }),
        Operation::Reused => {
            let mut buffer = Vec::new();
            repeat(move || {
                // A local, so that its length can stay in a register.
                let mut out = std::mem::take(&mut buffer);
                out.clear();
                codec.encode_into(black_box(value), &mut out).expect("the value keeps its rules");
                buffer = out;
                black_box(&*buffer);
            })
        }
        Operation::Owned => repeat(move || {
            black_box(&codec.decode(black_box(&bytes)).expect("the value keeps its rules"));
        }),
        Operation::Borrowed => panic!("rules are asked about owned values here"),
    }
}
