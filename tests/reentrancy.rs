//! Code of the user's runs in the middle of a message: a conversion, a `Display`, a `Write`. It may
//! encode and decode as it likes, fail or panic, and nothing of it shows afterwards: not in the
//! writer that the thread keeps, not in the buffer that was lent, not in values that were half read.

#[path = "reentrancy/adapters.rs"]
mod adapters;
#[path = "reentrancy/dropping.rs"]
mod dropping;

use adapters::{Loud, Mood, Spoken, note};
use shorn::{Codec, EncodeError, FrameWriter, Limits, Record};
use std::collections::HashSet;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, SystemTime};

/// That this thread's writer is there, and empty.
#[track_caller]
fn the_writer_is_sound() {
    let set = HashSet::from([3u8, 1, 2]);
    assert_eq!(shorn::encode(&set).unwrap(), [3, 1, 2, 3]);
    assert_eq!(shorn::encoded_len(&set).unwrap(), 4);
    let mut out = vec![];
    shorn::encode_to("hi", &mut out).unwrap();
    assert_eq!(out, b"\x02hi");
    assert_eq!(shorn::encode(&note(Mood::Calm)).unwrap(), b"\x01a\x04calm\x01z");
}

#[test]
fn a_conversion_encodes_inside_of_its_own_encoding() {
    // The mood writes the length of an encoding that it makes meanwhile.
    let expected = b"\x01a\x07nested4\x01z";
    let nested = note(Mood::Nested);
    assert_eq!(shorn::encode(&nested).unwrap(), expected);
    assert_eq!(shorn::encoded_len(&nested).unwrap(), expected.len());
    let mut out = vec![9];
    shorn::encode_into(&nested, &mut out).unwrap();
    shorn::encode_to(&nested, &mut out).unwrap();
    assert_eq!(out, [&[9][..], expected, expected].concat());
    let many = vec![note(Mood::Nested), note(Mood::Calm)];
    assert_eq!(shorn::encode(&many).unwrap(), [&[2][..], expected, b"\x01a\x04calm\x01z"].concat());
    the_writer_is_sound();
}

#[test]
fn a_display_encodes_inside_of_its_own_encoding() {
    let spoken = (1u8, Spoken(Mood::Nested), 2u8);
    assert_eq!(shorn::encode(&spoken).unwrap(), b"\x01\x07nested4\x02");
    // Long text, whose length takes two bytes that are made room for afterwards.
    let long = (1u8, Spoken(Mood::Long), 2u8);
    let expected = [&[1, 0xac, 0x02][..], "é".repeat(150).as_bytes(), &[2]].concat();
    assert_eq!(shorn::encode(&long).unwrap(), expected);
    assert_eq!(shorn::encoded_len(&long).unwrap(), expected.len());
    the_writer_is_sound();
}

#[test]
fn a_conversion_that_panics_leaves_nothing_behind() {
    let loud = vec![note(Mood::Calm), note(Mood::Panicking)];
    let spoken = (7u8, Spoken(Mood::Panicking));
    let mut out = vec![1, 2, 3];
    for _ in 0..3 {
        assert!(catch_unwind(|| shorn::encode(&loud)).is_err());
        the_writer_is_sound();
        assert!(catch_unwind(|| shorn::encoded_len(&spoken)).is_err());
        the_writer_is_sound();
        assert!(catch_unwind(AssertUnwindSafe(|| shorn::encode_into(&loud, &mut out))).is_err());
        assert_eq!(out, [1, 2, 3]);
        assert!(catch_unwind(AssertUnwindSafe(|| shorn::encode_into(&spoken, &mut out))).is_err());
        assert_eq!(out, [1, 2, 3]);
        assert!(catch_unwind(AssertUnwindSafe(|| shorn::encode_to(&loud, &mut out))).is_err());
        assert_eq!(out, [1, 2, 3]);
        the_writer_is_sound();
    }
}

#[test]
fn an_encode_that_fails_leaves_the_buffer_as_it_was() {
    fn fails<T: shorn::Encode + ?Sized>(codec: Codec<T>, value: &T, code: &str) -> EncodeError {
        let mut out = vec![1, 2, 3];
        let error = codec.encode_into(value, &mut out).unwrap_err();
        assert_eq!((error.code(), &*out), (code, &[1, 2, 3][..]));
        assert_eq!(codec.encode_to(value, &mut out).unwrap_err().code(), code);
        assert_eq!(out, [1, 2, 3]);
        // The buffer is the same one, and good for the next message.
        shorn::encode_into(&9u8, &mut out).unwrap();
        assert_eq!(out, [1, 2, 3, 9]);
        assert_eq!(codec.encode(value).unwrap_err().code(), code);
        the_writer_is_sound();
        error
    }
    let limits = Limits::new().elements(3).text(8).safe_integers(true);
    fails(Codec::new().limits(limits), &(1u8, vec![1u8; 4]), "collection_too_large");
    fails(Codec::new().limits(limits), &("right", "much too long"), "string_too_large");
    fails(Codec::new().limits(limits), &[1u64, 1 << 53], "unsafe_integer");
    fails(Codec::new().limits(limits), &HashSet::from([1u64 << 60]), "unsafe_integer");
    fails(Codec::new().limits(Limits::new().message(3)), "four", "message_too_large");
    let early = SystemTime::UNIX_EPOCH - Duration::from_secs(1);
    fails(Codec::new(), &(1u8, "then", early), "invalid_value");
    fails(Codec::new().fingerprinted(4).unwrap(), &(1u8, "then", early), "invalid_value");
    let error = fails(Codec::new(), &vec![note(Mood::Calm), note(Mood::Refused)], "invalid_value");
    let line = "invalid_value at [1].mood: expected a value that the conversion accepts (no word for it)";
    assert_eq!(error.to_string(), line);
    fails(Codec::new(), &(1u8, Spoken(Mood::Broken)), "invalid_value");
    fails(Codec::new().limits(limits), &(1u8, Spoken(Mood::Long)), "string_too_large");
}

