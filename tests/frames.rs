//! Frames: what a `FrameWriter` writes both readers read back; a file that is cut, lies or fails
//! is refused at the byte of the file where it goes wrong; and a length costs no memory before
//! its bytes have come.

use shorn::{Codec, DecodeError, FrameReader, FrameWriter, Frames, Limits};
use std::error::Error;
use std::io::{self, BufReader, Read, Write};

type Message = (u32, String, Vec<bool>);

fn messages() -> Vec<Message> {
    vec![
        (7, "a".into(), vec![]),
        (300, "é".repeat(100), vec![true, false]),
        (0, String::new(), vec![true; 5]),
        (u32::MAX, "x".repeat(20_000), vec![]),
    ]
}

/// A length as a varint and the message, by the book.
fn frame(message: &[u8]) -> Vec<u8> {
    let (mut n, mut out) = (message.len(), vec![]);
    while n >= 0x80 {
        out.push(n as u8 | 0x80);
        n >>= 7;
    }
    out.push(n as u8);
    out.extend_from_slice(message);
    out
}

fn written<T: shorn::Encode>(codec: Codec<T>, values: &[T]) -> Vec<u8> {
    let mut file = FrameWriter::new(codec, Vec::new());
    for value in values {
        file.write(value).unwrap();
    }
    file.flush().unwrap();
    file.into_inner()
}

/// The first error of both readers, and how many messages came before it. Whatever they
/// give then, they give the same.
fn both<T: for<'de> shorn::Decode<'de>>(codec: Codec<T>, input: &[u8]) -> (usize, &'static str, usize) {
    let mut slice = Frames::new(codec, input);
    let of_slice = ending(&mut slice);
    // A buffer of one byte: every frame comes in pieces.
    let mut file = FrameReader::new(codec, BufReader::with_capacity(1, input));
    let of_file = ending(&mut file);
    assert_eq!(of_slice, of_file, "{input:02x?}");
    let rest = |result: Result<T, DecodeError>| result.map(|_| ()).map_err(|e| (e.code(), e.offset()));
    assert_eq!(slice.map(rest).collect::<Vec<_>>(), file.map(rest).collect::<Vec<_>>(), "{input:02x?}");
    of_slice
}

fn ending<T>(messages: &mut impl Iterator<Item = Result<T, DecodeError>>) -> (usize, &'static str, usize) {
    let mut before = 0;
    for message in messages {
        match message {
            Ok(_) => before += 1,
            Err(error) => return (before, error.code(), error.offset()),
        }
    }
    (before, "", 0)
}

#[test]
fn messages_go_there_and_back() {
    let codec = Codec::<Message>::new();
    let mut expected = vec![];
    let mut sizes = vec![];
    let mut file = FrameWriter::new(codec, Vec::new());
    for message in messages() {
        let one = frame(&shorn::encode(&message).unwrap());
        assert_eq!(file.write(&message).unwrap(), one.len());
        sizes.push(one.len());
        expected.extend(one);
    }
    let bytes = file.into_inner();
    assert_eq!(bytes, expected);

    let mut frames = Frames::new(codec, &bytes);
    let mut reader = FrameReader::new(codec, &bytes[..]);
    let mut offset = 0;
    for (message, size) in messages().into_iter().zip(sizes) {
        assert_eq!((frames.offset(), reader.offset()), (offset, offset));
        assert_eq!(frames.next().unwrap().unwrap(), message);
        assert_eq!(reader.next().unwrap().unwrap(), message);
        offset += size;
    }
    assert!(frames.next().is_none() && reader.next().is_none());
    assert_eq!((frames.offset(), reader.offset()), (bytes.len(), bytes.len()));
    for capacity in [1, 3, 7, 4096] {
        let reader = FrameReader::new(codec, BufReader::with_capacity(capacity, &bytes[..]));
        assert_eq!(reader.collect::<Result<Vec<_>, _>>().unwrap(), messages(), "{capacity}");
    }
}

