//! The text of a UUID: 36 characters in lowercase, for sixteen bytes. It knows the text alone.

/// The sixteen bytes of a UUID in lowercase text; `None` for any other text.
#[inline]
pub(super) fn parse(text: &[u8]) -> Option<[u8; 16]> {
    let text: &[u8; 36] = text.try_into().ok()?;
    if [text[8], text[13], text[18], text[23]] != [b'-'; 4] {
        return None;
    }
    let mut bytes = [0; 16];
    let mut digits = text.iter().enumerate().filter(|(i, _)| !matches!(i, 8 | 13 | 18 | 23)).map(|(_, digit)| *digit);
    for byte in &mut bytes {
        *byte = value(digits.next()?)? << 4 | value(digits.next()?)?;
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

/// The text of a UUID.
#[inline]
pub(super) fn format(bytes: &[u8; 16]) -> [u8; 36] {
    let mut text = [b'-'; 36];
    let places = text.iter_mut().enumerate().filter(|(i, _)| !matches!(i, 8 | 13 | 18 | 23)).map(|(_, place)| place);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    for (place, digit) in places.zip(digits) {
        *place = if digit < 10 { b'0' + digit } else { b'a' - 10 + digit };
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_bytes() {
        let text = b"00112233-4455-6677-8899-aabbccddeeff";
        let bytes = parse(text).unwrap();
        assert_eq!(bytes[..], (0..16).map(|i| i * 0x11).collect::<Vec<u8>>());
        assert_eq!(&format(&bytes), text);
    }

    #[test]
    fn other_texts() {
        let right = "00112233-4455-6677-8899-aabbccddeeff";
        for i in 0..36 {
            for other in [b'A', b'g', b'-', b'/', b':', 0xc3] {
                let mut text = right.as_bytes().to_vec();
                if text[i] != other {
                    text[i] = other;
                    assert_eq!(parse(&text), None, "{i} {other}");
                }
            }
        }
        assert_eq!(parse(&right.as_bytes()[..35]), None);
        assert_eq!(parse(b"00112233445566778899aabbccddeeff"), None);
    }
}
