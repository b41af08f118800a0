//! Messages taken apart for people, and many of them in one file. The parts that `inspect` gives lie one behind the
//! other over the whole message, and its error is the decoder's. `Frames` over a slice and `FrameReader` over a stream
//! give what a few lines of plain code cut out and the codec makes of it, and end alike.
//!
//! Input: a byte that says which of the two; a subject (`subject`), the message or the file.

use crate::input::Input;
use crate::subject::Subject;
use crate::targets::plan::facts;
use serde_json::Value;
use shorn::{DecodeError, FrameReader, Frames, Schema, inspect};
use std::io::BufReader;

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let frames = input.flag();
    let Some(subject) = Subject::take(&mut input) else { return };
    let Some(schema) = subject.schema() else { return };
    match frames {
        true => file(&schema, input.0),
        false => apart(&schema, input.0, &subject),
    }
}

fn apart(schema: &Schema, message: &[u8], subject: &Subject) {
    let looked = inspect(schema.shape(), message);
    let mut end = 0;
    for part in &looked.parts {
        assert_eq!(part.offset, end, "{subject}\n{looked}");
        end += part.bytes.len();
        assert_eq!(part.bytes, &message[part.offset..end], "{subject}");
    }
    assert_eq!(end, message.len(), "{subject}\n{looked}");
    match (schema.decode(message), &looked.error) {
        (Ok(_), None) => {}
        // It ends below 1,000 nodes, and the decoder where a definition is nested as often as `Limits::depth` says.
        (Ok(_), Some(looked)) if looked.code() == "recursion_depth" => {
            // Of what nests itself each round takes a byte at least, and goes through no node of the subject twice.
            let nodes = subject.to_string().matches(['{', '[']).count();
            assert!((looked.offset() + 1) * nodes >= 1_000, "{subject}\n{looked}");
        }
        // JSON has no NaN, and bytes have; that a union's branch should have been another is not looked at; and the two
        // end at different depths and at different numbers of elements without bytes.
        (Err(error), _)
            if ["out_of_range", "non_canonical_union", "recursion_depth", "collection_too_large"]
                .contains(&error.code()) => {}
        (Err(error), Some(looked)) if looked.code() == "recursion_depth" => {
            assert!(looked.offset() <= error.offset(), "{subject}\n{looked}\n{error}");
        }
        (Err(error), Some(looked)) => {
            assert_eq!((looked.code(), looked.offset()), (error.code(), error.offset()), "{subject}");
        }
        (decoded, _) => panic!("{decoded:?} by {subject}\n{looked}"),
    }
}

/// What a frame gives.
type Outcome = Result<Value, (&'static str, usize, Option<String>)>;

fn file(schema: &Schema, file: &[u8]) {
    let outcome = |frame: Result<Value, DecodeError>| frame.map_err(|error| facts(&error));
    let by_slice: Vec<Outcome> = Frames::new(schema, file).map(outcome).collect();
    // A buffer so small that lengths and messages lie across its ends.
    let by_stream: Vec<Outcome> = FrameReader::new(schema, BufReader::with_capacity(3, file)).map(outcome).collect();
    assert_eq!(by_slice, by_stream);
    assert_eq!(by_slice, plainly(schema, file));
}

fn plainly(schema: &Schema, file: &[u8]) -> Vec<Outcome> {
    let (mut outcomes, mut at) = (Vec::new(), 0);
    while at < file.len() {
        let mut length = shorn::Reader::with_limits(&file[at..], shorn::Limits::new().safe_integers(true));
        match length.uint() {
            Err(error) => {
                outcomes.push(Err((error.code(), at + error.offset(), None)));
                return outcomes;
            }
            Ok(n) if n > 64 << 20 => {
                outcomes.push(Err(("message_too_large", at + length.offset(), None)));
                return outcomes;
            }
            Ok(n) if n as usize > length.left() => {
                outcomes.push(Err(("unexpected_end", file.len(), None)));
                return outcomes;
            }
            Ok(n) => {
                at += length.offset();
                let message = &file[at..at + n as usize];
                outcomes.push(schema.decode(message).map_err(|error| {
                    let (code, offset, path) = facts(&error);
                    (code, at + offset, path)
                }));
                at += n as usize;
            }
        }
    }
    outcomes
}
