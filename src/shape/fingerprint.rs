//! Knows the hash of a signature. Must not know what a signature says.

use crate::error::{SchemaError, SchemaErrorKind};
use core::fmt;

/// The first bytes of a framed payload, which tell one shape from another: 1 to 4 bytes.
///
/// A hash, so two shapes may share one: of 3 bytes, one pair in 16 million does. Widths are not
/// truncations of one another.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let fingerprint = Shape::build(Node::string())?.fingerprint(3)?;
/// assert_eq!(fingerprint.as_bytes(), [0x24, 0x6c, 0xab]);
/// assert_eq!(fingerprint.to_string(), "246cab");
/// # Ok::<(), shorn::error::SchemaError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint {
    /// The hash, most significant byte first, so that the fingerprint is its end.
    hash: [u8; 4],
    width: Width,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Width {
    One = 1,
    Two,
    Three,
    Four,
}

impl Fingerprint {
    /// The fingerprint of a signature, `width` bytes wide. Linear in the text.
    pub(super) fn of(signature: &str, width: usize) -> Result<Fingerprint, SchemaError> {
        let width = match width {
            1 => Width::One,
            2 => Width::Two,
            3 => Width::Three,
            4 => Width::Four,
            _ => return Err(SchemaErrorKind::FingerprintWidth.into()),
        };
        let mut hash = FNV_OFFSET ^ FORMAT_VERSION << 4 ^ width as u32;
        for unit in signature.encode_utf16() {
            for byte in unit.to_le_bytes() {
                hash = (hash ^ u32::from(byte)).wrapping_mul(FNV_PRIME);
            }
        }
        // Bytes that are not part of the fingerprint are cleared, for equality.
        let kept = u32::MAX >> (32 - 8 * width as u32);
        Ok(Fingerprint { hash: (hash & kept).to_be_bytes(), width })
    }

    /// The bytes as they begin a framed payload.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::string())?.fingerprint(2)?.as_bytes(), [0x9c, 0x6a]);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn as_bytes(&self) -> &[u8] {
        let [_, rest @ ..] = &self.hash;
        let [_, last_two @ ..] = rest;
        let [_, last] = last_two;
        match self.width {
            Width::One => core::slice::from_ref(last),
            Width::Two => last_two,
            Width::Three => rest,
            Width::Four => &self.hash,
        }
    }

    /// How many bytes there are, 1 to 4.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::string())?.fingerprint(2)?.width(), 2);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn width(&self) -> usize {
        self.width as usize
    }
}

/// 32-bit FNV-1a: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>. The start is mixed
/// with the format version and the width.
const FNV_OFFSET: u32 = 0x811C_9DC5;
const FNV_PRIME: u32 = 0x0100_0193;
const FORMAT_VERSION: u32 = 1;

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for byte in self.as_bytes() {
            write!(f, "{byte:02x}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}