#[test]
fn messages_of_no_bytes() {
    let bytes = written(Codec::<()>::new(), &[(), (), ()]);
    assert_eq!(bytes, [0, 0, 0]);
    assert_eq!(both(Codec::<()>::new(), &bytes), (3, "", 0));
    assert_eq!(both(Codec::<()>::new(), &[]), (0, "", 0));
    let mut reader = FrameReader::new((), &bytes[..]);
    assert_eq!(reader.read_frame().unwrap(), Some(&[][..]));
    // A message needs its bytes: at the end of its frame, the second byte of the file.
    assert_eq!(both(Codec::<u8>::new(), &[1, 7, 0, 1, 8]), (1, "unexpected_end", 3));
}

#[test]
fn frames_borrow_from_the_slice() {
    let bytes = b"\x03\x02hi\x01\x00";
    let words: Vec<&str> = Frames::new(Codec::new(), bytes).collect::<Result<_, _>>().unwrap();
    assert_eq!(words, ["hi", ""]);
    assert_eq!(words[0].as_ptr(), bytes[2..].as_ptr());
    let mut reader = FrameReader::new(Codec::<&str>::new(), &bytes[..]);
    let first = reader.read_frame().unwrap().unwrap();
    assert_eq!(shorn::decode::<&str>(first).unwrap(), "hi");
}

#[test]
fn a_file_cut_at_any_byte_ends_there() {
    let all = [(7, "ab".to_string(), vec![true]), (200, "x".repeat(130), vec![false; 3])];
    let bytes = written(Codec::<Message>::new(), &all);
    let first = 1 + bytes[0] as usize;
    for end in 0..=bytes.len() {
        let whole = usize::from(end >= first) + usize::from(end == bytes.len());
        let on_the_edge = end == 0 || end == first || end == bytes.len();
        // The missing byte is where the file ends.
        let expected = if on_the_edge { (whole, "", 0) } else { (whole, "unexpected_end", end) };
        assert_eq!(both(Codec::<Message>::new(), &bytes[..end]), expected, "cut at {end}");
    }
}

#[test]
fn offsets_count_from_the_start_of_the_file() {
    // Frames of (u8, bool): the boolean of the third is wrong, at 3 + 3 + 1 + 1.
    let file = b"\x02\x07\x01\x02\x07\x00\x02\x07\x05\x02\x07\x01";
    assert_eq!(both(Codec::<(u8, bool)>::new(), file), (2, "invalid_boolean", 8));
    // A frame that is too long for its message: at the byte left over.
    assert_eq!(both(Codec::<u8>::new(), b"\x01\x07\x02\x07\x09"), (1, "trailing_data", 4));
    // The length itself.
    assert_eq!(both(Codec::<u8>::new(), b"\x01\x07\x81\x00\x07"), (1, "non_canonical_varint", 4));
    assert_eq!(both(Codec::<u8>::new(), &[&[1, 7][..], &[0x80; 12]].concat()), (1, "varint_too_long", 10));
    assert_eq!(both(Codec::<u8>::new(), &[&[1, 7][..], &[0xff; 12]].concat()), (1, "unsafe_integer", 10));
    assert_eq!(both(Codec::<u8>::new(), &[1, 7, 0x80, 0x80]), (1, "unexpected_end", 4));
}

/// A message that is wrong leaves its frame whole; a frame that is cut leaves nothing.
#[test]
fn what_cannot_be_decoded_can_be_skipped() {
    // Frames of 01, of 02, of 00, of 01 01, and one of five bytes that holds one.
    let file = b"\x01\x01\x01\x02\x01\x00\x02\x01\x01\x05\x01";
    let expected = [Ok(true), Err("invalid_boolean"), Ok(false), Err("trailing_data"), Err("unexpected_end")];
    // After the cut frame there is nothing, however often it is asked for.
    let mut slice = Frames::new(Codec::<bool>::new(), file);
    let mut reader = FrameReader::new(Codec::<bool>::new(), &file[..]);
    for expected in expected {
        assert_eq!(slice.next().unwrap().map_err(|e| e.code()), expected);
        assert_eq!(reader.next().unwrap().map_err(|e| e.code()), expected);
    }
    for _ in 0..2 {
        assert!(slice.next().is_none() && reader.next().is_none());
    }
}

