//! The prefix of a frame (section 11): a hash of the signature's UTF-16 code units.

/// The fingerprint of a signature, `width` bytes from 1 to 4. Other widths are refused as
/// `fingerprint_width`, which here is a panic.
pub fn fingerprint(signature: &str, width: usize) -> Vec<u8> {
    assert!((1..=4).contains(&width), "fingerprint_width");
    let mut hash: u32 = 0x811C_9DC5 ^ 0x10 ^ width as u32;
    for unit in signature.encode_utf16() {
        for byte in [unit & 0xFF, unit >> 8] {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    hash.to_be_bytes()[4 - width..].to_vec()
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    /// The example of section 11.
    #[test]
    fn example() {
        assert_eq!(fingerprint("\"string\"", 1), [0x29]);
        assert_eq!(fingerprint("\"string\"", 2), [0x9c, 0x6a]);
        assert_eq!(fingerprint("\"string\"", 3), [0x24, 0x6c, 0xab]);
        assert_eq!(fingerprint("\"string\"", 4), [0x1c, 0x4b, 0x3a, 0x6c]);
    }
}
