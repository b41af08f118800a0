//! What stops a `Deserialize`: an error of the input, which says where, or what a type said of its
//! value, which is given its place on the way out. It knows errors only.

use crate::error::{DecodeError, DecodeErrorKind as Kind};
use core::fmt;
use serde::de::{self, Expected, Unexpected};

#[derive(Debug)]
pub(super) enum Failure {
    /// With its place.
    Input(DecodeError),
    /// What a type said.
    Told(Box<Told>),
}

#[derive(Debug)]
pub(super) struct Told {
    kind: Kind,
    message: String,
}

impl Failure {
    #[cold]
    #[inline(never)]
    pub(super) fn told(message: impl fmt::Display) -> Failure {
        Failure::Told(Box::new(Told { kind: Kind::InvalidValue, message: message.to_string() }))
    }

    /// The same with its place, if it has none: a value from `start` to `end`.
    #[cold]
    #[inline(never)]
    pub(super) fn told_at(self, start: usize, end: usize) -> Failure {
        Failure::Input(self.at(start, end))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn at(self, start: usize, end: usize) -> DecodeError {
        match self {
            Failure::Input(error) => error,
            Failure::Told(told) => {
                // As of the derive's types: a number is told behind it, any other value before.
                let offset = if told.kind == Kind::OutOfRange { end } else { start };
                DecodeError::new(told.kind, offset).with_detail(told.message)
            }
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn at_index(self, position: usize) -> Failure {
        match self {
            Failure::Input(error) => Failure::Input(error.at_index(position)),
            told => told,
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn in_key(self, key: &str) -> Failure {
        match self {
            Failure::Input(error) => Failure::Input(error.in_key(key)),
            told => told,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(error) => error.fmt(f),
            Failure::Told(told) => f.write_str(&told.message),
        }
    }
}

impl core::error::Error for Failure {}

impl de::Error for Failure {
    fn custom<T: fmt::Display>(message: T) -> Failure {
        Failure::told(message)
    }

    /// Of the right type and yet refused: a number is one that the type cannot hold.
    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Failure {
        let kind = match unexpected {
            Unexpected::Unsigned(_) | Unexpected::Signed(_) | Unexpected::Float(_) => Kind::OutOfRange,
            _ => Kind::InvalidValue,
        };
        let message = format!("invalid value: {unexpected}, expected {expected}");
        Failure::Told(Box::new(Told { kind, message }))
    }
}
