//! Messages as they should be: one allocation for the result, none for what is reused or borrowed,
//! and nothing kept of a message that was large.

use crate::counting::watch;
use shorn::{Codec, FrameReader, Frames, Limits, Record};
use std::borrow::Cow;
use std::collections::HashSet;

#[derive(Record, Debug, Clone, PartialEq)]
struct Person {
    name: String,
    age: u32,
    email: Option<String>,
    tags: Vec<String>,
}

fn grace() -> Person {
    Person { name: "Grace".into(), age: 45, email: None, tags: vec!["navy".into(), "cobol".into()] }
}

#[derive(Record, Debug, PartialEq)]
struct Borrowed<'a> {
    name: &'a str,
    nick: Option<&'a str>,
    note: Cow<'a, str>,
    #[record(bytes)]
    raw: &'a [u8],
    age: u32,
}

#[test]
fn a_small_record_is_encoded_in_one_allocation() {
    let grace = grace();
    let (bytes, usage) = watch(|| shorn::encode(&grace).unwrap());
    assert_eq!((usage.calls, usage.kept), (1, bytes.capacity() as isize));
    let (_, usage) = watch(|| shorn::encode(&(1u8, "two", 3.0, [true; 4], Some('5'))).unwrap());
    assert_eq!(usage.calls, 1);
    let people = vec![grace; 100];
    let (_, usage) = watch(|| shorn::encode(&people).unwrap());
    assert_eq!(usage.calls, 1);
    let codec = Codec::<Person>::new().fingerprinted(3).unwrap().limits(Limits::new().elements(1000));
    let (_, usage) = watch(|| codec.encode(&people[0]).unwrap());
    assert_eq!(usage.calls, 1);
}

#[test]
fn a_buffer_with_room_needs_no_allocation() {
    let grace = grace();
    let mut out = Vec::with_capacity(1024);
    let (_, usage) = watch(|| {
        for _ in 0..10 {
            out.clear();
            shorn::encode_into(&grace, &mut out).unwrap();
        }
    });
    assert_eq!(usage.calls, 0);
    assert_eq!(out, shorn::encode(&grace).unwrap());
}

#[test]
fn the_thread_keeps_a_buffer() {
    let grace = grace();
    let mut sink = [0u8; 256];
    shorn::encode_to(&grace, &mut sink[..]).unwrap();
    let (_, usage) = watch(|| {
        for _ in 0..10 {
            shorn::encode_to(&grace, &mut sink[..]).unwrap();
            shorn::encoded_len(&grace).unwrap();
        }
    });
    assert_eq!(usage.calls, 0);
}

#[test]
fn what_is_borrowed_is_not_allocated() {
    let value = Borrowed { name: "Grace Hopper", nick: Some("Amazing"), note: "é".into(), raw: &[1, 2, 3], age: 45 };
    let bytes = shorn::encode(&value).unwrap();
    let (back, usage) = watch(|| shorn::decode::<Borrowed<'_>>(&bytes).unwrap());
    assert_eq!((usage.calls, back), (0, value));
    let long = "é".repeat(1000);
    let bytes = shorn::encode(&(&*long, 1.5, "short")).unwrap();
    let (back, usage) = watch(|| shorn::decode::<(&str, f64, Cow<'_, str>)>(&bytes).unwrap());
    assert_eq!((usage.calls, back.0), (0, &*long));
    let frames = [&[4][..], b"\x03one", &[4], b"\x03two"].concat();
    let (n, usage) = watch(|| Frames::new(Codec::<&str>::new(), &frames).map(Result::unwrap).count());
    assert_eq!((usage.calls, n), (0, 2));
}

#[test]
fn what_is_owned_is_allocated_once() {
    let bytes = shorn::encode(&grace()).unwrap();
    // A name, a list, two tags.
    let (back, usage) = watch(|| shorn::decode::<Person>(&bytes).unwrap());
    assert_eq!((usage.calls, back), (4, grace()));
    let numbers: Vec<u64> = (0..10_000).collect();
    let bytes = shorn::encode(&numbers).unwrap();
    let (back, usage) = watch(|| shorn::decode::<Vec<u64>>(&bytes).unwrap());
    assert_eq!((usage.calls, usage.largest, back), (1, 80_000, numbers));
    let (_, usage) = watch(|| shorn::decode::<(String, Vec<u8>)>(&[0, 0]).unwrap());
    assert_eq!(usage.calls, 0);
}

#[test]
fn frames_are_read_in_the_memory_of_the_largest() {
    let frame = shorn::encode(&"x".repeat(1000)).unwrap();
    let file: Vec<u8> = [&[0xea, 7], &*frame].concat().repeat(100);
    assert_eq!(frame.len(), 1002);
    let mut reader = FrameReader::new(Codec::<u8>::new(), &file[..]);
    reader.read_frame().unwrap().unwrap();
    let (_, usage) = watch(|| while reader.read_frame().unwrap().is_some() {});
    assert_eq!(usage.calls, 0, "{usage:?}");
}

#[test]
fn nothing_is_kept_of_a_large_message() {
    let large = "x".repeat(1 << 20);
    let set: HashSet<String> = (0..20_000u32).map(|i| i.to_string()).collect();
    let (_, usage) = watch(|| {
        shorn::encoded_len(&large).unwrap();
        shorn::encoded_len(&set).unwrap();
        shorn::encode_to(&large, std::io::sink()).unwrap();
        drop(shorn::encode(&set).unwrap());
        assert!(Codec::<HashSet<String>>::new().limits(Limits::new().message(100_000)).encode(&set).is_err());
    });
    assert!(usage.peak >= 1 << 20, "{usage:?}");
    assert!(usage.kept <= 64 << 10, "{usage:?}");
}

#[cfg(feature = "bytes")]
#[test]
fn a_small_message_is_one_block_of_its_size() {
    let grace = grace();
    let mut messages = Vec::with_capacity(1000);
    let (_, usage) = watch(|| {
        for _ in 0..1000 {
            messages.push(shorn::encode_to_bytes(&grace).unwrap());
        }
    });
    let bytes: usize = messages.iter().map(bytes::Bytes::len).sum();
    assert_eq!((usage.calls, usage.peak), (1000, bytes), "{usage:?}");
    let text = bytes::Bytes::from(shorn::encode(&grace).unwrap());
    let (_, usage) = watch(|| shorn::decode_bytes::<Person>(&text).unwrap());
    assert!(usage.calls <= 5, "{usage:?}");
}

/// An upper bound may be ten times what is written; what is kept is at most twice.
#[test]
fn a_message_far_below_its_bound_gives_back() {
    for n in [10usize, 500, 20_000, 200_000] {
        let message = shorn::encode(&vec![0u64; n]).unwrap();
        // A count, and one byte for each zero.
        assert!((n..n + 4).contains(&message.len()));
        assert!(message.capacity() <= 2 * message.len() + 4096, "{} for {n}", message.capacity());
    }
}
