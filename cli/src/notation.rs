//! Knows how bytes are spelled as text: hex and base64. Must not know what the bytes mean.

use base64::Engine as _;
use base64::alphabet;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

/// How bytes stand in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// As they are.
    Raw,
    Hex,
    Base64,
}

/// Padded on the way out, padded or not on the way in.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &alphabet::STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

impl Notation {
    /// The bytes as they stand in a file; text ends with a line break.
    pub(crate) fn write(self, bytes: Vec<u8>) -> Vec<u8> {
        let mut text = match self {
            Notation::Raw => return bytes,
            Notation::Hex => hex(&bytes),
            Notation::Base64 => BASE64.encode(&bytes),
        };
        text.push('\n');
        text.into_bytes()
    }

    /// The bytes that a file says. White space is not looked at, hex may be upper case, and base64
    /// may be that of URLs.
    pub(crate) fn read(self, text: Vec<u8>) -> Result<Vec<u8>, String> {
        match self {
            Notation::Raw => Ok(text),
            Notation::Hex => from_hex(&text),
            Notation::Base64 => from_base64(text),
        }
    }
}

/// Lowercase hex without spaces.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

fn from_hex(text: &[u8]) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(text.len() / 2);
    let mut high = None;
    for (at, &c) in text.iter().enumerate().filter(|(_, c)| !c.is_ascii_whitespace()) {
        let Some(digit) = char::from(c).to_digit(16) else {
            return Err(format!("no hex: {} at byte {at}", shown(c)));
        };
        // A digit is below 16.
        let digit = digit as u8;
        match high.take() {
            None => high = Some(digit),
            Some(high) => bytes.push(high << 4 | digit),
        }
    }
    match high {
        None => Ok(bytes),
        Some(_) => Err("no hex: an odd number of digits".into()),
    }
}

fn from_base64(mut text: Vec<u8>) -> Result<Vec<u8>, String> {
    let alien = |c: u8| !(c.is_ascii_alphanumeric() || c.is_ascii_whitespace() || b"+/-_=".contains(&c));
    if let Some((at, &c)) = text.iter().enumerate().find(|(_, c)| alien(**c)) {
        return Err(format!("no base64: {} at byte {at}", shown(c)));
    }
    text.retain(|c| !c.is_ascii_whitespace());
    for c in &mut text {
        match c {
            b'-' => *c = b'+',
            b'_' => *c = b'/',
            _ => {}
        }
    }
    // What is left to be wrong has no single byte to blame that a person would recognise.
    BASE64.decode(&text).map_err(|_| "no base64: it is cut, or padded where it does not end".into())
}

fn shown(c: u8) -> String {
    if c.is_ascii_graphic() { format!("`{}`", char::from(c)) } else { format!("{c:#04x}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_is_read_as_people_write_it() {
        assert_eq!(Notation::Hex.read(b"0A fF\n00\r\n".to_vec()), Ok(vec![0x0a, 0xff, 0]));
        assert_eq!(Notation::Hex.read(b"0g".to_vec()), Err("no hex: `g` at byte 1".into()));
        assert_eq!(Notation::Hex.read(b"0 ".to_vec()), Err("no hex: an odd number of digits".into()));
        assert_eq!(Notation::Hex.write(vec![0x0a, 0xff]), b"0aff\n");
    }

    /// The test vectors of RFC 4648, section 10.
    #[test]
    fn base64_is_that_of_the_rfc() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(Notation::Base64.write(bytes.into()), format!("{text}\n").into_bytes());
            assert_eq!(Notation::Base64.read(text.into()), Ok(bytes.into()));
            assert_eq!(Notation::Base64.read(text.trim_end_matches('=').into()), Ok(bytes.into()));
        }
        assert_eq!(Notation::Base64.read(b"-_\n8=".to_vec()), Ok(vec![0xfb, 0xff]));
        assert!(Notation::Base64.read(b"Zg==Zg==".to_vec()).is_err());
        assert_eq!(Notation::Base64.read(b"Zm9\xff".to_vec()), Err("no base64: 0xff at byte 3".into()));
    }
}