/// A `Display` that reports an error is an error, not a panic.
#[test]
fn text_whose_display_fails_is_refused() {
    #[derive(Record, Debug)]
    struct Shown {
        #[record(with = shorn::Text)]
        mood: Loud,
    }
    let error = shorn::encode(&Shown { mood: Loud(Mood::Broken) }).unwrap_err();
    assert_eq!((error.code(), error.path().unwrap().to_string()), ("invalid_value", "mood".into()));
    assert_eq!(shorn::encode(&Shown { mood: Loud(Mood::Calm) }).unwrap(), b"\x04calm");
    assert_eq!(shorn::decode::<Shown>(b"\x04calm").unwrap().mood, Loud(Mood::Calm));
    let error = shorn::decode::<Shown>(b"\x04rage").unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid_value at byte 0, in mood: expected a value that the type accepts (no such mood)"
    );
}

/// A conversion that says something longer each time: each message is one of the things it said.
#[test]
fn a_conversion_that_changes_its_mind_is_asked_once() {
    #[derive(Record)]
    struct Moody {
        #[record(with = adapters::Changing)]
        text: (),
        end: u8,
    }
    for n in 1..200 {
        let message = shorn::encode(&Moody { text: (), end: 7 }).unwrap();
        let (end, text) = shorn::decode::<(u8, &str)>(&message).unwrap();
        assert_eq!((end, text.len()), (7, n));
    }
}

/// A sink that encodes, and panics when told to.
struct Busy(Vec<u8>, bool);

impl Write for Busy {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        the_writer_is_sound();
        assert!(!self.1, "told to");
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn an_output_encodes_while_it_is_written_to() {
    let mut busy = Busy(vec![], false);
    shorn::encode_to(&(1u8, "hello"), &mut busy).unwrap();
    shorn::encode_to(&note(Mood::Nested), &mut busy).unwrap();
    assert_eq!(busy.0, b"\x01\x05hello\x01a\x07nested4\x01z");
    let mut frames = FrameWriter::new(Codec::<(u8, u8)>::new(), Busy(vec![], false));
    frames.write(&(1, 2)).unwrap();
    assert_eq!(frames.into_inner().0, [2, 1, 2]);
    let mut busy = Busy(vec![], true);
    assert!(catch_unwind(AssertUnwindSafe(|| shorn::encode_to("hello", &mut busy))).is_err());
    the_writer_is_sound();
}

#[derive(Record, Debug, Clone, PartialEq)]
struct Tree {
    children: Vec<Tree>,
    label: HashSet<u16>,
}

#[test]
fn threads_do_not_share_a_writer() {
    let tree = |seed: u16| Tree {
        children: (0..seed % 4).map(|i| Tree { children: vec![], label: HashSet::from([i]) }).collect(),
        label: (0..seed % 50).collect(),
    };
    // All begin at once, so that they also race for what is worked out once for a type.
    let barrier = std::sync::Barrier::new(8);
    std::thread::scope(|scope| {
        for id in 0..8u16 {
            let (barrier, tree) = (&barrier, &tree);
            scope.spawn(move || {
                barrier.wait();
                for i in 0..200 {
                    let value = tree(id * 31 + i);
                    let message = shorn::encode(&value).unwrap();
                    assert_eq!(shorn::encoded_len(&value).unwrap(), message.len());
                    assert_eq!(shorn::decode::<Tree>(&message).unwrap(), value);
                    if i % 50 == 0 {
                        assert!(catch_unwind(|| shorn::encode(&note(Mood::Panicking))).is_err());
                    }
                }
                the_writer_is_sound();
            });
        }
    });
}

#[test]
fn a_thread_that_ends_still_encodes() {
    use std::cell::RefCell;
    use std::sync::mpsc::{Sender, channel};

    /// Encodes when its thread's values are dropped, before or after the thread's writer.
    struct Last(Sender<Vec<u8>>);

    impl Drop for Last {
        fn drop(&mut self) {
            self.0.send(shorn::encode(&HashSet::from([2u8, 1])).unwrap()).unwrap();
        }
    }

    thread_local! {
        static FIRST: RefCell<Option<Last>> = const { RefCell::new(None) };
        static SECOND: RefCell<Option<Last>> = const { RefCell::new(None) };
    }

    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        FIRST.with(|last| *last.borrow_mut() = Some(Last(sender.clone())));
        the_writer_is_sound();
        SECOND.with(|last| *last.borrow_mut() = Some(Last(sender)));
    })
    .join()
    .unwrap();
    assert_eq!(receiver.iter().collect::<Vec<_>>(), [[2, 1, 2], [2, 1, 2]]);
}
