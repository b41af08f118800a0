//! Knows how `JSON.stringify` spells numbers and strings. Must not know what is being written.

use crate::wire::{numeral, scan};

/// The text of a finite number: shortest digits that read back, as ECMAScript prints them. −0 is `0`.
#[inline]
pub(super) fn number(value: f64, out: &mut Vec<u8>) {
    numeral::write_finite(out, value);
}

/// A string in quotes.
#[inline]
pub(super) fn quoted(text: &str, out: &mut Vec<u8>) {
    scan::write_string(out, text);
}

/// UTF-16 in quotes; a surrogate without its other half is an escape in lower-case hexadecimal.
pub(super) fn quoted_units(units: &[u16], out: &mut Vec<u8>) {
    out.push(b'"');
    for unit in char::decode_utf16(units.iter().copied()) {
        match unit {
            Ok(c) => {
                let mut piece = Vec::new();
                quoted(c.encode_utf8(&mut [0; 4]), &mut piece);
                out.extend_from_slice(piece.get(1..piece.len() - 1).unwrap_or_default());
            }
            Err(lone) => out.extend_from_slice(format!("\\u{:04x}", lone.unpaired_surrogate()).as_bytes()),
        }
    }
    out.push(b'"');
}
