//! Text that is no text (section 2, string): every kind of ill-formed UTF-8, wherever it lies
//! in a string of 1 to 40 bytes and more, wherever that string lies in the input, with much or
//! nothing behind it. The offset is always the first byte of the content.

use crate::varint;
use shorn::Decode;
use std::collections::BTreeMap;

/// Ill-formed sequences, by the table of well-formed ones (Unicode, table 3-7).
const ILL: [&[u8]; 24] = [
    b"\x80",             // a continuation of nothing
    b"\xbf",             //
    b"\xc0\x80",         // two bytes for U+0000
    b"\xc1\xbf",         // two bytes for U+007F
    b"\xe0\x80\x80",     // three bytes for U+0000
    b"\xe0\x9f\xbf",     // three bytes for U+07FF
    b"\xf0\x80\x80\x80", // four bytes for U+0000
    b"\xf0\x8f\xbf\xbf", // four bytes for U+FFFF
    b"\xed\xa0\x80",     // U+D800
    b"\xed\xbf\xbf",     // U+DFFF
    b"\xf4\x90\x80\x80", // U+110000
    b"\xf5\x80\x80\x80", // further beyond
    b"\xf8\x88\x80\x80\x80",
    b"\xfe",
    b"\xff",
    b"\xc3", // cut short, by the end or by what follows
    b"\xe2\x82",
    b"\xe2",
    b"\xf0\x9f\x98",
    b"\xf0\x9f",
    b"\xf0",
    b"\xe2\x28\xa1", // a byte in between
    b"\xf0\x9f\x28\x80",
    b"\xc3\xa9\xa9", // one continuation too many
];

/// The first and last characters of each row of the same table.
const WELL: [&str; 14] = [
    "\0",
    "\u{7F}",
    "\u{80}",
    "\u{7FF}",
    "\u{800}",
    "\u{FFF}",
    "\u{1000}",
    "\u{D7FF}",
    "\u{E000}",
    "\u{FEFF}",
    "\u{FFFD}",
    "\u{FFFF}",
    "\u{10000}",
    "\u{10FFFF}",
];

/// `before` elements, a string of this content, `after` elements.
fn message(before: usize, content: &[u8], after: usize) -> Vec<u8> {
    let elements = |n: usize| [varint(n as u128), vec![7; n]].concat();
    [elements(before), varint(content.len() as u128), content.to_vec(), elements(after)].concat()
}

/// `sequence` at each place of a string of `n` bytes otherwise made of `filler`.
fn placed<'a>(sequence: &'a [u8], n: usize, filler: &'a str) -> impl Iterator<Item = Vec<u8>> + 'a {
    let room = n.saturating_sub(sequence.len()) / filler.len();
    (0..=room).map(move |at| [filler.repeat(at).as_bytes(), sequence, filler.repeat(room - at).as_bytes()].concat())
}

type Message<S> = (Vec<u8>, S, Vec<u8>);

#[track_caller]
fn ill<'de, S: Decode<'de>>(input: &'de [u8], offset: usize) {
    let error = shorn::decode::<Message<S>>(input).err().expect("an error");
    assert_eq!((error.code(), error.offset()), ("invalid_utf8", offset), "{input:02x?}");
}

#[test]
fn ill_formed_text_is_found_wherever_it_lies() {
    for sequence in ILL {
        for n in 1..=40 {
            for filler in ["a", "é", "\u{1F680}"] {
                for content in placed(sequence, n, filler) {
                    assert!(std::str::from_utf8(&content).is_err());
                    for (before, after) in [(0, 0), (n % 8, 0), (3, 16)] {
                        let input = message(before, &content, after);
                        let offset = 1 + before + 1;
                        ill::<String>(&input, offset);
                        ill::<&str>(&input, offset);
                    }
                }
            }
        }
    }
}

#[test]
fn ill_formed_text_is_found_by_every_type_of_text() {
    for sequence in ILL {
        let input = message(1, sequence, 20);
        ill::<Box<str>>(&input, 3);
        ill::<std::rc::Rc<str>>(&input, 3);
        ill::<std::sync::Arc<str>>(&input, 3);
        ill::<std::borrow::Cow<'_, str>>(&input, 3);
        ill::<char>(&input, 3);
        ill::<std::net::IpAddr>(&input, 3);
        let entry = [&[1, sequence.len() as u8], sequence, &[0]].concat();
        let error = shorn::decode::<BTreeMap<String, u8>>(&entry).unwrap_err();
        assert_eq!((error.code(), error.offset()), ("invalid_utf8", 2), "{entry:02x?}");
    }
}

#[test]
fn ill_formed_text_is_found_in_long_text() {
    for sequence in ILL {
        for n in [63, 64, 65, 127, 128, 129, 200, 1000] {
            for filler in ["a", "é"] {
                let all: Vec<_> = placed(sequence, n, filler).collect();
                // The first and last places, and some between.
                for content in all.iter().take(3).chain(all.iter().rev().take(3)).chain(all.iter().step_by(37)) {
                    let length = varint(content.len() as u128).len();
                    ill::<String>(&message(0, content, 0), 1 + length);
                    ill::<&str>(&message(5, content, 20), 6 + length);
                }
            }
        }
    }
}

#[test]
fn well_formed_text_is_kept_as_it_is() {
    for sequence in WELL {
        for n in (1..=40).chain([64, 127, 128, 129, 1000]) {
            for content in placed(sequence.as_bytes(), n, "a").chain(placed(sequence.as_bytes(), n, "é")) {
                let text = std::str::from_utf8(&content).unwrap();
                for (before, after) in [(0, 0), (3, 16)] {
                    let input = message(before, &content, after);
                    assert_eq!(shorn::decode::<Message<String>>(&input).unwrap().1, text);
                    assert_eq!(shorn::decode::<Message<&str>>(&input).unwrap().1, text);
                    assert_eq!(shorn::encode(&(vec![7u8; before], text, vec![7u8; after])).unwrap(), input);
                }
            }
        }
    }
}