#[test]
fn a_fingerprint_is_in_every_frame() {
    let codec = Codec::<String>::new().fingerprinted(2).unwrap();
    // Section 11 of the format: `"string"` in two bytes is 9c 6a.
    let bytes = written(codec, &["hi".to_string(), "".into()]);
    assert_eq!(bytes, b"\x05\x9c\x6a\x02hi\x03\x9c\x6a\x00");
    assert_eq!(both(codec, &bytes), (2, "", 0));
    // Of another shape: at the start of its message.
    assert_eq!(both(codec, b"\x05\x9c\x6a\x02hi\x03\x9c\x6b\x00"), (1, "fingerprint_mismatch", 7));
    assert_eq!(both(codec, b"\x05\x9c\x6a\x02hi\x01\x9c"), (1, "unexpected_end", 8));
}

#[test]
fn limits_of_the_codec_hold_in_frames() {
    let codec = Codec::<Vec<u8>>::new().limits(Limits::new().elements(2).message(3));
    let mut file = FrameWriter::new(codec, Vec::new());
    file.write(&vec![1, 2]).unwrap();
    assert_eq!(file.write(&vec![1, 2, 3]).unwrap_err().code(), "collection_too_large");
    assert_eq!(file.write(&vec![255, 255]).unwrap_err().code(), "message_too_large");
    assert_eq!(file.into_inner(), [3, 2, 1, 2], "nothing of what was refused");
    assert_eq!(both(codec, &[3, 2, 1, 2, 3, 3, 1, 2]), (1, "collection_too_large", 6));
    // The whole message is at fault, at its start.
    assert_eq!(both(codec, &[3, 2, 1, 2, 4, 1, 2, 3, 4]), (1, "message_too_large", 5));
}

#[test]
fn a_length_that_lies_ends_where_the_bytes_end() {
    for (length, size) in [(&b"\x7f"[..], 1), (b"\x80\x80\x80\x20", 4)] {
        let file = [length, &[1, 2, 3]].concat();
        assert_eq!(both(Codec::<Vec<u8>>::new(), &file), (0, "unexpected_end", size + 3));
    }
    // 64 MiB are the most that a frame may have: one more is refused with its length.
    assert_eq!(both(Codec::<Vec<u8>>::new(), b"\x81\x80\x80\x20\x00"), (0, "message_too_large", 4));
    assert_eq!(both(Codec::<Vec<u8>>::new(), b"\xff\xff\xff\xff\xff\xff\xff\x0f"), (0, "message_too_large", 8));
}

#[test]
fn the_limit_of_a_frame_is_chosen_by_its_reader() {
    let file = b"\x02\x01\x07\x03\x02\x07\x07";
    let mut reader = FrameReader::new(Codec::<Vec<u8>>::new(), &file[..]).frame_limit(2);
    assert_eq!(reader.next().unwrap().unwrap(), [7]);
    let error = reader.next().unwrap().unwrap_err();
    assert_eq!((error.code(), error.offset()), ("message_too_large", 4));
    assert!(reader.next().is_none());
    let reader = FrameReader::new(Codec::<Vec<u8>>::new(), &file[..]).frame_limit(3);
    assert_eq!(reader.map(Result::unwrap).collect::<Vec<_>>(), [vec![7], vec![7, 7]]);
}

#[test]
fn a_message_of_more_than_64_mib_is_not_written() {
    let mut file = FrameWriter::new(Codec::<(String, String)>::new(), Vec::new());
    let half = "x".repeat(32 << 20);
    assert_eq!(file.write(&(half.clone(), half)).unwrap_err().code(), "message_too_large");
    assert_eq!(file.write(&("a".into(), "b".into())).unwrap(), 5);
    assert_eq!(file.into_inner(), b"\x04\x01a\x01b");
}

/// Gives the bytes it has one at a time, each behind an interruption, and then an error.
struct Failing<'a> {
    bytes: &'a [u8],
    interrupt: bool,
}

impl Read for Failing<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.interrupt = !self.interrupt;
        if self.interrupt {
            return Err(io::ErrorKind::Interrupted.into());
        }
        match self.bytes {
            [] => Err(io::Error::other("the disk is gone")),
            [first, rest @ ..] => {
                out[0] = *first;
                self.bytes = rest;
                Ok(1)
            }
        }
    }
}

#[test]
fn inputs_that_fail_are_the_source_and_interruptions_are_not() {
    for (file, messages) in [(&b""[..], 0), (b"\x03\x02hi", 1), (b"\x03\x02hi\x03\x02", 1), (b"\x03\x02hi\x83", 1)] {
        let input = BufReader::with_capacity(1, Failing { bytes: file, interrupt: false });
        let mut reader = FrameReader::new(Codec::<String>::new(), input);
        for _ in 0..messages {
            assert_eq!(reader.next().unwrap().unwrap(), "hi");
        }
        let error = reader.next().unwrap().unwrap_err();
        assert_eq!(error.code(), "input_failed");
        assert_eq!(error.source().unwrap().to_string(), "the disk is gone");
        // Within the frame that could not be read.
        assert!((4 * messages..=file.len()).contains(&error.offset()), "{error}");
        assert!(reader.next().is_none());
    }
}

/// Takes a byte at a time, and after `left` of them none.
struct Narrow {
    taken: Vec<u8>,
    left: usize,
}

impl Write for Narrow {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.left == 0 {
            return Err(io::Error::other("the disk is full"));
        }
        self.left -= 1;
        self.taken.push(bytes[0]);
        Ok(1)
    }

    fn flush(&mut self) -> io::Result<()> {
        Err(io::Error::other("nor flushed"))
    }
}

#[test]
fn outputs_that_take_little_get_everything() {
    let mut file = FrameWriter::new(Codec::<Message>::new(), Narrow { taken: vec![], left: usize::MAX });
    for message in messages() {
        file.write(&message).unwrap();
    }
    assert_eq!(file.into_inner().taken, written(Codec::new(), &messages()));
}

#[test]
fn outputs_that_fail_are_the_source() {
    for left in 0..4 {
        let mut file = FrameWriter::new(Codec::<str>::new(), Narrow { taken: vec![], left });
        let error = file.write("hi").unwrap_err();
        assert_eq!(error.code(), "output_failed");
        assert_eq!(error.source().unwrap().to_string(), "the disk is full");
        assert_eq!(file.flush().unwrap_err().to_string(), "nor flushed");
        assert_eq!(file.into_inner().taken, b"\x03\x02hi"[..left]);
    }
}

#[cfg(feature = "json-schema")]
#[test]
fn a_schema_is_a_codec_like_any_other() {
    use serde_json::json;

    let schema = shorn::Schema::compile(&json!({ "type": "string" })).unwrap();
    let mut file = FrameWriter::new(&schema, Vec::new());
    assert_eq!(file.write(&json!("hi")).unwrap(), 4);
    assert_eq!(file.write(&json!(1)).unwrap_err().code(), "expected_string");
    let bytes = file.into_inner();
    assert_eq!(bytes, b"\x03\x02hi");
    let values: Vec<_> = FrameReader::new(&schema, &bytes[..]).collect::<Result<_, _>>().unwrap();
    assert_eq!(values, [json!("hi")]);
    assert_eq!(Frames::new(schema, &bytes).next().unwrap().unwrap(), json!("hi"));
}
